# Là où le jeu est proposé

introduction = Des dés de pierre et de prière : construisez les pyramides.

# Ce qui a changé dans les règles avec chaque version

rules-version-2 = En solo, vous choisissez maintenant les numéros où vont les tuiles Repos remises. Les emplacements des Grands Architectes rapportent moins de Gloire : un débutant peut battre le premier.

# Composants

word-stone = dé Pierre
word-prayer = dé Prière
word-worker = ouvrier
word-cat = chat
word-cheops = Khéops
word-chephren = Khéphren
word-mykerinos = Mykérinos
word-ennead = l'Ennéade
word-own = son propre pouvoir
word-work = en tour de Travail
word-build = quand vous construisez
word-god = pour un dieu pris
word-rest = à la fin d'un tour de Repos
word-return = quand les tuiles sont remises
word-full = quand le plateau est plein
word-end = à la fin
word-choice = une ressource au choix
word-reroll = une relance
word-ready = un nouvel usage des dieux
word-game = la partie
word-resource = ressource
word-pattern = motif
word-any = un dé quelconque
word-equal = des dés égaux
word-supply = la réserve de dés Pierre est vide
word-pile = la pile de divinités est vide
word-both = la réserve et la pile sont vides
word-cap = elle a été interrompue
word-sneferu = Snéfrou
word-hemiunu = Hémiounou
word-amenhotep = Amenhotep
word-imhotep = Imhotep
word-atum = Atoum
word-shu = Shou
word-tefnut = Tefnout
word-geb = Geb
word-nut = Nout
word-osiris = Osiris
word-isis = Isis
word-seth = Seth
word-nephthys = Nephtys
word-horus = Horus
word-khnum = Khnoum
word-satis = Satis
word-anuket = Anoukis
word-amon = Amon
word-anubis = Anubis
word-aton = Aton
word-bastet = Bastet
word-bes = Bès
word-hapy = Hâpy
word-hathor = Hathor
word-heh = Heh
word-heka = Heka
word-khepri = Khépri
word-khonsu = Khonsou
word-maat = Maât
word-mertseger = Mertseger
word-min = Min
word-montu = Montou
word-mut = Mout
word-neith = Neith
word-ptah = Ptah
word-re = Rê
word-sekhmet = Sekhmet
word-serket = Serket
word-seshat = Seshat
word-sobek = Sobek
word-sopdet = Sopdet
word-thoth = Thot
word-amethyst = Améthyste
word-silver = Argent
word-pearl = Perle
word-emerald = Émeraude
word-quartz = Quartz
word-obsidian = Obsidienne
word-gold = Or
word-lapis = Lapis-lazuli
word-turquoise = Turquoise
word-carnelian = Cornaline
word-amber = Ambre
word-jasper = Jaspe
word-exchange = échange
word-vision = vision
word-feast = festin
word-harvest = récolte
word-dawn = aube
word-offering = offrande
word-village = village
word-house = maison
word-camp = camp
word-temple = temple
word-shrine = sanctuaire
word-cliff = falaise
word-ankh = ankh
word-djed = djed
word-was = ouas
word-tyet = tyet
word-shen = chen
word-wadjet = oudjat

# Ce qu'ils font

