//! Control flow: compares every construct with the same code in plain Rust.

use kernelsmith_dsl::{self as dsl, K, Var};
use kernelsmith_exec::{In, InOut, Out};
use kernelsmith_ir::interp::{InterpOptions, Symbols};
use kernelsmith_ir::random::Rng;

#[test]
fn branches_evaluate_their_conditions_late() {
    let kernel = dsl::build::<fn(i32, InOut<i32>)>("branches", |k, (x, log)| {
        let note = |at: isize| log.store(at, log.get(at) + 1);
        k.if_(x.eq(0), || note(0))
            .elif_(
                || {
                    note(3);
                    x.eq(1)
                },
                || note(1),
            )
            .elif_(
                || {
                    note(4);
                    x.eq(2)
                },
                || note(2),
            )
            .else_(|| note(5));
    })
    .unwrap();
    let run = |x: i32| {
        let mut log = [0; 6];
        kernel.interpret((x, &mut log), 128).unwrap();
        log
    };
    assert_eq!(run(0), [1, 0, 0, 0, 0, 0]);
    assert_eq!(run(1), [0, 1, 0, 1, 0, 0]);
    assert_eq!(run(2), [0, 0, 1, 1, 1, 0]);
    assert_eq!(run(3), [0, 0, 0, 1, 1, 1]);
}

#[test]
fn switches_run_one_part() {
    let kernel = dsl::build::<fn(i8) -> i32>("parts", |k, (x,)| {
        let part = k.var(0i32);
        k.switch_(x)
            .case_(5, || part.set(1))
            .case_([-128, 127], || part.set(2))
            .case_(-3..=3, || {
                // A switch in a part; its value is evaluated once.
                let value = k.var(x);
                k.switch_(value).case_(1, || value.set(2)).case_(2, || part.set(100));
                part.set(part + value.get().cast::<i32>());
            })
            .case_(&[20, 22, 24, 26, 28, 30][..], || part.set(4))
            .default_(|| part.set(5));
        part.get()
    })
    .unwrap();
    for x in i8::MIN..=i8::MAX {
        let part = match x {
            5 => 1,
            -128 | 127 => 2,
            1 => 2,
            2 => 102,
            -3..=3 => i32::from(x),
            20 | 22 | 24 | 26 | 28 | 30 => 4,
            _ => 5,
        };
        assert_eq!(kernel.interpret((x,), 128), Ok(part), "{x}");
    }
}

#[test]
fn switches_without_a_matching_part_do_nothing() {
    let kernel = dsl::build::<fn(u64, isize) -> i32>("none", |k, (x, i)| {
        let part = k.var(7i32);
        k.switch_(x).case_(u64::MAX, || part.set(1)).case_(1 << 63, || part.set(2));
        let _ = k.switch_(x);
        k.switch_(i).case_(-1, || part.set(3));
        k.switch_(i).default_(|| part.set(part + 10));
        part.get()
    })
    .unwrap();
    assert_eq!(kernel.interpret((u64::MAX, 0), 128), Ok(11));
    assert_eq!(kernel.interpret((1 << 63, 0), 128), Ok(12));
    assert_eq!(kernel.interpret((1, 0), 128), Ok(17));
    assert_eq!(kernel.interpret((1, -1), 128), Ok(13));
}

#[test]
fn jumps_in_switches_count_loops_alone() {
    let kernel = dsl::build::<fn(In<u8>) -> i64>("machine", |k, (code,)| {
        let acc = k.var(0i64);
        k.for_range_(0, code.len(), |i| {
            k.while_(
                || k.value(true),
                || {
                    k.switch_(code.load(i))
                        .case_(0, || k.break_(2))
                        .case_(1, || k.continue_(2))
                        .case_(2, || {
                            k.switch_(acc).case_(0..=2, || k.break_(1)).default_(|| acc.set(acc * 2));
                            acc.set(acc + 1);
                        })
                        .default_(|| acc.set(acc + 5));
                    k.break_if_(1, acc.gt(1000));
                    acc.set(acc + 1);
                },
            );
            acc.set(acc + 3);
        });
        acc.get()
    })
    .unwrap();
    let naive = |code: &[u8]| {
        let mut acc = 0i64;
        'outer: for &byte in code {
            loop {
                match byte {
                    0 => break 'outer,
                    1 => continue 'outer,
                    2 => {
                        match acc {
                            0..=2 => break,
                            _ => acc *= 2,
                        }
                        acc += 1;
                    }
                    _ => acc += 5,
                }
                if acc > 1000 {
                    break;
                }
                acc += 1;
            }
            acc += 3;
        }
        acc
    };
    for code in [&[][..], &[0, 3], &[1, 2, 2, 1], &[2, 2, 2], &[2, 3, 2, 0, 3], &[9, 1, 2, 9]] {
        assert_eq!(kernel.interpret((code,), 128), Ok(naive(code)), "{code:?}");
    }
}

