# How far the game is

remark = Manche { $round } sur { $rounds }

# The board

board = Plateau
nobody = personne
told-pyramid = { $board_side } cases sur { $board_side }. La pyramide repose à partir de { $space }{ $count ->
    [0] , encore sans plate-forme.
   *[other] ; ses plates-formes, de bas en haut : { $owners }.
}
told-nile = Le Nil : { $spaces }.
told-magic = Jetons de magie : { $spaces }.
sun = { $value ->
    [0] Soleil { $number }
   *[other] Soleil { $number } : { $owner }, compte { $value }
}
monument = { $kind } en { $space }, { $owner }. Flèches : { $arrows }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} en l'état.
would-score = { $player } marquerait { $points } ici.
would-gain = D'autres jetons de { $player } gagneraient { $points }.

# The palace

palace = Palais
magic = Magie
bid = Mise
offering = Offrande
magic-used = { $magic } : utilisée
magic-held = { $magic } : en main
magic-maybe = { $magic } : en main ou dans la pioche
magic-away = { $magic } : pas en main
magic-left = { $count ->
    [one] { $count } carte de magie dans la pioche
   *[other] { $count } cartes de magie dans la pioche
}
magic-down = magie, face cachée
used = { $player } : cartes utilisées
gods-won = { $player } : dieux gagnés
favorite = { $label }, { $god ->
    [seshat] favorite
    [wadjet] favorite
    [geb-and-nut] favoris
   *[other] favori
}
no-magic = pas de magie
chosen = choix fait
none-yet = encore rien
card-down = carte, face cachée
sealed = { $card }, scellée
offered = { $card }, offerte
has-sealed = a choisi
you-sealed = Votre choix est scellé.
gods-rest = Les dieux ne sont pas encore appelés
to-come = à venir
worth-now = Tout de suite { $first } { $own }, { $other } { $others }
acts-for = agit pour { $player }
ankh = l'Ankh
short-seshat = Placer le monument
short-geb-and-nut = Le prendre et l'orienter
short-ptah = Prendre la carte active
short-ra = Marquer le soleil { $sun }
short-wadjet = Piocher une carte de magie
short-pharaoh = Chacun offre une carte
short-thoth = Échange des cartes utilisées
power-seshat = n'importe où
power-geb-and-nut = après un pas
power-ptah = ou une autre
power-ra = au double
power-wadjet = (une sur trois)

# What a rival may hold

may-hold = Main de { $player } ?
may-hold-cards = { $player } peut avoir en main ou avoir offert : { $cards }
holds = Main de { $player }
holds-cards = { $player } a en main : { $cards }
hand-count = { $hand } en main{ $bid ->
    [0] {""}
   *[other] , 1 scellée
}, { $offered } en offrande.
sure = Bord doré : sûrement en main.
ringed = Cerclées : battent votre mise.
hand = { $cards ->
    [one] { $cards } carte d'enchère
   *[other] { $cards } cartes d'enchère
}, { $magic } de magie

# Monument cards

monuments = Monuments
thoth-picks = Thot choisit le suivant
active = Active
token = Jeton
next = Suivant
display = Exposées
deck = Pioche
deck-holds = Encore dans la pioche : { $cards }
card-maybe = { $card } : peut être en main ou en offrande
card-sure = { $card } : sûrement en main
card-away = { $card } : ni en main ni en offrande
tracker-about = Tout ce qui n'a pas été vu ailleurs ; les cartes utilisées changent de main quand Thot agit
claims-about = { $name } : { $count } en possession ; la prochaine carte rapporte { $gain }
claims-full = { $name } : { $count } en possession, toutes les cartes
so-many = { $count } { $name }
worth = { $name }, vaut { $moons }
token-label = { $token } : flèches { $arrows }
next-card = puis
claims = { $player } : cartes de monument

# The Corner Pyramid

corner = Pyramide du coin
opens = soleil { $sun } : +{ $points }
offerings = { $player } : { $count } en offrande
supply = le { $card } du Pharaon

# The prompt

your-cards = Vos cartes d'enchère
your-magic = Votre magie
sign-sun = Soleil
sign-moon = Lune
sign-crown = Pharaon
call-none = Pas de magie
plays-magic = { $player } joue une carte de magie.
will-own = { $player } le prendra et l'orientera.
sees = { $player } mise { $card }.
no-bid = { $player } n'a pas de mise : elle s'est esquivée.
in-sight = en vue
in-sight-about = Ce que paierait le décompte final en l'état
title-base = La base de la pyramide
title-marks = Un jeton de magie
title-offer = Une offrande
title-magic = De la magie pour { $god } ?
title-bid = Votre mise pour { $god }
title-change = L'œil a vu
title-place = Placez le monument
title-move = Déplacer le monument ?
title-turn = Orientez le jeton
title-claim = Prenez une carte de monument
title-keep = Gardez une carte de magie
title-tie = Offrandes égales
title-renew = Le prochain monument

# The end

final = Décompte final
before = Pendant la partie
final-magic = { $count ->
    [one] { $count } carte de magie restante
   *[other] { $count } cartes de magie restantes
}
final-suns = Plus forte chaîne : { $chain }
final-pyramid = { $count ->
    [one] { $count } plate-forme
   *[other] { $count } plates-formes
}

# The categories of the result

column-monuments = Cartes de monument
column-suns = Soleils
column-wadjet = Ouadjet
column-pyramid = Pyramide
column-magic = Magie
column-alignments = Alignements
course-chapters = pendant la partie, puis à la fin
