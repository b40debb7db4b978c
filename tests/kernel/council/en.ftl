# Council, the game for one to ten that only the tests play.

game-council = Council
    .line = One to ten sides, notes, promises and a die.
book-council = Council

co-players = Players
co-rounds = Rounds
co-goal = Points to reach alone
co-hall = Hall
co-hall-named = { $name }
co-no-hall = There is no such hall.
co-hall-id = The id is in small letters, digits and hyphens.
co-hall-price = Nobody could pay { $price } out of this purse.
co-pack-hall = Halls
co-pack-hall-hint = What a word costs in a hall, and the coins everybody brings.
co-coin-copper = copper
co-coin-silver = silver
co-coin-gold = gold
co-bad-number = Give a whole number from { $low } to { $high }.

co-shuffle = Shuffle the notes
co-roll = The council’s die
co-prompt-shuffle = The notes are shuffled.
co-prompt-lay = Lay one of your notes face down.
co-prompt-word = { $side } may have a word with some of you.
co-prompt-roll = { $side } throws the council’s die.
co-prompt-tie = Notes are equal to the die: the referee decides whose counts.
co-prompt-vote = Does the council rise early?
co-prompt-over = The council has risen.

co-do-lay = Lay a { $worth }
co-do-word = Have a word for { $price }
co-do-award = { $side } scores
co-do-rise = Rise now
co-do-stay = Go on

co-round = Round { $round } begins; { $side } speaks.
co-drew = You drew { $count ->
    [0] nothing
    [one] a note
   *[other] { $count } notes
  }.
co-ready = { $side } has laid a note.
co-laid = { $side } shows a { $worth }.
co-spoke = { $side } pays { $paid } and has had a word, or none.
co-promised = { $side } promises { $promise } to { $to }.
co-scored = { $side } scores.
co-vote-rise = { $side } would rise.
co-vote-stay = { $side } would stay.
co-left = { $side } has left the council.
co-points-set = { $side } has { $points ->
    [one] one point
   *[other] { $points } points
  }: the table is right.
co-coins-set = { $side } has { $count } { $coin }: the table is right.
co-speaker-set = { $side } is the speaker: the table is right.
co-reached = { $points } points, and { $goal } were the goal.
co-missed = { $points } points; { $goal } were the goal.
co-most-points = The most points: { $points }.

co-note-worth = worth of the note
co-higher = higher than the die
co-equal = equal to the die
co-referee = the referee’s decision

co-no-seat = There is no such seat here.
co-not-your-turn = It is not for you to choose now.
co-not-now = That cannot be done now.
co-not-an-order = Every note of the pile must have its place, once.
co-not-in-hand = That note is not in your hand.
co-not-a-listener = A word goes to others at this table, to each once.
co-promise = Promise something from 1 to 6.
co-not-equal = Only a note equal to the die can be chosen.
co-voted = You have voted.
co-wrong-dice = The council throws one die with six sides.
co-cannot-set = Points are set from 0 to { $most }, of those who still play, and not after the end.

field-council-to = To whom
field-council-promise = Promise
field-council-coins = Coins
field-council-coin = Coin
field-council-points = Points
field-council-count = How many
value-council-copper = copper
value-council-silver = silver
value-council-gold = gold
correct-council-set_points = Set points
correct-council-set_coins = Set coins
correct-council-set_speaker = Set the speaker
