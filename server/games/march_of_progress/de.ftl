### Der Marsch des Fortschritts, in eigenen Worten.

## Das Regelheft

book-mop = Der Marsch des Fortschritts
mop-chapter-setup = Spielaufbau
mop-chapter-sequence = Spielablauf
mop-chapter-initiative = Initiative
mop-chapter-movement = Bewegungsaktionen
mop-chapter-recruit = Rekrutierungsaktion
mop-chapter-fortify = Befestigungsaktion
mop-chapter-attack = Angriffsaktionen
mop-chapter-combat = Kampf abhandeln
mop-chapter-strength = Armeeverstärkung
mop-chapter-score = Siegpunkte erhalten
mop-chapter-control = Eine Länderkarte kontrollieren
mop-chapter-end = Spielende und Gewinnen
mop-chapter-scenario = Szenario

## Namen

mop-card-move1 = Bewegen 1
mop-card-move2 = Bewegen 2
mop-card-recruit = Rekrutieren
mop-card-fortify = Befestigen
mop-card-attack = Angreifen
mop-card-attack1 = Angreifen +1
mop-card-strength = Stärken
mop-card-score = Punkten
mop-country-home_blue = Heimatland Blau
mop-country-neutral = Neutrales Land
mop-country-home_orange = Heimatland Orange
mop-country-h1 = Heimatland Blau
mop-country-n1 = Neutrales Land 1
mop-country-n2 = Neutrales Land 2
mop-country-h2 = Heimatland Orange
mop-tray-centre = Mitte des Tisches
mop-tray-map = Streifen an der Karte
mop-scenario-thirty-years-war = Der Dreißigjährige Krieg
mop-scenario-age-of-marlborough = Die Ära Marlborough

## Was zu tun ist

mop-prompt-last = { $last ->
    [yes] Letzte Runde:{" "}
   *[no] {""}
}
mop-prompt-roll = { mop-prompt-last }Jede Seite wirft einen Würfel: der höhere bringt die Initiative
mop-prompt-pick = { mop-prompt-last }Wähle verdeckt eine Karte
mop-prompt-picked = { mop-prompt-last }Karte gewählt. Du kannst sie noch ändern, bis { $other } gewählt hat
mop-prompt-enter = { mop-prompt-last }Deckt auf und gebt ein, was gespielt wurde: { $missing }
mop-prompt-order = { mop-prompt-last }Ihr spielt beide die gleiche Art Karte. Wer handelt zuerst?
mop-prompt-move = { mop-prompt-last }{ $most ->
    [one] Bewege eine deiner Armeen in ein benachbartes Land
   *[other] Bewege eine Armee oder zwei gemeinsam in ein benachbartes Land
}
mop-prompt-fortify = { mop-prompt-last }Lege eine deiner Armeen auf die Seite
mop-prompt-attack = { mop-prompt-last }Wo greifst du an?
mop-prompt-discard = { mop-prompt-last }{ $country }: lege für { $card } eine Karte ab
mop-prompt-occupy = { mop-prompt-last }Welche Armee besetzt die Hauptstadt? { $country }
mop-prompt-strength = { mop-prompt-last }Welchen SP-Würfel drehst du herunter?
mop-wait-pick = { mop-prompt-last }Noch am Wählen: { $missing }
mop-wait-order = { mop-prompt-last }{ $seat } bestimmt, wer zuerst handelt
mop-wait-move = { mop-prompt-last }{ $seat } wählt eine Bewegung
mop-wait-fortify = { mop-prompt-last }{ $seat } wählt eine Armee zum Befestigen
mop-wait-attack = { mop-prompt-last }{ $seat } wählt, wo angegriffen wird
mop-wait-discard = { mop-prompt-last }{ $seat } wählt eine Karte zum Ablegen
mop-wait-occupy = { mop-prompt-last }{ $seat } wählt eine Armee für die Hauptstadt
mop-wait-strength = { mop-prompt-last }{ $seat } wählt, welcher SP-Würfel sinkt

## Angebote

mop-offer-pick = { $card }
mop-offer-enter = { $seat } hat { $card } gespielt
mop-offer-first = { $side } handelt zuerst
mop-offer-move = { $count ->
    [one] { $lying ->
        [0] 1 Armee
       *[other] 1 befestigte Armee
    }
   *[other] { $lying ->
        [0] { $count } Armeen
        [one] { $count } Armeen, eine davon befestigt
       *[other] { $count } befestigte Armeen
    }
}{ $capital ->
    [0] {""}
   *[other] {" "}(die Hauptstadt wird frei)
}: { $from } → { $to }
mop-offer-fortify = { $country }{ $capital ->
    [0] {""}
   *[other] , auf der Hauptstadt
}
mop-offer-no-fortify = Nichts befestigen
mop-offer-attack = { $country }: { $attack } gegen { $defence }{ $stand_up ->
    [0] {""}
    [one] , eine Armee steht auf
   *[other] , { $stand_up } Armeen stehen auf
}
mop-offer-no-attack = Nicht angreifen
mop-offer-discard = { $card }
mop-offer-occupy = { $lying ->
    [0] Eine stehende Armee
   *[other] Eine befestigte Armee
}{ $capital ->
    [0] {""}
   *[other] , die schon dort ist
}
mop-offer-strengthen = { $country }: { $from } → { $to }

## Was geschieht

