"""Numbers that texts write as words and that no edition changes, each with a word beside it."""

CONSTANT_WORDS = {
    ("ra", "en"): (
        "eight different; eight kinds; eight monuments; eight tiles; five; four; of three; three; two "
        "agriculture; two civilisations; two floods; two fortresses; two monuments; two others; two pharaohs; two "
        "players; two tiles; two writing; with five; with three "
    ),
    ("ra", "fr"): (
        "cinq civilisations; cinq groupes; deux agriculture; deux autres; deux civilisations; deux crues; deux "
        "forteresses; deux monuments; deux pharaons; deux tuiles; deux écriture; huit monuments; huit sortes; "
        "huit tuiles; quatre joueurs; quatre monuments; quatre pyramides; sur trois; trois civilisations; trois "
        "temples; trois tuiles; trois époques; à cinq; à deux; à quatre; à trois "
    ),
    ("heir", "en"): (
        "as two; draws three; eight directions; eight magic; eight suns; five gods; four each; four "
        "positions; of three; seven magic; six other; ten bidding; than three; three are; three instead; twelve "
        "monument; two bids; two cancel; two cards; two in; two others; two platforms "
    ),
    ("heir", "fr"): (
        "cinq autres; de trois; deux aient; deux autres; deux cartes; deux choisissent; deux "
        "commencent; deux en; deux jouent; deux joueurs; deux manches; deux misent; deux mises; deux ont; deux "
        "partagent; deux plates-formes; deux s'annulent; deux scores; dix cartes; douze jetons; huit directions; "
        "huit jetons; huit soleils; pioche trois; pour deux; quatre chacun; quatre positions; "
        "retourne trois; sept cartes; six autres; sur deux; sur trois; trois et "
    ),
    ("pyramidice", "en"): (
        "all ten; for four; for three; four and; four dice; four gods; four great; four others; four resources; "
        "four spaces; four upon; four would; has two; nine spaces; of two; six actions; six give; six projects; "
        "ten cards; three back; three cards; three floors; three of; three rest; three times; "
        "twelve rest; twelve scarabs; twice a; two for; two of; two players; two scarabs; with four; with three "
    ),
    ("pyramidice", "fr"): (
        "a deux; des deux; deux des; deux fois; deux joueurs; deux scarabées; dix cartes; douze scarabées; douze "
        "tuiles; jusqu'aux dix; neuf cases; pour quatre; pour trois; quatre autres; quatre cases; quatre dessus; "
        "quatre devrait; quatre dieux; quatre dés; quatre et; quatre grands; quatre ressources; six actions; six "
        "autres; six projets; trois d'entre; trois fois; trois premières; trois ressources; "
        "trois sont; trois tuiles; trois étages; à quatre; à trois "
    ),
    ("gold", "en"): (
        "five full; five rounds; four doorways; four sides; four ways; six cards; take three; taken twice; three "
        "actions; three doorways; three quarters; three turns; two cards; two figures; two of; two or "
    ),
    ("gold", "fr"): (
        "cinq tours; deux archéologues; deux cartes; deux chemins; deux côtés; deux de; deux fois; deux l'arrête; "
        "deux ou; deux personnages; deux porteurs; deux sur; faudrait trois; quatre côtés; quatre issues; quatre "
        "portes; six cartes; trois actions; trois portes; trois quarts; trois tours "
    ),
}
"""What stands there was looked up in the components: players, rounds, kinds of pieces, what examples count."""
