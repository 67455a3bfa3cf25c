promise = { $choice } — { $figures }.
figures = first in { $win } ± { $win_error } of 100 games, { $side ->
    [ahead] ahead
   *[behind] behind
} by { $lead } ± { $lead_error } points
share = Decide so { $share } times in 100.
like-first = It can't be told from the first.
