//! The table of an assembler: which operand types select which instruction of the description.
//!
//! In: rows `(operands) => INSTRUCTION;` for each method. A row may list several instructions; the first one that can
//! encode the operands is used. Out: the methods; a [`Form`] for each row, which computes its [`Shape`]s once.
//! Invariants: operands are in the order of assembly text; this module knows no bit of an encoding.
//! Not here: operand types.

use super::error::{Fault, FaultKind};
use super::operand::{Operands, Value, Values};
use kernelsmith_machine::encode::{self, CodeBuffer, EncodeErrorKind, MAX_OPERANDS};
use kernelsmith_machine::{AsmPiece, FeatureId, InstId, Mem, Operand, OperandClass, OperandInfo, Scale, TargetDesc};
use std::sync::OnceLock;

mod sealed {
    pub trait Sealed {}
}
pub(super) use sealed::Sealed;

/// A machine that has an assembler.
pub trait Machine: Sealed + Sized + 'static {
    /// Its name, as in `target_arch`.
    const NAME: &'static str;
    /// The prefix of numbers in assembly.
    const NUMBER_MARK: &'static str;

    #[doc(hidden)]
    fn desc() -> &'static TargetDesc;
}

/// A tuple of operands that an instruction takes: one row of the machine's table.
#[diagnostic::on_unimplemented(
    message = "`{Op}` does not take the operands `{Self}`",
    label = "no row of the assembler's table has these"
)]
pub trait Form<Op, M: Machine>: Operands<M> {
    #[doc(hidden)]
    fn row() -> &'static Row;
}

/// A row of the table: the names of its instructions, whose shapes are computed at the first use.
#[doc(hidden)]
#[derive(Debug)]
pub struct Row {
    insts: &'static [&'static str],
    shapes: OnceLock<Vec<Shape>>,
}

impl Row {
    pub(super) const fn new(insts: &'static [&'static str]) -> Row {
        Row { insts, shapes: OnceLock::new() }
    }

    /// The shapes of its instructions, which must be in the description. One function serves all rows, because there
    /// are more than a thousand.
    pub(super) fn shapes(&'static self, desc: &TargetDesc) -> &'static [Shape] {
        let shape =
            |name: &&str| Shape::new(desc, desc.inst_by_name(name).unwrap_or_else(|| panic!("no instruction {name}")));
        self.shapes.get_or_init(|| self.insts.iter().map(shape).collect())
    }
}

/// Where an operand of the description comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    Value(u8),
    /// A copy of this earlier operand, which it is tied to.
    Tied(u8),
    /// A constant: the operand does not occur in assembly text.
    Always(Operand),
}

/// An instruction, and how its operands derive from those of assembly text.
#[derive(Debug)]
pub(super) struct Shape {
    pub(super) inst: InstId,
    sources: Vec<Source>,
    n_values: usize,
    /// The number in the text of an instruction that has no operand for it.
    fixed: Option<i64>,
    pub(super) features: Vec<FeatureId>,
}

impl Shape {
    fn new(desc: &TargetDesc, id: InstId) -> Shape {
        let inst = desc.inst(id);
        let mut order: Vec<usize> = Vec::new();
        let mut fixed = None;
        for piece in inst.asm() {
            match piece {
                AsmPiece::Operand(index) if !order.contains(&index) => order.push(index),
                AsmPiece::Literal(text) => fixed = number_in(text).or(fixed),
                _ => {}
            }
        }
        let sources = inst.operands().enumerate().map(|(index, info)| {
            if let Some(to) = info.tied_to() {
                return Source::Tied(to as u8);
            }
            match order.iter().position(|&other| other == index) {
                Some(value) => Source::Value(value as u8),
                // A base register that is also written occurs once in the text, as the input.
                None => match inst.operands().position(|other| other.tied_to() == Some(index)) {
                    Some(input) if order.contains(&input) => {
                        Source::Value(order.iter().position(|&other| other == input).unwrap_or(0) as u8)
                    }
                    _ => Source::Always(unwritten(desc, info)),
                },
            }
        });
        let sources: Vec<Source> = sources.collect();
        let template = inst.operands().find_map(|info| match info.class() {
            OperandClass::Mem(kind) => number_in(desc.operand_kind(kind).address_text().unwrap_or("")),
            _ => None,
        });
        Shape {
            inst: id,
            sources,
            n_values: order.len(),
            fixed: template.or(fixed),
            features: inst.features().collect(),
        }
    }

