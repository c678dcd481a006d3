### Westmarch, English: The Confrontation.
###
### THE CONTRACT between the catalogues and the client (the same in every language and for every game)
###
### Bundles. A bundle is ui.ftl, common.ftl and the file of one game.
###
### Ids. In ids and in variables the dots and underscores of the game’s data become hyphens:
### the prompt battle.change_fighter is prompt-battle-change-fighter, the fact out_of is $out-of.
###
###   game-<game>            a game’s name; .about: one sentence                         (common.ftl)
###   side-<side>            a side                                                     (common.ftl)
###   seat-<seat>            a seat                                                     (common.ftl)
###   error-<code>           what was refused; no variables                             (common.ftl)
###   outcome-…              how a game ended: won ($winners, $count), nobody,
###                          points ($seat, $points)                                    (common.ftl)
###   list-empty             what stands for an empty list                              (common.ftl)
###   character-<id>         a name; .face: with its edition; .ability: what it can do; .tile: as it is written on a tile,
###                          where the name is too long for that
###   region-<id>            a name
###   card-<id>              a combat card; .hint: what it does (no .hint on mere numbers)
###   special-<id>           a special card; .hint: what it does
###   cause-<id>             a cause that is neither a character nor a card
###   piece-number           a piece that nobody may name: $number, the digit on its foot
###   reason-<id>            why a game ended, or why a piece cannot move: half a sentence
###   option-<name>          an option; .about: its explanation; option-<name>-<value>: a value of a choice
###   preset-<name>          a named set of options
###   prompt-<key>           the question to the seat that must choose: variables from its `about`
###   prompt-<key>-waiting   what everybody else is told ($seat: a seat’s or a player’s name)
###   event-<kind>           a line of the log: variables from the event’s facts and its cause
###   token-<verb>           a choice: $subject, $prompt (the key of the open prompt: battle-change-fighter)
###   aim-…                  what a player wants, and how to begin; no variables
###   preview-…              what a choice will do: $who, $region or $to, $enemies and $count, and the sums of a card
###   refusal-<rule>         why something cannot be chosen, by the id of the rule: refusal-conf-move-03; no variables
###   phrase-…               parts of sentences, for use in this file alone
###
### Variables. Every fact gives two: $fact, to be shown, and $fact-id, to select by.
###
###   $fact      a text is shown by the first of character-, region-, card-, special-, side-, seat-, reason-, cause-
###              that has it, else as it is; the handle of a piece (f3) by piece-number. A number stays a number. A list
###              is joined by Intl.ListFormat; an empty one is list-empty. An object gives a variable for each of its
###              keys: {"scores": {"first": 5}} is $scores-first. A fact that is absent or empty is an empty string.
###   $fact-id   the text as the game sends it (gap_of_rohan); none when the fact is absent or empty.
###
### These may be absent, and are passed nevertheless: character, piece, cause, reason, winner.
### An owner hears of a `character`, the others of a `piece`, and of both when it lies open.
###
### Faces. Where the two faces of a tile must be told apart, characters are shown by their attribute .face:
### in token-face, event-face-chosen and event-rosters-shown.
###
### Variables of each message ($region stands for $region and $region-id; a test compares this list)
###
###   prompt-setup-draft                  $left
###   prompt-setup-special-cards          $left
###   prompt-setup-place                  $character
###   prompt-turn-action                  -
###   prompt-turn-target                  $character $from
###   prompt-turn-palantir                -
###   prompt-turn-ambush                  -
###   prompt-turn-end-shuffle             -
###   prompt-special-a-king-revealed      -
###   prompt-special-crebain-of-dunland   -
###   prompt-special-recall-to-mordor     -
###   prompt-special-extra-mover          $card
###   prompt-special-extra-target         $character $card
###   prompt-attack-shuffle               $region
###   prompt-attack-opponent              $region
###   prompt-battle-change-fighter        $region
###   prompt-battle-gwaihir               $region
###   prompt-battle-fellowship-ability    $character $region
###   prompt-battle-sauron-ability        $character $region
###   prompt-battle-card                  $region
###   prompt-battle-show-card             $region
###   prompt-battle-answer-card           $region
###   prompt-battle-demand                $region
###   prompt-battle-another-card          $region
###   prompt-battle-exchange              $region
###   prompt-battle-fetch                 $region
###   prompt-battle-retreat               $region
###   prompt-battle-support               $region
###   prompt-battle-wormtongue            $region
###
###   event-face-chosen                   $character
###   event-rosters-shown                 $rosters-fellowship $rosters-sauron
###   event-special-taken                 $card
###   event-specials-shown                $cards-fellowship $cards-sauron
###   event-placed                        $character $region
###   event-game-begins                   $game $seats-fellowship $seats-sauron
###   event-turn                          $side $number
###   event-can-act                       $side
###   event-moved                         $character $piece $from $to $cause
###   event-entered-mines                 $character $piece $cause
###   event-shuffled                      $side $region
###   event-revealed                      $character $piece $region $cause
###   event-hidden                        $characters
###   event-declined                      $side $question
###   event-must-move                     $character $piece $region $cause
###   event-cannot-move                   $character $piece $region $reason $cause
###   event-drawn                         $character $piece $region $out-of
###   event-battle                        $attacker $region $fellowship $sauron
###   event-took-over                     $character $for
###   event-retreated                     $character $from $to $cause
###   event-no-cards                      $character
###   event-card-chosen                   $card
###   event-card-shown                    $side $card $cause
###   event-cards-revealed                $fellowship $sauron
###   event-card-replaced                 $side $card $instead-of $cause
###   event-card-demanded                 $cause
###   event-card-ignored                  $side $card $cause
###   event-compared                      $fellowship $sauron
###   event-defeated                      $character $piece $region $cause
###   event-ring-bearer                   $character
###   event-returned                      $character $piece $to $cause
###   event-hands-taken-back              -
###   event-special-played                $side $card
###   event-named                         $character $piece $region $cause
###   event-game-over                     $winner $reason $points
###   event-match-over                    $winner $scores-first $scores-second
###
### Every prompt-…-waiting has $seat alone. A token has $subject, or nothing to be filled in; token-to and token-pass
### select by $prompt as well.