#[test]
fn while_evaluates_its_condition_before_every_iteration() {
    let kernel = dsl::build::<fn(u64) -> u32>("collatz", |k, (n,)| {
        let (x, mut steps) = (k.var(n), k.var(0u32));
        k.while_(
            || x.ne(1),
            || {
                k.if_((x & 1).eq(0), || x.set(x >> 1)).else_(|| x.set(x * 3 + 1));
                steps += 1;
            },
        );
        steps.get()
    })
    .unwrap();
    assert_eq!(kernel.interpret((27,), 128), Ok(111));
    assert_eq!(kernel.interpret((1,), 128), Ok(0));
}

#[test]
fn a_condition_may_branch_and_loop_itself() {
    let kernel = dsl::build::<fn(i32) -> i32>("condition", |k, (n,)| {
        // Both closures of the call use the variable: `set` needs no `mut`.
        let count = k.var(0i32);
        k.while_(
            || {
                let limit = k.var(n);
                k.if_(count.gt(3), || limit.set(limit / 2));
                k.for_range_(0, 2, |_| limit.set(limit + 1));
                count.lt(limit)
            },
            || count.set(count + 1),
        );
        count.get()
    })
    .unwrap();
    let naive = |n: i32| {
        let mut count = 0;
        while count < (if count > 3 { n / 2 } else { n }) + 2 {
            count += 1;
        }
        count
    };
    for n in [-5, 0, 1, 2, 7, 20] {
        assert_eq!(kernel.interpret((n,), 128), Ok(naive(n)));
    }
}

#[test]
fn ranges_up_and_down() {
    let sequence = |start: isize, end: isize, step: isize| {
        let kernel = dsl::build::<fn(isize, isize, InOut<isize>) -> isize>("range", |k, (start, end, out)| {
            let mut n = k.var(0isize);
            k.for_range_step_(start, end, step, |i| {
                out.store(n, i);
                n += 1;
            });
            n.get()
        });
        let mut out = [0; 32];
        let n = kernel.unwrap().interpret((start, end, &mut out), 128).unwrap();
        out[..n as usize].to_vec()
    };
    assert_eq!(sequence(2, 5, 1), [2, 3, 4]);
    assert_eq!(sequence(5, 2, 1), []);
    assert_eq!(sequence(0, 10, 4), [0, 4, 8]);
    assert_eq!(sequence(5, 2, -1), [5, 4, 3]);
    assert_eq!(sequence(9, -1, -3), [9, 6, 3, 0]);
    assert_eq!(sequence(2, 5, -1), []);
}

#[test]
fn the_end_of_a_range_is_evaluated_once() {
    let kernel = dsl::build::<fn() -> isize>("end", |k, ()| {
        let mut end = k.var(3isize);
        let mut n_iterations = k.var(0isize);
        k.for_range_(0, end, |_| {
            end += 10;
            n_iterations += 1;
        });
        n_iterations.get()
    });
    assert_eq!(kernel.unwrap().interpret((), 128), Ok(3));
}

#[test]
fn plain_rust_decides_while_the_kernel_is_built() {
    let build = |factors: &[i32], negate: bool| {
        dsl::build::<fn(i32) -> i32>("unrolled", |k, (x,)| {
            let mut sum = k.value(0i32);
            for factor in factors {
                sum = sum + x * *factor;
            }
            if negate { -sum } else { sum }
        })
        .unwrap()
    };
    assert_eq!(build(&[1, 2, 3], false).interpret((7,), 128), Ok(42));
    assert_eq!(build(&[], true).interpret((7,), 128), Ok(0));
    assert!(!build(&[1, 2, 3], false).function.to_string().contains("neg"));
}

