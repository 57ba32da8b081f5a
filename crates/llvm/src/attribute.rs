//! Attributes of functions, parameters and results.
//!
//! In: keywords or codes of bitcode. Out: [`AttributeSet`], interned as [`Attributes`], and lists of them for the parts
//! of a function.
//! Invariant: what is not in [`Attribute`], and what has arguments that only state facts (`range`, `captures`,
//! `initializes`, `nofpclass`), is skipped: it can only add undefined behaviour. So are attributes given as strings, but those
//! that ask for code which others count on ([`REQUESTS`]).

use crate::features::Features;
use crate::index::typed_index;
use crate::intern::Map;
use crate::opcode::keywords;
use crate::types::Type;

keywords! {
    /// An attribute. Its number is that of bitcode.
    Attribute {
        None "", Align "align", AlwaysInline "alwaysinline", ByVal "byval", InlineHint "inlinehint", InReg "inreg",
        MinSize "minsize", Naked "naked", Nest "nest", NoAlias "noalias", NoBuiltin "nobuiltin", NoCapture "nocapture",
        NoDuplicate "noduplicate", NoImplicitFloat "noimplicitfloat", NoInline "noinline", NonLazyBind "nonlazybind",
        NoRedZone "noredzone", NoReturn "noreturn", NoUnwind "nounwind", OptSize "optsize", ReadNone "readnone",
        ReadOnly "readonly", Returned "returned", ReturnsTwice "returns_twice", SignExt "signext",
        AlignStack "alignstack", Ssp "ssp", SspReq "sspreq", SspStrong "sspstrong", SRet "sret",
        SanitizeAddress "sanitize_address", SanitizeThread "sanitize_thread", SanitizeMemory "sanitize_memory",
        UwTable "uwtable", ZeroExt "zeroext", Builtin "builtin", Cold "cold", OptNone "optnone", InAlloca "inalloca",
        NonNull "nonnull", JumpTable "jumptable", Dereferenceable "dereferenceable",
        DereferenceableOrNull "dereferenceable_or_null", Convergent "convergent", SafeStack "safestack",
        ArgMemOnly "argmemonly", SwiftSelf "swiftself", SwiftError "swifterror", NoRecurse "norecurse",
        InaccessibleMemOnly "inaccessiblememonly", InaccessibleMemOrArgMemOnly "inaccessiblemem_or_argmemonly",
        AllocSize "allocsize", WriteOnly "writeonly", Speculatable "speculatable", StrictFp "strictfp",
        SanitizeHwAddress "sanitize_hwaddress", NoCfCheck "nocf_check", OptForFuzzing "optforfuzzing",
        ShadowCallStack "shadowcallstack", SpeculativeLoadHardening "speculative_load_hardening", ImmArg "immarg",
        WillReturn "willreturn", NoFree "nofree", NoSync "nosync", SanitizeMemTag "sanitize_memtag",
        Preallocated "preallocated", NoMerge "nomerge", NullPointerIsValid "null_pointer_is_valid", NoUndef "noundef",
        ByRef "byref", MustProgress "mustprogress", NoCallback "nocallback", Hot "hot", NoProfile "noprofile",
        VScaleRange "vscale_range", SwiftAsync "swiftasync", NoSanitizeCoverage "nosanitize_coverage",
        ElementType "elementtype", DisableSanitizers "disable_sanitizer_instrumentation",
        NoSanitizeBounds "nosanitize_bounds", AllocAlign "allocalign", AllocPtr "allocptr", AllocKind "allockind",
        PresplitCoroutine "presplitcoroutine", FnRetThunkExtern "fn_ret_thunk_extern", SkipProfile "skipprofile",
        Memory "memory", NoFpClass "nofpclass", OptDebug "optdebug", Writable "writable",
        CoroOnlyDestroyWhenComplete "coro_only_destroy_when_complete", DeadOnUnwind "dead_on_unwind", Range "range",
        SanitizeNumerical "sanitize_numerical_stability", Initializes "initializes",
        HybridPatchable "hybrid_patchable", SanitizeRealtime "sanitize_realtime",
        SanitizeRealtimeBlocking "sanitize_realtime_blocking", CoroElideSafe "coro_elide_safe", NoExt "noext",
        NoDivergenceSource "nodivergencesource", SanitizeType "sanitize_type", Captures "captures",
        DeadOnReturn "dead_on_return",
    }
}

