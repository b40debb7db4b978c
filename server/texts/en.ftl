### Words every game shares: seats, refusals, the log, and the phone's own pages.

## Seats

seat-blue = Blue
seat-orange = Orange
seat-green = Green
seat-plum = Plum
seat-chalk = Chalk
seat-gold = Gold
seat-teal = Teal
seat-rose = Rose
seat-umber = Umber
seat-slate = Slate
seat-referee = Referee

## Where a rule stands

book-house = house ruling
cite-house = house ruling { $page }
cite-page = { $book } p. { $page }
cite-chapter = { $book }, { $chapter }

## Refusals: what was tried, why not, what to do

refused-table = There is no table with the code { $code }. Look at the table’s screen for its code.
refused-match = This match is not at this table any more. Reload the page.
refused-stale = The game has moved on. Look at the table and choose again.
refused-not-waiting = It is not this seat’s turn to choose.
refused-not-your-seat = This phone does not hold that seat.
refused-seat = This game has no such seat.
refused-seat-taken = Somebody else sits on { $seat } already.
refused-seat-waits = The match has begun: a free seat is given by the referee or the organiser.
refused-token = This phone’s seat was moved, taken back or has expired. Join again or ask the referee.
removed-watcher = The referee has ended your watching. Ask at the table if that was a mistake.
removed-closed = This table was closed.
removed-office = Your office here was taken back. Sign in again, or ask the organiser.
refused-watch-first = The connection is not at a table yet. Reload the page.
refused-role = Only the referee or the organiser may do that.
refused-secret = That is not the right code.
refused-too-often = Too many wrong tries. Wait { $seconds } seconds.
refused-message = The server did not understand this message. Reload the page; if it happens again, tell the organiser.
refused-protocol = This page is older or newer than the server. Reload it.
refused-lobby-only = The match has begun; this can only be changed in the lobby.
refused-not-started = The match has not begun yet.
refused-seats-free = Every seat must be taken first: a friend, or a bot.
refused-over = The match is over.
refused-no-roll = No dice are wanted now.
refused-roller = Another seat throws these dice.
refused-dice-count = { $wanted ->
    [one] One die is wanted here, { $got } came.
   *[other] { $wanted } dice are wanted here, { $got } came.
}
refused-dice-face = A die with { $sides } sides cannot show { $face }.
refused-dice-source = At this table the dice come from elsewhere: { $source ->
    [server] the server throws them
    [typed] the players throw and type them
    [camera] the camera reads them
   *[other] a device feeds them
}.
refused-dice-waiting = Faces were typed already and wait for the opponent’s nod.
refused-no-throw = There are no typed faces to confirm.
refused-own-throw = An opponent or the referee confirms these dice, not the roller.
refused-nothing-to-undo = There is nothing to take back.
refused-proposal-open = { $seat } has a proposal open ({ $what ->
    [undo] to take back a step
    [draw] a draw
    [stop] to end the game now
    [dice] other dice
    [correct] to set the table right
    [rewind] to go back
   *[settle] to settle what waits for the referee
}). It must be answered first, withdrawn, or lapse.
refused-no-proposal = There is no open proposal.
refused-own-proposal = This is your own proposal: the others answer it. You can withdraw it.
refused-answered = You have answered this proposal already.
refused-not-asked = This proposal does not ask you.
refused-same-dice = The dice come from there already.
refused-draw-alone = You play alone: there is nobody to draw with.
refused-no-correction = Say what to set right first.
refused-nothing-to-settle = Nothing waits for the referee now.
refused-has-left = This seat has left the match.
refused-listeners = Choose one or more others at this table to tell it to.
refused-many-words = Very many private words were sent. Wait { $seconds } seconds.
refused-too-few = This game needs { $count ->
    [one] at least one player
   *[other] at least { $count } players
}.
refused-seat-in-use = { $name } sits on { $seat }, which would go. They must stand up first, or change seats.
refused-form = The set-up is not complete: { $count ->
    [one] one answer is
   *[other] { $count } answers are
} missing or wrong.
refused-game = This server does not know that game.
refused-bot = There is no bot of that kind for this game.
refused-row = There is no such row in this match.
refused-older-rules = This match was played under older rules then. One can look at it, but not go back to it.
refused-file = This is not a match file, or it is damaged. Choose one that was saved from a replay.
refused-file-newer = A newer Sandtable wrote this file. Update this server first.
refused-file-known = This match is here already.
refused-decided-since = Something was decided since that roll. Correct its effects on the table instead.
refused-not-a-roll = That row is not a roll.
refused-secret-view = Other players’ views and the whole log open when the match is over.
refused-end-open = The end is not final yet: other players’ views and the whole log open when everybody has accepted it, or after three minutes.
refused-not-over = The match is not over.
refused-disk = The server could not save this: { $why }. Nothing was changed. Tell the organiser.
refused-damaged = This match is damaged on the server’s disk and cannot be opened. Nothing was changed. Tell the organiser: the terminal says more.
refused-fault = Something went wrong in the server; nothing was changed. Try again; if it happens again, tell the organiser.
refused-action = That is not an action of this game.
refused-identity = This server does not know this phone. Open your data again: it is then given a new identity.
refused-pack = There is no such data of yours here. Perhaps it was deleted.
refused-pack-kind = That game has no data of this kind.
refused-pack-large = This is too large: { $most },000 characters at most.
refused-pack-own = You keep { $most } packs already. Delete some first.
refused-pack-full = The server keeps as much data as it can. Ask the organiser to delete some.
refused-pack-version = Somebody has saved version { $version } meanwhile, perhaps you on another phone. Nothing was lost: look at that version, or save yours under a name of its own.
refused-pack-version-gone = Version { $version } is not kept any more.
refused-pack-draft = “{ $name }” has faults, so no match is set up with it. Correct it first, under “Your data”.
refused-pack-code = Nothing is shared under this code, or no longer. Ask for a new one.
refused-many-packs = Very much was saved from here. Wait { $seconds } seconds.
refused-rematch = A rematch can begin when this match is over.
refused-many-tables = Very many tables were opened from here. Wait { $seconds } seconds.
refused-busy = Very many questions are being asked just now. Try again in a moment.
refused-share = Very many tables were opened from here. Start or leave one of them first, or ask the organiser to close some.
refused-full = The server holds as many tables as it can. Ask the organiser to close some.

## Devices: cameras, trays and whatever else serves a table