/// Leaves a loop over data early at every position, in full vectors and in the remainder.
#[test]
fn loops_over_data_can_be_left() {
    let kernel = dsl::build::<fn(In<i32>, Out<i32>) -> isize>("copy_until_zero", |k, (x, y)| {
        let copied = k.var(0isize);
        k.for_each_vector(x.len(), |i| {
            let v = x.load(i);
            k.break_if_(1, v.eq(0).any());
            y.store(i, v);
            copied.set(i.index() + 1);
        });
        copied.get()
    })
    .unwrap();
    for n in [0usize, 1, 4, 7, 8, 11, 13] {
        for zero in 0..=n {
            let x: Vec<i32> = (0..n).map(|at| if at == zero { 0 } else { 7 }).collect();
            let mut y = vec![-1; n];
            let copied = kernel.interpret((&x, &mut y), 128).unwrap();
            let n_copied = if zero == n { n } else { zero / 4 * 4 };
            let want: Vec<i32> = (0..n).map(|at| if at < n_copied { 7 } else { -1 }).collect();
            assert_eq!(y, want, "{n} {zero}");
            let last = if n_copied == 0 { 0 } else { (n_copied - 1) / 4 * 4 + 1 };
            assert_eq!(copied, last as isize);
        }
    }
}

#[test]
fn iterations_of_loops_over_data_can_be_skipped() {
    let kernel = dsl::build::<fn(In<i32>, InOut<i32>)>("skip", |k, (x, y)| {
        k.for_range_(0, 2, |_| {
            k.for_each_vector(x.len(), |i| {
                k.continue_if_(1, x.load(i).lt(0).all());
                k.if_(x.load(i).gt(100).any(), || k.continue_(2));
                y.store(i, x.load(i) + y.load(i));
            });
        });
    })
    .unwrap();
    for n in [3usize, 4, 6, 8, 10] {
        for special in [-1, 1000] {
            for at in 0..n.div_ceil(4) {
                let x: Vec<i32> = (0..n).map(|i| if i / 4 == at { special } else { 1 }).collect();
                let mut y = vec![5; n];
                kernel.interpret((&x, &mut y), 128).unwrap();
                let stored = |i: usize| if special < 0 { i / 4 != at } else { i / 4 < at };
                let want: Vec<i32> = (0..n).map(|i| if stored(i) { 7 } else { 5 }).collect();
                assert_eq!(y, want, "{n} {special} {at}");
            }
        }
    }
}

#[test]
fn outer_loops_can_be_left_from_the_remainder() {
    let kernel = dsl::build::<fn(In<i32>, isize) -> isize>("outer", |k, (x, rows)| {
        let mut seen = k.var(0isize);
        k.for_range_(0, rows, |row| {
            k.for_each_vector(x.len(), |i| {
                seen += 1;
                k.break_if_(2, x.load(i).eq(row.cast::<i32>()).any());
            });
            seen += 100;
        });
        seen.get()
    })
    .unwrap();
    // Each row has two vectors and a remainder; 3 is in the remainder, 2 in the first vector.
    assert_eq!(kernel.interpret((&[9, 9, 9, 9, 9, 9, 9, 9, 3], 5), 128), Ok(3 * 103 + 3));
    assert_eq!(kernel.interpret((&[9, 9, 2, 9, 9, 9, 9, 9, 3], 5), 128), Ok(2 * 103 + 1));
    assert_eq!(kernel.interpret((&[9; 9], 5), 128), Ok(5 * 103));
}

#[test]
fn early_returns() {
    let kernel = dsl::build::<fn(In<f32>, f32) -> isize>("find", |k, (x, wanted)| {
        k.for_range_(0, x.len(), |i| {
            k.if_(x.get(i).eq(wanted), || k.return_(i));
        });
        k.index(-1)
    })
    .unwrap();
    assert_eq!(kernel.interpret((&[1.0, 2.0, 3.0], 3.0), 128), Ok(2));
    assert_eq!(kernel.interpret((&[1.0, 2.0, 3.0], 4.0), 128), Ok(-1));
}

