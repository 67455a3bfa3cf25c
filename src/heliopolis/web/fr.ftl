# La maison

tagline = Quatre jeux de l'Égypte ancienne, une table
level-of-bots = Niveau des robots
minutes = { $minutes } min
play-alone = Jouer seul
since-now = à l'instant
since-minutes = il y a { $count } min
since-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
since-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
rules = Règles
language = Langue
theme = Jour ou nuit
back-to-lobby = Heliopolis : tous les jeux
skip = Vers la table
close = Fermer

# L'accueil

players = { $first ->
    [one] { $last ->
        [one] 1 joueur
       *[other] 1–{ $last } joueurs
    }
   *[other] { $same ->
        [yes] { $last } joueurs
       *[no] { $first }–{ $last } joueurs
    }
}
introduction-missing = Un jeu écrit pour cette table.
play-now = Jouer contre des robots
create-table = Créer une table
join-title = Rejoindre par lien
join-placeholder = Collez un lien
join = Rejoindre
join-wrong = Cela ne mène à aucune table. Collez tout le lien qu'on vous a envoyé, ou les 20 lettres et chiffres qui suivent « /t/ ».
tables-title = Tables ouvertes
no-tables = Aucune table n'attend de joueurs. Créez-en une et partagez son lien.
watch = Regarder
sit-here = Rejoindre
your-tables = Vos tables
kept-waiting = Une table attend ses joueurs { $days ->
    [one] un jour
   *[other] { $days } jours
}.
kept-playing = Une partie que personne ne continue est gardée { $days ->
    [one] un jour
   *[other] { $days } jours
}.
kept-finished = Une partie finie est gardée { $days ->
    [one] un jour
   *[other] { $days } jours
}.
no-own-tables = Les tables où vous êtes assis apparaissent ici.
resume = Continuer
turn-of = À { $names } de jouer
rules-of = Règles : { $game }
edition-of = À propos de cette édition : { $game }
components = Éléments
seats-taken = { $taken } places prises sur { $seats }

# Préparer une table

