"""The catalogue: five texts, their counts and digests, and the points on which two of them differ."""

import re

import pytest

from kit.games import load, names
from seeds import catalogue, disagreements, parse_passage
from seeds.measure import Measured, count_lines, main, measure_folder
from seeds.passages import default_folder

needs_texts = pytest.mark.skipif(default_folder() is None, reason="source texts not at hand: set TABLESIDE_SEEDS")


def test_five_texts_of_four_games():
    assert [source.id for source in catalogue().values()] == ["000", "001", "002", "003", "004"]
    assert [source.language for source in catalogue().values()] == ["ja", "ja", "ja", "zh-Hant", "ru"]
    games = {game for source in catalogue().values() for game in source.games}
    assert games == {"dynamite-nurse", "forty-eight", "dice-hospital", "emergency-roll"}


def test_files_begin_with_their_id_and_digests_are_sha_256():
    for source in catalogue().values():
        assert source.file.startswith(f"{source.id}_")
        assert re.fullmatch(r"[0-9a-f]{64}", source.digest)


def test_lines_as_the_rulings_cite_them():
    assert {s.id: s.lines for s in catalogue().values()} == {"000": 245, "001": 97, "002": 170, "003": 67, "004": 123}


def test_disagreements_name_both_texts_of_dice_hospital():
    for point in disagreements():
        assert point.ruling.startswith("dh-") and point.note
        files = {passage.file for notation in point.passages for passage in parse_passage(notation)}
        assert files == {"002", "003"}
    assert len({point.ruling for point in disagreements()}) == len(disagreements())


@pytest.mark.parametrize("game_id", names())
def test_what_a_text_leaves_out_is_answered_by_a_rule(game_id):
    rulebook = load(game_id).rulebook
    prefix = next(iter(rulebook)).split("-")[0]
    silences = {key for s in catalogue().values() if game_id in s.games for key in s.leaves_out}
    assert silences and {key for key in silences if key.startswith(f"{prefix}-")} <= set(rulebook)


def test_blank_is_what_isspace_says():
    assert count_lines("\u3000■ 概要\r\n\n 　\t\nab c\n") == (3, 0, 0, 3)
    assert count_lines("x\n\ny") == (1, 0, 1)


def test_measuring_writes_what_the_catalogue_reads(tmp_path, capsys):
    (tmp_path / "009_test.txt").write_bytes("ab\n\u3000\nc".encode())
    (tmp_path / "notes.txt").write_text("not a source")
    main([str(tmp_path), "--out", str(tmp_path)])
    written = (tmp_path / "009.toml").read_text("utf-8")
    assert "counts = [\n    2, 0, 1,\n]" in written and 'file = "009_test.txt"' in written
    assert "009: 3 lines, 3 characters" in capsys.readouterr().out
    assert 'digest = "d8a3a845474b1931d128341fe3df0e9262d7f6d915b223e983e62f5181a9ac39"' in written


def test_a_folder_without_texts_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError, match="no text named like 001_name"):
        measure_folder(tmp_path)


@needs_texts
def test_digests_and_counts_are_those_of_the_texts():
    kept = {s.id: Measured(s.file, s.digest, s.counts) for s in catalogue().values()}
    assert measure_folder(default_folder()) == kept
