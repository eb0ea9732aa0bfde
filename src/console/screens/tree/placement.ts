import type { TreeRow } from './treeRows.ts'

/** A place in a tree: a parent, and the number of siblings before it. */
export interface Place {
  parentId: string | null
  index: number
}

/** The values to store for one record of a move. */
export interface Placement {
  id: string
  parentId: string | null
  sequence: number
}

/** A step by a key or a menu entry: up or down among the siblings, or into or out of a parent. */
export type Step = 'up' | 'down' | 'in' | 'out'

const gap = 10

/**
 * The place that a drop on or beside another row leads to; undefined if the record is already there or would be inside itself.
 */
export function placeBeside(
  rows: readonly TreeRow[],
  id: string,
  target: { id: string; side: 'before' | 'inside' | 'after' },
): Place | undefined {
  const moved = spotOf(rows, id)
  const other = spotOf(rows, target.id)
  if (!moved || !other || target.id === id || other.ancestors.includes(id)) return undefined
  if (target.side === 'inside') {
    const last = other.row.children.filter((child) => child.id !== id).length
    return changed(moved, { parentId: target.id, index: last })
  }
  const siblings = other.siblings.filter((row) => row.id !== id)
  const at = siblings.indexOf(other.row)
  return changed(moved, { parentId: parentOf(other), index: target.side === 'before' ? at : at + 1 })
}

/** The place that a step leads to; undefined if the step is not possible. */
export function placeAfterStep(rows: readonly TreeRow[], id: string, step: Step): Place | undefined {
  const spot = spotOf(rows, id)
  if (!spot) return undefined
  const { index, siblings, ancestors } = spot
  if (step === 'up') return index > 0 ? { parentId: parentOf(spot), index: index - 1 } : undefined
  if (step === 'down')
    return index < siblings.length - 1 ? { parentId: parentOf(spot), index: index + 1 } : undefined
  if (step === 'in') {
    const above = siblings[index - 1]
    return above && { parentId: above.id, index: above.children.length }
  }
  const parent = spotOf(rows, ancestors.at(-1) ?? '')
  return parent && { parentId: parentOf(parent), index: parent.index + 1 }
}

/** The current place of a record. */
export function placeOf(rows: readonly TreeRow[], id: string): Place | undefined {
  const spot = spotOf(rows, id)
  return spot && { parentId: parentOf(spot), index: spot.index }
}

/** A finished move, with the number that the record got by it. */
export interface Moved {
  from: Place
  to: Place
  sequence: number | undefined
}

/** The place to which a move is undone; undefined if the record has been moved since, or if its former parent is gone. */
export function placeBack(
  rows: readonly TreeRow[],
  id: string,
  { from, to, sequence }: Moved,
  sequenceOf: (row: TreeRow) => number,
): Place | undefined {
  const spot = spotOf(rows, id)
  const isLeft = from.parentId === null || rowIn(rows, from.parentId) !== undefined
  if (!spot || !isLeft || parentOf(spot) !== to.parentId) return undefined
  // Moves of its siblings change the record's index, or its number where all are numbered again.
  const isMoved = spot.index !== to.index && sequenceOf(spot.row) !== sequence
  return isMoved ? undefined : changed(spot, from)
}

/** The fewest records to store: often only the moved one, but all its new siblings if no number is free between two of them. */
export function placementsOf(
  rows: readonly TreeRow[],
  id: string,
  { parentId, index }: Place,
  sequenceOf: (row: TreeRow) => number,
): Placement[] {
  const siblings = (parentId === null ? rows : (spotOf(rows, parentId)?.row.children ?? [])).filter(
    (row) => row.id !== id,
  )
  const numbers = siblings.map(sequenceOf)
  const before = numbers[index - 1]
  const after = numbers[index]
  const free = numberBetween(before, after)
  const isOrdered = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  if (free !== undefined && isOrdered) return [{ id, parentId, sequence: free }]
  const ids = siblings.map((row) => row.id)
  ids.splice(index, 0, id)
  const current = new Map(siblings.map((row) => [row.id, sequenceOf(row)]))
  return ids
    .map((each, at) => ({ id: each, parentId, sequence: (at + 1) * gap }))
    .filter(({ id: each, sequence }) => current.get(each) !== sequence)
}

/** A row of the tree by its id. */
export function rowIn(rows: readonly TreeRow[], id: string): TreeRow | undefined {
  return spotOf(rows, id)?.row
}

function numberBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined && after === undefined) return gap
  if (after === undefined) return (before ?? 0) + gap
  const middle = Math.floor(((before ?? -1) + after) / 2)
  return middle > (before ?? -1) && middle < after ? middle : undefined
}

interface Spot {
  row: TreeRow
  siblings: readonly TreeRow[]
  index: number
  ancestors: readonly string[]
}

function spotOf(rows: readonly TreeRow[], id: string, ancestors: readonly string[] = []): Spot | undefined {
  for (const [index, row] of rows.entries()) {
    if (row.id === id) return { row, siblings: rows, index, ancestors }
    const below = spotOf(row.children, id, [...ancestors, row.id])
    if (below) return below
  }
  return undefined
}

function parentOf({ ancestors }: Spot): string | null {
  return ancestors.at(-1) ?? null
}

function changed(spot: Spot, place: Place): Place | undefined {
  return place.parentId === parentOf(spot) && place.index === spot.index ? undefined : place
}
