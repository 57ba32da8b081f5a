// Symbolic values as classes print them.
def op;
class R { int F = 1; }
class D<int n, string t = "d"> : R { let F = n; string T = t; }
class C<int a, list<int> l, string s, R r, bits<4> q, bit c> {
  int sum = !add(a, a, 1);
  int elem = l[a];
  list<int> slice = l[0, a];
  string cat = s # "x" # a;
  int fieldOf = r.F;
  bit bit1 = q{1};
  bits<4> conv = a;
  bits<2> sub = q{2-1};
  int choose = !if(c, a, 3);
  int cond = !cond(c: a, true: 0);
  list<int> each = !foreach(i, l, !add(i, a));
  list<int> some = !filter(i, l, !gt(i, a));
  int fold = !foldl(0, l, x, y, !add(x, y));
  R cast = !cast<R>(s);
  bit isa = !isa<R>(r);
  bit exists = !exists<R>(s);
  list<int> range = !range(a);
  dag d = (op a:$x, !getdagop((op)), l);

  R call = D<a, t = s>;
  string text = !substr(s, a);
  list<int> splat = !listsplat(a, 2);
}
