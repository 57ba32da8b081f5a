//! Every operation on every type with edge values: machine code against the interpreter.
//!
//! In: the table of operations. Out: [`Report`]: the operations that agree, that the target does not support, and that
//! differ.
//! How: for every operation, controlling type and source type that the IR accepts, and for every form of it (operands
//! in registers, constants on either side, masks with each pass-through, lanes, conditions, branches), one function
//! loops over all combinations of the values of [`values`] and stores every result.
//! Invariant: results agree bit for bit; where an operation produces a new NaN, any NaN matches. The report lists every
//! operation that the compiler refuses.
//! Not here: combinations of operations (see [`super::case`]).

mod build;
pub mod values;

use super::case::Variants;
use crate::native::{Argument, Native, NativeError, Placement, Variant};
use build::Built;
use kernelsmith_codegen::error::CompileErrorKind;
use kernelsmith_exec::Edge;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::{Cond, Elem, Imm, Opcode, Operand, Order, Pass, Props, SourceRule, Type, VReg};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

/// A form of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Form {
    /// The lane of `extract` and `insert`.
    pub lane: u32,
    /// The condition of `cmp`.
    pub cond: Option<Cond>,
    /// The pass-through of a masked form.
    pub mask: Option<MaskForm>,
    /// The index of the constant operand.
    pub constant: Option<usize>,
    /// Whether a `bool` controls the `select`.
    pub by_bool: bool,
    /// The use of the result.
    pub consumer: Consumer,
    /// Whether the second operand is a splat scalar.
    pub splat: bool,
    /// Whether both operands are the same register.
    pub twice: bool,
    /// The index of the number list in [`values::lists`].
    pub numbers: usize,
    /// log2 of the scale of an address.
    pub scale_log2: u8,
    /// The order of an atomic access.
    pub order: Order,
}

/// The pass-through of a mask: the value of inactive lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaskForm {
    /// A register.
    Register,
    /// Zero.
    Zero,
    /// Undefined; a `select` replaces the lanes.
    Undefined,
}

/// The use of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Consumer {
    /// A store.
    #[default]
    Store,
    /// The condition of a branch.
    Branch,
    /// The condition of a `select`.
    Select,
}

/// An operation to test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// The operation.
    pub code: Opcode,
    /// The controlling type.
    pub ty: Type,
    /// The source type, for operations that have one.
    pub source: Option<Type>,
    /// The form.
    pub form: Form,
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.code)?;
        if let Some(cond) = self.form.cond {
            write!(f, ".{cond}")?;
        }
        write!(f, ".{}", self.ty)?;
        if let Some(source) = self.source {
            write!(f, ".{source}")?;
        }
        let form = self.form;
        if self.code.info().imm == Imm::Lane {
            write!(f, " lane {}", form.lane)?;
        }
        if let Some(mask) = form.mask {
            write!(f, " mask {mask:?}")?;
        }
        if let Some(at) = form.constant {
            write!(f, " constant operand {at}")?;
        }
        if self.code.info().imm == Imm::Numbers {
            write!(f, " list {}", form.numbers)?;
        }
        if form.by_bool {
            f.write_str(" by bool")?;
        }
        if form.splat {
            f.write_str(" by scalar")?;
        }
        if form.twice {
            f.write_str(" of x and x")?;
        }
        if form.consumer != Consumer::Store {
            write!(f, " into {:?}", form.consumer)?;
        }
        if form.order != Order::SeqCst {
            write!(f, " {}", form.order)?;
        }
        if form.scale_log2 > 0 {
            write!(f, " scale {}", 1 << form.scale_log2)?;
        }
        Ok(())
    }
}

/// The result of a sweep.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Functions compiled and compared.
    pub functions: u64,
    /// Results compared.
    pub results: u64,
    /// Results compared, by operation and type.
    pub ran: BTreeMap<(Opcode, Type), u64>,
    /// Unsupported operations: for each operation and reason, the types (with the source type, if there is one).
    pub unsupported: BTreeMap<(Opcode, String), BTreeSet<String>>,
    /// The first 20 differences.
    pub failures: Vec<String>,
    /// The number of all differences.
    pub n_failures: u64,
    /// The specifications that differ.
    pub failed: Vec<String>,
}

