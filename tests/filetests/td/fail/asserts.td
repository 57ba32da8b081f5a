class Small<int n> {
  assert !lt(n, 10), "too large: " # n; // error: assertion failed
  int N = n;
}
def s9 : Small<9>;
def s10 : Small<10>;
assert 0, "always"; // error: assertion failed
