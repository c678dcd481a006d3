### Westmarch, English: War of the Ring: The Card Game.
###
### The contract between the catalogues and the client stands at the head of confrontation.ftl. What this game adds:
###
###   card-<id>        one of the 112 cards; .text: what it says, in our own words (absent where it says nothing)
###   region-<id>      a battleground or a path; .text: what it says when it is activated;
###                    and the places path, reserve, hand, deck, cycle_pile, top_of_deck
###   special-<icon>   an icon that is counted: attack, defence, path_attack, path_defence
###   faction-, type-, keyword-, icon-<id>   what stands on a card
###
### Some events have a second message, chosen by the facts that they tell: event-played-to ($to), event-played-on ($on),
### event-icons-added-at ($location), event-icons-added-card ($card), and the -cards of cycled, eliminated, drew,
### drew-apart and kept ($cards).
###
### Variables of each message ($card stands for $card and $card-id; a test compares this list)
###
###   prompt-setup-cycle                  $left
###   prompt-action-choose                $carryover $hand
###   prompt-action-target                $card
###   prompt-action-destination           $card
###   prompt-cards-cycle                  $left
###   prompt-cards-forsake                $left
###   prompt-cards-eliminate              $left
###   prompt-cards-saved-by               -
###   prompt-text-offer                   $cause
###   prompt-text-fetch                   $cause
###   prompt-text-icons                   $cause
###   prompt-text-ride                    $card $cause
###   prompt-text-copy                    $card $cause
###   prompt-text-victim                  $cause
###   prompt-text-fetch-or-victim         $cause
###   prompt-text-ride-to-ruin            $cause
###   prompt-text-fallen                  $cause
###   prompt-location-battleground        $cause
###   prompt-location-move-there          $card $cause
###   prompt-location-path                $cause
###   prompt-apart-play                   $cause $left
###   prompt-apart-eliminate              $cause
###   prompt-apart-cycle                  $cause
###   prompt-apart-keep                   $cause
###   prompt-combat-next                  -
###   prompt-combat-support               $card
###   prompt-combat-lose                  $left
###   prompt-combat-objection             $card
###   prompt-combat-enemy-names           -
###
###   event-cycled                        $count $seat
###   event-cycled-cards                  $cards $seat
###   event-eliminated                    $count $seat
###   event-eliminated-cards              $cards $seat
###   event-removed                       $card $from $seat
###   event-forsook                       $from $seat
###   event-saved                         $card
###   event-drew                          $count $seat
###   event-drew-cards                    $cards $seat
###   event-drew-apart                    $count $seat
###   event-drew-apart-cards              $cards $seat
###   event-recycled                      $seat
###   event-took                          $card $from $seat
###   event-kept                          $count $seat
###   event-kept-cards                    $cards $seat
###   event-looked                        $card $seat
###   event-played                        $card $seat
###   event-played-to                     $card $seat $to
###   event-played-on                     $card $on $seat
###   event-moved                         $card $seat $to
###   event-used                          $card $seat
###   event-accepted                      $seat
###   event-declined                      $seat
###   event-lasts-for-the-round           $cause
###   event-activated                     $battleground
###   event-reactivated                   $battleground $out-of
###   event-path-turned-up                $path
###   event-path-activated                $path
###   event-no-battleground               -
###   event-icons-added                   $amount $icon
###   event-icons-added-at                $amount $icon $location
###   event-icons-added-card              $amount $card $icon
###   event-corruption                    $by $corruption
###   event-round                         $first-player $round
###   event-turn                          $seat
###   event-passed                        $seat
###   event-winnowed                      $seat
###   event-ring-used                     $seat
###   event-scores                        $free $shadow
###   event-game-over                     $reason $winner
###   event-combat                        $attack $cancelled $location
###   event-support                       $character $supported
###   event-loss-named                    $card $seat
###   event-agreed                        $seat
###   event-objected                      $seat
###   event-cancelled                     $card $icons $left
###   event-won                           $location $side
###   event-nobody-scores                 $location

## Sides, factions, types, icons

side-free = Free Peoples
side-shadow = Shadow

faction-dunedain = Dúnedain
faction-elf = Elf
faction-dwarf = Dwarf
faction-hobbit = Hobbit
faction-rohan = Rohan
faction-wizard = Wizard
faction-isengard = Isengard
faction-monstrous = Monstrous
faction-southron = Southron
faction-mordor = Mordor

type-army = Army
type-character = Character
type-item = Item
type-event = Event
keyword-nazgul = Nazgûl
keyword-weapon = Weapon
keyword-steed = Steed
keyword-ent = Ent

special-attack = attack
special-defence = defence
special-path-attack = path attack
special-path-defence = path defence
icon-attack = attack
icon-defence = defence
icon-lead-attack = attack by leadership
icon-lead-defence = defence by leadership
icon-path-attack = path attack
icon-path-defence = path defence

