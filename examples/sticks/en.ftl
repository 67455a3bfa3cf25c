# Told of the game where it is offered

introduction = Nine sticks, and whoever takes the last one wins.

# What the view names

word-left = Sticks left

# Decisions

ask-turn = Take one, two or three sticks.

do-take = { $a ->
    [one] Take 1 stick
   *[other] Take { $a } sticks
}

log-take = { $a ->
    [one] { $player } takes 1 stick.
   *[other] { $player } takes { $a } sticks.
}

chance-remove = { $a ->
    [0] All sticks stay.
   *[other] Chance removes one stick.
}

# Refusals

refused-others-turn = It is not your turn.
refused-too-many = There are not so many sticks left.

# What follows

score-last = the last stick
