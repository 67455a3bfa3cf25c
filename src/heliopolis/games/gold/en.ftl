# Told of the game where it is offered

introduction = Explore the pyramid and carry its treasures out in time.

# What has changed in the rules with each version

rules-version-2 = A porter now turns a neighbouring card whenever its own card is open towards it, and may lay it down any way round: nobody can be walled in for good. While the pyramid falls, the game ends as soon as nothing can change any more.

# Components

word-archaeologist = archaeologist
word-porter = porter
word-lantern = lantern
word-photo = photo
word-treasure = treasure
word-treasure-1 = treasure of 1
word-treasure-2 = treasure of 2
word-treasure-3 = treasure of 3
word-treasure-4 = treasure of 4
word-treasure-5 = treasure of 5
word-treasure-6 = treasure of 6
word-treasure-7 = treasure of 7
word-treasure-8 = treasure of 8
word-treasure-9 = treasure of 9
word-bust = bust of the pharaoh
word-mummy = the mummy
word-curse = the curse
word-quiet = no danger

word-start = start card
word-corridor = corridor
word-chamber = burial chamber
word-hidden = hidden card
word-fallen = fallen card

word-crossing = crossing
word-junction = junction
word-corner = corner
word-straight = straight
word-dead-end = dead end
word-chamber-crossing = burial chamber with four doorways
word-chamber-junction = burial chamber with three doorways
word-chamber-corner = burial chamber, a corner
word-chamber-straight = burial chamber, a straight
word-chamber-dead-end = burial chamber with one doorway

word-n = north
word-e = east
word-s = south
word-w = west
word-ne = north and east
word-ns = north and south
word-nw = north and west
word-es = east and south
word-ew = east and west
word-sw = south and west
word-nes = north, east and south
word-new = north, east and west
word-nsw = north, south and west
word-esw = east, south and west
word-nesw = all four sides

word-a1 = a1
word-b1 = b1
word-c1 = c1
word-d1 = d1
word-e1 = e1
word-f1 = f1
word-a2 = a2
word-b2 = b2
word-c2 = c2
word-d2 = d2
word-e2 = e2
word-f2 = f2
word-a3 = a3
word-b3 = b3
word-c3 = c3
word-d3 = d3
word-e3 = e3
word-f3 = f3
word-a4 = a4
word-b4 = b4
word-c4 = c4
word-d4 = d4
word-e4 = e4
word-f4 = f4
word-a5 = a5
word-b5 = b5
word-c5 = c5
word-d5 = d5
word-e5 = e5
word-f5 = f5
word-a6 = a6
word-b6 = b6
word-c6 = c6
word-d6 = d6
word-e6 = e6
word-f6 = f6

about-archaeologist = Moves, reveals cards, takes, carries, drops and steals treasures. Lost with a falling card, it costs { $losses_archaeologist ->
    [one] 1 point
   *[other] { $losses_archaeologist } points
}.
about-porter = Moves, turns cards, lays and lifts lanterns. Lost with a falling card, it costs { $losses_porter ->
    [one] 1 point
   *[other] { $losses_porter } points
}.
about-lantern = Lights a card for your own figures: one action takes them along your lanterns and one card beyond.
about-photo = Drawn by whoever reveals a burial chamber. It scores { $photos_points }, and shows what else is in there.
about-treasure = Scores its points when carried to the start card. On the way it can be stolen.
about-bust = The last treasure, worth { $treasures_bust }. Carried out of its chamber, or left there for three turns of its discoverer, it brings the pyramid down.
about-mummy = Takes all shortest ways to the start card. Every figure there flees to the start card and leaves what it carries.
about-curse = Takes all shortest ways to the start card. Every lantern there goes back to its owner.
about-start = Entrance and exit. It is never turned and never falls.
about-corridor = You pass where both facing sides are open. Porters turn corridors.
about-chamber = Hides treasures, and maybe a mummy or a curse. It never lies beside the start card.
about-hidden = Revealed from a neighbouring card that is open towards it. Whoever reveals it turns it as they like.
about-fallen = Gone with everything on it. Its neighbours fall next.

# Decisions

ask-turn = Act with your archaeologist or your porter, or end your turn.
ask-placing = Which sides of the revealed card shall be open?
ask-turning = Which sides of the card shall be open now?
ask-start = The start card is placed.
ask-first = Who begins?
ask-revealing = A card is turned up.
ask-photo = A photo is drawn.
ask-treasure = A treasure is drawn.
ask-finished = The game is over.

