// Exceptions of C++: values, classes, virtual bases, rethrowing, cleanups, filters, loops, switches, allocations of any size.
#include <stdio.h>

struct Base {
    virtual ~Base() {}
    virtual const char* name() const { return "base"; }
};
struct A : virtual Base {
    int x = 3;
    const char* name() const override { return "A"; }
};
struct B : virtual Base {
    const char* name() const override { return "B"; }
};
struct AB : A, B {
    const char* name() const override { return "AB"; }
};

static int cleaned;

struct Guard {
    int n;
    ~Guard() { cleaned += n; }
};

__attribute__((noinline)) int recurse(int n) {
    Guard guard{n};
    if (n == 0) throw AB();
    return recurse(n - 1) * 2 + n;
}

__attribute__((noinline)) void allocate(int n) {
    char* bytes = (char*)__builtin_alloca(n * 16 + 5);
    for (int i = 0; i < n; i++) bytes[i] = (char)i;
    if (n > 3) throw (long)bytes[n - 1];
    if (n) printf("allocate %d\n", bytes[n / 2]);
}

// Values live across calls that throw, in registers of all kinds.
__attribute__((noinline)) double mix(double a, double b, double c, float f, long l) {
    double r = 1;
    for (int i = 0; i < 5; i++) {
        try {
            r = r * a + b;
            if (i == (int)c) throw f;
            allocate(i + (int)l);
            r -= c;
        } catch (float x) {
            r += x * 2;
        } catch (long v) {
            r += v;
            a += 0.5;
        }
    }
    return r + a + b + c + f + l;
}

struct Big {
    int values[40];
    Big(int k) {
        for (int i = 0; i < 40; i++) values[i] = i * k;
    }
    Big(const Big& other) : Big(other.values[1]) {}
    ~Big() { cleaned++; }
};

__attribute__((noinline)) Big make(int k) {
    Big big(k);
    if (k > 5) throw big;
    return big;
}

__attribute__((noinline)) int of_big(int k) {
    try {
        Big big = make(k);
        return big.values[3] + big.values[39];
    } catch (Big& big) {
        return -big.values[7];
    }
}

void contained() noexcept {
    try {
        throw 1;
    } catch (...) {
        puts("contained");
    }
}

int nested() {
    try {
        try {
            throw 1;
        } catch (int a) {
            try {
                throw 2.0;
            } catch (double d) {
                printf("%d %g\n", a, d);
                throw;
            }
        }
    } catch (double d) {
        return (int)(d * 10);
    }
    return 0;
}

struct Pair {
    int first, second;
};

__attribute__((noinline)) int choose(int k) {
    switch (k) {
    case 0:
        try {
            recurse(2);
        } catch (A&) {
            return 1;
        }
        break;
    case 1:
        try {
            throw Pair{1, 2};
        } catch (Pair pair) {
            return pair.first + pair.second;
        }
        break;
    case 2:
        try {
            throw nullptr;
        } catch (char* p) {
            return p == nullptr ? 17 : 18;
        }
        break;
    case 3:
        throw "text";
    default:
        goto out;
    }
    return 99;
out:
    return -1;
}

// Fails in the middle of a constructor: the members that exist are destroyed, last first.
struct Member {
    int n;
    Member(int n) : n(n) {
        printf("member %d\n", n);
        if (n == 3) throw n;
    }
    ~Member() { printf("end %d\n", n); }
};
struct Parts {
    Member a, b, c;
    Parts(int k) : a(k), b(k + 1), c(k + 2) {}
};

__attribute__((noinline)) long many(long a, long b, long c, long d, long e, long f, long g, double x, int k) {
    Guard guard{1};
    long sum = a;
    try {
        sum += choose(k) + (long)x;
    } catch (const char* text) {
        sum += text[0] + b * c + d * e + f * g + (long)(x * 4);
    }
    return sum + b + c + d + e + f + g;
}

int main() {
    try {
        printf("%d\n", recurse(4));
    } catch (B& b) {
        printf("%s %d\n", b.name(), cleaned);
    }
    try {
        recurse(3);
    } catch (Base& base) {
        printf("%s %d\n", base.name(), cleaned);
    }
    printf("%.17g\n", mix(1.25, 2.5, 2, 0.125f, 1));
    printf("%.17g\n", mix(1.25, 2.5, 9, 0.125f, 0));
    printf("%d %d %d\n", of_big(2), of_big(6), cleaned);
    contained();
    printf("%d\n", nested());
    for (int k = 0; k < 5; k++) {
        try {
            printf("choose %d\n", choose(k));
        } catch (const char* text) {
            printf("%s\n", text);
        }
    }
    for (int k = 0; k < 4; k++) {
        try {
            Parts parts(k);
            printf("parts %d\n", parts.c.n);
        } catch (int n) {
            printf("caught %d\n", n);
        }
    }
    for (int k = 0; k < 5; k++) printf("many %ld\n", many(1, 2, 3, 4, 5, 6, 7, 2.5, k));
    printf("%d\n", cleaned);
    return 0;
}
