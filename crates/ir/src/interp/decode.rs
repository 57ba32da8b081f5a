//! Decodes operations to the form that the interpreter's inner loop executes.
//!
//! In: a verified function and options. Out: [`Code`]: one instruction per operation, with the same index.
//! Invariant: every lane offset is inside the register file, every jump target inside the code or at its end.
//! Not here: running (see `run`).

use super::InterpOptions;
use crate::function::Function;
use crate::op::{Op, Pass, VReg};
use crate::ops::{Control, Opcode};
use crate::scalar::{self, Binary, LaneFn, Ternary, Unary};
use crate::types::{Elem, Type};

#[derive(Clone, Debug, Default)]
pub(super) struct Code {
    pub(super) insts: Vec<Inst>,
    /// The index of the first lane of each register.
    pub(super) slots: Vec<u32>,
    /// The size of the register file in lanes.
    pub(super) n_lanes: usize,
    /// Value and jump target of each case: those of a switch are contiguous, in ascending order of the values.
    pub(super) cases: Vec<(u64, u32)>,
}

/// The values of inactive lanes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Other {
    /// These bits.
    Bits(u64),
    /// The lanes from this index on.
    Lanes(u32),
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Inst {
    pub(super) kind: Kind,
    /// Number of lanes of the result, or of the value for a store.
    pub(super) lanes: u32,
    pub(super) dst: u32,
    pub(super) args: [u32; 3],
    /// Index of the first lane of the mask.
    pub(super) mask: Option<u32>,
    pub(super) other: Other,
}

/// The parameters of a memory access.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    pub(super) elem: Elem,
    pub(super) bytes: u32,
    pub(super) has_offset: bool,
    pub(super) scale_log2: u32,
    pub(super) disp: u64,
    pub(super) align: u64,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    /// The same bits in every lane.
    Fill(u64),
    /// The index of each lane.
    Iota(Elem),
    /// The function's values from this index on.
    Values(u32),
    Table {
        elem: Elem,
        numbers: u64,
        mask: u32,
    },
    Lookup,
    /// A function of one operand, whose lanes are `stride` apart (0: one scalar for all lanes).
    Unary(Unary, u32),
    Binary(Binary),
    Ternary(Ternary),
    /// The condition's lanes are `stride` apart.
    Select(u32),
    /// The lane with this index.
    Extract(u32),
    Insert(u32),
    Any(u32),
    All(u32),
    MaskBits(u32),
    MaskOfBits,
    CountTrue(u32),
    FirstTrue(u32),
    First,
    /// From elements of `from_bytes` bytes to elements of the result's size.
    Bitcast {
        from_bytes: u32,
        from_lanes: u32,
        to: Elem,
        to_bytes: u32,
    },
    Concat,
    /// A function of the even-numbered lanes of both operands.
    Even(Binary),
    /// `2^log2` numbers of four bits each.
    Shuffle {
        numbers: u64,
        log2: u32,
    },
    Permute,
    Permute2,
    /// Interleaves from this lane on.
    Interleave(u32),
    /// Every other lane, starting at this one.
    Strided(u32),
    Reverse,
    Align(u32),
    Compress,
    Expand,
    /// A scan; the value is the neutral element, used before the first lane.
    Scan(Binary, u64),
    Reduce(Binary, u32),
    Load(Access),
    Store(Access),
    Addr(Access),
    /// The address of this slot.
    SlotAddr(u32),
    Gather(Access),
    Scatter(Access),
    /// The number of products per lane.
    Dot {
        elem: Elem,
        per_lane: u32,
    },
    Check(u32),
    /// Calls this symbol.
    Call(u32),
    /// Calls an address with the signature of this symbol.
    CallIndirect(u32),
    /// The same in place of the current function.
    ReturnCall(u32),
    ReturnCallIndirect(u32),
    /// The result of the last call that starts with this value after those of its first one.
    CallResult(u32),
    /// The address of this symbol.
    SymbolAddr(u32),
    VaStart,
    /// An atomic access: what replaces the value that is there.
    Update(Update, Access),
    Return,
    Jump(u32),
    JumpIf(u32),
    JumpUnless(u32),
    /// Jumps to the target of the case with this value, or to `other`.
    Switch {
        /// Index of the first case.
        first: u32,
        n_cases: u32,
        other: u32,
    },
    Nop,
}

