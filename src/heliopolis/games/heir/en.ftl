# Told of the game where it is offered

introduction = A duel of sealed bids for the favour of the gods.

# Components

word-bast = Bast
word-anubis = Anubis
word-seshat = Seshat
word-geb-and-nut = Geb & Nut
word-ptah = Ptah
word-ra = Ra
word-wadjet = Wadjet
word-pharaoh = the Pharaoh
word-thoth = Thoth
word-shrine = shrine
word-sun-temple = sun temple
word-obelisk = obelisk
word-pyramid = the pyramid
word-gift = gift (A)
word-stealth = stealth (B)
word-blessing = blessing (C)
word-eye = eye (D)
word-logic = animal logic (E)
word-cry = cry (F)
word-meekness = meekness (G)
word-none = none
word-hidden = the top of the deck, unseen
word-unseen = a card unseen
word-1-moon = 1 Moon
word-1-sun = 1 Sun
word-2-moon = 2 Moon
word-2-sun = 2 Sun
word-3-moon = 3 Moon
word-3-sun = 3 Sun
word-4-moon = 4 Moon
word-4-sun = 4 Sun
word-5-moon = 5 Moon
word-5-sun = 5 Sun
word-6-moon = 6 Moon
word-6-sun = 6 Sun
word-7-moon = 7 Moon
word-7-sun = 7 Sun
word-8-moon = 8 Moon
word-8-sun = 8 Sun
word-9-moon = 9 Moon
word-9-sun = 9 Sun
word-10-moon = 10 Moon
word-10-sun = 10 Sun
word-n = N
word-ne = NE
word-e = E
word-se = SE
word-s = S
word-sw = SW
word-w = W
word-nw = NW
word-t1 = T1
word-t2 = T2
word-t3 = T3
word-t4 = T4
word-t5 = T5
word-t6 = T6
word-t7 = T7
word-t8 = T8
word-t9 = T9
word-t10 = T10
word-t11 = T11
word-t12 = T12
word-a1 = a1
word-b1 = b1
word-c1 = c1
word-d1 = d1
word-e1 = e1
word-f1 = f1
word-g1 = g1
word-h1 = h1
word-a2 = a2
word-b2 = b2
word-c2 = c2
word-d2 = d2
word-e2 = e2
word-f2 = f2
word-g2 = g2
word-h2 = h2
word-a3 = a3
word-b3 = b3
word-c3 = c3
word-d3 = d3
word-e3 = e3
word-f3 = f3
word-g3 = g3
word-h3 = h3
word-a4 = a4
word-b4 = b4
word-c4 = c4
word-d4 = d4
word-e4 = e4
word-f4 = f4
word-g4 = g4
word-h4 = h4
word-a5 = a5
word-b5 = b5
word-c5 = c5
word-d5 = d5
word-e5 = e5
word-f5 = f5
word-g5 = g5
word-h5 = h5
word-a6 = a6
word-b6 = b6
word-c6 = c6
word-d6 = d6
word-e6 = e6
word-f6 = f6
word-g6 = g6
word-h6 = h6
word-a7 = a7
word-b7 = b7
word-c7 = c7
word-d7 = d7
word-e7 = e7
word-f7 = f7
word-g7 = g7
word-h7 = h7
word-a8 = a8
word-b8 = b8
word-c8 = c8
word-d8 = d8
word-e8 = e8
word-f8 = f8
word-g8 = g8
word-h8 = h8
word-ankh = Ankh
word-offering = offering
word-card = bidding card
word-sun = sun
word-site = magic token

