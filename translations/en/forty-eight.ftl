### 48: rules, components, moves, log, chores, scoring, paper.

fe-title = 48
    .subtitle = Plots in Resonance
    .blurb = Detectives bid their hours to stop plots in time, yet whoever spends the most hours may drop out.
    .players = 3–5 players

## Sections of the rules

fe-section-setup = Set-up
fe-section-order = Order of play
fe-section-main = Main phase
fe-section-bids = Investigation: bids
fe-section-command = Investigation: command
fe-section-end = End phase
fe-section-scoring = Scoring
fe-section-dropout = Dropping out
fe-section-victory = Winning

## Rules: set-up

fe-suit-count = With three players take out two of the six suits, with four players one. Five players use all six.
    .name = Suits in play
    .broken = With { $players } players { $need ->
        [0] no suit is
        [one] one suit is
       *[other] { $need } suits are
    } taken out; you took out { $have }.
fe-removed-suits = Any suits may leave the game. The text does not say how to pick them: here they are drawn by lot, or chosen when the game is set up.
    .name = Which suits leave
    .broken = To take out: { $need }. You took out: { $have }.
fe-incident-cards = Each suit has four incident cards: two with a 1, one with a 2 and one with a 3.
    .name = Incident cards
    .broken = No { $incident } with a { $number } is left: { $count ->
        [one] the only copy is
       *[other] all { $count } copies are
    } out already.
fe-pile = Shuffle the incident cards of all suits in play into one face-down pile.
    .name = Incident pile
    .broken = The pile holds no { $suit } card: that suit was taken out.
fe-rank-cards = Lay out both rank cards, 1st and 2nd. The space under each is for the incident of that rank.
    .name = Rank cards
    .broken = Lay out { $need } rank cards; you laid { $have }.
fe-start = The first boss is drawn by lot. Cards are set aside all at once, face down, and later revealed without owners. The text leaves these points open.
    .name = First boss
    .broken = The boss is one of the { $players } players; there is no seat { $have }.
fe-characters = Clockwise from the first boss, each player takes a detective. Detectives differ in looks only.
    .name = Detectives
    .broken = This seat’s set: { $need }, not { $have }.
fe-time-cards = Each detective’s set is nine time cards, 24 hours in all: 0, 1, 1, 2, 2, 3, 4, 5 and 6. The set is the player’s hand.
    .name = Time cards
    .broken = A set totals { $need } hours; you counted { $have }.
fe-set-aside = Before the first round, each player sets one card from hand aside, face down beside the pile. Any card but the 0.
    .name = Setting a card aside
    .broken = The { $card } may not be set aside. Choose any other card.
fe-hidden = Hands, laid bids and set-aside cards stay hidden until revealed; won incidents and the cards on them are open. The text does not say all this.
    .name = Open and hidden
    .broken = The set-aside cards stay face down until every round is played: { $left ->
        [one] one round
       *[other] { $left } rounds
    } to go.

## Rules: order of play

fe-phases = Each round has three phases: main (two incidents are drawn), investigation (bids, then command) and end (cards go back or onto incidents).
    .name = Order of phases
    .broken = Now is the time for: { $now }. This move belongs to: { $need }.
fe-turn = Players are boss in turn, clockwise from the first boss. Only the player whose turn it is may act.
    .name = Whose turn
    .broken = To act now: { $who }, not { $seat }.
fe-rounds = The game ends when every player has been boss twice: after 6, 8 or 10 rounds with three, four or five players.
    .name = Number of rounds
    .broken = Rounds played: { $done } of { $need }. The boss moves on until the last round; then, and only then, the game ends.
fe-over = Once the winner is settled, the game is over and no move is left.
    .name = Game over
    .broken = The game is over; no move is left.

## Rules: main phase

fe-draw = The boss draws two incidents and lays them face up: the one drawn first under 1st, the other under 2nd.
    .name = Drawing incidents
    .broken = The { $need ->
        [1] 1st
        [2] 2nd
       *[other] { $need }
    } place is filled now, not the { $have ->
        [1] 1st
        [2] 2nd
       *[other] { $have }
    }.

## Rules: bids

fe-boss-bids-not = Every player but the boss bids for the two incidents.
    .name = The boss does not bid
    .broken = { $boss } is the boss and does not bid.
