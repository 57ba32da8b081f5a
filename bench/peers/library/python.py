"""Peers that come as Python packages: onnxruntime's operators and networks, OpenCV's filters.

Requests and answers are those of library.h. A model of one operator is made for each row; from its time that of a run of
an empty model is taken away, which is what the way through Python costs.
"""

import sys
import time

import numpy as np

try:
    import onnx
    import onnxruntime
    from onnx import TensorProto, helper, numpy_helper
except ImportError:
    onnxruntime = None
try:
    import cv2

    cv2.setNumThreads(1)
except ImportError:
    cv2 = None

INPUT, WEIGHTS, OUTPUT, BIAS = 1, 2, 3, 4


class Unsupported(Exception):
    pass


def data(n, seed):
    """The values of library.h's Buffer, a block of states at a time."""
    mask, step, more, block = (1 << 64) - 1, 6364136223846793005, 1442695040888963407, 4096
    factors, terms, factor, term = [], [], 1, 0
    for _ in range(block):
        factor, term = factor * step & mask, (term * step + more) & mask
        factors.append(factor)
        terms.append(term)
    factors, terms = np.array(factors, np.uint64), np.array(terms, np.uint64)
    values = np.empty(-(-n // block) * block, np.float32)
    for at in range(0, len(values), block):
        states = factors * np.uint64(seed) + terms
        seed = int(states[-1])
        # C's conversion to a number of 32 bits, and its remainder.
        words = (states >> np.uint64(33)).astype(np.uint32).astype(np.int32)
        values[at : at + block] = np.fmod(words, 128) / 64 - 1
    return values[:n].copy()


class Spec:
    def __init__(self, words):
        self.words = words

    def number(self, key, otherwise):
        found = [word for word in self.words if word.startswith(key + "=")]
        return int(found[0].split("=")[1]) if found else otherwise

    def sizes(self, at):
        return [int(size) for size in self.words[at].split("x")]


def measure(calls):
    n = 1
    while True:
        before = time.thread_time_ns()
        calls(n)
        took = time.thread_time_ns() - before
        if took >= 1e5:
            n = max(1, int(n * max(0.5, 2e5 / took)))
            break
        n *= 2
    times, start = [], time.thread_time_ns()
    while len(times) < 3 or (len(times) < 60 and time.thread_time_ns() - start < 2e7):
        before = time.thread_time_ns()
        calls(n)
        times.append((time.thread_time_ns() - before) / n)
    return sorted(times)[max(1, len(times) // 10)]


class Session:
    """A model that onnxruntime runs on this thread, with its inputs and outputs in place."""

    def __init__(self, model, inputs):
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = 3
        self.session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
        self.binding = self.session.io_binding()
        for given, value in zip(self.session.get_inputs(), inputs):
            self.binding.bind_cpu_input(given.name, value)
        for made in self.session.get_outputs():
            self.binding.bind_output(made.name, "cpu")
        self.session.run_with_iobinding(self.binding)
        # What was allocated for the first run serves all others.
        self.values = self.binding.get_outputs()
        for made, value in zip(self.session.get_outputs(), self.values):
            self.binding.bind_ortvalue_output(made.name, value)

    def calls(self, n):
        for _ in range(n):
            self.session.run_with_iobinding(self.binding)

    def results(self):
        return self.values[0].numpy().astype(np.float32).ravel()


def model_of(nodes, given, made, constants, kind):
    graph = helper.make_graph(
        nodes,
        "row",
        [helper.make_tensor_value_info("x", kind, given)],
        [helper.make_tensor_value_info("y", kind, made)],
        constants,
    )
    return helper.make_model(graph, ir_version=9, opset_imports=[helper.make_opsetid("", 17)]).SerializeToString()


def empty():
    if not hasattr(empty, "time"):
        node = helper.make_node("Relu", ["x"], ["y"])
        model = model_of([node], [1], [1], [], TensorProto.FLOAT)
        empty.time = measure(Session(model, [np.zeros(1, np.float32)]).calls)
    return empty.time


def operator(spec):
    what, type_name = spec.words[0], spec.words[1]
    kinds = {
        "f32": (TensorProto.FLOAT, np.float32),
        "f16": (TensorProto.FLOAT16, np.float16),
        "u8": (TensorProto.UINT8, np.uint8),
    }
    if onnxruntime is None or type_name not in kinds:
        raise Unsupported("onnxruntime" if onnxruntime is None else type_name)
    kind, numpy_type = kinds[type_name]
    c, h, w = spec.sizes(2)
    k, s, p, d = spec.number("k", 1), spec.number("s", 1), spec.number("p", 0), spec.number("d", 1)
    # Of a single row there are no windows of columns.
    kv, sv, pv, dv = (1, 1, 0, 1) if h == 1 else (k, s, p, d)
    out = spec.number("out", c)
    made = [1, out, (h + 2 * pv - (kv - 1) * dv - 1) // sv + 1, (w + 2 * p - (k - 1) * d - 1) // s + 1]
    places = {"kernel_shape": [kv, k], "strides": [sv, s], "pads": [pv, p, pv, p]}
    if d != 1:
        places["dilations"] = [dv, d]
    constants = []
    if what == "maxpool":
        nodes = [helper.make_node("MaxPool", ["x"], ["y"], **places)]
    elif what == "avgpool":
        nodes = [helper.make_node("AveragePool", ["x"], ["y"], **places)]
    elif what == "pyramid":
        names = ["x", "a", "b", "c"]
        nodes = [helper.make_node("MaxPool", [names[at]], [names[at + 1]], **places) for at in range(3)]
        nodes.append(helper.make_node("Concat", names[1:], ["y"], axis=1))
    elif what in ("depthwise", "conv"):
        groups = c if what == "depthwise" else 1
        if type_name == "u8":
            raise Unsupported(type_name)
        weights = data(out * (c // groups) * kv * k, WEIGHTS).reshape(out, c // groups, kv, k).astype(numpy_type)
        constants = [
            numpy_helper.from_array(weights, "w"),
            numpy_helper.from_array(data(out, BIAS).astype(numpy_type), "b"),
        ]
        has_relu = "relu" in spec.words
        nodes = [helper.make_node("Conv", ["x", "w", "b"], ["z" if has_relu else "y"], group=groups, **places)]
        if has_relu:
            nodes.append(helper.make_node("Relu", ["z"], ["y"]))
    else:
        raise Unsupported(what)
    x = data(c * h * w, INPUT).reshape(1, c, h, w)
    x = ((x + 1) * 64 if type_name == "u8" else x).astype(numpy_type)
    session = Session(model_of(nodes, [1, c, h, w], made, constants, kind), [x])
    return session.calls, session.results, empty()


def network(spec):
    """`network MODEL FILE SIZES`: a model on the floats of a file."""
    if onnxruntime is None:
        raise Unsupported("onnxruntime")
    x = np.fromfile(spec.words[2], np.float32).reshape(spec.sizes(3))
    session = Session(spec.words[1], [x])
    return session.calls, session.results, 0


def stencil(spec):
    """`stencil box|gauss|sobel|full SIDE HxW [u8]`; OpenCV also makes the border, which is left out of the results."""
    if cv2 is None:
        raise Unsupported("OpenCV")
    side = int(spec.words[2])
    h, w = spec.sizes(3)
    bytes_ = "u8" in spec.words
    x = data(h * w, INPUT).reshape(h, w)
    x = ((x + 1) * 64).astype(np.uint8) if bytes_ else x
    y = np.empty((h, w), x.dtype)
    weights = data(side * side, WEIGHTS).reshape(side, side)
    edge, border = side // 2, cv2.BORDER_REPLICATE
    one = {
        "box": lambda: cv2.blur(x, (side, side), y, borderType=border),
        "gauss": lambda: cv2.GaussianBlur(x, (side, side), 0, y, borderType=border),
        "sobel": lambda: cv2.Sobel(x, -1, 1, 0, y, side, borderType=border),
        "full": lambda: cv2.filter2D(x, -1, weights, y, borderType=border),
    }[spec.words[1]]

    def calls(n):
        for _ in range(n):
            one()

    def results():
        inside = y[edge : h - edge, edge : w - edge].astype(np.float32).ravel()
        return inside / 256 if bytes_ else inside

    return calls, results, 0


def resize(spec):
    """`resize bilinear|nearest f32|u8 CxHxW to=HxW`, with OpenCV's channels side by side, the results in planes."""
    if cv2 is None:
        raise Unsupported("OpenCV")
    c, h, w = spec.sizes(3)
    rows, columns = [int(size) for size in spec.words[4].split("=")[1].split("x")]
    bytes_ = spec.words[2] == "u8"
    x = data(c * h * w, INPUT).reshape(c, h, w)
    x = ((x + 1) * 64).astype(np.uint8) if bytes_ else x
    x = np.ascontiguousarray(x.transpose(1, 2, 0))
    y = np.empty((rows, columns, c), x.dtype)
    x, y = (x[:, :, 0], y[:, :, 0]) if c == 1 else (x, y)
    how = cv2.INTER_NEAREST if spec.words[1] == "nearest" else cv2.INTER_LINEAR

    def calls(n):
        for _ in range(n):
            cv2.resize(x, (columns, rows), y, interpolation=how)

    def results():
        planes = y.reshape(rows, columns, c).transpose(2, 0, 1).astype(np.float32).ravel()
        return planes / 256 if bytes_ else planes

    return calls, results, 0


def resize_operator(spec):
    """The same by onnxruntime, in planes."""
    if onnxruntime is None or spec.words[2] != "f32":
        raise Unsupported("onnxruntime" if onnxruntime is None else spec.words[2])
    c, h, w = spec.sizes(3)
    rows, columns = [int(size) for size in spec.words[4].split("=")[1].split("x")]
    how = {"mode": "linear", "coordinate_transformation_mode": "half_pixel"}
    if spec.words[1] == "nearest":
        how = {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}
    made = [1, c, rows, columns]
    sizes = numpy_helper.from_array(np.array(made, np.int64), "sizes")
    node = helper.make_node("Resize", ["x", "", "", "sizes"], ["y"], **how)
    model = model_of([node], [1, c, h, w], made, [sizes], TensorProto.FLOAT)
    session = Session(model, [data(c * h * w, INPUT).reshape(1, c, h, w)])
    return session.calls, session.results, empty()


def case(variant, spec):
    if spec.words[0] == "resize":
        return resize(spec) if variant == "opencv" else resize_operator(spec)
    if variant == "opencv":
        return stencil(spec)
    return network(spec) if spec.words[0] == "network" else operator(spec)


def answer(what, words, cases):
    """The words after `ok`. A case is a function that makes calls, one for results, and what to take away from times."""
    if what == "version":
        versions = [("onnxruntime", onnxruntime), ("OpenCV", cv2)]
        return " and ".join(f"{name} {module.__version__}" for name, module in versions if module)
    if what == "variants":
        families = {"pool": "onnxruntime", "depthwise": "onnxruntime", "conv": "onnxruntime", "stencil": "opencv"}
        families["resize"] = "opencv onnxruntime"
        return families.get(words[0], "")
    if what == "clear":
        cases.clear()
        return ""
    if what == "case":
        cases.pop(words[0], None)
        cases[words[0]] = case(words[0], Spec(words[1:]))
        return ""
    if what not in ("output", "time"):
        raise Unsupported("no such request: " + what)
    calls, results, less = cases[words[0]]
    if what == "time":
        return str(max(0, measure(calls) - less))
    calls(1)
    results().astype(np.float32).tofile(words[1])
    return ""


def main():
    cases = {}
    for line in sys.stdin:
        try:
            what, *words = line.split()
            print("ok", answer(what, words, cases), flush=True)
        except Exception as error:
            print("error", " ".join(str(error).split()) or type(error).__name__, flush=True)


if __name__ == "__main__":
    main()
