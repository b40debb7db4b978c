### Armored Advance, in eigenen Worten.

## Das Regelbuch

book-aa = Armored Advance

## Hausregeln: was das Buch offen lässt

aa-fault-house-option = { $rule }: diese Antwort gibt es nicht.
aa-clash-one-roll = „{ $rule }: { $option }“ verträgt sich nicht mit „{ $other }: { $choice }“. Ein Bonus hilft dem ganzen Wurf nur dort, wo ein Wurf über Treffer und Durchschlag entscheidet.
aa-clash-clamp = „{ $rule }: { $option }“ verträgt sich nicht mit „{ $other }: { $choice }“. Das eine lässt 7+ stehen, das andere nimmt sie am Ende weg.
aa-clash-advantage = „{ $rule }: { $option }“ verträgt sich nicht mit „{ $other }: { $choice }“. Eine Drehung kann keinen Vorteil bewahren, den niemand hat.
aa-clash-foliage-exempt = „{ $rule }: { $option }“ verträgt sich nicht mit „{ $other }: { $choice }“. Wer nahen Bewuchs übersieht, ist nur dann eine Frage, wenn Bewuchs den Wurf um 2 erschwert.
aa-clash-foliage-stack = „{ $rule }: { $option }“ verträgt sich nicht mit „{ $other }: { $choice }“. Bewuchs ohne Wirkung kann sich nicht summieren.

aa-house-range_boundary = Genau auf der Entfernungsgrenze
aa-house-range_boundary-help = Die Tabelle sagt „unter 6 Zoll“, der Satz daneben „auf 6 Zoll aufrunden“.
aa-house-range_boundary-inclusive = Der nähere Bereich
aa-house-range_boundary-strict = Der weitere Bereich
aa-house-shot_resolution = Wie ein Schuss gewürfelt wird
aa-house-shot_resolution-help = Das Buch spricht von einem Würfel und gibt zwei Tabellen an.
aa-house-shot_resolution-single_max = Ein Würfel gegen den höheren der beiden Werte
aa-house-shot_resolution-two_rolls = Zwei Würfe: erst Treffer, dann Durchschlag
aa-house-shot_resolution-additive = Ein Würfel gegen beide Werte zusammen, minus 1, höchstens 6
aa-house-bonus_scope = Wem ein Trefferbonus hilft
aa-house-bonus_scope-help = Aufklärer, Präzise und Geschützbedienungen helfen beim Treffen. Auch beim Durchschlag, wenn ein Würfel über beides entscheidet?
aa-house-bonus_scope-hit_only = Nur dem Treffer
aa-house-bonus_scope-whole_roll = Dem ganzen Wurf
aa-house-modifier_order = Reihenfolge von Grenze und Bonus
aa-house-modifier_order-help = Gelände erschwert den Wurf bis höchstens 6. Wird ein Bonus vor oder nach dieser Grenze abgezogen?
aa-house-modifier_order-cap_then_bonus = Erst die Grenze, dann der Bonus
aa-house-modifier_order-sum_then_clamp = Alles zusammenzählen, dann auf 1 bis 6 begrenzen
aa-house-hit_clamp = Werte jenseits des Würfels
aa-house-hit_clamp-help = Kann 7+ nötig sein, und geht bei 1+ eine 1 je daneben?
aa-house-hit_clamp-1_to_6 = Nie mehr als 6+, und 1+ trifft immer
aa-house-hit_clamp-terrain_cap_only = Nur Gelände endet bei 6: eine bewegte Kasematte kann 7+ brauchen
aa-house-hit_clamp-natural_1_misses = Nie mehr als 6+, und eine 1 geht immer daneben
aa-house-pen_falloff = Durchschlagsverlust mit der Entfernung
aa-house-pen_falloff-help = Das Buch erwähnt ihn einmal und sagt nie, wie groß er ist.
aa-house-pen_falloff-none = Keiner
aa-house-pen_falloff-minus1_per_full_24in = 1 je volle 24 Zoll
aa-house-advantage = Vorteil
aa-house-advantage-help = Ein Schütze, der sich in diesem Zug nicht bewegt hat, wirft neu, wenn genau 1 fehlt.
aa-house-advantage-on = Wird gespielt
aa-house-advantage-off = Wird nicht gespielt
aa-house-advantage_pivot = Drehen auf der Stelle und Vorteil
aa-house-advantage_pivot-help = Gilt eine Wanne, die sich nur gedreht hat, als unbewegt?
aa-house-advantage_pivot-breaks = Nein, Drehen kostet den Vorteil
aa-house-advantage_pivot-keeps = Ja, nur ein Ortswechsel kostet ihn
aa-house-facing_rule = Welche Seite getroffen wird
aa-house-facing_rule-help = Das Buch nennt Panzerung je Seite, aber nicht, wo eine Seite endet.
aa-house-facing_rule-quadrant90 = Viertel von 90 Grad
aa-house-facing_rule-hull_corners = Linien durch die Ecken der Wanne
aa-house-facing_rule-ask = Die Spieler zeigen es
aa-house-angling_mode = Anwinkeln
aa-house-angling_mode-help = Ersetzt die Zahl der Karte die Panzerung der Seite, oder kommt sie dazu?
aa-house-angling_mode-replace = Sie ersetzt die Panzerung
aa-house-angling_mode-add = Sie kommt dazu
aa-house-weak_spot_range = Reichweite einer Schwachstelle
aa-house-weak_spot_range-help = Das Buch sagt „auf kurze Entfernung“, ohne Zahl.
aa-house-weak_spot_range-any = Jede Entfernung
aa-house-weak_spot_range-12 = Bis 12 Zoll
aa-house-weak_spot_range-6 = Bis 6 Zoll
aa-house-autocannon_split = Mehrere Ziele für eine Maschinenkanone
aa-house-autocannon_split-help = Dürfen die Würfel eines Angriffs auf verschiedene Ziele gehen?
aa-house-autocannon_split-no = Nein, ein Ziel je Aktion
aa-house-autocannon_split-yes = Ja
aa-house-casemate_free_move = Freie Bewegung einer Kasematte
aa-house-casemate_free_move-help = Eine Kasematte, deren erste Aktion eine Bewegung war, schießt schlechter. Ist die freie Bewegung eines leichten Fahrzeugs so eine Aktion?
aa-house-casemate_free_move-ignored = Nein, sie kostet nur den Vorteil
aa-house-casemate_free_move-counts = Ja
aa-house-arc_test = Im Schussbereich
aa-house-arc_test-help = Welcher Punkt des Ziels muss in den 90 Grad liegen?
aa-house-arc_test-centre = Die Mitte seiner Wanne
aa-house-arc_test-any_part = Irgendein Teil seiner Wanne
aa-house-field_gun_arc = Schussbereich eines Feldgeschützes
aa-house-field_gun_arc-help = Das Buch gibt Feldgeschützen keinen Schussbereich.
aa-house-field_gun_arc-none = Rundum
aa-house-field_gun_arc-front90 = Die vorderen 90 Grad
aa-house-towed_target = Feuer auf Geschütze im Schlepp
aa-house-towed_target-help = Das Buch sagt nicht, dass ein Geschütz im Schlepp sicher ist.
aa-house-towed_target-yes = Erlaubt: ein Geschütz, wo sein Fahrzeug steht
aa-house-towed_target-no = Nicht erlaubt
aa-house-visibility_pct = Wie viel sichtbar sein muss
aa-house-visibility_pct-help = Das Buch verlangt, dass ein nennenswerter Teil des Ziels zu sehen ist.
aa-house-visibility_pct-25 = Ein Viertel der Wanne
aa-house-visibility_pct-50 = Die halbe Wanne
aa-house-visibility_pct-ask = Die Spieler sagen es
aa-house-seen_share = Wovon der sichtbare Anteil gemessen wird
aa-house-seen_share-help = Gesehen von der Mitte des Schützen, auf der Höhe der Wanne des Ziels.
aa-house-seen_share-silhouette = Von der Breite, die das Ziel dem Schützen zeigt
aa-house-seen_share-edge_length = Von der Länge der Kanten, die zum Schützen zeigen
aa-house-between = Was dazwischen liegt
aa-house-between-help = Welche Linie entscheidet, ob Gelände zwischen Schütze und Ziel liegt?
aa-house-between-centre_line = Die Linie von Mitte zu Mitte
aa-house-between-any_sight_line = Jede Sichtlinie zum Ziel
aa-house-wall_rule = Mauern
aa-house-wall_rule-help = Zwei Seiten des Buchs sagen Verschiedenes.
aa-house-wall_rule-pen_minus_2 = Jede kostet den Schuss 2 Durchschlag
aa-house-wall_rule-armour_plus_1 = Jede gibt 1 Panzerung dazu
aa-house-foliage_rule = Bewuchs
aa-house-foliage_rule-help = Zwei Seiten des Buchs sagen Verschiedenes, und alle Geländeregeln nennt es freiwillig.
aa-house-foliage_rule-roll_plus_2 = Der Wurf wird um 2 schwerer
aa-house-foliage_rule-range_plus_3 = 3 Zoll weiter, für ein Ziel bis 3 Zoll dahinter
aa-house-foliage_rule-off = Keine Wirkung
aa-house-foliage_exempt = Wer nahen Bewuchs übersieht
aa-house-foliage_exempt-help = Einheiten bis 3 Zoll vom Bewuchs betrifft er nicht: Wessen Abstand zählt?
aa-house-foliage_exempt-shooter = Der des Schützen
aa-house-foliage_exempt-target = Der des Ziels
aa-house-foliage_exempt-either = Einer von beiden
aa-house-foliage_stack = Mehrere Stücke Bewuchs
aa-house-foliage_stack-help = Zählt jedes Stück, oder Bewuchs überhaupt?
aa-house-foliage_stack-once = Einmal
aa-house-foliage_stack-each = Jedes Stück
aa-house-sandbag_need = Sandsäcke neben dem Schuss
aa-house-sandbag_need-help = Ist ein Geschütz hinter Sandsäcken auch auf einer freien Seite schwerer zu treffen?
aa-house-sandbag_need-covered_face = Nein
aa-house-sandbag_need-any = Ja
aa-house-fortification_hp = Befestigungen zerschießen
aa-house-fortification_hp-help = Unterstützung richtet an Befestigungen mehr Schaden an, doch das Buch gibt ihnen keine TP.
aa-house-fortification_hp-off = Nur Panzersperren lassen sich räumen
aa-house-fortification_hp-wall_20_sandbags_10_bunker_40 = Mauer 20 TP, Sandsäcke 10, Bunker 40
aa-house-wrecks = Wracks
aa-house-wrecks-help = Das Buch sagt nicht, was aus einem zerstörten Fahrzeug wird.
aa-house-wrecks-remove = Vom Tisch genommen
aa-house-wrecks-block = Bleibt im Weg stehen
aa-house-hills = Hügel
aa-house-hills-help = Das Buch kennt keine Höhen. Mit Höhen steht eine Einheit so hoch wie der Boden unter ihrer Mitte, und Hügel verdecken, was hinter ihnen liegt.
aa-house-hills-flat = Gezeichnet, aber flach
aa-house-hills-heights = So hoch wie gezeichnet
aa-house-he_one_move = HE auf ein Ziel mit einer Bewegung
aa-house-he_one_move-help = Die Tabelle kennt nur „stehend“ und „zweimal bewegt“.
aa-house-he_one_move-stationary = Wie stehend
aa-house-he_one_move-moved = Wie zweimal bewegt
aa-house-he_one_move-midpoint = Dazwischen, zum Stehenden gerundet
aa-house-he_light_moved = HE auf ein leichtes Ziel in Fahrt
aa-house-he_light_moved-help = Leichte verlieren 2, wo die anderen 1 verlieren.
aa-house-he_light_moved-minus_2 = −2, wie gedruckt
aa-house-he_light_moved-minus_1 = −1, wie die anderen
aa-house-he_modifiers = Boni und Deckung gegen HE
aa-house-he_modifiers-help = Ändern Bewuchs, Sandsäcke, Aufklärung und Präzise einen HE-Schuss?
aa-house-he_modifiers-direct_only = Ja, aber nicht Indirekt
aa-house-he_modifiers-none = Nein
aa-house-open_top_he = HE auf oben offene Fahrzeuge
aa-house-open_top_he-help = Die Karten wissen, welche Fahrzeuge offen sind; das Buch hat dafür keine Regel.
aa-house-open_top_he-off = Keine Wirkung
aa-house-open_top_he-side_0 = Seitenpanzerung zählt 0 gegen HE und Indirekt
aa-house-indirect_hits = Indirektes Feuer und der Trefferwurf
aa-house-indirect_hits-help = HE muss treffen, Indirekt nicht: Was gilt für ein Geschütz mit beidem?
aa-house-indirect_hits-never_rolls = Indirekt wirft nie auf Treffer
aa-house-indirect_hits-rolls_he_table = Indirekt wirft auf Treffer wie HE
aa-house-indirect_gap = Indirekt bei 14 bis 15 Zoll Fahrt
aa-house-indirect_gap-help = Bis 14 Zoll halber Schaden, über 15 gar keiner; dazwischen schweigt das Buch.
aa-house-indirect_gap-half_to_15 = Halb, bis 15 Zoll
aa-house-indirect_gap-immune_over_14 = Sicher ab mehr als 14 Zoll
aa-house-halve_damage = Die Hälfte eines ungeraden Schadens
aa-house-halve_damage-help = Indirekter Schaden an einem bewegten Ziel wird halbiert.
aa-house-halve_damage-down = Abgerundet
aa-house-halve_damage-up = Aufgerundet
aa-house-setup_cost = Ein indirektes Geschütz einrichten
aa-house-setup_cost-help = Das dauert einen ganzen Zug: Kostet es auch Aktionen?
aa-house-setup_cost-idle_turn = Die Einheit tut sonst nichts und zahlt nichts
aa-house-setup_cost-full_pool = Sie gibt alle ihre Aktionen aus
aa-house-scout_cost = Kosten der Aufklärung
aa-house-scout_cost-help = Das Buch sagt nicht, ob Aufklären eine Aktion braucht.
aa-house-scout_cost-action = Eine Aktion
aa-house-scout_cost-free_once = Frei, einmal im Zug
aa-house-scout_duration = Wie lange eine Meldung gilt
aa-house-scout_duration-help = Für jeden Schuss dieser Einheit auf diesen Gegner, oder nur für einen?
aa-house-scout_duration-turn = Bis zum Ende des Zugs
aa-house-scout_duration-next_shot = Für den nächsten Schuss
aa-house-scout_self = Für sich selbst aufklären
aa-house-scout_self-help = Darf ein Aufklärer sich selbst den Bonus geben?
aa-house-scout_self-no = Nein
aa-house-scout_self-yes = Ja
aa-house-scout_boundary = Aufklärung auf genau 24 oder 36 Zoll
aa-house-scout_boundary-help = Die Tabelle sagt „unter“ und lässt die Grenze offen.
aa-house-scout_boundary-strict = Der kleinere Bonus
aa-house-scout_boundary-inclusive = Der größere Bonus
aa-house-scout_friend_range = Entfernung der unterstützten Einheit
aa-house-scout_friend_range-help = Muss auch die Einheit, die den Bonus bekommt, bis 60 Zoll am Ziel sein?
aa-house-scout_friend_range-none = Nein
aa-house-scout_friend_range-60 = Ja
aa-house-after_limit = Nach der letzten Aktion
aa-house-after_limit-help = Der Zug endet mit den Aktionen, doch Infanterie und freie Bewegungen liegen außerhalb.
aa-house-after_limit-allow = Infanterie und freie Bewegungen gehen noch
aa-house-after_limit-end_now = Der Zug endet sofort
aa-house-activation = Reihenfolge der Einheiten
aa-house-activation-help = Darf ein Zug zwischen Einheiten hin und her wechseln?
aa-house-activation-interleave = Ja
aa-house-activation-one_unit_at_a_time = Nein, eine Einheit nach der anderen
aa-house-pivot = Drehen auf der Stelle
aa-house-pivot-help = Das Buch sagt nicht, was eine Drehung kostet.
aa-house-pivot-in_move = Frei in einer Bewegung, sonst kostet sie eine
aa-house-pivot-free_once = Einmal im Zug frei
aa-house-pivot-free = Immer frei
aa-house-halve_distance = Halbe Bewegung
aa-house-halve_distance-help = Ein schweres Geschütz am Haken halbiert die Bewegung.
aa-house-halve_distance-exact = Mit Bruchteilen
aa-house-halve_distance-down = Auf ganze Zoll abgerundet
aa-house-tow_through_water = Geschütze durch Wasser ziehen
aa-house-tow_through_water-help = Im Schlamm darf ein Geschütz gezogen werden; zu Wasser schweigt das Buch.
aa-house-tow_through_water-no = Nicht erlaubt
aa-house-tow_through_water-yes = Erlaubt
aa-house-halftrack_mud = Halbketten im Schlamm
aa-house-halftrack_mud-help = Die erste Hälfte ist frei: der Bewegung oder des Schlamms?
aa-house-halftrack_mud-of_move = Der Bewegung
aa-house-halftrack_mud-of_mud = Des Schlamms
aa-house-half_of = Halbe Bewegung beim Schleppen
aa-house-half_of-help = Langsam rückwärts und Halbketten im Schlamm fragen nach der halben Bewegung. Ein schweres Geschütz im Schlepp hat sie schon halbiert.
aa-house-half_of-card = Die Hälfte der Bewegung auf der Karte
aa-house-half_of-now = Die Hälfte dessen, was der Schlepp lässt
aa-house-mg_bonus = Maschinengewehr eines Trupps
aa-house-mg_bonus-help = Kommt der zusätzliche Mann dazu, bevor oder nachdem der Wurf bei 0 endet?
aa-house-mg_bonus-after_floor = Danach: mindestens 1 Mann
aa-house-mg_bonus-before_floor = Davor: ein schlechter Wurf kann ihn schlucken
aa-house-crew_behind = Hinter dem Geschütz
aa-house-crew_behind-help = Wo eine Bedienung stehen muss, um ein Feldgeschütz zu bemannen.
aa-house-crew_behind-rear180 = In der hinteren Hälfte
aa-house-crew_behind-rear90 = In den hinteren 90 Grad
aa-house-gun_capture = Geschütze erbeuten
aa-house-gun_capture-help = Darf ein Trupp ein verlassenes Feldgeschütz des Gegners bemannen?
aa-house-gun_capture-no = Nein
aa-house-gun_capture-yes = Ja
aa-house-embark_range = Entfernung zum Aufsitzen
aa-house-embark_range-help = Wie nah ein Trupp sein muss, um in einen Transporter zu steigen.
aa-house-embark_range-1 = 1 Zoll
aa-house-embark_range-2 = 2 Zoll
aa-house-embark_range-3 = 3 Zoll
aa-house-apc_load = Trupps je Aktion beim Aufsitzen
aa-house-apc_load-help = Der Transporter zahlt eine Aktion zum Aufnehmen.
aa-house-apc_load-one = Einer
aa-house-apc_load-all = So viele, wie er fasst
aa-house-objective_radius = Auf einem Missionsziel
aa-house-objective_radius-help = Welcher Abstand zur Mitte des Markers zählt.
aa-house-objective_radius-3 = Bis 3 Zoll
aa-house-objective_radius-1 = Bis 1 Zoll
aa-house-objective_radius-6 = Bis 6 Zoll
aa-house-embarked_hold = Missionsziele aus dem Transporter
aa-house-embarked_hold-help = Zählen aufgesessene Männer auf einem Missionsziel?
aa-house-embarked_hold-no = Nein
aa-house-embarked_hold-yes = Ja
aa-house-annihilation_scope = Was Vernichtung heißt
aa-house-annihilation_scope-help = Das Buch spricht einmal von der mechanisierten Truppe und einmal von allen Einheiten.
aa-house-annihilation_scope-vehicles_and_guns = Fahrzeuge und Feldgeschütze
aa-house-annihilation_scope-vehicles = Nur Fahrzeuge
aa-house-annihilation_scope-all = Alles, auch Infanterie
aa-house-timed_value = Wert einer beschädigten Einheit
aa-house-timed_value-help = Am Zuglimit wird verglichen, was an Kosten überlebt hat.
aa-house-timed_value-full = Volle Kosten, solange sie lebt
aa-house-timed_value-by_hp = Im Verhältnis der übrigen TP
aa-house-limit_tie = Gleichstand bei Dominanz am Zuglimit
aa-house-limit_tie-help = Das Buch nennt keine Entscheidung.
aa-house-limit_tie-draw = Unentschieden
aa-house-limit_tie-extra_round = Eine Runde mehr

