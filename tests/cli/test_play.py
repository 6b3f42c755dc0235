"""The game at the command line: typed moves, refusals, undo, hints, saves, several people at one terminal."""

import re
from io import StringIO
from random import Random

import pytest

from kit.cli_console import CLEAR, Console
from kit.cli_table import COMMANDS, TextTable, numbered, padded
from kit.engine import CHANCE, Match
from kit.engine.bots import RandomBot
from kit.games import load, names
from translations import LANGUAGES
from translations import load as load_words

GAME = load("forty-eight")


class Typist:
    """Types a legal move whenever asked, in the table's own language; a first line of Enter at hand-overs."""

    closed = False

    def __init__(self, seed=0):
        self.rng = Random(seed)
        self.table = None
        self.before = ()

    def isatty(self):
        return False

    def readline(self):
        table = self.table
        if table.console.output.getvalue().endswith(
            table.words("hand-over", name=table.telling.name(table.seat or 0)) + "\n"
        ):
            return "\n"
        state = table.match.state
        action = state.deal(self.rng) if state.to_act == CHANCE else self.rng.choice(state.legal_actions())
        return table.telling.token(action) + "\n"


def table(*typed, lang="en", players=("Ann", "Ben", "Cai"), kind=StringIO, source=None, **more):
    match = Match.new(GAME, players=players, seed=4, **more)
    console = Console(source or kind("".join(f"{text}\n" for text in typed)), kind(), kind())
    made = TextTable(match, load_words(lang, GAME.id), console)
    if source:
        source.table = made
    return made


def said(made):
    made.code = made.run()
    return made.console.output.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("more", [{}, {"manual": GAME.chores, "chance": "typed"}], ids=["played", "all by hand"])
def test_a_whole_game_is_typed_in_every_language(lang, more):
    made = table(lang=lang, source=Typist(), **more)
    text = said(made)
    assert made.code == 0
    outcome = made.match.state.outcome()
    assert load_words(lang, GAME.id)(f"fe-ending-{outcome.ending}") in text
    colon, bracket = (": ", " (") if lang in ("en", "ru") else ("：", "（")
    assert f"Ann{colon}{outcome.scores[0].total}{bracket}" in text.splitlines()[-3]


def test_a_refused_move_is_answered_with_every_reason_and_its_passage(run):
    text = run("play forty-eight --seed 4 --lang en", "bid 6 6").out
    assert "You tried: Bid 6 + 6.\nRefused, nothing changed: 2 reasons.\n" in text
    first = text.partition("  1. Order of phases  [fe-phases]\n")[2]
    assert first.startswith("     Now is the time for: Setting a card aside. This move belongs to: Bidding.\n     ")
    assert "     Passage 001:43.1-28, 001:58.12-22\n" in text
    assert "Would do: aside 1, aside 2" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_alone_tells_the_rule_of_the_phase_and_how_to_ask_for_another(run, lang):
    words = load_words(lang, GAME.id)
    out = run(f"play forty-eight --seed 4 --lang {lang}", "rule").out
    assert f"[fe-set-aside]  {words('fe-section-setup')}" in out
    assert words("cli-rule-usage", typed=words("cli-word-rule")) in out
    assert "“”" not in out


@pytest.mark.parametrize("lang", ["ja", "zh-Hant"])
def test_signs_between_words_are_of_full_width(run, lang):
    out = run(f"play forty-eight --seed 4 --lang {lang} --players Ann", "bid 6 6\nchores").out
    after_han = r"[\u3040-\u30ff\u4e00-\u9fff]"
    assert not re.search(rf"{after_han}: |\S · {after_han}", out)


def test_a_refusal_in_japanese(run):
    assert "0は初動時間に出せません" in run("play forty-eight --seed 4 --lang ja", "初動 0").out


def test_what_cannot_be_read_names_what_would_do(run):
    text = run("play forty-eight --seed 4 --lang en", "asid 3").out
    assert "No move begins with “asid”." in text
    assert "You can type: aside." in text


