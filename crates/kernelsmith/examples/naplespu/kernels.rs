//! The kernels: each is recorded once, runs natively and on the simulated accelerator, and its results are compared.
//!
//! Invariants: between two barriers, threads write disjoint elements, so that the result does not depend on their
//! number and order; the host runs as one thread.

use kernelsmith::prelude::*;
use kernelsmith::simulated::{SCRATCHPAD, Simulation, SimulationReport, thread_count, thread_number, wait_for_threads};
use std::fmt::Debug;

/// The machines that run kernels.
pub(crate) struct Machines {
    /// The host.
    pub(crate) host: Jit,
    /// The accelerator.
    pub(crate) accelerator: Jit,
}

impl Machines {
    /// The host and NaplesPU.
    pub(crate) fn new() -> Result<Machines, Error> {
        let accelerator = Jit::for_target(Target::naplespu()?, JitOptions::new())?;
        Ok(Machines { host: Jit::host()?, accelerator })
    }
}

/// The counts of a simulated run, if its results equal the host's.
pub(crate) type Outcome = Result<SimulationReport, Box<dyn std::error::Error>>;

/// A kernel: its name, and how to run it on both machines.
pub(crate) type Kernel = (&'static str, fn(&Machines, &Simulation) -> Outcome);

/// All kernels.
pub(crate) const KERNELS: &[Kernel] = &[
    ("matrix multiply, integers", matrix_multiply),
    ("matrix multiply, floats", matrix_multiply_floats),
    ("matrix multiply, tiles in the scratchpad", matrix_multiply_tiled),
    ("convolution layers", convolution),
    ("matrix transpose", transpose),
    ("FIR filter", fir),
    ("2-D DCT", dct),
    ("CRC", crc),
    ("LU decomposition", lu),
    ("marching squares", marching_squares),
];

fn same<T: PartialEq + Debug>(want: &[T], got: &[T], report: SimulationReport) -> Outcome {
    match want.iter().zip(got).position(|(want, got)| want != got) {
        None if want.len() == got.len() => Ok(report),
        None => Err("the lengths differ".into()),
        Some(at) => Err(format!("element {at} is {:?}, not {:?}", got[at], want[at]).into()),
    }
}

/// Small pseudo-random numbers.
fn numbers(n: usize, seed: i32) -> Vec<i32> {
    (0..n as i32).map(|i| (i * 37 + seed * 101) % 199 - 99).collect()
}

fn floats(n: usize, seed: i32) -> Vec<f32> {
    numbers(n, seed).into_iter().map(|number| number as f32 / 7.0).collect()
}

/// Runs the body for the indices of `0..n` that belong to this thread: each thread takes every `thread_count`-th index.
fn share<'k>(k: K<'k>, n: isize, body: impl FnOnce(Expr<'k, Index>)) {
    let (this, count) = (thread_number(k), thread_count(k));
    let owner = k.var(0i32);
    k.for_range_(0, n, |i| {
        k.if_(owner.get().eq(this), || body(i));
        owner.set(owner.get() + 1);
        owner.set(owner.get().eq(count).select(0, owner.get()));
    });
}

/// Runs the body only in the first thread.
fn alone<'k>(k: K<'k>, body: impl FnOnce()) {
    k.if_(thread_number(k).eq(0), body);
}

const N: isize = 16;
const NN: usize = (N * N) as usize;

fn matrix_multiply(machines: &Machines, simulation: &Simulation) -> Outcome {
    let source = build::<fn(In<i32>, In<i32>, InOut<i32>)>("matrix_multiply", |k, (a, b, c)| {
        share(k, N, |row| {
            k.for_range_(0, N, |column| {
                let sum = k.var(0i32);
                k.for_range_(0, N, |i| sum.set(sum.get() + a.get(row * N + i) * b.get(i * N + column)));
                c.store(row * N + column, sum.get());
            });
        });
    })?;
    let (a, b) = (numbers(NN, 1), numbers(NN, 2));
    let (mut want, mut got) = (vec![0; NN], vec![0; NN]);
    machines.host.compile(&source)?.call(&a, &b, &mut want)?;
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&a, &b, &mut got))?;
    same(&want, &got, report)
}