about-stone = Lancé avec les dés Prière, et le seul que l'on construise. Ceux de votre plateau vont dans la Carrière quand vous travaillez ; le dernier à sortir de la réserve provoque la fin.
about-prayer = Lancé comme un dé Pierre, mais jamais construit. Il y en a { $supply_prayer_dice }.
about-worker = Chaque ouvrier vous laisse prendre un dé quand vous travaillez. Les ouvriers paient les constructions, certaines divinités et certains pouvoirs.
about-cat = Dépensé pendant un tour de Travail, il modifie un dé d'un point. Les chats paient aussi certaines divinités et certains pouvoirs.
about-cheops = Neuf cases, quatre dessus, une au sommet. Les étages coûtent { $pyramids_cheops_workers } ouvriers de plus et rapportent { $pyramids_cheops_glory } points de Gloire de plus.
about-chephren = Quatre cases et une au sommet. Les étages coûtent { $pyramids_chephren_workers } ouvriers de plus et rapportent { $pyramids_chephren_glory } points de Gloire de plus.
about-mykerinos = Une seule case. Elle coûte { $pyramids_mykerinos_workers } ouvriers de plus et rapporte { $pyramids_mykerinos_glory } points de Gloire de plus.
about-ennead = Dix cartes qui s'empilent et comptent pour un seul dieu. À la fin, une à dix cartes rapportent { $ennead_glory }.
about-atum = { about-ennead }
about-shu = { about-ennead }
about-tefnut = { about-ennead }
about-geb = { about-ennead }
about-nut = { about-ennead }
about-osiris = { about-ennead }
about-isis = { about-ennead }
about-seth = { about-ennead }
about-nephthys = { about-ennead }
about-horus = { about-ennead }
about-khnum = Une fois par tour de Travail, un dé Pierre virtuel qui montre { $powers_khnum_values_0 } ou { $powers_khnum_values_1 } et paie tout coût en dés. Il ne peut être ni construit, ni relancé, ni modifié.{ $deities_khnum_worth }
about-satis = Une fois par tour de Travail, un dé Pierre virtuel qui montre { $powers_satis_values_0 } ou { $powers_satis_values_1 } et paie tout coût en dés. Il ne peut être ni construit, ni relancé, ni modifié.{ $deities_satis_worth }
about-anuket = Une fois par tour de Travail, un dé Pierre virtuel qui montre { $powers_anuket_values_0 } ou { $powers_anuket_values_1 } et paie tout coût en dés. Il ne peut être ni construit, ni relancé, ni modifié.{ $deities_anuket_worth }
about-amon = Une fois par tour de Travail, donnez la valeur de votre choix à un dé Prière inutilisé.{ $deities_amon_worth }
about-anubis = Au soutien du culte, vous pouvez garder { $powers_anubis_more_gods_told } de plus que vous n'avez de ressources. Un Anubis emprunté compte aussi.{ $deities_anubis_worth }
about-aton = Une fois par tour de Travail, défaussez un autre de vos dieux, ou toute votre Ennéade, pour { $powers_aton_glory_told }. Aton ne prend ni lui-même, ni un dieu emprunté.{ $deities_aton_worth }
about-bastet = Pendant votre tour de Travail, vos ouvriers comptent comme des chats et vos chats comme des ouvriers : pour le nombre de dés à prendre, pour tout coût et pour modifier un dé. Elle n'aide ni pour les tuiles Repos, ni pour la Perle.{ $deities_bastet_worth }
about-bes = Une fois par tour de Repos, avant votre tuile, gagnez { $powers_bes_glory_told }.{ $deities_bes_worth }
about-hapy = Dans un tour de Repos, au lieu de prendre une tuile, défaussez une ressource et prenez { $powers_hapy_choices_told } d'autres sortes.{ $deities_hapy_worth }
about-hathor = Vaut { $deities_hathor_glory_told } à la fin. Elle ne fait pas partie de l'Ennéade.
about-heh = Une fois par tour de Travail, gagnez { $powers_heh_glory_told }.{ $deities_heh_worth }
about-heka = Une fois par tour de Travail, { $powers_heka }.{ $deities_heka_worth }
about-khepri = Aussi souvent que vous voulez, remettez { $powers_khepri_dice_told } de même valeur pour { $powers_khepri_glory_told } et { $powers_khepri_choices_told } de votre choix ; un dé Pierre ainsi gagné est lancé aussitôt et s'utilise ce tour-ci.{ $deities_khepri_worth }
about-khonsu = Une fois par tour de Travail, { $powers_khonsu }.{ $deities_khonsu_worth }
about-maat = Une fois par tour de Travail, relancez des dés inutilisés de votre choix, en plus de votre relance ordinaire.{ $deities_maat_worth }
about-mertseger = Une fois par tour de Travail, { $powers_mertseger } ; un dé Pierre ainsi gagné est lancé aussitôt et s'utilise ce tour-ci.{ $deities_mertseger_worth }
about-min = Une fois par tour de Travail, { $powers_min }.{ $deities_min_worth }
about-montu = Une fois par tour de Travail, { $powers_montu }.{ $deities_montu_worth }
about-mut = Une fois par tour de Travail, donnez la valeur de votre choix à un dé Pierre inutilisé.{ $deities_mut_worth }
about-neith = Une fois par tour de Travail, { $powers_neith }.{ $deities_neith_worth }
about-ptah = Une fois par tour de Travail, { $powers_ptah_price } pour que les dieux utilisés pendant ce tour de Travail soient de nouveau prêts : tous sauf Ptah, et aucun dieu emprunté. Il doit y en avoir un.{ $deities_ptah_worth }
about-re = Une fois par tour de Travail, { $powers_re }.{ $deities_re_worth }
about-sekhmet = Une fois par tour de Travail, { $powers_sekhmet }.{ $deities_sekhmet_worth }
about-serket = { $powers_serket_glory_told } pour chaque dé que vous construisez sur quatre autres.{ $deities_serket_worth }
about-seshat = Une construction peut vous coûter { $powers_seshat_pieces }, au lieu de tout ce que demandent la valeur et l'étage.{ $deities_seshat_worth }
about-sobek = Une fois par tour de Travail, { $powers_sobek }.{ $deities_sobek_worth }
about-sopdet = Une fois par tour de Travail, { $powers_sopdet }.{ $deities_sopdet_worth }
about-thoth = { $powers_thoth_glory_told } pour chaque ouvrier dépensé pour une construction ; les chats dépensés comme ouvriers comptent.{ $deities_thoth_worth }
about-amethyst = { $scarabs_amethyst_about }
about-silver = { $scarabs_silver_about }
about-pearl = { $scarabs_pearl_about }
about-emerald = { $scarabs_emerald_about }
about-quartz = { $scarabs_quartz_about }
about-obsidian = { $scarabs_obsidian_about }
about-gold = { $scarabs_gold_about }
about-lapis = { $scarabs_lapis_about }
about-turquoise = { $scarabs_turquoise_about }
about-carnelian = { $scarabs_carnelian_about }
about-amber = { $scarabs_amber_about }
about-jasper = { $scarabs_jasper_about }
about-exchange = Tuile Repos : { $tiles_exchange_lose }défaussez une ressource, puis prenez-en { $tiles_exchange_choices } d'autres sortes ; elles peuvent être pareilles.
about-vision = Tuile Repos : { $tiles_vision_lose }prenez gratuitement une divinité de la rangée{ $tiles_vision_also }. La rangée est ensuite complétée, avant qu'une troisième tuile n'en écarte une. Sans divinité dans la rangée, la tuile ne peut pas être prise.
about-feast = Tuile Repos : { $tiles_feast_lose }prenez { $tiles_feast_choices_told } de votre choix. Puis tous les autres gagnent un chat, dans le sens horaire ; celui dont le plateau est plein peut le défausser aussitôt.
about-harvest = Tuile Repos : { $tiles_harvest_lose }prenez { $tiles_harvest_choices_told } d'une même sorte.
about-dawn = Tuile Repos : { $tiles_dawn_lose }prenez { $tiles_dawn_choices_told } de votre choix, puis jouez tout un tour de Travail. Le tour de Repos s'achève après lui.
about-offering = Tuile Repos : { $tiles_offering_lose }{ $tiles_offering_take }.
about-village = Tuile Repos : { $tiles_village_lose }{ $tiles_village_take }.
about-house = Tuile Repos : { $tiles_house_lose }{ $tiles_house_take }.
about-camp = Tuile Repos : { $tiles_camp_lose }{ $tiles_camp_take }.
about-temple = Tuile Repos : { $tiles_temple_lose }{ $tiles_temple_take }.
about-shrine = Tuile Repos : { $tiles_shrine_lose }{ $tiles_shrine_take }.
about-cliff = Tuile Repos : { $tiles_cliff_lose }{ $tiles_cliff_take }.
about-ankh = Projet : { $projects_ankh_told } sur un même étage.
about-djed = Projet : { $projects_djed_told } sur un même étage.
about-was = Projet : { $projects_was_told } sur un même étage.
about-tyet = Projet : { $projects_tyet_told } sur un même étage.
about-shen = Projet : { $projects_shen_told } sur un même étage.
about-wadjet = Projet : { $projects_wadjet_told } sur un même étage.
about-sneferu = Grand Architecte, niveau 1 : { $architects_sneferu_power }.
about-hemiunu = Grand Architecte, niveau 2 : { $architects_hemiunu_power }.
about-amenhotep = Grand Architecte, niveau 3 : { $architects_amenhotep_power }.
about-imhotep = Grand Architecte, niveau 4 : { $architects_imhotep_power }.

