# How far the game is

remark = { $turns ->
    [0] Premier tour
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
}

# La table

table = Table
sphinx = Tuiles Repos du Sphinx
quarry = Carrière
deities = Divinités
rivals = Autres joueurs
own-board = Votre plateau

# Pyramides

floor = { $floor ->
    [0] premier étage
    [1] deuxième étage
   *[2] sommet
}
floor-short = { $floor ->
    [0] 1er
    [1] 2e
   *[2] Sommet
}
built = Un { $value } sur { $pyramid }, { $floor }
empty = Case libre de { $pyramid }, { $floor }
to-build = Construire
to-build-about = Les ouvriers que demande un dé de chaque valeur
free = gratuit
site = { $choice } : { $cost }, { $glory } Gloire
site-patterns = { $times ->
    [one] Cela complète un motif de votre projet.
   *[other] Cela complète { $times } motifs de votre projet.
}
god-leaves = Un dieu partirait à la fin du tour
floor-extra = { $floor } de { $pyramid } : { $workers } { $workers ->
    [one] ouvrier
   *[other] ouvriers
} de plus, { $glory } Gloire de plus
pattern-here = Un motif de votre projet
pattern-his = Un motif d'un projet de { $architect }

# Divinités

in-pile = dans la pile
discarded = défaussées
discarded-gods = Défaussées : { $gods }
nothing-discarded = Aucune divinité défaussée
when-work = Une fois par Travail
when-rest = Une fois par Repos
when-always = Toujours
when-end = À la fin
cost = Coût : { $pieces }
worth = Vaut { $glory } Gloire à la fin
piece-showing = un { $value }
piece-stone-showing = une Pierre { $value }
piece-stone = un dé Pierre quelconque
act-replace = Remplacer
act-borrow = Emprunter
act-use = Utiliser
borrowed = empruntée
gap = Une place vide dans la rangée

# Tuiles Repos, Carrière, réserve

spot = Place { $spot }, sa tuile est prise
covered = face cachée
quarry-dice = { $stone ->
    [one] { $stone } dé Pierre
   *[other] { $stone } dés Pierre
}, { $prayer ->
    [one] { $prayer } dé Prière
   *[other] { $prayer } dés Prière
}
supply = Réserve
supply-of = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} et { $cats ->
    [one] { $cats } chat
   *[other] { $cats } chats
} dans la réserve

# Joueurs

board-of = { $held } sur { $slots }
board = Plateau
rest = Repos
rests = { $count ->
    [one] { $count } tuile Repos sur 3
   *[other] { $count } tuiles Repos sur 3
}
scarab = Scarabée
project = Projet
project-hidden = Un projet que seul { $player } voit
secret = Vous seul le voyez
gods = Dieux
gods-fed = { $gods }, pour { $held ->
    [one] { $held } ressource
   *[other] { $held } ressources
}
no-gods = Pas encore de dieu
beside = { $first } à côté de { $second }
pattern = Motif { $picture }
a-pattern = { $glory } Gloire par motif
so-far = { $times ->
    [0] aucun pour le moment
    [one] un : { $glory } déjà
   *[other] { $times } : { $glory } déjà
}
count-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
count-cat = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
}
count-stone = { $count ->
    [one] { $count } dé Pierre
   *[other] { $count } dés Pierre
}
count-nothing = aucune ressource
glory = { $glory } Gloire
at-the-end = { $glory } à la fin
at-the-end-about = Ce que dieux, Ennéade, Scarabée et projet ajouteraient si la partie finissait maintenant
ready = prêt
used = utilisé
when-you-rest = au Repos
always = toujours
scores-at-end = à la fin
ennead = Ennéade
ennead-of = Ennéade de { $cards }
ennead-label = L'Ennéade : { $gods }. { $glory } Gloire pour l'instant
has-pharaoh = a le Pharaon
remark-acting = décide
remark-working = au Travail
remark-pharaoh = a le Pharaon
choosing-scarab = choisit un Scarabée

# L'architecte

