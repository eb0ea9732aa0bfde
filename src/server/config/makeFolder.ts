import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isCode } from './isCode.ts'

const mode = 0o700

/**
 * Makes a folder and those above it, for this account alone. Node's own recursive way tries for ever where a folder is there and
 * takes no other one, as /proc does.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(path).isDirectory()) return
    if (!isCode(error, 'ENOENT') || existsSync(dirname(path))) throw error
    makeFolder(dirname(path))
    makeFolder(path)
  }
}
