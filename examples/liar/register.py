"""Makes Liar's dice known when it is imported. It has plain boards, and heuristics of its own."""

from heliopolis.core.registry import register

register("liar", "examples.liar", heuristics="examples.liar.heuristics:LiarHeuristics")
