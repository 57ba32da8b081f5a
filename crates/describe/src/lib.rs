//! From TableGen records to target tables.
