### Westmarch, po polsku: Konfrontacja.
###
### Umowa między katalogami a klientem (identyfikatory i zmienne) stoi na początku pliku en/confrontation.ftl.
### Nazwy postaci, krain i kart są takie jak w polskiej instrukcji gry. Zmienne są zawsze w mianowniku; gdzie zdanie
### wymaga przypadka lub liczby mnogiej, wybiera je po identyfikatorze ($region-id, $character-id).

## Postacie

character-frodo-classic = Frodo
    .face = Frodo (wersja klasyczna)
    .ability = Zaatakowany może przed zagraniem kart wykonać odwrót w bok; nie w górach.
character-frodo-variant = Frodo
    .face = Frodo (wariant)
    .ability = W jego walkach tekst kart Saurona nie działa. Gdy zostaje pokonany, Pierścień przejmuje Sam, chyba że Froda pokonał Warg.
character-sam-classic = Sam
    .face = Sam (wersja klasyczna)
    .ability = Może walczyć zamiast zaatakowanego Froda ze swojego regionu. Ma siłę 5, gdy w jego regionie jest ujawniony Frodo.
character-sam-variant = Sam
    .face = Sam (wariant)
    .ability = Zaatakowany ma taką siłę jak atakujący.
character-pippin = Pippin
    .face = Pippin (wersja klasyczna)
    .ability = Gdy atakuje, może przed zagraniem kart wykonać odwrót w tył.
character-smeagol = Sméagol
    .face = Sméagol (wariant)
    .ability = Zaatakowany, gdy jest w regionie sam, może zamienić się miejscami z towarzyszem z sąsiedniego regionu, który walczy zamiast niego.
character-merry = Merry
    .face = Merry (wersja klasyczna)
    .ability = Pokonuje Czarnoksiężnika z Angmaru przed zagraniem kart.
character-faramir = Faramir
    .face = Faramir (wariant)
    .ability = Gdy atakuje, może przed zagraniem kart wykonać odwrót w bok; nie w górach.
character-gandalf-classic = Gandalf
    .face = Gandalf (wersja klasyczna)
    .ability = Sauron musi pokazać swoją kartę, zanim Drużyna Pierścienia wybierze własną.
character-gandalf-variant = Gandalf
    .face = Gandalf (wariant)
    .ability = Gdy towarzysz walczy w jego regionie lub w sąsiednim, można ujawnić Gandalfa, by dodać walczącemu 1 do siły.
character-aragorn-classic = Aragorn
    .face = Aragorn (wersja klasyczna)
    .ability = Żeby zaatakować, może poruszyć się w dowolnym kierunku; w górach nie w bok.
character-aragorn-variant = Aragorn
    .face = Aragorn (wariant)
    .ability = Zaatakowany może ogłosić, że nie zagrywa się kart.
character-legolas = Legolas
    .face = Legolas (wersja klasyczna)
    .ability = Pokonuje Latającego Nazgûla przed zagraniem kart.
character-elrond = Elrond
    .face = Elrond (wariant)
    .ability = W jego walkach nie działają karty Saurona „Magia” i „Oko Saurona”.
character-gimli = Gimli
    .face = Gimli (wersja klasyczna)
    .ability = Pokonuje Orków, zanim zadziała ich zdolność.
character-theoden = Théoden
    .face = Théoden (wariant)
    .ability = W Rohanie i w Gondorze ma siłę 4.
character-boromir = Boromir
    .face = Boromir (wersja klasyczna)
    .ability = On i jego przeciwnik zostają pokonani, zanim zadziała zdolność postaci Saurona i zanim zagra się karty.
character-treebeard = Drzewiec
    .face = Drzewiec (wariant)
    .ability = W Fangornie ma siłę 6. Z dowolnego regionu może ruszyć do Fangornu, by zaatakować tam samotnego wroga.
character-balrog = Balrog
    .face = Balrog (wersja klasyczna)
    .ability = W Caradhras można go ujawnić, by pokonać postać przechodzącą przez Kopalnie Morii.
character-uruk-hai = Uruk-Hai
    .face = Uruk-Hai (wariant)
    .ability = Mogą ruszyć do przodu o dowolną liczbę regionów, jeśli kończą w pustym; nie przez wrogów ani pełne regiony.
character-shelob = Szeloba
    .face = Szeloba (wersja klasyczna)
    .ability = Gdy pokona wroga, wraca do Gondoru. Jeśli są tam wrogowie albo brakuje miejsca, sama zostaje pokonana.
character-wormtongue = Gadzi Język
    .face = Gadzi Język (wariant)
    .ability = Pokonany może zamiast tego wykonać odwrót w tył, do pustego regionu.
