### What Price Glory?, in our own words.

## The book

game-what-price-glory = What Price Glory?
    .line = The Western Front, 1914 to 1918
    .blue = Entente
    .orange = Central Powers
book-wpg = What Price Glory?
wpg-section-1-1 = 1.1 Counters
wpg-section-1-2 = 1.2 The map
wpg-section-1-3 = 1.3 Cards
wpg-section-3-1 = 3.1 Sequence of play
wpg-section-4 = 4 Impulses
wpg-section-4-1 = 4.1 Starting an impulse
wpg-section-4-2 = 4.2 Playing cards
wpg-section-4-3 = 4.3 Active units
wpg-section-4-4 = 4.4 Concluding an impulse
wpg-section-5-1 = 5.1 Special actions
wpg-section-5-3 = 5.3 Several cards
wpg-section-5-4 = 5.4 Combining cards
wpg-section-6-1 = 6.1 Moving
wpg-section-6-2 = 6.2 Movement costs
wpg-section-6-3 = 6.3 Stacking
wpg-section-7-1 = 7.1 When to attack
wpg-section-7-2 = 7.2 How to attack
wpg-section-7-3 = 7.3 Applying damage
wpg-section-7-4 = 7.4 Retreats
wpg-section-7-5 = 7.5 Special units
wpg-section-8-1 = 8.1 Supply
wpg-section-8-2 = 8.2 Tracing supply
wpg-section-8-3 = 8.3 Supply sources
wpg-section-9-1 = 9.1 Control
wpg-section-9-2 = 9.2 Change of control
wpg-section-10-1 = 10.1 The Eastern Front
wpg-section-10-2 = 10.2 Units to the East
wpg-section-10-3 = 10.3 Units from the East
wpg-section-11-2 = 11.2 Initiative track
wpg-section-12 = 12 Victory
wpg-section-13-2 = 13.2 Turn one: first pass
wpg-section-13-3 = 13.3 Turn one: cards
wpg-section-13-4 = 13.4 Turn one: Belgium
wpg-section-14 = 14 Card explanations
wpg-section-14-1 = 14.1 Steel Rain
wpg-section-14-2 = 14.2 Machine Guns!
wpg-section-14-4 = 14.4 French Army Mutinies
wpg-section-14-5 = 14.5 The Kaiser Offensive
wpg-section-14-8 = 14.8 Railroads
wpg-section-14-9 = 14.9 Air Supremacy
wpg-section-14-10 = 14.10 Nivelle and Somme
wpg-section-14-12 = 14.12 The USA Enters the War
wpg-section-5-2 = 5.2 Event cards
wpg-section-6-4 = 6.4 Tanks
wpg-section-11-1 = 11.1 Initiative
wpg-section-14-3 = 14.3 Reinforcements
wpg-section-14-6 = 14.6 Independent Initiative
wpg-section-14-7 = 14.7 Battlefield Coordination
wpg-section-14-11 = 14.11 Stosstruppen
wpg-section-14-13 = 14.13 High Seas Fleet
wpg-section-15 = 15 Card combinations

## Names

wpg-side-orange = Central Powers
wpg-side-blue = Entente
wpg-card-esprit-de-corps = Esprit de Corps
wpg-card-battlefield-coordination = Battlefield Coordination
wpg-card-battlefield-recovery = Battlefield Recovery
wpg-card-independent-initiative = Independent Initiative
wpg-card-steel-rain = Steel Rain
wpg-card-railroads = Railroads
wpg-card-reinforcements = Reinforcements
wpg-card-machine-guns = Machine Guns!
wpg-card-high-seas-fleet = High Seas Fleet
wpg-card-grand-fleet-sorties = Grand Fleet Sorties
wpg-card-submarine-warfare = Unrestricted Submarine Warfare
wpg-card-stosstruppen = Stosstruppen
wpg-card-french-army-mutinies = French Army Mutinies
wpg-card-kaiser-offensive = The Kaiser Offensive
wpg-card-poison-gas = Poison Gas
wpg-card-trench-warfare = Trench Warfare
wpg-card-air-supremacy = Air Supremacy
wpg-card-siegfried-position = Siegfried Position
wpg-card-usa-enters = The USA Enters the War
wpg-card-somme-offensive = The Somme Offensive
wpg-card-nivelle-offensive = The Nivelle Offensive
wpg-card-tanks = Tanks
wpg-card-unity-of-command = Unity of Command
wpg-card-printed = Printed card
wpg-card-other = A card with another text
wpg-box-german-reserve = German reserve
wpg-box-french-reserve = French reserve
wpg-box-british-reserve = British reserve
wpg-box-allied-reserve = Belgian and US reserve
wpg-box-not-in-play = Not currently in play
wpg-box-out-of-the-game = Out of the game
wpg-box-east = Eastern Front
wpg-box-returning = Returning from the East
wpg-counter-german-corps = German corps
wpg-counter-french-corps = French corps
wpg-counter-british-corps = British corps
wpg-counter-belgian-corps = Belgian corps
wpg-counter-us-corps = US corps
wpg-counter-german-stoss = Stosstruppen
wpg-counter-french-mutiny = Mutiny corps
wpg-counter-french-tank = French tanks
wpg-counter-british-tank = British tanks
wpg-counter-british-bef = BEF corps

## What to do

wpg-prompt-build-hands = { $count ->
        [one] Choose up to one card in secret
       *[other] Choose up to { $count } cards in secret
    }
wpg-prompt-hand-chosen = Hand chosen. You may still change it
wpg-wait-build-hands = Both sides choose their cards
wpg-prompt-bring-back = Choose the units that come back from the Eastern Front
wpg-wait-bring-back = { $side }: choosing who comes back from the East
wpg-prompt-next-impulse = Begin an impulse with cards, or pass
wpg-prompt-must-pass = The Entente passes its first impulse
wpg-wait-must-pass = { $side }: must pass the first impulse
wpg-wait-next-impulse = { $side }: an impulse, or a pass
wpg-prompt-send-east = Choose the units that leave for the Eastern Front
wpg-wait-send-east = { $side }: choosing who leaves for the East
wpg-prompt-window = Do you react?
wpg-wait-window = { $side }: a reaction is possible
wpg-prompt-begin = { $cards ->
        [one] How do you use your card?
       *[other] How do you begin with your { $cards } cards?
    }
wpg-wait-begin = { $cards ->
        [one] { $side }: choosing how to use the card
       *[other] { $side }: choosing how to begin with { $cards } cards
    }
