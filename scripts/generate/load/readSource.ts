import { lstatSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The text of a file, or the reason why it cannot be read as text. */
export type Source = { text: string } | Unreadable

/** The reason why a file cannot be read, and advice. */
export interface Unreadable {
  message: string
  advice: string
  /** The line that is not text; absent: the file as a whole. */
  line?: number
}

/** Reads a file below schemas/; undefined if there is none. */
export function readSource(root: string, file: string): Source | undefined {
  const path = join(root, file)
  if (!lstatSync(path, { throwIfNoEntry: false })) return undefined
  try {
    if (statSync(path).isDirectory())
      return { message: 'This is a folder, not a schema.', advice: 'Give it a name without ".json".' }
    return decoded(readFileSync(path))
  } catch (error) {
    return { message: `This file cannot be read (${reasonOf(error)}).`, advice: adviceFor(error) }
  }
}

function decoded(bytes: Buffer): Source {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    const before = bytes.toString('utf8').split('\uFFFD')[0] ?? ''
    const line = before.split('\n').length
    return { message: 'This file is not in UTF-8.', advice: 'Save it with that encoding.', line }
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

function adviceFor(error: unknown): string {
  if (reasonOf(error) === 'ENOENT') return 'The link leads nowhere: correct or remove it.'
  return reasonOf(error) === 'ELOOP'
    ? 'The link leads back to itself: remove it.'
    : 'Let your account read it, or remove it.'
}