## Characters

character-frodo-classic = Frodo
    .face = Frodo (classic)
    .ability = When attacked, he may retreat sideways before cards are played; not in the mountains.
character-frodo-variant = Frodo
    .face = Frodo (variant)
    .ability = In his battles the text of Sauron’s cards does nothing. If he is defeated, Sam takes up the Ring, unless the Warg has defeated him.
character-sam-classic = Sam
    .face = Sam (classic)
    .ability = He may fight in place of an attacked Frodo in his region. His strength is 5 if Frodo is revealed in his region.
character-sam-variant = Sam
    .face = Sam (variant)
    .ability = When attacked, he is as strong as his attacker.
character-pippin = Pippin
    .face = Pippin (classic)
    .ability = When attacking, he may retreat backward before cards are played.
character-smeagol = Sméagol
    .face = Sméagol (variant)
    .ability = Attacked while alone in his region, he may change places with a companion in an adjacent region, who fights instead.
character-merry = Merry
    .face = Merry (classic)
    .ability = He defeats the Witch-king before cards are played.
character-faramir = Faramir
    .face = Faramir (variant)
    .ability = When attacking, he may retreat sideways before cards are played; not in the mountains.
character-gandalf-classic = Gandalf
    .face = Gandalf (classic)
    .ability = Sauron must show his card before the Fellowship chooses one.
character-gandalf-variant = Gandalf
    .face = Gandalf (variant)
    .ability = When a companion fights in his region or an adjacent one, he may be revealed to add 1 to the companion’s strength.
character-aragorn-classic = Aragorn
    .face = Aragorn (classic)
    .ability = He may move in any direction to attack; not sideways in the mountains.
character-aragorn-variant = Aragorn
    .face = Aragorn (variant)
    .ability = When attacked, he may declare that no cards are played.
character-legolas = Legolas
    .face = Legolas (classic)
    .ability = He defeats the Flying Nazgûl before cards are played.
character-elrond = Elrond
    .face = Elrond (variant)
    .ability = In his battles Sauron’s cards Magic and Eye of Sauron do nothing.
character-gimli = Gimli
    .face = Gimli (classic)
    .ability = He defeats the Orcs before they can use their ability.
character-theoden = Théoden
    .face = Théoden (variant)
    .ability = His strength is 4 in Rohan and in Gondor.
character-boromir = Boromir
    .face = Boromir (classic)
    .ability = He and his opponent are both defeated, before Sauron’s ability and before cards are played.
