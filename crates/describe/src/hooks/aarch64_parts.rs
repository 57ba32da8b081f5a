//! Relocation modifiers of AArch64 operands, and bit-field aliases that LLVM implements in C++.
//!
//! In: an operand's record. Out: its modifiers, by the ELF relocations of the supplement for AArch64.
//! Not here: relocations of branches (`aarch64_tail`).

use kernelsmith_machine::{Codec, Modifier};

use super::llvm::Modifiers;
use super::{Macro, SystemAlias, SystemEntry};

/// A part that only the linker can compute.
const fn of_symbol(text: &'static str, relocation: u32) -> Modifier<'static> {
    Modifier { text, relocation, shift: 0, n_bits: 0, bias: 0 }
}

/// The lower 12 bits of an address.
const fn low(relocation: u32) -> Modifier<'static> {
    Modifier { text: ":lo12:", relocation, shift: 0, n_bits: 12, bias: 0 }
}

/// Modifiers of additions. The upper parts are shifted by 12; until link time they are a shifted zero.
pub(super) fn added() -> Modifiers {
    let high = |text, relocation| Modifier { bias: 1 << 24, ..of_symbol(text, relocation) };
    vec![
        low(277),
        high(":dtprel_hi12:", 528),
        of_symbol(":dtprel_lo12:", 529),
        of_symbol(":dtprel_lo12_nc:", 530),
        high(":tprel_hi12:", 549),
        of_symbol(":tprel_lo12:", 550),
        of_symbol(":tprel_lo12_nc:", 551),
        of_symbol(":tlsdesc_lo12:", 564),
    ]
}

/// Modifiers of the offsets of loads and stores of `1 << shift` bytes.
pub(super) fn offsets(shift: u32) -> Modifiers {
    let by_size = |relocations: [u32; 5]| relocations.get(shift as usize).copied().unwrap_or_default();
    let mut parts = vec![
        low(by_size([278, 284, 285, 286, 299])),
        of_symbol(":dtprel_lo12:", by_size([531, 533, 535, 537, 572])),
        of_symbol(":dtprel_lo12_nc:", by_size([532, 534, 536, 538, 573])),
        of_symbol(":tprel_lo12:", by_size([552, 554, 556, 558, 570])),
        of_symbol(":tprel_lo12_nc:", by_size([553, 555, 557, 559, 571])),
    ];
    if shift == 3 {
        let of_doubles =
            [(":got_lo12:", 312), (":gotpage_lo15:", 313), (":gottprel_lo12:", 542), (":tlsdesc_lo12:", 563)];
        parts.extend(of_doubles.map(|(text, relocation)| of_symbol(text, relocation)));
    }
    parts
}

/// The page of an address.
pub(super) fn pages() -> Modifiers {
    let parts = [(":pg_hi21:", 275), (":pg_hi21_nc:", 276), (":got:", 311), (":gottprel:", 541), (":tlsdesc:", 562)];
    parts.map(|(text, relocation)| of_symbol(text, relocation)).to_vec()
}

/// Modifiers for 16 bits of an address, by the operand's record.
pub(super) fn sixteen_bits(record: &str) -> Option<Modifiers> {
    let parts: &[(&str, u32)] = match record {
        "movw_symbol_g0" => &[
            (":abs_g0:", 263),
            (":abs_g0_nc:", 264),
            (":abs_g0_s:", 270),
            (":prel_g0:", 287),
            (":prel_g0_nc:", 288),
            (":gottprel_g0_nc:", 540),
            (":tprel_g0:", 547),
            (":tprel_g0_nc:", 548),
            (":dtprel_g0:", 526),
            (":dtprel_g0_nc:", 527),
        ],
        "movw_symbol_g1" => &[
            (":abs_g1:", 265),
            (":abs_g1_nc:", 266),
            (":abs_g1_s:", 271),
            (":prel_g1:", 289),
            (":prel_g1_nc:", 290),
            (":gottprel_g1:", 539),
            (":tprel_g1:", 545),
            (":tprel_g1_nc:", 546),
            (":dtprel_g1:", 524),
            (":dtprel_g1_nc:", 525),
        ],
        "movw_symbol_g2" => &[
            (":abs_g2:", 267),
            (":abs_g2_nc:", 268),
            (":abs_g2_s:", 272),
            (":prel_g2:", 291),
            (":prel_g2_nc:", 292),
            (":tprel_g2:", 544),
            (":dtprel_g2:", 523),
        ],
        "movw_symbol_g3" => &[(":abs_g3:", 269), (":prel_g3:", 293)],
        _ => return None,
    };
    Some(parts.iter().map(|&(text, relocation)| of_symbol(text, relocation)).collect())
}

/// Literal loads.
pub(super) fn macros() -> Vec<Macro> {
    let lines =
        [('w', 4), ('x', 8)].map(|(letter, bytes)| format!("{letter} {bytes} movz $register, #$n, lsl #$shift"));
    vec![("ldr $register, =$literal".to_owned(), lines.to_vec())]
}

/// Bit-field instructions with the first bit and the length as operands, which LLVM implements in C++.
pub(super) fn fields_of_bits() -> Vec<SystemAlias<'static>> {
    let mut aliases = Vec::new();
    for (class, width, signed, unsigned, insert) in
        [("GPR32", 32, "SBFMWri", "UBFMWri", "BFMWri"), ("GPR64", 64, "SBFMXri", "UBFMXri", "BFMXri")]
    {
        for (word, instruction, codec) in [
            ("lsl", unsigned, Codec::ShiftLeft),
            ("sbfiz", signed, Codec::Insert),
            ("sbfx", signed, Codec::Extract),
            ("ubfiz", unsigned, Codec::Insert),
            ("ubfx", unsigned, Codec::Extract),
            ("bfi", insert, Codec::Insert),
            ("bfxil", insert, Codec::Extract),
            ("bfc", insert, Codec::Insert),
        ] {
            // The field of the rotation, then that of the last bit.
            let bits = [SystemEntry::Coded(codec, width, "bits"), SystemEntry::Number(0)];
            let (from, text, features) = match word {
                // 31 is the zero register.
                "bfc" => (SystemEntry::Number(31), format!("{word}\t$Rd, #$bits"), vec!["HasV8_2aOps"]),
                _ => (SystemEntry::Operand(class, "Rn"), format!("{word}\t$Rd, $Rn, #$bits"), Vec::new()),
            };
            let entries = [SystemEntry::Operand(class, "Rd"), from].into_iter().chain(bits).collect();
            aliases.push(SystemAlias { text, instruction, entries, features, is_written: true });
        }
    }
    aliases
}