refused-device = This table has no such device any more.
refused-device-kind = This code or token is for another kind of device. Make a code for the right kind in the table’s menu.
refused-device-table = This device does not serve that table. Pair it there first.
refused-device-changed = This device was paired for something else. Take it back and pair it anew.
refused-device-feeds = This device was not paired to feed dice.
refused-device-waits = Not everybody has agreed to this device’s dice yet.
refused-device-lost = “{ $name }” is not connected just now. Look at its cable and its network.
refused-pairing-code = That is not the right code, or it has run out. Make a new one in the table’s menu.
refused-many-devices = { $count } devices serve this table already. Take one back first.
refused-source = No device of this table feeds such dice: { $source }.
refused-attend-first = This connection is no device that is on duty. Attend first.
refused-not-bound = These buttons belong to no seat. Give them to yours on the table’s devices page.
refused-press = Here is more than one thing to do, or nothing: look at your phone.
refused-nobody-asks = Nobody waits for this answer any more.
refused-too-fast = Too many at once. Wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
refused-picture = This is not a picture. Send a JPEG, PNG or WebP.
refused-picture-cut = The picture ends too early: it was cut off on its way. Send it again.
refused-picture-large = The picture is too large: at most { NUMBER($megabytes, maximumFractionDigits: 1) } megabytes. Send a smaller one.
refused-picture-size = The picture has too many pixels: at most { NUMBER($pixels, useGrouping: 0) } on a side. Send a smaller one.
refused-picture-missing = There is no such picture here. Send it first, then name it.
refused-picture-gone = This picture is not kept any more: newer ones needed its room.
refused-picture-rights = Pictures are sent by the players of a running match, and by the devices that serve its table.
refused-picture-room = There is no room for more pictures. The throw counts without; tell the organiser.
removed-device = This device was taken back. It needs a new code to return.
removed-device-twice = Another connection uses this device’s token now.
device-live = Live
device-lost = Lost
device-away = Not seen since the server started
device-doubt = Not sure what lies there: a die leans, or lies on another.
device-bots-wait = No bot station is here yet
device-trays-none = No tray is connected
device-trays-live = { $live } of { $all } trays live
device-tray-live = Live
device-tray-lost = Lost
device-tray-searching = Finding its lamps again
device-tray-plug = Is its cable out? Plug it in again, anywhere: its lamps come back by themselves. The match goes on.
device-tray-free = No card lies on it yet
device-tray-shows = shows { $card }
device-tray-faults = Faults in its layout file: { $faults }
device-tray-port = Cannot be used: { $port }
device-tray-port-gone = Nothing is there. Plug it in.
device-tray-port-forbidden = The station may not open it: its user belongs into the group dialout.
device-tray-port-busy = Another program has it open. Close that, or stop ModemManager.
device-tray-port-silent = Nothing answers there. If it is a tray, run “sandtable trays flash”.
device-tray-port-other-version = Its firmware is of another version than this program. Run “sandtable trays flash”.
device-tray-port-same-id = Two trays answer to one id ({ $detail }). The first is used; unplug the other.
device-tray-port-other-kind = Another station looks after it.
device-tray-no-table = The trays do not serve this table.
device-tray-cannot = Trays cannot do that.
device-tray-out = This tray is out: is its cable in?
device-tray-no-card = There is no such card on the table.
log-device-asked = “{ $name }” is to read the dice: the others are asked.
log-device-feeds = “{ $name }” may feed the dice of this table.
log-device-declined = “{ $name }” may not feed the dice: no agreement.
log-device-gone = “{ $name }” was taken back and feeds no dice any more.
log-device-bound = The buttons of “{ $name }” are now { $seat }’s.
log-device-unbound = The buttons of “{ $name }” belong to nobody now.
log-roll-read = “{ $name }” reads { $faces }.
log-doubt = “{ $name }” is not sure what lies there.
log-settled-dice = { $seat } reads { $faces } from the picture.

## The dice camera: how it is, and why it asks

device-cannot = This device cannot do that.
device-not-your-table = That tray belongs to another table. Its players or an official mark it.
device-own-photos = Photos by phone
device-sleeps = Starts when it is needed
device-camera-opening = Opening the camera
device-camera-none = No camera there. Plug one in, or choose another with --source.
device-camera-busy = Another program uses the camera. Close it.
device-camera-unplugged = The camera was unplugged. Plug it in again.
device-camera-silent = The camera gives no pictures. Look at its cable and its network.
device-camera-frozen = The camera is frozen: the same picture for seconds. It is being opened again.
device-camera-ended = The video has ended
device-camera-file = That video or folder cannot be read
device-camera-no-rpicam = The Pi’s camera needs rpicam-vid: apt install rpicam-apps
device-camera-too-bright = The picture is white all over. Less light, or a shorter exposure.
device-camera-too-dark = Too dark to read. More light, please, or take off the lens cap.
device-camera-lit = It was too dark: the ring light is on
device-camera-empty = Watching, the tray is empty
device-camera-moving = Dice are moving
device-camera-settled = Watching, dice lie still
device-camera-hand = A hand is in the tray
device-camera-early = Thrown before they were asked for. Throw them again.
device-camera-unmarked = The tray of table { $table } is not marked yet
device-camera-trays = Watching { $count } trays
device-camera-photos = Reads pictures from phones
device-camera-mark-small = That is too small for a tray. Drag the corners to the inside of its rim.
device-camera-mark-taken = These corners reach into the tray of table { $table }. Every table needs a tray of its own.
device-photo-busy = Several pictures are being read just now. Try again in a moment.
device-photo-no-roll = No dice are wanted now: this picture is not read.
device-photo-again = This picture was read before. Take a new one of the new throw.
device-photo-gone = The picture did not arrive. Take it again.
device-photo-no-dice = No dice are seen in this picture. Take it from closer, with more light.
device-photo-empty = The picture is empty. Take it again.
device-photo-not-an-image = That is no picture in JPEG, PNG or WebP.
device-photo-heic = This is a HEIC picture. Set the phone’s camera to “most compatible” (JPEG).
device-photo-too-large = The picture is too large. Take it again with this page.
device-photo-too-small = The picture is too small. Take it from closer.
device-photo-broken = The picture is damaged or breaks off. Take it again.
device-photo-too-dark = The picture is black. Take it again with more light.
device-photo-too-bright = The picture is white all over. Take it again with less light.
device-camera-no-tray = The tray of this table is not marked yet, or its camera gives no picture
device-check-focus-good = sharp
device-check-focus-bad = blurred
device-check-focus-good-hint = The edges in the picture are crisp
device-check-focus-bad-hint = Turn the lens, clean it, or move the camera a little
device-check-light-good = well lit
device-check-light-bad = too dim
device-check-light-shade = dim in one corner
device-check-light-good-hint = Every corner has light enough
device-check-light-bad-hint = More light from the side, or turn up the ring light
device-check-light-shade-hint = A shadow lies { $place ->
    [left-back] at the back left
    [right-back] at the back right
    [left-front] at the front left
   *[right-front] at the front right
}; move the lamp or turn up the ring light
device-check-size-good = { $pixels } pixels
device-check-size-bad = only { $pixels } pixels
device-check-size-none = no dice there
device-check-size-good-hint = 24 are needed for each die
device-check-size-bad-hint = 24 are needed for each die: move the camera closer
device-check-size-none-hint = Put a few of your dice into the tray
device-teach-one = One die alone should lie in the tray, and nothing else.
device-teach-full = The camera knows as many pictures as it can. Let it forget a die first.
device-teach-not-kept = The picture could not be kept: is the disk full?
device-doubt-unsure = One die is not clear. It is not counted until somebody says what it shows.
device-doubt-cocked = One die leans. It is not counted until somebody says what it shows, or it is thrown again.
device-doubt-stacked = Two dice lie on or in one another. Say what they show, or throw them again.
device-doubt-cut = One die is cut off by the picture’s edge. Say what it shows, or throw it again.
device-doubt-picture = One die shows a picture that nobody has taught. Say what it counts.
device-doubt-small = The dice are too small in the picture. Say what they show; move the camera closer.
device-doubt-crowd = So many dice cannot be told apart. Throw fewer at a time, or type them.
device-doubt-outside = { $count ->
    [0] The dice lie outside the tray
   *[other] A die lies outside the tray
}. Throw it again, or say what counts.
device-doubt-many = { $count } dice lie there, { $wanted ->
    [one] one was
   *[other] { $wanted } were
} asked for. Say which count.
device-doubt-few = { $wanted ->
    [one] The die is not seen. Throw it again, or say what it shows.
   *[other] { $count } of { $wanted } dice are seen. Throw the missing ones, or say what they show.
}
device-doubt-maybe = Something there may be one die more. Say what counts.
device-doubt-colours = The colours do not tell whose die is whose. Say what yours show.
device-doubt-sides = These dice have other than six sides. Say what they show.

