"""Sticks: a game written outside the house, as small as a game can be.

Nine sticks lie on the table. Each turn a seat takes one to three; whoever takes the last one wins. Before each game
chance may remove one stick.

    heliopolis --with examples.sticks.register play sticks
"""
