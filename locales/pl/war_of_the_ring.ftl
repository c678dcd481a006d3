### Westmarch, polski: Wojna o Pierścień.
###
### Umowa między katalogami a klientem: początek pliku en/confrontation.ftl; co dodaje ta gra: początek pliku
### en/war_of_the_ring.ftl. Nazwy geograficzne według utrwalonego polskiego Tolkiena.

## Strony

side-free-peoples = Wolne Ludy
side-shadow = Cień

## Narody
# .the: w środku zdania.

nation-dwarves = Krasnoludy
    .the = Krasnoludy
nation-elves = Elfy
    .the = Elfy
nation-gondor = Gondor
    .the = Gondor
nation-north = Północ
    .the = Północ
nation-rohan = Rohan
    .the = Rohan
nation-isengard = Isengard
    .the = Isengard
nation-sauron = Sauron
    .the = Sauron
nation-southrons-easterlings = Południowcy i Easterlingowie
    .the = Południowcy i Easterlingowie

## Postacie

character-gandalf-the-grey = Gandalf Szary
    .ability = Przewodnik: po karcie zagranej kością Wydarzenia możesz dobrać kartę z tej samej talii. Wódz Zachodu: +1 siły w jego bitwach. Poza Drużyną może powrócić jako Gandalf Biały.
character-strider = Obieżyświat
    .ability = Przewodnik: dowolna kość akcji ukrywa Drużynę. Wódz Zachodu: +1 siły w jego bitwach. W Minas Tirith, Dol Amroth lub Pelargirze może stać się Aragornem.
character-boromir = Boromir
    .ability = Wódz Zachodu: +1 siły w jego bitwach. W niezdobytym mieście lub twierdzy Gondoru dowolna kość akcji przesuwa Gondor o krok ku wojnie.
character-legolas = Legolas
    .ability = Wódz Zachodu: +1 siły w jego bitwach. W niezdobytej twierdzy elfów dowolna kość akcji przesuwa Elfy o krok ku wojnie.
character-gimli = Gimli
    .ability = Wódz Zachodu: +1 siły w jego bitwach. W niezdobytym Ereborze dowolna kość akcji przesuwa Krasnoludy o krok ku wojnie.
character-meriadoc = Meriadok
    .ability = Przewodnik: może opuścić Drużynę, aby zmniejszyć obrażenia Polowania o 1. Gdyby miał zginąć w Drużynie, zostaje pojmany żywcem i tylko ją opuszcza; nie w Mordorze.
character-peregrin = Peregrin
    .ability = Przewodnik: może opuścić Drużynę, aby zmniejszyć obrażenia Polowania o 1. Gdyby miał zginąć w Drużynie, zostaje pojmany żywcem i tylko ją opuszcza; nie w Mordorze.
character-aragorn = Aragorn
    .ability = Wchodzi za Wolę Zachodu w miejsce Obieżyświata, w niezdobytym Minas Tirith, Dol Amroth lub Pelargirze. O jedną kość akcji więcej. Wódz Zachodu: +1 siły w jego bitwach.
character-gandalf-the-white = Gandalf Biały
    .ability = Wchodzi za Wolę Zachodu, gdy Gandalf Szary opuścił Drużynę, a w grze był już Sługa. O jedną kość akcji więcej. Cienistogrzywy: poziom 4 sam lub z jednym hobbitem. Biały Jeździec: może na całą bitwę zrezygnować z dowodzenia, a dowodzenie Nazgûli się nie liczy.
character-saruman = Saruman
    .ability = Wchodzi za Mobilizację w niezdobytym Orthanku, gdy Isengard jest w stanie wojny, i nigdy go nie opuszcza. O jedną kość akcji więcej. Głos Sarumana: Mobilizacja daje oddział regularny w każdej osadzie Isengardu albo zamienia dwa regularne w Orthanku na elitarne. Elitarne oddziały Isengardu są też dowódcami.
character-witch-king = Czarnoksiężnik z Angmaru
    .ability = Wchodzi za Mobilizację przy armii z oddziałami Saurona, gdy Sauron i któryś naród Wolnych Ludów są w stanie wojny; wszystkie bierne narody Wolnych Ludów stają się aktywne. O jedną kość akcji więcej. Lata jak Nazgûl. Czarnoksiężnik: karta walki użyta w pierwszej rundzie jego bitwy pozwala dobrać kartę tego samego rodzaju.
    .the = Czarnoksiężnik z Angmaru
character-mouth-of-sauron = Rzecznik Saurona
    .ability = Wchodzi za Mobilizację w niezdobytej twierdzy Saurona, gdy Drużyna jest na Drodze przez Mordor albo wszystkie narody Wolnych Ludów są w stanie wojny. O jedną kość akcji więcej. Raz na turę Mobilizacji można użyć jako Armii.
    .the = Rzecznik Saurona
character-gollum = Gollum
    .ability = Przewodnik, gdy nie ma już Towarzyszy. Zwykłe żetony Polowania nie ujawniają Drużyny (w wydaniu angielskim ujawniają te z Okiem). Może ujawnić ukrytą Drużynę, aby zmniejszyć obrażenia Polowania o 1.
character-ring-bearers = Powiernicy Pierścienia
    .the = Powiernicy Pierścienia

## Figurki
# .count: kilka takich samych, jak na liście.

figure-dwarves-regular = regularny oddział krasnoludów
    .count = { $count ->
        [one] 1 regularny oddział krasnoludów
        [few] { $count } regularne oddziały krasnoludów
       *[other] { $count } regularnych oddziałów krasnoludów
    }
figure-elves-regular = regularny oddział elfów
    .count = { $count ->
        [one] 1 regularny oddział elfów
        [few] { $count } regularne oddziały elfów
       *[other] { $count } regularnych oddziałów elfów
    }
figure-gondor-regular = regularny oddział Gondoru
    .count = { $count ->
        [one] 1 regularny oddział Gondoru
        [few] { $count } regularne oddziały Gondoru
       *[other] { $count } regularnych oddziałów Gondoru
    }
figure-north-regular = regularny oddział Północy
    .count = { $count ->
        [one] 1 regularny oddział Północy
        [few] { $count } regularne oddziały Północy
       *[other] { $count } regularnych oddziałów Północy
    }
figure-rohan-regular = regularny oddział Rohanu
    .count = { $count ->
        [one] 1 regularny oddział Rohanu
        [few] { $count } regularne oddziały Rohanu
       *[other] { $count } regularnych oddziałów Rohanu
    }
figure-isengard-regular = regularny oddział Isengardu
    .count = { $count ->
        [one] 1 regularny oddział Isengardu
        [few] { $count } regularne oddziały Isengardu
       *[other] { $count } regularnych oddziałów Isengardu
    }
figure-sauron-regular = regularny oddział Saurona
    .count = { $count ->
        [one] 1 regularny oddział Saurona
        [few] { $count } regularne oddziały Saurona
       *[other] { $count } regularnych oddziałów Saurona
    }
figure-southrons-easterlings-regular = regularny oddział Południowców i Easterlingów
    .count = { $count ->
        [one] 1 regularny oddział Południowców i Easterlingów
        [few] { $count } regularne oddziały Południowców i Easterlingów
       *[other] { $count } regularnych oddziałów Południowców i Easterlingów
    }
figure-dwarves-elite = elitarny oddział krasnoludów
    .count = { $count ->
        [one] 1 elitarny oddział krasnoludów
        [few] { $count } elitarne oddziały krasnoludów
       *[other] { $count } elitarnych oddziałów krasnoludów
    }
figure-elves-elite = elitarny oddział elfów
    .count = { $count ->
        [one] 1 elitarny oddział elfów
        [few] { $count } elitarne oddziały elfów
       *[other] { $count } elitarnych oddziałów elfów
    }
figure-gondor-elite = elitarny oddział Gondoru
    .count = { $count ->
        [one] 1 elitarny oddział Gondoru
        [few] { $count } elitarne oddziały Gondoru
       *[other] { $count } elitarnych oddziałów Gondoru
    }
figure-north-elite = elitarny oddział Północy
    .count = { $count ->
        [one] 1 elitarny oddział Północy
        [few] { $count } elitarne oddziały Północy
       *[other] { $count } elitarnych oddziałów Północy
    }
figure-rohan-elite = elitarny oddział Rohanu
    .count = { $count ->
        [one] 1 elitarny oddział Rohanu
        [few] { $count } elitarne oddziały Rohanu
       *[other] { $count } elitarnych oddziałów Rohanu
    }
figure-isengard-elite = elitarny oddział Isengardu
    .count = { $count ->
        [one] 1 elitarny oddział Isengardu
        [few] { $count } elitarne oddziały Isengardu
       *[other] { $count } elitarnych oddziałów Isengardu
    }
figure-sauron-elite = elitarny oddział Saurona
    .count = { $count ->
        [one] 1 elitarny oddział Saurona
        [few] { $count } elitarne oddziały Saurona
       *[other] { $count } elitarnych oddziałów Saurona
    }
figure-southrons-easterlings-elite = elitarny oddział Południowców i Easterlingów
    .count = { $count ->
        [one] 1 elitarny oddział Południowców i Easterlingów
        [few] { $count } elitarne oddziały Południowców i Easterlingów
       *[other] { $count } elitarnych oddziałów Południowców i Easterlingów
    }
figure-dwarves-leader = dowódca krasnoludów
    .count = { $count ->
        [one] 1 dowódca krasnoludów
        [few] { $count } dowódcy krasnoludów
       *[other] { $count } dowódców krasnoludów
    }
figure-elves-leader = dowódca elfów
    .count = { $count ->
        [one] 1 dowódca elfów
        [few] { $count } dowódcy elfów
       *[other] { $count } dowódców elfów
    }
figure-gondor-leader = dowódca Gondoru
    .count = { $count ->
        [one] 1 dowódca Gondoru
        [few] { $count } dowódcy Gondoru
       *[other] { $count } dowódców Gondoru
    }
figure-north-leader = dowódca Północy
    .count = { $count ->
        [one] 1 dowódca Północy
        [few] { $count } dowódcy Północy
       *[other] { $count } dowódców Północy
    }
figure-rohan-leader = dowódca Rohanu
    .count = { $count ->
        [one] 1 dowódca Rohanu
        [few] { $count } dowódcy Rohanu
       *[other] { $count } dowódców Rohanu
    }
figure-nazgul = Nazgûl
    .count = { $count ->
        [one] 1 Nazgûl
        [few] { $count } Nazgûle
       *[other] { $count } Nazgûli
    }

## Osady

settlement-town = Miasteczko
settlement-city = Miasto
settlement-stronghold = Twierdza
settlement-fortification = Umocnienia

## Regiony
# .in, .from, .to: z właściwym przyimkiem.

region-andrast = Andrast
    .in = w Andraście
    .from = z Andrastu
    .to = do Andrastu
    .the = Andrast
region-anfalas = Anfalas
    .in = w Anfalas
    .from = z Anfalas
    .to = do Anfalas
    .the = Anfalas
region-angmar = Angmar
    .in = w Angmarze
    .from = z Angmaru
    .to = do Angmaru
    .the = Angmar
region-arnor = Arnor
    .in = w Arnorze
    .from = z Arnoru
    .to = do Arnoru
    .the = Arnor
region-ash-mountains = Góry Popielne
    .in = w Górach Popielnych
    .from = z Gór Popielnych
    .to = w Góry Popielne
    .the = Góry Popielne
region-barad-dur = Barad-dûr
    .in = w Barad-dûr
    .from = z Barad-dûr
    .to = do Barad-dûr
    .the = Barad-dûr
region-bree = Bree
    .in = w Bree
    .from = z Bree
    .to = do Bree
    .the = Bree
region-buckland = Buckland
    .in = w Bucklandzie
    .from = z Bucklandu
    .to = do Bucklandu
    .the = Buckland
region-cardolan = Cardolan
    .in = w Cardolanie
    .from = z Cardolanu
    .to = do Cardolanu
    .the = Cardolan
region-carrock = Samotna Skała
    .in = pod Samotną Skałą
    .from = spod Samotnej Skały
    .to = pod Samotną Skałę
    .the = Samotna Skała
region-dagorlad = Dagorlad
    .in = na Dagorladzie
    .from = z Dagorladu
    .to = na Dagorlad
    .the = Dagorlad
region-dale = Dal
    .in = w Dali
    .from = z Dali
    .to = do Dali
    .the = Dal
region-dead-marshes = Martwe Bagna
    .in = na Martwych Bagnach
    .from = z Martwych Bagien
    .to = na Martwe Bagna
    .the = Martwe Bagna
region-dimrill-dale = Dolina Półmroku
    .in = w Dolinie Półmroku
    .from = z Doliny Półmroku
    .to = do Doliny Półmroku
    .the = Dolina Półmroku
region-dol-amroth = Dol Amroth
    .in = w Dol Amroth
    .from = z Dol Amrothu
    .to = do Dol Amrothu
    .the = Dol Amroth
region-dol-guldur = Dol Guldur
    .in = w Dol Guldur
    .from = z Dol Guldur
    .to = do Dol Guldur
    .the = Dol Guldur
region-druadan-forest = Las Drúadan
    .in = w Lesie Drúadan
    .from = z Lasu Drúadan
    .to = do Lasu Drúadan
    .the = Las Drúadan
region-druwaith-iaur = Drúwaith Iaur
    .in = w Drúwaith Iaur
    .from = z Drúwaith Iaur
    .to = do Drúwaith Iaur
    .the = Drúwaith Iaur
region-eagles-eyrie = Orle Gniazdo
    .in = w Orlim Gnieździe
    .from = z Orlego Gniazda
    .to = do Orlego Gniazda
    .the = Orle Gniazdo
region-east-harondor = Wschodni Harondor
    .in = we Wschodnim Harondorze
    .from = ze Wschodniego Harondoru
    .to = do Wschodniego Harondoru
    .the = Wschodni Harondor
region-east-rhun = Wschodnie Rhûn
    .in = we Wschodnim Rhûn
    .from = ze Wschodniego Rhûn
    .to = do Wschodniego Rhûn
    .the = Wschodnie Rhûn
region-eastemnet = Eastemnet
    .in = w Eastemnecie
    .from = z Eastemnetu
    .to = do Eastemnetu
    .the = Eastemnet
region-eastern-brown-lands = Wschodnie Brunatne Pola
    .in = na Wschodnich Brunatnych Polach
    .from = ze Wschodnich Brunatnych Pól
    .to = na Wschodnie Brunatne Pola
    .the = Wschodnie Brunatne Pola
region-eastern-emyn-muil = Wschodnie Emyn Muil
    .in = we Wschodnim Emyn Muil
    .from = ze Wschodniego Emyn Muil
    .to = do Wschodniego Emyn Muil
    .the = Wschodnie Emyn Muil
region-eastern-mirkwood = Wschodnia Mroczna Puszcza
    .in = we Wschodniej Mrocznej Puszczy
    .from = ze Wschodniej Mrocznej Puszczy
    .to = do Wschodniej Mrocznej Puszczy
    .the = Wschodnia Mroczna Puszcza
region-edoras = Edoras
    .in = w Edoras
    .from = z Edoras
    .to = do Edoras
    .the = Edoras
region-enedwaith = Enedwaith
    .in = w Enedwaith
    .from = z Enedwaith
    .to = do Enedwaith
    .the = Enedwaith
region-erebor = Erebor
    .in = w Ereborze
    .from = z Ereboru
    .to = do Ereboru
    .the = Erebor
region-erech = Erech
    .in = w Erech
    .from = z Erech
    .to = do Erech
    .the = Erech
region-ered-luin = Ered Luin
    .in = w Ered Luin
    .from = z Ered Luin
    .to = do Ered Luin
    .the = Ered Luin