# Décisions

ask-deal = On distribue les tuiles et les cartes.
ask-scarab = Gardez un de vos deux Scarabées.
ask-turn = Reposez-vous avec une tuile, ou travaillez.
ask-resting = Prenez une tuile Repos.
ask-vision = Prenez une divinité de la rangée.
ask-taking = Prenez un dé dans la Carrière.
ask-working = Utilisez vos dés, ou terminez.
ask-rerolling = Choisissez des dés à relancer, puis lancez-les.
ask-picking = Choisissez le dé à modifier.
ask-setting = Choisissez sa valeur.
ask-placing = Choisissez une case pour le dé.
ask-costing = Payez le coût entier, ou celui de Seshat.
ask-sacrifice = Défaussez un dieu pour Aton.
ask-upkeep = Vous avez trop de dieux : défaussez-en un.
ask-architect = L'architecte joue.
ask-drawing = On pioche une divinité.
ask-rolling = On lance les dés.
ask-paying = Payez la prochaine pièce du coût.
ask-gaining = Choisissez une ressource à gagner.
ask-discarding = Choisissez une ressource à défausser.
ask-overflow = Votre plateau est plein : défaussez une ressource.
ask-pearl = Copier la construction avec la Perle ?
ask-laying = Choisissez un numéro libre pour la tuile remise.
ask-finished = La partie est finie.
do-work = Travailler
do-reroll = Relancer des dés
do-throw = Les lancer
do-finish = Terminer le travail
do-glory = Gagner { $actions_glory_told } pour { $actions_glory_dice_told }
do-full = Payer le coût entier
do-seshat = Payer le coût de Seshat
do-pearl = Copier la construction pour { $scarabs_pearl_workers_told }
do-decline = Décliner
do-scarab = Utiliser votre Scarabée
do-lapis = Relancer avec le Lapis-lazuli
do-rest = Se reposer : { $a }
do-emerald = Se reposer avec la tuile d'un autre : { $a }
do-take = Prendre un { $a }
do-pay = Payer : { $a } { $b }
do-spend = Dépenser un { $a }
do-choose = Choisir : { $a } { $b }
do-raise = Augmenter : { $a } { $b }
do-lower = Diminuer : { $a } { $b }
do-build = Construire un { $a }
do-place = Sur { $a }, case { $b }
do-gain = Gagner un { $a }
do-discard = Défausser un { $a }
do-value = Lui donner la valeur { $a }
do-worship = Vénérer { $a }
do-activate = Utiliser { $a }
do-replace = Remplacer { $a } pour { $actions_replace_dice_told }
do-borrow = Emprunter { $a }
do-forsake = Défausser { $a }
do-keep = Garder { $a }
do-lowest = Tout poser sur les plus petits numéros
do-lay = La poser sur le numéro { $a }

