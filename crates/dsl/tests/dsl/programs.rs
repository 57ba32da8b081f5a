//! Complete programs, compared with plain Rust, with narrow and wide vectors, at sizes around the number of lanes.

use kernelsmith_dsl::{self as dsl, Expr, Input, K, KernelSource, Vector};
use kernelsmith_exec::{In, InOut, Out};
use kernelsmith_ir::interp::{InterpOptions, Symbols};
use kernelsmith_ir::random::Rng;

const WIDTHS: [u32; 3] = [128, 256, 1024];
const SIZES: [usize; 12] = [0, 1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 70];

/// Pseudo-random numbers whose sums are exact.
fn numbers(n: usize, seed: u32) -> Vec<f32> {
    let mut rng = Rng::new(seed.into());
    (0..n).map(|_| rng.between(-2048, 2047) as f32 / 8.0).collect()
}

fn each(mut run: impl FnMut(usize, u32)) {
    for bits in WIDTHS {
        for n in SIZES {
            run(n, bits);
        }
    }
}

#[test]
fn sum_of_two() {
    let sum = dsl::build::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b).unwrap();
    assert_eq!(sum.interpret((5, 4), 128), Ok(9));
}

#[test]
fn sum_of_a_slice() {
    let sum = dsl::build::<fn(In<f32>) -> f32>("sum", |k, (x,)| {
        let mut sum = k.vector_var(0.0f32);
        k.for_each_vector(x.len(), |i| sum += x.load(i));
        sum.reduce_add()
    })
    .unwrap();
    each(|n, bits| {
        let x = numbers(n, 1);
        assert_eq!(sum.interpret((&x,), bits), Ok(x.iter().sum()), "{n} {bits}");
    });
}

#[test]
fn axpy() {
    let axpy = dsl::build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, a * x.load(i) + y.load(i)));
    })
    .unwrap();
    each(|n, bits| {
        let (x, mut y) = (numbers(n, 1), numbers(n + 3, 2));
        let mut want = y.clone();
        want.iter_mut().zip(&x).for_each(|(y, x)| *y += 2.0 * x);
        axpy.interpret((2.0, &x, &mut y), bits).unwrap();
        assert_eq!(y, want, "{n} {bits}");
    });
    let error = axpy.interpret((2.0, &[1.0, 2.0], &mut [0.0]), 128).unwrap_err();
    assert_eq!(error.to_string(), "slice `#2` has 1 elements, but elements 0..2 would be read");
}

fn selection_sort() -> KernelSource<fn(InOut<i32>)> {
    dsl::build::<fn(InOut<i32>)>("selection_sort", |k, (a,)| {
        let n = a.len();
        k.for_range_(0, n - 1, |cur| {
            let min = k.var(cur);
            k.for_range_(cur + 1, n, |s| {
                k.if_(a.load(s).lt(a.load(min)), || min.set(s));
            });
            let smallest = a.load(min);
            a.store(min, a.load(cur));
            a.store(cur, smallest);
        });
    })
    .unwrap()
}

#[test]
fn sort_looks_at_the_last_element() {
    let mut a = [5, 2, 15, -4, 10];
    selection_sort().interpret((&mut a,), 128).unwrap();
    assert_eq!(a, [-4, 2, 5, 10, 15]);
    each(|n, bits| {
        let mut a: Vec<i32> = numbers(n, 3).iter().map(|x| *x as i32).collect();
        let mut want = a.clone();
        want.sort_unstable();
        selection_sort().interpret((&mut a,), bits).unwrap();
        assert_eq!(a, want);
    });
}

