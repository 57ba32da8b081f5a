//! Tokens and keywords.
//!
//! In: a word. Out: its token. Invariants: tokens are small and copyable.
//! Not here: scanning (`lexer`).

use kernelsmith_diag::Span;

use crate::bang::Op;
use crate::symbols::Sym;

/// A token and its source position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) tok: Tok,
    pub(crate) span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tok {
    Eof,
    Error,
    Minus,
    Plus,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    LParen,
    RParen,
    Less,
    Greater,
    Colon,
    Semi,
    Comma,
    Dot,
    DotDotDot,
    Equal,
    Question,
    Paste,
    Int(i64),
    Binary { value: u64, width: u32 },
    Id(Sym),
    Var(Sym),
    Str(Sym),
    Code(Sym),
    Bang(Bang),
    Assert,
    Bit,
    Bits,
    Class,
    CodeType,
    Dag,
    Def,
    Defm,
    Defset,
    Deftype,
    Defvar,
    Dump,
    Else,
    False,
    Field,
    Foreach,
    If,
    In,
    Include,
    IntType,
    Let,
    List,
    Multiclass,
    String,
    Then,
    True,
}

/// An operator as written; most correspond to the value operator with the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bang {
    Op(Op),
    Cond,
    Foldl,
    IsA,
    Exists,
}

/// The keywords. They are the first symbols of every evaluation, so a symbol number determines its token.
pub(crate) const KEYWORDS: &[(&str, Tok)] = &[
    ("assert", Tok::Assert),
    ("bit", Tok::Bit),
    ("bits", Tok::Bits),
    ("class", Tok::Class),
    ("code", Tok::CodeType),
    ("dag", Tok::Dag),
    ("def", Tok::Def),
    ("defm", Tok::Defm),
    ("defset", Tok::Defset),
    ("deftype", Tok::Deftype),
    ("defvar", Tok::Defvar),
    ("dump", Tok::Dump),
    ("else", Tok::Else),
    ("false", Tok::False),
    ("field", Tok::Field),
    ("foreach", Tok::Foreach),
    ("if", Tok::If),
    ("in", Tok::In),
    ("include", Tok::Include),
    ("int", Tok::IntType),
    ("let", Tok::Let),
    ("list", Tok::List),
    ("multiclass", Tok::Multiclass),
    ("string", Tok::String),
    ("then", Tok::Then),
    ("true", Tok::True),
];

/// All operator names.
pub(crate) const BANG_WORDS: &[(&str, Bang)] = &[
    ("add", Bang::Op(Op::Add)),
    ("and", Bang::Op(Op::And)),
    ("cast", Bang::Op(Op::Cast)),
    ("con", Bang::Op(Op::Con)),
    ("cond", Bang::Cond),
    ("dag", Bang::Op(Op::Dag)),
    ("div", Bang::Op(Op::Div)),
    ("empty", Bang::Op(Op::Empty)),
    ("eq", Bang::Op(Op::Eq)),
    ("exists", Bang::Exists),
    ("filter", Bang::Op(Op::Filter)),
    ("find", Bang::Op(Op::Find)),
    ("foldl", Bang::Foldl),
    ("foreach", Bang::Op(Op::Foreach)),
    ("ge", Bang::Op(Op::Ge)),
    ("getdagarg", Bang::Op(Op::GetDagArg)),
    ("getdagname", Bang::Op(Op::GetDagName)),
    ("getdagop", Bang::Op(Op::GetDagOp)),
    ("getdagopname", Bang::Op(Op::GetDagOpName)),
    ("getop", Bang::Op(Op::GetDagOp)),
    ("gt", Bang::Op(Op::Gt)),
    ("head", Bang::Op(Op::Head)),
    ("if", Bang::Op(Op::If)),
    ("initialized", Bang::Op(Op::Initialized)),
    ("instances", Bang::Op(Op::Instances)),
    ("interleave", Bang::Op(Op::Interleave)),
    ("isa", Bang::IsA),
    ("le", Bang::Op(Op::Le)),
    ("listconcat", Bang::Op(Op::ListConcat)),
    ("listflatten", Bang::Op(Op::ListFlatten)),
    ("listremove", Bang::Op(Op::ListRemove)),
    ("listsplat", Bang::Op(Op::ListSplat)),
    ("logtwo", Bang::Op(Op::LogTwo)),
    ("lt", Bang::Op(Op::Lt)),
    ("match", Bang::Op(Op::Match)),
    ("mul", Bang::Op(Op::Mul)),
    ("ne", Bang::Op(Op::Ne)),
    ("not", Bang::Op(Op::Not)),
    ("or", Bang::Op(Op::Or)),
    ("range", Bang::Op(Op::Range)),
    ("repr", Bang::Op(Op::Repr)),
    ("setdagarg", Bang::Op(Op::SetDagArg)),
    ("setdagname", Bang::Op(Op::SetDagName)),
    ("setdagop", Bang::Op(Op::SetDagOp)),
    ("setdagopname", Bang::Op(Op::SetDagOpName)),
    ("setop", Bang::Op(Op::SetDagOp)),
    ("shl", Bang::Op(Op::Shl)),
    ("size", Bang::Op(Op::Size)),
    ("sra", Bang::Op(Op::Sra)),
    ("srl", Bang::Op(Op::Srl)),
    ("strconcat", Bang::Op(Op::StrConcat)),
    ("sub", Bang::Op(Op::Sub)),
    ("subst", Bang::Op(Op::Subst)),
    ("substr", Bang::Op(Op::Substr)),
    ("tail", Bang::Op(Op::Tail)),
    ("tolower", Bang::Op(Op::ToLower)),
    ("toupper", Bang::Op(Op::ToUpper)),
    ("xor", Bang::Op(Op::Xor)),
];

/// Operators that `llvm-tblgen` 19 does not know.
pub(crate) fn is_new(op: Bang) -> bool {
    use Op::*;
    matches!(op, Bang::Op(GetDagOpName | SetDagOpName | Initialized | Instances | ListFlatten | Match))
}

/// The operator with this name.
pub(crate) fn bang(word: &str) -> Option<Bang> {
    BANG_WORDS.binary_search_by(|(name, _)| (*name).cmp(word)).ok().map(|i| BANG_WORDS[i].1)
}
