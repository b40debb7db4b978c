/* Self-play for March: trains the bots' value net, and searches for what beats it.

   selfplay train SECONDS SEED OUT [FROM]       learn by playing, write the weights
   selfplay respond SECONDS SEED NET SURE OUT   a net that plays against the bot, knowing its strategy
   selfplay list SECONDS SEED NET SURE          the best fixed list of cards against the bot
   selfplay greedy MATCHES SEED NET SURE        how often the bot beats greedy
   selfplay leaves                              what each turn on the input may lead to (for a test)
   selfplay values NET                          what each position on the input is worth (for a test)
   selfplay favourites                          what greedy would pick there, both sides (for a test)

   The bot is NET with SURE, how sure it is of playing greedy (bot.h): "0.1,0.2". */

#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "rules.h"
#include "net.h"
#include "play.h"
#include "bot.h"
#include "checks.h"
#include "lists.h"

enum { ROUNDS = 160, KEPT = 1 << 17, BATCH = 128, FRESH = 4, WORKERS = 2, ACTS = 7 };

enum { REST = WEIGHTS - ALL_INPUTS * WIDE };  /* of the weights, after the rows of the first layer */

/* A net in a file may have rows for beliefs, or none. */
static void load(Net *net, const char *path) {
    static float all[WEIGHTS];
    FILE *file = fopen(path, "rb");
    size_t read = file ? fread(all, sizeof(float), WEIGHTS, file) : 0, rows = read - REST;
    if (read != WEIGHTS && rows != INPUTS * WIDE) { perror(path); exit(1); }
    memset(net, 0, sizeof *net);
    memcpy(net->table, all, rows * sizeof(float));
    memcpy(net->bias, all + rows, REST * sizeof(float));
    fclose(file);
}

