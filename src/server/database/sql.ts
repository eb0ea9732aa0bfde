import { raw } from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { AppError } from '#shared/errors/AppError.ts'

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag'

/** A table's, column's or channel's name as SQL; whatever it contains, it stays one name. */
export function identifier(name: string): Sql {
  if (name === '' || name.includes('\0')) throw new AppError('INTERNAL', { identifier: name })
  return raw(`"${name.replaceAll('"', '""')}"`)
}
