"""Peers of `bench tensor` that are Python packages: etops, NumPy and opt_einsum, on one thread.

Requests, one per line: `version NAME`, `case NAME ROW`, `check`, `time`. An answer ends with a line `ok ...` or `error ...`.
Operands have the values of `values` in bench/src/tensor.rs: small integers, so that every order of sums gives the same
result.
"""

import sys
import time

import numpy as np

try:
    import etops
except ImportError:
    etops = None
try:
    import opt_einsum
except ImportError:
    opt_einsum = None

CHUNK = 1 << 20


class Unsupported(Exception):
    pass


def values(n, seed):
    out = np.empty(n, np.float32)
    for at in range(0, n, CHUNK):
        end = min(n, at + CHUNK)
        out[at:end] = (np.arange(at, end, dtype=np.int64) * 7 + seed) % 5 - 2
    return out


def sums(out):
    """The sum of all elements, and that with weights."""
    plain = weighted = 0.0
    for at in range(0, out.size, CHUNK):
        part = out[at : at + CHUNK].astype(np.float64)
        plain += part.sum()
        weighted += (part * (np.arange(at, at + part.size) % 1009)).sum()
    return plain, weighted


def measure(call):
    n = 1
    while True:
        before = time.thread_time_ns()
        for _ in range(n):
            call()
        took = time.thread_time_ns() - before
        if took >= 1e5:
            n = max(1, int(n * max(0.5, 2e5 / took)))
            break
        n *= 2
    times, start = [], time.thread_time_ns()
    while len(times) < 3 or (len(times) < 60 and time.thread_time_ns() - start < 2e7):
        before = time.thread_time_ns()
        for _ in range(n):
            call()
        times.append((time.thread_time_ns() - before) / n)
    return sorted(times)[max(1, len(times) // 10) if len(times) > 3 else 0]


class Operation:
    """A row `operation MAIN FIRST LAST KIND:EXECUTION:SIZE:IN0/IN1/OUT..`, without or with the choice of loops."""

    def __init__(self, words):
        self.main, self.first, self.last = words[:3]
        self.dimensions = []
        for word in words[3:]:
            kind, execution, size, strides = word.split(":")
            self.dimensions.append((kind, execution, int(size), [int(stride) for stride in strides.split("/")]))

    def elements(self, tensor):
        return 1 + sum((size - 1) * strides[tensor] for _, _, size, strides in self.dimensions)

    def is_chosen(self):
        return any(execution == "any" for _, execution, _, _ in self.dimensions)


class Einsum:
    """A row `einsum FORMULA SIZES`; sizes are those of the indices in alphabetical order."""

    def __init__(self, words):
        self.formula = words[0]
        self.names = sorted(set(self.formula) - set(",->"))
        self.sizes = dict(zip(self.names, (int(size) for size in words[1].split(","))))
        operands, self.out = self.formula.split("->")
        self.operands = operands.split(",")

    def shape(self, names):
        return [self.sizes[name] for name in names]

    def strides(self, names):
        strides, n = {}, 1
        for name in reversed(names):
            strides[name] = n
            n *= self.sizes[name]
        return strides

    def operation(self):
        a, b, out = (self.strides(names) for names in [*self.operands, self.out])
        words = ["gemm", "zero", "none"]
        for name in self.names:
            kind = "k" if name not in out else "m" if name not in b else "n" if name not in a else "c"
            strides = "/".join(str(of.get(name, 0)) for of in (a, b, out))
            words.append(f"{kind}:any:{self.sizes[name]}:{strides}")
        return Operation(words)


def etops_case(operation):
    if etops is None:
        raise Unsupported("etops is not installed")
    prims = {"none": etops.prim.none, "zero": etops.prim.zero, "relu": etops.prim.relu}
    prims |= {"gemm": etops.prim.gemm, "brgemm": etops.prim.brgemm}
    executions = {"seq": etops.exec.seq, "prim": etops.exec.prim, "any": etops.exec.seq}
    dimensions = operation.dimensions
    config = etops.TensorOperationConfig(
        backend="tpp",
        data_type=etops.float32,
        prim_first=prims[operation.first],
        prim_main=prims[operation.main],
        prim_last=prims[operation.last],
        dim_types=tuple(getattr(etops.dim, kind) for kind, _, _, _ in dimensions),
        exec_types=tuple(executions[execution] for _, execution, _, _ in dimensions),
        dim_sizes=tuple(size for _, _, size, _ in dimensions),
        strides=(tuple(tuple(strides[of] for _, _, _, strides in dimensions) for of in range(3)),),
    )
    if operation.is_chosen():
        config = etops.optimize(config)
    compiled = etops.TensorOperation(config)
    a, b = (values(operation.elements(of), of + 1) for of in range(2))
    out = np.zeros(operation.elements(2), np.float32)
    return lambda: compiled.execute(a, b, out), lambda: out


def einsum_case(name, row):
    operands = [values(int(np.prod(row.shape(of))), at + 1).reshape(row.shape(of)) for at, of in enumerate(row.operands)]
    out = np.zeros(row.shape(row.out), np.float32)
    if name == "opt_einsum":
        if opt_einsum is None:
            raise Unsupported("opt_einsum is not installed")
        contract = opt_einsum.contract_expression(row.formula, *(operand.shape for operand in operands))
        return lambda: contract(*operands, out=out), lambda: out.ravel()
    if len(operands) == 1:
        return lambda: np.copyto(out, np.einsum(row.formula, *operands)), lambda: out.ravel()
    return lambda: np.einsum(row.formula, *operands, out=out, optimize=True), lambda: out.ravel()


def case(name, words):
    if words[0] == "operation":
        if name != "etops":
            raise Unsupported("only etops has operations")
        return etops_case(Operation(words[1:]))
    row = Einsum(words[1:])
    if name != "etops":
        return einsum_case(name, row)
    if len(row.operands) != 2:
        raise Unsupported("etops has contractions of two operands")
    return etops_case(row.operation())


def version(name):
    module = {"etops": etops, "NumPy": np, "opt_einsum": opt_einsum}[name]
    if module is None:
        raise Unsupported(name + " is not installed")
    return getattr(module, "__version__", "")


def main():
    call = results = None
    for line in sys.stdin:
        try:
            what, *words = line.split()
            if what == "version":
                print("ok", version(words[0]), flush=True)
            elif what == "case":
                call = results = None
                call, results = case(words[0], words[1:])
                print("ok", flush=True)
            elif what == "check":
                results().fill(0)
                call()
                print("ok", *sums(results()), flush=True)
            elif what == "time":
                print("ok", measure(call), flush=True)
            else:
                raise Unsupported("no such request: " + what)
        except Exception as error:
            print("error", " ".join(str(error).split()) or type(error).__name__, flush=True)


if __name__ == "__main__":
    main()
