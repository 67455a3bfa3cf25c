# Told of the game where it is offered

introduction = Dice for stones and prayers: build the pyramids.

# What has changed in the rules with each version

rules-version-2 = Alone, you now choose the numbers to which returned Rest tiles go. The slots of the Great Architects bring less Glory, so that the first one can be beaten by a beginner.

# Components

word-stone = stone die
word-prayer = prayer die
word-worker = worker
word-cat = cat
word-cheops = Cheops
word-chephren = Chephren
word-mykerinos = Mykerinos
word-ennead = the Ennead
word-own = its own power
word-work = in a Work turn
word-build = when you build
word-god = for a god taken
word-rest = at the end of a Rest turn
word-return = when tiles go back
word-full = when the board is full
word-end = at the end
word-choice = a resource of choice
word-reroll = a reroll
word-ready = another use of gods
word-game = the game
word-resource = resource
word-pattern = pattern
word-any = any die
word-equal = equal dice
word-supply = the supply of stone dice is empty
word-pile = the pile of deities is empty
word-both = the supply and the pile are empty
word-cap = it was cut short
word-sneferu = Sneferu
word-hemiunu = Hemiunu
word-amenhotep = Amenhotep
word-imhotep = Imhotep
word-atum = Atum
word-shu = Shu
word-tefnut = Tefnut
word-geb = Geb
word-nut = Nut
word-osiris = Osiris
word-isis = Isis
word-seth = Seth
word-nephthys = Nephthys
word-horus = Horus
word-khnum = Khnum
word-satis = Satis
word-anuket = Anuket
word-amon = Amon
word-anubis = Anubis
word-aton = Aton
word-bastet = Bastet
word-bes = Bes
word-hapy = Hapy
word-hathor = Hathor
word-heh = Heh
word-heka = Heka
word-khepri = Khepri
word-khonsu = Khonsu
word-maat = Maat
word-mertseger = Mertseger
word-min = Min
word-montu = Montu
word-mut = Mut
word-neith = Neith
word-ptah = Ptah
word-re = Re
word-sekhmet = Sekhmet
word-serket = Serket
word-seshat = Seshat
word-sobek = Sobek
word-sopdet = Sopdet
word-thoth = Thoth
word-amethyst = Amethyst
word-silver = Silver
word-pearl = Pearl
word-emerald = Emerald
word-quartz = Quartz
word-obsidian = Obsidian
word-gold = Gold
word-lapis = Lapis Lazuli
word-turquoise = Turquoise
word-carnelian = Carnelian
word-amber = Amber
word-jasper = Jasper
word-exchange = exchange
word-vision = vision
word-feast = feast
word-harvest = harvest
word-dawn = dawn
word-offering = offering
word-village = village
word-house = house
word-camp = camp
word-temple = temple
word-shrine = shrine
word-cliff = cliff
word-ankh = ankh
word-djed = djed
word-was = was
word-tyet = tyet
word-shen = shen
word-wadjet = wadjet

# What they do

