/* The March of Progress in small numbers: the introduction with the book's rules as the house plays
   them by default. It exists for speed alone; test_selfplay.py compares it with the real rules. */

#include <stdint.h>
#include <string.h>

enum { MOVE1, MOVE2, RECRUIT, FORTIFY, ATTACK, ATTACK1, STRENGTH, SCORE, CARDS };
enum { ORDER = CARDS, DISCARD, COMBAT, OCCUPY };  /* tasks that are not the action of a card */
enum { LANDS = 3, NEUTRAL = 1, ALL = 255, MOST = 18, CUBES = 35, GARRISON = 2, STRONGEST = 6 };

typedef struct {
    uint8_t hand[2];        /* a bit for each card */
    uint8_t vp[2], strength[2], dice[LANDS];
    uint8_t army[2][LANDS][2]; /* standing and lying */
    uint8_t held[2];        /* on the enemy's capital: 0 nobody, 1 a standing army, 2 a lying one */
    uint8_t first;          /* who has the initiative */
} State;

typedef struct { int8_t kind, seat, land; } Task;

typedef struct {  /* a turn being resolved */
    State s;
    int8_t card[2], gave[2], tasks;
    Task task[6];
} Turn;

static int home(int seat) { return seat ? LANDS - 1 : 0; }
static int here(const State *s, int seat, int land) { return s->army[seat][land][0] + s->army[seat][land][1]; }
static int in_play(const State *s, int seat) { return here(s, seat, 0) + here(s, seat, 1) + here(s, seat, 2); }
static int stock(const State *s) { return CUBES - s->vp[0] - s->vp[1]; }
static int over(const State *s) { return s->vp[0] >= MOST || s->vp[1] >= MOST; }
static int can_pick(const State *s, int seat, int card) {
    return s->hand[seat] >> card & 1 && (card != SCORE || s->hand[seat] != ALL);
}

static State beginning(int first) {
    State s = {.hand = {ALL, ALL}, .strength = {1, 1}, .dice = {3, 2, 3}, .first = first};
    s.army[0][0][0] = s.army[1][LANDS - 1][0] = 1;
    return s;
}

static int controls(const State *s, int seat, int land) {
    if (land == NEUTRAL) return here(s, seat, land) && !here(s, !seat, land);
    return land == home(seat) ? !s->held[!seat] : s->held[seat] > 0;
}

static int due(const State *s, int seat) {
    int vp = 1;
    if (s->held[!seat]) return 0;
    for (int land = 0; land < LANDS; land++) vp += controls(s, seat, land) * s->dice[land];
    return vp;
}

static int defence(const State *s, int seat, int land) {
    int guard = land == home(seat) && !s->held[!seat] ? GARRISON : 0;
    return s->strength[seat] * s->army[seat][land][0] + (s->strength[seat] + 1) * s->army[seat][land][1] + guard;
}

static int is_target(const State *s, int seat, int land) {
    if (!here(s, seat, land)) return 0;
    return here(s, !seat, land) || (land == home(!seat) && !s->held[seat]);
}

/* --- Turns ------------------------------------------------------------------------------------ */

static int phase(int card) { return card == MOVE2 ? MOVE1 : card == ATTACK1 ? ATTACK : card; }

static void push(Turn *t, int kind, int seat, int land) {
    memmove(t->task + 1, t->task, sizeof(Task) * t->tasks++);
    t->task[0] = (Task){kind, seat, land};
}

static void pop(Turn *t) { memmove(t->task, t->task + 1, sizeof(Task) * --t->tasks); }

static Turn revealed(const State *s, int blue, int orange) {
    Turn t = {.s = *s, .card = {blue, orange}, .gave = {-1, -1}};
    t.s.hand[0] &= ~(1 << blue);
    t.s.hand[1] &= ~(1 << orange);
    if (phase(blue) == phase(orange)) {
        push(&t, ORDER, s->first, phase(blue));
    } else {
        int second = phase(blue) < phase(orange);
        push(&t, phase(t.card[second]), second, 0);
        push(&t, phase(t.card[!second]), !second, 0);
    }
    return t;
}

