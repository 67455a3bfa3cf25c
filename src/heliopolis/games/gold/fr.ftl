# Là où le jeu est proposé

introduction = Explorez la pyramide et sortez-en les trésors à temps.

# Ce qui a changé dans les règles avec chaque version

rules-version-2 = Un porteur tourne maintenant une carte voisine dès que la sienne est ouverte vers elle, et la repose dans le sens de son choix : personne ne peut plus être emmuré pour de bon. Pendant que la pyramide s'écroule, la partie s'arrête dès que plus rien ne peut changer.

# Éléments

word-archaeologist = archéologue
word-porter = porteur
word-lantern = lanterne
word-photo = photo
word-treasure = trésor
word-treasure-1 = trésor de 1
word-treasure-2 = trésor de 2
word-treasure-3 = trésor de 3
word-treasure-4 = trésor de 4
word-treasure-5 = trésor de 5
word-treasure-6 = trésor de 6
word-treasure-7 = trésor de 7
word-treasure-8 = trésor de 8
word-treasure-9 = trésor de 9
word-bust = buste du pharaon
word-mummy = la momie
word-curse = la malédiction
word-quiet = aucun danger

word-start = carte de départ
word-corridor = couloir
word-chamber = chambre funéraire
word-hidden = carte cachée
word-fallen = carte tombée

word-crossing = carrefour
word-junction = embranchement
word-corner = coude
word-straight = ligne droite
word-dead-end = cul-de-sac
word-chamber-crossing = chambre funéraire à quatre portes
word-chamber-junction = chambre funéraire à trois portes
word-chamber-corner = chambre funéraire en coude
word-chamber-straight = chambre funéraire en ligne droite
word-chamber-dead-end = chambre funéraire à une porte

word-n = nord
word-e = est
word-s = sud
word-w = ouest
word-ne = nord et est
word-ns = nord et sud
word-nw = nord et ouest
word-es = est et sud
word-ew = est et ouest
word-sw = sud et ouest
word-nes = nord, est et sud
word-new = nord, est et ouest
word-nsw = nord, sud et ouest
word-esw = est, sud et ouest
word-nesw = les quatre côtés

word-a1 = a1
word-b1 = b1
word-c1 = c1
word-d1 = d1
word-e1 = e1
word-f1 = f1
word-a2 = a2
word-b2 = b2
word-c2 = c2
word-d2 = d2
word-e2 = e2
word-f2 = f2
word-a3 = a3
word-b3 = b3
word-c3 = c3
word-d3 = d3
word-e3 = e3
word-f3 = f3
word-a4 = a4
word-b4 = b4
word-c4 = c4
word-d4 = d4
word-e4 = e4
word-f4 = f4
word-a5 = a5
word-b5 = b5
word-c5 = c5
word-d5 = d5
word-e5 = e5
word-f5 = f5
word-a6 = a6
word-b6 = b6
word-c6 = c6
word-d6 = d6
word-e6 = e6
word-f6 = f6

about-archaeologist = Se déplace, dévoile des cartes, prend, porte, dépose et vole des trésors. Perdu avec une carte qui tombe, il coûte { $losses_archaeologist ->
    [one] { $losses_archaeologist } point
   *[other] { $losses_archaeologist } points
}.
about-porter = Se déplace, tourne des cartes, pose et reprend des lanternes. Perdu avec une carte qui tombe, il coûte { $losses_porter ->
    [one] { $losses_porter } point
   *[other] { $losses_porter } points
}.
about-lantern = Éclaire une carte pour vos personnages : une seule action les mène le long de vos lanternes et une carte plus loin.
about-photo = Tirée par qui dévoile une chambre funéraire. Elle rapporte { $photos_points ->
    [one] { $photos_points } point
   *[other] { $photos_points } points
} et montre ce que contient la chambre.
about-treasure = Rapporte ses points quand on le porte jusqu'à la carte de départ. En chemin, on peut le voler.
about-bust = Le dernier trésor, qui vaut { $treasures_bust }. Emporté hors de sa chambre, ou laissé là pendant trois tours de son découvreur, il fait s'effondrer la pyramide.
about-mummy = Prend tous les chemins les plus courts vers la carte de départ. Tout personnage qui s'y trouve s'enfuit sur la carte de départ et laisse ce qu'il porte.
about-curse = Prend tous les chemins les plus courts vers la carte de départ. Toute lanterne qui s'y trouve revient à son propriétaire.
about-start = Entrée et sortie. On ne la tourne jamais et elle ne tombe jamais.
about-corridor = On passe là où les deux côtés qui se font face sont ouverts. Les porteurs tournent les couloirs.
about-chamber = Cache des trésors, et peut-être une momie ou une malédiction. Elle n'est jamais voisine de la carte de départ.
about-hidden = Se dévoile depuis une carte voisine ouverte de son côté. Qui la dévoile l'oriente à son gré.
about-fallen = Disparue avec tout ce qu'elle portait. Ses voisines tombent ensuite.

