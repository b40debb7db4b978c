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
refused-seat-waits = Die Partie läuft: Einen freien Platz vergibt der Schiedsrichter oder die Turnierleitung.
refused-token = Der Platz dieses Telefons wurde verlegt, entzogen oder ist abgelaufen. Setz dich neu oder frag den Schiedsrichter.
removed-watcher = Der Schiedsrichter hat dein Zusehen beendet. Frag am Tisch, falls das ein Versehen war.
removed-closed = Dieser Tisch wurde geschlossen.
removed-office = Dein Amt hier wurde entzogen. Melde dich neu an oder frag die Turnierleitung.
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
refused-older-rules = Damals wurde unter älteren Regeln gespielt. Man kann es ansehen, aber nicht dorthin zurückkehren.
refused-file = Das ist keine Partiedatei, oder sie ist beschädigt. Wähle eine, die aus einer Wiedergabe gesichert wurde.
refused-file-newer = Diese Datei stammt von einem neueren Sandtable. Aktualisiere zuerst diesen Server.
refused-file-known = Diese Partie ist schon hier.
refused-decided-since = Seit diesem Wurf wurde schon etwas entschieden. Berichtige stattdessen seine Folgen auf dem Tisch.
refused-not-a-roll = Diese Zeile ist kein Wurf.
refused-secret-view = Die Sicht der anderen und das ganze Protokoll öffnen sich nach dem Ende der Partie.
refused-end-open = Das Ende steht noch nicht fest: Die Sicht der anderen und das ganze Protokoll öffnen sich, sobald die Gegenseite es angenommen hat, oder nach drei Minuten.
refused-not-over = Die Partie ist nicht zu Ende.
refused-disk = Der Server konnte das nicht sichern: { $why }. Nichts wurde geändert. Sag es der Turnierleitung.
refused-damaged = Diese Partie ist auf der Platte des Servers beschädigt und lässt sich nicht öffnen. Nichts wurde geändert. Sag es der Turnierleitung: Im Terminal steht mehr.
refused-fault = Im Server ist etwas schiefgegangen; nichts wurde geändert. Versuch es noch einmal; passiert es wieder, sag es der Turnierleitung.
refused-action = Das ist keine Aktion dieses Spiels.
refused-rematch = Eine Revanche kann beginnen, wenn diese Partie zu Ende ist.
refused-many-tables = Von hier wurden sehr viele Tische eröffnet. Warte { $seconds } Sekunden.
refused-share = Von hier aus wurden sehr viele Tische eröffnet. Beginne oder verlasse erst einen davon, oder bitte die Turnierleitung, einige zu schließen.
refused-full = Mehr Tische kann der Server nicht führen. Bitte die Turnierleitung, einige zu schließen.

## Datendateien: was an einem Feld nicht stimmt

data-toml = Das ist keine TOML-Datei: { $problem }
data-unknown = Ein Feld dieses Namens gibt es nicht.
data-missing = Das muss ausgefüllt werden.
data-table = Hierher gehört eine Tabelle: { "{" } … { "}" }.
data-list = Hierher gehört eine Liste: [ … ].
data-length = Hierher gehört eine Liste mit genau { $count } Einträgen.
data-kind-int = Hierher gehört eine ganze Zahl.
data-kind-decimal = Hierher gehört eine Zahl, wenn nötig mit Dezimalpunkt.
data-kind-str = Hierher gehört ein Text in Anführungszeichen.
data-kind-bool = Hierher gehört true oder false.
data-bounds = Das kann nicht sein: von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }.
data-choice = Das ist nichts von: { $choices }.

## Die Kommandozeile

command-unreadable = { $file } lässt sich nicht lesen: { $problem }.
command-unwritable = { $file } lässt sich nicht schreiben: { $problem }.

## Das Protokoll

