//! Suggestions for misspelt names.
//!
//! In: the misspelt name and the valid names. Out: the closest one, if it is similar enough.
//! Invariants: the cost is bounded by the lengths; of equally close candidates, the first one is returned. Not here:
//! the message.

/// The candidate with the smallest edit distance to `name`, if at most a third of the letters differ.
///
/// ```
/// assert_eq!(kernelsmith_diag::closest("Regster", ["Register", "Instruction"]), Some("Register"));
/// assert_eq!(kernelsmith_diag::closest("foo", ["Register"]), None);
/// ```
pub fn closest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    const LONGEST: usize = 64;
    let wanted: Vec<char> = name.chars().take(LONGEST + 1).collect();
    if wanted.is_empty() || wanted.len() > LONGEST {
        return None;
    }
    let mut best_distance = wanted.len().max(3) / 3 + 1;
    let mut best = None;
    for candidate in candidates {
        // The byte length is an upper bound for the number of characters; a long candidate cannot be similar enough.
        if candidate.len() > 4 * LONGEST || candidate.len().abs_diff(name.len()) > 4 * best_distance {
            continue;
        }
        let distance = edit_distance(&wanted, candidate);
        if distance < best_distance && candidate != name {
            best_distance = distance;
            best = Some(candidate);
        }
    }
    best
}

/// Number of insertions, deletions, substitutions and swaps of adjacent letters; case is ignored.
fn edit_distance(wanted: &[char], candidate: &str) -> usize {
    let candidate: Vec<char> = candidate.chars().collect();
    let same = |a: char, b: char| a.eq_ignore_ascii_case(&b);
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=wanted.len()).collect();
    for (i, &c) in candidate.iter().enumerate() {
        let mut next = vec![i + 1];
        for (j, &w) in wanted.iter().enumerate() {
            let mut cost = (row[j] + usize::from(!same(w, c))).min(next[j] + 1).min(row[j + 1] + 1);
            if i > 0 && j > 0 && same(w, candidate[i - 1]) && same(wanted[j - 1], c) {
                cost = cost.min(before[j - 1] + 1);
            }
            next.push(cost);
        }
        before = std::mem::replace(&mut row, next);
    }
    row[wanted.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_near_names_only() {
        let check = |name, want| assert_eq!(closest(name, ["GPR", "Instruction", "AsmString"]), want);
        check("Instuction", Some("Instruction"));
        check("asmstring", Some("AsmString"));
        check("GPr", Some("GPR"));
        check("GRP", Some("GPR"));
        check("Other", None);
        check("", None);
    }
}
