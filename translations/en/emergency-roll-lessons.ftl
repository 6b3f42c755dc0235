### The lessons of Emergency Roll: chapters, and for each step its goal, a hint, and what has been learned.

## Chapters

er-lesson-box = What is in the box
    .about = Ambulances, dice, a sheet and specialists. Handle each once before you play.
er-lesson-setup = Setting up
    .about = Four players sit down. You hand out and lay out everything yourself.
er-lesson-choice = Choosing a patient
    .about = The chief goes first. What is left for the others, and what does it cost to ignore that?
er-lesson-admit = Admitting
    .about = Colour, order, rising value: the three questions at every room, and two ways round them.
er-lesson-bonus = The six bonuses
    .about = Every patient brings one. Take each of them once, and see how they work together.
er-lesson-morgue = The morgue
    .about = Not everybody finds a bed. What you lose then, and what you keep.
er-lesson-cardiologists = Cardiologists
    .about = The end of a round: who has reached a goal, and what becomes of the card?
er-lesson-scoring = Scoring
    .about = Three sheets are full. Fill in the boxes one by one; each number is checked at once.
er-lesson-traps = Traps
    .about = Where the text is silent, and what players often miss.
er-lesson-first = Your first two rounds
    .about = You and two others. You are the chief, then you follow one.

## What is in the box

er-step-box-ambulance = There are 27 ambulance cards, no two alike. Number 13 has been played. Number 4 lies on top of the pile: turn it up.
    .hint = A card that was played does not come back.
    .done = Each window shows the bonus for whoever takes that patient.
er-step-box-dice = Three dice are the patients. All three were rolled; enter the first: a red 3.
    .hint = Red, yellow, green: the order of the windows.
    .done = Its colour says which rooms suit the patient, its number what is written there.
er-step-box-rooms = The sheet is your hospital. Room 9-2 is the second room of ward 9, counted from the entrance. Write your green 4 there.
    .hint = Room 9-1 has its patient already, and a room holds one number.
    .done = A ward is a path of rooms; a room is one cell. The text mixes these words, so we fixed them.
er-step-box-specialists = The sixteen specialists are of three kinds. One cardiologist lies open; you draw another: the one for 4 blood bags.
    .hint = Two cardiologists come first, and no two cards are the same.
    .done = A radiologist and an epidemiologist follow. They count at the end only.

## Setting up

er-step-setup-sheets = There are four of you. Hand out the sheets.
    .hint = Everybody takes part in every round, each with a hospital of their own.
    .done = And a pencil for everybody. Two to six can play.
er-step-setup-remove = Some ambulance cards go back to the box unseen. How many?
    .hint = 24 rounds are played, one card each, and there are 27 cards.
    .done = Nobody knows which ones are missing.
er-step-setup-specialists = Now the specialists. You draw the cardiologist for 7 wards: enter it.
    .hint = First come the two cardiologists, then the others.
    .done = The rest has been drawn as well: four cards in all.
er-step-setup-side = Which side of the cardiologists lies up?
    .hint = With more than two players two scores are possible on each card.
    .done = 8 for the first round in which the goal is reached, 5 for a later one.
er-step-setup-chief = Somebody becomes the first chief physician. The lot falls on seat 3: enter it.
    .hint = Seats are numbered from 1, and there are four of you.
    .done = The text does not say who begins, so here lots are drawn.
er-step-setup-two = Another table, with two players. Which side lies up here?
    .hint = With two players each cardiologist scores in one round only.
    .done = 5, and after that the card leaves.

## Choosing a patient

er-step-choice-chief = You are the chief, and the dice lie under the windows: red 2, yellow 5, green 3. Choose a patient.
    .hint = All three are free for you; nothing needs to be paid.
    .done = You have pushed the die away from the card, so everybody sees what is left.
er-step-choice-follow = The chief has taken red. Choose yours.
    .hint = Two dice are left.
    .done = The others choose as well, in secret; the kit asks one seat after another. The same die may be taken by several.
er-step-choice-bag = You want the red 6, but the chief has taken it. You hold a blood bag: pay, and take the die.
    .hint = A bag is spent for the chief’s die and for no other.
    .done = You and the chief both admit this patient, and both get its bonus.

