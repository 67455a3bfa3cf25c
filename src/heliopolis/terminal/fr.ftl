prompt = Votre choix
prompt-hint = lettre, numéro ou mots, ou : aide, conseil, journal, règles, annuler, quitter
turn-of = { $player }, c'est à vous.
hand-over = Passez l'écran à { $player }, puis appuyez sur Entrée.
before-these = … et avant cela { $count ->
    [one] une autre ligne
   *[other] { $count } autres lignes
} (journal)
stopped-not-here = « { $text } » n'est pas un choix ici. Tapez la lettre d'une ligne, des mots de celle-ci, ou aide.
stopped-ambiguous = « { $text } » peut vouloir dire : { $choices }
stopped-unknown = « { $text } » { $count ->
    [one] n'est pas un mot de ce jeu ; rien n'a été fait.
   *[other] ne sont pas des mots de ce jeu ; rien n'a été fait.
}
ended-by-itself = Votre dernier tour s'est fini de lui-même, et celui-ci commence : vous n'y avez encore rien fait. Pour le finir quand même, dites-le une seconde fois.
stopped-letter = Une lettre désigne un choix que vous voyez dans le menu : elle ne peut venir qu'en premier. « { $text } » ne veut encore rien dire, et rien n'a été fait. Des mots et des nombres peuvent suivre.
stopped-revealed = quelque chose a été révélé ; à vous de décider à nouveau de « { $text } ».
stopped-over = votre tour est fini ; « { $text } » a été laissé de côté.
done-so-far = Fait : { $done }. Ensuite : { $why }
enter-shows-the-board = Entrée montre à nouveau le plateau.
enter-shows-the-marks = Entrée montre à nouveau le plateau, avec ★ sur lui et dans le menu pour ce qui est conseillé.
more = Entrée montre la suite, q en reste là
score-lines-follow = Entrée montre le décompte, q en reste là.
undone = C'est annulé.
nothing-to-undo = Rien ne peut être annulé : quelque chose a été révélé depuis, ou un autre joueur a décidé.
saved = La partie est enregistrée dans { $path }. Pour continuer :
    heliopolis play --resume { $path } --language fr
kept = La partie est gardée dans { $path }. Pour la revoir :
    heliopolis replay { $path } --language fr
game-over = La partie est finie
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent ensemble
}.
beaten = { $rival } a { $theirs } points et bat { $player }, qui en a { $own }.
won-alone = { $rival } a { $theirs } points : { $player } gagne avec { $own }.
about-unknown = On ne sait rien de « { $text } ». Essayez un de ces mots : { $words }
rules-unknown = Aucun paragraphe ne contient « { $text } ». Tapez règles pour voir ce qu'il y a.
rules-contents = Chapitres
rules-how = règles CHAPITRE, règles PARAGRAPHE ou règles MOTS montrent ce que vous cherchez, règles tout montre tout.
rules-example = Exemple
help = Tapez la lettre qui précède un choix, ses mots ou leur début
    (« { $meaning } »), ou le numéro d'une carte, d'un dé, d'une tuile
    ou d'une case que vous voyez. Un choix sans lettre se tape comme on
    le voit. Plusieurs choix peuvent tenir sur une ligne, tous sauf le premier
    en mots ou en nombres : ils sont exécutés l'un après l'autre.
    aide MOT         ce qu'est une pièce et ce qu'elle fait
    conseil          les meilleurs choix, et où ils peuvent mener
    règles [MOTS]    les règles en bref, un chapitre, un paragraphe, ou tous avec ces mots
    journal          tout ce qui s'est passé
    annuler          reprendre votre dernière décision, si rien n'est révélé depuis
    quitter          enregistrer la partie et partir
column-player = joueur
column-points = points
column-reason = pour
column-rule = règle
examination = Lignes de décompte
start-line = au départ
command-help = aide
command-hint = conseil
command-rules = règles
command-log = journal
command-undo = annuler
command-quit = quitter
replay-help = Entrée : suivant · b : retour · un nombre : y aller · q : quitter
replay-ruled = Cette partie a été jouée selon la version { $version } des règles. Celles d'aujourd'hui permettent tout ce qui s'y passe. { $changes }
replay-outdated = Cette partie a été jouée selon la version { $version } des règles, qui permettait ce que celle d'aujourd'hui interdit : elle peut être relue, mais ne peut pas continuer. { $changes }
kind-human = Joueur
kind-random = Hasard
kind-greedy = Avide
kind-scribe = Scribe
kind-priest = Prêtre
kind-vizier = Vizir
kind-pharaoh = Pharaon
kind-ra-himself = Ra lui-même
hint-title = Le conseil du pharaon, le choix le plus prometteur d'abord :

# heliopolis edition

edition-fine = Cette édition de { $game }, « { $name } », peut être jouée. { $changes ->
    [0] C'est l'édition standard.
    [one] Une valeur n'est pas celle de l'édition standard.
   *[other] { $changes } valeurs ne sont pas celles de l'édition standard.
}
edition-same = Rien ne diffère de l'édition standard de { $game }.

# Leçons

command-show = montrer
command-skip = sauter
command-back = précédente
lesson-of = Leçon { $number } sur { $count }
lesson-hint = lettre, numéro ou mots, ou : montrer, sauter, précédente, règles, quitter
lesson-like-this = Comme ceci : { $choice }. Tapez-le vous-même, ou montrer encore une fois.
lesson-not-meant = Les règles le permettent, mais cette leçon parle d'autre chose.
lesson-taken-back = C'est annulé.
lesson-next = Entrée pour continuer.
lesson-left = Pour continuer : heliopolis learn { $game } { $number }
lessons-done = C'étaient les leçons. Jouez maintenant : heliopolis play { $game } --seats { $seats }
