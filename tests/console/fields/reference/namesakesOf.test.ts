import { expect, it } from 'vitest'
import { namesakesOf } from '#console/fields/reference/hints/namesakesOf.ts'

it('records that share a name are found, those with a name of their own are not', () => {
  const flats = ['602', '101', '602', '103', '101', '602'].map((name, id) => ({ name, id }))
  expect(namesakesOf(flats, ({ name }) => name).map(({ id }) => id)).toEqual([0, 1, 2, 4, 5])
  expect(namesakesOf(flats.slice(0, 2), ({ name }) => name)).toEqual([])
})