character-treebeard = Treebeard
    .face = Treebeard (variant)
    .ability = His strength is 6 in Fangorn. He may move to Fangorn from anywhere to attack a lone enemy there.
character-balrog = Balrog
    .face = Balrog (classic)
    .ability = In Caradhras it may be revealed to defeat a character on the way through the Mines of Moria.
character-uruk-hai = Uruk-hai
    .face = Uruk-hai (variant)
    .ability = They may move any number of regions forward into an empty region, but never through enemies or full regions.
character-shelob = Shelob
    .face = Shelob (classic)
    .ability = After defeating an enemy she returns to Gondor. If enemies are there, or no room is left, she is defeated too.
character-wormtongue = Wormtongue
    .face = Wormtongue (variant)
    .ability = When defeated, he may retreat backward into an empty region instead.
character-witch-king-classic = Witch-king
    .tile = Witch-king
    .face = Witch-king (classic)
    .ability = He may move sideways to attack; not in the mountains.
character-witch-king-variant = Witch-king
    .tile = Witch-king
    .face = Witch-king (variant)
    .ability = Sauron wins at once when he enters the Shire.
character-flying-nazgul-classic = Flying Nazgûl
    .face = Flying Nazgûl (classic)
    .ability = It may move to any region to attack a lone enemy there.
character-flying-nazgul-variant = Flying Nazgûl
    .face = Flying Nazgûl (variant)
    .ability = It may pass over one region forward to attack.
character-black-rider = Black Rider
    .face = Black Rider (classic)
    .ability = He may move any number of regions forward to attack, but never through enemies or full regions.
character-mouth-of-sauron = Mouth of Sauron
    .face = Mouth of Sauron (variant)
    .ability = Once the cards are shown, Sauron may exchange his card for the 4, from the hand or from the discard pile.
character-saruman-classic = Saruman
    .face = Saruman (classic)
    .ability = His opponent cannot retreat by an ability. Sauron may declare that no cards are played.
character-saruman-variant = Saruman
    .face = Saruman (variant)
    .ability = He defeats Gandalf before cards are played. From others he may demand a different card once theirs is shown.
character-orcs-classic = Orcs
    .face = Orcs (classic)
    .ability = When attacking, they defeat the first opponent in the region before cards are played.
character-orcs-variant = Orcs
    .face = Orcs (variant)
    .ability = Their strength is 6 when attacking.
character-warg = Warg
    .face = Warg (classic)
    .ability = In its battles the ability of the Fellowship’s character does not work.
character-gollum = Gollum
    .face = Gollum (variant)
    .ability = He may retreat forward before cards are played.
character-cave-troll = Cave Troll
    .face = Cave Troll (classic)
    .ability = In its battles Sauron’s card counts for nothing, neither by its text nor by its number.
character-watcher = Watcher
    .face = Watcher (variant)
    .ability = Once revealed, it stays revealed and can no longer move.

## Regions

region-shire = Shire
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = High Pass
region-misty-mountains = Misty Mountains
region-caradhras = Caradhras
region-gap-of-rohan = Gap of Rohan
region-mirkwood = Mirkwood
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

## Combat cards

card-f-1 = 1
card-f-2 = 2
card-f-3 = 3
card-f-4 = 4
card-f-5 = 5
card-f-magic = Magic
    .hint = Becomes a card that you have played before.
card-f-noble-sacrifice = Noble Sacrifice
    .hint = Both fighters are defeated.
card-f-elven-cloak = Elven Cloak
    .hint = The number on Sauron’s card does not count.
card-f-retreat = Retreat
    .hint = Your fighter retreats backward, if it can.
card-s-1 = 1
card-s-2 = 2
card-s-3 = 3
card-s-4 = 4
card-s-5 = 5
card-s-6 = 6
card-s-magic = Magic
    .hint = Becomes a card that you have played before.
card-s-eye = Eye of Sauron
    .hint = A text card of the Fellowship does nothing.
card-s-retreat = Retreat
    .hint = Your fighter retreats sideways, if it can.

## Special cards

special-shadowfax = Shadowfax
    .hint = Before the move: one character takes an extra step forward, without a fight, and then moves as usual.
special-gandalf-the-white = Gandalf the White
    .hint = Instead of a turn: a defeated Gandalf returns to Fangorn.
