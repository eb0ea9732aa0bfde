import { expect, it } from 'vitest'
import { listParameters } from '#scripts/generate/emit/openapi/listParameters.ts'
import { entityOf } from '../dialect/project.ts'

it('documents properties that are called like a list’s own parameters by the names that filter by them, each once [S7.03]', () => {
  const schema = {
    type: 'object',
    required: ['filter', 'sort', 'q'],
    properties: {
      filter: { type: 'string', enum: ['oil', 'air'] },
      sort: { type: 'boolean' },
      range: { type: 'integer' },
      q: { type: 'string', maxLength: 20 },
    },
  }
  const names = listParameters(entityOf('car-part.json', schema)).map((parameter) => nameOf(parameter))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining(['filter', 'filter_eq', 'sort', 'sort_eq', 'range_eq', 'range_gte', 'range_lte']),
  )
})

function nameOf(parameter: unknown): unknown {
  return typeof parameter === 'object' && parameter !== null && 'name' in parameter
    ? parameter.name
    : undefined
}
