# Là où le jeu est proposé

introduction = Des enchères de soleils numérotés, en trois époques.

# Éléments

word-ra = Ra
word-god = dieu
word-pharaoh = pharaon
word-nile = Nil
word-flood = crue
word-gold = or
word-art = art
word-agriculture = agriculture
word-religion = religion
word-astronomy = astronomie
word-writing = écriture
word-fortress = forteresse
word-obelisk = obélisque
word-palace = palais
word-pyramid = pyramide
word-sphinx = sphinx
word-statues = statues
word-step-pyramid = pyramide à degrés
word-temple = temple
word-funeral = funérailles
word-drought = sécheresse
word-unrest = agitation
word-earthquake = séisme
word-civilisation = civilisation
word-monument = monument
word-sun = soleil

short-art = art
short-agriculture = agr
short-religion = rel
short-astronomy = ast
short-writing = écr
short-fortress = for
short-obelisk = obé
short-palace = pal
short-pyramid = pyr
short-sphinx = sph
short-statues = sta
short-step-pyramid = deg
short-temple = tem

about-ra = Déclenche une enchère. Le Ra qui remplit la piste de Ra met fin à l'époque aussitôt.
about-god = Vaut { $fame_god } à la fin de l'époque, ou se joue pour prendre une tuile de la piste d'enchères.
about-pharaoh = À chaque époque, qui en a le plus marque { $fame_most_pharaohs_signed }, qui en a le moins { $fame_fewest_pharaohs_signed }. Les pharaons restent.
about-nile = Vaut { $fame_river } par époque à qui a une crue. Les tuiles Nil restent.
about-flood = Vaut { $fame_river } et fait compter vos tuiles Nil. Les crues partent après chaque époque.
about-gold = Vaut { $fame_gold } et part après l'époque.
about-civilisation = Différentes, elles rapportent { $fame_civilisations_by_count } ; n'en avoir aucune, { $fame_no_civilisation_signed }. Elles partent après chaque époque.
about-art = { about-civilisation }
about-agriculture = { about-civilisation }
about-religion = { about-civilisation }
about-astronomy = { about-civilisation }
about-writing = { about-civilisation }
about-monument = Compte après la troisième époque : différents, { $fame_different_monuments_by_count } ; pareils, { $fame_same_monuments_by_count }.
about-fortress = { about-monument }
about-obelisk = { about-monument }
about-palace = { about-monument }
about-pyramid = { about-monument }
about-sphinx = { about-monument }
about-statues = { about-monument }
about-step-pyramid = { about-monument }
about-temple = { about-monument }
about-funeral = Un désastre : qui le prend perd deux pharaons.
about-drought = Un désastre : qui le prend perd deux crues, ou des tuiles Nil quand il n'a plus de crue.
about-unrest = Un désastre : qui le prend perd deux civilisations de son choix.
about-earthquake = Un désastre : qui le prend perd deux monuments de son choix.
about-sun = Ce que vous misez. Le soleil gagnant va au centre, et le gagnant prend celui qui s'y trouvait, face cachée jusqu'à l'époque suivante. Après la troisième époque, la plus haute somme de soleils marque { $fame_most_suns_signed }, la plus basse { $fame_fewest_suns_signed }.

# Décisions

ask-turn = { $draw ->
    [0] { $take ->
        [0] La piste d'enchères est pleine : invoquez Ra.
       *[other] La piste d'enchères est pleine : invoquez Ra ou jouez un dieu.
    }
   *[other] { $take ->
        [0] Tirez une tuile ou invoquez Ra.
       *[other] Tirez une tuile, invoquez Ra ou jouez un dieu.
    }
}
ask-gods = Jouez un autre dieu, ou arrêtez là.
ask-auction = { $pass ->
    [0] Vous avez invoqué Ra et personne d'autre n'a misé : misez un de vos soleils.
   *[other] Misez un de vos soleils, ou passez.
}
ask-discard = Un désastre frappe : choisissez une tuile à perdre.
ask-deal = On distribue les soleils.
ask-drawing = On tire une tuile.
ask-finished = La partie est finie.

do-draw = Tirer une tuile
do-invoke = Invoquer Ra
do-pass = Passer
do-done = Ne plus jouer de dieu
do-bid = Miser le soleil { $a }
do-take = Jouer un dieu pour : { $a }
do-discard = Perdre : { $a }

log-invoke = { $player } invoque Ra.
log-pass = { $player } passe.
log-done = { $player } ne joue plus de dieu.
log-bid = { $player } mise le soleil { $a }.
log-take = { $player } joue un dieu et prend : { $a }.
log-discard = { $player } abandonne : { $a }.

chance-tile = { $player } tire : { $a }.

# Ce qui décide d'un choix

because-lot = Compté maintenant, le lot vous apporte { $fame } et apporte { $theirs } à { $seat_name }.
because-lot-alone = Compté maintenant, le lot vous apporte { $fame }.
because-tile = Compté maintenant, cela fait { $fame }.
because-ra-clock = { $left ->
    [one] Encore un Ra et l'époque est finie
   *[other] Encore { $left } Ra et l'époque est finie
} ; { $chance } tuiles du sac sur 100 sont des Ra.

# Refus

