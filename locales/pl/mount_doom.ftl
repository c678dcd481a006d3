### Westmarch, po polsku: Wyprawa do Góry Przeznaczenia.
###
### Umowa między katalogami a klientem stoi na początku pliku en/confrontation.ftl, zmienne tej gry na początku
### en/mount_doom.ftl. Nazwy są takie jak w instrukcji; zmienne stoją zawsze w mianowniku.

## Pionki i symbole kości walki

character-ring-bearer = Powiernicy Pierścienia
character-merry-pippin = Merry i Pippin
character-aragorn = Aragorn
character-legolas = Legolas
character-gimli = Gimli
character-gandalf = Gandalf
character-sauron = Sauron

## Miejsca

region-rivendell = Rivendell
region-lothlorien = Lothlórien
region-rohan = Rohan
region-helms-deep = Helmowy Jar
region-gondor = Gondor
region-minas-morgul = Minas Morgul
region-mount-doom = Góra Przeznaczenia
region-isengard = Isengard

## Kości

die-orange = kość pomarańczowa
die-purple = kość fioletowa
die-blue = kość niebieska
die-green = kość zielona
die-red = kość czerwona
die-black-1 = kość czarna
die-black-2 = kość czarna
die-battle = kość walki

## Karty: sprzymierzeńcy i Gandalf

card-arwen = Arwena
    .hint = Gdy pionek zatrzyma się na polu wydarzenia: tym razem wydarzenia nie ma.
card-elrond = Elrond
    .hint = Zaraz po rzucie: przerzuć jedną z kości; liczy się tylko nowy wynik.
card-theoden = Król Théoden
    .hint = Prowadzi jednego członka Drużyny na koniec etapu, w którym ten się znajduje.
card-galadriel = Galadriela
    .hint = Tuż przed rzutem kością walki: odwaga trafia na pole Galadrieli.
card-eowyn = Éowina
    .hint = Przy 6 w walce z Czarnoksiężnikiem: on, jego karta i wszystkie Nazgûle znikają z gry.
card-eomer = Éomer i jeźdźcy Rohanu
    .hint = Zamiast rzutu: jedna walka jest wygrana.
card-faramir = Faramir
    .hint = Przed turą: Powiernicy Pierścienia idą o dwa do czterech pól.
card-treebeard = Drzewiec
    .hint = Albo dwie odwagi, albo idzie do Isengardu: odtąd każda wygrana tam walka usuwa jednego Uruk-hai, wodza na końcu.
card-boromir = Boromir
    .hint = Po walce przegranej z Uruk-hai: rzuć jeszcze raz; przegrywa tylko Sauron.
card-gandalfs-vision = Wizja Gandalfa
    .hint = Przed rozłożeniem nowego etapu: obejrzyj wierzchnią kartę jego stosu i zostaw ją lub usuń.
card-gandalfs-wrath = Gniew Gandalfa
    .hint = Usuwa kartę spotkania, gdy już ją rozpatrzono.
card-gandalfs-support = Wsparcie Gandalfa
    .hint = Przed turą: rzuć wszystkimi kolorowymi kośćmi i porusz jeden pionek według jego kości.
card-gandalfs-trick = Sztuczka Gandalfa
    .hint = Po rzucie: obróć kolorową kość na dowolną ściankę.
card-gandalfs-power = Moc Gandalfa
    .hint = Po rzucie: obróć czarną kość na dowolną ściankę.

## Karty: wrogowie

card-cave-troll = Jaskiniowy Troll
    .hint = Walka; przegrana kosztuje dwie odwagi.
card-saruman = Saruman
    .hint = Do Isengardu przybywa dwóch Uruk-hai albo tylu, ilu zostało.
card-nazgul = Nazgûl
    .hint = Nazgûl przybywa do Minas Morgul. Gdy jest tam cała dziewiątka, gra jest przegrana.
card-balrog = Balrog z Morii
    .hint = Od razu tracicie trzy odwagi, a Gandalf nie pomoże aż do Helmowego Jaru.
card-moria-orc = Ork z Morii
    .hint = Walka; przegrana kosztuje jedną odwagę.
