//! The instructions of AArch64: integer vectors and shuffles.
//!
//! Not here: how they are encoded; the names are those of the description.

use super::*;
use crate::assembler::table::instructions;

instructions! { AArch64;
    dup 2 {
        (V16b, W) => DUPv16i8gpr; (V16b, LaneB) => DUPv16i8lane; (V2s, W) => DUPv2i32gpr;
        (V2s, LaneS) => DUPv2i32lane; (V2d, X) => DUPv2i64gpr; (V2d, LaneD) => DUPv2i64lane; (V4h, W) => DUPv4i16gpr;
        (V4h, LaneH) => DUPv4i16lane; (V4s, W) => DUPv4i32gpr; (V4s, LaneS) => DUPv4i32lane; (V8h, W) => DUPv8i16gpr;
        (V8h, LaneH) => DUPv8i16lane; (V8b, W) => DUPv8i8gpr; (V8b, LaneB) => DUPv8i8lane;
    }
    ins 2 as "mov" {
        (LaneH, W) => INSvi16gpr; (LaneH, LaneH) => INSvi16lane; (LaneS, W) => INSvi32gpr;
        (LaneS, LaneS) => INSvi32lane; (LaneD, X) => INSvi64gpr; (LaneD, LaneD) => INSvi64lane;
        (LaneB, W) => INSvi8gpr; (LaneB, LaneB) => INSvi8lane;
    }
    umov 2 {
        (W, LaneH) => UMOVvi16; (W, LaneB) => UMOVvi8;
    }
    smov 2 {
        (W, LaneH) => SMOVvi16to32; (X, LaneH) => SMOVvi16to64; (X, LaneS) => SMOVvi32to64; (W, LaneB) => SMOVvi8to32;
        (X, LaneB) => SMOVvi8to64;
    }
    movi 2 {
        (D, i64) => MOVID; (V16b, i64) => MOVIv16i8; (V2d, i64) => MOVIv2d_ns; (V2s, i64) => MOVIv2i32_0;
        (V4h, i64) => MOVIv4i16_0; (V4s, i64) => MOVIv4i32_0; (V8h, i64) => MOVIv8i16_0; (V8b, i64) => MOVIv8i8;
    }
    mla 3 {
        (V16b, V16b, V16b) => MLAv16i8; (V2s, V2s, V2s) => MLAv2i32; (V2s, V2s, LaneS) => MLAv2i32_indexed;
        (V4h, V4h, V4h) => MLAv4i16; (V4h, V4h, LaneH) => MLAv4i16_indexed; (V4s, V4s, V4s) => MLAv4i32;
        (V4s, V4s, LaneS) => MLAv4i32_indexed; (V8h, V8h, V8h) => MLAv8i16; (V8h, V8h, LaneH) => MLAv8i16_indexed;
        (V8b, V8b, V8b) => MLAv8i8;
    }
    mls 3 {
        (V16b, V16b, V16b) => MLSv16i8; (V2s, V2s, V2s) => MLSv2i32; (V2s, V2s, LaneS) => MLSv2i32_indexed;
        (V4h, V4h, V4h) => MLSv4i16; (V4h, V4h, LaneH) => MLSv4i16_indexed; (V4s, V4s, V4s) => MLSv4i32;
        (V4s, V4s, LaneS) => MLSv4i32_indexed; (V8h, V8h, V8h) => MLSv8i16; (V8h, V8h, LaneH) => MLSv8i16_indexed;
        (V8b, V8b, V8b) => MLSv8i8;
    }
    smax 3 {
        (V16b, V16b, V16b) => SMAXv16i8; (V2s, V2s, V2s) => SMAXv2i32; (V4h, V4h, V4h) => SMAXv4i16;
        (V4s, V4s, V4s) => SMAXv4i32; (V8h, V8h, V8h) => SMAXv8i16; (V8b, V8b, V8b) => SMAXv8i8;
    }
    smin 3 {
        (V16b, V16b, V16b) => SMINv16i8; (V2s, V2s, V2s) => SMINv2i32; (V4h, V4h, V4h) => SMINv4i16;
        (V4s, V4s, V4s) => SMINv4i32; (V8h, V8h, V8h) => SMINv8i16; (V8b, V8b, V8b) => SMINv8i8;
    }
    umax 3 {
        (V16b, V16b, V16b) => UMAXv16i8; (V2s, V2s, V2s) => UMAXv2i32; (V4h, V4h, V4h) => UMAXv4i16;
        (V4s, V4s, V4s) => UMAXv4i32; (V8h, V8h, V8h) => UMAXv8i16; (V8b, V8b, V8b) => UMAXv8i8;
    }
    umin 3 {
        (V16b, V16b, V16b) => UMINv16i8; (V2s, V2s, V2s) => UMINv2i32; (V4h, V4h, V4h) => UMINv4i16;
        (V4s, V4s, V4s) => UMINv4i32; (V8h, V8h, V8h) => UMINv8i16; (V8b, V8b, V8b) => UMINv8i8;
    }
    abs 2 {
        (V16b, V16b) => ABSv16i8; (V2s, V2s) => ABSv2i32; (V2d, V2d) => ABSv2i64; (V4h, V4h) => ABSv4i16;
        (V4s, V4s) => ABSv4i32; (V8h, V8h) => ABSv8i16; (V8b, V8b) => ABSv8i8;
    }
    bsl 3 {
        (V16b, V16b, V16b) => BSLv16i8; (V8b, V8b, V8b) => BSLv8i8;
    }
    bit 3 {
        (V16b, V16b, V16b) => BITv16i8; (V8b, V8b, V8b) => BITv8i8;
    }
    cmeq 3 {
        (V16b, V16b, V16b) => CMEQv16i8; (V2s, V2s, V2s) => CMEQv2i32; (V2d, V2d, V2d) => CMEQv2i64;
        (V4h, V4h, V4h) => CMEQv4i16; (V4s, V4s, V4s) => CMEQv4i32; (V8h, V8h, V8h) => CMEQv8i16;
        (V8b, V8b, V8b) => CMEQv8i8;
    }
    cmgt 3 {
        (V16b, V16b, V16b) => CMGTv16i8; (V2s, V2s, V2s) => CMGTv2i32; (V2d, V2d, V2d) => CMGTv2i64;
        (V4h, V4h, V4h) => CMGTv4i16; (V4s, V4s, V4s) => CMGTv4i32; (V8h, V8h, V8h) => CMGTv8i16;
        (V8b, V8b, V8b) => CMGTv8i8;
    }
    cmge 3 {
        (V16b, V16b, V16b) => CMGEv16i8; (V2s, V2s, V2s) => CMGEv2i32; (V2d, V2d, V2d) => CMGEv2i64;
        (V4h, V4h, V4h) => CMGEv4i16; (V4s, V4s, V4s) => CMGEv4i32; (V8h, V8h, V8h) => CMGEv8i16;
        (V8b, V8b, V8b) => CMGEv8i8;
    }
    shl 3 {
        (V16b, V16b, i64) => SHLv16i8_shift; (V2s, V2s, i64) => SHLv2i32_shift; (V2d, V2d, i64) => SHLv2i64_shift;
        (V4h, V4h, i64) => SHLv4i16_shift; (V4s, V4s, i64) => SHLv4i32_shift; (V8h, V8h, i64) => SHLv8i16_shift;
        (V8b, V8b, i64) => SHLv8i8_shift;
    }
    sshr 3 {
        (V16b, V16b, i64) => SSHRv16i8_shift; (V2s, V2s, i64) => SSHRv2i32_shift; (V2d, V2d, i64) => SSHRv2i64_shift;
        (V4h, V4h, i64) => SSHRv4i16_shift; (V4s, V4s, i64) => SSHRv4i32_shift; (V8h, V8h, i64) => SSHRv8i16_shift;
        (V8b, V8b, i64) => SSHRv8i8_shift;
    }
    ushr 3 {
        (V16b, V16b, i64) => USHRv16i8_shift; (V2s, V2s, i64) => USHRv2i32_shift; (V2d, V2d, i64) => USHRv2i64_shift;
        (V4h, V4h, i64) => USHRv4i16_shift; (V4s, V4s, i64) => USHRv4i32_shift; (V8h, V8h, i64) => USHRv8i16_shift;
        (V8b, V8b, i64) => USHRv8i8_shift;
    }
    ext 4 {
        (V16b, V16b, V16b, i64) => EXTv16i8; (V8b, V8b, V8b, i64) => EXTv8i8;
    }
    addv 2 {
        (B, V16b) => ADDVv16i8; (H, V4h) => ADDVv4i16; (S, V4s) => ADDVv4i32; (H, V8h) => ADDVv8i16;
        (B, V8b) => ADDVv8i8;
    }
    addp 3 {
        (V16b, V16b, V16b) => ADDPv16i8; (V2s, V2s, V2s) => ADDPv2i32; (V2d, V2d, V2d) => ADDPv2i64;
        (V4h, V4h, V4h) => ADDPv4i16; (V4s, V4s, V4s) => ADDPv4i32; (V8h, V8h, V8h) => ADDPv8i16;
        (V8b, V8b, V8b) => ADDPv8i8;
    }
    trn1 3 {
        (V16b, V16b, V16b) => TRN1v16i8; (V2s, V2s, V2s) => TRN1v2i32; (V2d, V2d, V2d) => TRN1v2i64;
        (V4h, V4h, V4h) => TRN1v4i16; (V4s, V4s, V4s) => TRN1v4i32; (V8h, V8h, V8h) => TRN1v8i16;
        (V8b, V8b, V8b) => TRN1v8i8;
    }
    trn2 3 {
        (V16b, V16b, V16b) => TRN2v16i8; (V2s, V2s, V2s) => TRN2v2i32; (V2d, V2d, V2d) => TRN2v2i64;
        (V4h, V4h, V4h) => TRN2v4i16; (V4s, V4s, V4s) => TRN2v4i32; (V8h, V8h, V8h) => TRN2v8i16;
        (V8b, V8b, V8b) => TRN2v8i8;
    }
    zip1 3 {
        (V16b, V16b, V16b) => ZIP1v16i8; (V2s, V2s, V2s) => ZIP1v2i32; (V2d, V2d, V2d) => ZIP1v2i64;
        (V4h, V4h, V4h) => ZIP1v4i16; (V4s, V4s, V4s) => ZIP1v4i32; (V8h, V8h, V8h) => ZIP1v8i16;
        (V8b, V8b, V8b) => ZIP1v8i8;
    }
    zip2 3 {
        (V16b, V16b, V16b) => ZIP2v16i8; (V2s, V2s, V2s) => ZIP2v2i32; (V2d, V2d, V2d) => ZIP2v2i64;
        (V4h, V4h, V4h) => ZIP2v4i16; (V4s, V4s, V4s) => ZIP2v4i32; (V8h, V8h, V8h) => ZIP2v8i16;
        (V8b, V8b, V8b) => ZIP2v8i8;
    }
    uzp1 3 {
        (V16b, V16b, V16b) => UZP1v16i8; (V2s, V2s, V2s) => UZP1v2i32; (V2d, V2d, V2d) => UZP1v2i64;
        (V4h, V4h, V4h) => UZP1v4i16; (V4s, V4s, V4s) => UZP1v4i32; (V8h, V8h, V8h) => UZP1v8i16;
        (V8b, V8b, V8b) => UZP1v8i8;
    }
    uzp2 3 {
        (V16b, V16b, V16b) => UZP2v16i8; (V2s, V2s, V2s) => UZP2v2i32; (V2d, V2d, V2d) => UZP2v2i64;
        (V4h, V4h, V4h) => UZP2v4i16; (V4s, V4s, V4s) => UZP2v4i32; (V8h, V8h, V8h) => UZP2v8i16;
        (V8b, V8b, V8b) => UZP2v8i8;
    }
    rev64 2 {
        (V16b, V16b) => REV64v16i8; (V2s, V2s) => REV64v2i32; (V4h, V4h) => REV64v4i16; (V4s, V4s) => REV64v4i32;
        (V8h, V8h) => REV64v8i16; (V8b, V8b) => REV64v8i8;
    }
    tbl 3 {
        (V16b, [V16b; 4], V16b) => TBLv16i8Four; (V16b, [V16b; 1], V16b) => TBLv16i8One;
        (V16b, [V16b; 3], V16b) => TBLv16i8Three; (V16b, [V16b; 2], V16b) => TBLv16i8Two;
        (V8b, [V16b; 4], V8b) => TBLv8i8Four; (V8b, [V16b; 1], V8b) => TBLv8i8One;
        (V8b, [V16b; 3], V8b) => TBLv8i8Three; (V8b, [V16b; 2], V8b) => TBLv8i8Two;
    }
    xtn 2 {
        (V2s, V2d) => XTNv2i64; (V4h, V4s) => XTNv4i32; (V8b, V8h) => XTNv8i16;
    }
    sxtl 2 {
        (V2d, V2s) => SXTLv2i64; (V4s, V4h) => SXTLv4i32; (V8h, V8b) => SXTLv8i16;
    }
    uxtl 2 {
        (V2d, V2s) => UXTLv2i64; (V4s, V4h) => UXTLv4i32; (V8h, V8b) => UXTLv8i16;
    }
    fcvtl 2 {
        (V2d, V2s) => FCVTLv2i32; (V4s, V4h) => FCVTLv4i16;
    }
    fcvtn 2 {
        (V2s, V2d) => FCVTNv2i32; (V4h, V4s) => FCVTNv4i16;
    }
    sdot 3 {
        (V2s, V8b, Lane4b) => SDOTlanev2i32; (V4s, V16b, Lane4b) => SDOTlanev4i32; (V2s, V8b, V8b) => SDOTv2i32;
        (V4s, V16b, V16b) => SDOTv4i32;
    }
    udot 3 {
        (V2s, V8b, Lane4b) => UDOTlanev2i32; (V4s, V16b, Lane4b) => UDOTlanev4i32; (V2s, V8b, V8b) => UDOTv2i32;
        (V4s, V16b, V16b) => UDOTv4i32;
    }
    usdot 3 {
        (V2s, V8b, Lane4b) => USDOTlanev2i32; (V4s, V16b, Lane4b) => USDOTlanev4i32; (V2s, V8b, V8b) => USDOTv2i32;
        (V4s, V16b, V16b) => USDOTv4i32;
    }
    bfdot 3 {
        (V2s, V4h, Lane2h) => BFDOTlanev2i32; (V4s, V8h, Lane2h) => BFDOTlanev4i32; (V2s, V4h, V4h) => BFDOTv2i32;
        (V4s, V8h, V8h) => BFDOTv4i32;
    }
    bfmmla 3 {
        (V4s, V8h, V8h) => BFMMLA;
    }
    smmla 3 {
        (V4s, V16b, V16b) => SMMLA;
    }
    ummla 3 {
        (V4s, V16b, V16b) => UMMLA;
    }
}