about-stone = Rolled with the prayer dice, and the only dice that are built. Those on your board go to the Quarry when you work; the last one out of the supply brings about the end.
about-prayer = Rolled like a stone die, but never built. There are { $supply_prayer_dice }.
about-worker = Each worker lets you take one die when you work. Workers pay for builds, some deities and some powers.
about-cat = Spent during a Work turn, it changes a die by one. Cats also pay for some deities and powers.
about-cheops = Nine spaces, four upon them, one on top. Floors cost { $pyramids_cheops_workers } workers more and bring { $pyramids_cheops_glory } Glory more.
about-chephren = Four spaces and one on top. Floors cost { $pyramids_chephren_workers } workers more and bring { $pyramids_chephren_glory } Glory more.
about-mykerinos = One space. It costs { $pyramids_mykerinos_workers } workers more and brings { $pyramids_mykerinos_glory } Glory more.
about-ennead = Ten cards that lie in one stack and count as one god. At the end one to ten cards score { $ennead_glory }.
about-atum = { about-ennead }
about-shu = { about-ennead }
about-tefnut = { about-ennead }
about-geb = { about-ennead }
about-nut = { about-ennead }
about-osiris = { about-ennead }
about-isis = { about-ennead }
about-seth = { about-ennead }
about-nephthys = { about-ennead }
about-horus = { about-ennead }
about-khnum = Once a Work turn a virtual stone die that shows { $powers_khnum_values_0 } or { $powers_khnum_values_1 } and pays any cost in dice. It can't be built, rerolled or changed.{ $deities_khnum_worth }
about-satis = Once a Work turn a virtual stone die that shows { $powers_satis_values_0 } or { $powers_satis_values_1 } and pays any cost in dice. It can't be built, rerolled or changed.{ $deities_satis_worth }
about-anuket = Once a Work turn a virtual stone die that shows { $powers_anuket_values_0 } or { $powers_anuket_values_1 } and pays any cost in dice. It can't be built, rerolled or changed.{ $deities_anuket_worth }
about-amon = Once a Work turn set one unused prayer die to any value.{ $deities_amon_worth }
about-anubis = At the upkeep you may keep { $powers_anubis_more_gods_told } more than you have resources. A borrowed Anubis counts too.{ $deities_anubis_worth }
about-aton = Once a Work turn give up another of your gods, or your whole Ennead, for { $powers_aton_glory_told }. Aton takes neither itself nor a borrowed god.{ $deities_aton_worth }
about-bastet = In your Work turn your workers count as cats and your cats as workers: for the number of dice you take, for every cost and for changing dice. She does not help with rest tiles, nor with Pearl.{ $deities_bastet_worth }
about-bes = Once a Rest turn, before your tile, gain { $powers_bes_glory_told }.{ $deities_bes_worth }
about-hapy = In a Rest turn, in place of taking a tile, discard one resource and take { $powers_hapy_choices_told } of other kinds.{ $deities_hapy_worth }
about-hathor = Worth { $deities_hathor_glory_told } at the end. She is no part of the Ennead.
about-heh = Once a Work turn gain { $powers_heh_glory_told }.{ $deities_heh_worth }
about-heka = Once a Work turn { $powers_heka }.{ $deities_heka_worth }
about-khepri = As often as you like, return { $powers_khepri_dice_told } of one value for { $powers_khepri_glory_told } and { $powers_khepri_choices_told } of your choice; a stone die gained so is rolled at once and used this turn.{ $deities_khepri_worth }
about-khonsu = Once a Work turn { $powers_khonsu }.{ $deities_khonsu_worth }
about-maat = Once a Work turn reroll any unused dice, on top of your ordinary reroll.{ $deities_maat_worth }
about-mertseger = Once a Work turn { $powers_mertseger }; a stone die gained so is rolled at once and used this turn.{ $deities_mertseger_worth }
about-min = Once a Work turn { $powers_min }.{ $deities_min_worth }
about-montu = Once a Work turn { $powers_montu }.{ $deities_montu_worth }
about-mut = Once a Work turn set one unused stone die to any value.{ $deities_mut_worth }
about-neith = Once a Work turn { $powers_neith }.{ $deities_neith_worth }
about-ptah = Once a Work turn { $powers_ptah_price } to make the gods you have used in this Work turn ready again: all but Ptah, and none that is borrowed. There has to be one.{ $deities_ptah_worth }
about-re = Once a Work turn { $powers_re }.{ $deities_re_worth }
about-sekhmet = Once a Work turn { $powers_sekhmet }.{ $deities_sekhmet_worth }
about-serket = { $powers_serket_glory_told } for each die you build upon four others.{ $deities_serket_worth }
about-seshat = A build may cost you { $powers_seshat_pieces }, in place of all that the value and the floor ask for.{ $deities_seshat_worth }
about-sobek = Once a Work turn { $powers_sobek }.{ $deities_sobek_worth }
about-sopdet = Once a Work turn { $powers_sopdet }.{ $deities_sopdet_worth }
about-thoth = { $powers_thoth_glory_told } for each worker you spend on a build; cats spent as workers count.{ $deities_thoth_worth }
about-amethyst = { $scarabs_amethyst_about }
about-silver = { $scarabs_silver_about }
about-pearl = { $scarabs_pearl_about }
about-emerald = { $scarabs_emerald_about }
about-quartz = { $scarabs_quartz_about }
about-obsidian = { $scarabs_obsidian_about }
about-gold = { $scarabs_gold_about }
about-lapis = { $scarabs_lapis_about }
about-turquoise = { $scarabs_turquoise_about }
about-carnelian = { $scarabs_carnelian_about }
about-amber = { $scarabs_amber_about }
about-jasper = { $scarabs_jasper_about }
about-exchange = Rest tile: { $tiles_exchange_lose }discard one resource, then take { $tiles_exchange_choices } of other kinds; they may be alike.
about-vision = Rest tile: { $tiles_vision_lose }take a deity of the row free of cost{ $tiles_vision_also }. Then the row is filled up, before a third tile sends one away. Without a deity in the row the tile can't be taken.
about-feast = Rest tile: { $tiles_feast_lose }take { $tiles_feast_choices_told } of your choice. Then all others gain a cat, clockwise; whoever has a full board may discard it at once.
about-harvest = Rest tile: { $tiles_harvest_lose }take { $tiles_harvest_choices } of one kind.
about-dawn = Rest tile: { $tiles_dawn_lose }take { $tiles_dawn_choices_told } of your choice, and then have a whole Work turn. The Rest turn ends after it.
about-offering = Rest tile: { $tiles_offering_lose }{ $tiles_offering_take }.
about-village = Rest tile: { $tiles_village_lose }{ $tiles_village_take }.
about-house = Rest tile: { $tiles_house_lose }{ $tiles_house_take }.
about-camp = Rest tile: { $tiles_camp_lose }{ $tiles_camp_take }.
about-temple = Rest tile: { $tiles_temple_lose }{ $tiles_temple_take }.
about-shrine = Rest tile: { $tiles_shrine_lose }{ $tiles_shrine_take }.
about-cliff = Rest tile: { $tiles_cliff_lose }{ $tiles_cliff_take }.
about-ankh = Project: { $projects_ankh_told } on one floor.
about-djed = Project: { $projects_djed_told } on one floor.
about-was = Project: { $projects_was_told } on one floor.
about-tyet = Project: { $projects_tyet_told } on one floor.
about-shen = Project: { $projects_shen_told } on one floor.
about-wadjet = Project: { $projects_wadjet_told } on one floor.
about-sneferu = Great Architect, level 1: { $architects_sneferu_power }.
about-hemiunu = Great Architect, level 2: { $architects_hemiunu_power }.
about-amenhotep = Great Architect, level 3: { $architects_amenhotep_power }.
about-imhotep = Great Architect, level 4: { $architects_imhotep_power }.

