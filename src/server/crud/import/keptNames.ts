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
 * The row in which the name of a record that its author does not see means what the property refers to already, and otherwise
 * nothing: a file must not tell which names there are.
 */
export function withKeptNames(given: ImportRow, about: About): ImportRow {
  return given.unsure.reduce((row, cell) => (cell.unseen.size > 0 ? withKept(row, cell, about) : row), given)
}

function withKept(row: ImportRow, cell: UnsureCell, about: About): ImportRow {
  const { property } = cell
  const { [property]: _, ...values } = row.values
  const faults = row.faults.filter(({ path }) => path !== `/${property}`)
  const others = row.unsure.filter((other) => other !== cell)
  const refused = (fault: FieldFact, unsure: readonly UnsureCell[]): ImportRow => ({
    ...row,
    values,
    faults: [...faults, fault],
    unsure,
  })
  const kept = keptIn(cell, about)
  const unknown = [...cell.unseen.keys()].find((name) => !kept.has(name))
  if (unknown !== undefined)
    return refused(factOf(property, new CellFault('referenceUnknown', { name: unknown })), others)
  const read = (settled: ReadonlyMap<string, string>): Json => cell.read(new Map([...kept, ...settled]))
  const names = cell.names.filter((name) => !kept.has(name))
  const unsure = [...others, { ...cell, names, read }]
  try {
    return { ...row, values: { ...values, [property]: read(new Map()) }, faults, unsure }
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    return refused(factOf(property, error), unsure)
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
