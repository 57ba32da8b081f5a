#!/usr/bin/env python3
"""Writes the SQL statements of the corpus with the results that DuckDB computes.

In: nothing; needs `pip install duckdb==2.0.0`. Out: `statements.txt` in this folder: the rows of the table `t`, then
statements with DuckDB's results, or with the name of the reason why DuckDB and DataFusion may differ by design.
The Rust test `corpus` runs the statements; for one with a reason, DataFusion without our rules is the oracle.
The same version writes the same bytes.
"""

import datetime
import decimal
import os
import random

import duckdb

HERE = os.path.dirname(os.path.abspath(__file__))
ROWS = 32
RNG = random.Random(20261124)

REASONS = {
    "int-division": "`/` of integers is an integer in DataFusion, a double in DuckDB",
    "decimal-division": "`/` of decimals is a decimal in DataFusion, a double in DuckDB",
    "decimal-average": "the average of decimals is a decimal in DataFusion, a double in DuckDB",
    "float-to-int": "a cast of a float to an integer truncates in DataFusion, rounds in DuckDB",
    "overflow": "arithmetic of integers wraps in DataFusion, is an error in DuckDB",
    "error": "an error in at least one engine; DataFusion's message is the expectation",
    "date-arithmetic": "a date plus an interval is a date in DataFusion, a timestamp in DuckDB",
    "float-text": "floats print in different forms",
    "total-order": "-0.0 is less than 0.0 in DataFusion, equal in DuckDB",
    "float32": "single precision: the engines widen to double at different places",
    "modulo-zero": "modulo by zero is an error or NaN in DataFusion, NULL in DuckDB",
    "week": "parts of dates have other types or names",
    "order": "NULLs are first in a descending order in DataFusion, last in DuckDB",
    "none-in-duckdb": "DuckDB does not have this function or spelling",
}

# The columns of `t`: name, type in DuckDB.
COLUMNS = [
    ("k", "INTEGER"), ("b", "BOOLEAN"), ("c", "BOOLEAN"), ("i8", "TINYINT"), ("i16", "SMALLINT"), ("i", "INTEGER"),
    ("j", "INTEGER"), ("l", "BIGINT"), ("u", "UINTEGER"), ("f", "REAL"), ("d", "DOUBLE"), ("e", "DOUBLE"),
    ("n", "DECIMAL(15,2)"), ("p", "DECIMAL(15,2)"), ("m", "DECIMAL(30,6)"), ("dt", "DATE"), ("du", "DATE"),
    ("ts", "TIMESTAMP"), ("s", "VARCHAR"), ("v", "VARCHAR"), ("g", "VARCHAR"),
]
WORDS = ["apple", "apricot", "banana", "", "a", "ab", "abc", "abcabc", "Apple", "über", "naïve", "10%", "a_b", "green apple",
         "pineapple", "longer than twelve bytes", "longer than twelve words", "日本語", "zebra", "x,y"]


def decimal_of(value, scale):
    return decimal.Decimal(value).scaleb(-scale)


def row(k):
    """One row of `t`. Values are small enough that no sum, difference or product of two columns of one type overflows."""
    day = datetime.date(1992, 1, 1)
    values = [
        RNG.random() < 0.5, RNG.random() < 0.3, RNG.randint(-11, 11), RNG.randint(-180, 180), RNG.randint(-20000, 20000),
        RNG.randint(-9, 9), RNG.randint(-10**9, 10**9), RNG.randint(0, 60000), RNG.randint(-4000, 4000) / 8,
        RNG.randint(-10**6, 10**6) / 64, RNG.randint(-40, 40) / 4, decimal_of(RNG.randint(-10**6, 10**6), 2),
        decimal_of(RNG.randint(0, 10), 2), decimal_of(RNG.randint(-10**12, 10**12), 6),
        day + datetime.timedelta(days=RNG.randint(0, 2600)), datetime.date(1960, 1, 1) + datetime.timedelta(days=RNG.randint(0, 36000)),
        datetime.datetime(1994, 1, 1) + datetime.timedelta(seconds=RNG.randint(-10**9, 10**9)),
        RNG.choice(WORDS), RNG.choice(WORDS), RNG.choice(["A", "N", "R", "longer than twelve"]),
    ]
    density = 0.0 if k % 8 == 3 else 0.9 if k % 8 == 6 else 0.15
    return [k] + [None if RNG.random() < density else value for value in values]