impl Report {
    /// The unsupported operations, one line for each operation and reason.
    pub fn unsupported_text(&self) -> String {
        let mut text = String::new();
        for ((code, reason), types) in &self.unsupported {
            let types: Vec<&str> = types.iter().map(String::as_str).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {code} ({reason}): {}", types.join(" "));
        }
        text
    }
}

/// All specifications.
pub fn specs() -> Vec<Spec> {
    let mut specs = Vec::new();
    for &code in Opcode::ALL {
        // Addresses of the stack differ between machines: random programs access slots.
        let is_outside = code.is_call()
            || code.is_thread_addr()
            || matches!(
                code,
                Opcode::CallResult
                    | Opcode::Caught
                    | Opcode::SymbolAddr
                    | Opcode::VaStart
                    | Opcode::SlotAddr
                    | Opcode::FrameAddr
                    | Opcode::ReturnAddr
            );
        if code.is_control() || is_outside {
            continue;
        }
        for ty in Type::all().filter(|ty| code.accepts(*ty)) {
            let sources: Vec<Option<Type>> = if code.info().source == SourceRule::None {
                vec![None]
            } else {
                Type::all().filter(|source| code.accepts_source(ty, *source)).map(Some).collect()
            };
            for source in sources {
                for form in forms(code, ty, source) {
                    specs.push(Spec { code, ty, source, form });
                }
            }
        }
    }
    specs
}

fn forms(code: Opcode, ty: Type, source: Option<Type>) -> Vec<Form> {
    let info = code.info();
    let plain = Form { cond: (code == Opcode::Cmp).then_some(Cond::Eq), ..Form::default() };
    let mut forms = vec![plain];
    let vector = if ty.is_vector() { ty } else { source.unwrap_or(ty) };
    // Count the lanes of 128-bit vectors, the narrowest, so that every lane exists on every machine.
    let n_lanes = vector.count_on(128).max(1);
    if info.imm == Imm::Lane {
        forms = [0, 1, n_lanes / 2, n_lanes - 1].map(|lane| Form { lane, ..plain }).to_vec();
        forms.dedup_by_key(|form| form.lane);
    }
    if code == Opcode::Cmp {
        forms = Cond::of(ty).iter().map(|&cond| Form { cond: Some(cond), ..plain }).collect();
        if ty.is_scalar() {
            for consumer in [Consumer::Branch, Consumer::Select] {
                forms.extend(Cond::of(ty).iter().map(|&cond| Form { cond: Some(cond), consumer, ..plain }));
            }
        }
    }
    if info.imm == Imm::Numbers {
        forms = (0..values::lists(code, ty).len()).map(|numbers| Form { numbers, ..plain }).collect();
    }
    if code == Opcode::Select && ty.is_vector() {
        forms.push(Form { by_bool: true, ..plain });
    }
    // The compiler splits wide vectors, so the forms of the parts cover theirs.
    let is_wide = vector.bits_on(256) > 512;
    if is_wide {
        return forms;
    }
    if code.is_atomic_access() {
        forms = Order::ALL.iter().map(|&order| Form { order, ..plain }).collect();
    }
    let basic = forms.clone();
    let n_same = info.operands.iter().filter(|operand| **operand == Operand::Same).count();
    if n_same == 2 && !ty.elem().is_mask() && ty != Type::BOOL && !matches!(code, Opcode::Select) && !code.is_atomic() {
        for &form in &basic {
            forms.push(Form { constant: Some(1), ..form });
            forms.push(Form { constant: Some(0), ..form });
            forms.push(Form { twice: true, ..form });
        }
    }
    if n_same == 2 && ty.is_vector() && !ty.elem().is_mask() {
        forms.push(Form { splat: true, ..plain });
    }
    if info.props.has(Props::MASKABLE) && ty.is_vector() {
        for &form in &basic {
            for mask in [MaskForm::Register, MaskForm::Zero, MaskForm::Undefined] {
                forms.push(Form { mask: Some(mask), ..form });
            }
        }
        if matches!(code, Opcode::Store | Opcode::Scatter) {
            forms.retain(|form| !matches!(form.mask, Some(MaskForm::Zero | MaskForm::Undefined)));
        }
    }
    if code.has_address() {
        forms.extend((1..=3).map(|scale_log2| Form { scale_log2, ..plain }));
    }
    forms
}

