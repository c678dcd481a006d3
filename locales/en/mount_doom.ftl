### Westmarch, English: Adventure to Mount Doom.
###
### The contract between catalogues and client stands at the head of en/confrontation.ftl. In this game
###
###   character-<id>   a figure of the Fellowship, or a face of the battle die
###   region-<id>      a place: Rivendell, the six destinations, Isengard
###   card-<id>        a card; .hint: what it does
###   die-<id>         a die
###   ui-doom-…        the words of its board
###
### A client makes some variables itself: $roll is a list of dice with their faces; $change is up, down or same, $by how
### much; $old-face and $new-face are faces as they are called.
###
### Variables of each message ($figure stands for $figure and $figure-id; a test compares this list)
###
###   prompt-turn-begin                   -
###   prompt-roll-second-die              $die
###   prompt-roll-place-black             -
###   prompt-roll-place-coloured          $black
###   prompt-roll-third-die               -
###   prompt-roll-place-second            -
###   prompt-action-before-die            $die
###   prompt-slot-move                    $figure
###   prompt-encounter-after              $card
###   prompt-battle-before                $enemy $support
###   prompt-battle-thrown                $enemy $face
###   prompt-battle-gandalf               $enemy
###   prompt-battle-boromir               $face
###   prompt-enemy-wormtongue             -
###   prompt-enemy-witch-king             -
###   prompt-enemy-denethor               -
###   prompt-enemy-army                   -
###   prompt-courage-before-loss          $hearts $cause
###   prompt-final-roll                   -
###   prompt-final-rolled                 -
###   prompt-final-step                   -
###   prompt-card-elrond                  -
###   prompt-card-which-die               $card
###   prompt-card-which-face              $card $die
###   prompt-card-theoden                 -
###   prompt-card-treebeard               -
###   prompt-card-faramir                 -
###   prompt-card-support                 -
###   prompt-dice-after-roll              -
###   prompt-move-event                   $figure $event
###   prompt-stage-vision                 $stage
###   prompt-stage-vision-card            $card $stage
###
###   event-turn                          $number $seat
###   event-rolled                        $roll $cause
###   event-rerolled                      $die $old-face $new-face $cause
###   event-roll-stands                   -
###   event-die-set                       $die $old-face $new-face $cause
###   event-page-filled                   $page $roll
###   event-die-resolved                  $die $face
###   event-moved                         $figure $from $to $cause
###   event-waits                         $figure $cause
###   event-stays                         $figure
###   event-courage                       $from $to $change $by $cause
###   event-uruk-hai-placed               $count $in-isengard
###   event-uruk-hai-removed              $chieftain $in-isengard
###   event-ents-march                    -
###   event-nazgul-placed                 $at-minas-morgul $cause
###   event-nazgul-slain                  -
###   event-nothing-happens               $cause
###   event-gandalf-locked                -
###   event-gandalf-free                  -
###   event-turned-up                     $slot $card
###   event-activated                     $slot $card
###   event-ally-taken                    $card $seat
###   event-card-used                     $card $seat
###   event-card-discarded                $card $cause
###   event-card-removed                  $slot $card $cause
###   event-army-shifted                  $from $to
###   event-gandalf-boxed                 $left
###   event-gandalf-drawn                 $card $seat $left
###   event-foreseen                      $card $stage
###   event-vision-removed                $card
###   event-vision-kept                   $card
###   event-battle                        $enemy $support
###   event-battle-won                    $enemy $cause
###   event-battle-lost                   $enemy $cause
###   event-event-cancelled               $figure $space
###   event-stage-ends                    $stage
###   event-stage-begins                  $stage $track
###   event-game-over                     $reason
###
### A token has $subject, or nothing to be filled in; token-pass selects by $prompt.

## Figures, and the faces of the battle die

character-ring-bearer = Frodo and Sam
character-merry-pippin = Merry and Pippin
character-aragorn = Aragorn
character-legolas = Legolas
character-gimli = Gimli
character-gandalf = Gandalf
character-sauron = Sauron

## Places

region-rivendell = Rivendell
region-lothlorien = Lothlórien
region-rohan = Rohan
region-helms-deep = Helm’s Deep
region-gondor = Gondor
region-minas-morgul = Minas Morgul
region-mount-doom = Mount Doom
region-isengard = Isengard

## Dice

