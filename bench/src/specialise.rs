//! Specialised functions next to the same functions that are not, and next to kernels of the language.
//!
//! Out: a table of times and ratios: an interpreter and a matcher in plain Rust, which rustc compiles with this program; a
//! convolution of C next to kernels of the language; projectors from precompiled functions next to ours; and the times of
//! specialisation and compilation.
//! Invariants: all contenders of a row compute the same, which is checked; they run alternately, and a time is the minimum
//! of several rounds.
//! Not here: what specialisation does (see kernelsmith-llvm).

use crate::timing::{Times, measure, rounds, short};
use kernelsmith::Jit;
use kernelsmith::prelude::*;
use kernelsmith::rows::{CellFunctions, Choice, RowBatch, Rows, cell_functions};
use kernelsmith::specialise::{Library, specialise};
use kernelsmith_exec::trusted;
use std::fmt::Write;
use std::hint::black_box;
use std::time::Duration;

const ROUNDS: usize = 7;
const BUDGET: Duration = Duration::from_millis(40);
/// Calls of a short function in a measurement.
const CALLS: usize = 1000;

/// A row: what, ours and its peer with their times, and the goal for peer / ours (`over`) or ours / peer (`within`).
struct Row {
    row: String,
    ours: Duration,
    against: &'static str,
    peer: Duration,
    compile: Option<Duration>,
    goal: Goal,
}

#[derive(Clone, Copy)]
enum Goal {
    Over(f64),
    Within(f64),
}

impl Row {
    fn speedup(&self) -> f64 {
        self.peer.as_secs_f64() / self.ours.as_secs_f64()
    }
}

/// Returns the table.
///
/// # Errors
/// No native code on this machine, or different results.
pub fn run() -> Result<String, String> {
    let jit = Jit::host().map_err(text)?;
    let mut rows = interpreters(&jit)?;
    rows.extend(matchers(&jit)?);
    rows.extend(convolutions(&jit)?);
    rows.extend(projectors(&jit)?);
    let mut out = String::from(
        "what                                         ours  against                          its time   ratio  goal     compile\n",
    );
    for row in &rows {
        let (ratio, goal) = match row.goal {
            Goal::Over(goal) => (row.speedup(), format!("> {goal}")),
            Goal::Within(goal) => (1.0 / row.speedup(), format!("< {goal}")),
        };
        let compile = row.compile.map_or_else(|| "-".to_owned(), short);
        let _ = writeln!(
            out,
            "{:38} {:>10}  {:30} {:>10} {ratio:7.2}  {goal:6} {compile:>9}",
            row.row,
            short(row.ours),
            row.against,
            short(row.peer),
        );
    }
    Ok(out)
}

fn text(error: impl std::fmt::Display) -> String {
    error.to_string()
}

/// The times of two contenders, alternately.
fn alternate(mut ours: impl FnMut(), mut peer: impl FnMut()) -> (Duration, Duration) {
    let (mut a, mut b): (Vec<Times>, Vec<Times>) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        a.push(measure(BUDGET, usize::MAX, &mut ours));
        b.push(measure(BUDGET, usize::MAX, &mut peer));
    }
    (rounds(&a).min, rounds(&b).min)
}

fn least<T, E: std::fmt::Display>(mut work: impl FnMut() -> Result<T, E>) -> Result<Duration, String> {
    let mut least = Duration::MAX;
    for _ in 0..20 {
        let before = std::time::Instant::now();
        work().map_err(text)?;
        least = least.min(before.elapsed());
    }
    Ok(least)
}

/// Evaluates an expression in postfix notation: 0 is a constant, 1 a variable, 2 to 4 add, subtract and multiply, 5 negates.
#[specialise(program)]
pub fn evaluate(program: &[[u32; 2]], variables: &[f64]) -> f64 {
    let mut stack = [0.0f64; 16];
    let mut top = 0;
    for &[operator, operand] in program {
        match operator {
            0 => {
                stack[top] = f64::from(operand);
                top += 1;
            }
            1 => {
                stack[top] = variables[operand as usize];
                top += 1;
            }
            2..=4 => {
                top -= 1;
                let (a, b) = (stack[top - 1], stack[top]);
                stack[top - 1] = match operator {
                    2 => a + b,
                    3 => a - b,
                    _ => a * b,
                };
            }
            5 => stack[top - 1] = -stack[top - 1],
            _ => return f64::NAN,
        }
    }
    stack[top - 1]
}

