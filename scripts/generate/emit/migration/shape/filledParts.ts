import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { withDefaults } from '#shared/validation/withDefaults.ts'
import { textOf } from '../../../load/readJson.ts'
import type { Property } from '../../../contracts/Model.ts'
import { requiredSchema } from '../../../model/types/nullable.ts'
import type { Ddl } from '../../../print/Ddl.ts'
import { ddl, ddlList, sqlLiteral, sqlName } from '../../../print/Ddl.ts'
import type { ColumnShape } from './Shape.ts'

/**
 * The names that are required inside a list or an object and have a default, and the column's value with these defaults in every
 * place where they are missing.
 */
export function filledParts({ name, column, schema }: Property): Pick<ColumnShape, 'filled'> {
  if (column?.type !== 'json') return {}
  const names = new Set<string>()
  const value = filled(sqlName(name), schema, { names, depth: 0 })
  return value ? { filled: { names: [...names], value: value.text } } : {}
}

interface Place {
  /** The names that were found to have a default. */
  names: Set<string>
  /** The depth of lists: lists inside lists need other names for their rows. */
  depth: number
}

/** The value with the defaults of its required parts; undefined if there is nothing to fill. */
function filled(value: Ddl, schema: Json | undefined, place: Place): Ddl | undefined {
  if (!isJsonObject(schema)) return undefined
  const shape = requiredSchema(schema)
  if (shape['discriminator'] !== undefined) return filledAlternative(value, shape, place)
  return isJsonObject(shape['items'])
    ? filledRows(value, shape['items'], place)
    : filledObject(value, shape, place)
}

function filledRows(value: Ddl, items: JsonObject, { names, depth }: Place): Ddl | undefined {
  const row = sqlName(`row ${depth}`)
  const at = sqlName(`place ${depth}`)
  const inner = filled(row, items, { names, depth: depth + 1 })
  if (!inner) return undefined
  const rows = ddl`jsonb_array_elements(${value}) WITH ORDINALITY AS ${row} (${row}, ${at})`
  const list = ddl`(SELECT coalesce(jsonb_agg(${inner} ORDER BY ${at}), '[]') FROM ${rows})`
  return ddl`(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${list} ELSE ${value} END)`
}

function filledObject(value: Ddl, schema: JsonSchema, place: Place): Ddl | undefined {
  const parts = Object.entries(objectOf(schema.properties))
  const inside = parts.flatMap(([name, part]): Ddl[] => {
    const old = memberOf(value, name)
    const inner = filled(old, part, place)
    return inner ? [ddl`CASE WHEN ${old} IS NULL THEN '{}' ELSE ${single(name, inner)} END`] : []
  })
  const missing = textsOf(schema['required']).flatMap((name): Ddl[] => {
    const { [name]: given = null } = withDefaults({ properties: { [name]: partOf(schema, name) } }, {}, true)
    if (given === null) return []
    place.names.add(name)
    const isMissing = ddl`coalesce(${memberOf(value, name)}, 'null') = 'null'`
    return [ddl`CASE WHEN ${isMissing} THEN ${single(name, json(given))} ELSE '{}' END`]
  })
  const changes = [...inside, ...missing]
  if (changes.length === 0) return undefined
  const whole = changes.reduce((sum, change) => ddl`${sum} || ${change}`, value)
  return ddl`(CASE jsonb_typeof(${value}) WHEN 'object' THEN ${whole} ELSE ${value} END)`
}

/** Fills alternatives, each of which has defaults of its own. */
function filledAlternative(value: Ddl, { discriminator, oneOf }: JsonObject, place: Place): Ddl | undefined {
  const by = textOf(objectOf(discriminator)['propertyName']) ?? ''
  const cases = listOf(oneOf).flatMap((member): Ddl[] => {
    const { const: only, enum: values } = objectOf(partOf(objectOf(member), by))
    const inner = filledObject(value, objectOf(member), place)
    return inner ? [ddl`WHEN ${json(only ?? listOf(values)[0] ?? null)} THEN ${inner}`] : []
  })
  if (cases.length === 0) return undefined
  const all = cases.reduce((sum, one) => ddl`${sum} ${one}`)
  return ddl`(CASE ${memberOf(value, by)} ${all} ELSE ${value} END)`
}

function partOf({ properties = null }: JsonSchema, name: string): Json {
  return objectOf(properties)[name] ?? {}
}

function memberOf(value: Ddl, name: string): Ddl {
  return ddl`(${value} -> ${sqlLiteral(name)})`
}

function single(name: string, value: Ddl): Ddl {
  return ddl`jsonb_build_object(${ddlList([sqlLiteral(name), value])})`
}

function json(value: Json): Ddl {
  return ddl`${sqlLiteral(JSON.stringify(value))}::jsonb`
}