region-ettenmoors = Wrzosowiska Etten
    .in = na Wrzosowiskach Etten
    .from = z Wrzosowisk Etten
    .to = na Wrzosowiska Etten
    .the = Wrzosowiska Etten
region-evendim = Evendim
    .in = nad Evendim
    .from = znad Evendim
    .to = nad Evendim
    .the = Evendim
region-fangorn = Fangorn
    .in = w Fangornie
    .from = z Fangornu
    .to = do Fangornu
    .the = Fangorn
region-far-harad = Daleki Harad
    .in = w Dalekim Haradzie
    .from = z Dalekiego Haradu
    .to = do Dalekiego Haradu
    .the = Daleki Harad
region-folde = Folde
    .in = w Folde
    .from = z Folde
    .to = do Folde
    .the = Folde
region-fords-of-bruinen = Bród Bruinen
    .in = u Brodu Bruinen
    .from = od Brodu Bruinen
    .to = do Brodu Bruinen
    .the = Bród Bruinen
region-fords-of-isen = Brody na Isenie
    .in = u Brodów na Isenie
    .from = od Brodów na Isenie
    .to = do Brodów na Isenie
    .the = Brody na Isenie
region-forlindon = Forlindon
    .in = w Forlindonie
    .from = z Forlindonu
    .to = do Forlindonu
    .the = Forlindon
region-gap-of-rohan = Wrota Rohanu
    .in = we Wrotach Rohanu
    .from = z Wrót Rohanu
    .to = do Wrót Rohanu
    .the = Wrota Rohanu
region-gladden-fields = Pola Gladden
    .in = na Polach Gladden
    .from = z Pól Gladden
    .to = na Pola Gladden
    .the = Pola Gladden
region-goblins-gate = Brama Goblinów
    .in = u Bramy Goblinów
    .from = od Bramy Goblinów
    .to = do Bramy Goblinów
    .the = Brama Goblinów
region-gorgoroth = Gorgoroth
    .in = w Gorgoroth
    .from = z Gorgoroth
    .to = do Gorgoroth
    .the = Gorgoroth
region-grey-havens = Szara Przystań
    .in = w Szarej Przystani
    .from = z Szarej Przystani
    .to = do Szarej Przystani
    .the = Szara Przystań
region-harlindon = Harlindon
    .in = w Harlindonie
    .from = z Harlindonu
    .to = do Harlindonu
    .the = Harlindon
region-helms-deep = Helmowy Jar
    .in = w Helmowym Jarze
    .from = z Helmowego Jaru
    .to = do Helmowego Jaru
    .the = Helmowy Jar
region-high-pass = Wysoka Przełęcz
    .in = na Wysokiej Przełęczy
    .from = z Wysokiej Przełęczy
    .to = na Wysoką Przełęcz
    .the = Wysoka Przełęcz
region-hollin = Hollin
    .in = w Hollin
    .from = z Hollin
    .to = do Hollin
    .the = Hollin
region-iron-hills = Żelazne Wzgórza
    .in = na Żelaznych Wzgórzach
    .from = z Żelaznych Wzgórz
    .to = na Żelazne Wzgórza
    .the = Żelazne Wzgórza
region-khand = Khand
    .in = w Khandzie
    .from = z Khandu
    .to = do Khandu
    .the = Khand
region-lamedon = Lamedon
    .in = w Lamedonie
    .from = z Lamedonu
    .to = do Lamedonu
    .the = Lamedon
region-lorien = Lórien
    .in = w Lórien
    .from = z Lórien
    .to = do Lórien
    .the = Lórien
region-lossarnach = Lossarnach
    .in = w Lossarnach
    .from = z Lossarnach
    .to = do Lossarnach
    .the = Lossarnach
region-minas-morgul = Minas Morgul
    .in = w Minas Morgul
    .from = z Minas Morgul
    .to = do Minas Morgul
    .the = Minas Morgul
region-minas-tirith = Minas Tirith
    .in = w Minas Tirith
    .from = z Minas Tirith
    .to = do Minas Tirith
    .the = Minas Tirith
region-minhiriath = Minhiriath
    .in = w Minhiriath
    .from = z Minhiriath
    .to = do Minhiriath
    .the = Minhiriath
region-morannon = Morannon
    .in = w Morannonie
    .from = z Morannonu
    .to = do Morannonu
    .the = Morannon
region-moria = Moria
    .in = w Morii
    .from = z Morii
    .to = do Morii
    .the = Moria
region-mount-gram = Góra Gram
    .in = na Górze Gram
    .from = z Góry Gram
    .to = na Górę Gram
    .the = Góra Gram
region-mount-gundabad = Góra Gundabad
    .in = na Górze Gundabad
    .from = z Góry Gundabad
    .to = na Górę Gundabad
    .the = Góra Gundabad
region-narrows-of-the-forest = Przewężenie Puszczy
    .in = w Przewężeniu Puszczy
    .from = z Przewężenia Puszczy
    .to = do Przewężenia Puszczy
    .the = Przewężenie Puszczy
region-near-harad = Bliski Harad
    .in = w Bliskim Haradzie
    .from = z Bliskiego Haradu
    .to = do Bliskiego Haradu
    .the = Bliski Harad
region-noman-lands = Ziemie Niczyje
    .in = na Ziemiach Niczyich
    .from = z Ziem Niczyich
    .to = na Ziemie Niczyje
    .the = Ziemie Niczyje
region-north-anduin-vale = Północna Dolina Anduiny
    .in = w Północnej Dolinie Anduiny
    .from = z Północnej Doliny Anduiny
    .to = do Północnej Doliny Anduiny
    .the = Północna Dolina Anduiny
region-north-downs = Północne Wzgórza
    .in = na Północnych Wzgórzach
    .from = z Północnych Wzgórz
    .to = na Północne Wzgórza
    .the = Północne Wzgórza
region-north-dunland = Północny Dunland
    .in = w Północnym Dunlandzie
    .from = z Północnego Dunlandu
    .to = do Północnego Dunlandu
    .the = Północny Dunland
region-north-ered-luin = Północne Ered Luin
    .in = w Północnym Ered Luin
    .from = z Północnego Ered Luin
    .to = do Północnego Ered Luin
    .the = Północne Ered Luin
region-north-ithilien = Północny Ithilien
    .in = w Północnym Ithilien
    .from = z Północnego Ithilien
    .to = do Północnego Ithilien
    .the = Północny Ithilien
region-north-rhun = Północne Rhûn
    .in = w Północnym Rhûn
    .from = z Północnego Rhûn
    .to = do Północnego Rhûn
    .the = Północne Rhûn
region-northern-dorwinion = Północny Dorwinion
    .in = w Północnym Dorwinionie
    .from = z Północnego Dorwinionu
    .to = do Północnego Dorwinionu
    .the = Północny Dorwinion
region-northern-mirkwood = Północna Mroczna Puszcza
    .in = w Północnej Mrocznej Puszczy
    .from = z Północnej Mrocznej Puszczy
    .to = do Północnej Mrocznej Puszczy
    .the = Północna Mroczna Puszcza
region-northern-rhovanion = Północny Rhovanion
    .in = w Północnym Rhovanionie
    .from = z Północnego Rhovanionu
    .to = do Północnego Rhovanionu
    .the = Północny Rhovanion
region-nurn = Nurn
    .in = w Nurn
    .from = z Nurn
    .to = do Nurn
    .the = Nurn
region-old-ford = Stary Bród
    .in = u Starego Brodu
    .from = od Starego Brodu
    .to = do Starego Brodu
    .the = Stary Bród
region-old-forest = Stary Las
    .in = w Starym Lesie
    .from = ze Starego Lasu
    .to = do Starego Lasu
    .the = Stary Las
region-old-forest-road = Stara Leśna Droga
    .in = na Starej Leśnej Drodze
    .from = ze Starej Leśnej Drogi
    .to = na Starą Leśną Drogę
    .the = Stara Leśna Droga
region-orthanc = Orthank
    .in = w Orthanku
    .from = z Orthanku
    .to = do Orthanku
    .the = Orthank
region-osgiliath = Osgiliath
    .in = w Osgiliath
    .from = z Osgiliath
    .to = do Osgiliath
    .the = Osgiliath
region-parth-celebrant = Parth Celebrant
    .in = w Parth Celebrant
    .from = z Parth Celebrant
    .to = do Parth Celebrant
    .the = Parth Celebrant
region-pelargir = Pelargir
    .in = w Pelargirze
    .from = z Pelargiru
    .to = do Pelargiru
    .the = Pelargir
region-rhosgobel = Rhosgobel
    .in = w Rhosgobel
    .from = z Rhosgobel
    .to = do Rhosgobel
    .the = Rhosgobel
region-rivendell = Rivendell
    .in = w Rivendell
    .from = z Rivendell
    .to = do Rivendell
    .the = Rivendell
region-south-anduin-vale = Południowa Dolina Anduiny
    .in = w Południowej Dolinie Anduiny
    .from = z Południowej Doliny Anduiny
    .to = do Południowej Doliny Anduiny
    .the = Południowa Dolina Anduiny
region-south-downs = Południowe Wzgórza
    .in = na Południowych Wzgórzach
    .from = z Południowych Wzgórz
    .to = na Południowe Wzgórza
    .the = Południowe Wzgórza
region-south-dunland = Południowy Dunland
    .in = w Południowym Dunlandzie
    .from = z Południowego Dunlandu
    .to = do Południowego Dunlandu
    .the = Południowy Dunland
region-south-ered-luin = Południowe Ered Luin
    .in = w Południowym Ered Luin
    .from = z Południowego Ered Luin
    .to = do Południowego Ered Luin
    .the = Południowe Ered Luin
region-south-ithilien = Południowy Ithilien
    .in = w Południowym Ithilien
    .from = z Południowego Ithilien
    .to = do Południowego Ithilien
    .the = Południowy Ithilien
region-south-rhun = Południowe Rhûn
    .in = w Południowym Rhûn
    .from = z Południowego Rhûn
    .to = do Południowego Rhûn
    .the = Południowe Rhûn
region-southern-dorwinion = Południowy Dorwinion
    .in = w Południowym Dorwinionie
    .from = z Południowego Dorwinionu
    .to = do Południowego Dorwinionu
    .the = Południowy Dorwinion
region-southern-mirkwood = Południowa Mroczna Puszcza
    .in = w Południowej Mrocznej Puszczy
    .from = z Południowej Mrocznej Puszczy
    .to = do Południowej Mrocznej Puszczy
    .the = Południowa Mroczna Puszcza
region-southern-rhovanion = Południowy Rhovanion
    .in = w Południowym Rhovanionie
    .from = z Południowego Rhovanionu
    .to = do Południowego Rhovanionu
    .the = Południowy Rhovanion
region-tharbad = Tharbad
    .in = w Tharbadzie
    .from = z Tharbadu
    .to = do Tharbadu
    .the = Tharbad
region-the-shire = Shire
    .in = w Shire
    .from = z Shire
    .to = do Shire
    .the = Shire
region-tower-hills = Wieżowe Wzgórza
    .in = na Wieżowych Wzgórzach
    .from = z Wieżowych Wzgórz
    .to = na Wieżowe Wzgórza
    .the = Wieżowe Wzgórza
region-trollshaws = Las Trollów
    .in = w Lesie Trollów
    .from = z Lasu Trollów
    .to = do Lasu Trollów
    .the = Las Trollów
region-umbar = Umbar
    .in = w Umbarze
    .from = z Umbaru
    .to = do Umbaru
    .the = Umbar
region-vale-of-the-carnen = Dolina Carnen
    .in = w Dolinie Carnen
    .from = z Doliny Carnen
    .to = do Doliny Carnen
    .the = Dolina Carnen
region-vale-of-the-celduin = Dolina Celduin
    .in = w Dolinie Celduin
    .from = z Doliny Celduin
    .to = do Doliny Celduin
    .the = Dolina Celduin
region-weather-hills = Wichrowe Wzgórza
    .in = na Wichrowych Wzgórzach
    .from = z Wichrowych Wzgórz
    .to = na Wichrowe Wzgórza
    .the = Wichrowe Wzgórza
region-west-harondor = Zachodni Harondor
    .in = w Zachodnim Harondorze
    .from = z Zachodniego Harondoru
    .to = do Zachodniego Harondoru
    .the = Zachodni Harondor
region-westemnet = Westemnet
    .in = w Westemnecie
    .from = z Westemnetu
    .to = do Westemnetu
    .the = Westemnet
region-western-brown-lands = Zachodnie Brunatne Pola
    .in = na Zachodnich Brunatnych Polach
    .from = z Zachodnich Brunatnych Pól
    .to = na Zachodnie Brunatne Pola
    .the = Zachodnie Brunatne Pola
region-western-emyn-muil = Zachodnie Emyn Muil
    .in = w Zachodnim Emyn Muil
    .from = z Zachodniego Emyn Muil
    .to = do Zachodniego Emyn Muil
    .the = Zachodnie Emyn Muil
region-western-mirkwood = Zachodnia Mroczna Puszcza
    .in = w Zachodniej Mrocznej Puszczy
    .from = z Zachodniej Mrocznej Puszczy
    .to = do Zachodniej Mrocznej Puszczy
    .the = Zachodnia Mroczna Puszcza
region-withered-heath = Zwiędłe Wrzosowisko
    .in = na Zwiędłym Wrzosowisku
    .from = ze Zwiędłego Wrzosowiska
    .to = na Zwiędłe Wrzosowisko
    .the = Zwiędłe Wrzosowisko
region-woodland-realm = Leśne Królestwo
    .in = w Leśnym Królestwie
    .from = z Leśnego Królestwa
    .to = do Leśnego Królestwa
    .the = Leśne Królestwo
region-mordor-track = Droga przez Mordor
    .in = na Drodze przez Mordor
    .from = z Drogi przez Mordor
    .to = na Drogę przez Mordor
    .the = Droga przez Mordor

## Ścianki kości akcji

die-character = Postać
die-army = Armia
die-muster = Mobilizacja
die-event = Wydarzenie
die-muster-army = Mobilizacja lub Armia
die-will = Wola Zachodu
die-eye = Oko

## Żetony Polowania

tile-eye = Oko
tile-three = 3
tile-two = 2
tile-two-reveal = 2 z ujawnieniem
tile-one = 1
tile-one-reveal = 1 z ujawnieniem
tile-zero-reveal = 0 z ujawnieniem
tile-elven-cloaks = Płaszcze elfów (0)
tile-elven-rope = Elfia lina (0)
tile-phial-of-galadriel = Flakonik Galadrieli (−2)
tile-smeagol-helps-nice-master = Sméagol pomaga dobremu panu (−1)
tile-shelobs-lair = Jaskinia Szeloby (kość, stop)
tile-the-ring-is-mine = Pierścień jest mój! (Oko, ujawnienie, stop)
tile-on-on-they-went = Naprzód, wciąż naprzód (3, stop)
tile-give-it-to-uss = Oddaj go nam! (1, ujawnienie, stop)

## Talie

deck-character = Postać
deck-strategy = Strategia

## Fazy tury

phase-cards = Kości i karty
phase-fellowship = Drużyna
phase-hunt-dice = Przygotowanie Polowania
phase-roll = Rzut kośćmi akcji
phase-actions = Rozgrywanie akcji
phase-victory = Sprawdzenie zwycięstwa

## Tory i pola

track-fellowship = Tor Drużyny
track-mordor = Droga przez Mordor
track-politics = Tor polityki
track-points = Punkty zwycięstwa
track-hunt-box = Pole Polowania
track-hunt-pool = Pula Polowania
track-rings = Pierścienie Elfów
track-corruption = Zepsucie
track-progress = Postęp
track-guide = Przewodnik
track-companions = Towarzysze
track-crack-of-doom = Szczelina Zagłady
track-reinforcements = Posiłki

## Jak się kończy

