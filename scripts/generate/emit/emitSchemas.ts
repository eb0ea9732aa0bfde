import type { Entity, Model } from '../contracts/Model.ts'
import { memoize } from '#shared/memoize.ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Code } from '../print/Code.ts'
import { code, documentation, literal, name } from '../print/Code.ts'
import { byMove } from '../print/byMove.ts'
import type { GeneratedFile } from '../print/GeneratedFile.ts'
import { entityFile } from '../print/GeneratedFile.ts'
import { inputSchemaOf, moveSchemasOf, patchSchemaOf, recordSchemaOf } from '../model/schemas/inputSchemas.ts'
import { namesOf } from '../print/names.ts'

/** generated/schemas: the shapes of bodies and answers, as data. */
export function emitSchemas(model: Model): GeneratedFile[] {
  return [...model.entities.map(emitSchema), entityNames(model)]
}

/** The names that editors offer where the meta-schema asks for an entity. */
function entityNames({ entities }: Model): GeneratedFile {
  const schema = { $comment: 'Written by `npm run generate`.', enum: entities.map(({ name }) => name) }
  return { path: 'generated/schemas/entityNames.json', text: `${JSON.stringify(schema, null, 2)}\n` }
}

const emitSchema = memoize((entity: Entity): GeneratedFile => {
  const names = namesOf(entity)
  return entityFile(`generated/schemas/${entity.name}.ts`, entity, [
    code`import type { JsonSchema } from '#shared/contracts/Json.ts'`,
    code``,
    ...constant('A whole record as a client sends it.', names.inputSchema, inputSchemaOf(entity)),
    code``,
    ...constant('Part of a record, for changing many at once.', names.patchSchema, patchSchemaOf(entity)),
    code``,
    ...constant('A record as the server answers it.', names.recordSchema, recordSchemaOf(entity)),
    ...moveSchemas(entity),
  ])
})

function moveSchemas(entity: Entity): Code[] {
  const bodies = moveSchemasOf(entity)
  if (bodies.length === 0) return []
  const type = byMove(bodies, name('JsonSchema'))
  const value = Object.fromEntries(bodies.map(({ code: move, one, many }) => [move, { one, many }]))
  return [
    code``,
    documentation('The schemas for the bodies of moves, of one record or of many.'),
    code`export const ${namesOf(entity).moveSchemas}: ${type} = ${literal(value)}`,
  ]
}

function constant(text: string, variable: Code, schema: JsonSchema): Code[] {
  return [documentation(text), code`export const ${variable}: JsonSchema = ${literal(schema)}`]
}
