//! What code generation knows about operations: one row per operation, and one per node of selection patterns.
//!
//! In: an operation. Out: its nodes by the kind of its type, the family of its expansion, its properties; for a node its name
//! in descriptions and its properties. A new operation has a row here, and a row for each new node; an instruction for it then
//! needs a pattern alone.
//! Invariant: rows are in the order of [`Opcode::ALL`].
//! Not here: nodes that depend on more than the type (see [`crate::nodes::shape_of`]), the expansions (see
//! [`crate::passes::legalise`]), and what holds for all compilers (see [`kernelsmith_ir::ops`]).

use kernelsmith_ir::{Opcode, Type};

/// Bit set of properties of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NodeProps(u8);

impl NodeProps {
    const NONE: NodeProps = NodeProps(0);
    /// Its patterns depend on the number of lanes, so they do not work for vectors of any length.
    const COUNTS_LANES: NodeProps = NodeProps(1);
    /// An instruction for wider vectors must not do it: the lanes above the vector would reach memory or other lanes.
    const KEEPS_WIDTH: NodeProps = NodeProps(2);

    const fn or(self, other: NodeProps) -> NodeProps {
        NodeProps(self.0 | other.0)
    }

    const fn has(self, prop: NodeProps) -> bool {
        self.0 & prop.0 != 0
    }
}

macro_rules! nodes {
    ($($name:ident $text:literal [$($prop:ident)*];)*) => {
        /// A node of a pattern.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(crate) enum Node { $( #[doc = $text] $name, )* }

        impl Node {
            /// Every node with the opcode string of its description.
            pub(crate) const ALL: &'static [(Node, &'static str)] = &[$( (Node::$name, concat!("ISD::", $text)), )*];

            const PROPS: [NodeProps; Node::ALL.len()] = [$( NodeProps::NONE$( .or(NodeProps::$prop) )*, )*];
        }
    };
}