do-end = End your turn
do-lay = Lay a lantern
do-lift = Lift your lantern
do-drop = Drop the treasure
do-take = Take: { $a }
do-steal = Steal from { $a_name }
do-open = Open: { $a }
do-move = Move the { $a } to { $b }
do-reveal = Reveal { $a }
do-turn = Turn { $a }

log-end = { $player } ends the turn.
log-lay = { $player } lays a lantern.
log-lift = { $player } lifts a lantern.
log-drop = { $player } drops the treasure.
log-take = { $player } takes: { $a }.
log-open = { $player } opens: { $a }.
log-move = { $player } moves the { $a } to { $b }.
log-reveal = { $player } reveals { $a }.
log-turn = { $player } turns { $a }.

chance-start = The start card lies on { $a }.
chance-first = { $a_name } begins.
chance-card = The card shows: { $a }.
chance-photo = The photo shows { $b } { $b ->
    [one] treasure
   *[other] treasures
}, and { $a }.
chance-treasure = A treasure of { $a } lies in the chamber.

# What decides a choice

because-points = { $points ->
    [one] It scores 1 point at once.
   *[other] It scores { $points } points at once.
}
because-treasure = The treasure is worth { $points } once it is home.
because-next-treasure = { $actions ->
    [one] The nearest treasure is one action away.
   *[other] The nearest treasure is { $actions } actions away.
}
because-porters-treasure = { $actions ->
    [0] Your porter is then where the nearest treasure lies, and can light its way home.
    [one] Your porter is then one action from the nearest treasure, whose way home he can light.
   *[other] Your porter is then { $actions } actions from the nearest treasure, whose way home he can light.
}
because-way-changes = { $after ->
    [-1] It closes your archaeologist's way home.
   *[other] { $before ->
        [-1] It opens a way home for your archaeologist: { $after } actions.
       *[other] Your archaeologist's way home takes { $after } actions in place of { $before }.
    }
}
because-passages = From there one can pass to { $ways } { $ways ->
    [one] card
   *[other] cards
}, and { $hidden } hidden { $hidden ->
    [one] card lies
   *[other] cards lie
} at an open side.
because-actions-left = { $actions ->
    [one] One action would be left unused.
   *[other] { $actions } actions would be left unused.
}
because-unexplored = { $hidden ->
    [0] No hidden card lies at an open side of where your figures can get to.
    [one] One hidden card lies at an open side of where your figures can get to.
   *[other] { $hidden } hidden cards lie at an open side of where your figures can get to.
}
because-chambers = { $chambers } of the { $hidden } hidden cards are burial chambers.
because-way-home = { $actions ->
    [one] From there the start card is 1 action away.
   *[other] From there the start card is { $actions } actions away.
}
because-clock = { $turns ->
    [one] Cards fall after the next turn of { $seat_name }.
   *[other] Cards fall after { $turns } turns of { $seat_name }.
}

# Refusals

refused-over = The game is over.
refused-start-laid = The start card is being laid: nobody decides before that.
refused-first-chosen = Chance decides who begins.
refused-card-comes = A card is being revealed: nobody decides before it is known.
refused-photo-comes = A photo is being drawn: nobody decides before it is known.
refused-treasures-come = Treasures are being drawn: nobody decides before they are known.
refused-others-turn = It is { $seat_name }'s turn.
refused-sides-first = First choose which sides of { $card } shall be open.
refused-no-such-sides = The card on { $card } can't lie like this, whichever way round.
refused-lies-so-already = { $card } lies like this already, and has to lie otherwise.
refused-card-first = First choose a card to reveal or to turn, then how it shall lie.
refused-archaeologist-lost = Your archaeologist is lost.
refused-porter-lost = Your porter is lost.
refused-actions-spent = Your actions are spent: do what is free, or end your turn.
refused-nothing-carried = Your archaeologist carries nothing.
refused-not-here = Your archaeologist is on { $card }, and this treasure is not: { $treasure }.
refused-carries-already = Your archaeologist carries a treasure already: drop it first.
refused-taken-already = You have taken this treasure since your last action: it can't be taken twice.
refused-nobody-to-rob = One steals from another player's archaeologist.
refused-nothing-to-rob = The archaeologist of { $seat_name } carries nothing.
refused-robbed-elsewhere = The archaeologist of { $seat_name } stands on another card.
refused-no-such-card = This pyramid has no card { $card }.
refused-no-lantern-here = You have no lantern on { $card }.
refused-no-light-at-start = No lantern is laid on the start card.
refused-lit-already = You have a lantern on { $card } already.
refused-no-lantern-left = You have no lantern left in stock.
refused-stands-there = The figure stands on { $card } already: choose the card that it is to go to.
refused-hidden = { $card } has not been revealed.
refused-fallen = { $card } has fallen.
refused-wall-between = There is a wall between { $card } and { $goal }.
refused-heavy = Your archaeologist carries a treasure: each step costs an action.
refused-no-lit-run = No lit run leads from { $card } to { $goal }.
refused-not-hidden = There is no hidden card on { $card }.
refused-archaeologist-too-far = { $card } is no neighbour of your archaeologist's card.
refused-porter-too-far = { $card } is no neighbour of your porter's card.
refused-own-wall = { $card } has a wall towards { $goal }.
refused-start-never-turned = The start card is never turned.
refused-looks-the-same = { $card } would lie the same, however it is turned.

