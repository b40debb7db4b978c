### What Price Glory?, in unseren eigenen Worten.

## Das Buch

game-what-price-glory = What Price Glory?
    .line = Die Westfront, 1914 bis 1918
book-wpg = What Price Glory?
wpg-section-1-1 = 1.1 Spielsteine
wpg-section-1-2 = 1.2 Die Karte
wpg-section-1-3 = 1.3 Karten
wpg-section-3-1 = 3.1 Spielablauf
wpg-section-4 = 4 Impulse
wpg-section-4-1 = 4.1 Einen Impuls beginnen
wpg-section-4-2 = 4.2 Karten spielen
wpg-section-4-3 = 4.3 Aktive Einheiten
wpg-section-4-4 = 4.4 Ende des Impulses
wpg-section-5-1 = 5.1 Sonderaktionen
wpg-section-5-3 = 5.3 Mehrere Karten
wpg-section-5-4 = 5.4 Karten verbinden
wpg-section-6-1 = 6.1 Bewegen
wpg-section-6-2 = 6.2 Bewegungskosten
wpg-section-6-3 = 6.3 Stapeln
wpg-section-7-1 = 7.1 Wann angegriffen wird
wpg-section-7-2 = 7.2 Wie angegriffen wird
wpg-section-7-3 = 7.3 Schaden verteilen
wpg-section-7-4 = 7.4 Rückzug
wpg-section-7-5 = 7.5 Besondere Einheiten
wpg-section-8-1 = 8.1 Nachschub
wpg-section-8-2 = 8.2 Nachschubweg
wpg-section-8-3 = 8.3 Nachschubquellen
wpg-section-9-1 = 9.1 Kontrolle
wpg-section-9-2 = 9.2 Wechsel der Kontrolle
wpg-section-10-1 = 10.1 Die Ostfront
wpg-section-10-2 = 10.2 Abgang nach Osten
wpg-section-10-3 = 10.3 Rückkehr aus dem Osten
wpg-section-11-2 = 11.2 Initiativeleiste
wpg-section-12 = 12 Sieg
wpg-section-13-2 = 13.2 Runde 1: erstes Passen
wpg-section-13-3 = 13.3 Runde 1: Karten
wpg-section-13-4 = 13.4 Runde 1: Belgien
wpg-section-14 = 14 Erläuterungen zu Karten
wpg-section-14-1 = 14.1 Stahlgewitter
wpg-section-14-2 = 14.2 Maschinengewehre!
wpg-section-14-4 = 14.4 Meutereien im französischen Heer
wpg-section-14-5 = 14.5 Kaiserschlacht
wpg-section-14-8 = 14.8 Eisenbahn
wpg-section-14-9 = 14.9 Luftherrschaft
wpg-section-14-10 = 14.10 Nivelle und Somme
wpg-section-14-12 = 14.12 Kriegseintritt der USA
wpg-section-15 = 15 Kartenverbindungen

## Namen

wpg-side-orange = Mittelmächte
wpg-side-blue = Entente
wpg-card-esprit-de-corps = Esprit de Corps
wpg-card-battlefield-coordination = Gefechtsführung
wpg-card-battlefield-recovery = Auffrischung
wpg-card-independent-initiative = Eigene Initiative
wpg-card-steel-rain = Stahlgewitter
wpg-card-railroads = Eisenbahn
wpg-card-reinforcements = Verstärkungen
wpg-card-machine-guns = Maschinengewehre!
wpg-card-high-seas-fleet = Hochseeflotte
wpg-card-grand-fleet-sorties = Grand Fleet läuft aus
wpg-card-submarine-warfare = Uneingeschränkter U-Boot-Krieg
wpg-card-stosstruppen = Stoßtruppen
wpg-card-french-army-mutinies = Meutereien im französischen Heer
wpg-card-kaiser-offensive = Kaiserschlacht
wpg-card-poison-gas = Giftgas
wpg-card-trench-warfare = Grabenkrieg
wpg-card-air-supremacy = Luftherrschaft
wpg-card-siegfried-position = Siegfriedstellung
wpg-card-usa-enters = Kriegseintritt der USA
wpg-card-somme-offensive = Somme-Offensive
wpg-card-nivelle-offensive = Nivelle-Offensive
wpg-card-tanks = Panzer
wpg-card-unity-of-command = Gemeinsamer Oberbefehl
wpg-card-printed = Gedruckte Karte
wpg-card-other = Eine Karte mit anderem Text
wpg-box-german-reserve = Deutsche Reserve
wpg-box-french-reserve = Französische Reserve
wpg-box-british-reserve = Britische Reserve
wpg-box-allied-reserve = Belgische und US-Reserve
wpg-box-not-in-play = Noch nicht im Spiel
wpg-box-out-of-the-game = Aus dem Spiel
wpg-box-east = Ostfront
wpg-box-returning = Auf dem Rückweg aus dem Osten
wpg-counter-german-corps = deutsches Korps
wpg-counter-french-corps = französisches Korps
wpg-counter-british-corps = britisches Korps
wpg-counter-belgian-corps = belgisches Korps
wpg-counter-us-corps = US-Korps
wpg-counter-german-stoss = Stoßtruppen
wpg-counter-french-mutiny = meuterndes Korps
wpg-counter-french-tank = französische Panzer
wpg-counter-british-tank = britische Panzer
wpg-counter-british-bef = BEF-Korps

