//! Instructions in bitcode.
//!
//! In: records of a function. Out: instructions of a [`crate::body::Body`]. Invariant: the types of operands are checked
//! as far as the text reader does, so that both produce equal models.

use crate::bitcode::block::Result;
use crate::bitcode::body::BodyReader;
use crate::bitcode::constants::{binary, cast, fast_math, flags_of};
use crate::bitcode::tables::type_limit;
use crate::body::{CallData, InstData, Operand, OperandKind, TailKind};
use crate::constants::ConstantKind;
use crate::error::{Error, ErrorKind};
use crate::index::Symbol;
use crate::opcode::{Flags, FloatPredicate, IntPredicate, Opcode, Ordering, RmwOp};
use crate::types::{Type, TypeKind};

impl BodyReader<'_, '_> {
    fn start(&self, opcode: Opcode) -> InstData {
        let mut inst = InstData::new(opcode, Type::VOID);
        inst.first_operand = self.body.operands.len() as u32;
        inst
    }

    fn push(&mut self, operand: Operand) {
        self.body.operands.push(operand);
    }

    fn push_typed(&mut self, at: &mut usize) -> Result<Type> {
        let (operand, ty) = self.typed(at)?;
        self.body.operands.push(operand);
        Ok(ty)
    }

    fn push_value(&mut self, at: &mut usize, ty: Type) -> Result<()> {
        let operand = self.value(*at, ty)?;
        self.body.operands.push(operand);
        *at += 1;
        Ok(())
    }

    fn push_target(&mut self, at: usize) -> Result<()> {
        let operand = self.target(at)?;
        self.body.operands.push(operand);
        Ok(())
    }

    fn optional(&self, at: usize) -> u64 {
        self.block.record.ops.get(at).copied().unwrap_or(0)
    }

    fn n_ops(&self) -> usize {
        self.block.record.ops.len()
    }

    fn with_scalar(&mut self, ty: Type, element: Type) -> Result<Type> {
        self.module.types.with_scalar(ty, element).map_err(|limit| type_limit(&self.block, limit))
    }

    #[cold]
    fn unsupported(&self, what: &str) -> Error {
        Error::new(ErrorKind::Unsupported, self.block.place(), format!("{what} is not supported"))
    }

