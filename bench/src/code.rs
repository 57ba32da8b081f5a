//! `bench code`: the run time of our code compared with LLVM's for the same kernel.
//!
//! In: names of kernels, or none for all. Out: a table with run times, their ratio, and instruction counts of both; or
//! both listings.
//! Invariant: both sides use the same algorithm, vector width, operations and floating-point rules, and LLVM its
//! pipeline O2. They run in turn, in one process, on the same data, after a check that their results equal those of
//! plain C++.
//! Not here: LLVM's IR of the kernels, and the measurement: `bench/peers/llvm.cpp`.

use crate::kernels;
use crate::peer::{Absent, Kind, Peer, folder};
use crate::timing;
use kernelsmith::prelude::*;
use kernelsmith::{Convention, Level, ListingOptions};
use kernelsmith_codegen::isa::x86_64::target_with;
use kernelsmith_codegen::target::TargetOptions;
use kernelsmith_codegen::{Compiled, Compiler, Options};
use kernelsmith_ir::Function;
use std::fmt::Write;
use std::time::Duration;

/// A kernel: its name, the maximum ratio, its builder for a number of lanes, and a description of its work.
type Row = (&'static str, f64, fn(u32) -> Result<Function, Error>, &'static str);

/// Weights of the row filter.
const BLUR: [f32; 5] = [0.0625, 0.25, 0.375, 0.25, 0.0625];

/// The kernels.
const KERNELS: [Row; 11] = [
    ("sort", 1.3, |_| Ok(kernels::sort()), "256 numbers"),
    ("maxpool", 1.02, |lanes| Ok(kernels::maxpool_with(lanes)), "4096 elements"),
    ("poly4", 1.02, polynomial::<4>, "4093 elements"),
    ("poly8", 1.02, polynomial::<8>, "4093 elements"),
    ("poly11", 1.02, polynomial::<11>, "4093 elements"),
    ("dw2k", 1.02, |lanes| Ok(kernels::depthwise_with(75, lanes)), "75 outputs of 24 taps"),
    ("dw10k", 1.02, |lanes| Ok(kernels::depthwise_with(383, lanes)), "383 outputs of 24 taps"),
    ("blur", 1.02, blur, "4093 elements, 5 taps"),
    ("exp", 1.02, exp, "4093 elements"),
    ("dot", 1.02, dot, "4093 elements, one sum a lane"),
    ("axpy", 1.02, axpy, "4093 elements"),
];

/// Time spent on each kernel.
const BUDGET: Duration = Duration::from_millis(600);
/// Rounds of a measurement, each with newly allocated memory.
const ROUNDS: u32 = 5;

/// [`kernels::polynomial`] in the DSL, with a masked tail.
fn polynomial<const DEGREE: usize>(_: u32) -> Result<Function, Error> {
    let coefficients = kernels::COEFFICIENTS.map(|coefficient| coefficient as f32);
    let source = build::<fn(*const f32, *mut f32, isize)>("polynomial", |k, (x, y, n)| {
        k.for_each_vector(n, |i| {
            let x = x.load(i);
            let (mut power, mut result) = (x, x * coefficients[1] + coefficients[0]);
            for &coefficient in &coefficients[2..=DEGREE] {
                power = power * x;
                result = result + power * coefficient;
            }
            y.store(i, result);
        });
    })?;
    Ok(source.function().clone())
}

fn blur(_: u32) -> Result<Function, Error> {
    let source = build::<fn(In<f32>, Out<f32>)>("blur", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| {
            let first = x.load(i) * BLUR[0];
            let taps = (1..).zip(&BLUR[1..]);
            let sum = taps.fold(first, |sum, (tap, &weight)| x.load(i + tap).mul_add(weight, sum));
            y.store(i, sum);
        });
    })?;
    Ok(source.function().clone())
}

