### Progress: Evolution of Technology, in our own words.

game-progress = Progress: Evolution of Technology
    .line = One to five nations build a tree of technologies. About 25 minutes a player.

## The book

book-progress = Progress
book-pr_rebuilt = Lost page, rebuilt: PR
book-pr_house = Our ruling: A

## Names

pr-deck-open-progress-1 = Open deck
pr-deck-open-progress-2 = Open deck, tuned (first version)
pr-deck-open-progress-3 = Open deck, tuned

pr-skill-action = Action
pr-skill-draw = Draw
pr-skill-hand = Hand size
pr-skill-shuffle = Shuffle
pr-skill-development = Development
pr-skill-research = Research
pr-skill-quick_draw = Quick draw
pr-power-prestige = Prestige
pr-power-population = Population
pr-power-army = Army
pr-token-s = Science token
pr-token-e = Engineering token
pr-token-c = Culture token
pr-token-g = General token
pr-unknown-age1 = a card of Age I
pr-unknown-age2 = a card of Age II
pr-unknown-age3 = a card of Age III
pr-unknown-age4 = a card of Age IV
pr-worth-age1-1 = Age I card worth 1
pr-worth-age1-2 = Age I card worth 2
pr-worth-age1-3 = Age I card worth 3
pr-worth-age1-4 = Age I card worth 4
pr-worth-age1-5 = Age I card worth 5
pr-worth-age2-1 = Age II card worth 1
pr-worth-age2-2 = Age II card worth 2
pr-worth-age2-3 = Age II card worth 3
pr-worth-age2-4 = Age II card worth 4
pr-worth-age2-5 = Age II card worth 5
pr-worth-age3-1 = Age III card worth 1
pr-worth-age3-2 = Age III card worth 2
pr-worth-age3-3 = Age III card worth 3
pr-worth-age3-4 = Age III card worth 4
pr-worth-age3-5 = Age III card worth 5
pr-worth-age4-1 = Age IV card worth 1
pr-worth-age4-2 = Age IV card worth 2
pr-worth-age4-3 = Age IV card worth 3
pr-worth-age4-4 = Age IV card worth 4
pr-worth-age4-5 = Age IV card worth 5
pr-card-alphabet = Alphabet
pr-card-calendar = Calendar
pr-card-mathematics = Mathematics
pr-card-geometry = Geometry
pr-card-logic = Logic
pr-card-astronomy = Astronomy
pr-card-medicine = Medicine
pr-card-agriculture = Agriculture
pr-card-pottery = Pottery
pr-card-wheel = Wheel
pr-card-masonry = Masonry
pr-card-bronze-working = Bronze Working
pr-card-bridges = Bridges
pr-card-irrigation = Irrigation
pr-card-shipbuilding = Shipbuilding
pr-card-burial = Burial Rites
pr-card-musical-instruments = Musical Instruments
pr-card-poetry = Poetry
pr-card-mythology = Mythology
pr-card-drama = Drama
pr-card-philosophy = Philosophy
pr-card-monotheism = Monotheism
pr-card-numerals = Positional Numerals
pr-card-algebra = Algebra
pr-card-trigonometry = Trigonometry
pr-card-optics = Optics
pr-card-alchemy = Alchemy
pr-card-cartography = Cartography
pr-card-pharmacy = Pharmacy
pr-card-heavy-plough = Heavy Plough
pr-card-windmill = Windmill
pr-card-mechanical-clock = Mechanical Clock
pr-card-compass = Compass
pr-card-gunpowder = Gunpowder
pr-card-castle = Castle Building
pr-card-papermaking = Papermaking
pr-card-monasticism = Monasticism
pr-card-university = University
pr-card-gothic = Gothic Architecture
pr-card-polyphony = Polyphony
pr-card-guilds = Guilds
pr-card-chivalric-literature = Chivalric Literature
pr-card-heliocentrism = Heliocentrism
pr-card-scientific-method = Scientific Method
pr-card-human-anatomy = Human Anatomy
pr-card-microscopy = Microscopy
pr-card-calculus = Calculus
pr-card-mechanics = Classical Mechanics
pr-card-probability = Probability Theory
pr-card-lens-grinding = Lens Grinding
pr-card-printing-press = Printing Press
pr-card-muskets = Muskets
pr-card-ocean-ships = Ocean-going Ships
pr-card-bastion-fort = Bastion Fortress
pr-card-canal-locks = Canal Locks
pr-card-pendulum-clock = Pendulum Clock
pr-card-humanism = Humanism
pr-card-perspective = Linear Perspective
pr-card-banking = Banking
pr-card-opera = Opera
pr-card-reformation = Reformation
pr-card-newspapers = Newspapers
pr-card-thermodynamics = Thermodynamics
pr-card-chemistry = Modern Chemistry
pr-card-vaccination = Vaccination
pr-card-electromagnetism = Electromagnetism
pr-card-evolution = Theory of Evolution
pr-card-germ-theory = Germ Theory
pr-card-steam-engine = Steam Engine
pr-card-railways = Railways
pr-card-steelmaking = Steelmaking
pr-card-telegraph = Telegraph
pr-card-refrigeration = Refrigeration
pr-card-textile-machines = Textile Machines
pr-card-fertilizer = Artificial Fertilizer
pr-card-romanticism = Romanticism
pr-card-public-schooling = Public Schooling
pr-card-economics = Political Economy
pr-card-photography = Photography
pr-card-encyclopaedia = Encyclopaedia
pr-card-realism = Realist Novel
pr-person-thales = Thales
pr-person-confucius = Confucius
pr-person-archimedes = Archimedes
pr-person-plato = Plato
pr-person-hypatia = Hypatia
pr-person-al-khwarizmi = al-Khwarizmi
pr-person-ibn-al-haytham = Ibn al-Haytham
pr-person-hildegard-of-bingen = Hildegard of Bingen
pr-person-al-jazari = Al-Jazari
pr-person-fibonacci = Fibonacci
pr-person-leonardo-da-vinci = Leonardo da Vinci
pr-person-michelangelo = Michelangelo
pr-person-durer = Dürer
pr-person-sofonisba-anguissola = Sofonisba Anguissola
pr-person-monteverdi = Monteverdi
pr-milestone-great-library = Great Library
pr-milestone-stone-circle = Stone Circle
pr-milestone-great-wall = Great Wall
pr-milestone-aqueduct = Aqueduct
pr-milestone-amphitheatre = Amphitheatre
pr-milestone-lighthouse = Lighthouse
pr-milestone-games-of-olympia = Games of Olympia
pr-milestone-house-of-wisdom = House of Wisdom
pr-milestone-cathedral = Cathedral
pr-milestone-silk-road = Silk Road
pr-milestone-hanseatic-league = Hanseatic League
pr-milestone-great-fortress = Great Fortress
pr-milestone-circumnavigation = Circumnavigation
pr-milestone-learned-academy = Learned Academy
pr-milestone-public-theatre = Public Theatre
pr-milestone-grand-canal = Grand Canal
pr-person-own-philosopher-1 = Philosopher 1
pr-person-own-philosopher-2 = Philosopher 2
pr-person-own-philosopher-3 = Philosopher 3
pr-person-own-philosopher-4 = Philosopher 4
pr-person-own-philosopher-5 = Philosopher 5
pr-person-own-scientist-1 = Scientist 1
pr-person-own-scientist-2 = Scientist 2
pr-person-own-scientist-3 = Scientist 3
pr-person-own-scientist-4 = Scientist 4
pr-person-own-scientist-5 = Scientist 5
pr-person-own-artist-1 = Artist 1
pr-person-own-artist-2 = Artist 2
pr-person-own-artist-3 = Artist 3
pr-person-own-artist-4 = Artist 4
pr-person-own-artist-5 = Artist 5
pr-milestone-own-1 = Milestone 1
pr-milestone-own-2 = Milestone 2
pr-milestone-own-3 = Milestone 3
pr-milestone-own-4 = Milestone 4
pr-milestone-own-5 = Milestone 5
pr-milestone-own-6 = Milestone 6
pr-milestone-own-7 = Milestone 7
pr-milestone-own-8 = Milestone 8
pr-milestone-own-9 = Milestone 9
pr-milestone-own-10 = Milestone 10
pr-milestone-own-11 = Milestone 11
pr-milestone-own-12 = Milestone 12
pr-milestone-own-13 = Milestone 13
pr-milestone-own-14 = Milestone 14
pr-milestone-own-15 = Milestone 15
pr-milestone-own-16 = Milestone 16

