### Wörter aller Spiele: Plätze, Ablehnungen, Protokoll und die Seiten des Telefons.

## Plätze

seat-blue = Blau
seat-orange = Orange
seat-green = Grün
seat-plum = Pflaume
seat-chalk = Kreide
seat-gold = Gold
seat-teal = Petrol
seat-rose = Rosa
seat-umber = Umbra
seat-slate = Schiefer
seat-referee = Schiedsrichter

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
    [typed] die Spieler werfen und tippen
    [camera] die Kamera liest sie
   *[other] ein Gerät liefert sie
}.
refused-dice-waiting = Es wurden schon Würfel eingetippt; sie warten auf die Bestätigung des Gegners.
refused-no-throw = Es gibt keine eingetippten Würfel zu bestätigen.
refused-own-throw = Diese Würfel bestätigt ein Gegner oder der Schiedsrichter, nicht der Werfer.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-proposal-open = { $seat } hat einen offenen Vorschlag ({ $what ->
    [undo] einen Schritt zurückzunehmen
    [draw] ein Unentschieden
    [stop] die Partie jetzt zu beenden
    [dice] andere Würfel
    [correct] den Tisch zu berichtigen
    [rewind] zurückzugehen
   *[settle] zu regeln, was auf den Schiedsrichter wartet
}). Erst muss er beantwortet, zurückgezogen oder verfallen sein.
refused-no-proposal = Es gibt keinen offenen Vorschlag.
refused-own-proposal = Das ist dein eigener Vorschlag: Die anderen beantworten ihn. Du kannst ihn zurückziehen.
refused-answered = Du hast diesen Vorschlag schon beantwortet.
refused-not-asked = Dieser Vorschlag fragt nicht dich.
refused-same-dice = Die Würfel kommen schon von dort.
refused-draw-alone = Du spielst allein: Da ist niemand für ein Unentschieden.
refused-no-correction = Sag erst, was zu berichtigen ist.
refused-nothing-to-settle = Gerade wartet nichts auf den Schiedsrichter.
refused-has-left = Dieser Platz hat die Partie verlassen.
refused-listeners = Wähle einen oder mehrere andere an diesem Tisch, denen du es sagst.
refused-many-words = Sehr viele vertrauliche Worte wurden gesendet. Warte { $seconds } Sekunden.
refused-too-few = Dieses Spiel braucht { $count ->
    [one] mindestens einen Mitspieler
   *[other] mindestens { $count } Mitspieler
}.
refused-seat-in-use = { $name } sitzt auf { $seat }, und dieser Platz fiele weg. Erst muss der Platz frei werden.
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
refused-end-open = Das Ende steht noch nicht fest: Die Sicht der anderen und das ganze Protokoll öffnen sich, sobald alle es angenommen haben, oder nach drei Minuten.
refused-not-over = Die Partie ist nicht zu Ende.
refused-disk = Der Server konnte das nicht sichern: { $why }. Nichts wurde geändert. Sag es der Turnierleitung.
refused-damaged = Diese Partie ist auf der Platte des Servers beschädigt und lässt sich nicht öffnen. Nichts wurde geändert. Sag es der Turnierleitung: Im Terminal steht mehr.
refused-fault = Im Server ist etwas schiefgegangen; nichts wurde geändert. Versuch es noch einmal; passiert es wieder, sag es der Turnierleitung.
refused-action = Das ist keine Aktion dieses Spiels.
refused-identity = Dieser Server kennt dieses Telefon nicht. Öffne deine Daten noch einmal: dann bekommt es eine neue Kennung.
refused-pack = Solche Daten von dir gibt es hier nicht. Vielleicht wurden sie gelöscht.
refused-pack-kind = Daten dieser Art hat das Spiel nicht.
refused-pack-large = Das ist zu groß: höchstens { $most }.000 Zeichen.
refused-pack-own = Du hast schon { $most } Pakete. Lösche erst welche.
refused-pack-full = Der Server bewahrt so viel auf, wie er kann. Bitte die Veranstalter, etwas zu löschen.
refused-pack-version = Inzwischen wurde Version { $version } gespeichert, vielleicht von dir auf einem anderen Telefon. Nichts ist verloren: sieh dir jene Version an, oder speichere deine unter eigenem Namen.
refused-pack-version-gone = Version { $version } wird nicht mehr aufbewahrt.
refused-pack-draft = „{ $name }“ hat Fehler, damit beginnt keine Partie. Berichtige es erst, unter „Deine Daten“.
refused-pack-code = Unter diesem Code wird nichts geteilt, oder nicht mehr. Bitte um einen neuen.
refused-many-packs = Von hier wurde sehr viel gespeichert. Warte { $seconds } Sekunden.
refused-rematch = Eine Revanche kann beginnen, wenn diese Partie zu Ende ist.
refused-many-tables = Von hier wurden sehr viele Tische eröffnet. Warte { $seconds } Sekunden.
refused-busy = Gerade werden sehr viele Fragen gestellt. Versuche es gleich noch einmal.
refused-share = Von hier aus wurden sehr viele Tische eröffnet. Beginne oder verlasse erst einen davon, oder bitte die Turnierleitung, einige zu schließen.
refused-full = Mehr Tische kann der Server nicht führen. Bitte die Turnierleitung, einige zu schließen.

## Geräte: Kameras, Schalen und was sonst einem Tisch dient