character-witch-king-classic = Czarnoksiężnik z Angmaru
    .tile = Czarno{"\u00AD"}księżnik
    .face = Czarnoksiężnik z Angmaru (wersja klasyczna)
    .ability = Żeby zaatakować, może poruszyć się w bok; nie w górach.
character-witch-king-variant = Czarnoksiężnik z Angmaru
    .tile = Czarno{"\u00AD"}księżnik
    .face = Czarnoksiężnik z Angmaru (wariant)
    .ability = Gdy wejdzie do Shire, Sauron natychmiast wygrywa.
character-flying-nazgul-classic = Latający Nazgûl
    .face = Latający Nazgûl (wersja klasyczna)
    .ability = Może polecieć do dowolnego regionu, by zaatakować tam samotnego wroga.
character-flying-nazgul-variant = Latający Nazgûl
    .face = Latający Nazgûl (wariant)
    .ability = Żeby zaatakować, może ruszyć do przodu, omijając jeden region.
character-black-rider = Czarny Jeździec
    .face = Czarny Jeździec (wersja klasyczna)
    .ability = Żeby zaatakować, może ruszyć do przodu o dowolną liczbę regionów; nie przez wrogów ani pełne regiony.
character-mouth-of-sauron = Rzecznik Saurona
    .face = Rzecznik Saurona (wariant)
    .ability = Po odkryciu kart Sauron może zamienić swoją kartę na „4”, z ręki albo spośród odrzuconych.
character-saruman-classic = Saruman
    .face = Saruman (wersja klasyczna)
    .ability = Jego przeciwnik nie może wykonać odwrotu dzięki zdolności. Sauron może ogłosić, że nie zagrywa się kart.
character-saruman-variant = Saruman
    .face = Saruman (wariant)
    .ability = Pokonuje Gandalfa przed zagraniem kart. Od innych może po odkryciu karty zażądać innej.
character-orcs-classic = Orkowie
    .face = Orkowie (wersja klasyczna)
    .ability = Gdy atakują, pokonują pierwszego przeciwnika w regionie przed zagraniem kart.
character-orcs-variant = Orkowie
    .face = Orkowie (wariant)
    .ability = Gdy atakują, mają siłę 6.
character-warg = Warg
    .face = Warg (wersja klasyczna)
    .ability = W jego walkach zdolność postaci Drużyny Pierścienia nie działa.
character-gollum = Gollum
    .face = Gollum (wariant)
    .ability = Może przed zagraniem kart wykonać odwrót do przodu.
character-cave-troll = Jaskiniowy Troll
    .face = Jaskiniowy Troll (wersja klasyczna)
    .ability = W jego walkach karta Saurona nie działa: nie liczy się ani jej tekst, ani siła.
character-watcher = Czatownik
    .face = Czatownik (wariant)
    .ability = Raz ujawniony pozostaje ujawniony i nie może się już ruszać.

## Regiony

region-shire = Shire
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = Wysoka Przełęcz
region-misty-mountains = Góry Mgliste
region-caradhras = Caradhras
region-gap-of-rohan = Wrota Rohanu
region-mirkwood = Mroczna Puszcza
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

## Karty walki

card-f-1 = 1
card-f-2 = 2
card-f-3 = 3
card-f-4 = 4
card-f-5 = 5
card-f-magic = Magia
    .hint = Zamienia się w jedną z twoich zagranych wcześniej kart.
card-f-noble-sacrifice = Szlachetne poświęcenie
    .hint = Obie walczące postacie zostają pokonane.
card-f-elven-cloak = Płaszcz Elfów
    .hint = Liczba na karcie Saurona się nie liczy.
card-f-retreat = Odwrót
    .hint = Twoja postać wykonuje odwrót w tył, jeśli może.
card-s-1 = 1
card-s-2 = 2
card-s-3 = 3
card-s-4 = 4
card-s-5 = 5
card-s-6 = 6
card-s-magic = Magia
    .hint = Zamienia się w jedną z twoich zagranych wcześniej kart.
card-s-eye = Oko Saurona
    .hint = Karta z tekstem Drużyny Pierścienia nie działa.
card-s-retreat = Odwrót
    .hint = Twoja postać wykonuje odwrót w bok, jeśli może.

## Karty specjalne

special-shadowfax = Cienistogrzywy
    .hint = Przed ruchem: jedna postać robi dodatkowy krok do przodu, bez walki, a potem rusza się jak zwykle.
special-gandalf-the-white = Gandalf Biały
    .hint = Zamiast tury: pokonany Gandalf wraca do Fangornu.
