# Ce qui entoure les leçons

learn = Apprendre en jouant
to-learn = Apprendre
learn-game = Apprendre { $game }
learn-in = Apprendre { $game } en { $minutes } minutes
go-on = { $game } : continuer à la leçon { $number }
in-minutes = { $minutes } minutes
new-here = C'est votre première fois ?
new-here-text = Apprenez un jeu en y jouant : de courtes leçons sur le vrai plateau.
remark = Leçons
lessons = Leçons
lesson-of = Leçon { $number } sur { $count }
disc = Leçon { $number } : { $title }
disc-learnt = Leçon { $number } : { $title }, apprise
pale = Ce qui est pâle ne compte pas encore. Ce qui est définitif attend que vous appuyiez sur Confirmer.
watch = Juste. La suite se joue pour vous : regardez.
your-move = À vous
answer-wrong = Pas celui-là
answer-shown = Comme ceci
like-this = { $choice }. Choisissez-le vous-même, ou appuyez encore une fois sur le bouton.
not-meant = Les règles le permettent, mais cette leçon parle d'autre chose.
taken-back = C'est annulé.
show-me = Montrez-moi
do-it = Faites-le pour moi
skip = Passer
back = Précédente
again = Recommencer
minutes-left = { $minutes ->
    [one] encore une minute environ
   *[other] encore { $minutes } minutes environ
}
the-rule = La règle
leave-lessons = Quitter les leçons
lesson-done = La leçon { $number } est finie
next-lesson = Suite : { $title }
go-back = À la table
first-game = Jouer votre première vraie partie
first-game-follows = Et maintenant une vraie partie, contre { $rivals ->
    [one] un Scribe
   *[other] des Scribes
}, avec un conseiller à vos côtés. Vous pouvez le renvoyer quand vous voulez.
