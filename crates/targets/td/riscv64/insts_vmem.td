//===-- insts_vmem.td - V 1.0: loads and stores --------------------------------------------------------------===//

class VWidth<int size, bits<3> value> { int Bits = size; bits<3> Value = value; }
def VE8 : VWidth<8, 0b000>; def VE16 : VWidth<16, 0b101>; def VE32 : VWidth<32, 0b110>; def VE64 : VWidth<64, 0b111>;
defvar VWidths = [VE8, VE16, VE32, VE64];

// Full registers; the byte form has no suffix.
class WholeName<int size> { string Value = !if(!eq(size, 8), "r", "re"#size); }

multiclass VLoadUnit<bits<3> nf, bits<5> lumop, bits<3> width, string asm> {
  def "" : RVInstVLoad<nf, 0b00, 1, lumop, width, (outs VR:$vd), (ins memzv:$addr), asm#"\t$vd, $addr">;
  let Constraints = "$passthru = $vd" in
    def _MASK : RVInstVLoad<nf, 0b00, 0, lumop, width, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, memzv:$addr, VMV0:$vm),
                            asm#"\t$vd, $addr, $vm">;
}
multiclass VStoreUnit<bits<3> nf, bits<3> width, string asm> {
  def "" : RVInstVStore<nf, 0b00, 1, 0, width, (ins VR:$vd, memzv:$addr), asm#"\t$vd, $addr">;
  def _MASK : RVInstVStore<nf, 0b00, 0, 0, width, (ins VR:$vd, memzv:$addr, VMV0:$vm), asm#"\t$vd, $addr, $vm">;
}
// A stride in bytes.
multiclass VLoadStride<bits<3> nf, bits<3> width, string asm> {
  def "" : RVInstVLoad<nf, 0b10, 1, 0, width, (outs VR:$vd), (ins memzv:$addr, GPR:$rs2), asm#"\t$vd, $addr, $rs2"> {
    let Inst{24-20} = rs2;
  }
  let Constraints = "$passthru = $vd" in
    def _MASK : RVInstVLoad<nf, 0b10, 0, 0, width, (outs VRNoV0:$vd),
                            (ins VRNoV0:$passthru, memzv:$addr, GPR:$rs2, VMV0:$vm), asm#"\t$vd, $addr, $rs2, $vm"> {
    let Inst{24-20} = rs2;
  }
}
multiclass VStoreStride<bits<3> nf, bits<3> width, string asm> {
  def "" : RVInstVStore<nf, 0b10, 1, 0, width, (ins VR:$vd, memzv:$addr, GPR:$rs2), asm#"\t$vd, $addr, $rs2"> {
    let Inst{24-20} = rs2;
  }
  def _MASK : RVInstVStore<nf, 0b10, 0, 0, width, (ins VR:$vd, memzv:$addr, GPR:$rs2, VMV0:$vm),
                           asm#"\t$vd, $addr, $rs2, $vm"> {
    let Inst{24-20} = rs2;
  }
}
// An offset in bytes for each lane; the instruction's width is that of the offsets.
multiclass VLoadIndex<bits<3> nf, bits<2> mop, bits<3> width, string asm, bit early> {
  let Constraints = VConstraints<early, "">.Value in
    def "" : RVInstVLoad<nf, mop, 1, 0, width, (outs VR:$vd), (ins memvx:$addr), asm#"\t$vd, $addr"> {
    let Inst{24-20} = addr{44-40};
  }
  let Constraints = VConstraints<early, "$passthru = $vd">.Value in
    def _MASK : RVInstVLoad<nf, mop, 0, 0, width, (outs VRNoV0:$vd), (ins VRNoV0:$passthru, memvx:$addr, VMV0:$vm),
                            asm#"\t$vd, $addr, $vm"> {
    let Inst{24-20} = addr{44-40};
  }
}
multiclass VStoreIndex<bits<3> nf, bits<2> mop, bits<3> width, string asm> {
  def "" : RVInstVStore<nf, mop, 1, 0, width, (ins VR:$vd, memvx:$addr), asm#"\t$vd, $addr"> {
    let Inst{24-20} = addr{44-40};
  }
  def _MASK : RVInstVStore<nf, mop, 0, 0, width, (ins VR:$vd, memvx:$addr, VMV0:$vm), asm#"\t$vd, $addr, $vm"> {
    let Inst{24-20} = addr{44-40};
  }
}

//===-- One vector, and segments of two to eight: lane i of the n-th register is field n of element i --------===//

