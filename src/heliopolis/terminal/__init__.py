"""The command line, and the boards it prints."""
