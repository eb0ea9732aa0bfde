import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { queryInvalid } from './queryInvalid.ts'

/** Query parameters as Fastify returns them: a repeated one is an array. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

const filterTextAtMost = 100_000

/** The value of a parameter that may not be repeated. */
export function single(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name]
  if (value === undefined || typeof value === 'string') return value
  throw queryInvalid(name, 'once')
}

/** Refuses parameters on a call that takes none, instead of ignoring them. */
export function requireNoParameters(query: unknown): void {
  const [name] = isParameters(query) ? Object.keys(query) : []
  if (name !== undefined) throw queryInvalid(name, 'absent')
}

function isParameters(query: unknown): query is Parameters {
  return typeof query === 'object' && query !== null
}

/** The JSON object in the parameter `filter`; empty if it is absent. */
export function filterObject(parameters: Parameters): JsonObject {
  const text = single(parameters, 'filter')
  if (text === undefined) return {}
  if (text.length > filterTextAtMost) throw queryInvalid('filter', 'length', { most: filterTextAtMost })
  const value = parseJson(text, 'filter')
  if (!isJsonObject(value)) throw queryInvalid('filter', 'object')
  return value
}

/** Parses the JSON of a parameter. */
export function parseJson(text: string, name: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    throw queryInvalid(name, 'json')
  }
}