special-a-king-revealed = Król się ujawnia
    .hint = Zamiast tury: ujawnij Aragorna i wskaż pionek, którym Sauron musi teraz ruszyć.
special-gwaihir = Gwaihir Władca Wiatru
    .hint = W walce: twoja postać może wykonać odwrót w bok lub w tył zamiast użyć własnej zdolności.
special-recall-to-mordor = Wezwanie do Mordoru
    .hint = Zamiast tury: jedna z twoich postaci wraca do Mordoru.
special-dark-of-mordor = Mrok Mordoru
    .hint = Przed ruchem: jedna postać robi dodatkowy krok do przodu, bez walki; potem rusza się inna.
special-crebain-of-dunland = Krebainy z Dunlandu
    .hint = Zamiast tury: ujawnij pionek Drużyny Pierścienia do końca gry.
special-palantir = Palantír
    .hint = W dowolnej chwili swojej tury: ujawnij Drużynę Pierścienia w jednym regionie, z wyjątkiem Shire.

## Przyczyny, które nie są postacią ani kartą

cause-move = ruch
cause-battle = walka
cause-magic = Magia
cause-support = wsparcie w walce
cause-ring-bearer = Pierścień

## Dlaczego gra się skończyła

reason-ring-bearer-in-mordor = Powiernik Pierścienia dotarł do Mordoru
reason-ring-bearer-defeated = Powiernik Pierścienia został pokonany
reason-three-in-shire = trzej słudzy Saurona są w Shire
reason-witch-king-in-shire = Czarnoksiężnik z Angmaru dotarł do Shire
reason-no-move = druga strona nie mogła wykonać ruchu
reason-turn-limit = gra została przerwana po zbyt wielu turach
reason-match-points = więcej punktów w obu partiach łącznie
reason-match-drawn = tyle samo punktów w obu partiach łącznie

## Dlaczego pionek nie może się ruszyć

reason-revealed-watcher = Czatownik pozostaje tam, gdzie go ujawniono
reason-regions-in-front-full = regiony z przodu są pełne
reason-no-region-in-front = z przodu nie ma już żadnego regionu

## Opcje

option-edition = Postacie
    .about = Którą stroną żetonów gracie: wszystkie klasyczne, wszystkie z wariantu albo draft z obu.
option-edition-classic = Wersja klasyczna
option-edition-variant = Wariant
option-edition-draft = Draft
option-fellowship-specials = Karty specjalne Drużyny Pierścienia
    .about = Ile kart specjalnych ma Drużyna Pierścienia; zwykle dwie.
option-sauron-specials = Karty specjalne Saurona
    .about = Ile kart specjalnych ma Sauron; zwykle dwie.
option-match = Mecz z dwóch partii
    .about = Dwie partie ze zmianą stron i liczeniem punktów.

## Gotowe zestawy opcji

preset-classic = Wersja klasyczna
preset-variant = Wariant
preset-draft = Draft
preset-classic-specials = Wersja klasyczna z kartami specjalnymi
preset-variant-specials = Wariant z kartami specjalnymi
preset-draft-specials = Draft z kartami specjalnymi
preset-fellowship-handicap = Wersja klasyczna, Drużynie Pierścienia pomagają cztery karty specjalne
preset-sauron-handicap = Wariant, Sauronowi pomagają trzy karty specjalne
preset-all-specials = Draft ze wszystkimi kartami specjalnymi
preset-match = Mecz z dwóch partii
preset-draft-match = Mecz z dwóch partii, z draftem i kartami specjalnymi

## Części zdań

# $region: gdzie
phrase-in = { $region-id ->
        [shire] w Shire
        [arthedain] w Arthedainie
        [cardolan] w Cardolanie
        [rhudaur] w Rhudaurze
        [eregion] w Eregionie
        [enedwaith] w Enedwaith
        [high_pass] na Wysokiej Przełęczy
        [misty_mountains] w Górach Mglistych
        [caradhras] w Caradhras
        [gap_of_rohan] we Wrotach Rohanu
        [mirkwood] w Mrocznej Puszczy
        [fangorn] w Fangornie
        [rohan] w Rohanie
        [dagorlad] w Dagorladzie
        [gondor] w Gondorze
        [mordor] w Mordorze
       *[other] w regionie { $region }
    }
