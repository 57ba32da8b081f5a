//! Shared state of the translation: the records, the tables under construction, the ids of translated records.
//!
//! Invariants: an error never stops the translation of other records; ids are looked up by record, and by name only
//! where the description itself uses a name in a string.
//! Not here: the translation of particular records.

use std::collections::HashMap;

use kernelsmith_diag::{Diagnostic, Diagnostics, Span};
use kernelsmith_machine::build::DescBuilder;
use kernelsmith_machine::{
    ClassId, ComplexId, CondCodeId, FeatureId, InstId, NodeId, OperandClass, RegId, ScalarKind, SubIndexId, ValueType,
};
use kernelsmith_tablegen::{FieldError, RecordRef, Records};

use crate::budget::{Budget, Size};

use crate::record_map::RecordMap;

/// Properties of a register class for patterns.
#[derive(Clone, Debug)]
pub(crate) struct ClassInfo {
    pub(crate) id: ClassId,
    pub(crate) types: Vec<ValueType>,
}

/// The state of a translation.
pub(crate) struct Cx<'a> {
    pub(crate) records: &'a Records,
    pub(crate) builder: DescBuilder,
    pub(crate) diagnostics: Diagnostics,
    pub(crate) budget: Budget,
    pub(crate) pointer_bits: u16,
    pub(crate) features: RecordMap<FeatureId>,
    pub(crate) sub_indices: RecordMap<SubIndexId>,
    pub(crate) regs: RecordMap<RegId>,
    pub(crate) classes: RecordMap<ClassInfo>,
    pub(crate) kinds: RecordMap<OperandClass>,
    pub(crate) insts: RecordMap<InstId>,
    pub(crate) inst_names: HashMap<&'a str, InstId>,
    pub(crate) nodes: RecordMap<NodeId>,
    pub(crate) node_opcodes: HashMap<&'a str, NodeId>,
    pub(crate) complexes: RecordMap<ComplexId>,
    pub(crate) cond_codes: RecordMap<CondCodeId>,
    /// The class of base and index registers for memory operands that do not specify one.
    pub(crate) address_class: Option<ClassId>,
    /// Named methods without a hook, with the number of uses and the first position.
    pub(crate) unknown_hooks: HashMap<(&'static str, &'a str), (u32, Span)>,
    is_exhausted: bool,
}

impl<'a> Cx<'a> {
    pub(crate) fn new(records: &'a Records) -> Self {
        Cx {
            records,
            builder: DescBuilder::new(),
            diagnostics: Diagnostics::new(),
            budget: Budget::default(),
            pointer_bits: 64,
            features: RecordMap::default(),
            sub_indices: RecordMap::default(),
            regs: RecordMap::default(),
            classes: RecordMap::default(),
            kinds: RecordMap::default(),
            insts: RecordMap::default(),
            inst_names: HashMap::new(),
            nodes: RecordMap::default(),
            node_opcodes: HashMap::new(),
            complexes: RecordMap::default(),
            cond_codes: RecordMap::default(),
            address_class: None,
            unknown_hooks: HashMap::new(),
            is_exhausted: false,
        }
    }

    /// Reports an error at a record.
    pub(crate) fn error(&mut self, code: &'static str, at: RecordRef<'_>, text: impl Into<String>) {
        self.diagnostics
            .push(Diagnostic::error(text).code(code).at(at.span()).primary_label(format!("`{}`", at.name())));
    }

    /// Reports an error at a record, with the position of the field's value (which may be in a class).
    pub(crate) fn field_error(&mut self, code: &'static str, at: RecordRef<'_>, field: &str, text: impl Into<String>) {
        let label = format!("`{}`", at.name());
        let mut diagnostic = Diagnostic::error(text).code(code).at(at.span()).primary_label(label);
        if let Some(found) = at.find(field).filter(|f| f.span() != at.span()) {
            diagnostic = diagnostic.label(found.span(), format!("`{field}` gets its value here"));
        }
        self.diagnostics.push(diagnostic);
    }

    /// The value; after an error report, its default.
    pub(crate) fn get<T: Default + Size>(&mut self, value: Result<T, FieldError>) -> T {
        self.try_get(value).unwrap_or_default()
    }

    /// The value; after an error report, `None`.
    pub(crate) fn try_get<T: Size>(&mut self, value: Result<T, FieldError>) -> Option<T> {
        let value = value.map_err(|error| self.diagnostics.push(error.into())).ok()?;
        self.take(value.size()).then_some(value)
    }

