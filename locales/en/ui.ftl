### Westmarch, English: the interface.
## The page

ui-title = Westmarch: a book of maps to play on
ui-menu = Menu
ui-skip-to-content = Skip to the content
ui-home = Home
ui-loading = One moment…
ui-close = Close
ui-try-again = Try again
ui-reload = Reload
ui-reload-please = The connection has ended. Please reload the page.
ui-search = Search
ui-save = Save
ui-saved = Saved.
ui-copy = Copy
ui-copied = Copied
ui-lost = This page is not in the book
ui-lost-more = The address may be old or mistyped. Everything else is a step away.
ui-error-unreachable = The server cannot be reached. Your games are safe; try again in a moment.
ui-nav-mine = My games
ui-nav-lobby = Lobby
ui-nav-rules = Rules
ui-nav-replays = Replays
ui-nav-settings = Settings

## Landing page

ui-landing-title = A book of maps that you can play on
ui-landing-lead = Four games of the Ring, alone against the computer or with friends. Open a page and begin.
ui-chapter = Chapter { $number }
ui-not-yet = This chapter is still being drawn.
ui-play-computer = Play against the computer now
ui-play-alone = Play now
ui-play-as = Play: { $seat }
ui-play-begin = Begin alone
ui-new-table = New table
ui-new-table-with = Other players, other options
ui-game = Game
ui-guest-name = Guest

## Lobby, tables, invitations

ui-lobby-empty = No table is open just now. Make one, or play against the computer meanwhile.
ui-mine-empty = You have no games yet. The first one is two clicks away.
ui-replays-empty = Games that you finish are kept here.
ui-status-waiting = waiting for players
ui-status-playing = being played
ui-status-over = finished
ui-status-closed = given up
ui-closed-lead = Nobody plays on here. Another table is soon made.
ui-your-turn = It is your turn
ui-go-on = Go on
ui-look-in = Look in
ui-put-away = Put away
ui-close-table = Give up the table
ui-close-table-sure = For good? Press again.
ui-watch = Watch
ui-watch-replay = Watch the replay
ui-create = Make the table
ui-create-seats = Who plays
ui-create-game = What is played
ui-create-company = Company
ui-preset = Ready-made
ui-preset-own = My own choice
ui-table-title = Name of the table
ui-listed = Show it in the lobby
ui-listed-about = Anybody may join and watch. Otherwise players come by your invitation link.
ui-seat-me = Me
ui-seat-invite = Somebody I invite
ui-several-seats = You may take several seats yourself: the screen is covered whenever it is handed over.
ui-seat-open = open seat
ui-seat-yours = you
ui-seat-agent = computer
ui-seat-here = here
ui-seat-away = away
ui-agent = When the computer takes a seat, it plays as
ui-level = The computer plays as
ui-agents-levels = Opponents
ui-agents-others = Programs to compare them with
ui-agent-hobbit = Hobbit
    .about = plays by instinct and forgives mistakes
ui-agent-ranger = Ranger
    .about = thinks ahead and takes what you leave open
ui-agent-wizard = Wizard
    .about = sees far, takes a moment, seldom errs
ui-agent-random = Rambler
    .about = plays at random
ui-agent-heuristic = Steward
    .about = sound and quick
ui-agent-flat-50 = Apprentice
    .about = thinks a little
ui-agent-flat = Captain
    .about = thinks ahead
ui-agent-flat-1000 = Marshal
    .about = thinks long
ui-hand-over = Let the computer play on
ui-let-agent = Seat the computer
ui-leave = Leave the seat
ui-sit-down = Sit down
ui-invite-link = Invitation link: whoever opens it may sit down
ui-watch-link = Link for spectators
ui-watchers = { $count ->
    [0] Nobody is watching.
    [one] One spectator.
   *[other] { $count } spectators.
    }
ui-clock = How long the table has waited for this seat
ui-join-title = You are invited
ui-join-lead = A table of { $game } is waiting for you. Choose a seat.
ui-your-name = Your name
ui-waiting-title = Waiting for players
ui-waiting-lead = The game begins by itself as soon as every seat is taken.

## At the table

