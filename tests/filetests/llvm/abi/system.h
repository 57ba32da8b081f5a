#define _GNU_SOURCE
long system_call(long number, const long *arguments);
long short_call(long number, void *pointer, int length);
unsigned long request(unsigned long usual, const void *arguments);
unsigned features(void);
int later(void);
