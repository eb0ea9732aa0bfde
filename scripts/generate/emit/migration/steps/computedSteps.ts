import { ddl, ddlOfSnapshot, sqlName } from '../../../print/Ddl.ts'
import type { Change, MayLose } from './Change.ts'
import { changes } from './Change.ts'
import { mayChange } from './crossChecks.ts'
import { narrowedChecks } from './valueSteps.ts'
import type { ColumnShape, TableShape } from '../shape/Shape.ts'

interface Pair {
  before: TableShape
  after: TableShape
}

/** A computed column with its table. */
interface Place {
  table: string
  column: ColumnShape
}

/**
 * Computes values of rows again: where the expression changed, where values of columns that it reads changed, here or in the
 * tables that it follows from, and where a value changed that it follows from, which is computed first.
 */
export function recomputedColumns(pairs: readonly Pair[], mayLose: MayLose): Change[] {
  const differing = pairs.flatMap((pair) => differingIn(pair, mayLose))
  const computed = inOrder(
    pairs.flatMap(({ after }) =>
      after.columns.flatMap((column) =>
        column.computed === undefined ? [] : [{ table: after.name, column }],
      ),
    ),
  )
  const done = new Set<string>()
  return computed.flatMap((place) => {
    const { table, column } = place
    const before = pairs.find(({ after }) => after.name === table)?.before
    const old = before?.columns.find(({ name }) => name === column.name)
    const isNew = old?.computed !== column.computed
    const isFollowing = (column.follows ?? []).some((each) => done.has(keyOf(each.table, each.column)))
    if (!isNew && !isFollowing && !differing.some((source) => reads(place, source))) return []
    done.add(keyOf(table, column.name))
    const steps = recomputed(place, old?.computed === undefined ? undefined : column.kept)
    const entered = before && old ? enteredIn(before, old, column) : []
    if (entered.length === 0) return steps
    const what = `what was entered as ${entered.map((name) => `${table}.${name}`).join(', ')} and is computed from now on`
    return steps.map((step) => ({ ...step, loss: { what, at: { table, column: column.name } } }))
  })
}

/** The columns, or parts of rows, that people could enter before and that are computed now. */
function enteredIn({ constraints }: TableShape, old: ColumnShape, column: ColumnShape): string[] {
  const { name, computedParts } = column
  if (!computedParts) return old.computed === undefined ? [name] : []
  const own = constraints.filter(({ definition }) => definition.includes(sqlName(name).text))
  // Rows are closed: their rule names all parts that they may have.
  const wasThere = (part: string) =>
    own.some(({ definition }) => definition.includes(`@.key != ${JSON.stringify(part)}`))
  const added = computedParts.filter((part) => old.computedParts?.includes(part) !== true)
  return added.filter(wasThere).map((part) => `${name}.${part}`)
}

/** The columns whose rows may get other values: by another type, by a default, or by a rule that allows less. */
function differingIn({ before, after }: Pair, mayLose: MayLose): Place[] {
  return after.columns.flatMap((column) => {
    const old = before.columns.find(({ name }) => name === column.name)
    if (!old) return []
    const isDiffering =
      narrowedChecks(before, after, column.name).length > 0 ||
      mayChange({ before, after, mayLose }, { old, column })
    return isDiffering ? [{ table: after.name, column }] : []
  })
}

/** Whether the expression reads the other column, or the column is that column itself. */
function reads({ table, column }: Place, source: Place): boolean {
  const { name, computed = '', follows = [] } = column
  const isNear = source.table === table || follows.some((each) => each.table === source.table)
  const isItself = source.table === table && source.column.name === name
  return isItself || (isNear && computed.includes(sqlName(source.column.name).text))
}

/** Orders columns after those that they follow from; no value follows from itself. */
function inOrder(places: readonly Place[]): Place[] {
  const waiting = new Map(places.map((place) => [keyOf(place.table, place.column.name), place]))
  const ordered: Place[] = []
  const take = (key: string): void => {
    const place = waiting.get(key)
    if (!place) return
    waiting.delete(key)
    for (const { table, column } of place.column.follows ?? []) take(keyOf(table, column))
    ordered.push(place)
  }
  for (const { table, column } of places) take(keyOf(table, column.name))
  return ordered
}

function keyOf(table: string, column: string): string {
  return `${table}.${column}`
}

function recomputed({ table, column: { name, computed = '' } }: Place, kept: string | undefined): Change[] {
  const column = sqlName(name)
  const value = ddlOfSnapshot(computed)
  const open = kept === undefined ? ddl`` : ddl` AND (${ddlOfSnapshot(kept)}) IS NOT TRUE`
  return changes(`compute_${table}_${name}`, [
    ddl`UPDATE ${sqlName(table)} SET ${column} = ${value} WHERE ${column} IS DISTINCT FROM ${value}${open};`,
  ])
}
