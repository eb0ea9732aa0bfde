import type { Field } from '#shared/contracts/Resource.ts'
import { formatDateTime } from '../../kit/text/formatDateTime.ts'
import { formatTime } from '../date/timeOfDay.ts'
import { formatMoney, formatNumber, formatPercent } from '../../kit/text/formatNumber.ts'
import type { EntityWords } from '../../session/entities/entityWords.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { Values } from '../../session/entities/recordName.ts'

/** Words a value may need. */
export interface ValueWords extends Pick<EntityWords, 'value' | 'label'> {
  yes: string
  no: string
  /** Where no value is set. */
  nothing: string
}

/** The words of what is inside the property. */
export function wordsWithin(words: ValueWords, source: string): ValueWords {
  return {
    ...words,
    label: (inner) => words.label(`${source}.${inner}`),
    value: (inner, value) => words.value(`${source}.${inner}`, value),
  }
}

/** A value as people read it, as plain text; empty when it is not set. */
export function displayText(field: Field, record: Values, words: ValueWords): string {
  const value = record[field.source]
  if (value === undefined || value === null || value === '') return ''
  if (field.nameFrom) return textOf(record[field.nameFrom] ?? value)
  if (typeof value === 'number') return numberText(field, value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field.type === 'datetime') return formatDateTime(textOf(value))
  if (field.type === 'time') return formatTime(textOf(value))
  if (field.type === 'enum') return words.value(field.source, textOf(value))
  if (Array.isArray(value)) {
    const apart = field.type === 'rows' ? '; ' : ', '
    return value.map((item: unknown) => itemText(field, item, words)).join(apart)
  }
  return field.type === 'object' && isRecord(value) ? partsText(field, value, words) : textOf(value)
}

/** What is set inside an object, each with its name. */
function partsText({ source, fields = [] }: Field, object: Values, words: ValueWords): string {
  const inside = wordsWithin(words, source)
  const texts = fields.flatMap((field) => {
    const text = displayText(field, object, inside)
    return text === '' ? [] : [`${inside.label(field.source)}: ${text}`]
  })
  return texts.join(', ')
}

function numberText({ type, scale }: Field, value: number): string {
  if (type === 'money') return formatMoney(value)
  if (type === 'percent') return formatPercent(value, scale)
  // A year or an order number is no amount: whole numbers are not grouped.
  return type === 'integer' ? String(value) : formatNumber(value, scale)
}

function itemText(field: Field, item: unknown, words: ValueWords): string {
  const { source, type, reference } = field
  if (type === 'rows' && isRecord(item)) return partsText(field, item, words)
  if (type === 'enums') return words.value(source, textOf(item))
  const name = isRecord(item) && reference ? item[reference.nameKey ?? reference.key ?? 'id'] : item
  return textOf(name)
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
