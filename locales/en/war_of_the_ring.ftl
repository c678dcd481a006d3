### Westmarch, English: War of the Ring.
###
### The contract between catalogues and client stands at the head of en/confrontation.ftl. War of the Ring adds kinds of
### names (nation-, figure-, tile-, deck-, act-, combat-, settlement-, phase-, track-) and cases: besides $region a
### message may ask for $region-in, $region-from and $region-to, the name with its preposition (attributes .in, .from
### and .to of region-…); so for every fact that is a region. Within a sentence a name is its attribute .the, where it
### has one.
###
### $cause is what brought it about: a card, a Combat half, a character, a Hunt tile or one of cause-…. A force is $party,
### a list of figures by .count and of characters; $party, $recruits, $changes, $pool and $count are made by the client.
###
### Variables of each message ($region stands for $region, $region-id and its cases; a test compares this list)
###
###   prompt-turn-draw                    -
###   prompt-turn-hand-limit              $over
###   prompt-turn-hunt-dice               -
###   prompt-turn-action                  -
###   prompt-turn-ring                    $die
###   prompt-turn-use                     $die
###   prompt-team-exchange                -
###   prompt-team-merge                   $region
###   prompt-fellowship-phase             $progress $region
###   prompt-fellowship-declare           $progress $region
###   prompt-fellowship-path              $left $region
###   prompt-fellowship-guide             -
###   prompt-fellowship-separate          $characters
###   prompt-fellowship-separated         $characters $steps
###   prompt-fellowship-parting           $left
###   prompt-hunt-crebain                 -
###   prompt-hunt-reroll                  $dice $successes
###   prompt-hunt-staff                   -
###   prompt-hunt-mithril                 $tile
###   prompt-hunt-table-card              $damage $tile
###   prompt-hunt-guide                   $character $damage
###   prompt-hunt-casualty                $character $damage
###   prompt-hunt-balrog                  -
###   prompt-hunt-sorrow                  $card
###   prompt-army-move                    -
###   prompt-army-company                 $party $region
###   prompt-army-march                   $card
###   prompt-army-march-on                $card
###   prompt-army-passage                 $card
###   prompt-attack-from                  -
###   prompt-attack-vanguard              $party $region
###   prompt-battle-stronghold            $region
###   prompt-battle-white-rider           $region
###   prompt-battle-card                  $region $round
###   prompt-battle-reroll                $region
###   prompt-battle-losses                $hits $region
###   prompt-battle-cease                 $region $round
###   prompt-battle-retreat               $region
###   prompt-battle-sorcerer              -
###   prompt-battle-advance               $region
###   prompt-combat-heroes                $card
###   prompt-combat-heroic-death          $card
###   prompt-combat-blade                 $card
###   prompt-combat-fateful               $card
###   prompt-combat-black-breath          $card
###   prompt-combat-dread                 $card
###   prompt-combat-words                 $card
###   prompt-combat-sacrifice             $card
###   prompt-combat-scouts                $card
###   prompt-companions-move              $characters
###   prompt-minions-move                 -
###   prompt-minions-where                $from
###   prompt-muster-figure                -
###   prompt-muster-where                 $figure
###   prompt-muster-diplomacy             -
###   prompt-muster-character             -
###   prompt-muster-character-where       $character
###   prompt-muster-one-each              $figure
###   prompt-stacking-trim                $over $region
###   prompt-event-play                   -
###   prompt-event-draw                   -
###   prompt-event-guide-draw             -
###   prompt-event-palantir-draw          -
###   prompt-event-route                  $card
###   prompt-event-region                 $card
###   prompt-event-gain                   $nation $region
###   prompt-event-gain-where             $card
###   prompt-event-up-to                  $card
###   prompt-event-nation                 $card
###   prompt-event-stormcrow              $card
###   prompt-event-deserter               $card $nation
###   prompt-event-another-way            $card
###   prompt-event-another-card           $card
###   prompt-event-separate-or-move       $card
###   prompt-event-scattered              $card
###   prompt-event-grey-company           $card
###   prompt-event-nazgul-strike          $card
###   prompt-event-lure                   $card $character $level
###   prompt-event-lidless-eye            $card
###   prompt-event-black-captain          $card
###   prompt-event-move-or-attack         $card
###   prompt-event-folly                  $card
###   prompt-event-dunlendings            $card
###   prompt-event-dunlending             $card
###
###   event-turn                          $dice-free-peoples $dice-shadow $number
###   event-drew                          $deck $seat
###   event-drew-card                     $card $deck $seat
###   event-discarded                     $deck $seat
###   event-discarded-card                $card $seat
###   event-card-discarded                $card $cause
###   event-action-dice                   $dice $side
###   event-hunt-dice-placed              $dice
###   event-passed                        $seat
###   event-die-used                      $action $cause $die $side
###   event-ring-used                     $die $into $side
###   event-ring-spent                    $cause $side
###   event-activated                     $cause $nation
###   event-politics                      $cause $nation $steps-to-war
###   event-captured                      $by $points $region $retaken
###   event-siege-begins                  $region
###   event-siege-ends                    $region
###   event-mixed-army                    $region $seat $what
###   event-recruited                     $cause $recruits $region
###   event-not-recruited                 $cause $how $nation $region
###   event-removed                       $cause $figure $region
###   event-reduced                       $cause $figure $region
###   event-character-lost                $cause $character
###   event-taken-alive                   $character
###   event-entered-play                  $character $region
###   event-army-moved                    $cause $from $party $side $to
###   event-characters-moved              $cause $characters $count $from $how $to
###   event-characters-moved-stay         $characters $count $to
###   event-nazgul-flew                   $from $to
###   event-fellowship                    $mordor $path $progress $region $steps $what
###   event-guide                         $character
###   event-corruption                    $cause $points $total
###   event-hunt-roll                     $bonus $dice $grounds $reroll $successes
###   event-hunt-tile                     $cause $tile
###   event-hunt-tile-dropped             $tile
###   event-hunt-damage                   $cause $damage $how
###   event-hunt-damage-die               $cause $damage
###   event-hunt-lowered                  $cause $damage $how $met
###   event-hunt-box                      $free-peoples
###   event-hunt-pool                     $cause $pool
###   event-special-tile                  $tile $waits
###   event-hunt-tile-removed             $cause $tile
###   event-hunt-tile-returned            $cause $tile
###   event-declined                      $seat $what
###   event-event-played                  $card $seat $stays
###   event-region-chosen                 $region $seat
###   event-nation-chosen                 $cause $nation
###   event-card-option                   $cause $choice
###   event-dice-rolled                   $cause $dice $hits $needed
###   event-die-turned                    $cause $die $into
###   event-dice-discarded                $cause $dice
###   event-goes-along                    $character
###   event-lured                         $character
###   event-attack                        $attacker $from $how $party $region
###   event-stands-in-the-field           $region
###   event-white-rider                   -
###   event-combat-card                   $deck $seat
###   event-combat-card-card              $card $seat
###   event-no-combat-card                $seat
###   event-table-card-used               $card
###   event-combat-cards-shown            $free-peoples $shadow
###   event-combat-roll                   $cause $dice $hits $how $needed $side
###   event-reroll-chosen                 $dice $seat
###   event-combat-effect                 $cause $side
###   event-combat-idle                   $cause $side
###   event-combat-effect-hero            $cause $character $hits
###   event-combat-effect-silenced        $cause $character
###   event-combat-effect-forgone         $cause $forgone
###   event-combat-effect-suffered        $cause $suffered
###   event-combat-modified               $cause $changes
###   event-attack-goes-on                $region
###   event-stands                        $region
###   event-battle-over                   $how $region $who
###   event-exchange-offered              $deck $seat
###   event-exchange-offered-card         $card $seat
###   event-exchange-received             $deck $seat
###   event-exchange-received-card        $card $seat
###   event-game-over                     $count $reason $winners

## Sides

side-free-peoples = The Free Peoples
side-shadow = The Shadow

## Nations
# .the: as it stands within a sentence.

nation-dwarves = Dwarves
    .the = the Dwarves
nation-elves = Elves
    .the = the Elves
nation-gondor = Gondor
    .the = Gondor
nation-north = The North
    .the = the North
nation-rohan = Rohan
    .the = Rohan
nation-isengard = Isengard
    .the = Isengard
nation-sauron = Sauron
    .the = Sauron
nation-southrons-easterlings = Southrons and Easterlings
    .the = the Southrons and Easterlings

## Characters

character-gandalf-the-grey = Gandalf the Grey
    .ability = Guide: after an Event card played with an Event die you may draw a card of the same deck. Captain of the West: +1 Combat Strength in his battles. Once out of the Fellowship he can return as Gandalf the White.
character-strider = Strider
    .ability = Guide: any Action die hides the Fellowship. Captain of the West: +1 Combat Strength in his battles. In Minas Tirith, Dol Amroth or Pelargir he can become Aragorn.
character-boromir = Boromir
    .ability = Captain of the West: +1 Combat Strength in his battles. In an unconquered City or Stronghold of Gondor any Action die moves Gondor a step towards war.
character-legolas = Legolas
    .ability = Captain of the West: +1 Combat Strength in his battles. In an unconquered Stronghold of the Elves any Action die moves the Elves a step towards war.
character-gimli = Gimli
    .ability = Captain of the West: +1 Combat Strength in his battles. In an unconquered Erebor any Action die moves the Dwarves a step towards war.
character-meriadoc = Meriadoc
    .ability = Guide: he may leave the Fellowship to lower the Hunt damage by 1. If he would be eliminated in the Fellowship, he is taken alive and only leaves it; not in Mordor.
character-peregrin = Peregrin
    .ability = Guide: he may leave the Fellowship to lower the Hunt damage by 1. If he would be eliminated in the Fellowship, he is taken alive and only leaves it; not in Mordor.
character-aragorn = Aragorn
    .ability = Enters with a Will of the West in place of Strider, in an unconquered Minas Tirith, Dol Amroth or Pelargir. One more Action die. Captain of the West: +1 Combat Strength in his battles.
character-gandalf-the-white = Gandalf the White
    .ability = Enters with a Will of the West once Gandalf the Grey has left the Fellowship and a Minion has been in play. One more Action die. Shadowfax: Level 4 alone or with one Hobbit. The White Rider: he may give up his Leadership for a battle, and the Nazgûl’s counts for nothing.
character-saruman = Saruman
    .ability = Enters with a Muster in an unconquered Orthanc when Isengard is At War, and never leaves it. One more Action die. The Voice of Saruman: a Muster recruits a Regular in every settlement of Isengard, or makes two Regulars in Orthanc Elites. Isengard’s Elites count as Leaders.
character-witch-king = Witch-king
    .ability = Enters with a Muster with an Army that has Sauron units, when Sauron and a Free Peoples nation are At War; all passive nations of the Free Peoples become active. One more Action die. He flies like a Nazgûl. Sorcerer: a Combat card used in the first round of his battle lets you draw one of its kind.
    .the = the Witch-king
character-mouth-of-sauron = Mouth of Sauron
    .ability = Enters with a Muster in an unconquered Stronghold of Sauron, when the Fellowship is on the Mordor Track or all nations of the Free Peoples are At War. One more Action die. Once a turn a Muster may be used as an Army result.
    .the = the Mouth of Sauron
character-gollum = Gollum
    .ability = Guide when no Companion is left. Standard Hunt tiles do not reveal the Fellowship (in the English print those with an Eye do). He may reveal a hidden Fellowship to lower the Hunt damage by 1.
character-ring-bearers = Ring-bearers
    .the = the Ring-bearers

## Figures
# .count: several of a kind, as in a list.

figure-dwarves-regular = Dwarven regular
    .count = { $count ->
        [one] 1 Dwarven regular
       *[other] { $count } Dwarven regulars
    }
figure-elves-regular = Elven regular
    .count = { $count ->
        [one] 1 Elven regular
       *[other] { $count } Elven regulars
    }
figure-gondor-regular = Gondor regular
    .count = { $count ->
        [one] 1 Gondor regular
       *[other] { $count } Gondor regulars
    }
figure-north-regular = North regular
    .count = { $count ->
        [one] 1 North regular
       *[other] { $count } North regulars
    }
figure-rohan-regular = Rohan regular
    .count = { $count ->
        [one] 1 Rohan regular
       *[other] { $count } Rohan regulars
    }
figure-isengard-regular = Isengard regular
    .count = { $count ->
        [one] 1 Isengard regular
       *[other] { $count } Isengard regulars
    }
figure-sauron-regular = Sauron regular
    .count = { $count ->
        [one] 1 Sauron regular
       *[other] { $count } Sauron regulars
    }
figure-southrons-easterlings-regular = Southron and Easterling regular
    .count = { $count ->
        [one] 1 Southron and Easterling regular
       *[other] { $count } Southron and Easterling regulars
    }
figure-dwarves-elite = Dwarven elite
    .count = { $count ->
        [one] 1 Dwarven elite
       *[other] { $count } Dwarven elites
    }
figure-elves-elite = Elven elite
    .count = { $count ->
        [one] 1 Elven elite
       *[other] { $count } Elven elites
    }
figure-gondor-elite = Gondor elite
    .count = { $count ->
        [one] 1 Gondor elite
       *[other] { $count } Gondor elites
    }
figure-north-elite = North elite
    .count = { $count ->
        [one] 1 North elite
       *[other] { $count } North elites
    }
figure-rohan-elite = Rohan elite
    .count = { $count ->
        [one] 1 Rohan elite
       *[other] { $count } Rohan elites
    }
figure-isengard-elite = Isengard elite
    .count = { $count ->
        [one] 1 Isengard elite
       *[other] { $count } Isengard elites
    }
figure-sauron-elite = Sauron elite
    .count = { $count ->
        [one] 1 Sauron elite
       *[other] { $count } Sauron elites
    }