special-a-king-revealed = A King Revealed
    .hint = Instead of a turn: reveal Aragorn and name the piece that Sauron must move next.
special-gwaihir = Gwaihir the Windlord
    .hint = In a battle: your fighter may retreat sideways or backward, in place of its own ability.
special-recall-to-mordor = Recall to Mordor
    .hint = Instead of a turn: one of your characters returns to Mordor.
special-dark-of-mordor = The Dark of Mordor
    .hint = Before the move: one character takes an extra step forward, without a fight; then another one moves.
special-crebain-of-dunland = Crebain of Dunland
    .hint = Instead of a turn: reveal a piece of the Fellowship for the rest of the game.
special-palantir = Palantír
    .hint = At any time in your turn: reveal the Fellowship in one region, except in the Shire.

## Causes that are neither a character nor a card

cause-move = the move
cause-battle = the battle
cause-magic = Magic
cause-support = support in battle
cause-ring-bearer = the Ring

## Why a game ended

reason-ring-bearer-in-mordor = the Ring-bearer reached Mordor
reason-ring-bearer-defeated = the Ring-bearer was defeated
reason-three-in-shire = three of Sauron’s servants stand in the Shire
reason-witch-king-in-shire = the Witch-king reached the Shire
reason-no-move = the other side could not move
reason-turn-limit = the game was stopped after too many turns
reason-match-points = more points in the two games together
reason-match-drawn = equal points in the two games

## Why a piece cannot move

reason-revealed-watcher = the Watcher stays where it was revealed
reason-regions-in-front-full = the regions in front are full
reason-no-region-in-front = there is no region in front

## Options

option-edition = Characters
    .about = Which faces are played: all classic, all variant, or a draft of both.
option-edition-classic = Classic
option-edition-variant = Variant
option-edition-draft = Draft
option-fellowship-specials = Special cards of the Fellowship
    .about = How many special cards the Fellowship plays with; usually two.
option-sauron-specials = Special cards of Sauron
    .about = How many special cards Sauron plays with; usually two.
option-match = Match of two games
    .about = Two games, with sides swapped and points counted.

## Presets

preset-classic = Classic
preset-variant = Variant
preset-draft = Draft
preset-classic-specials = Classic with special cards
preset-variant-specials = Variant with special cards
preset-draft-specials = Draft with special cards
preset-fellowship-handicap = Classic, the Fellowship helped by four special cards
preset-sauron-handicap = Variant, Sauron helped by three special cards
preset-all-specials = Draft with all special cards
preset-match = Match of two games
preset-draft-match = Match of two games, with draft and special cards

## Parts of sentences

# $region: where
phrase-in = { $region-id ->
        [shire] in the Shire
        [high_pass] in the High Pass
        [misty_mountains] in the Misty Mountains
        [caradhras] on Caradhras
        [gap_of_rohan] in the Gap of Rohan
       *[other] in { $region }
    }
# $from: where from
phrase-from = { $from-id ->
        [shire] from the Shire
        [high_pass] from the High Pass
        [misty_mountains] from the Misty Mountains
        [gap_of_rohan] from the Gap of Rohan
       *[other] from { $from }
    }
# $to: where to
phrase-to = { $to-id ->
        [shire] to the Shire
        [high_pass] to the High Pass
        [misty_mountains] to the Misty Mountains
        [gap_of_rohan] to the Gap of Rohan
       *[other] to { $to }
    }
# $character: at the beginning of a sentence
phrase-character = { $character-id ->
        [balrog] The { $character }
        [uruk_hai] The { $character }
        [witch_king_classic] The { $character }
        [witch_king_variant] The { $character }
        [flying_nazgul_classic] The { $character }
        [flying_nazgul_variant] The { $character }
        [black_rider] The { $character }
        [mouth_of_sauron] The { $character }
        [orcs_classic] The { $character }
        [orcs_variant] The { $character }
        [warg] The { $character }
        [cave_troll] The { $character }
        [watcher] The { $character }
       *[other] { $character }
    }
# $character: within a question
phrase-does = { $character-id ->
        [balrog] does the { $character }
        [uruk_hai] do the { $character }
        [witch_king_classic] does the { $character }
        [witch_king_variant] does the { $character }
        [flying_nazgul_classic] does the { $character }
        [flying_nazgul_variant] does the { $character }
        [black_rider] does the { $character }
        [mouth_of_sauron] does the { $character }
        [orcs_classic] do the { $character }
        [orcs_variant] do the { $character }
        [warg] does the { $character }
        [cave_troll] does the { $character }
        [watcher] does the { $character }
       *[other] does { $character }
    }
