import type { JsonObject } from '#shared/contracts/Json.ts'
import { choiceOf, labelled, referenceTo, schemaOf } from '../generate/support/buildProject.ts'

const money = { type: 'number', 'x-unit': 'money' }
const entity = (path: string, en: string): JsonObject => ({ 'x-entity': { path, label: { zh: en, en } } })

/** A line's amount, computed from the price of its good. */
export const amountOf = (expression: string): JsonObject => ({
  ...labelled('Amount'),
  ...money,
  'x-computed': expression,
})

/** Lines that are computed from their good, which is computed from its brand, and bills that sum them up. */
export const sales: Readonly<Record<string, JsonObject>> = {
  brand: schemaOf(
    { markup: { ...labelled('Markup'), type: 'number', 'x-unit': 'percent' } },
    entity('/brands', 'Brand'),
  ),
  good: schemaOf(
    {
      brand_id: referenceTo('brand', 'clear'),
      cost: { ...labelled('Cost'), ...money },
      since: { ...labelled('Since'), type: 'string', format: 'date' },
      price: {
        ...labelled('Price'),
        ...money,
        'x-computed': 'cost * (1 + coalesce(brand_id.markup, 0) / 100)',
      },
    },
    entity('/goods', 'Good'),
  ),
  bill: schemaOf(
    {
      state: {
        ...choiceOf('State', ['open', 'sent', 'paid']),
        type: 'string',
        default: 'open',
        'x-states': {
          locked: [{ in: ['sent', 'paid'] }],
          moves: [
            { code: 'send', from: ['open'], to: 'sent', label: { zh: '发送', en: 'Send' } },
            { code: 'pay', from: ['sent'], to: 'paid', label: { zh: '付款', en: 'Pay' } },
          ],
        },
      },
      lines: {
        ...labelled('Lines'),
        type: 'array',
        'x-children': { entity: 'line', of: 'bill_id', order: 'place' },
      },
      total: { ...labelled('Total'), ...money, 'x-computed': 'sum(lines, amount)' },
      worth: { ...labelled('Worth'), ...money, 'x-computed': 'sum(lines, worth)' },
    },
    entity('/bills', 'Bill'),
  ),
  line: lineOf('round(good_id.price * num, 2)'),
}

/** A line whose amount has this expression, and whose own price is filled in from the given path. */
export function lineOf(expression: string, filled = 'good_id.price'): JsonObject {
  return schemaOf(
    {
      bill_id: referenceTo('bill', 'cascade'),
      place: { ...labelled('Place'), type: 'integer', minimum: 0, default: 0 },
      good_id: referenceTo('good', 'clear'),
      num: { ...labelled('Number'), type: 'integer' },
      unit: {
        ...labelled('Unit price'),
        ...money,
        minimum: 0,
        maximum: 1000,
        'x-default': { property: filled },
      },
      worth: { ...labelled('Worth'), ...money, 'x-computed': 'unit * num' },
      amount: amountOf(expression),
      title: { ...labelled('Title'), type: 'string', 'x-computed': 'concat(good_id.name, " × ", num)' },
      later: {
        ...labelled('Later'),
        type: 'string',
        format: 'date',
        'x-computed': 'addDays(good_id.since, num)',
      },
    },
    entity('/lines', 'Line'),
  )
}
