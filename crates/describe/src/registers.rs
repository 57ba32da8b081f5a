//! Sub-register indices, registers and register classes.
//!
//! Invariants: registers are added after their parts; numbers are unique within a class; instruction names in the
//! strings of classes (move, load, store) exist.
//! Not here: the use of registers.

use std::collections::{HashMap, HashSet};

use kernelsmith_machine::build::{ClassSpec, RegSpec};
use kernelsmith_machine::{InstId, ValueType};
use kernelsmith_tablegen::RecordRef;

use crate::context::{ClassInfo, Cx};

pub(crate) fn sub_indices(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("SubRegIndex") {
        let (size, offset) = (cx.unsigned(record, "Size"), cx.unsigned(record, "Offset"));
        let id = cx.builder.add_sub_index(record.name(), size, offset);
        cx.sub_indices.insert(record.index(), id);
    }
}

pub(crate) fn registers(cx: &mut Cx<'_>) {
    let records: Vec<_> = cx.records.derived_in_order("Register").collect();
    let mut open = HashSet::new();
    for record in records {
        register(cx, record, &mut open, 0);
    }
}

/// Adds the parts, then the register; `open` contains the registers in progress.
fn register<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, open: &mut HashSet<u32>, depth: usize) {
    const MAX_NESTING: usize = 16;
    if cx.regs.contains(record.index()) {
        return;
    }
    if depth > MAX_NESTING || !open.insert(record.index()) {
        return cx.field_error(
            "DE0101",
            record,
            "SubRegs",
            format!("`{}` contains itself, or nests too deep", record.name()),
        );
    }
    let (parts, indices) = (cx.get(record.defs("SubRegs")), cx.get(record.defs("SubRegIndices")));
    if parts.len() != indices.len() {
        let text = format!("`{}` has {} sub-registers and {} indices", record.name(), parts.len(), indices.len());
        cx.field_error("DE0102", record, "SubRegIndices", text);
    }
    let mut subs = Vec::new();
    for (part, index) in parts.into_iter().zip(indices) {
        register(cx, part, open, depth + 1);
        if let (Some(&reg), Some(&index)) = (cx.regs.get(part.index()), cx.sub_indices.get(index.index())) {
            subs.push((index, reg));
        }
    }
    let spec = RegSpec {
        asm_name: cx.get(record.string("AsmName")),
        record: record.name(),
        features: cx.predicates(record),
        alt_names: cx.get(record.strings("AltNames")),
        encoding: cx.narrow(record, "HWEncoding", 16) as u16,
        subs,
        cost: cx.unsigned(record, "CostPerUse"),
        is_constant: cx.get(record.bit("isConstant")),
        is_reserved: cx.get(record.bit("isReserved")),
        dwarf: cx.get(record.ints("DwarfNumbers")).first().and_then(|&n| u32::try_from(n).ok()),
    };
    let id = cx.builder.add_reg(&spec);
    cx.regs.insert(record.index(), id);
}

pub(crate) fn classes(cx: &mut Cx<'_>) {
    for record in cx.records.derived_in_order("RegisterClass") {
        let members = members(cx, record);
        let mut ids = Vec::with_capacity(members.len());
        let mut by_number: HashMap<i64, RecordRef<'_>> = HashMap::new();
        for member in members {
            let Some(&id) = cx.regs.get(member.index()) else {
                cx.field_error("DE0103", record, "MemberList", format!("`{}` is not a register", member.name()));
                continue;
            };
            ids.push(id);
            let number = cx.get(member.int("HWEncoding"));
            if let Some(other) = by_number.insert(number, member) {
                let text = format!(
                    "`{}` and `{}` of class `{}` have the same number {number}",
                    other.name(),
                    member.name(),
                    record.name()
                );
                cx.field_error("DE0104", record, "MemberList", text);
            }
        }
        let types = cx.value_types(record, "RegTypes");
        let size = cx.unsigned(record, "Size");
        let pointer = u32::from(cx.pointer_bits);
        let bits_of = |ty: &ValueType| if *ty == ValueType::POINTER { pointer } else { ty.bits() };
        let spec = ClassSpec {
            name: record.name(),
            members: ids,
            types: types.clone(),
            spill_bits: if size != 0 { size } else { types.first().map_or(0, bits_of) },
            spill_align_bits: cx.unsigned(record, "Alignment"),
            move_inst: named_inst(cx, record, "MoveInst"),
            load_inst: named_inst(cx, record, "LoadInst"),
            store_inst: named_inst(cx, record, "StoreInst"),
            is_allocatable: cx.get(record.bit("isAllocatable")),
            copy_cost: cx.unsigned(record, "CopyCost"),
            alt_name: u32::from(cx.byte(record, "AltName")),
        };
        let id = cx.builder.add_class(&spec);
        if cx.address_class.is_none() && types.contains(&ValueType::POINTER) {
            cx.address_class = Some(id);
        }
        // In patterns, a pointer is an integer of its width.
        let mut types: Vec<ValueType> = types;
        types.iter_mut().filter(|t| **t == ValueType::POINTER).for_each(|t| *t = ValueType::int(cx.pointer_bits));
        let mut seen = Vec::new();
        types.retain(|t| {
            !seen.contains(t) && {
                seen.push(*t);
                true
            }
        });
        cx.classes.insert(record.index(), ClassInfo { id, types });
    }
}

fn members<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>) -> Vec<RecordRef<'a>> {
    match crate::sets::expand(record, "MemberList", &mut cx.budget) {
        Ok(members) => members,
        Err(text) => {
            cx.field_error("DE0105", record, "MemberList", text);
            Vec::new()
        }
    }
}

/// The instruction named in a string field, if there is one.
pub(crate) fn named_inst<'a>(cx: &mut Cx<'a>, record: RecordRef<'a>, field: &str) -> Option<InstId> {
    let name = cx.get(record.string(field));
    if name.is_empty() {
        return None;
    }
    let found = cx.inst_names.get(name).copied();
    if found.is_none() {
        cx.field_error("DE0106", record, field, format!("there is no instruction `{name}`"));
    }
    found
}
