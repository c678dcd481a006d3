### Westmarch, po polsku: Wojna o Pierścień: Gra karciana.
###
### Umowa między katalogami a klientem stoi na początku pliku en/confrontation.ftl; co dodaje ta gra, mówi en/card_game.ftl.
### Nazwy stoją zawsze w mianowniku: karty w cudzysłowie, miejsca po dwukropku.

## Strony, frakcje, rodzaje, symbole

side-free = Wolne Ludy
side-shadow = Cień

faction-dunedain = Dúnedainowie
faction-elf = Elfy
faction-dwarf = Krasnoludy
faction-hobbit = Hobbici
faction-rohan = Rohan
faction-wizard = Czarodzieje
faction-isengard = Isengard
faction-monstrous = Monstrum
faction-southron = Południowcy
faction-mordor = Mordor

type-army = Armia
type-character = Postać
type-item = Przedmiot
type-event = Wydarzenie
keyword-nazgul = Nazgûl
keyword-weapon = Broń
keyword-steed = Wierzchowiec
keyword-ent = Ent

special-attack = atak
special-defence = obrona
special-path-attack = atak ścieżki
special-path-defence = obrona ścieżki
icon-attack = atak
icon-defence = obrona
icon-lead-attack = atak przywódcy
icon-lead-defence = obrona przywódcy
icon-path-attack = atak ścieżki
icon-path-defence = obrona ścieżki

region-path = ścieżka
region-reserve = rezerwa
region-hand = ręka
region-deck = talia dobierania
region-cycle-pile = stos zrzuconych kart
region-eliminated = stos wykluczonych kart
region-apart = karty dobrane na bok
region-top-of-deck = wierzch talii dobierania

## Opcje i zestawy

option-scenario = Scenariusz
    .about = Drużyna Pierścienia ma sześć ścieżek, pozostałe dziewięć.
option-scenario-trilogy = Trylogia
option-scenario-duel2 = Pojedynek dwóch graczy
option-scenario-duel3 = Pojedynek trzech graczy
option-scenario-fellowship = Drużyna Pierścienia
option-people = Osoby
    .about = Ile osób gra w Trylogię; gdy mniej niż cztery, ktoś prowadzi dwie talie.
preset-trilogy = Trylogia, cztery osoby
preset-trilogy-3 = Trylogia, trzy osoby
preset-trilogy-2 = Trylogia, dwie osoby
preset-duel2 = Pojedynek dwóch graczy
preset-duel3 = Pojedynek trzech graczy
preset-fellowship = Drużyna Pierścienia

## Pytania

prompt-setup-cycle = { $left ->
        [one] Zrzuć jedną kartę z początkowej ręki.
        [few] Zrzuć { $left } karty z początkowej ręki.
       *[other] Zrzuć { $left } kart z początkowej ręki.
    }
prompt-setup-cycle-waiting = { $seat } wybiera początkowe karty do zrzucenia.
prompt-action-choose = Wykonaj akcję albo spasuj. Karty na ręce: { $hand }, limit pozostałości:{"\u00A0"}{ $carryover }.
prompt-action-choose-waiting = { $seat } rozważa akcję.
prompt-action-target = Dokąd trafia „{ $card }”?
prompt-action-destination = Dokąd rusza „{ $card }”?
prompt-cards-cycle = { $left ->
        [one] Zrzuć kartę z ręki.
        [few] Zrzuć { $left } karty z ręki.
       *[other] Zrzuć { $left } kart z ręki.
    }
prompt-cards-cycle-waiting = { $seat } wybiera, co zrzucić.
prompt-cards-forsake = { $left ->
        [one] Poświęć kartę: z ręki, z rezerwy albo z wierzchu talii.
        [few] Poświęć { $left } karty: z ręki, z rezerwy albo z wierzchu talii.
       *[other] Poświęć { $left } kart: z ręki, z rezerwy albo z wierzchu talii.
    }
prompt-cards-forsake-waiting = { $seat } wybiera, co poświęcić.
prompt-cards-eliminate = { $left ->
        [one] Wyklucz kartę z ręki.
        [few] Wyklucz { $left } karty z ręki.
       *[other] Wyklucz { $left } kart z ręki.
    }