log-start = Die Partie beginnt.
log-roll = { $seat } würfelt { $faces }.
log-roll-all = Die Würfel zeigen { $faces }.
log-sealed = Der Server hat seine Würfel versiegelt: Probe { $proof }.
log-roll-server = Der Server würfelt { $faces } (Saat { $seed }).
log-shuffle = Die Karten werden gemischt.
log-ended = Die Partie endet nach Vereinbarung.
log-window-closed = Die Zeit zum Reagieren ist um.
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
log-settled = Die Sache ist geklärt; der Schiedsrichter muss nicht kommen.
log-call-watcher = Der Schiedsrichter wird gerufen.
log-seat-freed = Der Schiedsrichter macht den Platz { $seat } frei.
log-seat-given = Der Schiedsrichter gibt den Platz { $seat } an ein anderes Telefon.
log-end-accepted = { $seat } nimmt das Ende an.
log-looked = { $seat } hat gesehen, was die Gegenseite geheim hielt.
log-looked-watcher = Jemand ohne Platz hat gesehen, was beide Seiten geheim hielten.
log-has-seen = { $seat } hatte gesehen, was die Gegenseite geheim hielt.
log-has-seen-watcher = Jemand ohne Platz hatte gesehen, was beide Seiten geheim hielten.
log-damaged = Die Platte des Servers hat dieses Protokoll verändert: Ab Zeile { $row } stimmt es nicht mehr mit sich überein. Vergleicht mit dem Tisch und sagt der Turnierleitung Bescheid.
log-rule = Der Schiedsrichter entscheidet.
log-upgraded = Die Partie geht unter neueren Regeln weiter, Fassung { $version }.
log-upgraded-recomputed = Die Regeln haben sich seitdem geändert: die letzten Schritte wurden nach den neueren neu berechnet. Vergleicht mit dem Tisch.
log-upgraded-lost = Die neueren Regeln kennen die Schritte nach Zeile { $row } nicht: stellt den Tisch so, wie er dann stand, und spielt sie noch einmal.
log-thrown = { $seat } hat { $faces } eingetippt.
log-sent-back = Die eingetippten Würfel gehen zurück.

## Ergebnisse

result-resigned = { $seat } hat aufgegeben.
result-abandoned = Ohne Ergebnis abgebrochen.
result-drawn = Unentschieden nach Vereinbarung.
result-not-kept = Sie endete unter älteren Regeln; das Protokoll sagt, wie.

## Einfache Wörter

plain-value = { $value }
plain-yes = ja
plain-no = nein

## Das Telefon: überall