mop-turn = Runde { $turn }.
mop-initiative-tie = Beide werfen { $face }: noch einmal.
mop-initiative-won = { $seat } wirft { $high } gegen { $low } und hat die Initiative.
mop-locked = { $seat } hat eine Karte gewählt.
mop-you-picked = Gewählt: { $card }.
mop-entered = { $seat } hat { $card } aufgedeckt.
mop-revealed = { $seat } spielt { $card }, { $other_seat } spielt { $other }.
mop-order-chosen = { $seat } hat die Initiative und bestimmt: { $side } handelt zuerst.
mop-order-forced = Die Reihenfolge ändert nichts, also wird { $seat } nicht gefragt.
mop-initiative-flips = Die Initiative geht an { $seat }.
mop-nothing = { $card } von { $seat } hat keine Auswirkungen.
mop-move-forced = { $seat } hat nur eine mögliche Bewegung; sie wird ausgeführt.
mop-moved = { $seat } bewegt { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
}: { $from } → { $to }{ $lying ->
    [0] .
    [one] . Eine befestigte Armee steht dafür auf.
   *[other] . Befestigte Armeen stehen dafür auf.
}
mop-recruited = { $seat } rekrutiert eine Armee: { $country }.
mop-fortify-forced = { $seat } hat nur eine Armee, die sich hinlegen kann; sie legt sich hin.
mop-fortified = { $seat } befestigt eine Armee: { $country }.
mop-attack-forced = { $seat } hat nur einen möglichen Angriff; er wird ausgeführt.
mop-attacks = { $seat } greift an: { $country }.{ $stood_up ->
    [0] {""}
    [one] {" "}Eine befestigte Armee steht auf und kämpft mit.
   *[other] {" "}{ $stood_up } befestigte Armeen stehen auf und kämpfen mit.
}
mop-discard-forced = { $seat } hat außer Punkten nur eine Karte zum Ablegen; sie wird abgelegt.
mop-discarded = { $seat } legt für +1 eine Karte ab: { $card }.
mop-brief-moved = { $seat }: { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
} → { $to }
mop-brief-recruited = { $seat } rekrutiert: { $country }
mop-brief-fortified = { $seat } befestigt: { $country }
mop-brief-strengthened = { $seat }: Armeestärke { $strength }
mop-brief-scored = { $seat }: +{ $gain } SP
mop-brief-occupied = { $seat } besetzt: { $country }
mop-brief-nothing = { $seat }: { $card } ohne Auswirkung
mop-brief-won = { $country }: { $seat } schlägt { $enemy } mit { $attack } zu { $defence }.
mop-combat-won = { mop-brief-won } { $enemy_lost ->
    [0] Nur die Garnison hat verteidigt.
    [one] Die Armee von { $enemy } kommt in den Vorrat.
   *[other] { $enemy_lost } Armeen von { $enemy } kommen in den Vorrat.
}
mop-brief-lost = { $country }: { $enemy } wehrt { $seat } mit { $defence } zu { $attack } ab.
mop-combat-lost = { mop-brief-lost } { $own_lost ->
    [one] Die Armee von { $seat } kommt in den Vorrat.
   *[other] { $own_lost } Armeen von { $seat } kommen in den Vorrat.
}
mop-brief-tie = { $country }: { $attack } zu { $defence }, Gleichstand.
mop-combat-tie = { mop-brief-tie } In den Vorrat kommen Armeen: { $own_lost } von { $seat }, { $enemy_lost } von { $enemy }.
mop-occupy-forced = { $seat } hat dort nur eine Art Armee für die Hauptstadt.
mop-occupied = { $seat } besetzt die Hauptstadt: { $country }.
mop-capital-free = { $country }: Die Hauptstadt ist wieder frei.
mop-strength-forced = { $seat } kann nur einen SP-Würfel herunterdrehen; er wird gedreht.
mop-strengthened = { $seat } bezahlt mit einem SP-Würfel: { $country }, jetzt { $die }{ $die ->
    [0] {" "}(der Würfel wird entfernt).
   *[other] .
} Armeestärke { $strength }.
mop-scored = { $gain ->
    [0] { $seat } erhält keine SP
   *[other] { $seat } erhält { $gain } SP
} und hat { $vp }. Alle Karten kommen auf die Hand zurück.
mop-last-turn = Das Spiel endet mit dieser Runde, Runde { $turn }.
mop-not-last-turn = Das Spiel endet doch nicht mit dieser Runde, Runde { $turn }.
mop-over-won = { $seat } gewinnt mit { $vp } zu { $other } SP.
mop-over-tie = Unentschieden: { $blue } zu { $orange } SP.

## Berichtigungen: der Tisch hat recht

mop-corrected-vp = Berichtigt: { $seat } hat { $vp } SP.
mop-corrected-strength = Berichtigt: Die Armeestärke von { $seat } ist { $strength }.
mop-corrected-vp-die = Berichtigt: Der SP-Würfel zeigt { $vp }: { $country }.
mop-corrected-army = Berichtigt: Eine Armee von { $seat } { $posture ->
    [capital_standing] steht auf der Hauptstadt
    [capital_lying] liegt befestigt auf der Hauptstadt
    [lying] ist befestigt
   *[standing] steht
}: { $country }.
mop-corrected-stock = Berichtigt: Eine Armee von { $seat } ist im Vorrat.
mop-corrected-initiative = Berichtigt: { $seat } hat die Initiative.
mop-corrected-cards = Berichtigt: { $held ->
    [0] { $seat } hat keine Karte auf der Hand.
   *[other] { $seat } hat { $cards } auf der Hand.
}{ $discarded ->
    [0] {""}
   *[other] {" "}Abgelegt: { $discards }.
}
mop-picks-again = { $seat } muss neu wählen.
mop-correct-over = Das Spiel ist zu Ende; nimm stattdessen den letzten Schritt zurück.
mop-correct-range = { $value } ist hier nicht möglich: { $low } bis { $high }.
mop-correct-stock = Eine Armee im Vorrat liegt nicht auf der Seite und steht auf keiner Hauptstadt.
mop-correct-capital = Auf dieser Hauptstadt kann nur eine gegnerische Armee stehen: { $country }.
mop-correct-initiative = Um die Initiative wird erst noch gewürfelt.
mop-correct-cards = { $seat } spielt mit anderen Karten, und mit jeder nur einmal.
mop-correct-in-play = { $card } ist in dieser Runde ausgespielt: weder auf der Hand noch auf dem Ablagestapel von { $seat }.
mop-correct-score = Punkten wird nie abgelegt: { $seat } hat es immer auf der Hand.

## Teile einer Entscheidung

