//! Tests of candidates: their bounds, and the search among them.

use super::*;
use kernelsmith_random::Rng;

const TYPES: [GemmTypes; 5] = [GemmTypes::F32, GemmTypes::F64, GemmTypes::Bf16, GemmTypes::F16, GemmTypes::U8I8];

fn machines() -> [Machine; 3] {
    let features = ["avx512vnni", "avx512bf16", "avx512vbmi"];
    [
        Machine::new("x86-64-v4", Some("znver4"), &features, &[128, 256, 512]),
        Machine::new("x86-64-v3", None, &[], &[128, 256]),
        Machine::new("armv8-a", None, &["dotprod", "bf16"], &[128]),
    ]
}

/// The indices of both operands and the result, and the sizes of all indices by their numbers.
type Case = ([&'static [Index]; 3], &'static [usize]);

const CASES: [Case; 7] = [
    // Products of matrices: one of full vectors, one with remainders, one larger than L2.
    ([&[0, 2], &[2, 1], &[0, 1]], &[256, 256, 256]),
    ([&[0, 2], &[1, 2], &[0, 1]], &[33, 7, 19]),
    ([&[2, 0], &[2, 1], &[0, 1]], &[1024, 960, 512]),
    // Contractions of the kinds of TCCG.
    ([&[1, 3, 0], &[3, 2], &[0, 1, 2]], &[96, 64, 24, 96]),
    ([&[0, 4, 1, 5], &[3, 5, 2, 4], &[0, 1, 2, 3]], &[24, 20, 16, 24, 12, 8]),
    ([&[3, 4, 6, 0], &[6, 5, 1, 2], &[0, 1, 2, 3, 4, 5]], &[24, 20, 20, 24, 20, 20, 24]),
    // A batch.
    ([&[0, 1, 3], &[0, 3, 2], &[0, 1, 2]], &[5, 64, 48, 32]),
];

/// Calls a function for each candidate of all cases: those that copy in loops, too.
fn candidates(check: impl Fn(&Pair, &str)) -> usize {
    let mut n = 0;
    for machine in &machines() {
        for types in TYPES {
            for (names, sizes) in CASES {
                let [a, b, c] = names.map(|of| Tensor::contiguous(of.to_vec(), sizes));
                let request = Request::new(types, sizes, [Some(&a), Some(&b)], &c, machine, 1);
                let mut known = KnownCopies::default();
                let in_place = request.prospect([false; 3], &ONCE, &mut known).unwrap();
                let mut estimates = Estimates::default();
                let copies = request.possible(in_place.at_least).into_iter().filter_map(|of| {
                    let prospect = match of.in_loops {
                        true => request.in_loops(of.copied, &mut known)?,
                        false => request.prospect(of.copied, &ONCE, &mut known).ok()?,
                    };
                    let what = format!("{names:?} {sizes:?} of {types:?} on {}, {:?}", machine.name, of.copied);
                    assert!(of.at_least <= prospect.at_least, "{what}: {} {}", of.at_least, prospect.at_least);
                    Some(prospect)
                });
                for prospect in copies.chain([in_place]) {
                    let what = format!("{names:?} {sizes:?} of {types:?} on {}", machine.name);
                    let (what, at_least) = (format!("{what}, copied {:?}", prospect.copied), prospect.at_least);
                    let Ok(Some(pair)) = prospect.plan(f64::INFINITY, &mut estimates) else { continue };
                    assert!(at_least <= pair.cycles, "{what}");
                    check(&pair, &what);
                    n += 1;
                }
            }
        }
    }
    n
}

#[test]
fn no_candidate_takes_fewer_cycles_than_its_bound() {
    let n = candidates(|pair, what| {
        for (schedule, _) in &pair.operations {
            let cost = schedule.cost();
            assert!(cost.bound <= cost.blocks, "{what}: {cost:?}");
        }
    });
    assert!(n > 800, "{n} candidates");
}

#[test]
fn instructions_with_several_products_lower_the_bound() {
    let product = |types| {
        let of = TensorOperation::new(types, Main::Gemm);
        let of = of.dimension(DimensionKind::M, Execution::Sequential, 64, [1, 0, 1]);
        of.dimension(DimensionKind::K, Execution::Sequential, 64, [64, 1, 0])
    };
    let [with, without, _] = &machines();
    let bounds = |machine| TYPES.map(|types| bound(&product(types), machine));
    // 4096 products, 16 lanes of f32 and i32 and 8 of f64, one multiply-add of 512 bits in a cycle.
    assert_eq!(bounds(with), [256.0, 512.0, 128.0, 256.0, 64.0]);
    assert_eq!(bounds(without), [256.0, 512.0, 256.0, 256.0, 256.0]);
}

#[test]
fn the_planned_candidates_are_almost_as_good_as_all() {
    let (mut logs, mut n) = (0.0, 0.0);
    for machine in &machines() {
        for types in TYPES {
            for (names, sizes) in CASES {
                let [a, b, c] = names.map(|of| Tensor::contiguous(of.to_vec(), sizes));
                let request = Request::new(types, sizes, [Some(&a), Some(&b)], &c, machine, 1);
                let [few, all] = [(MAX_PLANNED, HOPELESS), (usize::MAX, f64::INFINITY)]
                    .map(|(max_planned, hopeless)| request.search(max_planned, hopeless).unwrap().cycles);
                assert!(few >= all && few <= 1.5 * all, "{names:?} of {types:?} on {}: {few}, {all}", machine.name);
                logs += (few / all).ln();
                n += 1.0;
            }
        }
    }
    assert!((logs / n).exp() <= 1.02);
}

#[test]
fn what_is_not_planned_would_not_be_chosen() {
    let (mut n_rough, mut n_all) = (0, 0);
    let mut check = |request: Request<'_>, what: &str| {
        let (short, long) = (request.plan().unwrap(), request.explained(true).plan().unwrap());
        let dimensions = |pair: &Pair| -> Vec<Vec<Dimension>> {
            pair.operations.iter().map(|(of, _)| of.operation().dimensions().to_vec()).collect()
        };
        assert_eq!((short.cycles, &short.loops), (long.cycles, &long.loops), "{what}");
        assert_eq!(dimensions(&short), dimensions(&long), "{what}");
        let planned = |pair: &Pair| pair.others.iter().filter(|of| !of.is_rough).count();
        (n_rough, n_all) = (n_rough + planned(&short), n_all + planned(&long));
    };
    for machine in &machines() {
        for (names, sizes) in CASES {
            let [a, b, c] = names.map(|of| Tensor::contiguous(of.to_vec(), sizes));
            let request = Request::new(GemmTypes::F32, sizes, [Some(&a), Some(&b)], &c, machine, 1);
            check(request, &format!("{names:?} on {}", machine.name));
        }
        // Random orders of two indices of each kind.
        let mut random = Rng::new(30);
        for number in 0..40 {
            let sizes: Vec<usize> = (0..6).map(|_| random.pick(&[3, 8, 20, 24, 48, 64, 84, 96])).collect();
            let tensors: [[Index; 4]; 3] = [[0, 1, 4, 5], [4, 5, 2, 3], [0, 1, 2, 3]];
            let [a, b, c] = tensors.map(|mut of| {
                (1..4).for_each(|last| of.swap(last, random.below(last + 1)));
                Tensor::contiguous(of.to_vec(), &sizes)
            });
            let request = Request::new(GemmTypes::F32, &sizes, [Some(&a), Some(&b)], &c, machine, 1);
            check(request, &format!("{number}: {sizes:?} on {}", machine.name));
        }
    }
    assert!(n_rough < n_all, "{n_rough} of {n_all} candidates are planned");
}

/// Repeated elements: copies of them would have more elements than numbers count.
#[test]
fn copies_beyond_all_limits_are_no_candidates() {
    let shape = crate::einsum::Shape::strided(&[1 << 30; 3], &[0; 3]);
    let einsum = crate::einsum::Einsum::new(GemmTypes::F32, "abc->", &[shape]).unwrap();
    let machine = Machine::new("x86-64-v4", Some("znver4"), &[], &[128, 256, 512]);
    assert!(einsum.cycles(&machine).unwrap() > 1e20);
}
