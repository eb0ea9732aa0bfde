import type { Json, JsonObject } from '#shared/contracts/Json.ts'

/** Schemas by entity. */
export type Schemas = Readonly<Record<string, JsonObject>>

const called = (en: string, type: JsonObject): JsonObject => ({
  ...type,
  'x-label': { zh: `${en}（中文）`, en },
})
const text = (en: string, more: JsonObject = {}) => called(en, { type: 'string', maxLength: 100, ...more })
const money = (en: string, more: JsonObject = {}) =>
  called(en, { type: 'number', 'x-unit': 'money', ...more })
const whole = (en: string) => called(en, { type: 'integer', minimum: 0 })
const link = (entity: string, onDelete: string): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, onDelete },
})

function entity(
  en: string,
  properties: JsonObject,
  own: JsonObject = {},
  required: readonly string[] = [],
): JsonObject {
  return {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path: `/${en}s`, label: { zh: `${en}（中文）`, en }, search: [], ...own },
    required: ['name', ...required],
    properties: { name: text('Name'), ...properties },
  }
}

const rows = (properties: JsonObject, required: readonly string[]): JsonObject =>
  called('Parts', { type: 'array', items: { type: 'object', required, properties } })
const lines: Json = called('Lines', { type: 'array', 'x-children': { entity: 'line' } })
const good = entity('good', { price: money('Price') })

/** A shop with sales, their lines, and parts in their rows. */
export const shopBefore: Schemas = {
  good,
  buyer: entity('buyer', { note: text('Note'), good_id: called('Good', link('good', 'clear')) }),
  sale: entity('sale', {
    buyer_id: called('Buyer', link('buyer', 'clear')),
    parts: rows(
      {
        price: money('Price'),
        pieces: whole('Pieces'),
        amount: money('Amount', { 'x-computed': 'price * pieces' }),
      },
      ['price', 'pieces'],
    ),
    total: money('Total', { 'x-computed': 'sum(parts, amount)' }),
    lines,
    lines_total: money('Lines total', { 'x-computed': 'sum(lines, amount)' }),
  }),
  line: entity('line', {
    sale_id: called('Sale', link('sale', 'cascade')),
    seat: whole('Seat'),
    price: money('Price'),
    amount: money('Amount', { 'x-computed': 'price * seat' }),
  }),
}

/**
 * The shop after nearly every kind of change: a renamed entity and renamed properties, also in rows, a shorter text, newly
 * required properties, changed computations, a reference that became a list, and new unique keys.
 */
export const shopAfter: Schemas = {
  good,
  buyer: entity(
    'buyer',
    {
      remark: text('Remark', { maxLength: 8, 'x-renamed-from': 'note', 'x-convert': { rest: 'nearest' } }),
      good_id: called('Good', { type: 'array', items: link('good', 'clear') }),
      level: text('Level', { default: 'new' }),
    },
    {},
    ['level'],
  ),
  deal: entity(
    'deal',
    {
      buyer_id: called('Buyer', link('buyer', 'clear')),
      parts: rows(
        {
          cost: money('Cost', { 'x-renamed-from': 'price' }),
          pieces: whole('Pieces'),
          unit: text('Unit', { default: 'piece' }),
          amount: money('Amount', { 'x-computed': 'cost * pieces * 2' }),
        },
        ['cost', 'pieces', 'unit'],
      ),
      total: money('Total', { 'x-computed': 'sum(parts, amount) + 1' }),
      lines,
      lines_total: money('Lines total', { 'x-computed': 'sum(lines, amount)' }),
    },
    { renamedFrom: 'sale' },
  ),
  line: entity(
    'line',
    {
      sale_id: called('Sale', link('deal', 'cascade')),
      seat: whole('Seat'),
      price: money('Price'),
      amount: money('Amount', { 'x-computed': 'price * seat * 3' }),
    },
    { unique: [['sale_id', 'seat']] },
  ),
}
