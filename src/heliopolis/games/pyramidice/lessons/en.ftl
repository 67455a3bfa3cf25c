# What the lessons of Pyramidice say: `lessons.toml` has what happens in them.

rest-title = Rest
rest-says = You are Iset. On your turn you rest or you work. Your board has { $slots } slots for resources: workers, cats and stone dice. When you rest, you take one tile from under the Sphinx, and what it gives; a red number is Glory that it costs. You have { $workers } workers, a cat and a stone die; the other slots are free.
rest-task-1 = Take the tile that gives a worker and a stone die.
rest-not-harvest = It costs Glory and gives more of one kind than your board has room for.
rest-not-work = You may; but with one more worker you will have one more die, and with a second stone more to build.
rest-not-other = Good some day. Now a worker and a stone die fill your board best.
rest-insight = Resting fills your { $slots } slots. Workers are dice to come, stone dice are what you build with.

work-title = Work: choose dice
work-says = Your board is full: time to work. Each worker is one die to roll, { $dice } in all, and the workers stay. First your { $stones } stone dice go to the Quarry, where { $prayers } prayer dice lie; from there you choose.
work-task-1 = Work.
work-not-rest = Your board is full: more would be lost. Work now.
work-says-2 = Take dice from the Quarry, one for each worker. Stone dice build, prayer dice only pay for deities and the like.
work-task-2 = Take a stone die.
work-not-prayer = A prayer die never builds: take the stone dice first. The rest will be prayer dice by themselves.
work-task-3 = Take the other stone die, too.
work-insight = One die for each worker, and the workers stay on your board. The dice are rolled: the next lesson goes on with them.

build-title = Build
build-says = You rolled stone dice { $first } and { $second }, and prayer dice { $low }, { $middle } and { $high }. A stone die on the pyramid brings as much Glory as it shows, and your scarab, Carnelian, one more for each build. But high values cost workers: the { $first } takes { $workers } and brings { $glory }.
build-task-1 = Build the { $first }.
build-not-later = You will, right after. The { $first } first.
build-not-glory = Dice in pairs for a little Glory: but a stone die alone brings more.
build-not-finish = Unused stone dice go to the Quarry, for everybody. Build first.
build-not-worship = Soon. First build, while you have the workers.
build-not-other = Both dice are fine as they are: build them.
build-task-2 = Lay it on any space of the ground floor.
build-says-3 = Now the small one. On the ground floor the { $small } costs { $cost } workers: low values are cheap.
build-task-3 = Build the { $small }.
build-task-4 = Lay it on any free space.
build-insight = A stone die brings its value in Glory at once; high values and upper floors cost workers. Stone dice that you leave go to the Quarry.

worship-title = Worship
worship-says = Your prayer dice show { $low }, { $middle } and { $high }. A deity of the row is won with dice that show the numbers on its card; a star is any die. Min asks for a { $min } and a { $max }, Neith for a { $neith } and any, Bes for a { $bes } and any.
worship-task-1 = Worship Min.
worship-not-neith = Payable; but then the { $min } or the { $max } is gone, and Min is worth { $end } at the end as well.
worship-not-finish = Unused dice bring nothing. Worship first.
worship-not-other = Your dice are right as they are: a { $min } and a { $max }.
worship-insight = The dice must show the numbers. The gap in the row stays till your turn ends.

cats-title = Cats
cats-says = Another game, later. Heh asks for a { $four } and a { $six }; your prayer dice show { $low } and { $high }. To reroll, once a turn, is luck. But you have { $cats } cats: each changes one die by one, up or down, and is spent.
cats-task-1 = Raise the { $low }: press the plus beside it, which costs a cat.
cats-not-first = In a moment. First the { $low }.
cats-not-lower = The other way: Heh asks for a { $four } and a { $six }.
cats-not-reroll = To throw just a { $four } and a { $six } takes luck; cats are sure.
cats-not-other = Heh first: make a { $four } and a { $six } of the prayer dice.
cats-says-2 = The cat is spent, and the die shows one more.
cats-task-2 = Raise the { $high } as well.
cats-says-3 = Your dice show { $low } and { $high }: just what Heh asks for.
cats-task-3 = Now worship Heh.
cats-not-worship = Your dice show a { $low } and a { $high } now: worship Heh.
cats-says-4 = Heh is yours, below. A god is used by clicking it, most of them once each Work turn.
cats-task-4 = Use Heh at once.
cats-not-use = Heh can be used in the very turn you win it: use it first.
cats-insight = First reroll, then cats: a cat moves one die by one, for certain. Most gods can be used once each Work turn.

upkeep-title = Upkeep
upkeep-says = Another game. It is the end of a Work turn. You have { $gods } gods, and as resources { $workers } workers and { $cats } cats. When you finish with more gods than resources, one god leaves. One stone die is left, a { $die }: it costs a worker.
upkeep-task-1 = Build the { $die }.
upkeep-not-cat = That costs a cat, and building a worker: then you have fewer resources than gods, and one god must go.
upkeep-not-finish = The { $die } would bring you { $gain }, with your scarab. Build it: one worker you can spare.
upkeep-not-other = The { $die } is worth { $gain } as it is.
upkeep-task-2 = Lay it on any space.
upkeep-task-3 = Finish your turn.
upkeep-insight = As many resources as gods, so all stay. If there are too many gods at the end of a Work turn, one leaves: one, however many are too many.

project-title = Floors and your project
project-says = Another game. Your secret project: every { $low } beside a { $high } on one floor brings you { $pair } at the end, whoever built them. On the ground floor lies a { $low }, in the middle. You have a { $high } to build. A space of an upper floor is free once all dice under it lie; up there a die brings more Glory, and costs more workers.
project-task-1 = Build the { $high }.
project-not-build = The { $high } is just what your project wants: build it.
project-task-2 = Lay it beside the { $low }.
project-not-floor = The second floor pays { $now } now, but costs more workers. Beside the { $low } it is { $there } now and { $pair } at the end.
project-not-apart = Not beside the { $low }: diagonals do not count.
project-insight = An upper floor pays more at once; a project pays at the end, each time its pattern is there, whoever built it.

end-title = The end
end-says = Another game, near its end. You have { $mine } Glory, Djedi has { $his }. One stone die is left in the supply, as the line about the end says; those in the Quarry do not count. Whoever takes the last one, or the last deity of the pile, has the Pharaoh: everybody else has one more turn, then they have the last.
end-task-1 = Take the last stone die.
end-not-work = You lead: every further round helps Djedi. Start the end.
end-not-other = That leaves the last stone die where it is. Take a tile that gives stone dice.
end-insight = You have the Pharaoh. With your third tile all went back, and the rightmost deity left the row. Djedi has one turn, then you have the last; then gods and projects are counted. Not tried yet: Replace changes a deity of the row, and dice can be given for a little Glory. Point at them to read more.
