#include "variable.h"

static long both(i128 x) { return (long)(x >> 64) * 31 + (long)x; }

long take(int before, int kind, int n, ...) {
    va_list list;
    long sum = 0;
    va_start(list, n);
    for (int i = 0; i < before; i++) {
        sum = sum * 3 + va_arg(list, int);
        sum = sum * 3 + (long)va_arg(list, double);
    }
    for (int i = 0; i < n; i++) {
        sum *= 7;
        switch (kind) {
        case 0: sum += both(va_arg(list, i128)); break;
        case 1: { struct words x = va_arg(list, struct words); sum += x.a * 5 + x.b; break; }
        case 2: { struct aligned_words x = va_arg(list, struct aligned_words); sum += x.a * 5 + x.b; break; }
        case 3: { struct shorts x = va_arg(list, struct shorts); sum += x.a * 5 + x.b * 3 + x.c; break; }
        case 4: { struct bytes x = va_arg(list, struct bytes); sum += x.a * 5 + x.b * 3 + x.c; break; }
        case 5: { struct floats x = va_arg(list, struct floats); sum += (long)(x.a * 5 + x.b * 3 + x.c); break; }
        case 6: { struct doubles x = va_arg(list, struct doubles); sum += (long)(x.a * 5 + x.b * 3 + x.c - x.d); break; }
        case 7: { struct mixed x = va_arg(list, struct mixed); sum += (long)x.a * 5 + x.b; break; }
        case 8: { struct large x = va_arg(list, struct large); sum += x.a[0] * 5 + x.a[2] * 3 + x.a[4]; break; }
        case 9: { f32x4 x = va_arg(list, f32x4); sum += (long)(x[0] * 5 + x[1] * 3 + x[2] - x[3]); break; }
        case 10: { f32x2 x = va_arg(list, f32x2); sum += (long)(x[0] * 5 + x[1]); break; }
#ifndef __riscv
        case 12: sum += (long)va_arg(list, _Float16); break;
#endif
        default: sum += (long)va_arg(list, long double); break;
        }
    }
    va_end(list);
    return sum;
}
