### Westmarch, po polsku: to, co wspólne wszystkim grom.
###
### Umowa między katalogami a klientem stoi na początku pliku en/confrontation.ftl.

## Gry

game-confrontation = Konfrontacja
    .about = Dwoje graczy, po dziewięć ukrytych postaci: zanieś Pierścień do Mordoru albo go przechwyć.
game-mount-doom = Wyprawa do Góry Przeznaczenia
    .about = Od jednego do czworga graczy przeciw kościom: pięcioro towarzyszy, jedna droga i niewiele odwagi w zapasie.
game-war-of-the-ring = Wojna o Pierścień
    .about = Całe Śródziemie na jednej mapie: armie, polityka i kości akcji po dwóch stronach, a pośród nich mała drużyna.
game-card-game = Wojna o Pierścień: Gra karciana
    .about = Od dwojga do czworga graczy: pola bitew przy ścieżce, karty na jedno albo drugie i zawsze o kilka za mało.

## Strony i miejsca przy stole
# Nazwa otwiera zdanie albo stoi sama: zawsze w mianowniku.

side-fellowship = Drużyna Pierścienia
side-sauron = Sauron

seat-fellowship = Drużyna Pierścienia
seat-sauron = Sauron
seat-first = Pierwszy gracz
seat-second = Drugi gracz
seat-third = Trzeci gracz
seat-fourth = Czwarty gracz
seat-frodo = Frodo
seat-aragorn = Aragorn
seat-gandalf = Gandalf
seat-witch-king = Czarnoksiężnik z Angmaru
seat-saruman = Saruman
seat-balrog = Balrog
seat-free-peoples = Wolne Ludy
seat-shadow = Cień
seat-gondor = Gondor
seat-rohan = Rohan

## Drobne słowa

list-empty = brak

## Jak skończyła się gra

outcome-won = { $count ->
        [one] { $winners } wygrywa.
       *[other] { $winners } wygrywają wspólnie.
    }
outcome-nobody = Nikt nie wygrał.
outcome-points = { $points ->
        [one] { $seat }: 1 punkt
        [few] { $seat }: { $points } punkty
       *[other] { $seat }: { $points } punktów
    }

## Błędy: czego gra albo serwer odmawia, według kodu

error-error = Coś poszło nie tak.
error-illegal-move = Tego nie można teraz wybrać.
error-undo-refused = Tego wyboru nie można cofnąć bez zgody pozostałych.
error-bad-input = Nie udało się tego zrozumieć.
error-unknown-game = Nie ma takiej gry.
error-bad-option = Jedna z opcji ma niedozwoloną wartość.
error-bad-state = Nie można odczytać tej zapisanej pozycji.
error-bad-record = Nie można odczytać tego zapisu gry.
error-bad-name = Takiej nazwy nie można użyć.
error-name-taken = Ta nazwa jest już zajęta.
error-unknown-agent = Nie ma takiego gracza komputerowego.
error-who-are-you = Najpierw się przedstaw.
error-wrong-password = Błędna nazwa lub hasło.
error-foreign-origin = Żądanie przyszło z innej strony i nie zostało wykonane.
error-no-entry = Ten stół jest tylko dla zaproszonych.
error-no-hints = Przy tym stole gra się bez podpowiedzi.
error-not-yours = Ta czynność nie należy do ciebie.
error-not-found = Niczego tu nie ma.
error-unknown-replay = Nie ma takiej powtórki.
error-unknown-rule = Nie ma takiej zasady.
error-unknown-seat = Przy tym stole nie ma takiego miejsca.
error-unknown-table = Nie ma takiego stołu. Link może być stary albo niepełny; poproś o niego ponownie.
error-seat-taken = To miejsce jest już zajęte.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się rozpoczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-game-over = Gra jest skończona.
error-nothing-to-choose = Teraz nie ma nic do wyboru.
error-stale = Gra poszła tymczasem dalej; spójrz jeszcze raz.
error-too-large = To za duże.
error-too-fast = Za dużo naraz; zaczekaj chwilę.
error-busy = Nie ma teraz wolnego miejsca; spróbuj za chwilę.
error-failed = Coś poszło nie tak po naszej stronie; spróbuj jeszcze raz.
error-unfinished = Gra, która powinna się skończyć, nie skończyła się.
error-missing = Brakuje czegoś, co jest do tego potrzebne.