/// What replaces the value in an atomic access.
#[derive(Clone, Copy, Debug)]
pub(super) enum Update {
    /// The operand; there is no result.
    Store,
    /// The operand.
    Exchange,
    /// A function of both.
    By(Binary),
    /// The last operand, if the value equals the first.
    CompareExchange,
}

/// The memory in bytes that interpreting a function needs.
pub(super) fn memory(func: &Function, options: &InterpOptions) -> u64 {
    let lanes: u64 = func.vregs.iter().map(|ty| u64::from(ty.count_on(options.vector_bits))).sum();
    let ops = func.ops.len() as u64 * (size_of::<Inst>() + 2 * size_of::<u64>()) as u64;
    lanes * size_of::<u64>() as u64 + ops + func.vregs.len() as u64 * size_of::<u32>() as u64
}

pub(super) fn decode(func: &Function, options: &InterpOptions) -> Code {
    let mut slots = Vec::with_capacity(func.vregs.len());
    let mut n_lanes = 0usize;
    for ty in &func.vregs {
        slots.push(n_lanes as u32);
        n_lanes += ty.count_on(options.vector_bits) as usize;
    }
    let (targets, switches) = targets(func);
    let decoder = Decoder { func, options, slots: &slots };
    let mut insts: Vec<Inst> = func.ops.iter().zip(targets).map(|(op, target)| decoder.inst(op, target)).collect();
    // Where the further results of each call start.
    let mut results: &[Type] = &[];
    for (op, inst) in func.ops.iter().zip(&mut insts) {
        if op.code.is_call() {
            results = func.symbols.get(op.symbol().index()).map_or(&[][..], |symbol| &symbol.results[..]);
        } else if op.code == Opcode::CallResult {
            let before = results.iter().take(op.imm as usize).skip(1);
            inst.kind = Kind::CallResult(before.map(|ty| ty.lanes().count().unwrap_or(1)).sum());
        }
    }
    let mut cases = Vec::new();
    for switch in switches {
        let first = cases.len();
        let elem = decoder.elem(func.ops[switch.at].ty);
        cases.extend(switch.cases.iter().map(|&(value, target)| (elem.canonical(value), target)));
        cases[first..].sort_unstable();
        let n_cases = (cases.len() - first) as u32;
        insts[switch.at].kind = Kind::Switch { first: first as u32, n_cases, other: switch.other };
    }
    Code { insts, slots, n_lanes, cases }
}

/// The targets of a `switch` or a `break_table`.
struct Switch {
    /// The operation.
    at: usize,
    /// Values and targets of its cases.
    cases: Vec<(u64, u32)>,
    /// The target of all other values: the `default`; 0 until it or the end is found.
    other: u32,
}

