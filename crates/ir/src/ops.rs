//! The table of operations: the only definition of which operations exist.
//!
//! In: nothing. Out: [`Opcode`] and an [`OpInfo`] row for each (keyword, operands, type rule, effects, properties, a
//! sentence). The parser, the printer, the verifier and the documentation derive from the row.
//! Invariant: rows are in the order of the codes; keywords are unique.
//! Not here: the layout of an operation in memory (see `op`), and its arithmetic (see [`crate::scalar`], whose
//! functions define it).

mod columns;

pub use crate::cond::Cond;
pub use columns::{Control, Effects, ElemSet, Imm, Operand, Props, ResultRule, Shape, SourceRule};

use crate::flags::OpFlags;
use crate::types::{Elem, Type};
use core::fmt;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct OpInfo {
    /// The operation of this row.
    pub code: Opcode,
    /// The keyword of the text form.
    pub keyword: &'static str,
    /// The kinds of the argument slots, in order; the remaining slots are [`crate::VReg::NONE`].
    pub operands: &'static [Operand],
    /// The type of the result.
    pub result: ResultRule,
    /// The elements that the controlling type may have.
    pub elems: ElemSet,
    /// Whether the controlling type may be a vector. For operations without a type it is `bool`.
    pub shape: Shape,
    /// The allowed source types.
    pub source: SourceRule,
    /// The immediate.
    pub imm: Imm,
    /// Effects besides the result.
    pub effects: Effects,
    /// Properties.
    pub props: Props,
    /// Flags it may carry, except mask flags; `contract` and `reassociate` only for floats.
    pub flags: OpFlags,
    /// The semantics, in one or two sentences.
    pub doc: &'static str,
}

macro_rules! op_table {
    ($( $name:ident $keyword:ident $(. $suffix:ident)? ($($operand:ident),*) -> $result:ident, $elems:ident $shape:ident
        $source:ident $imm:ident, $effects:ident [$($prop:ident)*] [$($flag:ident)*], $doc:literal; )*) => {
        /// The operations.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Opcode { $( #[doc = $doc] $name, )* }

        impl Opcode {
            /// Every operation, in the order of the codes.
            pub const ALL: &'static [Opcode] = &[$( Opcode::$name, )*];
        }

        static TABLE: &[OpInfo] = &[$( OpInfo {
            code: Opcode::$name,
            keyword: concat!(stringify!($keyword) $(, ".", stringify!($suffix))?),
            operands: &[$( Operand::$operand, )*],
            result: ResultRule::$result,
            elems: ElemSet::$elems,
            shape: Shape::$shape,
            source: SourceRule::$source,
            imm: Imm::$imm,
            effects: Effects::$effects,
            props: Props::NONE$( .or(Props::$prop) )*,
            flags: OpFlags::NONE$( .or(OpFlags::$flag) )*,
            doc: $doc,
        }, )*];
    };
}

