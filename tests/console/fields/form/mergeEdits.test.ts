import { describe, expect, it } from 'vitest'
import { mergeEdits, take } from '#console/fields/form/mergeEdits.ts'

const base = { name: 'Tea', price: 10, tags: ['a'], summary: 'old' }

describe('merging what two people changed', () => {
  it('joins changes of different fields without asking', () => {
    const mine = { ...base, name: 'Green tea' }
    const theirs = { ...base, price: 12 }
    expect(mergeEdits({ base, mine, theirs })).toEqual({
      merged: { ...base, name: 'Green tea', price: 12 },
      conflicts: [],
    })
  })

  it('names the fields that both changed to different values and keeps what was typed', () => {
    const mine = { ...base, name: 'Green tea', tags: ['a', 'b'] }
    const theirs = { ...base, name: 'Black tea', tags: ['a', 'c'] }
    const { merged, conflicts } = mergeEdits({ base, mine, theirs })
    expect(conflicts).toEqual(['name', 'tags'])
    expect(merged).toEqual(mine)
  })

  it('sees no conflict where both made the same change', () => {
    const both = { ...base, price: 11 }
    expect(mergeEdits({ base, mine: both, theirs: both }).conflicts).toEqual([])
  })

  it('keeps a field cleared that I cleared and they left alone', () => {
    const { summary: _gone, ...mine } = base
    expect(mergeEdits({ base, mine, theirs: { ...base, price: 9 } }).merged).toEqual({
      name: 'Tea',
      price: 9,
      tags: ['a'],
    })
  })

  it('takes single fields of the other side, also where that side has none', () => {
    expect(take({ a: 1, b: 2 }, { a: 3 }, ['a', 'b'])).toEqual({ a: 3 })
  })
})
