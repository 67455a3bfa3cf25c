# What stands around the lessons

learn = Learn by playing
to-learn = Learn
learn-game = Learn { $game }
learn-in = Learn { $game } in { $minutes } minutes
go-on = { $game }: go on with lesson { $number }
in-minutes = { $minutes } minutes
new-here = New here?
new-here-text = Learn a game by playing it: short lessons on the real board.
remark = Lessons
lessons = Lessons
lesson-of = Lesson { $number } of { $count }
disc = Lesson { $number }: { $title }
disc-learnt = Lesson { $number }: { $title }, learned
pale = What is pale does not matter yet. What can't be undone waits until you press Confirm.
your-move = Your move
watch = Right. What follows is played for you: watch.
answer-wrong = Not this one
answer-shown = Like this
like-this = { $choice }. Choose it yourself, or press the button once more.
not-meant = The rules allow that, but it is not what this lesson is about.
taken-back = It is taken back.
show-me = Show me
do-it = Do it for me
skip = Skip
back = Back
again = Again
minutes-left = { $minutes ->
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
the-rule = The rule
leave-lessons = Leave the lessons
lesson-done = Lesson { $number } is done
next-lesson = Next: { $title }
go-back = To the table
first-game = Play your first real game
first-game-follows = Now a real game, against { $rivals ->
    [one] a Scribe
   *[other] Scribes
}, with a coach beside you. You can send the coach away whenever you like.
