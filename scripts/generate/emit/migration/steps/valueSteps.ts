import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, ddlOfSnapshot, sqlName } from '../../../print/Ddl.ts'
import type { Change, MayLose } from './Change.ts'
import { changes } from './Change.ts'
import { isWider } from './isWider.ts'
import { newlyUnstated } from './newlyUnstated.ts'
import { ruleFor } from './ruleFor.ts'
import { storedText } from '../shape/storedText.ts'
import type {
  ColumnShape,
  ConstraintShape,
  ConversionSql,
  IndexShape,
  SqlType,
  TableShape,
} from '../shape/Shape.ts'

interface Tables {
  before: TableShape
  after: TableShape
  mayLose: MayLose
}

/** Brings stored values to new or narrower rules; without a treatment for them they stay, and may break the migration. */
export function valueSteps(
  { before, after, mayLose }: Tables,
  { old, column }: { old: ColumnShape; column: ColumnShape },
): Change[] {
  const checks = narrowedChecks(before, after, column.name)
  const uniques = newUniques(before, after, column.name)
  const targets = newTargets(before, after, column.name)
  const isRetyped = old.type !== column.type
  const at = { table: after.name, column: column.name }
  const { rule, isGiven } = ruleFor(column, mayLose(at))
  const isFilled = isGiven && column.required && !old.required
  const isMapped = rule.map.length > 0 && newlyUnstated(old, column).length > 0
  if (checks.length + uniques.length + targets.length === 0 && !isFilled && !isMapped) return []
  const table = sqlName(after.name)
  const name = sqlName(column.name)
  const statements = [
    ...(isRetyped ? [] : mapped(table, name, rule, column.type)),
    ...(checks.length > 0 ? rest(table, { name, rule, column }, checks) : []),
    ...(rule.rest === 'empty' ? targets.map((target) => unreferred(table, name, target)) : []),
    ...(rule.rest === 'empty' ? uniques.map((index) => emptied(before, name, index)) : []),
  ]
  const loss = { what: `values of ${after.name}.${column.name} that do not fit any more`, at }
  return changes(`change_${after.name}`, statements).map((step) => (isGiven ? step : { ...step, loss }))
}

/** The column's checks that are new, or accept fewer values than before. */
export function narrowedChecks(before: TableShape, after: TableShape, column: string): ConstraintShape[] {
  return after.constraints.filter((check) => {
    if (check.kind !== 'check' || check.column !== column) return false
    const old = before.constraints.find(({ name }) => name === check.name)
    return old === undefined || !isWider(old.definition, check.definition)
  })
}

function newUniques(before: TableShape, after: TableShape, column: string): IndexShape[] {
  const own = ddl`ON ${sqlName(after.name)} (${sqlName(column)})`.text
  const living = ddl`${sqlName('deleted_at')} IS NULL`
  const all = [
    own,
    ddl`${ddlOfSnapshot(own)} WHERE ${living}`.text,
    // Rows of an owner swap values within one transaction.
    ddl`UNIQUE (${sqlName(column)}) DEFERRABLE`.text,
    ddl`EXCLUDE USING btree (${sqlName(column)} WITH =) WHERE (${living}) DEFERRABLE`.text,
  ]
  return after.indexes.filter(
    (index) =>
      index.unique && all.includes(index.definition) && !before.indexes.some((old) => isAsStrict(old, index)),
  )
}

/** Whether the old index was as strict: one that leaves out deleted records is not, if the new one counts them. */
function isAsStrict(old: IndexShape, { name, definition }: IndexShape): boolean {
  return old.unique && old.name === name && (isOfLiving(definition) || !isOfLiving(old.definition))
}

function isOfLiving(definition: string): boolean {
  return definition.includes('deleted_at')
}

/** The tables that the column newly refers to. */
function newTargets(before: TableShape, after: TableShape, column: string): Ddl[] {
  const own = ddl`FOREIGN KEY (${sqlName(column)}) REFERENCES `.text
  const id = ddl` (${sqlName('id')})`.text
  return after.constraints.flatMap(({ kind, definition }) => {
    const isKnown = before.constraints.some((old) => old.definition === definition)
    if (kind !== 'foreign' || isKnown || !definition.startsWith(own)) return []
    return [ddlOfSnapshot(definition.slice(own.length).replace(id, ''))]
  })
}

function mapped(table: Ddl, name: Ddl, { map }: ConversionSql, type: SqlType): Ddl[] {
  if (map.length === 0) return []
  const cases = map
    .map(({ from, to }) => ddl`WHEN ${ddlOfSnapshot(from)} THEN ${ddlOfSnapshot(to)}`)
    .reduce((sum, one) => ddl`${sum} ${one}`)
  const old = ddlList(map.map(({ from }) => ddlOfSnapshot(from)))
  const text = storedText(name, type)
  return [
    ddl`UPDATE ${table} SET ${name} = (CASE ${text} ${cases} END)::${ddlOfSnapshot(type)} WHERE ${text} IN (${old});`,
  ]
}

interface Target {
  name: Ddl
  rule: ConversionSql
  column: ColumnShape
}

function rest(table: Ddl, { name, rule, column }: Target, checks: readonly ConstraintShape[]): Ddl[] {
  const value = valueOf(rule, column)
  if (value === undefined) return []
  const conditions = checks.map(({ definition, ofSent = definition }) =>
    ddlOfSnapshot(ofSent.replace(/^CHECK /u, '')),
  )
  const all = conditions.reduce((sum, one) => ddl`${sum} AND ${one}`)
  return [ddl`UPDATE ${table} SET ${name} = ${value} WHERE NOT (${all});`]
}

function valueOf({ rest: what, nearest }: ConversionSql, column: ColumnShape): Ddl | undefined {
  if (what === 'empty') return ddl`NULL`
  const text = what === 'default' ? column.default : what === 'nearest' ? nearest : undefined
  return text === undefined ? undefined : ddlOfSnapshot(text)
}

/** Clears ids that no record of the target has. */
function unreferred(table: Ddl, name: Ddl, target: Ddl): Ddl {
  const found = ddl`SELECT FROM ${target} AS target WHERE target.${sqlName('id')} = ${table}.${name}`
  return ddl`UPDATE ${table} SET ${name} = NULL WHERE ${name} IS NOT NULL AND NOT EXISTS (${found});`
}

/** Clears all equal values but that of the oldest row. Deleted records come last, and ids are in the order of time. */
function emptied({ name: tableName, columns }: TableShape, name: Ddl, { definition }: IndexShape): Ddl {
  const [table, older, deletedAt] = [sqlName(tableName), ddl`older`, sqlName('deleted_at')]
  const living = isOfLiving(definition)
    ? ddl` AND ${table}.${deletedAt} IS NULL AND ${older}.${deletedAt} IS NULL`
    : ddl``
  const isBack = !isOfLiving(definition) && columns.some((column) => column.name === 'deleted_at')
  const age = (row: Ddl) =>
    isBack ? ddl`(${row}.${deletedAt} IS NOT NULL, ${row}.${sqlName('id')})` : ddl`${row}.${sqlName('id')}`
  const found = ddl`SELECT FROM ${table} AS older WHERE ${older}.${name} = ${table}.${name} AND ${age(older)} < ${age(table)}${living}`
  return ddl`UPDATE ${table} SET ${name} = NULL WHERE EXISTS (${found});`
}