## What to do

pr-prompt-deal = The cards are dealt
pr-prompt-shuffle = The cards are being shuffled
pr-prompt-develop = Which technology becomes active first?
pr-prompt-action = { $many ->
    [0] Free actions, or end the turn
    [one] 1 action left
   *[other] { $many } actions left
}
pr-prompt-draw = { $many ->
    [one] Take a card
   *[other] Take up to { $many } cards, one by one
}
pr-prompt-discard = { $many ->
    [one] Discard a card
   *[other] Discard { $many } cards
}
pr-prompt-upkeep = { $many ->
    [one] One card too many: discard it
   *[other] { $many } cards too many: discard them
}
pr-watch-develop = Several technologies become active
pr-watch-draw = { $many ->
    [one] One more card may be drawn
   *[other] Up to { $many } more cards may be drawn
}
pr-watch-discard = { $many ->
    [one] One card is discarded
   *[other] { $many } cards are discarded
}
pr-watch-upkeep = { $many ->
    [one] One card too many is discarded
   *[other] { $many } cards too many are discarded
}
pr-prompt-reveal = Reveal the top of the Age { $age } deck
pr-prompt-next = The next turn begins
pr-prompt-over = The game is over
pr-prompt-skill = { $seat }: which skill goes up?
pr-prompt-philosopher = { $seat }: which Philosopher were you dealt?
pr-prompt-scientist = { $seat }: a Scientist at once?
pr-prompt-artist = { $seat }: an Artist at once?
pr-prompt-markers = { $many ->
    [one] { $seat }: from which technology is 1 marker removed?
   *[other] { $seat }: from which technology are { $many } markers removed?
}
pr-prompt-activate = { $seat }: which technology becomes active now?
pr-prompt-milestone = Which Milestone lies on top?
pr-shuffle = { $what ->
    [age] Shuffle a deck
    [philosophers] Deal the Philosophers
   *[milestones] Shuffle the Milestones
}

pr-do-discover = Discover { $card }
pr-do-research = Research { $card }
pr-do-draw = Draw { $many }
pr-do-quick-draw = { $off ->
    [0] Quick Draw: { $many }
   *[other] Quick Draw: { $many }, then discard { $off }
}
pr-do-shuffle = Shuffle & Draw
pr-do-take-deck = From the Age { $age } deck
pr-do-take-discard = From the Age { $age } discard pile: { $card }
pr-do-done = No more cards
pr-do-discard = { $many ->
    [one] Discard 1 card
   *[other] Discard { $many } cards
}
pr-do-discard-down = { $many ->
    [one] Discard 1 card to the hand size
   *[other] Discard { $many } cards to the hand size
}
pr-do-activate-now = Activate { $card }
pr-do-take-back = Take back { $card }
pr-do-pass = End the actions
pr-do-end = End the turn
pr-do-generate = Generate Knowledge
pr-do-skill = { $skill }
pr-do-markers = { $card }
pr-do-activate = { $card }
pr-do-person = { $person }
pr-do-nobody = Nobody
pr-do-milestone-is = { $milestone }
pr-do-personality = { $person } takes over
pr-do-heritage = Heritage of { $person }
pr-do-milestone-free = { $milestone }: pay { $amount } { $kind ->
    [S] Science
    [E] Engineering
   *[C] Culture
  }, without an action
