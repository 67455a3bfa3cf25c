"""Bad input: every refusal names a paragraph and says what would have been right, and nothing changes."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from tests.games.pyramidice.positions import play, position
from tests.games.refusal_table import check_messages, check_refusals

from heliopolis.core.driver import decide, resolve
from heliopolis.core.edition import Edition
from heliopolis.core.errors import NotationError, Refusal, SeatError, SetupError
from heliopolis.core.state import CHANCE, OVER, State
from heliopolis.games.pyramidice import phases as at
from heliopolis.games.pyramidice.game import GAME


def test_unknown_words_are_refused_with_the_known_ones() -> None:
    with pytest.raises(NotationError, match="'worship zeus' is no action of Pyramidice; expected one of worship atum"):
        GAME.action("worship zeus")
    with pytest.raises(
        NotationError, match="'dance' is no action of Pyramidice; expected it to begin with one of work"
    ):
        GAME.action("dance")
    with pytest.raises(NotationError, match="'stone 7' is no outcome of Pyramidice; expected one of stone 1"):
        GAME.outcome("stone 7")


def test_wrong_seats_and_options_are_refused() -> None:
    with pytest.raises(SetupError, match="not played with 5 seats; expected one of 1, 2, 3, 4"):
        GAME.new(5)
    with pytest.raises(SetupError, match="option architect is 'zoser'; expected sneferu or hemiunu or amenhotep"):
        GAME.new(1, {"architect": "zoser"})
    with pytest.raises(SeatError, match="there is no seat 2"):
        decide(GAME, position(), 2, 0)


def test_chance_answers_only_what_can_come_up() -> None:
    state = position(board={0: (1, 0, 1)})
    play(state, "1 work", "1 take stone")
    with pytest.raises(NotationError, match="'prayer 1' can't come up here; expected one of stone 1, stone 2"):
        resolve(GAME, state, GAME.outcome("prayer 1"))
    with pytest.raises(NotationError, match="chance has nothing to answer here"):
        resolve(GAME, position(), 0)


def dealt(answers: int) -> State:
    """Chance has answered so often: six tiles, three deities, two projects, four scarabs."""
    state = GAME.new(2)
    for _ in range(answers):
        resolve(GAME, state, state.outcomes()[0][0])
    return state


def first_drawn() -> State:
    state = dealt(15)
    for seat in range(2):
        decide(GAME, state, seat, state.legal_actions(seat)[0])
    return state


def played(*lines: str, **table: Any) -> Callable[[], State]:
    """Return a position after some lines."""

    def build() -> State:
        state = position(**table)
        play(state, *lines)
        return state

    return build


TILES = ("exchange", "vision", "harvest")
NO_ROW = (None, None, None)

TURN = """
    rest house     rest.2           own-tile
    rest village   rest.2           others-tile
    rest *         setup.2          tile-in-box
    emerald *      scarabs.emerald  not-your-scarab
    activate *     deities.1        not-your-god
    *              turn.2           rest-or-work
"""
"""What is refused at the beginning of a turn without gods and scarabs: notations, paragraph, message."""

WORK = """
    work|rest *|emerald *                                 turn.2            working-already
    take *                                                work.2            working-already
    throw                                                 work.reroll       reroll-first
    full                                                  build.2           build-first
    seshat                                                deities.seshat    build-first
    place *                                               build.1           die-first
    pearl|decline                                         scarabs.pearl     pearl-answers
    pay *|spend *                                         work.8            nothing-due
    choose *                                              work.reroll       no-die-asked
    value *                                               work.4            no-value-asked
    gain *                                                resources.6       no-gain-asked
    discard *                                             resources.3       no-discard-asked
    forsake *                                             upkeep.2          no-god-asked
    keep *                                                setup.7           scarab-kept
    lowest|lay *                                          rest.5            nothing-to-lay
    lapis                                                 scarabs.lapis     not-your-scarab
    lower prayer 1                                        work.7            die-at-edge
    raise stone 5|raise prayer [12]                       work.7            no-cat
    lower stone 5|lower prayer 2                          work.7            no-cat
    raise *|lower *                                       work.7            no-such-die
    build 5                                               build.2           no-workers
    build *                                               build.1           no-stone
    worship geb|worship nut                               worship.2         deity-unpaid
    worship *                                             worship.1         not-in-row
    activate *                                            deities.1         not-your-god
    replace *                                             work.replace      not-in-row
    borrow *                                              scarabs.amethyst  not-your-scarab
    scarab                                                work.4            scarab-not-used
