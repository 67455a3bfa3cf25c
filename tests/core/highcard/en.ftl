refused-not-asked = You have nothing to decide.
refused-lowest = The lowest card may not stay.
