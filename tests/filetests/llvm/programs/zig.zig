//! What Zig's own writer of bitcode does differently from LLVM's: all types in one table, addresses in constants of an old
//! form, metadata in front of the abbreviations of all blocks.
//!
//! zig.bc: zig build-obj zig.zig -OReleaseSmall -fno-strip -target x86_64-linux-gnu -lc --verbose-llvm-bc=zig.bc

extern "c" fn printf(format: [*:0]const u8, ...) c_int;

pub const panic = @import("std").debug.no_panic;

const Entry = struct { name: [*:0]const u8, number: *const u32, inner: *const u8 };

var numbers = [_]u32{ 7, 11, 13, 17 };
const letters = [_][3]u8{ .{ 'a', 'b', 'c' }, .{ 'd', 'e', 'f' } };

const entries = [_]Entry{
    .{ .name = "first", .number = &numbers[1], .inner = &letters[0][2] },
    .{ .name = "second", .number = &numbers[3], .inner = &letters[1][1] },
};

const Shape = union(enum) { circle: u32, rectangle: struct { width: u16, height: u16 }, none };

noinline fn area(shape: Shape) u32 {
    return switch (shape) {
        .circle => |radius| 3 * radius * radius,
        .rectangle => |sides| @as(u32, sides.width) * sides.height,
        .none => 0,
    };
}

const Failure = error{ TooSmall, TooLarge };

noinline fn checked(number: u32) Failure!u32 {
    if (number < 10) {
        @branchHint(.unlikely);
        return error.TooSmall;
    }
    if (number > 15) return error.TooLarge;
    return number - 10;
}

noinline fn odd(a: u7, b: i65) i65 {
    return (b *% 3) -% (a *% 5);
}

export fn main() c_int {
    for (entries) |entry| _ = printf("%s %u %c\n", entry.name, entry.number.*, @as(c_int, entry.inner.*));
    for (&numbers) |*number| number.* += 1;
    for (numbers) |number| {
        if (checked(number)) |rest| {
            _ = printf("%u\n", rest);
        } else |failure| switch (failure) {
            error.TooSmall => _ = printf("small\n"),
            error.TooLarge => _ = printf("large\n"),
        }
    }
    const shapes = [_]Shape{ .{ .circle = numbers[0] }, .{ .rectangle = .{ .width = 300, .height = 500 } }, .none };
    for (shapes) |shape| _ = printf("%u\n", area(shape));
    const wide = odd(@truncate(numbers[3]), -@as(i65, 1 << 62));
    _ = printf("%ld %d\n", @as(c_long, @truncate(wide)), @as(c_int, @intCast(wide >> 64)));
    return 0;
}