wpg-prompt-slot = Choose the group for action { $slot } of { $slots }
wpg-wait-slot = { $side }: choosing the group for action { $slot } of { $slots }
wpg-prompt-extend = Another card, or the end of your impulse?
wpg-wait-extend = { $side }: another card, or the end of the impulse
wpg-prompt-singles = Choose the next single unit ({ $left } left)
wpg-wait-singles = { $side }: single units act ({ $left } left)
wpg-prompt-act = { $count ->
        [one] One unit in { $area }: what does it do?
       *[other] { $count } in { $area }: what do they do?
    }
wpg-wait-act = { $side }: choosing what { $count ->
        [one] one unit in { $area } does
       *[other] { $count } in { $area } do
    }
wpg-prompt-moving = { $count } in { $area }: on, or halt?
wpg-wait-moving = { $side }: { $count } on the move from { $area }
wpg-prompt-damage = { $area }: { $hits ->
        [one] one more hit
       *[other] { $hits } more hits
    } to absorb
wpg-wait-damage = { $side }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } to absorb in { $area }
wpg-prompt-fire = { $area }: throw. How many dice hit?
wpg-wait-fire = { $side } throws in { $area }: { $dice }
wpg-prompt-event = { $card }: choose
wpg-wait-event = { $side }: { $card }
wpg-prompt-take-cards = Take cards back from your discard pile
wpg-wait-take-cards = { $side }: taking cards back from the discard pile
wpg-prompt-retiring = Where does the group retire to?
wpg-wait-retiring = { $side }: a group retires
wpg-roll-attack = { $side }: attack in { $area }
wpg-roll-bombard = { $side }: bombardment of { $area }
wpg-roll-machine-guns = { $side }: machine guns in { $area }
wpg-roll-breakdown = Do the tanks break down? { $spent } or less: yes
wpg-roll-fleet = Does the High Seas Fleet get home?
wpg-shuffle-events = An event card is drawn
wpg-shuffle-reserve = Reinforcements are drawn

## Offers

wpg-offer-hand = Take these cards
wpg-offer-pass = Pass
wpg-offer-commit = { $card }
wpg-offer-hits = { $count ->
        [0] No hit
        [one] One hit
       *[other] { $count } hits
    }
wpg-offer-commit-printed = Cards face down
wpg-offer-combine = { $card } and more
wpg-offer-combine-event = { $card } and { $event }
wpg-offer-simple = One simple action, unseen
wpg-offer-simple-or = A simple action, or { $card }
wpg-offer-simple-printed = A simple action, or a card that changes it
wpg-offer-use = Play { $card }
wpg-offer-end = End the impulse
wpg-offer-singly = Let single units act
wpg-offer-skip = Do without
wpg-offer-activate = { $count ->
        [one] One unit in { $area }
       *[other] Up to { $count } in { $area }
    }
wpg-offer-attack = Attack in { $area }
wpg-offer-recover = Recover the group
wpg-offer-rail = By rail
wpg-offer-bombard = Bombard { $area }
wpg-offer-advance = { $count } to { $area } ({ $cost } { $cost ->
        [one] point
       *[other] points
    })
wpg-offer-no-step = To { $area }
wpg-offer-halt = Halt here
wpg-offer-flip = { $unit } { $strength }‑{ $move } in { $area }: turn to spent
wpg-offer-retreat = { $unit } { $strength }‑{ $move } retreats from { $area } to { $to }
wpg-offer-reserve = { $unit } { $strength }‑{ $move } in { $area }: into its box
wpg-offer-react = React: { $card }
wpg-offer-waive = No reaction in this impulse
wpg-offer-reinforce = Reinforcements: { $box ->
        [german-reserve] German
        [french-reserve] French
        [british-reserve] British
       *[other] Belgian and US
    }
wpg-offer-stoss = Stosstruppen in { $area }
wpg-offer-gas = Gas on { $area }
wpg-offer-trenches = { $count ->
        [one] Dig a trench
       *[other] Dig up to { $count } trenches
    }
wpg-offer-retire = Retire from { $area }
wpg-offer-retire-to = To { $area }
wpg-offer-land = The US corps land in { $area }
wpg-offer-tank = Tanks to { $area }
wpg-offer-refresh = { $count ->
        [one] Refresh one unit
       *[other] Refresh up to { $count } units
    }
wpg-offer-take = { $count ->
        [one] Take up to one card
       *[other] Take up to { $count } cards
    }
wpg-offer-east = { $count } to the Eastern Front
wpg-offer-west = { $count } back from the Eastern Front

## What happened

wpg-turn-begins = Turn { $turn }: { $season ->
        [summer] Summer
        [winter] Winter
        [spring] Spring
       *[fall] Fall
    } { NUMBER($year, useGrouping: 0) }
wpg-event-drawn = { $side }: an event is drawn
wpg-event-yours = You draw { $card }
wpg-event-shown = { $side }: { $card } is drawn
wpg-draw-printed = { $side }: draw a card from the event box, unseen, into the main deck
wpg-other-card = Do what the card says, and enter the result as a correction
wpg-hand-chosen = { $side }: hand chosen
wpg-hand-taken = { $side }: { $count ->
        [one] one card
       *[other] { $count } cards
    } taken
wpg-committed = { $side }: an impulse with { $count ->
        [one] one card
       *[other] { $count } cards
    }
wpg-passed = { $side }: pass
wpg-simple = { $side }: one action
wpg-shown = { $side }: { $card } is shown
wpg-skipped = { $side }: no further action here
wpg-singles = { $side }: up to { $count } single units act
wpg-advanced = { $side }: { $count } from { $area } to { $to }
wpg-railed = { $side }: { $count } by rail from { $area } to { $to }
wpg-recovered = { $side }: { $count } refreshed in { $area }
wpg-retired = { $side }: { $count } retire from { $area } to { $to }
wpg-took = { $side }: { $area } taken, total { $total }
wpg-paris-falls = Paris has fallen
wpg-fired-attack = { $side }: attack in { $area }, { $hits } of { $dice } dice hit
wpg-fired-bombard = { $side }: bombardment of { $area }, { $hits } of { $dice } dice hit
wpg-fired-machine-guns = { $hits ->
        [0] Machine guns in { $area }: no hit
       *[other] Machine guns in { $area }: { $hits } hits, two for each die that hit
    }
wpg-absorbed-flip = { $area }: { $unit } is spent
wpg-absorbed-retreat = { $area }: { $unit } retreats to { $to }
wpg-absorbed-reserve = { $area }: { $unit } is taken off the map
wpg-mutiny = A French corps in the reserve mutinies
wpg-broke-down = Tanks break down in { $area }
wpg-gun-placed = A machine gun opens fire in { $area }
wpg-reacted = { $side }: { $card } in reaction
wpg-waived = { $side }: no reaction in this impulse
wpg-fleet-countered = The Grand Fleet stops the sortie of the High Seas Fleet
wpg-fleet-sails = The High Seas Fleet brings { $count } victory points
wpg-fleet-returns = The High Seas Fleet gets home
wpg-fleet-lost = The High Seas Fleet is lost
wpg-reinforced = { $count ->
        [one] { $side }: one reinforcement in { $area }
       *[other] { $side }: { $count } reinforcements in { $area }
    }
