# Là où le jeu est proposé

introduction = Un duel de mises secrètes pour la faveur des dieux.

# Components

word-bast = Bastet
word-anubis = Anubis
word-seshat = Seshat
word-geb-and-nut = Geb et Nout
word-ptah = Ptah
word-ra = Râ
word-wadjet = Ouadjet
word-pharaoh = le Pharaon
word-thoth = Thot
word-shrine = sanctuaire
word-sun-temple = temple du soleil
word-obelisk = obélisque
word-pyramid = la pyramide
word-gift = présent (A)
word-stealth = ruse (B)
word-blessing = bénédiction (C)
word-eye = œil (D)
word-logic = logique animale (E)
word-cry = cri (F)
word-meekness = humilité (G)
word-none = aucune
word-hidden = le dessus de la pioche, sans voir
word-unseen = une carte cachée
word-1-moon = 1 lune
word-1-sun = 1 soleil
word-2-moon = 2 lune
word-2-sun = 2 soleil
word-3-moon = 3 lune
word-3-sun = 3 soleil
word-4-moon = 4 lune
word-4-sun = 4 soleil
word-5-moon = 5 lune
word-5-sun = 5 soleil
word-6-moon = 6 lune
word-6-sun = 6 soleil
word-7-moon = 7 lune
word-7-sun = 7 soleil
word-8-moon = 8 lune
word-8-sun = 8 soleil
word-9-moon = 9 lune
word-9-sun = 9 soleil
word-10-moon = 10 lune
word-10-sun = 10 soleil
word-n = N
word-ne = NE
word-e = E
word-se = SE
word-s = S
word-sw = SO
word-w = O
word-nw = NO
word-t1 = T1
word-t2 = T2
word-t3 = T3
word-t4 = T4
word-t5 = T5
word-t6 = T6
word-t7 = T7
word-t8 = T8
word-t9 = T9
word-t10 = T10
word-t11 = T11
word-t12 = T12
word-a1 = a1
word-b1 = b1
word-c1 = c1
word-d1 = d1
word-e1 = e1
word-f1 = f1
word-g1 = g1
word-h1 = h1
word-a2 = a2
word-b2 = b2
word-c2 = c2
word-d2 = d2
word-e2 = e2
word-f2 = f2
word-g2 = g2
word-h2 = h2
word-a3 = a3
word-b3 = b3
word-c3 = c3
word-d3 = d3
word-e3 = e3
word-f3 = f3
word-g3 = g3
word-h3 = h3
word-a4 = a4
word-b4 = b4
word-c4 = c4
word-d4 = d4
word-e4 = e4
word-f4 = f4
word-g4 = g4
word-h4 = h4
word-a5 = a5
word-b5 = b5
word-c5 = c5
word-d5 = d5
word-e5 = e5
word-f5 = f5
word-g5 = g5
word-h5 = h5
word-a6 = a6
word-b6 = b6
word-c6 = c6
word-d6 = d6
word-e6 = e6
word-f6 = f6
word-g6 = g6
word-h6 = h6
word-a7 = a7
word-b7 = b7
word-c7 = c7
word-d7 = d7
word-e7 = e7
word-f7 = f7
word-g7 = g7
word-h7 = h7
word-a8 = a8
word-b8 = b8
word-c8 = c8
word-d8 = d8
word-e8 = e8
word-f8 = f8
word-g8 = g8
word-h8 = h8
word-ankh = Ankh
word-offering = offrande
word-card = carte d'enchère
word-sun = soleil
word-site = jeton de magie

