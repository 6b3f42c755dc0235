"""Passages: notation, bounds and, with the texts, their words."""

import pytest

from kit.games import load, names
from seeds import Passage, PassageError, SeedTextError, catalogue, parse_passage
from seeds.passages import default_folder, quote, read, read_text, show

needs_texts = pytest.mark.skipif(default_folder() is None, reason="source texts not at hand: set TABLESIDE_SEEDS")
CLAUSE_STARTS_AFTER, CLAUSE_ENDS_WITH = "。、は", "。、"


def test_a_line_several_lines_and_a_part_of_a_line():
    assert parse_passage("001:42") == (Passage("001", 42, 1, 89),)
    assert parse_passage("001:42-45") == (Passage("001", 42, 1, 89), Passage("001", 43, 1, 87))
    assert parse_passage("001:43.1-20") == (Passage("001", 43, 1, 20),)


@pytest.mark.parametrize("notation", ["001:42", "001:42-43", "001:43.1-20", "001:16-20", "004:120-123"])
def test_notation_round_trips(notation):
    assert show(parse_passage(notation)) == (notation,)
    assert all(parse_passage(str(passage)) == (passage,) for passage in parse_passage(notation))


def test_lines_that_follow_each_other_are_shown_as_one_range():
    passages = parse_passage("001:16") + parse_passage("001:18") + parse_passage("001:20") + parse_passage("001:42.1-3")
    assert show(passages) == ("001:16-18", "001:20", "001:42.1-3")


@pytest.mark.parametrize(
    ("notation", "message"),
    [
        ("001:98", "001:98: text 001 has the lines 1-97"),
        ("001:95-98", "001:98: text 001 has the lines 1-97"),
        ("001:44", "001:44: line 44 of text 001 is blank"),
        ("001:44-45", "001:44: line 44 of text 001 is blank"),
        ("001:44.1-3", "001:44.1-3: line 44 of text 001 is blank"),
        ("001:43.1-88", "line 43 of text 001 has the characters 1-87"),
        ("001:43.20-1", "line 43 of text 001 has the characters 1-87"),
        ("001:45-43", "the range runs backwards"),
        ("009:1", "009: no such text; there are 000, 001, 002, 003, 004"),
        ("001:0", "is no passage; write 001:42"),
        ("1:42", "is no passage"),
        ("001:42.", "is no passage"),
        ("001:４２", "is no passage"),
    ],
)
def test_what_is_outside_a_text_is_an_error_that_names_it(notation, message):
    with pytest.raises(PassageError) as error:
        parse_passage(notation)
    assert message in str(error.value)


def test_every_passage_of_every_game_lies_in_a_text_of_the_game():
    for game_id in names():
        for rule in load(game_id).rulebook.values():
            for passage in (p for notation in rule.passages for p in parse_passage(notation)):
                assert game_id in catalogue()[passage.file].games, rule.id


def test_without_the_texts_there_are_no_words(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLESIDE_SEEDS", str(tmp_path / "nowhere"))
    assert default_folder() is None
    assert read_text("001") is None and quote(["001:42"]) is None
    assert read(Passage("001", 42, 1, 3), tmp_path) is None


def test_a_foreign_file_is_refused(tmp_path):
    place = tmp_path / catalogue()["001"].file
    place.write_text("another text", "utf-8")
    with pytest.raises(SeedTextError, match="is not text 001: SHA-256"):
        read(Passage("001", 42, 1, 3), tmp_path)


def test_blanks_inside_a_passage_are_read_but_not_counted(tmp_path, monkeypatch):
    text = "　ab c\n\n d"
    monkeypatch.setattr("seeds.passages.read_text", lambda text_id, folder: text)
    assert read(Passage("001", 1, 2, 3), tmp_path) == "b c"
    assert quote(["001:1.2-3", "001:3.1-1"], tmp_path) == "…b c…\nd…"


@needs_texts
@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("001:16", "３〜５人用"),
        ("001:63", "〇陣頭指揮"),
        ("001:42.1-3", "次に、"),
        ("001:43.29-42", "その中から「数字が０を除く」"),
        ("001:94.29-43", "それが４８より大きかった場合、"),
        ("001:97.74-85", "引き分けとしてください。"),
    ],
)
def test_words_of_passages(notation, words):
    assert read(*parse_passage(notation)) == words


@needs_texts
def test_a_quote_shows_where_a_line_is_cut():
    assert quote(["001:64.1-7", "001:63"]) == "必要があれば、…\n〇陣頭指揮"


@needs_texts
def test_passages_of_48_begin_and_end_with_a_clause():
    cited = {p for rule in load("forty-eight").rulebook.values() for n in rule.passages for p in parse_passage(n)}
    for passage in cited:
        line = "".join(read(*parse_passage(f"001:{passage.line}")).split())
        assert passage.first == 1 or line[passage.first - 2] in CLAUSE_STARTS_AFTER, passage
        assert passage.last == len(line) or line[passage.last - 1] in CLAUSE_ENDS_WITH, passage
