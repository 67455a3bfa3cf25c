"""Liar's dice: a small game with hidden dice and chance, and a room with the file names that all games have.

It is the model for what a game with secrets needs: `redeal`, `unseen` and `census` in `knowledge.py`, `reveals` in
`apply.py`, `seen` in `heuristics.py`.

    heliopolis --with examples.liar.register play liar
"""
