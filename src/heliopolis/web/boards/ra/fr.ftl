# How far the game is

remark = Époque { $epoch } sur { $epochs }
