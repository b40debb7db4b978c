### Progress: Evolution of Technology, in unseren eigenen Worten.

game-progress = Progress: Evolution of Technology
    .line = Ein bis fünf Völker bauen einen Baum von Technologien. Etwa 25 Minuten je Spieler.

## Das Regelheft

book-progress = Progress
book-pr_rebuilt = Verlorene Seite, ergänzt: PR
book-pr_house = Unsere Auslegung: A

## Namen

pr-deck-open-progress-1 = Offenes Deck
pr-deck-open-progress-2 = Offenes Deck, abgestimmt (erste Fassung)
pr-deck-open-progress-3 = Offenes Deck, abgestimmt

pr-skill-action = Aktion
pr-skill-draw = Ziehen
pr-skill-hand = Handgröße
pr-skill-shuffle = Mischen
pr-skill-development = Entwicklung
pr-skill-research = Forschung
pr-skill-quick_draw = Schnelles Ziehen
pr-power-prestige = Ansehen
pr-power-population = Bevölkerung
pr-power-army = Heer
pr-token-s = Wissenschafts­plättchen
pr-token-e = Technikplättchen
pr-token-c = Kulturplättchen
pr-token-g = Allgemeines Plättchen
pr-unknown-age1 = eine Karte aus Zeitalter I
pr-unknown-age2 = eine Karte aus Zeitalter II
pr-unknown-age3 = eine Karte aus Zeitalter III
pr-unknown-age4 = eine Karte aus Zeitalter IV
pr-worth-age1-1 = Karte aus Zeitalter I im Wert 1
pr-worth-age1-2 = Karte aus Zeitalter I im Wert 2
pr-worth-age1-3 = Karte aus Zeitalter I im Wert 3
pr-worth-age1-4 = Karte aus Zeitalter I im Wert 4
pr-worth-age1-5 = Karte aus Zeitalter I im Wert 5
pr-worth-age2-1 = Karte aus Zeitalter II im Wert 1
pr-worth-age2-2 = Karte aus Zeitalter II im Wert 2
pr-worth-age2-3 = Karte aus Zeitalter II im Wert 3
pr-worth-age2-4 = Karte aus Zeitalter II im Wert 4
pr-worth-age2-5 = Karte aus Zeitalter II im Wert 5
pr-worth-age3-1 = Karte aus Zeitalter III im Wert 1
pr-worth-age3-2 = Karte aus Zeitalter III im Wert 2
pr-worth-age3-3 = Karte aus Zeitalter III im Wert 3
pr-worth-age3-4 = Karte aus Zeitalter III im Wert 4
pr-worth-age3-5 = Karte aus Zeitalter III im Wert 5
pr-worth-age4-1 = Karte aus Zeitalter IV im Wert 1
pr-worth-age4-2 = Karte aus Zeitalter IV im Wert 2
pr-worth-age4-3 = Karte aus Zeitalter IV im Wert 3
pr-worth-age4-4 = Karte aus Zeitalter IV im Wert 4
pr-worth-age4-5 = Karte aus Zeitalter IV im Wert 5
pr-card-alphabet = Alphabet
pr-card-calendar = Kalender
pr-card-mathematics = Mathematik
pr-card-geometry = Geometrie
pr-card-logic = Logik
pr-card-astronomy = Astronomie
pr-card-medicine = Medizin
pr-card-agriculture = Ackerbau
pr-card-pottery = Töpferei
pr-card-wheel = Rad
pr-card-masonry = Mauerwerk
pr-card-bronze-working = Bronzeguss
pr-card-bridges = Brückenbau
pr-card-irrigation = Bewässerung
pr-card-shipbuilding = Schiffbau
pr-card-burial = Bestattungs­riten
pr-card-musical-instruments = Musik­instrumente
pr-card-poetry = Dichtkunst
pr-card-mythology = Mythologie
pr-card-drama = Drama
pr-card-philosophy = Philosophie
pr-card-monotheism = Mono­theismus
pr-card-numerals = Stellenwert­system
pr-card-algebra = Algebra
pr-card-trigonometry = Trigono­metrie
pr-card-optics = Optik
pr-card-alchemy = Alchemie
pr-card-cartography = Karto­grafie
pr-card-pharmacy = Apotheken­wesen
pr-card-heavy-plough = Räderpflug
pr-card-windmill = Windmühle
pr-card-mechanical-clock = Räderuhr
pr-card-compass = Kompass
pr-card-gunpowder = Schieß­pulver
pr-card-castle = Burgenbau
pr-card-papermaking = Papier­herstellung
pr-card-monasticism = Mönchtum
pr-card-university = Universi­tät
pr-card-gothic = Gotische Baukunst
pr-card-polyphony = Mehrstimmig­keit
pr-card-guilds = Zünfte
pr-card-chivalric-literature = Ritter­dichtung
pr-card-heliocentrism = Helio­zentrik
pr-card-scientific-method = Wissenschaft­liche Methode
pr-card-human-anatomy = Anatomie
pr-card-microscopy = Mikro­skopie
pr-card-calculus = Infinitesimal­rechnung
pr-card-mechanics = Klassische Mechanik
pr-card-probability = Wahrscheinlich­keits­rechnung
pr-card-lens-grinding = Linsen­schleifen
pr-card-printing-press = Drucker­presse
pr-card-muskets = Musketen
pr-card-ocean-ships = Hochsee­schiffe
pr-card-bastion-fort = Bastions­festung
pr-card-canal-locks = Schleusen­bau
pr-card-pendulum-clock = Pendeluhr
pr-card-humanism = Humanismus
pr-card-perspective = Zentral­perspektive
pr-card-banking = Bankwesen
pr-card-opera = Oper
pr-card-reformation = Reformation
pr-card-newspapers = Zeitungen
pr-card-thermodynamics = Thermo­dynamik
pr-card-chemistry = Moderne Chemie
pr-card-vaccination = Impfung
pr-card-electromagnetism = Elektro­magnetismus
pr-card-evolution = Evolutions­theorie
pr-card-germ-theory = Keimtheorie
pr-card-steam-engine = Dampf­maschine
pr-card-railways = Eisenbahn
pr-card-steelmaking = Stahl­erzeugung
pr-card-telegraph = Tele­grafie
pr-card-refrigeration = Kältetechnik
pr-card-textile-machines = Textil­maschinen
pr-card-fertilizer = Kunstdünger
pr-card-romanticism = Romantik
pr-card-public-schooling = Volksschule
pr-card-economics = National­ökonomie
pr-card-photography = Fotografie
pr-card-encyclopaedia = Enzyklopädie
pr-card-realism = Realisti­scher Roman
pr-person-thales = Thales
pr-person-confucius = Konfuzius
pr-person-archimedes = Archimedes
pr-person-plato = Platon
pr-person-hypatia = Hypatia
pr-person-al-khwarizmi = al-Chwarizmi
pr-person-ibn-al-haytham = Alhazen
pr-person-hildegard-of-bingen = Hildegard von Bingen
pr-person-al-jazari = al-Dschazari
pr-person-fibonacci = Fibonacci
pr-person-leonardo-da-vinci = Leonardo da Vinci
pr-person-michelangelo = Michelangelo
pr-person-durer = Dürer
pr-person-sofonisba-anguissola = Sofonisba Anguissola
pr-person-monteverdi = Monteverdi
pr-milestone-great-library = Große Bibliothek
pr-milestone-stone-circle = Steinkreis
pr-milestone-great-wall = Große Mauer
pr-milestone-aqueduct = Aquädukt
pr-milestone-amphitheatre = Amphitheater
pr-milestone-lighthouse = Leuchtturm
pr-milestone-games-of-olympia = Spiele von Olympia
pr-milestone-house-of-wisdom = Haus der Weisheit
pr-milestone-cathedral = Kathedrale
pr-milestone-silk-road = Seidenstraße
pr-milestone-hanseatic-league = Hanse
pr-milestone-great-fortress = Große Festung
pr-milestone-circumnavigation = Weltumsegelung
pr-milestone-learned-academy = Gelehrtenakademie
pr-milestone-public-theatre = Öffentliches Theater
pr-milestone-grand-canal = Großer Kanal
pr-person-own-philosopher-1 = Philosoph 1
pr-person-own-philosopher-2 = Philosoph 2
pr-person-own-philosopher-3 = Philosoph 3
pr-person-own-philosopher-4 = Philosoph 4
pr-person-own-philosopher-5 = Philosoph 5
pr-person-own-scientist-1 = Wissenschaftler 1
pr-person-own-scientist-2 = Wissenschaftler 2
pr-person-own-scientist-3 = Wissenschaftler 3
pr-person-own-scientist-4 = Wissenschaftler 4
pr-person-own-scientist-5 = Wissenschaftler 5
pr-person-own-artist-1 = Künstler 1
pr-person-own-artist-2 = Künstler 2
pr-person-own-artist-3 = Künstler 3
pr-person-own-artist-4 = Künstler 4
pr-person-own-artist-5 = Künstler 5
pr-milestone-own-1 = Meilenstein 1
pr-milestone-own-2 = Meilenstein 2
pr-milestone-own-3 = Meilenstein 3
pr-milestone-own-4 = Meilenstein 4
pr-milestone-own-5 = Meilenstein 5
pr-milestone-own-6 = Meilenstein 6
pr-milestone-own-7 = Meilenstein 7
pr-milestone-own-8 = Meilenstein 8
pr-milestone-own-9 = Meilenstein 9
pr-milestone-own-10 = Meilenstein 10
pr-milestone-own-11 = Meilenstein 11
pr-milestone-own-12 = Meilenstein 12
pr-milestone-own-13 = Meilenstein 13
pr-milestone-own-14 = Meilenstein 14
pr-milestone-own-15 = Meilenstein 15
pr-milestone-own-16 = Meilenstein 16

