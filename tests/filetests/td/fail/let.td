class A;
let Missing = 1 in // error: Value 'Missing' unknown!
def d : A;