card-orc-hordes = Hordy orków
    .hint = Walka; przegrana kosztuje dwie odwagi.
card-wargs = Wargi
    .hint = Od razu tracicie dwie odwagi.
card-uruk-hai = Uruk-hai
    .hint = Walka za każdego Uruk-hai w Isengardzie; każda przegrana to jedna odwaga. Choć jedna wygrana usuwa wojownika.
card-wormtongue = Grima Gadzi Język
    .hint = Musisz oddać jednego ze swoich sprzymierzeńców bez użycia.
card-grond = Grond
    .hint = Od razu tracicie trzy odwagi.
card-eye-of-sauron = Oko Saurona
    .hint = Odwaga spada na pole Oka, chyba że jest tam albo niżej.
card-witch-king = Czarnoksiężnik z Angmaru
    .hint = Czarna kość za każdego Nazgûla w Minas Morgul; każdy wynik nieparzysty to jedna odwaga.
card-mumakil = Mûmakile
    .hint = Dwie walki; każda przegrana kosztuje dwie odwagi.
card-haradrim = Haradrimowie
    .hint = Od razu tracicie dwie odwagi.
card-denethor = Denethor
    .hint = Kolorową kość, która czeka w księdze, trzeba przerzucić.
card-army-of-the-dead = Armia umarłych
    .hint = Przesuwa się na najbliższą kartę po lewej lub prawej i ją zakrywa.
card-mouth-of-sauron = Rzecznik Saurona
    .hint = Walki, dopóki nie wygracie dwóch z rzędu; każda przegrana kosztuje jedną odwagę.

## Karty: ostatni etap

card-gollums-deceit = Podstęp Golluma
    .hint = Tracicie dwie odwagi.
card-phial-of-galadriel = Flakonik Galadrieli
    .hint = Zyskujecie dwie odwagi.
card-gollums-madness = Szaleństwo Golluma
    .hint = Tracicie jedną odwagę.
card-shelob = Szeloba
    .hint = Tracicie jedną odwagę, a Powiernicy Pierścienia w tej turze zostają w miejscu.
card-shelobs-sting = Żądło Szeloby
    .hint = Rzut czarną kością: 2 lub 3 kosztuje jedną odwagę, 4 do 6 dwie.
card-ring-power = Moc Jedynego Pierścienia
    .hint = Rzut czarną kością: 6 kosztuje pięć odwagi.
card-eagles = Orły
    .hint = Zyskujecie jedną odwagę.

## Przyczyny, które nie są pionkiem, kartą ani kością

cause-turn = tura
cause-first-roll = pierwszy rzut
cause-second-roll = drugi rzut
cause-battle = walka
cause-slot = puste pole toru
cause-companions = towarzysze w Minas Morgul
cause-destination = dokładne dotarcie
cause-event-space = pole wydarzenia
cause-single-use = jednorazowa aktywacja
cause-allies-in-need = sprzymierzeńcy w potrzebie

## Dlaczego gra się skończyła

reason-ring-destroyed = Pierścień spłonął w ogniu
reason-courage-lost = Powiernicy Pierścienia stracili odwagę
reason-nazgul-gathered = wszystkie dziewięć Nazgûli jest w Minas Morgul
reason-turn-limit = gra została przerwana po zbyt wielu turach

## Opcje

option-players = Gracze
    .about = Ile osób wspólnie wyrusza w drogę; można też grać w pojedynkę.
option-easier = Sprzymierzeńcy w potrzebie
    .about = Łatwiej: w Minas Morgul każda nieużyta karta daje jedną odwagę.
option-exclusive-allies = Sprzymierzeńcy na wyłączność
    .about = Trudniej: sprzymierzeniec pomaga tylko graczowi, który go zdobył.
option-unprotected = Brak ochrony
    .about = Trudniej: pola wydarzeń działają na każdy pionek, który się tam zatrzyma, nawet obok innego.

## Gotowe zestawy opcji

