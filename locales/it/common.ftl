### Westmarch, in italiano: ciò che tutti i giochi hanno in comune.
###
### Il contratto tra cataloghi e client sta all’inizio di en/confrontation.ftl.

## Giochi

game-confrontation = La Sfida
    .about = Due giocatori, nove personaggi nascosti per parte: porta l’Anello a Mordor, o ferma chi lo porta.
game-mount-doom = Viaggio al Monte Fato
    .about = Da uno a quattro giocatori contro i dadi: cinque compagni, una strada e poco coraggio da spendere.
game-war-of-the-ring = La Guerra dell’Anello
    .about = Tutta la Terra di Mezzo su una mappa: eserciti, politica e dadi azione da due parti, e in mezzo una piccola compagnia.
game-card-game = La Guerra dell’Anello: il gioco di carte
    .about = Da due a quattro giocatori: campi di battaglia accanto al sentiero, carte per gli uni o per l’altro, e sempre troppo poche.

## Parti e posti
# Il nome apre la frase o sta da solo: nessuna frase gli mette davanti una preposizione.

side-fellowship = La Compagnia dell’Anello
side-sauron = Sauron

seat-fellowship = La Compagnia dell’Anello
seat-sauron = Sauron
seat-first = Il primo giocatore
seat-second = Il secondo giocatore
seat-third = Il terzo giocatore
seat-fourth = Il quarto giocatore
seat-frodo = Frodo
seat-aragorn = Aragorn
seat-gandalf = Gandalf
seat-witch-king = Il Re Stregone
seat-saruman = Saruman
seat-balrog = Il Balrog
seat-free-peoples = I Popoli Liberi
seat-shadow = L’Ombra
seat-gondor = Gondor
seat-rohan = Rohan

## Parole brevi

list-empty = nulla

## Come è finita la partita

outcome-won = { $count ->
        [one] { $winners } vince.
       *[other] { $winners } vincono insieme.
    }
outcome-nobody = Nessuno ha vinto.
outcome-points = { $points ->
        [one] { $seat }: 1 punto
       *[other] { $seat }: { $points } punti
    }

## Errori: ciò che il gioco o il server rifiuta, secondo il codice

error-error = Qualcosa è andato storto.
error-illegal-move = Ora questa scelta non è possibile.
error-undo-refused = Questa scelta non si può annullare senza il consenso degli altri.
error-bad-input = La richiesta non è comprensibile.
error-unknown-game = Questo gioco non esiste.
error-bad-option = Una delle opzioni ha un valore non ammesso.
error-bad-state = La posizione salvata non è leggibile.
error-bad-record = La registrazione della partita non è leggibile.
error-bad-name = Questo nome non si può usare.
error-name-taken = Questo nome è già in uso.
error-unknown-agent = Questo giocatore artificiale non esiste.
error-who-are-you = Prima di’ chi sei.
error-wrong-password = Il nome o la password non sono corretti.
error-foreign-origin = La richiesta veniva da un altro sito e non è stata eseguita.
error-no-entry = Questo tavolo è riservato a chi è stato invitato.
error-no-hints = A questo tavolo si gioca senza suggerimenti.
error-not-yours = Non spetta a te farlo.
error-not-found = Qui non c’è nulla.
error-unknown-replay = Questo replay non esiste.
error-unknown-rule = Questa regola non esiste.
error-unknown-seat = A questo tavolo non c’è un posto simile.
error-unknown-table = Questo tavolo non esiste. Il link può essere vecchio o incompleto: chiedilo di nuovo.
error-seat-taken = Questo posto è già occupato.
error-not-started = La partita non è ancora cominciata.
error-started = La partita è già iniziata.
error-not-over = La partita non è ancora finita.
error-game-over = La partita è finita.
error-nothing-to-choose = Ora non c’è nulla da scegliere.
error-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
error-too-large = È troppo grande.
error-too-fast = Troppe richieste insieme; aspetta un momento.
error-busy = Al momento non c’è posto; riprova tra poco.
error-failed = Qualcosa è andato storto da parte nostra; riprova.
error-unfinished = Una partita che doveva finire non è finita.
error-missing = Manca qualcosa che serve per questo.