    /// The instruction of the current record.
    pub(crate) fn instruction(&mut self) -> Result<()> {
        if self.body.blocks.is_empty() {
            return Err(self.block.error("an instruction precedes the number of blocks"));
        }
        let mut at = 0;
        match self.block.record.code {
            2 => {
                let mut inst = self.start(Opcode::Add);
                let ty = self.push_typed(&mut at)?;
                self.push_value(&mut at, ty)?;
                let op = binary(self.block.op(at)?, self.module.types.is_float(ty));
                let Some(op) = op else { return Err(self.block.error("a binary operation is not known")) };
                inst.opcode = op;
                inst.ty = ty;
                inst.flags = flags_of(op, self.optional(at + 1));
                self.add(inst)
            }
            3 => {
                let mut inst = self.start(Opcode::Trunc);
                self.push_typed(&mut at)?;
                inst.ty = self.value_type(at)?;
                let op = cast(self.block.op(at + 1)?);
                let Some(op) = op else { return Err(self.block.error("a conversion is not known")) };
                inst.opcode = op;
                inst.flags = flags_of(op, self.optional(at + 2));
                self.add(inst)
            }
            13 => self.call(Opcode::Invoke),
            6 => {
                let mut inst = self.start(Opcode::ExtractElement);
                let ty = self.push_typed(&mut at)?;
                self.push_typed(&mut at)?;
                self.vector(ty)?;
                inst.ty = self.module.types.scalar(ty);
                self.add(inst)
            }
            7 => {
                let mut inst = self.start(Opcode::InsertElement);
                let ty = self.push_typed(&mut at)?;
                self.vector(ty)?;
                self.push_value(&mut at, self.module.types.scalar(ty))?;
                self.push_typed(&mut at)?;
                inst.ty = ty;
                self.add(inst)
            }
            8 => self.shuffle(),
            10 => {
                let inst = self.start(Opcode::Ret);
                if self.n_ops() > 0 {
                    let ty = self.push_typed(&mut at)?;
                    if ty != self.result_type {
                        return Err(self.block.error("a result does not have the function's type"));
                    }
                } else if self.result_type != Type::VOID {
                    return Err(self.block.error("a result is missing"));
                }
                self.add(inst)
            }
            11 => {
                let inst = self.start(Opcode::Br);
                if self.n_ops() == 1 {
                    self.push_target(0)?;
                } else {
                    let condition = self.value(2, Type::I1)?;
                    self.push(condition);
                    self.push_target(0)?;
                    self.push_target(1)?;
                }
                self.add(inst)
            }
            12 => self.switch(),
            15 => self.add(self.start(Opcode::Unreachable)),
            16 => self.phi(),
            19 => self.alloca(),
            20 | 41 => self.load(),
            23 => {
                let mut inst = self.start(Opcode::VaArg);
                let ty = self.ty(0)?;
                let list = self.value(1, ty)?;
                self.push(list);
                inst.ty = self.value_type(2)?;
                self.add(inst)
            }
            26 | 27 => self.parts(),
            28 | 9 => self.compare(),
            29 => {
                let mut inst = self.start(Opcode::Select);
                let (first, ty) = self.typed(&mut at)?;
                let second = self.value(at, ty)?;
                at += 1;
                let (condition, _) = self.typed(&mut at)?;
                inst.flags = fast_math(self.optional(at));
                [condition, first, second].into_iter().for_each(|operand| self.push(operand));
                inst.ty = ty;
                self.add(inst)
            }
            31 => {
                let inst = self.start(Opcode::IndirectBr);
                let ty = self.ty(0)?;
                let address = self.value(1, ty)?;
                self.push(address);
                for at in 2..self.n_ops() {
                    self.push_target(at)?;
                }
                self.add(inst)
            }
            34 => self.call(Opcode::Call),
            36 => {
                let mut inst = self.start(Opcode::Fence);
                inst.detail = self.ordering(0)?;
                inst.scope = self.scope(1)?;
                self.add(inst)
            }
            39 => {
                let inst = self.start(Opcode::Resume);
                self.push_typed(&mut at)?;
                self.add(inst)
            }
            43 => self.get_element_ptr(),
            44 | 45 => self.store(),
            46 => self.cmpxchg(),
            47 => self.landing_pad(),
            56 => {
                let mut inst = self.start(Opcode::FNeg);
                inst.ty = self.push_typed(&mut at)?;
                if self.block.op(at)? != 0 {
                    return Err(self.block.error("a unary operation is not known"));
                }
                inst.flags = fast_math(self.optional(at + 1));
                self.add(inst)
            }
            58 => {
                let mut inst = self.start(Opcode::Freeze);
                inst.ty = self.push_typed(&mut at)?;
                self.add(inst)
            }
            59 => self.atomic_rmw(),
            48..=52 => Err(self.unsupported("an instruction of exceptions on Windows")),
            57 => Err(self.unsupported("`callbr`")),
            code => Err(self.unsupported(&format!("an instruction of code {code}"))),
        }
    }

    fn vector(&self, ty: Type) -> Result<()> {
        if self.module.types.is_vector(ty) { Ok(()) } else { Err(self.block.error("an operand must be a vector")) }
    }

    fn address(&self, ty: Type) -> Result<()> {
        let is_pointer = matches!(self.module.types.kind(ty), TypeKind::Pointer(_));
        if is_pointer { Ok(()) } else { Err(self.block.error("an address is not a pointer")) }
    }

    fn shuffle(&mut self) -> Result<()> {
        let mut at = 0;
        let mut inst = self.start(Opcode::ShuffleVector);
        let ty = self.push_typed(&mut at)?;
        self.vector(ty)?;
        self.push_value(&mut at, ty)?;
        let (mask, mask_ty) = self.typed(&mut at)?;
        if mask.constant().is_none() || self.module.types.scalar(mask_ty) != Type::I32 {
            return Err(self.block.error("a shuffle's mask is not a constant vector of `i32`"));
        }
        self.vector(mask_ty)?;
        self.push(mask);
        let element = self.module.types.scalar(ty);
        inst.ty = self.with_scalar(mask_ty, element)?;
        self.add(inst)
    }

