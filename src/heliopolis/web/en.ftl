# The house

tagline = Four games of ancient Egypt, one table
level-of-bots = Level of the bots
minutes = { $minutes } min
play-alone = Play alone
since-now = just now
since-minutes = { $count } min ago
since-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
since-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
rules = Rules
language = Language
theme = Day or night
back-to-lobby = Heliopolis: all games
skip = To the table
close = Close

# The lobby

players = { $first ->
    [one] { $last ->
        [one] 1 player
       *[other] 1–{ $last } players
    }
   *[other] { $same ->
        [yes] { $last } players
       *[no] { $first }–{ $last } players
    }
}
introduction-missing = A game written for this table.
play-now = Play now against bots
create-table = Create a table
join-title = Join by link
join-placeholder = Paste a link
join = Join
join-wrong = This leads to no table. Paste the whole link that you were sent, or the 20 letters and digits after “/t/”.
tables-title = Open tables
no-tables = No table waits for players. Create one and share its link.
watch = Watch
sit-here = Join
your-tables = Your tables
kept-waiting = A table waits for its players for { $days ->
    [one] a day
   *[other] { $days } days
}.
kept-playing = A game that nobody goes on with is kept for { $days ->
    [one] a day
   *[other] { $days } days
}.
kept-finished = A game that is over is kept for { $days ->
    [one] a day
   *[other] { $days } days
}.
no-own-tables = Tables at which you sit appear here.
resume = Go on
turn-of = { $names } to play
rules-of = Rules of { $game }
edition-of = About this edition of { $game }
components = Components
seats-taken = { $taken } of { $seats } seats taken

# Setting up a table

create-title = A table of { $game }
your-name = Your name
seat-number = Seat { $seat }
seat-you = you
seat-name = Name of who plays here
seat-open = open, by link
seat-bot = bot: { $bot }
seat-none = not played
kind-random = Random
kind-greedy = Greedy
kind-scribe = Scribe
kind-priest = Priest
kind-vizier = Vizier
kind-pharaoh = Pharaoh
table-title = Name of the table, if it has one
table-language = Language of the table
language-en = English
language-fr = Français
allow-undo = What revealed nothing may be taken back
without-undo = Nothing is taken back
own-edition = Components of their own: “{ $name }”
own-edition-changes = { $changes ->
    [one] One value is not that of the standard edition:
   *[other] { $changes } values are not those of the standard edition:
}
listed = Show this table in the lobby
clock = Clock
clock-none = no clock
clock-5 = 5 minutes each, 5 s a move
clock-15 = 15 minutes each, 10 s a move
clock-day = one day each, one hour a move
edition = Components of your own (an edition file)
edition-file = From a file
create = Create the table

# Before the game

invites-you = { $name } invites you to a game of { $game }
invited = You are invited to a game of { $game }
seats-at-table = { $seats } players
begins-by-itself = Give your name and take a seat. The game begins by itself once all seats are taken, and your seat is kept meanwhile.
read-rules-first = Read the rules first
waiting-title = Waiting for players
ready-title = Everybody is here
invite = Send this link to those who shall play:
invite-kept = The seats that are not taken are kept. Those for whom they are kept, and whoever wants to watch, find the table here:
invite-watch = Every seat is taken. Whoever has this link can watch:
copy-link = Copy the link
take-seat = Sit here
give-up-seat = Give up the seat
free-seat = Free the seat
seat-kept = kept
seat-kept-for-you = kept for you
agree = Play along
decline-seat = Decline
place-bot = Place a bot
start = Start the game
open-seat = open

# The table