fn matrix_multiply_floats(machines: &Machines, simulation: &Simulation) -> Outcome {
    let source = build::<fn(In<f32>, In<f32>, InOut<f32>)>("matrix_multiply_floats", |k, (a, b, c)| {
        share(k, N, |row| {
            k.for_each_vector(N, |column| {
                let mut sum = b.load(column) * a.get(row * N);
                for i in 1..N {
                    sum = sum + b.load(column + i * N) * a.get(row * N + i);
                }
                c.store(column.at_row(row * N), sum);
            });
        });
    })?;
    let (a, b) = (floats(NN, 3), floats(NN, 4));
    let (mut want, mut got) = (vec![0.0; NN], vec![0.0; NN]);
    machines.host.compile(&source)?.call(&a, &b, &mut want)?;
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&a, &b, &mut got))?;
    same(&want, &got, report)
}

/// Number of rows and columns of a tile.
const TILE: isize = 8;

fn matrix_multiply_tiled(machines: &Machines, simulation: &Simulation) -> Outcome {
    type Tiled = fn(In<f32>, In<f32>, InOut<f32>, InOut<f32>);
    let source = build::<Tiled>("matrix_multiply_tiled", |k, (a, b, c, tiles)| {
        // A tile of `a`, followed by one of `b`.
        let tiles = tiles.in_space(SCRATCHPAD);
        let second = TILE * TILE;
        k.for_range_(0, N / TILE, |top| {
            k.for_range_(0, N / TILE, |left| {
                k.for_range_(0, N / TILE, |inner| {
                    let (top, left, inner) = (top * TILE, left * TILE, inner * TILE);
                    share(k, TILE, |row| {
                        k.for_range_(0, TILE, |column| {
                            tiles.store(row * TILE + column, a.get((top + row) * N + inner + column));
                            tiles.store(row * TILE + column + second, b.get((inner + row) * N + left + column));
                        });
                    });
                    wait_for_threads(k, 42);
                    share(k, TILE, |row| {
                        k.for_range_(0, TILE, |column| {
                            let at = (top + row) * N + left + column;
                            let sum = k.var(c.get(at));
                            k.for_range_(0, TILE, |i| {
                                let product = tiles.get(row * TILE + i) * tiles.get(i * TILE + column + second);
                                sum.set(sum.get() + product);
                            });
                            c.store(at, sum.get());
                        });
                    });
                    wait_for_threads(k, 43);
                });
            });
        });
    })?;
    let (a, b) = (floats(NN, 5), floats(NN, 6));
    let tiles = vec![0.0; 2 * (TILE * TILE) as usize];
    let (mut want, mut got) = (vec![0.0; NN], vec![0.0; NN]);
    machines.host.compile(&source)?.call(&a, &b, &mut want, &mut tiles.clone())?;
    let mut left = tiles.clone();
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&a, &b, &mut got, &mut left))?;
    if left == tiles {
        return Err("the scratchpad was not used".into());
    }
    same(&want, &got, report)
}

/// The weighted sum of a 3x3 window, starting at the top left pixel.
fn window<'k>(load: impl Fn(isize, isize) -> Vector<'k, i32>, weights: &[i32; 9]) -> Vector<'k, i32> {
    let mut sum = load(0, 0) * weights[0];
    for (place, &weight) in (0..).zip(weights).filter(|(place, weight)| *place > 0 && **weight != 0) {
        sum = sum + load(place / 3, place % 3) * weight;
    }
    sum
}