# What follows

event-bust = The bust of the pharaoh lies on { $card }! After { $turns } turns of { $player } the chamber falls, or as soon as somebody carries the bust out.
event-stolen = { $player } steals from { $victim_name }: { $treasure }.
event-banked = { $player } banks: { $treasure }.
event-mummy-escapes = The mummy escapes. On its ways: { $cards }.
event-mummy-stays = The mummy finds no way out and does not wake.
event-curse-escapes = The curse escapes. On its ways: { $cards }.
event-curse-stays = The curse finds no way out and stays.
event-fled = { $player }: the { $figure } flees from { $card }.
event-blown-out = { $player } gets { $lanterns } { $lanterns ->
    [one] lantern
   *[other] lanterns
} back.
event-fall = { $cards_count ->
    [one] { $cards } falls.
   *[other] { $cards } fall.
}
event-lost = { $player } loses the { $figure } on { $card }.
event-buried = Lost for ever: { $treasure }.
event-collapsed = Only the start card is left.
event-settled = Nothing can change any more.
event-stalled = Nothing has happened for five rounds.

score-photos = photo of the chamber on { $card }: { $danger }
score-treasures = { $treasure }
score-bust = { $treasure }
score-archaeologist = archaeologist lost on { $card }
score-porter = porter lost on { $card }

# The terminal's board

board-actions = actions { $left } of { $actions }
board-hidden = Hidden cards: { $cards }, chambers among them: { $chambers }. Photos: { $photos }.
board-fuse = { $player } found the bust: the chamber falls after { $turns } { $turns ->
    [one] turn
   *[other] turns
}, or when the bust is carried out.
board-falls = What falls after the turn of { $player }: { $cards }
board-quiet = { $turns } of { $stall } quiet turns
board-legend = A a archaeologist and porter of player 1 · ♦ treasure · ♛ bust · ☼ lanterns · ⌂ chamber · ! falls next
board-legend-compact = A a archaeologist, porter · ♦ treasure ♛ bust · ☼ lantern · ═ chamber · ! falls
board-hidden-compact = { $cards } hidden, { $chambers ->
    [0] no chamber
    [one] 1 chamber: { $photos }
   *[other] { $chambers } chambers: { $photos }
}
board-lets-mummy-out = mummy: { $count ->
    [one] 1 figure
   *[other] { $count } figures
} out
board-lets-curse-out = curse: { $count ->
    [one] 1 lantern
   *[other] { $count } lanterns
} out
board-lets-nothing-out = lets nothing out
board-player = player
board-points = points
board-photos = photos
board-treasures = treasures
board-carried = carries
board-lanterns = lanterns
board-archaeologist = arch.
board-porter = porter
board-lost = lost

# Options

option-heavy_treasures = Heavy treasures: each step with one costs an action

# Components, where they are listed

key-pyramid = pyramid
key-side = cards along a side
key-corridors = corridors
key-chambers = burial chambers
key-crossing = with four ways
key-junction = junctions
key-corner = corners
key-straight = straights
key-dead-end = with one way
key-photos = photos
key-treasures = treasures
key-dangers = dangers
key-points = points
key-lanterns = lanterns
key-each = of each player
key-losses = points for a loss

# What decides between those with the most points.
tie-both-figures = { $points } points each. A tie goes to whoever still has both figures.
tie-reached-first = { $points } points each. The tie goes to whoever came to them first.
tie-shared = { $points } points each, reached by the same fall: the victory is shared.

# What is wrong with an edition

flaw-cards = there are { $cards } corridors and chambers, and a pyramid of this side needs { $needed }
flaw-chambers = there are { $chambers } chambers, and at most { $most } fit, since none lies beside the start card
flaw-treasures = at most { $most } treasures are possible besides the bust
flaw-photos = { $chambers } photos are needed, one for each chamber
flaw-shown = the photos show { $shown } treasures, and there are { $needed } with the bust