## Was zu tun ist

pr-prompt-deal = Die Karten werden ausgeteilt
pr-prompt-shuffle = Die Karten werden gemischt
pr-prompt-develop = Welche Technologie wird zuerst aktiv?
pr-prompt-action = { $many ->
    [0] Freie Aktionen, oder den Zug beenden
    [one] Noch 1 Aktion
   *[other] Noch { $many } Aktionen
}
pr-prompt-draw = { $many ->
    [one] Nimm eine Karte
   *[other] Nimm bis zu { $many } Karten, eine nach der anderen
}
pr-prompt-discard = { $many ->
    [one] Wirf eine Karte ab
   *[other] Wirf { $many } Karten ab
}
pr-prompt-upkeep = { $many ->
    [one] Eine Karte zu viel: wirf sie ab
   *[other] { $many } Karten zu viel: wirf sie ab
}
pr-watch-develop = Mehrere Technologien werden aktiv
pr-watch-draw = { $many ->
    [one] Noch eine Karte darf gezogen werden
   *[other] Noch bis zu { $many } Karten dürfen gezogen werden
}
pr-watch-discard = { $many ->
    [one] Eine Karte wird abgeworfen
   *[other] { $many } Karten werden abgeworfen
}
pr-watch-upkeep = { $many ->
    [one] Eine Karte zu viel wird abgeworfen
   *[other] { $many } Karten zu viel werden abgeworfen
}
pr-prompt-reveal = Decke die oberste Karte von Zeitalter { $age } auf
pr-prompt-next = Der nächste Zug beginnt
pr-prompt-over = Das Spiel ist aus
pr-prompt-skill = { $seat }: welche Fähigkeit steigt?
pr-prompt-philosopher = { $seat }: welchen Philosophen hast du bekommen?
pr-prompt-scientist = { $seat }: gleich ein Gelehrter?
pr-prompt-artist = { $seat }: gleich ein Künstler?
pr-prompt-markers = { $many ->
    [one] { $seat }: von welcher Technologie kommt 1 Marker weg?
   *[other] { $seat }: von welcher Technologie kommen { $many } Marker weg?
}
pr-prompt-activate = { $seat }: welche Technologie wird jetzt aktiv?
pr-prompt-milestone = Welcher Meilenstein liegt oben?
pr-shuffle = { $what ->
    [age] Einen Stapel mischen
    [philosophers] Die Philosophen austeilen
   *[milestones] Die Meilensteine mischen
}

pr-do-discover = { $card } entdecken
pr-do-research = { $card } erforschen
pr-do-draw = { $many } ziehen
pr-do-quick-draw = { $off ->
    [0] Schnell ziehen: { $many }
   *[other] Schnell ziehen: { $many }, dann { $off } abwerfen
}
pr-do-shuffle = Mischen und ziehen
pr-do-take-deck = Vom Stapel Zeitalter { $age }
pr-do-take-discard = Von der Ablage Zeitalter { $age }: { $card }
pr-do-done = Keine Karte mehr
pr-do-discard = { $many ->
    [one] 1 Karte abwerfen
   *[other] { $many } Karten abwerfen
}
pr-do-discard-down = { $many ->
    [one] 1 Karte bis zur Handgröße abwerfen
   *[other] { $many } Karten bis zur Handgröße abwerfen
}
pr-do-activate-now = { $card } wird aktiv
pr-do-take-back = { $card } zurücknehmen
pr-do-pass = Aktionen beenden
pr-do-end = Zug beenden
pr-do-generate = Wissen erzeugen
pr-do-skill = { $skill }
pr-do-markers = { $card }
pr-do-activate = { $card }
pr-do-person = { $person }
pr-do-nobody = Niemand
pr-do-milestone-is = { $milestone }
pr-do-personality = { $person } übernimmt
pr-do-heritage = Vermächtnis: { $person }
pr-do-milestone-free = { $milestone }: { $amount } { $kind ->
    [S] Wissenschaft
    [E] Technik
   *[C] Kultur
  } zahlen, ohne Aktion
pr-do-milestone-action = { $milestone }: { $amount } { $kind ->
    [S] Wissenschaft
    [E] Technik
   *[C] Kultur
  } zahlen, für eine Aktion
pr-do-swap = Eine Karte mit dem Zeitstapel tauschen
pr-do-enter = Karte aus Zeitalter { $age } nach ihren Symbolen entdecken …
pr-do-enter-research = Karte aus Zeitalter { $age } nach ihren Symbolen erforschen …
pr-do-enter-person = { $rank ->
    [philosopher] Gedruckten Philosophen nach Symbolen eingeben
    [scientist] Gedruckten Wissenschaftler nach Symbolen eingeben
   *[artist] Gedruckten Künstler nach Symbolen eingeben
}
pr-do-enter-milestone = Gedruckten Meilenstein nach Kosten und Symbolen eingeben
pr-do-name = Die oberste Karte einer Ablage benennen
pr-do-reveal-plain = Eine Karte ohne Symbol
pr-do-reveal-symbol = Eine Karte mit Zeitaltersymbol
pr-do-reveal-none = Keine Karte ohne Symbol ist übrig

## Was geschah