pr-do-milestone-action = { $milestone }: pay { $amount } { $kind ->
    [S] Science
    [E] Engineering
   *[C] Culture
  }, for one action
pr-do-swap = Swap a card with the Time deck
pr-do-enter = Discover an Age { $age } card by its icons …
pr-do-enter-research = Research an Age { $age } card by its icons …
pr-do-enter-person = { $rank ->
    [philosopher] Enter a printed Philosopher by the icons
    [scientist] Enter a printed Scientist by the icons
   *[artist] Enter a printed Artist by the icons
}
pr-do-enter-milestone = Enter a printed Milestone by its costs and icons
pr-do-name = Name the top of a discard pile
pr-do-reveal-plain = A card without a symbol
pr-do-reveal-symbol = A card with a new-age symbol
pr-do-reveal-none = No card without a symbol is left

## What happened

pr-dealt = { $many ->
    [one] { $seat } is dealt 1 card
   *[other] { $seat } is dealt { $many } cards
}
pr-turn = Round { $round }: { $seat }
pr-activated = { $card } is an active technology of { $seat }
pr-discovered = { $seat } discovers { $card }
pr-researched = { $markers ->
    [one] { $seat } researches { $card }: 1 marker
   *[other] { $seat } researches { $card }: { $markers } markers
}
pr-draws = { $seat } draws and ends the actions
pr-quick-draws = { $seat } uses Quick Draw
pr-shuffles = { $many ->
    [one] { $seat } shuffles a discard pile into its deck
   *[other] { $seat } shuffles { $many } discard piles into their decks
}
pr-drew = { $seat } takes a card from the Age { $age } deck
pr-drew-card = You have drawn { $card }
pr-took = { $seat } takes { $card } from the Age { $age } discard pile
pr-discarded = { $seat } discards { $cards }
pr-late = { $many ->
    [one] { $seat } still discards 1 card; the next turn begins
   *[other] { $seat } still discards { $many } cards; the next turn begins
}
pr-took-back = { $seat } takes { $card } back to the hand
pr-generated = { $seat } generates { $many } Knowledge
pr-chose-skill = { $seat } raises { $skill }
pr-declined = { $seat } takes nobody
pr-guided = { $person } guides { $seat }
pr-flipped = { $person } no longer guides { $seat }
pr-heritage = { $seat } uses the Heritage of { $person }
pr-hurried = { $card }: { $markers } markers left
pr-milestone-paid = { $seat } pays a cost of { $milestone }
pr-milestone-kept = { $milestone } is complete; { $seat } keeps it
pr-milestone-shared = { $milestone } is complete and leaves the game: nobody paid most
pr-new-age = Age { $age } begins
pr-removed = { $many ->
    [one] { $seat } loses 1 card to the new age
   *[other] { $seat } loses { $many } cards to the new age
}
pr-removed-cards = Lost to the new age: { $cards }
pr-end-now = The game ends
pr-end-soon = The last age is over: { $mode ->
    [finish_turn] the game ends with this turn
   *[finish_round] the game ends with this round
}
pr-revealed-symbol = Revealed: { $card }, with a symbol; one more is revealed
pr-time = { $card } joins the Time deck, now { $many }
pr-swapped-time = { $seat } swaps { $give } for { $take }
pr-defeat = No card without a symbol is left in Age { $age }: defeat
pr-left = { $seat } leaves; hand and development leave the game
pr-time-removed = { $many ->
    [one] A card leaves the Time deck with its age
   *[other] { $many } cards leave the Time deck with their age
}
pr-changed-time = From now on a card of an age that has left the game stays in the Time deck. One that had come back to the hand leaves the game (PR-68).
pr-changed-round = From now on a round lasts until its last player has had her turn, also when its first player leaves (A-02).
pr-changed-ages = From now on Age II leaves the game with Age IV also where the cards of Age I stay (PR-68).
pr-miscounted = More cards were paid than { $seat } was known to hold: check the count

pr-set-skill = { $seat }: { $skill } stands at position { $at }
pr-set-power = { $seat }: { $power } stands at { $at }
pr-set-tokens = { $seat }: ready, { $kind }: { $many }
pr-set-markers = { $seat }: { $card } has { $markers } markers
pr-set-actions = { $seat } has { $many } actions left
pr-set-hand = { $many ->
    [one] { $seat } holds 1 card of Age { $age }
   *[other] { $seat } holds { $many } cards of Age { $age }
}
pr-set-returned = { $seat }: { $card } goes back to its discard pile

pr-over = { $how ->
    [tokens] { $points } points; the tokens decide
    [shared] { $points } points; a shared victory
   *[points] { $points } points
}
pr-over-solo = { $rank ->
    [novice] { $points } points: Novice
    [leader] { $points } points: Leader
    [mastermind] { $points } points: Mastermind
   *[demigod] { $points } points: Demigod
}
pr-over-defeat = Defeat: time has run out

## Why

pr-why-symbols = Enough symbols are in play
pr-why-empty = Deck and discard pile are empty
pr-why-benefits = Benefits at once; points at the end
pr-why-research = Markers by the Research skill
pr-line-met = { $card } meets its line
pr-paid-with = { $many } × { $what }
pr-ask-line = To pay: { $kind ->
    [S] Science
    [E] Engineering
   *[C] Culture
}
pr-score-power = { $power } track
pr-score-skill = { $skill } on the player board
pr-score-card = { $card }
pr-score-set = { $card }: { $many } technologies of its type
pr-score-person = { $person }
pr-score-milestone = { $milestone }
pr-score-time = Time deck: { $many ->
    [one] 1 card
   *[other] { $many } cards
}

## Refusals

