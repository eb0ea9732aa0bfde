import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlOfSnapshot, sqlName } from '../../../print/Ddl.ts'
import type { Change, Loss, MayLose, Refusal } from '../steps/Change.ts'
import { changes } from '../steps/Change.ts'
import { inOrderOfChecks } from '../steps/crossChecks.ts'
import type { ColumnShape, TableShape } from '../shape/Shape.ts'
import type { Recoverable, StayingTable } from '../loss/recoverable.ts'
import { withNames } from '../steps/renames.ts'
import { secretSteps } from '../steps/secretSteps.ts'
import { listSteps } from './listSteps.ts'
import { typeSteps } from './typeSteps.ts'
import { filledSteps } from '../steps/filledSteps.ts'
import { valueSteps } from '../steps/valueSteps.ts'

/** The definition of a column in CREATE TABLE and ADD COLUMN. */
export function columnDefinition({ name, type, required, default: value }: ColumnShape): Ddl {
  const must = required ? ddl` NOT NULL` : ddl``
  const given = value === undefined ? ddl`` : ddl` DEFAULT ${ddlOfSnapshot(value)}`
  return ddl`${sqlName(name)} ${ddlOfSnapshot(type)}${must}${given}`
}

/** Renames columns; `before` is the table after that. */
export function renamedColumns(
  before: TableShape,
  after: TableShape,
): { steps: Change[]; before: TableShape } {
  const names = new Map<string, string>()
  for (const { name, renamedFrom } of after.columns) {
    const free = !has(before, name) && renamedFrom !== undefined && !has(after, renamedFrom)
    if (free && has(before, renamedFrom)) names.set(renamedFrom, name)
  }
  const table = sqlName(after.name)
  const statements = [...names].map(
    ([from, to]) => ddl`ALTER TABLE ${table} RENAME COLUMN ${sqlName(from)} TO ${sqlName(to)};`,
  )
  return { steps: changes(`rename_${after.name}`, statements), before: withNames(before, names) }
}

/** Adds the new columns. */
export function addedColumns(before: TableShape, after: TableShape): (Change | Refusal)[] {
  const added = after.columns.filter(({ name }) => !has(before, name))
  return added.flatMap((column): (Change | Refusal)[] => {
    const { required, default: value, convert } = column
    const given = convert?.missing ?? value
    const isOpen = required && given === undefined && !convert
    const refusals = isOpen ? [fillRefusal(after.name, column.name)] : []
    const filled = { ...column, ...(given === undefined ? {} : { default: given }) }
    const add = ddl`ALTER TABLE ${sqlName(after.name)} ADD COLUMN ${columnDefinition(filled)};`
    const later = defaultFrom(given, after.name, column)
    // A plan executes these steps to look at the rows, even if they are refused.
    return [...refusals, ...changes(`add_${after.name}_${column.name}`, [add, ...later])]
  })
}

interface Whereabouts {
  /** The columns whose values are kept elsewhere. */
  kept: readonly string[]
  recoverable: Recoverable
}

/** Drops columns; nothing is lost of those whose values are kept elsewhere or can be computed again. */
export function droppedColumns(table: StayingTable, { kept, recoverable }: Whereabouts): Change[] {
  const { before, after } = table
  const dropped = before.columns.filter(({ name }) => !has(after, name))
  return dropped.map((column) => {
    const { name } = column
    const isLost = !kept.includes(name) && !recoverable.column(table, column)
    return {
      statement: ddl`ALTER TABLE ${sqlName(after.name)} DROP COLUMN ${sqlName(name)};`,
      what: `drop_${after.name}_${name}`,
      ...(isLost ? { loss: lossOf(before, after, name) } : {}),
    }
  })
}

/** The columns that no schema declares: the meaning of their values. */
const undeclared = new Map([
  ['deleted_at', 'which tell deleted records from others: they would all be there again'],
  ['version', 'which count the changes of each record: a log has none, because its lines never change'],
])

