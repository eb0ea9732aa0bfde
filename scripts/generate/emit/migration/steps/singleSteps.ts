import { ddl, sqlName } from '../../../print/Ddl.ts'
import type { TableShape } from '../shape/Shape.ts'
import type { Change } from './Change.ts'

interface Pair {
  before: TableShape
  after: TableShape
}

/** When a list becomes a single record, keeps the oldest of its rows, which is the one that the server finds. */
export function singleSteps({ before, after }: Pair): Change[] {
  // Only the tables of single records have no index; the former kind of an entity is not kept.
  if (!after.single || before.indexes.length === 0) return []
  const [table, id] = [sqlName(after.name), sqlName('id')]
  const isHidden = before.columns.some(({ name }) => name === 'deleted_at')
  const order = isHidden ? ddl`${sqlName('deleted_at')} IS NOT NULL, ${id}` : id
  return [
    {
      statement: ddl`DELETE FROM ${table} WHERE ${id} <> (SELECT ${id} FROM ${table} ORDER BY ${order} LIMIT 1);`,
      what: `change_${after.name}`,
      loss: { what: `all rows of table ${after.name} but the oldest`, at: { table: after.name } },
    },
  ]
}