pr-dealt = { $many ->
    [one] { $seat } bekommt 1 Karte
   *[other] { $seat } bekommt { $many } Karten
}
pr-turn = Runde { $round }: { $seat }
pr-activated = { $card } ist eine aktive Technologie von { $seat }
pr-discovered = { $seat } entdeckt { $card }
pr-researched = { $markers ->
    [one] { $seat } erforscht { $card }: 1 Marker
   *[other] { $seat } erforscht { $card }: { $markers } Marker
}
pr-draws = { $seat } zieht und beendet die Aktionen
pr-quick-draws = { $seat } zieht schnell
pr-shuffles = { $many ->
    [one] { $seat } mischt eine Ablage in ihren Stapel
   *[other] { $seat } mischt { $many } Ablagen in ihre Stapel
}
pr-drew = { $seat } nimmt eine Karte vom Stapel Zeitalter { $age }
pr-drew-card = Du hast { $card } gezogen
pr-took = { $seat } nimmt { $card } von der Ablage Zeitalter { $age }
pr-discarded = { $seat } wirft ab: { $cards }
pr-late = { $many ->
    [one] { $seat } wirft noch 1 Karte ab; der nächste Zug beginnt
   *[other] { $seat } wirft noch { $many } Karten ab; der nächste Zug beginnt
}
pr-took-back = { $seat } nimmt { $card } zurück auf die Hand
pr-generated = { $seat } erzeugt { $many } Wissen
pr-chose-skill = { $seat } steigert { $skill }
pr-declined = { $seat } nimmt niemanden
pr-guided = { $person } leitet { $seat }
pr-flipped = { $person } leitet { $seat } nicht mehr
pr-heritage = { $seat } nutzt das Vermächtnis von { $person }
pr-hurried = { $card }: noch { $markers } Marker
pr-milestone-paid = { $seat } bezahlt einen Teil von { $milestone }
pr-milestone-kept = { $milestone } ist vollendet; { $seat } behält die Karte
pr-milestone-shared = { $milestone } ist vollendet und geht aus dem Spiel: niemand zahlte am meisten
pr-new-age = Zeitalter { $age } beginnt
pr-removed = { $many ->
    [one] { $seat } verliert 1 Karte an das neue Zeitalter
   *[other] { $seat } verliert { $many } Karten an das neue Zeitalter
}
pr-removed-cards = An das neue Zeitalter verloren: { $cards }
pr-end-now = Das Spiel endet
pr-end-soon = Das letzte Zeitalter ist vorbei: { $mode ->
    [finish_turn] das Spiel endet mit diesem Zug
   *[finish_round] das Spiel endet mit dieser Runde
}
pr-revealed-symbol = Aufgedeckt: { $card }, mit Symbol; es wird weiter aufgedeckt
pr-time = { $card } kommt zum Zeitstapel, jetzt { $many }
pr-swapped-time = { $seat } tauscht { $give } gegen { $take }
pr-defeat = Keine Karte ohne Symbol ist in Zeitalter { $age } übrig: Niederlage
pr-left = { $seat } geht; Hand und Entwicklung gehen aus dem Spiel
pr-time-removed = { $many ->
    [one] Eine Karte verlässt mit ihrem Zeitalter den Zeitstapel
   *[other] { $many } Karten verlassen mit ihrem Zeitalter den Zeitstapel
}
pr-changed-time = Ab jetzt bleibt eine Karte, deren Zeitalter aus dem Spiel ist, im Zeitstapel. War eine auf die Hand zurückgekommen, verlässt sie das Spiel (PR-68).
pr-changed-round = Ab jetzt dauert eine Runde, bis alle am Zug waren, auch wenn die Person, die sie begonnen hat, geht (A-02).
pr-changed-ages = Von jetzt an geht Zeitalter II mit Zeitalter IV auch dort aus dem Spiel, wo die Karten aus Zeitalter I bleiben (PR-68).
pr-miscounted = Es wurden mehr Karten bezahlt, als { $seat } haben sollte: bitte nachzählen

pr-set-skill = { $seat }: { $skill } steht auf Feld { $at }
pr-set-power = { $seat }: { $power } steht auf { $at }
pr-set-tokens = { $seat }: bereit, { $kind }: { $many }
pr-set-markers = { $seat }: auf { $card } liegen { $markers } Marker
pr-set-actions = { $seat } hat noch { $many } Aktionen
pr-set-hand = { $many ->
    [one] { $seat } hält 1 Karte aus Zeitalter { $age }
   *[other] { $seat } hält { $many } Karten aus Zeitalter { $age }
}
pr-set-returned = { $seat }: { $card } geht zurück auf die Ablage

pr-over = { $how ->
    [tokens] { $points } Punkte; die Plättchen entscheiden
    [shared] { $points } Punkte; ein geteilter Sieg
   *[points] { $points } Punkte
}
pr-over-solo = { $rank ->
    [novice] { $points } Punkte: Neuling
    [leader] { $points } Punkte: Anführer
    [mastermind] { $points } Punkte: Vordenker
   *[demigod] { $points } Punkte: Halbgott
}
pr-over-defeat = Niederlage: die Zeit ist abgelaufen

## Warum

pr-why-symbols = Genug Symbole sind im Spiel
pr-why-empty = Stapel und Ablage sind leer
pr-why-benefits = Vorteile sofort; Punkte am Ende
pr-why-research = Marker nach der Fähigkeit Forschung
pr-line-met = { $card } erfüllt ihre Zeile
pr-paid-with = { $many } × { $what }
pr-ask-line = Zu bezahlen: { $kind ->
    [S] Wissenschaft
    [E] Technik
   *[C] Kultur
}
pr-score-power = Leiste { $power }
pr-score-skill = { $skill } auf dem Spielertableau
pr-score-card = { $card }
pr-score-set = { $card }: { $many } Technologien seiner Art
pr-score-person = { $person }
pr-score-milestone = { $milestone }
pr-score-time = Zeitstapel: { $many ->
    [one] 1 Karte
   *[other] { $many } Karten
}

## Ablehnungen