refused-over = La partie est finie.
refused-dealing = On distribue encore les soleils.
refused-drawing = { $seat_name } tire une tuile : personne ne décide avant qu'on la connaisse.
refused-no-suns = Vous n'avez plus de soleil face visible : vous êtes sauté jusqu'à la fin de l'époque.
refused-others-turn = C'est le tour de { $seat_name }.
refused-others-disaster = C'est à { $seat_name } de choisir une tuile à perdre.
refused-asked-already = Vous avez déjà misé ou passé, et chacun ne parle qu'une fois : c'est à { $seat_name } de répondre.
refused-not-asked-yet = C'est à { $seat_name } de miser ou de passer. Votre tour viendra plus tard.
refused-auction = Une enchère est en cours : misez un de vos soleils, ou passez.
refused-must-bid = Vous avez invoqué Ra et personne d'autre n'a misé : misez un de vos soleils.
refused-low-bid = Le soleil { $sun } ne dépasse pas la mise de { $bid }.
refused-sun-face-down = Votre soleil { $sun } est face cachée : il ne peut pas être misé pendant cette époque.
refused-sun-in-centre = Le soleil { $sun } est au centre et n'appartient à personne.
refused-not-your-sun = Vous n'avez pas le soleil { $sun }.
refused-no-passing = On ne peut pas passer son tour : il faut faire une chose, et invoquer Ra est toujours permis.
refused-no-auction = Aucune enchère n'est en cours : invoquer Ra en déclenche une.
refused-no-god-played = Vous n'avez joué aucun dieu pendant ce tour : il n'y a rien à arrêter.
refused-playing-gods = Vous jouez des dieux pendant ce tour : jouez-en un autre, ou arrêtez là.
refused-track-full = La piste d'enchères est pleine : invoquez Ra ou jouez des dieux.
refused-no-disaster = Aucun désastre ne vous frappe : on ne perd de tuiles que par un désastre.
refused-god-for-god = Un dieu ne prend jamais un autre dieu.
refused-god-for-ra = Un dieu ne prend jamais une tuile Ra.
refused-no-god = Vous n'avez pas de dieu à jouer.
refused-not-on-track = Cette tuile n'est pas sur la piste d'enchères : { $tile }.
refused-unrest = Une agitation vous frappe : choisissez une civilisation à perdre.
refused-earthquake = Un séisme vous frappe : choisissez un monument à perdre.
refused-not-for-unrest = Une agitation ne prend que des civilisations, pas cette tuile : { $tile }.
refused-not-for-earthquake = Un séisme ne prend que des monuments, pas cette tuile : { $tile }.
refused-nothing-to-lose = Vous n'avez pas cette tuile à perdre : { $tile }.

# Ce qui s'ensuit

event-won = { $tiles_count ->
    [0] { $player } gagne avec le soleil { $sun } : aucune tuile, seulement le soleil { $won_sun }.
   *[other] { $player } gagne avec le soleil { $sun } : { $tiles }, et le soleil { $won_sun }.
}
event-unsold = Personne ne mise. Les tuiles restent.
event-discarded = Personne ne mise. Les huit tuiles quittent la partie.
event-lost = { $player } perd ({ $disaster }) : { $tile }.
event-epoch = L'époque { $epoch } finit.

score-gods = { $gods } { $gods ->
    [one] dieu restant
   *[other] dieux restants
}
score-pharaohs = { $pharaohs } { $pharaohs ->
    [one] pharaon
   *[other] pharaons
} : { $rank }
score-nile = { $niles } Nil, { $floods } { $floods ->
    [one] crue
   *[other] crues
}
score-civilisations = { $kinds_count ->
    [0] aucune civilisation
   *[other] { $kinds_count } différentes : { $kinds }
}
score-gold = { $gold } { $gold ->
    [one] tuile or
   *[other] tuiles or
}
score-monuments = { $kinds_count ->
    [one] { $kinds_count } monument : { $kinds }
   *[other] { $kinds_count } différents : { $kinds }
}
score-same = pareils : { $kinds }
score-suns = somme des soleils { $sum } : { $rank }
score-floor = un total ne descend pas sous 0

word-most = le plus
word-fewest = le moins
word-highest = la plus haute
word-lowest = la plus basse

# Chapitres de l'examen

chapter = Époque { $epoch }

# Le plateau du terminal

board-epoch = époque { $epoch } sur { $epochs }
board-centre = soleil du centre : { $sun }
board-ra-track = Piste de Ra
board-auction = En vente
board-nothing = rien
board-player = joueur
board-suns = soleils
board-gods = dieu
board-pharaohs = phar
board-niles = Nil
board-floods = crue
board-gold = or
board-civilisations = civ.
board-monuments = monuments
board-fame = renom
board-bid = mise { $sun }
board-bag = Dans le sac : { $tiles } tuiles, { $ras } Ra.

# Options

option-open_scores = Afficher les totaux de tous pendant la partie
option-debts = Les totaux peuvent descendre sous 0

# Les éléments, dans leur liste

key-tiles = tuiles
key-ra_track = piste de Ra
key-seats = à { $number } joueurs
key-suns = soleils
key-group = groupe { $number }
key-fame = renommée
key-start = au début
key-most_pharaohs = le plus de pharaons
key-fewest_pharaohs = le moins de pharaons
key-river = chaque Nil et chaque crue
key-no_civilisation = aucune civilisation
key-most_suns = plus haute somme de soleils
key-fewest_suns = plus basse somme de soleils
key-civilisations = de zéro à cinq civilisations différentes
key-different_monuments = de zéro à huit monuments différents
key-same_monuments = de zéro à cinq fois le même monument

# What decides between those with the most points.
tie-highest-sun = { $points } points de renommée chacun. L'égalité revient au plus haut soleil : { $best } contre { $other }.

# What is wrong with an edition

flaw-ras = il faut au moins { $needed } tuiles Ra, trois fois la plus longue piste de Ra, pour que le sac ne se vide jamais
flaw-alike = { $most } au plus, car la table de décompte ne va pas plus loin
flaw-no-civilisation = elle commence par 0 pour aucune, car fame.no_civilisation dit ce que cela rapporte
flaw-suns = aucun soleil n'est dans deux groupes pour { $seats } places, ni deux fois dans un seul
