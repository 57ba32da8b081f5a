//! What a kernel needs where indices have 32 bits.
//!
//! In: values that must fit an index of 32 bits, and the first place that is only proved for 64. Out: the contract of the
//! kernel for such a machine, or why there is none.
//! Invariant: the function is the same for all machines, and so are the ranges of elements; only what must not wrap
//! differs. A place that is not proved for 32 bits makes the kernel unusable there, never unsafe.
//! Not here: which values are compared (see `contract`), the proofs (see `access`).

use crate::error::Place;
use core::fmt;
use kernelsmith_exec::{AccessContract, Bound, IndexWidth, ParamKind, Requirement, ScalarType, Signature};
use std::sync::{Arc, OnceLock};

/// Why a place is only proved for indices of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WideReason {
    /// The proof relies on a comparison of a number that may exceed 32 bits.
    Index,
    /// Indices in the lanes of a vector have 64 bits.
    Lanes,
    /// The distance of lanes exceeds 32 bits.
    Distance,
    /// A constant exceeds 32 bits.
    Constant,
}

/// A place in a kernel that is only proved for indices of 64 bits, so that no machine with narrower ones can run it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WideIndex {
    file: &'static str,
    line: u32,
    reason: WideReason,
}

impl WideIndex {
    pub(crate) fn new(place: Place, reason: WideReason) -> WideIndex {
        WideIndex { file: place.file(), line: place.line(), reason }
    }

    /// The Rust file.
    pub fn file(&self) -> &str {
        self.file
    }

    /// The line in the file.
    pub fn line(&self) -> u32 {
        self.line
    }
}

impl fmt::Display for WideIndex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self.reason {
            WideReason::Index => {
                "the index may exceed the 32 bits that indices have on this machine before it is compared; \
                 use `load_checked` or `store_checked`, or compute it from numbers of at most 16 bits or from `i32`"
            }
            WideReason::Lanes => {
                "the indices have 64 bits, and those of this machine have 32; convert them, `indices.cast::<i32>()`"
            }
            WideReason::Distance => {
                "the distance of the elements exceeds the 32 bits that indices have on this machine"
            }
            WideReason::Constant => "the number exceeds the 32 bits that indices have on this machine",
        };
        write!(f, "{}:{}: {why}", self.file, self.line)
    }
}

impl core::error::Error for WideIndex {}

/// What the contract of a kernel lacks for machines with indices of 32 bits.
#[derive(Clone, Debug, Default)]
pub struct Narrow {
    /// Further values that must fit an index.
    pub requires: Vec<Requirement>,
    wide: Option<WideIndex>,
    /// The contract for such machines, made on first use.
    contract: OnceLock<Arc<AccessContract>>,
}

impl Narrow {
    pub(crate) fn new(requires: Vec<Requirement>, wide: Option<WideIndex>) -> Narrow {
        Narrow { requires, wide, contract: OnceLock::new() }
    }

    /// The contract for machines with indices of this width; `contract` is the one for 64 bits. Where they have 32 bits, it
    /// also requires that each index among the arguments fits them.
    ///
    /// # Errors
    /// The first place that is only proved for wider indices.
    pub fn contract_for<'a>(
        &'a self,
        contract: &'a Arc<AccessContract>,
        signature: &Signature,
        width: IndexWidth,
    ) -> Result<&'a Arc<AccessContract>, &'a WideIndex> {
        if width == IndexWidth::Bits64 {
            return Ok(contract);
        }
        if let Some(wide) = &self.wide {
            return Err(wide);
        }
        let is_index = |kind: &ParamKind| *kind == ParamKind::Scalar(ScalarType::Index);
        if self.requires.is_empty() && contract.requires.is_empty() && !signature.params.iter().any(is_index) {
            return Ok(contract);
        }
        Ok(self.contract.get_or_init(|| {
            let mut narrow = AccessContract::clone(contract);
            let arguments = signature.params.iter().enumerate().filter(|(_, kind)| is_index(kind));
            let requirement = |(at, _)| Requirement { value: Bound::param(at), guards: Vec::new() };
            narrow.requires.splice(..0, arguments.map(requirement));
            narrow.requires.extend_from_slice(&self.requires);
            narrow.index_width = width;
            // Its ranges are only proved for indices of 64 bits.
            narrow.footprint = None;
            Arc::new(narrow)
        }))
    }
}