#[test]
fn pooling_with_a_debugging_call() {
    extern "C" fn show(_: i64) {}
    let pool = dsl::build::<fn(In<f32>, Out<f32>)>("maxpool1d_3", |k, (x, y)| {
        k.for_each_vector(x.len() - 2, |i| {
            let largest = x.load(i).max(x.load(i + 1)).max(x.load(i + 2));
            k.call("show", show as extern "C" fn(i64), (largest.extract(1).bitcast::<i32>().cast::<i64>(),));
            y.store(i, largest);
        });
    })
    .unwrap();
    each(|n, bits| {
        let x = numbers(n, 4);
        let mut y = vec![0.0; n.saturating_sub(2)];
        let want: Vec<f32> = x.windows(3).map(|w| w[0].max(w[1]).max(w[2])).collect();
        let (mut seen, mut symbols) = (Vec::new(), Symbols::new());
        let mut show = |args: &[u64], _: &mut _| {
            seen.push(f32::from_bits(args[0] as u32));
            0
        };
        symbols.bind("show", &mut show);
        let options = InterpOptions { vector_bits: bits, ..InterpOptions::default() };
        pool.interpret_with((&x, &mut y), options, &mut symbols).unwrap();
        drop(symbols);
        assert_eq!(y, want);
        // Runs once per vector, including the remainder; lane 1 of the remainder may be inactive and then holds zero.
        let lanes = bits as usize / 32;
        let shown: Vec<f32> = want.chunks(lanes).map(|chunk| chunk.get(1).copied().unwrap_or(0.0)).collect();
        assert_eq!(seen, shown);
    });
}

/// `c0 + c1 x + c2 x^2 ...` with constant coefficients: 0 and 1 need no operation.
fn polynomial(coefficients: &[f32]) -> KernelSource<fn(In<f32>, Out<f32>)> {
    dsl::build::<fn(In<f32>, Out<f32>)>("polynomial", |k, (x, y)| {
        let constants: Vec<Option<Vector<f32>>> = coefficients
            .iter()
            .enumerate()
            .map(|(at, &c)| (at == 0 || (c != 0.0 && c != 1.0)).then(|| k.splat(c)))
            .collect();
        k.for_each_vector(x.len(), |i| {
            let x = x.load(i);
            let mut sum = k.splat(coefficients[0]);
            let mut power = x;
            for (at, &c) in coefficients.iter().enumerate().skip(1) {
                if let Some(constant) = constants[at] {
                    sum = sum + power * constant;
                } else if c == 1.0 {
                    sum = sum + power;
                }
                if at + 1 < coefficients.len() {
                    power = power * x;
                }
            }
            y.store(i, sum);
        });
    })
    .unwrap()
}

#[test]
fn polynomial_of_known_coefficients() {
    for coefficients in [&[1.0][..], &[1.0, 2.0, 1.0], &[0.5, 0.0, 0.0, 2.0], &[0.5, 1.5, 2.5, 3.5, 4.5]] {
        let kernel = polynomial(coefficients);
        let muls = kernel.function.to_string().matches("mul.f32xn32").count();
        let degree = coefficients.len() - 1;
        let scaled = coefficients.iter().skip(1).filter(|c| **c != 0.0 && **c != 1.0).count();
        // The body is recorded twice.
        assert_eq!(muls, 2 * (degree.saturating_sub(1) + scaled));
        each(|n, bits| {
            let x: Vec<f32> = numbers(n, 5).iter().map(|x| (x / 16.0).trunc()).collect();
            let mut y = vec![0.0; n];
            kernel.interpret((&x, &mut y), bits).unwrap();
            let exact = |x: f32| coefficients.iter().rev().fold(0.0, |sum, c| sum * f64::from(x) + f64::from(*c));
            for (x, y) in x.iter().zip(&y) {
                assert!((f64::from(*y) - exact(*x)).abs() <= exact(*x).abs() * 1e-5, "{x}: {y} {}", exact(*x));
            }
        });
    }
}

type Blur = fn(isize, isize, In<u8>, Out<u8>);
type Pool = fn(isize, isize, In<f32>, Out<f32>);
type Fused = fn(In<f32>, In<f32>, Out<f32>);