def test_a_refusal_of_a_sum_does_not_give_the_answer_away():
    made = table("aside 1", "aside 1", "aside 1", manual=["take-sets"])
    made.match = Match.new(GAME, players=("Ann", "Ben", "Cai"), seed=4, manual=["take-sets"])
    made.console.input = StringIO("\ntake key 23\n")
    assert "Would do" not in said(made)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("?", "  aside 1                  Set the 1 aside\n"),
        ("moves", "Other words: ? moves, hint, undo"),
        ("hint", "Set-aside hours: "),
        ("rule tied first", "[fe-tie-first]"),
        ("rule nonsense", "No rule for “nonsense”"),
        ("rule", "[fe-set-aside]"),
        ("log 2", "  Bot 3 sets a card aside, face down\n"),
        ("undo", "There is nothing to undo."),
        ("undo-turn", "There is nothing to undo."),
        ("redo", "There is nothing to redo."),
        ("chores", "   1. Take out suits: do it\n"),
        ("chores teach 6", "   6. Return cards to hands: teach me\n"),
    ],
)
def test_words_beside_moves(typed, expected):
    assert expected in said(table(typed, players=("Ann", bot(), bot())))


def bot():
    return RandomBot()


def test_a_second_hint_is_the_move():
    text = said(table("hint", "hint", players=("Ann", bot(), bot())))
    assert "This would do: Set the " in text


def test_a_chores_hint_is_first_how_to_do_it():
    made = table("", "hint", "hint", "?", manual=GAME.chores, chance="typed")
    made.match.do(GAME.action("suit-out", "red"))
    made.match.do(GAME.action("suit-out", "blue"))
    text = said(made)
    assert text.count("Pick out every card of the suits that leave the game") == 2
    assert "This would do: Take out suits: red, blue. Typed: remove red blue" in text
    assert "Typed like this: remove [red/blue/yellow/green/black/white]" in text


def test_chores_taken_over_are_left_to_the_player():
    made = table("chores teach", "chores do 3 4", players=("Ann", bot(), bot()))
    said(made)
    assert made.match.manual == frozenset(GAME.chores) - {"take-sets", "reveal"}


def test_undo_and_redo():
    made = table("aside 3", "undo", players=("Ann", bot(), bot()))
    said(made)
    assert made.match.state.phase == "set-aside"
    made = table("aside 3", "undo", "redo", players=("Ann", bot(), bot()))
    said(made)
    assert made.match.state.aside[0] == 3


def test_quitting_keeps_the_match_and_says_how_to_go_on(run, home):
    text = run("play forty-eight --seed 4 --lang en", "aside 3", "quit").out
    path = home / "saves" / "forty-eight-1.json"
    assert f"tableside play forty-eight --lang en --load {path}" in text
    again = run(f"play forty-eight --lang ru --load {path}")
    assert "Отложено вами: 3" in again.out


def test_the_end_of_the_input_keeps_the_match_too(run, home):
    run("play forty-eight --seed 4", "aside 3")
    assert Match.load(home / "saves" / "forty-eight-1.json").state.aside[0] == 3


def test_nothing_is_kept_of_a_match_nobody_has_played_in(run, home):
    assert run("play forty-eight --seed 4").code == 0
    assert not home.exists()


def test_a_match_is_saved_under_a_name(run, home, tmp_path):
    run("play forty-eight --seed 4", "save mine", f"save {tmp_path / 'there.json'}")
    assert Match.load(home / "saves" / "mine.json").game is GAME
    assert Match.load(tmp_path / "there.json").game is GAME


def test_a_save_that_cannot_be_written_loses_nothing(run, tmp_path):
    said = run("play forty-eight --seed 4 --lang en", f"save {tmp_path / 'no' / 'there.json'}", "aside 3")
    assert "Nothing can be saved in" in said.out
    assert "No such file or directory" in said.out
    assert "Your hand: 0 1 1 2 2 4 5 6" in said.out


def test_leaving_when_nothing_can_be_saved_is_an_error_that_says_so(run, home, tmp_path):
    home.write_text("a file where the folder should be")
    said = run("play forty-eight --seed 4 --lang en", "aside 3", "quit")
    assert said.code == 2
    assert said.err.startswith("tableside: Nothing can be saved in ")
    assert said.err.count("\n") == 1


