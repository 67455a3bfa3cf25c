"""High card: a tiny game with secrets, for the tests of the core."""