/// The mean of the 3x3 neighbours of every pixel; the nearest pixels replace missing ones at the edges.
fn blur() -> KernelSource<Blur> {
    dsl::build::<Blur>("blur3x3", |k, (width, height, image, out)| {
        k.for_range_(0, height, |y| {
            let rows = [(y - 1).max(0), y, (y + 1).min(height - 1)].map(|row| row * width);
            // The first and the last column.
            for column in [k.index(0), width - 1] {
                let mut sum = k.value(0u16);
                for row in rows {
                    for x in [(column - 1).max(0), column, (column + 1).min(width - 1)] {
                        sum = sum + image.load(row + x).cast::<u16>();
                    }
                }
                k.if_(width.gt(0), || out.store(y * width + column, (sum / 9).cast::<u8>()));
            }
            // The columns between them.
            k.for_each_vector(width - 2, |x| {
                let mut sum = k.splat(0u16);
                for row in rows {
                    for dx in 0..3 {
                        sum = sum + image.load(x.at_row(row) + dx).cast::<u16>();
                    }
                }
                out.store(x.at_row(y * width) + 1, (sum / 9).cast::<u8>());
            });
        });
    })
    .unwrap()
}

#[test]
fn blur_of_bytes_with_edges() {
    let blur = blur();
    assert!(!blur.contract.traps, "every range is known before the call");
    assert!(blur.function.to_string().contains("load.u8xn8"));
    for bits in WIDTHS {
        for (width, height) in [(0, 0), (1, 1), (2, 3), (3, 1), (5, 4), (17, 3), (40, 6), (131, 2)] {
            let image: Vec<u8> = numbers(width * height, 6).iter().map(|x| *x as i32 as u8).collect();
            let mut out = vec![0; width * height];
            blur.interpret((width as isize, height as isize, &image, &mut out), bits).unwrap();
            for (at, got) in out.iter().enumerate() {
                let (y, x) = (at / width, at % width);
                let near = |at: usize, d: usize, end: usize| (at + d).saturating_sub(1).min(end - 1);
                let neighbours = (0..9).map(|n| image[near(y, n / 3, height) * width + near(x, n % 3, width)]);
                let sum: u16 = neighbours.map(u16::from).sum();
                assert_eq!(*got, (sum / 9) as u8, "{x} {y}");
            }
        }
    }
    let error = blur.interpret((4, 4, &[0; 16], &mut [0; 15]), 128).unwrap_err();
    assert_eq!(error.to_string(), "slice `#3` has 15 elements, but elements 3..16 would be written");
}

/// Max pooling with a constant window, stride and dilation; no padding.
fn pool2d(window: isize, stride: isize, dilation: isize) -> KernelSource<Pool> {
    dsl::build::<Pool>("maxpool2d", |k, (width, height, image, out)| {
        let reach = (window - 1) * dilation;
        // Divisions have no known range, so the generated code checks accesses to the output.
        let out_width = (width - reach + stride - 1) / stride;
        let out_height = (height - reach + stride - 1) / stride;
        k.for_range_(0, out_height, |y| {
            k.for_range_(0, out_width, |x| {
                let corner = y * stride * width + x * stride;
                let mut largest = k.value(f32::NEG_INFINITY);
                for dy in 0..window {
                    for dx in 0..window {
                        largest = image.load(corner + width * (dy * dilation) + dx * dilation).max(largest);
                    }
                }
                out.store(y * out_width + x, largest);
            });
        });
    })
    .unwrap()
}

#[test]
fn pooling_of_images() {
    for (window, stride, dilation) in [(1, 1, 1), (2, 2, 1), (3, 1, 1), (3, 2, 2), (2, 3, 3)] {
        let pool = pool2d(window, stride, dilation);
        for (width, height) in [(7, 7), (9, 8), (12, 10)] {
            let image = numbers((width * height) as usize, 7);
            let size = |n: isize| (n - (window - 1) * dilation + stride - 1) / stride;
            let (out_width, out_height) = (size(width), size(height));
            let mut out = vec![0.0; (out_width * out_height) as usize];
            pool.interpret((width, height, &image, &mut out), 256).unwrap();
            for (at, got) in out.iter().enumerate() {
                let (y, x) = (at as isize / out_width * stride, at as isize % out_width * stride);
                let window_elements =
                    (0..window * window).map(|n| (n / window * dilation + y) * width + n % window * dilation + x);
                let want = window_elements.map(|at| image[at as usize]).fold(f32::NEG_INFINITY, f32::max);
                assert_eq!(*got, want);
            }
        }
    }
}