impl Attribute {
    /// Whether its argument is a type.
    pub fn has_type(self) -> bool {
        use Attribute::{ByRef, ByVal, ElementType, InAlloca, Preallocated, SRet};
        matches!(self, ByRef | ByVal | ElementType | InAlloca | Preallocated | SRet)
    }

    /// Whether it is kept without its argument, if it has one.
    pub fn is_flag(self) -> bool {
        use Attribute::{
            AlignStack, AllocKind, AllocSize, ArgMemOnly, Captures, DeadOnReturn, Dereferenceable,
            DereferenceableOrNull, InaccessibleMemOnly, InaccessibleMemOrArgMemOnly, Initializes, Memory, NoCapture,
            NoFpClass, Range, UwTable, VScaleRange,
        };
        let is_other = matches!(
            self,
            Attribute::None
                | Attribute::Align
                | AlignStack
                | AllocKind
                | AllocSize
                | ArgMemOnly
                | Captures
                | DeadOnReturn
                | Dereferenceable
                | DereferenceableOrNull
                | InaccessibleMemOnly
                | InaccessibleMemOrArgMemOnly
                | Initializes
                | Memory
                | NoCapture
                | NoFpClass
                | Range
                | UwTable
                | VScaleRange
        );
        !is_other && !self.has_type()
    }
}

/// Attributes given as strings that ask the code generator for code at the start or end of a function.
pub const REQUESTS: [&str; 9] = [
    "fentry-call",
    "instrument-function-entry",
    "instrument-function-entry-inlined",
    "instrument-function-exit",
    "instrument-function-exit-inlined",
    "patchable-function",
    "patchable-function-entry",
    "patchable-function-prefix",
    "xray-instruction-threshold",
];

/// The string among [`REQUESTS`] that a name is.
pub(crate) fn request(name: &[u8]) -> Option<&'static str> {
    REQUESTS.into_iter().find(|request| request.as_bytes() == name)
}

/// Whether a string says that calls keep the frame.
pub(crate) fn keeps_frame(name: &[u8], value: &[u8]) -> bool {
    name == b"disable-tail-calls" && value == b"true"
}

/// How a function may access a kind of memory: bit 0 reads, bit 1 writes.
pub type Access = u8;

/// The memory that a function accesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemoryEffects {
    /// Memory that arguments point to.
    pub arguments: Access,
    /// Memory that the module cannot access.
    pub inaccessible: Access,
    /// `errno`.
    pub errno: Access,
    /// Other memory.
    pub other: Access,
    /// Two kinds of memory that only the target knows.
    pub target: [Access; 2],
}

impl MemoryEffects {
    /// The same access to all memory.
    pub fn all(access: Access) -> MemoryEffects {
        MemoryEffects { arguments: access, inaccessible: access, errno: access, other: access, target: [access; 2] }
    }
}

/// Attributes of one function, parameter or result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AttributeSet {
    flags: u128,
    /// Alignment as its logarithm plus one; 0 for none.
    pub align: u8,
    /// Alignment of the stack as its logarithm plus one; 0 for none.
    pub stack_align: u8,
    /// Bytes that a pointer may be used to read; 0 for none.
    pub dereferenceable: u64,
    /// An attribute with a type, such as `byval`.
    pub typed: Option<(Attribute, Type)>,
    /// The memory that is accessed, if it is stated.
    pub memory: Option<MemoryEffects>,
    /// Unwind tables: 0 none, 1 synchronous, 2 asynchronous.
    pub unwind_table: u8,
    /// The smallest and the largest `vscale` that the function was compiled for; 0 for no largest one.
    pub vscale_range: Option<[u32; 2]>,
    /// Code that the function asks for: one of [`REQUESTS`], the last one if there are several.
    pub request: Option<&'static str>,
    /// Whether calls of the function keep its frame where they may end it.
    pub keeps_frame: bool,
    /// The processor that the function was compiled for.
    pub features: Features,
}

impl AttributeSet {
    /// Whether the attribute is set.
    pub fn has(&self, attribute: Attribute) -> bool {
        self.flags >> attribute as u8 & 1 != 0
    }

    /// Sets an attribute without argument.
    pub fn set(&mut self, attribute: Attribute) {
        self.flags |= 1 << attribute as u8;
    }

