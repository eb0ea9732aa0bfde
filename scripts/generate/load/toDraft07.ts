import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonList } from '#shared/json/isJsonList.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Document } from './Document.ts'
import { isAnnotation } from './isAnnotation.ts'
import type { Origins } from './Origins.ts'
import type { Problem } from './Problem.ts'
import { pointerOf } from './readJson.ts'
import type { Path } from './readJson.ts'
import { liftBranches } from './liftBranches.ts'
import { areCoupled, mergeAllOf } from './mergeAllOf.ts'
import { takesNull } from './takesNull.ts'
import { mapSubschemas } from './subschemas.ts'
import { unicodePattern } from './unicodePattern.ts'
import { unsupportedKeywords } from './unsupportedKeywords.ts'

/** Converts a schema of any draft from 4 to 2020-12 to draft-07; a keyword that draft-07 cannot express is a problem. */
export function toDraft07(
  value: JsonObject,
  origins: Origins,
  document: Document,
): { value: JsonObject; problems: readonly Problem[] } {
  const problems: Problem[] = []
  const visit = (schema: Json, path: Path): Json => {
    if (!isJsonObject(schema)) return schema
    const inner = mapSubschemas(schema, (part, below) => visit(part, [...path, ...below]))
    for (const keyword of Object.keys(inner)) {
      const [made, source] = [inner[keyword], schema[keyword]]
      if (made !== undefined && source !== undefined) origins.inherit(made, source)
    }
    // Before merging: afterwards another schema's bound may have taken the place of the bound that the keyword makes strict.
    const strict = origins.inherit(exclusiveBounds(inner), schema)
    const merged = mergeAllOf(strict, origins, path.length === 0)
    const modern = origins.inherit(
      drafts.reduce((made, change) => change(made, path.length === 0), merged),
      merged,
    )
    for (const { keyword, ...words } of unsupportedKeywords(modern, String(path.at(-1) ?? ''))) {
      const at = [...path, keyword]
      const position = origins.positionOf(value, at, document)
      problems.push({ ...position, ...words, pointer: pointerOf(at), keyword, severity: 'error' })
    }
    return modern
  }
  return { value: liftBranches(objectOf(visit(value, [])), origins), problems }
}

type Change = (schema: JsonObject, atRoot: boolean) => JsonObject

const drafts: readonly Change[] = [
  dependencies,
  tuples,
  namesByPattern,
  openApiNullable,
  nullUnion,
  unevaluated,
  constType,
  namedOptions,
  leastContained,
  patternWithUnicode,
  nullDefault,
]

/** draft-04: `exclusiveMinimum: true` beside `minimum`. */
function exclusiveBounds(schema: JsonObject): JsonObject {
  const lower = exclusive(schema, 'minimum', 'exclusiveMinimum')
  return exclusive(lower, 'maximum', 'exclusiveMaximum')
}

function exclusive(schema: JsonObject, bound: string, strict: string): JsonObject {
  if (typeof schema[strict] !== 'boolean') return schema
  const { [bound]: limit, [strict]: isStrict, ...rest } = schema
  if (limit === undefined) return rest
  return { ...rest, [isStrict === true ? strict : bound]: limit }
}

/** 2019-09 splits `dependencies` in two. */
function dependencies(schema: JsonObject): JsonObject {
  const { dependentRequired, dependentSchemas, ...rest } = schema
  if (dependentRequired === undefined && dependentSchemas === undefined) return schema
  const both = Object.entries(objectOf(dependentSchemas)).map(([name, then]): [string, Json] => {
    const names = objectOf(dependentRequired)[name]
    return [name, names === undefined ? then : { allOf: [then, { required: names }] }]
  })
  const merged = {
    ...objectOf(rest['dependencies']),
    ...objectOf(dependentRequired),
    ...Object.fromEntries(both),
  }
  return { ...rest, dependencies: merged }
}

/** 2020-12: `prefixItems` was a list in `items`, and `items` was `additionalItems`. */
function tuples(schema: JsonObject): JsonObject {
  const { prefixItems, items, ...rest } = schema
  if (!isJsonList(prefixItems)) return schema
  return { ...rest, items: prefixItems, ...(items === undefined ? {} : { additionalItems: items }) }
}

/** Values under names of one pattern, and no others, become a rule for all values and one for all names. */
function namesByPattern(schema: JsonObject): JsonObject {
  const { patternProperties, additionalProperties, propertyNames, ...rest } = schema
  const [only, ...others] = Object.entries(objectOf(patternProperties))
  const isClosed = additionalProperties === false && propertyNames === undefined
  if (!only || others.length > 0 || !isClosed || rest['properties'] !== undefined) return schema
  const [pattern, value] = only
  return { ...rest, propertyNames: { pattern: unicodePattern(pattern) }, additionalProperties: value }
}

