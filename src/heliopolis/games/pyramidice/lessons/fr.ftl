# Ce que disent les leçons de Pyramidice : `lessons.toml` contient ce qui s'y passe.

rest-title = Se reposer
rest-says = Vous êtes Iset. À votre tour, vous vous reposez ou vous travaillez. Votre plateau a { $slots } places pour les ressources : ouvriers, chats et dés Pierre. Se reposer, c'est prendre une tuile sous le Sphinx, et ce qu'elle donne ; un nombre rouge est la Gloire qu'elle coûte. Vous avez { $workers } ouvriers, un chat et un dé Pierre ; les autres places sont libres.
rest-task-1 = Prenez la tuile qui donne un ouvrier et un dé Pierre.
rest-not-harvest = Elle coûte de la Gloire et donne plus de ressources d'une sorte que votre plateau n'a de places.
rest-not-work = C'est possible ; mais un ouvrier de plus est un dé de plus, et un second dé Pierre de quoi construire.
rest-not-other = Une autre fois. Maintenant un ouvrier et un dé Pierre remplissent le mieux votre plateau.
rest-insight = Le repos remplit vos { $slots } places. Les ouvriers sont des dés à venir, les dés Pierre servent à construire.

work-title = Travailler : choisir ses dés
work-says = Votre plateau est plein : il est temps de travailler. Chaque ouvrier est un dé à lancer, { $dice } en tout, et les ouvriers restent. D'abord vos { $stones } dés Pierre vont à la Carrière, où se trouvent { $prayers } dés Prière ; c'est là que vous choisissez.
work-task-1 = Travaillez.
work-not-rest = Votre plateau est plein : le reste serait perdu. Travaillez maintenant.
work-says-2 = Prenez des dés dans la Carrière, un par ouvrier. Les dés Pierre construisent, les dés Prière ne font que payer, pour les divinités par exemple.
work-task-2 = Prenez un dé Pierre.
work-not-prayer = Un dé Prière ne construit jamais : prenez d'abord les dés Pierre. Les autres seront des dés Prière d'eux-mêmes.
work-task-3 = Prenez aussi l'autre dé Pierre.
work-insight = Un dé par ouvrier, et les ouvriers restent sur votre plateau. Les dés sont lancés : la leçon suivante continue avec eux.

build-title = Construire
build-says = Vous avez obtenu les dés Pierre { $first } et { $second }, et les dés Prière { $low }, { $middle } et { $high }. Un dé Pierre sur la pyramide rapporte autant de Gloire qu'il montre, et votre Scarabée, Cornaline, un point de plus par construction. Mais les hautes valeurs coûtent des ouvriers : le { $first } en demande { $workers } et rapporte { $glory }.
build-task-1 = Construisez le { $first }.
build-not-later = Juste après. D'abord le { $first }.
build-not-glory = Des dés par paires pour un peu de Gloire : mais un seul dé Pierre rapporte davantage.
build-not-finish = Les dés Pierre inutilisés vont à la Carrière, pour tout le monde. Construisez d'abord.
build-not-worship = Bientôt. Construisez d'abord, tant que vous avez les ouvriers.
build-not-other = Vos dés Pierre conviennent comme ils sont : construisez-les.
build-task-2 = Posez-le sur une case du premier étage.
build-says-3 = Et maintenant le petit. Au premier étage, le { $small } coûte { $cost } ouvrier : les petites valeurs sont bon marché.
build-task-3 = Construisez le { $small }.
build-task-4 = Posez-le sur une case libre.
build-insight = Un dé Pierre rapporte aussitôt sa valeur en Gloire ; les hautes valeurs et les étages coûtent des ouvriers. Les dés Pierre que vous laissez vont à la Carrière.

worship-title = Vénérer
worship-says = Vos dés Prière montrent { $low }, { $middle } et { $high }. Une divinité de la rangée se gagne avec des dés qui montrent les nombres de sa carte ; une étoile est n'importe quel dé. Min demande un { $min } et un { $max }, Neith un { $neith } et un autre, Bès un { $bes } et un autre.
worship-task-1 = Vénérez Min.
worship-not-neith = C'est payable ; mais alors le { $min } ou le { $max } est perdu, et Min vaut aussi { $end } à la fin.
worship-not-finish = Les dés inutilisés ne rapportent rien. Vénérez d'abord.
worship-not-other = Vos dés sont bons comme ils sont : un { $min } et un { $max }.
worship-insight = Les dés doivent montrer les nombres. La place vide de la rangée le reste jusqu'à la fin de votre tour.