log-work = { $player } travaille.
log-reroll = { $player } relance.
log-finish = { $player } termine son travail.
log-glory = { $player } remet des dés pour de la Gloire.
log-seshat = { $player } paie le coût de Seshat.
log-pearl = { $player } copie la construction avec la Perle.
log-decline = { $player } ne copie pas la construction.
log-scarab = { $player } utilise son Scarabée.
log-lapis = { $player } relance avec le Lapis-lazuli.
log-rest = { $player } se repose : { $a }.
log-emerald = { $player } se repose avec la tuile d'un autre : { $a }.
log-raise = { $player } augmente : { $a } { $b }.
log-lower = { $player } diminue : { $a } { $b }.
log-build = { $player } construit un { $a }.
log-place = { $player } choisit { $a }, case { $b }.
log-value = { $player } donne à un dé la valeur { $a }.
log-worship = { $player } vénère { $a }.
log-activate = { $player } utilise { $a }.
log-replace = { $player } remplace { $a }.
log-borrow = { $player } emprunte { $a }.
log-forsake = { $player } défausse { $a }.
log-keep = { $player } garde le Scarabée { $a }.

chance-stone = Dé Pierre : { $a }.
chance-prayer = Dé Prière : { $a }.
chance-deity = { $a } entre dans la rangée.
chance-project = Un projet est distribué : { $a }.
chance-scarab = Un Scarabée est distribué : { $a }.
chance-first = { $a_name } commence.

# Ce qui décide d'un choix

