"""Fits a network to samples, rounding on the way as the network in whole numbers does.

Weights and units are rounded in every pass forward while gradients pass as if they were not: what is written to the
file in the end thinks as it was trained to.
"""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from bench.training.samples import Numbers, Samples
from torch import nn

from heliopolis.core.observation import Layout
from heliopolis.players.learned.features import fingerprint, row_count, slots_of
from heliopolis.players.learned.netfile import Weights, read_weights
from heliopolis.players.learned.network import FIRST_SCALE, LAST_SCALE, ONE, SECOND_SCALE

BATCH = 4096
FIRST = int(FIRST_SCALE * ONE)
SECOND = int(SECOND_SCALE)
LAST = int(LAST_SCALE)
FAR = 12.0
"""No weight may be further from 0: with 16 bits there is room for little more."""


def rounded(values: Any, scale: int) -> Any:
    """Round to what a whole number can tell, but let gradients pass."""
    return values + (torch.round(values * scale) / scale - values).detach()


def clipped(values: Any) -> Any:
    """Keep units between off and on, in steps, but let gradients pass."""
    values = values.clamp(0.0, 1.0)
    return values + (torch.floor(values * int(ONE)) / int(ONE) - values).detach()


class Expansion:
    """Turns the slots of samples into rows of the first layer, with their weights."""

    def __init__(self, layout: Layout) -> None:
        slots = slots_of(layout)
        self.rows = row_count(slots)
        highest = [max(slot.knots, default=0) for slot in slots]
        self.highest = np.array(highest)
        self.begins = np.concatenate([[0], np.cumsum(self.highest + 1)])[:-1]
        lower, upper, share = [], [], []
        for slot, most in zip(slots, highest, strict=True):
            for value in range(most + 1):
                parts = slot.parts(value) or [(0, 0)]
                whole = sum(weight for _, weight in parts) or 1
                lower.append(parts[0][0])
                upper.append(parts[-1][0])
                share.append((parts[0][1] / whole) if len(parts) == 2 else float(bool(parts[0][1])))
        self.lower = np.array(lower, np.int32)
        self.upper = np.array(upper, np.int32)
        self.share = np.array(share, np.float32)

    def of(self, samples: Samples) -> tuple[Numbers, Numbers, Numbers]:
        """Return where each position begins, its rows and their weights."""
        slots = samples.slots.astype(np.int64)
        places = self.begins[slots] + np.minimum(samples.values, self.highest[slots])
        share = self.share[places]
        between = share < 1.0
        # A number between two knots has two rows: it is written twice, side by side.
        copies = 1 + between.astype(np.int64)
        rows = np.repeat(self.lower[places], copies)
        weights = np.repeat(share, copies)
        second = np.cumsum(copies)[between] - 1
        rows[second] = self.upper[places[between]]
        weights[second] = 1.0 - share[between]
        ends = np.cumsum(samples.counts, dtype=np.int64)
        told = np.concatenate([[0], np.cumsum(copies)])
        return np.concatenate([[0], told[ends]]), rows, weights


class Model(nn.Module):  # type: ignore[misc]
    """The network while it learns."""

    def __init__(self, rows: int, units: int, more_units: int, seats: int) -> None:
        super().__init__()
        self.first = nn.Parameter(torch.randn(rows, units) * 0.05)
        self.first_biases = nn.Parameter(torch.rand(units) * 0.5)
        self.second = nn.Parameter(torch.randn(units, more_units) * (1.4 / units**0.5))
        self.second_biases = nn.Parameter(torch.rand(more_units) * 0.5)
        self.output = nn.Parameter(torch.randn(more_units, seats) * (0.5 / more_units**0.5))
        self.output_biases = nn.Parameter(torch.zeros(seats))

    def forward(self, rows: Any, offsets: Any, weights: Any) -> Any:
        """Return a logit for each seat."""
        table = rounded(self.first, FIRST)
        summed = nn.functional.embedding_bag(rows, table, offsets, mode="sum", per_sample_weights=weights)
        on = clipped(summed + rounded(self.first_biases, FIRST))
        on = clipped(on @ rounded(self.second, SECOND) + rounded(self.second_biases, SECOND))
        return on @ rounded(self.output, LAST) + rounded(self.output_biases, LAST)

    def keep_near(self) -> None:
        """Take back weights that went too far from 0."""
        with torch.no_grad():
            for weights in self.parameters():
                weights.clamp_(-FAR, FAR)


