#!/usr/bin/env bash
# Builds, serves and tests Daga; `./build.sh help` lists the commands.
# What it needs and does not find, it fetches or names.
set -euo pipefail
cd "$(dirname "$0")"

wasm_target=wasm32-unknown-unknown
npm_bin=tests/node_modules/.bin
style=--config-path=tests/style.json

usage() {
  cat <<'EOF'
./build.sh               build dist/ and, in it, the single file daga.html
./build.sh serve [port]  the same, then serve dist/ on this computer (port 8080)
./build.sh dev [port]    serve a quick build: engine not optimised, scripts as they stand
./build.sh test          run every check and test
./build.sh speed         time the engine beside a plain one, natively and in WebAssembly
./build.sh measure       build, then time loading, sowing and solving in Chromium
./build.sh format        bring all source files into the form that the checks want
EOF
}

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }

stop() {
  printf '\nbuild.sh: %s\n' "$*" >&2
  exit 1
}

# --- what must be there -------------------------------------------------------

need_rust() {
  command -v cargo >/dev/null || stop "Rust is missing. Install it with rustup, https://rustup.rs."
  if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$wasm_target" ]; then
    command -v rustup >/dev/null ||
      stop "Rust's target $wasm_target is missing, and there is no rustup to add it."
    rustup target add "$wasm_target"
  fi
}

need_rust_checks() {
  cargo fmt --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 && return
  command -v rustup >/dev/null || stop "rustfmt and clippy are missing; the tests need both."
  rustup component add rustfmt clippy
}

need_node() {
  command -v node >/dev/null || stop "Node is missing. Install version 20 or later."
  local major
  major=$(node --print 'process.versions.node.split(".")[0]')
  [ "$major" -ge 20 ] || stop "Node $major is too old. Install version 20 or later."
}

# The npm packages, exactly as locked; none of them needs its install script.
need_packages() {
  need_node
  cmp -s tests/package-lock.json tests/node_modules/.installed-lock && return
  (cd tests && npm ci --ignore-scripts --no-audit --no-fund)
  cp tests/package-lock.json tests/node_modules/.installed-lock
}

