### Westmarch, polski: interfejs.
## The page

ui-title = Westmarch: księga map, na których się gra
ui-menu = Menu
ui-skip-to-content = Przejdź do treści
ui-home = Strona główna
ui-loading = Chwileczkę…
ui-close = Zamknij
ui-try-again = Spróbuj ponownie
ui-reload = Odśwież
ui-reload-please = Połączenie zostało zakończone. Odśwież stronę.
ui-search = Szukaj
ui-save = Zapisz
ui-saved = Zapisano.
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-lost = Tej strony nie ma w księdze
ui-lost-more = Adres może być nieaktualny lub błędny. Cała reszta jest o krok stąd.
ui-error-unreachable = Nie można połączyć się z serwerem. Twoje gry są bezpieczne; spróbuj za chwilę.
ui-nav-mine = Moje gry
ui-nav-lobby = Poczekalnia
ui-nav-rules = Zasady
ui-nav-replays = Powtórki
ui-nav-settings = Ustawienia

## Landing page

ui-landing-title = Księga map, na których można grać
ui-landing-lead = Cztery gry o Pierścieniu, samotnie przeciw komputerowi albo z przyjaciółmi. Otwórz stronę i zacznij.
ui-chapter = Rozdział { $number }
ui-not-yet = Ten rozdział jest jeszcze rysowany.
ui-play-computer = Zagraj teraz przeciw komputerowi
ui-play-alone = Zagraj teraz
ui-play-as = Zagraj: { $seat }
ui-play-begin = Zacznij w pojedynkę
ui-new-table = Nowy stół
ui-new-table-with = Inni gracze, inne opcje
ui-game = Gra
ui-guest-name = Gość

## Lobby, tables, invitations

ui-lobby-empty = Żaden stół nie jest teraz otwarty. Utwórz własny albo zagraj tymczasem z komputerem.
ui-mine-empty = Nie masz jeszcze żadnych gier. Pierwsza jest o dwa kliknięcia stąd.
ui-replays-empty = Tu będą zachowane ukończone gry.
ui-status-waiting = czeka na graczy
ui-status-playing = w toku
ui-status-over = zakończona
ui-status-closed = porzucona
ui-closed-lead = Tutaj nikt już nie gra. Nowy stół powstaje w chwilę.
ui-your-turn = Twoja kolej
ui-go-on = Graj dalej
ui-look-in = Zajrzyj
ui-put-away = Odłóż
ui-close-table = Zamknij stół
ui-close-table-sure = Na pewno? Naciśnij ponownie.
ui-watch = Oglądaj
ui-watch-replay = Obejrzyj powtórkę
ui-create = Utwórz stół
ui-create-seats = Kto gra
ui-create-game = W co gramy
ui-create-company = Goście
ui-preset = Gotowy zestaw
ui-preset-own = Własny wybór
ui-table-title = Nazwa stołu
ui-listed = Pokaż w poczekalni
ui-listed-about = Każdy może dołączyć i oglądać. W przeciwnym razie gracze dołączają przez link z zaproszeniem.
ui-seat-me = Ja
ui-seat-invite = Ktoś, kogo zaproszę
ui-several-seats = Możesz zająć kilka miejsc: ekran jest zasłaniany przy każdym przekazaniu.
ui-seat-open = wolne miejsce
ui-seat-yours = ty
ui-seat-agent = komputer
ui-seat-here = przy stole
ui-seat-away = poza stołem
ui-agent = Gdy komputer zajmie miejsce, zagra jako
ui-level = Komputer gra jako
ui-agents-levels = Przeciwnicy
ui-agents-others = Programy do porównań
ui-agent-hobbit = Hobbit
    .about = gra na wyczucie i wybacza błędy
ui-agent-ranger = Strażnik
    .about = myśli naprzód i bierze, co mu zostawisz
ui-agent-wizard = Czarodziej
    .about = widzi daleko, namyśla się, rzadko błądzi
ui-agent-random = Włóczęga
    .about = gra losowo
ui-agent-heuristic = Namiestnik
    .about = solidny i szybki
ui-agent-flat-50 = Czeladnik
    .about = myśli krótko
ui-agent-flat = Kapitan
    .about = myśli naprzód
ui-agent-flat-1000 = Marszałek
    .about = myśli długo