## Was zu tun ist

wpg-prompt-build-hands = Wähle verdeckt bis zu { $count } Karten
wpg-prompt-hand-chosen = Hand gewählt. Du kannst sie noch ändern
wpg-wait-build-hands = Beide Seiten wählen ihre Karten
wpg-prompt-bring-back = Wähle die Einheiten, die von der Ostfront zurückkommen
wpg-wait-bring-back = { $side }: Rückkehr aus dem Osten wird gewählt
wpg-prompt-next-impulse = Beginne einen Impuls mit Karten, oder passe
wpg-wait-next-impulse = { $side }: ein Impuls oder Passen
wpg-prompt-send-east = Wähle die Einheiten, die an die Ostfront gehen
wpg-wait-send-east = { $side }: Abgang nach Osten wird gewählt
wpg-prompt-window = Reagierst du?
wpg-wait-window = { $side } kann reagieren
wpg-prompt-begin = Wie setzt du deine Karte ein?
wpg-wait-begin = { $side } entscheidet, wie die Karte eingesetzt wird
wpg-prompt-slot = Wähle die Gruppe für Aktion { $slot } von { $slots }
wpg-wait-slot = { $side } wählt die Gruppe für Aktion { $slot } von { $slots }
wpg-prompt-extend = Noch eine Karte, oder Ende deines Impulses?
wpg-wait-extend = { $side } kann mit einer weiteren Karte fortfahren
wpg-prompt-singles = Wähle die nächste einzelne Einheit (noch { $left })
wpg-wait-singles = { $side } lässt einzelne Einheiten handeln (noch { $left })
wpg-prompt-act = { $count } in { $area }: Was tun sie?
wpg-wait-act = { $side } entscheidet, was { $count } in { $area } tun
wpg-prompt-moving = { $count } in { $area }: weiter oder halt?
wpg-wait-moving = { $side } bewegt { $count } aus { $area }
wpg-prompt-damage = Noch { $hits } Treffer in { $area } verteilen
wpg-wait-damage = { $side } verteilt { $hits } Treffer in { $area }
wpg-prompt-event = { $card }: wähle
wpg-wait-event = { $side } spielt { $card }
wpg-prompt-take-cards = Nimm Karten aus deinem Ablagestapel zurück
wpg-wait-take-cards = { $side } nimmt Karten aus dem Ablagestapel zurück
wpg-prompt-retiring = Wohin weicht die Gruppe aus?
wpg-wait-retiring = { $side } nimmt eine Gruppe zurück
wpg-roll-attack = { $side } greift in { $area } an
wpg-roll-bombard = { $side } beschießt { $area }
wpg-roll-machine-guns = { $side }: Maschinengewehre in { $area }
wpg-roll-breakdown = Bleiben die Panzer liegen? { $spent } oder weniger: ja
wpg-roll-fleet = Kommt die Hochseeflotte nach Hause?
wpg-shuffle-events = Eine Ereigniskarte wird gezogen
wpg-shuffle-reserve = Verstärkungen werden gezogen

## Angebote