refused-device = Dieses Gerät gehört nicht mehr zu diesem Tisch.
refused-device-kind = Dieser Code oder diese Anmeldung ist für eine andere Art von Gerät. Erstelle im Menü des Tisches einen Code für die richtige.
refused-device-table = Dieses Gerät dient jenem Tisch nicht. Kopple es zuerst dort.
refused-device-changed = Dieses Gerät wurde für etwas anderes gekoppelt. Gib es zurück und kopple es neu.
refused-device-feeds = Dieses Gerät wurde nicht zum Lesen von Würfeln gekoppelt.
refused-device-waits = Noch haben nicht alle den Würfeln dieses Geräts zugestimmt.
refused-device-lost = „{ $name }“ ist gerade nicht verbunden. Sieh nach Kabel und Netz.
refused-pairing-code = Das ist nicht der richtige Code, oder er ist abgelaufen. Erstelle im Menü des Tisches einen neuen.
refused-many-devices = Diesem Tisch dienen schon { $count } Geräte. Gib zuerst eines zurück.
refused-source = Kein Gerät dieses Tisches liefert solche Würfel: { $source }.
refused-attend-first = Diese Verbindung ist kein Gerät im Dienst. Melde sie zuerst an.
refused-not-bound = Diese Tasten gehören zu keinem Platz. Gib sie auf der Geräteseite des Tisches deinem.
refused-press = Hier gibt es mehr als eines zu tun oder nichts: sieh auf dein Telefon.
refused-nobody-asks = Auf diese Antwort wartet niemand mehr.
refused-too-fast = Zu viel auf einmal. Warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
refused-picture = Das ist kein Bild. Sende ein JPEG, PNG oder WebP.
refused-picture-cut = Das Bild endet zu früh: es wurde unterwegs abgeschnitten. Sende es noch einmal.
refused-picture-large = Das Bild ist zu groß: höchstens { NUMBER($megabytes, maximumFractionDigits: 1) } Megabyte. Sende ein kleineres.
refused-picture-size = Das Bild hat zu viele Bildpunkte: höchstens { NUMBER($pixels, useGrouping: 0) } an einer Seite. Sende ein kleineres.
refused-picture-missing = So ein Bild gibt es hier nicht. Sende es zuerst, dann nenne es.
refused-picture-gone = Dieses Bild wird nicht mehr aufbewahrt: neuere brauchten seinen Platz.
refused-picture-rights = Bilder senden die Spieler einer laufenden Partie und die Geräte, die ihrem Tisch dienen.
refused-picture-room = Für weitere Bilder ist kein Platz. Der Wurf zählt auch ohne; sag es der Turnierleitung.
removed-device = Dieses Gerät wurde zurückgegeben. Zum Wiederkommen braucht es einen neuen Code.
removed-device-twice = Eine andere Verbindung benutzt jetzt die Anmeldung dieses Geräts.
device-live = Verbunden
device-lost = Verloren
device-away = Seit dem Start des Servers nicht gesehen
device-doubt = Nicht sicher, was da liegt: ein Würfel lehnt oder liegt auf einem anderen.
device-bots-wait = Noch ist keine Bot-Station da
device-trays-none = Kein Tableau ist angeschlossen
device-trays-live = { $live } von { $all } Tableaus verbunden
device-tray-live = Verbunden
device-tray-lost = Verloren
device-tray-searching = Findet seine Lampen wieder
device-tray-plug = Ist das Kabel draußen? Steckt es wieder ein, egal wo: Die Lampen kommen von selbst zurück. Die Partie geht weiter.
device-tray-free = Noch liegt keine Karte darauf
device-tray-shows = zeigt { $card }
device-tray-faults = Fehler in der Layout-Datei: { $faults }
device-tray-port = Nicht benutzbar: { $port }
device-tray-port-gone = Dort ist nichts. Einstecken.
device-tray-port-forbidden = Die Station darf den Anschluss nicht öffnen: Ihr Benutzer gehört in die Gruppe dialout.
device-tray-port-busy = Ein anderes Programm hat den Anschluss offen. Schließt es, oder stoppt ModemManager.
device-tray-port-silent = Dort antwortet nichts. Ist es ein Tableau, hilft „sandtable trays flash“.
device-tray-port-other-version = Ihre Firmware hat eine andere Version als dieses Programm. „sandtable trays flash“ hilft.
device-tray-port-same-id = Zwei Tableaus melden dieselbe Kennung ({ $detail }). Das erste wird benutzt; zieht das andere heraus.
device-tray-port-other-kind = Eine andere Station kümmert sich darum.
device-tray-no-table = Die Tableaus gehören nicht zu diesem Tisch.
device-tray-cannot = Das können Tableaus nicht.
device-tray-out = Dieses Tableau ist weg: Steckt sein Kabel?
device-tray-no-card = Diese Karte liegt nicht auf dem Tisch.
log-device-asked = „{ $name }“ soll die Würfel lesen: die anderen werden gefragt.
log-device-feeds = „{ $name }“ darf die Würfel dieses Tisches liefern.
log-device-declined = „{ $name }“ darf die Würfel nicht liefern: keine Einigung.
log-device-gone = „{ $name }“ wurde zurückgegeben und liefert keine Würfel mehr.
log-device-bound = Die Tasten von „{ $name }“ gehören jetzt { $seat }.
log-device-unbound = Die Tasten von „{ $name }“ gehören jetzt niemandem.
log-roll-read = „{ $name }“ liest { $faces }.
log-doubt = „{ $name }“ ist nicht sicher, was da liegt.
log-settled-dice = { $seat } liest { $faces } vom Bild ab.

## Die Würfelkamera: wie es ihr geht, und warum sie fragt

device-cannot = Das kann dieses Gerät nicht.
device-not-your-table = Diese Schale gehört zu einem anderen Tisch. Dessen Spieler oder eine Leitung markieren sie.
device-own-photos = Fotos vom Telefon
device-sleeps = Startet, wenn sie gebraucht wird
device-camera-opening = Die Kamera wird geöffnet
device-camera-none = Keine Kamera da. Stecke eine an, oder wähle mit --source eine andere.
device-camera-busy = Ein anderes Programm benutzt die Kamera. Schließe es.
device-camera-unplugged = Die Kamera wurde abgezogen. Stecke sie wieder an.
device-camera-silent = Die Kamera liefert keine Bilder. Sieh nach Kabel und Netz.
device-camera-frozen = Die Kamera hängt: seit Sekunden dasselbe Bild. Sie wird neu geöffnet.
device-camera-ended = Das Video ist zu Ende
device-camera-file = Dieses Video oder dieser Ordner lässt sich nicht lesen
device-camera-no-rpicam = Die Kamera des Pi braucht rpicam-vid: apt install rpicam-apps
device-camera-too-bright = Das Bild ist überall weiß. Weniger Licht oder kürzer belichten.
device-camera-too-dark = Zu dunkel zum Lesen. Bitte mehr Licht, oder nimm die Kappe ab.
device-camera-lit = Es war zu dunkel: das Ringlicht ist an
device-camera-empty = Schaut zu, die Schale ist leer
device-camera-moving = Würfel rollen
device-camera-settled = Schaut zu, Würfel liegen still
device-camera-hand = Eine Hand ist in der Schale
device-camera-early = Zu früh geworfen: bevor danach gefragt war. Wirf noch einmal.
device-camera-unmarked = Die Schale von Tisch { $table } ist noch nicht markiert
device-camera-trays = Schaut { $count } Schalen zu
device-camera-photos = Liest Bilder von Telefonen
device-camera-mark-small = Das ist zu klein für eine Schale. Ziehe die Ecken an die Innenseite des Randes.
device-camera-mark-taken = Diese Ecken reichen in die Schale von Tisch { $table }. Jeder Tisch braucht eine eigene.
device-photo-busy = Gerade werden mehrere Bilder gelesen. Versuche es gleich noch einmal.
device-photo-no-roll = Jetzt sind keine Würfel gefragt: dieses Bild wird nicht gelesen.
device-photo-again = Dieses Bild wurde schon gelesen. Mache ein neues vom neuen Wurf.
device-photo-gone = Das Bild ist nicht angekommen. Mache es noch einmal.
device-photo-no-dice = In diesem Bild sind keine Würfel zu sehen. Gehe näher heran, mit mehr Licht.
device-photo-empty = Das Bild ist leer. Mache es noch einmal.
device-photo-not-an-image = Das ist kein Bild als JPEG, PNG oder WebP.
device-photo-heic = Das ist ein HEIC-Bild. Stelle die Kamera des Telefons auf „maximale Kompatibilität“ (JPEG).
device-photo-too-large = Das Bild ist zu groß. Mache es noch einmal mit dieser Seite.
device-photo-too-small = Das Bild ist zu klein. Gehe näher heran.
device-photo-broken = Das Bild ist beschädigt oder bricht ab. Mache es noch einmal.
device-photo-too-dark = Das Bild ist schwarz. Mache es noch einmal mit mehr Licht.
device-photo-too-bright = Das Bild ist überall weiß. Mache es noch einmal mit weniger Licht.
device-camera-no-tray = Die Schale dieses Tisches ist noch nicht markiert, oder ihre Kamera liefert kein Bild
device-check-focus-good = scharf
device-check-focus-bad = unscharf
device-check-focus-good-hint = Die Kanten im Bild sind klar
device-check-focus-bad-hint = Drehe am Objektiv, putze es, oder rücke die Kamera etwas
device-check-light-good = gut beleuchtet
device-check-light-bad = zu dunkel
device-check-light-shade = dunkel in einer Ecke
device-check-light-good-hint = Jede Ecke hat genug Licht
device-check-light-bad-hint = Mehr Licht von der Seite, oder das Ringlicht heller
device-check-light-shade-hint = Ein Schatten liegt { $place ->
    [left-back] hinten links
    [right-back] hinten rechts
    [left-front] vorne links
   *[right-front] vorne rechts
}; rücke die Lampe, oder stelle das Ringlicht heller
device-check-size-good = { $pixels } Pixel
device-check-size-bad = nur { $pixels } Pixel
device-check-size-none = keine Würfel da
device-check-size-good-hint = Jeder Würfel braucht 24
device-check-size-bad-hint = Jeder Würfel braucht 24: rücke die Kamera näher
device-check-size-none-hint = Lege ein paar deiner Würfel in die Schale
device-teach-one = In der Schale sollte ein Würfel allein liegen, sonst nichts.
device-teach-full = Mehr Bilder kann die Kamera sich nicht merken. Lass sie erst einen Würfel vergessen.
device-teach-not-kept = Das Bild konnte nicht gespeichert werden: ist der Speicher voll?
device-doubt-unsure = Ein Würfel ist nicht klar. Er zählt erst, wenn jemand sagt, was er zeigt.
device-doubt-cocked = Ein Würfel liegt schräg. Er zählt erst, wenn jemand sagt, was er zeigt, oder wenn er neu geworfen ist.
device-doubt-stacked = Zwei Würfel liegen auf- oder ineinander. Sage, was sie zeigen, oder wirf sie neu.
device-doubt-cut = Ein Würfel ist vom Bildrand abgeschnitten. Sage, was er zeigt, oder wirf ihn neu.
device-doubt-picture = Ein Würfel zeigt ein Bild, das niemand beigebracht hat. Sage, was es zählt.
device-doubt-small = Die Würfel sind im Bild zu klein. Sage, was sie zeigen; rücke die Kamera näher.
device-doubt-crowd = So viele Würfel lassen sich nicht unterscheiden. Wirf weniger auf einmal, oder tippe sie ein.
device-doubt-outside = { $count ->
    [0] Die Würfel liegen außerhalb der Schale
   *[other] Ein Würfel liegt außerhalb der Schale
}. Wirf neu, oder sage, was zählt.
device-doubt-many = { $count } Würfel liegen da, { $wanted ->
    [one] einer war
   *[other] { $wanted } waren
} gefragt. Sage, welche zählen.
device-doubt-few = { $wanted ->
    [one] Der Würfel ist nicht zu sehen. Wirf ihn neu, oder sage, was er zeigt.
   *[other] { $count } von { $wanted } Würfeln sind zu sehen. Wirf die fehlenden, oder sage, was sie zeigen.
}
device-doubt-maybe = Dort liegt vielleicht noch ein Würfel. Sage, was zählt.
device-doubt-colours = Die Farben sagen nicht, wessen Würfel welcher ist. Sage, was deine zeigen.
device-doubt-sides = Diese Würfel haben nicht sechs Seiten. Sage, was sie zeigen.

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