## Die Einheitenbibliothek

aa-nation-de = Deutschland
aa-nation-su = Sowjetunion
aa-nation-us = USA
aa-nation-uk = Großbritannien
aa-nation-it = Italien
aa-nation-jp = Japan
aa-nation-fr = Frankreich
aa-nation-pl = Polen
aa-nation-fi = Finnland
aa-nation-hu = Ungarn
aa-nation-ro = Rumänien
aa-nation-bg = Bulgarien
aa-nation-cz = Tschechoslowakei
aa-nation-sk = Slowakei
aa-nation-be = Belgien
aa-nation-nl = Niederlande
aa-nation-no = Norwegen
aa-nation-se = Schweden
aa-nation-ch = Schweiz
aa-nation-es = Spanien
aa-nation-gr = Griechenland
aa-nation-yu = Jugoslawien
aa-nation-cn = China
aa-nation-ca = Kanada
aa-nation-au = Australien
aa-nation-nz = Neuseeland
aa-nation-in = Indien
aa-nation-za = Südafrika
aa-nation-any = jede Nation

aa-type-light_tank = leichter Panzer
aa-type-medium_tank = mittlerer Panzer
aa-type-heavy_tank = schwerer Panzer
aa-type-infantry_tank = Infanteriepanzer
aa-type-cruiser_tank = Kreuzerpanzer
aa-type-tank_destroyer = Jagdpanzer
aa-type-assault_gun = Sturmgeschütz
aa-type-self_propelled_howitzer = Haubitze auf Selbstfahrlafette
aa-type-anti_aircraft_vehicle = Flugabwehrfahrzeug
aa-type-armoured_car = Panzerspähwagen
aa-type-personnel_carrier = Mannschaftstransporter
aa-type-anti_tank_gun = Panzerabwehrkanone
aa-type-anti_aircraft_gun = Flugabwehrkanone
aa-type-field_howitzer = Feldhaubitze
aa-type-field_gun = Feldkanone
aa-type-machine_gun_nest = Maschinengewehrnest

aa-keyword-light = Leicht
aa-keyword-medium = Mittel
aa-keyword-heavy = Schwer
aa-keyword-field_gun = Feldgeschütz
aa-keyword-scout = Aufklärer
aa-keyword-casemate = Kasematte
aa-keyword-reverse_casemate = Heckkasematte
aa-keyword-accurate = Präzise
aa-keyword-rapid_fire = Schnellfeuer
aa-keyword-autocannon = Maschinenkanone
aa-keyword-long_reload = Langes Nachladen
aa-keyword-support = Unterstützung
aa-keyword-slow_reverse = Langsam rückwärts
aa-keyword-angling = Anwinkeln
aa-keyword-weak_spot = Schwachstelle
aa-keyword-apc = Transporter
aa-keyword-towing = Schlepper
aa-keyword-indirect = Indirekt
aa-keyword-limited_range = Begrenzte Reichweite
aa-keyword-anti_air = Flugabwehr
aa-keyword-with-x = { $keyword } ({ $x })

aa-card-kind = { $nations }, { $type }, { $years }
aa-card-hp = TP
aa-card-move = Bewegung
aa-card-actions = Aktionen
aa-card-cost = Kosten
aa-card-front = Front
aa-card-side = Seite
aa-card-rear = Heck
aa-card-armour = Panzerung
aa-card-weapons = Bewaffnung
aa-card-arc-front90 = vorn 90°
aa-card-arc-rear90 = hinten 90°
aa-card-within = bis { $inches }″
aa-card-open-topped = oben offen
aa-card-source-printed = wie gedruckt
aa-card-source-derived = Vorschlag
aa-card-source-user = vom Verein

aa-squad-basic = Trupp
aa-squad-at_rifle = Panzerbüchsentrupp
aa-squad-sniper = Scharfschützentrupp
aa-squad-artillery_crew = Geschützbedienung
aa-equipment-machine_gun = Maschinengewehr
aa-equipment-grenades = { $count ->
    [one] eine Handgranate
   *[other] { $count } Handgranaten
}

aa-library-no-units = In dieser Datei stehen keine Einheiten. Jede beginnt mit [[unit]].
aa-library-id = Eine id besteht aus kleinen Buchstaben, Ziffern, Binde- und Unterstrichen, beginnt mit einem Buchstaben und hat höchstens 40 Zeichen.
aa-library-text = Ein Text von 1 bis 60 Zeichen auf einer Zeile.
aa-library-remark = Eine Bemerkung hat höchstens 300 Zeichen auf einer Zeile.
aa-library-keyword = Ein Schlüsselwort schreibt man wie "scout" oder "angling 12".
aa-library-kills = Verluste schreibt man wie "D6-1", "D3" oder "1".
aa-library-same-id = Mehrere Einheiten dieser Datei haben diese id.
aa-library-twice = { $file } hat eine Einheit mit derselben id.
aa-library-years = Das erste Jahr steht zuerst.
aa-library-top = Das Turmdach liegt nicht unter dem Wannendach.
aa-library-gun-speed = Ein Feldgeschütz hat keine eigene Geschwindigkeit.
aa-library-unarmed = Die Einheit braucht eine Waffe.
aa-library-indirect = Nur ein Geschütz mit HE kann indirekt schießen.
aa-library-he-penetration = Ein Geschütz, das nur HE verschießt, hat keinen Durchschlag.
aa-library-autocannon = Eine Maschinenkanone hat höchstens 60 mm und verschießt kein großes HE.
aa-library-no-x = Dieses Schlüsselwort hat keine Zahl.
aa-library-x = Dieses Schlüsselwort braucht eine Zahl von { $low } bis { $high }.
aa-library-keyword-twice = Ein Schlüsselwort steht zweimal da.
aa-library-one-class = Genau eines von light, medium und heavy.
aa-library-field-gun = field_gun gehört zur Antriebsart "gun" und nur zu ihr.
aa-library-casemates = Eine Kasematte schießt nach vorn oder nach hinten, nicht beides.
aa-library-angling = Angewinkelt muss die Panzerung über der Front liegen.
aa-library-no-gun = Dazu braucht es ein Geschütz mit Durchschlag und Schaden.
aa-library-too-many = Höchstens { $most }.
aa-library-other-kind = Eine Waffe der Art "{ $kind }" hat das nicht.

aa-force-unit = { $count } × { $unit }, je { $cost }
aa-force-squad = { $count } × { $squad }, { $cost ->
    [0] kostenlos
   *[other] je { $cost }
}
aa-force-machine-gun = { $count } × Maschinengewehr, je { $cost }
aa-force-grenade = { $count } × Handgranate, je { $cost }
aa-force-total = Kosten zusammen: { $cost }
aa-force-name = Der Name einer Liste hat höchstens { $most } Zeichen auf einer Zeile.
aa-force-empty = Die Liste braucht ein Fahrzeug oder ein Feldgeschütz.
aa-force-unknown = Für „{ $unit }“ gibt es an diesem Tisch keine Karte.
aa-force-count = { $what }: { $count } geht nicht; von 1 bis { $most }.
aa-force-no-equipment = { $squad }: Besondere Trupps nehmen keine Zusatzausrüstung.
aa-force-grenades = { $squad }: { $grenades } Handgranaten gehen nicht; ein Trupp trägt keine bis { $most }.
aa-force-over = Die Liste kostet { $cost }, erlaubt sind { $limit }. Das sind { $over } zu viel.
aa-force-squads = Die Liste hat { $count ->
    [one] einen Trupp
   *[other] { $count } Trupps
}; vereinbart sind { $limit } je Seite.
aa-force-many = { $count } Einheiten sind zu viele für diesen Tisch; höchstens { $most }.
aa-force-few-actions = Alle Einheiten zusammen können nur { $actions } der { $limit } Aktionen eines Zuges nutzen.
aa-force-many-actions = Die Einheiten könnten in einem Zug { $actions } Aktionen nutzen; es gibt { $limit }.
aa-force-unmanned = Feldgeschütze: { $guns }; Trupps, die sie bemannen: { $squads }. Ein Geschütz ohne Trupp tut nichts.
aa-force-file = Das ist keine Truppenliste von Armored Advance, oder die Datei ist beschädigt.
aa-force-newer = Diese Truppenliste wurde von einem neueren Sandtable gespeichert.
aa-share-damaged = Dieser Code ist unvollständig oder enthält einen Fehler. Vergleiche ihn Zeichen für Zeichen.
aa-share-digit = „{ $digit }“ kommt in keinem Code vor: Es gibt nur Ziffern und Buchstaben, ohne U.
aa-share-version = Dieser Code stammt von einem neueren Sandtable.
aa-share-unknown = Diese Liste nennt eine Einheit, die dieser Tisch nicht hat. Frag nach der Einheitendatei des Vereins.
aa-share-impossible = Eine Liste mit unmöglichen Zahlen hat keinen Code.

aa-units-listed = { $count ->
    [one] Eine Einheit
   *[other] { $count } Einheiten
}.
aa-units-none = So eine Einheit gibt es nicht.
aa-units-no-such = Eine Einheit „{ $unit }“ gibt es nicht. `sandtable units list` zeigt alle.
aa-units-sound = { $count ->
    [one] Eine Einheit gelesen
   *[other] { $count } Einheiten gelesen
}; alles in Ordnung.
aa-units-faulty = { $count ->
    [one] Ein Fehler.
   *[other] { $count } Fehler.
}
aa-units-written = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
} nach { $file } geschrieben.
aa-units-saved = Die Liste ist in { $file } gespeichert.
aa-units-code = Code: { $code }
aa-units-title = Einheitenkarten
aa-units-kind-of-file = Ein Kartenbogen ist .svg oder .pdf, nicht { $file }.

## Feuer: woraus ein Schiedsspruch besteht

aa-length = { $unit ->
    [cm] { " " }cm
   *[in] ″
}
aa-the-shooter = der Schütze
aa-the-target = das Ziel
aa-the-terrain = Gelände
aa-the-wall = eine Mauer
aa-the-foliage = Bewuchs
aa-the-building = ein Gebäude
aa-the-traps = Panzersperren
aa-face-front = Front
aa-face-side = Seite
aa-face-rear = Heck
aa-arc-front90 = den vorderen 90°
aa-arc-rear90 = den hinteren 90°
aa-arc-turret = rundum