def test_columns_stand_in_line_for_wide_characters():
    assert padded("初動 1", 8) == "初動 1  "
    assert padded("aside 1", 8) == "aside 1 "


@pytest.mark.parametrize("content", ["", "{", "[]", '{"format": "tableside-match", "version": 99}', "x" * 5_000_000])
def test_a_save_that_cannot_be_read_is_one_clear_line(run, tmp_path, content):
    path = tmp_path / "bad.json"
    path.write_text(content)
    said = run(f"play forty-eight --lang en --load {path}")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert path.read_text() == content


def test_several_people_hand_the_screen_over(terminal):
    made = table("", "aside 3", "", "aside 4", kind=terminal)
    text = said(made)
    assert text.count(CLEAR) == 2
    assert "Please pass the screen to" in text
    second = text.split(CLEAR)[1]
    assert "You set aside: 3" not in second.partition("[Enter]")[2]


def test_nobody_reads_what_another_has_done():
    made = table("", "aside 3", "", "?")
    after = said(made).split("─" * 60)[1]
    first = made.telling.name(made.match.state.start)
    assert f"{first} sets the 3 aside" not in after
    assert f"{first} sets a card aside, face down" in after


def test_no_prompt_is_written_where_nobody_sits(run, terminal):
    assert " >" not in run("play forty-eight --seed 4", "aside 3").out
    assert " >" in run("play forty-eight --seed 4", "aside 3", kind=terminal).out


def test_a_closed_input_is_an_ended_one():
    made = table()
    made.console.input.close()
    assert said(made)
    assert made.code == 0


def test_seats_are_filled_with_greedy_bots(run):
    out = run("play forty-eight --seed 4 --seats 4 --players Zoë --lang en").out
    assert "1. Zoë: 9 cards in hand" in out
    assert "4. Bot 4: " in out


def test_named_bots_take_the_last_seats(run):
    out = run("play forty-eight --seed 4 --seats 3 --bots random --lang en", "").out
    assert "1. Player 1: " in out
    assert "2. Player 2: " in out
    assert "3. Bot 3: " in out


def test_without_bots_all_are_people(run):
    assert "3. Player 3: " in run("play forty-eight --seed 4 --bots --lang en", "").out


def test_options_reach_the_match(run, home):
    run("play forty-eight --seed 4 --option command_count=both --mode match --teach all --chance typed", "leaves red")
    match = Match.load(home / "saves" / "forty-eight-1.json")
    assert (match.options["command_count"], match.mode, match.chance) == ("both", "match", "typed")
    assert match.manual == frozenset(GAME.chores)


@pytest.mark.parametrize("name", ["<b>Ann</b>", 'An"n', "שרה", "🐦", "a" * 40])
def test_names_are_shown_as_they_are_typed(name):
    assert f"1. {name}: " in said(table(players=(name, bot(), bot())))


def test_players_of_one_name_get_a_number():
    assert numbered(["Ann", "Bo", "Ann"]) == ("Ann 1", "Bo", "Ann 3")


@pytest.mark.parametrize("game", [load(name) for name in names()], ids=names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_beside_moves_is_a_move(game, lang):
    words = load_words(lang, game.id)
    beside = {words(f"cli-word-{name}") for name in COMMANDS} | set(COMMANDS)
    moves = {words(f"{game.prefix}-verb-{kind}") for kind in game.grammar.kinds} | set(game.grammar.kinds)
    assert not beside & moves
    assert all(" " not in word and word == word.casefold() for word in beside)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_every_position_can_be_shown_to_everybody(lang, seed):
    words, rng, state = load_words(lang, GAME.id), Random(seed), GAME.new(seats=3 + seed)
    lines = GAME.module("text").lines
    while True:
        for viewer in (*range(state.seats), None):
            shown = lines(state.view(viewer), words, lambda seat: f"P{seat}")
            assert all("-1" not in line for line in shown)
        if state.to_act is None:
            break
        state.apply(state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions()))
