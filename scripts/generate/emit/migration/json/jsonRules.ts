import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isList, isObject, listOf, objectOf, textOf, textsOf } from '../../../load/readJson.ts'
import { portableFormat } from '../patterns/portablePattern.ts'
import { brokenKeyword } from './brokenKeyword.ts'

/** A rule about a part of a json column that PostgreSQL's jsonpath can state exactly. */
export interface JsonRule {
  path: readonly JsonStep[]
  keyword: string
  /** What a part that breaks the rule is like, as a predicate of strict jsonpath. */
  broken: string
  /** False: it says a part of the keyword, such as the type of an object that would have to be equal. */
  isExact?: boolean
}

/** One step on the way to a part. */
interface JsonStep {
  /** A property; `null` is every item of a list, or every property that is not declared. Absent: it stays where it is. */
  name?: string | null
  /** What stands before and after a predicate about the part, to make it one about what it is in. */
  around: readonly [string, string]
}

/** What a value that breaks one of the rules is like, as one predicate. */
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
 * Everything in the schema of a json column that jsonpath can state; what leads back into itself it cannot, nor
 * alternatives where it can state nothing of one, unless a property tells them apart.
 */
export function jsonRules(schema: Json): JsonRule[] {
  if (!isObject(schema)) return []
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

/** Of alternatives: it breaks each of them. */
function unionRules({ anyOf, oneOf }: JsonObject): JsonRule[] {
  const [first, second, ...others] = listOf(anyOf)
  if (first !== undefined && others.length === 0 && isDeepStrictEqual(second, { type: 'null' }))
    return inside(first, { around: ['(@.type() != "null" && (', '))'] })
  return [
    ...unionRule('anyOf', listOf(anyOf)),
    // That it meets two of them is said only where it cannot.
    ...unionRule('oneOf', listOf(oneOf)).map((rule) => ({
      ...rule,
      isExact: rule.isExact === true && areExclusive(listOf(oneOf)),
    })),
  ]
}

/** What breaks the part of each that can be stated breaks all of them. */
function unionRule(keyword: string, members: readonly Json[]): JsonRule[] {
  const rules = members.map(jsonRules)
  if (members.length === 0 || rules.some((some) => some.length === 0)) return []
  const broken = rules.map((some) => `(${brokenBy(some)})`).join(' && ')
  return [{ path: [], keyword, broken, isExact: members.every(isWhole) }]
}

/** Whether no value is of the type of two of them. */
function areExclusive(members: readonly Json[]): boolean {
  const types = members.map((member) => [objectOf(member)['type'] ?? []].flat())
  const all = types.flat().map((type) => (type === 'integer' ? 'number' : type))
  return types.every((some) => some.length > 0) && new Set(all).size === all.length
}

/** Whether the rules of a schema are all that it says. */
function isWhole(schema: Json): boolean {
  if (!isObject(schema)) return schema === true
  return Object.entries(schema).every(([keyword, value]) => isStated(keyword, value, schema))
}

function isStated(keyword: string, value: Json, schema: JsonObject): boolean {
  switch (keyword) {
    case 'required':
      return true
    case 'items':
      return !isList(value) && isWhole(value)
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

/** Whether the rule of a keyword is all that the keyword says. */
function isCompared(keyword: string, value: Json): boolean {
  if (keyword === 'format') return typeof value === 'string' && portableFormat(value) !== undefined
  const values = keyword === 'enum' ? listOf(value) : keyword === 'const' ? [value] : []
  return values.every((one) => one === null || typeof one !== 'object')
}

/** Of each alternative its rules, where the property that tells them apart has its value. */
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

/** What an object is like that does not have such a property. */
export function missingName(name: string): string {
  return `!(@.keyvalue().key == ${JSON.stringify(name)})`
}

/** What exceeds its limit beside it. Moments are written with zones in many ways, which only validators compare. */
function limitRules({ properties }: JsonObject): JsonRule[] {
  return Object.entries(objectOf(properties)).flatMap(([name, part]): JsonRule[] => {
    const { 'x-at-most': limit = null, format = 'date' } = objectOf(part)
    if (typeof limit !== 'string' || format !== 'date') return []
    const broken = `@.${JSON.stringify(name)} > @.${JSON.stringify(limit)}`
    return [{ path: [{ name, around: ['', ''] }], keyword: 'atMost', broken }]
  })
}

function itemRules({ items = true, additionalItems: others = true }: JsonObject): JsonRule[] {
  if (!isList(items)) return inside(items, { name: null, around: ['exists(@[*] ? (', '))'] })
  // Where the list is shorter the place is an error, which breaks nothing.
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
