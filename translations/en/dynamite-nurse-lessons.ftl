### The lessons of Dynamite Nurse: chapters, and for each step its goal, a hint, and what has been learned.

## Chapters

dn-lesson-visit = Your first outpatient
    .about = You have a patient nobody wants, you least of all. Luckily there are other hospitals.
dn-lesson-beds = Beds and overflow
    .about = Three beds, and no limit to admissions. What becomes of those in the corridor?
dn-lesson-operation = Operating
    .about = One doctor, several patients: who can be treated at once, and who leaves healed?
dn-lesson-emergency = Emergencies
    .about = They cannot wait. The text contradicts itself about them, so see all three readings.
dn-lesson-buck = Pass the buck
    .about = A sentence heard in every office: “Sorry, that is not our department.”
dn-lesson-events = Events of your own turn
    .about = The rules give the text of six cards. You know one already; here come the other five.
dn-lesson-spoil = Spoiling an operation
    .about = Your colleague is operating. You might send in some help of the wrong kind.
dn-lesson-open = Open cards
    .about = Whoever draws one carries it out at once. Five kinds, all made up by the kit.
dn-lesson-end = Hand limit, pile and end
    .about = How a turn, a pile, a play and finally the game come to an end.
dn-lesson-setup = Setting up
    .about = Three players sit down. You deal, shuffle and draw the start player yourself.
dn-lesson-table = Option: operating tables
    .about = If everybody agrees, the corridor is no place for operations.
dn-lesson-admission = Option: early admission
    .about = If everybody agrees, the hospitals are busy before the first turn.
dn-lesson-first = Your first round
    .about = You and two others, a whole round, about five minutes.

## Your first outpatient

dn-step-visit-send = Difficulty 7, and your best doctor has skill 5. Send patient 7 to player 2.
    .hint = A patient from your own hand, to somebody else.
    .done = Player 2 holds no doctor able to treat it and has to take it in.
dn-step-visit-admit = Be player 2 for a moment: give the newcomer a place. Patient 1 lies there already.
    .hint = The oldest patient lies on the far left; newcomers go to the right end.
    .done = From now on it is an inpatient of player 2, and player 2’s worry.
dn-step-visit-next = You have done one thing, so your turn is over. Who is next?
    .hint = Clockwise, to your left: after player 1 comes player 2.
    .done = Player 2 has drawn a card and pays you back: patient 4 stands at your door.
dn-step-visit-counter = You are not having that! Counter with a doctor who can treat patient 4.
    .hint = The skill must be at least 4.
    .done = Nobody interfered, and patient 4 walks out healed. The doctor is discarded.
dn-step-visit-turn = It was player 2’s turn, and you have countered. Whose turn is next?
    .hint = A counter takes the turn away. Who did it?
    .done = Yours, already. That is the sting of it.
dn-step-visit-draw = In a turn gained like this nobody worsens and two cards are drawn. Enter the first: patient 6.
    .hint = Anything from the pile; the spare card stays in the box.
    .done = The second one was “New drug”. In an ordinary turn there is one card only.
dn-step-visit-end = Could you draw once more? Try, then end your turn. You need not do anything in it.
    .hint = Two cards have been drawn, and cards you play are not replaced.
    .done = You know how patients travel. The rest is hospital routine.

## Beds and overflow

dn-step-beds-fourth = Player 3 has sent you patient 5, and you could not counter. All three beds are taken. Admit it all the same.
    .hint = Behind the third comes the fourth place.
    .done = An overflow patient: in the corridor, but admitted.
dn-step-beds-worsen = Now your turn begins. How many of your four inpatients worsen, and how many die?
    .hint = Four patients, three beds. Nobody lies face down yet.
    .done = One, and it is the oldest, not the one in the corridor. Whoever waits longest suffers.
dn-step-beds-death = Another day, five inpatients. The first and the third lie face down. How many worsen, how many of them die?
    .hint = 5 − 3 worsen, from the left. Face down means worse already.
    .done = The first died, the second was turned face down. Those to the right have moved up.
dn-step-beds-mark = Patient 9, the only one in the deck, has become your kill mark. A card is drawn: enter patient 8.
    .hint = Kill marks lie open in front of their player, for good.
    .done = Kill marks never go back into the pile. Few of them win the game.

## Operating

dn-step-operation-doctor = Your turn, three inpatients: 3, 6 and 4. The 6 lies face down. Operate with doctor 7.
    .hint = Doctor 2 cannot treat even the easiest one.
    .done = The doctor is in the theatre. Now for the patients.
dn-step-operation-first = Name the first patient: the 3.
    .hint = It lies at place 1. With nobody on the table there is no operation.
    .done = 3 of the skill 7 are used.
