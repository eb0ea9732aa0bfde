import type { Check, MayChoose } from '../../kit/tree/treeChecks.ts'
import type { Matrix, MatrixRow } from './matrixOf.ts'

/** The ticked boxes, and the test of whether a box may be ticked. */
export interface Ticks {
  chosen: ReadonlySet<string>
  may: MayChoose
}

/** Ticks or clears some boxes of one row: ticking a button ticks its page too, clearing a page clears its buttons too. */
export function tick({ chosen, may }: Ticks, row: MatrixRow, ids: readonly string[], on: boolean): string[] {
  if (on) return [...new Set([...chosen, ...[...row.ancestors, row.id, ...ids].filter(may)])]
  const going = new Set((ids.includes(row.id) ? row.ids : ids).filter(may))
  return [...chosen].filter((id) => !going.has(id))
}

/** Ticks or clears a column in all rows that have it; without an action, ticks or clears the pages themselves. */
export function tickColumn(
  { chosen, may }: Ticks,
  { rows }: Matrix,
  action: string | undefined,
  on: boolean,
): string[] {
  let next: ReadonlySet<string> = chosen
  for (const row of rows.filter(({ isGroup }) => !isGroup)) {
    const id = action === undefined ? row.id : row.cells[action]?.id
    if (id !== undefined && may(id)) next = new Set(tick({ chosen: next, may }, row, [id], on))
  }
  return [...next]
}

/** The ids of a column's boxes that the user may tick. */
export function columnIds({ rows }: Matrix, action: string | undefined, may: MayChoose): string[] {
  return rows
    .filter(({ isGroup }) => !isGroup)
    .map((row) => (action === undefined ? row.id : row.cells[action]?.id))
    .filter((id) => id !== undefined && may(id))
    .filter((id) => id !== undefined)
}

/** The state of a box that stands for several ids. */
export function checkOfIds(ids: readonly string[], chosen: ReadonlySet<string>): Check {
  const count = ids.filter((id) => chosen.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}
