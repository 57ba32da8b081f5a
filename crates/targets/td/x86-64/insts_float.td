//===-- insts_float.td - float arithmetic, comparisons and conversions, scalar and packed --------------------===//
//
// Scalar forms use FR32 and FR64. Forms whose first input only provides the upper lanes (vsqrtss, vroundss, the
// conversions) should have the same register twice, or one that is ready early, because they depend on it.
//===---------------------------------------------------------------------------------------------------------===//

defm VADD : FpArith<0x58, "vadd", 1, 4, 4>;
defm VMUL : FpArith<0x59, "vmul", 1, 4, 4>;
defm VSUB : FpArith<0x5C, "vsub", 0, 4, 4>;
// a < b ? a : b and a > b ? a : b: for a NaN, or two zeros, the second operand; therefore not commutable.
defm VMIN : FpArith<0x5D, "vmin", 0, 4, 4>;
defm VDIV : FpArith<0x5E, "vdiv", 0, 11, 13>;
defm VMAX : FpArith<0x5F, "vmax", 0, 4, 4>;
defm VAND : FpPacked<0x54, "vand", 1, 1, 1>;
defm VANDN : FpPacked<0x55, "vandn", 0, 1, 1>;
defm VOR : FpPacked<0x56, "vor", 1, 1, 1>;
defm VXOR : FpPacked<0x57, "vxor", 1, 1, 1>;

let OpMap = TB in {
  defm VSQRTPS : FpUn<0x51, "vsqrtps", "r", "m", 12>;
  defm VRSQRTPS : FpUn<0x52, "vrsqrtps", "r", "m", 4>;
  defm VRCPPS : FpUn<0x53, "vrcpps", "r", "m", 4>;
  let OpPrefix = PD in defm VSQRTPD : FpUn<0x51, "vsqrtpd", "r", "m", 18>;
  let OpPrefix = XS in defm VSQRTSS : V2<0x51, "vsqrtss", "r", "m", FR32, FR32, FR32, f32mem, 0, HasAVX, 0, 12>;
  let OpPrefix = XD in defm VSQRTSD : V2<0x51, "vsqrtsd", "r", "m", FR64, FR64, FR64, f64mem, 0, HasAVX, 0, 18>;
  let OpPrefix = XD in defm VHADDPS : FpBin<0x7C, "vhaddps", 0, 6>;
  let OpPrefix = PD in defm VHADDPD : FpBin<0x7C, "vhaddpd", 0, 6>;
}

let OpMap = TA, OpPrefix = PD in {
  defm VROUNDPS : FpUnI<0x08, "vroundps", 8>;
  defm VROUNDPD : FpUnI<0x09, "vroundpd", 8>;
  defm VROUNDSS : V2I<0x0A, "vroundss", "ri", "mi", FR32, FR32, FR32, f32mem, 0, HasAVX, 8>;
  defm VROUNDSD : V2I<0x0B, "vroundsd", "ri", "mi", FR64, FR64, FR64, f64mem, 0, HasAVX, 8>;
  defm VDPPS : FpBinI<0x40, "vdpps", 13>;
  defm VDPPD : V2I<0x41, "vdppd", "rri", "rmi", VR128, VR128, VR128, f128mem, 0, HasAVX, 9>;
}

//===-- Comparisons ------------------------------------------------------------------------------------------===//

// Predicates: 0 equal, 1 less, 2 less or equal, 3 unordered, 4 unequal or unordered, 7 ordered, 13 greater or equal, 14 greater.
let OpMap = TB in {
  defm VCMPPS : FpBinI<0xC2, "vcmpps", 4>;
  let OpPrefix = PD in defm VCMPPD : FpBinI<0xC2, "vcmppd", 4>;
  let OpPrefix = XS in defm VCMPSS : V2I<0xC2, "vcmpss", "rri", "rmi", FR32, FR32, FR32, f32mem, 0, HasAVX, 4>;
  let OpPrefix = XD in defm VCMPSD : V2I<0xC2, "vcmpsd", "rri", "rmi", FR64, FR64, FR64, f64mem, 0, HasAVX, 4>;
}
multiclass Ucomi<bits<8> o, string mn, RegisterClass rc, Operand mem> {
  let OpMap = TB, Defs = [EFLAGS], isCompare = 1, Latency = 3 in {
    let FoldLast = NAME#"rm" in
    def NAME#"rr" : V<o, MRMSrcReg, NoImm, (outs), (ins rc:$src1, rc:$src2), mn#"\t$src1, $src2">;
    let mayLoad = 1 in def NAME#"rm" : V<o, MRMSrcMem, NoImm, (outs), (ins rc:$src1, mem:$src2), mn#"\t$src1, $src2">;
  }
}
defm VUCOMISS : Ucomi<0x2E, "vucomiss", FR32, f32mem>;
defm VCOMISS : Ucomi<0x2F, "vcomiss", FR32, f32mem>;
let OpPrefix = PD in {
  defm VUCOMISD : Ucomi<0x2E, "vucomisd", FR64, f64mem>;
  defm VCOMISD : Ucomi<0x2F, "vcomisd", FR64, f64mem>;
}

//===-- Conversions between scalars --------------------------------------------------------------------------===//