mop-adjacent = Benachbarte Länder; Gegner versperren den Weg nicht
mop-occupier-left = Die besetzende Armee ist abgezogen
mop-occupier-destroyed = Die besetzende Armee wurde vernichtet
mop-occupier-attacks = Eine besetzende Armee, die angreift, gibt erst die Hauptstadt auf
mop-no-armies = Keine Armee im Spiel
mop-stock-empty = Keine Armee im Vorrat
mop-recruit-occupied = { $enemy } hat die Hauptstadt besetzt
mop-may-decline = Auf das Befestigen darf man verzichten
mop-all-fortified = Alle Armeen im Spiel sind schon befestigt
mop-fortified-defends = Eine befestigte Armee zählt in der Verteidigung eins mehr
mop-fortified-is-one = Eine befestigte Armee zählt in der Verteidigung eins, gleich welche Stärke
mop-no-target = Keine gegnerische Armee oder Garnison, wo eigene Armeen sind
mop-all-lying = Nur befestigte Armeen könnten angreifen, und sie dürfen liegen bleiben
mop-cannot-win = Kein Angriff wäre zu gewinnen, also wird keiner erzwungen
mop-cannot-win-but-must = Kein Angriff ist zu gewinnen, aber einer muss sein
mop-standing-must = Eine stehende Armee, die angreifen kann, muss es, bevor sich anderswo welche aufstellen
mop-standing-may-wait = Armeen dürfen sich aufstellen und angreifen, statt einer, die anderswo steht
mop-combat-armies = Stärke { $strength } × { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
mop-combat-stood-up = { $count ->
    [one] eine stand vor dem Kampf auf
   *[other] { $count } standen vor dem Kampf auf
}
mop-combat-lying = { $count ->
    [one] Eine befestigte Armee bleibt liegen und greift nicht an
   *[other] { $count } befestigte Armeen bleiben liegen und greifen nicht an
}
mop-combat-discarded = Angreifen +1, abgelegt: { $card }
mop-combat-plus-one = Angreifen +1, eine Karte abgelegt
mop-combat-only-score = Nur Punkten auf der Hand: Angreifen +1 zählt als Angreifen
mop-combat-fortified = Befestigt: { $each } × { $count ->
    [one] 1 Armee
   *[other] { $count } Armeen
}
mop-combat-capital-freed = Die besetzende Armee greift an: Die Hauptstadt ist frei, und ihre Garnison kämpft
mop-combat-garrison = Garnison des Heimatlands
mop-combat-garrison-neutral = Garnison: kein Heimatland
mop-combat-garrison-defends-only = Garnison: Sie verteidigt nur die eigene Seite
mop-combat-garrison-occupied = Garnison: Die Hauptstadt ist besetzt
mop-combat-garrison-none = Garnison: hier keine
mop-combat-garrison-kept = Garnison: Die Hauptstadt bleibt besetzt, während die besetzende Armee angreift
mop-lying-destroyed = Neben dem Angriff liegen gebliebene Armeen werden auch vernichtet
mop-lying-spared = Neben dem Angriff liegen gebliebene Armeen bleiben verschont
mop-capital-taken = Der Angreifer hat im gegnerischen Heimatland gewonnen
mop-capital-defended = Der Eindringling hat im gegnerischen Heimatland in der Verteidigung gewonnen
mop-capital-not-defended = Ein Eindringling, der in der Verteidigung gewinnt, besetzt die Hauptstadt nicht
mop-die-for-strength = Ein SP-Würfel sinkt, der Armeestärke-Würfel steigt
mop-strength-at-most = Der Armeestärke-Würfel steht schon am höchsten
mop-no-die = Kein kontrolliertes Land hat einen SP-Würfel, der noch sinken kann
mop-score-base = Für das Punkten
mop-score-country = { $country }
mop-score-enemy-present = { $country }: Dort ist eine gegnerische Armee
mop-score-occupied = { $enemy } hat die Hauptstadt besetzt: überhaupt keine SP
mop-score-short = { $stock ->
    [0] Keine SP mehr im Vorrat
   *[other] Nur noch { $stock } SP im Vorrat
}
mop-enough = Das Spiel endet nach einer Runde, in der jemand { $vp } SP hat
mop-both-enough = Beide haben { $vp } SP: in diesem Szenario unentschieden
mop-both-would-draw = Haben dann beide { $vp } SP, geht es in diesem Szenario unentschieden aus
mop-holder-chooses = Wer die Initiative hat, bestimmt die Reihenfolge
mop-flips = { $phase ->
    [move] Beide haben Bewegen gespielt: Die Initiativekarte wird umgedreht
    [attack] Beide haben Angreifen gespielt: Die Initiativekarte wird umgedreht
   *[other] Beide haben die gleiche Art Karte gespielt: Die Initiativekarte wird umgedreht
}
mop-high-roll = Der höhere Wurf hat die Initiative
mop-one-card = Eine Karte von der Hand
mop-control-home = { $seat } kontrolliert das eigene Heimatland: kein Gegner auf der Hauptstadt. { $country }
mop-control-neutral = Nur { $seat } hat dort Armeen. { $country }
mop-control-occupied = { $seat } hat die Hauptstadt besetzt. { $country }
mop-control-contested = Beide haben dort Armeen, also kontrolliert es niemand. { $country }
mop-control-empty = Dort ist keine Armee, also kontrolliert es niemand. { $country }

## Ablehnungen

mop-not-now = Das steht gerade nicht zur Entscheidung.
mop-not-your-choice = Jetzt muss { $seat } wählen.
mop-no-such-country = In diesem Szenario gibt es kein Land { $country }.
mop-no-such-army = Du hast keine Armee { $army } im Spiel.
mop-no-such-side = Es gibt keine Seite { $side }.
mop-not-in-hand = { $card } ist nicht auf dieser Hand.
mop-score-needs-discard = Punkten braucht mindestens eine Karte auf deinem Ablagestapel
mop-keep-score = Punkten wird nie für Angreifen +1 abgelegt.
mop-move-count = { $most ->
    [one] Bewegen 1 bewegt genau eine Armee, nicht { $count }.
   *[other] Bewegen 2 bewegt eine Armee oder zwei, nicht { $count }.
}
mop-move-twice = Keine Armee kann zweimal bewegt werden.
mop-move-together = Zwei Armeen ziehen gemeinsam: aus einem Land in ein Land.
mop-not-adjacent = Diese Länder sind nicht benachbart: { $from }, { $to }.
mop-must-fortify = Du musst eine Armee befestigen, wenn eine von dir steht.
mop-already-fortified = Diese Armee ist schon befestigt.
mop-must-attack = Eine Armee, die angreifen kann, muss es: Wähle, wo.
mop-no-target-there = Keine gegnerische Armee oder aktive Garnison zum Angreifen: { $country }.
mop-standing-attacks-first = Eine deiner Armeen steht anderswo und kann angreifen: sie muss es. Hier stellt sich keine zum Angriff auf: { $country }.
mop-cannot-stand-up = Nur deine befestigten Armeen in diesem Land können aufstehen: { $country }.
mop-stand-up-twice = Keine Armee kann zweimal aufstehen.
mop-no-attackers = Du hast keine Armee, die angreifen würde: { $country }.
mop-occupy-elsewhere = Nur eine Armee in dem eben gewonnenen Land kann die Hauptstadt besetzen: { $country }.
mop-not-controlled = Du kontrollierst dieses Land nicht: { $country }.
mop-at-floor = Dieser SP-Würfel kann nicht unter { $floor } sinken: { $country }.
mop-no-roll = Gerade werden keine Würfel verlangt.
mop-one-die-each = Ein Würfel für jede Seite, mit 1 bis 6.
mop-ask-needs-match = Diese Frage braucht eine Partie.
mop-ask-numbers = Stärken gehen von 1 bis 6, alle anderen Zahlen von 0 bis { $most }.

## Der Wurf um die Initiative

mop-roll-initiative = Initiative: Der höhere Würfel hat sie
mop-roll-initiative-again = Initiative: Gleichstand, noch einmal

## Aufbau

mop-form-scenario = Szenario
mop-form-club-scenario = { $name }
mop-form-broken-file = { $file } (nicht verwendbar)
mop-form-cards = Aktionskarten
mop-form-cards-phone = Auf den Telefonen
mop-form-cards-table = Gedruckte Karten auf dem Tisch
mop-form-cards-help = Mit gedruckten Karten wählt ihr wie im Heft beschrieben; nach dem Aufdecken gibt ein Telefon ein, was gespielt wurde.
mop-form-layout = Wie liegen die Karten?
mop-form-layout-choice = { $layout ->
    [line] In einer Reihe: Heimatland, neutral, neutral, Heimatland
    [side_by_side] Die neutralen Länder nebeneinander zwischen den Heimatländern
   *[other] { $layout }
}
mop-form-first-home = Welche Seite spielt { $name }?
mop-form-side = { $side }
mop-form-name = Name auf der Karte: { $country }
mop-form-name-help = Leer lassen, um den hier gezeigten Namen zu behalten.
mop-form-vp-start = SP-Würfel zu Beginn: { $country }
mop-form-vp-range = Aufgedruckter SP-Bereich: { $country }
mop-form-strength-start = Armeestärke-Würfel zu Beginn: { $country }
mop-form-strength-range = Aufgedruckter Stärkebereich: { $country }
mop-form-range-help = Wie auf der Karte aufgedruckt, zum Beispiel 0-6.
mop-form-armies = Armeen von { $side } zu Beginn: { $country }
mop-fault-missing = Das muss ausgefüllt werden.
mop-fault-unknown-answer = Danach wird nicht gefragt.
mop-fault-choice = Das steht nicht zur Wahl.
mop-fault-number = Eine ganze Zahl von { $low } bis { $high }.
mop-fault-range = Ein Bereich wie 0-6: die kleinere Zahl zuerst, eine Stärke mindestens 1.
mop-fault-name = Höchstens { $most } Zeichen.
mop-fault-twice = { $file } hat dieselbe id.
mop-fault-id = Eine id besteht aus kleinen Buchstaben, Ziffern, Binde- und Unterstrichen und beginnt mit einem Buchstaben.
mop-fault-same-id = Zwei Länder haben diese id.
mop-fault-countries = Ein Szenario hat 2 bis { $most } Länder.
mop-fault-one-home = { $side } braucht genau ein Heimatland.
mop-fault-no-country = Es gibt kein Land { $country }.
mop-fault-itself = { $country } kann nicht zu sich selbst benachbart sein.
mop-fault-apart = Jedes Land muss von jedem anderen aus erreichbar sein.
mop-fault-home-strength = Ein Heimatland hat einen Armeestärke-Würfel, ein neutrales keinen.
mop-fault-garrison = Nur ein Heimatland hat eine Garnison, von 0 bis 6.
mop-fault-start = Der Würfel muss in seinem Bereich beginnen, { $low } bis { $high }.
mop-fault-armies = Zwischen 0 und { $most } Armeen insgesamt.
mop-fault-cards = Zu den Karten gehören Punkten und mindestens eine andere, jede nur einmal.
mop-fault-order = Die Reihenfolge nennt alle sechs Arten von Aktionen, jede einmal.
mop-fault-score-base = Punkten muss von sich aus mindestens 1 SP bringen, sonst endet ein Spiel womöglich nie.
mop-fault-cubes = Der Vorrat braucht mindestens { $need } SP, sonst endet ein Spiel womöglich nie.

## Was ein Szenario ändert

mop-differs-cards = Karten
mop-differs-cards-says = ohne { $cards }
mop-differs-cards_of = Karten von { $side }
mop-differs-cards_of-says = ohne { $cards }
mop-differs-order = Reihenfolge der Aktionen
mop-differs-order-says = { $phases }
mop-differs-start = Initiative zu Beginn
mop-differs-start-says = { $side }
mop-differs-flip = Initiative wechselt
mop-differs-flip-says = { $count ->
    [0] nie
   *[other] wenn beide Seiten das Gleiche davon spielen: { $phases }
}
mop-differs-strength_floor = Stärken
mop-differs-strength_floor-says = dreht keinen SP-Würfel eines Heimatlands unter { $floor }
mop-differs-score_base = Punkten
mop-differs-score_base-says = { $vp } SP und die Würfel deiner Länder
mop-differs-score_home = Punkten
mop-differs-score_home-says = nichts für dein Heimatland, solange dort eine gegnerische Armee ist
mop-differs-score_occupied = Punkten
mop-differs-score_occupied-says = auch solange deine Hauptstadt besetzt ist
mop-differs-end_vp = Spielende
mop-differs-end_vp-says = nach einer Runde, in der jemand { $vp } SP hat
mop-differs-end_both = Spielende
mop-differs-end_both-says = Haben beide { $vp } SP, ist es unentschieden
mop-differs-vp_stock = SP in Markern
mop-differs-vp_stock-says = { $vp } ({ $black } schwarze, { $white } weiße)
mop-differs-armies = Armeen
mop-differs-armies-says = { $count } je Seite

## Hausregeln: wo das Heft eine Frage offen lässt

mop-house-fortified_value = Wert einer befestigten Armee
mop-house-fortified_value-help = Die Ausgaben sind sich nicht einig, was eine befestigte Armee in der Verteidigung zählt.
mop-house-fortified_value-strength_plus_1 = Ihre Stärke und eins mehr
mop-house-fortified_value-just_1 = Eins, gleich welche Stärke
mop-house-occupier_attacks = Eine besetzende Armee greift an
mop-house-occupier_attacks-help = Nur in der englischen Ausgabe endet die Besetzung, wenn die Armee auf der Hauptstadt angreift.
mop-house-occupier_attacks-keeps = Die Hauptstadt bleibt im Kampf besetzt
mop-house-occupier_attacks-frees_capital_first = Die Hauptstadt wird erst frei, und ihre Garnison kämpft
mop-house-lying_attackers = Befestigte Armeen neben einem gescheiterten Angriff
mop-house-lying_attackers-help = Eigene Armeen, die liegen blieben, während die anderen angriffen und nicht gewannen.
mop-house-lying_attackers-destroyed = Sie werden auch vernichtet
mop-house-lying_attackers-spared = Sie bleiben
mop-house-strength_at_6 = Stärken bei höchster Armeestärke
mop-house-strength_at_6-help = Was geschieht, wenn Stärken gespielt wird und der Armeestärke-Würfel nicht mehr steigen kann.
mop-house-strength_at_6-reduce_anyway = Der SP-Würfel sinkt trotzdem
mop-house-strength_at_6-nothing = Es hat keine Auswirkungen
mop-house-fortify_optional = Auf Befestigen darf man verzichten
mop-house-fortify_optional-help = Ob man eine stehende Armee auch stehen lassen darf.
mop-house-fortify_optional-no = Nein, eine muss sich hinlegen
mop-house-fortify_optional-yes = Ja, man darf wählen
mop-house-suicide_attack = Angriffe, die nicht zu gewinnen sind
mop-house-suicide_attack-help = Ob man angreifen muss, wenn keiner der möglichen Angriffe gewinnen kann.
mop-house-suicide_attack-forced = Man muss trotzdem angreifen
mop-house-suicide_attack-optional = Man darf sich zurückhalten
mop-house-capital_by_defence = Hauptstadt durch Verteidigung
mop-house-capital_by_defence-help = Ob ein Eindringling die Hauptstadt besetzt, wenn er einen Angriff des Besitzers abwehrt.
mop-house-capital_by_defence-no = Nein, nur ein Angreifer besetzt sie
mop-house-capital_by_defence-yes = Ja, jeder Sieg dort besetzt sie
mop-house-forced_attack = Welche Armee angreifen muss
mop-house-forced_attack-help = Die Ausgaben unterscheiden sich: Auf Englisch muss der Spieler angreifen, auf Deutsch die stehende Armee.
mop-house-forced_attack-any_standing = Man muss angreifen; Armeen dürfen sich überall dafür aufstellen
mop-house-forced_attack-each_standing = Eine stehende Armee muss selbst angreifen, soweit eine Karte reicht

## Was neuere Regeln geändert haben, für eine laufende Partie

mop-changed-combat-record = Ein Kampf nennt jetzt jede Hausregel, die ihn entschieden hat.
mop-changed-forced-attack = Es gibt eine neue Hausregel dazu, welche Armee angreifen muss. Diese Partie behält ihre Antwort: Man muss angreifen, und Armeen dürfen sich überall dafür aufstellen.
mop-changed-last-turn = Werden Punkte auf den Wert berichtigt, mit dem das Spiel endet, erfahren alle, dass es mit dieser Runde endet.
mop-changed-cards = Ein Schiedsrichter kann jetzt auch Hände und Ablagestapel berichtigen.

## Die Regeln hinter den Wörtern

mop-term-sequence = Eine Runde
    .rule = Beide wählen verdeckt eine Karte und decken gemeinsam auf. Die beiden Aktionen werden nach ihren Buchstaben ausgeführt: a bewegen, b rekrutieren, c befestigen, d angreifen, e stärken, f punkten. Dann kommen die gespielten Karten offen auf die Ablagestapel. Das Spiel endet nach einer Runde, in der jemand 18 SP hat, oder wenn beide zustimmen; die meisten SP gewinnen.
    .cite = mop mop-chapter-sequence
mop-term-setup = Spielaufbau
    .rule = Im Dreißigjährigen Krieg hat jede Seite ihr Heimatland mit einer Armee, zwei Armeen im Vorrat, acht Aktionskarten und Armeestärke 1. Die SP-Würfel der Heimatländer zeigen 3, der neutrale 2. 35 SP in Markern bilden den Vorrat; ist er leer, gibt es keine SP mehr. Der höhere Wurf hat die Initiative. Andere Szenarien beginnen mit anderen Karten, Würfeln und Markern.
    .cite = mop mop-chapter-setup
mop-term-end = Spielende
    .rule = Das Spiel endet nach einer Runde, in der jemand 18 SP hat, oder wenn beide zustimmen. Die meisten SP gewinnen; bei Gleichstand ist es unentschieden. Die Marker des Dreißigjährigen Kriegs reichen nicht für 18 auf beiden Seiten; in der Ära Marlborough reichen sie, und dann ist es unentschieden.
    .cite = mop mop-chapter-end
    .forms = letzte Runde, Letzte Runde
mop-term-scenario = Szenario
    .rule = Ein Szenario kann Länder, Karten, Marker und einzelne Regeln ändern. Was es ändert, steht im Menü unter „{ ui-menu-rules }“.
    .cite = mop mop-chapter-scenario
    .forms = Szenarios
mop-term-initiative = Initiative
    .rule = Wenn beide bewegen oder beide angreifen, bestimmt die Seite mit der Initiative, wer zuerst handelt; danach geht die Initiative an die andere Seite. Auch sonst bestimmt sie, wenn es auf die Reihenfolge ankommt, behält dann aber die Initiative.
    .cite = mop mop-chapter-initiative
    .forms = Initiative
mop-term-movement = Bewegung
    .rule = Armeen ziehen in ein benachbartes Land. Gegner versperren den Weg nicht. Wer Bewegen spielt und eine Armee hat, muss eine bewegen. Eine befestigte Armee steht vorher auf; eine Armee, die eine Hauptstadt verlässt, besetzt sie nicht mehr.
    .cite = mop mop-chapter-movement
    .forms = Bewegung
mop-term-adjacent = Benachbart
    .rule = Zwei Länder sind benachbart, wenn sich ihre Karten an einer Seite berühren. Im Dreißigjährigen Krieg berühren beide Heimatländer nur das neutrale Land.
    .cite = mop mop-chapter-movement
    .forms = benachbart, benachbartes, benachbarte, benachbarten
mop-term-home = Heimatland
    .rule = In deinem rekrutierst du, dort liegt dein Armeestärke-Würfel, und dort verteidigt deine Garnison. Du kontrollierst es, solange keine gegnerische Armee auf seiner Hauptstadt steht.
    .cite = mop mop-chapter-control
    .forms = Heimatländer, Heimatlands, Heimatland Blau, Heimatland Orange
mop-term-neutral = Neutrales Land
    .rule = Es hat einen SP-Würfel, aber weder Hauptstadt noch Garnison. Du kontrollierst es, solange du dort eine Armee hast und dein Gegner keine.
    .cite = mop mop-chapter-control
    .forms = neutrales Land, neutrale Land
mop-term-army = Armee
    .rule = Jede Seite hat drei. Die nicht im Spiel sind, liegen in ihrem Vorrat; dorthin kommen auch vernichtete Armeen.
    .cite = mop mop-chapter-setup
    .forms = Armeen
mop-term-fortified = Befestigte Armee
    .rule = Eine Armee, die auf der Seite liegt. In der Verteidigung zählt sie { $fortified_value ->
        [just_1] 1, wie stark ihre Seite auch ist
       *[strength_plus_1] ihre Stärke und eins mehr
    }. Sie greift nicht an, außer sie steht unmittelbar vor dem Kampf auf; auch zum Bewegen steht sie auf.
    .cite = mop mop-chapter-fortify
    .forms = befestigte Armee, befestigte Armeen, befestigt, befestigte
    .house = fortified_value
mop-term-combat = Kampf
    .rule = Jede Seite zählt ihre Stärke in diesem Land zusammen. Angreifer: Stärke mal angreifende Armeen, +1 für eine mit Angreifen +1 abgelegte Karte. Verteidiger: Stärke für jede stehende Armee, { $fortified_value ->
        [just_1] 1 für jede befestigte
       *[strength_plus_1] Stärke und eins mehr für jede befestigte
    }, und 2 für eine aktive Garnison im Heimatland. Alle Armeen der schwächeren Seite kommen in den Vorrat; bei Gleichstand die von beiden. { $lying_attackers ->
        [spared] Gewinnt der Angreifer nicht, verliert er die Armeen, die angegriffen haben; die liegen geblieben sind, werden verschont.
       *[destroyed] Gewinnt der Angreifer nicht, verliert er alle seine Armeen dort, auch die liegen geblieben sind.
    }
    .cite = mop mop-chapter-combat
    .forms = Kampfs, Kämpfe, Kämpfen
    .house = fortified_value lying_attackers
mop-term-garrison = Garnison
    .rule = Jede Hauptstadt hat eine Garnison der Stärke 2. Sie verteidigt nur ihr eigenes Heimatland, greift nie an, bewegt sich nicht, wird nie vernichtet und wächst nicht mit der Armeestärke. Solange der Gegner die Hauptstadt besetzt, zählt sie für niemanden, { $occupier_attacks ->
        [frees_capital_first] bis die Armee auf ihr angreift: Dann ist die Hauptstadt zuerst frei, und die Garnison kämpft.
       *[keeps] auch während die Armee auf ihr angreift.
    }
    .cite = mop mop-chapter-combat
    .forms = Garnisonen
    .house = occupier_attacks
mop-term-capital = Hauptstadt
    .rule = Gewinnt ein Angreifer im gegnerischen Heimatland, besetzt eine seiner Armeen die Hauptstadt; { $capital_by_defence ->
        [yes] ebenso ein Eindringling, der dort einen Angriff abwehrt.
       *[no] wer in der Verteidigung gewinnt, nicht.
    } Solange sie dort unbesiegt bleibt, kontrolliert ihre Seite das Land; der Besitzer kann nicht rekrutieren und erhält überhaupt keine SP.
    .cite = mop mop-chapter-combat
    .forms = Hauptstädte
    .house = capital_by_defence occupier_attacks
mop-term-control = Kontrolle
    .rule = Du kontrollierst dein Heimatland, wenn kein Gegner auf seiner Hauptstadt steht; ein neutrales Land, wenn nur du dort Armeen hast; das gegnerische Heimatland, solange du seine Hauptstadt besetzt. Kontrolle zählt für Stärken und Punkten.
    .cite = mop mop-chapter-control
    .forms = kontrolliert, kontrollierst
mop-term-army_strength = Armeestärke
    .rule = Der Würfel auf einer Heimatlandkarte, 1 bis 6: So viel zählt jede Armee dieser Seite. Stärken erhöht ihn; nichts senkt ihn.
    .cite = mop mop-chapter-strength
    .forms = Armeestärke-Würfel, Stärkewürfel
    .house = strength_at_6
mop-term-vp = Siegpunkte (SP)
    .rule = Weiße Marker zählen 1, schwarze 5. Sie kommen aus einem begrenzten Vorrat. 18 SP beenden das Spiel am Ende der Runde.
    .cite = mop mop-chapter-score
    .forms = SP, Siegpunkte, Siegpunkten
mop-term-vp_die = SP-Würfel
    .rule = So viel ist ein Land beim Punkten für die Seite wert, die es kontrolliert. Stärken dreht ihn herunter; bei 0 kommt er weg. Nichts dreht ihn hinauf.
    .cite = mop mop-chapter-score
    .forms = SP-Würfels, SP-Würfeln
mop-term-stock = Vorrat
    .rule = Die SP-Marker, die noch niemand hat; ebenso die Armeen einer Seite, die nicht im Spiel sind.
    .cite = mop mop-chapter-setup
    .forms = Vorrats
mop-term-discard = Ablagestapel
    .rule = Hier liegen gespielte Karten, für beide offen, bis du Punkten spielst.
    .cite = mop mop-chapter-sequence
    .forms = Ablage, Ablagestapeln
mop-term-move1 = Bewegen 1
    .rule = Bewege eine deiner Armeen in ein benachbartes Land. Kommt bei a dran.
    .cite = mop mop-chapter-movement
mop-term-move2 = Bewegen 2
    .rule = Bewege eine Armee oder zwei gemeinsam aus einem Land in dasselbe benachbarte Land. Nie eine Armee zweimal, nie zwei auf verschiedenen Wegen. Kommt bei a dran.
    .cite = mop mop-chapter-movement
mop-term-recruit = Rekrutieren
    .rule = Stelle eine Armee aus deinem Vorrat auf dein Heimatland. Keine Auswirkungen, wenn der Vorrat leer ist oder der Gegner deine Hauptstadt besetzt. Kommt bei b dran.
    .cite = mop mop-chapter-recruit
mop-term-fortify = Befestigen
    .rule = Lege eine deiner stehenden Armeen auf die Seite: In der Verteidigung zählt sie { $fortified_value ->
        [just_1] 1, wie stark du auch bist.
       *[strength_plus_1] eins mehr.
    } { $fortify_optional ->
        [yes] Du darfst auch alle stehen lassen.
       *[no] Steht eine von dir, muss sich eine hinlegen.
    } Kommt bei c dran, vor den Angriffen.
    .cite = mop mop-chapter-fortify
    .house = fortified_value fortify_optional
mop-term-attack = Angreifen
    .rule = Wähle ein Land: Alle deine stehenden Armeen dort kämpfen gegen alles, was der Gegner dort hat. Befestigte darfst du vorher aufstellen. Kann eine deiner stehenden Armeen irgendwo angreifen, musst du angreifen, { $suicide_attack ->
        [optional] außer kein Angriff ist zu gewinnen.
       *[forced] auch wenn kein Angriff zu gewinnen ist.
    } { $forced_attack ->
        [each_standing] Dann muss es in einem Land sein, in dem eine von ihnen steht.
       *[any_standing] Das darf in jedem Land mit einem Ziel sein, auch wo sich Armeen erst aufstellen.
    } Kommt bei d dran.
    .cite = mop mop-chapter-attack
    .house = suicide_attack forced_attack
mop-term-attack1 = Angreifen +1
    .rule = Wie Angreifen, mit +1 auf deine Gesamtstärke für eine andere Karte, die du von der Hand ablegst, nie Punkten. Hast du nur noch Punkten, ist es ein einfaches Angreifen. Kannst du nicht angreifen, legst du nichts ab. Nicht jedes Szenario spielt damit. Kommt bei d dran.
    .cite = mop mop-chapter-attack
mop-term-strength = Stärken
    .rule = Drehe den SP-Würfel eines Landes, das du kontrollierst, um eins herunter und deinen Armeestärke-Würfel um eins hinauf, höchstens auf 6. Kann kein SP-Würfel sinken, hat die Karte keine Auswirkungen; { $strength_at_6 ->
        [nothing] ebenso, wenn dein Armeestärke-Würfel schon am höchsten steht.
       *[reduce_anyway] steht dein Armeestärke-Würfel schon am höchsten, sinkt der SP-Würfel trotzdem.
    } In der Ära Marlborough sinkt kein SP-Würfel eines Heimatlands unter 2. Kommt bei e dran.
    .cite = mop mop-chapter-strength
    .house = strength_at_6
mop-term-score = Punkten
    .rule = Du erhältst 1 SP und die SP-Würfel aller Länder, die du kontrollierst, soweit der Vorrat reicht; überhaupt nichts, wenn deine Hauptstadt besetzt ist. In der Ära Marlborough bringt dein Heimatland nichts, solange dort eine gegnerische Armee ist. Dann nimmst du alle Karten zurück. Du darfst es nur mit mindestens einer Karte auf dem Ablagestapel spielen. Kommt bei f dran.
    .cite = mop mop-chapter-score
mop-term-playable = Spielbare Karte
    .rule = Jede Karte auf deiner Hand darf gewählt werden, Punkten aber nur, wenn eine Karte auf deinem Ablagestapel liegt. Auch eine Karte, die nichts bewirkt, darf man wählen, um eine bessere zu behalten.
    .cite = mop mop-chapter-sequence
    .forms = spielbar, spielbare
mop-term-dice = Würfel
    .rule = Gewürfelt wird nur um die Initiative, einmal zu Beginn. Alle anderen Würfel liegen auf den Karten und zählen: Armeestärke auf den Heimatländern, SP auf jedem Land.
    .cite = mop mop-chapter-setup
    .forms = Würfeln
mop-term-letters = Buchstaben a bis f
    .rule = Sie sagen, in welcher Reihenfolge die zwei Karten einer Runde ausgeführt werden: a bewegen, b rekrutieren, c befestigen, d angreifen, e stärken, f punkten.
    .cite = mop mop-chapter-sequence
mop-term-country = Land
    .rule = Eine Karte des Spielplans. Sie hat einen SP-Würfel; ein Heimatland dazu Hauptstadt, Garnison und den Stärkewürfel seiner Seite.
    .cite = mop mop-chapter-setup
    .forms = Länder, Ländern
mop-term-pick = Die Wahl
    .rule = Beide wählen verdeckt eine Karte und dürfen es sich anders überlegen, bis auch der andere gewählt hat. Dann wird gemeinsam aufgedeckt.
    .cite = mop mop-chapter-sequence
    .forms = verdeckt

## Dasselbe nach Karte, Kapitel und Hausregel

mop-rule-card-move1 = { mop-term-move1.rule }
mop-rule-card-move2 = { mop-term-move2.rule }
mop-rule-card-recruit = { mop-term-recruit.rule }
mop-rule-card-fortify = { mop-term-fortify.rule }
mop-rule-card-attack = { mop-term-attack.rule }
mop-rule-card-attack1 = { mop-term-attack1.rule }
mop-rule-card-strength = { mop-term-strength.rule }
mop-rule-card-score = { mop-term-score.rule }
mop-rule-chapter-setup = { mop-term-setup.rule }
mop-rule-chapter-sequence = { mop-term-sequence.rule }
mop-rule-chapter-initiative = { mop-term-initiative.rule }
mop-rule-chapter-movement = { mop-term-movement.rule }
mop-rule-chapter-recruit = { mop-term-recruit.rule }
mop-rule-chapter-fortify = { mop-term-fortify.rule } { mop-term-fortified.rule }
mop-rule-chapter-attack = { mop-term-attack.rule } { mop-term-attack1.rule }
mop-rule-chapter-combat = { mop-term-combat.rule } { mop-term-garrison.rule } { mop-term-capital.rule }
mop-rule-chapter-strength = { mop-term-strength.rule }
mop-rule-chapter-score = { mop-term-score.rule }
mop-rule-chapter-control = { mop-term-control.rule }
mop-rule-chapter-end = { mop-term-end.rule }
mop-rule-chapter-scenario = { mop-term-scenario.rule }
mop-rule-house-fortified_value = { mop-house-fortified_value-help } Üblich: { mop-house-fortified_value-strength_plus_1 }. Oder: { mop-house-fortified_value-just_1 }.
mop-rule-house-occupier_attacks = { mop-house-occupier_attacks-help } Üblich: { mop-house-occupier_attacks-keeps }. Oder: { mop-house-occupier_attacks-frees_capital_first }.
mop-rule-house-lying_attackers = { mop-house-lying_attackers-help } Üblich: { mop-house-lying_attackers-destroyed }. Oder: { mop-house-lying_attackers-spared }.
mop-rule-house-strength_at_6 = { mop-house-strength_at_6-help } Üblich: { mop-house-strength_at_6-reduce_anyway }. Oder: { mop-house-strength_at_6-nothing }.
mop-rule-house-fortify_optional = { mop-house-fortify_optional-help } Üblich: { mop-house-fortify_optional-no }. Oder: { mop-house-fortify_optional-yes }.
mop-rule-house-suicide_attack = { mop-house-suicide_attack-help } Üblich: { mop-house-suicide_attack-forced }. Oder: { mop-house-suicide_attack-optional }.
mop-rule-house-capital_by_defence = { mop-house-capital_by_defence-help } Üblich: { mop-house-capital_by_defence-no }. Oder: { mop-house-capital_by_defence-yes }.
mop-rule-house-forced_attack = { mop-house-forced_attack-help } Üblich: { mop-house-forced_attack-any_standing }. Oder: { mop-house-forced_attack-each_standing }.

## Auf dem Telefon

game-march-of-progress = Der Marsch des Fortschritts
    .line = Zwei Mächte, je acht Karten, jede Runde eine verdeckte Wahl. Etwa 30 Minuten.
mop-ui-board = Der Tisch in Worten
mop-ui-score = Spielstand
mop-ui-hand = Deine Hand
mop-ui-vp = SP
mop-ui-vp-left = SP übrig
mop-ui-strength = Stärke
mop-ui-initiative = Initiative
mop-ui-turn = Runde
mop-ui-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
mop-ui-holds = { $seat } hat auf der Hand: { $cards }.
mop-ui-last-turn = Runde { $turn } zeigen
mop-ui-ends = Das Spiel endet mit dieser Runde
mop-ui-garrison = Garnison { $strength }
mop-ui-occupied = Hauptstadt besetzt
mop-ui-contested = umkämpft
mop-ui-held = von { $seat } gehalten
mop-ui-empty = leer
mop-ui-in-stock = { $count } im Vorrat

mop-ui-phase-roll = Initiative
mop-ui-phase-pick = Wählen
mop-ui-phase-move = Bewegen
mop-ui-phase-recruit = Rekrutieren
mop-ui-phase-fortify = Befestigen
mop-ui-phase-attack = Angreifen
mop-ui-phase-strength = Stärken
mop-ui-phase-score = Punkten
mop-ui-phase-over = Spielende
mop-ui-track = Reihenfolge der Aktionen

mop-ui-stays = bleibt
mop-ui-spent = abgelegt
mop-ui-locked = festgelegt
mop-ui-tap-card = Tippe auf eine Karte
mop-ui-lock = { $card } festlegen
mop-ui-lock-instead = Stattdessen { $card } festlegen
mop-ui-change-mind = { $card } liegt fest. Zum Ändern eine andere Karte antippen.
mop-ui-has-locked = { $seat } hat schon gewählt
mop-score-needs-discard-short = Ablage ist leer
mop-ui-enter = Welche Seite hat was aufgedeckt?
mop-ui-entered = { $seat }: eingegeben
mop-ui-entered-none = { $seat }: ?

mop-ui-tap-map = Tippe auf die Karte oder ein Angebot
mop-ui-tap-discard = Tippe auf die Karte, die du ablegst
mop-ui-choices = Deine Möglichkeiten
mop-ui-army-standing = Stehende Armee: { $country }
mop-ui-army-lying = Befestigte Armee: { $country }
mop-ui-acts-first = { $seat } zuerst
mop-ui-do-move = { $count ->
    [one] 1 Armee bewegen
   *[other] { $count } Armeen bewegen
} → { $country }
mop-ui-do-attack = { $count ->
    [0] Angreifen
    [one] 1 aufstellen und angreifen
   *[other] { $count } aufstellen und angreifen
}: { $country }
mop-ui-do-fortify = Diese Armee auf die Seite legen
mop-ui-do-occupy = Diese Armee auf die Hauptstadt stellen
mop-ui-do-strengthen = SP-Würfel herunterdrehen: { $country }
mop-ui-do-discard = { $card } ablegen

mop-ui-revealed = Aufgedeckte Karten
mop-ui-go-on = Weiter
mop-ui-ask-read = Runde { $turn }: Das ist geschehen
mop-ui-look = Was hier liegt: { $country }
mop-ui-card-rule = Was { $card } bewirkt
mop-ui-happened = Was geschehen ist
mop-ui-letters = { $first } kommt vor { $then }
mop-ui-order-open = Wer zuerst?
mop-ui-same-letter = Beide zugleich
mop-ui-initiative-to = Die Initiative geht an { $seat }
mop-ui-gave-up = { $card } abgelegt
mop-ui-gained = { $count ->
    [0] keine SP
   *[other] +{ $count } SP
}
mop-ui-first = zuerst
mop-ui-second = danach
mop-ui-waits = kommt noch
mop-ui-done = erledigt
mop-ui-nothing = keine Auswirkung

mop-ui-combat = Kampf: { $country }
mop-ui-attacks = { $seat } greift an
mop-ui-attacks-in = { $seat } greift an: { $country }
mop-ui-against = { $attack } gegen { $defence }
mop-ui-beats = schlägt
mop-ui-loses = unterliegt
mop-ui-equals = gleich
mop-ui-wins = { $seat } siegt
mop-ui-tie = Gleichstand
mop-ui-lost-armies = { $count ->
    [one] 1 Armee von { $seat }
   *[other] { $count } Armeen von { $seat }
}
mop-ui-losses = In den Vorrat: { $armies }
mop-ui-no-losses = Niemand verliert eine Armee

mop-ui-to-go = noch { $count }
mop-ui-choosing = wählt noch …
mop-ui-chosen = hat gewählt

mop-ui-words-player = { $seat }: { $vp } SP, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} auf der Hand, { $stock ->
    [one] 1 Armee
   *[other] { $stock } Armeen
} im Vorrat.
mop-ui-words-control = Kontrolliert von { $seat }.
mop-ui-words-nobody = Von niemandem kontrolliert.
mop-ui-words-vp = SP-Würfel { $value }.
mop-ui-words-strength = Armeestärke { $value }.
mop-ui-words-garrison = Garnison { $strength }, aktiv.
mop-ui-words-no-garrison = Garnison { $strength }, nicht aktiv.
mop-ui-words-occupier = { $seat } besetzt die Hauptstadt.
mop-ui-words-standing = { $count ->
    [one] 1 stehende Armee von { $seat }
   *[other] { $count } stehende Armeen von { $seat }
}
mop-ui-words-lying = { $count ->
    [one] 1 befestigte Armee von { $seat }
   *[other] { $count } befestigte Armeen von { $seat }
}
mop-ui-words-armies = Hier: { $armies }.
mop-ui-words-no-armies = Keine Armeen.

