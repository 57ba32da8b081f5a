//! Local arrays: memory of one call that no argument refers to.
//!
//! In: an element type and a number of elements, known while the kernel is recorded. Out: an [`Array`], a stack slot whose
//! elements the code sets to zero where the array is declared.
//! Invariants: an access is inside the array for every argument that the contract accepts, or a check in the code precedes it;
//! no access is recorded after the block of the declaration, where the array may never have been set to zero.
//! Not here: loads and stores (see `slices` and `scattered`), how an access is proved safe (see `access`).

use crate::error::{BuildErrorKind, Place};
use crate::handle::K;
use crate::position::{FIRST_ARRAY, LocalArray, Region};
use crate::recorder::State;
use crate::scalar::Number;
use crate::scopes::LoopKind;
use crate::slices::Array;
use kernelsmith_ir::{Builder, Cond, Elem, MemRef, Opcode, Type, VReg};

/// Maximum number of elements of an array whose elements are set to zero one by one: passes may keep them in registers.
const MAX_SEPARATE: u64 = 16;
/// Maximum size in bytes of an array that is set to zero without a loop.
const MAX_STRAIGHT: u64 = 256;
/// The type of the stores that set other arrays to zero. Every machine has it.
const ZEROS: Type = Type::fixed(Elem::U32, 4);
const ZEROS_BYTES: u64 = 16;
/// Bytes that one iteration of a loop sets to zero.
const STEP: u64 = 4 * ZEROS_BYTES;
/// The alias class of the first array. Those of parameters, of which there are at most 1024, are lower.
const FIRST_ALIAS: u16 = 1 << 12;

impl<'k> K<'k> {
    /// A local array of `n` elements, all zero. It exists in this call alone, and nothing else can refer to it.
    ///
    /// Indices are checked like those of slices: a check in the code, unless the index is a constant or has a range inside the
    /// array. The elements are set to zero each time the code reaches the declaration: declared in the body of a loop, in every
    /// iteration. Like a variable, an array can be used up to the end of the block that declares it.
    ///
    /// All arrays of a kernel have at most 32 KiB. In the body of a loop over data each array counts twice, because the loop and
    /// its remainder have separate ones.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// // Counts bytes alternately in two arrays, so that equal bytes in a row do not wait for each other's store.
    /// let count = build::<fn(In<u8>, InOut<u32>)>("count", |k, (bytes, counts)| {
    ///     let counts = counts.require_len(256);
    ///     let halves = [k.array::<u32>(256), k.array::<u32>(256)];
    ///     let add = |half: usize, byte| halves[half].store(byte, halves[half].load(byte) + 1);
    ///     k.for_range_(0, bytes.len() / 2, |i| {
    ///         add(0, bytes.load(i * 2).cast::<isize>());
    ///         add(1, bytes.load(i * 2 + 1).cast::<isize>());
    ///     });
    ///     k.if_((bytes.len() & 1).ne(0), || add(0, bytes.load_checked(bytes.len() - 1).cast::<isize>()));
    ///     k.for_each_vector(256, |i| counts.store(i, counts.load(i) + halves[0].load(i) + halves[1].load(i)));
    /// })?;
    /// let mut counts = [0; 256];
    /// Jit::interpreter().interpret(&count, (b"hello", &mut counts))?;
    /// assert_eq!(counts[usize::from(b'l')], 2);
    /// assert_eq!(counts[usize::from(b'o')], 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn array<T: Number>(self, n: usize) -> Array<'k, T> {
        let region = self.state().new_array(T::ELEM, n);
        Array::new(self, region)
    }
}

/// Maximum size in bytes of all arrays of a kernel.
const MAX_BYTES: u64 = 32 << 10;
/// Maximum number of arrays of a kernel: more than fit at 32 bytes each.
const MAX_ARRAYS: usize = 1024;

/// The mistake of too many or too large arrays.
pub(crate) fn check_arrays(arrays: &[LocalArray]) -> Option<BuildErrorKind> {
    let total = arrays.iter().fold(0u64, |total, array| total.saturating_add(array.bytes));
    let limits =
        [("local arrays", MAX_ARRAYS as u64, arrays.len() as u64), ("bytes of local arrays", MAX_BYTES, total)];
    let (what, limit, given) = limits.into_iter().find(|(_, limit, given)| given > limit)?;
    Some(BuildErrorKind::Limit { what, limit, given })
}

impl State {
    /// Adds an array, and sets its elements to zero.
    fn new_array(&mut self, elem: Elem, n: usize) -> Region {
        let number = self.arrays.len();
        let len = i64::try_from(n).unwrap_or(i64::MAX);
        let payload = (len as u64).saturating_mul(elem.bytes().into()).max(1);
        let is_separate = len as u64 <= MAX_SEPARATE;
        let bytes = if is_separate { payload } else { payload.checked_next_multiple_of(STEP).unwrap_or(u64::MAX) };
        self.arrays.push(LocalArray { len, bytes, place: self.place });
        let exceeded = check_arrays(&self.arrays);
        if exceeded.is_some() {
            self.arrays[number].bytes = 0;
        }
        let is_valid = exceeded.is_none();
        let alias = FIRST_ALIAS + number.min(MAX_ARRAYS) as u16;
        let base = match exceeded {
            Some(kind) => {
                self.error("array", kind);
                // The kernel is refused; further mistakes in it are found with memory that nothing else refers to.
                self.new_var(Type::PTR)
            }
            None => {
                let align = if is_separate { elem.bytes() } else { ZEROS_BYTES as u32 };
                let slot = self.ops.builder().slot(bytes as u32, align);
                self.append_value(|builder| builder.slot_addr(slot))
            }
        };
        if is_valid {
            self.set_to_zero(if is_separate { Type::scalar(elem) } else { ZEROS }, base, bytes, alias);
        }
        let len = Some(self.index_constant(len));
        Region { base, len, param: FIRST_ARRAY + number as u32, alias, space: 0 }
    }

    /// Sets memory to zero by stores of this type, whose size divides the memory's.
    fn set_to_zero(&mut self, ty: Type, base: VReg, bytes: u64, alias: u16) {
        let size = ty.elem().bytes() * ty.lanes().count().unwrap_or(1);
        let zero = self.constant(ty, 0);
        let place = |disp: u64| MemRef::at(base).disp(disp as i64).align(size).alias(alias);
        if bytes <= MAX_STRAIGHT {
            for disp in (0..bytes / u64::from(size)).map(|at| at * u64::from(size)) {
                self.append(|builder| builder.store(ty, place(disp), zero));
            }
            return;
        }
        let [start, step, end] = [0, STEP, bytes].map(|n| self.index_constant(n as i64));
        let counter = self.new_var(Type::INDEX);
        self.append(|builder| builder.assign(counter, start));
        let scope = self.open_loop(LoopKind::Plain);
        let is_done = self.compare(Cond::Ge, Type::INDEX, counter, end);
        self.append(|builder| builder.break_if(1, is_done));
        for disp in (0..STEP).step_by(size as usize) {
            self.append(|builder| builder.store(ty, place(disp).index(counter, 1), zero));
        }
        let next = self.append_value(|builder: &mut Builder| builder.binary(Opcode::Add, Type::INDEX, counter, step));
        self.append(|builder| builder.assign(counter, next));
        self.close_scope(scope);
    }

    /// The Rust line of the declaration of an array; `None` if the region is no array.
    pub(crate) fn declaration_of(&self, region: Region) -> Option<Place> {
        Some(self.arrays.get(region.array()?)?.place)
    }
}