wpg-stoss = { $count ->
        [one] One corps in { $area } becomes Stosstruppen
       *[other] { $count } corps in { $area } become Stosstruppen
    }
wpg-gas = Gas on { $area }
wpg-dug = { $side }: a trench in { $area }
wpg-us-land = { $count } US corps arrive in { $area }
wpg-usa-entered = The USA enter the war
wpg-tank-placed = Tanks join the line in { $area }
wpg-refreshed = { $count ->
        [one] { $side }: one unit refreshed
       *[other] { $side }: { $count } units refreshed
    }
wpg-refreshed-all = { $count ->
        [0] The turn ends
        [one] The turn ends: one unit in supply is fresh again
       *[other] The turn ends: { $count } units in supply are fresh again
    }
wpg-took-cards = { $side }: { $count ->
        [one] one card
       *[other] { $count } cards
    } taken back
wpg-sent-east = { $count ->
        [one] One unit leaves for the Eastern Front
       *[other] { $count } units leave for the Eastern Front
    }
wpg-brought-back = { $count ->
        [one] One unit is on its way back from the East
       *[other] { $count } units are on their way back from the East
    }
wpg-initiative = Initiative: { $side }
wpg-nivelle-failed = The offensive took no area: { $count } victory point for the Central Powers
wpg-corrected-unit = { $unit }: from { $from } to { $to }, { $face ->
        [fresh] fresh
       *[spent] spent
    }
wpg-corrected-control = Control of { $area }: { $side }
wpg-corrected-trench = Control of { $area }: { $side }, with a trench
wpg-corrected-marker = { $kind ->
        [gas] Gas
       *[machine-gun] Machine gun
    } of { $side }: { $area }
wpg-corrected-no-marker = { $kind ->
        [gas] Gas
       *[machine-gun] Machine gun
    } of { $side }: off the map
wpg-corrected-hand = { $side }: { $count } cards in hand
wpg-corrected-tracks = Victory track { $victory }, initiative { $initiative } ({ $side })
wpg-won-paris = Paris has fallen: the Central Powers win
wpg-won-points = Victory: { $side }, with a total of { $total }
wpg-draw = The total is zero: a draw
wpg-changed-crossing = Rules: two different units cross a barrier in an action, also there and back; units by rail count too
wpg-changed-gas = Rules: nobody recovers in gas, whichever side sent it
wpg-changed-order = Rules: of Esprit de Corps and Battlefield Coordination either may be shown first
wpg-changed-second-card = Rules: a second card is used only after Esprit de Corps or Battlefield Coordination was shown
wpg-changed-stand-in = Rules: a corps that replaces one that has acted has acted too, and is spent at the end of the impulse
wpg-changed-groups = Rules: a group that acted does not also take the Siegfried Position; one that only fired Steel Rain may be the other group
wpg-changed-rain-first = Rules: with Esprit de Corps, Steel Rain may come before the group is chosen, in an area that could fire it
wpg-changed-tank-cover = Rules: a tank in the area also makes the machine guns of the Central Powers worse that fire at a group entering it
wpg-changed-full-trains = Rules: a train passes no area where its group would make more than ten
wpg-changed-turned-back = Rules: a group that machine guns turned back as a whole is still the group of the second action

## Reasons

wpg-one-card = One card: one group, one simple action
wpg-cards-combine = These cards may be played together
wpg-may-pass = Passing is always allowed
wpg-may-skip = No action is compulsory
wpg-may-halt = A group may stop anywhere
wpg-activate = Fresh units of one area
wpg-uses-text = The card is used by its text
wpg-card-text = As the card says
wpg-reaction = A reaction card
wpg-waive-reason = Nobody has to react
wpg-singles-reason = Four single units act instead of a group
wpg-bombards = The area or a neighbour of a supplied base
wpg-rails = Through supplied areas of the own side
wpg-recovers = Spent units of a supplied group become fresh
wpg-takes = From the discard pile to the hand, for later impulses
wpg-transfer = As the turn track says
wpg-cost-step = One area
wpg-cost-enter = { $area } is the enemy’s or holds enemies
wpg-cost-leave = { $area }, which is left, is the enemy’s or holds enemies
wpg-cost-belgium = Belgium in turn one costs nothing more
wpg-strength = Combat strength
wpg-dice-of = { $count ->
        [one] One die of strength { $strength } needs { $need } or less
       *[other] { $count } dice of strength { $strength } need { $need } or less
    }
wpg-dice-cannot = { $count ->
        [one] One unit of strength { $strength } cannot hit
       *[other] { $count } units of strength { $strength } cannot hit
    }
wpg-mod-bef = Only BEF corps in the target
wpg-mod-tank = Tanks in the target
wpg-mod-trench = A trench
wpg-mod-stoss = Stosstruppen ignore what weakens fire
wpg-bombard-need = Steel Rain
wpg-absorb-flip = A fresh unit is turned
wpg-absorb-retreat = A spent unit retreats
wpg-absorb-reserve = No further retreat: off the map
wpg-hand-track = Turn track
wpg-hand-submarines = Submarine warfare
wpg-hand-usa = The USA are in the war
wpg-in-supply = { $area } is in supply
wpg-out-of-supply = { $area }: no line to { $source ->
        [german] the eastern edge of the map
        [french] the southern edge of the map
       *[port] a friendly port
    }

## Refusals

wpg-over = The game is over
wpg-not-yours = It is not your decision
wpg-not-now = This cannot be done now
wpg-not-asked-for = The game does not wait for that
wpg-wrong-dice = These are not the dice that were asked for
wpg-more-hits-than-dice = { $count ->
        [one] One die is thrown: it hits or not
       *[other] { $count } dice are thrown: no more of them hit
    }