about-seshat = Place le monument de la manche, à une case vide au moins de la pyramide et de tout autre monument. Favorite : sur toute case libre.
about-geb-and-nut = Vous donnent le monument de la manche et orientent ses flèches. Favoris : vous pouvez d'abord le déplacer d'un pas.
about-ptah = Prend la carte de monument active : { $points_monument_cards } points de la première à la quatrième d'une sorte. Favori : vous pouvez l'échanger contre une carte exposée.
about-ra = Pose votre disque sur le soleil de la manche pour { $points_sun }. Favori : pour { $points_favorite_sun }, et il compte double dans sa chaîne.
about-wadjet = Pioche une carte de magie ; dans la dernière manche, rapporte { $points_last_wadjet }. Favorite : en pioche trois, dont vous gardez une.
about-pharaoh = Reçoit une offrande de chacun. Toutes les deux manches, le plus grand total d'offrandes marque et bâtit la pyramide.
about-thoth = Va à qui a remporté le moins de dieux. Échange les cartes utilisées et laisse choisir la prochaine carte de monument.
about-ankh = Marque le favori du Pharaon, le premier dieu de la manche autre que le Pharaon.
about-shrine = Un monument à lunes : rapporte { $moons_shrine } à tout jeton qui le vise, et { $moons_shrine } à lui-même s'il vise la pyramide.
about-sun-temple = Un monument à lunes : rapporte { $moons_sun-temple } à tout jeton qui le vise, et { $moons_sun-temple } à lui-même s'il vise la pyramide.
about-obelisk = Un monument à lunes : rapporte { $moons_obelisk } à tout jeton qui le vise, et { $moons_obelisk } à lui-même s'il vise la pyramide.
about-pyramid = Toutes les deux manches, la plus grande offrande y ajoute une plate-forme. Le plus de plates-formes marque { $pyramid_majority } à la fin ; à égalité, la plus haute décide.
about-gift = Prenez le 12 du Pharaon, ou son 11 si le 12 est parti. Pas pour la mise en cours.
about-stealth = Votre mise s'esquive vers la pyramide du coin, sans être vue, et l'autre joueur remporte le dieu.
about-blessing = Le dieu en jeu devient favori, quel que soit celui qui le remporte.
about-eye = Voyez l'autre mise, puis changez la vôtre si vous voulez.
about-logic = Les deux mises changent de place.
about-cry = Votre mise compte un de plus, et vous gagnez les égalités.
about-meekness = La mise la plus basse l'emporte ; à nombre égal, la lune.
about-offering = Une carte d'enchère posée face cachée à la pyramide du coin jusqu'au prochain coin. Le plus grand total marque alors.
about-card = Une carte d'enchère. À nombre égal, le soleil est plus haut. Ce que vous utilisez va à l'autre joueur à la fin de la manche.
about-site = Un jeton de magie. Qui place le monument dessus pioche une carte de magie, et le jeton de magie quitte la partie.
about-sun = Un par manche. Votre plus forte chaîne de soleils voisins rapporte { $points_chain } par disque à la fin ; un disque du favori y compte double.

# Decisions

ask-cards = Des cartes de monument sont retournées.
ask-tokens = Le prochain jeton de monument apparaît.
ask-base = Posez la base de la pyramide : nommez sa case en haut à gauche.
ask-marks = Posez un jeton de magie.
ask-summon = Le dieu suivant est retourné.
ask-offer = Offrez une carte au Pharaon, face cachée.
ask-magic = Faites appel à la magie pour cette enchère, ou non.
ask-bid = Misez une carte pour le dieu.
ask-change = Changez votre mise, ou maintenez-la.
ask-place = Seshat : placez le monument.
ask-draw = Une carte de magie est piochée.
ask-move = Geb et Nout, favoris : déplacez le monument d'un pas, ou laissez-le.
ask-turn = Geb et Nout : orientez le jeton.
ask-claim = Ptah, favori : prenez une carte de monument.
ask-keep = Ouadjet, favorite : gardez une des cartes piochées.
ask-tie = Les offrandes sont égales : offrez une carte de plus.
ask-renew = Thot : choisissez la prochaine carte de monument.
ask-finished = La partie est finie.

do-base = Poser la base depuis { $a }
do-mark = Poser un jeton de magie en { $a }
do-place = Placer le monument en { $a }
do-move = Le déplacer en { $a }
do-stay = Le laisser
do-call = Magie : { $a }
do-bid = Miser { $a }
do-offer = Offrir { $a }
do-stand = Maintenir la mise
do-change = Changer la mise : { $a }
do-turn = L'orienter : { $a } degrés
do-claim = Prendre : { $a }
do-keep = Garder : { $a }
do-renew = Prochain monument : { $a }