level = Niveau { $level } sur 4
power-build = +{ $glory } Gloire à chaque construction
power-high = +{ $glory } Gloire au-dessus du premier étage
power-pair = +{ $glory } Gloire si une construction complète un motif
power-god = +{ $glory } Gloire par dieu
power-full = +{ $glory } Gloire quand ses emplacements sont pleins
wins-ties = Il gagne les égalités.
wins = { $player } gagne, { $glory } à { $other }.
slot = Emplacement { $slot } : { $glory } Gloire
projects = Projets
projects-worth = { $times ->
    [0] aucun motif
    [one] un motif
   *[other] { $times } motifs
}
last-turn = Son dernier tour
no-turn = Il joue après vous : un dieu, un jet, puis une tuile ou une construction.
step-god = Il prend { $deity }
step-god-why = le plus de Gloire de la rangée
step-no-god = Il ne prend aucun dieu
step-no-god-why = la rangée est vide
step-roll = Il obtient un { $value }
step-roll-why = avec un dé Pierre
step-no-roll = Il n'a pas de dé
step-no-roll-why = il n'en reste aucun
step-tile = Il prend { $tile }
step-tile-why = emplacement { $slot } : { $glory } Gloire
step-build = Il construit le { $value }
step-build-why = la tuile { $value } est prise : { $glory } Gloire
step-lost = Il ne peut pas construire
step-lost-why = aucune case n'est libre

# La fin approche-t-elle ?

ends = Gloire, et proximité de la fin
track = Gloire
track-of = { $player } { $glory }
the-end = La fin
the-end-near = La fin approche
stones-left = { $count ->
    [one] dé Pierre en réserve
   *[other] dés Pierre en réserve
}
cards-left = { $count ->
    [one] carte dans la pile
   *[other] cartes dans la pile
}
either-empty = Qui termine un tour quand l'une des deux est vide prend le Pharaon : chacun des autres joue encore un tour, et lui le dernier.
pharaoh-is = { $player } a le Pharaon, et le dernier tour.
over = La partie est finie.

# L'invite

