"""A finished game, looked back on: each seat's chances at every moment, what decisions cost, luck and skill.

    analysis = analyse(record)
    analysis.moments[30].wins  # each seat's chance after thirty entries, in PARTS
    analysis.ledger()[0].luck  # what chance did for the first seat

`work` cuts it into tasks that any process can do; the same record and depth give the same analysis, whoever does them.
"""
