// Template arguments, defaults that use earlier ones, named arguments, overrides.
class Pair<int a, int b = !add(a, 1), string tag = "t" # a> {
  int A = a;
  int B = b;
  string Tag = tag;
  int Sum = !add(A, B);
  string Me = NAME;
}
class Forward;
class Holder { Forward F = ?; }
class Forward { int X = 1; }
def fwd : Forward;
def holder : Holder { let F = fwd; }
def p0 : Pair<1>;
def p1 : Pair<1, 5>;
def p2 : Pair<1, tag = "named">;
def p3 : Pair<b = 9, a = 8>;
// An override is seen by what is computed from the field, not by what is computed from the argument.
def p4 : Pair<2> { let A = 100; }
class Left<int l> { int L = l; int Shared = 1; }
class Right<int r> { int R = r; int Shared2 = 2; }
class Both<int x> : Left<!mul(x, 2)>, Right<!mul(x, 3)> { int X = x; let L = !add(X, 1000); }
def both : Both<7>;
def : Both<8>;
def "" : Left<0>;
def quoted#"_name" : Left<1>;
def 8abc : Left<2>;
