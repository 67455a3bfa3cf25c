"""A coach for somebody's first games: a sentence or two about a decision, and warnings of what beginners overlook.

A game's coach is a function that is given a state which its seat can't tell from the true one, and says what it sees in
it (`lines.Coach`). It may go by nothing but what the seat knows for certain, so it says the same whatever is hidden.
"""
