//! `bench mca`: predicted cycles of our inner loops on cores that are not available, compared with LLVM's -O2 code for
//! the same kernels.
//!
//! Out: a table of cycles for 64 elements, as `llvm-mca-22` estimates them, and the ratio.
//! LLVM compiles a plain loop over elements and vectorises it freely; ours is the kernel as users write it. For each
//! program, the loop with the fewest cycles per element counts. The model covers neither caches nor memory latency of
//! vectors.
//! Invariant: both sides use the same model, and both loops are rated by the vectors that they load or store.
//! Not here: run time, which needs the real machine (see [`crate::code`]).

use kernelsmith::prelude::*;
use kernelsmith::{ListingOptions, Target};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// A core: its name, LLVM's name of the architecture, the bits of a vector register, our target.
type Core = (&'static str, &'static str, u32, fn() -> Result<Target, Error>);

const CORES: [Core; 3] = [
    ("neoverse-v2", "aarch64", 128, Target::aarch64),
    ("apple-m4", "aarch64", 128, Target::aarch64),
    ("sifive-x280", "riscv64", 512, Target::riscv64),
];

/// The number of elements that cycles are reported for.
const ELEMENTS: f64 = 64.0;
/// Iterations of a loop in the model.
const ITERATIONS: u32 = 200;

/// What determines the elements per iteration.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// Each stored vector.
    Stores,
    /// Each pair of loaded vectors.
    PairsOfLoads,
}

/// A kernel: its name, what determines its elements, our version, and the parameters and the loop body in LLVM IR.
struct Kernel {
    name: &'static str,
    counted: Counted,
    ours: fn(&Jit) -> Result<String, Error>,
    params: &'static str,
    body: &'static str,
}

/// Weights of the filter, also the coefficients of the polynomial.
const WEIGHTS: [f32; 5] = [0.0625, 0.25, 0.375, 0.25, 0.125];

const KERNELS: [Kernel; 5] = [
    Kernel {
        name: "axpy",
        counted: Counted::Stores,
        ours: |jit| {
            let source = build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
                k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
            })?;
            jit.listing(source.function(), &ListingOptions::assembly())
        },
        params: "float %a, ptr noalias %x, ptr noalias %y, i64 %n",
        body: "  %py = getelementptr inbounds float, ptr %y, i64 %i
  %v0 = load float, ptr %px
  %v1 = load float, ptr %py
  %r = call float @llvm.fma.f32(float %v0, float %a, float %v1)
  store float %r, ptr %py
