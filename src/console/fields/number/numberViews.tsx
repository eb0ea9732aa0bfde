import type { Json } from '#shared/contracts/Json.ts'
import { formatMoney, formatNumber, formatPercent } from '#shared/fields/formatNumber.ts'
import { listOf, textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { FieldView, TextContext } from '../FieldView.ts'
import { chips, figures } from '../looks.tsx'
import { Stars } from './Stars.tsx'
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

export const rating: FieldView = {
  ...integer,
  cell: ({ value, field }) => <Stars value={value} of={field.stars} />,
}

export const numbers: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, text, place }) =>
    place === 'list' ? <Clipped text={text} /> : chips(listOf(value).map(textOf), { place }),
  text: (value) => listOf(value).map(textOf).join(', '),
}

function written(format: (value: number, context: TextContext) => string): FieldView['text'] {
  return (value: Json, context) => (typeof value === 'number' ? format(value, context) : textOf(value))
}
