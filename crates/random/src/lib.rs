//! Random numbers for tests, fuzzers and simulations: the only generator of the project.
//!
//! In: a seed. Out: numbers. Invariant: equal seeds give equal numbers, on every machine and in every version of this
//! crate: logged seeds of soak tests and fuzzers replay, and planted faults name seeds that find them. Crates for random
//! numbers promise that for one version only, therefore this one exists.
//! Also here: random input that several crates test with ([`graphs`]).
//! Not here: cryptographic random numbers, and random numbers in kernels (`kernelsmith-dsl`, `math::random`).
#![forbid(unsafe_code)]

pub mod graphs;

/// SplitMix64 (Steele, Lea and Flood, 2014): all seeds are equally good, including 0, 1 and 2.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { (self.bits() >> 11) as usize % n }
    }

    /// A number from `low` to `high`, both inclusive; `low` if `high` is less.
    pub fn between(&mut self, low: i64, high: i64) -> i64 {
        let n = i128::from(high) - i128::from(low) + 1;
        if n <= 0 { low } else { (i128::from(low) + i128::from(self.bits()) % n) as i64 }
    }

    /// True with probability `n` percent.
    pub fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }

    /// True with probability 1 / `n`.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// A random item; `None` if there are none.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }

    /// A random item.
    ///
    /// # Panics
    /// If `items` is empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// A random index into the weights, with a probability proportional to its weight.
    pub fn weighted(&mut self, weights: &[u32]) -> usize {
        let sum: u32 = weights.iter().sum();
        let mut at = self.below(sum as usize) as u32;
        for (position, &weight) in weights.iter().enumerate() {
            if at < weight {
                return position;
            }
            at -= weight;
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_paper() {
        let mut rng = Rng::new(1_234_567);
        let first = [rng.bits(), rng.bits(), rng.bits()];
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    /// The promise that seeds replay includes what the functions make of the bits.
    #[test]
    fn seeds_replay() {
        let mut rng = Rng::new(7);
        let drawn: [usize; 4] = std::array::from_fn(|_| rng.below(1000));
        assert_eq!(drawn, [729, 380, 309, 453]);
        let drawn: [i64; 4] = std::array::from_fn(|_| rng.between(-500, 499));
        assert_eq!(drawn, [174, -195, 298, -318]);
        let drawn: [usize; 4] = std::array::from_fn(|_| rng.weighted(&[1, 2, 3, 4]));
        assert_eq!(drawn, [1, 2, 3, 3]);
    }

    #[test]
    fn numbers_are_in_their_ranges() {
        let mut rng = Rng::new(1);
        for _ in 0..1000 {
            assert!(rng.below(7) < 7);
            assert!((-3..=4).contains(&rng.between(-3, 4)));
            assert_ne!(rng.weighted(&[1, 0, 2]), 1);
        }
        assert_eq!((rng.below(0), rng.between(5, 4), rng.choose::<u8>(&[])), (0, 5, None));
        rng.between(i64::MIN, i64::MAX);
    }
}