TABLE = [row(k) for k in range(ROWS)]

# Pairs of rows: 1024, in which two columns of one name differ.
BIG = """CREATE TABLE big AS SELECT x.k * 32 + y.k AS k, x.b, y.c, x.i8, y.i16, y.i, x.j, x.l, y.u, x.f, y.d, x.e, x.n, y.p,
    y.m, x.dt, y.du, x.ts, y.s, x.v, y.g FROM t AS x CROSS JOIN t AS y"""


def escaped(text):
    if text == "":
        return "\\e"
    return text.replace("\\", "\\\\").replace(" ", "\\s").replace(",", "\\c")


def token(value):
    if value is None:
        return "NULL"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime.datetime):
        return value.isoformat()
    if isinstance(value, datetime.date):
        return value.isoformat()
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        return escaped(value)
    return format(value, "f") if isinstance(value, decimal.Decimal) else str(value)


def line(rows):
    return " ".join(",".join(token(value) for value in one) for one in rows)


STATEMENTS = []
SEEN = set()


def add(sql, reason=None):
    sql = " ".join(sql.split())
    if sql not in SEEN:
        SEEN.add(sql)
        STATEMENTS.append((sql, reason))


def project(expression, reason=None):
    add(f"SELECT k, {expression} AS r FROM t ORDER BY k", reason)


def where(predicate, reason=None):
    add(f"SELECT k FROM t WHERE {predicate} ORDER BY k", reason)


def total(predicate, reason=None):
    add(f"SELECT count(*), count(i), sum(i), min(l), max(dt), sum(n) FROM big WHERE {predicate}", reason)


def arithmetic():
    for pair in ["i8 + i8", "i8 - i16", "i16 + i16", "i + i", "i - j", "i * j", "i8 * j", "l + i", "l - l", "l * j", "u + u",
                 "i + u", "l + u", "j * i16", "i + 1", "1 - i", "i * 3 - j * 2", "(i + j) * (i - j)", "-i", "-j + i", "l * 2 + i",
                 "i - (j - i8)", "+i", "i + j + l", "-(i + 1)"]:
        project(pair)
    for pair in ["d + e", "d - e", "d * e", "e * e", "d * 2", "d + 0.5", "d * e + d", "(d + 1) * (e - 1)", "-d", "d - i",
                 "e * i", "d + l", "1.5 * e", "abs(d)", "d * (1 - e) * (1 + e)", "d / 4", "d / 8.0", "e / 2.0e0"]:
        project(pair)
    for pair in ["f + f", "f * 2", "f - d", "f * f", "f + i", "-f", "f / 2"]:
        project(pair, "float32")
    for pair in ["i / 7", "l / 1000", "i / -3", "(i + j) / 2", "i16 / 5", "u / 7", "i / 1", "l / i8 + 1"]:
        project(pair, "int-division" if "i8" not in pair else "error")
    for pair in ["i % 7", "l % 1000", "i % -3", "u % 10", "i16 % 5", "(i + j) % 4", "abs(i) % 10"]:
        project(pair)
    for pair in ["i / j", "i % j", "l / j", "l % j"]:
        project(pair, "error")
        project(f"CASE WHEN j <> 0 THEN {pair} END", "int-division")
        project(f"CASE WHEN j = 0 THEN NULL ELSE {pair} END", "int-division")
    for pair in ["d / e", "e / d", "d / 0", "-d / 0", "0.0e0 / 0", "d % 7"]:
        project(pair, "modulo-zero")