fe-hand = Lay only cards from your own hand. The card you set aside and the cards on your incidents are no longer in it.
    .name = Cards in hand
    .broken = Not in the hand: { $cards }.
fe-two-cards = A bid is any two cards from hand, laid face down in front of you.
    .name = Two cards a bid
    .broken = A bid takes { $need } cards; you chose { $have }.
fe-short-hand = With fewer than two cards in hand, lay all you have. The text does not say; the 0 always returns, so no hand is ever empty.
    .name = Short hand
    .broken = { $need ->
        [one] Only one card is in hand, so lay it
       *[other] Only { $need } cards are in hand, so lay them all
    }; you chose { $have }.
fe-reveal = When every bidder has laid cards, all bids are turned face up at the same time.
    .name = Revealing bids
    .broken = Not all bids are laid: { $waiting ->
        [one] one player is
       *[other] { $waiting } players are
    } still choosing.
fe-first = The bid with the highest sum is first and gains the 1st incident.
    .name = First
    .broken = { $have ->
        [-1] First is the highest sum, { $need }; { $seat } did not bid.
       *[other] First is the highest sum, { $need }; { $seat } bid { $have }.
    }
fe-second = The bid with the next highest sum is second and gains the 2nd incident.
    .name = Second
    .broken = { $have ->
        [-1] Second must be a bidder, the one with the next highest sum, { $need }.
       *[other] Second is the next highest sum, { $need }; { $seat } bid { $have }.
    }
fe-tie-first = Tied for first: the boss freely names first and second among those tied; lower bids get nothing. For three or more tied the text does not say this outright.
    .name = Tied for first
    .broken = Tied for first: { $tied }. Both ranks go to players among them, so { $seat } cannot be second.
fe-tie-second = One clear first, but several tied for second: the boss picks the second among them. The text does not say; it speaks of ties for first only.
    .name = Tied for second
    .broken = Tied for second with { $sum }: { $tied }. The boss picks one of them; { $seat } is not among them.
fe-zero-bid = A bid summing to 0 (only the 0 in hand) ranks like any other and may even be first; its incident then carries no card. The text does not say.
    .name = A bid of 0
    .broken = A bid of 0 ranks like any other: { $seat } is to be counted too.

## Rules: taking command

fe-command = The boss may, but need not, take command of an incident: pay time cards from hand and gain it in place of the bidder.
    .name = Taking command
    .broken = Only the boss may take command: { $boss }, not { $seat }.
fe-command-when = Command comes once bids are open and ties are settled, before cards return to hands. The text does not say when; this way the price is known.
    .name = When to take command
    .broken = Command is taken after the bids are open and the ranks settled, and before cards return to hands.
fe-command-count = The boss takes at most one incident a round. The text does not say; an option allows both, each paid for separately.
    .name = One incident a round
    .broken = The { $rank ->
        [1] 1st
        [2] 2nd
       *[other] { $rank }
    } incident is settled for this round; command of it can no longer be taken.
fe-command-cards = Pay for command with one card from hand, or with two added together.
    .name = One or two cards
    .broken = { $need ->
        [1] Too few cards: at least { $need }
       *[other] Too many cards: { $need } at most
    }, you lay { $have }.
fe-command-price = Pay 2 or more above the rank’s number, read as its bid’s sum (the text does not say so): 7 takes a 5, 4 takes a 2. Overpaying is allowed.
    .name = Price of command
    .broken = Too low: it takes { $need }, you lay { $have }. The bid is { $bid }, and command costs at least 2 more.

## Rules: end phase

fe-return = Players who gained no incident take all the cards they laid back into hand.
    .name = Cards back to hand
    .broken = To take back: { $need }. You took back: { $have }.
fe-displaced = A bidder whose incident the boss took gains nothing and takes all cards back. Ranks do not move up. The text says only that last point.
    .name = Outbid by the boss
    .broken = Whoever lost an incident to the boss takes all cards back. To take back: { $need }. You took back: { $have }.
fe-zero-returns = A 0 goes back to hand even if its player gained an incident.
    .name = The 0 returns
    .broken = Every 0 goes back to hand. To take back: { $need }. You took back: { $have }.
