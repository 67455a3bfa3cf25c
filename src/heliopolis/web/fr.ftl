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
begins-by-itself = Donnez votre nom et prenez place. La partie commence d'elle-même dès que toutes les places sont prises, et la vôtre vous est gardée.
read-rules-first = Lire d'abord les règles
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
course-chapters = puis manche après manche
course-parts = puis par tiers de partie
story = L'histoire
story-of = les plus grands écarts
at-step = Étape { $step }
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
keys = Touches : de 1 à 9 vers les choix, u pour reprendre un coup, h pour un conseil, ? pour les règles, Espace pour passer à la suite, Échap pour tout passer.

# La scène

since = Depuis votre dernier tour
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
take-back = Reprendre
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
quoted = « { $text } »
mistake-unknown = C'est impossible.
mistake-at-line = Ligne { $line } : { $mistake }
mistake-at-key = Ligne { $line }, « { $key } » : { $mistake }
mistake-refused = { $why } { $rule }

# … at a table

mistake-no-table = Cette table n'existe pas.
mistake-no-seat = Cette place n'existe pas, seulement les places 1 à { $seats }.
mistake-no-step = Cette étape n'existe pas, seulement les étapes 0 à { $steps }.
mistake-no-bot = Ce robot n'existe pas.
mistake-bad-secret = Ce lien n'a pas été donné ici. Peut-être est-il incomplet.
mistake-seat-kept = Cette place est gardée pour quelqu'un d'autre.
mistake-seat-taken = Cette place est prise.
mistake-seats-open = Toutes les places ne sont pas prises : il manque une personne ou un robot.
mistake-not-seated = Seuls ceux qui sont assis à cette table peuvent le faire.
mistake-not-yours = Cette place n'est pas la vôtre.
mistake-not-host = Seule la personne qui a créé la table dispose des places.
mistake-begun = La partie a commencé.
mistake-not-begun = La partie n'a pas encore commencé.
mistake-not-playing = Aucune partie ne se joue ici en ce moment.
mistake-not-over = La partie n'est pas encore finie.
mistake-over = La partie est finie.
mistake-not-asked = Vous n'avez rien à décider maintenant.
mistake-handed-over = Un robot joue cette place pour vous. Revenez d'abord.
mistake-still-here = La personne à cette place n'est pas partie.
mistake-resigned = Cette place a abandonné pour de bon.
mistake-clock-spent = La pendule de cette place est vide pour de bon. Son robot continue.
mistake-no-undo = À cette table, on ne reprend rien.
mistake-outdated = Cette partie a été jouée selon des règles antérieures, qui permettaient ce que celles d'aujourd'hui interdisent : elle peut être relue, mais ne peut pas continuer.
mistake-outdated-lost = Cette partie a été jouée selon la version { $rules } des règles de { $game } et ne peut plus être montrée. Elle reste enregistrée.
mistake-undone-often = On a assez annulé à cette place : { $most } fois.
mistake-left-often = Cette place a été quittée { $most } fois. Restez, ou abandonnez.
mistake-too-late-to-undo = On ne peut plus reprendre ce coup : quelque chose a été révélé depuis, ou quelqu'un d'autre a décidé.
mistake-redealt = Cette partie continue un moment d'une autre, avec des choses tirées à nouveau. Aucun texte de partie n'y mène.
mistake-storage = La maison n'a pas pu enregistrer ou retrouver cela. Réessayez dans un instant.
mistake-storage-unsure = La mémoire de la maison ne répond pas. Ce que vous avez fait a peut-être été enregistré : regardez la table avant de réessayer.

# … with bounds

