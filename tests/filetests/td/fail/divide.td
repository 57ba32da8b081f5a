class D<int n> { int q = !div(12, n); }
def two : D<2>;
def zero : D<0>; // error: Illegal operation: division by zero