",
    },
    Kernel {
        name: "dot",
        counted: Counted::PairsOfLoads,
        ours: |jit| {
            let source = build::<fn(In<f32>, In<f32>) -> f32>("dot", |k, (x, y)| {
                let sums: [_; 4] = core::array::from_fn(|_| k.vector_var(0.0f32));
                k.for_each_vector_unrolled(x.len(), 4, |places| {
                    for (sum, &i) in sums.iter().zip(places) {
                        sum.set(x.load(i).mul_add(y.load(i), sum.get()));
                    }
                });
                (sums[0] + sums[1] + (sums[2] + sums[3])).reduce_add()
            })?;
            jit.listing(source.function(), &ListingOptions::assembly())
        },
        params: "ptr noalias %x, ptr noalias %y, i64 %n",
        body: "  %sum = phi float [ 0.0, %entry ], [ %r, %loop ]
  %py = getelementptr inbounds float, ptr %y, i64 %i
  %v0 = load float, ptr %px
  %v1 = load float, ptr %py
  %product = fmul fast float %v0, %v1
  %r = fadd fast float %sum, %product
",
    },
    Kernel {
        name: "maxpool",
        counted: Counted::Stores,
        ours: |jit| {
            let source = build::<fn(In<f32>, Out<f32>)>("maxpool", |k, (x, y)| {
                k.for_each_vector(y.len(), |i| {
                    y.store(i, x.load(i).max(x.load(i + 1)).max(x.load(i + 2)));
                });
            })?;
            jit.listing(source.function(), &ListingOptions::assembly())
        },
        params: "ptr noalias %x, ptr noalias %y, i64 %n",
        body: "  %py = getelementptr inbounds float, ptr %y, i64 %i
  %p1 = getelementptr inbounds i8, ptr %px, i64 4
  %p2 = getelementptr inbounds i8, ptr %px, i64 8
  %v0 = load float, ptr %px
  %v1 = load float, ptr %p1
  %v2 = load float, ptr %p2
  %c0 = fcmp ogt float %v0, %v1
  %m0 = select i1 %c0, float %v0, float %v1
  %c1 = fcmp ogt float %m0, %v2
  %r = select i1 %c1, float %m0, float %v2
  store float %r, ptr %py
",
    },
    Kernel {
        name: "blur",
        counted: Counted::Stores,
        ours: |jit| {
            let source = build::<fn(In<f32>, Out<f32>)>("blur", |k, (x, y)| {
                k.for_each_vector(y.len(), |i| {
                    let taps = (1..).zip(&WEIGHTS[1..]);
                    let first = x.load(i) * WEIGHTS[0];
                    y.store(i, taps.fold(first, |sum, (tap, &weight)| x.load(i + tap).mul_add(weight, sum)));
                });
            })?;
            jit.listing(source.function(), &ListingOptions::assembly())
        },
        params: "ptr noalias %x, ptr noalias %y, i64 %n",
        body: "  %py = getelementptr inbounds float, ptr %y, i64 %i
  %p1 = getelementptr inbounds i8, ptr %px, i64 4
  %p2 = getelementptr inbounds i8, ptr %px, i64 8
  %p3 = getelementptr inbounds i8, ptr %px, i64 12
  %p4 = getelementptr inbounds i8, ptr %px, i64 16
  %v0 = load float, ptr %px
  %v1 = load float, ptr %p1
  %v2 = load float, ptr %p2
  %v3 = load float, ptr %p3
  %v4 = load float, ptr %p4
  %s0 = fmul float %v0, 0.0625
  %s1 = call float @llvm.fma.f32(float %v1, float 0.25, float %s0)
  %s2 = call float @llvm.fma.f32(float %v2, float 0.375, float %s1)
  %s3 = call float @llvm.fma.f32(float %v3, float 0.25, float %s2)
  %r = call float @llvm.fma.f32(float %v4, float 0.125, float %s3)
  store float %r, ptr %py
",
    },
    Kernel {
        name: "poly4",
        counted: Counted::Stores,
        ours: |jit| {
            let source = build::<fn(In<f32>, Out<f32>)>("poly4", |k, (x, y)| {
                k.for_each_vector(y.len(), |i| {
                    let v = x.load(i);
                    let first = k.splat(WEIGHTS[4]);
                    y.store(i, WEIGHTS[..4].iter().rev().fold(first, |sum, &weight| sum.mul_add(v, k.splat(weight))));
                });
            })?;
            jit.listing(source.function(), &ListingOptions::assembly())
        },
        params: "ptr noalias %x, ptr noalias %y, i64 %n",
        body: "  %py = getelementptr inbounds float, ptr %y, i64 %i
  %v = load float, ptr %px
  %s0 = call float @llvm.fma.f32(float 0.125, float %v, float 0.25)
  %s1 = call float @llvm.fma.f32(float %s0, float %v, float 0.375)
  %s2 = call float @llvm.fma.f32(float %s1, float %v, float 0.25)
  %r = call float @llvm.fma.f32(float %s2, float %v, float 0.0625)
  store float %r, ptr %py
",
    },
];

/// Returns the table.
///
/// # Errors
/// A tool of LLVM 22 is missing or rejects a program, or a program has no loop over vectors.
pub fn run() -> Result<String, String> {
    let mut table = String::from("| kernel | core | ours | LLVM -O2 | ratio |\n|---|---|---|---|---|\n");
    each(|name, core, [ours, theirs]| {
        let [ours, theirs] = [ours.cycles, theirs.cycles];
        let _ = writeln!(table, "| {name} | {core} | {ours:.1} | {theirs:.1} | {:.2} |", ours / theirs);
    })?;
    Ok(table)
}

/// The loops that the table compares for a kernel.
///
/// # Errors
/// Like [`run`]; or an unknown kernel.
pub fn listing(kernel: &str) -> Result<String, String> {
    let mut text = String::new();
    each(|name, core, loops| {
        for (whose, found) in ["ours", "LLVM's"].iter().zip(loops).filter(|_| name == kernel) {
            let _ = writeln!(text, "{name} on {core}, {whose}: {:.1} cycles\n{}", found.cycles, found.text);
        }
    })?;
    if text.is_empty() { Err(format!("there is no kernel {kernel}")) } else { Ok(text) }
}