## Admitting

er-step-admit-colour = You have taken the green 3. Write it, as it is, in any room that suits its colour and its value.
    .hint = Green rooms, and grey ones: 7-1, 5-1 or 8-2.
    .done = A grey room takes any colour.
er-step-admit-order = Start ward 5 with this patient.
    .hint = Begin at the entrance.
    .done = The next patient here goes to 5-2. Other wards may be begun in the meantime.
er-step-admit-rising = Now write the patient in a ward that has been begun already.
    .hint = The next number must be higher. Which of 2, 3 and 4 is below 3?
    .done = 3 after 2. Equal would not have been enough.
er-step-admit-example = All together: where can the green 3 go without any help? Choose one room, and try some of the wrong ones first.
    .hint = Two entrances and one ward that ends with a 2.
    .done = 5-1, 7-1 and 8-2: three rooms. Every other one is of another colour, full, not next, or follows a 3 or 4.
er-step-admit-change = You want this patient in ward 10 all the same, after its 4. Spend as little as possible.
    .hint = Every stethoscope changes the number by one. Above 4 comes 5.
    .done = The die itself stays as it is: others may need it too.
er-step-admit-cross = Cross out what you have used.
    .hint = From 3 to 5.
    .done = What is crossed out is gone.
er-step-admit-six = A green 6, and only one stethoscope. Could it become a 1? Try it, then write it as it is.
    .hint = From 6 the way leads down only: 5, 4, 3, 2, 1.
    .done = From 6 to 1 takes five stethoscopes; nothing leads beyond 6.
er-step-admit-bag = You hold a blood bag. Write the green 3 at the entrance of ward 4.
    .hint = Room 4-1 is yellow. A bag makes up for the colour.
    .done = The bag sets aside the colour, but never order or value.
er-step-admit-bag-cross = Cross out what you have used.
    .hint = No stethoscope, one bag.
    .done = You start without bags, so take care of them.

## The six bonuses

er-step-bonus-stethoscopes = Your yellow patient comes with stethoscopes. Circle them.
    .hint = Look at the window you have chosen: how many?
    .done = With the first one you now have three.
er-step-bonus-stethoscopes-now = Use two of them at once: write your yellow 5 as a 3 in room 6-1.
    .hint = A low number at the entrance leaves room above it.
    .done = What you gain in a round may be spent in the same round.
er-step-bonus-bag = Your red patient comes with a blood bag. Circle it.
    .hint = A bag comes alone.
    .done = You had none until now.
er-step-bonus-bag-now = Use it at once: write the red 5 at the entrance of ward 7.
    .hint = Room 7-1 is green, so name the bag too.
    .done = For the colour a new bag serves at once. For the chief’s die it would have come too late.
er-step-bonus-screen = You have a red 1 and a screen. Ward 10 ends with a 6, so nothing more fits there. Isolate its last patient.
    .hint = Circle that 6.
    .done = The next patient there may have any value.
er-step-bonus-screen-write = Now write the red 1 behind the screen.
    .hint = 10-4 is next, and it is red.
    .done = From this 1 on the numbers rise again. There was one screen, and it stands.
er-step-bonus-screen-after = This time you wrote first: a red 6 in 8-2. Isolate this very patient.
    .hint = The last patient of ward 8 is the one you have just written.
    .done = Before or after writing, any ward: the screen is the freest bonus.
er-step-bonus-critical = You have written a green 6, and it is critical. Mark it.
    .hint = “!” belongs beside the number just written: 7-1.
    .done = It will score its value, so high numbers are worth the most.
er-step-bonus-nurse = You have written a green 3 in ward 7, with a nurse. One nurse is gained already. Enter ward and number.
    .hint = She belongs to the ward you have written in. On the track 2 is circled; what comes next?
    .done = The track grows faster and faster: 2, 5, 9, 14, 20, 27, 35.
er-step-bonus-extra = Your red 2 brings an extra patient, red, 3 or 4. Both are to lie in ward 8: start with the 2.
    .hint = Any order is allowed, but numbers rise.
    .done = The text gives extra patients a “!”. We take that for a slip: nobody becomes critical.