    /// What the conventions of a function with these attributes depend on.
    pub(crate) fn convention(&self) -> Features {
        let mut features = self.features;
        features.vscale = self.vscale_range.map_or(0, |[least, _]| least);
        features
    }

    /// Whether nothing is set.
    pub fn is_empty(&self) -> bool {
        *self == AttributeSet::default()
    }

    /// The attributes without argument.
    pub fn flags(&self) -> impl Iterator<Item = Attribute> + use<> {
        let flags = self.flags;
        Attribute::ALL.iter().copied().filter(move |&attribute| flags >> attribute as u8 & 1 != 0)
    }

    /// Adds what another set has.
    pub fn merge(&mut self, other: &AttributeSet) {
        self.flags |= other.flags;
        self.align = self.align.max(other.align);
        self.stack_align = self.stack_align.max(other.stack_align);
        self.dereferenceable = self.dereferenceable.max(other.dereferenceable);
        self.typed = self.typed.or(other.typed);
        self.memory = self.memory.or(other.memory);
        self.unwind_table = self.unwind_table.max(other.unwind_table);
        self.vscale_range = self.vscale_range.or(other.vscale_range);
        self.request = self.request.max(other.request);
        self.keeps_frame |= other.keeps_frame;
        self.features.merge(&other.features);
    }
}

typed_index! {
    /// An interned set of attributes.
    Attributes
}
typed_index! {
    /// An interned list of attribute sets: function, result, parameters.
    AttributeList
}

impl Attributes {
    /// No attributes.
    pub const EMPTY: Attributes = Attributes(0);
}

impl AttributeList {
    /// No attributes.
    pub const EMPTY: AttributeList = AttributeList(0);
}

/// The attributes of the parts of a function or call.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct ListData {
    /// Function, result, parameters, without empty ones at the end.
    pub(crate) sets: Vec<Attributes>,
}

/// The attributes of a module.
#[derive(Clone, Debug)]
pub struct AttributeTable {
    sets: Vec<AttributeSet>,
    of_set: Map<AttributeSet, Attributes>,
    lists: Vec<ListData>,
    of_list: Map<ListData, AttributeList>,
}

impl Default for AttributeTable {
    fn default() -> Self {
        let (set, list) = (AttributeSet::default(), ListData::default());
        AttributeTable {
            sets: vec![set],
            of_set: Map::from_iter([(set, Attributes::EMPTY)]),
            lists: vec![list.clone()],
            of_list: Map::from_iter([(list, AttributeList::EMPTY)]),
        }
    }
}

impl AttributeTable {
    /// The interned set.
    pub fn intern(&mut self, set: &AttributeSet) -> Attributes {
        if set.is_empty() {
            return Attributes::EMPTY;
        }
        let sets = &mut self.sets;
        *self.of_set.entry(*set).or_insert_with(|| {
            sets.push(*set);
            Attributes::new(sets.len() - 1)
        })
    }

    /// The interned list of a function's, its result's and its parameters' sets.
    pub fn intern_list(&mut self, sets: &[Attributes]) -> AttributeList {
        let n = sets.iter().rposition(|&set| set != Attributes::EMPTY).map_or(0, |at| at + 1);
        if n == 0 {
            return AttributeList::EMPTY;
        }
        let data = ListData { sets: sets[..n].to_vec() };
        if let Some(&found) = self.of_list.get(&data) {
            return found;
        }
        let list = AttributeList::new(self.lists.len());
        self.lists.push(data.clone());
        self.of_list.insert(data, list);
        list
    }

    /// The set.
    pub fn get(&self, set: Attributes) -> &AttributeSet {
        &self.sets[set.index()]
    }

    fn part(&self, list: AttributeList, at: usize) -> Attributes {
        self.lists[list.index()].sets.get(at).copied().unwrap_or(Attributes::EMPTY)
    }

    /// The function's attributes.
    pub fn of_function(&self, list: AttributeList) -> &AttributeSet {
        self.get(self.part(list, 0))
    }

    /// The result's attributes.
    pub fn of_result(&self, list: AttributeList) -> &AttributeSet {
        self.get(self.part(list, 1))
    }

    /// The attributes of a parameter or argument.
    pub fn of_parameter(&self, list: AttributeList, parameter: usize) -> &AttributeSet {
        self.get(self.part(list, parameter + 2))
    }
}
