"""Tables that people sit at: seats, turns, clocks, undo, storage. No HTTP, no HTML.

Begin with `house.py`: a `House` is what a server or a program talks to. Inside, from the pure to the worldly:

    events      what can happen at a table, one row each: the truth
    table       a table as its events made it
    plan        how a table is set up
    conduct     what people, bots and clocks may do at a table
    looks       what a seat or a spectator may know of a table
    storage     where the rows are kept: sqlite, postgresql
    bot_pool    bots, thinking in processes of their own
    live        a table in memory, and those who listen to it
    open_tables all tables in memory: changes one, stores what happened, then tells those who listen
    house       takes requests, lets bots decide, looks at clocks
"""
