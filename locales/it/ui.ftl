### Westmarch, italiano: l’interfaccia.
## The page

ui-title = Westmarch: un libro di mappe su cui giocare
ui-menu = Menu
ui-skip-to-content = Vai al contenuto
ui-home = Pagina iniziale
ui-loading = Un momento…
ui-close = Chiudi
ui-try-again = Riprova
ui-reload = Ricarica
ui-reload-please = La connessione è terminata. Ricarica la pagina.
ui-search = Cerca
ui-save = Salva
ui-saved = Salvato.
ui-copy = Copia
ui-copied = Copiato
ui-lost = Questa pagina non è nel libro
ui-lost-more = L’indirizzo può essere vecchio o sbagliato. Tutto il resto è a un passo.
ui-error-unreachable = Il server non risponde. Le tue partite sono al sicuro; riprova tra poco.
ui-nav-mine = Le mie partite
ui-nav-lobby = Sala d’attesa
ui-nav-rules = Regole
ui-nav-replays = Replay
ui-nav-settings = Impostazioni

## Landing page

ui-landing-title = Un libro di mappe su cui giocare
ui-landing-lead = Quattro giochi dell’Anello, da soli contro il computer o con gli amici. Apri una pagina e comincia.
ui-chapter = Capitolo { $number }
ui-not-yet = Questo capitolo è ancora in preparazione.
ui-play-computer = Gioca subito contro il computer
ui-play-alone = Gioca ora
ui-play-as = Gioca: { $seat }
ui-play-begin = Comincia da solo
ui-new-table = Nuovo tavolo
ui-new-table-with = Altri giocatori, altre opzioni
ui-game = Gioco
ui-guest-name = Ospite

## Lobby, tables, invitations

ui-lobby-empty = Nessun tavolo è aperto ora. Creane uno, o intanto gioca contro il computer.
ui-mine-empty = Non hai ancora partite. La prima è a due clic da qui.
ui-replays-empty = Le partite finite saranno conservate qui.
ui-status-waiting = in attesa di giocatori
ui-status-playing = in corso
ui-status-over = finita
ui-status-closed = abbandonata
ui-closed-lead = Qui non si gioca più. Un altro tavolo è presto fatto.
ui-your-turn = Tocca a te
ui-go-on = Continua
ui-look-in = Dai un’occhiata
ui-put-away = Metti via
ui-close-table = Chiudi il tavolo
ui-close-table-sure = Per sempre? Premi di nuovo.
ui-watch = Guarda
ui-watch-replay = Guarda il replay
ui-create = Crea il tavolo
ui-create-seats = Chi gioca
ui-create-game = Che cosa si gioca
ui-create-company = Ospiti
ui-preset = Già pronto
ui-preset-own = A mia scelta
ui-table-title = Nome del tavolo
ui-listed = Mostralo nella sala d’attesa
ui-listed-about = Chiunque può unirsi e guardare. Altrimenti si entra con il link d’invito.
ui-seat-me = Io
ui-seat-invite = Qualcuno che invito
ui-several-seats = Puoi occupare più posti: lo schermo si copre a ogni passaggio di mano.
ui-seat-open = posto libero
ui-seat-yours = tu
ui-seat-agent = computer
ui-seat-here = presente
ui-seat-away = assente
ui-agent = Quando il computer prende un posto, gioca come
ui-level = Il computer gioca come
ui-agents-levels = Avversari
ui-agents-others = Programmi per confronto
ui-agent-hobbit = Hobbit
    .about = gioca d’istinto e perdona gli errori
ui-agent-ranger = Ramingo
    .about = pensa in anticipo e coglie ciò che lasci
ui-agent-wizard = Stregone
    .about = vede lontano, ci pensa su, sbaglia di rado
ui-agent-random = Vagabondo
    .about = gioca a caso
ui-agent-heuristic = Sovrintendente
    .about = solido e veloce
ui-agent-flat-50 = Apprendista
    .about = riflette poco
ui-agent-flat = Capitano
    .about = pensa in avanti
ui-agent-flat-1000 = Maresciallo
    .about = pensa a lungo