// name, name in descriptions [properties]
nodes! {
    Zero "ZERO" [];
    Ones "ONES" [];
    Add "ADD" [];
    Sub "SUB" [];
    Mul "MUL" [];
    And "AND" [];
    Or "OR" [];
    Xor "XOR" [];
    Neg "NEG" [];
    Not "NOT" [];
    Abs "ABS" [];
    Shl "SHL" [];
    Srl "SRL" [];
    Sra "SRA" [];
    ShlV "SHLV" [];
    SrlV "SRLV" [];
    SraV "SRAV" [];
    Smin "SMIN" [];
    Smax "SMAX" [];
    Umin "UMIN" [];
    Umax "UMAX" [];
    Fadd "FADD" [];
    Fsub "FSUB" [];
    Fmul "FMUL" [];
    Fdiv "FDIV" [];
    FminLt "FMIN_LT" [];
    FmaxGt "FMAX_GT" [];
    Fma "FMA" [];
    Fneg "FNEG" [];
    Fabs "FABS" [];
    Fsqrt "FSQRT" [];
    Ffloor "FFLOOR" [];
    Fceil "FCEIL" [];
    Ftrunc "FTRUNC" [];
    Froundeven "FROUNDEVEN" [];
    Sext "SIGN_EXTEND" [];
    Zext "ZERO_EXTEND" [];
    Trunc "TRUNCATE" [];
    SintToFp "SINT_TO_FP" [];
    UintToFp "UINT_TO_FP" [];
    FpToSint "FP_TO_SINT" [];
    FpExtend "FP_EXTEND" [];
    FpRound "FP_ROUND" [];
    Bitcast "BITCAST" [];
    Load "LOAD" [KEEPS_WIDTH];
    Store "STORE" [KEEPS_WIDTH];
    MaskedLoad "MLOAD" [KEEPS_WIDTH];
    MaskedStore "MSTORE" [KEEPS_WIDTH];
    Address "ADDRESS" [];
    Splat "SPLAT_VECTOR" [];
    Extract "EXTRACT_VECTOR_ELT" [];
    Insert "INSERT_VECTOR_ELT" [];
    Lower "LOWER_HALF" [];
    Upper "UPPER_HALF" [COUNTS_LANES];
    Concat "CONCAT_VECTORS" [COUNTS_LANES];
    Twice "TWICE" [COUNTS_LANES];
    Setcc "SETCC" [];
    Vselect "VSELECT" [];
    CmpFlags "CMP_FLAGS" [];
    FcmpFlags "FCMP_FLAGS" [];
    TestFlags "TEST_FLAGS" [];
    MoveMask "MOVEMASK" [COUNTS_LANES];
    MulhS "MULHS" [];
    MulhU "MULHU" [];
    SmulEven "SMUL_EVEN" [];
    UmulEven "UMUL_EVEN" [];
    SaddSat "SADDSAT" [];
    UaddSat "UADDSAT" [];
    SsubSat "SSUBSAT" [];
    UsubSat "USUBSAT" [];
    AvgS "AVGCEILS" [];
    AvgU "AVGCEILU" [];
    AvgFloorS "AVGFLOORS" [];
    AvgFloorU "AVGFLOORU" [];
    Rotl "ROTL" [];
    Rotr "ROTR" [];
    Ctpop "CTPOP" [];
    Ctlz "CTLZ" [];
    Cttz "CTTZ" [];
    Bswap "BSWAP" [];
    Bitreverse "BITREVERSE" [];
    Fp16ToFp "FP16_TO_FP" [];
    FpToFp16 "FP_TO_FP16" [];
    TruncSsat "TRUNCATE_SSAT_S" [];
    TruncUsat "TRUNCATE_SSAT_U" [];
    SdotWords "SDOT_WORDS" [];
    StoreNt "STORE_NT" [KEEPS_WIDTH];
    UnpackLow "UNPACK_LOW" [COUNTS_LANES];
    UnpackHigh "UNPACK_HIGH" [COUNTS_LANES];
    Shuffle4 "SHUFFLE4" [COUNTS_LANES];
    Permute4 "PERMUTE4" [COUNTS_LANES];
    ShufPs "SHUFPS" [COUNTS_LANES];
    ShufPd "SHUFPD" [COUNTS_LANES];
    Permute "PERMUTE" [COUNTS_LANES KEEPS_WIDTH];
    Align "ALIGN" [COUNTS_LANES KEEPS_WIDTH];
    InterleaveLow "INTERLEAVE_LOW" [COUNTS_LANES];
    InterleaveHigh "INTERLEAVE_HIGH" [COUNTS_LANES KEEPS_WIDTH];
    BitExtract "BIT_EXTRACT" [];
    BitDeposit "BIT_DEPOSIT" [];
    Lookup "LOOKUP" [COUNTS_LANES];
    Frecip "FRECIP" [];
    Frsqrt "FRSQRT" [];
    MaskOfBits "MASK_OF_BITS" [COUNTS_LANES];
    MaskedLoadOver "MLOAD_OVER" [KEEPS_WIDTH];
    FpToSintSat "FP_TO_SINT_SAT" [];
    FpToUintSat "FP_TO_UINT_SAT" [];
    Fminimum "FMINIMUM" [];
    Fmaximum "FMAXIMUM" [];
    AbdS "ABDS" [];
    AbdU "ABDU" [];
    Even "EVEN_LANES" [COUNTS_LANES KEEPS_WIDTH];
    Odd "ODD_LANES" [COUNTS_LANES KEEPS_WIDTH];
    Gather "GATHER" [KEEPS_WIDTH];
    Scatter "SCATTER" [KEEPS_WIDTH];
    Sdiv "SDIV" [];
    Udiv "UDIV" [];
    Srem "SREM" [];
    Urem "UREM" [];
    Compress "COMPRESS" [KEEPS_WIDTH];
    Expand "EXPAND" [KEEPS_WIDTH];
    FpToUint "FP_TO_UINT" [];
    UsdotBytes "USDOT_BYTES" [];
    BfDot "BFDOT" [];
    Permute2 "PERMUTE2" [COUNTS_LANES KEEPS_WIDTH];
    Blocks "BLOCKS" [COUNTS_LANES];
    TruncUsatU "TRUNCATE_USAT_U" [];
}

impl Node {
    /// Whether its patterns are independent of the number of lanes, so that they work for vectors of any length.
    #[inline]
    pub(crate) const fn scales(self) -> bool {
        !Node::PROPS[self as usize].has(NodeProps::COUNTS_LANES)
    }

    /// Whether an instruction for wider vectors may do this node.
    #[inline]
    pub(crate) const fn may_widen(self) -> bool {
        !Node::PROPS[self as usize].has(NodeProps::KEEPS_WIDTH)
    }
}

