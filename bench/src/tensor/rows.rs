//! The rows of `bench tensor`.
//!
//! Syntax: `einsum FORMULA SIZES`, with the sizes of the indices in alphabetical order; or `operation MAIN FIRST LAST
//! DIMENSION..`, a dimension as `KIND:EXECUTION:SIZE:IN0/IN1/OUT`, where the execution `any` leaves the loops to the
//! optimiser; or a chain (see `network`).
//! Not here: their parser (see `spec`).

/// Blocks with loops as listed: a product, a sum of products, and one with first and last operations.
const OPERATIONS: [&str; 3] = [
    "operation gemm none none m:seq:32:8192/0/32768 n:seq:32:0/8192/1024 k:seq:8:1024/1024/0 m:prim:32:1/0/1 \
     n:prim:32:0/32/32 k:prim:32:32/1/0",
    "operation brgemm none none m:seq:32:8192/0/32768 n:seq:32:0/8192/1024 k:prim:8:1024/1024/0 m:prim:32:1/0/1 \
     n:prim:32:0/32/32 k:prim:32:32/1/0",
    "operation brgemm zero relu m:seq:32:8192/0/32768 n:seq:32:0/8192/1024 k:prim:8:1024/1024/0 m:prim:32:1/0/1 \
     n:prim:32:0/32/32 k:prim:32:32/1/0",
];

/// Products of 256 x 256 x 64 in small blocks, so that the loops around them count.
const BLOCKS: [&str; 3] = [
    "operation gemm none none m:seq:32:8/0/8 n:seq:64:0/256/1024 k:seq:8:2048/8/0 m:prim:8:1/0/1 n:prim:4:0/64/256 \
     k:prim:8:256/1/0",
    "operation gemm none none m:seq:16:16/0/16 n:seq:32:0/512/2048 k:seq:4:4096/16/0 m:prim:16:1/0/1 n:prim:8:0/64/256 \
     k:prim:16:256/1/0",
    "operation gemm none none m:seq:8:32/0/32 n:seq:8:0/2048/8192 k:seq:2:8192/32/0 m:prim:32:1/0/1 n:prim:32:0/64/256 \
     k:prim:32:256/1/0",
];

/// Dimensions in any order, whose loops are chosen.
const OPTIMISED: [&str; 2] = [
    "operation gemm zero none m:any:1600:1/0/1 n:any:1600:0/1600/1600 k:any:1600:1600/1/0",
    "operation gemm zero none m:any:64:25/0/25 m:any:25:1/0/1 n:any:64:0/40000/40000 n:any:25:0/1600/1600 \
     k:any:64:40000/25/0 k:any:25:1600/1/0",
];

/// Small products.
const SMALL: [&str; 4] = [
    "operation gemm zero none m:prim:16:1/0/1 n:prim:6:0/64/16 k:prim:64:16/1/0",
    "operation gemm zero none m:prim:64:1/0/1 n:prim:48:0/64/64 k:prim:64:64/1/0",
    "operation gemm zero none m:prim:64:1/0/1 n:prim:64:0/64/64 k:prim:64:64/1/0",
    "einsum abcd,cde->abe 8,8,8,8,16",
];

/// Transposed copies, whose power-of-two leading dimensions make cache lines share sets.
const COPIES: [&str; 3] = ["einsum ab->ba 512,512", "einsum ab->ba 2048,2048", "einsum abcd->dbac 96,128,48,32"];

