# At the head of an exported edition

file-use = Les éléments de { $game }. Corrigez ce que votre boîte dit autrement, et jouez avec --edition FICHIER, ou donnez le fichier en créant une table.
file-provenances = D'où vient chaque valeur (provenance) :

# Where a value comes from

provenance-rulebook = dans le livret de règles
provenance-public = dans une description publique du jeu
provenance-inferred = se déduit du livret
provenance-reconstructed = de nous, car aucun texte ne la donne
provenance-owner = saisie par qui possède la boîte