#[test]
fn max_pooling_with_the_vertical_maximum_in_registers() {
    // Stride 1: for each row of outputs, computes vectors of vertical maxima, then the horizontal maxima from
    // registers.
    let build = |window: isize| {
        dsl::build::<fn(usize, In<f32>, Out<f32>)>("maxpool_rows", |k, (width, rows, out)| {
            k.for_each_vector(width - (window - 1), |x| {
                let vertical = |dx: isize| {
                    let column = (0..window).map(|y| rows.load(x.at_row(width * y) + dx));
                    column.reduce(|a, b| a.max(b)).unwrap_or_else(|| k.splat(0.0))
                };
                let largest = (1..window).fold(vertical(0), |largest, dx| largest.max(vertical(dx)));
                out.store(x, largest);
            });
        })
        .unwrap()
    };
    for window in [1, 2, 3, 5] {
        let (kernel, w) = (build(window), window as usize);
        assert!(!kernel.contract.traps);
        for width in [w, w + 1, w + 4, 40] {
            let rows = numbers(width * w, 8);
            let mut out = vec![0.0; width + 1 - w];
            kernel.interpret((width, &rows, &mut out), 256).unwrap();
            for (x, got) in out.iter().enumerate() {
                let window_elements = (0..w * w).map(|n| rows[n / w * width + x + n % w]);
                assert_eq!(*got, window_elements.fold(f32::NEG_INFINITY, f32::max));
            }
        }
    }
}

/// A pipeline of stages that the generator fuses into one loop.
fn fused(stages: &[&str]) -> KernelSource<Fused> {
    fn stage<'k>(k: K<'k>, name: &str, x: Vector<'k, f32>, other: Vector<'k, f32>) -> Vector<'k, f32> {
        match name {
            "relu" => x.max(0.0),
            "half" => 0.5 * x,
            "add" => x + other,
            "clamp" => x.min(6.0).max(-6.0),
            _ => k.splat(0.0),
        }
    }
    dsl::build::<Fused>("fused", |k, (x, other, y)| {
        k.for_each_vector(y.len(), |i| {
            let value = stages.iter().fold(x.load(i), |value, name| stage(k, name, value, other.load(i)));
            y.store(i, value);
        });
    })
    .unwrap()
}

#[test]
fn fused_loops() {
    let kernel = fused(&["half", "add", "relu", "clamp"]);
    assert_eq!(kernel.function.to_string().matches("while").count(), 1);
    each(|n, bits| {
        let (x, other, mut y) = (numbers(n, 9), numbers(n, 10), vec![0.0; n]);
        kernel.interpret((&x, &other, &mut y), bits).unwrap();
        let want: Vec<f32> = x.iter().zip(&other).map(|(x, o)| (x / 2.0 + o).max(0.0).clamp(-6.0, 6.0)).collect();
        assert_eq!(y, want);
    });
}