mop-ui-set-vp = Siegpunkte
mop-ui-set-strength = Armeestärke
mop-ui-set-vp-die = SP-Würfel: { $country }
mop-ui-set-cards = Karten auf der Hand
mop-ui-set-cards-hint = Die anderen liegen auf dem Ablagestapel.
mop-ui-card-in-play = { $card } ist ausgespielt.
mop-ui-army = Armee { $number } von { $seat }
mop-ui-place-stock = Im Vorrat
mop-ui-place-standing = { $country }, stehend
mop-ui-place-lying = { $country }, befestigt
mop-ui-place-capital-standing = { $country }, auf der Hauptstadt
mop-ui-place-capital-lying = { $country }, auf der Hauptstadt, befestigt

mop-pack-scenario = Szenario
mop-pack-scenario-hint = Länder, Nachbarn, Armeen, Würfel und Karten.

## Was ein Schiedsrichter entscheiden kann

mop-verdict-cards_stand = die Karten gelten, wie sie aufgedeckt wurden
mop-verdict-pick_again = beide wählen neu
mop-why-letters = die Buchstaben geben die Reihenfolge vor

## Hinweise für die erste Partie

mop-coach-roll-initiative = Jede Seite wirft einen Würfel. Der höhere beginnt mit der Initiative: Spielen beide die gleiche Art Karte, bestimmt sie, wer zuerst handelt.
    .title = Der erste Wurf