# $number: the digit on the foot of a piece; in the middle of a sentence
piece-number = No.{"\u00A0"}{ $number }
# $character, $piece: who, as far as the reader knows; at the beginning of a sentence
phrase-who = { $character-id ->
        [none] Hidden piece { $piece }
       *[other] { $piece-id ->
            [none] { phrase-character }
           *[other] { phrase-character } ({ $piece })
        }
    }
# $cause: what brought it about, at the end of a sentence; nothing where it goes without saying
phrase-because = { $cause-id ->
        [none] .
        [move] .
        [battle] .
        [magic] .
        [shelob] .
       *[other] {" "}({ $cause }).
    }

## Prompts: setting up

prompt-setup-draft = Which face of this tile will you play? Tiles left: { $left }.
prompt-setup-draft-waiting = { $seat } is choosing faces.
prompt-setup-special-cards = Which special card do you take? Cards left to take: { $left }.
prompt-setup-special-cards-waiting = { $seat } is choosing special cards.
prompt-setup-place = { $character-id ->
        [none] Whom do you place next?
       *[other] Where { phrase-does } start?
    }
prompt-setup-place-waiting = { $seat } is placing characters.

## Prompts: the turn

prompt-turn-action = It is your turn. Who moves, or what comes before the move?
prompt-turn-action-waiting = { $seat } is to move.
prompt-turn-target = Where { phrase-does } go { phrase-from }?
prompt-turn-palantir = Do you look into the Palantír before the turn goes on?
prompt-turn-palantir-waiting = { $seat } may look into the Palantír.
prompt-turn-ambush = The Fellowship is in the Mines of Moria. Does the Balrog strike?
prompt-turn-ambush-waiting = { $seat } may strike in the Mines of Moria.
prompt-turn-end-shuffle = Your turn is ending. Do you shuffle hidden pieces?
prompt-turn-end-shuffle-waiting = { $seat } is ending the turn.

## Prompts: special cards

prompt-special-a-king-revealed = A King Revealed: which piece must Sauron move?
prompt-special-crebain-of-dunland = Crebain of Dunland: which piece do they spy out?
prompt-special-recall-to-mordor = Recall to Mordor: who returns?
prompt-special-extra-mover = { $card }: who takes the extra step?
prompt-special-extra-target = { $card }: where { phrase-does } go?

## Prompts: battle

prompt-attack-shuffle = You are attacked { phrase-in }. Do you shuffle your hidden pieces first?
prompt-attack-shuffle-waiting = { $seat } may shuffle before the attack.
prompt-attack-opponent = Attack { phrase-in }: whom do you fight?
prompt-attack-opponent-waiting = { $seat } is choosing an opponent.
prompt-battle-change-fighter = Battle { phrase-in }: does somebody else fight instead?
prompt-battle-change-fighter-waiting = { $seat } may send somebody else into the battle.
prompt-battle-gwaihir = Battle { phrase-in }: do you call Gwaihir?
prompt-battle-gwaihir-waiting = { $seat } may call Gwaihir.
prompt-battle-fellowship-ability = Battle { phrase-in }: { $character } is fighting. Do you use an ability?
prompt-battle-fellowship-ability-waiting = { $seat } may use an ability.
prompt-battle-sauron-ability = Battle { phrase-in }: { $character } is fighting. Do you use an ability?
prompt-battle-sauron-ability-waiting = { $seat } may use an ability.
prompt-battle-card = Battle { phrase-in }: which card do you play?
prompt-battle-card-waiting = { $seat } is choosing a card.
prompt-battle-show-card = Battle { phrase-in }: you must show your card first. Which one?
prompt-battle-show-card-waiting = { $seat } must show a card first.
prompt-battle-answer-card = Battle { phrase-in }: Sauron’s card lies open. Which card do you answer with?
prompt-battle-answer-card-waiting = { $seat } is answering with a card.
prompt-battle-demand = Battle { phrase-in }: does Saruman demand another card?
prompt-battle-demand-waiting = { $seat } may demand another card.
prompt-battle-another-card = Battle { phrase-in }: Saruman demands another card. Which one?
prompt-battle-another-card-waiting = { $seat } must choose another card.
prompt-battle-exchange = Battle { phrase-in }: does the Mouth of Sauron exchange your card for the 4?
prompt-battle-exchange-waiting = { $seat } may exchange the card.
prompt-battle-fetch = Battle { phrase-in }: which of your played cards does Magic become?
prompt-battle-fetch-waiting = { $seat } is choosing a card for Magic.
prompt-battle-retreat = Battle { phrase-in }: where does your fighter retreat to?
prompt-battle-retreat-waiting = { $seat } is choosing where to retreat.
prompt-battle-support = Battle { phrase-in }: does Gandalf support the fighter?
prompt-battle-support-waiting = { $seat } may call on Gandalf’s support.
prompt-battle-wormtongue = Battle { phrase-in }: Wormtongue is beaten. Does he slip away?
prompt-battle-wormtongue-waiting = { $seat } may let Wormtongue slip away.

