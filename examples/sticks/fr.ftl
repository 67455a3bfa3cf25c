# Là où le jeu est proposé

introduction = Neuf bâtons : qui prend le dernier gagne.

# What the view names

word-left = Bâtons restants

# Decisions

ask-turn = Prenez un, deux ou trois bâtons.

do-take = { $a ->
    [one] Prendre 1 bâton
   *[other] Prendre { $a } bâtons
}

log-take = { $a ->
    [one] { $player } prend 1 bâton.
   *[other] { $player } prend { $a } bâtons.
}

chance-remove = { $a ->
    [0] Tous les bâtons restent.
   *[other] Le hasard retire un bâton.
}

# Refusals

refused-others-turn = Ce n'est pas votre tour.
refused-too-many = Il ne reste pas tant de bâtons.

# What follows

score-last = le dernier bâton