pr-not-your-turn = It is not your decision
pr-not-now = That cannot be done now
pr-upkeep-first = { $seat } still discards for the hand size: no deck and no discard pile is used before that
pr-late-first = Only the discard for your hand size is left to do
pr-choose-first = A choice comes first
pr-no-such-choice = That is not among the choices
pr-no-action-left = No action is left this turn
pr-drawn = The Draw action has ended the actions of this turn
pr-not-in-hand = The card is not in the hand
pr-twice = { $card } is already in your area
pr-all-played = All copies of this card are on the table
pr-development-full = { $most ->
    [one] Only one technology may be under development
   *[other] Only { $most } technologies may be under development
}
pr-nothing-to-draw = There is no card to draw
pr-shuffle-many = { $most ->
    [one] Choose one discard pile
   *[other] Choose one to { $most } different discard piles
}
pr-shuffle-empty = Only discard piles of open ages that hold cards can be shuffled
pr-deck-closed = No card can be taken from that deck
pr-deck-is-hidden = Nobody chooses a card from a deck
pr-pile-closed = No card can be taken from that discard pile
pr-top-only = Only the top card of the pile can be taken
pr-not-in-pile = The card is not in that pile
pr-nothing-to-pay = Nothing is left to pay: keep your cards and tokens
pr-no-generate = No Knowledge can be generated now
pr-not-ready = This technology still has markers
pr-not-developing = The card is not under development
pr-not-active = The card is not an active technology
pr-too-late-to-take-back = Cards are taken back before the first action
pr-no-personality = No personality guides you
pr-no-personality-now = No new personality can take over now
pr-personality-taken = That personality is not to be had
pr-no-heritage = Philosophers leave no Heritage
pr-heritage-late = It is too late for this Heritage
pr-no-milestone = There is no such Milestone
pr-no-milestone-now = There is no current Milestone
pr-no-such-cost = The Milestone has no such cost
pr-cost-covered = That cost is already paid
pr-solo-only = Only a player alone has a Time deck
pr-swapped = A card has been swapped this turn
pr-not-in-time = The card is not in the Time deck
pr-time-gone = The age of that card has left the game: it only counts
pr-printed-only = Only printed cards are entered by their icons
pr-no-such-icon = No card has such icons
pr-order-taken = Another Philosopher has that number
pr-cannot-name = That card cannot lie on top of a discard pile
pr-no-card = There is no such card
pr-no-person = There is no such personality
pr-no-seat = Nobody sits there
pr-no-shuffle = No pile is waiting to be shuffled
pr-not-an-order = That is not an order of the pile
pr-cannot-set = That cannot be set now
pr-set-range = It must be from { $low } to { $high }
pr-ask-needs-match = This can be asked in a match only

## Set-up

pr-form-players = Players
pr-form-deck = Deck
pr-form-own-deck = { $name }
pr-form-broken-file = { $file } (has faults)
pr-form-play = Cards
pr-form-play-digital = On the phones
pr-form-play-companion = Printed cards on the table
pr-form-play-help = On the phones: the server shuffles and every phone holds its hand. On the table: you hold your printed cards and enter what you play, also for bots, which have no hands for cards.
pr-form-variant = Variant
pr-form-variant-standard = Standard
pr-form-variant-quick = Quick: three actions from the start
pr-form-variant-quicker = Quicker: and one symbol for every age
pr-form-variant-help = For two to five players.
pr-form-first = Starting player
pr-form-seat = { $seat }
pr-form-personalities = Personalities
pr-form-personalities-help = Philosophers, Scientists and Artists guide the nations; Philosophers decide the turn order.
pr-form-milestones = Milestones
pr-form-milestones-help = Works that all pay for together.
pr-form-industrial = Industrial Revolution
pr-form-industrial-help = A fourth age.
pr-form-threshold = Symbols for Age { $age }
pr-form-threshold-help = By the number of players.
pr-form-inferred-help = Inferred: the page with this number is lost. Change it if your book says otherwise.
pr-form-track = Track: { $skill }
pr-form-track-help = Ours, not from the printed board: the values, a bar, the points left of each.
pr-form-printed = Printed cards of Age { $age }
pr-form-printed-help = Count them: only the cards with the marks of your number of players. An age also ends when its cards run out.
pr-form-solo = Solo board: { $power }
pr-form-solo-help = Ours, not from the printed board: the points of each position.
pr-form-solo-beyond = Solo board: points beyond it
pr-form-solo-beyond-help = Ours: for each step after the last position.
pr-form-power-end = Last position of the power tracks
pr-form-power-end-help = 0: no end. The length of the printed board is not in the book’s text; set it if you play with one.