preset-base-1 = Gra podstawowa, jeden gracz
preset-base-2 = Gra podstawowa, dwóch graczy
preset-base-3 = Gra podstawowa, trzech graczy
preset-base-4 = Gra podstawowa, czterech graczy
preset-easier-1 = Łatwiejsza, jeden gracz
preset-easier-2 = Łatwiejsza, dwóch graczy
preset-easier-3 = Łatwiejsza, trzech graczy
preset-easier-4 = Łatwiejsza, czterech graczy
preset-exclusive-1 = Sprzymierzeńcy na wyłączność, jeden gracz
preset-exclusive-2 = Sprzymierzeńcy na wyłączność, dwóch graczy
preset-exclusive-3 = Sprzymierzeńcy na wyłączność, trzech graczy
preset-exclusive-4 = Sprzymierzeńcy na wyłączność, czterech graczy
preset-unprotected-1 = Brak ochrony, jeden gracz
preset-unprotected-2 = Brak ochrony, dwóch graczy
preset-unprotected-3 = Brak ochrony, trzech graczy
preset-unprotected-4 = Brak ochrony, czterech graczy
preset-harder-1 = Oba utrudnienia, jeden gracz
preset-harder-2 = Oba utrudnienia, dwóch graczy
preset-harder-3 = Oba utrudnienia, trzech graczy
preset-harder-4 = Oba utrudnienia, czterech graczy
preset-all-changes = Wszystkie zmiany razem, trzech graczy

## Części zdań

# $figure: pionek idzie
phrase-goes = { $figure-id ->
        [ring_bearer] { $figure } idą
        [merry_pippin] { $figure } idą
       *[other] { $figure } idzie
    }
# $figure: pionek zostaje
phrase-stays = { $figure-id ->
        [ring_bearer] { $figure } zostają
        [merry_pippin] { $figure } zostają
       *[other] { $figure } zostaje
    }
# $from: skąd
phrase-from = { $from ->
        [0] z Rivendell
        [8] z Lothlórien
        [16] z Rohanu
        [24] z Helmowego Jaru
        [32] z Gondoru
        [40] z Minas Morgul
       *[other] z pola { $from }
    }
# $to: dokąd
phrase-to = { $to ->
        [8] do Lothlórien
        [16] do Rohanu
        [24] do Helmowego Jaru
        [32] do Gondoru
        [40] do Minas Morgul
        [48] do Góry Przeznaczenia
       *[other] na pole { $to }
    }
# $cause: co to sprawiło, na końcu zdania; nic, gdy rozumie się samo przez się
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
# $stage: etap, w mianowniku po dwukropku
phrase-stage = { $stage }

## Pytania: rzut

prompt-turn-begin = Twoja tura. Którą kolorową kość bierzesz najpierw?
prompt-roll-second-die = Wybrana: { $die }. Którą kością rzucasz razem z nią?
prompt-roll-place-black = Strona 1: która czarna kość trafia do księgi?
prompt-roll-place-coloured = Strona 1: która kolorowa kość trafia pod czarną { $black }?
prompt-roll-third-die = Drugi rzut: którą kolorową kość dobierasz?
prompt-roll-place-second = Strona 2: która kolorowa kość trafia do księgi?
prompt-dice-after-roll = Kości leżą. Czy zmieniasz wynik?
prompt-turn-playing-waiting = { $seat } rozgrywa turę.

## Pytania: akcje

prompt-action-before-die = { $die-id ->
        [none] Wszystkie kości rozpatrzone. Czy przed końcem tury używasz karty?
       *[other] Następna jest { $die }. Czy najpierw używasz karty?
    }
prompt-slot-move = Pole toru jest puste. O ile pól { $figure-id ->
        [merry_pippin] idą { $figure }?
       *[other] idzie { $figure }?
    }
prompt-move-event = { $event-id ->
        [heart] { phrase-goes } na pole czarnego serca. Czy Arwena zapobiegnie utracie odwagi?
       *[other] { phrase-goes } na pole Nazgûla. Czy Arwena zapobiegnie jego przybyciu?
    }
