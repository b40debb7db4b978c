/* The value of a position between two turns: a small net of two layers over features that are either
   there or not. The same weights see the table from both sides, so that what is good for one is as
   bad for the other. server/games/march_of_progress/features.py has the same features. */

#include <math.h>
#include <stdlib.h>

enum { SIDE = 236, VP_PAIR = 2 * SIDE + 5, STRENGTH_PAIR = VP_PAIR + 324, DUE_PAIR = STRENGTH_PAIR + 36 };
enum { INPUTS = DUE_PAIR + 100, LEVELS = 10, ALL_INPUTS = INPUTS + 2 * LEVELS };  /* see add_belief */
enum { MOST_ACTIVE = 56, WIDE = 48, DEEP = 16 };
enum { WEIGHTS = (ALL_INPUTS + 1) * WIDE + DEEP * 2 * WIDE + DEEP + DEEP };

typedef struct {
    float table[ALL_INPUTS][WIDE], bias[WIDE];  /* of the first layer, a row for each feature */
    float mix[DEEP][2 * WIDE], deep_bias[DEEP], out[DEEP];
} Net;

typedef struct { int count[2]; int16_t index[2][MOST_ACTIVE]; } Features;

static int posture(int standing, int lying) {  /* of up to three armies in one country: 0 to 9 */
    static const int before[] = {0, 4, 7, 9};
    return before[lying] + standing;
}

static int least(int a, int b) { return a < b ? a : b; }

static int turns_to_win(const State *s, int seat) {
    int vp = due(s, seat), need = MOST - s->vp[seat];
    return vp ? least((need + vp - 1) / vp, 5) : 6;
}

static int attack_class(const State *s, int seat, int land) {
    if (!is_target(s, seat, land)) return 0;
    int lead = s->strength[seat] * here(s, seat, land) - defence(s, !seat, land);
    return lead <= -2 ? 1 : lead == -1 ? 2 : lead == 0 ? 3 : 4;
}

static int side_features(const State *s, int seat, int from, int16_t *out) {
    int n = 0, lands[LANDS] = {home(seat), NEUTRAL, home(!seat)};
    for (int card = 0; card < SCORE; card++)
        if (s->hand[seat] >> card & 1) out[n++] = from + card;
    out[n++] = from + 7 + least(s->vp[seat], 17);
    out[n++] = from + 24 + s->strength[seat];
    out[n++] = from + 31 + least(s->dice[home(seat)], 3);
    for (int i = 0; i < LANDS; i++)
        out[n++] = from + 35 + 10 * i + posture(s->army[seat][lands[i]][0], s->army[seat][lands[i]][1]);
    out[n++] = from + 65 + s->held[seat];
    out[n++] = from + 68 + least(due(s, seat), 9);
    out[n++] = from + 78 + turns_to_win(s, seat);
    for (int i = 0; i < LANDS; i++) out[n++] = from + 85 + 5 * i + attack_class(s, seat, lands[i]);
    out[n++] = from + 100 + (s->hand[seat] & 127);
    out[n++] = from + 228 + in_play(s, seat);
    out[n++] = from + 232 + strength_ways(s, seat);
    return n;
}

static void find_features(const State *s, Features *f) {
    int16_t side[2][MOST_ACTIVE];
    int many[2];
    for (int seat = 0; seat < 2; seat++) many[seat] = side_features(s, seat, 0, side[seat]);
    for (int me = 0; me < 2; me++) {
        int n = 0;
        for (int i = 0; i < many[me]; i++) f->index[me][n++] = side[me][i];
        for (int i = 0; i < many[!me]; i++) f->index[me][n++] = SIDE + side[!me][i];
        f->index[me][n++] = 2 * SIDE + least(s->dice[NEUTRAL], 2);
        f->index[me][n++] = 2 * SIDE + 3 + (s->first == me);
        f->index[me][n++] = VP_PAIR + 18 * least(s->vp[me], 17) + least(s->vp[!me], 17);
        f->index[me][n++] = STRENGTH_PAIR + 6 * (s->strength[me] - 1) + s->strength[!me] - 1;
        f->index[me][n++] = DUE_PAIR + 10 * least(due(s, me), 9) + least(due(s, !me), 9);
        f->count[me] = n;
    }
}

/* Only for who plays against the bot: which side is the bot's, and what it believes (bot.h). */
static void add_belief(Features *f, int bot, int level) {
    f->index[bot][f->count[bot]++] = INPUTS + level;
    f->index[!bot][f->count[!bot]++] = INPUTS + LEVELS + level;
}

