import { expect, it } from 'vitest'
import { pointAfter } from '#console/kit/widgets/chart/pointAfter.ts'

it('the arrow keys, Home and End lead from point to point of a chart, and not beyond its ends', () => {
  const from = (index: number) =>
    ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => pointAfter(key, index, 6))
  expect(from(0)).toEqual([1, 0, 0, 6, undefined])
  expect(from(3)).toEqual([4, 2, 0, 6, undefined])
  expect(from(6)).toEqual([6, 5, 0, 6, undefined])
})
