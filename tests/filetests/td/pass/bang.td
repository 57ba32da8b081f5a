// Every operator over constants, and over arguments.
def op1; def op2;
class Base<string n> { string Name = n; }
def x : Base<"x">; def y : Base<"y">;
class All<int a, int b, string s, list<int> l, dag d> {
  int add = !add(a, b, 1); int sub = !sub(a, b); int mul = !mul(a, b, 2); int div = !div(a, b);
  int and = !and(a, b); int or = !or(a, b, 8); int xor = !xor(a, b);
  int shl = !shl(a, b); int sra = !sra(!sub(0, a), b); int srl = !srl(-1, 60);
  int not = !not(a); int log = !logtwo(a);
  bit eq = !eq(a, b); bit ne = !ne(s, "abc"); bit lt = !lt(a, b); bit le = !le(a, a); bit gt = !gt(s, "abb"); bit ge = !ge(a, b);
  string str = !strconcat(s, "-", s); string sub1 = !substr(s, 1); string sub2 = !substr(s, 0, 2);
  int find = !find(s, "c"); int nofind = !find(s, "z", 1);
  string up = !toupper(s); string low = !tolower("ABC"); string subst = !subst("b", "XX", s);
  Base substRec = !subst(x, y, x);
  int head = !head(l); list<int> tail = !tail(l); int size = !size(l); bit empty = !empty(l);
  int strSize = !size(s); int dagSize = !size(d);
  list<int> cat = !listconcat(l, [99], l); list<string> splat = !listsplat(s, 3); list<int> removed = !listremove(l, [2]);
  list<int> r1 = !range(4); list<int> r2 = !range(2, 5); list<int> r3 = !range(9, 0, -4); list<int> r4 = !range(l); list<int> r5 = !range(3, 1);
  list<int> squares = !foreach(i, l, !mul(i, i)); list<int> odd = !filter(i, l, !and(i, 1));
  int total = !foldl(0, l, acc, i, !add(acc, i)); string joined = !interleave(l, ", ");
  dag con = !con(d, (op1 5:$five)); dag made = !dag(op2, [1, 2], ["a", ?]); dag madeNames = !dag(op2, ?, ["p", "q"]);
  dag mapped = !foreach(e, (op1 op1, (op2 op1)), !subst(op1, op2, e));
  dag setop = !setdagop(d, op2); Base getarg = !getdagarg<Base>(d, "rec"); int getint = !getdagarg<int>(d, 1);
  string argname = !getdagname(d, 0); string noname = !getdagname(d, 2); dag setarg = !setdagarg(d, 0, 42); dag setname = !setdagname(d, 1, "renamed");
  string repr = !repr(l);
  int chosen = !if(!lt(a, b), a, b); string cond = !cond(!lt(a, b): "less", !eq(a, b): "same", true: "more");
  Base byName = !cast<Base>(!tolower("X")); string toStr = !cast<string>(a); int exists = !exists<Base>(s); int exists2 = !exists<Base>("y");
  bit isa = !isa<Base>(byName);
}
def all : All<12, 3, "abc", [1, 2, 3], (op1 1:$one, 2:$two, x, y:$rec)>;
def operator { dag d = (op1 1); string o = !cast<string>(!getdagop(d)); bit same = !eq(!getdagop(d), op1); }
class Rec<int n> { list<int> l = !if(!gt(n, 0), !listconcat(Rec<!sub(n, 1)>.l, [n]), []); }
def rec { list<int> l = Rec<4>.l; }
