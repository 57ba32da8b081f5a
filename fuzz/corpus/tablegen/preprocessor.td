#define A
#ifdef A
#ifndef B
def a;
#else
#define C
#endif
#endif /* x /* y */ */
#else
