class D<list<string> l, string d> { string r = !interleave(l, d); int n = 1; string q = !interleave([n], d); }
def a { string t = !interleave([[{a}],[{b}]], "x"); string u = !interleave([[{a}],[{b}]], [{x}]); string v = !interleave([[{a}]], "x"); string w= !interleave(["a"], [{x}]); }
def b : D<["a","b"], [{ c}]>; def c : D<[[{a}],[{b}]], [{ c}]>; def d : D<[[{a}],"b"], "c">;
