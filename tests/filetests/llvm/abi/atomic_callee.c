// Atomic accesses in one file.
#include "atomic_ops.h"

const Entry entries[] = {TYPES(FETCH_ENTRY, COMPARE_ENTRY, LOAD_ENTRY, STORE_ENTRY){"fence acquire", 1, fence_ACQUIRE},
                         {"fence release", 1, fence_RELEASE},
                         {"fence acq_rel", 1, fence_ACQ_REL},
                         {"fence seq_cst", 1, fence_SEQ_CST}};
const int n_entries = sizeof entries / sizeof entries[0];
const Functions functions = {count, hurry, push, pop, peterson, buffer};
