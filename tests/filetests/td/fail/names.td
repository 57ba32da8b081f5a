class Register<int n> { int Num = n; string AsmName; }
def R0 : Regster<0>; // error: Couldn't find class 'Regster'
def R1 : Register<1> { let AsmNmae = "r1"; } // error: Value 'AsmNmae' unknown!
def R2 : Register<nunber>; // error: Variable not defined: 'nunber'
defm M : Missing; // error: Couldn't find multiclass 'Missing'
def R3 : Register<1> { int x = R9; string s = "ok"; } // error: Variable not defined: 'R9'
def R4 : Register<4>;
def R4 : Register<5>; // error: def already exists: R4
def R5 { int f = R4.Nun; } // error: Cannot access field 'Nun' of value 'R4' // error: expected ';' after declaration
class Register<int n>; // error: Class 'Register' already defined
