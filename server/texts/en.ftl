### Words every game shares: seats, refusals, the log, and the phone's own pages.

## Seats

seat-blue = Blue
seat-orange = Orange
seat-green = Green
seat-plum = Plum
seat-chalk = Chalk

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
   *[typed] the players throw and type them
}.
refused-dice-waiting = Faces were typed already and wait for the opponent’s nod.
refused-no-throw = There are no typed faces to confirm.
refused-own-throw = An opponent or the referee confirms these dice, not the roller.
refused-nothing-to-undo = There is nothing to take back.
refused-proposal-open = Another proposal is open. Answer it first.
refused-no-proposal = There is no open proposal.
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
refused-end-open = The end is not final yet: other players’ views and the whole log open when the other side has accepted it, or after three minutes.
refused-not-over = The match is not over.
refused-disk = The server could not save this: { $why }. Nothing was changed. Tell the organiser.
refused-damaged = This match is damaged on the server’s disk and cannot be opened. Nothing was changed. Tell the organiser: the terminal says more.
refused-fault = Something went wrong in the server; nothing was changed. Try again; if it happens again, tell the organiser.
refused-action = That is not an action of this game.
refused-rematch = A rematch can begin when this match is over.
refused-many-tables = Very many tables were opened from here. Wait { $seconds } seconds.
refused-share = Very many tables were opened from here. Start or leave one of them first, or ask the organiser to close some.
refused-full = The server holds as many tables as it can. Ask the organiser to close some.

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

## The command line

command-unreadable = { $file } cannot be read: { $problem }.
command-unwritable = { $file } cannot be written: { $problem }.

## The log

log-start = The match begins.
log-roll = { $seat } throws { $faces }.
log-roll-all = The dice show { $faces }.
log-sealed = The server has sealed its dice: proof { $proof }.
log-roll-server = The server throws { $faces } (seed { $seed }).
log-shuffle = The cards are shuffled.
log-ended = The match ends by agreement.
log-window-closed = The time to react is over.
log-undo = { $seat } takes back the last step.
log-undo-agreed = A step is taken back by agreement.
log-rewind = The referee goes back to row { $row }.
log-corrected = The referee sets the table right.
log-throw-corrected = The referee corrects a reading of the dice.
log-propose-undo = { $seat } asks to take back a step.
log-propose-draw = { $seat } offers a draw.
log-propose-stop = { $seat } proposes to end the game now.
log-propose-dice = { $seat } proposes another source for the dice.
log-consent = { $seat } agrees.
log-declined = { $seat } does not agree.
log-withdrawn = { $seat } withdraws the proposal.
log-dice-changed = The dice now come from elsewhere: { $source ->
    [server] the server throws
   *[typed] the players throw and type
}.
log-resigned = { $seat } resigns.
log-abandoned = The match is abandoned.
log-call = { $seat } calls the referee.
log-settled = The matter is settled; the referee need not come.
log-call-watcher = The referee is called.
log-seat-freed = The referee frees { $seat }’s seat.
log-seat-given = { $seat }’s seat is given to another phone by the referee.
log-end-accepted = { $seat } accepts the end.
log-looked = { $seat } has looked at what the other side had kept secret.
log-looked-watcher = Somebody without a seat has looked at what both sides had kept secret.
log-has-seen = { $seat } has seen what the other side had kept secret.
log-has-seen-watcher = Somebody without a seat has seen what both sides had kept secret.
log-damaged = The server’s disk has changed this log: from row { $row } on it does not agree with itself. Compare with the table and tell the organiser.
log-rule = The referee rules.
log-upgraded = The match goes on under newer rules, version { $version }.
log-upgraded-recomputed = The rules have changed since then: its newest steps were worked out anew under the newer ones. Compare with the table.
log-upgraded-lost = The newer rules do not know the steps after row { $row }: put the table back to where it stood then, and play them again.
log-thrown = { $seat } typed { $faces }.
log-sent-back = The typed dice are sent back.

## Results

result-resigned = { $seat } resigned.
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
ui-room-empty-hint = Start a match below; the others join with its code.
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
ui-bot-level = The bot plays
ui-level-random = at random
ui-level-greedy = greedily
ui-level-strong = well
ui-house-rules = House rules
ui-house-changed = { $changed ->
    [0] (all usual)
    [one] (one changed)
   *[other] ({ $changed } changed)
}
ui-both-see = both sides see these
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
ui-dice-confirm-help = Faces count once the other side has nodded.
ui-dice-typed-long = Throw your dice on the table and type what they show.
ui-dice-typed-confirm-long = Throw your dice, type what they show; the other side confirms.
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
ui-do-it = Do it
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
   *[typed] the dice thrown and typed by hand
}
ui-proposal-awaited = Waiting for { $seats } to answer
ui-confirm-draw = Offer a draw? The match ends without a winner if everybody agrees.
ui-confirm-stop = Propose to end the match here? If everybody agrees, it is scored as it stands.
ui-confirm-dice = { $dice ->
    [server] Propose that the server throws these dice?
   *[typed] Propose that you throw these dice by hand and type them?
}
ui-accept-end = Accept the end
ui-end-open = Until the other side has accepted the end, or three minutes have passed, nobody sees what was kept secret.
ui-confirm-resign = Give up this match? The other side wins. This cannot be taken back.
ui-called = The referee is called
ui-called-by = { $seat } called the referee
ui-called-at = { $seat } called at { $time }
ui-call-what = What is it about?
ui-call-send = Call
ui-call-settled = Settled
ui-menu-log = Log
ui-menu-terms = Rules and terms
ui-menu-rules = What is played here
ui-menu-call = Call the referee
ui-menu-draw = Offer a draw
ui-menu-stop = End by agreement
ui-menu-dice = Who throws the dice
ui-menu-move = Move to another phone
ui-menu-resign = Resign
ui-menu-screen = The big screen’s view
ui-move-where = Open { $address } on the other phone and type:
ui-move-until = Good for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}. Once it is typed there, this phone gives up its seats.
ui-move-here = Go on with this phone
ui-move-how = On the other phone, open the menu at the table and choose “Move to another phone”. Type the code it shows.
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
ui-colour-red = red
ui-colour-blue = blue
ui-colour-white = white
ui-colour-black = black
ui-colour-green = green
ui-colour-yellow = yellow

## The phone: the end and the replay

ui-result-wins = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
}
ui-result-draw = A draw
ui-result-none = No result
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
ui-sign-in-hint = The secrets were printed on the server’s terminal when it was started for the first time.
ui-secret = Secret
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
ui-give-hint = Open { $address } on the phone that is to have the seat, and type its code there. Whoever has the seat now is out.
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
