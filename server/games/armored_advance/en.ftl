### Armored Advance, in our own words.

## The rulebook

book-aa = Armored Advance

## House rules: what the book leaves open

aa-fault-house-option = { $rule } has no such option.
aa-clash-one-roll = “{ $rule }: { $option }” does not go with “{ $other }: { $choice }”. A bonus can help the whole roll only where one roll decides both hit and penetration.
aa-clash-clamp = “{ $rule }: { $option }” does not go with “{ $other }: { $choice }”. One leaves a need of 7+ standing, the other takes it away at the end.
aa-clash-advantage = “{ $rule }: { $option }” does not go with “{ $other }: { $choice }”. A pivot cannot keep an advantage that nobody has.
aa-clash-foliage-exempt = “{ $rule }: { $option }” does not go with “{ $other }: { $choice }”. Who ignores foliage nearby is a question only where foliage adds 2 to the need.
aa-clash-foliage-stack = “{ $rule }: { $option }” does not go with “{ $other }: { $choice }”. Foliage that does nothing cannot add up.

aa-house-range_boundary = Exactly on a range band
aa-house-range_boundary-help = The table says “under 6 inches”, the sentence beside it says “round up to 6 inches”.
aa-house-range_boundary-inclusive = The nearer band
aa-house-range_boundary-strict = The farther band
aa-house-shot_resolution = How a shot is rolled
aa-house-shot_resolution-help = The book speaks of one die and gives two tables of needs.
aa-house-shot_resolution-single_max = One die against the worse of the two needs
aa-house-shot_resolution-two_rolls = Two rolls: first to hit, then to penetrate
aa-house-shot_resolution-additive = One die against both needs added, less one, at most 6
aa-house-bonus_scope = What a bonus to hit helps
aa-house-bonus_scope-help = Scouts, Accurate and artillery crews help to hit. Does that also help to penetrate when one die decides both?
aa-house-bonus_scope-hit_only = Only the hit
aa-house-bonus_scope-whole_roll = The whole roll
aa-house-modifier_order = Order of cap and bonus
aa-house-modifier_order-help = Terrain raises the need to at most 6. Is a bonus taken off before or after that cap?
aa-house-modifier_order-cap_then_bonus = Cap first, then the bonus
aa-house-modifier_order-sum_then_clamp = Add everything, then keep to 1 to 6
aa-house-hit_clamp = Needs beyond the die
aa-house-hit_clamp-help = Can a need rise to 7+, and does a 1 ever miss a need of 1+?
aa-house-hit_clamp-1_to_6 = A need is never over 6+, and 1+ never misses
aa-house-hit_clamp-terrain_cap_only = Only terrain stops at 6: a moved casemate may need 7+
aa-house-hit_clamp-natural_1_misses = A need is never over 6+, and a 1 always misses
aa-house-pen_falloff = Penetration lost with range
aa-house-pen_falloff-help = The book mentions it once and never says how much.
aa-house-pen_falloff-none = None
aa-house-pen_falloff-minus1_per_full_24in = 1 for every full 24 inches
aa-house-advantage = Advantage
aa-house-advantage-help = A shooter that has not moved this turn rolls again when it is one short.
aa-house-advantage-on = Played
aa-house-advantage-off = Not played
aa-house-advantage_pivot = Turning on the spot and advantage
aa-house-advantage_pivot-help = Does a hull that only turned still count as not moved?
aa-house-advantage_pivot-breaks = No, turning costs the advantage
aa-house-advantage_pivot-keeps = Yes, only a change of place costs it
aa-house-facing_rule = Which face is struck
aa-house-facing_rule-help = The book gives armour by face and never says where one face ends.
aa-house-facing_rule-quadrant90 = Quarters of 90 degrees
aa-house-facing_rule-hull_corners = Lines through the hull’s corners
aa-house-facing_rule-ask = The players point
aa-house-angling_mode = Angling
aa-house-angling_mode-help = Does the number on the card replace the armour of the face, or add to it?
aa-house-angling_mode-replace = It replaces the armour
aa-house-angling_mode-add = It is added
aa-house-weak_spot_range = Reach of a weak spot
aa-house-weak_spot_range-help = The book says “at close range” without a number.
aa-house-weak_spot_range-any = Any range
aa-house-weak_spot_range-12 = Within 12 inches
aa-house-weak_spot_range-6 = Within 6 inches
aa-house-autocannon_split = Several targets for one autocannon
aa-house-autocannon_split-help = May the dice of one attack go to different targets?
aa-house-autocannon_split-no = No, one target per action
aa-house-autocannon_split-yes = Yes
aa-house-casemate_free_move = Free move of a casemate
aa-house-casemate_free_move-help = A casemate whose first action was a move shoots worse. Is a Light vehicle’s free move such an action?
aa-house-casemate_free_move-ignored = No, it costs only the advantage
aa-house-casemate_free_move-counts = Yes
aa-house-arc_test = In the arc of fire
aa-house-arc_test-help = Which point of the target must lie in the 90 degrees?
aa-house-arc_test-centre = The centre of its hull
aa-house-arc_test-any_part = Any part of its hull
aa-house-field_gun_arc = Arc of a field gun
aa-house-field_gun_arc-help = The book gives field guns no arc.
aa-house-field_gun_arc-none = All round
aa-house-field_gun_arc-front90 = The front 90 degrees
aa-house-towed_target = Shooting at a gun in tow
aa-house-towed_target-help = The book does not say that a gun in tow is safe.
aa-house-towed_target-yes = Allowed: a field gun where its vehicle stands
aa-house-towed_target-no = Not allowed
aa-house-visibility_pct = How much must be visible
aa-house-visibility_pct-help = The book wants a notable part of the target in sight.
aa-house-visibility_pct-25 = A quarter of the hull
aa-house-visibility_pct-50 = Half of the hull
aa-house-visibility_pct-ask = The players say
aa-house-seen_share = What the seen share is a share of
aa-house-seen_share-help = Seen from the middle of the shooter, at the height of the target’s hull.
aa-house-seen_share-silhouette = The width that the target shows to the shooter
aa-house-seen_share-edge_length = The length of the target’s edges that face the shooter
aa-house-between = What counts as in between
aa-house-between-help = Which line decides that terrain lies between shooter and target?
aa-house-between-centre_line = The line from centre to centre
aa-house-between-any_sight_line = Any line of sight to the target
aa-house-wall_rule = Walls
aa-house-wall_rule-help = Two pages of the book differ.
aa-house-wall_rule-pen_minus_2 = Each costs the shot 2 penetration
aa-house-wall_rule-armour_plus_1 = Each adds 1 armour
aa-house-foliage_rule = Foliage
aa-house-foliage_rule-help = Two pages of the book differ, and the book calls all terrain rules optional.
aa-house-foliage_rule-roll_plus_2 = The need rises by 2
aa-house-foliage_rule-range_plus_3 = 3 inches farther, for a target within 3 inches behind it
aa-house-foliage_rule-off = No effect
aa-house-foliage_exempt = Who ignores foliage nearby
aa-house-foliage_exempt-help = Units within 3 inches of a piece are unaffected by it: whose distance counts?
aa-house-foliage_exempt-shooter = The shooter’s
aa-house-foliage_exempt-target = The target’s
aa-house-foliage_exempt-either = Either’s
aa-house-foliage_stack = Several pieces of foliage
aa-house-foliage_stack-help = Does each piece count, or foliage as such?
aa-house-foliage_stack-once = Once
aa-house-foliage_stack-each = Each piece
aa-house-sandbag_need = Sandbags beside the shot
aa-house-sandbag_need-help = Is a gun behind sandbags harder to hit on a face they do not cover?
aa-house-sandbag_need-covered_face = No
aa-house-sandbag_need-any = Yes
aa-house-fortification_hp = Shooting down fortifications
aa-house-fortification_hp-help = Support does more damage to fortifications, yet the book gives them no HP.
aa-house-fortification_hp-off = Only tank traps can be cleared
aa-house-fortification_hp-wall_20_sandbags_10_bunker_40 = Wall 20 HP, sandbags 10, bunker 40
aa-house-wrecks = Wrecks
aa-house-wrecks-help = The book does not say what becomes of a destroyed vehicle.
aa-house-wrecks-remove = Taken off the table
aa-house-wrecks-block = Left standing in the way
aa-house-hills = Hills
aa-house-hills-help = The book has no heights. With heights, a unit stands as high as the ground under its middle, and hills hide what lies behind them.
aa-house-hills-flat = Drawn, and flat
aa-house-hills-heights = As high as they are drawn
aa-house-he_one_move = HE at a target that moved once
aa-house-he_one_move-help = The table knows only “stationary” and “moved twice”.
aa-house-he_one_move-stationary = As stationary
aa-house-he_one_move-moved = As moved twice
aa-house-he_one_move-midpoint = In between, rounded to stationary
aa-house-he_light_moved = HE at a Light target on the move
aa-house-he_light_moved-help = Light loses 2 where the others lose 1.
aa-house-he_light_moved-minus_2 = −2, as printed
aa-house-he_light_moved-minus_1 = −1, like the others
aa-house-he_modifiers = Bonuses and cover against HE
aa-house-he_modifiers-help = Do foliage, sandbags, scouting and Accurate change an HE shot?
aa-house-he_modifiers-direct_only = Yes, but not Indirect
aa-house-he_modifiers-none = No
aa-house-open_top_he = HE at open-topped vehicles
aa-house-open_top_he-help = The cards know which vehicles are open; the book has no rule for it.
aa-house-open_top_he-off = No effect
aa-house-open_top_he-side_0 = Side armour counts 0 against HE and Indirect
aa-house-indirect_hits = Indirect fire and the hit roll
aa-house-indirect_hits-help = HE must hit, Indirect has no need to: what holds for a gun that is both?
aa-house-indirect_hits-never_rolls = Indirect never rolls to hit
aa-house-indirect_hits-rolls_he_table = Indirect rolls to hit like HE
aa-house-indirect_gap = Indirect at 14 to 15 inches moved
aa-house-indirect_gap-help = Up to 14 inches halve the damage, over 15 protect altogether; between them the book is silent.
aa-house-indirect_gap-half_to_15 = Half, up to 15 inches
aa-house-indirect_gap-immune_over_14 = Safe from over 14 inches
aa-house-halve_damage = Half of an odd damage
aa-house-halve_damage-help = Indirect damage at a target that moved is halved.
aa-house-halve_damage-down = Rounded down
aa-house-halve_damage-up = Rounded up
aa-house-setup_cost = Setting up an Indirect gun
aa-house-setup_cost-help = It takes a full turn: does it also cost actions?
aa-house-setup_cost-idle_turn = The unit does nothing else, and pays nothing
aa-house-setup_cost-full_pool = It spends all its actions
aa-house-scout_cost = Cost of scouting
aa-house-scout_cost-help = The book does not say whether scouting takes an action.
aa-house-scout_cost-action = One action
aa-house-scout_cost-free_once = Free, once per turn
aa-house-scout_duration = How long a scout’s report lasts
aa-house-scout_duration-help = For every shot of that unit at that enemy, or only for one?
aa-house-scout_duration-turn = Until the end of the turn
aa-house-scout_duration-next_shot = For the next shot
aa-house-scout_self = Scouting for oneself
aa-house-scout_self-help = May a scout name itself as the unit that gets the bonus?
aa-house-scout_self-no = No
aa-house-scout_self-yes = Yes
aa-house-scout_boundary = Scouting at exactly 24 or 36 inches
aa-house-scout_boundary-help = The table says “under” and leaves the boundary open.
aa-house-scout_boundary-strict = The smaller bonus
aa-house-scout_boundary-inclusive = The larger bonus
aa-house-scout_friend_range = Range of the unit scouted for
aa-house-scout_friend_range-help = Must the unit that gets the bonus be within 60 inches of the target, too?
aa-house-scout_friend_range-none = No
aa-house-scout_friend_range-60 = Yes
aa-house-after_limit = After the last action
aa-house-after_limit-help = The turn ends at the action limit, yet infantry and free moves lie outside it.
aa-house-after_limit-allow = Infantry and free moves may still be made
aa-house-after_limit-end_now = The turn ends at once
aa-house-activation = Order of units
aa-house-activation-help = May a turn go back and forth between units?
aa-house-activation-interleave = Yes
aa-house-activation-one_unit_at_a_time = No, one unit after the other
aa-house-pivot = Turning on the spot
aa-house-pivot-help = The book does not say what it costs to turn.
aa-house-pivot-in_move = Free within a move, otherwise it takes one
aa-house-pivot-free_once = Free once per turn
aa-house-pivot-free = Always free
aa-house-halve_distance = Half a move
aa-house-halve_distance-help = Towing a Heavy gun halves the Move.
aa-house-halve_distance-exact = Kept to the fraction
aa-house-halve_distance-down = Rounded down to whole inches
aa-house-tow_through_water = Towing a gun through water
aa-house-tow_through_water-help = In mud the book lets a gun be towed; for water it says nothing.
aa-house-tow_through_water-no = Not allowed
aa-house-tow_through_water-yes = Allowed
aa-house-halftrack_mud = Half-tracks in mud
aa-house-halftrack_mud-help = The first half is free: of the move, or of the mud?
aa-house-halftrack_mud-of_move = Of the move
aa-house-halftrack_mud-of_mud = Of the mud
aa-house-half_of = Half of a Move while towing
aa-house-half_of-help = Slow Reverse and half-tracks in mud ask for half of the Move. A heavy gun in tow has halved it already.
aa-house-half_of-card = Half of the Move on the card
aa-house-half_of-now = Half of what the tow leaves
aa-house-mg_bonus = A squad’s machine gun
aa-house-mg_bonus-help = Is the extra man added before or after the roll stops at 0?
aa-house-mg_bonus-after_floor = After: at least 1 man
aa-house-mg_bonus-before_floor = Before: it may be lost in a bad roll
aa-house-crew_behind = Behind the gun
aa-house-crew_behind-help = Where a crew must stand to man a field gun.
aa-house-crew_behind-rear180 = In the rear half
aa-house-crew_behind-rear90 = In the rear 90 degrees
aa-house-gun_capture = Capturing guns
aa-house-gun_capture-help = May a squad man an enemy’s abandoned field gun?
aa-house-gun_capture-no = No
aa-house-gun_capture-yes = Yes
aa-house-embark_range = Boarding distance
aa-house-embark_range-help = How near a squad must be to get into a transport.
aa-house-embark_range-1 = 1 inch
aa-house-embark_range-2 = 2 inches
aa-house-embark_range-3 = 3 inches
aa-house-apc_load = Squads that board for one action
aa-house-apc_load-help = The transport pays an action to load.
aa-house-apc_load-one = One
aa-house-apc_load-all = As many as it holds
aa-house-objective_radius = On an objective
aa-house-objective_radius-help = How near to the token’s centre counts.
aa-house-objective_radius-3 = Within 3 inches
aa-house-objective_radius-1 = Within 1 inch
aa-house-objective_radius-6 = Within 6 inches
aa-house-embarked_hold = Objectives from inside a transport
aa-house-embarked_hold-help = Do men who ride count on an objective?
aa-house-embarked_hold-no = No
aa-house-embarked_hold-yes = Yes
aa-house-annihilation_scope = What annihilation means
aa-house-annihilation_scope-help = The book speaks once of the mechanised force and once of all units.
aa-house-annihilation_scope-vehicles_and_guns = Vehicles and field guns
aa-house-annihilation_scope-vehicles = Vehicles only
aa-house-annihilation_scope-all = Everything, infantry too
aa-house-timed_value = Worth of a damaged unit
aa-house-timed_value-help = At the turn limit the surviving requisition is compared.
aa-house-timed_value-full = Its full cost while it lives
aa-house-timed_value-by_hp = In proportion to the HP left
aa-house-limit_tie = Domination tied at the turn limit
aa-house-limit_tie-help = The book names no tie-break.
aa-house-limit_tie-draw = A draw
aa-house-limit_tie-extra_round = One more round