## Eigene Daten

ui-data = Deine Daten
ui-data-hint = Eigene Spielfelder, Szenarien, Einheiten und Listen. Sie liegen auf diesem Server; teile sie mit einem Code oder als Datei.
ui-data-empty = Noch nichts gespeichert
ui-data-empty-hint = Beginne unten mit einem Beispiel, öffne eine Datei, oder hole mit dem Code, was jemand teilt.
ui-data-new = Neu
ui-data-version = Version { $version }
ui-data-versions = { $count } Versionen
ui-data-draft = { $count ->
    [one] Entwurf: ein Fehler
   *[other] Entwurf: { $count } Fehler
}
ui-data-code = Von jemandem geteilt
ui-data-code-label = Code
ui-data-code-hint = Ein Code gilt eine Woche. Er steht unter dem QR-Code auf dem anderen Telefon.
ui-data-fetch = Holen
ui-data-shared = Von jemandem geteilt
ui-data-take = Als meines behalten
ui-data-files = Dateien auf dem Server
ui-data-all = Daten von allen
ui-data-more = { $count } ältere sind nicht gezeigt.
ui-data-name = Name
ui-data-nameless = Es braucht einen Namen
ui-data-text = Text
ui-data-open-file = Datei öffnen
ui-data-no-text = Das ist keine Textdatei in UTF-8. Speichere sie als reinen Text und öffne sie noch einmal.
ui-data-save = Speichern
ui-data-is-saved = Gespeichert
ui-data-keep-draft = Als Entwurf behalten
ui-data-faults = { $count ->
    [one] Ein Fehler
   *[other] { $count } Fehler
}
ui-data-old = Du liest Version { $version }. Speichern macht sie zur neuesten.
ui-data-late = Inzwischen hat ein anderes Telefon gespeichert. Deines ist noch hier: speichere es als Kopie, oder lass es.
ui-data-copy = Kopie speichern
ui-data-share = Teilen
ui-data-share-hint = Mit dem Code bekommt jeder in diesem Netz diese Version, { $days } Tage lang.
ui-data-qr = QR-Code für { $code }
ui-data-file = Als Datei speichern
ui-data-delete = Löschen
ui-data-delete-title = „{ $name }“ löschen?
ui-data-delete-text = Alle Versionen und Codes verschwinden. Partien, die damit gespielt werden, behalten ihren Text.
ui-data-draw = Im Editor öffnen
ui-data-play = Damit spielen
ui-data-choose = Deine Daten
ui-data-chosen = { $count ->
    [0] nichts gewählt
    [one] eines gewählt
   *[other] { $count } gewählt
}
ui-form-left-out = { $count ->
    [one] Ein Fehler in einer Datendatei: dieser Teil bleibt weg.
   *[other] { $count } Fehler in Datendateien: diese Teile bleiben weg.
}
ui-identity = Dieses Telefon
ui-identity-hint = An jedem Tisch dieses Servers ist dieses Telefon dieselbe Person, auch unter anderem Namen. Niemandem wird das gezeigt.
ui-identity-forget = Mich vergessen
ui-identity-forget-text = Deine Partien gelten nicht mehr als deine, und deine Daten können nur noch die Veranstalter löschen. Deine Plätze bleiben dir.
ui-identity-forgotten = Vergessen. Beim nächsten Mal ist dieses Telefon jemand Neues.

# --- Bezahlen: Mengen, die zusammen einen Betrag ergeben ---
pay-unknown = Damit kann hier nicht bezahlt werden.
pay-negative = { $what }: weniger als nichts kann man nicht zahlen.
pay-too-few = { $what }: mindestens { $low } müssen es sein.
pay-not-there = { $what }: höchstens { $high } gehen.
pay-short = Das macht { $total }: { $missing } zu wenig.
pay-over = Das macht { $total }: { $over } zu viel.

## Die Kommandozeile

command-unreadable = { $file } lässt sich nicht lesen: { $problem }.
command-unwritable = { $file } lässt sich nicht schreiben: { $problem }.

## Das Protokoll

