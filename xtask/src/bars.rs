//! Bar charts of recorded times, as SVG.
//!
//! In: a title, groups of names and times. Out: SVG text; the bars of each group are as long as their times, relative to
//! the longest of the group.
//! Not here: which times are shown (see `performance`).

use std::fmt::Write;

const WIDTH: f64 = 760.0;
/// Where bars start, and the length of the longest.
const LEFT: f64 = 190.0;
const LONGEST: f64 = 480.0;
const LINE: f64 = 19.0;

/// Bars that belong together; the first one is ours.
pub(crate) struct Group {
    pub(crate) name: String,
    pub(crate) bars: Vec<(String, f64)>,
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The chart, with times in this unit.
pub(crate) fn svg(title: &str, unit: &str, groups: &[Group]) -> String {
    let n_lines: usize = groups.iter().map(|group| group.bars.len() + 2).sum();
    let height = 44.0 + LINE * n_lines as f64;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n<text x=\"16\" y=\"24\" font-size=\"14\">{}</text>\n",
        escaped(title)
    );
    let mut y = 44.0;
    // Writing to a string cannot fail.
    for group in groups {
        let longest = group.bars.iter().map(|(_, time)| *time).fold(f64::MIN_POSITIVE, f64::max);
        let _ =
            writeln!(text, "<text x=\"16\" y=\"{:.1}\" font-weight=\"bold\">{}</text>", y + 14.0, escaped(&group.name));
        y += LINE;
        for (at, (name, time)) in group.bars.iter().enumerate() {
            let (length, colour) = (LONGEST * time / longest, if at == 0 { "#d62728" } else { "#8da2b8" });
            let _ = writeln!(
                text,
                "<text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                LEFT - 8.0,
                y + 13.0,
                escaped(name)
            );
            let _ = writeln!(
                text,
                "<rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{length:.1}\" height=\"{}\" fill=\"{colour}\"/>",
                y + 2.0,
                LINE - 5.0
            );
            let _ = writeln!(text, "<text x=\"{:.1}\" y=\"{:.1}\">{time} {unit}</text>", LEFT + length + 6.0, y + 13.0);
            y += LINE;
        }
        y += LINE;
    }
    text.push_str("</svg>\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_are_as_long_as_their_times() {
        let bars = vec![("ours".to_owned(), 2.0), ("a < b".to_owned(), 8.0)];
        let text = svg("x & y", "ms", &[Group { name: "Q6".to_owned(), bars }]);
        assert!(text.contains("x &amp; y") && text.contains("a &lt; b") && text.contains(">8 ms<"), "{text}");
        assert!(text.contains("width=\"480.0\"") && text.contains("width=\"120.0\""), "{text}");
        assert_eq!(text.matches("<text").count(), text.matches("</text>").count());
    }
}
