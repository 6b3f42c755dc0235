"""Signs, hatches, dice and meeples."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.drawing.flat import bounds, flat
from kit.drawing.shapes import Drawing, Path
from kit.drawing.signs import die, hatch, meeple, sign
from kit.drawing.tokens import COLOURS, PRINT, PRINT_LOW

KINDS = [colour.hatch for colour in COLOURS.values()]
SIGNS = [colour.sign for colour in COLOURS.values()]


def test_every_sign_has_its_own_shape() -> None:
    assert len({sign(name, 0, 0, 10, "000000").commands for name in SIGNS}) == 7


@pytest.mark.parametrize("name", SIGNS)
def test_a_sign_keeps_to_its_size(name: str) -> None:
    path = sign(name, 5, 5, 10, "000000")  # type: ignore[arg-type]
    box, half = bounds(path.commands), path.style.width / 2 if path.style.stroke else 0
    assert min(box.left, box.top) - half >= -0.01
    assert max(box.right, box.bottom) + half <= 10.01


@given(
    kind=st.sampled_from(KINDS),
    width=st.floats(4, 60),
    height=st.floats(4, 60),
    pitch=st.floats(0.8, 2),
)
def test_no_hatch_leaves_its_rectangle(kind: str, width: float, height: float, pitch: float) -> None:
    for path in hatch(kind, 3, 7, width, height, "000000", pitch=pitch):  # type: ignore[arg-type]
        box = bounds(path.commands)
        assert box.left >= 3 - 1e-9
        assert box.top >= 7 - 1e-9
        assert box.right <= 3 + width + 1e-9
        assert box.bottom <= 7 + height + 1e-9


@pytest.mark.parametrize(("kind", "level", "upright"), [("upright", 0, 6), ("level", 4, 0), ("grid", 4, 6)])
def test_straight_hatches_by_count(kind: str, level: int, upright: int) -> None:
    # 9 × 6 at a pitch of 1.5 holds six upright and four level lines.
    (path,) = hatch(kind, 0, 0, 9, 6, "000000", pitch=1.5)  # type: ignore[arg-type]
    starts, ends = path.commands[::2], path.commands[1::2]
    pairs = list(zip(starts, ends, strict=True))
    assert sum(a[2] == b[2] for a, b in pairs) == level
    assert sum(a[1] == b[1] for a, b in pairs) == upright


def test_falling_lines_fall_to_the_right() -> None:
    (path,) = hatch("falling", 0, 0, 9, 6, "000000")
    assert all(
        b[1] - a[1] == pytest.approx(b[2] - a[2]) for a, b in zip(path.commands[::2], path.commands[1::2], strict=True)
    )
    assert all(b[1] > a[1] for a, b in zip(path.commands[::2], path.commands[1::2], strict=True))


def test_white_has_no_hatch() -> None:
    assert hatch("none", 0, 0, 9, 6, "000000") == ()


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("colour", list(COLOURS))
def test_a_die_shows_its_value_in_its_sign(colour: str, value: int) -> None:
    body, *pips = die(colour, value, 0, 0, 10, PRINT).items
    assert isinstance(body, Path)
    assert len(pips) == value
    wanted = len(sign(COLOURS[colour].sign, 0, 0, 1, "000000").commands)
    assert {len(pip.commands) for pip in pips if isinstance(pip, Path)} == {wanted}


def test_dice_and_meeples_are_outlines_with_low_ink() -> None:
    drawn = (die("red", 3, 0, 0, 10, PRINT_LOW), meeple("red", 20, 5, 10, PRINT_LOW))
    fills = {placed.item.style.fill for placed in flat(Drawing(30, 10, drawn, "t")) if isinstance(placed.item, Path)}
    assert fills == {PRINT_LOW.paper, PRINT_LOW.ink}


def test_only_the_nurse_wears_a_cap() -> None:
    parts = {colour: sum(1 for _ in flat(Drawing(9, 9, (meeple(colour, 0, 0, 9, PRINT),), "t"))) for colour in COLOURS}
    assert {colour for colour, count in parts.items() if count > min(parts.values())} == {"white"}
