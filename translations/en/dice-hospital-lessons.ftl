### The lessons of Dice Hospital: chapters, and for each step its goal, a hint, and what has been learned.

## Chapters

dh-lesson-box = What is in the box
    .about = Dice, board, nurses, specialists: handle each once before you play. Three minutes.
dh-lesson-setup = Setting up
    .about = Two of you sit down, and you are the first player. You lay out everything yourself.
dh-lesson-round = A first round
    .about = One whole round, phase by phase. You are player 2 and sit last.
dh-lesson-ambulances = Ambulances and beds
    .about = Who fills them, who may choose which, and what happens when the wards are full.
dh-lesson-improvement = Improvement
    .about = Whose turn it is, taking nothing, giving one back.
dh-lesson-activation = Activation
    .about = Departments, specialists and blood bags, with the examples of both texts.
dh-lesson-closing = The end of a round
    .about = Neglect, death, discharge and all that scores.
dh-lesson-scoring = Final scoring
    .about = After round 8: what is added, what is taken off, and who wins a tie.
dh-lesson-crisis = Opening crisis
    .about = Hard mode: five start patients instead of three.
dh-lesson-pandemic = Pandemic
    .about = Hard mode: one patient more every round, for everybody.
dh-lesson-superbug = Superbug
    .about = Hard mode: neglect hurts twice as much.
dh-lesson-events = Event cards
    .about = From round 2 on, something happens. The fifteen cards are this kit’s own.
dh-lesson-final-round = Final round
    .about = After round 8, other hospitals send their ambulances.
dh-lesson-experiments = Experiments
    .about = The expansion Experimental Medicine: trials, drugs, transplants. Much is the kit’s own.
dh-lesson-texts = Where the texts part
    .about = The Japanese and the Chinese text disagree. Options let you play by either.

## What is in the box

dh-step-box-dice = A die is a patient: colour decides on departments, value shows how well it is. You drew a green one and rolled a 4. Enter it.
    .hint = Only 2 to 5 count. A 1 or a 6 is rolled again.
    .done = The lower the value, the sicker the patient.
dh-step-box-board = This is your hospital: six departments, four wards of three beds, three nurses. Place a nurse in the Critical Care Unit.
    .hint = Only departments of your own hospital can be used; other tiles have to be taken first.
    .done = The Critical Care Unit treats one red patient by one step.
dh-step-box-treat = Treat the red 2.
    .hint = Two red patients lie here. The weaker one needs it more.
    .done = It shows 3 now and has moved down to the treated row, so it will not get worse this round.
dh-step-box-leave = Another nurse stands in the Clinic, which treats a 5 or a 6. Send the green 6 home.
    .hint = One step more and it reaches 7.
    .done = At 7 a patient is healthy and waits in the discharge lounge for its points.
dh-step-box-specialist = Departments and specialists are on offer. Take the Surgeon.
    .hint = Only what lies open can be taken.
    .done = The Surgeon brings a red meeple. Whenever it works where a red patient is treated, that patient gets one step more.

## Setting up

dh-step-setup-first = There are two of you. Lots are drawn for the first player, and the lot falls on you: enter player 1.
    .hint = Only two players can be drawn.
    .done = You get the first-player token. Two to four can play.
dh-step-setup-bag = Fill the bag with dice.
    .hint = Two players use 45, three 54, four all 63.
    .done = Fifteen of each colour.
dh-step-setup-ambulances = Lay out the ambulances.
    .hint = One more than there are players.
    .done = Numbers 1 to 3, empty side up. Markers lie beside the score board.
dh-step-setup-offer = Now the offer. The top tile of the pile is the Operating Theatre: enter it.
    .hint = Departments come first, then specialists.
    .done = One department, and after it one specialist, the Surgeon: one fewer of each than there are players.
dh-step-setup-extra = With two players one card more is laid out, and the first player says which kind. Say: a specialist.
    .hint = You hold the token, so you decide.
    .done = It is a Paramedic. You choose anew whenever an offer is laid out.
dh-step-setup-patients = You have drawn two red dice and a green one. Set your three start patients.
    .hint = One shows 3, one 4, one 5. Which is which is up to you.
    .done = They lie in untreated places; player 2 has set theirs too. Two administrators have been dealt to each of you.
dh-step-setup-administrator = You hold two administrators. Keep Robert G. Edwards.
    .hint = It must be one of the two in your hand.
    .done = He scores a point for each set of red, yellow and green discharged in one round.
dh-step-setup-reveal = Both have chosen. Show the administrators.
    .hint = The choice is made. All cards are turned up together.
    .done = The others go back in the box. Everybody has a player aid, and round 1 can begin.
