import { setFlagsFromString } from 'node:v8'

/** The execution budget of a WebAssembly function before V8 recompiles it for speed: ten times the default. */
const budget = 20_000_000

/** Keeps V8 from optimising functions that run only while a folder is opened. */
export function optimiseLater(): void {
  setFlagsFromString(`--wasm-tiering-budget=${budget}`)
}