ui-hand-over = Fai giocare il computer
ui-let-agent = Fai sedere il computer
ui-leave = Lascia il posto
ui-sit-down = Siediti
ui-invite-link = Link d’invito: chi lo apre può sedersi
ui-watch-link = Link per gli spettatori
ui-watchers = { $count ->
    [0] Nessuno guarda.
    [one] Uno spettatore.
   *[other] { $count } spettatori.
    }
ui-clock = Quanto il tavolo ha atteso questo posto
ui-join-title = Hai ricevuto un invito
ui-join-lead = Un tavolo di «{ $game }» ti aspetta. Scegli un posto.
ui-your-name = Il tuo nome
ui-waiting-title = In attesa di giocatori
ui-waiting-lead = La partita comincia da sola quando tutti i posti sono occupati.

## At the table

ui-board = Tabellone
ui-board-words = Il tabellone a parole
ui-prompt = Che cosa si chiede ora
ui-options = Che cosa puoi scegliere
ui-show-options = Mostra le scelte
ui-hide-options = Nascondi le scelte
ui-nothing-now = Ora non c’è nulla da scegliere. Tocca qualcosa sul tavolo per saperne di più.
ui-meanwhile = Intanto puoi guardare ogni pezzo, leggere il diario o le regole, e parlare.
ui-past-options = Questo è il passato. Torna al presente per scegliere.
ui-preview = Se scegli questo
ui-not-now = Non ora
ui-pointed = { $name } indica: { $place }.
ui-point = Indicalo agli altri
ui-watching = Stai guardando. Ciò che è nascosto resta nascosto fino alla fine.
ui-waiting-for = In attesa di: { $seat }.
ui-set-up-for-me = Schiera per me
ui-skip = Salta
ui-hints-allowed = I giocatori possono chiedere suggerimenti
ui-hints-allowed-about = Un suggerimento dice che cosa sceglierebbe un giocatore forte, da ciò che il tuo posto può sapere.
ui-hints-none = A questo tavolo si gioca senza suggerimenti.
ui-without-hints = senza suggerimenti
ui-hint = Suggerimento
ui-hint-thinking = Sta pensando…
ui-hint-key = Il tasto H chiede un suggerimento
ui-hint-dismiss = Metti via il suggerimento
ui-hint-now = La tua probabilità di vincere:
ui-hint-expects = Per esempio potrebbe seguire:
ui-hint-expects-nothing = Non ne segue nulla di certo: semplicemente finisce meglio.
ui-hint-choose = Scegli questo
ui-hint-note = Pensato da ciò che il tuo posto può sapere. Ciò che è nascosto a te è nascosto anche al suggerimento.
ui-hint-spoken = { $choice }, probabilità di vincere { $chance }
ui-hint-told = Suggerimento, il migliore per primo: { $choices }.
ui-undo = Annulla
ui-undo-what = Annulla: { $what }
ui-undo-setup = Annulla (setup): { $what }
ui-undo-setup-sure = Tornare alla preparazione? Premi di nuovo.
ui-undo-key = Il tasto U annulla
ui-undo-asked = { $seat } chiede di annullare una scelta.
ui-undo-waiting = Dalla tua scelta gli altri hanno scoperto qualcosa. Consenso chiesto a: { $seats }.
ui-undo-agree = Accetta
ui-undo-decline = Rifiuta
ui-undo-withdraw = Lascia stare
ui-undo-done = La scelta è stata annullata.
ui-undo-declined = L’annullamento è stato rifiutato.
ui-undo-lapsed = La partita è andata avanti; la richiesta è decaduta.
ui-event-undone = { $by } annulla una scelta.
ui-log = Diario
ui-log-empty = Non è ancora successo nulla.
ui-cause = Causa: { $cause }
ui-jump = Guarda il tabellone dopo il passo { $n }
ui-looking-back = Stai guardando indietro: passo { $n }.
ui-return = Torna al presente
ui-tab-log = Diario
ui-tab-inspector = Dettagli
ui-tab-seats = Giocatori
ui-tab-chat = Chat
ui-tab-share = Condividi
ui-inspector-empty = Tocca qualcosa sul tavolo per saperne di più.
ui-chat = Chat
ui-chat-empty = Nessuno ha ancora detto nulla.
ui-chat-say = Di’ qualcosa
ui-chat-send = Invia
ui-reconnecting = Connessione persa. Stiamo tornando; nulla è perduto.
ui-table-problem = Il tavolo non può andare avanti da solo:
ui-table-closed = Questo tavolo non si può aprire
ui-curtain = Passa lo schermo: { $seat }
ui-curtain-about = Chi si siede non vedrà nulla della parte avversa.
ui-curtain-open = Ci sono, mostra la mia parte
ui-you-won = Hai vinto
ui-you-lost = Hai perso
ui-nobody-won = Non ha vinto nessuno
ui-again = Gioca ancora
ui-rematch = Gioca ancora a parti invertite