/// The jump target of each control operation, and the targets of switches.
fn targets(func: &Function) -> (Vec<u32>, Vec<Switch>) {
    let mut targets = vec![0u32; func.ops.len()];
    // (opening operation, what jumps to its end)
    let mut open: Vec<(usize, Vec<End>)> = Vec::new();
    // For each open `if`: the operation that jumps to the next branch.
    let mut to_next: Vec<Option<usize>> = Vec::new();
    let mut switches: Vec<Switch> = Vec::new();
    // The numbers of open switches.
    let mut open_switches: Vec<usize> = Vec::new();
    for (at, op) in func.ops.iter().enumerate() {
        let next = at as u32 + 1;
        match op.code.control() {
            Control::Straight | Control::Check | Control::Return => {}
            Control::If => {
                open.push((at, Vec::new()));
                to_next.push(Some(at));
            }
            Control::Loop | Control::While | Control::Block => {
                open.push((at, Vec::new()));
                to_next.push(None);
            }
            Control::Switch => {
                open.push((at, Vec::new()));
                to_next.push(None);
                open_switches.push(switches.len());
                switches.push(Switch { at, cases: Vec::new(), other: 0 });
            }
            Control::Case | Control::Default => {
                if let Some(switch) = open_switches.last().map(|&number| &mut switches[number]) {
                    switch.cases.extend(func.values(op).iter().map(|&value| (value, next)));
                    if op.code == Opcode::Default {
                        switch.other = next;
                    }
                }
                if let Some((_, ends)) = open.last_mut() {
                    ends.push(End::Op(at)); // The preceding case jumps to the end.
                }
            }
            Control::EndSwitch => {
                let switch = open_switches.pop().map(|number| &mut switches[number]);
                if let Some(switch) = switch.filter(|switch| switch.other == 0) {
                    switch.other = next;
                }
                to_next.pop();
                close(&mut open, &mut targets, &mut switches, next);
            }
            Control::EndBlock => {
                to_next.pop();
                close(&mut open, &mut targets, &mut switches, next);
            }
            Control::Elif | Control::Else | Control::EndIf => {
                if let Some(from) = to_next.last_mut().and_then(Option::take) {
                    targets[from] = next;
                }
                if op.code == Opcode::EndIf {
                    to_next.pop();
                    close(&mut open, &mut targets, &mut switches, next);
                } else if let Some((_, ends)) = open.last_mut() {
                    ends.push(End::Op(at)); // The preceding branch jumps to the end.
                }
            }
            Control::Then => {
                if let Some(place) = to_next.last_mut() {
                    *place = Some(at);
                }
            }
            Control::Do => {
                if let Some((_, ends)) = open.last_mut() {
                    ends.push(End::Op(at));
                }
            }
            Control::EndLoop => {
                targets[at] = open.last().map_or(0, |(start, _)| *start as u32 + 1);
                to_next.pop();
                close(&mut open, &mut targets, &mut switches, next);
            }
            Control::BreakTable => {
                let number = switches.len();
                let depths = func.values(op);
                // The last number is that of all other positions.
                let cases = (0..depths.len().saturating_sub(1)).map(|position| (position as u64, 0)).collect();
                switches.push(Switch { at, cases, other: 0 });
                let mut regions: Vec<&mut Vec<End>> = open
                    .iter_mut()
                    .rev()
                    .filter(|(start, _)| func.ops[*start].code.opens_target())
                    .map(|(_, ends)| ends)
                    .collect();
                for (position, &depth) in depths.iter().enumerate() {
                    if let Some(ends) = regions.get_mut((depth as usize).saturating_sub(1)) {
                        ends.push(End::Entry(number, position));
                    }
                }
            }
            Control::Break | Control::BreakIf | Control::Continue | Control::ContinueIf => {
                let mut regions = open.iter_mut().rev().filter(|(start, _)| func.ops[*start].code.opens_target());
                if let Some((start, ends)) = regions.nth(op.depth().saturating_sub(1) as usize) {
                    if matches!(op.code, Opcode::Break | Opcode::BreakIf) {
                        ends.push(End::Op(at));
                    } else {
                        targets[at] = *start as u32 + 1;
                    }
                }
            }
        }
    }
    (targets, switches)
}

/// What jumps to the end of a region.
enum End {
    /// An operation.
    Op(usize),
    /// A position of the table with this number among the switches; the last one is that of all other positions, too.
    Entry(usize, usize),
}

fn close(open: &mut Vec<(usize, Vec<End>)>, targets: &mut [u32], switches: &mut [Switch], end: u32) {
    let Some((_, ends)) = open.pop() else { return };
    for from in ends {
        match from {
            End::Op(at) => targets[at] = end,
            End::Entry(number, position) => match switches[number].cases.get_mut(position) {
                Some((_, target)) => *target = end,
                None => switches[number].other = end,
            },
        }
    }
}

struct Decoder<'d> {
    func: &'d Function,
    options: &'d InterpOptions,
    slots: &'d [u32],
}