## Choices

token-face = { $subject }
token-take = Take { $subject }
token-place = Place { $subject }
token-move = Move { $subject }
token-to = { $prompt ->
        [battle-fellowship-ability] Retreat: { $subject }
        [battle-sauron-ability] Retreat: { $subject }
        [battle-retreat] Retreat: { $subject }
        [battle-wormtongue] Slip away: { $subject }
        [setup-place] Start: { $subject }
       *[other] Go to: { $subject }
    }
token-mines = Through the Mines of Moria: { $subject }
token-shuffle = Shuffle hidden pieces: { $subject }
token-play = Play { $subject }
token-target = Piece { $subject }
token-look = Look into the Palantír: { $subject }
token-fight = Fight { $subject }
token-draw = Draw one of the hidden pieces
token-reveal = Reveal { $subject }
token-switch = Change places with { $subject }
token-card = Play { $subject }
token-fetch = Fetch { $subject }
token-declare = Declare that no cards are played
token-demand = Demand another card
token-exchange = Exchange for { $subject }
token-pass = { $prompt ->
        [turn-palantir] Do not look now
        [turn-ambush] Let them pass
        [turn-end-shuffle] End the turn
        [attack-shuffle] Do not shuffle
        [battle-change-fighter] No, the fighter stays
        [battle-gwaihir] Do not call Gwaihir
        [battle-fellowship-ability] Use no ability
        [battle-sauron-ability] Use no ability
        [battle-demand] Let the card stand
        [battle-exchange] Keep the card
        [battle-support] No support
        [battle-wormtongue] Let him be defeated
       *[other] Pass
    }

## The log: setting up

event-face-chosen = Face chosen: { $character }.
event-rosters-shown = The faces are shown. The Fellowship: { $rosters-fellowship }. Sauron: { $rosters-sauron }.
event-special-taken = Special card taken: { $card }.
event-specials-shown = The special cards are shown. The Fellowship: { $cards-fellowship }. Sauron: { $cards-sauron }.
event-placed = Placed { phrase-in }: { $character }.
event-game-begins = { $seats-fellowship-id ->
        [fellowship] All are in their places; the game begins.
       *[other] Game { $game } of the match begins. { $seats-fellowship } plays the Fellowship. { $seats-sauron } plays Sauron.
    }

## The log: the turn

event-turn = Turn { $number }. { $side } moves.
event-can-act = { $side } can still move.
event-moved = { phrase-who } moved { phrase-from } { phrase-to }{ phrase-because }
event-entered-mines = { phrase-who } entered the Mines of Moria, from Eregion towards Fangorn{ phrase-because }
event-shuffled = { $side } shuffled hidden pieces { phrase-in }.
event-revealed = { $cause-id ->
        [battle] { phrase-who } came into the open { phrase-in }.
        [support] { phrase-who } came into the open { phrase-in } to support the fighter.
        [ring_bearer] { phrase-who } came into the open { phrase-in } as the new Ring-bearer.
        [balrog] { phrase-who } came into the open { phrase-in } and struck in the Mines of Moria.
        [uruk_hai] { phrase-who } came into the open { phrase-in } by so long a march.
       *[other] { phrase-who } came into the open { phrase-in } ({ $cause }).
    }
