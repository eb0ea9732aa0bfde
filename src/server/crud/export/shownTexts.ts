import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Field } from '#shared/contracts/Resource.ts'
import type { Language } from '#shared/contracts/Text.ts'
import type { CellForm } from '#shared/fields/FieldFacts.ts'
import { factsOf } from '#shared/fields/fieldKinds.ts'
import { fieldsInside } from '#shared/contracts/fieldsInside.ts'
import { formatDuration } from '#shared/fields/times/formatDuration.ts'
import { fileOf } from '#shared/fields/fileValue.ts'
import { formatMoney, formatNumber, formatPercent } from '#shared/fields/formatNumber.ts'
import { formatTime } from '#shared/fields/times/timeOfDay.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { textOf } from '../entity/textOf.ts'
import type { Clock } from './clockIn.ts'

/** The words and the clock used to write values. */
export interface TextFormat {
  language: Language
  yes: string
  no: string
  /** The label of a property; the path of an inner property has dots. */
  label: (path: string) => string
  /** The label of a choice. */
  choice: (path: string, value: string) => string
  clock: Clock
  /** The name of a record to which a row refers. */
  nameOf: (id: string) => string
}

interface Place {
  field: Field
  /** The path of the property, including the properties around it. */
  path: string
  format: TextFormat
}

type Tell = (value: Json, place: Place) => string

/** A property's value as the console shows it; empty if it is not set. */
export function shownText(record: JsonObject, { field, path, format }: Place): string {
  const value = record[field.source] ?? null
  if (value === null || value === '') return ''
  if (field.nameFrom) return textOf(record[field.nameFrom] ?? value)
  return shownTexts[factsOf(field.type).cell](value, { field, path, format })
}

const list: Tell = (value) => listOf(value).map(textOf).join(', ')

const object: Tell = (value, place) => (isJsonObject(value) ? partsOf(value, place) : textOf(value))

const shownTexts: Readonly<Record<CellForm, Tell>> = {
  text: textOf,
  integer: textOf,
  number: written((value, { field }) => formatNumber(value, field.scale)),
  money: written(formatMoney),
  percent: written((value, { field }) => formatPercent(value, field.scale)),
  truth: (value, { format }) => (value === true ? format.yes : format.no),
  choice: (value, { path, format }) => format.choice(path, textOf(value)),
  choices: (value, { path, format }) =>
    listOf(value)
      .map((each) => format.choice(path, textOf(each)))
      .join(', '),
  reference: (value, { format }) => format.nameOf(textOf(value)),
  references: (value, { field }) => {
    const { key = 'id', nameKey = key } = field.reference ?? {}
    return listOf(value)
      .map((each) => textOf(isJsonObject(each) ? each[nameKey] : each))
      .join(', ')
  },
  day: textOf,
  moment: (value, { format }) => format.clock.dateTime(textOf(value)),
  time: (value, { format }) => formatTime(textOf(value), format.clock.zone),
  clock: textOf,
  duration: (value, { format }) => formatDuration(textOf(value), format.language),
  file: (value) => fileOf(textOf(value))?.name ?? textOf(value),
  files: (value) =>
    listOf(value)
      .map((each) => fileOf(textOf(each))?.name ?? textOf(each))
      .join(', '),
  texts: list,
  numbers: list,
  json: (value, place) => {
    if (typeof value === 'number') return formatNumber(value, place.field.scale)
    if (typeof value === 'boolean') return value ? place.format.yes : place.format.no
    return Array.isArray(value) ? list(value, place) : textOf(value)
  },
  object,
  values: (value, { field, path, format }) =>
    isJsonObject(value)
      ? Object.keys(value)
          .map((source) => {
            const inner = { type: 'text', sortable: false, ...field.values, source } as const
            return `${source}: ${shownText(value, { field: inner, path, format })}`
          })
          .join(', ')
      : textOf(value),
  rows: (value, place) =>
    listOf(value)
      .map((row) => object(row, place))
      .join('; '),
}

function written(format: (value: number, place: Place) => string): Tell {
  return (value, place) => (typeof value === 'number' ? format(value, place) : textOf(value))
}

/** The values that are set inside an object, each with its label. */
function partsOf(value: JsonObject, { field, path, format }: Place): string {
  const texts = fieldsInside(field, value).flatMap((part) => {
    const inner = `${path}.${part.source}`
    const text = shownText(value, { field: part, path: inner, format })
    if (text === '') return []
    // The property that selects the alternative needs no label.
    return [part === field.alternatives?.by ? text : `${format.label(inner)}: ${text}`]
  })
  return texts.join(', ')
}