wpg-offer-hand = Diese Karten nehmen
wpg-offer-pass = Passen
wpg-offer-commit = { $card }
wpg-offer-commit-printed = Karten verdeckt auslegen
wpg-offer-combine = { $card } und weitere
wpg-offer-combine-event = { $card } und { $event }
wpg-offer-simple = Eine einfache Aktion, verdeckt
wpg-offer-use = { $card } ausspielen
wpg-offer-end = Impuls beenden
wpg-offer-singly = Einzelne Einheiten handeln lassen
wpg-offer-skip = Verzichten
wpg-offer-activate = Bis zu { $count } in { $area }
wpg-offer-attack = In { $area } angreifen
wpg-offer-recover = Gruppe auffrischen
wpg-offer-rail = Mit der Bahn
wpg-offer-bombard = { $area } beschießen
wpg-offer-advance = { $count } nach { $area } ({ $cost } { $cost ->
        [one] Punkt
       *[other] Punkte
    })
wpg-offer-no-step = Nach { $area }
wpg-offer-halt = Hier halten
wpg-offer-flip = { $unit } { $strength }-{ $move } in { $area }: auf erschöpft drehen
wpg-offer-retreat = { $unit } { $strength }-{ $move } weicht aus { $area } nach { $to } zurück
wpg-offer-reserve = { $unit } { $strength }-{ $move } in { $area }: in das Feld neben der Karte
wpg-offer-react = Reagieren: { $card }
wpg-offer-waive = Keine Reaktion in diesem Impuls
wpg-offer-reinforce = Verstärkungen: { $box ->
        [german-reserve] deutsche
        [french-reserve] französische
        [british-reserve] britische
       *[other] belgische und US
    }
wpg-offer-stoss = Stoßtruppen in { $area }
wpg-offer-gas = Gas auf { $area }
wpg-offer-trenches = Bis zu { $count } Gräben ausheben
wpg-offer-retire = Aus { $area } ausweichen
wpg-offer-retire-to = Nach { $area }
wpg-offer-land = Die US-Korps kommen nach { $area }
wpg-offer-tank = Panzer nach { $area }
wpg-offer-refresh = Bis zu { $count } auffrischen
wpg-offer-take = Bis zu { $count } Karten nehmen
wpg-offer-east = { $count } an die Ostfront
wpg-offer-west = { $count } von der Ostfront zurück

## Was geschah

wpg-turn-begins = Runde { $turn }: { $season ->
        [summer] Sommer
        [winter] Winter
        [spring] Frühjahr
       *[fall] Herbst
    } { NUMBER($year, useGrouping: 0) }