figure-southrons-easterlings-elite = Southron and Easterling elite
    .count = { $count ->
        [one] 1 Southron and Easterling elite
       *[other] { $count } Southron and Easterling elites
    }
figure-dwarves-leader = Dwarven Leader
    .count = { $count ->
        [one] 1 Dwarven Leader
       *[other] { $count } Dwarven Leaders
    }
figure-elves-leader = Elven Leader
    .count = { $count ->
        [one] 1 Elven Leader
       *[other] { $count } Elven Leaders
    }
figure-gondor-leader = Gondor Leader
    .count = { $count ->
        [one] 1 Gondor Leader
       *[other] { $count } Gondor Leaders
    }
figure-north-leader = North Leader
    .count = { $count ->
        [one] 1 North Leader
       *[other] { $count } North Leaders
    }
figure-rohan-leader = Rohan Leader
    .count = { $count ->
        [one] 1 Rohan Leader
       *[other] { $count } Rohan Leaders
    }
figure-nazgul = Nazgûl
    .count = { $count ->
        [one] 1 Nazgûl
       *[other] { $count } Nazgûl
    }

## Settlements

settlement-town = Town
settlement-city = City
settlement-stronghold = Stronghold
settlement-fortification = Fortification

## Regions
# .in, .from, .to: with the preposition that it takes.

region-andrast = Andrast
    .in = in Andrast
    .from = from Andrast
    .to = to Andrast
    .the = Andrast
region-anfalas = Anfalas
    .in = in Anfalas
    .from = from Anfalas
    .to = to Anfalas
    .the = Anfalas
region-angmar = Angmar
    .in = in Angmar
    .from = from Angmar
    .to = to Angmar
    .the = Angmar
region-arnor = Arnor
    .in = in Arnor
    .from = from Arnor
    .to = to Arnor
    .the = Arnor
region-ash-mountains = Ash Mountains
    .in = in the Ash Mountains
    .from = from the Ash Mountains
    .to = to the Ash Mountains
    .the = the Ash Mountains
region-barad-dur = Barad-dûr
    .in = in Barad-dûr
    .from = from Barad-dûr
    .to = to Barad-dûr
    .the = Barad-dûr
region-bree = Bree
    .in = in Bree
    .from = from Bree
    .to = to Bree
    .the = Bree
region-buckland = Buckland
    .in = in Buckland
    .from = from Buckland
    .to = to Buckland
    .the = Buckland
region-cardolan = Cardolan
    .in = in Cardolan
    .from = from Cardolan
    .to = to Cardolan
    .the = Cardolan
region-carrock = Carrock
    .in = at the Carrock
    .from = from the Carrock
    .to = to the Carrock
    .the = the Carrock
region-dagorlad = Dagorlad
    .in = in Dagorlad
    .from = from Dagorlad
    .to = to Dagorlad
    .the = Dagorlad
region-dale = Dale
    .in = in Dale
    .from = from Dale
    .to = to Dale
    .the = Dale
region-dead-marshes = Dead Marshes
    .in = in the Dead Marshes
    .from = from the Dead Marshes
    .to = to the Dead Marshes
    .the = the Dead Marshes
region-dimrill-dale = Dimrill Dale
    .in = in Dimrill Dale
    .from = from Dimrill Dale
    .to = to Dimrill Dale
    .the = Dimrill Dale
region-dol-amroth = Dol Amroth
    .in = in Dol Amroth
    .from = from Dol Amroth
    .to = to Dol Amroth
    .the = Dol Amroth
region-dol-guldur = Dol Guldur
    .in = in Dol Guldur
    .from = from Dol Guldur
    .to = to Dol Guldur
    .the = Dol Guldur
region-druadan-forest = Drúadan Forest
    .in = in the Drúadan Forest
    .from = from the Drúadan Forest
    .to = to the Drúadan Forest
    .the = the Drúadan Forest
region-druwaith-iaur = Drúwaith Iaur
    .in = in Drúwaith Iaur
    .from = from Drúwaith Iaur
    .to = to Drúwaith Iaur
    .the = Drúwaith Iaur
region-eagles-eyrie = Eagles’ Eyrie
    .in = in the Eagles’ Eyrie
    .from = from the Eagles’ Eyrie
    .to = to the Eagles’ Eyrie
    .the = the Eagles’ Eyrie
region-east-harondor = East Harondor
    .in = in East Harondor
    .from = from East Harondor
    .to = to East Harondor
    .the = East Harondor
region-east-rhun = East Rhûn
    .in = in East Rhûn
    .from = from East Rhûn
    .to = to East Rhûn
    .the = East Rhûn
region-eastemnet = Eastemnet
    .in = in Eastemnet
    .from = from Eastemnet
    .to = to Eastemnet
    .the = Eastemnet
region-eastern-brown-lands = Eastern Brown Lands
    .in = in the Eastern Brown Lands
    .from = from the Eastern Brown Lands
    .to = to the Eastern Brown Lands
    .the = the Eastern Brown Lands
region-eastern-emyn-muil = Eastern Emyn Muil
    .in = in the Eastern Emyn Muil
    .from = from the Eastern Emyn Muil
    .to = to the Eastern Emyn Muil
    .the = the Eastern Emyn Muil
region-eastern-mirkwood = Eastern Mirkwood
    .in = in Eastern Mirkwood
    .from = from Eastern Mirkwood
    .to = to Eastern Mirkwood
    .the = Eastern Mirkwood
region-edoras = Edoras
    .in = in Edoras
    .from = from Edoras
    .to = to Edoras
    .the = Edoras
region-enedwaith = Enedwaith
    .in = in Enedwaith
    .from = from Enedwaith
    .to = to Enedwaith
    .the = Enedwaith
region-erebor = Erebor
    .in = in Erebor
    .from = from Erebor
    .to = to Erebor
    .the = Erebor
region-erech = Erech
    .in = in Erech
    .from = from Erech
    .to = to Erech
    .the = Erech
region-ered-luin = Ered Luin
    .in = in Ered Luin
    .from = from Ered Luin
    .to = to Ered Luin
    .the = Ered Luin
region-ettenmoors = Ettenmoors
    .in = on the Ettenmoors
    .from = from the Ettenmoors
    .to = to the Ettenmoors
    .the = the Ettenmoors
region-evendim = Evendim
    .in = in Evendim
    .from = from Evendim
    .to = to Evendim
    .the = Evendim
region-fangorn = Fangorn
    .in = in Fangorn
    .from = from Fangorn
    .to = to Fangorn
    .the = Fangorn
region-far-harad = Far Harad
    .in = in Far Harad
    .from = from Far Harad
    .to = to Far Harad
    .the = Far Harad
region-folde = Folde
    .in = in the Folde
    .from = from the Folde
    .to = to the Folde
    .the = the Folde
region-fords-of-bruinen = Fords of Bruinen
    .in = at the Fords of Bruinen
    .from = from the Fords of Bruinen
    .to = to the Fords of Bruinen
    .the = the Fords of Bruinen
region-fords-of-isen = Fords of Isen
    .in = at the Fords of Isen
    .from = from the Fords of Isen
    .to = to the Fords of Isen
    .the = the Fords of Isen
region-forlindon = Forlindon
    .in = in Forlindon
    .from = from Forlindon
    .to = to Forlindon
    .the = Forlindon
region-gap-of-rohan = Gap of Rohan
    .in = in the Gap of Rohan
    .from = from the Gap of Rohan
    .to = to the Gap of Rohan
    .the = the Gap of Rohan
region-gladden-fields = Gladden Fields
    .in = in the Gladden Fields
    .from = from the Gladden Fields
    .to = to the Gladden Fields
    .the = the Gladden Fields
region-goblins-gate = Goblin’s Gate
    .in = at Goblin’s Gate
    .from = from Goblin’s Gate
    .to = to Goblin’s Gate
    .the = Goblin’s Gate
region-gorgoroth = Gorgoroth
    .in = in Gorgoroth
    .from = from Gorgoroth
    .to = to Gorgoroth
    .the = Gorgoroth
region-grey-havens = Grey Havens
    .in = in the Grey Havens
    .from = from the Grey Havens
    .to = to the Grey Havens
    .the = the Grey Havens
region-harlindon = Harlindon
    .in = in Harlindon
    .from = from Harlindon
    .to = to Harlindon
    .the = Harlindon
region-helms-deep = Helm’s Deep
    .in = in Helm’s Deep
    .from = from Helm’s Deep
    .to = to Helm’s Deep
    .the = Helm’s Deep
region-high-pass = High Pass
    .in = on the High Pass
    .from = from the High Pass
    .to = to the High Pass
    .the = the High Pass
region-hollin = Hollin
    .in = in Hollin
    .from = from Hollin
    .to = to Hollin
    .the = Hollin
region-iron-hills = Iron Hills
    .in = in the Iron Hills
    .from = from the Iron Hills
    .to = to the Iron Hills
    .the = the Iron Hills
region-khand = Khand
    .in = in Khand
    .from = from Khand
    .to = to Khand
    .the = Khand
region-lamedon = Lamedon
    .in = in Lamedon
    .from = from Lamedon
    .to = to Lamedon
    .the = Lamedon
region-lorien = Lórien
    .in = in Lórien
    .from = from Lórien
    .to = to Lórien
    .the = Lórien
region-lossarnach = Lossarnach
    .in = in Lossarnach
    .from = from Lossarnach
    .to = to Lossarnach
    .the = Lossarnach
region-minas-morgul = Minas Morgul
    .in = in Minas Morgul
    .from = from Minas Morgul
    .to = to Minas Morgul
    .the = Minas Morgul
region-minas-tirith = Minas Tirith
    .in = in Minas Tirith
    .from = from Minas Tirith
    .to = to Minas Tirith
    .the = Minas Tirith
region-minhiriath = Minhiriath
    .in = in Minhiriath
    .from = from Minhiriath
    .to = to Minhiriath
    .the = Minhiriath
region-morannon = Morannon
    .in = at the Morannon
    .from = from the Morannon
    .to = to the Morannon
    .the = the Morannon
region-moria = Moria
    .in = in Moria
    .from = from Moria
    .to = to Moria
    .the = Moria
region-mount-gram = Mount Gram
    .in = in Mount Gram
    .from = from Mount Gram
    .to = to Mount Gram
    .the = Mount Gram
region-mount-gundabad = Mount Gundabad
    .in = in Mount Gundabad
    .from = from Mount Gundabad
    .to = to Mount Gundabad
    .the = Mount Gundabad
region-narrows-of-the-forest = Narrows of the Forest
    .in = in the Narrows of the Forest
    .from = from the Narrows of the Forest
    .to = to the Narrows of the Forest
    .the = the Narrows of the Forest
region-near-harad = Near Harad
    .in = in Near Harad
    .from = from Near Harad
    .to = to Near Harad
    .the = Near Harad
region-noman-lands = Noman-lands
    .in = in the Noman-lands
    .from = from the Noman-lands
    .to = to the Noman-lands
    .the = the Noman-lands
region-north-anduin-vale = North Anduin Vale
    .in = in the North Anduin Vale
    .from = from the North Anduin Vale
    .to = to the North Anduin Vale
    .the = the North Anduin Vale
region-north-downs = North Downs
    .in = on the North Downs
    .from = from the North Downs
    .to = to the North Downs
    .the = the North Downs
region-north-dunland = North Dunland
    .in = in North Dunland
    .from = from North Dunland
    .to = to North Dunland
    .the = North Dunland
region-north-ered-luin = North Ered Luin
    .in = in North Ered Luin
    .from = from North Ered Luin
    .to = to North Ered Luin
    .the = North Ered Luin
region-north-ithilien = North Ithilien
    .in = in North Ithilien
    .from = from North Ithilien
    .to = to North Ithilien
    .the = North Ithilien
region-north-rhun = North Rhûn
    .in = in North Rhûn
    .from = from North Rhûn
    .to = to North Rhûn
    .the = North Rhûn
region-northern-dorwinion = Northern Dorwinion
    .in = in Northern Dorwinion
    .from = from Northern Dorwinion
    .to = to Northern Dorwinion
    .the = Northern Dorwinion
region-northern-mirkwood = Northern Mirkwood
    .in = in Northern Mirkwood
    .from = from Northern Mirkwood
    .to = to Northern Mirkwood
    .the = Northern Mirkwood
region-northern-rhovanion = Northern Rhovanion
    .in = in Northern Rhovanion
    .from = from Northern Rhovanion
    .to = to Northern Rhovanion
    .the = Northern Rhovanion
region-nurn = Nurn
    .in = in Nurn
    .from = from Nurn
    .to = to Nurn
    .the = Nurn
region-old-ford = Old Ford
    .in = at the Old Ford
    .from = from the Old Ford
    .to = to the Old Ford
    .the = the Old Ford
region-old-forest = Old Forest
    .in = in the Old Forest
    .from = from the Old Forest
    .to = to the Old Forest
    .the = the Old Forest
region-old-forest-road = Old Forest Road
    .in = on the Old Forest Road
    .from = from the Old Forest Road
    .to = to the Old Forest Road
    .the = the Old Forest Road
region-orthanc = Orthanc
    .in = in Orthanc
    .from = from Orthanc
    .to = to Orthanc
    .the = Orthanc
region-osgiliath = Osgiliath
    .in = in Osgiliath
    .from = from Osgiliath
    .to = to Osgiliath
    .the = Osgiliath
region-parth-celebrant = Parth Celebrant
    .in = in Parth Celebrant
    .from = from Parth Celebrant
    .to = to Parth Celebrant
    .the = Parth Celebrant
region-pelargir = Pelargir
    .in = in Pelargir
    .from = from Pelargir
    .to = to Pelargir
    .the = Pelargir
region-rhosgobel = Rhosgobel
    .in = in Rhosgobel
    .from = from Rhosgobel
    .to = to Rhosgobel
    .the = Rhosgobel
