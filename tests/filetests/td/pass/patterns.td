// Dags for operands and patterns: named arguments, nesting, building and taking apart.

def outs; def ins; def set; def add; def mul; def imm;
class RegClass; def GPR : RegClass; def FPR : RegClass;
class Node<string n> { string Name = n; }
def node_add : Node<"add">;

class Inst<dag o, dag i, list<dag> p = []> {
  dag Outs = o;
  dag Ins = i;
  list<dag> Pattern = p;
  int NumOps = !add(!size(o), !size(i));
  dag Operands = !con((outs), !setdagop(o, outs), !setdagop(i, outs));
}
def ADD : Inst<(outs GPR:$d), (ins GPR:$a, GPR:$b), [(set GPR:$d, (add GPR:$a, GPR:$b))]>;
def MADD : Inst<(outs GPR:$d), (ins GPR:$a, GPR:$b, GPR:$c),
                [(set GPR:$d, (add (mul GPR:$a, GPR:$b), GPR:$c))]>;
def LI : Inst<(outs GPR:$d), (ins), [(set GPR:$d, (imm:$v 7))]>;

class Commuted<dag d> {
  dag ret = !dag(!getdagop(d), [!getdagarg<RegClass>(d, 1), !getdagarg<RegClass>(d, 0)],
                 [!getdagname(d, 1), !getdagname(d, 0)]);
}

def taken {
  dag commuted = Commuted<(add GPR:$a, FPR:$b)>.ret;
  RegClass first = !getdagarg<RegClass>(ADD.Ins, "a");
  string name = !getdagname(ADD.Ins, 1);
  dag renamed = !setdagname(ADD.Ins, "a", "x");
  dag replaced = !setdagarg(ADD.Ins, 1, FPR);
  dag other_op = !setdagop(ADD.Ins, outs);
  dag floats = !foreach(x, (ins GPR:$a, (add GPR:$b)), !subst(GPR, FPR, x));
  dag built = !dag(ins, [GPR, FPR], ["a", ?]);
  dag no_args = !dag(ins, ?, ["a", "b"]);
  dag joined = !con((ins GPR:$a), (ins), (ins FPR:$b));
  dag many = !foldl((ins), ["x", "y"], d, n, !con(d, !dag(ins, [GPR], [n])));
  int is_empty = !empty((ins));
}
