import type { Json } from '#shared/contracts/Json.ts'
import { formatNumber } from '#shared/fields/formatNumber.ts'
import { textOf } from '../../kit/text/readValue.ts'
import { Clipped } from '../../kit/widgets/Clipped.tsx'
import { JsonView } from '../../kit/widgets/JsonView.tsx'
import type { FieldView, TextContext } from '../FieldView.ts'

export const json: FieldView = {
  filter: null,
  range: null,
  cell: ({ value, text, place }) => (place === 'list' ? <Clipped text={text} /> : <JsonView value={value} />),
  text: anyText,
}

function anyText(value: Json, { field, words }: TextContext): string {
  if (typeof value === 'number') return formatNumber(value, field.scale)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)
}
