//! Selection of what patterns cannot cover: comparisons and branches, constants, addresses, single operations.
//!
//! In: operations, the state of selection. Out: machine instructions with virtual registers.
//! Not here: anything that a pattern of the description can express.

use crate::mach::{MachKind, Recipe};
use crate::select::{Arg, ArgBase, Extra, Selector};
use kernelsmith_ir::{Op, Type, VReg};
use kernelsmith_machine::{InstId, MaskForm, RegId, ValueType};
use kernelsmith_regalloc as ra;

/// The lowering of operations on a machine.
pub(crate) trait Lowering {
    /// Whether [`Lowering::select`] handles this operation.
    fn supports(&self, op: &Op, ty_of: &dyn Fn(VReg) -> Type) -> bool;

    /// Selects instructions for operation `at`, which patterns cannot cover; whether it did.
    fn select(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool;

    /// The instruction that materialises this constant without memory.
    fn constant(&self, ty: Type, bits: u64, masks: MaskForm) -> Option<Recipe>;

    /// Whether a constant is rematerialised at its uses, rather than computed at its definition.
    fn is_rematerialised(&self, op: &Op) -> bool {
        let _ = op;
        true
    }

    /// Whether equal constants of this type share a register.
    fn shares_constants(&self, ty: Type) -> bool {
        let _ = ty;
        false
    }

    /// Computes a constant at its definition; whether it did.
    fn materialise(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let _ = (s, op, dst);
        false
    }

    /// The instruction that extends a narrow value in its register.
    fn extension(&self, ty: Type) -> Option<InstId>;

    /// The call through an address in memory; emits the instructions that must precede it.
    fn call(&self, s: &mut Selector<'_>) -> InstId;

    /// The call of a function that is near ([`crate::isa::NearCall`]), whose address is that of the operand; emits the
    /// instructions that must precede it.
    fn call_near(&self, s: &mut Selector<'_>) -> Option<InstId> {
        let _ = s;
        None
    }

    /// Emits the call of an address in a register, with what must precede it.
    fn call_address(&self, s: &mut Selector<'_>, address: ra::VReg, extra: Extra<'_>);

    /// How a function jumps to another one that continues in its place.
    fn tail_jump(&self) -> Option<TailJump> {
        None
    }

    /// The register for the address where a function writes its result, if it is not passed like other pointers.
    fn result_address(&self) -> Option<RegId> {
        None
    }

    /// Whether a function returns that address.
    fn returns_result_address(&self) -> bool {
        false
    }

    /// The register for the address of an enclosing function's variables, if it is not passed like other pointers.
    fn static_chain(&self) -> Option<RegId> {
        None
    }

    /// The register that holds the number of vector registers with arguments, when a variadic function is called.
    fn variadic_counter(&self) -> Option<RegId> {
        None
    }

    /// Whether the symbols of a kernel may name instructions. Those of modules may, whose calls are unsafe; a kernel of a safe
    /// program gives any name to its own functions, and an instruction such as a call of the system reaches beyond its
    /// slices. Only a machine whose kernels run in a simulator may have them.
    fn kernels_name_instructions(&self) -> bool {
        false
    }

    /// The instructions without operands, or with numbers that are zero, that a symbol may name: they read and write only
    /// registers that the allocator knows, and perhaps memory, as functions do.
    fn instructions_of_fixed_registers(&self) -> &'static [&'static str] {
        &[]
    }

    /// The instructions with an address that a symbol may name: an argument is the address.
    fn instructions_of_memory(&self) -> &'static [&'static str] {
        &[]
    }

    /// Stores a constant together with constants that later operations store next to it; whether it did. Then these are skipped.
    fn constant_stores(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let _ = (s, at, op);
        false
    }

    /// The type by which a variadic argument is passed.
    fn variadic_type(&self, ty: ValueType) -> ValueType {
        ty
    }

    /// Copies the bits of a float between a register for floats and a general register; whether it did.
    fn copy_bits(&self, s: &mut Selector<'_>, ty: Type, to: ra::VReg, from: ra::VReg, to_general: bool) -> bool {
        let _ = (s, ty, to, from, to_general);
        false
    }