let OpMap = TB in {
  let OpPrefix = XS in {
    defm VCVTSI2SS : V2<0x2A, "vcvtsi2ss", "rr", "rm", FR32, FR32, GR32, i32mem, 0, HasAVX, 0, 5>;
    defm VCVTTSS2SI : V1<0x2C, "vcvttss2si", "rr", "rm", GR32, FR32, f32mem, 0, HasAVX, 6>;
    defm VCVTSS2SI : V1<0x2D, "vcvtss2si", "rr", "rm", GR32, FR32, f32mem, 0, HasAVX, 6>;
    defm VCVTSS2SD : V2<0x5A, "vcvtss2sd", "rr", "rm", FR64, FR64, FR32, f32mem, 0, HasAVX, 0, 5>;
  }
  let OpPrefix = XD in {
    defm VCVTSI2SD : V2<0x2A, "vcvtsi2sd", "rr", "rm", FR64, FR64, GR32, i32mem, 0, HasAVX, 0, 5>;
    defm VCVTTSD2SI : V1<0x2C, "vcvttsd2si", "rr", "rm", GR32, FR64, f64mem, 0, HasAVX, 6>;
    defm VCVTSD2SI : V1<0x2D, "vcvtsd2si", "rr", "rm", GR32, FR64, f64mem, 0, HasAVX, 6>;
    defm VCVTSD2SS : V2<0x5A, "vcvtsd2ss", "rr", "rm", FR32, FR32, FR64, f64mem, 0, HasAVX, 0, 5>;
  }
  let hasREX_W = 1 in {
    let OpPrefix = XS in {
      defm VCVTSI642SS : V2<0x2A, "vcvtsi2ss", "rr", "rm", FR32, FR32, GR64, i64mem, 0, HasAVX, 0, 6>;
      defm VCVTTSS2SI64 : V1<0x2C, "vcvttss2si", "rr", "rm", GR64, FR32, f32mem, 0, HasAVX, 6>;
      defm VCVTSS2SI64 : V1<0x2D, "vcvtss2si", "rr", "rm", GR64, FR32, f32mem, 0, HasAVX, 6>;
    }
    let OpPrefix = XD in {
      defm VCVTSI642SD : V2<0x2A, "vcvtsi2sd", "rr", "rm", FR64, FR64, GR64, i64mem, 0, HasAVX, 0, 5>;
      defm VCVTTSD2SI64 : V1<0x2C, "vcvttsd2si", "rr", "rm", GR64, FR64, f64mem, 0, HasAVX, 6>;
      defm VCVTSD2SI64 : V1<0x2D, "vcvtsd2si", "rr", "rm", GR64, FR64, f64mem, 0, HasAVX, 6>;
    }
  }

//===-- Conversions between vectors --------------------------------------------------------------------------===//

  defm VCVTDQ2PS : FpUn<0x5B, "vcvtdq2ps", "rr", "rm", 4>;
  let OpPrefix = XS in defm VCVTTPS2DQ : FpUn<0x5B, "vcvttps2dq", "rr", "rm", 4>;
  let OpPrefix = PD in defm VCVTPS2DQ : FpUn<0x5B, "vcvtps2dq", "rr", "rm", 4>;
  let OpPrefix = XS in {
    defm VCVTDQ2PD : V1<0xE6, "vcvtdq2pd", "rr", "rm", VR128, VR128, i64mem, 0, HasAVX, 5>;
    defm VCVTDQ2PDY : V1<0xE6, "vcvtdq2pd", "rr", "rm", VR256, VR128, i128mem, 1, HasAVX, 7>;
  }
  let OpPrefix = PD in {
    defm VCVTTPD2DQ : V1<0xE6, "vcvttpd2dq", "rr", "rm", VR128, VR128, f128mem, 0, HasAVX, 5>;
    defm VCVTTPD2DQY : V1<0xE6, "vcvttpd2dq", "rr", "rm", VR128, VR256, f256mem, 1, HasAVX, 7>;
    defm VCVTPD2PS : V1<0x5A, "vcvtpd2ps", "rr", "rm", VR128, VR128, f128mem, 0, HasAVX, 5>;
    defm VCVTPD2PSY : V1<0x5A, "vcvtpd2ps", "rr", "rm", VR128, VR256, f256mem, 1, HasAVX, 7>;
  }
  let OpPrefix = XD in {
    defm VCVTPD2DQ : V1<0xE6, "vcvtpd2dq", "rr", "rm", VR128, VR128, f128mem, 0, HasAVX, 5>;
    defm VCVTPD2DQY : V1<0xE6, "vcvtpd2dq", "rr", "rm", VR128, VR256, f256mem, 1, HasAVX, 7>;
  }
  defm VCVTPS2PD : V1<0x5A, "vcvtps2pd", "rr", "rm", VR128, VR128, f64mem, 0, HasAVX, 5>;
  defm VCVTPS2PDY : V1<0x5A, "vcvtps2pd", "rr", "rm", VR256, VR128, f128mem, 1, HasAVX, 7>;
}

//===-- Control register -------------------------------------------------------------------------------------===//

let OpMap = TB, hasSideEffects = 1 in {
  let mayLoad = 1 in def VLDMXCSR : V<0xAE, MRM2m, NoImm, (outs), (ins i32mem:$src), "vldmxcsr\t$src">;
  let mayStore = 1 in def VSTMXCSR : V<0xAE, MRM3m, NoImm, (outs), (ins i32mem:$dst), "vstmxcsr\t$dst">;
}
