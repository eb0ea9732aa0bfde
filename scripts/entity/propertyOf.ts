import type { JsonObject } from '#shared/contracts/Json.ts'
import { lineOf } from '../generate/load/readJson.ts'
import { humanise } from '#shared/words/nameForms.ts'

/** A property of a new schema. */
export interface NewProperty {
  name: string
  schema: JsonObject
}

/** The schema of each property type on the command line. */
const types: Readonly<Record<string, JsonObject>> = {
  text: { type: 'string', maxLength: 200 },
  longText: { type: 'string', maxLength: 5000, 'x-widget': 'textarea' },
  richText: { type: 'string', maxLength: 100000, 'x-widget': 'richText' },
  integer: { type: 'integer', minimum: 0, maximum: 999999 },
  number: { type: 'number' },
  money: { $ref: 'definitions/money.json' },
  percent: { $ref: 'definitions/percent.json' },
  boolean: { type: 'boolean', default: false },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  email: { type: 'string', format: 'email', maxLength: 254 },
  url: { type: 'string', format: 'uri', maxLength: 1000 },
  image: { $ref: 'definitions/imageAddress.json' },
}

/** The available types, as a sentence for people. */
export const typesInWords = `${Object.keys(types).join(', ')}, enum(a|b), reference(entity)`

/** Reads `name:type` or `name:type:中文:English`; the default type is text. */
export function propertyOf(text: string): NewProperty {
  const [name = '', type = 'text', zh = name, en = humanise(name)] = text
    .split(':')
    .map((part) => part.trim())
  const schema = lineOf(types, type) ?? enumOf(type) ?? referenceOf(type)
  if (!/^[A-Za-z][A-Za-z0-9_]*$/u.test(name)) throw new Error(`"${name}" cannot be the name of a property.`)
  if (!schema) throw new Error(`"${type}" is no type of a property. Write one of: ${typesInWords}.`)
  return { name, schema: { ...schema, 'x-label': { zh, en } } }
}

function enumOf(type: string): JsonObject | undefined {
  const values = /^enum\(([^)]+)\)$/u.exec(type)?.[1]?.split('|')
  if (!values) return undefined
  const choices = values.map((value) => ({ const: value, 'x-label': { zh: value, en: humanise(value) } }))
  return { type: 'string', oneOf: choices, default: values[0] ?? '' }
}

function referenceOf(type: string): JsonObject | undefined {
  const entity = /^reference\(([a-z][A-Za-z0-9]*)\)$/u.exec(type)?.[1]
  return entity === undefined ? undefined : { type: 'string', format: 'uuid', 'x-reference': { entity } }
}
