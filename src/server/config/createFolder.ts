import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { isCode } from './isCode.ts'

const mode = 0o700

/**
 * Creates a folder and its parents, for this account alone. Node's own recursive option retries for ever below an existing folder
 * that takes no new ones, such as /proc.
 */
export function createFolder(path: string): void {
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(path).isDirectory()) return
    if (!isCode(error, 'ENOENT') || existsSync(dirname(path))) throw error
    createFolder(dirname(path))
    createFolder(path)
  }
}