fe-command-zero = A 0 may be part of the price of command: it adds nothing and goes back to hand. The text does not say.
    .name = A 0 in the price
    .broken = A 0 paid for command goes back to hand too. To take back: { $need }. You took back: { $have }.
fe-place = Whoever gained an incident lays the cards that won it, all but a 0, on that incident. There they stay.
    .name = Cards onto incidents
    .broken = On the { $rank ->
        [1] 1st
        [2] 2nd
       *[other] { $rank }
    } incident go: { $need }. You placed: { $have }.
fe-pass-boss = When the cards are in place, the player on the boss’s left becomes the new boss.
    .name = Passing on the boss
    .broken = The boss goes left, to { $need }, not to { $have }.

## Rules: scoring

fe-vp = After the last round, each player adds up the numbers on the incidents won. These are VP; the suit bonus comes on top.
    .name = Victory points
    .broken = { $have } VP is not right. Add up the numbers on all incidents this player won; the suit bonus comes later.
    .answer = It is { $need }.
fe-suit-bonus = Incidents of several suits score the number of suits − 1 in VP: three suits, +2. With no incident the bonus is 0; for that case the text does not say.
    .name = Suit bonus
    .broken = A bonus of { $have } is not right. This player has { $suits ->
        [0] no suit
        [one] one suit
       *[other] { $suits } suits
    }: the bonus is one less, but never below 0.
    .answer = It is { $need }.
fe-discard-scope = Holding a suit twice or more, you must discard one time card: the lowest on all incidents of that suit, if there is any. With three or four of a suit still only one; the text does not say.
    .name = Same-suit discard
    .broken = Lowest card to discard in { $suit }: { $need }. You chose: { $tried } { $have }.
fe-hours = The time cards still on a player’s incidents after the same-suit discard, added up, are the player’s investigation hours.
    .name = Investigation hours
    .broken = { $have } is not right. Add up all time cards on this player’s incidents, without those discarded.
    .answer = It is { $need }.

## Rules: dropping out

fe-initial = Turn up the set-aside cards. The highest number counts, once for each time it is there: 2, 5, 6 make 6; 3, 5, 5 make 10.
    .name = Set-aside hours
    .broken = { $have } is not right. Find the highest among { $cards } and add up all cards that show it.
    .answer = It is { $need }.
fe-total = Add everybody’s investigation hours and the set-aside hours: this is everybody’s total.
    .name = Everybody’s total
    .broken = { $have } is not right. Add up the investigation hours of all players, then the set-aside hours.
    .answer = It is { $need }.
fe-threshold = Total 49–60: one player drops out; 61–72: two; 73–84: three; from 85: four. At 48 nobody does. Whether 60 itself is still one, the text does not say.
    .name = How many drop out
    .broken = { $have } is not right for a total of { $total }. One drops out above 48, and one more above each of 60, 72 and 84.
    .answer = It is { $need }.
fe-threshold-end = However high the total, no more than four drop out. Whether the list goes on, the text does not say; with an option five drop out from 97.
    .name = Where the list ends
    .broken = { $have } is not right for a total of { $total }. Look at where the list ends in this game: at 85, or with the option at 97.
    .answer = It is { $need }.
fe-dropout = Players drop out in order of their investigation hours, the most hours first, until the number is reached.
    .name = Who drops out
    .broken = Not right: { $have }. The players with the most investigation hours drop out first.
    .answer = Dropping out: { $need }.
fe-dropout-ties = Equal hours: more VP drops out first; still equal, they share a place (1, 2, 2, 4). With two drop-outs places 1, 2 and 2 all go; the text does not say this outright.
    .name = Ties in dropping out
    .broken = Not right: { $have }. With equal hours more VP drops out first; players equal in both share a place and stay or go together.
    .answer = Dropping out: { $need }.

## Rules: winning

fe-win = Among the players who did not drop out, the one with the most VP wins.
    .name = The winner
    .broken = Not right: { $have }. Look for the most VP among the players who did not drop out.
    .answer = Winning: { $need }.
fe-win-ties = Equal VP: more investigation hours win; still equal, it is a draw. The hours are those after the discard; the text does not say which.
    .name = Ties in winning
    .broken = Not right: { $have }. With equal VP more investigation hours win; players equal in both share the win.
    .answer = Winning: { $need }.
