import { expect, it } from 'vitest'
import { fieldViews } from '#console/fields/values/fieldViews.ts'
import { factsOf, kindNames } from '#shared/fields/fieldKinds.ts'

it('a list has an input for the ends of a range of each kind that may be asked for so, and of no other', () => {
  const drawn = kindNames.filter((kind) => fieldViews[kind].range)
  expect(drawn).toEqual(kindNames.filter((kind) => factsOf(kind).ranged))
  expect(drawn).toEqual(expect.arrayContaining(['integer', 'money', 'date', 'datetime', 'clock']))
})
