"""SVG: always well-formed, the same for the same drawing, in drawing order, reachable by keyboard."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from kit.drawing.shapes import Drawing, Group, Path, Spot, Style, Text, at, place, rect
from kit.drawing.svg import standalone, to_svg

NS = "{http://www.w3.org/2000/svg}"
HOSTILE = [
    "<b>Mika</b>",
    "\"quoted\" & 'quoted'",
    "]]><script>alert(1)</script>",
    "🦊 Лис",
    "שלום עולם",
    "a\x00b\x0bc",
    "lone \ud800 half",
    "</text></svg>",
]


def _svg(*items: Path | Text | Group, title: str = "t", **options: object) -> ElementTree.Element:
    return ElementTree.fromstring(to_svg(Drawing(100, 80, items, title, "px"), **options))  # type: ignore[arg-type]


def _clean(text: str) -> str:
    return re.sub("[\x00\x0b\ud800]", "\ufffd", text)


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_text(name: str) -> None:
    spot = Spot(name, name, "legal", 0, 0, 10, 10)
    root = _svg(Text(0, 0, name, 12, "000000", "en"), Group((), spot=spot), title=name)
    assert root.findtext(f"{NS}title") == _clean(name)
    assert root.findtext(f"{NS}text") == _clean(name)
    group = root.find(f"{NS}g")
    assert group is not None
    assert (group.get("aria-label"), group.get("data-spot")) == (_clean(name), _clean(name))
    assert {element.tag.removeprefix(NS) for element in root.iter()} == {"svg", "title", "text", "g", "rect"}


def test_numbers_have_at_most_three_decimals_and_no_negative_zero() -> None:
    svg = to_svg(Drawing(10, 10, (rect(1 / 3, -1e-9, 2 / 3, 1, Style("000000")),), "t"))
    assert 'd="M0.333 0L1 0L1 1L0.333 1Z"' in svg
    assert not re.search(r"\d\.\d{4}", svg)


def test_the_same_drawing_gives_the_same_text() -> None:
    drawing = Drawing(10, 10, (Group((rect(0, 0, 1, 1, Style("000000")),), clip=rect(0, 0, 1, 1, Style())),), "t")
    assert to_svg(drawing) == to_svg(drawing)


def test_drawing_order_is_kept() -> None:
    root = _svg(
        rect(0, 0, 1, 1, Style("111111")),
        at(1, 1, rect(0, 0, 1, 1, Style("222222"))),
        rect(0, 0, 1, 1, Style("333333")),
    )
    assert [path.get("fill") for path in root.iter(f"{NS}path")] == ["#111111", "#222222", "#333333"]


def test_a_group_moves_turns_and_scales() -> None:
    root = _svg(Group((rect(0, 0, 1, 1, Style("000000")),), 3, 4, 2, 90))
    group = root.find(f"{NS}g")
    assert group is not None
    assert group.get("transform") == "translate(3 4)rotate(90)scale(2)"


def test_type_is_points_in_mm_drawings_and_pixels_on_the_table() -> None:
    card = Drawing(60, 90, (Text(0, 0, "a", 72, "000000", "en"),), "card")
    root = _svg(place(card, 0, 0, 2), Text(0, 0, "b", 13, "000000", "en"))
    assert [text.get("font-size") for text in root.iter(f"{NS}text")] == ["25.4", "13"]


def test_each_language_has_its_fonts() -> None:
    root = _svg(Text(0, 0, "a", 9, "000000", "ja"), Text(0, 0, "b", 9, "000000", "zh-Hant"), lang="ja")
    first, second = root.iter(f"{NS}text")
    assert root.get("lang") == "ja"
    assert str(root.get("font-family")).startswith("'Tableside JP','Noto Sans JP'")
    assert first.get("lang") is None
    assert second.get("lang") == "zh-Hant"
    assert str(second.get("font-family")).startswith("'Tableside TC','Noto Sans TC'")


def test_clips_of_two_drawings_have_different_ids_and_equal_clips_share_one() -> None:
    clip = rect(0, 0, 5, 5, Style())
    items = tuple(Group((rect(0, 0, 9, 9, Style("000000")),), dx=k, clip=clip) for k in range(3))
    one, other = to_svg(Drawing(10, 10, items, "one")), to_svg(Drawing(10, 10, items, "other"))
    ids = [re.findall(r'<clipPath id="([^"]+)"', svg) for svg in (one, other)]
    assert [len(found) for found in ids] == [1, 1]
    assert ids[0] != ids[1]
    assert one.count(f"url(#{ids[0][0]})") == 3


def test_spots_are_buttons_and_one_of_them_is_the_tab_stop() -> None:
    spots = [
        Group((), spot=Spot(name, name.upper(), state, 0, 0, 9, 9)) for name, state in (("a", "legal"), ("b", "chosen"))
    ]  # type: ignore[arg-type]
    groups = list(_svg(*spots).iter(f"{NS}g"))
    assert [(g.get("role"), g.get("tabindex"), g.get("data-state")) for g in groups] == [
        ("button", "0", "legal"),
        ("button", "-1", "chosen"),
    ]
    assert [g.get("aria-pressed") for g in groups] == [None, "true"]
    assert [g.get("tabindex") for g in _svg(*spots, focus="b").iter(f"{NS}g")] == ["-1", "0"]


def test_focus_rings_come_last_hidden_and_5_px_outside() -> None:
    spot = Spot("a", "A", "legal", 10, 10, 40, 50, 8)
    root = _svg(at(100, 0, Group((), spot=spot)), rect(0, 0, 1, 1, Style("000000")))
    ring = list(root)[-1]
    assert (ring.get("data-ring"), ring.get("visibility"), ring.get("stroke-width")) == ("a", "hidden", "3")
    assert [ring.get(key) for key in ("x", "y", "width", "height", "rx")] == ["5", "5", "50", "60", "13"]
    assert ring.get("transform") == "matrix(1 0 0 1 100 0)"


def test_a_picture_without_spots_is_an_image() -> None:
    assert _svg().get("role") == "img"
    assert _svg(Group((), spot=Spot("a", "A", "legal", 0, 0, 9, 9))).get("role") == "group"


def _measure(text: str, size: float, lang: str, bold: bool) -> float:
    return len(text) * size * 0.2


def test_a_fallback_font_is_held_to_the_measured_length_and_never_beyond_the_room() -> None:
    fits, long, free = (Text(0, 0, "abcde", 10, "000000", "en", width=w) for w in (40.0, 6.0, None))
    svg = to_svg(Drawing(60, 90, (fits, long, free), "t"), measure=_measure)
    lengths = [text.get("textLength") for text in ElementTree.fromstring(svg).iter(f"{NS}text")]
    assert lengths == ["10", "6", None]


def test_a_file_of_its_own_has_its_size_in_mm() -> None:
    text = standalone(Drawing(63.5, 88.9, (), "カード"), lang="ja")
    root = ElementTree.fromstring(text.encode("utf-8"))
    assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<svg ')
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("63.5mm", "88.9mm", "0 0 63.5 88.9")


def test_bleed_is_shown_when_asked_for() -> None:
    drawing = Drawing(63.5, 88.9, (), "t", bleed=3)
    assert 'viewBox="-3 -3 69.5 94.9"' in to_svg(drawing, show_bleed=True)


def test_dashes_caps_and_opacity() -> None:
    style = Style(None, "123456", 2, (6, 5), "butt", "miter", 0.5)
    root = _svg(rect(0, 0, 1, 1, style))
    path = root.find(f"{NS}path")
    assert path is not None
    wanted = {"fill": "none", "stroke": "#123456", "stroke-width": "2", "stroke-dasharray": "6 5", "opacity": "0.5"}
    wanted |= {"stroke-linecap": "butt", "stroke-linejoin": "miter"}  # round ones are the root's
    assert {key: value for key, value in path.attrib.items() if key != "d"} == wanted


def test_components_and_icons_are_named_and_their_markup_kept_apart() -> None:
    card = place(Drawing(10, 20, (rect(0, 0, 10, 20, Style("FF0000")),), "card"), 3, 4)
    faces: dict[str, str] = {}
    svg = to_svg(Drawing(50, 50, (card, replace(card, dx=9.0)), "table", "px"), faces=faces)
    (name,) = faces
    assert svg.count(f'<use data-face="{name}"/>') == 2
    assert "FF0000" not in svg
    assert "FF0000" in faces[name]
    assert to_svg(Drawing(50, 50, (card,), "table", "px")).count("FF0000") == 1


def test_a_rectangle_with_round_corners_is_written_short_and_no_other_outline_is() -> None:
    box = rect(1, 2, 30, 40, Style("FF0000"), 4)
    svg = to_svg(Drawing(50, 50, (box,), "t"))
    assert '<rect x="1" y="2" width="30" height="40" rx="4" fill="#FF0000"/>' in svg
    bent = Path((*box.commands[:1], ("L", 20.0, 2.0), *box.commands[2:]), box.style)
    assert "<rect" not in to_svg(Drawing(50, 50, (bent,), "t"))
