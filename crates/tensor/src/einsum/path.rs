//! The order in which operands are contracted.
//!
//! In: the indices of each operand and of the result, sizes. Out: pairs of tensors; operand `i` has number `i`, the result
//! of pair `i` has number `n_operands + i`.
//! The cost of a pair is its number of multiply-adds. Up to [`PathOptions::max_optimal`] operands, dynamic programming over
//! subsets finds the cheapest path; beyond, the cheapest of several greedy ones with random choices.
//! Invariant: the path depends on nothing but its input.
//! Not here: how a pair is contracted (see `pair`).

use super::bind::Index;
use super::error::{EinsumError, EinsumErrorKind};
use kernelsmith_random::Rng;

/// A set of indices.
pub(crate) type Set = u128;

/// Limits of the search and of the path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PathOptions {
    /// Maximum number of operands for dynamic programming, which takes time that grows with 3 to this power.
    pub max_optimal: usize,
    /// Number of greedy paths of more operands.
    pub n_greedy: usize,
    /// Maximum number of elements of an intermediate result.
    pub max_elements: f64,
    /// Maximum number of multiply-adds of all pairs.
    pub max_products: f64,
}

impl Default for PathOptions {
    fn default() -> PathOptions {
        PathOptions { max_optimal: 12, n_greedy: 32, max_elements: f64::INFINITY, max_products: f64::INFINITY }
    }
}

/// Most operands for dynamic programming, whatever the options: 3 to the 16th pairs take a second.
const MAX_OPTIMAL: usize = 16;

/// What is contracted.
#[derive(Debug)]
pub(crate) struct Network<'n> {
    pub(crate) operands: Vec<Set>,
    pub(crate) out: Set,
    pub(crate) sizes: &'n [usize],
}

/// A path and its cost.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Path {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) products: f64,
    /// Elements of the largest intermediate result.
    pub(crate) elements: f64,
}

pub(crate) fn set(indices: &[Index]) -> Set {
    indices.iter().fold(0, |set, index| set | 1 << index)
}

impl Network<'_> {
    /// The number of elements of a tensor with these indices.
    pub(crate) fn elements(&self, set: Set) -> f64 {
        let mut rest = set;
        let mut product = 1.0;
        while rest != 0 {
            product *= self.sizes[rest.trailing_zeros() as usize] as f64;
            rest &= rest - 1;
        }
        product
    }

    pub(crate) fn path(&self, options: &PathOptions) -> Result<Path, EinsumError> {
        let n = self.operands.len();
        let path = if n < 3 {
            self.measure(if n == 2 { vec![(0, 1)] } else { Vec::new() })
        } else if n <= options.max_optimal.min(MAX_OPTIMAL) {
            self.optimal(options)
        } else {
            self.greedy(options)
        };
        let problem = if path.elements > options.max_elements {
            format!("{} elements, but may have at most {}", path.elements, options.max_elements)
        } else if path.products > options.max_products {
            format!("{} multiply-adds, but may have at most {}", path.products, options.max_products)
        } else {
            return Ok(path);
        };
        Err(EinsumError::new(EinsumErrorKind::Limit, format!("the best path has {problem}")))
    }

    /// The cost of a path.
    pub(crate) fn measure(&self, pairs: Vec<(usize, usize)>) -> Path {
        let mut live: Vec<Option<Set>> = self.operands.iter().copied().map(Some).collect();
        let (mut products, mut elements): (f64, f64) = (0.0, 0.0);
        for (number, &(a, b)) in pairs.iter().enumerate() {
            let both = live[a].take().unwrap_or(0) | live[b].take().unwrap_or(0);
            let others = live.iter().flatten().fold(self.out, |set, of| set | of);
            products += self.elements(both);
            if number + 1 < pairs.len() {
                elements = elements.max(self.elements(both & others));
            }
            live.push(Some(both & others));
        }
        Path { pairs, products, elements }
    }

    /// The cheapest path within the limit of elements; if there is none, the cheapest one without it.
    fn optimal(&self, options: &PathOptions) -> Path {
        let n = self.operands.len();
        let all = (1usize << n) - 1;
        let union =
            |subset: usize| (0..n).filter(|at| subset >> at & 1 == 1).fold(0, |set, at| set | self.operands[at]);
        // The indices that the contraction of a subset keeps.
        let kept: Vec<Set> = (0..=all).map(|subset| union(subset) & (self.out | union(all & !subset))).collect();
        let sizes: Vec<f64> = kept.iter().map(|&set| self.elements(set)).collect();
        let mut best: Vec<(f64, usize)> = vec![(f64::INFINITY, 0); all + 1];
        (0..n).for_each(|at| best[1 << at] = (0.0, 0));
        for subset in 1..=all {
            if subset.is_power_of_two() || subset != all && sizes[subset] > options.max_elements {
                continue;
            }
            let first = subset & subset.wrapping_neg();
            let mut left = (subset - 1) & subset;
            // Each split once: the left part has the first operand.
            while left > 0 {
                let right = subset & !left;
                if left & first != 0 && best[left].0 + best[right].0 < best[subset].0 {
                    let cost = best[left].0 + best[right].0 + self.elements(kept[left] | kept[right]);
                    if cost < best[subset].0 {
                        best[subset] = (cost, left);
                    }
                }
                left = (left - 1) & subset;
            }
        }
        if best[all].0.is_infinite() {
            return self.optimal(&PathOptions { max_elements: f64::INFINITY, ..*options });
        }
        // Subsets in the order of their contraction: parts before wholes.
        let mut subsets = vec![all];
        let mut at = 0;
        while at < subsets.len() {
            let (_, left) = best[subsets[at]];
            let parts = [left, subsets[at] & !left];
            subsets.extend(parts.into_iter().filter(|part| left != 0 && !part.is_power_of_two()));
            at += 1;
        }
        subsets.reverse();
        let number = |subset: usize| match subset.is_power_of_two() {
            true => subset.trailing_zeros() as usize,
            false => n + subsets.iter().position(|of| *of == subset).unwrap_or(0),
        };
        let pairs = subsets.iter().map(|&subset| (number(best[subset].1), number(subset & !best[subset].1)));
        self.measure(pairs.collect())
    }

    /// The cheapest of several greedy paths; those within the limit of elements are preferred.
    fn greedy(&self, options: &PathOptions) -> Path {
        let mut random = Rng::new(0);
        let rank = |path: &Path| (path.elements > options.max_elements, path.products);
        let mut best = self.greedy_once(None);
        for _ in 1..options.n_greedy {
            let path = self.greedy_once(Some(&mut random));
            if rank(&path) < rank(&best) {
                best = path;
            }
        }
        best
    }

    /// Contracts the pair that increases the number of elements the least, if random by a random factor.
    fn greedy_once(&self, mut random: Option<&mut Rng>) -> Path {
        let mut live: Vec<(usize, Set)> = self.operands.iter().copied().enumerate().collect();
        let mut pairs = Vec::new();
        while live.len() > 1 {
            let mut best: Option<(f64, usize, usize)> = None;
            for a in 0..live.len() {
                for b in a + 1..live.len() {
                    let others = live.iter().enumerate().filter(|(at, _)| *at != a && *at != b);
                    let needed = others.fold(self.out, |set, (_, of)| set | of.1);
                    let [x, y] = [a, b].map(|at| live[at].1);
                    let increase = self.elements((x | y) & needed) - self.elements(x) - self.elements(y);
                    // A factor between 0 and 2 keeps the sign: contractions that shrink are preferred.
                    let factor = random.as_mut().map_or(1.0, |random| 2.0 * fraction(random));
                    // Tensors without a common index can wait.
                    let score = if x & y == 0 { increase.abs() + 1.0 } else { increase * factor };
                    if best.is_none_or(|(other, ..)| score < other) {
                        best = Some((score, a, b));
                    }
                }
            }
            let Some((_, a, b)) = best else { break };
            let (number_b, of_b) = live.remove(b);
            let (number_a, of_a) = live.remove(a);
            let needed = live.iter().fold(self.out, |set, of| set | of.1);
            live.push((self.operands.len() + pairs.len(), (of_a | of_b) & needed));
            pairs.push((number_a, number_b));
        }
        self.measure(pairs)
    }
}

