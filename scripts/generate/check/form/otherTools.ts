import { lineOf } from '../../load/readJson.ts'

const date = '"string", and beside it "format": "date"'
const moment = '"string", and beside it "format": "date-time"'
const choice = '"string", and beside it "oneOf": [{ "const": "…", "x-label": { "zh": "…", "en": "…" } }]'
const reference = '"string", and beside it "format": "uuid" and "x-reference": { "entity": "…" }'
const file = '"string", and beside it "x-widget": "file"'

/** Types of databases, languages and other tools, with their counterparts here. */
const types: Readonly<Record<string, string>> = {
  text: '"string"',
  varchar: '"string"',
  char: '"string"',
  int: '"integer"',
  bigint: '"integer"',
  long: '"integer"',
  float: '"number"',
  double: '"number"',
  real: '"number"',
  decimal: '"number"',
  numeric: '"number"',
  bool: '"boolean"',
  list: '"array"',
  map: '"object"',
  json: '"object"',
  date,
  datetime: moment,
  timestamp: moment,
  time: '"string", and beside it "format": "time-local"',
  uuid: '"string", and beside it "format": "uuid"',
  email: '"string", and beside it "format": "email"',
  url: '"string", and beside it "format": "uri"',
  enum: choice,
  select: choice,
  money: '"number", and beside it "x-unit": "money"',
  currency: '"number", and beside it "x-unit": "money"',
  reference,
  relation: reference,
  file,
  image: '"string", and beside it "x-widget": "image"',
  media: file,
}

/** Formats of other tools, with their counterparts here. */
const formats: Readonly<Record<string, string>> = {
  url: '"uri"',
  link: '"uri"',
  timestamp: '"date-time"',
  phone: '"x-widget": "phone" instead',
  tel: '"x-widget": "phone" instead',
  color: '"x-widget": "color" instead',
  password: '"x-secret": "hash" instead',
  html: '"contentMediaType": "text/html" instead',
  markdown: '"x-widget": "markdown" instead',
  binary: '"x-widget": "file" instead',
  file: '"x-widget": "file" instead',
  int32: '"type": "integer" alone',
  int64: '"type": "integer" alone',
  float: '"type": "number" alone',
  double: '"type": "number" alone',
}

const money = '"x-unit": "money" instead'
const percent = '"x-unit": "percent" instead'
const plainNumber = '"type": "number" or "integer" alone'
const link = '"format": "uri" instead'
const rows = '"type": "array" with "items" that are objects, and no widget'

/** Inputs of other tools whose counterpart here is no widget. */
const widgets: Readonly<Record<string, string>> = {
  money,
  currency: money,
  price: money,
  percent,
  percentage: percent,
  number: plainNumber,
  integer: plainNumber,
  updown: plainNumber,
  range: plainNumber,
  slider: plainNumber,
  time: '"format": "time-local" instead',
  email: '"format": "email" instead',
  url: link,
  uri: link,
  link,
  checkboxes: '"type": "array" with "items" that have "enum" or "oneOf", and no widget',
  subform: rows,
  repeater: rows,
}

/** Advice for a word of another tool; undefined if none is known. */
export function wordOfOtherTool(keyword: string, word: string): string | undefined {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    type: types,
    format: formats,
    'x-widget': widgets,
  }
  const table = lineOf(tables, keyword)
  const meant = table && lineOf(table, word.toLowerCase().replaceAll(/[^a-z0-9]/gu, ''))
  return meant === undefined ? undefined : `Write ${meant}.`
}
