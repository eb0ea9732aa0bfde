import type { Json } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { isConvertible } from './model/conversion/convertible.ts'
import { judgeValue } from './model/schemas/judgeValue.ts'
import type { Refusal, Spot } from './emit/migration/steps/Change.ts'
import { linkTableName } from './model/references/linkTables.ts'
import { formatProblem } from './load/formatProblem.ts'
import type { LoadedSchemas } from './load/LoadedSchema.ts'
import { pointAt } from './load/pointAt.ts'
import type { SchemaPlace } from './load/pointAt.ts'
import { numberOf } from './load/readJson.ts'
import type { Path } from './load/readJson.ts'
import type { Entity, Model, Property } from './contracts/Model.ts'

/** The reasons why a migration is refused, each with its place in the schemas and advice. */
export function refusalTexts(refusals: readonly Refusal[], loaded: LoadedSchemas, model: Model): string[] {
  const asked = possibleRenames(refusals, model)
  const told = refusals.filter((refusal) => !refusal.lacks || !asked.has(placeIn(refusal, model)?.property))
  return told.map((refusal) => {
    const heirs = heirsOf(refusal, model)
    const place = (heirs.length === 1 ? heirs[0] : undefined) ?? placeIn(refusal, model)
    const advice =
      lackAdvice(refusal, place) ??
      [
        ...missingIn(refusal, place),
        ...recordsIn(refusal, place),
        ...linksIn(refusal, place),
        ...renameOf(refusal, heirs),
        refusal.advice,
      ].join(' ')
    const position = place ? pointAt(loaded, place.entity.file, pathTo(place, refusal)) : beginningOf(refusal)
    if (!position) return `${refusal.refusal} ${advice}`
    return formatProblem({ ...position, message: refusal.refusal, advice, severity: 'error' })
  })
}

/** The properties that may be former ones under new names; whether they lack values is told only after that is answered. */
function possibleRenames(refusals: readonly Refusal[], model: Model): ReadonlySet<Property | undefined> {
  const heirs = refusals.map((refusal) => heirsOf(refusal, model)).filter(({ length }) => length === 1)
  return new Set(heirs.flat().flatMap(({ property }) => property ?? []))
}

/** The beginning of the schema of a dropped entity. */
function beginningOf({ gone }: Refusal): SchemaPlace | undefined {
  return gone === undefined ? undefined : { file: `schemas/${gone}.json`, line: 1, column: 1, pointer: '' }
}

interface Place {
  entity: Entity
  property?: Property
}

/** The place of a refusal; a dropped entity has none, though its tables' names may begin like those of another. */
function placeIn({ at, gone }: Refusal, model: Model): Place | undefined {
  return at && gone === undefined ? placeOf(at, model) : undefined
}

/** The entity or relation of a table; of a dropped relation the entity remains. */
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

// The settings of an entity that decide about columns which no schema declares.
const settings = new Map<string | undefined, string>([
  ['deleted_at', 'softDelete'],
  ['version', 'kind'],
])

/** The place of the decision: a property, or the place where it is missing. */
function pathTo({ entity, property }: Place, { at }: Refusal): Path {
  if (property) return ['properties', property.name]
  const setting = settings.get(at?.column)
  if (setting !== undefined) return ['x-entity', setting]
  return at && (entity.tableName === at.table || at.table.startsWith(`${entity.tableName}_`))
    ? ['properties']
    : ['x-entity']
}

/** The places that may be the lost one renamed: another entity, or another property of the same entity. */
function heirsOf(refusal: Refusal, model: Model): Place[] {
  const { heirs = [] } = refusal
  const lost = placeIn(refusal, model)
  const places = heirs
    .flatMap((heir) => placeOf(heir, model) ?? [])
    .filter(({ entity, property }) => (lost ? property && entity === lost.entity : !property))
  // Tables of references in an entity's rows belong to the entity as well.
  return places.filter(
    ({ entity, property }, index) =>
      places.findIndex((other) => other.entity === entity && other.property === property) === index,
  )
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' })

function renameOf({ at, gone }: Refusal, heirs: readonly Place[]): string[] {
  const [first] = heirs
  if (!first) return []
  const { entity, property } = first
  const names = heirs.map((heir) => (heir.property ? `"${heir.property.name}"` : heir.entity.file))
  // More than three of them are no hint.
  const named = names.length > 3 ? 'what it is now' : listed.format(names)
  const place = property ? named : `x-entity of ${named}`
  const former = at?.column ?? at?.table.slice(entity.tableName.length + 1) ?? ''
  const keyword = property ? `"x-renamed-from": "${former}"` : `"renamedFrom": "${gone ?? ''}"`
  return [`Was it renamed? Write in ${place}: ${keyword}.`]
}

/**
 * Advice where x-convert cannot fill the rows: it does not reach into objects and lists,
 * and a unique value cannot be given to all of them.
 */
function lackAdvice({ lacks }: Refusal, place: Place | undefined): string | undefined {
  const { property } = place ?? {}
  if (!lacks || !property) return undefined
  if (!isConvertible(property)) return 'Give it a default, or leave it optional.'
  if (!property.unique) return undefined
  return 'No two rows may have the same, so leave it optional until each has its own, or, where no database has rows, write "x-convert": { "rest": "refuse" }.'
}

function missingIn({ lacks }: Refusal, place: Place | undefined): string[] {
  const { property } = place ?? {}
  if (!lacks || !property) return []
  return [`Write in it what they get: "x-convert": { "missing": ${exampleFor(property)} }.`]
}

/** Advice for rows that become records: only the API can make these, because it gives them ids, histories and computed values. */
function recordsIn({ at }: Refusal, place: Place | undefined): string[] {
  const { property } = place ?? {}
  if (property?.children === undefined || at?.column !== property.name) return []
  return [
    'Rows do not become records by themselves: give the new list another name, make its records from the rows, and take the old list away afterwards.',
  ]
}

/** Advice for a list of references that becomes a list of texts, or the reverse: references have a table of their own. */
function linksIn({ at }: Refusal, { entity, property }: Partial<Place> = {}): string[] {
  if (!at || !entity || !property) return []
  const isKept = property.link
    ? at.column === property.name
    : at.table === linkTableName(entity, property.name)
  if (!isKept) return []
  return [
    'A list of references and other values do not become each other by themselves: give the new property another name, fill it from the old one by the API, and take the old one away afterwards.',
  ]
}

/** A value that the property takes, as JSON text. */
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