// name keyword (operands) -> result, elements shape source immediate, effects [properties] [flags], meaning
/// Passes the rows to a macro: the table and the builder's methods are generated from them.
macro_rules! with_operations {
    ($callback:ident) => { $callback! {
    Const const () -> Ty, ALL Any None Const, Pure [] [],
        "The constant in every lane; floats by their bits, truth values and masks all true or all false.";
    Copy copy (Same) -> Ty, ALL Any None None, Pure [MASKABLE LANEWISE FORWARDS] [],
        "The operand.";
    Splat splat (Lane) -> Ty, ALL Vector None None, Pure [MASKABLE FORWARDS] [],
        "The scalar in every lane; a `bool` gives a mask.";
    Iota iota () -> Ty, NUM Vector None None, Pure [MASKABLE] [],
        "Lane i holds the number i.";
    Table table () -> Ty, LANE_BITS Vector None Numbers, Pure [] [],
        "Lane i holds number i of a list of numbers below 16, repeated; in a mask, odd numbers are true.";
    Values values () -> Ty, SIZED Fixed None Values, Pure [] [],
        "Lane i holds number i of a list.";
    Lanes lanes () -> Ty, INDEX Scalar AnyVector None, Pure [] [],
        "The number of lanes of the named vector type.";
    Extract extract (Source) -> Ty, ALL Scalar VectorOfTy Lane, Pure [FORWARDS] [],
        "One lane of the vector; a `bool` for a mask. The lane must exist on every machine.";
    Insert insert (Same, Lane) -> Ty, ALL Vector None Lane, Pure [FORWARDS] [],
        "The vector with one lane replaced by the scalar.";
    Add add (Same, Same) -> Ty, NUM Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [CONTRACT REASSOCIATE],
        "Sum; integers wrap.";
    Sub sub (Same, Same) -> Ty, NUM Any None None, Pure [MASKABLE LANEWISE QUIET] [CONTRACT REASSOCIATE],
        "Difference; integers wrap.";
    Mul mul (Same, Same) -> Ty, NUM Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [CONTRACT REASSOCIATE],
        "Product; integers wrap.";
    Div div (Same, Same) -> Ty, NUM Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "Quotient; integers truncate towards zero, x / 0 = 0 and MIN / -1 = MIN.";
    Rem rem (Same, Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "Remainder with the sign of the dividend: x % 0 = x, MIN % -1 = 0.";
    MulHigh mul_high (Same, Same) -> Ty, INT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "The high half of the double-width product.";
    MulEven mul_even (Source, Source) -> Ty, INT Vector Pairs None, Pure [COMMUTATIVE MASKABLE] [],
        "The full products of the even-numbered lanes of sources whose lanes have half the width.";
    Dot dot (Same, Source, Multiplicand) -> Ty, ACCUMULATORS Vector Parts None, Pure [MASKABLE] [],
        "The first operand plus the products of all source lanes that overlap a lane of the result. Integers wrap; the \
         second source has the signedness of the result. Floats add one product after the other (relaxed: the error is \
         at most 2^-22 times the sum of the magnitudes of all terms, plus 2^-124; denormals may count as zero of their \
         sign, and if that sum of magnitudes overflows, the result is unspecified).";
    AddSat add_sat (Same, Same) -> Ty, INT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "Saturating sum.";
    SubSat sub_sat (Same, Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "Saturating difference.";
    Avg avg (Same, Same) -> Ty, INT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "The average rounded up, (a + b + 1) / 2, without overflow.";
    AvgFloor avg_floor (Same, Same) -> Ty, INT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "The average rounded down, (a + b) >> 1, without overflow.";
    AbsDiff abs_diff (Same, Same) -> Ty, INT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "The absolute difference; for signed integers it wraps.";
    Neg neg (Same) -> Ty, NUM Any None None, Pure [MASKABLE LANEWISE] [CONTRACT],
        "Integers: 0 - x, wrapping. Floats: flips the sign bit, also of a NaN.";
    Abs abs (Same) -> Ty, NUM Any None None, Pure [MASKABLE LANEWISE] [],
        "Signed integers: x or 0 - x, so that MIN stays MIN; unsigned: x. Floats: clears the sign bit, also of a NaN.";
    Min min (Same, Same) -> Ty, NUM Any None None, Pure [MASKABLE LANEWISE] [],
        "a < b ? a : b. If floats are equal or unordered, the second operand.";
    Max max (Same, Same) -> Ty, NUM Any None None, Pure [MASKABLE LANEWISE] [],
        "a > b ? a : b. If floats are equal or unordered, the second operand.";
    Minimum minimum (Same, Same) -> Ty, FLOAT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [],
        "IEEE 754 minimum: -0 is less than +0; NaN if an operand is NaN.";
    Maximum maximum (Same, Same) -> Ty, FLOAT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [],
        "IEEE 754 maximum: +0 is greater than -0; NaN if an operand is NaN.";
    MinimumNumber minimum_number (Same, Same) -> Ty, FLOAT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [],
        "IEEE 754 minimumNumber: like `minimum`, but if one operand is NaN, the other one.";
    MaximumNumber maximum_number (Same, Same) -> Ty, FLOAT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [],
        "IEEE 754 maximumNumber: like `maximum`, but if one operand is NaN, the other one.";
    RecipEstimate recip_estimate (Same) -> Ty, BINARY Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "About 1 / x (relaxed: a relative error of at most 1.5 / 4096; denormal operands and results may count as \
         zero).";
    RsqrtEstimate rsqrt_estimate (Same) -> Ty, BINARY Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "About 1 / sqrt(x) (relaxed: a relative error of at most 1.5 / 4096; denormal operands may count as zero of \
         their sign).";
    Sqrt sqrt (Same) -> Ty, FLOAT Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "Square root, correctly rounded.";
    Fma fma (Same, Same, Same) -> Ty, FLOAT Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE QUIET] [],
        "a * b + c with a single rounding; for `bf16` the `fma` of `f32`, rounded again.";
    Floor floor (Same) -> Ty, FLOAT Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "Rounds down to an integer; keeps the sign of zero.";
    Ceil ceil (Same) -> Ty, FLOAT Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "Rounds up to an integer; keeps the sign of zero.";
    Trunc trunc (Same) -> Ty, FLOAT Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "Rounds towards zero to an integer; keeps the sign of zero.";
    Round round (Same) -> Ty, FLOAT Any None None, Pure [MASKABLE LANEWISE QUIET] [],
        "Rounds to the nearest integer, ties to even; keeps the sign of zero.";
    And and (Same, Same) -> Ty, BITS Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "Bitwise AND.";
    Or or (Same, Same) -> Ty, BITS Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "Bitwise OR.";
    Xor xor (Same, Same) -> Ty, BITS Any None None, Pure [COMMUTATIVE MASKABLE LANEWISE] [],
        "Bitwise XOR.";
    Not not (Same) -> Ty, BITS Any None None, Pure [MASKABLE LANEWISE] [],
        "Bitwise complement; for a truth value, its negation.";
    Shl shl (Same, Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE AMOUNT] [],
        "Shift left by the second operand modulo the width of the element.";
    Shr shr (Same, Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE AMOUNT] [],
        "Shift right by the second operand modulo the width: arithmetic for signed, logical for unsigned integers.";
    BitExtract bit_extract (Same, Same) -> Ty, LONG Scalar None None, Pure [LANEWISE] [],
        "The bits of the first operand at the ones of the second, gathered in the lowest bits.";
    BitDeposit bit_deposit (Same, Same) -> Ty, LONG Scalar None None, Pure [LANEWISE] [],
        "The lowest bits of the first operand, scattered to the ones of the second.";
    Rotl rotl (Same, Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE AMOUNT] [],
        "Rotate left by the second operand modulo the width of the element.";
    Rotr rotr (Same, Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE AMOUNT] [],
        "Rotate right by the second operand modulo the width of the element.";
    Popcount popcount (Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "The number of one bits.";
    Clz clz (Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "The number of leading zero bits; the width of the element for 0.";
    Ctz ctz (Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "The number of trailing zero bits; the width of the element for 0.";
    ByteSwap byte_swap (Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "Reverses the bytes of the element.";
    BitReverse bit_reverse (Same) -> Ty, INT Any None None, Pure [MASKABLE LANEWISE] [],
        "Reverses the bits of the element.";
    Cmp cmp (Same, Same) -> Truth, STORABLE Any None Cond, Pure [MASKABLE] [],
        "Whether the condition holds. If an operand is NaN, only `ne` and the unordered conditions hold: `uno` and \
         those that start with `u`. These, `ord` and `one` exist only for floats. Pointers compare as unsigned numbers.";
    Select select (Truth, Same, Same) -> Ty, ALL Any None None, Pure [MASKABLE] [],
        "The second operand where the first is true, the third elsewhere; a `bool` selects an entire vector.";
    Any any (Source) -> Ty, BOOL Scalar VectorOfTy None, Pure [FORWARDS CROSSES] [],
        "Whether any lane of the mask is true.";
    All all (Source) -> Ty, BOOL Scalar VectorOfTy None, Pure [FORWARDS CROSSES] [],
        "Whether all lanes of the mask are true.";
    MaskBits mask_bits (Source) -> Ty, WORD Scalar AnyMask None, Pure [CROSSES] [],
        "Bit i is lane i of the mask; lanes from 64 on are omitted.";
    MaskOfBits mask_of_bits (Word) -> Ty, MASK Vector None None, Pure [] [],
        "The mask whose lane i is bit i of the number; lanes from 64 on are false.";
    CountTrue count_true (Source) -> Ty, INDEX Scalar AnyMask None, Pure [CROSSES] [],
        "The number of true lanes of the mask.";
    FirstTrue first_true (Source) -> Ty, INDEX Scalar AnyMask None, Pure [CROSSES] [],
        "The index of the first true lane; the number of lanes if there is none.";
    First first (Index) -> Ty, MASK Vector None None, Pure [] [],
        "The mask whose lane i is true if i < n, as signed numbers: the tail mask of a vector loop.";
    Cast cast (Source) -> Ty, ALL Any Cast None, Pure [MASKABLE QUIET] [],
        "Converts the number. Integers wrap or extend by the source's signedness; integer to float and float to float \
         round to nearest even; float to integer truncates and saturates, and NaN becomes 0; `bool` becomes 0 or 1; a \
         mask keeps its lanes; pointers convert as unsigned integers.";
    CastSat cast_sat (Source) -> Ty, INT Any Ints None, Pure [MASKABLE] [],
        "Converts the integer to another type, saturating.";
    Bitcast bitcast (Source) -> Ty, NUM Any Bitcast None, Pure [CROSSES] [],
        "Reinterprets the bits as another type; lane 0 holds the low bits.";
    Lookup lookup (Same, Same) -> Ty, BYTES Vector None None, Pure [MASKABLE] [],
        "Within each block of 16 lanes: the lane of the first operand that the low four bits of the second operand's \
         lane select; 0 if that lane's top bit is set.";
    Shuffle shuffle (Same, Same) -> Ty, NUM Vector None Numbers, Pure [MASKABLE FORWARDS CROSSES] [],
        "Within each block of as many lanes as there are numbers (at most 8): lane i is the lane that number i selects \
         in the concatenation of the first operand's block and the second's.";
    Permute permute (Same, Indices) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "Lane i is the lane of the first operand that lane i of the second one selects, modulo the number of lanes.";
    Permute2 permute2 (Same, Same, Indices) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "Lane i is the lane that lane i of the third operand selects in the concatenation of the first two operands, \
         modulo its number of lanes.";
    InterleaveLow interleave_low (Same, Same) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "Interleaves the lanes of the lower halves, starting with the first operand's.";
    InterleaveHigh interleave_high (Same, Same) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "Interleaves the lanes of the upper halves, starting with the first operand's.";
    Even even (Same, Same) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "The even-numbered lanes of the first operand, then those of the second.";
    Odd odd (Same, Same) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "The odd-numbered lanes of the first operand, then those of the second.";
    Reverse reverse (Same) -> Ty, NUM Vector None None, Pure [MASKABLE FORWARDS CROSSES] [],
        "Reverses the order of the lanes.";
    Align align (Same, Same) -> Ty, NUM Vector None Lane, Pure [MASKABLE FORWARDS CROSSES] [],
        "As many lanes as a vector has, starting at this lane of the concatenation of both operands.";
    Compress compress (Same, LaneMask) -> Ty, NUM Vector None None, Pure [MASKABLE CROSSES] [],
        "Moves the lanes where the mask is true to the front; the other lanes are zero.";
    Expand expand (Same, LaneMask) -> Ty, NUM Vector None None, Pure [MASKABLE CROSSES] [],
        "Moves the front lanes to where the mask is true, in order; the other lanes are zero. The inverse of \
         `compress`.";
    ScanAdd scan.add (Same) -> Ty, NUM Vector None None, Pure [MASKABLE QUIET CROSSES] [],
        "The inclusive prefix sum, by doubling: for d = 1, 2, 4 and so on, adds to each lane the lane d before it, or \
         -0.0 if there is none.";
    Lower lower (Source) -> Ty, ALL Vector Twice None, Pure [FORWARDS] [],
        "The lower half of the lanes.";
    Upper upper (Source) -> Ty, ALL Vector Twice None, Pure [FORWARDS] [],
        "The upper half of the lanes.";
    Concat concat (Half, Half) -> Ty, ALL Vector None None, Pure [FORWARDS] [],
        "Concatenates the operands.";
    Convert convert (Source) -> Ty, INT Any Float None, Pure [MASKABLE] [],
        "Truncates a float to an integer; unspecified if it is out of range (relaxed: the interpreter saturates).";
    ReduceAdd reduce.add (Source) -> Ty, NUM Scalar VectorOfTy None, Pure [QUIET CROSSES] [REASSOCIATE],
        "The sum of all lanes by halving: while more than one lane is left, adds the upper half to the lower half, lane \
         by lane.";
    ReduceMin reduce.min (Source) -> Ty, NUM Scalar VectorOfTy None, Pure [FORWARDS CROSSES] [REASSOCIATE],
        "The `min` of all lanes by halving: lower half min upper half, lane by lane.";
    ReduceMax reduce.max (Source) -> Ty, NUM Scalar VectorOfTy None, Pure [FORWARDS CROSSES] [REASSOCIATE],
        "The `max` of all lanes by halving: lower half max upper half, lane by lane.";
    ReduceMul reduce.mul (Source) -> Ty, NUM Scalar VectorOfTy None, Pure [QUIET CROSSES] [REASSOCIATE],
        "The product of all lanes by halving: lower half * upper half, lane by lane.";
    ReduceAnd reduce.and (Source) -> Ty, INT Scalar VectorOfTy None, Pure [FORWARDS CROSSES] [],
        "The bitwise AND of all lanes.";
    ReduceOr reduce.or (Source) -> Ty, INT Scalar VectorOfTy None, Pure [FORWARDS CROSSES] [],
        "The bitwise OR of all lanes.";
    ReduceXor reduce.xor (Source) -> Ty, INT Scalar VectorOfTy None, Pure [CROSSES] [],
        "The bitwise XOR of all lanes.";
    Load load (Base, Offset) -> Ty, STORABLE Any None Address, Reads [MASKABLE] [VOLATILE NONTEMPORAL],
        "Loads the value at base + offset * scale + displacement, lane 0 first, little-endian; does not read inactive \
         lanes.";
    Store store (Base, Offset, Same) -> None, STORABLE Any None Address, Writes [MASKABLE] [VOLATILE NONTEMPORAL],
        "Stores the third operand at base + offset * scale + displacement; does not write inactive lanes.";
    Gather gather (Base, IndexLanes) -> Ty, NUM Vector None Indexed, Reads [MASKABLE] [],
        "Lane i is the value at base + offset i * scale + displacement; does not read inactive lanes.";
    Scatter scatter (Base, IndexLanes, Same) -> None, NUM Vector None Indexed, Writes [MASKABLE] [],
        "Stores lane i at base + offset i * scale + displacement, from lane 0 on; if addresses are equal, the last lane \
         wins. Does not write inactive lanes.";
    Prefetch prefetch (Base, Offset) -> None, PTR Scalar None Address, Hint [] [NONTEMPORAL],
        "A hint to fetch the memory at the address into the cache; any address is valid, and there is no observable \
         effect.";
    Addr addr (Base, Offset) -> Ty, PTR Scalar None Address, Pure [] [],
        "The address base + offset * scale + displacement, wrapping.";
    SlotAddr slot_addr () -> Ty, PTR Scalar None Slot, Pure [] [],
        "The address of a stack slot of this call.";
    Check check (Index, Index) -> None, INDEX Scalar None CheckId, Control [] [],
        "Unless 0 <= first operand < second operand, leaves the function with OutOfBounds, reported through the trap \
         parameter; earlier writes remain.";
    Call call () -> Call, ALL Any None Symbol, Call [] [],
        "Calls the symbol with the registers of the list.";
    CallIndirect call_indirect (Base) -> Call, ALL Any None Symbol, Call [] [],
        "Calls the function at the address with the registers of the list; the symbol gives its signature.";
    CallResult call_result () -> Ty, ALL Any None Result, Call [] [],
        "Result n of the call before it, from 1: the second result is number 1. Only operations of this kind are between \
         the two, in ascending order of their numbers.";
    Caught caught () -> Ty, CAUGHT Scalar None Landing, Call [] [],
        "What the call before it threw, if the landing catches it: `ptr` is the exception, or 0 if the call returned; `u32` \
         is the selector of the clause, unspecified if the call returned. After an exception, the results of the call are \
         unspecified. Follows the call and its results, the exception first; both are for the same landing.";
    SymbolAddr symbol_addr () -> Ty, PTR Scalar None Global, Pure [] [],
        "The address of a function or of data; 0 if nothing defines a weak symbol.";
    ThreadAddr thread_addr () -> Ty, PTR Scalar None Global, Pure [] [],
        "The address of thread-local data in the thread that runs.";
    InitialThreadAddr initial_thread_addr () -> Ty, PTR Scalar None Global, Pure [] [],
        "The same, for data that exists from the start of the program: it is not in a library that the program loads later.";
    VaStart va_start (Base) -> None, PTR Scalar None None, Call [] [],
        "Initialises the list of variadic arguments at the address, whose layout is that of the convention; only in \
         variadic functions.";
    FrameAddr frame_addr () -> Ty, PTR Scalar None None, Call [] [],
        "The address above the function's frame, where its arguments on the stack are; 0 in the interpreter.";
    ReturnAddr return_addr () -> Ty, PTR Scalar None None, Call [] [],
        "The address to which the function returns; 0 in the interpreter.";
    AtomicLoad atomic_load (Base) -> Ty, SIZED Scalar None Order, Call [] [],
        "The value at the aligned address: one atomic access, which acquires unless a weaker order is given, and a barrier \
         for other accesses of memory in passes.";
    AtomicStore atomic_store (Base, Same) -> None, SIZED Scalar None Order, Call [] [],
        "Stores at the aligned address: one atomic access, which releases unless a weaker order is given. With that load it \
         is sequentially consistent, if both have no order.";
    Exchange exchange (Base, Same) -> Ty, SIZED Scalar None Order, Call [] [],
        "The value at the aligned address, which the second operand replaces: one atomic access, sequentially consistent \
         among threads unless a weaker order is given, and a barrier for other accesses of memory in passes.";
    FetchAdd fetch_add (Base, Same) -> Ty, SIZED Scalar None Order, Call [] [],
        "The same, but the sum of that value and the second operand replaces it, wrapping.";
    CompareExchange compare_exchange (Base, Same, Same) -> Ty, SIZED Scalar None Order, Call [] [],
        "The same, but the third operand replaces the value if it equals the second operand, else it stays. The result is \
         the value that was there in both cases.";
    FenceAcquire fence_acquire () -> None, BOOL Scalar None None, Call [] [],
        "No access of memory after it takes place before a load that precedes it; a barrier for all accesses in passes.";
    FenceRelease fence_release () -> None, BOOL Scalar None None, Call [] [],
        "No store after it takes place before an access that precedes it; a barrier for all accesses in passes.";
    Fence fence () -> None, BOOL Scalar None None, Call [] [],
        "No access of memory after it takes place before one that precedes it; all fences of this kind and atomic \
         operations have one order among threads.";
    FenceSignal fence_signal () -> None, BOOL Scalar None None, Call [] [],
        "A barrier for all accesses of memory in passes: their order for a signal handler of the same thread.";
    Return return () -> None, BOOL Scalar None List, Control [] [UNLIKELY],
        "Leaves the function with the registers of the list as its results.";
    ReturnCall return_call () -> None, BOOL Scalar None Symbol, Call [] [],
        "A tail call: leaves the function, whose frame and stack slots end, and calls the symbol with the registers of the list \
         in its place. The results of the call are those of the function. Not in functions that \
         belong to another one.";
    ReturnCallIndirect return_call_indirect (Base) -> None, BOOL Scalar None Symbol, Call [] [],
        "The same for the function at the address; the symbol gives its signature.";
    If if (Bool) -> None, BOOL Scalar None None, Control [OPENS] [LIKELY UNLIKELY],
        "Runs the operations up to its `elif`, `else` or end if the operand is true.";
    Elif elif () -> None, BOOL Scalar None None, Control [OPENS CLOSES] [],
        "If no earlier branch was taken, runs the operations up to `then`, which compute the condition.";
    Then then (Bool) -> None, BOOL Scalar None None, Control [OPENS CLOSES] [LIKELY UNLIKELY],
        "Ends the condition of an `elif`: runs the following operations, up to the next `elif`, `else` or end, if the \
         operand is true.";
    Else else () -> None, BOOL Scalar None None, Control [OPENS CLOSES] [],
        "If no earlier branch was taken, runs the operations up to the end.";
    EndIf endif () -> None, BOOL Scalar None None, Control [CLOSES] [],
        "Ends an `if`.";
    Loop loop () -> None, BOOL Scalar None None, Control [OPENS] [],
        "Repeats the operations up to `endloop` until something leaves the loop.";
    While while () -> None, BOOL Scalar None None, Control [OPENS] [],
        "A loop that computes its condition in the operations up to `do`, before every iteration.";
    Do do (Bool) -> None, BOOL Scalar None None, Control [OPENS CLOSES] [LIKELY UNLIKELY],
        "Ends the condition of a `while`: leaves the loop if the operand is false.";
    EndLoop endloop () -> None, BOOL Scalar None None, Control [CLOSES] [],
        "Ends a `loop` or `while`: starts its next iteration.";
    Break break () -> None, BOOL Scalar None Depth, Control [] [],
        "Leaves the n-th enclosing loop or block; 1 is the innermost.";
    Continue continue () -> None, BOOL Scalar None Depth, Control [] [],
        "Starts the next iteration of the n-th enclosing loop or block, which is a loop (a `while` computes its \
         condition first); 1 is the innermost.";
    BreakIf break_if (Bool) -> None, BOOL Scalar None Depth, Control [] [LIKELY UNLIKELY],
        "`break` if the operand is true.";
    ContinueIf continue_if (Bool) -> None, BOOL Scalar None Depth, Control [] [LIKELY UNLIKELY],
        "`continue` if the operand is true.";
    Block block () -> None, BOOL Scalar None None, Control [OPENS] [],
        "Runs the operations up to `endblock` once; `break` can leave it.";
    EndBlock endblock () -> None, BOOL Scalar None None, Control [CLOSES] [],
        "Ends a `block`.";
    Switch switch (Same) -> None, INT Scalar None None, Control [OPENS] [],
        "Runs the operations of the `case` that lists the operand, or else those of the `default`, if there is one.";
    Case case () -> None, INT Scalar None Cases, Control [OPENS CLOSES] [],
        "Begins the operations for one or more values of its `switch`, up to the next `case`, `default` or end; those \
         of an `index` fit 32 bits.";
    Default default () -> None, BOOL Scalar None None, Control [OPENS CLOSES] [],
        "Begins the operations for all values that no `case` lists, up to the end.";
    EndSwitch endswitch () -> None, BOOL Scalar None None, Control [CLOSES] [],
        "Ends a `switch`.";
    BreakTable break_table (Index) -> None, INDEX Scalar None Cases, Control [] [],
        "Leaves the enclosing loop or block whose number is at this position of the list, from 0; the last number is that \
         of all other positions, too. 1 is the innermost.";
    } };
}
pub(crate) use with_operations;

with_operations!(op_table);

impl Opcode {
    /// The row of the table.
    #[inline]
    pub fn info(self) -> &'static OpInfo {
        &TABLE[self as usize]
    }

    /// The keyword of the text form.
    pub fn keyword(self) -> &'static str {
        self.info().keyword
    }

    /// The operation with this keyword.
    pub fn from_keyword(keyword: &str) -> Option<Opcode> {
        TABLE.iter().find(|info| info.keyword == keyword).map(|info| info.code)
    }

    /// The operation with this code byte.
    pub fn from_code(code: u8) -> Option<Opcode> {
        Opcode::ALL.get(usize::from(code)).copied()
    }

    /// Whether it has no effects besides its result.
    #[inline]
    pub fn is_pure(self) -> bool {
        self.info().effects == Effects::Pure
    }

    /// Whether it is `load` or `store`.
    #[inline]
    pub fn is_memory(self) -> bool {
        matches!(self.info().effects, Effects::Reads | Effects::Writes)
    }

    /// Whether it has an address: `load`, `store` or `addr`.
    #[inline]
    pub fn has_address(self) -> bool {
        self.info().imm == Imm::Address
    }

    /// Whether it is a control-flow marker or a jump.
    #[inline]
    pub fn is_control(self) -> bool {
        self.info().effects == Effects::Control
    }

    /// Whether it opens a region without closing another: the start of an `if`, loop, block or switch.
    #[inline]
    pub fn opens_region(self) -> bool {
        let props = self.info().props;
        props.has(Props::OPENS) && !props.has(Props::CLOSES)
    }

    /// Whether it closes a region without opening another: the end of an `if`, loop, block or switch.
    #[inline]
    pub fn closes_region(self) -> bool {
        let props = self.info().props;
        props.has(Props::CLOSES) && !props.has(Props::OPENS)
    }

    /// Whether it opens a region that [`Imm::Depth`] counts: a loop or a block.
    #[inline]
    pub fn opens_target(self) -> bool {
        matches!(self, Opcode::Loop | Opcode::While | Opcode::Block)
    }

    /// Whether it calls a function: then a list holds the arguments.
    #[inline]
    pub fn is_call(self) -> bool {
        matches!(self, Opcode::Call | Opcode::CallIndirect) || self.is_tail_call()
    }

    /// Whether it calls a function in place of this one: then nothing follows it, as after `return`.
    #[inline]
    pub fn is_tail_call(self) -> bool {
        matches!(self, Opcode::ReturnCall | Opcode::ReturnCallIndirect)
    }

    /// Whether it computes the address of thread-local data.
    #[inline]
    pub fn is_thread_addr(self) -> bool {
        matches!(self, Opcode::ThreadAddr | Opcode::InitialThreadAddr)
    }

    /// Whether it is an atomic access or a fence. Passes move no access of memory over it, as over a call.
    #[inline]
    pub fn is_atomic(self) -> bool {
        matches!(
            self,
            Opcode::AtomicLoad
                | Opcode::AtomicStore
                | Opcode::Exchange
                | Opcode::FetchAdd
                | Opcode::CompareExchange
                | Opcode::FenceAcquire
                | Opcode::FenceRelease
                | Opcode::Fence
                | Opcode::FenceSignal
        )
    }

    /// Whether it is an atomic access.
    #[inline]
    pub fn is_atomic_access(self) -> bool {
        self.is_update() || matches!(self, Opcode::AtomicLoad | Opcode::AtomicStore)
    }

    /// Whether it is an atomic access that reads and may change memory.
    #[inline]
    pub fn is_update(self) -> bool {
        matches!(self, Opcode::Exchange | Opcode::FetchAdd | Opcode::CompareExchange)
    }

    /// Its role in control flow.
    #[inline]
    pub fn control(self) -> Control {
        match self {
            Opcode::Check => Control::Check,
            Opcode::Return | Opcode::ReturnCall | Opcode::ReturnCallIndirect => Control::Return,
            Opcode::If => Control::If,
            Opcode::Elif => Control::Elif,
            Opcode::Then => Control::Then,
            Opcode::Else => Control::Else,
            Opcode::EndIf => Control::EndIf,
            Opcode::Loop => Control::Loop,
            Opcode::While => Control::While,
            Opcode::Do => Control::Do,
            Opcode::EndLoop => Control::EndLoop,
            Opcode::Break => Control::Break,
            Opcode::Continue => Control::Continue,
            Opcode::BreakIf => Control::BreakIf,
            Opcode::ContinueIf => Control::ContinueIf,
            Opcode::Block => Control::Block,
            Opcode::EndBlock => Control::EndBlock,
            Opcode::Switch => Control::Switch,
            Opcode::Case => Control::Case,
            Opcode::Default => Control::Default,
            Opcode::EndSwitch => Control::EndSwitch,
            Opcode::BreakTable => Control::BreakTable,
            // A test compares this with the effects column; a tail call has the effects of a call.
            _ => Control::Straight,
        }
    }

    /// The operation that a reduction applies to two lanes.
    pub const fn reduces_by(self) -> Option<Opcode> {
        match self {
            Opcode::ReduceAdd => Some(Opcode::Add),
            Opcode::ReduceMul => Some(Opcode::Mul),
            Opcode::ReduceMin => Some(Opcode::Min),
            Opcode::ReduceMax => Some(Opcode::Max),
            Opcode::ReduceAnd => Some(Opcode::And),
            Opcode::ReduceOr => Some(Opcode::Or),
            Opcode::ReduceXor => Some(Opcode::Xor),
            _ => None,
        }
    }

    /// Whether the text form names the controlling type: not if there is only one, and not for calls.
    pub fn names_type(self) -> bool {
        let info = self.info();
        let only_one = matches!(info.elems, ElemSet::BOOL | ElemSet::INDEX | ElemSet::PTR | ElemSet::WORD);
        !only_one && !self.is_call() && info.source != SourceRule::VectorOfTy
    }

    /// The controlling type, if there is only one.
    pub fn only_type(self) -> Option<Type> {
        match self.info().elems {
            ElemSet::BOOL => Some(Type::BOOL),
            ElemSet::INDEX => Some(Type::INDEX),
            ElemSet::PTR => Some(Type::PTR),
            ElemSet::WORD => Some(Type::U64),
            _ => None,
        }
    }

    /// The type of an operand that [`Operand::Multiplicand`] describes.
    pub fn multiplicand(ty: Type, source: Type) -> Type {
        if source.is_float() { source } else { source.with_elem(source.elem().to_int(ty.is_signed())) }
    }

    /// Whether the operation accepts this controlling type.
    pub fn accepts(self, ty: Type) -> bool {
        let info = self.info();
        let shape = match info.shape {
            Shape::Scalar => ty.is_scalar(),
            Shape::Vector => ty.is_vector(),
            Shape::Fixed => ty.is_vector() && !ty.is_native(),
            Shape::Any => true,
        };
        let lanes = match self {
            Opcode::Concat => ty.half().is_some(),
            Opcode::Lookup => ty.count_on(128) >= 16,
            _ => true,
        };
        shape && ty.is_valid() && info.elems.contains(ty.elem()) && lanes
    }

    /// Whether the operation accepts this source type with an accepted controlling type.
    pub fn accepts_source(self, ty: Type, source: Type) -> bool {
        match self.info().source {
            SourceRule::None => false,
            SourceRule::VectorOfTy => source.is_vector() && source.is_valid() && source.lane_type() == ty,
            SourceRule::Twice => source.is_valid() && source.half() == Some(ty),
            SourceRule::Float => source.is_valid() && source.is_float() && source.lanes() == ty.lanes(),
            SourceRule::Pairs => {
                let (to, from) = (ty.elem(), source.elem());
                let same_kind = to.is_signed() == from.is_signed() && to.is_int() && from.is_int();
                source.is_valid() && same_kind && to.bits() == 2 * from.bits() && ty.same_bits(source)
            }
            SourceRule::Ints => {
                let other = source.is_int() && source.elem() != ty.elem();
                source.is_valid() && other && source.lanes() == ty.lanes()
            }
            SourceRule::Parts => {
                let narrow = source.is_int() && source.elem().bits() <= 16 && (ty.is_signed() || !source.is_signed());
                let suits = if ty.is_float() { source.elem() == Elem::Bf16 } else { narrow };
                source.is_valid() && suits && ty.same_bits(source)
            }
            SourceRule::AnyMask => source.is_mask() && source.is_valid(),
            SourceRule::AnyVector => source.is_vector() && source.is_valid(),
            SourceRule::Bitcast => {
                let has_bits = |ty: Type| ElemSet::NUM.contains(ty.elem()) && ty.elem() != Elem::Index;
                source.is_valid() && has_bits(ty) && has_bits(source) && ty.same_bits(source)
            }
            SourceRule::Cast => {
                let (to, from) = (ty.elem(), source.elem());
                let exists = (ElemSet::NUM.contains(to) && ElemSet::NUM.union(ElemSet::BOOL).contains(from))
                    || (to.is_mask() && from.is_mask())
                    || (to == Elem::Ptr && from.is_int())
                    || (from == Elem::Ptr && to.is_int());
                source.is_valid() && exists && ty.lanes() == source.lanes()
            }
        }
    }
}

/// The table as Markdown, for `docs/ir.md`.
pub fn reference() -> String {
    let mut text = String::from("| operation | operands | elements | meaning |\n|---|---|---|---|\n");
    for info in TABLE {
        let operands = info.operands.iter().map(|operand| match operand {
            Operand::Same => "value",
            Operand::Lane => "lane",
            Operand::Truth => "bool or mask",
            Operand::Half => "half",
            Operand::Multiplicand => "source",
            Operand::IndexLanes => "indices",
            Operand::LaneMask => "mask",
            Operand::Indices => "indices",
            Operand::Bool => "bool",
            Operand::Source => "source",
            Operand::Index => "index",
            Operand::Word => "u64",
            Operand::Base => "base",
            Operand::Offset => "[offset]",
        });
        let operands = operands.collect::<Vec<_>>().join(", ");
        let elems = if info.code.names_type() { info.elems.to_string() } else { String::new() };
        text.push_str(&format!("| `{}` | {operands} | {elems} | {} |\n", info.keyword, info.doc));
    }
    text
}

impl fmt::Display for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.keyword())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reference_has_every_operation() {
        let text = reference();
        assert_eq!(text.lines().count(), Opcode::ALL.len() + 2);
        assert!(text.contains("| `sqrt` | value | f32 f64 f16 bf16 | Square root, correctly rounded. |"));
    }

    #[test]
    fn rows_are_in_order_and_keywords_unique() {
        assert_eq!(TABLE.len(), Opcode::ALL.len());
        for (at, info) in TABLE.iter().enumerate() {
            assert_eq!(info.code as usize, at);
            assert_eq!(Opcode::from_keyword(info.keyword), Some(info.code), "{}", info.keyword);
            assert!(info.operands.len() <= 3 && info.doc.ends_with('.'));
            let leads = info.code.is_control() || info.code.is_tail_call();
            assert_eq!(info.code.control() == Control::Straight, !leads);
        }
    }
}