def decimals():
    for pair in ["n + n", "n - p", "n * p", "1 - p", "1 + p", "n * (1 - p)", "n * (1 - p) * (1 + p)", "-n", "n + 1", "n * 2", "n + m",
                 "m - n", "m + m", "n + i", "p * p", "n + 0.5", "n * 1.25", "abs(n)", "n - 1.005", "p + p + p", "(n + p) * 2",
                 "m * 3", "n * i8", "m + 0.000001", "m - i", "100 * p", "n + l"]:
        project(pair)
    for pair in ["n / 3", "n / p", "m / 7", "n / i"]:
        project(pair, "decimal-division" if "/ p" not in pair and "/ i" not in pair else "error")
    for op in ["=", "<>", "<", "<=", ">", ">="]:
        for pair in [f"p {op} 0.05", f"n {op} 100", f"n {op} m", f"n {op} i", f"n {op} -12.5", f"m {op} 0"]:
            project(pair)
        total(f"p {op} 0.05")
        total(f"n {op} m")
    for predicate in ["p BETWEEN 0.02 AND 0.05", "p NOT BETWEEN 0.02 AND 0.05", "n BETWEEN -500 AND 500.5", "p IN (0.01, 0.03, 0.09)",
                      "n > 24 AND p < 0.07", "n * p > 10", "n * (1 - p) < 0", "m > 1000000.5", "-n > 5", "n + p > m"]:
        where(predicate)
        total(predicate)
    for cast in ["CAST(n AS DOUBLE)", "CAST(i AS DECIMAL(15,2))", "CAST(n AS DECIMAL(20,4))", "CAST(n AS DECIMAL(20,1))",
                 "CAST(m AS DECIMAL(30,2))", "CAST(j AS DECIMAL(10,3)) + n", "CAST(p AS DOUBLE) * d"]:
        project(cast)
    for cast in ["CAST(n AS INTEGER)", "CAST(n AS BIGINT)"]:
        project(cast, "float-to-int")


def comparisons():
    literals = {"i8": "3", "i16": "-20", "i": "1000", "l": "0", "u": "30000", "f": "12.5", "d": "-100.25", "e": "2.5",
                "dt": "DATE '1994-06-01'", "du": "DATE '2000-02-29'", "ts": "TIMESTAMP '1994-01-01 12:00:00'", "s": "'abc'",
                "v": "'banana'", "g": "'N'"}
    pairs = {"i8": "j", "i16": "i", "i": "l", "l": "i", "u": "i", "f": "e", "d": "e", "e": "f", "dt": "du", "du": "dt", "ts": "dt",
             "s": "v", "v": "s", "g": "s"}
    for column, literal in literals.items():
        for op in ["=", "<>", "<", "<=", ">", ">="]:
            project(f"{column} {op} {literal}")
            (where if op in ("=", "<") else total)(f"{column} {op} {literal}")
            total(f"{column} {op} {pairs[column]}")
        project(f"{column} IS NULL")
        where(f"{column} IS NOT NULL")
        project(f"{column} IS DISTINCT FROM {literal}")
        project(f"{column} IS NOT DISTINCT FROM {literal}")
        total(f"{column} IS DISTINCT FROM {pairs[column]}")
        project(f"{column} BETWEEN {literal} AND {pairs[column]}" if column != "ts" else "ts BETWEEN dt AND du")
        total(f"{literal} >= {column} AND NOT ({column} = {literal})")


def logic():
    for expression in ["b AND c", "b OR c", "NOT b", "NOT (b AND c)", "NOT b OR c", "b = c", "b <> c", "b IS TRUE", "b IS NOT TRUE",
                       "b IS FALSE", "b IS NOT FALSE", "b IS NULL OR c", "(b AND i > 0) OR (c AND i < 0)", "b AND NULL", "b OR NULL",
                       "b AND TRUE", "b OR FALSE", "(b OR c) AND (i > 0 OR l < 0)", "i > 0 AND l > 0 AND d > 0", "i > 0 OR l > 0 OR d > 0",
                       "NOT (i > 0)", "NOT (i > 0 AND l > 0)", "i > 0 AND NOT b", "b IS NOT NULL AND c IS NULL",
                       "(i > 100) = (l > 100)", "i > 0 IS NULL", "(i = j) IS NOT TRUE"]:
        project(expression)
        where(expression)
        total(expression)


