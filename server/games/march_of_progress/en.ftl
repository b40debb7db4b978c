### The March of Progress, in our own words.

## The book

book-mop = The March of Progress
mop-chapter-setup = Game set-up
mop-chapter-sequence = Sequence of play
mop-chapter-initiative = Initiative
mop-chapter-movement = Movement actions
mop-chapter-recruit = Recruit action
mop-chapter-fortify = Fortify action
mop-chapter-attack = Attack actions
mop-chapter-combat = Combat
mop-chapter-strength = Increase army strength
mop-chapter-score = Score action
mop-chapter-control = Controlling a country
mop-chapter-end = Game end and winning
mop-chapter-scenario = Scenario

## Names

mop-card-move1 = Move 1
mop-card-move2 = Move 2
mop-card-recruit = Recruit
mop-card-fortify = Fortify
mop-card-attack = Attack
mop-card-attack1 = Attack +1
mop-card-strength = Strength
mop-card-score = Score
mop-country-home_blue = Blue home
mop-country-neutral = Neutral country
mop-country-home_orange = Orange home
mop-country-h1 = Blue home
mop-country-n1 = Neutral country 1
mop-country-n2 = Neutral country 2
mop-country-h2 = Orange home
mop-tray-centre = Centre of the table
mop-tray-map = Strip along the map
mop-scenario-thirty-years-war = The Thirty Years War
mop-scenario-age-of-marlborough = The Age of Marlborough

## What to do

mop-prompt-last = { $last ->
    [yes] Last turn:{" "}
   *[no] {""}
}
mop-prompt-roll = { mop-prompt-last }Each side rolls one die: the higher one has the initiative
mop-prompt-pick = { mop-prompt-last }Pick one card in secret
mop-prompt-picked = { mop-prompt-last }Card locked. You may still change it, until { $other } has picked
mop-prompt-enter = { mop-prompt-last }Turn over, then enter what was played: { $missing }
mop-prompt-order = { mop-prompt-last }Both play the same kind of card. Who acts first?
mop-prompt-move = { mop-prompt-last }{ $most ->
    [one] Move one of your armies to an adjacent country
   *[other] Move one army, or two together, to an adjacent country
}
mop-prompt-fortify = { mop-prompt-last }Lay one of your armies on its side
mop-prompt-attack = { mop-prompt-last }Where do you attack?
mop-prompt-discard = { mop-prompt-last }{ $country }: discard a card for { $card }
mop-prompt-occupy = { mop-prompt-last }Which army takes the capital? { $country }
mop-prompt-strength = { mop-prompt-last }Which VP die do you turn down?
mop-wait-pick = { mop-prompt-last }Still picking: { $missing }
mop-wait-order = { mop-prompt-last }{ $seat } decides who acts first
mop-wait-move = { mop-prompt-last }{ $seat } chooses a move
mop-wait-fortify = { mop-prompt-last }{ $seat } chooses an army to fortify
mop-wait-attack = { mop-prompt-last }{ $seat } chooses where to attack
mop-wait-discard = { mop-prompt-last }{ $seat } chooses a card to discard
mop-wait-occupy = { mop-prompt-last }{ $seat } chooses an army for the capital
mop-wait-strength = { mop-prompt-last }{ $seat } chooses a VP die to turn down

## Offers

mop-offer-pick = { $card }
mop-offer-enter = { $seat } played { $card }
mop-offer-first = { $side } acts first
mop-offer-move = { $count ->
    [one] { $lying ->
        [0] 1 army
       *[other] 1 fortified army
    }
   *[other] { $lying ->
        [0] { $count } armies
        [one] { $count } armies, one of them fortified
       *[other] { $count } fortified armies
    }
}{ $capital ->
    [0] {""}
   *[other] {" "}(the capital becomes free)
}: { $from } → { $to }
mop-offer-fortify = { $country }{ $capital ->
    [0] {""}
   *[other] , on the capital
}
mop-offer-no-fortify = Fortify nothing
mop-offer-attack = { $country }: { $attack } against { $defence }{ $stand_up ->
    [0] {""}
    [one] , one army stands up
   *[other] , { $stand_up } armies stand up
}
mop-offer-no-attack = Do not attack
mop-offer-discard = { $card }
mop-offer-occupy = { $lying ->
    [0] A standing army
   *[other] A fortified army
}{ $capital ->
    [0] {""}
   *[other] , the one already there
}
mop-offer-strengthen = { $country }: { $from } → { $to }

## What happens