pr-not-your-turn = Das ist nicht deine Entscheidung
pr-not-now = Das geht jetzt nicht
pr-upkeep-first = { $seat } wirft noch bis zur Handgröße ab: Vorher wird kein Stapel und keine Ablage benutzt
pr-late-first = Für dich ist nur noch das Abwerfen bis zur Handgröße zu tun
pr-choose-first = Zuerst ist etwas zu wählen
pr-no-such-choice = Das steht nicht zur Wahl
pr-no-action-left = In diesem Zug ist keine Aktion mehr übrig
pr-drawn = Das Ziehen hat die Aktionen dieses Zuges beendet
pr-not-in-hand = Die Karte ist nicht auf der Hand
pr-twice = { $card } liegt schon in deiner Auslage
pr-all-played = Alle Exemplare dieser Karte liegen auf dem Tisch
pr-development-full = { $most ->
    [one] Nur eine Technologie darf in Entwicklung sein
   *[other] Nur { $most } Technologien dürfen in Entwicklung sein
}
pr-nothing-to-draw = Es gibt keine Karte zu ziehen
pr-shuffle-many = { $most ->
    [one] Wähle eine Ablage
   *[other] Wähle eine bis { $most } verschiedene Ablagen
}
pr-shuffle-empty = Nur Ablagen offener Zeitalter, in denen Karten liegen, können gemischt werden
pr-deck-closed = Von diesem Stapel kann keine Karte genommen werden
pr-deck-is-hidden = Niemand sucht sich eine Karte aus einem Stapel aus
pr-pile-closed = Von dieser Ablage kann keine Karte genommen werden
pr-top-only = Nur die oberste Karte der Ablage kann genommen werden
pr-not-in-pile = Die Karte liegt nicht in dieser Ablage
pr-nothing-to-pay = Es ist nichts mehr zu bezahlen: behalte Karten und Plättchen
pr-no-generate = Jetzt kann kein Wissen erzeugt werden
pr-not-ready = Auf dieser Technologie liegen noch Marker
pr-not-developing = Die Karte ist nicht in Entwicklung
pr-not-active = Die Karte ist keine aktive Technologie
pr-too-late-to-take-back = Zurückgenommen wird vor der ersten Aktion
pr-no-personality = Niemand leitet dich
pr-no-personality-now = Jetzt kann keine neue Persönlichkeit übernehmen
pr-personality-taken = Diese Persönlichkeit ist nicht zu haben
pr-no-heritage = Philosophen hinterlassen kein Vermächtnis
pr-heritage-late = Für dieses Vermächtnis ist es zu spät
pr-no-milestone = Diesen Meilenstein gibt es nicht
pr-no-milestone-now = Es gibt gerade keinen Meilenstein
pr-no-such-cost = Solche Kosten hat der Meilenstein nicht
pr-cost-covered = Diese Kosten sind schon bezahlt
pr-solo-only = Nur wer allein spielt, hat einen Zeitstapel
pr-swapped = In diesem Zug wurde schon getauscht
pr-not-in-time = Die Karte liegt nicht im Zeitstapel
pr-time-gone = Das Zeitalter dieser Karte ist aus dem Spiel: Sie zählt nur noch
pr-printed-only = Nur gedruckte Karten werden nach ihren Symbolen eingegeben
pr-no-such-icon = Solche Symbole hat keine Karte
pr-order-taken = Diese Nummer hat schon ein anderer Philosoph
pr-cannot-name = Diese Karte kann nicht oben auf einer Ablage liegen
pr-no-card = Diese Karte gibt es nicht
pr-no-person = Diese Persönlichkeit gibt es nicht
pr-no-seat = Dort sitzt niemand
pr-no-shuffle = Kein Stapel wartet auf das Mischen
pr-not-an-order = Das ist keine Reihenfolge des Stapels
pr-cannot-set = Das kann jetzt nicht gesetzt werden
pr-set-range = Es muss von { $low } bis { $high } sein
pr-ask-needs-match = Das kann man nur in einer Partie fragen

## Vorbereitung

pr-form-players = Spieler
pr-form-deck = Deck
pr-form-own-deck = { $name }
pr-form-broken-file = { $file } (hat Fehler)
pr-form-play = Karten
pr-form-play-digital = Auf den Telefonen
pr-form-play-companion = Gedruckte Karten auf dem Tisch
pr-form-play-help = Auf den Telefonen: der Server mischt, jedes Telefon hält seine Hand. Auf dem Tisch: ihr haltet eure gedruckten Karten und gebt ein, was ihr spielt, auch für Bots, die keine Karten halten können.
pr-form-variant = Variante
pr-form-variant-standard = Normal
pr-form-variant-quick = Schnell: drei Aktionen von Anfang an
pr-form-variant-quicker = Schneller: und ein Symbol für jedes Zeitalter
pr-form-variant-help = Für zwei bis fünf Spieler.
pr-form-first = Wer beginnt
pr-form-seat = { $seat }
pr-form-personalities = Persönlichkeiten
pr-form-personalities-help = Philosophen, Gelehrte und Künstler leiten die Völker; die Philosophen bestimmen die Reihenfolge.
pr-form-milestones = Meilensteine
pr-form-milestones-help = Werke, für die alle gemeinsam zahlen.
pr-form-industrial = Industrielle Revolution
pr-form-industrial-help = Ein viertes Zeitalter.
pr-form-threshold = Symbole für Zeitalter { $age }
pr-form-threshold-help = Nach der Zahl der Spieler.
pr-form-inferred-help = Erschlossen: die Seite mit dieser Zahl fehlt. Ändert sie, wenn euer Heft etwas anderes sagt.
pr-form-track = Leiste: { $skill }
pr-form-track-help = Von uns, nicht vom gedruckten Tableau: die Werte, ein Strich, die Punkte links davon.
pr-form-printed = Gedruckte Karten des Zeitalters { $age }
pr-form-printed-help = Zählt sie: nur die Karten mit den Zeichen eurer Spielerzahl. Ein Zeitalter endet auch, wenn seine Karten ausgehen.
pr-form-solo = Solotafel: { $power }
pr-form-solo-help = Von uns, nicht von der gedruckten Tafel: die Punkte jedes Feldes.
pr-form-solo-beyond = Solotafel: Punkte darüber hinaus
pr-form-solo-beyond-help = Von uns: für jeden Schritt nach dem letzten Feld.
pr-form-power-end = Letztes Feld der Machtleisten
pr-form-power-end-help = 0: kein Ende. Wie lang der gedruckte Plan ist, steht nicht im Text des Buches; stellt es ein, wenn ihr auf einem spielt.

pr-house-end_mode = Wenn das letzte Zeitalter vorbei ist
pr-house-end_mode-help = Auf der verlorenen Seite stand, wann das Spiel endet.
pr-house-end_mode-immediate = Das Spiel endet sofort
pr-house-end_mode-finish_turn = Der Zug wird beendet
pr-house-end_mode-finish_round = Die Runde wird beendet
pr-house-action_gain = Eine neue Aktion
pr-house-action_gain-help = Wenn die Fähigkeit Aktion während der Aktionen steigt.
pr-house-action_gain-now = Gilt sofort
pr-house-action_gain-next_turn = Gilt ab dem nächsten Zug
pr-house-allow_duplicates = Dieselbe Technologie zweimal in einer Auslage
pr-house-allow_duplicates-help = Aktiv oder in Entwicklung.
pr-house-allow_duplicates-no = Nicht erlaubt
pr-house-allow_duplicates-yes = Erlaubt
pr-house-eighth_skill = Das achte Fähigkeitssymbol
pr-house-eighth_skill-help = Das Heft zeigt es ohne ein Wort.
pr-house-eighth_skill-any = Eine Fähigkeit nach Wahl steigt
pr-house-eighth_skill-none = Hat keine Wirkung
pr-house-strict_payment = Mehr bezahlen als nötig
pr-house-strict_payment-help = Überschüssiges Wissen bleibt bis zum Ende des Zuges.
pr-house-strict_payment-no = Erlaubt
pr-house-strict_payment-yes = Nur das Wenigste, das reicht
pr-house-draw_from_discard = Ziehen von Ablagen
pr-house-draw_from_discard-help = Eine Karte nach der anderen.
pr-house-draw_from_discard-both = Beim Ziehen und beim schnellen Ziehen
pr-house-draw_from_discard-quick_only = Nur beim schnellen Ziehen
pr-house-draw_from_discard-none = Nie
pr-house-discard_access = Welche Karte einer Ablage
pr-house-discard_access-help = Alle dürfen die Ablagen durchsehen.
pr-house-discard_access-top = Die oberste
pr-house-discard_access-any = Jede
pr-house-auto_reshuffle = Ein leerer Stapel beim Ziehen
pr-house-auto_reshuffle-help = In seiner Ablage können Karten liegen.
pr-house-auto_reshuffle-no = Bleibt leer
pr-house-auto_reshuffle-yes = Seine Ablage wird eingemischt
pr-house-shuffle_empty = Mischen und ziehen bei leerer Ablage
pr-house-shuffle_empty-help = Der Stapel selbst würde gemischt.
pr-house-shuffle_empty-no = Nicht erlaubt
pr-house-shuffle_empty-yes = Erlaubt
pr-house-shuffle_split = Karten beim Mischen und Ziehen
pr-house-shuffle_split-help = Wenn mehrere Ablagen gemischt werden.
pr-house-shuffle_split-one_per_deck = Eine von jedem Stapel
pr-house-shuffle_split-free = Beliebig von diesen Stapeln
pr-house-remove_old_ages = Karten aus Zeitalter I, wenn Zeitalter III beginnt
pr-house-remove_old_ages-help = Dass die aus Zeitalter II mit Zeitalter IV gehen, ist gedruckt.
pr-house-remove_old_ages-yes = Gehen aus dem Spiel, wenn nicht aktiv
pr-house-remove_old_ages-no = Bleiben
pr-house-old_time_cards = Solo: der Zeitstapel, wenn ein Zeitalter geht
pr-house-old_time_cards-help = Das Buch nimmt alle Karten dieses Zeitalters außer aktiven Technologien aus dem Spiel.
pr-house-old_time_cards-leave = Seine Karten dieses Zeitalters gehen auch
pr-house-old_time_cards-stay = Sie bleiben und werden gezählt
pr-house-rank_at_start = Ein Stein noch auf dem Startfeld
pr-house-rank_at_start-help = Wenn die Machtleisten gewertet werden.
pr-house-rank_at_start-yes = Wird mit gewertet
pr-house-rank_at_start-no = Bringt nichts
pr-house-milestone_browse = Die Meilensteine durchsehen
pr-house-milestone_browse-help = Der Stapel liegt offen.
pr-house-milestone_browse-no = Nur den obersten
pr-house-milestone_browse-yes = Den ganzen Stapel
pr-house-philosopher_order = Reihenfolge nach Philosophen
pr-house-philosopher_order-help = Sie tragen eine Zahl.
pr-house-philosopher_order-cards = Nach ihren Zahlen
pr-house-philosopher_order-seat_from_lowest = Im Uhrzeigersinn ab der niedrigsten
pr-house-milestone_end = Behaltene Meilensteine geben ihre Vorteile
pr-house-milestone_end-help = Am Ende des Spiels.
pr-house-milestone_end-before = Vor der Wertung der Leisten
pr-house-milestone_end-after = Danach: nur ihre Punkte zählen
pr-house-after_heritage = Nach einem Vermächtnis
pr-house-after_heritage-help = Wenn dich niemand leitet.
pr-house-after_heritage-next = Die nächste Klasse darf übernehmen
pr-house-after_heritage-none = Niemand übernimmt
pr-house-upkeep_overlap = Nächster Zug während des Unterhalts
pr-house-upkeep_overlap-help = Das Buch erlaubt Erfahrenen, Zeit zu sparen: Während jemand noch bis zur Handgröße abwirft, beginnt schon der nächste Zug, mit allem, was weder Stapel noch Ablage braucht. Nur mit Karten auf den Telefonen.
pr-house-upkeep_overlap-no = Nein: Der Unterhalt beendet den Zug
pr-house-upkeep_overlap-yes = Ja, solange kein Stapel gebraucht wird

