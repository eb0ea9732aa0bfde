import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import { secretMask } from '#shared/secretMask.ts'
import type { Context } from '../entity/Context.ts'
import type { Draft } from '../entity/Row.ts'
import { rowsInDraft } from './rowsInDraft.ts'

/** The values that an input sets: without what is read-only, and without secrets that are to stay as they are. */
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
  return { ...draft, ...rowsInDraft(table, input, context) }
}

/** True for what a form sends when nobody typed a new secret. */
export function keepsSecret({ secret }: Column, value: Json): boolean {
  if (secret === 'hash') return value === '' || value === null
  return secret === 'encrypt' && (value === '' || value === secretMask)
}

function isOpen({ access, auto, by }: Column, { isServer }: Context): boolean {
  return isServer === true || (access !== 'readOnly' && !auto && !by)
}
