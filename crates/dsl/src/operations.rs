//! The recorded operations: a [`Builder`] of the intermediate representation, with a Rust line for each operation and
//! what is known about each register.
//!
//! In: what callers append with the builder. Out: the [`Function`].
//! Invariants: each operation has a line, each register an entry. A function that is too long keeps its limit: further
//! operations are dropped, and `overflow` names the first one.
//! Not here: which values are in scope (see `scopes`), what the operations mean (see the handles).

use crate::error::{BuildErrorKind, Place};
use crate::facts::FactId;
use crate::scopes::Block;
use core::mem::take;
use kernelsmith_ir::{
    Builder, Function, InlineCall, InlineOrigin, Op, OpFlags, Opcode, Type, VReg, guard_calls, inline_calls, limits,
};

/// Initial capacity for operations and registers; many kernels need no more.
const FEW: usize = 256;
/// A thread frees buffers of more than this many operations or registers instead of reusing them for the next kernel:
/// some 10 MB.
const MANY: usize = 1 << 16;

/// What is known about a register in addition to its type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegInfo {
    pub(crate) block: Block,
    pub(crate) fact: FactId,
    pub(crate) is_var: bool,
    /// Whether it is or was a variable, which may have changed before it was frozen.
    pub(crate) was_var: bool,
    /// Whether a truth value is likely true or likely false.
    pub(crate) hint: OpFlags,
}

/// The line of an operation of a function into which calls of callees were inlined.
pub(crate) fn place_of(origin: &InlineOrigin, places: &[Place], callee_places: &[Vec<Place>]) -> Place {
    let in_callee = origin.callee.and_then(|(callee, op)| callee_places.get(callee)?.get(op));
    in_callee.copied().unwrap_or(places[origin.op])
}

/// Where a function became too long.
#[derive(Clone, Copy, Debug)]
struct Overflow {
    what: &'static str,
    limit: usize,
    place: Place,
}

/// The operations of a kernel, in recording order.
#[derive(Debug)]
pub(crate) struct Operations {
    builder: Builder,
    places: Vec<Place>,
    regs: Vec<RegInfo>,
    overflow: Option<Overflow>,
    /// The Rust lines of the operations of each callee.
    callee_places: Vec<Vec<Place>>,
}

impl Default for Operations {
    fn default() -> Operations {
        Operations {
            builder: Builder::new(""),
            places: Vec::new(),
            regs: Vec::new(),
            overflow: None,
            callee_places: Vec::new(),
        }
    }
}

impl Operations {
    /// Starts a function of this name; keeps the memory of the previous one.
    pub(crate) fn reset(&mut self, name: &str) {
        let func = self.builder.func_mut();
        func.clear(name);
        func.ops.reserve(FEW);
        func.vregs.reserve(FEW);
        self.places.clear();
        self.places.reserve(FEW);
        self.regs.clear();
        self.regs.reserve(FEW);
        self.overflow = None;
        self.callee_places.clear();
    }

    /// Whether a thread should free this memory instead of keeping it.
    pub(crate) fn is_large(&self) -> bool {
        self.builder.func().ops.capacity().max(self.regs.capacity()) > MANY
    }

    /// The function, in buffers of exact size.
    pub(crate) fn take_function(&mut self) -> Function {
        let func = self.builder.func_mut();
        let is_long = func.ops.len().max(func.vregs.len()) > MANY;
        Function {
            name: take(&mut func.name),
            params: take(&mut func.params),
            trap_param: func.trap_param,
            results: take(&mut func.results),
            passing: take(&mut func.passing),
            is_variadic: func.is_variadic,
            has_setjmp: func.has_setjmp,
            is_general: func.is_general,
            exceptions: None,
            ops: if is_long { take(&mut func.ops) } else { func.ops.clone() },
            vregs: if is_long { take(&mut func.vregs) } else { func.vregs.clone() },
            lists: take(&mut func.lists),
            values: take(&mut func.values),
            symbols: take(&mut func.symbols),
            slots: take(&mut func.slots),
            locs: take(&mut func.locs),
            locations: take(&mut func.locations),
            callees: take(&mut func.callees),
        }
    }

    /// The function recorded so far.
    #[inline]
    pub(crate) fn func(&self) -> &Function {
        self.builder.func()
    }

    /// The builder, for everything except operations and registers.
    #[inline]
    pub(crate) fn builder(&mut self) -> &mut Builder {
        &mut self.builder
    }

    /// The Rust lines, one for each operation.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }

    #[inline]
    pub(crate) fn ty(&self, reg: VReg) -> Type {
        self.builder.func().vregs[reg.index()]
    }

    #[inline]
    pub(crate) fn reg(&self, reg: VReg) -> &RegInfo {
        &self.regs[reg.index()]
    }

    #[inline]
    pub(crate) fn reg_mut(&mut self, reg: VReg) -> &mut RegInfo {
        &mut self.regs[reg.index()]
    }

    /// Appends one operation without a result.
    #[inline]
    pub(crate) fn append(&mut self, place: Place, append: impl FnOnce(&mut Builder)) {
        append(&mut self.builder);
        self.places.push(place);
        if self.places.len() > limits::MAX_OPS {
            self.drop_operation(place);
        }
    }