## Fehler

pr-fault-unknown-answer = Danach wird nicht gefragt
pr-fault-choice = Wähle eine der Antworten
pr-fault-number = Eine ganze Zahl von { $low } bis { $high }
pr-fault-track = Werte, ein Strich und ebenso viele Punkte, etwa 2 3 4 5 | 0 1 3 6
pr-fault-solo = Die Punkte jedes Feldes, etwa 0 1 2 4 6
pr-fault-no-expansion = Das Deck hat dafür keine Karten
pr-fault-id = Kleine Buchstaben, Ziffern und Bindestriche, vorn ein Buchstabe
pr-fault-twice = Kommt zweimal vor
pr-fault-lines = Eine oder zwei Kostenzeilen
pr-fault-no-prereq = Die Technologie { $card } gibt es nicht
pr-fault-prereq-type = { $card } ist von anderer Art als die Kostenzeile
pr-fault-prereq-age = { $card } ist aus einem späteren Zeitalter
pr-fault-one-icon = Genau eine Fähigkeit, ein Plättchen oder ein Satzbonus
pr-fault-heritage-only = Das hat nur ein Vermächtnis
pr-fault-power = Eine Macht ist eine von { $choices }
pr-fault-symbol = Hierher gehören nur Symbole von Zeitalter { $age }
pr-fault-copies = Zeichen von 1+ bis 5+, geordnet, vorn 1+
pr-fault-cycle = Die Technologie setzt sich selbst voraus
pr-fault-count = Zeitalter { $age } hat { $have } Exemplare statt { $want }
pr-fault-no-age = Zeitalter { $age } hat keine Karten
pr-fault-too-few = Nur { $have } Karten für einen Spieler allein; die Starthand hat sechs
pr-fault-track-length = Ein bis zehn Werte und ebenso viele Punkte
pr-fault-track-value = Werte sind ganze Zahlen ab 1
pr-fault-track-pair = Werte sind Paare wie 2/1
pr-fault-counts = Höchstens { $most } Zahlen, eine für jedes Zeitalter
pr-fault-threshold = Fünf Zahlen ab 1, für einen bis fünf Spieler
pr-fault-awards = Fünf Zahlen, vom ersten Platz abwärts
pr-fault-solo-power = Mindestens ein Feld
pr-fault-lasting = Ein dauernder Vorteil ist eine bestimmte Fähigkeit oder ein Plättchen
pr-fault-order = Philosophen haben verschiedene Zahlen ab 1
pr-fault-heritage = Gelehrte und Künstler haben ein Vermächtnis, Philosophen keines
pr-fault-rank = Mindestens fünf von jeder Klasse; zu wenige: { $rank }
pr-fault-name = Ein Name von höchstens 60 Zeichen
pr-fault-technology-only = Das hat nur eine Technologie
pr-fault-no-benefit = Mindestens eine Fähigkeit, ein Plättchen oder ein Schritt auf einer Machtleiste
pr-fault-too-few-for = Zeitalter I hat zu { $players } Personen { $have } Karten, und die Starthände brauchen { $need }
pr-fault-costs = Zwei bis vier Kosten
pr-fault-cost-prereq = Kosten eines Meilensteins haben keine Voraussetzung

## Begriffe

pr-term-turn = Zug
    .rule = Entwicklung, Aktionen, Unterhalt. In der Entwicklung verliert jede deiner Technologien in Entwicklung einen Marker; ist keiner mehr da, wird sie aktiv. Danach darfst du Technologien auf die Hand zurücknehmen.
    .cite = progress 5
    .forms = Zuges, Züge
pr-term-discover = Entdecken
    .rule = Lege eine Karte der Hand als aktive Technologie in deine Auslage. Jede Kostenzeile wird durch ihre Voraussetzung unter deinen aktiven Technologien erfüllt oder in ihrer Art bezahlt.
    .cite = progress 5
    .forms = entdeckt
    .house = allow_duplicates strict_payment
pr-term-prerequisite = Voraussetzung
    .rule = Die Technologie, die in einer Kostenzeile genannt ist. Liegt sie unter deinen aktiven Technologien, kostet diese Zeile nichts; die andere ist weiter zu bezahlen. Eine Karte auf der Hand oder in Entwicklung zählt nicht.
    .cite = progress 5
    .forms = Voraussetzungen
pr-term-research = Erforschen
    .rule = Lege eine Karte der Hand ohne Kosten in Entwicklung, mit so vielen Markern, wie deine Forschung sagt. Ist der letzte Marker weg, wird sie aktiv.
    .cite = progress 5
    .forms = erforscht
    .house = allow_duplicates
pr-term-development = In Entwicklung
    .rule = Eine Technologie, auf der Marker liegen. Sie gibt noch nichts, erfüllt keine Zeile und zählt keine Punkte. Vor deiner ersten Aktion darfst du sie auf die Hand zurücknehmen; ihre Marker sind verloren.
    .cite = progress 5