## Data files: what is wrong with a field

data-toml = This is not a TOML file: { $problem }
data-unknown = There is no field of this name.
data-missing = This must be filled in.
data-table = Here belongs a table: { "{" } … { "}" }.
data-list = Here belongs a list: [ … ].
data-length = Here belongs a list of exactly { $count } entries.
data-kind-int = Here belongs a whole number.
data-kind-decimal = Here belongs a number, with a decimal point if need be.
data-kind-str = Here belongs a text in quotation marks.
data-kind-bool = Here belongs true or false.
data-bounds = This cannot be: from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
data-choice = This is none of: { $choices }.

## Data of one's own

ui-data = Your data
ui-data-hint = Boards, scenarios, units and lists of your own. They lie on this server; share them by a code or as a file.
ui-data-empty = Nothing saved yet
ui-data-empty-hint = Begin with an example below, open a file, or fetch what somebody shares by its code.
ui-data-new = New
ui-data-version = version { $version }
ui-data-versions = { $count } versions
ui-data-draft = { $count ->
    [one] Draft: one fault
   *[other] Draft: { $count } faults
}
ui-data-code = Shared by somebody
ui-data-code-label = Code
ui-data-code-hint = A code is good for a week. It stands under the QR code on the other phone.
ui-data-fetch = Fetch
ui-data-shared = Shared by somebody
ui-data-take = Keep as my own
ui-data-files = Files on the server
ui-data-all = Everybody’s data
ui-data-more = { $count } older ones are not shown.
ui-data-name = Name
ui-data-nameless = It needs a name
ui-data-text = Text
ui-data-open-file = Open a file
ui-data-no-text = That is no text file in UTF-8. Save it as plain text and open it again.
ui-data-save = Save
ui-data-is-saved = Saved
ui-data-keep-draft = Keep as a draft
ui-data-faults = { $count ->
    [one] One fault
   *[other] { $count } faults
}
ui-data-old = You are reading version { $version }. Saving makes it the newest.
ui-data-late = Another phone has saved meanwhile. Yours is still here: save it as a copy, or leave it.
ui-data-copy = Save a copy
ui-data-share = Share
ui-data-share-hint = Anybody in this network gets this version by the code, for { $days } days.
ui-data-qr = QR code for { $code }
ui-data-file = Save as a file
ui-data-delete = Delete
ui-data-delete-title = Delete “{ $name }”?
ui-data-delete-text = All its versions and codes go. Matches that are played with it keep their text.
ui-data-draw = Open in the editor
ui-data-play = Play with it
ui-data-choose = Your data
ui-data-chosen = { $count ->
    [0] none chosen
    [one] one chosen
   *[other] { $count } chosen
}
ui-form-left-out = { $count ->
    [one] One fault in a data file: that part is left out.
   *[other] { $count } faults in data files: those parts are left out.
}
ui-identity = This phone
ui-identity-hint = At every table of this server this phone is the same person, also under another name. Nobody is shown that.
ui-identity-forget = Forget me
ui-identity-forget-text = Your matches are no longer known as yours, and your data can only be deleted by the organiser. Seats you hold stay yours.
ui-identity-forgotten = Forgotten. The next time, this phone is somebody new.

# --- Paying: amounts that add up ---
pay-unknown = This cannot be paid with what was named.
pay-negative = { $what }: less than nothing cannot be paid.
pay-too-few = { $what }: at least { $low } must be given.
pay-not-there = { $what }: at most { $high } can be given.
pay-short = That makes { $total }: { $missing } too little.
pay-over = That makes { $total }: { $over } too much.

## The command line

command-unreadable = { $file } cannot be read: { $problem }.
command-unwritable = { $file } cannot be written: { $problem }.

## The log

log-start = The match begins.
log-roll = { $seat } throws { $faces }.
log-roll-all = The dice show { $faces }.
log-sealed = The server has sealed its dice: proof { $proof }.
log-roll-server = The server throws { $faces }.
ui-proof = Proof
ui-proof-seed = Seed of these dice: { $seed }
ui-log-all = All
ui-log-dice = Dice
ui-log-rulings = Rulings
ui-log-filter = Show
ui-log-proofs = Proofs
log-shuffle = The cards are shuffled.
log-ended = The match ends by agreement.
log-window-closed = The time to react is over.
log-undo = { $seat } takes back the last step.
log-undo-agreed = A step is taken back by agreement.
log-rewind = The referee goes back to row { $row }.
log-corrected = The referee sets the table right.
log-corrected-agreed = The players set the table right together.
log-rewind-agreed = The players go back to row { $row } together.
log-settled-agreed = The players settle together what waited for the referee.
log-throw-corrected = The referee corrects a reading of the dice.
log-propose-undo = { $seat } asks to take back a step.
log-propose-draw = { $seat } offers a draw.
log-propose-stop = { $seat } proposes to end the game now.
log-propose-dice = { $seat } proposes another source for the dice.
log-propose-correct = { $seat } proposes to set the table right: { $count ->
    [one] one correction
   *[other] { $count } corrections
}.
log-propose-rewind = { $seat } proposes to go back to row { $row }.
log-propose-settle = { $seat } proposes how to settle what waits for the referee.
log-consent = { $seat } agrees.
log-declined = { $seat } does not agree.
log-withdrawn = { $seat } withdraws the proposal.
log-outvoted = The proposal has no majority.
log-referee-agrees = The referee agrees to the proposal for all.
log-referee-declines = The referee turns the proposal down.
log-proposal-lapsed = { $seat }’s proposal has lapsed: not enough have answered.
log-proposal-impossible = { $seat }’s proposal cannot be carried out any more: the game has moved on.
log-proposal-void = The open proposal is closed.
log-dropped = The referee takes { $seat } out of the match.
log-whispered = { $seat } to { $to }, in private:
log-dice-changed = The dice now come from elsewhere: { $source ->
    [server] the server throws
    [typed] the players throw and type
    [camera] the camera reads
   *[other] a device feeds them ({ $source })
}.
log-resigned = { $seat } resigns.
log-abandoned = The match is abandoned.
log-call = { $seat } calls the referee.
log-settled = The matter is settled; the referee need not come.
log-call-watcher = The referee is called.
log-seat-freed = The referee frees { $seat }’s seat.
log-seat-given = { $seat }’s seat is given to another phone by the referee.
log-end-accepted = { $seat } accepts the end.
log-looked = { $seat } has looked at what the others had kept secret.
log-looked-watcher = Somebody without a seat has looked at what the players had kept secret.
log-has-seen = { $seat } has seen what the others had kept secret.
log-has-seen-watcher = Somebody without a seat has seen what the players had kept secret.
log-damaged = The server’s disk has changed this log: from row { $row } on it does not agree with itself. Compare with the table and tell the organiser.
log-rule = The referee rules.
log-upgraded = The match goes on under newer rules, version { $version }.
log-upgraded-recomputed = The rules have changed since then: its newest steps were worked out anew under the newer ones. Compare with the table.
log-upgraded-lost = The newer rules do not know the steps after row { $row }: put the table back to where it stood then, and play them again.
log-thrown = { $seat } typed { $faces }.
log-sent-back = The typed dice are sent back.

