// Calls the program of `threads.rs`, which another compiler has compiled.

unsafe extern "C" {
    fn program();
}

fn main() {
    unsafe { program() }
}