region-path = the path
region-reserve = the reserve
region-hand = the hand
region-deck = the draw deck
region-cycle-pile = the cycle pile
region-eliminated = the eliminated pile
region-apart = the cards drawn apart
region-top-of-deck = the top of the draw deck

## Options and presets

option-scenario = Scenario
    .about = The Fellowship of the Ring walks six paths, the others nine.
option-scenario-trilogy = Trilogy
option-scenario-duel2 = Two-player Duel
option-scenario-duel3 = Three-player Duel
option-scenario-fellowship = The Fellowship of the Ring
option-people = People
    .about = How many people play the Trilogy; with fewer than four, one person holds two decks.
preset-trilogy = Trilogy, four people
preset-trilogy-3 = Trilogy, three people
preset-trilogy-2 = Trilogy, two people
preset-duel2 = Two-player Duel
preset-duel3 = Three-player Duel
preset-fellowship = The Fellowship of the Ring

## Prompts

prompt-setup-cycle = { $left ->
        [one] Cycle one card of your opening hand.
       *[other] Cycle { $left } cards of your opening hand.
    }
prompt-setup-cycle-waiting = { $seat } chooses opening cards to cycle.
prompt-action-choose = Take an action, or pass. Hand { $hand }, you may keep{"\u00A0"}{ $carryover }.
prompt-action-choose-waiting = { $seat } considers an action.
prompt-action-target = Where does { $card } go?
prompt-action-destination = Where does { $card } move?
prompt-cards-cycle = { $left ->
        [one] Cycle a card from your hand.
       *[other] Cycle { $left } cards from your hand.
    }
prompt-cards-cycle-waiting = { $seat } chooses what to cycle.
prompt-cards-forsake = { $left ->
        [one] Forsake a card: from your hand, your reserve or the top of your deck.
       *[other] Forsake { $left } cards: from your hand, your reserve or the top of your deck.
    }
prompt-cards-forsake-waiting = { $seat } chooses what to forsake.
prompt-cards-eliminate = { $left ->
        [one] Eliminate a card from your hand.
       *[other] Eliminate { $left } cards from your hand.
    }
prompt-cards-eliminate-waiting = { $seat } chooses what to eliminate.
prompt-cards-saved-by = Which text saves the card?
prompt-cards-saved-by-waiting = { $seat } chooses how a card is saved.
prompt-text-offer = { $cause }: will you take the offer?
prompt-text-offer-waiting = { $seat } considers an offer.
prompt-text-fetch = { $cause }: which card do you take?
prompt-text-fetch-waiting = { $seat } looks for a card.
prompt-text-icons = { $cause }: which location gets the icon?
prompt-text-icons-waiting = { $seat } chooses a location.
prompt-text-ride = { $cause }: where does { $card } ride?
prompt-text-ride-waiting = { $seat } considers a ride.
prompt-text-copy = { $cause }: which copy of { $card }?
prompt-text-copy-waiting = { $seat } chooses a card.
prompt-text-victim = { $cause }: which card is eliminated?
prompt-text-victim-waiting = { $seat } chooses a card to eliminate.
prompt-text-fetch-or-victim = { $cause }: take a card, or eliminate one.
prompt-text-fetch-or-victim-waiting = { $seat } chooses a card.
prompt-text-ride-to-ruin = { $cause }: which cards of Rohan ride to ruin?
prompt-text-ride-to-ruin-waiting = { $seat } chooses who rides to ruin.
prompt-text-fallen = { $cause }: which Mordor card on a battleground falls?
prompt-text-fallen-waiting = { $seat } chooses who falls.
prompt-location-battleground = { $cause }: which battleground comes into play?
prompt-location-battleground-waiting = { $seat } chooses a battleground.
prompt-location-move-there = { $cause }: does { $card } move there?
prompt-location-move-there-waiting = { $seat } considers a move.
prompt-location-path = { $cause }: which path comes next?
prompt-location-path-waiting = { $seat } chooses a path.
prompt-apart-play = { $cause }: play one of the cards drawn apart, or none. Left to play: { $left }.
prompt-apart-play-waiting = { $seat } looks through the cards drawn apart.
prompt-apart-eliminate = { $cause }: which of the cards drawn apart is eliminated?
prompt-apart-eliminate-waiting = { $seat } looks through the cards drawn apart.
prompt-apart-cycle = { $cause }: which of the cards drawn apart is cycled?
prompt-apart-cycle-waiting = { $seat } looks through the cards drawn apart.
prompt-apart-keep = { $cause }: which of the cards drawn apart do you keep?
prompt-apart-keep-waiting = { $seat } looks through the cards drawn apart.
prompt-combat-next = Which combat is resolved next?
prompt-combat-next-waiting = { $seat } chooses the next combat.
prompt-combat-support = Does an army support { $card }?
prompt-combat-support-waiting = { $seat } decides who is supported.
prompt-combat-lose = { $left ->
        [one] One attack icon is left: name a defender to lose.
       *[other] { $left } attack icons are left: name a defender to lose.
    }
