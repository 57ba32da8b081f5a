multiclass Empty {} // error: multiclass must contain at least one def
class A {};// error: A class or def body should not end with a semicolon
foreach i = [1, 2] in class B; // error: class is not allowed inside foreach loop
defvar v = 1;
defvar v = 2; // error: def or global variable of this name already exists
def NAME2 : A
class C; // error: Expected '{' to start body or ';' for declaration only
def ok : A;