# Décisions

ask-turn = Agissez avec l'un de vos personnages, ou finissez votre tour.
ask-placing = Quels côtés de la carte dévoilée seront ouverts ?
ask-turning = Quels côtés de la carte seront ouverts désormais ?
ask-start = On pose la carte de départ.
ask-first = Qui commence ?
ask-revealing = Une carte est dévoilée.
ask-photo = On tire une photo.
ask-treasure = On tire un trésor.
ask-finished = La partie est finie.

do-end = Finir le tour
do-lay = Poser une lanterne
do-lift = Reprendre la lanterne
do-drop = Déposer le trésor
do-take = Prendre : { $a }
do-steal = Voler { $a_name }
do-open = Ouvrir : { $a }
do-move = Aller en { $b } ({ $a })
do-reveal = Dévoiler { $a }
do-turn = Tourner { $a }

log-end = { $player } finit son tour.
log-lay = { $player } pose une lanterne.
log-lift = { $player } reprend une lanterne.
log-drop = { $player } dépose le trésor.
log-take = { $player } prend : { $a }.
log-open = { $player } ouvre : { $a }.
log-move = { $player } va en { $b } ({ $a }).
log-reveal = { $player } dévoile { $a }.
log-turn = { $player } tourne { $a }.

chance-start = La carte de départ est en { $a }.
chance-first = { $a_name } commence.
chance-card = La carte montre : { $a }.
chance-photo = La photo montre { $b } { $b ->
    [one] trésor
   *[other] trésors
}, et { $a }.
chance-treasure = Un trésor de { $a } se trouve dans la chambre.

# Ce qui décide d'un choix

because-points = { $points ->
    [one] Cela rapporte 1 point aussitôt.
   *[other] Cela rapporte { $points } points aussitôt.
}
because-treasure = Le trésor vaut { $points } une fois rapporté.
because-next-treasure = { $actions ->
    [one] Le trésor le plus proche est à une action.
   *[other] Le trésor le plus proche est à { $actions } actions.
}
because-porters-treasure = { $actions ->
    [0] Votre porteur est alors là où se trouve le trésor le plus proche, et peut en éclairer le retour.
    [one] Votre porteur est alors à une action du trésor le plus proche, dont il peut éclairer le retour.
   *[other] Votre porteur est alors à { $actions } actions du trésor le plus proche, dont il peut éclairer le retour.
}
because-way-changes = { $after ->
    [-1] Cela ferme à votre archéologue le chemin du retour.
   *[other] { $before ->
        [-1] Cela ouvre à votre archéologue un chemin du retour : { $after } actions.
       *[other] Le retour de votre archéologue prend { $after } actions au lieu de { $before }.
    }
}
because-passages = De là on passe à { $ways ->
    [0] aucune carte
    [one] une carte
   *[other] { $ways } cartes
}, et { $hidden ->
    [0] aucune carte cachée n'est
    [one] une carte cachée est
   *[other] { $hidden } cartes cachées sont
} devant un côté ouvert.
because-actions-left = { $actions ->
    [one] Une action resterait inutilisée.
   *[other] { $actions } actions resteraient inutilisées.
}
because-unexplored = { $hidden ->
    [0] Aucune carte cachée n'est devant un côté ouvert là où vos personnages peuvent aller.
    [one] Une carte cachée est devant un côté ouvert là où vos personnages peuvent aller.
   *[other] { $hidden } cartes cachées sont devant un côté ouvert là où vos personnages peuvent aller.
}
because-chambers = { $chambers } des { $hidden } cartes cachées sont des chambres funéraires.
because-way-home = { $actions ->
    [one] De là, la carte de départ est à 1 action.
   *[other] De là, la carte de départ est à { $actions } actions.
}
because-clock = { $turns ->
    [one] Des cartes tombent après le prochain tour de { $seat_name }.
   *[other] Des cartes tombent après { $turns } tours de { $seat_name }.
}

