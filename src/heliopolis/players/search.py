"""Information-set Monte Carlo tree search: the same for all games, with several seats, chance and sealed decisions.

Each iteration draws anew what the seat can't know (`State.redeal`), goes down the tree, chance sampled on the way,
plays on from the first new node by the game's light policy, and notes along the path how each seat fared. A seat's
reward comes from its place, not from its score alone. Where one seat decides, it takes the action with the best upper
confidence; where several decide at once, each matches its regrets, so that its average decision is a mixed one.

A search may have a network: in a part of the iterations that says what each seat may expect, and nothing is played on.
"""

import time
from collections.abc import Callable
from math import sqrt
from typing import Final, final

from heliopolis.core.compat import i64, vec
from heliopolis.core.rng import Rng
from heliopolis.core.state import CAPACITY, CHANCE, OVER, Actions, State
from heliopolis.players.findings import PARTS, Estimate, Findings, Prospect, by_share, draw, most_tried
from heliopolis.players.heuristics.base import Heuristics, ahead, playout, rank
from heliopolis.players.learned.network import Evaluator
from heliopolis.players.tree import UNKNOWN, Node, drop_strays

Progress = Callable[[int, int], bool]
"""Told now and then how many iterations are done, and of how many (0 if only time counts); it answers False to stop."""

ANY: Final[i64] = -1  # a search may begin with any action
SEALED: Final[i64] = -4  # several seats decide at once
DEEPEST: Final[i64] = 512
LARGEST: Final[i64] = 1 << 16
"""How many decisions a tree knows at most, so that long thinking does not fill the memory: then it grows no more."""
CHECK_EVERY: Final[i64] = 16
"""How many iterations pass between two looks at the clock."""
CURIOSITY: Final = 0.1
"""How often a sealed decision is tried at random, so that its regret is known."""
GLANCES: Final[i64] = 4
"""How often the light policy is asked about a sealed decision that is new."""
FORESIGHT: Final = 0.3
"""How much each answer of the light policy counts at first, as a regret."""


@final
class Settings:
    """How a search thinks: how long, how curious it is, and what it strives for."""

    def __init__(
        self,
        iterations: int = 0,
        seconds: float = 0.0,
        exploration: float = 0.7,
        for_place: float = 0.2,
        for_lead: float = 0.2,
        sureness: float = 1.0,
        judged: float = 0.0,
    ) -> None:
        if iterations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a budget; expected iterations or seconds above zero")
        self.iterations: i64 = iterations
        self.seconds: float = seconds
        self.exploration: float = exploration
        self.for_place: float = for_place
        """Which part of a reward is for the place, even if it is not the first."""
        self.for_lead: float = for_lead
        """Which part of a reward is for how clear the place is."""
        self.sureness: float = sureness
        """How much surer an estimated standing is taken to be than the heuristics say."""
        self.judged: float = judged
        """In which part of the iterations a network, if there is one, is asked, and nothing is played on."""


