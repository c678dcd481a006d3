### Westmarch, italiano: La Guerra dell’Anello.
###
### Il contratto tra cataloghi e client: inizio di en/confrontation.ftl; che cosa aggiunge questo gioco: inizio di
### en/war_of_the_ring.ftl. I nomi sono quelli del regolamento italiano, dove li stampa.

## Schieramenti

side-free-peoples = I Popoli Liberi
side-shadow = L’Ombra

## Nazioni
# .the: dentro una frase.

nation-dwarves = Nani
    .the = i Nani
nation-elves = Elfi
    .the = gli Elfi
nation-gondor = Gondor
    .the = Gondor
nation-north = Il Nord
    .the = il Nord
nation-rohan = Rohan
    .the = Rohan
nation-isengard = Isengard
    .the = Isengard
nation-sauron = Sauron
    .the = Sauron
nation-southrons-easterlings = Sudroni e Esterling
    .the = i Sudroni e Esterling

## Personaggi

character-gandalf-the-grey = Gandalf il Grigio
    .ability = Guida: dopo una Carta Evento giocata con un dado Evento puoi pescare una carta dello stesso mazzo. Capitano dell’Ovest: +1 alla Potenza nelle sue battaglie. Fuori dalla Compagnia può tornare come Gandalf il Bianco.
character-strider = Grampasso
    .ability = Guida: un Dado Azione qualsiasi nasconde la Compagnia. Capitano dell’Ovest: +1 alla Potenza nelle sue battaglie. A Minas Tirith, Dol Amroth o Pelargir può diventare Aragorn.
character-boromir = Boromir
    .ability = Capitano dell’Ovest: +1 alla Potenza nelle sue battaglie. In una Cittadella o Fortezza non conquistata di Gondor un Dado Azione qualsiasi fa avanzare Gondor di un passo.
character-legolas = Legolas
    .ability = Capitano dell’Ovest: +1 alla Potenza nelle sue battaglie. In una Fortezza non conquistata degli Elfi un Dado Azione qualsiasi fa avanzare gli Elfi di un passo.
character-gimli = Gimli
    .ability = Capitano dell’Ovest: +1 alla Potenza nelle sue battaglie. Nell’Erebor non conquistato un Dado Azione qualsiasi fa avanzare i Nani di un passo.
character-meriadoc = Meriadoc
    .ability = Guida: può lasciare la Compagnia per ridurre di 1 il Danno della Caccia. Se sarebbe eliminato nella Compagnia, è preso vivo e la lascia soltanto; non a Mordor.
character-peregrin = Peregrino
    .ability = Guida: può lasciare la Compagnia per ridurre di 1 il Danno della Caccia. Se sarebbe eliminato nella Compagnia, è preso vivo e la lascia soltanto; non a Mordor.
character-aragorn = Aragorn
    .ability = Entra con un Volere dell’Ovest al posto di Grampasso, a Minas Tirith, Dol Amroth o Pelargir non conquistate. Un Dado Azione in più. Capitano dell’Ovest: +1 alla Potenza nelle sue battaglie.
character-gandalf-the-white = Gandalf il Bianco
    .ability = Entra con un Volere dell’Ovest quando Gandalf il Grigio ha lasciato la Compagnia e un Servo è già stato in gioco. Un Dado Azione in più. Ombromanto: Livello 4 da solo o con un Hobbit. Il Bianco Cavaliere: può rinunciare al Comando per una battaglia, e quello dei Nazgûl non conta.
character-saruman = Saruman
    .ability = Entra con una Mobilitazione a Orthanc non conquistata quando Isengard è In Guerra, e non la lascia mai. Un Dado Azione in più. La Voce di Saruman: una Mobilitazione recluta una Regolare in ogni Insediamento di Isengard, o muta due Regolari di Orthanc in Elite. Le Elite di Isengard valgono come Comandanti.
character-witch-king = Re Stregone
    .ability = Entra con una Mobilitazione presso un Esercito con unità di Sauron, quando Sauron e una Nazione dei Popoli Liberi sono In Guerra; tutte le Nazioni passive dei Popoli Liberi diventano attive. Un Dado Azione in più. Vola come un Nazgûl. Stregone: una Carta Combattimento usata nel primo round della sua battaglia fa pescare una carta dello stesso tipo.
    .the = il Re Stregone
character-mouth-of-sauron = Bocca di Sauron
    .ability = Entra con una Mobilitazione in una Fortezza non conquistata di Sauron, quando la Compagnia è sul Cammino di Mordor o tutte le Nazioni dei Popoli Liberi sono In Guerra. Un Dado Azione in più. Una volta per turno una Mobilitazione vale come Esercito.
    .the = la Bocca di Sauron
character-gollum = Gollum
    .ability = Guida quando non restano Compagni. Le Tessere Caccia Standard non rivelano la Compagnia (nell’edizione inglese quelle con l’Occhio sì). Può rivelare la Compagnia nascosta per ridurre di 1 il Danno della Caccia.
character-ring-bearers = Portatori dell’Anello
    .the = i Portatori dell’Anello

## Miniature
# .count: più d’una dello stesso tipo, come in un elenco.

figure-dwarves-regular = unità Regolare dei Nani
    .count = { $count ->
        [one] 1 unità Regolare dei Nani
       *[other] { $count } unità Regolari dei Nani
    }
figure-elves-regular = unità Regolare degli Elfi
    .count = { $count ->
        [one] 1 unità Regolare degli Elfi
       *[other] { $count } unità Regolari degli Elfi
    }
figure-gondor-regular = unità Regolare di Gondor
    .count = { $count ->
        [one] 1 unità Regolare di Gondor
       *[other] { $count } unità Regolari di Gondor
    }
figure-north-regular = unità Regolare del Nord
    .count = { $count ->
        [one] 1 unità Regolare del Nord
       *[other] { $count } unità Regolari del Nord
    }
figure-rohan-regular = unità Regolare di Rohan
    .count = { $count ->
        [one] 1 unità Regolare di Rohan
       *[other] { $count } unità Regolari di Rohan
    }
figure-isengard-regular = unità Regolare di Isengard
    .count = { $count ->
        [one] 1 unità Regolare di Isengard
       *[other] { $count } unità Regolari di Isengard
    }
figure-sauron-regular = unità Regolare di Sauron
    .count = { $count ->
        [one] 1 unità Regolare di Sauron
       *[other] { $count } unità Regolari di Sauron
    }
figure-southrons-easterlings-regular = unità Regolare dei Sudroni e Esterling
    .count = { $count ->
        [one] 1 unità Regolare dei Sudroni e Esterling
       *[other] { $count } unità Regolari dei Sudroni e Esterling
    }
figure-dwarves-elite = unità Elite dei Nani
    .count = { $count ->
        [one] 1 unità Elite dei Nani
       *[other] { $count } unità Elite dei Nani
    }
figure-elves-elite = unità Elite degli Elfi
    .count = { $count ->
        [one] 1 unità Elite degli Elfi
       *[other] { $count } unità Elite degli Elfi
    }
figure-gondor-elite = unità Elite di Gondor
    .count = { $count ->
        [one] 1 unità Elite di Gondor
       *[other] { $count } unità Elite di Gondor
    }
figure-north-elite = unità Elite del Nord
    .count = { $count ->
        [one] 1 unità Elite del Nord
       *[other] { $count } unità Elite del Nord
    }
figure-rohan-elite = unità Elite di Rohan
    .count = { $count ->
        [one] 1 unità Elite di Rohan
       *[other] { $count } unità Elite di Rohan
    }
figure-isengard-elite = unità Elite di Isengard
    .count = { $count ->
        [one] 1 unità Elite di Isengard
       *[other] { $count } unità Elite di Isengard
    }
figure-sauron-elite = unità Elite di Sauron
    .count = { $count ->
        [one] 1 unità Elite di Sauron
       *[other] { $count } unità Elite di Sauron
    }
figure-southrons-easterlings-elite = unità Elite dei Sudroni e Esterling
    .count = { $count ->
        [one] 1 unità Elite dei Sudroni e Esterling
       *[other] { $count } unità Elite dei Sudroni e Esterling
    }
figure-dwarves-leader = Comandante dei Nani
    .count = { $count ->
        [one] 1 Comandante dei Nani
       *[other] { $count } Comandanti dei Nani
    }
figure-elves-leader = Comandante degli Elfi
    .count = { $count ->
        [one] 1 Comandante degli Elfi
       *[other] { $count } Comandanti degli Elfi
    }
figure-gondor-leader = Comandante di Gondor
    .count = { $count ->
        [one] 1 Comandante di Gondor
       *[other] { $count } Comandanti di Gondor
    }
figure-north-leader = Comandante del Nord
    .count = { $count ->
        [one] 1 Comandante del Nord
       *[other] { $count } Comandanti del Nord
    }
figure-rohan-leader = Comandante di Rohan
    .count = { $count ->
        [one] 1 Comandante di Rohan
       *[other] { $count } Comandanti di Rohan
    }
figure-nazgul = Nazgûl
    .count = { $count ->
        [one] 1 Nazgûl
       *[other] { $count } Nazgûl
    }

## Insediamenti

settlement-town = Città
settlement-city = Cittadella
settlement-stronghold = Fortezza
settlement-fortification = Fortificazione

## Regioni
# .in, .from, .to: con la sua preposizione.

region-andrast = Andrast
    .in = ad Andrast
    .from = da Andrast
    .to = ad Andrast
    .the = Andrast
region-anfalas = Anfalas
    .in = ad Anfalas
    .from = da Anfalas
    .to = ad Anfalas
    .the = Anfalas
region-angmar = Angmar
    .in = ad Angmar
    .from = da Angmar
    .to = ad Angmar
    .the = Angmar
region-arnor = Arnor
    .in = ad Arnor
    .from = da Arnor
    .to = ad Arnor
    .the = Arnor
region-ash-mountains = Montagne di Cenere
    .in = nelle Montagne di Cenere
    .from = dalle Montagne di Cenere
    .to = alle Montagne di Cenere
    .the = le Montagne di Cenere
region-barad-dur = Barad-Dûr
    .in = a Barad-Dûr
    .from = da Barad-Dûr
    .to = a Barad-Dûr
    .the = Barad-Dûr
region-bree = Brea
    .in = a Brea
    .from = da Brea
    .to = a Brea
    .the = Brea
region-buckland = Terra di Buck
    .in = nella Terra di Buck
    .from = dalla Terra di Buck
    .to = alla Terra di Buck
    .the = la Terra di Buck
region-cardolan = Cardolan
    .in = a Cardolan
    .from = da Cardolan
    .to = a Cardolan
    .the = Cardolan
region-carrock = Carroccia
    .in = alla Carroccia
    .from = dalla Carroccia
    .to = alla Carroccia
    .the = la Carroccia
region-dagorlad = Dagorlad
    .in = a Dagorlad
    .from = da Dagorlad
    .to = a Dagorlad
    .the = Dagorlad
region-dale = Valle
    .in = nella Valle
    .from = dalla Valle
    .to = alla Valle
    .the = la Valle
region-dead-marshes = Paludi Morte
    .in = nelle Paludi Morte
    .from = dalle Paludi Morte
    .to = alle Paludi Morte
    .the = le Paludi Morte
region-dimrill-dale = Valle dei Rivi Tenebrosi
    .in = nella Valle dei Rivi Tenebrosi
    .from = dalla Valle dei Rivi Tenebrosi
    .to = alla Valle dei Rivi Tenebrosi
    .the = la Valle dei Rivi Tenebrosi
region-dol-amroth = Dol Amroth
    .in = a Dol Amroth
    .from = da Dol Amroth
    .to = a Dol Amroth
    .the = Dol Amroth
region-dol-guldur = Dol Guldur
    .in = a Dol Guldur
    .from = da Dol Guldur
    .to = a Dol Guldur
    .the = Dol Guldur
region-druadan-forest = Foresta Drúadan
    .in = nella Foresta Drúadan
    .from = dalla Foresta Drúadan
    .to = alla Foresta Drúadan
    .the = la Foresta Drúadan
region-druwaith-iaur = Drúwaith Iaur
    .in = a Drúwaith Iaur
    .from = da Drúwaith Iaur
    .to = a Drúwaith Iaur
    .the = Drúwaith Iaur
region-eagles-eyrie = Nido delle Aquile
    .in = nel Nido delle Aquile
    .from = dal Nido delle Aquile
    .to = al Nido delle Aquile
    .the = il Nido delle Aquile
region-east-harondor = Harondor dell’Est
    .in = nello Harondor dell’Est
    .from = dallo Harondor dell’Est
    .to = allo Harondor dell’Est
    .the = lo Harondor dell’Est
region-east-rhun = Rhûn dell’Est
    .in = nel Rhûn dell’Est
    .from = dal Rhûn dell’Est
    .to = al Rhûn dell’Est
    .the = il Rhûn dell’Est
region-eastemnet = Estemnet
    .in = nell’Estemnet
    .from = dall’Estemnet
    .to = all’Estemnet
    .the = l’Estemnet
region-eastern-brown-lands = Terre Brune dell’Est
    .in = nelle Terre Brune dell’Est
    .from = dalle Terre Brune dell’Est
    .to = alle Terre Brune dell’Est
    .the = le Terre Brune dell’Est
region-eastern-emyn-muil = Emyn Muil dell’Est
    .in = negli Emyn Muil dell’Est
    .from = dagli Emyn Muil dell’Est
    .to = agli Emyn Muil dell’Est
    .the = gli Emyn Muil dell’Est
region-eastern-mirkwood = Bosco Atro dell’Est
    .in = nel Bosco Atro dell’Est
    .from = dal Bosco Atro dell’Est
    .to = al Bosco Atro dell’Est
    .the = il Bosco Atro dell’Est
region-edoras = Edoras
    .in = a Edoras
    .from = da Edoras
    .to = a Edoras
    .the = Edoras
region-enedwaith = Enedwaith
    .in = nell’Enedwaith
    .from = dall’Enedwaith
    .to = all’Enedwaith
    .the = l’Enedwaith
region-erebor = Erebor
    .in = nell’Erebor
    .from = dall’Erebor
    .to = all’Erebor
    .the = l’Erebor
region-erech = Erech
    .in = a Erech
    .from = da Erech
    .to = a Erech
    .the = Erech
region-ered-luin = Ered Luin
    .in = sugli Ered Luin
    .from = dagli Ered Luin
    .to = agli Ered Luin
    .the = gli Ered Luin
region-ettenmoors = Erenbrulli
    .in = negli Erenbrulli
    .from = dagli Erenbrulli
    .to = agli Erenbrulli
    .the = gli Erenbrulli
region-evendim = Evendim
    .in = a Evendim
    .from = da Evendim
    .to = a Evendim
    .the = Evendim
region-fangorn = Fangorn
    .in = a Fangorn
    .from = da Fangorn
    .to = a Fangorn
    .the = Fangorn
region-far-harad = Estremo Harad
    .in = nell’Estremo Harad
    .from = dall’Estremo Harad
    .to = all’Estremo Harad
    .the = l’Estremo Harad
