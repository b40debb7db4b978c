### Wörter aller Spiele: Plätze, Ablehnungen, Protokoll und die Seiten des Telefons.

## Plätze

seat-blue = Blau
seat-orange = Orange
seat-green = Grün
seat-plum = Pflaume
seat-chalk = Kreide

## Wo eine Regel steht

book-house = Hausregel
cite-house = Hausregel { $page }
cite-page = { $book } S. { $page }
cite-chapter = { $book }, { $chapter }

## Ablehnungen: was versucht wurde, warum nicht, was zu tun ist

refused-table = Es gibt keinen Tisch mit dem Code { $code }. Der Code steht auf dem Bildschirm des Tisches.
refused-match = Diese Partie läuft nicht mehr an diesem Tisch. Lade die Seite neu.
refused-stale = Das Spiel ist schon weiter. Sieh auf den Tisch und wähle noch einmal.
refused-not-waiting = Dieser Platz ist gerade nicht am Zug.
refused-not-your-seat = Dieses Telefon hat diesen Platz nicht.
refused-seat = Diesen Platz gibt es in diesem Spiel nicht.
refused-seat-taken = Auf { $seat } sitzt schon jemand.
refused-token = Der Platz dieses Telefons wurde verlegt, entzogen oder ist abgelaufen. Tritt neu bei oder frag die Spielleitung.
refused-watch-first = Die Verbindung ist noch an keinem Tisch. Lade die Seite neu.
refused-role = Das darf nur der Schiedsrichter oder die Turnierleitung.
refused-secret = Das ist nicht der richtige Code.
refused-too-often = Zu viele falsche Versuche. Warte { $seconds } Sekunden.
refused-message = Der Server hat diese Nachricht nicht verstanden. Lade die Seite neu; passiert es wieder, sag es der Turnierleitung.
refused-protocol = Diese Seite ist älter oder neuer als der Server. Lade sie neu.
refused-lobby-only = Die Partie hat begonnen; das lässt sich nur vorher ändern.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-seats-free = Erst müssen alle Plätze besetzt sein: mit Freunden oder Bots.
refused-over = Die Partie ist zu Ende.
refused-no-roll = Gerade werden keine Würfel verlangt.
refused-roller = Diese Würfel wirft ein anderer Platz.
refused-dice-count = { $wanted ->
    [one] Hier wird ein Würfel verlangt, es kamen { $got }.
   *[other] Hier werden { $wanted } Würfel verlangt, es kamen { $got }.
}
refused-dice-face = Ein Würfel mit { $sides } Seiten kann keine { $face } zeigen.
refused-dice-source = An diesem Tisch kommen die Würfel anders zustande: { $source ->
    [server] der Server wirft
   *[typed] die Spieler werfen und tippen
}.
refused-dice-waiting = Es wurden schon Würfel eingetippt; sie warten auf die Bestätigung des Gegners.
refused-no-throw = Es gibt keine eingetippten Würfel zu bestätigen.
refused-own-throw = Diese Würfel bestätigt ein Gegner oder der Schiedsrichter, nicht der Werfer.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-proposal-open = Ein anderer Vorschlag ist offen. Beantworte ihn zuerst.
refused-no-proposal = Es gibt keinen offenen Vorschlag.
refused-form = Der Spielaufbau ist nicht vollständig: { $count ->
    [one] eine Angabe fehlt oder ist
   *[other] { $count } Angaben fehlen oder sind
} falsch.
refused-game = Dieses Spiel kennt der Server nicht.
refused-bot = Für dieses Spiel gibt es keinen solchen Bot.
refused-row = Diese Zeile gibt es in der Partie nicht.
refused-decided-since = Seit diesem Wurf wurde schon etwas entschieden. Berichtige stattdessen seine Folgen auf dem Tisch.
refused-not-a-roll = Diese Zeile ist kein Wurf.
refused-secret-view = Die Sicht der anderen und das ganze Protokoll öffnen sich nach dem Ende der Partie.
refused-disk = Der Server konnte das nicht sichern: { $why }. Nichts wurde geändert. Sag es der Turnierleitung.
refused-fault = Im Server ist etwas schiefgegangen; nichts wurde geändert. Versuch es noch einmal; passiert es wieder, sag es der Turnierleitung.
refused-action = Das ist keine Aktion dieses Spiels.
refused-rematch = Eine Revanche kann beginnen, wenn diese Partie zu Ende ist.
refused-full = Der Server hat so viele Tische, wie er tragen kann. Schließe erst einen.

## Das Protokoll

log-start = Die Partie beginnt.
log-roll = { $seat } würfelt { $faces }.
log-roll-all = Die Würfel zeigen { $faces }.
log-sealed = Der Server hat seine Würfel versiegelt: Probe { $proof }.
log-roll-server = Der Server würfelt { $faces } (Saat { $seed }).
log-shuffle = Die Karten werden gemischt.
log-ended = Die Partie endet nach Vereinbarung.
log-window-closed = Niemand reagiert rechtzeitig.
log-undo = { $seat } nimmt den letzten Schritt zurück.
log-undo-agreed = Ein Schritt wird einvernehmlich zurückgenommen.
log-rewind = Der Schiedsrichter geht zurück zu Zeile { $row }.
log-corrected = Der Schiedsrichter berichtigt den Tisch.
log-throw-corrected = Der Schiedsrichter berichtigt einen Wurf.
log-propose-undo = { $seat } möchte einen Schritt zurücknehmen.
log-propose-draw = { $seat } bietet ein Unentschieden an.
log-propose-stop = { $seat } schlägt vor, das Spiel jetzt zu beenden.
log-propose-dice = { $seat } schlägt eine andere Quelle für die Würfel vor.
log-consent = { $seat } stimmt zu.
log-declined = { $seat } stimmt nicht zu.
log-withdrawn = { $seat } zieht den Vorschlag zurück.
log-dice-changed = Die Würfel kommen jetzt anders zustande: { $source ->
    [server] der Server wirft
   *[typed] die Spieler werfen und tippen
}.
log-resigned = { $seat } gibt auf.
log-abandoned = Die Partie wird abgebrochen.
log-call = { $seat } ruft den Schiedsrichter.
log-call-watcher = Der Schiedsrichter wird gerufen.
log-rule = Der Schiedsrichter entscheidet.
log-upgraded = Die Partie geht unter neueren Regeln weiter, Fassung { $version }.
log-thrown = { $seat } hat { $faces } eingetippt.
log-sent-back = Die eingetippten Würfel gehen zurück.

## Ergebnisse

result-resigned = { $seat } hat aufgegeben.
result-abandoned = Ohne Ergebnis abgebrochen.
result-drawn = Unentschieden nach Vereinbarung.

## Einfache Wörter

plain-value = { $value }
plain-yes = ja
plain-no = nein
bot-random = Rekrut (irgendein erlaubter Zug)
bot-greedy = Feldwebel (nimmt, was er kriegt)
bot-strong = Marschall (denkt voraus)
bot-name = { $level ->
    [strong] Marschall
    [greedy] Feldwebel
   *[random] Rekrut
}