prompt-cards-eliminate-waiting = { $seat } wybiera, co wykluczyć.
prompt-cards-saved-by = Który tekst ratuje kartę?
prompt-cards-saved-by-waiting = { $seat } wybiera, co ratuje kartę.
prompt-text-offer = { $cause }: czy korzystasz?
prompt-text-offer-waiting = { $seat } rozważa, czy skorzystać.
prompt-text-fetch = { $cause }: którą kartę bierzesz?
prompt-text-fetch-waiting = { $seat } szuka karty.
prompt-text-icons = { $cause }: która lokacja dostaje symbol?
prompt-text-icons-waiting = { $seat } wybiera lokację.
prompt-text-ride = { $cause }: dokąd jedzie „{ $card }”?
prompt-text-ride-waiting = { $seat } rozważa ruch wierzchowca.
prompt-text-copy = { $cause }: która kopia karty „{ $card }”?
prompt-text-copy-waiting = { $seat } wybiera kartę.
prompt-text-victim = { $cause }: która karta jest wykluczana?
prompt-text-victim-waiting = { $seat } wybiera kartę do wykluczenia.
prompt-text-fetch-or-victim = { $cause }: weź kartę albo jedną wyklucz.
prompt-text-fetch-or-victim-waiting = { $seat } wybiera kartę.
prompt-text-ride-to-ruin = { $cause }: które karty Rohanu jadą po zgubę?
prompt-text-ride-to-ruin-waiting = { $seat } wybiera, kto jedzie po zgubę.
prompt-text-fallen = { $cause }: która karta Mordoru z pola bitwy pada?
prompt-text-fallen-waiting = { $seat } wybiera, kto pada.
prompt-location-battleground = { $cause }: które pole bitwy wchodzi do gry?
prompt-location-battleground-waiting = { $seat } wybiera pole bitwy.
prompt-location-move-there = { $cause }: czy „{ $card }” rusza tam?
prompt-location-move-there-waiting = { $seat } rozważa ruch.
prompt-location-path = { $cause }: która ścieżka jest następna?
prompt-location-path-waiting = { $seat } wybiera ścieżkę.
prompt-apart-play = { $cause }: zagraj kartę z dobranych na bok albo żadnej. Pozostało zagrań: { $left }.
prompt-apart-play-waiting = { $seat } przegląda karty dobrane na bok.
prompt-apart-eliminate = { $cause }: którą z kart dobranych na bok wykluczasz?
prompt-apart-eliminate-waiting = { $seat } przegląda karty dobrane na bok.
prompt-apart-cycle = { $cause }: którą z kart dobranych na bok zrzucasz?
prompt-apart-cycle-waiting = { $seat } przegląda karty dobrane na bok.
prompt-apart-keep = { $cause }: którą z kart dobranych na bok zatrzymujesz?
prompt-apart-keep-waiting = { $seat } przegląda karty dobrane na bok.
prompt-combat-next = Która walka jest następna?
prompt-combat-next-waiting = { $seat } wybiera następną walkę.
prompt-combat-support = Czy armia wspiera postać „{ $card }”?
prompt-combat-support-waiting = { $seat } decyduje, kto ma wsparcie.
prompt-combat-lose = { $left ->
        [one] Został jeden symbol ataku: wskaż obrońcę do utraty.
        [few] Zostały { $left } symbole ataku: wskaż obrońcę do utraty.
       *[other] Zostało { $left } symboli ataku: wskaż obrońcę do utraty.
    }
prompt-combat-lose-waiting = { $seat } wskazuje straty.
prompt-combat-objection = Sojusznik chce utracić kartę „{ $card }”. Zgadzasz się?
prompt-combat-objection-waiting = { $seat } ma wyrazić zgodę.
prompt-combat-enemy-names = Nie doszli do zgody: wskaż obrońcę, który przepada.
prompt-combat-enemy-names-waiting = { $seat } wskazuje stratę.

## Wybory

token-play = Zagraj „{ $subject }”
token-move = Porusz „{ $subject }”
token-to = Cel: { $subject }
token-on = Dzierżyciel: { $subject }
token-cycle = Zrzuć „{ $subject }”
token-winnow = Odsiew
token-use = Użyj „{ $subject }”
token-ring = Użyj żetonu Pierścienia
token-pass = Spasuj
token-eliminate = Wyklucz „{ $subject }”
token-forsake = Poświęć: { $subject }
token-forsake-reserve = Poświęć z rezerwy: { $subject }
token-take = Weź „{ $subject }”
token-activate = { $subject }
token-add = Miejsce: { $subject }
token-at = Kopia, miejsce: { $subject }
token-accept = Skorzystaj
token-decline = Odmów
token-done = Gotowe
token-fight = Rozstrzygnij: { $subject }
token-support = Wesprzyj: { $subject }
token-leave = Zostaw bez wsparcia: { $subject }
token-lose = Utrać „{ $subject }”
token-agree = Zgoda
token-object = Sprzeciw
token-save-by = Dzięki karcie „{ $subject }”

## Zdarzenia

event-cycled = { $count ->
        [one] { $seat } zrzuca kartę.
        [few] { $seat } zrzuca { $count } karty.
       *[other] { $seat } zrzuca { $count } kart.
    }
event-cycled-cards = { $seat } zrzuca: { $cards }.
event-eliminated = { $count ->
        [one] { $seat } wyklucza kartę, zakrytą.
        [few] { $seat } wyklucza { $count } karty, zakryte.
       *[other] { $seat } wyklucza { $count } kart, zakrytych.
    }
event-eliminated-cards = Wykluczone ({ $seat }): { $cards }.
event-removed = Usunięte z gry ({ $seat }): { $card }; skąd: { $from }.
event-forsook = { $seat } poświęca kartę; skąd: { $from }.
event-saved = „{ $card }”: karta zrzucona zamiast wykluczenia.
event-drew = { $count ->
        [0] { $seat } nie może dobrać.
        [one] { $seat } dobiera kartę.
        [few] { $seat } dobiera { $count } karty.
       *[other] { $seat } dobiera { $count } kart.
    }
event-drew-cards = { $seat } dobiera: { $cards }.
event-drew-apart = { $count ->
        [one] { $seat } dobiera kartę na bok.
        [few] { $seat } dobiera { $count } karty na bok.
       *[other] { $seat } dobiera { $count } kart na bok.
    }
event-drew-apart-cards = { $seat } dobiera na bok: { $cards }.
event-recycled = { $seat } odświeża: stos zrzuconych kart to nowa talia.
event-took = { $seat } bierze kartę „{ $card }”; skąd: { $from }.
event-kept = { $count ->
        [one] { $seat } zatrzymuje kartę.
        [few] { $seat } zatrzymuje { $count } karty.
       *[other] { $seat } zatrzymuje { $count } kart.
    }
