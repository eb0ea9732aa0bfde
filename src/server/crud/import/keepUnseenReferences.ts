import type { Queries } from '#server/database/Database.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import type { ReachContext } from '../reach/ownedFilterFor.ts'
import { referencesOf } from '../reach/requireReferredReach.ts'
import { CellFault } from './CellFault.ts'
import { factOf } from './readRows.ts'
import type { ImportRow, UnsureCell } from './readRows.ts'
import { idsWithName, recordsPerName } from './referenceIds.ts'

interface About {
  table: Table
  /** Absent if the row makes a record. */
  existing: JsonObject | undefined
  reachContext: ReachContext
  zone: string
}

/**
 * Reads names of records that the author cannot see: if the property already refers to such a record, the name keeps it.
 * Otherwise the name is reported as unknown, because a file must not reveal which names exist.
 */
export async function keepUnseenReferences(
  queries: Queries,
  given: ImportRow,
  about: About,
): Promise<ImportRow> {
  let row = given
  for (const cell of given.unsure) row = withKept(row, cell, await keptIn(queries, cell, about))
  return row
}

function withKept(row: ImportRow, cell: UnsureCell, kept: ReadonlyMap<string, string>): ImportRow {
  if (kept.size === 0) return row
  const { property } = cell
  const isOwn = ({ path }: FieldFact) => path === `/${property}`
  const read = (settled: ReadonlyMap<string, string>): Json => cell.read(new Map([...kept, ...settled]))
  const unsure = row.unsure.map((each) => (each === cell ? { ...cell, read } : each))
  try {
    const values = { ...row.values, [property]: read(new Map()) }
    return { ...row, values, faults: row.faults.filter((fault) => !isOwn(fault)), unsure }
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    const fault = factOf(property, error)
    return { ...row, faults: row.faults.map((each) => (isOwn(each) ? fault : each)), unsure }
  }
}

/** The ids of unseen records to which the record already refers, by name. */
async function keptIn(
  queries: Queries,
  { property, unseen }: UnsureCell,
  { table, existing, reachContext, zone }: About,
): Promise<ReadonlyMap<string, string>> {
  const kept = new Map<string, string>()
  const reference = referencesOf(table).find(({ name }) => name === property)
  const former = reference?.idsIn(existing?.[property] ?? null) ?? []
  if (!reference || former.length === 0) return kept
  const target = reachContext.catalog.tableOf(reference.entity)
  for (const [name, ids] of unseen) {
    // If more records of the name may exist than were looked at, the referenced one may be among the others.
    const isWhole = ids.length < recordsPerName
    const [id, other] = isWhole
      ? ids.filter((each) => former.includes(each))
      : await idsWithName(queries, target, { name, among: former, reachContext, zone })
    if (id !== undefined && other === undefined) kept.set(name, id)
  }
  return kept
}
