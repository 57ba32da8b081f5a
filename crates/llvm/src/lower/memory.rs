//! Memory: addresses, loads, stores, copies of blocks of memory.
//!
//! In: instructions. Out: operations. Invariants: an address that only loads and stores use becomes part of them; an
//! integer of n bits is the lowest ⌈n/8⌉ bytes in memory, with zeros above.

use super::address::Address;
use super::function::Lower;
use super::leaf::{Class, Leaf, Refused, Result, container, signed_container};
use crate::body::{InstData, Operand, OperandKind};
use crate::constants::ConstantKind;
use crate::index::Symbol;
use crate::module::ThreadLocal;
use crate::opcode::{Flags, Opcode, Ordering};
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, VReg};

/// A memory access.
#[derive(Clone, Copy)]
pub(crate) struct Access {
    pub(crate) at: MemRef,
    /// Alignment of the address in bytes.
    pub(crate) align: u64,
}

impl Access {
    pub(super) fn piece(self, offset: u64) -> MemRef {
        let align = if offset == 0 { self.align } else { self.align.min(1 << offset.trailing_zeros()) };
        self.at.disp(offset as i64).align(align.clamp(1, 4096) as u32)
    }

    /// The access at an offset.
    pub(crate) fn offset(self, bytes: u64) -> Access {
        let align = if bytes == 0 { self.align } else { self.align.min(1 << bytes.trailing_zeros()) };
        Access { at: self.at.disp(bytes as i64), align }
    }
}

/// Largest block of memory that is copied or set without a call, in bytes.
const MAX_INLINE_BYTES: u64 = 64;
/// Size of a vector that copies memory, in bytes.
const VECTOR_BYTES: u64 = 16;

