//! Operators: their names, and folding with constant operands.
//!
//! In: an operator and operands. Out: the folded value, or the symbolic node.
//! Invariants: folding depends only on operands, the record table and the record under construction.
//! Not here: parsing and typing of operators (`parse::bang`).

mod binary;
mod compare;
mod lists;
mod ternary;
mod unary;

/// An operator in values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(clippy::enum_variant_names)] // the names in the source language
pub(crate) enum Op {
    Cast,
    Not,
    Head,
    Tail,
    Size,
    Empty,
    GetDagOp,
    GetDagOpName,
    LogTwo,
    Repr,
    ListFlatten,
    ToLower,
    ToUpper,
    Initialized,
    Instances,
    Add,
    Sub,
    Mul,
    Div,
    And,
    Or,
    Xor,
    Shl,
    Sra,
    Srl,
    ListConcat,
    ListSplat,
    ListRemove,
    ListElem,
    ListSlice,
    RangeClosed,
    StrConcat,
    Interleave,
    Match,
    Con,
    Eq,
    Ne,
    Le,
    Lt,
    Ge,
    Gt,
    GetDagArg,
    GetDagName,
    SetDagOp,
    SetDagOpName,
    Subst,
    Foreach,
    Filter,
    If,
    Dag,
    Range,
    Substr,
    Find,
    SetDagArg,
    SetDagName,
}

impl Op {
    /// The operator in source syntax.
    pub(crate) fn spelling(self) -> &'static str {
        use Op::*;
        match self {
            Cast => "!cast",
            Not => "!not",
            Head => "!head",
            Tail => "!tail",
            Size => "!size",
            Empty => "!empty",
            GetDagOp => "!getdagop",
            GetDagOpName => "!getdagopname",
            LogTwo => "!logtwo",
            Repr => "!repr",
            ListFlatten => "!listflatten",
            ToLower => "!tolower",
            ToUpper => "!toupper",
            Initialized => "!initialized",
            Instances => "!instances",
            Match => "!match",
            Add => "!add",
            Sub => "!sub",
            Mul => "!mul",
            Div => "!div",
            And => "!and",
            Or => "!or",
            Xor => "!xor",
            Shl => "!shl",
            Sra => "!sra",
            Srl => "!srl",
            ListConcat => "!listconcat",
            ListSplat => "!listsplat",
            ListRemove => "!listremove",
            ListElem | ListSlice => "[]",
            RangeClosed => "...",
            StrConcat => "!strconcat",
            Interleave => "!interleave",
            Con => "!con",
            Eq => "!eq",
            Ne => "!ne",
            Le => "!le",
            Lt => "!lt",
            Ge => "!ge",
            Gt => "!gt",
            GetDagArg => "!getdagarg",
            GetDagName => "!getdagname",
            SetDagOp => "!setdagop",
            SetDagOpName => "!setdagopname",
            Subst => "!subst",
            Foreach => "!foreach",
            Filter => "!filter",
            If => "!if",
            Dag => "!dag",
            Range => "!range",
            Substr => "!substr",
            Find => "!find",
            SetDagArg => "!setdagarg",
            SetDagName => "!setdagname",
        }
    }
}
