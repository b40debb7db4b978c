# Council, das Spiel für einen bis zehn, das nur die Tests spielen.

game-council = Ratsrunde
    .line = Eine bis zehn Seiten, Zettel, Versprechen und ein Würfel.
book-council = Ratsrunde

co-players = Mitspieler
co-rounds = Runden
co-goal = Punkte, die man allein erreichen muss
co-hall = Halle
co-hall-named = { $name }
co-no-hall = Eine solche Halle gibt es nicht.
co-hall-id = Die Kennung besteht aus Kleinbuchstaben, Ziffern und Bindestrichen.
co-hall-price = Aus diesem Beutel könnte niemand { $price } bezahlen.
co-pack-hall = Hallen
co-pack-hall-hint = Was ein Wort in einer Halle kostet, und welche Münzen alle mitbringen.
co-coin-copper = Kupfer
co-coin-silver = Silber
co-coin-gold = Gold
co-bad-number = Gib eine ganze Zahl von { $low } bis { $high } an.

co-shuffle = Zettel mischen
co-roll = Der Würfel des Rats
co-prompt-shuffle = Die Zettel werden gemischt.
co-prompt-lay = Lege einen deiner Zettel verdeckt aus.
co-prompt-word = { $side } darf mit einigen von euch sprechen.
co-prompt-roll = { $side } wirft den Würfel des Rats.
co-prompt-tie = Zettel sind gleich dem Würfel: Der Schiedsrichter entscheidet, welcher zählt.
co-prompt-vote = Geht der Rat früher auseinander?
co-prompt-over = Der Rat ist auseinandergegangen.

co-do-lay = Eine { $worth } auslegen
co-do-word = Ein Wort sagen, für { $price }
co-do-award = { $side } punktet
co-do-rise = Jetzt enden
co-do-stay = Weitermachen

co-round = Runde { $round } beginnt; { $side } spricht.
co-drew = Du ziehst { $count ->
    [0] nichts
    [one] einen Zettel
   *[other] { $count } Zettel
  }.
co-ready = { $side } hat einen Zettel ausgelegt.
co-laid = { $side } zeigt eine { $worth }.
co-spoke = { $side } zahlt { $paid } und hat etwas gesagt oder nichts.
co-promised = { $side } verspricht { $promise }, an { $to }.
co-scored = { $side } punktet.
co-vote-rise = { $side } würde enden.
co-vote-stay = { $side } würde bleiben.
co-left = { $side } hat den Rat verlassen.
co-points-set = { $side } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }: Der Tisch hat recht.
co-coins-set = { $side } hat { $count } { $coin }: Der Tisch hat recht.
co-speaker-set = { $side } spricht: Der Tisch hat recht.
co-reached = { $points } Punkte, und { $goal } waren das Ziel.
co-missed = { $points } Punkte; { $goal } waren das Ziel.
co-most-points = Die meisten Punkte: { $points }.

co-note-worth = Wert des Zettels
co-higher = höher als der Würfel
co-equal = gleich dem Würfel
co-referee = Entscheidung des Schiedsrichters

co-no-seat = Hier gibt es keinen solchen Platz.
co-not-your-turn = Du bist jetzt nicht gefragt.
co-not-now = Das geht jetzt nicht.
co-not-an-order = Jeder Zettel des Stapels braucht genau einen Platz.
co-not-in-hand = Dieser Zettel ist nicht auf deiner Hand.
co-not-a-listener = Ein Wort geht an andere an diesem Tisch, an jeden einmal.
co-promise = Versprich etwas von 1 bis 6.
co-not-equal = Nur ein Zettel, der gleich dem Würfel ist, kann gewählt werden.
co-voted = Du hast abgestimmt.
co-wrong-dice = Der Rat wirft einen Würfel mit sechs Seiten.
co-cannot-set = Punkte werden von 0 bis { $most } gesetzt, bei denen, die noch spielen, und nicht nach dem Ende.

field-council-to = An wen
field-council-promise = Versprechen
field-council-coins = Münzen
field-council-coin = Münze
field-council-points = Punkte
field-council-count = Wie viele
value-council-copper = Kupfer
value-council-silver = Silber
value-council-gold = Gold
correct-council-set_points = Punkte setzen
correct-council-set_coins = Münzen setzen
correct-council-set_speaker = Wer spricht
