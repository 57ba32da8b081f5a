def a { string s = "never closed; // error: End of line in string literal
}
def b { int x = !ad(1, 2); } // error: Unknown operator
def c { string s = "\q"; } // error: invalid escape in string literal
def d { int x = 99999999999999999999; } // error: Number out of range
def e @; // error: Unexpected character
