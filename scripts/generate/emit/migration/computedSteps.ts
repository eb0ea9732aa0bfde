import { ddl, ddlOfSnapshot, sqlName } from '../../print/Ddl.ts'
import type { Change } from './Change.ts'
import { changes } from './Change.ts'
import type { ColumnShape, TableShape } from './Shape.ts'

interface Pair {
  before: TableShape
  after: TableShape
}

/** A computed column, and where it stands. */
interface Place {
  table: string
  column: ColumnShape
}

/**
 * Rows get their computed values again: where the expression changed, where columns did that it may be computed from, here or in
 * the tables that it follows from, and where a value did that it follows from; that one first.
 */
export function recomputedColumns(pairs: readonly Pair[]): Change[] {
  const differing = new Set(pairs.filter(mayDiffer).map(({ after }) => after.name))
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
    const old = pairs
      .find(({ after }) => after.name === table)
      ?.before.columns.find(({ name }) => name === column.name)
    const isNew = old?.computed !== column.computed
    const isFollowing = (column.follows ?? []).some(
      (each) => done.has(keyOf(each.table, each.column)) || differing.has(each.table),
    )
    if (!isNew && !isFollowing && !differing.has(table)) return []
    done.add(keyOf(table, column.name))
    return recomputed(place, old?.computed === undefined ? undefined : column.kept)
  })
}

function mayDiffer({ before, after }: Pair): boolean {
  const isChanged = after.columns.some(({ name, type, required }) => {
    const old = before.columns.find((column) => column.name === name)
    return old !== undefined && (old.type !== type || (required && !old.required))
  })
  return isChanged || rulesOf(before) !== rulesOf(after)
}

function rulesOf({ constraints }: TableShape): string {
  return constraints.flatMap(({ kind, definition }) => (kind === 'check' ? [definition] : [])).join('\n')
}

/** What others follow from comes before them; no value follows from itself. */
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
