import { snakeCase } from '#shared/words/nameForms.ts'
import { ddl, sqlLiteral } from '../../print/Ddl.ts'
import { renamedIn } from './renamedParts.ts'
import type { Change } from './steps/Change.ts'
import { changes } from './steps/Change.ts'
import type { PartName, RenamedLink, Shape, TableShape } from './shape/Shape.ts'

/** A remaining table: before the migration under its present name, the same with its columns' present names, and after it. */
interface Pair {
  known: TableShape
  before: TableShape
  after: TableShape
}

/**
 * Tells the next start which properties, and parts of rows and objects such as `lines.note`, have new names: saved views contain
 * the names (src/server/start/renameProperties.ts), and so does the history (src/server/audit/readHistory.ts). The table is the
 * server's; on a new database this statement comes first.
 */
export function renamedProperties(before: Shape, after: Shape, pairs: readonly Pair[]): Change[] {
  const wasRenamed = ({ table, formerTables }: RenamedLink) =>
    !has(before, table) && formerTables.some((former) => has(before, former) && !has(after, former))
  return (after.entities ?? []).flatMap(({ name: entity, renamedLinks = [] }) => {
    const own = pairs.find((pair) => pair.after.name === snakeCase(entity))
    const names = [
      ...(own ? renamedColumnsOf(own) : []),
      ...renamedLinks.filter(wasRenamed),
      ...(own ? partsOf(own) : []),
    ]
    const rows = names.map(
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

function renamedColumnsOf({ known, before }: Pair): PartName[] {
  return known.columns.flatMap(({ name: former }, index) => {
    const name = before.columns[index]?.name ?? former
    return name === former ? [] : [{ former, name }]
  })
}

/** Renamed parts, by the present name of the property that contains them, which is renamed first. */
function partsOf({ before, after }: Pair): PartName[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    return renamedIn(old, column).map(({ former, name }) => ({
      former: `${column.name}.${former}`,
      name: `${column.name}.${name}`,
    }))
  })
}

function has({ tables }: Shape, table: string): boolean {
  return tables.some(({ name }) => name === table)
}