wpg-event-drawn = { $side } zieht ein Ereignis
wpg-event-yours = Du ziehst { $card }
wpg-event-shown = { $side } zieht { $card }
wpg-draw-printed = { $side }: Zieht verdeckt eine Karte aus dem Ereignisfach in das Hauptdeck
wpg-other-card = Tut, was die Karte sagt, und tragt das Ergebnis als Korrektur ein
wpg-hand-chosen = { $side } hat die Hand gewählt
wpg-hand-taken = { $side } nimmt { $count } Karten
wpg-committed = { $side } beginnt einen Impuls mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
wpg-passed = { $side } passt
wpg-simple = { $side } nimmt eine einfache Aktion
wpg-shown = { $side } zeigt { $card }
wpg-skipped = { $side } verzichtet
wpg-singles = { $side } lässt bis zu { $count } einzelne Einheiten handeln
wpg-advanced = { $side } bewegt { $count } von { $area } nach { $to }
wpg-railed = { $side } fährt { $count } mit der Bahn von { $area } nach { $to }
wpg-recovered = { $side } frischt { $count } in { $area } auf
wpg-retired = { $side } nimmt { $count } von { $area } nach { $to } zurück
wpg-took = { $side } nimmt { $area }: Summe { $total }
wpg-paris-falls = Paris ist gefallen
wpg-fired-attack = { $side } greift { $area } an: { $hits } von { $dice } Würfeln treffen
wpg-fired-bombard = { $side } beschießt { $area }: { $hits } von { $dice } Würfeln treffen
wpg-fired-machine-guns = Maschinengewehre in { $area }: { $hits } Treffer, doppelt gezählt
wpg-absorbed-flip = { $unit } in { $area } ist erschöpft
wpg-absorbed-retreat = { $unit } weicht von { $area } nach { $to } zurück
wpg-absorbed-reserve = { $unit } in { $area } wird von der Karte genommen
wpg-mutiny = Ein französisches Korps der Reserve meutert
wpg-broke-down = Panzer bleiben in { $area } liegen
wpg-gun-placed = Ein Maschinengewehr eröffnet das Feuer in { $area }
wpg-reacted = { $side } reagiert mit { $card }
wpg-waived = { $side } reagiert in diesem Impuls nicht
wpg-fleet-countered = Die Grand Fleet stellt die Hochseeflotte
wpg-fleet-sails = Die Hochseeflotte bringt { $count } Siegpunkte
wpg-fleet-returns = Die Hochseeflotte kommt nach Hause
wpg-fleet-lost = Die Hochseeflotte ist verloren
wpg-reinforced = { $side }: { $count } Verstärkungen in { $area }
wpg-stoss = { $count } Korps in { $area } werden Stoßtruppen
wpg-gas = Gas auf { $area }
wpg-dug = { $side } hebt einen Graben in { $area } aus
wpg-us-land = { $count } US-Korps kommen nach { $area }
wpg-usa-entered = Die USA treten in den Krieg ein
wpg-tank-placed = Panzer kommen nach { $area }
wpg-refreshed = { $side } frischt { $count } Einheiten auf
wpg-refreshed-all = Ende der Runde: { $count } Einheiten im Nachschub sind wieder frisch
wpg-took-cards = { $side } nimmt { $count } Karten zurück
wpg-sent-east = { $count } Einheiten gehen an die Ostfront
wpg-brought-back = { $count } Einheiten sind auf dem Rückweg aus dem Osten
wpg-initiative = { $side } hat die Initiative
wpg-nivelle-failed = Die Offensive nahm kein Gebiet: { $count } Siegpunkt für die Mittelmächte
wpg-corrected-unit = { $unit }: von { $from } nach { $to }, { $face ->
        [fresh] frisch
       *[spent] erschöpft
    }
wpg-corrected-control = { $area } wird von { $side } kontrolliert
wpg-corrected-trench = { $area } wird von { $side } kontrolliert, mit Graben
wpg-corrected-tracks = Siegleiste { $victory }, Initiative { $initiative }, bei { $side }
wpg-won-paris = Paris ist gefallen: Die Mittelmächte gewinnen
wpg-won-points = { $side } gewinnt mit einer Summe von { $total }
wpg-draw = Die Summe ist null: unentschieden

## Gründe

wpg-one-card = Eine Karte: eine Gruppe, eine einfache Aktion
wpg-cards-combine = Diese Karten passen zusammen
wpg-may-pass = Passen ist immer erlaubt
wpg-may-skip = Keine Aktion ist Pflicht
wpg-may-halt = Eine Gruppe darf überall anhalten
wpg-activate = Frische Einheiten eines Gebiets
wpg-uses-text = Die Karte wirkt nach ihrem Text
wpg-card-text = Wie die Karte sagt
wpg-reaction = Eine Reaktionskarte
wpg-waive-reason = Niemand muss reagieren
wpg-singles-reason = Vier einzelne Einheiten handeln statt einer Gruppe
wpg-bombards = Das Gebiet oder ein Nachbar einer versorgten Basis
wpg-rails = Durch versorgte Gebiete der eigenen Seite
wpg-recovers = Erschöpfte Einheiten einer versorgten Gruppe werden frisch
wpg-takes = Vom Ablagestapel auf die Hand, für spätere Impulse
wpg-transfer = Wie die Rundenleiste sagt
wpg-cost-step = Ein Gebiet
wpg-cost-enter = { $area } gehört dem Gegner oder enthält Gegner
wpg-cost-leave = { $area }, das verlassen wird, gehört dem Gegner oder enthält Gegner
wpg-cost-belgium = Belgien kostet in Runde 1 nichts zusätzlich
wpg-strength = Kampfstärke
wpg-mod-bef = Nur BEF-Korps im Ziel
wpg-mod-tank = Panzer im Ziel
wpg-mod-trench = Ein Graben
wpg-mod-stoss = Stoßtruppen missachten, was Feuer schwächt
wpg-bombard-need = Stahlgewitter
wpg-absorb-flip = Eine frische Einheit wird gedreht
wpg-absorb-retreat = Eine erschöpfte Einheit weicht zurück
wpg-absorb-reserve = Kein weiterer Rückzug: von der Karte
wpg-hand-track = Rundenleiste
wpg-hand-submarines = U-Boot-Krieg
wpg-hand-usa = Die USA sind im Krieg
wpg-in-supply = { $area } ist versorgt
wpg-out-of-supply = { $area }: kein Weg { $source ->
        [german] zum Ostrand der Karte
        [french] zum Südrand der Karte
       *[port] zu einem eigenen Hafen
    }