mop-coach-prompt-pick = Ihr wählt beide verdeckt und deckt zusammen auf. Der Buchstabe sagt, was zuerst geschieht: a vor f. Für den Anfang gut: Bewegen 1 ins neutrale Land.
    .title = Deine erste Karte
mop-coach-prompt-picked = Deine Karte liegt verdeckt. Bis auch die andere Seite gewählt hat, kannst du eine andere antippen und stattdessen diese legen.
    .title = Gewählt
mop-coach-prompt-enter = Deckt beide Karten auf dem Tisch auf und tippt dann an, was gespielt wurde. Das darf jedes der beiden Handys für beide tun.
    .title = Karten auf dem Tisch
mop-coach-prompt-order = Du hast die Initiative und bestimmst. Danach geht sie an die andere Seite; überlege, ob es das wert ist.
    .title = Wer handelt zuerst
mop-coach-prompt-move = Tippe auf eine Armee, dann auf das Land, in das sie zieht. Gegner versperren den Weg nicht; Armeen beider Seiten dürfen in einem Land stehen.
    .title = Bewegen
mop-coach-prompt-fortify = Eine befestigte Armee liegt auf der Seite. Sie zählt in der Verteidigung mehr und greift im Liegen nicht an.
    .title = Befestigen
mop-coach-prompt-attack = Zu jedem Land siehst du vorher beide Summen. Die schwächere Seite verliert dort alle Armeen; bei Gleichstand verlieren beide ihre.
    .title = Angreifen
