import { boolean, entities, enums, files, images, numbers, oneOf, tags } from './choices.ts'
import { clock, date, datetime, duration, time } from './days.ts'
import type { FieldFacts } from './FieldFacts.ts'
import { reference, references } from './links.ts'
import { integer, money, number, percent, rating } from './numbers.ts'
import { alternativeRows, alternatives, json, object, rows, values } from './structures.ts'
import { email, file, image, longText, markdown, phone, richText, secret, text, url } from './texts.ts'

/** Every kind of field, with its fact sheet. Its view in the console is in `src/console/fields/`. */
export const fieldKinds = {
  text,
  longText,
  richText,
  markdown,
  integer,
  rating,
  number,
  money,
  percent,
  boolean,
  enum: oneOf,
  enums,
  reference,
  references,
  date,
  datetime,
  time,
  clock,
  duration,
  email,
  phone,
  url,
  image,
  images,
  file,
  files,
  tags,
  entities,
  numbers,
  secret,
  json,
  object,
  alternatives,
  alternativeRows,
  values,
  rows,
} as const satisfies Record<string, FieldFacts>

/** A kind of field: decides how the console draws, filters and edits a property, and how it is stored. */
export type FieldKind = keyof typeof fieldKinds

/** The fact sheet of a kind. */
export function factsOf(kind: FieldKind): FieldFacts {
  return fieldKinds[kind]
}

/** Every kind, in the order of the registry. */
export const kindNames = Object.keys(fieldKinds).filter(isFieldKind)

function isFieldKind(text: string): text is FieldKind {
  return Object.hasOwn(fieldKinds, text)
}