mop-turn = Turn { $turn }.
mop-initiative-tie = Both roll { $face }: roll again.
mop-initiative-won = { $seat } rolls { $high } against { $low } and has the initiative.
mop-locked = { $seat } has locked a card.
mop-you-picked = Picked: { $card }.
mop-entered = { $seat } turned over { $card }.
mop-revealed = { $seat } plays { $card }, { $other_seat } plays { $other }.
mop-order-chosen = { $seat } holds the initiative and decides: { $side } acts first.
mop-order-forced = The order makes no difference, so { $seat } is not asked.
mop-initiative-flips = The initiative passes to { $seat }.
mop-nothing = { $seat }’s { $card } does nothing.
mop-move-forced = { $seat } has only one possible move; it is made.
mop-moved = { $seat } moves { $count ->
    [one] an army
   *[other] { $count } armies
}: { $from } → { $to }{ $lying ->
    [0] .
    [one] . A fortified army stands up for it.
   *[other] . Fortified armies stand up for it.
}
mop-recruited = { $seat } recruits an army: { $country }.
mop-fortify-forced = { $seat } has only one army to lay down; it lies down.
mop-fortified = { $seat } fortifies an army: { $country }.
mop-attack-forced = { $seat } has only one possible attack; it is made.
mop-attacks = { $seat } attacks: { $country }.{ $stood_up ->
    [0] {""}
    [one] {" "}A fortified army stands up to join in.
   *[other] {" "}{ $stood_up } fortified armies stand up to join in.
}
mop-discard-forced = { $seat } has only one card to discard besides Score; it goes.
mop-discarded = { $seat } discards { $card } for +1.
mop-brief-moved = { $seat }: { $count ->
    [one] 1 army
   *[other] { $count } armies
} → { $to }
mop-brief-recruited = { $seat } recruits: { $country }
mop-brief-fortified = { $seat } fortifies: { $country }
mop-brief-strengthened = { $seat }: army strength { $strength }
mop-brief-scored = { $seat }: +{ $gain } VP
mop-brief-occupied = { $seat } occupies: { $country }
mop-brief-nothing = { $seat }: { $card } does nothing
mop-brief-won = { $country }: { $seat } beats { $enemy }, { $attack } to { $defence }.
mop-combat-won = { mop-brief-won } { $enemy_lost ->
    [0] Only the garrison defended.
    [one] { $enemy }’s army goes to stock.
   *[other] { $enemy }’s { $enemy_lost } armies go to stock.
}
mop-brief-lost = { $country }: { $enemy } beats off { $seat }, { $defence } to { $attack }.
mop-combat-lost = { mop-brief-lost } { $own_lost ->
    [one] { $seat }’s army goes to stock.
   *[other] { $seat }’s { $own_lost } armies go to stock.
}
mop-brief-tie = { $country }: { $attack } to { $defence }, equal.
mop-combat-tie = { mop-brief-tie } Armies that go to stock: { $own_lost } of { $seat }, { $enemy_lost } of { $enemy }.
mop-occupy-forced = { $seat } has only one kind of army there to stand on the capital.
mop-occupied = { $seat } occupies the capital: { $country }.
mop-capital-free = { $country }: the capital is free again.
mop-strength-forced = { $seat } has only one VP die to turn down; it is turned.
mop-strengthened = { $seat } pays with a VP die: { $country }, now { $die }{ $die ->
    [0] {" "}(the die is taken away).
   *[other] .
} Army strength { $strength }.
mop-scored = { $gain ->
    [0] { $seat } scores no VP
   *[other] { $seat } scores { $gain } VP
} and has { $vp }. All cards return to hand.
mop-last-turn = The game ends with this turn, turn { $turn }.
mop-not-last-turn = The game does not end with this turn, turn { $turn }, after all.
mop-over-won = { $seat } wins with { $vp } VP to { $other }.
mop-over-tie = A tie: { $blue } VP to { $orange }.

## Corrections: the table is right

mop-corrected-vp = Corrected: { $seat } has { $vp } VP.
mop-corrected-strength = Corrected: { $seat }’s army strength is { $strength }.
mop-corrected-vp-die = Corrected: the VP die shows { $vp }: { $country }.
mop-corrected-army = Corrected: an army of { $seat } is { $posture ->
    [capital_standing] on the capital
    [capital_lying] on the capital, fortified
    [lying] fortified
   *[standing] standing
}: { $country }.
mop-corrected-stock = Corrected: an army of { $seat } is in the stock.
mop-corrected-initiative = Corrected: { $seat } has the initiative.
mop-corrected-cards = Corrected: { $held ->
    [0] { $seat } holds no card.
   *[other] { $seat } holds { $cards }.
}{ $discarded ->
    [0] {""}
   *[other] {" "}Discarded: { $discards }.
}
mop-picks-again = { $seat } has to pick again.
mop-correct-over = The game is over; take the last step back instead.
mop-correct-range = { $value } is not possible here: { $low } to { $high }.
mop-correct-stock = An army in the stock neither lies on its side nor stands on a capital.
mop-correct-capital = Only an enemy army can stand on this capital: { $country }.
mop-correct-initiative = The initiative is still to be rolled for.
mop-correct-cards = { $seat } plays with other cards, each of them once.
mop-correct-in-play = { $card } is in play this turn, neither in { $seat }’s hand nor discarded.
mop-correct-score = Score is never discarded: { $seat } always holds it.

## Terms of a ruling