event-kept-cards = { $seat } zatrzymuje: { $cards }.
event-looked = { $seat } widzi wierzch talii: { $card }.
event-played = { $seat } zagrywa kartę „{ $card }”.
event-played-to = { $to-id ->
        [reserve] { $seat } zagrywa kartę „{ $card }” do rezerwy.
       *[other] { $seat } zagrywa kartę „{ $card }”; cel: { $to }.
    }
event-played-on = { $seat } zagrywa kartę „{ $card }”; dzierżyciel: { $on }.
event-moved = { $seat } porusza kartę „{ $card }”; cel: { $to }.
event-used = { $seat } używa karty „{ $card }”.
event-accepted = { $seat } korzysta.
event-declined = { $seat } odmawia.
event-lasts-for-the-round = „{ $cause }” działa do końca rundy.
event-activated = Aktywowane pole bitwy: { $battleground }.
event-reactivated = Reaktywowane pole bitwy: { $battleground }; z obszaru punktacji: { $out-of }.
event-path-turned-up = Miejsce ścieżki zajmie: { $path }.
event-path-activated = Aktywna ścieżka: { $path }.
event-no-battleground = W talii nie ma już pól bitew.
event-icons-added = +{ $amount } ({ $icon }).
event-icons-added-at = { $location }: +{ $amount } ({ $icon }).
event-icons-added-card = { $card }: +{ $amount } ({ $icon }).
event-corruption = Zepsucie zmienia się o { $by }; wynosi { $corruption }.
event-round = Runda { $round }. Pierwszy gracz: { $first-player }.
event-turn = Teraz gra { $seat }.
event-passed = { $seat } pasuje.
event-winnowed = { $seat } wykonuje odsiew.
event-ring-used = { $seat } używa żetonu Pierścienia.
event-scores = Punkty: Wolne Ludy { $free }, Cień { $shadow }.
event-game-over = Zwycięzca: { $winner } ({ $reason }).
event-combat = { $cancelled ->
        [0] Walka, { $location }: atak { $attack }.
       *[other] Walka, { $location }: atak { $attack }, lokacja znosi { $cancelled }.
    }
event-support = { $supported-id ->
        [true] { $character }: ma wsparcie.
       *[other] { $character }: bez wsparcia.
    }
event-loss-named = { $seat } chce utracić kartę „{ $card }”.
event-agreed = { $seat } zgadza się.
event-objected = { $seat } sprzeciwia się.
event-cancelled = „{ $card }” znosi { $icons } i przepada; zostaje { $left }.
event-won = { $location }: wygrywa { $side }.
event-nobody-scores = { $location }: nikt nie zdobywa.

reason-last-path = przebyto ostatnią ścieżkę
reason-lead = przewaga dziesięciu punktów

## Stół

ui-cards-table = Stół
ui-cards-round = Runda { $round }
ui-cards-first = pierwszy gracz
ui-cards-turn = na ruchu
ui-cards-must-act = Wykonaj akcję. Karty na ręce: { $hand }, limit pozostałości:{"\u00A0"}{ $carryover }.
ui-cards-passed = spasował
ui-cards-you = ty
ui-cards-points = { $points ->
        [one] { $side }: { $points } punkt
        [few] { $side }: { $points } punkty
       *[other] { $side }: { $points } punktów
    }
ui-cards-tie = Tyle samo punktów po obu stronach: wygrywa Cień.
ui-cards-corruption = Zepsucie { $count }
ui-cards-corruption-points = Zepsucie
ui-cards-vp = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
ui-cards-road = Droga
ui-cards-road-stone = Ścieżka { $number }: { $state ->
        [free] zdobyta przez Wolne Ludy
        [shadow] Cienia
        [here] tu i teraz
        [nobody] niczyja
       *[ahead] jeszcze przed nami
    }