undo = Undo
hint = Hint
replay = Replay
resign = Resign
resign-sure = Resign for good? You will come last, and can't come back.
menu = Menu
seats = Seats
other-players = Other players
your-move = Your move
your-turn = Your turn
waiting-for = Waiting for { $names }
game-over = The game is over
to-results = Score lines
won-by = The game is over: { $count ->
    [one] { $names } wins.
   *[other] { $names } share the first place.
}
tag-you = you
tag-away = away
tag-resigned = resigned
log = Log
chat = Chat
chat-placeholder = Say something
say = Say
lost = The connection is lost. Trying again …
back-again = The connection is back.
hint-title = The best choices
no-hint = The adviser does not know.
record = Download the record
rematch = Another game
results = Result
place-of = { $place }.
column-player = player
column-points = points
column-reason = for
to-begin-with = To begin with: { $points } each
wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
won-by-lead = { $points } points, { $lead } more than { $name }.
others-resigned = Everybody else has resigned.
score-by-category = Points by player and category
column-start = Start
column-total = Total
best-of-line = best of its category
course = How it came
course-start = the start
course-chapters = then round by round
course-parts = then by thirds of the game
story = The story
story-of = the largest changes
at-step = Step { $step }
gains = { $name } gains { $points }
loses = { $name } loses { $points }
what-next = Again?
to-rematch = To the next game
share = Share
all-score-lines = All score lines, with their rules
search-rules = Search the rules
example = Example
contents = Contents
at-a-glance = At a glance
words = Words
all-rules = All rules
other-rules = Rules of the games
link-to-moment = Link to this moment
continue-here = Continue from here against bots
step-of = Step { $step } of { $steps }
first-step = Beginning
previous-step = Back
next-step = On
last-step = End
to-table = To the table
as-whom = As whom to go on
record-file = A record as a file
upload-record = Replay a record of your own
upload = Show the replay
your-record = A record as text
hand-over = Hand the screen to { $player }.
ready = I am { $player }
left = { $name } has left the table.
ruled = The rules have changed since this game began. It goes on under the new ones. { $changes }
outdated = This game was played under earlier rules, which allowed what today’s do not: it can be read, but can’t go on. { $changes }
reclaimed = { $name } is back.
resigned = { $name } resigns.
timed-out = { $name }’s clock has run out.
handed-over = A bot plays for { $name }.
undone = { $name } takes back the last decision.
rematched = { $name } asks for another game.
leave = Leave, let a bot play
come-back = Come back
call-bot = Let a bot play for { $name }
bot-plays = A bot plays for you
bot-plays-text = It knows no more than you do. You can take your seat again at any time.
given-up = The game was given up before its end.
record-ruled = This game was played under version { $version } of the rules. All of it is allowed by today’s, too. { $changes }
record-outdated = This game was played under version { $version } of the rules, which allowed what today’s do not: it can be read, but can’t go on. { $changes }
copied = The link is copied.
no-rule = No paragraph has these words.
keys = Keys: 1 to 9 lead to the choices, u takes back, h asks for a hint, ? opens the rules. Space tells the next thing at once, Escape all.

# The stage

since = Since your last turn
skip-beat = Skip
setting-pace = What happens is told
setting-pace-slow = slowly
setting-pace-usual = at the usual pace
setting-pace-quick = quickly
setting-pace-none = not at all
setting-pause = Bots wait before they decide
setting-pause-slow = long
setting-pause-usual = as usual
setting-pause-quick = briefly
setting-pause-none = not at all
setting-volume = Sound
setting-volume-0 = off
setting-volume-30 = soft
setting-volume-60 = medium
setting-volume-100 = loud

# Choosing and confirming

confirm = Confirm
take-back = Take back
put-back = Put back
final-no-undo = can’t be undone
final-reveals = can’t be undone
final-chance = can’t be undone
final-game-ends = ends the game
final-passes-on = can’t be undone
not-final = can be undone
left-undone = Still possible: { $choices }{ $more ->
    [0] .
   *[other] { " " }and { $more } more.
}
setting-confirm = What I confirm
setting-confirm-always = everything
setting-confirm-final = what can’t be undone
setting-confirm-never = nothing
setting-ends = My turn ends
setting-ends-asked = when I say so
setting-ends-itself = by itself, when nothing is left to do
setting-rest = A new question takes clicks after
setting-rest-400 = 0.4 seconds
setting-rest-1000 = 1 second
setting-rest-2000 = 2 seconds

