//! The instructions of AArch64: integers, memory, branches.
//!
//! Not here: how they are encoded; the names are those of the description.

use super::*;
use crate::assembler::Label;
use crate::assembler::table::instructions;

instructions! { AArch64;
    add 3 {
        (W, W, i64) => ADDWri; (W, W, W) => ADDWrr; (W, W, Shifted<W>) => ADDWrs; (X, X, i64) => ADDXri;
        (X, X, X) => ADDXrr; (X, X, Shifted<X>) => ADDXrs; (V16b, V16b, V16b) => ADDv16i8;
        (V2s, V2s, V2s) => ADDv2i32; (V2d, V2d, V2d) => ADDv2i64; (V4h, V4h, V4h) => ADDv4i16;
        (V4s, V4s, V4s) => ADDv4i32; (V8h, V8h, V8h) => ADDv8i16; (V8b, V8b, V8b) => ADDv8i8;
    }
    sub 3 {
        (W, W, i64) => SUBWri; (W, W, W) => SUBWrr; (W, W, Shifted<W>) => SUBWrs; (X, X, i64) => SUBXri;
        (X, X, X) => SUBXrr; (X, X, Shifted<X>) => SUBXrs; (V16b, V16b, V16b) => SUBv16i8;
        (V2s, V2s, V2s) => SUBv2i32; (V2d, V2d, V2d) => SUBv2i64; (V4h, V4h, V4h) => SUBv4i16;
        (V4s, V4s, V4s) => SUBv4i32; (V8h, V8h, V8h) => SUBv8i16; (V8b, V8b, V8b) => SUBv8i8;
    }
    adds 3 {
        (W, W, i64) => ADDSWri; (W, W, W) => ADDSWrr; (W, W, Shifted<W>) => ADDSWrs; (X, X, i64) => ADDSXri;
        (X, X, X) => ADDSXrr; (X, X, Shifted<X>) => ADDSXrs;
    }
    subs 3 {
        (W, W, i64) => SUBSWri; (W, W, W) => SUBSWrr; (W, W, Shifted<W>) => SUBSWrs; (X, X, i64) => SUBSXri;
        (X, X, X) => SUBSXrr; (X, X, Shifted<X>) => SUBSXrs;
    }
    neg 2 {
        (W, W) => NEGWr; (W, Shifted<W>) => NEGWrs; (X, X) => NEGXr; (X, Shifted<X>) => NEGXrs;
        (V16b, V16b) => NEGv16i8; (V2s, V2s) => NEGv2i32; (V2d, V2d) => NEGv2i64; (V4h, V4h) => NEGv4i16;
        (V4s, V4s) => NEGv4i32; (V8h, V8h) => NEGv8i16; (V8b, V8b) => NEGv8i8;
    }
    mul 3 {
        (W, W, W) => MULWrr; (X, X, X) => MULXrr; (V16b, V16b, V16b) => MULv16i8; (V2s, V2s, V2s) => MULv2i32;
        (V2s, V2s, LaneS) => MULv2i32_indexed; (V4h, V4h, V4h) => MULv4i16; (V4h, V4h, LaneH) => MULv4i16_indexed;
        (V4s, V4s, V4s) => MULv4i32; (V4s, V4s, LaneS) => MULv4i32_indexed; (V8h, V8h, V8h) => MULv8i16;
        (V8h, V8h, LaneH) => MULv8i16_indexed; (V8b, V8b, V8b) => MULv8i8;
    }
    madd 4 {
        (W, W, W, W) => MADDWrrr; (X, X, X, X) => MADDXrrr;
    }
    msub 4 {
        (W, W, W, W) => MSUBWrrr; (X, X, X, X) => MSUBXrrr;
    }
    umulh 3 {
        (X, X, X) => UMULHrr;
    }
    smulh 3 {
        (X, X, X) => SMULHrr;
    }
    udiv 3 {
        (W, W, W) => UDIVWr; (X, X, X) => UDIVXr;
    }
    sdiv 3 {
        (W, W, W) => SDIVWr; (X, X, X) => SDIVXr;
    }
    lsl 3 {
        (W, W, W) => LSLVWr; (X, X, X) => LSLVXr; (W, W, i64) => LSLWri; (X, X, i64) => LSLXri;
    }
    lsr 3 {
        (W, W, W) => LSRVWr; (X, X, X) => LSRVXr; (W, W, i64) => LSRWri; (X, X, i64) => LSRXri;
    }
    asr 3 {
        (W, W, W) => ASRVWr; (X, X, X) => ASRVXr; (W, W, i64) => ASRWri; (X, X, i64) => ASRXri;
    }
    ror 3 {
        (W, W, W) => RORVWr; (X, X, X) => RORVXr; (W, W, i64) => RORWri; (X, X, i64) => RORXri;
    }
    and 3 {
        (W, W, i64) => ANDWri; (W, W, W) => ANDWrr; (W, W, Shifted<W>) => ANDWrs; (X, X, i64) => ANDXri;
        (X, X, X) => ANDXrr; (X, X, Shifted<X>) => ANDXrs; (V16b, V16b, V16b) => ANDv16i8; (V8b, V8b, V8b) => ANDv8i8;
    }
    ands 3 {
        (W, W, i64) => ANDSWri; (W, W, W) => ANDSWrr; (W, W, Shifted<W>) => ANDSWrs; (X, X, i64) => ANDSXri;
        (X, X, X) => ANDSXrr; (X, X, Shifted<X>) => ANDSXrs;
    }
    orr 3 {
        (W, W, i64) => ORRWri; (W, W, W) => ORRWrr; (W, W, Shifted<W>) => ORRWrs; (X, X, i64) => ORRXri;
        (X, X, X) => ORRXrr; (X, X, Shifted<X>) => ORRXrs; (V16b, V16b, V16b) => ORRv16i8; (V8b, V8b, V8b) => ORRv8i8;
    }
    eor 3 {
        (W, W, i64) => EORWri; (W, W, W) => EORWrr; (W, W, Shifted<W>) => EORWrs; (X, X, i64) => EORXri;
        (X, X, X) => EORXrr; (X, X, Shifted<X>) => EORXrs; (V16b, V16b, V16b) => EORv16i8; (V8b, V8b, V8b) => EORv8i8;
    }
    bic 3 {
        (W, W, W) => BICWrr; (W, W, Shifted<W>) => BICWrs; (X, X, X) => BICXrr; (X, X, Shifted<X>) => BICXrs;
        (V16b, V16b, V16b) => BICv16i8; (V8b, V8b, V8b) => BICv8i8;
    }
    orn 3 {
        (W, W, W) => ORNWrr; (W, W, Shifted<W>) => ORNWrs; (X, X, X) => ORNXrr; (X, X, Shifted<X>) => ORNXrs;
        (V16b, V16b, V16b) => ORNv16i8; (V8b, V8b, V8b) => ORNv8i8;
    }
    mvn 2 {
        (W, W) => MVNWr; (W, Shifted<W>) => MVNWrs; (X, X) => MVNXr; (X, Shifted<X>) => MVNXrs;
        (V16b, V16b) => NOTv16i8; (V8b, V8b) => NOTv8i8;
    }
    tst 2 {
        (W, i64) => TSTWri; (W, W) => TSTWrr; (W, Shifted<W>) => TSTWrs; (X, i64) => TSTXri; (X, X) => TSTXrr;
        (X, Shifted<X>) => TSTXrs;
    }
    cmp 2 {
        (W, i64) => CMPWri; (W, W) => CMPWrr; (W, Shifted<W>) => CMPWrs; (X, i64) => CMPXri; (X, X) => CMPXrr;
        (X, Shifted<X>) => CMPXrs;
    }
    cmn 2 {
        (W, i64) => CMNWri; (W, W) => CMNWrr; (W, Shifted<W>) => CMNWrs; (X, i64) => CMNXri; (X, X) => CMNXrr;
        (X, Shifted<X>) => CMNXrs;
    }
    csel 4 {
        (W, W, W, Cond) => CSELWr; (X, X, X, Cond) => CSELXr;
    }
    csinc 4 {
        (W, W, W, Cond) => CSINCWr; (X, X, X, Cond) => CSINCXr;
    }
    cset 2 {
        (W, Cond) => CSETWr; (X, Cond) => CSETXr;
    }
    clz 2 {
        (W, W) => CLZWr; (X, X) => CLZXr; (V16b, V16b) => CLZv16i8; (V2s, V2s) => CLZv2i32; (V4h, V4h) => CLZv4i16;
        (V4s, V4s) => CLZv4i32; (V8h, V8h) => CLZv8i16; (V8b, V8b) => CLZv8i8;
    }
    rbit 2 {
        (W, W) => RBITWr; (X, X) => RBITXr; (V16b, V16b) => RBITv16i8; (V8b, V8b) => RBITv8i8;
    }
    rev 2 {
        (W, W) => REVWr; (X, X) => REVXr;
    }
    sxtw 2 {
        (X, W) => SXTWXr;
    }
    mov 2 {
        (H, LaneH) => DUPi16; (S, LaneS) => DUPi32; (D, LaneD) => DUPi64; (B, LaneB) => DUPi8;
        (LaneH, W) => INSvi16gpr; (LaneH, LaneH) => INSvi16lane; (LaneS, W) => INSvi32gpr;
        (LaneS, LaneS) => INSvi32lane; (LaneD, X) => INSvi64gpr; (LaneD, LaneD) => INSvi64lane;
        (LaneB, W) => INSvi8gpr; (LaneB, LaneB) => INSvi8lane; (W, W) => MOVWfromsp | MOVWr | MOVWtosp;
        (W, i64) => MOVWwi | MOVWni | MOVWlo; (X, X) => MOVXfromsp | MOVXr | MOVXtosp;
        (X, i64) => MOVXwi | MOVXni | MOVXlo; (V16b, V16b) => MOVv16b; (V8b, V8b) => MOVv8b; (W, LaneS) => UMOVvi32;
        (X, LaneD) => UMOVvi64;
    }
    movz 3 {
        (W, i64, Lsl) => MOVZWi; (X, i64, Lsl) => MOVZXi;
    }
    movk 3 {
        (W, i64, Lsl) => MOVKWi; (X, i64, Lsl) => MOVKXi;
    }
    movn 3 {
        (W, i64, Lsl) => MOVNWi; (X, i64, Lsl) => MOVNXi;
    }
    adr 2 {
        (X, Label) => ADR;
    }
    cbz 2 {
        (W, Label) => CBZW; (X, Label) => CBZX;
    }
    cbnz 2 {
        (W, Label) => CBNZW; (X, Label) => CBNZX;
    }
    tbz 3 {
        (W, i64, Label) => TBZW; (X, i64, Label) => TBZX;
    }
    tbnz 3 {
        (W, i64, Label) => TBNZW; (X, i64, Label) => TBNZX;
    }
    b 1 {
        (Label) => B;
    }
    b_cond 2 as "b.{}" {
        (Cond, Label) => Bcc;
    }
    bl 1 {
        (Label) => BL;
    }
    br 1 {
        (X) => BR;
    }
    blr 1 {
        (X) => BLR;
    }
    ret 0 {
        () => RET;
    }
    nop 0 {
        () => NOP;
    }
    brk 1 {
        (i64) => BRK;
    }
    ldr 2 {
        (B, Post) => LDRBpost; (B, Pre) => LDRBpre; (B, Index) => LDRBroX; (B, ScaledIndex) => LDRBroXs;
        (B, Offset) => LDRBui; (D, Label) => LDRDl; (D, Post) => LDRDpost; (D, Pre) => LDRDpre; (D, Index) => LDRDroX;
        (D, ScaledIndex) => LDRDroXs; (D, Offset) => LDRDui; (H, Post) => LDRHpost; (H, Pre) => LDRHpre;
        (H, Index) => LDRHroX; (H, ScaledIndex) => LDRHroXs; (H, Offset) => LDRHui; (Q, Label) => LDRQl;
        (Q, Post) => LDRQpost; (Q, Pre) => LDRQpre; (Q, Index) => LDRQroX; (Q, ScaledIndex) => LDRQroXs;
        (Q, Offset) => LDRQui; (S, Label) => LDRSl; (S, Post) => LDRSpost; (S, Pre) => LDRSpre; (S, Index) => LDRSroX;
        (S, ScaledIndex) => LDRSroXs; (S, Offset) => LDRSui; (W, Label) => LDRWl; (W, Post) => LDRWpost;
        (W, Pre) => LDRWpre; (W, Index) => LDRWroX; (W, ScaledIndex) => LDRWroXs; (W, Offset) => LDRWui;
        (X, Label) => LDRXl; (X, Post) => LDRXpost; (X, Pre) => LDRXpre; (X, Index) => LDRXroX;
        (X, ScaledIndex) => LDRXroXs; (X, Offset) => LDRXui;
    }
    str 2 {
        (B, Post) => STRBpost; (B, Pre) => STRBpre; (B, Index) => STRBroX; (B, ScaledIndex) => STRBroXs;
        (B, Offset) => STRBui; (D, Post) => STRDpost; (D, Pre) => STRDpre; (D, Index) => STRDroX;
        (D, ScaledIndex) => STRDroXs; (D, Offset) => STRDui; (H, Post) => STRHpost; (H, Pre) => STRHpre;
        (H, Index) => STRHroX; (H, ScaledIndex) => STRHroXs; (H, Offset) => STRHui; (Q, Post) => STRQpost;
        (Q, Pre) => STRQpre; (Q, Index) => STRQroX; (Q, ScaledIndex) => STRQroXs; (Q, Offset) => STRQui;
        (S, Post) => STRSpost; (S, Pre) => STRSpre; (S, Index) => STRSroX; (S, ScaledIndex) => STRSroXs;
        (S, Offset) => STRSui; (W, Post) => STRWpost; (W, Pre) => STRWpre; (W, Index) => STRWroX;
        (W, ScaledIndex) => STRWroXs; (W, Offset) => STRWui; (X, Post) => STRXpost; (X, Pre) => STRXpre;
        (X, Index) => STRXroX; (X, ScaledIndex) => STRXroXs; (X, Offset) => STRXui;
    }
    ldur 2 {
        (B, Offset) => LDURBi; (D, Offset) => LDURDi; (H, Offset) => LDURHi; (Q, Offset) => LDURQi;
        (S, Offset) => LDURSi; (W, Offset) => LDURWi; (X, Offset) => LDURXi;
    }
    stur 2 {
        (B, Offset) => STURBi; (D, Offset) => STURDi; (H, Offset) => STURHi; (Q, Offset) => STURQi;
        (S, Offset) => STURSi; (W, Offset) => STURWi; (X, Offset) => STURXi;
    }
    ldrb 2 {
        (W, Post) => LDRBBpost; (W, Pre) => LDRBBpre; (W, Index) => LDRBBroX; (W, ScaledIndex) => LDRBBroXs;
        (W, Offset) => LDRBBui;
    }
    strb 2 {
        (W, Post) => STRBBpost; (W, Pre) => STRBBpre; (W, Index) => STRBBroX; (W, ScaledIndex) => STRBBroXs;
        (W, Offset) => STRBBui;
    }
    ldrh 2 {
        (W, Post) => LDRHHpost; (W, Pre) => LDRHHpre; (W, Index) => LDRHHroX; (W, ScaledIndex) => LDRHHroXs;
        (W, Offset) => LDRHHui;
    }
    strh 2 {
        (W, Post) => STRHHpost; (W, Pre) => STRHHpre; (W, Index) => STRHHroX; (W, ScaledIndex) => STRHHroXs;
        (W, Offset) => STRHHui;
    }
    ldrsw 2 {
        (X, Label) => LDRSWl; (X, Post) => LDRSWpost; (X, Pre) => LDRSWpre; (X, Index) => LDRSWroX;
        (X, ScaledIndex) => LDRSWroXs; (X, Offset) => LDRSWui;
    }
    ldp 3 {
        (D, D, Offset) => LDPDi; (D, D, Post) => LDPDpost; (D, D, Pre) => LDPDpre; (Q, Q, Offset) => LDPQi;
        (Q, Q, Post) => LDPQpost; (Q, Q, Pre) => LDPQpre; (S, S, Offset) => LDPSi; (S, S, Post) => LDPSpost;
        (S, S, Pre) => LDPSpre; (W, W, Offset) => LDPWi; (W, W, Post) => LDPWpost; (W, W, Pre) => LDPWpre;
        (X, X, Offset) => LDPXi; (X, X, Post) => LDPXpost; (X, X, Pre) => LDPXpre;
    }
    stp 3 {
        (D, D, Offset) => STPDi; (D, D, Post) => STPDpost; (D, D, Pre) => STPDpre; (Q, Q, Offset) => STPQi;
        (Q, Q, Post) => STPQpost; (Q, Q, Pre) => STPQpre; (S, S, Offset) => STPSi; (S, S, Post) => STPSpost;
        (S, S, Pre) => STPSpre; (W, W, Offset) => STPWi; (W, W, Post) => STPWpost; (W, W, Pre) => STPWpre;
        (X, X, Offset) => STPXi; (X, X, Post) => STPXpost; (X, X, Pre) => STPXpre;
    }
    ld1 2 {
        ([V16b; 4], Offset) => LD1Fourv16i8; ([V16b; 4], PostBy) => LD1Fourv16i8_POST;
        ([V16b; 4], Post) => LD1Fourv16i8_POSTi; ([V2s; 4], Offset) => LD1Fourv2i32;
        ([V2s; 4], PostBy) => LD1Fourv2i32_POST; ([V2s; 4], Post) => LD1Fourv2i32_POSTi;
        ([V2d; 4], Offset) => LD1Fourv2i64; ([V2d; 4], PostBy) => LD1Fourv2i64_POST;
        ([V2d; 4], Post) => LD1Fourv2i64_POSTi; ([V4s; 4], Offset) => LD1Fourv4i32;
        ([V4s; 4], PostBy) => LD1Fourv4i32_POST; ([V4s; 4], Post) => LD1Fourv4i32_POSTi;
        ([V8h; 4], Offset) => LD1Fourv8i16; ([V8h; 4], PostBy) => LD1Fourv8i16_POST;
        ([V8h; 4], Post) => LD1Fourv8i16_POSTi; ([V16b; 1], Offset) => LD1Onev16i8;
        ([V16b; 1], PostBy) => LD1Onev16i8_POST; ([V16b; 1], Post) => LD1Onev16i8_POSTi;
        ([V2s; 1], Offset) => LD1Onev2i32; ([V2s; 1], PostBy) => LD1Onev2i32_POST;
        ([V2s; 1], Post) => LD1Onev2i32_POSTi; ([V2d; 1], Offset) => LD1Onev2i64;
        ([V2d; 1], PostBy) => LD1Onev2i64_POST; ([V2d; 1], Post) => LD1Onev2i64_POSTi;
        ([V4s; 1], Offset) => LD1Onev4i32; ([V4s; 1], PostBy) => LD1Onev4i32_POST;
        ([V4s; 1], Post) => LD1Onev4i32_POSTi; ([V8h; 1], Offset) => LD1Onev8i16;
        ([V8h; 1], PostBy) => LD1Onev8i16_POST; ([V8h; 1], Post) => LD1Onev8i16_POSTi;
        ([V16b; 3], Offset) => LD1Threev16i8; ([V16b; 3], PostBy) => LD1Threev16i8_POST;
        ([V16b; 3], Post) => LD1Threev16i8_POSTi; ([V2s; 3], Offset) => LD1Threev2i32;
        ([V2s; 3], PostBy) => LD1Threev2i32_POST; ([V2s; 3], Post) => LD1Threev2i32_POSTi;
        ([V2d; 3], Offset) => LD1Threev2i64; ([V2d; 3], PostBy) => LD1Threev2i64_POST;
        ([V2d; 3], Post) => LD1Threev2i64_POSTi; ([V4s; 3], Offset) => LD1Threev4i32;
        ([V4s; 3], PostBy) => LD1Threev4i32_POST; ([V4s; 3], Post) => LD1Threev4i32_POSTi;
        ([V8h; 3], Offset) => LD1Threev8i16; ([V8h; 3], PostBy) => LD1Threev8i16_POST;
        ([V8h; 3], Post) => LD1Threev8i16_POSTi; ([V16b; 2], Offset) => LD1Twov16i8;
        ([V16b; 2], PostBy) => LD1Twov16i8_POST; ([V16b; 2], Post) => LD1Twov16i8_POSTi;
        ([V2s; 2], Offset) => LD1Twov2i32; ([V2s; 2], PostBy) => LD1Twov2i32_POST;
        ([V2s; 2], Post) => LD1Twov2i32_POSTi; ([V2d; 2], Offset) => LD1Twov2i64;
        ([V2d; 2], PostBy) => LD1Twov2i64_POST; ([V2d; 2], Post) => LD1Twov2i64_POSTi;
        ([V4s; 2], Offset) => LD1Twov4i32; ([V4s; 2], PostBy) => LD1Twov4i32_POST;
        ([V4s; 2], Post) => LD1Twov4i32_POSTi; ([V8h; 2], Offset) => LD1Twov8i16;
        ([V8h; 2], PostBy) => LD1Twov8i16_POST; ([V8h; 2], Post) => LD1Twov8i16_POSTi;
    }
    st1 2 {
        ([V16b; 4], Offset) => ST1Fourv16i8; ([V16b; 4], PostBy) => ST1Fourv16i8_POST;
        ([V16b; 4], Post) => ST1Fourv16i8_POSTi; ([V2s; 4], Offset) => ST1Fourv2i32;
        ([V2s; 4], PostBy) => ST1Fourv2i32_POST; ([V2s; 4], Post) => ST1Fourv2i32_POSTi;
        ([V2d; 4], Offset) => ST1Fourv2i64; ([V2d; 4], PostBy) => ST1Fourv2i64_POST;
        ([V2d; 4], Post) => ST1Fourv2i64_POSTi; ([V4s; 4], Offset) => ST1Fourv4i32;
        ([V4s; 4], PostBy) => ST1Fourv4i32_POST; ([V4s; 4], Post) => ST1Fourv4i32_POSTi;
        ([V8h; 4], Offset) => ST1Fourv8i16; ([V8h; 4], PostBy) => ST1Fourv8i16_POST;
        ([V8h; 4], Post) => ST1Fourv8i16_POSTi; ([V16b; 1], Offset) => ST1Onev16i8;
        ([V16b; 1], PostBy) => ST1Onev16i8_POST; ([V16b; 1], Post) => ST1Onev16i8_POSTi;
        ([V2s; 1], Offset) => ST1Onev2i32; ([V2s; 1], PostBy) => ST1Onev2i32_POST;
        ([V2s; 1], Post) => ST1Onev2i32_POSTi; ([V2d; 1], Offset) => ST1Onev2i64;
        ([V2d; 1], PostBy) => ST1Onev2i64_POST; ([V2d; 1], Post) => ST1Onev2i64_POSTi;
        ([V4s; 1], Offset) => ST1Onev4i32; ([V4s; 1], PostBy) => ST1Onev4i32_POST;
        ([V4s; 1], Post) => ST1Onev4i32_POSTi; ([V8h; 1], Offset) => ST1Onev8i16;
        ([V8h; 1], PostBy) => ST1Onev8i16_POST; ([V8h; 1], Post) => ST1Onev8i16_POSTi;
        ([V16b; 3], Offset) => ST1Threev16i8; ([V16b; 3], PostBy) => ST1Threev16i8_POST;
        ([V16b; 3], Post) => ST1Threev16i8_POSTi; ([V2s; 3], Offset) => ST1Threev2i32;
        ([V2s; 3], PostBy) => ST1Threev2i32_POST; ([V2s; 3], Post) => ST1Threev2i32_POSTi;
        ([V2d; 3], Offset) => ST1Threev2i64; ([V2d; 3], PostBy) => ST1Threev2i64_POST;
        ([V2d; 3], Post) => ST1Threev2i64_POSTi; ([V4s; 3], Offset) => ST1Threev4i32;
        ([V4s; 3], PostBy) => ST1Threev4i32_POST; ([V4s; 3], Post) => ST1Threev4i32_POSTi;
        ([V8h; 3], Offset) => ST1Threev8i16; ([V8h; 3], PostBy) => ST1Threev8i16_POST;
        ([V8h; 3], Post) => ST1Threev8i16_POSTi; ([V16b; 2], Offset) => ST1Twov16i8;
        ([V16b; 2], PostBy) => ST1Twov16i8_POST; ([V16b; 2], Post) => ST1Twov16i8_POSTi;
        ([V2s; 2], Offset) => ST1Twov2i32; ([V2s; 2], PostBy) => ST1Twov2i32_POST;
        ([V2s; 2], Post) => ST1Twov2i32_POSTi; ([V2d; 2], Offset) => ST1Twov2i64;
        ([V2d; 2], PostBy) => ST1Twov2i64_POST; ([V2d; 2], Post) => ST1Twov2i64_POSTi;
        ([V4s; 2], Offset) => ST1Twov4i32; ([V4s; 2], PostBy) => ST1Twov4i32_POST;
        ([V4s; 2], Post) => ST1Twov4i32_POSTi; ([V8h; 2], Offset) => ST1Twov8i16;
        ([V8h; 2], PostBy) => ST1Twov8i16_POST; ([V8h; 2], Post) => ST1Twov8i16_POSTi;
    }
    ld1r 2 {
        ([V16b; 1], Offset) => LD1Rv16i8; ([V16b; 1], PostBy) => LD1Rv16i8_POST; ([V16b; 1], Post) => LD1Rv16i8_POSTi;
        ([V2s; 1], Offset) => LD1Rv2i32; ([V2s; 1], PostBy) => LD1Rv2i32_POST; ([V2s; 1], Post) => LD1Rv2i32_POSTi;
        ([V2d; 1], Offset) => LD1Rv2i64; ([V2d; 1], PostBy) => LD1Rv2i64_POST; ([V2d; 1], Post) => LD1Rv2i64_POSTi;
        ([V4h; 1], Offset) => LD1Rv4i16; ([V4h; 1], PostBy) => LD1Rv4i16_POST; ([V4h; 1], Post) => LD1Rv4i16_POSTi;
        ([V4s; 1], Offset) => LD1Rv4i32; ([V4s; 1], PostBy) => LD1Rv4i32_POST; ([V4s; 1], Post) => LD1Rv4i32_POSTi;
        ([V8h; 1], Offset) => LD1Rv8i16; ([V8h; 1], PostBy) => LD1Rv8i16_POST; ([V8h; 1], Post) => LD1Rv8i16_POSTi;
        ([V8b; 1], Offset) => LD1Rv8i8; ([V8b; 1], PostBy) => LD1Rv8i8_POST; ([V8b; 1], Post) => LD1Rv8i8_POSTi;
    }
    ld2 2 {
        ([V16b; 2], Offset) => LD2Twov16i8; ([V16b; 2], PostBy) => LD2Twov16i8_POST;
        ([V16b; 2], Post) => LD2Twov16i8_POSTi; ([V2s; 2], Offset) => LD2Twov2i32;
        ([V2s; 2], PostBy) => LD2Twov2i32_POST; ([V2s; 2], Post) => LD2Twov2i32_POSTi;
        ([V2d; 2], Offset) => LD2Twov2i64; ([V2d; 2], PostBy) => LD2Twov2i64_POST;
        ([V2d; 2], Post) => LD2Twov2i64_POSTi; ([V4s; 2], Offset) => LD2Twov4i32;
        ([V4s; 2], PostBy) => LD2Twov4i32_POST; ([V4s; 2], Post) => LD2Twov4i32_POSTi;
        ([V8h; 2], Offset) => LD2Twov8i16; ([V8h; 2], PostBy) => LD2Twov8i16_POST;
        ([V8h; 2], Post) => LD2Twov8i16_POSTi;
    }
    st2 2 {
        ([V16b; 2], Offset) => ST2Twov16i8; ([V16b; 2], PostBy) => ST2Twov16i8_POST;
        ([V16b; 2], Post) => ST2Twov16i8_POSTi; ([V2s; 2], Offset) => ST2Twov2i32;
        ([V2s; 2], PostBy) => ST2Twov2i32_POST; ([V2s; 2], Post) => ST2Twov2i32_POSTi;
        ([V2d; 2], Offset) => ST2Twov2i64; ([V2d; 2], PostBy) => ST2Twov2i64_POST;
        ([V2d; 2], Post) => ST2Twov2i64_POSTi; ([V4s; 2], Offset) => ST2Twov4i32;
        ([V4s; 2], PostBy) => ST2Twov4i32_POST; ([V4s; 2], Post) => ST2Twov4i32_POSTi;
        ([V8h; 2], Offset) => ST2Twov8i16; ([V8h; 2], PostBy) => ST2Twov8i16_POST;
        ([V8h; 2], Post) => ST2Twov8i16_POSTi;
    }
}
