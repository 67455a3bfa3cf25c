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
highest-bid = Highest bid
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