## Results

result-resigned = { $seat } resigned.
result-dropped = { $seat } was taken out of the match.
result-abandoned = Abandoned without a result.
result-drawn = A draw by agreement.
result-not-kept = It ended under older rules; the log tells how.

## Plain words

plain-value = { $value }
plain-yes = yes
plain-no = no

## The phone: everywhere

ui-back = Back
ui-close = Close
ui-cancel = Cancel
ui-menu = Menu
ui-send = Send
ui-set = Set
ui-more = More
ui-less = Less
ui-loading = Loading …
ui-language = Language
ui-theme = Theme
ui-theme-auto = Auto
ui-theme-dark = Dark
ui-felt = Sounds and vibration
ui-theme-light = Light
ui-guest = Guest
ui-you = you
ui-table = Table { $code }
ui-turn = turn { $turn }
ui-referee = Referee
ui-screen = Big screen
ui-watch = Watch
ui-to-start = To the start page
ui-cite-page = p. { $page }
ui-cite-house = house ruling
ui-connection-on = Connected
ui-connection-wait = Reconnecting
ui-connection-off = Offline
ui-offline-since = Offline since { $time }.
ui-offline-old = What you see may be old.
ui-offline-kept = What you see may be old. Your last tap is kept and sent once.
ui-refused-offline = There is no connection to the server just now. Try again in a moment.
ui-refused-reply = The server’s answer was not understood. Reload the page.
ui-outdated = This page is older than the server
ui-outdated-hint = Load it again to go on. The match is kept on the server; nothing is lost.
ui-unloaded = A part of this page could not be loaded
ui-unloaded-hint = The network was lost, or the server has a newer version. Load the page again when the phone is in the table’s Wi-Fi. The match is kept on the server; nothing is lost.
ui-unloaded-lang = The words of that language could not be loaded. Try again when the phone is in the table’s Wi-Fi.
ui-reload = Load again
ui-unreachable = The server does not answer
ui-unreachable-hint = Is this phone in the table’s Wi-Fi, and is the server running? This page goes on trying by itself.
ui-trying = trying for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
ui-missing = There is nothing at this address
ui-missing-hint = The code on the table’s screen leads to the right page.
ui-not-watching = You are not watching any more
ui-no-table = No such table

## The phone: start page

ui-start-title = Start
ui-claim = the umpire of your table
ui-join = Join a table
ui-join-go = Join
ui-code-label = Table code, four signs
ui-code-where = The code stands on the table’s screen. Or point your camera app at its QR code.
ui-go-on = Your matches
ui-continue = Go on
ui-room = In this room
ui-room-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
ui-room-empty = No table is open yet
ui-room-empty-hint = Start a match; the others join with its code.
ui-start-match = Start a match
ui-new-match = New match
ui-solo = Play a bot
ui-watch-bots = Watch bots
ui-players = { $count ->
    [one] one player
   *[other] { $count } players
}
ui-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
ui-call-chip = Referee
ui-state-empty = Nobody sits here yet
ui-state-lobby = { $people }, waiting
ui-state-playing = { $people }, playing
ui-state-turn = { $people }, { $turn }
ui-state-over = { $people }, finished

## The phone: new match and lobby

ui-name = Your name
ui-name-missing = Tell the others who you are.
ui-seats = Seats
ui-plan-me = Me
ui-plan-open = Open
ui-plan-bot = Bot
ui-plan-shared = You share this phone: a curtain falls before it goes from hand to hand.
ui-bot = Bot ({ $level })
ui-bot-level = The bot is
ui-level-easy = easy
ui-level-normal = normal
ui-level-hard = hard
ui-level-random = at random
ui-level-greedy = greedily
ui-level-strong = well
ui-house-rules = House rules
ui-house-changed = { $changed ->
    [0] (all usual)
    [one] (one changed)
   *[other] ({ $changed } changed)
}
ui-both-see = everybody sees these
ui-rules-usual = { $count ->
    [one] One usual rule
   *[other] { $count } usual rules
}
ui-form-choose = Choose …
ui-form-set = Enter
ui-form-data = From your copy of the game
ui-form-data-hint = We do not know these from the books at hand. Read them off your own cards.
ui-dice = Dice
ui-dice-typed = We throw
ui-dice-server = Server throws
ui-dice-confirm = Opponent confirms typed dice
ui-dice-confirm-help = Faces count once somebody else has nodded.
ui-dice-typed-long = Throw your dice on the table and type what they show.
ui-dice-typed-confirm-long = Throw your dice, type what they show; another player confirms.
ui-dice-server-long = The server throws the dice.
ui-create = Open the table
ui-create-start = Open the table and start
ui-table-code = Table code
ui-or-scan = or scan with any phone
ui-qr = QR code of table { $code }
ui-seat-free = Free
ui-ready = Ready
ui-away = Away
ui-waiting = waiting
ui-sit-here = Sit here
ui-sit-too = Sit here too
ui-seat-bot = Seat a bot
ui-unseat = Take away
ui-leave = Stand up
ui-at-this-table = At this table
ui-screens = { $count ->
    [0] none yet: open /screen there
    [one] one connected
   *[other] { $count } connected
}
ui-start = Start
ui-start-when = when every seat is taken
ui-lobby-ready = Everybody is here
ui-lobby-free = { $count ->
    [one] { $seats }’s seat is still free
   *[other] These seats are still free: { $seats }
}
ui-pick-seat = Pick a seat
ui-join-ask = Sit down, or just watch
ui-join-full = Every seat is taken
ui-sit = Sit down as { $seat }

## The phone: at the table

