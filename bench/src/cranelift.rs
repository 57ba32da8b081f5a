//! The peer Cranelift: the same kernels in its 128-bit vectors, from its builder to a callable function.
//!
//! In: a setting, a kernel. Out: times. Invariant: contexts are reused; module creation is not timed (a new one every
//! 64 functions), because its memory can only be freed all at once; the verifier is off.
//! Not here: running the code.

use crate::kernels::{COEFFICIENTS, TAPS};
use crate::timing::{Times, times};
use cranelift_codegen::Context;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{AbiParam, Endianness, InstBuilder, MemFlagsData, Type, Value, types};
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Module, default_libcall_names};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The measured version.
pub const VERSION: &str = "0.135";

/// Compilation settings of Cranelift.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// No optimisation, single-pass allocator: the fastest setting.
    Fastest,
    /// No optimisation, backtracking allocator.
    Backtracking,
    /// Optimisation for speed, backtracking allocator.
    Speed,
}

impl Setting {
    /// All settings, the fastest first.
    pub const ALL: [Setting; 3] = [Setting::Fastest, Setting::Backtracking, Setting::Speed];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Setting::Fastest => "opt_level none, single_pass: its fastest",
            Setting::Backtracking => "opt_level none, backtracking",
            Setting::Speed => "opt_level speed, backtracking",
        }
    }

    fn isa(self) -> Result<OwnedTargetIsa, String> {
        let mut flags = settings::builder();
        let level = if self == Setting::Speed { "speed" } else { "none" };
        let allocator = if self == Setting::Fastest { "single_pass" } else { "backtracking" };
        for (name, value) in [
            ("opt_level", level),
            ("regalloc_algorithm", allocator),
            ("enable_verifier", "false"),
            ("use_colocated_libcalls", "false"),
            ("is_pic", "false"),
        ] {
            flags.set(name, value).map_err(|error| error.to_string())?;
        }
        let isa = cranelift_native::builder().map_err(str::to_owned)?;
        isa.finish(settings::Flags::new(flags)).map_err(|error| error.to_string())
    }
}

/// A kernel, in the order of [`crate::compile::KERNELS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// `a + b`.
    Sum,
    /// Selection sort.
    Sort,
    /// Running maximum.
    Maxpool,
    /// Polynomial.
    Poly8,
    /// Depthwise convolution with this number of outputs.
    Depthwise(usize),
}

impl Kernel {
    /// All kernels.
    pub const ALL: [Kernel; 6] =
        [Kernel::Sum, Kernel::Sort, Kernel::Maxpool, Kernel::Poly8, Kernel::Depthwise(75), Kernel::Depthwise(383)];
}

/// Functions per module.
const PER_MODULE: usize = 64;

/// Measures a kernel.
///
/// # Errors
/// Cranelift rejects it.
pub fn measure(setting: Setting, kernel: Kernel, budget: Duration) -> Result<Times, String> {
    let isa = setting.isa()?;
    let mut builders = FunctionBuilderContext::new();
    let mut all = Vec::new();
    let start = Instant::now();
    'modules: loop {
        let mut module = JITModule::new(JITBuilder::with_isa(isa.clone(), default_libcall_names()));
        let mut context = module.make_context();
        for _ in 0..PER_MODULE {
            if all.len() >= 20 && (start.elapsed() >= budget || all.len() >= 2_000) {
                break 'modules;
            }
            let before = Instant::now();
            one(&mut module, &mut context, &mut builders, kernel)?;
            all.push(before.elapsed());
        }
    }
    Ok(times(all))
}

