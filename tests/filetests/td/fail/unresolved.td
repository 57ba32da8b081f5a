class A<int n> { bits<4> b = n; list<int> l = [1, 2]; int e = l[n]; }
def fits : A<1>;
def wide : A<16>; // error: Initializer of 'b' in 'wide' could not be fully resolved // error: Initializer of 'e' in 'wide' could not be fully resolved: [1, 2][16]
