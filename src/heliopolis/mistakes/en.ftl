quoted = “{ $text }”
mistake-unknown = That can’t be done.
mistake-at-line = Line { $line }: { $mistake }
mistake-at-key = Line { $line }, “{ $key }”: { $mistake }
mistake-refused = { $why } { $rule }

# At a table

mistake-no-table = There is no such table.
mistake-no-seat = There is no such seat, only seats 1 to { $seats }.
mistake-no-step = There is no such step, only steps 0 to { $steps }.
mistake-no-bot = There is no such bot.
mistake-bad-secret = This link was not handed out here. It may have been cut short.
mistake-bad-link = This link holds no record. It may have been cut short.
mistake-analysis-unfinished = Only a game that was played to its end can be analysed.
mistake-analysis-waits = This game is still being analysed. Try again in a moment.
mistake-many-analyses = Many games are being analysed already. Try again in { $seconds } seconds.
mistake-long-link = This record is too long for a link.
mistake-seat-kept = This seat is kept for somebody else.
mistake-not-offered = A bot keeps this seat: you may play for it once everybody who plays has offered it, in the menu.
mistake-has-seat = You play at this table already: a bot’s seat is for somebody who has none.
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
mistake-arranged-often = You have taken or given seats here { $most } times. Leave it at that, or set up another table.
mistake-left-often = This seat has been left { $most } times. Stay, or give up.
mistake-too-late-to-undo = That can’t be taken back any more: something was revealed since, or somebody else has decided.
mistake-record-from-moment = This record goes on from a moment of another game. Such a record is shown at its own table, or by heliopolis on your own machine.
mistake-storage = The house could not store or find that. Try again in a moment.
mistake-storage-unsure = The house’s memory does not answer. What you did may have been stored: look at the table before you try again.

# With bounds

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

# With a table that is set up

mistake-no-game = There is no such game, only { $expected }.
mistake-no-language = There is no such language, only { $expected }.
mistake-no-rule = { $game } has no such paragraph.
mistake-seats-number = { $game } is not played with { $seats } seats. Possible: { $expected }.
mistake-no-option = { $game } has no option “{ $option }”. Possible: { $expected }.
mistake-option-value = The option “{ $option }” is one of { $expected }.
mistake-clock-time = A clock has 1 to { $most } seconds.
mistake-clock-end = When a clock runs out, what happens is one of { $expected }.
mistake-seat-kind = A seat is one of { $expected }.
mistake-form-seat = Seat { $seat } has to be you, open, not played or a bot.
mistake-form-clock = There is no such clock.

# With what a page sends

mistake-message-long = A message can have at most { $most } characters.
mistake-message-json = The page has sent something that can’t be read. Load it again.
mistake-message-version = The page does not know what it shows. Load it again.
mistake-message-nothing = The page asks for nothing that the table knows. Load it again.
mistake-spectator = Spectators only watch.
mistake-handing-over = The screen is being handed over. Say first who sits before it now.
mistake-no-lesson = There is no lesson of that number; the last one is { $last }.
mistake-no-utility = There is no such utility.
mistake-no-observation = { $game } does not tell in numbers what its players know.
mistake-no-lessons = There are no lessons of { $game } yet.
mistake-no-action = “{ $given }” is no action of this game.
mistake-no-outcome = “{ $given }” is nothing that chance brings in this game.
mistake-not-chance = Chance has nothing to answer here.
mistake-not-possible = “{ $given }” can’t come up here. Possible: { $expected }.

# With an edition

mistake-toml = this is no valid TOML. Perhaps a quotation mark, a comma or a bracket is missing, here or just before.
mistake-toml-line = a line has at most { $longest } characters and { $dots } dots.
mistake-toml-nested = this is nested too deeply.
mistake-edition-game = the file is for { $value }; for this game it has to be “{ $expected }”.
mistake-edition-no-game = it has to be one of { $expected }.
mistake-edition-name = a name has at most 40 letters, digits and hyphens, without spaces.
mistake-edition-flaw = this value won't do: { $flaw }.
mistake-no-component = there is no such component. The page about this edition lists them all, and so does heliopolis edition export.
mistake-component-field = “{ $given }” is unknown; a component has a value and a provenance.
mistake-component-provenance = the provenance is { $value }; possible are { $expected }.
mistake-component-value = the value is { $value }; it has to be { $expected }.
expected-number = a whole number from { $low } to { $high }
expected-numbers = { $length ->
    [0] a list of whole numbers from { $low } to { $high }
   *[other] a list of { $length } whole numbers from { $low } to { $high }
}
expected-up-to = a list of 1 to { $longest } whole numbers from { $low } to { $high }
expected-picture = a picture of at most { $most } numbers from 1 to { $high } in at most { $side } rows and columns, as “16” or “12/3.”
expected-word = one of { $words }
expected-words = a list of at most { $longest } of { $words }

# With a record

mistake-record-format = this record has format { $version }, which a later version of Heliopolis has written; this one reads formats up to { $latest }.
mistake-record-ends = the record ends too early.
mistake-record-found = “{ $found }” stands where “{ $expected }” should.
mistake-record-number = “{ $word }” is “{ $found }”; it has to be a number.
mistake-record-value = “{ $found }” is no TOML value.
mistake-record-no-gap = “{ $found }” stands where an empty line should.
mistake-record-rules = these are rules version { $version } of { $game }; this house plays version { $expected }.
mistake-record-hidden = this entry is hidden: the record was written for somebody who could not know it.
mistake-record-moment = this is no moment of this game.
mistake-record-entry = “{ $found }” is neither a seat from 1 to { $seats } nor “*”, “end” or “unfinished”.
mistake-record-scores = “end { $found }” should have { $seats } scores.
mistake-record-after-end = “{ $found }” stands after the end.
mistake-record-goes-on = the game goes on here; another entry or “unfinished” is missing.
mistake-record-wrong-scores = the scores do not follow from the game; right would be “{ $expected }”.

# With a file, or what is typed at the command line

mistake-file = { $path }: { $error }
mistake-file-unreadable = { $path } can’t be read: { $told }.
mistake-file-no-text = { $path } can’t be read: it is no text.
mistake-file-unwritable = { $path } can’t be written: { $told }.
mistake-file-no-svg = { $path } can’t be drawn: the name of a curve ends in .svg.
mistake-file-folder = { $path } can’t be written: it is a folder.
mistake-file-no-place = Nothing can be saved in { $path }: a file in a folder that exists is needed.
mistake-seat-who = Seat { $number } is “{ $given }”; it has to be one of { $expected }.
mistake-seat-bot = Seat { $number }: { $error }
mistake-which-game = Which game? One of { $expected }.
mistake-resumed-setup = A game that is resumed keeps its set-up: { $argument } does not go with --resume.
mistake-resumed-outdated = { $path } was played under version { $version } of the rules, which allowed what today’s do not: it can’t go on, but “heliopolis replay” shows it.
mistake-resumed-other = { $path } is a game of { $game }.
