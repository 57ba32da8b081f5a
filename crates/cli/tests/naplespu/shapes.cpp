// Virtual functions, a template, and a constructor that runs before `main`.
struct Shape {
    virtual int area() const = 0;
};
struct Square : Shape {
    int side;
    explicit Square(int side) : side(side) {}
    int area() const override { return side * side; }
};
struct Rectangle : Shape {
    int width, height;
    Rectangle(int width, int height) : width(width), height(height) {}
    int area() const override { return width * height; }
};

template <class T> static void sort(T *values, int n) {
    for (int i = 1; i < n; i++) {
        T value = values[i];
        int j = i;
        for (; j > 0 && value < values[j - 1]; j--)
            values[j] = values[j - 1];
        values[j] = value;
    }
}

static volatile int three = 3;
struct Start {
    int value;
    explicit Start(int value) : value(value * three) {}
};
static Start start(14);
static int keys[64];

extern "C" int main() {
    Square square(5);
    Rectangle rectangle(three, 9);
    const Shape *shapes[2] = {&square, &rectangle};
    int areas = 0;
    for (const Shape *shape : shapes)
        areas = areas * 100 + shape->area();
    unsigned seed = 7;
    for (int &key : keys) {
        seed = seed * 1664525u + 1013904223u;
        key = (int)seed;
    }
    sort(keys, 64);
    unsigned hash = 0;
    for (int key : keys)
        hash = hash * 31u + (unsigned)key;
    return (int)(hash + (unsigned)areas + (unsigned)start.value);
}