/// The 48 contractions of TCCG (Springer and Bientinesi, ACM TOMS 44(3), 2018).
const TCCG: [&str; 48] = [
    "einsum bda,dc->abc 384,384,24,384",
    "einsum dca,bd->abc 384,24,376,384",
    "einsum dbea,ec->abcd 96,84,24,96,96",
    "einsum deca,be->abcd 96,24,84,96,84",
    "einsum ebad,ce->abcd 96,84,24,84,96",
    "einsum efbad,cf->abcde 48,36,24,36,48,36",
    "einsum ecbfa,fd->abcde 48,36,36,24,48,48",
    "einsum efcad,bf->abcde 48,24,36,36,48,36",
    "einsum ea,ebcd->abcd 96,84,84,84,96",
    "einsum eb,aecd->abcd 96,84,84,84,96",
    "einsum ec,abed->abcd 96,84,84,84,96",
    "einsum ac,cb->ab 7248,7240,7248",
    "einsum acd,dbc->ab 384,376,376,384",
    "einsum cad,dcb->ab 384,376,384,384",
    "einsum acd,db->abc 384,376,376,384",
    "einsum ad,bdc->abc 384,384,376,376",
    "einsum adc,bd->abc 384,384,376,376",
    "einsum adc,db->abc 384,376,376,384",
    "einsum adec,ebd->abc 96,84,84,84,96",
    "einsum aebf,dfce->abcd 96,84,84,96,84,84",
    "einsum aebf,fdec->abcd 96,84,84,84,84,96",
    "einsum aecf,bfde->abcd 96,96,84,84,84,84",
    "einsum aecf,fbed->abcd 96,84,84,84,84,96",
    "einsum aedf,bfce->abcd 96,96,84,84,84,84",
    "einsum aedf,fbec->abcd 96,84,84,84,84,96",
    "einsum aefb,fdce->abcd 96,84,84,84,84,96",
    "einsum aefc,fbed->abcd 96,84,84,84,84,96",
    "einsum eafb,fdec->abcd 96,84,84,84,96,96",
    "einsum eafc,bfde->abcd 96,96,84,84,96,84",
    "einsum eafd,fbec->abcd 96,84,84,84,96,96",
    "einsum dega,gfbc->abcdef 24,20,20,24,20,20,24",
    "einsum degb,gfac->abcdef 24,20,20,24,20,20,24",
    "einsum degc,gfab->abcdef 24,20,20,24,20,20,24",
    "einsum dfga,gebc->abcdef 24,20,20,24,20,20,24",
    "einsum dfgb,geac->abcdef 24,20,20,24,20,20,24",
    "einsum dfgc,geab->abcdef 24,20,20,24,20,20,24",
    "einsum efga,gdbc->abcdef 24,20,20,20,24,20,24",
    "einsum efgb,gdac->abcdef 24,20,20,20,24,20,24",
    "einsum efgc,gdab->abcdef 24,20,20,20,24,20,24",
    "einsum gdab,efgc->abcdef 24,20,20,20,24,20,24",
    "einsum gdac,efgb->abcdef 24,20,20,20,24,20,24",
    "einsum gdbc,efga->abcdef 24,20,20,20,24,20,24",
    "einsum geab,dfgc->abcdef 24,20,20,24,20,20,24",
    "einsum geac,dfgb->abcdef 24,20,20,24,20,20,24",
    "einsum gebc,dfga->abcdef 24,20,20,24,20,20,24",
    "einsum gfab,degc->abcdef 24,20,20,24,20,20,24",
    "einsum gfac,degb->abcdef 24,20,20,24,20,20,24",
    "einsum gfbc,dega->abcdef 24,20,20,24,20,20,24",
];

/// Chains of operations: attention of a small encoder and of longer texts, perceptrons of small and large batches.
const NETWORKS: [&str; 6] = [
    "attention 12 128 64",
    "attention 8 512 64",
    "attention 4 197 48",
    "mlp 64 784,512,256,10 relu",
    "mlp 256 256,1024,1024,256 gelu",
    "mlp 1 512,2048,2048,512 relu",
];

/// Each family with its rows.
pub(super) const FAMILIES: [(&str, &[&str]); 7] = [
    ("operations", &OPERATIONS),
    ("blocks", &BLOCKS),
    ("optimised", &OPTIMISED),
    ("small", &SMALL),
    ("copies", &COPIES),
    ("tccg", &TCCG),
    ("networks", &NETWORKS),
];
