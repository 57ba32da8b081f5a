//! Records a tree as a kernel: each statement uses the public handles of the language.
//!
//! In: a program, handles of parameters. Out: the operations that the handles record. Pools hold the values from which
//! later statements take operands; a block removes its values at its end.
//! Invariants: every program terminates: code that may jump back first consumes fuel from a variable that nothing else
//! sets, and repetition without fuel is limited. No machine-dependent behaviour affects memory or a result: NaNs may
//! have any bits, so statements that reinterpret floats as bits replace NaNs first.
//! Not here: memory (see `memory`), vectors (see `vectors`, `lanes`), control flow (see `control`).

mod control;
mod functions;
mod lanes;
mod memory;
mod scalars;
mod scattered;
mod values;
mod vectors;

use crate::program::{Kind, Program, Stmt};
use crate::record::functions::AnyFunction;
use crate::types::{
    AnyExpr, AnySlice, AnyVar, AnyVector, AnyVectorVar, Elem, NumberElem, Ty, extreme, extreme_narrow, near_lanes,
};
use core::cell::{Cell, RefCell};
use core::fmt::Write as _;
use kernelsmith::{Expr, Input, InputOutput, K, LaneIndex, Mask, Output, Var};
use kernelsmith_random::Rng;
use std::rc::Rc;

/// A lane count: a constant, or as many lanes as elements of this many bits fill a machine vector.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    Fixed(u32),
    Native(u32),
}

/// An enclosing loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Around {
    Loop,
    Aligned,
    /// The condition of a `while_`, which some depths count as part of the loop.
    Condition,
}

/// A kernel under construction.
pub(crate) struct Recorder<'k> {
    k: K<'k>,
    is_wild: bool,
    is_narrow: bool,
    /// The slices, then the local arrays of the open blocks.
    slices: RefCell<Vec<AnySlice<'k>>>,
    scalars: RefCell<Vec<AnyExpr<'k>>>,
    vars: RefCell<Vec<AnyVar<'k>>>,
    vectors: RefCell<Vec<(AnyVector<'k>, Width)>>,
    vector_vars: RefCell<Vec<(AnyVectorVar<'k>, Width)>>,
    masks: RefCell<Vec<(Mask<'k>, Width)>>,
    places: RefCell<Vec<(LaneIndex<'k>, Width)>>,
    loops: RefCell<Vec<Around>>,
    /// The functions of the language, which belong to no block.
    functions: RefCell<Vec<AnyFunction>>,
    /// The lane base.
    base: Cell<u32>,
    /// The lanes of the enclosing loop over data.
    in_vectors: Cell<Option<Width>>,
    /// The maximum number of executions of statements here, not counting loops with fuel.
    repeats: Cell<u64>,
    fuel: Var<'k, isize>,
    results: &'static [Ty],
    notes: Rc<Notes>,
}

/// The lengths of the pools.
struct Mark {
    lens: [usize; 7],
    base: u32,
}

/// Parameters of a kernel.
pub(crate) trait Bind<'k> {
    /// Adds the parameter to the recorder.
    fn bind(self, recorder: &mut Recorder<'k>);
}
impl<'k, T: Elem> Bind<'k> for Expr<'k, T> {
    fn bind(self, recorder: &mut Recorder<'k>) {
        recorder.scalars.get_mut().push(T::erase(self));
    }
}
impl<'k, T: NumberElem> Bind<'k> for Input<'k, T> {
    fn bind(self, recorder: &mut Recorder<'k>) {
        recorder.slices.get_mut().push(AnySlice::In(T::erase_input(self)));
    }
}
impl<'k, T: NumberElem> Bind<'k> for Output<'k, T> {
    fn bind(self, recorder: &mut Recorder<'k>) {
        recorder.slices.get_mut().push(AnySlice::Out(T::erase_output(self)));
    }
}
impl<'k, T: NumberElem> Bind<'k> for InputOutput<'k, T> {
    fn bind(self, recorder: &mut Recorder<'k>) {
        recorder.slices.get_mut().push(AnySlice::InOut(T::erase_input_output(self)));
    }
}

/// The results of recording besides the kernel.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    /// Extreme numbers.
    pub(crate) numbers: RefCell<Vec<isize>>,
    /// The recorded statements as text, if requested.
    pub(crate) text: RefCell<Option<String>>,
    /// A bug that a function of the language shows while it is recorded; the kernel goes on without it.
    pub(crate) bug: RefCell<Option<String>>,
    /// Whether the behaviour depends on the addresses of slices.
    pub(crate) by_address: Cell<bool>,
    /// Whether operations keep the Rust line that recorded them.
    pub(crate) keeps_lines: Cell<bool>,
}