mop-adjacent = Adjacent countries; enemies do not block the way
mop-occupier-left = The occupying army moved away
mop-occupier-destroyed = The occupying army was destroyed
mop-occupier-attacks = An occupying army that attacks gives up the capital first
mop-no-armies = No army in play
mop-stock-empty = No army in the stock
mop-recruit-occupied = { $enemy } occupies the capital
mop-may-decline = Fortifying may be declined
mop-all-fortified = Every army in play is fortified already
mop-fortified-defends = A fortified army is worth one more in defence
mop-fortified-is-one = A fortified army counts one in defence, whatever its strength
mop-no-target = No enemy army or garrison where own armies are
mop-all-lying = Only fortified armies could attack, and they may stay down
mop-cannot-win = No attack could be won, so none is forced
mop-cannot-win-but-must = No attack can be won, but one must be made
mop-standing-must = An army that stands and can attack must, before others stand up elsewhere
mop-standing-may-wait = Armies may stand up and attack in place of one that stands elsewhere
mop-combat-armies = Strength { $strength } × { $count ->
    [one] 1 army
   *[other] { $count } armies
}
mop-combat-stood-up = { $count ->
    [one] one stood up before the fight
   *[other] { $count } stood up before the fight
}
mop-combat-lying = { $count ->
    [one] One fortified army stays down and does not attack
   *[other] { $count } fortified armies stay down and do not attack
}
mop-combat-discarded = Attack +1, { $card } discarded
mop-combat-plus-one = Attack +1, a card discarded
mop-combat-only-score = Only Score in hand: Attack +1 counts as Attack
mop-combat-fortified = Fortified: { $each } × { $count ->
    [one] 1 army
   *[other] { $count } armies
}
mop-combat-capital-freed = The occupier attacks, so the capital is free and its garrison fights
mop-combat-garrison = Garrison of the home country
mop-combat-garrison-neutral = Garrison: not a home country
mop-combat-garrison-defends-only = Garrison: it only defends its own side
mop-combat-garrison-occupied = Garrison: the capital is occupied
mop-combat-garrison-none = Garrison: none here
mop-combat-garrison-kept = Garrison: the capital stays occupied while its occupier attacks
mop-lying-destroyed = Armies left lying beside the attack are destroyed too
mop-lying-spared = Armies left lying beside the attack are spared
mop-capital-taken = The attacker won in the enemy’s home country
mop-capital-defended = The invader won in the enemy’s home country, in defence
mop-capital-not-defended = An invader who wins in defence does not take the capital
mop-die-for-strength = One VP die down, the strength die up
mop-strength-at-most = The strength die is at its highest already
mop-no-die = No country under control has a VP die that can go down
mop-score-base = Scoring
mop-score-country = { $country }
mop-score-enemy-present = { $country }: an enemy army is there
mop-score-occupied = { $enemy } occupies the capital: no VP at all
mop-score-short = { $stock ->
    [0] No VP left in the stock
   *[other] Only { $stock } VP left in the stock
}
mop-enough = The game ends after a turn in which somebody has { $vp } VP
mop-both-enough = Both have { $vp } VP: in this scenario a draw
mop-both-would-draw = If both have { $vp } VP then, it is a draw in this scenario
mop-holder-chooses = Whoever holds the initiative chooses the order
mop-flips = { $phase ->
    [move] Both played a move card: the initiative card is flipped
    [attack] Both played an attack card: the initiative card is flipped
   *[other] Both played the same kind of card: the initiative card is flipped
}
mop-high-roll = The higher roll has the initiative
mop-one-card = One card from the hand
mop-control-home = { $seat } controls its own home: no enemy on the capital. { $country }
mop-control-neutral = Only { $seat } has armies there. { $country }
mop-control-occupied = { $seat } occupies the capital. { $country }
mop-control-contested = Both sides have armies there, so nobody controls it. { $country }
mop-control-empty = No armies there, so nobody controls it. { $country }

## Refusals

mop-not-now = That is not what is to be decided now.
mop-not-your-choice = { $seat } has to choose now.
mop-no-such-country = There is no country { $country } in this scenario.
mop-no-such-army = You have no army { $army } in play.
mop-no-such-side = There is no side { $side }.
mop-not-in-hand = { $card } is not in that hand.
mop-score-needs-discard = Score needs at least one card in your discard pile
mop-keep-score = Score is never discarded for Attack +1.
mop-move-count = { $most ->
    [one] Move 1 moves exactly one army, not { $count }.
   *[other] Move 2 moves one army or two, not { $count }.
}
mop-move-twice = No army can be moved twice.
mop-move-together = Two armies move together: from one country to one country.
mop-not-adjacent = These countries are not adjacent: { $from }, { $to }.
mop-must-fortify = You must fortify an army if you have one that stands.
mop-already-fortified = This army is fortified already.
mop-must-attack = An army that can attack must: choose where.
mop-no-target-there = No enemy army or active garrison to attack: { $country }.
mop-standing-attacks-first = An army of yours stands elsewhere and can attack: it must. Nothing stands up to attack here: { $country }.
mop-cannot-stand-up = Only your fortified armies in this country can stand up: { $country }.
mop-stand-up-twice = No army can stand up twice.
mop-no-attackers = You have no army that would attack: { $country }.
mop-occupy-elsewhere = Only an army in the country just won can take its capital: { $country }.
mop-not-controlled = You do not control this country: { $country }.
mop-at-floor = This VP die cannot go below { $floor }: { $country }.
mop-no-roll = No dice are wanted now.
mop-one-die-each = One die for each side, showing 1 to 6.
mop-ask-needs-match = This question needs a match.
mop-ask-numbers = Strengths are 1 to 6, all other numbers 0 to { $most }.

## The initiative roll

mop-roll-initiative = Initiative: the higher die has it
mop-roll-initiative-again = Initiative: a tie, roll again

## Set-up

mop-form-scenario = Scenario
mop-form-club-scenario = { $name }
mop-form-broken-file = { $file } (cannot be used)
mop-form-cards = Action cards
mop-form-cards-phone = On the phones
mop-form-cards-table = Printed cards on the table
mop-form-cards-help = With printed cards you pick as the box says; after the reveal either phone enters what was played.
mop-form-layout = How do the cards lie?
mop-form-layout-choice = { $layout ->
    [line] In a line: home, neutral, neutral, home
    [side_by_side] The neutral countries side by side between the homes
   *[other] { $layout }
}
mop-form-first-home = Which side plays { $name }?
mop-form-side = { $side }
mop-form-name = Name on the card: { $country }
mop-form-name-help = Leave it empty to keep the name shown here.
mop-form-vp-start = VP die at the start: { $country }
mop-form-vp-range = Printed VP range: { $country }
mop-form-strength-start = Strength die at the start: { $country }
mop-form-strength-range = Printed strength range: { $country }
mop-form-range-help = As printed on the card, for example 0-6.
mop-form-armies = Armies of { $side } at the start: { $country }
mop-fault-missing = This must be filled in.
mop-fault-unknown-answer = This is not asked.
mop-fault-choice = This is not one of the choices.
mop-fault-number = A whole number from { $low } to { $high }.
mop-fault-range = A range like 0-6: the lower number first, a strength at least 1.
mop-fault-name = At most { $most } characters.
mop-fault-twice = { $file } has the same id.
mop-fault-id = An id is made of small letters, digits, hyphens and underscores, and begins with a letter.
mop-fault-same-id = Two countries have this id.
mop-fault-countries = A scenario has 2 to { $most } countries.
mop-fault-one-home = { $side } needs exactly one home country.
mop-fault-no-country = There is no country { $country }.
mop-fault-itself = { $country } cannot be adjacent to itself.
mop-fault-apart = Every country must be reachable from every other.
mop-fault-home-strength = A home country has a strength die, a neutral one has none.
mop-fault-garrison = Only a home country has a garrison, of 0 to 6.
mop-fault-start = The die must start within its range, { $low } to { $high }.
mop-fault-armies = Between 0 and { $most } armies in all.
mop-fault-cards = The cards must include Score and another one, each only once.
mop-fault-order = The order names all six kinds of action, each once.
mop-fault-score-base = Scoring must bring at least 1 VP of its own, or a game might never end.
mop-fault-cubes = The stock needs at least { $need } VP, or a game might never end.