def conditionals():
    for expression in ["CASE WHEN i > 0 THEN 1 ELSE 0 END", "CASE WHEN i > 0 THEN i WHEN i < -100 THEN -i END",
                       "CASE WHEN b THEN d ELSE e END", "CASE WHEN b THEN n ELSE p END", "CASE j WHEN 1 THEN 10 WHEN 2 THEN 20 ELSE 0 END",
                       "CASE WHEN b THEN s ELSE v END", "CASE WHEN b THEN dt ELSE du END", "CASE WHEN c THEN NULL ELSE i END",
                       "CASE WHEN i IS NULL THEN 0 ELSE i END", "CASE g WHEN 'A' THEN 1 WHEN 'N' THEN 2 END",
                       "CASE WHEN b THEN CASE WHEN c THEN 1 ELSE 2 END ELSE 3 END",
                       "CASE WHEN n > 0 THEN n * (1 - p) ELSE 0 END", "CASE WHEN s LIKE 'a%' THEN 1 ELSE 0 END",
                       "COALESCE(i, j)", "COALESCE(i, j, 0)", "COALESCE(d, e, 0)", "COALESCE(n, p, 0)", "COALESCE(s, v)", "COALESCE(s, 'none')",
                       "COALESCE(dt, du)", "COALESCE(b, c, FALSE)", "COALESCE(i + j, l)", "NULLIF(i8, j)", "NULLIF(j, 0)", "NULLIF(s, 'abc')",
                       "NULLIF(d, e)", "NULLIF(b, c)", "GREATEST(i, j)", "LEAST(i, j)", "GREATEST(d, e)", "ifnull(i, 5)"]:
        project(expression, "none-in-duckdb" if expression.startswith(("GREATEST", "LEAST")) else None)
    for predicate in ["i IN (1, 2, 3)", "j IN (-3, 0, 3, 5)", "j NOT IN (-3, 0, 3, 5)", "j IN (1, NULL)", "j NOT IN (1, NULL)", "i BETWEEN -100 AND 5000",
                      "i NOT BETWEEN -100 AND 5000", "j BETWEEN 3 AND 1", "l BETWEEN i AND 500000000", "d BETWEEN e AND 1000.5",
                      "dt BETWEEN DATE '1994-01-01' AND DATE '1994-12-31'", "s IN ('abc', 'banana', '')", "s NOT IN ('abc', 'banana', '')",
                      "g IN ('A', 'R')", "g NOT IN ('A')", "e IN (1.25, 2.5, -3.0)", "dt IN (DATE '1994-01-01', DATE '1995-05-05')",
                      "CASE WHEN b THEN i > 0 ELSE l > 0 END", "COALESCE(b, c)", "COALESCE(i, 0) = 0", "NULLIF(j, 3) > 0",
                      "j IN (-9,-8,-7,-6,-5,-4,-3,-2,-1,0,1,2)", "i8 IN (1, 3, 5, 7, 9, 11)", "u IN (5, 6)", "v IN ('longer than twelve bytes', 'x,y')"]:
        where(predicate)
        project(predicate)
        total(predicate)


def casts():
    for cast in ["CAST(i AS BIGINT)", "CAST(i AS DOUBLE)", "CAST(i8 AS SMALLINT)", "CAST(j AS TINYINT)", "CAST(l AS DOUBLE)", "CAST(u AS BIGINT)",
                 "CAST(i AS REAL)", "CAST(b AS INTEGER)", "CAST(j AS BOOLEAN)", "CAST(dt AS TIMESTAMP)", "CAST(ts AS DATE)", "CAST(i AS VARCHAR)",
                 "CAST(dt AS VARCHAR)", "CAST(b AS VARCHAR)", "CAST('12' AS INTEGER) + i", "TRY_CAST(s AS INTEGER)", "CAST(j AS INTEGER) + 1", "CAST(i16 AS INTEGER) * i"]:
        project(cast)
    for cast in ["CAST(d AS BIGINT)", "CAST(e AS INTEGER)", "CAST(f AS INTEGER)", "CAST(e AS SMALLINT) + 1"]:
        project(cast, "float-to-int")
    for cast in ["CAST(d AS VARCHAR)", "CAST(f AS DOUBLE)"]:
        project(cast, "float-text")
    for cast in ["CAST(i AS TINYINT)", "CAST(l AS INTEGER) + CAST(l * 10 AS INTEGER)", "CAST(s AS INTEGER)", "CAST(i AS DECIMAL(3,2))", "CAST(d * 1e300 AS BIGINT)"]:
        project(cast, "error")
    for expression in ["TRY_CAST(i AS TINYINT)", "TRY_CAST(l AS SMALLINT)"]:
        project(expression)


