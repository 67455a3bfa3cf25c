bid-title = Bid
bid-says = Under your cup lie { $count } dice: { $low }, { $face } and { $face }. In play are { $all }. A bid says that at least so many of all dice show a face.
bid-task-1 = Bid what you know to be true: as many { $face }s as you have.
bid-not-less = True, too; but what you have of { $face }s is sure, and harder to bid higher than.
bid-not-more = You do not see so many: whoever doubts might be right.
bid-insight = What lies under your own cup is certain.

doubt-title = Doubt
doubt-says = Djedi bids that { $count } dice show a { $face }. You have none, and he has { $hidden } dice.
doubt-task-1 = Show that this can't be.
doubt-not-higher = Higher is even less likely. You may doubt instead.
doubt-insight = Count what a rival can have at most, then doubt.
