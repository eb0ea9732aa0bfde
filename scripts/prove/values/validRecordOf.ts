import { integer, sample } from 'fast-check'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Validate, ValidationError } from '#shared/contracts/Route.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { pointerNames } from '#shared/messages/pointerNames.ts'
import { arbitraryOf } from './arbitraryOf.ts'

/** The requirements of a record, and its sources. */
export interface RecordRequirements {
  schema: JsonSchema
  validate: Validate
  /** The properties to set; others are set only where a rule needs them. */
  names: readonly string[]
  /** Values that may not change. */
  fixed?: JsonObject
  seed: number
}

const mostTries = 40
const mostRepairs = 60

/**
 * A random record that the validator admits. Conditions, alternatives and chains of bounds are not part of one property's schema,
 * so the record is repaired, error by error, until none is left.
 */
export function validRecordOf({ schema, validate, names, fixed = {}, seed }: RecordRequirements): JsonObject {
  const properties = objectOf(schema['properties'])
  const chosen = names.filter((name) => name in properties && !(name in fixed))
  for (let turn = 0; turn < mostTries; turn++) {
    const dice = diceFrom(seed + turn * 1000)
    let record: JsonObject = {
      ...Object.fromEntries(chosen.map((name) => [name, dice.valueOf(properties[name])])),
      ...fixed,
    }
    for (let repair = 0; repair < mostRepairs; repair++) {
      if (validate(record)) return record
      const complaint = dice.oneOf(leavesOf(validate.errors ?? []))
      record = { ...mended(record, { schema, complaint, dice }), ...fixed }
    }
  }
  const reasons = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  )
  throw new Error(`no valid record was found: ${reasons.join('; ')}`)
}

/** Random choices that a seed makes repeatable. */
interface Dice {
  valueOf(schema: Json | undefined): Json
  oneOf<Item>(items: readonly Item[]): Item | undefined
}

function diceFrom(first: number): Dice {
  let seed = first
  const dice: Dice = {
    valueOf: (schema) => sample(arbitraryOf(withoutNull(schema)), { numRuns: 1, seed: seed++ })[0] ?? null,
    oneOf: (items) => {
      const [index] = sample(integer({ min: 0, max: Math.max(0, items.length - 1) }), {
        numRuns: 1,
        seed: seed++,
      })
      return items[index ?? 0]
    },
  }
  return dice
}

const summaries = new Set(['if', 'anyOf', 'oneOf', 'allOf'])

/** The errors that say what to change; summarising errors only where there are no others. */
function leavesOf(errors: readonly ValidationError[]): readonly ValidationError[] {
  const leaves = errors.filter(({ keyword }) => !summaries.has(keyword))
  return leaves.length > 0 ? leaves : errors
}

interface Repair {
  schema: JsonSchema
  complaint: ValidationError | undefined
  dice: Dice
}

function mended(record: JsonObject, { schema, complaint, dice }: Repair): JsonObject {
  if (!complaint) return record
  const { keyword, params } = complaint
  const path = pointerNames(complaint.instancePath)
  const missing = params['missingProperty']
  const surplus = params['additionalProperty']
  if (typeof missing === 'string') {
    const place = [...path, missing]
    return withValue(record, place, dice.valueOf(partAt(schema, place)))
  }
  if (typeof surplus === 'string') return withValue(record, [...path, surplus], undefined)
  if (keyword === 'atMost') return withinLimit(record, { path, limit: String(params['property']), dice })
  const part = partAt(schema, path)
  if (path.length === 0) {
    // A rule about the whole record does not say how to satisfy it, so one property is changed or removed.
    const name = dice.oneOf(Object.keys(record))
    if (name === undefined) return record
    return withValue(record, [name], dice.oneOf([dice.valueOf(partAt(schema, [name])), undefined]))
  }
  const isUnwanted = keyword === 'false schema' || params['type'] === 'null' || keyword === 'not'
  return withValue(record, path, isUnwanted ? undefined : valueForViolation(part, { keyword, params, dice }))
}

/** A value of the property's schema that also satisfies the violated keyword. */
function valueForViolation(
  part: JsonObject,
  { keyword, params, dice }: { keyword: string; params: ValidationError['params']; dice: Dice },
): Json {
  const { allowedValues, allowedValue, type, format, pattern, limit, multipleOf } = params
  if (Array.isArray(allowedValues)) return dice.oneOf(allowedValues.filter((value) => value !== null)) ?? null
  if (keyword === 'const') return isJson(allowedValue) ? allowedValue : null
  if (typeof type === 'string' && !('type' in part)) return dice.valueOf({ ...part, type })
  const bound = limit ?? multipleOf ?? pattern ?? format
  const isBound = typeof bound === 'number' || typeof bound === 'string'
  return dice.valueOf(isBound ? { ...part, [keyword]: bound } : part)
}

/** Sets one of two values to the other, chosen at random, so that a chain of bounds finds its order. */
function withinLimit(
  record: JsonObject,
  { path, limit, dice }: { path: readonly string[]; limit: string; dice: Dice },
): JsonObject {
  const other = [...path.slice(0, -1), limit]
  const [from, to] = dice.oneOf([true, false]) ? [other, path] : [path, other]
  return withValue(record, to, valueAt(record, from))
}

function withValue(target: Json | undefined, path: readonly string[], value: Json | undefined): JsonObject {
  const [name = '', ...rest] = path
  const object = objectOf(target)
  const inner = rest.length === 0 ? value : innerWith(object[name], rest, value)
  const others = Object.entries(object).filter(([key]) => key !== name)
  return Object.fromEntries(inner === undefined ? others : [...others, [name, inner]])
}

function innerWith(inner: Json | undefined, path: readonly string[], value: Json | undefined): Json {
  if (!Array.isArray(inner)) return withValue(inner, path, value)
  const [index, ...rest] = path
  return inner.map((item: Json, at) => {
    if (String(at) !== index) return item
    return rest.length === 0 ? (value ?? null) : innerWith(item, rest, value)
  })
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((inner, name) => objectOf(inner)[name], value)
}

/** The schema of a part of the record, through nullable parts and lists. */
function partAt(schema: Json, path: readonly string[]): JsonObject {
  const [name, ...rest] = path
  const whole = shapeOf(schema)
  if (name === undefined) return whole
  const inner = objectOf(whole['properties'])[name] ?? whole['items'] ?? {}
  return partAt(inner, rest)
}

function shapeOf(schema: Json | undefined): JsonObject {
  const whole = objectOf(schema)
  const branches = Array.isArray(whole['anyOf']) ? whole['anyOf'] : []
  const [first, ...others] = branches.filter((branch) => objectOf(branch)['type'] !== 'null')
  const isWrapped = branches.length > 0 && others.length === 0 && !('properties' in whole || 'items' in whole)
  return isWrapped ? objectOf(first) : whole
}

/** A schema without null, because a record without the value is no sample of it. */
function withoutNull(schema: Json | undefined): JsonObject {
  const shape = shapeOf(schema)
  const { type, enum: values } = shape
  return {
    ...shape,
    ...(Array.isArray(type) ? { type: type.filter((one) => one !== 'null') } : {}),
    ...(Array.isArray(values) ? { enum: values.filter((one) => one !== null) } : {}),
  }
}

function isJson(value: unknown): value is Json {
  return ['string', 'number', 'boolean', 'object'].includes(typeof value)
}