reason-ring-destroyed = Pierścień ginie w ogniu Góry Przeznaczenia
reason-corruption = Powiernicy ulegają Pierścieniowi
reason-shadow-conquest = Cień ma co najmniej dziesięć punktów zwycięstwa
reason-free-peoples-conquest = Wolne Ludy mają co najmniej cztery punkty zwycięstwa
reason-conceded = partia poddana
reason-turn-limit = minęła ostatnia tura

## Karty wydarzeń

card-elven-cloaks = Płaszcze elfów
    .text = W grze jest żeton Polowania o wartości 0: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-elven-rope = Elfia lina
    .text = W grze jest żeton Polowania o wartości 0: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-phial-of-galadriel = Flakonik Galadrieli
    .text = W grze jest żeton Polowania, który leczy 2 zepsucia: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-smeagol-helps-nice-master = Sméagol pomaga dobremu panu
    .text = W grze jest żeton Polowania, który leczy 1 zepsucie: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-mithril-coat-and-sting = Mithrilowa kolczuga i Żądło
    .text = Zostaje na stole. Raz, po wylosowaniu żetonu Polowania, odrzuć kartę: losuje się drugi żeton i tylko on się liczy, a pierwszy wraca do puli.
card-axe-and-bow = Topór i łuk
    .text = Tylko gdy Gimli lub Legolas jest w Drużynie. Zostaje na stole. Raz odrzuć ją, aby zmniejszyć obrażenia Polowania o 1. Przepada, gdy obaj odejdą.
card-horn-of-gondor = Róg Gondoru
    .text = Tylko gdy Boromir jest w Drużynie. Zostaje na stole. Raz odrzuć ją, aby zmniejszyć obrażenia Polowania o 1. Przepada, gdy Boromir odejdzie.
card-wizards-staff = Laska czarodzieja
    .text = Tylko gdy Gandalf Szary jest w Drużynie. Zostaje na stole. Raz odrzuć ją: żeton Polowania, który miał być wylosowany, nie jest losowany. Przepada, gdy Gandalf odejdzie.
card-athelas = Athelas
    .text = Rzuć 3 kośćmi: każde 5 lub 6 leczy 1 zepsucie; gdy Przewodnikiem jest Obieżyświat, każde 3 i więcej.
card-there-is-another-way = Jest inna droga
    .text = Ulecz 1 zepsucie. Gdy Przewodnikiem jest Gollum, możesz potem ukryć Drużynę albo poruszyć ją o krok, wraz z Polowaniem.
card-i-will-go-alone = Pójdę sam
    .text = Tylko gdy w Drużynie jest Towarzysz. Odłącz Towarzysza lub grupę, o jeden region dalej niż zwykle; potem ulecz 1 zepsucie.
card-bilbos-song = Pieśń Bilba
    .text = Ulecz 1 zepsucie; 2, gdy Przewodnikiem jest Gollum.
card-mirror-of-galadriel = Zwierciadło Galadrieli
    .text = Zmień swoją nieużytą kość Postaci w Wolę Zachodu. Jeśli Powiernicy są w niezdobytym Lórien, ulecz też 1 zepsucie.
card-challenge-of-the-king = Wyzwanie króla
    .text = Tylko gdy Obieżyświat lub Aragorn jest z armią na ziemi Gondoru lub Rohanu. Wylosuj 3 żetony Polowania: te z Okiem wypadają z gry, inne wracają. Trzy Oka: wszystkie wracają, a on ginie.
card-gwaihir-the-windlord = Gwaihir Władca Wiatru
    .text = Odłącz lub porusz Towarzysza albo grupę, jakby mieli poziom 4; mogą skończyć w oblężonej twierdzy.
card-we-prove-the-swifter = Byliśmy szybsi
    .text = Odłącz lub porusz Towarzysza albo grupę, o dwa regiony dalej niż zwykle; mogą skończyć w oblężonej twierdzy.
card-there-and-back-again = Tam i z powrotem
    .text = Odłącz Towarzysza lub grupę, o jeden region dalej niż zwykle. Jeśli Gimli lub Legolas jest wtedy w Dali, Ereborze lub Leśnym Królestwie, Krasnoludy i Północ stają się aktywne, a Krasnoludy, Elfy i Północ robią po kroku ku wojnie.
card-the-eagles-are-coming = Orły nadlatują!
    .text = Tylko gdy armia z Towarzyszem jest w regionie armii Cienia z Nazgûlami lub obok. Rzuć kością za każdego z nich (najwyżej 5): każde 5 lub 6 usuwa jednego, reszta leci do wybranej przez ciebie twierdzy Saurona. Czarnoksiężnika to nie dotyczy.
card-the-ents-awake-treebeard = Entowie się budzą: Drzewiec
    .text = Tylko gdy Gandalf Biały jest w grze, a w Fangornie jest Towarzysz. Rzuć 3 kośćmi przeciw armii Cienia w Orthanku: każde 4 i więcej to trafienie. Saruman, który zostaje tam sam, ginie. Gdy Gandalf Biały jest w Fangornie lub Rohanie, zagraj od razu kolejną kartę Postaci, bez kości.
card-the-ents-awake-huorns = Entowie się budzą: Huornowie
    .text = Tylko gdy Gandalf Biały jest w grze, a w Fangornie jest Towarzysz. Rzuć 3 kośćmi przeciw armii Cienia w Orthanku: każde 4 i więcej to trafienie. Saruman, który zostaje tam sam, ginie. Gdy Gandalf Biały jest w Fangornie lub Rohanie, zagraj od razu kolejną kartę Postaci, bez kości.
card-the-ents-awake-entmoot = Entowie się budzą: Wiec entów
    .text = Tylko gdy Gandalf Biały jest w grze, a w Fangornie jest Towarzysz. Rzuć 3 kośćmi przeciw armii Cienia w Orthanku: każde 4 i więcej to trafienie. Saruman, który zostaje tam sam, ginie. Gdy Gandalf Biały jest w Fangornie lub Rohanie, zagraj od razu kolejną kartę Postaci, bez kości.
card-dead-men-of-dunharrow = Umarli z Dunharrow
    .text = Tylko gdy Obieżyświat lub Aragorn jest na ziemi Rohanu. Rusza do Erech, Lamedonu lub Pelargiru, z dowolnymi Towarzyszami u boku. Armia Cienia w tym miejscu przyjmuje tyle trafień, ile pokaże kość, i musi się wycofać. Potem zaciągnij tam do 3 oddziałów regularnych Gondoru.
card-house-of-the-stewards = Ród namiestników
    .text = Tylko gdy Boromir jest na ziemi Gondoru. Zaciągnij przy nim oddział Gondoru, regularny lub elitarny, potem dobierz 2 karty Strategii.
card-the-grey-company = Szara Drużyna
    .text = Tylko gdy Obieżyświat lub Aragorn jest z armią. Zamień w niej jeden oddział regularny na elitarny tego samego narodu, potem dobierz 2 karty Strategii.
card-the-last-battle = Ostatnia bitwa
    .text = Tylko gdy Aragorn jest z armią poza ziemiami Wolnych Ludów. Zostaje na stole: kości, które poruszają Drużynę, nie trafiają na pole Polowania. Przepada, gdy Drużyna ogłosi pozycję lub zostanie ujawniona.
card-a-power-too-great = Zbyt wielka moc
    .text = Elfy: krok ku wojnie. Zostaje na stole: Cień nie może wprowadzać armii do Lórien, Rivendell ani Szarej Przystani ani tam atakować. Cień może ją złamać dowolną kością oraz kartą Armii i kartą Postaci z ręki.
card-the-power-of-tom-bombadil = Moc Toma Bombadila
    .text = Północ: krok ku wojnie. Zostaje na stole: Cień nie może wprowadzać armii do Starego Lasu, Shire ani Bucklandu ani tam atakować. Cień może ją złamać dowolną kością oraz kartą Armii i kartą Postaci z ręki.
card-book-of-mazarbul = Księga z Mazarbul
    .text = Porusz dowolnych Towarzyszy na mapie. Jeśli któryś jest potem w Ereborze lub Ered Luin, Krasnoludy stają się aktywne i od razu są w stanie wojny.
card-the-spirit-of-mordor = Duch Mordoru
    .text = Wybierz armię Cienia z oddziałami co najmniej dwóch narodów i rzuć 5 kośćmi: każde 5 lub 6 to trafienie w nią.
card-faramirs-rangers = Strażnicy Faramira
    .text = Wybierz armię Cienia w Osgiliath, Północnym lub Południowym Ithilien i rzuć 3 kośćmi: każde 5 lub 6 to trafienie. Jeśli twoja armia trzyma Osgiliath, zaciągnij tam oddział Gondoru, regularny lub elitarny, i dowódcę.
card-fear-fire-foes = Trwoga! Pożar! Napad!
    .text = Porusz dowolnych Towarzyszy na mapie. Jeśli któryś jest potem w Shire lub Bree, Północ staje się aktywna i od razu jest w stanie wojny.
card-wisdom-of-elrond = Mądrość Elronda
    .text = Wybierz naród Wolnych Ludów: staje się aktywny i robi krok ku wojnie.
card-the-red-arrow = Czerwona Strzała
    .text = Tylko gdy Gondor jest aktywny. Rohan robi krok ku wojnie; zaciągnij w Edoras oddział Rohanu, regularny lub elitarny, i dowódcę.
card-help-unlooked-for = Nieoczekiwana pomoc
    .text = Armią z sąsiedztwa zaatakuj armię Cienia, która oblega twierdzę. W tej bitwie rzuca ona o jedną kością mniej za każdy oddział w twierdzy, ale co najmniej jedną.
card-paths-of-the-woses = Ścieżki Wosów
    .text = Tylko gdy Rohan jest w stanie wojny. Armia lub jej część przechodzi z regionu Rohanu wprost do Minas Tirith albo obok, jeśli miasto jest oblężone lub stracone.
card-through-a-day-and-a-night = Przez dzień i noc
    .text = Tylko gdy z armią jest Towarzysz. Porusz tę armię lub jej część z Towarzyszem do dwóch regionów.
card-cirdans-ships = Okręty Círdana
    .text = Tylko gdy Elfy są w stanie wojny. Zaciągnij 2 oddziały elfów, regularne lub elitarne, w regionie nadmorskim z twoją armią.
card-guards-of-the-citadel = Straż Cytadeli
    .text = Zaciągnij w Minas Tirith oddział Gondoru, regularny lub elitarny, i dowódcę.
card-celeborns-galadhrim = Galadrimowie Celeborna
    .text = Zaciągnij w Lórien oddział elfów, regularny lub elitarny, potem dobierz kartę Strategii.
card-riders-of-theoden = Jeźdźcy Théodena
    .text = Zaciągnij oddział Rohanu, regularny lub elitarny, i dowódcę w Edoras albo w regionie Rohanu z Towarzyszem.
card-grimbeorn-the-old-son-of-beorn = Grimbeorn Stary, syn Beorna
    .text = Zaciągnij pod Samotną Skałą oddział Północy, regularny lub elitarny, i dowódcę.
card-imrahil-of-dol-amroth = Imrahil z Dol Amrothu
    .text = Zaciągnij w Dol Amroth oddział Gondoru, regularny lub elitarny, i dowódcę.
card-king-brands-men = Ludzie króla Branda
    .text = Zaciągnij w Dali 2 regularne oddziały Północy, potem dobierz kartę Strategii.
card-swords-in-eriador = Miecze w Eriadorze
    .text = Zaciągnij oddział Północy w Shire i oddział krasnoludów w Ered Luin, regularne lub elitarne, potem dobierz kartę Strategii.
card-kindred-of-glorfindel = Ród Glorfindela
    .text = Zaciągnij w Rivendell oddział elfów, regularny lub elitarny, potem dobierz kartę Strategii.
card-dain-ironfoots-guard = Gwardia Dáina Żelaznej Stopy
    .text = Zaciągnij w Ereborze oddział krasnoludów, regularny lub elitarny, i dowódcę.
card-eomer-son-of-eomund = Éomer, syn Éomunda
    .text = Zaciągnij oddział Rohanu, regularny lub elitarny, i dowódcę w wolnej osadzie Rohanu.
card-thranduils-archers = Łucznicy Thranduila
    .text = Zaciągnij w Leśnym Królestwie oddział elfów, regularny lub elitarny, potem dobierz kartę Strategii.
card-shelobs-lair = Jaskinia Szeloby
    .text = W grze jest żeton Polowania ze stopem i obrażeniami z rzutu kością: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-the-ring-is-mine = Pierścień jest mój!
    .text = W grze jest żeton Polowania z Okiem, ujawnieniem i stopem: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-on-on-they-went = Naprzód, wciąż naprzód
    .text = W grze jest żeton Polowania z obrażeniami 3 i stopem: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-give-it-to-uss = Oddaj go nam!
    .text = W grze jest żeton Polowania z obrażeniem 1, ujawnieniem i stopem: trafia do puli Polowania, gdy Drużyna jest na Drodze przez Mordor.
card-orc-patrol = Patrol orków
    .text = Tylko gdy Powiernicy nie są w regionie z osadą Wolnych Ludów. Wylosuj żeton Polowania; Oko i żeton Drużyny nie mają skutku.
card-isildurs-bane = Zguba Isildura
    .text = Tylko gdy Powiernicy nie są w regionie z osadą Wolnych Ludów. Wylosuj żeton Polowania; Oko i żeton Drużyny nie mają skutku. Obrażeń nie można zmniejszyć: wszystkie stają się zepsuciem.
card-foul-thing-from-the-deep = Ohydny stwór z głębin
    .text = Tylko gdy Powiernicy nie są w regionie z osadą Wolnych Ludów. Wylosuj żeton Polowania; Oko i żeton Drużyny nie mają skutku. Jeśli zostają obrażenia, ofiarą musi paść losowy Towarzysz.
card-candles-of-corpses = Świece umarłych
    .text = Tylko gdy Powiernicy nie są w regionie z osadą Wolnych Ludów. Rzuć 3 kośćmi: każde 4 i więcej dodaje 1 zepsucie; gdy Przewodnikiem jest Gollum, tylko 6.
card-nazgul-search = Nazgûle na tropie
    .text = Tylko gdy postęp Drużyny wynosi co najmniej 1. Nazgûle latają swobodnie. Jeśli któryś jest potem przy Powiernikach, Drużyna zostaje ujawniona.
card-cruel-weather = Sroga pogoda
    .text = Tylko gdy postęp Drużyny wynosi co najmniej 1. Przesuń figurkę Powierników do sąsiedniego regionu.
card-the-nazgul-strike = Nazgûle uderzają!
    .text = Tylko gdy postęp Drużyny wynosi co najmniej 1. Nazgûle latają swobodnie. Jeśli któryś jest potem przy Powiernikach, odrzuć kartę Postaci Wolnych Ludów ze stołu albo wykonaj rzut Polowania.
card-morgul-wound = Rana z Morgulu
    .text = Tylko gdy Drużyna jest ujawniona. Dodaj 2 zepsucia, jeśli jest ich najwyżej 3, w przeciwnym razie 1.
card-lure-of-the-ring = Pokusa Pierścienia
    .text = Tylko gdy Drużyna jest ujawniona. Losuje się Towarzysza: Wolne Ludy usuwają go z gry albo dodają zepsucie równe jego poziomowi. Gdy Przewodnikiem jest Gollum, dodaj zamiast tego 1 zepsucie.
card-the-breaking-of-the-fellowship = Rozpad Drużyny
    .text = Tylko gdy Drużyna jest ujawniona. Wylosuj żeton Polowania; Oko i żeton Drużyny nie mają skutku. Tylu Towarzyszy, ile wynosi liczba, musi odejść; zostają tam, gdzie Powiernicy. Gdy Przewodnikiem jest Gollum, dodaj zamiast tego 1 zepsucie.
