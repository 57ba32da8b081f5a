//! Binary operators on lists.
//!
//! In: lists, indices, delimiters. Out: the folded value, if the operands are sufficiently constant.
//! Invariants: lengths are checked against the limits before anything is allocated.
//! Not here: loops over lists (`ternary`, `eval::expand`).

use kernelsmith_diag::raw;

use super::Op;
use crate::eval::{Eval, World};
use crate::records::RecId;
use crate::types::Types;
use crate::values::{V, View};

impl World {
    pub(super) fn list_binary(&mut self, op: Op, x: V, y: V, rec: Option<RecId>) -> Eval<Option<V>> {
        match op {
            Op::ListConcat => {
                let (Some(a), Some(b)) = (self.list_items(x), self.list_items(y)) else { return Ok(None) };
                let all = [a, b].concat();
                let element = self.element_of(x);
                self.new_list(element, &all).map(Some)
            }
            Op::ListSplat => {
                let Some(n) = self.as_int(y) else { return Ok(None) };
                let Some(element) = self.type_of(x) else { return Ok(None) };
                let Ok(n) = usize::try_from(n) else {
                    return Err(self.fatal(rec, "TD0508", format!("!listsplat count {n} is negative")));
                };
                self.check_list_len(n)?;
                self.new_list(element, &vec![x; n]).map(Some)
            }
            Op::ListRemove => {
                let (Some(a), Some(b)) = (self.list_items(x), self.list_items(y)) else { return Ok(None) };
                // The comparison of `!eq`; like in the reference, other values are equal to none.
                let key = |v: V| match (self.as_int(v), v.as_text(), v.as_def()) {
                    (Some(i), ..) => Some((0, i)),
                    (_, Some(text), _) => Some((1, i64::from(text.0))),
                    (.., Some(def)) => Some((2, i64::from(def.0))),
                    _ => None,
                };
                let mut drop: Vec<(u8, i64)> = b.iter().filter_map(|&v| key(v)).collect();
                drop.sort_unstable();
                let is_kept = |&v: &V| key(v).is_none_or(|key| drop.binary_search(&key).is_err());
                let kept: Vec<V> = a.iter().copied().filter(is_kept).collect();
                let element = self.element_of(x);
                self.new_list(element, &kept).map(Some)
            }
            Op::ListElem => {
                let Some(items) = self.list_items(x) else { return Ok(None) };
                let View::Int(i) = self.values.view(y) else { return Ok(None) };
                Ok(usize::try_from(i).ok().and_then(|i| items.get(i)).copied())
            }
            Op::ListSlice => self.fold_slice(x, y),
            Op::RangeClosed => self.fold_closed_range(x, y),
            _ => self.fold_interleave(x, y),
        }
    }

    fn fold_slice(&mut self, x: V, y: V) -> Eval<Option<V>> {
        let (Some(items), Some(indices)) = (self.list_items(x), self.list_items(y)) else { return Ok(None) };
        let mut slice = Vec::with_capacity(indices.len());
        for &index in indices {
            let item = self.as_int(index).and_then(|i| usize::try_from(i).ok()).and_then(|i| items.get(i));
            match item {
                Some(&item) => slice.push(item),
                None => return Ok(None),
            }
        }
        let element = self.element_of(x);
        self.new_list(element, &slice).map(Some)
    }

    fn fold_closed_range(&mut self, x: V, y: V) -> Eval<Option<V>> {
        let (Some(from), Some(to)) = (self.as_int(x), self.as_int(y)) else { return Ok(None) };
        self.check_list_len(usize::try_from(from.abs_diff(to)).unwrap_or(usize::MAX).saturating_add(1))?;
        let items: Vec<V> = if from <= to {
            (from..=to).map(|i| self.values.int(i)).collect()
        } else {
            (to..=from).rev().map(|i| self.values.int(i)).collect()
        };
        self.new_list(Types::INT, &items).map(Some)
    }

    fn fold_interleave(&mut self, x: V, y: V) -> Eval<Option<V>> {
        let (Some(items), Some(delimiter)) = (self.list_items(x), y.as_text()) else { return Ok(None) };
        let delimiter = self.sym(delimiter);
        let mut text = String::new();
        for (i, &item) in items.iter().enumerate() {
            text.push_str(if i > 0 { delimiter } else { "" });
            match (item.as_text(), self.as_int(item)) {
                (Some(sym), _) => text.push_str(self.sym(sym)),
                (None, Some(number)) => text.push_str(&number.to_string()),
                (None, None) => return Ok(None),
            }
            if text.len() > self.options.limits.string_len {
                break;
            }
        }
        // Like in the reference, neither the delimiter nor the first part makes it code.
        let is_code = items.iter().skip(1).any(|item| item.is_code());
        Ok(Some(V::text(self.new_text(&raw::normalise(&text))?, is_code)))
    }
}