mop-coach-prompt-discard = Angreifen +1 kostet eine andere Karte deiner Hand. Gib die her, die dir am wenigsten fehlt; mit Punkten kommt sie zurück.
    .title = Eine Karte dazu
mop-coach-prompt-occupy = Die Armee auf der Hauptstadt kontrolliert dieses Heimatland. Sein Besitzer rekrutiert und punktet nicht, bis sie vertrieben ist.
    .title = Die Hauptstadt besetzen
mop-coach-prompt-strength = Du zahlst mit einem SP-Würfel eines Landes, das du kontrollierst: Er sinkt um eins, deine Armeestärke steigt um eins, für den Rest des Spiels.
    .title = Stärker werden
mop-coach-scored = Punkten bringt SP für jedes Land, das du kontrollierst, und alle Karten zurück. Wer es zu spät spielt, hat kaum noch Karten zur Wahl.
    .title = Punkten
mop-coach-combat-won = Tippe auf den Kampf, um zu sehen, wie die Summen zustande kamen. Vernichtete Armeen gehen in den Vorrat und können neu rekrutiert werden.
    .title = Der erste Kampf
mop-coach-combat-lost = Tippe auf den Kampf, um zu sehen, wie die Summen zustande kamen. Vernichtete Armeen gehen in den Vorrat und können neu rekrutiert werden.
    .title = Der erste Kampf
