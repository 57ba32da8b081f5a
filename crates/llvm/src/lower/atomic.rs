//! Atomic accesses, exchanges, updates and fences.
//!
//! In: atomic instructions. Out: operations: ordered loads and stores are accesses next to fences where the machine has no
//! such instructions, and updates without an operation are loops of exchanges. Accesses that are not aligned or have more than
//! a word are calls of `libatomic`, the library of C's compilers that GCC and clang themselves call then.
//! Invariants: operations and calls are barriers for the passes: no access of memory moves over them; instructions are those
//! that clang takes for an ordering, so that its code and ours have one order.
//! Not here: relaxed loads and stores of a word, which are plain accesses.

use super::function::Lower;
use super::leaf::{Class, Refused, Result, container, signed_container};
use super::machine::{ATOMIC_FLAGS, INSTRUCTION_BARRIER, Machine, OrderedAccesses};
use super::memory::Access;
use crate::body::{InstData, Operand};
use crate::opcode::{IntPredicate, Opcode, Ordering, RmwOp};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, OpFlags, Order, VReg};

/// The number of an ordering in C's interfaces.
fn number(ordering: Ordering) -> u64 {
    match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => 0,
        Ordering::Acquire => 2,
        Ordering::Release => 3,
        Ordering::AcqRel => 4,
        Ordering::SeqCst => 5,
    }
}

/// The weakest ordering that has what both have: C wants that success is at least as strong as failure.
fn merged(success: Ordering, failure: Ordering) -> Ordering {
    match (success, failure) {
        (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
        _ => success.max(failure),
    }
}

/// The order of an operation.
fn order_of(ordering: Ordering) -> Order {
    match ordering {
        Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic => Order::Relaxed,
        Ordering::Acquire => Order::Acquire,
        Ordering::Release => Order::Release,
        Ordering::AcqRel => Order::AcqRel,
        Ordering::SeqCst => Order::SeqCst,
    }
}

/// The ordering of the load in an update that has this one.
fn of_load(ordering: Ordering) -> Ordering {
    match ordering {
        Ordering::Release => Ordering::Monotonic,
        Ordering::AcqRel => Ordering::Acquire,
        other => other,
    }
}

/// How an atomic access is done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// By operations.
    Operation,
    /// By functions for any size and address: values pass through memory.
    Any,
}

/// What an atomic access accesses.
#[derive(Clone, Copy)]
struct Place {
    address: VReg,
    ty: Type,
    class: Class,
    way: Way,
    /// The integer that operations take and return.
    word: ir::Type,
    bytes: u32,
}

/// A value: one word for operations, else the registers of its type.
type Value = Vec<VReg>;