## The unit library

aa-nation-de = Germany
aa-nation-su = Soviet Union
aa-nation-us = United States
aa-nation-uk = Britain
aa-nation-it = Italy
aa-nation-jp = Japan
aa-nation-fr = France
aa-nation-pl = Poland
aa-nation-fi = Finland
aa-nation-hu = Hungary
aa-nation-ro = Romania
aa-nation-bg = Bulgaria
aa-nation-cz = Czechoslovakia
aa-nation-sk = Slovakia
aa-nation-be = Belgium
aa-nation-nl = Netherlands
aa-nation-no = Norway
aa-nation-se = Sweden
aa-nation-ch = Switzerland
aa-nation-es = Spain
aa-nation-gr = Greece
aa-nation-yu = Yugoslavia
aa-nation-cn = China
aa-nation-ca = Canada
aa-nation-au = Australia
aa-nation-nz = New Zealand
aa-nation-in = India
aa-nation-za = South Africa
aa-nation-any = any nation

aa-type-light_tank = light tank
aa-type-medium_tank = medium tank
aa-type-heavy_tank = heavy tank
aa-type-infantry_tank = infantry tank
aa-type-cruiser_tank = cruiser tank
aa-type-tank_destroyer = tank destroyer
aa-type-assault_gun = assault gun
aa-type-self_propelled_howitzer = self-propelled howitzer
aa-type-anti_aircraft_vehicle = anti-aircraft vehicle
aa-type-armoured_car = armoured car
aa-type-personnel_carrier = personnel carrier
aa-type-anti_tank_gun = anti-tank gun
aa-type-anti_aircraft_gun = anti-aircraft gun
aa-type-field_howitzer = field howitzer
aa-type-field_gun = field gun
aa-type-machine_gun_nest = machine-gun nest

aa-keyword-light = Light
aa-keyword-medium = Medium
aa-keyword-heavy = Heavy
aa-keyword-field_gun = Field Gun
aa-keyword-scout = Scout
aa-keyword-casemate = Casemate
aa-keyword-reverse_casemate = Reverse Casemate
aa-keyword-accurate = Accurate
aa-keyword-rapid_fire = Rapid Fire
aa-keyword-autocannon = Autocannon
aa-keyword-long_reload = Long Reload
aa-keyword-support = Support
aa-keyword-slow_reverse = Slow Reverse
aa-keyword-angling = Angling
aa-keyword-weak_spot = Weak Spot
aa-keyword-apc = APC
aa-keyword-towing = Towing
aa-keyword-indirect = Indirect
aa-keyword-limited_range = Limited Range
aa-keyword-anti_air = Anti-Air
aa-keyword-with-x = { $keyword } ({ $x })

aa-card-kind = { $nations }, { $type }, { $years }
aa-card-hp = HP
aa-card-move = Move
aa-card-actions = Actions
aa-card-cost = Cost
aa-card-front = Front
aa-card-side = Side
aa-card-rear = Rear
aa-card-armour = Protection
aa-card-weapons = Armament
aa-card-arc-front90 = front 90°
aa-card-arc-rear90 = rear 90°
aa-card-within = within { $inches }″
aa-card-open-topped = open top
aa-card-source-printed = as printed
aa-card-source-derived = proposed
aa-card-source-user = the club’s own

aa-squad-basic = Squad
aa-squad-at_rifle = Anti-tank rifle team
aa-squad-sniper = Sniper team
aa-squad-artillery_crew = Artillery crew
aa-equipment-machine_gun = machine gun
aa-equipment-grenades = { $count ->
    [one] one grenade
   *[other] { $count } grenades
}

aa-library-no-units = There are no units in this file. Each begins with [[unit]].
aa-library-id = An id is made of small letters, digits, hyphens and underscores, begins with a letter and has at most 40 characters.
aa-library-text = A text of 1 to 60 characters on one line.
aa-library-remark = A remark has at most 300 characters on one line.
aa-library-keyword = A keyword is written like "scout" or "angling 12".
aa-library-kills = Men lost are written like "D6-1", "D3" or "1".
aa-library-same-id = Several units of this file have this id.
aa-library-twice = { $file } has a unit with the same id.
aa-library-years = The first year comes first.
aa-library-top = A turret’s top is not below the hull’s roof.
aa-library-gun-speed = A field gun has no speed of its own.
aa-library-unarmed = The unit needs a weapon.
aa-library-indirect = Only a gun that fires HE can fire indirectly.
aa-library-he-penetration = A gun that fires only HE has no penetration.
aa-library-autocannon = An autocannon has at most 60 mm and fires no large-calibre HE.
aa-library-no-x = This keyword has no number.
aa-library-x = This keyword needs a number from { $low } to { $high }.
aa-library-keyword-twice = A keyword stands there twice.
aa-library-one-class = Exactly one of light, medium and heavy.
aa-library-field-gun = field_gun goes with the traction "gun", and only with it.
aa-library-casemates = A casemate fires forward or backward, not both.
aa-library-angling = The angled armour must be above the front’s.
aa-library-no-gun = This needs a gun with penetration and damage.
aa-library-too-many = At most { $most }.
aa-library-other-kind = A weapon of the kind "{ $kind }" does not have this.

aa-force-unit = { $count } × { $unit }, { $cost } each
aa-force-squad = { $count } × { $squad }, { $cost ->
    [0] free
   *[other] { $cost } each
}
aa-force-machine-gun = { $count } × machine gun, { $cost } each
aa-force-grenade = { $count } × grenade, { $cost } each
aa-force-total = { $cost } requisition in all
aa-force-name = A list’s name has at most { $most } characters on one line.
aa-force-empty = The list needs a vehicle or a field gun.
aa-force-unknown = There is no card for “{ $unit }” at this table.
aa-force-count = { $what }: { $count } cannot be; from 1 to { $most }.
aa-force-no-equipment = { $squad }: special squads take no extra equipment.
aa-force-grenades = { $squad }: { $grenades } grenades cannot be; a squad carries none to { $most }.
aa-force-over = The list costs { $cost }; the limit is { $limit }. That is { $over } too many.
aa-force-squads = { $count ->
    [one] One squad is listed
   *[other] { $count } squads are listed
}; { $limit } were agreed for each side.
aa-force-many = { $count } units are too many for this table; at most { $most }.
aa-force-few-actions = All units together can use only { $actions } of the { $limit } actions of a turn.
aa-force-many-actions = The units could use { $actions } actions in a turn; there are { $limit }.
aa-force-unmanned = Field guns: { $guns }; squads to man them: { $squads }. A gun without a squad does nothing.
aa-force-file = This is no force list of Armored Advance, or the file is damaged.
aa-force-newer = This force list was saved by a newer Sandtable.
aa-share-damaged = This code is not complete or has a mistake in it. Compare it letter by letter.
aa-share-digit = “{ $digit }” is in no code: they have only digits and letters, without U.
aa-share-version = This code was made by a newer Sandtable.
aa-share-unknown = This list names a unit that this table does not have. Ask for the club’s unit file.
aa-share-impossible = A list with impossible numbers has no code.

aa-units-listed = { $count ->
    [one] One unit
   *[other] { $count } units
}.
aa-units-none = No unit is like that.
aa-units-no-such = There is no unit “{ $unit }”. `sandtable units list` shows them all.
aa-units-sound = { $count ->
    [one] One unit read
   *[other] { $count } units read
}; nothing is wrong.
aa-units-faulty = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
aa-units-written = { $cards ->
    [one] One card
   *[other] { $cards } cards
} written to { $file }.
aa-units-saved = The list is saved in { $file }.
aa-units-code = Code: { $code }
aa-units-title = Unit cards
aa-units-kind-of-file = A sheet of cards is a .svg or a .pdf, not { $file }.

## Fire: what makes a ruling