ui-back = Zurück
ui-close = Schließen
ui-cancel = Abbrechen
ui-menu = Menü
ui-send = Senden
ui-set = Setzen
ui-more = Mehr
ui-less = Weniger
ui-loading = Lädt …
ui-language = Sprache
ui-theme = Farben
ui-theme-auto = Auto
ui-theme-dark = Dunkel
ui-theme-light = Hell
ui-guest = Gast
ui-you = du
ui-table = Tisch { $code }
ui-turn = Runde { $turn }
ui-referee = Schiedsrichter
ui-screen = Bildschirm
ui-watch = Zusehen
ui-to-start = Zur Startseite
ui-cite-page = S. { $page }
ui-cite-house = Hausregel
ui-connection-on = Verbunden
ui-connection-wait = Verbindet neu
ui-connection-off = Offline
ui-offline-since = Offline seit { $time }.
ui-offline-old = Was du siehst, kann veraltet sein.
ui-offline-kept = Was du siehst, kann veraltet sein. Dein letzter Tipp bleibt erhalten und wird einmal gesendet.
ui-refused-offline = Gerade besteht keine Verbindung zum Server. Versuch es gleich noch einmal.
ui-refused-reply = Die Antwort des Servers war unverständlich. Lade die Seite neu.
ui-outdated = Diese Seite ist älter als der Server
ui-outdated-hint = Lade sie neu, dann geht es weiter. Die Partie liegt auf dem Server; nichts geht verloren.
ui-reload = Neu laden
ui-unreachable = Der Server antwortet nicht
ui-unreachable-hint = Ist dieses Telefon im WLAN des Tisches, und läuft der Server? Diese Seite versucht es von selbst weiter.
ui-trying = seit { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
ui-missing = Unter dieser Adresse ist nichts
ui-missing-hint = Der Code auf dem Bildschirm des Tisches führt zur richtigen Seite.
ui-not-watching = Hier siehst du nicht mehr zu
ui-no-table = Kein solcher Tisch

## Das Telefon: Startseite

ui-start-title = Start
ui-claim = der Unparteiische an deinem Tisch
ui-join = An einen Tisch
ui-join-go = Los
ui-code-label = Tischcode, vier Zeichen
ui-code-where = Der Code steht auf dem Bildschirm des Tisches. Oder richte die Kamera-App auf den QR-Code.
ui-go-on = Deine Partien
ui-continue = Weiter
ui-room = In diesem Raum
ui-room-more = { $count ->
    [one] Noch ein Tisch
   *[other] Noch { $count } Tische
}
ui-room-empty = Noch ist kein Tisch offen
ui-room-empty-hint = Beginne unten eine Partie; die anderen kommen mit ihrem Code dazu.
ui-start-match = Partie beginnen
ui-new-match = Neue Partie
ui-solo = Gegen Bot
ui-watch-bots = Bots zusehen
ui-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
ui-seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
ui-call-chip = Ruft
ui-state-empty = Hier sitzt noch niemand
ui-state-lobby = { $people }, wartet
ui-state-playing = { $people }, läuft
ui-state-turn = { $people }, { $turn }
ui-state-over = { $people }, beendet

## Das Telefon: neue Partie und Warteraum

ui-name = Dein Name
ui-name-missing = Sag den anderen, wer du bist.
ui-seats = Plätze
ui-plan-me = Ich
ui-plan-open = Frei
ui-plan-bot = Bot
ui-plan-shared = Ihr teilt euch dieses Telefon: Ein Vorhang fällt, bevor es von Hand zu Hand geht.
ui-bot = Bot ({ $level })
ui-bot-level = Der Bot spielt
ui-level-random = zufällig
ui-level-greedy = gierig
ui-level-strong = gut
ui-house-rules = Hausregeln
ui-house-changed = { $changed ->
    [0] (alle wie üblich)
    [one] (eine geändert)
   *[other] ({ $changed } geändert)
}
ui-both-see = beide Seiten sehen sie
ui-rules-usual = { $count ->
    [one] Eine übliche Regel
   *[other] { $count } übliche Regeln
}
ui-form-choose = Wähle …
ui-form-set = Angeben
ui-form-data = Von deinem Spiel
ui-form-data-hint = Das steht nicht in den Büchern, die wir kennen. Lies es von deinen Karten ab.
ui-dice = Würfel
ui-dice-typed = Wir werfen
ui-dice-server = Server wirft
ui-dice-confirm = Gegner bestätigt getippte Würfel
ui-dice-confirm-help = Augen zählen, sobald die andere Seite genickt hat.
ui-dice-typed-long = Wirf deine Würfel auf dem Tisch und tippe, was sie zeigen.
ui-dice-typed-confirm-long = Wirf deine Würfel, tippe, was sie zeigen; die andere Seite bestätigt.
ui-dice-server-long = Der Server wirft die Würfel.
ui-create = Tisch eröffnen
ui-create-start = Tisch eröffnen und beginnen
ui-table-code = Tischcode
ui-or-scan = oder mit jedem Telefon scannen
ui-qr = QR-Code von Tisch { $code }
ui-seat-free = Frei
ui-ready = Bereit
ui-away = Nicht da
ui-waiting = wartet
ui-sit-here = Platz nehmen
ui-sit-too = Auch hier sitzen
ui-seat-bot = Bot setzen
ui-unseat = Wegnehmen
ui-leave = Aufstehen
ui-at-this-table = An diesem Tisch
ui-screens = { $count ->
    [0] noch keiner: dort /screen öffnen
    [one] einer verbunden
   *[other] { $count } verbunden
}
ui-start = Beginnen
ui-start-when = wenn alle Plätze besetzt sind
ui-lobby-ready = Alle sind da
ui-lobby-free = { $count ->
    [one] Der Platz von { $seats } ist noch frei
   *[other] Diese Plätze sind noch frei: { $seats }
}
ui-pick-seat = Wähle einen Platz
ui-join-ask = Setz dich, oder sieh nur zu
ui-join-full = Alle Plätze sind besetzt
ui-sit = Als { $seat } mitspielen

## Das Telefon: am Tisch

ui-your-turn = Du bist dran
ui-waiting-for = Wartet auf { $seats }
ui-moment = Einen Augenblick
ui-window = Zeit zum Reagieren
ui-window-left = { $seconds ->
    [one] Noch eine Sekunde zum Reagieren
   *[other] Noch { $seconds } Sekunden zum Reagieren
}
ui-window-unit = { $seconds ->
    [one] Sekunde zum Reagieren
   *[other] Sekunden zum Reagieren
}
ui-window-over = Die Zeit zum Reagieren ist um
ui-undo = Zurücknehmen
ui-undo-ask = Um Zurücknehmen bitten
ui-do-it = Ausführen
ui-agree = Zustimmen
ui-decline = Ablehnen
ui-withdraw = Zurückziehen
ui-propose = Vorschlagen
ui-resign = Aufgeben
ui-proposal = fragt
ui-proposal-undo = { $seat } möchte einen Schritt zurücknehmen
ui-proposal-draw = { $seat } bietet ein Unentschieden an
ui-proposal-stop = { $seat } möchte die Partie hier beenden
ui-proposal-dice = { $seat } möchte, dass { $dice ->
    [server] der Server die Würfel wirft
   *[typed] die Würfel von Hand geworfen und getippt werden
}
ui-proposal-awaited = Wartet auf die Antwort von { $seats }
ui-confirm-draw = Ein Unentschieden anbieten? Stimmen alle zu, endet die Partie ohne Sieger.
ui-confirm-stop = Vorschlagen, hier aufzuhören? Stimmen alle zu, wird gewertet, wie es steht.
ui-confirm-dice = { $dice ->
    [server] Vorschlagen, dass der Server diese Würfel wirft?
   *[typed] Vorschlagen, dass ihr diese Würfel von Hand werft und tippt?
}
ui-accept-end = Ende annehmen
ui-end-open = Bis die Gegenseite das Ende angenommen hat oder drei Minuten vergangen sind, sieht niemand, was geheim war.
ui-confirm-resign = Diese Partie aufgeben? Die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
ui-called = Der Schiedsrichter ist gerufen
ui-called-by = { $seat } hat den Schiedsrichter gerufen
ui-called-at = { $seat } rief um { $time }
ui-call-what = Worum geht es?
ui-call-send = Rufen
ui-call-settled = Geklärt
ui-menu-log = Protokoll
ui-menu-terms = Regeln und Begriffe
ui-menu-rules = Was hier gespielt wird
ui-menu-call = Schiedsrichter rufen
ui-menu-draw = Unentschieden anbieten
ui-menu-stop = Einvernehmlich beenden
ui-menu-dice = Wer die Würfel wirft
ui-menu-move = Auf ein anderes Telefon
ui-menu-resign = Aufgeben
ui-menu-screen = Ansicht für den Bildschirm
ui-move-where = Öffne { $address } auf dem anderen Telefon und tippe:
ui-move-until = Gilt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}. Sobald er dort getippt ist, gibt dieses Telefon seine Plätze ab.
ui-move-here = Mit diesem Telefon weiterspielen
ui-move-how = Öffne auf dem anderen Telefon das Menü am Tisch und wähle „Auf ein anderes Telefon“. Tippe den Code, den es zeigt.
ui-seat-code = Platzcode
ui-move-go = Hier weiterspielen
ui-log-empty = Noch ist nichts geschehen
ui-log-empty-hint = Jeder Schritt wird hier stehen, mit seinen Gründen.
ui-log-undone = zurückgenommen
ui-terms-none = Für dieses Spiel sind noch keine Begriffe erklärt
ui-terms-none-hint = Das Regelheft hat das letzte Wort.
ui-curtain = Gib das Telefon an { $seat }
ui-curtain-hint = Vor dem nächsten Tipp ist nichts zu sehen.
ui-curtain-lift = Ich bin { $seat }: zeig meine Seite
ui-curtain-look = { $seat } schaut noch einmal

