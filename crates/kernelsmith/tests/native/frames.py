# Single-steps kernels in gdb and checks at each instruction that unwinding gives the caller's return address, stack pointer
# and callee-saved registers as they were at entry. Run it in gdb: `gdb -batch -x frames.py --args debugged frames`.
import gdb

KERNELS = ["keeps_nothing", "keeps_one", "keeps_many", "keeps_all", "keeps_pages"]
OWNED = {
    "i386": ["rsp", "rbx", "rbp", "r12", "r13", "r14", "r15"],
    "aarc": ["sp"] + ["x%d" % n for n in range(19, 30)] + ["v%d" % n for n in range(8, 16)],
    "risc": ["sp"] + ["s%d" % n for n in range(12)] + ["fs%d" % n for n in range(12)],
}


def seen(frame):
    def read(name):
        if not name.startswith("v"):
            return str(frame.read_register(name))
        # Only the lower half of a vector register is callee-saved. With SVE, gdb unwinds the containing register.
        try:
            vector = frame.read_register("z" + name[1:])
        except ValueError:
            vector = frame.read_register(name)
        return str(vector["d"]["u"][0])

    names = OWNED[gdb.selected_inferior().architecture().name()[:4]]
    return [("pc", frame.pc())] + [(name, read(name)) for name in names]


def is_known(name):
    try:
        return gdb.parse_and_eval("(long) &" + name) != 0
    except gdb.error:
        return False


def run_to(name):
    breakpoint = gdb.Breakpoint("*" + name)
    gdb.execute("continue", to_string=True)
    breakpoint.delete()


def walk(name):
    run_to("__jit_debug_register_code")
    while not is_known(name):
        run_to("__jit_debug_register_code")
    run_to(name)
    caller = seen(gdb.newest_frame().older())
    steps = 0
    while gdb.newest_frame().name() == name:
        found = seen(gdb.newest_frame().older())
        if found != caller:
            wrong = [(a, b) for a, b in zip(caller, found) if a != b]
            raise gdb.error("%s, step %d, %s: %s" % (name, steps, gdb.execute("x/i $pc", to_string=True), wrong))
        gdb.execute("nexti", to_string=True)
        steps += 1
    if gdb.newest_frame().pc() != caller[0][1]:
        raise gdb.error("%s ended elsewhere than at its caller" % name)
    print("walked %s: %d instructions" % (name, steps))


for setting in ("pagination off", "debuginfod enabled off", "confirm off", "language c"):
    gdb.execute("set " + setting)
if gdb.selected_inferior().pid == 0:
    gdb.execute("starti", to_string=True)
print("started")
try:
    for kernel in KERNELS:
        walk(kernel)
except gdb.error as error:
    print("wrong: %s" % error)
if gdb.selected_inferior().pid != 0:
    gdb.execute("kill")
