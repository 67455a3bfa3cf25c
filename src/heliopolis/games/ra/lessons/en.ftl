# What the lessons of Ra say: `lessons.toml` has what happens in them.

turn-title = One thing a turn
turn-says = You are Iset. Tiles are sold from the auction track, and suns are your money. On your turn you do just one thing: draw a tile for the auction track, invoke Ra to have it auctioned, or play a god.
turn-task-1 = Draw a tile.
turn-not-invoke = For sale would be sun { $centre } alone, and you would have to bid if nobody else did. Let the auction track fill first.
turn-insight = Whatever is drawn lies on the auction track, and all of it is sold as one lot.

bid-title = Your first bid
bid-says = Djedi drew a Nile and Nefru a gold. It is your turn again.
bid-task-1 = Draw once more.
bid-not-invoke = You might; but whoever invokes Ra must bid if nobody else does. Let one more tile come.
bid-says-2 = A Ra! It starts an auction of all tiles and of sun { $centre } in the centre. Each is asked once for a higher sun; you drew the Ra, so you come last. Djedi has bid { $rival }, Nefru has passed.
bid-task-2 = Win the lot with the lowest sun that is enough.
bid-not-more = That wins, too. But you are asked last: { $enough } is enough.
bid-not-pass = You may pass after a drawn Ra. But a pharaoh, a Nile and a gold are worth your { $enough }.
bid-insight = Who is asked last pays one step more, no more. The sun you paid lies in the centre now: the next winner takes it.

count-title = Count the lot
count-says = Suns you have spent lie face down till the next epoch. Now look at what is on the auction track, and at your own tiles.
count-pin-1 = Niles score { $fame_river } each, but only with a flood: your river goes from nothing to { $river }.
count-pin-2 = Having no civilisation at all costs { $fame_no_civilisation_signed } each epoch. One is enough to save that.
count-task-1 = Draw a tile.
count-not-invoke = Then you must bid if both pass. Draw: if a Ra comes, you may still pass.
count-says-2 = A Ra. Djedi and Nefru pass, so nobody is left to beat you. The lot is worth { $lot } to you, with sun { $centre } on top.
count-task-2 = Take the lot as cheaply as you can.
count-not-more = Nobody is left to beat you: { $low } takes it.
count-not-pass = Then { $lot } fame stays on the auction track for the others.
count-insight = Niles sleep until a flood wakes them, and one civilisation saves you the penalty. And the low sun you paid has become a higher one.

beaten-title = Who can beat you?
beaten-says = Nefru invoked Ra. This lot is worth { $gain } to you. You are asked first: whoever comes after you may bid higher.
beaten-pin-1 = Djedi is asked next; { $second } is his highest sun.
beaten-pin-2 = Nefru is asked last; her highest is { $third }.
beaten-pin-3 = With this lot: civilisations { $civilisations }, most pharaohs { $pharaohs }, gold { $gold }.
beaten-task-1 = Bid a sun that nobody can beat.
beaten-not-low = Djedi still has a { $second } and Nefru an { $third }. Both are asked after you, and both beat { $low }.
beaten-not-pass = { $gain } is the best lot of this epoch. Do not leave it to them.
beaten-insight = Before you bid, look at the suns that are asked after you.

invoke-title = Invoke Ra yourself
invoke-says = The Ra track has one gap left: one more Ra ends the epoch at once, and all that lies on the auction track is lost. The lot is worth { $gain } to you, and your { $sun } is your last sun.
invoke-pin-1 = Djedi has no sun left. Nefru has only this { $rival }.
invoke-task-1 = Have the auction now, before a Ra comes.
invoke-not-draw = One more Ra ends the epoch: the tiles are lost, and your { $sun } is never used. Do not draw now.
invoke-says-2 = Nefru passes: { $rival } would not have won. Whoever invoked Ra must bid if nobody else has.
invoke-task-2 = Bid your { $sun }.
invoke-insight = Invoke Ra when nobody can beat you and the lot is good enough. But then you must bid if nobody else does.

god-title = A god
god-says = The second epoch. You have a god: kept, it scores { $fame_god }. Played on your turn, it takes one tile off the auction track, without an auction. Your different civilisations score { $kinds }; with one kind more they score { $more }.
god-task-1 = Play your god for the tile that brings most.
god-not-nile = Without a flood it scores nothing.
god-not-unrest = An unrest is a disaster: taken by a god it strikes at once, and takes civilisations from you.
god-not-pyramid = A monument is worth something, but only after the third epoch. There is better.
god-not-auction = Your { $sun } will not win this lot. The god needs no auction.
god-insight = A kept god scores { $fame_god }: play it for a tile that brings more.

disaster-title = Disasters
disaster-says = Djedi drew a Ra, Nefru has passed, and you are asked. There is a temple and a gold; and there is a black tile. Whoever takes the lot takes the disaster, too, and loses tiles of its kind.
disaster-pin-1 = A drought takes floods first, then Niles. Your river scores { $river } now.
disaster-task-1 = Decide: is this lot for you?
disaster-not-bid = The drought takes your flood, then a Nile: your river falls from { $river } to { $left }. In all the lot would change your epoch by { $change }.
disaster-insight = The same lot has another worth for everybody. Ask what the black tile would take from you.

alone-title = Alone at the table
alone-says = Djedi and Nefru have spent their suns. You alone go on, turn after turn, till your last sun is spent or the Ra track is full. { $ras } of its { $places } places are taken.
alone-task-1 = Let the lot grow: draw.
alone-not-early = Nobody else has a sun. While more than one place of the Ra track is free, a Ra only starts your auction: let the lot grow.
alone-says-2 = Statues, a monument. The next Ra still only starts an auction.
alone-task-2 = Draw once more.
alone-says-3 = A Ra: it fills the last place but one, and starts an auction in which nobody but you can bid. If you take the lot, the epoch brings you { $gain }.
alone-task-3 = Bid your { $sun }.
alone-not-pass = The next Ra ends the epoch and takes all these tiles with it.
alone-insight = The epoch was scored. Pharaohs, Niles and monuments stay; the other tiles go, and all suns turn up again. While more than one place of the Ra track is free, a Ra is still your auction; with one, every draw risks the lot.

end-title = After the third epoch
end-says = The last epoch: now monuments are scored, and the sums of all suns, face up and face down. The highest sum brings { $fame_most_suns_signed }, the lowest { $fame_fewest_suns_signed }. The others have no suns left to bid. You drew a Ra.
end-task-1 = Take the last lot.
end-not-pass = A third pyramid, a new kind of monument, and sun { $centre } instead of your { $sun }, so that your sum is no longer the lowest: the epoch brings you { $gain } instead of { $nothing }.
end-insight = At the very end monuments and suns speak: the sun in the centre is a prize, too.
