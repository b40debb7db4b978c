/* Playing by a net: the minimax of what is left of a turn, the matrix of two picks, and its mixed
   strategies by regret matching. */

static const float PATIENCE = 0.998f;  /* what a position is worth a turn later: win soon, lose late */

enum { HIGH = 1000 };  /* above any value */

typedef struct { Mind of[2]; } Minds;
static const Mind GREEDY = {NULL, NOBODY, 0};

static Mind by(const Net *net) { return (Mind){net, NOBODY, 0}; }
static Minds both_by(const Net *net) { return (Minds){{by(net), by(net)}}; }

static float result(const State *s) { return (s->vp[0] > s->vp[1]) - (s->vp[0] < s->vp[1]); }

/* As worth.py counts: points, strength and armies, and the way back to an occupied capital. */
static float count(const State *s) {
    float sum = 0;
    if (over(s)) return 100 * result(s);
    for (int me = 0; me < 2; me++) {
        float own = s->vp[me] + (due(s, me) + s->strength[me] + in_play(s, me)) / 2.0f;
        if (s->held[!me] && in_play(s, me) && !here(s, me, home(me))) own -= here(s, me, NEUTRAL) ? 0.25f : 0.5f;
        sum += me ? -own : own;
    }
    return sum;
}

static float leaf(Mind mind, const State *s) {
    if (!mind.net) return count(s);
    return over(s) ? result(s) : PATIENCE * worth(mind, s);
}

/* The value of the turn for blue if both sides judge alike (alpha-beta). */
static float minimax(Mind mind, const Turn *t, float low, float high) {
    if (!t->tasks) return leaf(mind, &t->s);
    Turn ways[WAYS];
    int seat = t->task[0].seat, n = next(t, ways);
    if (n == 1) return minimax(mind, ways, low, high);
    for (int i = 0; i < n && low < high; i++) {
        float found = minimax(mind, &ways[i], low, high);
        if (seat == 0 && found > low) low = found;
        if (seat == 1 && found < high) high = found;
    }
    return seat ? high : low;
}

/* Resolve a turn, each side choosing as it judges; any of what is equal. */
static State resolve(Minds minds, Turn t) {
    while (t.tasks) {
        Turn ways[WAYS];
        int seat = t.task[0].seat, n = next(&t, ways), best = 0, ties = 1;
        float most = -2 * HIGH;
        for (int i = 0; n > 1 && i < n; i++) {
            float found = minimax(minds.of[seat], &ways[i], -HIGH, HIGH) * (seat ? -1 : 1);
            if (found > most + 1e-6f) most = found, best = i, ties = 1;
            else if (found > most - 1e-6f && drand48() * ++ties < 1) best = i;
        }
        t = ways[best];
    }
    return t.s;
}

typedef struct {
    int rows, columns, row[CARDS], column[CARDS];
    float gain[CARDS][CARDS];
} Matrix;

static void list_cards(const State *s, Matrix *m) {
    m->rows = m->columns = 0;
    for (int card = 0; card < CARDS; card++) {
        if (can_pick(s, 0, card)) m->row[m->rows++] = card;
        if (can_pick(s, 1, card)) m->column[m->columns++] = card;
    }
}

static void pairs(Mind mind, const State *s, Matrix *m) {
    list_cards(s, m);
    for (int i = 0; i < m->rows; i++)
        for (int j = 0; j < m->columns; j++) {
            Turn t = revealed(s, m->row[i], m->column[j]);
            m->gain[i][j] = minimax(mind, &t, -HIGH, HIGH);
        }
}

typedef struct { float mix[2][CARDS], value; } Solution;

static void normal(const float *weights, int n, float *mix) {
    float whole = 0;
    for (int i = 0; i < n; i++) whole += weights[i];
    for (int i = 0; i < n; i++) mix[i] = whole > 0 ? weights[i] / whole : 1.0f / n;
}

static void learn(const float gains[CARDS], float *regret, float *mix, float *total, int n, int weight) {
    float mean = 0;
    for (int i = 0; i < n; i++) mean += gains[i] * mix[i];
    for (int i = 0; i < n; i++) regret[i] = fmaxf(0, regret[i] + gains[i] - mean);
    normal(regret, n, mix);
    for (int i = 0; i < n; i++) total[i] += weight * mix[i];
}

static void solve(const Matrix *m, Solution *found, int rounds) {
    float regret[2][CARDS] = {{0}}, total[2][CARDS] = {{0}}, mix[2][CARDS], gains[CARDS];
    normal(regret[0], m->rows, mix[0]);
    normal(regret[1], m->columns, mix[1]);
    for (int weight = 1; weight <= rounds; weight++) {
        for (int i = 0; i < m->rows; i++) {
            gains[i] = 0;
            for (int j = 0; j < m->columns; j++) gains[i] += m->gain[i][j] * mix[1][j];
        }
        learn(gains, regret[0], mix[0], total[0], m->rows, weight);
        for (int j = 0; j < m->columns; j++) {
            gains[j] = 0;
            for (int i = 0; i < m->rows; i++) gains[j] -= m->gain[i][j] * mix[0][i];
        }
        learn(gains, regret[1], mix[1], total[1], m->columns, weight);
    }
    normal(total[0], m->rows, found->mix[0]);
    normal(total[1], m->columns, found->mix[1]);
    found->value = 0;
    for (int i = 0; i < m->rows; i++)
        for (int j = 0; j < m->columns; j++)
            found->value += found->mix[0][i] * found->mix[1][j] * m->gain[i][j];
}

static int drawn(const float *mix, int n) {
    float mark = drand48();
    for (int i = 0; i < n; i++)
        if ((mark -= mix[i]) < 0) return i;
    return n - 1;
}

/* How greedy would pick: the cards with the highest mean, each as often. */
static void greedy_mix(const State *s, int seat, float *mix) {
    Matrix m;
    pairs(GREEDY, s, &m);
    int mine = seat ? m.columns : m.rows, theirs = seat ? m.rows : m.columns;
    float mean[CARDS], most = -HIGH;
    for (int i = 0; i < mine; i++) {
        mean[i] = 0;
        for (int j = 0; j < theirs; j++) mean[i] += seat ? -m.gain[j][i] : m.gain[i][j];
        mean[i] /= theirs;
        if (mean[i] > most) most = mean[i];
    }
    for (int i = 0; i < mine; i++) mix[i] = mean[i] > most - 1e-3f;
    normal(mix, mine, mix);
}