about-seshat = Places this round's monument, with an empty space at least between it and the pyramid and all other monuments. Favorite: on any free space.
about-geb-and-nut = Make this round's monument yours and rotate its arrows. Favorites: you may move it a step first.
about-ptah = Claims the active monument card: { $points_monument_cards } points for the first to fourth of a kind. Favorite: you may exchange it for one on display.
about-ra = Lays your disc on this round's sun for { $points_sun }. Favorite: for { $points_favorite_sun }, and it counts double in its chain.
about-wadjet = Draws a magic card; in the last round scores { $points_last_wadjet }. Favorite: draws three, of which you keep one.
about-pharaoh = Takes an offering of both players. In every second round the greater total of offerings scores and builds the pyramid.
about-thoth = Goes to whoever won fewer gods. Swaps the used cards and lets you choose the next monument card.
about-ankh = Marks Pharaoh's Favorite, the first god of the round other than the Pharaoh.
about-shrine = A monument with moons: worth { $moons_shrine } to every token that points at it, and { $moons_shrine } to itself for pointing at the pyramid.
about-sun-temple = A monument with moons: worth { $moons_sun-temple } to every token that points at it, and { $moons_sun-temple } to itself for pointing at the pyramid.
about-obelisk = A monument with moons: worth { $moons_obelisk } to every token that points at it, and { $moons_obelisk } to itself for pointing at the pyramid.
about-pyramid = Every second round the greater offering adds a platform. More platforms score { $pyramid_majority } at the end; a tie goes to the top one.
about-gift = Take the Pharaoh's 12, or his 11 if the 12 is gone. Not for the bid under way.
about-stealth = Your bid slips to the Corner Pyramid, unseen, and the other player wins the god.
about-blessing = The god up for bid becomes a Favorite, whoever wins it.
about-eye = See the other bid, then change yours if you like.
about-logic = The two bids change places.
about-cry = Your bid counts one more, and you win ties.
about-meekness = The lower bid wins; of equal numbers the Moon.
about-offering = A bidding card that lies face down at the Corner Pyramid until the next corner. Then the greater total scores.
about-card = A bidding card. Of equal numbers the Sun is higher. What you use goes to the other player at the end of the round.
about-site = A magic token. Whoever places the monument on it draws a magic card, and the magic token leaves the game.
about-sun = One a round. Your strongest chain of neighbouring suns scores { $points_chain } a disc at the end; a Favorite's disc counts double in it.

# Decisions

ask-cards = Monument cards are turned up.
ask-tokens = The next monument token comes in sight.
ask-base = Lay the base of the pyramid: name its upper left space.
ask-marks = Lay out a magic token.
ask-summon = The next god is turned up.
ask-offer = Offer a card to the Pharaoh, face down.
ask-magic = Call on magic for this bid, or not.
ask-bid = Bid a card for the god.
ask-change = Change your bid, or let it stand.
ask-place = Seshat: place the monument.
ask-draw = A magic card is drawn.
ask-move = Geb & Nut, Favorites: move the monument a step, or let it stay.
ask-turn = Geb & Nut: rotate the token.
ask-claim = Ptah, Favorite: claim a monument card.
ask-keep = Wadjet, Favorite: keep one of the cards drawn.
ask-tie = The offerings are equal: offer one more card.
ask-renew = Thoth: choose the next monument card.
ask-finished = The game is over.

do-base = Lay the base from { $a }
do-mark = Lay a magic token on { $a }
do-place = Place the monument on { $a }
do-move = Move it to { $a }
do-stay = Let it stay
do-call = Magic: { $a }
do-bid = Bid { $a }
do-offer = Offer { $a }
do-stand = Let the bid stand
do-change = Change the bid to { $a }
do-turn = Rotate it by { $a } degrees
do-claim = Claim: { $a }
do-keep = Keep: { $a }
do-renew = Next monument: { $a }

log-base = { $player } lays the base of the pyramid from { $a }.
log-mark = { $player } lays a magic token on { $a }.
log-place = { $player } places the monument on { $a }.
log-move = { $player } moves the monument to { $a }.
log-stay = { $player } lets the monument stay.
log-offer = { $player } offers { $a }.
log-stand = { $player } lets the bid stand.
log-change = { $player } changes the bid to { $a }.
log-turn = { $player } rotates the token by { $a } degrees.
log-renew = { $player } chooses the next monument: { $a }.

chance-card = A monument card is turned up: { $a }.
chance-token = The next monument token comes in sight.
chance-god = Next god: { $a }.
chance-base = The base of the pyramid is laid on { $a }.
chance-mark = A magic token is laid on { $a }.

# What decides a choice