create-title = Une table de { $game }
your-name = Votre nom
seat-number = Place { $seat }
seat-you = vous
seat-name = Nom de qui joue ici
seat-open = libre, par lien
seat-bot = robot : { $bot }
seat-none = non jouée
kind-random = Hasard
kind-greedy = Avide
kind-scribe = Scribe
kind-priest = Prêtre
kind-vizier = Vizir
kind-pharaoh = Pharaon
kind-ra-himself = Ra lui-même
table-title = Nom de la table, si elle en a un
table-language = Langue de la table
language-en = English
language-fr = Français
allow-undo = Ce qui n'a rien révélé peut être annulé
without-undo = Rien n'est annulé
own-edition = Éléments particuliers : « { $name } »
own-edition-changes = { $changes ->
    [one] Une valeur n'est pas celle de l'édition standard :
   *[other] { $changes } valeurs ne sont pas celles de l'édition standard :
}
listed = Montrer cette table à l'accueil
clock = Pendule
clock-none = sans pendule
clock-5 = 5 minutes chacun, 5 s par coup
clock-15 = 15 minutes chacun, 10 s par coup
clock-day = un jour chacun, une heure par coup
edition = Vos propres éléments (un fichier d'édition)
edition-file = Depuis un fichier
create = Créer la table

# Avant la partie

invites-you = { $name } vous invite à jouer à { $game }
invited = Vous êtes invité à jouer à { $game }
seats-at-table = { $seats } joueurs
invitation = Invitation
your-seat = Votre place
door-play = Je sais jouer
begins-by-itself = La partie commence d'elle-même quand tout le monde est prêt.
door-learn = C'est ma première fois
seat-kept-meanwhile = Quelques leçons sur le vrai plateau. Votre place vous est gardée, et les autres voient que vous apprenez.
learn-first = Apprendre d'abord, { $minutes } min
guest = Une personne invitée
own-language = À la table, chacun lit dans sa langue.
read-rules-first = Lire d'abord les règles
begin = Commencer
begins-when-ready = La partie commence d'elle-même quand tout le monde est prêt. Inutile d'attendre : des robots gardent les places de qui vient plus tard.
start-with-bots = Commencer avec des robots
this-table = Cette table
game = Jeu
takes = Durée
waiting-title = On attend des joueurs
ready-title = Tout le monde est là
invite = Envoyez ce lien à ceux qui joueront :
invite-kept = Les places qui ne sont pas prises sont gardées. Ceux pour qui elles le sont, et qui veut regarder, trouvent la table ici :
invite-watch = Toutes les places sont prises. Avec ce lien, on peut regarder :
copy-link = Copier le lien
take-seat = S'asseoir ici
give-up-seat = Quitter la place
free-seat = Libérer la place
seat-kept = gardée
seat-kept-for-you = gardée pour vous
agree = Jouer aussi
decline-seat = Décliner
place-bot = Asseoir un robot
start = Commencer
open-seat = libre

# Qui est là

presence-here = ici
presence-learning = apprend
presence-lesson = apprend, leçon { $lesson } sur { $lessons }
presence-reconnecting = se reconnecte
presence-away = pas encore là
presence-away-since = ailleurs depuis
presence-bot = robot
presence-nobody = personne encore
guests-look = { $count ->
    [one] Une personne a ouvert le lien.
   *[other] { $count } personnes ont ouvert le lien.
}
begun-meanwhile = La partie a commencé. Un robot peut jouer pour vous en attendant.
offered = { $name } veut bien qu'un invité joue à la place d'un robot.
took-over = { $name } prend la place d'un robot.
held = { $name } apprend d'abord le jeu. La place est gardée.
watching = Vous regardez. Prenez la place d'un robot :
watching-only = Vous regardez. Vous pourrez jouer à la place d'un robot quand tous les joueurs l'offriront, dans le menu.
offer-seat = Laisser un invité jouer pour { $name }
take-over-seat = Jouer pour { $name }

# La table

undo = Annuler
hint = Conseil
replay = Revoir
resign = Abandonner
resign-sure = Abandonner pour de bon ? Vous serez dernier, sans pouvoir revenir.
menu = Menu
seats = Places
other-players = Autres joueurs
your-move = Votre coup
your-turn = À vous
waiting-for = On attend { $names }
game-over = La partie est finie
to-results = Le décompte
won-by = La partie est finie : { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la première place.
}
tag-you = vous
tag-away = absent
tag-resigned = a abandonné
log = Journal
chat = Discussion
chat-placeholder = Un message
say = Dire
lost = La connexion est perdue. Nouvel essai …
back-again = La connexion est rétablie.
hint-title = Les meilleurs choix
no-hint = Le conseiller ne sait pas.
record = Télécharger la partie
rematch = Une autre partie
results = Résultat
place-of = { $place ->
    [1] 1er
   *[other] { $place }e
}
column-player = joueur
column-points = points
column-reason = pour
to-begin-with = Au départ : { $points } chacun
wins = { $count ->
    [one] { $names } l'emporte
   *[other] { $names } partagent la victoire
}
won-by-lead = { $points } points, { $lead } de plus que { $name }.
others-resigned = Tous les autres ont abandonné.
score-by-category = Points par joueur et par catégorie
column-start = Départ
column-total = Total
best-of-line = le meilleur de sa catégorie
course = Comment c'est venu
course-start = le départ
course-chapters = puis chapitre par chapitre
course-parts = puis par tiers de partie
story = L'histoire
story-of = les plus grands écarts
gains = { $name } gagne { $points }
loses = { $name } perd { $points }
what-next = Encore une ?
to-rematch = Vers la nouvelle partie
share = Partager
all-score-lines = Le décompte entier, avec ses règles
search-rules = Chercher dans les règles
example = Exemple
contents = Sommaire
at-a-glance = En bref
words = Vocabulaire
all-rules = Toutes les règles
other-rules = Règles des jeux
link-to-moment = Lien vers ce moment
continue-here = Continuer d'ici contre des robots
step-of = Étape { $step } sur { $steps }
first-step = Début
previous-step = Retour
next-step = Suite
last-step = Fin
previous-turn-step = Un tour en arrière
next-turn-step = Un tour plus loin
play-replay = Lecture
pause-replay = Pause
stages = Manches
previous-own-step = Ma décision précédente
next-own-step = Ma décision suivante
analysis = Analyse
analysing = La partie est en cours d'analyse …
analysis-failed = L'analyse n'a pas pu être terminée. Rechargez la page pour réessayer.
choice-good = { $player } : { $choice }. Rien n'était nettement mieux.
choice-cost = { $player } : { $choice }. Coût : { $cost } ± { $error } points de chance.
mix-share = { $share } fois sur 100
analysis-keys = Touches : Espace joue et arrête, ← → une étape, Maj + ← → un tour, 1 à 9 les tournants.
no-choice = Personne n'avait le choix ici : le hasard suivait, il n'y avait qu'une voie, ou la partie était finie.
play-from-here = Jouer à partir d'ici
picture = Une image à partager
own-decisions = Mes décisions
seen-by = Vu par
everybody = toutes les mains
spectator = un spectateur
as-known-then = Journal tel qu'on le savait
to-table = À la table
as-whom = À la place de qui continuer
record-file = Une partie en fichier
upload-record = Revoir une de vos parties
upload = Montrer la partie
your-record = Une partie en texte
hand-over = Passez l'écran à { $player }.
ready = Je suis { $player }
left = { $name } a quitté la table.
ruled = Les règles ont changé depuis le début de cette partie. Elle continue selon les nouvelles. { $changes }
outdated = Cette partie a été jouée selon des règles antérieures, qui permettaient ce que celles d'aujourd'hui interdisent : elle peut être relue, mais ne peut pas continuer. { $changes }
reclaimed = { $name } est de retour.
resigned = { $name } abandonne.
timed-out = La pendule de { $name } est tombée.
handed-over = Un robot joue pour { $name }.
undone = { $name } reprend sa dernière décision.
rematched = { $name } demande une autre partie.
leave = Partir, laisser jouer un robot
come-back = Revenir
call-bot = Laisser un robot jouer pour { $name }
bot-plays = Un robot joue pour vous
bot-plays-text = Il n'en sait pas plus que vous. Vous pouvez reprendre votre place à tout moment.
given-up = La partie a été abandonnée avant la fin.
record-ruled = Cette partie a été jouée selon la version { $version } des règles. Celles d'aujourd'hui permettent tout ce qui s'y passe. { $changes }
record-outdated = Cette partie a été jouée selon la version { $version } des règles, qui permettait ce que celle d'aujourd'hui interdit : elle peut être relue, mais ne peut pas continuer. { $changes }
copied = Le lien est copié.
no-rule = Aucun paragraphe ne contient ces mots.
keys = Touches : de 1 à 9 vers les choix, u pour reprendre un coup, h pour un conseil, ? pour les règles, le point d'interrogation en haut puis une pièce pour savoir ce qu'elle est, Espace pour passer à la suite, Échap pour tout passer.

# La scène

since = Depuis votre dernier tour
since-nothing = Rien n'est arrivé depuis votre dernier tour.
skip-beat = Passer
setting-pace = Ce qui se passe est raconté
setting-pace-slow = lentement
setting-pace-usual = au rythme habituel
setting-pace-quick = vite
setting-pace-none = pas du tout
setting-pause = Les robots attendent avant de décider
setting-pause-slow = longtemps
setting-pause-usual = comme d'habitude
setting-pause-quick = un instant
setting-pause-none = pas du tout
setting-volume = Son
setting-volume-0 = coupé
setting-volume-30 = doux
setting-volume-60 = moyen
setting-volume-100 = fort

# Choisir et confirmer

confirm = Confirmer
take-back = Annuler
put-back = Reposer
final-no-undo = définitif
final-reveals = définitif
final-chance = définitif
final-game-ends = termine la partie
final-passes-on = définitif
not-final = peut être annulé
left-undone = Encore possible : { $choices }{ $more ->
    [0] .
   *[other] { " " }et { $more } de plus.
}
setting-confirm = Ce que je confirme
setting-confirm-always = tout
setting-confirm-final = ce qui est définitif
setting-confirm-never = rien
setting-ends = Mon tour se termine
setting-ends-asked = quand je le dis
setting-ends-itself = de lui-même, quand il ne reste rien à faire
setting-rest = Une nouvelle question accepte les clics après
setting-rest-400 = 0,4 seconde
setting-rest-1000 = 1 seconde
setting-rest-2000 = 2 secondes

# Erreurs

error-title = Cela n'a pas marché
not-found = Cette page ou cette table n'existe pas.

mistake-form-large = Un formulaire a au plus { $most } octets.
mistake-form-charset = Un formulaire doit être écrit en UTF-8.
mistake-form-elsewhere = Ce formulaire n'a pas été envoyé depuis une page de cette maison.
mistake-form-incomplete = Il manque quelque chose au formulaire, ou ce n'est pas ce qui était demandé.
mistake-broken = Quelque chose s'est cassé ici, sans que vous y soyez pour rien. Rien n'est perdu ; réessayez.
mistake-not-allowed = Cette page ne se demande pas ainsi.

# Around the table

about-edition = À propos de cette édition
what-is-this = Qu'est-ce que c'est ?
coach-toggle = Appeler le conseiller, ou le renvoyer
coach-quiet = Silence
personal-link = Copier mon lien pour un autre appareil
change-person = Le lien d'une autre personne
change-person-text = Ce lien appartient à une personne qui n'est pas vous, telle que ce navigateur vous connaît. Si vous continuez, vous jouez ici à sa place ; vos propres places ne s'atteindront plus que par votre propre lien.
change-person-yes = Continuer comme cette personne
column-component = Élément
column-value = Valeur
column-provenance = D'où elle vient
about-edition-text = Bien des valeurs ne sont imprimées que sur les pièces. Là où nous n'avons pu les lire, nous les avons reconstituées, et nous le disons ici. Qui possède la boîte peut les corriger dans un fichier et jouer avec.
download-edition = Télécharger le fichier
