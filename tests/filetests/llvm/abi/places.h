#include <stdarg.h>
#include <stdio.h>

/* The address behind the call, read at once, after calls, where registers are short, and in a variadic function. */
void *at_once(void);
void *after_calls(int n);
void *under_pressure(const double *x, const long *y);
void *of_variable(int n, ...);
/* Whether the frame's address is between a local of the caller and one of its own. */
int frame_is_between(const char *outer);
/* Those of callers are not known: 0, or any address. */
int outer_places(void);
void touch(void *p);
/* Tells the processor that code was written there. */
int announce(char *start, char *end);