er-step-bonus-extra-second = Now the extra patient, behind the 2. Take either value.
    .hint = Room 8-2 is grey.
    .done = Two patients in one round. Stethoscopes and bags would serve for both.

## The morgue

er-step-morgue-refuse = A green 2 with a nurse. Ward 7 could take it, but you want none of it. Refuse the patient.
    .hint = Nobody is forced to write, even where there is room.
    .done = That was your own wish. The result is the same as if no room were left.
er-step-morgue-circle = Note it in the morgue.
    .hint = One patient, one space. And the nurse?
    .done = The nurse is lost, as “!” would be: both belong to a patient in a room.
er-step-morgue-keep = This patient is in the morgue too, but it came with a screen. Isolate the 6 in ward 9.
    .hint = Stethoscopes, bags, screens and extra patients stay with you.
    .done = Sometimes the bonus is all you want from a patient.
er-step-morgue-full = Another refusal, and your morgue is full. How many spaces do you circle?
    .hint = There are four, and all of them are circled.
    .done = None. It costs nothing more, now or later.

## Cardiologists

er-step-cardiologists-claim = The round is over. Who has gained three nurses? Name them all, and the points.
    .hint = Look at the sheets of seats 1 and 3. The card shows 8.
    .done = Both in the same round, so both get the full 8.
er-step-cardiologists-turn = And the card?
    .hint = It turns once, however many have scored.
    .done = From now on it is worth 5.
er-step-cardiologists-nobody = Check the other card: two full wards.
    .hint = Even the fullest ward still has an empty room.
    .done = Nobody scores, and the card stays as it is.
er-step-cardiologists-pass = Nothing else to do this round. Pass on the chief card.
    .hint = Clockwise, that is, to the next seat.
    .done = 24 rounds: until the pile is gone.
er-step-cardiologists-second = Two rounds later. Who scores for three nurses now?
    .hint = Seats 1 and 3 have had their points. The card shows 5.
    .done = Each player scores once with a card.
er-step-cardiologists-leave = What becomes of the card?
    .hint = It was on its last side. Leaving is entered as 0.
    .done = Whoever comes later gets nothing for nurses here.
er-step-cardiologists-stethoscopes = Another table, where the goal is 8 stethoscopes. Seat 1 has circled 7, seat 2 has circled 9 and crossed out 7. Who scores?
    .hint = What was spent has been gained all the same.
    .done = All ever circled count, the printed first one too.

## Scoring

er-step-scoring-finish = Round 24 is over, and you are the chief. What now?
    .hint = Is there a card left to turn up?
    .done = No chief any more: now the sheets are scored.
er-step-scoring-clipboards = Your wards. Which ones are full, and what do their clipboards say?
    .hint = Wards 4, 5, 6 and 7. Ward 8 still has an empty room.
    .done = 4 + 5 + 6 + 7 = 22.
er-step-scoring-critical = Your critical patients.
    .hint = 7-4, 8-3 and 9-2: two 5s and a 3.
    .done = 13, the sum of their values.
er-step-scoring-nurses = Your nurses.
    .hint = Four are circled: 2, 5, 9, 14. Do not add them up.
    .done = 14, the highest alone.
er-step-scoring-cardiologists = Your cardiologists.
    .hint = You were second with the nurses and first with the full wards.
    .done = 5 + 8 = 13.
er-step-scoring-radiologist = Your radiologist: equal values on opposite sides of a lab.
    .hint = Lab A lies between 8-2 and 7-3, lab B between 10-3 and 4-3.
    .done = Two pairs of 4s, 4 points each.
er-step-scoring-epidemiologist = Your epidemiologist: the largest connected group of equal values.
    .hint = Connected means touching, over the borders of wards too. The 4s in 5-3 and 7-3 touch.
    .done = A group of two. There are five 4s, but the others lie apart.
er-step-scoring-morgue = Your morgue: two spaces are circled.
    .hint = Each takes a point away.
    .done = −2, with its sign.
er-step-scoring-total = Add it all up.
    .hint = 22 + 13 + 14 + 13 + 8 + 6, and −2.
    .done = 74. The others have counted as well: 52 and 28.
er-step-scoring-win = Who wins?
    .hint = 74, 52, 28.
    .done = The win is yours, and the game is over.

## Traps