## Das Telefon: Würfel

ui-roll-dice = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
ui-need-least = braucht { $need } oder mehr
ui-need-most = braucht { $need } oder weniger
ui-roll-faces = Was der Würfel zeigt
ui-roll-back = Zurück
ui-roll-send = Würfel senden
ui-roll-left = { $count ->
    [one] Noch ein Würfel
   *[other] Noch { $count } Würfel
}
ui-roll-server = Server werfen lassen
ui-roll-awaited = Wartet auf die Würfel von { $seats }
ui-roll-nod-awaited = Wartet auf die Bestätigung von { $seats }
ui-roll-nod = { $seat } hat das getippt. Liegt das so auf dem Tisch?
ui-roll-yes = Ja, stimmt
ui-roll-no = Nein, noch einmal
ui-roll-pending = Die Würfel sind noch nicht gefallen.
ui-die-empty = noch nicht geworfen
ui-die-change = Würfel { $place }: { $face }
ui-colour-red = rot
ui-colour-blue = blau
ui-colour-white = weiß
ui-colour-black = schwarz
ui-colour-green = grün
ui-colour-yellow = gelb

## Das Telefon: Ende und Wiedergabe

ui-result-wins = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
}
ui-result-draw = Unentschieden
ui-result-none = Kein Ergebnis
ui-rematch = Revanche
ui-replay = Wiedergabe
ui-play = Abspielen
ui-pause = Anhalten
ui-replay-row = Zeile des Protokolls
ui-replay-at = { $at } von { $last }
ui-replay-older = Das wurde unter älteren Regeln gespielt. Gezeigt wird der Tisch, wie er nach Zeile { $shown } aufbewahrt wurde.
ui-take-in = Partiedatei einlesen
ui-save-match = Diese Partie als Datei sichern
ui-eyes = Gesehen von
ui-eyes-watcher = Zuschauer