log-start = Die Partie beginnt.
log-roll = { $seat } würfelt { $faces }.
log-roll-all = Die Würfel zeigen { $faces }.
log-sealed = Der Server hat seine Würfel versiegelt: Probe { $proof }.
log-roll-server = Der Server würfelt { $faces }.
ui-proof = Beweis
ui-proof-seed = Startwert dieser Würfel: { $seed }
ui-log-all = Alles
ui-log-dice = Würfel
ui-log-rulings = Urteile
ui-log-filter = Zeigen
ui-log-proofs = Beweise
log-shuffle = Die Karten werden gemischt.
log-ended = Die Partie endet nach Vereinbarung.
log-window-closed = Die Zeit zum Reagieren ist um.
log-undo = { $seat } nimmt den letzten Schritt zurück.
log-undo-agreed = Ein Schritt wird einvernehmlich zurückgenommen.
log-rewind = Der Schiedsrichter geht zurück zu Zeile { $row }.
log-corrected = Der Schiedsrichter berichtigt den Tisch.
log-corrected-agreed = Die Spieler berichtigen den Tisch gemeinsam.
log-rewind-agreed = Die Spieler gehen gemeinsam zurück zu Zeile { $row }.
log-settled-agreed = Die Spieler regeln gemeinsam, was auf den Schiedsrichter wartete.
log-throw-corrected = Der Schiedsrichter berichtigt einen Wurf.
log-propose-undo = { $seat } möchte einen Schritt zurücknehmen.
log-propose-draw = { $seat } bietet ein Unentschieden an.
log-propose-stop = { $seat } schlägt vor, das Spiel jetzt zu beenden.
log-propose-dice = { $seat } schlägt eine andere Quelle für die Würfel vor.
log-propose-correct = { $seat } schlägt vor, den Tisch zu berichtigen: { $count ->
    [one] eine Berichtigung
   *[other] { $count } Berichtigungen
}.
log-propose-rewind = { $seat } schlägt vor, zu Zeile { $row } zurückzugehen.
log-propose-settle = { $seat } schlägt vor, wie zu regeln ist, was auf den Schiedsrichter wartet.
log-consent = { $seat } stimmt zu.
log-declined = { $seat } stimmt nicht zu.
log-withdrawn = { $seat } zieht den Vorschlag zurück.
log-outvoted = Der Vorschlag findet keine Mehrheit.
log-referee-agrees = Der Schiedsrichter stimmt dem Vorschlag für alle zu.
log-referee-declines = Der Schiedsrichter lehnt den Vorschlag ab.
log-proposal-lapsed = Der Vorschlag von { $seat } ist verfallen: Nicht genug haben geantwortet.
log-proposal-impossible = Der Vorschlag von { $seat } ist nicht mehr ausführbar: Das Spiel ist weitergegangen.
log-proposal-void = Der offene Vorschlag ist erledigt.
log-dropped = Der Schiedsrichter nimmt { $seat } aus der Partie.
log-whispered = { $seat } an { $to }, vertraulich:
log-dice-changed = Die Würfel kommen jetzt anders zustande: { $source ->
    [server] der Server wirft
    [typed] die Spieler werfen und tippen
    [camera] die Kamera liest
   *[other] ein Gerät liefert sie ({ $source })
}.
log-resigned = { $seat } gibt auf.
log-abandoned = Die Partie wird abgebrochen.
log-call = { $seat } ruft den Schiedsrichter.
log-settled = Die Sache ist geklärt; der Schiedsrichter muss nicht kommen.
log-call-watcher = Der Schiedsrichter wird gerufen.
log-seat-freed = Der Schiedsrichter macht den Platz { $seat } frei.
log-seat-given = Der Schiedsrichter gibt den Platz { $seat } an ein anderes Telefon.
log-end-accepted = { $seat } nimmt das Ende an.
log-looked = { $seat } hat gesehen, was die anderen geheim hielten.
log-looked-watcher = Jemand ohne Platz hat gesehen, was die Spieler geheim hielten.
log-has-seen = { $seat } hatte gesehen, was die anderen geheim hielten.
log-has-seen-watcher = Jemand ohne Platz hatte gesehen, was die Spieler geheim hielten.
log-damaged = Die Platte des Servers hat dieses Protokoll verändert: Ab Zeile { $row } stimmt es nicht mehr mit sich überein. Vergleicht mit dem Tisch und sagt der Turnierleitung Bescheid.
log-rule = Der Schiedsrichter entscheidet.
log-upgraded = Die Partie geht unter neueren Regeln weiter, Fassung { $version }.
log-upgraded-recomputed = Die Regeln haben sich seitdem geändert: die letzten Schritte wurden nach den neueren neu berechnet. Vergleicht mit dem Tisch.
log-upgraded-lost = Die neueren Regeln kennen die Schritte nach Zeile { $row } nicht: stellt den Tisch so, wie er dann stand, und spielt sie noch einmal.
log-thrown = { $seat } hat { $faces } eingetippt.
log-sent-back = Die eingetippten Würfel gehen zurück.

## Ergebnisse

