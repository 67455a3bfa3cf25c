"""Players that learned: small networks that tell from an observation what each seat may expect, for the search."""