## What a scenario changes

mop-differs-cards = Cards
mop-differs-cards-says = without { $cards }
mop-differs-cards_of = Cards of { $side }
mop-differs-cards_of-says = without { $cards }
mop-differs-order = Order of resolving
mop-differs-order-says = { $phases }
mop-differs-start = Initiative at the start
mop-differs-start-says = { $side }
mop-differs-flip = Initiative passes
mop-differs-flip-says = { $count ->
    [0] never
   *[other] when both sides play the same of these: { $phases }
}
mop-differs-strength_floor = Strength
mop-differs-strength_floor-says = turns no home’s VP die below { $floor }
mop-differs-score_base = Score
mop-differs-score_base-says = { $vp } VP, and the dice of your countries
mop-differs-score_home = Score
mop-differs-score_home-says = nothing for your home while an enemy army is in it
mop-differs-score_occupied = Score
mop-differs-score_occupied-says = also while your capital is occupied
mop-differs-end_vp = The end
mop-differs-end_vp-says = after a turn in which somebody has { $vp } VP
mop-differs-end_both = The end
mop-differs-end_both-says = if both have { $vp } VP, a draw
mop-differs-vp_stock = VP in cubes
mop-differs-vp_stock-says = { $vp } ({ $black } black, { $white } white)
mop-differs-armies = Armies
mop-differs-armies-says = { $count } a side

## House rules: where the book leaves a question open

mop-house-fortified_value = Worth of a fortified army
mop-house-fortified_value-help = The editions differ on what a fortified army adds in defence.
mop-house-fortified_value-strength_plus_1 = Its strength and one more
mop-house-fortified_value-just_1 = One, whatever the strength
mop-house-occupier_attacks = An occupying army attacks
mop-house-occupier_attacks-help = Only the English edition ends the occupation when the army on the capital attacks.
mop-house-occupier_attacks-keeps = The capital stays occupied during the fight
mop-house-occupier_attacks-frees_capital_first = The capital is free first, and its garrison fights
mop-house-lying_attackers = Fortified armies beside a beaten attack
mop-house-lying_attackers-help = Own armies that stayed down while the others attacked and did not win.
mop-house-lying_attackers-destroyed = They are destroyed too
mop-house-lying_attackers-spared = They stay
mop-house-strength_at_6 = Strength at the highest face
mop-house-strength_at_6-help = What happens when Strength is played and the strength die cannot rise.
mop-house-strength_at_6-reduce_anyway = The VP die still goes down
mop-house-strength_at_6-nothing = Nothing happens
mop-house-fortify_optional = Fortify may be declined
mop-house-fortify_optional-help = Whether a player with a standing army may leave it standing.
mop-house-fortify_optional-no = No, one must lie down
mop-house-fortify_optional-yes = Yes, it is a choice
mop-house-suicide_attack = Attacks that cannot be won
mop-house-suicide_attack-help = Whether a player must attack when none of the possible attacks can win.
mop-house-suicide_attack-forced = One must attack all the same
mop-house-suicide_attack-optional = One may hold back
mop-house-capital_by_defence = Capital taken in defence
mop-house-capital_by_defence-help = Whether an invader takes the capital by beating off an attack of the home’s owner.
mop-house-capital_by_defence-no = No, only an attacker takes it
mop-house-capital_by_defence-yes = Yes, any victory there takes it
mop-house-forced_attack = Which army must attack
mop-house-forced_attack-help = The editions differ: in English the player must attack, in German the army that stands.
mop-house-forced_attack-any_standing = One must attack; armies may stand up for it anywhere
mop-house-forced_attack-each_standing = An army that stands must itself attack, as far as one card goes

## What newer rules changed, for a match in progress

mop-changed-combat-record = A combat now names every house rule that decided it.
mop-changed-forced-attack = There is a new house rule on which army must attack. This match keeps its answer: one must attack, and armies may stand up for it anywhere.
mop-changed-last-turn = When points are corrected to where the game ends, everybody is told that it ends with this turn.
mop-changed-cards = A referee can now also correct hands and discard piles.

## The rules behind the words

mop-term-sequence = A turn
    .rule = Both pick a card in secret and reveal together. The two actions are carried out in the order of their letters: a move, b recruit, c fortify, d attack, e strength, f score. Then the played cards go face up to the discard piles. The game ends after a turn in which somebody has 18 VP, or when both agree; most VP wins.
    .cite = mop mop-chapter-sequence
mop-term-setup = Set-up
    .rule = In the Thirty Years War each side has its home country with one army, two armies in stock, eight action cards, army strength 1. The home VP dice show 3, the neutral one 2. 35 VP in cubes form the stock; when they are gone, no more can be scored. The higher roll has the initiative. Other scenarios begin with other cards, dice and cubes.
    .cite = mop mop-chapter-setup
