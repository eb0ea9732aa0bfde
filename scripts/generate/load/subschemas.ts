import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Path } from './readJson.ts'

/** The way in which a keyword contains schemas: as its value, in a list, in a map by name, or as value or list. */
export const subschemaKinds = {
  additionalItems: 'schema',
  additionalProperties: 'schema',
  contains: 'schema',
  else: 'schema',
  if: 'schema',
  not: 'schema',
  propertyNames: 'schema',
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: 'schema',
  unevaluatedItems: 'schema',
  unevaluatedProperties: 'schema',
  items: 'schemaOrList',
  allOf: 'list',
  anyOf: 'list',
  oneOf: 'list',
  prefixItems: 'list',
  definitions: 'map',
  $defs: 'map',
  dependencies: 'map',
  dependentSchemas: 'map',
  patternProperties: 'map',
  properties: 'map',
} as const

/** Whether a keyword's value contains schemas. */
export function holdsSchemas(keyword: string): keyword is keyof typeof subschemaKinds {
  return Object.hasOwn(subschemaKinds, keyword)
}

/** A schema inside another, and its path from there. */
export interface Subschema {
  path: Path
  schema: Json
}

/** The schemas directly inside a schema, each with the path from there. */
export function subschemasOf(schema: JsonObject): Subschema[] {
  return Object.entries(schema).flatMap(([keyword, value]): Subschema[] => {
    if (!holdsSchemas(keyword)) return []
    const kind = subschemaKinds[keyword]
    if (isJsonList(value)) {
      if (kind === 'schema' || kind === 'map') return []
      return value.map((item, index) => ({ path: [keyword, index], schema: item }))
    }
    if (kind === 'map') {
      if (!isJsonObject(value)) return []
      // A dependency may be a list of names, which is not a schema.
      return Object.entries(value)
        .filter(([, item]) => !isJsonList(item))
        .map(([name, item]) => ({ path: [keyword, name], schema: item }))
    }
    return kind === 'list' ? [] : [{ path: [keyword], schema: value }]
  })
}

/** A copy of the schema with each schema directly inside it replaced. */
export function mapSubschemas(schema: JsonObject, change: (inner: Json, path: Path) => Json): JsonObject {
  const entries = Object.entries(schema).map(([keyword, value]): [string, Json] => {
    if (!holdsSchemas(keyword)) return [keyword, value]
    const kind = subschemaKinds[keyword]
    if (isJsonList(value)) {
      if (kind === 'schema' || kind === 'map') return [keyword, value]
      return [keyword, value.map((item, index) => change(item, [keyword, index]))]
    }
    if (kind !== 'map') return [keyword, kind === 'list' ? value : change(value, [keyword])]
    if (!isJsonObject(value)) return [keyword, value]
    const inner = Object.entries(value).map(([name, item]): [string, Json] => [
      name,
      isJsonList(item) ? item : change(item, [keyword, name]),
    ])
    return [keyword, Object.fromEntries(inner)]
  })
  return Object.fromEntries(entries)
}
