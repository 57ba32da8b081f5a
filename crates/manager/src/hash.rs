//! The hash of keys: it decides where to look, never whether two keys are equal.
//!
//! In: the bytes of a key, or their words, and secret numbers of the manager. Out: 64 bits.
//! Invariant: every factor of every product hides behind a secret, so nobody who chooses keys chooses their places.
//! Not here: what the bytes mean (see `key`).
//!
//! The two halves of a product of 64 by 64 bits, added without carry, depend on all bits of both factors. Products that do
//! not wait for each other take a cycle each, those that do six: so a short key is a few products side by side, and a long
//! one goes through eight sums.

/// Words of a short key.
pub(crate) const N_WORDS: usize = 6;

/// What long keys are taken in: a product for each sum, of two words.
const BLOCK: usize = 8 * STEP;
const STEP: usize = 16;

/// The secrets of a manager.
#[derive(Debug)]
pub(crate) struct Seed([u64; 8]);

impl Seed {
    /// Other ones each time.
    pub(crate) fn random() -> Seed {
        use std::hash::{BuildHasher, RandomState};
        Seed(std::array::from_fn(|at| RandomState::new().hash_one(at)))
    }

    /// One of them: what differs between managers.
    #[inline]
    pub(crate) fn name(&self) -> u64 {
        self.0[0]
    }

    /// The same each time, and in no simple relation to each other: multiples of one number would make equal products.
    #[cfg(test)]
    pub(crate) fn of(number: u64) -> Seed {
        use std::hash::{DefaultHasher, Hash, Hasher};
        Seed(std::array::from_fn(|at| {
            let mut hasher = DefaultHasher::new();
            (number, at).hash(&mut hasher);
            hasher.finish()
        }))
    }

    /// The hash of a key that is so many bytes in words, with zeros behind; the head is what comes before them. The length is
    /// often known to the compiler.
    #[inline(always)]
    pub(crate) fn hash_words(&self, head: u64, words: &[u64; N_WORDS], len: usize) -> u64 {
        let Seed(seed) = self;
        let mut hash = fold(head ^ seed[0], words[0] ^ seed[1]);
        if len > 8 {
            hash ^= fold(words[1] ^ seed[2], words[2] ^ seed[3]);
        }
        if len > 24 {
            hash ^= fold(words[3] ^ seed[4], words[4] ^ seed[5]);
        }
        if len > 40 {
            hash ^= fold(words[5] ^ seed[6], seed[7]);
        }
        hash
    }

    /// What the rest of a longer key adds to that.
    pub(crate) fn hash_rest(&self, bytes: &[u8]) -> u64 {
        let Seed(seed) = self;
        let word = |bytes: &[u8], at: usize| bytes[at..].first_chunk().copied().map_or(0, u64::from_le_bytes);
        let step = |sum: u64, secret: u64, step: &[u8; STEP]| fold(sum ^ word(step, 0), word(step, 8) ^ secret);
        let mut sums = *seed;
        let (blocks, rest) = bytes.as_chunks::<BLOCK>();
        for block in blocks {
            let steps: &[[u8; STEP]] = block.as_chunks().0;
            for lane in 0..8 {
                sums[lane] = step(sums[lane], seed[(lane + 1) % 8], &steps[lane]);
            }
        }
        let (steps, odd) = rest.as_chunks();
        for (lane, bytes) in steps.iter().enumerate() {
            sums[lane] = step(sums[lane], seed[(lane + 1) % 8], bytes);
        }
        if !odd.is_empty() {
            // The last ones, some of them once more; of fewer there are zeros behind.
            let last = bytes.last_chunk().copied().unwrap_or_else(|| {
                let mut last = [0; STEP];
                last[..odd.len()].copy_from_slice(odd);
                last
            });
            sums[7] = step(sums[7], seed[0], &last);
        }
        fold(sums[0] ^ bytes.len() as u64, sums[1] ^ seed[2])
            ^ fold(sums[2], sums[3] ^ seed[4])
            ^ fold(sums[4], sums[5] ^ seed[6])
            ^ fold(sums[6], sums[7] ^ seed[1])
    }
}

#[inline(always)]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
