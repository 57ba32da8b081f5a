//! Calling conventions.
//!
//! Delegation and type conditions are flattened: a rule has a list of types and one action.
//! Not here: assigning locations.

use kernelsmith_machine::ValueType;
use kernelsmith_machine::build::{ActionSpec, ConventionSpec};
use kernelsmith_tablegen::RecordRef;

use crate::context::Cx;

/// The class of an action with a type, the field that holds the type, and the resulting action.
type ConversionAction = (&'static str, &'static str, fn(ValueType) -> ActionSpec);
/// Maximum number of rules in a list, including those of delegated lists.
const MAX_RULES: usize = 1024;

type Rules = Vec<(Vec<ValueType>, ActionSpec)>;

pub(crate) fn conventions<'a>(cx: &mut Cx<'a>, target: RecordRef<'a>) {
    for record in cx.get(target.defs("Conventions")) {
        let (mut arguments, mut results) = (Vec::new(), Vec::new());
        if let Some(list) = cx.try_get(record.def("Arguments")) {
            rules(cx, list, None, &mut arguments, 0);
        }
        if let Some(list) = cx.try_get(record.def("Results")) {
            rules(cx, list, None, &mut results, 0);
        }
        let mut saved = Vec::new();
        if let Some(list) = cx.try_get(record.def("Saved")) {
            match crate::sets::expand(list, "SaveList", &mut cx.budget) {
                Ok(regs) => saved.extend(regs.iter().filter_map(|r| cx.regs.get(r.index()))),
                Err(text) => cx.field_error("DE0401", list, "SaveList", text),
            }
        }
        let reg = |cx: &mut Cx<'a>, field| {
            let reg = cx.try_get(record.def_or_unset(field)).flatten()?;
            cx.regs.get(reg.index()).copied()
        };
        let spec = ConventionSpec {
            name: cx.get(record.string("Name")),
            arguments,
            results,
            saved,
            stack_pointer: reg(cx, "StackPointer"),
            frame_pointer: reg(cx, "FramePointer"),
            stack_alignment: cx.unsigned(record, "StackAlignment"),
            shadow_space: cx.unsigned(record, "ShadowSpace"),
            red_zone: cx.unsigned(record, "RedZone"),
            return_address_bytes: cx.unsigned(record, "ReturnAddressBytes"),
        };
        cx.builder.add_convention(&spec);
    }
}

/// The actions of a list, restricted to certain types.
fn rules<'a>(cx: &mut Cx<'a>, list: RecordRef<'a>, only: Option<&[ValueType]>, out: &mut Rules, depth: usize) {
    const MAX_NESTING: usize = 16;
    if depth > MAX_NESTING {
        return cx.field_error("DE0402", list, "Actions", format!("`{}` delegates to itself", list.name()));
    }
    for action in cx.get(list.defs("Actions")) {
        // Delegation can branch, so the number of paths can be exponential.
        if !cx.take(only.map_or(0, <[_]>::len)) {
            return;
        }
        rule(cx, action, only, out, depth);
    }
}

fn rule<'a>(cx: &mut Cx<'a>, action: RecordRef<'a>, only: Option<&[ValueType]>, out: &mut Rules, depth: usize) {
    const MAX_NESTING: usize = 64;
    if depth > MAX_NESTING {
        return cx.error("DE0402", action, format!("`{}` delegates to itself", action.name()));
    }
    if out.len() >= MAX_RULES {
        cx.error("DE0402", action, format!("a calling convention has more than {MAX_RULES} rules"));
        return cx.budget.exhaust();
    }
    let types = || only.map_or(Vec::new(), <[_]>::to_vec);
    if action.is_a("CCIfType") {
        let mut listed = cx.value_types(action, "VTs");
        listed.retain(|t| only.is_none_or(|o| o.contains(t)));
        if let Some(inner) = cx.try_get(action.def("SubAction"))
            && !listed.is_empty()
        {
            rule(cx, inner, Some(&listed), out, depth + 1);
        }
    } else if action.is_a("CCDelegateTo") {
        if let Some(list) = cx.try_get(action.def("CC")) {
            rules(cx, list, only, out, depth + 1);
        }
    } else if action.is_a("CCAssignToRegWithShadow") {
        let (regs, shadows) = (cx.reg_list(action, "RegList"), cx.reg_list(action, "ShadowRegList"));
        if regs.len() != shadows.len() {
            let text = format!("{} registers have {} shadows", regs.len(), shadows.len());
            cx.field_error("DE0403", action, "ShadowRegList", text);
        } else {
            out.push((types(), ActionSpec::Registers(regs, shadows)));
        }
    } else if action.is_a("CCAssignToReg") {
        let regs = cx.reg_list(action, "RegList");
        out.push((types(), ActionSpec::Registers(regs, Vec::new())));
    } else if action.is_a("CCAssignToStack") {
        let (size, align) = (cx.unsigned(action, "Size"), cx.unsigned(action, "Align"));
        out.push((types(), ActionSpec::Stack(size, align)));
    } else {
        let kinds: [ConversionAction; 3] = [
            ("CCPromoteToType", "DestTy", ActionSpec::Promote),
            ("CCBitConvertToType", "DestTy", ActionSpec::BitConvert),
            ("CCPassIndirect", "PtrTy", ActionSpec::Indirect),
        ];
        match kinds.iter().find(|(class, ..)| action.is_a(class)) {
            Some((_, field, make)) => {
                if let Some(ty) = cx.try_get(action.def(field)) {
                    let ty = cx.value_type(ty);
                    out.push((types(), make(ty)));
                }
            }
            None => cx.error("DE0404", action, format!("`{}` is not an action of a calling convention", action.name())),
        }
    }
}
