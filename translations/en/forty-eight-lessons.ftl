### The lessons of 48: chapters, and for each step its goal, a hint, and what has been learned.

## Chapters

fe-lesson-box = What is in the box
    .about = Three kinds of cards and a marker. Handle each once before you play.
fe-lesson-setup = Setting up
    .about = Four players sit down. You unpack and lay out everything yourself.
fe-lesson-main = Main phase
    .about = A round begins: the boss turns up two incidents.
fe-lesson-bids = Bids
    .about = Hours are bid in secret, shown together, and ranked.
fe-lesson-command = Taking command
    .about = The boss may step in and take an incident, at a price.
fe-lesson-end = End phase
    .about = Some cards come home, the others stay on the incidents. You act for each player in turn.
fe-lesson-scoring = Scoring
    .about = Three players have finished. Work out every sum yourself; each one is checked at once.
fe-lesson-first = Your first game
    .about = You and two others, from the first choice to the winner. About five minutes.
fe-lesson-traps = Traps
    .about = Where the text is silent, and what players often miss.

## What is in the box

fe-step-box-incidents = Each suit has four incidents. A red 3 already lies under 1st. You draw again and see a red 2: lay it under 2nd.
    .hint = The red suit holds two 1s, one 2 and one 3.
    .done = Right. A second red 3 could never turn up: only the 1 is there twice.
fe-step-box-ranks = Two rank cards show who gains which incident. Lay out both.
    .hint = There is a 1st and a 2nd, nothing else.
    .done = Under each of them there is now a space for one incident.
fe-step-box-time = Here are your time cards. Take the set of the Key detective and say how many hours it holds.
    .hint = The 1 and the 2 are there twice, every other number once.
    .done = 24 hours, one day. They must last for the whole game.
fe-step-box-detectives = There are five detectives. The next seat takes the Cup detective’s set.
    .hint = Every seat has its own picture: key, cup, leaf, bell, boat.
    .done = The picture is all that differs: everybody holds the same nine numbers.

## Setting up

fe-step-setup-lot = With four players one suit stays in the box. You draw lots, and green comes up: enter it.
    .hint = Any suit could leave; here the lot decides, and the lot says green.
    .done = Green is out of this game.
fe-step-setup-take-out = Now pick out the cards of the suits that leave.
    .hint = As many suits as the number of players asks for, and the very one that was drawn.
    .done = Twenty cards are left. Shuffled, they are the pile.
fe-step-setup-ranks = Prepare the spaces for the incidents.
    .hint = One card for the highest bid, one for the next.
    .done = The table is ready for the players.
fe-step-setup-start = Draw lots for the first boss. The lot falls on seat 3: enter it.
    .hint = Seats count clockwise from 1.
    .done = From this player on, everything goes clockwise.
fe-step-setup-sets = Give out the time cards: every player, from the first boss on, takes a detective’s set.
    .hint = Leaf sits at seat 3, bell at 4, key at 1, cup at 2. A set is 24 hours.
    .done = Everybody holds nine cards.
fe-step-setup-aside = One card goes face down beside the pile and comes back only at the very end. Which one is up to you.
    .hint = One number may not go there: the one that always returns to hand.
    .done = The others have set theirs aside too. The game can begin.

## Main phase

fe-step-main-first = You are the boss. You draw a yellow 2: lay it where it belongs.
    .hint = Two spaces are empty, and the first card drawn goes to the first.
    .done = The highest bid will gain this one.
fe-step-main-second = You draw a black 1. Lay it down too.
    .hint = One space is still empty.
    .done = Both incidents lie open. Only now do the others bid.

## Bids

fe-step-bids-two = You do not have to spend much: bid 7 hours in all.
    .hint = Seven can be 6 + 1, 5 + 2 or 4 + 3.
    .done = Your bid lies face down, and so do the others’ now.
fe-step-bids-reveal = You are the boss. Everybody has laid a bid; go on.
    .hint = You have no bid of your own. Turn up theirs, all at once.
    .done = 7, 4 and 5. The cards set aside stay covered until the very end.
fe-step-bids-ranks = Say who is first and who is second.
    .hint = Add up each bid. The highest is first, the next one second.
    .done = 7 gains the 1st incident and 5 the 2nd. Unless you step in.

