import { ddl, sqlName } from '../../../print/Ddl.ts'
import type { Change, Refusal } from './Change.ts'
import { changes } from './Change.ts'
import type { ColumnShape, Shape } from '../shape/Shape.ts'

/** The content of a column, by its kind of secret. */
const kept = { hash: 'hashes', encrypt: 'sealed texts', plain: 'plain values' } as const

/** Empties a column that starts or stops keeping secrets: the server has the key to seal or open its values, and SQL does not. */
export function secretSteps(
  table: string,
  { old, column }: { old: ColumnShape; column: ColumnShape },
): (Change | Refusal)[] {
  if (old.secret === column.secret) return []
  const at = { table, column: column.name }
  const place = `${table}.${column.name}`
  const why = `${kept[old.secret ?? 'plain']} that cannot become ${kept[column.secret ?? 'plain']}`
  if (old.required || column.required) {
    const advice = 'Write a property of another name, fill it, and take this one away afterwards.'
    return [{ refusal: `${place} needs a value and holds ${why}.`, at, advice }]
  }
  const name = sqlName(column.name)
  const empty = ddl`UPDATE ${sqlName(table)} SET ${name} = NULL WHERE ${name} IS NOT NULL;`
  const loss = { what: `values of ${place}, ${why}`, at }
  return changes(`change_${table}`, [empty]).map((step) => ({ ...step, loss }))
}

/** Adds the schemas' present secrets to a shape of an earlier version, which did not record its own; nothing contradicts them. */
export function withSecrets(before: Shape, after: Shape): Shape {
  if (before.tellsSecrets) return before
  const secretOf = (table: string, name: string) =>
    after.tables.find((each) => each.name === table)?.columns.find((each) => each.name === name)?.secret
  const tables = before.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      const secret = secretOf(table.name, column.name)
      return secret ? { ...column, secret } : column
    }),
  }))
  return { ...before, tables }
}