aa-within-limit = { $inches }{ aa-length } liegen in Reichweite ({ $limit_inches }{ aa-length })
aa-beyond-limit = { $inches }{ aa-length } liegen außer Reichweite ({ $limit_inches }{ aa-length })
aa-in-arc = { $degrees ->
    [none] Das Ziel liegt in { $arc }
   *[other] { $degrees }° abseits: das Ziel liegt in { $arc }
}
aa-out-of-arc = { $degrees ->
    [none] Das Ziel liegt nicht in { $arc }
   *[other] { $degrees }° abseits: das Ziel liegt nicht in { $arc }
}
aa-seen = { $percent ->
    [none] Das Ziel ist zu sehen
   *[other] { $percent } % des Ziels sind zu sehen
}
aa-hidden = { $percent ->
    [none] Vom Ziel ist zu wenig zu sehen: { $piece }
   *[other] Nur { $percent } % des Ziels sind zu sehen: { $piece }
}
aa-share-of-silhouette = Das ist der Anteil an der Breite, die das Ziel dem Schützen zeigt
aa-share-of-edge_length = Das ist der Anteil an der Länge der Kanten des Ziels, die zum Schützen zeigen
aa-behind-walls = Verdeckt durch { $piece }, und kein Aufklärer hat dem Schützen das Ziel gemeldet
aa-behind-walls-shot = Verdeckt durch { $piece }, aber ein Aufklärer sieht das Ziel: durch die Mauer darf geschossen werden
aa-gun-at-infantry = Geschütze feuern auf Fahrzeuge, Feldgeschütze und Befestigungen; gegen Männer braucht es eine Waffe gegen Infanterie
aa-fortification-stands = Befestigungen lassen sich hier nicht zerschießen

aa-range = Entfernung { $inches }{ aa-length }: { $need }+
aa-foliage = { $inches ->
    [none] Bewuchs dazwischen
   *[other] Bewuchs dazwischen: { $piece }, davon { $inches }{ aa-length }
}
aa-foliage-once = { $inches ->
    [none] Weiterer Bewuchs: er zählt nur einmal
   *[other] Bewuchs zählt nur einmal: { $piece }
}
aa-foliage-near-shooter = { $inches ->
    [none] Bewuchs nah am Schützen zählt nicht
   *[other] Bewuchs { $near_inches }{ aa-length } am Schützen zählt nicht: { $piece }
}
aa-foliage-near-target = { $inches ->
    [none] Bewuchs nah am Ziel zählt nicht
   *[other] Bewuchs { $near_inches }{ aa-length } am Ziel zählt nicht: { $piece }
}
aa-foliage-not-behind = { $inches ->
    [none] Das Ziel steht nicht dicht hinter dem Bewuchs
   *[other] Das Ziel steht nicht dicht hinter dem Bewuchs: { $piece }
}
aa-foliage-range = { $inches ->
    [none] Dicht hinter Bewuchs: { $extra_inches }{ aa-length } weiter
   *[other] Dicht hinter Bewuchs, { $extra_inches }{ aa-length } weiter: { $piece }
}
aa-foliage-off = Bewuchs hat keine Wirkung
aa-sandbags = Sandsäcke vor dem Geschütz
aa-sandbags-elsewhere = Seine Sandsäcke decken diese Seite nicht
aa-cap-last = Erst nach den Boni begrenzt
aa-cap = Höchstens { $most }+
aa-at-least = Mindestens { $least }+
aa-scout = Aufgeklärt: um { $bonus } leichter zu treffen
aa-scout-lost = Die { $bonus } des Aufklärers gehen durch die Mauer verloren
aa-accurate = Präzise: beide Aktionen für einen Schuss
aa-crew = Bemannt von einer Geschützbedienung
aa-casemate-moved = Kasematte, die mit einer Bewegung begann
aa-casemate-free-move = Die freie Bewegung der Kasematte zählt nicht als Aktion
aa-natural-1 = Eine 1 geht immer daneben: 2+

aa-penetration = Durchschlag { $amount } ({ $weapon })
aa-penetration-falloff = Durchschlag unterwegs verloren: { $lost }
aa-wall = Durch { $piece }
aa-wall-armour = In Deckung: { $piece }
aa-armour = { $degrees ->
    [none] Panzerung { $amount }, { $face }
   *[other] Panzerung { $amount }, { $face }, { $degrees }° zum Bug
}
aa-angling = Angewinkelt: Panzerung stattdessen { $amount }
aa-angling-adds = Angewinkelt: Panzerung { $amount } mehr
aa-angling-idle = Angewinkelt, aber { $amount } ist nicht mehr als diese Seite
aa-sandbags-armour = Sandsäcke auf dieser Seite
aa-penetrates-always = Unterschied { $difference }: ein Treffer schlägt immer durch
aa-penetrates = Unterschied { $difference }: { $need }+ zum Durchschlagen
aa-penetrates-weak-spot = Unterschied { $difference }, Schwachstelle: { $need }+ zum Durchschlagen
aa-penetrates-never = Unterschied { $difference }: dieser Schuss kann nicht durchschlagen
aa-need-hit = Nötig: { $need }+
aa-need-single_max = Nötig: das Schwerere aus { $hit }+ und { $penetrate }+, also { $need }+
aa-need-two_rolls = Nötig: { $hit }+ zum Treffen, dann { $penetrate }+ zum Durchschlagen
aa-need-additive = Nötig: { $hit }+ und { $penetrate }+ zusammen, weniger eins, also { $need }+
aa-need-beyond = { $need }+ zeigt kein Würfel
aa-joined = Beides zusammen vor den Boni: { $need }+
aa-bonus-idle = Trefferboni helfen nicht beim Durchschlagen

aa-advantage = Nicht bewegt: fehlt genau 1, wird noch einmal geworfen
aa-advantage-moved = Bewegt: kein zweiter Wurf
aa-advantage-turned = Auf der Stelle gedreht: kein zweiter Wurf
aa-advantage-kept = Nur gedreht: fehlt genau 1, wird noch einmal geworfen
aa-advantage-off = Vorteil wird nicht gespielt
aa-sequences = Maschinenkanone: { $count } getrennte Würfe
aa-damage = Schaden { $amount }
aa-support = Unterstützung: Schaden { $amount } an Feldgeschützen und Befestigungen

## Feuer: Sprenggranaten und Indirekt

aa-he-at-infantry = Auf Infanterie feuert eine Haubitze mit ihrer Zeile gegen Infanterie
aa-he-die = { $moves ->
    [0] { $weight }, nicht bewegt: der Würfel zählt { $change }, also { $need }+
    [1] { $weight }, einmal bewegt: der Würfel zählt { $change }, also { $need }+
   *[2] { $weight }, zweimal bewegt: der Würfel zählt { $change }, also { $need }+
}
aa-he-out-of-reach = { $need }+ zeigt kein Würfel: zu weit für ein so schnelles Ziel
aa-he-unmodified = Deckung und Boni ändern HE nicht
aa-he-damage = Schaden { $base } weniger { $n } × Würfel weniger Seitenpanzerung { $side }
aa-he-harmless = Die Seitenpanzerung fängt alles ab
aa-open-top = Oben offen: Seitenpanzerung zählt 0
aa-support-he = Unterstützung: die Hälfte mehr, aufgerundet
aa-indirect-no-roll = Indirektes Feuer wirft nicht auf Treffer
aa-indirect-whole = Das Ziel fuhr { $inches }{ aa-length }: voller Schaden
aa-halved-down = Die Hälfte einer ungeraden Zahl wird abgerundet
aa-halved-up = Die Hälfte einer ungeraden Zahl wird aufgerundet
aa-indirect-halved = Das Ziel fuhr { $inches }{ aa-length }: halber Schaden
aa-indirect-too-quick = Das Ziel fuhr { $inches }{ aa-length }, mehr als { $limit_inches }{ aa-length }: es kann nicht beschossen werden
aa-indirect-cover = Das Ziel ist von oben gedeckt, { $inches }{ aa-length } hinter: { $piece }

## Feuer: Männer

aa-ai-at-armour = Waffen gegen Infanterie richten an Panzerung nichts aus
aa-ai-embarked = Aufgesessene Männer können nicht beschossen werden
aa-ai-shield = Die Bedienung ist auf dieser Seite hinter der Panzerung ({ $amount }) ihres Geschützes sicher
aa-ai-shield-sandbags = Die Bedienung ist sicher: Sandsäcke panzern diese Seite ihres Geschützes
aa-ai-lies-hidden = Dieser Trupp hat sich in seinem letzten Zug weder bewegt noch gefeuert: niemand weiß, wo er liegt
aa-ai-kills = Verluste: { $dice } Mann
aa-ai-grenade = Handgranate, einmalig: { $dice } Mann Verluste
aa-ai-d3 = Ein W3 ist ein halber W6, aufgerundet
aa-ai-machine-gun = Maschinengewehr: ein Mann mehr
aa-ai-sandbags = Sandsäcke: die Hälfte, abgerundet

## Feuer: wie oft

aa-fires = Eine Aktion
aa-fires-accurate = Präzise: beide Aktionen
aa-no-action-left = Diese Einheit hat keine Aktion mehr.
aa-unmanned = Niemand bemannt dieses Geschütz: Es braucht einen Trupp bis 1 Zoll dahinter.
aa-not-accurate = Einen präzisen Schuss kann nur das Geschütz einer präzisen Einheit abgeben.
aa-accurate-after-move = Für einen präzisen Schuss darf sich die Einheit in diesem Zug nicht bewegt haben.
aa-accurate-stays = { $who } hat in diesem Zug präzise geschossen: Die Einheit bewegt sich nicht
aa-accurate-both = Ein präziser Schuss kostet alle { $actions } Aktionen.
aa-not-set-up = Dieses Geschütz ist nicht eingerichtet: Das dauert erst einen ganzen Zug.
aa-reloading = Dieses Geschütz hat im letzten Zug gefeuert und lädt noch nach.
aa-one-kind-of-target = Eine Haubitze feuert in einem Zug auf Panzer oder auf Männer, nicht auf beides.
aa-autocannon-again = Ohne Schnellfeuer feuert eine Maschinenkanone nur einmal im Zug auf Fahrzeuge.
aa-fired-already = Diese Waffe hat in diesem Zug schon gefeuert.
aa-traps-support = Nur eine Einheit mit Unterstützung kann Panzersperren räumen.
aa-traps-too-far = { $inches }{ aa-length } bis zur Sperre: Sie muss bis { $limit_inches }{ aa-length } entfernt sein.
aa-traps-out-of-arc = Die Sperre liegt nicht im Schussbereich dieser Einheit.
aa-traps-both = Panzersperren räumen kostet alle { $actions } Aktionen.
aa-traps-cleared = Die Sperre und alle anderen bis { $limit_inches }{ aa-length } um sie sind geräumt

## Feuer: Aufklärer

aa-scout-own = Hier darf ein Aufklärer für sich selbst aufklären
aa-scout-used = Die Meldung des Aufklärers galt für diesen einen Schuss
aa-scout-report = { $inches }{ aa-length } vom Aufklärer zum Ziel: um { $bonus } leichter zu treffen
aa-scout-itself = Ein Aufklärer kann nicht für sich selbst aufklären.
aa-scout-too-far = { $inches }{ aa-length } bis zum Ziel: Ein Aufklärer sieht nicht weiter als { $limit_inches }{ aa-length }.
aa-scout-blind = Der Aufklärer hat keine Sichtlinie zum Ziel.
aa-scout-friend-too-far = { $inches }{ aa-length } von der eigenen Einheit zum Ziel: mehr als { $limit_inches }{ aa-length }.
aa-scout-friend-unarmed = { $who } hat nichts, womit sich auf Fahrzeuge oder Geschütze feuern ließe.

## Messen

aa-measure-what = Von wo wird gemessen? Eine Einheit oder ein Punkt des Tisches fehlt.
aa-m-band = { $need }+ nach Entfernung, { $low_inches } bis { $high_inches }{ aa-length }: { $margin_inches }{ aa-length } von der Grenze
aa-m-beyond = { $need }+ nach Entfernung, über { $low_inches }{ aa-length }: { $margin_inches }{ aa-length } darüber
aa-m-in-arc = { $degrees }° neben dem Bug: in den vorderen 90°, mit { $margin }° Spielraum
aa-m-out-of-arc = { $degrees }° neben dem Bug: um { $margin }° außerhalb der vorderen 90°
aa-m-face = Ein Schuss träfe: { $face }. Er käme { $degrees }° neben dem Bug
aa-m-seen = { $percent } % zu sehen; { $limit } % sind nötig
aa-m-hidden = { $percent } % zu sehen, { $limit } % sind nötig: { $piece }
aa-m-passes = Die Linie zwischen den Mitten läuft { $inches }{ aa-length } an { $piece } vorbei
aa-m-meets = Die Linie zwischen den Mitten liegt { $inches }{ aa-length } zu weit innen: { $piece }

## Zu knapp

aa-close-all-the-same = Die Positionen sind unsicher, aber es macht keinen Unterschied
aa-close-range = { $margin_inches }{ aa-length } von { $limit_inches }{ aa-length } entfernt: darunter zu { $percent } %
aa-close-face = { $degrees }° von der Grenze zwischen { $face } und { $other }: { $face } zu { $percent } %
aa-close-angled = { $degrees }° von der Grenze des Anwinkelns: angewinkelt zu { $percent } %
aa-close-arc = { $degrees }° von der Grenze des Schussbereichs: darin zu { $percent } %
aa-close-sight = { $seen } % zu sehen, { $limit } % sind nötig: genug zu { $percent } %
aa-close-height = Etwa so hoch wie die Sichtlinie: { $piece }. Genug zu sehen zu { $percent } %
aa-close-wall = Ob die Mauer dazwischen liegt, ist unsicher, { $percent } %: { $piece }
aa-close-foliage = Ob der Bewuchs dazwischen liegt, ist unsicher, { $percent } %: { $piece }
aa-close-near_shooter = { $margin_inches }{ aa-length } an { $limit_inches }{ aa-length } zwischen Schütze und Bewuchs: näher zu { $percent } %. { $piece }
aa-close-near_target = { $margin_inches }{ aa-length } an { $limit_inches }{ aa-length } zwischen Ziel und Bewuchs: näher zu { $percent } %. { $piece }
aa-close-cover = { $margin_inches }{ aa-length } an der Deckungsreichweite { $limit_inches }{ aa-length }: gedeckt zu { $percent } %. { $piece }
aa-call-range = Sind es höchstens { $limit_inches }{ aa-length }?
aa-call-face = Trifft der Schuss { $face } und nicht { $other }?
aa-call-angled = Steht das Ziel angewinkelt zum Schützen?
aa-call-arc = Liegt das Ziel im Schussbereich?
aa-call-sight = Sind mindestens { $limit } % des Ziels zu sehen?
aa-call-height = Sind über die Oberkante hinweg mindestens { $limit } % des Ziels zu sehen? { $piece }
aa-call-wall = Geht der Schuss durch die Mauer? { $piece }
aa-call-foliage = Geht der Schuss durch den Bewuchs? { $piece }
aa-call-near_shooter = Ist der Schütze bis { $limit_inches }{ aa-length } am Bewuchs? { $piece }
aa-call-near_target = Ist das Ziel bis { $limit_inches }{ aa-length } am Bewuchs? { $piece }
aa-call-cover = Steht das Ziel bis { $limit_inches }{ aa-length } hinter dem Stück? { $piece }

