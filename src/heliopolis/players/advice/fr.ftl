promise = { $choice } — { $figures }.
figures = la première place { $win } ± { $win_error } fois sur 100, { $lead } ± { $lead_error } points { $side ->
    [ahead] d'avance
   *[behind] de retard
}
share = À décider { $share } fois sur 100.
like-first = On ne peut pas le distinguer du premier.