aa-length = { $unit ->
    [cm] { " " }cm
   *[in] ″
}
aa-the-shooter = the shooter
aa-the-target = the target
aa-the-terrain = terrain
aa-the-wall = a wall
aa-the-foliage = foliage
aa-the-building = a building
aa-the-traps = tank traps
aa-face-front = front
aa-face-side = side
aa-face-rear = rear
aa-arc-front90 = the front 90°
aa-arc-rear90 = the rear 90°
aa-arc-turret = all round

aa-within-limit = { $inches }{ aa-length } is within reach ({ $limit_inches }{ aa-length })
aa-beyond-limit = { $inches }{ aa-length } is beyond reach ({ $limit_inches }{ aa-length })
aa-in-arc = { $degrees ->
    [none] The target is in { $arc }
   *[other] { $degrees }° off: the target is in { $arc }
}
aa-out-of-arc = { $degrees ->
    [none] The target is not in { $arc }
   *[other] { $degrees }° off: the target is not in { $arc }
}
aa-seen = { $percent ->
    [none] The target is in sight
   *[other] { $percent } % of the target is in sight
}
aa-hidden = { $percent ->
    [none] Too little of the target is in sight: { $piece }
   *[other] Only { $percent } % of the target is in sight: { $piece }
}
aa-share-of-silhouette = That is a share of the width that the target shows to the shooter
aa-share-of-edge_length = That is a share of the length of the target’s edges that face the shooter
aa-behind-walls = Hidden by { $piece }, and no scout has named the target for the shooter
aa-behind-walls-shot = Hidden by { $piece }, but a scout sees the target: it may be shot at through the wall
aa-gun-at-infantry = Guns fire at vehicles, field guns and fortifications; men need an anti-infantry weapon
aa-fortification-stands = Fortifications cannot be shot down here

aa-range = Range { $inches }{ aa-length }: { $need }+
aa-foliage = { $inches ->
    [none] Foliage between
   *[other] Foliage between: { $piece }, { $inches }{ aa-length } of it
}
aa-foliage-once = { $inches ->
    [none] More foliage: it counts once
   *[other] Foliage counts once: { $piece }
}
aa-foliage-near-shooter = { $inches ->
    [none] Foliage close to the shooter does not count
   *[other] Foliage { $near_inches }{ aa-length } from the shooter does not count: { $piece }
}
aa-foliage-near-target = { $inches ->
    [none] Foliage close to the target does not count
   *[other] Foliage { $near_inches }{ aa-length } from the target does not count: { $piece }
}
aa-foliage-not-behind = { $inches ->
    [none] The target is not close behind the foliage
   *[other] The target is not close behind the foliage: { $piece }
}
aa-foliage-range = { $inches ->
    [none] Close behind foliage: { $extra_inches }{ aa-length } farther
   *[other] Close behind foliage, { $extra_inches }{ aa-length } farther: { $piece }
}
aa-foliage-off = Foliage has no effect
aa-sandbags = Sandbags before the gun
aa-sandbags-elsewhere = Its sandbags do not cover this face
aa-cap-last = Capped only after the bonuses
aa-cap = At most { $most }+
aa-at-least = At least { $least }+
aa-scout = Scouted: { $bonus } easier to hit
aa-scout-lost = The scout’s { $bonus } is lost through the wall
aa-accurate = Accurate: both actions for one shot
aa-crew = Manned by an artillery crew
aa-casemate-moved = A casemate that began by moving
aa-casemate-free-move = The casemate’s free move does not count as an action
aa-natural-1 = A 1 always misses: 2+

aa-penetration = Penetration { $amount } ({ $weapon })
aa-penetration-falloff = Penetration lost on the way: { $lost }
aa-wall = Through { $piece }
aa-wall-armour = In cover of { $piece }
aa-armour = { $degrees ->
    [none] Armour { $amount }, { $face }
   *[other] Armour { $amount }, { $face }, { $degrees }° off its front
}
aa-angling = Angled: armour { $amount } instead
aa-angling-adds = Angled: armour { $amount } more
aa-angling-idle = Angled, but { $amount } is no better than this face
aa-sandbags-armour = Sandbags on this face
aa-penetrates-always = Difference { $difference }: a hit always penetrates
aa-penetrates = Difference { $difference }: { $need }+ to penetrate
aa-penetrates-weak-spot = Difference { $difference }, weak spot: { $need }+ to penetrate
aa-penetrates-never = Difference { $difference }: this shot cannot penetrate
aa-need-hit = Needed: { $need }+
aa-need-single_max = Needed: the harder of { $hit }+ and { $penetrate }+, so { $need }+
aa-need-two_rolls = Needed: { $hit }+ to hit, then { $penetrate }+ to penetrate
aa-need-additive = Needed: { $hit }+ and { $penetrate }+ together, less one, so { $need }+
aa-need-beyond = { $need }+ is more than a die can show
aa-joined = Both together before bonuses: { $need }+
aa-bonus-idle = Bonuses to hit do not help to penetrate

aa-advantage = Not moved: a die one short is thrown again
aa-advantage-moved = Moved: no second throw
aa-advantage-turned = Turned on the spot: no second throw
aa-advantage-kept = Only turned on the spot: a die one short is thrown again
aa-advantage-off = Advantage is not played
aa-sequences = Autocannon: { $count } separate dice sequences
aa-damage = Damage { $amount }
aa-support = Support: damage { $amount } to field guns and fortifications

## Fire: high explosive and Indirect

aa-he-at-infantry = At infantry a howitzer uses its anti-infantry line
aa-he-die = { $moves ->
    [0] { $weight }, not moved: the die counts { $change }, so { $need }+
    [1] { $weight }, moved once: the die counts { $change }, so { $need }+
   *[2] { $weight }, moved twice: the die counts { $change }, so { $need }+
}
aa-he-out-of-reach = { $need }+ is more than a die can show: too far for so quick a target
aa-he-unmodified = Cover and bonuses do not change HE
aa-he-damage = Damage { $base } less { $n } × die less side armour { $side }
aa-he-harmless = Its side armour takes all of it
aa-open-top = Open-topped: side armour counts 0
aa-support-he = Support: half as much again, rounded up
aa-indirect-no-roll = Indirect fire does not roll to hit
aa-indirect-whole = The target moved { $inches }{ aa-length }: full damage
aa-halved-down = Half of an odd number is rounded down
aa-halved-up = Half of an odd number is rounded up
aa-indirect-halved = The target moved { $inches }{ aa-length }: half damage
aa-indirect-too-quick = The target moved { $inches }{ aa-length }, more than { $limit_inches }{ aa-length }: it cannot be targeted
aa-indirect-cover = The target is covered from above, { $inches }{ aa-length } behind { $piece }

## Fire: men

aa-ai-at-armour = Anti-infantry weapons do nothing to armour
aa-ai-embarked = Men inside a transport cannot be attacked
aa-ai-shield = The crew is safe behind its gun’s armour ({ $amount }) on this side
aa-ai-shield-sandbags = The crew is safe: sandbags armour this side of its gun
aa-ai-lies-hidden = This team neither moved nor fired in its last turn: nobody knows where it is
aa-ai-kills = Men lost: { $dice }
aa-ai-grenade = Grenade, used once: { $dice } men lost
aa-ai-d3 = A D3 is half a D6, rounded up
aa-ai-machine-gun = Machine gun: one man more
aa-ai-sandbags = Sandbags: half, rounded down

## Fire: how often

aa-fires = One action
aa-fires-accurate = Accurate: both actions
aa-no-action-left = This unit has no action left.
aa-unmanned = Nobody mans this gun: it needs a squad within 1 inch behind it.
aa-not-accurate = Only a gun of an Accurate unit can fire an accurate shot.
aa-accurate-after-move = An accurate shot needs a unit that has not moved this turn.
aa-accurate-stays = { $who } fired an accurate shot this turn: it does not move
aa-accurate-both = An accurate shot takes all { $actions } actions.
aa-not-set-up = This gun is not set up: it must spend a full turn on that first.
aa-reloading = This gun fired in its last turn and is still reloading.
aa-one-kind-of-target = A howitzer fires at armour or at men in one turn, not at both.
aa-autocannon-again = Without Rapid Fire an autocannon fires at vehicles once per turn.
aa-fired-already = This weapon has fired this turn.
aa-traps-support = Only a unit with Support can clear tank traps.
aa-traps-too-far = { $inches }{ aa-length } to the trap: it must be within { $limit_inches }{ aa-length }.
aa-traps-out-of-arc = The trap is not in this unit’s arc of fire.
aa-traps-both = Clearing tank traps takes all { $actions } actions.
aa-traps-cleared = The trap and all others within { $limit_inches }{ aa-length } of it are cleared

## Fire: scouts

aa-scout-own = A scout may scout for itself here
aa-scout-used = The scout’s report served for this one shot
aa-scout-report = { $inches }{ aa-length } from scout to target: { $bonus } easier to hit
aa-scout-itself = A scout cannot scout for itself.
aa-scout-too-far = { $inches }{ aa-length } to the target: a scout sees no farther than { $limit_inches }{ aa-length }.
aa-scout-blind = The scout has no line of sight to the target.
aa-scout-friend-too-far = { $inches }{ aa-length } from the friend to the target: more than { $limit_inches }{ aa-length }.
aa-scout-friend-unarmed = { $who } has nothing to fire at a vehicle or gun.

## Measuring

aa-measure-what = Say what to measure from: a unit, or a point of the table.
aa-m-band = { $need }+ by range, { $low_inches } to { $high_inches }{ aa-length }: { $margin_inches }{ aa-length } inside it
aa-m-beyond = { $need }+ by range, more than { $low_inches }{ aa-length }: { $margin_inches }{ aa-length } beyond it
aa-m-in-arc = { $degrees }° off the bow: in the front 90° with { $margin }° to spare
aa-m-out-of-arc = { $degrees }° off the bow: out of the front 90° by { $margin }°
aa-m-face = A shot would strike the { $face }, coming from { $degrees }° off its bow
aa-m-seen = { $percent } % in sight; { $limit } % are needed
aa-m-hidden = { $percent } % in sight, { $limit } % are needed: { $piece }
aa-m-passes = The line between the middles passes { $piece } by { $inches }{ aa-length }
aa-m-meets = The line between the middles is { $inches }{ aa-length } too far in: { $piece }

## Too close to call

aa-close-all-the-same = The positions are not certain, but it makes no difference
aa-close-range = { $margin_inches }{ aa-length } from { $limit_inches }{ aa-length }: within it by { $percent } %
aa-close-face = { $degrees }° from the limit between { $face } and { $other }: { $face } by { $percent } %
aa-close-angled = { $degrees }° from the limit of angling: angled by { $percent } %
aa-close-arc = { $degrees }° from the limit of the arc: inside by { $percent } %
aa-close-sight = { $seen } % in sight where { $limit } % are needed: enough by { $percent } %
aa-close-height = About as high as the line of sight: { $piece }. Enough in sight by { $percent } %
aa-close-wall = Whether the wall is between is uncertain, { $percent } %: { $piece }
aa-close-foliage = Whether the foliage is between is uncertain, { $percent } %: { $piece }
aa-close-near_shooter = { $margin_inches }{ aa-length } from { $limit_inches }{ aa-length } between shooter and foliage: nearer by { $percent } %. { $piece }
aa-close-near_target = { $margin_inches }{ aa-length } from { $limit_inches }{ aa-length } between target and foliage: nearer by { $percent } %. { $piece }
aa-close-cover = { $margin_inches }{ aa-length } from the cover range of { $limit_inches }{ aa-length }: covered by { $percent } %. { $piece }
aa-call-range = Is it { $limit_inches }{ aa-length } or less?
aa-call-face = Does the shot strike the { $face }, not the { $other }?
aa-call-angled = Is the target angled to the shooter?
aa-call-arc = Is the target in the arc of fire?
aa-call-sight = Is at least { $limit } % of the target in sight?
aa-call-height = Is at least { $limit } % of the target in sight over the top? { $piece }
aa-call-wall = Does the shot pass the wall? { $piece }
aa-call-foliage = Does the shot pass through the foliage? { $piece }
aa-call-near_shooter = Is the shooter within { $limit_inches }{ aa-length } of the foliage? { $piece }
aa-call-near_target = Is the target within { $limit_inches }{ aa-length } of the foliage? { $piece }
aa-call-cover = Is the target within { $limit_inches }{ aa-length } behind the piece? { $piece }