## Rules

ui-rules = Regole
ui-rules-search = Cerca nelle regole
ui-rules-found = { $count ->
    [one] Una regola
   *[other] { $count } regole
    }
ui-rules-about = Che cosa dicono le regole
ui-rules-none = Nessuna regola contiene queste parole. Prova con una sola parola, in inglese.
ui-rules-english = I testi delle regole sono in inglese. Nomi e domande del gioco sono in italiano.
ui-open-rule = Apri la regola { $rule }
ui-source-rulebook = Regolamento
ui-source-english-rules = Regole inglesi
ui-source-faq = FAQ
ui-source-card = Testo della carta
ui-source-assumption = Nostra decisione

## Replays and fair dice

ui-replay-of = Replay: { $game }
ui-replay-start = L’inizio.
ui-timeline = Linea del tempo
ui-first = All’inizio
ui-last = Alla fine
ui-earlier = Un passo indietro
ui-later = Un passo avanti
ui-play = Avvia
ui-pause = Pausa
ui-eyes = Punto di vista
ui-eyes-all = tutti insieme
ui-eyes-spectator = spettatore
ui-share-moment = Link a questo momento
ui-share-game = Link alla partita
ui-download-record = Scarica la registrazione
ui-import-record = Apri una registrazione (file .wmr)
ui-fair-dice = Il caso è stato onesto?
ui-fair-about = Prima della partita il server ha fissato tutto il caso in un numero, il seme, e ne ha mostrato solo l’impronta. Alla fine mostra il seme: chiunque può ricalcolare l’impronta e rigiocare la registrazione.
ui-fair-commitment = Impronta, mostrata dall’inizio
ui-fair-seed = Il seme, fissato prima della partita
ui-fair-own = Impronta calcolata nel tuo browser
ui-fair-good = Tutto regolare: l’impronta corrisponde e l’intera registrazione ({ $positions } scelte) è stata rigiocata ed è autentica.
ui-fair-bad = L’impronta non corrisponde al seme.
ui-fair-unproved = Non è stato possibile rigiocare la registrazione.
ui-fair-later = Il seme si vede quando la partita è finita.

## Analisi

ui-review = Analizza la partita
ui-tab-review = Analisi
ui-review-title = Che cosa ne pensa un giocatore forte
ui-review-about = Ogni scelta viene ripensata, da ciò che allora si poteva sapere: quanto era buona, che cosa sarebbe stato meglio e che cosa è stata fortuna.
ui-review-making = La partita viene ripensata
ui-review-progress = { $done } di { $of }
ui-review-leave = Intanto puoi guardare il replay, o tornare più tardi: l’analisi si fa una volta sola e viene conservata.
ui-review-curve = Probabilità di vincere lungo la partita
ui-review-apart = Ogni linea come la vedeva il suo giocatore: la somma può non fare { $whole }.
ui-review-at = Passo { $n } di { $of }.
ui-review-spoken-lost = Perso: { $lost }.
ui-review-start = L’inizio
ui-review-start-about = Vai avanti, o tocca la curva, per vedere il giudizio su ogni scelta.
ui-review-forced = Niente da scegliere
ui-review-forced-about = C’era una sola possibilità.
ui-review-choice = Scelta { $n }: { $seat }
ui-review-verdict-best = la migliore
ui-review-verdict-good = buona
ui-review-verdict-slip = non la migliore
ui-review-verdict-mistake = un errore
ui-review-chosen = scelta fatta
ui-review-best = sarebbe stato meglio
ui-review-luck-of = Fortuna: { $parts }
ui-review-turns = Dove la partita è cambiata
ui-review-turns-none = Da nessuna parte: la partita è andata a piccoli passi.
ui-review-by-choice = perso da: { $seat }
ui-review-by-luck = fortuna
ui-review-by-revised = nuovo giudizio
ui-review-turn-for = { $by } in più per: { $seat }
ui-review-turn-lost = { $by } in meno per: { $seat }
ui-review-players = Abilità e fortuna
ui-review-decisions = scelte
ui-review-mistakes = errori
ui-review-lost = perso
ui-review-luck = fortuna
ui-review-note = Le probabilità sono stime: un programma ha giocato il seguito molte volte, senza sapere più del giocatore.