/// How legalisation expands an operation that the machine lacks: the family of rules, each a method of the legaliser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Expansion {
    /// Every target has it.
    Keep,
    /// Earlier passes remove it.
    Gone,
    /// Atomic accesses and fences, which only the machine has.
    Atomic,
    /// The number of lanes, which only scalable machines compute.
    LaneCount,
    /// A bounds check: a comparison and an exit.
    Check,
    /// Loads and stores.
    Memory,
    /// Gathers and scatters.
    Indexed,
    /// A broadcast.
    Splat,
    /// Single lanes and halves.
    LaneAccess,
    /// Reductions.
    Reduce,
    /// Shuffles, compression, scans.
    Movement,
    /// Bits gathered and scattered by a mask.
    BitMove,
    /// Whether any or all lanes are true.
    MaskTruth,
    /// The mask of the first lanes.
    TailMask,
    /// Masks and numbers.
    MaskNumber,
    /// Extremes of IEEE 754.
    IeeeExtreme,
    /// Estimates of reciprocals.
    Estimate,
    /// Conversions that wrap.
    Cast,
    /// Saturating conversions of integers.
    CastSat,
    /// Dot products of groups of lanes.
    Dot,
    /// Truncation of floats in range.
    Convert,
    /// The same bits as another type.
    Bitcast,
    /// Comparisons.
    Compare,
    /// Selection by a truth value or a mask.
    Select,
    /// Shifts.
    Shift,
    /// Negation, absolute value, minimum, maximum, complement.
    Simple,
    /// Arithmetic, and bitwise operations with two operands.
    Arithmetic,
    /// Integer operations that few machines have.
    Integer,
    /// Rotations, bit counts, reversals.
    Bits,
    /// The fused multiplication and addition.
    Fma,
    /// Rounding to an integer.
    Round,
    /// No rule: half by half, then lane by lane.
    ByHalves,
    /// No rule: lane by lane.
    ByLanes,
}

/// Bit set of properties of an operation that concern code generation alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CodeProps(u8);

impl CodeProps {
    const NONE: CodeProps = CodeProps(0);
    /// On extended scalars of 8 and 16 bits, instructions of 32 bits give an extended result.
    pub(crate) const EXTENDED: CodeProps = CodeProps(1);
    /// Floats of 16 bits are handled like integers with the same bits.
    pub(crate) const BITS: CodeProps = CodeProps(2);
    /// On extended lanes of 8 and 16 bits, the operation on lanes of 32 bits gives the result, perhaps after a truncation.
    pub(crate) const WIDENS: CodeProps = CodeProps(4);
    /// Two registers as one vector of twice the lanes: the same in each of them.
    pub(crate) const PAIRS: CodeProps = CodeProps(8);
    /// Only constants or equal operands make it simpler.
    pub(crate) const SIMPLE: CodeProps = CodeProps(16);
    /// A constant, or the address of a stack slot: users take it as an immediate, or the allocator rematerialises it.
    pub(crate) const CONSTANT: CodeProps = CodeProps(32);
    /// As cheap to compute as to hold in a register.
    pub(crate) const CHEAP: CodeProps = CodeProps(64);

