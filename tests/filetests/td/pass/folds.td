// !foldl, !foreach and !filter over lists, nested, and the foreach statement.

defvar primes = [2, 3, 5, 7, 11];
class Shape<string n, int s> { string Name = n; int Sides = s; }
def Triangle : Shape<"triangle", 3>;
def Square : Shape<"square", 4>;
defvar shapes = [Triangle, Square];

def sums {
  int sum = !foldl(0, primes, a, p, !add(a, p));
  int product = !foldl(1, primes, a, p, !mul(a, p));
  string text = !foldl("", primes, a, p, !strconcat(a, !if(!empty(a), "", " "), !cast<string>(p)));
  list<int> squares = !foreach(p, primes, !mul(p, p));
  list<int> odd = !filter(p, primes, !and(p, 1));
  list<string> names = !foreach(s, shapes, s.Name);
  list<list<int>> table = !foreach(i, [1, 2], !foreach(j, [1, 2, 3], !mul(i, j)));
  int sides = !foldl(0, shapes, a, s, !add(a, s.Sides));
  list<int> flat = !foldl([]<int>, [[1], [2, 3]], a, l, !listconcat(a, l));
  int inner = !foldl(0, [1, 2], a, i, !add(a, !foldl(i, [10], b, j, !add(b, i, j))));
}

foreach s = shapes in
  foreach i = !range(s.Sides) in
    def s.Name#"_corner"#i { int Corner = i; Shape Of = s; }

foreach i = {0, 3-4} in
  if !eq(i, 3) then def three; else def other#i;
