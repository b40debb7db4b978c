/* The bot as the program plays it: near the equilibrium, leaning against greedy as long as its opponent
   has picked as greedy would (opponent.py). */

enum { BOT_ROUNDS = 40 };  /* as ROUNDS of bots.py */

/* How sure it is of greedy, by level: 0 since a pick that was not greedy's, else 1 more than picks that
   were. */
typedef struct { const Net *net; float sure[LEVELS]; int levels; } Bot;

static Bot reading(const Net *net, const char *sure) {
    Bot bot = {.net = net, .levels = 1};
    while (*sure && bot.levels < LEVELS) {
        char *end;
        bot.sure[bot.levels++] = strtof(sure, &end);
        sure = *end ? end + 1 : end;
    }
    return bot;
}

typedef struct {  /* what is known of a pick before it is made */
    Matrix m;
    float mix[CARDS], called[CARDS], value;  /* the bot's strategy; how its opponent would pick as greedy */
} Outlook;

static int cards(const Matrix *m, int seat) { return seat ? m->columns : m->rows; }

/* What the bot believes after its opponent's pick. */
static int believed(const Bot *bot, int level, const Outlook *o, int seat, int pick) {
    if (!level || cards(&o->m, !seat) == 1) return level;
    if (o->called[pick] <= 0) return 0;
    return level + 1 < bot->levels ? level + 1 : level;
}

static void lean(Matrix *m, int seat, const float *called, float sure) {
    for (int i = 0; i < cards(m, seat); i++) {
        float expected = 0;
        for (int j = 0; j < cards(m, !seat); j++) expected += called[j] * (seat ? m->gain[j][i] : m->gain[i][j]);
        for (int j = 0; j < cards(m, !seat); j++) {
            float *gain = seat ? &m->gain[j][i] : &m->gain[i][j];
            *gain += sure * (expected - *gain);
        }
    }
}

/* Its strategy on this seat: without the cards it would hardly ever play. */
static void strategy(const Bot *bot, const State *s, int seat, int level, Outlook *o) {
    Solution found;
    Matrix leant;
    pairs(by(bot->net), s, &o->m);
    solve(&o->m, &found, BOT_ROUNDS);
    o->value = found.value;
    if (level) {
        greedy_mix(s, !seat, o->called);
        leant = o->m;
        lean(&leant, seat, o->called, bot->sure[level]);
        solve(&leant, &found, BOT_ROUNDS);
    }
    int n = cards(&o->m, seat);
    for (int i = 0; i < n; i++) o->mix[i] = found.mix[seat][i] < 0.02f ? 0 : found.mix[seat][i];
    normal(o->mix, n, o->mix);
}

/* The turn in which the bot on this seat plays its card `theirs`, its opponent `mine`, by number. */
static Turn picked(const State *s, const Matrix *m, int seat, int theirs, int mine) {
    return seat ? revealed(s, m->row[mine], m->column[theirs]) : revealed(s, m->row[theirs], m->column[mine]);
}
