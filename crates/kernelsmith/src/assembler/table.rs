//! The table of an assembler: which operands make which instruction of the description.
//!
//! In: rows `(operands) => INSTRUCTION;` for each method, several instructions where the first that can say the operands is
//! taken. Out: the methods; a [`Form`] for each row, whose [`Shape`]s are looked up once.
//! Invariants: operands stand in the order of assembly text; nothing here knows a bit of an encoding.
//! Not here: types of operands.

use super::error::{Fault, FaultKind};
use super::operand::{Operands, Value, Values};
use kernelsmith_machine::encode::{self, CodeBuffer, EncodeErrorKind, MAX_OPERANDS};
use kernelsmith_machine::{AsmPiece, FeatureId, InstId, Mem, Operand, OperandClass, OperandInfo, Scale, TargetDesc};
use std::sync::OnceLock;

mod sealed {
    pub trait Sealed {}
}
pub(super) use sealed::Sealed;

/// A machine that there is an assembler for.
pub trait Machine: Sealed + Sized + 'static {
    /// Its name, as Rust calls the architecture.
    const NAME: &'static str;
    /// What stands before numbers in assembly.
    const NUMBER_MARK: &'static str;

    #[doc(hidden)]
    fn desc() -> &'static TargetDesc;
}

/// Operands that an instruction takes: one row of the machine's table.
#[diagnostic::on_unimplemented(
    message = "`{Op}` does not take the operands `{Self}`",
    label = "no row of the assembler's table has these"
)]
pub trait Form<Op, M: Machine>: Operands<M> {
    #[doc(hidden)]
    fn row() -> &'static Row;
}

/// A row of the table: the names of its instructions, of which shapes are made when they are wanted first.
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

    /// The shapes of its instructions, which must be in the description. One function for all rows: there are more than a
    /// thousand.
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
    /// It is tied to this operand before it.
    Tied(u8),
    /// Nobody writes it.
    Always(Operand),
}

/// An instruction, and how its operands are made of those of assembly text.
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
                // A base register that is also written stands in the text once, for its input.
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
        let given = values.values();
        let out_of_range = |value: usize, given, only| {
            fault(value, FaultKind::Encode(EncodeErrorKind::ImmOutOfRange { min: only, max: only, given }))
        };
        // A number that the instruction has in its text instead of an operand must be that one.
        if let Some((_, Value::Number(number))) = given.get(self.n_values) {
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
                    match given.get(at).map(|(_, value)| value) {
                        Some(Value::Reg(reg)) => match info.class() {
                            // A register that the description has as an address.
                            OperandClass::Mem(_) => Operand::Mem(Mem::base(*reg, 0)),
                            _ => Operand::Reg(*reg),
                        },
                        Some(Value::Number(number)) => Operand::Imm(*number),
                        Some(Value::Address(mem)) => match (info.class(), mem) {
                            // `[x0]` where the instruction has no room for a displacement.
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

    /// The value that an operand of the description was made of.
    fn value_of(&self, operand: usize) -> Option<usize> {
        match self.sources.get(operand)? {
            Source::Value(value) => Some(usize::from(*value)),
            Source::Tied(to) => self.value_of(usize::from(*to)),
            Source::Always(_) => None,
        }
    }
}

/// Appends the first of the instructions that can say the values.
pub(super) fn encode<'s>(
    desc: &TargetDesc,
    shapes: &'s [Shape],
    values: &Values,
    code: &mut CodeBuffer,
) -> Result<&'s Shape, Fault> {
    let mut kept: Option<Fault> = None;
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
            Err(fault) if kept.is_none_or(|kept| width(&fault) > width(&kept)) => kept = Some(fault),
            Err(_) => {}
        }
    }
    Err(kept.unwrap_or(Fault { inst: InstId(0), value: None, kind: FaultKind::Wrong("the row has no instruction") }))
}

/// How many numbers would have been in range: the form that takes most is the one to tell of.
fn width(fault: &Fault) -> u64 {
    match fault.kind {
        FaultKind::Encode(EncodeErrorKind::ImmOutOfRange { min, max, .. }) => max.abs_diff(min),
        _ => 0,
    }
}

/// The number of what an operand calls so.
fn condition(desc: &TargetDesc, info: OperandInfo, word: &str) -> Option<u8> {
    let OperandClass::Cond(kind) = info.class() else { return None };
    let is_it = |names: &str| !names.is_empty() && names.split('|').any(|name| name == word);
    desc.operand_kind(kind).names().position(is_it).and_then(|number| u8::try_from(number).ok())
}

/// The condition that assembly may leave out.
fn default_condition(desc: &TargetDesc, info: OperandInfo) -> Option<u8> {
    let OperandClass::Cond(kind) = info.class() else { return None };
    let is_it = |names: &str| names.starts_with('|');
    desc.operand_kind(kind).names().position(is_it).and_then(|number| u8::try_from(number).ok())
}

/// What an operand that has no place in the text is: the only register of its class.
fn unwritten(desc: &TargetDesc, info: OperandInfo) -> Operand {
    match info.class() {
        OperandClass::Reg(class) => desc.class(class).members().next().map_or(Operand::Imm(0), Operand::Reg),
        _ => Operand::Imm(0),
    }
}

/// The number in the last part of a text, as in `, lsl #3]` and `, 1`.
fn number_in(text: &str) -> Option<i64> {
    let last = text.rsplit([' ', '#']).next()?;
    last.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The scale that multiplies by a number, or why there is none.
pub(super) fn scale(factor: i64) -> Result<Scale, &'static str> {
    u32::try_from(factor).ok().and_then(Scale::from_factor).ok_or("an index is multiplied by 1, 2, 4 or 8")
}

/// The methods of an assembler and their rows.
///
/// `name 3 { (A, B, C) => ONE | OTHER; ... }`: a method with three operands. Its text is the name with dots for
/// underscores; `as "b.{}"` says what it is where the first operand is part of the name.
macro_rules! instructions {
    ($machine:ident; $($name:ident $n:tt $(as $text:literal)? { $(($($ty:ty),*) => $($inst:ident)|+;)* })*) => {
        /// The names of instructions, as types that choose rows of the table.
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

/// A method that takes the operands of any row of its name.
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
