/* Self-play for March: trains the bots' value net, and searches for what beats it.

   selfplay train SECONDS SEED OUT [FROM]       learn by playing, write the weights
   selfplay respond SECONDS SEED NET OUT        a net that plays against NET, knowing its strategy
   selfplay list SECONDS SEED NET               the best fixed list of cards against NET
   selfplay leaves                              what each turn on the input may lead to (for a test)
   selfplay values NET                          what each position on the input is worth (for a test) */

#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "rules.h"
#include "net.h"
#include "play.h"

enum { ROUNDS = 160, LONGEST = 70, KEPT = 1 << 17, BATCH = 128, FRESH = 4, WORKERS = 2 };

static double clock_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);  /* what others take of the machine does not count */
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void load(Net *net, const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fread(net, sizeof(float), WEIGHTS, file) != WEIGHTS) { perror(path); exit(1); }
    fclose(file);
}

static void save(const Net *net, const char *path) {
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(net, sizeof(float), WEIGHTS, file) != WEIGHTS) { perror(path); exit(1); }
    fclose(file);
}

/* --- Learning --------------------------------------------------------------------------------- */

typedef struct { Features f; float target; } Lesson;
typedef struct { Learner l; long lessons, turns; Lesson lesson[KEPT]; } Pupil;

static void remember(Pupil *p, const Features *f, float target) {
    p->lesson[p->lessons % KEPT].f = *f;
    p->lesson[p->lessons++ % KEPT].target = target;
}

static Lesson *any_lesson(Pupil *p) { return &p->lesson[(long)(drand48() * (p->lessons < KEPT ? p->lessons : KEPT))]; }

static void study(Pupil *p, float rate) {
    if (p->lessons < 2 * BATCH || p->turns++ % 2) return;
    for (int i = 0; i < BATCH; i++) {
        Lesson *one = any_lesson(p);
        add_slope(&p->l, &one->f, one->target);
    }
    descend(&p->l, rate, BATCH);
}

static void begin_again(Pupil *p, const Net *net) {  /* knowing what the net knows */
    memset(&p->l, 0, sizeof p->l);
    p->l.net = *net;
    p->lessons = 0;
}

typedef struct { Features f[LONGEST]; float value[LONGEST]; int strays[LONGEST], turns; float end; } Story;

/* What is learned of a position: the value of its matrix, and in part what came of it, as far as
   nobody strayed from the strategy. */
static void tell(Pupil *p, const Story *story, float trace) {
    float after = story->end;
    for (int t = story->turns - 1; t >= 0; t--) {
        float lesson = story->value[t];
        if (!story->strays[t]) lesson += trace * (PATIENCE * after - lesson);
        remember(p, &story->f[t], lesson);
        after = lesson;
    }
}

/* A position that play may lead to by strange moves, so that the net knows what to do there, too. */
static State anywhere(const Net *net) {
    State s = beginning(drand48() < 0.5);
    int turns = drand48() < 0.4 ? 0 : (int)(drand48() * 14);
    Minds minds = {{net, net}};
    for (int t = 0; t < turns; t++) {
        Matrix m;
        list_cards(&s, &m);
        State later = resolve(minds, revealed(&s, m.row[(int)(drand48() * m.rows)], m.column[(int)(drand48() * m.columns)]));
        if (over(&later)) break;
        s = later;
    }
    return s;
}

static int stray(const float *mix, int n, float often, int *strayed) {
    if (drand48() >= often) return drawn(mix, n);
    int pick = drand48() * n;
    *strayed |= mix[pick] < 0.02f;
    return pick;
}

static void play_and_learn(Pupil *p, float often, float trace, float rate) {
    static Story story;
    const Net *net = &p->l.net;
    State s = anywhere(net);
    for (story.turns = 0, story.end = 0; story.turns < LONGEST; story.turns++) {
        Matrix m;
        Solution found;
        pairs(net, &s, &m);
        solve(&m, &found, ROUNDS);
        int strayed = 0, i = stray(found.mix[0], m.rows, often, &strayed), j = stray(found.mix[1], m.columns, often, &strayed);
        find_features(&s, &story.f[story.turns]);
        story.value[story.turns] = found.value;
        story.strays[story.turns] = strayed;
        s = resolve((Minds){{net, net}}, revealed(&s, m.row[i], m.column[j]));
        study(p, rate);
        if (over(&s)) {
            story.end = result(&s);
            story.turns++;
            break;
        }
    }
    tell(p, &story, trace);
}

