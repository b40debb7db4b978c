### What Price Glory?, in unseren eigenen Worten.

## Das Buch

game-what-price-glory = What Price Glory?
    .line = Die Westfront, 1914 bis 1918
    .blue = Entente
    .orange = Mittelmächte
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
wpg-section-5-2 = 5.2 Ereigniskarten
wpg-section-6-4 = 6.4 Panzer
wpg-section-11-1 = 11.1 Initiative
wpg-section-14-3 = 14.3 Verstärkungen
wpg-section-14-6 = 14.6 Eigene Initiative
wpg-section-14-7 = 14.7 Gefechtsführung
wpg-section-14-11 = 14.11 Stoßtruppen
wpg-section-14-13 = 14.13 Hochseeflotte
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

wpg-prompt-build-hands = { $count ->
        [one] Wähle verdeckt bis zu einer Karte
       *[other] Wähle verdeckt bis zu { $count } Karten
    }
wpg-prompt-hand-chosen = Hand gewählt. Du kannst sie noch ändern
wpg-wait-build-hands = Beide Seiten wählen ihre Karten
wpg-prompt-bring-back = Wähle die Einheiten, die von der Ostfront zurückkommen
wpg-wait-bring-back = { $side }: Rückkehr aus dem Osten wird gewählt
wpg-prompt-next-impulse = Beginne einen Impuls mit Karten, oder passe
wpg-prompt-must-pass = Die Entente passt ihren ersten Impuls
wpg-wait-must-pass = { $side }: muss den ersten Impuls passen
wpg-wait-next-impulse = { $side }: ein Impuls oder Passen
wpg-prompt-send-east = Wähle die Einheiten, die an die Ostfront gehen
wpg-wait-send-east = { $side }: Abgang nach Osten wird gewählt
wpg-prompt-window = Reagierst du?
wpg-wait-window = { $side }: Zeit für eine Reaktion
wpg-prompt-begin = { $cards ->
        [one] Wie setzt du deine Karte ein?
       *[other] Wie beginnst du mit deinen { $cards } Karten?
    }
wpg-wait-begin = { $cards ->
        [one] { $side }: Einsatz der Karte wird gewählt
       *[other] { $side }: Beginn mit { $cards } Karten wird gewählt
    }
wpg-prompt-slot = Wähle die Gruppe für Aktion { $slot } von { $slots }
wpg-wait-slot = { $side }: Gruppe für Aktion { $slot } von { $slots } wird gewählt
wpg-prompt-extend = Noch eine Karte, oder Ende deines Impulses?
wpg-wait-extend = { $side }: eine weitere Karte oder das Ende des Impulses
wpg-prompt-singles = Wähle die nächste einzelne Einheit (noch { $left })
wpg-wait-singles = { $side }: Einzelne Einheiten handeln (noch { $left })
wpg-prompt-act = { $count ->
        [one] Eine Einheit in { $area }: Was tut sie?
       *[other] { $count } in { $area }: Was tun sie?
    }
wpg-wait-act = { $side }: Aktion von { $count } in { $area } wird gewählt
wpg-prompt-moving = { $count } in { $area }: weiter oder halt?
wpg-wait-moving = { $side }: { $count } unterwegs aus { $area }
wpg-prompt-damage = Noch { $hits } Treffer in { $area } verteilen
wpg-wait-damage = { $side }: { $hits } Treffer in { $area } zu verteilen
wpg-prompt-fire = { $area }: würfeln. Wie viele treffen?
wpg-wait-fire = { $side }: Wurf in { $area }, { $dice }
wpg-prompt-event = { $card }: wähle
wpg-wait-event = { $side }: { $card }
wpg-prompt-take-cards = Nimm Karten aus deinem Ablagestapel zurück
wpg-wait-take-cards = { $side }: Karten kommen aus dem Ablagestapel zurück
wpg-prompt-retiring = Wohin weicht die Gruppe aus?
wpg-wait-retiring = { $side }: Eine Gruppe geht zurück
wpg-roll-attack = { $side }: Angriff in { $area }
wpg-roll-bombard = { $side }: Beschuss von { $area }
wpg-roll-machine-guns = { $side }: Maschinengewehre in { $area }
wpg-roll-breakdown = Bleiben die Panzer liegen? { $spent } oder weniger: ja
wpg-roll-fleet = Kommt die Hochseeflotte nach Hause?
wpg-shuffle-events = Eine Ereigniskarte wird gezogen
wpg-shuffle-reserve = Verstärkungen werden gezogen

## Angebote

wpg-offer-hand = Diese Karten nehmen
wpg-offer-pass = Passen
wpg-offer-commit = { $card }
wpg-offer-hits = { $count ->
        [0] Kein Treffer
        [one] Ein Treffer
       *[other] { $count } Treffer
    }
wpg-offer-commit-printed = Karten verdeckt auslegen
wpg-offer-combine = { $card } und weitere
wpg-offer-combine-event = { $card } und { $event }
wpg-offer-simple = Eine einfache Aktion, verdeckt
wpg-offer-simple-or = Eine einfache Aktion, oder { $card }
wpg-offer-simple-printed = Eine einfache Aktion, oder eine Karte, die sie ändert
wpg-offer-use = { $card } ausspielen
wpg-offer-end = Impuls beenden
wpg-offer-singly = Einzelne Einheiten handeln lassen
wpg-offer-skip = Verzichten
wpg-offer-activate = { $count ->
        [one] Eine Einheit in { $area }
       *[other] Bis zu { $count } in { $area }
    }
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
wpg-offer-flip = { $unit } { $strength }‑{ $move } in { $area }: auf erschöpft drehen
wpg-offer-retreat = { $unit } { $strength }‑{ $move } weicht aus { $area } nach { $to } zurück
wpg-offer-reserve = { $unit } { $strength }‑{ $move } in { $area }: in das Feld neben der Karte
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
wpg-offer-trenches = { $count ->
        [one] Einen Graben ausheben
       *[other] Bis zu { $count } Gräben ausheben
    }