## Settings

ui-settings-you = Tu
ui-settings-look = Aspetto e ritmo
ui-settings-play = Gioco
ui-account = Un account
ui-account-about = Conserva le tue partite su più dispositivi. Un ospite che lo crea mantiene le partite giocate finora.
ui-account-name = Nome
ui-account-new = Crea un nuovo account
ui-account-you = Accesso effettuato: { $name }.
ui-password = Password
ui-login = Accedi
ui-logout = Esci
ui-logout-everywhere = Esci ovunque
ui-logged-out = Disconnessione effettuata.
ui-account-delete = Elimina l’account
ui-account-delete-about = Il tuo nome e le tue sessioni spariscono per sempre. Le partite finite restano come registrazioni degli altri.
ui-account-delete-sure = Sì, elimina per sempre
ui-account-deleted = L’account non c’è più.
ui-language = Lingua
ui-language-browser = come nel browser
ui-theme = Tema
ui-theme-parchment = Pergamena
ui-theme-light = Chiaro
ui-theme-dark = Scuro
ui-speed = Ritmo
ui-speed-slow = lento
ui-speed-normal = normale
ui-speed-fast = veloce
ui-speed-instant = immediato
ui-motion = Movimento
ui-motion-system = come nel dispositivo
ui-motion-still = nessuno
ui-forced = Una scelta obbligata si gioca da sé
ui-marks = Mostra sulle pedine nemiche chi possono ancora essere
ui-sound = Suoni
ui-sound-on = Attiva i suoni
ui-sound-off = Disattiva i suoni
ui-credits = Riconoscimenti
ui-credits-text = Icone degli autori di game-icons.net, CC BY 3.0. Carattere: Alegreya di Juan Pablo del Peral, SIL Open Font License.

## The Confrontation's board

ui-conf-with-strength = { $name } ({ $strength })
ui-conf-perhaps = { $piece }: { $characters }
ui-conf-unknown = { $piece }, sconosciuta
ui-conf-open = { $piece }, a faccia scoperta
ui-conf-enemy = pedina nemica: { $piece }
ui-conf-own = tuo personaggio: { $piece }, nascosto al nemico
ui-conf-seen-through = tuo personaggio: { $piece }, nascosto, ma il nemico sa chi è
ui-conf-attacking = attacco: { $enemies }
ui-conf-standing = forza { $strength }, { $region }
ui-conf-target = { $piece }, { $region }
ui-conf-done-move = { $who } →{"\u00A0"}{ $region }
ui-conf-strength = forza { $strength }
ui-conf-room = { $count ->
    [one] Posto per un personaggio di ciascuna parte.
   *[other] Posto per { $count } personaggi di ciascuna parte.
    }
ui-conf-empty = vuota
ui-conf-empty-regions = Regioni vuote: { $regions }
ui-conf-may-be = { $count ->
    [one] Può essere solo:
   *[other] Può ancora essere uno fra { $count } personaggi:
    }
ui-conf-taken-for = Per il nemico può essere:
ui-conf-note = La tua nota su questa pedina
ui-conf-number-card = Aggiunge il suo numero alla forza del combattente.
ui-conf-card-numbered = Carta { $number }
ui-conf-region-spoken = { $region }: { $pieces }.{ $legal ->
    [yes] {" "}Si può scegliere.
   *[no] {""}
    }
ui-conf-piece-spoken = { $piece }, { $region }.{ $legal ->
    [yes] {" "}Si può scegliere.
   *[no] {""}
    }
ui-conf-piece-waiting = { $piece }, non ancora sul tabellone.{ $legal ->
    [yes] {" "}Si può scegliere.
   *[no] {""}
    }
ui-conf-card-spoken = Carta { $name }. { $more }{ $legal ->
    [yes] {" "}Si può scegliere.
   *[no] {""}
    }
