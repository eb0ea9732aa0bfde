import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '../entity/isJsonObject.ts'
import { queryInvalid } from './queryInvalid.ts'

/** Query parameters as Fastify gives them: a repeated one is an array. */
export type Parameters = Readonly<Record<string, string | readonly string[] | undefined>>

const filterTextAtMost = 100_000

/** The one value of a parameter that may not be repeated. */
export function single(parameters: Parameters, name: string): string | undefined {
  const value = parameters[name]
  if (value === undefined || typeof value === 'string') return value
  throw queryInvalid(name, 'once')
}

/** Refuses a parameter of a call that takes none, rather than answer as if it were not there. */
export function requireNoParameters(query: unknown): void {
  const [name] = isParameters(query) ? Object.keys(query) : []
  if (name !== undefined) throw queryInvalid(name, 'absent')
}

function isParameters(query: unknown): query is Parameters {
  return typeof query === 'object' && query !== null
}

/** The JSON object in the parameter `filter`; empty when there is none. */
export function filterObject(parameters: Parameters): JsonObject {
  const text = single(parameters, 'filter')
  if (text === undefined) return {}
  if (text.length > filterTextAtMost) throw queryInvalid('filter', 'length', { most: filterTextAtMost })
  const value = parseJson(text, 'filter')
  if (!isJsonObject(value)) throw queryInvalid('filter', 'object')
  return value
}

/** Reads JSON that came in a parameter. */
export function parseJson(text: string, name: string): Json {
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    throw queryInvalid(name, 'json')
  }
}
