//! The networks that are measured, and how they come into tract.
//!
//! In: a directory into which `pip` has installed what has them. Out: typed models, as they are before tract turns convolutions
//! of a pixel into products of its own.
//! Not here: any weight. Models and pictures stay where their packages are.

use std::path::{Path, PathBuf};
use tract_onnx::prelude::*;

/// How the files get there.
pub const INSTALL: &str =
    "python3 -m pip install --no-deps --target DIRECTORY rapidocr-onnxruntime==1.4.4 scikit-image==0.26.0";

/// A network and what it is given.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// What it does.
    pub name: &'static str,
    /// Its file in the package.
    file: &'static str,
    /// Rows and columns of its picture.
    pub size: (usize, usize),
    /// The first row that it sees of the page.
    pub first_row: usize,
}

/// PP-OCR's three: which way up a line is, what it says, where lines are.
pub const NETWORKS: [Network; 3] = [
    Network { name: "classifier", file: "ch_ppocr_mobile_v2.0_cls_infer.onnx", size: (48, 192), first_row: 20 },
    Network { name: "recogniser", file: "ch_PP-OCRv4_rec_infer.onnx", size: (48, 320), first_row: 20 },
    Network { name: "detector", file: "ch_PP-OCRv4_det_infer.onnx", size: (640, 640), first_row: 0 },
];

impl Network {
    /// The model's file.
    pub fn path(&self, folder: &Path) -> PathBuf {
        folder.join("rapidocr_onnxruntime/models").join(self.file)
    }

    /// The shape of the input.
    pub fn shape(&self) -> [usize; 4] {
        [1, 3, self.size.0, self.size.1]
    }

    /// The model for its one shape.
    ///
    /// # Errors
    /// If the file is not there, or tract does not take it.
    pub fn load(&self, folder: &Path) -> TractResult<TypedModel> {
        // Shapes in the file are symbols that contradict each other.
        let onnx = onnx().with_ignore_value_info(true).with_ignore_output_shapes(true);
        let model = onnx.model_for_path(self.path(folder))?;
        model.with_input_fact(0, f32::fact(self.shape()).into())?.into_typed()
    }
}

/// The page of text that all of them look at.
pub fn page(folder: &Path) -> PathBuf {
    folder.join("skimage/data/page.png")
}
