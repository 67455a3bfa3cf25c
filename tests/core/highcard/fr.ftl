refused-not-asked = Vous n'avez rien à décider.
refused-lowest = La carte la plus basse ne peut pas rester.
