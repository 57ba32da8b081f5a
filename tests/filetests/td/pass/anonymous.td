// Which anonymous number goes where.
class A<int n> { int v = n; }
class B<int n> { A inner = A<n>; int iv = A<!add(n, 1)>.v; }
multiclass M { def : A<4>; def _n : A<5>; }
defm : M;
defm Z : M;
foreach i = [1, 2] in def : A<A<i>.v>;
def : A<9>;
def : B<20>;
class T<bit c, int n> {
  int chosen = !if(c, A<30>, A<40>).v;
  int late = !if(c, A<!add(n, 100)>.v, A<!add(n, 200)>.v);
  int cond = !cond(c: A<!add(n, 300)>.v, true: A<!add(n, 400)>.v);
}
def t0 : T<0, 1>;
def t1 : T<1, 2>;
def again : T<1, 2>;
