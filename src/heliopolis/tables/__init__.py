"""Tables that people sit at: seats, turns, clocks, undo, storage. No HTTP, no HTML.

Begin with `house.py`: a `House` is what a server or a program talks to. Inside, from the pure to the worldly:

    events      what can happen at a table, one row each: the truth
    table       a table as its events made it
    plan        how a table is set up
    conduct     what people, bots and clocks may do at a table
    looks       what a seat or a spectator may know of a table
    schema      the tables of the database, and how older ones are brought forward
    storage     where the rows are kept: sqlite, postgresql
    database    checking, copying and reading back what is kept
    bots        bots as a table asks them; bot_driver: lets them decide
    bot_pool    the processes in which they think; bot_queue: who is next
    line        how the processes of one house ask each other
    live        a table in memory, and those who listen to it
    open_tables all tables in memory: changes one, stores what happened, then tells those who listen
    duties      what is begun again when it fails; tables that can't be served are tried later and later
    housekeeping  sweeping, tidying, and how the house is
    house       takes requests
"""
