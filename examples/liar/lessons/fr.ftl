bid-title = Miser
bid-says = Sous votre gobelet il y a { $count } dés : { $low }, { $face } et { $face }. En jeu il y en a { $all }. Une annonce dit qu'au moins tant de dés montrent une face.
bid-task-1 = Annoncez ce que vous savez vrai : autant de { $face } que vous en avez.
bid-not-less = C'est vrai aussi ; mais tous vos { $face } sont sûrs, et plus difficiles à dépasser.
bid-not-more = Vous n'en voyez pas autant : qui doute pourrait avoir raison.
bid-insight = Ce qui est sous votre propre gobelet est certain.

doubt-title = Douter
doubt-says = Djedi annonce que { $count } dés montrent un { $face }. Vous n'en avez aucun, et il a { $hidden } dés.
doubt-task-1 = Montrez que c'est impossible.
doubt-not-higher = Plus haut est encore moins probable. Vous pouvez douter.
doubt-insight = Comptez ce qu'un rival peut avoir au plus, puis doutez.