# Decisions

ask-deal = Tiles and cards are dealt.
ask-scarab = Keep one of your two scarabs.
ask-turn = Rest with a tile, or work.
ask-resting = Take a rest tile.
ask-vision = Take a deity of the row.
ask-taking = Take a die from the Quarry.
ask-working = Use your dice, or finish.
ask-rerolling = Choose dice to reroll, then throw them.
ask-picking = Choose the die to set.
ask-setting = Choose its value.
ask-placing = Choose a space for the die.
ask-costing = Pay the full cost, or Seshat's.
ask-sacrifice = Give up a god to Aton.
ask-upkeep = You have too many gods: give one up.
ask-architect = The architect plays.
ask-drawing = A deity is drawn.
ask-rolling = The dice are rolled.
ask-paying = Pay the next piece of the cost.
ask-gaining = Choose a resource to gain.
ask-discarding = Choose a resource to discard.
ask-overflow = Your board is full: discard a resource.
ask-pearl = Copy the build with Pearl?
ask-laying = Choose a free number for the returned tile.
ask-finished = The game is over.
do-work = Work
do-reroll = Reroll dice
do-throw = Throw them
do-finish = Finish working
do-glory = Gain { $actions_glory_told } for { $actions_glory_dice_told }
do-full = Pay the full cost
do-seshat = Pay Seshat's cost
do-pearl = Copy the build for { $scarabs_pearl_workers_told }
do-decline = Decline
do-scarab = Use your scarab
do-lapis = Reroll with Lapis Lazuli
do-rest = Rest: { $a }
do-emerald = Rest with another's tile: { $a }
do-take = Take a { $a }
do-pay = Pay: { $a } { $b }
do-spend = Spend a { $a }
do-choose = Choose: { $a } { $b }
do-raise = Raise: { $a } { $b }
do-lower = Lower: { $a } { $b }
do-build = Build a { $a }
do-place = On { $a }, space { $b }
do-gain = Gain a { $a }
do-discard = Discard a { $a }
do-value = Set it to { $a }
do-worship = Worship { $a }
do-activate = Use { $a }
do-replace = Replace { $a } for { $actions_replace_dice_told }
do-borrow = Borrow { $a }
do-forsake = Give up { $a }
do-keep = Keep { $a }
do-lowest = Lay all on the lowest numbers
do-lay = Lay it on number { $a }

