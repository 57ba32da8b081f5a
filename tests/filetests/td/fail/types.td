class A { int i; bits<4> b; list<int> l; string s; }
def t0 : A { let i = "s"; } // error: Field 'i' of type 'int' is incompatible with value '"s"' of type 'string'
def t1 : A { let b = { 1, 0 }; } // error: Field 'b' of type 'bits<4>' is incompatible with value '{ 1, 0 }' of type bit initializer with length 2'
def t2 : A { let l = ["x"]; } // error: Element type mismatch for list: element type 'string' not convertible to 'int
def t3 { list<int> e = [1, "x"]; } // error: Incompatible types in list elements
def t4 { int e = !if(1, 2, "x"); } // error: inconsistent types 'int' and 'string' for !if
def t5 : A { let b{3-2} = 0b101; } // error: Initializer is not compatible with bit range
def t6 : A { let b{4} = 1; } // error: Cannot set bit #4 of value 'b' more than once
def t7 : A { let i = i; } // error: Recursion / self-assignment forbidden
def t8 { bit b = !eq([1], [1]); } // error: expected bit, bits, int, string, or record; got value of type 'list<int>' // error: expected ';' after declaration