## Schnelle Auskunft

aa-check-no-card = Eine Karte „{ $id }“ gibt es nicht.
aa-check-no-weapon = „{ $id }“ hat keine Waffe „{ $weapon }“.

## The match: set-up

game-armored-advance = Armored Advance
    .line = Panzer, Geschütze und Trupps auf einem Tisch voller Deckung, Aktion für Aktion.
    .turn = Zug { $turn }
aa-form-mission = Auftrag
aa-form-mission-help = Wie die Partie gewonnen wird.
aa-form-mission-annihilation = Vernichtung
aa-form-mission-timed_annihilation = Vernichtung auf Zeit
aa-form-mission-domination = Vorherrschaft
aa-form-board = Spielfeld
aa-form-board-help = Mit Spielfeld hat jede Einheit ihren Platz, und alles wird gemessen. Ohne sagt ihr Entfernungen und Seiten selbst.
aa-form-board-none = Ohne: Wir messen am Tisch
aa-form-board-named = { $name } ({ $width } × { $depth } Zoll)
aa-form-requisition = Anforderungsgrenze
aa-form-requisition-help = Was jede Truppenliste kosten darf.
aa-form-action_limit = Aktionen je Zug
aa-form-action_limit-help = Für beide Seiten gleich. Infanterie handelt zusätzlich.
aa-form-turn_limit = Rundengrenze
aa-form-turn_limit-help = In Runden: je ein Zug beider Seiten. 0 heißt keine.
aa-form-vp_target = Siegpunkte zum Sieg
aa-form-vp_target-help = 0 heißt keine: Dann beendet die Rundengrenze die Partie.
aa-form-objectives = Missionsziele
aa-form-objectives-help = Eine ungerade Zahl, damit jemand führen kann.
aa-form-objectives-3 = 3
aa-form-objectives-5 = 5
aa-form-objectives-7 = 7
aa-form-squads = Infanterietrupps je Seite
aa-form-squads-help = Für beide Seiten gleich viele; einfache Trupps kosten nichts.
aa-form-scale = Modellmaßstab
aa-form-scale-help = Wie groß die Wannen auf dem Tisch sind.
aa-form-scale-100 = 1:100
aa-form-scale-144 = 1:144
aa-form-scale-87 = 1:87
aa-form-scale-72 = 1:72
aa-form-scale-56 = 1:56
aa-form-unit = Entfernungen in
aa-form-unit-help = Gerechnet wird in Zoll, angezeigt wie ihr mögt.
aa-form-unit-in = Zoll
aa-form-unit-cm = Zentimetern
aa-form-error = Fehler einer Stellung
aa-form-error-help = Wie genau der Tisch weiß, wo seine Modelle stehen (Standardfehler). Über 0 wird beiden vorgelegt, was zu knapp ist, auch die Entfernung eines Aufklärers. Höhen gelten dann als halb so unsicher wie Stellungen.
aa-form-error-0 = keiner: Stellungen sind genau
aa-form-error-fine = 0,025 Zoll (0,6 mm)
aa-form-error-half = 0,05 Zoll (1,3 mm)
aa-form-error-1 = 0,1 Zoll (2,5 mm)
aa-form-error-2 = 0,2 Zoll (5 mm)
aa-fault-choice = Das steht nicht zur Wahl.
aa-fault-number = Gefragt ist eine ganze Zahl von { $low } bis { $high }.
aa-fault-unknown-answer = Danach fragt der Aufbau nicht.
aa-fault-no-end = Vorherrschaft braucht eine Rundengrenze oder Siegpunkte, mit denen sie endet.
aa-board-zones = Ein Spielfeld hat zwei Aufstellungszonen mit je mindestens drei Ecken.
aa-board-convex = Eine Aufstellungszone muss an jeder Ecke nach außen gehen.
aa-board-objectives = Gefragt ist eine ungerade Zahl von Missionszielen, oder keines.
aa-tray-centre = Mitte des Tisches
aa-tray-map = Streifen am Spielfeld
aa-board-pieces = Auf ein Spielfeld passen höchstens { $most } Geländestücke.
aa-board-no-height = Ein stehendes Stück braucht eine Höhe.
aa-board-height = Flacher Boden hat keine Höhe.
aa-board-line = Ein Stück hat einen Umriss, oder aber eine Linie mit einer Breite.
aa-board-crosses = Der Umriss kreuzt oder berührt sich selbst. Eine Ecke verschieben.
aa-board-no-area = Der Umriss hat kein Inneres: Er ist zu schmal oder kreuzt sich selbst. Eine Ecke verschieben.
aa-board-off = Es liegt ganz neben dem Spielfeld. Zurückholen oder löschen.
aa-board-twice = Zwei Stücke heißen in der Datei gleich.
aa-board-zone-off = Eine Aufstellungszone ragt über das Spielfeld hinaus. Zurückziehen.
aa-board-objective-off = Ein Missionsziel liegt neben dem Spielfeld. Zurückholen.
aa-board-geometry = Der Umriss ist unbrauchbar: { $problem }

## The match: lists and deployment

aa-offer-pick = Truppenliste abgeben
aa-lists-first = Zuerst kommen die Truppenlisten.
aa-list-sealed = { $seat } hat eine Liste abgegeben
aa-list-own = Deine Liste ist versiegelt: { $cost } Anforderungspunkte
aa-list-open = { $seat } deckt eine Liste mit { $cost } Anforderungspunkten auf
aa-list-no-vehicle = Diese Partie entscheiden Fahrzeuge: Die Liste braucht mindestens eines.
aa-roll-zone = Beide werfen einen Würfel: Der höhere wählt die Zone
aa-roll-first = Beide werfen einen Würfel: Der höhere hat den ersten Zug
aa-roll-tie = Gleichstand: Beide würfeln noch einmal
aa-roll-won-zone = { $seat } wählt die Zone und stellt die erste Einheit auf
aa-goes-first = { $seat } hat den ersten Zug
aa-offer-zone = Aufstellungszone wählen
aa-zone-first = Zuerst ist eine Aufstellungszone zu wählen.
aa-no-such-zone = Es gibt keine Zone „{ $zone }“.
aa-zone-chosen = { $seat } stellt { $zone ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
    [west] im Westen
   *[other] in der Zone „{ $zone }“
} auf
aa-offer-deploy = Aufstellen: { $who }
aa-offer-deployed = Alles steht auf dem Tisch
aa-offer-stand-on = Auf einem Missionsziel: { $who }
aa-deploy-first = Zuerst werden die Einheiten aufgestellt.
aa-deployed = { $seat } stellt auf: { $who }
aa-deployed-already = { $who } steht schon.
aa-outside-zone = { $who } muss ganz in der eigenen Zone stehen.
aa-no-room = Für { $who } ist kein Platz mehr: bleibt zurück
aa-all-deployed = Beide Seiten sind aufgestellt
aa-stands-on = { $objective ->
    [none] { $who } steht auf keinem Missionsziel
   *[other] { $who } hält von Beginn an Missionsziel { $objective }
}

## The match: what to do

aa-prompt-lists = Stell deine Truppenliste zusammen, oder nimm eine fertige
aa-prompt-sealed = Deine Liste ist versiegelt. Noch kannst du sie ändern. Es fehlt: { $missing }
aa-prompt-zone = Wähle eine Aufstellungszone
aa-prompt-deploy = Stell deine nächste Einheit auf
aa-prompt-deploy-table = Stellt beide auf dem Tisch auf, dann sagt es
aa-prompt-play = Dein Zug: noch { $left ->
    [one] 1 Aktion
   *[other] { $left } Aktionen
}
aa-prompt-draw = Seit sechs Runden kam niemand zu Schaden. Unentschieden?
aa-wait-lists = Noch ohne Truppenliste: { $missing }
aa-wait-zone = { $missing } wählt eine Zone
aa-wait-deploy = Noch beim Aufstellen: { $missing }
aa-wait-deploy-table = { aa-wait-deploy }
aa-wait-play = { $missing } spielt Runde { $round }
aa-wait-draw = Ein Unentschieden ist angeboten. Es fehlt: { $missing }
aa-not-now = Das geht jetzt nicht.
aa-not-your-turn = Du bist nicht dran: { $seat }.
aa-not-its-turn = Jetzt ist { $seat } am Zug.
aa-answer-first = Zuerst ist die offene Frage zu beantworten.
aa-no-roll = Jetzt sind keine Würfel gefragt.
aa-wrong-dice = Das sind nicht die gefragten Würfel.
aa-offer-move = Bewegen: { $who }
aa-offer-free-move = Freie Bewegung: { $who }
aa-offer-turn = Auf der Stelle drehen: { $who }
aa-offer-fire = { $how ->
    [accurate] Präziser Schuss, { $weapon }: { $who }
   *[plain] Feuern mit { $weapon }: { $who }
}
aa-offer-scout = Aufklären: { $who }
aa-offer-set-up = In Stellung gehen: { $who }
aa-offer-demolish = Panzersperren räumen: { $who }
aa-offer-hook = Geschütz anhängen: { $who }
aa-offer-unhook = Geschütz abhängen: { $who }
aa-offer-load = Trupp aufnehmen: { $who }
aa-offer-unload = Absitzen: { $who }
aa-offer-march = Marschieren: { $who }
aa-offer-man = Geschütz bemannen: { $who }
aa-offer-end-turn = Zug beenden
aa-offer-settle = Es gilt
aa-offer-draw = Unentschieden vereinbaren

## The match: pools

aa-costs-action = Kostet { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
} von { $left }
aa-pool-empty = { $left ->
    [0] { $who } hat keine Aktion mehr und braucht { $count }.
    [one] { $who } hat noch eine Aktion und braucht { $count }.
   *[other] { $who } hat noch { $left } Aktionen und braucht { $count }.
}
aa-limit-reached = { $left ->
    [0] Die Aktionsgrenze der Seite ist ausgeschöpft.
   *[other] Von der Aktionsgrenze sind { $left } übrig, nötig sind { $count }.
}
aa-one-at-a-time = { $who } war schon dran: Einheiten handeln nacheinander.
aa-in-tow = { $who } wird geschleppt.
aa-setting-up = { $who } geht in Stellung und tut in diesem Zug nichts anderes.
aa-no-such-unit = Es ist keine Einheit „{ $who }“ im Spiel.
aa-not-yours = { $who } gehört dir nicht.
aa-unit-destroyed = { $who } ist aus dem Spiel.
aa-not-on-board = { $who } steht nicht auf dem Spielfeld.
aa-may-stop = Man darf jederzeit aufhören
aa-turn-begins = Runde { $round }: { $seat } ist am Zug

## The match: movement

aa-move = Bewegung { $inches }{ aa-length }
aa-heavy-again = Weitere Bewegungen eines Schweren: { $inches }{ aa-length }
aa-free-move = Freie Bewegung eines Leichten: { $inches }{ aa-length }
aa-free-move-road = Freie Bewegung eines Leichten, der auf einer Straße begann: { $inches }{ aa-length }
aa-tows-heavy = Schleppt ein schweres Geschütz: { $inches }{ aa-length }
aa-road = Auf einer Straße: { $inches }{ aa-length } mehr
aa-tow-in-water = Hier darf ein Geschütz durch Wasser geschleppt werden
aa-mud = Schlamm kostet { $extra_inches }{ aa-length } mehr
aa-too-far = So weit kommt { $who } nicht: Das kostet { $cost_inches }{ aa-length } von { $inches }{ aa-length }.
aa-free-move-light = Eine freie Bewegung haben nur leichte Fahrzeuge; { $who } ist keines.
aa-free-move-gun = Geschütze haben keine freie Bewegung: { $who }.
aa-free-move-used = { $who } hatte schon die freie Bewegung.
aa-heading = Eine Richtung liegt zwischen 0 und 360 Grad und muss etwas ändern.
aa-waypoints = Höchstens { $most } Wegpunkte.
aa-moves-nowhere = { $who } würde sich gar nicht bewegen.
aa-slow-reverse = Langsamer Rückwärtsgang: Ab { $inches }{ aa-length } muss { $who } am Ende in Fahrtrichtung stehen.
aa-gun-in-water = Geschütze kommen nicht durch Wasser: { $who }.
aa-gun-in-mud = Geschütze kommen allein nicht durch Schlamm: { $who }.
aa-in-the-way = { $other } steht im Weg: { $who }.
aa-barred = Hier kommt { $who } nicht durch: { $piece }.
aa-off-board = { $who } würde das Spielfeld verlassen.
aa-moved = { $free ->
    [yes] { $who } bewegt sich frei { $inches }{ aa-length }
   *[no] { $who } bewegt sich { $inches }{ aa-length }
}
aa-turned = { $who } dreht auf der Stelle
aa-turned-free = { $who } dreht frei auf der Stelle
aa-turn-free = Drehen kostet nichts
aa-turn-in-move = Auf der Stelle drehen braucht eine Bewegungsaktion.
aa-turned-already = { $who } hat schon frei gedreht.
aa-use-the-board = Es gibt ein Spielfeld: Gefragt ist der Platz.
aa-no-board = Es gibt kein Spielfeld: Sagt, was ihr gemessen habt.
aa-said-nonsense = Das Gesagte passt nicht zusammen.

## The match: infantry, transports, guns

aa-squad-action = Die eine Aktion des Trupps, außerhalb der Grenze
aa-squad-acted = { $who } hat in diesem Zug schon gehandelt.
aa-aboard = { $who } ist nicht zu Fuß.
aa-got-out = { $who } ist gerade abgesessen und tut in diesem Zug nichts mehr.
aa-shaken = { $who } kroch aus einem Wrack und verliert diese Aktion.
aa-march = Marsch { $inches }{ aa-length }
aa-march-nonsense = { $who } marschiert zu Fuß: keine freie Bewegung, keine Richtung, kein Untergrund.
aa-marched = { $who } marschiert { $inches }{ aa-length }
aa-no-such-objective = Es gibt kein Missionsziel „{ $objective }“.
aa-stands-there = { $who } steht schon dort.
aa-man-free = Bemannen kostet keine Aktion
aa-man-not-now = { $who } kann jetzt nicht ans Geschütz.
aa-man-same = { $who } ist schon dort.
aa-no-such-gun = Es gibt kein Geschütz „{ $who }“ zu bemannen.
aa-manned-already = { $who } hat schon eine Bedienung.
aa-manned = { $who } bemannt { $gun }
aa-left-gun = { $who } verlässt das Geschütz
aa-no-transport = { $who } befördert keine Infanterie.
aa-load-all = Es steigen so viele Trupps ein, wie Platz haben
aa-board-far = Hier darf man aus größerer Entfernung einsteigen
aa-load = Aufnehmen kostet den Transporter eine Aktion
aa-load-whom = Sag, welche Trupps { $who } aufnimmt, jeden einmal.
aa-load-one = { $who } nimmt für eine Aktion einen Trupp auf.
aa-full = { $who } hat { $seats ->
    [one] Platz für 1 Trupp
   *[other] Platz für { $seats } Trupps
}.
aa-board-too-far = { $who } ist { $inches }{ aa-length } entfernt; erlaubt sind { $limit_inches }{ aa-length }.
aa-loaded = { $who } nimmt auf: { $squads }
aa-unload = Absitzen ist frei
aa-not-aboard = { $who } ist nicht an Bord.
aa-unloaded = { $squad } sitzt ab von { $who }
aa-cannot-tow = { $who } kann nicht schleppen.
aa-tows-already = { $who } schleppt schon ein Geschütz.
aa-cannot-be-towed = { $who } lässt sich nicht anhängen.
aa-hook = Anhängen kostet eine Aktion
aa-hook-too-far = { $gun } muss bis 1 Zoll neben { $who } stehen.
aa-hooked = { $who } hängt an: { $gun }
aa-tows-nothing = { $who } schleppt nichts.
aa-unhook = Abhängen ist frei
aa-unhooked = { $who } hängt ab: { $gun }
aa-captured = { $seat } erbeutet { $who }
aa-capture-rule = Ein verlassenes Geschütz kann erbeutet werden