log-work = { $player } works.
log-reroll = { $player } rerolls.
log-finish = { $player } finishes working.
log-glory = { $player } returns dice for Glory.
log-seshat = { $player } pays Seshat's cost.
log-pearl = { $player } copies the build with Pearl.
log-decline = { $player } does not copy the build.
log-scarab = { $player } uses their scarab.
log-lapis = { $player } rerolls with Lapis Lazuli.
log-rest = { $player } rests: { $a }.
log-emerald = { $player } rests with another's tile: { $a }.
log-raise = { $player } raises: { $a } { $b }.
log-lower = { $player } lowers: { $a } { $b }.
log-build = { $player } builds a { $a }.
log-place = { $player } chooses { $a }, space { $b }.
log-value = { $player } sets a die to { $a }.
log-worship = { $player } worships { $a }.
log-activate = { $player } uses { $a }.
log-replace = { $player } replaces { $a }.
log-borrow = { $player } borrows { $a }.
log-forsake = { $player } gives up { $a }.
log-keep = { $player } keeps the scarab { $a }.

chance-stone = Stone die: { $a }.
chance-prayer = Prayer die: { $a }.
chance-deity = { $a } enters the row.
chance-project = A project is dealt: { $a }.
chance-scarab = A scarab is dealt: { $a }.
chance-first = { $a_name } begins.

# What decides a choice

because-glory-now = It brings { $glory } Glory at once.
because-glory-lost = It costs { $glory } Glory at once.
because-glory-at-end = The deity adds { $glory } Glory at the end.
because-power = { $god } counts by its power alone, and adds no Glory at the end.
because-ennead = It is card { $count } of your Ennead and adds { $glory } Glory at the end; the next one would add { $further }.
because-dice = { $dice ->
    [one] You roll 1 die.
   *[other] You roll { $dice } dice.
}
because-tile-gives = It gives { $resources } { $resources ->
    [one] resource
   *[other] resources
}.
because-free-god = You may choose among { $gods } deities of the row.
because-held = Resources of this kind ({ $resource }): { $count } of { $all }; gods to keep up: { $gods }. Workers give dice, cats change them.
because-best-build = Its best space brings { $glory } Glory at once, of { $spaces } that you can pay for.
because-wasted-cat = Nothing that you could pay comes nearer by it: the cat can wait.
because-dice-left = Then you have { $dice ->
    [0] no unused dice
    [one] one unused die
   *[other] { $dice } unused dice
}. Deities of the row that you could pay: { $row }.
because-unused-dice = { $dice ->
    [0] You have no unused dice.
    [one] You have one unused die.
   *[other] You have { $dice } unused dice.
} Deities of the row that you could pay: { $row }.
because-his-number = The architect takes the tile of the number he rolls, of { $numbers } numbers; where none lies he builds.
because-god-gone = It takes { $glory } Glory from the end.
because-scarab = { $number ->
    [0] { $scarabs_amethyst_about }
    [1] { $scarabs_silver_about }
    [2] { $scarabs_pearl_about }
    [3] { $scarabs_emerald_about }
    [4] { $scarabs_quartz_about }
    [5] { $scarabs_obsidian_about }
    [6] { $scarabs_gold_about }
    [7] { $scarabs_lapis_about }
    [8] { $scarabs_turquoise_about }
    [9] { $scarabs_carnelian_about }
    [10] { $scarabs_amber_about }
   *[other] { $scarabs_jasper_about }
}
because-clock = The end is near: { $stones } stone dice in the supply, { $deities } deities in the pile.

# Refusals

