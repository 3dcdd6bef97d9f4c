//! Turns the compiled engine into an ES module, its wasm and its types.
//!
//! `bindgen <engine.wasm> <folder> <name>` writes `<name>.js`,
//! `<name>_bg.wasm` and their types into the folder. It is built on the
//! library behind the `wasm-bindgen` command, so that Cargo.lock keeps the two
//! halves of wasm-bindgen at one version and nothing has to be installed.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, name] = arguments.as_slice() else {
        eprintln!("usage: bindgen <engine.wasm> <folder> <name>");
        return ExitCode::from(2);
    };
    let written = Bindgen::new()
        .input_path(module)
        .out_name(name)
        .web(true)
        .and_then(|bindgen| bindgen.typescript(true).generate(folder));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bindgen: {module}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
