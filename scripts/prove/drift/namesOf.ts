import { readFileSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Name } from './Name.ts'

/** The schema files below a project's root. */
export function schemaFiles(root: string): string[] {
  const folder = join(root, 'schemas')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'dialect.json')
    .map((name) => join(folder, name))
}

/** All entities, properties, list values and moves of the schemas. */
export function namesOf(root: string): Name[] {
  return schemaFiles(root).flatMap((file) => {
    const entity = parse(file).name
    const schema: Json = JSON.parse(readFileSync(file, 'utf8'))
    return [{ kind: 'entity', entity, name: entity } as const, ...namesIn(schema, entity)]
  })
}

/** The names in a schema; names inside a property are left out, because they cannot be renamed without losing data. */
function namesIn(schema: Json, entity: string): Name[] {
  return Object.entries(objectOf(objectOf(schema)['properties'])).flatMap(([name, part]) => [
    { kind: 'property', entity, name } as const,
    ...valuesOf(objectOf(part)).map((value) => ({ kind: 'value', entity, name: value }) as const),
    ...movesOf(objectOf(part)).map((move) => ({ kind: 'move', entity, name: move }) as const),
  ])
}

function valuesOf({ oneOf }: JsonObject): string[] {
  return listOf(oneOf)
    .map((each) => objectOf(each)['const'])
    .filter((value) => typeof value === 'string')
}

function movesOf(property: JsonObject): string[] {
  return listOf(objectOf(property['x-states'])['moves'])
    .map((move) => objectOf(move)['code'])
    .filter((code) => typeof code === 'string')
}
