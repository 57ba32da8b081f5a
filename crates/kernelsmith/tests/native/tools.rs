//! Debuggers and profilers, where they are installed: gdb's backtrace through a kernel, std's backtrace, perf's reports
//! from the map file and from jitdump. Where a tool is missing or not permitted, the tests of kernelsmith-exec still
//! check the data that it would read.

use kernelsmith::prelude::*;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The example program for the tools; cargo builds it with the tests.
fn debugged() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    test.ancestors().nth(2).unwrap().join("examples/debugged")
}

/// Runs a tool; prints a line and returns `None` if it is missing or not permitted.
fn run(command: &mut Command) -> Option<Output> {
    let name = command.get_program().to_string_lossy().into_owned();
    match command.output() {
        Ok(output) if output.status.success() => Some(output),
        Ok(output) => {
            println!("not tried: {name}: {}", String::from_utf8_lossy(&output.stderr));
            None
        }
        Err(error) => {
            println!("not tried: {name}: {error}");
            None
        }
    }
}

fn has_example() -> bool {
    let is_there = Jit::host().is_ok() && debugged().exists();
    if !is_there {
        println!("not tried: {} is not there, or kernels do not run here", debugged().display());
    }
    is_there
}

#[test]
fn gdb_names_a_kernel_between_its_callers() {
    if !has_example() {
        return;
    }
    let mut gdb = Command::new("gdb");
    gdb.args(["-q", "-batch", "-nx", "-ex", "set debuginfod enabled off", "-ex", "break seen_by_kernel"]);
    gdb.args(["-ex", "run", "-ex", "bt", "-ex", "frame 1", "-ex", "stepi", "-ex", "bt"]).arg(debugged());
    let Some(output) = run(&mut gdb) else { return };
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.contains("Breakpoint 1, ") {
        println!("not tried: gdb could not run the program: {text}");
        return;
    }
    let frame = |start: &str| text.lines().position(|line| line.starts_with(start)).unwrap_or_else(|| panic!("{text}"));
    let kernel = frame("#1 ");
    let named = text.lines().nth(kernel).unwrap();
    assert!(named.contains("in calls_back ()"), "{text}");
    // The line of the example that recorded the call.
    let example = include_str!("../../examples/debugged.rs");
    let line = example.lines().position(|line| line.contains("k.call(\"seen_by_kernel\"")).unwrap() + 1;
    assert!(named.ends_with(&format!("examples/debugged.rs:{line}")), "{text}");
    assert!(text.lines().skip(kernel).any(|line| line.starts_with('#') && line.contains("main ()")), "{text}");
}

/// A debugger stops in a kernel before it exists, and goes from Rust line to Rust line in it.
#[test]
fn gdb_steps_through_the_lines_of_a_kernel() {
    if !has_example() {
        return;
    }
    let mut gdb = Command::new("gdb");
    gdb.args(["-q", "-batch", "-nx", "-ex", "set debuginfod enabled off", "-ex", "set breakpoint pending on"]);
    gdb.args(["-ex", "break calls_back", "-ex", "run", "-ex", "info line", "-ex", "next", "-ex", "info line"]);
    let Some(output) = run(gdb.args(["-ex", "next", "-ex", "info line"]).arg(debugged())) else { return };
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.contains("Breakpoint 1, ") {
        println!("not tried: gdb could not run the program: {text}");
        return;
    }
    let example = include_str!("../../examples/debugged.rs");
    let lines: Vec<usize> = ["let product = a * b;", "k.call(\"seen_by_kernel\"", "inner + product"]
        .map(|wanted| example.lines().position(|line| line.contains(wanted)).unwrap() + 1)
        .to_vec();
    let seen: Vec<usize> = (text.lines())
        .filter_map(|line| {
            line.strip_prefix("Line ")?.split_once(" of \"crates/kernelsmith/examples/debugged.rs\"")?.0.parse().ok()
        })
        .collect();
    assert_eq!(seen, lines, "{text}");
}