@final
class Search:
    """A search for one game; it may run again and again, each run from nothing."""

    def __init__(
        self, heuristics: Heuristics, settings: Settings, *, learned: Evaluator | None = None, timed: bool = False
    ) -> None:
        self.heuristics = heuristics
        self.settings = settings
        self.learned = learned
        self.due: float = 0.0
        """The network is asked whenever this has come to 1."""
        self.timed = timed
        self.playing: float = 0.0
        self.actions = Actions()
        self.slots = vec[i64]([0] * int(CAPACITY))
        self.odds = vec[float]([0.0] * int(CAPACITY))
        self.path: list[Node] = []
        self.steps = vec[i64]([0] * int(DEEPEST))
        self.chances = vec[float]([0.0] * int(DEEPEST))
        self.seats: i64 = 0
        self.limit: i64 = 0
        self.scores = vec[float]()
        self.wins = vec[float]()
        self.places = vec[float]()
        self.soft = vec[float]()
        self.leads = vec[float]()
        self.sums = vec[float]()
        self.ends: float = 0.0
        """How many games have come to an end, with the sums of their scores."""
        self.rival: float = 0.0
        """What a seat that plays alone had to beat in the last game."""
        self.unused = vec[float]()
        self.rewards = vec[float]()
        self.root_rewards = vec[float]()
        self.root_places = vec[float]()
        self.root_wins = vec[float]()
        self.root_win_squares = vec[float]()
        self.root_leads = vec[float]()
        self.root_lead_squares = vec[float]()
        self.root_edges = vec[i64]()
        self.root_played = vec[float]()
        """How often each choice was played on, which is what wins, places and leads are told of."""
        self.rewarded = vec[float]()
        """The sums of each seat's rewards."""
        self.root = Node()
        self.grown: i64 = 0
        """How many decisions the tree knows …"""
        self.largest: i64 = LARGEST
        """… and how many it may."""
        self.first: i64 = ANY
        """What the searching seat is to begin with, if its choices are weighed."""

    def run(self, state: State, seat: i64, rng: Rng, progress: Progress | None = None) -> Findings:
        """Search for the best decision of a seat, which sees no more of the state than it knows."""
        began = time.perf_counter()
        budget = self.settings.iterations
        self.prepare(state, seat)
        done: i64 = 0
        while budget == 0 or done < budget:
            self.iterate(state, seat, rng)
            done += 1
            if done % CHECK_EVERY == 0:
                if self.settings.seconds > 0.0 and time.perf_counter() - began >= self.settings.seconds:
                    break
                if progress is not None and not progress(int(done), int(budget)):
                    break
                if budget > 0 and self.is_settled(budget - done):
                    break
        return self.conclude(seat, rng, done, time.perf_counter() - began)

    def weigh(self, state: State, seat: i64, choices: list[int], rng: Rng) -> Findings:
        """Try some choices of a seat equally often, whatever they promise, so that they can be compared."""
        began = time.perf_counter()
        self.prepare(state, seat)
        budget = self.settings.iterations
        for done in range(budget):
            self.first = choices[int(done) % len(choices)]
            self.iterate(state, seat, rng)
        self.first = ANY
        return self.conclude(seat, rng, budget, time.perf_counter() - began)

    def prepare(self, state: State, seat: i64) -> None:
        """Make room for what is found out."""
        self.make_room(len(state.scores()))
        legal = state.legal_actions(seat)
        if not legal:
            raise ValueError(f"seat {seat} has nothing to decide here")
        self.root_edges = vec[i64](legal)
        self.root_rewards = vec[float]([0.0] * len(legal))
        self.root_places = vec[float]([0.0] * len(legal))
        self.root_wins = vec[float]([0.0] * len(legal))
        self.root_win_squares = vec[float]([0.0] * len(legal))
        self.root_leads = vec[float]([0.0] * len(legal))
        self.root_lead_squares = vec[float]([0.0] * len(legal))
        self.root_played = vec[float]([0.0] * len(legal))
        self.due = 0.0
        self.limit = self.heuristics.stage(state) + self.heuristics.ahead
        self.playing = 0.0
        self.path = []
        self.root = Node()
        self.grown = 0

    def make_room(self, seats: int) -> None:
        """Make room for how each seat fares."""
        self.seats = seats
        self.scores = vec[float]([0.0] * seats)
        self.wins = vec[float]([0.0] * seats)
        self.places = vec[float]([0.0] * seats)
        self.soft = vec[float]([0.0] * seats)
        self.leads = vec[float]([0.0] * seats)
        self.sums = vec[float]([0.0] * seats)
        self.ends = 0.0
        self.unused = vec[float]([0.0] * seats)
        self.rewards = vec[float]([0.0] * seats)
        self.rewarded = vec[float]([0.0] * seats)

    # One iteration.

    def iterate(self, state: State, seat: i64, rng: Rng) -> None:
        """Go down the tree, play on from where it ends, and note how each seat fared."""
        world = state.redeal(int(seat), rng)
        self.heuristics.unseal(world, seat)
        self.path.clear()
        self.descend(world, rng)
        if self.asks_network(world, seat):
            self.note(seat, is_played=False)
            return
        if self.timed:
            began = time.perf_counter()
            playout(world, self.heuristics, rng, self.actions, self.limit)
            self.playing += time.perf_counter() - began
        else:
            playout(world, self.heuristics, rng, self.actions, self.limit)
        self.reward(world)
        self.note(seat, is_played=True)

    def asks_network(self, world: State, seat: i64) -> bool:
        """Let the network say what each seat may expect, if it is its turn and the game is not over."""
        evaluator = self.learned
        if evaluator is None:
            return False
        self.due += self.settings.judged
        if self.due < 1.0:
            return False
        self.due -= 1.0
        if world.actor() == OVER:
            return False
        evaluator.write_rewards(world, seat, self.rewards)
        return True

    def descend(self, world: State, rng: Rng) -> None:
        """Follow the tree to a new node, a new stage or the end."""
        node = self.root
        while len(self.path) < DEEPEST:
            actor = world.actor()
            if actor == OVER or self.heuristics.stage(world) >= self.limit:
                return
            if actor == CHANCE:
                outcome = world.sample(rng)
                seen = self.heuristics.seen(world, outcome)
                world.resolve(outcome)
                node = node.child(node.find(seen, 0))
                continue
            is_new = node.seat == UNKNOWN
            if is_new and self.grown == self.largest:
                return
            deciders = world.actors()
            kind = SEALED if len(deciders) > 1 or self.heuristics.is_secret(world) else actor
            if is_new:
                node.seat = kind
                self.grown += 1
            elif node.seat != kind:
                return
            if kind == SEALED:
                node = self.decide_together(world, node, deciders, rng)
            else:
                node = self.decide(world, node, actor, rng)
            if is_new:
                return

    def decide(self, world: State, node: Node, seat: i64, rng: Rng) -> Node:
        """Let a seat take the action with the best upper confidence bound; return the node it leads to."""
        legal = self.read_legal(world, seat, node)
        if node.visits == 0:
            self.judge(world, seat, node, rng)
        mean = node.total / float(node.visits) if node.visits > 0 else 0.5
        best: i64 = 0
        highest = -1.0
        for index in range(legal.count):
            at = self.slots[index]
            if node.priors[at] == 0.0:
                node.priors[at] = 1.0 / (float(legal.count) + self.heuristics.trust)
            node.offers[at] += 1
            tries = node.tries[at]
            worth = node.totals[at] / float(tries) if tries > 0 else mean
            bonus = self.settings.exploration * node.priors[at] * sqrt(float(node.offers[at])) / float(1 + tries)
            if worth + bonus > highest:
                highest = worth + bonus
                best = index
        at = self.slots[best]
        self.steps[len(self.path)] = at
        self.path.append(node)
        world.apply(seat, legal.items[best])
        return node.child(at)

    def read_legal(self, world: State, seat: i64, node: Node) -> Actions:
        """List a seat's legal actions that are worth a thought, and note where in the node each of them stands."""
        legal = self.actions
        legal.count = 0
        if self.first != ANY and node is self.root:
            legal.add(self.first)
        else:
            world.write_legal(seat, legal)
            self.heuristics.leave_out(world, seat, legal)
        at: i64 = 0
        for index in range(legal.count):
            at = node.find(legal.items[index], at)
            self.slots[index] = at
        # A new edge moves those behind it, never those before it, which are the ones already noted.
        return legal

    def judge(self, world: State, seat: i64, node: Node, rng: Rng) -> None:
        """Say how likely each action seems before it is tried: the light policy's choice more than the others."""
        legal = self.actions
        trust = self.heuristics.trust
        share = 1.0 / (float(legal.count) + trust)
        for index in range(legal.count):
            node.priors[self.slots[index]] = share
        if trust > 0.0 and legal.count > 1:
            chosen = self.heuristics.choose(world, seat, legal, rng)
            for index in range(legal.count):
                if legal.items[index] == chosen:
                    node.priors[self.slots[index]] = share * (1.0 + trust)

    def decide_together(self, world: State, node: Node, deciders: list[int], rng: Rng) -> Node:
        """Let each seat decide by its regrets without knowing of the others; return the node that all lead to."""
        step = len(self.path)
        self.path.append(node)
        key: i64 = 0
        for part, seat in enumerate(deciders):
            if part > 0 and seat not in world.actors():
                break
            mine = node.part(seat, self.heuristics.secret(world, seat))
            action = self.match_regrets(world, mine, seat, rng, step + part + 1)
            key = key * CAPACITY + self.heuristics.shown(world, seat, action)
            world.apply(seat, action)
        at = node.find(key, 0)
        self.steps[step] = at
        return node.child(at)

    def foresee(self, world: State, seat: i64, mine: Node, rng: Rng) -> None:
        """Begin a sealed decision with what the light policy would do, as if that had been regretted a little."""
        if self.actions.count > 1:
            for _ in range(GLANCES):
                chosen = self.heuristics.choose(world, seat, self.actions, rng)
                mine.totals[mine.find(chosen, 0)] += FORESIGHT

    def match_regrets(self, world: State, mine: Node, seat: i64, rng: Rng, step: i64) -> i64:
        """Choose in proportion to what it is regretted not to have chosen more often."""
        legal = self.read_legal(world, seat, mine)
        if mine.visits == 0 and self.heuristics.trust > 0.0:
            self.foresee(world, seat, mine, rng)
        positive = 0.0
        for index in range(legal.count):
            regret = mine.totals[self.slots[index]]
            if regret > 0.0:
                positive += regret
        even = 1.0 / float(legal.count)
        for index in range(legal.count):
            at = self.slots[index]
            mine.offers[at] += 1
            odds = even
            if positive > 0.0:
                odds = mine.totals[at] / positive if mine.totals[at] > 0.0 else 0.0
            mine.priors[at] += odds
            self.odds[index] = CURIOSITY * even + (1.0 - CURIOSITY) * odds
        pick = float(rng.below(PARTS)) / float(PARTS)
        chosen: i64 = 0
        while chosen < legal.count - 1 and pick >= self.odds[chosen]:
            pick -= self.odds[chosen]
            chosen += 1
        self.path.append(mine)
        self.steps[step] = self.slots[chosen]
        self.chances[step] = self.odds[chosen]
        return legal.items[chosen]

    # What came of it.

    def reward(self, world: State) -> None:
        """Say how each seat fared: by its place at the end, or by the place it may expect at the end of a stage."""
        settings = self.settings
        seats = self.seats
        if seats == 1:
            self.rival = self.heuristics.rival(world)
        if world.actor() == OVER:
            places = world.standings()
            scores = world.scores()
            firsts = 0.0
            for seat in range(seats):
                self.scores[seat] = float(scores[seat])
                self.places[seat] = float(places[seat])
                if places[seat] == 1:
                    firsts += 1.0
            for seat in range(seats):
                self.wins[seat] = 1.0 / firsts if places[seat] == 1 else 0.0
            self.write_leads()
            rank(self.leads, seats, self.heuristics.spread, self.soft, self.unused)
            if seats == 1:
                self.soft[0] = ahead(self.scores[0] - self.rival, self.heuristics.spread)
        else:
            spread = self.heuristics.estimate(world, self.scores) / settings.sureness
            rank(self.scores, seats, spread, self.wins, self.places)
            if seats == 1:
                self.wins[0] = ahead(self.scores[0] - self.rival, spread)
                self.places[0] = 2.0 - self.wins[0]
            for seat in range(seats):
                self.soft[seat] = self.wins[seat]
        for_first = 1.0 - settings.for_place - settings.for_lead
        for seat in range(seats):
            place = self.wins[seat]
            if seats > 1:
                place = (float(seats) - self.places[seat]) / float(seats - 1)
            self.rewards[seat] = (
                for_first * self.wins[seat] + settings.for_place * place + settings.for_lead * self.soft[seat]
            )
        if self.heuristics.for_points > 0.0:
            self.add_points()

    def add_points(self) -> None:
        """Let a part of each reward be for the seat's own points: who only hinders others gains none."""
        part = self.heuristics.for_points
        for seat in range(self.seats):
            share = self.scores[seat] * float(self.seats) / (2.0 * self.heuristics.plenty)
            if share < 0.0:
                share = 0.0
            elif share > 1.0:
                share = 1.0
            self.rewards[seat] = (1.0 - part) * self.rewards[seat] + part * share

    def write_leads(self) -> None:
        """Write the scores that leads are told by: as they are, or beside each seat's usual one in this search.

        A lead beside the usual one counts as much where the place is settled as where it is not.
        """
        self.ends += 1.0
        for seat in range(self.seats):
            self.sums[seat] += self.scores[seat]
            usual = self.sums[seat] / self.ends if self.heuristics.beside_usual else 0.0
            self.leads[seat] = self.scores[seat] - usual

    def note(self, seat: i64, is_played: bool) -> None:
        """Add the rewards along the path."""
        for step in range(len(self.path)):
            node = self.path[step]
            at = self.steps[step]
            node.visits += 1
            node.tries[at] += 1
            if node.seat == SEALED:
                continue
            reward = self.rewards[node.seat]
            if node.is_part:
                self.regret(node, at, reward, self.chances[step])
            else:
                node.totals[at] += reward
            node.total += reward
        for each in range(self.seats):
            self.rewarded[each] += self.rewards[each]
        self.note_root(seat, is_played)

    def regret(self, mine: Node, chosen: i64, reward: float, chance: float) -> None:
        """Regret what was not chosen as far as the choice was worse than usual, estimated from the choice alone."""
        mean = mine.total / float(mine.visits - 1) if mine.visits > 1 else reward
        advantage = reward - mean
        for at in range(len(mine.edges)):
            mine.totals[at] -= advantage
        mine.totals[chosen] += advantage / chance

    def own_root(self, seat: i64) -> Node:
        """Return the node in which the searching seat's own decision stands."""
        for part in self.root.parts:
            if part.seat == seat:
                return part
        return self.root

    def note_root(self, seat: i64, is_played: bool) -> None:
        """Note wins, places and leads for the action that the searching seat began with, if the game was played on."""
        mine = self.own_root(seat)
        for step in range(len(self.path)):
            if self.path[step] is mine:
                action = mine.edges[self.steps[step]]
                for index in range(len(self.root_edges)):
                    if self.root_edges[index] == action:
                        self.root_rewards[index] += self.rewards[seat]
                        if not is_played:
                            return
                        self.root_played[index] += 1.0
                        self.root_places[index] += self.places[seat]
                        win = self.wins[seat]
                        self.root_wins[index] += win
                        self.root_win_squares[index] += win * win
                        lead = self.lead_of(seat)
                        self.root_leads[index] += lead
                        self.root_lead_squares[index] += lead * lead
                return

    def lead_of(self, seat: i64) -> float:
        """Return by how much a seat is ahead of the best of the others, or of whom it plays against alone."""
        best = self.rival
        found = self.seats == 1
        for other in range(self.seats):
            if other != seat and (not found or self.scores[other] > best):
                best = self.scores[other]
                found = True
        return self.scores[seat] - best

    # The end.

    def is_settled(self, left: i64) -> bool:
        """Tell whether no other action can catch up with the one tried most."""
        if self.root.seat == SEALED:
            return False
        most: i64 = 0
        second: i64 = 0
        for at in range(len(self.root.edges)):
            tries = self.root.tries[at]
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second > left

    def conclude(self, seat: i64, rng: Rng, done: i64, seconds: float) -> Findings:
        """Sum up: the action tried most, or where decisions are sealed one drawn from the mixed decision."""
        mine = self.own_root(seat)
        is_mixed = mine is not self.root
        if is_mixed:
            drop_strays(mine)
        meant = 0.0
        for at in range(len(mine.edges)):
            meant += mine.priors[at] if is_mixed else float(mine.tries[at])
        found: list[Prospect] = []
        for index in range(len(self.root_edges)):
            at = mine.find(self.root_edges[index], 0)
            tries = mine.tries[at]
            count = float(tries) if tries > 0 else 1.0
            played = self.root_played[index] if self.root_played[index] > 0.0 else 1.0
            share = (mine.priors[at] if is_mixed else float(tries)) / meant if meant > 0.0 else 0.0
            found.append(
                Prospect(
                    int(self.root_edges[index]),
                    int(tries),
                    share,
                    self.root_rewards[index] / count,
                    self.root_places[index] / played,
                    Estimate(played, self.root_wins[index], self.root_win_squares[index]),
                    Estimate(played, self.root_leads[index], self.root_lead_squares[index]),
                )
            )
        choice = draw(found, rng) if is_mixed else most_tried(found)
        found.sort(key=by_share, reverse=True)
        return Findings(choice, found, int(done), seconds, self.playing, is_mixed=is_mixed)