ui-board = Board
ui-board-words = The board in words
ui-prompt = What is asked now
ui-options = What you may choose
ui-show-options = Show the choices
ui-hide-options = Hide the choices
ui-nothing-now = Nothing to choose just now. Touch anything on the table to read about it.
ui-meanwhile = Meanwhile you can look at every piece, read the log or the rules, and talk.
ui-past-options = This is the past. Go back to the present to choose.
ui-preview = If you choose this
ui-not-now = Not now
ui-pointed = { $name } points: { $place }.
ui-point = Point at it for the others
ui-watching = You are watching. Hidden things stay hidden until the end.
ui-waiting-for = { $seat } must choose now.
ui-set-up-for-me = Set up for me
ui-skip = Skip
ui-hints-allowed = Players may ask for hints
ui-hints-allowed-about = A hint tells what a strong player would choose, from what your own seat can know.
ui-hints-none = This table is played without hints.
ui-without-hints = without hints
ui-hint = Hint
ui-hint-thinking = Thinking…
ui-hint-key = Key H asks for a hint
ui-hint-dismiss = Put the hint away
ui-hint-now = Your chance to win:
ui-hint-expects = This might follow, for example:
ui-hint-expects-nothing = Nothing certain follows; it simply ends best.
ui-hint-choose = Choose this
ui-hint-note = Thought out from what your seat can know. What is hidden from you is hidden from the hint.
ui-hint-spoken = { $choice }, chance to win { $chance }
ui-hint-told = Hint, the best first: { $choices }.
ui-undo = Take back
ui-undo-what = Take back: { $what }
ui-undo-setup = Take back (set-up): { $what }
ui-undo-setup-sure = Back into the set-up? Press again.
ui-undo-key = Key U takes back
ui-undo-asked = { $seat } asks to take back a choice.
ui-undo-waiting = The others have learned something by your choice. Asked: { $seats }.
ui-undo-agree = Agree
ui-undo-decline = Decline
ui-undo-withdraw = Never mind
ui-undo-done = The choice was taken back.
ui-undo-declined = Taking back was declined.
ui-undo-lapsed = The game went on; the question has lapsed.
ui-event-undone = { $by } took back a choice.
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-cause = Cause: { $cause }
ui-jump = Look at the board after step { $n }
ui-looking-back = You are looking back: step { $n }.
ui-return = Back to the present
ui-tab-log = Log
ui-tab-inspector = Detail
ui-tab-seats = Players
ui-tab-chat = Chat
ui-tab-share = Share
ui-inspector-empty = Touch anything on the table to read about it.
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Say something
ui-chat-send = Send
ui-reconnecting = The connection is lost. We are coming back; nothing is lost.
ui-table-problem = The table cannot go on by itself:
ui-table-closed = This table cannot be opened
ui-curtain = Hand the screen over: { $seat }
ui-curtain-about = Whoever sits down sees nothing of the other side.
ui-curtain-open = I am here, show my side
ui-you-won = You have won
ui-you-lost = You have lost
ui-nobody-won = Nobody has won
ui-again = Play again
ui-rematch = Play again with sides swapped

## Rules

ui-rules = Rules
ui-rules-search = Search the rules
ui-rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
    }
ui-rules-about = What the rules say
ui-rules-none = No rule has these words. Try a single word, in English.
ui-rules-english = The texts of the rules are in English.
ui-open-rule = Open rule { $rule }
ui-source-rulebook = Rulebook
ui-source-english-rules = English rules
ui-source-faq = FAQ
ui-source-card = Text of the card
ui-source-assumption = Our own ruling

## Replays and fair dice

ui-replay-of = Replay: { $game }
ui-replay-start = The beginning.
ui-timeline = Time line
ui-first = To the beginning
ui-last = To the end
ui-earlier = One step back
ui-later = One step on
ui-play = Play
ui-pause = Pause
ui-eyes = Eyes of
ui-eyes-all = everybody together
ui-eyes-spectator = a spectator
ui-share-moment = Link to this moment
ui-share-game = Link to the game
ui-download-record = Download the record
ui-import-record = Open a record (a .wmr file)
ui-fair-dice = Was chance fair?
ui-fair-about = Before the game the server fixed all its chance in one number, the seed, and showed only the seed’s fingerprint. At the end it shows the seed: anyone can compute the fingerprint again and play the record through.
ui-fair-commitment = Fingerprint, shown from the start
ui-fair-seed = The seed, as it was fixed
ui-fair-own = Fingerprint, computed in your browser
ui-fair-good = Fair: the fingerprint fits, and the whole record of { $positions } choices was played through again and is true.
ui-fair-bad = The fingerprint does not fit the seed.
ui-fair-unproved = The record could not be played through again.
ui-fair-later = The seed is shown when the game is over.