static int fortify_ways(const State *s, int seat) {
    int ways = 0;
    for (int land = 0; land < LANDS; land++) {
        int capital = land == home(!seat) && s->held[seat] == 1;
        ways += capital + (s->army[seat][land][0] > capital);
    }
    return ways;
}

static int strength_ways(const State *s, int seat) {
    int ways = 0;
    for (int land = 0; land < LANDS; land++) ways += controls(s, seat, land) && s->dice[land];
    return ways;
}

static int can_attack(const State *s, int seat) {
    return is_target(s, seat, 0) || is_target(s, seat, 1) || is_target(s, seat, 2);
}

static int order_matters(const State *s, int kind) {
    int blue = due(s, 0), orange = due(s, 1);
    switch (kind) {
    case MOVE1: return in_play(s, 0) && in_play(s, 1);
    case ATTACK: return can_attack(s, 0) && can_attack(s, 1);
    case FORTIFY: return fortify_ways(s, 0) > 1 && fortify_ways(s, 1) > 1;
    case STRENGTH: return strength_ways(s, 0) > 1 && strength_ways(s, 1) > 1;
    case SCORE: return blue && orange && stock(s) > 0 && stock(s) < blue + orange;
    }
    return 0;
}

enum { WAYS = 64 };

static int order_options(const Turn *t, Task task, Turn *out) {
    int both = order_matters(&t->s, task.land), ways = 0;
    for (int first = 0; first < 2; first++) {
        if (!both && first != task.seat) continue;
        Turn *n = &out[ways++];
        *n = *t;
        push(n, task.land, !first, 0);
        push(n, task.land, first, 0);
        if (task.land == MOVE1 || task.land == ATTACK) n->s.first = !task.seat;
    }
    return ways;
}

static int move_options(const Turn *t, Task task, Turn *out) {
    int me = task.seat, most = t->card[me] == MOVE2 ? 2 : 1, ways = 0;
    for (int land = 0; land < LANDS; land++) {
        int held = land == home(!me) ? t->s.held[me] : 0;
        int standing = t->s.army[me][land][0] - (held == 1), lying = t->s.army[me][land][1] - (held == 2);
        for (int a = 0; a <= standing; a++)
            for (int b = 0; b <= lying; b++)
                for (int c = 0; c <= (held > 0); c++) {
                    if (a + b + c < 1 || a + b + c > most) continue;
                    for (int to = land - 1; to <= land + 1; to += 2) {
                        if (to < 0 || to >= LANDS) continue;
                        Turn *n = &out[ways++];
                        *n = *t;
                        n->s.army[me][land][0] -= a + (c && held == 1);
                        n->s.army[me][land][1] -= b + (c && held == 2);
                        n->s.army[me][to][0] += a + b + c;
                        if (c) n->s.held[me] = 0;
                    }
                }
    }
    return ways;
}

static int fortify_options(const Turn *t, Task task, Turn *out) {
    int me = task.seat, ways = 0;
    for (int land = 0; land < LANDS; land++) {
        int capital = land == home(!me) && t->s.held[me] == 1;
        for (int which = 0; which < 2; which++) {
            if (which ? !capital : t->s.army[me][land][0] <= capital) continue;
            Turn *n = &out[ways++];
            *n = *t;
            n->s.army[me][land][0]--, n->s.army[me][land][1]++;
            if (which) n->s.held[me] = 2;
        }
    }
    return ways;
}