def dates():
    for part in ["year", "month", "day", "quarter", "doy", "dow"]:
        project(f"EXTRACT({part} FROM dt)")
        project(f"date_part('{part}', du)")
        total(f"EXTRACT({part} FROM du) > 3")
    for part in ["year", "month", "day", "hour", "minute"]:
        project(f"EXTRACT({part} FROM ts)")
    for part in ["week", "second"]:
        project(f"date_part('{part}', ts)", "week")
    for expression in ["dt - du", "du - dt + 1", "date_trunc('month', ts)", "date_trunc('year', ts)", "dt = CAST(ts AS DATE)",
                       "ts > dt", "dt > DATE '1994-01-01' AND du < DATE '1994-01-01'"]:
        project(expression)
    for expression in ["dt + INTERVAL '3' DAY", "dt - INTERVAL '1' MONTH", "dt + INTERVAL '1' YEAR", "du + INTERVAL '13' MONTH"]:
        project(expression, "date-arithmetic")
        project(f"CAST({expression} AS DATE)")
    for expression in ["ts + INTERVAL '90' MINUTE", "ts - INTERVAL '1' MONTH", "ts + INTERVAL '1' YEAR"]:
        project(expression)
    for predicate in ["dt >= DATE '1994-01-01' AND dt < DATE '1995-01-01'", "dt < DATE '1998-12-01' - INTERVAL '90' DAY",
                      "dt >= DATE '1994-01-01' AND dt < DATE '1994-01-01' + INTERVAL '1' YEAR", "EXTRACT(year FROM dt) = 1994",
                      "EXTRACT(month FROM dt) IN (1, 2, 12)", "ts BETWEEN TIMESTAMP '1990-01-01 00:00:00' AND TIMESTAMP '2000-01-01 00:00:00'",
                      "dt <> du", "du > DATE '1970-01-01'", "du <= DATE '1969-12-31'", "date_trunc('year', ts) = TIMESTAMP '1994-01-01 00:00:00'"]:
        where(predicate)
        total(predicate)


def strings():
    for column in ["s", "v"]:
        for pattern in ["a%", "%a", "%a%", "a_c", "a_c%", "%", "", "abc", "%apple", "%n%n%", "_", "__", "%ü%", "日%", "%b_", "longer%bytes", "%e%e%e%", "x,y"]:
            where(f"{column} LIKE '{pattern}'")
            if column == "s":
                project(f"{column} NOT LIKE '{pattern}'")
            total(f"{column} LIKE '{pattern}'")
        project(f"length({column})")
        where(f"length({column}) > 4")
        project(f"substr({column}, 1, 2)")
        where(f"substr({column}, 1, 2) = 'ab'")
        where(f"starts_with({column}, 'ap')")
        where(f"{column} > 'b' AND {column} < 'c'")
        project(f"{column} || '!'")
        project(f"upper({column})")
        where(f"{column} ILIKE 'APP%'")
    for predicate in ["g LIKE 'l%'", "g = 'longer than twelve'", "g < 'N'", "g <> s", "s LIKE '10\\%'", "s LIKE 'a\\_b'", "s = v", "s < v", "s || v = 'aab'", "g LIKE '%R%'",
                      "length(s) = length(v)", "substr(s, 2, 3) IN ('bca', 'ppl', 'an')", "concat(s, v) LIKE 'a%a'"]:
        where(predicate, "none-in-duckdb" if "\\" in predicate else None)
        total(predicate, "none-in-duckdb" if "\\" in predicate else None)