#[test]
fn calls_give_and_take_every_scalar() {
    type Many = extern "C" fn(i8, u16, i32, u64, f32, f64, bool, isize) -> f64;
    extern "C" fn many(_: i8, _: u16, _: i32, _: u64, _: f32, _: f64, _: bool, _: isize) -> f64 {
        0.0
    }
    extern "C" fn less(a: i32, b: i32) -> bool {
        a < b
    }
    let kernel = dsl::build::<fn(f64, isize) -> f64>("calls", |k, (x, n)| {
        let y = k.call("many", many as Many, (-1, 2, k.var(3), 4u64, 1.5, x, n.gt(1), n));
        let smaller = k.call("less", less as extern "C" fn(i32, i32) -> bool, (1, 2));
        k.select(smaller, y * 2.0, 0.0)
    })
    .unwrap();
    assert_eq!(kernel.symbols.names().collect::<Vec<_>>(), ["less", "many"]);
    assert_eq!(kernel.contract.unsafe_reason, None);
    let mut seen = Vec::new();
    let mut many = |args: &[u64], _: &mut _| {
        seen = args.to_vec();
        3.5f64.to_bits()
    };
    let mut less = |args: &[u64], _: &mut _| u64::from(args[0] < args[1]);
    let mut symbols = Symbols::new();
    symbols.bind("many", &mut many);
    symbols.bind("less", &mut less);
    assert_eq!(kernel.interpret_with((2.5, 9), InterpOptions::default(), &mut symbols), Ok(7.0));
    drop(symbols);
    let bits = [-1i64 as u64, 2, 3, 4, u64::from(1.5f32.to_bits()), 2.5f64.to_bits(), 1, 9];
    assert_eq!(seen, bits);
}

#[test]
fn lines_are_kept_on_request() {
    let options = dsl::BuildOptions { locations: true, ..Default::default() };
    let line = line!() + 2;
    let kernel = dsl::build_with::<fn(i32) -> i32>("lines", &options, |_, (x,)| {
        let y = x + 1;
        y * 2
    })
    .unwrap();
    let lines: Vec<u32> = (0..4).map(|op| kernel.function.location(op).unwrap().line).collect();
    assert_eq!(lines, [line, line, line + 1, line + 1]);
    let without = dsl::build::<fn(i32) -> i32>("lines", |_, (x,)| x + 1).unwrap();
    assert!(without.function.locs.is_empty());
}

/// A statement of a random program; depths count from 1.
#[derive(Debug)]
enum Stmt {
    /// `acc = acc * 31 + n`
    Mix(i64),
    If(i64, Vec<Stmt>, Vec<Stmt>),
    Range(isize, Vec<Stmt>),
    /// A loop over this many elements, four lanes per vector.
    Vectors(isize, Vec<Stmt>),
    /// A loop of at most this many iterations.
    While(i64, Vec<Stmt>),
    Jump {
        leaves: bool,
        depth: u32,
        condition: Option<i64>,
    },
}

struct Random(Rng);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0.below(n as usize) as u64
    }

    fn block(&mut self, loops: u32, in_vectors: bool, size: u64) -> Vec<Stmt> {
        (0..1 + self.below(3)).map(|_| self.stmt(loops, in_vectors, size)).collect()
    }

    fn stmt(&mut self, loops: u32, in_vectors: bool, size: u64) -> Stmt {
        let less = size.saturating_sub(1);
        match self.below(if size == 0 { 4 } else { 9 }) {
            0 | 1 => Stmt::Mix(self.below(100) as i64),
            2 | 3 if loops > 0 => {
                let condition = (self.below(4) > 0).then(|| self.below(8) as i64);
                Stmt::Jump { leaves: self.below(2) == 0, depth: 1 + self.below(u64::from(loops)) as u32, condition }
            }
            4 => {
                let then = self.block(loops, in_vectors, less);
                Stmt::If(self.below(4) as i64, then, self.block(loops, in_vectors, less))
            }
            5 => Stmt::Range(self.below(5) as isize, self.block(loops + 1, in_vectors, less)),
            6 | 7 if !in_vectors => Stmt::Vectors(self.below(13) as isize, self.block(loops + 1, true, less)),
            _ => Stmt::While(self.below(5) as i64, self.block(loops + 1, in_vectors, less)),
        }
    }
}