dh-step-setup-copies = At a table of four, two Urology tiles lie open. The third department off the pile is Anaesthesia: enter it.
    .hint = How many are there of each tile?
    .done = Two of each, never more. You may own both.

## A first round

dh-step-round-dice = Phase 1. Player 1 has drawn nine dice and rolled eight. The last is yellow and shows 3: enter it.
    .hint = A 1 would be rolled again.
    .done = Nine patients for three ambulances.
dh-step-round-load = Lowest values go first. Four 2s are too many for ambulance 1, and as last player you decide: the red one and both yellow ones.
    .hint = All three must be 2s, and ambulance 1 comes first.
    .done = Only when equal values of different colours do not fit is there anything to decide.
dh-step-round-load-rest = Fill the others in the same way.
    .hint = Next is the fourth 2, then the two 3s. Ambulance 3 gets the rest.
    .done = Now player 1 chooses first: ambulance 3, with the healthiest patients.
dh-step-round-choose = Your choice. Ambulance 1 brings three 2s, but a low number has its rewards. Take it.
    .hint = Number 3 is gone.
    .done = Player 1 could not have taken number 1: the first player never may.
dh-step-round-unused = One ambulance was left over. Empty it.
    .hint = Numbers 1 and 3 were taken.
    .done = Its patients go back into the bag.
dh-step-round-token = Who gets the first-player token?
    .hint = Look for the lowest ambulance that was taken.
    .done = You do, and a blood bag with it.
dh-step-round-admit = Admit your patients.
    .hint = All of them, none can be left outside.
    .done = They lie in untreated places, wherever a bed is free.
dh-step-round-improve = Phase 2. The lowest ambulance number goes first, so it is your turn. Take the Surgeon.
    .hint = The Surgeon lies open.
    .done = Player 1 takes the Operating Theatre. The gaps stay until phase 6.
dh-step-round-return = You may give one improvement back for a blood bag. Keep yours.
    .hint = Only your own could go back, and the Surgeon is new.
    .done = Player 1 keeps the tile as well.
dh-step-round-surgeon = Phase 3. You hold the token, so you act first. Place the Surgeon in Intensive Care.
    .hint = Meeple and department must both be yours.
    .done = Any meeple may go into a department of any colour.
dh-step-round-surgeon-treat = Intensive Care treats a 1 or a 2. Choose the red 2.
    .hint = The Surgeon helps only if the patient is red.
    .done = 2 becomes 3, and the patient moves down.
dh-step-round-effect = A red patient was treated, so the Surgeon’s own effect follows. Use it.
    .hint = The Surgeon treats the same red patient again.
    .done = From 2 to 4 with a single meeple.
dh-step-round-oncology = Now a nurse. Place it in Oncology.
    .hint = The Surgeon has worked, and Intensive Care too. Both are done for this round.
    .done = Each meeple and each department works once a round.
dh-step-round-oncology-treat = Treat the yellow 5.
    .hint = Oncology takes yellow patients only.
    .done = It shows 6 and lies in the treated row. It can still be treated again.
dh-step-round-clinic = Place a second nurse in the Clinic, for a 5 or a 6.
    .hint = Oncology has worked already.
    .done = The yellow 6 reached 7 and has left for the discharge lounge.
dh-step-round-pharmacy = The last nurse goes to the Pharmacy.
    .hint = You have three nurses, and one is still free.
    .done = The green 3 is a 4 now.
dh-step-round-bag = No meeple is left, but a blood bag. Treat a yellow 2 with it.
    .hint = Any patient of your own hospital, by one step.
    .done = That patient is treated too and lies in the lower row.
dh-step-round-end = Nothing more to do: end your activation.
    .hint = All meeples and the bag are used.
    .done = Player 1 has acted too and sends two patients home.
dh-step-round-worsen = Phase 4. Who is still untreated gets worse. Enter how many of your patients, and how many die.
    .hint = Count the upper row: a yellow 4 and a yellow 2. Nobody falls to 0.
    .done = They are 3 and 1 now. The 1 needs help next round.
dh-step-round-discharge = Phase 5. Enter how many patients you discharged, and the points.
    .hint = One patient went home. The table begins with 1 point.
    .done = 1 point for one, 3 for two, 5 for three: more at once pays.
dh-step-round-administrator = Florence Nightingale is your administrator: 1 point if you discharge a patient and nobody died in phase 4. Enter her points.
    .hint = Somebody went home, and nobody died.
    .done = 1 point. Player 1 scores 3 for two patients.
dh-step-round-shift = Phase 6. Meeples go home, treated patients move up. How many of yours?
    .hint = Count the lower row: a red 4, a green 4, a yellow 3.
    .done = Three. In the next round they want treatment again.
