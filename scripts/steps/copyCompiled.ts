import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.ts'

const types = join('.cache', 'types')

/**
 * Copies the compiler's results to a copy of the project, so that only the copy's changes and what depends on them are compiled.
 * If nothing was compiled yet, the copy compiles everything.
 */
export function copyCompiled(folder: string): void {
  const copied = join(folder, types)
  if (!existsSync(join(root, types))) return
  cpSync(join(root, types), copied, { recursive: true })
  // The copy links to the packages, and the compiler names them by their real path.
  const packages = relative(copied, realpathSync(join(folder, 'node_modules')))
  for (const name of readdirSync(copied).filter((each) => each.endsWith('.tsbuildinfo'))) {
    const file = join(copied, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"../../node_modules/', `"${packages}/`))
    // A time older than every source makes the compiler read each source instead of trusting its own records.
    utimesSync(file, 0, 0)
  }
}
