# Ce que disent les leçons de l'Héritier du Pharaon : `lessons.toml` contient ce qui s'y passe.

higher-title = La carte la plus haute
higher-says = Vous êtes Iset et jouez Bastet, Djedi joue Anubis. À chaque manche les dieux se montrent un à un, et chacun de vous scelle une carte d'enchère pour lui. C'est maintenant Râ. Dans cette leçon vous pouvez regarder : Djedi a scellé son { $his }, qui porte le soleil.
higher-task-1 = Gagnez Râ avec la plus petite carte qui suffit.
higher-not-equal = Les cartes montrent { $his } l'une et l'autre. La sienne porte le soleil, la vôtre la lune : il gagne.
higher-not-low = Moins que son { $his } : Râ serait à lui.
higher-not-more = Cela gagne aussi ; mais la carte juste au-dessus de son { $his } aurait suffi.
higher-insight = Le plus grand nombre prend le dieu ; à égalité, c'est le soleil.

swap-title = Ce qui sert se donne
swap-says = Râ est à vous. Ensuite vient Ptah. Regardez encore : Djedi a scellé son { $his }. À la fin de la manche, toutes les cartes utilisées changent de main : vous recevez celles qu'il a utilisées, et lui les vôtres.
swap-task-1 = Perdez cette fois au plus bas prix.
swap-not-ten = La vôtre porte le soleil et gagne ; mais vous échangez alors une carte haute contre une autre. Perdez avec une petite, et son { $his } sera à vous.
swap-not-loses = Elle perd aussi, et il la recevra : perdez avec votre plus petite.
swap-insight = La manche est jouée, les dieux ont agi et Thot a échangé les cartes : regardez votre main. Une enchère perdue est un achat : vous avez donné votre plus petite carte, et son { $his } est venu.

seshat-title = Seshat dit où
seshat-says = Une autre partie, manche { $round } : les dieux agissent. Seshat est à vous : elle pose le monument de la manche, un temple du soleil dont le jeton a des flèches vers le nord et l'est. Une flèche voit jusqu'au bord du plateau, à travers tout, et rapporte à la fin ce qu'elle voit : un sanctuaire { $moons_shrine }, un temple du soleil { $moons_sun-temple }, un obélisque { $moons_obelisk } ; pour la pyramide, la valeur du monument lui-même. Les cases éclairées sont libres : une case vide reste entre les monuments, et jusqu'à la pyramide. Une case marquée d'une empreinte porte un jeton de magie.
seshat-task-1 = Posez-le là où il voit le plus (le nombre), sur un jeton de magie.
seshat-not-magic = D'ici il voit autant. Mais d7 a aussi un jeton de magie : qui y construit pioche une carte de magie.
seshat-not-helps = { $here } pour vous. Mais ici l'obélisque de Djedi voit votre temple du soleil : { $his } pour lui.
seshat-not-sees = D'ici ses flèches voient { $here } au plus. Il y a une case pour { $sees }.
seshat-insight = Seshat ne rapporte rien elle-même, mais elle décide de ce qui peut rapporter. Sur un jeton de magie on pioche de la magie.

geb-title = Geb et Nout possèdent et visent
geb-says = Geb et Nout sont aussi à vous. Ils vous donnent le monument pour la fin de la partie, et vous orientez son jeton comme vous voulez, par quarts de tour.
geb-task-1 = Laissez-le ou orientez-le : qu'il voie le plus possible.
geb-not-sees = Ainsi il voit { $here }. Il peut voir { $best }.
geb-insight = Une flèche rapporte tout ce qu'elle voit, les monuments du rival aussi ; pour la pyramide elle paie la valeur de votre propre monument.

