import type { Json } from '#shared/contracts/Json.ts'
import { formatMoney, formatNumber, formatPercent } from '#shared/fields/formatNumber.ts'
import { textOf } from '../../kit/text/readValue.ts'
import type { FieldView, TextContext } from '../FieldView.ts'
import { figures } from '../looks.tsx'
import { MoneyInput, NumberInput, PercentInput } from './NumberInput.tsx'

export const number: FieldView = {
  filter: NumberInput,
  range: NumberInput,
  cell: figures,
  text: written((value, { field }) => formatNumber(value, field.scale)),
}

/** A year or an order number is no amount: whole numbers are not grouped. */
export const integer: FieldView = { ...number, text: textOf }

export const money: FieldView = {
  filter: MoneyInput,
  range: MoneyInput,
  cell: figures,
  text: written(formatMoney),
}

export const percent: FieldView = {
  filter: PercentInput,
  range: PercentInput,
  cell: figures,
  text: written((value, { field }) => formatPercent(value, field.scale)),
}

function written(format: (value: number, context: TextContext) => string): FieldView['text'] {
  return (value: Json, context) => (typeof value === 'number' ? format(value, context) : textOf(value))
}
