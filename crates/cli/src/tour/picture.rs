//! The picture of the tour: included in the program, written as PNG.
//!
//! In: 8-bit grey PNG. Out: rows of bytes, and PNG files.
//! Not here: the filters.

use crate::output::Failure;
use std::fs::{self, File};
use std::io::{BufWriter, Cursor};
use std::path::Path;

/// An 8-bit grey picture, row-major.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Picture {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) pixels: Vec<u8>,
}

/// The source of the photograph.
pub(super) const CREDIT: &str =
    "Chelsea the cat, photographed by Stefan van der Walt, CC0; from the sample data of scikit-image, made grey.";

const CHELSEA: &[u8] = include_bytes!("../../assets/chelsea.png");

/// Width and height of the photograph.
pub(super) const SIZE: (usize, usize) = (451, 300);

impl Picture {
    /// The photograph that is included in the program.
    pub(super) fn chelsea() -> Result<Picture, Failure> {
        let broken =
            |problem: String| Failure::internal(format!("the picture inside this program is broken: {problem}"));
        let mut reader =
            png::Decoder::new(Cursor::new(CHELSEA)).read_info().map_err(|error| broken(error.to_string()))?;
        let size = reader.output_buffer_size().ok_or_else(|| broken("it is too large".to_owned()))?;
        let mut pixels = vec![0; size];
        let frame = reader.next_frame(&mut pixels).map_err(|error| broken(error.to_string()))?;
        if (frame.color_type, frame.bit_depth) != (png::ColorType::Grayscale, png::BitDepth::Eight) {
            return Err(broken("it is not 8-bit grey".to_owned()));
        }
        if (frame.width as usize, frame.height as usize) != SIZE {
            return Err(broken("it has another size".to_owned()));
        }
        pixels.truncate(frame.buffer_size());
        Ok(Picture { width: frame.width as usize, height: frame.height as usize, pixels })
    }

    /// Writes it to a new file in the directory, which is created if it does not exist.
    pub(super) fn write(&self, folder: &Path, name: &str) -> Result<(), Failure> {
        let path = folder.join(name);
        let write = || -> Result<(), Box<dyn std::error::Error>> {
            fs::create_dir_all(folder)?;
            let file = BufWriter::new(File::create(&path)?);
            let mut encoder = png::Encoder::new(file, u32::try_from(self.width)?, u32::try_from(self.height)?);
            encoder.set_color(png::ColorType::Grayscale);
            encoder.set_depth(png::BitDepth::Eight);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&self.pixels)?;
            Ok(writer.finish()?)
        };
        write().map_err(|error| Failure::input(format!("cannot write {}: {error}", path.display())))
    }
}
