//! Every operation on every type, with edge values: machine code against the interpreter.
//!
//! In: the table of operations. Out: [`Report`]: what agreed, what the target refuses, what differs.
//! How: for every operation, controlling type and source type that the IR accepts, and for every form of it (operands in
//! registers, constants on either side, masks with each pass-through, lanes, conditions, branches), one function that
//! loops over all combinations of the values of [`values`] and stores every result.
//! Invariant: results agree bit for bit; where an operation makes a NaN, any NaN will do. Nothing is skipped silently:
//! what the compiler refuses is in the report.
//! Not here: combinations of operations (see [`super::case`]).

mod build;
pub mod values;

use crate::native::{Argument, Native, NativeError, Placement, Variant};
use build::Built;
use kernelsmith_codegen::error::CompileErrorKind;
use kernelsmith_exec::Edge;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::{Cond, Elem, Imm, Opcode, Operand, Pass, Props, SourceRule, Type, VReg};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write};

/// A form of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Form {
    /// The lane of `extract` and `insert`.
    pub lane: u32,
    /// The condition of `cmp`.
    pub cond: Option<Cond>,
    /// A mask, and what stands in for inactive lanes.
    pub mask: Option<MaskForm>,
    /// Which operand is a constant.
    pub constant: Option<usize>,
    /// `select` by a `bool`.
    pub by_bool: bool,
    /// What becomes of the result.
    pub consumer: Consumer,
    /// The second operand is a scalar in every lane.
    pub splat: bool,
    /// Both operands are the same register.
    pub twice: bool,
    /// The list of numbers, by its place among those that are tried.
    pub numbers: usize,
    /// log2 of the scale of an address.
    pub scale_log2: u8,
}

/// What stands in for inactive lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaskForm {
    /// A register.
    Register,
    /// Zero.
    Zero,
    /// Anything; the lanes are selected away.
    Undefined,
}

/// What becomes of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Consumer {
    /// It is stored.
    #[default]
    Store,
    /// A truth value decides a branch.
    Branch,
    /// A truth value decides a `select`.
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
        if form.scale_log2 > 0 {
            write!(f, " scale {}", 1 << form.scale_log2)?;
        }
        Ok(())
    }
}

/// What the sweep found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Functions compiled and compared.
    pub functions: u64,
    /// Results compared.
    pub results: u64,
    /// Results by operation and type.
    pub ran: BTreeMap<(Opcode, Type), u64>,
    /// What the target refuses, with its reason: operations and types (with the source type, if there is one).
    pub unsupported: BTreeMap<(Opcode, String), BTreeSet<String>>,
    /// What differs, the first so many.
    pub failures: Vec<String>,
    /// All that differs, counted.
    pub n_failures: u64,
    /// Specifications that differ, without values.
    pub failed: Vec<String>,
}

impl Report {
    /// The refused operations, a line for each and its reason.
    pub fn unsupported_text(&self) -> String {
        let mut text = String::new();
        for ((code, why), types) in &self.unsupported {
            let types: Vec<&str> = types.iter().map(String::as_str).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "  {code} ({why}): {}", types.join(" "));
        }
        text
    }
}

/// All specifications.
pub fn specs() -> Vec<Spec> {
    let mut all = Vec::new();
    for &code in Opcode::ALL {
        if code.is_control() || code == Opcode::Call {
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
                    all.push(Spec { code, ty, source, form });
                }
            }
        }
    }
    all
}