## Taking command

fe-step-command-first = The bids are 5 and 2. The 3 under 1st would suit you: take command of it.
    .hint = Take the bid of that rank and add 2. One card or two may pay for it.
    .done = It is yours. The bidder who had it gets nothing, and nobody moves up.
fe-step-command-second = Same table, but spend less: take the 2nd incident for exactly what it costs.
    .hint = The second bid is 2.
    .done = 4 is enough. You may pay more, but every hour spent counts in the end.
fe-step-command-leave = This time the bids are 11 and 10. Decide.
    .hint = Your two highest cards make 11. What would each incident cost?
    .done = Nobody has to take command, and often nobody can.
fe-step-command-when = All bids are laid. You would like the 1st incident. What comes first?
    .hint = How could you know the price yet?
    .done = Now the price is known, and once the ranks are named you may decide.
fe-step-command-both = In this game the option for both incidents is on. The 1st is already yours; take the 2nd too.
    .hint = The second bid is 2, and every incident is paid for by itself.
    .done = Two incidents in one round. Without the option one would have been the limit.

## End phase

fe-step-end-paid-zero = You are the boss and paid 6 + 0 for the 1st incident. Take back what is yours.
    .hint = One number never stays on the table.
    .done = The 0 is back in hand, the 6 stays.
fe-step-end-displaced = You bid 3 + 1 and were first, but the boss took your incident. What comes back?
    .hint = You gained nothing, so you lose nothing.
    .done = Everything. And the player who was second is still second.
fe-step-end-zero = You bid 3 + 0 and gained the 2nd incident. What comes back?
    .hint = A winner’s cards stay, with one exception.
    .done = Only the 0. The 3 is spent.
fe-step-end-return = You bid 1 + 1 and came last. What comes back?
    .hint = No incident, no cost.
    .done = Both cards. Losing a bid costs nothing.
fe-step-end-place-paid = Boss, put what is left of your payment on the 1st incident.
    .hint = You paid 6 + 0, and the 0 is back in your hand.
    .done = The incident and its 6 hours now lie before you.
fe-step-end-place = Now the 2nd incident: lay your cards on it.
    .hint = You bid 3 + 0, and the 0 is back in your hand.
    .done = These hours will count against you in the end.
fe-step-end-boss = The round is over. Pass on the boss.
    .hint = To the left, that is, to the next seat clockwise.
    .done = A new round begins with a new boss.
fe-step-end-last = Everybody has been boss twice, and the table is tidy. What now?
    .hint = Three players, six rounds; this was the sixth.
    .done = No one is boss any more: the score is counted.

## Scoring

fe-step-scoring-vp = How many VP are the numbers on your incidents?
    .hint = Your incidents: red 3, red 1, blue 2, yellow 1.
    .done = 7 so far.
fe-step-scoring-bonus = And the bonus for your suits?
    .hint = Red counts once, however often you have it.
    .done = Three suits make +2, so you have 9 VP.
fe-step-scoring-discard = You hold one suit twice. Discard what has to go.
    .hint = Look at all the cards on both red incidents together.
    .done = The lowest of 6, 4 and 2. You had no choice, and it is good for you.
fe-step-scoring-hours = How many investigation hours do you have?
    .hint = Add up what is still lying on your incidents.
    .done = 16. The other two have counted as well: 15 and 16.
fe-step-scoring-reveal = All have counted. What still lies hidden?
    .hint = At the very beginning everybody set something aside.
    .done = 3, 5 and 5 come to light, and no one needs to say whose they were.
fe-step-scoring-initial = How many hours do these cards make?
    .hint = Only the highest number counts, but each time it is there.
    .done = 5 + 5: 10 hours.
fe-step-scoring-total = Now everybody’s total.
    .hint = The players counted 16, 15 and 16 hours.
    .done = 57.
fe-step-scoring-count = How many players drop out?
    .hint = Which of 48, 60, 72 and 84 does 57 exceed?
    .done = One: 57 is above 48 and not above 60.
fe-step-scoring-drop = Name who drops out.
    .hint = Two players share the most hours. Compare their VP: you have 9, the other has 13.
    .done = With equal hours, the player with more VP drops out. You are lucky.
