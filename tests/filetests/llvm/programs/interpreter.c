// A stack machine with a switch; computes prime numbers and Fibonacci numbers. The argument is how often.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { PUSH, ADD, SUB, MUL, MOD, LESS, EQUAL, JUMP, JUMP_IF, LOAD, STORE, DUP, DROP, CALL, RETURN, PRINT, HALT };

typedef struct {
    int64_t stack[256], locals[16], returns[64];
    int sp, rp;
    uint64_t steps, hash;
} Machine;

static int run(Machine *m, const int32_t *code) {
    int pc = 0;
    for (;;) {
        m->steps++;
        switch (code[pc++]) {
            case PUSH: m->stack[m->sp++] = code[pc++]; break;
            case ADD: m->sp--; m->stack[m->sp - 1] += m->stack[m->sp]; break;
            case SUB: m->sp--; m->stack[m->sp - 1] -= m->stack[m->sp]; break;
            case MUL: m->sp--; m->stack[m->sp - 1] *= m->stack[m->sp]; break;
            case MOD:
                m->sp--;
                if (m->stack[m->sp] == 0) return 1;
                m->stack[m->sp - 1] %= m->stack[m->sp];
                break;
            case LESS: m->sp--; m->stack[m->sp - 1] = m->stack[m->sp - 1] < m->stack[m->sp]; break;
            case EQUAL: m->sp--; m->stack[m->sp - 1] = m->stack[m->sp - 1] == m->stack[m->sp]; break;
            case JUMP: pc = code[pc]; break;
            case JUMP_IF: pc = m->stack[--m->sp] ? code[pc] : pc + 1; break;
            case LOAD: m->stack[m->sp++] = m->locals[code[pc++]]; break;
            case STORE: m->locals[code[pc++]] = m->stack[--m->sp]; break;
            case DUP: m->stack[m->sp] = m->stack[m->sp - 1]; m->sp++; break;
            case DROP: m->sp--; break;
            case CALL: m->returns[m->rp++] = pc + 1; pc = code[pc]; break;
            case RETURN: pc = (int)m->returns[--m->rp]; break;
            case PRINT: m->hash = m->hash * 1099511628211u + (uint64_t)m->stack[--m->sp]; break;
            case HALT: return 0;
            default: return 2;
        }
    }
}

// Locals: 0 is the candidate, 1 the divisor, 2 the limit.
int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 2;
    // The program is assembled here, so that the offsets are right.
    int32_t code[64];
    int at = 0, loop, inner, prime, next, test, square, patch[8];
#define E(x) (code[at++] = (x))
    E(PUSH), E(2), E(STORE), E(0);
    loop = at;
    E(LOAD), E(0), E(LOAD), E(2), E(LESS), E(JUMP_IF), patch[0] = at, E(0), E(HALT);
    code[patch[0]] = at;
    E(PUSH), E(2), E(STORE), E(1);
    inner = at;
    E(LOAD), E(1), E(CALL), patch[1] = at, E(0), E(LOAD), E(0), E(PUSH), E(1), E(ADD), E(LESS), E(JUMP_IF), patch[2] = at, E(0);
    prime = at;
    E(LOAD), E(0), E(PRINT);
    next = at;
    E(LOAD), E(0), E(PUSH), E(1), E(ADD), E(STORE), E(0), E(JUMP), E(loop);
    test = code[patch[2]] = at;
    E(LOAD), E(0), E(LOAD), E(1), E(MOD), E(JUMP_IF), patch[3] = at, E(0), E(JUMP), E(next);
    code[patch[3]] = at;
    E(LOAD), E(1), E(PUSH), E(1), E(ADD), E(STORE), E(1), E(JUMP), E(inner);
    square = code[patch[1]] = at;
    E(DUP), E(MUL), E(RETURN);
    printf("%d %d %d %d\n", prime, test, square, at);
    for (int t = 1; t <= n; t++) {
        Machine m = {{0}, {0}, {0}, 0, 0, 0, 14695981039346656037u};
        m.locals[2] = 200 * t;
        int status = run(&m, code);
        printf("%d %llu %016llx\n", status, (unsigned long long)m.steps, (unsigned long long)m.hash);
    }
    return 0;
}