/* --- What beats it ---------------------------------------------------------------------------- */

/* The bot's strategy, as the program plays it: without the cards it would hardly ever play. */
static void strategy(const Net *net, const State *s, int seat, Matrix *m, float *mix, float *value) {
    Solution found;
    pairs(net, s, m);
    solve(m, &found, 200);
    int n = seat ? m->columns : m->rows;
    for (int i = 0; i < n; i++) mix[i] = found.mix[seat][i] < 0.02f ? 0 : found.mix[seat][i];
    normal(mix, n, mix);
    *value = found.value;
}

/* The responder's best card against the bot's strategy, by its own net, and what it is worth. */
static int response(Minds minds, const State *s, int me, const Matrix *m, const float *mix, float *value) {
    int best = 0, mine = me ? m->columns : m->rows, theirs = me ? m->rows : m->columns;
    *value = -9;
    for (int i = 0; i < mine; i++) {
        float mean = 0;
        for (int j = 0; j < theirs; j++) {
            if (mix[j] <= 0) continue;
            Turn t = me ? revealed(s, m->row[j], m->column[i]) : revealed(s, m->row[i], m->column[j]);
            State later = resolve(minds, t);
            mean += mix[j] * leaf(minds.net[me], &later) * (me ? -1 : 1);
        }
        if (mean > *value) *value = mean, best = i;
    }
    return best;
}

/* One match of the responder against the bot. Without `often` it is played as it is; else from
   anywhere, straying as often, and the responder learns. So does the bot, if it is a pupil: what its
   own matrix says of the positions into which the responder leads it. */
static float answer_match(Pupil *p, const Net *bot, Pupil *taught, int me, float often, float rate) {
    static Story story;
    Minds minds = {{me ? bot : &p->l.net, me ? &p->l.net : bot}};
    State s = often > 0 && drand48() < 0.5 ? anywhere(bot) : beginning(drand48() < 0.5);
    story.end = 0;
    for (story.turns = 0; story.turns < LONGEST; story.turns++) {
        Matrix m;
        float mix[CARDS], value, whole;
        strategy(bot, &s, !me, &m, mix, &whole);
        int mine = response(minds, &s, me, &m, mix, &value), n = me ? m.columns : m.rows, strayed = 0;
        if (drand48() < often) strayed = 1, mine = drand48() * n;
        int theirs = drawn(mix, me ? m.rows : m.columns);
        find_features(&s, &story.f[story.turns]);
        if (taught) remember(taught, &story.f[story.turns], whole);
        story.value[story.turns] = me ? -value : value;
        story.strays[story.turns] = strayed;
        s = resolve(minds, me ? revealed(&s, m.row[theirs], m.column[mine]) : revealed(&s, m.row[mine], m.column[theirs]));
        if (often > 0) study(p, rate);
        if (over(&s)) {
            story.end = result(&s);
            story.turns++;
            break;
        }
    }
    if (often > 0) tell(p, &story, 0.8f);
    return over(&s) ? result(&s) * (me ? -1 : 1) : 0;
}

static double answer_rate(Pupil *p, const Net *bot, int matches) {
    double won = 0;
    for (int i = 0; i < matches; i++) won += (1 + answer_match(p, bot, NULL, i % 2, 0, 0)) / (2.0 * matches);
    return won;
}