ui-your-turn = Your turn
ui-waiting-for = Waiting for { $seats }
ui-moment = One moment
ui-window = Time to react
ui-window-left = { $seconds ->
    [one] One second left to react
   *[other] { $seconds } seconds left to react
}
ui-window-unit = { $seconds ->
    [one] second left to react
   *[other] seconds left to react
}
ui-window-over = The time to react is over
ui-undo = Take back
ui-undo-ask = Ask to take back
ui-undo-step = { $since ->
    [yes] Takes back all from
   *[no] Takes back
}: { $step }
ui-undo-ask-step = { $since ->
    [yes] Asks to take back all from
   *[no] Asks to take back
}: { $step }
ui-do-it = Do it
ui-offers-more = { $count ->
    [one] One more
   *[other] { $count } more
}
ui-pay-most = { $high } at most
ui-pay-most-worth = { $high } at most, each counts { $worth }
ui-pay-of = { $span ->
    [exact] of { $low }
   *[range] of { $low } to { $high }
}
ui-pay-short = { $by } missing
ui-pay-over = { $by } too much
ui-pick-more = { $count ->
    [one] Choose one more
   *[other] Choose { $count } more
}
ui-pick-fewer = { $count ->
    [one] One too many
   *[other] { $count } too many
}
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Withdraw
ui-propose = Propose
ui-resign = Resign
ui-proposal = asks
ui-proposal-undo = { $seat } wants to take back a step
ui-proposal-draw = { $seat } offers a draw
ui-proposal-stop = { $seat } wants to end the match here
ui-proposal-dice = { $seat } wants { $dice ->
    [server] the server to throw the dice
    [typed] the dice thrown and typed by hand
    [camera] the camera to read the dice
   *[other] a device to feed the dice
}
ui-proposal-correct = { $seat } wants to set the table right: { $count ->
    [one] one thing
   *[other] { $count } things
}
ui-proposal-rewind = { $seat } wants to go back to row { $row }
ui-proposal-settle = { $seat } wants to settle what waits for the referee
ui-proposal-takes = What would be taken back, the newest first:
ui-proposal-rule-all = Everybody must agree.
ui-proposal-rule-majority = A majority is enough.
ui-proposal-reveals = It takes back a roll or a secret that came out: everybody must agree.
ui-proposal-lapses = It lapses in { $clock }.
ui-answer-yes = agrees
ui-answer-no = declines
ui-answer-silent = no answer yet
ui-propose-rewind = Propose to go back here
ui-reason-optional = Why (if you like)
ui-correct-hint = The others see exactly what you propose, and it happens when enough agree.
ui-seat = Side
ui-plain = { $text }
ui-correct-several = Several at once
ui-correct-several-help = Note them first; they are done together or not at all.
ui-correct-noted = { $count ->
    [0] Nothing is noted yet.
    [one] One correction is noted.
   *[other] { $count } corrections are noted.
}
ui-correct-less = Drop the last
ui-whisper-hint = Only those you choose read it, and nobody else learns of it. After the match everybody can.
ui-whisper-to = Whom you tell it
ui-whisper-words = Your words
ui-whispered = { $who }, to you alone:
ui-whispered-too = { $who }, to you and { $others }:
ui-heard = Put away
ui-person-of = { $name } ({ $seat })
ui-you-left = You have left this match
ui-has-left = has left
ui-judge = waits for you
ui-judged = waits for the referee
ui-settle-hint = No referee about? Propose it, and settle it together:
ui-decide-yes = Decide: yes
ui-decide-no = Decide: no
ui-drop-players = Take somebody out who does not come back
ui-drop = Take out
ui-drop-hint = { $name } leaves the match. The rest go on if the game knows how; else it ends.
ui-agreements = Agreements
ui-consent = Who must agree
ui-consent-all = Everybody
ui-consent-majority = A majority
ui-consent-all-long = Everybody must agree to a proposal.
ui-consent-majority-long = A majority must agree to a proposal; everybody, where it takes back a roll or a reveal.
ui-lapse = Without answers a proposal lapses after
ui-lapse-never = never
ui-lapse-hours = { $hours } h
ui-lapse-minutes = { $minutes } min
ui-lapse-seconds = { $seconds } s
ui-lapse-long = Without answers it lapses after { $time }.
ui-change-setup = Change the set-up
ui-setup-seats = { $count ->
    [one] One seat
   *[other] { $count } seats
}
ui-start-fewer = { $count ->
    [one] Start alone
   *[other] Start with { $count }
}
ui-start-bots = { $count ->
    [one] Start, a bot takes it
   *[other] Start, bots take them
}
ui-task-drop = Take out of the match
ui-confirm-draw = Offer a draw? The match ends without a winner if everybody agrees.
ui-confirm-stop = Propose to end the match here? If everybody agrees, it is scored as it stands.
ui-confirm-dice = { $dice ->
    [server] Propose that the server throws these dice?
    [typed] Propose that you throw these dice by hand and type them?
    [camera] Propose that you throw these dice and the camera reads them?
   *[other] Propose that a device of the table feeds these dice?
}
ui-accept-end = Accept the end
ui-end-open = Until everybody has accepted the end, or three minutes have passed, nobody sees what was kept secret.
ui-confirm-resign = { $others ->
    [0] Give up this match? It is lost then. This cannot be taken back.
    [one] Give up this match? The other side wins. This cannot be taken back.
   *[other] Give up this match? The others go on without you if the game knows how, else it ends. This cannot be taken back.
}
ui-called = The referee is called
ui-called-by = { $seat } called the referee
ui-called-at = { $seat } called at { $time }
ui-call-what = In a few words, if you like
ui-call-send = Call
ui-call-settled = Settled
ui-menu-log = Log
ui-menu-terms = Rules and terms
ui-menu-rules = What is played here
ui-menu-call = Call the referee
ui-menu-whisper = A private word
ui-menu-correct = Propose to set the table right
ui-menu-draw = Offer a draw
ui-menu-stop = End by agreement
ui-menu-dice = Who throws the dice
ui-menu-move = Move to another phone
ui-menu-resign = Resign
ui-menu-screen = The big screen’s view
ui-move-scan = Scan this with the other phone’s camera:
ui-move-qr = QR code that moves the seat to another phone
ui-start-qr = QR code of the start page
ui-move-where = Or open { $address } there and type:
ui-move-until = Good for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
ui-move-leaves = Once it is used there, this phone gives up its seats.
ui-move-here = Go on with this phone
ui-move-how = On the other phone, open the menu at the table and choose “Move to another phone”. Scan or type the code it shows.
ui-seat-code = Seat code
ui-move-go = Go on here
ui-log-empty = Nothing has happened yet
ui-log-empty-hint = Every step will stand here, with its reasons.
ui-log-undone = taken back
ui-terms-none = No terms are written for this game yet
ui-terms-none-hint = The rulebook has the last word.
ui-curtain = Hand the phone to { $seat }
ui-curtain-hint = Nothing is shown before the next tap.
ui-curtain-lift = I am { $seat }: show my side
ui-curtain-look = { $seat } looks once more

## The phone: dice

ui-roll-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
ui-need-least = needs { $need } or more
ui-need-most = needs { $need } or less
ui-roll-faces = What the die shows
ui-roll-back = Back
ui-roll-send = Send the dice
ui-roll-left = { $count ->
    [one] One die to go
   *[other] { $count } dice to go
}
ui-roll-server = Let the server throw
ui-roll-awaited = Waiting for the dice of { $seats }
ui-roll-nod-awaited = Waiting for { $seats } to confirm
ui-roll-nod = { $seat } typed these. Is that what lies on the table?
ui-roll-yes = Yes, that is right
ui-roll-no = No, again
ui-roll-pending = The dice are not thrown yet.
ui-die-empty = not thrown yet
ui-die-change = Die { $place }: { $face }
ui-apart-order = From left to right, as they lie
ui-apart-throws = One throw for each number
ui-colour-red = red
ui-colour-blue = blue
ui-colour-white = white
ui-colour-black = black
ui-colour-green = green
ui-colour-yellow = yellow

## The phone: dice read by a camera