ui-conf-battle-in = Battaglia: { $region }
ui-conf-fold-battle = Riduci la battaglia
ui-conf-attacks = attacca
ui-conf-falls = sconfitta
ui-conf-no-cards = In questa battaglia non si giocano carte.
ui-conf-hand = Le tue carte
ui-conf-cards-of = Carte combattimento: { $side }
ui-conf-card-spent = giocata
ui-conf-card-left = ancora in mano
ui-conf-tray = I tuoi personaggi accanto al tabellone
ui-conf-fallen = Caduti
ui-conf-specials = Carte speciali

## Capitoli delle regole

rules-chapter-action = Azioni
rules-chapter-activate = Attivare un luogo
rules-chapter-ally = Alleati
rules-chapter-armymove = Muovere gli eserciti
rules-chapter-attack = Attaccare
rules-chapter-board = Il tabellone
rules-chapter-capture = Conquistare gli insediamenti
rules-chapter-card = Le carte
rules-chapter-char = I personaggi, lato classico
rules-chapter-charv = I personaggi, lato variante
rules-chapter-character = Personaggi
rules-chapter-charmove = Muovere i personaggi
rules-chapter-city = Città e fortificazioni in battaglia
rules-chapter-combat = Combattimento
rules-chapter-comp = Il contenuto della scatola
rules-chapter-courage = Coraggio
rules-chapter-cycle = Scartare le carte
rules-chapter-def = Il significato delle parole
rules-chapter-dice = I dadi azione
rules-chapter-draft = La scelta delle facce
rules-chapter-draw = Pescare le carte
rules-chapter-duel2 = Il Duello a due
rules-chapter-duel3 = Il Duello a tre
rules-chapter-easy = Il gioco più facile
rules-chapter-eliminate = Eliminare le carte
rules-chapter-encounter = Incontri
rules-chapter-end = La fine della partita
rules-chapter-event = Eventi
rules-chapter-fellowship = La Compagnia
rules-chapter-final = L’ultima tappa
rules-chapter-forsake = Abbandonare le carte
rules-chapter-gandalf = Gandalf
rules-chapter-gen = Il gioco
rules-chapter-hard = Il gioco più difficile
rules-chapter-hidden = Chi può vedere che cosa
rules-chapter-hunt = La Caccia all’Anello
rules-chapter-inter = Quando le abilità si incontrano
rules-chapter-item = Oggetti
rules-chapter-leader = Comando
rules-chapter-loc = Luoghi particolari
rules-chapter-location = La fase dei luoghi
rules-chapter-match = Un incontro di due partite
rules-chapter-mordor = Mordor
rules-chapter-move = Movimento
rules-chapter-multi3 = Tre giocatori
rules-chapter-multi4 = Quattro giocatori
rules-chapter-muster = Reclutamento
rules-chapter-nazgul = I Nazgûl
rules-chapter-pass = Passare
rules-chapter-path = Sentieri
rules-chapter-pathcombat = Combattimento su un sentiero
rules-chapter-play = Giocare le carte
rules-chapter-players = I giocatori
rules-chapter-politics = Politica
rules-chapter-reactivate = Riattivare
rules-chapter-relief = Soccorrere un assedio
rules-chapter-reserve = Riserve
rules-chapter-retreat = Ritirata
rules-chapter-ring = Anelli
rules-chapter-roll = Lanciare i dadi
rules-chapter-round = Un round
rules-chapter-ruling = Chiarimenti su singole carte
rules-chapter-score = Punteggio
rules-chapter-separate = Separarsi dalla Compagnia
rules-chapter-setup = Preparazione
rules-chapter-siege = Assedi
rules-chapter-slot = Caselle vuote
rules-chapter-sortie = Sortite
rules-chapter-special = Carte speciali
rules-chapter-stack = Quanti possono stare insieme
rules-chapter-stage = Tappe del cammino
rules-chapter-token = Segnalini combattimento
rules-chapter-trilogy = La Trilogia
rules-chapter-turn = Un turno
rules-chapter-uruk = Gli Uruk-hai
rules-chapter-variant = Il gioco variante
rules-chapter-victory = Vittoria
rules-chapter-winnow = Sfoltire
