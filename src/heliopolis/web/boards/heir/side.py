"""Beside the board: what the rival may hold, the monument cards, and the Corner Pyramid with its offerings."""

from functools import lru_cache

from htpy import Node, b, button, div, em, h2, header, i, p, section, span
from markupsafe import Markup

from heliopolis.games.heir.components import CARD_NAMES, KIND_NAMES
from heliopolis.web.boards.heir.marks import (
    OWN,
    card_back,
    figure,
    ground,
    mark,
    monument_face,
    monument_tile,
    sign,
    small_card,
    split,
    token,
)
from heliopolis.web.boards.heir.voice import Voice, voice
from heliopolis.web.moment import Moment
from heliopolis.web.pieces import glyph


def side(moment: Moment) -> Node:
    """Draw what lies beside the board."""
    seats = [1 - moment.viewer] if moment.viewer is not None else [1, 0]
    if moment.view["phase"] == "finished":
        seats = []
    return div(class_="side", id="side")[[tracker(moment, seat) for seat in seats], monuments(moment), corner(moment)]


# What may be in a hand.


def tracker(moment: Moment, seat: int) -> Markup:
    """Draw which bidding cards a player may still hold, and how many."""
    view = moment.view
    shown = view["seats"][seat]
    own = view["seats"][moment.viewer] if moment.viewer is not None else None
    sealed = view["phase"] in ("bid", "change") and (shown["decided"] or view["phase"] == "change")
    bid = own["bid"] or "" if own and view["phase"] == "bid" else ""
    return tracker_of(
        voice(moment.speaker.language),
        seat,
        moment.names[seat],
        tuple(shown["possible"]),
        tuple(shown["certain"]) if shown["offerings_count"] else (),
        shown["hand_count"] - sealed,
        int(sealed),
        shown["offerings_count"],
        shown["magic_count"],
        bid,
    )


@lru_cache(maxsize=1024)
def tracker_of(
    said: Voice,
    seat: int,
    name: str,
    possible: tuple[str, ...],
    certain: tuple[str, ...],
    hand: int,
    sealed: int,
    offered: int,
    magic: int,
    bid: str,
) -> Markup:
    """Draw a player's tracker; cards that would beat the viewer's sealed bid are ringed."""
    label = said.say("heir-may-hold", player=name)
    cards = said.words(list(possible))
    cells: list[Node] = []
    for number in range(1, 13):
        on = " on" if any(split(card)[0] == str(number) for card in possible) else ""
        cells.append(span(class_=f"h num{on}", style=f"grid-area:1/{number}")[str(number)])
    cells += [tracker_cell(card, state_of(card, possible, certain, bid)) for card in CARD_NAMES]
    count = said.say("heir-hand-count", hand=hand, bid=sealed, offered=offered, all=len(possible))
    sure = said.say("heir-sure") if certain else ""
    ringed = said.say("heir-ringed") if bid else ""
    return Markup(
        section(class_="hand2 slab", aria_label=label)[
            header[
                mark(seat),
                h2(class_="overline")[label],
                span(class_="fan2", role="img", aria_label=said.say("heir-hand", cards=hand, magic=magic))[
                    [i] * hand, [i(class_=f"own-{OWN[seat]}")] * magic
                ],
            ],
            div(class_="tracker", role="img", aria_label=said.say("heir-may-hold-cards", player=name, cards=cards))[
                cells
            ],
            p(class_="note")[count, f" {sure}" if sure else None, f" {ringed}" if ringed else None],
        ]
    )


@lru_cache(maxsize=256)
def tracker_cell(card: str, state: str) -> Markup:
    """Draw one card of the tracker; they stand from the lowest to the highest, so what follows one beats it."""
    number, symbol = split(card)
    crown = symbol == "crown"
    area = f"2/{number}/4" if crown else f"{2 if symbol == 'sun' else 3}/{number}"
    drawn = glyph("crook-flail") if crown else sign(f"sign-{symbol}")
    classes = f"c c-{'p' if crown else symbol[0]} k-{card}{state}"
    return Markup(span(class_=classes, style=f"grid-area:{area}")[drawn])


