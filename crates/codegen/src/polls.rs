//! Polls, which let another thread stop a kernel.
//!
//! In: a function. Out: the same function, which loads a flag at the header of each loop, the target of every back edge, and
//! returns if the flag is set: with [`TRAP_INTERRUPTED`] in its trap record and zeros as results, like after a failed check.
//! Invariants: nothing else changes; the function loads the address of the flag once, at entry, from the trap record at
//! [`INTERRUPT_OFFSET`]. A function without a trap parameter gets one, as its last parameter.
//! Not here: setting the flag.

use kernelsmith_ir::{Cond, Function, LocId, MemInfo, Op, OpFlags, Opcode, SymbolKind, Type, VReg, guard_calls};

/// The code that an interrupted function writes to the trap record.
pub const TRAP_INTERRUPTED: u32 = 2;
/// Offset in bytes of the flag's address in the trap record.
pub const INTERRUPT_OFFSET: i64 = 24;

/// The function with polls.
///
/// Each iteration of a loop costs a load, a comparison and a branch that is not taken.
///
/// Loops of its callees poll, too, and so does the entry of those that call others: functions that call each other twice
/// each take as long as a loop. Calls of callees that an interrupt ends return.
pub fn insert(func: &Function) -> Function {
    let mut callees: Vec<Function> = Vec::with_capacity(func.callees.len());
    for callee in &func.callees {
        let calls = callee.symbols.iter().any(|symbol| symbol.kind == SymbolKind::Callee);
        let has_loop = callee.ops.iter().any(|op| matches!(op.code, Opcode::Loop | Opcode::While));
        let polled = if has_loop || calls { insert_in(callee, &callees, calls) } else { callee.clone() };
        callees.push(polled);
    }
    let mut polled = insert_in(func, &callees, false);
    polled.callees = callees;
    polled
}

/// A function without its callees, of which it may call those that are listed; whether it polls at its entry.
fn insert_in(func: &Function, callees: &[Function], polls_at_entry: bool) -> Function {
    let mut polled = Function { callees: Vec::new(), ..func.clone() };
    let trap = polled.trap_param.unwrap_or_else(|| {
        let trap = polled.new_vreg(Type::PTR);
        polled.params.push(trap);
        polled.trap_param = Some(trap);
        trap
    });
    let with_locs = polled.locs.len() == polled.ops.len();
    polled.ops.clear();
    polled.locs.clear();
    let mut polls =
        Inserter { polled, trap, flag: VReg::NONE, zero: VReg::NONE, loc: with_locs.then_some(LocId::NONE) };
    polls.enter();
    if polls_at_entry {
        polls.poll();
    }
    for (at, &op) in func.ops.iter().enumerate() {
        if with_locs {
            polls.loc = Some(func.locs[at]);
        }
        polls.push(op);
        if matches!(op.code, Opcode::Loop | Opcode::While) {
            polls.poll();
        }
    }
    let mut polled = polls.polled;
    guard_calls(&mut polled, callees, &[]);
    polled
}

struct Inserter {
    polled: Function,
    trap: VReg,
    /// The address of the flag.
    flag: VReg,
    /// The value of a flag that is not set.
    zero: VReg,
    /// The location of pushed operations, if operations have one.
    loc: Option<LocId>,
}

impl Inserter {
    fn push(&mut self, op: Op) {
        self.polled.ops.push(op);
        self.polled.locs.extend(self.loc);
    }

    fn load(&mut self, ty: Type, base: VReg, disp: i64, flags: OpFlags) -> VReg {
        let dst = self.polled.new_vreg(ty);
        let mem = MemInfo { align_log2: ty.elem().bytes().trailing_zeros() as u8, ..MemInfo::default() };
        self.push(Op::memory(Opcode::Load, ty, dst, base, VReg::NONE, VReg::NONE, disp, mem).with_flags(flags));
        dst
    }

    fn constant(&mut self, ty: Type, bits: u64) -> VReg {
        let dst = self.polled.new_vreg(ty);
        self.push(Op::constant(ty, dst, bits));
        dst
    }

    fn enter(&mut self) {
        self.flag = self.load(Type::PTR, self.trap, INTERRUPT_OFFSET, OpFlags::NONE);
        self.zero = self.constant(Type::U32, 0);
    }

    fn poll(&mut self) {
        let value = self.load(Type::U32, self.flag, 0, OpFlags::VOLATILE);
        let is_raised = self.polled.new_vreg(Type::BOOL);
        self.push(Op::compare(Cond::Ne, Type::U32, is_raised, value, self.zero));
        self.push(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_raised).with_flags(OpFlags::UNLIKELY));
        let code = self.constant(Type::U32, u64::from(TRAP_INTERRUPTED));
        let mem = MemInfo { align_log2: 2, ..MemInfo::default() };
        self.push(Op::memory(Opcode::Store, Type::U32, VReg::NONE, self.trap, VReg::NONE, code, 0, mem));
        let results = self.polled.results.clone();
        let zeros: Vec<VReg> = results.iter().map(|&ty| self.constant(ty, 0)).collect();
        let mut leave = Op::marker(Opcode::Return);
        leave.aux = self.polled.push_list(&zeros);
        self.push(leave);
        self.push(Op::marker(Opcode::EndIf));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The loop is in the function that the called function calls: each gets a trap record, and each call a test of it.
    #[test]
    fn loops_of_called_functions_poll() {
        let text = "func @f(%0: i64) -> i64 {\n    declare called @h(i64) -> i64\n    %1 = call @h(%0)\n    return %1\n}\n\n\
                    func called @g(%0: i64) -> i64 {\n    loop {\n        %1 = cmp.lt.i64 %0, %0\n        break_if 1, %1\n    }\n    return %0\n}\n\n\
                    func called @h(%0: i64) -> i64 {\n    declare called @g(i64) -> i64\n    %1 = call @g(%0)\n    return %1\n}\n";
        let func = kernelsmith_ir::text::parse_function(text).unwrap();
        assert_eq!(func.to_string(), text);
        let polled = insert(&func);
        kernelsmith_ir::verify(&polled).unwrap();
        let n_volatile = |func: &Function| func.ops.iter().filter(|op| op.flags.has(OpFlags::VOLATILE)).count();
        let n_returns = |func: &Function| func.ops.iter().filter(|op| op.code == Opcode::Return).count();
        assert_eq!(polled.callees.iter().map(n_volatile).collect::<Vec<_>>(), [1, 1]);
        assert_eq!([n_returns(&polled), n_returns(&polled.callees[0]), n_returns(&polled.callees[1])], [2, 2, 3]);
        assert!(polled.callees.iter().all(|callee| callee.trap_param == callee.params.last().copied()));
    }

    #[test]
    fn each_loop_polls_once_at_its_head() {
        let text = "kernelsmith-ir 1\nfunc @f(%0: i64) -> f32 {\n    %1 = const.f32 0x3f800000\n    while {\n        %2 = cmp.lt.i64 %0, %0\n    \
                    } do %2 {\n        loop {\n            break 1\n        }\n    }\n    return %1\n}\n";
        let func = kernelsmith_ir::text::parse_function(text).unwrap();
        let polled = insert(&func);
        kernelsmith_ir::verify(&polled).unwrap();
        let volatile = polled.ops.iter().filter(|op| op.flags.has(OpFlags::VOLATILE)).count();
        assert_eq!(volatile, 2);
        assert_eq!(polled.trap_param, polled.params.last().copied());
        // Inserting twice polls the same flag twice.
        kernelsmith_ir::verify(&insert(&polled)).unwrap();
    }
}
