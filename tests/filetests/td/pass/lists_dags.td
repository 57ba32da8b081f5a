// Lists, slices, dags, paste.
def op; def ins; def outs;
class R<int n> { int N = n; }
class S<int n> : R<n>;
def r0 : R<0>; def r1 : R<1>; def s2 : S<2>;
class L<list<int> l, int i> {
  list<int> whole = l;
  int first = l[0];
  int indexed = l[i];
  list<int> one = l[1,];
  list<int> slice = l[0...2, 3, 1-0];
  list<int> computed = l[i, !add(i, 1)];
  list<int> more = l # [7, 8] # [i];
}
def l : L<[10, 11, 12, 13], 2>;
def lists {
  list<R> records = [r0, s2];
  list<list<int>> nested = [[1], [], [2, 3],];
  list<string> empty = []<string>;
  list<bit> bitlist = [0, 1, 0b1];
  list<dag> dags = [(op), (op 1)];
  code body = [{ return "x"; }];
  string glued = "a" "b" # 3 # r0 # 0b11;
  list<code> codes = [[{a}], [{b}]];
}
def dags {
  dag plain = (op r0:$a, 1, "s":$str, ?:$u, $v, (ins R<5>:$nested));
  dag named = (op:$self r1);
  dag unknown = (? 1);
  dag cast = (!cast<R>("r" # 1) 3);
}
