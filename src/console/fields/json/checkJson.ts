import { parseTree } from 'jsonc-parser'
import type { Node, ParseError } from 'jsonc-parser'
import { roundedNumberIn } from '#shared/validation/roundedNumberIn.ts'

/** An error or a warning about one place of a JSON text. */
export interface JsonProblem {
  kind: 'syntax' | 'roundedNumber' | 'wrongShape' | 'unknownKey' | 'repeatedKey'
  severity: 'error' | 'warning'
  from: number
  to: number
  line: number
  column: number
  /** For a syntax error the parser's error number, otherwise the number or key concerned. */
  subject: string
  /** The known key that an unknown one looks like. */
  nearest?: string | undefined
}

interface Expectation {
  /** The known keys of the outermost level; absent if any key is allowed. */
  known?: readonly string[] | undefined
  /** The required type of the whole text. */
  shape?: 'object' | undefined
}

/** The problems of a JSON text, with their places; an empty text means no value and has no problems. */
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

/** Reduces a name so that spellings such as keep_alive and KeepAlive match keepAlive. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
