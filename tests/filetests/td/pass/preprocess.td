// Conditional regions and includes.
#define ON
#ifdef ON
def on;
#ifdef OFF
def off "unterminated is not looked at here
#else // comment
def not_off;
#endif
#else
#define NEVER
def else_on;
#endif /* comment */
  /* x */ #ifndef NEVER
def never;
#endif
include "included.inc"
def pasted#here : FromInclude;
def hash # _tail;