pr-term-active = Aktive Technologie
    .rule = Eine Technologie ohne Marker in deiner Auslage. Ihre Vorteile kamen sofort, sie erfüllt Kostenzeilen anderer Karten, und am Ende zählen ihre Punkte.
    .cite = progress 4
    .forms = aktive Technologien, aktiven Technologien
pr-term-draw = Ziehen
    .rule = Nimm bis zu so viele Karten, wie dein Ziehen sagt, eine nach der anderen, von offenen Stapeln{ $draw_from_discard ->
        [both] {" "}und oben von ihren Ablagen
       *[other] {""}
    }. Deine Aktionen sind vorbei.
    .cite = pr_rebuilt 45
    .house = draw_from_discard discard_access auto_reshuffle
pr-term-quick-draw = Schnelles Ziehen
    .rule = Nimm Karten und wirf Karten ab, wie dein schnelles Ziehen sagt. Dein Zug geht weiter.
    .cite = pr_rebuilt 46
    .house = draw_from_discard discard_access auto_reshuffle
pr-term-shuffle-draw = Mischen und ziehen
    .rule = Mische so viele Ablagen in ihre Stapel, wie dein Mischen sagt, und zieh ebenso viele Karten.
    .cite = pr_rebuilt 48
    .house = shuffle_empty shuffle_split
pr-term-knowledge = Wissen
    .rule = Eine abgeworfene Karte gibt allgemeines Wissen nach ihrem Wert, ein umgedrehtes Plättchen ein Wissen seiner Art. Allgemeines steht für jede Art. Was übrig bleibt, verfällt am Ende des Zuges.
    .cite = progress 4
    .house = strict_payment
pr-term-token = Wissensplättchen
    .rule = Umgedreht gibt es ein Wissen seiner Art; in deinem Unterhalt ist es wieder bereit. Am Ende entscheiden Plättchen bei Gleichstand: zuerst Allgemein, dann Kultur, Wissenschaft, Technik.
    .cite = progress 4
    .forms = Wissenschafts­plättchen, Wissenschaftsplättchen, Technikplättchen, Kulturplättchen, Allgemeines Plättchen, Plättchen
pr-term-upkeep = Unterhalt
    .rule = Übriges Wissen verfällt. Wirf bis zu deiner Handgröße ab. Alle deine Plättchen sind wieder bereit.
    .cite = pr_rebuilt 50
pr-term-open = Offener Stapel
    .rule = Ein Stapel, dessen Zeitalter begonnen hat, mit seiner Ablage{ $remove_old_ages ->
        [yes] ; das vorletzte Zeitalter ist weg
       *[other] ; Zeitalter II ist in Zeitalter IV weg
    }. Nur von offenen Stapeln wird gezogen.
    .cite = progress 4
    .forms = offene Stapel, offenen Stapeln
pr-term-age = Neues Zeitalter
    .rule = Sind unter den aktiven Technologien aller genug Symbole des nächsten Zeitalters, beginnt es{ $remove_old_ages ->
        [yes] , und alles aus dem vorletzten Zeitalter geht aus dem Spiel, außer aktiven Technologien
       *[other] ; mit Zeitalter IV geht alles aus Zeitalter II aus dem Spiel, außer aktiven Technologien
    }. Es beginnt auch, wenn Stapel und Ablage des laufenden Zeitalters beide leer sind. Nach dem letzten endet das Spiel.
    .cite = pr_rebuilt 66
    .house = remove_old_ages end_mode
pr-term-symbol = Zeitalter-Symbol
    .rule = Manche Karten tragen ein Symbol des nächsten Zeitalters. Die auf aktiven Technologien aller Spieler werden zusammen gezählt.
    .cite = pr_rebuilt 66
    .forms = Symbol, Symbole, Symbolen
pr-term-power = Machtleisten
    .rule = Prestige, Bevölkerung und Armee. Am Ende gibt es Punkte nach Rang: 10, 6, 3, 1 für Prestige, 11, 7, 4, 2 für Bevölkerung, 12, 7, 3, 1 für Armee. Gleichstehende teilen die Punkte ihrer Plätze, abgerundet.
    .cite = progress 7
    .forms = Prestige, Bevölkerung, Armee, Machtleiste
    .house = rank_at_start
pr-term-skill-action = Fähigkeit Aktion
    .rule = Wie viele Aktionen du im Zug hast. Entdecken, Erforschen, Ziehen, schnelles Ziehen, Mischen und ziehen: welche du willst, auch mehrmals dieselbe.
    .cite = progress 4
    .house = action_gain
pr-term-skill-draw = Fähigkeit Ziehen
    .rule = Wie viele Karten du mit der Aktion Ziehen nehmen darfst; sie beendet deine Aktionen.
    .cite = progress 4
pr-term-skill-hand = Handgröße
    .rule = Wie viele Karten du am Ende deines Zuges behalten darfst. Während des Zuges dürfen es mehr sein.
    .cite = progress 4
pr-term-skill-shuffle = Fähigkeit Mischen
    .rule = Wie viele Ablagen du in ihre Stapel mischen darfst, und wie viele Karten du danach ziehst.
    .cite = progress 4
pr-term-skill-development = Fähigkeit Entwicklung
    .rule = Wie viele Technologien du zugleich in Entwicklung haben darfst.
    .cite = progress 4
pr-term-skill-research = Fähigkeit Forschung
    .rule = Wie viele Marker auf eine Technologie kommen, die du erforschst. Weniger ist besser.
    .cite = progress 4
pr-term-skill-quick_draw = Fähigkeit Schnelles Ziehen
    .rule = Zwei Zahlen: die Karten, die du ziehst, und die Karten, die du danach abwirfst.
    .cite = progress 4
pr-term-any = Beliebige Fähigkeit
    .rule = { $eighth_skill ->
        [any] Du wählst, welche deiner sieben Fähigkeiten um eins steigt.
       *[none] An diesem Tisch hat das Zeichen keine Wirkung.
    }
    .cite = pr_house 7
    .house = eighth_skill
pr-term-scoring = Schlusswertung
    .rule = Machtleisten nach Rang, Gleichstehende teilen die Punkte ihrer Plätze, abgerundet; das Spielertableau; die Technologien; die Erweiterungen. Gleichstand entscheiden die Plättchen: Allgemein, Kultur, Wissenschaft, Technik.
    .cite = progress 7
    .house = rank_at_start milestone_end
pr-term-time = Zeitstapel
    .rule = Allein: nach jedem Zug kommt die oberste Karte des laufenden Stapels zum Zeitstapel; eine mit Symbol wird abgelegt und die nächste aufgedeckt. Jede der ersten sieben Karten kostet einen Punkt, jede der nächsten sieben zwei, und so weiter. Einmal im Zug darfst du eine Karte mit ihm tauschen.
    .cite = progress 7
pr-term-personality = Persönlichkeit
    .rule = Ab Zeitalter II darf ein Gelehrter deinen Philosophen ablösen, ab Zeitalter III ein Künstler. Was eine Persönlichkeit leiht, geht mit ihr; ihr Vermächtnis gibt es einmal, an ihrer Stelle. Am Ende zählen die Punkte aller, die dich je geführt haben.
    .cite = progress 8
    .forms = Persönlichkeiten, Philosoph, Philosophen, Gelehrter, Gelehrten, Künstler
    .house = philosopher_order after_heritage
