/* The yardstick of bench_geometry.py: exposure and crossings by brute force, without any index.
 *
 * Every convex part is projected onto every facing edge, every edge of every piece is held against
 * every line. Ties are not looked at. Arrays are row-major doubles and 32-bit integers.
 */
#include <math.h>
#include <stdlib.h>

typedef struct { double low, high; } span;

typedef struct {
    const double *xy;    /* corners of all rings */
    const int *first;    /* of each ring, its first corner; one more at the end */
    const int *owner;    /* of each ring, its piece */
    int count;
} rings;

static int by_low(const void *a, const void *b)
{
    double x = ((const span *)a)->low, y = ((const span *)b)->low;
    return (x > y) - (x < y);
}

/* The part of the line from height low to height high that is below a piece. */
static void window(double low, double high, double piece, double *begin, double *stop)
{
    double lower = fmin(low, high), higher = fmax(low, high);
    *begin = 0, *stop = 0;
    if (piece > higher) { *stop = 1; return; }
    if (piece <= lower) return;
    double share = (piece - lower) / (higher - lower);
    if (low > high) { *begin = 1 - share; *stop = 1; } else *stop = share;
}

/* The shadow of one convex ring on the edge a-b, as fractions of the edge. */
static int shadow(const double *eye, const double *a, const double *b, const rings *r, int ring,
                  double begin, double stop, span *out)
{
    double ux = b[0] - a[0], uy = b[1] - a[1], tx = a[0] - eye[0], ty = a[1] - eye[1];
    double square = ux * ux + uy * uy, away = ux * ty - uy * tx, origin = (tx * ux + ty * uy) / square;
    double low = INFINITY, high = -INFINITY;
    int from = r->first[ring], to = r->first[ring + 1];
    const double *last = r->xy + 2 * (to - 1);
    double px = last[0] - eye[0], py = last[1] - eye[1];
    double x0 = (px * ux + py * uy) / square, t0 = (ux * py - uy * px) / away, x1, t1;
    begin += 1e-12, stop -= 1e-12;
    for (int i = from; i < to; i++, x0 = x1, t0 = t1) {
        px = r->xy[2 * i] - eye[0], py = r->xy[2 * i + 1] - eye[1];
        x1 = (px * ux + py * uy) / square, t1 = (ux * py - uy * px) / away;
        if ((t0 < begin && t1 < begin) || (t0 > stop && t1 > stop)) continue;
        double slope = t1 != t0 ? (x1 - x0) / (t1 - t0) : 0;
        double c0 = t0 < begin ? begin : t0 > stop ? stop : t0;
        double c1 = t1 < begin ? begin : t1 > stop ? stop : t1;
        double s0 = (x0 + slope * (c0 - t0)) / c0, s1 = (x1 + slope * (c1 - t1)) / c1;
        if (s0 < low) low = s0;
        if (s1 < low) low = s1;
        if (s0 > high) high = s0;
        if (s1 > high) high = s1;
    }
    out->low = fmax(low - origin, 0), out->high = fmin(high - origin, 1);
    return out->high > out->low;
}

static double joined(span *spans, int count)
{
    double total = 0, reached = 0;
    qsort(spans, count, sizeof *spans, by_low);
    for (int i = 0; i < count; i++) {
        if (spans[i].high <= reached) continue;
        total += spans[i].high - fmax(spans[i].low, reached);
        reached = spans[i].high;
    }
    return total;
}

/* share and clear: (eyes, hulls). A hull is four corners, counter-clockwise. */
void exposures(int eyes, const double *eye, int hulls, const double *corners, int count,
               const double *xy, const int *first, const int *owner, const double *height,
               const int *blocking, const int *hindering, double eye_height, double top,
               double *share, double *clear)
{
    rings r = {xy, first, owner, count};
    span *hard = malloc(sizeof(span) * (count + 1)), *all = malloc(sizeof(span) * (count + 1));
    for (int i = 0; i < eyes; i++) for (int j = 0; j < hulls; j++) {
        const double *e = eye + 2 * i;
        double whole = 0, hidden = 0, dim = 0;
        for (int k = 0; k < 4; k++) {
            const double *a = corners + 8 * j + 2 * k, *b = corners + 8 * j + 2 * ((k + 1) % 4);
            double ux = b[0] - a[0], uy = b[1] - a[1];
            if (ux * (e[1] - a[1]) - uy * (e[0] - a[0]) >= 0) continue; /* not facing */
            double size = sqrt(ux * ux + uy * uy);
            int hards = 0, alls = 0;
            for (int p = 0; p < count; p++) {
                double begin, stop;
                int piece = owner[p];
                if (!blocking[piece] && !hindering[piece]) continue;
                window(eye_height, top, height[piece], &begin, &stop);
                if (stop <= begin || !shadow(e, a, b, &r, p, begin, stop, all + alls)) continue;
                if (blocking[piece]) hard[hards++] = all[alls];
                alls++;
            }
            whole += size, hidden += size * joined(hard, hards), dim += size * joined(all, alls);
        }
        share[i * hulls + j] = whole > 0 ? 1 - hidden / whole : 1;
        clear[i * hulls + j] = whole > 0 ? 1 - dim / whole : 1;
    }
    free(hard), free(all);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* inside, under, enters and leaves: (lines, pieces) each. Rings are whole outlines here. */
void crossings(int lines, const double *start, const double *end, int count, const double *xy,
               const int *first, const double *height, double low, double high, double *inside,
               double *under, double *enters, double *leaves)
{
    double meets[1024];
    for (int i = 0; i < lines; i++) for (int p = 0; p < count; p++) {
        double dx = end[2 * i] - start[2 * i], dy = end[2 * i + 1] - start[2 * i + 1];
        double size = sqrt(dx * dx + dy * dy), begin, stop;
        int n = 0, at = i * count + p;
        inside[at] = under[at] = enters[at] = leaves[at] = 0;
        const double *last = xy + 2 * (first[p + 1] - 1), *from = start + 2 * i;
        double ax = last[0] - from[0], ay = last[1] - from[1], side_a = dx * ay - dy * ax;
        for (int k = first[p]; k < first[p + 1]; k++) {
            double bx = xy[2 * k] - from[0], by = xy[2 * k + 1] - from[1];
            double side_b = dx * by - dy * bx;
            if ((side_a > 0) != (side_b > 0)) {
                double s = side_a / (side_a - side_b);
                double x = ax + (bx - ax) * s, y = ay + (by - ay) * s;
                meets[n++] = (x * dx + y * dy) / (size * size);
            }
            ax = bx, ay = by, side_a = side_b;
        }
        if (n == 0) continue;
        qsort(meets, n, sizeof *meets, by_value);
        window(low, high, height[p], &begin, &stop);
        double first_in = INFINITY, last_out = 0;
        for (int k = 0; k + 1 < n; k += 2) {
            double in = fmin(fmax(meets[k], 0), 1), out = fmin(fmax(meets[k + 1], 0), 1);
            if (out <= in) continue;
            inside[at] += (out - in) * size;
            under[at] += fmax(0, fmin(out, stop) - fmax(in, begin)) * size;
            first_in = fmin(first_in, in), last_out = fmax(last_out, out);
        }
        if (inside[at] > 0) enters[at] = first_in * size, leaves[at] = last_out * size;
    }
}