device-no-answer = The device did not answer. Look whether it is still connected.
ui-dice-camera = Camera reads
ui-dice-camera-long = Throw into the tray: the camera reads the dice.
ui-dice-photo = Phone pictures
ui-photo-take = Take a picture of the dice
ui-photo-sending = Sending the picture
ui-photo-reading = Reading the dice
ui-photo-hint = Throw, let the dice lie, and take a picture from above. Both sides see it.
ui-photo-heic = This phone made a HEIC picture, which browsers cannot open. Set its camera to “most compatible” (JPEG), or take the picture with this button.
ui-photo-bad = This file is no picture that this phone can open. Take one with the camera.
ui-photo-wait = A picture from a phone is wanted
ui-dice-page = Dice of this match
ui-dice-throws = Throws
ui-dice-counts = Counts
ui-dice-none = Nothing was thrown yet
ui-dice-none-hint = Every throw will stand here, with its picture where a camera read it.
ui-dice-together = Both sides
ui-dice-number = no. { $number } · { $time }
ui-dice-total = { $count ->
    [one] one die
   *[other] { $count } dice
}
ui-dice-span = The outline is where fair dice stand nineteen times in twenty: { $low } to { $high } of { $count }.
ui-dice-of-colour = Dice seen as { $colour }
ui-dice-usual = Nothing unusual: fair dice look like this.
ui-dice-unusual = { $count ->
    [one] One of these counts is
   *[other] { $count } of these counts are
} so uneven that fair dice would do it less than once in a hundred times. That is a reason to look at the dice, and no proof.
ui-dice-few = So few throws cannot tell good dice from bad ones. A die that shows its six one time in five instead of one in six needs about 1,000 throws to stand out.
ui-dice-sum = { $throws ->
    [one] One throw
   *[other] { $throws } throws
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
ui-dice-settled = { $count ->
    [one] One reading was settled by hand
   *[other] { $count } readings were settled by hand
}
ui-dice-wrong = Something wrong with a reading?
ui-setup = Set up the dice camera
ui-setup-none = No dice camera serves this table
ui-setup-none-hint = Pair one under Devices in the table’s menu, or start the server with --camera.
ui-setup-step-picture = Picture
ui-setup-step-tray = Tray
ui-setup-step-check = Check
ui-setup-step-test = Test
ui-setup-at = Step { $step } of { $count }
ui-setup-live = live
ui-setup-this-camera = This one sees my tray
ui-setup-picture-hint = Tap the picture in which your tray is. It should lie in it whole, seen from above.
ui-setup-corner = Corner { $number }
ui-setup-mark = Mark the tray
ui-setup-mark-hint = Drag the four corners to the inside of the rim. Dice outside are seen, and never counted.
ui-setup-whose = Table { $code } throws here.
ui-setup-found = Found by itself; drag to mend
ui-setup-not-found = No rim was found; drag the corners
ui-setup-rim = Are the corners on the rim?
ui-setup-find = Find it again
ui-setup-yes = Yes, go on
ui-setup-focus = Focus
ui-setup-light = Light
ui-setup-size = Die size
ui-setup-checking = Looking at focus, light and dice
ui-setup-good = All is well
ui-setup-mend = You may try it; it reads better when that is mended
ui-setup-of = of { $count }
ui-setup-right = throws read right
ui-setup-score = { $unsure } not sure, { $wrong } wrong
ui-setup-right-one = throw { $number }: right
ui-setup-unsure-one = throw { $number }: not sure
ui-setup-wrong-one = throw { $number }: wrong
ui-setup-throw = test throw
ui-setup-test-hint = Throw what you will play with. Where it is not sure it would ask you, not guess.
ui-setup-reads = It reads { $faces }. Is that right?
ui-setup-no = No
ui-setup-lies = Yes, that lies there
ui-setup-done = Done
ui-teach = Teach it your dice
ui-teach-hint = For dice with emblems, skulls or numerals. Put one die alone into the tray, say what lies on top, and do it three times for each such face, turned differently. Faces with ordinary pips need no lesson.
ui-teach-name = What do you call this die?
ui-teach-face = What counts the face on top?
ui-teach-count = { $face }: { $count ->
    [one] one picture
   *[other] { $count } pictures
}
ui-teach-known = Taught so far
ui-teach-none = Nothing was taught yet
ui-teach-forget = Forget { $name }
ui-teach-file = Kept in taught-dice.json beside the camera’s settings; copy that file to hand it on.
ui-camera-live = { $name }, live
ui-camera-live-alt = Live picture of the tray
ui-camera-wait = Waiting for the camera’s picture
ui-camera-photo = Picture of the throw
ui-camera-photo-alt = Photograph of the dice in the tray
ui-camera-no-photo = The picture is not here
ui-camera-note = { $read } read, { $doubtful } doubtful
ui-camera-read = { $count ->
    [one] one die read
   *[other] { $count } dice read
}
ui-camera-step-empty = Throw
ui-camera-step-moving = Dice moving
ui-camera-step-read = Read
ui-camera-gone = No camera feeds the dice of this table any more. Choose another source for them in the menu.
ui-camera-throw = Throw into the tray. Nothing is tapped: what lies still is read.
ui-camera-let-lie = Let them lie. Nothing is read while a die moves or a hand is in the tray.
ui-camera-awaited = The camera reads what is thrown.
ui-camera-type = Type them instead
ui-camera-type-why = the others must agree
ui-camera-wrong = Not what lies there
ui-camera-go-on = Go on
ui-last-throw = The last throw
ui-doubt-face = What does the ringed die show?
ui-doubt-missing = { $count ->
    [one] What does the die show that is not in the picture?
   *[other] { $count } dice are not in the picture. What do they show?
}
ui-doubt-surplus = Which die does not count?
ui-doubt-whose = Which die is { $seat }’s?
ui-doubt-sent = Said; one moment
ui-doubt-likely = { $face }, most likely
ui-doubt-dice = Dice in the picture
ui-doubt-leans = It leans: throw it again
ui-doubt-again = Throw again
ui-doubt-throw = Throw again what does not count
ui-doubt-throw-hint = Leave the other dice where they are. The camera is watching.
ui-doubt-say = Say what it shows instead
ui-doubt-awaited = { $seats } says what lies there. You both see the same picture.
ui-die-tap = The { $colour } die, { $face }
ui-die-named = { $face ->
    [0] The { $colour } one
   *[other] The { $colour } { $face }
}
ui-die-colour-none = plain
ui-die-colour-white = white
ui-die-colour-grey = grey
ui-die-colour-black = black
ui-die-colour-red = red
ui-die-colour-orange = orange
ui-die-colour-yellow = yellow
ui-die-colour-green = green
ui-die-colour-blue = blue
ui-die-colour-purple = purple
ui-die-colour-pink = pink
ui-die-colour-brown = brown

## The phone: the end and the replay

ui-result-wins = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
}
ui-result-draw = A draw
ui-result-none = No result
ui-result-lost = { $name } has lost
ui-rematch = Rematch
ui-replay = Replay
ui-play = Play
ui-pause = Pause
ui-replay-row = Row of the log
ui-replay-at = { $at } of { $last }
ui-replay-older = This was played under older rules. The table is shown as it was kept after row { $shown }.
ui-take-in = Take in a match file
ui-save-match = Save this match as a file
ui-eyes = Seen by
ui-eyes-watcher = Watcher

## The phone: referee

