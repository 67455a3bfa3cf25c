# How far the game is

remark = Manche { $round } sur { $rounds }