log-base = { $player } pose la base de la pyramide depuis { $a }.
log-mark = { $player } pose un jeton de magie en { $a }.
log-place = { $player } place le monument en { $a }.
log-move = { $player } déplace le monument en { $a }.
log-stay = { $player } laisse le monument en place.
log-offer = { $player } offre { $a }.
log-stand = { $player } maintient sa mise.
log-change = { $player } change sa mise : { $a }.
log-turn = { $player } oriente le jeton : { $a } degrés.
log-renew = { $player } choisit le prochain monument : { $a }.

chance-card = Une carte de monument est retournée : { $a }.
chance-token = Le prochain jeton de monument apparaît.
chance-god = Dieu suivant : { $a }.
chance-base = La base de la pyramide est posée en { $a }.
chance-mark = Un jeton de magie est posé en { $a }.

# Ce qui décide d'un choix

because-rays = { $rays ->
    [one] Une flèche du jeton rapporte { $points } à { $seat_name } : { $direction }, vers { $space }.
   *[other] { $rays } flèches du jeton rapportent { $points } à { $seat_name } : { $direction } vers { $space }, et d'autres.
}
because-no-rays = Les flèches du jeton ne visent rien.
because-ray-on-it = La flèche de { $seat_name } depuis { $space } y gagne { $points }.
because-higher-cards = { $higher ->
    [0] Aucune des { $cards } cartes que { $seat_name } peut avoir n'est plus haute.
    [one] Une des { $cards } cartes que { $seat_name } peut avoir est plus haute.
   *[other] { $higher } des { $cards } cartes que { $seat_name } peut avoir sont plus hautes.
}
because-card-points = La carte rapporte { $points } aussitôt.
because-offering = Vous offririez { $total } en tout ; { $seat_name } a offert { $theirs ->
    [0] aucune carte
    [one] une carte
   *[other] { $theirs } cartes
}, et le coin rapporte { $points }.
because-seen-bid = Elle est { $above ->
    [1] au-dessus
   *[other] au-dessous
} de la mise que vous avez vue, { $theirs }.
because-magic = Vous avez { $cards } { $cards ->
    [one] carte
   *[other] cartes
} de magie, { $seat_name } en a { $theirs } ; celle qui n'est jamais jouée rapporte { $points }.
because-base-seen = { $spaces } cases y sont alignées avec la pyramide : de là, des flèches peuvent la viser.
because-mark-seen = { $seen ->
    [1] { $space } est alignée avec la pyramide : un monument peut y marquer, et qui l'y place pioche une carte de magie.
   *[other] { $space } n'est pas alignée avec la pyramide : qui veut sa magie place le monument hors de ses lignes.
}
because-next-card = Le prochain monument aurait { $moons } { $moons ->
    [one] lune
   *[other] lunes
}.
because-hidden-card = Personne ne la connaît : une des { $cards } cartes de la pioche.

# Refus