# $from: skąd
phrase-from = { $from-id ->
        [shire] z Shire
        [arthedain] z Arthedainu
        [cardolan] z Cardolanu
        [rhudaur] z Rhudauru
        [eregion] z Eregionu
        [enedwaith] z Enedwaith
        [high_pass] z Wysokiej Przełęczy
        [misty_mountains] z Gór Mglistych
        [caradhras] z Caradhras
        [gap_of_rohan] z Wrót Rohanu
        [mirkwood] z Mrocznej Puszczy
        [fangorn] z Fangornu
        [rohan] z Rohanu
        [dagorlad] z Dagorladu
        [gondor] z Gondoru
        [mordor] z Mordoru
       *[other] z regionu { $from }
    }
# $to: dokąd
phrase-to = { $to-id ->
        [shire] do Shire
        [arthedain] do Arthedainu
        [cardolan] do Cardolanu
        [rhudaur] do Rhudauru
        [eregion] do Eregionu
        [enedwaith] do Enedwaith
        [high_pass] na Wysoką Przełęcz
        [misty_mountains] w Góry Mgliste
        [caradhras] do Caradhras
        [gap_of_rohan] do Wrót Rohanu
        [mirkwood] do Mrocznej Puszczy
        [fangorn] do Fangornu
        [rohan] do Rohanu
        [dagorlad] do Dagorladu
        [gondor] do Gondoru
        [mordor] do Mordoru
       *[other] do regionu { $to }
    }
# $character: na początku zdania
phrase-character = { $character }
# $character: kto rusza, w pytaniu
phrase-does = { $character-id ->
        [orcs_classic] ruszają { $character }
        [orcs_variant] ruszają { $character }
        [uruk_hai] ruszają { $character }
       *[other] rusza { $character }
    }
# $number: cyfra na podstawce pionka; w środku zdania
piece-number = nr{"\u00A0"}{ $number }
# $character, $piece: kto, o ile czytający to wie; na początku zdania
phrase-who = { $character-id ->
        [none] Ukryty pionek { $piece }
       *[other] { $piece-id ->
            [none] { phrase-character }
           *[other] { phrase-character } ({ $piece })
        }
    }
# $cause: co to sprawiło, na końcu zdania; nic, jeśli to oczywiste
phrase-because = { $cause-id ->
        [none] .
        [move] .
        [battle] .
        [magic] .
        [shelob] .
       *[other] {" "}({ $cause }).
    }

## Pytania: przygotowanie

prompt-setup-draft = Którą stroną tego żetonu zagrasz? Pozostało żetonów: { $left }.
prompt-setup-draft-waiting = { $seat } wybiera strony żetonów.
prompt-setup-special-cards = Którą kartę specjalną bierzesz? Pozostało do wzięcia: { $left }.
prompt-setup-special-cards-waiting = { $seat } wybiera karty specjalne.
prompt-setup-place = { $character-id ->
        [none] Kogo teraz wystawiasz?
        [orcs_classic] Gdzie zaczynają { $character }?
        [orcs_variant] Gdzie zaczynają { $character }?
        [uruk_hai] Gdzie zaczynają { $character }?
       *[other] Gdzie zaczyna { $character }?
    }
prompt-setup-place-waiting = { $seat } rozstawia postacie.

## Pytania: tura

prompt-turn-action = Twoja tura. Kto rusza albo co dzieje się przed ruchem?
prompt-turn-action-waiting = { $seat } wykonuje ruch.
prompt-turn-target = Dokąd { phrase-does } { phrase-from }?
prompt-turn-palantir = Czy spoglądasz w Palantír, zanim tura potoczy się dalej?
prompt-turn-palantir-waiting = { $seat } może spojrzeć w Palantír.
prompt-turn-ambush = Drużyna Pierścienia jest w Kopalniach Morii. Czy Balrog uderza?
prompt-turn-ambush-waiting = { $seat } może uderzyć w Kopalniach Morii.
prompt-turn-end-shuffle = Twoja tura się kończy. Czy mieszasz ukryte pionki?
prompt-turn-end-shuffle-waiting = { $seat } kończy turę.

## Pytania: karty specjalne

prompt-special-a-king-revealed = Król się ujawnia: którym pionkiem musi ruszyć Sauron?
prompt-special-crebain-of-dunland = Krebainy z Dunlandu: który pionek wyśledzą?
prompt-special-recall-to-mordor = Wezwanie do Mordoru: kto wraca?
prompt-special-extra-mover = { $card }: kto robi dodatkowy krok?
prompt-special-extra-target = { $card }: dokąd { phrase-does }?

## Pytania: walka