## Reviews

ui-review = Review the game
ui-tab-review = Review
ui-review-title = What a strong player thinks of it
ui-review-about = Every choice is thought through again, from what its player could know then: how good it was, what would have been better, and what was luck.
ui-review-making = The game is being thought through
ui-review-progress = { $done } of { $of }
ui-review-leave = You may watch the replay meanwhile, or come back later: the review is made once and kept.
ui-review-curve = Chance to win along the game
ui-review-apart = Each line as its player saw it: they need not make { $whole }.
ui-review-at = Step { $n } of { $of }.
ui-review-spoken-lost = Given away: { $lost }.
ui-review-start = The beginning
ui-review-start-about = Step on, or touch the curve, to see what was thought of each choice.
ui-review-forced = Nothing to choose
ui-review-forced-about = There was one possibility only.
ui-review-choice = Choice { $n }: { $seat }
ui-review-verdict-best = the best
ui-review-verdict-good = good
ui-review-verdict-slip = not the best
ui-review-verdict-mistake = a mistake
ui-review-chosen = chosen
ui-review-best = would have been better
ui-review-luck-of = Luck: { $parts }
ui-review-turns = Where the game turned
ui-review-turns-none = It never did: the game went its way in small steps.
ui-review-by-choice = given away by: { $seat }
ui-review-by-luck = luck
ui-review-by-revised = judged anew
ui-review-turn-for = { $seat } gained { $by }
ui-review-turn-lost = { $seat } lost { $by }
ui-review-players = Skill and luck
ui-review-decisions = choices
ui-review-mistakes = mistakes
ui-review-lost = given away
ui-review-luck = luck
ui-review-note = Chances are estimates: a program has played the game on many times, knowing no more than the player did.

## Settings

ui-settings-you = You
ui-settings-look = Look and pace
ui-settings-play = Play
ui-account = An account
ui-account-about = It keeps your games across devices. A guest who makes one keeps the games played so far.
ui-account-name = Name
ui-account-new = Make a new account
ui-account-you = You are logged in as { $name }.
ui-password = Password
ui-login = Log in
ui-logout = Log out
ui-logout-everywhere = Log out everywhere
ui-logged-out = You are logged out.
ui-account-delete = Delete the account
ui-account-delete-about = Your name and your sessions are gone for good. Finished games stay as records of the others.
ui-account-delete-sure = Yes, delete it for good
ui-account-deleted = The account is gone.
ui-language = Language
ui-language-browser = as the browser says
ui-theme = Theme
ui-theme-parchment = Parchment
ui-theme-light = Light
ui-theme-dark = Dark
ui-speed = Pace
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-speed-instant = at once
ui-motion = Motion
ui-motion-system = as the device says
ui-motion-still = none
ui-forced = A choice with one possibility plays itself
ui-marks = Show on enemy pieces what they can still be
ui-sound = Sounds
ui-sound-on = Turn sounds on
ui-sound-off = Turn sounds off
ui-credits = Credits
ui-credits-text = Icons by the authors of game-icons.net, CC BY 3.0. Type: Alegreya by Juan Pablo del Peral, SIL Open Font License.

## The Confrontation's board

ui-conf-with-strength = { $name } ({ $strength })
ui-conf-perhaps = { $piece }: { $characters }
ui-conf-unknown = { $piece }, unknown
ui-conf-open = { $piece }, lying open
ui-conf-enemy = enemy { $piece }
ui-conf-own = your { $piece }, hidden from the enemy
ui-conf-seen-through = your { $piece }, hidden, but the enemy knows who it is
ui-conf-attacking = attacking { $enemies }
ui-conf-standing = strength { $strength }, { $region }
ui-conf-target = { $piece }, { $region }
ui-conf-done-move = { $who } →{"\u00A0"}{ $region }
ui-conf-strength = strength { $strength }
ui-conf-room = { $count ->
    [one] Room for one of each side.
   *[other] Room for { $count } of each side.
    }
ui-conf-empty = empty
ui-conf-empty-regions = Empty: { $regions }
ui-conf-may-be = { $count ->
    [one] It can only be:
   *[other] It can still be one of { $count }:
    }