mop-coach-nothing = Auch eine Karte, die nichts bewirken kann, ist gespielt. Der Grund steht daneben.
    .title = Eine Karte ohne Wirkung
mop-coach-last-turn = Jemand hat genug SP: Nach dieser Runde gewinnen die meisten SP. Die andere Seite kann noch aufholen.
    .title = Die letzte Runde

# Was auf dem echten Tisch zu tun ist: Figur und Verb; davor steht, wer es tut.
mop-deed-move = { $count ->
    [one] eine Armee von { $seat }
   *[other] { $count } Armeen von { $seat }
} versetzen: { $from } → { $country }{ $posture ->
    [capital_standing] , auf die Hauptstadt
    [capital_lying] , liegend auf die Hauptstadt
    [lying] , liegend
   *[standing] {""}
}
mop-deed-turn = { $posture ->
    [capital_standing] die Armee von { $seat } auf die Hauptstadt stellen
    [capital_lying] die Armee von { $seat } auf der Hauptstadt hinlegen
    [lying] { $count ->
        [one] eine Armee von { $seat } hinlegen
       *[other] { $count } Armeen von { $seat } hinlegen
    }
   *[standing] { $count ->
        [one] eine Armee von { $seat } aufstellen
       *[other] { $count } Armeen von { $seat } aufstellen
    }
}: { $country }
mop-deed-place = { $count ->
    [one] eine Armee von { $seat }
   *[other] { $count } Armeen von { $seat }
} aus dem Vorrat einsetzen, { $posture ->
    [capital_standing] auf der Hauptstadt
    [capital_lying] liegend auf der Hauptstadt
    [lying] liegend
   *[standing] stehend
}: { $country }
mop-deed-take-off = { $count ->
    [one] die Armee von { $seat }
   *[other] { $count } Armeen von { $seat }
} wegnehmen: { $from }
mop-deed-strength = den Stärkewürfel von { $from } auf { $to } drehen: { $country }
mop-deed-vp-die = { $to ->
    [0] den SP-Würfel wegnehmen: { $country }
   *[other] den SP-Würfel von { $from } auf { $to } drehen: { $country }
}
mop-deed-cubes-take = { $count } SP für { $seat } aus dem Vorrat nehmen
mop-deed-cubes-back = { $count } SP von { $seat } in den Vorrat zurücklegen
mop-deed-stock = { $count } SP im Vorrat lassen
mop-deed-initiative = die Initiativekarte zu { $seat } drehen
mop-deed-no-initiative = die Initiativekarte beiseitelegen
mop-deed-card-open = { $card } offen auslegen
mop-deed-card-hand = { $card } zurück auf die Hand nehmen
mop-deed-card-discard = { $card } auf den Ablagestapel legen

## Die Geschichte einer Partie

mop-story-vp = Siegpunkte nach Runden
mop-story-won = Gewonnene Kämpfe
mop-story-fallen = Im Kampf verlorene Armeen
mop-story-card = { $card } gespielt

# Mit dem alten Wert; die Texte ohne ihn sind für Protokolle früherer Fassungen.
mop-corrected-vp-from = Berichtigt: { $seat } hat { $vp } SP, nicht { $was }.
mop-corrected-strength-from = Berichtigt: Die Armeestärke von { $seat } ist { $strength }, nicht { $was }.
mop-corrected-vp-die-from = Berichtigt: Der SP-Würfel zeigt { $vp }, nicht { $was }: { $country }.