prompt-attack-shuffle = Wróg atakuje cię { phrase-in }. Czy najpierw mieszasz swoje ukryte pionki?
prompt-attack-shuffle-waiting = { $seat } może wymieszać pionki przed atakiem.
prompt-attack-opponent = Atak { phrase-in }: z kim walczysz?
prompt-attack-opponent-waiting = { $seat } wybiera przeciwnika.
prompt-battle-change-fighter = Walka { phrase-in }: czy walczy ktoś inny?
prompt-battle-change-fighter-waiting = { $seat } może posłać do walki kogoś innego.
prompt-battle-gwaihir = Walka { phrase-in }: czy wzywasz Gwaihira?
prompt-battle-gwaihir-waiting = { $seat } może wezwać Gwaihira.
prompt-battle-fellowship-ability = Walka { phrase-in }: walczy { $character }. Czy używasz zdolności?
prompt-battle-fellowship-ability-waiting = { $seat } może użyć zdolności.
prompt-battle-sauron-ability = Walka { phrase-in }: walczy { $character }. Czy używasz zdolności?
prompt-battle-sauron-ability-waiting = { $seat } może użyć zdolności.
prompt-battle-card = Walka { phrase-in }: którą kartę zagrywasz?
prompt-battle-card-waiting = { $seat } wybiera kartę.
prompt-battle-show-card = Walka { phrase-in }: musisz najpierw pokazać swoją kartę. Którą?
prompt-battle-show-card-waiting = { $seat } musi najpierw pokazać kartę.
prompt-battle-answer-card = Walka { phrase-in }: karta Saurona leży odkryta. Którą kartą odpowiadasz?
prompt-battle-answer-card-waiting = { $seat } odpowiada kartą.
prompt-battle-demand = Walka { phrase-in }: czy Saruman żąda innej karty?
prompt-battle-demand-waiting = { $seat } może zażądać innej karty.
prompt-battle-another-card = Walka { phrase-in }: Saruman żąda innej karty. Którą zagrywasz?
prompt-battle-another-card-waiting = { $seat } musi wybrać inną kartę.
prompt-battle-exchange = Walka { phrase-in }: czy Rzecznik Saurona zamienia twoją kartę na „4”?
prompt-battle-exchange-waiting = { $seat } może zamienić kartę.
prompt-battle-fetch = Walka { phrase-in }: w którą z twoich zagranych kart zamienia się Magia?
prompt-battle-fetch-waiting = { $seat } wybiera kartę w miejsce Magii.
prompt-battle-retreat = Walka { phrase-in }: dokąd wycofuje się twoja postać?
prompt-battle-retreat-waiting = { $seat } wybiera miejsce odwrotu.
prompt-battle-support = Walka { phrase-in }: czy Gandalf wspiera walczącego?
prompt-battle-support-waiting = { $seat } może poprosić o wsparcie Gandalfa.
prompt-battle-wormtongue = Walka { phrase-in }: Gadzi Język jest pokonany. Czy się wymyka?
prompt-battle-wormtongue-waiting = { $seat } może pozwolić, by Gadzi Język się wymknął.

## Wybory

token-face = { $subject }
token-take = Weź kartę: { $subject }
token-place = Wystaw: { $subject }
token-move = Ruch: { $subject }
token-to = { $prompt ->
        [battle-fellowship-ability] Odwrót: { $subject }
        [battle-sauron-ability] Odwrót: { $subject }
        [battle-retreat] Odwrót: { $subject }
        [battle-wormtongue] Wymknij się: { $subject }
        [setup-place] Miejsce: { $subject }
       *[other] Cel: { $subject }
    }
token-mines = Przez Kopalnie Morii: { $subject }
token-shuffle = Wymieszaj ukryte pionki: { $subject }
token-play = Zagraj: { $subject }
token-target = Pionek { $subject }
token-look = Spójrz w Palantír: { $subject }
token-fight = Walka: { $subject }
token-draw = Wylosuj jeden z ukrytych pionków
token-reveal = Ujawnij: { $subject }
token-switch = Zamiana miejsc: { $subject }
token-card = Zagraj: { $subject }
token-fetch = Wymień na: { $subject }
token-declare = Ogłoś, że nie zagrywa się kart
token-demand = Zażądaj innej karty
token-exchange = Zamień na: { $subject }
token-pass = { $prompt ->
        [turn-palantir] Nie patrz teraz
        [turn-ambush] Przepuść
        [turn-end-shuffle] Zakończ turę
        [attack-shuffle] Nie mieszaj
        [battle-change-fighter] Nie, walczy ta sama postać
        [battle-gwaihir] Nie wzywaj Gwaihira
        [battle-fellowship-ability] Nie używaj zdolności
        [battle-sauron-ability] Nie używaj zdolności
        [battle-demand] Zostaw kartę
        [battle-exchange] Zatrzymaj kartę
        [battle-support] Bez wsparcia
        [battle-wormtongue] Niech zostanie pokonany
       *[other] Pas
    }