def state_of(card: str, possible: tuple[str, ...], certain: tuple[str, ...], bid: str) -> str:
    """Tell how a card of the tracker looks: whether it may be held, surely is, and would beat a bid."""
    if card not in possible:
        return ""
    beats = bid and CARD_NAMES.index(card) > CARD_NAMES.index(bid)
    return " on" + " is-sure" * (card in certain) + " is-threat" * bool(beats)


# Monument cards.


def monuments(moment: Moment) -> Markup:
    """Draw the active card with its token, the display, the deck, and what each player has claimed."""
    view = moment.view
    legal = tuple(
        (moment.game.actions[action], action)
        for action in moment.legal
        if moment.game.actions[action].startswith(("claim", "renew"))
    )
    active, following = view["active_token"], view["next_token"]
    return monuments_of(
        voice(moment.speaker.language),
        view["active_card"] or "",
        tuple(kind or "" for kind in view["display"]),
        (active["name"], *active["arrows"]) if active else (),
        (following["name"], *following["arrows"]) if following else (),
        tuple(view["unseen_monument_cards"].items()),
        tuple(view["moons"].items()),
        tuple(view["card_points"]),
        tuple(tuple(seat["monument_cards"][kind] for kind in KIND_NAMES) for seat in view["seats"]),
        tuple(moment.names),
        legal,
    )


@lru_cache(maxsize=1024)
def monuments_of(
    said: Voice,
    active: str,
    display: tuple[str, ...],
    active_token: tuple[str, ...],
    next_token: tuple[str, ...],
    deck: tuple[tuple[str, int], ...],
    moons: tuple[tuple[str, int], ...],
    card_points: tuple[int, ...],
    claimed: tuple[tuple[int, ...], ...],
    names: tuple[str, ...],
    legal: tuple[tuple[str, int], ...],
) -> Markup:
    """Draw the monument cards."""
    worth, acts = dict(moons), dict(legal)
    lit = " is-asked" if acts else ""
    left = sum(count for _, count in deck)
    unseen = said.web.join([said.say("heir-so-many", count=count, name=said.word(kind)) for kind, count in deck])
    cards: list[Node] = [
        div(class_="active")[figure(monument_card(said, active, worth, acts, "active"), said.say("heir-active"))],
        div(class_="toks")[
            figure(blank_token(said, active_token, "heir-token"), said.say("heir-token")),
            div(class_="next")[figure(blank_token(said, next_token, "heir-next"), said.say("heir-next"))],
        ],
        [
            figure(monument_card(said, kind, worth, acts, f"display-{slot}"), said.say("heir-display"))
            for slot, kind in enumerate(display)
        ],
        figure(deck_card(said, left, unseen, acts), said.say("heir-deck")),
    ]
    return Markup(
        section(class_=f"monuments slab{lit}", aria_label=said.say("heir-monuments"))[
            h2(class_="overline")[said.say("heir-monuments"), span(class_="worth")[said.say("heir-thoth-picks")]],
            div(class_="display")[cards],
            [claims(said, seat, names[seat], claimed[seat], card_points) for seat in range(2)],
        ]
    )


def monument_card(said: Voice, kind: str, worth: dict[str, int], acts: dict[str, int], key: str) -> Node:
    """Draw a monument card face up; one that can be chosen is lit."""
    if not kind:
        return span(class_="well mocard", role="img", aria_label=said.say("heir-none-yet"))
    name = said.title(kind)
    about = f"{name}: {said.about(kind, 'heir.ptah.1')}"
    face = monument_face(kind, name, worth[kind])
    piece = "tile mocard en en-sandstone"
    for verb in ("claim", "renew"):
        notation = f"{verb} {kind}"
        if notation in acts:
            label = said.action(acts.pop(notation))
            return button(
                type="button",
                class_=f"{piece} is-legal",
                aria_label=label,
                title=about,
                data_act=notation,
                data_key=f"{key}-{kind}",
            )[face]
    return span(
        class_=piece,
        role="img",
        aria_label=said.say("heir-worth", name=name, moons=worth[kind]),
        title=about,
        data_key=f"{key}-{kind}",
    )[face]