#[test]
fn triangle_types() {
    let kernel = dsl::build::<fn(i64, i64, i64) -> i32>("triangle_type", |k, (a, b, c)| {
        let none = a.le(0) | b.le(0) | c.le(0);
        k.if_(none, || k.return_(0));
        k.if_((a + b).le(c) | (a + c).le(b) | (b + c).le(a), || k.return_(0));
        k.if_(a.eq(b) & b.eq(c), || k.return_(1))
            .elif_(|| a.eq(b) | b.eq(c) | a.eq(c), || k.return_(2))
            .elif_(
                || (a * a + b * b).eq(c * c) | (a * a + c * c).eq(b * b) | (b * b + c * c).eq(a * a),
                || k.return_(3),
            )
            .else_(|| {
                let longest = a.max(b).max(c);
                k.if_((longest * longest * 2).gt(a * a + b * b + c * c), || k.return_(4));
            });
        k.value(5)
    })
    .unwrap();
    let naive = |a: i64, b: i64, c: i64| match [a, b, c] {
        _ if a <= 0 || b <= 0 || c <= 0 || a + b <= c || a + c <= b || b + c <= a => 0,
        _ if a == b && b == c => 1,
        _ if a == b || b == c || a == c => 2,
        _ => {
            let mut s = [a * a, b * b, c * c];
            s.sort_unstable();
            match (s[0] + s[1]).cmp(&s[2]) {
                std::cmp::Ordering::Equal => 3,
                std::cmp::Ordering::Less => 4,
                std::cmp::Ordering::Greater => 5,
            }
        }
    };
    for n in 0..512 {
        let (a, b, c) = (n % 8 - 1, n / 8 % 8, n / 64 % 8);
        assert_eq!(kernel.interpret((a, b, c), 128), Ok(naive(a, b, c)), "{a} {b} {c}");
    }
    assert_eq!(kernel.interpret((13, 12, 5), 128), Ok(3));
}

#[test]
fn first_odd_that_is_not_negative() {
    let kernel = dsl::build::<fn(In<i32>) -> isize>("first_nonneg_odd", |k, (x,)| {
        let found = k.var(-1isize);
        k.for_range_(0, x.len(), |i| {
            k.continue_if_(1, x.load(i).lt(0));
            k.continue_if_(1, (x.load(i) % 2).eq(0));
            found.set(i);
            k.break_(1);
        });
        found.get()
    })
    .unwrap();
    assert_eq!(kernel.interpret((&[-1, 2, 4, -3, 8, 7, 9],), 128), Ok(5));
    assert_eq!(kernel.interpret((&[-1, 2],), 128), Ok(-1));
    assert_eq!(kernel.interpret((&[],), 128), Ok(-1));
}

/// Jumps from the innermost of three loops to the outer loops.
#[test]
fn loops_left_from_within() {
    let kernel = dsl::build::<fn(i64, i64) -> i64>("nested", |k, (leave, skip)| {
        let mut count = k.var(0i64);
        k.for_range_(0, 5, |a| {
            k.for_range_(0, 5, |b| {
                k.for_range_(0, 5, |c| {
                    let here = (a * 100 + b * 10 + c).cast::<i64>();
                    k.break_if_(3, here.eq(leave));
                    k.if_(here.eq(skip), || k.continue_(2));
                    count += 1;
                });
                count += 1000;
            });
            count += 1_000_000;
        });
        count.get()
    })
    .unwrap();
    let naive = |leave: i64, skip: i64| {
        let mut count = 0;
        'a: for a in 0..5 {
            'b: for b in 0..5 {
                for c in 0..5 {
                    let here = a * 100 + b * 10 + c;
                    if here == leave {
                        break 'a;
                    }
                    if here == skip {
                        continue 'b;
                    }
                    count += 1;
                }
                count += 1000;
            }
            count += 1_000_000;
        }
        count
    };
    for leave in [-1, 0, 3, 123, 444] {
        for skip in [-1, 0, 40, 122, 123, 333] {
            assert_eq!(kernel.interpret((leave, skip), 128), Ok(naive(leave, skip)), "{leave} {skip}");
        }
    }
}

#[test]
fn an_index_from_memory_that_is_outside_is_reported_with_its_line() {
    let line = line!() + 4;
    let kernel = dsl::build::<fn(In<isize>, In<f32>, Out<f32>)>("gather", |k, (places, x, y)| {
        k.for_range_(0, places.len(), |i| {
            let at = places.get(i);
            y.store(i, x.get(at));
        });
    })
    .unwrap();
    let mut y = [0.0; 3];
    kernel.interpret((&[2, 0, 1], &[1.0, 2.0, 3.0], &mut y), 128).unwrap();
    assert_eq!(y, [3.0, 1.0, 2.0]);
    let error = kernel.interpret((&[2, 7, 1], &[1.0, 2.0, 3.0], &mut y), 128).unwrap_err();
    let file = file!();
    assert_eq!(error.to_string(), format!("index 7 is outside slice `#1` of 3 elements (read at {file}:{line})"));
    let site = kernel.check_site(0).unwrap();
    assert_eq!((site.line, site.write, site.slice_param), (line, false, Some(1)));
}

