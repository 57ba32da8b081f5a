// XNNPACK's operators on this thread: pooling and convolutions of images whose channels lie side by side, the layout that it has.

#include <xnnpack.h>

#include "library.h"

using namespace library;

namespace {

using Floats = std::shared_ptr<Buffer<float>>;

void check(xnn_status status) {
  if (status != xnn_status_success) throw Unsupported("status " + std::to_string(status));
}

// Images of `c` channels in planes, with channels side by side.
Floats side_by_side(Buffer<float>& planes, long c) {
  long n = long(planes.size()) / c;
  // It may read past the end.
  auto all = std::make_shared<Buffer<float>>(planes.size() + XNN_EXTRA_BYTES);
  for (long channel = 0; channel < c; ++channel)
    for (long at = 0; at < n; ++at) (*all)[at * c + channel] = planes[channel * n + at];
  return all;
}

Case running(xnn_operator_t made, Floats input, Floats output, long c, long n) {
  std::shared_ptr<xnn_operator> held(made, [](xnn_operator_t it) { xnn_delete_operator(it); });
  return {[=](size_t calls) {
            for (size_t i = 0; i < calls; ++i) {
              xnn_run_operator(held.get(), nullptr);
              escape(input->data());
            }
          },
          [=] {
            std::vector<float> planes(c * n);
            for (long channel = 0; channel < c; ++channel)
              for (long at = 0; at < n; ++at) planes[channel * n + at] = (*output)[at * c + channel];
            return planes;
          }};
}

Case image(const Spec& spec) {
  Image i(spec);
  if (i.type != "f32") throw Unsupported(i.type);
  uint32_t kv = i.kv, sv = i.sv, pv = i.pv, d = i.d, dv = i.dv;
  Buffer<float> planes(i.c * i.h * i.w, kInput);
  uint32_t k = i.k, s = i.s, p = i.p;
  long out = i.out, n = i.out_h() * i.out_w();
  auto input = side_by_side(planes, i.c), output = std::make_shared<Buffer<float>>(out * n);
  xnn_operator_t made = nullptr;
  if (spec[0] == "maxpool") {
    check(xnn_create_max_pooling2d_nhwc_f32(pv, p, pv, p, kv, k, sv, s, dv, d, i.c, i.c, i.c, -INFINITY, INFINITY, 0, &made));
    check(xnn_setup_max_pooling2d_nhwc_f32(made, 1, i.h, i.w, input->data(), output->data(), nullptr));
  } else if (spec[0] == "avgpool") {
    if (d != 1) throw Unsupported("dilation");
    check(xnn_create_average_pooling2d_nhwc_f32(pv, p, pv, p, kv, k, sv, s, i.c, i.c, i.c, -INFINITY, INFINITY, 0, &made));
    check(xnn_setup_average_pooling2d_nhwc_f32(made, 1, i.h, i.w, input->data(), output->data(), nullptr));
  } else if (spec[0] == "depthwise" || spec[0] == "conv") {
    // A channel of a depthwise convolution is a group of its own.
    long groups = spec[0] == "conv" ? 1 : i.c, taps = i.kv * i.k, inputs = i.c / groups;
    Buffer<float> given(out * inputs * taps, kWeights), weights(given.size()), bias(out, kBias);
    for (long o = 0; o < out; ++o)
      for (long c = 0; c < inputs; ++c)
        for (long tap = 0; tap < taps; ++tap) weights[(o * taps + tap) * inputs + c] = given[(o * inputs + c) * taps + tap];
    float least = spec.has("relu") ? 0 : -INFINITY;
    check(xnn_create_convolution2d_nhwc_f32(pv, p, pv, p, kv, k, sv, s, dv, d, groups, inputs, out / groups, i.c, out,
                                            weights.data(), bias.data(), least, INFINITY, 0, &made));
    check(xnn_setup_convolution2d_nhwc_f32(made, 1, i.h, i.w, input->data(), output->data(), nullptr));
  } else {
    throw Unsupported(spec[0]);
  }
  return running(made, input, output, out, n);
}

}  // namespace

int main() {
  check(xnn_initialize(nullptr));
  auto variants = [](const std::string& family) {
    return family == "pool" || family == "depthwise" || family == "conv" ? "nhwc" : "";
  };
  // It tells no version.
  return converse("of 2022, Debian", variants, [](const std::string&, const Spec& spec) { return image(spec); });
}
