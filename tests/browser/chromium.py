"""A Chromium to test with: Playwright's own, the machine's, or Debian's package, installed if need be.

    python tests/browser/chromium.py

finds one, installs one where it can, and prints where it is.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-sync",
    "--disable-component-update",
    "--disable-dev-shm-usage",
)
MISSING = (
    "The tests in the browser need a Chromium, and none is here: install one, as root with "
    "`apt-get install chromium`, or with `playwright install chromium`."
)


def playwrights_own() -> str | None:
    """Return Playwright's own Chromium, if it was downloaded."""
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or str(Path.home() / ".cache" / "ms-playwright")
    found = sorted(Path(folder).glob("chromium-*/chrome-linux*/chrome"))
    return str(found[-1]) if found else None


def find() -> str | None:
    """Return a Chromium that is here."""
    return playwrights_own() or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Install Debian's package, if this is Debian and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    wanted = ("install", "-y", "-qq", "--no-install-recommends", "chromium")
    if subprocess.run(("apt-get", *wanted), env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
        subprocess.run(("apt-get", "update", "-qq"), env=quiet, stdout=subprocess.DEVNULL, check=False)
        subprocess.run(("apt-get", *wanted), env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    """Find or install a Chromium and say where it is; without one, say how to get one."""
    if find() is None:
        install()
    found = find()
    sys.stderr.write(f"The browser is {found}.\n" if found else f"{MISSING}\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