/// Two 3x3 layers on 16x16 pixels with a zero border; the second layer needs rows that other threads computed.
fn convolution(machines: &Machines, simulation: &Simulation) -> Outcome {
    const WIDTH: isize = N + 2;
    let weights = [[1, 0, -1, 2, 0, -2, 1, 0, -1], [0, -1, 0, -1, 5, -1, 0, -1, 0]];
    let source = build::<fn(In<i32>, InOut<i32>, InOut<i32>)>("convolution", |k, (input, middle, output)| {
        share(k, N, |row| {
            k.for_each_vector(N, |i| {
                let load = |dy: isize, dx: isize| input.load(i.at_row((row + dy) * WIDTH + dx));
                middle.store(i.at_row((row + 1) * WIDTH + 1), window(load, &weights[0]).max(0));
            });
        });
        wait_for_threads(k, 42);
        share(k, N, |row| {
            k.for_each_vector(N, |i| {
                let load = |dy: isize, dx: isize| middle.load(i.at_row((row + dy) * WIDTH + dx));
                output.store(i.at_row(row * N), window(load, &weights[1]));
            });
        });
    })?;
    let border = (WIDTH * WIDTH) as usize;
    let mut input = vec![0; border];
    for (at, number) in numbers(NN, 7).into_iter().enumerate() {
        input[(at / N as usize + 1) * WIDTH as usize + at % N as usize + 1] = number;
    }
    let (mut want, mut got) = (vec![0; NN], vec![0; NN]);
    machines.host.compile(&source)?.call(&input, &mut vec![0; border], &mut want)?;
    let mut middle = vec![0; border];
    let kernel = machines.accelerator.simulated(&source)?;
    let (_, report) = kernel.call_on(simulation, (&input, &mut middle, &mut got))?;
    same(&want, &got, report)
}

fn transpose(machines: &Machines, simulation: &Simulation) -> Outcome {
    const ROWS: isize = 20;
    const COLUMNS: isize = 40;
    let source = build::<fn(In<i32>, InOut<i32>)>("transpose", |k, (from, to)| {
        share(k, ROWS, |row| {
            k.for_range_(0, COLUMNS, |column| to.store(column * ROWS + row, from.get(row * COLUMNS + column)));
        });
    })?;
    let n = (ROWS * COLUMNS) as usize;
    let from = numbers(n, 8);
    let (mut want, mut got) = (vec![0; n], vec![0; n]);
    machines.host.compile(&source)?.call(&from, &mut want)?;
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&from, &mut got))?;
    same(&want, &got, report)
}

/// A filter with 36 taps, and a division that truncates towards zero.
fn fir(machines: &Machines, simulation: &Simulation) -> Outcome {
    const TAPS: isize = 36;
    const RESULTS: isize = 172;
    let taps = numbers(TAPS as usize, 9);
    let source = build::<fn(In<i32>, InOut<i32>)>("fir", |k, (x, y)| {
        alone(k, || {
            k.for_each_vector(RESULTS, |i| {
                let mut sum = x.load(i) * taps[0];
                for (at, &tap) in taps.iter().enumerate().skip(1) {
                    sum = sum + x.load(i + at as isize) * tap;
                }
                y.store(i, sum);
            });
            k.for_range_(0, RESULTS, |i| y.store(i, y.get(i) / 285));
        });
    })?;
    let x = numbers((RESULTS + TAPS) as usize, 10);
    let (mut want, mut got) = (vec![0; RESULTS as usize], vec![0; RESULTS as usize]);
    machines.host.compile(&source)?.call(&x, &mut want)?;
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&x, &mut got))?;
    same(&want, &got, report)
}

/// A DCT of 8x8 16-bit samples, rows, then columns; weights are cosines times 4096.
fn dct(machines: &Machines, simulation: &Simulation) -> Outcome {
    const SIDE: isize = 8;
    let cosine = |u: isize, x: isize| {
        let angle = ((2 * x + 1) * u) as f64 * std::f64::consts::PI / 16.0;
        (angle.cos() * 4096.0 * if u == 0 { 0.5f64.sqrt() } else { 1.0 } / 2.0).round() as i32
    };
    let source = build::<fn(In<i16>, InOut<i32>, InOut<i32>)>("dct", |k, (samples, rows, result)| {
        share(k, SIDE, |y| {
            for u in 0..SIDE {
                let mut sum = samples.get(y * SIDE).cast::<i32>() * cosine(u, 0);
                for x in 1..SIDE {
                    sum = sum + samples.get(y * SIDE + x).cast::<i32>() * cosine(u, x);
                }
                rows.store(y * SIDE + u, (sum + 2048) >> 12);
            }
        });
        wait_for_threads(k, 42);
        share(k, SIDE, |u| {
            for v in 0..SIDE {
                let mut sum = rows.get(u) * cosine(v, 0);
                for y in 1..SIDE {
                    sum = sum + rows.get(u + y * SIDE) * cosine(v, y);
                }
                result.store(u + v * SIDE, ((sum + 2048) >> 12).max(-2048).min(2047));
            }
        });
    })?;
    let samples: Vec<i16> = numbers(64, 11).into_iter().map(|number| number as i16 * 3).collect();
    let (mut want, mut got) = (vec![0; 64], vec![0; 64]);
    machines.host.compile(&source)?.call(&samples, &mut vec![0; 64], &mut want)?;
    let mut rows = vec![0; 64];
    let kernel = machines.accelerator.simulated(&source)?;
    let (_, report) = kernel.call_on(simulation, (&samples, &mut rows, &mut got))?;
    same(&want, &got, report)
}