pr-house-end_mode = When the last age is over
pr-house-end_mode-help = The lost page said when the game ends.
pr-house-end_mode-immediate = The game ends at once
pr-house-end_mode-finish_turn = The turn is finished
pr-house-end_mode-finish_round = The round is finished
pr-house-action_gain = A new action
pr-house-action_gain-help = When the Action skill rises during the actions.
pr-house-action_gain-now = Counts at once
pr-house-action_gain-next_turn = Counts from the next turn
pr-house-allow_duplicates = The same technology twice in an area
pr-house-allow_duplicates-help = Active or under development.
pr-house-allow_duplicates-no = Not allowed
pr-house-allow_duplicates-yes = Allowed
pr-house-eighth_skill = The eighth skill icon
pr-house-eighth_skill-help = The book shows it without a word.
pr-house-eighth_skill-any = Any one skill goes up
pr-house-eighth_skill-none = Has no effect
pr-house-strict_payment = Paying more than needed
pr-house-strict_payment-help = Surplus Knowledge stays until the end of the turn.
pr-house-strict_payment-no = Allowed
pr-house-strict_payment-yes = Only the least that is enough
pr-house-draw_from_discard = Drawing from discard piles
pr-house-draw_from_discard-help = One card at a time.
pr-house-draw_from_discard-both = With Draw and Quick Draw
pr-house-draw_from_discard-quick_only = With Quick Draw only
pr-house-draw_from_discard-none = Never
pr-house-discard_access = Which card of a discard pile
pr-house-discard_access-help = Everybody may look through the piles.
pr-house-discard_access-top = The top one
pr-house-discard_access-any = Any one
pr-house-auto_reshuffle = An empty deck while drawing
pr-house-auto_reshuffle-help = Its discard pile may hold cards.
pr-house-auto_reshuffle-no = Stays empty
pr-house-auto_reshuffle-yes = Its discard pile is shuffled in
pr-house-shuffle_empty = Shuffle & Draw with an empty discard pile
pr-house-shuffle_empty-help = The deck itself would be shuffled.
pr-house-shuffle_empty-no = Not allowed
pr-house-shuffle_empty-yes = Allowed
pr-house-shuffle_split = Cards of Shuffle & Draw
pr-house-shuffle_split-help = When several piles are shuffled.
pr-house-shuffle_split-one_per_deck = One from each deck
pr-house-shuffle_split-free = From these decks as you like
pr-house-remove_old_ages = Cards of Age I when Age III begins
pr-house-remove_old_ages-help = That those of Age II leave with Age IV is printed.
pr-house-remove_old_ages-yes = Leave the game unless active
pr-house-remove_old_ages-no = Stay
pr-house-old_time_cards = Playing alone: the Time deck when an age leaves
pr-house-old_time_cards-help = The book takes every card of that age but active technologies out of the game.
pr-house-old_time_cards-leave = Its cards of that age leave too
pr-house-old_time_cards-stay = They stay and are counted
pr-house-rank_at_start = A marker still at the start
pr-house-rank_at_start-help = When the power tracks are ranked.
pr-house-rank_at_start-yes = Is ranked
pr-house-rank_at_start-no = Scores nothing
pr-house-milestone_browse = Looking through the Milestones
pr-house-milestone_browse-help = The deck lies face up.
pr-house-milestone_browse-no = Only the top one
pr-house-milestone_browse-yes = All of the deck
pr-house-philosopher_order = Turn order by Philosophers
pr-house-philosopher_order-help = They bear a number.
pr-house-philosopher_order-cards = By their numbers
pr-house-philosopher_order-seat_from_lowest = Clockwise from the lowest
pr-house-milestone_end = Kept Milestones give their benefits
pr-house-milestone_end-help = At the end of the game.
pr-house-milestone_end-before = Before the tracks are ranked
pr-house-milestone_end-after = After it: only their points count
pr-house-after_heritage = After a Heritage
pr-house-after_heritage-help = When no personality guides you.
pr-house-after_heritage-next = The next class may take over
pr-house-after_heritage-none = Nobody takes over
pr-house-upkeep_overlap = Next turn during upkeep
pr-house-upkeep_overlap-help = The book lets experienced players save time: while somebody still discards down to the hand size, the next one begins, with everything that needs no deck and no discard pile. With cards on the phones only.
pr-house-upkeep_overlap-no = No: upkeep ends the turn
pr-house-upkeep_overlap-yes = Yes, as far as no pile is used

## Faults

pr-fault-unknown-answer = This is not asked
pr-fault-choice = Choose one of the answers
pr-fault-number = A whole number from { $low } to { $high }
pr-fault-track = Values, a bar, and as many points, such as 2 3 4 5 | 0 1 3 6
pr-fault-solo = Points of each position, such as 0 1 2 4 6
pr-fault-no-expansion = The deck has no cards for this
pr-fault-id = Small letters, digits and hyphens, beginning with a letter
pr-fault-twice = Occurs twice
pr-fault-lines = One or two cost lines
pr-fault-no-prereq = There is no technology { $card }
pr-fault-prereq-type = { $card } is of another type than its cost line
pr-fault-prereq-age = { $card } is of a later age
pr-fault-one-icon = Exactly one skill, token or set bonus
pr-fault-heritage-only = Only a Heritage has this
pr-fault-power = A power is one of { $choices }
pr-fault-symbol = Only symbols of Age { $age } belong here
pr-fault-copies = Marks from 1+ to 5+, in order, beginning with 1+
pr-fault-cycle = The technology needs itself
pr-fault-count = Age { $age } has { $have } copies instead of { $want }
pr-fault-no-age = Age { $age } has no cards
pr-fault-too-few = Only { $have } cards for a player alone; an opening hand has six
pr-fault-track-length = One to ten values, and as many points
pr-fault-track-value = Values are whole numbers from 1
pr-fault-track-pair = Values are pairs such as 2/1
pr-fault-counts = At most { $most } numbers, one for each age
pr-fault-threshold = Five numbers from 1, for one to five players
pr-fault-awards = Five numbers, from the first place down
pr-fault-solo-power = At least one position
pr-fault-lasting = A lasting benefit is a named skill or a token
pr-fault-order = Philosophers have different numbers from 1
pr-fault-heritage = Scientists and Artists have a Heritage, Philosophers none
pr-fault-rank = At least five of each class; too few: { $rank }
pr-fault-name = A name of at most 60 characters
pr-fault-technology-only = Only a technology has this
pr-fault-no-benefit = At least one skill, token or step on a power track
pr-fault-too-few-for = Age I has { $have } cards with { $players } players, and the opening hands take { $need }
pr-fault-costs = Two to four costs
pr-fault-cost-prereq = A Milestone's cost has no prerequisite

## Terms

pr-term-turn = Turn
    .rule = Development, actions, upkeep. In Development every technology of yours under development loses a marker; one without markers becomes active. Then you may take technologies back to the hand.
    .cite = progress 5
    .forms = turns
pr-term-discover = Discover
    .rule = Put a card of your hand into your area as an active technology. Each cost line is met by its prerequisite among your active technologies, or paid in its own type.
    .cite = progress 5
    .forms = discovers, discovered
    .house = allow_duplicates strict_payment