wpg-not-an-order = This is no order of the pile
wpg-must-pass = The Entente must pass its first impulse
wpg-not-in-hand = This card is not in your hand: { $card }
wpg-so-many-in-hand = You have { $count } cards in hand
wpg-hands-are-chosen = Hands are being chosen: choose another number
wpg-so-many-cards = There are { $most } cards in hand and deck together
wpg-cards-on-the-table = The cards lie on the table: say how many
wpg-cards-on-the-phone = The cards are on the phones: say which
wpg-not-in-deck = This card is not in your deck so often: { $card }
wpg-not-in-discard = This card is not in your discard pile so often: { $card }
wpg-not-committed = This card is not committed to the impulse: { $card }
wpg-hand-too-large = At most { $most } cards, not { $count }
wpg-too-many-taken = At most { $most } cards
wpg-turn-one-single = In turn one the Entente plays single cards for simple actions only
wpg-too-many-cards = At most { $most } cards in an impulse
wpg-same-card-twice = All cards of an impulse must be different
wpg-plays-alone = { $card } is not played together with others this way
wpg-start-with = Several cards begin with Esprit de Corps or Battlefield Coordination, not with { $card }
wpg-usa-ended-it = { $card } has no effect any more: the USA are in the war
wpg-event-with = { $card } is an event: only as the second group’s action with Battlefield Coordination
wpg-event-with-esprit = No event together with Esprit de Corps
wpg-not-the-start = { $card } does not start this impulse
wpg-does-not-extend = { $card } does not extend an impulse
wpg-no-text-now = The text of { $card } is not played at this moment
wpg-kaiser = Only while the total is below zero; it is { $total }
wpg-nothing-for = There is nothing that { $card } could be used for
wpg-not-for-card = { $card } does not allow that
wpg-card-needed = That needs { $card } among the cards of this impulse
wpg-group-size = A group has 1 to { $most } units
wpg-not-your-unit = That is not your unit
wpg-group-area = A group stands in one area
wpg-not-on-map = These units are not on the map
wpg-british-and-french = British and French units do not act together before the USA enter the war
wpg-group-acted = These units belong to the other group or have acted
wpg-other-base = The group must come from where Steel Rain was fired, not from { $area }
wpg-one-unit = One unit at a time
wpg-same-units = Only units that acted before
wpg-spent = Spent units do not act
wpg-only-by-rail = They come back to the map by Railroads only
wpg-not-a-neighbour = { $area } does not border { $here }
wpg-too-far = { $area } costs { $cost }, { $left } left
wpg-barrier = Only { $most } units cross the { $barrier ->
        [river] river
        [forest] forest
       *[mountain] mountains
    } from { $here } to { $area } in one action
wpg-full = { $area } holds { $there } of at most { $most } units
wpg-no-enemy = No enemy in { $area }
wpg-may-not-attack = A Mutiny corps does not attack
wpg-no-supply = { $area } is out of supply
wpg-gassed = No recovery in gas: { $area }
wpg-no-target = Steel Rain cannot fall on { $area } now
wpg-no-rail = No train runs to { $area } for this group
wpg-no-way-back = The group cannot retire to { $area }
wpg-not-hit = { $unit } has no hit to absorb
wpg-must-retreat = { $unit } must retreat: say where to
wpg-must-go-back = { $unit } can only go back to where it came from, not to { $area }
wpg-no-retreat-there = { $unit } cannot retreat to { $area }: not next to it, the enemy’s, or full
wpg-no-retreat-now = { $unit } does not retreat with this hit
wpg-too-late = A reaction is played at once, while its window is open, or not at all
wpg-no-reaction = { $card } is no reaction to this
wpg-not-eastbound = Only units in supply with a movement above 1 are transferred
wpg-not-in-the-east = Only units on the Eastern Front come back from it
wpg-exactly = { $count ->
        [one] Exactly one unit
       *[other] Exactly { $count } units
    }
wpg-no-such-unit = There is no unit { $unit }
wpg-no-such-area = There is no area { $area }
wpg-no-such-side = There is no side { $side }
wpg-needs-match = This can only be asked in a match
wpg-correct-later = End or take back the impulse first
wpg-not-their-box = Units of this nation do not lie in the box { $box }
wpg-east-full = At most { $most } units are on the Eastern Front
wpg-held-by-others = Only the other side’s units are in { $area }
wpg-no-more-trenches = There are only { $most } trenches
wpg-off-the-track = The initiative goes from { $most } down to minus { $most }

## Data files

wpg-fault-choice = This is not one of the answers
wpg-fault-area-twice = This area is there twice
wpg-fault-no-paris = There must be an area with the id paris
wpg-fault-paris-lost = Paris must begin under the Entente: the Central Powers would have won (12)
wpg-fault-land = The land needs at least three corners
wpg-fault-land-crosses = The outline of the land crosses itself
wpg-fault-off-land = This area lies outside the land
wpg-map-read = The map as it would be drawn
wpg-fault-unknown-area = There is no area or box { $area }
wpg-fault-border-twice = This border is there twice: { $area }
wpg-fault-border-self = { $area } cannot border itself
wpg-fault-one-sided = { $area } names { $other } as its neighbour, but { $other } does not name { $area }
wpg-fault-same-place = Another area lies at the same place
wpg-fault-kind = This is no map, forces, cards or turns: it has no entries of theirs
wpg-fault-card-name = A card cannot have this id
wpg-fault-no-card = There is no card with the effect { $effect }
wpg-fault-too-many = More than { $most } units of a side cannot be in { $area }
wpg-fault-unconnected = This area cannot be reached from Paris
wpg-fault-no-east = No area lies at the eastern edge
wpg-fault-no-south = No area lies at the southern edge
wpg-fault-no-port = No area is a port: British, Belgian and US corps would never be in supply
wpg-fault-count = A negative number of units: { $area }
wpg-fault-counters = { $count } units: the whole sheet has { $most } counters (1.1)
wpg-fault-values = Strength and movement are 1 to 6
wpg-fault-card-twice = This card is there twice
wpg-fault-copies = Numbers of a card cannot be negative
wpg-fault-number = The number in this card's text is 1 to { $most }
wpg-fault-battle-cards = { $side ->
        [cp] The Central Powers have
       *[en] The Entente has
    } { $count } battle cards instead of { $most }
wpg-fault-event-cards = { $side ->
        [cp] The Central Powers have
       *[en] The Entente has
    } { $count } event cards instead of { $most }
wpg-fault-turns = There are { $most } turns
wpg-fault-hand = A hand has 1 to { $most } cards
wpg-fault-id = Small letters, digits and hyphens, beginning with a letter
wpg-fault-name = A name of at most 60 characters
wpg-fault-box = This is the id of a box beside the map
wpg-fault-not-theirs = { $area } is controlled by the other side, and none of its units begins there (9.2)
wpg-fault-not-their-box = Units of this nation do not lie in the box { $area }
wpg-fault-east-full = There are 0 to { $most } units on the Eastern Front (10.2)
wpg-fault-card-unnamed = No card is known by this id
wpg-fault-card-side = Only { $side ->
        [cp] the Central Powers
       *[en] the Entente
    } can have a card with this effect

## Setting up

