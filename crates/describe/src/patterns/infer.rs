//! Type inference.
//!
//! In: a tree with explicit types. Out: the tree with all types.
//! Types come from explicit types, register classes with one type, type profiles of operations, equal names, and the
//! result of the selected instruction; a lane number without a type has pointer width.
//! Invariant: a contradiction or a value without a type is an error that names the value.

use std::collections::HashMap;

use kernelsmith_machine::ValueType;
use kernelsmith_tablegen::RecordRef;

use super::tree::{Kind, Tree, same};
use crate::context::Cx;

/// Types implied by the selected instructions: the type of the root, the classes of named inputs.
#[derive(Clone, Debug, Default)]
pub(crate) struct Implied<'a> {
    pub(crate) root: Option<ValueType>,
    pub(crate) names: HashMap<&'a str, ValueType>,
}

/// A constraint of a type profile; operand 0 is the result, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Constraint {
    Vt(usize, ValueType),
    Same(usize, usize),
    Int(usize),
    Float(usize),
    Vector(usize),
}

pub(crate) fn infer<'a>(cx: &mut Cx<'a>, tree: &mut Tree<'a>, implied: &Implied<'a>) -> Result<(), String> {
    let mut inference = Inference { cx, names: HashMap::new(), changed: true };
    while inference.changed {
        inference.changed = false;
        inference.walk(tree)?;
    }
    // Explicit types take precedence over those of the selected instruction.
    if let (None, Some(root)) = (tree.ty, implied.root)
        && has_result(tree)
    {
        tree.ty = Some(root);
    }
    for (name, ty) in &implied.names {
        inference.names.entry(name).or_insert(*ty);
    }
    inference.changed = true;
    while inference.changed {
        inference.changed = false;
        inference.walk(tree)?;
    }
    inference.finish(tree)
}

fn has_result(tree: &Tree<'_>) -> bool {
    match &tree.kind {
        Kind::Node { record: Some(record), .. } => n_results(*record) != 0,
        _ => true,
    }
}

fn n_results(record: RecordRef<'_>) -> i64 {
    record.def("TypeProfile").and_then(|p| p.int("NumResults")).unwrap_or(1)
}

struct Inference<'p, 'a> {
    cx: &'p mut Cx<'a>,
    names: HashMap<&'a str, ValueType>,
    changed: bool,
}