/// `(x * x + 3 * x - y) * (y - 7 * z) + x * z`, and the polynomial `((((2 x + 5) x + 1) x + 4) x + 3) y`.
const EXPRESSIONS: [(&str, &[[u32; 2]]); 2] = [
    (
        "three variables",
        &[
            [1, 0],
            [1, 0],
            [4, 0],
            [0, 3],
            [1, 0],
            [4, 0],
            [2, 0],
            [1, 1],
            [3, 0],
            [1, 1],
            [0, 7],
            [1, 2],
            [4, 0],
            [3, 0],
            [4, 0],
            [1, 0],
            [1, 2],
            [4, 0],
            [2, 0],
        ],
    ),
    (
        "a polynomial",
        &[
            [0, 2],
            [1, 0],
            [4, 0],
            [0, 5],
            [2, 0],
            [1, 0],
            [4, 0],
            [0, 1],
            [2, 0],
            [1, 0],
            [4, 0],
            [0, 4],
            [2, 0],
            [1, 0],
            [4, 0],
            [0, 3],
            [2, 0],
            [1, 1],
            [4, 0],
        ],
    ),
];

fn interpreters(jit: &Jit) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for (what, program) in EXPRESSIONS {
        let code = evaluate::specialise(jit, program).map_err(text)?;
        let inputs: Vec<[f64; 3]> = (0..CALLS).map(|i| [i as f64, 0.5 * i as f64, 3.0 - i as f64]).collect();
        for input in &inputs {
            if code.call(input).to_bits() != evaluate(program, input).to_bits() {
                return Err(format!("interpreter, {what}: other results"));
            }
        }
        // Results are stored: a sum would be spilled around each call, and take longer than the call.
        let (mut results, mut others) = (vec![0.0; CALLS], vec![0.0; CALLS]);
        let (ours, peer) = alternate(
            || {
                let calls = inputs.iter().zip(&mut results);
                calls.for_each(|(input, result)| *result = code.call(black_box(input)));
                _ = black_box(&results);
            },
            || {
                let calls = inputs.iter().zip(&mut others);
                calls.for_each(|(input, result)| *result = evaluate(black_box(program), black_box(input)));
                _ = black_box(&others);
            },
        );
        let compile = Some(least(|| evaluate::specialise(jit, program))?);
        let (row, against) = (format!("interpreter, {what}, {CALLS} calls"), "rustc, not specialised");
        rows.push(Row { row, ours, against, peer, compile, goal: Goal::Over(5.0) });
    }
    Ok(rows)
}

/// Kernighan and Pike's matcher.
#[specialise(pattern)]
pub fn matches(pattern: &str, text: &[u8]) -> bool {
    fn here(pattern: &[u8], text: &[u8]) -> bool {
        match pattern {
            [] => true,
            [c, b'*', rest @ ..] => {
                let mut text = text;
                loop {
                    if here(rest, text) {
                        return true;
                    }
                    match text {
                        [t, after @ ..] if t == c || *c == b'.' => text = after,
                        _ => return false,
                    }
                }
            }
            [b'$'] => text.is_empty(),
            [c, rest @ ..] => match text {
                [t, after @ ..] if t == c || *c == b'.' => here(rest, after),
                _ => false,
            },
        }
    }
    let pattern = pattern.as_bytes();
    if let [b'^', rest @ ..] = pattern {
        return here(rest, text);
    }
    (0..=text.len()).any(|start| here(pattern, &text[start..]))
}

fn matchers(jit: &Jit) -> Result<Vec<Row>, String> {
    // Words of seven letters, none of which matches: the whole text is searched.
    let line: Vec<u8> = (0..4096u32)
        .map(|i| if i % 8 == 7 { b' ' } else { b'a' + (i.wrapping_mul(2_654_435_761) >> 27) as u8 % 20 })
        .collect();
    let mut rows = Vec::new();
    for pattern in ["abcz", "ab*cz", "q.*zz$"] {
        let code = matches::specialise(jit, pattern).map_err(text)?;
        if code.call(&line) != matches(pattern, &line) {
            return Err(format!("matcher, {pattern}: other results"));
        }
        let (ours, peer) = alternate(
            || _ = black_box(code.call(black_box(&line))),
            || _ = black_box(matches(black_box(pattern), black_box(&line))),
        );
        let compile = Some(least(|| matches::specialise(jit, pattern))?);
        let (row, against) = (format!("matcher, `{pattern}`, 4 KiB"), "rustc, not specialised");
        rows.push(Row { row, ours, against, peer, compile, goal: Goal::Over(3.0) });
    }
    Ok(rows)
}

/// Modules for this architecture.
const PROGRAMS: &[u8] = include_bytes!("../../crates/llvm/tests/specialise/programs.ll");

/// A convolution of 64 rows of 256 elements.
const SHAPE: [usize; 2] = [64, 256];