"""
"""What is refused to a seat at work with a stone 5, a prayer 1 and 2 and a worker, Shu, Geb and Nut in the row."""

AT_WORK: dict[str, Any] = {"dice": "s5 p1 p2", "board": {0: (1, 0, 0)}}
EMPTY: dict[str, Any] = {"dice": "", "board": {0: (0, 0, 0)}}
LAPIS: dict[str, Any] = {"dice": "s5 p1 p2 p3", "scarabs": {0: "lapis"}}
PEARL = played("1 build 1", "1 place cheops 1", dice="s1", scarabs={1: "pearl"})
SECOND_FLOOR = {f"cheops {space}": 1 for space in (1, 2, 4, 5)}
GROUND = {f"cheops {space}": 1 for space in range(1, 10)}
FULL = {f"cheops {space}": 1 for space in range(1, 15)}
MORE_STONES = GAME.standard.with_changes({"supply.stone_dice.seats_2": 16}, name="stones")

NO_DICE = """
    reroll            work.reroll   no-dice
    glory             work.glory    no-dice
    raise *|lower *   work.7        no-such-die
    build *           build.1       no-stone
    worship shu       worship.2     deity-unpaid
    replace shu|replace geb|replace nut  work.replace  no-dice
"""
"""What is refused besides to a seat at work without dice."""


def declaring(pays: list[str], glory: int, gains: Sequence[str] = ()) -> Edition:
    """Return an edition whose Jasper may be used once in a Work turn."""
    power = {"when": "work", "pays": pays, "gains": list(gains), "glory": glory, "limit": 1}
    changes = {f"scarabs.jasper.power.{part}": value for part, value in power.items()}
    return GAME.standard.with_changes(changes, name="declared")


def paying(rule: str) -> str:
    """Return what is refused to a seat that owes a die of any value, by the paragraph that asks for it."""
    return f"""
        spend *                               {rule}     die-is-due
        pay khnum *|pay satis *|pay anuket *  deities.1  not-your-god
        pay *                                 {rule}     no-such-die
        *                                     work.8     pay-piece
        """


DEAR_REPLACEMENT = GAME.standard.with_changes({"actions.replace_dice": 2}, name="dear")
SESHAT_FOR_A_DIE = GAME.standard.with_changes({"powers.seshat.pays": ["any"]}, name="die")

REFUSALS: list[tuple[str, Callable[[], State], int, str]] = [
    # Before chance has answered, and at the end.
    ("tiles", lambda: dealt(0), 0, "*  setup.2  dealing"),
    ("row", lambda: dealt(6), 0, "*  setup.3  drawing"),
    ("projects", lambda: dealt(9), 0, "*  setup.6  dealing"),
    ("scarabs", lambda: dealt(11), 0, "*  setup.7  dealing"),
    ("first", first_drawn, 0, "*  setup.8  dealing"),
    ("rolling", played("1 work", "1 take stone", board={0: (1, 0, 1)}), 0, "*  work.3  rolling"),
    ("replaced", played("1 replace shu", dice="s5"), 0, "*  work.replace  drawing"),
    ("envisioned", played("1 rest vision", "1 worship shu", tiles=TILES), 0, "*  tiles.vision  drawing"),
    (
        "third tile",
        played("1 rest harvest", "1 gain cat", tiles=TILES, held={0: ["house", "village"]}, board={0: (1, 0, 0)}),
        0,
        "*  rest.4  drawing",
    ),
    ("upkeep done", played("1 worship shu", "1 finish", dice="p1 p2"), 0, "*  upkeep.3  drawing"),
    ("architect rolls", played("1 finish", seats=1, dice=""), 0, "*  solo.4  rolling"),
    ("architect draws", played("1 finish", "* stone 1", seats=1, dice=""), 0, "*  solo.7  drawing"),
    ("finished", played("1 finish", dice="", pharaoh=0), 0, "*  end.3  over"),
    # At the beginning.
    ("keeping scarabs", lambda: dealt(15), 1, "*  setup.7  others-decision"),
    (
        "keeping scarabs",
        lambda: dealt(15),
        0,
        """
        keep *  setup.7  scarab-not-dealt
        *       setup.7  keep-scarab
        """,
    ),
    ("turn", position, 1, "*  turn.1  others-decision"),
    ("turn", played(tiles=TILES, held={0: ["house"], 1: ["village"]}), 0, TURN),
    (
        "poor",
        played(tiles=("exchange", "vision"), board={0: (0, 0, 0)}, glory={0: 0}, gods={0: ["bes", "hapy", "heh"]}),
        0,
        """
        rest exchange   rest.3         nothing-to-discard
        rest vision     rest.3         too-little-glory
        rest *          setup.2        tile-in-box
        activate bes    rest.1         no-rest-after-bes
        activate hapy   deities.hapy   nothing-to-discard
        activate heh    deities.1      god-of-work
        """,
    ),
    (
        "nothing to gain",
        played(board={0: (1, 0, 0)}, cats=0, supply=0, gods={0: ["hapy"]}, tiles=TILES),
        0,
        """
        activate hapy  deities.2  supply-empty
        rest *         setup.2    tile-in-box
     """,
    ),
    (
        "emerald",
        played(
            row=NO_ROW,
            tiles=["exchange"],
            scarabs={0: "emerald"},
            held={1: ["vision", "village"]},
            covered={1: ["village"]},
        ),
        0,
        """
        rest vision     rest.2           others-tile
        emerald vision  tiles.vision     row-empty
        emerald *       scarabs.emerald  not-before-another
        rest house      setup.2          tile-in-box
        """,
    ),
    (
        "no row",
        played(row=NO_ROW, tiles=["vision", "house"]),
        0,
        """
        rest vision   tiles.vision  row-empty
        rest village  setup.2       tile-in-box
     """,
    ),
    (
        "after Bes",
        played("1 activate bes", gods={0: ["bes"]}, tiles=TILES, held={0: ["house"], 1: ["village"]}),
        0,
        """
        activate bes  deities.1  god-used
        rest house    rest.2     own-tile
        rest village  rest.2     others-tile
        rest *        setup.2    tile-in-box
        emerald *     scarabs.emerald  not-your-scarab
        activate *    deities.1  not-your-god
        *             rest.1     tile-after-bes
        """,
    ),
    # Questions of tiles and boards.
    (
        "vision",
        played("1 rest vision", tiles=TILES),
        0,
        """
        worship *  tiles.vision  not-in-row
        *          tiles.vision  take-deity
        """,
    ),
    (
        "feast",
        played("1 rest feast", tiles=["feast"], supply=0),
        0,
        """
        gain stone  resources.6  none-left
        *           resources.6  name-gain
        """,
    ),
    (
        "exchange",
        played("1 rest exchange", tiles=TILES, board={0: (4, 1, 0)}),
        0,
        """
        discard stone  tiles.exchange  none-on-board
        *              tiles.exchange  discard-for-others
        """,
    ),
    (
        "exchanged",
        played("1 rest exchange", "1 discard worker", tiles=TILES, board={0: (4, 1, 0)}),
        0,
        """
        gain worker  tiles.exchange  same-kind
        *            resources.6     name-gain
        """,
    ),
    (
        "Hapy",
        played("1 activate hapy", gods={0: ["hapy"]}, board={0: (4, 1, 0)}),
        0,
        """
        discard stone  deities.hapy  none-on-board
        *              deities.hapy  discard-for-others
        """,
    ),
    (
        "Hapy gives",
        played("1 activate hapy", "1 discard cat", gods={0: ["hapy"]}, board={0: (4, 1, 0)}),
        0,
        """
        gain cat  deities.hapy  same-kind
        *         resources.6   name-gain
        """,
    ),
    (
        "full board",
        played("1 rest village", tiles=["village"], board={0: (5, 2, 0)}),
        0,
        """
        discard stone  resources.3  none-on-board
        *              resources.3  board-full
        """,
    ),
    (
        "laying",
        played(
            "1 rest harvest", "1 gain cat", seats=1, tiles=TILES, held={0: ["house", "village"]}, board={0: (1, 0, 0)}
        ),
        0,
        """
        lay [12]          rest.5  number-taken
        lay [789]|lay 10  rest.5  no-such-number
        *                 rest.5  lay-tile
        """,
    ),
    # Questions of a Work turn.
    ("taking", played("1 work", board={0: (1, 0, 1)}), 0, "*  work.2  take-die"),
    (
        "rerolling",
        played("1 reroll", **AT_WORK),
        0,
        """
        throw     work.reroll  nothing-to-throw
        choose *  work.reroll  no-such-die
        *         work.reroll  choose-or-throw
        """,
    ),
    (
        "lapis is full",
        played("1 lapis", "1 choose stone 5", "1 choose prayer 1", "1 choose prayer 2", **LAPIS),
        0,
        """
        choose prayer 3  scarabs.lapis  lapis-full
        choose *         work.reroll    no-such-die
        *                work.reroll    choose-or-throw
        """,
    ),
    (
        "Amon picks",
        played("1 activate amon", gods={0: ["amon"]}, **AT_WORK),
        0,
        """
        choose prayer *  deities.amon  no-such-die
        *                deities.amon  choose-for-amon
        """,
    ),
    (
        "Mut picks",
        played("1 activate mut", gods={0: ["mut"]}, **AT_WORK),
        0,
        """
        choose stone *  deities.mut  no-such-die
        *               deities.mut  choose-for-mut
        """,
    ),
    (
        "Amon sets",
        played("1 activate amon", "1 choose prayer 1", gods={0: ["amon"]}, **AT_WORK),
        0,
        """
        value 1  deities.amon  shows-it-already
        *        deities.amon  name-value
        """,
    ),
    (
        "placing",
        played("1 build 5", dice="s5", board={0: (2, 0, 0)}, built=SECOND_FLOOR),
        0,
        """
        place cheops [1245]             build.1  space-filled
        place cheops 10                 build.3  too-few-workers
        place cheops *                  build.1  no-square-below
        place chephren *|place mykerinos *  setup.1  pyramid-not-in-play
        *                               build.1  choose-space
        """,
    ),
    (
        "costing",
        played("1 build 5", "1 place cheops 1", dice="s5", board={0: (2, 0, 0)}, gods={0: ["seshat"]}),
        0,
        "*  deities.seshat  full-or-seshat",
    ),
    (
        "Aton takes",
        played("1 activate aton", dice="", gods={0: ["aton", "heh", "shu"]}, row=NO_ROW),
        0,
        """
        forsake aton  deities.aton    aton-stays
        forsake shu   deities.ennead  ennead-whole
        forsake *     deities.aton    not-your-god
        *             deities.aton    give-to-aton
        """,
    ),
    (
        "Aton and a loan",
        played(
            "1 borrow khonsu",
            "1 activate aton",
            dice="s5",
            gods={0: ["aton", "heh", "re"]},
            row=("khonsu", "shu", "geb"),
            scarabs={0: "amethyst"},
        ),
        0,
        """
        forsake aton    deities.aton  aton-stays
        forsake khonsu  deities.aton  god-borrowed
        forsake ennead  deities.aton  no-ennead
        forsake *       deities.aton  not-your-god
        *               deities.aton  give-to-aton
        """,
    ),
    (
        "upkeep",
        played("1 finish", gods={0: ["heh", "re", "shu"]}, row=NO_ROW, **EMPTY),
        0,
        """
        forsake shu  deities.ennead  ennead-whole
        forsake *    upkeep.2        not-your-god
        *            upkeep.2        give-up-god
        """,
    ),
    ("Pearl answers", PEARL, 1, "*  scarabs.pearl  copy-or-decline"),
    (
        "paying any die",
        played("1 glory", gods={0: ["khnum", "satis"]}, **AT_WORK),
        0,
        """
        spend *       work.glory       die-is-due
        pay khnum 6   deities.virtual  virtual-any-value
        pay satis 4   deities.virtual  virtual-any-value
        pay khnum *   deities.virtual  virtual-shows-other
        pay satis *   deities.virtual  virtual-shows-other
        pay anuket *  deities.1        not-your-god
        pay *         work.glory       no-such-die
        *             work.8           pay-piece
        """,
    ),
    (
        "paying after Khnum",
        played("1 glory", "1 pay khnum 5", gods={0: ["khnum"]}, **AT_WORK),
        0,
        """
        spend *                   work.glory  die-is-due
        pay khnum *               deities.1   god-used
        pay satis *|pay anuket *  deities.1   not-your-god
        pay *                     work.glory  no-such-die
        *                         work.8      pay-piece
        """,
    ),
    (
        "paying for Shu",
        played("1 worship shu", dice="s1 p1 p2 p3"),
        0,
        """
        spend *                               worship.2  die-is-due
        pay prayer 3                          worship.2  wrong-die
        pay khnum *|pay satis *|pay anuket *  deities.1  not-your-god
        pay *                                 worship.2  no-such-die
        *                                     work.8     pay-piece
        """,
    ),
    (
        "paying for Khnum with Turquoise",
        played("1 worship khnum", dice="s5 p5 p1 p2", row=("khnum", "geb", "nut"), scarabs={0: "turquoise"}),
        0,
        """
        spend *                               worship.2  die-is-due
        pay stone 5                           work.8     rest-unpaid
        pay khnum *|pay satis *|pay anuket *  deities.1  not-your-god
        pay *                                 worship.2  no-such-die
        *                                     work.8     pay-piece
        """,
    ),
    (
        "paying a worker",
        played("1 build 3", "1 place cheops 1", dice="s3", board={0: (1, 1, 0)}, gods={0: ["bastet"]}),
        0,
        """
        pay *  build.2  worker-is-due
        *      work.8   pay-piece
        """,
    ),
    (
        "paying a cat",
        played("1 raise stone 3", dice="s3", board={0: (1, 1, 0)}, gods={0: ["bastet"]}),
        0,
        """
        pay *  work.7  cat-is-due
        *      work.8  pay-piece
        """,
    ),
    ("paying for a replacement", played("1 replace shu", **AT_WORK), 0, paying("work.replace")),
    ("paying for Min", played("1 activate min", gods={0: ["min"]}, **AT_WORK), 0, paying("deities.min")),
    (
        "paying for a loan",
        played("1 borrow heh", row=("heh", "geb", "nut"), scarabs={0: "amethyst"}, **AT_WORK),
        0,
        paying("scarabs.amethyst"),
    ),
    (
        "paying for a declared power",
        played("1 scarab", scarabs={0: "jasper"}, edition=declaring(["any"], 1), **AT_WORK),
        0,
        paying("scarabs.jasper"),
    ),
    (
        "paying for Khepri",
        played("1 activate khepri", dice="s2 s2 p2 p2 p3", gods={0: ["khepri"]}),
        0,
        """
        spend *                               deities.khepri  die-is-due
        pay prayer 3                          work.8          rest-unpaid
        pay khnum *|pay satis *|pay anuket *  deities.1       not-your-god
        pay *                                 deities.khepri  no-such-die
        *                                     work.8          pay-piece
        """,
    ),
    (
        "paying with Seshat",
        played(
            "1 build 6",
            "1 place cheops 1",
            "1 seshat",
            gods={0: ["seshat"]},
            dice="s6 s5 p1 p2",
            edition=SESHAT_FOR_A_DIE,
        ),
        0,
        "pay stone 6  work.5  die-is-built" + paying("deities.seshat"),
    ),
    # The actions of a Work turn.
    ("working", played(**AT_WORK), 0, WORK),
    (
        "rerolled",
        played("1 reroll", "1 choose prayer 1", "1 throw", "* prayer 1", **AT_WORK),
        0,
        "reroll  work.reroll  rerolled",
    ),
    (
        "without dice",
        played(gods={0: ["amon", "mut", "maat", "ptah", "khepri", "neith", "bes", "serket"]}, **EMPTY),
        0,
        NO_DICE
        + """
        activate amon     deities.amon    no-prayer-die
        activate mut      deities.mut     no-stone-die
        activate maat     deities.maat    no-dice
        activate ptah     deities.ptah    no-used-god
        activate khepri   deities.2       power-unpaid
        activate neith    deities.2       power-unpaid
        activate bes      deities.1       god-of-rest
        activate serket   deities.1       god-acts-itself
        """,
    ),
    (
        "one die",
        played(dice="s5", board={0: (0, 0, 0)}, edition=DEAR_REPLACEMENT),
        0,
        """
        glory                                work.glory    too-few-dice
        replace shu|replace geb|replace nut  work.replace  too-few-dice
        raise prayer *|lower prayer *        work.7        no-such-die
        worship shu                          worship.2     deity-unpaid
        """,
    ),
    ("Heh is used", played("1 activate heh", gods={0: ["heh"]}, **AT_WORK), 0, "activate heh  deities.1  god-used"),
    ("Khnum pays", played(gods={0: ["khnum"]}, **AT_WORK), 0, "activate khnum  deities.virtual  virtual-pays"),
    ("Aton alone", played(gods={0: ["aton"]}, **AT_WORK), 0, "activate aton  deities.aton  no-other-god"),
    ("no worker left", played(gods={0: ["min"]}, workers=0, **AT_WORK), 0, "activate min  deities.2  supply-empty"),
    (
        "at six",
        played(dice="s6 p1 p2", board={0: (0, 1, 0)}),
        0,
        """
        raise stone 6                    work.7   die-at-edge
        raise stone 5|lower stone 5      work.7   no-such-die
        build 6                          build.2  no-workers
        build 5                          build.1  no-stone
        """,
    ),
    (
        "all built",
        played(dice="s5 p1 p2", board={0: (4, 0, 0), 1: (4, 1, 0)}, built=FULL, edition=MORE_STONES),
        0,
        "build 5  build.1  no-open-space",
    ),
    (
        "only floors",
        played(dice="s1 p1 p2", board={0: (0, 0, 0)}, built=GROUND, edition=MORE_STONES),
        0,
        """
        build 1                      build.3  no-workers-for-floor
        build *                      build.1  no-stone
        lower prayer 1|lower stone 1  work.7  die-at-edge
        raise stone 1                work.7  no-cat
        raise stone 5|lower stone 5  work.7  no-such-die
        """,
    ),
    ("lapis without dice", played(scarabs={0: "lapis"}, **EMPTY), 0, NO_DICE + "lapis  scarabs.lapis  no-dice"),
    (
        "declared power used",
        played("1 scarab", scarabs={0: "jasper"}, edition=declaring(["worker"], 1), **AT_WORK),
        0,
        "scarab  scarabs.jasper  scarab-used",
    ),
    (
        "declared power unpaid",
        played(scarabs={0: "jasper"}, edition=declaring(["cat"], 1), **AT_WORK),
        0,
        "scarab  scarabs.jasper  scarab-unpaid",
    ),
    (
        "declared power idle",
        played(scarabs={0: "jasper"}, edition=declaring(["any"], 0, gains=["ready"]), **AT_WORK),
        0,
        "scarab  scarabs.jasper  scarab-idle",
    ),
    (
        "lapis used",
        played("1 lapis", "1 choose prayer 3", "1 throw", "* prayer 1", board={0: (1, 0, 0)}, **LAPIS),
        0,
        "lapis  scarabs.lapis  lapis-used",
    ),
    (
        "amethyst",
        played(row=("heh", "geb", "nut"), scarabs={0: "amethyst"}, **EMPTY),
        0,
        """
        reroll                   work.reroll       no-dice
        glory                    work.glory        no-dice
        raise *|lower *          work.7            no-such-die
        build *                  build.1           no-stone
        worship heh              worship.2         deity-unpaid
        replace heh|replace geb|replace nut  work.replace  no-dice
        borrow heh               scarabs.amethyst  no-dice
        borrow geb|borrow nut    scarabs.amethyst  no-work-power
        borrow *                 scarabs.amethyst  not-in-row
        """,
    ),
    (
        "borrowed",
        played("1 borrow heh", "1 pay prayer 1", row=("heh", "geb", "nut"), scarabs={0: "amethyst"}, **AT_WORK),
        0,
        """
        borrow *        scarabs.amethyst  borrowed-already
        worship heh     worship.2         deity-unpaid
        lower prayer 1|raise prayer 1  work.7  no-such-die
        """,
    ),
]
"""Positions and seats, each with what is refused there, as the rulebook has it: notations, paragraph and message."""


@pytest.mark.parametrize(
    ("table", "seat", "expected"),
    [case[1:] for case in REFUSALS],
    ids=[f"{name}-{seat}" for name, _, seat, _ in REFUSALS],
)
def test_everything_illegal_is_refused_as_the_rulebook_has_it(
    table: Callable[[], State], seat: int, expected: str
) -> None:
    state = table()
    usual = {int(at.TURN): TURN, int(at.WORKING): WORK}
    check_refusals(GAME, state, seat, expected, elsewhere=usual.get(state.save()["phase"], ""))


def test_every_phase_has_its_refusals() -> None:
    seen = {table().view(None)["phase"] for _, table, _, _ in REFUSALS}
    assert seen == set(at.NAMES) - {"architect"}, "the architect decides nothing"


def test_every_refusal_stands_in_a_table() -> None:
    check_messages(GAME, [table for *_, table in REFUSALS] + [TURN, WORK])


@pytest.mark.parametrize("number", range(len(REFUSALS)))
def test_whoever_waits_is_told_who_decides(number: int) -> None:
    state = REFUSALS[number][1]()
    waiting = {0, 1} - set(state.actors()) if len(state.scores()) > 1 and state.actor() not in (CHANCE, OVER) else ()
    rule = "setup.7" if state.view(None)["phase"] == "scarab" else "turn.1"
    for seat in waiting:
        check_refusals(GAME, state, seat, f"*  {rule}  others-decision")


def test_a_refusal_says_what_is_lacking() -> None:
    state = played(tiles=TILES, glory={0: 0}, board={0: (0, 0, 0)})()
    with pytest.raises(
        Refusal, match=r"too little Glory for this tile: harvest, 1 Glory. \(pyramidice.rest.3\)"
    ) as caught:
        decide(GAME, state, 0, GAME.action("rest harvest"))
    assert caught.value.sentence("fr").endswith("récolte, 1 point de Gloire.")