card-worn-with-sorrow-and-toil = Znużeni troską i trudem
    .text = Zostaje na stole. Ilekroć Towarzysz pada ofiarą Polowania, możesz odrzucić kartę Postaci Wolnych Ludów: losową z ręki albo leżącą na stole. Przepada, gdy Drużyna ogłosi pozycję w mieście lub twierdzy Wolnych Ludów.
card-flocks-of-crebain = Stada Krebainów
    .text = Zostaje na stole. Raz, przed rzutem Polowania, odrzuć ją: +1 do każdej kości. Przepada, gdy Drużyna ogłosi pozycję w mieście lub twierdzy Wolnych Ludów.
card-balrog-of-moria = Balrog z Morii
    .text = Zostaje na stole. Raz odrzuć ją: gdy Drużyna, ogłaszając pozycję lub ujawniona, przeszła przez Morię, wylosuj żeton Polowania (Oko nie ma skutku); albo użyj jej w bitwie jako karty walki.
card-the-lidless-eye = Oko bez powiek
    .text = Zmień do 3 swoich nieużytych kości w Oczy i połóż je na polu Polowania.
card-dreadful-spells = Straszliwe czary
    .text = Tylko gdy armia Cienia z Nazgûlami jest w regionie armii Wolnych Ludów lub obok. Rzuć tyloma kośćmi, ile jest w niej Nazgûli (najwyżej 5): każde 5 lub 6 to trafienie w tę armię.
card-grond-hammer-of-the-underworld = Grond, Młot Podziemi
    .text = Tylko gdy Czarnoksiężnik jest z armią, która oblega twierdzę. Atakuje ona przez trzy rundy zamiast jednej. Bez Towarzysza w bitwie Wolne Ludy nie używają karty walki w pierwszej rundzie.
card-the-palantir-of-orthanc = Palantír z Orthanku
    .text = Tylko gdy Saruman jest w grze. Zostaje na stole: po każdej karcie zagranej kością Wydarzenia dobierz kartę z dowolnej swojej talii. Wolne Ludy mogą ją zakończyć Wolą Zachodu albo dowolną kością i Pierścieniem Elfów. Przepada, gdy Saruman zginie.
card-wormtongue = Gadzi Język
    .text = Tylko gdy Saruman jest w grze. Zostaje na stole: Rohan staje się aktywny tylko przez Towarzysza, przez ogłoszenie Drużyny w Edoras lub Helmowym Jarze albo przez atak na nie. Przepada, gdy Rohan stanie się aktywny lub Saruman zginie.
card-the-ringwraiths-are-abroad = Upiory Pierścienia są w drodze
    .text = Nazgûle latają swobodnie. Potem porusz do dwóch armii z Nazgûlem albo zaatakuj jedną z nich.
card-the-black-captain-commands = Czarny Wódz rozkazuje
    .text = Tylko gdy Czarnoksiężnik jest w grze. Zaciągnij przy nim 2 Nazgûle albo pozwól Nazgûlom swobodnie latać. Potem armia z Czarnoksiężnikiem może się poruszyć lub zaatakować.
card-return-to-valinor = Powrót do Valinoru
    .text = Tylko gdy kontrolujesz twierdzę elfów. Za każdą nieoblężoną twierdzę elfów rzuć tyloma kośćmi, ile stoi tam oddziałów elfów (najwyżej 5): każde 6 to trafienie.
card-the-fighting-uruk-hai = Bojowi Uruk-hai
    .text = Tylko gdy Saruman jest w grze, a armia z oddziałami Isengardu oblega twierdzę. Atakuje ona przez trzy rundy zamiast jednej. Bez Towarzysza w bitwie Wolne Ludy nie używają karty walki w pierwszej rundzie.
card-denethors-folly = Szaleństwo Denethora
    .text = Tylko gdy Minas Tirith jest oblężone. Ginie tam wybrany przez ciebie dowódca. Zostaje na stole: Wolne Ludy nie używają kart walki w Minas Tirith. Mogą ją zakończyć Wolą Zachodu albo dowolną kością, jeśli jest tam Gandalf lub Aragorn. Przepada z końcem oblężenia.
card-the-day-without-dawn = Dzień bez świtu
    .text = Tylko gdy wszystkie trzy narody Cienia są w stanie wojny. Wszystkie nieużyte kości Woli Zachodu zostają odrzucone.
card-threats-and-promises = Groźby i obietnice
    .text = Zostaje na stole: Wolne Ludy nie mogą przesuwać narodu wynikiem Mobilizacji (w wydaniu angielskim tylko biernego). Przepada, gdy któryś przesunie się przez atak lub zdolność Towarzysza.
card-stormcrow = Zwiastun Burzy
    .text = Wybierz naród Wolnych Ludów, który nie jest w stanie wojny i na którego ziemi są Powiernicy lub Towarzysz. Cofa się o krok, a jego gracz usuwa jedną jego figurkę.
card-shadows-gather = Cienie się gromadzą
    .text = Porusz armię Cienia lub jej część do trzech regionów; musi skończyć przy innej armii Cienia.
card-the-shadow-lengthens = Cień się wydłuża
    .text = Porusz dwie armie Cienia lub ich części do dwóch regionów każdą; każda musi skończyć przy innej armii Cienia.
card-the-shadow-is-moving = Cień rusza
    .text = Tylko gdy wszystkie trzy narody Cienia są w stanie wojny. Porusz do czterech armii Cienia, każdą o jeden region.
card-corsairs-of-umbar = Korsarze z Umbaru
    .text = Tylko gdy Południowcy i Easterlingowie są w stanie wojny. Przenieś armię lub jej część z Umbaru do nadmorskiego regionu Gondoru. Jeśli jest tam armia wroga, atakuje ją i nie może przerwać ataku.
card-rage-of-the-dunlendings = Gniew Dunlandczyków
    .text = Tylko gdy Isengard jest w stanie wojny. Zaciągnij 2 regularne oddziały Isengardu w wolnym regionie obok Północnego lub Południowego Dunlandu; do 4 oddziałów Isengardu może tam stamtąd przejść.
card-return-of-the-witch-king = Powrót Czarnoksiężnika
    .text = Tylko gdy Czarnoksiężnik jest w grze. Leci do Angmaru; zaciągnij tam 2 regularne i 1 elitarny oddział Saurona.
card-half-orcs-and-goblin-men = Półorkowie i ludzie-gobliny
    .text = Tylko gdy Isengard jest w stanie wojny. Zaciągnij oddział Isengardu, regularny lub elitarny, przy dowolnej armii Cienia.
card-olog-hai = Olog-hai
    .text = Tylko gdy Sauron jest w stanie wojny. Zaciągnij oddział Saurona, regularny lub elitarny, przy dowolnej armii Cienia.
card-hill-trolls = Górskie trolle
    .text = Tylko gdy Sauron jest w stanie wojny. Zamień dwa dowolne oddziały regularne Saurona na elitarne.
card-a-new-power-is-rising = Powstaje nowa potęga
    .text = Tylko gdy Saruman jest w grze. Zaciągnij po 2 regularne oddziały Isengardu w Północnym i Południowym Dunlandzie oraz 2 oddziały Isengardu, regularne lub elitarne, w Orthanku.
card-many-kings-to-the-service-of-mordor = Wielu królów na służbie Mordoru
    .text = Zaciągnij po 2 oddziały regularne w trzech osadach Południowców i Easterlingów.
card-the-king-is-revealed = Król się ujawnia
    .text = Tylko gdy Aragorn jest w grze. Zaciągnij w Minas Morgul 5 regularnych oddziałów Saurona i Nazgûla.
card-shadows-on-the-misty-mountains = Cienie nad Górami Mglistymi
    .text = Zaciągnij 2 oddziały Saurona, regularne lub elitarne, i Nazgûla na Górze Gram albo w Morii.
card-orcs-multiplying-again = Orkowie znów się mnożą
    .text = Zaciągnij po 3 regularne oddziały Saurona w Dol Guldur i na Górze Gundabad.
card-horde-from-the-east = Horda ze Wschodu
    .text = Tylko gdy Południowcy i Easterlingowie są w stanie wojny. Zaciągnij 5 ich oddziałów regularnych w jednym ich wolnym regionie na wschodnim skraju mapy.
card-monsters-roused = Zbudzone potwory
    .text = Zaciągnij po regularnym oddziale Saurona w Angmarze, na Wrzosowiskach Etten i na Wichrowych Wzgórzach oraz elitarny w Lesie Trollów.
card-musterings-of-long-planned-war = Zbrojenia do dawno planowanej wojny
    .text = Tylko gdy wszystkie trzy narody Cienia są w stanie wojny. Zaciągnij 5 regularnych oddziałów Południowców i Easterlingów w Gorgoroth oraz 5 Saurona w Nurn.
card-pits-of-mordor = Czeluście Mordoru
    .text = Tylko gdy Sauron jest w stanie wojny. Zaciągnij po 2 regularne oddziały Saurona w trzech twierdzach Saurona.

## Walka: dolne połowy kart

combat-it-is-a-gift = To dar
    .text = Jeśli Powiernicy są tam, gdzie obrońca: +1 do twojego rzutu bitewnego i przerzutu dowódców.
combat-blade-of-westernesse = Miecz z Westernesse
    .text = Jeśli walczy Meriadok lub Peregrin: trafienie twojego przerzutu dowódców może zamiast ranić armię usunąć Sługę, który bierze udział w bitwie.
combat-mighty-attack = Potężne natarcie
    .text = Jeśli walczy Towarzysz: jeden rezygnuje na tę rundę z dowodzenia, a chybiona kość twojego rzutu bitewnego staje się trafieniem.
combat-servant-of-the-secret-fire = Sługa Tajemnego Ognia
    .text = Jeśli walczy Gandalf: +1 do twojego rzutu bitewnego.
combat-anduril = Andúril
    .text = Jeśli walczy Obieżyświat lub Aragorn: rezygnuje na tę rundę z dowodzenia, a jedna chybiona kość (przy Aragornie do dwóch) twojego rzutu bitewnego staje się trafieniem.
combat-heroic-death = Bohaterska śmierć
    .text = Jeśli walczy dowódca lub Towarzysz: poświęć dowódcę, aby anulować jedno trafienie, albo Towarzysza, aby anulować tyle, ile wynosi jego poziom.
combat-daring-defiance = Zuchwały opór
    .text = Jeśli walczy Towarzysz: wszyscy rezygnują na tę rundę z dowodzenia, a karta walki Cienia jest anulowana.
combat-fateful-strike = Rozstrzygający cios
    .text = Jeśli walczy dowódca lub Towarzysz: trafienie twojego przerzutu dowódców usuwa też Nazgûla; przy dwóch trafieniach możesz zamiast niego wybrać Sługę.
combat-sudden-strike = Nagły cios
    .text = Jeśli walczy dowódca lub Towarzysz: przed rzutem bitewnym dodatkowy atak tyloma kośćmi, ile wynosi twoje dowodzenie.
combat-brave-stand = Dzielny opór
    .text = Jeśli walczy Towarzysz: Cień rzuca o jedną kością mniej za każdego z nich, ale co najmniej jedną.
combat-ents-rage = Gniew entów
    .text = W Fangornie, Orthanku lub Rohanie: +2 do twojego rzutu bitewnego.
combat-huorn-dark = Mrok Huornów
    .text = W Fangornie, Orthanku lub Rohanie: Cień rzuca najwyżej dwiema kośćmi.
combat-nameless-wood = Bezimienny las
    .text = W Fangornie, Orthanku lub Rohanie: jeśli w tej rundzie w ogóle trafisz, dodaj dwa trafienia.
combat-daylight = Światło dnia
    .text = Cień rzuca najwyżej trzema kośćmi.
combat-no-quarter = Bez pardonu
    .text = Jeśli w tej rundzie w ogóle trafisz, dodaj jedno trafienie.
combat-advantageous-position = Dogodna pozycja
    .text = Jeśli obrońca stoi na ziemi narodu Wolnych Ludów: −1 do rzutu bitewnego Cienia; 6 nadal trafia.
combat-scouts = Zwiadowcy
    .text = Jeśli bronisz się w polu: przed jakimkolwiek rzutem twoja armia wycofuje się do wolnego regionu lub do swojej twierdzy.
combat-shield-wall = Mur tarcz
    .text = Jeśli wróg trafił co najmniej dwa razy, jedno trafienie jest anulowane.
combat-confusion = Zamieszanie
    .text = Każde 1 w rzucie bitewnym Cienia to trafienie w niego samego i nie można go przerzucić.
combat-charge = Szarża
    .text = Jeśli walczy twój oddział elitarny: przed rzutem bitewnym dodatkowy atak jedną kością za każdy twój oddział elitarny.
combat-valour = Męstwo
    .text = Jeśli walczy twój oddział elitarny: +1 do twojego rzutu bitewnego.
combat-one-for-the-dark-lord = Jeden dla Władcy Ciemności
    .text = Jeśli Powiernicy są tam, gdzie obrońca: +1 do twojego rzutu bitewnego i przerzutu dowódców.
combat-cruel-as-death = Okrutni jak śmierć
    .text = Jeśli dowodzenie Nazgûli wynosi co najmniej 2: zrezygnuj z dwóch jego punktów na tę rundę; +1 do twojego rzutu bitewnego.
combat-they-are-terrible = Są straszni
    .text = Jeśli dowodzenie Nazgûli wynosi co najmniej 1: zrezygnuj z jednego jego punktu na tę rundę; +1 do twojego przerzutu dowódców.
combat-dread-and-despair = Groza i rozpacz
    .text = Jeśli dowodzenie Nazgûli wynosi co najmniej 1: zrezygnuj z dowolnej liczby jego punktów na tę rundę; Wolne Ludy rzucają o tyle kości mniej, ale co najmniej jedną.
combat-foul-stench = Ohydny fetor
    .text = Jeśli dowodzenie Nazgûli wynosi co najmniej 1 i nie mniej niż dowodzenie Wolnych Ludów: te nie mają przerzutu dowódców.
combat-black-breath = Tchnienie Ciemnych Sił
    .text = Jeśli walczy Nazgûl: trafienie twojego przerzutu dowódców może też usunąć dowódcę albo Towarzysza o poziomie nie wyższym niż liczba tych trafień.
combat-words-of-power = Słowa mocy
    .text = Jeśli walczy Nazgûl: wybierz Towarzysza w bitwie; jego dowodzenie i zdolności nie liczą się w tej rundzie.
combat-durins-bane = Zguba Durina
    .text = Jeśli obrońca jest w Morii lub do dwóch regionów od niej: przed rzutem bitewnym dodatkowy atak trzema kośćmi, które trafiają od 4.
combat-devilry-of-orthanc = Czarcie sztuki Orthanku
    .text = Jeśli walczą oddziały Isengardu, a obrońca trzyma twierdzę: +1 do twojego rzutu bitewnego.
combat-deadly-strife = Śmiertelny bój
    .text = Obie strony: +2 do rzutu bitewnego i przerzutu dowódców.
combat-onslaught = Szturm
    .text = Po stratach możesz zadać własnej armii do czterech trafień; rzuć tyloma kośćmi, a każde 4 i więcej to trafienie we wroga.
combat-relentless-assault = Nieustępliwy atak
    .text = Przed rzutem bitewnym możesz zadać własnej armii do dwóch trafień: +1 do rzutu bitewnego za każde.
combat-great-host = Wielkie zastępy
    .text = Po stratach: jeśli masz co najmniej dwa razy więcej oddziałów niż wróg, zadaj jedno trafienie.
combat-mumakil = Mûmakile
    .text = Jeśli walczy elitarny oddział Południowców i Easterlingów: +1 do twojego rzutu bitewnego oraz jedno trafienie więcej, jeśli masz ich więcej niż wróg.
combat-swarm-of-bats = Chmara nietoperzy
    .text = Karta walki Wolnych Ludów jest anulowana; jeśli żadnej nie położyły, +1 do twojego przerzutu dowódców.