ui-hand-over = Niech gra komputer
ui-let-agent = Posadź komputer
ui-leave = Opuść miejsce
ui-sit-down = Usiądź
ui-invite-link = Link z zaproszeniem: kto go otworzy, może usiąść
ui-watch-link = Link dla widzów
ui-watchers = { $count ->
    [0] Nikt nie ogląda.
    [one] Jeden widz.
    [few] { $count } widzów.
   *[other] { $count } widzów.
    }
ui-clock = Ile czasu stół czekał na to miejsce
ui-join-title = Masz zaproszenie
ui-join-lead = Stół gry „{ $game }” czeka na ciebie. Wybierz miejsce.
ui-your-name = Twoje imię
ui-waiting-title = Czekamy na graczy
ui-waiting-lead = Gra rozpocznie się sama, gdy wszystkie miejsca będą zajęte.

## At the table

ui-board = Plansza
ui-board-words = Plansza słowami
ui-prompt = O co teraz chodzi
ui-options = Co możesz wybrać
ui-show-options = Pokaż możliwości
ui-hide-options = Ukryj możliwości
ui-nothing-now = Teraz nie ma nic do wyboru. Dotknij czegoś na stole, by o tym przeczytać.
ui-meanwhile = Tymczasem możesz obejrzeć każdą figurę, czytać dziennik i zasady oraz rozmawiać.
ui-past-options = To przeszłość. Aby wybierać, wróć do teraźniejszości.
ui-preview = Jeśli to wybierzesz
ui-not-now = Nie teraz
ui-pointed = { $name } wskazuje: { $place }.
ui-point = Wskaż to innym
ui-watching = Oglądasz. Co ukryte, pozostaje ukryte do końca.
ui-waiting-for = Teraz wybiera { $seat }.
ui-set-up-for-me = Rozstaw za mnie
ui-skip = Pomiń
ui-hints-allowed = Gracze mogą prosić o podpowiedzi
ui-hints-allowed-about = Podpowiedź mówi, co wybrałby silny gracz na podstawie tego, co możesz wiedzieć na swoim miejscu.
ui-hints-none = Przy tym stole gra się bez podpowiedzi.
ui-without-hints = bez podpowiedzi
ui-hint = Podpowiedź
ui-hint-thinking = Namyśla się…
ui-hint-key = Klawisz H prosi o podpowiedź
ui-hint-dismiss = Schowaj podpowiedź
ui-hint-now = Twoja szansa na wygraną:
ui-hint-expects = Na przykład mogłoby nastąpić:
ui-hint-expects-nothing = Nic pewnego z tego nie wynika; po prostu kończy się najlepiej.
ui-hint-choose = Wybierz to
ui-hint-note = Przemyślane na podstawie tego, co możesz wiedzieć. Co jest ukryte przed tobą, jest ukryte i przed podpowiedzią.
ui-hint-spoken = { $choice }, szansa na wygraną { $chance }
ui-hint-told = Podpowiedź, od najlepszej: { $choices }.
ui-undo = Cofnij
ui-undo-what = Cofnij: { $what }
ui-undo-setup = Cofnij (ustawienie): { $what }
ui-undo-setup-sure = Wrócić do ustawiania? Naciśnij ponownie.
ui-undo-key = Klawisz U cofa
ui-undo-asked = { $seat } prosi o cofnięcie wyboru.
ui-undo-waiting = Inni dowiedzieli się czegoś z twojego wyboru. Zapytani: { $seats }.
ui-undo-agree = Zgoda
ui-undo-decline = Odmowa
ui-undo-withdraw = Nieważne
ui-undo-done = Wybór cofnięto.
ui-undo-declined = Odmówiono cofnięcia.
ui-undo-lapsed = Gra potoczyła się dalej; pytanie wygasło.
ui-event-undone = { $by } cofa wybór.
ui-log = Dziennik
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-cause = Przyczyna: { $cause }
ui-jump = Zobacz planszę po kroku { $n }
ui-looking-back = Patrzysz wstecz: krok { $n }.
ui-return = Wróć do teraźniejszości
ui-tab-log = Dziennik
ui-tab-inspector = Szczegóły
ui-tab-seats = Gracze
ui-tab-chat = Czat
ui-tab-share = Udostępnij
ui-inspector-empty = Dotknij czegoś na stole, by o tym przeczytać.
ui-chat = Czat
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-chat-say = Powiedz coś
ui-chat-send = Wyślij
ui-reconnecting = Utracono połączenie. Wracamy; nic nie zginęło.
ui-table-problem = Stół nie może sam grać dalej:
ui-table-closed = Nie można otworzyć tego stołu
ui-curtain = Przekaż ekran: { $seat }
ui-curtain-about = Kto usiądzie, nie zobaczy nic ze strony przeciwnika.
ui-curtain-open = Jestem, pokaż moją stronę
ui-you-won = Wygrana
ui-you-lost = Przegrana
ui-nobody-won = Nikt nie wygrał
ui-again = Zagraj jeszcze raz
ui-rematch = Zagraj ponownie, zamieniając strony