/** The loss of a dropped column; its heirs are new columns, preferably of the same type, that may be the same one renamed. */
function lossOf(before: TableShape, after: TableShape, column: string): Loss {
  const { name: table } = after
  const at = { table, column }
  const what = `column ${table}.${column} and its values`
  const meaning = undeclared.get(column)
  if (meaning !== undefined) return { what: `${what}, ${meaning}`, at }
  const type = before.columns.find(({ name }) => name === column)?.type
  const added = after.columns.filter(({ name }) => !has(before, name))
  const alike = added.filter((other) => other.type === type)
  const heirs = alike.length > 0 ? alike : added
  return { what, at, heirs: heirs.map(({ name }) => ({ table, column: name })) }
}

/** Changes columns whose type, default, rules or required mark changed, and brings values of new columns to their rules. */
export function changedColumns(
  before: TableShape,
  after: TableShape,
  mayLose: MayLose,
): (Change | Refusal)[] {
  return inOrderOfChecks(before, after).flatMap((column): (Change | Refusal)[] => {
    const old = before.columns.find(({ name }) => name === column.name)
    const tables = { before, after, mayLose }
    if (!old) return isFilled(column) ? valueSteps(tables, { old: column, column }) : []
    return [
      ...freedSteps(after.name, old, column),
      ...secretSteps(after.name, { old, column }),
      ...typeSteps(after.name, { old, column, mayLose }),
      ...listSteps(before, after, column.name),
      ...filledSteps(tables, { old, column }),
      ...valueSteps(tables, { old, column }),
      ...defaultSteps(after.name, old, column),
      ...requiredSteps(after.name, old, column),
    ]
  })
}

/** Whether existing rows get a value of a new column. */
function isFilled({ computed, default: value, convert }: ColumnShape): boolean {
  return computed === undefined && (value ?? convert?.missing) !== undefined
}

function defaultSteps(table: string, old: ColumnShape, column: ColumnShape): Change[] {
  const wasReset = old.type !== column.type && old.default !== undefined
  return changes(`change_${table}`, defaultFrom(wasReset ? undefined : old.default, table, column))
}

/** Replaces the default of a column. */
function defaultFrom(current: string | undefined, table: string, column: ColumnShape): Ddl[] {
  if (current === column.default) return []
  const action =
    column.default === undefined ? ddl`DROP DEFAULT` : ddl`SET DEFAULT ${ddlOfSnapshot(column.default)}`
  return [ddl`${alter(table, column.name)} ${action};`]
}

/** Drops NOT NULL first: the new type may have no counterpart of some values. */
function freedSteps(table: string, old: ColumnShape, column: ColumnShape): Change[] {
  if (!old.required || column.required) return []
  return changes(`change_${table}`, [ddl`${alter(table, column.name)} DROP NOT NULL;`])
}

function requiredSteps(table: string, old: ColumnShape, column: ColumnShape): (Change | Refusal)[] {
  if (old.required || !column.required) return []
  const given = column.convert?.missing ?? column.default
  const refusals = given === undefined && !column.convert ? [fillRefusal(table, column.name)] : []
  const name = sqlName(column.name)
  const fill =
    given === undefined
      ? []
      : [ddl`UPDATE ${sqlName(table)} SET ${name} = ${ddlOfSnapshot(given)} WHERE ${name} IS NULL;`]
  const steps = changes(`change_${table}`, [...fill, ddl`${alter(table, column.name)} SET NOT NULL;`])
  return [...refusals, ...steps]
}

function alter(table: string, column: string): Ddl {
  return ddl`ALTER TABLE ${sqlName(table)} ALTER COLUMN ${sqlName(column)}`
}

function fillRefusal(table: string, column: string): Refusal {
  return {
    refusal: `${table}.${column} is required now, but rows that exist have no value for it.`,
    at: { table, column },
    advice:
      'Or give it a default, or leave it optional, or, where no database has rows, write "x-convert": { "rest": "refuse" }.',
    lacks: true,
  }
}

function has(table: TableShape, name: string): boolean {
  return table.columns.some((column) => column.name === name)
}
