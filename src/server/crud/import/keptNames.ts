import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { FieldFact } from '#shared/errors/AppError.ts'
import { referencesOf } from '../reach/requireReferredReach.ts'
import { CellFault } from './CellFault.ts'
import { factOf } from './readRows.ts'
import type { ImportRow, UnsureCell } from './readRows.ts'

interface About {
  table: Table
  /** Absent where the row makes a record. */
  existing: JsonObject | undefined
}

/**
 * The row in which the name of a record that its author does not see means what the property refers to already. Elsewhere it is
 * read like a name that there is not, at its place among the faults: a file must not tell which names there are.
 */
export function withKeptNames(given: ImportRow, about: About): ImportRow {
  return given.unsure.reduce((row, cell) => withKept(row, cell, about), given)
}

function withKept(row: ImportRow, cell: UnsureCell, about: About): ImportRow {
  const kept = keptIn(cell, about)
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

/** The ids of those records among the unseen ones that the record refers to already, by their names. */
function keptIn({ property, unseen }: UnsureCell, { table, existing }: About): ReadonlyMap<string, string> {
  const reference = referencesOf(table).find(({ name }) => name === property)
  const former = new Set(reference?.idsIn(existing?.[property] ?? null))
  return new Map(
    [...unseen].flatMap(([name, ids]) => {
      const [id, other] = ids.filter((each) => former.has(each))
      return id !== undefined && other === undefined ? [[name, id] as const] : []
    }),
  )
}