/// Calls `f` with each kernel, core, and the loops of both sides.
fn each(mut f: impl FnMut(&str, &str, [&Loop; 2])) -> Result<(), String> {
    for (core, arch, bits, target) in CORES {
        let jit = target().and_then(|target| Jit::for_target(target, JitOptions::new())).map_err(|e| e.to_string())?;
        for kernel in &KERNELS {
            let machine = [format!("-mtriple={arch}-linux-gnu"), format!("-mcpu={core}")];
            let ours = (kernel.ours)(&jit).map_err(|error| error.to_string())?;
            let ours = best_loop(&instructions(&ours), kernel, &machine, bits)
                .map_err(|what| format!("our {} for {core}: {what}", kernel.name))?;
            let optimised = pipe("opt-22", &["-O2", "-S"], &machine, &kernel.llvm_ir())?;
            let theirs = pipe("llc-22", &["-O2"], &machine, &optimised)?;
            let theirs = best_loop(&instructions(&theirs), kernel, &machine, bits)
                .map_err(|what| format!("LLVM's {} for {core}: {what}", kernel.name))?;
            f(kernel.name, core, [&ours, &theirs]);
        }
    }
    Ok(())
}

/// A loop over vectors.
struct Loop {
    /// Cycles for [`ELEMENTS`] elements.
    cycles: f64,
    /// Its instructions.
    text: String,
}

impl Kernel {
    /// The kernel as a loop over elements, in LLVM IR.
    fn llvm_ir(&self) -> String {
        let (name, params, body) = (self.name, self.params, self.body);
        let phis = body.lines().take_while(|line| line.contains(" = phi ")).count();
        let split = body.match_indices('\n').nth(phis.wrapping_sub(1)).map_or(0, |(at, _)| at + 1);
        let (phis, tail) = body.split_at(if phis == 0 { 0 } else { split });
        let (ty, result) = if phis.is_empty() { ("void", "void") } else { ("float", "float %r") };
        format!(
            "define {ty} @{name}({params}) {{\nentry:\n  br label %loop\nloop:\n  \
             %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n{phis}  \
             %px = getelementptr inbounds float, ptr %x, i64 %i\n{tail}  %next = add nuw nsw i64 %i, 1\n  \
             %more = icmp ult i64 %next, %n\n  br i1 %more, label %loop, label %done\ndone:\n  ret {result}\n}}\n\
             declare float @llvm.fma.f32(float, float, float)\n"
        )
    }
}

/// The instructions and labels of a program: ours with offsets and bytes, or LLVM's with directives and comments.
fn instructions(text: &str) -> Vec<String> {
    let plain = |line: &str| {
        let line = line.split(" //").next().unwrap_or(line);
        let line = if line.trim_start().starts_with(['#', ';']) { "" } else { line };
        let line = line.split("\t#").next().unwrap_or(line).split("  #").next().unwrap_or(line).trim();
        // The text after our offsets and bytes.
        line.rsplit("  ").map(str::trim).find(|part| !part.is_empty()).unwrap_or("").to_owned()
    };
    let is_code = |line: &String| !line.is_empty() && (!line.starts_with('.') || line.ends_with(':'));
    text.lines().map(plain).filter(is_code).collect()
}

/// The loop over vectors with the fewest cycles for [`ELEMENTS`] elements.
fn best_loop(lines: &[String], kernel: &Kernel, machine: &[String], bits: u32) -> Result<Loop, String> {
    let mut best: Option<Loop> = None;
    for (end, line) in lines.iter().enumerate() {
        let Some(label) = line.split([' ', '\t', ',']).next_back().filter(|word| word.starts_with('.')) else {
            continue;
        };
        let Some(start) = lines[..end].iter().rposition(|line| line.strip_suffix(':') == Some(label)) else { continue };
        let body: Vec<&String> = lines[start + 1..=end].iter().filter(|line| !line.ends_with(':')).collect();
        let group = lines[..=end].iter().rev().find(|line| line.starts_with("vset")).map(String::as_str);
        let per_iteration = elements(&body, kernel.counted, bits, group);
        if per_iteration == 0.0 {
            continue;
        }
        let cycles = cycles(&body, machine, group)? * ELEMENTS / per_iteration;
        if best.as_ref().is_none_or(|best| cycles < best.cycles) {
            let text = body.iter().map(|line| format!("    {line}\n")).collect();
            best = Some(Loop { cycles, text });
        }
    }
    best.ok_or_else(|| "it has no loop over vectors".into())
}