dh-step-round-next = Begin the next round.
    .hint = Rounds are counted one by one, up to eight.
    .done = What nobody took goes under the piles, and a new offer is laid out. That was a whole round.

## Ambulances and beds

dh-step-amb-twos = Four 2s and four 4s, as in the Chinese text. You are last player: put both red 2s and the yellow one into ambulance 1.
    .hint = A 3 may not go before the fourth 2.
    .done = The green 2 is left for ambulance 2.
dh-step-amb-fours = The green 2 and the red 3 are set. Which of the four 4s joins them?
    .hint = Any one 4 will do, but only one.
    .done = The other three fill ambulance 3. Places inside an ambulance are all alike.
dh-step-amb-first = You are first player. Choose an ambulance: number 2.
    .hint = Number 1 is closed to you, and there are four.
    .done = The texts do not say so of anybody else, so the others may take number 1.
dh-step-amb-unused = Numbers 2, 3 and 4 are taken. Empty the one left over.
    .hint = It stands first in the row.
    .done = Three 2s go back into the bag.
dh-step-amb-lowest = Nobody took number 1. Who gets token and blood bag?
    .hint = The lowest number that was taken. You hold number 2.
    .done = You keep the token and get the bag, as in an example of the Chinese text.
dh-step-amb-overflow = Mike’s case: three patients arrive, and only two beds are free. Choose an old patient who has to go.
    .hint = Thirteen patients for twelve beds, and the new ones cannot be refused.
    .done = That die is back in the bag, and a fatality lies in your mortuary.
dh-step-amb-admit = Now admit the new ones.
    .hint = All three.
    .done = Twelve beds, all taken.

## Improvement

dh-step-imp-order = Player 1 has ambulance 3, you have number 1. Take the Crash Centre.
    .hint = Phase 2 goes by ambulance numbers, not round the table.
    .done = It joins your hospital at any edge; where does not matter.
dh-step-imp-nothing = Now you are player 1, and nothing on offer helps. Take nothing.
    .hint = The Crash Centre is gone and is not replaced before phase 6.
    .done = You may, says one text; you must, says neither.
dh-step-imp-return = All have improved. Put Urology under its pile for a blood bag.
    .hint = Only a tile or card of your own. What is printed on the board stays.
    .done = One a round, a new one too. Blood bags never run out here.

## Activation

dh-step-act-anaesthesia = Anaesthesia needs three red patients of equal value. You have two, a green 3 and a blood bag. Make the green 3 red.
    .hint = Two are not enough, and a department works only in full.
    .done = It counts as red until the end of the phase. Spend such a bag before you place the meeple.
dh-step-act-three = Now place a nurse in Anaesthesia.
    .hint = There are three red 3s now, and no blood bag any more.
    .done = All three show 4, with one nurse.
dh-step-act-surplus = The Operating Theatre treats one red patient by three steps. Treat the red 5.
    .hint = A 5 needs two steps to leave. Is the third a problem?
    .done = It left at 7, and the third step was lost. Only missing patients stop a department.
dh-step-act-mike = Mike placed a Surgeon in Intensive Care. Treat the red 2.
    .hint = On the board it says 1 or 2. A 3 is too well.
    .done = One text’s example says “any patient”, but the die in it is a 2.
dh-step-act-mike-effect = Now the Surgeon.
    .hint = “That patient” is the one just treated.
    .done = From 2 to 4. The red 5 was not treated by the department.
dh-step-act-jenny = Jenny’s Haematologist in Renal Medicine: three yellow 3s have become 4s. Use the effect.
    .hint = One of the three, not all of them.
    .done = 4, 4 and 5: the effect comes once, however many were treated.
dh-step-act-caezar = Caezar places a Pharmacist in Anaesthesia, with three red 2s.
    .hint = The Pharmacist is the specialist you have.
    .done = Three 3s, and no effect: the Pharmacist is green, and nobody treated was.
dh-step-act-stan = Stan has no green patient, but a blood bag. Make the red 2 green.
    .hint = The red 3 has been treated in this phase; its colour stays.
    .done = One bag, one patient, one phase.
dh-step-act-stan-pharmacy = Place a nurse in the Pharmacy.
    .hint = Who counts as green now?
    .done = Treated as green; then the phase ended and it is red again. Administrators count the true colour.
dh-step-act-equal = The Cardiologist’s department made a red 2 a 3. Now treat another patient of equal value, of any colour.
    .hint = Compare with the value after treatment. “Another” is a different die.
    .done = The green 3 was equal. The yellow 2 would have been, a moment ago.