static void respond(double seconds, const char *path, const char *out) {
    static Pupil p;
    static Net bot;
    load(&bot, path);
    begin_again(&p, &bot);
    for (int i = 0; i < 200; i++) answer_match(&p, &bot, NULL, i % 2, 0.1f, 0);  /* lessons first */
    double start = clock_seconds(), done, best = -1;
    while ((done = clock_seconds() - start) < seconds) {
        for (int i = 0; i < 300; i++) answer_match(&p, &bot, NULL, i % 2, 0.1f, 0.0005f * (1 - done / seconds) + 0.00003f);
        double won = answer_rate(&p, &bot, 400);
        fprintf(stderr, "%6.0f s, the response wins %.1f %%\n", done, 100 * won);
        if (won > best) best = won, save(&p.l.net, out);
    }
    printf("%.4f\n", best);
}

/* Self-play, and in turn with it matches against a responder who begins anew FRESH times. */
static void train_one(Pupil *bot, double seconds, const char *out, const char *from) {
    static Pupil rival;
    double start = clock_seconds(), done;
    int fresh = 0;
    for (long games = 0; (done = clock_seconds() - start) < seconds; games++) {
        float share = done / seconds, rate = 0.0015f * (1 - share) + 0.00002f;
        float trace = from || share > 0.5f ? 0.15f : share > 0.15f ? 0.4f : 0.7f;
        if (from) rate *= 0.5f;
        play_and_learn(bot, 0.15f, trace, rate);
        if (share > 0.15f || from) answer_match(&rival, &bot->l.net, bot, games % 2, 0.1f, 0.0006f);
        if (share * FRESH < fresh) continue;
        double loss = 0;
        for (int i = 0; i < 4096; i++) {
            Lesson *one = any_lesson(bot);
            Thought t;
            loss += fabsf(think(&bot->l.net, &one->f, &t) - one->target) / 4096;
        }
        double won = rival.lessons ? answer_rate(&rival, &bot->l.net, 400) : 0;
        fprintf(stderr, "%6.0f s, %ld games, mean error %.3f, the rival wins %.1f %%\n", done, games, loss, 100 * won);
        begin_again(&rival, &bot->l.net);
        save(&bot->l.net, out);
        fresh++;
    }
}

/* Several processes share one pupil and do not wait for each other: what they overwrite of one
   another is little (Hogwild, Niu and others 2011). */