region-rivendell = Rivendell
    .in = in Rivendell
    .from = from Rivendell
    .to = to Rivendell
    .the = Rivendell
region-south-anduin-vale = South Anduin Vale
    .in = in the South Anduin Vale
    .from = from the South Anduin Vale
    .to = to the South Anduin Vale
    .the = the South Anduin Vale
region-south-downs = South Downs
    .in = on the South Downs
    .from = from the South Downs
    .to = to the South Downs
    .the = the South Downs
region-south-dunland = South Dunland
    .in = in South Dunland
    .from = from South Dunland
    .to = to South Dunland
    .the = South Dunland
region-south-ered-luin = South Ered Luin
    .in = in South Ered Luin
    .from = from South Ered Luin
    .to = to South Ered Luin
    .the = South Ered Luin
region-south-ithilien = South Ithilien
    .in = in South Ithilien
    .from = from South Ithilien
    .to = to South Ithilien
    .the = South Ithilien
region-south-rhun = South Rhûn
    .in = in South Rhûn
    .from = from South Rhûn
    .to = to South Rhûn
    .the = South Rhûn
region-southern-dorwinion = Southern Dorwinion
    .in = in Southern Dorwinion
    .from = from Southern Dorwinion
    .to = to Southern Dorwinion
    .the = Southern Dorwinion
region-southern-mirkwood = Southern Mirkwood
    .in = in Southern Mirkwood
    .from = from Southern Mirkwood
    .to = to Southern Mirkwood
    .the = Southern Mirkwood
region-southern-rhovanion = Southern Rhovanion
    .in = in Southern Rhovanion
    .from = from Southern Rhovanion
    .to = to Southern Rhovanion
    .the = Southern Rhovanion
region-tharbad = Tharbad
    .in = in Tharbad
    .from = from Tharbad
    .to = to Tharbad
    .the = Tharbad
region-the-shire = The Shire
    .in = in the Shire
    .from = from the Shire
    .to = to the Shire
    .the = the Shire
region-tower-hills = Tower Hills
    .in = in the Tower Hills
    .from = from the Tower Hills
    .to = to the Tower Hills
    .the = the Tower Hills
region-trollshaws = Trollshaws
    .in = in the Trollshaws
    .from = from the Trollshaws
    .to = to the Trollshaws
    .the = the Trollshaws
region-umbar = Umbar
    .in = in Umbar
    .from = from Umbar
    .to = to Umbar
    .the = Umbar
region-vale-of-the-carnen = Vale of the Carnen
    .in = in the Vale of the Carnen
    .from = from the Vale of the Carnen
    .to = to the Vale of the Carnen
    .the = the Vale of the Carnen
region-vale-of-the-celduin = Vale of the Celduin
    .in = in the Vale of the Celduin
    .from = from the Vale of the Celduin
    .to = to the Vale of the Celduin
    .the = the Vale of the Celduin
region-weather-hills = Weather Hills
    .in = in the Weather Hills
    .from = from the Weather Hills
    .to = to the Weather Hills
    .the = the Weather Hills
region-west-harondor = West Harondor
    .in = in West Harondor
    .from = from West Harondor
    .to = to West Harondor
    .the = West Harondor
region-westemnet = Westemnet
    .in = in Westemnet
    .from = from Westemnet
    .to = to Westemnet
    .the = Westemnet
region-western-brown-lands = Western Brown Lands
    .in = in the Western Brown Lands
    .from = from the Western Brown Lands
    .to = to the Western Brown Lands
    .the = the Western Brown Lands
region-western-emyn-muil = Western Emyn Muil
    .in = in the Western Emyn Muil
    .from = from the Western Emyn Muil
    .to = to the Western Emyn Muil
    .the = the Western Emyn Muil
region-western-mirkwood = Western Mirkwood
    .in = in Western Mirkwood
    .from = from Western Mirkwood
    .to = to Western Mirkwood
    .the = Western Mirkwood
region-withered-heath = Withered Heath
    .in = on the Withered Heath
    .from = from the Withered Heath
    .to = to the Withered Heath
    .the = the Withered Heath
region-woodland-realm = Woodland Realm
    .in = in the Woodland Realm
    .from = from the Woodland Realm
    .to = to the Woodland Realm
    .the = the Woodland Realm
region-mordor-track = Mordor Track
    .in = on the Mordor Track
    .from = from the Mordor Track
    .to = to the Mordor Track
    .the = the Mordor Track

## The faces of the Action dice

die-character = Character
die-army = Army
die-muster = Muster
die-event = Event
die-muster-army = Muster or Army
die-will = Will of the West
die-eye = Eye

## Hunt tiles

tile-eye = Eye
tile-three = 3
tile-two = 2
tile-two-reveal = 2 with Reveal
tile-one = 1
tile-one-reveal = 1 with Reveal
tile-zero-reveal = 0 with Reveal
tile-elven-cloaks = Elven Cloaks (0)
tile-elven-rope = Elven Rope (0)
tile-phial-of-galadriel = Phial of Galadriel (−2)
tile-smeagol-helps-nice-master = Sméagol Helps Nice Master (−1)
tile-shelobs-lair = Shelob’s Lair (a die, Stop)
tile-the-ring-is-mine = The Ring Is Mine! (Eye, Reveal, Stop)
tile-on-on-they-went = On, On They Went (3, Stop)
tile-give-it-to-uss = Give It to Uss! (1, Reveal, Stop)

## Decks

deck-character = Character
deck-strategy = Strategy

## Phases of the turn

phase-cards = Dice and cards
phase-fellowship = Fellowship
phase-hunt-dice = Hunt Allocation
phase-roll = Action Roll
phase-actions = Action Resolution
phase-victory = Victory Check

## Tracks and boxes

track-fellowship = Fellowship Track
track-mordor = Mordor Track
track-politics = Political Track
track-points = Victory Points
track-hunt-box = Hunt Box
track-hunt-pool = Hunt Pool
track-rings = Elven Rings
track-corruption = Corruption
track-progress = Progress
track-guide = Guide
track-companions = Companions
track-crack-of-doom = Crack of Doom
track-reinforcements = Reinforcements

## How it ends

reason-ring-destroyed = the Ring is destroyed in the fires of Mount Doom
reason-corruption = the Ring-bearers are corrupted
reason-shadow-conquest = the Shadow holds ten or more Victory Points
reason-free-peoples-conquest = the Free Peoples hold four or more Victory Points
reason-conceded = the game was conceded
reason-turn-limit = the last turn has passed

## Event cards

card-elven-cloaks = Elven Cloaks
    .text = A Hunt tile worth 0 is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-elven-rope = Elven Rope
    .text = A Hunt tile worth 0 is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-phial-of-galadriel = Phial of Galadriel
    .text = A Hunt tile that heals 2 Corruption is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-smeagol-helps-nice-master = Sméagol Helps Nice Master
    .text = A Hunt tile that heals 1 Corruption is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-mithril-coat-and-sting = Mithril Coat and Sting
    .text = Stays on the table. Once, after a Hunt tile was drawn, discard the card: a second tile is drawn and counts instead; the first goes back.
card-axe-and-bow = Axe and Bow
    .text = Only with Gimli or Legolas in the Fellowship. Stays on the table. Once, discard it to lower the Hunt damage by 1. Discarded when both have left.
card-horn-of-gondor = Horn of Gondor
    .text = Only with Boromir in the Fellowship. Stays on the table. Once, discard it to lower the Hunt damage by 1. Discarded when Boromir leaves.
card-wizards-staff = Wizard’s Staff
    .text = Only with Gandalf the Grey in the Fellowship. Stays on the table. Once, discard it: a Hunt tile that is about to be drawn is not drawn. Discarded when Gandalf leaves.
card-athelas = Athelas
    .text = Roll 3 dice: each 5 or 6 heals 1 Corruption; with Strider as Guide each 3 or more.
card-there-is-another-way = There Is Another Way
    .text = Heal 1 Corruption. With Gollum as Guide you may then hide the Fellowship or move it one step, Hunt included.
card-i-will-go-alone = I Will Go Alone
    .text = Only with a Companion in the Fellowship. Separate a Companion or a group, one region further than usual; then heal 1 Corruption.
card-bilbos-song = Bilbo’s Song
    .text = Heal 1 Corruption; 2 with Gollum as Guide.
card-mirror-of-galadriel = Mirror of Galadriel
    .text = Turn an unused Character die of yours into a Will of the West. If the Ring-bearers stand in an unconquered Lórien, also heal 1 Corruption.
card-challenge-of-the-king = Challenge of the King
    .text = Only with Strider or Aragorn in an Army on the soil of Gondor or Rohan. Draw 3 Hunt tiles: those with an Eye leave the game, the others go back. Three Eyes: all go back and he falls.
card-gwaihir-the-windlord = Gwaihir the Windlord
    .text = Separate or move a Companion or a group as if their Level were 4; they may end in a besieged Stronghold.
card-we-prove-the-swifter = We Prove the Swifter
    .text = Separate or move a Companion or a group, two regions further than usual; they may end in a besieged Stronghold.
card-there-and-back-again = There and Back Again
    .text = Separate a Companion or a group, one region further than usual. If Gimli or Legolas is then in Dale, Erebor or the Woodland Realm, Dwarves and North become active, and Dwarves, Elves and North each take a step towards war.
card-the-eagles-are-coming = The Eagles Are Coming!
    .text = Only if an Army with a Companion is with or next to a Shadow Army with Nazgûl. Roll a die for each of them (5 at most): each 5 or 6 eliminates one; the rest fly to a Stronghold of Sauron that you choose. The Witch-king is not concerned.
card-the-ents-awake-treebeard = The Ents Awake: Treebeard
    .text = Only with Gandalf the White in play and a Companion in Fangorn. Roll 3 dice against the Shadow Army in Orthanc: each 4 or more is a hit. Saruman left alone there falls. With Gandalf the White in Fangorn or Rohan, play another Character card at once, without a die.
card-the-ents-awake-huorns = The Ents Awake: Huorns
    .text = Only with Gandalf the White in play and a Companion in Fangorn. Roll 3 dice against the Shadow Army in Orthanc: each 4 or more is a hit. Saruman left alone there falls. With Gandalf the White in Fangorn or Rohan, play another Character card at once, without a die.
card-the-ents-awake-entmoot = The Ents Awake: Entmoot
    .text = Only with Gandalf the White in play and a Companion in Fangorn. Roll 3 dice against the Shadow Army in Orthanc: each 4 or more is a hit. Saruman left alone there falls. With Gandalf the White in Fangorn or Rohan, play another Character card at once, without a die.
card-dead-men-of-dunharrow = Dead Men of Dunharrow
    .text = Only with Strider or Aragorn on the soil of Rohan. He goes to Erech, Lamedon or Pelargir, with any Companions beside him. A Shadow Army there takes as many hits as a die shows and must retreat. Then recruit up to 3 Gondor Regulars there.
card-house-of-the-stewards = House of the Stewards
    .text = Only with Boromir on the soil of Gondor. Recruit one Gondor unit of either kind where he stands, then draw 2 Strategy cards.
card-the-grey-company = The Grey Company
    .text = Only with Strider or Aragorn in an Army. Exchange one Regular of that Army for an Elite of its nation, then draw 2 Strategy cards.
card-the-last-battle = The Last Battle
    .text = Only with Aragorn in an Army outside the Free Peoples’ nations. Stays on the table: dice that move the Fellowship do not go to the Hunt Box. Discarded when the Fellowship is declared or revealed.
card-a-power-too-great = A Power Too Great
    .text = Elves: a step towards war. Stays on the table: the Shadow may neither move an Army into Lórien, Rivendell or the Grey Havens nor attack there. The Shadow can break it with any die and an Army and a Character card from hand.
card-the-power-of-tom-bombadil = The Power of Tom Bombadil
    .text = The North: a step towards war. Stays on the table: the Shadow may neither move an Army into the Old Forest, the Shire or Buckland nor attack there. The Shadow can break it with any die and an Army and a Character card from hand.
card-book-of-mazarbul = Book of Mazarbul
    .text = Move any Companions on the map. If one is then in Erebor or Ered Luin, the Dwarves become active and go At War at once.
card-the-spirit-of-mordor = The Spirit of Mordor
    .text = Choose a Shadow Army with units of two or more nations and roll 5 dice: each 5 or 6 is a hit on it.
card-faramirs-rangers = Faramir’s Rangers
    .text = Choose a Shadow Army in Osgiliath, North or South Ithilien and roll 3 dice: each 5 or 6 is a hit. If your Army holds Osgiliath, recruit there one Gondor unit of either kind and a Leader.
card-fear-fire-foes = Fear! Fire! Foes!
    .text = Move any Companions on the map. If one is then in the Shire or Bree, the North becomes active and goes At War at once.
card-wisdom-of-elrond = Wisdom of Elrond
    .text = Choose a Free Peoples nation: it becomes active and takes a step towards war.
card-the-red-arrow = The Red Arrow
    .text = Only if Gondor is active. Rohan takes a step towards war; recruit in Edoras one Rohan unit of either kind and a Leader.
card-help-unlooked-for = Help Unlooked For
    .text = With an Army next to it, attack a Shadow Army that besieges a Stronghold. In this battle it rolls one die fewer for each unit in the Stronghold, but at least one.
card-paths-of-the-woses = Paths of the Woses
    .text = Only if Rohan is At War. An Army, or part of it, goes from a region of Rohan straight to Minas Tirith, or next to it if the city is besieged or lost.
card-through-a-day-and-a-night = Through a Day and a Night
    .text = Only with a Companion in an Army. Move that Army, or part of it with the Companion, up to two regions.
card-cirdans-ships = Círdan’s Ships
    .text = Only if the Elves are At War. Recruit 2 Elven units of either kind in a coastal region with an Army of yours.
