# At the head of an exported edition

file-use = The components of { $game }. Change what your box says otherwise, and play with --edition FILE, or hand it in where a table is created.
file-provenances = Where each value comes from (provenance):

# Where a value comes from

provenance-rulebook = stated in the rulebook
provenance-public = stated in a public description of the game
provenance-inferred = follows from the rulebook
provenance-reconstructed = our own, because no text gives it
provenance-owner = entered by the owner of a box
