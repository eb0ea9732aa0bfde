import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { givenIn } from '#console/fields/form/data/givenIn.ts'
import { mergeEdits, withPropertiesOf } from '#console/fields/form/conflict/mergeEdits.ts'

const base = { name: 'Tea', price: 10, tags: ['a'], summary: 'old' }

describe('merging the edits of two people', () => {
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

  it('keeps a field empty that I cleared and they did not change', () => {
    const { summary: _gone, ...mine } = base
    expect(mergeEdits({ base, mine, theirs: { ...base, price: 9 } }).merged).toEqual({
      name: 'Tea',
      price: 9,
      tags: ['a'],
    })
  })

  it('sees no conflict in values computed inside rows, and takes the stored ones', () => {
    const expression = { value: 1 }
    const form = {
      computedRows: { lines: { amount: { expression } } },
      computedRowParts: { lines: { parts: { area: { expression } } } },
    }
    const lines = (num: number, amount: number): JsonObject => ({
      lines: [{ id: 'a', num, amount, parts: [{ width: 1, area: amount }] }],
    })
    const given = (value: Json | undefined, name: string) => givenIn(form, name, value)
    const edits = { base: lines(1, 10), mine: lines(2, 10), theirs: lines(1, 99) }
    expect(mergeEdits(edits, { givenIn: given })).toEqual({ merged: lines(2, 10), conflicts: [] })
    expect(mergeEdits({ ...edits, mine: lines(1, 10) }, { givenIn: given }).merged).toEqual(lines(1, 99))
    expect(mergeEdits({ ...edits, theirs: lines(3, 30) }, { givenIn: given }).conflicts).toEqual(['lines'])
  })

  it('can take single fields from the other side, also when it has no value for them', () => {
    expect(withPropertiesOf({ a: 1, b: 2 }, { a: 3 }, ['a', 'b'])).toEqual({ a: 3 })
  })
})