fn exp(_: u32) -> Result<Function, Error> {
    let source = build::<fn(In<f32>, Out<f32>)>("exp", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, x.load(i).exp()));
    })?;
    Ok(source.function().clone())
}

fn dot(_: u32) -> Result<Function, Error> {
    let source = build::<fn(In<f32>, In<f32>) -> f32>("dot", |k, (x, y)| {
        let sum = k.vector_var(0.0f32);
        k.for_each_vector(x.len(), |i| sum.set(x.load(i).mul_add(y.load(i), sum.get())));
        sum.get().reduce_add()
    })?;
    Ok(source.function().clone())
}

fn axpy(_: u32) -> Result<Function, Error> {
    let source = build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).mul_add(a, y.load(i))));
    })?;
    Ok(source.function().clone())
}

/// The vector width, and the level that supports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// 256 bits, x86-64-v3.
    Bits256,
    /// 512 bits, x86-64-v4.
    Bits512,
}

impl Width {
    /// The width with this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Width> {
        [Width::Bits256, Width::Bits512].into_iter().find(|width| width.bits().to_string() == word)
    }

    fn bits(self) -> u32 {
        match self {
            Width::Bits256 => 256,
            Width::Bits512 => 512,
        }
    }

    fn lanes(self) -> u32 {
        self.bits() / 32
    }

    fn level(self) -> Level {
        match self {
            Width::Bits256 => Level::X86_64V3,
            Width::Bits512 => Level::X86_64V4,
        }
    }

    /// The maximum ratio: with twice the registers, we do better than LLVM on kernels under register pressure.
    fn goal(self, kernel: &str, goal: f64) -> f64 {
        if self == Width::Bits512 && kernel.starts_with("dw") { 0.7 } else { goal }
    }

    fn target(self) -> Result<kernelsmith_codegen::target::Target, String> {
        let options = TargetOptions {
            features: vec![self.level().name().into()],
            vector_bits: self.bits(),
            convention: "sysv".into(),
            max_frame_bytes: None,
        };
        target_with(kernelsmith_targets::x86_64(), options).map_err(|error| error.to_string())
    }
}

fn start(width: Width) -> Result<Peer, String> {
    Peer::start_with(Kind::Llvm, width.lanes()).map_err(|absent| match absent {
        Absent::Missing(what) | Absent::Failed(what) => what,
    })
}

fn compiled(function: &Function, width: Width) -> Result<Compiled, String> {
    let compiled = Compiler::new().compile(function, &width.target()?, &Options::default());
    let compiled = compiled.map_err(|error| error.to_string())?;
    if compiled.relocations.is_empty() { Ok(compiled) } else { Err(format!("{} calls something", function.name)) }
}

/// Measures the kernels with these names, or all, and returns the table.
///
/// # Errors
/// An unknown kernel, no LLVM, or a kernel that does not compile or computes wrong results.
pub fn run(width: Width, names: &[&str]) -> Result<String, String> {
    if let Some(unknown) = names.iter().find(|name| KERNELS.iter().all(|row| row.0 != **name)) {
        return Err(unknown_kernel(unknown));
    }
    let mut llvm = start(width)?;
    let mut text = format!(
        "run time, {}, {} lanes; peer {}, O2; instructions without padding\n\n",
        width.level().name(),
        width.lanes(),
        llvm.title
    );
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "{:8} {:>9} {:>9} {:>7} {:>6} {:>7} {:>7}  work of a run",
        "kernel", "ours", "LLVM", "ratio", "goal", "ours", "LLVM"
    );
    for (name, goal, build, work) in KERNELS {
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        let goal = width.goal(name, goal);
        let code = compiled(&build(width.lanes()).map_err(|error| error.to_string())?, width)?;
        let file = folder()?.join(format!("{name}.code"));
        std::fs::write(&file, &code.bytes).map_err(|error| format!("{}: {error}", file.display()))?;
        let millis = (BUDGET / ROUNDS).as_millis();
        let request = format!("code {name} {} {} {millis}", file.display(), code.code_len);
        let mut best = [f64::INFINITY; 2];
        let mut instructions = [0.0; 2];
        for _ in 0..ROUNDS {
            let [ours, theirs, our_instructions, their_instructions] = llvm.numbers(&request)?;
            best = [best[0].min(ours), best[1].min(theirs)];
            instructions = [our_instructions, their_instructions];
        }
        let ratio = best[0] / best[1];
        let verdict = if ratio <= goal { "" } else { "  above the goal" };
        let [ours, theirs] = best.map(|nanos| timing::short(Duration::from_nanos((nanos + 0.5) as u64)));
        let [our_instructions, their_instructions] = instructions;
        let _ = writeln!(
            text,
            "{name:8} {ours:>9} {theirs:>9} {ratio:>7.3} {goal:>6} {our_instructions:>7} {their_instructions:>7}  {work}{verdict}"
        );
    }
    Ok(text)
}