because-rays = { $rays ->
    [one] One arrow of the token scores { $points } for { $seat_name }: { $direction }, at { $space }.
   *[other] { $rays } arrows of the token score { $points } for { $seat_name }: { $direction } at { $space }, and others.
}
because-no-rays = The token's arrows point at nothing.
because-ray-on-it = The arrow of { $seat_name } from { $space } gains { $points } by it.
because-higher-cards = { $higher ->
    [0] None of the { $cards } cards that { $seat_name } may hold is higher.
    [one] One of the { $cards } cards that { $seat_name } may hold is higher.
   *[other] { $higher } of the { $cards } cards that { $seat_name } may hold are higher.
}
because-card-points = The card scores { $points } at once.
because-offering = With it you offer { $total } in all; { $seat_name } has offered { $theirs ->
    [one] one card
   *[other] { $theirs } cards
}, and the corner pays { $points }.
because-seen-bid = It is { $above ->
    [1] above
   *[other] below
} the bid you have seen, { $theirs }.
because-magic = You have { $cards } magic { $cards ->
    [one] card
   *[other] cards
}, { $seat_name } has { $theirs }; one that is never played scores { $points }.
because-base-seen = { $spaces } spaces are in line with the pyramid there: arrows from them can point at it.
because-mark-seen = { $seen ->
    [1] { $space } is in line with the pyramid: a monument there may score it, and whoever places it draws a magic card.
   *[other] { $space } is not in line with the pyramid: whoever wants its magic places the monument off its lines.
}
because-next-card = The next monument would have { $moons } { $moons ->
    [one] moon
   *[other] moons
}.
because-hidden-card = Nobody knows it: one of { $cards } cards of the deck.

# Refusals

refused-over = The game is over.
refused-cards-come = Monument cards are being turned up: nobody decides before they are known.
refused-token-comes = The next monument token is being turned up: nobody decides before it is known.
refused-god-comes = The next god is being turned up: nobody decides before it is known.
refused-magic-comes = A magic card is being drawn: nobody decides before that.
refused-laid-by-chance = Chance lays out the base and the magic tokens.
refused-not-asked-for-magic = You have no magic in hand and are not asked: it is for { $seat_name } to choose.
refused-sealed = You have chosen, and can't take it back: it is for { $seat_name } to choose.
refused-others-base = It is for { $seat_name } to lay the base of the pyramid.
refused-others-mark = It is for { $seat_name } to lay out a magic token.
refused-others-change = It is for { $seat_name } to change the bid, or let it stand.
refused-others-god = It is for { $seat_name } to act, who has { $god }.
refused-base-first = First lay the base of the pyramid: name its upper left space.
refused-off-board = { $space } is beyond the edge of the board.
refused-base-off-board = Laid from { $space }, the base would leave the board.
refused-base-off-nile = Laid from { $space }, the base would not cover enough of the Nile.
refused-mark-first = First the magic tokens are laid out: name a space.
refused-mark-too-near = { $space } is too near: at least one empty space must lie between a magic token and the base or any other.
refused-no-such-magic = You do not have this magic in hand: { $magic }.
refused-magic-first = First choose magic for this bid, or none.
refused-too-late-for-magic = Magic is chosen before the bid. Bid a card of your hand for { $god }.
refused-one-magic-a-bid = Nobody plays more than one magic card a bid. Change your bid, or let it stand.
refused-no-magic-for-pharaoh = No magic is played for the Pharaoh: offer a card of your hand.
refused-no-such-card = You do not have this card in hand: { $card }.
refused-bid-now = Bid a card of your hand for { $god }.
refused-bid-already = That is your bid already: { $card }. Let it stand, or name another card.
refused-change-now = Change your bid, or let it stand.
refused-offer-now = The Pharaoh is not bid for: offer him a card of your hand.
refused-offer-one-more = The totals are equal: offer one more card of your hand.
refused-place-now = Seshat acts: place the monument.
refused-too-near = { $space } has no empty space between it and the pyramid or another monument.
refused-under-pyramid = { $space } lies under the pyramid.
refused-monument-there = A monument stands on { $space }.
refused-move-now = Geb & Nut are Favorites: first move the token a step, or let it stay.
refused-stands-there = The token stands on { $space } already: let it stay, or name another space.
refused-too-far = { $space } is more than one step away.
refused-rotate-now = Geb & Nut act: rotate the token.
refused-moved-before = The token has had its step, or stayed: now rotate it.
refused-no-favorite-move = Geb & Nut move the token only as Favorites: rotate it.
refused-claim-now = Ptah is Favorite: choose the monument card that he claims.
refused-not-face-up = There is no such card face up: { $kind }.
refused-keep-now = Wadjet is Favorite: keep one of the magic cards drawn.
refused-not-drawn = This magic is none of the cards drawn: { $magic }.
refused-renew-now = Thoth acts: choose the next monument card.

# What follows

