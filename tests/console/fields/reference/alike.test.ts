import { expect, it } from 'vitest'
import { alike } from '#console/fields/reference/beside/alike.ts'

it('finds records that are called alike, and none that has a name of its own', () => {
  const flats = ['602', '101', '602', '103', '101', '602'].map((name, id) => ({ name, id }))
  expect(alike(flats, ({ name }) => name).map(({ id }) => id)).toEqual([0, 1, 2, 4, 5])
  expect(alike(flats.slice(0, 2), ({ name }) => name)).toEqual([])
})