impl<'a> Inference<'_, 'a> {
    fn set(&mut self, tree: &mut Tree<'a>, ty: ValueType) -> Result<(), String> {
        match tree.ty {
            None => {
                tree.ty = Some(ty);
                self.changed = true;
                Ok(())
            }
            Some(known) if same(self.cx, known, ty) => Ok(()),
            Some(known) => Err(format!("{} has type {known} and must have type {ty}", description(tree))),
        }
    }

    fn walk(&mut self, tree: &mut Tree<'a>) -> Result<(), String> {
        for child in &mut tree.children {
            self.walk(child)?;
        }
        if let Some(name) = name_of(tree) {
            match (self.names.get(name).copied(), tree.ty) {
                (Some(ty), _) => self.set(tree, ty)?,
                (None, Some(ty)) => {
                    self.names.insert(name, ty);
                    self.changed = true;
                }
                (None, None) => {}
            }
        }
        match &tree.kind {
            Kind::Node { record: Some(record), .. } => {
                let record = *record;
                self.node(tree, record)
            }
            // The constant below a wrapped root has the root's type.
            Kind::Node { record: None, .. } => match (tree.ty, tree.children.first().and_then(|c| c.ty)) {
                (Some(ty), None) => self.set(&mut tree.children[0], ty),
                (None, Some(ty)) => self.set(tree, ty),
                _ => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn node(&mut self, tree: &mut Tree<'a>, record: RecordRef<'a>) -> Result<(), String> {
        let first_child = usize::from(n_results(record) != 0);
        for constraint in self.constraints(record)? {
            match constraint {
                Constraint::Vt(at, ty) => {
                    if let Some(operand) = operand(tree, at, first_child) {
                        self.set(operand, ty)?;
                    }
                }
                Constraint::Same(a, b) => {
                    let types = [a, b].map(|at| operand(tree, at, first_child).and_then(|t| t.ty));
                    for (at, ty) in [(a, types[1]), (b, types[0])] {
                        if let (Some(operand), Some(ty)) = (operand(tree, at, first_child), ty) {
                            self.set(operand, ty)?;
                        }
                    }
                }
                Constraint::Int(at) | Constraint::Float(at) | Constraint::Vector(at) => {
                    let Some(operand) = operand(tree, at, first_child) else { continue };
                    let Some(ty) = operand.ty else { continue };
                    let (holds, wanted) = match constraint {
                        Constraint::Int(_) => (ty.is_int(), "an integer"),
                        Constraint::Float(_) => (ty.is_float(), "a float"),
                        _ => (ty.is_vector(), "a vector"),
                    };
                    if !holds {
                        return Err(format!("{} has type {ty} and must be {wanted}", description(operand)));
                    }
                }
            }
        }
        Ok(())
    }

    fn constraints(&mut self, record: RecordRef<'a>) -> Result<Vec<Constraint>, String> {
        let profile = record.def("TypeProfile").map_err(|e| e.to_string())?;
        let mut constraints = Vec::new();
        for item in profile.defs("Constraints").map_err(|e| e.to_string())? {
            let at = item.int("OperandNum").map_err(|e| e.to_string())? as usize;
            if item.is_a("SDTCisVT") {
                let ty = item.def("VT").map_err(|e| e.to_string())?;
                constraints.push(Constraint::Vt(at, self.cx.value_type(ty)));
            } else if item.is_a("SDTCisPtrTy") {
                constraints.push(Constraint::Vt(at, ValueType::POINTER));
            } else if item.is_a("SDTCisSameAs") {
                let other = item.int("OtherOperandNum").map_err(|e| e.to_string())? as usize;
                constraints.push(Constraint::Same(at, other));
            } else if item.is_a("SDTCisInt") {
                constraints.push(Constraint::Int(at));
            } else if item.is_a("SDTCisFP") {
                constraints.push(Constraint::Float(at));
            } else if item.is_a("SDTCisVec") {
                constraints.push(Constraint::Vector(at));
            }
        }
        Ok(constraints)
    }

    fn finish(&mut self, tree: &mut Tree<'a>) -> Result<(), String> {
        if tree.ty.is_none() {
            match &tree.kind {
                Kind::Int(_) | Kind::Imm { .. } => tree.ty = Some(ValueType::POINTER),
                Kind::Node { .. } if !has_result(tree) => {}
                _ => return Err(format!("the type of {} cannot be inferred", description(tree))),
            }
        }
        if let (Kind::Value { class: Some((_, types)), .. }, Some(ty)) = (&tree.kind, tree.ty)
            && !types.iter().any(|&t| same(self.cx, t, ty))
        {
            return Err(format!("{} has type {ty}, which its register class does not hold", description(tree)));
        }
        for child in &mut tree.children {
            self.finish(child)?;
        }
        Ok(())
    }
}

/// Operand 0 is the result, if there is one; the others are children.
fn operand<'t, 'a>(tree: &'t mut Tree<'a>, at: usize, first_child: usize) -> Option<&'t mut Tree<'a>> {
    match at.checked_sub(first_child) {
        Some(child) => tree.children.get_mut(child),
        None => Some(tree),
    }
}

fn name_of<'a>(tree: &Tree<'a>) -> Option<&'a str> {
    match tree.kind {
        Kind::Value { name, .. } | Kind::Imm { name, .. } | Kind::Complex { name, .. } => name,
        _ => None,
    }
}

fn description(tree: &Tree<'_>) -> String {
    match (&tree.kind, name_of(tree)) {
        (_, Some(name)) => format!("`${name}`"),
        (Kind::Node { record: Some(record), .. }, _) => format!("the result of `{}`", record.name()),
        (Kind::Int(value), _) => format!("`{value}`"),
        _ => "a value".to_string(),
    }
}
