# How far the game is

remark = { $found } of { $chambers } chambers found

# The pyramid

pyramid = Pyramid
open-sides = open { $sides }
lays = { $player } lays { $card } open { $sides }
figure-of = { $figure } of { $player }
carrying = carrying: { $treasure }
lantern-of = lantern of { $player }
falls-next = falls next
falls-in = falls in { $turns } turns of whoever has the bust
too-late = can't be home in time
by-actions = { $choice }, { $actions } actions

# The prompt

title-placing = A card is found
title-turning = Turn the card
actions-lost = { $left ->
    [one] 1 action is not used.
   *[other] { $left } actions are not used.
}
only-end = Nothing is left but to end your turn.
only-free = Your actions are spent; treasures take none. Then end your turn.
actions-left = { $left ->
    [0] No action left
    [one] 1 action left
   *[other] { $left } actions left
}
home = { $actions ->
    [one] Home is 1 action away: +{ $points }.
   *[other] Home is { $actions } actions away: +{ $points }.
}
in-danger = Your { $figure } stands where cards fall next.
flee = { $count ->
    [0] nobody flees
    [one] 1 flees
   *[other] { $count } flee
}
blown = { $count ->
    [0] no lantern
    [one] 1 lantern
   *[other] { $count } lanterns
}
no-way = no way out
steal-from = Steal from { $player }
short-lay = Lantern
short-lift = Lift
short-take = Take
short-drop = Drop
short-steal = Steal
short-end = End turn

# The museums

museums = Museums
carried = carried
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
photos = { $count ->
    [0] no photos
    [one] 1 photo
   *[other] { $count } photos
}
lanterns = Lanterns: { $left } in stock, { $out } in the pyramid
lanterns-left = { $left ->
    [one] 1 lantern left
   *[other] { $left } lanterns left
}
remark-actions = { $left ->
    [0] No action left
    [one] 1 action left
   *[other] { $left } actions left
}
remark-danger = In danger: { $figure }
remark-all-lost = Both figures lost
remark-lost = Lost: { $figure }
remark-next = Plays next

# The finds

finds = Finds
hidden-cards = Hidden cards
hidden-left = { $fallen ->
    [0] { $left }
   *[other] { $left }, { $fallen } fell unseen
}
camera = Camera
of = { $part } of { $all } taken
photo-shows = { $count ->
    [one] Photo of 1 treasure, { $danger }
   *[other] Photo of { $count } treasures, { $danger }
}
treasures = Treasures
and-bust = { $count } and the bust
quiet = If nothing happens for { $turns } more turns, the game ends.

# The collapse

collapse = Collapse
fallen = { $count ->
    [one] 1 card fallen
   *[other] { $count } cards fallen
}
bears-bust = { $player } bears the bust
banked-bust = { $player } has the bust
bust-lies = The bust lies on { $card }
bust-lost = The bust is lost
clock-text = { $turns ->
    [one] { $cards ->
        [one] 1 card falls when { $player } ends a turn.
       *[other] { $cards } cards fall when { $player } ends a turn.
    }
   *[other] The chamber falls when { $player } has ended { $turns } turns, or when the bust leaves it.
}
countdown = Until the next fall
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

# The categories of the result

column-photos = Photos
column-treasures = Treasures
column-bust = The bust
column-lost = Lost
