import type { Field } from '#shared/contracts/Resource.ts'
import { isJson, textOf } from '../../kit/text/readValue.ts'
import type { Values } from '../../session/entities/recordName.ts'
import type { ValueWords } from '../ValueWords.ts'
import { fieldViews } from './fieldViews.ts'

/** The value of a property as readable plain text; empty if it is not set. */
export function displayText(field: Field, record: Values, words: ValueWords): string {
  const value = record[field.source]
  if (!isJson(value) || value === null || value === '') return ''
  if (field.nameFrom) return textOf(record[field.nameFrom] ?? value)
  return fieldViews[field.type].text(value, { field, words, textWithin: displayText })
}
