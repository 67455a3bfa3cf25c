# Ce que dit le conseiller. Les messages portent le nom de leur jeu.

better = Après coup, à votre dernier choix, plus fort aurait été : { $choice }.

ra-last = Vous parlez en dernier : le soleil { $sun } suffit.
ra-safe = Personne après vous n'a plus que { $highest } : votre { $sun } est sûr.
ra-unsafe = { $name } parle après vous et a le soleil { $sun } : toutes vos mises peuvent être battues.
ra-worth = Compté maintenant, ce lot fait { $fame } pour vous, { $theirs } pour { $name }.
ra-goes-for = Si vous passez, { $name } prend ce lot avec le soleil { $sun }.
ra-centre = Vous donneriez le soleil { $sun } et auriez le { $centre } à l'époque suivante.
ra-disaster = Le désastre de ce lot ({ $tile }) vous coûte { $fame }, à { $name } { $theirs }.
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
heir-worth = { $god } vaut { $points } pour vous, { $theirs } pour { $name }, la fin comprise.
heir-favorite-seshat = Seshat a l'Ankh : elle pose sur toute case libre, si proche soit-elle.
heir-favorite-geb-and-nut = Geb et Nout ont l'Ankh : avant d'orienter le monument, vous pouvez le déplacer d'un pas.
heir-favorite-ptah = Ptah a l'Ankh : vous pouvez prendre une carte exposée à la place de l'active.
heir-favorite-ra = Râ a l'Ankh : le disque compte double, maintenant et dans sa chaîne.
heir-favorite-wadjet = Ouadjet a l'Ankh : vous piochez plusieurs cartes de magie et gardez la meilleure.
heir-seshat-alone = Seshat ne rapporte rien : ce qu'elle pose est à qui gagne Geb et Nout.
heir-seshat-theirs = { $name } a Geb et Nout : ce que pose Seshat sera de son côté.
heir-geb-nothing = { $monuments ->
    [0] Aucun autre monument encore : il n'y a guère que la pyramide à viser.
    [one] Un seul autre monument : guère que lui et la pyramide à viser.
   *[other] { $monuments } autres monuments : peu à viser.
}
heir-wadjet-last = Dans la dernière manche Ouadjet ne pioche rien : elle rapporte { $points_last_wadjet }.
heir-offered-more = { $name } a offert plus de cartes, { $theirs } contre { $cards } : au soleil { $sun } le plus grand total rapporte { $bonus }.
heir-keep-for-pharaoh = Les offrandes s'additionnent dans cette manche, pour { $bonus } points : gardez une bonne carte pour le Pharaon.
heir-swap-better = Vous avez utilisé { $mine } en tout, { $name } { $theirs } : l'échange des cartes vous profite.
heir-swap-worse = Vous avez utilisé { $mine } en tout, { $name } { $theirs } : l'échange des cartes vous coûte.
heir-small-god = Râ rapporte { $points_sun } maintenant, davantage seulement en chaîne : une carte haute est chère payée.
heir-wadjet = Gardée jusqu'à la fin, une carte de magie rapporte { $points_magic_left } : pour Ouadjet, une carte haute est chère payée.
heir-magic = Vous tenez : { $magic }. { $magic_about } Gardée : { $points_magic_left }.
heir-offering = { $bonus } points et une plate-forme au soleil { $sun } ; { $name } a offert { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
heir-weighed-now = Les offrandes s'additionnent dans cette manche même.
heir-place = De { $space }, ses flèches peuvent rapporter { $points }.
heir-his-to-turn = { $name } a Geb et Nout : le monument sera de son côté, orienté à son gré.
heir-turn-nothing = Rien à viser encore : orientez-le vers l'espace le plus libre.
heir-turn = Bien orienté, il rapporte { $points }.
heir-claim = La meilleure pour vous rapporte { $points } : { $kind }. Pour { $name } ce serait { $theirs }.
heir-renew = Vous choisissez de quoi parlera la manche suivante : regardez ce que chacun collectionne.

pyramidice-scarab = Le pouvoir de votre Scarabée dure toute la partie : prenez celui qui servira souvent.
pyramidice-dice = En travaillant maintenant, vous lancez { $dice } { $dice ->
    [one] dé
   *[other] dés
}, un par ouvrier.
pyramidice-more-dice = Après un repos ({ $tile }), ce serait { $dice }.
pyramidice-third-tile = La prochaine tuile Repos est votre troisième : toutes trois sont alors remises, et { $deity } quitte la rangée.
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
pyramidice-cat = Un chat fait du { $die } un { $value } : cela paie { $deity }.
pyramidice-project = Sur la case { $space } de { $pyramid } il rapporte { $glory } de plus à la fin, par votre projet ; personne d'autre ne sait pourquoi.
pyramidice-space = { $pieces ->
    [0] La meilleure case rapporte { $glory } de Gloire, et ne coûte rien.
    [one] La meilleure case rapporte { $glory } de Gloire, pour une ressource.
   *[other] La meilleure case rapporte { $glory } de Gloire, pour { $pieces } ressources.
}
pyramidice-upkeep = { $gods } dieux, { $resources } ressources : avec moins de ressources que de dieux, un dieu s'en va.
pyramidice-end = Il reste { $stones } { $stones ->
    [one] dé
   *[other] dés
} Pierre et { $deities } { $deities ->
    [one] divinité
   *[other] divinités
} : qui prend le dernier laisse un tour aux autres, puis joue le sien.

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
gold-prey = { $name } est en { $card } avec un trésor de { $points } : à { $actions } { $actions ->
    [one] action
   *[other] actions
}, et voler est gratuit.
gold-guard = { $name } peut vous rejoindre au prochain tour et le voler : éloignez-vous, ou mettez un mur entre vous.
gold-guard-now = { $name } peut vous rejoindre au prochain tour et le voler : mettez-le à l'abri maintenant.
gold-bar = Votre porteur pourrait tourner { $card } pour que { $name } n'ait plus de sortie avec ce trésor.
gold-lantern = Une lanterne en { $card } met votre archéologue à { $after } { $after ->
    [one] action
   *[other] actions
} de la sortie au lieu de { $before }.
gold-bust-home = Emporter le buste finit votre tour et commence la chute : vous rentrez en une action.
gold-bust = Emporter le buste finit votre tour : vous seriez en { $card }, à { $actions } { $actions ->
    [one] action
   *[other] actions
} de { $name }.
gold-bust-alone = Emporter le buste finit votre tour : vous seriez en { $card }, à { $actions } { $actions ->
    [one] action
   *[other] actions
} de la sortie.
gold-bust-cut-off = Emporter le buste finit votre tour et commence la chute, et aucun chemin ne mène à la sortie : ouvrez-en un d'abord.
gold-carry = { $points } points en main, à { $actions } { $actions ->
    [one] action
   *[other] actions
} de la sortie.
gold-carry-cut-off = { $points } points en main, et pas de chemin ouvert : tournez une carte avec votre porteur.
gold-porter = Votre porteur est encore au départ, avec { $lanterns } lanternes : des cartes éclairées font d'un long chemin une action.
gold-hurry = { $card } tombe dans { $turns } { $turns ->
    [one] tour
   *[other] tours
} de { $name } : votre { $figure } y est à { $actions } { $actions ->
    [one] action
   *[other] actions
} de la sortie.
gold-stranded = { $card } tombe dans { $turns } { $turns ->
    [one] tour
   *[other] tours
} de { $name }, et votre { $figure } n'y a pas de chemin ouvert.
gold-fall = La chute n'avance qu'aux tours de { $name }, encore { $turns } avant la suivante : sachez par où rentrent vos personnages.
