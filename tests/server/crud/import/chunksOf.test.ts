import { expect, it } from 'vitest'
import { chunksOf } from '#server/crud/import/chunksOf.ts'

const ends = (rows: readonly (readonly string[])[]) => [...chunksOf(rows)].map(({ end }) => end)
const rowsOf = (count: number, length: number) =>
  Array.from({ length: count }, () => ['x'.repeat(length), 'y'])

it('an import reads five hundred short rows at a time', () => {
  expect(ends(rowsOf(1200, 10))).toEqual([500, 1000, 1200])
  expect(ends([])).toEqual([])
})

it('an import reads fewer rows at a time if they are long, and a very long row by itself', () => {
  expect(ends(rowsOf(5, 199_000))).toEqual([2, 4, 5])
  expect(ends([...rowsOf(2, 10), ...rowsOf(2, 500_000), ...rowsOf(2, 10)])).toEqual([2, 3, 4, 6])
})
