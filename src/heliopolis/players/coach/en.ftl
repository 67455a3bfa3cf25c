# What the coach says. Messages are named after the game they belong to.

better = Looking back at your last choice, stronger would have been: { $choice }.

ra-last = You are asked last: sun { $sun } is enough.
ra-safe = Nobody after you has more than { $highest }: your { $sun } is safe.
ra-unsafe = { $name } is asked after you and has sun { $sun }: whatever you bid can be beaten.
ra-worth = Scored now, this lot makes { $fame } for you, { $theirs } for { $name }.
ra-goes-for = If you pass, { $name } takes this lot with sun { $sun }.
ra-centre = You would give sun { $sun } and have { $centre } in the next epoch.
ra-disaster = The { $tile } in this lot costs you { $fame } fame, { $name } { $theirs }.
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
heir-worth = { $god } is worth { $points } to you, { $theirs } to { $name }, the end included.
heir-favorite-seshat = Seshat is Favorite: she may place on any free space, however near to others.
heir-favorite-geb-and-nut = Geb & Nut are Favorites: before rotating the monument you may move it one step.
heir-favorite-ptah = Ptah is Favorite: you may take a card on display instead of the active one.
heir-favorite-ra = Ra is Favorite: the disc counts double, now and in its chain.
heir-favorite-wadjet = Wadjet is Favorite: you draw more magic cards and keep the one you like best.
heir-swap-better = You have used { $mine } in all, { $name } { $theirs }: when these change hands, you gain by it.
heir-swap-worse = You have used { $mine } in all, { $name } { $theirs }: when these change hands, you lose by it.
heir-seshat-alone = Seshat scores nothing: whoever wins Geb & Nut will own what she places.
heir-seshat-theirs = { $name } has Geb & Nut: what Seshat places will be theirs.
heir-geb-nothing = { $monuments ->
    [0] No other monument stands yet: little but the pyramid to point at.
    [one] One other monument stands: little to point at but that and the pyramid.
   *[other] { $monuments } other monuments stand: little to point at.
}
heir-wadjet-last = In the last round Wadjet draws nothing: she scores { $points_last_wadjet }.
heir-offered-more = { $name } has offered more cards, { $theirs } to { $cards }: at sun { $sun } the greater total scores { $bonus }.
heir-keep-for-pharaoh = The offerings are weighed in this round, for { $bonus } points: keep a good card for the Pharaoh.
heir-small-god = Ra scores { $points_sun } now, more only in a chain: a high card is a high price.
heir-wadjet = Kept to the end, a magic card scores { $points_magic_left }: for Wadjet a high card is a high price.
heir-magic = You hold { $magic }: { $magic_about } Kept, it scores { $points_magic_left }.
heir-offering = { $bonus } points and a platform at sun { $sun }; { $name } has offered { $cards } { $cards ->
    [one] card
   *[other] cards
}.
heir-weighed-now = The offerings are added up in this very round.
heir-place = From { $space } its arrows can score { $points }.
heir-his-to-turn = { $name } has Geb & Nut: the monument will be theirs, and rotated as they like.
heir-turn-nothing = Nothing to point at yet: rotate it to where there is most room.
heir-turn = Rotated well, it scores { $points }.
heir-claim = The best for you scores { $points }: { $kind }. For { $name } it would be { $theirs }.
heir-renew = You choose what the next round is about: look at which kinds each of you collects.

pyramidice-scarab = Your scarab's power lasts the whole game: take the one you can use often.
pyramidice-dice = Working now, you roll { $dice } { $dice ->
    [one] die
   *[other] dice
}, one a worker.
pyramidice-more-dice = After a rest with { $tile } it would be { $dice }.
pyramidice-third-tile = The next rest tile is your third: then all three go back, and { $deity } leaves the row.
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
pyramidice-cat = One cat makes the { $die } a { $value }: that pays for { $deity }.
pyramidice-project = On space { $space } of { $pyramid } it brings { $glory } more at the end, by your project; only you know why.
pyramidice-space = { $pieces ->
    [0] The best space brings { $glory } Glory, and costs nothing.
    [one] The best space brings { $glory } Glory, for one resource.
   *[other] The best space brings { $glory } Glory, for { $pieces } resources.
}
pyramidice-upkeep = { $gods } gods, { $resources } resources: with fewer resources than gods one god leaves.
pyramidice-end = { $stones } stone { $stones ->
    [one] die
   *[other] dice
} and { $deities } { $deities ->
    [one] deity
   *[other] deities
} are left: who takes the last of either gives the others one turn, then has the last.

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
gold-prey = { $name } stands on { $card } with a treasure of { $points }: { $actions } { $actions ->
    [one] action
   *[other] actions
} away, and stealing is free.
gold-guard = { $name } can get to you next turn and steal it: get out of reach, or put a wall between.
gold-guard-now = { $name } can get to you next turn and steal it: bank it now.
gold-bar = Your porter could turn { $card } so that { $name } has no way home with that treasure.
gold-lantern = A lantern on { $card } makes your archaeologist's way home { $after } { $after ->
    [one] action
   *[other] actions
} instead of { $before }.
gold-bust-home = Carrying out the bust ends your turn and starts the fall: you get home by one action.
gold-bust = Carrying out the bust ends your turn: you would stand on { $card }, { $actions } { $actions ->
    [one] action
   *[other] actions
} from { $name }.
gold-bust-alone = Carrying out the bust ends your turn: you would stand on { $card }, { $actions } { $actions ->
    [one] action
   *[other] actions
} from home.
gold-bust-cut-off = Carrying out the bust ends your turn and starts the fall, and there is no open way home: open one first.
gold-carry = { $points } points in hand, { $actions } { $actions ->
    [one] action
   *[other] actions
} from home.
gold-carry-cut-off = { $points } points in hand, and no open way home: turn a card with your porter.
gold-porter = Your porter still stands at the start, with { $lanterns } lanterns: lit cards make long ways one action.
gold-hurry = { $card } falls in { $turns } { $turns ->
    [one] turn
   *[other] turns
} of { $name }: your { $figure } there needs { $actions } { $actions ->
    [one] action
   *[other] actions
} to get home.
gold-stranded = { $card } falls in { $turns } { $turns ->
    [one] turn
   *[other] turns
} of { $name }, and your { $figure } there has no open way home.
gold-fall = The fall comes by the turns of { $name } alone, { $turns } until the next: know your figures' way home.