die-orange = orange die
die-purple = purple die
die-blue = blue die
die-green = green die
die-red = red die
die-black-1 = black die
die-black-2 = black die
die-battle = battle die

## Cards: allies and Gandalf’s

card-arwen = Arwen
    .hint = When a figure stops on an event space: its event does not happen this once.
card-elrond = Elrond
    .hint = Right after a roll: throw one die of it again; only its new face counts.
card-theoden = King Théoden
    .hint = Leads one companion to the end of the stage that it is in.
card-galadriel = Galadriel
    .hint = Just before a battle die is thrown: courage goes to Galadriel’s space.
card-eowyn = Éowyn
    .hint = On a 6 against the Witch-king: he, his card and all Nazgûl leave the game.
card-eomer = Éomer and the Riders of Rohan
    .hint = Instead of a throw: one battle is won.
card-faramir = Faramir
    .hint = Before your turn: Frodo and Sam go two to four spaces.
card-treebeard = Treebeard
    .hint = Either two courage, or he goes to Isengard: from then on each victory there removes an Uruk-hai, the chieftain last.
card-boromir = Boromir
    .hint = After a battle lost to an Uruk-hai: throw again, and lose on Sauron only.
card-gandalfs-vision = Gandalf’s Vision
    .hint = Before a new stage is laid out: look at the uppermost card of its stack, and leave it or remove it.
card-gandalfs-wrath = Gandalf’s Wrath
    .hint = Removes an encounter card once it has been met.
card-gandalfs-support = Gandalf’s Support
    .hint = Before a turn: roll all coloured dice and move one figure by its die.
card-gandalfs-trick = Gandalf’s Trick
    .hint = After a roll: turn a coloured die to any face.
card-gandalfs-power = Gandalf’s Power
    .hint = After a roll: turn a black die to any face.

## Cards: enemies

card-cave-troll = Cave Troll
    .hint = A battle; lost, it costs two courage.
card-saruman = Saruman
    .hint = Two Uruk-hai gather in Isengard, or as many as are left.
card-nazgul = Nazgûl
    .hint = A Nazgûl comes to Minas Morgul. When all nine are there, the game is lost.
card-balrog = Balrog of Moria
    .hint = Three courage are lost at once, and Gandalf cannot help before Helm’s Deep.
card-moria-orc = Moria Orc
    .hint = A battle; lost, it costs one courage.
card-orc-hordes = Orc Hordes
    .hint = A battle; lost, it costs two courage.
card-wargs = Wargs
    .hint = Two courage are lost at once.
card-uruk-hai = Uruk-hai
    .hint = A battle for each Uruk-hai in Isengard, each lost one costs one courage. One victory or more removes a warrior.
card-wormtongue = Wormtongue
    .hint = You must give up one of your own allies unused.
card-grond = Grond
    .hint = Three courage are lost at once.
card-eye-of-sauron = Eye of Sauron
    .hint = Courage falls to the space of the Eye, unless it is there or lower.
card-witch-king = Witch-king of Angmar
    .hint = A black die for each Nazgûl at Minas Morgul; each odd face costs one courage.
card-mumakil = Mûmakil
    .hint = Two battles; each lost one costs two courage.
card-haradrim = Haradrim
    .hint = Two courage are lost at once.
card-denethor = Denethor
    .hint = A coloured die that waits in the book must be thrown again.
card-army-of-the-dead = Army of the Dead
    .hint = It moves on to the next card at its left or right, and covers it.
card-mouth-of-sauron = Mouth of Sauron
    .hint = Battles until two in a row are won; each lost one costs one courage.

## Cards: the last stage

card-gollums-deceit = Gollum’s Deceit
    .hint = Two courage are lost.
card-phial-of-galadriel = Phial of Galadriel
    .hint = Two courage are gained.
card-gollums-madness = Gollum’s Madness
    .hint = One courage is lost.
card-shelob = Shelob
    .hint = One courage is lost, and Frodo and Sam stay where they are this turn.
card-shelobs-sting = Shelob’s Sting
    .hint = Roll a black die: 2 or 3 costs one courage, 4 to 6 costs two.
card-ring-power = The One Ring’s Power
    .hint = Roll a black die: a 6 costs five courage.
card-eagles = Eagles
    .hint = One courage is gained.

## Causes that are neither a figure, a card nor a die