region-folde = Folde
    .in = nel Folde
    .from = dal Folde
    .to = al Folde
    .the = il Folde
region-fords-of-bruinen = Guadi del Bruinen
    .in = ai Guadi del Bruinen
    .from = dai Guadi del Bruinen
    .to = ai Guadi del Bruinen
    .the = i Guadi del Bruinen
region-fords-of-isen = Guadi di Isen
    .in = ai Guadi di Isen
    .from = dai Guadi di Isen
    .to = ai Guadi di Isen
    .the = i Guadi di Isen
region-forlindon = Forlindon
    .in = nel Forlindon
    .from = dal Forlindon
    .to = al Forlindon
    .the = il Forlindon
region-gap-of-rohan = Breccia di Rohan
    .in = nella Breccia di Rohan
    .from = dalla Breccia di Rohan
    .to = alla Breccia di Rohan
    .the = la Breccia di Rohan
region-gladden-fields = Campi Iridati
    .in = nei Campi Iridati
    .from = dai Campi Iridati
    .to = ai Campi Iridati
    .the = i Campi Iridati
region-goblins-gate = Via dei Goblin
    .in = alla Via dei Goblin
    .from = dalla Via dei Goblin
    .to = alla Via dei Goblin
    .the = la Via dei Goblin
region-gorgoroth = Gorgoroth
    .in = nel Gorgoroth
    .from = dal Gorgoroth
    .to = al Gorgoroth
    .the = il Gorgoroth
region-grey-havens = Rifugi Oscuri
    .in = ai Rifugi Oscuri
    .from = dai Rifugi Oscuri
    .to = ai Rifugi Oscuri
    .the = i Rifugi Oscuri
region-harlindon = Harlindon
    .in = nello Harlindon
    .from = dallo Harlindon
    .to = allo Harlindon
    .the = lo Harlindon
region-helms-deep = Fosso di Helm
    .in = al Fosso di Helm
    .from = dal Fosso di Helm
    .to = al Fosso di Helm
    .the = il Fosso di Helm
region-high-pass = Alto Passo
    .in = sull’Alto Passo
    .from = dall’Alto Passo
    .to = all’Alto Passo
    .the = l’Alto Passo
region-hollin = Agrifogliere
    .in = nell’Agrifogliere
    .from = dall’Agrifogliere
    .to = all’Agrifogliere
    .the = l’Agrifogliere
region-iron-hills = Colli Ferrosi
    .in = sui Colli Ferrosi
    .from = dai Colli Ferrosi
    .to = ai Colli Ferrosi
    .the = i Colli Ferrosi
region-khand = Khand
    .in = nel Khand
    .from = dal Khand
    .to = al Khand
    .the = il Khand
region-lamedon = Lamedon
    .in = nel Lamedon
    .from = dal Lamedon
    .to = al Lamedon
    .the = il Lamedon
region-lorien = Lórien
    .in = a Lórien
    .from = da Lórien
    .to = a Lórien
    .the = Lórien
region-lossarnach = Lossarnach
    .in = nel Lossarnach
    .from = dal Lossarnach
    .to = al Lossarnach
    .the = il Lossarnach
region-minas-morgul = Minas Morgul
    .in = a Minas Morgul
    .from = da Minas Morgul
    .to = a Minas Morgul
    .the = Minas Morgul
region-minas-tirith = Minas Tirith
    .in = a Minas Tirith
    .from = da Minas Tirith
    .to = a Minas Tirith
    .the = Minas Tirith
region-minhiriath = Minhiriath
    .in = nel Minhiriath
    .from = dal Minhiriath
    .to = al Minhiriath
    .the = il Minhiriath
region-morannon = Morannon
    .in = al Morannon
    .from = dal Morannon
    .to = al Morannon
    .the = il Morannon
region-moria = Moria
    .in = a Moria
    .from = da Moria
    .to = a Moria
    .the = Moria
region-mount-gram = Monte Gram
    .in = sul Monte Gram
    .from = dal Monte Gram
    .to = al Monte Gram
    .the = il Monte Gram
region-mount-gundabad = Monte Gundabad
    .in = sul Monte Gundabad
    .from = dal Monte Gundabad
    .to = al Monte Gundabad
    .the = il Monte Gundabad
region-narrows-of-the-forest = Strettoia della Foresta
    .in = nella Strettoia della Foresta
    .from = dalla Strettoia della Foresta
    .to = alla Strettoia della Foresta
    .the = la Strettoia della Foresta
region-near-harad = Vicino Harad
    .in = nel Vicino Harad
    .from = dal Vicino Harad
    .to = al Vicino Harad
    .the = il Vicino Harad
region-noman-lands = Terre di Nessuno
    .in = nelle Terre di Nessuno
    .from = dalle Terre di Nessuno
    .to = alle Terre di Nessuno
    .the = le Terre di Nessuno
region-north-anduin-vale = Valle dell’Anduin del Nord
    .in = nella Valle dell’Anduin del Nord
    .from = dalla Valle dell’Anduin del Nord
    .to = alla Valle dell’Anduin del Nord
    .the = la Valle dell’Anduin del Nord
region-north-downs = Lande del Nord
    .in = nelle Lande del Nord
    .from = dalle Lande del Nord
    .to = alle Lande del Nord
    .the = le Lande del Nord
region-north-dunland = Dunland del Nord
    .in = nel Dunland del Nord
    .from = dal Dunland del Nord
    .to = al Dunland del Nord
    .the = il Dunland del Nord
region-north-ered-luin = Ered Luin del Nord
    .in = sugli Ered Luin del Nord
    .from = dagli Ered Luin del Nord
    .to = agli Ered Luin del Nord
    .the = gli Ered Luin del Nord
region-north-ithilien = Ithilien del Nord
    .in = nell’Ithilien del Nord
    .from = dall’Ithilien del Nord
    .to = all’Ithilien del Nord
    .the = l’Ithilien del Nord
region-north-rhun = Rhûn del Nord
    .in = nel Rhûn del Nord
    .from = dal Rhûn del Nord
    .to = al Rhûn del Nord
    .the = il Rhûn del Nord
region-northern-dorwinion = Dorwinion del Nord
    .in = nel Dorwinion del Nord
    .from = dal Dorwinion del Nord
    .to = al Dorwinion del Nord
    .the = il Dorwinion del Nord
region-northern-mirkwood = Bosco Atro del Nord
    .in = nel Bosco Atro del Nord
    .from = dal Bosco Atro del Nord
    .to = al Bosco Atro del Nord
    .the = il Bosco Atro del Nord
region-northern-rhovanion = Rhovanion del Nord
    .in = nel Rhovanion del Nord
    .from = dal Rhovanion del Nord
    .to = al Rhovanion del Nord
    .the = il Rhovanion del Nord
region-nurn = Nurn
    .in = nel Nurn
    .from = dal Nurn
    .to = al Nurn
    .the = il Nurn
region-old-ford = Vecchio Guado
    .in = al Vecchio Guado
    .from = dal Vecchio Guado
    .to = al Vecchio Guado
    .the = il Vecchio Guado
region-old-forest = Vecchia Foresta
    .in = nella Vecchia Foresta
    .from = dalla Vecchia Foresta
    .to = alla Vecchia Foresta
    .the = la Vecchia Foresta
region-old-forest-road = Vecchia Via della Foresta
    .in = sulla Vecchia Via della Foresta
    .from = dalla Vecchia Via della Foresta
    .to = alla Vecchia Via della Foresta
    .the = la Vecchia Via della Foresta
region-orthanc = Orthanc
    .in = a Orthanc
    .from = da Orthanc
    .to = a Orthanc
    .the = Orthanc
region-osgiliath = Osgiliath
    .in = a Osgiliath
    .from = da Osgiliath
    .to = a Osgiliath
    .the = Osgiliath
region-parth-celebrant = Parth Celebrant
    .in = a Parth Celebrant
    .from = da Parth Celebrant
    .to = a Parth Celebrant
    .the = Parth Celebrant
region-pelargir = Pelargir
    .in = a Pelargir
    .from = da Pelargir
    .to = a Pelargir
    .the = Pelargir
region-rhosgobel = Rhosgobel
    .in = a Rhosgobel
    .from = da Rhosgobel
    .to = a Rhosgobel
    .the = Rhosgobel
region-rivendell = Gran Burrone
    .in = a Gran Burrone
    .from = da Gran Burrone
    .to = a Gran Burrone
    .the = Gran Burrone
region-south-anduin-vale = Valle dell’Anduin del Sud
    .in = nella Valle dell’Anduin del Sud
    .from = dalla Valle dell’Anduin del Sud
    .to = alla Valle dell’Anduin del Sud
    .the = la Valle dell’Anduin del Sud
region-south-downs = Lande del Sud
    .in = nelle Lande del Sud
    .from = dalle Lande del Sud
    .to = alle Lande del Sud
    .the = le Lande del Sud
region-south-dunland = Dunland del Sud
    .in = nel Dunland del Sud
    .from = dal Dunland del Sud
    .to = al Dunland del Sud
    .the = il Dunland del Sud
region-south-ered-luin = Ered Luin del Sud
    .in = sugli Ered Luin del Sud
    .from = dagli Ered Luin del Sud
    .to = agli Ered Luin del Sud
    .the = gli Ered Luin del Sud
region-south-ithilien = Ithilien del Sud
    .in = nell’Ithilien del Sud
    .from = dall’Ithilien del Sud
    .to = all’Ithilien del Sud
    .the = l’Ithilien del Sud
region-south-rhun = Rhûn del Sud
    .in = nel Rhûn del Sud
    .from = dal Rhûn del Sud
    .to = al Rhûn del Sud
    .the = il Rhûn del Sud
region-southern-dorwinion = Dorwinion del Sud
    .in = nel Dorwinion del Sud
    .from = dal Dorwinion del Sud
    .to = al Dorwinion del Sud
    .the = il Dorwinion del Sud
region-southern-mirkwood = Bosco Atro del Sud
    .in = nel Bosco Atro del Sud
    .from = dal Bosco Atro del Sud
    .to = al Bosco Atro del Sud
    .the = il Bosco Atro del Sud
region-southern-rhovanion = Rhovanion del Sud
    .in = nel Rhovanion del Sud
    .from = dal Rhovanion del Sud
    .to = al Rhovanion del Sud
    .the = il Rhovanion del Sud
region-tharbad = Tharbad
    .in = a Tharbad
    .from = da Tharbad
    .to = a Tharbad
    .the = Tharbad
region-the-shire = La Contea
    .in = nella Contea
    .from = dalla Contea
    .to = alla Contea
    .the = la Contea
region-tower-hills = Colli Torrioni
    .in = sui Colli Torrioni
    .from = dai Colli Torrioni
    .to = ai Colli Torrioni
    .the = i Colli Torrioni
region-trollshaws = Bosco dei Troll
    .in = nel Bosco dei Troll
    .from = dal Bosco dei Troll
    .to = al Bosco dei Troll
    .the = il Bosco dei Troll
region-umbar = Umbar
    .in = a Umbar
    .from = da Umbar
    .to = a Umbar
    .the = Umbar
region-vale-of-the-carnen = Valle del Carnen
    .in = nella Valle del Carnen
    .from = dalla Valle del Carnen
    .to = alla Valle del Carnen
    .the = la Valle del Carnen
region-vale-of-the-celduin = Valle del Celduin
    .in = nella Valle del Celduin
    .from = dalla Valle del Celduin
    .to = alla Valle del Celduin
    .the = la Valle del Celduin
region-weather-hills = Colli Vento
    .in = sui Colli Vento
    .from = dai Colli Vento
    .to = ai Colli Vento
    .the = i Colli Vento
region-west-harondor = Harondor dell’Ovest
    .in = nello Harondor dell’Ovest
    .from = dallo Harondor dell’Ovest
    .to = allo Harondor dell’Ovest
    .the = lo Harondor dell’Ovest
region-westemnet = Ovestfalda
    .in = nell’Ovestfalda
    .from = dall’Ovestfalda
    .to = all’Ovestfalda
    .the = l’Ovestfalda
region-western-brown-lands = Terre Brune dell’Ovest
    .in = nelle Terre Brune dell’Ovest
    .from = dalle Terre Brune dell’Ovest
    .to = alle Terre Brune dell’Ovest
    .the = le Terre Brune dell’Ovest
region-western-emyn-muil = Emyn Muil dell’Ovest
    .in = negli Emyn Muil dell’Ovest
    .from = dagli Emyn Muil dell’Ovest
    .to = agli Emyn Muil dell’Ovest
    .the = gli Emyn Muil dell’Ovest
region-western-mirkwood = Bosco Atro dell’Ovest
    .in = nel Bosco Atro dell’Ovest
    .from = dal Bosco Atro dell’Ovest
    .to = al Bosco Atro dell’Ovest
    .the = il Bosco Atro dell’Ovest
region-withered-heath = Brughiera Inaridita
    .in = nella Brughiera Inaridita
    .from = dalla Brughiera Inaridita
    .to = alla Brughiera Inaridita
    .the = la Brughiera Inaridita
region-woodland-realm = Reame Boscoso
    .in = nel Reame Boscoso
    .from = dal Reame Boscoso
    .to = al Reame Boscoso
    .the = il Reame Boscoso
region-mordor-track = Cammino di Mordor
    .in = sul Cammino di Mordor
    .from = dal Cammino di Mordor
    .to = al Cammino di Mordor
    .the = il Cammino di Mordor

## Le facce dei Dadi Azione

die-character = Personaggio
die-army = Esercito
die-muster = Mobilitazione
die-event = Evento
die-muster-army = Mobilitazione/Esercito
die-will = Volere dell’Ovest
die-eye = Occhio

## Tessere Caccia

tile-eye = Occhio
tile-three = 3
tile-two = 2
tile-two-reveal = 2 con Rivelazione
tile-one = 1
tile-one-reveal = 1 con Rivelazione
tile-zero-reveal = 0 con Rivelazione
tile-elven-cloaks = Mantelli Elfici (0)
tile-elven-rope = Corda Elfica (0)
tile-phial-of-galadriel = Fiala di Galadriel (−2)
tile-smeagol-helps-nice-master = Sméagol aiuta il buon padrone (−1)
tile-shelobs-lair = La Tana di Shelob (un dado, Stop)
tile-the-ring-is-mine = L’Anello mi appartiene! (Occhio, Rivelazione, Stop)
tile-on-on-they-went = Avanti, sempre avanti (3, Stop)
tile-give-it-to-uss = Dallo a noi! (1, Rivelazione, Stop)

## Mazzi

deck-character = Personaggio
deck-strategy = Strategia

## Fasi del turno

phase-cards = Recupero Dadi Azione e Pesca Carte Evento
phase-fellowship = Fase della Compagnia
phase-hunt-dice = Preparazione della Caccia
phase-roll = Tiro Azione
phase-actions = Risoluzione delle Azioni
phase-victory = Controllo della Vittoria

## Tracce e riquadri