    fn operands(&self, desc: &TargetDesc, values: &Values) -> Result<[Operand; MAX_OPERANDS], Fault> {
        let fault = |value: usize, kind| Fault { inst: self.inst, value: Some(value), kind };
        let operand_values = values.values();
        let out_of_range = |value: usize, number, only| {
            fault(value, FaultKind::Encode(EncodeErrorKind::ImmOutOfRange { min: only, max: only, actual: number }))
        };
        // If the instruction has a number in its text instead of an operand, the operand must equal that number.
        if let Some((_, Value::Number(number))) = operand_values.get(self.n_values) {
            match self.fixed {
                Some(fixed) if fixed == *number => {}
                Some(fixed) => return Err(out_of_range(self.n_values, *number, fixed)),
                None => return Err(fault(self.n_values, FaultKind::Wrong("the instruction has no such operand"))),
            }
        }
        let mut operands = [Operand::Imm(0); MAX_OPERANDS];
        for (index, source) in self.sources.iter().enumerate() {
            operands[index] = match *source {
                Source::Always(operand) => operand,
                Source::Tied(to) => operands[usize::from(to)],
                Source::Value(at) => {
                    let at = usize::from(at);
                    let info = desc.inst(self.inst).operand(index);
                    match operand_values.get(at).map(|(_, value)| value) {
                        Some(Value::Reg(reg)) => match info.class() {
                            // The description models this register as an address.
                            OperandClass::Mem(_) => Operand::Mem(Mem::base(*reg, 0)),
                            _ => Operand::Reg(*reg),
                        },
                        Some(Value::Number(number)) => Operand::Imm(*number),
                        Some(Value::Address(mem)) => match (info.class(), mem) {
                            // `[x0]` where the instruction has no field for a displacement.
                            (OperandClass::Reg(_), Mem { base: Some(base), index: None, disp: 0, .. }) => {
                                Operand::Reg(*base)
                            }
                            (OperandClass::Reg(_), mem) => return Err(out_of_range(at, i64::from(mem.disp), 0)),
                            _ => Operand::Mem(*mem),
                        },
                        Some(Value::Label(label)) if label.owner != values.labels_of => {
                            return Err(fault(at, FaultKind::ForeignLabel));
                        }
                        Some(Value::Label(label)) => Operand::Label(label.id),
                        Some(Value::Word(word)) => match condition(desc, info, word) {
                            Some(number) => Operand::Cond(number),
                            None => return Err(fault(at, FaultKind::Wrong("this name is not taken here"))),
                        },
                        Some(Value::Wrong(why)) => return Err(fault(at, FaultKind::Wrong(why))),
                        None => match default_condition(desc, info) {
                            Some(number) => Operand::Cond(number),
                            None => return Err(fault(at, FaultKind::Wrong("an operand is missing"))),
                        },
                    }
                }
            };
        }
        Ok(operands)
    }

    /// The index of the value that an operand of the description comes from.
    fn value_of(&self, operand: usize) -> Option<usize> {
        match self.sources.get(operand)? {
            Source::Value(value) => Some(usize::from(*value)),
            Source::Tied(to) => self.value_of(usize::from(*to)),
            Source::Always(_) => None,
        }
    }
}

/// Appends the first instruction that can encode the values. If none can, returns the fault of the form with the widest
/// range.
pub(super) fn encode<'s>(
    desc: &TargetDesc,
    shapes: &'s [Shape],
    values: &Values,
    code: &mut CodeBuffer,
) -> Result<&'s Shape, Fault> {
    let mut widest: Option<Fault> = None;
    for shape in shapes {
        let result = shape.operands(desc, values).and_then(|operands| {
            let operands = &operands[..shape.sources.len()];
            encode::encode(desc, shape.inst, operands, code).map_err(|error| {
                let value = error.operand.and_then(|operand| shape.value_of(operand));
                Fault { inst: shape.inst, value, kind: FaultKind::Encode(error.kind) }
            })
        });
        match result {
            Ok(()) => return Ok(shape),
            Err(fault) if widest.is_none_or(|widest| width(&fault) > width(&widest)) => widest = Some(fault),
            Err(_) => {}
        }
    }
    Err(widest.unwrap_or(Fault { inst: InstId(0), value: None, kind: FaultKind::Wrong("the row has no instruction") }))
}

/// The size of the accepted range, 0 for other faults. A message about the widest range helps most.
fn width(fault: &Fault) -> u64 {
    match fault.kind {
        FaultKind::Encode(EncodeErrorKind::ImmOutOfRange { min, max, .. }) => max.abs_diff(min),
        _ => 0,
    }
}