fn crc(machines: &Machines, simulation: &Simulation) -> Outcome {
    let source = build::<fn(In<u8>) -> u32>("crc", |k, (bytes,)| {
        let crc = k.var(u32::MAX);
        k.for_range_(0, bytes.len(), |i| {
            crc.set(crc.get() ^ bytes.get(i).cast::<u32>());
            k.for_range_(0, 8, |_| {
                let low = crc.get() & 1;
                crc.set((crc.get() >> 1) ^ (low.ne(0).select(0xedb8_8320u32, 0u32)));
            });
        });
        crc.get() ^ u32::MAX
    })?;
    let bytes = b"123456789";
    let want = machines.host.compile(&source)?.call(bytes)?;
    let (got, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (bytes,))?;
    // The standard CRC-32 check value for these characters.
    same(&[want, 0xcbf4_3926], &[got, got], report)
}

fn lu(machines: &Machines, simulation: &Simulation) -> Outcome {
    let source = build::<fn(InOut<f32>)>("lu", |k, (a,)| {
        alone(k, || {
            k.for_range_(0, N, |pivot| {
                k.for_range_(pivot + 1, N, |row| {
                    let factor = a.get(row * N + pivot) / a.get(pivot * N + pivot);
                    a.store(row * N + pivot, factor);
                    k.for_range_(pivot + 1, N, |column| {
                        let at = row * N + column;
                        a.store(at, a.get(at) - factor * a.get(pivot * N + column));
                    });
                });
            });
        });
    })?;
    let mut want = floats(NN, 12);
    // A diagonally dominant matrix, to avoid division by nearly zero.
    (0..N as usize).for_each(|i| want[i * N as usize + i] += 100.0);
    let mut got = want.clone();
    machines.host.compile(&source)?.call(&mut want)?;
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&mut got,))?;
    same(&want, &got, report)
}

/// Pixels that are set and have a neighbour that is not, and vice versa.
fn marching_squares(machines: &Machines, simulation: &Simulation) -> Outcome {
    const WIDTH: isize = 112;
    const HEIGHT: isize = 20;
    let source = build::<fn(In<i32>, InOut<i32>)>("marching_squares", |k, (image, edges)| {
        share(k, HEIGHT, |y| {
            k.for_each_vector(WIDTH, |i| {
                let mut sum = image.load(i.at_row(y * (WIDTH + 2)));
                for place in 1..9 {
                    sum = sum + image.load(i.at_row((y + place / 3) * (WIDTH + 2) + place % 3));
                }
                edges.store(i.at_row(y * WIDTH), sum.ne(9).select(1, 0));
            });
        });
    })?;
    let n = (WIDTH * HEIGHT) as usize;
    let bordered = ((WIDTH + 2) * (HEIGHT + 2)) as usize;
    let image: Vec<i32> = numbers(bordered, 13).into_iter().map(|number| i32::from(number > -80)).collect();
    let (mut want, mut got) = (vec![7; n], vec![7; n]);
    machines.host.compile(&source)?.call(&image, &mut want)?;
    let (_, report) = machines.accelerator.simulated(&source)?.call_on(simulation, (&image, &mut got))?;
    same(&want, &got, report)
}
