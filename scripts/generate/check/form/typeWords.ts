import type { ErrorObject } from 'ajv'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { lineOf, textOf } from '../../load/readJson.ts'
import { schemaOfError } from './Dialect.ts'

/** Message and advice for a value of the wrong type; the advice puts the given value into the expected shape. */
export function typeWords(error: ErrorObject, what: string): { message: string; advice: string } {
  const types = [error.params['type']].flat().map(String)
  const nouns = types.map((type) => lineOf(typeNouns, type) ?? type).join(' or ')
  const [type = ''] = types
  const meant =
    types.length === 1 || type === 'array' ? shapes[type]?.(givenIn(error), schemaOfError(error)) : undefined
  return { message: `${what} must be ${nouns}.`, advice: `Write ${meant ?? nouns}.` }
}

const typeNouns: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

type Shape = (given: Json, schema: JsonObject) => string | undefined

/** Functions that write a given value in the shape of the type; undefined if no value is likely. */
const shapes: Readonly<Record<string, Shape>> = {
  array: (given) => (isJsonObject(given) ? undefined : `[${JSON.stringify(given)}]`),
  object: (given, schema) => {
    const members = objectOf(schema['properties'])
    const name = textOf(given) ?? ''
    const { const: only } = objectOf(lineOf(members, name))
    if (only !== undefined) return `{ "${name}": ${JSON.stringify(only)} }`
    return objectAround(given, pick(members, likelyNames(schema, members)))
  },
  number: numberIn,
  integer: numberIn,
}

function numberIn(given: Json): string | undefined {
  const text = textOf(given)?.trim() ?? ''
  return text !== '' && Number.isFinite(Number(text)) ? text : undefined
}

/** Puts the text where it probably belongs: a label under its own language, an only member as its value. */
function objectAround(given: Json, samples: Readonly<Record<string, string>>): string | undefined {
  const names = Object.keys(samples)
  const text = textOf(given)
  if (names.length === 0) return undefined
  const language = text !== undefined && /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
  const own = names.length === 1 ? names[0] : language
  const members = Object.entries(samples).map(([name, sample]) => {
    const given = name === own && text !== undefined ? JSON.stringify(text) : undefined
    const value = given === undefined ? sample : sample.startsWith('[') ? `[${given}]` : given
    return `"${name}": ${value}`
  })
  return `{ ${members.join(', ')} }`
}

/** The members that the schema requires; if it requires none, the first that may take a text. */
function likelyNames(schema: JsonObject, members: JsonObject): string[] {
  const needed = textsOf(schema['required'])
  if (needed.length > 0) return needed
  const first = Object.keys(members).find((name) => {
    const { type, const: only } = objectOf(members[name])
    return type === 'string' || (type === undefined && only === undefined)
  })
  return first === undefined ? [] : [first]
}

/** Each of the names with a sample of its value. */
function pick(members: JsonObject, names: readonly string[]): Record<string, string> {
  const sampleOf = (name: string): string =>
    lineOf(samples, textOf(objectOf(members[name])['type']) ?? 'string') ?? '…'
  return Object.fromEntries(names.map((name) => [name, sampleOf(name)]))
}

const samples: Readonly<Record<string, string>> = { string: '"…"', array: '["…"]' }

function givenIn({ data }: ErrorObject): Json {
  const given: Json = JSON.parse(JSON.stringify(data ?? null))
  return given
}