## Ablehnungen

wpg-over = Das Spiel ist zu Ende
wpg-not-yours = Das entscheidest nicht du
wpg-not-now = Das geht jetzt nicht
wpg-not-asked-for = Darauf wartet das Spiel nicht
wpg-wrong-dice = Das sind nicht die verlangten Würfel
wpg-not-an-order = Das ist keine Reihenfolge des Stapels
wpg-must-pass = Die Entente muss ihren ersten Impuls passen
wpg-not-in-hand = Diese Karte ist nicht auf deiner Hand: { $card }
wpg-so-many-in-hand = Du hast { $count } Karten auf der Hand
wpg-cards-on-the-table = Die Karten liegen auf dem Tisch: Sag, wie viele
wpg-cards-on-the-phone = Die Karten sind auf den Telefonen: Sag, welche
wpg-not-in-deck = Diese Karte ist nicht so oft in deinem Stapel: { $card }
wpg-not-in-discard = Diese Karte liegt nicht so oft im Ablagestapel: { $card }
wpg-not-committed = Diese Karte liegt nicht für den Impuls aus: { $card }
wpg-hand-too-large = Höchstens { $most } Karten, nicht { $count }
wpg-too-many-taken = Höchstens { $most } Karten
wpg-turn-one-single = In Runde 1 spielt die Entente nur einzelne Karten für einfache Aktionen
wpg-too-many-cards = Höchstens { $most } Karten in einem Impuls
wpg-same-card-twice = Alle Karten eines Impulses müssen verschieden sein
wpg-plays-alone = { $card } lässt sich so nicht mit anderen spielen
wpg-start-with = Mehrere Karten beginnen mit Esprit de Corps oder Gefechtsführung, nicht mit { $card }
wpg-usa-ended-it = { $card } hat keine Wirkung mehr: Die USA sind im Krieg
wpg-event-with = { $card } ist ein Ereignis: nur als Aktion der zweiten Gruppe mit Gefechtsführung
wpg-event-with-esprit = Kein Ereignis zusammen mit Esprit de Corps
wpg-not-the-start = { $card } beginnt diesen Impuls nicht
wpg-does-not-extend = { $card } verlängert keinen Impuls
wpg-no-text-now = Der Text von { $card } gilt in diesem Moment nicht
wpg-kaiser = Nur solange die Summe unter null ist; sie ist { $total }
wpg-nothing-for = Es gibt nichts, wofür { $card } taugt
wpg-not-for-card = { $card } erlaubt das nicht
wpg-card-needed = Dazu muss { $card } unter den Karten dieses Impulses sein
wpg-group-size = Eine Gruppe hat 1 bis { $most } Einheiten
wpg-not-your-unit = Das ist nicht deine Einheit
wpg-group-area = Eine Gruppe steht in einem Gebiet
wpg-not-on-map = Diese Einheiten sind nicht auf der Karte
wpg-british-and-french = Briten und Franzosen handeln nicht gemeinsam, bevor die USA in den Krieg eintreten
wpg-group-acted = Diese Einheiten gehören zur anderen Gruppe oder haben gehandelt
wpg-other-base = Die Gruppe muss von dort kommen, wo das Stahlgewitter abgefeuert wurde, nicht aus { $area }
wpg-group-first = Mit Esprit de Corps wird zuerst die Gruppe gewählt
wpg-one-unit = Eine Einheit nach der anderen
wpg-same-units = Nur Einheiten, die schon gehandelt haben
wpg-spent = Erschöpfte Einheiten handeln nicht
wpg-only-by-rail = Sie kommen nur mit der Eisenbahn zurück auf die Karte
wpg-not-a-neighbour = { $area } grenzt nicht an { $here }
wpg-too-far = { $area } kostet { $cost }, übrig sind { $left }
wpg-barrier = Nur { $most } Einheiten kommen in einer Aktion { $barrier ->
        [river] über den Fluss
        [forest] durch den Wald
       *[mountain] über das Gebirge
    } von { $here } nach { $area }