fn forms(code: Opcode, ty: Type, source: Option<Type>) -> Vec<Form> {
    let info = code.info();
    let plain = Form { cond: (code == Opcode::Cmp).then_some(Cond::Eq), ..Form::default() };
    let mut forms = vec![plain];
    let vector = if ty.is_vector() { ty } else { source.unwrap_or(ty) };
    // Numbers of lanes are those of the narrowest machine, so that every lane exists everywhere.
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
    // The forms of wide vectors are those of their parts.
    let is_wide = vector.bits_on(256) > 512;
    if is_wide {
        return forms;
    }
    let basic = forms.clone();
    let n_same = info.operands.iter().filter(|operand| **operand == Operand::Same).count();
    if n_same == 2 && !ty.elem().is_mask() && ty != Type::BOOL && !matches!(code, Opcode::Select) {
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

/// Runs the specifications; `at` hears of each before anything of it runs.
pub fn sweep(native: &mut Native, variants: &[Variant], specs: &[Spec], mut at: impl FnMut(&Spec)) -> Report {
    let mut report = Report::default();
    // The interpreter's indices have 64 bits, so that those of machines with fewer are not tried by their edges.
    let pointer_bits = native.target().pointer_bits();
    let has_index = |spec: &&Spec| {
        let is_one = |ty: Type| matches!(ty.elem(), Elem::Index | Elem::Ptr);
        is_one(spec.ty) || spec.source.is_some_and(is_one)
    };
    for spec in specs.iter().filter(|spec| pointer_bits == 64 || !has_index(spec)) {
        at(spec);
        let vector_bits = native.vector_bits();
        let built = build::build(spec, vector_bits, pointer_bits);
        let Some(wanted) = interpret(&built, vector_bits) else {
            fail(&mut report, spec, format!("the interpreter refuses it\n{}", built.func));
            continue;
        };
        for &variant in variants {
            // Once for each function is enough.
            native.verify_each = variant == Variant::SpillAll;
            one(native, &mut report, spec, &built, variant, &wanted);
        }
    }
    report
}

fn one(native: &mut Native, report: &mut Report, spec: &Spec, built: &Built, variant: Variant, wanted: &[u8]) {
    let args = [
        Argument::Memory(built.input.clone()),
        Argument::Memory(vec![0; built.out_bytes]),
        Argument::Scalar(built.n_turns),
    ];
    // Nothing that is tested claims an alignment: all kinds of addresses must do.
    let placement = match variant {
        Variant::Normal => Placement::Page(Edge::End),
        Variant::SpillAll => Placement::Page(Edge::Start),
        Variant::FewRegisters => Placement::Odd,
    };
    match native.run(&built.func, variant, &args, placement) {
        Ok(outcome) => {
            report.functions += 1;
            let got = outcome.memory.get(1).map_or(&[][..], Vec::as_slice);
            match compare(spec, built, wanted, got) {
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
            // Functions of many registers' widths may outgrow what a branch reaches.
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
    interp.run(&[input, out, built.n_turns], &mut memory, &mut Symbols::new()).ok()?;
    memory.region(out).map(<[u8]>::to_vec)
}

/// Whether the operation may make a NaN of its own.
fn makes_nan(code: Opcode) -> bool {
    use Opcode::{Add, Cast, Ceil, Div, Floor, Fma, Mul, ReduceAdd, ReduceMul, Round, ScanAdd, Sqrt, Sub, Trunc};
    use Opcode::{Maximum, MaximumNumber, Minimum, MinimumNumber, RecipEstimate, RsqrtEstimate};
    matches!(
        code,
        Add | Sub | Mul | Div | Sqrt | Fma | Floor | Ceil | Trunc | Round | Cast | ReduceAdd | ReduceMul | ScanAdd
    ) || matches!(code, Maximum | MaximumNumber | Minimum | MinimumNumber | RecipEstimate | RsqrtEstimate)
}

fn is_nan(elem: Elem, bits: u64) -> bool {
    match elem {
        Elem::F32 => f32::from_bits(bits as u32).is_nan(),
        elem if elem.is_float() => kernelsmith_ir::scalar::float_value(elem, bits).is_nan(),
        _ => false,
    }
}

/// The number of results, or the first that differs, with what went in.
fn compare(spec: &Spec, built: &Built, wanted: &[u8], got: &[u8]) -> Result<u64, String> {
    let mut n = 0;
    let nan_is_nan = makes_nan(spec.code);
    for region in &built.results {
        let size = region.elem.bytes() as usize;
        let range = region.start..region.start + region.bytes;
        let (Some(wanted), Some(got)) = (wanted.get(range.clone()), got.get(range)) else {
            return Err("no results".to_owned());
        };
        for (at, (wanted, got)) in wanted.chunks_exact(size).zip(got.chunks_exact(size)).enumerate() {
            let (wanted, got) = (little_endian(wanted), little_endian(got));
            if matches!(spec.code, Opcode::RecipEstimate | Opcode::RsqrtEstimate)
                && is_close(region.elem, wanted, got, spec.code)
            {
                n += 1;
                continue;
            }
            if spec.code == Opcode::Dot
                && region.elem == Elem::F32
                && built.dot_is_close(at / region.lanes, at % region.lanes, got)
            {
                n += 1;
                continue;
            }
            if wanted != got && !(nan_is_nan && is_nan(region.elem, wanted) && is_nan(region.elem, got)) {
                let (turn, lane) = (at / region.lanes, at % region.lanes);
                let inputs = built.inputs_of(turn, lane);
                let what = if region.label.is_empty() { String::new() } else { format!(" ({})", region.label) };
                return Err(format!(
                    "turn {turn} lane {lane}{what} of {inputs}: {got:#x}, the interpreter's is {wanted:#x}"
                ));
            }
            n += 1;
        }
    }
    // Whatever lies between the results is nobody's to write.
    Ok(n)
}

/// Whether an estimate is within its bound: what is denormal may count as zero.
fn is_close(elem: Elem, wanted: u64, got: u64, code: Opcode) -> bool {
    let number =
        |bits: u64| if elem == Elem::F32 { f64::from(f32::from_bits(bits as u32)) } else { f64::from_bits(bits) };
    let smallest = if elem == Elem::F32 { f64::from(f32::MIN_POSITIVE) } else { f64::MIN_POSITIVE };
    let (wanted, got) = (number(wanted), number(got));
    // What the greatest denormal number gives.
    let limit = if code == Opcode::RecipEstimate { 0.999 / smallest } else { 0.999 / smallest.sqrt() };
    let of_denormal = wanted.abs() >= limit && got.is_infinite() && got.is_sign_negative() == wanted.is_sign_negative();
    let of_negative = code == Opcode::RsqrtEstimate && wanted.is_nan() && got == f64::NEG_INFINITY;
    let to_denormal = wanted.abs() <= smallest && got == 0.0 && got.is_sign_negative() == wanted.is_sign_negative();
    (got / wanted - 1.0).abs() <= 1.5 / 4096.0 || of_denormal || of_negative || to_denormal
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
