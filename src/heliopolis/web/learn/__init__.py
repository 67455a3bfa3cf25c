"""Lessons in the browser: a game learned by playing it, on its real board.

routes     the pages of `/learn`, and their socket
progress   which lessons a visitor has learned: their browser keeps it, and the house
page       a lesson as a page: the board, and the stela beside it
stela      what the lesson says, and the light it throws on the board
socket     takes what the learner does, and answers
"""
