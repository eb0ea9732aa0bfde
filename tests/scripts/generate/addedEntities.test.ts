import { afterAll, describe, expect, it } from 'vitest'
import { valueAt } from '#scripts/generate/load/readJson.ts'
import { loadSchemas } from '#scripts/generate/load/loadSchemas.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { buildProject, labelled, schemaOf } from './support/buildProject.ts'

const listOf = (entity: string) => ({
  ...labelled('List'),
  type: 'array',
  'x-children': { entity, of: 'thing_id' },
})
const reference = (entity: string) => ({
  ...labelled('Reference'),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity },
})
const row = schemaOf({ price: { ...labelled('Price'), type: 'integer' } })

const project = buildProject({ first: row })
afterAll(() => project.remove())

/** A value in the schema of an entity, before and after an entity that it leads to is added. */
function beforeAndAfter(schema: JsonObject, path: readonly string[]): (Json | undefined)[] {
  project.put('thing', schema)
  const known = () =>
    valueAt(loadSchemas(project.root).schemas.find(({ name }) => name === 'thing')?.value, path)
  const before = known()
  project.put('second', row)
  const after = known()
  project.put('second', undefined)
  return [before, after]
}

describe('schemas that are read again after an entity was added', () => {
  it('give a second list the rows of that entity', () => {
    const schema = schemaOf({ ones: listOf('first'), others: listOf('second') })
    const path = ['properties', 'others', 'items', 'properties', 'price', 'type']
    expect(beforeAndAfter(schema, path)).toEqual([undefined, 'integer'])
  })

  it('give a second reference that an expression follows the properties of that entity', () => {
    const schema = schemaOf({
      first_id: reference('first'),
      second_id: reference('second'),
      sum: { ...labelled('Sum'), type: 'integer', 'x-computed': 'first_id.price + second_id.price' },
    })
    const path = ['properties', 'second_id', 'x-reference', 'read', 'properties', 'price', 'type']
    expect(beforeAndAfter(schema, path)).toEqual([undefined, 'integer'])
  })
})
