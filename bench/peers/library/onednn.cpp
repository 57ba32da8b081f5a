// oneDNN 3's primitives: products, pooling, convolutions, activations, on this thread. Variants are layouts of images, or
// whether weights are packed ahead of the call; turning into and out of layouts is not measured.

#include <oneapi/dnnl/dnnl.hpp>
#include <unordered_map>

#include "library.h"

using namespace library;
using dnnl::memory;
using Dims = memory::dims;
using Tag = memory::format_tag;
using Type = memory::data_type;

namespace {

dnnl::engine& engine() {
  static dnnl::engine engine(dnnl::engine::kind::cpu, 0);
  return engine;
}

dnnl::stream& stream() {
  static dnnl::stream stream(engine());
  return stream;
}

Type type_of(const std::string& name) {
  if (name == "f32") return Type::f32;
  if (name == "bf16") return Type::bf16;
  throw Unsupported("oneDNN has no " + name + " here");
}

// Memory of `desc` with the values of `buffer`, which has the layout `plain`.
template <typename T>
memory filled(const memory::desc& desc, const Dims& dims, Tag plain, Type type, Buffer<T>& buffer) {
  memory from({dims, type, plain}, engine(), buffer.data());
  memory to(desc, engine());
  dnnl::reorder(from, to).execute(stream(), from, to);
  stream().wait();
  return to;
}

memory given(const memory::desc& desc, const Dims& dims, Tag plain, uint64_t seed) {
  size_t n = 1;
  for (auto dim : dims) n *= dim;
  Buffer<float> values(n, seed);
  return filled(desc, dims, plain, Type::f32, values);
}

std::vector<float> results(memory from, const Dims& dims, Tag plain) {
  size_t n = 1;
  for (auto dim : dims) n *= dim;
  std::vector<float> values(n);
  memory to({dims, Type::f32, plain}, engine(), values.data());
  dnnl::reorder(from, to).execute(stream(), from, to);
  stream().wait();
  return values;
}

Case running(dnnl::primitive primitive, std::unordered_map<int, memory> arguments, const Dims& dims, Tag plain) {
  memory out = arguments.at(DNNL_ARG_DST);
  auto calls = [=](size_t n) {
    for (size_t i = 0; i < n; ++i) primitive.execute(stream(), arguments);
    stream().wait();
  };
  return {calls, [=] { return results(out, dims, plain); }};
}

dnnl::algorithm activation(const std::string& name) {
  if (name == "relu") return dnnl::algorithm::eltwise_relu;
  if (name == "sigmoid") return dnnl::algorithm::eltwise_logistic;
  if (name == "tanh") return dnnl::algorithm::eltwise_tanh;
  if (name == "gelu") return dnnl::algorithm::eltwise_gelu_erf;
  if (name == "gelu-tanh") return dnnl::algorithm::eltwise_gelu_tanh;
  if (name == "exp") return dnnl::algorithm::eltwise_exp;
  throw Unsupported(name);
}

dnnl::primitive_attr attributes(const std::string& after, bool is_sum) {
  dnnl::primitive_attr attributes;
  dnnl::post_ops posts;
  if (is_sum) posts.append_sum(1.0f);
  if (!after.empty()) posts.append_eltwise(activation(after), 0.0f, 0.0f);
  attributes.set_post_ops(posts);
  return attributes;
}

// Whether elements of a row of a matrix lie side by side.
Tag by_rows(bool is_so) { return is_so ? Tag::ab : Tag::ba; }

dnnl::matmul::primitive_desc product_of(const std::string& variant, const Gemm& g) {
  Type type = type_of(g.type);
  long k = g.k * g.br;
  memory::desc b({g.n, k}, type, by_rows(!g.b_rows)), c({g.n, g.m}, Type::f32, by_rows(!g.c_rows));
  memory::desc a({k, g.m}, type, variant == "packed" ? Tag::any : by_rows(!g.a_rows));
  auto attr = attributes(g.after, g.beta != 0);
  if (g.after.empty()) return {engine(), b, a, c, attr};
  return {engine(), b, a, memory::desc({1, g.m}, Type::f32, Tag::ab), c, attr};
}

// Bytes with a sign are weights, so that they are multiplied from the right. Sums are multiples of 1/64, as integers.
Case bytes(const std::string& variant, const Gemm& g) {
  long k = g.k * g.br;
  memory::desc a({g.m, k}, Type::u8, by_rows(g.a_rows)), c({g.m, g.n}, Type::s32, by_rows(g.c_rows));
  memory::desc b({k, g.n}, Type::s8, variant == "packed" ? Tag::any : by_rows(g.b_rows));
  dnnl::matmul::primitive_desc desc(engine(), a, b, c, attributes(g.after, g.beta != 0));
  auto of_a = joined_a<u8>(g);
  auto of_b = joined_b<i8>(g);
  auto of_c = std::make_shared<Buffer<i32>>(g.m * g.n, kOutput);
  memory out(c, engine(), of_c->data());
  std::unordered_map<int, memory> arguments = {
      {DNNL_ARG_SRC, filled(desc.src_desc(), {g.m, k}, by_rows(g.a_rows), Type::u8, *of_a)},
      {DNNL_ARG_WEIGHTS, filled(desc.weights_desc(), {k, g.n}, by_rows(g.b_rows), Type::s8, *of_b)},
      {DNNL_ARG_DST, out}};
  Case running = ::running(dnnl::matmul(desc), arguments, {g.m, g.n}, by_rows(g.c_rows));
  running.results = [=] { return floats(*of_c); };
  return running;
}

// Column-major C = A B is row-major C^T = B^T A^T. A batch is one product of K times as many columns.
Case product(const std::string& variant, const Gemm& g) {
  if (g.type == "u8") return bytes(variant, g);
  auto desc = product_of(variant, g);
  long k = g.k * g.br;
  auto a = joined_a<float>(g), b = joined_b<float>(g);
  std::unordered_map<int, memory> arguments = {
      {DNNL_ARG_SRC, filled(desc.src_desc(), {g.n, k}, by_rows(!g.b_rows), Type::f32, *b)},
      {DNNL_ARG_WEIGHTS, filled(desc.weights_desc(), {k, g.m}, by_rows(!g.a_rows), Type::f32, *a)},
      {DNNL_ARG_DST, given(desc.dst_desc(), {g.n, g.m}, by_rows(!g.c_rows), kOutput)}};
  if (!g.after.empty()) arguments[DNNL_ARG_BIAS] = given(desc.bias_desc(), {1, g.m}, Tag::ab, kBias);
  return running(dnnl::matmul(desc), arguments, {g.n, g.m}, by_rows(!g.c_rows));
}

Tag layout(const std::string& variant) {
  return variant == "nchw" ? Tag::nchw : variant == "nhwc" ? Tag::nhwc : Tag::nChw16c;
}

Case pooling(const std::string& variant, const Image& i, bool is_average) {
  Type type = i.type == "u8" ? Type::u8 : type_of(i.type);
  Dims from = {1, i.c, i.h, i.w}, to = {1, i.c, i.out_h(), i.out_w()};
  auto algorithm = is_average ? dnnl::algorithm::pooling_avg_exclude_padding : dnnl::algorithm::pooling_max;
  dnnl::pooling_forward::primitive_desc desc(engine(), dnnl::prop_kind::forward_inference, algorithm,
                                             {from, type, layout(variant)}, {to, type, layout(variant)}, {i.sv, i.s},
                                             {i.kv, i.k}, {i.dv - 1, i.d - 1}, {i.pv, i.p}, {i.pv, i.p});
  Buffer<float> image(i.c * i.h * i.w, kInput);
  for (size_t at = 0; i.type == "u8" && at < image.size(); ++at) image[at] = (image[at] + 1) * 64;
  return running(dnnl::pooling_forward(desc),
                 {{DNNL_ARG_SRC, filled(desc.src_desc(), from, Tag::nchw, Type::f32, image)},
                  {DNNL_ARG_DST, memory(desc.dst_desc(), engine())}},
                 to, Tag::nchw);
}

// Each maximum from the one before.
Case pyramid(const std::string& variant, const Image& i) {
  Type type = type_of(i.type);
  Dims dims = {1, i.c, i.h, i.w};
  memory::desc desc(dims, type, layout(variant));
  dnnl::pooling_forward::primitive_desc pool(engine(), dnnl::prop_kind::forward_inference, dnnl::algorithm::pooling_max,
                                             desc, desc, {1, 1}, {i.k, i.k}, {0, 0}, {i.p, i.p}, {i.p, i.p});
  dnnl::pooling_forward primitive(pool);
  std::vector<memory> images = {given(desc, dims, Tag::nchw, kInput)};
  for (int at = 0; at < 3; ++at) images.emplace_back(desc, engine());
  auto calls = [=](size_t n) {
    for (size_t call = 0; call < n; ++call)
      for (int at = 0; at < 3; ++at)
        primitive.execute(stream(), {{DNNL_ARG_SRC, images[at]}, {DNNL_ARG_DST, images[at + 1]}});
    stream().wait();
  };
  return {calls, [=] {
            std::vector<float> all;
            for (int at = 1; at < 4; ++at)
              for (float value : results(images[at], dims, Tag::nchw)) all.push_back(value);
            return all;
          }};
}

Case convolution(const std::string& variant, const Image& i, bool is_depthwise, const std::string& after) {
  Type type = type_of(i.type);
  Dims from = {1, i.c, i.h, i.w}, to = {1, i.out, i.out_h(), i.out_w()};
  Dims weights = is_depthwise ? Dims{i.c, i.out / i.c, 1, i.kv, i.k} : Dims{i.out, i.c, i.kv, i.k};
  Tag plain = is_depthwise ? Tag::goihw : Tag::oihw;
  dnnl::convolution_forward::primitive_desc desc(
      engine(), dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct, {from, type, layout(variant)},
      {weights, type, Tag::any}, {{i.out}, Type::f32, Tag::a}, {to, type, layout(variant)}, {i.sv, i.s},
      {i.dv - 1, i.d - 1}, {i.pv, i.p}, {i.pv, i.p}, attributes(after, false));
  return running(dnnl::convolution_forward(desc),
                 {{DNNL_ARG_SRC, given(desc.src_desc(), from, Tag::nchw, kInput)},
                  {DNNL_ARG_WEIGHTS, given(desc.weights_desc(), weights, plain, kWeights)},
                  {DNNL_ARG_BIAS, given(desc.bias_desc(), {i.out}, Tag::a, kBias)},
                  {DNNL_ARG_DST, memory(desc.dst_desc(), engine())}},
                 to, Tag::nchw);
}

// The same of bytes, for which all channels side by side are what oneDNN has code for: see `Image`. A bias is added behind the factor, so it has the factor in it.
Case quantized(const std::string& variant, const Image& i, const std::string& after) {
  constexpr float kFactor = 1.0f / 1024;
  Dims from = {1, i.c, i.h, i.w}, to = {1, i.out, i.out_h(), i.out_w()}, weights = {i.out, i.c, i.kv, i.k};
  auto attr = attributes(after, false);
  attr.set_scales_mask(DNNL_ARG_WEIGHTS, 1);
  dnnl::convolution_forward::primitive_desc desc(
      engine(), dnnl::prop_kind::forward_inference, dnnl::algorithm::convolution_direct, {from, Type::u8, layout(variant)},
      {weights, Type::s8, Tag::any}, {{i.out}, Type::f32, Tag::a}, {to, Type::u8, layout(variant)}, {i.sv, i.s},
      {i.dv - 1, i.d - 1}, {i.pv, i.p}, {i.pv, i.p}, attr);
  Buffer<float> image(i.c * i.h * i.w, kInput), factors(i.out * i.c * i.kv * i.k, kWeights), bias(i.out, kBias), scales(i.out);
  for (size_t at = 0; at < image.size(); ++at) image[at] = (image[at] + 1) * 64;
  for (size_t at = 0; at < factors.size(); ++at) factors[at] *= 64;
  for (size_t at = 0; at < bias.size(); ++at) bias[at] *= 64 * kFactor, scales[at] = kFactor;
  memory::desc plain({i.out}, Type::f32, Tag::a);
  return running(dnnl::convolution_forward(desc),
                 {{DNNL_ARG_SRC, filled(desc.src_desc(), from, Tag::nchw, Type::f32, image)},
                  {DNNL_ARG_WEIGHTS, filled(desc.weights_desc(), weights, Tag::oihw, Type::f32, factors)},
                  {DNNL_ARG_BIAS, filled(desc.bias_desc(), {i.out}, Tag::a, Type::f32, bias)},
                  {DNNL_ARG_ATTR_SCALES | DNNL_ARG_WEIGHTS, filled(plain, {i.out}, Tag::a, Type::f32, scales)},
                  {DNNL_ARG_DST, memory(desc.dst_desc(), engine())}},
                 to, Tag::nchw);
}

Case eltwise(const Spec& spec) {
  long n = spec.sizes(3)[0];
  memory::desc desc({n}, type_of(spec[2]), Tag::a);
  dnnl::eltwise_forward::primitive_desc primitive(engine(), dnnl::prop_kind::forward_inference, activation(spec[1]), desc,
                                                  desc, 0.0f, 0.0f);
  return running(dnnl::eltwise_forward(primitive),
                 {{DNNL_ARG_SRC, given(desc, {n}, Tag::a, kInput)}, {DNNL_ARG_DST, memory(desc, engine())}}, {n}, Tag::a);
}

// Rows of oneDNN are columns here.
template <typename T>
Case matrix(const Matrix& x, Type type) {
  auto [a, b] = operands<T>(x);
  Dims dims = {x.n, x.m}, strides = x.is_transposed ? Dims{1, x.ldb} : Dims{x.ldb, 1};
  memory from({dims, type, Dims{x.lda, 1}}, engine(), a->data()), to({dims, type, strides}, engine(), b->data());
  auto results = [b = b] { return floats(*b); };
  std::unordered_map<int, memory> arguments = {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}};
  dnnl::primitive primitive;
  if (x.function == "copy") {
    primitive = dnnl::reorder(from, to);
  } else {
    auto kind = dnnl::prop_kind::forward_inference;
    primitive = dnnl::eltwise_forward({engine(), kind, activation(x.function), from.get_desc(), to.get_desc(), 0.0f, 0.0f});
  }
  return {[=, a = a](size_t n) {
            for (size_t i = 0; i < n; ++i) primitive.execute(stream(), arguments);
            stream().wait();
          },
          results};
}

