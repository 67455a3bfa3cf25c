"""PPO by self-play on many games at once: trains a bot for any game that has an observation, and lets it play.

    python -m examples.bots.ppo ra 2 600000                                   trains, and writes ppo-ra-2.pt
    heliopolis arena ra --players examples.bots.ppo:Trained,greedy --games 200

It takes the extras `research` and `train`. docs/tutorials/ppo.md explains it.
"""

import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import heliopolis
from heliopolis.core.game import Game
from heliopolis.core.rng import Rng
from heliopolis.core.state import State

GAMES, LENGTH = 256, 64
"""So many games are played at once, for so many decisions before each update."""
EPOCHS, MINIBATCH = 3, 4096
RATE, CLIP, ENTROPY, DISCOUNT, TRACE = 5e-4, 0.2, 0.01, 1.0, 0.95
MANY = 1_000_000


class Network(nn.Module):  # type: ignore[misc]
    """What to do, and what the game is worth, given what a seat knows."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__()
        fields = game.observation(seats).fields
        highest = np.concatenate([np.full(field.size, max(1, field.high), np.float32) for field in fields])
        self.register_buffer("scale", torch.from_numpy(1 / highest))
        self.body = nn.Sequential(nn.Linear(len(highest), 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy = nn.Linear(256, len(game.actions))
        self.value = nn.Linear(256, 1)

    def forward(self, known: Any, legal: Any) -> tuple[Any, Any]:
        """Return the logarithms of the chances of all actions, and the worth."""
        features = self.body(known.float() * self.scale)
        chances = self.policy(features).masked_fill(~legal, -1e9).log_softmax(-1)
        return chances, torch.tanh(self.value(features)).squeeze(-1)


def train(game: str, seats: int, steps: int, seed: int = 1) -> Network:
    """Let a network play against itself, and learn from it; return it."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    batch = heliopolis.Batch(game, seats, GAMES, seed)
    network = Network(batch.game, seats)
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE)
    updates, began = max(1, steps // (GAMES * LENGTH)), time.monotonic()
    for update in range(updates):
        optimiser.param_groups[0]["lr"] = RATE * (1 - update / updates)
        seen = play(network, batch)
        learn(network, optimiser, seen)
        if (update + 1) % 10 == 0 or update + 1 == updates:
            done, seconds = (update + 1) * GAMES * LENGTH, time.monotonic() - began
            print(f"{done:9,} decisions, {done / seconds:7,.0f} a second, {seen['ended']} games in the last update")
    return network


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(network: Network, batch: Any) -> dict[str, Any]:
    """Play on in all games, and return what was decided, with what it was worth to who decided."""
    rows = np.arange(GAMES)
    shape = (LENGTH, GAMES)
    known = torch.empty((*shape, batch.observations.shape[1]), dtype=torch.int16)
    legal = torch.empty((*shape, batch.masks.shape[1]), dtype=torch.bool)
    action, chance = torch.empty(shape, dtype=torch.int64), torch.empty(shape)
    worth, actors = np.empty(shape, np.float32), np.empty(shape, np.int64)
    rewards, ended = np.empty((*shape, batch.seats), np.float32), np.empty(shape, bool)
    for at in range(LENGTH):
        known[at], legal[at] = torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy())
        actors[at] = batch.actors
        chances, value = network(known[at], legal[at])
        action[at] = torch.multinomial(chances.exp(), 1).squeeze(-1)
        chance[at], worth[at] = chances[rows, action[at]], value.numpy()
        batch.step(action[at].numpy())
        rewards[at], ended[at] = batch.rewards, batch.ended
    # What a place is worth sums up to nothing over all seats: what one may expect, the others may not.
    _, value = network(torch.from_numpy(batch.observations.copy()), torch.from_numpy(batch.masks.copy()))
    later = np.repeat(-value.numpy()[:, None] / (batch.seats - 1), batch.seats, 1)
    later[rows, batch.actors] = value.numpy()
    gained, due = np.zeros_like(later), np.zeros_like(later)
    advantage = np.empty(shape, np.float32)
    for at in reversed(range(LENGTH)):
        over, seat = ended[at], actors[at]
        later[over], gained[over], due[over] = 0, 0, rewards[at][over]
        surprise = due[rows, seat] + DISCOUNT * later[rows, seat] - worth[at]
        advantage[at] = gained[rows, seat] = surprise + DISCOUNT * TRACE * gained[rows, seat]
        later[rows, seat], due[rows, seat] = worth[at], 0
    return {
        "known": known.flatten(0, 1),
        "legal": legal.flatten(0, 1),
        "action": action.flatten(),
        "chance": chance.flatten(),
        "advantage": torch.from_numpy(advantage).flatten(),
        "target": torch.from_numpy(advantage + worth).flatten(),
        "ended": int(ended.sum()),
    }


def learn(network: Network, optimiser: Any, seen: dict[str, Any]) -> None:
    """Make what went better than expected more likely, but not by much at once."""
    count = len(seen["action"])
    for _ in range(EPOCHS):
        for some in torch.randperm(count).split(MINIBATCH):
            chances, value = network(seen["known"][some], seen["legal"][some])
            advantage = seen["advantage"][some]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            taken = chances.gather(1, seen["action"][some, None]).squeeze(1)
            ratio = (taken - seen["chance"][some]).exp()
            gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            entropy = -(chances.exp() * chances).sum(1).mean()
            loss = nn.functional.mse_loss(value, seen["target"][some]) - gain - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


class Trained:
    """A trained network as a bot, for the arena: it is looked for where the command is run."""

    def __init__(self, game: Game, network: Network | None = None) -> None:
        self.game = game
        self.network = network

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def __call__(self, state: State, seat: int, rng: Rng) -> int:
        """Choose as likely as the network would."""
        seats = len(state.scores())
        if self.network is None:
            torch.set_num_threads(1)
            self.network = Network(self.game, seats)
            self.network.load_state_dict(torch.load(Path(f"ppo-{self.game.info.name}-{seats}.pt"), weights_only=True))
        legal = torch.zeros(1, len(self.game.actions), dtype=torch.bool)
        legal[0, state.legal_actions(seat)] = True
        known = torch.tensor([list(self.game.observation(seats).of(state, seat))])
        chances, _ = self.network(known, legal)
        drawn = (int(rng.below(MANY)) + 0.5) / MANY
        return min(int((chances[0].exp().cumsum(0) < drawn).sum()), int(legal[0].nonzero().max()))


if __name__ == "__main__":
    name, seats, steps = (sys.argv[1:] + ["ra", "2", "600000"][len(sys.argv) - 1 :])[:3]
    torch.save(train(name, int(seats), int(steps)).state_dict(), f"ppo-{name}-{seats}.pt")
