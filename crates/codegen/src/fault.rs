//! Deliberate faults, which check that the tests find them.
//!
//! In: nothing, or (feature `faults`) a fault that a test activates. Out: `active`, which the code queries at each fault.
//! Invariant: without the feature `active` is the constant `false`, so this file has no effect; with it a fault stays active
//! until the process ends.
//! Not here: the faulty code; search for uses of the name.

macro_rules! faults {
    ($($name:ident $text:literal, $doc:literal;)*) => {
        /// A fault.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub enum Fault {
            $(#[doc = $doc] $name,)*
        }

        impl Fault {
            /// Every fault.
            pub const ALL: &'static [Fault] = &[$(Fault::$name,)*];

            /// The name in reports.
            pub const fn name(self) -> &'static str {
                match self { $(Fault::$name => $text,)* }
            }

            /// What goes wrong.
            pub const fn doc(self) -> &'static str {
                match self { $(Fault::$name => $doc,)* }
            }
        }
    };
}

faults! {
    PowerOfTwo "power-of-two", "`immediates`: the shift that stands for a multiplication is one short.";
    ConditionNotSwapped "condition-not-swapped", "`immediates`: a comparison's operands change places, its condition does not.";
    WrongIdentity "wrong-identity", "`simplify`: `x - x` becomes `x`.";
    AcrossRegions "across-regions", "`simplify`: a value found in one branch is used in the other.";
    ScaledDisplacement "scaled-displacement", "`simplify`: a constant offset enters the displacement without its scale.";
    StaleVersion "stale-version", "`simplify`: a variable's value counts as the one it had before.";
    HoistVariable "hoist-variable", "`hoist-invariant`: what depends on a variable of the loop leaves the loop.";
    InductionStep "induction-step", "`induction`: what stands for a product goes up as the counter does.";
    PointerStep "pointer-step", "`pointers`: a pointer goes up by as many bytes as the counter by elements.";
    IndexSum "index-sum", "`immediates`: a constant leaves the product of an index as it was.";
    DeadStore "dead-store", "`dead-code`: a store under a mask counts as useless.";
    TurnsMeet "turns-meet", "`unroll`: a store and a load of one array change places.";
    StoreForgotten "store-forgotten", "`unroll`: what a turn loaded is taken although a store came between.";
    PairsMeet "pairs-meet", "`unroll`: two turns are one although the second reads what the first writes.";
    TurnsLeft "turns-left", "`unroll`: several turns are done where one less is left.";
    StepUnseen "step-unseen", "`step-early`: a store behind the step of its counter goes where the next one goes.";
    ReversedBreak "reversed-break", "`control-flow`: the end of a `while` leaves when it should stay.";
    SignedForUnsigned "signed-for-unsigned", "`legalise`: unsigned lanes are compared as signed ones.";
    AmountUnmasked "amount-unmasked", "`legalise`: a narrow shift takes its amount as it is.";
    UpperForLower "upper-for-lower", "`legalise`: the halves of a vector are joined in the wrong order.";
    MaskInverted "mask-inverted", "`legalise`: a masked operation keeps the inactive lanes.";
    SaturatingBound "saturating-bound", "`legalise`: the upper bound of a float to integer conversion is one too low.";
    SaturatesAway "saturates-away", "`legalise`: a saturating sum ends at the wrong bound.";
    NibbleOrder "nibble-order", "`legalise`: a reversal of bits leaves the halves of bytes where they are.";
    CompressOrder "compress-order", "`legalise`: `compress` joins its halves one lane too far.";
    DivisionByZero "division-by-zero", "`legalise`: lanes divided by zero are not made zero.";
    TailMask "tail-mask", "`legalise`: `first` has one lane too many.";
    NoReextension "no-reextension", "selection: a narrow result is not extended again.";
    OperandsSwapped "operands-swapped", "selection: a subtraction gets its operands in the wrong order.";
    WrongFmaForm "wrong-fma-form", "selection: a fused multiply-add takes a factor for the addend.";
    AnyForAll "any-for-all", "selection: `all` is satisfied by any lane.";
    WrongLoop "wrong-loop", "selection: leaving two loops leaves one.";
    ConstantLanes "constant-lanes", "selection: the upper half of a constant vector is zero.";
    StrayLoad "stray-load", "selection: a load of a short vector reads a whole register.";
    CallClobbers "call-clobbers", "selection: calls are taken to keep two registers that they destroy.";
    SpillDropped "spill-dropped", "emission: every eighth store to a spill slot is forgotten.";
    EdgeMovesDropped "edge-moves-dropped", "emission: moves on the taken way of a branch are forgotten.";
    MovesReversed "moves-reversed", "emission: two moves at one point change places.";
    BranchNotInverted "branch-not-inverted", "emission: the branch around moves keeps its condition.";
    CountedTwice "counted-twice", "`combine`: what a store has counted up is counted up again.";
    SavedRegister "saved-register", "frames: one register that the caller needs is not kept.";
    SlotsOverlap "slots-overlap", "frames: spill slots are eight bytes closer than they are wide.";
}

#[cfg(feature = "faults")]
static ACTIVE: core::sync::atomic::AtomicU8 = core::sync::atomic::AtomicU8::new(u8::MAX);

/// Activates a fault until the process ends.
#[cfg(feature = "faults")]
pub fn activate(fault: Fault) {
    ACTIVE.store(fault as u8, core::sync::atomic::Ordering::Relaxed);
}

/// Whether this fault is active.
#[cfg(feature = "faults")]
#[inline]
pub(crate) fn active(fault: Fault) -> bool {
    ACTIVE.load(core::sync::atomic::Ordering::Relaxed) == fault as u8
}

/// Whether this fault is active: never without the feature.
#[cfg(not(feature = "faults"))]
#[inline(always)]
#[allow(dead_code)]
pub(crate) const fn active(_: Fault) -> bool {
    false
}
