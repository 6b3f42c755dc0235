"""Every component of 48 as it is drawn: counts of the text, signs, safe zone, contrast, low ink, backs."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest

from kit.drawing.cards import SPINE, detail_for
from kit.drawing.colour import contrast
from kit.drawing.flat import Box, Matrix, Placed, bounds, flat, texts
from kit.drawing.icons import icons
from kit.drawing.shapes import Drawing, Group, Item, Path, Text
from kit.drawing.signs import sign
from kit.drawing.tokens import (
    CARD,
    COLOURS,
    FLOOR,
    INK,
    MARK_FLOOR,
    MIN_CONTRAST,
    PRINT,
    PRINT_LOW,
    SCREEN_DARK,
    SCREEN_LIGHT,
    SEAT,
    SMALL,
    Look,
)
from kit.engine.game import Component
from kit.games import load as load_game
from kit.games.forty_eight.faces import draw
from kit.type.metrics import ascent, cap_height, missing, width
from translations import LANGUAGES, Words, load

COMPONENTS = load_game("forty-eight").components
IDS = [component.id for component in COMPONENTS]
SUITS = ("red", "blue", "yellow", "green", "black", "white")
CHARACTERS = ("key", "cup", "leaf", "bell", "boat")
BACKS = ("back-incident", "back-time", "back-rank")
LOOKS = (PRINT, PRINT_LOW, SCREEN_LIGHT, SCREEN_DARK)


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return load(request.param, "forty-eight")


@pytest.fixture(scope="module")
def english() -> Words:
    return load("en", "forty-eight")


def _of(kind: str) -> list[Component]:
    return [component for component in COMPONENTS if component.kind == kind]


def _paths(drawing: Drawing) -> list[Path]:
    return [placed.item for placed in flat(drawing) if isinstance(placed.item, Path)]


def _said(drawing: Drawing) -> list[str]:
    return [placed.item.text for placed in texts(drawing) if isinstance(placed.item, Text)]


# What the box holds.


def test_fe_incident_cards_24_four_a_suit() -> None:
    # 001:18-20: 24 cards, six suits of four, the 1 twice, 2 and 3 once.
    assert sum(component.count for component in _of("incident")) == 24
    copies = {component.id: component.count for component in _of("incident")}
    assert copies == {f"incident-{suit}-{n}": 2 if n == 1 else 1 for suit in SUITS for n in (1, 2, 3)}


def test_fe_time_cards_45_nine_a_set_24_hours_each() -> None:
    # 001:22-24: 45 cards; 0, 3, 4, 5, 6 once, 1 and 2 twice in a set of nine, 24 hours.
    assert sum(component.count for component in _of("time")) == 45
    for character in CHARACTERS:
        counts = [(int(c.id[-1]), c.count) for c in _of("time") if f"-{character}-" in c.id]
        assert sum(count for _, count in counts) == 9
        assert sum(hours * count for hours, count in counts) == 24


def test_fe_rank_cards_two() -> None:
    assert [(component.id, component.count) for component in _of("rank")] == [("rank-1", 1), ("rank-2", 1)]


def test_what_is_not_in_the_text_is_named_the_kit_s() -> None:
    assert {component.id for component in COMPONENTS if component.source == "kit"} == {
        "boss-marker", "aid", "score-pad", "back-incident", "back-time", "back-rank", "back-aid",
    }  # fmt: skip
    assert {component.source for component in COMPONENTS} - {"kit"} == {"001:20", "001:24", "001:27"}


def test_every_card_has_a_back_in_the_list_and_one_back_a_pile() -> None:
    backs = {kind: {component.back for component in _of(kind)} for kind in ("incident", "time", "rank", "boss", "aid")}
    assert backs == {
        "incident": {"back-incident"},
        "time": {"back-time"},
        "rank": {"back-rank"},
        "boss": {"back-rank"},
        "aid": {"back-aid"},
    }
    assert {"back-incident", "back-time", "back-rank", "back-aid"} <= set(IDS)


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.id)
def test_a_face_has_the_size_of_its_component(component: Component, english: Words) -> None:
    drawing = draw(component.id, english, PRINT)
    assert (drawing.width, drawing.height, drawing.unit) == (component.width, component.height, "mm")
    if component.kind != "pad":
        assert (drawing.bleed, drawing.safe, drawing.radius) == (3, 4, 3)


@pytest.mark.parametrize("bad", ["incident-red-4", "time-kite-1", "time-key-7", "rank-3", "boss", "back-", "", "x"])
def test_an_unknown_component_is_refused(bad: str, english: Words) -> None:
    with pytest.raises(ValueError, match="no component"):
        draw(bad, english, PRINT)


# Signs beside colours, counts beside numbers.


def _commands(drawing: Drawing) -> list[object]:
    return [path.commands for path in _paths(drawing)]


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("look", [PRINT, PRINT_LOW])
def test_each_suit_wears_its_sign(suit: str, look: Look, english: Words) -> None:
    drawn = _commands(draw(f"incident-{suit}-2", english, look))
    worn = {c.name for c in COLOURS.values() if sign(c.sign, 5, 20.2, 5, INK).commands in drawn}
    assert worn == {suit}


@pytest.mark.parametrize("character", CHARACTERS)
def test_each_time_set_wears_its_thing(character: str, english: Words) -> None:
    drawn = _commands(draw(f"time-{character}-3", english, PRINT_LOW))
    worn = {name for name in SEAT if all(part.commands in drawn for part in icons()[name])}
    assert worn == {character}


def test_low_ink_cards_of_equal_number_still_differ(english: Words) -> None:
    incidents = [tuple(_commands(draw(f"incident-{suit}-1", english, PRINT_LOW))) for suit in SUITS]
    sets = [tuple(_commands(draw(f"time-{character}-1", english, PRINT_LOW))) for character in CHARACTERS]
    assert len(set(incidents)) == 6
    assert len(set(sets)) == 5


@pytest.mark.parametrize("detail", ["full", "index", "small"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_stars_by_count(number: int, detail: str, english: Words) -> None:
    star = icons()["star"][0].commands
    for look in LOOKS:
        paths = _paths(draw(f"incident-green-{number}", english, look, detail))  # type: ignore[arg-type]
        assert sum(path.commands == star and path.style.fill == INK for path in paths) == number


def _closed(path: Path) -> int:
    return sum(command[0] == "Z" for command in path.commands)


@pytest.mark.parametrize("hours", range(7))
@pytest.mark.parametrize("detail", ["full", "small"])
def test_hours_by_filled_sectors_of_twelve(hours: int, detail: str, english: Words) -> None:
    dial = [
        p for p in _paths(draw(f"time-cup-{hours}", english, PRINT, detail)) if len(p.commands) > 4 * _closed(p) > 0
    ]  # type: ignore[arg-type]
    filled = [p for p in dial if p.style.fill == p.style.stroke == SEAT["cup"].fill and _closed(p) > 0]
    empty = [p for p in dial if p.style.fill is None and p.style.stroke == PRINT.hairline]
    assert sum(_closed(path) for path in filled) == hours
    assert sum(_closed(path) for path in empty) == 12 - hours


def _spines(items: tuple[Item, ...], inside: bool = False) -> Iterator[Item]:
    for item in items:
        if isinstance(item, Group):
            yield from _spines(item.items, inside or item.role == SPINE)
        elif inside:
            yield item


@pytest.mark.parametrize("hours", range(7))
def test_6_is_underlined_in_the_spine_and_no_other_number(hours: int, english: Words) -> None:
    spine = list(_spines(draw(f"time-leaf-{hours}", english, PRINT).items))
    lines = [item for item in spine if isinstance(item, Path) and [c[0] for c in item.commands] == ["M", "L"]]
    level = [path for path in lines if path.commands[0][2] == path.commands[1][2] and path.style.fill is None]
    assert len(level) == (2 if hours == 6 else 0)


def test_the_0_says_that_it_returns(words: Words) -> None:
    assert (
        "".join(_said(draw("time-bell-0", words, PRINT))).replace(" ", "").find(words("fe-time-zero").replace(" ", ""))
        >= 0
    )


# Words on the faces.


def _extent(placed: Placed) -> Box:
    """The box of a text where it lands: capitals or full-width characters, without tails."""
    text = placed.item
    assert isinstance(text, Text)
    long = width(text.text, text.size, text.lang, text.bold)
    left = text.x - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    wide = any(ord(character) > 0x2E7F for character in text.text)
    top = text.y - (ascent if wide else cap_height)(text.size, text.lang)
    corners = [placed.matrix.apply(x, y) for x, y in product((left, left + long), (top, text.y))]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _texts_by_spine(items: tuple[Item, ...], matrix: Matrix, spine: bool = False) -> Iterator[tuple[Placed, bool]]:
    for item in items:
        if isinstance(item, Group):
            yield from _texts_by_spine(item.items, matrix.inside(item), spine or item.role == SPINE)
        elif isinstance(item, Text):
            yield Placed(item, matrix, "mm"), spine


@pytest.mark.parametrize("component_id", IDS)
def test_every_text_lies_in_the_safe_zone(component_id: str, words: Words) -> None:
    drawing = draw(component_id, words, PRINT)
    outside = []
    for placed, spine in _texts_by_spine(drawing.items, Matrix()):
        box, safe = _extent(placed), CARD.spine_safe if spine else drawing.safe
        if min(box.left, box.top, drawing.width - box.right, drawing.height - box.bottom) < safe - 0.01:
            outside.append((placed.item, box))
    assert outside == []


@pytest.mark.parametrize("component_id", IDS)
def test_every_text_fits_its_room_has_its_glyphs_and_keeps_the_floor(component_id: str, words: Words) -> None:
    for placed in texts(draw(component_id, words, PRINT)):
        text = placed.item
        assert isinstance(text, Text)
        assert missing(text.text, text.lang) == ()
        assert text.width is not None
        assert width(text.text, text.size, text.lang, text.bold) <= text.width + 0.01, text
        assert text.size * placed.matrix.scale >= (MARK_FLOOR if text.text == words("mark-kit") else FLOOR)


def _holds(box: Box, x: float, y: float) -> bool:
    return box.left <= x <= box.right and box.top <= y <= box.bottom


@pytest.mark.parametrize("look", LOOKS, ids=["print", "low", "light", "dark"])
def test_every_text_is_readable_on_what_lies_under_it(look: Look, english: Words) -> None:
    for component_id in IDS:
        grounds: list[tuple[Box, str]] = []
        for placed in flat(draw(component_id, english, look)):
            if isinstance(placed.item, Path):
                if placed.item.style.fill is not None:
                    grounds.append((bounds(placed.item.commands, placed.matrix), placed.item.style.fill))
                continue
            box = _extent(placed)
            x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
            under = [fill for ground, fill in grounds if _holds(ground, x, y)][-1]
            assert contrast(placed.item.fill, under) >= MIN_CONTRAST, (component_id, placed.item)


@pytest.mark.parametrize("suit", SUITS)
def test_no_text_stands_on_the_hatch(suit: str, english: Words) -> None:
    drawing = draw(f"incident-{suit}-3", english, PRINT)
    hatches = [
        bounds(placed.item.commands, placed.matrix)
        for placed in flat(drawing)
        if isinstance(placed.item, Path) and placed.item.style.stroke == PRINT.hatch(COLOURS[suit].fill)
    ]
    assert (suit == "white") == (hatches == [])
    for placed in texts(drawing):
        box = _extent(placed)
        for hatch in hatches:
            assert box.right < hatch.left or box.left > hatch.right or box.bottom < hatch.top or box.top > hatch.bottom


def test_a_kit_box_on_what_the_kit_made_up_and_nowhere_else(words: Words) -> None:
    marked = {c.id for c in COMPONENTS if words("mark-kit") in _said(draw(c.id, words, PRINT))}
    assert marked == {
        component.id for component in COMPONENTS if component.source == "kit" and component.kind != "back"
    }


def test_the_small_face_has_no_words(words: Words) -> None:
    cards = [component.id for component in COMPONENTS if component.kind in ("incident", "time", "rank", "boss")]
    for component_id in cards:
        said = _said(draw(component_id, words, PRINT, "small"))
        assert all(text.isdigit() for text in said), component_id


def test_the_face_follows_the_scale() -> None:
    assert [detail_for(scale) for scale in (1.0, 2.29, 2.3, 2.99, 3.0, 8.0)] == [
        "small", "small", "index", "index", "full", "full",
    ]  # fmt: skip


def test_the_title_of_an_index_face_is_at_least_12_px(words: Words) -> None:
    for suit in SUITS:
        name = words(f"fe-incident-{suit}")
        sizes = {
            placed.item.size
            for placed in texts(draw(f"incident-{suit}-1", words, PRINT, "index"))
            if isinstance(placed.item, Text) and placed.item.text == name
        }
        assert min(sizes) * 25.4 / 72 * 2.3 >= 10.5


# Bleed and backs.


@pytest.mark.parametrize("component_id", [id for id in IDS if id != "score-pad"])
def test_ground_and_spine_run_into_the_bleed(component_id: str, english: Words) -> None:
    drawing = draw(component_id, english, PRINT)
    first = _paths(drawing)[0]
    assert bounds(first.commands) == Box(-3, -3, CARD.width + 3, CARD.height + 3)
    bands = [bounds(item.commands) for item in _spines(drawing.items) if isinstance(item, Path)][:1]
    assert all((band.left, band.top, band.bottom) == (-3, -3, CARD.height + 3) for band in bands)


def _ends(drawing: Drawing) -> set[tuple[float, float]]:
    points = set()
    for placed in flat(drawing):
        assert isinstance(placed.item, Path)
        for _, *numbers in placed.item.commands:
            for pair in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = placed.matrix.apply(*pair)
                points.add((round(x, 2) + 0.0, round(y, 2) + 0.0))
    return points


@pytest.mark.parametrize("back", BACKS)
def test_a_back_is_the_same_after_half_a_turn(back: str, english: Words) -> None:
    ends = _ends(draw(back, english, PRINT))
    turned = {(round(CARD.width - x, 2) + 0.0, round(CARD.height - y, 2) + 0.0) for x, y in ends}
    near = {(x + dx / 100, y + dy / 100) for x, y in ends for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert {(round(x, 2), round(y, 2)) for x, y in turned} <= {(round(x, 2), round(y, 2)) for x, y in near}


@pytest.mark.parametrize("back", BACKS)
def test_a_back_has_a_paper_frame_of_4_2_mm(back: str, english: Words) -> None:
    drawing = draw(back, english, PRINT)
    _, *inner = (placed for placed in flat(drawing) if isinstance(placed.item, Path))
    for placed in inner:
        assert isinstance(placed.item, Path)
        box, half = bounds(placed.item.commands, placed.matrix), placed.item.style.width / 2
        assert min(box.left, box.top) - half >= 4.2 - 0.16
        assert max(box.right - CARD.width, box.bottom - CARD.height) + half <= -4.2 + 0.16


def test_incident_and_time_backs_show_a_dial_of_48_ticks(english: Words) -> None:
    for back in BACKS:
        dial = [p for p in _paths(draw(back, english, PRINT)) if {c[0] for c in p.commands} == {"M", "L"}]
        ticks = sum(
            len(path.commands) // 2 for path in dial if path.style.width in (0.55, 0.28) and len(path.commands) > 20
        )
        assert ticks == 48


def test_backs_of_different_piles_differ_even_with_low_ink(english: Words) -> None:
    assert len({tuple(_commands(draw(back, english, PRINT_LOW))) for back in BACKS}) == 3


def test_low_ink_uses_paper_and_ink_alone(english: Words) -> None:
    for component_id in IDS:
        for path in _paths(draw(component_id, english, PRINT_LOW)):
            assert path.style.fill in (None, PRINT_LOW.paper, INK), component_id
            assert path.style.stroke in (None, INK, SMALL, PRINT_LOW.hairline, PRINT_LOW.paper), component_id


def test_geometry_of_texts_is_the_same_with_low_ink(english: Words) -> None:
    for component_id in IDS:
        full, low = (
            [(p.matrix, replace(p.item, fill="")) for p in texts(draw(component_id, english, look))]  # type: ignore[type-var]
            for look in (PRINT, PRINT_LOW)
        )
        assert full == low, component_id