impl Lower<'_> {
    // Addresses.

    /// The register that holds an address.
    pub(crate) fn address_reg(&mut self, address: Address) -> VReg {
        if address.index.is_none() && address.disp == 0 { address.base } else { self.b.addr(address.at()) }
    }

    /// The address of a symbol.
    pub(crate) fn symbol_address(&mut self, symbol: Symbol, addend: i64) -> Result<Address> {
        let base = if self.m.symbol(symbol).thread_local == ThreadLocal::No {
            let id = self.data_symbol(symbol)?;
            self.b.symbol_addr(id)
        } else {
            self.thread_address(symbol)?
        };
        Ok(self.displaced(Address::of(base), addend))
    }

    /// An address some bytes further.
    fn displaced(&mut self, address: Address, bytes: i64) -> Address {
        let disp = address.disp.wrapping_add(bytes);
        // Displacements have 32 bits; some room is left for the pieces of a value.
        if disp.unsigned_abs() < 1 << 30 {
            return Address { disp, ..address };
        }
        let base = self.address_reg(Address { disp: 0, ..address });
        let index = self.b.constant(ir::Type::INDEX, disp as u64);
        Address { base, index, scale: 1, disp: 0 }
    }

    /// The address that a pointer holds.
    pub(crate) fn address(&mut self, operand: Operand) -> Result<Address> {
        if let Some(local) = operand.local()
            && let Some(address) = self.deferred_address(local)
        {
            return Ok(address);
        }
        if let OperandKind::Constant(constant) = operand.kind()
            && !matches!(self.m.constants.kind(constant), ConstantKind::Zero)
            && let Ok(value) = super::data::evaluate(self.m, self.t, constant)
            && let (Some(symbol), None) = (value.plus, value.minus)
        {
            return self.symbol_address(symbol, value.addend);
        }
        Ok(Address::of(self.reg(operand)?))
    }

    /// The address space of a pointer, or of the lanes of a vector of pointers.
    pub(crate) fn space_of(&self, pointer: Operand) -> u8 {
        match self.m.types.kind(self.m.types.scalar(self.type_of(pointer))) {
            // Others are refused (see `class`).
            TypeKind::Pointer(space) => space as u8,
            _ => 0,
        }
    }

    /// The access of an instruction, whose address is an operand.
    fn access(&mut self, data: &InstData, pointer: Operand, ty: Type) -> Result<Access> {
        let address = self.address(pointer)?;
        let align = match data.align {
            0 => self.t.layout.size(&self.m.types, ty)?.align,
            log => 1 << (log - 1).min(12),
        };
        let mut at = address.at().space(self.space_of(pointer));
        let is_atomic = data.ordering().is_some_and(|ordering| ordering != Ordering::NotAtomic);
        if data.flags.has(Flags::VOLATILE) || is_atomic {
            at = at.flags(ir::OpFlags::VOLATILE);
        }
        Ok(Access { at, align })
    }

    pub(crate) fn element_pointer(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let source = data.source_type().ok_or("such addresses")?;
        if let Class::Vector(n, _) = self.class(data.ty)? {
            return self.element_pointers(data, operands, source, n);
        }
        let base = self.address(operands[0])?;
        let address = self.steps(base, source, &operands[1..], 0)?;
        let Some(local) = data.result() else { return Ok(()) };
        // An index is added again by each use; loads and stores do that for nothing.
        let is_cheap = address.index.is_none() || self.uses.n(local) <= 2;
        if self.uses.is_address(local) && is_cheap {
            self.define_address(local, address);
            return Ok(());
        }
        let reg = self.address_reg(address);
        self.define(local, &[reg]);
        Ok(())
    }

    /// Addresses in lanes.
    fn element_pointers(&mut self, data: &InstData, operands: &[Operand], source: Type, n: u32) -> Result<()> {
        let bases = self.regs(operands[0])?;
        let mut regs = Vec::with_capacity(n as usize);
        for lane in 0..n as usize {
            let base = Address::of(bases[lane % bases.len()]);
            let address = self.steps(base, source, &operands[1..], lane)?;
            regs.push(self.address_reg(address));
        }
        self.define_result(data, &regs)
    }

    /// An address after steps through a type.
    fn steps(&mut self, base: Address, source: Type, indices: &[Operand], lane: usize) -> Result<Address> {
        let types = &self.m.types;
        let (mut address, mut ty) = (base, source);
        for (at, &index) in indices.iter().enumerate() {
            let constant = self.lane_constant(index, lane);
            if at > 0 && matches!(types.kind(ty), TypeKind::Struct(_) | TypeKind::Named(_)) {
                let field = constant.ok_or("fields that are not constant")? as usize;
                let offset = self.t.layout.offset(types, ty, field)?;
                ty = types.fields(ty).and_then(|fields| fields.get(field)).copied().ok_or("such fields")?;
                address = self.displaced(address, offset as i64);
                continue;
            }
            if at > 0 {
                ty = match types.kind_in_code(ty) {
                    TypeKind::Array(_, element) | TypeKind::Vector(_, element) => element,
                    _ => return Err("addresses in this type".into()),
                };
            }
            let stride = match types.kind(ty) {
                // The lanes of a vector are adjacent.
                _ if at > 0 && is_lane(types, source, indices, at) => self.t.layout.size(types, ty)?.store,
                _ => self.t.layout.size(types, ty)?.stride(),
            };
            match constant {
                Some(n) => address = self.displaced(address, n.wrapping_mul(stride as i64)),
                None => {
                    let reg = match self.uses.index_sum(self.m, self.body, index) {
                        Some((extension, operand, addend)) => {
                            address = self.displaced(address, addend.wrapping_mul(stride as i64));
                            self.extended_index(extension, operand)?
                        }
                        None => self.index(index, lane)?,
                    };
                    address = self.indexed(address, reg, stride);
                }
            }
        }
        Ok(address)
    }

    /// The value of a constant index, or of its lane.
    fn lane_constant(&self, index: Operand, lane: usize) -> Option<i64> {
        let ty = self.type_of(index);
        let bits = match self.m.types.kind(self.m.types.scalar(ty)) {
            TypeKind::Integer(bits @ 1..=64) => bits,
            _ => return None,
        };
        let constants = &self.m.constants;
        let value = match constants.kind(index.constant()?) {
            ConstantKind::Integer(value) => value,
            ConstantKind::Zero | ConstantKind::Undef | ConstantKind::Poison => 0,
            ConstantKind::Splat(value) => match constants.kind(value) {
                ConstantKind::Integer(value) => value,
                _ => return None,
            },
            ConstantKind::Bytes(range) => {
                let bytes = constants.bytes(range);
                let width = bits as usize / 8;
                let part = bytes.get(lane * width..(lane + 1) * width)?;
                part.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
            }
            ConstantKind::Aggregate(range) => match constants.kind(*constants.list(range).get(lane)?) {
                ConstantKind::Integer(value) => value,
                _ => return None,
            },
            _ => return None,
        };
        Some((value << (64 - bits)) as i64 >> (64 - bits))
    }

    /// An index that is an extended number.
    fn extended_index(&mut self, extension: Opcode, operand: Operand) -> Result<VReg> {
        if extension == Opcode::SExt {
            return self.index(operand, 0);
        }
        let reg = self.reg(operand)?;
        let ty = self.leaf(self.type_of(operand))?.ty;
        Ok(self.b.cast(ir::Type::INDEX, ty, reg))
    }

    /// An index, sign-extended.
    fn index(&mut self, operand: Operand, lane: usize) -> Result<VReg> {
        let ty = self.type_of(operand);
        let (n, class, _) = self.lanes_of(ty)?;
        let regs = self.regs(operand)?;
        let lane = if n > 1 || matches!(self.class(ty)?, Class::Vector(..)) { lane } else { 0 };
        match class {
            Class::Int(bits) if bits == self.word_bits => Ok(self.b.cast(ir::Type::INDEX, self.word, regs[lane])),
            Class::Int(bits) => {
                let reg = self.signed(regs[lane], bits);
                Ok(self.b.cast(ir::Type::INDEX, signed_container(bits), reg))
            }
            // Addresses have a word.
            Class::Wide(bits) => {
                let n_limbs = bits.div_ceil(self.word_bits) as usize;
                Ok(self.b.cast(ir::Type::INDEX, self.word, regs[lane * n_limbs]))
            }
            _ => Err("such indices".into()),
        }
    }

    fn indexed(&mut self, address: Address, index: VReg, stride: u64) -> Address {
        if stride == 0 {
            return address;
        }
        if matches!(stride, 1 | 2 | 4 | 8) && address.index.is_none() {
            return Address { index, scale: stride as u32, ..address };
        }
        let (scaled, scale) = match stride {
            1 | 2 | 4 | 8 => (index, stride as u32),
            _ => {
                let factor = self.b.constant(ir::Type::INDEX, stride);
                (self.b.mul(ir::Type::INDEX, index, factor), 1)
            }
        };
        if address.index.is_none() {
            return Address { index: scaled, scale, ..address };
        }
        let base = self.address_reg(Address { disp: 0, ..address });
        Address { base, index: scaled, scale, disp: address.disp }
    }

    // Loads and stores.

    pub(crate) fn load(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        if !self.is_plain_access(data, data.ty)? {
            return self.ordered_load(data, operands[0]);
        }
        let access = self.access(data, operands[0], data.ty)?;
        if self.is_scalar(data.ty) {
            let leaf = self.leaf(data.ty)?;
            let reg = self.load_leaf(access, leaf);
            return self.define_result(data, &[reg]);
        }
        let mut regs = Vec::new();
        self.load_value(access, data.ty, &mut regs)?;
        self.define_result(data, &regs)
    }

    pub(crate) fn store(&mut self, data: &InstData, operands: &[Operand]) -> Result<()> {
        let ty = self.type_of(operands[0]);
        if !self.is_plain_access(data, ty)? {
            return self.ordered_store(data, operands[0], operands[1]);
        }
        if self.is_scalar(ty) {
            let reg = self.reg(operands[0])?;
            let access = self.access(data, operands[1], ty)?;
            let leaf = self.leaf(ty)?;
            self.store_leaf(access, leaf, reg);
            return Ok(());
        }
        let regs = self.stored(operands[0])?;
        let access = self.access(data, operands[1], ty)?;
        self.store_value(access, ty, &mut regs.into_iter())
    }

    /// Loads a value of any type.
    pub(crate) fn load_value(&mut self, access: Access, ty: Type, regs: &mut Vec<VReg>) -> Result<()> {
        if let Some(native) = self.native(ty) {
            regs.push(match native.is_mask() {
                true => self.load_mask(native, access),
                false => self.b.load(native, access.piece(0)),
            });
            return Ok(());
        }
        match self.class(ty)? {
            Class::None => {}
            Class::Int(_) | Class::Float(_) | Class::Ptr => {
                let leaf = self.leaf(ty)?;
                regs.push(self.load_leaf(access, leaf));
            }
            Class::Wide(_) | Class::Double | Class::X87 | Class::Quad => {
                for (leaf, offset) in self.leaves(ty)?.into_iter().zip(self.word_offsets()) {
                    regs.push(self.load_leaf(access.offset(offset), leaf));
                }
            }
            Class::Vector(n, element) => {
                let lane_bits = self.lane_bits(element)?;
                if lane_bits % 8 == 0 {
                    for at in 0..n {
                        self.load_value(access.offset(u64::from(at * (lane_bits / 8))), element, regs)?;
                    }
                } else {
                    let words: Vec<VReg> = word_leaves(n * lane_bits, self.word_bits)
                        .zip(self.word_offsets())
                        .map(|(leaf, offset)| {
                            let reg = self.load_leaf(access.offset(offset), leaf);
                            self.bits_of(reg, leaf.ty)
                        })
                        .collect();
                    let leaf = self.leaf(element)?;
                    for at in 0..n {
                        let word = self.unpack(&words, at * lane_bits, lane_bits);
                        regs.push(self.of_bits(word, leaf.ty));
                    }
                }
            }
            Class::Aggregate => {
                for (offset, part) in self.parts(ty)? {
                    self.load_value(access.offset(offset), part, regs)?;
                }
            }
        }
        Ok(())
    }

    /// Stores a value of any type.
    pub(crate) fn store_value(
        &mut self,
        access: Access,
        ty: Type,
        regs: &mut impl Iterator<Item = VReg>,
    ) -> Result<()> {
        let missing = || Refused::from("values without parts");
        if let Some(native) = self.native(ty) {
            let reg = regs.next().ok_or_else(missing)?;
            match native.is_mask() {
                true => self.store_mask(native, access, reg),
                false => self.b.store(native, access.piece(0), reg),
            }
            return Ok(());
        }
        match self.class(ty)? {
            Class::None => {}
            Class::Int(_) | Class::Float(_) | Class::Ptr => {
                let leaf = self.leaf(ty)?;
                let reg = regs.next().ok_or_else(missing)?;
                self.store_leaf(access, leaf, reg);
            }
            Class::Wide(_) | Class::Double | Class::X87 | Class::Quad => {
                for (leaf, offset) in self.leaves(ty)?.into_iter().zip(self.word_offsets()) {
                    let reg = regs.next().ok_or_else(missing)?;
                    self.store_leaf(access.offset(offset), leaf, reg);
                }
            }
            Class::Vector(n, element) => {
                let lane_bits = self.lane_bits(element)?;
                if lane_bits % 8 == 0 {
                    for at in 0..n {
                        self.store_value(access.offset(u64::from(at * (lane_bits / 8))), element, &mut *regs)?;
                    }
                } else {
                    let leaf = self.leaf(element)?;
                    let mut pieces = Vec::with_capacity(n as usize);
                    for _ in 0..n {
                        let reg = regs.next().ok_or_else(missing)?;
                        pieces.push((self.bits_of(reg, leaf.ty), lane_bits));
                    }
                    let words = self.pack(&pieces);
                    let leaves = word_leaves(n * lane_bits, self.word_bits);
                    for ((word, leaf), offset) in words.into_iter().zip(leaves).zip(self.word_offsets()) {
                        let reg = self.resize(word, self.word_bits, leaf.bits.max(8));
                        self.store_leaf(access.offset(offset), Leaf { bits: leaf.bits.max(8), ..leaf }, reg);
                    }
                }
            }
            Class::Aggregate => {
                for (offset, part) in self.parts(ty)? {
                    self.store_value(access.offset(offset), part, &mut *regs)?;
                }
            }
        }
        Ok(())
    }

    /// The offsets and types of the parts of an aggregate.
    fn parts(&mut self, ty: Type) -> Result<Vec<(u64, Type)>> {
        // Refuses what has too many parts; of those without registers, there may be any number.
        if self.n_leaves(ty)? == 0 {
            return Ok(Vec::new());
        }
        let types = &self.m.types;
        if let TypeKind::Array(n, element) = types.kind(ty) {
            let stride = self.t.layout.size(types, element)?.stride();
            return Ok((0..n).map(|at| (at * stride, element)).collect());
        }
        let fields = types.fields(ty).ok_or("opaque structures as values")?;
        let mut parts = Vec::with_capacity(fields.len());
        for (at, &field) in fields.iter().enumerate() {
            parts.push((self.t.layout.offset(types, ty, at)?, field));
        }
        Ok(parts)
    }

    /// Where words are that follow each other in memory.
    fn word_offsets(&self) -> impl Iterator<Item = u64> + use<> {
        let bytes = u64::from(self.word_bits / 8);
        (0..).map(move |at| bytes * at)
    }

    /// Width of a lane in bits.
    pub(crate) fn lane_bits(&mut self, element: Type) -> Result<u32> {
        match self.class(element)? {
            Class::Int(bits) | Class::Wide(bits) => Ok(bits),
            Class::Float(ty) => Ok(ty.elem().bits()),
            Class::Double => Ok(64),
            Class::Ptr => Ok(self.t.layout.pointer_bits),
            _ => Err("vectors of this type".into()),
        }
    }

    fn load_leaf(&mut self, access: Access, leaf: Leaf) -> VReg {
        if leaf.ty == ir::Type::BOOL {
            let byte = self.b.load(ir::Type::U8, access.piece(0));
            let zero = self.b.constant(ir::Type::U8, 0);
            return self.b.cmp(Cond::Ne, ir::Type::U8, byte, zero);
        }
        if leaf.ty == ir::Type::PTR && self.word_bits == 32 {
            // A pointer of `ir` has 8 bytes in memory on every machine.
            let word = self.b.load(self.word, access.piece(0));
            return self.b.cast(leaf.ty, self.word, word);
        }
        let n_bytes = leaf.bits.div_ceil(8);
        if leaf.is_whole() {
            return self.b.load(leaf.ty, access.piece(0));
        }
        let mut sum = None;
        for (offset, bytes) in pieces(n_bytes) {
            let ty = container(bytes * 8);
            let piece = self.b.load(ty, access.piece(u64::from(offset)));
            let piece = self.b.cast(leaf.ty, ty, piece);
            sum = Some(match sum {
                None => piece,
                Some(sum) => {
                    let amount = self.b.constant(leaf.ty, u64::from(offset * 8));
                    let high = self.b.shl(leaf.ty, piece, amount);
                    self.b.or(leaf.ty, sum, high)
                }
            });
        }
        sum.unwrap_or(VReg::NONE)
    }

    fn store_leaf(&mut self, access: Access, leaf: Leaf, reg: VReg) {
        if leaf.ty == ir::Type::BOOL {
            let byte = self.b.cast(ir::Type::U8, ir::Type::BOOL, reg);
            self.b.store(ir::Type::U8, access.piece(0), byte);
            return;
        }
        if leaf.ty == ir::Type::PTR && self.word_bits == 32 {
            let word = self.b.cast(self.word, leaf.ty, reg);
            self.b.store(self.word, access.piece(0), word);
            return;
        }
        let n_bytes = leaf.bits.div_ceil(8);
        if leaf.is_whole() {
            self.b.store(leaf.ty, access.piece(0), reg);
            return;
        }
        for (offset, bytes) in pieces(n_bytes) {
            let ty = container(bytes * 8);
            let mut piece = reg;
            if offset > 0 {
                let amount = self.b.constant(leaf.ty, u64::from(offset * 8));
                piece = self.b.shr(leaf.ty, piece, amount);
            }
            let piece = self.b.cast(ty, leaf.ty, piece);
            self.b.store(ty, access.piece(u64::from(offset)), piece);
        }
    }

    // Blocks of memory.

    /// Refuses a pointer for a function that accesses main memory.
    pub(crate) fn check_space(&self, pointer: Operand) -> Result<()> {
        match self.space_of(pointer) {
            0 => Ok(()),
            _ => Err("such accesses of other address spaces".into()),
        }
    }

    /// Copies memory: `memcpy` or `memmove`.
    pub(crate) fn copy_memory(&mut self, name: &'static str, arguments: &[Operand], aligns: [u64; 2]) -> Result<()> {
        let is_volatile = arguments.get(3).is_some_and(|&flag| self.integer_constant(flag) == Some(1));
        if let Some(n) = self.integer_constant(arguments[2]).filter(|&n| n <= MAX_INLINE_BYTES) {
            let (to, from) = (self.address(arguments[0])?, self.address(arguments[1])?);
            let spaces = [self.space_of(arguments[0]), self.space_of(arguments[1])];
            // Pieces of a local as they are stored are kept in registers; those of other memory may be vectors.
            let may_copy = self.t.machine.copies_vectors() && !self.b.func().is_general;
            let most = match is_volatile || arguments[..2].iter().any(|&end| self.is_in_local(end)) {
                false if may_copy => VECTOR_BYTES,
                _ => u64::from(self.word_bits / 8),
            };
            self.copy_inline([to, from], spaces, n, aligns, (most, is_volatile));
            return Ok(());
        }
        self.check_space(arguments[0])?;
        self.check_space(arguments[1])?;
        let (to, from) = (self.reg(arguments[0])?, self.reg(arguments[1])?);
        let n = self.size_argument(arguments[2])?;
        let (ptr, word) = (ir::Type::PTR, self.word);
        self.helper(name, &[ptr, ptr, word], Some(ptr), &[to, from, n])?;
        Ok(())
    }

    /// Whether an address is in a local of the function.
    fn is_in_local(&self, mut pointer: Operand) -> bool {
        /// Maximum number of steps to the local.
        const MAX_STEPS: usize = 8;
        for _ in 0..MAX_STEPS {
            let Some(inst) = pointer.local().and_then(|local| self.body.definition(local)) else { return false };
            match self.body.inst(inst).opcode {
                Opcode::Alloca => return true,
                Opcode::GetElementPtr => pointer = self.body.operands(inst)[0],
                _ => return false,
            }
        }
        true
    }

    pub(super) fn copy_inline(
        &mut self,
        [to, from]: [Address; 2],
        spaces: [u8; 2],
        n: u64,
        aligns: [u64; 2],
        (most, is_volatile): (u64, bool),
    ) {
        let flags = if is_volatile { ir::OpFlags::VOLATILE } else { ir::OpFlags::NONE };
        let target = Access { at: to.at().space(spaces[0]).flags(flags), align: aligns[0] };
        let source = Access { at: from.at().space(spaces[1]).flags(flags), align: aligns[1] };
        // All loads first: the blocks may overlap.
        let mut loaded = Vec::new();
        for (offset, bytes) in block_pieces(n, most) {
            let ty = match u64::from(bytes) {
                VECTOR_BYTES => ir::Type::new(ir::Elem::U64, ir::Lanes::fixed(2).unwrap_or(ir::Lanes::SCALAR)),
                _ => container(bytes * 8),
            };
            loaded.push((offset, ty, self.b.load(ty, source.piece(offset))));
        }
        for (offset, ty, reg) in loaded {
            self.b.store(ty, target.piece(offset), reg);
        }
    }

    /// Sets memory.
    pub(crate) fn set_memory(&mut self, arguments: &[Operand], align: u64) -> Result<()> {
        let is_volatile = arguments.get(3).is_some_and(|&flag| self.integer_constant(flag) == Some(1));
        let n = self.integer_constant(arguments[2]).filter(|&n| n <= MAX_INLINE_BYTES);
        if let (Some(byte), Some(n)) = (self.integer_constant(arguments[1]), n) {
            let flags = if is_volatile { ir::OpFlags::VOLATILE } else { ir::OpFlags::NONE };
            let address = self.address(arguments[0])?;
            let target = Access { at: address.at().space(self.space_of(arguments[0])).flags(flags), align };
            for (offset, bytes) in block_pieces(n, u64::from(self.word_bits / 8)) {
                let ty = container(bytes * 8);
                let cell = byte.wrapping_mul(0x0101_0101_0101_0101) & (u64::MAX >> (64 - 8 * bytes));
                let reg = self.b.constant(ty, cell);
                self.b.store(ty, target.piece(offset), reg);
            }
            return Ok(());
        }
        self.check_space(arguments[0])?;
        let to = self.reg(arguments[0])?;
        let byte = self.reg(arguments[1])?;
        let byte = self.b.cast(ir::Type::I32, ir::Type::U8, byte);
        let n = self.size_argument(arguments[2])?;
        let (ptr, word) = (ir::Type::PTR, self.word);
        self.helper("memset", &[ptr, ir::Type::I32, word], Some(ptr), &[to, byte, n])?;
        Ok(())
    }

    fn size_argument(&mut self, operand: Operand) -> Result<VReg> {
        match self.class(self.type_of(operand))? {
            Class::Int(bits) => {
                let reg = self.reg(operand)?;
                Ok(self.resize(reg, bits, self.word_bits))
            }
            // No block of memory is larger than a word counts.
            Class::Wide(_) => self.reg(operand),
            _ => Err("sizes of this type".into()),
        }
    }
}