combat-we-come-to-kill = Idziemy zabijać
    .text = Jeśli walczy twój oddział elitarny: po stratach dodatkowy atak jedną kością za każdy twój oddział elitarny; trafia 5 i więcej.
combat-desperate-battle = Desperacka walka
    .text = Obie strony: +1 do rzutu bitewnego i przerzutu dowódców.

## Opcje i zestawy

option-players = Gracze
    .about = Ilu graczy: dwóch albo drużyny w trzy lub cztery osoby.
option-prints = Wydanie kart
    .about = Wydania włoskie i angielskie różnią się na dwóch kartach, Gollum oraz Groźby i obietnice: które obowiązuje?
option-prints-italian = włoskie
option-prints-english = angielskie
option-concede = Poddanie
    .about = Gracz może poddać partię w swojej kolejce.

preset-two-players = Dwóch graczy
preset-english-prints = Dwóch graczy, wydanie angielskie
preset-three-players = Trzech graczy
preset-four-players = Czterech graczy

## Na co idzie kość

act-skip = Odłożenie kości bez akcji
act-move-fellowship = Ruch Drużyny
act-hide-fellowship = Ukrycie Drużyny
act-separate = Odłączenie Towarzyszy
act-move-companions = Ruch Towarzyszy
act-move-minions = Ruch Nazgûli i Sług
act-move-army = Ruch jednej armii z dowódcą
act-move-armies = Ruch do dwóch armii
act-attack-led = Atak armią z dowódcą
act-attack = Atak
act-diplomacy = Krok na torze polityki
act-muster = Zaciąg posiłków
act-bring = Wprowadzenie postaci do gry
act-voice-recruit = Głos Sarumana: zaciąg oddziałów regularnych
act-voice-upgrade = Głos Sarumana: oddziały elitarne za regularne
act-draw = Dobranie karty wydarzenia
act-play-event = Zagranie dowolnej karty wydarzenia
act-play-character = Zagranie karty Postaci
act-play-army = Zagranie karty Armii
act-play-muster = Zagranie karty Mobilizacji
act-advance-gondor = Boromir zagrzewa Gondor
act-advance-elves = Legolas zagrzewa elfów
act-advance-dwarves = Gimli zagrzewa krasnoludów
act-discard-power = Złamanie „Zbyt wielkiej mocy”
act-discard-bombadil = Złamanie „Mocy Toma Bombadila”
act-discard-palantir = Koniec „Palantíru z Orthanku”
act-discard-folly = Koniec „Szaleństwa Denethora”
act-discard = Odrzucenie karty ze stołu
act-fly = Lot Nazgûli
act-recruit = Zaciąg Nazgûli
act-hunt = Polowanie na Pierścień

## Przyczyny, które nie są kartami ani postaciami

cause-advance = wkroczenie po bitwie
cause-attack = atak na ten naród
cause-battle = bitwa
cause-captured = utrata osady
cause-combat-roll = rzut bitewny
cause-declared = ogłoszenie Drużyny w tym miejscu
cause-die = kość akcji
cause-diplomacy = dyplomacja
cause-empty = pusta pula
cause-event = kość Wydarzenia
cause-hit = trafienie
cause-hunt = Polowanie
cause-hunt-army = oddziały Cienia przy Powiernikach
cause-hunt-nazgul = Nazgûl przy Powiernikach
cause-hunt-stronghold = twierdza Cienia wokół Powierników
cause-lapsed = warunek karty już nie zachodzi
cause-leader-reroll = przerzut dowódców
cause-lingering = w tej turze ani kroku w Mordorze
cause-mordor = Mordor
cause-move = ruch
cause-move-fellowship = ruch Drużyny
cause-muster = mobilizacja
cause-nation-advanced = krok narodu ku wojnie
cause-no-army = brak oddziałów do prowadzenia
cause-parting = odłączenie od Drużyny
cause-phase-1 = początek tury
cause-retreat = odwrót
cause-revealed = ujawnienie
cause-rohan-active = Rohan jest aktywny
cause-separated = odłączenie od Drużyny
cause-shadow-army = armia Cienia na ziemi tego narodu
cause-siege = przedłużenie oblężenia
cause-sorcerer = czary Czarnoksiężnika
cause-stacking = zbyt wiele oddziałów w regionie
cause-stop = symbol stop
cause-stronghold = twierdza Cienia na drodze
cause-used = użycie karty
cause-voice-of-saruman = Głos Sarumana
# Żeton Polowania, na którym jest tylko liczba.
cause-tile = żeton Polowania { $tile }

## Części zdań

# Kilka kości z tą samą ścianką.
count-of = { $number }{"\u00A0"}×{"\u00A0"}{ $what }
# Zbierana armia, zanim kogokolwiek wskazano.
party-nobody = jeszcze nikt

## Pytania

prompt-turn-draw = Z której talii dobierasz kartę?
prompt-turn-draw-waiting = { $seat }: dobieranie karty.
prompt-turn-hand-limit = { $over ->
        [one] Masz o jedną kartę za dużo: którą odrzucasz?
        [few] Masz o { $over } karty za dużo: którą odrzucasz?
       *[other] Masz o { $over } kart za dużo: którą odrzucasz?
    }
prompt-turn-hand-limit-waiting = { $seat }: odrzucanie kart do limitu.
prompt-turn-hunt-dice = Ile kości akcji trafia na pole Polowania?
prompt-turn-hunt-dice-waiting = { $seat }: przygotowanie Polowania.
prompt-turn-action = Twoja kolejka: wybierz kość albo spasuj, jeśli wolno.
prompt-turn-action-waiting = { $seat }: akcja.
prompt-turn-ring = Na co zmienia się kość: { $die }?
prompt-turn-use = Na co idzie kość: { $die }?
prompt-team-exchange = Czy proponujesz sojusznikowi wymianę karty?
prompt-team-exchange-waiting = { $seat }: czy wymienić karty?
prompt-team-merge = Czy wasze oddziały { $region-in } mają tworzyć jedną armię?
prompt-team-merge-waiting = { $seat }: czy połączyć armie?
prompt-fellowship-phase = { $progress ->
        [0] Drużyna jest { $region-in }. Czy ogłaszasz tam jej pozycję?
        [one] Drużyna zrobiła jeden krok od miejsca, gdzie ją ostatnio widziano ({ $region }). Czy ogłaszasz, gdzie jest?
        [few] Drużyna zrobiła { $progress } kroki od miejsca, gdzie ją ostatnio widziano ({ $region }). Czy ogłaszasz, gdzie jest?
       *[other] Drużyna zrobiła { $progress } kroków od miejsca, gdzie ją ostatnio widziano ({ $region }). Czy ogłaszasz, gdzie jest?
    }
prompt-fellowship-phase-waiting = { $seat }: prowadzenie Drużyny.
prompt-fellowship-declare = { $progress ->
        [one] Gdzie jest Drużyna? Ostatnio widziano ją { $region-in }, zrobiła jeden krok.
        [few] Gdzie jest Drużyna? Ostatnio widziano ją { $region-in }, zrobiła { $progress } kroki.
       *[other] Gdzie jest Drużyna? Ostatnio widziano ją { $region-in }, zrobiła { $progress } kroków.
    }
prompt-fellowship-path = { $left ->
        [0] Drużyna jest { $region-in } i nie ma już kroków.
        [one] Drużyna jest { $region-in }, został jeden krok. Dokąd idzie?
        [few] Drużyna jest { $region-in }, zostały { $left } kroki. Dokąd idzie?
       *[other] Drużyna jest { $region-in }, zostało { $left } kroków. Dokąd idzie?
    }
prompt-fellowship-guide = Kto jest Przewodnikiem Drużyny?
prompt-fellowship-guide-waiting = { $seat }: wybór Przewodnika.
prompt-fellowship-separate = Kto razem opuszcza Drużynę? Dotąd: { $characters }.
prompt-fellowship-separated = { $steps ->
        [one] { $characters }: dokąd? Najwyżej jeden region.
        [few] { $characters }: dokąd? Najwyżej { $steps } regiony.
       *[other] { $characters }: dokąd? Najwyżej { $steps } regionów.
    }
prompt-fellowship-separated-waiting = { $seat }: Towarzysze ruszają w drogę.
prompt-fellowship-parting = { $left ->
        [one] Jeden Towarzysz musi opuścić Drużynę. Kto?
        [few] { $left } Towarzysze muszą opuścić Drużynę. Kto następny?
       *[other] { $left } Towarzyszy musi opuścić Drużynę. Kto następny?
    }
prompt-fellowship-parting-waiting = { $seat }: rozstanie z Towarzyszami.
prompt-hunt-crebain = Rzut Polowania: czy odrzucasz „Stada Krebainów”, aby dodać 1 do każdej kości?
prompt-hunt-crebain-waiting = { $seat }: polowanie na Pierścień.
prompt-hunt-reroll = Rzut Polowania: { $dice }; sukcesy: { $successes }. Ile nieudanych kości przerzucasz?
prompt-hunt-reroll-waiting = { $seat }: czy przerzucić kości Polowania?
prompt-hunt-staff = Zaraz zostanie wylosowany żeton Polowania. Czy odrzucasz „Laskę czarodzieja”, aby temu zapobiec?
prompt-hunt-staff-waiting = { $seat }: czy zapobiec losowaniu żetonu?
prompt-hunt-mithril = Wylosowany żeton: { $tile }. Czy odrzucasz kartę „Mithrilowa kolczuga i Żądło”, aby wylosować inny?
prompt-hunt-mithril-waiting = { $seat }: czy zażądać innego żetonu?
prompt-hunt-table-card = Obrażenia Polowania: { $damage } (żeton { $tile }). Czy odrzucasz kartę, aby zmniejszyć je o jeden?
prompt-hunt-table-card-waiting = { $seat }: czy zmniejszyć obrażenia Polowania?
prompt-hunt-guide = Obrażenia Polowania: { $damage }. Czy { $character } zmniejsza je o jeden?
prompt-hunt-guide-waiting = { $seat }: czy użyć zdolności Przewodnika?
prompt-hunt-casualty = Obrażenia Polowania: { $damage }. Czy ginie Towarzysz: Przewodnik ({ $character }) albo losowy? Reszta staje się zepsuciem.
prompt-hunt-casualty-waiting = { $seat }: obrażenia Polowania.
prompt-hunt-balrog = Drużyna przeszła przez Morię. Czy odrzucasz „Balroga z Morii”, aby wylosować żeton Polowania?
prompt-hunt-balrog-waiting = { $seat }: czy zbudzić Balroga?
prompt-hunt-sorrow = { $card }: która karta Postaci Wolnych Ludów jest odrzucana?
prompt-hunt-sorrow-waiting = { $seat }: czy odrzucić kartę przeciwnika?
prompt-army-move = Która armia się porusza?
prompt-army-company = Armia { $region-in }: kto rusza i dokąd? Dotąd: { $party }.
prompt-army-march = { $card }: która armia maszeruje?
prompt-army-march-on = { $card }: czy armia maszeruje dalej?
prompt-army-march-on-waiting = { $seat }: marsz.
prompt-army-passage = { $card }: skąd wyrusza armia?
prompt-attack-from = Którą armią atakujesz?
prompt-attack-vanguard = Armia { $region-in }: kto atakuje i kogo? Dotąd: { $party }.
prompt-battle-stronghold = Wróg atakuje ({ $region }): walczysz w polu czy wycofujesz się do twierdzy?
prompt-battle-stronghold-waiting = { $seat }: gdzie przyjąć atak?
prompt-battle-white-rider = Bitwa { $region-in }: czy Gandalf Biały rezygnuje z dowodzenia, aby dowodzenie Nazgûli się nie liczyło?
prompt-battle-white-rider-waiting = { $seat }: czy wezwać Białego Jeźdźca?
prompt-battle-card = Bitwa { $region-in }, runda { $round }: którą kartę walki kładziesz, jeśli jakąś?
prompt-battle-card-waiting = { $seat }: wybór karty walki.
prompt-battle-reroll = Bitwa { $region-in }: ile chybionych kości przerzucają dowódcy?
prompt-battle-reroll-waiting = { $seat }: przerzut dowódców.
prompt-battle-losses = { $hits ->
        [one] Twoja armia { $region-in } ma do przyjęcia jedno trafienie. Jaką wybierasz stratę?
        [few] Twoja armia { $region-in } ma do przyjęcia { $hits } trafienia. Jaką wybierasz stratę?
       *[other] Twoja armia { $region-in } ma do przyjęcia { $hits } trafień. Jaką wybierasz stratę?
    }
prompt-battle-losses-waiting = { $seat }: wybór strat.
prompt-battle-cease = Bitwa { $region-in }, runda { $round }: przerywasz atak czy nacierasz dalej?
prompt-battle-cease-waiting = { $seat }: czy przerwać atak?
prompt-battle-retreat = Bitwa { $region-in }: trwasz czy się wycofujesz?
prompt-battle-retreat-waiting = { $seat }: czy się wycofać?
prompt-battle-sorcerer = Czary Czarnoksiężnika: czy dobierasz kartę tego samego rodzaju, co użyta?
prompt-battle-sorcerer-waiting = { $seat }: czy dobrać kartę?
prompt-battle-advance = Droga jest otwarta: { $region }. Kto wkracza?
prompt-battle-advance-waiting = { $seat }: czy wkroczyć?
prompt-combat-heroes = { $card }: kto rezygnuje z dowodzenia w zamian za trafienie?
prompt-combat-heroes-waiting = { $seat }: działanie karty walki.
prompt-combat-heroic-death = { $card }: kto ginie, by ocalić innych?
prompt-combat-heroic-death-waiting = { $seat }: działanie karty walki.
prompt-combat-blade = { $card }: w którego Sługę godzi ostrze?
prompt-combat-blade-waiting = { $seat }: działanie karty walki.
prompt-combat-fateful = { $card }: na kogo spada cios?
prompt-combat-fateful-waiting = { $seat }: działanie karty walki.
prompt-combat-black-breath = { $card }: który dowódca lub Towarzysz ginie?
prompt-combat-black-breath-waiting = { $seat }: działanie karty walki.
prompt-combat-dread = { $card }: z ilu punktów dowodzenia rezygnują Nazgûle?
prompt-combat-dread-waiting = { $seat }: działanie karty walki.
prompt-combat-words = { $card }: który Towarzysz milknie?
prompt-combat-words-waiting = { $seat }: działanie karty walki.
prompt-combat-sacrifice = { $card }: ile trafień zadajesz własnej armii?
prompt-combat-sacrifice-waiting = { $seat }: działanie karty walki.
prompt-combat-scouts = { $card }: dokąd wycofuje się twoja armia?
prompt-combat-scouts-waiting = { $seat }: działanie karty walki.
prompt-companions-move = Którzy Towarzysze ruszają i dokąd? Dotąd: { $characters }.
prompt-minions-move = Który Nazgûl lub Sługa rusza?
prompt-minions-where = Skąd: { $from }. Dokąd?
prompt-muster-figure = Co zaciągasz?
prompt-muster-where = Gdzie pojawia się { $figure }?
prompt-muster-diplomacy = Który naród robi krok ku wojnie?
prompt-muster-character = Kto wchodzi do gry?
prompt-muster-character-where = Gdzie pojawia się { $character }?
prompt-muster-one-each = { $figure }: która osada go otrzymuje?
prompt-muster-one-each-waiting = { $seat }: zaciąg oddziałów.
prompt-stacking-trim = { $over ->
        [one] Jest o jeden oddział za dużo { $region-in }. Który usuwasz?
        [few] Jest o { $over } oddziały za dużo { $region-in }. Który usuwasz?
       *[other] Jest o { $over } oddziałów za dużo { $region-in }. Który usuwasz?
    }