prompt-combat-lose-waiting = { $seat } names the losses.
prompt-combat-objection = Your teammate would lose { $card }. Do you agree?
prompt-combat-objection-waiting = { $seat } is asked to agree.
prompt-combat-enemy-names = They could not agree: name the defender that is lost.
prompt-combat-enemy-names-waiting = { $seat } names the loss.

## Choices

token-play = Play { $subject }
token-move = Move { $subject }
token-to = To { $subject }
token-on = On { $subject }
token-cycle = Cycle { $subject }
token-winnow = Winnow
token-use = Use { $subject }
token-ring = Use the Ring token
token-pass = Pass
token-eliminate = Eliminate { $subject }
token-forsake = Forsake { $subject }
token-forsake-reserve = Forsake { $subject } from the reserve
token-take = Take { $subject }
token-activate = { $subject }
token-add = To { $subject }
token-at = The copy in { $subject }
token-accept = Accept
token-decline = Decline
token-done = Done
token-fight = Resolve { $subject }
token-support = Support { $subject }
token-leave = Leave { $subject } without support
token-lose = Lose { $subject }
token-agree = Agree
token-object = Object
token-save-by = By { $subject }

## Events

event-cycled = { $count ->
        [one] { $seat } cycles a card.
       *[other] { $seat } cycles { $count } cards.
    }
event-cycled-cards = { $seat } cycles { $cards }.
event-eliminated = { $count ->
        [one] { $seat } eliminates a card, unseen.
       *[other] { $seat } eliminates { $count } cards, unseen.
    }
