# Ce que disent les leçons de Ra : `lessons.toml` contient ce qui s'y passe.

turn-title = Une seule chose par tour
turn-says = Vous êtes Iset. On vend des tuiles sur la piste d'enchères, et les soleils sont votre monnaie. À votre tour vous faites une seule chose : tirer une tuile pour la piste d'enchères, invoquer Ra pour la mettre aux enchères, ou jouer un dieu.
turn-task-1 = Tirez une tuile.
turn-not-invoke = On ne vendrait que le soleil { $centre }, et vous devriez miser si personne d'autre ne le fait. Laissez d'abord la piste d'enchères se remplir.
turn-insight = Tout ce qu'on tire va sur la piste d'enchères, et tout se vend en un seul lot.

bid-title = Votre première mise
bid-says = Djedi a tiré un Nil, Nefru une tuile or. C'est de nouveau votre tour.
bid-task-1 = Tirez encore une fois.
bid-not-invoke = C'est possible ; mais qui invoque Ra doit miser si personne d'autre ne le fait. Laissez venir encore une tuile.
bid-says-2 = Un Ra ! Il ouvre une enchère pour toutes les tuiles et le soleil { $centre } du centre. Chacun peut une fois miser un soleil plus haut ; vous avez tiré le Ra, vous parlez donc en dernier. Djedi a misé { $rival }, Nefru a passé.
bid-task-2 = Gagnez le lot avec le plus petit soleil qui suffit.
bid-not-more = Cela gagne aussi. Mais vous parlez en dernier : { $enough } suffit.
bid-not-pass = Après un Ra tiré, vous pouvez passer. Mais un pharaon, un Nil et une tuile or valent bien votre { $enough }.
bid-insight = Qui parle en dernier paie juste un cran de plus. Le soleil payé est maintenant au centre : le prochain gagnant le prendra.

count-title = Compter le lot
count-says = Les soleils dépensés restent face cachée jusqu'à l'époque suivante. Regardez maintenant ce qui est sur la piste d'enchères, et vos propres tuiles.
count-pin-1 = Chaque Nil rapporte { $fame_river }, mais seulement avec une crue : votre fleuve passe de rien à { $river }.
count-pin-2 = N'avoir aucune civilisation coûte { $fame_no_civilisation_signed } à chaque époque. Une seule suffit pour l'éviter.
count-task-1 = Tirez une tuile.
count-not-invoke = Vous devriez alors miser si les autres passent. Tirez : si un Ra vient, vous pourrez encore passer.
count-says-2 = Un Ra. Djedi et Nefru passent : plus personne ne peut vous battre. Le lot vous rapporte { $lot }, et le soleil { $centre } en plus.
count-task-2 = Prenez le lot le moins cher possible.
count-not-more = Plus personne ne peut vous battre : { $low } suffit.
count-not-pass = Alors { $lot } de renommée reste sur la piste d'enchères pour les autres.
count-insight = Les Nil dorment jusqu'à ce qu'une crue les éveille, et une seule civilisation évite la pénalité. Et le petit soleil payé est devenu un plus grand.

beaten-title = Qui peut vous battre ?
beaten-says = Nefru a invoqué Ra. Ce lot vous rapporte { $gain }. Vous parlez en premier : qui vient après vous peut miser plus haut.
beaten-pin-1 = Djedi parle ensuite ; { $second } est son plus haut soleil.
beaten-pin-2 = Nefru parle en dernier ; son plus haut est { $third }.
beaten-pin-3 = Avec ce lot : civilisations { $civilisations }, le plus de pharaons { $pharaohs }, or { $gold }.
beaten-task-1 = Misez un soleil que personne ne peut battre.
beaten-not-low = Djedi a encore un { $second } et Nefru un { $third }. L'un et l'autre parlent après vous, et battent { $low }.
beaten-not-pass = { $gain } : c'est le meilleur lot de cette époque. Ne le leur laissez pas.
beaten-insight = Avant de miser, regardez les soleils qui parlent après vous.

