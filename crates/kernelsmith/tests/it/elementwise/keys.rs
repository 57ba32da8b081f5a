//! Keys: specs that differ in any field have different keys, and keys of ordinary specs are short.

use kernelsmith::kernels::chain::Chain;
use kernelsmith::kernels::elementwise::{Fill, Layout, Pairwise, Unary};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::stencil::{Border, Stencil};
use kernelsmith::kernels::{Generated, Primitive};
use kernelsmith::manager::Manager;
use kernelsmith::{Bf16, Jit};
use std::sync::OnceLock;

/// The key of a spec: its kind, and the bytes that it writes.
fn key<P: Primitive>(spec: P) -> Vec<u8> {
    static MANAGER: OnceLock<Manager<Jit>> = OnceLock::new();
    let manager = MANAGER.get_or_init(|| Manager::new(Jit::interpreter()));
    let key = manager.key(&Generated::new(spec));
    [&key.kind_number().to_le_bytes()[..], &key.spec_bytes()].concat()
}

#[track_caller]
fn check(keys: &[Vec<u8>]) {
    for (at, key) in keys.iter().enumerate() {
        assert!(!keys[..at].contains(key), "spec {at} has the key of an earlier one");
    }
}

#[test]
fn of_matrices() {
    let copy = || Unary::<f32>::new(3, 4, Map::Identity);
    let add = || Pairwise::<f32>::new(3, 4, Binary::Add);
    let wide = Layout::column_major(5);
    let keys = [
        key(copy()),
        key(Unary::<f32>::new(4, 3, Map::Identity)),
        key(Unary::<f32>::new(3, 5, Map::Identity)),
        key(Unary::<f32>::new(3, 4, Map::Relu)),
        key(Unary::<f32>::new(3, 4, Map::Scale(2.0))),
        key(Unary::<f32>::new(3, 4, Map::Scale(3.0))),
        key(copy().a(wide)),
        key(copy().b(wide)),
        key(copy().b(Layout::row_major(5))),
        key(copy().streaming(true)),
        key(Unary::<f32, Bf16>::new(3, 4, Map::Identity)),
        key(Unary::<Bf16, f32>::new(3, 4, Map::Identity)),
        key(add()),
        key(Pairwise::<f32>::new(3, 4, Binary::Sub)),
        key(add().a(wide)),
        key(add().b(wide)),
        key(add().c(wide)),
        key(Fill::<f32>::zero(3, 4)),
        key(Fill::<f32>::zero(3, 4).value(1.0)),
        key(Fill::<i32>::zero(3, 4)),
        key(Fill::<f32>::zero(3, 4).b(wide)),
    ];
    check(&keys);
    assert!(keys.iter().all(|key| key.len() <= 48));
}

#[test]
fn of_chains() {
    let one = |map: Map| Chain::<(f32,), f32>::new(|e, x| e.map(map, x[0]));
    check(&[
        key(one(Map::Relu)),
        key(one(Map::Abs)),
        key(one(Map::Relu).expected(1 << 30)),
        key(Chain::<(f32,), Bf16>::new(|e, x| e.map(Map::Relu, x[0]))),
        key(Chain::<(Bf16,), f32>::new(|e, x| e.map(Map::Relu, x[0]))),
        key(Chain::<(f32, f32), f32>::new(|e, x| e.map(Map::Relu, x[0]))),
        key(Chain::<(f32, f32), f32>::new(|e, x| e.map(Map::Relu, x[1]))),
        key(Chain::<(f32,), f32>::new(|e, x| e.polynomial(x[0], &[1.0, 2.0]))),
        key(Chain::<(f32,), f32>::new(|e, x| e.polynomial(x[0], &[1.0, 3.0]))),
        key(Chain::<(f32,), f32>::new(|e, x| e.binary(Binary::Add, x[0], x[0]))),
        key(Chain::<(f32,), f32>::new(|e, x| e.binary(Binary::Mul, x[0], x[0]))),
        key(Chain::<(f32,), f32>::new(|e, x| e.mul_add(x[0], x[0], x[0]))),
        key(Chain::<(f32,), f32>::new(|e, _| e.constant(1.0))),
        key(Chain::<(f32,), f32>::new(|e, _| e.constant(2.0))),
    ]);
}

#[test]
fn of_stencils() {
    let blur = || Stencil::<f32>::boxed(3, 3).image(8, 9);
    check(&[
        key(blur()),
        key(Stencil::<u8>::boxed(3, 3).image(8, 9)),
        key(Stencil::<f32>::boxed(3, 5).image(8, 9)),
        key(Stencil::<f32>::general(3, 3, &[1.0; 9]).image(8, 9)),
        key(Stencil::<f32>::general(3, 3, &[2.0; 9]).image(8, 9)),
        key(Stencil::<f32>::separable(&[1.0, 2.0, 1.0], &[1.0; 3]).image(8, 9)),
        key(Stencil::<f32>::separable(&[1.0; 3], &[1.0, 2.0, 1.0]).image(8, 9)),
        key(Stencil::<f32>::boxed(3, 3).image(9, 8)),
        key(blur().scale(2.0)),
        key(blur().strides(10, 7)),
        key(blur().strides(9, 10)),
        key(blur().border(Border::Clamp)),
        key(blur().border(Border::Reflect)),
        key(blur().border(Border::Constant(0.0))),
        key(blur().border(Border::Constant(1.0))),
    ]);
}
