//! Features that only some instructions have, as flags of a candidate.

/// ModRM encodes a memory address.
pub(crate) const MEM: u16 = 1;
/// The address has a vector index (VSIB).
pub(crate) const VSIB: u16 = 1 << 1;
/// A condition in the opcode, or in the vector-length bits of EVEX.
pub(crate) const COND: u16 = 1 << 2;
pub(crate) const COND_IN_LENGTH: u16 = 1 << 3;
/// The description names fewer conditions than the field can hold.
pub(crate) const COND_LIMITED: u16 = 1 << 4;
/// Several fields hold the same register.
pub(crate) const SAME: u16 = 1 << 5;
/// The immediate encodes a register.
pub(crate) const IMM_REG: u16 = 1 << 6;
/// The description limits the immediate to fewer values than its bits can hold.
pub(crate) const IMM_LIMITED: u16 = 1 << 7;
/// An early-clobber result: it must differ from the registers of the inputs.
pub(crate) const EARLY: u16 = 1 << 8;
/// Can exceed the length limit of 15 bytes with some prefixes and addresses.
pub(crate) const LONG: u16 = 1 << 9;
/// A relative jump or call, for which the operand size has no effect; and a branch of any kind.
pub(crate) const JUMP: u16 = 1 << 10;
pub(crate) const BRANCH: u16 = 1 << 11;
/// A ModRM byte; more than two operands.
pub(crate) const MODRM: u16 = 1 << 12;
pub(crate) const MANY: u16 = 1 << 13;

/// Features for which the decoder calls a separate check.
pub(crate) const CHECKED: u16 = SAME | IMM_REG | IMM_LIMITED | EARLY;
/// Features that the fast path for plain instructions handles.
pub(crate) const PLAIN: u16 = MEM | COND | JUMP | BRANCH | MODRM | MANY;
