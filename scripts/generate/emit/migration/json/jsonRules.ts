import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../../load/readJson.ts'
import { portableFormat } from '../patterns/portablePattern.ts'
import { brokenKeyword } from './brokenKeyword.ts'

/** A rule about a part of a json column that PostgreSQL's jsonpath can state exactly. */
export interface JsonRule {
  path: readonly JsonStep[]
  keyword: string
  /** A predicate of strict jsonpath that holds for parts which break the rule. */
  broken: string
  /** False: the rule states a part of the keyword, such as the type of an object that would have to be equal. */
  isExact?: boolean
}

/** One step on the path to a part. */
interface JsonStep {
  /** A property; `null` is every item of a list, or every undeclared property. Absent: the step stays at the same part. */
  name?: string | null
  /** The text before and after a predicate about the part that turns it into one about the value that contains the part. */
  around: readonly [string, string]
}

/** One predicate for values that break one of the rules. */
export function brokenBy(rules: readonly JsonRule[]): string {
  const own = rules.filter(({ path }) => path.length === 0).map((rule) => rule.broken)
  const starts = new Set(rules.flatMap(({ path }) => path[0]?.around[0] ?? []))
  const inner = [...starts].map((start) => {
    const deeper = rules.filter(({ path }) => path[0]?.around[0] === start)
    const end = deeper[0]?.path[0]?.around[1] ?? ''
    return `${start}${brokenBy(deeper.map((rule) => ({ ...rule, path: rule.path.slice(1) })))}${end}`
  })
  return [...new Set([...own, ...inner])].join(' || ')
}

/**
 * All rules in the schema of a json column that jsonpath can state. It cannot state schemas that refer to themselves, nor
 * alternatives of which it can state nothing for one, unless a property tells them apart.
 */
export function jsonRules(schema: Json): JsonRule[] {
  if (!isJsonObject(schema)) return []
  return [
    ...Object.entries(schema).flatMap(([keyword, value]) =>
      brokenKeyword(keyword, value).map((predicate) => ({
        path: [],
        keyword,
        broken: predicate,
        isExact: isCompared(keyword, value),
      })),
    ),
    ...listOf(schema['allOf']).flatMap(jsonRules),
    ...missingRules(schema),
    ...limitRules(schema),
    ...itemRules(schema),
    ...memberRules(schema),
    ...(schema['discriminator'] === undefined ? unionRules(schema) : alternativeRules(schema)),
  ]
}

/** The rule of alternatives: a value breaks it if it breaks each of them. */
function unionRules({ anyOf, oneOf }: JsonObject): JsonRule[] {
  const [first, second, ...others] = listOf(anyOf)
  if (first !== undefined && others.length === 0 && isDeepStrictEqual(second, { type: 'null' }))
    return inside(first, { around: ['(@.type() != "null" && (', '))'] })
  return [
    ...unionRule('anyOf', listOf(anyOf)),
    // jsonpath cannot state that a value must not meet two of them; the rule is exact only if no value can.
    ...unionRule('oneOf', listOf(oneOf)).map((rule) => ({
      ...rule,
      isExact: rule.isExact === true && areExclusive(listOf(oneOf)),
    })),
  ]
}

/** A value that breaks the stated part of each alternative breaks all of them. */
function unionRule(keyword: string, members: readonly Json[]): JsonRule[] {
  const rules = members.map(jsonRules)
  if (members.length === 0 || rules.some((some) => some.length === 0)) return []
  const broken = rules.map((some) => `(${brokenBy(some)})`).join(' && ')
  return [{ path: [], keyword, broken, isExact: members.every(isWhole) }]
}

/** Whether no value can be of the types of two of them. */
function areExclusive(members: readonly Json[]): boolean {
  const types = members.map((member) => [objectOf(member)['type'] ?? []].flat())
  const all = types.flat().map((type) => (type === 'integer' ? 'number' : type))
  return types.every((some) => some.length > 0) && new Set(all).size === all.length
}

/** Whether the rules state a schema completely. */
function isWhole(schema: Json): boolean {
  if (!isJsonObject(schema)) return schema === true
  return Object.entries(schema).every(([keyword, value]) => isStated(keyword, value, schema))
}

