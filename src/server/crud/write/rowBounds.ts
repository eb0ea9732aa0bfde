import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Owner, Table } from '#shared/contracts/Table.ts'
import { AppError } from '#shared/errors/AppError.ts'

/** Refuses too few rows. Only an owner that loses a row is checked, so that an owner with too few can be filled up one by one. */
export function requireEnoughRows(table: Table, owner: Owner, record: JsonObject): void {
  const { minItems = 0, orNone = false } = owner
  const count = rowsIn(record, owner)
  if (count >= minItems || (orNone && count === 0)) return
  throw refused('ROWS_TOO_FEW', { table, owner, record, limit: minItems })
}

/** Refuses too many rows in an owner that gets another row. */
export function requireFewRows(table: Table, owner: Owner, record: JsonObject): void {
  const { maxItems = Infinity } = owner
  if (rowsIn(record, owner) > maxItems)
    throw refused('ROWS_TOO_MANY', { table, owner, record, limit: maxItems })
}

function rowsIn(record: JsonObject, { property }: Owner): number {
  const rows = record[property]
  return Array.isArray(rows) ? rows.length : 0
}

interface Broken {
  table: Table
  owner: Owner
  record: JsonObject
  limit: number
}

function refused(code: 'ROWS_TOO_FEW' | 'ROWS_TOO_MANY', { table, owner, record, limit }: Broken): AppError {
  const { entity, property, of } = owner
  const { id = null } = record
  const params = { entity, property, limit, name: record[table.display] ?? id }
  const facts = { entity, id, property, limit }
  return new AppError(code, { ...params, facts, fields: [{ path: `/${of}`, code, params }] })
}