# Refus

refused-over = La partie est finie.
refused-start-laid = On pose la carte de départ : personne ne décide avant cela.
refused-first-chosen = Le hasard décide qui commence.
refused-card-comes = On dévoile une carte : personne ne décide avant qu'on la connaisse.
refused-photo-comes = On tire une photo : personne ne décide avant qu'on la connaisse.
refused-treasures-come = On tire des trésors : personne ne décide avant qu'on les connaisse.
refused-others-turn = C'est le tour de { $seat_name }.
refused-sides-first = Choisissez d'abord quels côtés de { $card } seront ouverts.
refused-no-such-sides = La carte en { $card } n'a ces côtés-là ouverts dans aucun sens.
refused-lies-so-already = { $card } est déjà posée ainsi, et doit l'être autrement.
refused-card-first = Choisissez d'abord une carte à dévoiler ou à tourner, puis son sens.
refused-archaeologist-lost = Votre archéologue est perdu.
refused-porter-lost = Votre porteur est perdu.
refused-actions-spent = Vos actions sont dépensées : faites ce qui est gratuit, ou finissez votre tour.
refused-nothing-carried = Votre archéologue ne porte rien.
refused-not-here = Votre archéologue est en { $card }, et ce trésor n'y est pas : { $treasure }.
refused-carries-already = Votre archéologue porte déjà un trésor : déposez-le d'abord.
refused-taken-already = Vous avez pris ce trésor depuis votre dernière action : on ne le prend pas deux fois.
refused-nobody-to-rob = On vole l'archéologue d'un autre joueur.
refused-nothing-to-rob = L'archéologue de { $seat_name } ne porte rien.
refused-robbed-elsewhere = L'archéologue de { $seat_name } se trouve sur une autre carte.
refused-no-such-card = Cette pyramide n'a pas de carte { $card }.
refused-no-lantern-here = Vous n'avez pas de lanterne en { $card }.
refused-no-light-at-start = On ne pose pas de lanterne sur la carte de départ.
refused-lit-already = Vous avez déjà une lanterne en { $card }.
refused-no-lantern-left = Vous n'avez plus de lanterne en réserve.
refused-stands-there = Le personnage est déjà en { $card } : choisissez la carte où il doit aller.
refused-hidden = { $card } n'est pas encore dévoilée.
refused-fallen = { $card } est tombée.
refused-wall-between = Il y a un mur entre { $card } et { $goal }.
refused-heavy = Votre archéologue porte un trésor : chaque pas coûte une action.
refused-no-lit-run = Aucun trajet éclairé ne mène de { $card } à { $goal }.
refused-not-hidden = Il n'y a pas de carte cachée en { $card }.
refused-archaeologist-too-far = { $card } n'est pas voisine de la carte de votre archéologue.
refused-porter-too-far = { $card } n'est pas voisine de la carte de votre porteur.
refused-own-wall = { $card } a un mur vers { $goal }.
refused-start-never-turned = On ne tourne jamais la carte de départ.
refused-looks-the-same = { $card } serait posée de la même façon, dans tous les sens.

# Ce qui s'ensuit

