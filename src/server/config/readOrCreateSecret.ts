import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AppError } from '#shared/errors/AppError.ts'
import { isCode } from './isCode.ts'
import { createFolder } from './createFolder.ts'

/** The content of a file that only its owner can read; created once, by the first process that needs it. */
export function readOrCreateSecret(folder: string, name: string, make: () => string): string {
  const file = join(folder, name)
  try {
    return contentOf(file) ?? makeOnce(folder, file, make())
  } catch (cause) {
    throw new AppError('CONFIG_INVALID', { reason: `FENXIAO_DATA: ${file}: ${String(cause)}`, cause })
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

// Linking is atomic, so a second process never reads half a key.
function makeOnce(folder: string, file: string, secret: string): string {
  createFolder(folder)
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
  try {
    linkSync(draft, file)
    return secret
  } catch (error) {
    if (isCode(error, 'EEXIST')) return readFileSync(file, 'utf8').trim()
    throw error
  } finally {
    rmSync(draft)
  }
}