ptah-title = Ptah collectionne
ptah-says = Une autre partie, manche { $round }. Ptah prend la carte de monument de la manche, et les cartes d'une même sorte valent de plus en plus. Vous avez { $shrines } sanctuaires et un temple du soleil. Le premier dieu montré dans une manche a l'Ankh : il est favori, et peut davantage. Cette fois c'est Ptah : vous pouvez d'abord échanger la carte active, un obélisque, contre une carte exposée, et le monument sur le plateau devient de cette sorte.
ptah-task-1 = De ces cartes, à côté du plateau, prenez celle qui rapporte le plus.
ptah-not-keep = Un premier obélisque rapporte { $obelisk }. Un troisième sanctuaire rapporte { $shrine }.
ptah-not-temple = Un deuxième temple du soleil rapporte { $temple }. Un troisième sanctuaire rapporte { $shrine }.
ptah-insight = Les cartes d'une sorte grandissent. Et comme le nouveau monument de Djedi en e7 est devenu un sanctuaire, ses flèches valent { $after } au lieu de { $before }. Tout dieu peut davantage comme favori.

chain-title = La chaîne de Râ
chain-says = Une autre partie, manche { $sun }. Voici Râ. Il pose un de vos disques sur le soleil de cette manche, pour { $points_sun } point. Les { $chain } soleils d'avant sont à vous : le soleil { $sun } allongerait votre chaîne sans trou, et à la fin chaque disque de votre plus forte chaîne rapporte encore { $points_chain }. Regardez : Djedi a scellé un { $his }.
chain-task-1 = Gagnez Râ.
chain-not-low = Alors il marque le soleil { $sun }, et votre chaîne s'arrête à { $chain }.
chain-insight = La manche a continué, et Râ a posé votre disque : voyez les soleils. Un maillon vaut peu maintenant et davantage à la fin ; seule compte votre plus forte chaîne sans trou.

offer-title = Les offrandes du Pharaon
offer-says = Une autre partie, manche { $round }. Le Pharaon ne se gagne pas aux enchères. Chacun pose une carte face cachée à la pyramide du coin, et à chaque deuxième soleil, un coin, on additionne. Qui a donné le plus marque et ajoute une plate-forme à la pyramide. Nous sommes à un coin. Vous avez offert un { $mine } ; regardez : il a offert un { $before }, et ajoute maintenant un { $his }.
offer-task-1 = Offrez juste assez pour donner plus que lui.
offer-not-more = Cela gagne aussi. Mais les offrandes changent de main, elles aussi : ne lui donnez pas plus qu'il ne faut.
offer-not-low = Avec votre { $mine }, c'est moins que lui : les points et la plate-forme sont à lui.
offer-insight = Les offrandes s'additionnent jusqu'au prochain coin ; là elles sont comptées et changent de main. Qui a le plus de plates-formes à la fin marque { $pyramid_majority }.

magic-title = La magie
magic-says = Une autre partie, manche { $round } : voici Seshat. Avant les mises, chacun peut jouer une carte de magie. On en pioche par Ouadjet, et sur les jetons de magie. Vous tenez l'humilité, lettre G : la mise la plus basse gagne. Djedi n'a pas de magie, et regardez : il va miser un { $his }.
magic-task-1 = Jouez votre magie.
magic-not-none = Alors votre plus haute rencontre son { $high }.
magic-says-2 = Votre magie est scellée. Et maintenant les mises : avec l'humilité, le plus petit nombre gagne.
magic-task-2 = Misez pour gagner, avec la carte qui vous manquera le moins.
magic-not-lower = Cela gagne aussi, mais il la recevra : prenez votre plus petite.
magic-insight = La magie se joue avant les mises, une carte par enchère. Ce qui vous reste rapporte { $points_magic_left } à la fin.

thoth-title = Thot, et le compte
thoth-says = Une autre partie, manche { $round }. Thot ne se gagne pas aux enchères : il va à qui a gagné moins de dieux. Il a échangé les cartes utilisées et avancé le soleil ; vous choisissez maintenant, à côté du plateau, la carte de monument de la manche suivante. Vous avez un temple du soleil, Djedi { $obelisks } obélisques.
thoth-task-1 = Choisissez la carte qui vous aide plus que lui.
thoth-not-obelisk = Son troisième obélisque lui rapporterait { $third }.
thoth-not-hidden = C'est permis, mais ce peut être un obélisque. Un deuxième temple du soleil vous rapporterait { $second }.
thoth-insight = Qui gagne moins de dieux prépare la manche suivante. Après { $rounds } manches tout se compte : flèches, chaîne, plates-formes, magie.
