//! The bodies of the fuzz targets: checks that panic when something is wrong.
//!
//! In: any text, bytes or seed. Out: nothing, or a panic. Invariant: each runs for a moment in the ordinary tests, too.
//! Not here: the targets themselves, which are a line each (see `fuzz/`).

use crate::differential::case::{self, Verdict};
use crate::native::{Native, Variant};
use kernelsmith_ir::text;
use kernelsmith_machine::decode::Decoder;
use kernelsmith_machine::encode::{CodeBuffer, encode};
use kernelsmith_machine::{Operand, OperandClass};
use std::sync::OnceLock;

/// What parses and verifies, prints and parses again to the same functions.
///
/// # Panics
/// If it does not.
pub fn ir_text(source: &str) {
    let Ok(functions) = text::parse(source) else { return };
    if functions.iter().all(|func| kernelsmith_ir::verify(func).is_ok()) {
        let printed = text::print(&functions);
        let again = text::parse(&printed);
        assert!(again.as_ref().is_ok_and(|again| *again == functions), "printed:\n{printed}");
    }
}

/// What decodes, encodes, and decodes to the same instruction.
///
/// # Panics
/// If it does not.
pub fn decode(bytes: &[u8]) {
    static DECODER: OnceLock<Decoder<'static>> = OnceLock::new();
    let desc = kernelsmith_targets::x86_64();
    let decoder = DECODER.get_or_init(|| Decoder::new(desc));
    let Ok(decoded) = decoder.decode(bytes) else { return };
    let infos = desc.inst(decoded.inst).operands();
    // Branches are encoded to labels, not to distances.
    if infos.zip(decoded.operands()).any(|(info, _)| matches!(info.class(), OperandClass::Label(_))) {
        return;
    }
    let is_relative = |operand: &Operand| matches!(operand, Operand::Mem(mem) if mem.base == desc.program_counter());
    if decoded.operands().iter().any(is_relative) {
        return;
    }
    let mut code = CodeBuffer::new();
    let encoded = encode(desc, decoded.inst, decoded.operands(), &mut code);
    assert!(encoded.is_ok(), "{bytes:02x?}: {}: {encoded:?}", desc.inst(decoded.inst).name());
    let again = decoder.decode(code.bytes()).map(|again| (again.inst, again.operands().to_vec()));
    assert_eq!(again, Ok((decoded.inst, decoded.operands().to_vec())), "{bytes:02x?}");
}

/// The program of a seed runs as the interpreter says.
///
/// # Panics
/// If it does not.
pub fn differential(seed: u64) {
    let Ok(mut native) = Native::new() else { return };
    let verdict = case::judge(&mut native, &case::program(seed), &Variant::ALL);
    assert!(!matches!(verdict, Verdict::Different(_)), "seed {seed}: {verdict:?}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_ir::random::Rng;

    #[test]
    fn texts_with_scars() {
        let mut rng = Rng::new(3);
        for seed in 0..40 {
            let mut bytes = text::print([&case::program(seed).func]).into_bytes();
            for _ in 0..rng.below(3) {
                let at = rng.below(bytes.len());
                bytes[at] = b" %.,[]{}0179axf\n"[rng.below(16)];
            }
            ir_text(&String::from_utf8_lossy(&bytes));
        }
    }

    #[test]
    fn random_bytes_decode_or_not() {
        let mut rng = Rng::new(4);
        for _ in 0..20_000 {
            let mut bytes = [rng.bits().to_le_bytes(), rng.bits().to_le_bytes()].concat();
            // VEX prefixes would be rare.
            match rng.below(3) {
                0 => bytes[0] = 0xc5,
                1 => bytes[0] = 0xc4,
                _ => {}
            }
            decode(&bytes);
        }
    }

    #[test]
    fn a_seed_agrees() {
        differential(12_345);
    }
}
