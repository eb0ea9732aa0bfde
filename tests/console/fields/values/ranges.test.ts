import { expect, it } from 'vitest'
import { fieldViews } from '#console/fields/values/fieldViews.ts'
import { factsOf, kindNames } from '#shared/fields/fieldKinds.ts'

it('a list has a range input for exactly those kinds of field that can be filtered by range', () => {
  const drawn = kindNames.filter((kind) => fieldViews[kind].range)
  expect(drawn).toEqual(kindNames.filter((kind) => factsOf(kind).ranged))
  expect(drawn).toEqual(expect.arrayContaining(['integer', 'money', 'date', 'datetime', 'clock']))
})