/// Whether an index selects a lane of a vector.
fn is_lane(types: &crate::types::Types, source: Type, indices: &[Operand], at: usize) -> bool {
    let mut ty = source;
    for _ in &indices[1..at] {
        ty = match types.kind_in_code(ty) {
            TypeKind::Array(_, element) | TypeKind::Vector(_, element) => element,
            // A structure: the field is known where the address is computed; vectors in structures are rare.
            _ => return false,
        };
    }
    matches!(types.kind_in_code(ty), TypeKind::Vector(..))
}

/// Words for so many bits.
fn word_leaves(bits: u32, word_bits: u32) -> impl Iterator<Item = Leaf> {
    (0..bits.div_ceil(word_bits)).map(move |at| {
        let bits = (bits - word_bits * at).clamp(2, word_bits);
        Leaf { ty: container(bits), bits }
    })
}

/// Offsets and sizes of pieces whose sizes are powers of two, in bytes.
fn pieces(n_bytes: u32) -> impl Iterator<Item = (u32, u32)> {
    block_pieces(u64::from(n_bytes), 8).map(|(offset, bytes)| (offset as u32, bytes))
}

/// Offsets and sizes of pieces of at most so many bytes, which is a power of two.
fn block_pieces(n_bytes: u64, most: u64) -> impl Iterator<Item = (u64, u32)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = n_bytes - at;
        if rest == 0 {
            return None;
        }
        let bytes = if rest >= most { most } else { 1 << rest.ilog2() };
        at += bytes;
        Some((at - bytes, bytes as u32))
    })
}
