quoted = « { $text } »
mistake-unknown = C'est impossible.
mistake-at-line = Ligne { $line } : { $mistake }
mistake-at-key = Ligne { $line }, « { $key } » : { $mistake }
mistake-refused = { $why } { $rule }

# At a table

mistake-no-table = Cette table n'existe pas.
mistake-no-seat = Cette place n'existe pas, seulement les places 1 à { $seats }.
mistake-no-step = Cette étape n'existe pas, seulement les étapes 0 à { $steps }.
mistake-no-bot = Ce robot n'existe pas.
mistake-bad-secret = Ce lien n'a pas été donné ici. Peut-être est-il incomplet.
mistake-bad-link = Ce lien ne contient pas de partie. Il a peut-être été coupé.
mistake-analysis-unfinished = Seule une partie jouée jusqu'au bout peut être analysée.
mistake-analysis-waits = Cette partie est encore en cours d'analyse. Réessayez dans un instant.
mistake-many-analyses = Beaucoup de parties sont déjà en cours d'analyse. Réessayez dans { $seconds } secondes.
mistake-long-link = Cette partie est trop longue pour un lien.
mistake-seat-kept = Cette place est gardée pour quelqu'un d'autre.
mistake-not-offered = Un robot tient cette place : vous pourrez la prendre quand tous les joueurs l'auront offerte, dans le menu.
mistake-has-seat = Vous jouez déjà à cette table : la place d'un robot est pour qui n'en a pas.
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
mistake-arranged-often = Vous avez pris ou donné des places ici { $most } fois. Restez-en là, ou préparez une autre table.
mistake-left-often = Cette place a été quittée { $most } fois. Restez, ou abandonnez.
mistake-too-late-to-undo = On ne peut plus reprendre ce coup : quelque chose a été révélé depuis, ou quelqu'un d'autre a décidé.
mistake-record-from-moment = Ce texte continue un moment d'une autre partie. On le regarde à sa propre table, ou avec heliopolis sur sa propre machine.
mistake-storage = La maison n'a pas pu enregistrer ou retrouver cela. Réessayez dans un instant.
mistake-storage-unsure = La mémoire de la maison ne répond pas. Ce que vous avez fait a peut-être été enregistré : regardez la table avant de réessayer.

# With bounds

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

# With a table that is set up

mistake-no-game = Ce jeu n'existe pas, seulement { $expected }.
mistake-no-language = Cette langue n'existe pas, seulement { $expected }.
mistake-no-rule = { $game } n'a pas de tel paragraphe.
mistake-seats-number = { $game } ne se joue pas à { $seats }. Possible : { $expected }.
mistake-no-option = { $game } n'a pas d'option « { $option } ». Possible : { $expected }.
mistake-option-value = Pour l'option « { $option } », on choisit parmi { $expected }.
mistake-clock-time = Une pendule a de 1 à { $most } secondes.
mistake-clock-end = À la fin du temps, on choisit parmi { $expected }.
mistake-seat-kind = Une place est l'une de celles-ci : { $expected }.
mistake-form-seat = La place { $seat } est à vous, libre, non jouée ou à un robot.
mistake-form-clock = Cette pendule n'existe pas.

# With what a page sends

mistake-message-long = Un message a au plus { $most } caractères.
mistake-message-json = La page a envoyé quelque chose d'illisible. Rechargez-la.
mistake-message-version = La page ne sait plus ce qu'elle montre. Rechargez-la.
mistake-message-nothing = La page ne demande rien que la table connaisse. Rechargez-la.
mistake-spectator = Les spectateurs ne font que regarder.
mistake-handing-over = L'écran change de mains. Dites d'abord qui est devant maintenant.
mistake-no-lesson = Il n'y a pas de leçon de ce numéro ; la dernière est la { $last }.
mistake-no-utility = Cette utilité n'existe pas.
mistake-no-observation = { $game } ne dit pas en nombres ce que savent ses joueurs.
mistake-no-lessons = Il n'y a pas encore de leçons de { $game }.
mistake-no-action = « { $given } » n'est pas une action de ce jeu.
mistake-no-outcome = « { $given } » n'est rien que le hasard apporte dans ce jeu.
mistake-not-chance = Le hasard n'a rien à répondre ici.
mistake-not-possible = « { $given } » ne peut pas arriver ici. Possible : { $expected }.