/// The encoding of the condition named `word`.
fn condition(desc: &TargetDesc, info: OperandInfo, word: &str) -> Option<u8> {
    let OperandClass::Cond(kind) = info.class() else { return None };
    let is_it = |names: &str| !names.is_empty() && names.split('|').any(|name| name == word);
    desc.operand_kind(kind).names().position(is_it).and_then(|number| u8::try_from(number).ok())
}

/// The condition that assembly text may omit.
fn default_condition(desc: &TargetDesc, info: OperandInfo) -> Option<u8> {
    let OperandClass::Cond(kind) = info.class() else { return None };
    let is_it = |names: &str| names.starts_with('|');
    desc.operand_kind(kind).names().position(is_it).and_then(|number| u8::try_from(number).ok())
}

/// The value of an operand that does not occur in the text: the only register of its class.
fn unwritten(desc: &TargetDesc, info: OperandInfo) -> Operand {
    match info.class() {
        OperandClass::Reg(class) => desc.class(class).members().next().map_or(Operand::Imm(0), Operand::Reg),
        _ => Operand::Imm(0),
    }
}

/// The number at the end of a text, as in `, lsl #3]` and `, 1`.
fn number_in(text: &str) -> Option<i64> {
    let last = text.rsplit([' ', '#']).next()?;
    last.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The scale for a factor, or why there is none.
pub(super) fn scale(factor: i64) -> Result<Scale, &'static str> {
    u32::try_from(factor).ok().and_then(Scale::from_factor).ok_or("an index is multiplied by 1, 2, 4 or 8")
}

/// The methods of an assembler and their rows.
///
/// `name 3 { (A, B, C) => ONE | OTHER; ... }` defines a method with three operands. Its assembly text is the name with
/// dots for underscores; `as "b.{}"` overrides the text where the first operand is part of the mnemonic.
macro_rules! instructions {
    ($machine:ident; $($name:ident $n:tt $(as $text:literal)? { $(($($ty:ty),*) => $($inst:ident)|+;)* })*) => {
        /// The names of instructions, as types that select rows of the table.
        #[allow(non_camel_case_types, unreachable_pub, reason = "called as in assembly, and re-exported by some machines")]
        pub mod mnemonic {
            $(
                #[doc = concat!("The method `", stringify!($name), "`.")]
                #[derive(Debug)]
                pub enum $name {}
            )*
        }

        $($(
            impl crate::assembler::Form<mnemonic::$name, $machine> for ($($ty,)*) {
                fn row() -> &'static crate::assembler::table::Row {
                    static ROW: crate::assembler::table::Row = crate::assembler::table::Row::new(&[$(stringify!($inst)),+]);
                    &ROW
                }
            }
        )*)*

        impl crate::assembler::Assembler<$machine> {
            $(crate::assembler::table::method! { $machine $name $n })*
        }

        #[cfg(test)]
        pub(in crate::assembler) fn rows() -> Vec<crate::assembler::tests::Row<$machine>> {
            let mut rows = Vec::new();
            $({
                let template = crate::assembler::tests::template(stringify!($name), &[$($text)?]);
                $(rows.push(crate::assembler::tests::Row {
                    template: template.clone(),
                    insts: &[$(stringify!($inst)),+],
                    emit: crate::assembler::tests::emit::<mnemonic::$name, ($($ty,)*), $machine>,
                });)*
            })*
            rows
        }
    };
}
pub(super) use instructions;

/// A method that takes the operands of any row with its name.
macro_rules! method {
    ($machine:ident $name:ident 0) => { crate::assembler::table::method! { @ $machine $name } };
    ($machine:ident $name:ident 1) => { crate::assembler::table::method! { @ $machine $name a A } };
    ($machine:ident $name:ident 2) => { crate::assembler::table::method! { @ $machine $name a A b B } };
    ($machine:ident $name:ident 3) => { crate::assembler::table::method! { @ $machine $name a A b B c C } };
    ($machine:ident $name:ident 4) => { crate::assembler::table::method! { @ $machine $name a A b B c C d D } };
    (@ $machine:ident $name:ident $($a:ident $A:ident)*) => {
        #[doc = concat!("Appends `", stringify!($name), "`.")]
        #[inline]
        #[track_caller]
        pub fn $name<$($A),*>(&mut self, $($a: $A),*)
        where
            ($($A,)*): crate::assembler::Form<mnemonic::$name, $machine>,
        {
            self.emit::<mnemonic::$name, _>(($($a,)*));
        }
    };
}
pub(super) use method;
