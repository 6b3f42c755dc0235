"""An independent account of Dynamite Nurse on written positions: cards are names, patients are [name, face down]."""

from itertools import combinations


def difficulty(name):
    """The number on a patient's card."""
    return int(name.split("-")[1])


def listed(position, name):
    """A list over seats as the position writes it, where it is left out as a new game has it."""
    usual = {"wards": [], "hands": [], "kills": [], "beds": 3, "audits": 0}[name]
    return position.get(name, [usual] * position["seats"])


def worsened(ward, times):
    """(hospital, cards of the dead) after the ``times`` leftmost worsened once each, gaps closed."""
    stay, dead = [], []
    for number, (name, down) in enumerate(ward):
        if number >= times:
            stay.append([name, down])
        elif down:
            dead.append(name)
        else:
            stay.append([name, True])
    return stay, dead


def overfull(position, seat):
    """How many of the seat's patients have no bed."""
    return max(0, len(listed(position, "wards")[seat]) - listed(position, "beds")[seat])


def declarable(position, seat, doctor):
    """Every set of places the doctor can treat at once, by trying all of them."""
    ward = listed(position, "wards")[seat]
    within = listed(position, "beds")[seat] if position["options"]["table_option"] == "on" else len(ward)
    kind, skill = doctor.split("-")
    every = [
        places
        for size in range(1, len(ward) + 1)
        for places in combinations(range(1, len(ward) + 1), size)
        if places[-1] <= within
    ]
    worth = {places: [difficulty(ward[place - 1][0]) for place in places] for places in every}
    count = max if kind == "almighty" else sum
    return {places for places in every if count(worth[places]) <= int(skill)}


def treated(ward, places, spoilt):
    """(hospital, discharged, dead) after an operation on ``places`` of which ``spoilt`` fail."""
    stay, left, dead = [], [], []
    for place, (name, down) in enumerate(ward, 1):
        if place not in places:
            stay.append([name, down])
        elif place in spoilt:
            (dead if down else stay).append(name if down else [name, True])
        elif down:
            stay.append([name, False])
        else:
            left.append(name)
    return stay, left, dead


def winners(position):
    """Seats with fewest kill marks, among them those with fewest inpatients."""
    marks = [len(found) for found in listed(position, "kills")]
    ill = [len(found) for found in listed(position, "wards")]
    level = [seat for seat, count in enumerate(marks) if count == min(marks)]
    return tuple(seat for seat in level if ill[seat] == min(ill[other] for other in level))