fe-step-scoring-win = Who wins?
    .hint = Two are left: you with 9 VP, the other with 7.
    .done = The win is yours, and the game is over.

## Your first round

fe-step-first-aside = You are at seat 1. To begin with, set one card aside. Big cards win incidents, so a small one is easiest to spare.
    .hint = Any card but the 0.
    .done = The boss has turned up a yellow 3 and a red 1. Three points are worth some hours.
fe-step-first-bid = Go for the yellow 3: bid 8 hours.
    .hint = 5 + 3 or 6 + 2.
    .done = The other bid was 5. You are first, and the boss leaves it at that.
fe-step-first-place = The yellow 3 is yours. Lay the cards of your bid on it.
    .hint = None of them is a 0, so all of them stay.
    .done = Round two: you are the boss now. A green 2 and a blue 1 are drawn, and the others’ bids are open.
fe-step-first-ranks = You are the boss, so you name the ranks.
    .hint = One bid 2 + 1, the other 3 + 2.
    .done = 5 is first, 3 is second. But before it stays that way, you have a say.
fe-step-first-command = A second suit would bring you a bonus, and the blue 1 is the cheaper one. Take command of it.
    .hint = The second bid is 3, and command costs at least 2 more.
    .done = You have outbid the second player, who takes all cards back.
fe-step-first-again = Lay what you paid on the blue 1. If a 0 was part of it, it has already come back.
    .hint = Everything that is still before you.
    .done = So it goes on until everybody has been boss twice. Let us jump to the end.
fe-step-first-drop = Another table, all counted: everybody’s total is 49, so one player drops out. Who?
    .hint = You have 12 hours, the others 13 and 19.
    .done = Most points, but also most hours: out!
fe-step-first-win = Who wins?
    .hint = Of the two who are left you have 9 VP, the other has 6.
    .done = You win! Now you know enough to play a whole game.

## Traps

fe-step-trap-short = It is the last round, and your hand is down to the 0. Bid.
    .hint = Two cards cannot be laid, so lay what you have.
    .done = A bid of 0, but a bid. The 0 returns, so no hand is ever empty.
fe-step-trap-zero = Two bids are open: 2 and 0. Name the ranks.
    .hint = There are two incidents. Does anybody have to go without?
    .done = The 0 is second and gains an incident that carries no card at all.
fe-step-trap-tie-first = Two bids of 4, one bid of 1. You are the boss: name first and second.
    .hint = Both incidents stay among those tied for first.
    .done = The order was your choice. The lower bid gets nothing.
fe-step-trap-tie-second = One bid of 7, two of 6, one of 4. Name first and second.
    .hint = First is clear. You may choose between the two who follow.
    .done = The text speaks of ties for first only; here you choose in this case as well.
fe-step-trap-no-incident = You gained no incident at all. What is your suit bonus?
    .hint = “Suits − 1” would be −1. Would that be fair?
    .done = 0. The bonus never takes anything away.
fe-step-trap-three = You hold three black incidents. What do you discard?
    .hint = One card for the suit, not one for each incident.
    .done = The lowest of all six cards, a single one.
fe-step-trap-sixty = Everybody’s total is exactly 60. How many drop out?
    .hint = A limit counts only when it is exceeded.
    .done = Still one. At 61 it would be two.
fe-step-trap-over-96 = Five players, 107 hours. How many drop out?
    .hint = The text’s list ends with 84, and in this game nothing extends it.
    .done = Four, and no more, however high the total. An option goes on by twelves.
fe-step-trap-drop-tie = Two must drop out. One player has 18 hours, three have 16. Who goes?
    .hint = Among those with 16 hours, two have 9 VP and you have 6.
    .done = Places 1, 2, 2, 4: all three up to place 2 go. You alone are left.
fe-step-trap-win-tie = Two are left with 8 VP each, one has 15 hours, you have 18. Who wins?
    .hint = Dropping out is over. From here on hours are merit.
    .done = More hours win the tie. What was dangerous a moment ago now helps.
fe-step-trap-nobody = 90 hours, four players, and four drop out. Name the winner.
    .hint = Is anybody left to name?
    .done = Nobody wins. Next time everyone should work a little less.