cats-title = Les chats
cats-says = Une autre partie, plus tard. Heh demande un { $four } et un { $six } ; vos dés Prière montrent { $low } et { $high }. Relancer, une fois par tour, est affaire de chance. Mais vous avez { $cats } chats : chacun modifie un dé d'un point, vers le haut ou le bas, et il est dépensé.
cats-task-1 = Augmentez le { $low } : appuyez sur le plus à côté, qui coûte un chat.
cats-not-first = Dans un instant. D'abord le { $low }.
cats-not-lower = Dans l'autre sens : Heh demande un { $four } et un { $six }.
cats-not-reroll = Lancer justement un { $four } et un { $six } demande de la chance ; les chats sont sûrs.
cats-not-other = D'abord Heh : faites un { $four } et un { $six } des dés Prière.
cats-says-2 = Le chat est dépensé, et le dé montre un de plus.
cats-task-2 = Augmentez aussi le { $high }.
cats-says-3 = Vos dés montrent { $low } et { $high } : juste ce que demande Heh.
cats-task-3 = Vénérez maintenant Heh.
cats-not-worship = Vos dés montrent maintenant un { $low } et un { $high } : vénérez Heh.
cats-says-4 = Heh est à vous, en bas. Un dieu s'utilise en cliquant dessus, la plupart une fois par tour de Travail.
cats-task-4 = Utilisez Heh tout de suite.
cats-not-use = Heh peut servir dès le tour où vous le gagnez : utilisez-le d'abord.
cats-insight = D'abord relancer, puis les chats : un chat change un dé d'un point, à coup sûr. La plupart des dieux servent une fois par tour de Travail.

upkeep-title = Le soutien du culte
upkeep-says = Une autre partie. C'est la fin d'un tour de Travail. Vous avez { $gods } dieux, et comme ressources { $workers } ouvriers et { $cats } chats. Si vous finissez avec plus de dieux que de ressources, un dieu s'en va. Il reste un dé Pierre, un { $die } : il coûte un ouvrier.
upkeep-task-1 = Construisez le { $die }.
upkeep-not-cat = Cela coûte un chat, et la construction un ouvrier : vous aurez moins de ressources que de dieux, et un dieu devra partir.
upkeep-not-finish = Le { $die } vous rapporterait { $gain }, avec votre Scarabée. Construisez-le : vous pouvez vous passer d'un ouvrier.
upkeep-not-other = Le { $die } rapporte { $gain } comme il est.
upkeep-task-2 = Posez-le sur une case.
upkeep-task-3 = Terminez votre tour.
upkeep-insight = Autant de ressources que de dieux : tous restent. S'il y a trop de dieux à la fin d'un tour de Travail, un s'en va : un seul, quel que soit leur nombre.

project-title = Étages et projet
project-says = Une autre partie. Votre projet secret : chaque { $low } à côté d'un { $high } au même étage vous rapporte { $pair } à la fin, quel qu'en soit l'auteur. Au premier étage il y a un { $low }, au milieu. Vous avez un { $high } à construire. Une case d'un étage plus haut est libre quand tous les dés sous elle sont posés ; là-haut un dé rapporte plus de Gloire, et coûte plus d'ouvriers.
project-task-1 = Construisez le { $high }.
project-not-build = Le { $high } est justement ce que veut votre projet : construisez-le.
project-task-2 = Posez-le à côté du { $low }.
project-not-floor = L'étage au-dessus rapporte { $now } tout de suite, mais coûte plus d'ouvriers. À côté du { $low }, c'est { $there } maintenant et { $pair } à la fin.
project-not-apart = Pas à côté du { $low } : les diagonales ne comptent pas.
project-insight = Un étage plus haut paie davantage aussitôt ; un projet paie à la fin, chaque fois que son motif est là, qui que ce soit qui l'ait construit.

end-title = La fin
end-says = Une autre partie, vers la fin. Vous avez { $mine } points de Gloire, Djedi { $his }. Il reste un dé Pierre dans la réserve, comme le dit la ligne de la fin ; ceux de la Carrière ne comptent pas. Qui prend le dernier, ou la dernière divinité de la pile, a le Pharaon : tous les autres ont encore un tour, puis lui le dernier.
end-task-1 = Prenez le dernier dé Pierre.
end-not-work = Vous menez : chaque manche de plus aide Djedi. Commencez la fin.
end-not-other = Cela laisse le dernier dé Pierre où il est. Prenez une tuile qui donne des dés Pierre.
end-insight = Vous avez le Pharaon. Avec votre troisième tuile, toutes sont remises, et la divinité la plus à droite a quitté la rangée. Djedi a un tour, puis vous avez le dernier ; puis on compte dieux et projets. Pas encore essayé : Remplacer change une divinité de la rangée, et des dés se donnent pour un peu de Gloire. Pointez-les pour en lire plus.
