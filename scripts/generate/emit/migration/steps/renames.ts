import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { Shape, TableShape } from '../shape/Shape.ts'

type Names = ReadonlyMap<string, string>

/** Renames tables; `tables` are the tables after that. */
export function renamedTables(before: Shape, after: Shape): { steps: Change[]; tables: TableShape[] } {
  const names = new Map<string, string>()
  for (const { name, renamedFrom = [] } of after.tables) {
    if (has(before, name)) continue
    const former = renamedFrom.find((candidate) => has(before, candidate) && !has(after, candidate))
    if (former !== undefined) names.set(former, name)
  }
  const steps = [...names].flatMap(([from, to]) =>
    changes(`rename_${to}`, [ddl`ALTER TABLE ${sqlName(from)} RENAME TO ${sqlName(to)};`]),
  )
  const tables = before.tables.map((table) => ({
    ...withNames(table, names),
    columns: table.columns,
    name: names.get(table.name) ?? table.name,
  }))
  return { steps, tables }
}

/** A table in which some columns have new names, also in its rules. */
export function withNames(table: TableShape, names: Names): TableShape {
  if (names.size === 0) return table
  const defined = <Rule extends { definition: string }>(rule: Rule): Rule => ({
    ...rule,
    definition: rename(rule.definition, names),
  })
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, name: names.get(column.name) ?? column.name })),
    constraints: table.constraints.map(defined),
    indexes: table.indexes.map(defined),
  }
}

/** Renames constraints and indexes with equal definitions whose names follow from new names of the table or its columns. */
export function renamedRules(before: TableShape, after: TableShape): { steps: Change[]; before: TableShape } {
  const constraints = namesOf(before.constraints, after.constraints)
  const indexes = namesOf(before.indexes, after.indexes)
  const table = sqlName(after.name)
  const statements: Ddl[] = [
    ...[...constraints].map(
      ([from, to]) => ddl`ALTER TABLE ${table} RENAME CONSTRAINT ${sqlName(from)} TO ${sqlName(to)};`,
    ),
    ...[...indexes].map(([from, to]) => ddl`ALTER INDEX ${sqlName(from)} RENAME TO ${sqlName(to)};`),
  ]
  const named = {
    ...before,
    constraints: before.constraints.map((rule) => ({
      ...rule,
      name: constraints.get(rule.name) ?? rule.name,
    })),
    indexes: before.indexes.map((rule) => ({ ...rule, name: indexes.get(rule.name) ?? rule.name })),
  }
  return { steps: changes(`change_${after.name}`, statements), before: named }
}

/**
 * Tells the next start which entities have new names: menus, their buttons and the roles' permissions on them are rows, which the
 * server renames (src/server/start/renameMenus.ts). The table is the server's; on a new database this statement comes first.
 */
export function renamedEntities(before: Shape, after: Shape): Change[] {
  const entities = after.entities ?? []
  const renamed = entities.flatMap(({ name, path, renamedFrom }) => {
    const former = (before.entities ?? []).find((entity) => entity.name === renamedFrom)
    const isFree = !entities.some((entity) => entity.name === renamedFrom)
    const isNew = !(before.entities ?? []).some((entity) => entity.name === name)
    return former && isFree && isNew ? [{ former, name, path }] : []
  })
  if (renamed.length === 0) return []
  const rows = renamed.map(({ former, name, path }) => {
    const values = [former.name, name, former.path, path].map(sqlLiteral)
    return ddl`INSERT INTO renamed_entity (former, name, former_path, path) SELECT ${values[0] ?? ddl``}, ${values[1] ?? ddl``}, ${values[2] ?? ddl``}, ${values[3] ?? ddl``};`
  })
  return changes('rename_entity', [renamedEntityTable, ...rows])
}

const renamedEntityTable = ddl`CREATE TABLE IF NOT EXISTS renamed_entity (
  former text NOT NULL,
  name text NOT NULL,
  former_path text NOT NULL,
  path text NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  settled_at timestamptz
);`

interface Rule {
  name: string
  definition: string
}

function namesOf(before: readonly Rule[], after: readonly Rule[]): Names {
  const gone = before.filter(({ name }) => !after.some((rule) => rule.name === name))
  const names = new Map<string, string>()
  for (const rule of after) {
    if (before.some(({ name }) => name === rule.name)) continue
    const former = gone.find((old) => old.definition === rule.definition && !names.has(old.name))
    if (former && isUnique(former) === isUnique(rule)) names.set(former.name, rule.name)
  }
  return names
}

function isUnique(rule: object): boolean {
  return 'unique' in rule && rule.unique === true
}

/** Replaces quoted names, but not inside constants. */
function rename(definition: string, names: Names): string {
  return definition.replaceAll(/E?'(?:[^'\\]|''|\\.)*'|"((?:[^"]|"")*)"/gu, (whole, inner?: string) => {
    const name = inner === undefined ? undefined : names.get(inner.replaceAll('""', '"'))
    return name === undefined ? whole : sqlName(name).text
  })
}

function has(shape: Shape, name: string): boolean {
  return shape.tables.some((table) => table.name === name)
}
