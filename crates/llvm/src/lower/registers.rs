//! Arguments of several registers, where the convention wants all of them or none.
//!
//! In: the parameters of a signature, each as the registers of its parts. Out: the same, but where too few registers are left, the
//! whole argument is bytes on the stack. Sources: the System V ABI for x86-64 (integers of 128 bits), the procedure call
//! standard for AArch64 (the same, and arrays, which stand for structures), the calling convention of RISC-V.
//! Invariant: registers that an argument leaves empty for good are parameters that nobody reads, because the code generator
//! gives the next register to the next parameter. Not here: what clang decides, such as copies of large structures.

use super::abi::{Abi, Param, Part};
use super::leaf::{Class, Result, class};
use super::machine::{Machine, Registers};
use super::pieces::has_pair;
use super::tables::Tables;
use crate::module::Module;
use crate::types::{Type, TypeKind};
use kernelsmith_ir as ir;

/// Whether a value is in a register for floats.
fn is_float(ty: ir::Type) -> bool {
    ty.is_float() || ty.is_vector()
}

/// Places the arguments of a function, whose parameters have these types in the module.
pub(super) fn place(m: &Module, t: &mut Tables, abi: &mut Abi, types: &[Type], is_local: bool) -> Result<()> {
    let Some(mut left) = t.machine.argument_registers() else { return Ok(()) };
    if abi.result.in_memory && (abi.result.passing.is_none() || t.machine != Machine::Arm) {
        left.general -= 1;
    }
    place_more(m, t, &mut abi.params, types, &mut left, Placing { is_variable: false, is_local })?;
    abi.left = left;
    Ok(())
}

/// Places variable arguments after those of a function.
pub(super) fn place_variable(
    m: &Module,
    t: &mut Tables,
    abi: &mut Abi,
    mut params: Vec<Param>,
    types: &[Type],
) -> Result<()> {
    if t.machine.argument_registers().is_some() {
        place_more(m, t, &mut params, types, &mut abi.left, Placing { is_variable: true, is_local: false })?;
    }
    abi.params.extend(params);
    Ok(())
}

/// Which arguments are placed.
#[derive(Clone, Copy)]
struct Placing {
    is_variable: bool,
    /// Whether only the module calls the function.
    is_local: bool,
}

fn place_more(
    m: &Module,
    t: &mut Tables,
    params: &mut [Param],
    types: &[Type],
    left: &mut Registers,
    placing: Placing,
) -> Result<()> {
    let machine = t.machine;
    for (param, &ty) in params.iter_mut().zip(types) {
        match param.passing {
            Some(ir::Passing::Copy { .. }) => continue,
            // The register for it is none of those.
            Some(ir::Passing::ResultAddress) if machine == Machine::Arm => continue,
            Some(ir::Passing::StaticChain) => continue,
            _ => {}
        }
        let is_wide = match class(&m.types, ty, t.layout.pointer_bits)? {
            Class::Wide(bits) => machine.passes_whole(bits),
            Class::Quad => !machine.has_quad_registers(),
            _ => false,
        };
        // Two words that are one argument may be in a register and on the stack.
        let is_pair = |part: &Part| machine.splits_arguments() && matches!(part, Part::Vector(part) if part.is_pair());
        let is_wide = is_wide || matches!(&param.parts[..], [part] if is_pair(part));
        let is_array = machine == Machine::Arm && matches!(m.types.kind(ty), TypeKind::Array(..));
        let floats = param.types.iter().filter(|&&ty| is_float(ty)).count();
        let general = param.types.len() - floats;
        if param.parts.len() > 1 && param.parts.iter().any(is_pair) && left.general < general + floats {
            return Err("such structures with vectors of two words as arguments on the stack".into());
        }
        let beyond = if machine.passes_floats_as_words() { floats.saturating_sub(left.floats) } else { 0 };
        // Each pair in it would be aligned there.
        let is_short = machine.splits_arguments() && left.general < general + beyond;
        if is_short && !is_wide && !placing.is_local && has_pair(m, ty) {
            return Err("structures with numbers of 128 bits as arguments on the stack, for RISC-V".into());
        }
        if (is_wide || is_array) && !param.in_memory {
            // A pair starts at a register with an even number.
            if is_wide && machine.aligns_pairs(placing.is_variable) && left.general % 2 == 1 {
                param.fill.push(ir::Type::U64);
                left.general -= 1;
            }
            let fits = match machine.splits_arguments() {
                true => left.general > 0,
                false => general <= left.general && floats <= left.floats,
            };
            if !fits {
                if param.parts.iter().any(|part| matches!(part, Part::Vector(part) if !part.is_exact())) {
                    return Err("arrays of such vectors as arguments on the stack".into());
                }
                on_stack(m, t, param, ty)?;
                // On AArch64, nothing comes after it in registers of the kind.
                if machine == Machine::Arm && general > 0 {
                    param.fill.extend(std::iter::repeat_n(ir::Type::U64, left.general));
                    left.general = 0;
                }
                if machine == Machine::Arm && floats > 0 {
                    param.fill.extend(std::iter::repeat_n(ir::Type::F64, left.floats));
                    left.floats = 0;
                }
                continue;
            }
        }
        left.floats = left.floats.saturating_sub(floats);
        left.general = left.general.saturating_sub(general + beyond);
    }
    Ok(())
}

/// Makes an argument bytes on the stack.
fn on_stack(m: &Module, t: &mut Tables, param: &mut Param, ty: Type) -> Result<()> {
    /// Bytes of a place on the stack.
    const WORD: u32 = 8;
    let size = t.layout.size(&m.types, ty)?;
    let bytes = u32::try_from(size.stride()).map_err(|_| "arguments of this size")?;
    let align = u32::try_from(size.align).map_err(|_| "arguments of this alignment")?.max(WORD);
    param.types = vec![ir::Type::PTR];
    param.passing = Some(ir::Passing::Copy { bytes: bytes.next_multiple_of(WORD), align });
    param.in_memory = true;
    Ok(())
}
