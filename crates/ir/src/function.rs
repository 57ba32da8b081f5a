//! A function: a flat sequence of operations over mutable registers, with its tables of types, lists and locations.
//!
//! In: operations, appended by the builder, the parser or a pass. Out: [`Function`], which passes read and rewrite.
//! Invariant: [`Function::clear`] keeps the capacity of every column, so that a reused context compiles the next
//! function without allocating. Fields are public: passes own what they rewrite, and [`crate::verify()`] checks the
//! result.
//! Not here: checks (see [`mod@crate::verify`]), convenience methods (see [`crate::builder`]).

use crate::exceptions::Exceptions;
use crate::op::{Op, SymbolId, VReg};
use crate::ops::{Opcode, ResultRule};
use crate::types::Type;
use core::fmt;
use std::borrow::Cow;

/// What a symbol of a function names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SymbolKind {
    /// A function, of this module or external.
    #[default]
    Function,
    /// Nothing but a signature, for indirect calls.
    Signature,
    /// Data, of this module or external.
    Data,
    /// A function of [`Function::callees`].
    Callee,
}

/// How a pointer parameter is passed that is not a plain value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passing {
    /// The address where the function writes its result: conventions may have a register for it.
    ResultAddress,
    /// The address of the variables of an enclosing function: conventions may have a register for it, which is none of those for
    /// arguments.
    StaticChain,
    /// The address of bytes that the caller copies to the stack arguments; the function gets the address of the copy.
    Copy {
        /// Size in bytes, at least 1.
        bytes: u32,
        /// Alignment in bytes, a power of two of at most [`crate::limits::MAX_SLOT_ALIGN`].
        align: u32,
    },
}

/// A function that a function may call, or data whose address it uses. The name links: a module binds it to its own
/// functions and data, everything else is external.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Symbol {
    /// The name, without `@`.
    pub name: String,
    /// What it names; data has neither parameters nor results.
    pub kind: SymbolKind,
    /// The types of the parameters, all scalar.
    pub params: Vec<Type>,
    /// The types of the results, all scalar. `call_result` reads those after the first one.
    pub results: Vec<Type>,
    /// The parameters that are not passed as plain values, by number, ascending.
    pub passing: Vec<(u32, Passing)>,
    /// Whether calls may have more arguments than parameters.
    pub is_variadic: bool,
}

impl Symbol {
    /// A function with parameters of these types.
    pub fn function(name: &str, params: &[Type], result: Option<Type>) -> Symbol {
        let results = result.into_iter().collect();
        Symbol { name: name.to_owned(), params: params.to_vec(), results, ..Symbol::default() }
    }

    /// Data.
    pub fn data(name: &str) -> Symbol {
        Symbol { name: name.to_owned(), kind: SymbolKind::Data, ..Symbol::default() }
    }

    /// The type of the first result.
    #[inline]
    pub fn result(&self) -> Option<Type> {
        self.results.first().copied()
    }

    /// How parameter `at` is passed, if not as a plain value.
    pub fn passing_of(&self, at: usize) -> Option<Passing> {
        passing_of(&self.passing, at)
    }
}

/// How parameter `at` is passed, if not as a plain value.
pub(crate) fn passing_of(list: &[(u32, Passing)], at: usize) -> Option<Passing> {
    list.iter().find(|(param, _)| *param as usize == at).map(|(_, passing)| *passing)
}

/// Memory of a call: it exists from the entry of the function to its end. Its first contents are unspecified.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StackSlot {
    /// Size in bytes, at least 1.
    pub bytes: u32,
    /// Alignment in bytes, a power of two of at most [`crate::limits::MAX_SLOT_ALIGN`].
    pub align: u32,
}

/// The source line of an operation.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// The file, as the compiler of the source program names it.
    pub file: Cow<'static, str>,
    /// The line, from 1.
    pub line: u32,
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// An index into the location table, or none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LocId(pub u32);

impl LocId {
    /// No location.
    pub const NONE: LocId = LocId(u32::MAX);
}