prompt-stacking-trim-waiting = { $seat }: usuwanie oddziałów.
prompt-event-play = Którą kartę wydarzenia zagrywasz?
prompt-event-draw = Z której talii dobierasz kartę?
prompt-event-guide-draw = Przewodnikiem jest Gandalf Szary: czy dobierasz kartę?
prompt-event-guide-draw-waiting = { $seat }: czy dobrać kartę?
prompt-event-palantir-draw = Palantír z Orthanku: z której talii dobierasz kartę?
prompt-event-palantir-draw-waiting = { $seat }: dobieranie karty.
prompt-event-route = Aby złamać „{ $card }”: którą kartę odrzucasz?
prompt-event-region = { $card }: który region?
prompt-event-region-waiting = { $seat }: wybór regionu.
prompt-event-gain = { $nation }: jaki oddział pojawia się { $region-in }?
prompt-event-gain-waiting = { $seat }: zaciąg dzięki karcie.
prompt-event-gain-where = { $card }: gdzie pojawiają się oddziały?
prompt-event-gain-where-waiting = { $seat }: zaciąg dzięki karcie.
prompt-event-up-to = { $card }: czy pojawia się tu kolejny oddział regularny?
prompt-event-up-to-waiting = { $seat }: zaciąg dzięki karcie.
prompt-event-nation = { $card }: który naród?
prompt-event-nation-waiting = { $seat }: wybór narodu.
prompt-event-stormcrow = { $card }: który naród traci ducha?
prompt-event-stormcrow-waiting = { $seat }: wybór narodu.
prompt-event-deserter = { $card }: jaką figurkę tracisz ({ $nation })?
prompt-event-deserter-waiting = { $seat }: utrata figurki.
prompt-event-another-way = { $card }: Przewodnikiem jest Gollum. Ukrywasz Drużynę czy ruszasz dalej?
prompt-event-another-way-waiting = { $seat }: działanie karty.
prompt-event-another-card = { $card }: czy zagrywasz jeszcze jedną kartę Postaci?
prompt-event-another-card-waiting = { $seat }: czy zagrać kolejną kartę?
prompt-event-separate-or-move = { $card }: odłączasz Towarzyszy czy ruszasz tych na mapie?
prompt-event-separate-or-move-waiting = { $seat }: działanie karty.
prompt-event-scattered = { $card }: dokąd ucieka armia?
prompt-event-scattered-waiting = { $seat }: odwrót.
prompt-event-grey-company = { $card }: który oddział elitarny zastępuje regularny?
prompt-event-grey-company-waiting = { $seat }: działanie karty.
prompt-event-nazgul-strike = { $card }: odrzucasz kartę Wolnych Ludów czy polujesz?
prompt-event-nazgul-strike-waiting = { $seat }: działanie karty.
prompt-event-lure = { $card }: ginie { $character } czy Powiernicy przyjmują zepsucie ({ $level })?
prompt-event-lure-waiting = { $seat }: Towarzysz czy zepsucie?
prompt-event-lidless-eye = { $card }: która kość zmienia się w Oko?
prompt-event-lidless-eye-waiting = { $seat }: obracanie kości.
prompt-event-black-captain = { $card }: zaciągasz dwa Nazgûle czy Nazgûle lecą?
prompt-event-black-captain-waiting = { $seat }: działanie karty.
prompt-event-move-or-attack = { $card }: ruch, atak czy żadne z nich?
prompt-event-move-or-attack-waiting = { $seat }: działanie karty.
prompt-event-folly = { $card }: który dowódca w Minas Tirith ginie?
prompt-event-folly-waiting = { $seat }: działanie karty.
prompt-event-dunlendings = { $card }: czy maszerują tam kolejne oddziały? Skąd?
prompt-event-dunlendings-waiting = { $seat }: marsz dzięki karcie.
prompt-event-dunlending = { $card }: który oddział maszeruje?
prompt-event-dunlending-waiting = { $seat }: marsz dzięki karcie.

## Wybory

token-allocate = { $subject-id ->
        [0] Ani jednej
        [1] Jedna kość
        [2] { $subject } kości
       *[other] { $subject } kości
    }
token-die = { $prompt ->
        [event-lidless-eye] W Oko: { $subject }
       *[other] Użyj: { $subject }
    }
token-act = { $subject }
token-ring = Pierścień Elfów zmienia kość: { $subject }
token-into = { $subject }
token-pass = Spasuj
token-concede = Poddaj partię
token-done = { $prompt ->
        [fellowship-phase] Dalej, bez ogłaszania
        [fellowship-separate] Ci ruszają
        [army-move] Bez kolejnych armii
        [muster-figure] Nic więcej
        [companions-move] Koniec ruchów
        [minions-move] Koniec ruchów
       *[other] Gotowe
    }
token-decline = { $prompt ->
        [battle-advance] Nikt nie wkracza
        [hunt-casualty] Bez ofiary: użyj Pierścienia
        [team-exchange] Bez wymiany
        [team-merge] Armie pozostają osobne
        [event-move-or-attack] Ani jedno, ani drugie
        [event-another-way] Ani jedno, ani drugie
        [event-nazgul-strike] Ani jedno, ani drugie
       *[other] Nie
    }
token-draw = Dobierz z talii: { $subject }
token-play = Zagraj „{ $subject }”
token-card = { $subject-id ->
        [none] Bez karty walki
       *[other] Połóż „{ $subject }”
    }
token-discard = { $subject-id ->
        [random] Odrzuć losową z ręki
       *[other] Odrzuć „{ $subject }”
    }
token-use = Odrzuć „{ $subject }”, aby użyć
token-exchange = Zaproponuj „{ $subject }”
token-merge = Zaproponuj jedną armię { $subject-in }
token-agree = Zgoda
token-from = { $prompt ->
        [minions-move] Nazgûl { $subject-in }
       *[other] Armia { $subject-in }
    }
token-to = { $prompt ->
        [fellowship-declare] Jest { $subject-in }
       *[other] { $subject-to }
    }
token-at = { $subject-in }
token-all = Wszyscy
token-take = { $prompt ->
        [combat-heroes] { $subject }
        [combat-words] { $subject }
        [minions-move] { $subject }
        [companions-move] { $subject }
        [fellowship-separate] { $subject }
        [fellowship-parting] { $subject }
        [event-dunlending] { $subject }
       *[other] Rusza { $subject }
    }
token-leave = Zostaje { $subject }
token-attack = Atakuj: { $subject }
token-recruit = Zaciąg: { $subject }
token-advance = { $subject }
token-bring = { $subject }
token-stand = { $prompt ->
        [battle-stronghold] Walcz w polu
       *[other] Trwaj i walcz dalej
    }
token-withdraw = Wycofaj się do twierdzy
token-white-rider = Biały Jeździec rusza do boju
token-reroll = { $subject-id ->
        [0] Zostaw kości
        [1] Przerzuć jedną kość
       *[other] Przerzuć kości: { $subject }
    }
token-lose = Ginie { $subject }
token-reduce = Osłabiony do regularnego: { $subject }
token-cease = Przerwij atak
token-press = Nacieraj dalej
token-retreat = Odwrót { $subject-to }
token-suffer = { $subject-id ->
        [0] Ani jednego
        [1] Jedno trafienie
       *[other] Trafienia: { $subject }
    }
token-forgo = { $subject-id ->
        [1] Jeden punkt
       *[other] Punkty: { $subject }
    }
token-declare = Ogłoś pozycję Drużyny
token-enter = Wejdź do Mordoru
token-guide = { $subject }
token-stop = Zostań tutaj
token-separate = Przewodnik opuszcza Drużynę: obrażenia −1
token-reveal = Gollum ujawnia Drużynę: obrażenia −1
token-hide = Ukryj Drużynę
token-move-on = Porusz Drużynę dalej
token-casualty = { $subject-id ->
        [guide] Ginie Przewodnik
       *[other] Ginie losowy Towarzysz
    }
token-corruption = Przyjmij zepsucie
token-hunt = Polowanie na Pierścień
token-remove = Usuń: { $subject }

## Dziennik

event-turn = Tura { $number }. Kości akcji: Wolne Ludy { $dice-free-peoples }, Cień { $dice-shadow }.
event-drew = { $seat-id ->
        [free_peoples] { $seat } dobierają kartę ({ $deck }).
       *[other] { $seat } dobiera kartę ({ $deck }).
    }
event-drew-card = { $seat-id ->
        [free_peoples] { $seat } dobierają „{ $card }” ({ $deck }).
       *[other] { $seat } dobiera „{ $card }” ({ $deck }).
    }
event-discarded = { $seat-id ->
        [free_peoples] { $seat } odrzucają zakrytą kartę ({ $deck }) do limitu ręki.
       *[other] { $seat } odrzuca zakrytą kartę ({ $deck }) do limitu ręki.
    }
event-discarded-card = { $seat-id ->
        [free_peoples] { $seat } odrzucają zakrytą kartę „{ $card }” do limitu ręki.
       *[other] { $seat } odrzuca zakrytą kartę „{ $card }” do limitu ręki.
    }
event-card-discarded = { $cause-id ->
        [used] „{ $card }”: karta użyta i odrzucona.
        [lapsed] „{ $card }”: karta odrzucona, bo jej warunek już nie zachodzi.
        [die] „{ $card }”: karta usunięta ze stołu kością akcji.
        [nation_advanced] „{ $card }”: karta odrzucona, bo naród Wolnych Ludów zrobił krok ku wojnie.
        [rohan_active] „{ $card }”: karta odrzucona, bo Rohan jest aktywny.
       *[other] „{ $card }”: karta odrzucona ({ $cause }).
    }
event-action-dice = { $side-id ->
        [shadow] Cień rzuca: { $dice }. Oczy trafiają na pole Polowania.
       *[other] Wolne Ludy rzucają: { $dice }.
    }
event-hunt-dice-placed = { $dice ->
        [0] Cień nie kładzie kości na polu Polowania.
        [one] Cień kładzie jedną kość na polu Polowania.
       *[other] Cień kładzie { $dice } kości na polu Polowania.
    }
event-passed = { $seat-id ->
        [free_peoples] { $seat } pasują.
       *[other] { $seat } pasuje.
    }
event-die-used = { $side }, kość { $die }{ $cause-id ->
        [none] : { $action }.
       *[other] {" "}jako Armia ({ $cause }): { $action }.
    }
event-ring-used = { $side }, Pierścień Elfów: { $die }, odtąd { $into }; { $side-id ->
        [shadow] Pierścień wypada z gry.
       *[other] Pierścień trafia do Cienia.
    }
event-ring-spent = { $side } oddają Pierścień Elfów, który trafia do Cienia ({ $cause }).
event-activated = { $nation-id ->
        [dwarves] Krasnoludy są odtąd aktywne
        [elves] Elfy są odtąd aktywne
        [southrons_easterlings] Południowcy i Easterlingowie są odtąd aktywni
        [north] Północ jest odtąd aktywna
       *[other] { $nation } jest odtąd aktywny
    } ({ $cause }).
event-politics = { $cause-id ->
        [stormcrow] { $nation }: krok wstecz na torze polityki
       *[other] { $nation }: krok naprzód na torze polityki
    }, { $steps-to-war ->
        [0] w stanie wojny
        [one] jeden krok od wojny
        [few] { $steps-to-war } kroki od wojny
       *[other] { $steps-to-war } kroków od wojny
    } ({ $cause }).
event-captured = { $by } { $retaken-id ->
        [true] { $by-id ->
            [shadow] odzyskuje
           *[other] odzyskują
        }: { $region }{ $points ->
            [0] .
            [one] {" "}(przeciwnik traci 1 punkt zwycięstwa).
           *[other] {" "}(przeciwnik traci { $points } punkty zwycięstwa).
        }
       *[other] { $by-id ->
            [shadow] zdobywa
           *[other] zdobywają
        }: { $region }{ $points ->
            [0] .
            [one] {" "}(1 punkt zwycięstwa).
           *[other] {" "}({ $points } punkty zwycięstwa).
        }
    }
event-siege-begins = Zaczyna się oblężenie: { $region }.
event-siege-ends = Koniec oblężenia: { $region }.
event-mixed-army = { $what-id ->
        [asked] { $seat } proponuje jedną armię { $region-in }.
       *[other] { $seat } zgadza się: jedna armia { $region-in }.
    }
event-recruited = Zaciąg { $region-in }: { $recruits } ({ $cause }).
event-not-recruited = { $how-id ->
        [closed] Zaciąg { $region-in } niemożliwy: region nie jest wolny ({ $cause }).
       *[other] Bez zaciągu { $region-in }: { $nation } nie ma już takich figur ({ $cause }).
    }
event-removed = { $cause-id ->
        [hill_trolls] Zastąpiony { $figure } { $region-in } ({ $cause }).
        [the_grey_company] Zastąpiony { $figure } { $region-in } ({ $cause }).
        [voice_of_saruman] Zastąpiony { $figure } { $region-in } ({ $cause }).
        [stacking] Do posiłków wraca { $figure } { $region-from } ({ $cause }).
       *[other] Ginie { $figure } { $region-in } ({ $cause }).
    }
event-reduced = { $figure } { $region-in }: osłabiony do regularnego ({ $cause }).
event-character-lost = { $character }: poza grą ({ $cause }).
event-taken-alive = { $character } nie ginie: pojmany żywcem, opuszcza Drużynę.
event-entered-play = { $region-in } do gry wchodzi { $character }.
event-army-moved = { $side } { $cause-id ->
        [retreat] { $side-id ->
            [shadow] wycofuje się
           *[other] wycofują się
        }
        [scouts] { $side-id ->
            [shadow] wycofuje się
           *[other] wycofują się
        }
        [advance] { $side-id ->
            [shadow] wkracza
           *[other] wkraczają
        }
       *[other] { $side-id ->
            [shadow] maszeruje
           *[other] maszerują
        }
    } { $from-from } { $to-to }: { $party }.
event-characters-moved = { $cause-id ->
        [separated] { $characters } { $count ->
            [one] odłącza się od Drużyny
           *[other] odłączają się od Drużyny
        } { $to-in }.
        [the_breaking_of_the_fellowship] { $characters } musi odłączyć się od Drużyny { $to-in }.
       *[other] { $characters } { $how-id ->
            [flies] leci
           *[other] { $count ->
                [one] idzie
               *[other] idą
            }
        } { $from-from } { $to-to }.
    }
event-characters-moved-stay = { $count ->
        [one] { $characters } nie idzie dalej ({ $to }).
       *[other] { $characters } nie idą dalej ({ $to }).
    }
event-nazgul-flew = Nazgûl leci { $from-from } { $to-to }.
event-fellowship = { $what-id ->
        [moves] { $region-id ->
            [mordor_track] Drużyna rusza do kolejnego kroku przez Mordor.
           *[other] Drużyna rusza: postęp { $progress }.
        }
        [hidden] Drużyna jest znów ukryta.
        [declared] Drużyna ogłasza swoją pozycję: jest { $region-in }{ $steps ->
            [0] .
           *[other] . Jej droga: { $path }.
        }
        [revealed] Drużyna zostaje ujawniona!
        [found] Drużyna odnaleziona { $region-in }{ $steps ->
            [0] .
           *[other] . Jej droga: { $path }.
        }
        [shifted] Powiernicy zepchnięci z drogi: { $region-to }.
        [given_away] Gollum zdradza Drużynę.
        [entered_mordor] Drużyna wchodzi do Mordoru.
        [stopped] Drużyna nie posuwa się dalej: pozostaje na { $mordor }. kroku Drogi przez Mordor.
       *[other] Drużyna dociera do { $mordor }. kroku Drogi przez Mordor.
    }
