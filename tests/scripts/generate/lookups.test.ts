import { expect, it } from 'vitest'
import { menusOf } from '#scripts/generate/emit/menusOf.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import type { MenuNode } from '#shared/contracts/MenuNode.ts'
import { loadProject } from '../dialect/project.ts'

const to = (entity: string) => ({ type: 'string', format: 'uuid', 'x-reference': { entity } })

/** Entities of which each is known by the next one, and refers to a colour besides. */
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

it('lets a page look up the names by which the records that it refers to are known, and no others', () => {
  const pages = menusOf(buildModel(loadProject(schemas))).flatMap(withChildren)
  const page = pages.find(({ path }) => path === '/task')
  const lookups = page?.resources.map(({ path }) => path).filter((path) => path.endsWith('/options'))
  expect(lookups?.toSorted()).toEqual(['/api/v1/shifts/options', '/api/v1/teams/options'])
})

function withChildren(node: MenuNode): MenuNode[] {
  return [node, ...node.children.flatMap(withChildren)]
}
