//! Intrinsics: functions whose names begin with `llvm.`.
//!
//! In: a name without that prefix, and arguments. Out: operations, or a call of C's library. Names end with the types that
//! they are chosen for, which are read from the arguments. Invariant: an unknown name is refused with the name.

use super::function::Lower;
use super::integer::lanes;
use super::lane::library_name;
use super::leaf::{Class, Refused, Result, container, signed_container};
use super::machine::{ATOMIC_FLAGS, CARRYLESS_PRODUCT, CARRYLESS_PRODUCT_256, CARRYLESS_PRODUCT_512, CLOCK, SIGN_BITS};
use crate::body::{InstData, Operand};
use crate::index::Inst;
use crate::opcode::{FloatPredicate, Opcode};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, VReg};

/// The name without the types at its end: the parts that begin with a letter of a type and a digit.
fn base(name: &str) -> &str {
    let is_type = |part: &str| {
        let digits = part.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let letters = &part[..part.len() - digits.len()];
        let is_known = matches!(letters, "i" | "f" | "p" | "v" | "bf" | "nxv" | "a" | "sl" | "s");
        is_known && digits.starts_with(|c: char| c.is_ascii_digit())
    };
    let mut name = name;
    while let Some((front, last)) = name.rsplit_once('.') {
        if !is_type(last) {
            break;
        }
        name = front;
    }
    name
}

/// How many vectors are interleaved.
fn interleaving(name: &str) -> Option<usize> {
    let number = name.strip_prefix("vector.interleave").or_else(|| name.strip_prefix("vector.deinterleave"))?;
    number.parse().ok().filter(|n| (2..=8).contains(n))
}

