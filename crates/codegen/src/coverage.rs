//! Which operations a target supports: natively, by expansion, or not.
//!
//! In: a target, an operation with its types. Out: [`Support`]. Legalisation itself decides it: an operation that it does not
//! change is native. [`table`] prints all of it as Markdown, for the documentation.
//! Not here: the cost of an expansion.

use crate::passes::{PassCx, Scratch, legalise};
use crate::target::Target;
use kernelsmith_ir::{Cond, Elem, Function, Imm, Op, Opcode, Operand, Pass, ResultRule, SourceRule, Type, VReg};
use std::fmt::Write;

/// How a target supports an operation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Support {
    /// By the instructions of one pattern.
    Native,
    /// By several operations that the target supports.
    Expanded,
    /// Not at all: compiling it is an error.
    Unsupported,
}

impl Target {
    /// How this target supports an operation on a controlling type with a fixed number of lanes.
    ///
    /// For an operation with a source type, or a comparison, the answer holds for the first valid source type or condition;
    /// [`Target::supports_op`] considers both.
    pub fn supports(&self, code: Opcode, ty: Type) -> Support {
        let source = Type::all().find(|&source| !source.is_native() && code.accepts_source(ty, source));
        self.supports_op(&representative(code, ty, source, Cond::Eq))
    }

    /// How this target supports an operation; only its types, condition and immediates count, not its registers.
    pub fn supports_op(&self, op: &Op) -> Support {
        let (mut func, op) = alone(op);
        let mut scratch = Scratch::default();
        if legalise::run(&mut func, &mut PassCx { target: self, scratch: &mut scratch }).is_err() {
            return Support::Unsupported;
        }
        // Legalisation changes half floats to integers, so the types may differ.
        match func.ops[..] {
            [one] if one.code == op.code && one.args == op.args && one.imm == op.imm => Support::Native,
            _ => Support::Expanded,
        }
    }
}

/// The operation without registers.
fn representative(code: Opcode, ty: Type, source: Option<Type>, cond: Cond) -> Op {
    let info = code.info();
    let mut op = Op::new(code, ty);
    op.aux = source.map_or(0, |source| u32::from(source.code()));
    match info.imm {
        Imm::Cond => op.aux = cond as u32,
        // A swap of two lanes, or a table of zeros.
        Imm::Numbers if code == Opcode::Shuffle => op = op.with_numbers(&[1, 0]),
        _ => {}
    }
    // Machines have these operations with a mask; without one, legalisation adds a constant mask.
    match code {
        Opcode::Gather => op.with_mask(VReg(0), Pass::Reg(VReg(0))),
        Opcode::Scatter => op.with_store_mask(VReg(0)),
        _ => op,
    }
}

/// A function with only this operation, on undefined registers.
fn alone(op: &Op) -> (Function, Op) {
    let mut func = Function::new("alone");
    let mut op = *op;
    let source = op.source_ty().unwrap_or(op.ty);
    for (slot, operand) in op.code.info().operands.iter().enumerate() {
        let ty = match operand {
            Operand::Same => op.ty,
            Operand::Lane => op.ty.lane_type(),
            Operand::Truth if op.ty.is_scalar() => Type::BOOL,
            Operand::Truth | Operand::LaneMask => op.ty.mask_type(),
            Operand::Half => op.ty.half().unwrap_or(op.ty),
            Operand::Bool => Type::BOOL,
            Operand::Source => source,
            Operand::Multiplicand => Opcode::multiplicand(op.ty, source),
            Operand::Indices => op.ty.with_elem(op.ty.elem().to_int(false)),
            Operand::IndexLanes => op.ty.with_elem(Elem::I32),
            Operand::Index | Operand::Offset => Type::INDEX,
            Operand::Word => Type::U64,
            Operand::Base => Type::PTR,
        };
        op.args[slot] = func.new_vreg(ty);
    }
    if op.mask.is_some() {
        let pass = op.pass();
        op.mask = func.new_vreg(op.ty.mask_type());
        if let Some(Pass::Reg(_)) = pass {
            op.pass = func.new_vreg(op.ty);
        }
    }
    op.dst = match op.code.info().result {
        ResultRule::None | ResultRule::Call => op.dst,
        ResultRule::Ty => func.new_vreg(op.ty),
        ResultRule::Truth => func.new_vreg(op.ty.mask_type()),
    };
    func.push(op);
    (func, op)
}

/// The sections of the table: heading and vector width in bits, 0 for scalars.
const WIDTHS: [(&str, u32); 5] = [
    ("Scalars", 0),
    ("Vectors of 64 bits", 64),
    ("Vectors of 128 bits", 128),
    ("Vectors of 256 bits", 256),
    ("Vectors of 512 bits", 512),
];

/// All variants of an operation on a type: source types and conditions.
fn variants(code: Opcode, ty: Type) -> Vec<Op> {
    let conds: &[Cond] = if code.info().imm == Imm::Cond { Cond::of(ty) } else { &[Cond::Eq] };
    let sources: Vec<Option<Type>> = match code.info().source {
        SourceRule::None => vec![None],
        _ => Type::all().filter(|s| !s.is_native() && code.accepts_source(ty, *s)).map(Some).collect(),
    };
    let each = |source: Option<Type>| conds.iter().map(move |&cond| representative(code, ty, source, cond));
    sources.into_iter().flat_map(each).collect()
}

