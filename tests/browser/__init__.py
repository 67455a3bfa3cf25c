"""The table in a real Chromium. A package, so that the browser is closed when its tests are done."""
