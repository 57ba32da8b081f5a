//! Random functions of LLVM IR with control flow of any shape, compiled by us and by llc, on the same memory.
//!
//! In: a seed. Out: a module of functions, twice under other names, and a program that calls both with the same inputs and
//! compares results and all memory. The functions are those of `kernelsmith_random::graphs`.

use super::Context;
use crate::csmith::Outcome;
use kernelsmith_random::graphs::{IN_BYTES, OUT_BYTES, function};

const N_FUNCTIONS: usize = 30;

pub(super) fn check(context: &Context<'_>, seed: u64) -> Result<Outcome, String> {
    let machine = context.machine;
    let head = format!("target datalayout = \"{}\"\ntarget triple = \"{}\"\n", machine.layout, machine.triple);
    let modules = ["theirs", "ours"].map(|prefix| {
        let write = |number: usize| function(seed * N_FUNCTIONS as u64 + number as u64, &format!("{prefix}{number}"));
        head.clone() + &(0..N_FUNCTIONS).map(write).collect::<String>()
    });
    context.compare(seed, &modules, &driver())
}

/// The program: inputs of zeros, of small numbers, and random ones.
fn driver() -> String {
    let list = |prefix: &str| (0..N_FUNCTIONS).map(|at| format!("{prefix}{at}")).collect::<Vec<_>>().join(", ");
    let (theirs, ours) = (list("theirs"), list("ours"));
    format!(
        r#"#include <stdio.h>
#include <string.h>
typedef long long function(const void *, void *);
function {theirs}, {ours};
static function *const THEIRS[] = {{{theirs}}}, *const OURS[] = {{{ours}}};
static long long in[{IN_BYTES} / 8], a[{OUT_BYTES} / 8], b[{OUT_BYTES} / 8];
int main(void) {{
  unsigned long long s = 88172645463325252ull;
  for (int f = 0; f < {N_FUNCTIONS}; f++)
    for (int k = 0; k < 40; k++) {{
      for (int at = 0; at < {IN_BYTES} / 8; at++) {{
        s ^= s << 13, s ^= s >> 7, s ^= s << 17;
        in[at] = k == 0 ? 0 : k % 2 ? (long long)(s >> 20 & 15) : (long long)s;
      }}
      memset(a, 0, sizeof a), memset(b, 0, sizeof b);
      long long wanted = THEIRS[f](in, a), result = OURS[f](in, b);
      if (wanted != result || memcmp(a, b, sizeof a)) {{
        printf("function %d, input %d: %llx, not %llx%s\n", f, k, result, wanted, memcmp(a, b, sizeof a) ? ", other memory" : "");
        break;
      }}
    }}
  return 0;
}}
"#
    )
}