impl Lower<'_> {
    pub(crate) fn intrinsic(&mut self, full: &str, inst: Inst, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let name = base(full);
        if let Some(name) = name.strip_prefix("experimental.constrained.") {
            return self.constrained(name, data, arguments);
        }
        match name {
            "lifetime.start"
            | "lifetime.end"
            | "assume"
            | "donothing"
            | "sideeffect"
            | "pseudoprobe"
            | "va_end"
            | "invariant.end"
            | "var.annotation"
            | "experimental.noalias.scope.decl" => Ok(()),
            "init.trampoline" => self.start_trampoline(arguments),
            // The address of its memory is that of its code.
            "adjust.trampoline" if self.t.machine.has_static_chain() => {
                let regs = self.regs(arguments[0])?;
                self.define_result(data, &regs)
            }
            "get.rounding" => self.rounding_mode(data),
            "returnaddress" | "frameaddress" => {
                // Functions that called this one need not have a frame pointer by which to find theirs.
                let address = match self.integer_constant(arguments[0]) {
                    Some(0) if name == "returnaddress" => self.b.return_addr(),
                    Some(0) => self.b.frame_addr(),
                    _ => self.b.constant(ir::Type::PTR, 0),
                };
                self.define_result(data, &[address])
            }
            "clear_cache" if self.t.machine.sees_new_code() => Ok(()),
            "clear_cache" if self.word_bits == 64 => {
                let (start, end) = (self.reg(arguments[0])?, self.reg(arguments[1])?);
                self.helper("__clear_cache", &[ir::Type::PTR; 2], None, &[start, end])?;
                Ok(())
            }
            "stacksave" => self.save_stack(data),
            "stackrestore" => self.restore_stack(arguments[0]),
            "invariant.start" => {
                let null = self.b.constant(ir::Type::PTR, 0);
                self.define_result(data, &[null])
            }
            "expect"
            | "expect.with.probability"
            | "ssa.copy"
            | "launder.invariant.group"
            | "strip.invariant.group"
            | "annotation"
            | "ptr.annotation"
            | "arithmetic.fence" => {
                let regs = self.regs(arguments[0])?;
                self.define_result(data, &regs)
            }
            "eh.typeid.for" => {
                let selector = self.type_selector(arguments[0])?;
                let reg = self.b.constant(ir::Type::U32, selector.into());
                self.define_result(data, &[reg])
            }
            "threadlocal.address" => {
                let regs = self.stored(arguments[0])?;
                self.define_result(data, &regs)
            }
            "is.constant" => {
                let no = self.b.truth(ir::Type::BOOL, false);
                self.define_result(data, &[no])
            }
            "objectsize" => {
                let is_minimum = self.integer_constant(arguments[1]) == Some(1);
                let leaf = self.leaf(data.ty)?;
                let reg = self.b.constant(leaf.ty, if is_minimum { 0 } else { u64::MAX });
                self.define_result(data, &[reg])
            }
            "trap" | "debugtrap" | "ubsantrap" => {
                self.helper("abort", &[], None, &[])?;
                Ok(())
            }
            "memcpy" | "memcpy.inline" => self.copy_memory("memcpy", arguments, self.argument_aligns(inst)),
            "memmove" => self.copy_memory("memmove", arguments, self.argument_aligns(inst)),
            "memset" | "memset.inline" => self.set_memory(arguments, self.argument_aligns(inst)[0]),
            "prefetch" => {
                self.check_space(arguments[0])?;
                let reg = self.reg(arguments[0])?;
                self.b.prefetch(MemRef::at(reg));
                Ok(())
            }
            "load.relative" => {
                self.check_space(arguments[0])?;
                let base = self.reg(arguments[0])?;
                let offset = self.reg(arguments[1])?;
                let Class::Int(bits) = self.class(self.type_of(arguments[1]))? else {
                    return Err("such offsets".into());
                };
                let offset = self.extend(offset, bits, self.word_bits);
                let offset = self.b.cast(ir::Type::INDEX, self.word, offset);
                let distance = self.b.load(ir::Type::I32, MemRef::at(base).index(offset, 1).align(4));
                let distance = self.b.cast(ir::Type::INDEX, ir::Type::I32, distance);
                let reg = self.b.addr(MemRef::at(base).index(distance, 1));
                self.define_result(data, &[reg])
            }
            "ptrmask" => {
                let (pointer, mask) = (self.reg(arguments[0])?, self.reg(arguments[1])?);
                let bits = self.b.cast(self.word, ir::Type::PTR, pointer);
                let bits = self.b.and(self.word, bits, mask);
                let reg = self.b.cast(ir::Type::PTR, self.word, bits);
                self.define_result(data, &[reg])
            }
            "va_start" if !self.b.func().is_variadic => {
                Err("`va_start` in a function without variable arguments".into())
            }
            "va_start" => {
                let list = self.reg(arguments[0])?;
                self.b.va_start(list);
                Ok(())
            }
            "va_copy" => {
                let (to, from) = (self.reg(arguments[0])?, self.reg(arguments[1])?);
                let bytes = self.word_bits / 8;
                for offset in (0..self.t.machine.va_list_bytes()).step_by(bytes as usize) {
                    let place = |list: VReg| MemRef::at(list).disp(i64::from(offset)).align(bytes);
                    let word = self.b.load(self.word, place(from));
                    self.b.store(self.word, place(to), word);
                }
                Ok(())
            }
            "masked.load" | "masked.store" | "masked.gather" | "masked.scatter" => {
                self.masked(name, inst, data, arguments)
            }
            "masked.expandload" | "masked.compressstore" => self.packed_access(name, inst, data, arguments),
            "vector.extract" | "vector.insert" => self.subvector(name, data, arguments),
            "experimental.cttz.elts" => self.first_true(data, arguments),
            "get.active.lane.mask" => self.active_lanes(data, arguments),
            _ if name.starts_with("vector.reduce.") => self.reduce(&name["vector.reduce.".len()..], data, arguments),
            "vector.reverse" => {
                let regs = self.regs(arguments[0])?;
                let Class::Vector(n, _) = self.class(data.ty)? else { return Err("such vectors".into()) };
                let mut lanes: Vec<&[VReg]> = lanes(&regs, n).collect();
                lanes.reverse();
                let regs = lanes.concat();
                self.define_result(data, &regs)
            }
            "vector.interleave2" | "vector.deinterleave2" if self.native_interleaving(name, data, arguments)? => Ok(()),
            _ if interleaving(name).is_some() => self.interleave(name, data, arguments),
            CARRYLESS_PRODUCT => self.pclmulqdq(2, data, arguments),
            CARRYLESS_PRODUCT_256 => self.pclmulqdq(4, data, arguments),
            CARRYLESS_PRODUCT_512 => self.pclmulqdq(8, data, arguments),
            _ if SIGN_BITS.contains(&name) => self.sign_bits(data, arguments),
            "fptosi.sat" | "fptoui.sat" => self.saturating_conversion(name, data, arguments),
            "sincos" => {
                let (n, class, _) = self.lanes_of(self.type_of(arguments[0]))?;
                let values = self.regs(arguments[0])?;
                let mut regs = Vec::with_capacity(2 * values.len());
                for name in ["sin", "cos"] {
                    for lane in lanes(&values, n) {
                        let found = match class {
                            Class::Float(ty) => {
                                self.float_lane(name, ty, class, arguments, &[lane])?.map(|reg| vec![reg])
                            }
                            Class::X87 => self.x87_lane(name, class, arguments, &[lane])?,
                            Class::Quad => self.quad_lane(name, class, arguments, &[lane])?,
                            _ => None,
                        };
                        regs.extend(found.ok_or("operands of this type")?);
                    }
                }
                self.define_result(data, &regs)
            }
            "frexp" | "modf" => self.two_results(name, data, arguments),
            "smul.fix" | "umul.fix" | "smul.fix.sat" | "umul.fix.sat" => self.fixed_product(name, data, arguments),
            _ if name.ends_with(".with.overflow") => self.with_overflow(name, data, arguments),
            _ if ATOMIC_FLAGS.contains(&name) => self.flag_of_update(name, data, arguments),
            "readcyclecounter" if self.t.machine.knows_text() && self.simd(CLOCK, data, arguments)? => Ok(()),
            _ if self.riscv_vector(name, data, arguments)? => Ok(()),
            _ if self.predicated(name, inst, data, arguments)? => Ok(()),
            _ if self.barrier(name, arguments)? => Ok(()),
            _ if self.simd(name, data, arguments)? => Ok(()),
            _ => self.by_lanes(name, full, data, arguments),
        }
    }

    /// The lanes of vectors one after the other in one vector, or every such vector taken out of it.
    fn interleave(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let factor = interleaving(name).ok_or("interleaving of so many vectors")?;
        let (n, _, _) = self.lanes_of(self.type_of(arguments[0]))?;
        let mut regs = Vec::new();
        if name.starts_with("vector.inter") {
            let vectors = arguments.iter().map(|&vector| self.regs(vector)).collect::<Result<Vec<_>>>()?;
            let width = vectors[0].len() / n as usize;
            for lane in 0..n as usize {
                for vector in &vectors {
                    regs.extend_from_slice(&vector[lane * width..(lane + 1) * width]);
                }
            }
        } else {
            let vector = self.regs(arguments[0])?;
            for start in 0..factor {
                let own = lanes(&vector, n).skip(start).step_by(factor);
                regs.extend(own.flatten());
            }
        }
        self.define_result(data, &regs)
    }

    /// The alignments of the first two arguments.
    pub(crate) fn argument_aligns(&self, inst: Inst) -> [u64; 2] {
        let Some(call) = self.body.inst(inst).call() else { return [1; 2] };
        let list = self.body.call(call).attributes;
        [0, 1].map(|at| match self.m.attributes.of_parameter(list, at).align {
            0 => 1,
            log => 1 << (log - 1).min(12),
        })
    }

    /// Operations on floats with a rounding mode and a treatment of exceptions: both are those of the plain operation.
    fn constrained(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let op = match name {
            "fadd" => Opcode::FAdd,
            "fsub" => Opcode::FSub,
            "fmul" => Opcode::FMul,
            "fdiv" => Opcode::FDiv,
            "frem" => Opcode::FRem,
            "fptosi" => Opcode::FPToSI,
            "fptoui" => Opcode::FPToUI,
            "sitofp" => Opcode::SIToFP,
            "uitofp" => Opcode::UIToFP,
            "fpext" => Opcode::FPExt,
            "fptrunc" => Opcode::FPTrunc,
            "fcmp" | "fcmps" => {
                let predicate = arguments.get(2).and_then(|operand| self.metadata_text(*operand));
                let predicate =
                    predicate.and_then(|text| FloatPredicate::from_name(&text)).ok_or("such comparisons")?;
                let (n, class, _) = self.lanes_of(self.type_of(arguments[0]))?;
                let (a, b) = (self.regs(arguments[0])?, self.regs(arguments[1])?);
                let mut regs = Vec::with_capacity(n as usize);
                for (a, b) in lanes(&a, n).zip(lanes(&b, n)) {
                    regs.push(self.any_float_comparison(predicate, false, class, a, b)?);
                }
                return self.define_result(data, &regs);
            }
            _ => return self.by_lanes(name, &format!("experimental.constrained.{name}"), data, arguments),
        };
        let mut plain = *data;
        plain.opcode = op;
        if op.is_binary() { self.arithmetic(&plain, arguments) } else { self.convert(&plain, arguments) }
    }

    pub(super) fn metadata_text(&self, operand: Operand) -> Option<Vec<u8>> {
        match self.m.constants.kind(operand.constant()?) {
            crate::constants::ConstantKind::MetadataString(range) => Some(self.m.constants.bytes(range).to_vec()),
            _ => None,
        }
    }

    /// Intrinsics that compute each lane from the same lane of their arguments.
    pub(super) fn by_lanes(&mut self, name: &str, full: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        if arguments.is_empty() {
            return Err(Refused::from(format!("the intrinsic `llvm.{full}`")));
        }
        if self.native_intrinsic(name, data, arguments)? {
            return Ok(());
        }
        let (n, class, _) = self.lanes_of(self.type_of(arguments[0]))?;
        let (_, result, _) = self.lanes_of(data.ty)?;
        let mut values = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            if self.n_leaves(self.type_of(argument))? > 0 {
                values.push(self.regs(argument)?);
            }
        }
        let mut regs = Vec::new();
        for lane in 0..n as usize {
            let args: Vec<&[VReg]> = values
                .iter()
                .map(|value| {
                    // Arguments without lanes are the same for all.
                    let width = (values[0].len() / n as usize).max(1);
                    if value.len() >= width * n as usize {
                        &value[lane * width..(lane + 1) * width]
                    } else {
                        &value[..]
                    }
                })
                .collect();
            let found = match class {
                Class::Int(bits) => self.int_lane(name, bits, result, &args)?,
                Class::Wide(bits) => self.wide_lane(name, bits, result, &args)?,
                Class::Float(ty) => self.float_lane(name, ty, result, arguments, &args)?.map(|reg| vec![reg]),
                Class::Double | Class::X87 | Class::Quad => match self.sign_lane(class, name, &args) {
                    None if class == Class::X87 => self.x87_lane(name, result, arguments, &args)?,
                    None if class == Class::Quad => self.quad_lane(name, result, arguments, &args)?,
                    None => self.double_lane(name, &args)?,
                    regs => regs,
                },
                _ => None,
            };
            regs.extend(found.ok_or_else(|| Refused::from(format!("the intrinsic `llvm.{full}`")))?);
        }
        self.define_result(data, &regs)
    }

    /// Sums, differences and products with whether they overflow.
    fn with_overflow(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let ty = self.type_of(arguments[0]);
        let (n, class, _) = self.lanes_of(ty)?;
        let (a, b) = (self.regs(arguments[0])?, self.regs(arguments[1])?);
        let (mut values, mut flags) = (Vec::new(), Vec::new());
        for (a, b) in lanes(&a, n).zip(lanes(&b, n)) {
            match class {
                Class::Int(bits) if bits > 1 => {
                    let (value, flag) = self.int_overflow(name, bits, a[0], b[0])?;
                    values.push(value);
                    flags.push(flag);
                }
                Class::Wide(bits) => {
                    let (value, flag) = self.wide_overflow(name, bits, a, b)?;
                    values.extend(value);
                    flags.push(flag);
                }
                _ => return Err(Refused::from(format!("the intrinsic `llvm.{name}` on this type"))),
            }
        }
        values.extend(flags);
        self.define_result(data, &values)
    }

    pub(super) fn int_overflow(&mut self, name: &str, bits: u32, a: VReg, b: VReg) -> Result<(VReg, VReg)> {
        let ty = container(bits);
        let truth = ir::Type::BOOL;
        let op = match &name[1..4] {
            "add" => Opcode::Add,
            "sub" => Opcode::Sub,
            _ => Opcode::Mul,
        };
        let value = self.int_binary(op, bits, a, b)?;
        let is_signed = name.starts_with('s');
        let sign_of = |lower: &mut Self, reg: VReg| {
            let reg = lower.signed(reg, bits);
            let zero = lower.b.constant(signed_container(bits), 0);
            lower.b.cmp(Cond::Lt, signed_container(bits), reg, zero)
        };
        let flag = match (op, is_signed) {
            (Opcode::Add, false) => self.b.cmp(Cond::Lt, ty, value, a),
            (Opcode::Sub, false) => self.b.cmp(Cond::Lt, ty, a, b),
            (Opcode::Add, true) => {
                // Both operands have a sign that the sum has not.
                let (x, y) = (self.b.xor(ty, value, a), self.b.xor(ty, value, b));
                let both = self.b.and(ty, x, y);
                sign_of(self, both)
            }
            (Opcode::Sub, true) => {
                let (x, y) = (self.b.xor(ty, a, b), self.b.xor(ty, value, a));
                let both = self.b.and(ty, x, y);
                sign_of(self, both)
            }
            (_, false) => {
                let is_whole = ty.elem().bits() == bits;
                let high = self.b.mul_high(ty, a, b);
                let zero = self.b.constant(ty, 0);
                let mut flag = self.b.cmp(Cond::Ne, ty, high, zero);
                if !is_whole {
                    let low = self.b.mul(ty, a, b);
                    let differs = self.b.cmp(Cond::Ne, ty, low, value);
                    flag = self.b.or(truth, flag, differs);
                }
                flag
            }
            (_, true) => {
                let signed = signed_container(bits);
                let (x, y) = (self.signed(a, bits), self.signed(b, bits));
                let high = self.b.mul_high(signed, x, y);
                let low = self.b.mul(signed, x, y);
                let amount = self.b.constant(signed, u64::from(ty.elem().bits() - 1));
                let sign = self.b.shr(signed, low, amount);
                let mut flag = self.b.cmp(Cond::Ne, signed, high, sign);
                if ty.elem().bits() != bits {
                    let back = self.signed(value, bits);
                    let differs = self.b.cmp(Cond::Ne, signed, low, back);
                    flag = self.b.or(truth, flag, differs);
                }
                flag
            }
        };
        Ok((value, flag))
    }

    pub(super) fn wide_overflow(&mut self, name: &str, bits: u32, a: &[VReg], b: &[VReg]) -> Result<(Vec<VReg>, VReg)> {
        let refused = || Refused::from(format!("the intrinsic `llvm.{name}` on integers of {bits} bits"));
        let (word, truth) = (self.word, ir::Type::BOOL);
        if !bits.is_multiple_of(self.word_bits) {
            return self.odd_overflow(name, bits, a, b);
        }
        let zero = vec![self.b.constant(word, 0); a.len()];
        Ok(match name {
            "uadd.with.overflow" => self.wide_add(a, b),
            "usub.with.overflow" => self.wide_sub(a, b),
            "sadd.with.overflow" | "ssub.with.overflow" => {
                let is_sum = name.starts_with("sadd");
                let value = if is_sum { self.wide_add(a, b).0 } else { self.wide_sub(a, b).0 };
                let top = a.len() - 1;
                let x = self.b.xor(word, value[top], a[top]);
                let other = if is_sum { value[top] } else { a[top] };
                let y = self.b.xor(word, other, b[top]);
                let mut both = zero.clone();
                both[top] = self.b.and(word, x, y);
                let flag = self.wide_comparison(Cond::Lt, true, bits, &both, &zero);
                (value, flag)
            }
            "umul.with.overflow" if bits == 2 * self.word_bits => {
                let value = self.wide_binary(Opcode::Mul, bits, a, b)?;
                // Both high words, or a high part of a cross product, or a carry of their sum.
                let is_set = |lower: &mut Self, reg: VReg| {
                    let zero = lower.b.constant(word, 0);
                    lower.b.cmp(Cond::Ne, word, reg, zero)
                };
                let (a_high, b_high) = (is_set(self, a[1]), is_set(self, b[1]));
                let mut flag = self.b.and(truth, a_high, b_high);
                for (x, y) in [(a[1], b[0]), (a[0], b[1])] {
                    let high = self.b.mul_high(word, x, y);
                    let high = is_set(self, high);
                    flag = self.b.or(truth, flag, high);
                }
                // With a zero high word the sum of the cross products is one of them: only the last addition carries.
                let (x, y) = (self.b.mul(word, a[1], b[0]), self.b.mul(word, a[0], b[1]));
                let cross = self.b.add(word, x, y);
                let high = self.b.mul_high(word, a[0], b[0]);
                let sum = self.b.add(word, high, cross);
                let carry = self.b.cmp(Cond::Lt, word, sum, high);
                let flag = self.b.or(truth, flag, carry);
                (value, flag)
            }
            // The libraries of 64-bit machines do not all have the function for 128 bits.
            "smul.with.overflow" if bits == 2 * self.word_bits && bits > 64 => self.signed_product(bits, a, b)?,
            "smul.with.overflow" if bits == 64 => {
                let slot = self.b.slot(4, 4);
                let place = self.b.slot_addr(slot);
                let (params, args) = ([word; 4], [a[0], a[1], b[0], b[1]]);
                let params = [&params[..], &[ir::Type::PTR]].concat();
                let value = self.helper_pair("__mulodi4", &params, &[&args[..], &[place]].concat())?;
                let flag = self.b.load(ir::Type::U32, MemRef::at(place).align(4));
                let none = self.b.constant(ir::Type::U32, 0);
                (value, self.b.cmp(Cond::Ne, ir::Type::U32, flag, none))
            }
            "umul.with.overflow" | "smul.with.overflow" => self.long_product(name.starts_with('s'), bits, a, b)?,
            _ => return Err(refused()),
        })
    }

    /// Integers that do not fill their words: what the whole words overflow, or what the bits of the result do not hold.
    fn odd_overflow(&mut self, name: &str, bits: u32, a: &[VReg], b: &[VReg]) -> Result<(Vec<VReg>, VReg)> {
        let is_signed = name.starts_with('s');
        let (own, full) = (Class::Wide(bits), Class::Wide(bits.next_multiple_of(self.word_bits)));
        let (mut x, mut y, mut value, mut back) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        self.wide_resize(is_signed, own, full, a, &mut x)?;
        self.wide_resize(is_signed, own, full, b, &mut y)?;
        let (exact, is_over) = self.wide_overflow(name, bits.next_multiple_of(self.word_bits), &x, &y)?;
        self.wide_resize(false, full, own, &exact, &mut value)?;
        self.wide_resize(is_signed, own, full, &value, &mut back)?;
        let differs = self.wide_comparison(Cond::Ne, false, bits.next_multiple_of(self.word_bits), &back, &exact);
        let flag = self.b.or(ir::Type::BOOL, is_over, differs);
        Ok((value, flag))
    }

    fn saturating_conversion(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        if self.type_of(arguments[0]) == Type::X87 {
            return self.x87_saturating(name == "fptosi.sat", data, arguments[0]);
        }
        if self.type_of(arguments[0]) == Type::FP128 {
            return self.quad_saturating(name == "fptosi.sat", data, arguments[0]);
        }
        let (_, Class::Float(from), _) = self.lanes_of(self.type_of(arguments[0]))? else {
            return Err("operands of this type".into());
        };
        let (_, Class::Int(bits @ (8 | 16 | 32 | 64)), _) = self.lanes_of(data.ty)? else {
            return Err(Refused::from(format!("the intrinsic `llvm.{name}` to this type")));
        };
        let is_signed = name == "fptosi.sat";
        let mut regs = self.regs(arguments[0])?;
        for reg in &mut regs {
            *reg = if is_signed {
                let value = self.b.cast(signed_container(bits), from, *reg);
                self.unsigned(value, bits)
            } else {
                self.b.cast(container(bits), from, *reg)
            };
        }
        self.define_result(data, &regs)
    }

    /// Functions of the library that store their second result.
    fn two_results(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        if self.type_of(arguments[0]) == Type::X87 {
            return self.x87_two_results(name, data, arguments[0]);
        }
        if self.type_of(arguments[0]) == Type::FP128 {
            return self.quad_two_results(name, data, arguments[0]);
        }
        let (_, Class::Float(ty), _) = self.lanes_of(self.type_of(arguments[0]))? else {
            return Err(Refused::from(format!("the intrinsic `llvm.{name}` on this type")));
        };
        // The library has no functions for floats of 16 bits; the next type holds their results exactly.
        let wide = if ty.elem().is_half() { ir::Type::F32 } else { ty };
        let second = self.leaves(data.ty)?.last().copied().ok_or("such results")?;
        let (stored, bits) = match name {
            "modf" => (wide, wide.elem().bits()),
            _ if second.bits == 32 => (ir::Type::U32, 32),
            _ => return Err(Refused::from(format!("the intrinsic `llvm.{name}` with this exponent"))),
        };
        let slot = self.b.slot(bits / 8, bits / 8);
        let function = library_name(name, wide)?;
        let (mut firsts, mut seconds) = (Vec::new(), Vec::new());
        for lane in self.regs(arguments[0])? {
            let value = if wide == ty { lane } else { self.b.cast(wide, ty, lane) };
            let place = self.b.slot_addr(slot);
            let first = self.helper(&function, &[wide, ir::Type::PTR], Some(wide), &[value, place])?;
            let second = self.b.load(stored, MemRef::at(place).align(bits / 8));
            firsts.push(if wide == ty { first } else { self.b.cast(ty, wide, first) });
            seconds.push(if name == "modf" && wide != ty { self.b.cast(ty, wide, second) } else { second });
        }
        firsts.extend(seconds);
        self.define_result(data, &firsts)
    }

    fn reduce(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let has_start = matches!(name, "fadd" | "fmul");
        let vector = *arguments.get(usize::from(has_start)).ok_or("such reductions")?;
        let (n, class, _) = self.lanes_of(self.type_of(vector))?;
        if let Some(ty) = self.native(self.type_of(vector)).filter(|_| !has_start) {
            let reg = self.native_reg(vector)?;
            if let Some(reg) = self.native_reduction(name, ty, reg) {
                return self.define_result(data, &[reg]);
            }
        }
        let regs = self.regs(vector)?;
        let mut lanes = lanes(&regs, n).map(<[VReg]>::to_vec);
        let mut sum = match has_start {
            true => self.regs(arguments[0])?,
            false => lanes.next().ok_or("such reductions")?,
        };
        for lane in lanes {
            sum = self.combined(name, class, &sum, &lane)?;
        }
        self.define_result(data, &sum)
    }

    /// One step of a reduction.
    pub(super) fn combined(&mut self, name: &str, class: Class, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        let refused = || Refused::from(format!("the intrinsic `llvm.vector.reduce.{name}`"));
        Ok(match class {
            Class::Float(ty) => vec![match name {
                "fadd" => self.b.add(ty, a[0], b[0]),
                "fmul" => self.b.mul(ty, a[0], b[0]),
                "fmax" => self.b.maximum_number(ty, a[0], b[0]),
                "fmin" => self.b.minimum_number(ty, a[0], b[0]),
                "fmaximum" => self.b.maximum(ty, a[0], b[0]),
                "fminimum" => self.b.minimum(ty, a[0], b[0]),
                _ => return Err(refused()),
            }],
            Class::Double => match name {
                "fadd" => self.double_binary(Opcode::FAdd, a, b)?,
                "fmul" => self.double_binary(Opcode::FMul, a, b)?,
                _ => return Err(refused()),
            },
            Class::Int(_) | Class::Wide(_) => {
                let op = match name {
                    "add" => Some(Opcode::Add),
                    "mul" => Some(Opcode::Mul),
                    "and" => Some(Opcode::And),
                    "or" => Some(Opcode::Or),
                    "xor" => Some(Opcode::Xor),
                    _ => None,
                };
                match (op, class) {
                    (Some(op), Class::Int(bits)) => vec![self.int_binary(op, bits, a[0], b[0])?],
                    (Some(op), Class::Wide(bits)) => self.wide_binary(op, bits, a, b)?,
                    (None, Class::Int(bits)) => self.int_lane(name, bits, class, &[a, b])?.ok_or_else(refused)?,
                    (None, Class::Wide(bits)) => self.wide_lane(name, bits, class, &[a, b])?.ok_or_else(refused)?,
                    _ => return Err(refused()),
                }
            }
            _ => return Err(refused()),
        })
    }

    fn subvector(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let at = self.integer_constant(*arguments.last().ok_or("such vectors")?).ok_or("such positions")? as usize;
        let mut regs = self.regs(arguments[0])?;
        let part = if name == "vector.extract" { data.ty } else { self.type_of(arguments[1]) };
        let Class::Vector(n, _) = self.class(part)? else { return Err("such vectors".into()) };
        let n_regs = self.lane_leaves(part)?.len();
        let first = at * self.scale_of(part) * (n_regs / n as usize);
        let range = first..first + n_regs;
        if name == "vector.extract" {
            let regs = regs.get(range).ok_or("such positions")?.to_vec();
            return self.define_result(data, &regs);
        }
        let value = self.regs(arguments[1])?;
        regs.get_mut(range).ok_or("such positions")?.copy_from_slice(&value);
        self.define_result(data, &regs)
    }

    /// The number of the first lane that is not zero, or the number of lanes.
    fn first_true(&mut self, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let (n, class, _) = self.lanes_of(self.type_of(arguments[0]))?;
        let Class::Int(bits) = class else { return Err("such vectors".into()) };
        let leaf = self.leaf(data.ty)?;
        let regs = self.regs(arguments[0])?;
        let mut found = self.b.constant(leaf.ty, u64::from(n));
        for (at, &reg) in regs.iter().enumerate().rev() {
            let is_set = match bits {
                1 => reg,
                _ => {
                    let zero = self.b.constant(container(bits), 0);
                    self.b.cmp(Cond::Ne, container(bits), reg, zero)
                }
            };
            let number = self.b.constant(leaf.ty, at as u64);
            found = self.choose(is_set, number, found);
        }
        self.define_result(data, &[found])
    }

    fn active_lanes(&mut self, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let Class::Vector(n, _) = self.class(data.ty)? else { return Err("such vectors".into()) };
        let Class::Int(bits @ (8 | 16 | 32 | 64)) = self.class(self.type_of(arguments[0]))? else {
            return Err("such counters".into());
        };
        let ty = container(bits);
        let (first, end) = (self.reg(arguments[0])?, self.reg(arguments[1])?);
        let mut regs = Vec::with_capacity(n as usize);
        for lane in 0..n {
            let number = self.b.constant(ty, u64::from(lane));
            // A lane beyond the largest number is beyond the end.
            let at = self.b.add_sat(ty, first, number);
            regs.push(self.b.cmp(Cond::Lt, ty, at, end));
        }
        self.define_result(data, &regs)
    }

    /// Loads and stores of the lanes that a mask selects.
    fn masked(&mut self, name: &str, inst: Inst, data: &InstData, arguments: &[Operand]) -> Result<()> {
        // Versions before 22 have the alignment as an argument.
        let mut list: Vec<Operand> = arguments.to_vec();
        let is_store = name.ends_with("store") || name.ends_with("scatter");
        let aligns = self.argument_aligns(inst);
        let mut align = aligns[usize::from(is_store)];
        if list.len() == 4 {
            let at = if is_store { 2 } else { 1 };
            align = self.integer_constant(list.remove(at)).filter(|align| align.is_power_of_two()).unwrap_or(1);
        }
        let is_indexed = name.ends_with("gather") || name.ends_with("scatter");
        let ty = if is_store { self.type_of(list[0]) } else { data.ty };
        let Class::Vector(n, element) = self.class(ty)? else { return Err("such vectors".into()) };
        let bytes = self.lane_bits(element)?;
        if bytes % 8 != 0 {
            return Err("masked accesses to parts of bytes".into());
        }
        let bytes = u64::from(bytes / 8);
        let (pointer, mask, value) = match is_store {
            true => (list[1], list[2], list[0]),
            false => (list[0], list[1], list[2]),
        };
        let space = self.space_of(pointer);
        let pointers = self.regs(pointer)?;
        if let Some(native) = self.native(ty).filter(|_| !is_indexed) {
            let access = super::memory::Access { at: MemRef::at(pointers[0]).space(space), align: align.max(1) };
            if self.native_masked(data, native, access, mask, value, is_store)? {
                return Ok(());
            }
        }
        let masks = self.regs(mask)?;
        let values = self.regs(value)?;
        let width = values.len() / n as usize;
        let mut out = Vec::with_capacity(values.len());
        for lane in 0..n as usize {
            let old = &values[lane * width..(lane + 1) * width];
            let at = match is_indexed {
                true => MemRef::at(pointers[lane]),
                false => MemRef::at(pointers[0]).disp((lane as u64 * bytes) as i64),
            };
            let lane_align = match is_indexed {
                true => align,
                false => align.min(1 << (lane as u64 * bytes).trailing_zeros().min(12)),
            };
            let access = super::memory::Access { at: at.space(space), align: lane_align.max(1) };
            if is_store {
                self.b.if_(masks[lane]);
                self.store_value(access, element, &mut old.iter().copied())?;
                self.b.end_if();
                continue;
            }
            let mut variables = Vec::with_capacity(width);
            for &reg in old {
                let ty = self.b.func().ty(reg).unwrap_or(ir::Type::BOOL);
                let variable = self.b.var(ty);
                self.b.assign(variable, reg);
                variables.push(variable);
            }
            self.b.if_(masks[lane]);
            let mut loaded = Vec::new();
            self.load_value(access, element, &mut loaded)?;
            for (&variable, reg) in variables.iter().zip(loaded) {
                self.b.assign(variable, reg);
            }
            self.b.end_if();
            out.extend(variables);
        }
        if is_store { Ok(()) } else { self.define_result(data, &out) }
    }
}
