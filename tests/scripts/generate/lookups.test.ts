import { expect, it } from 'vitest'
import { resourceOf } from '#scripts/generate/emit/emitResources.ts'
import { menusOf } from '#scripts/generate/emit/menusOf.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { loadProject } from '../dialect/project.ts'

const to = (entity: string) => ({ type: 'string', format: 'uuid', 'x-reference': { entity } })

/** Entities that are each known by the next one, and also refer to a colour. */
const schemas = {
  'task.json': {
    type: 'object',
    properties: { name: { type: 'string', maxLength: 9 }, shift_id: to('shift') },
  },
  'shift.json': {
    type: 'object',
    'x-entity': { display: 'team_id' },
    properties: { team_id: to('team'), colour_id: to('colour') },
  },
  'team.json': { type: 'object', 'x-entity': { display: 'shift_id' }, properties: { shift_id: to('shift') } },
  'colour.json': { type: 'object', properties: { name: { type: 'string', maxLength: 9 } } },
}

it('a page may look up the names that identify its referenced records, and no others', () => {
  const pages = menusOf(buildModel(loadProject(schemas))).flatMap(withChildren)
  const page = pages.find(({ path }) => path === '/task')
  const lookups = page?.resources.map(({ path }) => path).filter((path) => path.endsWith('/options'))
  expect(lookups?.toSorted()).toEqual(['/api/v1/shifts/options', '/api/v1/teams/options'])
})

it('flats with the same number are told apart by their house, which a page that refers to flats may look up', () => {
  const number = { type: 'string', maxLength: 9 }
  const flat = {
    type: 'object',
    'x-entity': { display: 'number', unique: [['house_id', 'number']] },
    properties: { number, house_id: to('house'), colour_id: to('colour') },
  }
  const model = buildModel(
    loadProject({
      'colour.json': schemas['colour.json'],
      'house.json': { type: 'object', properties: { name: number, colour_id: to('colour') } },
      'flat.json': flat,
      'lease.json': { type: 'object', properties: { name: number, flat_id: to('flat') } },
    }),
  )
  const entity = model.entities.find(({ name }) => name === 'flat')
  expect(entity && resourceOf(entity).besideName).toBe('house_id')
  expect(entity?.lookup).toEqual(['number', 'house_id'])
  const page = menusOf(model)
    .flatMap(withChildren)
    .find(({ path }) => path === '/lease')
  const lookups = page?.resources.map(({ path }) => path).filter((path) => path.endsWith('/options'))
  expect(lookups?.toSorted()).toEqual(['/api/v1/flats/options', '/api/v1/houses/options'])
})

it.each<[string, JsonObject, boolean]>([
  ['whole number', { type: 'integer' }, true],
  ['amount of money', { type: 'number', 'x-unit': 'money' }, true],
  ['day', { type: 'string', format: 'date' }, true],
  ['name of another record', to('colour'), true],
  ['moment', { type: 'string', format: 'date-time' }, false],
  ['yes or no', { type: 'boolean' }, false],
  ['choice', { type: 'string', enum: ['a', 'b'] }, false],
])(
  'the look-up of records that are identified by a %s searches for typed text only if it can find any',
  (_, known, isFound) => {
    const thing = { type: 'object', 'x-entity': { display: 'known_by' }, properties: { known_by: known } }
    const user = { type: 'object', properties: { thing_id: to('thing') } }
    const model = buildModel(loadProject({ ...schemas, 'thing.json': thing, 'reader.json': user }))
    const entity = model.entities.find(({ name }) => name === 'thing')
    expect(entity?.lookupSearch).toEqual(isFound ? ['known_by'] : [])
    expect(entity && resourceOf(entity).isUnsearched).toBe(isFound ? undefined : true)
  },
)

function withChildren(node: MenuNode): MenuNode[] {
  return [node, ...node.children.flatMap(withChildren)]
}