card-guards-of-the-citadel = Guards of the Citadel
    .text = Recruit in Minas Tirith one Gondor unit of either kind and a Leader.
card-celeborns-galadhrim = Celeborn’s Galadhrim
    .text = Recruit in Lórien one Elven unit of either kind, then draw a Strategy card.
card-riders-of-theoden = Riders of Théoden
    .text = Recruit one Rohan unit of either kind and a Leader in Edoras, or in a region of Rohan with a Companion.
card-grimbeorn-the-old-son-of-beorn = Grimbeorn the Old, Son of Beorn
    .text = Recruit at the Carrock one North unit of either kind and a Leader.
card-imrahil-of-dol-amroth = Imrahil of Dol Amroth
    .text = Recruit in Dol Amroth one Gondor unit of either kind and a Leader.
card-king-brands-men = King Brand’s Men
    .text = Recruit 2 North Regulars in Dale, then draw a Strategy card.
card-swords-in-eriador = Swords in Eriador
    .text = Recruit a North unit in the Shire and a Dwarven unit in Ered Luin, each of either kind, then draw a Strategy card.
card-kindred-of-glorfindel = Kindred of Glorfindel
    .text = Recruit in Rivendell one Elven unit of either kind, then draw a Strategy card.
card-dain-ironfoots-guard = Dáin Ironfoot’s Guard
    .text = Recruit in Erebor one Dwarven unit of either kind and a Leader.
card-eomer-son-of-eomund = Éomer, Son of Éomund
    .text = Recruit one Rohan unit of either kind and a Leader in a free settlement of Rohan.
card-thranduils-archers = Thranduil’s Archers
    .text = Recruit in the Woodland Realm one Elven unit of either kind, then draw a Strategy card.
card-shelobs-lair = Shelob’s Lair
    .text = A Hunt tile with Stop, its damage the roll of a die, is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-the-ring-is-mine = The Ring Is Mine!
    .text = A Hunt tile with Eye, Reveal and Stop is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-on-on-they-went = On, On They Went
    .text = A Hunt tile with damage 3 and Stop is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-give-it-to-uss = Give It to Uss!
    .text = A Hunt tile with damage 1, Reveal and Stop is in play: it joins the Hunt Pool once the Fellowship is on the Mordor Track.
card-orc-patrol = Orc Patrol
    .text = Only if the Ring-bearers are not in a region with a Free Peoples settlement. Draw a Hunt tile; an Eye or a Fellowship tile does nothing.
card-isildurs-bane = Isildur’s Bane
    .text = Only if the Ring-bearers are not in a region with a Free Peoples settlement. Draw a Hunt tile; an Eye or a Fellowship tile does nothing. Nothing may lower its damage: all of it becomes Corruption.
card-foul-thing-from-the-deep = Foul Thing from the Deep
    .text = Only if the Ring-bearers are not in a region with a Free Peoples settlement. Draw a Hunt tile; an Eye or a Fellowship tile does nothing. If damage is left, a Companion drawn at random must be taken as a casualty.
card-candles-of-corpses = Candles of Corpses
    .text = Only if the Ring-bearers are not in a region with a Free Peoples settlement. Roll 3 dice: each 4 or more adds 1 Corruption; with Gollum as Guide only a 6.
card-nazgul-search = Nazgûl Search
    .text = Only if the Fellowship’s Progress is 1 or more. Nazgûl fly freely. If one is then with the Ring-bearers, the Fellowship is revealed.
card-cruel-weather = Cruel Weather
    .text = Only if the Fellowship’s Progress is 1 or more. Shift the Ring-bearers’ figure to an adjacent region.
card-the-nazgul-strike = The Nazgûl Strike!
    .text = Only if the Fellowship’s Progress is 1 or more. Nazgûl fly freely. If one is then with the Ring-bearers, discard a Character card of the Free Peoples from the table, or roll for the Hunt.
card-morgul-wound = Morgul Wound
    .text = Only if the Fellowship is revealed. Add 2 Corruption if there are 3 or fewer, otherwise 1.
card-lure-of-the-ring = Lure of the Ring
    .text = Only if the Fellowship is revealed. A Companion is drawn at random: the Free Peoples eliminate him or add his Level in Corruption. With Gollum as Guide add 1 Corruption instead.
card-the-breaking-of-the-fellowship = The Breaking of the Fellowship
    .text = Only if the Fellowship is revealed. Draw a Hunt tile; an Eye or a Fellowship tile does nothing. As many Companions as its number must leave; they stay where the Ring-bearers are. With Gollum as Guide add 1 Corruption instead.
card-worn-with-sorrow-and-toil = Worn with Sorrow and Toil
    .text = Stays on the table. Whenever a Companion falls to the Hunt, you may have a Character card of the Free Peoples discarded: one at random from hand, or one from the table. Discarded when the Fellowship is declared in a City or Stronghold of the Free Peoples.
card-flocks-of-crebain = Flocks of Crebain
    .text = Stays on the table. Once, before a Hunt roll, discard it: +1 to every die of the roll. Discarded when the Fellowship is declared in a City or Stronghold of the Free Peoples.
card-balrog-of-moria = Balrog of Moria
    .text = Stays on the table. Once, discard it: when the Fellowship, declared or revealed, has passed Moria, draw a Hunt tile (an Eye does nothing); or use it in a battle as a Combat card.
card-the-lidless-eye = The Lidless Eye
    .text = Turn up to 3 of your unused dice into Eyes and put them into the Hunt Box.
card-dreadful-spells = Dreadful Spells
    .text = Only if a Shadow Army with Nazgûl is with or next to an Army of the Free Peoples. Roll as many dice as it has Nazgûl (5 at most): each 5 or 6 is a hit on that Army.
card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
    .text = Only if the Witch-king is with an Army that besieges a Stronghold. It attacks, for three rounds instead of one. Without a Companion in the battle the Free Peoples use no Combat card in the first round.
card-the-palantir-of-orthanc = The Palantír of Orthanc
    .text = Only with Saruman in play. Stays on the table: after each Event card played with an Event die, draw a card from either deck. The Free Peoples can end it with a Will of the West, or with any die and an Elven Ring. Discarded when Saruman falls.
card-wormtongue = Wormtongue
    .text = Only with Saruman in play. Stays on the table: Rohan becomes active only through a Companion, through the Fellowship declared in Edoras or Helm’s Deep, or through an attack there. Discarded when Rohan becomes active or Saruman falls.
card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
    .text = Nazgûl fly freely. Then move up to two Armies with a Nazgûl, or attack with one.
card-the-black-captain-commands = The Black Captain Commands
    .text = Only with the Witch-king in play. Recruit 2 Nazgûl where he is, or let Nazgûl fly freely. Then an Army with the Witch-king may move or attack.
card-return-to-valinor = Return to Valinor
    .text = Only if you control an Elven Stronghold. For each Elven Stronghold that is not besieged roll as many dice as Elven units stand there (5 at most): each 6 is a hit on them.
card-the-fighting-uruk-hai = The Fighting Uruk-hai
    .text = Only with Saruman in play and an Army with Isengard units besieging a Stronghold. It attacks, for three rounds instead of one. Without a Companion in the battle the Free Peoples use no Combat card in the first round.
card-denethors-folly = Denethor’s Folly
    .text = Only if Minas Tirith is besieged. A Leader there, of your choice, is eliminated. Stays on the table: the Free Peoples use no Combat cards in Minas Tirith. They can end it with a Will of the West, or any die if Gandalf or Aragorn is there. Discarded when the siege ends.
card-the-day-without-dawn = The Day Without Dawn
    .text = Only if all three Shadow nations are At War. All unused Will of the West dice are discarded.
card-threats-and-promises = Threats and Promises
    .text = Stays on the table: the Free Peoples may not advance a nation with a Muster result (in the English print only a passive one). Discarded when one advances by an attack or by a Companion’s ability.
card-stormcrow = Stormcrow
    .text = Choose a Free Peoples nation not yet At War that has the Ring-bearers or a Companion on its soil. It falls back a step, and its owner eliminates one of its figures.
card-shadows-gather = Shadows Gather
    .text = Move a Shadow Army, or part of it, up to three regions; it must end with another Shadow Army.
card-the-shadow-lengthens = The Shadow Lengthens
    .text = Move two Shadow Armies, or parts of them, up to two regions each; each must end with another Shadow Army.
card-the-shadow-is-moving = The Shadow Is Moving
    .text = Only if all three Shadow nations are At War. Move up to four Shadow Armies one region each.
card-corsairs-of-umbar = Corsairs of Umbar
    .text = Only if the Southrons and Easterlings are At War. Move an Army, or part of it, from Umbar to a coastal region of Gondor. If an enemy Army is there, it attacks and may not cease.
card-rage-of-the-dunlendings = Rage of the Dunlendings
    .text = Only if Isengard is At War. Recruit 2 Isengard Regulars in a free region next to North or South Dunland; up to 4 Isengard units from there may march to it.
card-return-of-the-witch-king = Return of the Witch-king
    .text = Only with the Witch-king in play. He flies to Angmar; recruit there 2 Regulars and 1 Elite of Sauron.
card-half-orcs-and-goblin-men = Half-orcs and Goblin-men
    .text = Only if Isengard is At War. Recruit one Isengard unit of either kind with any Shadow Army.
card-olog-hai = Olog-hai
    .text = Only if Sauron is At War. Recruit one Sauron unit of either kind with any Shadow Army.
card-hill-trolls = Hill-trolls
    .text = Only if Sauron is At War. Exchange two Sauron Regulars anywhere for Elites.
card-a-new-power-is-rising = A New Power Is Rising
    .text = Only with Saruman in play. Recruit 2 Isengard Regulars each in North and South Dunland, and 2 Isengard units of either kind in Orthanc.
card-many-kings-to-the-service-of-mordor = Many Kings to the Service of Mordor
    .text = Recruit 2 Regulars each in three settlements of the Southrons and Easterlings.
card-the-king-is-revealed = The King Is Revealed
    .text = Only with Aragorn in play. Recruit 5 Sauron Regulars and a Nazgûl in Minas Morgul.
card-shadows-on-the-misty-mountains = Shadows on the Misty Mountains
    .text = Recruit 2 Sauron units of either kind and a Nazgûl at Mount Gram or in Moria.
card-orcs-multiplying-again = Orcs Multiplying Again
    .text = Recruit 3 Sauron Regulars each in Dol Guldur and Mount Gundabad.
card-horde-from-the-east = Horde from the East
    .text = Only if the Southrons and Easterlings are At War. Recruit 5 of their Regulars in one free region of theirs on the eastern edge of the map.
card-monsters-roused = Monsters Roused
    .text = Recruit a Sauron Regular each in Angmar, the Ettenmoors and the Weather Hills, and an Elite in the Trollshaws.
card-musterings-of-long-planned-war = Musterings of Long-planned War
    .text = Only if all three Shadow nations are At War. Recruit 5 Southron and Easterling Regulars in Gorgoroth and 5 Sauron Regulars in Nurn.
card-pits-of-mordor = Pits of Mordor
    .text = Only if Sauron is At War. Recruit 2 Sauron Regulars each in three Strongholds of Sauron.

## Combat halves of the cards

combat-it-is-a-gift = It Is a Gift
    .text = If the Ring-bearers are where the defender stands: +1 to your Combat roll and Leader re-roll.
combat-blade-of-westernesse = Blade of Westernesse
    .text = If Meriadoc or Peregrin fights: a hit of your Leader re-roll may eliminate a Minion in the battle instead of wounding the Army.
combat-mighty-attack = Mighty Attack
    .text = If a Companion fights: one gives up his Leadership for the round, and a missed die of your Combat roll becomes a hit.
combat-servant-of-the-secret-fire = Servant of the Secret Fire
    .text = If Gandalf fights: +1 to your Combat roll.
combat-anduril = Andúril
    .text = If Strider or Aragorn fights: he gives up his Leadership for the round; one missed die (with Aragorn up to two) of your Combat roll becomes a hit.
combat-heroic-death = Heroic Death
    .text = If a Leader or Companion fights: eliminate a Leader to cancel one hit, or a Companion to cancel as many as his Level.
combat-daring-defiance = Daring Defiance
    .text = If a Companion fights: all of them give up their Leadership for the round, and the Shadow’s Combat card is cancelled.
combat-fateful-strike = Fateful Strike
    .text = If a Leader or Companion fights: a hit of your Leader re-roll also eliminates a Nazgûl; with two hits you may choose a Minion instead.
combat-sudden-strike = Sudden Strike
    .text = If a Leader or Companion fights: before the Combat roll an extra attack with as many dice as your Leadership.
combat-brave-stand = Brave Stand
    .text = If a Companion fights: the Shadow rolls one die fewer for each of them, but at least one.
combat-ents-rage = Ents’ Rage
    .text = In Fangorn, Orthanc or Rohan: +2 to your Combat roll.
combat-huorn-dark = Huorn-dark
    .text = In Fangorn, Orthanc or Rohan: the Shadow rolls two dice at most.
combat-nameless-wood = Nameless Wood
    .text = In Fangorn, Orthanc or Rohan: if you hit at all this round, score two more hits.
combat-daylight = Daylight
    .text = The Shadow rolls three dice at most.
combat-no-quarter = No Quarter
    .text = If you hit at all this round, score one more hit.
combat-advantageous-position = Advantageous Position
    .text = If the defender stands on the soil of a Free Peoples nation: −1 to the Shadow’s Combat roll; a 6 still hits.
combat-scouts = Scouts
    .text = If you defend in the field: before any roll your Army retreats to a free region or into its Stronghold.
combat-shield-wall = Shield-wall
    .text = If the enemy scored two hits or more, one of them is cancelled.
combat-confusion = Confusion
    .text = Every 1 in the Shadow’s Combat roll is a hit on itself and may not be rolled again.