er-step-trap-alone = Two of you sit down. The text’s list also says “1 player”. Hand out the sheets for your game.
    .hint = Rules for one player are nowhere in the text.
    .done = Two sheets. Nobody invented solo rules here.
er-step-trap-kinds = The text speaks of three specialists. Two cardiologists and a radiologist lie there. You draw the one for three in line: enter it.
    .hint = Three kinds, but four cards.
    .done = Three means the kinds: each game has four cards.
er-step-trap-five = Five players. How many ambulance cards go back in the box?
    .hint = Five play one round more, so that each is chief equally often.
    .done = Two, and 25 rounds. With any other number it is three.
er-step-trap-first-chief = Three players, and nobody is chief yet. Draw lots and enter what came up.
    .hint = Three seats, three possible results.
    .done = The text lets “a player” have the card. Agree on somebody, if you prefer, and enter that.
er-step-trap-clockwise = Somebody wants to see the others’ choices, so in this game all choose openly. It is your turn.
    .hint = Clockwise from the chief: seats 1 and 2 have chosen, now you.
    .done = As a rule the choice is sealed; the open one is an option.
er-step-trap-same = Seat 2 has already paid a bag for the chief’s red die. You have a bag as well: take red too.
    .hint = The die is not used up.
    .done = The text sets no limit, so any number may follow the chief.
er-step-trap-bag-late = The chief took red, which brings a blood bag. You have none yet. Choose.
    .hint = Could that very bag pay for its own patient?
    .done = No: choosing comes first, the bonus after it.
er-step-trap-two-bags = You followed the chief for a bag, and a second one is left. Write the red 5 at the green entrance of ward 7.
    .hint = One bag paid for the die; the colour takes another.
    .done = Two uses, two bags.
er-step-trap-two-bags-cross = Cross out what this round has cost.
    .hint = The die and the colour.
    .done = More than one bag a round is allowed.
er-step-trap-words = “Write it in ward 10”, says somebody, with 1 and 3 already there. Write your green 5.
    .hint = The ward is the whole path; its next empty cell is the third.
    .done = In the text one word may mean either. Here a room is always the single cell.
er-step-trap-unlimited = All 15 printed stethoscopes are circled, and here come two more. How many do you note?
    .hint = What is printed is no limit.
    .done = Note them in the margin. They count for goals as well.
er-step-trap-full-ward = Place your screen where it helps: ward 4 is full, ward 9 ends with a 6.
    .hint = Behind a full ward nobody follows. In an empty one there is nobody to circle.
    .done = A screen in a full ward is allowed, but does nothing.
er-step-trap-screen-again = The 5 in 9-2 is isolated already. Where else could this screen help?
    .hint = Ward 10 ends with a 6.
    .done = A circled patient is not circled again.
er-step-trap-isolated = In ward 9 a 5 was isolated and a 2 follows. Write your yellow 2 there too, as cheaply as possible.
    .hint = The screen served the first patient behind it only.
    .done = From the 2 on the numbers rise again, so it had to be a 3.
er-step-trap-nurse-lost = You have written in ward 9, whose nurse is crossed out already. Enter what you circle on the track.
    .hint = One nurse a ward, and no other ward can stand in.
    .done = 0: the patient stays, the bonus is lost.
er-step-trap-icon = The ambulance of your red 2 brings an extra patient, yellow, 5 or 6. Start with the extra one: as a 5 in ward 6.
    .hint = Is “!” really its sign?
    .done = The extra patient may go first, and nobody is critical: we take the text’s “!” for a slip.
er-step-trap-refuse = The red 2 is written in ward 8. The extra patient would fit behind it, but you prefer that room empty. Refuse.
    .hint = The chosen one lies in a room already; only the other can still be refused.
    .done = “Do not want to” is enough, even with a room at hand.
er-step-trap-morgue-bonus = You refused a critical patient. Do what is left to do.
    .hint = Where would the “!” go, without a number?
    .done = The mark in the morgue is all. Only “!” and the nurse are lost that way.
er-step-trap-both = You refused the patient and the extra one. The first is noted; what about the second?
    .hint = Each of them found no bed.
    .done = Two patients, two marks.
