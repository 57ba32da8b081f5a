// Planets and their energy; prints it before and after. The argument is the number of steps.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define N 5
typedef struct {
    double x[3], v[3], mass;
} Body;

static Body bodies[N] = {
    {{0, 0, 0}, {0, 0, 0}, 39.47841760435743},
    {{4.84143144246472090, -1.16032004402742839, -0.103622044471123109}, {0.606326392995832, 2.81198684491626, -0.02521836165988763}, 0.03769367487038949},
    {{8.34336671824457987, 4.12479856412430479, -0.403523417114321381}, {-1.01077434617879, 1.82566237123041, 0.00841576137658415}, 0.01128632613196877},
    {{12.8943695621391310, -15.1111514016986312, -0.223307578892655734}, {1.08279100644154, 0.868713018169608, -0.0108326374013636}, 0.0017237240570597112},
    {{15.3796971148509165, -25.9193146099879641, 0.179258772950371181}, {0.979090732243898, 0.594698998647676, -0.0347559555040781}, 0.0020336868699246304},
};

static double energy(void) {
    double e = 0;
    for (int i = 0; i < N; i++) {
        Body *b = &bodies[i];
        e += 0.5 * b->mass * (b->v[0] * b->v[0] + b->v[1] * b->v[1] + b->v[2] * b->v[2]);
        for (int j = i + 1; j < N; j++) {
            double d2 = 0;
            for (int k = 0; k < 3; k++) {
                double d = b->x[k] - bodies[j].x[k];
                d2 += d * d;
            }
            e -= b->mass * bodies[j].mass / sqrt(d2);
        }
    }
    return e;
}

static void advance(double dt) {
    for (int i = 0; i < N; i++)
        for (int j = i + 1; j < N; j++) {
            Body *a = &bodies[i], *b = &bodies[j];
            double d[3], d2 = 0;
            for (int k = 0; k < 3; k++) {
                d[k] = a->x[k] - b->x[k];
                d2 += d[k] * d[k];
            }
            double scale = dt / (d2 * sqrt(d2));
            for (int k = 0; k < 3; k++) {
                a->v[k] -= d[k] * b->mass * scale;
                b->v[k] += d[k] * a->mass * scale;
            }
        }
    for (int i = 0; i < N; i++)
        for (int k = 0; k < 3; k++) bodies[i].x[k] += dt * bodies[i].v[k];
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 300;
    for (int k = 0; k < 3; k++) {
        double p = 0;
        for (int i = 0; i < N; i++) p += bodies[i].v[k] * bodies[i].mass;
        bodies[0].v[k] = -p / bodies[0].mass;
    }
    printf("%.12f\n", energy());
    for (int i = 0; i < n; i++) advance(0.01);
    printf("%.12f\n", energy());
    return 0;
}