track-fellowship = Cammino della Compagnia
track-mordor = Cammino di Mordor
track-politics = Tabella Politica
track-points = Punti Vittoria
track-hunt-box = Riquadro della Caccia
track-hunt-pool = Riserva della Caccia
track-rings = Anelli Elfici
track-corruption = Corruzione
track-progress = Avanzamento
track-guide = Guida
track-companions = Compagni
track-crack-of-doom = Voragine del Fato
track-reinforcements = Rinforzi

## Come finisce

reason-ring-destroyed = l’Anello è distrutto nel fuoco del Monte Fato
reason-corruption = i Portatori dell’Anello sono corrotti
reason-shadow-conquest = l’Ombra ha almeno dieci Punti Vittoria
reason-free-peoples-conquest = i Popoli Liberi hanno almeno quattro Punti Vittoria
reason-conceded = la partita è stata abbandonata
reason-turn-limit = l’ultimo turno è passato

## Carte Evento

card-elven-cloaks = Mantelli Elfici
    .text = È in gioco una Tessera Caccia di valore 0: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-elven-rope = Corda Elfica
    .text = È in gioco una Tessera Caccia di valore 0: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-phial-of-galadriel = Fiala di Galadriel
    .text = È in gioco una Tessera Caccia che cura 2 di Corruzione: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-smeagol-helps-nice-master = Sméagol aiuta il buon padrone
    .text = È in gioco una Tessera Caccia che cura 1 di Corruzione: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-mithril-coat-and-sting = Cotta di mithril e Pungolo
    .text = Resta sul tavolo. Una volta, dopo la pesca di una Tessera Caccia, scarta la carta: si pesca una seconda tessera, che vale al posto della prima; la prima torna nella Riserva.
card-axe-and-bow = Ascia e arco
    .text = Solo con Gimli o Legolas nella Compagnia. Resta sul tavolo. Una volta, scartala per ridurre di 1 il Danno della Caccia. Va scartata quando entrambi sono partiti.
card-horn-of-gondor = Il Corno di Gondor
    .text = Solo con Boromir nella Compagnia. Resta sul tavolo. Una volta, scartala per ridurre di 1 il Danno della Caccia. Va scartata quando Boromir parte.
card-wizards-staff = Bastone dello Stregone
    .text = Solo con Gandalf il Grigio nella Compagnia. Resta sul tavolo. Una volta, scartala: la Tessera Caccia che sta per essere pescata non si pesca. Va scartata quando Gandalf parte.
card-athelas = Athelas
    .text = Tira 3 dadi: ogni 5 o 6 cura 1 di Corruzione; con Grampasso come Guida, ogni 3 o più.
card-there-is-another-way = C’è un’altra strada
    .text = Cura 1 di Corruzione. Con Gollum come Guida puoi poi nascondere la Compagnia o farla avanzare di un passo, Caccia compresa.
card-i-will-go-alone = Andrò da solo
    .text = Solo con un Compagno nella Compagnia. Separa un Compagno o un gruppo, una regione più lontano del solito; poi cura 1 di Corruzione.
card-bilbos-song = La canzone di Bilbo
    .text = Cura 1 di Corruzione; 2 con Gollum come Guida.
card-mirror-of-galadriel = Specchio di Galadriel
    .text = Trasforma un tuo dado Personaggio non usato in Volere dell’Ovest. Se i Portatori dell’Anello sono a Lórien non conquistata, cura anche 1 di Corruzione.
card-challenge-of-the-king = La sfida del Re
    .text = Solo con Grampasso o Aragorn in un Esercito nel territorio di Gondor o Rohan. Pesca 3 Tessere Caccia: quelle con l’Occhio escono dal gioco, le altre tornano. Con tre Occhi tornano tutte e lui è eliminato.
card-gwaihir-the-windlord = Gwaihir, Re dei Venti
    .text = Separa o muovi un Compagno o un gruppo come se il Livello fosse 4; possono finire in una Fortezza assediata.
card-we-prove-the-swifter = Siamo stati più veloci
    .text = Separa o muovi un Compagno o un gruppo, due regioni più lontano del solito; possono finire in una Fortezza assediata.
card-there-and-back-again = Andata e ritorno
    .text = Separa un Compagno o un gruppo, una regione più lontano del solito. Se poi Gimli o Legolas è nella Valle, nell’Erebor o nel Reame Boscoso, Nani e Nord diventano attivi, e Nani, Elfi e Nord avanzano di un passo ciascuno.
card-the-eagles-are-coming = Arrivano le Aquile!
    .text = Solo se un Esercito con un Compagno è con o accanto a un Esercito dell’Ombra con Nazgûl. Tira un dado per ciascuno (massimo 5): ogni 5 o 6 ne elimina uno; gli altri volano in una Fortezza di Sauron a tua scelta. Il Re Stregone non è coinvolto.
card-the-ents-awake-treebeard = Ent di Fangorn: Barbalbero
    .text = Solo con Gandalf il Bianco in gioco e un Compagno a Fangorn. Tira 3 dadi contro l’Esercito dell’Ombra a Orthanc: ogni 4 o più è un colpo. Saruman, se resta solo, è eliminato. Con Gandalf il Bianco a Fangorn o in Rohan, gioca subito un’altra carta Personaggio, senza dado.
card-the-ents-awake-huorns = Ent di Fangorn: Ucorni
    .text = Solo con Gandalf il Bianco in gioco e un Compagno a Fangorn. Tira 3 dadi contro l’Esercito dell’Ombra a Orthanc: ogni 4 o più è un colpo. Saruman, se resta solo, è eliminato. Con Gandalf il Bianco a Fangorn o in Rohan, gioca subito un’altra carta Personaggio, senza dado.
card-the-ents-awake-entmoot = Ent di Fangorn: Entaconsulta
    .text = Solo con Gandalf il Bianco in gioco e un Compagno a Fangorn. Tira 3 dadi contro l’Esercito dell’Ombra a Orthanc: ogni 4 o più è un colpo. Saruman, se resta solo, è eliminato. Con Gandalf il Bianco a Fangorn o in Rohan, gioca subito un’altra carta Personaggio, senza dado.
card-dead-men-of-dunharrow = Uomini Morti di Dunclivo
    .text = Solo con Grampasso o Aragorn nel territorio di Rohan. Va a Erech, nel Lamedon o a Pelargir, con i Compagni che vuoi tra quelli accanto a lui. Un Esercito dell’Ombra sul posto subisce tanti colpi quanti ne mostra un dado e deve ritirarsi. Poi recluta lì fino a 3 unità Regolari di Gondor.
card-house-of-the-stewards = La Casa dei Sovrintendenti
    .text = Solo con Boromir nel territorio di Gondor. Recluta dove si trova un’unità di Gondor, Regolare o Elite, poi pesca 2 carte Strategia.
card-the-grey-company = La Grigia Compagnia
    .text = Solo con Grampasso o Aragorn in un Esercito. Sostituisci in quell’Esercito una Regolare con una Elite della sua Nazione, poi pesca 2 carte Strategia.
card-the-last-battle = L’Ultima Battaglia
    .text = Solo con Aragorn in un Esercito fuori dalle Nazioni dei Popoli Liberi. Resta sul tavolo: i dadi usati per muovere la Compagnia non vanno nel Riquadro della Caccia. Va scartata quando la Compagnia è dichiarata o rivelata.
card-a-power-too-great = Un potere troppo grande
    .text = Elfi: un passo verso la guerra. Resta sul tavolo: l’Ombra non può muovere Eserciti a Lórien, Gran Burrone o ai Rifugi Oscuri né attaccarvi. L’Ombra può spezzarla con un dado qualsiasi più una carta Esercito e una Personaggio dalla mano.
card-the-power-of-tom-bombadil = Il potere di Tom Bombadil
    .text = Il Nord: un passo verso la guerra. Resta sul tavolo: l’Ombra non può muovere Eserciti nella Vecchia Foresta, nella Contea o nella Terra di Buck né attaccarvi. L’Ombra può spezzarla con un dado qualsiasi più una carta Esercito e una Personaggio dalla mano.
card-book-of-mazarbul = Libro di Mazarbul
    .text = Muovi i Compagni che vuoi sulla mappa. Se poi uno è nell’Erebor o sugli Ered Luin, i Nani diventano attivi e passano subito In Guerra.
card-the-spirit-of-mordor = Lo spirito di Mordor
    .text = Scegli un Esercito dell’Ombra con unità di almeno due Nazioni e tira 5 dadi: ogni 5 o 6 gli infligge un colpo.
card-faramirs-rangers = I Raminghi di Faramir
    .text = Scegli un Esercito dell’Ombra a Osgiliath o nell’Ithilien del Nord o del Sud e tira 3 dadi: ogni 5 o 6 è un colpo. Se un tuo Esercito tiene Osgiliath, recluta lì un’unità di Gondor, Regolare o Elite, e un Comandante.
card-fear-fire-foes = Spavento! Fuoco! Nemici!
    .text = Muovi i Compagni che vuoi sulla mappa. Se poi uno è nella Contea o a Brea, il Nord diventa attivo e passa subito In Guerra.
card-wisdom-of-elrond = La saggezza di Elrond
    .text = Scegli una Nazione dei Popoli Liberi: diventa attiva e avanza di un passo verso la guerra.
card-the-red-arrow = La Freccia Rossa
    .text = Solo se Gondor è attiva. Rohan avanza di un passo verso la guerra; recluta a Edoras un’unità di Rohan, Regolare o Elite, e un Comandante.
card-help-unlooked-for = Aiuto insperato
    .text = Con un Esercito adiacente attacca un Esercito dell’Ombra che assedia una Fortezza. In questa battaglia tira un dado in meno per ogni unità nella Fortezza, ma almeno uno.
card-paths-of-the-woses = I Sentieri dei Wose
    .text = Solo se Rohan è In Guerra. Un Esercito, o parte di esso, va da una regione di Rohan dritto a Minas Tirith, o in una regione adiacente se la città è assediata o perduta.
card-through-a-day-and-a-night = Per un giorno e una notte
    .text = Solo con un Compagno in un Esercito. Muovi quell’Esercito, o una parte con il Compagno, fino a due regioni.
card-cirdans-ships = Le navi di Círdan
    .text = Solo se gli Elfi sono In Guerra. Recluta 2 unità degli Elfi, Regolari o Elite, in una regione costiera con un tuo Esercito.
card-guards-of-the-citadel = Guardie della Cittadella
    .text = Recluta a Minas Tirith un’unità di Gondor, Regolare o Elite, e un Comandante.
card-celeborns-galadhrim = I Galadhrim di Celeborn
    .text = Recluta a Lórien un’unità degli Elfi, Regolare o Elite, poi pesca una carta Strategia.
card-riders-of-theoden = I Cavalieri di Théoden
    .text = Recluta un’unità di Rohan, Regolare o Elite, e un Comandante a Edoras o in una regione di Rohan con un Compagno.
card-grimbeorn-the-old-son-of-beorn = Grimbeorn il Vecchio, figlio di Beorn
    .text = Recluta alla Carroccia un’unità del Nord, Regolare o Elite, e un Comandante.
card-imrahil-of-dol-amroth = Imrahil di Dol Amroth
    .text = Recluta a Dol Amroth un’unità di Gondor, Regolare o Elite, e un Comandante.
card-king-brands-men = Gli uomini di Re Brand
    .text = Recluta nella Valle 2 unità Regolari del Nord, poi pesca una carta Strategia.
card-swords-in-eriador = Spade nell’Eriador
    .text = Recluta un’unità del Nord nella Contea e una dei Nani sugli Ered Luin, Regolari o Elite, poi pesca una carta Strategia.
card-kindred-of-glorfindel = La stirpe di Glorfindel
    .text = Recluta a Gran Burrone un’unità degli Elfi, Regolare o Elite, poi pesca una carta Strategia.
card-dain-ironfoots-guard = La guardia di Dáin Piediferro
    .text = Recluta nell’Erebor un’unità dei Nani, Regolare o Elite, e un Comandante.
card-eomer-son-of-eomund = Éomer, figlio di Éomund
    .text = Recluta un’unità di Rohan, Regolare o Elite, e un Comandante in un Insediamento libero di Rohan.
card-thranduils-archers = Gli arcieri di Thranduil
    .text = Recluta nel Reame Boscoso un’unità degli Elfi, Regolare o Elite, poi pesca una carta Strategia.
card-shelobs-lair = La Tana di Shelob
    .text = È in gioco una Tessera Caccia con Stop e danno pari a un dado: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-the-ring-is-mine = L’Anello mi appartiene!
    .text = È in gioco una Tessera Caccia con Occhio, Rivelazione e Stop: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-on-on-they-went = Avanti, sempre avanti
    .text = È in gioco una Tessera Caccia con danno 3 e Stop: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-give-it-to-uss = Dallo a noi!
    .text = È in gioco una Tessera Caccia con danno 1, Rivelazione e Stop: entra nella Riserva della Caccia quando la Compagnia è sul Cammino di Mordor.
card-orc-patrol = Pattuglia di Orchi
    .text = Solo se i Portatori dell’Anello non sono in una regione con un Insediamento dei Popoli Liberi. Pesca una Tessera Caccia; un Occhio o una tessera della Compagnia non ha effetto.
card-isildurs-bane = Il Flagello d’Isildur
    .text = Solo se i Portatori dell’Anello non sono in una regione con un Insediamento dei Popoli Liberi. Pesca una Tessera Caccia; un Occhio o una tessera della Compagnia non ha effetto. Il danno non si può ridurre: diventa tutto Corruzione.
card-foul-thing-from-the-deep = Orrida creatura degli abissi
    .text = Solo se i Portatori dell’Anello non sono in una regione con un Insediamento dei Popoli Liberi. Pesca una Tessera Caccia; un Occhio o una tessera della Compagnia non ha effetto. Se resta danno, un Compagno a caso va perduto.
card-candles-of-corpses = Candele dei morti
    .text = Solo se i Portatori dell’Anello non sono in una regione con un Insediamento dei Popoli Liberi. Tira 3 dadi: ogni 4 o più aggiunge 1 di Corruzione; con Gollum come Guida solo il 6.
card-nazgul-search = La ricerca dei Nazgûl
    .text = Solo se l’Avanzamento della Compagnia è almeno 1. I Nazgûl volano liberamente. Se poi uno è con i Portatori dell’Anello, la Compagnia è rivelata.
card-cruel-weather = Tempo crudele
    .text = Solo se l’Avanzamento della Compagnia è almeno 1. Sposta la miniatura dei Portatori dell’Anello in una regione adiacente.
card-the-nazgul-strike = I Nazgûl colpiscono!
    .text = Solo se l’Avanzamento della Compagnia è almeno 1. I Nazgûl volano liberamente. Se poi uno è con i Portatori dell’Anello, scarta dal tavolo una carta Personaggio dei Popoli Liberi o tira per la Caccia.
card-morgul-wound = La ferita di Morgul
    .text = Solo se la Compagnia è Rivelata. Aggiungi 2 di Corruzione se ce ne sono 3 o meno, altrimenti 1.
