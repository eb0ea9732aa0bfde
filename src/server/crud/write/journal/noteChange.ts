import type { Transaction } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { changedValues, loggedValues } from './changedValues.ts'
import { noteEntries } from './noteEntries.ts'
import { rowOf } from './rowOf.ts'
import type { Catalog, Change, Context, Created } from '../../entity/Context.ts'
import type { JournalEntry } from '../../entity/Journal.ts'
import { textOf } from '../../entity/textOf.ts'

/** Logs a new record. */
export async function noteCreated(
  tx: Transaction,
  table: Table,
  { record, draft }: Created,
  context: Context,
): Promise<void> {
  const after = loggedValues(table, record, draft)
  const detail = detailOf({}, rowOf(table, { records: [record] }, context.catalog))
  const entry: JournalEntry = { ...aboutRecord(table, record), action: 'create', after, ...detail }
  await noteEntries(tx, [entry], context)
}

/** Logs a change of a record; a change without effect is not logged. */
export async function noteUpdated(
  tx: Transaction,
  table: Table,
  { before, after, draft, move }: Change & { after: JsonObject },
  context: Context,
): Promise<void> {
  const changed = changedValues(table, { before, after, draft })
  if (!changed) return
  const owners = rowOf(table, { records: [before, after], changed }, context.catalog)
  const entry: JournalEntry = {
    ...aboutRecord(table, after),
    action: move ? 'move' : 'update',
    ...changed,
    ...detailOf(move ? { move: move.code } : {}, owners),
  }
  await noteEntries(tx, [entry], context)
}

/** A recomputed record before and after, with the properties that matter. */
export interface Recomputed {
  before: JsonObject
  after: JsonObject
}

/** Logs the values that changed when records were recomputed. */
export async function noteRecomputed(
  tx: Transaction,
  table: Table,
  changed: readonly Recomputed[],
  context: Context,
): Promise<void> {
  const entries = changed.flatMap((each): JournalEntry[] => {
    const changed = changedValues(table, each)
    if (!changed) return []
    const owners = rowOf(table, { records: [each.after], changed }, context.catalog)
    return [{ ...aboutRecord(table, each.after), action: 'update', ...changed, ...detailOf({}, owners) }]
  })
  await noteEntries(tx, entries, context)
}

/** The entries of deleted records; `cause` is the record along with which they were deleted. */
export function deletedEntries(
  table: Table,
  records: readonly JsonObject[],
  catalog: Catalog,
  cause?: JsonObject,
): JournalEntry[] {
  const entryOf = (record: JsonObject) => ({ action: 'delete', before: loggedValues(table, record) }) as const
  return wholeEntries(table, records, { catalog, cause, entryOf })
}

/** The entries of restored records; `cause` is the record along with which they were restored. */
export function restoredEntries(
  table: Table,
  records: readonly JsonObject[],
  catalog: Catalog,
  cause?: JsonObject,
): JournalEntry[] {
  const entryOf = (record: JsonObject) => ({ action: 'restore', after: loggedValues(table, record) }) as const
  return wholeEntries(table, records, { catalog, cause, entryOf })
}

/** The entries of permanently deleted records. Their values were logged when they were deleted, so they are not logged again. */
export function purgedEntries(
  table: Table,
  records: readonly JsonObject[],
  catalog: Catalog,
  cause?: JsonObject,
): JournalEntry[] {
  return wholeEntries(table, records, { catalog, cause, entryOf: () => ({ action: 'purge' }) })
}

interface EntryParts {
  catalog: Catalog
  cause: JsonObject | undefined
  /** The event of a record. */
  entryOf: (record: JsonObject) => Pick<JournalEntry, 'action' | 'before' | 'after'>
}

function wholeEntries(
  table: Table,
  records: readonly JsonObject[],
  { catalog, cause, entryOf }: EntryParts,
): JournalEntry[] {
  return records.map((record) => ({
    ...aboutRecord(table, record),
    ...entryOf(record),
    ...detailOf(cause ? { along: cause } : {}, rowOf(table, { records: [record] }, catalog)),
  }))
}

/** The entries of records whose references to a deleted record were emptied. */
export function clearedEntries(
  table: Table,
  { before, after }: { before: readonly JsonObject[]; after: readonly JsonObject[] },
  { catalog, cause }: { catalog: Catalog; cause: JsonObject },
): JournalEntry[] {
  const now = new Map(after.map((record) => [record['id'], record]))
  return before.flatMap((record): JournalEntry[] => {
    const changed = changedValues(table, { before: record, after: now.get(record['id'] ?? null) ?? {} })
    if (!changed) return []
    const owners = rowOf(table, { records: [record], changed }, catalog)
    return [
      { ...aboutRecord(table, record), action: 'clear', ...changed, ...detailOf({ along: cause }, owners) },
    ]
  })
}

/** The detail of an entry: known facts, and the owners if the record is a row. */
function detailOf(known: JsonObject, owners: readonly Json[]): Pick<JournalEntry, 'detail'> {
  const detail = owners.length === 0 ? known : { ...known, rowOf: owners }
  return Object.keys(detail).length === 0 ? {} : { detail }
}

/** The record of an entry and its display value; `noteEntries` replaces a reference by a name. */
function aboutRecord(
  { entity, display }: Table,
  record: JsonObject,
): Pick<JournalEntry, 'entity' | 'recordId' | 'subject'> {
  const id = textOf(record['id'])
  return { entity, recordId: id, subject: textOf(record[display] ?? id) || id }
}
