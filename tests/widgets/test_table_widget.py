"""The table widget by its messages: whole matches, stale clicks, steady size, what never leaves Python."""

from __future__ import annotations

import re
from random import Random

import pytest
from ipywidgets.widgets.widget import _instances as LIVE_WIDGETS

from kit.engine import Match
from kit.games import load as load_game
from kit.widgets.table import Table
from kit.widgets.webfont import font
from tests.widgets.driving import (
    click,
    match_of,
    play_by_clicks,
    send,
    sent_messages,
    sent_sizes,
    shown_text,
    size_of,
    spots_of,
)

CHORES = load_game("forty-eight").chores


def test_a_whole_match_by_clicks_against_bots():
    table = Table(seats=4, seed=5, lang="en")
    moves = play_by_clicks(table, Random(1).choice)
    assert moves >= 7  # a card set aside and six bids at least
    assert table.head["title"] == "Game over"
    assert table.log_panel["lines"][-1]["text"].startswith("The game is over")


def test_a_whole_match_of_five_people_with_every_chore_by_hand_and_real_cards():
    table = Table(seats=5, seed=2, lang="ja", players=list("abcde"), teach=CHORES)
    match_of(table).chance = "typed"
    send(
        table,
        "begin",
        players=[{"kind": "person", "name": name} for name in "abcde"],
        chance="typed",
        manual=list(CHORES),
    )
    moves = play_by_clicks(table, Random(3).choice)
    assert moves > 130
    assert {entry.by for entry in match_of(table).entries} == {"person", "chance"}


def test_a_stale_click_is_ignored():
    table = Table(seats=3, seed=1, lang="en")
    click(table, "hand:1")
    old = table.rev
    click(table, "do:set-aside")
    assert table.rev > old
    table.receive({"do": "touch", "spot": "hand:2", "rev": old})
    assert table.session.ui.chosen == ()
    table.receive({"do": "play", "move": "bid 1 1", "rev": old})
    assert table.rev == match_of(table).rev and not match_of(table).state.bids[0]


@pytest.mark.parametrize(
    "message",
    [
        None,
        "touch",
        {},
        {"do": "touch"},
        {"do": "touch", "spot": "hand:99"},
        {"do": "touch", "spot": "place:x"},
        {"do": "touch", "spot": "laid:9:9"},
        {"do": "touch", "spot": ["hand:1"]},
        {"do": "play", "move": "bid 99"},
        {"do": "play", "move": {"a": 1}},
        {"do": "lang", "lang": "xx"},
        {"do": "theme", "theme": "<b>"},
        {"do": "see", "width": "wide"},
        {"do": "see", "width": -5},
        {"do": "rule", "id": "fe-nothing"},
        {"do": "chore", "id": "nothing", "teach": True},
        {"do": "open", "name": "../../etc/passwd"},
        {"do": "begin", "players": "x"},
        {"do": "begin", "players": []},
        {"do": "begin", "players": [{"kind": "person", "name": "a"}] * 9},
        {"do": "begin", "players": [1, 2, 3]},
        {"do": "begin", "players": [{"kind": "person"}] * 3, "options": {"nothing": "x"}},
        {"do": "begin", "players": [{"kind": "person", "name": "x" * 41}] * 3},
        {"do": "begin", "players": [{"kind": "person", "name": "a\u0007b"}] * 3},
        {"do": "begin", "players": [{"kind": "person"}] * 3, "options": ["x"]},
    ],
)
def test_a_message_that_makes_no_sense_changes_nothing_on_the_table(message):
    table = Table(seats=3, seed=1, lang="en")
    before, match = match_of(table).to_dict(), match_of(table)
    if isinstance(message, dict):
        message = {"rev": table.rev, **message}
    table.receive(message)
    assert match_of(table) is match
    assert match.to_dict() == before
    assert spots_of(table)


def test_only_what_changes_is_sent(monkeypatch):
    table = Table(seats=3, seed=1, lang="en")
    sizes = sent_sizes(monkeypatch)
    send(table, "clear")
    send(table, "clear")
    send(table, "rule", id="fe-hand")
    rule_only = sizes[-1]
    click(table, "hand:1")
    assert len(sizes) == 3  # "Nothing is chosen." once, the rule, the click
    assert rule_only < 1500 < sizes[-1]