## Rules

ui-rules = Zasady
ui-rules-search = Szukaj w zasadach
ui-rules-found = { $count ->
    [one] Jedna zasada
    [few] { $count } zasady
   *[many] { $count } zasad
    }
ui-rules-about = Co mówią zasady
ui-rules-none = Żadna zasada nie zawiera tych słów. Spróbuj jednego słowa po angielsku.
ui-rules-english = Teksty zasad są po angielsku. Nazwy i pytania w grze są po polsku.
ui-open-rule = Otwórz zasadę { $rule }
ui-source-rulebook = Instrukcja
ui-source-english-rules = Zasady angielskie
ui-source-faq = FAQ
ui-source-card = Tekst karty
ui-source-assumption = Nasze rozstrzygnięcie

## Replays and fair dice

ui-replay-of = Powtórka: { $game }
ui-replay-start = Początek.
ui-timeline = Oś czasu
ui-first = Na początek
ui-last = Na koniec
ui-earlier = Krok wstecz
ui-later = Krok naprzód
ui-play = Odtwarzaj
ui-pause = Wstrzymaj
ui-eyes = Punkt widzenia
ui-eyes-all = wszyscy razem
ui-eyes-spectator = widz
ui-share-moment = Link do tej chwili
ui-share-game = Link do gry
ui-download-record = Pobierz zapis
ui-import-record = Otwórz zapis (plik .wmr)
ui-fair-dice = Czy los był uczciwy?
ui-fair-about = Przed grą serwer zamknął całą losowość w jednej liczbie, zwanej ziarnem, i pokazał tylko jej odcisk. Na końcu pokazuje ziarno: każdy może ponownie obliczyć odcisk i odtworzyć zapis.
ui-fair-commitment = Odcisk, pokazany od początku
ui-fair-seed = Ziarno, ustalone przed grą
ui-fair-own = Odcisk obliczony w twojej przeglądarce
ui-fair-good = Uczciwie: odcisk się zgadza, a cały zapis (liczba wyborów: { $positions }) odtworzono i jest prawdziwy.
ui-fair-bad = Odcisk nie pasuje do ziarna.
ui-fair-unproved = Zapisu nie udało się odtworzyć.
ui-fair-later = Ziarno zostanie pokazane po zakończeniu gry.

## Analizy

ui-review = Przeanalizuj grę
ui-tab-review = Analiza
ui-review-title = Co sądzi o niej silny gracz
ui-review-about = Każdy wybór zostaje przemyślany raz jeszcze, na podstawie tego, co gracz mógł wtedy wiedzieć: jak był dobry, co byłoby lepsze, a co było szczęściem.
ui-review-making = Gra jest analizowana
ui-review-progress = { $done } z { $of }
ui-review-leave = Możesz tymczasem oglądać powtórkę albo wrócić później: analiza powstaje raz i zostaje zachowana.
ui-review-curve = Szansa na wygraną w przebiegu gry
ui-review-apart = Każda linia tak, jak widział to jej gracz: suma nie musi dać { $whole }.
ui-review-at = Krok { $n } z { $of }.
ui-review-spoken-lost = Strata: { $lost }.
ui-review-start = Początek
ui-review-start-about = Idź dalej albo dotknij krzywej, aby zobaczyć ocenę każdego wyboru.
ui-review-forced = Nic do wyboru
ui-review-forced-about = Była tylko jedna możliwość.
ui-review-choice = Wybór { $n }: { $seat }
ui-review-verdict-best = najlepszy
ui-review-verdict-good = dobry
ui-review-verdict-slip = nie najlepszy
ui-review-verdict-mistake = błąd
ui-review-chosen = wybrano
ui-review-best = byłoby lepsze
ui-review-luck-of = Szczęście: { $parts }
ui-review-turns = Punkty zwrotne
ui-review-turns-none = Nie było żadnego: gra toczyła się małymi krokami.
ui-review-by-choice = strata: { $seat }
ui-review-by-luck = szczęście
ui-review-by-revised = nowa ocena
ui-review-turn-for = zysk { $by }: { $seat }
ui-review-turn-lost = strata { $by }: { $seat }
ui-review-players = Umiejętności i szczęście
ui-review-decisions = wybory
ui-review-mistakes = błędy
ui-review-lost = strata
ui-review-luck = szczęście
ui-review-note = Szanse są szacunkowe: program rozegrał dalszy ciąg wiele razy, nie wiedząc więcej niż gracz.