## The quick check

aa-check-no-card = There is no card “{ $id }”.
aa-check-no-weapon = “{ $id }” has no weapon “{ $weapon }”.

## The match: set-up

game-armored-advance = Armored Advance
    .line = Tanks, guns and squads on a table full of cover, one action at a time.
    .turn = turn { $turn }
aa-form-mission = Mission
aa-form-mission-help = How the match is won.
aa-form-mission-annihilation = Annihilation
aa-form-mission-timed_annihilation = Timed annihilation
aa-form-mission-domination = Domination
aa-form-board = Board
aa-form-board-help = With a board every unit has its place and everything is measured. Without one you say ranges and faces yourselves.
aa-form-board-none = No board: we measure on the table
aa-form-board-named = { $name } ({ $width } × { $depth } in)
aa-form-requisition = Requisition limit
aa-form-requisition-help = What each force list may cost.
aa-form-action_limit = Actions per turn
aa-form-action_limit-help = The same for both sides. Infantry acts outside it.
aa-form-turn_limit = Turn limit
aa-form-turn_limit-help = In rounds: a turn of each side. 0 is none.
aa-form-vp_target = Victory points to win
aa-form-vp_target-help = 0 is none: then the turn limit ends the match.
aa-form-objectives = Objectives
aa-form-objectives-help = An odd number, so that somebody can lead.
aa-form-objectives-3 = 3
aa-form-objectives-5 = 5
aa-form-objectives-7 = 7
aa-form-squads = Infantry squads per side
aa-form-squads-help = The same number for both sides; basic squads cost nothing.
aa-form-scale = Model scale
aa-form-scale-help = How big the hulls are on the table.
aa-form-scale-100 = 1:100
aa-form-scale-144 = 1:144
aa-form-scale-87 = 1:87
aa-form-scale-72 = 1:72
aa-form-scale-56 = 1:56
aa-form-unit = Distances in
aa-form-unit-help = Everything is reckoned in inches and shown as you like.
aa-form-unit-in = inches
aa-form-unit-cm = centimetres
aa-form-error = Error of a place
aa-form-error-help = How well the table knows where its models stand (standard error). Above 0, what is too close to call is put to both players, a scout's distance too. Heights are then taken as half as uncertain as places.
aa-form-error-0 = none: places are exact
aa-form-error-fine = 0.025 inch (0.6 mm)
aa-form-error-half = 0.05 inch (1.3 mm)
aa-form-error-1 = 0.1 inch (2.5 mm)
aa-form-error-2 = 0.2 inch (5 mm)
aa-fault-choice = This is none of the choices.
aa-fault-number = A whole number from { $low } to { $high } is wanted.
aa-fault-unknown-answer = The set-up does not ask this.
aa-fault-no-end = Domination needs a turn limit or victory points to end by.
aa-board-zones = A board has two deployment zones with at least three corners each.
aa-board-convex = A deployment zone must bulge outwards at every corner.
aa-board-objectives = An odd number of objectives is wanted, or none.
aa-tray-centre = Centre of the table
aa-tray-map = Strip along the board
aa-board-pieces = At most { $most } pieces fit on a board.
aa-board-no-height = An upright piece needs a height.
aa-board-height = Flat ground has no height.
aa-board-line = A piece has an outline, or else a line with a width.
aa-board-crosses = The outline crosses or touches itself. Move a corner.
aa-board-no-area = The outline has no inside: it is too thin, or crosses itself. Move a corner.
aa-board-off = It lies wholly off the board. Move it back, or delete it.
aa-board-twice = Two pieces have the same name in the file.
aa-board-zone-off = A deployment zone reaches off the board. Pull it back.
aa-board-objective-off = An objective lies off the board. Move it back.
aa-board-geometry = The outline cannot be used: { $problem }

## The match: lists and deployment

aa-offer-pick = Hand in a force list
aa-lists-first = The force lists come first.
aa-list-sealed = { $seat } has handed in a list
aa-list-own = Your list is sealed: { $cost } requisition
aa-list-open = { $seat } opens a list of { $cost } requisition
aa-list-no-vehicle = This match is decided by vehicles: the list needs at least one.
aa-roll-zone = Each side rolls one die: the higher one chooses a zone
aa-roll-first = Each side rolls one die: the higher one has the first turn
aa-roll-tie = Equal: both roll again
aa-roll-won-zone = { $seat } chooses the zone and places the first unit
aa-goes-first = { $seat } has the first turn
aa-offer-zone = Choose a deployment zone
aa-zone-first = A deployment zone is to be chosen.
aa-no-such-zone = There is no zone “{ $zone }”.
aa-zone-chosen = { $seat } deploys { $zone ->
    [north] in the north
    [east] in the east
    [south] in the south
    [west] in the west
   *[other] in the zone “{ $zone }”
}
aa-offer-deploy = Deploy: { $who }
aa-offer-deployed = Everything stands on the table
aa-offer-stand-on = On an objective: { $who }
aa-deploy-first = Units are to be deployed first.
aa-deployed = { $seat } deploys { $who }
aa-deployed-already = { $who } is deployed already.
aa-outside-zone = { $who } must stand wholly in the own zone.
aa-no-room = There is no room left for { $who }: it stays behind
aa-all-deployed = Both sides are deployed
aa-stands-on = { $objective ->
    [none] { $who } stands on no objective
   *[other] { $who } holds objective { $objective } from the start
}

## The match: what to do

aa-prompt-lists = Build your force list, or take a ready one
aa-prompt-sealed = Your list is sealed. You may still change it. Waiting for { $missing }
aa-prompt-zone = Choose a deployment zone
aa-prompt-deploy = Place your next unit
aa-prompt-deploy-table = Both put up your units on the table, then say so
aa-prompt-play = Your turn: { $left ->
    [one] 1 action
   *[other] { $left } actions
} left
aa-prompt-draw = Nobody was hurt for six rounds. Agree on a draw?
aa-wait-lists = Building lists: { $missing }
aa-wait-zone = { $missing } chooses a zone
aa-wait-deploy = Still deploying: { $missing }
aa-wait-deploy-table = { aa-wait-deploy }
aa-wait-play = { $missing } plays round { $round }
aa-wait-draw = A draw is offered. Waiting for { $missing }
aa-not-now = That cannot be done now.
aa-not-your-turn = It is not your turn: { $seat }.
aa-not-its-turn = Now it is the turn of { $seat }.
aa-answer-first = The open question is to be answered first.
aa-no-roll = No dice are wanted now.
aa-wrong-dice = These are not the dice that are wanted.
aa-offer-move = Move: { $who }
aa-offer-free-move = Free move: { $who }
aa-offer-turn = Turn on the spot: { $who }
aa-offer-fire = { $how ->
    [accurate] Accurate shot, { $weapon }: { $who }
   *[plain] Fire { $weapon }: { $who }
}
aa-offer-scout = Scout: { $who }
aa-offer-set-up = Set up: { $who }
aa-offer-demolish = Clear tank traps: { $who }
aa-offer-hook = Hook up a gun: { $who }
aa-offer-unhook = Unhook the gun: { $who }
aa-offer-load = Load a squad: { $who }
aa-offer-unload = Get out: { $who }
aa-offer-march = March: { $who }
aa-offer-man = Man a gun: { $who }
aa-offer-end-turn = End the turn
aa-offer-settle = It holds
aa-offer-draw = Agree on a draw

## The match: pools

aa-costs-action = Costs { $count ->
    [one] 1 action
   *[other] { $count } actions
}, { $left } left
aa-pool-empty = { $left ->
    [0] { $who } has no action left, and needs { $count }.
    [one] { $who } has one action left, and needs { $count }.
   *[other] { $who } has { $left } actions left, and needs { $count }.
}
aa-limit-reached = { $left ->
    [0] The side's action limit is used up.
   *[other] The action limit leaves { $left }, and { $count } are needed.
}
aa-one-at-a-time = { $who } has had its go: units act one after the other.
aa-in-tow = { $who } is in tow.
aa-setting-up = { $who } is setting up and does nothing else this turn.
aa-no-such-unit = There is no unit “{ $who }” in play.
aa-not-yours = { $who } is not yours.
aa-unit-destroyed = { $who } is out of the game.
aa-not-on-board = { $who } is not on the board.
aa-may-stop = A side may always stop
aa-turn-begins = Round { $round }: { $seat } to move

## The match: movement

aa-move = Move { $inches }{ aa-length }
aa-heavy-again = A Heavy’s further moves: { $inches }{ aa-length }
aa-free-move = Free move of a Light vehicle: { $inches }{ aa-length }
aa-free-move-road = Free move of a Light vehicle that began on a road: { $inches }{ aa-length }
aa-tows-heavy = Tows a heavy gun: { $inches }{ aa-length }
aa-road = On one road: { $inches }{ aa-length } more
aa-tow-in-water = A gun may be towed through water here
aa-mud = Mud costs { $extra_inches }{ aa-length } more
aa-too-far = { $who } cannot go that far: it would cost { $cost_inches }{ aa-length } of { $inches }{ aa-length }.
aa-free-move-light = Only Light vehicles have a free move; { $who } is none.
aa-free-move-gun = Field guns have no free move: { $who }.
aa-free-move-used = { $who } has had its free move.
aa-heading = A heading lies between 0 and 360 degrees, and must change something.
aa-waypoints = At most { $most } waypoints.
aa-moves-nowhere = { $who } would not move at all.
aa-slow-reverse = Slow Reverse: beyond { $inches }{ aa-length } { $who } must end facing the way it went.
aa-gun-in-water = Field guns cannot go through water: { $who }.
aa-gun-in-mud = Field guns cannot go through mud on their own: { $who }.
aa-in-the-way = { $other } is in the way of { $who }.
aa-barred = { $who } cannot pass here: { $piece }.
aa-off-board = { $who } would leave the board.
aa-moved = { $free ->
    [yes] { $who } moves { $inches }{ aa-length } for free
   *[no] { $who } moves { $inches }{ aa-length }
}
aa-turned = { $who } turns on the spot
aa-turned-free = { $who } turns on the spot for free
aa-turn-free = Turning costs nothing
aa-turn-in-move = A turn on the spot needs a movement action.
aa-turned-already = { $who } has had its free turn.
aa-use-the-board = There is a board: the place is wanted.
aa-no-board = There is no board: say what you measured.
aa-said-nonsense = What was said does not fit together.

## The match: infantry, transports, guns

aa-squad-action = The squad’s one action, outside the limit
aa-squad-acted = { $who } has acted this turn.
aa-aboard = { $who } is not on foot.
aa-got-out = { $who } has just got out and does nothing else this turn.
aa-shaken = { $who } crawled out of a wreck and loses this action.
aa-march = March { $inches }{ aa-length }
aa-march-nonsense = { $who } marches on foot: no free move, no heading, no ground.
aa-marched = { $who } marches { $inches }{ aa-length }
aa-no-such-objective = There is no objective “{ $objective }”.
aa-stands-there = { $who } stands there already.
aa-man-free = Manning a gun takes no action
aa-man-not-now = { $who } cannot go to a gun now.
aa-man-same = { $who } is there already.
aa-no-such-gun = There is no gun “{ $who }” to man.
aa-manned-already = { $who } has a crew already.
aa-manned = { $who } mans { $gun }
aa-left-gun = { $who } leaves the gun
aa-no-transport = { $who } carries no infantry.
aa-load-all = As many squads get in as it holds
aa-board-far = Squads may get in from farther away here
aa-load = Loading costs the transport one action
aa-load-whom = Say which squads { $who } is to load, each once.
aa-load-one = { $who } loads one squad for one action.
aa-full = { $who } has { $seats ->
    [one] room for 1 squad
   *[other] room for { $seats } squads
}.
aa-board-too-far = { $who } is { $inches }{ aa-length } away; at most { $limit_inches }{ aa-length } is allowed.
aa-loaded = { $who } loads { $squads }
aa-unload = Getting out is free
aa-not-aboard = { $who } is not aboard.
aa-unloaded = { $squad } gets out of { $who }
aa-cannot-tow = { $who } cannot tow.
aa-tows-already = { $who } tows a gun already.
aa-cannot-be-towed = { $who } cannot be taken in tow.
aa-hook = Hooking up costs one action
aa-hook-too-far = { $gun } must stand within 1 inch of { $who }.
aa-hooked = { $who } takes { $gun } in tow
aa-tows-nothing = { $who } tows nothing.
aa-unhook = Unhooking is free
aa-unhooked = { $who } lets { $gun } go
aa-captured = { $seat } captures { $who }
aa-capture-rule = An abandoned gun may be captured

