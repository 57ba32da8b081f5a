//! What a function catches, and its encoding: the table that a personality reads.
//!
//! In: calls with their landing pads, and what each catches ([`Catches`]). Out: [`ExceptionTable`], the language-specific
//! data area of the function. Source of the format: the "Itanium C++ ABI: Exception Handling" and GCC's `unwind-pe.h`.
//! Invariants: the entries of calls are in code order and cover all code, so that an exception of any call passes.

use crate::{Addresses, sleb, uleb};

/// Where a call continues when it throws.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Landing {
    /// What is caught; the first clause that matches decides.
    pub clauses: Vec<Clause>,
    /// Whether exceptions that no clause catches land here, too, with the selector 0.
    pub is_cleanup: bool,
}

/// An exception that is caught, by the number of its type among those of the function, from 0.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Clause {
    /// One of this type; the selector is its number plus one.
    Catch(u32),
    /// One of none of these types; the selector is negative.
    Filter(Vec<u32>),
}

/// A call that lands somewhere when it throws. Offsets are from the start of the function, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CallSite {
    /// The start of the call.
    pub start: u32,
    /// Its end.
    pub end: u32,
    /// The landing pad; not 0.
    pub pad: u32,
    /// The number of the landing.
    pub landing: u32,
}

/// What a function catches. `S` names symbols.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Catches<S> {
    /// The function of the language's library that compares types.
    pub personality: S,
    /// The types that clauses name; `None` is every type.
    pub types: Vec<Option<S>>,
    /// What is caught where.
    pub landings: Vec<Landing>,
    /// The calls, in code order; they do not overlap.
    pub sites: Vec<CallSite>,
}

impl<S> Catches<S> {
    /// The same with other names.
    pub fn map<T>(self, mut name: impl FnMut(S) -> T) -> Catches<T> {
        let Catches { personality, types, landings, sites } = self;
        let personality = name(personality);
        let types = types.into_iter().map(|ty| ty.map(&mut name)).collect();
        Catches { personality, types, landings, sites }
    }
}

/// The table of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExceptionTable {
    /// Its bytes; the fields of types are zero.
    pub bytes: Vec<u8>,
    /// The fields of types: offset, and number of the type, which has a symbol. With [`Addresses::Absolute`], eight bytes for
    /// its address; with [`Addresses::Relative`], four bytes for the distance to a word with its address.
    pub fields: Vec<(u32, u32)>,
}

// The Linux Standard Base, "DWARF Exception Header Encoding".
const DW_EH_PE_ABSPTR: u8 = 0x00;
const DW_EH_PE_ULEB128: u8 = 0x01;
const DW_EH_PE_INDIRECT_PCREL_SDATA4: u8 = 0x9b;
const DW_EH_PE_OMIT: u8 = 0xff;

impl ExceptionTable {
    /// The table for code of `n_bytes` bytes.
    pub fn new<S>(catches: &Catches<S>, n_bytes: u32, addresses: Addresses) -> ExceptionTable {
        let mut filters = Vec::new();
        let mut actions = Vec::new();
        let firsts: Vec<u64> =
            catches.landings.iter().map(|landing| action(landing, &mut actions, &mut filters)).collect();
        let mut calls = Vec::new();
        let mut entry = |start: u32, end: u32, pad: u32, action: u64| {
            if start < end {
                uleb(&mut calls, start.into());
                uleb(&mut calls, (end - start).into());
                uleb(&mut calls, pad.into());
                uleb(&mut calls, action);
            }
        };
        let mut end = 0;
        for site in &catches.sites {
            entry(end, site.start, 0, 0);
            entry(site.start, site.end, site.pad, firsts.get(site.landing as usize).copied().unwrap_or(0));
            end = site.end;
        }
        entry(end, n_bytes, 0, 0);

        let mut rest = vec![DW_EH_PE_ULEB128];
        uleb(&mut rest, calls.len() as u64);
        rest.extend(&calls);
        rest.extend(&actions);
        // Landing pads are at offsets from the function.
        let mut bytes = vec![DW_EH_PE_OMIT];
        let (encoding, width) = match addresses {
            Addresses::Absolute => (DW_EH_PE_ABSPTR, 8),
            Addresses::Relative => (DW_EH_PE_INDIRECT_PCREL_SDATA4, 4),
        };
        let types_len = width * catches.types.len();
        if catches.types.is_empty() && filters.is_empty() {
            bytes.push(DW_EH_PE_OMIT);
        } else {
            bytes.push(encoding);
            uleb(&mut bytes, (rest.len() + types_len) as u64);
        }
        bytes.extend(&rest);
        // The first type comes last: numbers count backwards from the end.
        bytes.resize(bytes.len() + types_len, 0);
        let end = bytes.len();
        let types = catches.types.iter().enumerate().filter(|(_, ty)| ty.is_some());
        let fields = types.map(|(at, _)| ((end - width * (at + 1)) as u32, at as u32)).collect();
        bytes.extend(&filters);
        ExceptionTable { bytes, fields }
    }
}