wpg-form-play = Cards
wpg-form-play-digital = on the phones
wpg-form-play-companion = printed, on the table
wpg-form-play-help = With the printed game on the table, the phones keep the map, the tracks, supply and the dice, and only count the cards.
wpg-form-hits = Dice of an attack
wpg-form-hits-faces = every die
wpg-form-hits-number = only how many hit
wpg-form-hits-help = Every die: typed, or read by a camera. Only how many hit: the table throws, counts, and says a number.
wpg-form-tell_apart = Dice of one throw that need different numbers
wpg-form-tell_apart-order = from left to right
wpg-form-tell_apart-colour = by colour
wpg-form-tell_apart-throws = one throw for each number
wpg-form-tell_apart-help = From left to right: the dice as they lie, the lowest number first. By colour: black needs 1, blue 2, white 3, red 4, green 5.
wpg-form-map = Map
wpg-form-forces = Forces
wpg-form-cards = Cards in the decks
wpg-form-turns = Turn track
wpg-pack-western-front = as it comes
wpg-pack-even = even chances, as bots measured them
wpg-pack-own = { $name }
wpg-pack-map = Map
wpg-pack-map-hint = Areas, neighbours, barriers, ports and edges; the form is that of our own map.
wpg-pack-forces = Forces
wpg-pack-forces-hint = Units, their values, and where they begin.
wpg-pack-cards = Cards
wpg-pack-cards-hint = How many of each card, and the number in its text.
wpg-pack-turns = Turn track
wpg-pack-turns-hint = Hand sizes, events and transfers of the ten turns.

## The real table, lamps, the story

wpg-deed-turn = turn { $count } × { $unit } { $strength }‑{ $move } in { $area } to { $face ->
        [fresh] fresh
       *[spent] spent
    }
wpg-deed-move = move { $count } × { $unit } { $strength }‑{ $move } from { $area } to { $to } ({ $face ->
        [fresh] fresh
       *[spent] spent
    })
wpg-deed-off = move { $count } × { $unit } { $strength }‑{ $move } from { $area } to the box “{ $to }”
wpg-deed-on = move { $count } × { $unit } { $strength }‑{ $move } from the box “{ $area }” to { $to } ({ $face ->
        [fresh] fresh
       *[spent] spent
    })
wpg-deed-beside = move { $count } × { $unit } { $strength }‑{ $move } from the box “{ $area }” to the box “{ $to }”
wpg-deed-control = turn the control marker in { $area } to { $side }
wpg-deed-dig = lay a trench in { $area }
wpg-deed-fill = take the trench off { $area }
wpg-deed-marker = lay the { $kind ->
        [gas] gas marker
       *[machine-gun] machine gun
    } in { $area }
wpg-deed-no-marker = take the { $kind ->
        [gas] gas marker
       *[machine-gun] machine gun
    } off { $area }
wpg-deed-track = set the { $track ->
        [turn] game turn
        [difference] VP difference
        [victory] victory track
       *[initiative] initiative
    } to { $value }
wpg-deed-holder = turn the initiative marker to { $side }
wpg-tray-centre = Tracks
wpg-tray-map = Strip along the front
wpg-story-front = Areas of the enemy’s that each side holds
wpg-story-total = Victory points, from each side’s view
wpg-story-taken = Areas taken
wpg-story-attacks = Attacks
wpg-story-lost = Corps lost

## House rules

wpg-house-reveal_events = Event cards that are drawn
wpg-house-reveal_events-help = Does the other side see which event was drawn?
wpg-house-reveal_events-hidden = stay hidden
wpg-house-reveal_events-shown = are shown
wpg-house-marker_life = Machine gun and gas markers stay
wpg-house-marker_life-help = The book removes them after the impulse in one place and after the turn in two.
wpg-house-marker_life-turn = for the turn
wpg-house-marker_life-impulse = for the impulse
wpg-house-retreat_range = Retreats go
wpg-house-retreat_range-help = How far may a unit retreat?
wpg-house-retreat_range-adjacent = to an adjacent area
wpg-house-retreat_range-two_areas = up to two areas
wpg-house-retreat_barriers = Barriers in a retreat
wpg-house-retreat_barriers-help = Do rivers, forests and mountains limit retreats too?
wpg-house-retreat_barriers-free = do not matter
wpg-house-retreat_barriers-limited = let two units pass
wpg-house-us_ports = US corps in a port
wpg-house-us_ports-help = The book names only British and Belgian units as always supplied in ports.
wpg-house-us_ports-book = need a friendly port
wpg-house-us_ports-as_british = are always supplied
wpg-house-optional_ports = Rouen, Ypres and Gent
wpg-house-optional_ports-help = The map is not in the rulebook: are these ports?
wpg-house-optional_ports-closed = are no ports
wpg-house-optional_ports-open = are ports
wpg-house-lux_is_belgium = Luxembourg in turn one
wpg-house-lux_is_belgium-help = Does the free entry into Belgium include Luxembourg?
wpg-house-lux_is_belgium-no = costs as usual
wpg-house-lux_is_belgium-yes = counts as Belgium
wpg-house-recovery_stays = Units that recover last
wpg-house-recovery_stays-help = Are units that recovered as their last action turned at the end of the impulse?
wpg-house-recovery_stays-yes = stay fresh
wpg-house-recovery_stays-no = are spent if they acted
wpg-house-mods_on_bombardment = Against Steel Rain help
wpg-house-mods_on_bombardment-help = Which protection counts against a bombardment?
wpg-house-mods_on_bombardment-trench = trenches only
wpg-house-mods_on_bombardment-all = trenches, BEF and tanks
wpg-house-mods_on_bombardment-none = nothing
wpg-house-mg_spent_fire = Machine Guns! fire with
wpg-house-mg_spent_fire-help = Do spent units of the area fire too?
wpg-house-mg_spent_fire-fresh_only = fresh units
wpg-house-mg_spent_fire-all = all units

## On the phone and the screen

wpg-ui-map = The map
wpg-ui-area = { $area }: { $side }, { $count ->
        [one] one unit
       *[other] { $count } units
    }
wpg-ui-unit = { $unit } { $strength }‑{ $move }, { $face ->
        [fresh] fresh
       *[spent] spent
    }
wpg-ui-larger = Larger
wpg-ui-smaller = Smaller
wpg-ui-total = VP total
wpg-ui-ahead = { $side } ahead
wpg-ui-initiative = Initiative
wpg-ui-cards = Cards in hand
wpg-ui-season = { $season ->
        [summer] Summer
        [winter] Winter
        [spring] Spring
       *[fall] Fall
    } { NUMBER($year, useGrouping: 0) }
