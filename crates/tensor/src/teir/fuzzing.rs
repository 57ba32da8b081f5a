//! The check of the fuzz target `teir`.
//!
//! In: any bytes. Out: nothing, or a panic. A text that is accepted prints as text that is accepted again as an equal
//! program, and short programs run; a text that is refused has findings with positions inside it.

use super::{MAX_TEXT, Program};
use crate::einsum::{Slice, SliceMut};
use kernelsmith_diag::Renderer;

/// The text of a random program.
pub fn input(seed: u64) -> Vec<u8> {
    super::random::Random::new(seed, 1 << 10).program.to_string().into_bytes()
}

/// Programs with more operations or elements are not run.
const MAX_WORK: f64 = 1e5;

/// Checks a text.
///
/// # Panics
/// If a promise is broken.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let program = match Program::parse_with_warnings("input", &text) {
        Ok((program, _)) => program,
        Err(report) => {
            assert!(report.diagnostics().has_errors() && !report.to_string().is_empty());
            for diagnostic in report.diagnostics().iter() {
                assert!(diagnostic.code.is_some_and(|code| code.starts_with("TE")), "{diagnostic:?}");
                assert!(
                    !diagnostic.message.ends_with('.')
                        && !Renderer::compact().render(diagnostic, report.sources()).is_empty()
                );
            }
            assert!(text.len() <= MAX_TEXT || report.codes() == ["TE0001"]);
            return;
        }
    };
    let printed = program.to_string();
    match Program::parse("printed", &printed) {
        Ok(again) => assert!(again == program, "{printed}"),
        Err(report) => panic!("{report}\n{printed}"),
    }
    let n_elements: f64 = (0..3).map(|of| program.elements(of) as f64).sum();
    if program.work() > MAX_WORK || n_elements > MAX_WORK {
        return;
    }
    let ones = |at: usize| vec![1.0; program.elements(at)];
    let [in0, in1, mut out] = [0, 1, 2].map(ones);
    match program.elem() {
        super::Elem::F64 => run(&program, &in0, &in1, &mut out),
        super::Elem::F32 => {
            let [in0, in1, mut out] = [in0, in1, out].map(|of| vec![1.0f32; of.len()]);
            run(&program, &in0, &in1, &mut out);
        }
    }
}

fn run<T>(program: &Program, in0: &[T], in1: &[T], out: &mut [T])
where
    for<'a> Slice<'a>: From<&'a [T]>,
    for<'a> SliceMut<'a>: From<&'a mut [T]>,
{
    let inputs = [Slice::from(in0), Slice::from(in1)];
    program.interpret(&inputs[..program.n_inputs()], out).expect("the slices are as long as needed");
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_random::Rng;

    /// Tokens of other programs in the place of some, tokens left out, and numbers at the limits.
    #[test]
    fn changed_texts_do_not_panic() {
        const NUMBERS: [&str; 6] = ["0", "-1", "9223372036854775807", "-9223372036854775808", "1000000", "4e5"];
        let tokens = |seed: u64| -> Vec<String> {
            let text = String::from_utf8(input(seed)).unwrap();
            text.split_inclusive([' ', ',', '\n', '{', '}', '[', ']', '(', ')']).map(str::to_owned).collect()
        };
        let mut n_valid = 0;
        for seed in 0..12_000u64 {
            let mut rng = Rng::new(seed);
            let (mut tokens, others) = (tokens(seed), tokens(seed + 1));
            for _ in 0..1 + rng.below(3) {
                let at = rng.below(tokens.len());
                match rng.below(5) {
                    0 => tokens[at] = others[rng.below(others.len())].clone(),
                    1 => drop(tokens.remove(at)),
                    2 => {
                        let other = rng.below(tokens.len());
                        tokens.swap(at, other);
                    }
                    3 => tokens.insert(at, others[rng.below(others.len())].clone()),
                    _ => {
                        let number = tokens.iter().rposition(|of| of.starts_with(|c: char| c.is_ascii_digit()));
                        let at = if rng.percent(50) { number.unwrap_or(at) } else { at };
                        tokens[at] = format!("{} ", rng.pick(&NUMBERS));
                    }
                }
            }
            let text = tokens.concat();
            n_valid += u32::from(Program::parse("changed", &text).is_ok());
            check(text.as_bytes());
        }
        assert!((100..11_900).contains(&n_valid), "{n_valid}");
    }
}