## The match: fire

aa-own-side = { $who } gehört zur eigenen Seite.
aa-target-in-tow = { $who } wird geschleppt und ist kein Ziel.
aa-target-towed = Ein Geschütz im Schlepp: gemessen bis zu dem Fahrzeug, das es zieht
aa-no-such-weapon = { $who } hat keine Waffe „{ $weapon }“.
aa-splits = Der Rest der Salve
aa-no-split = Alle Würfel einer Salve gehen auf ein Ziel.
aa-dice-split = Von dieser Salve sind höchstens { $most } Würfel übrig.
aa-hopeless = So kann { $who } nichts ausrichten gegen { $target }: Es wird keine Aktion verbraucht.
aa-point-at-face = Sag, welche Seite getroffen wird.
aa-face-is-measured = Die getroffene Seite wird hier gemessen, nicht gesagt.
aa-fired = { $who } feuert mit { $weapon } auf { $target }
aa-hits = { $count ->
    [one] Ein Treffer: { $target }
   *[other] { $count } Treffer: { $target }
}
aa-misses = { $who } verfehlt { $target }
aa-damaged = { $who } nimmt { $amount } Schaden: noch { $hp } TP
aa-damage-taken = Schaden geht von den Trefferpunkten ab
aa-hp-dice = Auf den Würfeln: { $tens } Zehner, { $units } Einer
aa-destroyed = { $who } ist zerstört
aa-men-lost = { $who } verliert { $lost ->
    [one] 1 Mann
   *[other] { $lost } Mann
}: noch { $men }
aa-fortification-hp = Befestigungen haben Trefferpunkte
aa-ai-losses = Verluste durch den Angriff
aa-squad-gone = { $who } ist vernichtet
aa-squad-lost = { $who } findet keinen Weg aus dem Wrack
aa-riders-lose = Wer aus einem Wrack kommt, verliert W3 weniger 1
aa-d3 = Ein W3 ist ein halber W6, aufgerundet
aa-roll-hit = { $who } feuert auf { $target }
aa-roll-again = Um eins zu wenig: { $who } würfelt noch einmal
aa-roll-penetrate = Durchschlag: { $who } auf { $target }
aa-roll-effect = Wirkung: { $target }
aa-roll-riders = Die Mitfahrer kriechen heraus: { $who }
aa-too-close = Zu knapp: { $who } auf { $target }
aa-called-yes = Es gilt
aa-called-no = Es gilt nicht
aa-attack-off = Damit greift { $who } nicht an
aa-scout-off = Also meldet { $who } nichts
aa-not-agreed = Ihr seid uneins: noch einmal
aa-nothing-to-call = Jetzt ist nichts zu knapp.
aa-no-scout = { $who } ist kein Aufklärer.
aa-scout-infantry = Aufgeklärt werden Fahrzeuge und Geschütze, keine Infanterie: { $who }.
aa-scouted-once = { $who } hat in diesem Zug schon aufgeklärt.
aa-scout-free = Einmal je Zug ist Aufklären frei
aa-scouts = { $who } klärt { $target } auf für { $friend }: +{ $bonus }
aa-not-indirect = { $who } schießt nicht indirekt.
aa-set-up-already = { $who } ist in Stellung, oder dabei.
aa-set-up-whole-turn = In Stellung gehen kostet den ganzen Zug: { $who }.
aa-set-up-turn = In Stellung gehen dauert einen ganzen Zug
aa-sets-up = { $who } geht in Stellung
aa-no-such-trap = Es gibt keine Panzersperre „{ $piece }“.
aa-demolished = { $who } räumt den Weg: { $pieces }

## The match: ends

aa-on-objective = Auf einem Missionsziel steht, wer höchstens { $inches }{ aa-length } von dessen Mitte entfernt ist
aa-riders-hold-no = Wer im Transporter sitzt, hält nichts
aa-riders-hold-yes = Wer im Transporter sitzt, zählt mit
aa-had-to-go = Was zerstört werden musste: { $what }
aa-worth = Was eine beschädigte Einheit wert ist: { $how }
aa-limit-ends-turn = { $seat }: Der Zug endet mit der letzten Aktion
aa-limit-rule = Nach der letzten Aktion keine Infanterie und keine freien Bewegungen
aa-tally = Gehaltene Missionsziele: { $own } gegen { $other }
aa-scored = { $seat } gewinnt { $gain } SP: zusammen { $vp }
aa-equal = Gleichstand an der Rundengrenze
aa-another-round = Gleichstand: Es wird noch eine Runde gespielt
aa-draw-offered = Seit { $rounds } Runden kam niemand zu Schaden: Ein Unentschieden ist angeboten
aa-draw-harmless = Keine Seite kann der anderen mehr schaden: Ein Unentschieden ist angeboten
aa-draw-rule = Kann keine Seite der anderen schaden, darf man sich auf ein Unentschieden einigen
aa-wants-draw = { $seat } will ein Unentschieden
aa-plays-on = { $seat } spielt weiter
aa-over-annihilated = { $seat } gewinnt: Der Gegner ist vernichtet
aa-over-agreed = Unentschieden, vereinbart
aa-over-draw = Unentschieden
aa-over-points = { $seat } gewinnt mit { $own } gegen { $other } SP
aa-over-requisition = { $seat } gewinnt: noch { $own } gegen { $other } Anforderungspunkte
aa-ask-needs-match = Das lässt sich nur in einer Partie fragen.
aa-correct-in-play = Berichtigen lässt sich nur eine laufende Partie.
aa-correct-dice-first = Zuerst kommen die offenen Würfel und Fragen.
aa-correct-range = { $value } liegt nicht zwischen { $low } und { $high }.
aa-no-such-side = „{ $side }“ hat hier keine solche Wertung.
aa-corrected-place = Berichtigt: der Platz von { $who }
aa-corrected-hp = Berichtigt: { $who } hat { $hp } TP
aa-corrected-men = Berichtigt: { $who } hat { $men } Mann
aa-corrected-actions = Berichtigt: { $who } hat { $spent } Aktionen verbraucht
aa-corrected-vp = Berichtigt: { $seat } hat { $vp } SP
aa-corrected-restored = Berichtigt: { $who } ist zurück mit { $left }
aa-corrected-on = Berichtigt: { $objective ->
    [none] { $who } steht auf keinem Missionsziel
   *[other] { $who } steht auf Missionsziel { $objective }
}

## Neuere Regeln: was sich geändert hat, gesagt in einer Partie von vorher

aa-changed-sandbags = Ab jetzt schützen Sandsäcke vor einer Seite eines Geschützes von dort auch seine Bedienung (S. 17, 21).
aa-changed-leaving = Ab jetzt hat sich ein Scharfschützen- oder Panzerbüchsentrupp bewegt, der ein Wrack oder einen Transporter verlässt: er kann beschossen werden, bis er einen Zug lang still gelegen hat (S. 12, 19).
aa-changed-counted = Auf einem Tisch ohne Spielfeld lässt sich mehr sagen: welche Missionsziele von Beginn an gehalten werden (S. 23); von einer Bewegung, dass ein leichtes Fahrzeug seinen Zug auf einer Straße begann, wie viel davon durch Wasser führt, und wie viel Schlamm in der ersten Hälfte der Bewegung eines Halbkettenfahrzeugs liegt (S. 20).
aa-changed-scouts = Ab jetzt darf ein Aufklärer dasselbe Ziel noch einmal melden, und er darf einem Panzerbüchsentrupp melden (S. 11).
aa-kept-sight = In dieser Partie wird der sichtbare Anteil weiter nach der Länge der Kanten des Ziels gemessen, und Höhen gelten als genau; neuere Partien messen die Breite, die das Ziel zeigt (S. 5, 21).

## Auf dem Telefon: Schnellprüfung und Entscheid

aa-ui-length = { $unit ->
    [cm] { $value } cm
   *[in] { $value }″
}
page-check = Schnellprüfung
    .link = Schuss schnell prüfen
aa-ui-check-sub = zwei beliebige Einheiten, ohne Partie
aa-ui-shooter = Schütze
aa-ui-target = Ziel
aa-ui-swap = Schütze und Ziel tauschen
aa-ui-search = Name, Land oder Art suchen
aa-ui-none-found = So heißt keine Einheit.
aa-ui-infantry = Infanterie
aa-ui-gun-line = { $penetration } Durchschlag · { $damage } Schaden
aa-ui-armour-line = { $armour } · { $hp } TP
aa-ui-men = { $count ->
    [one] ein Mann
   *[other] { $count } Mann
}
aa-ui-range = Abstand der Wannenkanten
aa-ui-unit = Zoll oder Zentimeter
aa-ui-unit-in = Zoll
aa-ui-face = Getroffene Seite
aa-ui-face-front = Front
aa-ui-face-side = Seite
aa-ui-face-rear = Heck
aa-ui-range-typed = Abstand, getippt
aa-ui-range-unsaid = messen
aa-ui-tenth-less = Ein Zehntel weniger
aa-ui-tenth-more = Ein Zehntel mehr
aa-ui-struck-front = Getroffen wird die Front.
aa-ui-struck-side = Getroffen wird die Seite.
aa-ui-struck-rear = Getroffen wird das Heck.
aa-ui-struck-help = Was sieht der Schütze am meisten? Tippe darauf.
aa-ui-in-arc = Ziel im Schussbereich
aa-ui-in-arc-help = das Geschütz dreht nicht rundum
aa-ui-not-asked = Nicht gefragt, es würde hier nichts ändern: { $facts }.
aa-ui-show-all = Alles zeigen
aa-ui-show-fewer = Weniger zeigen
aa-ui-recent = Zuletzt geprüft
aa-ui-recent-pair = { $shooter } auf { $target }
aa-ui-last = Letzte Einheiten
aa-ui-say-range = Miss den Abstand: ziehen, oder auf ein Zehntel eintippen.
aa-ui-say-target = Tippe die Einheit an, auf die gefeuert wird.
aa-ui-ask-target = Auf wen feuert { $who }?
aa-ui-walls = Mauern dazwischen
aa-ui-foliage = Bewuchs dazwischen
aa-ui-foliage-help = nicht näher als 3″ beim Schützen
aa-ui-not-moved = Schütze hat sich nicht bewegt
aa-ui-scouted = Aufgeklärt
aa-ui-no = nein
aa-ui-hp-left = TP, die das Ziel noch hat
aa-ui-men-left = Männer, die das Ziel noch hat
aa-ui-angled = Ziel steht angewinkelt
aa-ui-angled-help = der Schütze steht 30° bis 60° neben seiner Front
aa-ui-accurate = Präziser Schuss, beide Aktionen
aa-ui-first-moved = Hat den Zug mit einer Bewegung begonnen
aa-ui-crew = Eine Geschützbedienung ist am Geschütz
aa-ui-behind-walls = Ziel hinter einer Mauer verborgen
aa-ui-behind-walls-help = nur durch Aufklärung wird es zum Ziel
aa-ui-target-moves = Bewegungsaktionen des Ziels
aa-ui-target-inches = Strecke, die das Ziel fuhr ({ $unit ->
    [cm] cm
   *[in] Zoll
})
aa-ui-covered = Ziel ist von oben gedeckt
aa-ui-verdict-refused = Kein Schuss
aa-ui-verdict-hopeless = Kann nicht gelingen
aa-ui-verdict-too_close = Zu knapp
aa-ui-effect = { $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
}
aa-ui-to-succeed = Erfolg
aa-ui-again = eine { $face } wird wiederholt
aa-ui-takes-damage = { $known ->
    [no] Ein Treffer kostet { $amount } TP
   *[yes] Ein Treffer kostet { $amount } von { $hp } TP
}
aa-ui-takes-men = { $known ->
    [no] { $amount } Mann
   *[yes] { $amount } von { $hp } Mann
}
aa-ui-then-penetrate = danach { $need }+ zum Durchschlagen
aa-ui-sequences = { $count }-mal
aa-ui-destroys = zerstört { $percent }
aa-ui-reasons = Gründe

## Auf dem Telefon: das Schlachtfeld