## Settings

ui-settings-you = Ty
ui-settings-look = Wygląd i tempo
ui-settings-play = Gra
ui-account = Konto
ui-account-about = Zachowuje twoje gry na różnych urządzeniach. Gość, który je założy, zachowa dotychczasowe gry.
ui-account-name = Nazwa
ui-account-new = Załóż nowe konto
ui-account-you = Zalogowano: { $name }.
ui-password = Hasło
ui-login = Zaloguj się
ui-logout = Wyloguj się
ui-logout-everywhere = Wyloguj wszędzie
ui-logged-out = Wylogowano.
ui-account-delete = Usuń konto
ui-account-delete-about = Twoja nazwa i sesje znikną na zawsze. Zakończone gry pozostaną jako zapisy innych graczy.
ui-account-delete-sure = Tak, usuń na zawsze
ui-account-deleted = Konto zostało usunięte.
ui-language = Język
ui-language-browser = jak w przeglądarce
ui-theme = Motyw
ui-theme-parchment = Pergamin
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-speed = Tempo
ui-speed-slow = wolne
ui-speed-normal = zwykłe
ui-speed-fast = szybkie
ui-speed-instant = natychmiast
ui-motion = Ruch
ui-motion-system = jak w urządzeniu
ui-motion-still = brak
ui-forced = Jedyny możliwy wybór wykonuje się sam
ui-marks = Pokazuj na wrogich pionkach, kim jeszcze mogą być
ui-sound = Dźwięki
ui-sound-on = Włącz dźwięki
ui-sound-off = Wyłącz dźwięki
ui-credits = Autorzy i licencje
ui-credits-text = Ikony: autorzy game-icons.net, CC BY 3.0. Krój pisma: Alegreya, Juan Pablo del Peral, SIL Open Font License.

## The Confrontation's board

ui-conf-with-strength = { $name } ({ $strength })
ui-conf-perhaps = { $piece }: { $characters }
ui-conf-unknown = { $piece }, nieznany
ui-conf-open = { $piece }, ujawniona postać
ui-conf-enemy = wrogi pionek: { $piece }
ui-conf-own = twoja postać: { $piece }, ukryta przed wrogiem
ui-conf-seen-through = twoja postać: { $piece }, ukryta, ale wróg wie, kto to
ui-conf-attacking = atak: { $enemies }
ui-conf-standing = siła { $strength }, { $region }
ui-conf-target = { $piece }, { $region }
ui-conf-done-move = { $who } →{"\u00A0"}{ $region }
ui-conf-strength = siła { $strength }
ui-conf-room = { $count ->
    [one] Miejsce dla jednej postaci z każdej strony.
   *[other] Miejsce dla { $count } postaci z każdej strony.
    }
ui-conf-empty = pusto
ui-conf-empty-regions = Puste regiony: { $regions }
ui-conf-may-be = { $count ->
    [one] To może być tylko:
   *[other] To wciąż może być jedna z { $count } postaci:
    }
ui-conf-taken-for = Według wroga może to być:
ui-conf-note = Twoja notatka o tym pionku
ui-conf-number-card = Dodaje swoją liczbę do siły twojej postaci.
ui-conf-card-numbered = Karta { $number }
ui-conf-region-spoken = { $region }: { $pieces }.{ $legal ->
    [yes] {" "}Można wybrać.
   *[no] {""}
    }
ui-conf-piece-spoken = { $piece }, { $region }.{ $legal ->
    [yes] {" "}Można wybrać.
   *[no] {""}
    }
ui-conf-piece-waiting = { $piece }, jeszcze poza planszą.{ $legal ->
    [yes] {" "}Można wybrać.
   *[no] {""}
    }
