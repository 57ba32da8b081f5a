//! Builds the function that tests one form of one operation on all combinations of its edge values.
//!
//! In: a [`Spec`]. Out: [`Built`]: a function of `(in: ptr, out: ptr, n: index)` with one loop, its input bytes, and
//! the regions of its results. Iteration `i` loads element `i` of each operand's array and stores to element `i` of
//! each result's array.
//! Invariant: values that memory cannot hold (truth values, masks, pointers) are loaded and stored as integers.
//! Not here: the list of forms (see the parent).

use super::{Consumer, MaskForm, Spec, pass_of, values};
use kernelsmith_ir::{
    Builder, Cond, Elem, Function, Imm, MemInfo, MemRef, Op, Opcode, Operand, Props, ResultRule, Type, VReg,
};

/// The maximum trip count of the loop.
const MAX_ITERATIONS: usize = 4096;

/// A function with its input.
pub(super) struct Built {
    pub(super) func: Function,
    pub(super) input: Vec<u8>,
    pub(super) out_bytes: usize,
    pub(super) n_iterations: u64,
    pub(super) results: Vec<Region>,
    arrays: Vec<Array>,
}

/// An array of results in the output buffer.
pub(super) struct Region {
    pub(super) start: usize,
    pub(super) bytes: usize,
    pub(super) elem: Elem,
    pub(super) lanes: usize,
    pub(super) label: String,
}

/// An operand's values in the input buffer.
struct Array {
    lanes: usize,
    /// By iteration, then lane.
    values: Vec<u64>,
}

impl Built {
    /// The operands of a result, for a message.
    pub(super) fn inputs_of(&self, iteration: usize, lane: usize) -> String {
        let texts = self.arrays.iter().map(|array| {
            let at = iteration * array.lanes + lane.min(array.lanes - 1);
            format!("{:#x}", array.values.get(at).copied().unwrap_or(0))
        });
        texts.collect::<Vec<_>>().join(", ")
    }

    /// Whether a float dot product is within its error bound. The machine may flush denormal operands to zero.
    pub(super) fn dot_is_close(&self, iteration: usize, lane: usize, actual: u64) -> bool {
        // `Build::operation` creates the arrays of the last operand first.
        let [right, left, sum, ..] = &self.arrays[..] else { return false };
        let value = |array: &Array, lane: usize, shift: u32| {
            f64::from(f32::from_bits((array.values[iteration * array.lanes + lane] as u32) << shift))
        };
        let per_lane = left.lanes / sum.lanes;
        let actual = f64::from(f32::from_bits(actual as u32));
        [false, true].into_iter().any(|flushes| {
            let flushed = |x: f64| if flushes && x.abs() < f64::from(f32::MIN_POSITIVE) { 0.0 } else { x };
            let terms = (0..per_lane).map(|at| {
                let [a, b] = [left, right].map(|array| flushed(value(array, lane * per_lane + at, 16)));
                a * b
            });
            let terms: Vec<f64> = terms.chain([flushed(value(sum, lane, 0))]).collect();
            let (exact, magnitude) =
                terms.iter().fold((0.0, 0.0), |(sum, magnitude), term| (sum + term, magnitude + term.abs()));
            let overflows = magnitude.is_finite() && magnitude >= f64::from(f32::MAX);
            let bound = magnitude * 2f64.powi(-22) + 2f64.powi(-124);
            overflows || (exact.is_nan() && actual.is_nan()) || exact == actual || (actual - exact).abs() <= bound
        })
    }
}

/// The type that memory holds for values of `ty`.
fn stored(ty: Type) -> Type {
    match ty.elem() {
        Elem::Bool => Type::U8,
        Elem::Ptr => Type::U64,
        elem if elem.is_mask() => ty.with_elem(elem.to_int(false)),
        _ => ty,
    }
}

struct Build<'s> {
    b: Builder,
    spec: &'s Spec,
    vector_bits: u32,
    pointer_bits: u32,
    input: VReg,
    out: VReg,
    iteration: VReg,
    n_iterations: usize,
    bytes: Vec<u8>,
    out_bytes: usize,
    results: Vec<Region>,
    arrays: Vec<Array>,
}