prompt-encounter-after = Rozpatrzona karta: { $card }. Czy usuwa ją Gniew Gandalfa?
prompt-courage-before-loss = { $hearts ->
        [one] Za chwilę stracicie jedną odwagę ({ $cause }). Czy najpierw pomoże Drzewiec?
       *[other] Za chwilę stracicie odwagę, ile: { $hearts } ({ $cause }). Czy najpierw pomoże Drzewiec?
    }

## Pytania: walka

prompt-battle-before = Walka: { $enemy }. U boku Powierników Pierścienia: { $support }. Czy rzucasz kością walki?
prompt-battle-thrown = { $enemy }: kość walki wskazuje: { $face }. Czy tak zostaje?
prompt-battle-gandalf = { $enemy }: kość walki wskazuje Gandalfa. Czy oddajesz jedną z jego kart za zwycięstwo?
prompt-battle-boromir = Kość walki wskazuje: { $face }. Przegrana. Czy Boromir stanie do walki?

## Pytania: wrogowie

prompt-enemy-wormtongue = Gadzi Język szepcze. Który z twoich sprzymierzeńców odchodzi?
prompt-enemy-witch-king = Szóstka w walce z Czarnoksiężnikiem! Czy Éowina uderza?
prompt-enemy-denethor = Denethor rozpacza. Którą kolorową kość z księgi przerzucasz?
prompt-enemy-army = Armia umarłych rusza dalej. W którą stronę?

## Pytania: karty

prompt-card-elrond = Elrond: którą kość przerzucasz?
prompt-card-which-die = { $card }: którą kość obracasz?
prompt-card-which-face = { $card }: na którą ściankę? Wybrana: { $die }.
prompt-card-theoden = Król Théoden: kogo prowadzi na koniec etapu?
prompt-card-treebeard = Drzewiec: odwaga czy marsz na Isengard?
prompt-card-faramir = Faramir: o ile pól prowadzi Powierników Pierścienia?
prompt-card-support = Wsparcie Gandalfa: którą kość zachowujesz?

## Pytania: etapy

prompt-stage-vision = Następny etap: { phrase-stage }. Czy używasz Wizji Gandalfa, zanim karty zostaną rozłożone?
prompt-stage-vision-card = Na wierzchu stosu ({ phrase-stage }) leży: { $card }. Czy karta zostaje?
prompt-final-roll = Ostatni etap. Czy rzucasz czarną kością?
prompt-final-rolled = Czarna kość leży. Czy tak zostaje?
prompt-final-step = Powiernicy Pierścienia zaraz zrobią krok. Czy najpierw używasz karty?

## Wybory

token-take = Weź: { $subject }
token-place = { $subject }
token-roll = Rzuć
token-use = Użyj: { $subject }
token-die = { $subject }
token-face = Obróć na { $subject }
token-lead = Prowadź: { $subject }
token-gain = Dwie odwagi
token-send = Wyślij Drzewca do Isengardu
token-discard = Oddaj: { $subject }
token-keep = Zostaw na wierzchu
token-remove = Usuń z gry
token-advance = { $subject-id ->
        [0] Zostań
        [1] Jedno pole
       *[other] Pola: { $subject }
    }
token-shift = { $subject-id ->
        [left] W lewo
       *[right] W prawo
    }
token-pass = { $prompt ->
        [action-before-die] Bez karty, dalej
        [encounter-after] Nie, karta zostaje
        [battle-thrown] Tak zostaje
        [battle-gandalf] Nie, walka jest przegrana
        [battle-boromir] Nie, walka jest przegrana
        [enemy-witch-king] Nie teraz
        [courage-before-loss] Nie, ponieś stratę
        [final-rolled] Tak zostaje
        [final-step] Bez karty, zrób krok
        [dice-after-roll] Tak zostaje
        [move-event] Nie, niech się stanie
        [stage-vision] Nie, rozłóż karty
       *[other] Dalej
    }

## Dziennik: tura i kości

event-turn = Tura { $number }. { $seat }.
event-rolled = { $cause-id ->
        [first_roll] Pierwszy rzut: { $roll }.
        [second_roll] Drugi rzut: { $roll }.
        [battle] Kość walki wskazuje: { $roll }.
        [turn] Rzut: { $roll }.
       *[other] Rzut ({ $cause }): { $roll }.
    }
