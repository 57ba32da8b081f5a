//! The builtins of NaplesPU's older compiler, `__builtin_npu_...`, called as declared functions.
//!
//! In: a name without that prefix, and arguments. Out: operations, or calls of instructions of the target. Invariants: a call
//! with other types or another number of arguments than the table's is refused; an unknown name is refused by name.
//! The lane mask is a variable of the function: all lanes at its start, and what `write_mask_reg` writes; only the builtins
//! that are masked read it. The machine's own mask register is all ones between instructions.

use super::function::Lower;
use super::leaf::{NATIVE_LANES, Refused, Result, SCRATCHPAD};
use super::machine::{BARRIER, FLUSH, INVALIDATE, READ_CONTROL, WRITE_CONTROL};
use super::native::{FLOATS, MASK, SIGNED, WORDS};
use crate::body::{InstData, Operand};
use crate::opcode::{FloatPredicate, IntPredicate};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Elem, MemRef, Pass, VReg};

const ALL_LANES: u64 = 0xFFFF;

/// What a block access accesses.
struct Block {
    element: ir::Type,
    /// The type of the value in registers.
    value: ir::Type,
    align: u32,
    is_masked: bool,
    in_scratchpad: bool,
}

impl Block {
    /// From the end of a name, such as `v16i8_scratchpad_masked`.
    fn of(name: &str) -> Option<Block> {
        let (name, is_masked) = name.strip_suffix("_masked").map_or((name, false), |name| (name, true));
        let (name, in_scratchpad) = name.strip_suffix("_scratchpad").map_or((name, false), |name| (name, true));
        let (elem, value) = match name {
            "v16i8" => (Elem::I8, WORDS),
            "v16u8" => (Elem::U8, WORDS),
            "v16i16" => (Elem::I16, WORDS),
            "v16u16" => (Elem::U16, WORDS),
            "v16i32" => (Elem::U32, WORDS),
            "v16f32" => (Elem::F32, FLOATS),
            _ => return None,
        };
        let element = ir::Type::fixed(elem, NATIVE_LANES);
        Some(Block { element, value, align: NATIVE_LANES * elem.bytes(), is_masked, in_scratchpad })
    }
}