ui-conf-card-spoken = Karta { $name }. { $more }{ $legal ->
    [yes] {" "}Można wybrać.
   *[no] {""}
    }
ui-conf-battle-in = Walka: { $region }
ui-conf-fold-battle = Zwiń walkę
ui-conf-attacks = atakuje
ui-conf-falls = klęska
ui-conf-no-cards = W tej walce nie zagrywa się kart.
ui-conf-hand = Twoje karty
ui-conf-cards-of = Karty walki: { $side }
ui-conf-card-spent = zagrana
ui-conf-card-left = jeszcze na ręce
ui-conf-tray = Twoje postacie obok planszy
ui-conf-fallen = Polegli
ui-conf-specials = Karty specjalne

## Rozdziały zasad

rules-chapter-action = Akcje
rules-chapter-activate = Aktywacja miejsca
rules-chapter-ally = Sprzymierzeńcy
rules-chapter-armymove = Ruch armii
rules-chapter-attack = Atakowanie
rules-chapter-board = Plansza
rules-chapter-capture = Zdobywanie osad
rules-chapter-card = Karty
rules-chapter-char = Postacie, strona klasyczna
rules-chapter-charv = Postacie, strona wariantowa
rules-chapter-character = Postacie
rules-chapter-charmove = Ruch postaci
rules-chapter-city = Miasta i fortyfikacje w bitwie
rules-chapter-combat = Walka
rules-chapter-comp = Zawartość pudełka
rules-chapter-courage = Odwaga
rules-chapter-cycle = Zrzucanie kart
rules-chapter-def = Znaczenie słów
rules-chapter-dice = Kości akcji
rules-chapter-draft = Draft
rules-chapter-draw = Dobieranie kart
rules-chapter-duel2 = Pojedynek dla dwóch graczy
rules-chapter-duel3 = Pojedynek dla trzech graczy
rules-chapter-easy = Łatwiejsza gra
rules-chapter-eliminate = Eliminowanie kart
rules-chapter-encounter = Spotkania
rules-chapter-end = Koniec gry
rules-chapter-event = Wydarzenia
rules-chapter-fellowship = Drużyna
rules-chapter-final = Ostatni etap
rules-chapter-forsake = Poświęcanie kart
rules-chapter-gandalf = Gandalf
rules-chapter-gen = Gra
rules-chapter-hard = Trudniejsza gra
rules-chapter-hidden = Kto co widzi
rules-chapter-hunt = Polowanie na Pierścień
rules-chapter-inter = Gdy zdolności się spotykają
rules-chapter-item = Przedmioty
rules-chapter-leader = Dowodzenie
rules-chapter-loc = Poszczególne miejsca
rules-chapter-location = Krok miejsc
rules-chapter-match = Mecz dwóch gier
rules-chapter-mordor = Mordor
rules-chapter-move = Ruch
rules-chapter-multi3 = Trzech graczy
rules-chapter-multi4 = Czterech graczy
rules-chapter-muster = Werbunek
rules-chapter-nazgul = Nazgûle
rules-chapter-pass = Pasowanie
rules-chapter-path = Ścieżki
rules-chapter-pathcombat = Walka na ścieżce
rules-chapter-play = Zagrywanie kart
rules-chapter-players = Gracze
rules-chapter-politics = Polityka
rules-chapter-reactivate = Ponowna aktywacja
rules-chapter-relief = Odsiecz
rules-chapter-reserve = Rezerwy
rules-chapter-retreat = Odwrót
rules-chapter-ring = Pierścienie
rules-chapter-roll = Rzut kośćmi
rules-chapter-round = Runda
rules-chapter-ruling = Wyjaśnienia do kart
rules-chapter-score = Punktacja
rules-chapter-separate = Odłączenie się od Drużyny
rules-chapter-setup = Przygotowanie gry
rules-chapter-siege = Oblężenia
rules-chapter-slot = Puste pola
rules-chapter-sortie = Wypady
rules-chapter-special = Karty specjalne
rules-chapter-stack = Ile jednostek może stać razem
rules-chapter-stage = Etapy drogi
rules-chapter-token = Żetony walki
rules-chapter-trilogy = Trylogia
rules-chapter-turn = Tura
rules-chapter-uruk = Uruk-hai
rules-chapter-variant = Gra wariantowa
rules-chapter-victory = Zwycięstwo
rules-chapter-winnow = Przesiewanie