def whole(weights: Any, scale: int) -> Any:
    """Return weights as the whole numbers of a file."""
    return torch.round(weights.detach() * scale).to(torch.int64).tolist()


def weights_from(model: Model, game: str, seats: int, layout: Layout, seen: Numbers) -> Weights:
    """Return what a model has learned; rows that never occurred are left out."""
    table = whole(model.first, FIRST)
    return Weights(
        game,
        seats,
        fingerprint(layout),
        {int(row): table[row] for row in np.flatnonzero(seen)},
        whole(model.first_biases, FIRST),
        whole(model.second, SECOND),
        whole(model.second_biases, SECOND),
        whole(model.output, LAST),
        whole(model.output_biases, LAST),
    )


def model_from(weights: Weights, rows: int) -> tuple[Model, Numbers]:
    """Return a model to learn on with, and which rows it has seen."""
    units, more = len(weights.first_biases), len(weights.second_biases)
    model = Model(rows, units, more, weights.seats)
    seen = np.zeros(rows, np.bool_)
    with torch.no_grad():
        for row, numbers in weights.first.items():
            model.first[row] = torch.tensor(numbers) / FIRST
            seen[row] = True
        model.first_biases.copy_(torch.tensor(weights.first_biases) / FIRST)
        model.second.copy_(torch.tensor(weights.second) / SECOND)
        model.second_biases.copy_(torch.tensor(weights.second_biases) / SECOND)
        model.output.copy_(torch.tensor(weights.output) / LAST)
        model.output_biases.copy_(torch.tensor(weights.output_biases) / LAST)
    return model, seen


def fit(
    samples: Samples,
    game: str,
    seats: int,
    layout: Layout,
    *,
    units: tuple[int, int],
    parent: Path | None,
    passes: float,
    rate: float,
    seed: int,
) -> tuple[Weights, float]:
    """Fit a network, anew or from its parent on; return it with its loss on a tenth that it did not learn from."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    expansion = Expansion(layout)
    offsets, rows, shares = expansion.of(samples)
    if parent is None:
        model, seen = Model(expansion.rows, *units, seats), np.zeros(expansion.rows, np.bool_)
    else:
        model, seen = model_from(read_weights(parent.read_bytes(), parent.name), expansion.rows)
    seen |= np.bincount(rows, weights=shares, minlength=expansion.rows) > 0
    held = max(1, len(samples) // 10)
    learned_from = len(samples) - held
    data = Data(offsets, rows, shares, samples.rewards)
    steps = max(1, int(passes * learned_from / BATCH))
    learner = torch.optim.Adam(model.parameters(), lr=rate)
    pace = torch.optim.lr_scheduler.OneCycleLR(learner, rate, total_steps=steps, pct_start=0.1)
    random = np.random.default_rng(seed)
    for _ in range(steps):
        loss = model_loss(model, data.batch(np.sort(random.integers(0, learned_from, BATCH))))
        learner.zero_grad()
        loss.backward()
        learner.step()
        pace.step()
        model.keep_near()
    with torch.no_grad():
        losses = [
            float(model_loss(model, data.batch(np.arange(at, min(at + BATCH, len(samples))))))
            for at in range(learned_from, len(samples), BATCH)
        ]
    return weights_from(model, game, seats, layout, seen), sum(losses) / len(losses)


def model_loss(model: Model, batch: tuple[Any, Any, Any, Any]) -> Any:
    """Return how far a model is from the rewards of a batch."""
    rows, offsets, shares, rewards = batch
    return nn.functional.binary_cross_entropy_with_logits(model(rows, offsets, shares), rewards)


class Data:
    """Samples, ready to be taken in batches."""

    def __init__(self, offsets: Numbers, rows: Numbers, shares: Numbers, rewards: Numbers) -> None:
        self.offsets = offsets
        self.rows = rows
        self.shares = shares
        self.rewards = rewards

    def batch(self, chosen: Numbers) -> tuple[Any, Any, Any, Any]:
        """Return some positions."""
        begins, ends = self.offsets[chosen], self.offsets[chosen + 1]
        lengths = ends - begins
        offsets = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        places = np.repeat(begins - offsets, lengths) + np.arange(lengths.sum())
        return (
            torch.from_numpy(self.rows[places].astype(np.int64)),
            torch.from_numpy(offsets),
            torch.from_numpy(self.shares[places]),
            torch.from_numpy(self.rewards[chosen]),
        )
