"""A second scorer of 48, written from the text alone and as plainly as it can be (001:84-97, rulings of the set-up).

It knows nothing of the kit's scoring; the tests hold both against each other.
"""


def vp(won):
    """Sum of the numbers (001:85); ``won`` is a list of (suit, number, cards)."""
    points = 0
    for _suit, number, _cards in won:
        points = points + number
    return points


def bonus(won):
    """Suits less one, nothing without any incident (001:86)."""
    suits = []
    for suit, _number, _cards in won:
        if suit not in suits:
            suits.append(suit)
    if len(suits) == 0:
        return 0
    return len(suits) - 1


def discarded(won):
    """The card each suit held twice or more gives up: suit → card (001:89)."""
    gone = {}
    for suit in ("red", "blue", "yellow", "green", "black", "white"):
        times = 0
        on_it = []
        for other, _number, cards in won:
            if other == suit:
                times = times + 1
                for card in cards:
                    on_it.append(card)
        if times >= 2 and len(on_it) > 0:
            lowest = on_it[0]
            for card in on_it:
                if card < lowest:
                    lowest = card
            gone[suit] = lowest
    return gone


def hours(won):
    """All cards on the incidents less those discarded (001:88-89)."""
    time = 0
    for _suit, _number, cards in won:
        for card in cards:
            time = time + card
    for card in discarded(won).values():
        time = time - card
    return time


def initial(cards):
    """The highest card set aside; several of it are added up (001:91-92)."""
    highest = sorted(cards)[-1]
    together = 0
    for card in cards:
        if card == highest:
            together = together + card
    return together


def drop_count(total, every_twelve=False):
    """48, 60, 72, 84: one more drops out above each (001:94)."""
    count = 0
    if total > 48:
        count = 1
    if total > 60:
        count = 2
    if total > 72:
        count = 3
    if total > 84:
        count = 4
    if total > 96 and every_twelve:
        count = 5
    return count


def dropped(count, times, points):
    """Who drops out: most hours first, then most points; equals share the place (001:94-95)."""
    order = sorted(range(len(times)), key=lambda seat: (-times[seat], -points[seat]))
    out = []
    place = 0
    for index, seat in enumerate(order):
        before = order[index - 1]
        if index == 0 or (times[seat], points[seat]) != (times[before], points[before]):
            place = index + 1
        if place <= count:
            out.append(seat)
    return sorted(out)


def winners(out, times, points):
    """Most points among those left, then most hours, else shared (001:97)."""
    left = [seat for seat in range(len(times)) if seat not in out]
    if not left:
        return []
    most = max(points[seat] for seat in left)
    left = [seat for seat in left if points[seat] == most]
    longest = max(times[seat] for seat in left)
    return [seat for seat in left if times[seat] == longest]


def reckon(won, aside, every_twelve=False):
    """The whole reckoning: ``won`` a list for each seat, ``aside`` the cards set aside."""
    parts = [{"vp": vp(own), "bonus": bonus(own), "discards": discarded(own), "hours": hours(own)} for own in won]
    points = [part["vp"] + part["bonus"] for part in parts]
    times = [part["hours"] for part in parts]
    total = sum(times) + initial(aside)
    count = drop_count(total, every_twelve)
    out = dropped(count, times, points)
    return {
        "parts": parts,
        "points": points,
        "times": times,
        "initial": initial(aside),
        "total": total,
        "count": count,
        "dropped": out,
        "winners": winners(out, times, points),
    }
