# What the view names

word-in_play = Dés en jeu
word-bid = Annonce
word-count = au moins
word-face = montrant
word-bidder_seat = Annonce de
word-dice = Dés
word-cup = sous le gobelet
word-shown = montrés en dernier

# Decisions

ask-round = { $doubt ->
    [0] Annoncez : combien de dés, en tout, montrent quelle face ?
   *[other] Annoncez plus haut, ou doutez de l'annonce.
}

do-bid = { $a ->
    [one] Au moins 1 dé montrant { $b }
   *[other] Au moins { $a } dés montrant { $b }
}
do-doubt = Douter

log-bid = { $a ->
    [one] { $player } annonce au moins 1 dé montrant { $b }.
   *[other] { $player } annonce au moins { $a } dés montrant { $b }.
}
log-doubt = { $player } doute.

# Refusals

refused-over = La partie est finie.
refused-rolling = On lance encore les dés.
refused-others-turn = C'est le tour de { $seat_name }.
refused-nothing-to-doubt = Il n'y a pas d'annonce à mettre en doute.
refused-too-many = Il n'y a que { $dice } dés en jeu.
refused-too-low = { $dice ->
    [one] Ce n'est pas plus haut que 1 dé montrant { $face }.
   *[other] Ce n'est pas plus haut que { $dice } dés montrant { $face }.
}

# What follows

event-shown = { $player } montre { $dice }.
event-counted = { $there ->
    [0] Aucun dé ne montre { $face }.
    [one] Un dé montre { $face }.
   *[other] { $there } dés montrent { $face }.
}
event-out = { $player } est hors jeu.

score-die = un dé