refused-over = The game is over.
refused-dealing = Tiles and cards are being dealt: nobody decides before that.
refused-rolling = Dice are being rolled: nobody decides before they are known.
refused-drawing = A deity is being drawn: nobody decides before it is known.
refused-others-decision = It is for { $seat_name } to decide.
refused-rest-or-work = Begin your turn: rest with a tile, or work.
refused-tile-after-bes = After Bes your Rest turn goes on: take a rest tile, or do what takes its place.
refused-own-tile = This tile lies above your own board already: { $tile }.
refused-others-tile = This tile lies before another player: { $tile }.
refused-tile-in-box = This tile is not in the game: { $tile }.
refused-not-your-scarab = You do not have this scarab: { $scarab }.
refused-not-before-another = This tile does not lie face up before another player: { $tile }.
refused-too-little-glory = You have too little Glory for this tile: { $tile }, { $price } Glory.
refused-row-empty = There is no deity in the row to take.
refused-nothing-to-discard = You have no resource to discard.
refused-supply-empty = There is nothing left in the supply to gain by it.
refused-not-your-god = { $deity } is no god of yours.
refused-god-of-work = At the beginning of a turn Bes and Hapy alone are used, not { $deity }.
refused-god-of-rest = { $deity } is used in Rest turns only.
refused-god-used = { $deity } has been used in this turn already.
refused-god-acts-itself = { $deity } is never used: it acts of itself, or only scores at the end.
refused-god-borrowed = { $deity } is only borrowed, and no god of yours.
refused-no-rest-after-bes = After Bes you have to rest, and there is no tile that you can pay for.
refused-keep-scarab = Keep one of the two scarabs you were dealt.
refused-scarab-not-dealt = You were not dealt this scarab: { $scarab }.
refused-take-deity = Take a deity of the row.
refused-not-in-row = { $deity } is not in the row.
refused-take-die = Take a stone die or a prayer die from the Quarry.
refused-choose-or-throw = You are rerolling: choose unused dice, then throw them.
refused-nothing-to-throw = Choose at least one die before you throw.
refused-no-such-die = You have no unused die like that.
refused-lapis-full = Lapis Lazuli rerolls at most { $dice } dice: throw them.
refused-choose-for-amon = Amon sets an unused prayer die: choose one.
refused-choose-for-mut = Mut sets an unused stone die: choose one.
refused-name-value = Name the new value of the die.
refused-shows-it-already = The die shows that value already: name another.
refused-choose-space = Choose a space for the die.
refused-pyramid-not-in-play = That pyramid is not in play with so few players.
refused-space-filled = A die stands on that space already.
refused-no-square-below = That space is not upon four dice that form a square.
refused-too-few-workers = You have too few workers for that space: it takes { $workers }.
refused-full-or-seshat = Pay the full cost, or Seshat's.
refused-give-to-aton = Give up another god to Aton, or the whole Ennead.
refused-give-up-god = You have too many gods: give up one, or the whole Ennead.
refused-no-ennead = You have no card of the Ennead.
refused-aton-stays = Aton does not take itself.
refused-ennead-whole = A card of the Ennead is not given up alone: give up the whole Ennead.
refused-pay-piece = Pay the next piece of the cost.
refused-die-is-due = A die is due, not a worker or a cat.
refused-worker-is-due = A worker or a cat is due here, not a die.
refused-cat-is-due = A cat or a worker is due here, not a die.
refused-wrong-die = That die is not what is due.
refused-die-is-built = That die is the one you build: pay with another.
refused-rest-unpaid = If that die pays now, the rest can't be paid any more.
refused-virtual-shows-other = The virtual die of { $deity } never shows that value.
refused-virtual-any-value = Its value does not matter here: pay with { $deity } { $value }.
refused-name-gain = Name the resource that you gain.
refused-same-kind = You have discarded one of these for it: name another kind than { $resource }.
refused-none-left = There is none left in the supply: { $resource }.
refused-discard-for-others = Discard a resource; you gain others for it.
refused-board-full = Your board is full: discard a resource.
refused-none-on-board = You have none of these: { $resource }.
refused-copy-or-decline = Copy the build with Pearl, or decline.
refused-lay-tile = Choose a free number for the returned tile, or the lowest ones for all that are left.
refused-number-taken = A tile lies on number { $number } already.
refused-no-such-number = There is no number { $number } under the Sphinx.
refused-rerolled = You have rerolled in this turn already.
refused-no-dice = You have no unused die for it.
refused-too-few-dice = You have too few unused dice for it.
refused-scarab-not-used = You have no scarab that is used like this.
refused-scarab-used = This scarab can't be used again in this turn: { $scarab }.
refused-scarab-unpaid = You can't pay what this scarab takes: { $scarab }.
refused-scarab-idle = This scarab would bring you nothing: { $scarab }.
refused-lapis-used = You have used Lapis Lazuli in this turn already.
refused-die-at-edge = { $value ->
    [1] A die never goes below 1.
   *[other] A die never goes above { $value }.
}
refused-no-cat = You have no cat to change a die with.
refused-no-stone = You have no unused stone die that shows { $value }.
refused-no-open-space = There is no open space left.
refused-no-workers = You have too few workers to build a { $value }.
refused-no-workers-for-floor = You have workers enough for a { $value }, but too few for the floor of any open space as well.
refused-deity-unpaid = You can't pay all that { $deity } costs.
refused-virtual-pays = The virtual die of { $deity } is used by paying with it.
refused-no-prayer-die = You have no unused prayer die.
refused-no-stone-die = You have no unused stone die.
refused-no-other-god = You have no other god to give up.
refused-no-used-god = None of your gods has been used in this turn.
refused-power-unpaid = You can't pay all that { $deity } takes.
refused-borrowed-already = You have borrowed a deity in this turn already.
refused-no-work-power = { $deity } has no power for a Work turn.
refused-working-already = You are working: you rest no more in this turn, and take no more dice. Use your dice, or finish.
refused-reroll-first = Begin a reroll and choose dice before you throw them.
refused-build-first = Build a die on a space before you choose how to pay for it.
refused-die-first = Choose the stone die to build before its space.
refused-pearl-answers = Pearl answers a build of another player.
refused-nothing-due = Nothing is to be paid: choose what to pay for first.
refused-no-die-asked = Begin a reroll, or use Amon or Mut, before you choose a die.
refused-no-value-asked = Use Amon or Mut before you name a value.
refused-no-gain-asked = Nothing gives you a resource of your choice now.
refused-no-discard-asked = Nothing asks for a resource of yours now.
refused-no-god-asked = Gods are given up to Aton or at the upkeep only.
refused-scarab-kept = Scarabs were kept before the first turn.
refused-nothing-to-lay = Tiles are laid out only when three of them go back.