wpg-offer-retire = Aus { $area } ausweichen
wpg-offer-retire-to = Nach { $area }
wpg-offer-land = Die US-Korps kommen nach { $area }
wpg-offer-tank = Panzer nach { $area }
wpg-offer-refresh = { $count ->
        [one] Eine Einheit auffrischen
       *[other] Bis zu { $count } Einheiten auffrischen
    }
wpg-offer-take = { $count ->
        [one] Bis zu eine Karte nehmen
       *[other] Bis zu { $count } Karten nehmen
    }
wpg-offer-east = { $count } an die Ostfront
wpg-offer-west = { $count } von der Ostfront zurück

## Was geschah

wpg-turn-begins = Runde { $turn }: { $season ->
        [summer] Sommer
        [winter] Winter
        [spring] Frühjahr
       *[fall] Herbst
    } { NUMBER($year, useGrouping: 0) }
wpg-event-drawn = { $side }: Ein Ereignis wird gezogen
wpg-event-yours = Du ziehst { $card }
wpg-event-shown = { $side }: { $card } wird gezogen
wpg-draw-printed = { $side }: Zieht verdeckt eine Karte aus dem Ereignisfach in das Hauptdeck
wpg-other-card = Tut, was die Karte sagt, und tragt das Ergebnis als Korrektur ein
wpg-hand-chosen = { $side }: Hand gewählt
wpg-hand-taken = { $side }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } genommen
wpg-committed = { $side }: ein Impuls mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    }
wpg-passed = { $side }: gepasst
wpg-simple = { $side }: eine Aktion
wpg-shown = { $side }: { $card } wird gezeigt
wpg-skipped = { $side }: hier keine weitere Aktion
wpg-singles = { $side }: Bis zu { $count } einzelne Einheiten handeln
wpg-advanced = { $side }: { $count } von { $area } nach { $to }
wpg-railed = { $side }: { $count } mit der Bahn von { $area } nach { $to }
wpg-recovered = { $side }: { $count } in { $area } aufgefrischt
wpg-retired = { $side }: { $count } gehen von { $area } nach { $to } zurück
wpg-took = { $side }: { $area } genommen, Summe { $total }
wpg-paris-falls = Paris ist gefallen
wpg-fired-attack = { $side }: Angriff in { $area }, { $hits } von { $dice } Würfeln treffen
wpg-fired-bombard = { $side }: Beschuss von { $area }, { $hits } von { $dice } Würfeln treffen
wpg-fired-machine-guns = { $hits ->
        [0] Maschinengewehre in { $area }: kein Treffer
       *[other] Maschinengewehre in { $area }: { $hits } Treffer, zwei für jeden Würfel, der getroffen hat
    }
wpg-absorbed-flip = { $area }: { $unit } ist erschöpft
wpg-absorbed-retreat = { $area }: { $unit } weicht nach { $to } zurück
wpg-absorbed-reserve = { $area }: { $unit } wird von der Karte genommen
wpg-mutiny = Ein französisches Korps der Reserve meutert
wpg-broke-down = Panzer bleiben in { $area } liegen
wpg-gun-placed = Ein Maschinengewehr eröffnet das Feuer in { $area }
wpg-reacted = { $side }: { $card } als Reaktion
wpg-waived = { $side }: keine Reaktion in diesem Impuls
wpg-fleet-countered = Die Grand Fleet stellt die Hochseeflotte
wpg-fleet-sails = Die Hochseeflotte bringt { $count } Siegpunkte
wpg-fleet-returns = Die Hochseeflotte kommt nach Hause
wpg-fleet-lost = Die Hochseeflotte ist verloren
wpg-reinforced = { $count ->
        [one] { $side }: eine Verstärkung in { $area }
       *[other] { $side }: { $count } Verstärkungen in { $area }
    }
wpg-stoss = { $count ->
        [one] Ein Korps in { $area } wird Stoßtruppe
       *[other] { $count } Korps in { $area } werden Stoßtruppen
    }
wpg-gas = Gas auf { $area }
wpg-dug = { $side }: ein Graben in { $area }
wpg-us-land = { $count } US-Korps kommen nach { $area }
wpg-usa-entered = Die USA treten in den Krieg ein
wpg-tank-placed = Panzer kommen nach { $area }
wpg-refreshed = { $count ->
        [one] { $side }: eine Einheit aufgefrischt
       *[other] { $side }: { $count } Einheiten aufgefrischt
    }
wpg-refreshed-all = { $count ->
        [0] Ende der Runde
        [one] Ende der Runde: Eine Einheit im Nachschub ist wieder frisch
       *[other] Ende der Runde: { $count } Einheiten im Nachschub sind wieder frisch
    }
wpg-took-cards = { $side }: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zurückgenommen
wpg-sent-east = { $count ->
        [one] Eine Einheit geht an die Ostfront
       *[other] { $count } Einheiten gehen an die Ostfront
    }
wpg-brought-back = { $count ->
        [one] Eine Einheit ist auf dem Rückweg aus dem Osten
       *[other] { $count } Einheiten sind auf dem Rückweg aus dem Osten
    }
wpg-initiative = Initiative: { $side }
wpg-nivelle-failed = Die Offensive nahm kein Gebiet: { $count } Siegpunkt für die Mittelmächte
wpg-corrected-unit = { $unit }: von { $from } nach { $to }, { $face ->
        [fresh] frisch
       *[spent] erschöpft
    }
wpg-corrected-control = Kontrolle in { $area }: { $side }
wpg-corrected-trench = Kontrolle in { $area }: { $side }, mit Graben
wpg-corrected-marker = { $kind ->
        [gas] Gas
       *[machine-gun] Maschinengewehr
    } ({ $side }): { $area }
