import { parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'

/** What is wrong, or only odd, at one place of a JSON text. */
export interface JsonProblem {
  kind: 'syntax' | 'roundedNumber' | 'wrongShape' | 'unknownKey' | 'repeatedKey'
  severity: 'error' | 'warning'
  from: number
  to: number
  line: number
  column: number
  /** For syntax the parser's number of the error, else the number or the key that is meant. */
  subject: string
  /** The known key that an unknown one looks like. */
  nearest?: string | undefined
}

interface Expectation {
  /** Names of the keys on the outermost level that mean something; absent: any do. */
  known?: readonly string[] | undefined
  /** What the text as a whole must be. */
  shape?: 'object' | undefined
}

/** Everything that is wrong with a JSON text, by place; an empty text is nothing and so is fine. */
export function checkJson(text: string, { known, shape }: Expectation = {}): JsonProblem[] {
  if (text.trim() === '') return []
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const at = (problem: Omit<JsonProblem, 'line' | 'column'>): JsonProblem => ({
    ...problem,
    ...placeOf(text, problem.from),
  })
  const broken = errors.map(({ error, offset, length }) => {
    const from = Math.min(offset, text.length)
    const to = Math.min(text.length, from + length)
    return at({ kind: 'syntax', severity: 'error', from, to, subject: String(error) })
  })
  if (broken.length > 0 || !root) return broken
  const rounded = roundedNumberIn(text)
  if (rounded) {
    const { number, at: from } = rounded
    const to = from + number.length
    return [at({ kind: 'roundedNumber', severity: 'error', from, to, subject: number })]
  }
  if (shape === 'object' && root.type !== 'object')
    return [at({ kind: 'wrongShape', severity: 'error', from: 0, to: text.length, subject: '' })]
  return keysOf(root).flatMap(({ name, from, to, isRepeated }): JsonProblem[] => {
    if (isRepeated) return [at({ kind: 'repeatedKey', severity: 'warning', from, to, subject: name })]
    if (!known || known.includes(name)) return []
    const nearest = known.find((each) => bare(each) === bare(name))
    return [at({ kind: 'unknownKey', severity: 'warning', from, to, subject: name, nearest })]
  })
}

interface Key {
  name: string
  from: number
  to: number
  isRepeated: boolean
}

function keysOf({ type, children = [] }: Node): Key[] {
  if (type !== 'object') return []
  const seen = new Set<string>()
  return children.flatMap(({ children: [key] = [] }): Key[] => {
    if (!key) return []
    const name = String(key.value)
    const isRepeated = seen.has(name)
    seen.add(name)
    return [{ name, from: key.offset, to: key.offset + key.length, isRepeated }]
  })
}

/** Spellings such as keep_alive and KeepAlive are meant to be keepAlive. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
