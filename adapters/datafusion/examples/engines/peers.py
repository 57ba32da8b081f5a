"""Q1 and Q6 in DuckDB and Polars, over the Parquet files of a folder, from memory, with one thread.

Milliseconds of processor time: the lower quartile of nine runs. Prints a line per engine, or why there is none.
"""

import os
import sys
import time

os.environ["POLARS_MAX_THREADS"] = "1"
ROUNDS = 9

Q6 = """select sum(l_extendedprice * l_discount) from {} where l_shipdate >= date '1994-01-01'
 and l_shipdate < date '1995-01-01' and l_discount between {} and {} and l_quantity < 24"""
Q1 = """select l_returnflag, l_linestatus, sum(l_quantity), sum(l_extendedprice),
 sum(l_extendedprice * (1 - l_discount)), sum(l_extendedprice * (1 - l_discount) * (1 + l_tax)), avg(l_quantity),
 avg(l_extendedprice), avg(l_discount), count(*) from {} where l_shipdate <= date '1998-09-02'
 group by l_returnflag, l_linestatus order by l_returnflag, l_linestatus"""


def quartile(run):
    times = []
    for _ in range(ROUNDS):
        before = time.process_time()
        run()
        times.append((time.process_time() - before) * 1e3)
    return sorted(times)[ROUNDS // 4]


def duckdb_times(folder):
    import duckdb

    connection = duckdb.connect(config={"threads": 1})
    for table in ("floats", "decimals"):
        connection.execute(f"create table {table} as from read_parquet('{folder}/{table}.parquet')")
        bounds = ("0.05", "0.07") if table == "decimals" else ("0.05::double", "0.07::double")
        for name, sql in (("q6", Q6.format(table, *bounds)), ("q1", Q1.format(table))):
            yield name, table, quartile(lambda: connection.execute(sql).fetchall())


def polars_times(folder):
    import polars

    column = polars.col
    for table in ("floats", "decimals"):
        frame = polars.read_parquet(f"{folder}/{table}.parquet")
        day = column("l_shipdate")
        price, discount, tax = column("l_extendedprice"), column("l_discount"), column("l_tax")
        date = lambda *args: polars.date(*args)
        q6 = frame.lazy().filter(
            (day >= date(1994, 1, 1)) & (day < date(1995, 1, 1)) & (discount >= 0.05) & (discount <= 0.07)
            & (column("l_quantity") < 24)
        ).select((price * discount).sum())
        less = price * (1 - discount)
        q1 = frame.lazy().filter(day <= date(1998, 9, 2)).group_by("l_returnflag", "l_linestatus").agg(
            column("l_quantity").sum().alias("quantity"), price.sum().alias("price"), less.sum().alias("less"),
            (less * (1 + tax)).sum().alias("charge"), column("l_quantity").mean().alias("mean_quantity"),
            price.mean().alias("mean_price"), discount.mean().alias("mean_discount"), polars.len().alias("rows"),
        ).sort("l_returnflag", "l_linestatus")
        for name, query in (("q6", q6), ("q1", q1)):
            for engine in ("in-memory", "streaming"):
                yield f"{name} {engine}", table, quartile(lambda: query.collect(engine=engine))


for engine, times in (("DuckDB", duckdb_times), ("Polars", polars_times)):
    try:
        for name, table, milliseconds in times(sys.argv[1]):
            print(f"{engine} {name} {table}: {milliseconds:.2f}")
    except Exception as error:
        print(f"{engine}: {error}")
