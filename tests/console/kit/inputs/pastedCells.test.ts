import { expect, it } from 'vitest'
import { pastedCells } from '#console/kit/inputs/pastedCells.ts'

it.each([
  ['A-1\r\nA-2\r\n\r\nA-3\r\n', ['A-1', 'A-2', 'A-3']],
  ['1.5\t2\t 3', ['1.5', '2', '3']],
  ['red, dark', ['red, dark']],
  ['\n', []],
])('pasted text is split into one text per cell: %j', (pasted, cells) => {
  expect(pastedCells(pasted)).toEqual(cells)
})
