# How far the game is

remark = Chambres trouvées : { $found } sur { $chambers }

# La pyramide

pyramid = Pyramide
open-sides = ouverture : { $sides }
lays = { $player } pose { $card }, ouverture : { $sides }
figure-of = { $figure } de { $player }
carrying = porte : { $treasure }
lantern-of = lanterne de { $player }
falls-next = tombe bientôt
falls-in = tombe dans { $turns } tours de qui a le buste
too-late = ne peut rentrer à temps
by-actions = { $choice }, { $actions } actions

# La question

title-placing = Une carte est dévoilée
title-turning = Tournez la carte
actions-lost = { $left ->
    [one] 1 action n'est pas utilisée.
   *[other] { $left } actions ne sont pas utilisées.
}
only-end = Il ne reste qu'à finir votre tour.
only-free = Vos actions sont faites ; les trésors n'en demandent pas. Puis finissez votre tour.
actions-left = { $left ->
    [0] Plus d'action
    [one] Encore 1 action
   *[other] Encore { $left } actions
}
home = { $actions ->
    [one] La sortie est à 1 action : +{ $points }.
   *[other] La sortie est à { $actions } actions : +{ $points }.
}
in-danger = En danger, sur une carte qui va tomber : { $figure }.
flee = { $count ->
    [0] nul ne fuit
    [one] 1 fuit
   *[other] { $count } fuient
}
blown = { $count ->
    [0] 0 lanterne
    [one] 1 lanterne
   *[other] { $count } lanternes
}
no-way = sans issue
steal-from = Voler { $player }
short-lay = Lanterne
short-lift = Reprendre
short-take = Prendre
short-drop = Déposer
short-steal = Voler
short-end = Fin du tour

# Les musées

museums = Musées
carried = en main
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
photos = { $count ->
    [0] aucune photo
    [one] 1 photo
   *[other] { $count } photos
}
lanterns = Lanternes : { $left } en réserve, { $out } dans la pyramide
lanterns-left = { $left ->
    [one] { $left } lanterne en réserve
   *[other] { $left } lanternes en réserve
}
remark-actions = { $left ->
    [0] Plus d'action
    [one] Encore 1 action
   *[other] Encore { $left } actions
}
remark-danger = En danger : { $figure }
remark-all-lost = A tout perdu
remark-lost = Perdu : { $figure }
remark-next = Joue ensuite

# Les découvertes

finds = Découvertes
hidden-cards = Cartes cachées
hidden-left = { $fallen ->
    [0] { $left }
   *[other] { $left }, { $fallen } tombées
}
camera = Photos
of = { $part } sur { $all }
photo-shows = { $count ->
    [one] Photo : 1 trésor, { $danger }
   *[other] Photo : { $count } trésors, { $danger }
}
treasures = Trésors
and-bust = { $count } et le buste
quiet = Si rien n'arrive pendant encore { $turns } tours, la partie prend fin.

# L'effondrement

collapse = Effondrement
fallen = { $count ->
    [one] 1 carte tombée
   *[other] { $count } cartes tombées
}
bears-bust = { $player } porte le buste
banked-bust = { $player } a le buste
bust-lies = Le buste est en { $card }
bust-lost = Le buste est perdu
clock-text = { $turns ->
    [one] { $cards ->
        [one] 1 carte tombe quand { $player } finit un tour.
       *[other] { $cards } cartes tombent quand { $player } finit un tour.
    }
   *[other] La chambre tombe après { $turns } tours de { $player }, ou dès que le buste en sort.
}
countdown = Jusqu'au prochain effondrement
cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}

# The categories of the result

column-photos = Photos
column-treasures = Trésors
column-bust = Le buste
column-lost = Perdus