event-hidden = Face down again: { $characters }.
event-declined = { $question-id ->
        [ability] { $side } used no ability.
        [shuffle] { $side } did not shuffle.
        [support] { $side } called for no support by Gandalf.
        [demand] { $side } demanded no other card.
        [change_fighter] { $side } sent nobody else into the battle.
        [exchange] { $side } kept the card.
        [ambush] { $side } let the Mines of Moria be passed in peace.
        [gwaihir] { $side } did not call Gwaihir.
        [palantir] { $side } did not look into the Palantír.
       *[other] { $side } declined.
    }
event-must-move = { phrase-who } { phrase-in } can move, and so must move now{ phrase-because }
event-cannot-move = { phrase-who } { phrase-in } cannot obey: { $reason }{ phrase-because }

## The log: battle

event-drawn = { $out-of ->
        [1] The attack { phrase-in } meets one piece. { phrase-who } must fight.
       *[other] One of { $out-of } hidden pieces { phrase-in } was drawn. { phrase-who } must fight.
    }
event-battle = { $attacker-id ->
        [fellowship] Battle { phrase-in }: { $fellowship } against { $sauron }. The Fellowship attacks.
       *[sauron] Battle { phrase-in }: { $sauron } against { $fellowship }. Sauron attacks.
    }
event-took-over = { phrase-character } took over the battle from { $for }.
event-retreated = { $cause-id ->
        [gwaihir] { phrase-character } retreated { phrase-from } { phrase-to } ({ $cause }).
        [f_retreat] { phrase-character } retreated { phrase-from } { phrase-to } (card { $cause }).
        [s_retreat] { phrase-character } retreated { phrase-from } { phrase-to } (card { $cause }).
       *[other] { phrase-character } retreated { phrase-from } { phrase-to } by ability.
    }
event-no-cards = { phrase-character } declared that no cards are played in this battle.
event-card-chosen = Card laid face down: { $card }.
event-card-shown = { $side } played a card openly: { $card }{ phrase-because }
event-cards-revealed = The cards are turned up. The Fellowship: { $fellowship }. Sauron: { $sauron }.
event-card-replaced = { $side } replaced a card: { $card } instead of { $instead-of }{ phrase-because }
event-card-demanded = The Fellowship must play another card{ phrase-because }
event-card-ignored = { $side-id ->
        [sauron] Sauron’s card { $card } counts for nothing{ phrase-because }
       *[fellowship] The Fellowship’s card { $card } counts for nothing{ phrase-because }
    }
event-compared = Strength. The Fellowship: { $fellowship }. Sauron: { $sauron }.
event-defeated = { $cause-id ->
        [shelob] { phrase-who } found no place in Gondor and met defeat { phrase-in }.
       *[other] { phrase-who } met defeat { phrase-in }{ phrase-because }
    }
event-ring-bearer = { phrase-character } took up the Ring.
event-returned = { phrase-who } returned { phrase-to }{ phrase-because }
event-hands-taken-back = All combat cards have been played; both sides take them back into their hands.

## The log: special cards

event-special-played = { $side } played the special card { $card }.
event-named = { phrase-who } is named { phrase-in } and must move next{ phrase-because }

## The log: the end

event-game-over = { $winner-id ->
        [none] The game is over. Nobody won: { $reason }.
       *[other] The game is over. { $winner } won: { $reason }. Points: { $points }.
    }
event-match-over = { $winner-id ->
        [none] The match is drawn, { $scores-first } to { $scores-second }.
       *[other] The match is over. { $winner } won. Points: { $scores-first } for the first player, { $scores-second } for the second.
    }

## Before a choice: what it will do

preview-start = { $who } starts { phrase-in }.
preview-move = { $who } moves { phrase-to }. No enemy stands there.
preview-attack = { $count ->
        [one] { $who } attacks { $enemies } { phrase-in }: a battle.
       *[other] { $who } attacks one of { $count } { phrase-in }: { $enemies }. A battle.
    }
preview-retreat = Your fighter leaves the battle and retreats { phrase-to }.
preview-card = { $who }: { $own } + { $added } = { $sum }. Against it: { $enemy } with { $against } and a card that you do not know. Abilities and card texts may change it.
preview-shuffle = Your hidden pieces { phrase-in } change places in secret; the enemy hears of it.

## In the margin: what the game is about

