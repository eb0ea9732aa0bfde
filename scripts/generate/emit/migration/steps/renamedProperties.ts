import { ddl, sqlLiteral } from '../../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { RenamedProperty, Shape, TableShape } from '../shape/Shape.ts'

/** A table of before under its present name, its columns as they were called. */
interface Pair {
  known: TableShape
  after: TableShape
}

/**
 * Tells the next start which properties go by another name: saved views hold their names (src/server/start/renameProperties.ts),
 * and the history does (src/server/audit/readHistory.ts). The table is the server's; on a new database this comes first.
 */
export function renamedProperties(before: Shape, after: Shape, pairs: readonly Pair[]): Change[] {
  const wasRenamed = ({ name, former, table, formerLinks }: RenamedProperty) => {
    if (formerLinks) return !has(before, table) && formerLinks.some((link) => isGone(link, before, after))
    const pair = pairs.find((each) => each.after.name === table)
    return pair !== undefined && !holds(pair.known, name) && isLeft(former, pair)
  }
  return (after.entities ?? []).flatMap(({ name: entity, renamed = [] }) => {
    const rows = renamed
      .filter(wasRenamed)
      .map(
        ({ former, name }) =>
          ddl`INSERT INTO renamed_property (entity, former, name) SELECT ${sqlLiteral(entity)}, ${sqlLiteral(former)}, ${sqlLiteral(name)};`,
      )
    return rows.length > 0 ? changes(`rename_${entity}`, [renamedPropertyTable, ...rows]) : []
  })
}

const renamedPropertyTable = ddl`CREATE TABLE IF NOT EXISTS renamed_property (
  entity text NOT NULL,
  former text NOT NULL,
  name text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settled_at timestamptz
);`

function isLeft(column: string, { known, after }: Pair): boolean {
  return holds(known, column) && !holds(after, column)
}

function isGone(table: string, before: Shape, after: Shape): boolean {
  return has(before, table) && !has(after, table)
}

function holds({ columns }: TableShape, column: string): boolean {
  return columns.some(({ name }) => name === column)
}

function has({ tables }: Shape, table: string): boolean {
  return tables.some(({ name }) => name === table)
}
