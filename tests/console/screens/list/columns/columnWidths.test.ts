import { expect, it } from 'vitest'
import { widthsIn } from '#console/screens/list/columns/resizeColumn.ts'

it('stored column widths are ignored unless they are numbers that can be shown', () => {
  for (const kept of [undefined, null, 'abc', 7, []]) expect(widthsIn(kept)).toEqual({})
  const kept = { name: 120, price: 'abc', image: null, status: -5, sequence: 1e9, id: 48 }
  expect(widthsIn(kept)).toEqual({ name: 120, id: 48 })
})
