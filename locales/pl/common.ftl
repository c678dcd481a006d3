### Westmarch, po polsku: to, co wspólne wszystkim grom.
###
### Umowa między katalogami a klientem stoi na początku pliku en/confrontation.ftl.

## Gry

game-confrontation = Konfrontacja
    .about = Dwoje graczy, po dziewięć ukrytych postaci: zanieś Pierścień do Mordoru albo go przechwyć.

## Strony i miejsca przy stole
# Nazwa otwiera zdanie albo stoi sama: zawsze w mianowniku.

side-fellowship = Drużyna Pierścienia
side-sauron = Sauron

seat-fellowship = Drużyna Pierścienia
seat-sauron = Sauron
seat-first = Pierwszy gracz
seat-second = Drugi gracz

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
error-not-yours = Ta czynność nie należy do ciebie.
error-not-found = Niczego tu nie ma.
error-unknown-replay = Nie ma takiej powtórki.
error-unknown-rule = Nie ma takiej zasady.
error-unknown-seat = Przy tym stole nie ma takiego miejsca.
error-unknown-table = Nie ma takiego stołu.
error-seat-taken = To miejsce jest już zajęte.
error-not-started = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-game-over = Gra jest skończona.
error-nothing-to-choose = Teraz nie ma nic do wyboru.
error-stale = Gra poszła tymczasem dalej; spójrz jeszcze raz.
error-too-large = To za duże.
error-too-fast = Za dużo naraz; zaczekaj chwilę.
error-busy = Nie ma teraz wolnego miejsca; spróbuj za chwilę.
error-failed = Coś poszło nie tak po naszej stronie; spróbuj jeszcze raz.