    fn switch(&mut self) -> Result<()> {
        let inst = self.start(Opcode::Switch);
        let ty = self.ty(0)?;
        let value = self.value(1, ty)?;
        self.push(value);
        self.push_target(2)?;
        if self.n_ops().is_multiple_of(2) {
            return Err(self.block.error("a switch has half a case"));
        }
        for at in (3..self.n_ops()).step_by(2) {
            let case = self.absolute_value(at, ty)?;
            if case.constant().is_none() {
                return Err(self.block.error("a case is not a constant"));
            }
            self.push(case);
            self.push_target(at + 1)?;
        }
        self.add(inst)
    }

    fn phi(&mut self) -> Result<()> {
        let mut inst = self.start(Opcode::Phi);
        inst.ty = self.value_type(0)?;
        let n_pairs = (self.n_ops() - 1) / 2;
        if n_pairs == 0 {
            return Err(self.block.error("a `phi` has no values"));
        }
        for pair in 0..n_pairs {
            let value = self.signed_value(1 + 2 * pair, inst.ty)?;
            self.push(value);
            self.push_target(2 + 2 * pair)?;
        }
        if self.n_ops().is_multiple_of(2) {
            inst.flags = fast_math(self.block.op(self.n_ops() - 1)?);
        }
        self.add(inst)
    }

    fn alloca(&mut self) -> Result<()> {
        let mut inst = self.start(Opcode::Alloca);
        let ty = self.value_type(0)?;
        let count_ty = self.ty(1)?;
        if !matches!(self.module.types.kind(count_ty), TypeKind::Integer(_)) {
            return Err(self.block.error("the number of elements must be an integer"));
        }
        let count = self.absolute_value(2, count_ty)?;
        self.push(count);
        let flags = self.block.op(3)?;
        if flags & 1 << 6 == 0 {
            return Err(self.unsupported("a pointer with a type"));
        }
        if flags & 1 << 5 != 0 {
            inst.flags = inst.flags.with(Flags::INALLOCA);
        }
        if flags & 1 << 7 != 0 {
            inst.flags = inst.flags.with(Flags::SWIFTERROR);
        }
        inst.align = self.align((flags & 31) | (flags >> 8 & 7) << 5)?;
        inst.extra = ty.0;
        let space = u32::try_from(self.optional(4)).map_err(|_| self.block.error("an address space is too large"))?;
        let pointer = self.module.types.get(TypeKind::Pointer(space));
        inst.ty = pointer.map_err(|limit| type_limit(&self.block, limit))?;
        self.add(inst)
    }

    fn align(&self, number: u64) -> Result<u8> {
        if number <= 33 { Ok(number as u8) } else { Err(self.block.error("an alignment exceeds 2^32")) }
    }

    fn ordering(&self, at: usize) -> Result<u8> {
        match Ordering::from_number(self.block.op(at)?) {
            Some(ordering) if ordering != Ordering::NotAtomic => Ok(ordering as u8),
            _ => Err(self.block.error("an ordering is not known")),
        }
    }

    fn scope(&self, at: usize) -> Result<u8> {
        let number = self.block.op(at)?;
        let found = usize::try_from(number).ok().and_then(|at| self.input.sync_scopes.get(at).copied());
        match (found, number) {
            (Some(scope), _) => Ok(scope),
            (None, 0) => Ok(1),
            (None, 1) => Ok(0),
            _ => Err(self.block.error("a scope of an atomic access is not defined")),
        }
    }

    fn volatile(inst: &mut InstData, op: u64) {
        if op != 0 {
            inst.flags = inst.flags.with(Flags::VOLATILE);
        }
    }

    fn load(&mut self) -> Result<()> {
        let mut at = 0;
        let mut inst = self.start(Opcode::Load);
        let address = self.push_typed(&mut at)?;
        self.address(address)?;
        inst.ty = self.value_type(at)?;
        inst.align = self.align(self.block.op(at + 1)?)?;
        Self::volatile(&mut inst, self.block.op(at + 2)?);
        if self.block.record.code == 41 {
            inst.detail = self.ordering(at + 3)?;
            inst.scope = self.scope(at + 4)?;
        }
        self.add(inst)
    }

    fn store(&mut self) -> Result<()> {
        let mut at = 0;
        let mut inst = self.start(Opcode::Store);
        let (address, ty) = self.typed(&mut at)?;
        self.address(ty)?;
        self.push_typed(&mut at)?;
        self.push(address);
        inst.align = self.align(self.block.op(at)?)?;
        Self::volatile(&mut inst, self.block.op(at + 1)?);
        if self.block.record.code == 45 {
            inst.detail = self.ordering(at + 2)?;
            inst.scope = self.scope(at + 3)?;
        }
        self.add(inst)
    }