## The match: fire

aa-own-side = { $who } is on your own side.
aa-target-in-tow = { $who } is in tow and no target.
aa-target-towed = A gun in tow: measured to the vehicle that tows it
aa-no-such-weapon = { $who } has no weapon “{ $weapon }”.
aa-splits = The rest of the burst
aa-no-split = All dice of a burst go to one target.
aa-dice-split = At most { $most } dice of this burst are left.
aa-hopeless = { $who } cannot hurt { $target } like this: no action is spent.
aa-point-at-face = Say which face is struck.
aa-face-is-measured = The struck face is measured here, not said.
aa-fired = { $who } fires { $weapon } at { $target }
aa-hits = { $count ->
    [one] A hit on { $target }
   *[other] { $count } hits on { $target }
}
aa-misses = { $who } misses { $target }
aa-damaged = { $who } takes { $amount } damage: { $hp } HP left
aa-damage-taken = Damage comes off the hit points
aa-hp-dice = On the dice: { $tens } tens, { $units } units
aa-destroyed = { $who } is destroyed
aa-men-lost = { $who } loses { $lost ->
    [one] 1 man
   *[other] { $lost } men
}: { $men } left
aa-fortification-hp = Fortifications have hit points
aa-ai-losses = Men lost by the attack
aa-squad-gone = { $who } is gone
aa-squad-lost = { $who } finds no way out of the wreck
aa-riders-lose = Riders of a wreck lose D3 less 1
aa-d3 = A D3 is half a D6, rounded up
aa-roll-hit = { $who } fires at { $target }
aa-roll-again = One short: { $who } rolls again
aa-roll-penetrate = Penetration: { $who } at { $target }
aa-roll-effect = Effect on { $target }
aa-roll-riders = The riders of { $who } crawl out
aa-too-close = Too close to call: { $who } at { $target }
aa-called-yes = It holds
aa-called-no = It does not hold
aa-attack-off = So { $who } does not attack
aa-scout-off = So { $who } does not report
aa-not-agreed = You do not agree: once more
aa-nothing-to-call = Nothing is too close to call now.
aa-no-scout = { $who } is no scout.
aa-scout-infantry = Scouts name vehicles and guns, not infantry: { $who }.
aa-scouted-once = { $who } has scouted this turn.
aa-scout-free = Scouting is free once a turn
aa-scouts = { $who } scouts { $target } for { $friend }: +{ $bonus }
aa-not-indirect = { $who } does not fire indirectly.
aa-set-up-already = { $who } is set up, or at it.
aa-set-up-whole-turn = Setting up takes the whole turn of { $who }.
aa-set-up-turn = Setting up takes a whole turn
aa-sets-up = { $who } sets up
aa-no-such-trap = There are no tank traps “{ $piece }”.
aa-demolished = { $who } clears the way: { $pieces }

## The match: ends

aa-on-objective = On an objective is within { $inches }{ aa-length } of its middle
aa-riders-hold-no = Men inside a transport hold nothing
aa-riders-hold-yes = Men inside a transport count
aa-had-to-go = What had to be destroyed: { $what }
aa-worth = What a damaged unit is worth: { $how }
aa-limit-ends-turn = { $seat }’s turn ends with its last action
aa-limit-rule = No infantry and no free moves after the last action
aa-tally = Objectives held: { $own } against { $other }
aa-scored = { $seat } gains { $gain } VP: { $vp } in all
aa-equal = Equal at the turn limit
aa-another-round = Equal: another round is played
aa-draw-offered = Nobody was hurt for { $rounds } rounds: a draw is offered
aa-draw-harmless = Neither side can hurt the other any more: a draw is offered
aa-draw-rule = A draw may be agreed where neither side can hurt the other
aa-wants-draw = { $seat } wants a draw
aa-plays-on = { $seat } plays on
aa-over-annihilated = { $seat } wins: the enemy force is destroyed
aa-over-agreed = A draw, by agreement
aa-over-draw = A draw
aa-over-points = { $seat } wins with { $own } VP against { $other }
aa-over-requisition = { $seat } wins: { $own } requisition left against { $other }
aa-ask-needs-match = This can only be asked in a match.
aa-correct-in-play = Only a match in play can be corrected.
aa-correct-dice-first = The dice and questions that are open come first.
aa-correct-range = { $value } is not between { $low } and { $high }.
aa-no-such-side = “{ $side }” has no such score here.
aa-corrected-place = Corrected: the place of { $who }
aa-corrected-hp = Corrected: { $who } has { $hp } HP
aa-corrected-men = Corrected: { $who } has { $men } men
aa-corrected-actions = Corrected: { $who } has spent { $spent } actions
aa-corrected-vp = Corrected: { $seat } has { $vp } VP
aa-corrected-restored = Corrected: { $who } is back with { $left }
aa-corrected-on = Corrected: { $objective ->
    [none] { $who } stands on no objective
   *[other] { $who } stands on objective { $objective }
}

## Newer rules: what changed, told in a match that was begun before

aa-changed-sandbags = From now on sandbags that cover a face of a gun protect its crew from that side (p. 17, 21).
aa-changed-leaving = From now on a sniper or anti-tank rifle team that leaves a wreck or a transport has moved: it may be fired at until it has lain still for a turn (p. 12, 19).
aa-changed-counted = On a table without a board more can be said: which objectives are held from the start (p. 23); of a move, that a Light vehicle began its turn on a road, how much of it leads through water, and how much mud lies in the first half of a half-track’s move (p. 20).
aa-changed-scouts = From now on a scout may report the same target again, and may report to an anti-tank rifle team (p. 11).
aa-kept-sight = In this match the seen share is still measured by the length of the target’s edges, and heights are exact; newer matches measure the width that the target shows (p. 5, 21).

## On the phone: the quick check and the ruling

aa-ui-length = { $unit ->
    [cm] { $value } cm
   *[in] { $value }″
}
page-check = Quick check
    .link = Quick check of a shot
aa-ui-check-sub = any two units, nothing is played
aa-ui-shooter = Shooter
aa-ui-target = Target
aa-ui-swap = Swap shooter and target
aa-ui-search = Search by name, nation or kind
aa-ui-none-found = No unit is called that.
aa-ui-infantry = Infantry
aa-ui-gun-line = { $penetration } pen · { $damage } dmg
aa-ui-armour-line = { $armour } · { $hp } HP
aa-ui-men = { $count ->
    [one] one man
   *[other] { $count } men
}
aa-ui-range = Range, nearest hull edges
aa-ui-unit = Inches or centimetres
aa-ui-unit-in = inch
aa-ui-face = Face struck
aa-ui-face-front = Front
aa-ui-face-side = Side
aa-ui-face-rear = Rear
aa-ui-range-typed = Range, typed
aa-ui-range-unsaid = measure it
aa-ui-tenth-less = A tenth less
aa-ui-tenth-more = A tenth more
aa-ui-struck-front = Struck in the front.
aa-ui-struck-side = Struck in the side.
aa-ui-struck-rear = Struck in the rear.
aa-ui-struck-help = From the shooter, which face shows most? Tap it.
aa-ui-in-arc = Target within the gun’s arc
aa-ui-in-arc-help = the gun cannot turn all round
aa-ui-not-asked = Not asked, it would change nothing here: { $facts }.
aa-ui-show-all = Show all
aa-ui-show-fewer = Show fewer
aa-ui-recent = Checked before
aa-ui-recent-pair = { $shooter } at { $target }
aa-ui-last = Last units
aa-ui-say-range = Measure the range: drag it, or type it to a tenth.
aa-ui-say-target = Tap the unit it fires at.
aa-ui-ask-target = At whom does { $who } fire?
aa-ui-walls = Walls between
aa-ui-foliage = Foliage between
aa-ui-foliage-help = not within 3″ of the shooter
aa-ui-not-moved = Shooter has not moved
aa-ui-scouted = Scouted
aa-ui-no = no
aa-ui-hp-left = HP left of the target
aa-ui-men-left = Men left of the target
aa-ui-angled = Target stands angled
aa-ui-angled-help = the shooter is 30° to 60° off its front
aa-ui-accurate = Accurate shot, both actions
aa-ui-first-moved = It began its turn by moving
aa-ui-crew = An artillery crew mans the gun
aa-ui-behind-walls = Target hidden behind a wall
aa-ui-behind-walls-help = only a scout’s report makes it a target
aa-ui-target-moves = Movement actions of the target
aa-ui-target-inches = Distance the target moved ({ $unit ->
    [cm] cm
   *[in] inches
})
aa-ui-covered = Target is covered from above
aa-ui-verdict-refused = No shot
aa-ui-verdict-hopeless = Cannot succeed
aa-ui-verdict-too_close = Too close to call
aa-ui-effect = { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}
aa-ui-to-succeed = to succeed
aa-ui-again = a { $face } is rolled again
aa-ui-takes-damage = { $known ->
    [no] A hit takes { $amount } HP
   *[yes] A hit takes { $amount } of { $hp } HP
}
aa-ui-takes-men = { $known ->
    [no] { $amount } men
   *[yes] { $amount } of { $hp } men
}
aa-ui-then-penetrate = then { $need }+ to penetrate
aa-ui-sequences = { $count } times
aa-ui-destroys = destroys { $percent }
aa-ui-reasons = Reasons

## On the phone: the battlefield

