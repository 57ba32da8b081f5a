//! What is implied, and that random functions compute the same.

use super::*;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Memory, Symbols};
use kernelsmith_ir::{Builder, text, verify};
use kernelsmith_random::Rng;

/// The comparisons that become constants: `true` or `false`, in order.
#[track_caller]
fn check(body: &str, expected: &[bool]) {
    let text = format!("func @f(%0: u64, %1: u64) -> u64 {{\n{body}\n}}");
    let mut func = text::parse_function(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let before = func.clone();
    run(&mut func);
    verify(&func).unwrap();
    let changed = func.ops.iter().zip(&before.ops).filter(|(new, old)| new != old);
    let found: Vec<bool> = changed.map(|(new, _)| new.imm != 0).collect();
    assert_eq!(found, expected, "{func}");
}

#[test]
fn a_check_implies_others_of_the_same_value() {
    // The first branch returns, so that %0 is above 5 after it.
    let start = "%2 = const.u64 5\n%3 = cmp.le.u64 %0, %2\nif %3 {\nreturn %2\n}\n";
    check(&format!("{start}%4 = const.u64 3\n%5 = cmp.gt.u64 %0, %4\nif %5 {{\nreturn %0\n}}\nreturn %1"), &[true]);
    check(&format!("{start}%4 = const.u64 5\n%5 = cmp.eq.u64 %4, %0\nif %5 {{\nreturn %0\n}}\nreturn %1"), &[false]);
    check(&format!("{start}%4 = const.u64 6\n%5 = cmp.gt.u64 %0, %4\nif %5 {{\nreturn %0\n}}\nreturn %1"), &[]);
    // Of a copy, but not of another value.
    check(&format!("{start}%4 = copy.u64 %0\n%5 = cmp.gt.u64 %4, %2\nif %5 {{\nreturn %0\n}}\nreturn %1"), &[true]);
    check(&format!("{start}%5 = cmp.gt.u64 %1, %2\nif %5 {{\nreturn %0\n}}\nreturn %1"), &[]);
}

#[test]
fn comparisons_of_two_values() {
    let start = "%2 = cmp.lt.u64 %0, %1\nif %2 {\n";
    check(&format!("{start}%3 = cmp.ge.u64 %1, %0\nif %3 {{\nreturn %0\n}}\n}}\nreturn %1"), &[true]);
    check(&format!("{start}%3 = cmp.eq.u64 %1, %0\nif %3 {{\nreturn %0\n}}\n}}\nreturn %1"), &[false]);
    // Not after the branch.
    check(&format!("{start}}}\n%3 = cmp.ge.u64 %1, %0\nif %3 {{\nreturn %0\n}}\nreturn %1"), &[]);
}

#[test]
fn an_assignment_ends_what_is_known() {
    let start = "%2 = const.u64 5\n%3 = cmp.le.u64 %0, %2\nif %3 {\nreturn %2\n}\n";
    check(&format!("{start}%0 = copy.u64 %1\n%5 = cmp.gt.u64 %0, %2\nif %5 {{\nreturn %0\n}}\nreturn %1"), &[]);
    // Also one that follows in a loop.
    let body = "loop {\n%5 = cmp.gt.u64 %0, %2\nbreak_if 1, %5\n%0 = copy.u64 %1\n}\nreturn %1";
    check(&format!("{start}{body}"), &[]);
    let body = "loop {\n%5 = cmp.gt.u64 %0, %2\nbreak_if 1, %5\n%1 = copy.u64 %0\n}\nreturn %1";
    check(&format!("{start}{body}"), &[true]);
}

/// A random function of two small numbers: branches, loops, blocks and switches whose conditions compare four variables.
struct Generator {
    rng: Rng,
    builder: Builder,
    vars: Vec<VReg>,
    sum: VReg,
    ty: Type,
    /// Loops and blocks around, with whether it is a loop.
    open: Vec<bool>,
    left: usize,
}

impl Generator {
    fn function(seed: u64) -> Function {
        let mut rng = Rng::new(seed);
        let ty = rng.pick(&[Type::U8, Type::I8]);
        let mut builder = Builder::new("random");
        let args = [builder.param(ty), builder.param(ty)];
        builder.result(Type::U32);
        let sum = builder.int(Type::U32, 1);
        let vars = vec![args[0], args[1], builder.int(ty, 3), builder.int(ty, 0)];
        let left = 10 + rng.below(40);
        let mut generator = Generator { rng, builder, vars, sum, ty, open: Vec::new(), left };
        while generator.left > 0 {
            generator.statement(0);
        }
        let Generator { mut builder, sum, .. } = generator;
        builder.return_(&[sum]);
        builder.finish()
    }

    fn marker(&mut self, code: Opcode) {
        self.builder.push(Op::marker(code));
    }

    fn small(&mut self) -> VReg {
        let value = self.rng.between(0, 6);
        self.builder.int(self.ty, value)
    }

    fn condition(&mut self) -> VReg {
        let a = self.rng.pick(&self.vars);
        let b = if self.rng.one_in(3) { self.rng.pick(&self.vars) } else { self.small() };
        let cond = self.rng.pick(&[Cond::Lt, Cond::Le, Cond::Gt, Cond::Ge, Cond::Eq, Cond::Ne]);
        let (a, b) = if self.rng.one_in(2) { (a, b) } else { (b, a) };
        let found = self.builder.cmp(cond, self.ty, a, b);
        match self.rng.below(6) {
            0 => self.builder.unary(Opcode::Not, Type::BOOL, found),
            1 => {
                let other = self.builder.cmp(Cond::Le, self.ty, self.vars[0], self.vars[1]);
                self.builder.binary(self.rng.pick(&[Opcode::And, Opcode::Or]), Type::BOOL, found, other)
            }
            _ => found,
        }
    }

    /// The path is part of the result.
    fn visit(&mut self) {
        let by = self.builder.int(Type::U32, 31);
        let product = self.builder.binary(Opcode::Mul, Type::U32, self.sum, by);
        let number = self.builder.int(Type::U32, self.left as i64);
        let sum = self.builder.binary(Opcode::Add, Type::U32, product, number);
        self.builder.assign(self.sum, sum);
    }

    fn region(&mut self, depth: u32) {
        self.visit();
        for _ in 0..1 + self.rng.below(3) {
            self.statement(depth + 1);
        }
    }

    fn statement(&mut self, depth: u32) {
        self.left = self.left.saturating_sub(1);
        match if depth > 4 || self.left == 0 { 0 } else { self.rng.below(8) } {
            0 | 1 => {
                let to = self.rng.pick(&self.vars);
                let value = match self.rng.below(3) {
                    0 => self.small(),
                    1 => self.rng.pick(&self.vars),
                    _ => {
                        let one = self.builder.int(self.ty, 1);
                        self.builder.binary(Opcode::Add, self.ty, to, one)
                    }
                };
                self.builder.assign(to, value);
            }
            2..=4 => {
                let condition = self.condition();
                self.builder.push(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, condition));
                self.region(depth);
                self.jump();
                if self.rng.one_in(3) {
                    self.marker(Opcode::Elif);
                    let condition = self.condition();
                    self.builder.push(Op::unary(Opcode::Then, Type::BOOL, VReg::NONE, condition));
                    self.region(depth);
                }
                if self.rng.one_in(2) {
                    self.marker(Opcode::Else);
                    self.region(depth);
                    self.jump();
                }
                self.marker(Opcode::EndIf);
            }
            5 => {
                // Ends after a few iterations.
                let n = self.builder.int(Type::U32, 0);
                self.marker(Opcode::Loop);
                self.open.push(true);
                let (limit, one) = (self.builder.int(Type::U32, 3), self.builder.int(Type::U32, 1));
                let ends = self.builder.cmp(Cond::Ge, Type::U32, n, limit);
                self.jump_if(Opcode::BreakIf, 1, ends);
                let next = self.builder.binary(Opcode::Add, Type::U32, n, one);
                self.builder.assign(n, next);
                self.region(depth);
                let condition = self.condition();
                let code = self.rng.pick(&[Opcode::BreakIf, Opcode::ContinueIf]);
                self.jump_if(code, 1, condition);
                self.region(depth);
                self.open.pop();
                self.marker(Opcode::EndLoop);
            }
            6 => {
                self.marker(Opcode::Block);
                self.open.push(false);
                self.region(depth);
                let condition = self.condition();
                self.jump_if(Opcode::BreakIf, 1, condition);
                self.region(depth);
                self.open.pop();
                self.marker(Opcode::EndBlock);
            }
            _ => {
                let value = self.rng.pick(&self.vars);
                self.builder.push(Op::unary(Opcode::Switch, self.ty, VReg::NONE, value));
                for number in 0..1 + self.rng.below(3) as u64 {
                    let mut case = Op::new(Opcode::Case, self.ty);
                    case.imm = self.builder.func_mut().push_values(&[number]);
                    case.aux = 1;
                    self.builder.push(case);
                    self.region(depth);
                }
                if self.rng.one_in(2) {
                    self.marker(Opcode::Default);
                    self.region(depth);
                }
                self.marker(Opcode::EndSwitch);
            }
        }
    }

    fn jump_if(&mut self, code: Opcode, depth: i64, condition: VReg) {
        let mut op = Op::marker(code).with_imm(depth);
        op.args[0] = condition;
        self.builder.push(op);
    }

    /// Leaves the function, a loop or a block, or nothing.
    fn jump(&mut self) {
        match self.rng.below(4) {
            0 => {
                let sum = self.sum;
                self.builder.return_(&[sum]);
            }
            1 if !self.open.is_empty() => {
                let at = self.rng.below(self.open.len());
                let is_loop = self.open[self.open.len() - 1 - at];
                let code = if is_loop && self.rng.one_in(2) { Opcode::Continue } else { Opcode::Break };
                self.builder.push(Op::marker(code).with_imm(at as i64 + 1));
            }
            _ => {}
        }
    }
}

#[test]
fn random_functions_compute_the_same() {
    let n: u64 = std::env::var("KERNELSMITH_SOAK").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let (mut n_replaced, mut n_functions) = (0, 0);
    for seed in 0..n {
        let before = Generator::function(seed);
        verify(&before).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{before}"));
        let mut after = before.clone();
        let n = run(&mut after);
        n_replaced += n;
        n_functions += u64::from(n > 0);
        verify(&after).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{after}"));
        let result = |func: &Function, a: u64, b: u64| {
            let mut interpreter = Interpreter::new(func, InterpOptions::default()).unwrap();
            interpreter.run(&[a, b], &mut Memory::new(), &mut Symbols::new()).unwrap()
        };
        for a in 0..8 {
            for b in 0..8 {
                let (should, is) = (result(&before, a, b), result(&after, a, b));
                assert_eq!(should, is, "seed {seed}, {a}, {b}\n{before}\n{after}");
            }
        }
    }
    // Otherwise the test says nothing.
    assert!(n_functions > n / 4, "{n_replaced} comparisons in {n_functions} of {n} functions");
}
