import { Ajv } from 'ajv'
import type { ErrorObject } from 'ajv'
import addFormats from 'ajv-formats'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Path } from '../../load/readJson.ts'
import { isObject, listOf, objectOf, textOf, textsOf, valueAt } from '../../load/readJson.ts'

/** The parts of dialect.json that a document can be held to. */
export type Part = 'entity' | 'shape' | 'menuGroups' | 'dashboard'

/** schemas/dialect.json, ready to be asked. */
export interface Dialect {
  errorsIn(document: Json, part: Part): readonly ErrorObject[]
  /** Keywords that may stand at the root of an entity. */
  rootKeywords: readonly string[]
  /** Keywords that may stand on a property, and anywhere below. */
  propertyKeywords: readonly string[]
  /** What "x-entity" may say. */
  entityKeywords: readonly string[]
  /** What dialect.json says about a key: of an entity where the path leads there, else wherever it describes one. */
  descriptionOf(key: string, path?: Path): string | undefined
}

const pointers = {
  entity: '',
  shape: '/definitions/schema',
  menuGroups: '/definitions/menuGroups',
  dashboard: '/definitions/dashboard',
} as const satisfies Record<Part, string>

// The meta-schema seldom changes, and compiling it takes longer than all the checks.
const compiled = new Map<string, Dialect>()

/** The meta-schema, compiled once. */
export function dialectOf(dialect: Json): Dialect {
  const key = JSON.stringify(dialect)
  const made = compiled.get(key) ?? compile(dialect)
  compiled.set(key, made)
  return made
}

function compile(dialect: Json): Dialect {
  // It is asked about some dozens of files, while judging and polishing it itself takes longer than that.
  const passing = { validateSchema: false, code: { optimize: false } } as const
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, ...passing })
  addFormats.default(ajv)
  // The list that editors offer names from may be that of the last run; checkReferences knows better.
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
  if (!isObject(schema))
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

/** Ours among keywords: those that begin with x-. */
export function oursAmong(keywords: readonly string[]): string[] {
  return keywords.filter((keyword) => keyword.startsWith('x-'))
}

/** The schema an Ajv error came from. */
export function schemaOfError(error: ErrorObject): JsonObject {
  const schema: Json = error.parentSchema ?? {}
  return objectOf(schema)
}
