# What the lessons of Heir to the Pharaoh say: `lessons.toml` has what happens in them.

higher-title = The higher card
higher-says = You are Iset and play Bast, Djedi plays Anubis. Each round the gods are turned up one by one, and each of you seals one bidding card for it. Now it is Ra. In this lesson you may peek: Djedi has sealed his { $his }, with the Sun on it.
higher-task-1 = Win Ra with the lowest card that is enough.
higher-not-equal = Both bid { $his }. His bears the Sun, yours the Moon: he wins.
higher-not-low = Lower than his { $his }: Ra would be his.
higher-not-more = That wins, too; but the card next above his { $his } would have done.
higher-insight = The higher number takes the god; if they are equal, the Sun does.

swap-title = What you use, you give
swap-says = Ra is yours. Next is Ptah. Peek again: Djedi has sealed his { $his }. When the round ends, all used cards change hands: what he has used, you get, and the other way round.
swap-task-1 = Lose this one as cheaply as you can.
swap-not-ten = Yours bears the Sun and wins; but then you swap one high card for another. Lose with a low card, and his { $his } becomes yours for it.
swap-not-loses = It loses as well, and he gets it: lose with your lowest.
swap-insight = The rest of the round was played, the gods acted, and Thoth swapped the cards: look at your hand. A lost bid is a purchase: you gave your lowest card, and his { $his } has come.

seshat-title = Seshat says where
seshat-says = Another game, round { $round }: now the gods act. Seshat is yours: she places this round's monument, a sun temple whose token has arrows to the north and the east. An arrow sees as far as the board goes, through everything, and scores in the end what it sees: a shrine { $moons_shrine }, a sun temple { $moons_sun-temple }, an obelisk { $moons_obelisk }; for the pyramid the monument's own value. The lit spaces are free: one empty space stays between monuments, and to the pyramid. A space with a print on it has a magic token.
seshat-task-1 = Place it where it sees most (the number), on a magic token.
seshat-not-magic = It sees as much from here. But d7 has a magic token as well: whoever builds there draws a magic card.
seshat-not-helps = { $here } for you. But here Djedi's own obelisk sees your sun temple: { $his } for him.
seshat-not-sees = From here its arrows can see { $here } at most. There is a space for { $sees }.
seshat-insight = Seshat scores nothing herself, but she decides what can be scored. On a magic token you draw magic.

geb-title = Geb & Nut own and point
geb-says = Geb & Nut are yours, too. They make the monument yours for the end of the game, and rotate its token as you like, in quarters.
geb-task-1 = Leave it or rotate it: let it see as much as it can.
geb-not-sees = This way it sees { $here }. It can see { $best }.
geb-insight = An arrow scores whatever it sees, your rival's monuments, too; for the pyramid it pays your own monument's value.

ptah-title = Ptah collects
ptah-says = Another game, round { $round }. Ptah takes the round's monument card, and cards of a kind grow in worth: the first scores least, the fourth most. You have { $shrines } shrines and a sun temple. The first god turned up in a round has the Ankh: it is Favorite, and can do more. This time it is Ptah: first you may exchange the active card, an obelisk, for one on display, and the monument on the board becomes that kind.
ptah-task-1 = Of these cards, beside the board, take the one that scores most.
ptah-not-keep = A first obelisk scores { $obelisk }. A third shrine scores { $shrine }.
ptah-not-temple = A second sun temple scores { $temple }. A third shrine scores { $shrine }.
ptah-insight = Cards of a kind grow. And since Djedi's new monument on e7 has become a shrine, his arrows are worth { $after } instead of { $before }. Every god can do more as Favorite.

chain-title = Ra's chain
chain-says = Another game, round { $sun }. Ra is up. He lays one of your discs on this round's sun, for { $points_sun } point. The { $chain } suns before it are yours: sun { $sun } would make your unbroken chain longer, and at the end each disc of your strongest chain scores { $points_chain } more. Peek: Djedi has sealed an { $his }.
chain-task-1 = Win Ra.
chain-not-low = Then he marks sun { $sun }, and your chain ends at { $chain }.
chain-insight = The round was played on, and Ra laid your disc: look at the suns. A link is a little now and more at the end; only your strongest unbroken chain counts.

offer-title = The Pharaoh's offerings
offer-says = Another game, round { $round }. The Pharaoh takes no bids. Each of you lays a card face down at the Corner Pyramid, and on every second sun, a corner, they are added up. Whoever gave more scores and adds a platform to the pyramid. This is a corner. You have offered a { $mine }; peek: he has offered a { $before }, and now adds a { $his }.
offer-task-1 = Offer just enough to give more than he does.
offer-not-more = That wins as well. But offered cards change hands, too: give him no more than you must.
offer-not-low = Together with your { $mine } that is less than he gives: points and platform are his.
offer-insight = Offerings add up until the next corner; there they are counted, and change hands. Whoever has most platforms at the end scores { $pyramid_majority }.

magic-title = Magic
magic-says = Another game, round { $round }: Seshat is up. Before the bids each may play one magic card. You draw them by Wadjet, and on magic tokens. You hold meekness, letter G: the lower bid wins. Djedi has no magic, and peek: he is going to bid a { $his }.
magic-task-1 = Play your magic.
magic-not-none = Then your highest meets his { $high }.
magic-says-2 = Your magic lies sealed. Now the bids: with meekness the lower number wins.
magic-task-2 = Bid so that you win, with the card you miss least.
magic-not-lower = It wins as well, and then he gets it: take your lowest.
magic-insight = Magic is played before the bids, one card a bid. What you keep scores { $points_magic_left } at the end.

thoth-title = Thoth, and the count
thoth-says = Another game, round { $round }. Thoth is never bid for: whoever won fewer gods has him. He has swapped the used cards and moved the sun on; now you choose the next round's monument card, beside the board. You have one sun temple, Djedi has { $obelisks } obelisks.
thoth-task-1 = Choose the card that helps you more than him.
thoth-not-obelisk = His third obelisk would score { $third } for him.
thoth-not-hidden = That is allowed, but it may be an obelisk. A second sun temple would score { $second } for you.
thoth-insight = Who wins fewer gods sets up the next round. After { $rounds } rounds all is counted: arrows, chain, platforms, magic.
