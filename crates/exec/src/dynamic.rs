//! Kernels whose signature is only known at run time: for tools, test runners and interpreter oracles.
//!
//! In: a kernel like in `kernel`, arguments as data. Out: the bits of the result, or the same errors as for a typed
//! call.
//! Invariant: the arguments are checked against the signature, then against the contract, before any machine code runs.
//! Not here: speed. A typed `Kernel` calls directly; this code distributes its arguments to registers first, which
//! takes longer than a small kernel. [`DynKernel::typed`] returns the typed kernel.

use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Instant;

use crate::argument::DynArg;
use crate::block::CodeBlock;
use crate::call::FnSignature;
use crate::contract::AccessContract;
use crate::error::{CallError, ExecError};
use crate::host::spread::{self, Word};
use crate::interrupt::{CallRecord, Deadline, Interrupt};
use crate::kernel::{Code, Compiled, Kernel, outcome};
use crate::remote;
use crate::signature::{ParamKind, ScalarType, Signature, SliceAccess};

/// A compiled function that is called with arguments as data. Clones share the code.
#[derive(Clone)]
pub struct DynKernel {
    compiled: Arc<Compiled>,
}

impl std::fmt::Debug for DynKernel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Compiled { code, signature, .. } = &*self.compiled;
        write!(f, "DynKernel({} {signature})", code.name())
    }
}

impl<S> Kernel<S> {
    /// The same kernel with arguments as data.
    pub fn erased(&self) -> DynKernel {
        // The signature of a Rust type has no half-precision scalars.
        DynKernel { compiled: Arc::clone(self.compiled()) }
    }
}

impl DynKernel {
    /// Creates a kernel from published code. Like [`Kernel::new`], without a Rust type to compare with.
    ///
    /// # Safety
    /// Like [`Kernel::new`].
    pub unsafe fn new(
        block: CodeBlock,
        compiled: &Signature,
        contract: impl Into<Arc<AccessContract>>,
    ) -> Result<DynKernel, ExecError> {
        DynKernel::of(Arc::new(Compiled::new(Code::Here(block), compiled, contract.into())?))
    }

    pub(crate) fn of(compiled: Arc<Compiled>) -> Result<DynKernel, ExecError> {
        let half = |ty: ScalarType| matches!(ty, ScalarType::F16 | ScalarType::Bf16);
        let Signature { params, result, results: _ } = &compiled.signature;
        if result.is_some_and(half) || params.iter().any(|param| matches!(param, ParamKind::Scalar(ty) if half(*ty))) {
            return Err(ExecError::Unsupported { feature: "passing a half-precision scalar" });
        }
        Ok(DynKernel { compiled })
    }

    /// The same kernel with the type `S`, if its signature matches.
    pub fn typed<S: FnSignature>(&self) -> Result<Kernel<S>, ExecError> {
        Kernel::of(Arc::clone(&self.compiled))
    }

    /// The published code, if it runs on this host.
    pub fn block(&self) -> Option<&CodeBlock> {
        match &self.compiled.code {
            Code::Here(block) => Some(block),
            Code::Remote(_) => None,
        }
    }

    /// The signature as data.
    pub fn signature(&self) -> &Signature {
        &self.compiled.signature
    }

    /// The access contract of the kernel.
    pub fn contract(&self) -> &AccessContract {
        &self.compiled.contract
    }

    /// Checks arguments and contract, then calls the kernel. Returns the bits of the result, zero-extended from its
    /// type; zero if there is no result. Several results are written to one more argument, a slice of
    /// [`RESULT_BYTES`](crate::signature::RESULT_BYTES) each.
    pub fn call(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        let lowered = self.admit(args)?;
        if let Code::Remote(processor) = &self.compiled.code {
            return remote::run(&**processor, args, &self.compiled.signature);
        }
        // SAFETY: the arguments match the signature, which has no raw pointers, and the contract accepts them.
        let result = unsafe { self.enter(&lowered.words, CallRecord::never()) };
        lowered.copy_back(args);
        result
    }

    /// Like [`DynKernel::call`], but ends early when the interrupt is raised; the kernel must have been compiled with
    /// polling.
    ///
    /// # Errors
    /// Like [`DynKernel::call`]; [`CallError::Interrupted`] if the interrupt was raised before the end, in which case
    /// earlier writes persist; [`CallError::NotInterruptible`] if the kernel does not poll.
    pub fn call_interruptible(&self, interrupt: &Interrupt, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        self.compiled.admit_interruptible(interrupt)?;
        let lowered = self.admit(args)?;
        // SAFETY: as in `call`.
        let result = unsafe { self.enter(&lowered.words, interrupt.flag()) };
        lowered.copy_back(args);
        result
    }