ui-role = Office
ui-role-referee = Referee
ui-role-organiser = Organiser
ui-role-player = Player
ui-role-watcher = Watcher
ui-role-device = Device
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-sign-in-hint = The codes were printed on the server’s terminal when it was started for the first time.
ui-secret = Code
ui-calls = { $count ->
    [0] nobody calls
    [one] one table calls
   *[other] { $count } tables call
}
ui-no-tables = No table is open
ui-no-tables-hint = Tables appear here as soon as somebody starts a match.
ui-reason-logged = the reason is logged
ui-reason = Reason
ui-ruling = Your ruling, in words
ui-reason-missing = Both sides will read it: a few words, please.
ui-task-rule = Rule
ui-task-correct = Set right
ui-task-abandon = Abandon
ui-task-rewind = Back to here
ui-task-throw = Correct dice
ui-rewind-hint = Everything after row { $row } is taken back. It stays in the log, marked.
ui-correct-none = This game has no form for corrections
ui-correct-none-hint = Go back to a row, or rule in words.
ui-holders = Who sits and watches here
ui-confirm-send-away = Send away? That device does not show the table any more; with the table’s code it may come again.
ui-give-seats = Give a seat
ui-give-hint = The phone that is to have the seat scans its code, or types it. Whoever has the seat now is out.
ui-give-seat = Give
ui-close-tables = Close tables
ui-close-table = { $status ->
    [playing] End the match
   *[other] Remove
}
ui-close-reason = Closed by the organiser.
ui-confirm-close = { $status ->
    [playing] End this match without a result? The log will say that the organiser closed it.
    [lobby] Remove this table? Whoever waits there is told so.
   *[other] Remove this table from the lists? Its matches stay on the server’s disk.
}
ui-offices = Who is signed in
ui-offices-hint = Good at every table. Whoever loses an office here is out at once.
ui-confirm-office = Take the office back from { $name }? That device is out at once. With the code it may sign in again.
ui-since = since { $time }
ui-own = You
ui-connected = connected
ui-name-optional = Your name (for the organiser)
ui-revoke = Take back
ui-confirm-revoke = Take the seat back from { $name }? That phone is out at once; you may give the seat to somebody else.

## The big screen

ui-screen-which = Which table is this screen at?
ui-screen-none = Open the start page on a phone and begin a match; it will appear here.
ui-screen-join = Join with your phone

## Devices, on the phone

ui-menu-devices = Devices
ui-device-bots = Bots
ui-device-dice_camera = Dice camera
ui-device-tray = Tray
ui-device-table_camera = Table camera
ui-device-other = Other device
ui-device-named = { $kind } “{ $name }”
ui-quoted = “{ $name }”
ui-device-lost-seconds = Lost for { $seconds } s
ui-device-lost-minutes = Lost for { $minutes } min
ui-device-lost-hint = Is its cable out? The match goes on.
ui-device-needs = waits for { $name } to agree
ui-device-here = at this table
ui-device-feeds = reads the dice of everybody
ui-device-buttons = buttons: { $name }
ui-device-state = State
ui-device-does = What it does
ui-device-paired = Paired
ui-device-by = { $time }, by { $name }
ui-device-by-official = { $time }, by the organiser
ui-device-dark = { $name } is dark.
ui-device-dark-hint = Plug it in again, anywhere: it comes back by itself.
ui-devices-none = No device serves this table. A dice camera or a tray is paired by a short code.
ui-devices-count = { $count ->
    [0] none yet
    [one] one
   *[other] { $count }
}
ui-devices-manage = Pair, agree or take back
ui-pair = Pair a device
ui-pair-kind = Kind of device
ui-pair-tray = On the machine with the trays, start “sandtable trays serve”.
ui-pair-dice_camera = On the machine with the camera, start “sandtable camera”.
ui-pair-table_camera = Start the table camera on its machine.
ui-pair-other = Start the device on its machine.
ui-pair-code = Give it this code:
ui-pair-until = Good for { $minutes } minutes and one device
ui-pair-dice = What feeds dice needs the others’ consent: they see its name before the first throw, and the log keeps a row.
ui-pair-come = “{ $name }” has come
ui-pair-right = the code is right
ui-pair-asked = is asked …
ui-pair-done = Paired
ui-pair-hall = In this hall already
ui-pair-ask = Ask for it
ui-done = Done
ui-consent-title = { $name } pairs: { $kind }
ui-consent-offers = { $kind } for this table?
ui-consent-text = From then on it reads the dice of all of you. You see every picture, and each of you can end it.
ui-consent-no = Do not agree
ui-consent-silence = Silence means no. The referee may decide.
ui-take-back = Take it back
ui-take-back-keep = Keep it
ui-take-back-text = Taking it back ends its pairing at once. The match, the cards and the dice stay as they are. It needs a new code to return.
ui-take-back-hall = Taking it back ends its service at this table at once. The match, the cards and the dice stay as they are.
ui-buttons = Buttons
ui-buttons-hint = Confirm, ask to take back, call the referee: in your name, and nothing else.
ui-buttons-free = nobody’s
ui-buttons-take = Make them mine
ui-buttons-give = Give back
ui-dice-device-long = Throw your dice; a device of the table feeds them ({ $source }).
ui-picture = The picture

## Trays: which lies under which card

ui-trays = LED trays
ui-trays-none = No trays serve this table
ui-trays-none-hint = Ask for them in the table’s menu under Devices, or pair them there by a code.
ui-trays-unplugged = No tray is plugged in where the trays’ station runs.
ui-trays-wait = Trays get their cards once the match has begun.
ui-trays-free = { $count ->
    [one] One tray has no card yet: give it one.
   *[other] { $count } trays have no card yet: give them one each.
}
ui-trays-all = Every tray has its card.
ui-trays-kept = They are known by their own number, so any port will do, and next week too.
ui-trays-swap = Swap two trays
ui-trays-swap-hint = Tap the one, then the other.
ui-trays-look = Look at the table: the lamps show the game now
ui-trays-right = Does every tray show its card?
ui-trays-begin = Give the trays their cards
ui-trays-wrong = One is wrong
ui-trays-back = Back to the table
ui-trays-done = Yes, done
ui-tray = Tray { $number }
ui-tray-of = Tray { $number } of { $count } · { $id }
ui-tray-blinks = One tray on the table blinks white now
ui-tray-which = Which card lies on it?
ui-tray-here = card lies here
ui-tray-tap = Tap the card of the blinking tray
ui-tray-dark = None blinks
ui-tray-unused = Not used here
ui-tray-next = Next tray
ui-tray-free = No card yet
ui-tray-nobodys = its buttons are nobody’s
ui-tray-buttons = buttons work for { $name }
ui-tray-mine = Buttons of tray { $number } work for { $seat }
ui-tray-three = confirm, ask for undo, call the referee
ui-tray-bright = Brightness
ui-tray-bright-hint = 0 is off, 10 as bright as the supply allows
ui-device-silent = The device does not answer. Look at its cable and its network.
ui-tray-out = Tray { $number } is out.
ui-tray-plug = Plug it in again, anywhere: its lamps come back by themselves.
ui-tray-assign = Give trays their cards

## Virtual trays: a page with lamps that glow as real ones would

