"""Peers of `bench tensor` that are Python packages: etops, NumPy, opt_einsum and onnxruntime, on one thread.

Requests, one per line: `version NAME`, `case NAME ROW`, `check`, `sample`, `time`. An answer ends with a line `ok ...` or `error ...`.
Operands have the values of `values` in bench/src/tensor.rs: small integers, so that every order of sums gives the same
result.
"""

import math
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
try:
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper
except ImportError:
    onnxruntime = None

CHUNK = 1 << 20
SAMPLE = 64


class Unsupported(Exception):
    pass


def values(n, seed):
    out = np.empty(n, np.float32)
    for at in range(0, n, CHUNK):
        end = min(n, at + CHUNK)
        out[at:end] = (np.arange(at, end, dtype=np.int64) * 7 + seed) % 5 - 2
    return out


def spread(n, seed):
    """Numbers from -8 to 8 without a period that sums could cancel; bench/src/tensor/network.rs has the same."""
    hashed = (np.arange(n, dtype=np.uint32) + np.uint32(seed * 977)) * np.uint32(2654435761)
    return ((hashed >> np.uint32(20)) % np.uint32(17)).astype(np.float32) - 8


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


class Network:
    """A row `attention HEADS TOKENS WIDTH` or `mlp BATCH SIZE,SIZE,.. relu|gelu`, with its operands."""

    def __init__(self, words):
        self.is_attention = words[0] == "attention"
        if self.is_attention:
            self.heads, self.tokens, self.width = (int(word) for word in words[1:])
            self.shapes = [(self.heads, self.tokens, self.width)] * 3
            self.out_shape = (self.tokens, self.heads, self.width)
        else:
            self.batch, self.sizes = int(words[1]), [int(size) for size in words[2].split(",")]
            self.activation = words[3]
            self.shapes = [(self.batch, self.sizes[0])]
            for inner, outer in zip(self.sizes, self.sizes[1:]):
                self.shapes += [(inner, outer), (outer,)]
            self.out_shape = (self.batch, self.sizes[-1])
        self.operands = [
            (spread(int(np.prod(shape)), at + 1) * np.float32(self.factor(at))).reshape(shape)
            for at, shape in enumerate(self.shapes)
        ]

    def factor(self, operand):
        return 1 / 64 if not self.is_attention and operand % 2 == 1 else 1 / 8

    def is_last(self, layer):
        return layer + 2 == len(self.sizes)


def gelu(x):
    erf = np.frompyfunc(math.erf, 1, 1)
    return (x * 0.5 * (1 + erf(x / math.sqrt(2)).astype(np.float32))).astype(np.float32)


def numpy_network(row):
    out = np.empty(row.out_shape, np.float32)
    if row.is_attention:
        q, k, v = row.operands
        factor = np.float32(1 / math.sqrt(row.width))

        def attention():
            scores = np.matmul(q, k.transpose(0, 2, 1))
            scores *= factor
            scores -= scores.max(axis=-1, keepdims=True)
            np.exp(scores, out=scores)
            scores /= scores.sum(axis=-1, keepdims=True)
            np.matmul(scores, v, out=out.transpose(1, 0, 2))

        return attention, lambda: out.ravel()

    def layers():
        x = row.operands[0]
        for layer in range(len(row.sizes) - 1):
            weights, bias = row.operands[2 * layer + 1 : 2 * layer + 3]
            target = out if row.is_last(layer) else None
            x = np.matmul(x, weights, out=target)
            x += bias
            if not row.is_last(layer):
                x = gelu(x) if row.activation == "gelu" else np.maximum(x, 0, out=x)

    return layers, lambda: out.ravel()


def onnxruntime_network(row):
    """A model whose weights are constants, with its inputs and outputs in place."""
    if onnxruntime is None:
        raise Unsupported("onnxruntime is not installed")
    nodes, constants = [], []

    def constant(name, array):
        constants.append(numpy_helper.from_array(array, name))
        return name

    if row.is_attention:
        names = ["q", "k", "v"]
        nodes.append(helper.make_node("Transpose", ["k"], ["kt"], perm=[0, 2, 1]))
        nodes.append(helper.make_node("MatMul", ["q", "kt"], ["products"]))
        factor = constant("factor", np.float32(1 / math.sqrt(row.width)).reshape(()))
        nodes.append(helper.make_node("Mul", ["products", factor], ["scores"]))
        nodes.append(helper.make_node("Softmax", ["scores"], ["shares"], axis=-1))
        nodes.append(helper.make_node("MatMul", ["shares", "v"], ["mixed"]))
        nodes.append(helper.make_node("Transpose", ["mixed"], ["out"], perm=[1, 0, 2]))
    else:
        names, x = ["x"], "x"
        for layer in range(len(row.sizes) - 1):
            weights, bias = (constant(f"{kind}{layer}", row.operands[2 * layer + at]) for at, kind in [(1, "w"), (2, "b")])
            target = "out" if row.is_last(layer) else f"sum{layer}"
            nodes.append(helper.make_node("Gemm", [x, weights, bias], [target]))
            x = target
            if not row.is_last(layer):
                kind = "Gelu" if row.activation == "gelu" else "Relu"
                nodes.append(helper.make_node(kind, [x], [f"x{layer + 1}"]))
                x = f"x{layer + 1}"
    inputs = row.operands[: len(names)]
    described = [helper.make_tensor_value_info(name, TensorProto.FLOAT, of.shape) for name, of in zip(names, inputs)]
    output = helper.make_tensor_value_info("out", TensorProto.FLOAT, row.out_shape)
    graph = helper.make_graph(nodes, "network", described, [output], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)], ir_version=9)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    out, binding = np.zeros(row.out_shape, np.float32), session.io_binding()
    for name, operand in zip(names, inputs):
        binding.bind_input(name, "cpu", 0, np.float32, operand.shape, operand.ctypes.data)
    binding.bind_output("out", "cpu", 0, np.float32, out.shape, out.ctypes.data)
    # The session has the addresses of the inputs, which live as long as this function.
    return lambda inputs=inputs: session.run_with_iobinding(binding), lambda: out.ravel()


def network_case(name, row):
    if name == "NumPy":
        return numpy_network(row)
    if name == "onnxruntime":
        return onnxruntime_network(row)
    raise Unsupported("no networks")


def case(name, words):
    if words[0] in ("attention", "mlp"):
        return network_case(name, Network(words))
    if name == "onnxruntime":
        raise Unsupported("onnxruntime has networks only")
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
    module = {"etops": etops, "NumPy": np, "opt_einsum": opt_einsum, "onnxruntime": onnxruntime}[name]
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
                name_of_case, words_of_case = words[0], words[1:]
                call, results = case(name_of_case, words_of_case)
                print("ok", flush=True)
            elif what == "check":
                results().fill(0)
                call()
                print("ok", *sums(results()), flush=True)
            elif what == "sample":
                out = results()
                print("ok", *(float(out[at * (out.size - 1) // (SAMPLE - 1)]) for at in range(SAMPLE)), flush=True)
            elif what == "time":
                if words_of_case[-1] == "gelu" and name_of_case == "NumPy":
                    raise Unsupported("NumPy has no error function; this one calls Python")
                print("ok", measure(call), flush=True)
            else:
                raise Unsupported("no such request: " + what)
        except Exception as error:
            print("error", " ".join(str(error).split()) or type(error).__name__, flush=True)


if __name__ == "__main__":
    main()