foreach w = VWidths in {
  defm VLE#w.Bits#_V : VLoadUnit<0, 0, w.Value, "vle"#w.Bits#".v">;
  defm VLE#w.Bits#FF_V : VLoadUnit<0, 0b10000, w.Value, "vle"#w.Bits#"ff.v">;
  defm VSE#w.Bits#_V : VStoreUnit<0, w.Value, "vse"#w.Bits#".v">;
  defm VLSE#w.Bits#_V : VLoadStride<0, w.Value, "vlse"#w.Bits#".v">;
  defm VSSE#w.Bits#_V : VStoreStride<0, w.Value, "vsse"#w.Bits#".v">;
  defm VLUXEI#w.Bits#_V : VLoadIndex<0, 0b01, w.Value, "vluxei"#w.Bits#".v", 0>;
  defm VLOXEI#w.Bits#_V : VLoadIndex<0, 0b11, w.Value, "vloxei"#w.Bits#".v", 0>;
  defm VSUXEI#w.Bits#_V : VStoreIndex<0, 0b01, w.Value, "vsuxei"#w.Bits#".v">;
  defm VSOXEI#w.Bits#_V : VStoreIndex<0, 0b11, w.Value, "vsoxei"#w.Bits#".v">;
  foreach n = 2-8 in {
    defvar nf = !add(n, -1);
    defm VLSEG#n#E#w.Bits#_V : VLoadUnit<nf, 0, w.Value, "vlseg"#n#"e"#w.Bits#".v">;
    defm VLSEG#n#E#w.Bits#FF_V : VLoadUnit<nf, 0b10000, w.Value, "vlseg"#n#"e"#w.Bits#"ff.v">;
    defm VSSEG#n#E#w.Bits#_V : VStoreUnit<nf, w.Value, "vsseg"#n#"e"#w.Bits#".v">;
    defm VLSSEG#n#E#w.Bits#_V : VLoadStride<nf, w.Value, "vlsseg"#n#"e"#w.Bits#".v">;
    defm VSSSEG#n#E#w.Bits#_V : VStoreStride<nf, w.Value, "vssseg"#n#"e"#w.Bits#".v">;
    defm VLUXSEG#n#EI#w.Bits#_V : VLoadIndex<nf, 0b01, w.Value, "vluxseg"#n#"ei"#w.Bits#".v", 1>;
    defm VLOXSEG#n#EI#w.Bits#_V : VLoadIndex<nf, 0b11, w.Value, "vloxseg"#n#"ei"#w.Bits#".v", 1>;
    defm VSUXSEG#n#EI#w.Bits#_V : VStoreIndex<nf, 0b01, w.Value, "vsuxseg"#n#"ei"#w.Bits#".v">;
    defm VSOXSEG#n#EI#w.Bits#_V : VStoreIndex<nf, 0b11, w.Value, "vsoxseg"#n#"ei"#w.Bits#".v">;
  }
}

//===-- Masks and full registers -----------------------------------------------------------------------------===//

def VLM_V : RVInstVLoad<0, 0b00, 1, 0b01011, 0b000, (outs VM:$vd), (ins memzv:$addr), "vlm.v\t$vd, $addr">;
def VSM_V : RVInstVStore<0, 0b00, 1, 0b01011, 0b000, (ins VM:$vd, memzv:$addr), "vsm.v\t$vd, $addr">;
foreach w = VWidths in {
  def VL1RE#w.Bits#_V : RVInstVLoad<0, 0b00, 1, 0b01000, w.Value, (outs VR:$vd), (ins memzv:$addr),
                                    "vl1"#WholeName<w.Bits>.Value#".v\t$vd, $addr">;
  def VL2RE#w.Bits#_V : RVInstVLoad<1, 0b00, 1, 0b01000, w.Value, (outs VRM2:$vd), (ins memzv:$addr),
                                    "vl2"#WholeName<w.Bits>.Value#".v\t$vd, $addr">;
  def VL4RE#w.Bits#_V : RVInstVLoad<3, 0b00, 1, 0b01000, w.Value, (outs VRM4:$vd), (ins memzv:$addr),
                                    "vl4"#WholeName<w.Bits>.Value#".v\t$vd, $addr">;
  def VL8RE#w.Bits#_V : RVInstVLoad<7, 0b00, 1, 0b01000, w.Value, (outs VRM8:$vd), (ins memzv:$addr),
                                    "vl8"#WholeName<w.Bits>.Value#".v\t$vd, $addr">;
}
def VS1R_V : RVInstVStore<0, 0b00, 1, 0b01000, 0b000, (ins VR:$vd, memzv:$addr), "vs1r.v\t$vd, $addr">;
def VS2R_V : RVInstVStore<1, 0b00, 1, 0b01000, 0b000, (ins VRM2:$vd, memzv:$addr), "vs2r.v\t$vd, $addr">;
def VS4R_V : RVInstVStore<3, 0b00, 1, 0b01000, 0b000, (ins VRM4:$vd, memzv:$addr), "vs4r.v\t$vd, $addr">;
def VS8R_V : RVInstVStore<7, 0b00, 1, 0b01000, 0b000, (ins VRM8:$vd, memzv:$addr), "vs8r.v\t$vd, $addr">;
