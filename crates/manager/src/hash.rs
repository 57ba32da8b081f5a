//! The hash of keys. It only selects a bucket; it never decides whether two keys are equal.
//!
//! In: the bytes of a key, or their words, and secret numbers of the manager. Out: 64 bits.
//! Invariant: every multiplicand is XORed with a secret, so an attacker who chooses keys cannot choose their buckets.
//! Not here: the meaning of the bytes (see `key`).
//!
//! The two halves of a 64 x 64-bit product, XORed, depend on all bits of both operands. Independent products take one
//! cycle each, dependent ones six. A short key is therefore a few independent products, and a long key uses eight
//! independent accumulators.

/// Number of words of a short key.
pub(crate) const N_WORDS: usize = 6;

/// Long keys are processed in blocks: for each accumulator a product of two words.
const BLOCK: usize = 8 * STEP;
const STEP: usize = 16;

/// The secret numbers of a manager.
#[derive(Debug)]
pub(crate) struct Seed([u64; 8]);

impl Seed {
    /// Random secrets.
    pub(crate) fn random() -> Seed {
        use std::hash::{BuildHasher, RandomState};
        Seed(std::array::from_fn(|at| RandomState::new().hash_one(at)))
    }

    /// One of the secrets: identifies the manager.
    #[inline]
    pub(crate) fn name(&self) -> u64 {
        self.0[0]
    }

    /// Deterministic secrets for tests. They are unrelated, because multiples of one number would give equal products.
    #[cfg(test)]
    pub(crate) fn of(number: u64) -> Seed {
        use std::hash::{DefaultHasher, Hash, Hasher};
        Seed(std::array::from_fn(|at| {
            let mut hasher = DefaultHasher::new();
            (number, at).hash(&mut hasher);
            hasher.finish()
        }))
    }

    /// The hash of a key of `len` bytes in zero-padded words; `head` holds the kind and length. The compiler often
    /// knows `len`.
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

    /// The hash of the overflow bytes of a longer key, to XOR with that of the words.
    pub(crate) fn hash_overflow(&self, bytes: &[u8]) -> u64 {
        let Seed(seed) = self;
        let word = |bytes: &[u8], at: usize| bytes[at..].first_chunk().copied().map_or(0, u64::from_le_bytes);
        let step = |sum: u64, secret: u64, step: &[u8; STEP]| fold(sum ^ word(step, 0), word(step, 8) ^ secret);
        let mut sums = *seed;
        let (blocks, remainder) = bytes.as_chunks::<BLOCK>();
        for block in blocks {
            let steps: &[[u8; STEP]] = block.as_chunks().0;
            for lane in 0..8 {
                sums[lane] = step(sums[lane], seed[(lane + 1) % 8], &steps[lane]);
            }
        }
        let (steps, odd) = remainder.as_chunks();
        for (lane, bytes) in steps.iter().enumerate() {
            sums[lane] = step(sums[lane], seed[(lane + 1) % 8], bytes);
        }
        if !odd.is_empty() {
            // The last bytes, overlapping earlier ones; shorter inputs are zero-padded.
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