aa-ui-zoom-in = Nearer
aa-ui-zoom-out = Farther
aa-ui-zoom-fit = The whole table
aa-ui-shots = { $count ->
    [one] One shot in a list
   *[other] { $count } shots in a list
}
aa-ui-my-edge = My edge down
aa-ui-place = { $square }: { $west } from the west edge, { $south } from the south edge
aa-ui-place-bow = bow { $degrees }°
aa-ui-measure = Measure
aa-ui-measure-how = Tap two things or points, or drag from one to the other.
aa-ui-measure-untold = Measuring changes nothing, and nobody is told. Two fingers move the map.
aa-ui-measure-next = This is what is seen from there. Tap or drag to what it is measured to.
aa-ui-measure-pair = { $one } to { $two }
aa-ui-measure-point = point
aa-ui-measure-hulls = hull edge to hull edge
aa-ui-measure-points = nearest edge, or the point itself
aa-ui-measure-give = { $low } to { $high }, as well as the places are known
aa-ui-measure-gone = { $name } is not on the table any more.
aa-ui-measure-clear = Clear
aa-ui-measure-swap = Other way round
aa-ui-measure-done = Done
aa-ui-unit-of = { $name }, { $left } HP
aa-ui-squad-of = { $name }, { $left ->
    [one] one man
   *[other] { $left } men
}
aa-ui-stands = { $name }, { $left } left, at { $x } across and { $y } up
aa-ui-zone-north = North
aa-ui-zone-east = East
aa-ui-zone-south = South
aa-ui-zone-west = West
aa-ui-round = Round { $round }
aa-ui-round-of = Round { $round } of { $limit }
aa-ui-pool = { $left } of { $limit } actions
aa-ui-actions-left = { $left ->
    [0] No action left
    [one] One action left
   *[other] { $left } actions left
}
aa-ui-has-moved = moved { $length }
aa-ui-has-fired = has fired
aa-ui-reloads = reloading
aa-ui-set-up-setting_up = setting up
aa-ui-set-up-ready = set up
aa-ui-tows = tows { $name }
aa-ui-carries = carries { $name }
aa-ui-rides = rides in { $name }
aa-ui-mans = mans { $name }
aa-ui-destroyed = destroyed
aa-ui-ask-way = Tap where { $who } goes
aa-ui-ask-drag = Drag { $who }, or tap where it goes
aa-ui-heading = Heading
aa-ui-turn-left = Turn 15° to the left
aa-ui-turn-right = Turn 15° to the right
aa-ui-turn-round = Turn about
aa-ui-turn-only = Turn on the spot
aa-ui-point-back = Take back the last point
aa-ui-drag = Drag the unit by this
aa-ui-drag-turn = Turn the unit by this
aa-ui-way-open = Open ground
aa-ui-way-road = Road
aa-ui-way-mud = Thick mud
aa-ui-way-water = Water
aa-ui-way-spent = { $spent } of { $may }
aa-ui-way-left = { $left } left
aa-ui-way-most = as far as it goes
aa-ui-ends-at = { $deed }, ends at { $square }
aa-ui-from-there = From there
aa-ui-numbers = Move by numbers
aa-ui-number-far = { $unit ->
    [cm] Centimetres
   *[in] Inches
}
aa-ui-number-right = Degrees right of the bow
aa-ui-number-bearing = Bearing in degrees (0 is north)
aa-ui-number-turn = Then turn right by degrees
aa-ui-number-set = Draw it
aa-ui-fire = Fire
aa-ui-accurately = { $weapon }, accurate
aa-ui-weapon-gun = Rifle
aa-ui-weapon-ai = Small arms
aa-ui-weapon-grenade = Grenade
aa-ui-deeds = What it can do
aa-ui-tap-unit = Tap one of your units.
aa-ui-unit-idle = This one can do nothing now.
aa-ui-put-down = Another unit
aa-ui-end-left = { $left ->
    [one] One action is left.
   *[other] { $left } actions are left.
}
aa-ui-end-anyway = End it anyway
aa-ui-answer-yes = Yes
aa-ui-answer-no = No
aa-ui-answer-then = { $word }: { $then }
aa-ui-deed-pick = Hand in
aa-ui-deed-choose-zone = Choose a zone
aa-ui-deed-deploy = Deploy
aa-ui-deed-deployed = Deployed
aa-ui-deed-stand-on = On an objective
aa-ui-deed-move = Move
aa-ui-deed-free-move = Free move
aa-ui-deed-turn = Turn
aa-ui-deed-fire = Fire { $weapon }
aa-ui-deed-scout = Scout
aa-ui-deed-set-up = Set up
aa-ui-deed-demolish = Clear traps
aa-ui-deed-hook = Hook up
aa-ui-deed-unhook = Unhook
aa-ui-deed-load = Load
aa-ui-deed-unload = Get out
aa-ui-deed-man = Man a gun
aa-ui-deed-end-turn = End the turn
aa-ui-deed-settle = Say how it is
aa-ui-deed-agree-draw = Draw
aa-ui-none = none
aa-ui-objective = Objective { $name }
aa-ui-field-inches = Distance
aa-ui-field-mud = Of it through mud
aa-ui-field-water = Of it through water
aa-ui-field-late_mud = Of the mud, after half its Move
aa-ui-field-road = All on one road
aa-ui-field-from_road = Began its turn on a road
aa-ui-field-onto = Onto
aa-ui-field-target = Target
aa-ui-field-friend = For
aa-ui-field-gun = Gun
aa-ui-field-squads = Squads
aa-ui-field-piece = Piece
aa-ui-field-face = Face struck
aa-ui-field-angled = Target stands angled
aa-ui-field-sight = In sight
aa-ui-field-walls = Walls between
aa-ui-field-foliage = Foliage between
aa-ui-field-sandbags = Sandbags
aa-ui-field-in_arc = In the arc of fire
aa-ui-field-covered = Covered from Indirect fire
aa-ui-field-dice = Dice of the burst, 0 is all
aa-ui-sight-seen = Seen
aa-ui-sight-behind_walls = Behind a wall
aa-ui-sandbags-none = None
aa-ui-sandbags-elsewhere = On another face
aa-ui-sandbags-here = On this face

## On the phone: force lists

aa-ui-requisition = Requisition
aa-ui-ready-lists = Ready lists
aa-ui-ready-list = List { $number }
aa-ui-last-list = My last list
aa-ui-to-list = Back to the list
aa-ui-add-unit = Add a unit
aa-ui-cost = { $cost } each
aa-ui-grenades = Grenades
aa-ui-share = Keep, share, print
aa-ui-share-code = Code of this list:
aa-ui-share-take = Code of another list
aa-ui-share-go = Take it over
aa-ui-hand-in = Hand in, { $cost } requisition
aa-ui-sealed = This list is sealed
aa-ui-list-no = is building
aa-ui-list-sealed = handed in
aa-ui-list-open = open

## On the big screen

aa-ui-shot-at = { $unit } at { $target }
aa-ui-and-more = { $count } more
aa-ui-vp = VP
aa-ui-units = { $count ->
    [one] unit
   *[other] units
}

## On the phone: overlays, corrections, sharing

aa-ui-looks = Over the table
aa-ui-look-sees = Sees
aa-ui-look-goes = Reaches
aa-ui-look-hits = Hits
aa-ui-look-safe = Safe
aa-ui-look-sees-hint = Hatched: out of sight
aa-ui-look-goes-hint = Tinted: within its next move
aa-ui-look-hits-hint = with its target there; blank: no hit
aa-ui-look-safe-hint = what the enemy needs as it stands now
aa-ui-look-is-safe = safe
aa-ui-look-doubtful = too close to call
aa-ui-face-stands = as it stands
aa-ui-reach-next = Next move { $length }
aa-ui-reach-road = road +{ $length }
aa-ui-reach-free = free move { $length }
aa-ui-reach-turn = in a turn { $length }
aa-ui-best-shots = Best shots
aa-ui-no-shots = Nothing can be hit from where you stand.
aa-ui-expected = { $amount } expected
aa-ui-correct-unit = Unit
aa-ui-correct-hp = HP
aa-ui-correct-men = Men
aa-ui-correct-actions = Actions spent
aa-ui-correct-vp = VP of { $seat }
aa-ui-correct-on = Stands on
aa-ui-correct-place = It stands here
aa-ui-correct-tap = Tap where it stands
aa-ui-correct-at = { $word }: { $square }
aa-ui-correct-bow = Looks towards
aa-ui-correct-bow-hint = 0° is north, 90° east
aa-ui-correct-restore = Put it back with { $left }
aa-ui-share-file = As a file
aa-ui-share-save = Save as a file
aa-ui-share-open = Open a file
aa-ui-share-bad-file = This file holds no force list.
aa-ui-share-print = Print
aa-ui-list-name = Name of the list
aa-ui-list-keep = Keep on this phone
aa-ui-list-kept = Kept
aa-ui-lists-mine = Your lists on the server
aa-ui-list-save = Save “{ $name }”
aa-ui-list-saved = “{ $name }” is saved among your data.
aa-ui-list-load = Load “{ $name }”
aa-ui-list-name-first = Give the list a name to save it
aa-ui-list-drop = Forget
page-lists = Force lists
aa-ui-lists-hint = Build a list at home, print it with its cards, or hand it to another phone. Your lists are offered in every match.
aa-ui-lists-units = Your own units
aa-ui-lists-tables = Your tables
aa-ui-list-hand-on = Hand it on: QR and short code
aa-ui-list-taken = “{ $name }” is taken in: it is in hand at your next match.
aa-ui-list-actions = { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}
aa-ui-limit-actions = Actions in a turn
aa-ui-print-actions = Actions
aa-ui-print-title = Force list
aa-ui-print-count = Count
aa-ui-print-armour = Armour
aa-ui-print-hp = HP
aa-ui-print-move = Move
aa-ui-print-weapons = Weapons
aa-ui-print-keywords = Keywords
aa-ui-print-cost = Cost
aa-ui-print-total = Total

aa-boards-sound = { $count ->
    [one] One board of your own is sound.
   *[other] { $count } boards of your own are sound.
}
aa-pack-board = Board
aa-pack-board-hint = Size, zones, objectives and terrain, in inches.
aa-pack-units = Units
aa-pack-units-hint = Facts or cards of vehicles and guns of your own.
aa-pack-list = Force list
aa-pack-list-hint = What one side brings: saved and loaded where lists are built, shared by a code or as a file.