ui-cards-hand = Ręka: { $seat }
ui-cards-hand-count = { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
ui-cards-hand-empty = Brak kart na ręce.
ui-cards-reserve = Rezerwa
ui-cards-empty = pusto
ui-cards-deck = Talia dobierania
ui-cards-cycle-pile = Stos zrzuconych
ui-cards-eliminated = Wykluczone
ui-cards-pile = { $pile }: { $count }
ui-cards-pile-known = Wiadomo, że są tam:
ui-cards-pile-deck = Bez kolejności:
ui-cards-top = Na wierzchu: { $card }
ui-cards-ring = Żeton Pierścienia
ui-cards-ring-ready = Żeton Pierścienia gotowy
ui-cards-ring-used = Żeton Pierścienia zużyty
ui-cards-apart = Dobrane na bok
ui-cards-laid = Zagrywane
ui-cards-to-choose = Do wyboru
ui-cards-lasting = W tej rundzie: { $cards }
ui-cards-no-defence = zdobyte: jego własna obrona się nie liczy
ui-cards-sums = Atak { $attack }, lokacja broni się siłą { $own }, jej obrońcy siłą { $cards }.
ui-cards-left = zostaje { $count }
ui-cards-stands = trwa
ui-cards-falls = pada
ui-cards-next-path = następna: { $path }
ui-cards-no-location = Lokacje wchodzą do gry na początku rundy.
ui-cards-battleground-of = Pole bitwy, { $side }
ui-cards-path-number = Ścieżka { $number }
ui-cards-defenders = Obrońcy
ui-cards-attackers = Atakujący
ui-cards-fresh = zagrana do rezerwy w tej rundzie: jeszcze nie może ruszyć
ui-cards-wields = dzierży: { $items }
ui-cards-on-paths = Ścieżki { $paths }
ui-cards-wielders = Dzierżyciel: { $wielders }
ui-cards-any-faction = dowolna postać frakcji { $faction }
ui-cards-any-keyword = dowolny { $keyword }
ui-cards-no-icons = bez symboli
ui-cards-icon-count = { $icon }: { $count }
ui-cards-reconstructed = Niepewne: { $what }. Żadne źródło tego nie podaje; dobrano tak, by pasowało do reszty.
ui-cards-reconstructed-bearers = kto może to dzierżyć
ui-cards-reconstructed-keywords = słowa kluczowe
ui-cards-copies = { $count ->
        [one] jedna kopia
        [few] { $count } kopie
       *[other] { $count } kopii
    }
ui-cards-choosable = Można teraz wybrać.
ui-cards-marked = Zaznaczona.
ui-cards-why-not = Dlaczego nie zagrać?
ui-cards-play-to = Zagraj: { $place }
ui-cards-play-on = Zagraj; dzierżyciel: { $card }
ui-cards-play-event = Zagraj wydarzenie
ui-cards-move-to = Porusz: { $place }
ui-cards-cycle-this = Zrzuć kartę
ui-cards-use-this = Użyj akcji karty
ui-cards-mark-more = { $count ->
        [0] Zaznaczono { $marked } z { $of }.
        [one] Zaznacz jeszcze jedną kartę.
        [few] Zaznacz jeszcze { $count } karty.
       *[other] Zaznacz jeszcze { $count } kart.
    }
ui-cards-do-cycle = Zrzuć zaznaczone
ui-cards-do-forsake = Poświęć zaznaczone
ui-cards-do-eliminate = Wyklucz zaznaczone
ui-cards-do-lose = Utrać zaznaczone
ui-cards-cancels = Znosi { $icons } z { $left }
ui-cards-actions = Akcje bez karty
ui-cards-group-play = Zagraj
ui-cards-group-move = Porusz i użyj
ui-cards-group-cycle = Zamiast tego zrzuć kartę
ui-cards-group-other = Inaczej
ui-cards-winnow-more = Wyklucz 2 karty z ręki, potem dobierz 1.
ui-cards-ring-game = Dobierz 2 karty, raz na grę.
ui-cards-ring-round = Dobierz 3 karty, potem 1 wyklucz i 1 zrzuć; raz na rundę.
ui-cards-pass-more = Akcje kończą się, gdy wszyscy spasują po kolei.
ui-cards-cycle-more = Trafia zakryta na twój stos zrzuconych kart.
ui-cards-combat-attack = Atak
ui-cards-combat-place = lokacja
ui-cards-combat-won = Wygrywa: { $side }
ui-cards-hidden-cards = { $count ->
        [one] jedna zakryta karta
        [few] { $count } zakryte karty
       *[other] { $count } zakrytych kart
    }
ui-cards-battlegrounds-left = Pola bitew, które mogą jeszcze wejść: { $places }
ui-cards-paths-left = Ścieżki, które mogą jeszcze wejść: { $places }
ui-cards-team = Sojusznicy mogą rozmawiać, ale tylko tak, by wszyscy mogli to czytać.
ui-cards-large = Cała karta
ui-cards-spoken = { $card }. { $faction }, { $type }. { $icons }.{ $legal ->
        [yes] {" "}Można teraz wybrać.
       *[no] {""}
    }

## 112 kart

card-dead-men-of-dunharrow = Umarli z Dunharrow
    .text = +2 do ataku i +2 do obrony, gdy wspiera Obieżyświata lub Aragorna.
card-great-gate = Wielka Brama
    .text = +3 do obrony w Minas Tirith. Nie trafia na pola bitew Cienia.
card-guards-of-the-citadel = Straż Cytadeli
    .text = +1 do obrony w Minas Tirith.
card-knights-of-dol-amroth = Rycerze Dol Amrothu
    .text = +1 do obrony w Dol Amroth.
card-soldiers-of-gondor = Żołnierze Gondoru
card-aragorn = Aragorn
    .text = Po zagraniu: usuń Obieżyświata z gry. W rezerwie: w kroku dobierania +1 karta. Poświęcona z talii: tylko zrzucana.
card-boromir = Boromir
    .text = Po zagraniu: dobierz 1. Gdy trafi na ścieżkę: poświęć 1 kartę.
card-denethor = Denethor
    .text = Akcja w rezerwie: poświęć 1 kartę, aby wziąć z talii Boromira lub Faramira.
card-faramir = Faramir
    .text = Gdy trafi na ścieżkę 7: możesz ją zastąpić inną ścieżką 7.
card-halbarad = Halbarad
    .text = Akcja w rezerwie (zrzuć tę kartę): weź z talii Obieżyświata lub Aragorna.
card-prince-imrahil = Książę Imrahil
    .text = Po zagraniu: możesz zrzucić 1 kartę, aby wziąć z talii Rycerzy Dol Amrothu.
card-strider = Obieżyświat
    .text = Akcja na ścieżce: zastąp ją inną, o numer wyższą. Wykluczany, gdy zagrano Aragorna.
card-anduril = Andúril
    .text = Akcja w rezerwie: wprowadź pole bitwy Dúnedainów; dzierżyciel rusza na nie.
card-blade-of-westernesse = Miecz z Westernesse
card-paths-of-the-dead = Ścieżka Umarłych
    .text = Poświęć 2 karty, potem dobierz 4, a z Obieżyświatem lub Aragornem w grze 5.
card-the-red-arrow = Czerwona Strzała
    .text = W tej rundzie pola bitew Dúnedainów są otwarte dla Rohanu.
card-the-three-hunters = Trzej łowcy
    .text = W tej rundzie Gimli, Legolas, Obieżyświat i Aragorn mogą trafić na każde pole bitwy; wspiera ich każda armia Wolnych Ludów.
card-high-elves = Elfowie Wysokiego Rodu
card-arwen = Arwena
    .text = Po zagraniu: dobierz 1. W rezerwie: Obieżyświat i Aragorn mają +1 do obrony, także na ścieżce.
card-elrond = Elrond
    .text = Po zagraniu: dobierz 1. W rezerwie: limit pozostałości +1.
card-galadriel = Galadriela
    .text = Po zagraniu: dobierz 1. W rezerwie: w kroku dobierania +1 karta, potem zrzuć 1.
card-legolas = Legolas
    .text = Po zagraniu: możesz wziąć z talii Łuk Galadrimów.
card-bow-of-the-galadhrim = Łuk Galadrimów
    .text = Bez drugiej broni obok.
card-elven-cloak = Płaszcz elfów
    .text = Dzierżyciel utracony na ścieżce jest zrzucany ze wszystkim, co dzierży.
card-lembas = Lembas
    .text = Akcja na ścieżce (wyklucz tę kartę): gracz Hobbitów usuwa 1 zepsucie za każdą postać Hobbita na ścieżce.
card-mirror-of-galadriel = Zwierciadło Galadrieli
    .text = W grze: widzisz wierzchnią kartę swojej talii.
card-nenya = Nenya, Pierścień Diamentu
    .text = Akcja w rezerwie (zrzuć tę kartę): +1 do obrony ścieżki albo pola bitwy.
card-phial-of-galadriel = Flakonik Galadrieli
    .text = Ścieżka, na której leży, ma +2 do obrony ścieżki.
card-vilya = Vilya, Pierścień Powietrza
    .text = Akcja w rezerwie (zrzuć tę kartę): każdy gracz Wolnych Ludów dobiera 1.
card-gimli = Gimli
    .text = Po zagraniu: możesz wziąć Krasnoludzki topór ze stosu zrzuconych.
card-dwarven-axe = Krasnoludzki topór
card-bilbo-baggins = Bilbo Baggins
    .text = Akcja w rezerwie (zrzuć tę kartę): dobierz 2. Wykluczany, jest zrzucany ze wszystkim, co dzierży.
card-fatty-bolger = Grubas Bolger
    .text = Akcja w rezerwie (wyklucz tę kartę): dobierz 3. Poświęcony z rezerwy, jest tylko zrzucany.
card-frodo-baggins = Frodo Baggins
    .text = Wykluczany lub poświęcany, jest zrzucany; nie to, co dzierży.
card-merry-brandybuck = Merry Brandybuck
    .text = Może trafić na pola bitew Rohanu, a Rohan go wspiera. Utracona na ścieżce: zrzucana z tym, co dzierży.
card-pippin-took = Pippin Tuk
    .text = Może trafić na pola bitew Dúnedainów, a oni go wspierają. Utracona na ścieżce: zrzucana z tym, co dzierży.
card-sam-gamgee = Sam Gamgee
    .text = Akcja w rezerwie (zrzuć tę kartę): ścieżka dostaje 1 obronę ścieżki.
card-herbs-and-stewed-rabbit = Ziele i potrawka z królika
    .text = Akcja wszędzie w grze (wyklucz tę kartę): weź postać Hobbita ze stosu zrzuconych i dobierz 1.
card-mithril-coat = Mithrilowa kolczuga
card-sting = Żądło
    .text = Ścieżka, na której leży, ma +1 do obrony ścieżki, gdy jest tam postać Monstrum.
card-there-is-another-way = Jest inna droga
    .text = Zastąp ścieżkę inną o tym samym numerze; dostaje 1 obronę ścieżki.
card-riders-of-rohan = Jeźdźcy Rohanu
card-village-militia = Milicja wiejska
card-eomer = Éomer
    .text = Po zagraniu: dobierz 5 na bok, możesz zagrać z nich armię Rohanu, resztę zrzuć.
card-eowyn = Éowina
    .text = Zagrana na pole bitwy: możesz wykluczyć Nazgûla w grze. Zagrana do rezerwy: możesz wziąć Merry’ego lub Pippina ze stosu zrzuconych.
card-ghan-buri-ghan = Ghân-buri-Ghân
    .text = W rezerwie: Minas Tirith jest otwarte dla Rohanu.
card-theoden = Théoden
    .text = +1 do ataku i +1 do obrony, gdy Gandalf jest w grze. Po zagraniu: dobierz 5 na bok, możesz zagrać z nich kartę Rohanu, resztę zrzuć.
card-shadowfax = Cienistogrzywy
    .text = Akcja w rezerwie: wprowadź dowolne pole bitwy; dzierżyciel niezagrany w tej rundzie rusza na nie.
card-death-ride-ride-to-ruin = Śmierć! Naprzód, po zgubę
    .text = Wyklucz karty Rohanu ze swojej rezerwy: gracz Mordoru wyklucza tyle samo swoich z pól bitew.
card-gandalf-the-grey = Gandalf Szary
    .text = Akcja na ścieżce: zastąp ją inną, o numer wyższą. Wykluczany, gdy zagrano Gandalfa Białego.
card-gandalf-the-white = Gandalf Biały
    .text = Po zagraniu: usuń Gandalfa Szarego z gry. W rezerwie: w kroku dobierania +1 karta. Poświęcona z talii: tylko zrzucana.
card-gwaihir-the-windlord = Gwaihir Władca Wiatru
    .text = Akcja w rezerwie (zrzuć tę kartę): weź dowolnego Gandalfa ze stosu zrzuconych.
card-quickbeam = Żwawiec
    .text = +1 do ataku i +1 do obrony za każdą parę armii i postaci Isengardu na tym polu.
card-smeagol = Sméagol
    .text = Akcja na ścieżce: dodaj 1 zepsucie, aby zastąpić ją inną, o numer wyższą. Utracona na ścieżce: zrzucana z tym, co dzierży.
card-treebeard = Drzewiec
    .text = +1 do ataku w Orthanku. Gdy trafi na pole bitwy: gracz Isengardu wyklucza armię Isengardu.
card-gandalfs-staff = Laska Gandalfa
    .text = W grze: limit pozostałości +1.
card-glamdring = Glamdring
card-narya = Narya, Pierścień Ognia
    .text = Akcja w rezerwie (zrzuć tę kartę): każdy gracz Cienia zrzuca 1.
card-devilry-of-saruman = Czarcie sztuczki Sarumana
card-fighting-uruk-hai = Bojowi Uruk-hai
card-white-hand-orcs = Orkowie Białej Ręki
card-wolf-riders = Jeźdźcy wilków
card-grima-wormtongue = Gríma Gadzi Język
    .text = Akcja w rezerwie (wyklucz tę kartę): weź Sarumana z talii albo wyklucz postać Rohanu w grze.
card-saruman = Saruman
    .text = W rezerwie: w kroku dobierania +1 karta. Poświęcona z talii: tylko zrzucana.
card-ugluk = Uglúk
    .text = Akcja na ścieżce: zastąp ją inną o tym samym numerze.
card-palantir-of-orthanc = Palantír z Orthanku
    .text = Akcja w rezerwie: raz na rundę z 3 kart z wierzchu talii jedną wyklucz, jedną zrzuć, jedną zatrzymaj.
card-sarumans-staff = Laska Sarumana
    .text = W grze: limit pozostałości +1.
card-woven-of-all-colours = Szaty utkane z wszystkich kolorów
    .text = Dzierżyciel utracony w walce jest zrzucany ze wszystkim, co dzierży.
card-threats-and-promises = Groźby i obietnice
    .text = Z Sarumanem w rezerwie: wprowadź pole bitwy Isengardu; może na nie ruszyć.
card-goblins-of-the-misty-mountains = Gobliny z Gór Mglistych
card-balrog-of-moria = Balrog z Morii
    .text = +1 do ataku ścieżki w Khazad-dûm. Gdy trafi do lokacji: każdy gracz Wolnych Ludów poświęca 1.
card-barrow-wights = Upiory Kurhanów
    .text = Akcja w rezerwie (wyklucz tę kartę): każdy gracz Wolnych Ludów poświęca 1.
card-candles-of-corpses = Świece umarłych
    .text = +1 do ataku ścieżki na Martwych Bagnach. Akcja w rezerwie (wyklucz tę kartę): każdy gracz Wolnych Ludów poświęca 1.
card-caradhras-the-cruel = Okrutnik Caradhras
    .text = Zagrana na Caradhras: zastąp je inną ścieżką 4. Akcja w rezerwie (wyklucz tę kartę): każdy gracz Wolnych Ludów poświęca 1.
card-cave-troll = Jaskiniowy troll
    .text = Akcja w rezerwie (wyklucz tę kartę): każdy gracz Wolnych Ludów poświęca 1.
card-flocks-of-crebain = Stada Krebainów
    .text = Akcja na ścieżce: zastąp ją inną o tym samym numerze.
card-gollum = Gollum
    .text = Akcja na ścieżce: zastąp ją inną o tym samym numerze. Utracona na ścieżce: zrzucana z tym, co dzierży.
card-hill-troll = Górski troll
    .text = Akcja w rezerwie (wyklucz tę kartę): każdy gracz Wolnych Ludów poświęca 1.
card-shelob = Szeloba
    .text = +1 do ataku ścieżki w Jaskini Szeloby. Gdy trafi do lokacji: każdy gracz Wolnych Ludów poświęca 1.
card-coastal-raiders = Łupieżcy wybrzeży
    .text = +1 do ataku w Dol Amroth. Akcja w rezerwie (wyklucz tę kartę): Dol Amroth wychodzi ze swojej talii.
card-corsairs-of-umbar = Korsarze z Umbaru
    .text = Akcja w rezerwie (wyklucz tę kartę): Umbar wychodzi ze swojej talii.
card-haradrim-cavalry = Konnica Haradrimów
    .text = +1 do ataku w Minas Tirith. Akcja w rezerwie (wyklucz tę kartę): Minas Tirith wychodzi ze swojej talii.
card-haradrim-mumakil = Mûmakile Haradrimów
card-haradrim-regulars = Piechota Haradrimów
    .text = Akcja w rezerwie (wyklucz tę kartę): Harad wychodzi ze swojej talii.
card-the-black-fleet = Czarna Flota
    .text = +1 do ataku w Pelargirze. Akcja w rezerwie (wyklucz tę kartę): Pelargir wychodzi ze swojej talii.
card-the-black-serpent = Czarny Wąż
    .text = Akcja w rezerwie (wyklucz tę kartę): pole bitwy Południowców wraca z obszaru punktacji.
card-black-uruks = Czarni Urukowie
card-grond = Grond, Młot Podziemi
card-mordor-orcs = Orkowie z Mordoru
card-olog-hai = Olog-hai
card-trolls-of-udun = Trolle z Udûn
card-gorbag-and-shagrat = Gorbag i Szagrat
    .text = Gdy trafią na ścieżkę: możesz zrzucić 1 kartę, a dostaną 1 atak ścieżki, w Cirith Ungol 2.
card-grishnakh = Grisznák
    .text = Akcja na ścieżce (wyklucz tę kartę): dodaj 1 zepsucie.
card-mouth-of-sauron = Rzecznik Saurona
    .text = Nigdy na ścieżce, gdy aktywne jest pole bitwy Cienia. W rezerwie: w kroku dobierania +1 karta.
card-the-beguiler = Zwodziciel
    .text = Akcja w rezerwie (zrzuć tę kartę): każdy gracz Wolnych Ludów zrzuca 1.
card-the-black-easterling = Czarny Easterling
    .text = Po zagraniu: dobierz 1. +1 do obrony w Dol Guldur.
card-the-commander = Dowódca
    .text = Akcja w rezerwie (zrzuć tę kartę): każdy gracz Cienia dobiera 1.
card-the-destroyer = Niszczyciel
    .text = Akcja w rezerwie (zrzuć tę kartę): pole bitwy dostaje 1 atak.
card-the-hunter = Łowca
    .text = Akcja w rezerwie (zrzuć tę kartę): ścieżka dostaje 1 atak ścieżki.
card-the-lidless-eye = Oko bez powiek
    .text = Po zagraniu: każdy gracz Cienia dobiera 1. W rezerwie: limit pozostałości +1. Nigdy na ścieżce, gdy aktywne jest pole bitwy Cienia.
card-the-messenger = Posłaniec
    .text = Akcja w rezerwie (zrzuć tę kartę): weź Nazgûla ze stosu zrzuconych.
card-the-reaver = Rozbójnik
    .text = Akcja w rezerwie (zrzuć tę kartę): każdy gracz Wolnych Ludów poświęca 1.
card-the-warrior = Wojownik
    .text = Akcja w rezerwie (zrzuć tę kartę): pole bitwy dostaje 1 obronę.
card-the-witch-king = Czarnoksiężnik z Angmaru
    .text = W rezerwie: w kroku dobierania +1 karta. Poświęcona z talii: tylko zrzucana.
card-black-breath = Tchnienie Ciemnych Sił
    .text = Akcja w lokacji (zrzuć tę kartę z dzierżycielem i wszystkim, co dzierży): dodaj 1 zepsucie.
card-black-riders-mount = Koń Czarnego Jeźdźca
    .text = Zagrana w rezerwie: dzierżyciel może od razu ruszyć na ścieżkę.
card-fell-beast = Skrzydlata bestia
    .text = Zagrana w rezerwie: dzierżyciel może od razu ruszyć na pole bitwy.
card-morgul-blade = Ostrze Morgulu
    .text = Akcja na ścieżce (wyklucz tę kartę): dodaj 1 zepsucie.
card-nazguls-mantle = Płaszcz Nazgûla
    .text = Dzierżyciel utracony w walce jest zrzucany ze wszystkim, co dzierży.
card-the-black-captain = Czarny Wódz
    .text = Z Czarnoksiężnikiem w rezerwie: wprowadź pole bitwy Mordoru; może na nie ruszyć.
card-the-day-without-dawn = Dzień bez świtu
    .text = Dobierz 7 na bok i wyklucz jedną; możesz zagrać z nich dwie armie, resztę zrzuć.
card-the-ringwraiths-are-abroad = Upiory Pierścienia są w drodze
    .text = Dobierz 7 na bok i wyklucz jedną; możesz zagrać z nich dwóch Nazgûli, resztę zrzuć.

## Pola bitew i ścieżki

region-dol-amroth = Dol Amroth
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1.
region-edoras = Edoras
    .text = Dochodzi też Helmowy Jar ze swojej talii.
region-helms-deep = Helmowy Jar
    .text = Gracz Rohanu dobiera 5 na bok, może zagrać tu armię lub postać, resztę zrzuca.
region-lorien = Lórien
    .text = Dochodzi też Dol Guldur z talii lub obszaru punktacji.
region-minas-tirith = Minas Tirith
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3.
region-pelargir = Pelargir
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1.
region-rivendell = Rivendell
    .text = Gracz Elfów dobiera 1, potem zrzuca 1.
region-dol-guldur = Dol Guldur
    .text = Dochodzi też Lórien z talii lub obszaru punktacji.
region-harad = Harad
    .text = Każdy gracz Cienia dobiera 1.
region-minas-morgul = Minas Morgul
    .text = Gracz Mordoru dobiera 5 na bok, może zagrać Nazgûla do rezerwy, resztę zrzuca.
region-morannon = Morannon
    .text = Gracz Mordoru dobiera 5 na bok, może zagrać z nich armię, resztę zrzuca.
region-moria = Moria
    .text = Gracz Monstrów dobiera 2.
region-orthanc = Orthank
    .text = Gracz Isengardu może wziąć Sarumana z talii lub stosu zrzuconych, potem odświeża stos.
region-umbar = Umbar
    .text = Każdy gracz Cienia dobiera 1.
region-bag-end = Bag End
    .text = Gracz Hobbitów dobiera 2.
region-bucklebury-ferry = Prom w Bucklebury
    .text = Gracz Mordoru i gracz Hobbitów dobierają po 1.
region-gildors-encampment = Obóz Gildora
    .text = Gracz Elfów dobiera 1, potem zrzuca 1.
region-inn-of-the-prancing-pony = Gospoda „Pod Rozbrykanym Kucykiem”
    .text = Każdy gracz Cienia dobiera 2.
region-the-old-forest = Stary Las
    .text = Każdy gracz Wolnych Ludów poświęca 1.
region-weathertop = Wichrowy Czub
    .text = Gracz Mordoru dobiera 2.
region-fords-of-bruinen = Bród Bruinen
    .text = Każdy gracz Wolnych Ludów poświęca 1 kartę, potem dobiera 3.
region-imladris = Imladris
    .text = Gracz Elfów dobiera 2.
region-the-council-of-elrond = Narada u Elronda
    .text = Każdy gracz Wolnych Ludów dobiera 1.
region-caradhras = Caradhras
    .text = Każdy gracz Wolnych Ludów poświęca 1.
region-khazad-dum = Khazad-dûm
    .text = Gracz Monstrów dobiera 2.
region-the-doors-of-durin = Drzwi Durina
    .text = Gracz Monstrów może poświęcić 1 kartę, aby dodać tu 1 atak ścieżki.
region-dimrill-dale = Dolina Półmroku
    .text = Każdy gracz Cienia zrzuca 2.
region-egladil = Egladil
    .text = Każdy gracz Wolnych Ludów dobiera 2, potem zrzuca 1.
region-lothlorien = Lothlórien
    .text = Gracz Elfów dobiera 1, potem zrzuca 1.
region-amon-hen = Amon Hen
    .text = Gracz Mordoru dobiera 1, potem zrzuca 1.
region-dead-marshes = Martwe Bagna
    .text = Gracz Monstrów dobiera 2.
region-emyn-muil = Emyn Muil
    .text = Każdy gracz Wolnych Ludów poświęca 1.
region-henneth-annun = Henneth Annûn
    .text = Gracz Dúnedainów dobiera 1.
region-osgiliath = Osgiliath
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3.
region-the-cross-roads = Rozstaje Dróg
    .text = Każdy gracz Wolnych Ludów dobiera 1.
region-cirith-ungol = Cirith Ungol
    .text = Gracz Mordoru dobiera 5 na bok, może zagrać z nich armię, resztę zrzuca.
region-morgul-vale = Dolina Morgulu
    .text = Gracz Mordoru dobiera 5 na bok, może zagrać z nich Nazgûla, resztę zrzuca.
region-shelobs-lair = Jaskinia Szeloby
    .text = Gracz Monstrów dobiera 2.
region-cracks-of-doom = Szczeliny Zagłady
    .text = Gracz Monstrów dobiera 2.
region-morgai = Morgai
    .text = Ta ścieżka dostaje 1 atak ścieżki.
region-orodruin = Orodruina
    .text = Gracz Mordoru dobiera 2.

## Dlaczego czegoś nie można wybrać, według zasady

refusal-card-pass-01 = Możesz spasować tylko z ręką w granicach limitu pozostałości albo mniejszą niż u każdego przeciwnika.
refusal-card-winnow-02 = Odsiew wymaga dwóch kart na ręce.
refusal-card-ring-01 = Nie ma już żetonu Pierścienia do użycia.
refusal-card-ring-06 = Nie można dobrać żadnej karty.
refusal-card-play-26 = Nic z jej tekstu nie da się teraz wykonać.
refusal-card-play-12 = Zagrano ją już w tej rundzie.
refusal-card-item-02 = Nie ma w grze nikogo, kto może to dzierżyć.
refusal-card-item-01 = Przedmiot zagrywa się na postać.
refusal-card-item-08 = Przedmiot porusza się tylko z dzierżycielem.
refusal-card-move-03 = Trafiła do rezerwy w tej rundzie i jeszcze nie może ruszyć.
refusal-card-move-02 = Żadna aktywna lokacja nie jest dla niej otwarta.
refusal-card-play-15 = Armia nigdy nie trafia na ścieżkę.
refusal-card-play-16 = To pole bitwy nie jest aktywne albo nie pokazuje jej frakcji.
refusal-card-play-18 = To pole bitwy nie jest aktywne albo nie pokazuje frakcji tej postaci.
refusal-card-play-19 = Aktywna ścieżka jest zamknięta dla tej postaci.
refusal-card-action-08 = Ta akcja należy do innego gracza.
refusal-card-action-10 = Nie da się opłacić kosztu albo nic by z tego nie wynikło.
refusal-card-play-04 = Dopóki masz kartę na ręce, trzeba zrzucić kartę z ręki.
refusal-card-play-05 = Zagrywana karta nie może opłacić samej siebie.
refusal-card-forsake-06 = Kart z lokacji nie można poświęcić.
refusal-card-forsake-08 = Talia i stos zrzuconych kart są puste.
refusal-card-forsake-10 = Tej karty nie ma w twojej rezerwie.
refusal-card-combat-12 = Ta karta tu nie broni albo nic nie może znieść.
refusal-card-combat-11 = Obrońcy muszą znieść, ile mogą.
refusal-card-location-03 = Nie ma tam walki do rozstrzygnięcia.
refusal-card-activate-07 = To pole bitwy jest już aktywne.
refusal-card-path-08 = Ta ścieżka ma inny numer.
refusal-card-path-07 = Tą ścieżką już szliście.
refusal-card-play-31 = Tekst albo zwykłe ograniczenia nie pozwalają zagrać tej karty.
ui-cards-aim-free = Cel twojej strony: wygrywać ścieżki i pola bitew, by prowadzić 10 punktami po rundzie albo choćby jednym po ostatniej ścieżce.
ui-cards-aim-shadow = Cel twojej strony: wygrywać pola bitew i psuć na ścieżkach Powiernika Pierścienia, by prowadzić 10 punktami po rundzie albo nie przegrywać po ostatniej ścieżce.