mop-term-end = The end of the game
    .rule = The game ends after a turn in which somebody has 18 VP, or when both agree. Most VP wins; equal VP are a tie. The cubes of the Thirty Years War do not reach for 18 on both sides; in the Age of Marlborough they do, and then it is a draw.
    .cite = mop mop-chapter-end
    .forms = last turn
mop-term-scenario = Scenario
    .rule = A scenario may change countries, cards, cubes and single rules. What it changes stands in the menu under “{ ui-menu-rules }”.
    .cite = mop mop-chapter-scenario
    .forms = scenario
mop-term-initiative = Initiative
    .rule = If both sides move, or both attack, whoever holds the initiative says who acts first; then the initiative passes to the other side. In other cases where the order matters the holder chooses too, but keeps the initiative.
    .cite = mop mop-chapter-initiative
    .forms = initiative
mop-term-movement = Movement
    .rule = Armies go from one country to an adjacent one. Enemies do not block. Whoever plays a move card and has an army must move one. A fortified army stands up before it goes; an army that leaves a capital no longer occupies it.
    .cite = mop mop-chapter-movement
    .forms = movement
mop-term-adjacent = Adjacent
    .rule = Two countries are adjacent if their cards touch along a side. In the Thirty Years War both homes touch only the neutral country.
    .cite = mop mop-chapter-movement
    .forms = adjacent country, adjacent countries, adjacent
mop-term-home = Home country
    .rule = Yours is where you recruit, where your strength die lies and where your garrison defends. You control it as long as no enemy army stands on its capital.
    .cite = mop mop-chapter-control
    .forms = home country, home countries, own home
mop-term-neutral = Neutral country
    .rule = It has a VP die but no capital and no garrison. You control it while you have an army there and the opponent has none.
    .cite = mop mop-chapter-control
    .forms = neutral country
mop-term-army = Army
    .rule = Each side has three. Those not in play are in its stock; destroyed armies return there.
    .cite = mop mop-chapter-setup
    .forms = army, armies
mop-term-fortified = Fortified army
    .rule = An army lying on its side. In defence it counts { $fortified_value ->
        [just_1] 1, whatever the strength of its side
       *[strength_plus_1] its strength and one more
    }. It does not attack, unless it stands up just before the fight; it stands up also when it moves.
    .cite = mop mop-chapter-fortify
    .forms = fortified army, fortified armies, fortified
    .house = fortified_value
mop-term-combat = Combat
    .rule = Each side adds up its strength in that country. Attacker: strength times attacking armies, +1 for a card discarded with Attack +1. Defender: strength for each standing army, { $fortified_value ->
        [just_1] 1 for each fortified one
       *[strength_plus_1] strength and one more for each fortified one
    }, and 2 for an active garrison at home. The lower side’s armies all go to stock; if equal, those of both. { $lying_attackers ->
        [spared] An attacker who does not win loses the armies that attacked, but those that stayed down are spared.
       *[destroyed] An attacker who does not win loses all its armies there, also those that stayed down.
    }
    .cite = mop mop-chapter-combat
    .forms = combat, combats
    .house = fortified_value lying_attackers
mop-term-garrison = Garrison
    .rule = Every capital has a garrison of strength 2. It only defends its own home, never attacks, moves or dies, and does not grow with army strength. While the enemy occupies the capital it counts for nobody, { $occupier_attacks ->
        [frees_capital_first] until the army on it attacks: then the capital is free first, and the garrison fights.
       *[keeps] even while the army on it attacks.
    }
    .cite = mop mop-chapter-combat
    .forms = garrison, garrisons
    .house = occupier_attacks
mop-term-capital = Capital
    .rule = If an attacker wins in the enemy’s home, one of its armies takes the capital; { $capital_by_defence ->
        [yes] so does an invader who beats off an attack there.
       *[no] whoever wins in defence does not.
    } While that army stays there undefeated, its side controls the country; the owner cannot recruit and scores no VP at all.
    .cite = mop mop-chapter-combat
    .forms = capital, capitals
    .house = capital_by_defence occupier_attacks
mop-term-control = Control
    .rule = You control your home unless an enemy stands on its capital; a neutral country if only you have armies there; the enemy’s home while you occupy its capital. Control counts for Strength and Score.
    .cite = mop mop-chapter-control
    .forms = control, controlled
mop-term-army_strength = Army strength
    .rule = The die on a home card, 1 to 6: what each of that side’s armies is worth. Strength raises it; nothing lowers it.
    .cite = mop mop-chapter-strength
    .forms = army strength, strength die
    .house = strength_at_6
mop-term-vp = Victory points (VP)
    .rule = White cubes are worth 1, black ones 5. They come from a limited stock. 18 VP end the game at the end of the turn.
    .cite = mop mop-chapter-score
    .forms = VP, victory points
mop-term-vp_die = VP die
    .rule = What a country is worth to whoever controls it when scoring. Strength turns it down; at 0 it is taken away. Nothing turns it up.
    .cite = mop mop-chapter-score
    .forms = VP dice
mop-term-stock = Stock
    .rule = The VP cubes nobody has won yet; also the armies of a side that are not in play.
    .cite = mop mop-chapter-setup
    .forms = stock
mop-term-discard = Discard pile
    .rule = Played cards lie here, open to both, until you play Score.
    .cite = mop mop-chapter-sequence
    .forms = discard pile, discard piles
mop-term-move1 = Move 1
    .rule = Move one of your armies to an adjacent country. Resolved at a.
    .cite = mop mop-chapter-movement
mop-term-move2 = Move 2
    .rule = Move one army, or two together from one country to the same adjacent country. Never one army twice, never two different ways. Resolved at a.
    .cite = mop mop-chapter-movement