# What follows

event-gained = { $player } gains a { $resource }.
event-discarded = { $player } discards a { $resource }.
event-left = { $deity } leaves the row.
event-virtual = { $player } pays with the die of { $deity }: { $value }.
event-turquoise = Turquoise lets a { $value } pay.
event-golden = The Golden Cat helps { $player }.
event-readied = { $player }'s gods are ready again.
event-returned = Rest tiles go back: { $tiles }.
event-laid = The tile { $tile } goes to number { $number }.
event-forsaken = { $player } can't keep up { $deity }.
event-pharaoh = The Pharaoh is taken: { $reason }. The last round begins.
event-capped = The game is cut short after { $turns } turns.
event-architect-god = The architect takes { $deity }.
event-architect-god-glory = His power gives him { $glory } Glory for this god.
event-architect-full = His slots are full: { $glory } Glory.
event-architect-tile = The architect takes the tile { $tile } to slot { $slot }: { $glory } Glory.
event-architect-build = The architect builds a { $value } on space { $space }: { $glory } Glory.
event-architect-score = The architect has { $played } Glory, gods { $gods }, Ennead { $ennead }, projects { $projects }: { $glory } in all.

score-architect-tile = the tile { $tile }, slot { $slot }
score-architect-build = a { $value } built
score-architect-gods = gods
score-architect-ennead = the Ennead
score-architect-projects = projects
score-build = a { $value } built
score-floor = its floor
score-thoth = Thoth, for workers spent
score-serket = Serket, upon four dice
score-carnelian = Carnelian, for a build
score-pearl = Pearl, a build copied
score-scarab = the scarab { $scarab }
score-silver = Silver, the board is full
score-dice = dice returned for Glory
score-power = { $deity }
score-price = the price of the tile { $tile }
score-quartz = Quartz, { $gods } { $gods ->
    [one] god
   *[other] gods
}
score-obsidian = Obsidian, { $resources } { $resources ->
    [one] resource
   *[other] resources
}
score-gods = gods: { $deities }
score-ennead = { $cards } { $cards ->
    [one] card
   *[other] cards
} of the Ennead
score-project = project { $projects }: { $times ->
    [one] one pattern
   *[other] { $times } patterns
}

