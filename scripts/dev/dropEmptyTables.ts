import type { Transaction } from '#server/database/Database.ts'
import { raw } from '#server/database/sql.ts'
import type { Shape, TableShape } from '../generate/emit/migration/shape/Shape.ts'
import { sqlName } from '../generate/print/Ddl.ts'

/** Drops changed tables that are empty and unreferenced: they are created again, and no rule about old rows applies. */
export async function dropEmptyTables(tx: Transaction, before: Shape, wanted: Shape): Promise<Shape> {
  const changed = before.tables.filter((table) => !wanted.tables.some((other) => isSame(table, other)))
  const empty: TableShape[] = []
  for (const table of changed) if (!(await hasRows(tx, table))) empty.push(table)
  const gone = unneededOf(empty, before)
  const names = gone.map(({ name }) => sqlName(name).text)
  // Drops all at once, because some may refer to each other.
  if (names.length > 0) await tx.run(raw(`DROP TABLE ${names.join(', ')}`))
  return { ...before, tables: before.tables.filter((table) => !gone.includes(table)) }
}

/** The tables to which no remaining table refers. */
function unneededOf(tables: readonly TableShape[], shape: Shape): readonly TableShape[] {
  const staying = shape.tables.filter((table) => !tables.includes(table))
  const unneeded = tables.filter((table) => !staying.some((other) => refersTo(other, table)))
  return unneeded.length === tables.length ? tables : unneededOf(unneeded, shape)
}

// The keys that describe only the way to a shape or the origin of a column; they differ without a change.
const ignoredKeys = new Set(['renamedFrom', 'convert', 'list', 'column', 'sealedFor'])

/** Whether all changing tables are empty, so that nothing can be lost. */
export async function areChangedTablesEmpty(tx: Transaction, before: Shape, wanted: Shape): Promise<boolean> {
  for (const table of before.tables) {
    if (wanted.tables.some((other) => isSame(table, other))) continue
    if (await hasRows(tx, table)) return false
  }
  return true
}

async function hasRows(tx: Transaction, { name }: TableShape): Promise<boolean> {
  return (await tx.row(raw(`SELECT 1 FROM ${sqlName(name).text} LIMIT 1`))) !== undefined
}

function isSame(one: TableShape, other: TableShape): boolean {
  const [left, right] = [one, other].map((table) =>
    JSON.stringify(table, (key, value: unknown) => (ignoredKeys.has(key) ? undefined : value)),
  )
  return left === right
}

function refersTo({ constraints }: TableShape, { name }: TableShape): boolean {
  const target = `REFERENCES ${sqlName(name).text} `
  return constraints.some(({ kind, definition }) => kind === 'foreign' && definition.includes(target))
}
