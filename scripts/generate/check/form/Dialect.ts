import { Ajv } from 'ajv'
import type { ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Path } from '../../load/readJson.ts'
import { textOf, valueAt } from '../../load/readJson.ts'

/** The parts of dialect.json against which a document can be checked. */
export type Part = 'entity' | 'shape' | 'menuGroups' | 'dashboard'

/** schemas/dialect.json, compiled for queries. */
export interface Dialect {
  errorsIn(document: Json, part: Part): readonly ErrorObject[]
  /** Keywords that are allowed at the root of an entity. */
  rootKeywords: readonly string[]
  /** Keywords that are allowed on a property, and anywhere below it. */
  propertyKeywords: readonly string[]
  /** Keywords that are allowed in "x-entity". */
  entityKeywords: readonly string[]
  /** The description of a key in dialect.json: that of an entity's keyword if the path leads there, else the first one found. */
  descriptionOf(key: string, path?: Path): string | undefined
}

const pointers = {
  entity: '',
  shape: '/definitions/schema',
  menuGroups: '/definitions/menuGroups',
  dashboard: '/definitions/dashboard',
} as const satisfies Record<Part, string>

// The meta-schema rarely changes, and compiling it takes longer than all the checks.
const compiled = new Map<string, Dialect>()

/** The meta-schema, compiled once. */
export function dialectOf(dialect: Json): Dialect {
  const key = JSON.stringify(dialect)
  const made = compiled.get(key) ?? compile(dialect)
  compiled.set(key, made)
  return made
}

function compile(dialect: Json): Dialect {
  // The meta-schema checks some dozens of files only; validating and optimising it would take longer than that.
  const passing = { validateSchema: false, code: { optimize: false } } as const
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, ...passing })
  addFormats.default(ajv)
  // The list from which editors offer names may be that of the last run; checkReferences knows the current names.
  ajv.addSchema({}, 'generated/schemas/entityNames.json')
  ajv.addSchema({ ...objectOf(dialect), $id: 'schemas/dialect.json' })
  return {
    errorsIn: (document, part) => {
      const validate = ajv.getSchema(`schemas/dialect.json#${pointers[part]}`)
      return validate && validate(document) !== true ? (validate.errors ?? []) : []
    },
    rootKeywords: keywordsAt(dialect, []),
    propertyKeywords: keywordsAt(dialect, ['definitions', 'schema']),
    entityKeywords: Object.keys(objectOf(valueAt(dialect, ['definitions', 'entity', 'properties']))),
    descriptionOf: (key, path = []) => {
      const own = path[0] === 'x-entity' ? valueAt(dialect, ['definitions', 'entity']) : undefined
      return (own === undefined ? undefined : describedIn(own, key)) ?? describedIn(dialect, key)
    },
  }
}

function keywordsAt(dialect: Json, path: readonly string[]): string[] {
  return textsOf(valueAt(dialect, [...path, 'propertyNames', 'anyOf', 0, 'enum']))
}

function describedIn(schema: Json, key: string): string | undefined {
  if (!isJsonObject(schema))
    return listOf(schema)
      .map((item) => describedIn(item, key))
      .find(Boolean)
  const here = textOf(objectOf(objectOf(schema['properties'])[key])['description'])
  return (
    here ??
    Object.values(schema)
      .map((item) => describedIn(item, key))
      .find(Boolean)
  )
}

/** Picks our own keywords, which begin with x-. */
export function oursAmong(keywords: readonly string[]): string[] {
  return keywords.filter((keyword) => keyword.startsWith('x-'))
}

/** The schema that an Ajv error came from. */
export function schemaOfError(error: ErrorObject): JsonObject {
  const schema: Json = error.parentSchema ?? {}
  return objectOf(schema)
}