/// Builds the function of a specification for vectors of `vector_bits` and addresses of `pointer_bits`.
pub(super) fn build(spec: &Spec, vector_bits: u32, pointer_bits: u32) -> Built {
    let mut b = Builder::new("edges");
    let (input, out, n) = (b.param(Type::PTR), b.param(Type::PTR), b.param(Type::INDEX));
    let iteration = b.var(Type::INDEX);
    let zero = b.int(Type::INDEX, 0);
    b.assign(iteration, zero);
    b.while_();
    let continues = b.cmp(Cond::Lt, Type::INDEX, iteration, n);
    b.do_(continues);
    let n_iterations = trip_count(spec, vector_bits);
    let mut build = Build {
        b,
        spec,
        vector_bits,
        pointer_bits,
        input,
        out,
        iteration,
        n_iterations,
        bytes: Vec::new(),
        out_bytes: 0,
        results: Vec::new(),
        arrays: Vec::new(),
    };
    build.body();
    let Build { mut b, bytes, out_bytes, results, arrays, n_iterations, .. } = build;
    let one = b.int(Type::INDEX, 1);
    let next = b.add(Type::INDEX, iteration, one);
    b.assign(iteration, next);
    b.end_loop();
    b.return_(&[]);
    let mut input = bytes;
    input.resize(input.len().max(64), 0);
    let n_iterations = n_iterations as u64;
    Built { func: b.finish(), input, out_bytes: out_bytes.max(64), n_iterations, results, arrays }
}

/// The type of an operand.
fn operand_type(spec: &Spec, operand: Operand) -> Type {
    match operand {
        Operand::Same => spec.ty,
        Operand::Lane => spec.ty.lane_type(),
        Operand::Truth if spec.form.by_bool => Type::BOOL,
        Operand::Truth => spec.ty.mask_type(),
        Operand::Half => spec.ty.half().unwrap_or(spec.ty),
        Operand::Bool => Type::BOOL,
        Operand::Source => spec.source.unwrap_or(spec.ty),
        Operand::Index | Operand::Offset => Type::INDEX,
        Operand::LaneMask => spec.ty.mask_type(),
        Operand::Indices => spec.ty.with_elem(spec.ty.elem().to_int(false)),
        Operand::Multiplicand => Opcode::multiplicand(spec.ty, spec.source.unwrap_or(spec.ty)),
        Operand::IndexLanes => spec.ty.with_elem(Elem::I32),
        Operand::Word => Type::U64,
        Operand::Base => Type::PTR,
    }
}

/// The edge values of the operand at a position.
fn operand_values(spec: &Spec, at: usize) -> Vec<u64> {
    let ty = operand_type(spec, spec.code.info().operands[at]);
    match spec.code {
        code if code.is_atomic_access() => values::of(spec.ty.elem()),
        Opcode::Convert => values::in_range(ty.elem(), spec.ty.elem().is_signed()),
        Opcode::Load => values::of(spec.ty.elem()),
        code => values::of_operand(code, ty.elem(), at),
    }
}

/// A trip count that covers every combination, limited to [`MAX_ITERATIONS`].
fn trip_count(spec: &Spec, vector_bits: u32) -> usize {
    let operands = spec.code.info().operands;
    let mut combinations = 1usize;
    let mut longest = 1;
    for (at, operand) in operands.iter().enumerate() {
        if spec.code.has_address() && *operand != Operand::Same && spec.code != Opcode::Addr {
            continue;
        }
        let n = operand_values(spec, at).len();
        if spec.form.constant != Some(at) && !(spec.form.twice && at > 0) {
            combinations = combinations.saturating_mul(n);
        }
        longest = longest.max(n);
    }
    let lanes = spec.source.unwrap_or(spec.ty).count_on(vector_bits).max(spec.ty.count_on(vector_bits)) as usize;
    if spec.code.is_atomic_access() {
        combinations = values::of(spec.ty.elem()).len().pow(2);
    }
    if spec.code == Opcode::Load {
        combinations = values::of(spec.ty.elem()).len();
    }
    // A splat operand has one value per iteration.
    let min = if spec.form.splat { longest } else { longest.div_ceil(lanes) };
    // At least 5 iterations give operations across lanes several different vectors.
    combinations.div_ceil(lanes).max(min).clamp(5, MAX_ITERATIONS)
}