# Errors

error-title = That did not work
not-found = There is no such page or table.
quoted = “{ $text }”
mistake-unknown = That can’t be done.
mistake-at-line = Line { $line }: { $mistake }
mistake-at-key = Line { $line }, “{ $key }”: { $mistake }
mistake-refused = { $why } { $rule }

# … at a table

mistake-no-table = There is no such table.
mistake-no-seat = There is no such seat, only seats 1 to { $seats }.
mistake-no-step = There is no such step, only steps 0 to { $steps }.
mistake-no-bot = There is no such bot.
mistake-bad-secret = This link was not handed out here. It may have been cut short.
mistake-seat-kept = This seat is kept for somebody else.
mistake-seat-taken = This seat is taken.
mistake-seats-open = Not every seat is taken yet: a person or a bot is missing.
mistake-not-seated = Only those who sit at this table can do that.
mistake-not-yours = This seat is not yours.
mistake-not-host = Only whoever created the table arranges its seats.
mistake-begun = The game has begun.
mistake-not-begun = The game has not begun yet.
mistake-not-playing = No game is being played here now.
mistake-not-over = The game is not over yet.
mistake-over = The game is over.
mistake-not-asked = You have nothing to decide now.
mistake-handed-over = A bot plays this seat for you. Come back first.
mistake-still-here = The person on this seat has not left.
mistake-resigned = This seat has resigned for good.
mistake-clock-spent = The clock of this seat is empty for good. Its bot plays on.
mistake-no-undo = At this table nothing is taken back.
mistake-outdated = This game was played under earlier rules, which allowed what today’s do not: it can be read, but can’t go on.
mistake-outdated-lost = This game was played under version { $rules } of the rules of { $game }, and can no longer be shown. It stays stored.
mistake-undone-often = Enough has been taken back on this seat: { $most } times.
mistake-left-often = This seat has been left { $most } times. Stay, or give up.
mistake-too-late-to-undo = That can’t be taken back any more: something was revealed since, or somebody else has decided.
mistake-redealt = This game went on from a moment of another, with some things drawn anew. No record leads there.
mistake-storage = The house could not store or find that. Try again in a moment.
mistake-storage-unsure = The house’s memory does not answer. What you did may have been stored: look at the table before you try again.

# … with bounds

mistake-too-fast = That was too fast. Wait a moment.
mistake-too-often = { $what ->
    [tables] You have set up many tables in a short time.
    [seats] You have sat down often in a short time.
    [hints] You have asked for many hints in a short time.
    [pages] Many pages have been opened from your address in a short time.
   *[records] You have asked for many replays in a short time.
} Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
mistake-too-many-sockets = Too many pages of this house are open from your address: { $most }. Close some.
mistake-many-uploads = Too much has been handed in at once. Try again in a few seconds.
mistake-too-slow = It takes too long to read this. Hand in something shorter.
mistake-advising = A bot is thinking about a hint already. One question at a time.
mistake-too-many-tables = There are too many tables in this house. Try again later.
mistake-chat-full = Enough has been said from this seat: { $most } lines.
mistake-too-long = { $what ->
    [name] The name
    [title] The title
    [line] The line
    [record] The record
   *[edition] The edition
} has { $length } characters; at most { $most } fit.
mistake-empty = { $what ->
    [name] The name
    [title] The title
    [line] The line
   *[edition] The edition
} is empty.
mistake-form-large = A form can have at most { $most } bytes.
mistake-form-charset = A form has to be written in UTF-8.
mistake-form-elsewhere = This form was not sent from a page of this house.
mistake-form-incomplete = Something in the form is missing or not what was asked for.
mistake-broken = Something broke here, through no fault of yours. Nothing is lost; try again.
mistake-not-allowed = This page can’t be asked for in that way.

# … with a table that is set up

