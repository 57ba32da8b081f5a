class A<int x, string y = "d"> { int X = x; string Y = y; }
def a0 : A; // error: value not specified for template argument 'A:x'
def a1 : A<1, "s", 3>; // error: Too many template arguments: 3
def a2 : A<1, z = 3>; // error: Argument "z" doesn't exist
def a3 : A<x = 1, "s">; // error: Positional argument should be put before named argument
def a4 : A<1, x = 2>; // error: We can only specify the template argument 'A:x' once
def a5 : A<"s">; // error: Value specified for template argument 'A:x' is of type string; expected type int: "s"