AGGREGATES = ["count(*)", "count(i)", "count(s)", "sum(i)", "sum(l)", "sum(i8)", "sum(u)", "sum(d)", "sum(n)", "sum(p)", "sum(m)", "min(i)", "max(i)", "min(d)",
              "max(d)", "min(n)", "max(n)", "min(dt)", "max(dt)", "min(ts)", "max(ts)", "min(s)", "max(v)", "avg(i)", "avg(d)", "sum(n * (1 - p))",
              "sum(n * (1 - p) * (1 + p))", "sum(d * e)", "sum(i * j)", "sum(CASE WHEN b THEN 1 ELSE 0 END)", "min(i + j)", "max(d - e)",
              "var_pop(d)", "var_samp(d)", "stddev(d)", "stddev_pop(e)", "count(DISTINCT j)", "sum(DISTINCT j)", "bool_and(b)", "bool_or(c)", "min(b)", "max(g)",
              "sum(l) + sum(i)", "sum(i) / count(i) * 0 + 1", "count(*) - count(i)", "sum(f)", "avg(f)", "avg(n)", "avg(l)"]


def reason_of(aggregate):
    if aggregate == "avg(n)":
        return "decimal-average"
    if "/" in aggregate:
        return "int-division"
    return "float32" if "(f)" in aggregate else None


def aggregates():
    for aggregate in AGGREGATES:
        reason = reason_of(aggregate)
        add(f"SELECT {aggregate} FROM t", reason)
        add(f"SELECT {aggregate} FROM big WHERE i > 0", reason)
        add(f"SELECT {aggregate} FROM big WHERE i > 30000", reason)
        add(f"SELECT g, {aggregate} FROM big GROUP BY g ORDER BY g NULLS LAST", reason)
        add(f"SELECT b, g, {aggregate} FROM big WHERE l > 0 GROUP BY b, g ORDER BY b NULLS LAST, g NULLS LAST", reason)
    for keys in ["j", "i8", "b", "dt", "s", "b, c", "j, b", "g, j", "i % 5", "EXTRACT(year FROM dt)", "i > 0", "e", "n > 0", "substr(s, 1, 1)", "k", "u", "l",
                 "length(v)", "CASE WHEN i > 0 THEN 'p' WHEN i < 0 THEN 'm' END", "COALESCE(j, 0)", "ts", "p"]:
        order = ", ".join(f"{n + 1} NULLS LAST" for n in range(len(keys.split(", ")) if "(" not in keys and "CASE" not in keys else 1))
        add(f"SELECT {keys}, count(*), sum(i), min(d), max(n), sum(n) FROM big GROUP BY {keys} ORDER BY {order} LIMIT 40")
        add(f"SELECT {keys}, count(*) FROM t GROUP BY {keys} ORDER BY {order}")
        add(f"SELECT {keys}, sum(l) FROM big WHERE d > 0 AND p < 0.08 GROUP BY {keys} HAVING count(*) > 3 ORDER BY {order} LIMIT 40")
    for statement in [
        "SELECT sum(i) FILTER (WHERE b), count(*) FILTER (WHERE c), min(d) FILTER (WHERE i > 0) FROM big",
        "SELECT g, sum(i) FILTER (WHERE b), count(*) FILTER (WHERE d > 0) FROM big GROUP BY g ORDER BY g NULLS LAST",
        "SELECT count(*), sum(i), min(i), max(d), avg(d) FROM t WHERE FALSE",
        "SELECT g, count(*) FROM t WHERE i > 100000 GROUP BY g",
        "SELECT DISTINCT j FROM big ORDER BY j NULLS LAST",
        "SELECT DISTINCT b, c FROM big ORDER BY b NULLS LAST, c NULLS LAST",
        "SELECT count(*) FROM (SELECT j, sum(i) AS x FROM big GROUP BY j) WHERE x > 0",
        "SELECT max(x) FROM (SELECT g, sum(n) AS x FROM big GROUP BY g)",
        "SELECT sum(x) FROM (SELECT i + j AS x FROM big WHERE i > 0)",
        "SELECT sum(x * 2), count(x) FROM (SELECT i - j AS x, b FROM big) WHERE b AND x > 5",
        "SELECT g, sum(CASE WHEN dt < DATE '1994-01-01' THEN n * (1 - p) ELSE 0 END), sum(n * (1 - p)) FROM big GROUP BY g ORDER BY g NULLS LAST",
        "SELECT sum(n * p) FROM big WHERE dt >= DATE '1993-01-01' AND dt < DATE '1996-01-01' AND p BETWEEN 0.02 AND 0.07 AND i < 12000",
        "SELECT g, b, sum(d), sum(d * (1 - e)), sum(d * (1 - e) * (1 + e)), avg(d), avg(e), count(*) FROM big WHERE dt <= DATE '1998-09-02' GROUP BY g, b ORDER BY g NULLS LAST, b NULLS LAST",
        "SELECT count(*) FROM t AS x JOIN t AS y ON x.j = y.j WHERE x.i < y.i",
        "SELECT x.g, sum(y.n) FROM t AS x JOIN big AS y ON x.k = y.j WHERE y.i > x.i GROUP BY x.g ORDER BY 1 NULLS LAST",
        "SELECT x.k, y.i + x.i FROM t AS x LEFT JOIN t AS y ON x.j = y.k ORDER BY x.k",
        "SELECT k FROM t WHERE i > (SELECT avg(i) FROM t) ORDER BY k",
        "SELECT k FROM t WHERE j IN (SELECT j FROM t WHERE b) ORDER BY k",
        "SELECT k, i FROM t ORDER BY i NULLS LAST, k LIMIT 7", "SELECT k, d * e FROM t ORDER BY d * e NULLS LAST, k LIMIT 7",
        "SELECT k, i FROM t WHERE b ORDER BY i DESC NULLS LAST, k LIMIT 5", "SELECT k, s FROM big ORDER BY s NULLS LAST, k LIMIT 12",
        "SELECT k, dt, n FROM big WHERE c ORDER BY dt DESC NULLS LAST, n NULLS FIRST, k LIMIT 9", "SELECT k + 1 FROM t WHERE i > 0 ORDER BY k OFFSET 3 LIMIT 4",
        "SELECT k FROM t WHERE i > 0 UNION ALL SELECT k + 100 FROM t WHERE i <= 0 ORDER BY 1",
        "SELECT k, sum(i) OVER (ORDER BY k) FROM t ORDER BY k", "SELECT GROUPING(g), g, sum(i) FROM t GROUP BY ROLLUP (g) ORDER BY 1, 2 NULLS LAST",
    ]:
        add(statement)