dn-step-operation-second = Somebody else fits in too. Who?
    .hint = 7 − 3 leaves 4. The place does not matter, and nobody is operated on twice.
    .done = 3 + 4 = 7: not one bit of skill is wasted.
dn-step-operation-declare = Declare the operation.
    .hint = Naming runs from the left, so the way back to place 2 is closed.
    .done = The others could have interfered, but both passed.
dn-step-operation-treat = Finish it: how many are discharged, and how many turned face up?
    .hint = Both lay face up.
    .done = Two healed in one go. The doctor is discarded, the gaps are closed.
dn-step-operation-worse = The same patients, but doctor 10 treats the first two. One of them lies face down. What now?
    .hint = Face up: home. Face down: face up first, and home another day.
    .done = One leaves, the other is better. Healing it fully takes a second operation.
dn-step-operation-almighty = An almighty doctor of skill 4 already treats the 3. Add everybody else this doctor can treat.
    .hint = Here nothing is added up: each patient is measured by itself.
    .done = 3 and 4 together, with skill 4. The 6 alone is too hard.

## Emergencies

dn-step-emergency-door = Player 2 sends you an emergency of difficulty 3. Your only doctor has skill 2. Do what is left to do.
    .hint = Skill 2 will not do. So you do not counter.
    .done = There is no admission for an emergency, not even in the corridor.
dn-step-emergency-mark = It has died at the door. Who gets the kill mark?
    .hint = The one it was sent to last.
    .done = You. The text does not say whose it is; that is how we read it.
dn-step-emergency-must = Again, but now you hold doctor 3. Try to let it be. Then do what is right.
    .hint = Line 104: an emergency cannot be countered. Lines 115–117: counter it at once, or it dies.
    .done = Saved. The text contradicts itself, and this is our reading: who can help, must.
dn-step-emergency-turn = Player 2 had the turn. Whose is it now?
    .hint = In this reading it is a counter like any other.
    .done = Yours. You saved a life and gained a turn.
dn-step-emergency-stays = The second reading, an option: the emergency is saved, but the turn does not jump. Player 2 had it. Who is next?
    .hint = Clockwise, as if nothing had happened.
    .done = Player 3. A good deed without a bonus.
dn-step-emergency-lost = The third, an option too: no counter at all. You hold doctor 3 and “Pass the buck”. Save yourself.
    .hint = If the doctor may not help, the card can. Player 3 looks healthy enough.
    .done = Player 3 could not pass it on and is getting the kill mark. Hard times for emergencies.

## Pass the buck

dn-step-buck-pass = Player 2 sends you patient 8, and your doctor has skill 4. Pass the buck to player 3.
    .hint = Only whoever the patient was sent to may, and never to themselves.
    .done = Nobody cancelled it. But player 3 had the same card, and here comes patient 8 again.
dn-step-buck-back = You have a second one. Back to the sender with it!
    .hint = Player 2 began. The text does not forbid it.
    .done = Player 2 countered its own patient with doctor 9. All this was still player 2’s turn.
dn-step-buck-turn = Whose turn is it now?
    .hint = Who countered?
    .done = Player 2 again, a new turn with two cards. Patient 8 has seen all three hospitals.

## Events of your own turn

dn-step-events-epidemic = Five cards, and no end of wickedness. Begin with the epidemic.
    .hint = It hits all others at once, so nobody is named. The intern waits for an operation.
    .done = With player 2 the 5 was turned face down and the 2, face down before, died. Player 3 had nobody to infect.
dn-step-events-worse = In one turn you may play several events. Play “Turn for the worse” on player 2.
    .hint = Not on yourself, and only where there is an inpatient.
    .done = Next, pick the patient.
dn-step-events-worse-who = Who is to worsen? There is only one left.
    .hint = The patients have moved up, so it lies at place 1.
    .done = It lay face down, so player 2 has another kill mark.
dn-step-events-referral = Write a referral to player 3: one of your own inpatients will move there.
    .hint = To somebody else, of course.
    .done = Now choose who is to have a change of air.
dn-step-events-referral-who = You would like to be rid of patient 8.
    .hint = Place 2. There are two inpatients in your hospital.
    .done = Patient 8 now lies with player 3, whose doctor 9 was not even asked.
dn-step-events-only = You still hold patient 6. Try to send it off as well, then end your turn.
    .hint = A patient, an operation or events: one of the three.
    .done = Any number of events, but nothing beside them. An option allows more.
dn-step-events-referred = The other way round: player 2 refers patient 3, face down, to you. Try to counter or pass the buck. Then let it come.
    .hint = A referral is no outpatient.
    .done = No answer helps but cancelling. Patient 3 comes as it is, face down.
dn-step-events-audit = Send the tax office to player 3.
    .hint = You have no inpatient to refer, and nobody reports themselves.
    .done = Player 3 will miss a turn. Patients beyond the beds worsen in it all the same.
