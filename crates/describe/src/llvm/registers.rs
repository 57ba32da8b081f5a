//! Registers and register classes of LLVM's records.
//!
//! A register whose assembly name differs from its architectural name (`a0` for `x10`) has both names.
//! Invariants: registers are added after their parts; a class with two registers of the same number, which cannot be
//! decoded, is omitted with a reason.

use std::collections::{HashMap, HashSet};

use kernelsmith_machine::RegId;
use kernelsmith_machine::build::{ClassSpec, RegSpec};
use kernelsmith_tablegen::RecordRef;

use super::{Lx, bit, text};
use crate::hooks;
use crate::hooks::llvm::Registers;

const MAX_NESTING: usize = 16;
/// Capacity of the table.
const MAX_CLASSES: usize = 255;

pub(super) fn add(lx: &mut Lx<'_>) {
    let mut indices = HashMap::new();
    for record in lx.records.derived_in_order("SubRegIndex").take(MAX_CLASSES) {
        let number = |field| record.int(field).ok().and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        let id = lx.builder.add_sub_index(record.name(), number("Size"), number("Offset"));
        indices.insert(record.index(), id);
    }
    let mut open = HashSet::new();
    for record in lx.records.derived_in_order("Register") {
        register(lx, record, &indices, &mut open, 0);
    }
}

fn register<'a>(
    lx: &mut Lx<'a>,
    record: RecordRef<'a>,
    indices: &HashMap<u32, kernelsmith_machine::SubIndexId>,
    open: &mut HashSet<u32>,
    depth: usize,
) {
    if lx.regs.contains(record.index()) || depth > MAX_NESTING || !open.insert(record.index()) {
        return;
    }
    let (parts, places) = (record.defs("SubRegs"), record.defs("SubRegIndices"));
    let mut subs = Vec::new();
    for (part, place) in parts.unwrap_or_default().into_iter().zip(places.unwrap_or_default()) {
        register(lx, part, indices, open, depth + 1);
        if let (Some(&reg), Some(&place)) = (lx.regs.get(part.index()), indices.get(&place.index())) {
            subs.push((place, reg));
        }
    }
    let own = text(record, "AsmName");
    let others = record.strings("AltNames").unwrap_or_default();
    // The index identifies the purpose of the alternative name.
    let shown = record.defs("RegAltNameIndices").unwrap_or_default();
    let hook = lx.own_hooks.registers();
    let is_usual = |name: &str| if hook.names.is_empty() { hooks::is_usual_name(name) } else { name == hook.names };
    let shown = shown.iter().position(|index| is_usual(index.name()));
    // An index without a name for this register leaves the usual one.
    let asm_name = shown.and_then(|at| others.get(at).copied()).filter(|name| !name.is_empty()).unwrap_or(own);
    let mut alt_names = others;
    alt_names.retain(|name| *name != asm_name && !name.is_empty());
    if own != asm_name {
        alt_names.insert(0, own);
    }
    let prefix = hook.prefix_of_names();
    let asm_name = &format!("{prefix}{asm_name}");
    let alt_names: Vec<String> = alt_names.iter().map(|name| format!("{prefix}{name}")).collect();
    let alt_names = alt_names.iter().map(String::as_str).collect();
    let spec = RegSpec {
        asm_name,
        record: record.name(),
        alt_names,
        encoding: hook.number(record).unwrap_or_default() as u16,
        subs,
        is_constant: bit(record, "isConstant"),
        ..RegSpec::default()
    };
    let id = lx.builder.add_reg(&spec);
    lx.regs.insert(record.index(), id);
}

/// The table class of a `RegisterClass`, added on first use.
pub(super) fn class(lx: &mut Lx<'_>, registers: Registers<'_>) -> Result<kernelsmith_machine::ClassId, String> {
    let Registers { class: record, alt_name } = registers;
    let key = (record.index(), alt_name);
    if let Some(known) = lx.classes.get(&key) {
        return known.clone();
    }
    let found = members(lx, record).and_then(|members| {
        if lx.n_classes >= MAX_CLASSES {
            return Err("there are more register classes than the tables hold".to_owned());
        }
        lx.n_classes += 1;
        Ok(lx.builder.add_class(&ClassSpec { name: record.name(), members, alt_name, ..ClassSpec::default() }))
    });
    lx.classes.insert(key, found.clone());
    found
}

fn members(lx: &mut Lx<'_>, record: RecordRef<'_>) -> Result<Vec<RegId>, String> {
    let members = crate::sets::expand(record, "MemberList", &mut lx.budget)
        .map_err(|error| format!("register class `{}`: {error}", record.name()))?;
    let mut numbers: HashMap<i64, RecordRef<'_>> = HashMap::new();
    let mut ids = Vec::with_capacity(members.len());
    for member in members {
        let number = lx.own_hooks.registers().number(member).unwrap_or_default();
        if let Some(other) = numbers.get(&number) {
            // Two views of one register: the first one is decoded.
            if is_view_of(member, *other) {
                continue;
            }
            let (a, b) = (other.name(), member.name());
            return Err(format!("registers `{a}` and `{b}` of class `{}` have one number", record.name()));
        }
        numbers.insert(number, member);
        match lx.regs.get(member.index()) {
            Some(&id) => ids.push(id),
            None => return Err(format!("`{}` of class `{}` is no register", member.name(), record.name())),
        }
    }
    if ids.is_empty() { Err(format!("register class `{}` is empty", record.name())) } else { Ok(ids) }
}

/// Whether one register is only a part of the other.
fn is_view_of(a: RecordRef<'_>, b: RecordRef<'_>) -> bool {
    let is_part = |outer: RecordRef<'_>, part: RecordRef<'_>| {
        let parts = outer.defs("SubRegs").unwrap_or_default();
        matches!(parts[..], [only] if only.index() == part.index())
    };
    is_part(a, b) || is_part(b, a)
}
