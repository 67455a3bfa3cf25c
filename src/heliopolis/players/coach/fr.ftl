# Ce que dit le conseiller. Les messages portent le nom de leur jeu.

better = Après coup, à votre dernier choix, plus fort aurait été : { $choice }.

ra-last = Vous parlez en dernier : le soleil { $sun } suffit.
ra-safe = Personne après vous n'a plus que { $highest } : votre { $sun } est sûr.
ra-unsafe = { $name } parle après vous et a le soleil { $sun } : toutes vos mises peuvent être battues.
ra-worth = Compté maintenant, ce lot fait { $fame } pour vous.
ra-high-for-small = Le soleil { $sun } pour un lot qui fait { $fame } : gardez vos hauts soleils pour mieux.
ra-invoke = { $fame } sur la piste d'enchères, et plus aucun soleil au-dessus de votre { $sun } : un bon moment pour invoquer Ra.
ra-wait = { $gaps } places libres sur la piste de Ra, { $suns } { $suns ->
    [one] soleil
   *[other] soleils
} à miser : rien ne presse.
ra-last-gap = Plus qu'une place : le prochain Ra finit l'époque, et tout ce qui est sur la piste d'enchères est perdu.
ra-god = Gardé, un dieu rapporte { $fame_god }. Joué pour cette tuile, il ferait { $fame } en tout : { $tile }.
ra-no-civilisation = Vous n'avez aucune civilisation : cela fait { $fame } à la fin de l'époque.

heir-cannot-lose = Votre { $card } ne peut pas perdre : { $name } a { $highest } au plus.
heir-let-go = Si vous le laissez, utilisez votre { $card } : ce qu'utilise { $name } vous reviendra.
heir-favorite = L'Ankh est à { $god } : un pouvoir de plus dans cette manche.
heir-small-god = Râ rapporte { $points_sun } maintenant, davantage seulement en chaîne : une carte haute est chère payée.
heir-wadjet = Ouadjet pioche une carte de magie : jouée avant une mise elle la change, gardée elle rapporte { $points_magic_left }.
heir-magic = Vous tenez : { $magic }. À jouer maintenant ou à garder : ce qui vous reste rapporte { $points_magic_left }.
heir-offering = { $bonus } points et une plate-forme au soleil { $sun } ; { $name } a offert { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
heir-weighed-now = Les offrandes s'additionnent dans cette manche même.
heir-place = De { $space }, ses flèches peuvent rapporter { $points }.
heir-his-to-turn = { $name } a Geb et Nout : le monument sera de son côté, orienté à son gré.
heir-turn-nothing = Rien à viser encore : orientez-le vers l'espace le plus libre.
heir-turn = Bien orienté, il rapporte { $points }.
heir-claim = La meilleure carte rapporte { $points } : { $kind }.
heir-renew = Vous choisissez de quoi parlera la manche suivante : regardez ce que chacun collectionne.

pyramidice-scarab = Le pouvoir de votre Scarabée dure toute la partie : prenez celui qui servira souvent.
pyramidice-dice = En travaillant maintenant, vous lancez { $dice } { $dice ->
    [one] dé
   *[other] dés
}, un par ouvrier.
pyramidice-third-tile = La prochaine tuile Repos est votre troisième : toutes trois sont alors remises, et une divinité quitte la rangée.
pyramidice-few-workers = { $dice ->
    [one] Un dé
   *[other] { $dice } dés
}, c'est peu : un repos avec des ouvriers renforce votre prochain travail.
pyramidice-taking = { $stones ->
    [0] Aucun dé Pierre dans la Carrière : les dés Prière paient les divinités.
    [one] Un dé Pierre dans la Carrière : prenez-le pour construire, les dés Prière pour les divinités.
   *[other] { $stones } dés Pierre dans la Carrière : prenez-les pour construire, les dés Prière pour les divinités.
}
pyramidice-build = Vous pouvez construire un { $value } : autant de Gloire aussitôt.
pyramidice-worship = Vos dés paient { $deity }, qui vaut { $glory } à la fin.
pyramidice-reroll = Une relance par tour : ne relancez que ce qui ne sert pas.
pyramidice-space = { $pieces ->
    [0] La meilleure case rapporte { $glory } de Gloire, et ne coûte rien.
    [one] La meilleure case rapporte { $glory } de Gloire, pour une ressource.
   *[other] La meilleure case rapporte { $glory } de Gloire, pour { $pieces } ressources.
}
pyramidice-upkeep = { $gods } dieux, { $resources } ressources : avec moins de ressources que de dieux, un dieu s'en va.
pyramidice-end = La fin approche : { $stones } dés Pierre dans la réserve, { $deities } divinités dans la pile.

gold-actions = { $actions } actions : votre archéologue ouvre le chemin, votre porteur l'éclaire.
gold-chambers = { $chambers } des { $hidden } cartes cachées sont des chambres funéraires.
gold-lay = Posez-la ouverte vers vous pour passer ; un mur arrête les autres, et les dangers.
gold-door = Avec une porte vers la sortie, un danger pourrait atteindre { $figures ->
        [one] { $figures } personnage
       *[other] { $figures } personnages
    } et { $lanterns ->
        [one] { $lanterns } lanterne
       *[other] { $lanterns } lanternes
    }.
gold-take = Prendre est gratuit : le plus précieux d'abord, un à la fois.
gold-steal = Un autre archéologue porte ici un trésor : le voler est gratuit.
gold-carry = { $points } points en main, à { $actions } { $actions ->
    [one] action
   *[other] actions
} de la sortie.
gold-carry-cut-off = { $points } points en main, et pas de chemin ouvert : tournez une carte avec votre porteur.
gold-porter = Votre porteur est encore au départ, avec { $lanterns } lanternes : des cartes éclairées font d'un long chemin une action.
gold-fall = La chute approche à chaque tour que finit { $name }, encore { $turns } avant la suivante : sachez par où rentrent vos personnages.
