// When what is resolved: arguments at once, fields when the def is finished, names and casts last.

class A<int x> {
  int FromArgument = !add(x, 1);
  int Y = x;
  int FromField = !add(Y, 1);
}
// The let changes what was made from the field, not what was made from the argument.
def plain : A<1>;
def overridden : A<1> { let Y = 10; }
let Y = 20 in def outer : A<1>;
let Y = 20 in def inner : A<1> { let Y = 30; }

class B<int x> : A<!mul(x, 2)> { let Y = !add(x, 100); }
def derived : B<3>;
def derived_overridden : B<3> { let FromField = !mul(Y, 2); }

// Chains through fields that are declared later, and through a parent's.
class Chain { int First = ?; int Second = !add(First, 1); int Third = !add(Second, 1); }
def chain : Chain { let First = 5; }

// Names are looked up when the record is finished: the def may refer to a later one by a cast in a multiclass.
class Link<string to> { string To = to; }
class Holder<string n> { Link L = !cast<Link>(n # "_link"); }
multiclass Pair {
  def _link : Link<NAME>;
  def _holder : Holder<NAME>;
}
defm P : Pair;

// A default argument sees those before it, and is resolved when it is used.
class Default<int a, int b = !add(a, 1), string s = NAME> { int B = b; string S = s; }
def with_default : Default<4>;
def without : Default<4, 9, "given">;

// The last of several lets wins, and a let in the class comes before the def's own.
class Last { int x = 1; }
class Later : Last { let x = 2; }
def last : Later { let x = 3; let x = 4; }