event-favorite = The Ankh goes to { $god }.
event-called = { $player } plays magic: { $magic }.
event-cancelled = Both play { $magic }: the two cancel.
event-gift = { $player } takes the Pharaoh's { $card }.
event-no-gift = The Pharaoh has no more cards for { $player }.
event-stealth = The bid of { $player } slips to the Corner Pyramid.
event-blessed = { $player } makes a Favorite of { $god }.
event-seen = The bid of { $player } is seen: { $card }.
event-exchanged = { $player } makes the bids change places.
event-won = { $player } wins { $god }: { $card } against { $other }.
event-unopposed = { $player } wins { $god } unopposed, with { $card }.
event-thoth = { $player } has won fewer gods and receives Thoth.
event-site = { $player } builds on the magic token on { $space }.
event-shuffled = { $player } shuffles the used magic into a new deck.
event-drew = { $player } draws magic: { $magic }.
event-sorted = { $player } keeps { $kept }{ $rejected_count ->
    [0] .
   *[other] {" "}and shows: { $rejected }.
}
event-rebuilt = { $player } exchanges the card: the { $old } becomes a { $kind }.
event-offerings = { $player } has offered { $cards }: { $total } in all.
event-one-more = { $player } offers one more: { $card }.
event-swapped = Used cards change hands. From Bast: { $bast }. From Anubis: { $anubis }.

score-claimed = Ptah: { $kind }, number { $cards } of its kind
score-sun = Ra: sun { $sun }
score-wadjet = Wadjet in the last round
score-platform = the greater offering: platform { $level }
score-magic-left = { $cards } magic { $cards ->
    [one] card
   *[other] cards
} left
score-suns = strongest chain of suns: { $chain }
score-pyramid = { $platforms } { $platforms ->
    [one] platform
   *[other] platforms
} in the pyramid
score-alignment = { $kind } on { $space } ({ $arrows }): { $hits }

# Chapters of the examination

chapter = { $epoch ->
    [9] Final scoring
   *[other] Round { $epoch }
}

# The terminal's board

board-round = round { $round } of { $rounds }
board-suns = Suns
board-god = Up for bid
board-turned-up = Turned up
board-acts = Acts now
board-to-come = To come
board-favorite = { $god ->
    [geb-and-nut] Favorites
   *[other] Favorite
}
board-active = Active
board-next = Next
board-display = Display
board-deck = { $cards } in the deck
board-none = none
board-nobody = nobody's
board-gods = gods
board-hand = hand
board-used = used
board-offered = offered
board-magic = magic
board-bid = bid
board-sealed = sealed
board-claimed = cards
board-may-hold = hand or offered
board-certain = surely in hand
board-offerings = { $count ->
    [one] 1 card, unseen
   *[other] { $count } cards, unseen
}
board-magic-held = { $count } in hand
board-magic-known = known: { $cards }
board-magic-of = of { $cards }
board-magic-used = used: { $cards }
board-supply = The Pharaoh still has: { $cards }
board-points = { $points } { $points ->
    [one] point
   *[other] points
}
board-if-ended = if it ended now: { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $lines })
}
board-final-magic = magic
board-final-suns = suns
board-final-pyramid = pyramid
board-final-rays = arrows
board-announced = magic announced
board-not-announced = no magic announced
board-worth = numbers: what the place brings you, less what it brings the other
board-legend = { $shrine } { $temple } { $obelisk }: shrine, sun temple, obelisk · small letters: Bast, capitals: Anubis · ✦ magic · ~ Nile · ▲ pyramid

# Options

option-quick = Place the base and the magic tokens at random

# Components, where they are listed

key-board = board
key-side = side
key-base_side = side of the base
key-first_sun = first sun
key-nile = Nile
key-nile_under_base = Nile spaces under the base
key-tokens = monument tokens
key-bidding = bidding cards
key-anubis_suns = Suns of Anubis
key-monument_cards = monument cards
key-moons = moons
key-pyramid = Corner Pyramid
key-corner = corner { $number }
key-majority = majority
key-points = points
key-sun = each disc
key-favorite_sun = each disc of the Favorite
key-chain = strongest chain
key-last_wadjet = Wadjet in the last round
key-magic_left = magic left

# What decides between those with the most points.
tie-monument-cards = { $points } points each. A tie goes to the most monument cards: { $best } over { $other }.
tie-shared = { $points } points each, and as many monument cards: the victory is shared.

# What is wrong with an edition

flaw-beyond = { $space } is not on a board of { $side } × { $side }
flaw-base = the base needs a place over enough Nile spaces (board.nile_under_base)
flaw-arrows = at least one arrow is needed, and none twice
flaw-suns = each number stands at most once
flaw-monument-cards = at least { $needed } monument cards are needed in all, so that none is missing at the end