wpg-full = { $area } enthält { $there } von höchstens { $most } Einheiten
wpg-no-enemy = Kein Gegner in { $area }
wpg-may-not-attack = Ein meuterndes Korps greift nicht an
wpg-no-supply = { $area } ist nicht versorgt
wpg-gassed = Keine Auffrischung im Gas: { $area }
wpg-no-target = Stahlgewitter kann { $area } jetzt nicht treffen
wpg-no-rail = Nach { $area } fährt für diese Gruppe kein Zug
wpg-no-way-back = Die Gruppe kann nicht nach { $area } ausweichen
wpg-not-hit = { $unit } hat keinen Treffer aufzunehmen
wpg-must-retreat = { $unit } muss zurückweichen: Sag wohin
wpg-must-go-back = { $unit } kann nur dorthin zurück, woher es kam, nicht nach { $area }
wpg-no-retreat-there = { $unit } kann nicht nach { $area } zurückweichen: nicht benachbart, beim Gegner oder voll
wpg-no-retreat-now = { $unit } weicht mit diesem Treffer nicht zurück
wpg-no-reaction = { $card } ist darauf keine Reaktion
wpg-not-eastbound = Nur versorgte Einheiten mit Bewegung über 1 werden verlegt
wpg-not-in-the-east = Nur Einheiten an der Ostfront kehren von dort zurück
wpg-exactly = Genau { $count } Einheiten
wpg-no-such-unit = Eine Einheit { $unit } gibt es nicht
wpg-no-such-area = Ein Gebiet { $area } gibt es nicht
wpg-no-such-side = Eine Seite { $side } gibt es nicht
wpg-needs-match = Das lässt sich nur in einer Partie fragen
wpg-correct-later = Beende erst den Impuls, oder nimm ihn zurück
wpg-east-full = Höchstens { $most } Einheiten sind an der Ostfront
wpg-held-by-others = In { $area } stehen nur Einheiten der anderen Seite
wpg-no-more-trenches = Es gibt nur { $most } Gräben
wpg-off-the-track = Die Initiative geht von { $most } bis minus { $most }

## Datendateien

wpg-fault-choice = Das ist keine der Antworten
wpg-fault-area-twice = Dieses Gebiet steht zweimal da
wpg-fault-no-paris = Es muss ein Gebiet mit der id paris geben
wpg-fault-land = Das Land braucht mindestens drei Ecken
wpg-fault-unknown-area = Ein Gebiet oder Feld { $area } gibt es nicht
wpg-fault-border-twice = Diese Grenze steht zweimal da: { $area }
wpg-fault-border-self = { $area } kann nicht an sich selbst grenzen
wpg-fault-unconnected = Dieses Gebiet ist von Paris aus nicht erreichbar
wpg-fault-no-east = Kein Gebiet liegt am Ostrand
wpg-fault-no-south = Kein Gebiet liegt am Südrand
wpg-fault-count = Eine negative Anzahl von Einheiten: { $area }
wpg-fault-values = Stärke und Bewegung sind 1 bis 6
wpg-fault-card-twice = Diese Karte steht zweimal da
wpg-fault-copies = Zahlen einer Karte können nicht negativ sein
wpg-fault-battle-cards = Die Seite { $side } hat { $count } Kampfkarten statt { $most }
wpg-fault-event-cards = Die Seite { $side } hat { $count } Ereigniskarten statt { $most }
wpg-fault-turns = Es gibt { $most } Runden
wpg-fault-hand = Eine Hand hat 1 bis { $most } Karten

## Aufbau

wpg-form-play = Karten
wpg-form-play-digital = auf den Telefonen
wpg-form-play-companion = gedruckt, auf dem Tisch
wpg-form-play-help = Liegt das gedruckte Spiel auf dem Tisch, führen die Telefone Karte, Leisten, Nachschub und Würfel und zählen die Spielkarten nur.

## Hausregeln

