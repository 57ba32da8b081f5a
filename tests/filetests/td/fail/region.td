class A;
#ifdef SOMETHING // error: The latest preprocessor control is here
class B;
// error: Reached EOF without matching #endif // error: Unexpected token at top level