card-lure-of-the-ring = Il richiamo dell’Anello
    .text = Solo se la Compagnia è Rivelata. Si estrae a caso un Compagno: i Popoli Liberi lo eliminano o aggiungono Corruzione pari al suo Livello. Con Gollum come Guida aggiungi invece 1 di Corruzione.
card-the-breaking-of-the-fellowship = La Compagnia si scioglie
    .text = Solo se la Compagnia è Rivelata. Pesca una Tessera Caccia; un Occhio o una tessera della Compagnia non ha effetto. Tanti Compagni quanto il suo numero devono partire; restano dove sono i Portatori. Con Gollum come Guida aggiungi invece 1 di Corruzione.
card-worn-with-sorrow-and-toil = Logorati dal dolore e dalla fatica
    .text = Resta sul tavolo. Ogni volta che un Compagno è perduto nella Caccia, puoi far scartare una carta Personaggio dei Popoli Liberi: una a caso dalla mano o una dal tavolo. Va scartata quando la Compagnia è dichiarata in una Cittadella o Fortezza dei Popoli Liberi.
card-flocks-of-crebain = Stormi di Crebain
    .text = Resta sul tavolo. Una volta, prima di un tiro per la Caccia, scartala: +1 a ogni dado. Va scartata quando la Compagnia è dichiarata in una Cittadella o Fortezza dei Popoli Liberi.
card-balrog-of-moria = Balrog di Moria
    .text = Resta sul tavolo. Una volta, scartala: quando la Compagnia, dichiarata o rivelata, è passata per Moria, pesca una Tessera Caccia (un Occhio non ha effetto); oppure usala in battaglia come Carta Combattimento.
card-the-lidless-eye = L’Occhio senza palpebre
    .text = Trasforma fino a 3 tuoi dadi non usati in Occhi e mettili nel Riquadro della Caccia.
card-dreadful-spells = Terribili incantesimi
    .text = Solo se un Esercito dell’Ombra con Nazgûl è con o accanto a un Esercito dei Popoli Liberi. Tira tanti dadi quanti sono i Nazgûl (massimo 5): ogni 5 o 6 infligge un colpo a quell’Esercito.
card-grond-hammer-of-the-underworld = Grond, Martello degli Inferi
    .text = Solo se il Re Stregone è con un Esercito che assedia una Fortezza. Attacca per tre round invece di uno. Senza un Compagno nella battaglia i Popoli Liberi non usano Carte Combattimento nel primo round.
card-the-palantir-of-orthanc = Il Palantír di Orthanc
    .text = Solo con Saruman in gioco. Resta sul tavolo: dopo ogni Carta Evento giocata con un dado Evento, pesca una carta da uno dei tuoi mazzi. I Popoli Liberi possono porvi fine con un Volere dell’Ovest, o con un dado qualsiasi e un Anello Elfico. Va scartata se Saruman è eliminato.
card-wormtongue = Vermilinguo
    .text = Solo con Saruman in gioco. Resta sul tavolo: Rohan diventa attiva solo per un Compagno, per la Compagnia dichiarata a Edoras o al Fosso di Helm, o per un attacco lì. Va scartata quando Rohan è attiva o Saruman è eliminato.
card-the-ringwraiths-are-abroad = Gli Spettri dell’Anello sono in viaggio
    .text = I Nazgûl volano liberamente. Poi muovi fino a due Eserciti con un Nazgûl, o attacca con uno.
card-the-black-captain-commands = Il Capitano Nero comanda
    .text = Solo con il Re Stregone in gioco. Recluta 2 Nazgûl dove si trova, o fa’ volare liberamente i Nazgûl. Poi un Esercito con il Re Stregone può muoversi o attaccare.
card-return-to-valinor = Ritorno a Valinor
    .text = Solo se controlli una Fortezza degli Elfi. Per ogni Fortezza degli Elfi non assediata tira tanti dadi quante unità degli Elfi vi si trovano (massimo 5): ogni 6 è un colpo.
card-the-fighting-uruk-hai = Gli Uruk-hai guerrieri
    .text = Solo con Saruman in gioco e un Esercito con unità di Isengard che assedia una Fortezza. Attacca per tre round invece di uno. Senza un Compagno nella battaglia i Popoli Liberi non usano Carte Combattimento nel primo round.
card-denethors-folly = La Follia di Denethor
    .text = Solo se Minas Tirith è assediata. Lì un Comandante a tua scelta è eliminato. Resta sul tavolo: i Popoli Liberi non usano Carte Combattimento a Minas Tirith. Possono porvi fine con un Volere dell’Ovest, o con un dado qualsiasi se lì c’è Gandalf o Aragorn. Va scartata quando finisce l’assedio.
card-the-day-without-dawn = Il giorno senz’alba
    .text = Solo se tutte e tre le Nazioni dell’Ombra sono In Guerra. Tutti i dadi Volere dell’Ovest non usati sono scartati.
card-threats-and-promises = Minacce e Promesse
    .text = Resta sul tavolo: i Popoli Liberi non possono far avanzare una Nazione con un risultato Mobilitazione (nell’edizione inglese solo una passiva). Va scartata quando una avanza per un attacco o per l’abilità di un Compagno.
card-stormcrow = Corvotempesta
    .text = Scegli una Nazione dei Popoli Liberi non ancora In Guerra che ha nel suo territorio i Portatori dell’Anello o un Compagno. Arretra di un passo e il suo giocatore elimina una sua miniatura.
card-shadows-gather = Le ombre si radunano
    .text = Muovi un Esercito dell’Ombra, o parte di esso, fino a tre regioni; deve finire con un altro Esercito dell’Ombra.
card-the-shadow-lengthens = L’Ombra si allunga
    .text = Muovi due Eserciti dell’Ombra, o parti di essi, fino a due regioni ciascuno; ognuno deve finire con un altro Esercito dell’Ombra.
card-the-shadow-is-moving = L’Ombra si muove
    .text = Solo se tutte e tre le Nazioni dell’Ombra sono In Guerra. Muovi fino a quattro Eserciti dell’Ombra di una regione ciascuno.
card-corsairs-of-umbar = Corsari di Umbar
    .text = Solo se i Sudroni e Esterling sono In Guerra. Muovi un Esercito, o parte di esso, da Umbar a una regione costiera di Gondor. Se lì c’è un Esercito nemico, lo attacca e non può cessare.
card-rage-of-the-dunlendings = L’ira dei Dunlandiani
    .text = Solo se Isengard è In Guerra. Recluta 2 unità Regolari di Isengard in una regione libera accanto al Dunland del Nord o del Sud; fino a 4 unità di Isengard possono marciarvi da lì.
card-return-of-the-witch-king = Il ritorno del Re Stregone
    .text = Solo con il Re Stregone in gioco. Vola ad Angmar; recluta lì 2 unità Regolari e 1 Elite di Sauron.
card-half-orcs-and-goblin-men = Mezzorchi e Uomini-goblin
    .text = Solo se Isengard è In Guerra. Recluta un’unità di Isengard, Regolare o Elite, presso un Esercito dell’Ombra qualsiasi.
card-olog-hai = Olog-hai
    .text = Solo se Sauron è In Guerra. Recluta un’unità di Sauron, Regolare o Elite, presso un Esercito dell’Ombra qualsiasi.
card-hill-trolls = Troll delle colline
    .text = Solo se Sauron è In Guerra. Sostituisci due unità Regolari di Sauron, ovunque siano, con unità Elite.
card-a-new-power-is-rising = Sorge un nuovo potere
    .text = Solo con Saruman in gioco. Recluta 2 unità Regolari di Isengard sia nel Dunland del Nord sia in quello del Sud, e 2 unità di Isengard, Regolari o Elite, a Orthanc.
card-many-kings-to-the-service-of-mordor = Molti re al servizio di Mordor
    .text = Recluta 2 unità Regolari in ciascuno di tre Insediamenti dei Sudroni e Esterling.
card-the-king-is-revealed = Il Re si rivela
    .text = Solo con Aragorn in gioco. Recluta a Minas Morgul 5 unità Regolari di Sauron e un Nazgûl.
card-shadows-on-the-misty-mountains = Ombre sulle Montagne Nebbiose
    .text = Recluta 2 unità di Sauron, Regolari o Elite, e un Nazgûl sul Monte Gram o a Moria.
card-orcs-multiplying-again = Gli Orchi si moltiplicano ancora
    .text = Recluta 3 unità Regolari di Sauron sia a Dol Guldur sia sul Monte Gundabad.
card-horde-from-the-east = Orda dall’Est
    .text = Solo se i Sudroni e Esterling sono In Guerra. Recluta 5 loro unità Regolari in una loro regione libera sul bordo orientale della mappa.
card-monsters-roused = Mostri ridestati
    .text = Recluta un’unità Regolare di Sauron ad Angmar, negli Erenbrulli e sui Colli Vento, e una Elite nel Bosco dei Troll.
card-musterings-of-long-planned-war = Adunate per una guerra da lungo preparata
    .text = Solo se tutte e tre le Nazioni dell’Ombra sono In Guerra. Recluta 5 unità Regolari dei Sudroni e Esterling nel Gorgoroth e 5 di Sauron nel Nurn.
card-pits-of-mordor = I pozzi di Mordor
    .text = Solo se Sauron è In Guerra. Recluta 2 unità Regolari di Sauron in ciascuna di tre Fortezze di Sauron.

## Carte Combattimento

combat-it-is-a-gift = È un dono
    .text = Se i Portatori dell’Anello sono dove si trova il difensore: +1 al tuo Tiro Combattimento e Tiro Comando.
combat-blade-of-westernesse = Lama dell’Ovesturia
    .text = Se combatte Meriadoc o Peregrino: un colpo del tuo Tiro Comando può eliminare un Servo nella battaglia invece di ferire l’Esercito.
combat-mighty-attack = Attacco possente
    .text = Se combatte un Compagno: uno rinuncia al suo Comando per il round e un dado mancato del tuo Tiro Combattimento diventa un colpo.
combat-servant-of-the-secret-fire = Servitore del Fuoco Segreto
    .text = Se combatte Gandalf: +1 al tuo Tiro Combattimento.
combat-anduril = Andúril
    .text = Se combatte Grampasso o Aragorn: rinuncia al suo Comando per il round; un dado mancato (con Aragorn fino a due) del tuo Tiro Combattimento diventa un colpo.
combat-heroic-death = Morte eroica
    .text = Se combatte un Comandante o un Compagno: elimina un Comandante per annullare un colpo, o un Compagno per annullarne fino al suo Livello.
combat-daring-defiance = Sfida audace
    .text = Se combatte un Compagno: tutti rinunciano al Comando per il round e la Carta Combattimento dell’Ombra è annullata.
combat-fateful-strike = Colpo fatale
    .text = Se combatte un Comandante o un Compagno: un colpo del tuo Tiro Comando elimina anche un Nazgûl; con due colpi puoi scegliere invece un Servo.
combat-sudden-strike = Colpo improvviso
    .text = Se combatte un Comandante o un Compagno: prima del Tiro Combattimento un attacco in più con tanti dadi quanto il tuo Comando.
combat-brave-stand = Strenua resistenza
    .text = Se combatte un Compagno: l’Ombra tira un dado in meno per ciascuno, ma almeno uno.
combat-ents-rage = L’ira degli Ent
    .text = A Fangorn, Orthanc o in Rohan: +2 al tuo Tiro Combattimento.
combat-huorn-dark = Oscurità degli Ucorni
    .text = A Fangorn, Orthanc o in Rohan: l’Ombra tira al massimo due dadi.
combat-nameless-wood = Bosco senza nome
    .text = A Fangorn, Orthanc o in Rohan: se in questo round colpisci, aggiungi due colpi.
combat-daylight = Luce del giorno
    .text = L’Ombra tira al massimo tre dadi.
combat-no-quarter = Senza quartiere
    .text = Se in questo round colpisci, aggiungi un colpo.
combat-advantageous-position = Posizione vantaggiosa
    .text = Se il difensore è nel territorio di una Nazione dei Popoli Liberi: −1 al Tiro Combattimento dell’Ombra; un 6 colpisce comunque.
combat-scouts = Esploratori
    .text = Se difendi in campo aperto: prima di ogni tiro il tuo Esercito si ritira in una regione libera o nella sua Fortezza.
combat-shield-wall = Muro di scudi
    .text = Se il nemico ha inflitto due o più colpi, uno è annullato.
combat-confusion = Confusione
    .text = Ogni 1 nel Tiro Combattimento dell’Ombra è un colpo contro se stessa e non si può ritirare.
combat-charge = Carica
    .text = Se combatte una tua unità Elite: prima del Tiro Combattimento un attacco in più con un dado per ogni tua unità Elite.
combat-valour = Valore
    .text = Se combatte una tua unità Elite: +1 al tuo Tiro Combattimento.
combat-one-for-the-dark-lord = Uno per l’Oscuro Sire
    .text = Se i Portatori dell’Anello sono dove si trova il difensore: +1 al tuo Tiro Combattimento e Tiro Comando.
combat-cruel-as-death = Crudeli come la morte
    .text = Se il Comando dei Nazgûl è almeno 2: rinuncia a due punti per il round; +1 al tuo Tiro Combattimento.
combat-they-are-terrible = Sono terribili
    .text = Se il Comando dei Nazgûl è almeno 1: rinuncia a un punto per il round; +1 al tuo Tiro Comando.
combat-dread-and-despair = Terrore e disperazione
    .text = Se il Comando dei Nazgûl è almeno 1: rinuncia a quanti punti vuoi per il round; i Popoli Liberi tirano altrettanti dadi in meno, ma almeno uno.
combat-foul-stench = Fetore immondo
    .text = Se il Comando dei Nazgûl è almeno 1 e non inferiore a quello dei Popoli Liberi: questi non hanno Tiro Comando.
combat-black-breath = Alito Nero
    .text = Se combatte un Nazgûl: un colpo del tuo Tiro Comando può eliminare anche un Comandante, o un Compagno di Livello non superiore a quei colpi.
combat-words-of-power = Parole di potere
    .text = Se combatte un Nazgûl: scegli un Compagno nella battaglia; il suo Comando e le sue abilità non contano in questo round.
combat-durins-bane = Flagello di Durin
    .text = Se il difensore è a Moria o entro due regioni: prima del Tiro Combattimento un attacco in più con tre dadi che colpiscono con 4 o più.
combat-devilry-of-orthanc = Diavoleria di Orthanc
    .text = Se combattono unità di Isengard e il difensore tiene una Fortezza: +1 al tuo Tiro Combattimento.
combat-deadly-strife = Scontro mortale
    .text = Entrambi: +2 al Tiro Combattimento e al Tiro Comando.
combat-onslaught = Assalto furioso
    .text = Dopo le perdite puoi infliggere al tuo Esercito fino a quattro colpi; tira altrettanti dadi, e ogni 4 o più è un colpo al nemico.
combat-relentless-assault = Assalto implacabile
    .text = Prima del Tiro Combattimento puoi infliggere al tuo Esercito fino a due colpi: +1 al tiro per ciascuno.
