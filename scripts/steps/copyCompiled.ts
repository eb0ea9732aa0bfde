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
 * Gives a copy of the project what the compiler found out about the project: it compiles what is another in the copy,
 * and what that concerns, instead of everything. Where nothing was compiled yet the copy compiles everything.
 */
export function copyCompiled(folder: string): void {
  const copied = join(folder, types)
  if (!existsSync(join(root, types))) return
  cpSync(join(root, types), copied, { recursive: true })
  // The copy has the packages by a link, and the compiler names them by where they are.
  const packages = relative(copied, realpathSync(join(folder, 'node_modules')))
  for (const name of readdirSync(copied).filter((each) => each.endsWith('.tsbuildinfo'))) {
    const file = join(copied, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"../../node_modules/', `"${packages}/`))
    // Older than every source: the compiler then reads each instead of trusting that it is as it was.
    utimesSync(file, 0, 0)
  }
}