event-rerolled = Przerzut, { $die }: { $new-face } zamiast { $old-face }{ phrase-because }
event-roll-stands = Wynik rzutu zostaje.
event-die-set = Obrócona { $die }: { $new-face } zamiast { $old-face }{ phrase-because }
event-page-filled = Strona { $page } księgi: { $roll }.
event-die-resolved = Rozpatrzona { $die }: { $face }.

## Dziennik: droga i odwaga

event-moved = { phrase-goes } { phrase-from } { phrase-to }{ phrase-because }
event-waits = { phrase-goes } za Minas Morgul, do obszaru oczekiwania{ phrase-because }
event-stays = { phrase-stays } w miejscu.
event-courage = { $change ->
        [up] Odwaga rośnie o { $by } do { $to }{ phrase-because }
        [down] Odwaga spada o { $by } do { $to }{ phrase-because }
       *[same] Odwaga pozostaje na { $to }, jak była ({ $from }){ phrase-because }
    }
event-event-cancelled = Arwena zapobiega wydarzeniu na polu { $space } (pionek: { $figure }).
event-nothing-happens = Nic się nie dzieje{ phrase-because }

## Dziennik: Isengard i Minas Morgul

event-uruk-hai-placed = { $count ->
        [one] Do Isengardu przybywa jeden Uruk-hai; razem: { $in-isengard }.
       *[other] Do Isengardu przybywa Uruk-hai: { $count }; razem: { $in-isengard }.
    }
event-uruk-hai-removed = { $chieftain-id ->
        [true] Pada wódz Uruk-hai. Isengard jest wolny (pozostało: { $in-isengard }).
       *[other] Isengard opuszcza jeden Uruk-hai; pozostało: { $in-isengard }.
    }
event-ents-march = Drzewiec rusza na Isengard.
event-nazgul-placed = Do Minas Morgul przybywa Nazgûl, już { $at-minas-morgul } z dziewięciu{ phrase-because }
event-nazgul-slain = Éowina zabija Czarnoksiężnika. Nazgûli już nie ma.
event-gandalf-locked = Balrog zabiera Gandalfa: jego karty nie pomogą aż do Helmowego Jaru.
event-gandalf-free = Gandalf wraca: jego karty znów pomagają.

## Dziennik: karty

event-turned-up = Pole { $slot } odkryte: { $card }.
event-activated = Pole { $slot }: { $card }.
event-ally-taken = { $seat } zdobywa sprzymierzeńca: { $card }.
event-card-used = { $seat } używa karty: { $card }.
event-card-discarded = Karta { $card } wypada z gry{ phrase-because }
event-card-removed = Karta { $card } znika z pola { $slot } i z gry{ phrase-because }
event-army-shifted = Armia umarłych przesuwa się z pola { $from } na pole { $to }.
event-gandalf-boxed = Wynik nie był dokładny: karta Gandalfa przepada bez podglądania. W stosie: { $left }.
event-gandalf-drawn = Dokładnie! { $seat } dobiera kartę: { $card }. W stosie Gandalfa: { $left }.
event-foreseen = Wizja Gandalfa ukazuje wierzchnią kartę ({ phrase-stage }): { $card }.
event-vision-removed = Karta { $card } zostaje usunięta z gry (Wizja Gandalfa).
event-vision-kept = Karta { $card } zostaje na wierzchu (Wizja Gandalfa).

## Dziennik: walki

event-battle = Walka: { $enemy }. Wsparcie: { $support }.
event-battle-won = { $cause-id ->
        [none] Wygrana: { $enemy }.
       *[other] Wygrana: { $enemy } (dzięki: { $cause }).
    }
event-battle-lost = { $cause-id ->
        [none] Przegrana: { $enemy }.
        [gandalf] Przegrana: { $enemy }; Gandalf nie przychodzi.
        [sauron] Przegrana: { $enemy }, przez symbol Saurona.
        [boromir] Przegrana: { $enemy }, mimo Boromira.
       *[other] Przegrana: { $enemy }; nie wspiera: { $cause }.
    }

## Dziennik: etapy i koniec

