"""A game of Dice Hospital followed the slow way from its moves alone, out of texts and facts: no code of the kit.

Dice are lists [real colour, colour that counts, value, treated]; a hospital is a dict. What moves only report (points,
how many worsen) is reckoned anew and compared with what they say.
"""

TABLE = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
ONE = {
    "pharmacy": ("green", "123456", 1),
    "critical-care": ("red", "123456", 1),
    "oncology": ("yellow", "123456", 1),
    "clinic": ("", "56", 1),
    "imaging": ("", "34", 1),
    "intensive-care": ("", "12", 1),
    "operating-theatre": ("red", "123456", 3),
    "endocrinology": ("yellow", "123456", 3),
    "infectious-diseases": ("green", "123456", 3),
    "crash-centre": ("", "12", 4),
    "step-down-unit": ("", "34", 3),
}
"""Departments that treat one patient: colour, values, steps."""
EQUAL = {"anaesthesia": "red", "renal-medicine": "yellow", "allergy-centre": "green"}
RUN = {"cardiology": "red", "urology": "yellow", "microbiology": "green"}
STEPS_OF_SPECIALISTS = {"paramedic": 2}
"""Steps of a specialist's effect where it is not one."""
SETS = {
    "charles-drew": lambda out, total, died, left: out.count("red") // 2,
    "willem-kolff": lambda out, total, died, left: out.count("yellow") // 2,
    "alexander-fleming": lambda out, total, died, left: out.count("green") // 2,
    "robert-edwards": lambda out, total, died, left: min(map(out.count, ("red", "yellow", "green"))),
    "elizabeth-garrett-anderson": lambda out, total, died, left: total // 3,
    "florence-nightingale": lambda out, total, died, left: 1 if total and not died else 0,
    "ignaz-semmelweis": lambda out, total, died, left: 1 if total and not left else 0,
    "joseph-lister": lambda out, total, died, left: 2 if total >= 5 else 0,
}


def word(die):
    """A die as moves name it."""
    real, shown, value, treated = die
    return f"{shown}-{value}" + "-treated" * treated + (f"-was-{real}" if real != shown else "")


def fits(department, dice):
    """Whether a department's words allow these dice."""
    colours, values = [die[1] for die in dice], sorted(die[2] for die in dice)
    if department in ONE:
        colour, allowed, _ = ONE[department]
        return len(dice) == 1 and colour in ("", colours[0]) and str(values[0]) in allowed
    if department in EQUAL:
        return colours == [EQUAL[department]] * 3 and len(set(values)) == 1
    if department in RUN:
        return colours == [RUN[department]] * 3 and values == [values[0], values[0] + 1, values[0] + 2]
    if department == "rehabilitation":
        return sorted(colours) == ["green", "red", "yellow"]
    return department == "training-department" and len(dice) == 2 and len(set(values)) == 1