Case matrix(const Matrix& x) {
  if (x.type == "f32") return matrix<float>(x, Type::f32);
  if (x.type == "bf16") return matrix<bf16>(x, Type::bf16);
  if (x.type == "u8") return matrix<uint8_t>(x, Type::u8);
  throw Unsupported(x.type);
}

Case compile(const Gemm& g) {
  dnnl::set_primitive_cache_capacity(0);
  return {[=](size_t n) {
            for (size_t i = 0; i < n; ++i) {
              dnnl::matmul matmul(product_of("plain", g));
              escape(&matmul);
            }
          },
          [] { return std::vector<float>(); }};
}

}  // namespace

int main() {
  auto* version = dnnl_version();
  std::ostringstream text;
  text << version->major << '.' << version->minor << '.' << version->patch;
  auto variants = [](const std::string& family) {
    if (family == "gemm" || family == "storage" || family == "large" || family == "fused" || family == "tiny") return "plain packed";
    if (family == "pool" || family == "depthwise" || family == "conv") return "blocked nhwc nchw";
    if (family == "quantized") return "nhwc";
    if (family == "matrix") return "strided";
    return family == "activation" ? "eltwise" : family == "compile" ? "fresh" : "";
  };
  return converse(text.str(), variants, [](const std::string& variant, const Spec& spec) -> Case {
    if (variant == "fresh") return compile(Gemm(spec));
    if (spec[0] == "gemm") return product(variant, Gemm(spec));
    if (spec[0] == "maxpool" || spec[0] == "avgpool") return pooling(variant, Image(spec), spec[0] == "avgpool");
    if (spec[0] == "pyramid") return pyramid(variant, Image(spec));
    if (spec[0] == "conv" && spec[1] == "u8")
      return quantized(variant, Image(spec), spec.has("relu") ? "relu" : "");
    if (spec[0] == "depthwise" || spec[0] == "conv")
      return convolution(variant, Image(spec), spec[0] == "depthwise", spec.has("relu") ? "relu" : "");
    if (spec[0] == "map") return eltwise(spec);
    if (spec[0] == "matrix") return matrix(Matrix(spec));
    throw Unsupported(spec[0]);
  });
}