impl Lower<'_> {
    /// The lane mask of the function, if it is ever written.
    fn lane_mask(&mut self) -> Option<VReg> {
        if self.lane_mask.is_none() && self.writes_lane_mask {
            self.lane_mask = Some(self.b.var(ir::Type::U32));
        }
        self.lane_mask
    }

    fn mask_for(&mut self, element: ir::Type) -> Option<VReg> {
        let word = self.lane_mask()?;
        let mask = self.lanes_of_bits(word);
        let ty = element.mask_type();
        Some(if ty == MASK { mask } else { self.b.cast(ty, MASK, mask) })
    }

    pub(super) fn builtin(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let wrong = || Refused::from(format!("the builtin `__builtin_npu_{name}` with these types"));
        let word = ir::Type::U32;
        let args = &mut Vec::with_capacity(arguments.len());
        for &argument in arguments {
            if !name.contains("_scratchpad") {
                self.check_space(argument)?;
            }
            let regs = self.stored(argument)?;
            let [reg] = regs[..] else { return Err(wrong()) };
            args.push((reg, self.b.func().ty(reg).unwrap_or(ir::Type::BOOL)));
        }
        let result = match (name, &args[..]) {
            ("makevectori32", &[(a, ty)]) if ty == word => Some(self.b.splat(WORDS, a)),
            ("makevectorf32", &[(a, ir::Type::F32)]) => Some(self.b.splat(FLOATS, a)),
            ("shufflei32", &[(a, WORDS), (b, WORDS)]) => Some(self.b.permute(WORDS, a, b)),
            ("shufflef32", &[(a, FLOATS), (b, WORDS)]) => Some(self.b.permute(FLOATS, a, b)),
            ("vector_mixi32" | "vector_mixf32", &[(new, a), (old, b)])
                if a == b && a == if name.ends_with('i') || name.ends_with("i32") { WORDS } else { FLOATS } =>
            {
                Some(match self.mask_for(a) {
                    Some(mask) => self.b.select(a, mask, new, old),
                    None => new,
                })
            }
            ("createmaskv16i32", &[(a, WORDS)]) => Some(self.lowest_bits(a)),
            ("read_mask_reg", []) => Some(match self.lane_mask() {
                Some(mask) => mask,
                None => self.b.constant(word, ALL_LANES),
            }),
            ("write_mask_reg", &[(a, ty)]) if ty == word => self.write_lane_mask(a),
            ("write_mask_regv16i32", &[(a, WORDS)]) => {
                let bits = self.lowest_bits(a);
                self.write_lane_mask(bits)
            }
            ("read_control_reg", &[(a, ty)]) if ty == word => {
                let number = self.b.cast(ir::Type::I32, word, a);
                let value = self.helper(READ_CONTROL, &[ir::Type::I32], Some(ir::Type::I32), &[number])?;
                Some(self.b.cast(word, ir::Type::I32, value))
            }
            ("write_control_reg", &[(a, x), (b, y)]) if x == word && y == word => {
                self.instruction(WRITE_CONTROL, &[a, b])?
            }
            ("barrier", &[(a, x), (b, y)]) if x == word && y == word => self.instruction(BARRIER, &[a, b])?,
            ("flush", &[(a, ty)]) if ty == word => self.instruction(FLUSH, &[a])?,
            ("dcacheinv", &[(a, ty)]) if ty == word => self.instruction(INVALIDATE, &[a])?,
            ("clzi32", &[(a, ty)]) if ty == word => Some(self.b.clz(word, a)),
            ("ctzi32", &[(a, ty)]) if ty == word => Some(self.b.ctz(word, a)),
            ("clzv16i32", &[(a, WORDS)]) => Some(self.b.clz(WORDS, a)),
            ("ctzv16i32", &[(a, WORDS)]) => Some(self.b.ctz(WORDS, a)),
            _ => self.other_builtin(name, args)?,
        };
        let Some(reg) = result else {
            return if data.result().is_none() { Ok(()) } else { Err(wrong()) };
        };
        let wanted = self.leaves(data.ty)?;
        if data.result().is_some() && (wanted.len() != 1 || self.b.func().ty(reg) != Some(wanted[0].ty)) {
            return Err(wrong());
        }
        // The mask's variable changes, its value must not.
        let reg = if Some(reg) == self.lane_mask { self.b.copy(word, reg) } else { reg };
        self.define_result(data, &[reg])
    }

    /// Comparisons, blocks of memory, gathers, scatters, and what there is not.
    fn other_builtin(&mut self, name: &str, args: &[(VReg, ir::Type)]) -> Result<Option<VReg>> {
        let wrong = || Refused::from(format!("the builtin `__builtin_npu_{name}` with these types"));
        if let Some(relation) = name.strip_prefix("mask_cmpi32_") {
            let &[(a, WORDS), (b, WORDS)] = args else { return Err(wrong()) };
            let predicate = IntPredicate::from_name(relation.as_bytes()).ok_or_else(wrong)?;
            let mask = self.compare_words(WORDS, predicate, a, b);
            return Ok(Some(self.bits_of_lanes(mask)));
        }
        if let Some(relation) = name.strip_prefix("mask_cmpf32_") {
            let &[(a, FLOATS), (b, FLOATS)] = args else { return Err(wrong()) };
            let predicate = match relation {
                "eq" => FloatPredicate::OEq,
                "ne" => FloatPredicate::UNe,
                "gt" => FloatPredicate::OGt,
                "ge" => FloatPredicate::OGe,
                "lt" => FloatPredicate::OLt,
                "le" => FloatPredicate::OLe,
                _ => return Err(wrong()),
            };
            let mask = self.float_comparison(predicate, false, FLOATS, a, b);
            return Ok(Some(self.bits_of_lanes(mask)));
        }
        if let Some(block) = name.strip_prefix("block_load").and_then(Block::of) {
            let &[(pointer, ir::Type::PTR)] = args else { return Err(wrong()) };
            let at = block_at(&block, pointer);
            let loaded = match self.mask_for(block.element).filter(|_| block.is_masked) {
                Some(mask) => self.b.load_masked(block.element, at, mask, Pass::Undef),
                None => self.b.load(block.element, at),
            };
            return Ok(Some(self.widened(&block, loaded)));
        }
        if let Some(block) = name.strip_prefix("block_store").and_then(Block::of) {
            let &[(pointer, ir::Type::PTR), (value, ty)] = args else { return Err(wrong()) };
            if ty != block.value || matches!(block.element.elem(), Elem::U8 | Elem::U16) {
                return Err(wrong());
            }
            let value = if block.element == ty { value } else { self.b.cast(block.element, ty, value) };
            let at = block_at(&block, pointer);
            match self.mask_for(block.element).filter(|_| block.is_masked) {
                Some(mask) => self.b.store_masked(block.element, at, value, mask),
                None => self.b.store(block.element, at, value),
            }
            return Ok(None);
        }
        let (plain, is_masked) = name.strip_suffix("_masked").map_or((name, false), |name| (name, true));
        let null = MemRef::at(self.b.constant(ir::Type::PTR, 0)).align(4).space(SCRATCHPAD as u8);
        match (plain, args) {
            ("gather_loadi32_scratchpad" | "gather_loadf32_scratchpad", &[(addresses, WORDS)]) => {
                let ty = if plain.starts_with("gather_loadi") { WORDS } else { FLOATS };
                let mask = self.mask_for(ty).filter(|_| is_masked);
                let addresses = self.b.bitcast(SIGNED, WORDS, addresses);
                let loaded = self.b.gather(ty, null, addresses);
                if let Some(mask) = mask {
                    self.b.mask_last(mask, Pass::Undef);
                }
                Ok(Some(loaded))
            }
            ("scatter_storei32_scratchpad" | "scatter_storef32_scratchpad", &[(addresses, WORDS), (value, ty)]) => {
                if ty != if plain.starts_with("scatter_storei") { WORDS } else { FLOATS } {
                    return Err(wrong());
                }
                let mask = self.mask_for(ty).filter(|_| is_masked);
                let addresses = self.b.bitcast(SIGNED, WORDS, addresses);
                match mask {
                    Some(mask) => self.b.scatter_masked(ty, null, addresses, value, mask),
                    None => self.b.scatter(ty, null, addresses, value),
                }
                Ok(None)
            }
            ("crossprodv16i32", _) => {
                Err("the builtin `__builtin_npu_crossprodv16i32`, which has no documented meaning".into())
            }
            _ => Err(Refused::from(format!("the builtin `__builtin_npu_{name}`, or it with these types"))),
        }
    }

    /// An instruction of the target without a result.
    fn instruction(&mut self, name: &str, args: &[VReg]) -> Result<Option<VReg>> {
        let (signed, word) = (ir::Type::I32, ir::Type::U32);
        let args: Vec<VReg> = args.iter().map(|&arg| self.b.cast(signed, word, arg)).collect();
        self.helper(name, &vec![signed; args.len()], None, &args)?;
        Ok(None)
    }

    fn write_lane_mask(&mut self, bits: VReg) -> Option<VReg> {
        let all = self.b.constant(ir::Type::U32, ALL_LANES);
        let bits = self.b.and(ir::Type::U32, bits, all);
        if let Some(mask) = self.lane_mask() {
            self.b.assign(mask, bits);
        }
        None
    }

    /// The word of the lowest bits of all lanes.
    fn lowest_bits(&mut self, words: VReg) -> VReg {
        let (one, zero) = (self.b.constant(WORDS, 1), self.b.constant(WORDS, 0));
        let bits = self.b.and(WORDS, words, one);
        let mask = self.b.cmp(ir::Cond::Ne, WORDS, bits, zero);
        self.bits_of_lanes(mask)
    }

    /// A loaded block as the vector that the builtin returns.
    fn widened(&mut self, block: &Block, loaded: VReg) -> VReg {
        match block.element.elem() {
            Elem::I8 | Elem::I16 => {
                let words = self.b.cast(SIGNED, block.element, loaded);
                self.b.bitcast(WORDS, SIGNED, words)
            }
            Elem::U8 | Elem::U16 => self.b.cast(WORDS, block.element, loaded),
            _ => loaded,
        }
    }

    /// Gives the lane mask all lanes, at the start of a function.
    pub(super) fn start_of_lane_mask(mask: VReg) -> ir::Op {
        ir::Op::constant(ir::Type::U32, mask, ALL_LANES)
    }
}

fn block_at(block: &Block, pointer: VReg) -> MemRef {
    let at = MemRef::at(pointer).align(block.align);
    if block.in_scratchpad { at.space(SCRATCHPAD as u8) } else { at }
}