event-bust = Le buste du pharaon est en { $card } ! Après { $turns } tours de { $player }, la chambre tombe, ou dès que l'on emporte le buste.
event-stolen = { $player } vole { $victim_name } : { $treasure }.
event-banked = { $player } met à l'abri : { $treasure }.
event-mummy-escapes = La momie s'échappe. Sur ses chemins : { $cards }.
event-mummy-stays = La momie ne trouve pas d'issue et ne se réveille pas.
event-curse-escapes = La malédiction s'échappe. Sur ses chemins : { $cards }.
event-curse-stays = La malédiction ne trouve pas d'issue et reste.
event-fled = { $player } voit son { $figure } s'enfuir de { $card }.
event-blown-out = { $player } récupère { $lanterns } { $lanterns ->
    [one] lanterne
   *[other] lanternes
}.
event-fall = { $cards_count ->
    [one] { $cards } tombe.
   *[other] { $cards } tombent.
}
event-lost = { $player } perd son { $figure } en { $card }.
event-buried = Perdu à jamais : { $treasure }.
event-collapsed = Il ne reste que la carte de départ.
event-settled = Plus rien ne peut changer.
event-stalled = Il ne s'est rien passé pendant cinq tours de table.

score-photos = photo de la chambre en { $card } : { $danger }
score-treasures = { $treasure }
score-bust = { $treasure }
score-archaeologist = archéologue perdu en { $card }
score-porter = porteur perdu en { $card }

# Le plateau du terminal

board-actions = actions : { $left } sur { $actions }
board-hidden = Cartes cachées : { $cards }, dont chambres : { $chambers }. Photos : { $photos }.
board-fuse = { $player } a trouvé le buste : la chambre tombe après { $turns } { $turns ->
    [one] tour
   *[other] tours
}, ou dès que le buste en sort.
board-falls = Ce qui tombe après le tour de { $player } : { $cards }
board-quiet = { $turns } tours calmes sur { $stall }
board-legend = A a archéologue et porteur du joueur 1 · ♦ trésor · ♛ buste · ☼ lanternes · ⌂ chambre · ! va tomber
board-legend-compact = A a archéologue, porteur · ♦ trésor ♛ buste · ☼ lanterne · ═ chambre · ! chute
board-hidden-compact = { $cards ->
    [one] { $cards } cachée
   *[other] { $cards } cachées
}, { $chambers ->
    [0] aucune chambre
    [one] { $chambers } chambre : { $photos }
   *[other] { $chambers } chambres : { $photos }
}
board-lets-mummy-out = momie : { $count ->
    [one] { $count } fuit
   *[other] { $count } fuient
}
board-lets-curse-out = malédiction : { $count ->
    [one] { $count } lanterne
   *[other] { $count } lanternes
}
board-lets-nothing-out = rien n'en sortirait
board-player = joueur
board-points = points
board-photos = photos
board-treasures = trésors
board-carried = porte
board-lanterns = lanternes
board-archaeologist = archéo.
board-porter = porteur
board-lost = perdu

# Options

option-heavy_treasures = Trésors lourds : chaque pas avec un trésor coûte une action

# Les éléments, dans leur liste

key-pyramid = pyramide
key-side = cartes par côté
key-corridors = couloirs
key-chambers = chambres funéraires
key-crossing = à quatre issues
key-junction = embranchements
key-corner = coudes
key-straight = lignes droites
key-dead-end = à une issue
key-photos = photos
key-treasures = trésors
key-dangers = dangers
key-points = points
key-lanterns = lanternes
key-each = de chaque joueur
key-losses = points pour une perte

# What decides between those with the most points.
tie-both-figures = { $points } points chacun. L'égalité revient à qui a encore ses deux personnages.
tie-reached-first = { $points } points chacun. L'égalité revient à qui les a atteints en premier.
tie-shared = { $points } points chacun, atteints par le même effondrement : la victoire est partagée.

# What is wrong with an edition

flaw-cards = il y a { $cards } couloirs et chambres, et une pyramide de ce côté en demande { $needed }
flaw-chambers = il y a { $chambers } chambres, et { $most } au plus ont leur place, car aucune n'est voisine de la carte de départ
flaw-treasures = { $most } trésors au plus, sans compter le buste
flaw-photos = il faut { $chambers } photos, une pour chaque chambre
flaw-shown = les photos montrent { $shown } trésors, et il y en a { $needed } avec le buste
