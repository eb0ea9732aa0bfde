import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'
import { momentBefore } from '../entity/momentBefore.ts'
import type { Draft } from '../entity/Row.ts'
import { requireInitialState } from '../entity/states.ts'
import { draftOf } from './draftOf.ts'
import { requireOwnFiles } from './requireOwnFiles.ts'
import { validateMerged } from './validateBody.ts'

/** The values of a new record: what was given, its first state, and what is filled in where nothing was. */
export function newDraftOf(table: Table, input: JsonObject, context: Context): Draft {
  const draft = draftOf(table, input, context)
  if (context.isServer) return draft
  requireInitialState(table, draft)
  fill(table, draft, context)
  requireOwnFiles(table, { draft, context })
  return draft
}

function fill(table: Table, draft: Draft, context: Context): void {
  const filled = table.columns.filter((column) => column.fill && draft[column.name] === undefined)
  if (filled.length === 0) return
  for (const column of filled) draft[column.name] = filling(column, draft, context)
  const validate = context.catalog.validatorOf(table.entity)
  // The input was judged without them.
  if (validate) validateMerged(table, validate, { before: {}, draft })
}

function filling({ type, fill }: Column, draft: Draft, { user }: Context): Json {
  if (!fill) return null
  if ('now' in fill) return momentBefore(new Date(), 0, type === 'date' ? 'date' : 'timestamp')
  return 'currentUser' in fill ? (user?.id ?? null) : (draft[fill.property] ?? null)
}