cause-turn = the turn
cause-first-roll = the first roll
cause-second-roll = the second roll
cause-battle = the battle
cause-slot = the empty slot
cause-companions = the companions at Minas Morgul
cause-destination = the exact arrival
cause-event-space = the event space
cause-single-use = it is met only once
cause-allies-in-need = allies in need

## Why a game ended

reason-ring-destroyed = the Ring went into the fire
reason-courage-lost = the Ring-bearers’ courage was lost
reason-nazgul-gathered = all nine Nazgûl gathered at Minas Morgul
reason-turn-limit = the game was stopped after too many turns

## Options

option-players = Players
    .about = How many travel together against the game; one may play alone.
option-easier = Allies in need
    .about = Easier: at Minas Morgul each unused card gives one courage.
option-exclusive-allies = Allies of one’s own
    .about = Harder: an ally helps only the player who won it.
option-unprotected = No protection
    .about = Harder: event spaces act on every figure that stops there, even beside another one.

## Presets

preset-base-1 = Base game, alone
preset-base-2 = Base game, two players
preset-base-3 = Base game, three players
preset-base-4 = Base game, four players
preset-easier-1 = Easier, alone
preset-easier-2 = Easier, two players
preset-easier-3 = Easier, three players
preset-easier-4 = Easier, four players
preset-exclusive-1 = Allies of one’s own, alone
preset-exclusive-2 = Allies of one’s own, two players
preset-exclusive-3 = Allies of one’s own, three players
preset-exclusive-4 = Allies of one’s own, four players
preset-unprotected-1 = No protection, alone
preset-unprotected-2 = No protection, two players
preset-unprotected-3 = No protection, three players
preset-unprotected-4 = No protection, four players
preset-harder-1 = Harder in both ways, alone
preset-harder-2 = Harder in both ways, two players
preset-harder-3 = Harder in both ways, three players
preset-harder-4 = Harder in both ways, four players
preset-all-changes = All changes together, three players

## Parts of sentences

# $figure: a figure goes
phrase-goes = { $figure-id ->
        [ring_bearer] { $figure } go
        [merry_pippin] { $figure } go
       *[other] { $figure } goes
    }
# $figure: a figure stays
phrase-stays = { $figure-id ->
        [ring_bearer] { $figure } stay
        [merry_pippin] { $figure } stay
       *[other] { $figure } stays
    }
# $from: where from
phrase-from = { $from ->
        [0] from Rivendell
        [8] from Lothlórien
        [16] from Rohan
        [24] from Helm’s Deep
        [32] from Gondor
        [40] from Minas Morgul
       *[other] from space { $from }
    }
# $to: where to
phrase-to = { $to ->
        [8] to Lothlórien
        [16] to Rohan
        [24] to Helm’s Deep
        [32] to Gondor
        [40] to Minas Morgul
        [48] to Mount Doom
       *[other] to space { $to }
    }
# $cause: what brought it about, at the end of a sentence; nothing where it goes without saying
phrase-because = { $cause-id ->
        [none] .
        [turn] .
        [battle] .
        [orange] .
        [purple] .
        [blue] .
        [green] .
        [red] .
       *[other] {" "}({ $cause }).
    }
# $stage: of the stage
phrase-stage = { $stage }

## Prompts: the roll

prompt-turn-begin = It is your turn. Which coloured die do you take first?
prompt-roll-second-die = Which die do you roll with the { $die }?
prompt-roll-place-black = Page 1: which black die goes into the book?
prompt-roll-place-coloured = Page 1: which coloured die goes below the black { $black }?
prompt-roll-third-die = The second roll: which coloured die joins it?
prompt-roll-place-second = Page 2: which coloured die goes into the book?
prompt-dice-after-roll = The roll lies there. Do you change it?
prompt-turn-playing-waiting = { $seat } is playing.

## Prompts: the action

prompt-action-before-die = { $die-id ->
        [none] All dice are resolved. Do you use a card before the turn ends?
       *[other] The { $die } comes next. Do you use a card first?
    }
prompt-slot-move = The slot is empty. How far { $figure-id ->
        [merry_pippin] do { $figure } go?
       *[other] does { $figure } go?
    }
prompt-move-event = { $event-id ->
        [heart] { phrase-goes } to a black heart. Does Arwen prevent the loss of courage?
       *[other] { phrase-goes } to a Nazgûl’s stone. Does Arwen prevent its coming?
    }
