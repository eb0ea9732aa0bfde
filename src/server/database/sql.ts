import { raw } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { AppError } from '#shared/errors/AppError.ts'

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag'

/** The name of a table, column or channel as one quoted SQL identifier. */
export function identifier(name: string): Sql {
  if (name === '' || name.includes('\0')) throw new AppError('INTERNAL', { identifier: name })
  return raw(`"${name.replaceAll('"', '""')}"`)
}

const plannedEachTime = new WeakSet<object>()

/**
 * A query that the database plans for its values each time. For a repeated statement it would soon keep one plan for all values,
 * which cannot use a partial index.
 */
export function plannedByValues(query: Sql): Sql {
  plannedEachTime.add(query)
  return query
}

/** Whether the database plans a query for its values each time. */
export function isPlannedByValues(query: object): boolean {
  return plannedEachTime.has(query)
}
