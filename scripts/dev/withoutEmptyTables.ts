import type { Transaction } from '#server/database/Database.ts'
import { raw } from '#server/database/sql.ts'
import type { Shape, TableShape } from '../generate/emit/migration/shape/Shape.ts'
import { ddl, sqlName } from '../generate/print/Ddl.ts'

/** Takes away changed tables that hold nothing and that nothing refers to: they are made again, and no rule about old rows applies. */
export async function withoutEmptyTables(tx: Transaction, before: Shape, wanted: Shape): Promise<Shape> {
  const changed = before.tables.filter((table) => !wanted.tables.some((other) => isSame(table, other)))
  const gone = new Set<string>()
  // Links go before what they link.
  for (const table of changed.toReversed()) {
    const referrers = before.tables.filter(
      (other) => other !== table && !gone.has(other.name) && refersTo(other, table),
    )
    if (referrers.length > 0 || (await hasRows(tx, table))) continue
    await tx.run(raw(ddl`DROP TABLE ${sqlName(table.name)}`.text))
    gone.add(table.name)
  }
  return { ...before, tables: before.tables.filter(({ name }) => !gone.has(name)) }
}

// What only says how to get there, or whence a column came, is in one of them alone.
const passing = new Set(['renamedFrom', 'convert', 'list', 'column', 'sealedFor'])

/** Whether none of the tables that are to change holds anything, so that nothing can be lost. */
export async function isNothingStored(tx: Transaction, before: Shape, wanted: Shape): Promise<boolean> {
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
    JSON.stringify(table, (key, value: unknown) => (passing.has(key) ? undefined : value)),
  )
  return left === right
}

function refersTo({ constraints }: TableShape, { name }: TableShape): boolean {
  const target = `REFERENCES ${sqlName(name).text} `
  return constraints.some(({ kind, definition }) => kind === 'foreign' && definition.includes(target))
}