def test_two_hundred_turns_make_no_widget_and_send_no_more(monkeypatch):
    table = Table(seats=3, seed=1, lang="en")
    widgets = len(LIVE_WIDGETS)
    sizes = sent_sizes(monkeypatch)
    rounds = []
    for _ in range(200):
        start = len(sizes)
        click(table, "hand:1")
        click(table, "do:set-aside")
        send(table, "undo")
        rounds.append(sizes[start:])
    assert len(LIVE_WIDGETS) == widgets
    digits = 2 * len(str(table.rev))
    assert [abs(a - b) <= digits for a, b in zip(rounds[1], rounds[-1], strict=True)] == [True] * len(rounds[1])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_turn_of_a_long_match_is_one_small_message(monkeypatch, lang):
    """Faces are sent once each, so a turn late in a match is no bigger than an early one (by more than a tenth)."""
    table = Table(seats=5, seed=4, lang=lang, players=list("abcde"), teach=CHORES)
    messages, rng, match = sent_messages(monkeypatch), Random(0), match_of(table)
    turns: list[int] = []
    rounds: list[int] = []
    while match.state.to_act is not None:
        if table.cover:
            send(table, "ready")
        start = len(messages)
        send(table, "play", move=str(rng.choice(match.state.legal_actions())))
        (message,) = messages[start:]
        turns.append(size_of(message, but="fresh"))
        if message["state"]["head"]["title"].count("10") and match.state.phase != "set-aside":
            rounds.append(turns[-1])
    third = len(rounds) // 3
    assert third > 30
    assert max(turns) < 25_000
    assert max(rounds[-third:]) < 1.1 * max(rounds[:third])


def test_no_face_is_sent_twice(monkeypatch):
    table = Table(seats=3, seed=4, lang="en")
    sent = [*table.faces]
    messages, rng, match = sent_messages(monkeypatch), Random(0), match_of(table)
    while match.state.to_act is not None:
        send(table, "play", move=str(rng.choice(match.state.legal_actions())))
    assert not any("faces" in message["state"] for message in messages)
    sent += [name for message in messages for name in message["state"].get("fresh", ())]
    assert len(sent) == len(set(sent)) > 30
    assert set(sent) == set(table.get_state("faces")["faces"])


def test_the_same_game_again_sends_as_much_as_before_but_no_faces(monkeypatch):
    table, moves = Table(seats=3, seed=4, lang="en"), 0
    messages, turns = sent_messages(monkeypatch), []
    for _ in range(9):
        match, rng, start = match_of(table), Random(0), len(messages)
        while match.state.to_act is not None:
            send(table, "play", move=str(rng.choice(match.state.legal_actions())))
            moves += 1
        turns.append([size_of(message, but="fresh") for message in messages[start:]])
        last = messages[start:]
        table.session.start(Match.new(match.game, seats=3, seed=4, players=match.players))
        table.refresh()
    assert moves > 70
    assert not any("fresh" in message["state"] for message in last[1:])
    assert [abs(a - b) <= 0.1 * a for a, b in zip(turns[1], turns[-1], strict=True)] == [True] * len(turns[1])


def test_every_face_a_board_names_is_there():
    table, rng = Table(seats=4, seed=2, lang="ja"), Random(1)
    match = match_of(table)
    for width in (328, 736, 328):
        send(table, "see", width=width, dark=width == 736)
        for _ in range(2):
            send(table, "play", move=str(rng.choice(match.state.legal_actions())))
            named = set(re.findall(r'<use data-face="([^"]+)"', table.board))
            assert len(named) > 5
            assert named <= table.faces.keys()


def test_a_screen_that_lacks_faces_is_sent_all(monkeypatch):
    table = Table(seats=3, seed=1, lang="en")
    messages = sent_messages(monkeypatch)
    send(table, "faces")
    assert [set(message["state"]) for message in messages] == [{"faces"}]


def test_another_seats_cards_never_reach_the_screen():
    """Two games that differ in what one person laid and set aside look the same to the next person."""

    def screen(aside, bid):
        table = Table(seats=3, seed=9, lang="en", players=["a", "b", "c"])
        match = match_of(table)
        texts = []
        while match.state.phase != "reveal":
            seat = match.state.to_act
            if seat == first and match.state.phase == "set-aside":
                action = aside
            elif seat == first:
                action = bid
            else:
                action = str(match.state.legal_actions()[0])
            if table.cover:
                texts.append(shown_text(table))
                send(table, "ready")
            if seat != first:
                texts.append(shown_text(table))
            if match.state.phase == "bids" and all(
                match.state.bids[s] for s in range(3) if s not in (seat, match.state.boss)
            ):
                return texts
            send(table, "play", move=action)
        raise AssertionError("the last bid is never laid")

    probe = match_of(Table(seats=3, seed=9, lang="en", players=["a", "b", "c"]))
    boss = probe.state.start
    first = (boss + 1) % 3
    assert screen("set-aside 2", "bid 0 1") == screen("set-aside 6", "bid 3 5")