# The terminal's board

board-title = turn { $turn }
board-row = Row
board-pile = pile { $pile }
board-tiles = Rest tiles
board-quarry = Quarry
board-supply = Supply
board-count-stone = { $count } { $count ->
    [one] stone die
   *[other] stone dice
}
board-count-prayer = { $count } { $count ->
    [one] prayer die
   *[other] prayer dice
}
board-count-worker = { $count } { $count ->
    [one] worker
   *[other] workers
}
board-count-cat = { $count } { $count ->
    [one] cat
   *[other] cats
}
board-cup = in the cup: { $stone } stone, { $prayer } prayer
board-dice = { $colour }:
board-due = To pay: { $pieces }
board-due-deity = To pay for { $deity }: { $pieces }
board-laying = To lay: { $tiles }
board-player = player
board-worker = workers
board-cat = cats
board-stone = dice
board-glory = Glory
board-scarab = scarab
board-gods = gods, rest tiles, project
board-used = used
board-covered = face down
board-project = project { $name }: { $picture }, { $times } so far
board-pharaoh = has the Pharaoh
board-loan = borrowed: { $deity }
board-architect = { $name }: { $glory } Glory
board-slot = slots { $slots }
board-short-stone = S
board-short-prayer = P
board-short-worker = W
board-short-cat = C
board-tile-exchange = 1→{ $gains }
board-tile-vision = a deity
board-tile-feast = { $gains }, each other C
board-tile-harvest = { $gains } alike
board-tile-dawn = { $gains } and work
board-legend = * any die · S stone die · P prayer die · W worker · C cat · ? of your choice · + Glory · − price (of tiles: in Glory) · (n) open space · (god) used

# Options

option-architect = Architect (for one player)

# Components, where they are listed

key-supply = supply
key-workers = workers
key-cats = cats
key-prayer_dice = prayer dice
key-stone_dice = stone dice
key-seats = with { $number } players
key-removed_deities = deities left out
key-rest_tiles = rest tiles
key-start = at the start
key-stones = stone dice
key-glory = Glory
key-board = board
key-slots = slots
key-limits = limits
key-turns = turns
key-actions = actions
key-glory_dice = dice for Gain Glory
key-replace_dice = dice to replace a deity
key-building = building
key-pyramids = pyramids
key-deities = deities
key-cost = cost
key-powers = powers
key-values = values
key-more_gods = more gods
key-choices = resources of choice
key-pays = takes
key-gains = gives
key-dice = dice
key-scarabs = scarabs
key-projects = projects
key-tiles = rest tiles
key-price = price in Glory
key-architects = Great Architects
key-build_glory = Glory for a build
key-high_build_glory = Glory for a build above the ground floor
key-pair_glory = Glory for a pattern
key-god_glory = Glory for a god
key-full_glory = Glory when the slots are full
key-pattern = pattern
key-power = power
key-when = when
key-each = for each
key-limit = times a turn at most

# What decides between those with the most points.
tie-resources = { $points } Glory each. A tie goes to the most resources: { $best } over { $other }.
tie-shared = { $points } Glory each, and as many resources: the victory is shared.
tie-architect = { $points } Glory each, and alone against an architect a tie is lost.

# What is wrong with an edition

flaw-slots = at least { $least } are needed, for what a player begins with
flaw-supply = at least { $least } are needed, for what four players begin with
flaw-stone-dice = more than { $held } are needed, with which { $seats } players begin
flaw-rest-tiles = more than { $held } are needed, which { $seats } players may hold
flaw-sides = at most { $sides } are possible, since the Great Architect finds his tile with a die
flaw-power-own = it counts only if `when` is another than “own”
flaw-power-nothing = the power would bring nothing; it has to be at least 1, or `gains` must name something
flaw-power-price = only a power whose `when` is “work” has a price; here it has to be []
flaw-power-each = only a power whose `when` is “end” counts pieces; here it has to be “{ $nothing }”
flaw-power-glory-alone = a power whose `when` is “{ $when }” brings Glory alone; here it has to be []
flaw-power-endless = a turn would not have to end; it has to be 1 to { $most }
flaw-power-once = the end comes but once; it has to be 0
flaw-power-work = “{ $gain }” needs a `when` of “work”