/** OpenAPI 3.0: `nullable: true`. */
function openApiNullable(schema: JsonObject): JsonObject {
  const { nullable, type, ...rest } = schema
  if (nullable === undefined) return schema
  // Strictly, nullable means nothing without a type; authors who write it beside alternatives mean one more alternative.
  if (nullable === true && type === undefined) return withNullBranch(rest)
  if (nullable !== true || typeof type !== 'string') return type === undefined ? rest : { ...rest, type }
  const options = schema['enum']
  return {
    ...rest,
    type: [type, 'null'],
    ...(options === undefined ? {} : { enum: [...new Set([...listOf(options), null])] }),
  }
}

function withNullBranch(schema: JsonObject): JsonObject {
  const keyword = ['anyOf', 'oneOf'].find((name) => isJsonList(schema[name]))
  if (keyword === undefined || listOf(schema[keyword]).some(takesNull)) return schema
  return { ...schema, [keyword]: [...listOf(schema[keyword]), { type: 'null' }] }
}

/** `anyOf` of one schema and null, in the way of generators from programming languages. */
function nullUnion(schema: JsonObject): JsonObject {
  const keyword = schema['anyOf'] === undefined ? 'oneOf' : 'anyOf'
  const { [keyword]: members, ...rest } = schema
  const others = listOf(members).filter((member) => objectOf(member)['type'] !== 'null')
  const [only] = others
  if (listOf(members).length !== 2 || others.length !== 1 || !isJsonObject(only)) return schema
  const type = only['type']
  if (typeof type !== 'string' || only['const'] !== undefined || schema['type'] !== undefined) return schema
  if (!canStandTogether(only, rest)) return schema
  const options: JsonObject = only['enum'] === undefined ? {} : { enum: [...listOf(only['enum']), null] }
  return { ...only, ...rest, type: [type, 'null'], ...options }
}

/** Whether the keywords of both keep their meaning in one schema; of annotations the outer ones count. */
function canStandTogether(one: JsonObject, other: JsonObject): boolean {
  const isSaid = (keyword: string) => other[keyword] !== undefined && !isAnnotation(keyword)
  return !areCoupled(one, other) && !Object.keys(one).some(isSaid)
}

/** If nothing else could evaluate a property, `unevaluatedProperties` is `additionalProperties`; the root is closed anyway. */
function unevaluated(schema: JsonObject, atRoot: boolean): JsonObject {
  const { unevaluatedProperties, ...rest } = schema
  if (unevaluatedProperties === undefined) return schema
  if (atRoot) return rest
  const isPlain = ['allOf', 'anyOf', 'oneOf', 'if', 'dependencies', '$ref'].every(
    (keyword) => rest[keyword] === undefined,
  )
  return isPlain && rest['additionalProperties'] === undefined
    ? { ...rest, additionalProperties: unevaluatedProperties }
    : schema
}

/** A `const` or `enum` without a type gets the type of its values. */
function constType(schema: JsonObject): JsonObject {
  if (schema['type'] !== undefined) return schema
  const values = schema['const'] === undefined ? listOf(schema['enum']) : [schema['const']]
  const types = [...new Set(values.map(typeOfValue))]
  const [type, ...others] = types.filter((one) => one !== 'null')
  if (others.length > 0) return schema
  if (type === undefined) return types.length > 0 ? { ...schema, type: 'null' } : schema
  return { ...schema, type: types.includes('null') ? [type, 'null'] : type }
}

/** The labels that form generators read beside `enum`, in the order of its values. */
function namedOptions(schema: JsonObject): JsonObject {
  const { enum: values, enumNames, 'x-enumNames': names = enumNames, ...rest } = schema
  const isNamed = isJsonList(values) && isJsonList(names) && values.length === names.length
  if (!isNamed || rest['oneOf'] !== undefined || !names.every((name) => typeof name === 'string'))
    return schema
  return { ...rest, oneOf: values.map((value, index) => ({ const: value, title: names[index] ?? '' })) }
}

/** 2019-09: `minContains` defaults to 1, and 0 disables `contains`. */
function leastContained(schema: JsonObject): JsonObject {
  const { minContains, contains, ...rest } = schema
  if (minContains === 1) return contains === undefined ? rest : { ...rest, contains }
  return minContains === 0 && schema['maxContains'] === undefined ? rest : schema
}

function patternWithUnicode(schema: JsonObject): JsonObject {
  const { pattern } = schema
  return typeof pattern === 'string' ? { ...schema, pattern: unicodePattern(pattern) } : schema
}

/** Removes a null default, which many tools write if there is no default, for any type. */
function nullDefault(schema: JsonObject): JsonObject {
  const { default: given, ...rest } = schema
  return given !== null || takesNull(rest) ? schema : rest
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null'
  if (isJsonList(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}