def errors():
    for statement in ["SELECT k, i / 0 FROM t ORDER BY k", "SELECT k FROM t WHERE i / (j - j) > 1 ORDER BY k", "SELECT sum(i / (k - 5)) FROM t",
                      "SELECT k, CAST(9223372036854775807 AS BIGINT) + k FROM t ORDER BY k", "SELECT CAST(l * 100 AS INTEGER) FROM big",
                      "SELECT sum(CAST(i AS TINYINT)) FROM big", "SELECT g, sum(l % j) FROM big GROUP BY g", "SELECT k FROM t WHERE k <> 0 AND 10 / k > 1 ORDER BY k",
                      "SELECT k FROM t WHERE j = 0 OR i / j > 1 ORDER BY k", "SELECT sum(l) FROM (SELECT CAST(9223372036854775807 AS BIGINT) - k AS l FROM t)",
                      "SELECT k, l * l * l FROM t ORDER BY k", "SELECT k, i * 1000000 FROM t ORDER BY k", "SELECT k, CAST(i AS SMALLINT) * CAST(j AS SMALLINT) FROM t ORDER BY k",
                      "SELECT k, m * m * m FROM t ORDER BY k", "SELECT CASE WHEN k = 3 THEN 1 / 0 ELSE k END FROM t", "SELECT CAST(s AS DATE) FROM t"]:
        add(statement, "error")