## Dziennik: przygotowanie

event-face-chosen = Wybrana strona żetonu: { $character }.
event-rosters-shown = Składy są jawne. Drużyna Pierścienia: { $rosters-fellowship }. Sauron: { $rosters-sauron }.
event-special-taken = Wybrana karta specjalna: { $card }.
event-specials-shown = Karty specjalne są jawne. Drużyna Pierścienia: { $cards-fellowship }. Sauron: { $cards-sauron }.
event-placed = Wystawiono { phrase-in }: { $character }.
event-game-begins = { $seats-fellowship-id ->
        [fellowship] Wszyscy są na miejscach; gra się zaczyna.
       *[other] Zaczyna się partia { $game }. { $seats-fellowship } gra Drużyną Pierścienia. { $seats-sauron } gra Sauronem.
    }

## Dziennik: tura

event-turn = Tura { $number }. Rusza { $side }.
event-can-act = { $side } nadal może wykonać ruch.
event-moved = { phrase-who } { $character-id ->
        [orcs_classic] ruszają
        [orcs_variant] ruszają
        [uruk_hai] ruszają
       *[other] rusza
    } { phrase-from } { phrase-to }{ phrase-because }
event-entered-mines = { phrase-who } wchodzi do Kopalni Morii, z Eregionu w stronę Fangornu{ phrase-because }
event-shuffled = { $side } miesza ukryte pionki { phrase-in }.
event-revealed = { $cause-id ->
        [battle] Ujawniono { phrase-in }: { phrase-who }.
        [support] Ujawniono { phrase-in }, by wesprzeć walczącego: { phrase-who }.
        [ring_bearer] Ujawniono { phrase-in } nowego Powiernika Pierścienia: { phrase-who }.
        [balrog] Ujawniono { phrase-in }, by uderzyć w Kopalniach Morii: { phrase-who }.
        [uruk_hai] Po tak długim marszu ujawniono { phrase-in }: { phrase-who }.
       *[other] Ujawniono { phrase-in }: { phrase-who } – { $cause }.
    }
event-hidden = Ponownie ukryto: { $characters }.
event-declined = { $question-id ->
        [ability] { $side } nie używa zdolności.
        [shuffle] { $side } nie miesza pionków.
        [support] { $side } nie korzysta ze wsparcia Gandalfa.
        [demand] { $side } nie żąda innej karty.
        [change_fighter] { $side } nie posyła do walki nikogo innego.
        [exchange] { $side } zatrzymuje kartę.
        [ambush] { $side } pozwala spokojnie przejść przez Kopalnie Morii.
        [gwaihir] { $side } nie wzywa Gwaihira.
        [palantir] { $side } nie spogląda w Palantír.
       *[other] { $side } rezygnuje.
    }
event-must-move = { phrase-who } { phrase-in } { $character-id ->
        [orcs_classic] mogą się ruszyć, więc teraz muszą
        [orcs_variant] mogą się ruszyć, więc teraz muszą
        [uruk_hai] mogą się ruszyć, więc teraz muszą
       *[other] może się ruszyć, więc teraz musi
    }{ phrase-because }
event-cannot-move = { phrase-who } { phrase-in } nie { $character-id ->
        [orcs_classic] mogą
        [orcs_variant] mogą
        [uruk_hai] mogą
       *[other] może
    } usłuchać: { $reason }{ phrase-because }

## Dziennik: walka

event-drawn = { $out-of ->
        [1] Atak { phrase-in } trafia na jeden pionek.
       *[other] Wylosowano { phrase-in } jeden z { $out-of } ukrytych pionków.
    } { phrase-who } { $character-id ->
        [orcs_classic] muszą
        [orcs_variant] muszą
        [uruk_hai] muszą
       *[other] musi
    } walczyć.
event-battle = { $attacker-id ->
        [fellowship] Walka { phrase-in }: { $fellowship } – { $sauron }. Atakuje Drużyna Pierścienia.
       *[sauron] Walka { phrase-in }: { $sauron } – { $fellowship }. Atakuje Sauron.
    }
event-took-over = { $for-id ->
        [smeagol] { phrase-character } walczy zamiast Sméagola.
       *[other] { phrase-character } walczy zamiast Froda.
    }
event-retreated = { $cause-id ->
        [gwaihir] Odwrót { phrase-from } { phrase-to }: { $character } ({ $cause }).
        [f_retreat] Odwrót { phrase-from } { phrase-to }: { $character } (karta „{ $cause }”).
        [s_retreat] Odwrót { phrase-from } { phrase-to }: { $character } (karta „{ $cause }”).
       *[other] Odwrót { phrase-from } { phrase-to }: { $character } (zdolność).
    }