dn-step-events-audited = Now the tax office is with you, and player 2 sends patient 4. Pass the buck? Try, then do what you can.
    .hint = Only a doctor is let through to you.
    .done = A counter is allowed, and its turn is a full one. The missed turn is still to come.
dn-step-events-drug = Your hospital could do with a miracle. Try the new drug.
    .hint = Play the card first; the effect comes later.
    .done = Nobody cancelled it. Now the top card decides.
dn-step-events-drug-card = Turn over the top card: it is patient 2. Enter it.
    .hint = Anything from the pile. The spare card is not in it.
    .done = No event, so it works. The card itself is discarded.
dn-step-events-drug-first = Up to two inpatients leave healed. Begin with the 6, which lies face down.
    .hint = Place 1. Nobody worsens today.
    .done = Face down or not, it is gone. The text leaves that open; an option is stricter.
dn-step-events-drug-second = The second one: the 8.
    .hint = The others have moved up, so count anew.
    .done = Two hard cases gone with one card. You could also have said “enough”.
dn-step-events-drug-harm = Another time an event came up, and the drug has side effects. One of yours worsens: choose the 5.
    .hint = The 3 lies face down and would die. You cannot get out of it.
    .done = One case in three or so goes wrong. Keep somebody who can bear it.
dn-step-events-six = All three epidemics lie in the discards. A card is drawn: enter the tax audit.
    .hint = What has been played is not in the pile.
    .done = “Six event cards”, says the text. Six kinds, we think; how many of each is ours to say.

## Spoiling an operation

dn-step-spoil-one = Player 2 operates with doctor 10 on the 3 and the 6. The 6 lies face down. Play “Misdiagnosis” on it.
    .hint = Place 2. Only those on the table can be misdiagnosed, and only by others.
    .done = Player 2 objects: “That cannot be!”
dn-step-spoil-cancel = You hold the same card. Cancel the cancelling.
    .hint = You answer the card of another player, never your own.
    .done = Nobody had anything to add.
dn-step-spoil-resolve = Misdiagnosis, “That cannot be!”, “That cannot be!”: does the misdiagnosis stand?
    .hint = The last card works first. Two cancelling cards: odd or even?
    .done = It stands. Yours cancelled theirs.
dn-step-spoil-again = You are asked whether you want to do more. You have done enough: pass.
    .hint = The 6 is spoilt already.
    .done = Player 3 passed as well. Everybody is asked, whatever they hold.
dn-step-spoil-treat = Be player 2: finish the operation. The 3 was treated, the 6 spoilt.
    .hint = Discharged, face up, worse, dead. The 6 lay face down when it worsened.
    .done = One healed, one dead. A spoilt operation hurts.
dn-step-spoil-counter = Your own counter against patient 4 was spoilt by an intern. What becomes of the patient?
    .hint = It was never face down, and only emergencies die at once.
    .done = Admitted face down, and the turn does not come to you. The text is silent; options read it otherwise.

## Open cards

dn-step-open-bed = You draw “New bed”, an open card. Carry it out: how many beds have you now?
    .hint = You had three, and the card is the one you have drawn.
    .done = Four. A broken bed would take one away, but never the last.
dn-step-open-again = The open card is gone, but your draw is still due. The next card: “Quiet night”. Enter it.
    .hint = You draw until a card is not open. Before that there is no action.
    .done = Open again. There is no rest in this hospital, except perhaps now.
dn-step-open-night = In each hospital the oldest face-down patient is turned face up. How many hospitals are concerned?
    .hint = Yours and one other.
    .done = Two. And you will draw again.
dn-step-open-blackout = A power cut: in each hospital the oldest patient worsens. How many hospitals are concerned?
    .hint = Player 2 has no inpatients.
    .done = Two. Yours lay face down already, so you have a kill mark.
dn-step-open-recovery = “Recovery” helps your oldest patient, all by itself. How many is that?
    .hint = Only you, only one.
    .done = One, and it goes home. Doctors call that a success.
dn-step-open-nothing = “Recovery” again, but your hospital is empty. And now?
    .hint = Player 2’s patient is none of your business.
    .done = 0: nothing to do. Discard the card and draw again.

## Hand limit, pile and end

dn-step-end-hand = Your turn ends with six cards. Discard the surplus.
    .hint = From six or more down to four. Which ones go is up to you.
    .done = With five you could have kept them all.
dn-step-end-interrupted = Player 3 has countered your outpatient, and you hold six cards. What must be done before the turn jumps?
    .hint = The same limit holds for a turn that is cut short.
    .done = Down to four here as well. The text leaves that open.
dn-step-end-pile = You must draw, and the pile is gone for the first time. How many cards are shuffled into a new one?
    .hint = 119 cards in play, one in each of three hands. Everything else is in the discards.
    .done = 116. Play goes on.