event-eliminated-cards = { $cards }: eliminated ({ $seat }).
event-removed = { $card } is removed from the game, out of { $from } ({ $seat }).
event-forsook = { $seat } forsakes a card from { $from }.
event-saved = { $card } is cycled instead of eliminated.
event-drew = { $count ->
        [0] { $seat } cannot draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew-cards = { $seat } draws { $cards }.
event-drew-apart = { $count ->
        [one] { $seat } draws a card apart.
       *[other] { $seat } draws { $count } cards apart.
    }
event-drew-apart-cards = { $seat } draws apart: { $cards }.
event-recycled = { $seat } shuffles the cycle pile into a new draw deck.
event-took = { $seat } takes { $card } from { $from }.
event-kept = { $count ->
        [one] { $seat } keeps a card.
       *[other] { $seat } keeps { $count } cards.
    }
event-kept-cards = { $seat } keeps { $cards }.
event-looked = { $seat } sees the top of the draw deck: { $card }.
event-played = { $seat } plays { $card }.
event-played-to = { $seat } plays { $card } to { $to }.
event-played-on = { $seat } plays { $card } on { $on }.
event-moved = { $seat } moves { $card } to { $to }.
event-used = { $seat } uses { $card }.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-lasts-for-the-round = { $cause } holds for the rest of the round.
event-activated = { $battleground } is activated.
event-reactivated = { $battleground } comes back into play out of a scoring area ({ $out-of }).
event-path-turned-up = { $path } will take the place of the path.
event-path-activated = The path leads to { $path }.
event-no-battleground = No battleground is left in the deck.
event-icons-added = +{ $amount } { $icon }.
event-icons-added-at = { $location }: +{ $amount } { $icon }.
event-icons-added-card = { $card }: +{ $amount } { $icon }.
event-corruption = Corruption changes by { $by }: it is { $corruption } now.
event-round = Round { $round }. { $first-player } is first player.
event-turn = { $seat } is on turn.
event-passed = { $seat } passes.
event-winnowed = { $seat } winnows.
event-ring-used = { $seat } uses a Ring token.
event-scores = Score: Free Peoples { $free }, Shadow { $shadow }.
event-game-over = { $winner-id ->
        [free] The Free Peoples win: { $reason }.
       *[other] The { $winner } wins: { $reason }.
    }
event-combat = { $cancelled ->
        [0] Combat, { $location }: attack { $attack }.
       *[other] Combat, { $location }: attack { $attack }, of which the location cancels { $cancelled }.
    }
event-support = { $supported-id ->
        [true] { $character } is supported.
       *[other] { $character } is left without support.
    }
event-loss-named = { $seat } would lose { $card }.
event-agreed = { $seat } agrees.
event-objected = { $seat } objects.
event-cancelled = { $card } cancels { $icons } and is lost; { $left } left.
event-won = { $side-id ->
        [free] { $location }: won by the Free Peoples.
       *[other] { $location }: won by the { $side }.
    }
event-nobody-scores = { $location }: nobody scores it.

reason-last-path = the last path has been walked
reason-lead = a lead of ten points

## The table

ui-cards-table = The table
ui-cards-round = Round { $round }
ui-cards-first = first player
ui-cards-turn = on turn
ui-cards-must-act = Take an action. Hand { $hand }, you may keep{"\u00A0"}{ $carryover }.
ui-cards-passed = passed
ui-cards-you = you
ui-cards-points = { $points ->
        [one] { $side }: { $points } point
       *[other] { $side }: { $points } points
    }
ui-cards-tie = As many points on both sides: the Shadow wins.
ui-cards-corruption = Corruption { $count }
ui-cards-corruption-points = Corruption
ui-cards-vp = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-cards-road = The road
ui-cards-road-stone = Path { $number }: { $state ->
        [free] scored by the Free Peoples
        [shadow] the Shadow’s
        [here] here and now
        [nobody] scored by nobody
       *[ahead] still to come
    }
ui-cards-hand = Hand of { $seat }
ui-cards-hand-count = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
ui-cards-hand-empty = No cards in hand.
ui-cards-reserve = Reserve
ui-cards-empty = empty
ui-cards-deck = Draw deck
ui-cards-cycle-pile = Cycle pile
ui-cards-eliminated = Eliminated
ui-cards-pile = { $pile }: { $count }
ui-cards-pile-known = Known to be there:
ui-cards-pile-deck = In no order:
ui-cards-top = On top: { $card }
ui-cards-ring = Ring token
ui-cards-ring-ready = Ring token ready
ui-cards-ring-used = Ring token used
ui-cards-apart = Drawn apart
ui-cards-laid = Being played
ui-cards-to-choose = To choose from
ui-cards-lasting = This round: { $cards }
ui-cards-no-defence = captured: its own defence does not count
ui-cards-sums = Attack { $attack }, the place defends with { $own }, its defenders with { $cards }.
ui-cards-left = { $count } left
ui-cards-stands = holds
ui-cards-falls = falls
ui-cards-next-path = next: { $path }
ui-cards-no-location = Locations come into play at the start of the round.
ui-cards-battleground-of = Battleground, { $side }
ui-cards-path-number = Path { $number }
ui-cards-defenders = Defenders
ui-cards-attackers = Attackers
ui-cards-fresh = played to the reserve this round: it cannot move yet
ui-cards-wields = wields { $items }
ui-cards-on-paths = Paths { $paths }
ui-cards-wielders = Wielded by { $wielders }
ui-cards-any-faction = any { $faction } character
ui-cards-any-keyword = any { $keyword }
ui-cards-no-icons = no icons
ui-cards-icon-count = { $count } { $icon }
ui-cards-reconstructed = Not certain: { $what }. No source gives it; it was chosen to fit the rest.
ui-cards-reconstructed-bearers = who may wield it
ui-cards-reconstructed-keywords = its keywords
ui-cards-copies = { $count ->
        [one] one copy
       *[other] { $count } copies
    }
ui-cards-choosable = Can be chosen now.
ui-cards-marked = Marked.
ui-cards-why-not = Why not play it?
ui-cards-play-to = Play to { $place }
ui-cards-play-on = Play on { $card }
ui-cards-play-event = Play the event
ui-cards-move-to = Move to { $place }
ui-cards-cycle-this = Cycle it
ui-cards-use-this = Use its action
ui-cards-mark-more = { $count ->
        [0] { $marked } of { $of } marked.
        [one] Mark one more card.
       *[other] Mark { $count } more cards.
    }
ui-cards-do-cycle = Cycle these
ui-cards-do-forsake = Forsake these
ui-cards-do-eliminate = Eliminate these
ui-cards-do-lose = Lose these
ui-cards-cancels = Cancels { $icons } of { $left }
ui-cards-actions = Actions without a card
ui-cards-group-play = Play
ui-cards-group-move = Move and use
ui-cards-group-cycle = Cycle a card instead
ui-cards-group-other = Otherwise
ui-cards-winnow-more = Eliminate 2 cards from your hand, then draw 1.
ui-cards-ring-game = Draw 2 cards, once in the game.
ui-cards-ring-round = Draw 3 cards, then eliminate 1 and cycle 1; once a round.
ui-cards-pass-more = The round of actions ends when all have passed in a row.
ui-cards-cycle-more = It goes to your cycle pile, face down.
ui-cards-combat-attack = Attack
ui-cards-combat-place = the place
ui-cards-combat-won = { $side-id ->
        [free] The Free Peoples win
       *[other] The { $side } wins
    }
ui-cards-hidden-cards = { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
ui-cards-battlegrounds-left = Battlegrounds still to come: { $places }
ui-cards-paths-left = Paths that may still come: { $places }
ui-cards-team = Teammates may talk, but only so that all can read it.
ui-cards-large = Card in full
ui-cards-spoken = { $card }. { $faction }, { $type }. { $icons }.{ $legal ->
        [yes] {" "}Can be chosen now.
       *[no] {""}
    }

## The 112 cards

card-dead-men-of-dunharrow = Dead Men of Dunharrow
    .text = +2 attack and +2 defence while it supports Strider or Aragorn.
card-great-gate = Great Gate
    .text = +3 defence on Minas Tirith. Never goes to Shadow battlegrounds.
card-guards-of-the-citadel = Guards of the Citadel
    .text = +1 defence on Minas Tirith.
card-knights-of-dol-amroth = Knights of Dol Amroth
    .text = +1 defence on Dol Amroth.
card-soldiers-of-gondor = Soldiers of Gondor
card-aragorn = Aragorn
    .text = Played: remove Strider from the game. In reserve: draw 1 more each draw step. Forsaken off the deck: cycled.
card-boromir = Boromir
    .text = Played: draw 1. Reaching the path: forsake 1.
card-denethor = Denethor
    .text = Action in reserve: forsake 1 to take Boromir or Faramir from your deck.
card-faramir = Faramir
    .text = Reaching a path 7: you may replace it by another path 7.
card-halbarad = Halbarad
    .text = Action in reserve, cycling it: take Strider or Aragorn from your deck.
card-prince-imrahil = Prince Imrahil
    .text = Played: you may cycle 1 to take the Knights of Dol Amroth from your deck.
card-strider = Strider
    .text = Action on the path: replace it by one of the next number. Eliminated once Aragorn was played.
card-anduril = Andúril
    .text = Action in reserve: bring a Dúnedain battleground into play; the wielder moves there.
card-blade-of-westernesse = Blade of Westernesse
card-paths-of-the-dead = Paths of the Dead
    .text = Forsake 2, then draw 4, or 5 with Strider or Aragorn in play.
card-the-red-arrow = The Red Arrow
    .text = This round Dúnedain battlegrounds are open to Rohan.
card-the-three-hunters = The Three Hunters
    .text = This round all battlegrounds are open to Gimli, Legolas, Strider, Aragorn; any Free Peoples army supports them.
card-high-elves = High Elves
card-arwen = Arwen
    .text = Played: draw 1. In reserve: Strider and Aragorn defend with 1 more.
card-elrond = Elrond
    .text = Played: draw 1. In reserve: carryover limit +1.
card-galadriel = Galadriel
    .text = Played: draw 1. In reserve: draw 1 more each draw step, then cycle 1.
card-legolas = Legolas
    .text = Played: you may take the Bow of the Galadhrim from your deck.
card-bow-of-the-galadhrim = Bow of the Galadhrim
    .text = No second weapon beside it.
card-elven-cloak = Elven Cloak
    .text = Its wielder, lost on the path, is cycled with all it wields.
card-lembas = Lembas
    .text = Action on the path, eliminating it: the Hobbit player removes 1 corruption for each Hobbit character on the path.
card-mirror-of-galadriel = Mirror of Galadriel
    .text = In play: you see the top card of your deck.
card-nenya = Nenya, Ring of Adamant
    .text = Action in reserve, cycling it: the path gets 1 path defence, or a battleground 1 defence.
card-phial-of-galadriel = Phial of Galadriel
    .text = The path where it lies has 2 path defence more.
card-vilya = Vilya, Ring of Air
    .text = Action in reserve, cycling it: each Free Peoples player draws 1.
card-gimli = Gimli
    .text = Played: you may take the Dwarven Axe from your cycle pile.
card-dwarven-axe = Dwarven Axe
card-bilbo-baggins = Bilbo Baggins
    .text = Action in reserve, cycling it: draw 2. Eliminated, he is cycled with all he wields.
card-fatty-bolger = Fatty Bolger
    .text = Action in reserve, eliminating it: draw 3. Forsaken from the reserve, he is cycled.
card-frodo-baggins = Frodo Baggins
    .text = Eliminated or forsaken, he is cycled; what he wields is not.
card-merry-brandybuck = Merry Brandybuck
    .text = May go to Rohan battlegrounds; Rohan supports him. Lost on the path: cycled with all it wields.
card-pippin-took = Pippin Took
    .text = May go to Dúnedain battlegrounds; Dúnedain support him. Lost on the path: cycled with all it wields.
card-sam-gamgee = Sam Gamgee
    .text = Action in reserve, cycling it: the path gets 1 path defence.
card-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit
    .text = Action anywhere in play, eliminating it: take a Hobbit character from your cycle pile and draw 1.
card-mithril-coat = Mithril Coat
card-sting = Sting
    .text = The path where it lies has 1 path defence more while a Monstrous character is there.
card-there-is-another-way = There Is Another Way
    .text = Replace the path by another of its number; it gets 1 path defence.
card-riders-of-rohan = Riders of Rohan
card-village-militia = Village Militia
card-eomer = Éomer
    .text = Played: draw 5 apart, you may play a Rohan army of them, cycle the rest.
card-eowyn = Éowyn
    .text = Played to a battleground: you may eliminate a Nazgûl in play. To the reserve: you may take Merry or Pippin from your cycle pile.
card-ghan-buri-ghan = Ghân-buri-Ghân
    .text = In reserve: Minas Tirith is open to Rohan.
card-theoden = Théoden
    .text = +1 attack and +1 defence while Gandalf is in play. Played: draw 5 apart, you may play a Rohan card of them, cycle the rest.
card-shadowfax = Shadowfax
    .text = Action in reserve: bring any battleground into play; the wielder, unless played this round, moves there.
card-death-ride-ride-to-ruin = Death! Ride, Ride to Ruin
    .text = Eliminate Rohan cards of your reserve: the Mordor player eliminates as many on battlegrounds.
card-gandalf-the-grey = Gandalf the Grey
    .text = Action on the path: replace it by one of the next number. Eliminated once Gandalf the White was played.
card-gandalf-the-white = Gandalf the White
    .text = Played: remove Gandalf the Grey from the game. In reserve: draw 1 more each draw step. Forsaken off the deck: cycled.
card-gwaihir-the-windlord = Gwaihir the Windlord
    .text = Action in reserve, cycling it: take Gandalf, Grey or White, from your cycle pile.
card-quickbeam = Quickbeam
    .text = +1 attack and +1 defence for each pair of Isengard armies and characters there.
card-smeagol = Sméagol
    .text = Action on the path: add 1 corruption to replace it by one of the next number. Lost on the path: cycled with all it wields.
card-treebeard = Treebeard
    .text = +1 attack on Orthanc. Reaching a battleground: the Isengard player eliminates an Isengard army.
card-gandalfs-staff = Gandalf’s Staff
    .text = In play: carryover limit +1.
card-glamdring = Glamdring
card-narya = Narya, Ring of Fire
    .text = Action in reserve, cycling it: each Shadow player cycles 1.
card-devilry-of-saruman = Devilry of Saruman
card-fighting-uruk-hai = Fighting Uruk-hai
card-white-hand-orcs = White Hand Orcs
card-wolf-riders = Wolf Riders
card-grima-wormtongue = Gríma Wormtongue
    .text = Action in reserve, eliminating it: take Saruman from your deck, or eliminate a Rohan character in play.
card-saruman = Saruman
    .text = In reserve: draw 1 more each draw step. Forsaken off the deck: cycled.
card-ugluk = Uglúk
    .text = Action on the path: replace it by another of its number.
card-palantir-of-orthanc = Palantír of Orthanc
    .text = Action in reserve: once a round, of your top 3 cards eliminate one, cycle one, keep one.
card-sarumans-staff = Saruman’s Staff
    .text = In play: carryover limit +1.
card-woven-of-all-colours = Woven of All Colours
    .text = Its wielder, lost in combat, is cycled with all it wields.
card-threats-and-promises = Threats and Promises
    .text = With Saruman in reserve: bring an Isengard battleground into play; he may move there.
card-goblins-of-the-misty-mountains = Goblins of the Misty Mountains
card-balrog-of-moria = Balrog of Moria
    .text = +1 path attack on Khazad-dûm. Reaching a location: each Free Peoples player forsakes 1.
card-barrow-wights = Barrow-wights
    .text = Action in reserve, eliminating it: each Free Peoples player forsakes 1.
card-candles-of-corpses = Candles of Corpses
    .text = +1 path attack on the Dead Marshes. Action in reserve, eliminating it: each Free Peoples player forsakes 1.
card-caradhras-the-cruel = Caradhras the Cruel
    .text = Played to Caradhras: replace it by another path 4. Action in reserve, eliminating it: each Free Peoples player forsakes 1.
card-cave-troll = Cave-troll
    .text = Action in reserve, eliminating it: each Free Peoples player forsakes 1.
card-flocks-of-crebain = Flocks of Crebain
    .text = Action on the path: replace it by another of its number.
card-gollum = Gollum
    .text = Action on the path: replace it by another of its number. Lost on the path: cycled with all it wields.
card-hill-troll = Hill-troll
    .text = Action in reserve, eliminating it: each Free Peoples player forsakes 1.
card-shelob = Shelob
    .text = +1 path attack on Shelob’s Lair. Reaching a location: each Free Peoples player forsakes 1.
card-coastal-raiders = Coastal Raiders
    .text = +1 attack on Dol Amroth. Action in reserve, eliminating it: Dol Amroth comes out of its deck.
card-corsairs-of-umbar = Corsairs of Umbar
    .text = Action in reserve, eliminating it: Umbar comes out of its deck.
card-haradrim-cavalry = Haradrim Cavalry
    .text = +1 attack on Minas Tirith. Action in reserve, eliminating it: Minas Tirith comes out of its deck.
card-haradrim-mumakil = Haradrim Mûmakil
card-haradrim-regulars = Haradrim Regulars
    .text = Action in reserve, eliminating it: Harad comes out of its deck.
card-the-black-fleet = The Black Fleet
    .text = +1 attack on Pelargir. Action in reserve, eliminating it: Pelargir comes out of its deck.
card-the-black-serpent = The Black Serpent
    .text = Action in reserve, eliminating it: a Southron battleground comes back out of a scoring area.
card-black-uruks = Black Uruks
card-grond = Grond, Hammer of the Underworld
card-mordor-orcs = Mordor Orcs
card-olog-hai = Olog-hai
card-trolls-of-udun = Trolls of Udûn
card-gorbag-and-shagrat = Gorbag & Shagrat
    .text = Reaching the path: you may cycle 1 for 1 path attack on them, 2 on Cirith Ungol.
card-grishnakh = Grishnákh
    .text = Action on the path, eliminating it: add 1 corruption.
card-mouth-of-sauron = Mouth of Sauron
    .text = Never on a path while a Shadow battleground is active. In reserve: draw 1 more each draw step.
card-the-beguiler = The Beguiler
    .text = Action in reserve, cycling it: each Free Peoples player cycles 1.
card-the-black-easterling = The Black Easterling
    .text = Played: draw 1. +1 defence on Dol Guldur.
card-the-commander = The Commander
    .text = Action in reserve, cycling it: each Shadow player draws 1.
card-the-destroyer = The Destroyer
    .text = Action in reserve, cycling it: a battleground gets 1 attack.
card-the-hunter = The Hunter
    .text = Action in reserve, cycling it: the path gets 1 path attack.
card-the-lidless-eye = The Lidless Eye
    .text = Played: each Shadow player draws 1. In reserve: carryover limit +1. Never on a path while a Shadow battleground is active.
card-the-messenger = The Messenger
    .text = Action in reserve, cycling it: take a Nazgûl from your cycle pile.
card-the-reaver = The Reaver
    .text = Action in reserve, cycling it: each Free Peoples player forsakes 1.
card-the-warrior = The Warrior
    .text = Action in reserve, cycling it: a battleground gets 1 defence.
card-the-witch-king = The Witch-king
    .text = In reserve: draw 1 more each draw step. Forsaken off the deck: cycled.
card-black-breath = Black Breath
    .text = Action on a location, cycling it with its wielder and all it wields: add 1 corruption.
card-black-riders-mount = Black Rider’s Mount
    .text = Played in reserve: its wielder may move to the path at once.
card-fell-beast = Fell Beast
    .text = Played in reserve: its wielder may move to a battleground at once.
card-morgul-blade = Morgul Blade
    .text = Action on the path, eliminating it: add 1 corruption.
card-nazguls-mantle = Nazgûl’s Mantle
    .text = Its wielder, lost in combat, is cycled with all it wields.
card-the-black-captain = The Black Captain
    .text = With the Witch-king in reserve: bring a Mordor battleground into play; he may move there.
card-the-day-without-dawn = The Day Without Dawn
    .text = Draw 7 apart and eliminate one; you may play two armies of them, cycle the rest.
card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
    .text = Draw 7 apart and eliminate one; you may play two Nazgûl of them, cycle the rest.

## Battlegrounds and paths

region-dol-amroth = Dol Amroth
    .text = The Dúnedain player may forsake 1 to draw 1.
region-edoras = Edoras
    .text = Helm’s Deep comes too, out of its deck.
region-helms-deep = Helm’s Deep
    .text = The Rohan player draws 5 apart, may play an army or a character here, cycles the rest.
region-lorien = Lórien
    .text = Dol Guldur comes too, out of its deck or a scoring area.
region-minas-tirith = Minas Tirith
    .text = The Dúnedain player may forsake 1 to draw 3.
region-pelargir = Pelargir
    .text = The Dúnedain player may forsake 1 to draw 1.
region-rivendell = Rivendell
    .text = The Elf player draws 1, then cycles 1.
region-dol-guldur = Dol Guldur
    .text = Lórien comes too, out of its deck or a scoring area.
region-harad = Harad
    .text = Each Shadow player draws 1.
region-minas-morgul = Minas Morgul
    .text = The Mordor player draws 5 apart, may play a Nazgûl to the reserve, cycles the rest.
region-morannon = Morannon
    .text = The Mordor player draws 5 apart, may play an army of them, cycles the rest.
region-moria = Moria
    .text = The Monstrous player draws 2.
region-orthanc = Orthanc
    .text = The Isengard player may take Saruman from deck or cycle pile, then recycles.
region-umbar = Umbar
    .text = Each Shadow player draws 1.
region-bag-end = Bag End
    .text = The Hobbit player draws 2.
region-bucklebury-ferry = Bucklebury Ferry
    .text = The Mordor and the Hobbit player draw 1 each.
region-gildors-encampment = Gildor’s Encampment
    .text = The Elf player draws 1, then cycles 1.
region-inn-of-the-prancing-pony = Inn of the Prancing Pony
    .text = Each Shadow player draws 2.
region-the-old-forest = The Old Forest
    .text = Each Free Peoples player forsakes 1.
region-weathertop = Weathertop
    .text = The Mordor player draws 2.
region-fords-of-bruinen = Fords of Bruinen
    .text = Each Free Peoples player forsakes 1, then draws 3.
region-imladris = Imladris
    .text = The Elf player draws 2.
region-the-council-of-elrond = The Council of Elrond
    .text = Each Free Peoples player draws 1.
region-caradhras = Caradhras
    .text = Each Free Peoples player forsakes 1.
region-khazad-dum = Khazad-dûm
    .text = The Monstrous player draws 2.
region-the-doors-of-durin = The Doors of Durin
    .text = The Monstrous player may forsake 1 to put 1 path attack here.
region-dimrill-dale = Dimrill Dale
    .text = Each Shadow player cycles 2.
region-egladil = Egladil
    .text = Each Free Peoples player draws 2, then cycles 1.
region-lothlorien = Lothlórien
    .text = The Elf player draws 1, then cycles 1.
region-amon-hen = Amon Hen
    .text = The Mordor player draws 1, then cycles 1.
region-dead-marshes = Dead Marshes
    .text = The Monstrous player draws 2.
region-emyn-muil = Emyn Muil
    .text = Each Free Peoples player forsakes 1.
region-henneth-annun = Henneth Annûn
    .text = The Dúnedain player draws 1.
region-osgiliath = Osgiliath
    .text = The Dúnedain player may forsake 1 to draw 3.
region-the-cross-roads = The Cross-roads
    .text = Each Free Peoples player draws 1.
region-cirith-ungol = Cirith Ungol
    .text = The Mordor player draws 5 apart, may play an army of them, cycles the rest.
region-morgul-vale = Morgul Vale
    .text = The Mordor player draws 5 apart, may play a Nazgûl of them, cycles the rest.
region-shelobs-lair = Shelob’s Lair
    .text = The Monstrous player draws 2.
region-cracks-of-doom = Cracks of Doom
    .text = The Monstrous player draws 2.
region-morgai = Morgai
    .text = This path gets 1 path attack.
region-orodruin = Orodruin
    .text = The Mordor player draws 2.

## Why something cannot be chosen, by the rule that says so

refusal-card-pass-01 = You may pass only with a hand within your carryover limit, or smaller than every opponent’s.
refusal-card-winnow-02 = Winnowing needs two cards in hand.
refusal-card-ring-01 = There is no Ring token left to use.
refusal-card-ring-06 = No card could be drawn.
refusal-card-play-26 = Nothing of its text can be carried out now.
refusal-card-play-12 = It has been played this round already.
refusal-card-item-02 = Nobody who may wield it is in play there.
refusal-card-item-01 = An item is played onto a character.
refusal-card-item-08 = An item moves only with its wielder.
refusal-card-move-03 = It came to the reserve this round and cannot move yet.
refusal-card-move-02 = No active location is open to it.
refusal-card-play-15 = An army never goes to a path.
refusal-card-play-16 = That battleground is not active or does not show its faction.
refusal-card-play-18 = That battleground is not active or does not show the character’s faction.
refusal-card-play-19 = The active path is closed to that character.
refusal-card-action-08 = That action belongs to another seat.
refusal-card-action-10 = Its cost cannot be paid, or nothing would come of it.
refusal-card-play-04 = While there is a card in hand, one from hand has to be cycled.
refusal-card-play-05 = The card being played cannot pay for itself.
refusal-card-forsake-06 = Cards on locations cannot be forsaken.
refusal-card-forsake-08 = Draw deck and cycle pile are empty.
refusal-card-forsake-10 = That card is not in your reserve.
refusal-card-combat-12 = That card does not defend here, or can cancel nothing.
refusal-card-combat-11 = The defenders have to cancel what they can.
refusal-card-location-03 = There is no combat to resolve there.
refusal-card-activate-07 = That battleground is active already.
refusal-card-path-08 = That path has another number.
refusal-card-path-07 = That path has been walked before.
refusal-card-play-31 = The text, or the usual limits, do not let that card be played.
ui-cards-aim-free = Your side’s aim: to win paths and battlegrounds, and to lead by 10 points after a round, or by any number after the last path.
ui-cards-aim-shadow = Your side’s aim: to win battlegrounds and to corrupt the Ring-bearer on the paths, so as to lead by 10 points after a round, or not to lie behind after the last path.