pr-term-heritage = Vermächtnis
    .rule = Gib den Gelehrten oder Künstler, der dich führt, für einen größeren Vorteil her, einmal. Gelehrte nur vor Zeitalter III, Künstler nur vor Zeitalter IV.
    .cite = progress 8
    .house = after_heritage
pr-term-milestone = Meilenstein
    .rule = Einmal in deinem Zug darfst du Kosten des liegenden Meilensteins frei bezahlen, weitere für je eine Aktion. Sind alle bezahlt, bekommt jeder, der gezahlt hat, die Vorteile; wer am meisten zahlte, behält ihn, bekommt sie am Ende noch einmal, und seine Punkte.
    .cite = progress 8
    .forms = Meilensteine, Meilensteins
    .house = milestone_browse milestone_end
pr-term-set = Fünfersatz
    .rule = Manche Karten des Zeitalters IV bringen einen Punkt für je fünf Technologien einer Art in deiner Auslage, abgerundet. Jede solche Karte zählt für sich.
    .cite = progress 8
    .forms = Fünfersätze

## Hinweise des Coachs

pr-coach-prompt-action = { $play ->
    [companion] Spiele mit deinen Karten und sag dem Telefon, was du tust. Entdecken: nenne die Karte und womit du zahlst; erfüllte Zeilen rechnet es ab. Erforschen kostet nichts als Zeit.
   *[digital] Tippe auf eine Karte: ein Haken zeigt eine Zeile, die schon erfüllt ist. Entdecken bezahlt den Rest mit Plättchen und Karten; Erforschen kostet nichts als Zeit.
}
    .title = Deine Aktionen
pr-coach-prompt-draw = Nimm eine Karte nach der anderen, jede von einem Stapel oder oben von einer Ablage. Du siehst jede, bevor du die nächste wählst.
    .title = Karten ziehen
pr-coach-prompt-discard = Karten, die du hier abwirfst, geben kein Wissen. Behalte, wohin deine Technologien führen.
    .title = Nach dem schnellen Ziehen
pr-coach-prompt-upkeep = Am Ende des Zuges gilt die Handgröße, und Karten darüber geben kein Wissen. Bezahle nächstes Mal vorher damit.
    .title = Zu viele Karten
pr-coach-prompt-develop = Zwei Technologien sind zugleich fertig. Ihre Reihenfolge zählt nur, wenn mit einer ein neues Zeitalter beginnt.
    .title = Zugleich fertig
pr-coach-prompt-skill = Früh ist eine Aktion mehr am meisten wert. Dann kommen Forschung und Ziehen; gegen Ende sieh auf die Punkte des Tableaus.
    .title = Beliebige Fähigkeit
pr-coach-prompt-scientist = Was dein Philosoph lieh, ist weg. Ein Gelehrter leiht etwas Neues, und seine Punkte zählen am Ende.
    .title = Ein Gelehrter
pr-coach-prompt-artist = Was dein Gelehrter lieh, ist weg. Ein Künstler leiht etwas Neues, und seine Punkte zählen am Ende.
    .title = Ein Künstler
pr-coach-prompt-philosopher = Jeder von euch hat einen Philosophen bekommen. Tippe auf deinen: die Zahlen darauf bestimmen die Reihenfolge.
    .title = Wer führt dich?
pr-coach-prompt-markers = Wähle die Technologie, auf die du am meisten wartest. Ohne Marker wird sie sofort aktiv.
    .title = Früher als geplant
pr-coach-prompt-activate = Wähle die teuerste: alle ihre Marker gehen weg, und ihre Vorteile kommen jetzt.
    .title = Sofort aktiv
pr-coach-prompt-milestone = Sieh nach, welche Karte oben auf den Meilensteinen liegt, und tippe auf ihren Namen.
    .title = Ein neuer Meilenstein
pr-coach-prompt-reveal = Dreh die oberste Karte um und sag, ob sie ein Symbol trägt. Eine ohne kommt zum Zeitstapel und kostet Punkte.
    .title = Die Zeit vergeht
pr-coach-activated = Die Vorteile kamen sofort, die Punkte kommen am Ende. Karten, die sie in einer Kostenzeile nennen, sind jetzt billiger für dich.
    .title = Eine neue Technologie
pr-coach-researched = In jedem deiner Züge geht ein Marker weg; ohne Marker wird sie aktiv. Vor deiner ersten Aktion kannst du sie zurücknehmen.
    .title = In Entwicklung
pr-coach-new-age = Sein Stapel ist jetzt offen, und seine Karten kosten mehr. Karten des vorletzten Zeitalters verlassen deine Hand, spiel sie also rechtzeitig.
    .title = Ein neues Zeitalter
pr-coach-milestone-kept = Jeder, der gezahlt hat, bekommt die Vorteile. Wer am meisten zahlte, bekommt sie am Ende noch einmal, und die Punkte.
    .title = Ein Meilenstein ist fertig
pr-coach-time = Sieben Karten kosten je einen Punkt, die nächsten sieben je zwei. Warte mit den Symbolen nicht zu lange.
    .title = Der Zeitstapel wächst

## Decks

pr-pack-deck = Deck
pr-pack-deck-hint = Technologien, Leisten, Schwellen, Persönlichkeiten und Meilensteine. Eine Vorlage: sandtable progress template.
pr-fault-columns = Diese Spalten fehlen: { $columns }
pr-fault-columns-twice = Diese Spalten kommen doppelt vor: { $columns }
pr-fault-table = Das ist keine Tabelle: { $problem }
pr-fault-no-table = Die Tabelle muss eine Datei sein, deren Name auf .csv endet
pr-fault-cells = Mehr Zellen als Spalten: { $text }
pr-fault-utf-8 = Zeichen gingen verloren: die Tabelle als UTF-8 speichern
pr-fault-whole-number = Hier gehört eine ganze Zahl hin
pr-fault-cost = Eine Menge und eine Art, etwa 3 S
pr-fault-benefit = Eines von { $choices } und so weiter
pr-fault-yes-no = yes oder nichts
pr-cli-copies = Zeitalter { $age } hat { $have } Karten; das gedruckte Spiel hat { $want }
pr-cli-symbols = Zeitalter { $age } braucht bei { $players } { $players ->
    [one] Spieler
   *[other] Spielern
  } { $want } { $want ->
    [one] Symbol
   *[other] Symbole
  }, und die Karten davor haben { $have }
pr-cli-no-games = Es muss mindestens eine Partie gespielt werden
pr-cli-no-deck = Das Deck { $deck } gibt es nicht
pr-cli-players = { $players ->
    [one] 1 Spieler, { $games } Partien; beendet durch: { $ends }
   *[other] { $players } Spieler, { $games } Partien; beendet durch: { $ends }
}
pr-cli-length =   Züge je Spieler: Median { $turns }, von { $low } bis { $high }
pr-cli-scores =   Punkte: Sieger { $best }, Mittel { $mean }, Letzter { $last }
pr-cli-seats =   Siege nach Platz in der Reihenfolge: { $seats }
pr-cli-use =   gespielt, wenn gesehen, { $many } Technologien; unter 15 %: { $low }; über 85 %: { $high }
pr-cli-dead =   nie gespielt: { $cards }
pr-cli-held =   alle Grenzen sind eingehalten
pr-cli-missed =   verfehlte Grenzen: { $which }

## Das Telefon