class Game:
    """The table as the moves of a game make it."""

    def __init__(self, seats, options):
        self.options = options
        self.seats = seats
        self.hospitals = [
            {"dice": [], "out": [], "bags": 0, "dead": 0, "died": 0, "left": 0, "points": 0, "who": None}
            for _ in range(seats)
        ]
        self.ambulances, self.taken, self.newcomer, self.event = {}, {}, {}, ""
        self.waiting, self.working, self.department = None, ("", ""), False

    def play(self, who, text):
        """One move by ``who`` (a seat, or anything else for chance)."""
        kind, *args = text.split()
        method = getattr(self, "do_" + kind.replace("-", "_"), None)
        if method:
            method(self.hospitals[who] if isinstance(who, int) else None, who, args)

    # Patients

    def find(self, home, name):
        die = next(die for die in home["dice"] if word(die) == name)
        home["dice"].remove(die)
        return die

    def some(self, home, names):
        return [self.find(home, name) for name in names]

    def heal(self, home, dice, steps):
        """Treated dice go back to the wards, or leave with 7 and more."""
        for die in dice:
            die[2] += steps
            die[3] = True
            if die[2] >= 7:
                home["out"].append(die[0])
            else:
                home["dice"].append(die)

    def do_start_patients(self, home, who, args):
        home["dice"] = [self.new(name) for name in args]

    def new(self, name):
        colour, value = name.split("-")
        return [colour, colour, int(value), False]

    def do_administrator(self, home, who, args):
        home["who"] = args[0]

    # Intake and improvement

    def do_event(self, home, who, args):
        self.event = args[0]
        if self.event == "blood-drive":
            for one in self.hospitals:
                one["bags"] += 1

    def do_load(self, home, who, args):
        self.ambulances[args[0]] = [self.new(name) for name in args[1:]]

    def do_ambulance(self, home, who, args):
        self.taken[who] = args[0]
        self.waiting = who

    def do_token(self, home, who, args):
        lowest = min(self.taken, key=lambda seat: int(self.taken[seat]))
        assert args == [str(lowest)]
        if self.event != "empty-blood-bank":
            self.hospitals[lowest]["bags"] += 1
        self.waiting = None

    def do_extra_die(self, home, who, args):
        if self.waiting is None:
            self.newcomer["next"] = self.new("-".join(args))
        else:
            self.newcomer[self.waiting] = self.new("-".join(args))

    def do_remove(self, home, who, args):
        self.find(home, args[0])
        home["dead"] += 1

    def do_admit(self, home, who, args):
        come = self.ambulances.pop(self.taken[who], [])
        come += [self.newcomer.pop(key) for key in (who, "next") if key in self.newcomer]
        assert args == [str(len(come))]
        home["dice"] += come
        assert len(home["dice"]) <= 12

    def do_return_department(self, home, who, args):
        home["bags"] += 1

    do_return_specialist = do_return_department

    # Activation

    def do_activate(self, home, who, args):
        self.working = tuple(args)
        self.department = True

    def do_treat(self, home, who, args):
        dice = self.some(home, args)
        assert fits(self.working[1], dice)
        self.heal(home, dice, ONE.get(self.working[1], ("", "", 1))[2])
        self.department = False

    def do_effect(self, home, who, args):
        self.heal(home, self.some(home, args), STEPS_OF_SPECIALISTS.get(self.working[0], 1))

    def do_trial(self, home, who, args):
        up, down = self.some(home, args)
        if self.department:
            assert up[2] <= 3 < down[2]
            assert self.working[1] == "clinical-trials"
        else:
            assert self.working[0] == "medical-student"
            assert down[2] > 1
        self.heal(home, [up], 2 if self.department else 1)
        self.heal(home, [down], -1)
        self.department = False

    def do_swap(self, home, who, args):
        one, other = self.some(home, args)
        assert one[2] != other[2]
        one[2], other[2] = other[2], one[2]
        self.heal(home, [one, other], 0)
        self.department = False

    def do_drug(self, home, who, args):
        self.waiting = (home, self.find(home, args[0]))

    def do_roll(self, home, who, args):
        home, die = self.waiting
        die[2], self.waiting = int(args[0]), None
        assert 2 <= die[2] <= 5
        self.heal(home, [die], 0)
        self.department = False

    def do_lower(self, home, who, args):
        die = self.find(home, args[0])
        assert die[2] > 1
        home["bags"] += 1
        self.heal(home, [die], -1)

    def do_bonus(self, home, who, args):
        assert args == ["1"]
        assert self.working[0] == "registrar"
        home["points"] += 1

    def do_heal(self, home, who, args):
        home["bags"] -= 1
        self.heal(home, self.some(home, args), 1)

    def do_dye(self, home, who, args):
        die = self.find(home, args[0])
        assert self.options["colour_bag"] == "any-patient" or not die[3]
        home["bags"] -= 1
        home["dice"].append([die[0], args[1], *die[2:]])
        assert home["bags"] >= 0

    def do_end(self, home, who, args):
        home["dice"] = [[real, real, value, treated] for real, _, value, treated in home["dice"]]

    # The end of a round

    def do_worsen(self, home, who, args):
        steps = 2 if self.options["superbug"] == "on" else 1
        steps = {"resistant-germs": 2, "mild-weather": 0}.get(self.event, steps)
        left = [die for die in home["dice"] if not die[3]]
        for die in left:
            die[2] -= steps
        dead = [die for die in left if die[2] <= 0]
        home["dice"] = [die for die in home["dice"] if die[2] > 0]
        home["left"], home["died"] = len(left), len(dead)
        home["dead"] += len(dead)
        assert args == [str(len(left)), str(len(dead))]

    def do_discharge(self, home, who, args):
        out, count = home["out"], len(home["out"])
        assert args == [str(count), str(TABLE[count])]
        points = TABLE[count]
        if not home["dice"] and not (self.options["empty_bonus"] == "all-discharged" and home["died"]):
            points += 5
        if home["who"]:
            points += SETS[home["who"]](out, count, home["died"], home["left"])
        if self.event.endswith("-campaign"):
            points += out.count(self.event.removesuffix("-campaign"))
        home["points"] += points
        home["out"] = []

    def do_shift(self, home, who, args):
        treated = [die for die in home["dice"] if die[3]]
        assert args == [str(len(treated))]
        for die in treated:
            die[3] = False

    def do_next_round(self, home, who, args):
        self.ambulances, self.taken, self.event = {}, {}, ""

    # The end of the game

    def do_send(self, home, who, args):
        self.find(home, next(word(die) for die in home["dice"] if word(die).removesuffix("-treated") == args[1]))
        home["points"] += 1

    def do_left_behind(self, home, who, args):
        home["points"] -= len(home["dice"])

    def do_final(self, home, who, args):
        assert args == [str(-2 * home["dead"]), str(home["bags"])]
        home["points"] += home["bags"] - 2 * home["dead"]

    def winners(self):
        """Most points, then fewest patients left, then the highest sum of their values; shared if still level."""
        best = list(range(self.seats))
        for worth in (self.total, lambda seat: -len(self.hospitals[seat]["dice"]), self.values):
            most = max(map(worth, best))
            best = [seat for seat in best if worth(seat) == most]
        return tuple(best)

    def total(self, seat):
        """Points of a seat."""
        return self.hospitals[seat]["points"]

    def values(self, seat):
        """The sum of the values of the patients left."""
        return sum(die[2] for die in self.hospitals[seat]["dice"])

    def patients(self, seat):
        """The patients of a seat as moves name them, sorted."""
        return sorted(map(word, self.hospitals[seat]["dice"]))
