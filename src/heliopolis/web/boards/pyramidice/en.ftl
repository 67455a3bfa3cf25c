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
site = { $choice }: { $cost }, { $glory } Glory
site-patterns = { $times ->
    [one] It completes a pattern of your project.
   *[other] It completes { $times } patterns of your project.
}
god-leaves = A god would leave at the end of the turn
floor-extra = { $floor } of { $pyramid }: { $workers } more { $workers ->
    [one] worker
   *[other] workers
}, { $glory } more Glory
pattern-here = A pattern of your project
pattern-his = A pattern of a project of { $architect }

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
pattern = Pattern { $picture }
a-pattern = { $glory } Glory a pattern
so-far = { $times ->
    [0] none so far
    [one] one: { $glory } so far
   *[other] { $times }: { $glory } so far
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

level = Level { $level } of 4
power-build = +{ $glory } Glory on every build
power-high = +{ $glory } Glory above the ground floor
power-pair = +{ $glory } Glory when a build completes a pattern
power-god = +{ $glory } Glory for each god
power-full = +{ $glory } Glory when his slots are full
wins-ties = He wins a tie.
wins = { $player } wins, { $glory } to { $other }.
slot = Slot { $slot }: { $glory } Glory
projects = Projects
projects-worth = { $times ->
    [0] no pattern
    [one] one pattern
   *[other] { $times } patterns
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
either-empty = Whoever ends a turn with either one empty takes the Pharaoh: each of the others has one more turn, then they have the last.
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
title-laying = Tiles go back
ask-scarab = Keep one of the two for the whole game.
ask-turn-both = Rest with a lit tile, or work.
ask-turn-work = No tile is left to rest with: work.
ask-turn-rest = Rest with a lit tile.
ask-resting = Now take a lit tile.
ask-vision = Choose a lit deity of the row.
ask-taking = Stone dice build, all dice pay.
ask-working = You may { $choices }, or finish.
may-build = build with a stone die
may-worship = pay a lit god
may-activate = use a lit god of yours
may-dice = change dice
may-glory = pay dice for Glory
may-replace = replace a deity
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
ask-pearl = { $scarabs_pearl_workers_told } for { $glory } Glory: copy the build?
ask-laying = Choose a lit number for the tile { $tile }.
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
act-scarab = Scarab
act-glory = Glory { $actions_glory_signed }
note-glory = for { $actions_glory_dice } dice
act-finish = Finish
act-throw = Throw
note-throw = these dice
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
act-lowest = Lowest first
note-lowest = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
laying = Still to lay: { $tiles }
die = { $colour }: { $value }

# What pieces do, in a few words

short-ennead = Stacks, and counts as one god
short-khnum = A virtual stone die: { $powers_khnum_values_0 } or { $powers_khnum_values_1 }
short-satis = A virtual stone die: { $powers_satis_values_0 } or { $powers_satis_values_1 }
short-anuket = A virtual stone die: { $powers_anuket_values_0 } or { $powers_anuket_values_1 }
short-amon = Set one prayer die
short-anubis = Keep { $powers_anubis_more_gods } more gods at upkeep
short-aton = Give up a god: { $powers_aton_glory } Glory
short-bastet = Workers are cats, cats workers
short-bes = { $powers_bes_glory } Glory
short-hapy = No tile: 1 resource for { $powers_hapy_choices }
short-hathor = { $deities_hathor_glory } Glory when the game ends
short-heh = { $powers_heh_glory } Glory
short-heka = { $powers_heka_short }
short-khepri = { $powers_khepri_dice } equal dice: { $powers_khepri_glory } Glory, { $powers_khepri_choices_told }
short-khonsu = { $powers_khonsu_short }
short-maat = One more reroll
short-mertseger = { $powers_mertseger_short }
short-min = { $powers_min_short }
short-montu = { $powers_montu_short }
short-mut = Set one stone die
short-neith = { $powers_neith_short }
short-ptah = { $powers_ptah_price_short }: your used gods are ready
short-re = { $powers_re_short }
short-sekhmet = { $powers_sekhmet_short }
short-serket = A build on four dice: { $powers_serket_glory } Glory
short-seshat = Build for { $powers_seshat_pieces }
short-sobek = { $powers_sobek_short }
short-sopdet = { $powers_sopdet_short }
short-thoth = Build: { $powers_thoth_glory } Glory for each worker
short-amethyst = { $scarabs_amethyst_short }
short-silver = { $scarabs_silver_short }
short-pearl = { $scarabs_pearl_short }
short-emerald = { $scarabs_emerald_short }
short-quartz = { $scarabs_quartz_short }
short-obsidian = { $scarabs_obsidian_short }
short-gold = { $scarabs_gold_short }
short-lapis = { $scarabs_lapis_short }
short-turquoise = { $scarabs_turquoise_short }
short-carnelian = { $scarabs_carnelian_short }
short-amber = { $scarabs_amber_short }
short-jasper = { $scarabs_jasper_short }
short-exchange = Swap 1 for { $tiles_exchange_choices }
short-vision = A god, free
short-feast = { $tiles_feast_choices }, others a cat
short-harvest = { $tiles_harvest_choices } of one kind
short-dawn = { $tiles_dawn_choices }, then Work
short-offering = { $tiles_offering_short }
short-village = { $tiles_village_short }
short-house = { $tiles_house_short }
short-camp = { $tiles_camp_short }
short-temple = { $tiles_temple_short }
short-shrine = { $tiles_shrine_short }
short-cliff = { $tiles_cliff_short }

# The categories of the result

column-building = Building
column-powers = Powers
column-scarabs = Scarabs
column-dice = Dice returned
column-rest = Rest tiles
column-gods = Gods
column-ennead = Ennead
column-projects = Projects

# What happens, as it is told

beat-throw = { $player } throws the dice