prompt-encounter-after = { $card } has been met. Does Gandalf’s Wrath remove the card?
prompt-courage-before-loss = { $hearts ->
        [one] One courage is about to be lost ({ $cause }). Does Treebeard help first?
       *[other] { $hearts } courage are about to be lost ({ $cause }). Does Treebeard help first?
    }

## Prompts: battle

prompt-battle-before = Battle: { $enemy }. At Frodo’s and Sam’s side: { $support }. Do you throw the battle die?
prompt-battle-thrown = { $enemy }: the battle die shows { $face }. Do you let it stand?
prompt-battle-gandalf = { $enemy }: the battle die shows Gandalf. Do you give one of his cards for the victory?
prompt-battle-boromir = The battle die shows { $face }: lost. Does Boromir stand in?

## Prompts: enemies

prompt-enemy-wormtongue = Wormtongue whispers. Which of your allies leaves?
prompt-enemy-witch-king = A 6 against the Witch-king! Does Éowyn strike?
prompt-enemy-denethor = Denethor despairs. Which coloured die in the book is thrown again?
prompt-enemy-army = The Army of the Dead moves on. To which side?

## Prompts: cards

prompt-card-elrond = Elrond: which die is thrown again?
prompt-card-which-die = { $card }: which die do you turn?
prompt-card-which-face = { $card }: to which face do you turn the { $die }?
prompt-card-theoden = King Théoden: whom does he lead to the end of the stage?
prompt-card-treebeard = Treebeard: courage, or the march on Isengard?
prompt-card-faramir = Faramir: how many spaces does he lead Frodo and Sam?
prompt-card-support = Gandalf’s Support: which die do you keep?

## Prompts: stages

prompt-stage-vision = The next stage is { phrase-stage }. Do you use Gandalf’s Vision before its cards are laid out?
prompt-stage-vision-card = { $card } lies on top of the cards for { phrase-stage }. Does it stay?
prompt-final-roll = The last stage. Do you roll the black die?
prompt-final-rolled = The black die lies there. Do you let it stand?
prompt-final-step = Frodo and Sam are about to take their step. Do you use a card first?

## Choices

token-take = Take the { $subject }
token-place = { $subject }
token-roll = Roll
token-use = Use { $subject }
token-die = { $subject }
token-face = Turn it to { $subject }
token-lead = Lead { $subject }
token-gain = Gain two courage
token-send = Send Treebeard to Isengard
token-discard = Give up { $subject }
token-keep = Leave it on top
token-remove = Remove it from the game
token-advance = { $subject-id ->
        [0] Stay
        [1] One space
       *[other] { $subject } spaces
    }
token-shift = { $subject-id ->
        [left] To the left
       *[right] To the right
    }
token-pass = { $prompt ->
        [action-before-die] No card; go on
        [encounter-after] No, the card stays
        [battle-thrown] Let it stand
        [battle-gandalf] No, the battle is lost
        [battle-boromir] No, the battle is lost
        [enemy-witch-king] Not now
        [courage-before-loss] No, take the loss
        [final-rolled] Let it stand
        [final-step] No card; take the step
        [dice-after-roll] Let it stand
        [move-event] No, let it happen
        [stage-vision] No, lay the cards out
       *[other] Go on
    }

## The log: the turn and its dice

event-turn = Turn { $number }. { $seat }.
event-rolled = { $cause-id ->
        [first_roll] First roll: { $roll }.
        [second_roll] Second roll: { $roll }.
        [battle] The battle die shows { $roll }.
        [turn] Rolled: { $roll }.
       *[other] Rolled ({ $cause }): { $roll }.
    }
event-rerolled = The { $die } is thrown again: { $new-face } instead of { $old-face }{ phrase-because }
event-roll-stands = The roll stands.
event-die-set = The { $die } is turned from { $old-face } to { $new-face }{ phrase-because }
event-page-filled = Page { $page } of the book: { $roll }.
event-die-resolved = The { $die } is resolved: { $face }.

## The log: the road and courage

event-moved = { phrase-goes } { phrase-from } { phrase-to }{ phrase-because }
event-waits = { phrase-goes } beyond Minas Morgul, into the waiting area{ phrase-because }
event-stays = { phrase-stays } in place.
event-courage = { $change ->
        [up] Courage rises by { $by } to { $to }{ phrase-because }
        [down] Courage falls by { $by } to { $to }{ phrase-because }
       *[same] Courage stays at { $to }, where it was ({ $from }){ phrase-because }
    }
