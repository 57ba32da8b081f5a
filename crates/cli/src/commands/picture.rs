//! The plan of an einsum as a picture: operands and contractions as boxes, from left to right.
//!
//! In: an einsum, a machine. Out: an SVG document: each contraction with its loops, the outermost first, and its tile.
//! Invariant: equal plans give equal bytes.
//! Not here: copies to other layouts, which `--explain` prints.

use crate::output::Failure;
use kernelsmith::kernels::Machine;
use kernelsmith::tensor::einsum::Einsum;
use kernelsmith::tensor::teir::{Document, Name, Policy, Program, TeirInput};
use std::fmt::Write;

const WIDTH: usize = 270;
const LINE: usize = 18;
const GAP_X: usize = 70;
const GAP_Y: usize = 24;
const MARGIN: usize = 20;

/// A box with its lines of text, the first one being the title.
struct Boxed {
    lines: Vec<String>,
    /// The boxes that it reads.
    reads: Vec<usize>,
    column: usize,
    x: usize,
    y: usize,
}

impl Boxed {
    fn height(&self) -> usize {
        self.lines.len() * LINE + LINE / 2
    }
}

/// The picture.
pub(super) fn svg(spec: &Einsum, machine: &Machine, n_threads: usize) -> Result<String, Failure> {
    let invalid = |error: &dyn std::fmt::Display| Failure::input(format!("--save: {error}"));
    let steps = spec.to_teir("step").map_err(|error| invalid(&error))?;
    let formula = spec.formula();
    let mut boxes: Vec<Boxed> = Vec::new();
    for (at, (shape, indices)) in
        spec.shapes().iter().zip(formula.split("->").next().unwrap_or("").split(',')).enumerate()
    {
        let sizes: Vec<String> = shape.sizes().iter().map(usize::to_string).collect();
        let lines = vec![format!("operand {at}: {indices}"), sizes.join(" x ")];
        boxes.push(Boxed { lines, reads: Vec::new(), column: 0, x: 0, y: 0 });
    }
    let n_operands = boxes.len();
    for (at, step) in steps.iter().enumerate() {
        let reads = step.inputs.iter().filter_map(|input| match input {
            TeirInput::Operand(operand) => Some(*operand),
            TeirInput::Step(step) => Some(n_operands + step),
            TeirInput::One => None,
        });
        let reads: Vec<usize> = reads.collect();
        let column = 1 + reads.iter().map(|&of| boxes[of].column).max().unwrap_or(0);
        // A program that no kernel computes as one operation keeps its loops.
        let program = step.program.optimise(machine, n_threads).unwrap_or_else(|_| step.program.clone());
        let mut lines = vec![format!("step {at}: {} multiply-adds", program.flops() / 2.0)];
        lines.extend(schedule(&program));
        boxes.push(Boxed { lines, reads, column, x: 0, y: 0 });
    }
    Ok(draw(&mut boxes, &formula))
}

/// The loops and the tile.
fn schedule(program: &Program) -> Vec<String> {
    let document = program.document();
    let extent = |name: &Name| document.axes.iter().find(|axis| axis.name == *name).map_or(1, |axis| axis.extent);
    let mut lines: Vec<String> = Vec::new();
    for iteration in &document.iterations {
        let policy = if iteration.policy == Policy::Parallel { ", parallel" } else { "" };
        lines.push(format!("for {} in 0..{}{policy}", iteration.axis, extent(&iteration.axis)));
    }
    let main = main_primitive(document);
    let roles = main.map_or(&[][..], |of| &document.primitives[of].roles);
    let roles = roles.iter().map(|role| {
        let extents: Vec<String> = role.axes.iter().map(|axis| extent(axis).to_string()).collect();
        format!("{} {}", role.name, if extents.is_empty() { "1".to_owned() } else { extents.join(" x ") })
    });
    lines.push(format!("tile {}", roles.collect::<Vec<_>>().join(", ")));
    lines
}

/// The contraction, or else the first primitive.
fn main_primitive(document: &Document) -> Option<usize> {
    let is_contraction = |of: &kernelsmith::tensor::teir::Primitive| of.operation.as_str() == "Contraction";
    let found = document.primitives.iter().position(is_contraction);
    found.or_else(|| (!document.primitives.is_empty()).then_some(0))
}

fn draw(boxes: &mut [Boxed], title: &str) -> String {
    let n_columns = 1 + boxes.iter().map(|of| of.column).max().unwrap_or(0);
    let mut bottoms = vec![MARGIN + 2 * LINE; n_columns];
    for of in boxes.iter_mut() {
        of.x = MARGIN + of.column * (WIDTH + GAP_X);
        of.y = bottoms[of.column];
        bottoms[of.column] += of.height() + GAP_Y;
    }
    let width = 2 * MARGIN + n_columns * (WIDTH + GAP_X) - GAP_X;
    let height = bottoms.into_iter().max().unwrap_or(0) - GAP_Y + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"monospace\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n\
         <text x=\"{MARGIN}\" y=\"{}\" font-weight=\"bold\">{}</text>\n",
        MARGIN + LINE / 2,
        escaped(title)
    );
    for of in boxes.iter() {
        for &from in &of.reads {
            let from = &boxes[from];
            let (x1, y1) = (from.x + WIDTH, from.y + from.height() / 2);
            let (x2, y2) = (of.x, of.y + of.height() / 2);
            let (c1, c2) = (x1 + GAP_X / 2, x2 - GAP_X / 2);
            let _ = writeln!(
                svg,
                "<path d=\"M {x1} {y1} C {c1} {y1} {c2} {y2} {x2} {y2}\" fill=\"none\" stroke=\"#555\"/>"
            );
        }
    }
    for of in boxes.iter() {
        let (x, y, height) = (of.x, of.y, of.height());
        let fill = if of.column == 0 { "#eef3fb" } else { "#f6f1e4" };
        let _ = writeln!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{height}\" rx=\"4\" fill=\"{fill}\" stroke=\"#555\"/>"
        );
        for (number, line) in of.lines.iter().enumerate() {
            let weight = if number == 0 { " font-weight=\"bold\"" } else { "" };
            let (x, y) = (x + LINE / 2, y + (number + 1) * LINE - 2);
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\"{weight}>{}</text>", escaped(line));
        }
    }
    svg + "</svg>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