er-step-trap-one-mark = The same table, but with the option “one morgue mark for both”. What about the second?
    .hint = Both share one circle.
    .done = None. The text is silent here; without the option it would be one.
er-step-trap-morgue-full = All four spaces are circled, and you have refused two patients in one round. How many spaces now?
    .hint = Two marks would be due, but where?
    .done = 0. However many come, a full morgue takes 4 points and no more.
er-step-trap-odd = The goal is 8 stethoscopes, and you have circled 7. Does anybody score?
    .hint = 7 is not 8, though the printed one is among them.
    .done = Nobody. You count 1, 3, 5, 7, 9: the goal falls at 9.
er-step-trap-last-round = In the very last round all three have reached four blood bags. Who scores, and how much?
    .hint = The end of the last round is an end of a round too.
    .done = All three get 8. The text names two; we read it as everybody who gets there in that round.
er-step-trap-two-players = Two players. You have gained three nurses. Points?
    .hint = The card lies with 5 up.
    .done = With two players nobody ever gets 8.
er-step-trap-two-players-leave = And the card?
    .hint = There is no side left.
    .done = It leaves at once.
er-step-trap-number = In this game an option counts critical patients instead of their values. You have two 5s and a 3.
    .hint = Count heads, not values.
    .done = 3. The text says “value” in one line and “number” in another; usually it is the sum.
er-step-trap-shared = Three in line: your 3s lie in 7-2, 8-1, 6-1 and 9-2, four in a row. Points?
    .hint = A room counts in one line only.
    .done = One line, 5 points. The fourth is left over.
er-step-trap-overlap = The same sheet, but with the option that lets sets overlap.
    .hint = 7-2 to 6-1, and 8-1 to 9-2.
    .done = Two lines share two rooms: 10.
er-step-trap-rare = Most and fewest: you have seven 3s, one 6 and no 1 at all. Points?
    .hint = Your rarest value is the one you lack.
    .done = 7 × 3, and nothing is taken away.
er-step-trap-half = Half the critical patients next to labs: a 5 beside lab A, a 3 beside lab B, another 3 farther off.
    .hint = Add first, halve then.
    .done = 8 in all, half of it is 4. Rounding each lab by itself would have made 5.
er-step-trap-unused = Add it all up. Two stethoscopes and a bag are left over.
    .hint = 22 + 13 + 14 + 13 + 8 + 6 − 2.
    .done = 74. Leftovers score nothing: spend them in time.
er-step-trap-tie = You have 52 points, seat 2 has 52, seat 3 has 28. Who wins?
    .hint = Look for a tie-break in the text.
    .done = There is none, so both win.

## Your first two rounds

er-step-first-pick = You are the chief. Red 5 with stethoscopes, yellow 2 with a nurse, green 4 with a screen. Take red.
    .hint = Stethoscopes help in every later round.
    .done = The others have taken green and yellow.
er-step-first-gain = Circle your bonus.
    .hint = Two of them.
    .done = With the printed one there are three.
er-step-first-admit = A 5 at an entrance leaves little room above. Spend two stethoscopes and write a 3 instead.
    .hint = Red or grey, at an entrance: 8-1, 10-1 or 5-1.
    .done = A good start: 4, 5 and 6 can still follow.
er-step-first-cross = Cross them out.
    .hint = Two stethoscopes, no bag.
    .done = The others have written too: a green 4 with a screen, a yellow 2 with a nurse.
er-step-first-pass = No goal is reached yet. Pass on the chief card.
    .hint = To the next seat clockwise.
    .done = Round two: red 6 with a blood bag, yellow 3 with stethoscopes, green 4 with a nurse. The chief takes red, seat 3 has chosen too.
er-step-first-follow = You need a nurse: take green.
    .hint = Yellow would be free as well, red would cost a bag.
    .done = All choices are open. The others have written theirs, now it is your turn.
er-step-first-admit-again = Write the green 4 as it is.
    .hint = A green or grey room at an entrance, or behind your 3 if the colour allows.
    .done = And now the nurse of that ward.
er-step-first-nurse = Cross out the nurse and circle the number on the track.
    .hint = The ward you have just written in, and the first number of the track.
    .done = Two rounds done, 22 to go. You know enough to play a whole game now.
