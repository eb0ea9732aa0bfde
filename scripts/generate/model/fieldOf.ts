import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import type { SchemaSign, ValueShape } from '#shared/fields/FieldFacts.ts'
import { factsOf, kindNames } from '#shared/fields/fieldKinds.ts'
import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { lineOf, numberOf, textOf } from '../load/readJson.ts'
import { linkOf } from './references/linkOf.ts'
import { alternativeRowsOf, alternativesOf } from './types/alternativesOf.ts'
import { isChoice } from './types/options.ts'
import { typesOf } from './types/typesOf.ts'

/** The kind of field and the column of a property. */
export interface FieldRepresentation {
  field: FieldKind
  column?: { type: ColumnType; scale?: number }
}

/** Decides from a property's schema how it is drawn and stored. */
export function fieldOf(schema: JsonObject): FieldRepresentation {
  const field = kindOf(schema)
  const column = columnOf(field, schema)
  return { field, ...(column && { column }) }
}

/** The kind that answers to the strongest sign of the schema; free JSON if none does. */
function kindOf(schema: JsonObject): FieldKind {
  const shape = shapeOf(schema)
  const found = signsIn(schema).map((sign) => kinds.get(`${shape} ${sign}`))
  return found.find((kind) => kind !== undefined) ?? 'json'
}

const kinds = new Map(
  kindNames.flatMap((kind) =>
    Object.entries(factsOf(kind).answersTo).flatMap(([shape, signs]) =>
      signs.map((sign) => [`${shape} ${sign}`, kind] as const),
    ),
  ),
)

function shapeOf(schema: JsonObject): ValueShape | undefined {
  if (linkOf(schema)) return 'links'
  if (alternativesOf(schema)) return 'object'
  const [type, ...others] = typesOf(schema)
  if (others.length > 0) return undefined
  return type === 'array' ? listShapeOf(schema) : plainShapes.find((shape) => shape === type)
}

const plainShapes = ['string', 'integer', 'number', 'boolean', 'object'] as const satisfies ValueShape[]

function listShapeOf(schema: JsonObject): ValueShape | undefined {
  if (alternativeRowsOf(schema)) return 'objects'
  const [type, ...others] = typesOf(itemsOf(schema))
  if (others.length > 0) return undefined
  return lineOf(listShapes, type)
}

const listShapes: Readonly<Record<string, ValueShape>> = {
  object: 'objects',
  string: 'texts',
  integer: 'numbers',
  number: 'numbers',
}

function itemsOf(schema: JsonObject): JsonObject {
  const items: Json | undefined = schema['items']
  return objectOf(listOf(items).length > 0 ? undefined : items)
}

/** The signs of a schema, the strongest first. */
function signsIn(schema: JsonObject): SchemaSign[] {
  const described = listShapeOf(schema) ? itemsOf(schema) : schema
  const isLong = (numberOf(schema['maxLength']) ?? 0) > longest
  return [
    ...(schema['x-reference'] === undefined ? [] : (['x-reference'] as const)),
    ...(schema['x-secret'] === undefined ? [] : (['x-secret'] as const)),
    ...(isChoice(described) ? (['options'] as const) : []),
    `x-widget ${textOf(schema['x-widget'])}`,
    ...(schema['contentMediaType'] === 'text/html' ? (['text/html'] as const) : []),
    `format ${textOf(schema['format'])}`,
    `x-unit ${textOf(schema['x-unit'])}`,
    ...(isLong ? (['long'] as const) : []),
    ...((alternativesOf(schema) ?? alternativeRowsOf(schema)) ? (['alternatives'] as const) : []),
    ...(hasProperties(described) ? (['properties'] as const) : []),
    ...(valueSchemaOf(schema) ? (['values'] as const) : []),
    'plain',
  ]
}

/** Whether there are properties to draw fields for: many tools write an empty `properties` if people choose the names. */
function hasProperties(schema: JsonObject): boolean {
  return Object.keys(objectOf(schema['properties'])).length > 0
}

/** The schema of the values in an object whose names people choose, if each is a single plain value. */
export function valueSchemaOf(schema: JsonObject): JsonObject | undefined {
  const { patternProperties, additionalProperties: value } = schema
  if (hasProperties(schema) || isJsonObject(patternProperties) || !isJsonObject(value) || isChoice(value))
    return undefined
  const [type = '', ...others] = typesOf(value)
  const isPlain = ['string', 'integer', 'number', 'boolean'].includes(type) && others.length === 0
  return isPlain && value['x-reference'] === undefined ? value : undefined
}

// A text of more characters does not fit into one line of a form.
const longest = 300

function columnOf(field: FieldKind, schema: JsonObject): FieldRepresentation['column'] {
  const { column, scale } = factsOf(field)
  if (column === 'byFormat') return { type: lineOf(textColumns, textOf(schema['format'])) ?? 'text' }
  if (column === 'byStep') return stepColumn(numberOf(schema['multipleOf']))
  if (column === 'byType') return optionColumn(schema)
  return column && { type: column, ...(scale !== undefined && { scale }) }
}

const textColumns: Readonly<Record<string, ColumnType>> = {
  uuid: 'uuid',
  date: 'date',
  'date-time': 'timestamp',
}

/** The column of a choice: options are stored like values of their type, those of money and percent just as exactly. */
function optionColumn(schema: JsonObject): FieldRepresentation['column'] {
  const [type = ''] = typesOf(schema)
  if (type !== 'number') return { type: lineOf(optionColumns, type) ?? 'text' }
  return schema['x-unit'] === undefined
    ? stepColumn(numberOf(schema['multipleOf']))
    : { type: 'decimal', scale: 2 }
}

const optionColumns: Readonly<Record<string, ColumnType>> = { integer: 'integer', boolean: 'boolean' }

/** The column of a number: exact if the step determines the number of decimals. */
function stepColumn(step: number | undefined): FieldRepresentation['column'] {
  return step === undefined ? { type: 'double' } : { type: 'decimal', scale: decimalsOf(step) }
}

/** The number of digits after the point of a step such as 0.05. */
function decimalsOf(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e')
  const written = digits.split('.')[1]?.length ?? 0
  return Math.max(0, written - Number(exponent))
}