mop-term-recruit = Recruit
    .rule = Put one army from your stock on your home country. Nothing happens if the stock is empty or the enemy occupies your capital. Resolved at b.
    .cite = mop mop-chapter-recruit
mop-term-fortify = Fortify
    .rule = Lay one of your standing armies on its side: it counts { $fortified_value ->
        [just_1] 1 in defence, whatever your strength.
       *[strength_plus_1] one more in defence.
    } { $fortify_optional ->
        [yes] You may leave them all standing.
       *[no] If one of yours stands, one must lie down.
    } Resolved at c, before attacks.
    .cite = mop mop-chapter-fortify
    .house = fortified_value fortify_optional
mop-term-attack = Attack
    .rule = Choose a country: all your standing armies there fight everything the enemy has there. You may stand up fortified ones first. If one of your standing armies can attack somewhere, you must attack, { $suicide_attack ->
        [optional] unless no attack can win.
       *[forced] even if no attack can win.
    } { $forced_attack ->
        [each_standing] Then it must be in a country where one of them stands.
       *[any_standing] It may be in any country with a target, also one where armies stand up first.
    } Resolved at d.
    .cite = mop mop-chapter-attack
    .house = suicide_attack forced_attack
mop-term-attack1 = Attack +1
    .rule = Like Attack, with +1 to your total for one other card discarded from your hand, never Score. With only Score in hand it is a plain Attack. If you cannot attack, you discard nothing. Not every scenario plays with it. Resolved at d.
    .cite = mop mop-chapter-attack
mop-term-strength = Strength
    .rule = Turn the VP die of a country you control down by one and your strength die up by one, to at most 6. If no die can go down, nothing happens; { $strength_at_6 ->
        [nothing] nothing happens either when your strength die is at its highest.
       *[reduce_anyway] when your strength die is at its highest, the VP die still goes down.
    } In the Age of Marlborough no home’s VP die goes below 2. Resolved at e.
    .cite = mop mop-chapter-strength
    .house = strength_at_6
mop-term-score = Score
    .rule = Gain 1 VP and the VP dice of all countries you control, as far as the stock goes; nothing at all if your capital is occupied. In the Age of Marlborough your home brings nothing while an enemy army is in it. Then take all your cards back. You may only play it with at least one card in your discard pile. Resolved at f.
    .cite = mop mop-chapter-score
mop-term-playable = Playable card
    .rule = Every card in your hand may be picked, but Score only while a card lies in your discard pile. A card that cannot do anything may be picked too, to keep a better one.
    .cite = mop mop-chapter-sequence
    .forms = playable
mop-term-dice = Dice
    .rule = Only the initiative is rolled for, once at the start. All other dice lie on the cards and count: army strength on the homes, VP on every country.
    .cite = mop mop-chapter-setup
    .forms = dice, die
mop-term-letters = Letters a to f
    .rule = They say in which order two cards of a turn are carried out: a move, b recruit, c fortify, d attack, e strength, f score.
    .cite = mop mop-chapter-sequence
mop-term-country = Country
    .rule = A card of the map. It has a VP die; a home country has a capital, a garrison and the strength die of its side as well.
    .cite = mop mop-chapter-setup
    .forms = country, countries
mop-term-pick = The pick
    .rule = Both choose one card in secret and may change their mind until the second has chosen. Then both are turned over together.
    .cite = mop mop-chapter-sequence
    .forms = secretly, in secret

## The same, by card, chapter and house rule

mop-rule-card-move1 = { mop-term-move1.rule }
mop-rule-card-move2 = { mop-term-move2.rule }
mop-rule-card-recruit = { mop-term-recruit.rule }
mop-rule-card-fortify = { mop-term-fortify.rule }
mop-rule-card-attack = { mop-term-attack.rule }
mop-rule-card-attack1 = { mop-term-attack1.rule }
mop-rule-card-strength = { mop-term-strength.rule }
mop-rule-card-score = { mop-term-score.rule }
mop-rule-chapter-setup = { mop-term-setup.rule }
mop-rule-chapter-sequence = { mop-term-sequence.rule }
mop-rule-chapter-initiative = { mop-term-initiative.rule }
mop-rule-chapter-movement = { mop-term-movement.rule }
mop-rule-chapter-recruit = { mop-term-recruit.rule }
mop-rule-chapter-fortify = { mop-term-fortify.rule } { mop-term-fortified.rule }
mop-rule-chapter-attack = { mop-term-attack.rule } { mop-term-attack1.rule }
mop-rule-chapter-combat = { mop-term-combat.rule } { mop-term-garrison.rule } { mop-term-capital.rule }
mop-rule-chapter-strength = { mop-term-strength.rule }
mop-rule-chapter-score = { mop-term-score.rule }
mop-rule-chapter-control = { mop-term-control.rule }
mop-rule-chapter-end = { mop-term-end.rule }
mop-rule-chapter-scenario = { mop-term-scenario.rule }
mop-rule-house-fortified_value = { mop-house-fortified_value-help } Usually: { mop-house-fortified_value-strength_plus_1 }. Or: { mop-house-fortified_value-just_1 }.
mop-rule-house-occupier_attacks = { mop-house-occupier_attacks-help } Usually: { mop-house-occupier_attacks-keeps }. Or: { mop-house-occupier_attacks-frees_capital_first }.
mop-rule-house-lying_attackers = { mop-house-lying_attackers-help } Usually: { mop-house-lying_attackers-destroyed }. Or: { mop-house-lying_attackers-spared }.
mop-rule-house-strength_at_6 = { mop-house-strength_at_6-help } Usually: { mop-house-strength_at_6-reduce_anyway }. Or: { mop-house-strength_at_6-nothing }.
mop-rule-house-fortify_optional = { mop-house-fortify_optional-help } Usually: { mop-house-fortify_optional-no }. Or: { mop-house-fortify_optional-yes }.
mop-rule-house-suicide_attack = { mop-house-suicide_attack-help } Usually: { mop-house-suicide_attack-forced }. Or: { mop-house-suicide_attack-optional }.
mop-rule-house-capital_by_defence = { mop-house-capital_by_defence-help } Usually: { mop-house-capital_by_defence-no }. Or: { mop-house-capital_by_defence-yes }.
mop-rule-house-forced_attack = { mop-house-forced_attack-help } Usually: { mop-house-forced_attack-any_standing }. Or: { mop-house-forced_attack-each_standing }.