event-event-cancelled = Arwen prevents what would have befallen { $figure } on space { $space }.
event-nothing-happens = Nothing happens{ phrase-because }

## The log: Isengard and Minas Morgul

event-uruk-hai-placed = { $count ->
        [one] One Uruk-hai joins those in Isengard; now they are { $in-isengard }.
       *[other] { $count } Uruk-hai join those in Isengard; now they are { $in-isengard }.
    }
event-uruk-hai-removed = { $chieftain-id ->
        [true] The chieftain of the Uruk-hai falls. Isengard is free ({ $in-isengard } left).
       *[other] An Uruk-hai leaves Isengard; { $in-isengard } left.
    }
event-ents-march = Treebeard marches on Isengard.
event-nazgul-placed = A Nazgûl comes to Minas Morgul, now { $at-minas-morgul } of nine{ phrase-because }
event-nazgul-slain = Éowyn slays the Witch-king. The Nazgûl are no more.
event-gandalf-locked = The Balrog takes Gandalf: his cards do not help before Helm’s Deep.
event-gandalf-free = Gandalf is back: his cards help again.

## The log: cards

event-turned-up = Slot { $slot } is turned up: { $card }.
event-activated = Slot { $slot }: { $card }.
event-ally-taken = { $seat } wins an ally: { $card }.
event-card-used = { $seat } uses { $card }.
event-card-discarded = { $card } leaves the game{ phrase-because }
event-card-removed = { $card } leaves slot { $slot } and the game{ phrase-because }
event-army-shifted = The Army of the Dead moves from slot { $from } to slot { $to }.
event-gandalf-boxed = The arrival was not exact: a card of Gandalf’s is lost unseen. Left in his stack: { $left }.
event-gandalf-drawn = Exactly there! { $seat } draws { $card }. Left in Gandalf’s stack: { $left }.
event-foreseen = Gandalf’s Vision shows the top card for { phrase-stage }: { $card }.
event-vision-removed = { $card } is removed from the game (Gandalf’s Vision).
event-vision-kept = { $card } stays on top (Gandalf’s Vision).

## The log: battles

event-battle = Battle: { $enemy }. Support: { $support }.
event-battle-won = { $cause-id ->
        [none] Won against: { $enemy }.
       *[other] Won against: { $enemy } (by { $cause }).
    }
event-battle-lost = { $cause-id ->
        [none] Lost against: { $enemy }.
        [gandalf] Lost against: { $enemy }; Gandalf does not come.
        [sauron] Lost against: { $enemy }, by Sauron’s face.
        [boromir] Lost against: { $enemy }, in spite of Boromir.
       *[other] Lost against: { $enemy }; not at hand: { $cause }.
    }

## The log: stages and the end

event-stage-ends = The Ring has come to { phrase-stage }.
event-stage-begins = A new stage: { phrase-stage }. Lying open: { $track }.
event-game-over = The game is over: { $reason }.

## The board

ui-doom-won = The Fellowship has won.
ui-doom-lost = The Fellowship has lost.
ui-doom-stage-line = { $count ->
        [0] Stage { $number } of 6: { $stage }, reached
        [one] Stage { $number } of 6: { $stage }, one space to go
       *[other] Stage { $number } of 6: { $stage }, { $count } spaces to go
    }
ui-doom-turn-line = { $several ->
        [yes] Turn { $number } · { $seat }
       *[no] Turn { $number }
    }
ui-doom-space = space { $space }
ui-doom-waiting-area = the waiting area
ui-doom-slot = Slot { $slot }
ui-doom-percent = { $number }%
ui-doom-under-one = under 1%
ui-doom-die-face = { $die }{ "\u00a0" }{ $face }
ui-doom-in-pool = beside the board
ui-doom-just-rolled = just rolled
ui-doom-on-page = in the book, page { $page }
ui-doom-dice-tray = The dice
ui-doom-book = The open book
ui-doom-track = The encounters
ui-doom-hand = Cards before you
ui-doom-hand-empty = no cards
ui-doom-cards = Cards
ui-doom-company = The Fellowship
ui-doom-gandalf-stack = { $count } in Gandalf’s stack
ui-doom-gandalf-locked = The Balrog holds Gandalf: his cards do not help before Helm’s Deep.
ui-doom-held-by = { $hint } Lies before: { $seat }.
ui-doom-foreseen = On top of the next cards: { $card }
ui-doom-removed = Out of the game on this stage: { $cards }
ui-doom-covers = Beneath it lies: { $card }
ui-doom-unknown-card = a card face down
ui-doom-once = met only once
ui-doom-plus-nazgul = +1 Nazgûl
ui-doom-zero-to-two = { $figure }: 0–{ "\u2060" }2