pr-ui-tabs = Was gezeigt wird
pr-ui-tab-mine = Meins
pr-ui-tab-tree = Baum
pr-ui-tab-others = Andere
pr-ui-tab-piles = Stapel
pr-ui-you = Du
pr-ui-points = Punkte bisher
pr-ui-player = Spieler
pr-ui-age = Zeitalter { $age }
pr-ui-signs = { $have } von { $need } Symbolen für Zeitalter { $age }
pr-ui-signs-end = { $have } von { $need } Symbolen beenden das Spiel
pr-ui-active = Aktive Technologien
pr-ui-techs = { $coming ->
    [0] { $count }
    [one] { $count }, eine weitere unterwegs
   *[other] { $count }, { $coming } weitere unterwegs
}
pr-ui-no-techs = Noch keine Technologien
pr-ui-in-turns = { $count ->
    [one] in 1 Zug
   *[other] in { $count } Zügen
}
pr-ui-guided = Geleitet von
pr-ui-milestone = { $count ->
    [0] { $points } SP, der letzte
   *[other] { $points } SP, noch { $count }
}
pr-ui-power = Macht
pr-ui-by-rank = nach Rang gewertet
pr-ui-by-position = nach Feld gewertet
pr-ui-skills = Fähigkeiten
pr-ui-hand = Deine Hand
pr-ui-hand-of = { $count ->
    [one] 1 Handkarte, Grenze { $limit }
   *[other] { $count } Handkarten, Grenze { $limit }
}
pr-ui-piles = Ablagen
pr-ui-pile-open = { $count } im Stapel
pr-ui-pile-closed = noch nicht offen
pr-ui-pile-gone = vorbei
pr-ui-time = Zeitstapel
pr-ui-time-cost = { $count ->
    [one] 1 Karte, −{ $points } SP
   *[other] { $count } Karten, −{ $points } SP
}
pr-ui-tree = Technologiebaum
pr-ui-or = oder
pr-ui-have = Du hast sie
pr-ui-lacks = { $count } Wissen fehlt
pr-ui-discard = Abwurf: { $value }
pr-ui-any-skill = Fähigkeit nach Wahl +1
pr-ui-set = 1 SP je 5 { $kind }
pr-ui-vp-of = { $points } SP
pr-ui-symbol = Symbol Zeitalter { $age }
pr-ui-kind-s = Wissenschaft
pr-ui-kind-e = Technik
pr-ui-kind-c = Kultur
pr-ui-kind-g = Allgemein
pr-ui-bold = fett gilt jetzt
pr-ui-vp = SP
pr-ui-affordable = bezahlbar
pr-ui-in-hand = auf der Hand
pr-ui-return = Meine Karten und Aktionen
pr-ui-take-up = Aufnehmen
pr-ui-would-be-free = wäre umsonst
pr-ui-costs = würde { $count } kosten
pr-ui-would-lack = { $count } zu wenig
pr-ui-pay-with = Zu zahlen mit: { $things }
pr-ui-ends-actions = beendet deine Aktionen
pr-ui-pick-discover = Karte entdecken …
pr-ui-pick-research = Karte erforschen …
pr-ui-pick-take-personality = Neue Persönlichkeit …
pr-ui-lends = leiht: { $gives }
pr-ui-leaves = Vermächtnis: { $gives }
pr-ui-draws = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
pr-ui-fewer-markers = { $count } Marker weniger auf einer Technologie
pr-ui-activates = eine Technologie in Entwicklung wird aktiv
pr-ui-find-card = Karte suchen
pr-ui-not-listed = Nicht in der Liste? Gib ein, was auf ihr steht.
pr-ui-no-such-card = Keine solche Karte
pr-ui-token-count = { $kind }: { $ready } von { $all } bereit
pr-ui-cost = { $amount } { $kind }
pr-ui-cost-or = { $amount } { $kind } oder { $card }
pr-ui-card-words = { $kind }, Zeitalter { $age }. Kosten: { $cost }. Sie gibt: { $gives }. Abgeworfen ist sie { $value } Wissen wert.
pr-ui-paid-with = Bezahlt mit
pr-ui-paid-of = { $low ->
    [0] bezahlt
   *[other] bezahlt, von { $low }
}
pr-ui-on-top = oben auf der Ablage
pr-ui-pool = Noch { $count } Wissen in diesem Zug
pr-ui-tap-card = Tippe eine Karte an, um sie zu entdecken oder zu erforschen
pr-ui-to-pay = zu bezahlen: { $count }
pr-ui-free = nichts zu bezahlen
pr-ui-from-pool = aus übrigem Wissen bezahlt
pr-ui-shuffle-how = Jede gewählte Ablage wird in ihren Stapel gemischt; dann ziehst du ebenso viele Karten.
pr-ui-keep-pool = Übriges Wissen dieses Zuges bezahlt. Drehst du stattdessen Plättchen um, bleibt das allgemeine Wissen.
pr-ui-chosen-of = gewählt, von { $low }
pr-ui-generated = Wissen, bis zum Ende deines Zuges
pr-ui-pay-how = { $tokens ->
    [0] Eine abgeworfene Karte zahlt für jede Art.
   *[other] Ein Plättchen zahlt für seine Art und kommt zurück; eine abgeworfene Karte zahlt für jede Art.
}
pr-ui-surplus = { $count } mehr als nötig. Das bleibt bis zum Ende deines Zuges.
pr-ui-pay-anyway = Trotzdem bezahlen
pr-ui-field-age = Zeitalter
pr-ui-field-kind = Art
pr-ui-field-icon = Vorteil
pr-ui-field-prestige = Ansehen
pr-ui-field-population = Bevölkerung
pr-ui-field-army = Heer
pr-ui-field-vp = Punkte
pr-ui-field-symbol = Zeitaltersymbol
pr-ui-field-order = Nummer
pr-ui-field-leaves = Vermächtnis
pr-ui-field-cards = Vermächtnis: Karten
pr-ui-field-markers = Vermächtnis: Marker weniger
pr-ui-field-activate = Vermächtnis: aktiviert eine
pr-ui-field-first = Erste Kosten
pr-ui-field-second = Zweite Kosten
pr-ui-field-third = Dritte Kosten
pr-ui-field-fourth = Vierte Kosten
pr-ui-field-card = Karte
pr-ui-field-give = Du gibst
pr-ui-field-take = Du nimmst
pr-ui-icon-any = Fähigkeit nach Wahl
pr-ui-icon-none = Keiner
pr-ui-yes = Ja
pr-ui-no = Nein
pr-ui-top = Die oberste Karte
pr-ui-actions = Aktionen übrig
pr-ui-printed-hand = Handkarten, Zeitalter { $age }
pr-ui-set-it = Setzen
pr-ui-total = Summe
pr-ui-source-prestige = Ansehen
pr-ui-source-population = Bevölkerung
pr-ui-source-army = Heer
pr-ui-source-board = Spielertableau
pr-ui-source-cards = Technologien
pr-ui-source-sets = Sätze zu fünft
pr-ui-source-people = Persönlichkeiten
pr-ui-source-milestones = Meilensteine
pr-ui-source-time = Zeitstapel

## Der wirkliche Tisch, Lampen, das Ende

pr-deed-power = Rücke deinen Stein auf { $power } von { $was } auf { $at }
pr-deed-skill = Rücke deinen Stein auf { $skill } auf Feld { $at }
pr-deed-markers = { $at ->
    [0] Nimm die Marker von { $card }
    [one] 1 Marker auf { $card }
   *[other] { $at } Marker auf { $card }
}
pr-deed-cover = { $at ->
    [0] Nimm deinen Stein von Kosten { $cost }: { $milestone }
   *[other] Dein Stein auf Kosten { $cost }: { $milestone }
}
pr-deed-ready = Farbige Seite oben: { $kind } × { $at }
pr-deed-spent = Graue Seite oben: { $kind } × { $at }
pr-tray-centre = Mitte des Tisches
pr-story-points = Punkte, wenn das Spiel geendet hätte