event-stage-ends = Pierścień dotarł do celu: { phrase-stage }.
event-stage-begins = Nowy etap: { phrase-stage }. Odkryte karty: { $track }.
event-game-over = Koniec gry: { $reason }.

## Plansza

ui-doom-won = Drużyna Pierścienia wygrywa.
ui-doom-lost = Drużyna Pierścienia przegrywa.
ui-doom-stage-line = { $count ->
        [0] Etap { $number } z 6: { $stage }, cel osiągnięty
        [one] Etap { $number } z 6: { $stage }, jeszcze jedno pole
        [few] Etap { $number } z 6: { $stage }, jeszcze { $count } pola
       *[other] Etap { $number } z 6: { $stage }, jeszcze { $count } pól
    }
ui-doom-turn-line = { $several ->
        [yes] Tura { $number } · { $seat }
       *[no] Tura { $number }
    }
ui-doom-space = pole { $space }
ui-doom-waiting-area = obszar oczekiwania
ui-doom-slot = Pole { $slot }
ui-doom-percent = { $number }%
ui-doom-under-one = poniżej 1%
ui-doom-die-face = { $die }{ "\u00a0" }{ $face }
ui-doom-in-pool = obok planszy
ui-doom-just-rolled = właśnie rzucone
ui-doom-on-page = w księdze, strona { $page }
ui-doom-dice-tray = Kości
ui-doom-book = Otwarta księga
ui-doom-track = Tor spotkań
ui-doom-hand = Karty przed wami
ui-doom-hand-empty = brak kart
ui-doom-cards = Karty
ui-doom-company = Drużyna Pierścienia
ui-doom-gandalf-stack = W stosie Gandalfa: { $count }
ui-doom-gandalf-locked = Balrog trzyma Gandalfa: jego karty nie pomogą aż do Helmowego Jaru.
ui-doom-held-by = { $hint } Leży przed: { $seat }.
ui-doom-foreseen = Na wierzchu następnych kart: { $card }
ui-doom-removed = Poza grą w tym etapie: { $cards }
ui-doom-covers = Pod spodem leży: { $card }
ui-doom-unknown-card = zakryta karta
ui-doom-once = usuwana po jednej aktywacji
ui-doom-plus-nazgul = +1 Nazgûl
ui-doom-zero-to-two = { $figure }: 0–{ "\u2060" }2

## Plansza: co by się stało

ui-doom-walk = { $some ->
        [yes] { $figure }, cel: { $to }; { $effects }
       *[no] { $figure }, cel: { $to }
    }
ui-doom-stays-waiting = { $figure }: dalej w obszarze oczekiwania
ui-doom-from = { $figure }, teraz: { $from }.
ui-doom-at-face = Przy { $face }: { $effects }.
ui-doom-covered = wydarzenie jest zakryte
ui-doom-courage-up = odwaga +{ $count }
ui-doom-courage-down = odwaga −{ $count }
ui-doom-courage-to = Odwaga { $from } → { $to }
ui-doom-nazgul-comes = Nazgûl przybywa do Minas Morgul
ui-doom-gandalf-drawn = dobierasz kartę Gandalfa
ui-doom-gandalf-lost = karta Gandalfa przepada
ui-doom-symbol-nazgul = Puste pole: Nazgûl przybywa do Minas Morgul
ui-doom-symbol-nothing = Puste pole: nic się nie dzieje
ui-doom-symbol-moves = Puste pole, ruch do dwóch pól: { $figure }
ui-doom-face-down = Zakryta karta
ui-doom-meets = { $some ->
        [yes] { $card }: { $effects }
       *[no] { $card }
    }
ui-doom-battles = { $count ->
        [one] jedna walka
        [few] { $count } walki
       *[other] { $count } walk
    }
ui-doom-battles-two = walki, aż wygracie dwie z rzędu
ui-doom-battles-left = { $count ->
        [one] jeszcze jedna walka
        [few] jeszcze { $count } walki
       *[other] jeszcze { $count } walk
    }
ui-doom-each-lost = każda przegrana walka: odwaga −{ $count }
ui-doom-uruks-come = { $count ->
        [one] do Isengardu przybywa jeden Uruk-hai
       *[other] do Isengardu przybywa Uruk-hai: { $count }
    }
