import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { numberOf } from '../../load/readJson.ts'
import type { Path } from '../../load/readJson.ts'
import { subschemasOf } from '../../load/subschemas.ts'
import type { Complaint, Rule } from '../subject/Subject.ts'

/** Every schema allows some value: bounds are the right way round, and "not" does not refuse everything. */
export const checkRoom: Rule = ({ schema }) => roomFaults(schema.value, [])

/** Finds schemas, also inside another, that allow no value. */
export function roomFaults(schema: Json, path: Path): Complaint[] {
  if (!isJsonObject(schema)) return []
  return [
    ...bounds(schema, path),
    ...steps(schema, path),
    ...refusesAll(schema, path),
    ...noType(schema, path),
    ...subschemasOf(schema).flatMap((inner) => roomFaults(inner.schema, [...path, ...inner.path])),
  ]
}

/** The pairs of keywords that limit a value from below and from above. */
export const boundKeywords = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const

function bounds(schema: JsonObject, path: Path): Complaint[] {
  return boundKeywords.flatMap(([low, high]) => {
    const [least, most] = [numberOf(schema[low]), numberOf(schema[high])]
    if (least === undefined || most === undefined || least <= most) return []
    const message = `No value has at least ${least} and at most ${most}.`
    return [{ path: [...path, low], message, advice: `Write a "${low}" that is not above "${high}".` }]
  })
}

/** Checks that a whole number or a multiple of the step lies between two bounds that are close together. */
function steps(schema: JsonObject, path: Path): Complaint[] {
  const step = numberOf(schema['multipleOf']) ?? (schema['type'] === 'integer' ? 1 : undefined)
  const lower = ['minimum', 'exclusiveMinimum'].find((word) => numberOf(schema[word]) !== undefined)
  const upper = ['maximum', 'exclusiveMaximum'].find((word) => numberOf(schema[word]) !== undefined)
  if (!lower || !upper) return []
  const [least = 0, most = 0] = [numberOf(schema[lower]), numberOf(schema[upper])]
  // `bounds` has already reported bounds that are the wrong way round.
  if (lower === 'minimum' && upper === 'maximum' && least > most) return []
  const isStrict = lower !== 'minimum' || upper !== 'maximum'
  const first = step === undefined ? least : Math.ceil(least / step) * step
  const next = step !== undefined && lower !== 'minimum' && first === least ? first + step : first
  const isTaken =
    step === undefined && isStrict ? next < most : upper === 'maximum' ? next <= most : next < most
  if (isTaken) return []
  const message = `No ${step === undefined ? 'value' : step === 1 ? 'whole number' : `multiple of ${step}`} lies between ${least} and ${most}.`
  return [
    { path: [...path, lower], message, advice: `Write bounds that leave room, or take "${upper}" out.` },
  ]
}

/** A schema without constraints takes every value, so "not" with it takes none. */
function refusesAll({ not }: JsonObject, path: Path): Complaint[] {
  const takesAll = not === true || (isJsonObject(not) && Object.keys(not).every((word) => isRemark(word)))
  if (!takesAll) return []
  const message = '"not" refuses every value, since nothing in it says which.'
  return [{ path: [...path, 'not'], message, advice: 'Say in it what is refused, or take it out.' }]
}

/** No value is of two types that have no values in common. */
function noType(schema: JsonObject, path: Path): Complaint[] {
  const members = listOf(schema['allOf']).map((member, index) => ({
    at: ['allOf', index, 'type'],
    types: namedTypes(objectOf(member)),
  }))
  const parts = [{ at: ['type'], types: namedTypes(schema) }, ...members].filter(
    ({ types }) => types.length > 0,
  )
  return parts.flatMap(({ at, types }, index) => {
    const other = parts.slice(0, index).find((former) => !former.types.some((type) => shares(type, types)))
    if (!other) return []
    const [one, two] = [other.types, types].map((names) => names.map((name) => `"${name}"`).join(' or '))
    const message = `No value is both ${one} and ${two}.`
    return [{ path: [...path, ...at], message, advice: `Write ${one}, or "anyOf" where either will do.` }]
  })
}

function namedTypes({ type }: JsonObject): string[] {
  return typeof type === 'string' ? [type] : textsOf(type)
}

/** Whether types have values in common; a whole number is a number, too. */
function shares(type: string, types: readonly string[]): boolean {
  const number = ['number', 'integer']
  return types.includes(type) || (number.includes(type) && types.some((each) => number.includes(each)))
}

function isRemark(word: string): boolean {
  return ['$comment', 'title', 'description', 'default', 'examples'].includes(word)
}
