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
highest-bid = Plus haute mise
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