mistake-too-fast = C'était trop rapide. Attendez un instant.
mistake-too-often = { $what ->
    [tables] Vous avez créé beaucoup de tables en peu de temps.
    [seats] Vous avez pris place souvent en peu de temps.
    [hints] Vous avez demandé beaucoup de conseils en peu de temps.
    [pages] Beaucoup de pages ont été ouvertes depuis votre adresse en peu de temps.
   *[records] Vous avez demandé beaucoup de parties à revoir en peu de temps.
} Attendez { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
mistake-too-many-sockets = Trop de pages de cette maison sont ouvertes depuis votre adresse : { $most }. Fermez-en.
mistake-many-uploads = Trop de choses ont été déposées à la fois. Réessayez dans quelques secondes.
mistake-too-slow = Il faut trop de temps pour lire cela. Déposez quelque chose de plus court.
mistake-advising = Un robot réfléchit déjà à un conseil. Une question à la fois.
mistake-too-many-tables = Il y a trop de tables dans cette maison. Réessayez plus tard.
mistake-chat-full = On a assez parlé depuis cette place : { $most } lignes.
mistake-too-long = { $what ->
    [name] Le nom
    [title] Le titre
    [line] La ligne
    [record] La partie
   *[edition] L'édition
} a { $length } caractères ; { $most } au plus.
mistake-empty = { $what ->
    [name] Le nom est vide.
    [title] Le titre est vide.
    [line] La ligne est vide.
   *[edition] L'édition est vide.
}
mistake-form-large = Un formulaire a au plus { $most } octets.
mistake-form-charset = Un formulaire doit être écrit en UTF-8.
mistake-form-elsewhere = Ce formulaire n'a pas été envoyé depuis une page de cette maison.
mistake-form-incomplete = Il manque quelque chose au formulaire, ou ce n'est pas ce qui était demandé.
mistake-broken = Quelque chose s'est cassé ici, sans que vous y soyez pour rien. Rien n'est perdu ; réessayez.
mistake-not-allowed = Cette page ne se demande pas ainsi.

# … with a table that is set up

mistake-no-game = Ce jeu n'existe pas.
mistake-no-language = Cette langue n'existe pas, seulement { $expected }.
mistake-no-rule = { $game } n'a pas de tel paragraphe.
mistake-seats-number = { $game } ne se joue pas à { $seats }. Possible : { $expected }.
mistake-no-option = { $game } n'a pas d'option « { $option } ».
mistake-option-value = Pour l'option « { $option } », on choisit parmi { $expected }.
mistake-clock-time = Une pendule a de 1 à { $most } secondes.
mistake-clock-end = À la fin du temps, on choisit parmi { $expected }.
mistake-seat-kind = Une place est l'une de celles-ci : { $expected }.
mistake-form-seat = La place { $seat } est à vous, libre, non jouée ou à un robot.
mistake-form-clock = Cette pendule n'existe pas.

# … with what a page sends

mistake-message-long = Un message a au plus { $most } caractères.
mistake-message-json = La page a envoyé quelque chose d'illisible. Rechargez-la.
mistake-message-version = La page ne sait plus ce qu'elle montre. Rechargez-la.
mistake-message-nothing = La page ne demande rien que la table connaisse. Rechargez-la.
mistake-spectator = Les spectateurs ne font que regarder.
mistake-handing-over = L'écran change de mains. Dites d'abord qui est devant maintenant.
mistake-no-action = « { $given } » n'est pas une action de ce jeu.
mistake-no-outcome = « { $given } » n'est rien que le hasard apporte dans ce jeu.
mistake-not-chance = Le hasard n'a rien à répondre ici.
mistake-not-possible = « { $given } » ne peut pas arriver ici. Possible : { $expected }.

# … with an edition

mistake-toml = ce n'est pas du TOML valable.
mistake-toml-line = une ligne a au plus { $longest } caractères et { $dots } points.
mistake-toml-nested = tout cela est trop imbriqué.
mistake-edition-game = le fichier est pour { $value } ; pour ce jeu, ce doit être « { $expected } ».
mistake-edition-name = un nom a au plus 40 lettres, chiffres et traits d'union.
mistake-edition-flaw = cette valeur ne s'accorde pas avec les autres ; on ne pourrait pas jouer.
mistake-no-component = cet élément n'existe pas. La page sur cette édition les énumère tous.
mistake-component-field = « { $given } » est inconnu ; un élément a une valeur (value) et une provenance.
mistake-component-provenance = la provenance est { $value } ; possible : { $expected }.
mistake-component-value = la valeur est { $value } ; il faut { $expected }.
expected-number = un nombre entier de { $low } à { $high }
expected-numbers = { $length ->
    [0] une liste de nombres entiers de { $low } à { $high }
   *[other] une liste de { $length } nombres entiers de { $low } à { $high }
}
expected-word = l'un de ces mots : { $words }
expected-words = une liste d'au plus { $longest } de ces mots : { $words }

# … with a record

mistake-record-ends = le texte s'arrête trop tôt.
mistake-record-found = « { $found } » se trouve là où il faut « { $expected } ».
mistake-record-number = « { $word } » est « { $found } » ; il faut un nombre.
mistake-record-value = « { $found } » n'est pas une valeur TOML.
mistake-record-no-gap = « { $found } » se trouve là où il faut une ligne vide.
mistake-record-rules = c'est la version { $version } des règles de { $game } ; cette maison joue la version { $expected }.
mistake-record-hidden = cette entrée est cachée : le texte a été écrit pour quelqu'un qui ne pouvait pas la connaître.
mistake-record-entry = « { $found } » n'est ni une place de 1 à { $seats }, ni « * », « end » ou « unfinished ».
mistake-record-scores = après « end { $found } », il faut { $seats } scores.
mistake-record-after-end = « { $found } » se trouve après la fin.
mistake-record-goes-on = la partie continue ici ; il manque une entrée ou « unfinished ».
mistake-record-wrong-scores = les scores ne découlent pas de la partie ; il faudrait « { $expected } ».

# Around the table

about-edition = À propos de cette édition
personal-link = Copier mon lien pour un autre appareil
change-person = Le lien d'une autre personne
change-person-text = Ce lien appartient à une personne qui n'est pas vous, telle que ce navigateur vous connaît. Si vous continuez, vous jouez ici à sa place ; vos propres places ne s'atteindront plus que par votre propre lien.
change-person-yes = Continuer comme cette personne
column-component = Élément
column-value = Valeur
column-provenance = D'où elle vient
provenance-rulebook = dans le livret de règles
provenance-public = dans une description publique du jeu
provenance-inferred = se déduit du livret
provenance-reconstructed = de nous, car aucun texte ne la donne
provenance-owner = saisie par qui possède la boîte
about-edition-text = Bien des valeurs ne sont imprimées que sur les pièces. Là où nous n'avons pu les lire, nous les avons reconstituées, et nous le disons ici. Qui possède la boîte peut les corriger dans un fichier et jouer avec.
download-edition = Télécharger le fichier