/// A function in the flat form.
///
/// Two functions are equal if their texts are equal: register numbers matter; the positions of lists and values and the
/// numbering of locations do not.
#[derive(Clone, Debug, Default)]
pub struct Function {
    /// The name, without `@`.
    pub name: String,
    /// The registers that hold the arguments on entry, each of scalar type.
    pub params: Vec<VReg>,
    /// The parameter where a failed `check` writes its report: a `ptr`, one of `params`, never written. The report is
    /// the number 1 and the number of the check as `u32`, then index and length as `i64`. A function with checks has
    /// one.
    pub trap_param: Option<VReg>,
    /// The types of the results, all scalar.
    pub results: Vec<Type>,
    /// The parameters that are not passed as plain values, by number, ascending.
    pub passing: Vec<(u32, Passing)>,
    /// Whether callers may pass more arguments than parameters, which `va_start` reaches.
    pub is_variadic: bool,
    /// Whether a function that it calls may return twice, like `setjmp`: then no register keeps a value across any call.
    pub has_setjmp: bool,
    /// Whether nothing but operations on floats and vectors may use the registers for these, which not every program saves.
    pub is_general: bool,
    /// What it catches of the exceptions that its calls throw.
    pub exceptions: Option<Box<Exceptions>>,
    /// The operations in order.
    pub ops: Vec<Op>,
    /// The type of each register.
    pub vregs: Vec<Type>,
    /// Arguments of calls and results of returns; an operation holds the start index of its list.
    pub lists: Vec<VReg>,
    /// The lanes of constant vectors and the values of cases; an operation holds the start index of its values.
    pub values: Vec<u64>,
    /// The functions that the operations may call, and the data whose addresses they use.
    pub symbols: Vec<Symbol>,
    /// The stack slots, whose addresses `slot_addr` gives.
    pub slots: Vec<StackSlot>,
    /// One location for each operation, or empty.
    pub locs: Vec<LocId>,
    /// The table that `locs` points into.
    pub locations: Vec<Location>,
    /// The functions that belong to this one, which symbols of the kind [`SymbolKind::Callee`] name. Each calls only earlier ones,
    /// so that none calls itself, and has none itself. The function declares what they declare.
    pub callees: Vec<Function>,
}

impl Function {
    /// An empty function with initial capacity, because growing vectors from zero reallocates many times.
    pub fn new(name: &str) -> Function {
        const FEW: usize = 24;
        let (ops, vregs) = (Vec::with_capacity(FEW), Vec::with_capacity(FEW));
        Function { name: name.to_owned(), ops, vregs, ..Function::default() }
    }

    /// Empties all columns and keeps their capacity.
    pub fn clear(&mut self, name: &str) {
        // Names every field, so that the compiler reports a new one that is missing here.
        let Function {
            name: old,
            params,
            trap_param,
            results,
            passing,
            is_variadic,
            has_setjmp,
            is_general,
            exceptions,
            ops,
            vregs,
            lists,
            values,
            symbols,
            slots,
            locs,
            locations,
            callees,
        } = self;
        old.clear();
        old.push_str(name);
        params.clear();
        *trap_param = None;
        results.clear();
        passing.clear();
        *is_variadic = false;
        *has_setjmp = false;
        *is_general = false;
        *exceptions = None;
        ops.clear();
        vregs.clear();
        lists.clear();
        values.clear();
        symbols.clear();
        slots.clear();
        locs.clear();
        locations.clear();
        callees.clear();
    }

    /// Adds a register of this type.
    #[inline]
    pub fn new_vreg(&mut self, ty: Type) -> VReg {
        let reg = VReg(self.vregs.len() as u32);
        self.vregs.push(ty);
        reg
    }

    /// Adds a parameter of a scalar type.
    pub(crate) fn add_param(&mut self, ty: Type) -> VReg {
        let reg = self.new_vreg(ty);
        self.params.push(reg);
        reg
    }

    /// The type of a register; `None` for [`VReg::NONE`] and for an unknown register.
    #[inline]
    pub fn ty(&self, reg: VReg) -> Option<Type> {
        self.vregs.get(reg.index()).copied()
    }

    /// The number of registers.
    #[inline]
    pub fn n_vregs(&self) -> usize {
        self.vregs.len()
    }

    /// The number of the symbol with this name and signature; declares it if it is new.
    ///
    /// A symbol with the same name and another signature becomes a second entry, which the verifier rejects.
    pub fn declare(&mut self, name: &str, params: &[Type], result: Option<Type>) -> SymbolId {
        let is_plain = |s: &Symbol| s.kind == SymbolKind::Function && s.passing.is_empty() && !s.is_variadic;
        let same = |s: &Symbol| {
            s.name == name && s.params == params && s.results.len() < 2 && s.result() == result && is_plain(s)
        };
        match self.symbols.iter().position(same) {
            Some(at) => SymbolId(at as u32),
            None => self.add_symbol(Symbol::function(name, params, result)),
        }
    }

