# How far the game is

remark = { $turns ->
    [0] The first turn
    [one] One turn played
   *[other] { $turns } turns played
}

# The table

table = Table
sphinx = Rest tiles of the Sphinx
quarry = Quarry
deities = Deities
rivals = Other players
own-board = Your board

# Pyramids

floor = { $floor ->
    [0] ground floor
    [1] second floor
   *[2] summit
}
floor-short = { $floor ->
    [0] Ground
    [1] Second
   *[2] Summit
}
built = A { $value } on { $pyramid }, { $floor }
empty = Empty space on { $pyramid }, { $floor }
to-build = To build
to-build-about = The workers that a die of each value takes
free = free
site = { $choice }: { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
}, { $glory } Glory
site-pairs = { $pairs ->
    [one] It makes a pair of your project.
   *[other] It makes { $pairs } pairs of your project.
}
floor-extra = { $floor } of { $pyramid }: { $workers } more { $workers ->
    [one] worker
   *[other] workers
}, { $glory } more Glory
pair-here = A pair of your project
pair-his = A pair of a project of { $architect }

# Deities

in-pile = in the pile
discarded = discarded
discarded-gods = Discarded: { $gods }
nothing-discarded = No deity is discarded yet
when-work = Once a Work turn
when-rest = Once a Rest turn
when-always = Always
when-end = At the end
cost = Cost: { $pieces }
worth = Worth { $glory } Glory at the end
piece-showing = a { $value }
piece-stone-showing = a stone { $value }
piece-stone = any stone die
act-replace = Replace
act-borrow = Borrow
act-use = Use
borrowed = borrowed
gap = A gap in the row

# Rest tiles, Quarry, supply

spot = Place { $spot }, its tile is taken
covered = face down
quarry-dice = { $stone ->
    [one] one stone die
   *[other] { $stone } stone dice
}, { $prayer ->
    [one] one prayer die
   *[other] { $prayer } prayer dice
}
supply = Supply
supply-of = { $workers ->
    [one] one worker
   *[other] { $workers } workers
} and { $cats ->
    [one] one cat
   *[other] { $cats } cats
} in the supply

# Seats

board-of = { $held } of { $slots }
board = Board
rest = Rest
rests = { $count ->
    [one] one rest tile of 3
   *[other] { $count } rest tiles of 3
}
scarab = Scarab
project = Project
project-hidden = A project that only { $player } sees
secret = Only you see it
gods = Gods
gods-fed = { $gods }, fed by { $held ->
    [one] one resource
   *[other] { $held } resources
}
no-gods = No gods yet
beside = { $first } beside { $second }
a-pair = { $glory } Glory a pair
so-far = { $pairs ->
    [0] no pair so far
    [one] one pair: { $glory } so far
   *[other] { $pairs } pairs: { $glory } so far
}
count-worker = { $count ->
    [one] one worker
   *[other] { $count } workers
}
count-cat = { $count ->
    [one] one cat
   *[other] { $count } cats
}
count-stone = { $count ->
    [one] one stone die
   *[other] { $count } stone dice
}
count-nothing = no resources
glory = { $glory } Glory
at-the-end = { $glory } at the end
at-the-end-about = What gods, Ennead, scarab and project would add if the game ended now
ready = ready
used = used
when-you-rest = when you rest
always = always
scores-at-end = at the end
ennead = Ennead
ennead-of = Ennead of { $cards }
ennead-label = The Ennead: { $gods }. { $glory } Glory so far
has-pharaoh = has the Pharaoh
remark-acting = decides
remark-working = at work
remark-pharaoh = has the Pharaoh
choosing-scarab = chooses a scarab

# The architect

great-architect = Great Architect
level = Level { $level } of 4
power-build = +{ $glory } Glory on every build
power-high = +{ $glory } Glory above the ground floor
power-pair = +{ $glory } Glory when a build makes a pair
wins-ties = He wins a tie.
wins = { $player } wins, { $glory } to { $other }.
slot = Slot { $slot }: { $glory } Glory
projects = Projects
projects-worth = { $pairs ->
    [0] no pair
    [one] one pair
   *[other] { $pairs } pairs
}
last-turn = His last turn
no-turn = He plays after you: a god, a roll, then a tile or a build.
step-god = Takes { $deity }
step-god-why = the most Glory in the row
step-no-god = Takes no god
step-no-god-why = the row is empty
step-roll = Rolls a { $value }
step-roll-why = with a stone die
step-no-roll = Has no die
step-no-roll-why = none is left
step-tile = Takes { $tile }
step-tile-why = slot { $slot }: { $glory } Glory
step-build = Builds the { $value }
step-build-why = tile { $value } is gone: { $glory } Glory
step-lost = Can't build
step-lost-why = no space is open

# How near the end is

ends = Glory, and how near the end is
track = Glory
track-of = { $player } { $glory }
the-end = The end
the-end-near = The end is near
stones-left = { $count ->
    [one] stone die in the supply
   *[other] stone dice in the supply
}
cards-left = { $count ->
    [one] card in the pile
   *[other] cards in the pile
}
either-empty = Whoever ends a turn with either one empty takes the Pharaoh: then everybody has one more turn.
pharaoh-is = { $player } has the Pharaoh, and the last turn.
over = The game is over.