aa-ui-zoom-in = Näher
aa-ui-zoom-out = Weiter weg
aa-ui-zoom-fit = Der ganze Tisch
aa-ui-shots = { $count ->
    [one] Ein Schuss als Liste
   *[other] { $count } Schüsse als Liste
}
aa-ui-my-edge = Meine Kante nach unten
aa-ui-place = { $square }: { $west } von der Westkante, { $south } von der Südkante
aa-ui-place-bow = Bug { $degrees }°
aa-ui-measure = Messen
aa-ui-measure-how = Zwei Dinge oder Punkte antippen, oder vom einen zum anderen ziehen.
aa-ui-measure-untold = Messen ändert nichts, und niemand erfährt davon. Zwei Finger bewegen die Karte.
aa-ui-measure-next = Das ist von dort zu sehen. Antippen oder dorthin ziehen, wohin gemessen wird.
aa-ui-measure-pair = { $one } bis { $two }
aa-ui-measure-point = Punkt
aa-ui-measure-hulls = von Wannenkante zu Wannenkante
aa-ui-measure-points = von der nächsten Kante oder vom Punkt selbst
aa-ui-measure-give = { $low } bis { $high }, so genau die Plätze bekannt sind
aa-ui-measure-gone = { $name } steht nicht mehr auf dem Tisch.
aa-ui-measure-clear = Neu
aa-ui-measure-swap = Umgekehrt
aa-ui-measure-done = Fertig
aa-ui-unit-of = { $name }, { $left } TP
aa-ui-squad-of = { $name }, { $left ->
    [one] ein Mann
   *[other] { $left } Mann
}
aa-ui-stands = { $name }, noch { $left }, bei { $x } quer und { $y } hoch
aa-ui-zone-north = Norden
aa-ui-zone-east = Osten
aa-ui-zone-south = Süden
aa-ui-zone-west = Westen
aa-ui-round = Runde { $round }
aa-ui-round-of = Runde { $round } von { $limit }
aa-ui-pool = { $left } von { $limit } Aktionen
aa-ui-actions-left = { $left ->
    [0] Keine Aktion übrig
    [one] Eine Aktion übrig
   *[other] { $left } Aktionen übrig
}
aa-ui-has-moved = { $length } bewegt
aa-ui-has-fired = hat gefeuert
aa-ui-reloads = lädt nach
aa-ui-set-up-setting_up = geht in Stellung
aa-ui-set-up-ready = in Stellung
aa-ui-tows = zieht { $name }
aa-ui-carries = trägt { $name }
aa-ui-rides = fährt mit in { $name }
aa-ui-mans = bedient { $name }
aa-ui-destroyed = zerstört
aa-ui-ask-way = Tippe an, wohin: { $who }
aa-ui-ask-drag = { $who } ziehen oder das Ziel antippen
aa-ui-heading = Richtung
aa-ui-turn-left = 15° nach links drehen
aa-ui-turn-right = 15° nach rechts drehen
aa-ui-turn-round = Umdrehen
aa-ui-turn-only = Auf der Stelle drehen
aa-ui-point-back = Letzten Punkt zurücknehmen
aa-ui-drag = Einheit hieran ziehen
aa-ui-drag-turn = Einheit hieran drehen
aa-ui-way-open = Offenes Gelände
aa-ui-way-road = Straße
aa-ui-way-mud = Tiefer Schlamm
aa-ui-way-water = Wasser
aa-ui-way-spent = { $spent } von { $may }
aa-ui-way-left = noch { $left }
aa-ui-way-most = weiter geht es nicht
aa-ui-ends-at = { $deed }, endet in { $square }
aa-ui-from-there = Von dort
aa-ui-numbers = Bewegung in Zahlen
aa-ui-number-far = { $unit ->
    [cm] Zentimeter
   *[in] Zoll
}
aa-ui-number-right = Grad rechts vom Bug
aa-ui-number-bearing = Richtung in Grad (0 ist Norden)
aa-ui-number-turn = Dann Grad nach rechts drehen
aa-ui-number-set = Einzeichnen
aa-ui-fire = Feuern
aa-ui-accurately = { $weapon }, präzise
aa-ui-weapon-gun = Büchse
aa-ui-weapon-ai = Handwaffen
aa-ui-weapon-grenade = Granate
aa-ui-deeds = Was sie tun kann
aa-ui-tap-unit = Tippe eine deiner Einheiten an.
aa-ui-unit-idle = Diese kann jetzt nichts tun.
aa-ui-put-down = Andere Einheit
aa-ui-end-left = { $left ->
    [one] Eine Aktion ist noch übrig.
   *[other] { $left } Aktionen sind noch übrig.
}
aa-ui-end-anyway = Trotzdem beenden
aa-ui-answer-yes = Ja
aa-ui-answer-no = Nein
aa-ui-answer-then = { $word }: { $then }
aa-ui-deed-pick = Abgeben
aa-ui-deed-choose-zone = Zone wählen
aa-ui-deed-deploy = Aufstellen
aa-ui-deed-deployed = Aufgestellt
aa-ui-deed-stand-on = Auf einem Missionsziel
aa-ui-deed-move = Bewegen
aa-ui-deed-free-move = Freie Bewegung
aa-ui-deed-turn = Drehen
aa-ui-deed-fire = Feuern: { $weapon }
aa-ui-deed-scout = Aufklären
aa-ui-deed-set-up = In Stellung gehen
aa-ui-deed-demolish = Sperre räumen
aa-ui-deed-hook = Ankuppeln
aa-ui-deed-unhook = Abkuppeln
aa-ui-deed-load = Aufsitzen lassen
aa-ui-deed-unload = Absitzen
aa-ui-deed-man = Geschütz bemannen
aa-ui-deed-end-turn = Zug beenden
aa-ui-deed-settle = Entscheiden
aa-ui-deed-agree-draw = Unentschieden
aa-ui-none = keine
aa-ui-objective = Ziel { $name }
aa-ui-field-inches = Entfernung
aa-ui-field-mud = Davon durch Schlamm
aa-ui-field-water = Davon durch Wasser
aa-ui-field-late_mud = Vom Schlamm nach der halben Bewegung
aa-ui-field-road = Ganz auf einer Straße
aa-ui-field-from_road = Begann den Zug auf einer Straße
aa-ui-field-onto = Auf
aa-ui-field-target = Ziel
aa-ui-field-friend = Für
aa-ui-field-gun = Geschütz
aa-ui-field-squads = Trupps
aa-ui-field-piece = Stück
aa-ui-field-face = Getroffene Seite
aa-ui-field-angled = Ziel steht angewinkelt
aa-ui-field-sight = Zu sehen
aa-ui-field-walls = Mauern dazwischen
aa-ui-field-foliage = Bewuchs dazwischen
aa-ui-field-sandbags = Sandsäcke
aa-ui-field-in_arc = Im Schussbereich
aa-ui-field-covered = Gedeckt gegen indirektes Feuer
aa-ui-field-dice = Würfel der Salve, 0 heißt alle
aa-ui-sight-seen = Zu sehen
aa-ui-sight-behind_walls = Hinter einer Mauer
aa-ui-sandbags-none = Keine
aa-ui-sandbags-elsewhere = Auf anderer Seite
aa-ui-sandbags-here = Auf dieser Seite

## Auf dem Telefon: Aufstellungen

aa-ui-requisition = Anforderungs{"\u00AD"}punkte
aa-ui-ready-lists = Fertige Listen
aa-ui-ready-list = Liste { $number }
aa-ui-last-list = Meine letzte Liste
aa-ui-to-list = Zurück zur Liste
aa-ui-add-unit = Einheit hinzufügen
aa-ui-cost = je { $cost }
aa-ui-grenades = Granaten
aa-ui-share = Merken, teilen, drucken
aa-ui-share-code = Code dieser Liste:
aa-ui-share-take = Code einer anderen Liste
aa-ui-share-go = Übernehmen
aa-ui-hand-in = Abgeben, { $cost } Punkte
aa-ui-sealed = Diese Liste ist versiegelt
aa-ui-list-no = baut noch
aa-ui-list-sealed = abgegeben
aa-ui-list-open = offen

## Auf dem großen Bildschirm

aa-ui-shot-at = { $unit } auf { $target }
aa-ui-and-more = { $count } weitere
aa-ui-vp = SP
aa-ui-units = { $count ->
    [one] Einheit
   *[other] Einheiten
}

## Auf dem Telefon: Überlagerungen, Berichtigungen, Teilen

