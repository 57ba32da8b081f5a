//! Access contracts: their contents for known kernels, and that random kernels never access more.

use expect_test::{Expect, expect};
use kernelsmith_dsl::{self as dsl, BuildErrors, Expr, InterpretError, K, KernelSource};
use kernelsmith_exec::{AccessContract, Bound, CallError, In, InOut, Out, Term};
use kernelsmith_ir::interp::{InterpOptions, Symbols};
use kernelsmith_ir::random::Rng;

fn bound(bound: &Bound, names: &AccessContract) -> String {
    let join = |name: &str, parts: &[Bound]| {
        format!("{name}({})", parts.iter().map(|part| self::bound(part, names)).collect::<Vec<_>>().join(", "))
    };
    match bound {
        Bound::Affine(affine) => {
            let term = |term: &Term| match term {
                Term::Param(idx) => names.name(*idx),
                Term::Len(idx) => format!("len {}", names.name(*idx)),
            };
            let mut text = affine.terms.iter().fold(String::new(), |text, (factor, t)| match factor {
                1 => format!("{text} + {}", term(t)),
                _ => format!("{text} + {factor}*{}", term(t)),
            });
            if affine.constant != 0 || text.is_empty() {
                text += &format!(" + {}", affine.constant);
            }
            text[3..].to_owned()
        }
        Bound::Min(parts) => join("min", parts),
        Bound::Max(parts) => join("max", parts),
        Bound::Sum(parts) => join("sum", parts),
        Bound::Product(parts) => join("product", parts),
        Bound::Quotient(quotient) => {
            format!("{}/{}", join("", core::slice::from_ref(&quotient.dividend)), quotient.divisor)
        }
    }
}

#[track_caller]
fn check<S>(source: Result<KernelSource<S>, BuildErrors>, want: Expect) {
    let source = source.unwrap();
    let contract = &source.contract;
    let mut text = String::new();
    for access in &contract.accesses {
        let verb = if access.write { "writes" } else { "reads" };
        let (low, high) = (bound(&access.low, contract), bound(&access.high, contract));
        text += &format!("{verb} {} from {low} to {high}", contract.name(access.slice_param));
        for guard in &access.guards {
            text += &format!(" if {} > 0", bound(guard, contract));
        }
        text += "\n";
    }
    for requirement in &contract.requires {
        text += &format!("requires {} in 64 bits", bound(&requirement.value, contract));
        for guard in &requirement.guards {
            text += &format!(" if {} > 0", bound(guard, contract));
        }
        text += "\n";
    }
    for site in &source.contract.checks {
        let operation = if site.write { "store" } else { "load" };
        text += &format!("checks a {operation} of {}\n", contract.name(site.slice_param.unwrap()));
    }
    if let Some(reason) = &contract.unsafe_reason {
        let reason = reason.split(" at ").next().unwrap_or(reason);
        text += &format!("unsafe: {reason}\n");
    }
    want.assert_eq(&text);
}

type Named = fn(isize, isize, In<f32>, InOut<f32>);

/// Records `fn(n, m, x, y)` with parameter names.
fn named(body: impl for<'k> FnOnce(K<'k>, Handles<'k>)) -> Result<KernelSource<Named>, BuildErrors> {
    let options = dsl::BuildOptions { param_names: &["n", "m", "x", "y"], ..Default::default() };
    dsl::build_with::<Named>("kernel", &options, body)
}

