//! The attribute `specialise`: functions of Rust, compiled for arguments that are known at run time.
//!
//! The oracle is the function itself, which rustc compiles. Not here: what is refused (see the documentation of the
//! attribute).
#![forbid(unsafe_code)]

use kernelsmith::Jit;
use kernelsmith::manager::Manager;
use kernelsmith::specialise::specialise;

fn host() -> Option<Jit> {
    let jit = Jit::host();
    if jit.is_err() {
        eprintln!("skipped: no code for this host");
    }
    jit.ok()
}

/// An interpreter of a machine with a stack.
#[specialise(program)]
fn evaluate(program: &[[u32; 2]], variables: &[f64]) -> f64 {
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
            _ => return f64::NAN,
        }
    }
    stack[top - 1]
}

#[test]
fn an_interpreter_is_compiled() {
    let Some(jit) = host() else { return };
    let program = [[1, 0], [1, 1], [4, 0], [0, 7], [3, 0], [1, 2], [2, 0]];
    let code = evaluate::specialise(&jit, &program).unwrap();
    for variables in [[1.0, 2.0, 3.0], [0.1, -0.0, f64::INFINITY], [1e300, 1e300, -1.0]] {
        assert_eq!(code.call(&variables).to_bits(), evaluate(&program, &variables).to_bits());
    }
    let text = evaluate::binding(&program).unwrap().ir().unwrap();
    assert!(!text.contains("loop") && !text.contains("switch"), "{text}");
}

/// A matcher with `*` and `.`, by recursion.
#[specialise(pattern)]
pub(crate) fn matches(pattern: &str, text: &[u8]) -> bool {
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

#[test]
fn a_matcher_is_compiled() {
    let Some(jit) = host() else { return };
    let texts = ["", "a", "abc", "xxabbbc", "hello world", "abcabd", "aaaaaaaaaab"];
    for pattern in ["", "a", "^ab*c$", "l.*o", "abd", "a*a*b$", "^$", "z"] {
        let code = matches::specialise(&jit, pattern).unwrap();
        for text in texts {
            assert_eq!(code.call(text.as_bytes()), matches(pattern, text.as_bytes()), "{pattern} in {text}");
        }
    }
}

/// Every form of parameter, known and not.
#[specialise(scale, table, offsets, jit, flag)]
#[allow(clippy::too_many_arguments, reason = "one of each form")]
fn mix(
    scale: f32,
    out: &mut [f32],
    table: &[f32],
    total: &mut f64,
    offsets: &[i16; 3],
    jit: u8,
    flag: bool,
    last: &u64,
) {
    const STEP: usize = 2;
    for (i, out) in out.iter_mut().enumerate() {
        let offset = f32::from(offsets[i % offsets.len()]);
        *out = *out * scale + table[i * STEP % table.len()] + offset;
        if flag {
            *total += f64::from(*out);
        }
    }
    *total += f64::from(jit) + *last as f64;
}

#[test]
fn every_form_of_parameter_is_passed() {
    let Some(with) = host() else { return };
    let (table, offsets) = ([1.5, -2.0, 0.25], [7, -300, 9]);
    for flag in [false, true] {
        let code = mix::specialise(&with, 0.5, &table, &offsets, 200, flag).unwrap();
        let (mut one, mut other) = (([1.0f32, 2.0, 3.0, 4.0, 5.0], 10.0), ([1.0f32, 2.0, 3.0, 4.0, 5.0], 10.0));
        code.call(&mut one.0, &mut one.1, &(1 << 40));
        mix(0.5, &mut other.0, &table, &mut other.1, &offsets, 200, flag, &(1 << 40));
        assert_eq!(one, other);
    }
}

#[specialise(n)]
fn power(x: i64, n: u32) -> i64 {
    let mut result = 1i64;
    for _ in 0..n {
        result = result.wrapping_mul(x);
    }
    result
}

#[test]
fn managers_keep_the_code() {
    let Some(jit) = host() else { return };
    let manager = Manager::<Jit>::builder().max_workers(0).build(jit);
    assert!(power::ready(&manager, 3).is_none());
    for n in [3, 5, 3, 5] {
        assert_eq!(power::cached(&manager, n).unwrap().call(7), power(7, n));
    }
    assert!(power::ready(&manager, 3).is_some_and(|code| code.call(2) == 8));
    assert_eq!(manager.stats().cached_entries, 2);
}

#[specialise(n)]
fn nothing(n: usize) {
    let _ = n;
}

#[test]
fn a_function_without_a_result_is_compiled() {
    let Some(jit) = host() else { return };
    nothing::specialise(&jit, 3).unwrap().call();
    nothing(3);
}

/// A function whose name compiled code calls: the comparison of slices is a call of `bcmp`, with the same types.
#[specialise()]
fn bcmp(a: &[u8; 100], b: &[u8]) -> i32 {
    if b.len() < 8 || b[..4] != b[4..8] {
        return 1;
    }
    let half = b.len() / 2;
    i32::from(b[..half] != b[half..2 * half]) + 2 * i32::from(a[99])
}

/// Another one: `f64::sin` is a call of `sin`.
#[specialise()]
fn sin(x: f64) -> f64 {
    x.sin()
}

#[test]
fn names_of_functions_of_c_catch_no_calls() {
    let Some(jit) = host() else { return };
    let (special, mut a) = (bcmp::specialise(&jit).unwrap(), [0; 100]);
    for end in 0..40u8 {
        a[99] = end;
        let bytes: Vec<u8> = (0..2 * usize::from(end)).map(|at| (at % usize::from(end.max(1)) / 8) as u8).collect();
        assert_eq!(special.call(&a, &bytes), bcmp(&a, &bytes), "{bytes:?}");
    }
    // The process may lack C's library of mathematics; the function must not take its place.
    match sin::specialise(&jit) {
        Ok(special) => assert_eq!(special.call(1.25).to_bits(), sin(1.25).to_bits()),
        Err(error) => assert!(error.to_string().contains("`@sin`"), "{error}"),
    }
}