/// The table for a target, as Markdown.
///
/// `n` is native, `e` expanded, `u` unsupported; several letters: it depends on the source type or the condition.
fn table(target: &Target) -> String {
    let mut text = String::new();
    for (heading, bits) in WIDTHS {
        let types: Vec<Type> = Elem::ALL
            .into_iter()
            .filter_map(|elem| match bits {
                0 => Some(Type::scalar(elem)).filter(|ty| ty.is_valid()),
                _ => Some(Type::fixed(elem, (bits / elem.bits()).max(2)))
                    .filter(|ty| ty.is_valid() && ty.bits() == Some(bits)),
            })
            .collect();
        // Writing to a string cannot fail.
        let _ = write!(text, "\n### {heading}\n\n| |");
        for ty in &types {
            let _ = write!(text, " {} |", ty.elem());
        }
        let _ = writeln!(text, "\n|---|{}", "---|".repeat(types.len()));
        for &code in Opcode::ALL.iter().filter(|code| !code.is_control() && has_row(**code)) {
            let cells: Vec<String> = types.iter().map(|&ty| cell(target, code, ty)).collect();
            if cells.iter().any(|cell| !cell.is_empty()) {
                let _ = writeln!(text, "| `{code}` | {} |", cells.join(" | "));
            }
        }
    }
    text
}

/// Whether the operation has a row: operations that other stages handle for all targets have none.
fn has_row(code: Opcode) -> bool {
    !(code.is_call()
        || code.is_thread_addr()
        || code.is_atomic()
        || matches!(
            code,
            Opcode::CallResult
                | Opcode::Caught
                | Opcode::SymbolAddr
                | Opcode::VaStart
                | Opcode::FrameAddr
                | Opcode::ReturnAddr
                | Opcode::Lanes
        ))
}

fn cell(target: &Target, code: Opcode, ty: Type) -> String {
    if !code.accepts(ty) {
        return String::new();
    }
    let mut supports: Vec<Support> = variants(code, ty).iter().map(|op| target.supports_op(op)).collect();
    supports.sort_unstable();
    supports.dedup();
    supports
        .into_iter()
        .map(|support| match support {
            Support::Native => 'n',
            Support::Expanded => 'e',
            Support::Unsupported => 'u',
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::TargetOptions;

    fn v2() -> Target {
        crate::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v2"], "sysv").unwrap()
    }

    fn v3() -> Target {
        crate::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap()
    }

    /// The level without further features, with vectors of 512 bits.
    fn v4() -> Target {
        let options = TargetOptions {
            features: vec!["x86-64-v4".into()],
            vector_bits: 512,
            convention: "sysv".into(),
            max_frame_bytes: None,
        };
        crate::isa::x86_64::target_with(kernelsmith_targets::x86_64(), options).unwrap()
    }

    fn rv64gcv() -> Target {
        crate::isa::riscv64::target(kernelsmith_targets::riscv64(), &["rv64gcv"]).unwrap()
    }

    fn naplespu() -> Target {
        crate::isa::naplespu::target(kernelsmith_targets::naplespu(), &["naplespu"]).unwrap()
    }

    fn aarch64() -> Target {
        crate::isa::aarch64::target(kernelsmith_targets::aarch64(), &["armv8-a"], "aapcs64").unwrap()
    }

    #[test]
    fn legalisation_decides() {
        let target = v3();
        let of = |code, ty: &str| target.supports(code, ty.parse().unwrap());
        assert_eq!(of(Opcode::Add, "i32x8"), Support::Native);
        assert_eq!(of(Opcode::Mul, "i64x4"), Support::Expanded);
        assert_eq!(of(Opcode::Add, "i32x16"), Support::Expanded);
        assert_eq!(of(Opcode::AddSat, "u8x32"), Support::Native);
        assert_eq!(of(Opcode::AddSat, "u8"), Support::Expanded);
        let target = v4();
        let of = |code, ty: &str| target.supports(code, ty.parse().unwrap());
        assert_eq!(of(Opcode::Mul, "i64x4"), Support::Native);
        assert_eq!(of(Opcode::Add, "i32x16"), Support::Native);
        assert_eq!(of(Opcode::MaskBits, "u64"), Support::Native);
        assert_eq!(of(Opcode::Add, "i32x32"), Support::Expanded);
    }

    #[test]
    fn the_document_is_up_to_date() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/coverage.md");
        let fresh = format!(
            "# Coverage\n\nWhich operations a target has on which types. This table is computed by `Target::supports`, that is by \
             legalisation itself; a test keeps it fresh.\n`n`: native, the instructions of one pattern. `e`: expanded into \
             several operations. `u`: unsupported, an error when it is compiled. Several letters: it depends on the second \
             type, or on the condition. Empty: the operation does not exist on the type.\nEvery operation takes a mask where \
             the intermediate representation allows one; what is not a load or store is then computed in all lanes and \
             selected.\n\n## x86-64-v2\n{}\n## x86-64-v3\n{}\n## x86-64-v4\n\nWith vectors of 512 bits, and without features beyond the level.\n{}\n## aarch64\n\nWithout features beyond the least ones.\n{}\n## rv64gcv\n\nVectors of 128 bits, whatever the width of registers.\n{}",
            table(&v2()),
            table(&v3()),
            table(&v4()),
            table(&aarch64()),
            table(&rv64gcv())
        );
        assert!(!fresh.contains(" u |"), "something is unsupported:\n{fresh}");
        let fresh = format!(
            "{fresh}\n## naplespu\n\nThe machine has no numbers of 64 bits, and so no masks as such; an index is one of 32 bits in \
             registers. Lanes stand one in 32 bits: what sees them as lanes of another width takes them apart.\n{}",
            table(&naplespu())
        );
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if text != fresh {
            std::fs::write(path, fresh).unwrap();
            panic!("docs/coverage.md was stale; it is rewritten: read the difference, then run the tests again");
        }
    }
}
