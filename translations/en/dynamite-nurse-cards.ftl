### What stands on the cards: titles, what they do, when they may be played.

## What kind of card it is, what it takes or does, and the line at its foot

dn-face-patient = Patient · can be admitted
    .text = { $n ->
        [0] Any doctor can operate.
       *[other] A doctor of skill { $n } or more can operate.
    }
    .foot = Difficulty { $n }
dn-face-emergency = Emergency · cannot be admitted
    .text = { $n ->
        [0] Counter at once with any doctor, or pass it on. Otherwise it is your kill mark.
       *[other] Counter at once with a doctor of skill { $n } or more, or pass it on. Otherwise it is your kill mark.
    }
    .foot = Difficulty { $n } · emergency
dn-face-doctor = Doctor
    .text = Operates on patients whose difficulties add up to { $n } or less.
    .foot = Skill { $n }
dn-face-almighty = Almighty doctor
    .text = Operates on any number of patients, each of difficulty { $n } or less.
    .foot = Skill { $n } · almighty
dn-face-event = Event
dn-face-open = Open event
dn-face-spare = Not used in play
dn-face-worse = Worse: face down

## When an event may be played

dn-when-turn = in your own turn
dn-when-visit = when a patient arrives
dn-when-operation = during another’s operation
dn-when-answer = after another’s event
dn-when-drawn = as soon as drawn

## Patients, by difficulty

dn-card-patient-0 = Gym-day fever
dn-card-patient-1 = Hiccups
dn-card-patient-2 = Bead up the nose
dn-card-patient-3 = Brain freeze
dn-card-patient-4 = Bucket on the head
dn-card-patient-5 = Earworm
dn-card-patient-6 = Polka dots
dn-card-patient-7 = Swallowed clock
dn-card-patient-8 = Endless sneezes
dn-card-patient-9 = Gone invisible

## Emergencies, by difficulty

dn-card-emergency-0 = Floating away
dn-card-emergency-1 = Tongue on ice
dn-card-emergency-2 = Ate a hot chilli
dn-card-emergency-3 = Chased by bees
dn-card-emergency-4 = Caught in railings
dn-card-emergency-5 = Fish bone
dn-card-emergency-6 = Hugged a cactus
dn-card-emergency-7 = Over-bandaged
dn-card-emergency-8 = Rolled in snow
dn-card-emergency-9 = Glows in the dark

## Doctors, by skill

dn-card-doctor-1 = Student doctor
dn-card-doctor-2 = Night-shift doctor
dn-card-doctor-3 = School doctor
dn-card-doctor-4 = Village doctor
dn-card-doctor-5 = Family doctor
dn-card-doctor-6 = X-ray doctor
dn-card-doctor-7 = Surgeon
dn-card-doctor-8 = Consultant
dn-card-doctor-9 = Chief physician
dn-card-doctor-10 = Professor

## Almighty doctors, by skill

dn-card-almighty-1 = Herbalist
dn-card-almighty-2 = Circus doctor
dn-card-almighty-3 = Ship’s doctor
dn-card-almighty-4 = Old town doctor
dn-card-almighty-5 = Mountain doctor
dn-card-almighty-6 = Flying doctor
dn-card-almighty-7 = Polar doctor
dn-card-almighty-8 = Space doctor
dn-card-almighty-9 = Robot doctor
dn-card-almighty-10 = Doctor of legend

## Events

dn-card-epidemic =
    .text = Every inpatient of all other players worsens. Those face down already die.
dn-card-turn-worse =
    .text = One inpatient of another player worsens. If it lies face down already, it dies.
dn-card-referral =
    .text = One of your inpatients moves, as it lies, to another player’s hospital. It cannot be countered.
dn-card-new-drug =
    .text = Turn over the top card of the pile. No event: discharge up to two of your inpatients. Event: one of them worsens. Discard the card.
dn-card-audit =
    .text = Another player loses a turn: patients worsen, but there is no draw and no action. Only countering is allowed.
dn-card-pass-on =
    .text = Send the patient that has come to you on to any other player. The turn does not pass.
dn-card-intern =
    .text = The whole operation fails: every patient in it worsens.
dn-card-misdiagnosis =
    .text = One patient of the operation is not treated and worsens.
dn-card-cancel =
    .text = The event that another player has just played has no effect.
dn-card-new-bed =
    .text = Your hospital has one bed more.
dn-card-broken-bed =
    .text = Your hospital has one bed fewer, but never less than one.
dn-card-quiet-night =
    .text = In every hospital the oldest patient that lies face down is turned up again.
dn-card-blackout =
    .text = In every hospital the oldest patient worsens.
dn-card-recovery =
    .text = Your oldest patient is discharged. If it lies face down, it is turned up instead.
dn-card-spare = Spare card
    .text = Takes the place of a card that is lost or spoilt. Write on it what it stands for.
