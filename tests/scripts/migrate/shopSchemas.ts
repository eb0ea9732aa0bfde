import type { JsonObject } from '#shared/contracts/Json.ts'
import { choiceOf, labelled, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'

/** A text of at most 50 characters. */
export const text = (en: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(en),
  type: 'string',
  maxLength: 50,
  ...more,
})

/** An amount of money. */
export const money = (en: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(en),
  type: 'number',
  'x-unit': 'money',
  ...more,
})

/** A whole number. */
export const whole = (en: string, more: JsonObject = {}): JsonObject => ({
  ...labelled(en),
  type: 'integer',
  minimum: 0,
  ...more,
})

/** A reference to a record of another entity. */
export const reference = (
  en: string,
  entity: string,
  onDelete = 'refuse',
  more: JsonObject = {},
): JsonObject => ({
  ...labelled(en),
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, onDelete },
  ...more,
})

function entity(
  name: string,
  properties: JsonObject,
  own: JsonObject = {},
  required: readonly string[] = ['name'],
) {
  const words = { path: `/${name}s`, label: { zh: name, en: name }, search: [], ...own }
  return schemaOf(properties, { 'x-entity': words, required })
}

/** Goods that are hidden when they are deleted, with a picture and a code of their own. */
export const goodOf = (
  properties: JsonObject,
  own: JsonObject = {},
  required?: readonly string[],
): JsonObject => entity('good', properties, { softDelete: true, ...own }, required)

export const good = {
  code: text('Code', { 'x-unique': true }),
  price: money('Price', { minimum: 0 }),
  weight: { ...labelled('Weight'), type: 'number' },
  stock: whole('Stock', { maximum: 100_000 }),
  size: choiceOf('Size', ['small', 'middle', 'large']),
  image: { ...labelled('Image'), type: 'string', 'x-widget': 'image' },
} as const satisfies JsonObject

/** Buyers, some of whom are known. */
export const buyerOf = (
  properties: JsonObject,
  own: JsonObject = {},
  required?: readonly string[],
): JsonObject => entity('buyer', properties, own, required)

export const buyer = {
  level: choiceOf('Level', ['new', 'known']),
  phone: text('Phone'),
  good_ids: {
    ...labelled('Goods'),
    type: 'array',
    items: { type: 'string', format: 'uuid', 'x-reference': { entity: 'good', onDelete: 'clear' } },
  },
} as const satisfies JsonObject

/** Sales, with parts inside and lines that are records of their own. */
export const saleOf = (
  properties: JsonObject,
  own: JsonObject = {},
  required?: readonly string[],
): JsonObject => entity('sale', properties, own, required)

/** Parts of a sale that are stored in its own row. */
export const partsOf = (parts: JsonObject, required: readonly string[] = ['price']): JsonObject => ({
  ...labelled('Parts'),
  type: 'array',
  items: { type: 'object', required, properties: parts },
})

export const part = {
  price: money('Price', { minimum: 0 }),
  pieces: whole('Pieces'),
  good_id: reference('Good', 'good', 'refuse'),
  amount: money('Amount', { 'x-computed': 'price * coalesce(pieces, 1)' }),
} as const satisfies JsonObject

export const sale = {
  number: { ...labelled('Number'), type: 'string', 'x-number': 'S-{0001}' },
  buyer_id: reference('Buyer', 'buyer', 'clear'),
  good_id: reference('Good', 'good', 'clear'),
  pieces: whole('Pieces'),
  worth: money('Worth', { 'x-computed': 'good_id.price * pieces' }),
  parts: partsOf(part),
  total: money('Total', { 'x-computed': 'sum(parts, amount)' }),
  parcel: {
    ...labelled('Parcel'),
    type: 'object',
    properties: {
      width: { ...labelled('Width'), type: 'number' },
      height: { ...labelled('Height'), type: 'number' },
      area: { ...labelled('Area'), type: 'number', 'x-computed': 'width * height' },
    },
  },
  note: text('Note'),
  state: {
    ...choiceOf('State', ['open', 'sent', 'lost']),
    default: 'open',
  },
  sold_on: { ...labelled('Sold on'), type: 'string', format: 'date' },
  lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line' } },
  lines_total: money('Lines total', { 'x-computed': 'sum(lines, amount)' }),
} as const satisfies JsonObject

/** Lines of sales. */
export const lineOf = (
  properties: JsonObject,
  own: JsonObject = {},
  required?: readonly string[],
): JsonObject => entity('line', properties, own, required)

export const line = {
  sale_id: reference('Sale', 'sale', 'cascade'),
  seat: whole('Seat'),
  price: money('Price', { minimum: 0 }),
  pieces: whole('Pieces'),
  amount: money('Amount', { 'x-computed': 'price * pieces' }),
} as const satisfies JsonObject

/** A shop whose entities refer to each other. */
export const shop = {
  good: goodOf(good),
  buyer: buyerOf(buyer, { unique: [{ fields: ['phone'], where: { level: ['known'] } }] }),
  sale: saleOf(sale),
  line: lineOf(line),
} as const satisfies Readonly<Record<string, JsonObject>>

/** Levels of buyers, once the level is no longer a choice. */
export const levelOf = (properties: JsonObject): JsonObject => entity('level', properties)

/** The entity that sales are renamed to later. */
export const dealOf = (properties: JsonObject, own: JsonObject = {}): JsonObject =>
  entity('deal', properties, own)

/** Parts of sales as records of their own. */
export const pieceOf = (properties: JsonObject): JsonObject => entity('piece', properties)