/// Number of 32-bit elements per iteration.
fn elements(body: &[&String], counted: Counted, bits: u32, group: Option<&str>) -> f64 {
    let lanes = f64::from(bits / 32);
    let registers = match group {
        Some(group) if group.contains(" m8,") => 8.0,
        Some(group) if group.contains(" m4,") => 4.0,
        Some(group) if group.contains(" m2,") => 2.0,
        _ => 1.0,
    };
    let vectors = |line: &&String| -> f64 {
        let word = line.split(|c: char| c.is_whitespace()).next().unwrap_or("");
        let operands = line[word.len()..].trim_start();
        let is_vector = operands.starts_with(['q', '{', 'v']) || operands.starts_with("z");
        let prefixes = if counted == Counted::Stores { ["st", "vs"] } else { ["ld", "vl"] };
        match word {
            "stp" | "ldp" | "stnp" | "ldnp" if is_vector && word.starts_with(prefixes[0]) => 2.0,
            "str" | "stur" | "st1" | "st1w" | "ldr" | "ldur" | "ld1" | "ld1w"
                if is_vector && word.starts_with(prefixes[0]) =>
            {
                1.0
            }
            "vse32.v" | "vle32.v" | "vse8.v" | "vle8.v" if word.starts_with(prefixes[1]) => registers,
            _ => 0.0,
        }
    };
    let all: f64 = body.iter().map(vectors).sum();
    lanes * if counted == Counted::Stores { all } else { all / 2.0 }
}

/// Cycles per iteration in the model of a core.
fn cycles(body: &[&String], machine: &[String], group: Option<&str>) -> Result<f64, String> {
    // The cost of a vector instruction depends on the `vsetvli` before the loop.
    let mut program = String::new();
    if let Some(group) = group {
        let names: Vec<&str> = group.split([',', ' ', '\t']).filter(|word| !word.is_empty()).collect();
        let find = |first: char| names.iter().find(|word| word.starts_with(first) && word[1..].parse::<u32>().is_ok());
        let (width, registers) = (find('e').copied().unwrap_or("e32"), find('m').copied().unwrap_or("m1"));
        let _ = writeln!(program, "# LLVM-MCA-RISCV-SEW {}", width.to_uppercase());
        let _ = writeln!(program, "# LLVM-MCA-RISCV-LMUL {}", registers.to_uppercase());
    }
    body.iter().for_each(|line| {
        let _ = writeln!(program, "{line}");
    });
    let report = pipe("llvm-mca-22", &[&format!("-iterations={ITERATIONS}")], machine, &program)?;
    let total = report
        .lines()
        .find_map(|line| line.strip_prefix("Total Cycles:"))
        .ok_or("llvm-mca-22 reports no total of cycles")?;
    let total: f64 = total.trim().parse().map_err(|_| "llvm-mca-22 reports a total of cycles that is not a number")?;
    Ok(total / f64::from(ITERATIONS))
}

/// The output of a tool for this input.
fn pipe(tool: &str, args: &[&str], machine: &[String], input: &str) -> Result<String, String> {
    let mut child = Command::new(tool)
        .args(args)
        .args(machine)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cannot run {tool} (package llvm-22): {error}"))?;
    // No deadlock: the input fits a pipe, and all tools read everything before they write.
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(input.as_bytes()).map_err(|error| format!("{tool}: {error}"))?;
    }
    let output = child.wait_with_output().map_err(|error| format!("{tool}: {error}"))?;
    if output.status.success() {
        String::from_utf8(output.stdout).map_err(|error| format!("{tool}: {error}"))
    } else {
        Err(format!("{tool}: {}\n{input}", String::from_utf8_lossy(&output.stderr)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_those_of_the_vectors() {
        let check = |lines: &str, counted, bits, group, expected: f64| {
            let lines = instructions(lines);
            let body: Vec<&String> = lines.iter().collect();
            assert_eq!(elements(&body, counted, bits, group), expected, "{lines:?}");
        };
        check("\tldp\tq1, q2, [x0]\n\tstr\tq1, [x1] // 16-byte Spill\n\tstr x1, [x2]", Counted::Stores, 128, None, 4.0);
        check("\tldp\tq1, q2, [x0]\n\tldp q3, q4, [x1]", Counted::PairsOfLoads, 128, None, 8.0);
        check(
            "  4c  27 61 05 02   vse32.v v2, (a0)",
            Counted::Stores,
            512,
            Some("vsetvli a4, a2, e32, m2, ta, ma"),
            32.0,
        );
    }

    #[test]
    fn loops_over_elements_are_whole() {
        for kernel in &KERNELS {
            let text = kernel.llvm_ir();
            let at = |what: &str| text.find(what).unwrap_or_else(|| panic!("no {what} in {text}"));
            assert!(at("%i = phi") < at("%px =") && at("%px =") < at("load float, ptr %px"), "{text}");
        }
    }
}