# The prompt

title-scarab = Your scarab
title-turn = Your turn
title-resting = Your rest
title-vision = A god, free
title-taking = Take { $count ->
    [one] one die
   *[other] { $count } dice
}
title-working = Your Work
title-rerolling = Reroll
title-picking = Set a die
title-setting = Set a die
title-placing = Build the { $value }
title-costing = Build the { $value }
title-sacrifice = A god for Aton
title-upkeep = Upkeep
title-paying = To pay
title-gaining = Gain
title-discarding = Discard
title-overflow = Board full
title-pearl = Pearl
ask-scarab = Keep one of the two for the whole game.
ask-turn = Rest with a lit tile, or work.
ask-resting = Now take a lit tile.
ask-vision = Choose a lit deity of the row.
ask-taking = Stone dice build, all dice pay.
ask-working = Build with a stone die, pay a lit god, or finish.
ask-working-none = Nothing is left to do with dice.
ask-rerolling = Choose dice, then throw them.
ask-picking = Choose one of the lit dice.
ask-setting = Which value shall it show?
ask-placing = Choose a lit space.
ask-costing = Seshat asks for fewer workers.
ask-sacrifice = Choose the lit god that goes.
ask-upkeep = More gods than resources: one lit god goes.
ask-paying = { $what }: pay the next piece.
ask-gaining = { $count ->
    [one] Choose a resource.
   *[other] Choose { $count } resources.
}
ask-gaining-many = Choose a kind: you gain { $size } of it.
ask-discarding = For others of your choice.
ask-overflow = Only { $slots } fit: one resource goes.
ask-pearl = Two workers for { $glory } Glory: copy the build?
what-worship = For { $deity }
what-power = { $deity } takes this
what-replace = To replace { $deity }
what-glory = For Glory
what-borrow = To borrow { $deity }
what-build = For the build
what-raise = For a die more
what-lower = For a die less
due = Still to pay: { $pieces }
your-dice = Dice
dice-of = Dice of { $player }
in-cup = { $colour }, to be rolled
virtual = Virtual die of { $deity }
act-work = Work
work-dice = { $dice ->
    [0] no dice
    [one] one die
   *[other] { $dice } dice
}
act-reroll = Reroll
note-reroll = once
act-lapis = Reroll
note-lapis = Lapis
act-glory = Glory
note-glory = for dice
act-finish = Finish
act-throw = Throw
act-back = Take back
note-cost = { $workers ->
    [0] no worker
    [one] one worker
   *[other] { $workers } workers
}
act-full = Full cost
act-seshat = Seshat
act-pearl = Copy
note-pearl = +{ $glory } Glory
act-decline = Decline
die = { $colour }: { $value }

# What pieces do, in a few words

short-ennead = Stacks, and counts as one god
short-khnum = A virtual stone die: 5 or 6
short-satis = A virtual stone die: 3 or 4
short-anuket = A virtual stone die: 1 or 2
short-amon = Set one prayer die
short-anubis = Keep 3 more gods at upkeep
short-aton = Give up a god: 4 Glory
short-bastet = Workers are cats, cats workers
short-bes = 1 Glory
short-hapy = No tile: 1 resource for 3
short-hathor = 6 Glory when the game ends
short-heh = 1 Glory
short-heka = 2 cats: a worker, 3 Glory
short-khepri = 3 equal dice: 3 Glory, a resource
short-khonsu = Worker and cat: 4 Glory
short-maat = One more reroll
short-mertseger = 2 dice: a stone die, rolled now
short-min = 2 dice: a worker
short-montu = 2 workers: a cat, 4 Glory
short-mut = Set one stone die
short-neith = A cat: 2 Glory
short-ptah = A die: your used gods are ready
short-re = A worker: 3 Glory
short-sekhmet = Worker, cat, stone: 7 Glory
short-serket = A build on four dice: 3 Glory
short-seshat = Build for one worker
short-sobek = 2 stone dice: 3 Glory
short-sopdet = A die: a cat
short-thoth = Build: 1 Glory for each worker
short-amethyst = Borrow a god of the row for a die
short-silver = 2 Glory when your board fills
short-pearl = 2 workers: copy a rival's build
short-emerald = Rest with a rival's tile
short-quartz = At the end 2 Glory a god
short-obsidian = At the end 1 Glory a resource
short-gold = One free change of a die by one
short-lapis = A second reroll, of 3 dice
short-turquoise = One die of a cost: any value
short-carnelian = 1 Glory for each build
short-amber = 3 tiles back: 2 resources
short-jasper = Gain Glory once brings 2
short-exchange = Swap 1 for 2
short-vision = A god, free
short-feast = 2, others a cat
short-harvest = 3 of one kind
short-dawn = 1, then Work
short-offering = One of each
short-village = 2 workers
short-house = Worker, cat
short-camp = Worker, stone
short-temple = 2 cats
short-shrine = Cat, stone
short-cliff = 2 stones