## On the phone

game-march-of-progress = The March of Progress
    .line = Two powers, eight cards each, one pick in secret. About 30 minutes.
mop-ui-board = The table in words
mop-ui-score = Score
mop-ui-hand = Your hand
mop-ui-vp = VP
mop-ui-vp-left = VP left
mop-ui-strength = Strength
mop-ui-initiative = Initiative
mop-ui-turn = Turn
mop-ui-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
mop-ui-holds = { $seat } holds { $cards }.
mop-ui-last-turn = Show turn { $turn }
mop-ui-ends = The game ends with this turn
mop-ui-garrison = garrison { $strength }
mop-ui-occupied = capital occupied
mop-ui-contested = contested
mop-ui-held = held by { $seat }
mop-ui-empty = empty
mop-ui-in-stock = { $count } in stock

mop-ui-phase-roll = Initiative
mop-ui-phase-pick = Pick
mop-ui-phase-move = Move
mop-ui-phase-recruit = Recruit
mop-ui-phase-fortify = Fortify
mop-ui-phase-attack = Attack
mop-ui-phase-strength = Strength
mop-ui-phase-score = Score
mop-ui-phase-over = The end
mop-ui-track = Order of resolving

mop-ui-stays = stays in hand
mop-ui-spent = spent
mop-ui-locked = locked
mop-ui-tap-card = Tap a card
mop-ui-lock = Lock in { $card }
mop-ui-lock-instead = Lock in { $card } instead
mop-ui-change-mind = { $card } is locked. Tap another card to change your mind.
mop-ui-has-locked = { $seat } has locked a card
mop-score-needs-discard-short = needs a discard
mop-ui-enter = Which side turned over what?
mop-ui-entered = { $seat }: entered
mop-ui-entered-none = { $seat }: ?

mop-ui-tap-map = Tap the map or an offer
mop-ui-tap-discard = Tap the card to discard
mop-ui-choices = Your choices
mop-ui-army-standing = Standing army: { $country }
mop-ui-army-lying = Fortified army: { $country }
mop-ui-acts-first = { $seat } acts first
mop-ui-do-move = { $count ->
    [one] Move 1 army
   *[other] Move { $count } armies
} → { $country }
mop-ui-do-attack = { $count ->
    [0] Attack
    [one] Stand 1 up and attack
   *[other] Stand { $count } up and attack
}: { $country }
mop-ui-do-fortify = Lay this army on its side
mop-ui-do-occupy = Stand this army on the capital
mop-ui-do-strengthen = Turn down the VP die: { $country }
mop-ui-do-discard = Discard { $card }

mop-ui-revealed = Revealed cards
mop-ui-go-on = Go on
mop-ui-ask-read = Turn { $turn }: this is what happened
mop-ui-look = What lies here: { $country }
mop-ui-card-rule = What { $card } does
mop-ui-happened = What happened
mop-ui-letters = { $first } comes before { $then }
mop-ui-order-open = Who acts first?
mop-ui-same-letter = Both at once
mop-ui-initiative-to = The initiative passes to { $seat }
mop-ui-gave-up = gave up { $card }
mop-ui-gained = { $count ->
    [0] no VP
   *[other] +{ $count } VP
}
mop-ui-first = acts first
mop-ui-second = acts second
mop-ui-waits = still to come
mop-ui-done = done
mop-ui-nothing = nothing happened

mop-ui-combat = Combat: { $country }
mop-ui-attacks = { $seat } attacks
mop-ui-attacks-in = { $seat } attacks: { $country }
mop-ui-against = { $attack } against { $defence }
mop-ui-beats = beats
mop-ui-loses = falls to
mop-ui-equals = equals
mop-ui-wins = { $seat } wins
mop-ui-tie = Equal
mop-ui-lost-armies = { $count ->
    [one] 1 army of { $seat }
   *[other] { $count } armies of { $seat }
}
mop-ui-losses = To stock: { $armies }
mop-ui-no-losses = Nobody loses an army

mop-ui-to-go = { $count } to go
mop-ui-choosing = is choosing …
mop-ui-chosen = has chosen

mop-ui-words-player = { $seat }: { $vp } VP, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $stock ->
    [one] 1 army
   *[other] { $stock } armies
} in stock.
mop-ui-words-control = Controlled by { $seat }.
mop-ui-words-nobody = Controlled by nobody.
mop-ui-words-vp = VP die { $value }.
mop-ui-words-strength = Army strength { $value }.
mop-ui-words-garrison = Garrison { $strength }, active.
mop-ui-words-no-garrison = Garrison { $strength }, not active.
mop-ui-words-occupier = { $seat } occupies the capital.
mop-ui-words-standing = { $count ->
    [one] 1 army of { $seat } standing
   *[other] { $count } armies of { $seat } standing
}
mop-ui-words-lying = { $count ->
    [one] 1 army of { $seat } fortified
   *[other] { $count } armies of { $seat } fortified
}
mop-ui-words-armies = Here: { $armies }.
mop-ui-words-no-armies = No armies.