static void train(double seconds, long seed, const char *out, const char *from) {
    Pupil *bot = mmap(NULL, sizeof *bot, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (bot == MAP_FAILED) { perror("memory"); exit(1); }
    begin(&bot->l);
    if (from) load(&bot->l.net, from);
    for (int worker = 1; worker < WORKERS; worker++) {
        if (fork()) continue;
        srand48(seed + 1000 * worker);
        train_one(bot, seconds, out, from);
        exit(0);
    }
    train_one(bot, seconds, out, from);
    while (wait(NULL) > 0) {}
    save(&bot->l.net, out);
}

enum { LONG_LIST = 24 };
typedef struct { int8_t card[LONG_LIST]; int length; } List;

/* The next card of the list that may be played; from the start again when it ends. */
static int from_list(const List *list, int *place, const State *s, int me) {
    for (int i = 0; i < list->length; i++) {
        int card = list->card[(*place)++ % list->length];
        if (can_pick(s, me, card)) return card;
    }
    return SCORE;
}

static float list_match(const List *list, const Net *bot, int me) {
    State s = beginning(drand48() < 0.5);
    int place = 0;
    for (int turn = 0; turn < LONGEST && !over(&s); turn++) {
        Matrix m;
        float mix[CARDS], value;
        strategy(bot, &s, !me, &m, mix, &value);
        int theirs = drawn(mix, me ? m.rows : m.columns), mine = from_list(list, &place, &s, me);
        Minds minds = {{bot, bot}};
        s = resolve(minds, me ? revealed(&s, m.row[theirs], mine) : revealed(&s, mine, m.column[theirs]));
    }
    return over(&s) ? result(&s) * (me ? -1 : 1) : 0;
}

static double list_rate(const List *list, const Net *bot, int matches) {
    double won = 0;
    for (int i = 0; i < matches; i++) won += (1 + list_match(list, bot, i % 2)) / (2.0 * matches);
    return won;
}

static List changed(List list) {
    int at = drand48() * list.length, kind = drand48() * 4, other = drand48() * list.length;
    if (kind == 0 && list.length < LONG_LIST) {
        memmove(list.card + at + 1, list.card + at, list.length++ - at);
        list.card[at] = drand48() * CARDS;
    } else if (kind == 1 && list.length > 3) {
        memmove(list.card + at, list.card + at + 1, --list.length - at);
    } else if (kind == 2) {
        int8_t card = list.card[at];
        list.card[at] = list.card[other], list.card[other] = card;
    } else {
        list.card[at] = drand48() * CARDS;
    }
    return list;
}

/* Hill climbing with restarts: a change is kept if it wins as often in matches of its own. */
static void search_lists(double seconds, const char *path) {
    static Net bot;
    static const char *names[] = {"move1", "move2", "recruit", "fortify", "attack", "attack1", "strength", "score"};
    load(&bot, path);
    double start = clock_seconds(), best = -1;
    List winner = {.length = 0};
    for (int tries = 0; clock_seconds() - start < seconds; tries++) {
        List list = {.length = 6 + (int)(drand48() * 8)};
        for (int i = 0; i < list.length; i++) list.card[i] = drand48() * CARDS;
        double rate = list_rate(&list, &bot, 60);
        for (int fails = 0; fails < 60 && clock_seconds() - start < seconds; fails++) {
            List other = changed(list);
            double found = list_rate(&other, &bot, 60);
            if (found > rate) found = (found + list_rate(&other, &bot, 120) * 2) / 3;
            if (found > rate) rate = found, list = other, fails = 0;
        }
        rate = list_rate(&list, &bot, 200);
        fprintf(stderr, "climb %d: %.1f %%\n", tries + 1, 100 * rate);
        if (rate > best) best = rate, winner = list;
    }
    printf("%.4f", best);
    for (int i = 0; i < winner.length; i++) printf(" %s", names[winner.card[i]]);
    printf("\n");
}

/* --- For the test of the rules ---------------------------------------------------------------- */

static void show(const State *s) {
    for (unsigned i = 0; i < sizeof *s; i++) printf("%d%s", ((const uint8_t *)s)[i], i + 1 < sizeof *s ? " " : "");
    printf("%s", ";");
}

static void leaves_of(const Turn *t) {
    Turn ways[WAYS];
    if (!t->tasks) { show(&t->s); return; }
    int n = next(t, ways);
    for (int i = 0; i < n; i++) leaves_of(&ways[i]);
}

static void leaves(void) {
    State s;
    int value, blue, orange;
    for (;;) {
        for (unsigned i = 0; i < sizeof s; i++) {
            if (scanf("%d", &value) != 1) return;
            ((uint8_t *)&s)[i] = value;
        }
        if (scanf("%d %d", &blue, &orange) != 2) return;
        Turn t = revealed(&s, blue, orange);
        leaves_of(&t);
        printf("\n");
    }
}

static void values(const char *path) {
    static Net net;
    State s;
    int value;
    load(&net, path);
    for (;;) {
        for (unsigned i = 0; i < sizeof s; i++) {
            if (scanf("%d", &value) != 1) return;
            ((uint8_t *)&s)[i] = value;
        }
        printf("%.6f\n", worth(&net, &s));
    }
}

int main(int count, char **words) {
    const char *what = count > 1 ? words[1] : "";
    if (!strcmp(what, "leaves")) { leaves(); return 0; }
    if (!strcmp(what, "values") && count > 2) { values(words[2]); return 0; }
    if (count < 5) { fprintf(stderr, "see the head of main.c\n"); return 2; }
    double seconds = atof(words[2]);
    srand48(atol(words[3]));
    if (!strcmp(what, "train")) train(seconds, atol(words[3]), words[4], count > 5 ? words[5] : NULL);
    else if (!strcmp(what, "list")) search_lists(seconds, words[4]);
    else if (!strcmp(what, "respond") && count > 5) respond(seconds, words[4], words[5]);
    else return 2;
    return 0;
}