#[test]
fn single_elements() {
    check(
        named(|_, (n, _, x, y)| y.store(n + 2, x.get(3))),
        expect![[r#"
        reads x from 3 to 4
        writes y from n + 2 to n + 3
    "#]],
    );
}

#[test]
fn neighbours_are_joined() {
    check(
        named(|k, (n, _, x, y)| {
            k.for_each_vector(n - 2, |i| y.store(i, x.load(i) + x.load(i + 1) + x.load(i + 2)));
        }),
        expect![[r#"
            reads x from 0 to n if n + -2 > 0
            writes y from 0 to n + -2
            requires n + -2 in 64 bits
        "#]],
    );
}

/// Joined ranges are accessed only if the loop runs.
#[test]
fn loops_without_iterations_access_nothing() {
    let kernel = named(|k, (n, _, x, _)| {
        k.for_range_(0, n, |i| {
            x.get(i);
        });
        k.for_range_(0, n, |i| {
            x.get(i + 1);
        });
    });
    let kernel = kernel.unwrap();
    kernel.interpret((0, 0, &[], &mut []), 128).unwrap();
    kernel.interpret((3, 0, &[0.0; 4], &mut []), 128).unwrap();
    kernel.interpret((3, 0, &[0.0; 3], &mut []), 128).unwrap_err();
    check(
        Ok(kernel),
        expect![[r#"
        reads x from 0 to n + 1 if n > 0
    "#]],
    );
}

/// Windows clamped into the image, with a known row length.
#[test]
fn clamped_rows_are_joined() {
    check(
        named(|k, (n, _, x, _)| {
            k.for_range_(0, n, |plane| {
                k.for_range_(0, 7, |row| {
                    let first = row * 3 - 1;
                    let row = (plane * 20 + first.max(0).min(17)) * 10;
                    (0..10).for_each(|column| {
                        x.get(row + column);
                    });
                });
            });
        }),
        expect![[r#"
            reads x from 0 to 200*n + -20 if n > 0
        "#]],
    );
}

#[test]
fn lengths_need_no_check() {
    check(
        named(|k, (_, _, x, _)| {
            let _ = k.var(0.0f32);
            k.for_each_vector(x.len(), |i| {
                x.load(i);
            });
            k.for_range_(0, x.len() - 4, |i| {
                x.get(i + 4);
            });
        }),
        expect![[""]],
    );
}

#[test]
fn rows_of_a_matrix() {
    check(
        named(|k, (n, m, x, y)| {
            k.for_range_(0, n, |row| {
                k.for_each_vector(m, |i| y.store(i.at_row(row * m), x.load(i)));
            });
        }),
        expect![[r#"
            reads x from 0 to m if n > 0
            writes y from min(0, product(m, n + -1)) to sum(m, max(0, product(m, n + -1))) if n > 0 if m > 0
        "#]],
    );
}

#[test]
fn triangles() {
    check(
        named(|k, (n, _, x, _)| {
            k.for_range_(0, n, |i| {
                k.for_range_(i + 1, n, |j| {
                    x.get(j - i);
                });
            });
        }),
        expect![[r#"
            reads x from 1 to n if n > 0
        "#]],
    );
}

#[test]
fn loops_up_to_an_outer_counter() {
    check(
        named(|k, (n, m, x, y)| {
            k.for_range_(0, n, |i| {
                k.for_range_(0, i, |j| {
                    x.get(i - j);
                });
                k.for_each_vector(i, |lane| y.store(lane.at_row(m), 0.0));
                k.for_range_(k.value(i), m, |j| {
                    y.get(j);
                });
            });
        }),
        expect![[r#"
            reads x from 1 to n if n > 0
            writes y from m to n + m + -1 if n > 0 if n + -1 > 0
            reads y from 0 to m if n > 0
        "#]],
    );
}

#[test]
fn loops_that_run_down_and_by_steps() {
    check(
        named(|k, (n, _, x, y)| {
            k.for_range_step_(n, 0, -1, |i| {
                x.get(i - 1);
            });
            k.for_range_step_(0, y.len(), 4, |i| {
                y.get(i);
            });
            // The last iterations start at 8 and at n + 2.
            k.for_range_step_(0, 12, 8, |i| {
                y.get(i);
            });
            k.for_range_step_(n + 20, n + 1, -6, |i| {
                x.get(i);
            });
        }),
        expect![[r#"
            reads x from 0 to n
            reads y from 0 to 9
            reads x from n + 2 to n + 21
            requires n + 20 in 64 bits
            requires n + 1 in 64 bits
            requires n + -4 in 64 bits
        "#]],
    );
}

#[test]
fn clamps_and_choices() {
    check(
        named(|k, (n, m, x, y)| {
            x.get(n.max(0).min(x.len() - 1));
            y.get(k.select(n.gt(3), m, 7isize));
        }),
        expect![[r#"
            reads x from min(max(n, 0), len x + -1) to min(max(n + 1, 1), len x)
            reads y from min(m, 7) to max(m + 1, 8)
        "#]],
    );
}

#[test]
fn unsigned_minimum_is_at_most_the_known_operand() {
    check(
        named(|k, (_, _, x, y)| {
            let unknown = k.var(1u64);
            let last = (x.len() - 4).max(0).cast::<u64>();
            x.get(unknown.min(last).cast::<isize>() + 3);
            y.get(last.min(unknown).cast::<isize>());
            // A signed value may be below any constant.
            x.get(unknown.cast::<i64>().min(9).cast::<isize>());
        }),
        expect![[r#"
            reads x from 3 to max(len x, 4)
            reads y from 0 to max(len x + -3, 1)
            checks a load of x
        "#]],
    );
}

#[test]
fn unknown_indices_are_checked() {
    check(
        named(|k, (n, _, x, y)| {
            let at = k.var(n);
            x.get(at);
            y.store(n / at, 0.0);
            k.for_each_vector(n, |i| y.store(i + at, x.load_checked(i)));
        }),
        expect![[r#"
            checks a load of x
            checks a store of y
            checks a load of x
            checks a store of y
            checks a load of x
            checks a store of y
        "#]],
    );
}

/// The number of groups of eight is exact, so no index of a group needs a check.
#[test]
fn groups_of_elements_need_no_check() {
    check(
        named(|k, (n, _, x, y)| {
            k.for_range_(0, x.len() / 8, |i| {
                x.get(i * 8);
                x.get(i * 8 + 7);
            });
            k.for_range_(0, n >> 1, |i| y.store(i, 1.0));
        }),
        expect![[r#"
            reads x from 0 to sum(-7, product(8, (len x)/8)) if (len x)/8 > 0
            reads x from 7 to product(8, (len x)/8) if (len x)/8 > 0
            writes y from 0 to (n)/2
        "#]],
    );
}

#[test]
fn masked_numbers_are_in_the_contract() {
    check(
        named(|_, (n, m, x, y)| {
            x.get((n * m) & 7);
            y.store(m.cast::<u32>().cast::<isize>() & 3, 1.0);
        }),
        expect![[r#"
            reads x from 0 to 8
            writes y from 0 to 4
        "#]],
    );
}

/// A byte may be small, so only a required length makes its check redundant.
#[test]
fn bytes_are_checked_unless_the_length_is_required() {
    fn byte<'k>(n: Expr<'k, isize>) -> Expr<'k, isize> {
        n.cast::<u8>().cast::<isize>()
    }
    check(
        named(|_, (n, m, x, y)| {
            x.get(byte(n));
            let y = y.require_len(256);
            y.store(byte(m), 1.0);
            y.store(byte(m) + 1, 1.0);
        }),
        expect![[r#"
            writes y from 0 to 256
            checks a load of x
            checks a store of y
        "#]],
    );
}

#[test]
fn an_element_is_checked_once() {
    check(
        named(|k, (n, m, x, y)| {
            let at = k.var(n).get() / m;
            y.store(at, y.load(at) + 1.0);
            k.if_(n.gt(m), || y.store(at, 2.0));
            k.if_(n.gt(m), || {
                x.get(at);
            });
            x.get(at);
            let changing = k.var(at);
            y.store(changing, 1.0);
            changing.set(m / n);
            y.store(changing, 1.0);
        }),
        expect![[r#"
            checks a load of y
            checks a load of x
            checks a load of x
            checks a store of y
            checks a store of y
        "#]],
    );
}

#[test]
fn unchecked_access_makes_the_kernel_unsafe() {
    check(
        named(|k, (n, _, x, y)| {
            k.for_range_(0, n, |i| y.store_unchecked(i, x.load(i)));
        }),
        expect![[r#"
            reads x from 0 to n
            unsafe: unchecked store
        "#]],
    );
}

#[test]
fn calls_that_take_pointers_make_the_kernel_unsafe() {
    extern "C" fn look(_: *const f32) {}
    extern "C" fn count(_: i32) {}
    let source = |which: bool| {
        dsl::build::<fn(*const f32)>("calls", |k, (x,)| {
            if which {
                k.call("look", look as extern "C" fn(*const f32), (x.offset(3),));
            } else {
                k.call("count", count as extern "C" fn(i32), (5,));
            }
        })
    };
    check(
        source(true),
        expect![[r#"
        unsafe: it gives `look` a raw pointer
    "#]],
    );
    check(source(false), expect![[""]]);
}

#[test]
fn values_that_wrap_are_rejected() {
    let kernel = named(|k, (n, m, x, _)| {
        // For the minimum of the type, `n - 1` wraps to the maximum.
        k.for_range_(0, n - 1, |i| {
            x.get(i.min(m));
        });
    })
    .unwrap();
    let refused = |n: isize| kernel.interpret((n, 5, &[0.0; 9], &mut []), 128).map_err(|error| error.to_string());
    assert_eq!(refused(-1), Ok(()));
    assert_eq!(refused(7), Ok(()));
    assert!(refused(isize::MIN).unwrap_err().ends_with("beyond 64 bits"), "{:?}", refused(isize::MIN));
}

#[test]
fn counters_that_wrap_are_rejected() {
    let kernel = named(|k, (n, _, x, _)| {
        k.for_range_step_(n - 3, n, 7, |i| {
            x.get(i.min(5).max(-1) + 1);
        });
    })
    .unwrap();
    let run = |n: isize| kernel.interpret((n, 0, &[0.0; 9], &mut []), 128).map_err(|error| error.to_string());
    assert_eq!(run(isize::MAX / 2), Ok(()));
    assert_eq!(
        run(isize::MAX - 1).unwrap_err(),
        "an index of the kernel would be 9223372036854775810 for these arguments, beyond 64 bits"
    );
}

struct Random(Rng);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0.below(n as usize) as u64
    }

    fn number(&mut self) -> isize {
        match self.below(12) {
            0 => isize::MIN + self.below(3) as isize,
            1 => isize::MAX - self.below(3) as isize,
            2 => (self.below(9) as isize - 4) << (56 + self.below(6)),
            _ => self.below(20) as isize - 4,
        }
    }
}

type Handles<'k> = (Expr<'k, isize>, Expr<'k, isize>, dsl::Input<'k, f32>, dsl::InputOutput<'k, f32>);

/// Records a random block: new values from earlier ones, loops with inner blocks, accesses at values.
fn random_block<'k>(k: K<'k>, handles: Handles<'k>, values: &[Expr<'k, isize>], random: &mut Random, depth: u32) {
    let (_, _, x, y) = handles;
    let mut values = values.to_vec();
    for _ in 0..2 + random.below(4) {
        let mut pick = || values[random.below(values.len() as u64) as usize];
        let (a, b) = (pick(), pick());
        let constant = random.below(9) as isize - 4;
        match random.below(22) {
            0 => values.push(a + b),
            1 => values.push(a - b),
            2 => values.push(a * b),
            3 => values.push(a + constant),
            4 => values.push(a * constant),
            5 => values.push(a.min(b)),
            6 => values.push(a.max(b)),
            7 => values.push(-a),
            8 => values.push(a % 5),
            9 => values.push(k.select(a.lt(b), a, b)),
            10 if depth > 0 => k.for_range_(a, b, |i| {
                let inner = [values.as_slice(), &[i, i]].concat();
                random_block(k, handles, &inner, random, depth - 1);
            }),
            11 if depth > 0 => k.for_range_step_(a, b, if constant == 0 { 7 } else { constant }, |i| {
                let inner = [values.as_slice(), &[i, i]].concat();
                random_block(k, handles, &inner, random, depth - 1);
            }),
            13 => k.for_each_vector_unrolled(a, 2, |places| {
                for (&i, lane) in places.iter().zip(0..) {
                    y.store(i + (b - i.index()) * lane, x.load(places[0] + constant));
                }
            }),
            12 => k.for_each_vector(a, |i| {
                let place = if constant < 0 { i + constant } else { i.at_row(b) };
                let from = if constant > 2 { i } else { i - i.index() * constant };
                y.store(place, x.load(from));
            }),
            14 => y.store(a, x.get(b)),
            15 => values.push(a / (constant + 5)),
            16 => values.push(a >> random.below(64) as isize),
            17 => values.push(a & constant),
            // Numbers of which only the type is known.
            18 => values.push(a.cast::<u8>().cast::<isize>()),
            19 => values.push(a.cast::<i8>().cast::<isize>() + constant * 40),
            20 => {
                x.require_len(random.below(20) as usize);
                y.require_len(random.below(20) as usize);
            }
            _ => {
                y.store(a, 1.0);
            }
        }
    }
    let last = values[values.len() - 1];
    y.store(last, x.get(last));
}

/// If the contract admits a call, the kernel accesses only its slices, for all arguments.
#[test]
fn random_kernels_stay_inside() {
    let (mut ran, mut refused, mut trapped) = (0, 0, 0);
    for seed in 0..6000u64 {
        let mut random = Random(Rng::new(seed));
        let kernel = named(|k, handles| {
            let values = [handles.0, handles.1, handles.2.len(), handles.3.len(), k.index(3), k.index(0)];
            random_block(k, handles, &values, &mut random, 2);
        });
        let kernel = kernel.unwrap_or_else(|errors| panic!("seed {seed}: {errors}"));
        for _ in 0..12 {
            let (n, m) = (random.number(), random.number());
            let (x, mut y) = (vec![1.0; random.below(24) as usize], vec![1.0; random.below(24) as usize]);
            let options = InterpOptions { vector_bits: 128 << random.below(2), fuel: 2000, ..Default::default() };
            match kernel.interpret_with((n, m, &x, &mut y), options, &mut Symbols::new()) {
                Ok(()) => ran += 1,
                Err(InterpretError::Call(CallError::OutOfBounds { .. })) => trapped += 1,
                Err(InterpretError::Call(_)) => refused += 1,
                Err(InterpretError::Trap(kernelsmith_ir::interp::Trap::OutOfFuel { .. })) => ran += 1,
                Err(error) => panic!("seed {seed}, n {n}, m {m}: {error}\n{}", kernel.function),
            }
        }
    }
    // The test is meaningful only if all three outcomes are frequent.
    assert!(ran > 1000 && refused > 1000 && trapped > 300, "{ran} {refused} {trapped}");
}

#[test]
fn outputs_have_separate_alias_classes() {
    let source = dsl::build::<fn(In<f32>, In<f32>, Out<f32>, Out<f32>, *mut f32)>("alias", |_, (a, b, c, d, p)| {
        c.store(0, a.get(0));
        d.store(0, b.get(0));
        p.store(0, 0.0);
    });
    let classes: Vec<u16> =
        source.unwrap().function.ops.iter().filter(|op| op.code.is_memory()).map(|op| op.mem().alias).collect();
    assert_eq!(classes, [1, 4, 1, 5, 0]);
}
