// Late binding: references by name, self reference, fields of fields.
class Named { string N = NAME; int V = 1; Named Self = !cast<Named>(NAME); string Derived = N # "_" # V; }
def a : Named;
def b : Named { let V = 5; }
def c { Named R = b; int RV = R.V; string RN = R.Derived; list<int> Vs = [a.V, b.V, RV]; }
class Chain<int n> { int X = n; int Y = !add(X, 1); int Z = !add(Y, 1); }
def chain : Chain<1> { let X = 10; }
class Cyc { int P = 1; int Q = P; }
def cyc : Cyc { let P = 2; }
defvar global = "_g";
def pasted#global { string G = "x" # global; string H = global # "y"; }
foreach s = ["p", "q"] in { defvar t = s # s; def t#_def { string S = t; } def d_#t; }
def lateE { bit e = !exists<Named>("a"); bit f = !exists<Named>("zz"); }
