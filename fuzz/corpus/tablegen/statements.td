class B<int n, string s = "x"> { bits<8> Inst; int N = n; let Inst{3-0} = n{3-0}; string S = s # n; dag D = (op $a, 1:$b); }
def op; multiclass M<list<int> l> { foreach i = l in def _#i : B<i>; if !gt(!size(l), 2) then { def many; } else { def few; } }
defset list<B> all = { defm X : M<[1, 2, 3]>; let N = 7 in defm Y : M<!range(2)>; }
def sums { int s = !foldl(0, all, a, b, !add(a, b.N)); list<string> n = !foreach(r, all, r.S); dag d = !con((op 1), (op 2)); }
assert !eq(sums.s, 20), "sum";