impl Build<'_> {
    fn lanes_of(&self, ty: Type) -> usize {
        ty.count_on(self.vector_bits) as usize
    }

    /// A register with `value(position)` in each lane, where positions count the lanes of all iterations.
    fn load_array(&mut self, ty: Type, value: impl Fn(usize) -> u64) -> VReg {
        let in_memory = stored(ty);
        let lanes = self.lanes_of(ty);
        let size = in_memory.bits_on(self.vector_bits) as usize / 8;
        let start = self.bytes.len().next_multiple_of(64);
        self.bytes.resize(start, 0);
        let values: Vec<u64> = (0..self.n_iterations * lanes).map(value).collect();
        let elem_bytes = in_memory.elem().bytes() as usize;
        for bits in &values {
            // In memory, any number except zero is true.
            let bits = if ty.elem().is_mask() || ty == Type::BOOL { bits * 0x80 } else { *bits };
            self.bytes.extend_from_slice(&bits.to_le_bytes()[..elem_bytes]);
        }
        self.arrays.push(Array { lanes, values });
        let at = self.element(self.input, size).disp(start as i64);
        let loaded = self.b.load(in_memory, at);
        self.lane_of_stored(ty, loaded)
    }

    fn lane_of_stored(&mut self, ty: Type, loaded: VReg) -> VReg {
        let in_memory = stored(ty);
        if ty == Type::PTR {
            self.b.cast(Type::PTR, Type::U64, loaded)
        } else if ty == in_memory {
            loaded
        } else {
            let zero = self.b.int(in_memory, 0);
            self.b.cmp(Cond::Ne, in_memory, loaded, zero)
        }
    }

    /// The address of this iteration's element in an array with elements of `size` bytes.
    fn element(&mut self, base: VReg, size: usize) -> MemRef {
        let size = self.b.int(Type::INDEX, size as i64);
        let offset = self.b.mul(Type::INDEX, self.iteration, size);
        MemRef::at(base).index(offset, 1)
    }

    fn new_region(&mut self, in_memory: Type, label: String) -> (usize, usize) {
        let lanes = self.lanes_of(in_memory);
        let size = in_memory.bits_on(self.vector_bits) as usize / 8;
        let start = self.out_bytes.next_multiple_of(64);
        let bytes = size * self.n_iterations;
        self.out_bytes = start + bytes;
        self.results.push(Region { start, bytes, elem: in_memory.elem(), lanes, label });
        (start, size)
    }

    fn store_result(&mut self, ty: Type, value: VReg, label: String) {
        let in_memory = stored(ty);
        let (start, size) = self.new_region(in_memory, label);
        let value = match ty {
            Type::PTR => self.b.cast(Type::U64, Type::PTR, value),
            Type::BOOL => match self.spec.form.consumer {
                Consumer::Branch => return self.branch(value, start, size),
                Consumer::Select => {
                    let (yes, no) = (self.b.int(Type::U8, 7), self.b.int(Type::U8, 9));
                    self.b.select(Type::U8, value, yes, no)
                }
                Consumer::Store => self.b.cast(Type::U8, Type::BOOL, value),
            },
            _ if ty.elem().is_mask() => {
                let (yes, no) = (self.b.int(in_memory, -1), self.b.int(in_memory, 0));
                self.b.select(in_memory, value, yes, no)
            }
            _ => value,
        };
        let at = self.element(self.out, size).disp(start as i64);
        self.b.store(in_memory, at, value);
    }

    fn branch(&mut self, value: VReg, start: usize, size: usize) {
        let (yes, no) = (self.b.int(Type::U8, 3), self.b.int(Type::U8, 5));
        let at = self.element(self.out, size).disp(start as i64);
        self.b.if_(value);
        self.b.store(Type::U8, at, yes);
        self.b.else_();
        self.b.store(Type::U8, at, no);
        self.b.end_if();
    }

    fn body(&mut self) {
        match self.spec.code {
            Opcode::Const => self.constants(),
            Opcode::Values => self.values(),
            Opcode::Load => self.load(),
            Opcode::Store => self.store(),
            Opcode::Addr => self.addr(),
            Opcode::Gather => self.indexed([Elem::I32, Elem::I64]),
            Opcode::Scatter => self.indexed([Elem::I64, Elem::I32]),
            Opcode::Prefetch => self.prefetch(),
            code if code.is_atomic_access() => self.update(),
            code if code.is_atomic() => drop(self.b.push(Op::marker(code))),
            _ => self.operation(),
        }
    }

    fn constants(&mut self) {
        let ty = self.spec.ty;
        self.n_iterations = 1;
        for bits in values::of(ty.elem()) {
            let value = self.b.constant(ty, bits);
            self.store_result(ty, value, format!("{bits:#x}"));
        }
    }

    fn values(&mut self) {
        let ty = self.spec.ty;
        self.n_iterations = 1;
        let (values, lanes) = (values::of(ty.elem()), self.lanes_of(ty));
        for from in (0..values.len()).step_by(lanes) {
            let vector: Vec<u64> = (0..lanes).map(|lane| values[(from + lane) % values.len()]).collect();
            let value = self.b.values(ty, &vector);
            self.store_result(ty, value, format!("{from}"));
        }
    }

    /// A mask whose pattern changes with the iteration.
    fn mask(&mut self, ty: Type) -> VReg {
        let lanes = self.lanes_of(ty);
        self.load_array(ty.mask_type(), move |at| match at / lanes % 4 {
            0 => (at % 3 == 0).into(),
            1 => (at % 2).try_into().unwrap_or(0),
            2 => u64::from(at % lanes < lanes / 2),
            _ => u64::from(at % 8 != 5),
        })
    }

    fn filler(&mut self, ty: Type) -> VReg {
        let values = values::of(ty.elem());
        self.load_array(ty, move |at| values[(at * 5 + 3) % values.len()])
    }

    fn load(&mut self) {
        let ty = self.spec.ty;
        if stored(ty) != ty && ty != Type::PTR {
            return;
        }
        let values = values::of(ty.elem());
        // This fills the array at offset 0 and loads it plainly. The form's load follows.
        let _ = self.load_array(ty, move |at| values[at % values.len()]);
        let size = ty.bits_on(self.vector_bits) as usize / 8;
        let at = self.scaled(self.input, size, 0);
        let mut op = Op::memory(Opcode::Load, ty, VReg::NONE, at.0, at.1, VReg::NONE, at.2, at.3);
        let value = if let Some(form) = self.spec.form.mask {
            let (mask, filler) = (self.mask(ty), self.filler(ty));
            op = op.with_mask(mask, pass_of(form, filler));
            op.dst = self.b.var(ty);
            let value = self.b.push(op);
            if form == MaskForm::Undefined { self.b.select(ty, mask, value, filler) } else { value }
        } else {
            op.dst = self.b.var(ty);
            self.b.push(op)
        };
        self.store_result(ty, value, String::new());
    }

    /// Base, offset, displacement and [`MemInfo`] of this iteration's element of `size` bytes, with the form's scale.
    fn scaled(&mut self, base: VReg, size: usize, start: usize) -> (VReg, VReg, i64, MemInfo) {
        let scale_log2 = self.spec.form.scale_log2;
        let scale = 1usize << scale_log2;
        let (factor, scale_log2) = if size.is_multiple_of(scale) { (size / scale, scale_log2) } else { (size, 0) };
        // The offset is too large by 3 scaled units and the displacement subtracts them, so that both are tested.
        let (factor, excess) = (self.b.int(Type::INDEX, factor as i64), self.b.int(Type::INDEX, 3));
        let offset = self.b.mul(Type::INDEX, self.iteration, factor);
        let offset = self.b.add(Type::INDEX, offset, excess);
        let disp = start as i64 - (3 << scale_log2);
        (base, offset, disp, MemInfo { scale_log2, ..MemInfo::default() })
    }

    fn store(&mut self) {
        let ty = self.spec.ty;
        let values = values::of(ty.elem());
        let value = self.load_array(ty, move |at| values[at % values.len()]);
        let (start, size) = self.new_region(stored(ty), String::new());
        let at = self.scaled(self.out, size, start);
        let mut op = Op::memory(Opcode::Store, ty, VReg::NONE, at.0, at.1, value, at.2, at.3);
        if self.spec.form.mask.is_some() {
            op = op.with_store_mask(self.mask(ty));
        }
        self.b.push(op);
    }

    /// A gather from, or a scatter to, a few elements, with indices of each width that the pointer width allows.
    fn indexed(&mut self, widths: [Elem; 2]) {
        let ty = self.spec.ty;
        let values = values::of(ty.elem());
        let n = values.len();
        let size = ty.elem().bytes() as i64;
        let lanes = self.lanes_of(ty);
        let pointer_bits = self.pointer_bits;
        for elem in widths.into_iter().filter(|elem| elem.bits() <= pointer_bits) {
            let indices = ty.with_elem(elem);
            let index_at = move |at: usize| elem.canonical(((at * 5 + at / lanes) % 13) as u64);
            let index = self.load_array(indices, index_at);
            let mask = self.spec.form.mask.map(|form| (form, self.mask(ty), self.filler(ty)));
            let value = self.load_array(ty, {
                let values = values.clone();
                move |at| values[at % n]
            });
            let info = MemInfo { scale_log2: size.trailing_zeros() as u8, ..MemInfo::default() };
            if self.spec.code == Opcode::Gather {
                // Gather from a table of 16 elements. The indices are below 13.
                let start = self.bytes.len().next_multiple_of(64) as i64;
                self.bytes.resize(start as usize, 0);
                for at in 0..16 {
                    self.bytes.extend_from_slice(&values[at % n].to_le_bytes()[..size as usize]);
                }
                let mut op = Op::memory(Opcode::Gather, ty, VReg::NONE, self.input, index, VReg::NONE, start, info);
                if let Some((form, mask, filler)) = mask {
                    op = op.with_mask(mask, pass_of(form, filler));
                }
                op.dst = self.b.var(ty);
                let mut result = self.b.push(op);
                if let Some((MaskForm::Undefined, mask, filler)) = mask {
                    result = self.b.select(ty, mask, result, filler);
                }
                self.store_result(ty, result, String::new());
            } else {
                // Scatter to 16 elements that all iterations share. Their contents after the loop are the result.
                let start = self.out_bytes.next_multiple_of(64);
                self.out_bytes = start + 16 * size as usize;
                let region =
                    Region { start, bytes: 16 * size as usize, elem: ty.elem(), lanes: 16, label: String::new() };
                self.results.push(region);
                let start = start as i64;
                let mut op = Op::memory(Opcode::Scatter, ty, VReg::NONE, self.out, index, value, start, info);
                if let Some((_, mask, _)) = mask {
                    op = op.with_store_mask(mask);
                }
                self.b.push(op);
            }
        }
    }

    fn prefetch(&mut self) {
        let at = self.element(self.input, 4096).disp(-64);
        self.b.prefetch(at);
    }

    /// An atomic access of a slot, because it must be aligned; every value that is there meets every first operand.
    fn update(&mut self) {
        let (code, ty) = (self.spec.code, self.spec.ty);
        let values = values::of(ty.elem());
        let n = values.len();
        let mut array = |number: fn(usize, usize) -> usize| {
            let values = values.clone();
            self.load_array(ty, move |at| values[number(at, n) % n])
        };
        let before = array(|at, _| at);
        let operands = [array(|at, n| at / n), array(|at, _| at * 5 + 3)];
        let slot = self.b.slot(8, 8);
        let address = self.b.slot_addr(slot);
        self.b.store(ty, MemRef::at(address), before);
        let mut op = Op::ternary(code, ty, VReg::NONE, address, operands[0], operands[1]);
        let n_args = code.info().operands.len();
        op.args[n_args..].fill(VReg::NONE);
        op.imm = self.spec.form.order as i64;
        if code != Opcode::AtomicStore {
            op.dst = self.b.var(ty);
        }
        let old = self.b.push(op);
        if code != Opcode::AtomicStore {
            self.store_result(ty, old, "what was there".to_owned());
        }
        let after = self.b.load(ty, MemRef::at(address));
        self.store_result(ty, after, "what is there".to_owned());
    }

    fn addr(&mut self) {
        let values = values::of(Elem::U64);
        let n = values.len();
        let base = {
            let values = values.clone();
            self.load_array(Type::PTR, move |at| values[at / n % n])
        };
        let offset = self.load_array(Type::INDEX, move |at| values[at % n]);
        let info = MemInfo { scale_log2: self.spec.form.scale_log2, ..MemInfo::default() };
        for disp in [0, 1, -1, 127, 128, -129, 0x1234_5678] {
            for offset in [offset, VReg::NONE] {
                let info = if offset.is_none() { MemInfo::default() } else { info };
                let dst = self.b.var(Type::PTR);
                let op = Op::memory(Opcode::Addr, Type::PTR, dst, base, offset, VReg::NONE, disp, info);
                let value = self.b.push(op);
                self.store_result(Type::PTR, value, format!("displacement {disp}"));
            }
        }
    }

    fn operation(&mut self) {
        let spec = *self.spec;
        let operands = spec.code.info().operands;
        let mut regs = [VReg::NONE; 3];
        // The lanes for which a value of this operand repeats, so that all combinations occur.
        let mut repeat = 1usize;
        for (at, operand) in operands.iter().enumerate().rev() {
            if spec.form.constant == Some(at) {
                continue;
            }
            if spec.form.twice && at == 1 {
                continue;
            }
            let ty = operand_type(&spec, *operand);
            let values = operand_values(&spec, at);
            let n = values.len();
            if spec.form.splat && at == 1 {
                let scalar = self.load_array(ty.lane_type(), move |iteration| values[iteration % n]);
                regs[at] = self.b.splat(ty, scalar);
                continue;
            }
            let reg = if ty.is_vector() && spec.code.info().props.has(Props::CROSSES) {
                self.load_array(ty, move |position| values[(position * 7 + at * 3) % n])
            } else {
                let repeat = if self.lanes_of(ty) == self.lanes_of(spec.ty) { repeat } else { 1 };
                self.load_array(ty, move |position| values[position / repeat % n])
            };
            regs[at] = reg;
            repeat *= n;
        }
        if spec.form.twice {
            regs[1] = regs[0];
        }
        let mask = spec.form.mask.map(|form| {
            let result = self.result_type();
            let ty = if spec.ty.elem().is_mask() { result } else { spec.ty };
            (form, self.mask(ty), self.filler(result))
        });
        match spec.form.constant {
            Some(at) => {
                for bits in values::constants(spec.code, spec.ty.elem()) {
                    regs[at] = self.b.constant(spec.ty, bits);
                    self.emit(regs, mask, format!("constant {bits:#x}"));
                }
            }
            None => self.emit(regs, mask, String::new()),
        }
    }

    fn result_type(&self) -> Type {
        match self.spec.code.info().result {
            ResultRule::Truth => self.spec.ty.mask_type(),
            _ => self.spec.ty,
        }
    }

    fn emit(&mut self, args: [VReg; 3], mask: Option<(MaskForm, VReg, VReg)>, label: String) {
        let spec = *self.spec;
        let result = self.result_type();
        let mut op = Op::new(spec.code, spec.ty);
        op.args = args;
        if let Some(source) = spec.source {
            op.aux = u32::from(source.code());
        }
        if let Some(cond) = spec.form.cond {
            op.aux = cond as u32;
        }
        if spec.code.info().imm == Imm::Lane {
            op.imm = i64::from(spec.form.lane);
        }
        if spec.code.info().imm == Imm::Numbers
            && let Some(numbers) = values::lists(spec.code, spec.ty).get(spec.form.numbers)
        {
            op = op.with_numbers(numbers);
        }
        if let Some((form, mask, filler)) = mask {
            op = op.with_mask(mask, pass_of(form, filler));
        }
        op.dst = self.b.var(result);
        let mut value = self.b.push(op);
        if let Some((MaskForm::Undefined, mask, filler)) = mask {
            value = self.b.select(result, mask, value, filler);
        }
        self.store_result(result, value, label);
    }
}
