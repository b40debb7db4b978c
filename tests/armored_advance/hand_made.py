"""Cards worked out by hand from the same facts before the formulas were written down as code.

id | HP | Move | armour | weapons | cost | keywords. Where a hand-made card left out what the
formulas say, the formulas win: `DIFFER` holds cost and keywords as they must be.
"""

CARDS = """
pz-ii-f | 6 | 5 | 3/1/1 | 3/1, AI/D6-1 | 55 | light scout autocannon=3
pz-38t-e | 6 | 5 | 5/3/1 | 5/3, AI/D3 | 55 | light rapid_fire
pz-iii-l | 15 | 5 | 7/3/5 | 10/5, AI/D3 | 105 | medium
pz-iv-f1 | 14 | 5 | 5/3/2 | 5/10, AI/D3 | 90 | medium support
pz-iv-h | 16 | 5 | 7/3/2 | 13/10, AI/D3 | 145 | medium
panther-g | 29 | 6 | 12/5/4 | 18/10, AI/D3 | 255 | medium slow_reverse weak_spot
tiger-i | 37 | 4 | 11/8/8 | 16/14, AI/D3 | 345 | heavy angling=12
tiger-ii | 45 | 4 | 21/9/9 | 23/14, AI/D3 | 575 | heavy slow_reverse angling=22
stug-iii-g | 16 | 5 | 8/3/5 | 13/10, AI/D3 | 145 | medium casemate
hetzer | 10 | 5 | 12/3/2 | 13/10, AI/D3 | 135 | light casemate
jagdpanther | 30 | 5 | 14/6/5 | 23/14, AI/D3 | 345 | heavy casemate accurate slow_reverse
jagdtiger | 47 | 4 | 25/9/8 | 27/29, AI/D3 | 635 | heavy casemate long_reload slow_reverse
marder-iii-m | 7 | 5 | 2/1/1 | 13/10, AI/D3 | 100 | light casemate
nashorn | 16 | 5 | 2/1/1 | 23/14, AI/D3 | 205 | medium casemate accurate
wespe | 7 | 5 | 2/1/1 | HE 19/n2, AI/D6 | 115 | light casemate indirect=72
wirbelwind | 14 | 5 | 4/2/2 | 3/1, AI/D6 | 75 | medium anti_air=24 autocannon=6
sdkfz-222 | 3 | 9 | 2/1/1 | 3/1, AI/D6-1 | 55 | light scout autocannon=3
puma | 8 | 10 | 4/1/1 | 10/5, AI/D3 | 90 | light scout
sdkfz-251-1 | 6 | 6 | 2/1/1 | AI/D3 | 50 | light apc=1 towing
t-60 | 4 | 5 | 3/2/1 | 3/1, AI/D6-1 | 55 | light scout autocannon=3
t-70m | 6 | 6 | 6/3/3 | 6/4, AI/D3 | 75 | light scout
bt-7 | 9 | 6 | 2/1/1 | 6/4, AI/D3 | 65 | light rapid_fire
t-34-76 | 19 | 6 | 8/5/6 | 9/10, AI/D3 | 145 | medium slow_reverse weak_spot
t-34-85 | 21 | 6 | 9/6/6 | 14/13, AI/D3 | 215 | medium slow_reverse
kv-1 | 29 | 3 | 9/7/7 | 9/10, AI/D3 | 200 | heavy slow_reverse angling=10
is-2 | 30 | 4 | 13/9/8 | 17/26, AI/D3 | 330 | heavy long_reload angling=14
su-76m | 7 | 6 | 3/1/1 | 9/10, AI/D3 | 90 | light casemate support
su-85 | 19 | 6 | 8/5/6 | 14/13 | 180 | medium casemate slow_reverse
su-100 | 21 | 6 | 12/5/6 | 18/18 | 275 | medium casemate slow_reverse
su-152 | 30 | 4 | 8/6/6 | 14/40, AI/D6 | 280 | heavy casemate long_reload support
ba-64b | 2 | 9 | 1/1/1 | AI/D3 | 50 | light scout
m5a1-stuart | 10 | 7 | 5/3/2 | 8/3, AI/D3 | 90 | light scout rapid_fire
m24-chaffee | 12 | 7 | 5/3/2 | 9/10, AI/D3 | 125 | light scout
m3-lee | 18 | 5 | 6/4/4 | 8/10, 8/3, AI/D3 | 120 | medium weak_spot
m4a3-75w | 21 | 5 | 9/4/4 | 9/10, AI/D3 | 155 | medium
m4a3e8 | 22 | 5 | 9/5/5 | 12/10, AI/D3 | 180 | medium
m4a3e2-jumbo | 25 | 4 | 16/9/6 | 9/10, AI/D3 | 240 | heavy angling=17
m4a3-105 | 21 | 5 | 9/4/4 | 10/19, AI/D6 | 220 | medium support
m10 | 19 | 6 | 7/2/2 | 12/10, AI/D3 | 145 | medium
m18-hellcat | 12 | 9 | 2/1/1 | 12/10, AI/D3 | 120 | light
m36 | 19 | 5 | 7/3/3 | 16/14, AI/D3 | 205 | medium
m26-pershing | 27 | 4 | 13/7/6 | 16/14, AI/D3 | 295 | heavy
m8-greyhound | 5 | 10 | 2/1/1 | 8/3, AI/D3 | 75 | light scout rapid_fire
m3a1-halftrack | 6 | 8 | 1/1/1 | AI/D3 | 65 | light apc=2 towing
m16-mgmc | 6 | 8 | 1/1/1 | AI/D6 | 50 | light anti_air=24
m7-priest | 15 | 5 | 3/2/1 | HE 19/n2, AI/D6 | 125 | medium casemate indirect=72
matilda-ii | 17 | 3 | 8/7/6 | 7/3, AI/D3 | 115 | medium rapid_fire angling=10
valentine-iii | 11 | 3 | 6/6/6 | 7/3, AI/D3 | 80 | medium rapid_fire
crusader-iii | 13 | 5 | 5/3/3 | 10/6, AI/D3 | 90 | medium
cromwell-iv | 18 | 7 | 7/5/4 | 9/10, AI/D3 | 140 | medium
churchill-vii | 26 | 2 | 15/9/6 | 9/10, AI/D3 | 230 | heavy slow_reverse angling=16
firefly-vc | 23 | 5 | 9/4/4 | 17/10, AI/D3 | 205 | medium
comet | 22 | 6 | 9/5/4 | 15/10, AI/D3 | 195 | medium
archer | 10 | 4 | 3/2/2 | 17/10, AI/D3 | 130 | medium reverse_casemate accurate
daimler-ac | 5 | 9 | 2/1/1 | 7/3, AI/D3 | 70 | light scout rapid_fire
universal-carrier | 3 | 6 | 1/1/1 | AI/D3 | 55 | light apc=1 towing
m14-41 | 9 | 4 | 4/2/2 | 6/4, AI/D3 | 60 | medium rapid_fire
semovente-75-18 | 9 | 4 | 5/2/2 | 6/10, AI/D3 | 75 | medium casemate support
p26-40 | 17 | 4 | 7/5/4 | 9/10, AI/D3 | 130 | heavy
ha-go | 5 | 6 | 1/1/1 | 5/3, AI/D3 | 55 | light scout
chi-ha-shinhoto | 10 | 5 | 3/2/2 | 7/4, AI/D3 | 65 | medium rapid_fire
chi-nu | 12 | 5 | 5/3/2 | 9/10, AI/D3 | 105 | medium
r35 | 7 | 3 | 4/4/4 | 2/3, AI/D3 | 40 | light slow_reverse
h39 | 8 | 5 | 4/4/4 | 4/3, AI/D3 | 55 | light
s35 | 13 | 5 | 5/4/4 | 6/4, AI/D3 | 75 | medium
char-b1-bis | 20 | 3 | 6/6/5 | 6/4, 5/10, AI/D3 | 110 | heavy support weak_spot
panhard-178 | 5 | 8 | 2/1/1 | 5/2, AI/D3 | 55 | light scout rapid_fire
pak-36 | 5 | 2 | 1/0/0 | 5/3 | 20 | light field_gun rapid_fire
pak-38 | 6 | 2 | 1/0/0 | 10/5 | 30 | light field_gun
pak-40 | 7 | 1 | 1/0/0 | 13/10 | 55 | medium field_gun
flak-36 | 14 | 0 | 1/0/0 | 16/14 | 105 | heavy field_gun accurate anti_air=36
pak-43-41 | 13 | 0 | 1/0/0 | 23/14 | 130 | heavy field_gun accurate
lefh-18 | 8 | 1 | 1/0/0 | HE 19/n2, AI/D6 | 70 | medium field_gun indirect=72
m-42 | 5 | 2 | 1/0/0 | 7/4 | 25 | light field_gun rapid_fire
zis-2 | 6 | 1 | 1/0/0 | 12/6 | 45 | medium field_gun accurate
zis-3 | 6 | 1 | 1/0/0 | 9/10 | 45 | medium field_gun support
m3-37mm | 5 | 2 | 1/0/0 | 8/3 | 25 | light field_gun rapid_fire
m1-57mm | 6 | 1 | 1/0/0 | 11/6 | 35 | medium field_gun
m5-3in | 8 | 1 | 1/0/0 | 12/10 | 50 | medium field_gun
qf-2-pdr | 6 | 2 | 1/0/0 | 7/3 | 20 | light field_gun rapid_fire
qf-17-pdr | 10 | 0 | 1/0/0 | 17/10 | 80 | heavy field_gun accurate
qf-25-pdr | 7 | 1 | 1/0/0 | HE 14/n2, AI/D6 | 60 | medium field_gun indirect=72
type-1-47mm | 6 | 2 | 1/0/0 | 7/4 | 25 | light field_gun rapid_fire
sa-37 | 6 | 1 | 1/0/0 | 10/4 | 30 | medium field_gun rapid_fire
mg-nest | 4 | 2 | 1/0/0 | AI/D3 | 15 | light field_gun
"""

DIFFER = {
    # Angling follows from 7 cm of side armour.
    "jagdtiger": (640, "heavy casemate long_reload slow_reverse angling=26"),
    "m26-pershing": (300, "heavy angling=14"),
    # Support is for howitzers and short 75s, hence not for the ZiS-3.
    "wespe": (120, "light casemate indirect=72 support"),
    "m7-priest": (130, "medium casemate indirect=72 support"),
    "lefh-18": (75, "medium field_gun indirect=72 support"),
    "qf-25-pdr": (65, "medium field_gun indirect=72 support"),
    "su-76m": (85, "light casemate"),
    "zis-3": (40, "medium field_gun"),
}

# A unit as a club would write it.
CLUB_UNIT = """
[[unit]]
id = "bob-semple"
name = "Bob Semple"
nations = ["NZ"]
type = "light_tank"
years = [1941, 1942]
traction = "tracked"
armour_mm = { front = 12, side = 12, rear = 12 }
hull_m = { length = 4.2, width = 3.3, height = 2.0, top = 3.6 }
road_kmh = 24
tonnes = 25.4
machine_guns = { name = "Bren" }
"""