    /// Adds a symbol and returns its number.
    pub fn add_symbol(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol);
        SymbolId(self.symbols.len() as u32 - 1)
    }

    /// How parameter `at` is passed, if not as a plain value.
    pub fn passing_of(&self, at: usize) -> Option<Passing> {
        passing_of(&self.passing, at)
    }

    /// The signature, as a symbol of the same name.
    pub fn signature(&self) -> Symbol {
        Symbol {
            name: self.name.clone(),
            kind: SymbolKind::Function,
            params: self.params.iter().map(|&reg| self.ty(reg).unwrap_or(Type::BOOL)).collect(),
            results: self.results.clone(),
            passing: self.passing.clone(),
            is_variadic: self.is_variadic,
        }
    }

    /// The function among [`Function::callees`] that a symbol names.
    pub fn callee(&self, symbol: &Symbol) -> Option<&Function> {
        let is_named = |callee: &&Function| symbol.kind == SymbolKind::Callee && callee.name == symbol.name;
        self.callees.iter().find(is_named)
    }

    /// Adds a stack slot and returns its number.
    pub fn add_slot(&mut self, bytes: u32, align: u32) -> u32 {
        self.slots.push(StackSlot { bytes, align });
        self.slots.len() as u32 - 1
    }

    /// Appends a list and returns its start index.
    pub fn push_list(&mut self, regs: &[VReg]) -> u32 {
        let start = self.lists.len() as u32;
        self.lists.extend_from_slice(regs);
        start
    }

    /// Appends values and returns their start index.
    pub fn push_values(&mut self, values: &[u64]) -> i64 {
        let start = self.values.len() as i64;
        self.values.extend_from_slice(values);
        start
    }

    /// The values of a `values` operation, one per lane, or of a `case`; empty for other operations, and if the indices
    /// are out of range.
    pub fn values(&self, op: &Op) -> &[u64] {
        let n = match op.code {
            Opcode::Values => op.ty.lanes().count().unwrap_or(0) as usize,
            Opcode::Case | Opcode::BreakTable => op.aux as usize,
            _ => 0,
        };
        let start = usize::try_from(op.imm).unwrap_or(usize::MAX);
        self.values.get(start..start.saturating_add(n)).unwrap_or(&[])
    }

    /// Appends an operation without a location.
    #[inline]
    pub fn push(&mut self, op: Op) {
        self.ops.push(op);
        if !self.locs.is_empty() {
            self.locs.push(LocId::NONE);
        }
    }

    /// Appends an operation with a location; earlier operations without one get [`LocId::NONE`].
    #[inline]
    pub(crate) fn push_at(&mut self, op: Op, loc: LocId) {
        self.locs.resize(self.ops.len(), LocId::NONE);
        self.locs.push(loc);
        self.ops.push(op);
    }

    /// The number of a location; adds it to the table if it is new.
    ///
    /// Searches only the most recent entries: consecutive operations usually share a location, and a duplicate entry is
    /// harmless.
    pub fn intern_location(&mut self, file: Cow<'static, str>, line: u32) -> LocId {
        let recent = self.locations.len().saturating_sub(8);
        let found = self.locations[recent..].iter().rposition(|at| at.line == line && at.file == file);
        match found {
            Some(at) => LocId((recent + at) as u32),
            None => {
                self.locations.push(Location { file, line });
                LocId(self.locations.len() as u32 - 1)
            }
        }
    }

    /// The source line of operation number `op`, if it is known.
    pub fn location(&self, op: usize) -> Option<&Location> {
        self.locs.get(op).and_then(|loc| self.locations.get(loc.0 as usize))
    }

    /// The registers in the list of a call, also a tail call, or of `return`; empty for other operations.
    #[inline]
    pub fn list(&self, op: &Op) -> &[VReg] {
        let len = if op.code.is_call() {
            let n_params = self.symbols.get(op.symbol().index()).map_or(0, |symbol| symbol.params.len());
            n_params.saturating_add(op.n_variadic() as usize)
        } else if op.code == Opcode::Return {
            self.results.len()
        } else {
            return &[];
        };
        let start = op.list_start() as usize;
        self.lists.get(start..start.saturating_add(len)).unwrap_or(&[])
    }

    /// Like [`Function::list`], mutable.
    pub fn list_mut(&mut self, op: &Op) -> &mut [VReg] {
        let len = self.list(op).len();
        let start = if len == 0 { 0 } else { op.list_start() as usize };
        &mut self.lists[start..start + len]
    }

    /// Every register that an operation reads: arguments, mask, pass-through, list.
    #[inline]
    pub fn uses(&self, op: &Op) -> impl Iterator<Item = VReg> {
        let [a, b, c] = op.args;
        [a, b, c, op.mask, op.pass].into_iter().filter(|reg| reg.is_some()).chain(self.list(op).iter().copied())
    }

    /// The result type of the operation according to the table; `None` if it has no result.
    pub fn result_type(&self, op: &Op) -> Option<Type> {
        match op.code.info().result {
            ResultRule::None => None,
            ResultRule::Ty => Some(op.ty),
            ResultRule::Truth => Some(op.ty.mask_type()),
            ResultRule::Call => self.symbols.get(op.symbol().index()).and_then(Symbol::result),
        }
    }

    /// Counts the definitions of each register, including parameters, into `counts` (saturating).
    pub fn count_defs(&self, counts: &mut Vec<u32>) {
        counts.clear();
        counts.resize(self.vregs.len(), 0);
        for &reg in self.params.iter().chain(self.ops.iter().map(|op| &op.dst)) {
            if let Some(count) = counts.get_mut(reg.index()) {
                *count = count.saturating_add(1);
            }
        }
    }

    /// Keeps the operations, with their locations, for which `keep` returns true; `keep` may rewrite them.
    pub fn retain_ops(&mut self, mut keep: impl FnMut(usize, &mut Op) -> bool) {
        let with_locs = self.locs.len() == self.ops.len();
        let mut n_kept = 0;
        for at in 0..self.ops.len() {
            let mut op = self.ops[at];
            if keep(at, &mut op) {
                self.ops[n_kept] = op;
                if with_locs {
                    self.locs[n_kept] = self.locs[at];
                }
                n_kept += 1;
            }
        }
        self.ops.truncate(n_kept);
        self.locs.truncate(if with_locs { n_kept } else { 0 });
    }
}