fe-nobody-left = If every player has dropped out, nobody wins. The text does not say.
    .name = Nobody left
    .broken = Everybody has dropped out, so nobody wins; you named { $have }.

## Phases

fe-phase-suit-out = Drawing the suits that leave
fe-phase-take-out = Taking out suits
fe-phase-lay-ranks = Laying out rank cards
fe-phase-start = Drawing the first boss
fe-phase-take-sets = Taking time cards
fe-phase-set-aside = Setting a card aside
fe-phase-draw = Drawing incidents
fe-phase-bids = Bidding
fe-phase-reveal = Revealing bids
fe-phase-ranks = Naming first and second
fe-phase-command = Taking command
fe-phase-return = Returning cards to hands
fe-phase-place = Placing cards on incidents
fe-phase-pass-boss = Passing on the boss
fe-phase-vp = Counting VP
fe-phase-bonus = Counting the suit bonus
fe-phase-discard = Same-suit discard
fe-phase-hours = Counting hours
fe-phase-reveal-initial = Revealing the set-aside cards
fe-phase-initial = Counting the set-aside hours
fe-phase-total = Counting everybody’s total
fe-phase-drop-count = Counting the drop-outs
fe-phase-drop = Naming who drops out
fe-phase-winners = Naming the winner
fe-phase-over = Game over

## Suits and incidents

fe-suit-red = red
    .adj = red suit
fe-suit-yellow = yellow
    .adj = yellow suit
fe-suit-green = green
    .adj = green suit
fe-suit-blue = blue
    .adj = blue suit
fe-suit-black = black
    .adj = black suit
fe-suit-white = white
    .adj = white suit

fe-incident-red = Time device
    .subtitle = incident · red suit
fe-incident-yellow = Crossing
    .subtitle = incident · yellow suit
fe-incident-green = Laboratory
    .subtitle = incident · green suit
fe-incident-blue = Airliner
    .subtitle = incident · blue suit
fe-incident-black = President
    .subtitle = incident · black suit
fe-incident-white = Heiress
    .subtitle = incident · white suit

## On the cards

fe-card-here = Time cards go here
fe-card-vp = { $n } VP
fe-time-card = Time card
fe-time-hours = { $n ->
    [one] { $n } hour of investigation
   *[other] { $n } hours of investigation
}
fe-time-zero = Always returns to hand. Cannot be set aside.
fe-rank-card-1 = 1st
    .text = Incident for the highest bid
fe-rank-card-2 = 2nd
    .text = Incident for the next highest bid
fe-boss-marker = Boss
    .text = Draws two incidents, does not bid, settles ties, may take command.

fe-character-key = Key detective
    .short = Key
fe-character-cup = Cup detective
    .short = Cup
fe-character-leaf = Leaf detective
    .short = Leaf
fe-character-bell = Bell detective
    .short = Bell
fe-character-boat = Boat detective
    .short = Boat

## Moves: on buttons

fe-do-take-out = Take out suits: { $suits }
fe-do-suit-out = Suit drawn to leave: { $suit }
fe-do-lay-ranks = Lay out { $cards ->
    [one] { $cards } rank card
   *[other] { $cards } rank cards
}
fe-do-start = First boss: { $seat }
fe-do-take-set = Take the set: { $character }, { $hours } hours
fe-do-set-aside = Set the { $card } aside
fe-do-incident = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }
} incident: { $incident }, { $suit } { $number }
fe-do-bid = Bid { $cards }
fe-do-reveal = Reveal the { $what ->
    [set-aside] set-aside cards
   *[other] { $what }
}
fe-do-rank = Name { $first } first, { $second } second
fe-do-command = Take the { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }
} incident with { $cards }
fe-do-pass = Leave it to the bidders
fe-do-return = Take back { $cards }
fe-do-place = On the { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }
} incident, place { $cards }
fe-do-pass-boss = Pass the boss to { $seat }
fe-do-finish = End the rounds and score
fe-do-vp = Score { $n } VP for incidents
fe-do-bonus = Score a suit bonus of { $n } VP
fe-do-discard = Discard from { $suit }: { $card }
fe-do-hours = { $n ->
    [one] Count { $n } investigation hour
   *[other] Count { $n } investigation hours
}
fe-do-initial = { $n ->
    [one] Count { $n } set-aside hour
   *[other] Count { $n } set-aside hours
}
fe-do-total = { $n ->
    [one] Count { $n } hour in all
   *[other] Count { $n } hours in all
}
fe-do-drop-count = { $n ->
    [one] { $n } player drops out
   *[other] { $n } players drop out
}
fe-do-drop = Dropping out: { $seats }
fe-do-winners = Winning: { $seats }