/// At each instruction of kernels with all kinds of frames, a debugger finds the caller and the callee-saved registers
/// with their values at entry.
#[test]
fn frames_are_known_at_every_instruction() {
    if !has_example() {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/native/frames.py");
    let gdb = |name: &str, words: &[&str]| run(Command::new(name).args(["-q", "-batch", "-nx"]).args(words));
    let program = debugged();
    let path = program.to_str().unwrap();
    let output = match std::env::var("KERNELSMITH_EMULATOR") {
        Ok(emulator) => {
            let socket = std::env::temp_dir().join(format!("kernelsmith-gdb-{}", std::process::id()));
            let socket = socket.to_str().unwrap();
            let mut words = emulator.split(' ');
            let mut started = Command::new(words.next().unwrap());
            let mut started = started.args(words).args(["-g", socket, path, "frames"]).spawn().unwrap();
            let connect = format!("target remote {socket}");
            while !Path::new(socket).exists() && started.try_wait().unwrap().is_none() {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            // An emulator on a loaded machine may need more than the two seconds of the default to reply.
            let patient = "set remotetimeout 60";
            let output = gdb("gdb-multiarch", &["-ex", patient, "-ex", &connect, "-x", script, path]);
            let _ = started.kill();
            started.wait().unwrap();
            let _ = std::fs::remove_file(socket);
            output
        }
        Err(_) => gdb("gdb", &["-x", script, "--args", path, "frames"]),
    };
    let Some(output) = output else { return };
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.lines().any(|line| line == "started") {
        println!("not tried: gdb could not run the program: {text}");
        return;
    }
    let walked = text.lines().filter(|line| line.starts_with("walked ")).count();
    let wrong: Vec<_> = text.lines().filter(|line| line.starts_with("wrong: ")).collect();
    assert!(
        walked == 5 && wrong.is_empty(),
        "{walked} of 5 kernels; {wrong:?}\n{}",
        String::from_utf8_lossy(&output.stderr)
    );
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
static SEEN: std::sync::Mutex<String> = std::sync::Mutex::new(String::new());

#[cfg(all(target_os = "linux", target_env = "gnu"))]
extern "C" fn look_back(value: f64) -> f64 {
    *SEEN.lock().unwrap() = std::backtrace::Backtrace::force_capture().to_string();
    value
}

/// The caller to find. The test itself may be inlined, and has no frame then.
#[inline(never)]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn caller_of_the_kernel(kernel: &Kernel<fn(In<f64>, InOut<f64>, f64)>) {
    let mut y = [1.0; 5];
    kernel.call(&[2.0; 5], &mut y, 0.5).unwrap();
    assert_eq!(y, [6.5; 5]);
}

#[test]
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn backtraces_cross_kernels() {
    let options = || JitOptions::new().unwinders(true);
    for options in [options(), options().spill_all(true)] {
        let Ok(jit) = Jit::host_with(options) else { return };
        // Vectors that are live across the call need an aligned frame; a branch creates two epilogues.
        let kernel = jit.kernel::<fn(In<f64>, InOut<f64>, f64)>("looks_back", |k, (x, y, value)| {
            k.for_each_vector(x.len(), |i| {
                let (a, b) = (x.load(i) * 3.0, y.load(i));
                let seen = k.call("look_back", look_back as extern "C" fn(f64) -> f64, (value,));
                y.store(i, a * b + seen);
            });
        });
        caller_of_the_kernel(&kernel.unwrap());
        let seen = SEEN.lock().unwrap();
        assert!(seen.contains("caller_of_the_kernel"), "{seen}");
    }
}

#[test]
fn perf_attributes_samples_to_kernels() {
    if !has_example() {
        return;
    }
    let folder = std::env::temp_dir().join(format!("kernelsmith-perf-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    attribute(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
}

fn attribute(folder: &Path) {
    let perf = |words: &[&str]| {
        let mut command = Command::new("perf");
        run(command.current_dir(folder).args(words))
    };
    let spin = debugged();
    let record = ["record", "-q", "-k", "1", "-e", "cpu-clock:u", "-o", "by-map"];
    let Some(output) = perf(&[&record[..], &["--", spin.to_str().unwrap(), "spin", "."]].concat()) else { return };
    let pid = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let check = |file: &str| {
        let Some(report) = perf(&["report", "-i", file, "--stdio", "--sort", "symbol"]) else { return };
        let text = String::from_utf8_lossy(&report.stdout);
        let first = text.lines().find(|line| !line.starts_with('#') && !line.trim().is_empty());
        assert!(first.is_some_and(|line| line.contains("spins_in_perf")), "{text}");
    };
    check("by-map");
    std::fs::remove_file(format!("/tmp/perf-{pid}.map")).unwrap();
    if perf(&["inject", "--jit", "-i", "by-map", "-o", "by-dump"]).is_some() {
        check("by-dump");
    }
}