mistake-no-game = There is no such game.
mistake-no-language = There is no such language, only { $expected }.
mistake-no-rule = { $game } has no such paragraph.
mistake-seats-number = { $game } is not played with { $seats } seats. Possible: { $expected }.
mistake-no-option = { $game } has no option “{ $option }”.
mistake-option-value = The option “{ $option }” is one of { $expected }.
mistake-clock-time = A clock has 1 to { $most } seconds.
mistake-clock-end = When a clock runs out, what happens is one of { $expected }.
mistake-seat-kind = A seat is one of { $expected }.
mistake-form-seat = Seat { $seat } has to be you, open, not played or a bot.
mistake-form-clock = There is no such clock.

# … with what a page sends

mistake-message-long = A message can have at most { $most } characters.
mistake-message-json = The page has sent something that can’t be read. Load it again.
mistake-message-version = The page does not know what it shows. Load it again.
mistake-message-nothing = The page asks for nothing that the table knows. Load it again.
mistake-spectator = Spectators only watch.
mistake-handing-over = The screen is being handed over. Say first who sits before it now.
mistake-no-action = “{ $given }” is no action of this game.
mistake-no-outcome = “{ $given }” is nothing that chance brings in this game.
mistake-not-chance = Chance has nothing to answer here.
mistake-not-possible = “{ $given }” can’t come up here. Possible: { $expected }.

# … with an edition

mistake-toml = this is no valid TOML.
mistake-toml-line = a line has at most { $longest } characters and { $dots } dots.
mistake-toml-nested = this is nested too deeply.
mistake-edition-game = the file is for { $value }; for this game it has to be “{ $expected }”.
mistake-edition-name = a name has at most 40 letters, digits and hyphens.
mistake-edition-flaw = this value does not go with the others; the game could not be played.
mistake-no-component = there is no such component. The page about this edition lists them all.
mistake-component-field = “{ $given }” is unknown; a component has a value and a provenance.
mistake-component-provenance = the provenance is { $value }; possible are { $expected }.
mistake-component-value = the value is { $value }; it has to be { $expected }.
expected-number = a whole number from { $low } to { $high }
expected-numbers = { $length ->
    [0] a list of whole numbers from { $low } to { $high }
   *[other] a list of { $length } whole numbers from { $low } to { $high }
}
expected-word = one of { $words }
expected-words = a list of at most { $longest } of { $words }

# … with a record

mistake-record-ends = the record ends too early.
mistake-record-found = “{ $found }” stands where “{ $expected }” should.
mistake-record-number = “{ $word }” is “{ $found }”; it has to be a number.
mistake-record-value = “{ $found }” is no TOML value.
mistake-record-no-gap = “{ $found }” stands where an empty line should.
mistake-record-rules = these are rules version { $version } of { $game }; this house plays version { $expected }.
mistake-record-hidden = this entry is hidden: the record was written for somebody who could not know it.
mistake-record-entry = “{ $found }” is neither a seat from 1 to { $seats } nor “*”, “end” or “unfinished”.
mistake-record-scores = “end { $found }” should have { $seats } scores.
mistake-record-after-end = “{ $found }” stands after the end.
mistake-record-goes-on = the game goes on here; another entry or “unfinished” is missing.
mistake-record-wrong-scores = the scores do not follow from the game; right would be “{ $expected }”.

# Around the table

about-edition = About this edition
personal-link = Copy my link for another device
change-person = Another person’s link
change-person-text = This link belongs to a person who is not you as this browser knows you. Whoever goes on plays for them here; your own seats can then be reached only by your own link.
change-person-yes = Go on as that person
column-component = Component
column-value = Value
column-provenance = Where it comes from
provenance-rulebook = stated in the rulebook
provenance-public = stated in a public description of the game
provenance-inferred = follows from the rulebook
provenance-reconstructed = our own, because no text gives it
provenance-owner = entered by the owner of a box
about-edition-text = Many values are printed only on the pieces themselves. Where we could not read them we have rebuilt them, and say so here. Whoever owns the box can correct them in a file and play with it.
download-edition = Download as a file
