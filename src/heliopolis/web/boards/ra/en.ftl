# How far the game is

remark = Epoch { $epoch } of { $epochs }

# Suns

sun = sun { $number }
sun-down = sun { $number }, face down
centre-sun = sun { $number } in the centre
suns-left = { $count ->
    [one] 1 sun left
   *[other] { $count } suns left
}
no-suns-left = No suns left

# The board

auction = Auction
at-stake = At stake
stake = { $tiles ->
    [0] sun { $sun } alone
    [one] 1 tile and sun { $sun }
   *[other] { $tiles } tiles and sun { $sun }
}
on-sale = Tiles on sale
ra-track = Ra track: { $drawn } of { $length }

# The prompt

title-turn = Your turn
title-gods = Another god?
title-auction = Your bid
title-discard = Disaster
bid-against = { $leader } leads with { $sun }. Bid a higher sun, or pass.

# Seats and their tiles

leads-with = Leads with { $sun }
bids-last = Bids last
to-decide = To decide
none-of = no { $name }
so-many = { $name }, { $count }
this-epoch = this epoch
group-river = River and throne
group-civilisations = Civilisations
group-monuments = Monuments
your-tiles = Your tiles

# What happens, as it is told

beat-ra = Ra { $drawn } of { $length }.
beat-stake = At stake: { $stake }.
beat-last-word = { $leader } has the last word.
beat-won = { $tiles ->
    [0] { $player } takes the centre’s sun with sun { $sun }
    [one] { $player } takes a tile with sun { $sun }
   *[other] { $player } takes { $tiles } tiles with sun { $sun }
}
beat-tiles = Won: { $tiles }.
beat-theirs = The tiles are { $player }’s.
beat-lost = Lost to disasters: { $tiles }.
beat-this-epoch = This epoch: { $then } → { $now }.
beat-epoch = Epoch { $epoch } ends
beat-best = { $count ->
    [one] { $names } scores most: { $points }.
   *[other] { $names } score most: { $points } each.
}
throne-waits = to bid
throne-now = bids now
throne-leads = leads
throne-topped = topped
throne-passed = passed
ledger = What everybody scores
ledger-gods = Gods
ledger-pharaohs = Pharaohs
ledger-nile = Nile
ledger-civilisations = Civilisations
ledger-gold = Gold
ledger-monuments = Monuments
ledger-suns = Suns
ledger-floor = Not below 0

# The categories of the result

column-gods = Gods
column-gold = Gold
column-pharaohs = Pharaohs
column-river = River
column-civilisations = Civilisations
column-monuments = Monuments
column-suns = Suns
column-floor = Not below 0
stages = Epochs
course-chapters = then epoch by epoch

safe-bid = { $bid }: the lowest that nobody can beat
risky-draw = Draw, risk the lot
no-civilisation = { $fame }: no civilisation
no-flood = { $tiles ->
    [one] A Nile without a flood: nothing
   *[other] { $tiles } Niles without a flood: nothing
}
