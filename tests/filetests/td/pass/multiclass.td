// Names, anonymous numbers and nesting of multiclasses.
class A<int n> { int N = n; string Me = NAME; }
class Mark<string m> { string M = m; int N2 = 0; }
multiclass Leaf<int n> {
  def _a : A<n>;
  def b_#NAME : A<!add(n, 1)>;
  def : A<!add(n, 2)>;
}
multiclass Base<int n> { def _base : A<n>; }
multiclass Node<int n, list<int> extra = []> : Base<!add(n, 50)> {
  defm _l : Leaf<n>;
  defm : Leaf<!add(n, 10)>;
  defvar twice = !mul(n, 2);
  foreach e = extra in {
    def _e#e : A<!add(twice, e)>;
    if !eq(e, 2) then {
      def _two_#e : A<e>;
    } else if !gt(e, 2) then
      def _more_#e : A<e>;
  }
  let N = 77 in def _let : A<n>;
}
defm X : Node<1>;
defm Y : Node<2, [1, 2, 3]>, Mark<"marked">;
defm : Leaf<5>;
defm "" : Base<6>;
let N2 = 4 in defm Z : Base<7>, Mark<"m">;
