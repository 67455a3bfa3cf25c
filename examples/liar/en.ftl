# What the view names

word-in_play = Dice in play
word-bid = Bid
word-count = at least
word-face = showing
word-bidder_seat = Bid by
word-dice = Dice
word-cup = under the cup
word-shown = last shown

# Decisions

ask-round = { $doubt ->
    [0] Make a bid: how many of all dice show which face?
   *[other] Bid higher, or doubt the bid.
}

do-bid = { $a ->
    [one] At least 1 die showing { $b }
   *[other] At least { $a } dice showing { $b }
}
do-doubt = Doubt

log-bid = { $a ->
    [one] { $player } bids at least 1 die showing { $b }.
   *[other] { $player } bids at least { $a } dice showing { $b }.
}
log-doubt = { $player } doubts.

# Refusals

refused-over = The game is over.
refused-rolling = The dice are still being rolled.
refused-others-turn = It is { $seat_name }'s turn.
refused-nothing-to-doubt = There is no bid to doubt.
refused-too-many = Only { $dice } dice are in play.
refused-too-low = { $dice ->
    [one] That is not higher than 1 die showing { $face }.
   *[other] That is not higher than { $dice } dice showing { $face }.
}

# What follows

event-shown = { $player } shows { $dice }.
event-counted = { $there ->
    [0] No die shows { $face }.
    [one] One die shows { $face }.
   *[other] { $there } dice show { $face }.
}
event-out = { $player } is out.

score-die = a die