impl PartialEq for Function {
    fn eq(&self, other: &Function) -> bool {
        let same_op = |at: usize| {
            let (mut a, mut b) = (self.ops[at], other.ops[at]);
            let same_list = self.list(&a) == other.list(&b);
            for op in [&mut a, &mut b] {
                if op.code.is_call() || op.code == Opcode::Return {
                    op.aux = 0;
                }
            }
            let same_values = self.values(&a) == other.values(&b);
            for op in [&mut a, &mut b] {
                if matches!(op.code, Opcode::Values | Opcode::Case | Opcode::BreakTable) {
                    op.imm = 0;
                }
            }
            a == b && same_list && same_values && self.location(at) == other.location(at)
        };
        self.name == other.name
            && self.params == other.params
            && self.trap_param == other.trap_param
            && self.results == other.results
            && self.passing == other.passing
            && self.is_variadic == other.is_variadic
            && self.has_setjmp == other.has_setjmp
            && self.is_general == other.is_general
            && self.exceptions == other.exceptions
            && self.vregs == other.vregs
            && self.symbols == other.symbols
            && self.slots == other.slots
            && self.callees == other.callees
            && self.ops.len() == other.ops.len()
            && (0..self.ops.len()).all(same_op)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clearing_keeps_memory_and_nothing_else() {
        let mut func = Function::new("f");
        let a = func.add_param(Type::I64);
        func.results.push(Type::I64);
        func.declare("g", &[Type::I64], None);
        func.add_slot(16, 8);
        func.passing.push((0, Passing::ResultAddress));
        (func.is_variadic, func.has_setjmp, func.is_general) = (true, true, true);
        let start = func.push_list(&[a]);
        let loc = func.intern_location("x.rs".into(), 3);
        let mut op = Op::marker(Opcode::Return);
        op.aux = start;
        func.push_at(op, loc);
        func.callees.push(Function::new("h"));
        let capacity = func.ops.capacity();
        func.clear("g");
        assert_eq!(func, Function::new("g"));
        assert_eq!(func.ops.capacity(), capacity);
    }

    #[test]
    fn lists_compare_by_content() {
        let make = |gap: usize| {
            let mut func = Function::new("f");
            let a = func.add_param(Type::I64);
            func.results.push(Type::I64);
            func.lists.resize(gap, a);
            let mut op = Op::marker(Opcode::Return);
            op.aux = func.push_list(&[a]);
            func.push(op);
            func
        };
        assert_eq!(make(0), make(3));
        assert!(make(3).uses(&make(3).ops[0]).eq([VReg(0)]));
    }
}