fn unknown_kernel(name: &str) -> String {
    let names: Vec<&str> = KERNELS.iter().map(|row| row.0).collect();
    format!("there is no kernel `{name}`; there are {}", names.join(", "))
}

/// Our listing of a kernel, then LLVM's.
///
/// # Errors
/// An unknown kernel, no LLVM, or a kernel that does not compile.
pub fn listing(width: Width, name: &str) -> Result<String, String> {
    let row = KERNELS.iter().find(|row| row.0 == name).ok_or_else(|| unknown_kernel(name))?;
    let ours = || {
        let target = Target::new(width.level(), Convention::SysV)?.with_vector_bits(width.bits())?;
        Jit::for_target(target, JitOptions::new())?.listing(&row.2(width.lanes())?, &ListingOptions::assembly())
    };
    let ours = ours().map_err(|error| error.to_string())?;
    let mut llvm = start(width)?;
    let (_, theirs) = llvm.ask(&format!("listing {name}"))?;
    Ok(format!("kernelsmith:\n{ours}\n{}, O2:\n{theirs}", llvm.title))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_compile_and_are_small_enough() {
        for (name, _, build, _) in KERNELS {
            for width in [Width::Bits256, Width::Bits512] {
                let code = compiled(&build(width.lanes()).unwrap(), width).unwrap();
                assert!(code.code_len > 0 && code.align <= 4096, "{name}");
            }
            let function = build(kernels::LANES).unwrap();
            let code = compiled(&function, Width::Bits256).unwrap();
            // The code of a listing equals the code that runs, although it is compiled with a source map.
            let options = Options { source_map: true, ..Options::default() };
            let listed = Compiler::new().compile(&function, &crate::ours::target().unwrap(), &options).unwrap();
            assert_eq!((&listed.bytes, listed.stats.emitted), (&code.bytes, code.stats.emitted), "{name}");
            assert_eq!(listed.source_map.len(), listed.stats.emitted as usize, "{name}");
            // Kernel e: 1,997 operations in 16 registers.
            assert!(name != "dw2k" || code.stats.emitted <= 2_900, "{name}: {} instructions", code.stats.emitted);
            // And in 32.
            let desc = kernelsmith_targets::x86_64();
            let v4 = kernelsmith_codegen::isa::x86_64::target(desc, &["x86-64-v4"], "sysv").unwrap();
            let code = Compiler::new().compile(&function, &v4, &Options::default()).unwrap();
            assert!(name != "dw2k" || code.stats.emitted <= 2_100, "{name}: {} instructions", code.stats.emitted);
        }
    }

    #[test]
    fn an_unknown_kernel_is_an_error() {
        assert!(run(Width::Bits256, &["dw3k"]).unwrap_err().starts_with("there is no kernel `dw3k`; there are sort, "));
        assert_eq!(Width::named("128"), None);
        assert!(listing(Width::Bits512, "").unwrap_err().starts_with("there is no kernel ``"));
    }
}
