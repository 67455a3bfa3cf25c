# Où en est la partie

remark = Époque { $epoch } sur { $epochs }

# Les soleils

sun = soleil { $number }
sun-down = soleil { $number }, face cachée
centre-sun = soleil { $number } au centre
suns-left = { $count ->
    [one] 1 soleil restant
   *[other] { $count } soleils restants
}
no-suns-left = Plus de soleils

# Le plateau

auction = Enchère
at-stake = En jeu
stake = { $tiles ->
    [0] le soleil { $sun } seul
    [one] 1 tuile et le soleil { $sun }
   *[other] { $tiles } tuiles et le soleil { $sun }
}
on-sale = Tuiles en vente
ra-track = Piste de Ra : { $drawn } sur { $length }

# La question

title-turn = À vous
title-gods = Un autre dieu ?
title-auction = Votre mise
title-discard = Désastre
bid-against = { $leader } mène avec { $sun }. Misez plus haut, ou passez.

# Les places et leurs tuiles

leads-with = Mène avec { $sun }
bids-last = Mise en dernier
to-decide = Doit jouer
none-of = { $name }, 0
so-many = { $name }, { $count }
this-epoch = cette époque
group-river = Fleuve et trône
group-civilisations = Civilisations
group-monuments = Monuments
your-tiles = Vos tuiles

# Ce qui se passe, comme on le raconte

beat-ra = Ra { $drawn } sur { $length }.
beat-stake = En jeu : { $stake }.
beat-last-word = { $leader } a le dernier mot.
beat-won = { $tiles ->
    [0] { $player } prend le soleil du centre avec le soleil { $sun }
    [one] { $player } prend une tuile avec le soleil { $sun }
   *[other] { $player } prend { $tiles } tuiles avec le soleil { $sun }
}
beat-tiles = Gagné : { $tiles }.
beat-theirs = Les tuiles sont à { $player }.
beat-lost = Perdu par désastre : { $tiles }.
beat-this-epoch = Cette époque : { $then } → { $now }.
beat-epoch = L'époque { $epoch } finit
beat-best = { $count ->
    [one] { $names } marque le plus : { $points }.
   *[other] { $names } marquent le plus : { $points } chacun.
}
throne-waits = à miser
throne-now = mise
throne-leads = mène
throne-topped = dépassé
throne-passed = a passé
ledger = Ce que chacun marque
ledger-gods = Dieux
ledger-pharaohs = Pharaons
ledger-nile = Nil
ledger-civilisations = Civilisations
ledger-gold = Or
ledger-monuments = Monuments
ledger-suns = Soleils
ledger-floor = Pas sous 0

# The categories of the result

column-gods = Dieux
column-gold = Or
column-pharaohs = Pharaons
column-river = Fleuve
column-civilisations = Civilisations
column-monuments = Monuments
column-suns = Soleils
column-floor = Plancher 0
stages = Époques
course-chapters = puis époque par époque

safe-bid = { $bid } : le plus bas que personne ne peut battre
risky-draw = Tirer, au risque du lot
no-civilisation = { $fame } : aucune civilisation
no-flood = { $tiles ->
    [one] Une tuile Nil sans crue : rien
   *[other] { $tiles } tuiles Nil sans crue : rien
}