ui-doom-dice = { $count ->
        [one] rzut czarną kością
       *[other] rzuty czarną kością: { $count }
    }
ui-doom-won-by = { $count ->
        [0] nie wygrywa żadna ścianka Drużyny
        [one] wygrywa jedna ścianka Drużyny z sześciu
        [few] wygrywają { $count } ścianki Drużyny z sześciu
       *[other] wygrywa { $count } ścianek Drużyny z sześciu
    }

## Plansza: szanse

ui-doom-odds = Szanse
ui-doom-odds-summary = { $mean ->
        [0] Bez strat: { $none }.
       *[other] Bez strat: { $none }; średnio odwaga −{ $mean }.
    }
ui-doom-odds-alone = Bez kart
ui-doom-odds-helped = Z pomocnymi kartami
ui-doom-odds-none = bez strat
ui-doom-odds-lost = odwaga −{ $count }
ui-doom-odds-defeat = gra przegrana
ui-doom-odds-nothing = { $card }: tu się nie rzuca.
ui-doom-faces = Ścianki kości walki
ui-doom-face-wins = wygrywa
ui-doom-face-card = za kartę
ui-doom-face-loses = przegrywa

## Plansza: walka

ui-doom-battle-with = Walka: { $card }
ui-doom-nobody = nikt
ui-doom-supports = u boku
ui-doom-not-here = nie u boku
ui-doom-result-won = Wygrana
ui-doom-result-lost = Przegrana

## Plansza: szczegóły

ui-doom-colour-ally = Sprzymierzeniec
ui-doom-colour-gandalf = Karta Gandalfa
ui-doom-colour-enemy = Wróg
ui-doom-colour-final = Ostatni etap
ui-doom-figure-supports = Teraz wspiera w walce Powierników Pierścienia: stoi na ich polu albo dalej w tym etapie.
ui-doom-figure-not = Teraz nie wesprze w walce Powierników Pierścienia: jest za nimi albo poza tym etapem.
ui-doom-about-battle-die = Cztery ścianki należą do członków Drużyny, jedna do Gandalfa, jedna do Saurona.
ui-doom-about-black-die = Jej cyfra to pole toru spotkań, na którym dochodzi do spotkania.
ui-doom-about-heart = Kto zatrzyma się tu samotnie, kosztuje jedną odwagę.
ui-doom-about-nazgul = Kto zatrzyma się tu samotnie, ściąga Nazgûla do Minas Morgul.
ui-doom-about-destination = Koniec etapu: { $stage }. Dokładny wynik członka Drużyny daje jedną odwagę, dokładny wynik Powierników Pierścienia kartę Gandalfa.

## Plansza, na głos

ui-doom-courage-spoken = Odwaga: { $now } z { $top }
ui-doom-isengard-spoken = { $treebeard ->
        [yes] Isengard: Uruk-hai { $count } z 6. Jest tam Drzewiec.
       *[no] Isengard: Uruk-hai { $count } z 6.
    }
ui-doom-morgul-spoken = Minas Morgul: Nazgûle { $count } z 9, w puli jeszcze { $pool }.
ui-doom-figure-spoken = { $figure }: { $space }.{ $legal ->
        [yes] {" "}Można wybrać.
       *[no] {""}
    }
ui-doom-die-spoken = { $die }, { $place }. { $more }{ $legal ->
        [yes] {" "}Można wybrać.
       *[no] {""}
    }
ui-doom-slot-spoken = Pole { $slot }. { $more }.{ $legal ->
        [yes] {" "}Można wybrać.
       *[no] {""}
    }
ui-doom-card-spoken = Karta { $card }. { $hint }{ $several ->
        [yes] {" "}Leży przed: { $seat }.
       *[no] {""}
    }{ $locked ->
        [yes] {" "}Gandalfa trzyma Balrog.
       *[no] {""}
    }{ $legal ->
        [yes] {" "}Można wybrać.
       *[no] {""}
    }

## Odmowy: dlaczego czegoś nie można wybrać, według reguły