combat-charge = Charge
    .text = If an Elite fights for you: before the Combat roll an extra attack with one die for each of your Elites.
combat-valour = Valour
    .text = If an Elite fights for you: +1 to your Combat roll.
combat-one-for-the-dark-lord = One for the Dark Lord
    .text = If the Ring-bearers are where the defender stands: +1 to your Combat roll and Leader re-roll.
combat-cruel-as-death = Cruel as Death
    .text = If the Nazgûl’s Leadership is 2 or more: give up two points of it for the round; +1 to your Combat roll.
combat-they-are-terrible = They Are Terrible
    .text = If the Nazgûl’s Leadership is 1 or more: give up one point of it for the round; +1 to your Leader re-roll.
combat-dread-and-despair = Dread and Despair
    .text = If the Nazgûl’s Leadership is 1 or more: give up any number of its points for the round; the Free Peoples roll that many dice fewer, but at least one.
combat-foul-stench = Foul Stench
    .text = If the Nazgûl’s Leadership is 1 or more and not below that of the Free Peoples: they have no Leader re-roll.
combat-black-breath = Black Breath
    .text = If a Nazgûl fights: a hit of your Leader re-roll may also eliminate a Leader, or a Companion whose Level is no higher than those hits.
combat-words-of-power = Words of Power
    .text = If a Nazgûl fights: choose a Companion in the battle; his Leadership and abilities do not count this round.
combat-durins-bane = Durin’s Bane
    .text = If the defender is in Moria or within two regions of it: before the Combat roll an extra attack with three dice that hit on 4 or more.
combat-devilry-of-orthanc = Devilry of Orthanc
    .text = If Isengard units fight and the defender holds a Stronghold: +1 to your Combat roll.
combat-deadly-strife = Deadly Strife
    .text = Both sides: +2 to Combat roll and Leader re-roll.
combat-onslaught = Onslaught
    .text = After the losses you may deal your own Army up to four hits; roll as many dice, and each 4 or more is a hit on the enemy.
combat-relentless-assault = Relentless Assault
    .text = Before the Combat roll you may deal your own Army up to two hits: +1 to your Combat roll for each.
combat-great-host = Great Host
    .text = After the losses: if you have at least twice as many units as the enemy, score one hit.
combat-mumakil = Mûmakil
    .text = If a Southron and Easterling Elite fights: +1 to your Combat roll, and one more hit if you have scored more hits than the enemy.
combat-swarm-of-bats = Swarm of Bats
    .text = The Free Peoples’ Combat card is cancelled; if they laid none, +1 to your Leader re-roll.
combat-we-come-to-kill = We Come to Kill
    .text = If an Elite fights for you: after the losses an extra attack with one die for each of your Elites, hitting on 5 or more.
combat-desperate-battle = Desperate Battle
    .text = Both sides: +1 to Combat roll and Leader re-roll.

## Options and presets

option-players = Players
    .about = How many play: two, or teams of three or four.
option-prints = Prints
    .about = The Italian and the English print differ on two cards, Gollum and Threats and Promises: which one holds?
option-prints-italian = Italian
option-prints-english = English
option-concede = Conceding
    .about = A player may concede the game in his own go.

preset-two-players = Two players
preset-english-prints = Two players, English prints
preset-three-players = Three players
preset-four-players = Four players

## What a die is spent on

act-skip = Let the die go unused
act-move-fellowship = Move the Fellowship
act-hide-fellowship = Hide the Fellowship
act-separate = Separate Companions
act-move-companions = Move Companions
act-move-minions = Move Nazgûl and Minions
act-move-army = Move one Army with a Leader
act-move-armies = Move up to two Armies
act-attack-led = Attack with a led Army
act-attack = Attack
act-diplomacy = Advance a nation politically
act-muster = Recruit reinforcements
act-bring = Bring a character into play
act-voice-recruit = The Voice of Saruman: recruit Regulars
act-voice-upgrade = The Voice of Saruman: Elites for Regulars
act-draw = Draw an Event card
act-play-event = Play any Event card
act-play-character = Play a Character card
act-play-army = Play an Army card
act-play-muster = Play a Muster card
act-advance-gondor = Boromir rouses Gondor
act-advance-elves = Legolas rouses the Elves
act-advance-dwarves = Gimli rouses the Dwarves
act-discard-power = Break “A Power Too Great”
act-discard-bombadil = Break “The Power of Tom Bombadil”
act-discard-palantir = End “The Palantír of Orthanc”
act-discard-folly = End “Denethor’s Folly”
act-discard = Discard a card on the table
act-fly = Let the Nazgûl fly
act-recruit = Recruit Nazgûl
act-hunt = Hunt for the Ring

## Causes that are neither cards nor characters

cause-advance = the advance after battle
cause-attack = an enemy attack
cause-battle = the battle
cause-captured = a settlement was captured
cause-combat-roll = Combat roll
cause-declared = the Fellowship was declared there
cause-die = an Action die
cause-diplomacy = diplomacy
cause-empty = the pool was empty
cause-event = Event die
cause-hit = a hit
cause-hunt = the Hunt
cause-hunt-army = Shadow units with the Ring-bearers
cause-hunt-nazgul = a Nazgûl with the Ring-bearers
cause-hunt-stronghold = a Stronghold of the Shadow around the Ring-bearers
cause-lapsed = its condition no longer holds
cause-leader-reroll = Leader re-roll
cause-lingering = no step taken in Mordor this turn
cause-mordor = Mordor
cause-move = the move
cause-move-fellowship = the Fellowship’s move
cause-muster = Muster
cause-nation-advanced = a nation has advanced
cause-no-army = no unit is left to lead
cause-parting = parting from the Fellowship
cause-phase-1 = start of the turn
cause-retreat = the retreat
cause-revealed = it was revealed
cause-rohan-active = Rohan is active
cause-separated = parting from the Fellowship
cause-shadow-army = a Shadow Army has come
cause-siege = prolonging the siege
cause-sorcerer = the Witch-king’s sorcery
cause-stacking = too many units in one region
cause-stop = the Stop icon
cause-stronghold = a Stronghold of the Shadow on the way
cause-used = its effect is used
cause-voice-of-saruman = the Voice of Saruman
# A Hunt tile with nothing but a number on it.
cause-tile = Hunt tile { $tile }

## Small parts of sentences

# A number of dice with the same face.
count-of = { $number }{"\u00A0"}×{"\u00A0"}{ $what }
# The Army that is being gathered, before anybody is named.
party-nobody = nobody yet

## Prompts

prompt-turn-draw = From which deck do you draw?
prompt-turn-draw-waiting = { $seat }: drawing a card.
prompt-turn-hand-limit = { $over ->
        [one] Your hand is one card too large: which one do you discard?
       *[other] Your hand is { $over } cards too large: which one do you discard?
    }
prompt-turn-hand-limit-waiting = { $seat }: discarding down to the hand limit.
prompt-turn-hunt-dice = How many Action dice go to the Hunt Box?
prompt-turn-hunt-dice-waiting = { $seat }: preparing the Hunt.
prompt-turn-action = Your go: choose a die, or pass if you may.
prompt-turn-action-waiting = { $seat }: taking an action.
prompt-turn-ring = What does the { $die } die become?
prompt-turn-use = What do you do with the { $die } die?
prompt-team-exchange = Do you offer your team-mate a card in exchange?
prompt-team-exchange-waiting = { $seat }: thinking about an exchange of cards.
prompt-team-merge = Shall your units { $region-in } form one Army?
prompt-team-merge-waiting = { $seat }: asked to join Armies.
prompt-fellowship-phase = { $progress ->
        [0] The Fellowship is { $region-in }. Do you declare it there?
        [one] The Fellowship has gone one step from where it was last seen ({ $region }). Do you declare where it is?
       *[other] The Fellowship has gone { $progress } steps from where it was last seen ({ $region }). Do you declare where it is?
    }
prompt-fellowship-phase-waiting = { $seat }: leading the Fellowship.
prompt-fellowship-declare = { $progress ->
        [one] Where is the Fellowship? It was last seen { $region-in } and has gone one step.
       *[other] Where is the Fellowship? It was last seen { $region-in } and has gone { $progress } steps.
    }
prompt-fellowship-path = { $left ->
        [0] The Fellowship is { $region-in } and has no step left.
        [one] The Fellowship is { $region-in } and has one step left. Where does it go?
       *[other] The Fellowship is { $region-in } and has { $left } steps left. Where does it go?
    }
prompt-fellowship-guide = Who guides the Fellowship?
prompt-fellowship-guide-waiting = { $seat }: choosing a Guide.
prompt-fellowship-separate = Who leaves the Fellowship together? So far: { $characters }.
prompt-fellowship-separated = { $steps ->
        [one] { $characters }: to where? One region at most.
       *[other] { $characters }: to where? { $steps } regions at most.
    }
prompt-fellowship-separated-waiting = { $seat }: sending Companions on their way.
prompt-fellowship-parting = { $left ->
        [one] One Companion must leave the Fellowship. Who?
       *[other] { $left } Companions must leave the Fellowship. Who is next?
    }
prompt-fellowship-parting-waiting = { $seat } must part with Companions.
prompt-hunt-crebain = The Hunt roll comes: do you discard Flocks of Crebain for +1 to every die?
prompt-hunt-crebain-waiting = { $seat }: hunting for the Ring.
prompt-hunt-reroll = The Hunt rolled { $dice }: successes { $successes }. How many failed dice do you roll again?
prompt-hunt-reroll-waiting = { $seat } may roll Hunt dice again.
prompt-hunt-staff = A Hunt tile is about to be drawn. Do you discard Wizard’s Staff to prevent it?
prompt-hunt-staff-waiting = { $seat } may prevent the drawing of a tile.
prompt-hunt-mithril = The tile is { $tile }. Do you discard Mithril Coat and Sting for another one?
prompt-hunt-mithril-waiting = { $seat } may ask for another tile.
prompt-hunt-table-card = Hunt damage { $damage }, by the tile { $tile }. Do you discard a card to lower it by one?
prompt-hunt-table-card-waiting = { $seat } may lower the Hunt damage.
prompt-hunt-guide = Hunt damage { $damage }. Does { $character } lower it by one?
prompt-hunt-guide-waiting = { $seat } may let the Guide lower the Hunt damage.
prompt-hunt-casualty = Hunt damage { $damage }. Do you lose a Companion: { $character }, the Guide, or one at random? What is left becomes Corruption.
prompt-hunt-casualty-waiting = { $seat } must meet the Hunt damage.
prompt-hunt-balrog = The Fellowship has passed Moria. Do you discard Balrog of Moria to draw a Hunt tile?
prompt-hunt-balrog-waiting = { $seat } may wake the Balrog.
prompt-hunt-sorrow = { $card }: which Character card of the Free Peoples is discarded?
prompt-hunt-sorrow-waiting = { $seat } may have a card discarded.
prompt-army-move = Which Army moves?
prompt-army-company = The Army { $region-in }: who goes, and where? So far: { $party }.
prompt-army-march = { $card }: which Army marches?
prompt-army-march-on = { $card }: does the Army march on?
prompt-army-march-on-waiting = { $seat }: marching.
prompt-army-passage = { $card }: from where does the Army set out?
prompt-attack-from = With which Army do you attack?
prompt-attack-vanguard = The Army { $region-in }: who attacks, and whom? So far: { $party }.
prompt-battle-stronghold = The enemy attacks { $region }: do you fight in the field or withdraw into the Stronghold?
prompt-battle-stronghold-waiting = { $seat }: deciding where to meet the attack.
prompt-battle-white-rider = Battle { $region-in }: does Gandalf the White give up his Leadership so that the Nazgûl’s counts for nothing?
prompt-battle-white-rider-waiting = { $seat } may call on the White Rider.
prompt-battle-card = Battle { $region-in }, round { $round }: which Combat card do you lay, if any?
prompt-battle-card-waiting = { $seat }: choosing a Combat card.
prompt-battle-reroll = Battle { $region-in }: how many missed dice do your leaders roll again?
prompt-battle-reroll-waiting = { $seat }: choosing the Leader re-roll.
prompt-battle-losses = { $hits ->
        [one] Your Army { $region-in } has one hit to take. Which loss do you choose?
       *[other] Your Army { $region-in } has { $hits } hits to take. Which loss do you choose?
    }
prompt-battle-losses-waiting = { $seat }: choosing losses.
prompt-battle-cease = Battle { $region-in }, round { $round }: do you cease the attack or press on?
prompt-battle-cease-waiting = { $seat } may cease the attack.
prompt-battle-retreat = Battle { $region-in }: do you stand or retreat?
prompt-battle-retreat-waiting = { $seat } may retreat.
prompt-battle-sorcerer = The Witch-king’s sorcery: do you draw a card of the kind that you used?
prompt-battle-sorcerer-waiting = { $seat } may draw a card.
prompt-battle-advance = The way into { $region } is open. Who advances?
prompt-battle-advance-waiting = { $seat } may advance.
prompt-combat-heroes = { $card }: who gives up his Leadership for a hit?
prompt-combat-heroes-waiting = { $seat }: choosing for the Combat card.
prompt-combat-heroic-death = { $card }: who falls so that others live?
prompt-combat-heroic-death-waiting = { $seat }: choosing for the Combat card.
prompt-combat-blade = { $card }: which Minion does the blade strike?
prompt-combat-blade-waiting = { $seat }: choosing for the Combat card.
prompt-combat-fateful = { $card }: who is struck?
prompt-combat-fateful-waiting = { $seat }: choosing for the Combat card.
prompt-combat-black-breath = { $card }: which Leader or Companion falls?
prompt-combat-black-breath-waiting = { $seat }: choosing for the Combat card.
prompt-combat-dread = { $card }: how many points of Leadership do the Nazgûl give up?
prompt-combat-dread-waiting = { $seat }: choosing for the Combat card.
prompt-combat-words = { $card }: which Companion is silenced?
prompt-combat-words-waiting = { $seat }: choosing for the Combat card.
prompt-combat-sacrifice = { $card }: how many hits do you deal your own Army?
prompt-combat-sacrifice-waiting = { $seat }: choosing for the Combat card.
prompt-combat-scouts = { $card }: where does your Army retreat to?
prompt-combat-scouts-waiting = { $seat }: choosing for the Combat card.
prompt-companions-move = Which Companions move, and where? So far: { $characters }.
prompt-minions-move = Which Nazgûl or Minion moves?
prompt-minions-where = Out of { $from }: to where?
prompt-muster-figure = What do you recruit?
prompt-muster-where = Where is it recruited: { $figure }?
prompt-muster-diplomacy = Which nation takes a step towards war?
prompt-muster-character = Who enters play?
prompt-muster-character-where = Where does { $character } appear?
prompt-muster-one-each = { $figure }: which settlement gets one?
prompt-muster-one-each-waiting = { $seat }: recruiting.
prompt-stacking-trim = { $over ->
        [one] There is one unit too many { $region-in }. Which one is removed?
       *[other] There are { $over } units too many { $region-in }. Which one is removed?
    }
