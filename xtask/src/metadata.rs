//! Cargo's description of the packages of the workspace and of all dependencies.
//!
//! In: `cargo metadata`. Out: [`Metadata`], for checks of what is published.
//! Invariant: dependencies are those for all systems and of all features of publishable crates, unless this machine
//! has neither their manifests nor a network. Not here: the checks (`licences`, `packages`, `msrv`).

use crate::json::Json;
use crate::root;
use std::collections::BTreeSet;
use std::process::Command;

/// The packages of the workspace and of all dependencies.
pub(crate) struct Metadata {
    packages: Vec<Package>,
}

/// A package.
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// An SPDX expression; empty if the manifest has none.
    pub(crate) licence: String,
    /// Whether it is part of the workspace.
    is_ours: bool,
    /// Whether crates.io may have it.
    is_publishable: bool,
    id: String,
    /// The ids of what it needs to be compiled and run, without what only its tests need.
    dependencies: Vec<String>,
}

impl Metadata {
    /// The crates of the workspace that can be published, by name.
    pub(crate) fn publishable(&self) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(|package| package.is_ours && package.is_publishable)
    }

    /// The packages of others on which publishable crates depend, also indirectly or with optional features.
    pub(crate) fn foreign_dependencies(&self) -> Vec<&Package> {
        let mut open: Vec<&str> = self.publishable().map(|package| package.id.as_str()).collect();
        let mut reached = BTreeSet::new();
        while let Some(id) = open.pop() {
            if reached.insert(id)
                && let Some(package) = self.packages.iter().find(|package| package.id == id)
            {
                open.extend(package.dependencies.iter().map(String::as_str));
            }
        }
        self.packages.iter().filter(|package| !package.is_ours && reached.contains(package.id.as_str())).collect()
    }
}

/// Runs `cargo metadata` for all systems, with all features of publishable crates (other features add the peers of
/// benchmarks).
///
/// # Errors
/// If cargo fails, or prints something else.
pub(crate) fn metadata() -> Result<Metadata, String> {
    let workspace = query(&["--no-deps", "--offline"])?;
    let features = features(&Json::parse(&workspace)?);
    let features = ["--locked", "--features", &features];
    // A build fetches only what this system needs, so the rest may have to be downloaded; without a network, this
    // system's dependencies are all that can be checked.
    let text = query(&[&features[..], &["--offline"]].concat())
        .or_else(|_| query(&features))
        .or_else(|_| query(&[&features[..], &["--offline", "--filter-platform", &host()?]].concat()))?;
    parse(&text)
}

/// The output of `cargo metadata`.
fn query(options: &[&str]) -> Result<String, String> {
    let output = cargo().args(["metadata", "--format-version", "1"]).args(options).output();
    let output = output.map_err(|error| format!("cannot start cargo: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr).trim())),
    }
}

/// The features of publishable crates, as cargo's option takes them.
fn features(workspace: &Json) -> String {
    let packages = workspace.get("packages").list().iter().filter(|package| is_publishable(package));
    let features = packages.flat_map(|package| {
        let Json::Object(features) = package.get("features") else { return Vec::new() };
        features.iter().map(|(feature, _)| format!("{}/{feature}", package.get("name").text())).collect()
    });
    features.collect::<Vec<_>>().join(",")
}

/// `publish = false` is an empty list of registries.
fn is_publishable(package: &Json) -> bool {
    *package.get("publish") != Json::List(Vec::new())
}

/// The triple of this system.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV prints no host".to_owned())
}

fn parse(text: &str) -> Result<Metadata, String> {
    let json = Json::parse(text).map_err(|error| format!("cargo metadata: {error}"))?;
    let nodes = json.get("resolve").get("nodes").list();
    let package = |package: &Json| {
        let id = package.get("id").text();
        let node = nodes.iter().find(|node| node.get("id").text() == id).unwrap_or(&Json::Null);
        let is_needed =
            |dependency: &&Json| dependency.get("dep_kinds").list().iter().any(|kind| kind.get("kind").text() != "dev");
        let needed = node.get("deps").list().iter().filter(is_needed);
        Package {
            name: package.get("name").text().to_owned(),
            version: package.get("version").text().to_owned(),
            licence: package.get("license").text().to_owned(),
            is_ours: *package.get("source") == Json::Null,
            is_publishable: is_publishable(package),
            id: id.to_owned(),
            dependencies: needed.map(|dependency| dependency.get("pkg").text().to_owned()).collect(),
        }
    };
    Ok(Metadata { packages: json.get("packages").list().iter().map(package).collect() })
}

/// Cargo, in the checkout.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root());
    cargo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_of_tests_do_not_count() {
        let text = r#"{
            "packages": [
                {"id": "a", "name": "a", "version": "1.0.0", "license": "MIT", "source": null, "publish": null},
                {"id": "p", "name": "p", "version": "1.0.0", "license": "MIT", "source": null, "publish": []},
                {"id": "b", "name": "b", "version": "2.0.0", "license": "ISC", "source": "registry", "publish": null},
                {"id": "c", "name": "c", "version": "3.0.0", "license": null, "source": "registry", "publish": null},
                {"id": "d", "name": "d", "version": "4.0.0", "license": "GPL", "source": "registry", "publish": null}
            ],
            "resolve": {"nodes": [
                {"id": "a", "deps": [
                    {"pkg": "b", "dep_kinds": [{"kind": "dev"}, {"kind": null}]},
                    {"pkg": "d", "dep_kinds": [{"kind": "dev"}]}
                ]},
                {"id": "b", "deps": [{"pkg": "c", "dep_kinds": [{"kind": "build"}]}]},
                {"id": "p", "deps": [{"pkg": "d", "dep_kinds": [{"kind": null}]}]}
            ]}
        }"#;
        let metadata = parse(text).unwrap();
        assert_eq!(metadata.publishable().map(|package| &package.name).collect::<Vec<_>>(), ["a"]);
        let foreign = metadata.foreign_dependencies();
        assert_eq!(foreign.iter().map(|package| &package.version).collect::<Vec<_>>(), ["2.0.0", "3.0.0"]);
    }
}