impl Lower<'_> {
    /// Whether a load or store is a plain access.
    pub(super) fn is_plain_access(&mut self, data: &InstData, ty: Type) -> Result<bool> {
        Ok(match data.ordering() {
            None | Some(Ordering::NotAtomic) => true,
            Some(Ordering::Unordered | Ordering::Monotonic) if self.t.machine != Machine::Small => {
                let bytes = self.t.layout.size(&self.m.types, ty)?.store;
                !matches!(self.class(ty)?, Class::Wide(_) | Class::Quad)
                    && (self.access_align(data, ty)? >= bytes || !self.is_scalar(ty))
            }
            Some(ordering) => ordering <= Ordering::Monotonic,
        })
    }

    fn access_align(&mut self, data: &InstData, ty: Type) -> Result<u64> {
        Ok(match data.align {
            0 => self.t.layout.size(&self.m.types, ty)?.align,
            log => 1 << (log - 1).min(12),
        })
    }

    fn atomic_place(&mut self, data: &InstData, pointer: Operand, ty: Type) -> Result<Place> {
        if self.t.machine == Machine::Small {
            return Err("ordered atomic accesses on this machine".into());
        }
        let class = self.class(ty)?;
        let bits = match class {
            Class::Int(_) | Class::Float(_) | Class::Ptr => self.leaf(ty)?.bits,
            Class::Wide(128) | Class::Quad => 128,
            Class::Wide(_) => return Err("atomic accesses of this size".into()),
            _ => return Err("atomic accesses of this type".into()),
        };
        let bytes = bits / 8;
        let is_aligned = self.access_align(data, ty)? >= u64::from(bytes);
        let way = match bits {
            8 | 16 | 32 | 64 if is_aligned => Way::Operation,
            8 | 16 | 32 | 64 | 128 => Way::Any,
            _ => return Err("atomic accesses of this size".into()),
        };
        let word = container(bits.min(64));
        let address = self.address(pointer)?;
        Ok(Place { address: self.address_reg(address), ty, class, way, word, bytes })
    }

    // Values.

    fn value(&mut self, place: &Place, operand: Operand) -> Result<Value> {
        let regs = self.stored(operand)?;
        self.value_of(place, regs)
    }

    fn value_of(&mut self, place: &Place, regs: Vec<VReg>) -> Result<Value> {
        if place.way == Way::Any {
            return Ok(regs);
        }
        let ty = self.leaf(place.ty)?.ty;
        if ty == place.word {
            return Ok(regs);
        }
        let bits = self.bits_of(regs[0], ty);
        Ok(vec![if place.word == self.word { bits } else { self.b.cast(place.word, self.word, bits) }])
    }

    /// The registers of the type that a value has.
    fn regs_of(&mut self, place: &Place, value: &Value) -> Result<Vec<VReg>> {
        if place.way == Way::Any {
            return Ok(value.clone());
        }
        let ty = self.leaf(place.ty)?.ty;
        if ty == place.word {
            return Ok(value.clone());
        }
        // First without the sign: the bits above those of the value are zero.
        let bits = match place.word {
            word if word == self.word => value[0],
            word => self.b.cast(self.word, word, value[0]),
        };
        Ok(vec![self.of_bits(bits, ty)])
    }

    /// The slot in which a value is passed: the first one also for what comes back.
    fn passed(&mut self, number: usize) -> Result<VReg> {
        let slot = match self.passed[number] {
            Some(slot) => slot,
            None if self.b.func().slots.len() >= ir::limits::MAX_SLOTS => {
                return Err("functions with so many allocations".into());
            }
            None => *self.passed[number].insert(self.b.slot(16, 16)),
        };
        Ok(self.b.slot_addr(slot))
    }

    /// The address of a slot that holds a value.
    fn pass(&mut self, place: &Place, number: usize, value: &Value) -> Result<VReg> {
        let slot = self.passed(number)?;
        let access = Access { at: MemRef::at(slot), align: 16 };
        self.store_value(access, place.ty, &mut value.iter().copied())?;
        Ok(slot)
    }

    /// The value in a slot.
    fn passed_back(&mut self, place: &Place, slot: VReg) -> Result<Value> {
        let mut regs = Vec::new();
        self.load_value(Access { at: MemRef::at(slot), align: 16 }, place.ty, &mut regs)?;
        Ok(regs)
    }

    fn order(&mut self, ordering: Ordering) -> VReg {
        self.b.constant(ir::Type::I32, number(ordering))
    }

    fn size(&mut self, place: &Place) -> VReg {
        self.b.constant(self.word, place.bytes.into())
    }

    // Accesses.

    /// A fence for what the ordering promises, without an order of all of them.
    fn fence_before(&mut self, order: Order) {
        if order.releases() {
            self.b.fence_release();
        }
    }

    fn fence_after(&mut self, order: Order) {
        if order.acquires() {
            self.b.fence_acquire();
        }
    }

    fn whole(place: &Place) -> MemRef {
        MemRef::at(place.address).align(place.bytes).flags(OpFlags::VOLATILE)
    }

    fn atomic_load(&mut self, place: &Place, ordering: Ordering) -> Result<Value> {
        if place.way == Way::Any {
            let (size, to, order) = (self.size(place), self.passed(0)?, self.order(ordering));
            let params = [self.word, ir::Type::PTR, ir::Type::PTR, ir::Type::I32];
            self.helper("__atomic_load", &params, None, &[size, place.address, to, order])?;
            return self.passed_back(place, to);
        }
        let (order, accesses) = (order_of(ordering), self.t.machine.ordered_accesses());
        if order != Order::Relaxed && accesses == OrderedAccesses::Instructions {
            return Ok(vec![self.b.atomic_load(place.word, place.address, order)]);
        }
        if order == Order::SeqCst && accesses == OrderedAccesses::Fences {
            self.b.fence();
        }
        let reg = self.b.load(place.word, Self::whole(place));
        self.fence_after(order);
        Ok(vec![reg])
    }

    fn atomic_store(&mut self, place: &Place, value: &Value, ordering: Ordering) -> Result<()> {
        if place.way == Way::Any {
            let (size, from, order) = (self.size(place), self.pass(place, 0, value)?, self.order(ordering));
            let params = [self.word, ir::Type::PTR, ir::Type::PTR, ir::Type::I32];
            self.helper("__atomic_store", &params, None, &[size, place.address, from, order])?;
            return Ok(());
        }
        let (order, accesses) = (order_of(ordering), self.t.machine.ordered_accesses());
        match accesses {
            OrderedAccesses::Instructions if order != Order::Relaxed => {
                self.b.atomic_store(place.word, place.address, value[0], order);
                return Ok(());
            }
            // Only an exchange is also a barrier for the loads that follow.
            OrderedAccesses::Plain if order == Order::SeqCst => {
                self.b.exchange(place.word, place.address, value[0], order);
                return Ok(());
            }
            _ => {}
        }
        self.fence_before(order);
        self.b.store(place.word, Self::whole(place), value[0]);
        if order == Order::SeqCst {
            self.b.fence();
        }
        Ok(())
    }

    fn atomic_exchange(&mut self, place: &Place, value: &Value, ordering: Ordering) -> Result<Value> {
        if place.way == Way::Operation {
            return Ok(vec![self.b.exchange(place.word, place.address, value[0], order_of(ordering))]);
        }
        let (size, from, to) = (self.size(place), self.pass(place, 1, value)?, self.passed(0)?);
        let order = self.order(ordering);
        let params = [self.word, ir::Type::PTR, ir::Type::PTR, ir::Type::PTR, ir::Type::I32];
        self.helper("__atomic_exchange", &params, None, &[size, place.address, from, to, order])?;
        self.passed_back(place, to)
    }

    /// What was there, and whether it was the expected value, so that the new one is there now.
    fn atomic_compare_exchange(
        &mut self,
        place: &Place,
        [expected, new]: [&Value; 2],
        [success, failure]: [Ordering; 2],
    ) -> Result<(Value, VReg)> {
        let both = merged(success, failure);
        if place.way == Way::Operation {
            let values = [expected[0], new[0]];
            let old = self.b.compare_exchange(place.word, place.address, values, order_of(both));
            return Ok((vec![old], self.b.cmp(Cond::Eq, place.word, old, expected[0])));
        }
        let slot = self.pass(place, 0, expected)?;
        let (success, failure) = (self.order(both), self.order(failure));
        let (ptr, int, byte) = (ir::Type::PTR, ir::Type::I32, ir::Type::U8);
        let (size, new) = (self.size(place), self.pass(place, 1, new)?);
        let args = [size, place.address, slot, new, success, failure];
        let params = [self.word, ptr, ptr, ptr, int, int];
        let is_equal = self.helper("__atomic_compare_exchange", &params, Some(byte), &args)?;
        let zero = self.b.constant(byte, 0);
        let is_equal = self.b.cmp(Cond::Ne, byte, is_equal, zero);
        // What was there: the library writes it where the expected value was, if they differ.
        Ok((self.passed_back(place, slot)?, is_equal))
    }

    // Instructions.

    pub(super) fn ordered_load(&mut self, data: &InstData, pointer: Operand) -> Result<()> {
        let place = self.atomic_place(data, pointer, data.ty)?;
        let value = self.atomic_load(&place, data.ordering().unwrap_or(Ordering::SeqCst))?;
        let regs = self.regs_of(&place, &value)?;
        self.define_result(data, &regs)
    }

    pub(super) fn ordered_store(&mut self, data: &InstData, value: Operand, pointer: Operand) -> Result<()> {
        let ty = self.type_of(value);
        let place = self.atomic_place(data, pointer, ty)?;
        let value = self.value(&place, value)?;
        self.atomic_store(&place, &value, data.ordering().unwrap_or(Ordering::SeqCst))
    }

    pub(crate) fn fence(&mut self, data: &InstData) -> Result<()> {
        if self.t.machine == Machine::Small {
            return Err("fences on this machine".into());
        }
        let ordering = data.ordering().unwrap_or(Ordering::SeqCst);
        let is_of_one_thread = self.m.sync_scope(data.scope) == b"singlethread";
        if is_of_one_thread {
            self.b.fence_signal();
        } else if ordering == Ordering::SeqCst
            // One barrier is both.
            || ordering == Ordering::AcqRel && self.t.machine.ordered_accesses() == OrderedAccesses::Instructions
        {
            self.b.fence();
        } else {
            self.fence_before(order_of(ordering));
            self.fence_after(order_of(ordering));
        }
        Ok(())
    }

    /// Whether the intrinsic is an instruction that orders accesses or instructions, or a hint, by its number.
    pub(super) fn barrier(&mut self, name: &str, arguments: &[Operand]) -> Result<bool> {
        let Some(kind) = self.t.machine.barrier(name) else { return Ok(false) };
        let number = arguments.first().and_then(|&number| self.integer_constant(number));
        match (kind, number) {
            // The only one that manuals define.
            ("isb", Some(15)) => drop(self.helper(INSTRUCTION_BARRIER, &[], None, &[])?),
            // Of the inner shareable domain, where all threads are: loads, stores, all.
            ("dmb", Some(9)) => self.b.fence_acquire(),
            ("dmb", Some(10 | 11)) => self.b.fence(),
            // Nothing, and a loop that waits.
            ("hint", Some(0 | 1)) => {}
            _ => return Err(Refused::from(format!("`llvm.{name}` with such a number"))),
        }
        Ok(true)
    }

    pub(crate) fn compare_exchange(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let ty = self.type_of(operands[1]);
        let place = self.atomic_place(data, operands[0], ty)?;
        let (expected, new) = (self.value(&place, operands[1])?, self.value(&place, operands[2])?);
        let success = data.ordering().unwrap_or(Ordering::SeqCst);
        let failure = data.failure_ordering().unwrap_or(Ordering::SeqCst);
        let (old, is_equal) = self.atomic_compare_exchange(&place, [&expected, &new], [success, failure])?;
        let mut regs = self.regs_of(&place, &old)?;
        regs.push(is_equal);
        self.define_result(data, &regs)
    }

    pub(crate) fn read_modify_write(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let op = data.rmw_op().ok_or("such atomic updates")?;
        let place = self.atomic_place(data, operands[0], data.ty)?;
        let value = self.value(&place, operands[1])?;
        let ordering = data.ordering().unwrap_or(Ordering::SeqCst);
        let order = order_of(ordering);
        let old = match (op, place.way) {
            (RmwOp::Xchg, _) => self.atomic_exchange(&place, &value, ordering)?,
            (RmwOp::Add, Way::Operation) => vec![self.b.fetch_add(place.word, place.address, value[0], order)],
            (RmwOp::Sub, Way::Operation) => {
                let value = self.b.neg(place.word, value[0]);
                vec![self.b.fetch_add(place.word, place.address, value, order)]
            }
            _ => self.update_in_loop(op, &place, operands[1], ordering)?,
        };
        let regs = self.regs_of(&place, &old)?;
        self.define_result(data, &regs)
    }

    /// A sum or difference in memory, of which a flag of the processor is the result: LLVM has that shortly before it selects
    /// instructions, and compilers that show the module afterwards.
    pub(super) fn flag_of_update(&mut self, name: &str, data: &InstData, operands: &[Operand]) -> Result<()> {
        let refused = || Refused::from(format!("the intrinsic `llvm.{name}` with such operands"));
        let &[pointer, operand, condition] = operands else { return Err(refused()) };
        let Class::Int(bits @ (8 | 16 | 32 | 64)) = self.class(self.type_of(operand))? else { return Err(refused()) };
        // The processor's numbers: zero, not zero, negative, not negative.
        let (is_sign, is_negated) = match self.integer_constant(condition) {
            Some(4) => (false, false),
            Some(5) => (false, true),
            Some(8) => (true, false),
            Some(9) => (true, true),
            _ => return Err(refused()),
        };
        let (Class::Int(8), word) = (self.class(data.ty)?, container(bits)) else { return Err(refused()) };
        self.check_space(pointer)?;
        let address = self.address(pointer)?;
        let address = self.address_reg(address);
        let value = self.stored(operand)?[0];
        let value = if name == ATOMIC_FLAGS[0] { value } else { self.b.neg(word, value) };
        let old = self.b.fetch_add(word, address, value, Order::SeqCst);
        let new = self.b.add(word, old, value);
        let (new, ty) = if is_sign { (self.signed(new, bits), signed_container(bits)) } else { (new, word) };
        let zero = self.b.constant(ty, 0);
        let cond = match (is_sign, is_negated) {
            (false, false) => Cond::Eq,
            (false, true) => Cond::Ne,
            (true, false) => Cond::Lt,
            (true, true) => Cond::Ge,
        };
        let flag = self.b.cmp(cond, ty, new, zero);
        let flag = self.resize(flag, 1, 8);
        self.define_result(data, &[flag])
    }

    /// Exchanges until no other thread was in between.
    fn update_in_loop(&mut self, op: RmwOp, place: &Place, operand: Operand, ordering: Ordering) -> Result<Value> {
        let operand = self.stored(operand)?;
        let first = self.atomic_load(place, Ordering::Monotonic)?;
        let mut old = Value::new();
        for reg in first {
            let var = self.b.var(self.b.func().ty(reg).unwrap_or(self.word));
            self.b.assign(var, reg);
            old.push(var);
        }
        self.b.loop_();
        let regs = self.regs_of(place, &old)?;
        let new = self.updated(op, place.class, &regs, &operand)?;
        let new = self.value_of(place, new)?;
        let orders = [ordering, of_load(ordering)];
        let (found, is_equal) = self.atomic_compare_exchange(place, [&old, &new], orders)?;
        self.b.break_if(1, is_equal);
        for (&var, reg) in old.iter().zip(found) {
            self.b.assign(var, reg);
        }
        self.b.end_loop();
        Ok(old)
    }

    /// The value that an update leaves.
    fn updated(&mut self, op: RmwOp, class: Class, old: &[VReg], operand: &[VReg]) -> Result<Vec<VReg>> {
        let refused = || Refused::from(format!("atomic updates by `{}` of this type", op.name()));
        if let Class::Float(ty) = class {
            let (a, b) = (old[0], operand[0]);
            return Ok(vec![match op {
                RmwOp::FAdd => self.b.add(ty, a, b),
                RmwOp::FSub => self.b.sub(ty, a, b),
                RmwOp::FMax => self.b.maximum_number(ty, a, b),
                RmwOp::FMin => self.b.minimum_number(ty, a, b),
                RmwOp::FMaximum => self.b.maximum(ty, a, b),
                RmwOp::FMinimum => self.b.minimum(ty, a, b),
                _ => return Err(refused()),
            }]);
        }
        let binary = match op {
            RmwOp::Add => Opcode::Add,
            RmwOp::Sub | RmwOp::USubCond | RmwOp::USubSat => Opcode::Sub,
            RmwOp::And | RmwOp::Nand => Opcode::And,
            RmwOp::Or => Opcode::Or,
            _ => Opcode::Xor,
        };
        let (a, b) = (old.to_vec(), operand.to_vec());
        // A predicate of the old value and the operand, the new value if it holds, and if it does not.
        let (predicate, yes, no) = match op {
            RmwOp::Add | RmwOp::Sub | RmwOp::And | RmwOp::Or | RmwOp::Xor => {
                return self.words_binary(binary, class, old, operand);
            }
            RmwOp::Nand => {
                let both = self.words_binary(binary, class, old, operand)?;
                let ones = self.words(class, u64::MAX)?;
                return self.words_binary(Opcode::Xor, class, &both, &ones);
            }
            RmwOp::Max => (IntPredicate::SGt, a, b),
            RmwOp::Min => (IntPredicate::SLe, a, b),
            RmwOp::UMax => (IntPredicate::UGt, a, b),
            RmwOp::UMin => (IntPredicate::ULe, a, b),
            RmwOp::UIncWrap => {
                let (zero, one) = (self.words(class, 0)?, self.words(class, 1)?);
                (IntPredicate::UGe, zero, self.words_binary(Opcode::Add, class, old, &one)?)
            }
            RmwOp::UDecWrap => {
                let (zero, one) = (self.words(class, 0)?, self.words(class, 1)?);
                let below = self.words_binary(Opcode::Sub, class, old, &one)?;
                let is_zero = self.int_comparison(IntPredicate::Eq, class, old, &zero)?;
                let below = self.choose_words(is_zero, operand, &below);
                (IntPredicate::UGt, b, below)
            }
            RmwOp::USubCond => (IntPredicate::UGe, self.words_binary(binary, class, old, operand)?, a),
            RmwOp::USubSat => {
                (IntPredicate::UGe, self.words_binary(binary, class, old, operand)?, self.words(class, 0)?)
            }
            _ => return Err(refused()),
        };
        let holds = self.int_comparison(predicate, class, old, operand)?;
        Ok(self.choose_words(holds, &yes, &no))
    }

    fn choose_words(&mut self, condition: VReg, yes: &[VReg], no: &[VReg]) -> Vec<VReg> {
        yes.iter().zip(no).map(|(&a, &b)| self.choose(condition, a, b)).collect()
    }

    /// A number with this word in each of its words; 1 has it in the lowest one.
    fn words(&mut self, class: Class, word: u64) -> Result<Vec<VReg>> {
        match class {
            Class::Int(bits) => {
                let ty = container(bits);
                Ok(vec![self.b.constant(ty, ty.elem().canonical(word))])
            }
            Class::Wide(bits) => {
                let n = bits.div_ceil(self.word_bits);
                Ok((0..n).map(|at| self.b.constant(self.word, if at > 0 && word == 1 { 0 } else { word })).collect())
            }
            _ => Err("atomic updates of this type".into()),
        }
    }

    fn words_binary(&mut self, op: Opcode, class: Class, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        match class {
            Class::Int(bits) => Ok(vec![self.int_binary(op, bits, a[0], b[0])?]),
            Class::Wide(bits) => self.wide_binary(op, bits, a, b),
            _ => Err("atomic updates of this type".into()),
        }
    }
}