    fn cmpxchg(&mut self) -> Result<()> {
        let mut at = 0;
        let mut inst = self.start(Opcode::CmpXchg);
        let address = self.push_typed(&mut at)?;
        self.address(address)?;
        let ty = self.push_typed(&mut at)?;
        self.push_value(&mut at, ty)?;
        Self::volatile(&mut inst, self.block.op(at)?);
        inst.detail = self.ordering(at + 1)?;
        inst.scope = self.scope(at + 2)?;
        inst.second = self.ordering(at + 3)?;
        if self.block.op(at + 4)? != 0 {
            inst.flags = inst.flags.with(Flags::WEAK);
        }
        inst.align = self.align(self.optional(at + 5))?;
        let result = self.module.types.structure(&[ty, Type::I1], false);
        inst.ty = result.map_err(|limit| type_limit(&self.block, limit))?;
        self.add(inst)
    }

    fn atomic_rmw(&mut self) -> Result<()> {
        let mut at = 0;
        let mut inst = self.start(Opcode::AtomicRmw);
        let address = self.push_typed(&mut at)?;
        self.address(address)?;
        inst.ty = self.push_typed(&mut at)?;
        let op = RmwOp::from_number(self.block.op(at)?);
        let Some(op) = op else { return Err(self.unsupported("an unknown operation of `atomicrmw`")) };
        inst.second = op as u8;
        Self::volatile(&mut inst, self.block.op(at + 1)?);
        inst.detail = self.ordering(at + 2)?;
        inst.scope = self.scope(at + 3)?;
        inst.align = self.align(self.optional(at + 4))?;
        self.add(inst)
    }

    fn compare(&mut self) -> Result<()> {
        let mut at = 0;
        let mut inst = self.start(Opcode::ICmp);
        let ty = self.push_typed(&mut at)?;
        self.push_value(&mut at, ty)?;
        let code = self.block.op(at)?;
        let is_float = code < 16;
        let predicate = if is_float {
            FloatPredicate::from_number(code).map(|predicate| predicate as u8)
        } else {
            IntPredicate::from_number(code.wrapping_sub(32)).map(|predicate| predicate as u8)
        };
        let Some(predicate) = predicate else { return Err(self.block.error("a predicate is not known")) };
        inst.opcode = if is_float { Opcode::FCmp } else { Opcode::ICmp };
        inst.detail = predicate;
        inst.flags = flags_of(inst.opcode, self.optional(at + 1));
        inst.ty = self.with_scalar(ty, Type::I1)?;
        self.add(inst)
    }

    fn parts(&mut self) -> Result<()> {
        let mut at = 0;
        let is_insert = self.block.record.code == 27;
        let mut inst = self.start(if is_insert { Opcode::InsertValue } else { Opcode::ExtractValue });
        let aggregate = self.push_typed(&mut at)?;
        let inserted = if is_insert { Some(self.push_typed(&mut at)?) } else { None };
        let mut ty = aggregate;
        if at >= self.n_ops() {
            return Err(self.block.error("an access of an aggregate has no index"));
        }
        for at in at..self.n_ops() {
            let index = self.block.op(at)?;
            let types = &self.module.types;
            let part = match types.kind(ty) {
                TypeKind::Array(n, element) => (index < n).then_some(element),
                _ => types.fields(ty).and_then(|fields| fields.get(usize::try_from(index).ok()?).copied()),
            };
            let Some(part) = part.filter(|_| index <= u64::from(Operand::MAX)) else {
                return Err(self.block.error(format!("a type has no part {index}")));
            };
            ty = part;
            self.push(Operand::new(OperandKind::Number(index as u32)));
        }
        if inserted.is_some_and(|inserted| inserted != ty) {
            return Err(self.block.error("a part that is inserted does not have its type"));
        }
        inst.ty = if is_insert { aggregate } else { ty };
        self.add(inst)
    }

    fn landing_pad(&mut self) -> Result<()> {
        let mut inst = self.start(Opcode::LandingPad);
        inst.ty = self.value_type(0)?;
        if self.block.op(1)? != 0 {
            inst.flags = inst.flags.with(Flags::CLEANUP);
        }
        let n = self.block.op(2)?;
        let mut at = 3;
        for _ in 0..n {
            let is_filter = self.block.op(at)? != 0;
            at += 1;
            self.push(Operand::new(OperandKind::Number(u32::from(is_filter))));
            self.push_typed(&mut at)?;
        }
        self.add(inst)
    }