aim-fellowship = Your aim: bring the Ring-bearer to Mordor. Nobody but you knows which piece is Frodo.
aim-sauron = Your aim: defeat the Ring-bearer, or bring three of your characters into the Shire.
aim-setup = Drag a glowing character to one of the fields that light up, or let chance set them up.
aim-turn = Drag a glowing character to the field that it should go to. To move onto enemies is to attack them.
aim-moves = It is your turn. Who moves?

## Refusals: why something cannot be chosen, by the rule that says so

refusal-conf-card-03 = Choose a card that is still in your hand.
refusal-conf-card-05 = Magic can only become a combat card that you have played already.
refusal-conf-card-27 = Choose the region that your fighter retreats to.
refusal-conf-char-04 = Only Sam, in the same region, can fight in Frodo’s place.
refusal-conf-char-17 = Choose a card that is still in your hand.
refusal-conf-char-31 = Only the Balrog, standing in Caradhras, can strike in the Mines of Moria.
refusal-conf-charv-12 = Only Gandalf, here or in an adjacent region, can support the fighter.
refusal-conf-charv-23 = In the mountains Sméagol changes places only forward or backward.
refusal-conf-charv-34 = Another card from your own hand is needed.
refusal-conf-charv-37 = Wormtongue slips backward, into an empty region.
refusal-conf-charv-46 = The Watcher cannot move any more once it has been revealed.
refusal-conf-charv-57 = Sméagol changes places with a companion in an adjacent region.
refusal-conf-combat-05 = Only a revealed piece can be named; among hidden ones chance draws.
refusal-conf-combat-10 = Your fighter has no such ability now.
refusal-conf-gen-04 = That character has been defeated.
refusal-conf-hidden-06 = A shuffle needs two hidden pieces in one region.
refusal-conf-hidden-16 = These pieces cannot be shuffled now.
refusal-conf-move-01 = A character moves to an adjacent region in front of it. The regions that glow can be reached.
refusal-conf-move-02 = Characters move forward, neither sideways nor backward.
refusal-conf-move-03 = There is no room left in that region.
refusal-conf-move-05 = Nobody moves sideways in the mountains.
refusal-conf-move-07 = The Anduin carries nobody upstream.
refusal-conf-move-08 = The Mines of Moria lead from Eregion to Fangorn.
refusal-conf-move-09 = Nobody goes back through the Mines of Moria.
refusal-conf-move-11 = There is no room left in Fangorn.
refusal-conf-move-12 = The river and the mines are ways for the Fellowship alone.
refusal-conf-move-14 = That character has no region in front of it.
refusal-conf-retreat-02 = Nobody retreats to a region where an enemy stands.
refusal-conf-retreat-03 = There is no room to retreat to in that region.
refusal-conf-retreat-04 = Nobody retreats through the Mines of Moria.
refusal-conf-retreat-05 = Nobody retreats sideways in the mountains.
refusal-conf-retreat-06 = The retreat does not lead that way.
refusal-conf-setup-05 = Four characters start in the Shire, and one in each of the five regions before the mountains.
refusal-conf-setup-06 = Four characters start in Mordor, and one in each of the five regions before the mountains.
refusal-conf-setup-07 = Nobody starts in the mountains.
refusal-conf-special-02 = That special card is not yours to play.
refusal-conf-special-07 = A special card has been played this turn already.
refusal-conf-special-08 = Shadowfax takes a character one step forward, where there is room and no enemy.
refusal-conf-special-10 = Shadowfax obliges the same character to move on.
refusal-conf-special-11 = No character could make both moves.
refusal-conf-special-15 = Gandalf must have been defeated, and Fangorn be open to him.
refusal-conf-special-17 = The piece that was named must move.
refusal-conf-special-18 = The turn cannot be given up now: a piece has been named and must move.
refusal-conf-special-20 = Aragorn has been defeated; nobody can be revealed as King.
refusal-conf-special-22 = Gwaihir comes at the start of a battle.
refusal-conf-special-30 = Mordor must have room and be free of the Fellowship.
refusal-conf-special-31 = Choose a character of yours outside Mordor.
refusal-conf-special-32 = The extra step goes forward, where there is room and no enemy.
refusal-conf-special-33 = A different character must move now.
refusal-conf-special-35 = That step would leave no move to another character.
refusal-conf-special-38 = The Palantír looks into a region other than the Shire where the Fellowship stands.
refusal-conf-special-43 = There is nobody whom that card could be played on.
refusal-conf-turn-02 = In your turn one of your own characters must move.
