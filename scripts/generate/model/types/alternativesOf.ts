import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf, textsOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { textOf } from '../../load/readJson.ts'

/** Objects of several shapes, and the property whose constant tells them apart. */
export interface Alternatives {
  /** `oneOf`, or `anyOf`, which means the same if the constants differ. */
  keyword: 'oneOf' | 'anyOf'
  by: string
  members: readonly Alternative[]
}

/** One shape: its constant, and its schema. */
export interface Alternative {
  value: string
  /** Its index in the list. */
  index: number
  schema: JsonObject
}

/** The alternatives of a schema; undefined if no property tells them apart. */
export function alternativesOf(schema: JsonObject): Alternatives | undefined {
  if (schema['properties'] !== undefined || schema['$ref'] !== undefined) return undefined
  const keyword = alternativesWord(schema)
  if (keyword === undefined) return undefined
  const shapes = shapesIn(schema[keyword])
  for (const by of Object.keys(objectOf(shapes[0]?.schema['properties']))) {
    const members = shapes.flatMap((shape) => {
      const value = constantIn(shape.schema, by)
      return value === undefined ? [] : [{ ...shape, value }]
    })
    const differ = new Set(members.map(({ value }) => value)).size === shapes.length
    if (differ && members.length === shapes.length) return { keyword, by, members }
  }
  return undefined
}

/** The alternatives for each entry of a list; undefined also if an entry may be null, which no row can be. */
export function alternativeRowsOf(schema: JsonObject): Alternatives | undefined {
  const items = objectOf(schema['items'])
  const found = alternativesOf(items)
  return found?.members.length === listOf(items[found?.keyword ?? '']).length ? found : undefined
}

/** The keyword under which a schema lists two or more shapes of objects, and nothing else except null. */
export function alternativesWord(schema: JsonObject): Alternatives['keyword'] | undefined {
  return keywords.find((keyword) => {
    const members = listOf(schema[keyword]).filter((member) => !isNull(member))
    return members.length > 1 && members.every((member) => isJsonObject(objectOf(member)['properties']))
  })
}

const keywords = ['oneOf', 'anyOf'] as const

function shapesIn(members: Json | undefined): { index: number; schema: JsonObject }[] {
  return listOf(members).flatMap((member, index) =>
    isJsonObject(member) && !isNull(member) ? [{ index, schema: member }] : [],
  )
}

function isNull(member: Json): boolean {
  return objectOf(member)['type'] === 'null'
}

/** The only value that a property has in a shape, if the shape requires the property. */
function constantIn({ properties, required }: JsonObject, name: string): string | undefined {
  const { const: value, enum: values, ...others } = objectOf(objectOf(properties)[name])
  const [only, ...rest] = listOf(values)
  const isDemanded = textsOf(required).includes(name) && others['default'] === undefined
  return isDemanded ? textOf(value ?? (rest.length === 0 ? only : undefined)) : undefined
}