#[test]
fn helpers_are_plain_functions() {
    fn dot<'k>(k: K<'k>, x: Input<'k, f32>, y: Input<'k, f32>) -> Expr<'k, f32> {
        let mut sum = k.vector_var(0.0f32);
        k.for_each_vector(x.len(), |i| sum += x.load(i) * y.load(i));
        sum.reduce_add()
    }
    let kernel = dsl::build::<fn(In<f32>, In<f32>) -> f32>("cosine", |k, (x, y)| {
        dot(k, x, y) / (dot(k, x, x) * dot(k, y, y)).sqrt()
    })
    .unwrap();
    assert_eq!(kernel.interpret((&[3.0, 4.0], &[3.0, 4.0]), 128), Ok(1.0));
}

#[test]
fn variables_keep_their_inactive_lanes() {
    // If inactive lanes were zero, they would be the maximum.
    let kernel = dsl::build::<fn(In<f32>) -> f32>("max_of_negatives", |k, (x,)| {
        let (largest, mut count) = (k.vector_var(f32::NEG_INFINITY), k.vector_var(0u8));
        k.for_each_vector(x.len(), |i| {
            largest.set(largest.max(x.load(i)));
            count += 1;
        });
        largest.reduce_max() * count.get().cast::<f32>().reduce_add()
    })
    .unwrap();
    each(|n, bits| {
        let x: Vec<f32> = numbers(n, 11).iter().map(|x| -x.abs() - 1.0).collect();
        let largest = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let got = kernel.interpret((&x,), bits).unwrap();
        assert!(got == largest * n as f32 || n == 0 && got.is_nan(), "{n} {bits}: {got}");
    });
}

#[test]
fn unrolled_vectors() {
    for vectors in [1, 2, 4] {
        let kernel = dsl::build::<fn(In<f32>, Out<f32>) -> f32>("unrolled", |k, (x, y)| {
            let sums: Vec<_> = (0..vectors).map(|_| k.vector_var(0.0f32)).collect();
            k.for_each_vector_unrolled(y.len(), vectors, |places| {
                for (&sum, &i) in sums.iter().zip(places) {
                    let v = x.load(i + 1);
                    k.continue_if_(1, v.eq(1e6).any());
                    k.break_if_(1, v.eq(2e6).any());
                    sum.set(sum + v);
                    y.store(i, v);
                }
            });
            sums.iter().fold(k.value(0.0f32), |total, sum| total + sum.reduce_add())
        })
        .unwrap();
        assert!(!kernel.contract.traps);
        for n in 0..45 {
            let (x, mut y) = (numbers(n + 1, 12), vec![0.0; n]);
            assert_eq!(kernel.interpret((&x, &mut y), 128), Ok(x[1..].iter().sum()), "{vectors} {n}");
            assert_eq!(y, x[1..]);
        }
        let mut x = numbers(42, 13);
        (x[14], x[30]) = (1e6, 2e6);
        let (mut y, step) = (vec![0.0; 41], 4 * vectors);
        kernel.interpret((&x, &mut y), 128).unwrap();
        // The vector that holds 1e6 ends its iteration, the one that holds 2e6 ends the loop.
        let skipped = |at: usize| at / step == 13 / step && at / 4 >= 13 / 4;
        let want: Vec<f32> = (0..41).map(|at| if skipped(at) || at / 4 >= 29 / 4 { 0.0 } else { x[at + 1] }).collect();
        assert_eq!(y, want, "{vectors}");
    }
    let error = dsl::build::<fn()>("unrolled", |k, ()| k.for_each_vector_unrolled(9, 3, |_| ())).unwrap_err();
    assert!(error.to_string().ends_with("3 vectors per iteration; wanted a power of two up to 16"));
}