event-guide = Drużynę prowadzi teraz { $character }.
event-corruption = { $points ->
        [-1] Zepsucie mniejsze o 1 ({ $cause }): razem { $total }.
        [-2] Zepsucie mniejsze o 2 ({ $cause }): razem { $total }.
        [-3] Zepsucie mniejsze o 3 ({ $cause }): razem { $total }.
       *[other] Zepsucie większe o { $points } ({ $cause }): razem { $total }.
    }
event-hunt-roll = { $reroll-id ->
        [true] Przerzut Polowania ({ $grounds }): { $dice }
       *[other] Rzut Polowania: { $dice }
    } { $bonus ->
        [0] (sukces: 6)
       *[other] (+{ $bonus } do każdej kości, sukces: 6)
    }. Sukcesy: { $successes }.
event-hunt-tile = { $cause-id ->
        [hunt] Wylosowany żeton Polowania: { $tile }.
        [mordor] Żeton Polowania wylosowany w Mordorze: { $tile }.
        [stronghold] Żeton Polowania wylosowany za twierdzę Cienia na drodze: { $tile }.
       *[other] Wylosowany żeton Polowania ({ $cause }): { $tile }.
    }
event-hunt-tile-dropped = Żeton { $tile } nie ma tu skutku i zostaje odłożony.
event-hunt-damage = Obrażenia Polowania: { $damage }{ $how-id ->
        [successes] , tyle było sukcesów ({ $cause }).
        [box] , tyle kości leży na polu Polowania ({ $cause }).
        [nothing] , bo nie było rzutu Polowania ({ $cause }).
       *[other] {" "}({ $cause }).
    }
event-hunt-damage-die = Obrażenia Polowania: { $damage }, tyle pokazała kość ({ $cause }).
event-hunt-lowered = { $how-id ->
        [guide] Ofiarą jest Przewodnik ({ $cause }): obrażenia Polowania mniejsze o { $met }, zostaje { $damage }.
        [random] Wylosowana ofiara ({ $cause }): obrażenia Polowania mniejsze o { $met }, zostaje { $damage }.
        [ability] Zdolność Przewodnika ({ $cause }): obrażenia Polowania mniejsze o { $met }, zostaje { $damage }.
       *[other] „{ $cause }”: obrażenia Polowania mniejsze o { $met }, zostaje { $damage }.
    }
event-hunt-box = Kość Wolnych Ludów trafia na pole Polowania (leży ich tam: { $free-peoples }).
event-hunt-pool = { $cause-id ->
        [mordor] Powstaje pula Polowania na Mordor: { $pool }.
       *[other] Pula Polowania jest znów pełna: { $pool }.
    }
event-special-tile = { $waits-id ->
        [true] Żeton { $tile } jest w grze i czeka na Mordor.
       *[other] Żeton { $tile } trafia do puli Polowania.
    }
event-hunt-tile-removed = Żeton { $tile } wypada z gry ({ $cause }).
event-hunt-tile-returned = Żeton { $tile } wraca do puli Polowania ({ $cause }).
event-declined = { $seat }: { $what-id ->
        [advance] bez wkroczenia
        [another_army] bez kolejnej armii
        [another_card] bez kolejnej karty
        [army] ani ruchu, ani ataku
        [attack] bez ataku
        [casualty] bez ofiary
        [combat_effect] karta walki bez użytku
        [draw] bez dobierania
        [dunlendings] bez kolejnych oddziałów z Dunlandu
        [exchange] bez wymiany
        [fellowship_phase] bez ogłaszania pozycji Drużyny
        [guide] bez pomocy Przewodnika
        [hunt_reroll] kości Polowania zostają
        [march] bez dalszego marszu
        [merge] armie pozostają osobne
        [more_companions] koniec ruchów Towarzyszy
        [more_minions] koniec ruchów Nazgûli i Sług
        [new_guide] Przewodnik bez zmian
        [recruit] koniec zaciągu
        [sorcerer] czary bez użytku
        [table_card] bez użycia karty ze stołu
        [white_rider] Gandalf zachowuje dowodzenie
        [the_nazgul_strike] ani jedno, ani drugie
        [there_is_another_way] ani jedno, ani drugie
        [the_lidless_eye] bez obracania kolejnych kości
       *[other] „{ $what }” bez użytku
    }.
event-event-played = { $seat-id ->
        [free_peoples] { $seat } zagrywają
       *[other] { $seat } zagrywa
    } „{ $card }”{ $stays-id ->
        [true] {" "}na stół.
       *[other] .
    }
event-region-chosen = { $seat-id ->
        [free_peoples] { $seat } wybierają: { $region }.
       *[other] { $seat } wybiera: { $region }.
    }
event-nation-chosen = Wybór: { $nation } ({ $cause }).
event-card-option = { $cause }: { $choice }.
event-dice-rolled = { $needed ->
        [0] { $cause }: kość pokazuje { $dice }.
       *[other] { $cause }: kości pokazują { $dice }; liczy się { $needed } i więcej: { $hits }.
    }
event-die-turned = Obrócona kość: { $die }, odtąd { $into } ({ $cause }).
event-dice-discarded = { $dice ->
        [0] Nie ma Woli Zachodu do odrzucenia ({ $cause }).
        [one] Odrzucona jedna kość Woli Zachodu ({ $cause }).
        [few] Odrzucone { $dice } kości Woli Zachodu ({ $cause }).
       *[other] Odrzuconych { $dice } kości Woli Zachodu ({ $cause }).
    }
event-goes-along = { $character } rusza z nim.
event-lured = Pierścień kusi: { $character }.
event-attack = { $attacker } { $how-id ->
        [siege] { $attacker-id ->
            [shadow] szturmuje twierdzę { $region-in }
           *[other] szturmują twierdzę { $region-in }
        }
        [sortie] { $attacker-id ->
            [shadow] robi wypad na oblegających { $region-in }
           *[other] robią wypad na oblegających { $region-in }
        }
        [landing] { $attacker-id ->
            [shadow] atakuje od morza, cel: { $region }
           *[other] atakują od morza, cel: { $region }
        }
       *[other] { $attacker-id ->
            [shadow] atakuje { $from-from }, cel: { $region }
           *[other] atakują { $from-from }, cel: { $region }
        }
    }. Siły: { $party }.
event-stands-in-the-field = Obrońcy przyjmują bitwę w polu: { $region }.
event-white-rider = Biały Jeździec rusza do boju: dowodzenie Nazgûli nie liczy się w tej bitwie.
event-combat-card = { $seat-id ->
        [free_peoples] { $seat } kładą zakrytą kartę ({ $deck }).
       *[other] { $seat } kładzie zakrytą kartę ({ $deck }).
    }
event-combat-card-card = { $seat-id ->
        [free_peoples] { $seat } kładą zakrytą kartę „{ $card }”.
       *[other] { $seat } kładzie zakrytą kartę „{ $card }”.
    }
event-no-combat-card = { $seat-id ->
        [free_peoples] { $seat } nie kładą karty walki.
       *[other] { $seat } nie kładzie karty walki.
    }
event-table-card-used = „{ $card }” ze stołu działa jako karta walki.
event-combat-cards-shown = Karty walki: Wolne Ludy, { $free-peoples }; Cień, { $shadow }.
event-combat-roll = { $side }, { $cause }: { $dice } ({ $needed ->
        [6] trafia 6
       *[other] trafia { $needed } i więcej
    }{ $how-id ->
        [stronghold] , szturm twierdzy
        [city] , pierwsza runda ataku na miasto
        [fortification] , pierwsza runda ataku na umocnienia
       *[other] {""}
    }). Trafienia: { $hits }.
event-reroll-chosen = { $dice ->
        [0] { $seat }: bez przerzutu.
        [one] { $seat }: przerzut jednej kości.
       *[other] { $seat }: przerzut { $dice } kości.
    }
event-combat-effect = { $side }: działa „{ $cause }”.
event-combat-idle = { $side }: „{ $cause }” nie działa, jej warunek nie zachodzi.
event-combat-effect-hero = { $cause }: { $character } zmienia chybienia w trafienia (trafienia: { $hits }).
event-combat-effect-silenced = { $cause }: { $character } milknie na tę rundę.
event-combat-effect-forgone = { $cause }: Nazgûle rezygnują z dowodzenia ({ $forgone }).
event-combat-effect-suffered = { $cause }: Cień zadaje własnej armii { $suffered ->
        [one] jedno trafienie
        [few] { $suffered } trafienia
       *[other] { $suffered } trafień
    }.
event-combat-modified = Po karcie „{ $cause }”: { $changes }.
event-attack-goes-on = Atak trwa dalej: { $region }.
event-stands = Obrońcy trwają: { $region }.
event-battle-over = { $how-id ->
        [destroyed] Koniec bitwy { $region-in }. Rozbita armia: { $who }.
        [retreated] Koniec bitwy { $region-in }. Wycofała się armia: { $who }.
        [into_siege] Obrońcy wycofują się do twierdzy { $region-in }.
        [rounds_over] Koniec bitwy oblężniczej { $region-in }: stoczono wszystkie jej rundy.
       *[other] Atak { $region-in } przerwany ({ $who }).
    }
event-exchange-offered = { $seat } proponuje kartę ({ $deck }).
event-exchange-offered-card = { $seat } proponuje „{ $card }”.
event-exchange-received = { $seat } otrzymuje kartę ({ $deck }).
event-exchange-received-card = { $seat } otrzymuje „{ $card }”.
event-game-over = { $count ->
        [0] Koniec gry bez zwycięzcy: { $reason }.
       *[other] Zwycięstwo: { $winners } ({ $reason }).
    }

# Zmiany po karcie walki, jedna po drugiej ($side: czyje kości).
change-bonus = { $side } { $number } do rzutu bitewnego
change-reroll-bonus = { $side } { $number } do przerzutu
change-fewer-dice = { $side } o { $number } mniej kości
change-most-dice = { $side } najwyżej { $number } kości
change-forgone = { $side } bez { $number } dowodzenia
change-hits = { $side } trafienia { $number }
change-card-cancelled = { $side }: karta walki anulowana
change-no-reroll = { $side }: bez przerzutu dowódców

## Dlaczego czegoś nie można wybrać, według reguły