static void save(const Net *net, int inputs, const char *path) {
    FILE *file = fopen(path, "wb");
    size_t rows = inputs * WIDE;
    if (!file || fwrite(net->table, sizeof(float), rows, file) != rows || fwrite(net->bias, sizeof(float), REST, file) != REST) {
        perror(path);
        exit(1);
    }
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
    for (int t = 0; t < turns; t++) {
        Matrix m;
        list_cards(&s, &m);
        State later = resolve(both_by(net), revealed(&s, m.row[(int)(drand48() * m.rows)], m.column[(int)(drand48() * m.columns)]));
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
        pairs(by(net), &s, &m);
        solve(&m, &found, ROUNDS);
        int strayed = 0, i = stray(found.mix[0], m.rows, often, &strayed), j = stray(found.mix[1], m.columns, often, &strayed);
        find_features(&s, &story.f[story.turns]);
        story.value[story.turns] = found.value;
        story.strays[story.turns] = strayed;
        s = resolve(both_by(net), revealed(&s, m.row[i], m.column[j]));
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

/* The responder's best card against the bot's strategy, by its own net, and what it is worth. */
static int response(const Bot *bot, Minds minds, const State *s, int me, int level, const Outlook *o, float *value) {
    int best = 0;
    *value = -9;
    for (int i = 0; i < cards(&o->m, me); i++) {
        float mean = 0;
        minds.of[me].level = believed(bot, level, o, !me, i);
        for (int j = 0; j < cards(&o->m, !me); j++) {
            if (o->mix[j] <= 0) continue;
            State later = resolve(minds, picked(s, &o->m, !me, j, i));
            mean += o->mix[j] * leaf(minds.of[me], &later) * (me ? -1 : 1);
        }
        if (mean > *value) *value = mean, best = i;
    }
    return best;
}

typedef struct { int acts; float often, rate; } Habit;  /* `acts`: turns in which it acts as greedy first */

/* One match of the responder against the bot. Unless it strays it is played as it is; else from
   anywhere, and the responder learns. So does the bot, if it is a pupil: what its own matrix says of
   the positions into which the responder leads it. */
static float answer_match(Pupil *p, const Bot *bot, Pupil *taught, int me, Habit habit) {
    static Story story;
    int learns = habit.often > 0, level = bot->levels > 1;
    Minds minds;
    minds.of[me] = (Mind){&p->l.net, !me, level};
    minds.of[!me] = by(bot->net);
    State s = learns && drand48() < 0.5 ? anywhere(bot->net) : beginning(drand48() < 0.5);
    story.end = 0;
    for (story.turns = 0; story.turns < LONGEST; story.turns++) {
        Outlook o;
        float value;
        strategy(bot, &s, !me, level, &o);
        int mine = response(bot, minds, &s, me, level, &o, &value), strayed = 0;
        if (story.turns < habit.acts && bot->sure[level] > 0) strayed = 1, mine = drawn(o.called, cards(&o.m, me));
        if (drand48() < habit.often) strayed = 1, mine = drand48() * cards(&o.m, me);
        find_features(&s, &story.f[story.turns]);
        if (taught) remember(taught, &story.f[story.turns], o.value);
        add_belief(&story.f[story.turns], !me, level);
        story.value[story.turns] = me ? -value : value;
        story.strays[story.turns] = strayed;
        minds.of[me].level = level = believed(bot, level, &o, !me, mine);
        s = resolve(minds, picked(&s, &o.m, !me, drawn(o.mix, cards(&o.m, !me)), mine));
        if (learns) study(p, habit.rate);
        if (over(&s)) {
            story.end = result(&s);
            story.turns++;
            break;
        }
    }
    if (learns) tell(p, &story, 0.8f);
    return over(&s) ? result(&s) * (me ? -1 : 1) : 0;
}

static double answer_rate(Pupil *p, const Bot *bot, int acts, int matches) {
    double won = 0;
    for (int i = 0; i < matches; i++) won += (1 + answer_match(p, bot, NULL, i % 2, (Habit){acts, 0, 0})) / (2.0 * matches);
    return won;
}

/* In half of the matches that teach it, the responder acts as greedy for some turns first. */
static void practise(Pupil *p, const Bot *bot, int matches, float rate) {
    for (int i = 0; i < matches; i++) {
        int acts = i / 2 % 2 ? drand48() * ACTS : 0;
        answer_match(p, bot, NULL, i % 2, (Habit){acts, 0.1f, rate});
    }
}

static void respond(double seconds, const Bot *bot, const char *out) {
    static Pupil p;
    begin_again(&p, bot->net);
    practise(&p, bot, 200, 0);  /* lessons first */
    double start = clock_seconds(), done, best = -1;
    while ((done = clock_seconds() - start) < seconds) {
        practise(&p, bot, 300, 0.0005f * (1 - done / seconds) + 0.00003f);
        double won = answer_rate(&p, bot, 0, 400);
        fprintf(stderr, "%6.0f s, the response wins %.1f %%\n", done, 100 * won);
        if (won > best) best = won, save(&p.l.net, ALL_INPUTS, out);
    }
    load(&p.l.net, out);
    int acts = 0;
    best = 0;
    for (int i = 0; i < ACTS; i++) {
        double won = answer_rate(&p, bot, i, 1000);
        fprintf(stderr, "acting as greedy for %d turns: %.1f %%\n", i, 100 * won);
        if (won > best) best = won, acts = i;
    }
    printf("%.4f %d\n", answer_rate(&p, bot, acts, 2000), acts);  /* anew: the best of several was lucky, too */
}

/* Self-play, and in turn with it matches against a responder who begins anew FRESH times. */
static void train_one(Pupil *bot, double seconds, const char *out, const char *from) {
    static Pupil rival;
    Bot plain = reading(&bot->l.net, "");
    double start = clock_seconds(), done;
    int fresh = 0;
    for (long games = 0; (done = clock_seconds() - start) < seconds; games++) {
        float share = done / seconds, rate = 0.0015f * (1 - share) + 0.00002f;
        float trace = from || share > 0.5f ? 0.15f : share > 0.15f ? 0.4f : 0.7f;
        if (from) rate *= 0.5f;
        play_and_learn(bot, 0.15f, trace, rate);
        if (share > 0.15f || from) answer_match(&rival, &plain, bot, games % 2, (Habit){0, 0.1f, 0.0006f});
        if (share * FRESH < fresh) continue;
        double loss = 0;
        for (int i = 0; i < 4096; i++) {
            Lesson *one = any_lesson(bot);
            Thought t;
            loss += fabsf(think(&bot->l.net, &one->f, &t) - one->target) / 4096;
        }
        double won = rival.lessons ? answer_rate(&rival, &plain, 0, 400) : 0;
        fprintf(stderr, "%6.0f s, %ld games, mean error %.3f, the rival wins %.1f %%\n", done, games, loss, 100 * won);
        begin_again(&rival, &bot->l.net);
        save(&bot->l.net, INPUTS, out);
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
    save(&bot->l.net, INPUTS, out);
}

/* How often the bot wins against greedy; a draw is not a win. */
static void against_greedy(int matches, const Bot *bot) {
    int won = 0;
    for (int i = 0; i < matches; i++) {
        int me = i % 2, level = bot->levels > 1;
        State s = beginning(drand48() < 0.5);
        Minds minds;
        minds.of[me] = by(bot->net), minds.of[!me] = GREEDY;
        for (int turn = 0; turn < LONGEST && !over(&s); turn++) {
            Outlook o;
            strategy(bot, &s, me, level, &o);
            greedy_mix(&s, !me, o.called);
            int theirs = drawn(o.called, cards(&o.m, !me));
            level = believed(bot, level, &o, me, theirs);
            s = resolve(minds, picked(&s, &o.m, me, drawn(o.mix, cards(&o.m, me)), theirs));
        }
        won += over(&s) && result(&s) * (me ? -1 : 1) > 0;
    }
    printf("%.4f\n", won / (double)matches);
}

int main(int count, char **words) {
    static Net net;
    const char *what = count > 1 ? words[1] : "";
    if (!strcmp(what, "leaves")) { leaves(); return 0; }
    if (!strcmp(what, "favourites")) { favourites(); return 0; }
    if (!strcmp(what, "values") && count > 2) { load(&net, words[2]); values(&net); return 0; }
    if (count < 5) { fprintf(stderr, "see the head of main.c\n"); return 2; }
    double seconds = atof(words[2]);
    srand48(atol(words[3]));
    if (!strcmp(what, "train")) { train(seconds, atol(words[3]), words[4], count > 5 ? words[5] : NULL); return 0; }
    if (count < 6) return 2;
    load(&net, words[4]);
    Bot bot = reading(&net, words[5]);
    if (!strcmp(what, "list")) search_lists(seconds, &bot);
    else if (!strcmp(what, "greedy")) against_greedy(seconds, &bot);
    else if (!strcmp(what, "respond") && count > 6) respond(seconds, &bot, words[6]);
    else return 2;
    return 0;
}
