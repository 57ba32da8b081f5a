//! The rows in a roofline plot, as SVG.
//!
//! In: the machine's limits, families. Out: SVG text. Lines show the bandwidth of each memory level, and the peak; each
//! row has a dot for our time and a ring for the best peer's, at its arithmetic intensity (operations per byte).
//! Not here: rows without arithmetic, which have no intensity.

use super::limits::Limits;
use super::table::Family;
use std::fmt::Write;

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 560.0;
const MARGIN: f64 = 60.0;
/// Ranges of the axes, as powers of two.
const X: (f64, f64) = (-4.0, 9.0);
const Y: (f64, f64) = (-2.0, 10.0);
const COLOURS: [&str; 8] = ["#1f77b4", "#d62728", "#2ca02c", "#9467bd", "#ff7f0e", "#17becf", "#8c564b", "#e377c2"];

fn x(intensity: f64) -> f64 {
    MARGIN + (intensity.log2().clamp(X.0, X.1) - X.0) / (X.1 - X.0) * (WIDTH - 2.0 * MARGIN)
}

fn y(rate: f64) -> f64 {
    HEIGHT - MARGIN - (rate.log2().clamp(Y.0, Y.1) - Y.0) / (Y.1 - Y.0) * (HEIGHT - 2.0 * MARGIN)
}

/// Escapes text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The plot.
pub fn svg(title: &str, limits: &Limits, families: &[Family]) -> String {
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"11\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"{MARGIN}\" y=\"24\" font-size=\"14\">{}</text>\n",
        escaped(title)
    );
    // Writing to a string cannot fail.
    for power in X.0 as i32..=X.1 as i32 {
        let at = x(2f64.powi(power));
        let (top, bottom) = (MARGIN, HEIGHT - MARGIN);
        let _ = writeln!(text, "<path d=\"M{at:.1} {top}V{bottom}\" stroke=\"#eee\"/>");
        let label = if power < 0 { format!("1/{}", 1 << -power) } else { (1 << power).to_string() };
        let _ = writeln!(text, "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\">{label}</text>", bottom + 16.0);
    }
    for power in (Y.0 as i32..=Y.1 as i32).step_by(2) {
        let at = y(2f64.powi(power));
        let _ = writeln!(text, "<path d=\"M{MARGIN} {at:.1}H{}\" stroke=\"#eee\"/>", WIDTH - MARGIN);
        let label = 2f64.powi(power);
        let _ = writeln!(text, "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", MARGIN - 6.0, at + 4.0);
    }
    let _ = writeln!(
        text,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\">operations a byte</text>\n\
         <text transform=\"translate(16 {}) rotate(-90)\" text-anchor=\"middle\">GFLOP/s</text>",
        WIDTH / 2.0,
        HEIGHT - 20.0,
        HEIGHT / 2.0
    );
    for level in &limits.levels {
        let (first, last) = (2f64.powf(X.0), (limits.peak / level.rate).min(2f64.powf(X.1)));
        let (x0, y0, x1, y1) = (x(first), y(first * level.rate), x(last), y(last * level.rate));
        let _ = writeln!(text, "<path d=\"M{x0:.1} {y0:.1}L{x1:.1} {y1:.1}\" stroke=\"#999\" fill=\"none\"/>");
        let name = format!("{} {:.0} GB/s", level.name, level.rate);
        let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{:.1}\" fill=\"#666\">{name}</text>", x0 + 4.0, y0 - 4.0);
    }
    for (factor, name) in [(1.0, "f32"), (0.5, "f64"), (2.0, "bf16")] {
        let at = y(limits.peak * factor);
        let _ = writeln!(text, "<path d=\"M{:.1} {at:.1}H{}\" stroke=\"#999\"/>", x(1.0), WIDTH - MARGIN);
        let label = format!("{name} {:.0} GFLOP/s", limits.peak * factor);
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#666\">{label}</text>",
            WIDTH - MARGIN,
            at - 4.0
        );
    }
    for (at, family) in families.iter().enumerate() {
        let colour = COLOURS[at % COLOURS.len()];
        let mut n = 0;
        for row in family.rows.iter().filter(|row| row.flops > 0.0) {
            let place = x(row.flops / row.bytes as f64);
            let name = escaped(&row.row);
            if let Some(nanos) = row.best_peer(&family.contenders) {
                let rate = row.flops / nanos;
                let _ = writeln!(
                    text,
                    "<circle cx=\"{place:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"none\" stroke=\"{colour}\"><title>{name}, best peer: {rate:.1} GFLOP/s</title></circle>",
                    y(rate)
                );
            }
            if let Some(nanos) = row.ours(&family.contenders) {
                let rate = row.flops / nanos;
                let _ = writeln!(
                    text,
                    "<circle cx=\"{place:.1}\" cy=\"{:.1}\" r=\"3\" fill=\"{colour}\"><title>{name}: {rate:.1} GFLOP/s</title></circle>",
                    y(rate)
                );
            }
            n += 1;
        }
        if n > 0 {
            let (cx, cy) = (MARGIN + 8.0 + 96.0 * at as f64, 40.0);
            let _ = writeln!(text, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"4\" fill=\"{colour}\"/>");
            let _ = writeln!(text, "<text x=\"{}\" y=\"{}\">{}</text>", cx + 8.0, cy + 4.0, family.name);
        }
    }
    text.push_str("</svg>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::super::limits::Level;
    use super::super::table::{Contender, Measured, Time};
    use super::*;

    #[test]
    fn dots_are_under_their_roofs() {
        let limits = Limits { peak: 128.0, levels: vec![Level { name: "L1", up_to: 1 << 15, rate: 64.0 }] };
        let contenders = vec![Contender { name: "ours".into(), variant: "<x>".into(), is_ours: true }];
        let times = vec![Time { contender: 0, nanos: 2.0, is_right: true }];
        let row = Measured { row: "a < b".into(), bound: (1.0, "peak"), flops: 128.0, bytes: 64, times };
        let text = svg("x & y", &limits, &[Family { name: "gemm".into(), contenders, rows: vec![row] }]);
        // Half of peak, where both roofs meet: operations a byte are two.
        let dot = format!("<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\"", x(2.0), y(64.0));
        assert!(text.contains(&dot), "{text}");
        assert!(y(64.0) > y(128.0) && text.contains("a &lt; b: 64.0 GFLOP/s") && text.contains("x &amp; y"));
        assert_eq!(text.matches("<text").count(), text.matches("</text>").count());
    }
}