refusal-doom-action-03 = Każda kość z księgi zostaje rozpatrzona, po kolei.
refusal-doom-ally-01 = Ta karta nie leży przed żadnym graczem.
refusal-doom-ally-02 = Tej karty nie ma już w grze: każdej używa się tylko raz.
refusal-doom-ally-07 = Tego nie ma teraz do wyboru.
refusal-doom-ally-08 = Tego nie ma teraz do wyboru.
refusal-doom-ally-11 = To nie jest chwila na tę kartę albo nic by ona nie dała.
refusal-doom-card-01 = Tego nie ma teraz do wyboru.
refusal-doom-card-09 = Tego nie ma teraz do wyboru.
refusal-doom-card-10 = Elrond przerzuca kość z rzutu, który właśnie wykonano.
refusal-doom-card-13 = Król Théoden prowadzi członka Drużyny, nie Powierników Pierścienia.
refusal-doom-card-14 = Po pomocy Galadrieli trzeba rzucić kością walki.
refusal-doom-card-15 = Tego nie ma teraz do wyboru.
refusal-doom-card-17 = Odejść musi twój własny sprzymierzeniec; karty Gandalfa i innych graczy są bezpieczne.
refusal-doom-card-22 = Faramir prowadzi o dwa, trzy lub cztery pola.
refusal-doom-card-24 = Drzewiec dodaje odwagi albo rusza do Isengardu.
refusal-doom-card-29 = Trzeba przerzucić kolorową kość, która czeka w księdze.
refusal-doom-card-31 = Tego nie ma teraz do wyboru.
refusal-doom-card-33 = Armia przesuwa się na najbliższą kartę po lewej lub prawej stronie.
refusal-doom-card-44 = Ten członek Drużyny stoi już na końcu etapu.
refusal-doom-combat-07 = Na symbolu Gandalfa wygrywa tylko jego nieużyta karta.
refusal-doom-combat-13 = Walki nie można odmówić.
refusal-doom-combat-14 = Tego nie ma teraz do wyboru.
refusal-doom-courage-01 = Odwaga jest już na najwyższym polu.
refusal-doom-final-07 = W ostatnim etapie rzuca się jedną czarną kością.
refusal-doom-final-09 = W ostatnim etapie nie używa się kolorowych kości.
refusal-doom-final-10 = W ostatnim etapie ta karta teraz się nie przyda.
refusal-doom-final-11 = W ostatnim etapie Faramir nie pomoże.
refusal-doom-final-14 = Tego nie ma teraz do wyboru.
refusal-doom-gandalf-03 = Tego nie ma teraz do wyboru.
refusal-doom-gandalf-05 = Tego nie ma teraz do wyboru.
refusal-doom-gandalf-06 = Zachowuje się jedną z pięciu kolorowych kości.
refusal-doom-gandalf-08 = Sztuczka Gandalfa obraca kolorową kość z właśnie wykonanego rzutu.
refusal-doom-gandalf-09 = Moc Gandalfa obraca czarną kość z właśnie wykonanego rzutu.
refusal-doom-gandalf-10 = Balrog zabrał Gandalfa: przed Helmowym Jarem nie pomoże żadna jego karta.
refusal-doom-hard-01 = Karty tego sprzymierzeńca może użyć tylko gracz, przed którym leży.
refusal-doom-roll-01 = Do pierwszego rzutu wybiera się dwie różne kolorowe kości.
refusal-doom-roll-02 = Na stronę 1 trafia najpierw czarna kość, a potem jedna z rzuconych kolorowych.
refusal-doom-roll-03 = Trzecia kość to kolorowa, której nie było w pierwszym rzucie.
refusal-doom-roll-04 = Na stronę 2 trafia jedna z dwóch właśnie rzuconych kolorowych kości.
refusal-doom-slot-03 = Wskazany pionek przesuwa się o 0, 1 lub 2 pola.
ui-doom-aim = Wasz wspólny cel: doprowadzić Powierników Pierścienia do Góry Przeznaczenia, zanim skończy się odwaga i zanim przybędzie dziewiąty Nazgûl.