typedef struct { _Alignas(64) float wide[2][WIDE]; float deep[2][DEEP], value; } Thought;

static float think(const Net *net, const Features *f, Thought *t) {
    for (int me = 0; me < 2; me++) {
        float *sum = t->wide[me];
        memcpy(sum, net->bias, sizeof net->bias);
        for (int i = 0; i < f->count[me]; i++) {
            const float *row = net->table[f->index[me][i]];
            for (int j = 0; j < WIDE; j++) sum[j] += row[j];
        }
        for (int j = 0; j < WIDE; j++) sum[j] = sum[j] > 0 ? sum[j] : 0;
    }
    float z = 0;
    for (int k = 0; k < DEEP; k++) {
        const float *own = net->mix[k], *other = own + WIDE;
        float a = net->deep_bias[k], b = a;
        for (int j = 0; j < WIDE; j++) a += own[j] * t->wide[0][j] + other[j] * t->wide[1][j];
        for (int j = 0; j < WIDE; j++) b += own[j] * t->wide[1][j] + other[j] * t->wide[0][j];
        t->deep[0][k] = a > 0 ? a : 0, t->deep[1][k] = b > 0 ? b : 0;
        z += net->out[k] * (t->deep[0][k] - t->deep[1][k]);
    }
    return t->value = tanhf(z);
}

/* By what a side judges: a net, or as greedy counts if there is none. The net of the bot's opponent
   knows where the bot sits and what it believes; of others `bot` is NOBODY. */
enum { NOBODY = -1 };
typedef struct { const Net *net; int bot, level; } Mind;

static float worth(Mind mind, const State *s) {
    Features f;
    Thought t;
    find_features(s, &f);
    if (mind.bot != NOBODY) add_belief(&f, mind.bot, mind.level);
    return think(mind.net, &f, &t);
}

/* --- Learning: Adam on the cross entropy of the chance to win --------------------------------- */

typedef struct { Net net, mean, square; long steps; } Learner;
static Net slope;  /* of the batch at hand: each process has its own, while learners may be shared */

static float noise(float scale) { return scale * (drand48() * 2 - 1); }

static void begin(Learner *l) {
    memset(l, 0, sizeof *l);
    float *w = (float *)&l->net;
    for (int i = 0; i < INPUTS * WIDE; i++) w[i] = noise(0.15f);
    for (int k = 0; k < DEEP; k++) {
        for (int j = 0; j < 2 * WIDE; j++) l->net.mix[k][j] = noise(0.15f);
        l->net.out[k] = noise(0.3f);
    }
}

static void add_slope(Learner *l, const Features *f, float target) {
    Thought t;
    float error = think(&l->net, f, &t) - target;
    _Alignas(64) float wide[2][WIDE] = {{0}};
    for (int side = 0; side < 2; side++) {
        float sign = side ? -error : error;
        for (int k = 0; k < DEEP; k++) {
            if (t.deep[side][k] <= 0) continue;
            float d = sign * l->net.out[k];
            slope.out[k] += sign * t.deep[side][k];
            slope.deep_bias[k] += d;
            for (int j = 0; j < WIDE; j++) {
                slope.mix[k][j] += d * t.wide[side][j];
                slope.mix[k][WIDE + j] += d * t.wide[!side][j];
                wide[side][j] += d * l->net.mix[k][j];
                wide[!side][j] += d * l->net.mix[k][WIDE + j];
            }
        }
    }
    for (int me = 0; me < 2; me++) {
        for (int j = 0; j < WIDE; j++) {
            if (t.wide[me][j] <= 0) wide[me][j] = 0;
            slope.bias[j] += wide[me][j];
        }
        for (int i = 0; i < f->count[me]; i++) {
            float *row = slope.table[f->index[me][i]];
            for (int j = 0; j < WIDE; j++) row[j] += wide[me][j];
        }
    }
}

static void descend(Learner *l, float rate, int batch) {
    float *w = (float *)&l->net, *g = (float *)&slope, *m = (float *)&l->mean, *v = (float *)&l->square;
    l->steps++;
    float fix = sqrtf(1 - powf(0.999f, l->steps)) / (1 - powf(0.9f, l->steps));
    for (int i = 0; i < WEIGHTS; i++) {
        float each = g[i] / batch;
        m[i] += 0.1f * (each - m[i]);
        v[i] += 0.001f * (each * each - v[i]);
        w[i] -= rate * fix * m[i] / (sqrtf(v[i]) + 1e-7f);
    }
    memset(&slope, 0, sizeof slope);
}
