import { deepEquals } from '@rjsf/utils'
import type { Json } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** A typed value and the name that it gets. */
export interface NamedLine {
  name: string
  value: Json | undefined
}

/** The reasons why a line cannot be stored: its value has no name, or another line has the same name. */
type LineFault = 'missing' | 'twice'

/** The lines of stored values, or of values that cannot be stored yet. */
export function linesOf(value: Json | undefined): NamedLine[] {
  if (isJsonObject(value)) return Object.entries(value).map(([name, each]) => ({ name, value: each }))
  return listOf(value).map((line) => {
    const [name, each] = listOf(line)
    return { name: textOf(name), value: each }
  })
}

/**
 * The values by name; undefined if there are none. If a line is faulty, the result is the list of typed lines, which the
 * validator refuses: otherwise saving the others would lose a visible line.
 */
export function valueOf(lines: readonly NamedLine[], initial?: Json): Json | undefined {
  const named = lines.filter(({ name }) => name !== '')
  if (faultsOf(lines, initial).some(Boolean))
    return lines.filter(({ name, value }) => name !== '' || isGiven(value, initial)).map(writtenLine)
  if (named.length === 0) return undefined
  return Object.fromEntries(named.map(({ name, value }) => [name, value ?? '']))
}

/** The fault of each line; a line that was only added has none. */
export function faultsOf(lines: readonly NamedLine[], initial?: Json): (LineFault | undefined)[] {
  return lines.map(({ name, value }, index) => {
    if (name === '') return isGiven(value, initial) ? 'missing' : undefined
    return lines.findIndex((line) => line.name === name) < index ? 'twice' : undefined
  })
}

/** Whether the lines stand for the given value. */
export function isValueOf(value: Json | undefined, lines: readonly NamedLine[], initial?: Json): boolean {
  const isEmpty = isJsonObject(value) && Object.keys(value).length === 0
  return deepEquals(isEmpty ? undefined : value, valueOf(lines, initial))
}

function isGiven(value: Json | undefined, initial: Json | undefined): boolean {
  return value !== undefined && value !== '' && value !== initial
}

/** A line as a list, which no schema of named values accepts. */
function writtenLine({ name, value }: NamedLine): Json {
  return value === undefined ? [name] : [name, value]
}
