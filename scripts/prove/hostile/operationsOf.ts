import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { objectOf } from '#shared/json/objectOf.ts'

/** A call as the API document describes it. */
export interface Operation {
  method: string
  path: string
  /** The names of query parameters. */
  query: readonly string[]
  /** The schema of a JSON body. */
  body?: JsonObject
}

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** All calls of an OpenAPI document. */
export function operationsOf(document: JsonObject): Operation[] {
  return entriesOf(document['paths']).flatMap(([path, item]) =>
    entriesOf(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => operationOf(document, { method, path, operation })),
  )
}

interface FoundOperation {
  method: string
  path: string
  operation: JsonObject
}

function operationOf(document: JsonObject, { method, path, operation }: FoundOperation): Operation {
  const parameters = Array.isArray(operation['parameters'])
    ? operation['parameters'].filter(isJsonObject)
    : []
  const query = parameters.flatMap((one) =>
    one['in'] === 'query' && typeof one['name'] === 'string' ? [one['name']] : [],
  )
  const schema = at(operation, ['requestBody', 'content', 'application/json', 'schema'])
  const body = schema && resolved(document, schema)
  return { method: method.toUpperCase(), path, query, ...(body ? { body } : {}) }
}

/** A schema with its references resolved, until they become recursive. */
function resolved(document: JsonObject, schema: JsonObject, seen: readonly string[] = []): JsonObject {
  const { $ref } = schema
  if (typeof $ref === 'string') {
    const target = seen.includes($ref) ? undefined : at(document, $ref.slice(2).split('/'))
    return target ? resolved(document, target, [...seen, $ref]) : {}
  }
  const inner = (value: Json | undefined): Json => {
    if (Array.isArray(value)) return value.map(inner)
    return isJsonObject(value) ? resolved(document, value, seen) : (value ?? null)
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inner(value)]))
}

function at(from: JsonObject, keys: readonly string[]): JsonObject | undefined {
  return keys.reduce<JsonObject | undefined>((value, key) => {
    const next = value?.[key]
    return isJsonObject(next) ? next : undefined
  }, from)
}

function entriesOf(value: Json | undefined): [string, JsonObject][] {
  return Object.entries(objectOf(value)).flatMap(([key, one]): [string, JsonObject][] =>
    isJsonObject(one) ? [[key, one]] : [],
  )
}
