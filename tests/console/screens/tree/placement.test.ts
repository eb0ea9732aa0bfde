import { describe, expect, it } from 'vitest'
import {
  placeAfterStep,
  placeBack,
  placeBeside,
  placementsOf,
  placeOf,
} from '#console/screens/tree/placement.ts'
import type { Place } from '#console/screens/tree/placement.ts'
import type { TreeRow } from '#console/screens/tree/treeRows.ts'

const row = (id: string, sequence: number, children: readonly TreeRow[] = []): TreeRow => ({
  id,
  record: { id, sequence },
  children,
})
const rows = [
  row('a', 10, [row('a1', 1), row('a2', 2), row('a3', 3)]),
  row('b', 20),
  row('c', 30, [row('c1', 10, [row('c2', 10)])]),
]
const sequenceOf = ({ record }: TreeRow) => Number(record['sequence'])

describe('a place in a tree', () => {
  it('is beside another record or below it [S3.05]', () => {
    expect(placeBeside(rows, 'b', { id: 'a', side: 'before' })).toEqual({ parentId: null, index: 0 })
    expect(placeBeside(rows, 'a1', { id: 'a3', side: 'after' })).toEqual({ parentId: 'a', index: 2 })
    expect(placeBeside(rows, 'b', { id: 'a', side: 'inside' })).toEqual({ parentId: 'a', index: 3 })
  })

  it('is never the present one, on the record itself or below it', () => {
    expect(placeBeside(rows, 'a', { id: 'b', side: 'before' })).toBeUndefined()
    expect(placeBeside(rows, 'a3', { id: 'a', side: 'inside' })).toBeUndefined()
    expect(placeBeside(rows, 'c', { id: 'c', side: 'inside' })).toBeUndefined()
    expect(placeBeside(rows, 'c', { id: 'c2', side: 'before' })).toBeUndefined()
  })

  it('can be restored after a move, unless the record was moved again or the former parent is gone [S3.05]', () => {
    expect(placeOf(rows, 'a2')).toEqual({ parentId: 'a', index: 1 })
    const from = { parentId: 'a', index: 1 }
    const back = (id: string, to: Place, sequence: number, before = from) =>
      placeBack(rows, id, { from: before, to, sequence }, sequenceOf)
    expect(back('b', { parentId: null, index: 1 }, 20)).toEqual(from)
    expect(back('a3', { parentId: 'a', index: 2 }, 3)).toEqual(from)
    expect(back('b', { parentId: 'c', index: 0 }, 20)).toBeUndefined()
    expect(back('z', { parentId: null, index: 0 }, 20)).toBeUndefined()
    expect(back('b', { parentId: null, index: 1 }, 20, { parentId: 'gone', index: 0 })).toBeUndefined()
  })

  it('is not the former one after another user has moved the record among the same siblings', () => {
    const from = { parentId: 'a', index: 0 }
    const back = (to: Place, sequence: number) => placeBack(rows, 'a3', { from, to, sequence }, sequenceOf)
    expect(back({ parentId: 'a', index: 1 }, 2)).toBeUndefined()
    // Only its siblings were moved or numbered again.
    expect(back({ parentId: 'a', index: 1 }, 3)).toEqual(from)
    expect(back({ parentId: 'a', index: 2 }, 30)).toEqual(from)
  })

  it('can be changed by one step up, down, in or out, where there is such a step [S3.02]', () => {
    expect(placeAfterStep(rows, 'a', 'up')).toBeUndefined()
    expect(placeAfterStep(rows, 'b', 'up')).toEqual({ parentId: null, index: 0 })
    expect(placeAfterStep(rows, 'c', 'down')).toBeUndefined()
    expect(placeAfterStep(rows, 'b', 'in')).toEqual({ parentId: 'a', index: 3 })
    expect(placeAfterStep(rows, 'a', 'in')).toBeUndefined()
    expect(placeAfterStep(rows, 'c2', 'out')).toEqual({ parentId: 'c', index: 1 })
    expect(placeAfterStep(rows, 'c', 'out')).toBeUndefined()
  })

  it('is stored as one new sequence number when there is one between the neighbours', () => {
    expect(placementsOf(rows, 'c', { parentId: null, index: 1 }, sequenceOf)).toEqual([
      { id: 'c', parentId: null, sequence: 15 },
    ])
    expect(placementsOf(rows, 'b', { parentId: 'a', index: 3 }, sequenceOf)).toEqual([
      { id: 'b', parentId: 'a', sequence: 13 },
    ])
    expect(placementsOf(rows, 'a', { parentId: 'c2', index: 0 }, sequenceOf)).toEqual([
      { id: 'a', parentId: 'c2', sequence: 10 },
    ])
  })

  it('renumbers all siblings when no number is left, and stores only the changed ones', () => {
    expect(placementsOf(rows, 'a3', { parentId: 'a', index: 1 }, sequenceOf)).toEqual([
      { id: 'a1', parentId: 'a', sequence: 10 },
      { id: 'a3', parentId: 'a', sequence: 20 },
      { id: 'a2', parentId: 'a', sequence: 30 },
    ])
    const same = [row('x', 0), row('y', 0), row('z', 30)]
    expect(placementsOf(same, 'z', { parentId: null, index: 0 }, sequenceOf)).toEqual([
      { id: 'z', parentId: null, sequence: 10 },
      { id: 'x', parentId: null, sequence: 20 },
      { id: 'y', parentId: null, sequence: 30 },
    ])
  })
})
