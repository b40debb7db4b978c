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
refused-token = This phone’s seat was moved, taken back or has expired. Join again or ask the referee.
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
refused-decided-since = Something was decided since that roll. Correct its effects on the table instead.
refused-not-a-roll = That row is not a roll.
refused-secret-view = Other players’ views and the whole log open when the match is over.
refused-disk = The server could not save this: { $why }. Nothing was changed. Tell the organiser.
refused-fault = Something went wrong in the server; nothing was changed. Try again; if it happens again, tell the organiser.
refused-action = That is not an action of this game.
refused-rematch = A rematch can begin when this match is over.
refused-full = The server holds as many tables as it can. Close one first.

## The log

log-start = The match begins.
log-roll = { $seat } throws { $faces }.
log-roll-all = The dice show { $faces }.
log-sealed = The server has sealed its dice: proof { $proof }.
log-roll-server = The server throws { $faces } (seed { $seed }).
log-shuffle = The cards are shuffled.
log-ended = The match ends by agreement.
log-window-closed = Nobody reacts in time.
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
log-call-watcher = The referee is called.
log-rule = The referee rules.
log-upgraded = The match goes on under newer rules, version { $version }.
log-thrown = { $seat } typed { $faces }.
log-sent-back = The typed dice are sent back.

## Results

result-resigned = { $seat } resigned.
result-abandoned = Abandoned without a result.
result-drawn = A draw by agreement.

## Plain words

plain-value = { $value }
plain-yes = yes
plain-no = no
bot-random = Recruit (any legal move)
bot-greedy = Sergeant (takes what it can)
bot-strong = Marshal (thinks ahead)
bot-name = { $level ->
    [strong] Marshal
    [greedy] Sergeant
   *[random] Recruit
}