    fn get_element_ptr(&mut self) -> Result<()> {
        let mut inst = self.start(Opcode::GetElementPtr);
        inst.flags = flags_of(Opcode::GetElementPtr, self.block.op(0)?);
        inst.extra = self.value_type(1)?.0;
        let mut at = 2;
        let base = self.push_typed(&mut at)?;
        if !self.module.types.is_pointer(base) {
            return Err(self.block.error("an address is not a pointer"));
        }
        inst.ty = base;
        while at < self.n_ops() {
            let index = self.push_typed(&mut at)?;
            if !self.module.types.is_integer(index) {
                return Err(self.block.error("an index is not an integer"));
            }
            if self.module.types.is_vector(index) && !self.module.types.is_vector(inst.ty) {
                inst.ty = self.with_scalar(index, base)?;
            }
        }
        self.add(inst)
    }

    fn call(&mut self, opcode: Opcode) -> Result<()> {
        let mut inst = self.start(opcode);
        let attributes = self.list(0)?;
        let flags = self.block.op(1)?;
        let mut at = 2;
        let (mut blocks, mut tail) = (None, TailKind::None);
        let is_explicit = if opcode == Opcode::Invoke {
            blocks = Some((self.target(2)?, self.target(3)?));
            at = 4;
            flags & 1 << 13 != 0
        } else {
            if flags & 1 << 17 != 0 {
                inst.flags = fast_math(self.block.op(at)?);
                at += 1;
            }
            tail = match flags {
                flags if flags & 1 << 14 != 0 => TailKind::MustTail,
                flags if flags & 1 != 0 => TailKind::Tail,
                flags if flags & 1 << 16 != 0 => TailKind::NoTail,
                _ => TailKind::None,
            };
            flags & 1 << 15 != 0
        };
        if !is_explicit {
            return Err(self.unsupported("a call without its type"));
        }
        let convention = if opcode == Opcode::Invoke { flags & 0x3ff } else { (flags & 0x7ff) >> 1 };
        let signature = self.ty(at)?;
        at += 1;
        let TypeKind::Function { result, parameters, is_variadic } = self.module.types.kind(signature) else {
            return Err(self.block.error("what is called does not have the type of a function"));
        };
        self.is_callee = true;
        let callee = self.typed(&mut at);
        self.is_callee = false;
        let (callee, callee_ty) = callee?;
        self.address(callee_ty)?;
        self.push(callee);
        let n_parameters = self.module.types.list(parameters).len();
        for parameter in 0..n_parameters {
            let ty = self.module.types.list(parameters)[parameter];
            let argument = self.argument(at, ty)?;
            self.push(argument);
            at += 1;
        }
        let mut n_arguments = n_parameters as u32;
        if is_variadic {
            while at < self.n_ops() {
                self.push_typed(&mut at)?;
                n_arguments += 1;
            }
        } else if at < self.n_ops() {
            return Err(self.block.error("a call has too many arguments"));
        }
        let first_bundle = self.body.bundles.len() as u32;
        let n_bundles = self.bundles.len() as u32;
        self.body.bundles.append(&mut self.bundles);
        self.body.operands.append(&mut self.bundle_operands);
        if self.symbol(callee).is_some_and(|symbol| self.module.is_annotation(symbol)) {
            self.body.operands.truncate(inst.first_operand as usize);
            self.body.bundles.truncate(first_bundle as usize);
            self.is_last_kept = false;
            return if result == Type::VOID { Ok(()) } else { Err(self.block.error("an annotation has a result")) };
        }
        if let Some((normal, unwind)) = blocks {
            self.push(normal);
            self.push(unwind);
        }
        inst.ty = result;
        inst.extra = self.body.calls.len() as u32;
        let convention = convention as u16;
        self.body.calls.push(CallData {
            signature,
            n_arguments,
            convention,
            tail,
            attributes,
            first_bundle,
            n_bundles,
        });
        self.add(inst)
    }

    fn symbol(&self, callee: Operand) -> Option<Symbol> {
        match self.module.constants.kind(callee.constant()?) {
            ConstantKind::Symbol(symbol) => Some(symbol),
            _ => None,
        }
    }
}