wpg-corrected-no-marker = { $kind ->
        [gas] Gas
       *[machine-gun] Maschinengewehr
    } ({ $side }): nicht auf der Karte
wpg-corrected-hand = { $side }: { $count } Karten auf der Hand
wpg-corrected-tracks = Siegleiste { $victory }, Initiative { $initiative } ({ $side })
wpg-won-paris = Paris ist gefallen: Die Mittelmächte gewinnen
wpg-won-points = Sieg: { $side }, mit einer Summe von { $total }
wpg-draw = Die Summe ist null: unentschieden
wpg-changed-crossing = Regeln: Ein Hindernis überqueren in einer Aktion zwei verschiedene Einheiten, auch hin und zurück; Einheiten mit der Bahn zählen mit
wpg-changed-gas = Regeln: Im Gas erholt sich niemand, gleich welche Seite es eingesetzt hat
wpg-changed-order = Regeln: Von Esprit de Corps und Gefechtsführung darf jede zuerst gezeigt werden
wpg-changed-second-card = Regeln: Eine zweite Karte wirkt nur, wenn zuvor Esprit de Corps oder Gefechtsführung gezeigt wurde
wpg-changed-stand-in = Regeln: Ein Korps, das ein schon eingesetztes ersetzt, gilt auch als eingesetzt und ist am Ende des Impulses erschöpft
wpg-changed-groups = Regeln: Eine Gruppe, die schon gehandelt hat, bezieht nicht auch noch die Siegfriedstellung; eine, die nur Stahlgewitter feuerte, darf auch die andere Gruppe sein
wpg-changed-rain-first = Regeln: Mit Esprit de Corps darf Stahlgewitter kommen, bevor die Gruppe gewählt ist, in einem Gebiet, das es feuern konnte
wpg-changed-tank-cover = Regeln: Ein Panzer im Gebiet verschlechtert auch die Maschinengewehre der Mittelmächte, die auf eine dort einrückende Gruppe feuern
wpg-changed-full-trains = Regeln: Ein Zug fährt durch kein Gebiet, in dem es mit seiner Gruppe mehr als zehn wären
wpg-changed-turned-back = Regeln: Eine Gruppe, die Maschinengewehre ganz zurückgeworfen haben, ist auch die Gruppe der zweiten Aktion

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
wpg-dice-of = { $count ->
        [one] Ein Würfel mit Stärke { $strength } braucht höchstens { $need }
       *[other] { $count } Würfel mit Stärke { $strength } brauchen höchstens { $need }
    }
wpg-dice-cannot = { $count ->
        [one] Eine Einheit mit Stärke { $strength } kann nicht treffen
       *[other] { $count } Einheiten mit Stärke { $strength } können nicht treffen
    }
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
wpg-more-hits-than-dice = { $count ->
        [one] Ein Würfel wird geworfen: Er trifft oder nicht
       *[other] { $count } Würfel werden geworfen: Mehr treffen nicht
    }
wpg-not-an-order = Das ist keine Reihenfolge des Stapels
wpg-must-pass = Die Entente muss ihren ersten Impuls passen
wpg-not-in-hand = Diese Karte ist nicht auf deiner Hand: { $card }
wpg-so-many-in-hand = Du hast { $count } Karten auf der Hand
wpg-hands-are-chosen = Die Karten werden gerade gewählt: Wähle eine andere Anzahl
wpg-so-many-cards = Auf der Hand und im Stapel liegen zusammen { $most } Karten
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
wpg-too-late = Eine Reaktion wird sofort gespielt, solange ihr Fenster offen ist, oder gar nicht
wpg-no-reaction = { $card } ist darauf keine Reaktion
wpg-not-eastbound = Nur versorgte Einheiten mit Bewegung über 1 werden verlegt
wpg-not-in-the-east = Nur Einheiten an der Ostfront kehren von dort zurück
wpg-exactly = { $count ->
        [one] Genau eine Einheit
       *[other] Genau { $count } Einheiten
    }
wpg-no-such-unit = Eine Einheit { $unit } gibt es nicht
wpg-no-such-area = Ein Gebiet { $area } gibt es nicht
wpg-no-such-side = Eine Seite { $side } gibt es nicht
wpg-needs-match = Das lässt sich nur in einer Partie fragen
wpg-correct-later = Beende erst den Impuls, oder nimm ihn zurück
wpg-not-their-box = Einheiten dieser Nation liegen nicht im Feld { $box }
wpg-east-full = Höchstens { $most } Einheiten sind an der Ostfront
wpg-held-by-others = In { $area } stehen nur Einheiten der anderen Seite
wpg-no-more-trenches = Es gibt nur { $most } Gräben
wpg-off-the-track = Die Initiative geht von { $most } bis minus { $most }

## Datendateien

