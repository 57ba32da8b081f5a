//! The expansion of tail calls, for analyses that know calls and returns only.
//!
//! In: a function. Out: the same function with a call and a `return` for each tail call. Invariant: it computes the same, but
//! its frame lasts until the callee has returned.

use crate::function::Function;
use crate::op::{Op, VReg};
use crate::ops::Opcode;
use crate::types::Type;
use core::mem::take;

impl Function {
    /// Whether it has tail calls.
    pub fn has_tail_calls(&self) -> bool {
        self.ops.iter().any(|op| op.code.is_tail_call())
    }

    /// Replaces each tail call by a call and a `return` of its results.
    pub fn expand_tail_calls(&mut self) {
        if !self.has_tail_calls() {
            return;
        }
        let (ops, locs) = (take(&mut self.ops), take(&mut self.locs));
        for (at, mut op) in ops.into_iter().enumerate() {
            if op.code.is_tail_call() {
                let results: Vec<VReg> = self.results.clone().into_iter().map(|ty| self.new_vreg(ty)).collect();
                let is_direct = op.code == Opcode::ReturnCall;
                op.code = if is_direct { Opcode::Call } else { Opcode::CallIndirect };
                op.dst = results.first().copied().unwrap_or(VReg::NONE);
                op.ty = self.results.first().copied().unwrap_or(Type::BOOL);
                self.ops.push(op);
                for (n, &dst) in results.iter().enumerate().skip(1) {
                    let mut result = Op::new(Opcode::CallResult, self.results[n]).with_imm(n as i64);
                    result.dst = dst;
                    self.ops.push(result);
                }
                op = Op::marker(Opcode::Return);
                op.aux = self.push_list(&results);
            }
            self.ops.push(op);
            if let Some(&loc) = locs.get(at) {
                self.locs.resize(self.ops.len(), loc);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::text::parse_function;

    #[test]
    fn a_tail_call_becomes_a_call_and_a_return() {
        let before = "func @f(%0: i64, %1: ptr) -> i64, f32 {\n    declare @g(i64) -> i64, f32\n    \
                      signature @s(i64) -> i64, f32\n    %2 = cmp.lt.i64 %0, %0\n    if %2 {\n        \
                      return_call @g(%0)\n    }\n    return_call_indirect %1, @s(%0)\n}\n";
        let after = "func @f(%0: i64, %1: ptr) -> i64, f32 {\n    declare @g(i64) -> i64, f32\n    \
                     signature @s(i64) -> i64, f32\n    %2 = cmp.lt.i64 %0, %0\n    if %2 {\n        \
                     %3 = call @g(%0)\n        %4 = call_result.f32 1\n        return %3, %4\n    }\n    \
                     %5 = call_indirect %1, @s(%0)\n    %6 = call_result.f32 1\n    return %5, %6\n}\n";
        let mut func = parse_function(before).unwrap();
        crate::verify(&func).unwrap();
        assert_eq!(func.to_string(), before);
        func.expand_tail_calls();
        crate::verify(&func).unwrap();
        assert_eq!(func.to_string(), after);
    }

    #[test]
    fn what_is_no_tail_call_is_refused() {
        let called = "func @f() {\n    declare called @c()\n    call @c()\n    return\n}\n\n\
                      func called @c() {\n    declare @g()\n    return_call @g()\n}\n";
        assert!(parse_function(called).unwrap_err().to_string().contains("@c has tail calls"));
        let refused = |body: &str| {
            let text = format!(
                "func @f(%0: i64) -> i64 {{\n    declare @g(i64) -> i64\n    declare @h(i64) -> f64\n    \
                 declare called @c(i64) -> i64\n    {body}\n}}\n\nfunc called @c(%0: i64) -> i64 {{\n    return %0\n}}\n"
            );
            parse_function(&text).expect_err(body).to_string()
        };
        assert!(refused("return_call @h(%0)").contains("are not those of the function"));
        assert!(refused("return_call @c(%0)").contains("a function of a module"));
        assert!(refused("return_call @g(%0)\n    %1 = call_result.i64 0\n    return %1").contains("call_result"));
    }
}