def test_the_cover_shows_no_hand_until_the_next_person_confirms():
    table = Table(seats=3, seed=9, lang="en", players=["a", "b", "bot:random"])
    assert table.cover["text"].startswith("Please pass the screen")
    assert not [spot for spot in spots_of(table) if spot.startswith("hand:")]
    before = table.board
    send(table, "touch", spot="hand:0")
    send(table, "hint")
    assert table.board == before
    send(table, "ready")
    assert not table.cover
    assert len([spot for spot in spots_of(table) if spot.startswith("hand:")]) == 9


def test_a_refusal_gives_every_reason_and_changes_nothing():
    table = Table(seats=4, seed=1, lang="en")
    match = match_of(table)
    while match.state.phase != "command":
        if table.session.may_act():
            send(table, "play", move=str(match.state.legal_actions()[0]))
    before = match.state.digest()
    for place in range(3):
        click(table, f"hand:{place}")
    click(table, "place:1")
    assert match.state.digest() == before
    assert [reason["rule"] for reason in table.why["reasons"]] == ["fe-command-cards", "fe-command-price"]
    assert table.why["tried"].startswith("You tried: Take the 1st incident with")
    assert table.live == "Refused, nothing changed: 2 reasons."
    assert table.session.ui.chosen == ("hand:0", "hand:1", "hand:2")
    send(table, "lang", lang="ja")
    assert table.why["reasons"][0]["name"] == "支払いの枚数"
    assert table.live == ""


def test_asking_why_not_does_nothing():
    table = Table(seats=4, seed=1, lang="en")
    before = match_of(table).to_dict()
    click(table, "hand:1")
    send(table, "ask", spot="aside")
    assert table.live.startswith("This can be done now")
    send(table, "clear")
    send(table, "touch", spot="hand:0")
    send(table, "ask", spot="aside")
    assert [reason["rule"] for reason in table.why["reasons"]] == ["fe-set-aside"]
    assert match_of(table).to_dict() == before


def test_a_chore_left_to_the_learner_is_not_given_away():
    table = Table(seats=3, seed=1, lang="en", teach=CHORES)
    match = match_of(table)
    rng = Random(2)
    chores = set()
    while match.state.to_act is not None:
        if match.state.chore is not None:
            chores.add(match.state.phase)
            assert table.can["groups"] == []
            states = {part.split('"')[0] for part in table.board.split('data-state="')[1:]}
            assert states <= {"plain", "sealed"}
        send(table, "play", move=str(rng.choice(match.state.legal_actions())))
    assert {"vp", "return", "drop"} <= chores


def test_the_answer_to_a_sum_comes_with_the_second_hint():
    table = Table(seats=3, seed=1, lang="en", teach=["sums"])
    match = match_of(table)
    while match.state.phase != "vp":
        send(table, "play", move=str(match.state.legal_actions()[0]))
    right = match.state.legal_actions()[0].args[0]
    send(table, "hint")
    assert table.live == "Look at this rule: Victory points. Ask again for the move."
    send(table, "hint")
    assert table.live == f"Try: Score {right} VP for incidents."


def test_a_hint_for_a_decision_names_a_legal_move_and_a_rule():
    table = Table(seats=4, seed=1, lang="en")
    send(table, "hint")
    assert table.live.startswith("Try: Set the ")
    assert table.rule["id"] in load_game("forty-eight").rulebook
    assert match_of(table).entries[-1].by != "person"


def test_undo_and_redo_say_what_they_do():
    table = Table(seats=3, seed=1, lang="en")
    send(table, "undo")
    assert table.live == "There is nothing to undo."
    start = match_of(table).state.digest()
    click(table, "hand:1")
    click(table, "do:set-aside")
    after = match_of(table).state.digest()
    send(table, "undo")
    assert (match_of(table).state.digest(), table.live) == (start, "Undone.")
    send(table, "redo")
    assert (match_of(table).state.digest(), table.live) == (after, "Done again.")


def test_undo_of_a_turn_says_what_it_does():
    table = Table(seats=3, seed=1, lang="en")
    send(table, "undo-turn")
    assert table.live == "There is nothing to undo."
    start = match_of(table).state.digest()
    click(table, "hand:1")
    click(table, "do:set-aside")
    send(table, "undo-turn")
    assert (match_of(table).state.digest(), table.live) == (start, "Your turn has been undone from its beginning.")


@pytest.mark.parametrize("what", ["undo", "undo-turn"])
def test_undo_in_a_match_is_refused_with_every_reason(what):
    table = Table(seats=3, seed=1, lang="en", mode="match")
    click(table, "hand:1")
    click(table, "do:set-aside")
    send(table, what)
    assert "undo does not go back past a card that was drawn" in table.live


