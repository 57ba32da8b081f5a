// Functions that throw through frames of another compiler.
struct Guard {
    int* n;
    ~Guard() { ++*n; }
};
struct Error {
    int code;
    double value;
};

extern "C" double middle(double (*function)(int, double*), int k, double* values);

__attribute__((noinline)) double inner(int k, double* values) {
    if (k % 4 == 1) throw k;
    if (k % 4 == 2) throw Error{k, values[1]};
    if (k % 4 == 3) throw (const char*)"text";
    return values[0] + k;
}

// Keeps values of both kinds in registers that functions save.
double outer(int k, double* values, int* n) {
    Guard guard{n};
    double a = values[0], b = values[1], c = values[2];
    long i = k * 3, j = k ^ 5;
    double result;
    try {
        result = middle(inner, k, values);
    } catch (int number) {
        result = number * 2 + a;
    }
    return result + a * b + c + i + j;
}
