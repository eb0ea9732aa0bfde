import { describe, expect, it } from 'vitest'
import type { Entity, Model } from '#scripts/generate/contracts/Model.ts'
import { emitTables } from '#scripts/generate/emit/emitTables.ts'
import { buildModel } from '#scripts/generate/model/buildModel.ts'
import { loadProject } from '#tests/scripts/dialect/project.ts'

const label = (name: string) => ({ zh: name, en: name.toUpperCase() })

/** A model of this many entities, each with lists and an expression over them. */
function projectOf(count: number): Model {
  const names = Array.from({ length: count }, (_, index) => `thing${index}`)
  return buildModel(loadProject(Object.fromEntries(names.map((name) => [`${name}.json`, thing(name)]))))
}

function thing(name: string) {
  return {
    type: 'object',
    'x-entity': { path: `/${name}`, label: label(name) },
    required: ['name'],
    properties: {
      name: { type: 'string', 'x-label': label('name') },
      lines: {
        type: 'array',
        items: { type: 'object', properties: { pieces: { type: 'integer', 'x-label': label('pieces') } } },
        'x-label': label('lines'),
      },
      pieces: { type: 'integer', 'x-computed': 'sum(lines, pieces)', 'x-label': label('all') },
    },
  }
}

/** The number of times that the expressions of all entities are read while all tables are emitted. */
function timesRead({ entities, ...rest }: Model): number {
  let times = 0
  const counted = entities.map((entity): Entity => {
    const properties = entity.properties.map((property) => ({
      ...property,
      get computed() {
        if (property.computed !== undefined) times += 1
        return property.computed
      },
    }))
    return { ...entity, properties }
  })
  emitTables({ ...rest, entities: counted }, new Map())
  return times / entities.length
}

describe('a project with many entities', () => {
  it('takes the generator no more work per entity than a small one', () => {
    expect(timesRead(projectOf(24))).toBe(timesRead(projectOf(3)))
  })
})