ui-virtual = Virtual trays
ui-virtual-sub = real frames, no cables
ui-virtual-watcher = what a watcher may know, and no more
ui-virtual-there = The trays have power
ui-virtual-gone = The trays’ program does not answer
ui-virtual-layout = layout “{ $layout }”
ui-virtual-state-live = Live
ui-virtual-state-idle = Nobody talks to it
ui-virtual-state-unplugged = Unplugged
ui-virtual-unplugged = No power: all lamps are dark.
ui-virtual-idle = Dim dots wander: it waits for a station.
ui-virtual-dark = All lamps are dark.
ui-virtual-pick = A light runs along: somebody has picked.
ui-virtual-reveal = The reveal runs over the lamps.
ui-virtual-combat = Combat: both colours in turns.
ui-virtual-capital = A capital changes hands.
ui-virtual-score = Points are scored.
ui-virtual-victory = Victory runs over the lamps.
ui-virtual-refused = Red: that is not possible.
ui-virtual-faults = Faults on request
ui-virtual-fault-drop = Drop a frame
ui-virtual-fault-garble = Garble
ui-virtual-fault-delay = Delay 400 ms
ui-virtual-fault-reset = Reset
ui-virtual-fault-unplug = Unplug
ui-virtual-fault-plug = Plug in
ui-virtual-did-drop = Tray { $number }: the next frame is dropped.
ui-virtual-did-garble = Tray { $number }: the next frame is garbled.
ui-virtual-did-delay = Tray { $number }: everything takes 400 ms longer, or no longer does.
ui-virtual-did-reset = Tray { $number } was reset.
ui-virtual-did-unplug = Tray { $number } was unplugged.
ui-virtual-did-plug = Tray { $number } was plugged in.
ui-virtual-right = Right again after { NUMBER($ms, useGrouping: 0) } ms.
ui-lamps-edge = Control
ui-lamps-vp = VP
ui-lamps-strength = Strength
ui-lamps-blue = Blue armies
ui-lamps-orange = Orange armies
ui-lamps-capital = Capital
ui-lamps-prompt = Choice
ui-lamps-initiative = Initiative
ui-lamps-picked = Picked
ui-lamps-cards = Cards
ui-lamps-stock = Stock
ui-lamps-phases = Phases
ui-lamps-vp-stock = VP stock
ui-lamps-turn = Turn
ui-lamps-end = End
ui-lamps-places = Places
ui-lamps-colour-none = dark
ui-lamps-colour-white = white
ui-lamps-colour-red = red
ui-lamps-colour-orange = orange
ui-lamps-colour-yellow = yellow
ui-lamps-colour-green = green
ui-lamps-colour-cyan = cyan
ui-lamps-colour-blue = blue
ui-lamps-colour-violet = violet
ui-lamps-colour-pink = pink
ui-lamps-level-half = half bright
ui-lamps-level-dim = dim
ui-lamps-pattern-breathe = breathing
ui-lamps-pattern-blink = blinking
ui-lamps-pattern-alternate = alternating with { $other }
ui-lamps-pattern-flash = flashing { $other }

## The story of a match

story-scores = Score over time
story-turn = Turn { $at }
story-led-since = From here on { $seat } was in the lead.

# What happened, and what to do on the table


ui-told = What happened
ui-told-strip = The last events
ui-told-needed = needed
ui-told-back = Taken back:
ui-deeds = To do on the table
ui-deed-for = { $who }: { $deed }
ui-deed-done = Done
ui-deed-old = (from before)
ui-deeds-done = All done
ui-deeds-you = { $who }, you
ui-deeds-anybody = Anybody
ui-deeds-more = { $count ->
    [one] and 1 more, on the phones
   *[other] and { $count } more, on the phones
}
ui-deeds-then = and { $count } more
ui-screen-called = Referee called
ui-screen-asks = { $text ->
    [none] { $who } waits for the referee.
   *[other] { $who }: { $text }
}

# The rhythm of bots
refused-not-paused = The bots are not paused.
ui-pace = Bots play
ui-pace-slow = Slowly
ui-pace-normal = Normally
ui-pace-quick = Quickly
ui-pace-paused = Paused
ui-pace-step = One step

## Terms and hints

ui-terms-search = Search the terms
ui-terms-not-found = No term has these words.
ui-terms-house = House rules at this table
ui-terms-here = At this table
ui-coach = Hints
ui-coach-help = A short word at each new situation.
ui-coach-off = No hints
ui-coach-read = Got it

## The end, rematches, finished matches

ui-end-story = How it went
ui-end-turning = Turning point
ui-end-turnings = Turning points
ui-end-luck = Luck with the dice
ui-end-luck-line = line: what to expect
ui-end-hits = { $came ->
    [one] 1 hit
   *[other] { $came } hits
} of { $dice }, { $expected } expected
ui-end-pips = { $came ->
    [one] 1 pip
   *[other] { $came } pips
} with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $expected } expected
ui-end-chance-usual = Luck swings this far in most matches. It decided nothing here.
ui-end-chance = { $times ->
    [2] One match in two swings this far by chance. So few throws prove nothing.
    [3] One match in three swings this far by chance. So few throws prove nothing.
    [4] One match in four swings this far by chance. So few throws prove nothing.
   *[other] About one match in { $times } swings this far by chance. That is rare, and still no proof of anything but luck.
}
ui-end-counts = In numbers
ui-end-side = Side
ui-end-minutes = { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}
ui-end-wait = The story opens when the end stands.
ui-end-picture = Picture
ui-end-chart = { $title }. { $values }
ui-again = Play again?
ui-again-same = Same sides
ui-again-swap = Swap sides
ui-again-ask = Ask { $names } for a rematch
ui-again-start = Rematch
ui-again-asked = { $swap ->
    [yes] { $name } wants a rematch with sides swapped
   *[no] { $name } wants a rematch
}
ui-again-waits = Rematch asked. Waiting for { $names }
ui-again-take-back = Take it back
ui-again-yes = Agree
ui-again-no = Not now
ui-again-declined = { $name } does not want a rematch now
ui-club = The club
ui-matches = Finished matches
ui-matches-none = No match is over yet
ui-matches-none-hint = What was played to its end is listed here, with its replay.
ui-matches-more = { $count } older ones are not shown.
ui-records = Players
ui-records-hint = By name, as it was typed in. Bots are not counted.
ui-record = { $played ->
    [one] 1 match
   *[other] { $played } matches
}: { $won } won, { $drawn } drawn, { $lost } lost

## The referee’s verdicts

refused-rematch-gone = Nobody asks for a rematch any more.
refused-no-ruling = A ruling needs a verdict or words.
log-call-said = { $seat } says how they see it.
log-rule-verdict = The referee rules: { $verdict }.
log-rule-because = The referee rules: { $verdict }. Reason: { $why }.
verdict-stands = it stands as it was played
verdict-not_allowed = that was not allowed
verdict-throw_again = the dice are thrown again
verdict-die = a die decides, 4 to 6 for whoever called
why-measured = measured again
why-looked = looked along the line
why-book = the book says so
why-doubt = in doubt for the one who is attacked
why-agreed = so agreed before
ui-verdicts = Verdict
ui-verdict-back = Back to before #{ $row }
ui-why = Why? Tap a reason
ui-rule-send = Rule: { $verdict }
ui-call-about = What is it about?
ui-call-now = What is being decided now
ui-call-row = #{ $row }: { $text }
ui-call-said-by = { $name } says
ui-call-silent = has said nothing yet
ui-call-your-view = Say how you see it
ui-call-view-send = Tell the referee
ui-call-in-question = The step in question
ui-rewind-to = Back to after #{ $row }
ui-rewind-takes = This takes back { $count ->
    [one] one step
   *[other] { $count } steps
}, newest first:
