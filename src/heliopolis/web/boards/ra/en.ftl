# How far the game is

remark = Epoch { $epoch } of { $epochs }
