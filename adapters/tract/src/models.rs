//! The measured networks, and how tract loads them.
//!
//! In: a directory with the installed packages of the networks. Out: typed models, before tract rewrites 1 x 1
//! convolutions as matrix products.
//! Not here: weights. Models and images stay in their packages.

use std::path::{Path, PathBuf};
use tract_onnx::prelude::*;

/// The command that installs the files.
pub const INSTALL: &str =
    "python3 -m pip install --no-deps --target DIRECTORY rapidocr-onnxruntime==1.4.4 scikit-image==0.26.0";

/// A network and its input.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// Its task.
    pub name: &'static str,
    /// Its file in the package.
    file: &'static str,
    /// Rows and columns of its input image.
    pub size: (usize, usize),
    /// The first row of the page in its input.
    pub first_row: usize,
}

/// PP-OCR's three networks: orientation of a line, text of a line, positions of lines.
pub const NETWORKS: [Network; 3] = [
    Network { name: "classifier", file: "ch_ppocr_mobile_v2.0_cls_infer.onnx", size: (48, 192), first_row: 20 },
    Network { name: "recogniser", file: "ch_PP-OCRv4_rec_infer.onnx", size: (48, 320), first_row: 20 },
    Network { name: "detector", file: "ch_PP-OCRv4_det_infer.onnx", size: (640, 640), first_row: 0 },
];

impl Network {
    /// The path of the model.
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join("rapidocr_onnxruntime/models").join(self.file)
    }

    /// The shape of the input.
    pub fn shape(&self) -> [usize; 4] {
        [1, 3, self.size.0, self.size.1]
    }

    /// Loads the model for its input shape.
    ///
    /// # Errors
    /// The file is missing, or tract rejects it.
    pub fn load(&self, folder: &Path) -> TractResult<TypedModel> {
        // The shapes in the file are contradictory symbols.
        let onnx = onnx().with_ignore_value_info(true).with_ignore_output_shapes(true);
        let model = onnx.model_for_path(self.path(folder))?;
        model.with_input_fact(0, f32::fact(self.shape()).into())?.into_typed()
    }
}

/// The page of text that all networks read.
pub fn page(folder: &Path) -> PathBuf {
    folder.join("skimage/data/page.png")
}
