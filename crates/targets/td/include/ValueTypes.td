//===-- ValueTypes.td - value types of patterns and register classes -----------------------------------------===//

class ValueType<int size> { int Size = size; bit isInteger = 0; bit isFP = 0; bit isVector = 0; int nElem = 1; ValueType ElementType = ?; }
class VTInt<int size> : ValueType<size> { let isInteger = 1; }
class VTFP<int size> : ValueType<size> { let isFP = 1; }
class VTVec<int n, ValueType elem> : ValueType<!mul(n, elem.Size)> {
  let isInteger = elem.isInteger; let isFP = elem.isFP; let isVector = 1; let nElem = n; let ElementType = elem;
}

def OtherVT : ValueType<0>;     // labels, condition codes
def FlagVT : ValueType<0>;      // a state register: flags, vector length
def untyped : ValueType<0>;
def i1 : VTInt<1>; def i8 : VTInt<8>; def i16 : VTInt<16>; def i32 : VTInt<32>; def i64 : VTInt<64>;
def f16 : VTFP<16>; def bf16 : VTFP<16>; def f32 : VTFP<32>; def f64 : VTFP<64>;
foreach n = [1, 2, 4, 8, 16, 32, 64] in def v#n#i1 : VTVec<n, i1>;
foreach n = [2, 4, 8, 16, 32] in def v#n#f16 : VTVec<n, f16>;
foreach n = [2, 4, 8, 16, 32, 64] in {
  def v#n#i8 : VTVec<n, i8>;
  def v#n#i16 : VTVec<n, i16>;
  def v#n#i32 : VTVec<n, i32>;
  def v#n#f32 : VTVec<n, f32>;
  def v#n#i64 : VTVec<n, i64>;
  def v#n#f64 : VTVec<n, f64>;
}
def iPTR : ValueType<0>;        // an integer as wide as a pointer
