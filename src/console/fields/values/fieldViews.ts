import type { FieldKind } from '#shared/fields/fieldKinds.ts'
import { boolean } from '../boolean/booleanView.tsx'
import { enums, oneOf } from '../choice/choiceViews.tsx'
import { clock, date, datetime, time } from '../date/dateViews.tsx'
import { duration } from '../duration/durationView.tsx'
import type { FieldView } from '../FieldView.ts'
import { file, files } from '../file/fileView.tsx'
import { image, images } from '../image/imageViews.tsx'
import { json } from '../json/jsonFieldView.tsx'
import { namedValues } from '../named/namedValuesView.tsx'
import { markdown } from '../markdown/markdownFieldView.tsx'
import { integer, money, number, numbers, percent, rating } from '../number/numberViews.tsx'
import { object } from '../object/objectView.tsx'
import { reference, references } from '../reference/referenceViews.tsx'
import { richText } from '../richText/richTextFieldView.tsx'
import { alternativeRows } from '../rows/alternativeRowsView.tsx'
import { rows } from '../rows/rowsView.tsx'
import { secret } from '../secret/secretView.tsx'
import { entities } from '../choice/entitiesView.tsx'
import { tags } from '../tags/tagsView.tsx'
import { email, longText, phone, text, url } from '../text/textViews.tsx'

/** How the console filters and shows every kind of field. */
export const fieldViews: Readonly<Record<FieldKind, FieldView>> = {
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
  alternatives: object,
  alternativeRows,
  values: namedValues,
  rows,
}