combat-great-host = Schiera sterminata
    .text = Dopo le perdite: se hai almeno il doppio delle unità del nemico, infliggi un colpo.
combat-mumakil = Mûmakil
    .text = Se combatte una Elite dei Sudroni e Esterling: +1 al tuo Tiro Combattimento, e un colpo in più se ne hai inflitti più del nemico.
combat-swarm-of-bats = Sciame di pipistrelli
    .text = La Carta Combattimento dei Popoli Liberi è annullata; se non ne hanno giocate, +1 al tuo Tiro Comando.
combat-we-come-to-kill = Veniamo per uccidere
    .text = Se combatte una tua unità Elite: dopo le perdite un attacco in più con un dado per ogni tua unità Elite, che colpisce con 5 o più.
combat-desperate-battle = Battaglia disperata
    .text = Entrambi: +1 al Tiro Combattimento e al Tiro Comando.

## Opzioni e modalità

option-players = Giocatori
    .about = Quanti giocano: due, oppure in squadre in tre o quattro.
option-prints = Edizione delle carte
    .about = L’edizione italiana e quella inglese differiscono su due carte, Gollum e Minacce e Promesse: quale vale?
option-prints-italian = italiana
option-prints-english = inglese
option-concede = Abbandono
    .about = Un giocatore può abbandonare la partita durante la propria azione.

preset-two-players = Due giocatori
preset-english-prints = Due giocatori, carte inglesi
preset-three-players = Tre giocatori
preset-four-players = Quattro giocatori

## A che cosa serve un dado

act-skip = Mettere da parte il dado senza usarlo
act-move-fellowship = Muovere la Compagnia
act-hide-fellowship = Nascondere la Compagnia
act-separate = Separare Compagni
act-move-companions = Muovere Compagni
act-move-minions = Muovere Nazgûl e Servi
act-move-army = Muovere un Esercito con un Comandante
act-move-armies = Muovere fino a due Eserciti
act-attack-led = Attaccare con un Esercito guidato
act-attack = Attaccare
act-diplomacy = Azione Diplomatica
act-muster = Reclutare rinforzi
act-bring = Mettere in gioco un Personaggio
act-voice-recruit = La Voce di Saruman: reclutare unità Regolari
act-voice-upgrade = La Voce di Saruman: Elite al posto di Regolari
act-draw = Pescare una Carta Evento
act-play-event = Giocare una Carta Evento qualsiasi
act-play-character = Giocare una carta Personaggio
act-play-army = Giocare una carta Esercito
act-play-muster = Giocare una carta Mobilitazione
act-advance-gondor = Boromir incita Gondor
act-advance-elves = Legolas incita gli Elfi
act-advance-dwarves = Gimli incita i Nani
act-discard-power = Spezzare «Un potere troppo grande»
act-discard-bombadil = Spezzare «Il potere di Tom Bombadil»
act-discard-palantir = Porre fine a «Il Palantír di Orthanc»
act-discard-folly = Porre fine a «La Follia di Denethor»
act-discard = Scartare una carta dal tavolo
act-fly = Far volare i Nazgûl
act-recruit = Reclutare Nazgûl
act-hunt = Caccia all’Anello

## Cause che non sono né carte né personaggi

cause-advance = avanzata dopo la battaglia
cause-attack = attacco subito
cause-battle = battaglia
cause-captured = Insediamento catturato
cause-combat-roll = Tiro Combattimento
cause-declared = Compagnia dichiarata sul posto
cause-die = un Dado Azione
cause-diplomacy = Azione Diplomatica
cause-empty = Riserva vuota
cause-event = dado Evento
cause-hit = un colpo
cause-hunt = la Caccia
cause-hunt-army = unità dell’Ombra con i Portatori
cause-hunt-nazgul = un Nazgûl con i Portatori
cause-hunt-stronghold = una Fortezza dell’Ombra attorno ai Portatori
cause-lapsed = la condizione non vale più
cause-leader-reroll = Tiro Comando
cause-lingering = nessun passo a Mordor in questo turno
cause-mordor = Mordor
cause-move = movimento
cause-move-fellowship = movimento della Compagnia
cause-muster = Mobilitazione
cause-nation-advanced = una Nazione è avanzata
cause-no-army = nessuna unità da comandare
cause-parting = separazione dalla Compagnia
cause-phase-1 = inizio del turno
cause-retreat = ritirata
cause-revealed = rivelazione
cause-rohan-active = Rohan è attiva
cause-separated = separazione dalla Compagnia
cause-shadow-army = un Esercito dell’Ombra nel suo territorio
cause-siege = assedio prolungato
cause-sorcerer = stregoneria del Re Stregone
cause-stacking = troppe unità in una regione
cause-stop = icona Stop
cause-stronghold = una Fortezza dell’Ombra sul cammino
cause-used = effetto usato
cause-voice-of-saruman = la Voce di Saruman
# Una Tessera Caccia con il solo numero.
cause-tile = Tessera Caccia { $tile }

## Parti di frasi

# Più dadi con la stessa faccia.
count-of = { $number }{"\u00A0"}×{"\u00A0"}{ $what }
# L’Esercito che si raduna, prima che qualcuno sia indicato.
party-nobody = ancora nessuno

## Domande

prompt-turn-draw = Da quale mazzo peschi?
prompt-turn-draw-waiting = { $seat }: pesca di una carta.
prompt-turn-hand-limit = { $over ->
        [one] Hai una carta di troppo in mano: quale scarti?
       *[other] Hai { $over } carte di troppo in mano: quale scarti?
    }
prompt-turn-hand-limit-waiting = { $seat }: scarto fino al limite di mano.
prompt-turn-hunt-dice = Quanti Dadi Azione metti nel Riquadro della Caccia?
prompt-turn-hunt-dice-waiting = { $seat }: Preparazione della Caccia.
prompt-turn-action = Tocca a te: scegli un dado, o passa se puoi.
prompt-turn-action-waiting = { $seat }: azione in corso.
prompt-turn-ring = Che cosa diventa il dado { $die }?
prompt-turn-use = Che cosa fai con il dado { $die }?
prompt-team-exchange = Offri una carta in scambio al compagno di squadra?
prompt-team-exchange-waiting = { $seat }: scambio di carte?
prompt-team-merge = Le vostre unità { $region-in } devono formare un solo Esercito?
prompt-team-merge-waiting = { $seat }: unire gli Eserciti?
prompt-fellowship-phase = { $progress ->
        [0] La Compagnia è { $region-in }. La dichiari lì?
        [one] La Compagnia ha fatto un passo da dove è stata vista l’ultima volta ({ $region }). Dichiari dove si trova?
       *[other] La Compagnia ha fatto { $progress } passi da dove è stata vista l’ultima volta ({ $region }). Dichiari dove si trova?
    }
prompt-fellowship-phase-waiting = { $seat }: la Compagnia è in cammino.
prompt-fellowship-declare = { $progress ->
        [one] Dov’è la Compagnia? Vista l’ultima volta { $region-in }, ha fatto un passo.
       *[other] Dov’è la Compagnia? Vista l’ultima volta { $region-in }, ha fatto { $progress } passi.
    }
prompt-fellowship-path = { $left ->
        [0] La Compagnia è { $region-in } e non ha più passi.
        [one] La Compagnia è { $region-in } e ha ancora un passo. Dove va?
       *[other] La Compagnia è { $region-in } e ha ancora { $left } passi. Dove va?
    }
prompt-fellowship-guide = Chi è la Guida della Compagnia?
prompt-fellowship-guide-waiting = { $seat }: scelta della Guida.
prompt-fellowship-separate = Chi lascia insieme la Compagnia? Finora: { $characters }.
prompt-fellowship-separated = { $steps ->
        [one] { $characters }: verso dove? Una regione al massimo.
       *[other] { $characters }: verso dove? { $steps } regioni al massimo.
    }
prompt-fellowship-separated-waiting = { $seat }: Compagni in partenza.
prompt-fellowship-parting = { $left ->
        [one] Un Compagno deve lasciare la Compagnia. Chi?
       *[other] { $left } Compagni devono lasciare la Compagnia. Chi è il prossimo?
    }
prompt-fellowship-parting-waiting = { $seat }: Compagni costretti a partire.
prompt-hunt-crebain = Tiro della Caccia: scarti «Stormi di Crebain» per aggiungere 1 a ogni dado?
prompt-hunt-crebain-waiting = { $seat }: Caccia all’Anello.
prompt-hunt-reroll = Tiro della Caccia: { $dice }; successi { $successes }. Quanti dadi falliti ritiri?
prompt-hunt-reroll-waiting = { $seat }: ritirare i dadi della Caccia?
prompt-hunt-staff = Sta per essere pescata una Tessera Caccia. Scarti «Bastone dello Stregone» per impedirlo?
prompt-hunt-staff-waiting = { $seat }: impedire la pesca della tessera?
prompt-hunt-mithril = La tessera è { $tile }. Scarti «Cotta di mithril e Pungolo» per averne un’altra?
prompt-hunt-mithril-waiting = { $seat }: un’altra tessera?
prompt-hunt-table-card = Danno della Caccia { $damage }, dalla tessera { $tile }. Scarti una carta per ridurlo di uno?
prompt-hunt-table-card-waiting = { $seat }: ridurre il Danno della Caccia?
prompt-hunt-guide = Danno della Caccia { $damage }. { $character } lo riduce di uno?
prompt-hunt-guide-waiting = { $seat }: ricorrere alla Guida?
prompt-hunt-casualty = Danno della Caccia { $damage }. Perdi un Compagno: la Guida ({ $character }) o uno a caso? Ciò che resta diventa Corruzione.
prompt-hunt-casualty-waiting = { $seat }: Danno della Caccia da subire.
prompt-hunt-balrog = La Compagnia è passata per Moria. Scarti «Balrog di Moria» per pescare una Tessera Caccia?
prompt-hunt-balrog-waiting = { $seat }: destare il Balrog?
prompt-hunt-sorrow = { $card }: quale carta Personaggio dei Popoli Liberi va scartata?
prompt-hunt-sorrow-waiting = { $seat }: far scartare una carta?
prompt-army-move = Quale Esercito si muove?
prompt-army-company = L’Esercito { $region-in }: chi va, e dove? Finora: { $party }.
prompt-army-march = { $card }: quale Esercito marcia?
prompt-army-march-on = { $card }: l’Esercito prosegue la marcia?
prompt-army-march-on-waiting = { $seat }: marcia in corso.
prompt-army-passage = { $card }: da dove parte l’Esercito?
prompt-attack-from = Con quale Esercito attacchi?
prompt-attack-vanguard = L’Esercito { $region-in }: chi attacca, e chi? Finora: { $party }.
prompt-battle-stronghold = Il nemico attacca { $region }: combatti in campo aperto o ti ritiri nella Fortezza?
prompt-battle-stronghold-waiting = { $seat }: dove affrontare l’attacco?
prompt-battle-white-rider = Battaglia { $region-in }: Gandalf il Bianco rinuncia al suo Comando per annullare quello dei Nazgûl?
prompt-battle-white-rider-waiting = { $seat }: il Bianco Cavaliere?
prompt-battle-card = Battaglia { $region-in }, round { $round }: quale Carta Combattimento giochi, se ne giochi?
prompt-battle-card-waiting = { $seat }: scelta della Carta Combattimento.
prompt-battle-reroll = Battaglia { $region-in }: quanti dadi mancati ritiri con il Tiro Comando?
prompt-battle-reroll-waiting = { $seat }: Tiro Comando.
prompt-battle-losses = { $hits ->
        [one] Il tuo Esercito { $region-in } deve subire un colpo. Quale perdita scegli?
       *[other] Il tuo Esercito { $region-in } deve subire { $hits } colpi. Quale perdita scegli?
    }
prompt-battle-losses-waiting = { $seat }: scelta delle perdite.
prompt-battle-cease = Battaglia { $region-in }, round { $round }: cessi l’attacco o insisti?
prompt-battle-cease-waiting = { $seat }: cessare l’attacco?
prompt-battle-retreat = Battaglia { $region-in }: resisti o ti ritiri?
prompt-battle-retreat-waiting = { $seat }: ritirarsi?
prompt-battle-sorcerer = Stregone: peschi una carta dello stesso tipo di quella usata?
prompt-battle-sorcerer-waiting = { $seat }: pescare una carta?
prompt-battle-advance = La via è libera: { $region }. Chi avanza?
prompt-battle-advance-waiting = { $seat }: avanzare?
prompt-combat-heroes = { $card }: chi rinuncia al suo Comando per un colpo?
prompt-combat-heroes-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-heroic-death = { $card }: chi cade per salvare gli altri?
prompt-combat-heroic-death-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-blade = { $card }: quale Servo colpisce la lama?
prompt-combat-blade-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-fateful = { $card }: chi è colpito?
prompt-combat-fateful-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-black-breath = { $card }: quale Comandante o Compagno cade?
prompt-combat-black-breath-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-dread = { $card }: a quanti punti di Comando rinunciano i Nazgûl?
prompt-combat-dread-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-words = { $card }: quale Compagno è ridotto al silenzio?
prompt-combat-words-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-sacrifice = { $card }: quanti colpi infliggi al tuo stesso Esercito?
prompt-combat-sacrifice-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-combat-scouts = { $card }: dove si ritira il tuo Esercito?
prompt-combat-scouts-waiting = { $seat }: scelta per la Carta Combattimento.
prompt-companions-move = Quali Compagni si muovono, e dove? Finora: { $characters }.
prompt-minions-move = Quale Nazgûl o Servo si muove?
prompt-minions-where = Da dove: { $from }. Verso dove?
prompt-muster-figure = Che cosa recluti?
prompt-muster-where = Dove si recluta: { $figure }?
prompt-muster-diplomacy = Quale Nazione avanza di un passo verso la guerra?
prompt-muster-character = Chi entra in gioco?
prompt-muster-character-where = Dove appare { $character }?
prompt-muster-one-each = { $figure }: quale Insediamento la riceve?
prompt-muster-one-each-waiting = { $seat }: reclutamento.
prompt-stacking-trim = { $over ->
        [one] C’è un’unità di troppo { $region-in }. Quale rimuovi?
       *[other] Ci sono { $over } unità di troppo { $region-in }. Quale rimuovi?
    }