mop-ui-set-vp = Victory points
mop-ui-set-strength = Army strength
mop-ui-set-vp-die = VP die: { $country }
mop-ui-set-cards = Cards in hand
mop-ui-set-cards-hint = The others lie in the discard pile.
mop-ui-card-in-play = { $card } is in play.
mop-ui-army = Army { $number } of { $seat }
mop-ui-place-stock = In stock
mop-ui-place-standing = { $country }, standing
mop-ui-place-lying = { $country }, fortified
mop-ui-place-capital-standing = { $country }, on the capital
mop-ui-place-capital-lying = { $country }, on the capital, fortified

mop-pack-scenario = Scenario
mop-pack-scenario-hint = Countries, neighbours, armies, cubes and cards.

## What a referee can rule

mop-verdict-cards_stand = the cards stand as they were turned over
mop-verdict-pick_again = both pick again
mop-why-letters = the letters decide the order

## Hints for a first match

mop-coach-roll-initiative = Each side throws one die. The higher one begins with the initiative: where both play the same kind of card, it says who acts first.
    .title = The first roll
mop-coach-prompt-pick = You both pick in secret and reveal together. The letter says what happens first: a before f. To begin with, Move 1 into the neutral country is good.
    .title = Your first card
mop-coach-prompt-picked = Your card lies face down. Until the other side has picked, you may tap another one and lock that instead.
    .title = Locked
mop-coach-prompt-enter = Turn both cards over on the table, then tap what was played. Either phone may do that for both.
    .title = Cards on the table
mop-coach-prompt-order = You hold the initiative and decide. Afterwards it passes to the other side, so think whether it is worth it.
    .title = Who acts first
mop-coach-prompt-move = Tap an army, then the country it goes to. Enemies do not block the way, and armies of both sides may stand in one country.
    .title = Moving
mop-coach-prompt-fortify = A fortified army lies on its side. It counts more in defence, and does not attack while it lies.
    .title = Fortifying
mop-coach-prompt-attack = Each country shows both totals before you choose. The weaker side loses all its armies there, and equal totals cost both sides theirs.
    .title = Attacking
mop-coach-prompt-discard = Attack +1 costs one other card of your hand. Give up the one you miss least; it returns when you play Score.
    .title = One card more
mop-coach-prompt-occupy = The army on the capital controls that home country. Its owner neither recruits nor scores until it is driven out.
    .title = Taking the capital
mop-coach-prompt-strength = You pay with a VP die of a country you control: it goes down by one, your army strength up by one, for the rest of the game.
    .title = Growing stronger
mop-coach-scored = Score brings VP for every country you control and all your cards back. Playing it too late leaves you with few cards to choose from.
    .title = Scoring
mop-coach-combat-won = Tap the combat to see how the totals came about. Destroyed armies go back to their stock and can be recruited again.
    .title = The first combat
mop-coach-combat-lost = Tap the combat to see how the totals came about. Destroyed armies go back to their stock and can be recruited again.
    .title = The first combat
mop-coach-nothing = A card that can do nothing is spent all the same. The reason stands beside it.
    .title = A card without effect
mop-coach-last-turn = Somebody has enough VP: after this turn the most VP win. The other side may still catch up.
    .title = The last turn

# What to do on the real table: a verb and a piece; whose job it is stands before it.
mop-deed-move = move { $count ->
    [one] an army of { $seat }
   *[other] { $count } armies of { $seat }
} from { $from } to { $country }{ $posture ->
    [capital_standing] , onto the capital
    [capital_lying] , lying on the capital
    [lying] , lying down
   *[standing] {""}
}
mop-deed-turn = { $posture ->
    [capital_standing] stand { $seat }’s army on the capital
    [capital_lying] lay { $seat }’s army down on the capital
    [lying] lay { $count ->
        [one] an army of { $seat } down
       *[other] { $count } armies of { $seat } down
    }
   *[standing] stand { $count ->
        [one] an army of { $seat } up
       *[other] { $count } armies of { $seat } up
    }
}: { $country }
mop-deed-place = put { $count ->
    [one] an army of { $seat }
   *[other] { $count } armies of { $seat }
} from the stock on { $country }, { $posture ->
    [capital_standing] on the capital
    [capital_lying] lying on the capital
    [lying] lying down
   *[standing] standing
}
mop-deed-take-off = take { $count ->
    [one] { $seat }’s army
   *[other] { $count } armies of { $seat }
} off { $from }
mop-deed-strength = turn the strength die from { $from } to { $to }: { $country }
mop-deed-vp-die = { $to ->
    [0] take the VP die away: { $country }
   *[other] turn the VP die from { $from } to { $to }: { $country }
}
mop-deed-cubes-take = take { $count } VP for { $seat } from the stock
mop-deed-cubes-back = put { $count } VP of { $seat } back into the stock
mop-deed-stock = leave { $count } VP in the stock
mop-deed-initiative = turn the initiative card to { $seat }
mop-deed-no-initiative = put the initiative card aside
mop-deed-card-open = lay { $card } open in front of you
mop-deed-card-hand = take { $card } back into your hand
mop-deed-card-discard = put { $card } on your discard pile

## The story of a match

mop-story-vp = Victory points by turn
mop-story-won = Combats won
mop-story-fallen = Armies lost in combat
mop-story-card = { $card } played

# With the old value; the texts without it are for logs of earlier versions.
mop-corrected-vp-from = Corrected: { $seat } has { $vp } VP, not { $was }.
mop-corrected-strength-from = Corrected: { $seat }’s army strength is { $strength }, not { $was }.
mop-corrected-vp-die-from = Corrected: the VP die shows { $vp }, not { $was }: { $country }.
