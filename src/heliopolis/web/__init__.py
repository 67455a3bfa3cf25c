"""The table in the browser: pages and boards drawn in Python, sockets, and a small script."""