wpg-fault-choice = Das ist keine der Antworten
wpg-fault-area-twice = Dieses Gebiet steht zweimal da
wpg-fault-no-paris = Es muss ein Gebiet mit der id paris geben
wpg-fault-paris-lost = Paris muss der Entente gehören, sonst hätten die Mittelmächte schon gewonnen (12)
wpg-fault-land = Das Land braucht mindestens drei Ecken
wpg-fault-land-crosses = Der Umriss des Landes kreuzt sich selbst
wpg-fault-off-land = Dieses Gebiet liegt außerhalb des Landes
wpg-map-read = Die Karte, wie sie gezeichnet würde
wpg-fault-unknown-area = Ein Gebiet oder Feld { $area } gibt es nicht
wpg-fault-border-twice = Diese Grenze steht zweimal da: { $area }
wpg-fault-border-self = { $area } kann nicht an sich selbst grenzen
wpg-fault-one-sided = { $area } nennt { $other } als Nachbarn, aber { $other } nennt { $area } nicht
wpg-fault-same-place = Ein anderes Gebiet liegt an derselben Stelle
wpg-fault-kind = Das ist weder Karte noch Truppen, Spielkarten oder Rundenleiste: Deren Einträge fehlen
wpg-fault-card-name = Eine Karte kann diese Kennung nicht haben
wpg-fault-no-card = Es gibt keine Karte mit der Wirkung { $effect }
wpg-fault-too-many = Mehr als { $most } Einheiten einer Seite können nicht in { $area } sein
wpg-fault-unconnected = Dieses Gebiet ist von Paris aus nicht erreichbar
wpg-fault-no-east = Kein Gebiet liegt am Ostrand
wpg-fault-no-south = Kein Gebiet liegt am Südrand
wpg-fault-no-port = Kein Gebiet ist ein Hafen: Britische, belgische und amerikanische Korps wären nie im Nachschub
wpg-fault-count = Eine negative Anzahl von Einheiten: { $area }
wpg-fault-counters = { $count } Einheiten: Der ganze Bogen hat { $most } Spielsteine (1.1)
wpg-fault-values = Stärke und Bewegung sind 1 bis 6
wpg-fault-card-twice = Diese Karte steht zweimal da
wpg-fault-copies = Zahlen einer Karte können nicht negativ sein
wpg-fault-number = Die Zahl im Text dieser Karte ist 1 bis { $most }
wpg-fault-battle-cards = { $side ->
        [cp] Die Mittelmächte haben
       *[en] Die Entente hat
    } { $count } Kampfkarten statt { $most }
wpg-fault-event-cards = { $side ->
        [cp] Die Mittelmächte haben
       *[en] Die Entente hat
    } { $count } Ereigniskarten statt { $most }
wpg-fault-turns = Es gibt { $most } Runden
wpg-fault-hand = Eine Hand hat 1 bis { $most } Karten
wpg-fault-id = Kleine Buchstaben, Ziffern und Bindestriche, vorn ein Buchstabe
wpg-fault-name = Ein Name von höchstens 60 Zeichen
wpg-fault-box = So heißt schon ein Feld neben der Karte
wpg-fault-not-theirs = { $area } wird von der anderen Seite kontrolliert, und keine ihrer Einheiten beginnt dort (9.2)
wpg-fault-not-their-box = Einheiten dieser Nation liegen nicht im Feld { $area }
wpg-fault-east-full = An der Ostfront sind 0 bis { $most } Einheiten (10.2)
wpg-fault-card-unnamed = Unter dieser Kennung ist keine Karte bekannt
wpg-fault-card-side = Eine Karte mit dieser Wirkung kann nur die { $side ->
        [cp] Seite der Mittelmächte
       *[en] Entente
    } haben

## Aufbau

wpg-form-play = Karten
wpg-form-play-digital = auf den Telefonen
wpg-form-play-companion = gedruckt, auf dem Tisch
wpg-form-play-help = Liegt das gedruckte Spiel auf dem Tisch, führen die Telefone Karte, Leisten, Nachschub und Würfel und zählen die Spielkarten nur.
wpg-form-hits = Würfel eines Angriffs
wpg-form-hits-faces = jeder Würfel
wpg-form-hits-number = nur die Zahl der Treffer
wpg-form-hits-help = Jeder Würfel: eingetippt oder von einer Kamera gelesen. Nur die Zahl der Treffer: Der Tisch würfelt, zählt und nennt eine Zahl.
wpg-form-tell_apart = Würfel eines Wurfs, die verschiedene Zahlen brauchen
wpg-form-tell_apart-order = von links nach rechts
wpg-form-tell_apart-colour = nach Farbe
wpg-form-tell_apart-throws = ein Wurf für jede Zahl
wpg-form-tell_apart-help = Von links nach rechts: die Würfel, wie sie liegen, die niedrigste Zahl zuerst. Nach Farbe: Schwarz braucht 1, Blau 2, Weiß 3, Rot 4, Grün 5.
wpg-form-map = Karte
wpg-form-forces = Truppen
wpg-form-cards = Karten in den Decks
wpg-form-turns = Rundenleiste
wpg-pack-western-front = wie mitgeliefert
wpg-pack-even = gleiche Aussichten, von Bots gemessen
wpg-pack-own = { $name }
wpg-pack-map = Karte
wpg-pack-map-hint = Gebiete, Nachbarn, Hindernisse, Häfen und Ränder; die Form ist die unserer eigenen Karte.
wpg-pack-forces = Truppen
wpg-pack-forces-hint = Einheiten, ihre Werte und wo sie beginnen.
wpg-pack-cards = Spielkarten
wpg-pack-cards-hint = Wie viele es von jeder Karte gibt, und die Zahl in ihrem Text.
wpg-pack-turns = Rundenleiste
wpg-pack-turns-hint = Handgrößen, Ereignisse und Verlegungen der zehn Runden.

## Der echte Tisch, Lampen, die Geschichte

wpg-deed-turn = { $count } × { $unit } { $strength }‑{ $move } in { $area } auf { $face ->
        [fresh] frisch
       *[spent] erschöpft
    } drehen
wpg-deed-move = { $count } × { $unit } { $strength }‑{ $move } aus { $area } nach { $to } legen ({ $face ->
        [fresh] frisch
       *[spent] erschöpft
    })
wpg-deed-off = { $count } × { $unit } { $strength }‑{ $move } aus { $area } in das Feld „{ $to }“ legen
wpg-deed-on = { $count } × { $unit } { $strength }‑{ $move } aus dem Feld „{ $area }“ nach { $to } legen ({ $face ->
        [fresh] frisch
       *[spent] erschöpft
    })
wpg-deed-beside = { $count } × { $unit } { $strength }‑{ $move } aus dem Feld „{ $area }“ in das Feld „{ $to }“ legen
wpg-deed-control = den Kontrollmarker in { $area } auf { $side } drehen
wpg-deed-dig = einen Graben in { $area } legen
wpg-deed-fill = den Graben aus { $area } nehmen
wpg-deed-marker = { $kind ->
        [gas] den Gasmarker
       *[machine-gun] das Maschinengewehr
    } in { $area } legen