## Moves: as typed

fe-verb-take-out = remove
fe-verb-suit-out = leaves
fe-verb-lay-ranks = lay
fe-verb-start = start
fe-verb-take-set = take
fe-verb-set-aside = aside
fe-verb-incident = incident
fe-verb-bid = bid
fe-verb-reveal = reveal
fe-verb-rank = rank
fe-verb-command = command
fe-verb-pass = pass
fe-verb-return = return
fe-verb-place = place
fe-verb-pass-boss = boss
fe-verb-finish = finish
fe-verb-vp = vp
fe-verb-bonus = bonus
fe-verb-discard = discard
fe-verb-hours = hours
fe-verb-initial = initial
fe-verb-total = total
fe-verb-drop-count = dropouts
fe-verb-drop = drop
fe-verb-winners = winners

fe-token-red = red
fe-token-yellow = yellow
fe-token-green = green
fe-token-blue = blue
fe-token-black = black
fe-token-white = white
fe-token-key = key
fe-token-cup = cup
fe-token-leaf = leaf
fe-token-bell = bell
fe-token-boat = boat
fe-token-bids = bids
fe-token-initial = set-aside

## Log

fe-log-take-out = { $seat } takes out suits: { $suits }
fe-log-suit-out = Drawn to leave the game: { $suit }
fe-log-lay-ranks = { $seat } lays out { $cards ->
    [one] { $cards } rank card
   *[other] { $cards } rank cards
}
fe-log-start = The first boss is { $seat }
fe-log-take-set = { $seat } takes a set: { $character }, { $hours } hours
fe-log-set-aside = { $seat } sets the { $card } aside
fe-log-set-aside-hidden = { $seat } sets a card aside, face down
fe-log-incident = { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }
} incident: { $incident }, { $suit } { $number }
fe-log-bid = { $seat } bids { $cards }
fe-log-bid-hidden = { $seat } lays { $count ->
    [one] one card
   *[other] { $count } cards
} face down
fe-log-reveal = { $seat } reveals the { $what ->
    [set-aside] set-aside cards: { $cards }
   *[other] { $what }
}
fe-log-rank = { $seat } names { $first } first, { $second } second
fe-log-command = { $seat } takes command of the { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }
} incident with { $cards }
fe-log-pass = { $seat } leaves it to the bidders
fe-log-return = { $seat } takes back { $cards }
fe-log-place = { $seat } gains the { $rank ->
    [1] 1st
    [2] 2nd
   *[other] { $rank }
} incident, { $incident }; cards on it: { $cards }
fe-log-pass-boss = The next boss is { $seat }
fe-log-round = Round { $round } of { $rounds }: the boss is { $boss }
fe-log-finish = { $seat } ends the rounds; scoring begins
fe-log-vp = { $seat } scores { $n } VP for incidents
fe-log-bonus = { $seat } scores a suit bonus of { $n } VP
fe-log-discard = { $seat } discards from { $suit }: { $card }
fe-log-hours = { $seat } counts { $n ->
    [one] { $n } investigation hour
   *[other] { $n } investigation hours
}
fe-log-initial = { $seat } counts { $n ->
    [one] { $n } set-aside hour
   *[other] { $n } set-aside hours
}
fe-log-total = { $seat } counts { $n ->
    [one] { $n } hour in all
   *[other] { $n } hours in all
}
fe-log-drop-count = { $seat } counts { $n ->
    [one] { $n } drop-out
   *[other] { $n } drop-outs
}
fe-log-drop = { $seat } names who drops out: { $seats }
fe-log-winners = { $seat } names who wins: { $seats }
fe-log-outcome = The game is over. Won by: { $seats }

## Chores

fe-chore-take-out = Take out suits
    .teach = Pick out every card of the suits that leave the game and put them back in the box.
