"""Runs the tests of numpy's einsum and of opt_einsum with our einsum in its place, then random einsums against both.

In: the program `kernelsmith-einsum-oracle`, a folder for packages, the number of random einsums and the first seed. Out:
counts for each file of tests: calls that are equal, were skipped (by reason) and differ; tests that pass and fail; exit
status 0 if nothing differs. The tests are those of the installed packages; nothing of them is stored here.
Not here: what our rules are (docs/tensor.md). `DOCUMENTED` lists where they differ from numpy's.
"""

import collections
import importlib.util
import random
import re
import struct
import subprocess
import sys
import threading
import time

ORACLE, FOLDER, COUNT, FIRST = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
sys.dont_write_bytecode = True
sys.path.append(FOLDER)
PACKAGES = ["numpy", "opt_einsum", "pytest"]
missing = [name for name in PACKAGES if importlib.util.find_spec(name) is None]
if missing:
    print("fetches", *missing, flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", FOLDER]
    if subprocess.call(pip + missing) != 0:
        sys.exit("python3 lacks %s, and pip cannot fetch them: pip install %s" % (missing, " ".join(missing)))
    importlib.invalidate_caches()

import numpy as np  # noqa: E402
from numpy.lib.stride_tricks import as_strided  # noqa: E402
import opt_einsum  # noqa: E402
import pytest  # noqa: E402

NUMPY_EINSUM, CONTRACT = np.einsum, opt_einsum.contract
TYPES = {"float32": 0, "float64": 1, "float16": 2}
# Tests of what numpy alone promises: sums in chunks of its buffer.
OF_NUMPY = ["::test_einsum_chunking_precision"]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


class Refused(Exception):
    """Our einsum does not take this."""


class Failed(Exception):
    """A fault of our einsum: it must not happen."""


class Skip(Exception):
    """A call that only numpy runs."""


class Server:
    """The process that computes."""

    def __init__(self):
        self.process = subprocess.Popen([ORACLE], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def number(self):
        return struct.unpack("<Q", self.read(8))[0]

    def read(self, n):
        data = self.process.stdout.read(n)
        if len(data) != n:
            code = self.process.wait()
            self.__init__()
            raise Failed("the process ended with %d" % code)
        return data

    def ask(self, formula, types, operands, flags=0, n_threads=1, out_strides=None):
        """The sizes of the result and its bytes."""
        text = formula.encode()
        out = [struct.pack("<QQQQ", types, flags | (4 if out_strides is not None else 0), n_threads, len(text)), text]
        out.append(struct.pack("<Q", len(operands)))
        for array in operands:
            rank, data = array.ndim, window(array).tobytes()
            out.append(struct.pack("<Q%dQ" % rank, rank, *array.shape))
            strides = [stride // array.itemsize for stride in array.strides]
            out.append(struct.pack("<Q%dq" % rank, rank, *strides))
            out += [struct.pack("<Q", len(data)), data]
        if out_strides is not None:
            out.append(struct.pack("<Q%dQ" % len(out_strides), len(out_strides), *out_strides))
        try:
            self.process.stdin.write(b"".join(out))
            self.process.stdin.flush()
        except BrokenPipeError:
            pass
        status = self.number()
        if status:
            message = self.read(self.number()).decode()
            raise (Refused if status == 1 else Failed)(message)
        sizes = [self.number() for _ in range(self.number())]
        return sizes, self.read(self.number())


SERVER = Server()


def window(array):
    """All elements from the first to the last one in memory."""
    if array.size == 0:
        return array.reshape(-1)
    low = [(n - 1) if stride < 0 else 0 for n, stride in zip(array.shape, array.strides)]
    span = sum((n - 1) * abs(stride) for n, stride in zip(array.shape, array.strides)) // array.itemsize + 1
    return as_strided(array[tuple(slice(at, at + 1) for at in low)], (span,), (array.itemsize,))


def converted(array, dtype):
    """The array with other elements and the same strides."""
    array = np.asarray(array)
    if any(stride % array.itemsize for stride in array.strides) or array.size == 0:
        return np.ascontiguousarray(array).astype(dtype).reshape(array.shape)
    if array.dtype == dtype and array.flags.aligned and array.dtype.isnative:
        return array
    base = window(array).astype(dtype)
    begin = sum(-stride // array.itemsize * (n - 1) for n, stride in zip(array.shape, array.strides) if stride < 0)
    item = np.dtype(dtype).itemsize
    return as_strided(base[begin:], array.shape, [stride // array.itemsize * item for stride in array.strides])


def compute(formula, operands, types, n_threads=1, at_start=False, by_views=False, out_strides=None):
    """Our result."""
    if any(stride < 0 for array in operands for stride in array.strides):
        if types not in (0, 1):
            operands = [np.array(array, order="C") for array in operands]
        elif out_strides is None:
            by_views = True
        else:
            raise Skip("negative strides and strides of the output")
    flags = at_start | by_views << 1
    sizes, data = SERVER.ask(formula, types, operands, flags, n_threads, None if by_views else out_strides)
    buffer = np.frombuffer(data, [np.float32, np.float64, np.float32, np.int32][types]).copy()
    if out_strides is None or by_views:
        return buffer.reshape(sizes)
    result = as_strided(buffer, sizes, [stride * buffer.itemsize for stride in out_strides])
    copy = result.copy()
    if result.size:
        result[...] = 77
    if not (buffer == 77).all():
        raise Failed("elements between those of the output changed")
    return copy


def labels(formula, operands):
    """The sizes of each letter."""
    sizes = collections.defaultdict(set)
    terms = formula.replace(" ", "").split("->")[0].split(",")
    for term, array in zip(terms, operands):
        front, dots, back = term.partition("...")
        if dots and len(front) + len(back) <= array.ndim:
            for letter, size in zip(back, array.shape[array.ndim - len(back):]):
                sizes[letter].add(size)
            back = ""
        for letter, size in zip(front + back, array.shape):
            sizes[letter].add(size)
    return sizes


def documented(formula, operands):
    """The rule of docs/tensor.md by which we refuse what numpy takes, or take what it refuses."""
    if "\t" in formula:
        return "tabs are spaces"
    if any(1 in sizes and len(sizes) > 1 for sizes in labels(formula, operands).values()):
        return "a size of 1 of a letter is not repeated"
    if any(not letter.isalpha() for letter in re.sub(r"\.\.\.|->|[ ,\t]", "", formula)):
        return "symbols that are no letters"
    if len(operands) > 64:
        return "more than 64 operands"
    if "..." in formula.partition("->")[0] and "->" in formula and "..." not in formula.partition("->")[2]:
        return "an ellipsis that the output lacks is summed"
    return None


def scale(formula, operands):
    """The sum of the products without signs, which bounds every rounding error."""
    arrays = [np.abs(np.asarray(array, dtype=np.float64)) for array in operands]
    try:
        return NUMPY_EINSUM(formula, *arrays, optimize=True)
    except ValueError:
        return CONTRACT(formula, *arrays)


def differs(formula, operands, ours, theirs, eps):
    """Where the results differ, if they do."""
    ours, theirs = np.asarray(ours), np.asarray(theirs)
    if ours.shape != theirs.shape:
        return "shape %s instead of %s" % (ours.shape, theirs.shape)
    if ours.size == 0 or np.array_equal(ours, theirs):
        return None
    with np.errstate(all="ignore"):
        x, y = ours.astype(np.float64), theirs.astype(np.float64)
        n = 64 + 8 * products(formula, operands) ** 0.5
        bound = eps * n * (np.asarray(scale(formula, operands)) + 1e-30) if eps else 0.0
        is_equal = (np.abs(x - y) <= bound) | (x == y) | (np.isnan(x) & np.isnan(y))
    return None if is_equal.all() else "\n%s\ninstead of\n%s" % (ours, theirs)


def interleaved(operands):
    """`op0, [0, 1], op1, [1, 2], [0, 2]` as a formula."""
    rest, terms, arrays = list(operands), [], []
    while len(rest) >= 2:
        arrays.append(rest.pop(0))
        terms.append(rest.pop(0))
    symbols = [symbol for term in terms + rest for symbol in term if symbol is not Ellipsis]
    names = {symbol: LETTERS[at] for at, symbol in enumerate(sorted(set(symbols)))}
    text = lambda term: "".join("..." if symbol is Ellipsis else names[symbol] for symbol in term)  # noqa: E731
    formula = ",".join(map(text, terms))
    return formula + "->" + text(rest[0]) if rest else formula, arrays


class Counts:
    """What happened to the calls of a file."""

    def __init__(self):
        self.equal, self.refused, self.skipped, self.different = 0, 0, collections.Counter(), []
        self.of_refusals = collections.Counter()

    def differ(self, what):
        self.different.append(what)

    def line(self):
        skipped = sum(self.skipped.values())
        text = "%d equal, %d refused by both, %d skipped, %d different" % (
            self.equal, self.refused, skipped, len(self.different))
        text += "".join("\n    %6d skipped: %s" % (n, reason) for reason, n in self.skipped.most_common())
        text += "".join("\n    %6d refused: %s" % (n, reason) for reason, n in self.of_refusals.most_common())
        return text + "".join("\nDIFFERENT " + what for what in self.different[:40])


class Shim:
    """Stands in the place of a function of theirs."""

    def __init__(self):
        self.counts, self.is_inside, self.n, self.lock = Counts(), False, 0, threading.RLock()

    def original(self, function, args, kwargs):
        self.is_inside = True
        try:
            return function(*args, **kwargs)
        finally:
            self.is_inside = False

    def call(self, function, args, kwargs):
        with self.lock:
            return self.call_alone(function, args, kwargs)

    def call_alone(self, function, args, kwargs):
        if self.is_inside:
            return function(*args, **kwargs)
        try:
            prepared = self.prepare(function, args, kwargs)
        except Skip as reason:
            self.counts.skipped[str(reason)] += 1
            return self.original(function, args, kwargs)
        except Exception:
            self.counts.skipped["arguments that are no formula and arrays"] += 1
            return self.original(function, args, kwargs)
        return self.compare(function, args, kwargs, *prepared)

    def prepare(self, function, args, kwargs):
        """Formula, arrays, types for us, the type of the result and a rounding error."""
        if isinstance(args[0], str):
            formula, operands = args[0], list(args[1:])
        else:
            formula, operands = interleaved(args)
        unknown = set(kwargs) - {"optimize", "out", "dtype", "order", "casting", "memory_limit", "use_blas", "backend"}
        if unknown:
            raise Skip("the argument %s" % sorted(unknown)[0])
        if kwargs.get("backend", "auto") not in ("auto", "numpy"):
            raise Skip("another backend")
        if any(type(array).__module__ not in ("numpy", "builtins") for array in operands):
            raise Skip("operands of other libraries")
        operands = [np.asarray(array) for array in operands]
        dtype = np.dtype(kwargs["dtype"]) if kwargs.get("dtype") is not None else np.result_type(*operands)
        if kwargs.get("dtype") is None and kwargs.get("out") is not None:
            dtype = np.result_type(kwargs["out"], *operands)
        kinds = [array.dtype.name for array in operands]
        if kinds == ["uint8", "int8"]:
            return formula, operands, 3, np.dtype(np.int32), 0.0
        if dtype.name in TYPES:
            if dtype.name == "float16" and len(operands) > 2:
                raise Skip("more than two operands of float16")
            eps = {"float16": 1e-3, "float32": 6e-8, "float64": 1.2e-16}[dtype.name]
            return formula, [converted(array, dtype) for array in operands], TYPES[dtype.name], dtype, eps
        if dtype.kind in "iu":
            arrays = [converted(array, np.float64) for array in operands]
            if np.max(scale(formula, arrays), initial=0) >= 2.0**53:
                raise Skip("integers whose sums f64 rounds")
            return formula, arrays, 1, dtype, 0.0
        raise Skip("elements of %s" % ("object" if dtype.kind == "O" else dtype.name))

    def compare(self, function, args, kwargs, formula, operands, types, dtype, eps):
        what = "%r of %s %s" % (formula, dtype, [(array.shape, array.strides) for array in operands])
        before = [array.copy() for array in operands]
        out = kwargs.get("out")
        theirs, error = None, None
        try:
            theirs = self.original(function, args, kwargs)
        except Exception as raised:
            error = raised
        rule = documented(formula, operands)
        self.n += 1
        if out is not None and error is None:
            # An operand may be the output.
            operands = before
        try:
            by_views = types < 2 and self.n % 3 == 0
            ours = compute(formula, operands, types, 1 + self.n % 2, self.n % 2 == 1, by_views)
        except Failed as failed:
            self.counts.differ("%s: %s" % (what, failed))
            raise AssertionError(what) from failed
        except Refused as refused:
            if error is not None:
                self.counts.refused += 1
                raise error
            if rule is None:
                self.counts.differ("%s: refused: %s" % (what, refused))
                raise AssertionError(what) from refused
            self.counts.skipped[rule] += 1
            return theirs
        if error is not None:
            is_of_formula = isinstance(error, ValueError) and isinstance(args[0], str)
            if rule is None and is_of_formula and not {"out", "order", "casting"} & set(kwargs):
                self.counts.differ("%s: not refused: %s" % (what, error))
            else:
                self.counts.skipped[rule or "other arguments that numpy refuses"] += 1
            raise error
        expected = theirs
        if types == 3:
            expected = self.original(NUMPY_EINSUM, (formula, *operands), {"dtype": np.int32})
        of_type = ours if types == 3 else ours.astype(dtype).astype(np.asarray(theirs).dtype)
        difference = differs(formula, operands, of_type, expected, eps)
        if difference:
            self.counts.differ("%s: %s" % (what, difference))
            raise AssertionError(what)
        self.counts.equal += 1
        if not isinstance(theirs, np.ndarray):
            return of_type[()]
        # A view of an operand stays one, and strides are those that numpy chooses.
        if out is not None or not any(np.shares_memory(theirs, array) for array in args if isinstance(array, np.ndarray)):
            result = theirs if out is not None else np.empty_like(theirs)
            result[...] = ours
            return result
        return theirs


class Results:
    """Counts tests."""

    def __init__(self):
        self.n = collections.Counter()
        self.failed = []

    def pytest_runtest_logreport(self, report):
        if report.failed and any(report.nodeid.endswith(name) for name in OF_NUMPY):
            self.n["of numpy"] += 1
            return
        if report.when == "call" or report.skipped or report.failed:
            self.n[report.outcome] += 1
        if report.failed:
            self.failed.append(report.nodeid + "\n" + report.longreprtext[-3000:])



def run(package, file):
    """Runs a file of tests."""
    shim, results = Shim(), Results()
    np.einsum = lambda *args, **kwargs: shim.call(NUMPY_EINSUM, args, kwargs)
    contract = lambda *args, **kwargs: shim.call(CONTRACT, args, kwargs)  # noqa: E731
    opt_einsum.contract = contract
    sys.modules["opt_einsum.contract"].contract = contract
    path = "%s/%s" % (importlib.util.find_spec(package).submodule_search_locations[0], file)
    np.random.seed(1)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:warnings", "--no-header", "--no-summary", "--tb=short", path]
    try:
        code = pytest.main(options, plugins=[results])
    finally:
        np.einsum, opt_einsum.contract = NUMPY_EINSUM, CONTRACT
        sys.modules["opt_einsum.contract"].contract = CONTRACT
    counts, n = shim.counts, results.n
    if code not in (0, 1) or not n["passed"]:
        counts.differ("%s: pytest cannot run it (%s)" % (path, code))
    for failed in results.failed:
        print("FAILED", failed)
    print("%s: %s: tests: %d passed, %d failed, %d skipped, %d of what only numpy promises; calls: %s" % (
        package, file, n["passed"], n["failed"], n["skipped"], n["of numpy"], counts.line()), flush=True)
    return not counts.different and not results.failed


def random_array(rng, shape, dtype):
    """Small integers in memory with any strides."""
    def fill(shape):
        low = 0 if dtype == np.uint8 else -2
        return np.random.default_rng(rng.getrandbits(32)).integers(low, 3, shape).astype(dtype)
    kind = rng.randrange(6)
    if kind == 0 or not shape or 0 in shape:
        return fill(shape)
    if kind == 1:
        order = rng.sample(range(len(shape)), len(shape))
        return fill([shape[at] for at in order]).transpose(np.argsort(order))
    if kind == 2:
        steps = [rng.choice([1, 1, 2, 3]) if len(shape) < 8 else 1 for _ in shape]
        wide = fill([n * step for n, step in zip(shape, steps)])
        return wide[tuple(slice(None, None, step) for step in steps)]
    if kind == 3:
        signs = [rng.choice([1, -1]) for _ in shape]
        return fill(shape)[tuple(slice(None, None, sign) for sign in signs)]
    if kind == 4:
        narrow = [n if rng.random() < 0.6 else 1 for n in shape]
        return np.broadcast_to(fill(narrow), shape)
    # Dimensions that overlap in memory.
    strides = [rng.randrange(4) for _ in shape]
    span = 1 + sum((n - 1) * stride for n, stride in zip(shape, strides))
    base = fill((span,))
    return as_strided(base, shape, [stride * base.itemsize for stride in strides])


def random_einsum(rng):
    """A formula, operands and types for us."""
    is_wide = rng.random() < 0.2
    # Beyond 52 letters, numpy refuses what we take.
    alphabet = LETTERS if rng.random() < 0.9 else "αβγδжщ中文ñÅ" + LETTERS[:6]
    pool = rng.sample(alphabet, min(len(alphabet), rng.randint(1, 12)))
    if rng.random() < 0.02:
        pool = list(LETTERS)
    types = rng.choice([0, 0, 1, 1, 2, 3])
    n = rng.choice([1, 2, 2, 2, 3, 3, 4, 5, 6, 8]) if types < 2 else rng.choice([1, 2]) if types == 2 else 2
    empty = 0.03 if rng.random() < 0.3 else 0
    sizes = {name: rng.choice([1, 1, 2, 2, 3, 4, 9 if is_wide else 2]) if rng.random() >= empty else 0 for name in pool}
    if len(pool) == 52:
        sizes = dict.fromkeys(pool, 1)
        sizes.update(dict.fromkeys(rng.sample(pool, 8), 2))
    dots = [rng.choice([1, 2, 3, 0 if rng.random() < empty else 2]) for _ in range(3)]
    has_dots = rng.random() < 0.45
    terms, operands, used = [], [], []
    for at in range(n):
        rank = rng.randint(0, 4) if len(pool) < 52 else 52 // n
        names = [rng.choice(pool) for _ in range(rank)] if len(pool) < 52 else pool[at::n]
        shape, term = [sizes[name] for name in names], list(names)
        used += [name for name in dict.fromkeys(names) if name not in used]
        if has_dots and rng.random() < 0.7:
            place, covered = rng.randint(0, rank), rng.randint(0, 3)
            term.insert(place, "...")
            shape[place:place] = [1 if rng.random() < 0.3 else size for size in dots[3 - covered:]]
        dtype = [np.float32, np.float64, np.float16, np.uint8 if at == 0 else np.int8][types]
        terms.append("".join(term))
        operands.append(random_array(rng, shape, dtype))
    formula = ",".join(terms)
    if rng.random() < 0.75:
        kept = rng.sample(used, rng.randint(0, len(used)))
        if "..." in formula and rng.random() < 0.9:
            kept.insert(rng.randint(0, len(kept)), "...")
        formula += "->" + "".join(kept)
    if rng.random() < 0.2:
        # Neither dots nor arrows are divided.
        parts = re.findall(r"\.\.\.|->|.", formula)
        formula = "".join(part + " " * rng.randint(0, 2) for part in parts)
    if rng.random() < 0.08:
        at = rng.randint(0, len(formula))
        formula = formula[:at] + rng.choice(["", ".", "...", ",", "->", "-", ">", "a", "Z", "1", "\t"]) + formula[at + rng.randint(0, 1):]
    return formula, operands, types


def products(formula, operands):
    """An upper bound of the number of products."""
    bound = 1.0
    for sizes in labels(formula, operands).values():
        bound *= max(sizes)
    dims = collections.defaultdict(lambda: 1)
    for array in operands:
        for at, size in enumerate(array.shape[::-1]):
            dims[at] = max(dims[at], size)
    for size in dims.values() if "..." in formula else ():
        bound *= size
    return bound


def random_run(seed, counts):
    """One random einsum against numpy and opt_einsum."""
    rng = random.Random(seed)
    formula, operands, types = random_einsum(rng)
    # Sums of f32 are exact below 2^24.
    if products(formula, operands) > 65536:
        counts.skipped["too many products"] += 1
        return
    wide = [np.asarray(array, dtype=np.float64) for array in operands]
    paths = [True, False, "greedy", "auto", "dp", "random-greedy", "branch-2"]
    optimize = rng.choice(paths + ["optimal"] if len(operands) < 6 else paths)
    theirs, problems = [], []
    for name, function, options in [("numpy", NUMPY_EINSUM, {}), ("opt_einsum", CONTRACT, {"optimize": optimize})]:
        try:
            theirs.append((name, function(formula, *wide, **options)))
        except Exception as error:
            problems.append("%s: %s" % (name, error))
    what = "seed %d: %r of %d %s" % (seed, formula, types, [(array.shape, array.strides) for array in operands])
    rule = documented(formula, operands)
    strides = None
    if theirs and rng.random() < 0.3 and all(stride >= 0 for array in operands for stride in array.strides):
        # Strides of the output in any order, with gaps.
        shape = np.asarray(theirs[0][1]).shape
        strides, span = [0] * len(shape), 1
        for at in rng.sample(range(len(shape)), len(shape)):
            strides[at] = span + rng.randint(0, 2)
            span += (max(shape[at], 1) - 1) * strides[at]
    try:
        ours = compute(formula, operands, types, rng.randint(1, 3), rng.random() < 0.5, types < 2 and rng.random() < 0.2, strides)
    except Skip as skip:
        counts.skipped[str(skip)] += 1
        return
    except Failed as failed:
        return counts.differ("%s: %s" % (what, failed))
    except Refused as refused:
        if not theirs:
            counts.refused += 1
            counts.of_refusals[re.sub("[0-9]+|`.*?`", "_", str(refused).split("\n")[0])] += 1
        elif rule:
            counts.skipped[rule] += 1
        elif len(problems) == 1:
            counts.skipped["only one of them takes it, and we do not: " + str(refused).split("\n")[0]] += 1
        else:
            counts.differ("%s: refused: %s" % (what, refused))
        return
    for name, result in theirs if rule != "tabs are spaces" else []:
        difference = differs(formula, operands, ours, result, 0.0)
        if difference:
            return counts.differ("%s: %s: %s" % (what, name, difference))
    if theirs:
        counts.equal += 1
    elif rule or any(ord(c) > 127 for c in formula):
        counts.skipped[rule or "letters beyond ASCII"] += 1
    else:
        counts.differ("%s: not refused: %s" % (what, problems))


def main():
    is_fine = True
    for package, file in [
        ("numpy", "_core/tests/test_einsum.py"),
        ("opt_einsum", "tests/test_contract.py"),
        ("opt_einsum", "tests/test_input.py"),
        ("opt_einsum", "tests/test_edge_cases.py"),
        ("opt_einsum", "tests/test_blas.py"),
        ("opt_einsum", "tests/test_sharing.py"),
    ]:
        is_fine &= run(package, file)
    counts, started = Counts(), time.time()
    for seed in range(FIRST, FIRST + COUNT):
        random_run(seed, counts)
    print("random, seeds %d to %d, in %d s: %s" % (FIRST, FIRST + COUNT, time.time() - started, counts.line()))
    return is_fine and not counts.different


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