pr-term-prerequisite = Prerequisite
    .rule = The technology named in a cost line. If it is among your active technologies, that line costs nothing; the other line is still to be paid. A card in hand or under development does not count.
    .cite = progress 5
    .forms = prerequisites
pr-term-research = Research
    .rule = Put a card of your hand under development, at no cost, with as many markers as your Research skill says. It becomes active when the last marker is gone.
    .cite = progress 5
    .forms = researches
    .house = allow_duplicates
pr-term-development = Under development
    .rule = A technology with markers on it. It gives nothing yet, meets no line and counts no points. You may take it back to the hand before your first action; its markers are lost.
    .cite = progress 5
pr-term-active = Active technology
    .rule = A technology in your area without markers. It gave its benefits when it came, meets cost lines of other cards, and counts its points at the end.
    .cite = progress 4
    .forms = active technologies
pr-term-draw = Draw
    .rule = Take up to so many cards as your Draw skill says, one by one, from open decks{ $draw_from_discard ->
        [both] {" "}and the tops of their discard piles
       *[other] {""}
    }. Your actions are over.
    .cite = pr_rebuilt 45
    .house = draw_from_discard discard_access auto_reshuffle
pr-term-quick-draw = Quick Draw
    .rule = Take cards and discard cards, as your Quick Draw skill says. Your turn goes on.
    .cite = pr_rebuilt 46
    .house = draw_from_discard discard_access auto_reshuffle
pr-term-shuffle-draw = Shuffle & Draw
    .rule = Shuffle as many discard piles into their decks as your Shuffle skill says, and draw as many cards.
    .cite = pr_rebuilt 48
    .house = shuffle_empty shuffle_split
pr-term-knowledge = Knowledge
    .rule = A discarded card gives General Knowledge by its value, a flipped token one Knowledge of its type. General stands for any type. What is left over is lost at the end of the turn.
    .cite = progress 4
    .house = strict_payment
pr-term-token = Knowledge token
    .rule = Flipped, it gives one Knowledge of its type; in your upkeep it is ready again. At the end tokens break ties: General first, then Culture, Science, Engineering.
    .cite = progress 4
    .forms = Science token, Engineering token, Culture token, General token, tokens
pr-term-upkeep = Upkeep
    .rule = Leftover Knowledge is lost. Discard down to your hand size. All your tokens are ready again.
    .cite = pr_rebuilt 50
pr-term-open = Open deck
    .rule = A deck whose age has begun, with its discard pile{ $remove_old_ages ->
        [yes] ; the age before last is gone
       *[other] ; Age II is gone in Age IV
    }. Only from open decks are cards drawn.
    .cite = progress 4
    .forms = open decks
pr-term-age = New age
    .rule = When enough symbols of the next age are among the active technologies of all, it begins{ $remove_old_ages ->
        [yes] , and everything of the age before last leaves the game, but for active technologies
       *[other] ; with Age IV everything of Age II leaves the game, but for active technologies
    }. It also begins when deck and discard pile of the current age are both empty. After the last age the game ends.
    .cite = pr_rebuilt 66
    .house = remove_old_ages end_mode
pr-term-symbol = Age symbol
    .rule = Some cards bear a symbol of the next age. Those on active technologies of all players are counted together.
    .cite = pr_rebuilt 66
    .forms = symbol, symbols, age symbols
pr-term-power = Power tracks
    .rule = Prestige, Population and Army. At the end the places on each track are awarded: 10, 6, 3, 1 for Prestige, 11, 7, 4, 2 for Population, 12, 7, 3, 1 for Army. Tied players share the awards of their places, rounded down.
    .cite = progress 7
    .forms = Prestige, Population, Army, power track
    .house = rank_at_start
pr-term-skill-action = Action skill
    .rule = How many actions you have in a turn. Discover, Research, Draw, Quick Draw, Shuffle & Draw: any of them, the same again if you like.
    .cite = progress 4
    .house = action_gain
pr-term-skill-draw = Draw skill
    .rule = How many cards you may take with the Draw action, which ends your actions.
    .cite = progress 4
pr-term-skill-hand = Hand size
    .rule = How many cards you may keep at the end of your turn. During your turn you may hold more.
    .cite = progress 4
pr-term-skill-shuffle = Shuffle skill
    .rule = How many discard piles you may shuffle into their decks, and how many cards you then draw.
    .cite = progress 4
pr-term-skill-development = Development skill
    .rule = How many technologies you may have under development at once.
    .cite = progress 4
pr-term-skill-research = Research skill
    .rule = How many markers a technology gets that you research. Fewer is better.
    .cite = progress 4
pr-term-skill-quick_draw = Quick Draw skill
    .rule = Two numbers: the cards you draw, and the cards you then discard.
    .cite = progress 4
pr-term-any = Any skill
    .rule = { $eighth_skill ->
        [any] You choose which of your seven skills goes up by one.
       *[none] At this table the icon has no effect.
    }
    .cite = pr_house 7
    .house = eighth_skill
pr-term-scoring = Final scoring
    .rule = Power tracks by rank, tied players sharing the awards of their places, rounded down; the player board; the technologies; the expansions. A tie is broken by General, Culture, Science, then Engineering tokens.
    .cite = progress 7
    .house = rank_at_start milestone_end
pr-term-time = Time deck
    .rule = Alone: after each turn the top card of the current deck joins the Time deck; one with a symbol is discarded and the next revealed. Each of the first seven cards costs a point, each of the next seven two, and so on. Once a turn you may swap a card with it.
    .cite = progress 7
pr-term-personality = Personality
    .rule = From Age II a Scientist may take over from your Philosopher, from Age III an Artist. What a personality lends goes when it goes; its Heritage is given once, in its place. At the end the points of all who ever guided you count.
    .cite = progress 8
    .forms = personalities, Philosopher, Philosophers, Scientist, Scientists, Artist, Artists
    .house = philosopher_order after_heritage