wpg-ui-worth = { $count } VP
wpg-ui-trench = trench
wpg-ui-empty = No units here
wpg-ui-cut = out of supply
wpg-ui-hand = Your cards
wpg-ui-tap-area = Tap a marked area on the map
wpg-ui-tap-target = Tap a marked area on the map to bombard it
wpg-ui-in-area = In { $area }:
wpg-ui-side-cards = { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $committed } committed
wpg-ui-level = level
wpg-ui-submarines = submarine warfare
wpg-ui-usa = the USA are in
wpg-ui-legend = Signs
wpg-ui-face-down = { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
wpg-ui-figures = units, their strength
wpg-ui-fresh = fresh
wpg-ui-spent = spent
wpg-ui-river = river: 2 may cross
wpg-ui-forest = forest: 2 may cross
wpg-ui-mountain = mountains: 2 may cross
wpg-ui-front = the front
wpg-ui-closed = no way across
wpg-ui-link = neighbours
wpg-ui-worth-sign = victory point
wpg-ui-port = port
wpg-ui-gun = machine gun
wpg-ui-gas = gas
wpg-ui-east-edge = eastern edge
wpg-ui-south-edge = southern edge
wpg-ui-supply = Supply
wpg-ui-line = in supply, { $count ->
        [0] at its source
        [one] one area to the source
       *[other] { $count } areas to the source
    }
wpg-nation-german = German
wpg-nation-french = French
wpg-nation-british = British
wpg-nation-belgian = Belgian
wpg-nation-us = US
wpg-ui-dice-need = { $count ->
        [one] One die needs { $need } or less
       *[other] { $count } dice need { $need } or less
    }
wpg-ui-odds-title = The odds of this attack
wpg-ui-odds-taken = that nobody can stay
wpg-ui-odds = { $expected } hits expected, { $capacity } can be absorbed
wpg-ui-if-attack = { $side }, if { $count ->
        [one] its one fresh unit attacks:
       *[other] all { $count } fresh units attack:
    }
wpg-ui-no-step = No step is open from here
wpg-ui-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
wpg-ui-move-to = Move { $count } to { $area }
wpg-ui-copies = { $count ->
        [one] one in the deck
       *[other] { $count } in the deck
    }
wpg-ui-suggest = Suggest
wpg-ui-take-hand = Take { $count } of { $most } cards
wpg-ui-room-left = { $count ->
        [one] one more is allowed
       *[other] { $count } more are allowed
    }
wpg-ui-pick-cards = Tap one or more cards
wpg-ui-begin = Begin with { $count ->
        [one] one card
       *[other] { $count } cards
    }
wpg-ui-not-together = These cards are not played together
wpg-ui-starts-with = { $card } starts
wpg-ui-way-unit = { $count ->
        [one] { $unit }, { $area }
       *[other] One of { $count }: { $unit }, { $area }
    }
wpg-ui-as-spent = counts as spent,
wpg-ui-turn = is turned to spent
wpg-ui-off = goes off the map into its box
wpg-ui-retreat = retreats to { $area }
wpg-ui-retreat-choice = retreats, { $count } ways
wpg-ui-with-units = { $count ->
        [one] With one unit
       *[other] With { $count } units
    }
wpg-ui-to-area = To { $area }
wpg-ui-of = of { $count }
wpg-ui-where = Where
wpg-ui-units = { $count ->
        [0] no units
        [one] one unit
       *[other] { $count } units
    }
wpg-ui-count = How many
wpg-ui-slot = action { $slot } of { $slots }
wpg-ui-set-unit = Where a unit lies
wpg-ui-set-from = Now in
wpg-ui-set-which = Unit
wpg-ui-set-to = On the table in
wpg-ui-set-face = Face
wpg-ui-set-it = Set it
wpg-ui-set-control = Who holds an area
wpg-ui-set-area = Area
wpg-ui-with-trench = There is a trench
wpg-ui-no-trench = There is no trench
wpg-ui-set-victory = Victory track
wpg-ui-set-marker = Where a marker lies
wpg-ui-set-marker-kind = Marker
wpg-ui-set-gun = Machine gun
wpg-ui-set-gas = Gas
wpg-ui-set-side = Side
wpg-ui-set-nowhere = not on the map
wpg-ui-set-hands = Cards in hand
wpg-ui-holder = Holds the initiative
wpg-ui-turn-of = turn { $turn } of 10
wpg-ui-east = Eastern Front: { $east }{ $back ->
        [0] {""}
       *[other] , on the way back: { $back }
    }
field-what-price-glory-units = Units
field-what-price-glory-cards = Cards
field-what-price-glory-more = Further cards
field-what-price-glory-to = Where to
field-what-price-glory-areas = Areas
field-what-price-glory-count = How many

## Terms

wpg-term-impulse = Impulse
    .rule = One side’s cards and all that its groups do with them, until the other side’s turn to act.
    .cite = wpg wpg-section-4
    .forms = impulses
wpg-term-pass = Pass
    .rule = Do nothing. After two passes in a row no more impulses are played in the turn; before that, who passed may still act later.
    .cite = wpg wpg-section-4-1
    .forms = passes, passed
wpg-term-simple = Simple action
    .rule = One group moves, or one group attacks.
    .cite = wpg wpg-section-4
    .forms = simple actions
wpg-term-group = Group
    .rule = 1 to 10 units of one area that act together. British and French do not act in one group before the USA enter the war.
    .cite = wpg wpg-section-4-3
    .forms = groups
wpg-term-fresh = Fresh
    .rule = A unit with its front up: it can act.
    .cite = wpg wpg-section-4
    .forms = fresh unit, fresh units
wpg-term-spent = Spent
    .rule = A unit that was turned: it cannot act, and it turns back at the end of the turn if it is in supply.
    .cite = wpg wpg-section-4
    .forms = spent unit, spent units
wpg-term-committed = Face down
    .rule = All cards of an impulse are chosen before it begins and shown one by one when their text is used. What is not used is never shown.
    .cite = wpg wpg-section-4-2
    .forms = committed, commits
wpg-term-hand = Hand
    .rule = The cards of a turn, chosen freely from the main deck up to the size on the turn track. Cards that are left go back at the end of the turn.
    .cite = wpg wpg-section-3-1
    .forms = hands
wpg-term-event = Event
    .rule = Used by its text it leaves the game; spent for a simple action it comes back like any card. From turn 3 on each side draws one a turn.
    .cite = wpg wpg-section-5-2
    .forms = events, event card
    .house = reveal_events
wpg-term-reaction = Reaction
    .rule = A card that is played in the other side’s impulse, the moment it is triggered. Nobody has to react.
    .cite = wpg wpg-section-4-2
    .forms = react, reacts, reactions
wpg-term-movement = Movement points
    .rule = A step costs 1, and 1 more each to enter and to leave an area that the enemy controls or stands in. A group moves as far as its slowest unit.
    .cite = wpg wpg-section-6-2
    .forms = movement point, points
wpg-term-barrier = Barrier
    .rule = Rivers, forests and mountains: at most 2 units cross such a boundary in one action.
    .cite = wpg wpg-section-6-2
    .forms = barriers, river, forest, mountains
    .house = retreat_barriers
wpg-term-stacking = Stack
    .rule = At most 10 units of a side are in an area at any time.
    .cite = wpg wpg-section-6-3
    .forms = stacks, stacking
wpg-term-hits = Hits
    .rule = One die for each attacker: no more than its strength is a hit. The defender spreads the hits as they like.
    .cite = wpg wpg-section-7-2
    .forms = hit
wpg-term-damage = Absorb
    .rule = A fresh unit is turned, a spent one retreats, and then goes to its reserve box: one hit each. Who cannot retreat skips that step.
    .cite = wpg wpg-section-7-3
    .forms = absorbs, absorb a hit
wpg-term-retreat = Retreat
    .rule = To an area of the own side without enemies and with room. Who was hit while coming in can only go back.
    .cite = wpg wpg-section-7-4
    .forms = retreats
    .house = retreat_range retreat_barriers
wpg-term-reserve = Reserve
    .rule = Where units go that were taken off the map. Reinforcements are drawn from it at random.
    .cite = wpg wpg-section-7-3
    .forms = reserve box, reserves
wpg-term-bef = BEF
    .rule = They never retreat, and leave the game when eliminated; another corps takes their place in the reserve. Where they stand alone, German fire is 1 worse.
    .cite = wpg wpg-section-7-5
    .forms = BEF corps
wpg-term-tank = Tanks
    .rule = German fire at an area with tanks is 1 worse. After a move they roll: no more than the points they spent, and they break down into the reserve.
    .cite = wpg wpg-section-6-4
    .forms = tank
wpg-term-trench = Trench
    .rule = Enemy fire at the area is 1 worse. One in an area; it is gone when the enemy gains control.
    .cite = wpg wpg-section-7-5
    .forms = trenches
    .house = mods_on_bombardment
wpg-term-stoss = Stosstruppen
    .rule = Nothing makes their fire worse, and gas does not hurt them.
    .cite = wpg wpg-section-7-5
    .forms = Stoss
wpg-term-mutiny = Mutiny corps
    .rule = Weak corps in the place of French ones, until the USA enter the war. They do not attack.
    .cite = wpg wpg-section-14-4
    .forms = mutiny, mutinies
wpg-term-supply = Supply
    .rule = A line of own areas without enemies to the source: German units the eastern edge, French the southern, all others a friendly port. The unit’s own area does not count.
    .cite = wpg wpg-section-8-2
    .forms = in supply, supplied, out of supply
    .house = us_ports optional_ports
wpg-term-control = Control
    .rule = An area belongs to a side until only the other side’s units are in it. Left alone, it stays whose it was.
    .cite = wpg wpg-section-9-2
    .forms = controls, controlled
wpg-term-east = Eastern Front
    .rule = Four German units leave after turns 1 and 2, four come back before turns 4 and 6, and reach the map by Railroads only.
    .cite = wpg wpg-section-10-2
    .forms = the East
wpg-term-initiative = Initiative
    .rule = Who acts first in a turn: who took more areas in the last one, else the other side than before.
    .cite = wpg wpg-section-11-1
    .forms = the initiative
wpg-term-total = VP total
    .rule = The VP of the Central Powers’ areas less those of the Entente’s, and the victory track. Above zero after turn 10 the Central Powers win; Paris wins at once.
    .cite = wpg wpg-section-12
    .forms = victory points, victory track, total
wpg-term-belgium = Turn one
    .rule = Belgium costs the Central Powers nothing more to enter where nobody stands. The Entente passes first, and plays single cards for simple actions only.
    .cite = wpg wpg-section-13-4
    .forms = first turn
    .house = lux_is_belgium
wpg-term-esprit = Esprit de Corps
    .rule = The same group takes two actions, one after the other.
    .cite = wpg wpg-section-5-4
wpg-term-coordination = Battlefield Coordination
    .rule = Two different groups take an action each, in either order. The one card with which an event may be combined.
    .cite = wpg wpg-section-14-7
wpg-term-recovery = Battlefield Recovery
    .rule = Instead of an action a supplied group becomes fresh; not in gas.
    .cite = wpg wpg-section-15
    .forms = recover, recovers
    .house = recovery_stays
wpg-term-singles = Independent Initiative
    .rule = Instead of a group up to 4 single units act, each alone. Two of them cross a barrier in one action.
    .cite = wpg wpg-section-14-6
    .forms = single units
wpg-term-rain = Steel Rain
    .rule = Fire from a supplied area at it or a neighbour: a die for each enemy there, 3 or less hits; one die beside Independent Initiative. Nobody is spent.
    .cite = wpg wpg-section-14-1
    .forms = bombard, bombards, bombardment
    .house = mods_on_bombardment
wpg-term-rail = Railroads
    .rule = A group goes any distance through supplied areas of its own side; two units over each barrier.
    .cite = wpg wpg-section-14-8
    .forms = by rail
wpg-term-reinforce = Reinforcements
    .rule = Up to 4 units drawn from one reserve box come spent into one supplied area of the own side without enemies.
    .cite = wpg wpg-section-14-3
    .forms = reinforcement
wpg-term-guns = Machine Guns!
    .rule = When a group enters an own area, the fresh units there fire at it before it goes on. Each hit counts double, and the marker stays.
    .cite = wpg wpg-section-14-2
    .forms = machine guns, machine gun
    .house = mg_spent_fire marker_life
wpg-term-air = Air Supremacy
    .rule = At any moment of the other side’s impulse: its unused cards are put away, and the impulse is over.
    .cite = wpg wpg-section-14-9
wpg-term-fleet = High Seas Fleet
    .rule = 2 victory points, unless the Grand Fleet stops it at once; then a die says whether the card is lost.
    .cite = wpg wpg-section-14-13
wpg-term-sorties = Grand Fleet Sorties
    .rule = Played the moment the High Seas Fleet sails: its victory points are lost.
    .cite = wpg wpg-section-12
    .forms = Grand Fleet
wpg-term-submarines = Unrestricted Submarine Warfare
    .rule = The Entente’s hand is 2 smaller for two turns, or until the USA enter the war.
    .cite = wpg wpg-section-3-1
    .forms = submarine warfare
wpg-term-stosscard = Stosstruppen (card)
    .rule = In one supplied area up to 5 German corps with a movement above 1 become Stosstruppen; what is left of these leaves the game.
    .cite = wpg wpg-section-14-11
wpg-term-mutinies = French Army Mutinies
    .rule = Five French corps in the reserve become Mutiny corps, now or as they arrive there.
    .cite = wpg wpg-section-14-4
wpg-term-kaiser = The Kaiser Offensive
    .rule = Only while the total is below zero: up to 3 cards come back from the discard pile, for later impulses.
    .cite = wpg wpg-section-14-5
    .forms = Kaiser Offensive
wpg-term-gas = Poison Gas
    .rule = Each enemy unit in the area takes a hit, but not Stosstruppen; nobody recovers there while the marker lies.
    .cite = wpg wpg-section-7-5
    .forms = gas
    .house = marker_life
wpg-term-dig = Trench Warfare
    .rule = Up to 2 trenches in supplied own areas with own units.
    .cite = wpg wpg-section-7-5
wpg-term-siegfried = Siegfried Position
    .rule = A supplied group goes one area back without cost and digs a trench there.
    .cite = wpg wpg-section-5-1
wpg-term-usa = The USA Enters the War
    .rule = Six US corps arrive spent, mutinies end, British and French may act together, the Entente’s hand grows by 1, and one card comes back.
    .cite = wpg wpg-section-14-12
    .forms = USA
wpg-term-somme = The Somme Offensive
    .rule = 2 cards come back from the discard pile, for later impulses.
    .cite = wpg wpg-section-14-10
    .forms = Somme Offensive
wpg-term-nivelle = The Nivelle Offensive
    .rule = 2 cards come back; if the Entente takes no area in the turn, it costs a victory point.
    .cite = wpg wpg-section-14-10
    .forms = Nivelle Offensive
wpg-term-tankcard = Tanks (card)
    .rule = The British and the French tanks come spent to supplied units of their own nation.
    .cite = wpg wpg-section-5-1
wpg-term-unity = Unity of Command
    .rule = Up to 4 spent units of the Entente in supply become fresh.
    .cite = wpg wpg-section-5-1

## The coach

wpg-coach-prompt-build-hands = Take any cards of your deck: they are the actions of this turn. Esprit de Corps and Battlefield Recovery go a long way; keep a reaction if you fear an attack.
    .title = Your hand
wpg-coach-prompt-next-impulse = Every card is good for one move or one attack, unseen. After two passes in a row the turn ends, so keep cards while you still need them.
    .title = An impulse
wpg-coach-prompt-must-pass = The book leaves the Entente no choice here. From your second impulse on you play single cards for simple actions in turn one.
    .title = Pass first
wpg-coach-prompt-begin = Spend the card unseen for a simple action, or show it and use its text.
    .title = Unseen or shown
wpg-coach-prompt-slot = Tap an area with your fresh units, then choose who goes. Somebody should stay where the enemy is near.
    .title = A group
wpg-coach-prompt-act = To enter the enemy’s area costs 2, so most groups take one. To attack, enemies must share the area.
    .title = What they do
wpg-coach-prompt-damage = Turn fresh units first. A unit that retreats is not lost, but the last one gives up the area.
    .title = Hits on you
wpg-coach-prompt-window = The window opens whatever you hold, and its length tells nothing. You may waive for the whole impulse.
    .title = A reaction
wpg-coach-prompt-send-east = Choose those you miss least; they are away for turns and come back by Railroads only.
    .title = To the East
wpg-coach-roll-attack = All dice are thrown at once, in groups by what they need. There is no return fire.
    .title = The dice
wpg-coach-refreshed-all = Only units in supply turn fresh again. Look for those that are cut off before you end your turn.
    .title = The end of a turn

## The command line

wpg-cli-games = { $count } matches of { $turns } turns on average
wpg-cli-wins = { $side }: { $share } % won; units out of supply at the start of a turn: { $cut }
wpg-cli-paris = Paris falls in { $share } %
wpg-cli-front = The front ends { $areas } areas in the Central Powers’ favour, total { $total }
wpg-cli-held = Within the limits: 45 to 55 % for the Central Powers, Paris below 15 %
wpg-cli-missed = Outside the limits: { $which }
wpg-cli-sound = { $file }: nothing is wrong
## The map editor

wpg-cards-read = The card file as it was read
page-front-cards = Card editor
wpg-ed-cards-intro = The rulebook names the cards and does not say how many there are: compare ours with yours. Each side has { $battle } battle and { $event } event cards.
wpg-ed-cards-sum = { $side }: { $battle } battle, { $event } event
wpg-ed-cards-battle = Battle cards
wpg-ed-cards-event = Event cards
wpg-ed-cards-copies = { $card }, { $side }
wpg-ed-cards-number = Number in the text
wpg-ed-cards-name = Name of your cards
wpg-ed-cards-save = Save the cards
wpg-ed-cards-failed = The server did not read the cards. It may be busy, or the file is not there.
page-front-map = Map editor
wpg-ed-tap-area = Tap an area to correct it. The rulebook prints no map, so ours is reconstructed: compare it with yours.
wpg-ed-tap-neighbour = Tap the area it borders
wpg-ed-worth = Victory points
wpg-ed-controller = Held at the start by
wpg-ed-controller-cp = Central Powers
wpg-ed-controller-en = Entente
wpg-ed-country = Country
wpg-ed-country-de = Germany
wpg-ed-country-be = Belgium
wpg-ed-country-fr = France
wpg-ed-country-lu = Luxembourg
wpg-ed-port = Port
wpg-ed-port-no = no
wpg-ed-port-yes = yes
wpg-ed-port-optional = house rule
wpg-ed-edge = Edge of the map
wpg-ed-edge-none = none
wpg-ed-edge-east = east
wpg-ed-edge-south = south
wpg-ed-name-en = Name, English
wpg-ed-name-de = Name, German
wpg-ed-longitude = Degrees east
wpg-ed-latitude = Degrees north
wpg-ed-neighbours = Neighbours: { $count }
wpg-ed-barrier = Border with { $area }
wpg-ed-open = open
wpg-ed-river = river
wpg-ed-forest = forest
wpg-ed-mountain = mountains
wpg-ed-part = No border with { $area }
wpg-ed-join = Add a neighbour
wpg-ed-show = Show
wpg-ed-redo = Again
wpg-ed-name = Name of your map
wpg-ed-save = Save the map
wpg-ed-nameless = It needs a name
wpg-ed-faulty = { $count ->
        [one] with one fault, as a draft
       *[other] with { $count } faults, as a draft
    }
wpg-ed-failed = The server did not draw the map. It may be busy, or the map is not there.
wpg-ed-again = Try again