dh-step-act-gone = The Surgeon stands in the Critical Care Unit. Treat the red 6.
    .hint = The unit is for red patients. This one is about to leave.
    .done = It has left, and there is nobody for the Surgeon to treat again.
dh-step-act-optional = The Paramedic may treat a patient of value 1 to 3 by two steps. This time, do without.
    .hint = “May” is not “must”. A 5 would be out of reach anyway.
    .done = Nothing happened; the meeple is used all the same.
dh-step-act-end = Two nurses are free, but you want no more. End your activation.
    .hint = You may leave meeples unused. Player 2 waits for you.
    .done = Hospitals do not touch each other, so you may as well play at once, as one text says.

## The end of a round

dh-step-clo-worsen = A red 1, a yellow 2 and a green 4 lie untreated, a green 5 treated. How many get worse, and how many die?
    .hint = Three in the upper row. One of them falls to 0.
    .done = The fatality lies in the mortuary. One line of the Chinese text puts it elsewhere: a slip.
dh-step-clo-discharge = Two red patients, a yellow and a green one went home. Enter number and points.
    .hint = 1, 3, 5 … the fourth number in the table.
    .done = 7 points.
dh-step-clo-empty = Your four wards are empty. How much is that worth?
    .hint = As many points as a hand has fingers.
    .done = 5, each round in which it happens.
dh-step-clo-administrator = Robert G. Edwards scores 1 for each set of a red, a yellow and a green patient discharged in the round.
    .hint = Two red, one yellow, one green: how many sets?
    .done = One set, 1 point. The second red was left over.
dh-step-clo-shift = Another hospital, in phase 6. How many treated patients move up?
    .hint = A red 4, a yellow 3, a green 5.
    .done = Three. The others lie there already.

## Final scoring

dh-step-sco-last = Round 8. You are player 2 and score your discharge: a red and a green patient.
    .hint = Two patients. No phase 6 follows this time.
    .done = 3 points, and straight to the final scoring. Treated patients stay where they are.
dh-step-sco-final = Now player 1, with three fatalities and two blood bags. Enter what they cost and what they bring.
    .hint = −2 for each fatality, +1 for each bag.
    .done = −6 and +2. Player 2 has neither.
dh-step-sco-win = Player 1 comes to 36, player 2 to 40. Who wins?
    .hint = Most points.
    .done = Player 2.
dh-step-sco-tie = Both have 39. Player 1 has two patients left, player 2 has one. Who wins?
    .hint = Fewest patients left.
    .done = Player 2.
dh-step-sco-values = Again 39 each, and two patients each: 3 and 4 for player 1, 1 and 5 for player 2.
    .hint = Now the healthier ones count: add up the values.
    .done = 7 beats 6. Equal here too, and the win would be shared. The game is over.

## Hard mode: opening crisis

dh-step-cri-five = Five dice: two red, two green, a yellow. Set them to 3, 3, 4, 5 and 5 as you like.
    .hint = One 4 and two 5s; all five at once.
    .done = That is how the Japanese text has it. Seven beds are left.
dh-step-cri-chinese = The same dice, but with the values of the Chinese text: 3, 3, 4, 4 and 5.
    .hint = Two 4s, one 5.
    .done = A little harder still. An option chooses between the two.

## Hard mode: pandemic

dh-step-pan-die = All have admitted their three, and now everybody draws one more. Yours is red and shows 4: enter it.
    .hint = 1 and 6 are rolled again here too.
    .done = The Chinese text draws it after the choice of ambulances, and so do we: at the very end of the phase.
dh-step-pan-admit = Admit the extra patient.
    .hint = A single one.
    .done = Four newcomers a round: watch your beds.
dh-step-pan-overflow = This time your hospital is full. Make room for the yellow 4.
    .hint = An old patient has to go, not the newcomer.
    .done = A fatality, as always without a bed.
dh-step-pan-choice = With the option of the Japanese text the extra die is drawn when an ambulance is chosen. Choose number 2.
    .hint = You are first player: not number 1.
    .done = A yellow 2 came along, drawn from the bag at once.
dh-step-pan-empty = The same option, four full hospitals: all 63 dice are on the table. Choose number 3.
    .hint = You are first player: not number 1.
    .done = The bag is empty, so nobody comes along. Drawn at the end of the phase, this cannot happen.

## Hard mode: superbug

dh-step-sup-worsen = A red 1, a yellow 2 and a green 4 lie untreated, a green 2 treated. How many get worse, and how many die?
    .hint = Each drops by 2, and 2 − 2 is 0.
    .done = Three, and two of them die: 1 and 2 are lost, the 4 is a 2.

