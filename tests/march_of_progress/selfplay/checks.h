/* What the tests ask, to compare with the program: positions on the input, answers line by line. */

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

static int read_numbers(uint8_t *out, unsigned many) {
    int value;
    for (unsigned i = 0; i < many; i++) {
        if (scanf("%d", &value) != 1) return 0;
        out[i] = value;
    }
    return 1;
}

static void leaves(void) {
    State s;
    uint8_t card[2];
    while (read_numbers((uint8_t *)&s, sizeof s) && read_numbers(card, 2)) {
        Turn t = revealed(&s, card[0], card[1]);
        leaves_of(&t);
        printf("\n");
    }
}

static void values(const Net *net) {
    State s;
    while (read_numbers((uint8_t *)&s, sizeof s)) printf("%.6f\n", worth(by(net), &s));
}

static void favourites(void) {
    State s;
    while (read_numbers((uint8_t *)&s, sizeof s)) {
        Matrix m;
        list_cards(&s, &m);
        for (int seat = 0; seat < 2; seat++) {
            float mix[CARDS];
            int bits = 0;
            greedy_mix(&s, seat, mix);
            for (int i = 0; i < cards(&m, seat); i++) bits |= (mix[i] > 0) << (seat ? m.column : m.row)[i];
            printf("%d ", bits);
        }
        printf("\n");
    }
}
