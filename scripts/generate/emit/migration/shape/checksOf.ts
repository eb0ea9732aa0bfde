import type { Json, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import type { Entity, Property } from '../../../contracts/Model.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import { comparedValues } from '../../../model/across/partsOfRule.ts'
import { shortened } from '../../../model/names/shortened.ts'
import { boundedInteger } from '../../../model/schemas/inputSchemas.ts'
import { clockSql } from './clockSql.ts'
import { sqlTypeOf } from './columnSql.ts'
import { brokenBy, jsonRules } from '../json/jsonRules.ts'
import type { JsonRule } from '../json/jsonRules.ts'
import { portableFormat, portablePattern } from '../patterns/portablePattern.ts'
import type { ConstraintShape } from './Shape.ts'

/** A rule of a column: its name and its condition. */
type Check = readonly [what: string, condition: Ddl]

/** The rules of an entity's schema that the database enforces as well. */
export function checksOf(entity: Entity): ConstraintShape[] {
  return entity.properties.flatMap((property) => {
    const ofSent = new Map(conditionsOf(withoutComputedParts(property)))
    return conditionsOf(property).map(([what, condition]): ConstraintShape => {
      const definition = checkOf(condition)
      const sent = checkOf(ofSent.get(what) ?? condition)
      return {
        name: shortened(`${entity.tableName}_${property.name}_${what}`),
        kind: 'check',
        definition,
        column: property.name,
        ...(sent === definition ? {} : { ofSent: sent }),
      }
    })
  })
}

function checkOf(condition: Ddl): string {
  return ddl`CHECK (${condition})`.text
}

/** The property as if the computed parts of its rows, or of its object, could have any value or be missing. */
function withoutComputedParts(property: Property): Property {
  const computed = (property.properties ?? []).flatMap((part) =>
    part.computed === undefined ? [] : part.name,
  )
  if (computed.length === 0) return property
  const { schema } = property
  const { items } = schema
  return {
    ...property,
    schema: isJsonObject(items) ? { ...schema, items: opened(items, computed) } : opened(schema, computed),
  }
}

function opened(schema: JsonSchema, names: readonly string[]): JsonSchema {
  return {
    ...schema,
    required: textsOf(schema['required']).filter((name) => !names.includes(name)),
    properties: { ...objectOf(schema['properties']), ...Object.fromEntries(names.map((name) => [name, {}])) },
  }
}

function conditionsOf(property: Property): Check[] {
  // A secret's column holds a hash or a sealed text, not the value that the schema describes.
  if (!property.column || property.secret) return []
  const atMost = property.atMost ? [atMostOf(property, property.atMost)] : []
  const [own = [], ...more] = partsOf(property.schema).map((schema) => checksByType({ ...property, schema }))
  return [...own, ...more.flatMap((checks, index) => further(checks, index + 2)), ...atMost]
}

/** A schema, and the members of its allOf. For json one expression states all of them. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  return [schema, ...listOf(schema['allOf']).filter(isJsonObject).flatMap(partsOf)]
}

function further(checks: readonly Check[], number: number): Check[] {
  return checks.flatMap(([what, condition]) =>
    ['finite', 'type', 'content'].includes(what) ? [] : [[`${what}_${number}`, condition]],
  )
}

function checksByType(property: Property): Check[] {
  const column = sqlName(property.name)
  switch (property.column?.type) {
    case 'text':
      return [...enumCheck(column, property), ...textChecks(column, property)]
    case 'integer':
    case 'decimal':
    case 'double':
      return [...enumCheck(column, property), ...numberChecks(column, property)]
    case 'boolean':
      return enumCheck(column, property)
    case 'json':
      return jsonChecks(column, property)
    default:
      return []
  }
}

function textChecks(column: Ddl, { schema }: Property): Check[] {
  const { minLength, maxLength, pattern, format } = schema
  const portable = typeof pattern === 'string' ? portablePattern(pattern) : undefined
  const ofFormat = typeof format === 'string' ? portableFormat(format) : undefined
  return [
    ...compare('min_length', ddl`char_length(${column}) >=`, minLength === 0 ? undefined : minLength),
    ...compare('max_length', ddl`char_length(${column}) <=`, maxLength),
    ...compare('pattern', ddl`${column} ~`, portable),
    ...compare('format', ddl`${column} ~`, ofFormat),
  ]
}

function numberChecks(column: Ddl, property: Property): Check[] {
  const { schema, column: stored } = property
  // The type of four bytes enforces its own bounds, that of eight allows more than clients may send.
  const limits = sqlTypeOf(property) === 'bigint' ? boundedInteger(schema) : schema
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits
  const bounded = typeof minimum === 'number' && typeof maximum === 'number'
  const exact = stored?.type === 'double' ? undefined : multipleOf
  const step: Check[] =
    typeof exact === 'number' ? [['multiple_of', ddl`mod(${column}, ${sqlLiteral(exact)}) = 0`]] : []
  return [
    ...compare('min', ddl`${column} >=`, minimum),
    ...compare('max', ddl`${column} <=`, maximum),
    ...compare('above', ddl`${column} >`, exclusiveMinimum),
    ...compare('below', ddl`${column} <`, exclusiveMaximum),
    ...step,
    ...(stored?.type === 'integer' || bounded ? [] : [finite(column)]),
  ]
}

// numeric and double precision know NaN and Infinity, JSON does not. NaN is greater than all numbers, so two bounds refuse all
// three.
function finite(column: Ddl): Check {
  return ['finite', ddl`${column} NOT IN ('NaN', 'Infinity', '-Infinity')`]
}

function enumCheck(column: Ddl, { schema }: Property): Check[] {
  const values = comparedValues(schema.enum ?? schema.const ?? [])
  if (values.length === 0) return []
  // A boolean column takes both truth values anyway.
  if (values.includes(true) && values.includes(false)) return []
  return [['enum', ddl`${column} IN (${ddlList(values.map(sqlLiteral))})`]]
}

function jsonChecks(column: Ddl, { schema }: Property): Check[] {
  const rules = jsonRules(schema)
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  const [type] = types
  const isOne = types.length === 1 && (type === 'array' || type === 'object')
  if (!isOne) return contentChecks(column, rules)
  const others = rules.filter(({ path, keyword }) => path.length > 0 || keyword !== 'type')
  return [['type', ddl`jsonb_typeof(${column}) = ${sqlLiteral(type)}`], ...contentChecks(column, others)]
}

/** Checks that nothing in the value breaks a rule; another part of the column says whether it may be NULL. */
function contentChecks(column: Ddl, rules: readonly JsonRule[]): Check[] {
  if (rules.length === 0) return []
  const path = sqlLiteral(`strict $ ? (${brokenBy(rules)})`)
  return [['content', ddl`NOT jsonb_path_exists(${column}, ${path}, '{}', true)`]]
}

function atMostOf({ name, field }: Property, limit: string): Check {
  const valueOf = field === 'clock' ? clockSql : sqlName
  return ['at_most', ddl`${valueOf(name)} <= ${valueOf(limit)}`]
}

function compare(what: string, left: Ddl, right: Json | undefined): Check[] {
  return typeof right === 'number' || typeof right === 'string'
    ? [[what, ddl`${left} ${sqlLiteral(right)}`]]
    : []
}