    /// Like [`DynKernel::call`], but ends early at the deadline; the kernel must have been compiled with polling.
    ///
    /// # Errors
    /// Like [`DynKernel::call_interruptible`]; [`CallError::Unsupported`] if the system cannot start the thread that
    /// watches deadlines.
    pub fn call_with_deadline(&self, deadline: Instant, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        let deadline = Deadline::at(deadline)?;
        self.call_interruptible(deadline.interrupt(), args)
    }

    /// Checks whether a call with this interrupt may start.
    pub(crate) fn admit_interrupt(&self, interrupt: &Interrupt) -> Result<(), CallError> {
        self.compiled.admit_interruptible(interrupt)
    }

    /// Whether another machine runs the code.
    pub(crate) fn is_remote(&self) -> bool {
        matches!(self.compiled.code, Code::Remote(_))
    }

    /// Checks a safe call; returns the arguments in machine form.
    pub(crate) fn admit(&self, args: &mut [DynArg<'_>]) -> Result<Lowered, CallError> {
        if !self.compiled.signature.is_safe() {
            return Err(CallError::NeedsUnsafe { reason: "it takes raw pointers".to_string() });
        }
        for (idx, (param, arg)) in self.compiled.signature.params.iter().zip(&*args).enumerate() {
            if let ParamKind::Slice { elem: ScalarType::Bool, .. } = param {
                check_bools(idx, arg)?;
            }
        }
        let lowered = self.lower(args)?;
        self.compiled.admit(&lowered.values)?;
        Ok(lowered)
    }

    /// Checks that the arguments match the signature, then calls the kernel.
    ///
    /// # Safety
    /// The access contract holds for these arguments; bytes of `bool` slices are zero or one; raw pointers are valid
    /// for the kernel's accesses; if the contract has an `unsafe_reason`, its conditions are met.
    pub unsafe fn call_unchecked(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        let lowered = self.lower(args)?;
        // SAFETY: the arguments match the signature; the caller guarantees the other conditions.
        let result = unsafe { self.enter(&lowered.words, CallRecord::never()) };
        lowered.copy_back(args);
        result
    }

    fn lower(&self, args: &mut [DynArg<'_>]) -> Result<Lowered, CallError> {
        let params = &self.compiled.signature.params;
        if params.len() != args.len() {
            return Err(misfit(format!("expected {} arguments, found {}", params.len(), args.len())));
        }
        let mut lowered = Lowered { values: Vec::with_capacity(params.len()), words: Vec::new(), copies: Vec::new() };
        for (idx, (param, arg)) in params.iter().zip(args).enumerate() {
            match (param, arg) {
                (ParamKind::Scalar(ty), DynArg::Scalar(bits)) => lowered.scalar(*ty, *bits),
                (ParamKind::RawPtr { .. }, DynArg::RawPtr(pointer)) => lowered.address(pointer, 0),
                (ParamKind::Slice { elem, access: SliceAccess::In }, DynArg::Slice(bytes)) => {
                    let copy = aligned_copy(idx, *elem, bytes)?;
                    lowered.slice(idx, copy, bytes.as_ptr(), bytes.len() / elem.size_bytes());
                }
                (ParamKind::Slice { elem, access }, DynArg::SliceMut(bytes)) if access.writes() => {
                    let copy = aligned_copy(idx, *elem, bytes)?;
                    // Take the pointer last, so that `bytes` is not used between this and the call.
                    let n_elems = bytes.len() / elem.size_bytes();
                    lowered.slice(idx, copy, bytes.as_mut_ptr(), n_elems);
                }
                (param, _) => return Err(misfit(format!("argument {idx} does not match `{param}`"))),
            }
        }
        Ok(lowered)
    }

    /// # Safety
    /// The words match the machine parameters, and the kernel's preconditions hold.
    pub(crate) unsafe fn enter(&self, words: &[Word], interrupt: &AtomicU32) -> Result<u64, CallError> {
        let Compiled { signature, contract, .. } = &*self.compiled;
        let entry = self.compiled.entry()?;
        let mut record = CallRecord::new(interrupt);
        let mut words = words.to_vec();
        // Owned by this call, and alive until the code returns.
        let mut arguments: Vec<u64> = Vec::new();
        if signature.has_argument_record() {
            arguments.extend(words.iter().map(|word| word.bits.to_le()));
            words = vec![Word { ty: ScalarType::Ptr, bits: arguments.as_mut_ptr().expose_provenance() as u64 }];
        }
        if contract.traps {
            words.push(Word { ty: ScalarType::Ptr, bits: (&raw mut record).expose_provenance() as u64 });
        }
        // SAFETY: the code has this signature, as the caller of `new` promised; our caller guarantees the arguments.
        let bits = unsafe { spread::call(entry, &words, signature.result) }?;
        drop(arguments);
        outcome(&record.trap, contract)?;
        Ok(match signature.result {
            None => 0,
            Some(ScalarType::Bool) => u64::from(bits as u8 != 0),
            Some(ty) => zero_extend(ty, bits),
        })
    }
}

/// Arguments in the form of the contract and of the machine.
pub(crate) struct Lowered {
    /// The value of each parameter for the contract.
    pub(crate) values: Vec<i128>,
    /// One word for each machine parameter, two for a slice.
    pub(crate) words: Vec<Word>,
    /// Aligned copies, with the index of the argument.
    copies: Vec<(usize, AlignedBytes)>,
}

/// Bytes aligned for every element type.
struct AlignedBytes {
    words: Vec<u64>,
    n_bytes: usize,
}

impl AlignedBytes {
    fn new(bytes: &[u8]) -> AlignedBytes {
        let word = |chunk: &[u8]| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_ne_bytes(word)
        };
        AlignedBytes { words: bytes.chunks(8).map(word).collect(), n_bytes: bytes.len() }
    }

    fn as_mut_ptr(&mut self) -> *mut u8 {
        self.words.as_mut_ptr().cast()
    }

    fn copy_to(&self, bytes: &mut [u8]) {
        let all = self.words.iter().flat_map(|word| word.to_ne_bytes()).take(self.n_bytes);
        bytes.iter_mut().zip(all).for_each(|(byte, new)| *byte = new);
    }
}

impl Lowered {
    fn scalar(&mut self, ty: ScalarType, bits: u64) {
        let unsigned = zero_extend(ty, bits);
        let unused = 64 - 8 * ty.size_bytes() as u32;
        let signed = ((bits << unused) as i64) >> unused;
        let (value, bits) = match ty {
            ScalarType::I8 | ScalarType::I16 | ScalarType::I32 | ScalarType::I64 | ScalarType::Index => {
                (i128::from(signed), signed as u64)
            }
            ScalarType::Bool => (i128::from(unsigned != 0), u64::from(unsigned != 0)),
            _ if ty.is_integer() => (i128::from(unsigned), unsigned),
            _ => (0, unsigned),
        };
        self.values.push(value);
        self.words.push(Word { ty, bits });
    }

