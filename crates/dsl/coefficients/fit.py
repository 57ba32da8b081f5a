"""Computes the polynomial coefficients of the elementary functions (crates/dsl/src/math).

In: names of tables, or nothing for all of them. Out: each table as Rust source, with the maximum error relative to the
function's result. Needs Python with mpmath: `python3 fit.py log2 pow`.
Method: the Remez exchange algorithm with 60 digits on a grid of Chebyshev nodes. After each fit the lowest coefficient is
rounded to the type (the first one of some tables to a sum of two floats), and the remaining ones are fitted again; on
intervals around zero, where higher powers alone have no unique best approximation, by least squares.
"""

import struct
import sys

from mpmath import mp, mpf, matrix, lu_solve, log, sqrt, sinh, asin, atan, cbrt, erfc, exp, loggamma, sin, pi

mp.dps = 60
# Fixed-point numbers for the evaluation on the grid.
FRACTION_BITS = 240
ONE = 1 << FRACTION_BITS
N_EXCHANGES = 30
# The number of coefficients that compensate for the rounding of one.
N_COMPENSATING = 6


def fixed(x):
    return int(mp.nint(mp.ldexp(x, FRACTION_BITS)))


def rounded(x, bits):
    """The nearest f32 or f64."""
    nearest = float(x)
    return mpf(struct.unpack("f", struct.pack("f", nearest))[0] if bits == 32 else nearest)


class Grid:
    """The nodes of an interval where the weight is not zero."""

    def __init__(self, function, weight, low, high, n_coefficients):
        n_nodes = 40 * n_coefficients + 60
        center, half = (low + high) / 2, (high - low) / 2
        nodes = [center - half * mp.cos(pi * (mpf(i) + mpf(1) / 2) / n_nodes) for i in range(n_nodes)]
        nodes = [low] * (low != 0) + nodes + [high]
        self.nodes = [x for x in nodes if x != 0]
        self.values = [function(x) for x in self.nodes]
        self.weights = [weight(x) for x in self.nodes]
        self.fixed = [tuple(map(fixed, row)) for row in zip(self.nodes, self.values, self.weights)]

    def errors(self, coefficients):
        """The weighted errors of the polynomial, the constant term first."""
        terms = [fixed(c) for c in reversed(coefficients)]
        errors = []
        for x, value, weight in self.fixed:
            total = 0
            for term in terms:
                total = (total * x >> FRACTION_BITS) + term
            errors.append((value - total) * weight >> FRACTION_BITS)
        return errors


def alternating(errors, wanted):
    """Indices of the greatest errors of alternating signs."""
    peaks = []
    for at, error in enumerate(errors):
        if peaks and (errors[peaks[-1]] < 0) == (error < 0):
            if abs(error) > abs(errors[peaks[-1]]):
                peaks[-1] = at
        else:
            peaks.append(at)
    while len(peaks) > wanted:
        peaks.pop(0 if abs(errors[peaks[0]]) < abs(errors[peaks[-1]]) else -1)
    return peaks


def remez(grid, known, n_free):
    """The best coefficients after the known ones."""
    first, wanted = len(known), n_free + 1
    points = [round(i * (len(grid.nodes) - 1) / n_free) for i in range(wanted)]
    coefficients, level = list(known) + [mpf(0)] * n_free, None
    for _ in range(N_EXCHANGES):
        system, right = matrix(wanted, wanted), matrix(wanted, 1)
        for row, at in enumerate(points):
            x = grid.nodes[at]
            power = x**first
            for column in range(n_free):
                system[row, column] = power
                power *= x
            system[row, n_free] = (-1) ** row / grid.weights[at]
            right[row] = grid.values[at] - mp.polyval(list(reversed(known)), x) if known else grid.values[at]
        solution = lu_solve(system, right)
        coefficients = list(known) + [solution[i] for i in range(n_free)]
        errors = grid.errors(coefficients)
        peaks = alternating(errors, wanted)
        level = abs(fixed(solution[n_free]))
        worst = max(map(abs, errors))
        if len(peaks) < wanted or worst <= level + level // 500:
            break
        points = peaks
    return coefficients


def compensate(grid, coefficients, at, change):
    """Adapts the next coefficients to a change of coefficient `at`, by least squares."""
    columns = range(at + 1, min(at + 1 + N_COMPENSATING, len(coefficients)))
    if not columns:
        return
    normal, right = matrix(len(columns), len(columns)), matrix(len(columns), 1)
    for x, weight in zip(grid.nodes[::3], grid.weights[::3]):
        powers = [weight * x**column for column in columns]
        for i, power in enumerate(powers):
            right[i] -= power * weight * change * x**at
            for j, other in enumerate(powers):
                normal[i, j] += power * other
    for column, correction in zip(columns, lu_solve(normal, right)):
        coefficients[column] += correction


def fit(name, bits, function, weight, low, high, n, two_parts=False):
    grid = Grid(function, weight, mpf(low), mpf(high), n)
    known, printed = [], []
    best_of_all = remez(grid, [], n)
    for at in range(n):
        # Higher powers alone are no Chebyshev system on an interval around zero.
        is_around_zero = low < 0 < high
        best = best_of_all[at] if is_around_zero else remez(grid, known, n - at)[at]
        high_part = rounded(best, bits)
        printed.append(high_part)
        known.append(high_part)
        if at == 0 and two_parts:
            low_part = rounded(best - high_part, bits)
            printed.insert(1, low_part)
            known[0] += low_part
        if is_around_zero:
            compensate(grid, best_of_all, at, known[at] - best)
    worst = max(map(abs, grid.errors(known)))
    show = lambda x: repr(float(x)) if bits == 64 else shortest(float(x))
    error = mp.log(mpf(worst) / ONE, 2)
    print(f"// {name} f{bits}: {n} coefficients, maximum error 2^{mp.nstr(error, 4)}")
    print("&[" + ", ".join(map(show, printed)) + "],", flush=True)


