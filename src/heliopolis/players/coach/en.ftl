# What the coach says. Messages are named after the game they belong to.

better = Looking back at your last choice, stronger would have been: { $choice }.

ra-last = You are asked last: sun { $sun } is enough.
ra-safe = Nobody after you has more than { $highest }: your { $sun } is safe.
ra-unsafe = { $name } is asked after you and has sun { $sun }: whatever you bid can be beaten.
ra-worth = Scored now, this lot makes { $fame } for you.
ra-high-for-small = Sun { $sun } for a lot that makes { $fame }: keep your high suns for more.
ra-invoke = { $fame } on the auction track, and no sun above your { $sun } is left: a good moment to invoke Ra.
ra-wait = { $gaps } gaps on the Ra track, { $suns } { $suns ->
    [one] sun
   *[other] suns
} to bid with: no hurry yet.
ra-last-gap = One gap left: the next Ra ends the epoch, and all on the auction track is lost.
ra-god = Kept, a god brings { $fame_god }. Played for this tile it would make { $fame } in all: { $tile }.
ra-no-civilisation = You have no civilisation: that is { $fame } when the epoch ends.

heir-cannot-lose = Your { $card } can't lose: { $name } holds { $highest } at most.
heir-let-go = If you let it go, use your { $card }: whatever { $name } uses comes to you.
heir-favorite = { $god }: Favorite in this round by the Ankh, and so with a power more.
heir-small-god = Ra scores { $points_sun } now, more only in a chain: a high card is a high price.
heir-wadjet = Wadjet draws a magic card: played before a bid it changes it, kept it scores { $points_magic_left }.
heir-magic = You hold { $magic }. Played now or kept: what you keep scores { $points_magic_left }.
heir-offering = { $bonus } points and a platform at sun { $sun }; { $name } has offered { $cards } { $cards ->
    [one] card
   *[other] cards
}.
heir-weighed-now = The offerings are added up in this very round.
heir-place = From { $space } its arrows can score { $points }.
heir-his-to-turn = { $name } has Geb & Nut: the monument will be theirs, and rotated as they like.
heir-turn-nothing = Nothing to point at yet: rotate it to where there is most room.
heir-turn = Rotated well, it scores { $points }.
heir-claim = The best on offer scores { $points }: { $kind }.
heir-renew = You choose what the next round is about: look at which kinds each of you collects.

pyramidice-scarab = Your scarab's power lasts the whole game: take the one you can use often.
pyramidice-dice = Working now, you roll { $dice } { $dice ->
    [one] die
   *[other] dice
}, one a worker.
pyramidice-third-tile = The next rest tile is your third: then all three go back, and a deity leaves the row.
pyramidice-few-workers = { $dice ->
    [one] One die is little
   *[other] { $dice } dice are few
}: a rest with workers makes your next work stronger.
pyramidice-taking = { $stones ->
    [0] No stone dice lie in the Quarry: prayer dice pay for deities.
    [one] One stone die lies in the Quarry: take it to build, prayer dice for deities.
   *[other] { $stones } stone dice lie in the Quarry: take them to build, prayer dice for deities.
}
pyramidice-build = You can build a { $value }: that is as much Glory at once.
pyramidice-worship = Your dice pay for { $deity }, worth { $glory } at the end.
pyramidice-reroll = One reroll a turn: throw only what you can't use.
pyramidice-space = { $pieces ->
    [0] The best space brings { $glory } Glory, and costs nothing.
    [one] The best space brings { $glory } Glory, for one resource.
   *[other] The best space brings { $glory } Glory, for { $pieces } resources.
}
pyramidice-upkeep = { $gods } gods, { $resources } resources: with fewer resources than gods one god leaves.
pyramidice-end = The end is near: { $stones } stone dice in the supply, { $deities } deities in the pile.

gold-actions = { $actions } actions: your archaeologist opens the way, your porter lights it.
gold-chambers = { $chambers } of { $hidden } hidden cards are burial chambers.
gold-lay = Lay it open towards you if you want to pass; a wall keeps others out, and dangers in.
gold-door = With a door to the way out, a danger could reach { $figures ->
        [one] one figure
       *[other] { $figures } figures
    } and { $lanterns ->
        [one] one lantern
       *[other] { $lanterns } lanterns
    }.
gold-take = Taking is free: the most valuable first, one at a time.
gold-steal = Another archaeologist here carries a treasure: stealing is free.
gold-carry = { $points } points in hand, { $actions } { $actions ->
    [one] action
   *[other] actions
} from home.
gold-carry-cut-off = { $points } points in hand, and no open way home: turn a card with your porter.
gold-porter = Your porter still stands at the start, with { $lanterns } lanterns: lit cards make long ways one action.
gold-fall = The fall comes nearer with each turn that { $name } ends, { $turns } until the next: know your figures' way home.
