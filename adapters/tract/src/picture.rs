//! Real images in the input format of text networks.
//!
//! In: a PNG file with grey or colour pixels of eight bits. Out: planes of floats from -1 to 1.
//! Not here: scaling; a crop keeps its resolution, and pixels beyond the border are grey.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// A grey image.
#[derive(Clone, Debug)]
pub struct Picture {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Picture {
    /// Reads a file.
    ///
    /// # Errors
    /// It cannot be read, or has another pixel format.
    pub fn open(path: &Path) -> Result<Picture, String> {
        let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
        let file = File::open(path).map_err(|error| failed(&error))?;
        let mut reader = png::Decoder::new(BufReader::new(file)).read_info().map_err(|error| failed(&error))?;
        let mut bytes = vec![0; reader.output_buffer_size().ok_or_else(|| failed(&"too large"))?];
        let info = reader.next_frame(&mut bytes).map_err(|error| failed(&error))?;
        if info.bit_depth != png::BitDepth::Eight {
            return Err(failed(&"expected eight bits per channel"));
        }
        let samples = info.color_type.samples();
        let pixels = bytes[..info.buffer_size()].chunks_exact(samples).map(|pixel| pixel[0]).collect();
        Ok(Picture { width: info.width as usize, height: info.height as usize, pixels })
    }

    /// Three equal planes of `height` times `width` pixels, from a row on.
    pub fn planes(&self, first_row: usize, height: usize, width: usize) -> Vec<f32> {
        let pixel = |row: usize, column: usize| {
            let inside = row < self.height && column < self.width;
            if inside { f32::from(self.pixels[row * self.width + column]) / 127.5 - 1.0 } else { 0.0 }
        };
        let plane = (0..height * width).map(|at| pixel(first_row + at / width, at % width));
        let plane: Vec<f32> = plane.collect();
        plane.repeat(3)
    }
}