wpg-house-reveal_events = Gezogene Ereigniskarten
wpg-house-reveal_events-help = Sieht die andere Seite, welches Ereignis gezogen wurde?
wpg-house-reveal_events-hidden = bleiben verdeckt
wpg-house-reveal_events-shown = werden gezeigt
wpg-house-marker_life = MG- und Gasmarker bleiben
wpg-house-marker_life-help = Das Buch entfernt sie einmal nach dem Impuls und zweimal nach der Runde.
wpg-house-marker_life-turn = für die Runde
wpg-house-marker_life-impulse = für den Impuls
wpg-house-retreat_range = Rückzug geht
wpg-house-retreat_range-help = Wie weit darf eine Einheit zurückweichen?
wpg-house-retreat_range-adjacent = in ein Nachbargebiet
wpg-house-retreat_range-two_areas = bis zu zwei Gebiete weit
wpg-house-retreat_barriers = Hindernisse beim Rückzug
wpg-house-retreat_barriers-help = Gilt die Grenze an Fluss, Wald und Gebirge auch beim Rückzug?
wpg-house-retreat_barriers-free = zählen nicht
wpg-house-retreat_barriers-limited = lassen zwei Einheiten durch
wpg-house-us_ports = US-Korps in einem Hafen
wpg-house-us_ports-help = Das Buch nennt nur Briten und Belgier als in Häfen immer versorgt.
wpg-house-us_ports-book = brauchen einen eigenen Hafen
wpg-house-us_ports-as_british = sind immer versorgt
wpg-house-optional_ports = Rouen, Ypern und Gent
wpg-house-optional_ports-help = Die Karte steht nicht im Regelheft: Sind das Häfen?
wpg-house-optional_ports-closed = sind keine Häfen
wpg-house-optional_ports-open = sind Häfen
wpg-house-lux_is_belgium = Luxemburg in Runde 1
wpg-house-lux_is_belgium-help = Gilt der freie Einmarsch nach Belgien auch für Luxemburg?
wpg-house-lux_is_belgium-no = kostet wie sonst
wpg-house-lux_is_belgium-yes = gilt als Belgien
wpg-house-recovery_stays = Zuletzt aufgefrischte Einheiten
wpg-house-recovery_stays-help = Werden Einheiten, die zuletzt aufgefrischt wurden, am Ende des Impulses gedreht?
wpg-house-recovery_stays-yes = bleiben frisch
wpg-house-recovery_stays-no = sind erschöpft, wenn sie gehandelt haben
wpg-house-mods_on_bombardment = Gegen Stahlgewitter hilft
wpg-house-mods_on_bombardment-help = Welcher Schutz gilt gegen Beschuss?
wpg-house-mods_on_bombardment-trench = nur der Graben
wpg-house-mods_on_bombardment-all = Graben, BEF und Panzer
wpg-house-mods_on_bombardment-none = nichts
wpg-house-mg_spent_fire = Für Maschinengewehre! feuern
wpg-house-mg_spent_fire-help = Feuern auch erschöpfte Einheiten des Gebiets?
wpg-house-mg_spent_fire-fresh_only = frische Einheiten
wpg-house-mg_spent_fire-all = alle Einheiten

## Auf Handy und Bildschirm

wpg-ui-map = Die Karte
wpg-ui-area = { $area }: { $side }, { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    }
wpg-ui-unit = { $unit } { $strength }-{ $move }, { $face ->
        [fresh] frisch
       *[spent] erschöpft
    }
wpg-ui-larger = Größer
wpg-ui-smaller = Kleiner
wpg-ui-total = Siegpunkte
wpg-ui-ahead = { $side } vorn
wpg-ui-initiative = Initiative
wpg-ui-cards = Handkarten
wpg-ui-season = { $season ->
        [summer] Sommer
        [winter] Winter
        [spring] Frühjahr
       *[fall] Herbst
    } { NUMBER($year, useGrouping: 0) }
