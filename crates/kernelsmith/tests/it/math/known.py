"""Writes the results in `f64.txt`: `python3 known.py >> f64.txt`, or with a number, as many per range.

In: names of functions, or nothing for all that this file defines. Out: lines as `f64.rs` describes them. Needs mpmath.
"""

import random
import struct
import sys

from mpmath import mp, mpf

mp.prec = 400


def bits(x):
    return struct.unpack("<Q", struct.pack("<d", x))[0]


def from_bits(b):
    return struct.unpack("<d", struct.pack("<Q", b))[0]


def uniform(low, high):
    return lambda: random.uniform(low, high)


def any_exponent(low, high, signed=False):
    """Any mantissa, a random exponent."""

    def number():
        x = random.uniform(1, 2) * 2.0 ** random.uniform(low, high)
        return -x if signed and random.random() < 0.5 else x

    return number


def around(*points, ulps=40):
    """A few units in the last place from a point."""

    def number():
        return from_bits(bits(random.choice(points)) + random.randint(-ulps, ulps))

    return number


def near(*points):
    """At any distance from a point."""
    return lambda: random.choice(points) + random.choice((-1, 1)) * 2.0 ** random.uniform(-52, -2)


def quarters():
    """Almost a multiple of pi/2."""
    return float(mp.pi / 2 * random.randint(1, 10 ** random.randint(1, 15)))


ROOT = 2.0**0.5
LN2 = float(mp.log(2))

ONE = {
    "Exp10": (lambda x: mpf(10) ** x, [uniform(-324, 308.5), uniform(-1, 1), any_exponent(-60, 0, True), uniform(-323.5, -305)]),
    "Expm1": (mp.expm1, [uniform(-3, 3), any_exponent(-60, 9, True), uniform(-45, 709.7), around(LN2 / 2, -LN2 / 2, 1.5 * LN2)]),
    "Log2": (lambda x: mp.log(x, 2), [any_exponent(-1073, 1023), near(1.0), uniform(0.5, 2), around(ROOT, ROOT / 2, 1.0)]),
    "Log10": (mp.log10, [any_exponent(-1073, 1023), near(1.0), uniform(0.5, 2), around(ROOT, ROOT / 2, 1.0)]),
    "Log1p": (mp.log1p, [any_exponent(-1000, 1023), uniform(-1, 1), any_exponent(-60, 2), lambda: -1 + 2.0 ** random.uniform(-53, 0), around(ROOT - 1, ROOT / 2 - 1)]),
    "Sinh": (mp.sinh, [uniform(-3, 3), any_exponent(-60, 9, True), uniform(-710.4, 710.4), around(1.0, 710.47)]),
    "Cosh": (mp.cosh, [uniform(-3, 3), any_exponent(-60, 9, True), uniform(-710.4, 710.4), around(LN2 / 2, 710.47)]),
    "Erfc": (mp.erfc, [uniform(-2, 6), uniform(0, 26.5), any_exponent(-60, 3, True), around(0.5, -0.5, 1.0), uniform(26, 27)]),
    "Lgamma": (lambda x: mp.re(mp.loggamma(x)), [uniform(0, 10), near(1.0, 2.0), any_exponent(-1000, 1014), uniform(-20, 0), any_exponent(-60, 4, True), around(0.5, 1.5, 2.5, 3.5, 7.5, 8.0), uniform(-3, -2)]),
    "Tan": (mp.tan, [uniform(-4, 4), quarters, any_exponent(-30, 1023, True), around(0.7853981633974483)]),
    "Asin": (mp.asin, [uniform(-1, 1), any_exponent(-60, -1, True), around(0.5, -0.5), lambda: 1 - 2.0 ** random.uniform(-53, -1)]),
    "Acos": (mp.acos, [uniform(-1, 1), any_exponent(-60, -1, True), around(0.5, -0.5), lambda: 1 - 2.0 ** random.uniform(-53, -1), lambda: -1 + 2.0 ** random.uniform(-53, -1)]),
    "Atan": (mp.atan, [uniform(-4, 4), any_exponent(-60, 60, True), around(0.5, 1.0, 2.0, -1.0), any_exponent(-2, 2)]),
    "Cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), [any_exponent(-1073, 1023, True), uniform(0.5, 8), around(1.0, 2.0, 4.0)]),
}


def power_range(low, high, base):
    """Bases, and exponents such that the result is between powers of two."""

    def pair():
        x = base()
        return x, float(random.uniform(low, high) / mp.log(x, 2)) if x != 1 else 1.5

    return pair


def both(a, b):
    return lambda: (a(), b())


def related(a, low, high):
    """Two numbers with a ratio between these powers of two."""

    def pair():
        x = a()
        return x, x * 2.0 ** random.uniform(low, high) * random.choice((-1, 1))

    return pair


TWO = {
    "Pow": (lambda x, y: mp.power(x, y), [power_range(-1074, 1024, any_exponent(-1022, 1023)), power_range(-1074, 1024, near(1.0)), power_range(-1074, 1024, uniform(0.5, 2)), power_range(-3, 3, any_exponent(-1070, 1023)), power_range(900, 1024, around(ROOT, ROOT / 2, ulps=1000)), both(uniform(-20, 20), lambda: float(random.randint(-40, 40)))]),
    "Atan2": (lambda y, x: mp.atan2(y, x), [related(any_exponent(-1000, 1000, True), -20, 20), related(any_exponent(-1000, 1000, True), -2, 2), both(any_exponent(-1022, 1023, True), any_exponent(-1022, 1023, True)), related(any_exponent(1000, 1023, True), -0.3, 0), related(any_exponent(-1074, -1000, True), -1, 30), related(any_exponent(-3, 3, True), 0.999999, 1.000001)]),
    "Hypot": (mp.hypot, [related(any_exponent(-1000, 1000, True), -20, 20), related(any_exponent(-1000, 1000, True), -2, 2), related(any_exponent(1000, 1023, True), -30, -1), related(any_exponent(-1074, -1000, True), -1, 30), both(uniform(-2, 2), uniform(-2, 2))]),
}


def nearest(exact):
    """The nearest f64, and how far the exact result is from it in units in its last place; nothing out of range."""
    if not mp.isfinite(exact) or exact == 0 or abs(exact) >= mpf(2) ** 1024:
        return None
    exponent = max(int(mp.floor(mp.log(abs(exact), 2))), -1022)
    unit = mpf(2) ** (exponent - 52)
    steps = mp.nint(exact / unit)
    if steps == 0:
        return None
    return float(steps * unit), float(exact / unit - steps)


def main(words):
    counts = [int(word) for word in words if word.isdigit()]
    names = [word for word in words if not word.isdigit()]
    for name, (function, ranges) in list(ONE.items()) + list(TWO.items()):
        if names and name not in names:
            continue
        random.seed(name)
        for choose in ranges:
            for _ in range(counts[0] if counts else 30):
                try:
                    arguments = choose()
                    arguments = arguments if isinstance(arguments, tuple) else (arguments,)
                    result = nearest(function(*map(mpf, arguments)))
                except (OverflowError, ValueError, ZeroDivisionError):
                    continue
                if result and all(abs(x) <= sys.float_info.max for x in arguments):
                    print(name, *(f"{bits(x):016x}" for x in arguments), f"{bits(result[0]):016x}", f"{result[1]:.3f}")


if __name__ == "__main__":
    main(sys.argv[1:])
