import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isObject, listOf, objectOf, textOf, textsOf } from '../../load/readJson.ts'
import { portableFormat, portablePattern } from './portablePattern.ts'

/** A rule about a part of a json column that PostgreSQL's jsonpath can state exactly. */
export interface JsonRule {
  path: readonly JsonStep[]
  keyword: string
  /** What a part that breaks the rule is like, as a predicate of strict jsonpath. */
  broken: string
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
 * alternatives, unless a property tells them apart.
 */
export function jsonRules(given: Json): JsonRule[] {
  if (!isObject(given)) return []
  const schema = withoutWrapper(given)
  return [
    ...Object.entries(schema).flatMap(([keyword, value]) =>
      (broken[keyword]?.(value, schema) ?? []).map((predicate) => ({ path: [], keyword, broken: predicate })),
    ),
    ...listOf(schema['allOf']).flatMap(jsonRules),
    ...missingRules(schema),
    ...itemRules(schema),
    ...memberRules(schema),
    ...alternativeRules(schema),
  ]
}

/** Alternatives beside null, as an object that may be null. */
function withoutWrapper(schema: JsonObject): JsonObject {
  const [told, ...others] = listOf(schema['anyOf'])
  const isWrapper = isObject(told) && told['discriminator'] !== undefined && others.length === 1
  return isWrapper ? { ...told, type: ['object', 'null'] } : schema
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

// A comparison with a value of another type is neither true nor false, so each of these is about its own type alone.
const broken: Readonly<Record<string, (value: Json, schema: JsonObject) => string[]>> = {
  type: (value) => brokenType([value].flat()),
  enum: (values) => brokenEnum(listOf(values)),
  const: (value) => brokenEnum([value]),
  minimum: (bound) => compared('<', bound),
  maximum: (bound) => compared('>', bound),
  exclusiveMinimum: (bound) => compared('<=', bound),
  exclusiveMaximum: (bound) => compared('>=', bound),
  minItems: (bound) => compared('<', bound, '@.size()'),
  maxItems: (bound) => compared('>', bound, '@.size()'),
  minLength: (bound) => unlike(counted(bound, (count) => `^.{${count},}$`)),
  maxLength: (bound) => unlike(counted(bound, (count) => `^.{0,${count}}$`)),
  pattern: (source) => unlike(typeof source === 'string' ? portablePattern(source) : undefined),
  format: (name) => unlike(typeof name === 'string' ? portableFormat(name) : undefined),
}

function brokenType(types: readonly Json[]): string[] {
  const wanted = new Set(types.map((type) => (type === 'integer' ? 'number' : type)))
  const fraction = types.includes('integer') && !types.includes('number') ? ['@.floor() != @'] : []
  return [`!(${[...wanted].map((type) => `@.type() == ${JSON.stringify(type)}`).join(' || ')})`, ...fraction]
}

function brokenEnum(values: readonly Json[]): string[] {
  const types = [...new Set(values.map(typeOf))]
  const ofType = types.flatMap((type) => {
    const some = values.filter((value) => typeOf(value) === type)
    return isCompared(type)
      ? [`@.type() == "${type}" && !(${some.map((value) => `@ == ${JSON.stringify(value)}`).join(' || ')})`]
      : []
  })
  return [...brokenType(types), ...ofType]
}

function isCompared(type: string): boolean {
  return type === 'string' || type === 'number' || type === 'boolean'
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function compared(sign: string, bound: Json, left = '@'): string[] {
  return typeof bound === 'number' ? [`${left} ${sign} ${bound}`] : []
}

// PostgreSQL counts repetitions up to 255.
const maxCount = 255

function counted(bound: Json, pattern: (count: number) => string): string | undefined {
  return typeof bound === 'number' && bound <= maxCount ? pattern(bound) : undefined
}

// With the flag `s` a pattern is read as the operator ~ reads it.
function unlike(pattern: string | undefined): string[] {
  return pattern === undefined ? [] : [`!(@ like_regex ${JSON.stringify(pattern)} flag "s")`]
}

function missingRules(schema: JsonObject): JsonRule[] {
  return textsOf(schema['required']).map((name) => ({
    path: [],
    keyword: 'required',
    broken: `!(@.keyvalue().key == ${JSON.stringify(name)})`,
  }))
}

function itemRules({ items }: JsonObject): JsonRule[] {
  return inside(items ?? true, { name: null, around: ['exists(@[*] ? (', '))'] })
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
