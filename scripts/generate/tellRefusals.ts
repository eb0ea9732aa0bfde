import type { Json } from '#shared/contracts/Json.ts'
import { judgeValue } from './check/values/judgeValue.ts'
import type { Refusal, Spot } from './emit/migration/Change.ts'
import { linkTableName } from './emit/tableOf.ts'
import { formatProblem } from './load/formatProblem.ts'
import type { LoadedSchemas } from './load/LoadedSchema.ts'
import { listOf, numberOf, objectOf } from './load/readJson.ts'
import type { Path } from './load/readJson.ts'
import type { Entity, Model, Property } from './Model.ts'

/** Why a migration is refused: each reason with its place in the schemas and what to write there. */
export function tellRefusals(
  refusals: readonly Refusal[],
  { schemas }: LoadedSchemas,
  model: Model,
): string[] {
  return refusals.map((refusal) => {
    const heirs = heirsOf(refusal, model)
    const place = (heirs.length === 1 ? heirs[0] : undefined) ?? placeOf(refusal.at, model)
    const advice = [...missingIn(refusal, place), ...renameOf(refusal, heirs), refusal.advice].join(' ')
    const schema = schemas.find(({ file }) => file === place?.entity.file)
    if (!place || !schema) return `${refusal.refusal} ${advice}`
    const path = pathTo(place, refusal)
    const position = schema.origins.positionOf(schema.value, path, schema.document)
    const pointer = path.map((key) => `/${key}`).join('')
    return formatProblem({ ...position, pointer, message: refusal.refusal, advice, severity: 'error' })
  })
}

interface Place {
  entity: Entity
  property?: Property
}

/** A table is an entity's or a relation's; of a relation that is gone the entity is left. */
function placeOf({ table, column }: Spot, model: Model): Place | undefined {
  const own = model.entities.find(({ tableName }) => tableName === table)
  if (own) return { entity: own, ...named(own, ({ name }) => name === column) }
  const owners = model.entities.filter(({ tableName }) => table.startsWith(`${tableName}_`))
  const owner = owners.toSorted((one, other) => other.tableName.length - one.tableName.length)[0]
  return owner && { entity: owner, ...named(owner, ({ name }) => linkTableName(owner, name) === table) }
}

function named({ properties }: Entity, isMeant: (property: Property) => boolean): { property?: Property } {
  const property = properties.find(isMeant)
  return property ? { property } : {}
}

/** Where it was decided: at a property, or where it is missing. */
function pathTo({ entity, property }: Place, { at }: Refusal): Path {
  if (property) return ['properties', property.name]
  return entity.tableName === at.table || at.table.startsWith(`${entity.tableName}_`)
    ? ['properties']
    : ['x-entity']
}

/** An entity may have become another one, a property another one of the same entity. */
function heirsOf({ at, heirs = [] }: Refusal, model: Model): Place[] {
  const lost = placeOf(at, model)
  return heirs
    .flatMap((heir) => placeOf(heir, model) ?? [])
    .filter(({ entity, property }) => (lost ? property && entity === lost.entity : !property))
}

function renameOf({ at }: Refusal, heirs: readonly Place[]): string[] {
  return heirs.map(({ entity, property }) => {
    if (!property)
      return `Was it renamed? Write in x-entity of ${entity.file}: "renamedFrom": "${camelCase(at.table)}".`
    const former = at.column ?? at.table.slice(entity.tableName.length + 1)
    return `Was it renamed? Write in "${property.name}": "x-renamed-from": "${former}".`
  })
}

function camelCase(table: string): string {
  return table.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase())
}

function missingIn({ lacks }: Refusal, place: Place | undefined): string[] {
  const { property } = place ?? {}
  if (!lacks || !property) return []
  return [`Write in it what they get: "x-convert": { "missing": ${exampleFor(property)} }.`]
}

/** A value that the property takes, as it is written. */
function exampleFor({ schema }: Property): string {
  const choices = listOf(schema['oneOf']).map((option) => objectOf(option)['const'] ?? null)
  const least = numberOf(schema['minimum'])
  const plain: Json[] = [
    ...(least === undefined ? [] : [least]),
    0,
    1,
    false,
    'none',
    '2026-01-31',
    '2026-01-31T08:00:00Z',
  ]
  const candidates = [...listOf(schema['enum']), ...choices, ...listOf(schema['examples']), ...plain]
  const fitting = candidates.find((value) => value !== null && judgeValue(schema, value)?.length === 0)
  return fitting === undefined ? '…' : JSON.stringify(fitting)
}