refused-over = La partie est finie.
refused-cards-come = On retourne des cartes de monument : personne ne décide avant qu'on les connaisse.
refused-token-comes = On retourne le prochain jeton de monument : personne ne décide avant qu'on le connaisse.
refused-god-comes = On retourne le dieu suivant : personne ne décide avant qu'on le connaisse.
refused-magic-comes = On pioche une carte de magie : personne ne décide avant cela.
refused-laid-by-chance = Le hasard pose la base et les jetons de magie.
refused-not-asked-for-magic = Vous n'avez pas de magie en main, on ne vous demande rien : c'est à { $seat_name } de choisir.
refused-sealed = Vous avez choisi et ne pouvez pas vous reprendre : c'est à { $seat_name } de choisir.
refused-others-base = C'est à { $seat_name } de poser la base de la pyramide.
refused-others-mark = C'est à { $seat_name } de poser un jeton de magie.
refused-others-change = C'est à { $seat_name } de changer sa mise ou de la maintenir.
refused-others-god = C'est à { $seat_name } d'agir, avec { $god }.
refused-base-first = Posez d'abord la base de la pyramide : nommez sa case en haut à gauche.
refused-off-board = { $space } est au-delà du bord du plateau.
refused-base-off-board = Posée à partir de { $space }, la base sortirait du plateau.
refused-base-off-nile = Posée à partir de { $space }, la base ne couvrirait pas assez du Nil.
refused-mark-first = On pose d'abord les jetons de magie : nommez une case.
refused-mark-too-near = { $space } est trop près : il faut au moins une case vide entre un jeton de magie et la base ou tout autre.
refused-no-such-magic = Vous n'avez pas cette magie en main : { $magic }.
refused-magic-first = Choisissez d'abord une magie pour cette enchère, ou aucune.
refused-too-late-for-magic = La magie se choisit avant la mise. Misez une carte de votre main pour ce dieu : { $god }.
refused-one-magic-a-bid = Personne ne joue plus d'une carte de magie par enchère. Changez votre mise, ou maintenez-la.
refused-no-magic-for-pharaoh = Pas de magie pour le Pharaon : offrez une carte de votre main.
refused-no-such-card = Vous n'avez pas cette carte en main : { $card }.
refused-bid-now = Misez une carte de votre main pour ce dieu : { $god }.
refused-bid-already = C'est déjà votre mise : { $card }. Maintenez-la, ou nommez une autre carte.
refused-change-now = Changez votre mise, ou maintenez-la.
refused-offer-now = Le Pharaon n'est pas mis aux enchères : offrez-lui une carte de votre main.
refused-offer-one-more = Les totaux sont égaux : offrez encore une carte de votre main.
refused-place-now = Seshat agit : placez le monument.
refused-too-near = Entre { $space } et la pyramide ou un autre monument, il n'y a pas de case vide.
refused-under-pyramid = { $space } se trouve sous la pyramide.
refused-monument-there = Un monument occupe { $space }.
refused-move-now = Geb et Nout sont favoris : déplacez d'abord le jeton d'un pas, ou laissez-le.
refused-stands-there = Le jeton est déjà en { $space } : laissez-le, ou nommez une autre case.
refused-too-far = { $space } est à plus d'un pas.
refused-rotate-now = Geb et Nout agissent : orientez le jeton.
refused-moved-before = Le jeton a fait son pas, ou il est resté : orientez-le maintenant.
refused-no-favorite-move = Geb et Nout ne déplacent le jeton que s'ils sont favoris : orientez-le.
refused-claim-now = Ptah est favori : choisissez la carte de monument qu'il prend.
refused-not-face-up = Cette carte n'est pas face visible : { $kind }.
refused-keep-now = Ouadjet est favorite : gardez une des cartes de magie piochées.
refused-not-drawn = Cette magie n'est pas parmi les cartes piochées : { $magic }.
refused-renew-now = Thot agit : choisissez la prochaine carte de monument.

# What follows

event-favorite = L'Ankh revient à : { $god }.
event-called = { $player } joue de la magie : { $magic }.
event-cancelled = Tous deux jouent { $magic } : les deux s'annulent.
event-gift = { $player } prend la carte du Pharaon : { $card }.
event-no-gift = Le Pharaon n'a plus de carte pour { $player }.
event-stealth = La mise de { $player } s'esquive vers la pyramide du coin.
event-blessed = { $player } accorde la faveur du Pharaon : { $god }.
event-seen = La mise de { $player } est montrée : { $card }.
event-exchanged = { $player } fait changer les mises de place.
event-won = { $player } remporte { $god } : { $card } contre { $other }.
event-unopposed = { $player } remporte { $god } sans adversaire, avec { $card }.
event-thoth = { $player } a remporté moins de dieux et reçoit Thot.
event-site = { $player } bâtit sur le jeton de magie en { $space }.
event-shuffled = { $player } mélange sa magie utilisée en une nouvelle pioche.
event-drew = { $player } pioche de la magie : { $magic }.
event-sorted = { $player } garde { $kept }{ $rejected_count ->
    [0] .
   *[other] {" "}et montre : { $rejected }.
}
event-rebuilt = { $player } échange la carte : { $old } devient { $kind }.
event-offerings = { $player } a offert { $cards } : { $total } en tout.
event-one-more = { $player } offre encore : { $card }.
event-swapped = Les cartes utilisées changent de main. De Bastet : { $bast }. D'Anubis : { $anubis }.

