prompt = Votre choix
prompt-hint = un numéro ou un mot, ou : aide, conseil, journal, règles, annuler, quitter
turn-of = { $player }, c'est à vous.
hand-over = Passez l'écran à { $player }, puis appuyez sur Entrée.
refused = Impossible : { $reason }
refused-by-rule = les règles ne le permettent pas ici. { $expected }
before-these = … et avant cela { $count ->
    [one] une autre ligne
   *[other] { $count } autres lignes
} (journal)
not-understood = « { $text } » n'est pas un choix ici. Tapez un numéro de 1 à { $count }, ou aide.
ambiguous = « { $text } » peut vouloir dire : { $choices }
undone = C'est annulé.
nothing-to-undo = Rien ne peut être annulé : quelque chose a été révélé depuis, ou un autre joueur a décidé.
saved = La partie est enregistrée dans { $path }. Pour continuer : heliopolis play --resume { $path } --language fr
kept = La partie est gardée dans { $path }. Pour la revoir : heliopolis replay { $path } --language fr
game-over = La partie est finie
place = { $place ->
    [1] 1er
   *[other] { $place }e
}
won = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent ensemble
}.
beaten = { $player } est battu.
about-unknown = On ne sait rien de « { $text } ». Essayez un de ces mots : { $words }
rules-unknown = Aucun paragraphe ne contient « { $text } ». Tapez règles pour voir ce qu'il y a.
rules-contents = Chapitres
rules-how = règles CHAPITRE, règles PARAGRAPHE ou règles MOTS montrent ce que vous cherchez, règles tout montre tout.
rules-example = Exemple
choice-means = Tapez le numéro, ou le mot : « { $notation } » veut dire « { $meaning } »
help = Choisissez par numéro, ou par mot : « { $example } » ou « { $meaning } », ou leur début.
    aide MOT         ce qu'est une pièce et ce qu'elle fait
    conseil          les meilleurs choix, et où ils peuvent mener
    règles [MOTS]    les règles en bref, un chapitre, un paragraphe ou ceux qui ont ces mots
    journal          tout ce qui s'est passé
    annuler          reprendre votre dernière décision, si rien n'a été révélé depuis
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
hint-title = Le conseil du pharaon, après { $count } parties imaginées, son préféré d'abord :
hint-line = { $choice } ({ $notation }) : premier dans { $win } % des cas, place { $place } en moyenne
hint-mixed = { $choice } ({ $notation }) : à décider { $share } fois sur 100 ; premier dans { $win } % des cas, place { $place } en moyenne
