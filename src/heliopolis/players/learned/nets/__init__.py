"""The files of networks: `GAME-SEATS.net`."""