invoke-title = Invoquer Ra vous-même
invoke-says = La piste de Ra n'a plus qu'une place : un Ra de plus finit l'époque aussitôt, et tout ce qui est sur la piste d'enchères est perdu. Le lot vous rapporte { $gain }, et { $sun } est votre dernier soleil.
invoke-pin-1 = Djedi n'a plus de soleil. Nefru n'a que ce { $rival }.
invoke-task-1 = Ouvrez l'enchère maintenant, avant qu'un Ra ne vienne.
invoke-not-draw = Un Ra de plus finit l'époque : les tuiles sont perdues, et votre { $sun } ne sert jamais. Ne tirez pas maintenant.
invoke-says-2 = Nefru passe : son { $rival } n'aurait pas gagné. Qui a invoqué Ra doit miser si personne d'autre ne l'a fait.
invoke-task-2 = Misez votre { $sun }.
invoke-insight = Invoquez Ra quand personne ne peut vous battre et que le lot est assez bon. Mais alors vous devez miser si personne d'autre ne le fait.

god-title = Un dieu
god-says = La deuxième époque. Vous avez un dieu : gardé, il rapporte { $fame_god }. Joué à votre tour, il prend une tuile de la piste d'enchères, sans enchère. Vos civilisations différentes rapportent { $kinds } ; avec une de plus, elles rapportent { $more }.
god-task-1 = Jouez votre dieu pour la tuile qui rapporte le plus.
god-not-nile = Sans crue il ne rapporte rien.
god-not-unrest = Une agitation est un désastre : prise par un dieu, elle frappe aussitôt et vous coûte des civilisations.
god-not-pyramid = Un monument vaut quelque chose, mais seulement après la troisième époque. Il y a mieux.
god-not-auction = Votre { $sun } ne gagnera pas ce lot. Le dieu n'a pas besoin d'enchère.
god-insight = Un dieu gardé rapporte { $fame_god } : jouez-le pour une tuile qui rapporte plus.

disaster-title = Les désastres
disaster-says = Djedi a tiré un Ra, Nefru a passé, c'est à vous. Il y a un temple et une tuile or ; et il y a une tuile noire. Qui prend le lot prend aussi le désastre, et perd des tuiles de son espèce.
disaster-pin-1 = Une sécheresse prend d'abord les crues, puis les Nil. Votre fleuve rapporte { $river } maintenant.
disaster-task-1 = Décidez : ce lot est-il pour vous ?
disaster-not-bid = La sécheresse prend votre crue, puis un Nil : votre fleuve tombe de { $river } à { $left }. En tout, le lot changerait votre époque de { $change }.
disaster-insight = Le même lot vaut autre chose pour chacun. Demandez-vous ce que la tuile noire vous prendrait.

alone-title = Seule à la table
alone-says = Djedi et Nefru ont dépensé leurs soleils. Vous continuez seule, tour après tour, jusqu'à votre dernier soleil ou jusqu'à ce que la piste de Ra soit pleine. { $ras } de ses { $places } places sont prises.
alone-task-1 = Laissez grandir le lot : tirez.
alone-not-early = Personne d'autre n'a de soleil. Tant que plus d'une place de la piste de Ra est libre, un Ra ne fait qu'ouvrir votre enchère : laissez grandir le lot.
alone-says-2 = Des statues, un monument. Le prochain Ra ne fait encore qu'ouvrir une enchère.
alone-task-2 = Tirez encore une fois.
alone-says-3 = Un Ra : il occupe l'avant-dernière place et ouvre une enchère où vous seule pouvez miser. Si vous prenez le lot, l'époque vous rapporte { $gain }.
alone-task-3 = Misez votre { $sun }.
alone-not-pass = Le prochain Ra finit l'époque et emporte toutes ces tuiles.
alone-insight = L'époque est comptée. Pharaons, Nil et monuments restent ; les autres tuiles partent, et tous les soleils redeviennent visibles. Tant que plus d'une place de la piste de Ra est libre, un Ra est encore votre enchère ; avec une seule, chaque tirage risque le lot.

end-title = Après la troisième époque
end-says = La dernière époque : on compte maintenant les monuments, et la somme de tous les soleils, visibles et cachés. La plus haute rapporte { $fame_most_suns_signed }, la plus basse { $fame_fewest_suns_signed }. Les autres n'ont plus de soleil à miser. Vous avez tiré un Ra.
end-task-1 = Prenez le dernier lot.
end-not-pass = Une troisième pyramide, un nouveau monument, et le soleil { $centre } au lieu de votre { $sun }, de sorte que votre somme n'est plus la plus basse : l'époque vous rapporte { $gain } au lieu de { $nothing }.
end-insight = À la toute fin parlent les monuments et les soleils : le soleil du centre est un prix, lui aussi.