prompt-stacking-trim-waiting = { $seat }: unità da rimuovere.
prompt-event-play = Quale Carta Evento giochi?
prompt-event-draw = Da quale mazzo peschi?
prompt-event-guide-draw = La Guida è Gandalf il Grigio: peschi una carta?
prompt-event-guide-draw-waiting = { $seat }: pescare una carta?
prompt-event-palantir-draw = Il Palantír di Orthanc: da quale mazzo peschi?
prompt-event-palantir-draw-waiting = { $seat }: pesca di una carta.
prompt-event-route = Per spezzare «{ $card }»: quale carta scarti?
prompt-event-region = { $card }: quale regione?
prompt-event-region-waiting = { $seat }: scelta di una regione.
prompt-event-gain = { $nation }: quale unità si recluta { $region-in }?
prompt-event-gain-waiting = { $seat }: reclutamento con una carta.
prompt-event-gain-where = { $card }: dove recluti?
prompt-event-gain-where-waiting = { $seat }: reclutamento con una carta.
prompt-event-up-to = { $card }: recluti qui un’altra unità Regolare?
prompt-event-up-to-waiting = { $seat }: reclutamento con una carta.
prompt-event-nation = { $card }: quale Nazione?
prompt-event-nation-waiting = { $seat }: scelta di una Nazione.
prompt-event-stormcrow = { $card }: quale Nazione si perde d’animo?
prompt-event-stormcrow-waiting = { $seat }: scelta di una Nazione.
prompt-event-deserter = { $card }: quale miniatura perdi ({ $nation })?
prompt-event-deserter-waiting = { $seat }: una miniatura da perdere.
prompt-event-another-way = { $card }: la Guida è Gollum. Nascondi la Compagnia o la fai avanzare?
prompt-event-another-way-waiting = { $seat }: scelta per la carta.
prompt-event-another-card = { $card }: giochi un’altra carta Personaggio?
prompt-event-another-card-waiting = { $seat }: giocare un’altra carta?
prompt-event-separate-or-move = { $card }: separi Compagni o muovi quelli sulla mappa?
prompt-event-separate-or-move-waiting = { $seat }: scelta per la carta.
prompt-event-scattered = { $card }: dove fugge l’Esercito?
prompt-event-scattered-waiting = { $seat }: ritirata obbligata.
prompt-event-grey-company = { $card }: quale Elite prende il posto di una Regolare?
prompt-event-grey-company-waiting = { $seat }: scelta per la carta.
prompt-event-nazgul-strike = { $card }: fai scartare una carta dei Popoli Liberi o dai la Caccia?
prompt-event-nazgul-strike-waiting = { $seat }: scelta per la carta.
prompt-event-lure = { $card }: cade { $character } oppure i Portatori subiscono { $level } di Corruzione?
prompt-event-lure-waiting = { $seat }: un Compagno o la Corruzione?
prompt-event-lidless-eye = { $card }: quale dado diventa un Occhio?
prompt-event-lidless-eye-waiting = { $seat }: dadi da girare.
prompt-event-black-captain = { $card }: recluti due Nazgûl o li fai volare?
prompt-event-black-captain-waiting = { $seat }: scelta per la carta.
prompt-event-move-or-attack = { $card }: muovi, attacchi o nessuna delle due?
prompt-event-move-or-attack-waiting = { $seat }: scelta per la carta.
prompt-event-folly = { $card }: quale Comandante a Minas Tirith è perduto?
prompt-event-folly-waiting = { $seat }: scelta per la carta.
prompt-event-dunlendings = { $card }: marciano altre unità? Da dove?
prompt-event-dunlendings-waiting = { $seat }: marcia con una carta.
prompt-event-dunlending = { $card }: quale unità marcia?
prompt-event-dunlending-waiting = { $seat }: marcia con una carta.

## Scelte

token-allocate = { $subject-id ->
        [0] Nessun dado
        [1] Un dado
       *[other] { $subject } dadi
    }
token-die = { $prompt ->
        [event-lidless-eye] In un Occhio: { $subject }
       *[other] Usa: { $subject }
    }
token-act = { $subject }
token-ring = Cambia { $subject } con un Anello Elfico
token-into = In { $subject }
token-pass = Passa
token-concede = Abbandona la partita
token-done = { $prompt ->
        [fellowship-phase] Avanti senza dichiarare
        [fellowship-separate] Partono questi
        [army-move] Nessun altro Esercito
        [muster-figure] Basta così
        [companions-move] Nessun altro movimento
        [minions-move] Nessun altro movimento
       *[other] Fatto
    }
token-decline = { $prompt ->
        [battle-advance] Nessuno avanza
        [hunt-casualty] Nessuna perdita: usa l’Anello
        [team-exchange] Nessuno scambio
        [team-merge] Eserciti separati
        [event-move-or-attack] Nessuna delle due
        [event-another-way] Nessuna delle due
        [event-nazgul-strike] Nessuna delle due
       *[other] No
    }
token-draw = Pesca dal mazzo { $subject }
token-play = Gioca «{ $subject }»
token-card = { $subject-id ->
        [none] Nessuna Carta Combattimento
       *[other] Gioca «{ $subject }»
    }
token-discard = { $subject-id ->
        [random] Una a caso dalla mano
       *[other] Scarta «{ $subject }»
    }
token-use = Scarta «{ $subject }» per usarla
token-exchange = Offri «{ $subject }»
token-merge = Proponi un solo Esercito { $subject-in }
token-agree = D’accordo
token-from = { $prompt ->
        [minions-move] Il Nazgûl { $subject-in }
       *[other] L’Esercito { $subject-in }
    }
token-to = { $prompt ->
        [fellowship-declare] È { $subject-in }
       *[other] { $subject-to }
    }
token-at = { $subject-in }
token-all = Tutti
token-take = { $prompt ->
        [combat-heroes] { $subject }
        [combat-words] { $subject }
        [minions-move] { $subject }
        [companions-move] { $subject }
        [fellowship-separate] { $subject }
        [fellowship-parting] { $subject }
        [event-dunlending] { $subject }
       *[other] Prendi: { $subject }
    }
token-leave = Lascia: { $subject }
token-attack = Attacca: { $subject }
token-recruit = Recluta: { $subject }
token-advance = { $subject }
token-bring = { $subject }
token-stand = { $prompt ->
        [battle-stronghold] Combatti in campo aperto
       *[other] Resisti e combatti ancora
    }
token-withdraw = Ritirati nella Fortezza
token-white-rider = Il Bianco Cavaliere si fa avanti
token-reroll = { $subject-id ->
        [0] Tieni i dadi
        [1] Ritira un dado
       *[other] Ritira { $subject } dadi
    }
token-lose = Perdi: { $subject }
token-reduce = Riduci a Regolare: { $subject }
token-cease = Cessa l’attacco
token-press = Insisti nell’attacco
token-retreat = Ritirati { $subject-to }
token-suffer = { $subject-id ->
        [0] Nessuno
        [1] Un colpo
       *[other] { $subject } colpi
    }
token-forgo = { $subject-id ->
        [1] Un punto
       *[other] { $subject } punti
    }
token-declare = Dichiara la Compagnia
token-enter = Entra a Mordor
token-guide = { $subject }
token-stop = Fermati qui
token-separate = La Guida lascia la Compagnia: danno −1
token-reveal = Gollum rivela la Compagnia: danno −1
token-hide = Nascondi la Compagnia
token-move-on = Fai avanzare la Compagnia
token-casualty = { $subject-id ->
        [guide] Cade la Guida
       *[other] Cade un Compagno a caso
    }
token-corruption = Subisci la Corruzione
token-hunt = Caccia all’Anello
token-remove = Rimuovi: { $subject }

## Il diario

event-turn = Turno { $number }. Dadi Azione: Popoli Liberi { $dice-free-peoples }, Ombra { $dice-shadow }.
event-drew = { $seat-id ->
        [free_peoples] { $seat } pescano una carta { $deck }.
       *[other] { $seat } pesca una carta { $deck }.
    }
event-drew-card = { $seat-id ->
        [free_peoples] { $seat } pescano «{ $card }» ({ $deck }).
       *[other] { $seat } pesca «{ $card }» ({ $deck }).
    }
event-discarded = { $seat-id ->
        [free_peoples] { $seat } scartano coperta una carta { $deck }, per il limite di mano.
       *[other] { $seat } scarta coperta una carta { $deck }, per il limite di mano.
    }
event-discarded-card = { $seat-id ->
        [free_peoples] { $seat } scartano coperta «{ $card }», per il limite di mano.
       *[other] { $seat } scarta coperta «{ $card }», per il limite di mano.
    }
event-card-discarded = { $cause-id ->
        [used] «{ $card }» è usata e scartata.
        [lapsed] «{ $card }» è scartata: la sua condizione non vale più.
        [die] «{ $card }» è tolta dal tavolo con un Dado Azione.
        [nation_advanced] «{ $card }» è scartata: una Nazione dei Popoli Liberi è avanzata.
        [rohan_active] «{ $card }» è scartata: Rohan è attiva.
       *[other] «{ $card }» è scartata ({ $cause }).
    }
event-action-dice = { $side-id ->
        [shadow] L’Ombra tira: { $dice }. Gli Occhi vanno nel Riquadro della Caccia.
       *[other] I Popoli Liberi tirano: { $dice }.
    }
event-hunt-dice-placed = { $dice ->
        [0] L’Ombra non mette dadi nel Riquadro della Caccia.
        [one] L’Ombra mette un dado nel Riquadro della Caccia.
       *[other] L’Ombra mette { $dice } dadi nel Riquadro della Caccia.
    }
event-passed = { $seat-id ->
        [free_peoples] { $seat } passano.
       *[other] { $seat } passa.
    }
event-die-used = { $side }, dado { $die }{ $cause-id ->
        [none] : { $action }.
       *[other] {" "}come Esercito ({ $cause }): { $action }.
    }
event-ring-used = { $side }, Anello Elfico: { $die } diventa { $into }; { $side-id ->
        [shadow] l’Anello esce dal gioco.
       *[other] l’Anello passa all’Ombra.
    }
event-ring-spent = { $side } cedono un Anello Elfico, che passa all’Ombra ({ $cause }).
event-activated = { $nation-id ->
        [dwarves] I Nani ora sono attivi
        [elves] Gli Elfi ora sono attivi
        [southrons_easterlings] I Sudroni e Esterling ora sono attivi
        [north] Il Nord ora è attivo
       *[other] La Nazione di { $nation } ora è attiva
    } ({ $cause }).
event-politics = { $cause-id ->
        [stormcrow] { $nation }: un passo indietro sulla Tabella Politica
       *[other] { $nation }: un passo avanti sulla Tabella Politica
    }, { $steps-to-war ->
        [0] In Guerra
        [one] a un passo dalla guerra
       *[other] a { $steps-to-war } passi dalla guerra
    } ({ $cause }).
event-captured = { $by } { $retaken-id ->
        [true] { $by-id ->
            [shadow] riconquista
           *[other] riconquistano
        } { $region }{ $points ->
            [0] .
            [one] : l’avversario perde 1 Punto Vittoria.
           *[other] : l’avversario perde { $points } Punti Vittoria.
        }
       *[other] { $by-id ->
            [shadow] cattura
           *[other] catturano
        } { $region }{ $points ->
            [0] .
            [one] {" "}(1 Punto Vittoria).
           *[other] {" "}({ $points } Punti Vittoria).
        }
    }
event-siege-begins = Comincia l’assedio: { $region }.
event-siege-ends = Fine dell’assedio: { $region }.
event-mixed-army = { $what-id ->
        [asked] { $seat } propone un solo Esercito { $region-in }.
       *[other] { $seat } accetta: un solo Esercito { $region-in }.
    }
event-recruited = Reclutamento { $region-in }: { $recruits } ({ $cause }).
event-not-recruited = { $how-id ->
        [closed] Nessun reclutamento possibile { $region-in }: la regione non è libera ({ $cause }).
       *[other] Nessun reclutamento { $region-in }: non restano miniature di quel tipo ({ $nation }, { $cause }).
    }
event-removed = { $cause-id ->
        [hill_trolls] Sostituzione { $region-in }: { $figure } ({ $cause }).
        [the_grey_company] Sostituzione { $region-in }: { $figure } ({ $cause }).
        [voice_of_saruman] Sostituzione { $region-in }: { $figure } ({ $cause }).
        [stacking] Ritorno tra i rinforzi { $region-from }: { $figure } ({ $cause }).
       *[other] Perdita { $region-in }: { $figure } ({ $cause }).
    }
event-reduced = Riduzione a Regolare { $region-in }: { $figure } ({ $cause }).
event-character-lost = { $character }: fuori dal gioco ({ $cause }).
event-taken-alive = { $character } non muore: preso vivo, lascia la Compagnia.
event-entered-play = { $character } entra in gioco { $region-in }.
event-army-moved = { $side } { $cause-id ->
        [retreat] { $side-id ->
            [shadow] si ritira
           *[other] si ritirano
        }
        [scouts] { $side-id ->
            [shadow] si ritira
           *[other] si ritirano
        }
        [advance] { $side-id ->
            [shadow] avanza
           *[other] avanzano
        }
       *[other] { $side-id ->
            [shadow] marcia
           *[other] marciano
        }
    } { $from-from } { $to-to }: { $party }.
event-characters-moved = { $cause-id ->
        [separated] { $characters } { $count ->
            [one] si separa dalla Compagnia
           *[other] si separano dalla Compagnia
        } { $to-in }.
        [the_breaking_of_the_fellowship] { $characters } deve lasciare la Compagnia { $to-in }.
       *[other] { $characters } { $how-id ->
            [flies] vola
           *[other] { $count ->
                [one] va
               *[other] vanno
            }
        } { $from-from } { $to-to }.
    }
event-characters-moved-stay = { $count ->
        [one] { $characters } non va oltre { $to }.
       *[other] { $characters } non vanno oltre { $to }.
    }
event-nazgul-flew = Un Nazgûl vola { $from-from } { $to-to }.
event-fellowship = { $what-id ->
        [moves] { $region-id ->
            [mordor_track] La Compagnia tenta un altro passo attraverso Mordor.
           *[other] La Compagnia avanza: Avanzamento { $progress }.
        }
        [hidden] La Compagnia è di nuovo Nascosta.
        [declared] La Compagnia è dichiarata { $region-in }{ $steps ->
            [0] .
           *[other] , per questa via: { $path }.
        }
        [revealed] La Compagnia è Rivelata!
        [found] La Compagnia è scoperta { $region-in }{ $steps ->
            [0] .
           *[other] , per questa via: { $path }.
        }
        [shifted] I Portatori dell’Anello sono spinti fuori strada, { $region-to }.
        [given_away] Gollum tradisce la Compagnia.
        [entered_mordor] La Compagnia entra a Mordor.
        [stopped] La Compagnia non procede: resta al passo { $mordor } del Cammino di Mordor.
       *[other] La Compagnia arriva al passo { $mordor } del Cammino di Mordor.
    }
event-guide = Ora la Guida della Compagnia è { $character }.
event-corruption = { $points ->
        [-1] Corruzione curata di 1 ({ $cause }): { $total } in tutto.
        [-2] Corruzione curata di 2 ({ $cause }): { $total } in tutto.
        [-3] Corruzione curata di 3 ({ $cause }): { $total } in tutto.
       *[other] Corruzione +{ $points } ({ $cause }): { $total } in tutto.
    }
event-hunt-roll = { $reroll-id ->
        [true] La Caccia ritira ({ $grounds }): { $dice }
       *[other] Tiro della Caccia: { $dice }
    } { $bonus ->
        [0] (riesce con 6)
       *[other] (+{ $bonus } a ogni dado, riesce con 6)
    }. Successi: { $successes }.