prompt-stacking-trim-waiting = { $seat } must remove units.
prompt-event-play = Which Event card do you play?
prompt-event-draw = From which deck do you draw?
prompt-event-guide-draw = Gandalf the Grey is Guide: do you draw a card?
prompt-event-guide-draw-waiting = { $seat } may draw a card.
prompt-event-palantir-draw = The Palantír of Orthanc: from which deck do you draw?
prompt-event-palantir-draw-waiting = { $seat }: drawing a card.
prompt-event-route = To break “{ $card }”: which card do you discard?
prompt-event-region = { $card }: which region?
prompt-event-region-waiting = { $seat }: choosing a region.
prompt-event-gain = What is recruited { $region-in } for { $nation }?
prompt-event-gain-waiting = { $seat }: recruiting by a card.
prompt-event-gain-where = { $card }: where do you recruit?
prompt-event-gain-where-waiting = { $seat }: recruiting by a card.
prompt-event-up-to = { $card }: do you recruit another Regular here?
prompt-event-up-to-waiting = { $seat }: recruiting by a card.
prompt-event-nation = { $card }: which nation?
prompt-event-nation-waiting = { $seat }: choosing a nation.
prompt-event-stormcrow = { $card }: which nation loses heart?
prompt-event-stormcrow-waiting = { $seat }: choosing a nation.
prompt-event-deserter = { $card }: which figure does { $nation } lose?
prompt-event-deserter-waiting = { $seat } must lose a figure.
prompt-event-another-way = { $card }: with Gollum as Guide, do you hide the Fellowship or move it on?
prompt-event-another-way-waiting = { $seat }: choosing for the card.
prompt-event-another-card = { $card }: do you play another Character card?
prompt-event-another-card-waiting = { $seat } may play another card.
prompt-event-separate-or-move = { $card }: separate Companions, or move those on the map?
prompt-event-separate-or-move-waiting = { $seat }: choosing for the card.
prompt-event-scattered = { $card }: where does the Army flee to?
prompt-event-scattered-waiting = { $seat } must retreat.
prompt-event-grey-company = { $card }: which Elite takes the place of a Regular?
prompt-event-grey-company-waiting = { $seat }: choosing for the card.
prompt-event-nazgul-strike = { $card }: discard a card of the Free Peoples, or hunt?
prompt-event-nazgul-strike-waiting = { $seat }: choosing for the card.
prompt-event-lure = { $card }: does { $character } fall, or do the Ring-bearers take { $level } Corruption?
prompt-event-lure-waiting = { $seat } must choose between a Companion and Corruption.
prompt-event-lidless-eye = { $card }: which die becomes an Eye?
prompt-event-lidless-eye-waiting = { $seat }: turning dice.
prompt-event-black-captain = { $card }: recruit two Nazgûl, or let the Nazgûl fly?
prompt-event-black-captain-waiting = { $seat }: choosing for the card.
prompt-event-move-or-attack = { $card }: do you move, attack, or neither?
prompt-event-move-or-attack-waiting = { $seat }: choosing for the card.
prompt-event-folly = { $card }: which Leader in Minas Tirith is lost?
prompt-event-folly-waiting = { $seat }: choosing for the card.
prompt-event-dunlendings = { $card }: do more units march there? From where?
prompt-event-dunlendings-waiting = { $seat }: marching by a card.
prompt-event-dunlending = { $card }: which unit marches?
prompt-event-dunlending-waiting = { $seat }: marching by a card.

## Choices

token-allocate = { $subject-id ->
        [0] No dice
        [1] One die
       *[other] { $subject } dice
    }
token-die = { $prompt ->
        [event-lidless-eye] Into an Eye: { $subject }
       *[other] Use: { $subject }
    }
token-act = { $subject }
token-ring = Change { $subject } with an Elven Ring
token-into = Into { $subject }
token-pass = Pass
token-concede = Concede the game
token-done = { $prompt ->
        [fellowship-phase] Go on without declaring
        [fellowship-separate] These go
        [army-move] No more Armies
        [muster-figure] No more
        [companions-move] No more moves
        [minions-move] No more moves
       *[other] Done
    }
token-decline = { $prompt ->
        [battle-advance] Nobody advances
        [hunt-casualty] No casualty: use the Ring
        [team-exchange] No exchange
        [team-merge] Keep the Armies apart
        [event-move-or-attack] Neither
        [event-another-way] Neither
        [event-nazgul-strike] Neither
       *[other] No
    }
token-draw = Draw from the { $subject } deck
token-play = Play “{ $subject }”
token-card = { $subject-id ->
        [none] No Combat card
       *[other] Lay “{ $subject }”
    }
token-discard = { $subject-id ->
        [random] Discard one at random from the hand
       *[other] Discard “{ $subject }”
    }
token-use = Discard “{ $subject }” to use it
token-exchange = Offer “{ $subject }”
token-merge = Propose one Army { $subject-in }
token-agree = Agree
token-from = { $prompt ->
        [minions-move] The Nazgûl { $subject-in }
       *[other] The Army { $subject-in }
    }
token-to = { $prompt ->
        [fellowship-declare] It is { $subject-in }
       *[other] { $subject-to }
    }
token-at = { $subject-in }
token-all = All of them
token-take = { $prompt ->
        [combat-heroes] { $subject }
        [combat-words] { $subject }
        [minions-move] { $subject }
        [companions-move] { $subject }
        [fellowship-separate] { $subject }
        [fellowship-parting] { $subject }
        [event-dunlending] { $subject }
       *[other] Take: { $subject }
    }
token-leave = Leave behind: { $subject }
token-attack = Attack { $subject }
token-recruit = Recruit: { $subject }
token-advance = { $subject }
token-bring = { $subject }
token-stand = { $prompt ->
        [battle-stronghold] Fight in the field
       *[other] Stand and fight on
    }
token-withdraw = Withdraw into the Stronghold
token-white-rider = The White Rider comes forth
token-reroll = { $subject-id ->
        [0] Let the dice stand
        [1] Roll one die again
       *[other] Roll { $subject } dice again
    }
token-lose = Lose: { $subject }
token-reduce = Reduce to a Regular: { $subject }
token-cease = Cease the attack
token-press = Press the attack
token-retreat = Retreat { $subject-to }
token-suffer = { $subject-id ->
        [0] None
        [1] One hit
       *[other] { $subject } hits
    }
token-forgo = { $subject-id ->
        [1] One point
       *[other] { $subject } points
    }
token-declare = Declare the Fellowship
token-enter = Enter Mordor
token-guide = { $subject }
token-stop = Stop here
token-separate = The Guide leaves the Fellowship: damage −1
token-reveal = Gollum reveals the Fellowship: damage −1
token-hide = Hide the Fellowship
token-move-on = Move the Fellowship on
token-casualty = { $subject-id ->
        [guide] The Guide falls
       *[other] One at random falls
    }
token-corruption = Take the Corruption
token-hunt = Hunt for the Ring
token-remove = Remove: { $subject }

## The log

event-turn = Turn { $number }. Action dice: Free Peoples { $dice-free-peoples }, Shadow { $dice-shadow }.
event-drew = { $seat-id ->
        [free_peoples] { $seat } draw a { $deck } card.
       *[other] { $seat } draws a { $deck } card.
    }
event-drew-card = { $seat-id ->
        [free_peoples] { $seat } draw “{ $card }” ({ $deck }).
       *[other] { $seat } draws “{ $card }” ({ $deck }).
    }
event-discarded = { $seat-id ->
        [free_peoples] { $seat } discard a { $deck } card, face down, down to the hand limit.
       *[other] { $seat } discards a { $deck } card, face down, down to the hand limit.
    }
event-discarded-card = { $seat-id ->
        [free_peoples] { $seat } discard “{ $card }”, face down, down to the hand limit.
       *[other] { $seat } discards “{ $card }”, face down, down to the hand limit.
    }
event-card-discarded = { $cause-id ->
        [used] “{ $card }” is used and discarded.
        [lapsed] “{ $card }” is discarded: its condition no longer holds.
        [die] “{ $card }” is forced off the table with an Action die.
        [nation_advanced] “{ $card }” is discarded: a Free Peoples nation has advanced.
        [rohan_active] “{ $card }” is discarded: Rohan is active.
       *[other] “{ $card }” is discarded ({ $cause }).
    }
event-action-dice = { $side-id ->
        [shadow] The Shadow rolls: { $dice }. Eyes go to the Hunt Box.
       *[other] The Free Peoples roll: { $dice }.
    }
event-hunt-dice-placed = { $dice ->
        [0] The Shadow puts no dice into the Hunt Box.
        [one] The Shadow puts one die into the Hunt Box.
       *[other] The Shadow puts { $dice } dice into the Hunt Box.
    }
event-passed = { $seat-id ->
        [free_peoples] { $seat } pass.
       *[other] { $seat } passes.
    }
event-die-used = { $side }, { $die } die{ $cause-id ->
        [none] : { $action }.
       *[other] {" "}as an Army result ({ $cause }): { $action }.
    }
event-ring-used = { $side }, an Elven Ring: { $die } becomes { $into }; { $side-id ->
        [shadow] the Ring leaves the game.
       *[other] the Ring goes to the Shadow.
    }
event-ring-spent = { $side } give up an Elven Ring, which goes to the Shadow ({ $cause }).
event-activated = { $nation-id ->
        [dwarves] The Dwarves are now active
        [elves] The Elves are now active
        [southrons_easterlings] The Southrons and Easterlings are now active
       *[other] { $nation } is now active
    } ({ $cause }).
event-politics = { $cause-id ->
        [stormcrow] { $nation }: a step back on the Political Track
       *[other] { $nation }: a step forward on the Political Track
    }, { $steps-to-war ->
        [0] now At War
        [one] one step from war
       *[other] { $steps-to-war } steps from war
    } ({ $cause }).
event-captured = { $by } { $retaken-id ->
        [true] { $by-id ->
            [shadow] retakes
           *[other] retake
        } { $region }{ $points ->
            [0] .
            [one] : the enemy loses 1 Victory Point.
           *[other] : the enemy loses { $points } Victory Points.
        }
       *[other] { $by-id ->
            [shadow] takes
           *[other] take
        } { $region }{ $points ->
            [0] .
            [one] {" "}(1 Victory Point).
           *[other] {" "}({ $points } Victory Points).
        }
    }
event-siege-begins = The siege of { $region } begins.
event-siege-ends = The siege of { $region } is over.
event-mixed-army = { $what-id ->
        [asked] { $seat } proposes to form one Army { $region-in }.
       *[other] { $seat } agrees: one Army { $region-in }.
    }
event-recruited = { $recruits } recruited { $region-in } ({ $cause }).
event-not-recruited = { $how-id ->
        [closed] Nothing can be recruited { $region-in }: it is not free ({ $cause }).
       *[other] Nothing is recruited { $region-in }: no such figures are left for { $nation } ({ $cause }).
    }
event-removed = { $cause-id ->
        [hill_trolls] { $figure } replaced { $region-in } ({ $cause }).
        [the_grey_company] { $figure } replaced { $region-in } ({ $cause }).
        [voice_of_saruman] { $figure } replaced { $region-in } ({ $cause }).
        [stacking] { $figure } { $region-in } back to the reinforcements ({ $cause }).
       *[other] { $figure } lost { $region-in } ({ $cause }).
    }
event-reduced = { $figure } { $region-in } reduced to a Regular ({ $cause }).
event-character-lost = { $character } is out of the game ({ $cause }).
event-taken-alive = { $character } is not killed but taken alive, and leaves the Fellowship.
event-entered-play = { $character } enters play { $region-in }.
event-army-moved = { $side } { $cause-id ->
        [retreat] { $side-id ->
            [shadow] retreats
           *[other] retreat
        }
        [scouts] { $side-id ->
            [shadow] retreats
           *[other] retreat
        }
        [advance] { $side-id ->
            [shadow] advances
           *[other] advance
        }
       *[other] { $side-id ->
            [shadow] marches
           *[other] march
        }
    } { $from-from } { $to-to }: { $party }.
event-characters-moved = { $cause-id ->
        [separated] { $characters } { $count ->
            [one] parts from the Fellowship
           *[other] part from the Fellowship
        } { $to-in }.
        [the_breaking_of_the_fellowship] { $characters } must part from the Fellowship { $to-in }.
       *[other] { $characters } { $how-id ->
            [flies] flies
           *[other] { $count ->
                [one] goes
               *[other] go
            }
        } { $from-from } { $to-to }.
    }
event-characters-moved-stay = { $count ->
        [one] { $characters } goes no further than { $to }.
       *[other] { $characters } go no further than { $to }.
    }