result-resigned = { $seat } hat aufgegeben.
result-dropped = { $seat } wurde aus der Partie genommen.
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
ui-felt = Töne und Vibration
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
ui-unloaded = Ein Teil dieser Seite ließ sich nicht laden
ui-unloaded-hint = Das Netz war weg, oder der Server hat eine neuere Fassung. Lade die Seite neu, sobald das Telefon im WLAN des Tisches ist. Die Partie liegt auf dem Server; nichts geht verloren.
ui-unloaded-lang = Die Texte dieser Sprache ließen sich nicht laden. Versuche es noch einmal, sobald das Telefon im WLAN des Tisches ist.
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
ui-join = An einen Tisch setzen
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
ui-room-empty-hint = Beginne eine Partie; die anderen kommen mit ihrem Code dazu.
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
ui-bot-level = Der Bot ist
ui-level-easy = leicht
ui-level-normal = normal
ui-level-hard = schwer
ui-level-random = zufällig
ui-level-greedy = gierig
ui-level-strong = gut
ui-house-rules = Hausregeln
ui-house-changed = { $changed ->
    [0] (alle wie üblich)
    [one] (eine geändert)
   *[other] ({ $changed } geändert)
}
ui-both-see = alle sehen sie
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
ui-dice-confirm-help = Augen zählen, sobald jemand anderes genickt hat.
ui-dice-typed-long = Wirf deine Würfel auf dem Tisch und tippe, was sie zeigen.
ui-dice-typed-confirm-long = Wirf deine Würfel, tippe, was sie zeigen; jemand anderes bestätigt.
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
ui-undo-step = { $since ->
    [yes] Nimmt alles zurück ab
   *[no] Nimmt zurück
}: { $step }
ui-undo-ask-step = { $since ->
    [yes] Bittet um Rücknahme ab
   *[no] Bittet um Rücknahme
}: { $step }
ui-do-it = Ausführen
ui-offers-more = { $count ->
    [one] Noch eines
   *[other] { $count } weitere
}
ui-pay-most = höchstens { $high }
ui-pay-most-worth = höchstens { $high }, zählt je { $worth }
ui-pay-of = { $span ->
    [exact] von { $low }
   *[range] von { $low } bis { $high }
}
ui-pay-short = { $by ->
    [one] 1 fehlt
   *[other] { $by } fehlen
}
ui-pay-over = { $by } zu viel
ui-pick-more = { $count ->
    [one] Noch eines wählen
   *[other] Noch { $count } wählen
}
ui-pick-fewer = { $count ->
    [one] Eines zu viel
   *[other] { $count } zu viel
}
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
    [typed] die Würfel von Hand geworfen und getippt werden
    [camera] die Kamera die Würfel liest
   *[other] ein Gerät die Würfel liefert
}
ui-proposal-correct = { $seat } möchte den Tisch berichtigen: { $count ->
    [one] eine Sache
   *[other] { $count } Sachen
}
ui-proposal-rewind = { $seat } möchte zu Zeile { $row } zurückgehen
ui-proposal-settle = { $seat } möchte regeln, was auf den Schiedsrichter wartet
ui-proposal-takes = Zurückgenommen würde, das Neueste zuerst:
ui-proposal-rule-all = Alle müssen zustimmen.
ui-proposal-rule-majority = Eine Mehrheit genügt.
ui-proposal-reveals = Das nimmt einen Wurf oder etwas Aufgedecktes zurück: Alle müssen zustimmen.
ui-proposal-lapses = Verfällt in { $clock }.
ui-answer-yes = stimmt zu
ui-answer-no = lehnt ab
ui-answer-silent = noch keine Antwort
ui-propose-rewind = Vorschlagen, hierher zurückzugehen
ui-reason-optional = Warum (wenn du magst)
ui-correct-hint = Die anderen sehen genau, was du vorschlägst; es geschieht, wenn genug zustimmen.
ui-seat = Seite
ui-plain = { $text }
ui-correct-several = Mehreres auf einmal
ui-correct-several-help = Erst vormerken; es geschieht gemeinsam oder gar nicht.
ui-correct-noted = { $count ->
    [0] Noch ist nichts vorgemerkt.
    [one] Eine Berichtigung ist vorgemerkt.
   *[other] { $count } Berichtigungen sind vorgemerkt.
}
ui-correct-less = Letzte streichen
ui-whisper-hint = Nur die Gewählten lesen es, und sonst erfährt niemand davon. Nach der Partie können es alle lesen.
ui-whisper-to = Wem du es sagst
ui-whisper-words = Deine Worte
ui-whispered = { $who }, nur zu dir:
ui-whispered-too = { $who }, zu dir und { $others }:
ui-heard = Weglegen
ui-person-of = { $name } ({ $seat })
ui-you-left = Du hast diese Partie verlassen
ui-has-left = ist gegangen
ui-judge = wartet auf dich
ui-judged = wartet auf den Schiedsrichter
ui-settle-hint = Kein Schiedsrichter da? Schlag es vor und regelt es gemeinsam:
ui-decide-yes = Entscheiden: ja
ui-decide-no = Entscheiden: nein
ui-drop-players = Jemanden herausnehmen, der nicht wiederkommt
ui-drop = Herausnehmen
ui-drop-hint = { $name } verlässt die Partie. Die übrigen spielen weiter, wenn das Spiel es kennt; sonst endet sie.
ui-agreements = Vereinbarungen
ui-consent = Wer zustimmen muss
ui-consent-all = Alle
ui-consent-majority = Die Mehrheit
ui-consent-all-long = Einem Vorschlag müssen alle zustimmen.
ui-consent-majority-long = Einem Vorschlag muss die Mehrheit zustimmen; alle, wo er einen Wurf oder Aufgedecktes zurücknimmt.
ui-lapse = Ohne Antworten verfällt ein Vorschlag nach
ui-lapse-never = nie
ui-lapse-hours = { $hours } h
ui-lapse-minutes = { $minutes } min
ui-lapse-seconds = { $seconds } s
ui-lapse-long = Ohne Antworten verfällt er nach { $time }.
ui-change-setup = Aufbau ändern
ui-setup-seats = { $count ->
    [one] Ein Platz
   *[other] { $count } Plätze
}
ui-start-fewer = { $count ->
    [one] Allein anfangen
   *[other] Zu { $count } anfangen
}
ui-start-bots = { $count ->
    [one] Anfangen, ein Bot setzt sich
   *[other] Anfangen, Bots setzen sich
}
ui-task-drop = Aus der Partie nehmen
ui-confirm-draw = Ein Unentschieden anbieten? Stimmen alle zu, endet die Partie ohne Sieger.
ui-confirm-stop = Vorschlagen, hier aufzuhören? Stimmen alle zu, wird gewertet, wie es steht.
ui-confirm-dice = { $dice ->
    [server] Vorschlagen, dass der Server diese Würfel wirft?
    [typed] Vorschlagen, dass ihr diese Würfel von Hand werft und tippt?
    [camera] Vorschlagen, dass ihr diese Würfel werft und die Kamera sie liest?
   *[other] Vorschlagen, dass ein Gerät des Tisches diese Würfel liefert?
}
ui-accept-end = Ende annehmen
ui-end-open = Bis alle das Ende angenommen haben oder drei Minuten vergangen sind, sieht niemand, was geheim war.
ui-confirm-resign = { $others ->
    [0] Diese Partie aufgeben? Dann ist sie verloren. Das lässt sich nicht zurücknehmen.
    [one] Diese Partie aufgeben? Die andere Seite gewinnt. Das lässt sich nicht zurücknehmen.
   *[other] Diese Partie aufgeben? Die anderen spielen ohne dich weiter, wenn das Spiel es kennt, sonst endet sie. Das lässt sich nicht zurücknehmen.
}
ui-called = Der Schiedsrichter ist gerufen
ui-called-by = { $seat } hat den Schiedsrichter gerufen
ui-called-at = { $seat } rief um { $time }
ui-call-what = In wenigen Worten, wenn du magst
ui-call-send = Rufen
ui-call-settled = Geklärt
ui-menu-log = Protokoll
ui-menu-terms = Regeln und Begriffe
ui-menu-rules = Was hier gespielt wird
ui-menu-call = Schiedsrichter rufen
ui-menu-whisper = Ein vertrauliches Wort
ui-menu-correct = Vorschlagen, den Tisch zu berichtigen
ui-menu-draw = Unentschieden anbieten
ui-menu-stop = Einvernehmlich beenden
ui-menu-dice = Wer die Würfel wirft
ui-menu-move = Auf ein anderes Telefon
ui-menu-resign = Aufgeben
ui-menu-screen = Ansicht für den Bildschirm
ui-move-scan = Scanne das mit der Kamera des anderen Telefons:
ui-move-qr = QR-Code, der den Platz auf ein anderes Telefon bringt
ui-start-qr = QR-Code der Startseite
ui-move-where = Oder öffne dort { $address } und tippe:
ui-move-until = Gilt { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}.
ui-move-leaves = Sobald er dort benutzt ist, gibt dieses Telefon seine Plätze ab.
ui-move-here = Mit diesem Telefon weiterspielen
ui-move-how = Öffne auf dem anderen Telefon das Menü am Tisch und wähle „Auf ein anderes Telefon“. Scanne oder tippe den Code, den es zeigt.
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
ui-apart-order = Von links nach rechts, wie sie liegen
ui-apart-throws = Ein Wurf für jede Zahl
ui-colour-red = rot
ui-colour-blue = blau
ui-colour-white = weiß
ui-colour-black = schwarz
ui-colour-green = grün
ui-colour-yellow = gelb

## Das Telefon: Würfel, die eine Kamera liest