fn record<'k>(k: K<'k>, acc: Var<'k, i64>, stmts: &[Stmt]) {
    let truth = |n: i64| (acc >> 3 & 7).le(n);
    for stmt in stmts {
        match stmt {
            Stmt::Mix(n) => acc.set(acc * 31 + *n),
            Stmt::If(n, then, other) => {
                k.if_(truth(*n), || record(k, acc, then)).else_(|| record(k, acc, other));
            }
            Stmt::Range(n, body) => k.for_range_(0, *n, |_| record(k, acc, body)),
            Stmt::Vectors(n, body) => k.for_each_vector(*n, |i| {
                acc.set(acc + i.index().cast::<i64>());
                record(k, acc, body);
            }),
            Stmt::While(n, body) => {
                let count = k.var(0i64);
                k.while_(
                    || count.lt(*n),
                    || {
                        count.set(count + 1);
                        record(k, acc, body);
                    },
                );
            }
            Stmt::Jump { leaves: true, depth, condition: None } => k.break_(*depth),
            Stmt::Jump { leaves: false, depth, condition: None } => k.continue_(*depth),
            Stmt::Jump { leaves: true, depth, condition: Some(n) } => k.break_if_(*depth, truth(*n)),
            Stmt::Jump { leaves: false, depth, condition: Some(n) } => k.continue_if_(*depth, truth(*n)),
        }
    }
}

/// Returns the pending jump if the block ends with one.
fn run(acc: &mut i64, stmts: &[Stmt]) -> Option<(bool, u32)> {
    let truth = |acc: i64, n: i64| (acc >> 3 & 7) <= n;
    for stmt in stmts {
        let n_iterations = match stmt {
            Stmt::Range(n, _) => *n as i64,
            Stmt::Vectors(n, _) => (*n as i64 + 3) / 4,
            Stmt::While(n, _) => *n,
            _ => 0,
        };
        match stmt {
            Stmt::Mix(n) => *acc = acc.wrapping_mul(31).wrapping_add(*n),
            Stmt::If(n, then, other) => {
                let jump = run(acc, if truth(*acc, *n) { then } else { other });
                if jump.is_some() {
                    return jump;
                }
            }
            Stmt::Jump { leaves, depth, condition } => {
                if condition.is_none_or(|n| truth(*acc, n)) {
                    return Some((*leaves, *depth));
                }
            }
            Stmt::Range(_, body) | Stmt::Vectors(_, body) | Stmt::While(_, body) => {
                for iteration in 0..n_iterations {
                    if matches!(stmt, Stmt::Vectors(..)) {
                        *acc = acc.wrapping_add(iteration * 4);
                    }
                    match run(acc, body) {
                        None | Some((false, 1)) => {}
                        Some((true, 1)) => break,
                        Some((leaves, depth)) => return Some((leaves, depth - 1)),
                    }
                }
            }
        }
    }
    None
}

#[test]
fn random_programs_jump_where_they_should() {
    let mut mixed = 0;
    for seed in 0..3000 {
        let program = Random(Rng::new(seed)).block(0, false, 4);
        let kernel = dsl::build::<fn(i64) -> i64>("random", |k, (start,)| {
            let acc = k.var(start);
            record(k, acc, &program);
            acc.get()
        })
        .unwrap_or_else(|errors| panic!("seed {seed}: {errors}\n{program:#?}"));
        for start in [0, 1, 77, -12345] {
            let mut want = start;
            run(&mut want, &program);
            assert_eq!(kernel.interpret((start,), 128), Ok(want), "seed {seed}\n{program:#?}\n{}", kernel.function);
            mixed += u32::from(want != start);
        }
    }
    assert!(mixed > 5000, "{mixed}");
}