ui-conf-taken-for = The enemy takes it for one of these:
ui-conf-note = Your note on this piece
ui-conf-number-card = Adds its number to your fighter’s strength.
ui-conf-card-numbered = Card { $number }
ui-conf-region-spoken = { $region }: { $pieces }.{ $legal ->
    [yes] {" "}Can be chosen.
   *[no] {""}
    }
ui-conf-piece-spoken = { $piece }, { $region }.{ $legal ->
    [yes] {" "}Can be chosen.
   *[no] {""}
    }
ui-conf-piece-waiting = { $piece }, not placed yet.{ $legal ->
    [yes] {" "}Can be chosen.
   *[no] {""}
    }
ui-conf-card-spoken = Card { $name }. { $more }{ $legal ->
    [yes] {" "}Can be chosen.
   *[no] {""}
    }
ui-conf-battle-in = Battle: { $region }
ui-conf-fold-battle = Make the battle small
ui-conf-attacks = attacks
ui-conf-falls = defeated
ui-conf-no-cards = No cards are played in this battle.
ui-conf-hand = Your cards
ui-conf-cards-of = Combat cards: { $side }
ui-conf-card-spent = played
ui-conf-card-left = still in hand
ui-conf-tray = Your characters beside the board
ui-conf-fallen = Fallen
ui-conf-specials = Special cards

## Chapters of the rules

rules-chapter-action = Actions
rules-chapter-activate = Activating a location
rules-chapter-ally = Allies
rules-chapter-armymove = Moving armies
rules-chapter-attack = Attacking
rules-chapter-board = The board
rules-chapter-capture = Capturing settlements
rules-chapter-card = The cards
rules-chapter-char = The characters, classic side
rules-chapter-charv = The characters, variant side
rules-chapter-character = Characters
rules-chapter-charmove = Moving characters
rules-chapter-city = Cities and fortifications in battle
rules-chapter-combat = Combat
rules-chapter-comp = What is in the box
rules-chapter-courage = Courage
rules-chapter-cycle = Cycling cards
rules-chapter-def = What the words mean
rules-chapter-dice = The action dice
rules-chapter-draft = The draft
rules-chapter-draw = Drawing cards
rules-chapter-duel2 = The two-player Duel
rules-chapter-duel3 = The three-player Duel
rules-chapter-easy = The easier game
rules-chapter-eliminate = Eliminating cards
rules-chapter-encounter = Encounters
rules-chapter-end = The end of the game
rules-chapter-event = Events
rules-chapter-fellowship = The Fellowship
rules-chapter-final = The last stage
rules-chapter-forsake = Forsaking cards
rules-chapter-gandalf = Gandalf
rules-chapter-gen = The game
rules-chapter-hard = The harder game
rules-chapter-hidden = Who may see what
rules-chapter-hunt = The Hunt for the Ring
rules-chapter-inter = When abilities meet
rules-chapter-item = Items
rules-chapter-leader = Leadership
rules-chapter-loc = Particular locations
rules-chapter-location = The location step
rules-chapter-match = A match of two games
rules-chapter-mordor = Mordor
rules-chapter-move = Moving
rules-chapter-multi3 = Three players
rules-chapter-multi4 = Four players
rules-chapter-muster = Mustering
rules-chapter-nazgul = The Nazgûl
rules-chapter-pass = Passing
rules-chapter-path = Paths
rules-chapter-pathcombat = Combat on a path
rules-chapter-play = Playing cards
rules-chapter-players = The players
rules-chapter-politics = Politics
rules-chapter-reactivate = Activating again
rules-chapter-relief = Relieving a siege
rules-chapter-reserve = Reserves
rules-chapter-retreat = Retreating
rules-chapter-ring = Rings
rules-chapter-roll = Rolling the dice
rules-chapter-round = A round
rules-chapter-ruling = Rulings on single cards
rules-chapter-score = Scoring
rules-chapter-separate = Leaving the Fellowship
rules-chapter-setup = Set-up
rules-chapter-siege = Sieges
rules-chapter-slot = Empty slots
rules-chapter-sortie = Sorties
rules-chapter-special = Special cards
rules-chapter-stack = How many may stand together
rules-chapter-stage = Stages of the road
rules-chapter-token = Combat tokens
rules-chapter-trilogy = The Trilogy
rules-chapter-turn = A turn
rules-chapter-uruk = The Uruk-hai
rules-chapter-variant = The variant game
rules-chapter-victory = Victory
rules-chapter-winnow = Winnowing
