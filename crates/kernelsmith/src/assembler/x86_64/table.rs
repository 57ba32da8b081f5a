//! The instructions of x86-64.
//!
//! Not here: how they are encoded; the names are those of the description. The first alternative that can encode the
//! operands is used: the shortest immediate first, VEX before EVEX.

use super::*;
use crate::assembler::Label;
use crate::assembler::table::instructions;

instructions! { X86_64;
    add 2 {
        (R64, R64) => ADD64rr; (R64, i64) => ADD64ri8 | ADD64ri32; (R64, Ptr<64>) => ADD64rm;
        (Ptr<64>, R64) => ADD64mr; (Ptr<64>, i64) => ADD64mi8 | ADD64mi32; (R32, R32) => ADD32rr;
        (R32, i64) => ADD32ri8 | ADD32ri; (R32, Ptr<32>) => ADD32rm; (Ptr<32>, R32) => ADD32mr;
        (Ptr<32>, i64) => ADD32mi8 | ADD32mi;
    }
    sub 2 {
        (R64, R64) => SUB64rr; (R64, i64) => SUB64ri8 | SUB64ri32; (R64, Ptr<64>) => SUB64rm;
        (Ptr<64>, R64) => SUB64mr; (Ptr<64>, i64) => SUB64mi8 | SUB64mi32; (R32, R32) => SUB32rr;
        (R32, i64) => SUB32ri8 | SUB32ri; (R32, Ptr<32>) => SUB32rm; (Ptr<32>, R32) => SUB32mr;
        (Ptr<32>, i64) => SUB32mi8 | SUB32mi;
    }
    and 2 {
        (R64, R64) => AND64rr; (R64, i64) => AND64ri8 | AND64ri32; (R64, Ptr<64>) => AND64rm;
        (Ptr<64>, R64) => AND64mr; (Ptr<64>, i64) => AND64mi8 | AND64mi32; (R32, R32) => AND32rr;
        (R32, i64) => AND32ri8 | AND32ri; (R32, Ptr<32>) => AND32rm; (Ptr<32>, R32) => AND32mr;
        (Ptr<32>, i64) => AND32mi8 | AND32mi;
    }
    or 2 {
        (R64, R64) => OR64rr; (R64, i64) => OR64ri8 | OR64ri32; (R64, Ptr<64>) => OR64rm; (Ptr<64>, R64) => OR64mr;
        (Ptr<64>, i64) => OR64mi8 | OR64mi32; (R32, R32) => OR32rr; (R32, i64) => OR32ri8 | OR32ri;
        (R32, Ptr<32>) => OR32rm; (Ptr<32>, R32) => OR32mr; (Ptr<32>, i64) => OR32mi8 | OR32mi;
    }
    xor 2 {
        (R64, R64) => XOR64rr; (R64, i64) => XOR64ri8 | XOR64ri32; (R64, Ptr<64>) => XOR64rm;
        (Ptr<64>, R64) => XOR64mr; (Ptr<64>, i64) => XOR64mi8 | XOR64mi32; (R32, R32) => XOR32rr;
        (R32, i64) => XOR32ri8 | XOR32ri; (R32, Ptr<32>) => XOR32rm; (Ptr<32>, R32) => XOR32mr;
        (Ptr<32>, i64) => XOR32mi8 | XOR32mi;
    }
    cmp 2 {
        (R64, R64) => CMP64rr; (R64, i64) => CMP64ri8 | CMP64ri32; (R64, Ptr<64>) => CMP64rm;
        (Ptr<64>, R64) => CMP64mr; (Ptr<64>, i64) => CMP64mi8 | CMP64mi32; (R32, R32) => CMP32rr;
        (R32, i64) => CMP32ri8 | CMP32ri; (R32, Ptr<32>) => CMP32rm; (Ptr<32>, R32) => CMP32mr;
        (Ptr<32>, i64) => CMP32mi8 | CMP32mi;
    }
    adc 2 {
        (R64, R64) => ADC64rr; (R64, i64) => ADC64ri8 | ADC64ri32; (R64, Ptr<64>) => ADC64rm;
        (Ptr<64>, R64) => ADC64mr; (Ptr<64>, i64) => ADC64mi8 | ADC64mi32; (R32, R32) => ADC32rr;
        (R32, i64) => ADC32ri8 | ADC32ri; (R32, Ptr<32>) => ADC32rm; (Ptr<32>, R32) => ADC32mr;
        (Ptr<32>, i64) => ADC32mi8 | ADC32mi;
    }
    sbb 2 {
        (R64, R64) => SBB64rr; (R64, i64) => SBB64ri8 | SBB64ri32; (R64, Ptr<64>) => SBB64rm;
        (Ptr<64>, R64) => SBB64mr; (Ptr<64>, i64) => SBB64mi8 | SBB64mi32; (R32, R32) => SBB32rr;
        (R32, i64) => SBB32ri8 | SBB32ri; (R32, Ptr<32>) => SBB32rm; (Ptr<32>, R32) => SBB32mr;
        (Ptr<32>, i64) => SBB32mi8 | SBB32mi;
    }
    test 2 {
        (R64, R64) => TEST64rr; (R32, R32) => TEST32rr;
    }
    mov 2 {
        (R64, R64) => MOV64rr; (R64, i64) => MOV64ri32; (R64, Ptr<64>) => MOV64rm; (Ptr<64>, R64) => MOV64mr;
        (Ptr<64>, i64) => MOV64mi32; (R32, R32) => MOV32rr; (R32, i64) => MOV32ri; (R32, Ptr<32>) => MOV32rm;
        (Ptr<32>, R32) => MOV32mr; (Ptr<32>, i64) => MOV32mi;
    }
    imul 2 {
        (R64, R64) => IMUL64rr; (R64, Ptr<64>) => IMUL64rm; (R32, R32) => IMUL32rr; (R32, Ptr<32>) => IMUL32rm;
    }
    lea 2 {
        (R64, Ptr<0>) => LEA64r; (R32, Ptr<0>) => LEA64_32r;
    }
    inc 1 {
        (R64) => INC64r; (R32) => INC32r;
    }
    dec 1 {
        (R64) => DEC64r; (R32) => DEC32r;
    }
    neg 1 {
        (R64) => NEG64r; (R32) => NEG32r;
    }
    not 1 {
        (R64) => NOT64r; (R32) => NOT32r;
    }
    shl 2 {
        (R64, i64) => SHL64r1 | SHL64ri; (R32, i64) => SHL32r1 | SHL32ri;
    }
    shr 2 {
        (R64, i64) => SHR64r1 | SHR64ri; (R32, i64) => SHR32r1 | SHR32ri;
    }
    sar 2 {
        (R64, i64) => SAR64r1 | SAR64ri; (R32, i64) => SAR32r1 | SAR32ri;
    }
    popcnt 2 {
        (R64, R64) => POPCNT64rr; (R32, R32) => POPCNT32rr;
    }
    lzcnt 2 {
        (R64, R64) => LZCNT64rr; (R32, R32) => LZCNT32rr;
    }
    tzcnt 2 {
        (R64, R64) => TZCNT64rr; (R32, R32) => TZCNT32rr;
    }
    movabs 2 {
        (R64, i64) => MOV64ri;
    }
    jmp 1 {
        (Label) => JMP_4; (R64) => JMP64r;
    }
    jcc 2 as "j{}" {
        (Cond, Label) => JCC_4;
    }
    call 1 {
        (Label) => CALL64pcrel32; (R64) => CALL64r;
    }
    ret 0 {
        () => RET64;
    }
    push 1 {
        (R64) => PUSH64r;
    }
    pop 1 {
        (R64) => POP64r;
    }
    nop 0 {
        () => NOOP;
    }
    vzeroupper 0 {
        () => VZEROUPPER;
    }
    int3 0 {
        () => INT3;
    }
    vmovups 2 {
        (Xmm, Xmm) => VMOVUPSrr | VMOVUPSZ128rr; (Xmm, Ptr<128>) => VMOVUPSrm | VMOVUPSZ128rm;
        (Ptr<128>, Xmm) => VMOVUPSmr | VMOVUPSZ128mr; (Ymm, Ymm) => VMOVUPSYrr | VMOVUPSZ256rr;
        (Ymm, Ptr<256>) => VMOVUPSYrm | VMOVUPSZ256rm; (Ptr<256>, Ymm) => VMOVUPSYmr | VMOVUPSZ256mr;
        (Zmm, Zmm) => VMOVUPSZrr; (Zmm, Ptr<512>) => VMOVUPSZrm; (Ptr<512>, Zmm) => VMOVUPSZmr;
    }
    vmovaps 2 {
        (Xmm, Xmm) => VMOVAPSrr | VMOVAPSZ128rr; (Xmm, Ptr<128>) => VMOVAPSrm | VMOVAPSZ128rm;
        (Ptr<128>, Xmm) => VMOVAPSmr | VMOVAPSZ128mr; (Ymm, Ymm) => VMOVAPSYrr | VMOVAPSZ256rr;
        (Ymm, Ptr<256>) => VMOVAPSYrm | VMOVAPSZ256rm; (Ptr<256>, Ymm) => VMOVAPSYmr | VMOVAPSZ256mr;
        (Zmm, Zmm) => VMOVAPSZrr; (Zmm, Ptr<512>) => VMOVAPSZrm; (Ptr<512>, Zmm) => VMOVAPSZmr;
    }
    vaddps 3 {
        (Xmm, Xmm, Xmm) => VADDPSrr | VADDPSZ128rr; (Xmm, Xmm, Ptr<128>) => VADDPSrm | VADDPSZ128rm;
        (Ymm, Ymm, Ymm) => VADDPSYrr | VADDPSZ256rr; (Ymm, Ymm, Ptr<256>) => VADDPSYrm | VADDPSZ256rm;
        (Zmm, Zmm, Zmm) => VADDPSZrr; (Zmm, Zmm, Ptr<512>) => VADDPSZrm;
    }
    vsubps 3 {
        (Xmm, Xmm, Xmm) => VSUBPSrr | VSUBPSZ128rr; (Xmm, Xmm, Ptr<128>) => VSUBPSrm | VSUBPSZ128rm;
        (Ymm, Ymm, Ymm) => VSUBPSYrr | VSUBPSZ256rr; (Ymm, Ymm, Ptr<256>) => VSUBPSYrm | VSUBPSZ256rm;
        (Zmm, Zmm, Zmm) => VSUBPSZrr; (Zmm, Zmm, Ptr<512>) => VSUBPSZrm;
    }
    vmulps 3 {
        (Xmm, Xmm, Xmm) => VMULPSrr | VMULPSZ128rr; (Xmm, Xmm, Ptr<128>) => VMULPSrm | VMULPSZ128rm;
        (Ymm, Ymm, Ymm) => VMULPSYrr | VMULPSZ256rr; (Ymm, Ymm, Ptr<256>) => VMULPSYrm | VMULPSZ256rm;
        (Zmm, Zmm, Zmm) => VMULPSZrr; (Zmm, Zmm, Ptr<512>) => VMULPSZrm;
    }
    vdivps 3 {
        (Xmm, Xmm, Xmm) => VDIVPSrr | VDIVPSZ128rr; (Xmm, Xmm, Ptr<128>) => VDIVPSrm | VDIVPSZ128rm;
        (Ymm, Ymm, Ymm) => VDIVPSYrr | VDIVPSZ256rr; (Ymm, Ymm, Ptr<256>) => VDIVPSYrm | VDIVPSZ256rm;
        (Zmm, Zmm, Zmm) => VDIVPSZrr; (Zmm, Zmm, Ptr<512>) => VDIVPSZrm;
    }
    vminps 3 {
        (Xmm, Xmm, Xmm) => VMINPSrr | VMINPSZ128rr; (Xmm, Xmm, Ptr<128>) => VMINPSrm | VMINPSZ128rm;
        (Ymm, Ymm, Ymm) => VMINPSYrr | VMINPSZ256rr; (Ymm, Ymm, Ptr<256>) => VMINPSYrm | VMINPSZ256rm;
        (Zmm, Zmm, Zmm) => VMINPSZrr; (Zmm, Zmm, Ptr<512>) => VMINPSZrm;
    }
    vmaxps 3 {
        (Xmm, Xmm, Xmm) => VMAXPSrr | VMAXPSZ128rr; (Xmm, Xmm, Ptr<128>) => VMAXPSrm | VMAXPSZ128rm;
        (Ymm, Ymm, Ymm) => VMAXPSYrr | VMAXPSZ256rr; (Ymm, Ymm, Ptr<256>) => VMAXPSYrm | VMAXPSZ256rm;
        (Zmm, Zmm, Zmm) => VMAXPSZrr; (Zmm, Zmm, Ptr<512>) => VMAXPSZrm;
    }
    vxorps 3 {
        (Xmm, Xmm, Xmm) => VXORPSrr | VXORPSZ128rr; (Xmm, Xmm, Ptr<128>) => VXORPSrm | VXORPSZ128rm;
        (Ymm, Ymm, Ymm) => VXORPSYrr | VXORPSZ256rr; (Ymm, Ymm, Ptr<256>) => VXORPSYrm | VXORPSZ256rm;
        (Zmm, Zmm, Zmm) => VXORPSZrr; (Zmm, Zmm, Ptr<512>) => VXORPSZrm;
    }
    vandps 3 {
        (Xmm, Xmm, Xmm) => VANDPSrr | VANDPSZ128rr; (Xmm, Xmm, Ptr<128>) => VANDPSrm | VANDPSZ128rm;
        (Ymm, Ymm, Ymm) => VANDPSYrr | VANDPSZ256rr; (Ymm, Ymm, Ptr<256>) => VANDPSYrm | VANDPSZ256rm;
        (Zmm, Zmm, Zmm) => VANDPSZrr; (Zmm, Zmm, Ptr<512>) => VANDPSZrm;
    }
    vorps 3 {
        (Xmm, Xmm, Xmm) => VORPSrr | VORPSZ128rr; (Xmm, Xmm, Ptr<128>) => VORPSrm | VORPSZ128rm;
        (Ymm, Ymm, Ymm) => VORPSYrr | VORPSZ256rr; (Ymm, Ymm, Ptr<256>) => VORPSYrm | VORPSZ256rm;
        (Zmm, Zmm, Zmm) => VORPSZrr; (Zmm, Zmm, Ptr<512>) => VORPSZrm;
    }
    vfmadd213ps 3 {
        (Xmm, Xmm, Xmm) => VFMADD213PSr | VFMADD213PSZ128r; (Xmm, Xmm, Ptr<128>) => VFMADD213PSm | VFMADD213PSZ128m;
        (Ymm, Ymm, Ymm) => VFMADD213PSYr | VFMADD213PSZ256r; (Ymm, Ymm, Ptr<256>) => VFMADD213PSYm | VFMADD213PSZ256m;
        (Zmm, Zmm, Zmm) => VFMADD213PSZr; (Zmm, Zmm, Ptr<512>) => VFMADD213PSZm;
    }
    vfmadd231ps 3 {
        (Xmm, Xmm, Xmm) => VFMADD231PSr | VFMADD231PSZ128r; (Xmm, Xmm, Ptr<128>) => VFMADD231PSm | VFMADD231PSZ128m;
        (Ymm, Ymm, Ymm) => VFMADD231PSYr | VFMADD231PSZ256r; (Ymm, Ymm, Ptr<256>) => VFMADD231PSYm | VFMADD231PSZ256m;
        (Zmm, Zmm, Zmm) => VFMADD231PSZr; (Zmm, Zmm, Ptr<512>) => VFMADD231PSZm;
    }
    vfnmadd231ps 3 {
        (Xmm, Xmm, Xmm) => VFNMADD231PSr | VFNMADD231PSZ128r;
        (Xmm, Xmm, Ptr<128>) => VFNMADD231PSm | VFNMADD231PSZ128m;
        (Ymm, Ymm, Ymm) => VFNMADD231PSYr | VFNMADD231PSZ256r;
        (Ymm, Ymm, Ptr<256>) => VFNMADD231PSYm | VFNMADD231PSZ256m; (Zmm, Zmm, Zmm) => VFNMADD231PSZr;
        (Zmm, Zmm, Ptr<512>) => VFNMADD231PSZm;
    }
    vsqrtps 2 {
        (Xmm, Xmm) => VSQRTPSr | VSQRTPSZ128r; (Xmm, Ptr<128>) => VSQRTPSm | VSQRTPSZ128m;
        (Ymm, Ymm) => VSQRTPSYr | VSQRTPSZ256r; (Ymm, Ptr<256>) => VSQRTPSYm | VSQRTPSZ256m; (Zmm, Zmm) => VSQRTPSZr;
        (Zmm, Ptr<512>) => VSQRTPSZm;
    }
    vmovupd 2 {
        (Xmm, Xmm) => VMOVUPDrr | VMOVUPDZ128rr; (Xmm, Ptr<128>) => VMOVUPDrm | VMOVUPDZ128rm;
        (Ptr<128>, Xmm) => VMOVUPDmr | VMOVUPDZ128mr; (Ymm, Ymm) => VMOVUPDYrr | VMOVUPDZ256rr;
        (Ymm, Ptr<256>) => VMOVUPDYrm | VMOVUPDZ256rm; (Ptr<256>, Ymm) => VMOVUPDYmr | VMOVUPDZ256mr;
        (Zmm, Zmm) => VMOVUPDZrr; (Zmm, Ptr<512>) => VMOVUPDZrm; (Ptr<512>, Zmm) => VMOVUPDZmr;
    }
    vmovapd 2 {
        (Xmm, Xmm) => VMOVAPDrr | VMOVAPDZ128rr; (Xmm, Ptr<128>) => VMOVAPDrm | VMOVAPDZ128rm;
        (Ptr<128>, Xmm) => VMOVAPDmr | VMOVAPDZ128mr; (Ymm, Ymm) => VMOVAPDYrr | VMOVAPDZ256rr;
        (Ymm, Ptr<256>) => VMOVAPDYrm | VMOVAPDZ256rm; (Ptr<256>, Ymm) => VMOVAPDYmr | VMOVAPDZ256mr;
        (Zmm, Zmm) => VMOVAPDZrr; (Zmm, Ptr<512>) => VMOVAPDZrm; (Ptr<512>, Zmm) => VMOVAPDZmr;
    }
    vaddpd 3 {
        (Xmm, Xmm, Xmm) => VADDPDrr | VADDPDZ128rr; (Xmm, Xmm, Ptr<128>) => VADDPDrm | VADDPDZ128rm;
        (Ymm, Ymm, Ymm) => VADDPDYrr | VADDPDZ256rr; (Ymm, Ymm, Ptr<256>) => VADDPDYrm | VADDPDZ256rm;
        (Zmm, Zmm, Zmm) => VADDPDZrr; (Zmm, Zmm, Ptr<512>) => VADDPDZrm;
    }
    vsubpd 3 {
        (Xmm, Xmm, Xmm) => VSUBPDrr | VSUBPDZ128rr; (Xmm, Xmm, Ptr<128>) => VSUBPDrm | VSUBPDZ128rm;
        (Ymm, Ymm, Ymm) => VSUBPDYrr | VSUBPDZ256rr; (Ymm, Ymm, Ptr<256>) => VSUBPDYrm | VSUBPDZ256rm;
        (Zmm, Zmm, Zmm) => VSUBPDZrr; (Zmm, Zmm, Ptr<512>) => VSUBPDZrm;
    }
    vmulpd 3 {
        (Xmm, Xmm, Xmm) => VMULPDrr | VMULPDZ128rr; (Xmm, Xmm, Ptr<128>) => VMULPDrm | VMULPDZ128rm;
        (Ymm, Ymm, Ymm) => VMULPDYrr | VMULPDZ256rr; (Ymm, Ymm, Ptr<256>) => VMULPDYrm | VMULPDZ256rm;
        (Zmm, Zmm, Zmm) => VMULPDZrr; (Zmm, Zmm, Ptr<512>) => VMULPDZrm;
    }
    vdivpd 3 {
        (Xmm, Xmm, Xmm) => VDIVPDrr | VDIVPDZ128rr; (Xmm, Xmm, Ptr<128>) => VDIVPDrm | VDIVPDZ128rm;
        (Ymm, Ymm, Ymm) => VDIVPDYrr | VDIVPDZ256rr; (Ymm, Ymm, Ptr<256>) => VDIVPDYrm | VDIVPDZ256rm;
        (Zmm, Zmm, Zmm) => VDIVPDZrr; (Zmm, Zmm, Ptr<512>) => VDIVPDZrm;
    }
    vminpd 3 {
        (Xmm, Xmm, Xmm) => VMINPDrr | VMINPDZ128rr; (Xmm, Xmm, Ptr<128>) => VMINPDrm | VMINPDZ128rm;
        (Ymm, Ymm, Ymm) => VMINPDYrr | VMINPDZ256rr; (Ymm, Ymm, Ptr<256>) => VMINPDYrm | VMINPDZ256rm;
        (Zmm, Zmm, Zmm) => VMINPDZrr; (Zmm, Zmm, Ptr<512>) => VMINPDZrm;
    }
    vmaxpd 3 {
        (Xmm, Xmm, Xmm) => VMAXPDrr | VMAXPDZ128rr; (Xmm, Xmm, Ptr<128>) => VMAXPDrm | VMAXPDZ128rm;
        (Ymm, Ymm, Ymm) => VMAXPDYrr | VMAXPDZ256rr; (Ymm, Ymm, Ptr<256>) => VMAXPDYrm | VMAXPDZ256rm;
        (Zmm, Zmm, Zmm) => VMAXPDZrr; (Zmm, Zmm, Ptr<512>) => VMAXPDZrm;
    }
    vxorpd 3 {
        (Xmm, Xmm, Xmm) => VXORPDrr | VXORPDZ128rr; (Xmm, Xmm, Ptr<128>) => VXORPDrm | VXORPDZ128rm;
        (Ymm, Ymm, Ymm) => VXORPDYrr | VXORPDZ256rr; (Ymm, Ymm, Ptr<256>) => VXORPDYrm | VXORPDZ256rm;
        (Zmm, Zmm, Zmm) => VXORPDZrr; (Zmm, Zmm, Ptr<512>) => VXORPDZrm;
    }
    vandpd 3 {
        (Xmm, Xmm, Xmm) => VANDPDrr | VANDPDZ128rr; (Xmm, Xmm, Ptr<128>) => VANDPDrm | VANDPDZ128rm;
        (Ymm, Ymm, Ymm) => VANDPDYrr | VANDPDZ256rr; (Ymm, Ymm, Ptr<256>) => VANDPDYrm | VANDPDZ256rm;
        (Zmm, Zmm, Zmm) => VANDPDZrr; (Zmm, Zmm, Ptr<512>) => VANDPDZrm;
    }
    vorpd 3 {
        (Xmm, Xmm, Xmm) => VORPDrr | VORPDZ128rr; (Xmm, Xmm, Ptr<128>) => VORPDrm | VORPDZ128rm;
        (Ymm, Ymm, Ymm) => VORPDYrr | VORPDZ256rr; (Ymm, Ymm, Ptr<256>) => VORPDYrm | VORPDZ256rm;
        (Zmm, Zmm, Zmm) => VORPDZrr; (Zmm, Zmm, Ptr<512>) => VORPDZrm;
    }
    vfmadd213pd 3 {
        (Xmm, Xmm, Xmm) => VFMADD213PDr | VFMADD213PDZ128r; (Xmm, Xmm, Ptr<128>) => VFMADD213PDm | VFMADD213PDZ128m;
        (Ymm, Ymm, Ymm) => VFMADD213PDYr | VFMADD213PDZ256r; (Ymm, Ymm, Ptr<256>) => VFMADD213PDYm | VFMADD213PDZ256m;
        (Zmm, Zmm, Zmm) => VFMADD213PDZr; (Zmm, Zmm, Ptr<512>) => VFMADD213PDZm;
    }
    vfmadd231pd 3 {
        (Xmm, Xmm, Xmm) => VFMADD231PDr | VFMADD231PDZ128r; (Xmm, Xmm, Ptr<128>) => VFMADD231PDm | VFMADD231PDZ128m;
        (Ymm, Ymm, Ymm) => VFMADD231PDYr | VFMADD231PDZ256r; (Ymm, Ymm, Ptr<256>) => VFMADD231PDYm | VFMADD231PDZ256m;
        (Zmm, Zmm, Zmm) => VFMADD231PDZr; (Zmm, Zmm, Ptr<512>) => VFMADD231PDZm;
    }
    vfnmadd231pd 3 {
        (Xmm, Xmm, Xmm) => VFNMADD231PDr | VFNMADD231PDZ128r;
        (Xmm, Xmm, Ptr<128>) => VFNMADD231PDm | VFNMADD231PDZ128m;
        (Ymm, Ymm, Ymm) => VFNMADD231PDYr | VFNMADD231PDZ256r;
        (Ymm, Ymm, Ptr<256>) => VFNMADD231PDYm | VFNMADD231PDZ256m; (Zmm, Zmm, Zmm) => VFNMADD231PDZr;
        (Zmm, Zmm, Ptr<512>) => VFNMADD231PDZm;
    }
    vsqrtpd 2 {
        (Xmm, Xmm) => VSQRTPDr | VSQRTPDZ128r; (Xmm, Ptr<128>) => VSQRTPDm | VSQRTPDZ128m;
        (Ymm, Ymm) => VSQRTPDYr | VSQRTPDZ256r; (Ymm, Ptr<256>) => VSQRTPDYm | VSQRTPDZ256m; (Zmm, Zmm) => VSQRTPDZr;
        (Zmm, Ptr<512>) => VSQRTPDZm;
    }
    vbroadcastss 2 {
        (Xmm, Xmm) => VBROADCASTSSrr | VBROADCASTSSZ128rr; (Xmm, Ptr<32>) => VBROADCASTSSrm | VBROADCASTSSZ128rm;
        (Ymm, Xmm) => VBROADCASTSSYrr | VBROADCASTSSZ256rr; (Ymm, Ptr<32>) => VBROADCASTSSYrm | VBROADCASTSSZ256rm;
        (Zmm, Xmm) => VBROADCASTSSZrr; (Zmm, Ptr<32>) => VBROADCASTSSZrm;
    }
    vmovss 2 {
        (Xmm, Ptr<32>) => VMOVSSrm; (Ptr<32>, Xmm) => VMOVSSmr;
    }
    vaddss 3 {
        (Xmm, Xmm, Xmm) => VADDSSrr; (Xmm, Xmm, Ptr<32>) => VADDSSrm;
    }
    vsubss 3 {
        (Xmm, Xmm, Xmm) => VSUBSSrr; (Xmm, Xmm, Ptr<32>) => VSUBSSrm;
    }
    vmulss 3 {
        (Xmm, Xmm, Xmm) => VMULSSrr; (Xmm, Xmm, Ptr<32>) => VMULSSrm;
    }
    vdivss 3 {
        (Xmm, Xmm, Xmm) => VDIVSSrr; (Xmm, Xmm, Ptr<32>) => VDIVSSrm;
    }
    vminss 3 {
        (Xmm, Xmm, Xmm) => VMINSSrr; (Xmm, Xmm, Ptr<32>) => VMINSSrm;
    }
    vmaxss 3 {
        (Xmm, Xmm, Xmm) => VMAXSSrr; (Xmm, Xmm, Ptr<32>) => VMAXSSrm;
    }
    vfmadd231ss 3 {
        (Xmm, Xmm, Xmm) => VFMADD231SSr; (Xmm, Xmm, Ptr<32>) => VFMADD231SSm;
    }
    vbroadcastsd 2 {
        (Ymm, Xmm) => VBROADCASTSDYrr | VBROADCASTSDZ256rr; (Ymm, Ptr<64>) => VBROADCASTSDYrm | VBROADCASTSDZ256rm;
        (Zmm, Xmm) => VBROADCASTSDZrr; (Zmm, Ptr<64>) => VBROADCASTSDZrm;
    }
    vmovsd 2 {
        (Xmm, Ptr<64>) => VMOVSDrm; (Ptr<64>, Xmm) => VMOVSDmr;
    }
    vaddsd 3 {
        (Xmm, Xmm, Xmm) => VADDSDrr; (Xmm, Xmm, Ptr<64>) => VADDSDrm;
    }
    vsubsd 3 {
        (Xmm, Xmm, Xmm) => VSUBSDrr; (Xmm, Xmm, Ptr<64>) => VSUBSDrm;
    }
    vmulsd 3 {
        (Xmm, Xmm, Xmm) => VMULSDrr; (Xmm, Xmm, Ptr<64>) => VMULSDrm;
    }
    vdivsd 3 {
        (Xmm, Xmm, Xmm) => VDIVSDrr; (Xmm, Xmm, Ptr<64>) => VDIVSDrm;
    }
    vminsd 3 {
        (Xmm, Xmm, Xmm) => VMINSDrr; (Xmm, Xmm, Ptr<64>) => VMINSDrm;
    }
    vmaxsd 3 {
        (Xmm, Xmm, Xmm) => VMAXSDrr; (Xmm, Xmm, Ptr<64>) => VMAXSDrm;
    }
    vfmadd231sd 3 {
        (Xmm, Xmm, Xmm) => VFMADD231SDr; (Xmm, Xmm, Ptr<64>) => VFMADD231SDm;
    }
}
