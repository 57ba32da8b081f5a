def a { string s = "never closed; // error: End of line in string literal // error: Unknown or reserved token when parsing a value // error: expected ';' after declaration
}
def b { int x = !ad(1, 2); } // error: Unknown operator // error: Unknown or reserved token when parsing a value // error: expected ';' after declaration
def c { string s = "\q"; } // error: invalid escape in string literal // error: Unknown or reserved token when parsing a value // error: expected ';' after declaration
def d { int x = 99999999999999999999; } // error: Number out of range // error: Unknown or reserved token when parsing a value // error: expected ';' after declaration
def e @; // error: Unexpected character // error: Expected '{' to start body or ';' for declaration only