device-no-answer = Das Gerät hat nicht geantwortet. Sieh nach, ob es noch verbunden ist.
ui-dice-camera = Kamera liest
ui-dice-camera-long = Wirf in die Schale: die Kamera liest die Würfel.
ui-dice-photo = Fotos vom Telefon
ui-photo-take = Würfel fotografieren
ui-photo-sending = Das Bild wird gesendet
ui-photo-reading = Die Würfel werden gelesen
ui-photo-hint = Wirf, lass die Würfel liegen und fotografiere sie von oben. Beide Seiten sehen das Bild.
ui-photo-heic = Dieses Telefon hat ein HEIC-Bild gemacht, das Browser nicht öffnen können. Stelle die Kamera auf „maximale Kompatibilität“ (JPEG), oder fotografiere mit diesem Knopf.
ui-photo-bad = Diese Datei ist kein Bild, das dieses Telefon öffnen kann. Mache eines mit der Kamera.
ui-photo-wait = Ein Foto vom Telefon ist gefragt
ui-dice-page = Würfel dieser Partie
ui-dice-throws = Würfe
ui-dice-counts = Zählung
ui-dice-none = Noch wurde nicht gewürfelt
ui-dice-none-hint = Hier wird jeder Wurf stehen, mit Bild, wo eine Kamera ihn las.
ui-dice-together = Beide Seiten
ui-dice-number = Nr. { $number } · { $time }
ui-dice-total = { $count ->
    [one] ein Würfel
   *[other] { $count } Würfel
}
ui-dice-span = Im Rahmen liegen faire Würfel neunzehnmal von zwanzig: { $low } bis { $high } von { $count }.
ui-dice-of-colour = Würfel, gesehen als { $colour }
ui-dice-usual = Nichts Ungewöhnliches: so sehen faire Würfel aus.
ui-dice-unusual = { $count ->
    [one] Eine dieser Zählungen ist
   *[other] { $count } dieser Zählungen sind
} so ungleich, wie faire Würfel es in hundert Fällen nicht einmal wären. Das ist ein Grund, die Würfel anzusehen, und kein Beweis.
ui-dice-few = So wenige Würfe unterscheiden gute Würfel nicht von schlechten. Ein Würfel, der seine Sechs in einem von fünf statt einem von sechs Würfen zeigt, fällt erst nach etwa 1000 Würfen auf.
ui-dice-sum = { $throws ->
    [one] Ein Wurf
   *[other] { $throws } Würfe
}, { $dice ->
    [one] ein Würfel
   *[other] { $dice } Würfel
}
ui-dice-settled = { $count ->
    [one] Eine Lesung wurde von Hand entschieden
   *[other] { $count } Lesungen wurden von Hand entschieden
}
ui-dice-wrong = Stimmt etwas an einer Lesung nicht?
ui-setup = Würfelkamera einrichten
ui-setup-none = Keine Würfelkamera dient diesem Tisch
ui-setup-none-hint = Kopple eine unter Geräte im Menü des Tisches, oder starte den Server mit --camera.
ui-setup-step-picture = Bild
ui-setup-step-tray = Schale
ui-setup-step-check = Prüfen
ui-setup-step-test = Testen
ui-setup-at = Schritt { $step } von { $count }
ui-setup-live = live
ui-setup-this-camera = Diese sieht meine Schale
ui-setup-picture-hint = Tippe auf das Bild, in dem deine Schale ist. Sie sollte ganz darin liegen, von oben gesehen.
ui-setup-corner = Ecke { $number }
ui-setup-mark = Schale markieren
ui-setup-mark-hint = Ziehe die vier Ecken an die Innenseite des Randes. Würfel außerhalb werden gesehen und nie gezählt.
ui-setup-whose = Hier würfelt Tisch { $code }.
ui-setup-found = Von selbst gefunden; ziehen zum Verbessern
ui-setup-not-found = Kein Rand gefunden; ziehe die Ecken
ui-setup-rim = Liegen die Ecken auf dem Rand?
ui-setup-find = Neu suchen
ui-setup-yes = Ja, weiter
ui-setup-focus = Schärfe
ui-setup-light = Licht
ui-setup-size = Würfelgröße
ui-setup-checking = Sieht nach Schärfe, Licht und Würfeln
ui-setup-good = Alles gut
ui-setup-mend = Du kannst es versuchen; besser liest sie, wenn das behoben ist
ui-setup-of = von { $count }
ui-setup-right = Würfe richtig gelesen
ui-setup-score = { $unsure } unsicher, { $wrong } falsch
ui-setup-right-one = Wurf { $number }: richtig
ui-setup-unsure-one = Wurf { $number }: unsicher
ui-setup-wrong-one = Wurf { $number }: falsch
ui-setup-throw = Testwurf
ui-setup-test-hint = Wirf, womit du spielen wirst. Wo sie unsicher ist, würde sie fragen, nicht raten.
ui-setup-reads = Sie liest { $faces }. Stimmt das?
ui-setup-no = Nein
ui-setup-lies = Ja, das liegt da
ui-setup-done = Fertig
ui-teach = Bringe ihr deine Würfel bei
ui-teach-hint = Für Würfel mit Emblemen, Schädeln oder Ziffern. Lege einen Würfel allein in die Schale, sage, was oben liegt, und tue das für jede solche Seite dreimal, verschieden gedreht. Seiten mit gewöhnlichen Augen brauchen keine Lektion.
ui-teach-name = Wie nennst du diesen Würfel?
ui-teach-face = Was zählt die Seite, die oben liegt?
ui-teach-count = { $face }: { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
ui-teach-known = Bisher beigebracht
ui-teach-none = Noch wurde nichts beigebracht
ui-teach-forget = { $name } vergessen
ui-teach-file = Liegt in taught-dice.json neben den Einstellungen der Kamera; kopiere die Datei, um sie weiterzugeben.
ui-camera-live = { $name }, live
ui-camera-live-alt = Livebild der Schale
ui-camera-wait = Warten auf das Bild der Kamera
ui-camera-photo = Bild des Wurfs
ui-camera-photo-alt = Foto der Würfel in der Schale
ui-camera-no-photo = Das Bild ist nicht da
ui-camera-note = { $read } gelesen, { $doubtful } zweifelhaft
ui-camera-read = { $count ->
    [one] ein Würfel gelesen
   *[other] { $count } Würfel gelesen
}
ui-camera-step-empty = Wurf
ui-camera-step-moving = Würfel rollen
ui-camera-step-read = Gelesen
ui-camera-gone = Keine Kamera liefert mehr die Würfel dieses Tisches. Wähle im Menü eine andere Quelle.
ui-camera-throw = Wirf in die Schale. Nichts antippen: was still liegt, wird gelesen.
ui-camera-let-lie = Lass sie liegen. Nichts wird gelesen, solange ein Würfel rollt oder eine Hand in der Schale ist.
ui-camera-awaited = Die Kamera liest, was geworfen wird.
ui-camera-type = Lieber eintippen
ui-camera-type-why = die anderen müssen zustimmen
ui-camera-wrong = Da liegt etwas anderes
ui-camera-go-on = Weiter
ui-last-throw = Der letzte Wurf
ui-doubt-face = Was zeigt der umringte Würfel?
ui-doubt-missing = { $count ->
    [one] Was zeigt der Würfel, der nicht im Bild ist?
   *[other] { $count } Würfel sind nicht im Bild. Was zeigen sie?
}
ui-doubt-surplus = Welcher Würfel zählt nicht?
ui-doubt-whose = Welcher Würfel gehört { $seat }?
ui-doubt-sent = Gesagt; einen Moment
ui-doubt-likely = { $face }, am ehesten
ui-doubt-dice = Würfel im Bild
ui-doubt-leans = Er liegt schräg: neu werfen
ui-doubt-again = Neu werfen
ui-doubt-throw = Wirf neu, was nicht zählt
ui-doubt-throw-hint = Lass die anderen Würfel liegen. Die Kamera schaut zu.
ui-doubt-say = Lieber sagen, was er zeigt
ui-doubt-awaited = { $seats } sagt, was da liegt. Ihr seht beide dasselbe Bild.
ui-die-tap = Würfel ({ $colour }), { $face }
ui-die-named = { $face ->
    [0] Der Würfel ({ $colour })
   *[other] Die { $face } ({ $colour })
}
ui-die-colour-none = ohne Farbe
ui-die-colour-white = weiß
ui-die-colour-grey = grau
ui-die-colour-black = schwarz
ui-die-colour-red = rot
ui-die-colour-orange = orange
ui-die-colour-yellow = gelb
ui-die-colour-green = grün
ui-die-colour-blue = blau
ui-die-colour-purple = lila
ui-die-colour-pink = rosa
ui-die-colour-brown = braun

## Das Telefon: Ende und Wiedergabe

ui-result-wins = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
}
ui-result-draw = Unentschieden
ui-result-none = Kein Ergebnis
ui-result-lost = { $name } hat verloren
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
ui-sign-in-hint = Die Codes standen beim ersten Start des Servers in seinem Terminal.
ui-secret = Code
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
ui-give-hint = Das Telefon, das den Platz bekommen soll, scannt seinen Code oder tippt ihn ein. Wer den Platz jetzt hat, ist draußen.
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

## Geräte, auf dem Telefon

