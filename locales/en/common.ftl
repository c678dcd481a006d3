### Westmarch, English: what all games share.
###
### The contract between catalogues and client stands at the head of en/confrontation.ftl.
### A bundle is ui.ftl, common.ftl and the file of one game; so two games may use one id for different things.

## Games

game-confrontation = The Confrontation
    .about = Two players, nine hidden characters a side: bring the Ring to Mordor, or stop it.
game-mount-doom = Adventure to Mount Doom
    .about = One to four players against the dice: five companions, one road, and little courage to spare.
game-war-of-the-ring = War of the Ring
    .about = All of Middle-earth on one map: armies, politics and action dice on two sides, and a small company in their midst.
game-card-game = War of the Ring: The Card Game
    .about = Two to four players: battlegrounds beside the path, cards spent on either, and too few for both.

## Sides and seats
# A name opens its sentence or stands alone; nowhere does a sentence put words before it.

side-fellowship = The Fellowship
side-sauron = Sauron

seat-fellowship = The Fellowship
seat-sauron = Sauron
seat-first = The first player
seat-second = The second player
seat-third = The third player
seat-fourth = The fourth player
seat-frodo = Frodo
seat-aragorn = Aragorn
seat-gandalf = Gandalf
seat-witch-king = The Witch-king
seat-saruman = Saruman
seat-balrog = The Balrog
seat-free-peoples = The Free Peoples
seat-shadow = The Shadow
seat-gondor = Gondor
seat-rohan = Rohan

## Small words

list-empty = none

## How a game ended
# $winners: the names of the winning seats as one list; $count: how many they are.

outcome-won = { $count ->
        [one] { $winners } won.
       *[other] { $winners } won together.
    }
outcome-nobody = Nobody won.
# $seat: a name; $points: a number.
outcome-points = { $points ->
        [one] { $seat }: 1 point
       *[other] { $seat }: { $points } points
    }

## Errors: what the game or the server refuses, by its code

error-error = Something went wrong.
error-illegal-move = That cannot be chosen now.
error-undo-refused = That choice cannot be taken back without the others’ consent.
error-bad-input = That was not understood.
error-unknown-game = There is no such game.
error-bad-option = One of the options has a value that it cannot have.
error-bad-state = That saved position cannot be read.
error-bad-record = That record of a game cannot be read.
error-bad-name = That name cannot be used.
error-name-taken = Somebody else has that name already.
error-unknown-agent = There is no such computer player.
error-who-are-you = Say who you are first.
error-wrong-password = The name or the password is wrong.
error-foreign-origin = The request came from another site and was not carried out.
error-no-entry = This table is open to invited players only.
error-no-hints = This table is played without hints.
error-not-yours = That is not yours to do.
error-not-found = There is nothing here.
error-unknown-replay = There is no such replay.
error-unknown-rule = There is no such rule.
error-unknown-seat = There is no such seat at this table.
error-unknown-table = There is no such table. The link may be old or mistyped; ask for it again.
error-seat-taken = That seat is taken.
error-not-started = The game has not begun yet.
error-started = The game has begun already.
error-not-over = The game is not over yet.
error-game-over = The game is over.
error-nothing-to-choose = There is nothing to choose now.
error-stale = The game has moved on since; look again.
error-too-large = That is too large.
error-too-fast = That was too much at once; wait a moment.
error-busy = The house is full just now; try again soon.
error-failed = Something went wrong on our side; try again.
error-unfinished = A game that should have ended did not.
error-missing = Something that is needed for this is missing here.