event-hunt-tile = { $cause-id ->
        [hunt] Tessera Caccia pescata: { $tile }.
        [mordor] Tessera Caccia pescata a Mordor: { $tile }.
        [stronghold] Tessera Caccia pescata per una Fortezza dell’Ombra sul cammino: { $tile }.
       *[other] Tessera Caccia pescata ({ $cause }): { $tile }.
    }
event-hunt-tile-dropped = La tessera { $tile } qui non ha effetto ed è messa da parte.
event-hunt-damage = Danno della Caccia: { $damage }{ $how-id ->
        [successes] , quanti i successi della Caccia ({ $cause }).
        [box] , quanti i dadi nel Riquadro della Caccia ({ $cause }).
        [nothing] , perché non c’è stato un Tiro della Caccia ({ $cause }).
       *[other] {" "}({ $cause }).
    }
event-hunt-damage-die = Danno della Caccia: { $damage }, il risultato di un dado ({ $cause }).
event-hunt-lowered = { $how-id ->
        [guide] Perdita della Guida ({ $cause }): Danno della Caccia ridotto di { $met }, resta { $damage }.
        [random] Perdita estratta a caso ({ $cause }): Danno della Caccia ridotto di { $met }, resta { $damage }.
        [ability] Abilità della Guida ({ $cause }): Danno della Caccia ridotto di { $met }, resta { $damage }.
       *[other] «{ $cause }»: Danno della Caccia ridotto di { $met }, resta { $damage }.
    }
event-hunt-box = Il dado dei Popoli Liberi va nel Riquadro della Caccia (ora ce ne sono: { $free-peoples }).
event-hunt-pool = { $cause-id ->
        [mordor] Si forma la Riserva della Caccia per Mordor: { $pool }.
       *[other] La Riserva della Caccia è di nuovo piena: { $pool }.
    }
event-special-tile = { $waits-id ->
        [true] La tessera { $tile } è in gioco e attende Mordor.
       *[other] La tessera { $tile } entra nella Riserva della Caccia.
    }
event-hunt-tile-removed = La tessera { $tile } è fuori dal gioco ({ $cause }).
event-hunt-tile-returned = La tessera { $tile } torna nella Riserva della Caccia ({ $cause }).
event-declined = { $seat }: { $what-id ->
        [advance] nessuna avanzata
        [another_army] nessun altro Esercito si muove
        [another_card] nessun’altra carta
        [army] né movimento né attacco
        [attack] nessun attacco
        [casualty] nessuna perdita
        [combat_effect] la Carta Combattimento non è sfruttata
        [draw] nessuna carta pescata
        [dunlendings] nessun altro Dunlandiano marcia
        [exchange] nessuno scambio
        [fellowship_phase] la Compagnia non è dichiarata
        [guide] la Guida non interviene
        [hunt_reroll] i dadi della Caccia restano
        [march] la marcia finisce
        [merge] gli Eserciti restano separati
        [more_companions] nessun altro Compagno si muove
        [more_minions] nessun altro Nazgûl o Servo si muove
        [new_guide] la Guida resta
        [recruit] nient’altro da reclutare
        [sorcerer] nessuna carta per stregoneria
        [table_card] nessuna carta dal tavolo
        [white_rider] Gandalf conserva il suo Comando
        [the_nazgul_strike] nessuna delle due
        [there_is_another_way] nessuna delle due
        [the_lidless_eye] nessun altro dado girato
       *[other] «{ $what }» non è usata
    }.
event-event-played = { $seat-id ->
        [free_peoples] { $seat } giocano
       *[other] { $seat } gioca
    } «{ $card }»{ $stays-id ->
        [true] {" "}sul tavolo.
       *[other] .
    }
event-region-chosen = { $seat-id ->
        [free_peoples] { $seat } scelgono { $region }.
       *[other] { $seat } sceglie { $region }.
    }
event-nation-chosen = Scelta: { $nation } ({ $cause }).
event-card-option = { $cause }: { $choice }.
event-dice-rolled = { $needed ->
        [0] { $cause }: il dado mostra { $dice }.
       *[other] { $cause }: i dadi mostrano { $dice }; vale { $needed } o più: { $hits }.
    }
event-die-turned = { $die } diventa { $into } ({ $cause }).
event-dice-discarded = { $dice ->
        [0] Non c’è nessun Volere dell’Ovest da scartare ({ $cause }).
        [one] Un dado Volere dell’Ovest è scartato ({ $cause }).
       *[other] { $dice } dadi Volere dell’Ovest sono scartati ({ $cause }).
    }
event-goes-along = { $character } va con lui.
event-lured = L’Anello chiama { $character }.
event-attack = { $attacker } { $how-id ->
        [siege] { $attacker-id ->
            [shadow] assalta la Fortezza { $region-in }
           *[other] assaltano la Fortezza { $region-in }
        }
        [sortie] { $attacker-id ->
            [shadow] tenta una sortita contro gli assedianti { $region-in }
           *[other] tentano una sortita contro gli assedianti { $region-in }
        }
        [landing] { $attacker-id ->
            [shadow] attacca { $region } dal mare
           *[other] attaccano { $region } dal mare
        }
       *[other] { $attacker-id ->
            [shadow] attacca { $region } { $from-from }
           *[other] attaccano { $region } { $from-from }
        }
    }: { $party }.
event-stands-in-the-field = I difensori affrontano l’attacco in campo aperto: { $region }.
event-white-rider = Il Bianco Cavaliere si fa avanti: il Comando dei Nazgûl non conta in questa battaglia.
event-combat-card = { $seat-id ->
        [free_peoples] { $seat } posano coperta una carta { $deck }.
       *[other] { $seat } posa coperta una carta { $deck }.
    }
event-combat-card-card = { $seat-id ->
        [free_peoples] { $seat } posano coperta «{ $card }».
       *[other] { $seat } posa coperta «{ $card }».
    }
event-no-combat-card = { $seat-id ->
        [free_peoples] { $seat } non giocano Carte Combattimento.
       *[other] { $seat } non gioca Carte Combattimento.
    }
event-table-card-used = «{ $card }» è usata dal tavolo come Carta Combattimento.
event-combat-cards-shown = Carte Combattimento: Popoli Liberi, { $free-peoples }; Ombra, { $shadow }.
event-combat-roll = { $side }, { $cause }: { $dice } ({ $needed ->
        [6] colpisce con 6
       *[other] colpisce con { $needed } o più
    }{ $how-id ->
        [stronghold] , contro una Fortezza
        [city] , nel primo round contro una Cittadella
        [fortification] , nel primo round contro una Fortificazione
       *[other] {""}
    }). Colpi: { $hits }.
event-reroll-chosen = { $dice ->
        [0] { $seat }: nessun dado ritirato.
        [one] { $seat }: un dado ritirato.
       *[other] { $seat }: { $dice } dadi ritirati.
    }
event-combat-effect = { $side }: «{ $cause }» ha effetto.
event-combat-idle = { $side }: «{ $cause }» non ha effetto, la sua condizione non è soddisfatta.
event-combat-effect-hero = { $cause }: { $character } trasforma tiri mancati in colpi (ora { $hits }).
event-combat-effect-silenced = { $cause }: { $character } è ridotto al silenzio per questo round.
event-combat-effect-forgone = { $cause }: i Nazgûl rinunciano a { $forgone } di Comando.
event-combat-effect-suffered = { $cause }: l’Ombra infligge al proprio Esercito { $suffered ->
        [one] un colpo
       *[other] { $suffered } colpi
    }.
event-combat-modified = Dopo «{ $cause }»: { $changes }.
event-attack-goes-on = L’attacco continua: { $region }.
event-stands = I difensori resistono: { $region }.
event-battle-over = { $how-id ->
        [destroyed] La battaglia { $region-in } è finita. Esercito distrutto: { $who }.
        [retreated] La battaglia { $region-in } è finita. Esercito in ritirata: { $who }.
        [into_siege] I difensori si ritirano nella Fortezza { $region-in }.
        [rounds_over] La battaglia d’assedio { $region-in } è finita: tutti i suoi round sono combattuti.
       *[other] L’attacco { $region-in } cessa ({ $who }).
    }
event-exchange-offered = { $seat } offre una carta { $deck }.
event-exchange-offered-card = { $seat } offre «{ $card }».
event-exchange-received = { $seat } riceve una carta { $deck }.
event-exchange-received-card = { $seat } riceve «{ $card }».
event-game-over = { $count ->
        [0] La partita finisce senza vincitori: { $reason }.
       *[other] Vittoria: { $winners } ({ $reason }).
    }

# Le modifiche dovute a una Carta Combattimento, una per una ($side: di chi sono i dadi).
change-bonus = { $side } { $number } al Tiro Combattimento
change-reroll-bonus = { $side } { $number } al Tiro Comando
change-fewer-dice = { $side } { $number } dadi in meno
change-most-dice = { $side } al massimo { $number } dadi
change-forgone = { $side } senza { $number } di Comando
change-hits = { $side } colpi { $number }
change-card-cancelled = { $side }: Carta Combattimento annullata
change-no-reroll = { $side }: nessun Tiro Comando

## Perché qualcosa non si può scegliere, secondo la regola

