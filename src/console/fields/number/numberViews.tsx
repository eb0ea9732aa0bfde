import type { Json } from '#shared/contracts/Json.ts'
import { formatMoney, formatNumber, formatPercent } from '#shared/fields/formatNumber.ts'
import { listOf } from '#shared/json/listOf.ts'
import { lazy } from '../../kit/page/lazy.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import type { FieldView, TextContext } from '../FieldView.ts'
import { drawChips, drawFigures } from '../drawings.tsx'
import { Stars } from './Stars.tsx'

// Loaded lazily: many lists do not show these filters at first.
const NumberFilter = lazy(async () => ({ default: (await import('./NumberInput.tsx')).NumberInput }))
const MoneyFilter = lazy(async () => ({ default: (await import('./NumberInput.tsx')).MoneyInput }))
const PercentFilter = lazy(async () => ({ default: (await import('./NumberInput.tsx')).PercentInput }))

export const number: FieldView = {
  filter: NumberFilter,
  range: NumberFilter,
  cell: drawFigures,
  text: numberText((value, { field }) => formatNumber(value, field.scale)),
}

/** Whole numbers are not grouped, because a year or an order number is no amount. */
export const integer: FieldView = { ...number, text: textOf }

export const money: FieldView = {
  filter: MoneyFilter,
  range: MoneyFilter,
  cell: drawFigures,
  text: numberText(formatMoney),
}

export const percent: FieldView = {
  filter: PercentFilter,
  range: PercentFilter,
  cell: drawFigures,
  text: numberText((value, { field }) => formatPercent(value, field.scale)),
}

export const rating: FieldView = {
  ...integer,
  cell: ({ value, field }) => <Stars value={value} of={field.stars} />,
}

export const numbers: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, text, place }) =>
    place === 'list' ? <Clipped text={text} /> : drawChips(listOf(value).map(textOf), { place }),
  text: (value) => listOf(value).map(textOf).join(', '),
}

function numberText(format: (value: number, context: TextContext) => string): FieldView['text'] {
  return (value: Json, context) => (typeof value === 'number' ? format(value, context) : textOf(value))
}
