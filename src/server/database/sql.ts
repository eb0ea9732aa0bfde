import { raw } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { AppError } from '#shared/errors/AppError.ts'

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag'

/** A table's, column's or channel's name as SQL; whatever it contains, it stays one name. */
export function identifier(name: string): Sql {
  if (name === '' || name.includes('\0')) throw new AppError('INTERNAL', { identifier: name })
  return raw(`"${name.replaceAll('"', '""')}"`)
}

const plannedEachTime = new WeakSet<object>()

/**
 * A query that the database plans for its values each time. Of a statement that is repeated it soon keeps one plan for all values,
 * which cannot use an index of some values alone.
 */
export function plannedByValues(query: Sql): Sql {
  plannedEachTime.add(query)
  return query
}

/** Whether a query is planned for its values each time. */
export function isPlannedByValues(query: object): boolean {
  return plannedEachTime.has(query)
}
