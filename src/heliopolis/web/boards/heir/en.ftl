# How far the game is

remark = Round { $round } of { $rounds }

# The board

board = Board
nobody = nobody
told-pyramid = { $board_side } by { $board_side } spaces. The pyramid lies from { $space }{ $count ->
    [0] , without a platform yet.
   *[other] ; its platforms, from below: { $owners }.
}
told-nile = The Nile: { $spaces }.
told-magic = Magic tokens: { $spaces }.
sun = { $value ->
    [0] Sun { $number }
   *[other] Sun { $number }: { $owner }, counts { $value }
}
monument = { $kind } on { $space }, { $owner }. Arrows: { $arrows }. { $points ->
    [one] 1 point
   *[other] { $points } points
} as things stand.
would-score = { $player } would score { $points } here.
would-gain = Other tokens of { $player } would gain { $points }.

# The palace

palace = Palace
magic = Magic
bid = Bid
offering = Offering
magic-used = { $magic }: used
magic-held = { $magic }: in hand
magic-maybe = { $magic }: in hand or in the deck
magic-away = { $magic }: not in hand
magic-left = { $count ->
    [one] 1 magic card in the deck
   *[other] { $count } magic cards in the deck
}
magic-down = magic, face down
used = { $player }: used cards
gods-won = { $player }: gods won
favorite = { $label }, { $god ->
    [geb-and-nut] Favorites
   *[other] Favorite
}
no-magic = no magic
chosen = choice made
none-yet = nothing yet
card-down = card, face down
sealed = { $card }, sealed
offered = { $card }, offered
has-sealed = sealed
you-sealed = Your choice is sealed.
gods-rest = The gods are not summoned yet
to-come = to come
worth-now = Now { $first } { $own }, { $other } { $others }
acts-for = acts for { $player }
ankh = the Ankh
short-seshat = Place the monument
short-geb-and-nut = Own it and rotate it
short-ptah = Claim the active card
short-ra = Mark sun { $sun }
short-wadjet = Draw magic
short-pharaoh = Both offer a card
short-thoth = Used cards change hands
power-seshat = anywhere
power-geb-and-nut = after a step
power-ptah = or one on display
power-ra = for double
power-wadjet = (one of three)

# What a rival may hold

may-hold = { $player } may hold
may-hold-cards = { $player } may hold or has offered: { $cards }
holds = { $player } holds
holds-cards = { $player } holds: { $cards }
hand-count = { $hand } in hand{ $bid ->
    [0] {""}
   *[other] , 1 sealed
}, { $offered } offered.
sure = Gold edge: surely in hand.
ringed = Ringed beats your bid.
hand = { $cards ->
    [one] 1 bidding card
   *[other] { $cards } bidding cards
}, { $magic } magic

# Monument cards

monuments = Monuments
thoth-picks = Thoth picks the next
active = Active
token = Token
next = Next
display = Display
deck = Deck
deck-holds = Still in the deck: { $cards }
card-maybe = { $card }: may be in hand or offered
card-sure = { $card }: surely in hand
card-away = { $card }: neither in hand nor offered
tracker-about = Whatever has not been seen elsewhere; used cards change hands when Thoth acts
claims-about = { $name }: { $count } claimed; the next one scores { $gain }
claims-full = { $name }: { $count } claimed, all there are
so-many = { $count } { $name }
worth = { $name }, worth { $moons }
token-label = { $token }: arrows { $arrows }
next-card = next
claims = { $player }: monument cards

# The Corner Pyramid

corner = Corner Pyramid
opens = sun { $sun }: +{ $points }
offerings = { $player }: { $count } offered
supply = the Pharaoh’s { $card }

# The prompt

your-cards = Your bidding cards
your-magic = Your magic
sign-sun = Sun
sign-moon = Moon
sign-crown = Pharaoh
call-none = No magic
plays-magic = { $player } plays magic.
will-own = { $player } will own it and rotate it.
sees = { $player } bids { $card }.
no-bid = { $player } has no bid: it has slipped away.
in-sight = in sight
in-sight-about = What the final scoring would pay as things stand
title-base = The pyramid’s base
title-marks = A magic token
title-offer = An offering
title-magic = Magic for { $god }?
title-bid = Your bid for { $god }
title-change = The eye sees
title-place = Place the monument
title-move = Move the monument?
title-turn = Rotate the token
title-claim = Claim a monument card
title-keep = Keep one magic card
title-tie = Equal offerings
title-renew = The next monument

# The end

final = Final scoring
before = During the game
final-magic = { $count ->
    [one] 1 magic card left
   *[other] { $count } magic cards left
}
final-suns = Strongest chain: { $chain }
final-pyramid = { $count ->
    [one] 1 platform
   *[other] { $count } platforms
}

# The categories of the result

column-monuments = Monument cards
column-suns = Suns
column-wadjet = Wadjet
column-pyramid = Pyramid
column-magic = Magic
column-alignments = Alignments
course-chapters = during the game, then at its end