    /// Appends one operation and its result, which belongs to `block`; returns the result.
    #[inline]
    pub(crate) fn append_value(
        &mut self,
        place: Place,
        block: Block,
        append: impl FnOnce(&mut Builder) -> VReg,
    ) -> VReg {
        let reg = append(&mut self.builder);
        self.places.push(place);
        if self.places.len() > limits::MAX_OPS {
            self.drop_operation(place);
        }
        self.enter(reg, block, place)
    }

    /// Appends the operations of a function in place of a call, each with its line in `places`; returns the results. All
    /// registers are new and belong to `block`. The caller has compared their numbers with the limits.
    pub(crate) fn inline(&mut self, call: InlineCall<'_>, places: &[Place], block: Block) -> Vec<VReg> {
        let func = self.builder.func_mut();
        let results = call.append(func, |func, op, at| {
            func.push(op);
            self.places.extend(places.get(at).or(places.last()));
        });
        // A result may be assigned at several places.
        let info = RegInfo { block, fact: FactId::UNKNOWN, is_var: false, was_var: true, hint: OpFlags::NONE };
        self.regs.resize(func.n_vregs(), info);
        results
    }

    /// Adds a register that operations may assign.
    #[inline]
    pub(crate) fn new_reg(&mut self, ty: Type, block: Block, place: Place) -> VReg {
        let reg = self.builder.var(ty);
        self.enter(reg, block, place)
    }

    /// Adds a parameter of the function.
    pub(crate) fn new_param(&mut self, ty: Type, place: Place) -> VReg {
        let reg = self.builder.param(ty);
        self.enter(reg, 0, place)
    }

    /// Adds the parameter where failed checks write their report.
    pub(crate) fn add_trap_param(&mut self, place: Place) {
        let reg = self.builder.trap_param();
        self.enter(reg, 0, place);
    }

    /// Gives each operation of the function the Rust line that recorded it.
    pub(crate) fn add_locations(&mut self) {
        let locate = |func: &mut Function, places: &[Place]| {
            for place in places {
                let loc = func.intern_location(place.file().into(), place.line());
                func.locs.push(loc);
            }
        };
        let func = self.builder.func_mut();
        locate(func, &self.places);
        for (callee, places) in func.callees.iter_mut().zip(&self.callee_places) {
            locate(callee, places);
        }
    }

    /// Gives the function its callees, with a Rust line for each of their operations. Those that `inlined` lists, by their
    /// number, have one call, which is replaced by their operations.
    pub(crate) fn attach(&mut self, callees: Vec<Function>, places: Vec<Vec<Place>>, inlined: &[bool]) {
        let func = self.builder.func_mut();
        // Before calls are replaced: what an inlined function calls may fail.
        if let Some(origins) = guard_calls(func, &callees, inlined) {
            self.places = origins.iter().map(|&at| self.places[at]).collect();
        }
        if inlined.contains(&true) {
            let origins = inline_calls(func, &callees, &|number| inlined[number]);
            self.places = origins.iter().map(|origin| place_of(origin, &self.places, &places)).collect();
        }
        let kept = callees.into_iter().zip(places).zip(inlined).filter(|(_, is_inlined)| !**is_inlined);
        (func.callees, self.callee_places) = kept.map(|(callee, _)| callee).unzip();
        let info = RegInfo { block: 0, fact: FactId::UNKNOWN, is_var: false, was_var: true, hint: OpFlags::NONE };
        self.regs.resize(func.n_vregs(), info);
    }

    #[inline]
    fn enter(&mut self, reg: VReg, block: Block, place: Place) -> VReg {
        if self.regs.len() >= limits::MAX_VREGS {
            return self.drop_register(place);
        }
        self.regs.push(RegInfo { block, fact: FactId::UNKNOWN, is_var: false, was_var: false, hint: OpFlags::NONE });
        reg
    }

    #[cold]
    fn drop_operation(&mut self, place: Place) {
        self.builder.pop();
        self.places.pop();
        self.overflow.get_or_insert(Overflow { what: "operations", limit: limits::MAX_OPS, place });
    }

    #[cold]
    fn drop_register(&mut self, place: Place) -> VReg {
        self.builder.func_mut().vregs.pop();
        self.overflow.get_or_insert(Overflow { what: "registers", limit: limits::MAX_VREGS, place });
        VReg(0)
    }

    /// The mistake of a function that is too long, and the line where its limit was reached.
    pub(crate) fn overflow(&self) -> Option<(Place, BuildErrorKind)> {
        let Overflow { what, limit, place } = self.overflow?;
        let limit = limit as u64;
        Some((place, BuildErrorKind::Limit { what, limit, given: limit + 1 }))
    }

    /// The number of operations.
    pub(crate) fn len(&self) -> usize {
        self.places.len()
    }

    #[inline]
    pub(crate) fn last_mut(&mut self) -> Option<&mut Op> {
        self.builder.func_mut().ops.last_mut()
    }

    /// Removes the last operation if it is the `len`-th and has this code.
    pub(crate) fn remove_last(&mut self, len: usize, code: Opcode) -> bool {
        let is_last = self.len() == len && self.func().ops.last().is_some_and(|op| op.code == code);
        if is_last {
            self.builder.pop();
            self.places.pop();
        }
        is_last
    }
}
