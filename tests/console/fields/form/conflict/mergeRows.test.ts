import { describe, expect, it } from 'vitest'
import { mergeEdits } from '#console/fields/form/conflict/mergeEdits.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

const row = (id: string, what: string): JsonObject => ({ id, what })
const [tea, cup, pot] = [row('1', 'tea'), row('2', 'cup'), row('3', 'pot')]
const added: JsonObject = { what: 'spoon' }

function merged(mine: JsonObject[], theirs: JsonObject[], base = [tea, cup]) {
  const edits = { base: { lines: base }, mine: { lines: mine }, theirs: { lines: theirs } }
  const { merged: joined, conflicts } = mergeEdits(edits, { rowLists: ['lines'] })
  return conflicts.length > 0 ? 'conflict' : joined['lines']
}

describe('edits by two people of rows that are records', () => {
  it.each([
    ['one that others added stays', [row('1', 'Tea'), cup], [tea, cup, pot], [row('1', 'Tea'), cup, pot]],
    ['one that I added comes behind theirs', [tea, cup, added], [tea, cup, pot], [tea, cup, pot, added]],
    [
      'each is changed by another',
      [row('1', 'Tea'), cup],
      [tea, row('2', 'Cup')],
      [row('1', 'Tea'), row('2', 'Cup')],
    ],
    ['each removed another', [cup], [tea], []],
    ['one went while others changed the other', [tea], [row('1', 'Tea'), cup], [row('1', 'Tea')]],
    [
      'the order is mine where they kept it',
      [cup, tea],
      [tea, row('2', 'Cup'), pot],
      [row('2', 'Cup'), tea, pot],
    ],
    ['the order is theirs where I kept it', [tea, row('2', 'Cup')], [cup, tea], [row('2', 'Cup'), tea]],
    [
      'both changed one in the same way',
      [row('1', 'Tea'), cup],
      [row('1', 'Tea'), cup, pot],
      [row('1', 'Tea'), cup, pot],
    ],
  ])('are merged row by row: %s', (_, mine, theirs, joined) => {
    expect(merged(mine, theirs)).toEqual(joined)
  })

  it.each([
    ['changed the same row', [row('1', 'Tea'), cup], [row('1', 'TEA'), cup]],
    ['changed and removed the same row', [row('1', 'Tea'), cup], [cup]],
    ['removed and changed the same row', [cup], [row('1', 'Tea'), cup]],
    ['brought them into another order', [pot, tea, cup], [cup, tea, pot]],
  ])('are a conflict where both people %s', (_, mine, theirs) => {
    const base = [...mine, ...theirs].includes(pot) ? [tea, cup, pot] : [tea, cup]
    expect(merged(mine, theirs, base)).toBe('conflict')
  })

  it('are a conflict where the rows are not records', () => {
    const [one, other] = [[{ what: 'Tea' }], [{ what: 'tea' }, { what: 'pot' }]]
    expect(merged(one, other, [{ what: 'tea' }])).toBe('conflict')
  })
})
