import { HistoryError } from './HistoryError.ts'
import type { ColumnShape, Shape, TableShape } from './emit/migration/shape/Shape.ts'

/** The shape that a file's text describes; refuses text that is half merged, or was edited by hand into something else. */
export function readShape(text: string, file: string): Shape {
  refuseMarks(text, file)
  const value = jsonOf(text, file)
  if (!isShape(value))
    throw new HistoryError(
      `${file} does not describe tables any more: restore it from version control; it is written by npm run generate alone`,
    )
  return value
}

/** Refuses the marks that Git leaves where two branches changed the same lines. */
export function refuseMarks(text: string, file: string): void {
  const index = text.split('\n').findIndex((line) => /^(?:<{7}|>{7}) /u.test(line))
  if (index === -1) return
  throw new HistoryError(
    `${file}:${index + 1} has the conflict marks of a merge: take generated/migrations/ from the branch that was released or merged first ` +
      `(git checkout <branch> -- generated/migrations), delete the other's migration and run: npm run generate`,
  )
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new HistoryError(`${file} is no JSON any more (${reason}): restore it from version control`)
  }
}

function isShape(value: unknown): value is Shape {
  return (
    isRecord(value) &&
    (value['migration'] === undefined || typeof value['migration'] === 'string') &&
    areTexts(value['functions']) &&
    isListOf(value['tables'], isTable)
  )
}

function isTable(value: unknown): value is TableShape {
  return (
    isNamed(value) &&
    isListOf(value['columns'], isColumn) &&
    isListOf(value['constraints'], isDefined) &&
    isListOf(value['indexes'], isDefined)
  )
}

function isColumn(value: unknown): value is ColumnShape {
  return isNamed(value) && typeof value['type'] === 'string' && typeof value['required'] === 'boolean'
}

function isDefined(value: unknown): boolean {
  return isNamed(value) && typeof value['definition'] === 'string'
}

function isNamed(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && typeof value['name'] === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function areTexts(value: unknown): boolean {
  return isListOf(value, (item) => typeof item === 'string')
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}