# What to do on the real table: a verb and a model; whose job it is stands before it.
aa-deed-move = { $first ->
    [left] turn { $who } { $first_degrees }° left, then move it
    [right] turn { $who } { $first_degrees }° right, then move it
   *[no] move { $who }
} { $far_inches }{ aa-length } { $way ->
    [back] back
   *[ahead] ahead
}{ $then ->
    [left] , then turn it { $then_degrees }° left
    [right] , then turn it { $then_degrees }° right
   *[no] {""}
}; { aa-deed-ends }
aa-deed-march = move { $who } { $along ->
    [east] { $along_inches }{ aa-length } east
    [west] { $along_inches }{ aa-length } west
   *[no] {""}
}{ $across ->
    [no] {""}
   *[other] { $along ->
        [no] {""}
       *[other] {" "}and{" "}
    }{ $across_inches }{ aa-length } { $across ->
        [south] south
       *[north] north
    }
}; { aa-deed-ends }
aa-deed-ends = its middle ends at { $square }, { aa-deed-edges }
aa-deed-edges = { $west_inches }{ aa-length } from the west and { $south_inches }{ aa-length } from the south edge
aa-deed-turn = turn { $who } by { $degrees }° to the { $side ->
    [left] left
   *[right] right
}
aa-deed-put = put { $who } on the table, its middle at { $square }, { aa-deed-edges }{ $bow ->
    [none] {""}
   *[other] , looking { aa-compass } ({ $bow_degrees }°)
}
aa-compass = { $bow ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
aa-deed-bring = put { $who } on the table
aa-deed-out = put { $who } on the table by itself
aa-deed-off = take { $who } off the table
aa-deed-wreck = leave { $who } on the table as a wreck
aa-deed-towed = hook { $who } up behind { $other }
aa-deed-aboard = take { $who } off the table, it rides in { $other }
aa-deed-manning = put { $who } at { $other }
aa-deed-hp = { $from ->
    [none] lay { $to } HP beside { $who }
   *[other] turn the HP of { $who } from { $from } to { $to }
}
aa-deed-men = { $from ->
    [none] lay a die with { $to } men beside { $who }
   *[other] turn the die of { $who } from { $from } to { $to } men
}
aa-deed-no-die = take the dice of { $who } away
aa-deed-on = { $objective ->
    [none] take { $who } off its objective
   *[other] put { $who } on objective { $objective }
}
aa-deed-piece-off = take this terrain off the table: { $piece }
aa-deed-piece-back = put this terrain back: { $piece }
aa-deed-piece-hp = set this terrain to { $to } HP: { $piece }

## The story of a match

aa-story-round = Round { $at }
aa-story-vp = Victory points by round
aa-story-left = Requisition left by round
aa-story-destroys = { $who } destroys { $target }
aa-story-shots = Shots and bursts
aa-story-damage = Damage done
aa-story-vehicles = Vehicles and guns lost
aa-story-squads = Squads lost
aa-ui-told-destroyed = Destroyed
aa-ui-told-missed = Missed
aa-ui-told-hit = Hit
aa-ui-told-lost-hp = −{ $damage } HP, { $left } left
aa-ui-told-lost-men = −{ $damage } men, { $left } left

# With the old value; the texts without it are for logs of earlier versions.
aa-corrected-place-at = Corrected: the middle of { $who } is at { $square }, { aa-deed-edges }{ $bow ->
    [none] {""}
   *[other] , looking { aa-compass } ({ $bow_degrees }°)
}
aa-corrected-hp-from = Corrected: { $who } has { $hp } HP, not { $was }
aa-corrected-men-from = Corrected: { $who } has { $men } men, not { $was }
aa-corrected-actions-from = Corrected: { $who } has spent { $spent } actions, not { $was }
aa-corrected-vp-from = Corrected: { $seat } has { $vp } VP, not { $was }


## What a referee can rule

aa-verdict-seen = it is in sight
aa-verdict-unseen = it is not in sight
aa-verdict-between = it lies in between
aa-verdict-clear = it does not lie in between
aa-verdict-in_range = it is within range
aa-verdict-out_of_range = it is out of range
aa-verdict-front = the front is struck
aa-verdict-side = the side is struck
aa-verdict-rear = the rear is struck
aa-verdict-holds = yes, it is so
aa-verdict-holds_not = no, it is not so

# What a verdict does to a shot: beside its button, and in the log.
aa-weighed-can = { $need }+, { $percent } %
aa-weighed-chance = { $percent } %
aa-weighed-hopeless = cannot succeed
aa-weighed-refused = no shot
aa-weighed-report = +{ $bonus } to hit
aa-weighed-none = no report
aa-ruled-need = { $need ->
    [0] The shot succeeds with { $percent } %
   *[other] The shot needs { $need }+ ({ $percent } %)
}
aa-ruled-was = { $was ->
    [0] { $was_percent } %
   *[other] { $was }+ ({ $was_percent } %)
}
aa-ruled-now-can = { aa-ruled-need }
aa-ruled-now-hopeless = The shot cannot succeed
aa-ruled-now-refused = There is no shot
aa-ruled-same-can = { aa-ruled-need }, as before
aa-ruled-same-hopeless = The shot cannot succeed, as before
aa-ruled-same-refused = There is no shot, as before
aa-ruled-can-was-can = { aa-ruled-need }; it was { aa-ruled-was }
aa-ruled-can-was-hopeless = { aa-ruled-need }; it could not succeed before
aa-ruled-can-was-refused = { aa-ruled-need }; there was no shot before
aa-ruled-hopeless-was-can = The shot cannot succeed; it was { aa-ruled-was }
aa-ruled-hopeless-was-refused = The shot cannot succeed; before, there was none
aa-ruled-refused-was-can = There is no shot; it was { aa-ruled-was }
aa-ruled-refused-was-hopeless = There is no shot; it could not succeed anyway
aa-why-barrel = looked along the barrel

## Hints for a first match

aa-coach-prompt-lists = Take a ready list for a first match. You may change it until the other side has handed in theirs; nobody sees it before that.
    .title = Your force
aa-coach-roll-zone = Each side throws one die. The higher one chooses where to deploy and places the first unit.
    .title = The first roll
aa-coach-prompt-zone = Tap a zone on the map. Look for cover close to it, and for a road if your vehicles have wheels.
    .title = Your side of the table
aa-coach-prompt-deploy = Choose a unit, then tap its place and turn it. Both sides place one unit in turn; put it on the real table too.
    .title = Deploying
aa-coach-prompt-deploy-table = No map is kept here. Put one unit each in turn on the table, with its hit points on a die beside it; when all stand, one of you says so.
    .title = Deploying
aa-coach-prompt-play = Tap one of your units to see what it may do. Tap an enemy after it to see what a shot would need, before you spend an action.
    .title = Your first turn
aa-coach-wait-play = You may ask at any time: tap any unit, then one of the other side, and read what a shot between them would need.
    .title = While you wait
aa-coach-roll-hit = The number on the screen is what the die must show at least. It is the worse of range and armour; the lines below say why.
    .title = Throw the die
aa-coach-roll-again = This unit has not moved, so a die that is exactly one short is thrown once more. Standing still pays.
    .title = One short
aa-coach-damaged = Damage comes off the hit points; at none the unit is destroyed. Flank it: side and rear are thinner than the front.
    .title = A hit
aa-coach-misses = The ruling stays readable: tap the shot to see what made it hard. Closer, or without foliage in between, it is easier.
    .title = A miss
aa-coach-too-close = It is nearer to its limit than anybody can measure. Look at the real table and say what you see; if you differ, call the referee.
    .title = Too close to call
aa-coach-scored = A side scores at the end of the other’s turn, for each objective it holds more. Men hold objectives, vehicles do not.
    .title = Points

## The glossary: what is played at this table

aa-term-sight = In sight
    .rule = A target is in sight if { $visibility_pct ->
        [ask] the players agree that enough of it
       *[other] at least { $visibility_pct } % of it
    } is seen, from the middle of the shooter and at the height of the target’s hull. { $seen_share ->
        [silhouette] What counts is the width that the target shows to the shooter: a side that is nearly edge-on counts for nearly nothing.
       *[edge_length] What counts is the length of the target’s edges that face the shooter.
    } A piece hides what lies behind it where its top is above the line from the shooter’s top to the target’s hull top; exactly level does not hide.
    .cite = aa 5
    .forms = in sight, line of sight, lines of sight
    .house = visibility_pct seen_share
aa-term-between = In between
    .rule = { $between ->
        [any_sight_line] Terrain is in between if any line of sight to the target passes through it
       *[centre_line] Terrain is in between if the line from centre to centre passes through it
    }, whatever its height.
    .cite = aa 21
    .forms = in between
    .house = between
aa-term-too_close = Too close to call
    .rule = If places have an error (set-up), what is nearer to its limit than the error allows is put to both players: a range, a face, an arc, whether enough is in sight, whether a wall is as high as the line of sight. Heights are taken as half as uncertain as places. The referee may rule.
    .cite = house aa-form-error
    .forms = too close to call
aa-term-need = The need
    .rule = A shot needs a number by its range, 1+ up to 6 inches and one more for every 6 inches, and a number by penetration against the armour of the struck face. { $shot_resolution ->
        [two_rolls] Each is rolled for.
        [additive] One die must show both added, less one, at most 6.
       *[single_max] One die must show the worse of the two.
    } Bonuses to hit help { $bonus_scope ->
        [whole_roll] the whole roll.
       *[hit_only] only the hit.
    }
    .cite = aa 6
    .forms = the need
    .house = range_boundary shot_resolution bonus_scope modifier_order hit_clamp pen_falloff
aa-term-advantage = Advantage
    .rule = { $advantage ->
        [off] Not played at this table.
       *[on] A unit that has not moved this turn throws a die again that is exactly one short, once.
    }
    .cite = aa 8
    .forms = advantage
    .house = advantage advantage_pivot
aa-term-face = The struck face
    .rule = { $facing_rule ->
        [hull_corners] Lines through the corners of the target’s hull part front, sides and rear.
        [ask] The players point at the face that is struck.
       *[quadrant90] Quarters of 90° about the target’s front part front, sides and rear.
    } On the limit the better side counts: front before side, side before rear.
    .cite = aa 7
    .forms = struck face, front armour, side armour, rear armour
    .house = facing_rule
aa-term-walls = Walls
    .rule = { $wall_rule ->
        [armour_plus_1] Each wall in between adds 1 to the armour.
       *[pen_minus_2] Each wall in between takes 2 off the penetration.
    } A target that walls alone hide may be shot at if a scout has named it.
    .cite = aa 21
    .forms = wall, walls
    .house = wall_rule
aa-term-foliage = Foliage
    .rule = { $foliage_rule ->
        [range_plus_3] A target within 3 inches behind foliage counts as 3 inches farther off.
        [off] It has no effect on fire at this table.
       *[roll_plus_2] Foliage in between raises the need by 2, to 6 at most; a piece within 3 inches of the unit that ignores it does not count.
    }
    .cite = aa 21
    .forms = foliage
    .house = foliage_rule foliage_exempt foliage_stack
aa-term-sandbags = Sandbags
    .rule = They cover guns and infantry within 1 inch. A gun has 1 more armour on the covered face and is harder to hit by 1, its crew is protected from there; infantry loses half as many men.
    .cite = aa 21
    .forms = sandbags
    .house = sandbag_need
aa-term-scout = Scout
    .rule = Names a target in sight, within 60 inches, to a friend, who hits it more easily: by 3 under 24 inches from the scout, by 2 under 36, else by 1. It { $scout_cost ->
        [free_once] is free, once a turn
       *[action] costs an action
    } and lasts { $scout_duration ->
        [next_shot] for the next shot.
       *[turn] until the end of the turn.
    }
    .cite = aa 11
    .forms = scout, scouts, scouted
    .house = scout_cost scout_duration scout_self scout_boundary scout_friend_range
aa-term-objective = Objective
    .rule = It belongs to the side with more men within { $objective_radius }″ of it; equal numbers are nobody’s. At the end of the opponent’s turn a side scores as many points as it has objectives more.
    .cite = aa 23
    .forms = objective, objectives
    .house = objective_radius embarked_hold
aa-term-tow = In tow
    .rule = A gun in tow moves with its vehicle; a heavy gun halves the vehicle’s Move. It { $towed_target ->
        [yes] may be shot at, as a field gun where its vehicle stands.
       *[no] cannot be shot at.
    }
    .cite = aa 13
    .forms = in tow
    .house = towed_target half_of halve_distance
aa-term-light = Light
    .rule = The lightest class. Once a turn it moves 2 inches for free, without an action; 3 inches if it began the turn on a road. Deep water counts as mud for it, and large-calibre HE finds it harder to hit.
    .cite = aa 14
    .forms = Light
    .house = he_light_moved
aa-term-medium = Medium
    .rule = The class in the middle: its full Move with every movement action, and deep water does not slow it.
    .cite = aa 14
aa-term-heavy = Heavy
    .rule = The heaviest class: its first movement action of a turn is its full Move, each further one 2 inches. Deep water does not slow it. A heavy gun in tow halves the Move of its vehicle.
    .cite = aa 14
aa-term-field_gun = Field Gun
    .rule = A gun without a drive. It does nothing unless a squad stands within 1 inch behind it; one squad mans one gun, and manning costs no action. Otherwise it follows the rules of every unit.
    .cite = aa 17
    .forms = field gun, field guns
    .house = field_gun_arc crew_behind gun_capture
aa-term-casemate = Casemate
    .rule = The gun sits in the hull: it fires only into the 90 degrees ahead, and is harder to hit with by 1 if the first action of the turn was a move.
    .cite = aa 14
    .forms = casemate, casemates
    .house = casemate_free_move arc_test
aa-term-reverse_casemate = Reverse Casemate
    .rule = A casemate whose gun points backwards: it fires only into the 90 degrees behind the hull.
    .cite = aa 14
    .house = casemate_free_move arc_test
aa-term-accurate = Accurate
    .rule = With both actions of the turn and without any movement: one shot that hits more easily by 1.
    .cite = aa 12
    .forms = accurate shot
    .house = bonus_scope
aa-term-rapid_fire = Rapid Fire
    .rule = May fire its main weapon with both actions of a turn; other units fire each weapon once.
    .cite = aa 13
aa-term-autocannon = Autocannon
    .rule = One attack is as many separate shots as its number says. It may fire at infantry and at a vehicle in one turn, for one action each.
    .cite = aa 13
    .forms = autocannon, autocannons, burst
    .house = autocannon_split
aa-term-long_reload = Long Reload
    .rule = Its main gun may not fire in two turns of its side in a row. Machine guns are not affected.
    .cite = aa 14
aa-term-support = Support
    .rule = Does half as much damage again, rounded up, to field guns and fortifications, and can clear tank traps.
    .cite = aa 14
    .house = fortification_hp
aa-term-slow_reverse = Slow Reverse
    .rule = If it goes more than half its Move in one action, it must end that action facing the way it went.
    .cite = aa 14
    .house = half_of
aa-term-angling = Angling
    .rule = If the shooter stands 30 to 60 degrees off the front, the armour is the number on the card.
    .cite = aa 14
    .forms = angled armour
    .house = angling_mode
aa-term-weak_spot = Weak Spot
    .rule = Weak penetration does better against it: one short of the armour needs 5+ instead of 6+, two short 6+ instead of failing.
    .cite = aa 7
    .forms = weak spot
    .house = weak_spot_range
aa-term-apc = APC
    .rule = Carries as many squads as its number says. Loading costs it an action, getting out is free, and whoever got out does nothing else that turn. Riders cannot be shot at and do not fire. If it is destroyed, each squad loses D3 less 1 men and its next action.
    .cite = aa 12
    .forms = transport, transports
    .house = embark_range apc_load embarked_hold
aa-term-towing = Towing
    .rule = May pull one field gun. Hooking up costs an action, letting go is free.
    .cite = aa 13
    .house = tow_through_water halve_distance
aa-term-indirect = Indirect
    .rule = Fires over everything at targets within its number of inches, without a roll to hit, once it has spent a whole turn setting up. A target close behind a piece that covers it cannot be reached. Damage is halved if the target moved 8 inches or more in its last turn; beyond 15 inches it cannot be chosen.
    .cite = aa 15
    .forms = indirect fire, fires indirectly
    .house = indirect_hits indirect_gap setup_cost halve_damage
aa-term-limited_range = Limited Range
    .rule = It cannot choose a target farther away than its number of inches.
    .cite = aa 15
aa-term-anti_air = Anti-Air
    .rule = Spoils air attacks near it. There are no aircraft in these rules yet, so it does nothing here.
    .cite = aa 15
aa-term-penetration = Penetration
    .rule = The first number of a weapon. Compared with the armour of the struck face: 2 more goes through, 1 more needs 2+, equal 4+, 1 less 6+, and less than that fails.
    .cite = aa 7
    .forms = penetration
    .house = shot_resolution pen_falloff
aa-term-armour = Armour
    .rule = Three numbers on a card: front, side, rear. What the penetration of a shot is compared with.
    .cite = aa 7
    .forms = armour
aa-term-damage = Damage
    .rule = The second number of a weapon: so many hit points a shot that goes through takes off.
    .cite = aa 9
    .forms = damage
aa-term-hp = Hit points (HP)
    .rule = What a unit can take. At 0 it is destroyed. On the table two dice show them, tens in another colour.
    .cite = aa 9
    .forms = HP, hit points
aa-term-move = Move
    .rule = So many inches a unit goes with one movement action. Roads add to it, mud and water take from it.
    .cite = aa 4
    .forms = Move
    .house = pivot
aa-term-free_move = Free move
    .rule = A Light vehicle’s 2 inches without an action, once a turn; 3 if it began the turn on a road.
    .cite = aa 4
    .forms = free move
aa-term-action = Action
    .rule = Moving, firing, scouting and loading cost one. A unit has as many as its card says, and a side has a limit for all its vehicles and guns together in a turn. Each squad has one of its own, outside that limit.
    .cite = aa 4
    .forms = action, actions, action limit
    .house = after_limit activation
aa-term-requisition = Requisition
    .rule = What units and equipment cost. Both lists have the same limit; in a timed match what is left of it decides.
    .cite = aa 4
    .forms = requisition
    .house = timed_value
aa-term-range = Range
    .rule = Measured between the nearest edges of the two hulls; barrels do not count. Every 6 inches make a shot harder by 1.
    .cite = aa 6
    .forms = range band, range bands
    .house = range_boundary
aa-term-machine_gun = Machine gun
    .rule = Fire at men (AI): without a roll to hit, at infantry within 12 inches; the die says how many men are lost. It may fire in the same turn as the main gun. For a squad, a machine gun means one man more in each attack.
    .cite = aa 10
    .forms = machine gun, machine guns, AI
    .house = mg_bonus
aa-term-he = Large-calibre HE
    .rule = It must hit by range; heavy and standing targets are easier, light ones that moved are harder. No penetration: the damage is its base, less its factor times a die, less the side armour, never below 0.
    .cite = aa 10
    .forms = HE, high explosive
    .house = he_one_move he_light_moved he_modifiers open_top_he
aa-term-squad = Squad
    .rule = Six men with one action a turn, outside the action limit: march 4 inches, or fire at men within 12 inches. With four men or more D3 less 1 fall, with fewer D3 less 2. A die on the table shows the men left.
    .cite = aa 17
    .forms = squad, squads, infantry
aa-term-grenade = Grenade
    .rule = Thrown once, at men within 6 inches, also over a wall: D6 less 2 fall.
    .cite = aa 18
    .forms = grenade, grenades
aa-term-at_rifle = Anti-tank rifle team
    .rule = Two men. At vehicles within 18 inches with penetration 4 and damage 2, at men with D3 less 2. It can be fired at only if it moved or fired in its last turn.
    .cite = aa 19
    .forms = anti-tank rifle, anti-tank rifle team
aa-term-sniper = Sniper team
    .rule = Two men. One man falls for sure, within 30 inches. It can be fired at only if it moved or fired in its last turn.
    .cite = aa 19
    .forms = sniper
aa-term-artillery_crew = Artillery crew
    .rule = Three men without arms. The gun they man hits more easily by 1.
    .cite = aa 19
    .forms = artillery crew, artillery crews
aa-term-building = Building
    .rule = Hides what stands behind it, as far as it is higher than the line of sight. Nothing drives through it.
    .cite = aa 21
    .forms = building, buildings
    .house = visibility_pct
aa-term-bunker = Bunker
    .rule = A fortification: it hides like a building, and can be shot down only where that is played.
    .cite = aa 21
    .forms = bunker, bunkers
    .house = fortification_hp
aa-term-tank_traps = Tank traps
    .rule = No armoured vehicle passes. A unit with Support within 12 inches clears them with both its actions, and all others within 3 inches of them.
    .cite = aa 21
    .forms = tank traps
aa-term-road = Road
    .rule = A movement action that begins and ends on one road: 1 inch more on tracks, 2 more on wheels and half-tracks.
    .cite = aa 20
    .forms = road, roads
aa-term-mud = Mud
    .rule = On wheels every inch of it costs two; a half-track pays that after half its Move; tracks lose 1 inch in each movement action. Field guns enter it only in tow. Infantry does not mind.
    .cite = aa 20
    .forms = mud
    .house = halftrack_mud
aa-term-hill = Hill
    .rule = { $hills ->
        [heights] Whoever stands on a hill looks and is seen from as high as the ground under its middle. A hill hides what lies behind it, and what stands too far back from its edge; it stops no indirect fire and costs no movement.
       *[flat] The book has no heights. A hill is drawn so that the board looks like the table; it neither hides anybody nor costs movement.
    }
    .cite = house 41
    .forms = hill, hills
    .house = hills
aa-term-water = Water
    .rule = Medium and Heavy drive through, for all others it counts as mud. Field guns stay out.
    .cite = aa 20
    .forms = deep water
    .house = tow_through_water
aa-term-wreck = Wreck
    .rule = What is left of a destroyed vehicle. Whether it stays in the way is a house rule.
    .cite = aa 9
    .forms = wreck, wrecks
    .house = wrecks
aa-term-mission = Mission
    .rule = Annihilation: destroy the enemy force. Timed: whoever has more requisition left at the limit. Domination: points for holding more objectives.
    .cite = aa 23
    .forms = mission
    .house = annihilation_scope timed_value limit_tie
aa-term-deployment = Deployment
    .rule = Whoever rolls higher chooses a zone and places the first unit; then one unit each in turn, wholly inside the own zone.
    .cite = aa 22
    .forms = deployment zone, deployment zones

# --- The terrain editor
page-boards = Your boards
aa-ed-boards-hint = Draw your table as it stands, or set the table from a drawing. What you draw stays on this phone until you save it.
aa-ed-on-phone = Not saved yet
aa-ed-on-server = On this server
aa-ed-templates = An empty table
aa-ed-any-size = Any size
aa-ed-begin = Begin
aa-ed-shipped = From a ready one
aa-ed-open-file = Open a file
aa-ed-by-code = Somebody’s, by its code
aa-ed-no-board = This file is no board: it cannot be read as TOML.
aa-ed-new-name = Our table
aa-ed-nameless = A board without a name
aa-ed-size = { $width } × { $depth } { $unit ->
        [cm] cm
       *[in] inches
    }
aa-ed-number = { $value }
aa-ed-state-new = on this phone only
aa-ed-state-changed = changed, not saved
aa-ed-state-saved = saved
aa-ed-canvas = The board
aa-ed-pieces = Pieces
aa-ed-hint = Tap a piece below, then draw it on the board. Tap what stands there to change it.
aa-ed-hint-draw = Draw it on the board with one finger. A tap puts one of the usual size.
aa-ed-undo = Undo
aa-ed-redo = Redo
aa-ed-layout = Layout
aa-ed-layout-free = Free
aa-ed-layout-mirror = Mirrored
aa-ed-layout-turn = Half turn
aa-ed-laid-out = The first zone’s half now stands on the other side too. Undo brings back what was there.
aa-ed-snap = { $unit ->
        [cm] Snap 1 cm
       *[in] Snap ½″
    }
aa-ed-tool-building = Building
aa-ed-tool-wall = Wall
aa-ed-tool-sandbags = Sandbags
aa-ed-tool-tank_traps = Tank traps
aa-ed-tool-foliage = Foliage
aa-ed-tool-hedge = Hedge
aa-ed-tool-road = Road
aa-ed-tool-river = River
aa-ed-tool-water = Water
aa-ed-tool-mud = Mud
aa-ed-tool-hill = Hill
aa-ed-tool-bunker = Bunker
aa-ed-tool-zone = Zones
aa-ed-tool-objective = Objective
aa-ed-piece = { $kind } { $number }
aa-ed-piece-at = { $piece } at { $square }
aa-ed-several = { $count } pieces
aa-ed-zone = Deployment zone { $number }
aa-ed-objective = Objective { $number }
aa-ed-from-edges = { $west } from the west, { $south } from the south edge
aa-ed-from-west = From the west edge
aa-ed-from-south = From the south edge
aa-ed-let-go = Let go
aa-ed-copy = Copy
aa-ed-flip = Mirror
aa-ed-corners = Corners
aa-ed-more = Add
aa-ed-group = Group
aa-ed-ungroup = Split up
aa-ed-delete = Delete
aa-ed-delete-both = Delete both
aa-ed-length = Length
aa-ed-width = Width
aa-ed-turned = Turned
aa-ed-height = Height
aa-ed-hill-height = Height above the table
aa-ed-turn-left = 15° left
aa-ed-turn-right = 15° right
aa-ed-cover-own = Cover range of its own
aa-ed-cover-hint = Against indirect fire; otherwise it follows from the height.
aa-ed-cover = Cover range
aa-ed-twin = With a twin on the other side
aa-ed-zone-where = Where the zones lie
aa-ed-zone-edges = Long edges
aa-ed-zone-ends = Ends
aa-ed-zone-corners = Quarters
aa-ed-zone-depth = Depth
aa-ed-zone-hint = Or drag a side of it on the board.
aa-ed-sound = Nothing is wrong with this board.
aa-ed-checking = Being checked …
aa-ed-unchecked = Not checked yet: the server has not answered.
aa-ed-about-zones = Deployment zones
aa-ed-about-objectives = Objectives
aa-ed-about-pieces = Pieces
aa-ed-about-board = The board
aa-ed-play = Play on it
aa-ed-mend = { $count ->
        [one] mend one fault first
       *[other] mend { $count } faults first
    }
aa-ed-print = Print plan
aa-ed-name-size = Name and size
aa-ed-unit = Measured in
aa-ed-unit-in = Inches
aa-ed-unit-cm = Centimetres
aa-ed-board-width = West to east
aa-ed-board-depth = South to north
aa-ed-late = Another phone has saved this board meanwhile. Yours is still here: save it as a copy, or take theirs.
aa-ed-theirs = Take theirs
aa-plan-hint = Squares of 6 inches. Each place: from the west edge / from the south edge.
aa-plan-number = No.
aa-plan-piece = Piece
aa-plan-square = Square
aa-plan-size = Size
aa-plan-wide = { $width } wide
aa-plan-corners = Corners, from the west / from the south edge
aa-plan-twin = { $piece }, its twin
