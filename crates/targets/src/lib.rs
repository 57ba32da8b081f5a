//! Machine descriptions and the tables generated from them.