event-no-cards = { phrase-character } ogłasza, że w tej walce nie zagrywa się kart.
event-card-chosen = Zakryta karta: { $card }.
event-card-shown = { $side } zagrywa odkrytą kartę: { $card }{ phrase-because }
event-cards-revealed = Karty są odkryte. Drużyna Pierścienia: { $fellowship }. Sauron: { $sauron }.
event-card-replaced = { $side } wymienia kartę. Było: { $instead-of }, jest: { $card }{ phrase-because }
event-card-demanded = Drużyna Pierścienia musi zagrać inną kartę{ phrase-because }
event-card-ignored = { $side-id ->
        [sauron] Karta Saurona nie działa: { $card }{ phrase-because }
       *[fellowship] Karta Drużyny Pierścienia nie działa: { $card }{ phrase-because }
    }
event-compared = Siła. Drużyna Pierścienia: { $fellowship }. Sauron: { $sauron }.
event-defeated = { $cause-id ->
        [shelob] { phrase-who } nie znajduje miejsca w Gondorze i ponosi klęskę { phrase-in }.
       *[other] { phrase-who } { $character-id ->
            [orcs_classic] ponoszą
            [orcs_variant] ponoszą
            [uruk_hai] ponoszą
           *[other] ponosi
        } klęskę { phrase-in }{ phrase-because }
    }
event-ring-bearer = { phrase-character } przejmuje Pierścień.
event-returned = { phrase-who } wraca { phrase-to }{ phrase-because }
event-hands-taken-back = Wszystkie karty walki zostały zagrane; obie strony biorą je z powrotem na rękę.

## Dziennik: karty specjalne

event-special-played = { $side } zagrywa kartę specjalną: { $card }.
event-named = { phrase-who } { phrase-in } { $character-id ->
        [orcs_classic] muszą
        [orcs_variant] muszą
        [uruk_hai] muszą
       *[other] musi
    } się ruszyć w następnej turze{ phrase-because }

## Dziennik: koniec

event-game-over = { $winner-id ->
        [none] Koniec gry. Nikt nie wygrał: { $reason }.
       *[other] Koniec gry. Wygrywa { $winner }: { $reason }. Punkty: { $points }.
    }
event-match-over = { $winner-id ->
        [none] Mecz kończy się remisem { $scores-first } : { $scores-second }.
       *[other] Koniec meczu. { $winner } wygrywa. Punkty: pierwszy gracz { $scores-first }, drugi gracz { $scores-second }.
    }

## Przed wyborem: co się stanie

preview-start = { $who } zaczyna { phrase-in }.
preview-move = { $who } rusza { phrase-to }. Nie ma tam wroga.
preview-attack = { $count ->
        [one] { $who } atakuje { phrase-in }: { $enemies }. Dojdzie do walki.
       *[other] { $who } atakuje { phrase-in } kogoś z { $count }: { $enemies }. Dojdzie do walki.
    }
preview-retreat = Twoja postać opuszcza walkę i wycofuje się { phrase-to }.
preview-card = { $who }: { $own } + { $added } = { $sum }. Przeciwnik: { $enemy }, siła { $against } i nieznana karta. Zdolności i teksty kart mogą to zmienić.
preview-shuffle = Twoje ukryte figury { phrase-in } zamieniają się w tajemnicy miejscami; wróg się o tym dowiaduje.

## Na marginesie: o co chodzi w grze

aim-fellowship = Twój cel: zaprowadzić Powiernika Pierścienia do Mordoru. Tylko ty wiesz, która figura to Frodo.
aim-sauron = Twój cel: pokonać Powiernika Pierścienia albo wprowadzić trzy swoje postacie do Shire.
aim-setup = Przeciągnij świecącą postać na jedno z pól, które się rozświetlą, albo zdaj się na los.
aim-turn = Przeciągnij świecącą postać na pole, na które ma pójść. Wejście na pole wroga to atak.
aim-moves = Twoja tura. Kto rusza?

## Odmowy: dlaczego czegoś nie można wybrać, według zasady, która tego zabrania

