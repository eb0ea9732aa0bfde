import type { JsonObject } from '#shared/contracts/Json.ts'
import { people, reference, schema, text } from './schemas.ts'

const toUser = reference('user', 'clear')
const toCustomer = reference('customer', 'clear')

/** Customers that belong to people, jobs that belong to people or to customers, and records that refer to customers. */
export const schemas = {
  ...people,
  customer: schema('/customers', {
    own: { ownedBy: ['seller_id'], search: ['name'] },
    required: ['name', 'stage'],
    properties: {
      name: text(),
      credit: { type: 'integer', minimum: 0, maximum: 1000 },
      open: { type: 'boolean', default: true },
      stage: {
        type: 'string',
        oneOf: ['new', 'won'].map((value) => ({ const: value, 'x-label': { zh: value, en: value } })),
        default: 'new',
        'x-states': { moves: [{ code: 'win', from: ['new'], to: 'won', label: { zh: '赢单', en: 'Win' } }] },
      },
      seller_id: { ...toUser, 'x-default': { currentUser: true } },
    },
  }),
  job: schema('/jobs', {
    own: { ownedBy: ['maker_id', 'customer_id'], actions: ['create', 'export'] },
    properties: { name: text(), maker_id: toUser, customer_id: toCustomer },
  }),
  note: schema('/notes', {
    own: { actions: ['create', 'edit', 'delete', 'import'] },
    properties: {
      name: text(),
      customer_id: {
        ...toCustomer,
        'x-reference': { entity: 'customer', onDelete: 'clear', where: { open: true } },
      },
      about: { type: 'array', items: toCustomer, uniqueItems: true },
      credit: { type: 'integer', 'x-default': { property: 'customer_id.credit' } },
      twice: { type: 'integer', 'x-computed': 'customer_id.credit * 2' },
    },
  }),
  sign: schema('/signs', {
    own: { actions: ['create', 'edit', 'delete', 'import', 'export'] },
    properties: { name: text(), customer_id: toCustomer },
  }),
} as const satisfies Record<string, JsonObject>
