import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'generated',
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'schemas',
  'scripts',
  'src',
  'vite.config.ts',
]

/** A hash of everything that a start depends on: sources, build environment, and arguments, which the script has checked. */
export function preparedFor(root, startArguments) {
  const hash = createHash('sha256').update(JSON.stringify([startArguments, viteEnvironment()]))
  for (const file of sources.flatMap((source) => filesIn(root, source)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Whether an earlier start has generated and built everything for the same hash. */
export function isPrepared(root, wanted) {
  return read(markerIn(root)) === `${wanted} ${builtIn(root)}`
}

/** Stores the hash together with the identity of the build in dist/, so that another build invalidates it. */
export function rememberPrepared(root, wanted) {
  writeFileSync(markerIn(root), `${wanted} ${builtIn(root)}`)
}

function viteEnvironment() {
  const names = Object.keys(process.env).filter((name) => name.startsWith('VITE_'))
  return names.toSorted().map((name) => [name, process.env[name]])
}

function filesIn(root, place) {
  if (!existsSync(join(root, place))) return []
  if (!statSync(join(root, place)).isDirectory()) return [place]
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted()
}

function markerIn(root) {
  return join(root, 'dist', '.started-from')
}

function builtIn(root) {
  return read(join(root, 'dist', '.built-from'))
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
