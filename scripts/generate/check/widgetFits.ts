import type { JsonObject } from '#shared/contracts/Json.ts'
import type { FieldType } from '#shared/contracts/Resource.ts'
import { lineOf, textOf } from '../load/readJson.ts'
import { fieldOf } from '../model/fieldOf.ts'
import { optionMembers } from '../model/options.ts'

const texts: readonly FieldType[] = [
  'text',
  'longText',
  'richText',
  'time',
  'email',
  'url',
  'image',
  'secret',
]
const choices: readonly FieldType[] = ['enum', 'boolean']

const fieldsOf: Readonly<Record<string, readonly FieldType[]>> = {
  text: [...texts, 'integer', 'number', 'money', 'percent'],
  textarea: texts,
  richText: texts,
  image: texts,
  file: texts,
  region: texts,
  color: texts,
  password: texts,
  json: ['json', 'object', 'rows', 'tags', 'enums', 'images'],
  switch: ['boolean'],
  radio: choices,
  select: [...choices, 'enums', 'reference', 'references'],
  tags: ['tags', 'enums', 'references'],
  images: ['images', 'tags'],
  tree: ['reference', 'references'],
  reference: ['reference', 'references'],
  date: ['date', 'datetime'],
  datetime: ['datetime', 'date'],
  table: ['rows'],
  apiCalls: ['rows'],
  permissions: ['references'],
  grantable: ['references'],
}

/** True when the widget a property names can edit its type. */
export function widgetFits(schema: JsonObject): boolean {
  const fields = lineOf(fieldsOf, textOf(schema['x-widget']))
  if (!fields) return true
  const { 'x-widget': widget, ...rest } = schema
  if ((widget === 'select' || widget === 'radio') && optionMembers(rest).length > 0) return true
  return fields.includes(fieldOf(rest).field)
}