# With an edition

mistake-toml = ce n'est pas du TOML valable. Peut-être manque-t-il un guillemet, une virgule ou un crochet, ici ou juste avant.
mistake-toml-line = une ligne a au plus { $longest } caractères et { $dots } points.
mistake-toml-nested = tout cela est trop imbriqué.
mistake-edition-game = le fichier est pour { $value } ; pour ce jeu, ce doit être « { $expected } ».
mistake-edition-no-game = ce doit être l'un de ceux-ci : { $expected }.
mistake-edition-name = un nom a au plus 40 lettres, chiffres et traits d'union, sans espace.
mistake-edition-flaw = cette valeur ne convient pas : { $flaw }.
mistake-no-component = cet élément n'existe pas. La page sur cette édition les énumère tous, comme heliopolis edition export.
mistake-component-field = « { $given } » est inconnu ; un élément a une valeur (value) et une provenance.
mistake-component-provenance = la provenance est { $value } ; possible : { $expected }.
mistake-component-value = la valeur est { $value } ; il faut { $expected }.
expected-number = un nombre entier de { $low } à { $high }
expected-numbers = { $length ->
    [0] une liste de nombres entiers de { $low } à { $high }
   *[other] une liste de { $length } nombres entiers de { $low } à { $high }
}
expected-up-to = une liste de 1 à { $longest } nombres entiers de { $low } à { $high }
expected-picture = une image d'au plus { $most } chiffres de 1 à { $high } sur au plus { $side } lignes et colonnes, comme « 16 » ou « 12/3. »
expected-word = l'un de ces mots : { $words }
expected-words = une liste d'au plus { $longest } de ces mots : { $words }

# With a record

mistake-record-format = ce texte est au format { $version }, écrit par une version plus récente d'Heliopolis ; celle-ci lit les formats jusqu'au { $latest }.
mistake-record-ends = le texte s'arrête trop tôt.
mistake-record-found = « { $found } » se trouve là où il faut « { $expected } ».
mistake-record-number = « { $word } » est « { $found } » ; il faut un nombre.
mistake-record-value = « { $found } » n'est pas une valeur TOML.
mistake-record-no-gap = « { $found } » se trouve là où il faut une ligne vide.
mistake-record-rules = c'est la version { $version } des règles de { $game } ; cette maison joue la version { $expected }.
mistake-record-hidden = cette entrée est cachée : le texte a été écrit pour quelqu'un qui ne pouvait pas la connaître.
mistake-record-moment = ce n'est pas un moment de cette partie.
mistake-record-entry = « { $found } » n'est ni une place de 1 à { $seats }, ni « * », « end » ou « unfinished ».
mistake-record-scores = après « end { $found } », il faut { $seats } scores.
mistake-record-after-end = « { $found } » se trouve après la fin.
mistake-record-goes-on = la partie continue ici ; il manque une entrée ou « unfinished ».
mistake-record-wrong-scores = les scores ne découlent pas de la partie ; il faudrait « { $expected } ».

# With a file, or what is typed at the command line

mistake-file = { $path } : { $error }
mistake-file-unreadable = { $path } ne peut pas être lu : { $told }.
mistake-file-no-text = { $path } ne peut pas être lu : ce n'est pas du texte.
mistake-file-unwritable = { $path } ne peut pas être écrit : { $told }.
mistake-file-no-svg = { $path } ne peut pas être dessiné : le nom d'une courbe finit par .svg.
mistake-file-folder = { $path } ne peut pas être écrit : c'est un dossier.
mistake-file-no-place = Rien ne peut être enregistré dans { $path } : il faut un fichier dans un dossier qui existe.
mistake-seat-who = La place { $number } est « { $given } » ; possible : { $expected }.
mistake-seat-bot = Place { $number } : { $error }
mistake-which-game = Quel jeu ? L'un de ceux-ci : { $expected }.
mistake-resumed-setup = Une partie reprise garde sa mise en place : { $argument } ne va pas avec --resume.
mistake-resumed-outdated = { $path } a été jouée sous la version { $version } des règles, qui permettait ce que celles d'aujourd'hui ne permettent pas : elle ne peut pas continuer, mais « heliopolis replay » la montre.
mistake-resumed-other = { $path } est une partie de { $game }.