impl<'k> Recorder<'k> {
    pub(crate) fn new(
        k: K<'k>,
        program: &Program,
        base: u32,
        results: &'static [Ty],
        notes: Rc<Notes>,
    ) -> Recorder<'k> {
        let fuel = k.var(Rng::new(program.seed ^ 0xf0e1).between(6, 60) as isize);
        let recorder = Recorder::empty(k, (program.is_wild, program.is_narrow), fuel, results, notes);
        recorder.base.set(base);
        recorder
    }

    /// A recorder without values, with a lane base of 32 bits.
    fn empty(
        k: K<'k>,
        (is_wild, is_narrow): (bool, bool),
        fuel: Var<'k, isize>,
        results: &'static [Ty],
        notes: Rc<Notes>,
    ) -> Recorder<'k> {
        Recorder {
            k,
            is_wild,
            is_narrow,
            slices: RefCell::default(),
            scalars: RefCell::default(),
            vars: RefCell::default(),
            vectors: RefCell::default(),
            vector_vars: RefCell::default(),
            masks: RefCell::default(),
            places: RefCell::default(),
            loops: RefCell::default(),
            functions: RefCell::default(),
            base: Cell::new(32),
            in_vectors: Cell::new(None),
            repeats: Cell::new(1),
            fuel,
            results,
            notes,
        }
    }

    /// Adds a statement to the text.
    fn say(&self, what: impl FnOnce() -> String) {
        if let Some(text) = &mut *self.notes.text.borrow_mut() {
            let depth = 4 * self.loops.borrow().len();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "{:depth$}{}", "", what());
        }
    }

    fn mark(&self) -> Mark {
        let lens = [
            self.scalars.borrow().len(),
            self.vars.borrow().len(),
            self.vectors.borrow().len(),
            self.vector_vars.borrow().len(),
            self.masks.borrow().len(),
            self.places.borrow().len(),
            self.slices.borrow().len(),
        ];
        Mark { lens, base: self.base.get() }
    }

    fn reset(&self, mark: &Mark) {
        let Mark { lens: [scalars, vars, vectors, vector_vars, masks, places, slices], .. } = *mark;
        self.scalars.borrow_mut().truncate(scalars);
        self.vars.borrow_mut().truncate(vars);
        self.vectors.borrow_mut().truncate(vectors);
        self.vector_vars.borrow_mut().truncate(vector_vars);
        self.masks.borrow_mut().truncate(masks);
        self.places.borrow_mut().truncate(places);
        self.slices.borrow_mut().truncate(slices);
        // Settings persist until they are changed, so restore them for blocks that are recorded again.
        if self.base.get() != mark.base {
            self.set_base(mark.base);
        }
    }

    fn set_base(&self, bits: u32) {
        match bits {
            8 => self.k.set_lane_base_of::<u8>(),
            16 => self.k.set_lane_base_of::<u16>(),
            32 => self.k.set_lane_base_of::<u32>(),
            _ => self.k.set_lane_base_of::<u64>(),
        }
        self.base.set(bits);
    }

    /// The default lane count of vectors here.
    fn width(&self) -> Width {
        self.in_vectors.get().unwrap_or(Width::Native(self.base.get()))
    }

    /// Records the statements of a program.
    pub(crate) fn program(&self, program: &Program) {
        self.block(&program.body);
    }

    /// Records a block, and removes its values at its end.
    fn block(&self, block: &[Stmt]) {
        let mark = self.mark();
        self.statements(block);
        self.reset(&mark);
    }

    fn statements(&self, block: &[Stmt]) {
        for stmt in block {
            let rng = &mut Rng::new(stmt.seed);
            match stmt.kind {
                Kind::Scalar => self.scalar(rng),
                Kind::Variable => self.variable(rng),
                Kind::Truth => self.truth(rng),
                Kind::NewVector => self.new_vector(rng),
                Kind::Vector => self.vector(rng),
                Kind::VectorVariable => self.vector_variable(rng),
                Kind::Mask => self.mask_operation(rng),
                Kind::Lanes => self.lane_operation(rng),
                Kind::Reduce => self.reduction(rng),
                Kind::Array => self.array(rng),
                Kind::Load => self.load(rng),
                Kind::Store => self.store(rng),
                Kind::Place => self.new_place(rng),
                Kind::VectorLoad => self.vector_load(rng),
                Kind::VectorStore => self.vector_store(rng),
                Kind::Scattered => self.scattered(rng),
                Kind::Bytes => self.bytes(rng),
                Kind::Hint => self.hint(rng),
                Kind::Call => self.call(rng),
                Kind::Jump => self.jump(rng),
                Kind::Return => self.return_early(rng),
                Kind::If => self.if_statement(rng, &stmt.blocks),
                Kind::Switch => self.switch_statement(rng, &stmt.blocks),
                Kind::While => self.while_statement(rng, &stmt.blocks),
                Kind::Loop => self.loop_statement(rng, &stmt.blocks[0]),
                Kind::Function => self.function_statement(rng, &stmt.blocks[0]),
                Kind::Range => self.range_statement(rng, &stmt.blocks[0]),
                Kind::VectorLoop => self.vector_loop(rng, &stmt.blocks[0]),
            }
        }
    }

    /// A number at which index arithmetic may overflow.
    fn extreme(&self, rng: &mut Rng) -> isize {
        if self.is_narrow { extreme_narrow(rng) } else { extreme(rng) }
    }

    /// A constant number of elements: small, or sometimes at a limit in wild programs.
    fn displacement(&self, rng: &mut Rng) -> isize {
        if self.is_wild && rng.one_in(7) {
            let number = self.extreme(rng);
            self.notes.numbers.borrow_mut().push(number);
            return number;
        }
        match rng.below(12) {
            0 => near_lanes(rng),
            1 => -(rng.below(4) as isize),
            _ => rng.below(9) as isize,
        }
    }
}