aa-ui-looks = Über dem Tisch
aa-ui-look-sees = Sieht
aa-ui-look-goes = Erreicht
aa-ui-look-hits = Trifft
aa-ui-look-safe = Sicher
aa-ui-look-sees-hint = Schraffiert: nicht zu sehen
aa-ui-look-goes-hint = Getönt: mit der nächsten Bewegung zu erreichen
aa-ui-look-hits-hint = mit dem Ziel dort; leer: kein Treffer
aa-ui-look-safe-hint = was der Gegner braucht, so wie er steht
aa-ui-look-is-safe = sicher
aa-ui-look-doubtful = zu knapp
aa-ui-face-stands = wie es steht
aa-ui-reach-next = Nächste Bewegung { $length }
aa-ui-reach-road = Straße +{ $length }
aa-ui-reach-free = freie Bewegung { $length }
aa-ui-reach-turn = im ganzen Zug { $length }
aa-ui-best-shots = Beste Schüsse
aa-ui-no-shots = Von hier aus ist nichts zu treffen.
aa-ui-expected = erwartet { $amount }
aa-ui-correct-unit = Einheit
aa-ui-correct-hp = TP
aa-ui-correct-men = Mann
aa-ui-correct-actions = Aktionen verbraucht
aa-ui-correct-vp = SP von { $seat }
aa-ui-correct-on = Steht auf
aa-ui-correct-place = Hier steht es
aa-ui-correct-tap = Antippen, wo es steht
aa-ui-correct-at = { $word }: { $square }
aa-ui-correct-bow = Blickrichtung
aa-ui-correct-bow-hint = 0° ist Norden, 90° Osten
aa-ui-correct-restore = Mit { $left } zurückstellen
aa-ui-share-file = Als Datei
aa-ui-share-save = Als Datei sichern
aa-ui-share-open = Datei öffnen
aa-ui-share-bad-file = In dieser Datei steht keine Truppenliste.
aa-ui-share-print = Drucken
aa-ui-list-name = Name der Liste
aa-ui-list-keep = Auf diesem Telefon merken
aa-ui-list-kept = Gemerkt
aa-ui-lists-mine = Deine Listen auf dem Server
aa-ui-list-save = „{ $name }“ speichern
aa-ui-list-saved = „{ $name }“ ist unter deinen Daten gespeichert.
aa-ui-list-load = „{ $name }“ laden
aa-ui-list-name-first = Gib der Liste einen Namen, um sie zu speichern
aa-ui-list-drop = Vergessen
page-lists = Truppenlisten
aa-ui-lists-hint = Baue eine Liste zu Hause, drucke sie mit ihren Karten oder gib sie an ein anderes Telefon weiter. Deine Listen stehen in jeder Partie bereit.
aa-ui-lists-units = Eigene Einheiten
aa-ui-lists-tables = Deine Tische
aa-ui-list-hand-on = Weitergeben: QR und Kurzcode
aa-ui-list-taken = „{ $name }“ ist übernommen und liegt in deiner nächsten Partie bereit.
aa-ui-list-actions = { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
aa-ui-limit-actions = Aktionen im Zug
aa-ui-print-actions = Aktionen
aa-ui-print-title = Truppenliste
aa-ui-print-count = Anzahl
aa-ui-print-armour = Panzerung
aa-ui-print-hp = TP
aa-ui-print-move = Bewegung
aa-ui-print-weapons = Waffen
aa-ui-print-keywords = Schlüsselwörter
aa-ui-print-cost = Kosten
aa-ui-print-total = Summe

aa-boards-sound = { $count ->
    [one] Ein eigenes Spielfeld ist in Ordnung.
   *[other] { $count } eigene Spielfelder sind in Ordnung.
}
aa-pack-board = Spielfeld
aa-pack-board-hint = Größe, Zonen, Ziele und Gelände, in Zoll.
aa-pack-units = Einheiten
aa-pack-units-hint = Daten oder Karten eigener Fahrzeuge und Geschütze.
aa-pack-list = Truppenliste
aa-pack-list-hint = Was eine Seite mitbringt: beim Listenbau gespeichert und geladen, mit einem Code oder als Datei geteilt.

# Was auf dem echten Tisch zu tun ist: Modell und Verb; davor steht, wer es tut.
aa-deed-move = { $who } { $first ->
    [left] um { $first_degrees }° nach links drehen,{" "}
    [right] um { $first_degrees }° nach rechts drehen,{" "}
   *[no] {""}
}{ $far_inches }{ aa-length } { $way ->
    [back] zurücksetzen
   *[ahead] vorwärts bewegen
}{ $then ->
    [left] , dann um { $then_degrees }° nach links drehen
    [right] , dann um { $then_degrees }° nach rechts drehen
   *[no] {""}
}; { aa-deed-ends }
aa-deed-march = { $who } { $along ->
    [east] { $along_inches }{ aa-length } nach Osten
    [west] { $along_inches }{ aa-length } nach Westen
   *[no] {""}
}{ $across ->
    [no] {""}
   *[other] { $along ->
        [no] {""}
       *[other] {" "}und{" "}
    }{ $across_inches }{ aa-length } nach { $across ->
        [south] Süden
       *[north] Norden
    }
} bewegen; { aa-deed-ends }
aa-deed-ends = die Mitte steht dann in { $square }, { aa-deed-edges }
aa-deed-edges = { $west_inches }{ aa-length } vom West- und { $south_inches }{ aa-length } vom Südrand
aa-deed-turn = { $who } um { $degrees }° nach { $side ->
    [left] links
   *[right] rechts
} drehen
aa-deed-put = { $who } auf den Tisch stellen, die Mitte in { $square }, { aa-deed-edges }{ $bow ->
    [none] {""}
   *[other] , Blick nach { aa-compass } ({ $bow_degrees }°)
}
aa-compass = { $bow ->
    [n] Norden
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [s] Süden
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}
aa-deed-bring = { $who } auf den Tisch stellen
aa-deed-out = { $who } frei auf den Tisch stellen
aa-deed-off = { $who } vom Tisch nehmen
aa-deed-wreck = { $who } als Wrack stehen lassen
aa-deed-towed = { $who } anhängen: { $other }
aa-deed-aboard = { $who } vom Tisch nehmen, sitzt auf: { $other }
aa-deed-manning = { $who } ans Geschütz stellen: { $other }
aa-deed-hp = { $from ->
    [none] { $to } TP neben { $who } legen
   *[other] TP von { $who } von { $from } auf { $to } drehen
}
aa-deed-men = { $from ->
    [none] Würfel mit { $to } Mann neben { $who } legen
   *[other] Würfel von { $who } von { $from } auf { $to } Mann drehen
}
aa-deed-no-die = Würfel von { $who } wegnehmen
aa-deed-on = { $objective ->
    [none] { $who } vom Missionsziel nehmen
   *[other] { $who } auf Missionsziel { $objective } stellen
}
aa-deed-piece-off = Gelände vom Tisch nehmen: { $piece }
aa-deed-piece-back = Gelände wieder hinstellen: { $piece }
aa-deed-piece-hp = Gelände auf { $to } TP setzen: { $piece }

## Die Geschichte einer Partie

aa-story-round = Runde { $at }
aa-story-vp = Siegpunkte nach Runden
aa-story-left = Verbliebene Anforderungspunkte
aa-story-destroys = { $who } zerstört { $target }
aa-story-shots = Schüsse und Feuerstöße
aa-story-damage = Schaden angerichtet
aa-story-vehicles = Verlorene Fahrzeuge und Geschütze
aa-story-squads = Verlorene Trupps
aa-ui-told-destroyed = Zerstört
aa-ui-told-missed = Daneben
aa-ui-told-hit = Treffer
aa-ui-told-lost-hp = −{ $damage } TP, noch { $left }
aa-ui-told-lost-men = −{ $damage } Mann, noch { $left }

# Mit dem alten Wert; die Texte ohne ihn sind für Protokolle früherer Fassungen.
aa-corrected-place-at = Berichtigt: Die Mitte von { $who } steht in { $square }, { aa-deed-edges }{ $bow ->
    [none] {""}
   *[other] , Blick nach { aa-compass } ({ $bow_degrees }°)
}
aa-corrected-hp-from = Berichtigt: { $who } hat { $hp } TP, nicht { $was }
aa-corrected-men-from = Berichtigt: { $who } hat { $men } Mann, nicht { $was }
aa-corrected-actions-from = Berichtigt: { $who } hat { $spent } Aktionen verbraucht, nicht { $was }
aa-corrected-vp-from = Berichtigt: { $seat } hat { $vp } SP, nicht { $was }


## Was ein Schiedsrichter entscheiden kann

aa-verdict-seen = es ist in Sicht
aa-verdict-unseen = es ist nicht in Sicht
aa-verdict-between = es liegt dazwischen
aa-verdict-clear = es liegt nicht dazwischen
aa-verdict-in_range = es ist in Reichweite
aa-verdict-out_of_range = es ist außer Reichweite
aa-verdict-front = die Front wird getroffen
aa-verdict-side = die Seite wird getroffen
aa-verdict-rear = das Heck wird getroffen
aa-verdict-holds = ja, so ist es
aa-verdict-holds_not = nein, so ist es nicht

# Was ein Entscheid aus einem Schuss macht: neben seinem Knopf und im Protokoll.
aa-weighed-can = { $need }+, { $percent } %
aa-weighed-chance = { $percent } %
aa-weighed-hopeless = aussichtslos
aa-weighed-refused = kein Schuss
aa-weighed-report = +{ $bonus } auf den Trefferwurf
aa-weighed-none = keine Meldung
aa-ruled-need = { $need ->
    [0] Der Schuss gelingt mit { $percent } %
   *[other] Der Schuss braucht { $need }+ ({ $percent } %)
}
aa-ruled-was = { $was ->
    [0] { $was_percent } %
   *[other] { $was }+ ({ $was_percent } %)
}
aa-ruled-now-can = { aa-ruled-need }
aa-ruled-now-hopeless = Der Schuss ist aussichtslos
aa-ruled-now-refused = Es gibt keinen Schuss
aa-ruled-same-can = { aa-ruled-need }, wie bisher
aa-ruled-same-hopeless = Der Schuss ist aussichtslos, wie bisher
aa-ruled-same-refused = Es gibt keinen Schuss, wie bisher
aa-ruled-can-was-can = { aa-ruled-need }, bisher { aa-ruled-was }
aa-ruled-can-was-hopeless = { aa-ruled-need }, bisher war er aussichtslos
aa-ruled-can-was-refused = { aa-ruled-need }, bisher gab es keinen Schuss
aa-ruled-hopeless-was-can = Der Schuss ist aussichtslos, bisher { aa-ruled-was }
aa-ruled-hopeless-was-refused = Der Schuss ist aussichtslos, bisher gab es keinen
aa-ruled-refused-was-can = Es gibt keinen Schuss, bisher { aa-ruled-was }
aa-ruled-refused-was-hopeless = Es gibt keinen Schuss, er war ohnehin aussichtslos
aa-why-barrel = am Rohr entlang geschaut

## Hinweise für die erste Partie

aa-coach-prompt-lists = Nimm für die erste Partie eine fertige Liste. Bis die andere Seite ihre abgegeben hat, kannst du sie ändern; vorher sieht sie niemand.
    .title = Deine Truppe
aa-coach-roll-zone = Jede Seite wirft einen Würfel. Der höhere wählt die Aufstellungszone und stellt die erste Einheit auf.
    .title = Der erste Wurf
aa-coach-prompt-zone = Tippe auf eine Zone der Karte. Gut ist Deckung in der Nähe, und eine Straße, wenn deine Fahrzeuge Räder haben.
    .title = Deine Tischseite
aa-coach-prompt-deploy = Wähle eine Einheit, tippe auf ihren Platz und drehe sie. Beide stellen abwechselnd je eine; stell sie auch auf den echten Tisch.
    .title = Aufstellen
aa-coach-prompt-deploy-table = Hier gibt es keine Karte. Stellt abwechselnd je eine Einheit auf den Tisch, ihre Trefferpunkte auf einem Würfel daneben; stehen alle, sagt es einer von euch.
    .title = Aufstellen
aa-coach-prompt-play = Tippe auf eine deiner Einheiten, um zu sehen, was sie darf. Tippe danach auf einen Gegner: Du siehst, was ein Schuss bräuchte, bevor es eine Aktion kostet.
    .title = Dein erster Zug
aa-coach-wait-play = Fragen darfst du immer: Tippe auf irgendeine Einheit, dann auf eine der anderen Seite, und lies, was ein Schuss zwischen ihnen bräuchte.
    .title = Während du wartest
aa-coach-roll-hit = Die Zahl auf dem Schirm muss der Würfel mindestens zeigen. Sie ist die schlechtere aus Entfernung und Panzerung; die Zeilen darunter sagen, warum.
    .title = Wirf den Würfel
aa-coach-roll-again = Diese Einheit hat sich nicht bewegt; fehlt einem Würfel genau eins, wird er noch einmal geworfen. Stehen bleiben lohnt sich.
    .title = Eins zu wenig
aa-coach-damaged = Schaden geht von den Trefferpunkten ab; bei keinem ist die Einheit zerstört. Umfahre sie: Seite und Heck sind dünner als die Front.
    .title = Ein Treffer
aa-coach-misses = Die Entscheidung bleibt lesbar: Tippe auf den Schuss, um zu sehen, was ihn schwer machte. Näher oder ohne Bewuchs dazwischen ist es leichter.
    .title = Vorbei
aa-coach-too-close = Das liegt näher an der Grenze, als man messen kann. Seht auf den echten Tisch und sagt, was ihr seht; seid ihr uneins, ruft den Schiedsrichter.
    .title = Zu knapp
aa-coach-scored = Eine Seite punktet am Ende des gegnerischen Zugs, für jedes Missionsziel, das sie mehr hält. Missionsziele halten Männer, nicht Fahrzeuge.
    .title = Punkte

## Das Glossar: was an diesem Tisch gespielt wird

aa-term-sight = In Sicht
    .rule = Ein Ziel ist in Sicht, wenn { $visibility_pct ->
        [ask] nach Meinung der Spieler genug davon
       *[other] mindestens { $visibility_pct } % davon
    } zu sehen ist, von der Mitte des Schützen und auf der Höhe der Wanne des Ziels. { $seen_share ->
        [silhouette] Es zählt die Breite, die das Ziel dem Schützen zeigt: eine Seite, die er fast nur von der Kante sieht, zählt fast nichts.
       *[edge_length] Es zählt die Länge der Kanten des Ziels, die zum Schützen zeigen.
    } Ein Stück verdeckt, was dahinter liegt, wo seine Oberkante über der Linie von der Oberkante des Schützen zur Oberkante der Wanne liegt; genau auf gleicher Höhe verdeckt es nicht.
    .cite = aa 5
    .forms = in Sicht, Sichtlinie, Sichtlinien
    .house = visibility_pct seen_share
aa-term-between = Dazwischen
    .rule = { $between ->
        [any_sight_line] Gelände liegt dazwischen, wenn irgendeine Sichtlinie zum Ziel hindurchgeht
       *[centre_line] Gelände liegt dazwischen, wenn die Linie von Mitte zu Mitte hindurchgeht
    }, gleich wie hoch es ist.
    .cite = aa 21
    .forms = dazwischen
    .house = between
aa-term-too_close = Zu knapp
    .rule = Haben Stellungen einen Fehler (Aufbau), so wird beiden Spielern vorgelegt, was näher an seiner Grenze liegt, als der Fehler erlaubt: eine Entfernung, eine Seite, ein Schussbereich, ob genug zu sehen ist, ob eine Mauer so hoch ist wie die Sichtlinie. Höhen gelten als halb so unsicher wie Stellungen. Der Schiedsrichter darf entscheiden.
    .cite = house aa-form-error
    .forms = zu knapp
aa-term-need = Der nötige Wurf
    .rule = Ein Schuss braucht eine Zahl nach der Entfernung, 1+ bis 6 Zoll und je 6 Zoll eins mehr, und eine nach Durchschlag gegen die Panzerung der getroffenen Seite. { $shot_resolution ->
        [two_rolls] Für jede wird gewürfelt.
        [additive] Ein Würfel muss beide zusammen zeigen, weniger eins, höchstens 6.
       *[single_max] Ein Würfel muss die schlechtere zeigen.
    } Zuschläge zum Treffen helfen { $bonus_scope ->
        [whole_roll] dem ganzen Wurf.
       *[hit_only] nur dem Treffen.
    }
    .cite = aa 6
    .forms = nötigen Wurf
    .house = range_boundary shot_resolution bonus_scope modifier_order hit_clamp pen_falloff
aa-term-advantage = Vorteil
    .rule = { $advantage ->
        [off] Wird an diesem Tisch nicht gespielt.
       *[on] Wer sich in diesem Zug nicht bewegt hat, würfelt einen Würfel noch einmal, dem genau eins fehlt; einmal.
    }
    .cite = aa 8
    .forms = Vorteil
    .house = advantage advantage_pivot
aa-term-face = Die getroffene Seite
    .rule = { $facing_rule ->
        [hull_corners] Linien durch die Ecken der Wanne trennen Front, Seiten und Heck.
        [ask] Die Spieler zeigen auf die Seite, die getroffen wird.
       *[quadrant90] Viertel von 90° um die Front des Ziels trennen Front, Seiten und Heck.
    } Auf der Grenze zählt die bessere: Front vor Seite, Seite vor Heck.
    .cite = aa 7
    .forms = getroffene Seite, getroffenen Seite, Frontpanzerung, Seitenpanzerung, Heckpanzerung
    .house = facing_rule
aa-term-walls = Mauern
    .rule = { $wall_rule ->
        [armour_plus_1] Jede Mauer dazwischen gibt 1 Panzerung dazu.
       *[pen_minus_2] Jede Mauer dazwischen kostet 2 Durchschlag.
    } Auf ein Ziel, das nur Mauern verdecken, darf geschossen werden, wenn ein Aufklärer es gemeldet hat.
    .cite = aa 21
    .forms = Mauer
    .house = wall_rule
aa-term-foliage = Bewuchs
    .rule = { $foliage_rule ->
        [range_plus_3] Ein Ziel bis 3 Zoll hinter Bewuchs gilt als 3 Zoll weiter weg.
        [off] Hat an diesem Tisch keine Wirkung auf das Feuer.
       *[roll_plus_2] Bewuchs dazwischen erhöht den nötigen Wurf um 2, auf höchstens 6; ein Stück bis 3 Zoll neben der Einheit, die es nicht beachtet, zählt nicht.
    }
    .cite = aa 21
    .forms = Bewuchs
    .house = foliage_rule foliage_exempt foliage_stack
aa-term-sandbags = Sandsäcke
    .rule = Sie decken Geschütze und Infanterie bis 1 Zoll. Ein Geschütz hat auf der gedeckten Seite 1 Panzerung mehr und ist um 1 schwerer zu treffen, seine Bedienung ist von dort geschützt; Infanterie verliert halb so viele Männer.
    .cite = aa 21
    .forms = Sandsäcken
    .house = sandbag_need
aa-term-scout = Aufklärer
    .rule = Meldet ein Ziel in Sicht, bis 60 Zoll, einer eigenen Einheit, die es dann leichter trifft: um 3 unter 24 Zoll vom Aufklärer, um 2 unter 36, sonst um 1. Das { $scout_cost ->
        [free_once] kostet nichts, einmal je Zug,
       *[action] kostet eine Aktion
    } und gilt { $scout_duration ->
        [next_shot] für den nächsten Schuss.
       *[turn] bis zum Ende des Zugs.
    }
    .cite = aa 11
    .forms = Aufklärung, Aufklärern
    .house = scout_cost scout_duration scout_self scout_boundary scout_friend_range
aa-term-objective = Missionsziel
    .rule = Es gehört der Seite mit mehr Männern bis { $objective_radius } Zoll davon; gleich viele heißt niemandem. Am Ende des gegnerischen Zugs bekommt eine Seite so viele Punkte, wie sie Missionsziele mehr hat.
    .cite = aa 23
    .forms = Missionsziele, Missionszielen
    .house = objective_radius embarked_hold
aa-term-tow = Im Schlepp
    .rule = Ein Geschütz im Schlepp bewegt sich mit seinem Fahrzeug; ein schweres halbiert dessen Bewegung. Es { $towed_target ->
        [yes] darf beschossen werden, als Geschütz, wo sein Fahrzeug steht.
       *[no] kann nicht beschossen werden.
    }
    .cite = aa 13
    .forms = im Schlepp
    .house = towed_target half_of halve_distance
aa-term-light = Leicht
    .rule = Die leichteste Klasse. Einmal im Zug bewegt es sich 2 Zoll ohne Aktion, 3 Zoll, wenn es den Zug auf einer Straße begann. Tiefes Wasser zählt für es als Schlamm, und großkalibriges HE trifft es schwerer.
    .cite = aa 14
    .forms = Leichte, Leichten, Leichtes, leichtes Fahrzeug, leichten Fahrzeugs
    .house = he_light_moved
aa-term-medium = Mittel
    .rule = Die mittlere Klasse: volle Bewegung mit jeder Bewegungsaktion, und tiefes Wasser bremst sie nicht.
    .cite = aa 14
aa-term-heavy = Schwer
    .rule = Die schwerste Klasse: Die erste Bewegungsaktion im Zug ist die volle Bewegung, jede weitere 2 Zoll. Tiefes Wasser bremst sie nicht. Ein schweres Geschütz im Schlepp halbiert die Bewegung seines Fahrzeugs.
    .cite = aa 14
aa-term-field_gun = Feldgeschütz
    .rule = Ein Geschütz ohne Antrieb. Es tut nichts, wenn nicht ein Trupp höchstens 1 Zoll hinter ihm steht; ein Trupp bedient ein Geschütz, und das kostet keine Aktion. Sonst gilt, was für jede Einheit gilt.
    .cite = aa 17
    .forms = Feldgeschütze, Feldgeschützen, Feldgeschützes
    .house = field_gun_arc crew_behind gun_capture
aa-term-casemate = Kasematte
    .rule = Die Kanone sitzt in der Wanne: Sie schießt nur in die 90 Grad nach vorn und trifft um 1 schlechter, wenn die erste Aktion des Zugs eine Bewegung war.
    .cite = aa 14
    .forms = Kasematten
    .house = casemate_free_move arc_test
aa-term-reverse_casemate = Heckkasematte
    .rule = Eine Kasematte, deren Kanone nach hinten zeigt: Sie schießt nur in die 90 Grad hinter der Wanne.
    .cite = aa 14
    .house = casemate_free_move arc_test
aa-term-accurate = Präzise
    .rule = Mit beiden Aktionen des Zugs und ohne jede Bewegung: ein Schuss, der um 1 leichter trifft.
    .cite = aa 12
    .forms = gezielter Schuss, präziser Schuss
    .house = bonus_scope
aa-term-rapid_fire = Schnellfeuer
    .rule = Darf mit beiden Aktionen eines Zugs die Hauptwaffe abfeuern; andere Einheiten feuern jede Waffe einmal.
    .cite = aa 13
aa-term-autocannon = Maschinenkanone
    .rule = Ein Angriff sind so viele einzelne Schüsse, wie ihre Zahl sagt. Sie darf in einem Zug auf Infanterie und auf ein Fahrzeug feuern, für je eine Aktion.
    .cite = aa 13
    .forms = Maschinenkanonen, Feuerstoß
    .house = autocannon_split
aa-term-long_reload = Langes Nachladen
    .rule = Die Hauptkanone darf nicht in zwei eigenen Zügen hintereinander feuern. Maschinengewehre sind davon frei.
    .cite = aa 14
aa-term-support = Unterstützung
    .rule = Richtet an Feldgeschützen und Befestigungen anderthalbfachen Schaden an, aufgerundet, und kann Panzersperren räumen.
    .cite = aa 14
    .house = fortification_hp
aa-term-slow_reverse = Langsam rückwärts
    .rule = Fährt es in einer Aktion weiter als die halbe Bewegung, muss es am Ende dorthin schauen, wohin es gefahren ist.
    .cite = aa 14
    .house = half_of
aa-term-angling = Anwinkeln
    .rule = Steht der Schütze 30 bis 60 Grad neben der Front, gilt als Panzerung die Zahl auf der Karte.
    .cite = aa 14
    .forms = angewinkelte Panzerung
    .house = angling_mode
aa-term-weak_spot = Schwachstelle
    .rule = Schwacher Durchschlag hilft hier eher: Eins unter der Panzerung braucht 5+ statt 6+, zwei darunter 6+, statt zu versagen.
    .cite = aa 7
    .forms = Schwachstelle
    .house = weak_spot_range
aa-term-apc = Transporter
    .rule = Trägt so viele Trupps, wie seine Zahl sagt. Aufsitzen kostet ihn eine Aktion, Absitzen nichts; wer abgesessen ist, tut in diesem Zug nichts mehr. Wer mitfährt, kann nicht beschossen werden und feuert nicht. Wird er zerstört, verliert jeder Trupp D3 weniger 1 Männer und seine nächste Aktion.
    .cite = aa 12
    .forms = Transporters
    .house = embark_range apc_load embarked_hold
aa-term-towing = Schlepper
    .rule = Darf ein Feldgeschütz ziehen. Anhängen kostet eine Aktion, Abhängen nichts.
    .cite = aa 13
    .house = tow_through_water halve_distance
aa-term-indirect = Indirekt
    .rule = Feuert über alles hinweg auf Ziele bis zu seiner Zahl in Zoll, ohne Trefferwurf, sobald es einen ganzen Zug lang eingerichtet wurde. Ein Ziel dicht hinter einem Stück, das es deckt, ist nicht zu erreichen. Der Schaden halbiert sich, wenn das Ziel im letzten Zug 8 Zoll oder mehr fuhr; über 15 Zoll kann es nicht gewählt werden.
    .cite = aa 15
    .forms = indirektes Feuer, indirekt
    .house = indirect_hits indirect_gap setup_cost halve_damage
aa-term-limited_range = Begrenzte Reichweite
    .rule = Ein Ziel, das weiter weg ist als diese Zahl in Zoll, kann nicht gewählt werden.
    .cite = aa 15
aa-term-anti_air = Flugabwehr
    .rule = Stört Luftangriffe in der Nähe. Flugzeuge gibt es in diesen Regeln noch nicht; hier tut es nichts.
    .cite = aa 15
aa-term-penetration = Durchschlag
    .rule = Die erste Zahl einer Waffe. Gegen die Panzerung der getroffenen Seite: 2 mehr geht durch, 1 mehr braucht 2+, gleich viel 4+, 1 weniger 6+, noch weniger versagt.
    .cite = aa 7
    .forms = Durchschlags
    .house = shot_resolution pen_falloff
aa-term-armour = Panzerung
    .rule = Drei Zahlen auf der Karte: Front, Seite, Heck. Damit wird der Durchschlag eines Schusses verglichen.
    .cite = aa 7
    .forms = Panzerung
aa-term-damage = Schaden
    .rule = Die zweite Zahl einer Waffe: So viele Trefferpunkte nimmt ein Schuss, der durchgeht.
    .cite = aa 9
    .forms = Schadens
aa-term-hp = Trefferpunkte (TP)
    .rule = Was eine Einheit aushält. Bei 0 ist sie zerstört. Auf dem Tisch zeigen sie zwei Würfel, die Zehner in anderer Farbe.
    .cite = aa 9
    .forms = TP, Trefferpunkte
aa-term-move = Bewegung
    .rule = So viele Zoll fährt eine Einheit mit einer Bewegungsaktion. Straßen geben etwas dazu, Schlamm und Wasser nehmen etwas weg.
    .cite = aa 4
    .forms = Bewegungsaktion
    .house = pivot
aa-term-free_move = Freie Bewegung
    .rule = Die 2 Zoll eines leichten Fahrzeugs ohne Aktion, einmal im Zug; 3, wenn es den Zug auf einer Straße begann.
    .cite = aa 4
    .forms = freie Bewegung, freien Bewegung
aa-term-action = Aktion
    .rule = Fahren, Feuern, Aufklären und Aufsitzen kosten eine. Eine Einheit hat so viele, wie ihre Karte sagt, und eine Seite hat je Zug eine Grenze für alle Fahrzeuge und Geschütze zusammen. Jeder Trupp hat eine eigene, außerhalb dieser Grenze.
    .cite = aa 4
    .forms = Aktionen, Aktionslimit
    .house = after_limit activation
aa-term-requisition = Anforderungspunkte
    .rule = Was Einheiten und Ausrüstung kosten. Beide Listen haben dieselbe Grenze; in einer Partie auf Zeit entscheidet, was davon übrig ist.
    .cite = aa 4
    .forms = Anforderungspunkten, Anforderungsgrenze
    .house = timed_value
aa-term-range = Entfernung
    .rule = Gemessen zwischen den nächsten Kanten der beiden Wannen; Rohre zählen nicht. Je 6 Zoll wird ein Schuss um 1 schwerer.
    .cite = aa 6
    .forms = Entfernung
    .house = range_boundary
aa-term-machine_gun = Maschinengewehr
    .rule = Feuer auf Männer (AI): ohne Trefferwurf, auf Infanterie bis 12 Zoll; der Würfel sagt, wie viele ausfallen. Es darf im selben Zug feuern wie die Hauptkanone. Für einen Trupp heißt ein Maschinengewehr: bei jedem Angriff ein Mann mehr.
    .cite = aa 10
    .forms = Maschinengewehre, MG
    .house = mg_bonus
aa-term-he = Großkalibriges HE
    .rule = Es muss nach Entfernung treffen; schwere und stehende Ziele leichter, leichte in Fahrt schwerer. Kein Durchschlag: Der Schaden ist sein Grundwert, weniger sein Faktor mal Würfel, weniger die Seitenpanzerung, nie unter 0.
    .cite = aa 10
    .forms = HE, Sprenggranate, Sprenggranaten
    .house = he_one_move he_light_moved he_modifiers open_top_he
aa-term-squad = Trupp
    .rule = Sechs Männer mit einer Aktion je Zug, außerhalb der Aktionsgrenze: 4 Zoll marschieren oder auf Männer bis 12 Zoll feuern. Ab vier Männern fallen D3 weniger 1, sonst D3 weniger 2. Ein Würfel auf dem Tisch zeigt, wie viele noch da sind.
    .cite = aa 17
    .forms = Trupps, Infanterie
aa-term-grenade = Granate
    .rule = Einmal zu werfen, auf Männer bis 6 Zoll, auch über eine Mauer: D6 weniger 2 fallen.
    .cite = aa 18
    .forms = Granaten, Handgranate, Handgranaten
aa-term-at_rifle = Panzerbüchsentrupp
    .rule = Zwei Männer. Auf Fahrzeuge bis 18 Zoll mit Durchschlag 4 und Schaden 2, auf Männer mit D3 weniger 2. Beschossen werden kann er nur, wenn er sich im letzten Zug bewegt oder gefeuert hat.
    .cite = aa 19
    .forms = Panzerbüchse
aa-term-sniper = Scharfschützentrupp
    .rule = Zwei Männer. Ein Mann fällt sicher, bis 30 Zoll. Beschossen werden kann er nur, wenn er sich im letzten Zug bewegt oder gefeuert hat.
    .cite = aa 19
    .forms = Scharfschütze, Scharfschützen
aa-term-artillery_crew = Geschützbedienung
    .rule = Drei Männer ohne Waffen. Das Geschütz, das sie bedienen, trifft um 1 leichter.
    .cite = aa 19
    .forms = Bedienung
aa-term-building = Gebäude
    .rule = Verdeckt, was dahinter steht, soweit es höher ist als die Sichtlinie. Niemand fährt hindurch.
    .cite = aa 21
    .forms = Gebäude
    .house = visibility_pct
aa-term-bunker = Bunker
    .rule = Eine Befestigung: Er verdeckt wie ein Gebäude und lässt sich nur zerschießen, wo das gespielt wird.
    .cite = aa 21
    .forms = Bunkern
    .house = fortification_hp
aa-term-tank_traps = Panzersperren
    .rule = Kein gepanzertes Fahrzeug kommt durch. Eine Einheit mit Unterstützung räumt sie bis 12 Zoll mit beiden Aktionen, und alle anderen bis 3 Zoll daneben.
    .cite = aa 21
    .forms = Panzersperre
aa-term-road = Straße
    .rule = Eine Bewegungsaktion, die auf einer Straße beginnt und endet: 1 Zoll mehr auf Ketten, 2 mehr auf Rädern und Halbketten.
    .cite = aa 20
    .forms = Straßen
aa-term-mud = Schlamm
    .rule = Auf Rädern kostet jeder Zoll zwei; eine Halbkette zahlt das nach der halben Bewegung; Ketten verlieren je Bewegungsaktion 1 Zoll. Feldgeschütze kommen nur im Schlepp hinein. Infanterie stört er nicht.
    .cite = aa 20
    .forms = Schlamm
    .house = halftrack_mud
aa-term-hill = Hügel
    .rule = { $hills ->
        [heights] Wer auf einem Hügel steht, sieht und wird gesehen von so hoch wie der Boden unter seiner Mitte. Ein Hügel verdeckt, was hinter ihm liegt und was zu weit hinter seiner Kante steht; indirektes Feuer hält er nicht auf, und Bewegung kostet er nicht.
       *[flat] Das Regelwerk kennt keine Höhen. Ein Hügel wird gezeichnet, damit das Spielfeld aussieht wie der Tisch; er verdeckt niemanden und kostet keine Bewegung.
    }
    .cite = house 41
    .forms = Hügel, Hügeln
    .house = hills
aa-term-water = Wasser
    .rule = Mittlere und schwere fahren hindurch, für alle anderen zählt es als Schlamm. Feldgeschütze bleiben draußen.
    .cite = aa 20
    .forms = Wasser
    .house = tow_through_water
aa-term-wreck = Wrack
    .rule = Was von einem zerstörten Fahrzeug bleibt. Ob es im Weg stehen bleibt, ist eine Hausregel.
    .cite = aa 9
    .forms = Wracks, Wracken
    .house = wrecks
aa-term-mission = Auftrag
    .rule = Vernichtung: die gegnerische Truppe zerstören. Auf Zeit: wer an der Grenze mehr Anforderungspunkte übrig hat. Dominanz: Punkte, wer mehr Missionsziele hält.
    .cite = aa 23
    .forms = Vernichtung, Dominanz
    .house = annihilation_scope timed_value limit_tie
aa-term-deployment = Aufstellung
    .rule = Wer höher würfelt, wählt eine Zone und stellt die erste Einheit; dann abwechselnd je eine, ganz in der eigenen Zone.
    .cite = aa 22
    .forms = Aufstellungszone, Aufstellungszonen

# --- Der Geländeeditor
page-boards = Deine Spielfelder
aa-ed-boards-hint = Zeichne deinen Tisch, wie er steht, oder baue den Tisch nach einer Zeichnung auf. Was du zeichnest, bleibt auf diesem Telefon, bis du es speicherst.
aa-ed-on-phone = Noch nicht gespeichert
aa-ed-on-server = Auf diesem Server
aa-ed-templates = Ein leerer Tisch
aa-ed-any-size = Andere Größe
aa-ed-begin = Anfangen
aa-ed-shipped = Nach einem fertigen
aa-ed-open-file = Eine Datei öffnen
aa-ed-by-code = Mit einem Code holen
aa-ed-no-board = Diese Datei ist kein Spielfeld: Sie lässt sich nicht als TOML lesen.
aa-ed-new-name = Unser Tisch
aa-ed-nameless = Ein Spielfeld ohne Namen
aa-ed-size = { $width } × { $depth } { $unit ->
        [cm] cm
       *[in] Zoll
    }
aa-ed-number = { $value }
aa-ed-state-new = nur auf diesem Telefon
aa-ed-state-changed = geändert, nicht gespeichert
aa-ed-state-saved = gespeichert
aa-ed-canvas = Das Spielfeld
aa-ed-pieces = Geländestücke
aa-ed-hint = Unten ein Stück antippen, dann auf das Spielfeld zeichnen. Was dort steht, lässt sich antippen und ändern.
aa-ed-hint-draw = Mit einem Finger auf das Spielfeld zeichnen. Ein Tipp setzt eines von üblicher Größe.
aa-ed-undo = Zurück
aa-ed-redo = Wieder vor
aa-ed-layout = Anordnung
aa-ed-layout-free = Frei
aa-ed-layout-mirror = Gespiegelt
aa-ed-layout-turn = Halbe Drehung
aa-ed-laid-out = Die Hälfte der ersten Zone steht nun auch gegenüber. Zurück holt wieder, was dort war.
aa-ed-snap = { $unit ->
        [cm] Raster 1 cm
       *[in] Raster ½″
    }
aa-ed-tool-building = Gebäude
aa-ed-tool-wall = Mauer
aa-ed-tool-sandbags = Sandsäcke
aa-ed-tool-tank_traps = Panzersperre
aa-ed-tool-foliage = Bewuchs
aa-ed-tool-hedge = Hecke
aa-ed-tool-road = Straße
aa-ed-tool-river = Fluss
aa-ed-tool-water = Wasser
aa-ed-tool-mud = Schlamm
aa-ed-tool-hill = Hügel
aa-ed-tool-bunker = Bunker
aa-ed-tool-zone = Zonen
aa-ed-tool-objective = Missionsziel
aa-ed-piece = { $kind } { $number }
aa-ed-piece-at = { $piece } bei { $square }
aa-ed-several = { $count } Stücke
aa-ed-zone = Aufstellungszone { $number }
aa-ed-objective = Missionsziel { $number }
aa-ed-from-edges = { $west } vom Westrand, { $south } vom Südrand
aa-ed-from-west = Vom Westrand
aa-ed-from-south = Vom Südrand
aa-ed-let-go = Loslassen
aa-ed-copy = Kopieren
aa-ed-flip = Spiegeln
aa-ed-corners = Ecken
aa-ed-more = Dazu
aa-ed-group = Gruppe
aa-ed-ungroup = Trennen
aa-ed-delete = Löschen
aa-ed-delete-both = Beide löschen
aa-ed-length = Länge
aa-ed-width = Breite
aa-ed-turned = Gedreht
aa-ed-height = Höhe
aa-ed-hill-height = Höhe über dem Tisch
aa-ed-turn-left = 15° nach links
aa-ed-turn-right = 15° nach rechts
aa-ed-cover-own = Eigene Deckungsweite
aa-ed-cover-hint = Gegen indirektes Feuer; sonst folgt sie aus der Höhe.
aa-ed-cover = Deckungsweite
aa-ed-twin = Mit Gegenstück auf der anderen Seite
aa-ed-zone-where = Wo die Zonen liegen
aa-ed-zone-edges = Langseiten
aa-ed-zone-ends = Enden
aa-ed-zone-corners = Viertel
aa-ed-zone-depth = Tiefe
aa-ed-zone-hint = Oder auf dem Spielfeld an einer Seite ziehen.
aa-ed-sound = An diesem Spielfeld ist nichts auszusetzen.
aa-ed-checking = Wird geprüft …
aa-ed-unchecked = Noch nicht geprüft: Der Server hat nicht geantwortet.
aa-ed-about-zones = Aufstellungszonen
aa-ed-about-objectives = Missionsziele
aa-ed-about-pieces = Geländestücke
aa-ed-about-board = Das Spielfeld
aa-ed-play = Darauf spielen
aa-ed-mend = { $count ->
        [one] erst einen Fehler beheben
       *[other] erst { $count } Fehler beheben
    }
aa-ed-print = Plan drucken
aa-ed-name-size = Name und Größe
aa-ed-unit = Gemessen in
aa-ed-unit-in = Zoll
aa-ed-unit-cm = Zentimeter
aa-ed-board-width = West nach Ost
aa-ed-board-depth = Süd nach Nord
aa-ed-late = Ein anderes Telefon hat dieses Spielfeld inzwischen gespeichert. Deines ist noch da: als Kopie speichern, oder das andere nehmen.
aa-ed-theirs = Das andere nehmen
aa-plan-hint = Felder von 6 Zoll. Jede Stelle: vom Westrand / vom Südrand.
aa-plan-number = Nr.
aa-plan-piece = Stück
aa-plan-square = Feld
aa-plan-size = Maße
aa-plan-wide = { $width } breit
aa-plan-corners = Ecken, vom Westrand / vom Südrand
aa-plan-twin = { $piece }, Gegenstück
