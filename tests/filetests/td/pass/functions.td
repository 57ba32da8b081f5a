// Classes as functions: the result is a field named ret, and recursion stops in a condition.

class Max<int a, int b> { int ret = !if(!gt(a, b), a, b); }

class Factorial<int n> {
  int ret = !if(!le(n, 1), 1, !mul(n, Factorial<!if(!le(n, 1), 1, !add(n, -1))>.ret));
}

class Join<list<string> parts, string by = ","> { string ret = !interleave(parts, by); }

class Reverse<list<int> l> {
  list<int> ret = !foldl([]<int>, l, done, x, !listconcat([x], done));
}

class Lookup<list<string> keys, list<int> values, string key, int default = -1> {
  int ret = !foldl(default, !range(keys), found, i, !if(!eq(keys[i], key), values[i], found));
}

class Compose<string s> { string ret = Join<[s, Join<[s, s], "-">.ret], "+">.ret; }

def f {
  int max = Max<3, Max<7, 5>.ret>.ret;
  int factorial = Factorial<6>.ret;
  string joined = Join<["a", "b", "c"]>.ret;
  string named = Join<parts=["x", "y"], by="/">.ret;
  list<int> reversed = Reverse<[1, 2, 3]>.ret;
  int found = Lookup<["one", "two"], [1, 2], "two">.ret;
  int missing = Lookup<["one", "two"], [1, 2], "three">.ret;
  string composed = Compose<"z">.ret;
}
