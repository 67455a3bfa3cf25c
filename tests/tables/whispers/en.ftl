word-hand = hand

ask-bid = Bid at most your hand.
ask-gesture = Nod, or shake your head.

do-bid = Bid { $a }
do-nod = Nod
do-shake = Shake your head

log-bid = { $player } bids { $a }.
log-nod = { $player } nods.
log-shake = { $player } shakes their head.
chance-hand = A hand is dealt: { $a }.

event-bidding = { $player } has bid.
event-round-over = Round { $round } ends.
score-bid = the bid

refused-others-turn = It is not your turn.
refused-too-much = { $action } is more than your hand allows, or not what is asked.
