import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { secretMask } from '#shared/secretMask.ts'
import type { Context } from '../entity/Context.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Draft } from '../entity/Row.ts'
import { rowsInDraft } from './rowsInDraft.ts'

/** The values that an input sets, without read-only properties and without secrets that should stay as they are. */
export function draftOf(table: Table, input: JsonObject, context: Context): Draft {
  const draft: Draft = {}
  for (const column of table.columns) {
    const value = input[column.name]
    if (value === undefined || !isOpen(column, context) || keepsSecret(column, value)) continue
    draft[column.name] = value
  }
  for (const { property } of table.links) {
    const items = input[property]
    if (items !== undefined) draft[property] = items ?? []
  }
  for (const { property, key } of table.rowLinks ?? []) {
    const rows = draft[property]
    if (rows !== undefined) draft[property] = withIdsAsStored(rows, key)
  }
  return { ...draft, ...rowsInDraft(table, input, context) }
}

/** Converts ids in rows to lower case: clients may send capitals, which a column of ids does not keep, but JSON would. */
function withIdsAsStored(rows: Json, key: string): Json {
  if (!Array.isArray(rows)) return rows
  return rows.map((row: Json) => {
    const id = isJsonObject(row) ? row[key] : undefined
    return isJsonObject(row) && typeof id === 'string' ? { ...row, [key]: id.toLowerCase() } : row
  })
}

/** Whether the value is what a form sends for an unchanged secret. */
export function keepsSecret({ secret }: Column, value: Json): boolean {
  if (secret === 'hash') return value === '' || value === null
  return secret === 'encrypt' && (value === '' || value === secretMask)
}

function isOpen({ access, auto, by }: Column, { isServer }: Context): boolean {
  return isServer === true || (access !== 'readOnly' && !auto && !by)
}