@pytest.mark.parametrize("name", ["<b>Mika</b>", "\"'&<script>", "😀👍🏽", "مريم", "\u202eabc", "  Oleg  "])
def test_hostile_names_are_shown_as_typed_and_nothing_else(name):
    table = Table(seats=3, lang="ru", seed=1)
    people = [{"kind": "person", "name": name}, {"kind": "greedy"}, {"kind": "random"}]
    send(table, "begin", players=people)
    assert match_of(table).players[0] == name.strip()
    spots_of(table)  # well-formed, whatever the name
    assert "<b>" not in table.board and "<script" not in table.board
    assert "\u2068" + name.strip() + "\u2069" in table.head["line"]


def test_the_language_changes_every_word_and_default_names():
    table = Table(seats=3, seed=1, lang="en")
    assert table.session.names == ("Player 1", "Bot 2", "Bot 3")
    send(table, "lang", lang="ja")
    assert table.session.names[0] == "プレイヤー1"
    assert table.labels["undo"] == "元に戻す"
    assert 'lang="ja"' in table.board


def test_the_board_follows_width_and_theme():
    table = Table(seats=3, seed=1, lang="en")
    send(table, "see", width=344, dark=True)
    assert 'viewBox="0 0 344 ' in table.board and "23282F" in table.board
    send(table, "theme", theme="light")
    assert "23282F" not in table.board
    send(table, "see", width=5000, dark=True)
    assert 'viewBox="0 0 736 ' in table.board


def test_rule_panel_marks_rulings_and_has_no_passage_without_the_text():
    table = Table(seats=3, seed=1, lang="en")
    send(table, "rule", id="fe-second")
    assert (table.rule["id"], table.rule["quote"], table.rule["mark"]) == ("fe-second", "", "")
    send(table, "rule", id="fe-tie-second")
    assert table.rule["mark"] == "R"


def test_a_long_log_is_shortened_until_asked_for():
    table = Table(seats=4, seed=1, lang="en")
    match = match_of(table)
    while match.state.round < 3:
        send(table, "play", move=str(match.state.legal_actions()[0]))
    assert len(table.log_panel["lines"]) == 12 and table.log_panel["more"]
    send(table, "log")
    assert len(table.log_panel["lines"]) > 30 and not table.log_panel["more"]


def test_the_still_picture_stands_beside_the_widget():
    table = Table(seats=3, seed=1, lang="en")
    data, _ = table._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/html"].startswith('<img alt="Setting a card aside" width="736" src="data:image/svg+xml;base64,')
    assert data["text/plain"] == "Table('forty-eight')"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": 7}, "seats must be 3–5"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"lang": "de"}, "unknown language 'de'"),
        ({"options": {"command_count": "three"}}, "standard | both"),
        ({"players": ["a", "b", "bot:clever"]}, "unknown bot 'clever'"),
        ({"players": ["a", "", "c"]}, "a name must be"),
        ({"mode": "fun"}, "teaching | match"),
        ({"teach": ["cooking"]}, "unknown chore 'cooking'"),
    ],
)
def test_a_table_that_cannot_be_says_what_would_do(arguments, said):
    with pytest.raises(ValueError, match=said.replace("|", r"\|")):
        Table(**{"game": "forty-eight", "lang": "en", **arguments})


def test_running_a_cell_again_closes_the_table_it_had(monkeypatch):
    run = {"now": ("cell", "1")}
    monkeypatch.setattr("kit.widgets.frame.current_run", lambda: run["now"])
    first, beside = Table(seats=3, lang="en"), Table(seats=3, lang="en")
    run["now"] = ("other cell", "2")
    other = Table(seats=3, lang="en")
    run["now"] = ("cell", "3")
    again = Table(seats=3, lang="en")
    live = set(LIVE_WIDGETS)
    assert {other.model_id, again.model_id} <= live
    assert first.comm is None and beside.comm is None


def test_the_web_font_is_that_of_the_language():
    table = Table(seats=3, lang="zh-Hant")
    table.use_font(*font("zh-Hant"))
    assert table.font_family == "Tableside TC"
    assert table.font_regular.startswith(b"wOFF") and table.font_bold.startswith(b"wOFF")
    assert len(table.font_regular) + len(table.font_bold) < 500_000


@pytest.mark.parametrize(("lang", "between"), [("en", ". "), ("ja", "。"), ("zh-Hant", "。"), ("ru", ". ")])
def test_the_status_has_a_space_between_sentences_only_where_one_is_written(lang, between):
    table = Table(seats=3, seed=1, lang=lang)
    words = table.session.words
    turn = words("screen-turn", name=table.session.names[0])
    assert table.head["line"] == turn[:-1] + between + words("fe-now-set-aside")
