"""What bench/tune_*.py share: telling a gain from chance, least squares, and tables as Python."""

from collections.abc import Callable, Mapping, Sequence

FIRST_LOOK = 400
CLEAR = 2.5
"""How many standard errors make a gain clear."""


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


def named(title: str, columns: Sequence[Mapping[str, float]], digits: int = 2) -> str:
    """Write numbers by name as Python, those of each column one after the other."""
    lines = [f"{title}: dict[str, tuple[float, ...]] = {{"]
    for name in columns[0]:
        numbers = ", ".join(f"{column[name]:.{digits}f}" for column in columns)
        lines.append(f'    "{name}": ({numbers}{"," if len(columns) == 1 else ""}),')
    return "\n".join([*lines, "}"]) + "\n"