score-claimed = Ptah : { $kind }, numéro { $cards } de sa sorte
score-sun = Râ : soleil { $sun }
score-wadjet = Ouadjet dans la dernière manche
score-platform = la plus grande offrande : plate-forme { $level }
score-magic-left = { $cards } { $cards ->
    [one] carte
   *[other] cartes
} de magie en main
score-suns = plus forte chaîne de soleils : { $chain }
score-pyramid = { $platforms } { $platforms ->
    [one] plate-forme
   *[other] plates-formes
} dans la pyramide
score-alignment = { $kind } en { $space } ({ $arrows }) : { $hits }

# Chapters of the examination

chapter = { $epoch ->
    [9] Décompte final
   *[other] Manche { $epoch }
}

# The terminal's board

board-round = manche { $round } sur { $rounds }
board-suns = Soleils
board-god = En jeu
board-turned-up = Retourné
board-acts = Agit
board-to-come = À venir
board-favorite = { $god ->
    [seshat] favorite
    [wadjet] favorite
    [geb-and-nut] favoris
   *[other] favori
}
board-active = Active
board-next = Suivant
board-display = Exposées
board-deck = { $cards } dans la pioche
board-none = aucun
board-nobody = à personne
board-gods = dieux
board-hand = main
board-used = utilisées
board-offered = offertes
board-magic = magie
board-bid = mise
board-sealed = scellée
board-claimed = cartes
board-may-hold = main ou offertes
board-certain = sûrement en main
board-offerings = { $count ->
    [one] 1 carte, cachée
   *[other] { $count } cartes, cachées
}
board-magic-held = { $count } en main
board-magic-known = connues : { $cards }
board-magic-of = parmi { $cards }
board-magic-used = utilisées : { $cards }
board-supply = Le Pharaon a encore : { $cards }
board-points = { $points } { $points ->
    [one] point
   *[other] points
}
board-if-ended = si c'était fini : { $points }{ $count ->
    [0] {""}
   *[other] {" "}({ $lines })
}
board-final-magic = magie
board-final-suns = soleils
board-final-pyramid = pyramide
board-final-rays = flèches
board-announced = magie annoncée
board-not-announced = pas de magie annoncée
board-worth = nombres : ce que la case vous rapporte, moins ce qu'elle rapporte à l'autre
board-legend = { $shrine } { $temple } { $obelisk } : sanctuaire, temple du soleil, obélisque · minuscules : Bastet, majuscules : Anubis · ✦ magie · ~ Nil · ▲ pyramide

# Options

option-quick = Poser la base et les jetons de magie au hasard

# Les éléments, dans leur liste

key-board = plateau
key-side = côté
key-base_side = côté de la base
key-first_sun = premier soleil
key-nile = Nil
key-nile_under_base = cases du Nil sous la base
key-tokens = jetons de monument
key-bidding = cartes d'enchère
key-anubis_suns = soleils d'Anubis
key-monument_cards = cartes de monument
key-moons = lunes
key-pyramid = pyramide du coin
key-corner = coin { $number }
key-majority = majorité
key-points = points
key-sun = chaque disque
key-favorite_sun = chaque disque du favori
key-chain = plus forte chaîne
key-last_wadjet = Ouadjet à la dernière manche
key-magic_left = magie restante

# What decides between those with the most points.
tie-monument-cards = { $points } points chacun. L'égalité revient à qui a le plus de cartes de monument : { $best } contre { $other }.
tie-shared = { $points } points chacun, et autant de cartes de monument : la victoire est partagée.

# What is wrong with an edition

flaw-beyond = { $space } n'est pas sur un plateau de { $side } × { $side }
flaw-base = il faut une place pour la base sur assez de cases du Nil (board.nile_under_base)
flaw-arrows = il faut au moins une flèche, et aucune deux fois
flaw-suns = chaque nombre ne figure qu'une fois au plus
flaw-monument-cards = il faut au moins { $needed } cartes de monument en tout, pour qu'il n'en manque pas à la fin
