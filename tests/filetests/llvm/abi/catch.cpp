// Functions that pass exceptions of another compiler on, or catch them.
#include <stdio.h>

struct Error {
    int code;
    double value;
};

double outer(int k, double* values, int* n);

extern "C" double middle(double (*function)(int, double*), int k, double* values) {
    double sum = values[2] * k;
    struct Sum {
        double* values;
        ~Sum() { values[3] += 1; }
    } at_end{values};
    return function(k, values) + sum;
}

int main() {
    double values[4] = {1.5, 2.25, -3, 0};
    int n = 0;
    for (int k = 0; k < 300; k++) {
        long before = k * 7;
        try {
            double result = outer(k, values, &n);
            printf("%d %ld %.17g\n", k, before, result);
        } catch (const Error& error) {
            printf("%d %ld error %d %g %d\n", k, before, error.code, error.value, n);
        } catch (...) {
            printf("%d %ld other %g\n", k, before, values[3]);
        }
        values[0] += 0.5;
    }
}