fe-chore-lay-ranks = Lay out rank cards
    .teach = Lay the 1st and 2nd rank cards side by side, with space for an incident under each.
fe-chore-take-sets = Take time cards
    .teach = Take your detective’s nine cards and check that they total 24 hours.
fe-chore-reveal = Turn up cards
    .teach = Turn the face-down cards face up when everybody is ready, and not before.
fe-chore-ranks = Name first and second
    .teach = Add up each bid and say who is first and who is second.
fe-chore-return = Return cards to hands
    .teach = Take back the cards that won no incident, and every 0.
fe-chore-place = Place cards on incidents
    .teach = Lay the cards that won an incident on it, all but a 0.
fe-chore-pass-boss = Pass on the boss
    .teach = Hand the boss marker to the player on the left.
fe-chore-discard = Same-suit discard
    .teach = In each suit held twice or more, find the lowest time card and discard it.
fe-chore-sums = Add up the scores
    .teach = Work out VP, suit bonus and hours yourself, then everybody’s total.
fe-chore-dropout = Name who drops out
    .teach = Read the number of drop-outs from the total and name them, most hours first.
fe-chore-winners = Name the winner
    .teach = Find the most VP among the players still in; if tied, the most hours.

## Options

fe-option-command_count = Taking command
fe-option-command_count-standard = one incident a round
fe-option-command_count-both = both incidents, each paid for
fe-option-threshold_end = Totals above 96
fe-option-threshold_end-standard = four drop out at most
fe-option-threshold_end-every-12 = from 97 five drop out

## How a game ends, and scores

fe-ending-win = Won by VP
fe-ending-win-by-time = Won by hours, with equal VP
fe-ending-draw = Draw
fe-ending-nobody-left = Nobody left, nobody wins
fe-part-vp = Incidents
fe-part-suit-bonus = Suit bonus
fe-part-hours = Investigation hours
fe-part-discard = Same-suit discard

## Score pad

fe-pad-title = Score pad
fe-pad-date = Date
fe-pad-name = Name
fe-pad-vp = Numbers on incidents
fe-pad-bonus = Number of suits − 1
fe-pad-vp-total = VP
fe-pad-hours = Time cards on incidents
fe-pad-discard = Lowest of a repeated suit
fe-pad-hours-total = Hours
fe-pad-dropout = Drop-out place (most hours first)
fe-pad-everybody = Everybody’s time
fe-pad-all-hours = Hours of all players
fe-pad-initial = Highest set aside × copies
fe-pad-total = Total
fe-pad-dropouts = Players to drop out
fe-pad-people = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
fe-pad-winner = Of the players still in, the most VP wins; if equal, the most hours; if still equal, a draw.
fe-pad-nobody = If everybody drops out, the text does not say: in this kit nobody wins.

## Turn aid

fe-aid-title = Set-up and turn aid
fe-aid-setup-1 = Take out suits: 3 players two, 4 players one, 5 players none.
fe-aid-setup-2 = Shuffle the incidents into a face-down pile.
fe-aid-setup-3 = Lay out rank cards 1st and 2nd.
fe-aid-setup-4 = Draw the first boss by lot.
fe-aid-setup-5 = Each takes a set: nine cards, 24 hours.
fe-aid-setup-6 = Each sets one card aside, face down; not the 0.
fe-aid-turn-1 = Boss: draw two incidents, 1st, then 2nd.
fe-aid-turn-2 = Others: lay two cards face down.
fe-aid-turn-3 = Reveal: highest sum first, next second. Boss settles ties.
fe-aid-turn-4 = Boss may take one incident for its bid + 2 or more.
fe-aid-turn-5 = No incident: take all cards back. Every 0 goes back.
fe-aid-turn-6 = Other cards go on the incident. Boss goes left; each is boss twice.
fe-aid-end-1 = VP: incident numbers, plus suits − 1.
fe-aid-end-2 = Suit held twice or more: discard its lowest time card.
fe-aid-end-3 = Hours: add up the time cards left.
fe-aid-end-4 = Everybody’s hours + highest set aside × copies.
fe-aid-end-5 = Above 48 one drops out, above 60, 72, 84 one more each: most hours, then most VP.
fe-aid-end-6 = Most VP of those left wins; if equal, most hours.

fe-summary-title = Rule summary
