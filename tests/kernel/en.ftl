# Skirmish, the game that only the tests play.

game-skirmish = Skirmish
    .line = Three sides, eighteen cards, dice in two colours.
book-skirmish = Skirmish

sk-card-ambush = ambush
sk-card-scout = scout
sk-card-column = column
sk-card-charge = charge

sk-goal = Points to win
sk-hand-size = Cards in hand
sk-ties = When the strongest cards are equal
sk-ties-first = the first at the table leads
sk-ties-nobody = nobody leads
sk-bad-answer = This answer is not among the possible ones.

sk-shuffle = Shuffle the deck
sk-fight = The fight: red attacks, white defends
sk-prompt-shuffle = The deck is shuffled.
sk-prompt-plan = Choose a card, a neighbour and a stake.
sk-prompt-window = Who lays an ambush?
sk-prompt-fight = Roll for the fight.
sk-prompt-spoils = { $side } may exchange cards.
sk-prompt-over = The skirmish is over.

sk-do-plan = Send { $card }
sk-do-ambush = Lay an ambush
sk-do-exchange = Exchange cards

sk-round = Round { $round } begins.
sk-drew = You drew { $count ->
    [0] nothing
   *[other] { $cards }
  }.
sk-ready = { $side } has chosen.
sk-sent = { $side } sends { $card } against { $at }, staking { $stake }.
sk-ambushes = { $side } lays { $count ->
    [one] an ambush
   *[other] { $count } ambushes
  }.
sk-nobody-leads = Nobody leads; there is no fight.
sk-fought = { $side } prevails: { $hits ->
    [one] one hit
   *[other] { $hits } hits
  } against { $guards ->
    [one] one guard
   *[other] { $guards } guards
  }, { $points ->
    [one] one point
   *[other] { $points } points
  } gained.
sk-exchanged = { $side } exchanges { $count ->
    [one] one card
   *[other] { $count } cards
  }.
sk-corrected = { $side } has { $points ->
    [one] one point
   *[other] { $points } points
  }: the table is right.
sk-goal-reached = The goal is reached with { $points } points.
sk-most-points = The most points: { $points }.

sk-one-die = everybody throws a die
sk-card-strength = strength of { $card }
sk-ambush-dice = ambushes laid
sk-victory = the fight was won
sk-staked = the stake
sk-held = the attack was held

sk-no-seat = There is no such seat here.
sk-not-your-turn = It is not for you to choose now.
sk-not-now = That cannot be done now.
sk-not-an-order = Every card of the pile must have its place, once.
sk-not-in-hand = That card is not in your hand.
sk-not-a-neighbour = A card is sent against a neighbour.
sk-stake = You may stake { $most } at most.
sk-ambushed-already = You have laid an ambush in this fight.
sk-no-ambush = An ambush takes one or more ambush cards of your hand.
sk-too-many = You may exchange { $most } at most.
sk-wrong-dice = These are not the dice of this fight.
sk-cannot-set = Points are set from what is staked up to { $goal }, exclusive, and not after the end.

# Nim, the smallest game.

game-nim = Nim
    .line = Whoever takes the last match wins.
book-nim = Nim

nim-left = { $left ->
    [one] One match is left
   *[other] { $left } matches are left
}
nim-take = Take one to three
nim-took = { $side } takes { $count }; { $left } left.
nim-last = { $side } took the last match.
nim-unfinished = Nobody took the last match.
nim-spare = Leave a multiple of four.
nim-corrected = { nim-left }.
nim-not-now = It is the other’s turn.
nim-too-many = One, two or three, and no more than there are.
nim-no-chance = There is no chance in it.
nim-no-such-number = There are 1 to 21 matches.

# Bazaar, a game of payments.

game-bazaar = Bazaar
    .line = Whoever buys most wins.
book-bazaar = Bazaar

bz-coin-copper = copper
bz-coin-silver = silver
bz-coin-gold = gold
bz-lot = The next lot costs { $price }
bz-buy = Buy for { $price }
bz-pass = Pass
bz-paid = { $side } pays { $paid }.
bz-most = Whoever bought most wins.
bz-corrected = The purse of { $side } was counted again.
bz-not-now = That cannot be done now.