event-nazgul-flew = A Nazgûl flies { $from-from } { $to-to }.
event-fellowship = { $what-id ->
        [moves] { $region-id ->
            [mordor_track] The Fellowship sets out for another step through Mordor.
           *[other] The Fellowship moves: Progress { $progress }.
        }
        [hidden] The Fellowship is hidden again.
        [declared] The Fellowship is declared { $region-in }{ $steps ->
            [0] .
           *[other] , by this way: { $path }.
        }
        [revealed] The Fellowship is revealed!
        [found] The Fellowship is found { $region-in }{ $steps ->
            [0] .
           *[other] , by this way: { $path }.
        }
        [shifted] The Ring-bearers are driven off course { $region-to }.
        [given_away] Gollum gives the Fellowship away.
        [entered_mordor] The Fellowship enters Mordor.
        [stopped] The Fellowship gets no further: it stays on step { $mordor } of the Mordor Track.
       *[other] The Fellowship reaches step { $mordor } of the Mordor Track.
    }
event-guide = { $character } now guides the Fellowship.
event-corruption = { $points ->
        [-1] One Corruption is healed ({ $cause }): { $total } in all.
        [-2] Two Corruption are healed ({ $cause }): { $total } in all.
        [-3] Three Corruption are healed ({ $cause }): { $total } in all.
       *[other] { $points } Corruption ({ $cause }): { $total } in all.
    }
event-hunt-roll = { $reroll-id ->
        [true] The Hunt rolls again for { $grounds }: { $dice }
       *[other] The Hunt rolls: { $dice }
    } { $bonus ->
        [0] (a 6 succeeds)
       *[other] (+{ $bonus } to each die, 6 succeeds)
    }. Successes: { $successes }.
event-hunt-tile = { $cause-id ->
        [hunt] Hunt tile drawn: { $tile }.
        [mordor] Hunt tile drawn in Mordor: { $tile }.
        [stronghold] Hunt tile drawn for a Stronghold of the Shadow on the way: { $tile }.
       *[other] Hunt tile drawn ({ $cause }): { $tile }.
    }
event-hunt-tile-dropped = The tile { $tile } has no effect here and is put aside.
event-hunt-damage = Hunt damage: { $damage }{ $how-id ->
        [successes] , the successes of the Hunt ({ $cause }).
        [box] , the dice in the Hunt Box ({ $cause }).
        [nothing] , for want of a Hunt roll ({ $cause }).
       *[other] {" "}({ $cause }).
    }
event-hunt-damage-die = Hunt damage: { $damage }, by the roll of a die ({ $cause }).
event-hunt-lowered = { $how-id ->
        [guide] { $cause }, the Guide, is taken as a casualty and meets { $met } of the Hunt damage: { $damage } left.
        [random] { $cause } is drawn at random as a casualty and meets { $met } of the Hunt damage: { $damage } left.
        [ability] { $cause }, the Guide, meets { $met } of the Hunt damage: { $damage } left.
       *[other] “{ $cause }” meets { $met } of the Hunt damage: { $damage } left.
    }
event-hunt-box = The Free Peoples’ die goes to the Hunt Box ({ $free-peoples } there now).
event-hunt-pool = { $cause-id ->
        [mordor] The Hunt Pool for Mordor is formed: { $pool }.
       *[other] The Hunt Pool is filled again: { $pool }.
    }
event-special-tile = { $waits-id ->
        [true] The tile { $tile } is in play and waits for Mordor.
       *[other] The tile { $tile } joins the Hunt Pool.
    }
event-hunt-tile-removed = The tile { $tile } is out of the game ({ $cause }).
event-hunt-tile-returned = The tile { $tile } goes back into the Hunt Pool ({ $cause }).
event-declined = { $seat }: { $what-id ->
        [advance] no advance
        [another_army] no other Army moves
        [another_card] no other card
        [army] neither a move nor an attack
        [attack] no attack
        [casualty] no casualty
        [combat_effect] no use is made of the Combat card
        [draw] no card is drawn
        [dunlendings] no more Dunlendings march
        [exchange] no exchange
        [fellowship_phase] the Fellowship is not declared
        [guide] the Guide is not used
        [hunt_reroll] the Hunt dice stand
        [march] no further march
        [merge] the Armies stay apart
        [more_companions] no more Companions move
        [more_minions] no more Nazgûl or Minions move
        [new_guide] the Guide stays
        [recruit] nothing more is recruited
        [sorcerer] no card is drawn by sorcery
        [table_card] no card on the table is used
        [white_rider] Gandalf keeps his Leadership
        [the_nazgul_strike] neither of the two
        [there_is_another_way] neither of the two
        [the_lidless_eye] no more dice are turned
       *[other] “{ $what }” is not used
    }.
event-event-played = { $seat-id ->
        [free_peoples] { $seat } play
       *[other] { $seat } plays
    } “{ $card }”{ $stays-id ->
        [true] {" "}on the table.
       *[other] .
    }
event-region-chosen = { $seat-id ->
        [free_peoples] { $seat } choose { $region }.
       *[other] { $seat } chooses { $region }.
    }
event-nation-chosen = Chosen: { $nation } ({ $cause }).
event-card-option = { $cause }: { $choice }.
event-dice-rolled = { $needed ->
        [0] { $cause }: the die shows { $dice }.
       *[other] { $cause }: the dice show { $dice }; { $needed } or more counts: { $hits }.
    }
event-die-turned = { $die } becomes { $into } ({ $cause }).
event-dice-discarded = { $dice ->
        [0] No Will of the West lies there to be discarded ({ $cause }).
        [one] One Will of the West die is discarded ({ $cause }).
       *[other] { $dice } Will of the West dice are discarded ({ $cause }).
    }
event-goes-along = { $character } goes along.
event-lured = The Ring calls to { $character }.
event-attack = { $attacker } { $how-id ->
        [siege] { $attacker-id ->
            [shadow] storms the Stronghold { $region-in }
           *[other] storm the Stronghold { $region-in }
        }
        [sortie] { $attacker-id ->
            [shadow] sallies out against the besiegers of { $region }
           *[other] sally out against the besiegers of { $region }
        }
        [landing] { $attacker-id ->
            [shadow] attacks { $region } from the sea
           *[other] attack { $region } from the sea
        }
       *[other] { $attacker-id ->
            [shadow] attacks { $region } { $from-from }
           *[other] attack { $region } { $from-from }
        }
    }: { $party }.
event-stands-in-the-field = The defenders of { $region } meet the attack in the field.
event-white-rider = The White Rider comes forth: the Nazgûl’s Leadership counts for nothing in this battle.
event-combat-card = { $seat-id ->
        [free_peoples] { $seat } lay a { $deck } card face down.
       *[other] { $seat } lays a { $deck } card face down.
    }
event-combat-card-card = { $seat-id ->
        [free_peoples] { $seat } lay “{ $card }” face down.
       *[other] { $seat } lays “{ $card }” face down.
    }
event-no-combat-card = { $seat-id ->
        [free_peoples] { $seat } lay no Combat card.
       *[other] { $seat } lays no Combat card.
    }
event-table-card-used = “{ $card }” is used from the table as a Combat card.
event-combat-cards-shown = Combat cards: Free Peoples, { $free-peoples }; Shadow, { $shadow }.
event-combat-roll = { $side }, { $cause }: { $dice } ({ $needed ->
        [6] a 6 hits
       *[other] { $needed } or more hits
    }{ $how-id ->
        [stronghold] , against a Stronghold
        [city] , in the first round against a City
        [fortification] , in the first round against a Fortification
       *[other] {""}
    }). Hits: { $hits }.
event-reroll-chosen = { $dice ->
        [0] { $seat }: no die is rolled again.
        [one] { $seat }: one die is rolled again.
       *[other] { $seat }: { $dice } dice are rolled again.
    }
event-combat-effect = { $side }: “{ $cause }” takes effect.
event-combat-idle = { $side }: “{ $cause }” has no effect, its condition is not met.
event-combat-effect-hero = { $cause }: { $character } turns misses into hits ({ $hits } hits now).
event-combat-effect-silenced = { $cause }: { $character } is silenced for this round.
event-combat-effect-forgone = { $cause }: the Nazgûl give up { $forgone } Leadership.
event-combat-effect-suffered = { $cause }: the Shadow deals its own Army { $suffered ->
        [one] one hit
       *[other] { $suffered } hits
    }.
event-combat-modified = After “{ $cause }”: { $changes }.
event-attack-goes-on = The attack on { $region } goes on.
event-stands = The defenders of { $region } stand.
event-battle-over = { $how-id ->
        [destroyed] The battle { $region-in } is over. Destroyed: { $who }.
        [retreated] The battle { $region-in } is over. Retreated: { $who }.
        [into_siege] The defenders withdraw into the Stronghold { $region-in }.
        [rounds_over] The siege battle { $region-in } is over: all its rounds are fought.
       *[other] The attack { $region-in } ceases ({ $who }).
    }
event-exchange-offered = { $seat } offers a { $deck } card.
event-exchange-offered-card = { $seat } offers “{ $card }”.
event-exchange-received = { $seat } receives a { $deck } card.
event-exchange-received-card = { $seat } receives “{ $card }”.
event-game-over = { $count ->
        [0] The game ends without a winner: { $reason }.
       *[other] { $winners } won: { $reason }.
    }

# The changes that a Combat card has made, one by one ($side: whose dice).
change-bonus = { $side } { $number } to the Combat roll
change-reroll-bonus = { $side } { $number } to the re-roll
change-fewer-dice = { $side } { $number } dice fewer
change-most-dice = { $side } { $number } dice at most
change-forgone = { $side } without { $number } Leadership
change-hits = { $side } { $number } hits
change-card-cancelled = { $side }: Combat card cancelled
change-no-reroll = { $side }: no Leader re-roll

## Why something cannot be chosen, by the rule

