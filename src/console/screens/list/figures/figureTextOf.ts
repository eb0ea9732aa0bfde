import type { Resource } from '#shared/contracts/Resource.ts'
import { formatMoney, formatNumber, formatPercent } from '#shared/fields/formatNumber.ts'

const decimals = 10_000

/** Formats the figures of a measure such as `sum(num)`; null becomes an empty text. */
export function figureTextOf(
  { fields }: Pick<Resource, 'fields'>,
  measure: string,
): (figure: number | null) => string {
  const source = /\((.+)\)$/u.exec(measure)?.[1]
  const field = fields.find((each) => each.source === source)
  return (figure) => {
    if (figure === null) return ''
    if (field?.type === 'money') return formatMoney(figure)
    if (field?.type === 'percent') return formatPercent(figure)
    return formatNumber(Math.round(figure * decimals) / decimals)
  }
}
