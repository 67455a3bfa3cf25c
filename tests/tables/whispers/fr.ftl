word-hand = main

ask-bid = Misez au plus votre main.
ask-gesture = Acquiescez, ou secouez la tête.

do-bid = Miser { $a }
do-nod = Acquiescer
do-shake = Secouer la tête

log-bid = { $player } mise { $a }.
log-nod = { $player } acquiesce.
log-shake = { $player } secoue la tête.
chance-hand = Une main est donnée : { $a }.

event-bidding = { $player } a misé.
event-round-over = La manche { $round } se termine.
score-bid = la mise

refused-others-turn = Ce n'est pas votre tour.
refused-too-much = { $action } est plus que ne permet votre main, ou n'est pas demandé.