refusal-wotr-armymove-01 = O tym, które armie mogą ruszyć, decyduje kość lub karta.
refusal-wotr-armymove-02 = Wynik Postaci porusza tylko armię z dowódcą, Nazgûlem lub postacią.
refusal-wotr-armymove-03 = Te figurki już się poruszyły w tej akcji.
refusal-wotr-armymove-06 = Musi ruszyć co najmniej jeden oddział.
refusal-wotr-armymove-08 = Dowódcy nie mogą zostać bez oddziałów.
refusal-wotr-armymove-09 = Musi z nimi ruszyć dowódca, Nazgûl lub postać.
refusal-wotr-armymove-11 = Saruman nigdy nie opuszcza Orthanku.
refusal-wotr-armymove-12 = Armia wchodzi tylko do regionu, który jest dla niej wolny.
refusal-wotr-armymove-13 = Oddziały narodu, który nie jest w stanie wojny, nie mogą wejść na ziemię innego narodu.
refusal-wotr-armymove-16 = Ta karta porusza armię tylko tak, jak mówi jej tekst.
refusal-wotr-armymove-17 = Droga tam jest dla armii zamknięta.
refusal-wotr-armymove-19 = Oblężona armia nie może się ruszyć.
refusal-wotr-attack-01 = Wynik Postaci pozwala atakować tylko armii z dowódcą, Nazgûlem lub postacią.
refusal-wotr-attack-02 = Nie ma tam armii wroga, którą mogłaby zaatakować.
refusal-wotr-attack-04 = Atakują tylko oddziały narodów w stanie wojny.
refusal-wotr-attack-05 = Musi atakować co najmniej jeden oddział.
refusal-wotr-attack-06 = Nie masz tam armii.
refusal-wotr-attack-07 = Straż tylna potrzebuje oddziału.
refusal-wotr-attack-08 = Musi z nimi atakować dowódca, Nazgûl lub postać.
refusal-wotr-attack-10 = Dowódca, który nie może atakować, zostałby bez oddziału.
refusal-wotr-character-02 = Karta żadnej postaci nie pozwala jej teraz wejść do gry.
refusal-wotr-character-07 = Dobierz kartę z tej samej talii albo żadnej.
refusal-wotr-character-14 = Boromir nie jest w niezdobytym mieście ani twierdzy Gondoru.
refusal-wotr-character-16 = Legolas nie jest w niezdobytej twierdzy elfów.
refusal-wotr-character-18 = Gimli nie jest w niezdobytym Ereborze.
refusal-wotr-character-25 = Ginie Towarzysz albo Powiernicy przyjmują zepsucie.
refusal-wotr-character-32 = Biały Jeździec rusza albo nie.
refusal-wotr-character-41 = Dobierz kartę tego rodzaju, co użyta, albo żadnej.
refusal-wotr-character-44 = Głos Sarumana wymaga Sarumana w grze, wolnego Orthanku i figurek do zaciągu.
refusal-wotr-character-45 = Każda wolna osada Isengardu dostaje jeden oddział regularny.
refusal-wotr-character-49 = Tylko Rzecznik Saurona zmienia Mobilizację w Armię, raz na turę.
refusal-wotr-charmove-01 = Żaden taki Towarzysz na mapie nie może się ruszyć.
refusal-wotr-charmove-02 = Grupę wymienia się w jednej kolejności, każdego Towarzysza raz.
refusal-wotr-charmove-03 = Już się poruszył w tej akcji.
refusal-wotr-charmove-05 = To za daleko albo za twierdzą Cienia.
refusal-wotr-charmove-07 = Towarzysze nie wchodzą do oblężonej twierdzy ani z niej nie wychodzą.
refusal-wotr-charmove-10 = Żaden Nazgûl ani Sługa nie może się stąd ruszyć.
refusal-wotr-charmove-11 = Twierdza Wolnych Ludów jest dla nich zamknięta, chyba że jest oblężona.
refusal-wotr-charmove-13 = Saruman nigdy nie opuszcza Orthanku.
refusal-wotr-charmove-14 = Rzecznik Saurona przechodzi najwyżej trzy regiony, otwartymi drogami.
refusal-wotr-combat-04 = Nie masz tej karty na ręce.
refusal-wotr-combat-07 = Warunek tej karty walki nie zachodzi w tej bitwie.
refusal-wotr-combat-25 = Nie więcej kości, niż chybiło, i nie więcej, niż wynosi dowodzenie.
refusal-wotr-combat-31 = Stratę trzeba ponieść w tej armii.
refusal-wotr-combat-32 = Oddział elitarny usuwa się od razu tylko za dwa trafienia.
refusal-wotr-combat-33 = Stratę trzeba ponieść w tej armii.
refusal-wotr-combat-43 = Przerwij atak albo nacieraj dalej.
refusal-wotr-combat-46 = Wkraczać mogą tylko atakujący i tylko do regionu, który zaatakowali.
refusal-wotr-combat-47 = Musi wkroczyć oddział, a żaden dowódca nie może zostać bez oddziałów.
refusal-wotr-combat-53 = Karta walki na to nie pozwala w tej bitwie.
refusal-wotr-def-02 = Te regiony nie sąsiadują ze sobą.
refusal-wotr-def-16 = Nie masz tam armii.
refusal-wotr-dice-08 = Z pola Polowania wróciła kość Wolnych Ludów, więc trzeba położyć co najmniej jedną.
refusal-wotr-dice-09 = Nie więcej kości, niż jest Towarzyszy w Drużynie.
refusal-wotr-dice-13 = Tej kości nie można obrócić.
refusal-wotr-dice-15 = To akcja drugiej strony.
refusal-wotr-dice-16 = To akcja drugiej strony.
refusal-wotr-dice-19 = Wybierz jedną ze swoich dwóch talii.
refusal-wotr-dice-21 = Aragorn i Gandalf Biały wchodzą tylko za Wolę Zachodu, która poza tym liczy się jak Armia.
refusal-wotr-dice-24 = Ten wynik kości na to nie pozwala.
refusal-wotr-event-04 = Nie masz tej karty na ręce.
refusal-wotr-event-06 = Ta talia jest pusta.
refusal-wotr-event-07 = Nie masz tej karty albo jej symbol nie pasuje do kości.
refusal-wotr-event-08 = Jej warunek teraz nie zachodzi.
refusal-wotr-event-09 = Karta nie pozwala armii na taki marsz.
refusal-wotr-event-10 = Kartę trzeba wykonać, na ile się da.
refusal-wotr-event-14 = Tej karty nie ma na stole.
refusal-wotr-event-16 = Brakuje tego, czego wymaga odrzucenie tej karty.
refusal-wotr-event-23 = Karta wskazuje, która armia atakuje lub jest atakowana.
refusal-wotr-event-24 = Karta tam nie sięga.
refusal-wotr-event-27 = Ta karta nie zmniejsza obrażeń żetonu.
refusal-wotr-event-28 = Obie talie są puste.
refusal-wotr-event-29 = Zabraniają tego „Groźby i obietnice”.
refusal-wotr-event-30 = Karta tam nie sięga.
refusal-wotr-fellowship-07 = Przewodnikiem jest Towarzysz o najwyższym poziomie w Drużynie.
refusal-wotr-fellowship-15 = Ukryj Drużynę, rusz dalej albo nic z tego.
refusal-wotr-fellowship-17 = Tor Drużyny kończy się na 12.
refusal-wotr-fellowship-19 = Ujawniona Drużyna nie może ogłosić pozycji.
refusal-wotr-fellowship-20 = Drużyna nie mogła zajść tak daleko.
refusal-wotr-fellowship-29 = Ujawniona Drużyna nie może skończyć w mieście ani twierdzy Wolnych Ludów.
refusal-wotr-fellowship-32 = Ujawnioną Drużynę trzeba najpierw ukryć.
refusal-wotr-fellowship-36 = Dowolna kość ukrywa Drużynę tylko wtedy, gdy Przewodnikiem jest Obieżyświat.
refusal-wotr-fellowship-37 = Drużyna jest już ukryta.
refusal-wotr-hunt-14 = Każdy warunek pozwala przerzucić jedną nieudaną kość.
refusal-wotr-hunt-15 = Każdy warunek daje jedną nieudaną kość, a każdą przerzuca się raz.
refusal-wotr-hunt-22 = Użyj karty ze stołu albo zrezygnuj.
refusal-wotr-hunt-23 = Skorzystaj z pomocy Przewodnika albo zrezygnuj.
refusal-wotr-hunt-24 = Ginie Przewodnik, losowy Towarzysz albo nikt.
refusal-wotr-hunt-32 = Zbudź Balroga albo zrezygnuj.
refusal-wotr-hunt-36 = Poluj na Pierścień albo odrzuć kartę Wolnych Ludów.
refusal-wotr-hunt-40 = Wylosuj drugi żeton albo zrezygnuj.
refusal-wotr-hunt-41 = Użyj „Stad Krebainów” albo zrezygnuj.
refusal-wotr-hunt-42 = Karta Postaci Wolnych Ludów albo żadna.
refusal-wotr-mordor-01 = Do Mordoru wchodzi się z Morannonu lub Minas Morgul.
refusal-wotr-mordor-07 = Drużyna jest na Drodze przez Mordor.
refusal-wotr-mordor-08 = W Mordorze nie można odłączać Towarzyszy.
refusal-wotr-multi3-05 = Twoja ostatnia akcja dotyczyła tego samego narodu.
refusal-wotr-multi4-05 = Wybierz jedną z dwóch talii swojej strony.
refusal-wotr-multi4-08 = Zaproponuj kartę z ręki albo żadnej.
refusal-wotr-multi4-18 = Ten naród nie jest twój.
refusal-wotr-multi4-30 = Sojusznicy łączą armie tam, gdzie obaj mają oddziały, i pytają raz na kolejkę.
refusal-wotr-multi4-33 = Nie kontrolujesz tej części mieszanej armii, która atakuje.
refusal-wotr-multi4-38 = Tej karty używa inny gracz twojej drużyny.
refusal-wotr-muster-01 = Oddział elitarny zaciąga się sam.
refusal-wotr-muster-02 = Zaciąg wymaga narodu w stanie wojny.
refusal-wotr-muster-03 = Nie ma dla niego wolnej osady jego narodu.
refusal-wotr-muster-04 = Dwie figurki trafiają do dwóch różnych osad.
refusal-wotr-muster-07 = Nazgûle zaciąga się w wolnych twierdzach Saurona.
refusal-wotr-muster-08 = Tę osadę trzyma wróg.
refusal-wotr-muster-10 = Twierdza jest oblężona.
refusal-wotr-muster-11 = Nie ma ich już w posiłkach.
refusal-wotr-muster-12 = Dowódca musi dołączyć do oddziału.
refusal-wotr-muster-17 = Karta nie daje tam teraz zaciągu.
refusal-wotr-muster-19 = Karta daje tylko to, co wymienia.
refusal-wotr-muster-20 = Karta daje tylko to, co wymienia.
refusal-wotr-politics-03 = Bierny naród nie może wejść do wojny.
refusal-wotr-politics-12 = Można przesunąć tylko naród swojej strony.
refusal-wotr-politics-13 = Ten naród nie może teraz iść dalej.
refusal-wotr-politics-31 = Ta karta nie dotyczy tego narodu.
refusal-wotr-retreat-01 = Wycofaj się albo trwaj.
refusal-wotr-retreat-03 = Armia wycofuje się do sąsiedniego wolnego regionu.
refusal-wotr-retreat-11 = Armia wycofuje się do sąsiedniego wolnego regionu.
refusal-wotr-ring-04 = Nie masz Pierścienia Elfów do użycia.
refusal-wotr-ring-05 = W tej turze użyto już Pierścienia.
refusal-wotr-ring-07 = Pierścień nigdy nie daje Woli Zachodu.
refusal-wotr-ring-09 = Nie ma takiej nieużytej kości.
refusal-wotr-ring-12 = Nowy wynik musi być innym z wyników kości tej strony.
refusal-wotr-separate-01 = Nie ma takiego Towarzysza w Drużynie.
refusal-wotr-separate-02 = Towarzysze idą tak daleko, jak pozwala ich poziom i postęp.
refusal-wotr-separate-03 = Grupę wymienia się w jednej kolejności, każdego Towarzysza raz.
refusal-wotr-separate-04 = To za daleko albo zamknięte dla Towarzyszy.
refusal-wotr-separate-11 = Musi odejść Towarzysz z Drużyny.
refusal-wotr-siege-01 = Walcz w polu albo wycofaj się do twierdzy.
refusal-wotr-siege-15 = Kolejna runda oblężenia kosztuje oddział elitarny.
refusal-wotr-stack-03 = Oddziałów jest za dużo: jeden trzeba usunąć.
refusal-wotr-turn-06 = Ogłoś pozycję Drużyny, wejdź do Mordoru albo idź dalej.
refusal-wotr-turn-07 = W tej turze Drużyna już ogłosiła pozycję.
refusal-wotr-turn-08 = Tylu kości nie można położyć.
refusal-wotr-turn-10 = Nie ma takiej nieużytej kości.
refusal-wotr-turn-13 = Aby spasować, trzeba mieć mniej nieużytych kości niż wróg.
refusal-wotr-victory-11 = Ta partia jest grana do końca.

## Mapa

ui-map-label = Mapa Śródziemia
ui-map-closer = Przybliż
ui-map-further = Oddal
ui-map-whole = Cała mapa
ui-map-find = Znajdź krainę
ui-map-nothing = Żadna kraina tak się nie nazywa.

## The map and the table

ui-ring-turn = Tura { $number }
ui-ring-points = { $side }: punkty zwycięstwa { $points } z { $goal }
ui-ring-hidden = w ukryciu
ui-ring-revealed = ujawniona
ui-ring-fellowship-spoken = Postęp { $progress }, zepsucie { $corruption } z 12.
ui-ring-mordor-spoken = Krok { $step } z { $last } na Drodze przez Mordor
ui-ring-guide-spoken = { $character }, przewodnik
ui-ring-alone = Powiernicy Pierścienia są sami.
ui-ring-with-fellowship = w Drużynie
ui-ring-not-yet = jeszcze nie w grze
ui-ring-gone = poza grą
ui-ring-gifts = { $flies ->
        [yes] Przenosi się, dokąd zechce. Dowodzenie { $leadership }.
       *[no] Poziom { $level }, dowodzenie { $leadership }.
    }
ui-ring-nation-spoken = { $nation }: { $steps ->
        [0] w stanie wojny
        [one] 1 krok od wojny
        [few] { $steps } kroki od wojny
       *[other] { $steps } kroków od wojny
    }, { $active ->
        [yes] naród aktywny
       *[no] naród bierny
    }
ui-ring-box-spoken = Pole Polowania: kości Cienia { $shadow }, kości Wolnych Ludów { $free }.
ui-ring-box-empty = żadnej kości
ui-ring-pool = Pula: { $count }
ui-ring-drawn = Dobrane
ui-ring-tiles-waiting = Czekają na Mordor
ui-ring-tile-count = { $count }{"\u00A0"}×{"\u00A0"}{ $tile }
ui-ring-dice-of = Kości: { $side }
ui-ring-die-spoken = { $die }{ $count ->
        [one] {""}
       *[other] , liczba kości: { $count }
    }{ $legal ->
        [yes] . Możesz ją wybrać.
       *[no] {""}
    }
ui-ring-no-dice = brak kości
ui-ring-dice-spent = zużyte: { $count }
ui-ring-rings-spoken = Pierścienie Elfów: { $count }
ui-ring-use-ring = Obróć kość Pierścieniem Elfów: potem wybierz kość
ui-ring-hand = Karty: { $seat }
ui-ring-hand-empty = Brak kart na ręce.
ui-ring-on-table = Na stole
ui-ring-cards = Karty
ui-ring-players = Pozostali
ui-ring-leading = Gracz prowadzący
ui-ring-backs = Karty Postaci: { $character }, karty Strategii: { $strategy }
ui-ring-offers = proponuje wymianę karty
ui-ring-discards = Odrzucone: { $side }
ui-ring-discards-short = odrzucone: { $count }
ui-ring-stays = Pozostaje na stole.
ui-ring-initiative = inicjatywa { $number }
ui-ring-with-die = { $act } (kość: { $die })
ui-ring-tray = Co możesz zrobić
ui-ring-party = Wyruszają: { $force }.
ui-ring-party-none = wybierz, kto wyrusza, albo wskaż cel, a pójdą wszyscy.
ui-ring-meets = { $what ->
        [move] droga wolna
        [join] dołącza do armii
        [capture] zajmuje niebronioną osadę
        [attack] atakuje stojącą tam armię
        [assault] szturmuje oblężoną twierdzę
       *[sortie] robi wypad na oblegających
    }
ui-ring-stands = { $side }: { $force }{ $besieged ->
        [yes] , w oblężeniu
       *[no] {""}
    }
ui-ring-held-by = w ręku: { $side }
ui-ring-bearers-here = Tu są Powiernicy Pierścienia
ui-ring-may-choose = Możesz wybrać to pole
ui-ring-besieged = w oblężeniu
ui-ring-besieges = oblega
ui-ring-army-sum = Oddziały { $units } z { $most }, dowodzenie { $leadership }
ui-ring-ways = Dokąd może pójść
ui-ring-neighbours = Sąsiaduje z
ui-ring-point-here = Wskaż to miejsce
ui-ring-in-words = Stół w słowach
ui-ring-battle = { $kind ->
        [siege] Oblężenie: { $region }
        [sortie] Wypad: { $region }
       *[field] Bitwa: { $region }
    }
ui-ring-unfold-battle = Pokaż bitwę
ui-ring-fold = Zwiń
ui-ring-round = Runda { $number }
ui-ring-attacks = { $side ->
        [shadow] atakuje
       *[other] atakują
    }
ui-ring-defends = { $side ->
        [shadow] broni się
       *[other] bronią się
    }
ui-ring-strength = Siła
ui-ring-leadership = Dowodzenie
ui-ring-dice = Kości
ui-ring-hits-on = Trafia przy
ui-ring-needs = { $needs }+{ $sign ->
        [plus] , +{ $bonus }
        [minus] , { $bonus }
       *[none] {""}
    }
ui-ring-face-down = Zakryta karta
ui-ring-rolled = Rzut,
ui-ring-rerolled = Przerzut,
ui-ring-needed = potrzeba { $needed }+
ui-ring-hits = { $count ->
        [0] żadnego trafienia
        [one] 1 trafienie
        [few] { $count } trafienia
       *[other] { $count } trafień
    }
ui-ring-works = Działa { $what }.
ui-ring-falls = ginie
ui-ring-is-reduced = traci siły
ui-ring-said = { $what ->
        [stands_in_the_field] Obrońcy stają w polu.
        [stands] Obrońcy trwają na miejscu.
        [white_rider] Biały Jeździec rezygnuje z dowodzenia; dowodzenie Nazgûli się nie liczy.
       *[other] Atak trwa.
    }
ui-ring-battle-over = { $how ->
        [ceased] Atak ustaje.
        [destroyed] Armia została zniszczona.
        [into_siege] Obrońcy chronią się w twierdzy.
       *[retreated] Obrońcy się wycofują.
    }
ui-ring-hunt = Polowanie na Pierścień
ui-ring-successes = { $count ->
        [0] żadnego sukcesu
        [one] 1 sukces
        [few] { $count } sukcesy
       *[other] { $count } sukcesów
    }
ui-ring-tile-drawn = Żeton Polowania:
ui-ring-tile-back = Żeton { $tile } wraca do puli.
ui-ring-damage = Obrażenia
ui-ring-damage-left = Obrażenia do przyjęcia:
ui-ring-lowered = { $by } zmniejsza obrażenia: zostaje { $damage }.
ui-ring-taken-alive = trafia żywcem do niewoli
ui-ring-corrupted = { $points ->
        [-2] Uleczono 2 punkty: zepsucie { $total }
        [-1] Uleczono 1 punkt: zepsucie { $total }
       *[other] Zepsucie +{ $points }: { $total } z 12
    }
ui-ring-revealed-in = Ujawnienie: { $region }
ui-ring-group-dice = Kości
ui-ring-group-rings = Pierścienie Elfów
ui-ring-group-other = Poza tym
ui-ring-group-goals = Dokąd
ui-ring-group-part = Kto
ui-ring-leaves = Obok mapy
ui-ring-leaf = { $leaf ->
        [cards] Karty
        [fellowship] Pierścień
        [politics] Polityka
       *[players] Inni
    }
ui-ring-preview-attack = Kości: { $own } (dowodzenie { $leadership }) przeciw { $foe } (dowodzenie { $foe-leadership }).{ $walls ->
        [siege] {" "}Bronią się za murami: trafiasz przy 6.
        [city] {" "}W pierwszej rundzie trafiasz przy 6.
        [stronghold] {" "}Mogą schronić się w twierdzy.
       *[none] {""}
    }
ui-ring-preview-allocate = Na akcje zostaje kości: { $left }.
ui-ring-preview-ring = { $side ->
        [shadow] Pierścień wypada potem z gry.
       *[free_peoples] Pierścień przechodzi potem do Cienia.
    }
ui-ring-play-with = Zagraj (kość: { $die })
ui-ring-aim-free = Twój cel: donieść Pierścień do Szczeliny Zagłady z zepsuciem poniżej 12 albo na koniec tury mieć miasta i twierdze Cienia warte 4 punkty.
ui-ring-aim-shadow = Twój cel: doprowadzić zepsucie Powierników do 12 albo na koniec tury mieć miasta i twierdze Wolnych Ludów warte 10 punktów.
