import { expect, it } from 'vitest'
import { exportParameters } from '#scripts/generate/emit/openapi/exportParameters.ts'
import { figureParameters } from '#scripts/generate/emit/openapi/figures.ts'
import { listParameters } from '#scripts/generate/emit/openapi/listParameters.ts'
import type { Entity } from '#scripts/generate/contracts/Model.ts'
import { entityOf } from '../dialect/project.ts'

it('properties named like a parameter of a list are documented once each, by the names that filter by them [S7.03]', () => {
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
  const names = parametersAmong(entityOf('car-part.json', schema)).map((parameter) => nameOf(parameter))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(
    expect.arrayContaining(['filter', 'filter_eq', 'sort', 'sort_eq', 'range_eq', 'range_gte', 'range_lte']),
  )
})

it('properties named like a parameter of an export or of figures are documented once, by the names that filter by them [S7.03]', () => {
  const schema = {
    type: 'object',
    required: ['zone', 'period', 'format'],
    properties: {
      zone: { type: 'string', maxLength: 20 },
      period: { type: 'string', enum: ['all', 'night'] },
      format: { type: 'string', maxLength: 20 },
      limit: { type: 'integer' },
      limit_gte: { type: 'integer' },
    },
  }
  const entity = entityOf('tariff.json', schema)
  const model = { entities: [entity], groups: [], dashboards: [] }
  const list = listParameters(entity, model)
  const file = exportParameters(entity, model)
  const figures = figureParameters(entity, model)
  for (const names of [list, file, figures].map((each) => each.map(nameOf)))
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  expect(list.map(nameOf)).toEqual(expect.arrayContaining(['zone', 'format', 'limit', 'limit_gte']))
  expect(file.map(nameOf)).toEqual(expect.arrayContaining(['zone', 'zone_like', 'format', 'format_like']))
  expect(figures.map(nameOf)).toEqual(expect.arrayContaining(['zone_like', 'period_eq', 'limit_eq']))
  const all = { type: 'string', enum: ['all', 'night'] }
  expect(list).toContainEqual(expect.objectContaining({ name: 'period', schema: all }))
})

it('a filter by one of several referenced records is documented [S7.03]', () => {
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
  expect(parametersAmong(entityOf('course.json', course))).toContainEqual({
    name: 'pupils',
    in: 'query',
    description: '学员 · Pupils (one of them equals)',
    schema: { type: 'string' },
  })
})

it('a filter by a tree node and all below it is documented for a reference, a list of references and rows [S7.03]', () => {
  const label = { 'x-label': { zh: '类别', en: 'Kind' } }
  const reference = (entity: string) => ({
    type: 'string',
    format: 'uuid',
    'x-reference': { entity, onDelete: 'refuse' },
    ...label,
  })
  const part = (name: string, more: object) => ({
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path: `/${name}s`, label: { zh: '类别', en: 'Kind' }, ...more },
  })
  const name = { type: 'string', maxLength: 20, ...label }
  const kind = {
    ...part('kind', { kind: 'tree', parent: 'parent_id' }),
    properties: { name, parent_id: reference('kind') },
  }
  const list = (items: object) => ({ type: 'array', items, ...label })
  const row = { type: 'object', properties: { kind_id: reference('kind'), note: name } }
  const thing = {
    ...part('thing', {}),
    properties: {
      name,
      kind_id: reference('kind'),
      twin_id: reference('thing'),
      kinds: list({ type: 'object', properties: { kind_id: reference('kind') } }),
      lines: list(row),
    },
  }
  const entity = entityOf('thing.json', thing, { 'kind.json': kind })
  const tree = entityOf('kind.json', kind)
  const names = parametersAmong(entity, tree).map((parameter) => nameOf(parameter))
  expect(names.filter((each) => String(each).endsWith('_within'))).toEqual([
    'kind_id_within',
    'kinds_within',
    'lines.kind_id_within',
  ])
})

function parametersAmong(entity: Entity, ...others: Entity[]) {
  return listParameters(entity, { entities: [entity, ...others], groups: [], dashboards: [] })
}

function nameOf(parameter: unknown): unknown {
  return typeof parameter === 'object' && parameter !== null && 'name' in parameter
    ? parameter.name
    : undefined
}