fn convolutions(jit: &Jit) -> Result<Vec<Row>, String> {
    if !cfg!(target_arch = "x86_64") {
        return Ok(Vec::new());
    }
    let library = Library::parse("programs.ll", PROGRAMS).map_err(text)?;
    let [height, width] = SHAPE;
    let input: Vec<f32> = (0..height * width).map(|i| (i % 37) as f32 - 11.0).collect();
    let mut rows = Vec::new();
    for size in [3usize, 5] {
        let filter: Vec<f32> = (0..size * size).map(|i| (i * 7 % 5) as f32 * 0.5 - 1.0).collect();
        let bind = || library.function("convolve")?.constant_memory(4, &filter[..])?.bind(5, size as i64);
        let code = jit.specialise(&bind().map_err(text)?).map_err(text)?;
        type Convolve = unsafe extern "C" fn(*const f32, *mut f32, i64, i64);
        let convolve: Convolve = code.function().map_err(text)?;
        let mut result = vec![0.0f32; height * width];
        let ours = |result: &mut Vec<f32>| {
            trusted::call(convolve, (input.as_ptr(), result.as_mut_ptr(), height as i64, width as i64));
        };
        let scalar = jit.compile(&scalar_kernel(&filter, size).map_err(text)?).map_err(text)?;
        let vector = jit.compile(&vector_kernel(&filter, size).map_err(text)?).map_err(text)?;
        let mut other = result.clone();
        ours(&mut result);
        for kernel in [&scalar, &vector] {
            other.fill(0.0);
            kernel.call(&input, &mut other).map_err(text)?;
            if other != result {
                return Err(format!("convolution of {size}: other results"));
            }
        }
        let compile = Some(least(|| jit.specialise(&bind()?))?);
        for (against, kernel) in [("kernel of scalars", &scalar), ("kernel of vectors", &vector)] {
            let (ours, peer) = alternate(
                || ours(black_box(&mut result)),
                || _ = black_box(kernel.call(black_box(&input), black_box(&mut other))),
            );
            let row = format!("convolution of C, {size} x {size}");
            rows.push(Row { row, ours, against, peer, compile, goal: Goal::Within(1.2) });
        }
    }
    Ok(rows)
}

type Convolution = fn(In<f32>, Out<f32>);

fn scalar_kernel(filter: &[f32], size: usize) -> Result<KernelSource<Convolution>, Error> {
    let [height, width] = SHAPE;
    build::<Convolution>("convolve", |k, (x, y)| {
        k.for_range_(0, (height - size + 1) as isize, |row| {
            k.for_range_(0, (width - size + 1) as isize, |column| {
                let at = row * width as isize + column;
                let mut sum = k.value(0.0f32);
                for (i, &weight) in filter.iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
                    sum = sum + x.get(at + (i / size * width + i % size) as isize) * weight;
                }
                y.store(at, sum);
            });
        });
    })
}

fn vector_kernel(filter: &[f32], size: usize) -> Result<KernelSource<Convolution>, Error> {
    let [height, width] = SHAPE;
    build::<Convolution>("convolve_vectors", |k, (x, y)| {
        k.for_range_(0, (height - size + 1) as isize, |row| {
            let start = k.value(row * width as isize);
            k.for_each_vector((width - size + 1) as isize, |column| {
                let mut sum = None;
                for (i, &weight) in filter.iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
                    let product = x.load(column + (start + (i / size * width + i % size) as isize)) * weight;
                    sum = Some(match sum {
                        Some(sum) => sum + product,
                        None => product,
                    });
                }
                if let Some(sum) = sum {
                    y.store(column + start, sum);
                }
            });
        });
    })
}

fn projectors(jit: &Jit) -> Result<Vec<Row>, String> {
    let library = Library::parse("cells.ll", CellFunctions::MODULE).map_err(text)?;
    let cells = cell_functions(&library).map_err(text)?;
    let mut rows = Vec::new();
    for n in [10, 25, 50, 100] {
        let (projection, batch) = crate::rows::sample(n)?;
        let all = Rows::Range(0..batch.len());
        let by_cells = jit.rows_to_rows_by_cells(&projection, Choice::Range, &cells).map_err(text)?;
        let usual = jit.rows_to_rows(&projection, Choice::Range).map_err(text)?;
        let (mut a, mut b) = (RowBatch::new(projection.wanted()), RowBatch::new(projection.wanted()));
        by_cells.project(&batch, &all, &mut a).map_err(text)?;
        usual.project(&batch, &all, &mut b).map_err(text)?;
        if a != b {
            return Err(format!("projectors of {n} columns: other results"));
        }
        let project = |projector: &kernelsmith::rows::RowsToRows, to: &mut RowBatch| {
            to.clear();
            _ = black_box(projector.project(black_box(&batch), &all, to));
        };
        let (ours, peer) = alternate(|| project(&by_cells, &mut a), || project(&usual, &mut b));
        let compile = Some(least(|| jit.rows_to_rows_by_cells(&projection, Choice::Range, &cells))?);
        let row = format!("projector by cells, {} of {n} columns", n / 2);
        rows.push(Row { row, ours, against: "our projector", peer, compile, goal: Goal::Within(1.3) });
    }
    Ok(rows)
}
