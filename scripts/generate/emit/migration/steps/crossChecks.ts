import { sqlName } from '../../../print/Ddl.ts'
import { removedRules } from './ruleChanges.ts'
import type { Change, MayLose } from './Change.ts'
import { filledSteps } from './filledSteps.ts'
import type { ColumnShape, ConstraintShape, IndexShape, TableShape } from '../shape/Shape.ts'
import { narrowedChecks, valueSteps } from './valueSteps.ts'

interface Tables {
  before: TableShape
  after: TableShape
  mayLose: MayLose
}

/**
 * Drops rules that do not change but are about values that will, until the values have changed: they may be broken on the way,
 * and a plan finds the rows that break them afterwards. Returns `before` without these rules.
 */
export function loosenedRules(tables: Tables): { steps: Change[]; before: TableShape } {
  const { before, after } = tables
  const changing = changingColumns(tables)
  // The snapshot does not keep a rule's column, so it is known of the new rules alone.
  const constraints = after.constraints.filter(
    (rule) => isAmong(before.constraints, rule) && changing.some((column) => restrains(rule, column)),
  )
  const indexes = after.indexes.filter(
    (index) =>
      index.unique && isAmong(before.indexes, index) && changing.some((column) => speaksOf(index, column)),
  )
  return {
    steps: removedRules({ ...before, constraints, indexes }, { ...after, constraints: [], indexes: [] }),
    before: {
      ...before,
      constraints: before.constraints.filter((rule) => !isAmong(constraints, rule)),
      indexes: before.indexes.filter((index) => !isAmong(indexes, index)),
    },
  }
}

/** The columns whose rows may get other values, and those computed from them. */
function changingColumns(tables: Tables): ColumnShape[] {
  const { before, after } = tables
  const known = after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    return old ? [{ old, column }] : []
  })
  const entered = known.filter(({ column }) => column.computed === undefined)
  const changed = entered.filter((pair) => mayChange(tables, pair))
  const computed = known.filter(
    ({ old, column }) =>
      column.computed !== undefined &&
      (column.computed !== old.computed || changed.some(({ column: source }) => follows(column, source))),
  )
  return [...changed, ...computed].map(({ column }) => column)
}

/** Whether rows get other values in a remaining column. */
export function mayChange(tables: Tables, pair: { old: ColumnShape; column: ColumnShape }): boolean {
  const { old, column } = pair
  const isFilled =
    column.required && !old.required && (column.convert?.missing ?? column.default) !== undefined
  return (
    isFilled ||
    old.type !== column.type ||
    filledSteps(tables, pair).length > 0 ||
    valueSteps(tables, pair).length > 0
  )
}

function follows({ computed = '' }: ColumnShape, source: ColumnShape): boolean {
  return computed.includes(sqlName(source.name).text)
}

function isAmong<Rule extends ConstraintShape | IndexShape>(rules: readonly Rule[], rule: Rule): boolean {
  return rules.some(({ name, definition }) => name === rule.name && definition === rule.definition)
}

/** Entered values are brought to their own checks as they change; computed ones may break them. */
function restrains(rule: ConstraintShape, column: ColumnShape): boolean {
  if (rule.kind === 'exclude') return speaksOf(rule, column)
  const isOwn = rule.kind === 'check' && rule.column === column.name && column.computed !== undefined
  return isOwn || comparesWith(rule, column)
}

function speaksOf({ definition }: ConstraintShape | IndexShape, { name }: ColumnShape): boolean {
  return definition.includes(sqlName(name).text)
}

/** The columns in an order in which those that are compared with others come after the others. */
export function inOrderOfChecks(before: TableShape, after: TableShape): ColumnShape[] {
  const isCompared = ({ name }: ColumnShape): boolean =>
    narrowedChecks(before, after, name).some((check) =>
      after.columns.some((other) => comparesWith(check, other)),
    )
  const compared = after.columns.filter(isCompared)
  return [...after.columns.filter((column) => !compared.includes(column)), ...compared]
}

function comparesWith({ kind, column, definition }: ConstraintShape, other: ColumnShape): boolean {
  if (kind !== 'check' || column === undefined || column === other.name) return false
  return definition.includes(sqlName(other.name).text)
}