function isStated(keyword: string, value: Json, schema: JsonObject): boolean {
  switch (keyword) {
    case 'required':
      return true
    case 'items':
      return !isJsonList(value) && isWhole(value)
    case 'properties':
      return Object.values(objectOf(value)).every(isWhole)
    case 'additionalProperties':
      return schema['patternProperties'] === undefined && (value === false || isWhole(value))
    case 'allOf':
    case 'anyOf':
      return listOf(value).every(isWhole)
    case 'oneOf':
      return listOf(value).every(isWhole) && areExclusive(listOf(value))
    default:
      return brokenKeyword(keyword, value).length > 0 && isCompared(keyword, value)
  }
}

/** Whether the rule of a keyword states it completely. */
function isCompared(keyword: string, value: Json): boolean {
  if (keyword === 'format') return typeof value === 'string' && portableFormat(value) !== undefined
  const values = keyword === 'enum' ? listOf(value) : keyword === 'const' ? [value] : []
  return values.every((one) => one === null || typeof one !== 'object')
}

/** The rules of each alternative, for values whose property that tells them apart has the alternative's value. */
function alternativeRules({ discriminator, oneOf }: JsonObject): JsonRule[] {
  const name = textOf(objectOf(discriminator)['propertyName'])
  if (name === undefined) return []
  const members = listOf(oneOf).map((member) => {
    const { const: only, enum: values } = objectOf(objectOf(objectOf(member)['properties'])[name])
    return { member, value: only ?? listOf(values)[0] ?? null }
  })
  const known = { required: [name], properties: { [name]: { enum: members.map(({ value }) => value) } } }
  const place = `@.${JSON.stringify(name)}`
  return [
    ...jsonRules(known),
    ...members.flatMap(({ member, value }) =>
      inside(member, { around: [`(${place} == ${JSON.stringify(value)} && (`, '))'] }),
    ),
  ]
}

function missingRules(schema: JsonObject): JsonRule[] {
  return textsOf(schema['required']).map((name) => ({
    path: [],
    keyword: 'required',
    broken: missingName(name),
  }))
}

/** The predicate for an object that does not have a property. */
export function missingName(name: string): string {
  return `!(@.keyvalue().key == ${JSON.stringify(name)})`
}

/** The rules of x-at-most for dates. Only validators can compare moments, which are written with zones in many ways. */
function limitRules({ properties }: JsonObject): JsonRule[] {
  return Object.entries(objectOf(properties)).flatMap(([name, part]): JsonRule[] => {
    const { 'x-at-most': limit = null, format = 'date' } = objectOf(part)
    if (typeof limit !== 'string' || format !== 'date') return []
    const broken = `@.${JSON.stringify(name)} > @.${JSON.stringify(limit)}`
    return [{ path: [{ name, around: ['', ''] }], keyword: 'atMost', broken }]
  })
}

function itemRules({ items = true, additionalItems: others = true }: JsonObject): JsonRule[] {
  if (!isJsonList(items)) return inside(items, { name: null, around: ['exists(@[*] ? (', '))'] })
  // If the list is shorter, the place is an error, which breaks nothing.
  const known = items.flatMap((item, index) =>
    inside(item, { name: String(index), around: [`exists(@[${index}] ? (`, '))'] }),
  )
  const { length } = items
  if (others === false)
    return [...known, { path: [], keyword: 'additionalItems', broken: `@.size() > ${length}` }]
  return [...known, ...inside(others, { name: null, around: [`exists(@[${length} to last] ? (`, '))'] })]
}

function memberRules(schema: JsonObject): JsonRule[] {
  const members = Object.entries(objectOf(schema['properties']))
  const declared = members.flatMap(([name, member]) =>
    inside(member, { name, around: [`exists(@.${JSON.stringify(name)} ? (`, '))'] }),
  )
  const { additionalProperties: others, patternProperties } = schema
  if (others === undefined || patternProperties !== undefined) return declared
  const names = members.map(([name]) => `@.key != ${JSON.stringify(name)}`)
  const undeclared = `@.keyvalue()${names.length > 0 ? ` ? (${names.join(' && ')})` : ''}`
  if (others === false)
    return [...declared, { path: [], keyword: 'additionalProperties', broken: `exists(${undeclared})` }]
  return [...declared, ...inside(others, { name: null, around: [`exists(${undeclared}.value ? (`, '))'] })]
}

function inside(schema: Json, step: JsonStep): JsonRule[] {
  return jsonRules(schema).map((rule) => ({ ...rule, path: [step, ...rule.path] }))
}