impl Decoder<'_> {
    fn slot(&self, reg: VReg) -> u32 {
        self.slots.get(reg.index()).copied().unwrap_or(0)
    }

    fn count(&self, ty: Type) -> u32 {
        ty.count_on(self.options.vector_bits)
    }

    fn elem(&self, ty: Type) -> Elem {
        scalar::on_machine(ty.elem(), self.options.pointer_bits)
    }

    fn inst(&self, op: &Op, target: u32) -> Inst {
        let result = self.func.result_type(op).unwrap_or(op.ty);
        let other = match op.pass() {
            Some(Pass::Reg(reg)) => Other::Lanes(self.slot(reg)),
            Some(Pass::Undef) => Other::Bits(self.elem(result).canonical(self.options.undef)),
            Some(Pass::Zero) | None => Other::Bits(0),
        };
        Inst {
            kind: self.kind(op, target),
            lanes: self.count(op.ty),
            dst: self.slot(op.dst),
            args: op.args.map(|reg| self.slot(reg)),
            mask: op.mask.get().map(|reg| self.slot(reg)),
            other,
        }
    }

    fn kind(&self, op: &Op, target: u32) -> Kind {
        let elem = self.elem(op.ty);
        let source = op.source_ty().unwrap_or(op.ty);
        let n_source = self.count(source);
        match op.code {
            Opcode::Const => Kind::Fill(elem.canonical(op.const_bits())),
            Opcode::Iota => Kind::Iota(elem),
            Opcode::Values => Kind::Values(op.imm as u32),
            Opcode::Table => Kind::Table { elem, numbers: op.imm as u64, mask: (1 << op.aux) - 1 },
            Opcode::Lookup => Kind::Lookup,
            Opcode::Lanes => Kind::Fill(u64::from(n_source)),
            Opcode::Splat => Kind::Unary(|a| a, 0),
            Opcode::Extract => Kind::Extract(op.lane()),
            Opcode::Insert => Kind::Insert(op.lane()),
            Opcode::Cmp => self.known(scalar::compare(op.cond(), elem).map(Kind::Binary)),
            Opcode::Select => {
                let by_lane = self.func.ty(op.args[0]).is_some_and(Type::is_vector);
                Kind::Select(u32::from(by_lane))
            }
            Opcode::Any => Kind::Any(n_source),
            Opcode::All => Kind::All(n_source),
            Opcode::First => Kind::First,
            Opcode::MaskBits => Kind::MaskBits(n_source),
            Opcode::MaskOfBits => Kind::MaskOfBits,
            Opcode::CountTrue => Kind::CountTrue(n_source),
            Opcode::FirstTrue => Kind::FirstTrue(n_source),
            Opcode::Cast | Opcode::Convert => {
                self.known(scalar::cast(elem, self.elem(source)).map(|f| Kind::Unary(f, 1)))
            }
            Opcode::CastSat => self.known(scalar::cast_sat(elem, self.elem(source)).map(|f| Kind::Unary(f, 1))),
            Opcode::Dot => Kind::Dot { elem, per_lane: n_source / self.count(op.ty) },
            Opcode::Gather => Kind::Gather(self.access(op)),
            Opcode::Scatter => Kind::Scatter(self.access(op)),
            Opcode::Prefetch => Kind::Nop,
            Opcode::Bitcast => Kind::Bitcast {
                from_bytes: self.elem(source).bytes(),
                from_lanes: n_source,
                to: elem,
                to_bytes: elem.bytes(),
            },
            Opcode::Lower => Kind::Extract(0),
            Opcode::Upper => Kind::Extract(n_source / 2),
            Opcode::Concat => Kind::Concat,
            Opcode::MulEven => self.known(scalar::binary(Opcode::Mul, elem).map(Kind::Even)),
            Opcode::Shuffle => Kind::Shuffle { numbers: op.imm as u64, log2: op.aux },
            Opcode::Permute => Kind::Permute,
            Opcode::Permute2 => Kind::Permute2,
            Opcode::InterleaveLow => Kind::Interleave(0),
            Opcode::InterleaveHigh => Kind::Interleave(self.count(op.ty) / 2),
            Opcode::Even => Kind::Strided(0),
            Opcode::Odd => Kind::Strided(1),
            Opcode::Reverse => Kind::Reverse,
            Opcode::Align => Kind::Align(op.lane()),
            Opcode::Compress => Kind::Compress,
            Opcode::Expand => Kind::Expand,
            Opcode::ScanAdd => {
                let before = if elem.is_float() { 1u64 << (elem.bits() - 1) } else { 0 };
                self.known(scalar::binary(Opcode::Add, elem).map(|f| Kind::Scan(f, before)))
            }
            Opcode::ReduceAdd
            | Opcode::ReduceMul
            | Opcode::ReduceMin
            | Opcode::ReduceMax
            | Opcode::ReduceAnd
            | Opcode::ReduceOr
            | Opcode::ReduceXor => self.known(scalar::reduction(op.code, elem).map(|f| Kind::Reduce(f, n_source))),
            Opcode::Load => Kind::Load(self.access(op)),
            Opcode::Store => Kind::Store(self.access(op)),
            Opcode::Addr => Kind::Addr(self.access(op)),
            Opcode::SlotAddr => Kind::SlotAddr(op.slot()),
            Opcode::Check => Kind::Check(op.check_id()),
            Opcode::Call => Kind::Call(op.symbol().0),
            Opcode::CallIndirect => Kind::CallIndirect(op.symbol().0),
            Opcode::ReturnCall => Kind::ReturnCall(op.symbol().0),
            Opcode::ReturnCallIndirect => Kind::ReturnCallIndirect(op.symbol().0),
            Opcode::CallResult => Kind::CallResult(op.imm as u32),
            // What is interpreted throws nothing.
            Opcode::Caught | Opcode::FrameAddr | Opcode::ReturnAddr => Kind::Fill(0),
            Opcode::VaStart => Kind::VaStart,
            Opcode::AtomicLoad => Kind::Load(self.place(elem)),
            Opcode::AtomicStore => Kind::Update(Update::Store, self.place(elem)),
            Opcode::Exchange => Kind::Update(Update::Exchange, self.place(elem)),
            Opcode::FetchAdd => {
                let add = scalar::binary(Opcode::Add, elem);
                self.known(add.map(|add| Kind::Update(Update::By(add), self.place(elem))))
            }
            Opcode::CompareExchange => Kind::Update(Update::CompareExchange, self.place(elem)),
            // One thread needs none.
            Opcode::FenceAcquire | Opcode::FenceRelease | Opcode::Fence | Opcode::FenceSignal => Kind::Nop,
            Opcode::SymbolAddr | Opcode::ThreadAddr | Opcode::InitialThreadAddr => Kind::SymbolAddr(op.symbol().0),
            Opcode::Return => Kind::Return,
            Opcode::If | Opcode::Then | Opcode::Do => Kind::JumpUnless(target),
            Opcode::Elif
            | Opcode::Else
            | Opcode::Case
            | Opcode::Default
            | Opcode::EndLoop
            | Opcode::Break
            | Opcode::Continue => Kind::Jump(target),
            Opcode::BreakIf | Opcode::ContinueIf => Kind::JumpIf(target),
            Opcode::EndIf | Opcode::Loop | Opcode::While | Opcode::Block | Opcode::EndBlock | Opcode::EndSwitch => {
                Kind::Nop
            }
            // Their cases replace this.
            Opcode::Switch | Opcode::BreakTable => Kind::Nop,
            _ => {
                // A copy keeps even bits that are not canonical on the machine.
                let elem = if op.code == Opcode::Copy { op.ty.elem() } else { elem };
                self.known(scalar::lane(op.code, elem).map(|function| match function {
                    LaneFn::Unary(f) => Kind::Unary(f, 1),
                    LaneFn::Binary(f) => Kind::Binary(f),
                    LaneFn::Ternary(f) => Kind::Ternary(f),
                }))
            }
        }
    }

    /// The verifier rejects operations that the scalar functions do not define. An operation that is neither above nor
    /// lane-wise fails here in the tests that run every operation.
    fn known(&self, kind: Option<Kind>) -> Kind {
        debug_assert!(kind.is_some(), "a verified operation without semantics");
        kind.unwrap_or(Kind::Nop)
    }

    /// The aligned place of an atomic access.
    fn place(&self, elem: Elem) -> Access {
        let bytes = elem.bytes();
        Access { elem, bytes, has_offset: false, scale_log2: 0, disp: 0, align: bytes.into() }
    }

    fn access(&self, op: &Op) -> Access {
        let elem = self.elem(op.ty);
        let info = op.mem();
        Access {
            elem,
            // An index or an address in memory has eight bytes on every machine, which short ones extend.
            bytes: op.ty.elem().bytes(),
            has_offset: op.offset().is_some(),
            scale_log2: u32::from(info.scale_log2),
            disp: op.disp() as u64,
            align: u64::from(info.align()),
        }
    }
}