    /// Takes `n` values from the budget. Once it is exhausted, all reads return empty values, and the description is an
    /// error.
    pub(crate) fn take(&mut self, n: usize) -> bool {
        let is_enough = self.budget.take(n);
        if !is_enough && !std::mem::replace(&mut self.is_exhausted, true) {
            self.diagnostics.push(Diagnostic::error(Budget::message()).code("DE0905"));
        }
        is_enough
    }

    /// A number of at most `bits` bits, the size of its table field; 0 after an error report.
    pub(crate) fn narrow(&mut self, record: RecordRef<'_>, field: &str, bits: u32) -> u32 {
        let (value, max) = (self.get(record.int(field)), (1i64 << bits) - 1);
        if (0..=max).contains(&value) {
            return value as u32;
        }
        self.field_error("DE0001", record, field, format!("`{field}` must be 0 to {max}, but is {value}"));
        0
    }

    /// A number of at most 8 bits; 0 after an error report.
    pub(crate) fn byte(&mut self, record: RecordRef<'_>, field: &str) -> u8 {
        self.narrow(record, field, 8) as u8
    }

    /// A number that must not be negative.
    pub(crate) fn unsigned(&mut self, record: RecordRef<'_>, field: &str) -> u32 {
        let value = self.get(record.int(field));
        u32::try_from(value).unwrap_or_else(|_| {
            self.field_error("DE0001", record, field, format!("`{field}` must be 0 to {}, but is {value}", u32::MAX));
            0
        })
    }

    /// Records a use of a method without a hook.
    pub(crate) fn unknown_hook(&mut self, role: &'static str, name: &'a str, span: Span) {
        self.unknown_hooks.entry((role, name)).or_insert((0, span)).0 += 1;
    }

    /// The registers of a list field.
    pub(crate) fn reg_list(&mut self, record: RecordRef<'a>, field: &str) -> Vec<RegId> {
        let regs = self.get(record.defs(field));
        let mut ids = Vec::with_capacity(regs.len());
        for reg in regs {
            match self.regs.get(reg.index()) {
                Some(&id) => ids.push(id),
                None => self.field_error("DE0002", record, field, format!("`{}` is not a register", reg.name())),
            }
        }
        ids
    }

    /// The features required by a list of predicates.
    pub(crate) fn predicates(&mut self, record: RecordRef<'a>) -> Vec<FeatureId> {
        let mut ids = Vec::new();
        for predicate in self.get(record.defs("Predicates")) {
            if predicate.is_a("HasFeature") {
                let feature = self.try_get(predicate.def("Feature"));
                let id = feature.and_then(|f| self.features.get(f.index()).copied());
                ids.extend(id.filter(|id| !ids.contains(id)));
            } else {
                let cond = self.get(predicate.string("CondString"));
                if !crate::hooks::is_always_true(cond) {
                    self.unknown_hook("predicate", cond, record.span());
                }
            }
        }
        ids
    }

    /// The value type of a `ValueType` record.
    pub(crate) fn value_type(&mut self, record: RecordRef<'_>) -> ValueType {
        match record.name() {
            "OtherVT" => return ValueType::OTHER,
            "FlagVT" => return ValueType::FLAG,
            "untyped" => return ValueType::UNTYPED,
            "iPTR" => return ValueType::POINTER,
            _ => {}
        }
        if self.get(record.bit("isVector")) {
            let lanes = self.narrow(record, "nElem", 16);
            let Some(element) = self.try_get(record.def("ElementType")) else { return ValueType::UNTYPED };
            if self.get(element.bit("isVector")) {
                self.field_error(
                    "DE0003",
                    record,
                    "ElementType",
                    format!("the elements of `{}` are vectors", record.name()),
                );
                return ValueType::UNTYPED;
            }
            return self.value_type(element).vector(lanes as u16);
        }
        // Table fields for widths have 12 bits.
        let bits = self.narrow(record, "Size", 12) as u16;
        if self.get(record.bit("isInteger")) {
            ValueType::int(bits)
        } else if record.name() == "bf16" {
            ValueType::new(ScalarKind::BFloat, bits, 1)
        } else if self.get(record.bit("isFP")) {
            ValueType::float(bits)
        } else {
            self.error(
                "DE0003",
                record,
                format!("`{}` is neither an integer, a float nor a vector type", record.name()),
            );
            ValueType::UNTYPED
        }
    }

    /// The value types of a list field.
    pub(crate) fn value_types(&mut self, record: RecordRef<'a>, field: &str) -> Vec<ValueType> {
        let types = self.get(record.defs(field));
        types.into_iter().map(|t| self.value_type(t)).collect()
    }
}
