/* The search for a list of cards that beats the bot, whatever the bot does. */

#include <time.h>

enum { LONGEST = 70 };  /* turns of a match */

static double clock_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);  /* what others take of the machine does not count */
    return t.tv_sec + t.tv_nsec * 1e-9;
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

/* What the bot makes of a position, kept: lists lead to the same ones again and again. */
enum { KNOWN = 1 << 16 };
typedef struct { State s; int8_t seat, level, is_known; Outlook o; } Known;

static const Outlook *outlook(const Bot *bot, const State *s, int seat, int level) {
    static Known known[KNOWN];
    const uint8_t *bytes = (const uint8_t *)s;
    uint32_t hash = 2166136261u ^ (level << 1 | seat);  /* FNV-1a */
    for (size_t i = 0; i < sizeof *s; i++) hash = (hash ^ bytes[i]) * 16777619u;
    Known *k = &known[(hash ^ hash >> 16) % KNOWN];
    if (!k->is_known || k->seat != seat || k->level != level || memcmp(&k->s, s, sizeof *s)) {
        k->s = *s, k->seat = seat, k->level = level, k->is_known = 1;
        strategy(bot, s, seat, level, &k->o);
    }
    return &k->o;
}

static float list_match(const List *list, const Bot *bot, int me) {
    State s = beginning(drand48() < 0.5);
    int place = 0, level = bot->levels > 1;
    for (int turn = 0; turn < LONGEST && !over(&s); turn++) {
        const Outlook *o = outlook(bot, &s, !me, level);
        int card = from_list(list, &place, &s, me), mine = 0;
        while ((me ? o->m.column : o->m.row)[mine] != card) mine++;
        level = believed(bot, level, o, !me, mine);
        s = resolve(both_by(bot->net), picked(&s, &o->m, !me, drawn(o->mix, cards(&o->m, !me)), mine));
    }
    return over(&s) ? result(&s) * (me ? -1 : 1) : 0;
}

static double list_rate(const List *list, const Bot *bot, int matches) {
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

/* The cards of whoever wins when the bot plays itself: a better beginning than chance. */
static List winning_list(const Bot *bot) {
    for (;;) {
        List lists[2] = {{.length = 0}, {.length = 0}};
        State s = beginning(drand48() < 0.5);
        for (int turn = 0; turn < LONG_LIST && !over(&s); turn++) {
            Outlook blue, orange;
            strategy(bot, &s, 0, 0, &blue);
            strategy(bot, &s, 1, 0, &orange);
            int row = blue.m.row[drawn(blue.mix, blue.m.rows)], column = blue.m.column[drawn(orange.mix, blue.m.columns)];
            lists[0].card[lists[0].length++] = row;
            lists[1].card[lists[1].length++] = column;
            s = resolve(both_by(bot->net), revealed(&s, row, column));
        }
        if (over(&s) && result(&s) && lists[0].length > 3) return lists[result(&s) < 0];
    }
}

static List chance_list(void) {
    List list = {.length = 6 + (int)(drand48() * 8)};
    for (int i = 0; i < list.length; i++) list.card[i] = drand48() * CARDS;
    return list;
}

enum { BEGINNINGS = 24, FIRST = 40, AGAIN = 80, SURE_OF_IT = 240, PATIENT = 80 };

/* The best of many beginnings. */
static List beginning_list(const Bot *bot, double *rate) {
    List best = {.length = 0};
    *rate = -1;
    for (int i = 0; i < BEGINNINGS; i++) {
        List list = i % 3 ? winning_list(bot) : chance_list();
        double found = list_rate(&list, bot, FIRST);
        if (found > *rate) *rate = found, best = list;
    }
    *rate = list_rate(&best, bot, SURE_OF_IT);
    return best;
}

/* Hill climbing with restarts, up to three changes at a time. A change is looked at in few matches
   first, in more while it looks better, and kept if it wins more often in many of its own. */
static void search_lists(double seconds, const Bot *bot) {
    static const char *names[] = {"move1", "move2", "recruit", "fortify", "attack", "attack1", "strength", "score"};
    static const int steps[] = {FIRST, AGAIN, SURE_OF_IT};
    double start = clock_seconds(), best = -1;
    List winner = {.length = 0};
    for (int tries = 0; clock_seconds() - start < seconds; tries++) {
        double rate;
        List list = beginning_list(bot, &rate);
        for (int fails = 0; fails < PATIENT && clock_seconds() - start < seconds; fails++) {
            List other = changed(list);
            for (int more = drand48() * 3; more > 0; more--) other = changed(other);
            double found = 1;
            for (int i = 0; i < 3 && found > rate; i++) found = list_rate(&other, bot, steps[i]);
            if (found > rate) rate = found, list = other, fails = 0;
        }
        rate = list_rate(&list, bot, 400);  /* of its own: what was climbed by luck does not count */
        fprintf(stderr, "climb %d: %.1f %%\n", tries + 1, 100 * rate);
        if (rate > best) best = rate, winner = list;
    }
    printf("%.4f", best);
    for (int i = 0; i < winner.length; i++) printf(" %s", names[winner.card[i]]);
    printf("\n");
}