## The board: what would happen

ui-doom-walk = { $some ->
        [yes] { $figure }: to { $to }; { $effects }
       *[no] { $figure }: to { $to }
    }
ui-doom-stays-waiting = { $figure }: stay in the waiting area
ui-doom-from = { $figure }, now at { $from }.
ui-doom-at-face = On { $face }: { $effects }.
ui-doom-covered = the event is covered
ui-doom-courage-up = courage +{ $count }
ui-doom-courage-down = courage −{ $count }
ui-doom-courage-to = Courage { $from } → { $to }
ui-doom-nazgul-comes = a Nazgûl comes to Minas Morgul
ui-doom-gandalf-drawn = you draw a card of Gandalf’s
ui-doom-gandalf-lost = a card of Gandalf’s is lost
ui-doom-symbol-nazgul = Empty slot: a Nazgûl comes to Minas Morgul
ui-doom-symbol-nothing = Empty slot: nothing happens
ui-doom-symbol-moves = Empty slot: { $figure } may go up to two spaces
ui-doom-face-down = A card face down
ui-doom-meets = { $some ->
        [yes] { $card }: { $effects }
       *[no] { $card }
    }
ui-doom-battles = { $count ->
        [one] one battle
       *[other] { $count } battles
    }
ui-doom-battles-two = battles until two in a row are won
ui-doom-battles-left = { $count ->
        [one] one battle left
       *[other] { $count } battles left
    }
ui-doom-each-lost = each lost battle: courage −{ $count }
ui-doom-uruks-come = { $count ->
        [one] an Uruk-hai joins those in Isengard
       *[other] { $count } Uruk-hai join those in Isengard
    }
ui-doom-dice = { $count ->
        [one] a black die is rolled
       *[other] { $count } black dice are rolled
    }
ui-doom-won-by = { $count ->
        [0] no companion’s face wins
        [one] one companion’s face of six wins
       *[other] { $count } companions’ faces of six win
    }

## The board: odds

ui-doom-odds = Odds
ui-doom-odds-summary = { $mean ->
        [0] No loss: { $none }.
       *[other] No loss: { $none }; on average −{ $mean } courage.
    }
ui-doom-odds-alone = Without cards
ui-doom-odds-helped = With the cards that help
ui-doom-odds-none = no loss
ui-doom-odds-lost = courage −{ $count }
ui-doom-odds-defeat = the game is lost
ui-doom-odds-nothing = { $card }: nothing is thrown for.
ui-doom-faces = The faces of the battle die
ui-doom-face-wins = wins
ui-doom-face-card = for a card
ui-doom-face-loses = loses

## The board: the battle

ui-doom-battle-with = Battle: { $card }
ui-doom-nobody = nobody
ui-doom-supports = at their side
ui-doom-not-here = not at hand
ui-doom-result-won = Won
ui-doom-result-lost = Lost

## The board: details

ui-doom-colour-ally = Ally
ui-doom-colour-gandalf = Gandalf’s card
ui-doom-colour-enemy = Enemy
ui-doom-colour-final = The last stage
ui-doom-figure-supports = Stands by Frodo and Sam in battle now: on their space or further on in this stage.
ui-doom-figure-not = Cannot stand by Frodo and Sam in battle now: behind them, or beyond this stage.
ui-doom-about-battle-die = Four faces are the companions’, one is Gandalf’s, one is Sauron’s.
ui-doom-about-black-die = Its number is the slot of the encounter that is met.
ui-doom-about-heart = Whoever stops here alone costs one courage.
ui-doom-about-nazgul = Whoever stops here alone draws a Nazgûl to Minas Morgul.
ui-doom-about-destination = The end of the stage { $stage }. A companion’s exact roll gives one courage, the Ring-bearers’ exact roll a card of Gandalf’s.

## The board, spoken

