import type { FieldType } from '#shared/contracts/Resource.ts'
import type { ColumnType } from '#shared/contracts/Table.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isObject, lineOf, listOf, numberOf, objectOf, textOf } from '../load/readJson.ts'
import { optionValues } from './options.ts'
import { linkOf } from './linkOf.ts'
import { typesOf } from './typesOf.ts'

/** How a property is drawn and stored. */
export interface FieldKind {
  field: FieldType
  column?: { type: ColumnType; scale?: number }
}

const json: FieldKind = { field: 'json', column: { type: 'json' } }

/** Decides from a property's schema how it is drawn and stored. */
export function fieldOf(schema: JsonObject): FieldKind {
  if (linkOf(schema)) return { field: 'references' }
  const [type, ...others] = typesOf(schema)
  if (type === undefined || others.length > 0) return json
  const kind = lineOf(kinds, type)
  return kind ? kind(schema) : json
}

const kinds: Readonly<Record<string, (schema: JsonObject) => FieldKind>> = {
  string: textField,
  integer: () => ({ field: 'integer', column: { type: 'integer' } }),
  number: numberField,
  boolean: () => ({ field: 'boolean', column: { type: 'boolean' } }),
  array: listField,
  object: (schema) => (isObject(schema['properties']) ? { ...json, field: 'object' } : json),
}

function textField(schema: JsonObject): FieldKind {
  const format = textOf(schema['format']) ?? ''
  const type = lineOf(textColumns, format) ?? 'text'
  if (schema['x-reference'] !== undefined) return { field: 'reference', column: { type: 'uuid' } }
  if (schema['x-secret'] !== undefined) return { field: 'secret', column: { type: 'text' } }
  if (optionValues(schema).length > 0) return { field: 'enum', column: { type: 'text' } }
  const widget = lineOf(textWidgets, textOf(schema['x-widget']))
  if (widget) return { field: widget, column: { type } }
  if (schema['contentMediaType'] === 'text/html') return { field: 'richText', column: { type } }
  const isLong = (numberOf(schema['maxLength']) ?? 0) > longest
  return { field: lineOf(textFormats, format) ?? (isLong ? 'longText' : 'text'), column: { type } }
}

// A text of more characters does not fit into one line of a form.
const longest = 300

const textColumns: Readonly<Record<string, ColumnType>> = {
  uuid: 'uuid',
  date: 'date',
  'date-time': 'timestamp',
}

const textFormats: Readonly<Record<string, FieldType>> = {
  date: 'date',
  'date-time': 'datetime',
  time: 'time',
  email: 'email',
  uri: 'url',
}

const textWidgets: Readonly<Record<string, FieldType>> = {
  text: 'text',
  textarea: 'longText',
  richText: 'richText',
  image: 'image',
}

function numberField(schema: JsonObject): FieldKind {
  const unit = textOf(schema['x-unit'])
  if (unit === 'money' || unit === 'percent') return { field: unit, column: { type: 'decimal', scale: 2 } }
  const scale = decimalsOf(numberOf(schema['multipleOf']))
  return { field: 'number', column: scale === undefined ? { type: 'double' } : { type: 'decimal', scale } }
}

/** Digits after the point of a step such as 0.05; undefined when there is no step. */
function decimalsOf(step: number | undefined): number | undefined {
  if (step === undefined) return undefined
  const [digits = '', exponent = '0'] = String(step).split('e')
  const written = digits.split('.')[1]?.length ?? 0
  return Math.max(0, written - Number(exponent))
}

function listField(schema: JsonObject): FieldKind {
  const items = objectOf(singleItem(schema['items']))
  const [type, ...others] = typesOf(items)
  if (others.length > 0) return json
  if (type === 'object' && isObject(items['properties'])) return { ...json, field: 'rows' }
  if (type !== 'string') return json
  if (schema['x-widget'] === 'images') return { ...json, field: 'images' }
  return { ...json, field: optionValues(items).length > 0 ? 'enums' : 'tags' }
}

function singleItem(items: Json | undefined): Json | undefined {
  return listOf(items).length > 0 ? undefined : items
}
