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

it('documents that a list is filtered by the records that its own refer to, several at a time [S7.03]', () => {
  const course = {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path: '/courses', label: { zh: '课程', en: 'Course' }, filters: ['pupils'] },
    properties: {
      title: { type: 'string', 'x-label': { zh: '标题', en: 'Title' } },
      pupils: {
        type: 'array',
        items: { type: 'string', format: 'uuid', 'x-reference': { entity: 'course', onDelete: 'clear' } },
        'x-label': { zh: '学员', en: 'Pupils' },
      },
    },
  }
  expect(listParameters(entityOf('course.json', course))).toContainEqual({
    name: 'pupils',
    in: 'query',
    description: '学员 · Pupils (one of them equals)',
    schema: { type: 'string' },
  })
})

function nameOf(parameter: unknown): unknown {
  return typeof parameter === 'object' && parameter !== null && 'name' in parameter
    ? parameter.name
    : undefined
}
