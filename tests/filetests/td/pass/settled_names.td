// Expressions all of whose names are settled: in which order loops, arms and clauses make their class calls, and what
// is left to substitution.

class R<int x, int y = !add(x, 1)> { int a = x; int b = !mul(y, a); int ret = !add(a, b); }
class P<list<int> xs, bits<4> m = {1, 0, 1, 1}> {
  list<int> sq = !foreach(x, xs, !mul(x, x));
  list<int> calls = !foreach(x, sq, R<x>.ret);
  list<list<int>> nested = !foreach(i, !range(xs), !foreach(j, !range(0, i), R<!add(xs[i], xs[j]), j>.ret));
  list<int> outer = !foreach(i, xs, !foldl(0, sq, acc, k, !add(acc, R<i>.a, k)));
  list<int> arms = !foreach(i, xs, !if(!lt(i, 3), R<i>.a, R<!add(i, 10)>.b));
  int empty = !size(!foreach(i, !filter(z, xs, !gt(z, 100)), R<100>.a));
  list<int> un = !foreach(i, xs, !if(!ge(i, 2), i, ?));
  bits<4> mm = m;
  bits<8> wide = {mm, m};
  string s = !foldl("", xs, a, b, !strconcat(a, !cast<string>(b), ","));
  int c = !cond(!gt(!size(xs), 4): R<77>.a, !gt(!size(xs), 2): R<78>.a, true: R<79>.a);
  string t = !substr(s, 0, !div(!size(s), 2));
}
multiclass M<list<int> xs> {
  foreach i = xs in {
    def _ # i : P<!foreach(k, xs, !add(k, i))> { int own = !foldl(i, xs, a, b, !add(a, b)); let sq = [1, own]; }
  }
}
defm A : M<[1, 2, 3]>;
defm B : M<[4, 5, 0, 7, 9]>;
def Z : P<[1]> { P q = P<[2, 3]>; int z = q.c; list<P> qs = !foreach(i, [1, 2], P<[i, z]>); list<int> back = !foreach(p, qs, p.c); }
def D1; class G<dag d> { dag e = !foreach(x, d, D1); dag f = !con(d, (D1 1)); list<string> n = !foreach(x, ["D1"], !cast<string>(!cast<R>("RR"))); }
def RR : R<1>; def GG : G<(D1 RR, D1)>;
class S<bits<5> v> { bits<5> f; let f{4-2} = v{2-0}; let f{1-0} = v{4-3}; bits<10> both = {f, v}; int n = f; bit top = both{9}; }
def S1 : S<19>; def S2 { S x = S<7>; bits<10> y = x.both; list<S> all = !foreach(i, [1, 2, 3], S<i>); list<int> ns = !foreach(s, all, s.n); }