/// A number from 0 to 1.
fn fraction(random: &mut Rng) -> f64 {
    (random.bits() >> 11) as f64 / (1u64 << 53) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chain(sizes: &[usize]) -> Network<'_> {
        let operands = (0..sizes.len() - 1).map(|at| set(&[at as Index, at as Index + 1])).collect();
        Network { operands, out: set(&[0, sizes.len() as Index - 1]), sizes }
    }

    /// The cheapest cost of a chain of matrices, by the textbook's dynamic programming.
    fn cheapest(sizes: &[usize]) -> f64 {
        let n = sizes.len() - 1;
        let mut cost = vec![vec![0.0; n]; n];
        for len in 1..n {
            for first in 0..n - len {
                let last = first + len;
                let split = |at: usize| {
                    let products = (sizes[first] * sizes[at + 1] * sizes[last + 1]) as f64;
                    cost[first][at] + cost[at + 1][last] + products
                };
                cost[first][last] = (first..last).map(split).fold(f64::INFINITY, f64::min);
            }
        }
        cost[0][n - 1]
    }

    #[test]
    fn chains_of_matrices_are_optimal() {
        for sizes in [vec![10, 100, 5, 50, 1], vec![30, 35, 15, 5, 10, 20, 25], vec![2; 11], vec![7, 1, 9, 1, 8, 1, 7]]
        {
            let path = chain(&sizes).path(&PathOptions::default()).unwrap();
            assert_eq!(path.products, cheapest(&sizes), "{sizes:?}: {path:?}");
            assert_eq!(path.pairs.len(), sizes.len() - 2);
        }
    }

    #[test]
    fn greedy_paths_of_long_chains_are_near_the_optimum() {
        let sizes: Vec<usize> = (0..31).map(|at| 2 + at * 7 % 11).collect();
        let network = chain(&sizes);
        let path = network.path(&PathOptions::default()).unwrap();
        assert_eq!(path.pairs.len(), 29);
        assert!(path.products <= 1.5 * cheapest(&sizes), "{} and {}", path.products, cheapest(&sizes));
        assert_eq!(network.path(&PathOptions::default()).unwrap(), path);
    }

    #[test]
    fn limits_change_the_path_or_are_errors() {
        // ab,bc,cd->ad: contracting the first two has an intermediate result of 9 elements, the last two one of 40.
        let network = Network { operands: vec![3, 6, 12], out: 9, sizes: &[3, 40, 3, 1] };
        let free = network.path(&PathOptions::default()).unwrap();
        assert_eq!((free.pairs[0], free.elements), ((1, 2), 40.0));
        let limited = PathOptions { max_elements: 10.0, ..PathOptions::default() };
        assert_eq!(network.path(&limited).unwrap().pairs[0], (0, 1));
        let options = [
            PathOptions { max_elements: 5.0, ..PathOptions::default() },
            PathOptions { max_products: 100.0, ..PathOptions::default() },
        ];
        for options in options {
            assert_eq!(network.path(&options).unwrap_err().kind(), EinsumErrorKind::Limit);
        }
    }
}