refusal-wotr-armymove-01 = Un dado o una carta dice quali Eserciti possono muoversi.
refusal-wotr-armymove-02 = Con il risultato Personaggio un Esercito si muove solo con un Comandante, un Nazgûl o un Personaggio.
refusal-wotr-armymove-03 = Queste miniature si sono già mosse in questa azione.
refusal-wotr-armymove-06 = Deve andare almeno un’unità.
refusal-wotr-armymove-08 = I Comandanti non possono restare senza unità.
refusal-wotr-armymove-09 = Con loro deve andare un Comandante, un Nazgûl o un Personaggio.
refusal-wotr-armymove-11 = Saruman non lascia mai Orthanc.
refusal-wotr-armymove-12 = Un Esercito si muove solo in una regione libera.
refusal-wotr-armymove-13 = Le unità di una Nazione non In Guerra non possono entrare nel territorio di un’altra Nazione.
refusal-wotr-armymove-16 = Questa carta muove un Esercito solo come dice il testo.
refusal-wotr-armymove-17 = La via è chiusa all’Esercito.
refusal-wotr-armymove-19 = Un Esercito assediato non può muoversi.
refusal-wotr-attack-01 = Con il risultato Personaggio attacca solo un Esercito con un Comandante, un Nazgûl o un Personaggio.
refusal-wotr-attack-02 = Lì non c’è un Esercito nemico da attaccare.
refusal-wotr-attack-04 = Attaccano solo le unità di Nazioni In Guerra.
refusal-wotr-attack-05 = Deve attaccare almeno un’unità.
refusal-wotr-attack-06 = Lì non hai un Esercito.
refusal-wotr-attack-07 = Una retroguardia ha bisogno di un’unità.
refusal-wotr-attack-08 = Con loro deve attaccare un Comandante, un Nazgûl o un Personaggio.
refusal-wotr-attack-10 = Un Comandante che non può attaccare resterebbe senza unità.
refusal-wotr-character-02 = Nessuna Carta Personaggio permette ora di entrare in gioco.
refusal-wotr-character-07 = Pesca una carta dello stesso mazzo, o nessuna.
refusal-wotr-character-14 = Boromir non è in una Cittadella o Fortezza non conquistata di Gondor.
refusal-wotr-character-16 = Legolas non è in una Fortezza non conquistata degli Elfi.
refusal-wotr-character-18 = Gimli non è nell’Erebor non conquistato.
refusal-wotr-character-25 = Cade il Compagno, o i Portatori subiscono la Corruzione.
refusal-wotr-character-32 = Il Bianco Cavaliere si fa avanti, oppure no.
refusal-wotr-character-41 = Pesca una carta del tipo usato, o nessuna.
refusal-wotr-character-44 = La Voce di Saruman richiede Saruman in gioco, Orthanc libera e miniature da reclutare.
refusal-wotr-character-45 = Ogni Insediamento libero di Isengard riceve una Regolare.
refusal-wotr-character-49 = Solo la Bocca di Sauron muta una Mobilitazione in Esercito, una volta per turno.
refusal-wotr-charmove-01 = Nessun Compagno simile sulla mappa può muoversi.
refusal-wotr-charmove-02 = Un gruppo si indica in un solo ordine, ogni Compagno una volta.
refusal-wotr-charmove-03 = Si è già mosso in questa azione.
refusal-wotr-charmove-05 = È troppo lontano, o oltre una Fortezza dell’Ombra.
refusal-wotr-charmove-07 = I Compagni non entrano in una Fortezza assediata né ne escono.
refusal-wotr-charmove-10 = Lì nessun Nazgûl o Servo può muoversi.
refusal-wotr-charmove-11 = Una Fortezza dei Popoli Liberi li tiene fuori, a meno che sia assediata.
refusal-wotr-charmove-13 = Saruman non lascia mai Orthanc.
refusal-wotr-charmove-14 = La Bocca di Sauron percorre al massimo tre regioni, per vie aperte.
refusal-wotr-combat-04 = Quella carta non è nella tua mano.
refusal-wotr-combat-07 = La condizione della Carta Combattimento non vale in questa battaglia.
refusal-wotr-combat-25 = Non più dadi di quelli mancati, né più del tuo Comando.
refusal-wotr-combat-31 = La perdita va subita da questo Esercito.
refusal-wotr-combat-32 = Un’unità Elite si rimuove del tutto solo per due colpi.
refusal-wotr-combat-33 = La perdita va subita da questo Esercito.
refusal-wotr-combat-43 = Cessa l’attacco o insisti.
refusal-wotr-combat-46 = Possono avanzare solo gli attaccanti, e solo nella regione attaccata.
refusal-wotr-combat-47 = Deve avanzare un’unità, e nessun Comandante può restare senza unità.
refusal-wotr-combat-53 = La Carta Combattimento non lo permette in questa battaglia.
refusal-wotr-def-02 = Queste regioni non sono adiacenti.
refusal-wotr-def-16 = Lì non hai un Esercito.
refusal-wotr-dice-08 = Un dado dei Popoli Liberi è tornato dal Riquadro della Caccia, quindi ne va messo almeno uno.
refusal-wotr-dice-09 = Non più dadi di quanti Compagni ci sono nella Compagnia.
refusal-wotr-dice-13 = Quel dado non si può girare.
refusal-wotr-dice-15 = Questa è un’azione dell’altro schieramento.
refusal-wotr-dice-16 = Questa è un’azione dell’altro schieramento.
refusal-wotr-dice-19 = Scegli uno dei tuoi due mazzi.
refusal-wotr-dice-21 = Aragorn e Gandalf il Bianco entrano solo con un Volere dell’Ovest, che altrimenti vale come Esercito.
refusal-wotr-dice-24 = Questo risultato del dado non lo permette.
refusal-wotr-event-04 = Quella carta non è nella tua mano.
refusal-wotr-event-06 = Quel mazzo è vuoto.
refusal-wotr-event-07 = La carta non è nella tua mano, o la sua icona non corrisponde al dado.
refusal-wotr-event-08 = La sua condizione ora non vale.
refusal-wotr-event-09 = La carta non permette a un Esercito di marciare così.
refusal-wotr-event-10 = La carta va eseguita per quanto possibile.
refusal-wotr-event-14 = Quella carta non è sul tavolo.
refusal-wotr-event-16 = Manca ciò che serve per far scartare quella carta.
refusal-wotr-event-23 = La carta dice quale Esercito attacca o è attaccato.
refusal-wotr-event-24 = La carta non arriva fin lì.
refusal-wotr-event-27 = Quella carta non riduce il danno di una tessera.
refusal-wotr-event-28 = Entrambi i mazzi sono vuoti.
refusal-wotr-event-29 = Lo vieta «Minacce e Promesse».
refusal-wotr-event-30 = La carta non arriva fin lì.
refusal-wotr-fellowship-07 = La Guida è un Compagno del Livello più alto nella Compagnia.
refusal-wotr-fellowship-15 = Nascondi la Compagnia, falla avanzare, o nessuna delle due.
refusal-wotr-fellowship-17 = Il Cammino della Compagnia finisce a 12.
refusal-wotr-fellowship-19 = Una Compagnia Rivelata non può essere dichiarata.
refusal-wotr-fellowship-20 = La Compagnia non può essere arrivata così lontano.
refusal-wotr-fellowship-29 = Una Compagnia Rivelata non può finire in una Cittadella o Fortezza dei Popoli Liberi.
refusal-wotr-fellowship-32 = Una Compagnia Rivelata va prima nascosta.
refusal-wotr-fellowship-36 = Un dado qualsiasi nasconde la Compagnia solo con Grampasso come Guida.
refusal-wotr-fellowship-37 = La Compagnia è già Nascosta.
refusal-wotr-hunt-14 = Ogni condizione permette di ritirare un dado fallito.
refusal-wotr-hunt-15 = Ogni condizione vale un dado fallito, e ogni dado si ritira una volta.
refusal-wotr-hunt-22 = Usa una carta dal tavolo, o rinuncia.
refusal-wotr-hunt-23 = Ricorri alla Guida, o rinuncia.
refusal-wotr-hunt-24 = Cade la Guida, uno a caso, o nessuno.
refusal-wotr-hunt-32 = Desta il Balrog, o rinuncia.
refusal-wotr-hunt-36 = Dai la Caccia all’Anello, o fa’ scartare una carta dei Popoli Liberi.
refusal-wotr-hunt-40 = Pesca una seconda tessera, o rinuncia.
refusal-wotr-hunt-41 = Usa «Stormi di Crebain», o rinuncia.
refusal-wotr-hunt-42 = Una carta Personaggio dei Popoli Liberi, o nessuna.
refusal-wotr-mordor-01 = A Mordor si entra da Morannon o da Minas Morgul.
refusal-wotr-mordor-07 = La Compagnia è sul Cammino di Mordor.
refusal-wotr-mordor-08 = A Mordor i Compagni non si possono separare.
refusal-wotr-multi3-05 = La tua ultima azione era per la stessa Nazione.
refusal-wotr-multi4-05 = Scegli uno dei due mazzi del tuo schieramento.
refusal-wotr-multi4-08 = Offri una carta dalla mano, o nessuna.
refusal-wotr-multi4-18 = Quella Nazione non è tua.
refusal-wotr-multi4-30 = I compagni di squadra uniscono gli Eserciti dove entrambi hanno unità, e chiedono una volta per azione.
refusal-wotr-multi4-33 = Non controlleresti la parte dell’Esercito Misto che attacca.
refusal-wotr-multi4-38 = Questa carta la usa un altro giocatore della squadra.
refusal-wotr-muster-01 = Una Elite si recluta da sola.
refusal-wotr-muster-02 = Per reclutare serve una Nazione In Guerra.
refusal-wotr-muster-03 = Non c’è un Insediamento libero della sua Nazione.
refusal-wotr-muster-04 = Le due miniature vanno in due Insediamenti diversi.
refusal-wotr-muster-07 = I Nazgûl si reclutano in Fortezze libere di Sauron.
refusal-wotr-muster-08 = Quell’Insediamento è in mano al nemico.
refusal-wotr-muster-10 = La Fortezza è assediata.
refusal-wotr-muster-11 = Non ne restano tra i rinforzi.
refusal-wotr-muster-12 = Un Comandante deve unirsi a un’unità.
refusal-wotr-muster-17 = La carta ora non recluta lì.
refusal-wotr-muster-19 = La carta recluta solo ciò che dice.
refusal-wotr-muster-20 = La carta recluta solo ciò che dice.
refusal-wotr-politics-03 = Una Nazione passiva non può entrare in guerra.
refusal-wotr-politics-12 = Si può far avanzare solo una Nazione del proprio schieramento.
refusal-wotr-politics-13 = Quella Nazione ora non può avanzare oltre.
refusal-wotr-politics-31 = La carta non riguarda quella Nazione.
refusal-wotr-retreat-01 = Ritirati, o resisti.
refusal-wotr-retreat-03 = Un Esercito si ritira in una regione libera adiacente.
refusal-wotr-retreat-11 = Un Esercito si ritira in una regione libera adiacente.
refusal-wotr-ring-04 = Non hai Anelli Elfici da usare.
refusal-wotr-ring-05 = Un Anello è già stato usato in questo turno.
refusal-wotr-ring-07 = Un Anello non produce mai un Volere dell’Ovest.
refusal-wotr-ring-09 = Non c’è un dado simile non usato.
refusal-wotr-ring-12 = Il nuovo risultato dev’essere un altro dei dadi di questo schieramento.
refusal-wotr-separate-01 = Nella Compagnia non c’è un Compagno simile.
refusal-wotr-separate-02 = I Compagni vanno fin dove permettono Livello e Avanzamento.
refusal-wotr-separate-03 = Un gruppo si indica in un solo ordine, ogni Compagno una volta.
refusal-wotr-separate-04 = È troppo lontano, o chiuso ai Compagni.
refusal-wotr-separate-11 = Deve partire un Compagno della Compagnia.
refusal-wotr-siege-01 = Combatti in campo aperto, o ritirati nella Fortezza.
refusal-wotr-siege-15 = Un altro round d’assedio costa una Elite.
refusal-wotr-stack-03 = Ci sono troppe unità: una va rimossa.
refusal-wotr-turn-06 = Dichiara la Compagnia, entra a Mordor, o prosegui.
refusal-wotr-turn-07 = La Compagnia è già stata dichiarata in questo turno.
refusal-wotr-turn-08 = Non è un numero di dadi che si possa mettere.
refusal-wotr-turn-10 = Non c’è un dado simile non usato.
refusal-wotr-turn-13 = Per passare servono meno dadi non usati del nemico.
refusal-wotr-victory-11 = Questa partita si gioca fino alla fine.

## Mappa

ui-map-label = Mappa della Terra di Mezzo
ui-map-closer = Ingrandisci
ui-map-further = Riduci
ui-map-whole = Tutta la mappa
ui-map-find = Trova una regione
ui-map-nothing = Nessuna regione si chiama così.

## The map and the table

ui-ring-turn = Turno { $number }
ui-ring-points = { $side }: { $points } Punti Vittoria su { $goal }
ui-ring-hidden = nascosta
ui-ring-revealed = scoperta
ui-ring-fellowship-spoken = Avanzamento { $progress }, Corruzione { $corruption } su 12.
ui-ring-mordor-spoken = Passo { $step } di { $last } sul Cammino di Mordor
ui-ring-guide-spoken = { $character }, Guida
ui-ring-alone = I Portatori dell’Anello sono soli.
ui-ring-with-fellowship = con la Compagnia
ui-ring-not-yet = non ancora in gioco
ui-ring-gone = fuori dal gioco
ui-ring-gifts = { $flies ->
        [yes] Va dove vuole. Comando { $leadership }.
       *[no] Livello { $level }, Comando { $leadership }.
    }
ui-ring-nation-spoken = { $nation }: { $steps ->
        [0] in guerra
        [one] a 1 passo dalla guerra
       *[other] a { $steps } passi dalla guerra
    }, { $active ->
        [yes] nazione attiva
       *[no] nazione passiva
    }
ui-ring-box-spoken = Riquadro della Caccia: { $shadow } dadi dell’Ombra, { $free } dadi dei Popoli Liberi.
ui-ring-box-empty = nessun dado
ui-ring-pool = Riserva: { $count ->
        [one] 1 tessera
       *[other] { $count } tessere
    }
ui-ring-drawn = Pescate
ui-ring-tiles-waiting = In attesa di Mordor
ui-ring-tile-count = { $count }{"\u00A0"}×{"\u00A0"}{ $tile }
ui-ring-dice-of = Dadi: { $side }
ui-ring-die-spoken = { $die }{ $count ->
        [one] {""}
       *[other] , { $count } dadi
    }{ $legal ->
        [yes] . Lo puoi scegliere.
       *[no] {""}
    }
ui-ring-no-dice = nessun dado
ui-ring-dice-spent = { $count } usati
ui-ring-rings-spoken = { $count ->
        [0] Nessun Anello Elfico
        [one] 1 Anello Elfico
       *[other] { $count } Anelli Elfici
    }
ui-ring-use-ring = Gira un dado con un Anello Elfico: poi scegli il dado
ui-ring-hand = Carte: { $seat }
ui-ring-hand-empty = Nessuna carta in mano.
ui-ring-on-table = In gioco
ui-ring-cards = Carte
ui-ring-players = Gli altri
ui-ring-leading = Giocatore Principale
ui-ring-backs = { $character } carte Personaggio, { $strategy } carte Strategia
ui-ring-offers = offre una carta in scambio
ui-ring-discards = Scarti: { $side }
ui-ring-discards-short = { $count } scartate
ui-ring-stays = Rimane in gioco.
ui-ring-initiative = iniziativa { $number }
ui-ring-with-die = { $act } (dado { $die })
ui-ring-tray = Che cosa puoi fare
ui-ring-party = Partono: { $force }.
ui-ring-party-none = scegli chi parte, o tocca la meta per mandare tutti.
ui-ring-meets = { $what ->
        [move] la via è libera
        [join] si unisce a un esercito
        [capture] prende un insediamento indifeso
        [attack] attacca l’esercito che vi si trova
        [assault] dà l’assalto alla Fortezza assediata
       *[sortie] fa una sortita contro gli assedianti
    }
ui-ring-stands = { $side }: { $force }{ $besieged ->
        [yes] , sotto assedio
       *[no] {""}
    }
ui-ring-held-by = in mano a: { $side }
ui-ring-bearers-here = Qui sono i Portatori dell’Anello
ui-ring-may-choose = La puoi scegliere
ui-ring-besieged = sotto assedio
ui-ring-besieges = assedia
ui-ring-army-sum = { $units } unità su { $most }, Comando { $leadership }
ui-ring-ways = Dove potrebbe andare
ui-ring-neighbours = Confina con
ui-ring-point-here = Indica questo luogo
ui-ring-in-words = Il tavolo a parole
ui-ring-battle = { $kind ->
        [siege] Assedio: { $region }
        [sortie] Sortita: { $region }
       *[field] Battaglia: { $region }
    }
ui-ring-unfold-battle = Mostra la battaglia
ui-ring-fold = Riponi
ui-ring-round = Round { $number }
ui-ring-attacks = { $side ->
        [shadow] attacca
       *[other] attaccano
    }
ui-ring-defends = { $side ->
        [shadow] difende
       *[other] difendono
    }
ui-ring-strength = Forza
ui-ring-leadership = Comando
ui-ring-dice = Dadi
ui-ring-hits-on = Colpisce con
ui-ring-needs = { $needs }+{ $sign ->
        [plus] , +{ $bonus }
        [minus] , { $bonus }
       *[none] {""}
    }
ui-ring-face-down = Una carta coperta
ui-ring-rolled = Tiro,
ui-ring-rerolled = Ritiro,
ui-ring-needed = serve { $needed }+
ui-ring-hits = { $count ->
        [0] nessun colpo
        [one] 1 colpo
       *[other] { $count } colpi
    }
ui-ring-works = { $what } ha effetto.
ui-ring-falls = cade
ui-ring-is-reduced = è ridotta
ui-ring-said = { $what ->
        [stands_in_the_field] I difensori affrontano il nemico in campo.
        [stands] I difensori resistono.
        [white_rider] Il Bianco Cavaliere rinuncia al suo Comando; quello dei Nazgûl non conta.
       *[other] L’attacco continua.
    }
ui-ring-battle-over = { $how ->
        [ceased] L’attacco cessa.
        [destroyed] Un esercito è distrutto.
        [into_siege] I difensori si ritirano nella Fortezza.
       *[retreated] I difensori si ritirano.
    }
ui-ring-hunt = La Caccia all’Anello
ui-ring-successes = { $count ->
        [0] nessun successo
        [one] 1 successo
       *[other] { $count } successi
    }
ui-ring-tile-drawn = Tessera Caccia:
ui-ring-tile-back = La tessera { $tile } torna nella riserva.
ui-ring-damage = Danno
ui-ring-damage-left = Danno ancora da subire:
ui-ring-lowered = { $by } lo riduce: ne resta { $damage }.
ui-ring-taken-alive = è preso vivo
ui-ring-corrupted = { $points ->
        [-2] 2 punti curati: Corruzione { $total }
        [-1] 1 punto curato: Corruzione { $total }
       *[other] Corruzione +{ $points }: { $total } su 12
    }
ui-ring-revealed-in = Scoperta: { $region }
ui-ring-group-dice = Dadi
ui-ring-group-rings = Anelli Elfici
ui-ring-group-other = Inoltre
ui-ring-group-goals = Dove
ui-ring-group-part = Chi
ui-ring-leaves = Accanto alla mappa
ui-ring-leaf = { $leaf ->
        [cards] Carte
        [fellowship] L’Anello
        [politics] Politica
       *[players] Gli altri
    }
ui-ring-preview-attack = { $own } dadi (Comando { $leadership }) contro { $foe } (Comando { $foe-leadership }).{ $walls ->
        [siege] {" "}Sono dietro le mura: colpisci con 6.
        [city] {" "}Nel primo round colpisci con 6.
        [stronghold] {" "}Possono ritirarsi nella Fortezza.
       *[none] {""}
    }
ui-ring-preview-allocate = Per le azioni restano { $left } dadi.
ui-ring-preview-ring = { $side ->
        [shadow] L’Anello esce poi dal gioco.
       *[free_peoples] L’Anello passa poi all’Ombra.
    }
ui-ring-play-with = Giocala (dado { $die })
ui-ring-aim-free = Il tuo fine: portare l’Anello alla Voragine del Fato con meno di 12 punti Corruzione, o tenere alla fine di un turno Città e Roccaforti dell’Ombra che valgano 4 punti.
ui-ring-aim-shadow = Il tuo fine: portare a 12 la Corruzione dei Portatori dell’Anello, o tenere alla fine di un turno Città e Roccaforti dei Popoli Liberi che valgano 10 punti.