pr-term-heritage = Heritage
    .rule = Give up the Scientist or Artist who guides you for a larger benefit, once. Scientists only before Age III, Artists only before Age IV.
    .cite = progress 8
    .house = after_heritage
pr-term-milestone = Milestone
    .rule = Once in your turn you may pay one cost of the current Milestone freely, others for an action each. When all are paid everybody who paid has the benefits; who paid most keeps it, has them again at the end, and its points.
    .cite = progress 8
    .forms = milestones
    .house = milestone_browse milestone_end
pr-term-set = Set of five
    .rule = Some cards of Age IV bring a point for every five technologies of one type in your area, rounded down. Each such card counts for itself.
    .cite = progress 8
    .forms = sets of five

## Hints of the coach

pr-coach-prompt-action = { $play ->
    [companion] Play with your own cards and tell the phone what you do. Discover: name the card and what you pay with; lines that are met are counted for you. Research costs nothing but time.
   *[digital] Tap a card: a tick shows a line that is met already. Discover pays the rest with tokens and cards; Research costs nothing but time.
}
    .title = Your actions
pr-coach-prompt-draw = Take one card after the other, each from a deck or the top of a discard pile. You see each card before you choose the next.
    .title = Drawing cards
pr-coach-prompt-discard = Cards you discard here give no Knowledge. Keep what your technologies lead to.
    .title = After a Quick Draw
pr-coach-prompt-upkeep = At the end of your turn the hand size counts, and cards above it give no Knowledge. Next time pay with them before.
    .title = Too many cards
pr-coach-prompt-develop = Two technologies are ready together. Their order matters only if one of them begins a new age.
    .title = Ready at once
pr-coach-prompt-skill = An action more is worth most early. Research and Draw come next; near the end look for the points on the board.
    .title = Any skill
pr-coach-prompt-scientist = What your Philosopher lent is gone. A Scientist lends something new, and his points count at the end.
    .title = A Scientist
pr-coach-prompt-artist = What your Scientist lent is gone. An Artist lends something new, and his points count at the end.
    .title = An Artist
pr-coach-prompt-philosopher = Each of you was dealt a Philosopher. Tap yours: the numbers on them decide the turn order.
    .title = Who guides you?
pr-coach-prompt-markers = Choose the technology you wait for most. Without markers it becomes active at once.
    .title = Sooner than planned
pr-coach-prompt-activate = Choose the dearest one: all its markers go, and its benefits come now.
    .title = Active at once
pr-coach-prompt-milestone = Look at the card on top of the Milestones and tap its name.
    .title = A new Milestone
pr-coach-prompt-reveal = Turn the top card over and say whether it bears a symbol. One without joins the Time deck and costs points.
    .title = Time passes
pr-coach-activated = Its benefits came at once, its points come at the end. Cards that name it in a cost line are cheaper for you now.
    .title = A new technology
pr-coach-researched = In each of your turns a marker goes; without markers it becomes active. Take it back before your first action if you change your mind.
    .title = Under development
pr-coach-new-age = Its deck is open now, and its cards cost more. Cards of the age before last leave your hand, so play them in time.
    .title = A new age
pr-coach-milestone-kept = Everybody who paid has the benefits. Who paid most has them again at the end, and the points.
    .title = A Milestone is complete
pr-coach-time = Seven cards cost a point each, the next seven two. Do not wait too long with the age symbols.
    .title = The Time deck grows

## Decks

pr-pack-deck = Deck
pr-pack-deck-hint = Technologies, tracks, thresholds, personalities and milestones. A template: sandtable progress template.
pr-fault-columns = These columns are missing: { $columns }
pr-fault-columns-twice = These columns occur twice: { $columns }
pr-fault-table = This is no table: { $problem }
pr-fault-no-table = The table must be a file whose name ends in .csv
pr-fault-cells = More cells than columns: { $text }
pr-fault-utf-8 = Characters were lost: save the table as UTF-8
pr-fault-whole-number = A whole number belongs here
pr-fault-cost = An amount and a type, such as 3 S
pr-fault-benefit = One of { $choices }, and so on
pr-fault-yes-no = yes, or nothing
pr-cli-copies = Age { $age } has { $have } copies; the printed game has { $want }
pr-cli-symbols = Age { $age } needs { $want } { $want ->
    [one] symbol
   *[other] symbols
  } with { $players } { $players ->
    [one] player
   *[other] players
  }, and the cards before it have { $have }
pr-cli-no-games = At least one game has to be played
pr-cli-no-deck = There is no deck { $deck }
pr-cli-players = { $players ->
    [one] 1 player, { $games } games; ended by: { $ends }
   *[other] { $players } players, { $games } games; ended by: { $ends }
}
pr-cli-length =   turns of each player: median { $turns }, from { $low } to { $high }
pr-cli-scores =   points: winner { $best }, mean { $mean }, last { $last }
pr-cli-seats =   wins by place in the turn order: { $seats }
pr-cli-use =   played when seen, { $many } technologies; below 15 %: { $low }; above 85 %: { $high }
pr-cli-dead =   never played: { $cards }
pr-cli-held =   all limits are held
pr-cli-missed =   limits missed: { $which }

## The phone

