// let, defset, deftype, defvar, if, foreach forms, assert, dump.
deftype Byte = bits<8>;
class I { Byte B = 0; int N = 0; string S = "none"; list<int> L = []; }
let B<7-4> = 0b1010, N = 3 in {
  def i0 : I;
  let N = 4, S = "inner" in { def i1 : I; def i2 : I { let N = 5; } }
  defvar local = 6;
  class J : I { int K = N; }
  def j : J { let L = [local, N]; }
}
defset list<I> Set = {
  def s0 : I;
  foreach i = {0-2, 5} in def s_#i : I { let N = i; }
  defset list<J> Inner = { def s1 : J; }
}
def sizes { int n = !size(Set); int m = !size(Inner); list<string> names = !foreach(r, Set, !cast<string>(r)); }
foreach i = 1...3 in foreach k = 7 in def g_#i#_#k { int I = i; int K = k; }
foreach i = 4-2 in def h_#i;
if !gt(sizes.n, 3) then { def many; } else { def few; }
if false then def no; else if true then def yes;
assert !eq(sizes.m, 1), "one inner";
class Checked<int n> { assert !lt(n, 10), "n is " # n; int N = n; }
def checked : Checked<9>;
