#include <stdio.h>

/* Other names of variables and of functions, with which another file knows them. */
extern long counter, counter_again;
extern int table[8];
extern const char text_again[];
int sum(int a, int b);
int sum_again(int a, int b);
extern int weak_again(int a, int b) __attribute__((weak));
long *counter_here(void);