def blank_token(said: Voice, shown: tuple[str, ...], message: str) -> Node:
    """Draw a token that is not on the board yet."""
    if not shown:
        return span(class_="tok")
    label = said.say("heir-token-label", token=said.say(message), arrows=said.words(list(shown[1:])))
    return span(class_="tok-box", role="img", aria_label=label, title=label, data_key=f"token-{shown[0]}")[
        token("", None, shown[1:], 0)
    ]


def deck_card(said: Voice, left: int, unseen: str, acts: dict[str, int]) -> Node:
    """Draw the deck of monument cards; Thoth may take its top card."""
    face = [span(class_="tile-face")[ground("stars"), sign("corner-pyramid")], span(class_="count")[str(left)]]
    title = said.say("heir-deck-holds", cards=unseen)
    classes = "tile mocard is-back en en-back"
    if "renew hidden" in acts:
        label = said.action(acts["renew hidden"])
        return button(
            type="button", class_=f"{classes} is-legal", aria_label=label, title=title, data_act="renew hidden"
        )[face]
    return span(class_=classes, role="img", aria_label=title, title=title)[face]


def claims(said: Voice, seat: int, name: str, claimed: tuple[int, ...], card_points: tuple[int, ...]) -> Node:
    """Draw what a player has claimed of each kind, and what the next card would score."""
    drawn = []
    for kind, count in zip(KIND_NAMES, claimed, strict=True):
        label = said.say("heir-so-many", count=count, name=said.word(kind))
        gain = f"+{card_points[count]}" if count < len(card_points) else "–"
        drawn.append(
            span(class_="cl")[monument_tile(kind, label, count=count), em[said.say("heir-next-card"), " ", b[gain]]]
        )
    return div(class_="claims", role="group", aria_label=said.say("heir-claims", player=name))[mark(seat), drawn]


# The Corner Pyramid.


def corner(moment: Moment) -> Markup:
    """Draw the offerings of both players, face down; to their own player what they are."""
    view = moment.view
    opens = view["round"] + view["round"] % 2
    first = moment.viewer if moment.viewer is not None else 0
    offered = tuple((seat, view["seats"][seat]["offerings_count"]) for seat in (1 - first, first))
    own = tuple(view["seats"][moment.viewer]["offerings"]) if moment.viewer is not None else ()
    level = opens // 2 - 1
    return corner_of(
        voice(moment.speaker.language),
        opens if view["phase"] != "finished" else 0,
        view["corners"][level],
        offered,
        own,
        moment.viewer,
        tuple(view["supply"]),
        tuple(moment.names),
    )


@lru_cache(maxsize=1024)
def corner_of(
    said: Voice,
    opens: int,
    bonus: int,
    offered: tuple[tuple[int, int], ...],
    own: tuple[str, ...],
    viewer: int | None,
    supply: tuple[str, ...],
    names: tuple[str, ...],
) -> Markup:
    """Draw the Corner Pyramid."""
    title = said.about("offering", "heir.pharaoh.3")
    rows = []
    for seat, count in offered:
        if seat == viewer:
            cards = [
                card_back(
                    said.say("heir-offered", card=said.word(card)), key=f"card-{card}", peek=card.partition("-")[0]
                )
                for card in own
            ]
        else:
            cards = [card_back(said.say("heir-card-down"), key=f"offer-{seat}-{slot}") for slot in range(count)]
        label = said.say("heir-offerings", player=names[seat], count=count)
        rows.append(
            span(class_="off", role="group", aria_label=label, title=title)[
                mark(seat), span(class_="pair")[cards], b(class_="num")[str(count)]
            ]
        )
    gifts = [small_card(card, said.say("heir-supply", card=card), key=f"card-{card}") for card in supply]
    about = said.about("gift", "heir.magic.a")
    return Markup(
        section(class_="corner slab", aria_label=said.say("heir-corner"))[
            div(class_="cp-art", title=said.about("pyramid", "heir.pharaoh.4"))[sign("corner-pyramid")],
            div(class_="cp-body")[
                h2(class_="overline")[
                    said.say("heir-corner"),
                    span(class_="worth")[said.say("heir-opens", sun=opens, points=bonus)] if opens else None,
                ],
                div(class_="offers")[rows, span(class_="supply", title=about)[gifts]],
            ],
        ]
    )