    const fn or(self, other: CodeProps) -> CodeProps {
        CodeProps(self.0 | other.0)
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpRow {
    /// The node whose children are the operands in order: for floats, for signed integers, for all others.
    nodes: [Option<Node>; 3],
    expansion: Expansion,
    props: CodeProps,
}

macro_rules! node {
    (_) => {
        None
    };
    ($name:ident) => {
        Some(Node::$name)
    };
}

macro_rules! op_rows {
    ($($code:ident $float:tt $signed:tt $unsigned:tt $expansion:ident [$($prop:ident)*];)*) => {
        static ROWS: [OpRow; Opcode::ALL.len()] = [$( OpRow {
            nodes: [node!($float), node!($signed), node!($unsigned)],
            expansion: Expansion::$expansion,
            props: CodeProps::NONE$( .or(CodeProps::$prop) )*,
        }, )*];

        /// The operations of the rows, which a test compares with the IR's.
        #[cfg(test)]
        const ORDER: &[Opcode] = &[$( Opcode::$code, )*];
    };
}

// operation, node for floats, for signed integers, for all other elements; expansion [properties]
// `_`: no node, or the node depends on more than the type (see `shape_of`).
op_rows! {
    Const          _              _              _              Keep        [BITS SIMPLE CONSTANT CHEAP];
    Copy           _              _              _              Keep        [BITS PAIRS];
    Splat          Splat          Splat          Splat          Splat       [BITS CHEAP];
    Iota           _              _              _              Keep        [CONSTANT CHEAP];
    Table          _              _              _              Keep        [CONSTANT];
    Values         _              _              _              Keep        [CONSTANT CHEAP];
    Lanes          _              _              _              LaneCount   [BITS];
    Extract        _              _              _              LaneAccess  [BITS EXTENDED];
    Insert         _              _              _              LaneAccess  [BITS];
    Add            Fadd           Add            Add            Arithmetic  [PAIRS WIDENS];
    Sub            Fsub           Sub            Sub            Arithmetic  [PAIRS WIDENS];
    Mul            Fmul           Mul            Mul            Arithmetic  [PAIRS SIMPLE WIDENS];
    Div            Fdiv           Sdiv           Udiv           Arithmetic  [SIMPLE WIDENS];
    Rem            _              Srem           Urem           Arithmetic  [WIDENS];
    MulHigh        _              MulhS          MulhU          Integer     [];
    MulEven        _              SmulEven       UmulEven       Integer     [];
    Dot            _              _              _              Dot         [];
    AddSat         _              SaddSat        UaddSat        Integer     [];
    SubSat         _              SsubSat        UsubSat        Integer     [];
    Avg            _              AvgS           AvgU           Integer     [];
    AvgFloor       _              AvgFloorS      AvgFloorU      Integer     [];
    AbsDiff        _              AbdS           AbdU           Integer     [];
    Neg            Fneg           Neg            Neg            Simple      [PAIRS WIDENS];
    Abs            Fabs           Abs            _              Simple      [PAIRS WIDENS];
    Min            FminLt         Smin           Umin           Simple      [PAIRS SIMPLE WIDENS];
    Max            FmaxGt         Smax           Umax           Simple      [PAIRS SIMPLE WIDENS];
    Minimum        Fminimum       _              _              IeeeExtreme [];
    Maximum        Fmaximum       _              _              IeeeExtreme [];
    MinimumNumber  _              _              _              IeeeExtreme [];
    MaximumNumber  _              _              _              IeeeExtreme [];
    RecipEstimate  Frecip         _              _              Estimate    [];
    RsqrtEstimate  Frsqrt         _              _              Estimate    [];
    Sqrt           Fsqrt          _              _              ByLanes     [PAIRS SIMPLE];
    Fma            Fma            _              _              Fma         [PAIRS SIMPLE];
    Floor          Ffloor         _              _              Round       [];
    Ceil           Fceil          _              _              Round       [];
    Trunc          Ftrunc         _              _              Round       [];
    Round          Froundeven     _              _              Round       [];
    And            _              And            And            Arithmetic  [EXTENDED PAIRS SIMPLE WIDENS];
    Or             _              Or             Or             Arithmetic  [EXTENDED PAIRS SIMPLE WIDENS];
    Xor            _              Xor            Xor            Arithmetic  [EXTENDED PAIRS SIMPLE WIDENS];
    Not            _              Not            Not            Simple      [];
    Shl            _              _              _              Shift       [SIMPLE WIDENS];
    Shr            _              _              _              Shift       [SIMPLE WIDENS];
    BitExtract     _              _              BitExtract     BitMove     [];
    BitDeposit     _              _              BitDeposit     BitMove     [];
    Rotl           _              Rotl           Rotl           Bits        [];
    Rotr           _              Rotr           Rotr           Bits        [];
    Popcount       _              Ctpop          Ctpop          Bits        [];
    Clz            _              Ctlz           Ctlz           Bits        [];
    Ctz            _              Cttz           Cttz           Bits        [];
    ByteSwap       _              Bswap          Bswap          Bits        [];
    BitReverse     _              Bitreverse     Bitreverse     Bits        [];
    Cmp            _              _              _              Compare     [];
    Select         _              _              _              Select      [BITS WIDENS];
    Any            _              _              _              MaskTruth   [];
    All            _              _              _              MaskTruth   [];
    MaskBits       _              _              _              MaskNumber  [];
    MaskOfBits     _              _              MaskOfBits     MaskNumber  [];
    CountTrue      _              _              _              MaskNumber  [];
    FirstTrue      _              _              _              MaskNumber  [];
    First          _              _              _              TailMask    [];
    Cast           _              _              _              Cast        [];
    CastSat        _              _              _              CastSat     [];
    Bitcast        Bitcast        Bitcast        Bitcast        Bitcast     [];
    Lookup         _              Lookup         Lookup         ByHalves    [];
    Shuffle        _              _              _              Movement    [BITS];
    Permute        Permute        Permute        Permute        Movement    [BITS WIDENS];
    Permute2       Permute2       Permute2       Permute2       Movement    [BITS];
    InterleaveLow  InterleaveLow  InterleaveLow  InterleaveLow  Movement    [BITS];
    InterleaveHigh InterleaveHigh InterleaveHigh InterleaveHigh Movement    [BITS];
    Even           Even           Even           Even           Movement    [BITS];
    Odd            Odd            Odd            Odd            Movement    [BITS];
    Reverse        _              _              _              Movement    [BITS];
    Align          _              _              _              Movement    [BITS];
    Compress       Compress       Compress       Compress       Movement    [BITS];
    Expand         Expand         Expand         Expand         Movement    [BITS];
    ScanAdd        _              _              _              Movement    [];
    Lower          Lower          Lower          Lower          LaneAccess  [BITS];
    Upper          Upper          Upper          Upper          LaneAccess  [BITS];
    Concat         Concat         Concat         Concat         LaneAccess  [BITS];
    Convert        _              FpToSint       FpToUint       Convert     [];
    ReduceAdd      _              _              _              Reduce      [];
    ReduceMin      _              _              _              Reduce      [];
    ReduceMax      _              _              _              Reduce      [];
    ReduceMul      _              _              _              Reduce      [];
    ReduceAnd      _              _              _              Reduce      [];
    ReduceOr       _              _              _              Reduce      [];
    ReduceXor      _              _              _              Reduce      [];
    Load           _              _              _              Memory      [BITS EXTENDED];
    Store          _              _              _              Memory      [BITS EXTENDED];
    Gather         _              _              _              Indexed     [BITS];
    Scatter        _              _              _              Indexed     [BITS];
    Prefetch       _              _              _              Keep        [];
    Addr           _              _              _              Keep        [];
    SlotAddr       _              _              _              Keep        [CONSTANT CHEAP];
    Check          _              _              _              Check       [];
    Call           _              _              _              Keep        [BITS];
    CallIndirect   _              _              _              Keep        [BITS];
    CallResult     _              _              _              Keep        [BITS];
    Caught         _              _              _              Keep        [];
    SymbolAddr     _              _              _              Keep        [CONSTANT];
    ThreadAddr     _              _              _              Keep        [];
    InitialThreadAddr _           _              _              Keep        [];
    VaStart        _              _              _              Keep        [];
    FrameAddr      _              _              _              Keep        [];
    ReturnAddr     _              _              _              Keep        [];
    AtomicLoad     _              _              _              Atomic      [];
    AtomicStore    _              _              _              Atomic      [];
    Exchange       _              _              _              Atomic      [];
    FetchAdd       _              _              _              Atomic      [];
    CompareExchange _             _              _              Atomic      [];
    FenceAcquire   _              _              _              Atomic      [];
    FenceRelease   _              _              _              Atomic      [];
    Fence          _              _              _              Atomic      [];
    FenceSignal    _              _              _              Atomic      [];
    Return         _              _              _              Keep        [];
    ReturnCall     _              _              _              Keep        [BITS];
    ReturnCallIndirect _          _              _              Keep        [BITS];
    If             _              _              _              Keep        [];
    Elif           _              _              _              Gone        [];
    Then           _              _              _              Gone        [];
    Else           _              _              _              Keep        [];
    EndIf          _              _              _              Keep        [];
    Loop           _              _              _              Keep        [];
    While          _              _              _              Gone        [];
    Do             _              _              _              Gone        [];
    EndLoop        _              _              _              Keep        [];
    Break          _              _              _              Keep        [];
    Continue       _              _              _              Keep        [];
    BreakIf        _              _              _              Keep        [];
    ContinueIf     _              _              _              Keep        [];
    Block          _              _              _              Keep        [];
    EndBlock       _              _              _              Keep        [];
    Switch         _              _              _              Keep        [];
    Case           _              _              _              Keep        [];
    Default        _              _              _              Keep        [];
    EndSwitch      _              _              _              Keep        [];
    BreakTable     _              _              _              Keep        [];
}

fn row(code: Opcode) -> &'static OpRow {
    &ROWS[code as usize]
}

/// The node of an operation on this type, if it depends on nothing else.
#[inline]
pub(crate) fn node_of(code: Opcode, ty: Type) -> Option<Node> {
    let column = if ty.is_float() { 0 } else { 2 - usize::from(ty.is_signed()) };
    row(code).nodes[column]
}

/// The rules by which an operation is expanded.
#[inline]
pub(crate) fn expansion_of(code: Opcode) -> Expansion {
    row(code).expansion
}

/// Whether an operation has a property.
#[inline]
pub(crate) fn has(code: Opcode, prop: CodeProps) -> bool {
    row(code).props.0 & prop.0 != 0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_in_the_order_of_operations() {
        assert_eq!(ORDER, Opcode::ALL);
    }
}