ui-menu-devices = Geräte
ui-device-bots = Bots
ui-device-dice_camera = Würfelkamera
ui-device-tray = Tableau
ui-device-table_camera = Tischkamera
ui-device-other = Anderes Gerät
ui-device-named = { $kind } „{ $name }“
ui-quoted = „{ $name }“
ui-device-lost-seconds = Seit { $seconds } s verloren
ui-device-lost-minutes = Seit { $minutes } min verloren
ui-device-lost-hint = Ist das Kabel ab? Die Partie geht weiter.
ui-device-needs = wartet auf die Zustimmung von { $name }
ui-device-here = an diesem Tisch
ui-device-feeds = liest die Würfel von allen
ui-device-buttons = Tasten: { $name }
ui-device-state = Zustand
ui-device-does = Was es tut
ui-device-paired = Gekoppelt
ui-device-by = { $time }, von { $name }
ui-device-by-official = { $time }, von der Turnierleitung
ui-device-dark = { $name } ist dunkel.
ui-device-dark-hint = Steck es wieder ein, gleich wo: es kommt von selbst zurück.
ui-devices-none = Diesem Tisch dient kein Gerät. Würfelkamera oder Tableaus werden mit einem kurzen Code gekoppelt.
ui-devices-count = { $count ->
    [0] noch keines
    [one] eines
   *[other] { $count }
}
ui-devices-manage = Koppeln, zustimmen, zurückgeben
ui-pair = Gerät koppeln
ui-pair-kind = Art des Geräts
ui-pair-tray = Starte auf dem Rechner mit den Tableaus „sandtable trays serve“.
ui-pair-dice_camera = Starte auf dem Rechner mit der Kamera „sandtable camera“.
ui-pair-table_camera = Starte die Tischkamera auf ihrem Rechner.
ui-pair-other = Starte das Gerät auf seinem Rechner.
ui-pair-code = Gib ihm diesen Code:
ui-pair-until = Gilt { $minutes } Minuten und für ein Gerät
ui-pair-dice = Was Würfel liefert, braucht die Zustimmung der anderen: Sie sehen den Namen vor dem ersten Wurf, und das Protokoll hält es fest.
ui-pair-come = „{ $name }“ ist da
ui-pair-right = der Code stimmt
ui-pair-asked = wird gefragt …
ui-pair-done = Gekoppelt
ui-pair-hall = Schon in diesem Saal
ui-pair-ask = Anfordern
ui-done = Fertig
ui-consent-title = { $name } koppelt: { $kind }
ui-consent-offers = { $kind } für diesen Tisch?
ui-consent-text = Von da an liest sie die Würfel von euch allen. Ihr seht jedes Bild, und jeder von euch kann es beenden.
ui-consent-no = Nicht zustimmen
ui-consent-silence = Schweigen heißt nein. Der Schiedsrichter darf entscheiden.
ui-take-back = Zurückgeben
ui-take-back-keep = Behalten
ui-take-back-text = Zurückgeben beendet die Kopplung sofort. Partie, Karten und Würfel bleiben, wie sie sind. Zum Wiederkommen braucht es einen neuen Code.
ui-take-back-hall = Zurückgeben beendet den Dienst an diesem Tisch sofort. Partie, Karten und Würfel bleiben, wie sie sind.
ui-buttons = Tasten
ui-buttons-hint = Bestätigen, Rücknahme erbitten, Schiedsrichter rufen: in deinem Namen, und sonst nichts.
ui-buttons-free = niemandes
ui-buttons-take = Zu meinen machen
ui-buttons-give = Abgeben
ui-dice-device-long = Wirf deine Würfel; ein Gerät des Tisches liefert sie ({ $source }).
ui-picture = Das Bild

## Tableaus: welches unter welcher Karte liegt

ui-trays = LED-Tableaus
ui-trays-none = Zu diesem Tisch gehören keine Tableaus
ui-trays-none-hint = Fordert sie im Menü des Tisches unter Geräte an, oder koppelt sie dort mit einem Code.
ui-trays-unplugged = Dort, wo die Station der Tableaus läuft, ist keines eingesteckt.
ui-trays-wait = Ihre Karten bekommen die Tableaus, sobald die Partie begonnen hat.
ui-trays-free = { $count ->
    [one] Ein Tableau hat noch keine Karte: Gebt ihm eine.
   *[other] { $count } Tableaus haben noch keine Karte: Gebt jedem eine.
}
ui-trays-all = Jedes Tableau hat seine Karte.
ui-trays-kept = Jedes ist an seiner eigenen Nummer zu erkennen, also geht jeder Anschluss, auch nächste Woche.
ui-trays-swap = Zwei Tableaus tauschen
ui-trays-swap-hint = Tippt das eine an, dann das andere.
ui-trays-look = Seht auf den Tisch: Die Lampen zeigen jetzt die Partie
ui-trays-right = Zeigt jedes Tableau seine Karte?
ui-trays-begin = Karten zuordnen
ui-trays-wrong = Eines ist falsch
ui-trays-back = Zurück zum Tisch
ui-trays-done = Ja, fertig
ui-tray = Tableau { $number }
ui-tray-of = Tableau { $number } von { $count } · { $id }
ui-tray-blinks = Ein Tableau auf dem Tisch blinkt jetzt weiß
ui-tray-which = Welche Karte liegt darauf?
ui-tray-here = hier liegt die Karte
ui-tray-tap = Tippt die Karte des blinkenden Tableaus an
ui-tray-dark = Keines blinkt
ui-tray-unused = Hier nicht benutzt
ui-tray-next = Nächstes
ui-tray-free = Noch keine Karte
ui-tray-nobodys = die Knöpfe gehören niemandem
ui-tray-buttons = Knöpfe für { $name }
ui-tray-mine = Knöpfe von Tableau { $number } für { $seat }
ui-tray-three = bestätigen, Rücknahme erbitten, Schiedsrichter rufen
ui-tray-bright = Helligkeit
ui-tray-bright-hint = 0 ist aus, 10 so hell, wie das Netzteil erlaubt
ui-device-silent = Das Gerät antwortet nicht. Seht nach Kabel und Netz.
ui-tray-out = Tableau { $number } ist weg.
ui-tray-plug = Steckt es wieder ein, egal wo: Die Lampen kommen von selbst zurück.
ui-tray-assign = Karten zuordnen

## Virtuelle Tableaus: eine Seite mit Lampen, die leuchten wie echte

ui-virtual = Virtuelle Tableaus
ui-virtual-sub = echte Nachrichten, keine Kabel
ui-virtual-watcher = was Zuschauer wissen dürfen, und nicht mehr
ui-virtual-there = Die Tableaus haben Strom
ui-virtual-gone = Das Programm der Tableaus antwortet nicht
ui-virtual-layout = Layout „{ $layout }“
ui-virtual-state-live = Verbunden
ui-virtual-state-idle = Niemand spricht mit ihm
ui-virtual-state-unplugged = Herausgezogen
ui-virtual-unplugged = Kein Strom: Alle Lampen sind dunkel.
ui-virtual-idle = Schwache Punkte wandern: Es wartet auf eine Station.
ui-virtual-dark = Alle Lampen sind dunkel.
ui-virtual-pick = Ein Licht läuft entlang: Jemand hat gewählt.
ui-virtual-reveal = Das Aufdecken läuft über die Lampen.
ui-virtual-combat = Kampf: beide Farben im Wechsel.
ui-virtual-capital = Eine Hauptstadt wechselt den Besitzer.
ui-virtual-score = Punkte werden gewertet.
ui-virtual-victory = Der Sieg läuft über die Lampen.
ui-virtual-refused = Rot: Das geht nicht.
ui-virtual-faults = Störungen auf Wunsch
ui-virtual-fault-drop = Nachricht verlieren
ui-virtual-fault-garble = Verstümmeln
ui-virtual-fault-delay = 400 ms verzögern
ui-virtual-fault-reset = Neustart
ui-virtual-fault-unplug = Herausziehen
ui-virtual-fault-plug = Einstecken
ui-virtual-did-drop = Tableau { $number }: Die nächste Nachricht geht verloren.
ui-virtual-did-garble = Tableau { $number }: Die nächste Nachricht wird verstümmelt.
ui-virtual-did-delay = Tableau { $number }: Alles dauert 400 ms länger oder wieder so lang wie sonst.
ui-virtual-did-reset = Tableau { $number } wurde neu gestartet.
ui-virtual-did-unplug = Tableau { $number } wurde herausgezogen.
ui-virtual-did-plug = Tableau { $number } wurde eingesteckt.
ui-virtual-right = Nach { NUMBER($ms, useGrouping: 0) } ms wieder richtig.
ui-lamps-edge = Herrschaft
ui-lamps-vp = SP
ui-lamps-strength = Stärke
ui-lamps-blue = Blaue Armeen
ui-lamps-orange = Orange Armeen
ui-lamps-capital = Hauptstadt
ui-lamps-prompt = Wahl
ui-lamps-initiative = Initiative
ui-lamps-picked = Gewählt
ui-lamps-cards = Karten
ui-lamps-stock = Vorrat
ui-lamps-phases = Phasen
ui-lamps-vp-stock = SP-Vorrat
ui-lamps-turn = Runde
ui-lamps-end = Ende
ui-lamps-places = Orte
ui-lamps-colour-none = dunkel
ui-lamps-colour-white = weiß
ui-lamps-colour-red = rot
ui-lamps-colour-orange = orange
ui-lamps-colour-yellow = gelb
ui-lamps-colour-green = grün
ui-lamps-colour-cyan = türkis
ui-lamps-colour-blue = blau
ui-lamps-colour-violet = violett
ui-lamps-colour-pink = rosa
ui-lamps-level-half = halb hell
ui-lamps-level-dim = schwach
ui-lamps-pattern-breathe = atmend
ui-lamps-pattern-blink = blinkend
ui-lamps-pattern-alternate = im Wechsel mit { $other }
ui-lamps-pattern-flash = mit { $other } blitzend