## Variant: event cards

dh-step-eve-turn = Round 4 begins with an event. “Clinic closed” is turned up: enter it.
    .hint = There is one of each, and “Blood drive” has been.
    .done = Some events happen at once, others last the round. In phase 6 the card leaves.
dh-step-eve-closed = The Clinic is closed this round. Place a nurse in the Pharmacy instead.
    .hint = The yellow 6 has to wait.
    .done = All other departments work as usual.
dh-step-eve-points = It is Red week: each red patient discharged scores 1 more. You discharged three red ones and a green one.
    .hint = Count the red ones.
    .done = 3 points more.

## Variant: final round

dh-step-fin-send = The ambulances have been turned over; each place wants a colour and a value. Send your red 3.
    .hint = Ambulance 1 wants a red 3. Number 2 wants a red 5, and you have none.
    .done = 1 point. The example of the Chinese text is a red 3 too.
dh-step-fin-must = Now you are player 2. Send the yellow 4.
    .hint = Which ambulance wants a yellow 4?
    .done = Whoever can send, must. Now nobody can any more.
dh-step-fin-left = Player 1 has two patients left. What do they cost?
    .hint = −1 each.
    .done = −2. Then comes the final scoring as usual.

## Experimental Medicine

dh-step-exp-decks = Two players, with the piles of the Chinese text. Shuffle them: how many tiles and specialists?
    .hint = One of each base tile, 12, and all 8 new ones. Specialists: 12 and 12.
    .done = 20 and 24. With four players it would be 24 tiles.
dh-step-exp-added = The same with the option of the Japanese text: all goes in.
    .hint = 24 + 8 tiles, 24 + 12 specialists.
    .done = 32 and 36.
dh-step-exp-aside = Four players, Chinese piles: eight tiles of one half go back in the box. Urology is out; next comes Anaesthesia.
    .hint = The half holds every tile once.
    .done = Six more follow. All see what is missing.
dh-step-exp-trial = A Medical Student raises a patient just treated and lowers another one. Raise the red 3, lower the green 5.
    .hint = A 1 cannot be lowered.
    .done = 4 and 4. Both count as treated.
dh-step-exp-drug = The Drug Laboratory rolls a patient of value 1 to 3 again. Give the drug to the red 2.
    .hint = The green 5 is too well for it.
    .done = Now the die decides.
dh-step-exp-roll = The red die shows 5: enter it.
    .hint = 1 and 6 do not count, as on arrival.
    .done = From 2 to 5. It could also have stayed a 2.
dh-step-exp-swap = The Transplant Unit swaps the values of two patients. Swap red 2 and green 5.
    .hint = Two equal values would change nothing.
    .done = Red 5, green 2, both treated: red departments will finish the job.
dh-step-exp-registrar = The Registrar’s department discharged two red patients. Points?
    .hint = A discharge, not a patient, is what counts.
    .done = 1 point at once.

## Where the texts disagree

dh-step-txt-offer = Four players, Japanese offer: players + 1 in all. Two tiles lie open. Next comes a Surgeon: enter it.
    .hint = 2 + 2, and one more of the first player’s choice.
    .done = Five cards. By the Chinese text it would be three and three.
dh-step-txt-free = Start patients by the Chinese text: any values from 3 to 5. Set your red die and both green ones to 5.
    .hint = The values are free, the colours are not.
    .done = Three 5s: an easy start.
dh-step-txt-administrators = Without administrators, as one text lets beginners play. You are player 2: set the red die to 3, the green ones to 4 and 5.
    .hint = 3, 4 and 5, once each.
    .done = No cards are dealt; round 1 begins at once.
dh-step-txt-must = In this game everybody must improve. Take anything.
    .hint = “Nothing” is not on offer.
    .done = The texts only say you can. Usually you may leave it.
dh-step-txt-target = An option lets the Surgeon treat any red patient. Treat the red 5.
    .hint = Red, but not only the one just treated.
    .done = With the usual rule only the red 3 could have been treated.
dh-step-txt-count = The Triage Nurse’s card names two patients. In this game, by the Chinese text, an effect is for one only. Treat the red 1.
    .hint = One patient, however many the card names.
    .done = Without the option the green 2 could have been treated too.
dh-step-txt-colour = The Japanese text knows no limit on changing colour. Make the treated red 3 green.
    .hint = Green itself cannot become green.
    .done = By the Chinese text only untreated patients can change.
dh-step-txt-empty = Two patients went home and the last one died: empty wards, with the option of the Chinese text. Score the discharge.
    .hint = Two patients. Were all of them discharged?
    .done = 3 points, but no 5 for empty wards: somebody died in phase 4.