refusal-conf-card-03 = Wybierz kartę, którą masz jeszcze na ręce.
refusal-conf-card-05 = Magia może się stać tylko kartą walki, która została już zagrana.
refusal-conf-card-27 = Wybierz region, do którego wycofa się twoja postać.
refusal-conf-char-04 = Tylko Sam, stojący w tym samym regionie, może walczyć zamiast Froda.
refusal-conf-char-17 = Wybierz kartę, którą masz jeszcze na ręce.
refusal-conf-char-31 = Tylko Balrog stojący w Caradhras może uderzyć w Kopalniach Morii.
refusal-conf-charv-12 = Tylko Gandalf, tutaj albo w sąsiednim regionie, może wesprzeć walczącego.
refusal-conf-charv-23 = W górach Sméagol zamienia się miejscami tylko w przód albo w tył.
refusal-conf-charv-34 = Potrzebna jest inna karta z twojej ręki.
refusal-conf-charv-37 = Gadzi Język wymyka się w tył, do pustego regionu.
refusal-conf-charv-46 = Czatownik nie może się już poruszyć, gdy został ujawniony.
refusal-conf-charv-57 = Sméagol zamienia się miejscami z towarzyszem z sąsiedniego regionu.
refusal-conf-combat-05 = Wskazać można tylko ujawnioną postać; spośród ukrytych losuje przypadek.
refusal-conf-combat-10 = Twoja walcząca postać nie ma teraz takiej zdolności.
refusal-conf-gen-04 = Ta postać została pokonana.
refusal-conf-hidden-06 = Do mieszania potrzeba dwóch ukrytych postaci w jednym regionie.
refusal-conf-hidden-16 = Tych postaci nie można teraz wymieszać.
refusal-conf-move-01 = Postać porusza się do sąsiedniego regionu przed sobą. Dostępne regiony świecą.
refusal-conf-move-02 = Postacie poruszają się do przodu, nie w bok ani w tył.
refusal-conf-move-03 = W tym regionie nie ma już miejsca.
refusal-conf-move-05 = W górach nikt nie porusza się w bok.
refusal-conf-move-07 = Anduiną nikt nie popłynie pod prąd.
refusal-conf-move-08 = Kopalnie Morii prowadzą z Eregionu do Fangornu.
refusal-conf-move-09 = Przez Kopalnie Morii nikt nie wraca.
refusal-conf-move-11 = We Fangornie nie ma już miejsca.
refusal-conf-move-12 = Rzeka i kopalnie to drogi tylko dla Drużyny.
refusal-conf-move-14 = Przed tą postacią nie ma już żadnego regionu.
refusal-conf-retreat-02 = Nikt nie wycofuje się do regionu, w którym stoi wróg.
refusal-conf-retreat-03 = W tym regionie nie ma miejsca na odwrót.
refusal-conf-retreat-04 = Przez Kopalnie Morii nikt się nie wycofuje.
refusal-conf-retreat-05 = W górach nikt nie wycofuje się w bok.
refusal-conf-retreat-06 = Odwrót nie prowadzi w tę stronę.
refusal-conf-setup-05 = Cztery postacie zaczynają w Shire, a po jednej w każdym z pięciu regionów przed górami.
refusal-conf-setup-06 = Cztery postacie zaczynają w Mordorze, a po jednej w każdym z pięciu regionów przed górami.
refusal-conf-setup-07 = Nikt nie zaczyna w górach.
refusal-conf-special-02 = Ta karta specjalna nie jest twoja.
refusal-conf-special-07 = W tej turze zagrano już kartę specjalną.
refusal-conf-special-08 = Cienistogrzywy niesie postać o krok naprzód, tam gdzie jest miejsce i nie ma wroga.
refusal-conf-special-10 = Cienistogrzywy każe ruszyć dalej tej samej postaci.
refusal-conf-special-11 = Żadna postać nie mogłaby wykonać obu ruchów.
refusal-conf-special-15 = Gandalf musi być pokonany, a Fangorn dla niego otwarty.
refusal-conf-special-17 = Ruszyć musi się wskazana postać.
refusal-conf-special-18 = Nie można teraz oddać tury: wskazana postać musi się ruszyć.
refusal-conf-special-20 = Aragorn został pokonany; nikt nie ujawni się jako król.
refusal-conf-special-22 = Gwaihir przybywa na początku walki.
refusal-conf-special-30 = W Mordorze musi być miejsce i nie może tam być Drużyny.
refusal-conf-special-31 = Wybierz swoją postać poza Mordorem.
refusal-conf-special-32 = Dodatkowy krok prowadzi naprzód, tam gdzie jest miejsce i nie ma wroga.
refusal-conf-special-33 = Teraz musi się ruszyć inna postać.
refusal-conf-special-35 = Po tym kroku żadna inna postać nie mogłaby się ruszyć.
refusal-conf-special-38 = Palantír zagląda do regionu innego niż Shire, w którym stoi Drużyna.
refusal-conf-special-43 = Nie ma nikogo, na kogo można by zagrać tę kartę.
refusal-conf-turn-02 = W swojej turze musisz poruszyć jedną ze swoich postaci.