pr-ui-tabs = What is shown
pr-ui-tab-mine = Mine
pr-ui-tab-tree = Tree
pr-ui-tab-others = Others
pr-ui-tab-piles = Piles
pr-ui-you = You
pr-ui-points = Points so far
pr-ui-player = Player
pr-ui-age = Age { $age }
pr-ui-signs = { $have } of { $need } symbols for Age { $age }
pr-ui-signs-end = { $have } of { $need } symbols end the game
pr-ui-active = Active technologies
pr-ui-techs = { $coming ->
    [0] { $count }
    [one] { $count }, one more under way
   *[other] { $count }, { $coming } more under way
}
pr-ui-no-techs = No technologies yet
pr-ui-in-turns = { $count ->
    [one] in 1 turn
   *[other] in { $count } turns
}
pr-ui-guided = Guided by
pr-ui-milestone = { $count ->
    [0] { $points } VP, the last one
   *[other] { $points } VP, { $count } more
}
pr-ui-power = Power
pr-ui-by-rank = scored by rank
pr-ui-by-position = scored by position
pr-ui-skills = Skills
pr-ui-hand = Your hand
pr-ui-hand-of = { $count ->
    [one] 1 card in hand, limit { $limit }
   *[other] { $count } cards in hand, limit { $limit }
}
pr-ui-piles = Discard piles
pr-ui-pile-open = { $count } in the deck
pr-ui-pile-closed = not open yet
pr-ui-pile-gone = gone
pr-ui-time = Time deck
pr-ui-time-cost = { $count ->
    [one] 1 card, −{ $points } VP
   *[other] { $count } cards, −{ $points } VP
}
pr-ui-tree = Technology tree
pr-ui-or = or
pr-ui-have = You have it
pr-ui-lacks = { $count } Knowledge short
pr-ui-discard = Discard: { $value }
pr-ui-any-skill = Any skill +1
pr-ui-set = 1 VP for 5 { $kind }
pr-ui-vp-of = { $points } VP
pr-ui-symbol = Age { $age } symbol
pr-ui-kind-s = Science
pr-ui-kind-e = Engineering
pr-ui-kind-c = Culture
pr-ui-kind-g = General
pr-ui-bold = bold is now
pr-ui-vp = VP
pr-ui-affordable = affordable
pr-ui-in-hand = in hand
pr-ui-return = My cards and actions
pr-ui-take-up = Take up
pr-ui-would-be-free = would be free
pr-ui-costs = would cost { $count }
pr-ui-would-lack = { $count } short
pr-ui-pay-with = Pay with: { $things }
pr-ui-ends-actions = ends your actions
pr-ui-pick-discover = Discover a card …
pr-ui-pick-research = Research a card …
pr-ui-pick-take-personality = A new personality …
pr-ui-lends = lends: { $gives }
pr-ui-leaves = Heritage: { $gives }
pr-ui-draws = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
pr-ui-fewer-markers = { $count } markers fewer on one technology
pr-ui-activates = one technology under development becomes active
pr-ui-find-card = Find a card
pr-ui-no-such-card = No such card
pr-ui-not-listed = Not in the list? Enter it by what is printed on it.
pr-ui-token-count = { $kind }: { $ready } of { $all } ready
pr-ui-cost = { $amount } { $kind }
pr-ui-cost-or = { $amount } { $kind } or { $card }
pr-ui-card-words = { $kind }, Age { $age }. Cost: { $cost }. It gives: { $gives }. Discarded, it is worth { $value } Knowledge.
pr-ui-paid-with = Paid with
pr-ui-paid-of = { $low ->
    [0] paid
   *[other] paid, of { $low }
}
pr-ui-on-top = on top of the discard pile
pr-ui-pool = { $count } Knowledge left this turn
pr-ui-tap-card = Tap a card to discover or research it
pr-ui-to-pay = to pay: { $count }
pr-ui-free = nothing to pay
pr-ui-from-pool = paid from Knowledge left over
pr-ui-shuffle-how = Each pile that you choose is shuffled into its deck; then you draw as many cards.
pr-ui-keep-pool = Knowledge left over this turn pays. Turn tokens instead and the General Knowledge stays.
pr-ui-chosen-of = chosen, of { $low }
pr-ui-generated = Knowledge, until the end of your turn
pr-ui-pay-how = { $tokens ->
    [0] A discarded card pays for any type.
   *[other] A token pays for its own type and comes back; a discarded card pays for any type.
}
pr-ui-surplus = { $count } more than needed. It lasts until the end of your turn.
pr-ui-pay-anyway = Pay all the same
pr-ui-field-age = Age
pr-ui-field-kind = Type
pr-ui-field-icon = Benefit
pr-ui-field-prestige = Prestige
pr-ui-field-population = Population
pr-ui-field-army = Army
pr-ui-field-vp = Points
pr-ui-field-symbol = New-age symbol
pr-ui-field-order = Number
pr-ui-field-leaves = Heritage
pr-ui-field-cards = Heritage: cards
pr-ui-field-markers = Heritage: markers fewer
pr-ui-field-activate = Heritage: activates one
pr-ui-field-first = First cost
pr-ui-field-second = Second cost
pr-ui-field-third = Third cost
pr-ui-field-fourth = Fourth cost
pr-ui-field-card = Card
pr-ui-field-give = You give
pr-ui-field-take = You take
pr-ui-icon-any = Any skill
pr-ui-icon-none = None
pr-ui-yes = Yes
pr-ui-no = No
pr-ui-top = The top card
pr-ui-actions = Actions left
pr-ui-printed-hand = Cards in hand, Age { $age }
pr-ui-set-it = Set
pr-ui-total = Total
pr-ui-source-prestige = Prestige
pr-ui-source-population = Population
pr-ui-source-army = Army
pr-ui-source-board = Player board
pr-ui-source-cards = Technologies
pr-ui-source-sets = Sets of five
pr-ui-source-people = Personalities
pr-ui-source-milestones = Milestones
pr-ui-source-time = Time deck

## The real table, lamps, the end

pr-deed-power = Move your { $power } marker from { $was } to { $at }
pr-deed-skill = Move your { $skill } marker to position { $at }
pr-deed-markers = { $at ->
    [0] Take the markers from { $card }
    [one] 1 marker on { $card }
   *[other] { $at } markers on { $card }
}
pr-deed-cover = { $at ->
    [0] Take your marker from cost { $cost } of { $milestone }
   *[other] Your marker on cost { $cost } of { $milestone }
}
pr-deed-ready = Ready side up: { $kind } × { $at }
pr-deed-spent = Grey side up: { $kind } × { $at }
pr-tray-centre = Centre of the table
pr-story-points = Points if the game had ended