/// Runs the specifications, each in the variants that its place in the list has. Calls `before` with each specification
/// before its code runs.
pub fn sweep(native: &mut Native, variants: Variants, specs: &[Spec], mut before: impl FnMut(&Spec)) -> Report {
    let mut report = Report::default();
    // The interpreter's index has 64 bits, so edge values do not fit machines with a narrower index.
    let pointer_bits = native.target().pointer_bits();
    let has_index = |spec: &&Spec| {
        let is_index = |ty: Type| matches!(ty.elem(), Elem::Index | Elem::Ptr);
        is_index(spec.ty) || spec.source.is_some_and(is_index)
    };
    for (place, spec) in (0..).zip(specs).filter(|(_, spec)| pointer_bits == 64 || !has_index(spec)) {
        before(spec);
        let vector_bits = native.vector_bits();
        let built = build::build(spec, vector_bits, pointer_bits);
        let Some(expected) = interpret(&built, vector_bits) else {
            fail(&mut report, spec, format!("the interpreter refuses it\n{}", built.func));
            continue;
        };
        for &variant in variants.of(place) {
            // To verify each function in one variant is enough.
            native.verify_each = variant == Variant::SpillAll;
            run_variant(native, &mut report, spec, &built, variant, &expected);
        }
    }
    report
}

fn run_variant(
    native: &mut Native,
    report: &mut Report,
    spec: &Spec,
    built: &Built,
    variant: Variant,
    expected: &[u8],
) {
    let args = [
        Argument::Memory(built.input.clone()),
        Argument::Memory(vec![0; built.out_bytes]),
        Argument::Scalar(built.n_iterations),
    ];
    // The functions claim no alignment, so code must work at any address.
    let placement = match variant {
        Variant::Normal => Placement::Page(Edge::End),
        Variant::SpillAll => Placement::Page(Edge::Start),
        Variant::FewRegisters | Variant::Fast => Placement::Odd,
    };
    match native.run(&built.func, variant, &args, placement) {
        Ok(outcome) => {
            report.functions += 1;
            let actual = outcome.memory.get(1).map_or(&[][..], Vec::as_slice);
            match compare(spec, built, expected, actual) {
                Ok(n) => {
                    report.results += n;
                    *report.ran.entry((spec.code, spec.ty)).or_insert(0) += n;
                }
                Err(what) => fail(report, spec, format!("{}: {what}\n{}", variant.name(), built.func)),
            }
        }
        Err(NativeError::Compile(error)) => match error.kind {
            CompileErrorKind::Unsupported(what) => {
                let types = spec.source.map_or_else(|| spec.ty.to_string(), |source| format!("{}.{source}", spec.ty));
                report.unsupported.entry((spec.code, what.why.to_owned())).or_default().insert(types);
            }
            CompileErrorKind::Bug { pass, what, .. } => {
                fail(report, spec, format!("{}: in `{pass}`: {what}\n{}", variant.name(), built.func));
            }
            // Code for types much wider than a register may exceed the range of a branch.
            CompileErrorKind::Limit { what, .. } => {
                report.unsupported.entry((spec.code, what.to_owned())).or_default().insert(spec.ty.to_string());
            }
            _ => fail(report, spec, format!("{}: {error}\n{}", variant.name(), built.func)),
        },
        Err(error) => fail(report, spec, format!("{}: {error}\n{}", variant.name(), built.func)),
    }
}

fn fail(report: &mut Report, spec: &Spec, what: String) {
    report.n_failures += 1;
    report.failed.push(spec.to_string());
    if report.failures.len() < 20 {
        report.failures.push(format!("{spec}: {what}"));
    }
}

