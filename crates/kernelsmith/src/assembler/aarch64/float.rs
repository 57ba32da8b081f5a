//! The instructions of AArch64: floats, scalar and vector.
//!
//! Not here: how they are encoded; the names are those of the description.

use super::*;
use crate::assembler::table::instructions;

instructions! { AArch64;
    fmov 2 {
        (X, D) => FMOVDXr; (D, f64) => FMOVDi; (D, D) => FMOVDr; (W, H) => FMOVHWr; (X, H) => FMOVHXr;
        (H, f64) => FMOVHi; (H, H) => FMOVHr; (W, S) => FMOVSWr; (S, f64) => FMOVSi; (S, S) => FMOVSr;
        (H, W) => FMOVWHr; (S, W) => FMOVWSr; (D, X) => FMOVXDr; (H, X) => FMOVXHr; (V2s, f64) => FMOVv2f32_ns;
        (V2d, f64) => FMOVv2f64_ns; (V4h, f64) => FMOVv4f16_ns; (V4s, f64) => FMOVv4f32_ns;
        (V8h, f64) => FMOVv8f16_ns;
    }
    fadd 3 {
        (D, D, D) => FADDDrr; (H, H, H) => FADDHrr; (S, S, S) => FADDSrr; (V2s, V2s, V2s) => FADDv2f32;
        (V2d, V2d, V2d) => FADDv2f64; (V4h, V4h, V4h) => FADDv4f16; (V4s, V4s, V4s) => FADDv4f32;
        (V8h, V8h, V8h) => FADDv8f16;
    }
    fsub 3 {
        (D, D, D) => FSUBDrr; (H, H, H) => FSUBHrr; (S, S, S) => FSUBSrr; (V2s, V2s, V2s) => FSUBv2f32;
        (V2d, V2d, V2d) => FSUBv2f64; (V4h, V4h, V4h) => FSUBv4f16; (V4s, V4s, V4s) => FSUBv4f32;
        (V8h, V8h, V8h) => FSUBv8f16;
    }
    fmul 3 {
        (D, D, D) => FMULDrr; (H, H, H) => FMULHrr; (S, S, S) => FMULSrr; (H, H, LaneH) => FMULv1i16_indexed;
        (S, S, LaneS) => FMULv1i32_indexed; (D, D, LaneD) => FMULv1i64_indexed; (V2s, V2s, V2s) => FMULv2f32;
        (V2s, V2s, LaneS) => FMULv2f32_indexed; (V2d, V2d, V2d) => FMULv2f64; (V2d, V2d, LaneD) => FMULv2f64_indexed;
        (V4h, V4h, V4h) => FMULv4f16; (V4h, V4h, LaneH) => FMULv4f16_indexed; (V4s, V4s, V4s) => FMULv4f32;
        (V4s, V4s, LaneS) => FMULv4f32_indexed; (V8h, V8h, V8h) => FMULv8f16; (V8h, V8h, LaneH) => FMULv8f16_indexed;
    }
    fdiv 3 {
        (D, D, D) => FDIVDrr; (H, H, H) => FDIVHrr; (S, S, S) => FDIVSrr; (V2s, V2s, V2s) => FDIVv2f32;
        (V2d, V2d, V2d) => FDIVv2f64; (V4h, V4h, V4h) => FDIVv4f16; (V4s, V4s, V4s) => FDIVv4f32;
        (V8h, V8h, V8h) => FDIVv8f16;
    }
    fmax 3 {
        (D, D, D) => FMAXDrr; (H, H, H) => FMAXHrr; (S, S, S) => FMAXSrr; (V2s, V2s, V2s) => FMAXv2f32;
        (V2d, V2d, V2d) => FMAXv2f64; (V4h, V4h, V4h) => FMAXv4f16; (V4s, V4s, V4s) => FMAXv4f32;
        (V8h, V8h, V8h) => FMAXv8f16;
    }
    fmin 3 {
        (D, D, D) => FMINDrr; (H, H, H) => FMINHrr; (S, S, S) => FMINSrr; (V2s, V2s, V2s) => FMINv2f32;
        (V2d, V2d, V2d) => FMINv2f64; (V4h, V4h, V4h) => FMINv4f16; (V4s, V4s, V4s) => FMINv4f32;
        (V8h, V8h, V8h) => FMINv8f16;
    }
    fmaxnm 3 {
        (D, D, D) => FMAXNMDrr; (H, H, H) => FMAXNMHrr; (S, S, S) => FMAXNMSrr; (V2s, V2s, V2s) => FMAXNMv2f32;
        (V2d, V2d, V2d) => FMAXNMv2f64; (V4h, V4h, V4h) => FMAXNMv4f16; (V4s, V4s, V4s) => FMAXNMv4f32;
        (V8h, V8h, V8h) => FMAXNMv8f16;
    }
    fminnm 3 {
        (D, D, D) => FMINNMDrr; (H, H, H) => FMINNMHrr; (S, S, S) => FMINNMSrr; (V2s, V2s, V2s) => FMINNMv2f32;
        (V2d, V2d, V2d) => FMINNMv2f64; (V4h, V4h, V4h) => FMINNMv4f16; (V4s, V4s, V4s) => FMINNMv4f32;
        (V8h, V8h, V8h) => FMINNMv8f16;
    }
    fabs 2 {
        (D, D) => FABSDr; (H, H) => FABSHr; (S, S) => FABSSr; (V2s, V2s) => FABSv2f32; (V2d, V2d) => FABSv2f64;
        (V4h, V4h) => FABSv4f16; (V4s, V4s) => FABSv4f32; (V8h, V8h) => FABSv8f16;
    }
    fneg 2 {
        (D, D) => FNEGDr; (H, H) => FNEGHr; (S, S) => FNEGSr; (V2s, V2s) => FNEGv2f32; (V2d, V2d) => FNEGv2f64;
        (V4h, V4h) => FNEGv4f16; (V4s, V4s) => FNEGv4f32; (V8h, V8h) => FNEGv8f16;
    }
    fsqrt 2 {
        (D, D) => FSQRTDr; (H, H) => FSQRTHr; (S, S) => FSQRTSr; (V2s, V2s) => FSQRTv2f32; (V2d, V2d) => FSQRTv2f64;
        (V4h, V4h) => FSQRTv4f16; (V4s, V4s) => FSQRTv4f32; (V8h, V8h) => FSQRTv8f16;
    }
    fmadd 4 {
        (D, D, D, D) => FMADDDrrr; (H, H, H, H) => FMADDHrrr; (S, S, S, S) => FMADDSrrr;
    }
    fmsub 4 {
        (D, D, D, D) => FMSUBDrrr; (H, H, H, H) => FMSUBHrrr; (S, S, S, S) => FMSUBSrrr;
    }
    fnmadd 4 {
        (D, D, D, D) => FNMADDDrrr; (H, H, H, H) => FNMADDHrrr; (S, S, S, S) => FNMADDSrrr;
    }
    fnmsub 4 {
        (D, D, D, D) => FNMSUBDrrr; (H, H, H, H) => FNMSUBHrrr; (S, S, S, S) => FNMSUBSrrr;
    }
    fmla 3 {
        (H, H, LaneH) => FMLAv1i16_indexed; (S, S, LaneS) => FMLAv1i32_indexed; (D, D, LaneD) => FMLAv1i64_indexed;
        (V2s, V2s, V2s) => FMLAv2f32; (V2s, V2s, LaneS) => FMLAv2f32_indexed; (V2d, V2d, V2d) => FMLAv2f64;
        (V2d, V2d, LaneD) => FMLAv2f64_indexed; (V4h, V4h, V4h) => FMLAv4f16; (V4h, V4h, LaneH) => FMLAv4f16_indexed;
        (V4s, V4s, V4s) => FMLAv4f32; (V4s, V4s, LaneS) => FMLAv4f32_indexed; (V8h, V8h, V8h) => FMLAv8f16;
        (V8h, V8h, LaneH) => FMLAv8f16_indexed;
    }
    fmls 3 {
        (H, H, LaneH) => FMLSv1i16_indexed; (S, S, LaneS) => FMLSv1i32_indexed; (D, D, LaneD) => FMLSv1i64_indexed;
        (V2s, V2s, V2s) => FMLSv2f32; (V2s, V2s, LaneS) => FMLSv2f32_indexed; (V2d, V2d, V2d) => FMLSv2f64;
        (V2d, V2d, LaneD) => FMLSv2f64_indexed; (V4h, V4h, V4h) => FMLSv4f16; (V4h, V4h, LaneH) => FMLSv4f16_indexed;
        (V4s, V4s, V4s) => FMLSv4f32; (V4s, V4s, LaneS) => FMLSv4f32_indexed; (V8h, V8h, V8h) => FMLSv8f16;
        (V8h, V8h, LaneH) => FMLSv8f16_indexed;
    }
    faddp 3 {
        (V2s, V2s, V2s) => FADDPv2f32; (V2d, V2d, V2d) => FADDPv2f64; (V4h, V4h, V4h) => FADDPv4f16;
        (V4s, V4s, V4s) => FADDPv4f32; (V8h, V8h, V8h) => FADDPv8f16;
    }
    fcmp 2 {
        (D, D) => FCMPDrr; (H, H) => FCMPHrr; (S, S) => FCMPSrr;
    }
    fcsel 4 {
        (D, D, D, Cond) => FCSELDrrr; (H, H, H, Cond) => FCSELHrrr; (S, S, S, Cond) => FCSELSrrr;
    }
    fcvt 2 {
        (D, H) => FCVTDHr; (D, S) => FCVTDSr; (H, D) => FCVTHDr; (H, S) => FCVTHSr; (S, D) => FCVTSDr;
        (S, H) => FCVTSHr;
    }
    frecpe 2 {
        (H, H) => FRECPEv1i16; (S, S) => FRECPEv1i32; (D, D) => FRECPEv1i64; (V2s, V2s) => FRECPEv2f32;
        (V2d, V2d) => FRECPEv2f64; (V4h, V4h) => FRECPEv4f16; (V4s, V4s) => FRECPEv4f32; (V8h, V8h) => FRECPEv8f16;
    }
    frecps 3 {
        (H, H, H) => FRECPS16; (S, S, S) => FRECPS32; (D, D, D) => FRECPS64; (V2s, V2s, V2s) => FRECPSv2f32;
        (V2d, V2d, V2d) => FRECPSv2f64; (V4h, V4h, V4h) => FRECPSv4f16; (V4s, V4s, V4s) => FRECPSv4f32;
        (V8h, V8h, V8h) => FRECPSv8f16;
    }
    frsqrte 2 {
        (H, H) => FRSQRTEv1i16; (S, S) => FRSQRTEv1i32; (D, D) => FRSQRTEv1i64; (V2s, V2s) => FRSQRTEv2f32;
        (V2d, V2d) => FRSQRTEv2f64; (V4h, V4h) => FRSQRTEv4f16; (V4s, V4s) => FRSQRTEv4f32;
        (V8h, V8h) => FRSQRTEv8f16;
    }
    frsqrts 3 {
        (H, H, H) => FRSQRTS16; (S, S, S) => FRSQRTS32; (D, D, D) => FRSQRTS64; (V2s, V2s, V2s) => FRSQRTSv2f32;
        (V2d, V2d, V2d) => FRSQRTSv2f64; (V4h, V4h, V4h) => FRSQRTSv4f16; (V4s, V4s, V4s) => FRSQRTSv4f32;
        (V8h, V8h, V8h) => FRSQRTSv8f16;
    }
    frintm 2 {
        (D, D) => FRINTMDr; (H, H) => FRINTMHr; (S, S) => FRINTMSr; (V2s, V2s) => FRINTMv2f32;
        (V2d, V2d) => FRINTMv2f64; (V4h, V4h) => FRINTMv4f16; (V4s, V4s) => FRINTMv4f32; (V8h, V8h) => FRINTMv8f16;
    }
    frintn 2 {
        (D, D) => FRINTNDr; (H, H) => FRINTNHr; (S, S) => FRINTNSr; (V2s, V2s) => FRINTNv2f32;
        (V2d, V2d) => FRINTNv2f64; (V4h, V4h) => FRINTNv4f16; (V4s, V4s) => FRINTNv4f32; (V8h, V8h) => FRINTNv8f16;
    }
    frintp 2 {
        (D, D) => FRINTPDr; (H, H) => FRINTPHr; (S, S) => FRINTPSr; (V2s, V2s) => FRINTPv2f32;
        (V2d, V2d) => FRINTPv2f64; (V4h, V4h) => FRINTPv4f16; (V4s, V4s) => FRINTPv4f32; (V8h, V8h) => FRINTPv8f16;
    }
    frintz 2 {
        (D, D) => FRINTZDr; (H, H) => FRINTZHr; (S, S) => FRINTZSr; (V2s, V2s) => FRINTZv2f32;
        (V2d, V2d) => FRINTZv2f64; (V4h, V4h) => FRINTZv4f16; (V4s, V4s) => FRINTZv4f32; (V8h, V8h) => FRINTZv8f16;
    }
    fcvtms 2 {
        (W, D) => FCVTMSUWDr; (W, H) => FCVTMSUWHr; (W, S) => FCVTMSUWSr; (X, D) => FCVTMSUXDr; (X, H) => FCVTMSUXHr;
        (X, S) => FCVTMSUXSr; (H, H) => FCVTMSv1i16; (S, S) => FCVTMSv1i32; (D, D) => FCVTMSv1i64;
        (V2s, V2s) => FCVTMSv2f32; (V2d, V2d) => FCVTMSv2f64; (V4h, V4h) => FCVTMSv4f16; (V4s, V4s) => FCVTMSv4f32;
        (V8h, V8h) => FCVTMSv8f16;
    }
    fcvtns 2 {
        (W, D) => FCVTNSUWDr; (W, H) => FCVTNSUWHr; (W, S) => FCVTNSUWSr; (X, D) => FCVTNSUXDr; (X, H) => FCVTNSUXHr;
        (X, S) => FCVTNSUXSr; (H, H) => FCVTNSv1i16; (S, S) => FCVTNSv1i32; (D, D) => FCVTNSv1i64;
        (V2s, V2s) => FCVTNSv2f32; (V2d, V2d) => FCVTNSv2f64; (V4h, V4h) => FCVTNSv4f16; (V4s, V4s) => FCVTNSv4f32;
        (V8h, V8h) => FCVTNSv8f16;
    }
    fcvtzs 2 {
        (W, D) => FCVTZSUWDr; (W, H) => FCVTZSUWHr; (W, S) => FCVTZSUWSr; (X, D) => FCVTZSUXDr; (X, H) => FCVTZSUXHr;
        (X, S) => FCVTZSUXSr; (H, H) => FCVTZSv1i16; (S, S) => FCVTZSv1i32; (D, D) => FCVTZSv1i64;
        (V2s, V2s) => FCVTZSv2f32; (V2d, V2d) => FCVTZSv2f64; (V4h, V4h) => FCVTZSv4f16; (V4s, V4s) => FCVTZSv4f32;
        (V8h, V8h) => FCVTZSv8f16;
    }
    fcvtzu 2 {
        (W, D) => FCVTZUUWDr; (W, H) => FCVTZUUWHr; (W, S) => FCVTZUUWSr; (X, D) => FCVTZUUXDr; (X, H) => FCVTZUUXHr;
        (X, S) => FCVTZUUXSr; (H, H) => FCVTZUv1i16; (S, S) => FCVTZUv1i32; (D, D) => FCVTZUv1i64;
        (V2s, V2s) => FCVTZUv2f32; (V2d, V2d) => FCVTZUv2f64; (V4h, V4h) => FCVTZUv4f16; (V4s, V4s) => FCVTZUv4f32;
        (V8h, V8h) => FCVTZUv8f16;
    }
    scvtf 2 {
        (D, W) => SCVTFUWDri; (H, W) => SCVTFUWHri; (S, W) => SCVTFUWSri; (D, X) => SCVTFUXDri; (H, X) => SCVTFUXHri;
        (S, X) => SCVTFUXSri; (H, H) => SCVTFv1i16; (S, S) => SCVTFv1i32; (D, D) => SCVTFv1i64;
        (V2s, V2s) => SCVTFv2f32; (V2d, V2d) => SCVTFv2f64; (V4h, V4h) => SCVTFv4f16; (V4s, V4s) => SCVTFv4f32;
        (V8h, V8h) => SCVTFv8f16;
    }
    ucvtf 2 {
        (D, W) => UCVTFUWDri; (H, W) => UCVTFUWHri; (S, W) => UCVTFUWSri; (D, X) => UCVTFUXDri; (H, X) => UCVTFUXHri;
        (S, X) => UCVTFUXSri; (H, H) => UCVTFv1i16; (S, S) => UCVTFv1i32; (D, D) => UCVTFv1i64;
        (V2s, V2s) => UCVTFv2f32; (V2d, V2d) => UCVTFv2f64; (V4h, V4h) => UCVTFv4f16; (V4s, V4s) => UCVTFv4f32;
        (V8h, V8h) => UCVTFv8f16;
    }
    fcmeq 3 {
        (H, H, H) => FCMEQ16; (S, S, S) => FCMEQ32; (D, D, D) => FCMEQ64; (V2s, V2s, V2s) => FCMEQv2f32;
        (V2d, V2d, V2d) => FCMEQv2f64; (V4h, V4h, V4h) => FCMEQv4f16; (V4s, V4s, V4s) => FCMEQv4f32;
        (V8h, V8h, V8h) => FCMEQv8f16;
    }
    fcmge 3 {
        (H, H, H) => FCMGE16; (S, S, S) => FCMGE32; (D, D, D) => FCMGE64; (V2s, V2s, V2s) => FCMGEv2f32;
        (V2d, V2d, V2d) => FCMGEv2f64; (V4h, V4h, V4h) => FCMGEv4f16; (V4s, V4s, V4s) => FCMGEv4f32;
        (V8h, V8h, V8h) => FCMGEv8f16;
    }
    fcmgt 3 {
        (H, H, H) => FCMGT16; (S, S, S) => FCMGT32; (D, D, D) => FCMGT64; (V2s, V2s, V2s) => FCMGTv2f32;
        (V2d, V2d, V2d) => FCMGTv2f64; (V4h, V4h, V4h) => FCMGTv4f16; (V4s, V4s, V4s) => FCMGTv4f32;
        (V8h, V8h, V8h) => FCMGTv8f16;
    }
}