title-scarab = Votre Scarabée
title-turn = À vous
title-resting = Votre Repos
title-vision = Un dieu gratuit
title-taking = Prenez { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
title-working = Votre Travail
title-rerolling = Relancer
title-picking = Fixer un dé
title-setting = Fixer un dé
title-placing = Construire le { $value }
title-costing = Construire le { $value }
title-sacrifice = Un dieu pour Aton
title-upkeep = Soutien du culte
title-paying = À payer
title-gaining = Gagner
title-discarding = Défausser
title-overflow = Plateau plein
title-pearl = Perle
title-laying = Tuiles remises
ask-scarab = Gardez un des deux pour toute la partie.
ask-turn-both = Reposez-vous avec une tuile éclairée, ou travaillez.
ask-turn-work = Aucune tuile ne permet de se reposer : travaillez.
ask-turn-rest = Reposez-vous avec une tuile éclairée.
ask-resting = Prenez maintenant une tuile éclairée.
ask-vision = Choisissez une divinité éclairée de la rangée.
ask-taking = Les dés Pierre construisent, tous les dés paient.
ask-working = Vous pouvez { $choices }, ou terminer.
may-build = construire avec un dé Pierre
may-worship = payer un dieu éclairé
may-activate = utiliser un de vos dieux éclairés
may-dice = changer des dés
may-glory = payer des dés pour de la Gloire
may-replace = remplacer une divinité
ask-working-none = Il n'y a plus rien à faire avec des dés.
ask-rerolling = Choisissez des dés, puis lancez-les.
ask-picking = Choisissez un des dés éclairés.
ask-setting = Quelle valeur doit-il montrer ?
ask-placing = Choisissez une case éclairée.
ask-costing = Seshat demande moins d'ouvriers.
ask-sacrifice = Choisissez le dieu éclairé qui part.
ask-upkeep = Plus de dieux que de ressources : un dieu éclairé part.
ask-paying = { $what } : payez l'élément suivant.
ask-gaining = { $count ->
    [one] Choisissez une ressource.
   *[other] Choisissez { $count } ressources.
}
ask-gaining-many = Choisissez une sorte : vous en gagnez { $size }.
ask-discarding = Contre d'autres de votre choix.
ask-overflow = { $slots } au plus : une ressource part.
ask-pearl = { $scarabs_pearl_workers_told } pour { $glory } Gloire : copier la construction ?
ask-laying = Choisissez un numéro éclairé pour la tuile { $tile }.
what-worship = Pour { $deity }
what-power = { $deity } prend ceci
what-replace = Pour remplacer { $deity }
what-glory = Pour la Gloire
what-borrow = Pour emprunter { $deity }
what-build = Pour la construction
what-raise = Pour un dé plus haut
what-lower = Pour un dé plus bas
due = Reste à payer : { $pieces }
your-dice = Dés
dice-of = Dés de { $player }
in-cup = { $colour }, à lancer
virtual = Dé virtuel de { $deity }
act-work = Travailler
work-dice = { $dice ->
    [0] aucun dé
    [one] { $dice } dé
   *[other] { $dice } dés
}
act-reroll = Relancer
note-reroll = une fois
act-lapis = Relancer
note-lapis = Lapis
act-scarab = Scarabée
act-glory = Gloire { $actions_glory_signed }
note-glory = { $actions_glory_dice } dés remis
act-finish = Terminer
act-throw = Lancer
note-throw = ces dés
note-cost = { $workers ->
    [0] aucun ouvrier
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
act-full = Coût entier
act-seshat = Seshat
act-pearl = Copier
note-pearl = +{ $glory } Gloire
act-decline = Décliner
act-lowest = Les plus petits
note-lowest = { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}
laying = Encore à poser : { $tiles }
die = { $colour } : { $value }

# Ce que font les pièces, en quelques mots

short-ennead = S'empile et compte pour un dieu
short-khnum = Un dé Pierre virtuel : { $powers_khnum_values_0 } ou { $powers_khnum_values_1 }
short-satis = Un dé Pierre virtuel : { $powers_satis_values_0 } ou { $powers_satis_values_1 }
short-anuket = Un dé Pierre virtuel : { $powers_anuket_values_0 } ou { $powers_anuket_values_1 }
short-amon = Fixer un dé Prière
short-anubis = Garder { $powers_anubis_more_gods } dieux de plus
short-aton = Un dieu défaussé : { $powers_aton_glory } Gloire
short-bastet = Ouvriers et chats se valent
short-bes = { $powers_bes_glory } Gloire
short-hapy = Sans tuile : 1 ressource pour { $powers_hapy_choices }
short-hathor = { $deities_hathor_glory } Gloire à la fin de la partie
short-heh = { $powers_heh_glory } Gloire
short-heka = { $powers_heka_short }
short-khepri = { $powers_khepri_dice } dés égaux : { $powers_khepri_glory } Gloire, { $powers_khepri_choices_told }
short-khonsu = { $powers_khonsu_short }
short-maat = Une relance de plus
short-mertseger = { $powers_mertseger_short }
short-min = { $powers_min_short }
short-montu = { $powers_montu_short }
short-mut = Fixer un dé Pierre
short-neith = { $powers_neith_short }
short-ptah = { $powers_ptah_price_short } : vos dieux utilisés sont prêts
short-re = { $powers_re_short }
short-sekhmet = { $powers_sekhmet_short }
short-serket = Sur quatre dés : { $powers_serket_glory } Gloire
short-seshat = Construire pour { $powers_seshat_pieces }
short-sobek = { $powers_sobek_short }
short-sopdet = { $powers_sopdet_short }
short-thoth = Construire : { $powers_thoth_glory } Gloire par ouvrier
short-amethyst = { $scarabs_amethyst_short }
short-silver = { $scarabs_silver_short }
short-pearl = { $scarabs_pearl_short }
short-emerald = { $scarabs_emerald_short }
short-quartz = { $scarabs_quartz_short }
short-obsidian = { $scarabs_obsidian_short }
short-gold = { $scarabs_gold_short }
short-lapis = { $scarabs_lapis_short }
short-turquoise = { $scarabs_turquoise_short }
short-carnelian = { $scarabs_carnelian_short }
short-amber = { $scarabs_amber_short }
short-jasper = { $scarabs_jasper_short }
short-exchange = 1 contre { $tiles_exchange_choices }
short-vision = Dieu gratuit
short-feast = { $tiles_feast_choices }, chat à tous
short-harvest = { $tiles_harvest_choices } d'une sorte
short-dawn = { $tiles_dawn_choices } + Travail
short-offering = { $tiles_offering_short }
short-village = { $tiles_village_short }
short-house = { $tiles_house_short }
short-camp = { $tiles_camp_short }
short-temple = { $tiles_temple_short }
short-shrine = { $tiles_shrine_short }
short-cliff = { $tiles_cliff_short }

# The categories of the result

column-building = Construction
column-powers = Pouvoirs
column-scarabs = Scarabées
column-dice = Dés remis
column-rest = Tuiles Repos
column-gods = Dieux
column-ennead = Ennéade
column-projects = Projets

# Ce qui se passe, comme on le raconte

beat-throw = { $player } lance les dés
