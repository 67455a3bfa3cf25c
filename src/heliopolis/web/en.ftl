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
kind-ra-himself = Ra himself
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
invitation = Invitation
your-seat = Your seat
door-play = I know how to play
begins-by-itself = The game begins by itself once everybody is ready.
door-learn = It is my first time
seat-kept-meanwhile = A few lessons on the real board. Your seat is kept, and the others see that you are learning.
learn-first = Learn first, { $minutes } min
guest = A guest
own-language = Everybody reads the table in their own language.
read-rules-first = Read the rules first
begin = Begin
begins-when-ready = The game begins by itself once everybody is ready. You need not wait: bots keep the seats of those who come later.
start-with-bots = Begin with bots
this-table = This table
game = Game
takes = Takes
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

# Who is here

presence-here = here
presence-learning = learning
presence-lesson = learning, lesson { $lesson } of { $lessons }
presence-reconnecting = reconnecting
presence-away = not here
presence-away-since = away since
presence-bot = bot
presence-nobody = nobody yet
guests-look = { $count ->
    [one] One guest has opened the link.
   *[other] { $count } guests have opened the link.
}
begun-meanwhile = The game has begun. A bot may play for you until you come.
offered = { $name } would let a guest play for a bot.
took-over = { $name } takes over the seat of a bot.
held = { $name } learns the game first. The seat is kept.
watching = You are watching. Take over the seat of a bot:
watching-only = You are watching. You may play for a bot once everybody who plays offers its seat, in the menu.
offer-seat = Let a guest play for { $name }
take-over-seat = Play for { $name }

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
course-chapters = then chapter by chapter
course-parts = then by thirds of the game
story = The story
story-of = the largest changes
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
previous-turn-step = A turn back
next-turn-step = A turn on
play-replay = Play
pause-replay = Pause
stages = Rounds
previous-own-step = My decision before
next-own-step = My next decision
analysis = Analysis
analysing = The game is being analysed …
analysis-failed = The analysis could not be finished. Load the page again to try once more.
choice-good = { $player }: { $choice }. Nothing was clearly better.
choice-cost = { $player }: { $choice }. It cost { $cost } ± { $error } points of chance.
mix-share = { $share } times in 100
analysis-keys = Keys: Space plays and stops, ← → step, Shift + ← → turn, 1 to 9 turning points.
no-choice = Nobody had a choice here: chance came next, or there was only one way, or the game was over.
play-from-here = Play from here
picture = A picture to share
own-decisions = My decisions
seen-by = Seen by
everybody = all hands
spectator = a spectator
as-known-then = Log as known then
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
keys = Keys: 1 to 9 lead to the choices, u takes back, h asks for a hint, ? opens the rules. The question mark above tells what a piece is: press it, then the piece. Space tells the next thing at once, Escape all.

# The stage

since = Since your last turn
since-nothing = Nothing has happened since your last turn.
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

mistake-form-large = A form can have at most { $most } bytes.
mistake-form-charset = A form has to be written in UTF-8.
mistake-form-elsewhere = This form was not sent from a page of this house.
mistake-form-incomplete = Something in the form is missing or not what was asked for.
mistake-broken = Something broke here, through no fault of yours. Nothing is lost; try again.
mistake-not-allowed = This page can’t be asked for in that way.

# Around the table

about-edition = About this edition
what-is-this = What is this?
coach-toggle = Call the coach, or send them away
coach-quiet = Quiet
personal-link = Copy my link for another device
change-person = Another person’s link
change-person-text = This link belongs to a person who is not you as this browser knows you. Whoever goes on plays for them here; your own seats can then be reached only by your own link.
change-person-yes = Go on as that person
column-component = Component
column-value = Value
column-provenance = Where it comes from
about-edition-text = Many values are printed only on the pieces themselves. Where we could not read them we have rebuilt them, and say so here. Whoever owns the box can correct them in a file and play with it.
download-edition = Download as a file