/// Appends the actions of a landing, and the lists of its filters; returns the number of the first action: its offset plus
/// one, or 0 if there is only a cleanup.
fn action(landing: &Landing, actions: &mut Vec<u8>, filters: &mut Vec<u8>) -> u64 {
    if landing.clauses.is_empty() {
        return 0;
    }
    let first = actions.len() as u64 + 1;
    let mut selectors: Vec<i64> = Vec::with_capacity(landing.clauses.len() + 1);
    for clause in &landing.clauses {
        selectors.push(match clause {
            Clause::Catch(ty) => i64::from(*ty) + 1,
            Clause::Filter(types) => {
                let selector = -(filters.len() as i64 + 1);
                types.iter().for_each(|&ty| uleb(filters, u64::from(ty) + 1));
                filters.push(0);
                selector
            }
        });
    }
    selectors.extend(landing.is_cleanup.then_some(0));
    let last = selectors.len() - 1;
    for (at, &selector) in selectors.iter().enumerate() {
        sleb(actions, selector);
        // The next one starts after this byte.
        actions.push(u8::from(at < last));
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catches(
        types: Vec<Option<&'static str>>,
        landings: Vec<Landing>,
        sites: Vec<CallSite>,
    ) -> Catches<&'static str> {
        Catches { personality: "p", types, landings, sites }
    }

    #[test]
    fn calls_without_landing_pass_exceptions_on() {
        let cleanup = Landing { clauses: Vec::new(), is_cleanup: true };
        let site = CallSite { start: 4, end: 9, pad: 20, landing: 0 };
        let table = ExceptionTable::new(&catches(Vec::new(), vec![cleanup], vec![site]), 30, Addresses::Relative);
        assert!(table.fields.is_empty());
        assert_eq!(table.bytes, [0xff, 0xff, 1, 12, 0, 4, 0, 0, 4, 5, 20, 0, 9, 21, 0, 0]);
    }

    #[test]
    fn clauses_are_tried_in_order_before_the_cleanup() {
        let landing =
            Landing { clauses: vec![Clause::Catch(1), Clause::Filter(vec![0, 1]), Clause::Catch(0)], is_cleanup: true };
        let site = CallSite { start: 0, end: 5, pad: 5, landing: 0 };
        let table =
            ExceptionTable::new(&catches(vec![Some("t"), None], vec![landing], vec![site]), 5, Addresses::Absolute);
        // Header, one call, four actions, two types, one filter.
        let mut wanted = vec![0xff, 0x00, 2 + 4 + 8 + 16, 1, 4, 0, 5, 5, 1, 2, 1, 0x7f, 1, 1, 1, 0, 0];
        wanted.extend([0; 16]);
        wanted.extend([1, 2, 0]);
        assert_eq!(table.bytes, wanted);
        // Type 0 is the last one; type 1 has no symbol.
        assert_eq!(table.fields, [(17 + 8, 0)]);
    }
}