static int attack_options(const Turn *t, Task task, Turn *out) {
    int me = task.seat, ways = 0, must = 0;
    for (int land = 0; land < LANDS; land++) {
        if (!is_target(&t->s, me, land)) continue;
        int held = land == home(!me) && t->s.held[me] == 2;
        int standing = t->s.army[me][land][0], lying = t->s.army[me][land][1] - held;
        must |= standing > 0;
        for (int b = 0; b <= lying; b++)
            for (int c = 0; c <= held; c++) {
                if (!(standing + b + c)) continue;
                Turn *n = &out[ways++];
                *n = *t;
                n->s.army[me][land][0] += b + c, n->s.army[me][land][1] -= b + c;
                if (c) n->s.held[me] = 1;
                int pays = t->card[me] == ATTACK1 && n->s.hand[me] & ~(1 << SCORE);
                push(n, pays ? DISCARD : COMBAT, me, land);
            }
    }
    if (ways && !must) out[ways++] = *t;
    return ways;
}

static int discard_options(const Turn *t, Task task, Turn *out) {
    int me = task.seat, ways = 0;
    for (int card = 0; card < SCORE; card++) {
        if (!(t->s.hand[me] >> card & 1)) continue;
        Turn *n = &out[ways++];
        *n = *t;
        n->s.hand[me] &= ~(1 << card);
        n->gave[me] = card;
        push(n, COMBAT, me, task.land);
    }
    return ways;
}

static void lose(State *s, int seat, int land) {
    memset(s->army[seat][land], 0, 2);
    if (land == home(!seat)) s->held[seat] = 0;
}

static int combat(const Turn *t, Task task, Turn *out) {
    int me = task.seat, land = task.land;
    int attack = t->s.strength[me] * t->s.army[me][land][0] + (t->gave[me] >= 0);
    int stand = defence(&t->s, !me, land);
    *out = *t;
    if (attack <= stand) lose(&out->s, me, land);
    if (attack >= stand) lose(&out->s, !me, land);
    if (attack > stand && land == home(!me)) push(out, OCCUPY, me, land);
    return 1;
}

static int occupy_options(const Turn *t, Task task, Turn *out) {
    int ways = 0;
    for (int lying = 0; lying < 2; lying++) {
        if (!t->s.army[task.seat][task.land][lying]) continue;
        out[ways] = *t;
        out[ways++].s.held[task.seat] = 1 + lying;
    }
    return ways;
}

static int strength_options(const Turn *t, Task task, Turn *out) {
    int me = task.seat, ways = 0;
    for (int land = 0; land < LANDS; land++) {
        if (!controls(&t->s, me, land) || !t->s.dice[land]) continue;
        Turn *n = &out[ways++];
        *n = *t;
        n->s.dice[land]--;
        if (n->s.strength[me] < STRONGEST) n->s.strength[me]++;
    }
    return ways;
}

static int recruit(const Turn *t, Task task, Turn *out) {
    *out = *t;
    if (!t->s.held[!task.seat] && in_play(&t->s, task.seat) < 3) out->s.army[task.seat][home(task.seat)][0]++;
    return 1;
}

static int score(const Turn *t, Task task, Turn *out) {
    int vp = due(&t->s, task.seat), left = stock(&t->s);
    *out = *t;
    out->s.vp[task.seat] += vp < left ? vp : left;
    out->s.hand[task.seat] = ALL;
    return 1;
}

/* What the next task may lead to; one way where nobody has a choice. */
static int next(const Turn *before, Turn *out) {
    Turn t = *before;
    Task task = t.task[0];
    int ways = 0;
    pop(&t);
    switch (task.kind) {
    case ORDER: ways = order_options(&t, task, out); break;
    case MOVE1: ways = move_options(&t, task, out); break;
    case RECRUIT: ways = recruit(&t, task, out); break;
    case FORTIFY: ways = fortify_options(&t, task, out); break;
    case ATTACK: ways = attack_options(&t, task, out); break;
    case DISCARD: ways = discard_options(&t, task, out); break;
    case COMBAT: ways = combat(&t, task, out); break;
    case OCCUPY: ways = occupy_options(&t, task, out); break;
    case STRENGTH: ways = strength_options(&t, task, out); break;
    case SCORE: ways = score(&t, task, out); break;
    }
    if (!ways) out[ways++] = t;
    return ways;
}