because-glory-now = Cela rapporte { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire aussitôt.
because-glory-lost = Cela coûte { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire aussitôt.
because-glory-at-end = La divinité apporte { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire à la fin.
because-power = { $god } compte par son seul pouvoir, sans Gloire à la fin.
because-ennead = C'est la carte { $count } de votre Ennéade : elle apporte { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire à la fin ; la suivante en apporterait { $further }.
because-dice = { $dice ->
    [one] Vous lancez 1 dé.
   *[other] Vous lancez { $dice } dés.
}
because-tile-gives = Elle donne { $resources } { $resources ->
    [one] ressource
   *[other] ressources
}.
because-free-god = Vous choisissez parmi { $gods } divinités de la rangée.
because-held = Ressources de cette sorte ({ $resource }) : { $count } sur { $all } ; dieux à soutenir : { $gods }. Les ouvriers donnent des dés, les chats les modifient.
because-best-build = Sa meilleure case rapporte { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire aussitôt, sur { $spaces } que vous pouvez payer.
because-wasted-cat = Rien de ce que vous pourriez payer ne s'en rapproche : le chat peut attendre.
because-dice-left = Il vous reste alors { $dice ->
    [0] 0 dé inutilisé
    [one] un dé inutilisé
   *[other] { $dice } dés inutilisés
}. Divinités de la rangée que vous pourriez payer : { $row }.
because-unused-dice = { $dice ->
    [0] Vous n'avez pas de dé inutilisé.
    [one] Vous avez un dé inutilisé.
   *[other] Vous avez { $dice } dés inutilisés.
} Divinités de la rangée que vous pourriez payer : { $row }.
because-his-number = L'architecte prend la tuile du numéro qu'il lance, sur { $numbers } ; s'il n'y en a pas, il construit.
because-god-gone = Cela retire { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire à la fin.
because-scarab = { $number ->
    [0] { $scarabs_amethyst_about }
    [1] { $scarabs_silver_about }
    [2] { $scarabs_pearl_about }
    [3] { $scarabs_emerald_about }
    [4] { $scarabs_quartz_about }
    [5] { $scarabs_obsidian_about }
    [6] { $scarabs_gold_about }
    [7] { $scarabs_lapis_about }
    [8] { $scarabs_turquoise_about }
    [9] { $scarabs_carnelian_about }
    [10] { $scarabs_amber_about }
   *[other] { $scarabs_jasper_about }
}
because-clock = La fin est proche : { $stones } dés Pierre dans la réserve, { $deities } divinités dans la pile.

# Refus

refused-over = La partie est finie.
refused-dealing = On distribue les tuiles et les cartes : personne ne décide avant cela.
refused-rolling = On lance les dés : personne ne décide avant qu'on les connaisse.
refused-drawing = On pioche une divinité : personne ne décide avant qu'on la connaisse.
refused-others-decision = C'est à { $seat_name } de décider.
refused-rest-or-work = Commencez votre tour : reposez-vous avec une tuile, ou travaillez.
refused-tile-after-bes = Après Bès, votre tour de Repos continue : prenez une tuile Repos, ou faites ce qui la remplace.
refused-own-tile = Cette tuile se trouve déjà au-dessus de votre plateau : { $tile }.
refused-others-tile = Cette tuile se trouve devant un autre joueur : { $tile }.
refused-tile-in-box = Cette tuile n'est pas dans la partie : { $tile }.
refused-not-your-scarab = Vous n'avez pas ce Scarabée : { $scarab }.
refused-not-before-another = Cette tuile ne se trouve pas face visible devant un autre joueur : { $tile }.
refused-too-little-glory = Vous n'avez pas assez de Gloire pour cette tuile : { $tile }, { $price } { $price ->
    [one] point
   *[other] points
} de Gloire.
refused-row-empty = Il n'y a pas de divinité à prendre dans la rangée.
refused-nothing-to-discard = Vous n'avez pas de ressource à défausser.
refused-supply-empty = La réserve n'a plus rien à vous donner pour cela.
refused-not-your-god = { $deity } n'est pas parmi vos dieux.
refused-god-of-work = Au début d'un tour, seuls Bès et Hâpy s'utilisent, pas { $deity }.
refused-god-of-rest = { $deity } ne s'utilise que pendant un tour de Repos.
refused-god-used = { $deity } a déjà servi pendant ce tour.
refused-god-acts-itself = On n'utilise jamais { $deity } : son effet vient de lui-même, ou seulement à la fin.
refused-god-borrowed = { $deity } est seulement en prêt, et non parmi vos dieux.
refused-no-rest-after-bes = Après Bès, il faut se reposer, et vous ne pouvez payer aucune tuile.
refused-keep-scarab = Gardez un des deux Scarabées que vous avez reçus.
refused-scarab-not-dealt = Vous n'avez pas reçu ce Scarabée : { $scarab }.
refused-take-deity = Prenez une divinité de la rangée.
refused-not-in-row = { $deity } n'est pas dans la rangée.
refused-take-die = Prenez un dé Pierre ou un dé Prière dans la Carrière.
refused-choose-or-throw = Vous relancez : choisissez des dés inutilisés, puis lancez-les.
refused-nothing-to-throw = Choisissez au moins un dé avant de lancer.
refused-no-such-die = Ce dé n'est pas parmi vos dés inutilisés.
refused-lapis-full = Le Lapis-lazuli relance au plus { $dice } dés : lancez-les.
refused-choose-for-amon = Amon donne une autre valeur à un dé Prière inutilisé : choisissez-en un.
refused-choose-for-mut = Mout donne une autre valeur à un dé Pierre inutilisé : choisissez-en un.
refused-name-value = Nommez la nouvelle valeur du dé.
refused-shows-it-already = Le dé montre déjà cette valeur : nommez-en une autre.
refused-choose-space = Choisissez une case pour le dé.
refused-pyramid-not-in-play = Cette pyramide n'est pas en jeu avec si peu de joueurs.
refused-space-filled = Un dé occupe déjà cette case.
refused-no-square-below = Cette case n'est pas au-dessus de quatre dés en carré.
refused-too-few-workers = Vous n'avez pas assez d'ouvriers pour cette case : il en faut { $workers }.
refused-full-or-seshat = Payez le coût entier, ou celui de Seshat.
refused-give-to-aton = Défaussez un autre dieu pour Aton, ou l'Ennéade entière.
refused-give-up-god = Vous avez trop de dieux : défaussez-en un, ou l'Ennéade entière.
refused-no-ennead = Vous n'avez aucune carte de l'Ennéade.
refused-aton-stays = Aton ne se prend pas lui-même.
refused-ennead-whole = Une carte de l'Ennéade ne se défausse pas seule : défaussez l'Ennéade entière.
refused-pay-piece = Payez la prochaine pièce du coût.
refused-die-is-due = C'est un dé qu'il faut payer, pas un ouvrier ni un chat.
refused-worker-is-due = C'est un ouvrier ou un chat qu'il faut payer ici, pas un dé.
refused-cat-is-due = C'est un chat ou un ouvrier qu'il faut payer ici, pas un dé.
refused-wrong-die = Ce dé n'est pas celui qu'il faut payer.
refused-die-is-built = C'est ce dé que vous construisez : payez avec un autre.
refused-rest-unpaid = Si ce dé paie maintenant, le reste ne peut plus être payé.
refused-virtual-shows-other = Le dé virtuel de { $deity } ne montre jamais cette valeur.
refused-virtual-any-value = Sa valeur ne compte pas ici : payez avec { $deity } { $value }.
refused-name-gain = Nommez la ressource que vous gagnez.
refused-same-kind = Vous en avez défaussé une de cette sorte ({ $resource }) : nommez-en une autre.
refused-none-left = La réserve n'en a plus : { $resource }.
refused-discard-for-others = Défaussez une ressource ; vous en gagnez d'autres en échange.
refused-board-full = Votre plateau est plein : défaussez une ressource.
refused-none-on-board = Vous n'en avez pas : { $resource }.
refused-copy-or-decline = Copiez la construction avec la Perle, ou déclinez.
refused-lay-tile = Choisissez un numéro libre pour la tuile remise, ou les plus petits pour toutes celles qui restent.
refused-number-taken = Une tuile occupe déjà le numéro { $number }.
refused-no-such-number = Il n'y a pas de numéro { $number } sous le Sphinx.
refused-rerolled = Vous avez déjà relancé pendant ce tour.
refused-no-dice = Vous n'avez pas de dé inutilisé pour cela.
refused-too-few-dice = Vous n'avez pas assez de dés inutilisés pour cela.
refused-scarab-not-used = Vous n'avez pas de Scarabée qui s'utilise ainsi.
refused-scarab-used = Dans ce tour, ce Scarabée ne peut plus être utilisé : { $scarab }.
refused-scarab-unpaid = Vous ne pouvez pas payer ce que demande ce Scarabée : { $scarab }.
refused-scarab-idle = Ce Scarabée ne vous donnerait rien : { $scarab }.
refused-lapis-used = Vous avez déjà utilisé le Lapis-lazuli pendant ce tour.
refused-die-at-edge = { $value ->
    [1] Un dé ne descend jamais sous 1.
   *[other] Un dé ne monte jamais au-dessus de { $value }.
}
refused-no-cat = Vous n'avez pas de chat pour modifier un dé.
refused-no-stone = Vous n'avez pas de dé Pierre inutilisé qui montre { $value }.
refused-no-open-space = Il n'y a plus de case libre.
refused-no-workers = Vous n'avez pas assez d'ouvriers pour construire un { $value }.
refused-no-workers-for-floor = Vous avez assez d'ouvriers pour un { $value }, mais pas pour l'étage d'une case libre en plus.
refused-deity-unpaid = Vous ne pouvez pas payer tout ce que coûte cette divinité : { $deity }.
refused-virtual-pays = Le dé virtuel de { $deity } s'utilise en payant avec lui.
refused-no-prayer-die = Vous n'avez pas de dé Prière inutilisé.
refused-no-stone-die = Vous n'avez pas de dé Pierre inutilisé.
refused-no-other-god = Vous n'avez pas d'autre dieu à défausser.
refused-no-used-god = Aucun de vos dieux n'a servi pendant ce tour.
refused-power-unpaid = Vous ne pouvez pas payer tout ce que demande { $deity }.
refused-borrowed-already = Vous avez déjà emprunté une divinité pendant ce tour.
refused-no-work-power = { $deity } n'a pas de pouvoir pour un tour de Travail.
refused-working-already = Vous travaillez : dans ce tour, on ne se repose plus et on ne prend plus de dés. Utilisez vos dés, ou terminez.
refused-reroll-first = Commencez une relance et choisissez des dés avant de les lancer.
refused-build-first = Construisez un dé sur une case avant de choisir comment le payer.
refused-die-first = Choisissez le dé Pierre à construire avant sa case.
refused-pearl-answers = La Perle répond à la construction d'un autre joueur.
refused-nothing-due = Il n'y a rien à payer : choisissez d'abord ce que vous payez.
refused-no-die-asked = Commencez une relance, ou utilisez Amon ou Mout, avant de choisir un dé.
refused-no-value-asked = Utilisez Amon ou Mout avant de nommer une valeur.
refused-no-gain-asked = Rien ne vous donne de ressource au choix maintenant.
refused-no-discard-asked = Rien ne vous demande de ressource maintenant.
refused-no-god-asked = On ne défausse un dieu que pour Aton ou au soutien du culte.
refused-scarab-kept = Les Scarabées ont été gardés avant le premier tour.
refused-nothing-to-lay = On ne pose des tuiles que lorsque trois d'entre elles sont remises.

# Ce qui s'ensuit

event-gained = { $player } gagne un { $resource }.
event-discarded = { $player } défausse un { $resource }.
event-left = { $deity } quitte la rangée.
event-virtual = { $player } paie avec le dé de { $deity } : { $value }.
event-turquoise = La Turquoise laisse un { $value } payer.
event-golden = Le Chat doré aide { $player }.
event-readied = Les dieux de { $player } sont de nouveau prêts.
event-returned = Des tuiles Repos sont remises : { $tiles }.
event-laid = La tuile { $tile } va sur le numéro { $number }.
event-forsaken = { $player } ne peut plus soutenir { $deity }.
event-pharaoh = Le Pharaon est pris : { $reason }. Le dernier tour de table commence.
event-capped = La partie est interrompue après { $turns } tours.
event-architect-god = L'architecte prend { $deity }.
event-architect-god-glory = Son pouvoir lui donne { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire pour ce dieu.
event-architect-full = Ses emplacements sont pleins : { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire.
event-architect-tile = L'architecte prend la tuile { $tile } pour son emplacement { $slot } : { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire.
event-architect-build = L'architecte construit un { $value } sur la case { $space } : { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire.
event-architect-score = L'architecte a { $played } { $played ->
    [one] point
   *[other] points
} de Gloire, dieux { $gods }, Ennéade { $ennead }, projets { $projects } : { $glory } en tout.

score-architect-tile = la tuile { $tile }, emplacement { $slot }
score-architect-build = un { $value } construit
score-architect-gods = dieux
score-architect-ennead = l'Ennéade
score-architect-projects = projets
score-build = un { $value } construit
score-floor = son étage
score-thoth = Thot, pour les ouvriers dépensés
score-serket = Serket, sur quatre dés
score-carnelian = Cornaline, pour une construction
score-pearl = Perle, une construction copiée
score-scarab = le Scarabée { $scarab }
score-silver = Argent, le plateau est plein
score-dice = des dés remis pour de la Gloire
score-power = { $deity }
score-price = le prix de la tuile { $tile }
score-quartz = Quartz, { $gods } { $gods ->
    [one] dieu
   *[other] dieux
}
score-obsidian = Obsidienne, { $resources } { $resources ->
    [one] ressource
   *[other] ressources
}
score-gods = dieux : { $deities }
score-ennead = { $cards } { $cards ->
    [one] carte
   *[other] cartes
} de l'Ennéade
score-project = projet { $projects } : { $times ->
    [one] un motif
   *[other] { $times } motifs
}

# Le plateau du terminal

board-title = tour { $turn }
board-row = Rangée
board-pile = pile { $pile }
board-tiles = Tuiles Repos
board-quarry = Carrière
board-supply = Réserve
board-count-stone = { $count } { $count ->
    [one] dé Pierre
   *[other] dés Pierre
}
board-count-prayer = { $count } { $count ->
    [one] dé Prière
   *[other] dés Prière
}
board-count-worker = { $count } { $count ->
    [one] ouvrier
   *[other] ouvriers
}
board-count-cat = { $count } { $count ->
    [one] chat
   *[other] chats
}
board-cup = dans le gobelet : { $stone } Pierre, { $prayer } Prière
board-dice = { $colour } :
board-due = À payer : { $pieces }
board-due-deity = À payer pour { $deity } : { $pieces }
board-laying = À poser : { $tiles }
board-player = joueur
board-worker = ouvriers
board-cat = chats
board-stone = dés
board-glory = Gloire
board-scarab = Scarabée
board-gods = dieux, tuiles Repos, projet
board-used = utilisé
board-covered = face cachée
board-project = projet { $name } : { $picture }, { $times } pour l'instant
board-pharaoh = a le Pharaon
board-loan = emprunté : { $deity }
board-architect = { $name } : { $glory } { $glory ->
    [one] point
   *[other] points
} de Gloire
board-slot = emplacements { $slots }
board-short-stone = Pi
board-short-prayer = Pr
board-short-worker = Ou
board-short-cat = Ch
board-tile-exchange = 1→{ $gains }
board-tile-vision = un dieu
board-tile-feast = { $gains }, Ch à chaque autre
board-tile-harvest = { $gains } pareils
board-tile-dawn = { $gains } et travail
board-legend = * tout dé · Pi dé Pierre · Pr dé Prière · Ou ouvrier · Ch chat · ? au choix · + Gloire · − prix (des tuiles : en Gloire) · (n) case libre · (dieu) utilisé

# Options

option-architect = Architecte (pour un joueur)

# Les éléments, dans leur liste

key-supply = réserve
key-workers = ouvriers
key-cats = chats
key-prayer_dice = dés Prière
key-stone_dice = dés Pierre
key-seats = à { $number } joueurs
key-removed_deities = divinités écartées
key-rest_tiles = tuiles Repos
key-start = au début
key-stones = dés Pierre
key-glory = Gloire
key-board = plateau
key-slots = emplacements
key-limits = limites
key-turns = tours
key-actions = actions
key-glory_dice = dés pour Gagner de la Gloire
key-replace_dice = dés pour remplacer une divinité
key-building = construction
key-pyramids = pyramides
key-deities = divinités
key-cost = coût
key-powers = pouvoirs
key-values = valeurs
key-more_gods = dieux en plus
key-choices = ressources au choix
key-pays = prend
key-gains = donne
key-dice = dés
key-scarabs = Scarabées
key-projects = projets
key-tiles = tuiles Repos
key-price = prix en Gloire
key-architects = Grands Architectes
key-build_glory = Gloire par construction
key-high_build_glory = Gloire par construction au-dessus du premier étage
key-pair_glory = Gloire par motif
key-god_glory = Gloire par dieu
key-full_glory = Gloire quand les emplacements sont pleins
key-pattern = motif
key-power = pouvoir
key-when = quand
key-each = pour chaque
key-limit = fois par tour au plus

# What decides between those with the most points.
tie-resources = { $points } points de Gloire chacun. L'égalité revient à qui a le plus de ressources : { $best } contre { $other }.
tie-shared = { $points } points de Gloire chacun, et autant de ressources : la victoire est partagée.
tie-architect = { $points } points de Gloire chacun, et seul contre un architecte une égalité est perdue.

# What is wrong with an edition

flaw-slots = il en faut au moins { $least }, pour ce qu'un joueur a au début
flaw-supply = il en faut au moins { $least }, pour ce que quatre joueurs ont au début
flaw-stone-dice = il en faut plus que les { $held } avec lesquels { $seats } joueurs commencent
flaw-rest-tiles = il en faut plus que les { $held } que { $seats } joueurs peuvent détenir
flaw-sides = { $sides } au plus, car le Grand Architecte trouve sa tuile avec un dé
flaw-power-own = cela ne compte que si `when` est autre chose que « own »
flaw-power-nothing = le pouvoir n'apporterait rien ; il faut au moins 1, ou quelque chose dans `gains`
flaw-power-price = seul un pouvoir dont `when` est « work » a un prix ; ici il faut []
flaw-power-each = seul un pouvoir dont `when` est « end » compte des pièces ; ici il faut « { $nothing } »
flaw-power-glory-alone = un pouvoir dont `when` est « { $when } » n'apporte que de la Gloire ; ici il faut []
flaw-power-endless = un tour n'aurait pas à finir ; il faut de 1 à { $most }
flaw-power-once = la fin ne vient qu'une fois ; il faut 0
flaw-power-work = « { $gain } » demande que `when` soit « work »