fn interpret(built: &Built, vector_bits: u32) -> Option<Vec<u8>> {
    let options = InterpOptions { vector_bits, ..InterpOptions::default() };
    let mut memory = Memory::new();
    let input = memory.alloc(&built.input);
    let out = memory.alloc_zeroed(built.out_bytes);
    let mut interp = Interpreter::new(&built.func, options).ok()?;
    interp.run(&[input, out, built.n_iterations], &mut memory, &mut Symbols::new()).ok()?;
    memory.region(out).map(<[u8]>::to_vec)
}

fn is_nan(elem: Elem, bits: u64) -> bool {
    match elem {
        Elem::F32 => f32::from_bits(bits as u32).is_nan(),
        elem if elem.is_float() => kernelsmith_ir::scalar::float_value(elem, bits).is_nan(),
        _ => false,
    }
}

/// The number of equal results, or a message about the first difference with its operands.
fn compare(spec: &Spec, built: &Built, expected: &[u8], actual: &[u8]) -> Result<u64, String> {
    let mut n = 0;
    let any_nan_matches = spec.code.info().props.has(Props::QUIET);
    for region in &built.results {
        let size = region.elem.bytes() as usize;
        let range = region.start..region.start + region.bytes;
        let (Some(expected), Some(actual)) = (expected.get(range.clone()), actual.get(range)) else {
            return Err("no results".to_owned());
        };
        for (at, (expected, actual)) in expected.chunks_exact(size).zip(actual.chunks_exact(size)).enumerate() {
            let (expected, actual) = (little_endian(expected), little_endian(actual));
            if matches!(spec.code, Opcode::RecipEstimate | Opcode::RsqrtEstimate)
                && is_close(region.elem, expected, actual, spec.code)
            {
                n += 1;
                continue;
            }
            if spec.code == Opcode::Dot
                && region.elem == Elem::F32
                && built.dot_is_close(at / region.lanes, at % region.lanes, actual)
            {
                n += 1;
                continue;
            }
            let both_nan = is_nan(region.elem, expected) && is_nan(region.elem, actual);
            if expected != actual && !(any_nan_matches && both_nan) {
                let (iteration, lane) = (at / region.lanes, at % region.lanes);
                let inputs = built.inputs_of(iteration, lane);
                let label = if region.label.is_empty() { String::new() } else { format!(" ({})", region.label) };
                return Err(format!(
                    "iteration {iteration} lane {lane}{label} of {inputs}: {actual:#x}, the interpreter's is {expected:#x}"
                ));
            }
            n += 1;
        }
    }
    Ok(n)
}

/// Whether an estimate is within its error bound. The machine may flush denormal inputs and results to zero.
fn is_close(elem: Elem, expected: u64, actual: u64, code: Opcode) -> bool {
    let number =
        |bits: u64| if elem == Elem::F32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) };
    let smallest = if elem == Elem::F32 { f64::from(f32::MIN_POSITIVE) } else { f64::MIN_POSITIVE };
    let (expected, actual) = (number(expected), number(actual));
    // The estimate of the greatest denormal number, rounded down.
    let limit = if code == Opcode::RecipEstimate { 0.999 / smallest } else { 0.999 / smallest.sqrt() };
    let same_sign = actual.is_sign_negative() == expected.is_sign_negative();
    let of_denormal = expected.abs() >= limit && actual.is_infinite() && same_sign;
    let of_negative = code == Opcode::RsqrtEstimate && expected.is_nan() && actual == f64::NEG_INFINITY;
    let to_denormal = expected.abs() <= smallest && actual == 0.0 && same_sign;
    (actual / expected - 1.0).abs() <= 1.5 / 4096.0 || of_denormal || of_negative || to_denormal
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

/// The pass-through of a form.
fn pass_of(form: MaskForm, register: VReg) -> Pass {
    match form {
        MaskForm::Register => Pass::Reg(register),
        MaskForm::Zero => Pass::Zero,
        MaskForm::Undefined => Pass::Undef,
    }
}