wpg-deed-no-marker = { $kind ->
        [gas] den Gasmarker
       *[machine-gun] das Maschinengewehr
    } aus { $area } nehmen
wpg-deed-track = { $track ->
        [turn] den Rundenmarker
        [difference] die Punktedifferenz
        [victory] die Siegleiste
       *[initiative] die Initiative
    } auf { $value } setzen
wpg-deed-holder = den Initiativemarker auf { $side } drehen
wpg-tray-centre = Leisten
wpg-tray-map = Lichtband entlang der Front
wpg-story-front = Gebiete des Gegners, die jede Seite hält
wpg-story-total = Siegpunkte aus der Sicht jeder Seite
wpg-story-taken = Eroberte Gebiete
wpg-story-attacks = Angriffe
wpg-story-lost = Verlorene Korps

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
wpg-ui-unit = { $unit } { $strength }‑{ $move }, { $face ->
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
wpg-ui-tap-target = Tippe ein markiertes Gebiet auf der Karte an, um es zu beschießen
wpg-ui-in-area = In { $area }:
wpg-ui-side-cards = { $hand ->
        [one] 1 Handkarte
       *[other] { $hand } Handkarten
    }, { $committed } ausgelegt
wpg-ui-level = Gleichstand
wpg-ui-submarines = U-Boot-Krieg
wpg-ui-usa = die USA sind dabei
wpg-ui-legend = Zeichen
wpg-ui-face-down = { $count ->
        [one] eine Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
wpg-ui-figures = Einheiten, ihre Stärke
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
wpg-ui-dice-need = { $count ->
        [one] Ein Würfel braucht höchstens { $need }
       *[other] { $count } Würfel brauchen höchstens { $need }
    }
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
wpg-ui-way-unit = { $count ->
        [one] { $unit }, { $area }
       *[other] Eines von { $count }: { $unit }, { $area }
    }
wpg-ui-as-spent = gilt als erschöpft,
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
wpg-ui-count = Wie viele
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
wpg-ui-set-marker = Wo ein Marker liegt
wpg-ui-set-marker-kind = Marker
wpg-ui-set-gun = Maschinengewehr
wpg-ui-set-gas = Gas
wpg-ui-set-side = Seite
wpg-ui-set-nowhere = nicht auf der Karte
wpg-ui-set-hands = Karten auf der Hand
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

## Begriffe

wpg-term-impulse = Impuls
    .rule = Die Karten einer Seite und alles, was ihre Gruppen damit tun, bis die andere Seite an der Reihe ist.
    .cite = wpg wpg-section-4
    .forms = Impulse, Impulses
wpg-term-pass = Passen
    .rule = Nichts tun. Nach zwei Mal Passen hintereinander gibt es in dieser Runde keine Impulse mehr; vorher kann, wer gepasst hat, später noch handeln.
    .cite = wpg wpg-section-4-1
    .forms = passe, passt, Pass
wpg-term-simple = Einfache Aktion
    .rule = Eine Gruppe bewegt sich, oder eine Gruppe greift an.
    .cite = wpg wpg-section-4
    .forms = einfache Aktionen, einfachen Aktion, einfachen Aktionen
wpg-term-group = Gruppe
    .rule = 1 bis 10 Einheiten eines Gebiets, die gemeinsam handeln. Briten und Franzosen handeln vor dem Kriegseintritt der USA nicht in einer Gruppe.
    .cite = wpg wpg-section-4-3
    .forms = Gruppen
wpg-term-fresh = Frisch
    .rule = Eine Einheit mit der Vorderseite oben: Sie kann handeln.
    .cite = wpg wpg-section-4
    .forms = frische, frischen
wpg-term-spent = Erschöpft
    .rule = Eine umgedrehte Einheit: Sie kann nicht handeln, und dreht sich am Ende der Runde zurück, wenn sie Nachschub hat.
    .cite = wpg wpg-section-4
    .forms = erschöpfte, erschöpften
wpg-term-committed = Verdeckt
    .rule = Alle Karten eines Impulses werden vorher gewählt und einzeln gezeigt, wenn ihr Text gilt. Was nicht gebraucht wird, wird nie gezeigt.
    .cite = wpg wpg-section-4-2
    .forms = verdeckte, verdeckten, ausgelegt
wpg-term-hand = Hand
    .rule = Die Karten einer Runde, frei aus dem Hauptdeck gewählt, bis zur Größe auf der Rundenleiste. Was übrig ist, geht am Ende der Runde zurück.
    .cite = wpg wpg-section-3-1
    .forms = Handkarten
wpg-term-event = Ereignis
    .rule = Mit seinem Text gespielt, verlässt es das Spiel; für eine einfache Aktion gebraucht, kommt es zurück wie jede Karte. Ab Runde 3 zieht jede Seite eines pro Runde.
    .cite = wpg wpg-section-5-2
    .forms = Ereignisse, Ereigniskarte
    .house = reveal_events
wpg-term-reaction = Reaktion
    .rule = Eine Karte, die im Impuls der anderen Seite gespielt wird, sobald sie ausgelöst ist. Niemand muss reagieren.
    .cite = wpg wpg-section-4-2
    .forms = reagieren, reagiert, reagierst, Reaktionen
wpg-term-movement = Bewegungspunkte
    .rule = Ein Schritt kostet 1, und je 1 mehr, um ein Gebiet zu betreten oder zu verlassen, das der Gegner kontrolliert oder in dem er steht. Eine Gruppe zieht so weit wie ihre langsamste Einheit.
    .cite = wpg wpg-section-6-2
    .forms = Bewegungspunkt, Punkte
wpg-term-barrier = Hindernis
    .rule = Flüsse, Wälder und Gebirge: Höchstens 2 Einheiten überqueren eine solche Grenze in einer Aktion.
    .cite = wpg wpg-section-6-2
    .forms = Hindernisse, Fluss, Wald, Gebirge
    .house = retreat_barriers
wpg-term-stacking = Stapel
    .rule = Höchstens 10 Einheiten einer Seite sind jederzeit in einem Gebiet.
    .cite = wpg wpg-section-6-3
    .forms = Stapeln
wpg-term-hits = Treffer
    .rule = Ein Würfel für jeden Angreifer: höchstens seine Stärke ist ein Treffer. Der Verteidiger verteilt die Treffer, wie er will.
    .cite = wpg wpg-section-7-2
    .forms = Treffern
wpg-term-damage = Verteilen
    .rule = Eine frische Einheit wird umgedreht, eine erschöpfte zieht sich zurück und kommt dann in ihr Reservefach: je ein Treffer. Wer sich nicht zurückziehen kann, lässt diesen Schritt aus.
    .cite = wpg wpg-section-7-3
    .forms = verteilt
wpg-term-retreat = Rückzug
    .rule = In ein Gebiet der eigenen Seite ohne Gegner und mit Platz. Wer beim Hereinkommen getroffen wurde, kann nur zurück.
    .cite = wpg wpg-section-7-4
    .forms = Rückzüge, zieht sich zurück, zurückziehen
    .house = retreat_range retreat_barriers
wpg-term-reserve = Reserve
    .rule = Wohin Einheiten kommen, die von der Karte genommen wurden. Aus ihr werden Verstärkungen zufällig gezogen.
    .cite = wpg wpg-section-7-3
    .forms = Reservefach, Reserven
wpg-term-bef = BEF
    .rule = Sie ziehen sich nie zurück und verlassen das Spiel, wenn sie vernichtet werden; ein anderes Korps kommt dafür in die Reserve. Wo sie allein stehen, ist deutsches Feuer um 1 schlechter.
    .cite = wpg wpg-section-7-5
    .forms = BEF-Korps
wpg-term-tank = Panzer
    .rule = Deutsches Feuer auf ein Gebiet mit Panzern ist um 1 schlechter. Nach einer Bewegung würfeln sie: höchstens die verbrauchten Punkte, und sie fallen aus und kommen in die Reserve.
    .cite = wpg wpg-section-6-4
    .forms = Panzern
wpg-term-trench = Graben
    .rule = Gegnerisches Feuer auf das Gebiet ist um 1 schlechter. Einer je Gebiet; er ist weg, sobald der Gegner die Kontrolle gewinnt.
    .cite = wpg wpg-section-7-5
    .forms = Gräben, Schützengraben
    .house = mods_on_bombardment
wpg-term-stoss = Stoßtruppen
    .rule = Nichts macht ihr Feuer schlechter, und Gas schadet ihnen nicht.
    .cite = wpg wpg-section-7-5
    .forms = Stoßtruppe
wpg-term-mutiny = Meutererkorps
    .rule = Schwache Korps anstelle französischer, bis zum Kriegseintritt der USA. Sie greifen nicht an.
    .cite = wpg wpg-section-14-4
    .forms = Meuterei, meutert, Meutereien
wpg-term-supply = Nachschub
    .rule = Eine Linie eigener Gebiete ohne Gegner bis zur Quelle: deutsche Einheiten der Ostrand, französische der Südrand, alle anderen ein eigener Hafen. Das eigene Gebiet der Einheit zählt nicht mit.
    .cite = wpg wpg-section-8-2
    .forms = ohne Nachschub
    .house = us_ports optional_ports
wpg-term-control = Kontrolle
    .rule = Ein Gebiet gehört einer Seite, bis nur noch Einheiten der anderen darin sind. Verlassen bleibt es, wessen es war.
    .cite = wpg wpg-section-9-2
    .forms = kontrolliert, Kontrollmarker
wpg-term-east = Ostfront
    .rule = Vier deutsche Einheiten gehen nach Runde 1 und 2, vier kommen vor Runde 4 und 6 zurück, und erreichen die Karte nur mit der Eisenbahn.
    .cite = wpg wpg-section-10-2
    .forms = Osten
wpg-term-initiative = Initiative
    .rule = Wer in der Runde zuerst handelt: wer in der letzten mehr Gebiete nahm, sonst die andere Seite als zuvor.
    .cite = wpg wpg-section-11-1
    .forms = die Initiative
wpg-term-total = Siegpunkte
    .rule = Die Siegpunkte der Gebiete der Mittelmächte weniger die der Entente, und die Siegleiste. Über null gewinnen nach Runde 10 die Mittelmächte; Paris gewinnt sofort.
    .cite = wpg wpg-section-12
    .forms = Siegleiste, Siegpunktstand, Gesamtstand
wpg-term-belgium = Runde eins
    .rule = Belgien kostet die Mittelmächte keinen Aufschlag, wo niemand steht. Die Entente passt zuerst und spielt nur einzelne Karten für einfache Aktionen.
    .cite = wpg wpg-section-13-4
    .forms = erste Runde, ersten Runde
    .house = lux_is_belgium
wpg-term-esprit = Esprit de Corps
    .rule = Dieselbe Gruppe führt zwei Aktionen nacheinander aus.
    .cite = wpg wpg-section-5-4
wpg-term-coordination = Gefechtsführung
    .rule = Zwei verschiedene Gruppen führen je eine Aktion aus, in beliebiger Reihenfolge. Die einzige Karte, mit der sich ein Ereignis verbinden lässt.
    .cite = wpg wpg-section-14-7
wpg-term-recovery = Auffrischung
    .rule = Statt einer Aktion wird eine Gruppe mit Nachschub frisch; nicht im Gas.
    .cite = wpg wpg-section-15
    .forms = auffrischen
    .house = recovery_stays
wpg-term-singles = Eigene Initiative
    .rule = Statt einer Gruppe handeln bis zu 4 Einheiten, jede für sich. Zwei davon überqueren ein Hindernis in einer Aktion.
    .cite = wpg wpg-section-14-6
    .forms = einzelne Einheiten
wpg-term-rain = Stahlgewitter
    .rule = Feuer aus einem Gebiet mit Nachschub auf dieses oder ein Nachbargebiet: ein Würfel je Gegner, höchstens 3 trifft; neben Eigener Initiative nur ein Würfel. Niemand wird erschöpft.
    .cite = wpg wpg-section-14-1
    .forms = beschießen, beschießt, Beschuss
    .house = mods_on_bombardment
wpg-term-rail = Eisenbahn
    .rule = Eine Gruppe fährt beliebig weit durch versorgte Gebiete der eigenen Seite; zwei Einheiten über jedes Hindernis.
    .cite = wpg wpg-section-14-8
    .forms = mit der Bahn
wpg-term-reinforce = Verstärkungen
    .rule = Bis zu 4 Einheiten, aus einem Reservefach gezogen, kommen erschöpft in ein versorgtes eigenes Gebiet ohne Gegner.
    .cite = wpg wpg-section-14-3
    .forms = Verstärkung
wpg-term-guns = Maschinengewehre!
    .rule = Betritt eine Gruppe ein eigenes Gebiet, schießen die frischen Einheiten dort auf sie, bevor sie weiterzieht. Jeder Treffer zählt doppelt, und der Marker bleibt.
    .cite = wpg wpg-section-14-2
    .forms = Maschinengewehre, Maschinengewehr
    .house = mg_spent_fire marker_life
wpg-term-air = Luftherrschaft
    .rule = In jedem Augenblick des gegnerischen Impulses: Seine ungebrauchten Karten sind verloren, und der Impuls ist zu Ende.
    .cite = wpg wpg-section-14-9
wpg-term-fleet = Hochseeflotte
    .rule = 2 Siegpunkte, wenn die Grand Fleet sie nicht sofort stellt; dann entscheidet ein Würfel, ob die Karte verloren ist.
    .cite = wpg wpg-section-14-13
wpg-term-sorties = Grand Fleet läuft aus
    .rule = Gespielt, sobald die Hochseeflotte ausläuft: Ihre Siegpunkte sind verloren.
    .cite = wpg wpg-section-12
    .forms = Grand Fleet
wpg-term-submarines = Uneingeschränkter U-Boot-Krieg
    .rule = Die Hand der Entente ist zwei Runden lang um 2 kleiner, oder bis zum Kriegseintritt der USA.
    .cite = wpg wpg-section-3-1
    .forms = U-Boot-Krieg
wpg-term-stosscard = Stoßtruppen (Karte)
    .rule = In einem versorgten Gebiet werden bis zu 5 deutsche Korps mit mehr als 1 Bewegung zu Stoßtruppen; übrige verlassen das Spiel.
    .cite = wpg wpg-section-14-11
wpg-term-mutinies = Meutereien im französischen Heer
    .rule = Fünf französische Korps in der Reserve werden zu Meutererkorps, sofort oder sobald sie dort eintreffen.
    .cite = wpg wpg-section-14-4
wpg-term-kaiser = Kaiserschlacht
    .rule = Nur solange der Stand unter null ist: Bis zu 3 Karten kommen aus dem Ablagestapel zurück, für spätere Impulse.
    .cite = wpg wpg-section-14-5
    .forms = Kaiser-Offensive
wpg-term-gas = Giftgas
    .rule = Jede gegnerische Einheit im Gebiet nimmt einen Treffer, nicht aber Stoßtruppen; niemand frischt sich dort auf, solange der Marker liegt.
    .cite = wpg wpg-section-7-5
    .forms = Gas
    .house = marker_life
wpg-term-dig = Grabenkrieg
    .rule = Bis zu 2 Gräben in versorgten eigenen Gebieten mit eigenen Einheiten.
    .cite = wpg wpg-section-7-5
wpg-term-siegfried = Siegfriedstellung
    .rule = Eine Gruppe mit Nachschub geht ohne Kosten ein Gebiet zurück und gräbt sich dort ein.
    .cite = wpg wpg-section-5-1
wpg-term-usa = Kriegseintritt der USA
    .rule = Sechs US-Korps kommen erschöpft an, Meutereien enden, Briten und Franzosen dürfen gemeinsam handeln, die Hand der Entente wächst um 1, und eine Karte kommt zurück.
    .cite = wpg wpg-section-14-12
    .forms = USA
wpg-term-somme = Somme-Offensive
    .rule = 2 Karten kommen aus dem Ablagestapel zurück, für spätere Impulse.
    .cite = wpg wpg-section-14-10
    .forms = Somme
wpg-term-nivelle = Nivelle-Offensive
    .rule = 2 Karten kommen zurück; nimmt die Entente in dieser Runde kein Gebiet, kostet das einen Siegpunkt.
    .cite = wpg wpg-section-14-10
    .forms = Nivelle
wpg-term-tankcard = Panzer (Karte)
    .rule = Die britischen und die französischen Panzer kommen erschöpft zu versorgten Einheiten ihrer Nation.
    .cite = wpg wpg-section-5-1
wpg-term-unity = Gemeinsamer Oberbefehl
    .rule = Bis zu 4 erschöpfte Einheiten der Entente mit Nachschub werden frisch.
    .cite = wpg wpg-section-5-1

## Der Lehrer

wpg-coach-prompt-build-hands = Nimm beliebige Karten deines Decks: Sie sind die Aktionen dieser Runde. Esprit de Corps und Auffrischung tragen weit; behalte eine Reaktion, wenn du einen Angriff fürchtest.
    .title = Deine Hand
wpg-coach-prompt-next-impulse = Jede Karte taugt verdeckt für eine Bewegung oder einen Angriff. Nach zwei Mal Passen hintereinander endet die Runde, also halte Karten, solange du sie brauchst.
    .title = Ein Impuls
wpg-coach-prompt-must-pass = Das Regelheft lässt der Entente hier keine Wahl. Ab deinem zweiten Impuls spielst du in Runde 1 einzelne Karten für einfache Aktionen.
    .title = Erst passen
wpg-coach-prompt-begin = Gib die Karte verdeckt für eine einfache Aktion, oder zeige sie und nutze ihren Text.
    .title = Verdeckt oder gezeigt
wpg-coach-prompt-slot = Tippe ein Gebiet mit frischen Einheiten an und wähle, wer geht. Jemand sollte bleiben, wo der Gegner nah ist.
    .title = Eine Gruppe
wpg-coach-prompt-act = Ein Gebiet des Gegners zu betreten, kostet 2, also nehmen die meisten Gruppen eines. Zum Angriff müssen Gegner im selben Gebiet sein.
    .title = Was sie tun
wpg-coach-prompt-damage = Drehe zuerst frische Einheiten um. Wer sich zurückzieht, ist nicht verloren, doch der Letzte gibt das Gebiet auf.
    .title = Treffer gegen dich
wpg-coach-prompt-window = Das Fenster öffnet sich, was du auch hast, und seine Dauer verrät nichts. Du kannst für den ganzen Impuls verzichten.
    .title = Eine Reaktion
wpg-coach-prompt-send-east = Wähle, wen du am wenigsten vermisst; sie sind mehrere Runden lang fort und kommen nur mit der Eisenbahn zurück.
    .title = Nach Osten
wpg-coach-roll-attack = Alle Würfel fallen auf einmal, nach dem geordnet, was sie brauchen. Niemand schießt zurück.
    .title = Die Würfel
wpg-coach-refreshed-all = Nur Einheiten mit Nachschub werden wieder frisch. Suche nach abgeschnittenen, bevor du die Runde beendest.
    .title = Das Ende einer Runde

## Die Kommandozeile

wpg-cli-games = { $count } Partien mit durchschnittlich { $turns } Runden
wpg-cli-wins = { $side }: { $share } % gewonnen; Einheiten ohne Nachschub zu Beginn einer Runde: { $cut }
wpg-cli-paris = Paris fällt in { $share } %
wpg-cli-front = Die Front endet { $areas } Gebiete zugunsten der Mittelmächte, Stand { $total }
wpg-cli-held = In den Grenzen: 45 bis 55 % für die Mittelmächte, Paris unter 15 %
wpg-cli-missed = Außerhalb der Grenzen: { $which }
wpg-cli-sound = { $file }: nichts ist falsch
## The map editor

wpg-cards-read = Die Kartendatei, wie sie gelesen wurde
page-front-cards = Spielkarten
wpg-ed-cards-intro = Das Regelheft nennt die Spielkarten, aber nicht ihre Anzahl: vergleiche unsere mit deinen. Jede Seite hat { $battle } Kampf- und { $event } Ereigniskarten.
wpg-ed-cards-sum = { $side }: { $battle } Kampf, { $event } Ereignis
wpg-ed-cards-battle = Kampfkarten
wpg-ed-cards-event = Ereigniskarten
wpg-ed-cards-copies = { $card }, { $side }
wpg-ed-cards-number = Zahl im Text
wpg-ed-cards-name = Name deiner Spielkarten
wpg-ed-cards-save = Spielkarten speichern
wpg-ed-cards-failed = Der Server hat die Spielkarten nicht gelesen. Er ist vielleicht beschäftigt, oder die Datei ist nicht da.
page-front-map = Karteneditor
wpg-ed-tap-area = Tippe ein Gebiet an, um es zu berichtigen. Das Regelheft enthält keine Karte, unsere ist nachgebaut: vergleiche sie mit deiner.
wpg-ed-tap-neighbour = Tippe das Gebiet an, an das es grenzt
wpg-ed-worth = Siegpunkte
wpg-ed-controller = Am Anfang in der Hand der
wpg-ed-controller-cp = Mittelmächte
wpg-ed-controller-en = Entente
wpg-ed-country = Land
wpg-ed-country-de = Deutschland
wpg-ed-country-be = Belgien
wpg-ed-country-fr = Frankreich
wpg-ed-country-lu = Luxemburg
wpg-ed-port = Hafen
wpg-ed-port-no = nein
wpg-ed-port-yes = ja
wpg-ed-port-optional = Hausregel
wpg-ed-edge = Kartenrand
wpg-ed-edge-none = keiner
wpg-ed-edge-east = Osten
wpg-ed-edge-south = Süden
wpg-ed-name-en = Name, englisch
wpg-ed-name-de = Name, deutsch
wpg-ed-longitude = Grad Ost
wpg-ed-latitude = Grad Nord
wpg-ed-neighbours = Nachbarn: { $count }
wpg-ed-barrier = Grenze zu { $area }
wpg-ed-open = offen
wpg-ed-river = Fluss
wpg-ed-forest = Wald
wpg-ed-mountain = Gebirge
wpg-ed-part = Keine Grenze zu { $area }
wpg-ed-join = Nachbarn hinzufügen
wpg-ed-show = Zeigen
wpg-ed-redo = Wiederholen
wpg-ed-name = Name deiner Karte
wpg-ed-save = Karte speichern
wpg-ed-nameless = Sie braucht einen Namen
wpg-ed-faulty = { $count ->
        [one] mit einem Fehler, als Entwurf
       *[other] mit { $count } Fehlern, als Entwurf
    }
wpg-ed-failed = Der Server hat die Karte nicht gezeichnet. Er ist vielleicht beschäftigt, oder die Karte gibt es nicht.
wpg-ed-again = Noch einmal
