# How far the game is

remark = Round { $round } of { $rounds }
