# Told of the game where it is offered

introduction = Auctions with numbered suns, over three epochs.

# Components

word-ra = Ra
word-god = god
word-pharaoh = pharaoh
word-nile = Nile
word-flood = flood
word-gold = gold
word-art = art
word-agriculture = agriculture
word-religion = religion
word-astronomy = astronomy
word-writing = writing
word-fortress = fortress
word-obelisk = obelisk
word-palace = palace
word-pyramid = pyramid
word-sphinx = sphinx
word-statues = statues
word-step-pyramid = step pyramid
word-temple = temple
word-funeral = funeral
word-drought = drought
word-unrest = unrest
word-earthquake = earthquake
word-civilisation = civilisation
word-monument = monument
word-sun = sun

short-art = art
short-agriculture = agr
short-religion = rel
short-astronomy = ast
short-writing = wri
short-fortress = for
short-obelisk = obe
short-palace = pal
short-pyramid = pyr
short-sphinx = sph
short-statues = sta
short-step-pyramid = ste
short-temple = tem

about-ra = Starts an auction. The Ra that fills the Ra track ends the epoch at once.
about-god = Scores { $fame_god } at the end of the epoch, or is played to take a tile from the auction track.
about-pharaoh = Each epoch most pharaohs score { $fame_most_pharaohs_signed }, fewest { $fame_fewest_pharaohs_signed }. Pharaohs are kept.
about-nile = Scores { $fame_river } each epoch for a player with a flood. Niles are kept.
about-flood = Scores { $fame_river } and lets your Niles score. Floods go after each epoch.
about-gold = Scores { $fame_gold } and goes after the epoch.
about-civilisation = Different ones score { $fame_civilisations_by_count }; none at all { $fame_no_civilisation_signed }. They go after each epoch.
about-art = { about-civilisation }
about-agriculture = { about-civilisation }
about-religion = { about-civilisation }
about-astronomy = { about-civilisation }
about-writing = { about-civilisation }
about-monument = Scores after the third epoch: different ones { $fame_different_monuments_by_count }; alike { $fame_same_monuments_by_count }.
about-fortress = { about-monument }
about-obelisk = { about-monument }
about-palace = { about-monument }
about-pyramid = { about-monument }
about-sphinx = { about-monument }
about-statues = { about-monument }
about-step-pyramid = { about-monument }
about-temple = { about-monument }
about-funeral = A disaster: whoever takes it loses two pharaohs.
about-drought = A disaster: whoever takes it loses two floods, or Niles when the floods are gone.
about-unrest = A disaster: whoever takes it loses two civilisations of their choice.
about-earthquake = A disaster: whoever takes it loses two monuments of their choice.
about-sun = What you bid with. The winning sun goes to the centre, and the winner takes the one that lay there, face down until the next epoch. After the third epoch the highest sum of suns scores { $fame_most_suns_signed }, the lowest { $fame_fewest_suns_signed }.

# Decisions

ask-turn = { $draw ->
    [0] { $take ->
        [0] The auction track is full: invoke Ra.
       *[other] The auction track is full: invoke Ra or play a god.
    }
   *[other] { $take ->
        [0] Draw a tile or invoke Ra.
       *[other] Draw a tile, invoke Ra or play a god.
    }
}
ask-gods = Play another god, or be done.
ask-auction = { $pass ->
    [0] You invoked Ra and nobody else has bid: bid one of your suns.
   *[other] Bid one of your suns, or pass.
}
ask-discard = A disaster strikes: choose a tile to lose.
ask-deal = The suns are dealt.
ask-drawing = A tile is drawn.
ask-finished = The game is over.

do-draw = Draw a tile
do-invoke = Invoke Ra
do-pass = Pass
do-done = Play no more gods
do-bid = Bid sun { $a }
do-take = Play a god for: { $a }
do-discard = Lose: { $a }

log-invoke = { $player } invokes Ra.
log-pass = { $player } passes.
log-done = { $player } plays no more gods.
log-bid = { $player } bids sun { $a }.
log-take = { $player } plays a god and takes: { $a }.
log-discard = { $player } gives up: { $a }.

chance-tile = { $player } draws: { $a }.

# What decides a choice

because-lot = Scored now, the lot adds { $fame } for you and { $theirs } for { $seat_name }.
because-lot-alone = Scored now, the lot adds { $fame } for you.
because-tile = Scored now, that makes { $fame }.
because-ra-clock = { $left ->
    [one] One more Ra ends the epoch
   *[other] { $left } more Ra end the epoch
}, and { $chance } of 100 tiles in the bag are Ra.

# Refusals