fn one(
    module: &mut JITModule,
    context: &mut Context,
    builders: &mut FunctionBuilderContext,
    kernel: Kernel,
) -> Result<(), String> {
    let n_params = match kernel {
        Kernel::Sum | Kernel::Sort => 2,
        Kernel::Maxpool | Kernel::Poly8 | Kernel::Depthwise(_) => 3,
    };
    context.func.signature.params.extend((0..n_params).map(|_| AbiParam::new(types::I64)));
    if kernel == Kernel::Sum {
        context.func.signature.returns.push(AbiParam::new(types::I64));
    }
    let mut b = FunctionBuilder::new(&mut context.func, builders);
    let entry = b.create_block();
    b.append_block_params_for_function_params(entry);
    b.switch_to_block(entry);
    let params: Vec<Value> = b.block_params(entry).to_vec();
    match (kernel, params.as_slice()) {
        (Kernel::Sum, &[x, y]) => {
            let sum = b.ins().iadd(x, y);
            b.ins().return_(&[sum]);
        }
        (Kernel::Sort, &[a, n]) => sort(&mut b, a, n),
        (Kernel::Maxpool, &[input, out, n]) => maxpool(&mut b, input, out, n),
        (Kernel::Poly8, &[input, out, n]) => poly8(&mut b, input, out, n),
        (Kernel::Depthwise(n), &[input, weights, out]) => depthwise(&mut b, input, weights, out, n),
        _ => return Err("a kernel has other parameters".to_owned()),
    }
    b.seal_all_blocks();
    b.finalize(module.target_config());
    let id = module.declare_anonymous_function(&context.func.signature).map_err(|error| error.to_string())?;
    module.define_function(id, context).map_err(|error| error.to_string())?;
    module.finalize_definitions().map_err(|error| error.to_string())?;
    black_box(module.get_finalized_function(id));
    module.clear_context(context);
    Ok(())
}

/// The vector type of all kernels.
const VECTOR: Type = types::F32X4;
const LANES: i64 = 4;

fn flags() -> MemFlagsData {
    MemFlagsData::trusted()
}

fn element(b: &mut FunctionBuilder<'_>, base: Value, index: Value) -> Value {
    let offset = b.ins().ishl_imm_u(index, 2);
    b.ins().iadd(base, offset)
}

fn sort(b: &mut FunctionBuilder<'_>, a: Value, n: Value) {
    let [cur, min, s] = [(); 3].map(|()| b.declare_var(types::I64));
    let zero = b.ins().iconst(types::I64, 0);
    b.def_var(cur, zero);
    let last = b.ins().iadd_imm_s(n, -1);
    let [outer, outer_body, inner, inner_body, less, next, swap, done] = [(); 8].map(|()| b.create_block());
    b.ins().jump(outer, &[]);
    b.switch_to_block(outer);
    let c = b.use_var(cur);
    let more = b.ins().icmp(IntCC::SignedLessThan, c, last);
    b.ins().brif(more, outer_body, &[], done, &[]);
    b.switch_to_block(outer_body);
    b.def_var(min, c);
    let first = b.ins().iadd_imm_s(c, 1);
    b.def_var(s, first);
    b.ins().jump(inner, &[]);
    b.switch_to_block(inner);
    let at = b.use_var(s);
    let more = b.ins().icmp(IntCC::SignedLessThan, at, n);
    b.ins().brif(more, inner_body, &[], swap, &[]);
    b.switch_to_block(inner_body);
    let least_at = b.use_var(min);
    let (least_at, other_at) = (element(b, a, least_at), element(b, a, at));
    let min_value = b.ins().load(types::I32, flags(), least_at, 0);
    let other = b.ins().load(types::I32, flags(), other_at, 0);
    let is_less = b.ins().icmp(IntCC::SignedLessThan, other, min_value);
    b.ins().brif(is_less, less, &[], next, &[]);
    b.switch_to_block(less);
    b.def_var(min, at);
    b.ins().jump(next, &[]);
    b.switch_to_block(next);
    let following = b.ins().iadd_imm_s(at, 1);
    b.def_var(s, following);
    b.ins().jump(inner, &[]);
    b.switch_to_block(swap);
    let min_value = b.use_var(min);
    let (x_at, y_at) = (element(b, a, c), element(b, a, min_value));
    let x = b.ins().load(types::I32, flags(), x_at, 0);
    let y = b.ins().load(types::I32, flags(), y_at, 0);
    b.ins().store(flags(), y, x_at, 0);
    b.ins().store(flags(), x, y_at, 0);
    let following = b.ins().iadd_imm_s(c, 1);
    b.def_var(cur, following);
    b.ins().jump(outer, &[]);
    b.switch_to_block(done);
    b.ins().return_(&[]);
}

