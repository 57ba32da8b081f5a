//! Arguments as data in the interpreter's memory, for machines that get words and memory.
//!
//! In: arguments that match a signature. Out: the machine parameters and the memory that they refer to; afterwards the
//! written slices.
//! Invariant: each slice is one region, so that no access reaches another one.
//! Not here: the checks of arguments and contract (see kernelsmith-exec).

use kernelsmith_exec::{DynArg, MachineParam, MachineRole, ParamKind, Signature};
use kernelsmith_ir::interp::Memory;

/// The arguments of a call.
pub(crate) struct Placed {
    pub(crate) memory: Memory,
    /// The machine parameters; that of the trap record is 0.
    pub(crate) machine: Vec<u64>,
    params: Vec<MachineParam>,
    words: Vec<u64>,
}

impl Placed {
    pub(crate) fn new(signature: &Signature, traps: bool, args: &[DynArg<'_>]) -> Placed {
        let (mut memory, mut words) = (Memory::new(), Vec::new());
        let params = signature.words();
        for param in &params {
            let arg = param.source.and_then(|source| args.get(source));
            let bytes: &[u8] = match arg {
                Some(DynArg::Slice(bytes)) => bytes,
                Some(DynArg::SliceMut(bytes)) => bytes,
                _ => &[],
            };
            words.push(match (param.role, arg) {
                (MachineRole::Value, Some(DynArg::Scalar(bits))) => *bits,
                (MachineRole::Pointer, Some(DynArg::Slice(_))) => memory.alloc_read_only(bytes),
                (MachineRole::Pointer, _) => memory.alloc(bytes),
                (MachineRole::Length, _) => (bytes.len() / element_bytes(signature, param)) as u64,
                _ => 0,
            });
        }
        let mut machine = words.clone();
        if signature.has_argument_record() {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            machine = vec![memory.alloc_read_only(&bytes)];
        }
        if traps {
            machine.push(0);
        }
        Placed { memory, machine, params, words }
    }

    /// Copies the written slices back.
    pub(crate) fn fetch(&self, args: &mut [DynArg<'_>]) {
        for (param, &word) in self.params.iter().zip(&self.words) {
            let arg = param.source.and_then(|source| args.get_mut(source));
            if param.role == MachineRole::Pointer
                && let (Some(DynArg::SliceMut(to)), Some(from)) = (arg, self.memory.region(word))
            {
                to.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
            }
        }
    }
}

/// Size in bytes of an element of the slice that a word describes; 1 if it describes none.
fn element_bytes(signature: &Signature, param: &MachineParam) -> usize {
    match param.source.and_then(|source| signature.params.get(source)) {
        Some(ParamKind::Slice { elem, .. }) => elem.size_bytes(),
        _ => 1,
    }
}
