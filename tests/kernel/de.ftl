# Skirmish, das Spiel, das nur die Tests spielen.

game-skirmish = Scharmützel
    .line = Drei Seiten, achtzehn Karten, Würfel in zwei Farben.
book-skirmish = Scharmützel

sk-card-ambush = Hinterhalt
sk-card-scout = Späher
sk-card-column = Kolonne
sk-card-charge = Sturm

sk-goal = Punkte zum Sieg
sk-hand-size = Karten auf der Hand
sk-ties = Wenn die stärksten Karten gleich sind
sk-ties-first = führt, wer zuerst am Tisch sitzt
sk-ties-nobody = führt niemand
sk-bad-answer = Diese Antwort ist nicht vorgesehen.

sk-shuffle = Mischt die Karten
sk-fight = Der Kampf: Rot greift an, Weiß verteidigt
sk-prompt-shuffle = Die Karten werden gemischt.
sk-prompt-plan = Wähle eine Karte, einen Nachbarn und einen Einsatz.
sk-prompt-window = Wer legt einen Hinterhalt?
sk-prompt-fight = Würfelt den Kampf aus.
sk-prompt-spoils = { $side } darf Karten tauschen.
sk-prompt-over = Das Scharmützel ist vorbei.

sk-do-plan = { $card } schicken
sk-do-ambush = Hinterhalt legen
sk-do-exchange = Karten tauschen

sk-round = Runde { $round } beginnt.
sk-drew = Du hast { $count ->
    [0] nichts
   *[other] { $cards }
  } gezogen.
sk-ready = { $side } hat gewählt.
sk-sent = { $side } schickt { $card } gegen { $at }, Einsatz { $stake }.
sk-ambushes = { $side } legt { $count ->
    [one] einen Hinterhalt
   *[other] { $count } Hinterhalte
  }.
sk-nobody-leads = Niemand führt; es gibt keinen Kampf.
sk-fought = { $side } setzt sich durch: { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
  } gegen { $guards ->
    [one] eine Abwehr
   *[other] { $guards } Abwehren
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  } gewonnen.
sk-exchanged = { $side } tauscht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }.
sk-corrected = { $side } hat { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }: Der Tisch hat recht.
sk-goal-reached = Das Ziel ist mit { $points } Punkten erreicht.
sk-most-points = Die meisten Punkte: { $points }.

sk-one-die = jeder wirft einen Würfel
sk-card-strength = Stärke von { $card }
sk-ambush-dice = gelegte Hinterhalte
sk-victory = der Kampf ist gewonnen
sk-staked = der Einsatz
sk-held = der Angriff ist abgewehrt

sk-no-seat = Diesen Platz gibt es hier nicht.
sk-not-your-turn = Du hast jetzt nichts zu entscheiden.
sk-not-now = Das geht jetzt nicht.
sk-not-an-order = Jede Karte des Stapels braucht genau einen Platz.
sk-not-in-hand = Diese Karte ist nicht auf Deiner Hand.
sk-not-a-neighbour = Eine Karte wird gegen einen Nachbarn geschickt.
sk-stake = Du darfst höchstens { $most } einsetzen.
sk-ambushed-already = Du hast in diesem Kampf schon einen Hinterhalt gelegt.
sk-no-ambush = Ein Hinterhalt braucht mindestens eine Hinterhalt-Karte Deiner Hand.
sk-too-many = Du darfst höchstens { $most } tauschen.
sk-wrong-dice = Das sind nicht die Würfel dieses Kampfes.
sk-cannot-set = Punkte lassen sich vom Einsatz bis unter { $goal } setzen, nicht nach dem Ende.

# Nim, das kleinste Spiel.

game-nim = Nim
    .line = Wer das letzte Streichholz nimmt, gewinnt.
book-nim = Nim

nim-left = { $left ->
    [one] Ein Streichholz ist übrig
   *[other] { $left } Streichhölzer sind übrig
}
nim-take = Eins bis drei nehmen
nim-took = { $side } nimmt { $count }; { $left } übrig.
nim-last = { $side } nahm das letzte Streichholz.
nim-unfinished = Niemand nahm das letzte Streichholz.
nim-spare = Lass ein Vielfaches von vier übrig.
nim-corrected = { nim-left }.
nim-not-now = Der andere ist am Zug.
nim-too-many = Eins, zwei oder drei, und nicht mehr als da sind.
nim-no-chance = Hier gibt es keinen Zufall.
nim-no-such-number = Es gibt 1 bis 21 Streichhölzer.

# Basar, ein Spiel vom Bezahlen.

game-bazaar = Basar
    .line = Wer am meisten kauft, gewinnt.
book-bazaar = Basar

bz-coin-copper = Kupfer
bz-coin-silver = Silber
bz-coin-gold = Gold
bz-lot = Das nächste Los kostet { $price }
bz-buy = Für { $price } kaufen
bz-pass = Passen
bz-paid = { $side } zahlt { $paid }.
bz-most = Wer am meisten kaufte, gewinnt.
bz-corrected = Der Beutel von { $side } wurde neu gezählt.
bz-not-now = Das geht jetzt nicht.