ui-doom-courage-spoken = Courage: { $now } of { $top }
ui-doom-isengard-spoken = { $treebeard ->
        [yes] Isengard: Uruk-hai { $count } of 6. Treebeard is there.
       *[no] Isengard: Uruk-hai { $count } of 6.
    }
ui-doom-morgul-spoken = Minas Morgul: Nazgûl { $count } of 9, { $pool } still away.
ui-doom-figure-spoken = { $figure }: { $space }.{ $legal ->
        [yes] {" "}Can be chosen.
       *[no] {""}
    }
ui-doom-die-spoken = { $die }, { $place }. { $more }{ $legal ->
        [yes] {" "}Can be chosen.
       *[no] {""}
    }
ui-doom-slot-spoken = Slot { $slot }. { $more }.{ $legal ->
        [yes] {" "}Can be chosen.
       *[no] {""}
    }
ui-doom-card-spoken = Card { $card }. { $hint }{ $several ->
        [yes] {" "}Lies before: { $seat }.
       *[no] {""}
    }{ $locked ->
        [yes] {" "}Gandalf is held by the Balrog.
       *[no] {""}
    }{ $legal ->
        [yes] {" "}Can be chosen.
       *[no] {""}
    }

## Refusals: why something cannot be chosen, by the rule that says so

refusal-doom-action-03 = Every die in the book is resolved, in its order.
refusal-doom-ally-01 = That card lies before no player.
refusal-doom-ally-02 = That card has left the game: every card is used once.
refusal-doom-ally-07 = That is not among the choices now.
refusal-doom-ally-08 = That is not among the choices now.
refusal-doom-ally-11 = This is not the moment for that card, or it would do nothing.
refusal-doom-card-01 = That is not among the choices now.
refusal-doom-card-09 = That is not among the choices now.
refusal-doom-card-10 = Elrond throws a die of the roll just made.
refusal-doom-card-13 = King Théoden leads a companion, not the Ring-bearers.
refusal-doom-card-14 = After Galadriel’s help the battle die must be thrown.
refusal-doom-card-15 = That is not among the choices now.
refusal-doom-card-17 = One of your own allies must go; Gandalf’s cards and those of others are safe.
refusal-doom-card-22 = Faramir leads two, three or four spaces.
refusal-doom-card-24 = Treebeard brings courage or goes to Isengard.
refusal-doom-card-29 = A coloured die that waits in the book must be thrown again.
refusal-doom-card-31 = That is not among the choices now.
refusal-doom-card-33 = The Army moves to the next card at its left or right.
refusal-doom-card-44 = That companion stands at the end of the stage already.
refusal-doom-combat-07 = Only an unused card of Gandalf’s wins on his face.
refusal-doom-combat-13 = A battle cannot be declined.
refusal-doom-combat-14 = That is not among the choices now.
refusal-doom-courage-01 = Courage stands at its top already.
refusal-doom-final-07 = One black die is rolled on the last stage.
refusal-doom-final-09 = The coloured dice are not used on the last stage.
refusal-doom-final-10 = That card is of no use on the last stage now.
refusal-doom-final-11 = Faramir cannot help on the last stage.
refusal-doom-final-14 = That is not among the choices now.
refusal-doom-gandalf-03 = That is not among the choices now.
refusal-doom-gandalf-05 = That is not among the choices now.
refusal-doom-gandalf-06 = One of the five coloured dice is kept.
refusal-doom-gandalf-08 = Gandalf’s Trick turns a coloured die of the roll just made.
refusal-doom-gandalf-09 = Gandalf’s Power turns a black die of the roll just made.
refusal-doom-gandalf-10 = The Balrog has taken Gandalf: none of his cards helps before Helm’s Deep.
refusal-doom-hard-01 = Only the player before whom that ally lies may use the card.
refusal-doom-roll-01 = Two different coloured dice are picked for the first roll.
refusal-doom-roll-02 = First a black die goes on page 1, then one of the coloured dice just rolled.
refusal-doom-roll-03 = The third die is a coloured one that was not in the first roll.
refusal-doom-roll-04 = One of the two coloured dice just rolled goes on page 2.
refusal-doom-slot-03 = The figure shown goes no, one or two spaces.
ui-doom-aim = Your common aim: bring the Ring-bearers to Mount Doom before courage is spent, and before the ninth Nazgûl comes.