## Das Telefon: Schiedsrichter

ui-role = Amt
ui-role-referee = Schiedsrichter
ui-role-organiser = Turnierleitung
ui-role-player = Spieler
ui-role-watcher = Zuschauer
ui-role-device = Gerät
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-sign-in-hint = Die Geheimcodes standen beim ersten Start des Servers in seinem Terminal.
ui-secret = Geheimcode
ui-calls = { $count ->
    [0] niemand ruft
    [one] ein Tisch ruft
   *[other] { $count } Tische rufen
}
ui-no-tables = Kein Tisch ist offen
ui-no-tables-hint = Tische erscheinen hier, sobald jemand eine Partie beginnt.
ui-reason-logged = der Grund steht im Protokoll
ui-reason = Grund
ui-ruling = Deine Entscheidung, in Worten
ui-reason-missing = Beide Seiten lesen das: ein paar Worte bitte.
ui-task-rule = Entscheiden
ui-task-correct = Berichtigen
ui-task-abandon = Partie abbrechen
ui-task-rewind = Hierher zurück
ui-task-throw = Würfel berichtigen
ui-rewind-hint = Alles nach Zeile { $row } wird zurückgenommen. Es bleibt im Protokoll, gekennzeichnet.
ui-correct-none = Dieses Spiel hat kein Formular für Berichtigungen
ui-correct-none-hint = Geh zu einer Zeile zurück, oder entscheide in Worten.
ui-holders = Wer hier sitzt und zusieht
ui-confirm-send-away = Wegschicken? Dieses Gerät zeigt den Tisch nicht mehr; mit dem Code des Tisches darf es wiederkommen.
ui-give-seats = Einen Platz vergeben
ui-give-hint = Öffne { $address } auf dem Telefon, das den Platz bekommen soll, und tippe dort den Code. Wer den Platz jetzt hat, ist draußen.
ui-give-seat = Vergeben
ui-close-tables = Tische schließen
ui-close-table = { $status ->
    [playing] Partie beenden
   *[other] Entfernen
}
ui-close-reason = Von der Turnierleitung geschlossen.
ui-confirm-close = { $status ->
    [playing] Diese Partie ohne Ergebnis beenden? Im Protokoll steht, dass die Turnierleitung sie geschlossen hat.
    [lobby] Diesen Tisch entfernen? Wer dort wartet, erfährt es.
   *[other] Diesen Tisch aus den Listen entfernen? Seine Partien bleiben auf der Platte des Servers.
}
ui-offices = Wer angemeldet ist
ui-offices-hint = Gilt an allen Tischen. Wer hier ein Amt verliert, ist sofort draußen.
ui-confirm-office = { $name } das Amt entziehen? Dieses Gerät ist sofort draußen. Mit dem Code darf es sich neu anmelden.
ui-since = seit { $time }
ui-own = Du
ui-connected = verbunden
ui-name-optional = Dein Name (für die Turnierleitung)
ui-revoke = Entziehen
ui-confirm-revoke = { $name } den Platz entziehen? Das Telefon ist sofort draußen; du kannst den Platz neu vergeben.

## Der große Bildschirm

ui-screen-which = An welchem Tisch steht dieser Bildschirm?
ui-screen-none = Öffne auf einem Telefon die Startseite und beginne eine Partie; sie erscheint dann hier.
ui-screen-join = Mit dem Telefon dazu