# Chromium must be there. Firefox and WebKit are tested where they are
# installed, and always in CI, which may install them.
need_browsers() {
  local missing=()
  node tests/browser/installed.mjs chromium || missing+=(chromium)
  node tests/browser/installed.mjs firefox || missing+=(firefox-esr)
  node tests/browser/installed.mjs webkit || missing+=(webkit2gtk-driver xvfb xauth)
  [ ${#missing[@]} -gt 0 ] || return 0

  local install="apt-get install -y --no-install-recommends ${missing[*]}"
  if [ "${CI:-}" = true ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update
    DEBIAN_FRONTEND=noninteractive $install
  elif [ "${CI:-}" = true ] || [ "${missing[0]}" = chromium ]; then
    stop "Browsers are missing: ${missing[*]}. On Debian: $install"
  else
    say "Not tested, because not installed: ${missing[*]}. On Debian: $install"
  fi
}

# --- the engine ---------------------------------------------------------------

# compile_engine <name> <folder> <cargo options…>: the ES module <name>.js, its
# wasm and its types in the folder. Each has a target folder of its own, so that
# no build makes another one stale.
compile_engine() {
  local name=$1 folder=$2
  cargo rustc --lib --crate-type cdylib --profile wasm --target "$wasm_target" \
    --target-dir "target/$name" "${@:3}"
  bindgen "target/$name/$wasm_target/wasm/daga.wasm" "$folder" "$name"
}

bindgen() {
  cargo run --quiet --profile tool --features bindgen --bin bindgen -- "$@"
}

# What has one caller only is not put into it: a browser would compile the whole
# solver as one function, and run all of it slowly for as long as that takes.
optimise() {
  "$npm_bin/wasm-opt" -Oz --one-caller-inline-max-function-size=20 --strip-debug --strip-producers "$1" -o "$1"
}

# www/wasm/: `daga`, the whole engine; and `rules`, all that is needed to play,
# as small as can be, which the page loads first.
build_engine() {
  build_engine_quickly
  optimise www/wasm/daga_bg.wasm &
  optimise www/wasm/rules_bg.wasm
  wait $!
}

build_engine_quickly() {
  need_rust
  compile_engine daga www/wasm
  compile_engine rules www/wasm --no-default-features \
    --config 'profile.wasm.package.daga.opt-level="z"'
  node www/build/beginnings.mjs
}

# --- the page -----------------------------------------------------------------

# build_page [--plain]: dist/ with the scripts joined, or as they stand.
build_page() {
  node www/build/site.mjs "$@"
  node www/build/single.mjs
  node www/build/install.mjs
}

build() {
  need_packages
  build_engine
  build_page
  node www/build/sizes.mjs
}

# --- the tests ----------------------------------------------------------------

passed=0
failed=0

# check <name> <command…>: must succeed.
check() {
  say "$1"
  "${@:2}" || { failed=$((failed + 1)) && echo "FAILED: $1"; }
}

# suite <name> <command…>: must succeed, and its runner's closing lines must
# count at least one test.
suite() {
  say "$1"
  local log ok=1 counted
  log=$(mktemp)
  "${@:2}" 2>&1 | tee "$log" || ok=0
  counted=$(node tests/count.mjs <"$log")
  rm "$log"
  passed=$((passed + ${counted% *}))
  failed=$((failed + ${counted#* }))
  if [ "$counted" = "0 0" ]; then
    failed=$((failed + 1))
    echo "FAILED: $1 ran no test"
  elif [ $ok = 0 ] && [ "${counted#* }" = 0 ]; then
    failed=$((failed + 1))
    echo "FAILED: $1"
  fi
}

# WebKitGTK's own process dies now and then under its driver: in CI it may try
# once more, as the other browsers may. What is printed is the last try.
in_webkit() {
  local log tries=1 status=1
  [ "${CI:-}" = true ] && tries=2
  log=$(mktemp)
  for ((; tries > 0 && status != 0; tries--)); do
    status=0
    xvfb-run --auto-servernum node --test tests/webkit/*.test.mjs >"$log" 2>&1 || status=$?
  done
  cat "$log"
  rm "$log"
  return $status
}

run_tests() {
  need_rust
  need_rust_checks
  need_packages
  need_browsers

  check "Rust: format" cargo fmt --check
  check "Rust: lints" cargo clippy --all-targets --all-features -- -D warnings
  check "Rust: lints of the whole engine's module" cargo clippy --lib --target "$wasm_target" -- -D warnings
  check "Rust: lints of the rules' module" cargo clippy --lib --target "$wasm_target" --no-default-features -- -D warnings
  suite "Rust: tests" cargo test

  build
  check "Page: format and lints" "$npm_bin/biome" ci --colors=off "$style" --error-on-warnings .
  check "Page: types" "$npm_bin/tsc" --project tests/tsconfig.page.json
  check "Page: types of the worker" "$npm_bin/tsc" --project tests/tsconfig.worker.json
  check "Build and tests: types" "$npm_bin/tsc" --project tests/tsconfig.tools.json
  check "Page: HTML" "$npm_bin/html-validate" --config tests/htmlvalidate.json index.html dist/daga.html
  suite "Engine as JavaScript sees it, and the page's parts" node --test tests/js/*.test.mjs tests/js/*/*.test.mjs
  suite "Page in Chromium and Firefox" "$npm_bin/playwright" test --config tests/playwright.config.js
  if node tests/browser/installed.mjs webkit; then
    suite "Page in WebKit" in_webkit
  fi

  printf '\n%d passed, %d failed\n' "$passed" "$failed"
  [ "$failed" = 0 ]
}

# --- the speed ----------------------------------------------------------------

measure_speed() {
  need_rust
  need_node
  say "Native"
  cargo bench --bench speed
  say "WebAssembly under Node"
  cargo rustc --example speed --features speed --profile wasm --target "$wasm_target"
  bindgen "target/$wasm_target/wasm/examples/speed.wasm" target/speed daga
  node benches/speed/speed.mjs target/speed
}

# --- commands -----------------------------------------------------------------

case "${1:-build}" in
  build) build ;;
  serve)
    build
    exec node www/build/serve.mjs "${2:-8080}"
    ;;
  dev)
    need_packages
    build_engine_quickly
    build_page --plain
    exec node www/build/serve.mjs "${2:-8080}"
    ;;
  test) run_tests ;;
  speed) measure_speed ;;
  measure)
    build
    node tests/measure/index.mjs
    ;;
  format)
    need_rust_checks
    need_packages
    cargo fmt
    "$npm_bin/biome" check "$style" --write .
    ;;
  help | -h | --help) usage ;;
  *)
    usage >&2
    stop "there is no command “$1”"
    ;;
esac
