"""What bench/tune_*.py share: telling a gain from chance, least squares, and tables as Python."""

from collections.abc import Callable

FIRST_LOOK = 400
CLEAR = 2.5
"""How many standard errors make a gain clear."""
NUMBERS_A_LINE = 12


def is_gain(lead: Callable[[int], float]) -> bool:
    """Tell whether games, each given by its number, end in a clear lead on average; give up early if they do not."""
    leads: list[float] = []
    for games in (FIRST_LOOK, 4 * FIRST_LOOK, 16 * FIRST_LOOK):
        while len(leads) < games:
            leads.append(lead(len(leads)))
        mean = sum(leads) / games
        error = (sum((each - mean) ** 2 for each in leads) / games / games) ** 0.5
        if mean < (CLEAR if games > 4 * FIRST_LOOK else 1.0) * error:
            return False
    return True


def least_squares(rows: list[list[float]], targets: list[float], ridge: float = 10.0) -> list[float]:
    """Solve the normal equations, with a little ridge for features that hardly vary."""
    size = len(rows[0])
    matrix = [
        [sum(row[i] * row[j] for row in rows) + (ridge if i == j else 0.0) for j in range(size)] for i in range(size)
    ]
    right = [sum(row[i] * target for row, target in zip(rows, targets, strict=True)) for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = matrix[j][i] / matrix[i][i]
            matrix[j] = [a - factor * b for a, b in zip(matrix[j], matrix[i], strict=True)]
            right[j] -= factor * right[i]
    solved = [0.0] * size
    for i in reversed(range(size)):
        known = sum(matrix[i][j] * solved[j] for j in range(i + 1, size))
        solved[i] = (right[i] - known) / matrix[i][i]
    return solved


def listed(name: str, rows: list[list[float]], digits: int = 2) -> str:
    """Write a table as Python."""
    lines: list[str] = []
    for row in rows:
        for start in range(0, len(row), NUMBERS_A_LINE):
            lines.append("    " + " ".join(f"{value:.{digits}f}," for value in row[start : start + NUMBERS_A_LINE]))
        lines.append("")
    return f"{name} = [\n" + "\n".join(lines).rstrip() + "\n]\n"