refusal-wotr-armymove-01 = An Action die or a card says which Armies may move.
refusal-wotr-armymove-02 = With a Character result an Army moves only with a Leader, Nazgûl or Character.
refusal-wotr-armymove-03 = These figures have moved in this action already.
refusal-wotr-armymove-06 = At least one unit must go.
refusal-wotr-armymove-08 = Leaders may not stay behind without units.
refusal-wotr-armymove-09 = A Leader, Nazgûl or Character must go with them.
refusal-wotr-armymove-11 = Saruman never leaves Orthanc.
refusal-wotr-armymove-12 = An Army moves only into a region that is free for it.
refusal-wotr-armymove-13 = Units of a nation that is not At War may not enter another nation’s land.
refusal-wotr-armymove-16 = This card moves an Army only as it says.
refusal-wotr-armymove-17 = The way there is closed to the Army.
refusal-wotr-armymove-19 = A besieged Army cannot move.
refusal-wotr-attack-01 = With a Character result only an Army with a Leader, Nazgûl or Character attacks.
refusal-wotr-attack-02 = There is no enemy Army there that it could attack.
refusal-wotr-attack-04 = Only units of nations At War attack.
refusal-wotr-attack-05 = At least one unit must attack.
refusal-wotr-attack-06 = You have no Army there.
refusal-wotr-attack-07 = A rearguard needs a unit.
refusal-wotr-attack-08 = A Leader, Nazgûl or Character must attack with them.
refusal-wotr-attack-10 = A Leader who may not attack would stay behind without a unit.
refusal-wotr-character-02 = No character’s card allows him to enter play now.
refusal-wotr-character-07 = Draw a card of the same deck, or none.
refusal-wotr-character-14 = Boromir is in no unconquered City or Stronghold of Gondor.
refusal-wotr-character-16 = Legolas is in no unconquered Stronghold of the Elves.
refusal-wotr-character-18 = Gimli is not in an unconquered Erebor.
refusal-wotr-character-25 = The Companion falls, or the Ring-bearers take the Corruption.
refusal-wotr-character-32 = The White Rider comes forth, or not.
refusal-wotr-character-41 = Draw a card of the kind that you used, or none.
refusal-wotr-character-44 = The Voice of Saruman needs him in play, Orthanc free, and figures to recruit.
refusal-wotr-character-45 = Each free settlement of Isengard gets one Regular.
refusal-wotr-character-49 = Only the Mouth of Sauron turns a Muster into an Army result, once a turn.
refusal-wotr-charmove-01 = No such Companion on the map can move.
refusal-wotr-charmove-02 = A group is named in one order, each Companion once.
refusal-wotr-charmove-03 = He has moved in this action already.
refusal-wotr-charmove-05 = It is too far, or beyond a Stronghold of the Shadow.
refusal-wotr-charmove-07 = Companions neither enter nor leave a besieged Stronghold.
refusal-wotr-charmove-10 = No Nazgûl or Minion there can move.
refusal-wotr-charmove-11 = A Stronghold of the Free Peoples keeps them out unless it is besieged.
refusal-wotr-charmove-13 = Saruman never leaves Orthanc.
refusal-wotr-charmove-14 = The Mouth of Sauron walks three regions at most, by open ways.
refusal-wotr-combat-04 = That card is not in your hand.
refusal-wotr-combat-07 = The condition of its Combat half is not met in this battle.
refusal-wotr-combat-25 = No more dice than have missed, and no more than your Leadership.
refusal-wotr-combat-31 = A loss must be taken from this Army.
refusal-wotr-combat-32 = An Elite is removed outright only for two hits.
refusal-wotr-combat-33 = A loss must be taken from this Army.
refusal-wotr-combat-43 = Cease the attack, or press on.
refusal-wotr-combat-46 = Only the attackers may advance, and only into the region that they attacked.
refusal-wotr-combat-47 = A unit must advance, and no Leader may stay without units.
refusal-wotr-combat-53 = The Combat card does not allow that in this battle.
refusal-wotr-def-02 = These regions are not adjacent.
refusal-wotr-def-16 = You have no Army there.
refusal-wotr-dice-08 = A die of the Free Peoples came back from the Hunt Box, so at least one must be placed.
refusal-wotr-dice-09 = No more dice than there are Companions in the Fellowship.
refusal-wotr-dice-13 = That die cannot be turned.
refusal-wotr-dice-15 = That is an action of the other side.
refusal-wotr-dice-16 = That is an action of the other side.
refusal-wotr-dice-19 = Choose one of your two decks.
refusal-wotr-dice-21 = Aragorn and Gandalf the White come only by a Will of the West, which otherwise counts as an Army result.
refusal-wotr-dice-24 = This result of the die does not allow it.
refusal-wotr-event-04 = That card is not in your hand.
refusal-wotr-event-06 = That deck is empty.
refusal-wotr-event-07 = The card is not in your hand, or its icon does not match the die.
refusal-wotr-event-08 = Its condition is not met now.
refusal-wotr-event-09 = The card does not let an Army march like that.
refusal-wotr-event-10 = The card must be carried out as far as possible.
refusal-wotr-event-14 = That card is not on the table.
refusal-wotr-event-16 = What it takes to discard that card is not there.
refusal-wotr-event-23 = The card names the Army that attacks or is attacked.
refusal-wotr-event-24 = The card does not reach there.
refusal-wotr-event-27 = That card does not lower the damage of a tile.
refusal-wotr-event-28 = Both decks are empty.
refusal-wotr-event-29 = Threats and Promises forbids it.
refusal-wotr-event-30 = The card does not reach there.
refusal-wotr-fellowship-07 = The Guide is a Companion of the highest Level in the Fellowship.
refusal-wotr-fellowship-15 = Hide the Fellowship, move it on, or neither.
refusal-wotr-fellowship-17 = The Fellowship Track ends at 12.
refusal-wotr-fellowship-19 = A revealed Fellowship cannot be declared.
refusal-wotr-fellowship-20 = The Fellowship cannot have come so far.
refusal-wotr-fellowship-29 = A revealed Fellowship may not end in a City or Stronghold of the Free Peoples.
refusal-wotr-fellowship-32 = A revealed Fellowship must first be hidden.
refusal-wotr-fellowship-36 = Any Action die hides the Fellowship only with Strider as Guide.
refusal-wotr-fellowship-37 = The Fellowship is hidden already.
refusal-wotr-hunt-14 = Each condition allows one failed die to be rolled again.
refusal-wotr-hunt-15 = Each condition allows one failed die, and each die is rolled again once.
refusal-wotr-hunt-22 = Use a card on the table, or decline.
refusal-wotr-hunt-23 = Let the Guide help, or decline.
refusal-wotr-hunt-24 = The Guide falls, one at random, or nobody.
refusal-wotr-hunt-32 = Wake the Balrog, or decline.
refusal-wotr-hunt-36 = Hunt for the Ring, or discard a card of the Free Peoples.
refusal-wotr-hunt-40 = Draw a second tile, or decline.
refusal-wotr-hunt-41 = Use Flocks of Crebain, or decline.
refusal-wotr-hunt-42 = A Character card of the Free Peoples, or none.
refusal-wotr-mordor-01 = Mordor is entered from Morannon or Minas Morgul.
refusal-wotr-mordor-07 = The Fellowship is on the Mordor Track.
refusal-wotr-mordor-08 = Companions cannot be separated in Mordor.
refusal-wotr-multi3-05 = Your last action was for the same nation.
refusal-wotr-multi4-05 = Choose one of your side’s two decks.
refusal-wotr-multi4-08 = Offer a card from your hand, or none.
refusal-wotr-multi4-18 = That nation is not yours.
refusal-wotr-multi4-30 = Team-mates join Armies where both have units, and ask once in a go.
refusal-wotr-multi4-33 = You would not control the part of the mixed Army that attacks.
refusal-wotr-multi4-38 = Another player of your team uses this card.
refusal-wotr-muster-01 = An Elite is recruited alone.
refusal-wotr-muster-02 = Recruiting needs a nation At War.
refusal-wotr-muster-03 = There is no free settlement of its nation for it.
refusal-wotr-muster-04 = The two figures go to two different settlements.
refusal-wotr-muster-07 = Nazgûl are recruited in free Strongholds of Sauron.
refusal-wotr-muster-08 = The enemy holds that settlement.
refusal-wotr-muster-10 = The Stronghold is besieged.
refusal-wotr-muster-11 = None is left in the reinforcements.
refusal-wotr-muster-12 = A Leader needs a unit to join.
refusal-wotr-muster-17 = The card does not recruit there now.
refusal-wotr-muster-19 = The card recruits only what it names.
refusal-wotr-muster-20 = The card recruits only what it names.
refusal-wotr-politics-03 = A passive nation cannot enter the war.
refusal-wotr-politics-12 = Only a nation of your side can be advanced.
refusal-wotr-politics-13 = That nation can advance no further now.
refusal-wotr-politics-31 = The card does not concern that nation.
refusal-wotr-retreat-01 = Retreat, or stand.
refusal-wotr-retreat-03 = An Army retreats to an adjacent free region.
refusal-wotr-retreat-11 = An Army retreats to an adjacent free region.
refusal-wotr-ring-04 = You have no Elven Ring to use.
refusal-wotr-ring-05 = A Ring has been used this turn already.
refusal-wotr-ring-07 = A Ring never makes a Will of the West.
refusal-wotr-ring-09 = There is no such unused die.
refusal-wotr-ring-12 = The new result must be another one of this side’s dice.
refusal-wotr-separate-01 = No such Companion is in the Fellowship.
refusal-wotr-separate-02 = Companions go as far as their Level and the Progress allow.
refusal-wotr-separate-03 = A group is named in one order, each Companion once.
refusal-wotr-separate-04 = It is too far, or closed to Companions.
refusal-wotr-separate-11 = A Companion of the Fellowship must leave.
refusal-wotr-siege-01 = Fight in the field, or withdraw into the Stronghold.
refusal-wotr-siege-15 = Another round of a siege costs an Elite.
refusal-wotr-stack-03 = There are too many units: one of them must be removed.
refusal-wotr-turn-06 = Declare the Fellowship, enter Mordor, or go on.
refusal-wotr-turn-07 = The Fellowship has been declared this turn.
refusal-wotr-turn-08 = That is not a number of dice that may be placed.
refusal-wotr-turn-10 = There is no such unused die.
refusal-wotr-turn-13 = Passing needs fewer unused dice than the enemy has.
refusal-wotr-victory-11 = This table is played to the end.

## Map

ui-map-label = Map of Middle-earth
ui-map-closer = Zoom in
ui-map-further = Zoom out
ui-map-whole = The whole map
ui-map-find = Find a region
ui-map-nothing = No region is called so.

## The map and the table

ui-ring-turn = Turn { $number }
ui-ring-points = { $side }: { $points } of { $goal } Victory Points
ui-ring-hidden = hidden
ui-ring-revealed = revealed
ui-ring-fellowship-spoken = Progress { $progress }, Corruption { $corruption } of 12.
ui-ring-mordor-spoken = Step { $step } of { $last } on the Mordor Track
ui-ring-guide-spoken = { $character }, Guide
ui-ring-alone = The Ring-bearers are alone.
ui-ring-with-fellowship = with the Fellowship
ui-ring-not-yet = not yet in play
ui-ring-gone = out of the game
ui-ring-gifts = { $flies ->
        [yes] Goes wherever he likes. Leadership { $leadership }.
       *[no] Level { $level }, Leadership { $leadership }.
    }
ui-ring-nation-spoken = { $nation }: { $steps ->
        [0] at war
        [one] 1 step from war
       *[other] { $steps } steps from war
    }, { $active ->
        [yes] active
       *[no] passive
    }
ui-ring-box-spoken = Hunt Box: { $shadow } Shadow dice, { $free } Free Peoples dice.
ui-ring-box-empty = no die
ui-ring-pool = Hunt Pool: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
ui-ring-drawn = Drawn
ui-ring-tiles-waiting = Waiting for Mordor
ui-ring-tile-count = { $count }{"\u00A0"}×{"\u00A0"}{ $tile }
ui-ring-dice-of = Dice of { $side }
ui-ring-die-spoken = { $die }{ $count ->
        [one] {""}
       *[other] , { $count } dice
    }{ $legal ->
        [yes] . You may choose it.
       *[no] {""}
    }
ui-ring-no-dice = no dice now
ui-ring-dice-spent = { $count } used
ui-ring-rings-spoken = { $count ->
        [0] No Elven Ring
        [one] 1 Elven Ring
       *[other] { $count } Elven Rings
    }
ui-ring-use-ring = Turn a die with an Elven Ring: then choose the die
ui-ring-hand = Cards of { $seat }
ui-ring-hand-empty = No cards in hand.
ui-ring-on-table = On the table
ui-ring-cards = Cards
ui-ring-players = The others
ui-ring-leading = Leading Player
ui-ring-backs = { $character } Character cards, { $strategy } Strategy cards
ui-ring-offers = offers a card in exchange
ui-ring-discards = Discards of { $side }
ui-ring-discards-short = { $count } discarded
ui-ring-stays = Stays on the table.
ui-ring-initiative = initiative { $number }
ui-ring-with-die = { $act } ({ $die } die)
ui-ring-tray = What you may do
ui-ring-party = { $force } will go.
ui-ring-party-none = choose who goes, or touch the goal to send all.
ui-ring-meets = { $what ->
        [move] the way is free
        [join] joins an army there
        [capture] takes an undefended settlement
        [attack] attacks the army there
        [assault] assaults the besieged Stronghold
       *[sortie] sallies out against the besiegers
    }
ui-ring-stands = { $side }: { $force }{ $besieged ->
        [yes] , besieged
       *[no] {""}
    }
ui-ring-held-by = held by { $side }
ui-ring-bearers-here = The Ring-bearers are here
ui-ring-may-choose = You may choose it
ui-ring-besieged = besieged
ui-ring-besieges = besieges
ui-ring-army-sum = { $units } of { $most } units, Leadership { $leadership }
ui-ring-ways = Where it could go
ui-ring-neighbours = Next to it
ui-ring-point-here = Point here
ui-ring-in-words = The table in words
ui-ring-battle = { $kind ->
        [siege] Siege: { $region }
        [sortie] Sortie: { $region }
       *[field] Battle: { $region }
    }
ui-ring-unfold-battle = Show the battle
ui-ring-fold = Fold away
ui-ring-round = Round { $number }
ui-ring-attacks = { $side ->
        [shadow] attacks
       *[other] attack
    }
ui-ring-defends = { $side ->
        [shadow] defends
       *[other] defend
    }
ui-ring-strength = Strength
ui-ring-leadership = Leadership
ui-ring-dice = Dice
ui-ring-hits-on = Hits on
ui-ring-needs = { $needs }+{ $sign ->
        [plus] , +{ $bonus }
        [minus] , { $bonus }
       *[none] {""}
    }
ui-ring-face-down = A card face down
ui-ring-rolled = Roll,
ui-ring-rerolled = Re-roll,
ui-ring-needed = { $needed }+ needed
ui-ring-hits = { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
ui-ring-works = { $what } takes effect.
ui-ring-falls = falls
ui-ring-is-reduced = is reduced
ui-ring-said = { $what ->
        [stands_in_the_field] The defenders meet the enemy in the field.
        [stands] The defenders stand.
        [white_rider] The White Rider gives up his Leadership; the Nazgûl’s counts nothing.
       *[other] The attack goes on.
    }
ui-ring-battle-over = { $how ->
        [ceased] The attack ceases.
        [destroyed] An army is destroyed.
        [into_siege] The defenders withdraw into the Stronghold.
       *[retreated] The defenders retreat.
    }
ui-ring-hunt = The Hunt for the Ring
ui-ring-successes = { $count ->
        [0] no success
        [one] 1 success
       *[other] { $count } successes
    }
ui-ring-tile-drawn = Hunt tile:
ui-ring-tile-back = The tile { $tile } is put back.
ui-ring-damage = Damage
ui-ring-damage-left = Damage still to be met:
ui-ring-lowered = { $by } lowers it: { $damage } left.
ui-ring-taken-alive = is taken alive
ui-ring-corrupted = { $points ->
        [-2] 2 points healed: Corruption { $total }
        [-1] 1 point healed: Corruption { $total }
       *[other] Corruption +{ $points }: { $total } of 12
    }
ui-ring-revealed-in = Revealed: { $region }
ui-ring-group-dice = Dice
ui-ring-group-rings = Elven Rings
ui-ring-group-other = Besides
ui-ring-group-goals = Where to
ui-ring-group-part = Who
ui-ring-leaves = Beside the map
ui-ring-leaf = { $leaf ->
        [cards] Cards
        [fellowship] The Ring
        [politics] Politics
       *[players] Others
    }
ui-ring-preview-attack = { $own } dice (Leadership { $leadership }) against { $foe } (Leadership { $foe-leadership }).{ $walls ->
        [siege] {" "}They are behind walls: you hit on 6.
        [city] {" "}In the first round you hit on 6.
        [stronghold] {" "}They may withdraw into the Stronghold.
       *[none] {""}
    }
ui-ring-preview-allocate = { $left } dice are left for actions, and rolled.
ui-ring-preview-ring = { $side ->
        [shadow] The Ring is then out of the game.
       *[free_peoples] The Ring then goes to the Shadow.
    }
ui-ring-play-with = Play it ({ $die } die)
ui-ring-aim-free = Your aim: bring the Ring to the Crack of Doom with less than 12 Corruption, or hold Cities and Strongholds of the Shadow worth 4 points at the end of a turn.
ui-ring-aim-shadow = Your aim: bring 12 Corruption upon the Ring-bearers, or hold Cities and Strongholds of the Free Peoples worth 10 points at the end of a turn.