refused-over = The game is over.
refused-dealing = The suns are still being dealt.
refused-drawing = { $seat_name } is drawing a tile: nobody decides before it is known.
refused-no-suns = You have no sun face up: you are skipped for the rest of the epoch.
refused-others-turn = It is { $seat_name }'s turn.
refused-others-disaster = It is for { $seat_name } to give up a tile.
refused-asked-already = You have bid or passed, and each is asked once: it is for { $seat_name } to answer.
refused-not-asked-yet = It is for { $seat_name } to bid or pass. You are asked later.
refused-auction = An auction is under way: bid one of your suns, or pass.
refused-must-bid = You invoked Ra and nobody else has bid: bid one of your suns.
refused-low-bid = Sun { $sun } is not higher than the bid of { $bid }.
refused-sun-face-down = Your sun { $sun } lies face down: it can't be bid in this epoch.
refused-sun-in-centre = Sun { $sun } lies in the centre and is nobody's.
refused-not-your-sun = You have no sun { $sun }.
refused-no-passing = A turn can't be passed: one thing has to be done, and invoking Ra is always allowed.
refused-no-auction = There is no auction under way: invoking Ra begins one.
refused-no-god-played = You have played no god in this turn: there is nothing to finish.
refused-playing-gods = You are playing gods in this turn: play another, or be done.
refused-track-full = The auction track is full: invoke Ra or play gods.
refused-no-disaster = No disaster strikes you: tiles are given up to disasters only.
refused-god-for-god = A god never takes another god.
refused-god-for-ra = A god never takes a Ra.
refused-no-god = You have no god to play.
refused-not-on-track = There is no such tile on the auction track: { $tile }.
refused-unrest = An unrest strikes you: choose a civilisation to lose.
refused-earthquake = An earthquake strikes you: choose a monument to lose.
refused-not-for-unrest = An unrest takes civilisations only, not this tile: { $tile }.
refused-not-for-earthquake = An earthquake takes monuments only, not this tile: { $tile }.
refused-nothing-to-lose = You have no such tile to lose: { $tile }.

# What follows

event-won = { $tiles_count ->
    [0] { $player } wins with sun { $sun }: no tiles, only sun { $won_sun }.
   *[other] { $player } wins with sun { $sun }: { $tiles }, and sun { $won_sun }.
}
event-unsold = Nobody bids. The tiles stay.
event-discarded = Nobody bids. The eight tiles leave the game.
event-lost = { $player } loses to the { $disaster }: { $tile }.
event-epoch = Epoch { $epoch } ends.

score-gods = { $gods } { $gods ->
    [one] god
   *[other] gods
} left
score-pharaohs = { $pharaohs } { $pharaohs ->
    [one] pharaoh
   *[other] pharaohs
}: { $rank }
score-nile = { $niles } Nile, { $floods } { $floods ->
    [one] flood
   *[other] floods
}
score-civilisations = { $kinds_count ->
    [0] no civilisation
   *[other] { $kinds_count } different: { $kinds }
}
score-gold = { $gold } gold
score-monuments = { $kinds_count ->
    [one] { $kinds_count } monument: { $kinds }
   *[other] { $kinds_count } different: { $kinds }
}
score-same = alike: { $kinds }
score-suns = suns add up to { $sum }: { $rank }
score-floor = a total does not fall below 0

word-most = the most
word-fewest = the fewest
word-highest = the highest
word-lowest = the lowest

# Chapters of the examination

chapter = Epoch { $epoch }

# The terminal's board

board-epoch = epoch { $epoch } of { $epochs }
board-centre = sun in the centre: { $sun }
board-ra-track = Ra track
board-auction = On sale
board-nothing = nothing
board-player = player
board-suns = suns
board-gods = god
board-pharaohs = phar
board-niles = Nile
board-floods = flood
board-gold = gold
board-civilisations = civs
board-monuments = monuments
board-fame = fame
board-bid = bids { $sun }
board-bag = In the bag: { $tiles } tiles, { $ras } Ra.

# Options

option-open_scores = Show everybody's total during the game
option-debts = Totals may fall below 0

# Components, where they are listed

key-tiles = tiles
key-ra_track = Ra track
key-seats = with { $number } players
key-suns = suns
key-group = group { $number }
key-fame = fame
key-start = at the start
key-most_pharaohs = most pharaohs
key-fewest_pharaohs = fewest pharaohs
key-river = each Nile and flood
key-no_civilisation = no civilisation
key-most_suns = highest sum of suns
key-fewest_suns = lowest sum of suns
key-civilisations = none to five different civilisations
key-different_monuments = none to eight different monuments
key-same_monuments = none to five of the same monument

# What decides between those with the most points.
tie-highest-sun = { $points } fame each. A tie goes to the highest single sun: { $best } over { $other }.

# What is wrong with an edition

flaw-ras = at least { $needed } Ra tiles are needed, three times the longest Ra track, so that the bag never runs out
flaw-alike = at most { $most }, since the scoring table goes no further
flaw-no-civilisation = it begins with 0 for none, since fame.no_civilisation says what that scores
flaw-suns = no sun may be in two groups for { $seats } seats, nor twice in one