def random_expressions(count):
    """Typed expressions of random shape."""
    rng = random.Random(7)
    leaves = {"int": ["i", "j", "l", "CAST(i8 AS INTEGER)", "3", "-7", "100"], "float": ["d", "e", "0.5e0", "-2.25e0"],
              "dec": ["n", "p", "1.5", "100"], "date": ["dt", "du", "DATE '1995-03-15'"], "str": ["s", "v", "g", "'abc'"]}

    def number(kind, depth):
        if depth == 0 or rng.random() < 0.25:
            return rng.choice(leaves[kind])
        shape = rng.randint(0, 4)
        # One product at most on a path: nothing overflows, no decimal needs more than 38 digits.
        if shape == 0 and kind != "dec":
            return f"({number(kind, 0)} * {number(kind, 0)})"
        if shape == 1:
            return f"CASE WHEN {boolean(depth - 1)} THEN {number(kind, depth - 1)} ELSE {number(kind, depth - 1)} END"
        if shape == 2:
            return f"COALESCE({number(kind, depth - 1)}, {number(kind, depth - 1)})"
        return f"({number(kind, depth - 1)} {rng.choice('+-')} {number(kind, depth - 1)})"

    def boolean(depth):
        if depth == 0:
            return rng.choice(["b", "c", "i > 0", "e < 1", "g = 'N'", "p < 0.05"])
        shape = rng.randint(0, 8)
        kind = rng.choice(["int", "float", "dec"])
        op = rng.choice(["=", "<>", "<", "<=", ">", ">="])
        if shape <= 1:
            return f"({boolean(depth - 1)} {rng.choice(['AND', 'OR'])} {boolean(depth - 1)})"
        if shape == 2:
            return f"NOT ({boolean(depth - 1)})"
        if shape == 3:
            return f"({number(kind, depth - 1)} IS {rng.choice(['', 'NOT '])}NULL)"
        if shape == 4:
            return f"({rng.choice(leaves['date'][:2])} {op} {rng.choice(leaves['date'])})"
        if shape == 5:
            return f"({rng.choice(leaves['str'][:3])} {op} {rng.choice(leaves['str'])})"
        if shape == 6:
            return f"({number('int', depth - 1)} IN ({', '.join(str(rng.randint(-9, 9)) for _ in range(rng.randint(1, 5)))}))"
        if shape == 7:
            return f"({number(kind, depth - 1)} BETWEEN {number(kind, 0)} AND {number(kind, depth - 1)})"
        return f"({number(kind, depth - 1)} {op} {number(kind, depth - 1)})"

    for n in range(count):
        depth = 2 + n % 3
        if n % 4 == 0:
            project(number(rng.choice(["int", "float", "dec"]), depth))
        elif n % 4 == 1:
            total(boolean(depth))
        elif n % 4 == 2:
            where(boolean(depth))
        else:
            kind = rng.choice(["int", "float", "dec"])
            add(f"SELECT {rng.choice(['g', 'b', 'j'])} AS q, count(*), sum({number(kind, depth)}), max({number(kind, depth - 1)}) "
                f"FROM big WHERE {boolean(depth)} GROUP BY q ORDER BY q NULLS LAST")


def main():
    connection = duckdb.connect()
    connection.execute(f"CREATE TABLE t ({', '.join(f'{name} {kind}' for name, kind in COLUMNS)})")
    connection.executemany(f"INSERT INTO t VALUES ({', '.join('?' for _ in COLUMNS)})", TABLE)
    connection.execute(BIG)
    for part in [arithmetic, decimals, comparisons, logic, conditionals, casts, dates, strings, aggregates, errors]:
        part()
    random_expressions(160)
    with open(os.path.join(HERE, "statements.txt"), "w", encoding="utf-8") as out:
        out.write(f"# Statements and results, written by generate.py with DuckDB {duckdb.__version__}. Do not edit.\n")
        for name, text in REASONS.items():
            out.write(f"# {name}: {text}\n")
        out.write("columns " + " ".join(f"{name}:{kind}" for name, kind in COLUMNS) + "\n")
        for values in TABLE:
            out.write("row " + line([values]) + "\n")
        out.write("big " + " ".join(BIG.split()) + "\n")
        for sql, reason in STATEMENTS:
            try:
                result = "= " + line(connection.execute(sql).fetchall())
            except duckdb.Error as error:
                assert reason, f"{sql}: {error}"
                result = "!"
            out.write(f"{sql}\n{result.rstrip()}{f' ~{reason}' if reason else ''}\n")
    print(f"{len(STATEMENTS)} statements, {sum(1 for _, reason in STATEMENTS if reason)} with a reason")


main()