def shortest(x):
    """The shortest decimal that rounds to this f32."""
    for digits in range(1, 12):
        text = f"{x:.{digits}g}"
        if struct.pack("f", float(text)) == struct.pack("f", x):
            return text if "." in text or "e" in text else text + ".0"
    return repr(x)


LN2, ROOT = log(mpf(2)), sqrt(mpf(2))


def tables(names):
    def table(name, function, weight, low, high, n_f32, n_f64, two_parts=False):
        if names and name not in names:
            return
        for bits, n in ((32, n_f32), (64, n_f64)):
            if n:
                of = lambda x: x[bits == 64] if isinstance(x, tuple) else x
                fit(name, bits, of(function), of(weight), of(low), of(high), n, two_parts)

    # log_b(1 + r) = r / ln b + r^2 q(r).
    for name, base in (("log2", LN2), ("log10", log(mpf(10)))):
        value = lambda r, base=base: mp.log1p(r) / base
        table(name, lambda r: (value(r) - r / base) / r**2, lambda r: r**2 / value(r), 1 / ROOT - 1, ROOT - 1, 9, 22)
    # log2((1 + s) / (1 - s)) = 2 s / ln 2 + s^3 q(s^2).
    value = lambda z: 2 * mp.atanh(sqrt(z)) / LN2
    end = ((ROOT - 1) / (ROOT + 1)) ** 2
    table("pow", lambda z: (value(z) - 2 * sqrt(z) / LN2) / (z * sqrt(z)), lambda z: z * sqrt(z) / value(z), 0, end, 4, 9, True)
    # sinh x = x + x^3 p(x^2), x below 1.
    table("sinh", lambda z: (sinh(sqrt(z)) - sqrt(z)) / (z * sqrt(z)), lambda z: z * sqrt(z) / sinh(sqrt(z)), 0, 1, 4, 8)
    # asin x = x + x^3 p(x^2) and atan x = x + x^3 p(x^2), x up to 1/2.
    table("asin", lambda z: (asin(sqrt(z)) - sqrt(z)) / (z * sqrt(z)), lambda z: z * sqrt(z) / asin(sqrt(z)), 0, 0.25, 5, 13)
    table("atan", lambda z: (atan(sqrt(z)) - sqrt(z)) / (z * sqrt(z)), lambda z: z * sqrt(z) / atan(sqrt(z)), 0, 0.25, 5, 13)
    # The cubic root of m, a first approximation.
    table("cbrt", lambda m: cbrt(m), lambda m: 1 / cbrt(m), 1, 2, 4, 7)
    # (1 + 2 a) erfc(a) e^(a^2) as a polynomial in t = (a - K) / (a + K), a from 1/2 to where the result is zero.
    def scaled_erfc(center):
        def function(t):
            a = center * (1 + t) / (1 - t)
            return (1 + 2 * a) * erfc(a) * exp(a * a)

        return function

    at = lambda a, center: (mpf(a) - center) / (mpf(a) + center)
    functions = tuple(map(scaled_erfc, (2, 4)))
    weights = tuple(lambda t, f=f: 1 / f(t) for f in functions)
    ends = (at(10.2, 2), at(27.3, 4))
    table("erfc", functions, weights, (at(0.5, 2), at(0.5, 4)), ends, 10, 22, True)
    # lgamma(2 + e) = e q(e).
    table("lgamma", lambda e: loggamma(2 + e) / e, lambda e: e / loggamma(2 + e), -0.5, 0.5, 10, 22, True)
    # lgamma(x) = (x - 1/2) (log x - 1) + (log(2 pi) - 1) / 2 + w(1 / x^2) / x, x from 8 on.
    def stirling(u):
        x = 1 / sqrt(u)
        return (loggamma(x) - (x - mpf(1) / 2) * (log(x) - 1) - (log(2 * pi) - 1) / 2) * x
    table("stirling", stirling, lambda u: sqrt(u) / loggamma(1 / sqrt(u)), mpf(10) ** -9, mpf(1) / 64, 2, 6)
    # sin(pi d) / pi = d + d^3 p(d^2).
    table("sin_pi", lambda z: (sin(pi * sqrt(z)) / pi - sqrt(z)) / (z * sqrt(z)), lambda z: pi * z * sqrt(z) / sin(pi * sqrt(z)), 0, 0.25, 5, 9)
    # The approximate functions of f32: 2^f = 1 + f p(f), log2(1 + r) = r p(r), atan x = x p(x^2) for x up to 1.
    table("exp2_approximate", lambda f: (mpf(2) ** f - 1) / f, lambda f: f / mpf(2) ** f, -0.5, 0.5, 6, 0)
    table("log2_approximate", lambda r: mp.log1p(r) / LN2 / r, lambda r: r * LN2 / mp.log1p(r), 1 / ROOT - 1, ROOT - 1, 8, 0)
    table("atan_approximate", lambda z: atan(sqrt(z)) / sqrt(z), lambda z: sqrt(z) / atan(sqrt(z)), 0, 1, 8, 0)


if __name__ == "__main__":
    tables(set(sys.argv[1:]))
