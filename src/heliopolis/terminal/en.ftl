prompt = Your choice
prompt-hint = a letter, number or words, or: help, hint, log, rules, undo, quit
turn-of = { $player }, it is your turn.
hand-over = Hand the screen to { $player }, then press Enter.
before-these = … and before that { $count ->
    [one] one line more
   *[other] { $count } lines more
} (log)
stopped-not-here = “{ $text }” is not a choice here. Type the letter of a line, words of it, or help.
stopped-ambiguous = “{ $text }” could be: { $choices }
stopped-unknown = “{ $text }” { $count ->
    [one] is no word of this game, so nothing was done.
   *[other] are no words of this game, so nothing was done.
}
ended-by-itself = Your last turn ended by itself, and this is a new one, with nothing done yet. To end it all the same, say so again.
stopped-letter = A letter stands for a choice that you see in the menu, so it can only come first: “{ $text }” can’t be told yet, and nothing was done. Words and numbers may follow.
stopped-revealed = something was revealed, so “{ $text }” is yours to decide again.
stopped-over = your turn is over, so “{ $text }” was left out.
done-so-far = Done: { $done }. Then: { $why }
enter-shows-the-board = Enter shows the board again.
enter-shows-the-marks = Enter shows the board again, with ★ on it and in the menu for what is advised.
more = Enter shows more, q leaves it at that
score-lines-follow = Enter shows what was scored, q leaves it at that.
undone = Taken back.
nothing-to-undo = Nothing can be taken back: something was revealed since, or another player has decided.
saved = The game is saved in { $path }. Go on with:
    heliopolis play --resume { $path }
kept = The game is kept in { $path }. See it again with:
    heliopolis replay { $path }
game-over = The game is over
place = { $place }.
won = { $players } { $count ->
    [one] wins
   *[other] share the win
}.
beaten = { $rival } has { $theirs } and beats { $player }, who has { $own }.
won-alone = { $rival } has { $theirs }: { $player } wins with { $own }.
about-unknown = Nothing is known of “{ $text }”. Try one of: { $words }
rules-unknown = No paragraph has “{ $text }”. Type rules for what there is.
rules-contents = Chapters
rules-how = rules CHAPTER, rules PARAGRAPH or rules WORDS show what you look for, rules all shows everything.
rules-example = Example
help = Type the letter before a choice, its words or their beginnings (“{ $example }”),
    or the number of a card, die, tile or space that you see. Choices
    without a letter are typed as they are seen. Several choices may stand on one
    line, all but the first in words or numbers: they are carried out one after
    the other.
    help WORD      what a piece is and does
    hint           the best choices, and where they may lead
    rules [WORDS]  the rules in short, a chapter, a paragraph, or all with these words
    log            all that has happened
    undo           take back your last decision, if nothing was revealed since
    quit           save the game and leave
column-player = player
column-points = points
column-reason = for
column-rule = rule
examination = Score lines
start-line = to begin with
command-help = help
command-hint = hint
command-rules = rules
command-log = log
command-undo = undo
command-quit = quit
replay-help = Enter: next · b: back · a number: go there · q: leave
replay-ruled = This game was played under version { $version } of the rules. All of it is allowed by today’s, too. { $changes }
replay-outdated = This game was played under version { $version } of the rules, which allowed what today’s do not: it can be read, but can’t go on. { $changes }
kind-human = Player
kind-random = Random
kind-greedy = Greedy
kind-scribe = Scribe
kind-priest = Priest
kind-vizier = Vizier
kind-pharaoh = Pharaoh
kind-ra-himself = Ra himself
hint-title = The Pharaoh's advice, the most promising choice first:

# heliopolis edition

edition-fine = This edition of { $game }, “{ $name }”, can be played. { $changes ->
    [0] It is the standard edition.
    [one] One value is not that of the standard edition.
   *[other] { $changes } values are not those of the standard edition.
}
edition-same = Nothing differs from the standard edition of { $game }.

# Lessons

command-show = show
command-skip = skip
command-back = back
lesson-of = Lesson { $number } of { $count }
lesson-hint = a letter, number or words, or: show, skip, back, rules, quit
lesson-like-this = Like this: { $choice }. Type it yourself, or show once more.
lesson-not-meant = The rules allow that, but it is not what this lesson is about.
lesson-taken-back = It is taken back.
lesson-next = Enter goes on.
lesson-left = Go on with: heliopolis learn { $game } { $number }
lessons-done = These were the lessons. Now play: heliopolis play { $game } --seats { $seats }
