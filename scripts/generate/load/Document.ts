import { findNodeAtLocation, getNodePath, parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import type { Json } from '#shared/contracts/Json.ts'
import { isWellFormed } from '#shared/validation/isWellFormed.ts'
import type { Problem, Position } from './Problem.ts'
import { pointerOf } from './readJson.ts'
import type { Path } from './readJson.ts'
import type { Unreadable } from './readSource.ts'
import { syntaxAdvice } from './syntaxAdvice.ts'

/** A JSON file that was read, with the positions of everything in it. */
export interface Document {
  /** From the project's root, with forward slashes. */
  file: string
  value: Json
  /** The position of the key (or list item) at the path; for an unknown path that of the nearest one above it. */
  positionOf(path: Path): Position
  problems: readonly Problem[]
}

/** Parses the text of a JSON file; its faults are in `problems`. */
export function parseDocument(file: string, text: string): Document {
  const errors: ParseError[] = []
  const source = text.replace(/^\uFEFF/, '')
  const root = parseTree(source, errors, { disallowComments: true, allowEmptyContent: false })
  const positionAt = (offset: number): Position => ({ file, ...lineAndColumn(source, offset) })
  const mark = errors.length > 0 ? source.search(/^(?:<{7}|>{7})(?: |$)/mu) : -1
  const problems: Problem[] = errors.slice(0, 1).map((error) => {
    const { offset = error.offset, ...words } =
      mark === -1 ? syntaxAdvice(error, source) : { ...conflict, offset: mark }
    return { ...positionAt(offset), ...words, pointer: '', severity: 'error' }
  })
  const complain: Complain = (node, words) => {
    const pointer = visible(pointerOf(getNodePath(node)))
    problems.push({ ...positionAt(placeOf(node)), ...words, pointer, severity: 'error' })
  }
  const value = root && problems.length === 0 ? valueOf(root, complain) : {}
  const positionOf = (path: Path): Position => positionAt(root ? offsetOf(root, path) : 0)
  return { file, value, positionOf, problems }
}

const conflict = {
  message: 'This is the conflict mark of a merge.',
  advice: 'Keep one side, or both, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
}

/** A document for a file that cannot be read as text, with the reason. */
export function unreadableDocument(file: string, { line = 1, ...words }: Unreadable): Document {
  const positionOf = (): Position => ({ file, line: 1, column: 1 })
  return {
    file,
    value: {},
    positionOf,
    problems: [{ file, line, column: 1, pointer: '', ...words, severity: 'error' }],
  }
}

type Complain = (node: Node, words: Pick<Problem, 'message' | 'advice'>) => void

function valueOf(node: Node, complain: Complain): Json {
  const children = node.children ?? []
  if (node.type === 'array') return children.map((child) => valueOf(child, complain))
  if (node.type !== 'object') return scalarOf(node, complain)
  const entries = new Map<string, Json>()
  for (const { children: [key, value] = [] } of children) {
    if (!key || !value) continue
    const name = String(key.value)
    if (entries.has(name)) complain(key, writtenTwice(name))
    if (!isWellFormed(name)) complain(key, unstorable(name))
    entries.set(name, valueOf(value, complain))
  }
  // Assigning would set the prototype for a key "__proto__"; it must become a property like any other, so that it can be refused.
  return Object.fromEntries(entries)
}

function writtenTwice(name: string) {
  return { message: `"${name}" is written twice in the same object.`, advice: 'Keep one of them.' }
}

const unstorables = /\0|\p{Surrogate}/gu

/** Message and advice for NUL and unpaired surrogates, which PostgreSQL refuses in every text. */
function unstorable(text: string) {
  const [found = ''] = text.match(unstorables) ?? []
  const half = found === '\0' ? '' : ', half a character'
  return {
    message: `"${visible(text)}" holds ${visible(found)}${half}, which no database can store.`,
    advice: `Remove ${visible(found)}.`,
  }
}

/** The text with such characters as JSON escapes: a terminal would swallow them. */
function visible(text: string): string {
  return text.replaceAll(unstorables, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

// JSON has no such limit; JavaScript turns larger numbers into Infinity.
const tooLarge = {
  message: 'No number can be that large here.',
  advice: `Write one between ${-Number.MAX_VALUE} and ${Number.MAX_VALUE}, or leave it out.`,
}

function scalarOf(node: Node, complain: Complain): Json {
  const value: unknown = node.value
  if (value === Infinity || value === -Infinity) complain(node, tooLarge)
  if (!isWellFormed(value)) complain(node, unstorable(String(value)))
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

function offsetOf(root: Node, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, indexed(root, path.slice(0, length)))
    if (node) return placeOf(node)
  }
  return root.offset
}

/** The position of a property's value is that of its key. */
function placeOf({ parent, offset }: Node): number {
  return parent?.type === 'property' ? parent.offset : offset
}

/** A JSON pointer may give a list's index as text; the parser needs a number. */
function indexed(root: Node, path: Path): (string | number)[] {
  const made: (string | number)[] = []
  for (const key of path) {
    const parent = made.length === 0 ? root : findNodeAtLocation(root, made)
    made.push(parent?.type === 'array' ? Number(key) : String(key))
  }
  return made
}

function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - start + 1 }
}