/// `a > b ? a : b`, lane by lane.
fn max(b: &mut FunctionBuilder<'_>, x: Value, y: Value) -> Value {
    let greater = b.ins().fcmp(FloatCC::GreaterThan, x, y);
    let mask = b.ins().bitcast(VECTOR, MemFlagsData::new().with_endianness(Endianness::Little), greater);
    b.ins().bitselect(mask, x, y)
}

fn maxpool(b: &mut FunctionBuilder<'_>, input: Value, out: Value, n: Value) {
    let c = b.declare_var(types::I64);
    let zero = b.ins().iconst(types::I64, 0);
    b.def_var(c, zero);
    let [head, body, done] = [(); 3].map(|()| b.create_block());
    b.ins().jump(head, &[]);
    b.switch_to_block(head);
    let at = b.use_var(c);
    let more = b.ins().icmp(IntCC::SignedLessThan, at, n);
    b.ins().brif(more, body, &[], done, &[]);
    b.switch_to_block(body);
    let from = element(b, input, at);
    let [x, y, z] = [0, 4, 8].map(|disp| b.ins().load(VECTOR, flags(), from, disp));
    let max_value = max(b, x, y);
    let max_value = max(b, max_value, z);
    let to = element(b, out, at);
    b.ins().store(flags(), max_value, to, 0);
    let next = b.ins().iadd_imm_s(at, LANES);
    b.def_var(c, next);
    b.ins().jump(head, &[]);
    b.switch_to_block(done);
    b.ins().return_(&[]);
}

fn poly8(b: &mut FunctionBuilder<'_>, input: Value, out: Value, n: Value) {
    let c = b.declare_var(types::I64);
    let zero = b.ins().iconst(types::I64, 0);
    b.def_var(c, zero);
    let end = b.ins().iadd_imm_s(n, 1 - LANES);
    for (ty, end, step) in [(VECTOR, end, LANES), (types::F32, n, 1)] {
        let coefficients: [Value; 9] = std::array::from_fn(|at| {
            let scalar = b.ins().f32const(COEFFICIENTS[at] as f32);
            if ty == VECTOR { b.ins().splat(VECTOR, scalar) } else { scalar }
        });
        let [head, body, done] = [(); 3].map(|()| b.create_block());
        b.ins().jump(head, &[]);
        b.switch_to_block(head);
        let at = b.use_var(c);
        let more = b.ins().icmp(IntCC::SignedLessThan, at, end);
        b.ins().brif(more, body, &[], done, &[]);
        b.switch_to_block(body);
        let from = element(b, input, at);
        let x = b.ins().load(ty, flags(), from, 0);
        let (mut power, mut result) = (x, coefficients[0]);
        for (index, &coefficient) in coefficients.iter().enumerate().skip(1) {
            let term = b.ins().fmul(power, coefficient);
            result = b.ins().fadd(result, term);
            if index < 8 {
                power = b.ins().fmul(power, x);
            }
        }
        let to = element(b, out, at);
        b.ins().store(flags(), result, to, 0);
        let next = b.ins().iadd_imm_s(at, step);
        b.def_var(c, next);
        b.ins().jump(head, &[]);
        b.switch_to_block(done);
    }
    b.ins().return_(&[]);
}

fn depthwise(b: &mut FunctionBuilder<'_>, input: Value, weights: Value, out: Value, n_outputs: usize) {
    let at = |index: usize| (index as i64 * LANES * 4) as i32;
    let w: Vec<Value> = (0..TAPS).map(|tap| b.ins().load(VECTOR, flags(), weights, at(tap))).collect();
    let mut x: Vec<Value> = (0..TAPS - 1).map(|index| b.ins().load(VECTOR, flags(), input, at(index))).collect();
    for j in 0..n_outputs {
        x.push(b.ins().load(VECTOR, flags(), input, at(j + TAPS - 1)));
        let mut sum = b.ins().fmul(x[j], w[0]);
        for tap in 1..TAPS {
            sum = b.ins().fma(x[j + tap], w[tap], sum);
        }
        b.ins().store(flags(), sum, out, at(j));
    }
    b.ins().return_(&[]);
}