    fn address<T>(&mut self, pointer: &*mut T, value: i128) {
        self.values.push(value);
        self.words.push(Word { ty: ScalarType::Ptr, bits: pointer.expose_provenance() as u64 });
    }

    fn slice(&mut self, idx: usize, copy: Option<AlignedBytes>, start: *const u8, n_elems: usize) {
        match copy {
            None => self.address(&start.cast_mut(), n_elems as i128),
            Some(mut copy) => {
                self.address(&copy.as_mut_ptr(), n_elems as i128);
                self.copies.push((idx, copy));
            }
        }
        self.words.push(Word { ty: ScalarType::Index, bits: n_elems as u64 });
    }

    pub(crate) fn copy_back(&self, args: &mut [DynArg<'_>]) {
        for (idx, copy) in &self.copies {
            if let Some(DynArg::SliceMut(bytes)) = args.get_mut(*idx) {
                copy.copy_to(bytes);
            }
        }
    }
}

/// Checks that the bytes are a whole number of elements, and copies them if they are not aligned.
fn aligned_copy(idx: usize, elem: ScalarType, bytes: &[u8]) -> Result<Option<AlignedBytes>, CallError> {
    let (size, n_bytes) = (elem.size_bytes(), bytes.len());
    if !n_bytes.is_multiple_of(size) {
        return Err(misfit(format!("argument {idx} has {n_bytes} bytes, not a multiple of {size}")));
    }
    let aligned = bytes.as_ptr().addr().is_multiple_of(size);
    Ok((!aligned).then(|| AlignedBytes::new(bytes)))
}

/// Rejects bytes that are not a valid `bool`: code may use one as an index without a check.
fn check_bools(idx: usize, arg: &DynArg<'_>) -> Result<(), CallError> {
    let bytes: &[u8] = match arg {
        DynArg::Slice(bytes) => bytes,
        DynArg::SliceMut(bytes) => bytes,
        DynArg::Scalar(_) | DynArg::RawPtr(_) => &[],
    };
    match bytes.iter().position(|byte| *byte > 1) {
        None => Ok(()),
        Some(at) => Err(misfit(format!("argument {idx} has {} as element {at}, which is no bool", bytes[at]))),
    }
}

fn zero_extend(ty: ScalarType, bits: u64) -> u64 {
    let unused = 64 - 8 * ty.size_bytes() as u32;
    bits << unused >> unused
}

pub(crate) fn misfit(reason: String) -> CallError {
    CallError::Arguments { reason }
}