## Die Geschichte einer Partie

story-scores = Stand im Lauf der Partie
story-turn = Runde { $at }
story-led-since = Von hier an lag { $seat } vorn.

# Was geschah, und was auf dem Tisch zu tun ist


ui-told = Was geschah
ui-told-strip = Die letzten Ereignisse
ui-told-needed = gebraucht
ui-told-back = Zurückgenommen:
ui-deeds = Auf dem Tisch zu tun
ui-deed-for = { $who }: { $deed }
ui-deed-done = Erledigt
ui-deed-old = (von vorhin)
ui-deeds-done = Alles erledigt
ui-deeds-you = { $who }, du
ui-deeds-anybody = Alle
ui-deeds-more = { $count ->
    [one] und 1 weiteres, auf den Handys
   *[other] und { $count } weitere, auf den Handys
}
ui-deeds-then = und noch { $count }
ui-screen-called = Schiedsrichter gerufen
ui-screen-asks = { $text ->
    [none] { $who } wartet auf den Schiedsrichter.
   *[other] { $who }: { $text }
}

# Der Takt der Bots
refused-not-paused = Die Bots sind nicht angehalten.
ui-pace = Bots spielen
ui-pace-slow = langsam
ui-pace-normal = normal
ui-pace-quick = schnell
ui-pace-paused = Pause
ui-pace-step = Ein Schritt

## Begriffe und Hinweise

ui-terms-search = Begriffe durchsuchen
ui-terms-not-found = Kein Begriff enthält diese Wörter.
ui-terms-house = Hausregeln an diesem Tisch
ui-terms-here = An diesem Tisch
ui-coach = Hinweise
ui-coach-help = Ein kurzes Wort bei jeder neuen Lage.
ui-coach-off = Keine Hinweise
ui-coach-read = Verstanden

## Das Ende, Revanche, beendete Partien

ui-end-story = Wie es lief
ui-end-turning = Wendepunkt
ui-end-turnings = Wendepunkte
ui-end-luck = Würfelglück
ui-end-luck-line = Strich: zu erwarten
ui-end-hits = { $came ->
    [one] 1 Treffer
   *[other] { $came } Treffer
} von { $dice }, { $expected } zu erwarten
ui-end-pips = { $came ->
    [one] 1 Auge
   *[other] { $came } Augen
} mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}, { $expected } zu erwarten
ui-end-chance-usual = So weit schwankt das Glück in den meisten Partien. Entschieden hat es hier nichts.
ui-end-chance = { $times ->
    [2] So weit schwankt durch Zufall jede zweite Partie. So wenige Würfe beweisen nichts.
    [3] So weit schwankt durch Zufall jede dritte Partie. So wenige Würfe beweisen nichts.
    [4] So weit schwankt durch Zufall jede vierte Partie. So wenige Würfe beweisen nichts.
   *[other] So weit schwankt durch Zufall etwa eine von { $times } Partien. Das ist selten und beweist doch nichts als Glück.
}
ui-end-counts = In Zahlen
ui-end-side = Seite
ui-end-minutes = { $minutes ->
    [0] unter einer Minute
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
ui-end-wait = Die Geschichte öffnet sich, wenn das Ende gilt.
ui-end-picture = Bild
ui-end-chart = { $title }. { $values }
ui-again = Noch einmal?
ui-again-same = Gleiche Seiten
ui-again-swap = Seiten tauschen
ui-again-ask = { $names } um Revanche bitten
ui-again-start = Revanche
ui-again-asked = { $swap ->
    [yes] { $name } will eine Revanche mit getauschten Seiten
   *[no] { $name } will eine Revanche
}
ui-again-waits = Um Revanche gebeten. Es fehlt noch: { $names }
ui-again-take-back = Zurücknehmen
ui-again-yes = Einverstanden
ui-again-no = Jetzt nicht
ui-again-declined = { $name } will jetzt keine Revanche
ui-club = Der Verein
ui-matches = Beendete Partien
ui-matches-none = Noch ist keine Partie zu Ende
ui-matches-none-hint = Was zu Ende gespielt wurde, steht hier, mit Wiederholung.
ui-matches-more = { $count } ältere sind nicht aufgeführt.
ui-records = Spieler
ui-records-hint = Nach dem Namen, wie er eingegeben wurde. Bots zählen nicht.
ui-record = { $played ->
    [one] 1 Partie
   *[other] { $played } Partien
}: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren

## Entscheidungen des Schiedsrichters

refused-rematch-gone = Niemand will mehr eine Revanche.
refused-no-ruling = Eine Entscheidung braucht ein Urteil oder Worte.
log-call-said = { $seat } sagt, wie es aus dieser Sicht ist.
log-rule-verdict = Der Schiedsrichter entscheidet: { $verdict }.
log-rule-because = Der Schiedsrichter entscheidet: { $verdict }. Grund: { $why }.
verdict-stands = es gilt, wie gespielt
verdict-not_allowed = das war nicht erlaubt
verdict-throw_again = es wird neu gewürfelt
verdict-die = ein Würfel entscheidet, 4 bis 6 für den, der gerufen hat
why-measured = nachgemessen
why-looked = an der Linie entlang geschaut
why-book = so steht es im Regelheft
why-doubt = im Zweifel für den Angegriffenen
why-agreed = so vorher ausgemacht
ui-verdicts = Urteil
ui-verdict-back = Zurück vor Nr. { $row }
ui-why = Warum? Tippe einen Grund an
ui-rule-send = Entscheiden: { $verdict }
ui-call-about = Worum geht es?
ui-call-now = Was gerade entschieden wird
ui-call-row = Nr. { $row }: { $text }
ui-call-said-by = { $name } sagt
ui-call-silent = hat noch nichts gesagt
ui-call-your-view = Sag, wie du es siehst
ui-call-view-send = Dem Schiedsrichter sagen
ui-call-in-question = Der fragliche Schritt
ui-rewind-to = Zurück bis nach Nr. { $row }
ui-rewind-takes = Das nimmt { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
} zurück, der neueste zuerst:
