import type { Ddl } from '../../print/Ddl.ts'
import { ddl, ddlOfSnapshot, sqlName } from '../../print/Ddl.ts'
import type { Change, MayLose, Refusal } from './steps/Change.ts'
import { changes } from './steps/Change.ts'
import {
  addedColumns,
  changedColumns,
  columnDefinition,
  droppedColumns,
  renamedColumns,
} from './types/columnChanges.ts'
import { recomputedColumns } from './steps/computedSteps.ts'
import { droppedEntries, droppedParts } from './droppedParts.ts'
import { loosenedRules } from './steps/crossChecks.ts'
import { invisibleNames } from './steps/invisibleNames.ts'
import { narrowedRelations, narrowedSteps, widenedRelations, widenedSteps } from './steps/relationSteps.ts'
import type { Relation } from './steps/relationSteps.ts'
import { Recoverable } from './loss/recoverable.ts'
import { renamedParts } from './renamedParts.ts'
import { renamedProperties } from './renamedProperties.ts'
import { renamedEntities, renamedRules, renamedTables } from './steps/renames.ts'
import { addedConstraints, addedIndexes, removedRules } from './steps/ruleChanges.ts'
import { rowLinkSteps } from './steps/rowLinkSteps.ts'
import { singleSteps } from './steps/singleSteps.ts'
import { withSecrets } from './steps/secretSteps.ts'
import type { Shape, TableShape } from './shape/Shape.ts'

interface Pair {
  before: TableShape
  after: TableShape
}

/** The steps from one shape of the database to another, in an order in which each can be executed. */
export function diffShapes(known: Shape, after: Shape, mayLose: MayLose): (Change | Refusal)[] {
  const before = withSecrets(known, after)
  const renamed = renamedTables(before, after)
  const pairs = renamed.tables.flatMap((old): Pair[] => {
    const match = after.tables.find(({ name }) => name === old.name)
    return match ? [{ before: old, after: match }] : []
  })
  const named = pairs.map(({ before: table, after: wanted }) => ({
    ...renamedColumns(table, wanted),
    after: wanted,
    known: table,
  }))
  const columns = named.map(({ known: table, ...pair }) => {
    const rules = renamedRules(pair.before, pair.after)
    return { ...pair, known: table, before: rules.before, steps: [...pair.steps, ...rules.steps] }
  })
  const free = columns.map((pair) => {
    return { after: pair.after, ...loosenedRules({ before: pair.before, after: pair.after, mayLose }) }
  })
  const created = after.tables.filter((table) => !renamed.tables.some(({ name }) => name === table.name))
  const dropped = renamed.tables.filter((table) => !after.tables.some(({ name }) => name === table.name))
  const widened = widenedRelations(columns, created)
  const narrowed = narrowedRelations(columns, dropped)
  const recoverable = new Recoverable(columns, mayLose)
  return [
    ...changedFunctions(before, after),
    ...renamed.steps,
    ...columns.flatMap(({ steps }) => steps),
    ...columns.flatMap(singleSteps),
    ...columns.flatMap((pair) => removedRules(pair.before, pair.after)),
    ...dropped.flatMap((table) => removedRules(foreignKeysOf(table), { ...table, constraints: [] })),
    ...created.flatMap(createdTable),
    ...columns.flatMap((pair) => addedColumns(pair.before, pair.after)),
    ...widened.flatMap(widenedSteps),
    ...narrowed.flatMap(narrowedSteps),
    ...free.flatMap(({ steps }) => steps),
    ...columns.flatMap(renamedParts),
    ...columns.flatMap((pair) => droppedParts(pair, recoverable)),
    ...columns.flatMap(droppedEntries),
    ...free.flatMap((pair) => changedColumns(pair.before, pair.after, mayLose)),
    ...columns.flatMap(invisibleNames),
    ...recomputedColumns(columns, mayLose),
    ...columns.flatMap((pair) => rowLinkSteps(pair.before, created)),
    ...columns.flatMap((pair) => droppedColumns(pair, { recoverable, kept: keptIn(widened, pair.after) })),
    ...dropped.flatMap((table) =>
      narrowed.some(({ link }) => link === table.name)
        ? changes(`drop_${table.name}`, [dropTable(table)])
        : droppedTable(table, created),
    ),
    ...addedRules(free, created),
    ...renamedEntities(before, after),
    ...renamedProperties(before, after, columns),
  ]
}

function changedFunctions(before: Shape, after: Shape): Change[] {
  const changed = after.functions.filter((text) => !before.functions.includes(text))
  return changes('change_functions', changed.map(ddlOfSnapshot))
}

function createdTable(table: TableShape): Change[] {
  const columns = table.columns.map(columnDefinition)
  const rules = table.constraints
    .filter(({ kind }) => kind !== 'foreign')
    .map(({ name, definition }) => ddl`CONSTRAINT ${sqlName(name)} ${ddlOfSnapshot(definition)}`)
  const body = [...columns, ...rules].reduce<Ddl>(
    (sum, part, index) => (index === 0 ? ddl`  ${part}` : ddl`${sum},\n  ${part}`),
    ddl``,
  )
  return changes(`add_${table.name}`, [ddl`CREATE TABLE ${sqlName(table.name)} (\n${body}\n);`])
}

// Tables that refer to each other can only be dropped after their foreign keys.
function foreignKeysOf(table: TableShape): TableShape {
  return { ...table, constraints: table.constraints.filter(({ kind }) => kind === 'foreign') }
}

function keptIn(relations: readonly Relation[], { name }: TableShape): readonly string[] {
  return relations.filter(({ table }) => table === name).map(({ column }) => column)
}

function droppedTable(table: TableShape, created: readonly TableShape[]): Change[] {
  return [
    {
      statement: dropTable(table),
      what: `drop_${table.name}`,
      loss: {
        what: `table ${table.name} and its rows`,
        at: { table: table.name },
        heirs: created.filter((other) => isLike(table, other)).map(({ name }) => ({ table: name })),
      },
    },
  ]
}

const columnsOfAll = new Set(['id', 'version', 'created_at', 'updated_at', 'deleted_at'])

/** Whether a created table has at least half of a dropped table's columns, not counting those that most tables have. */
function isLike(gone: TableShape, created: TableShape): boolean {
  const own = gone.columns.filter(({ name }) => !columnsOfAll.has(name))
  const same = own.filter((column) =>
    created.columns.some(({ name, type }) => name === column.name && type === column.type),
  )
  return same.length > 0 && same.length * 2 >= own.length
}

function dropTable({ name }: TableShape): Ddl {
  return ddl`DROP TABLE ${sqlName(name)};`
}

// Foreign keys come last: by then every table and column that they name exists.
function addedRules(pairs: readonly Pair[], created: readonly TableShape[]): Change[] {
  return [
    ...pairs.flatMap(({ before, after }) => addedConstraints(before, after, ['primary', 'check', 'exclude'])),
    ...pairs.flatMap(({ before, after }) => addedIndexes(before, after)),
    ...created.flatMap((table) => addedIndexes(undefined, table)),
    ...pairs.flatMap(({ before, after }) => addedConstraints(before, after, ['foreign'])),
    ...created.flatMap((table) => addedConstraints(undefined, table, ['foreign'])),
  ]
}