wpg-ui-worth = { $count } SP
wpg-ui-trench = Graben
wpg-ui-empty = Keine Einheiten hier
wpg-ui-cut = ohne Nachschub
wpg-ui-hand = Deine Karten
wpg-ui-tap-area = Tippe ein markiertes Gebiet auf der Karte an
wpg-ui-in-area = In { $area }:
wpg-ui-side-cards = { $hand } Handkarten, { $committed } ausgelegt
wpg-ui-level = Gleichstand
wpg-ui-submarines = U-Boot-Krieg
wpg-ui-usa = die USA sind dabei
wpg-ui-legend = Zeichen
wpg-ui-fresh = frisch
wpg-ui-spent = erschöpft
wpg-ui-river = Fluss: 2 dürfen hinüber
wpg-ui-forest = Wald: 2 dürfen hindurch
wpg-ui-mountain = Gebirge: 2 dürfen hinüber
wpg-ui-front = die Front
wpg-ui-closed = kein Übergang
wpg-ui-link = Nachbarn
wpg-ui-worth-sign = Siegpunkt
wpg-ui-port = Hafen
wpg-ui-gun = Maschinengewehr
wpg-ui-gas = Gas
wpg-ui-east-edge = Ostrand
wpg-ui-south-edge = Südrand
wpg-ui-supply = Nachschub
wpg-ui-line = im Nachschub, { $count ->
        [0] an der Quelle
        [one] ein Gebiet bis zur Quelle
       *[other] { $count } Gebiete bis zur Quelle
    }
wpg-nation-german = Deutsche
wpg-nation-french = Franzosen
wpg-nation-british = Briten
wpg-nation-belgian = Belgier
wpg-nation-us = US-Truppen
wpg-ui-odds-title = Die Aussichten dieses Angriffs
wpg-ui-odds-taken = dass keiner bleiben kann
wpg-ui-odds = { $expected } Treffer zu erwarten, { $capacity } können verkraftet werden
wpg-ui-if-attack = { $side }, wenn { $count ->
        [one] die eine frische Einheit angreift:
       *[other] alle { $count } frischen Einheiten angreifen:
    }
wpg-ui-no-step = Von hier steht kein Schritt offen
wpg-ui-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
wpg-ui-move-to = { $count } nach { $area } ziehen
wpg-ui-copies = { $count ->
        [one] eine im Stapel
       *[other] { $count } im Stapel
    }
wpg-ui-suggest = Vorschlag
wpg-ui-take-hand = { $count } von { $most } Karten nehmen
wpg-ui-room-left = { $count ->
        [one] eine weitere ist erlaubt
       *[other] { $count } weitere sind erlaubt
    }
wpg-ui-pick-cards = Tippe eine oder mehrere Karten an
wpg-ui-begin = Mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } beginnen
wpg-ui-not-together = Diese Karten werden nicht zusammen gespielt
wpg-ui-starts-with = { $card } beginnt
wpg-ui-hits-left = { $count ->
        [one] Treffer zu verkraften
       *[other] Treffer zu verkraften
    }
wpg-ui-way-unit = { $count ->
        [one] { $unit }, { $area }
       *[other] Eine von { $count }: { $unit }, { $area }
    }
wpg-ui-turn = wird auf erschöpft gedreht
wpg-ui-off = kommt von der Karte in ihren Kasten
wpg-ui-retreat = zieht sich nach { $area } zurück
wpg-ui-retreat-choice = zieht sich zurück, { $count } Wege
wpg-ui-with-units = { $count ->
        [one] Mit einer Einheit
       *[other] Mit { $count } Einheiten
    }
wpg-ui-to-area = Nach { $area }
wpg-ui-of = von { $count }
wpg-ui-where = Wo
wpg-ui-units = { $count ->
        [0] keine Einheiten
        [one] eine Einheit
       *[other] { $count } Einheiten
    }
wpg-ui-slot = Aktion { $slot } von { $slots }
wpg-ui-set-unit = Wo eine Einheit liegt
wpg-ui-set-from = Bisher in
wpg-ui-set-which = Einheit
wpg-ui-set-to = Auf dem Tisch in
wpg-ui-set-face = Seite
wpg-ui-set-it = So setzen
wpg-ui-set-control = Wer ein Gebiet hält
wpg-ui-set-area = Gebiet
wpg-ui-with-trench = Dort ist ein Graben
wpg-ui-no-trench = Dort ist kein Graben
wpg-ui-set-victory = Siegleiste
wpg-ui-holder = Hat die Initiative
wpg-ui-turn-of = Runde { $turn } von 10
wpg-ui-east = Ostfront: { $east }{ $back ->
        [0] {""}
       *[other] , auf dem Rückweg: { $back }
    }
field-what-price-glory-units = Einheiten
field-what-price-glory-cards = Karten
field-what-price-glory-more = Weitere Karten
field-what-price-glory-to = Wohin
field-what-price-glory-areas = Gebiete
field-what-price-glory-count = Wie viele
