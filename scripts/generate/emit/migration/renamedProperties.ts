import { snakeCase } from '../../model/names/names.ts'
import { ddl, sqlLiteral } from '../../print/Ddl.ts'
import { renamedIn } from './renamedParts.ts'
import type { Change } from './steps/Change.ts'
import { changes } from './steps/Change.ts'
import type { PartName, RenamedProperty, Shape, TableShape } from './shape/Shape.ts'

/** A table that stays: as it was under its present name, the same with its columns by their present names, and as it will be. */
interface Pair {
  known: TableShape
  before: TableShape
  after: TableShape
}

/**
 * Tells the next start which properties, and parts of rows and objects such as `lines.note`, go by another name: saved views hold their
 * names (src/server/start/renameProperties.ts), and the history does (src/server/audit/readHistory.ts). The table is the
 * server's; on a new database this comes first.
 */
export function renamedProperties(before: Shape, after: Shape, pairs: readonly Pair[]): Change[] {
  const wasRenamed = ({ name, former, table, formerLinks }: RenamedProperty) => {
    if (formerLinks) return !has(before, table) && formerLinks.some((link) => isGone(link, before, after))
    const pair = pairs.find((each) => each.after.name === table)
    return pair !== undefined && !holds(pair.known, name) && isLeft(former, pair)
  }
  return (after.entities ?? []).flatMap(({ name: entity, renamed = [] }) => {
    const own = pairs.find((pair) => pair.after.name === snakeCase(entity))
    const rows = [...renamed.filter(wasRenamed), ...(own ? partsOf(own) : [])].map(
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

/** By the present name of the property that they are in, which is renamed before them. */
function partsOf({ before, after }: Pair): PartName[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    return renamedIn(old, column).map(({ former, name }) => ({
      former: `${column.name}.${former}`,
      name: `${column.name}.${name}`,
    }))
  })
}

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
