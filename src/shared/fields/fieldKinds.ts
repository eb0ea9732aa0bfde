import { boolean, enums, images, oneOf, tags } from './choices.ts'
import { date, datetime, time } from './days.ts'
import type { FieldFacts } from './FieldFacts.ts'
import { reference, references } from './links.ts'
import { integer, money, number, percent } from './numbers.ts'
import { json, object, rows } from './structures.ts'
import { email, file, image, longText, richText, secret, text, url } from './texts.ts'

/** Every kind of field, with its fact sheet. Its view in the console stands in `src/console/fields/`. */
export const fieldKinds = {
  text,
  longText,
  richText,
  integer,
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
  email,
  url,
  image,
  images,
  file,
  tags,
  secret,
  json,
  object,
  rows,
} as const satisfies Record<string, FieldFacts>

/** How the console draws, filters and edits a property, and how it is stored. */
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
