import type { Transaction } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import { changedValues, heldValues } from './changedValues.ts'
import { noteEntries } from './noteEntries.ts'
import { rowOf } from './rowOf.ts'
import type { Catalog, Change, Context, Created } from '../../entity/Context.ts'
import type { JournalEntry } from '../../entity/Journal.ts'
import { textOf } from '../../entity/textOf.ts'

/** Writes down a record that was made. */
export async function noteCreated(
  tx: Transaction,
  table: Table,
  { record, draft }: Created,
  context: Context,
): Promise<void> {
  const after = heldValues(table, record, draft)
  const detail = detailOf({}, rowOf(table, { records: [record] }, context.catalog))
  const entry: JournalEntry = { ...aboutRecord(table, record), action: 'create', after, ...detail }
  await noteEntries(tx, [entry], context)
}

/** Writes down what a change did to a record; one that changed nothing leaves no line. */
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

/** A record that was computed again, as far as that bears on it. */
export interface Recomputed {
  before: JsonObject
  after: JsonObject
}

/** Writes down what came out differently when records were computed again. */
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

/** Writes down records that go; `cause` is the record that they went along with. */
export function deletedEntries(
  table: Table,
  records: readonly JsonObject[],
  catalog: Catalog,
  cause?: JsonObject,
): JournalEntry[] {
  const told = (record: JsonObject) => ({ action: 'delete', before: heldValues(table, record) }) as const
  return wholeEntries(table, records, { catalog, cause, told })
}

/** Writes down records that came back; `cause` is the record that they came along with. */
export function restoredEntries(
  table: Table,
  records: readonly JsonObject[],
  catalog: Catalog,
  cause?: JsonObject,
): JournalEntry[] {
  const told = (record: JsonObject) => ({ action: 'restore', after: heldValues(table, record) }) as const
  return wholeEntries(table, records, { catalog, cause, told })
}

/** Writes down records that are removed for good: they were deleted before, and their values are not written down once more. */
export function purgedEntries(
  table: Table,
  records: readonly JsonObject[],
  catalog: Catalog,
  cause?: JsonObject,
): JournalEntry[] {
  return wholeEntries(table, records, { catalog, cause, told: () => ({ action: 'purge' }) })
}

interface Telling {
  catalog: Catalog
  cause: JsonObject | undefined
  /** What became of a record. */
  told: (record: JsonObject) => Pick<JournalEntry, 'action' | 'before' | 'after'>
}

function wholeEntries(
  table: Table,
  records: readonly JsonObject[],
  { catalog, cause, told }: Telling,
): JournalEntry[] {
  return records.map((record) => ({
    ...aboutRecord(table, record),
    ...told(record),
    ...detailOf(cause ? { along: cause } : {}, rowOf(table, { records: [record] }, catalog)),
  }))
}

/** Writes down records whose references to one that goes were emptied. */
export function clearedEntries(
  table: Table,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  catalog: Catalog,
  cause: JsonObject,
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

/** What is known beside the change itself. */
function detailOf(known: JsonObject, owners: readonly Json[]): Pick<JournalEntry, 'detail'> {
  const detail = owners.length === 0 ? known : { ...known, rowOf: owners }
  return Object.keys(detail).length === 0 ? {} : { detail }
}

/** Which record an entry is about, as people know it; `noteEntries` puts the name for a reference. */
function aboutRecord(
  { entity, display }: Table,
  record: JsonObject,
): Pick<JournalEntry, 'entity' | 'recordId' | 'subject'> {
  const id = textOf(record['id'])
  return { entity, recordId: id, subject: textOf(record[display] ?? id) || id }
}