dn-step-end-play = The pile is gone for the second time, and the play is over. You started it; who starts the next one?
    .hint = Clockwise, to your left.
    .done = Player 2. Kill marks stay, everything else is dealt afresh.
dn-step-end-ten = Ten kill marks! The game stops at once. Who has ten?
    .hint = You have ten, player 2 two, player 3 three.
    .done = You, alas. Somebody has to be remembered as the Dynamite Nurse.
dn-step-end-win = Who wins?
    .hint = The fewest kill marks.
    .done = Player 2, with two. The game is over.
dn-step-end-tie = Another game: you have ten, the two others two each. Player 2 has one inpatient, player 3 none. Who wins?
    .hint = Level on kill marks: count who still lies in bed.
    .done = Player 3. Level there too, they would have shared the win.
dn-step-end-nobody = Six players, and all 50 patients have become kill marks: 9, 9, 8, 8, 8, 8. Who has ten?
    .hint = Nobody need be named.
    .done = Nobody, but nobody is left to be ill either. So the game ends; the rule is the kit’s own.

## Setting up

dn-step-setup-deal = Five cards each, one at a time. The first is dealt. Deal doctor 6 to whom it belongs.
    .hint = Clockwise. The spare card stays in the box.
    .done = So it goes round until everybody has five.
dn-step-setup-open = While dealing, “Power cut” and “Recovery” came up and were replaced. How many cards do you shuffle back in?
    .hint = No hand keeps an open card.
    .done = Two. The text does not say where they go; an option discards them.
dn-step-setup-start = Draw the start player. The lot falls on player 1: enter it.
    .hint = There are three players.
    .done = That is you. Any other way of choosing will do as well.
dn-step-setup-draw = Your turn. No patients, so nobody worsens, and you draw: enter patient 3.
    .hint = The only patient 9 is in your hand. Before drawing there is no action.
    .done = Worsening, drawing, one action, hand limit: that is a turn.
dn-step-setup-act = Your action: send off patient 9.
    .hint = There are three players, and it is your turn, not player 2’s.
    .done = The game has begun, and so has the trouble.

## Option: operating tables

dn-step-table-operate = Four inpatients, three beds, operating tables in use. Operate with doctor 5.
    .hint = Patient 1, which doctor 2 could treat, lies in the corridor.
    .done = The tables stand beside the beds.
dn-step-table-choose = Treat the 4. Or could you rather treat the 1?
    .hint = Count the beds: places 1 to 3.
    .done = Overflow patients have to wait until they have moved up.

## Option: early admission

dn-step-admission-all = Everybody begins by admitting the patients they were dealt. Admit yours, in any order.
    .hint = All four. Whoever lies on the left worsens first.
    .done = The others have one inpatient each. You were dealt a full house.
dn-step-admission-worsen = You start, with four inpatients. How many worsen, how many die?
    .hint = Four patients, three beds.
    .done = One, in the very first turn. The text says no more about it.

## Your first round

dn-step-first-worsen = Your hospital: 2, 4, 5 face down, 3. Three beds. How many worsen, how many die?
    .hint = Count from the left. The 2 lies face up.
    .done = The 2 is turned face down. Then you draw: doctor 8, just in time.
dn-step-first-operate = Operate with doctor 8.
    .hint = One card a turn is drawn, and that has been done.
    .done = Skill 8. Who is to benefit?
dn-step-first-choose = The 4 and the 3 lie face up and can go home. Name the 4.
    .hint = Place 2.
    .done = 4 left over.
dn-step-first-more = And the 3.
    .hint = Place 4. The 5 would be too much: 4 + 5 = 9.
    .done = 4 + 3 = 7.
dn-step-first-declare = Nobody else fits in. Declare the operation.
    .hint = The patient at place 4 is on the table already.
    .done = No objections. Both are discharged, and your hospital has a free bed.
dn-step-first-next = Your turn is over. Who is next?
    .hint = Clockwise.
    .done = Player 2 draws, and sends patient 6 to you.
dn-step-first-buck = Doctor 3 cannot treat that. Pass the buck to player 3.
    .hint = Skill 3 against difficulty 6: no.
    .done = Player 3 has admitted it and was next. In return you get patient 3.
dn-step-first-counter = That one you can treat. Counter!
    .hint = Doctor 8 has been discarded. Doctor 3 is enough.
    .done = No objections. Patient 3 goes home happy.
dn-step-first-mine = Whose turn is it?
    .hint = You have countered.
    .done = Yours, without worsening and with two cards: doctor 9 and patient 2.
dn-step-first-send = Finish the round as it should be: send patient 8 to anybody you like.
    .hint = To anybody but yourself.
    .done = That was a whole round. You know enough to run a hospital. Or at least to play one.
