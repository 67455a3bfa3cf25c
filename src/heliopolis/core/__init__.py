"""The contract every game is written against, and what follows from it for all of them."""