    /// The layout of lists of variadic arguments.
    fn variadic_list(&self) -> Option<VariadicList> {
        None
    }

    /// Where landing pads find exceptions; `None` if the machine has none.
    fn landing(&self) -> Option<LandingRegisters> {
        None
    }

    /// Branches to `label` if the result of the comparison `cmp` is `when`.
    fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label);

    /// Branches to `other` if the index, an unsigned number of 64 bits, is not below `table.n`; otherwise jumps through the
    /// table: the last instruction is of [`MachKind::Table`] and branches to `first` for the allocator. Whether the machine
    /// has such a jump.
    fn jump_by_table(&self, s: &mut Selector<'_>, index: ra::VReg, table: Table, other: ra::Label) -> bool {
        let _ = (s, index, table, other);
        false
    }

    /// Branches to `label` if the truth value is `when`.
    fn branch_on_bool(&self, s: &mut Selector<'_>, value: ra::VReg, when: bool, label: ra::Label);

    /// An address in a form that instructions can encode; emits additions for the parts that they cannot.
    fn address(&self, s: &mut Selector<'_>, address: Address) -> Arg {
        let _ = s;
        let Address { base, index, scale_log2, disp, .. } = address;
        Arg::Mem { base: ArgBase::Reg(base), index, scale_log2, disp }
    }
}

/// The registers of exceptions: first the exception, then its selector.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LandingRegisters {
    /// Where the unwinder leaves them.
    pub thrown: [RegId; 2],
    /// Where the code after the call has them: registers that calls clobber and that no result is in.
    pub caught: [RegId; 2],
}

/// The jumps to functions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TailJump {
    /// To a function that is near, if linkers know of such calls; its operand is a label.
    pub near: Option<InstId>,
    /// To the address in a slot of the constant pool.
    pub far: InstId,
    /// To the address in a register.
    pub register: InstId,
    /// That register: no function preserves it, no argument is in it, and the epilogue does not write it.
    pub address: RegId,
}

/// A table of targets, for [`Lowering::jump_by_table`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table {
    /// Its pool entry.
    pub entry: u32,
    /// Number of its targets.
    pub n: u32,
    /// Its first target.
    pub first: ra::Label,
}

impl Table {
    /// Its address as an operand.
    pub(crate) fn address(self) -> Arg {
        Arg::Mem { base: ArgBase::Pool(self.entry), index: None, scale_log2: 0, disp: 0 }
    }

    /// The properties of the jump.
    pub(crate) fn flow(self) -> Extra<'static> {
        let flow = ra::Flow::Branch(self.first);
        Extra { clobbers: Some(0), flow, kind: MachKind::Table, ..Extra::default() }
    }
}

/// The layout of a list of variadic arguments, which `va_start` initialises.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum VariadicList {
    /// Offsets of the next general and vector registers, address of the stack arguments, address of the saved registers.
    SysV,
    /// Addresses of the stack arguments, of the ends of the saved general and vector registers, negative offsets from there.
    Aapcs64,
    /// The address of the next argument: the registers are saved directly below the stack arguments.
    Pointer,
    /// The address of the next argument: all arguments of a variadic function are on the stack, in words.
    Stack,
}

impl VariadicList {
    /// Whether vector registers are saved, too.
    pub(crate) fn has_vectors(self) -> bool {
        matches!(self, VariadicList::SysV | VariadicList::Aapcs64)
    }
}

/// An address in the general form, before it is adapted to a machine.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    /// The base register.
    pub base: ra::VReg,
    /// The index register, which is scaled and added.
    pub index: Option<ra::VReg>,
    /// log2 of the scale.
    pub scale_log2: u8,
    /// Displacement in bytes.
    pub disp: i32,
    /// Size of a scalar access in bytes; 0 for a vector or without an access.
    pub bytes: u32,
    /// Size of any access in bytes; 0 without an access.
    pub access_bytes: u32,
}
