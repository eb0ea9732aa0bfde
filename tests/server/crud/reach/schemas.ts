import type { JsonObject } from '#shared/contracts/Json.ts'

export const text = (maxLength = 60): JsonObject => ({ type: 'string', minLength: 1, maxLength })

export const reference = (entity: string, onDelete: string, more: JsonObject = {}): JsonObject => ({
  type: 'string',
  format: 'uuid',
  'x-reference': { entity, onDelete },
  ...more,
})

interface Parts {
  own?: JsonObject
  required?: readonly string[]
  properties: Readonly<Record<string, JsonObject>>
}

export function schema(path: string, { own = {}, required = ['name'], properties }: Parts): JsonObject {
  const labelled = Object.entries(properties).map(([name, part]): [string, JsonObject] => [
    name,
    { 'x-label': { zh: name, en: name }, ...part },
  ])
  return {
    $schema: './dialect.json',
    type: 'object',
    'x-entity': { path, label: { zh: path, en: path }, ...own },
    required: [...required],
    properties: Object.fromEntries(labelled),
  }
}

/** Users, and the departments they belong to. */
export const people = {
  department: schema('/departments', {
    own: { kind: 'tree', parent: 'parent_id' },
    properties: { name: text(), parent_id: reference('department', 'refuse') },
  }),
  user: schema('/users', {
    properties: { name: text(), department_id: reference('department', 'clear') },
  }),
} as const satisfies Record<string, JsonObject>

/**
 * People in departments, and records that belong to them: by one or the other reference,
 * by the record that they refer to, as rows.
 */
export const schemas = {
  ...people,
  lead: schema('/leads', {
    own: {
      ownedBy: ['seller_id', 'helper_id'],
      search: ['name'],
      filters: ['name', 'stage', 'amount'],
      actions: ['create', 'edit', 'delete', 'export', 'import'],
    },
    required: ['name', 'stage', 'amount'],
    properties: {
      name: { ...text(), 'x-unique': true },
      amount: { type: 'integer', minimum: 0, maximum: 1_000_000 },
      seller_id: reference('user', 'clear', { 'x-default': { currentUser: true } }),
      helper_id: reference('user', 'clear'),
      stage: {
        type: 'string',
        oneOf: ['open', 'won'].map((value) => ({ const: value, 'x-label': { zh: value, en: value } })),
        default: 'open',
        'x-states': {
          moves: [{ code: 'win', from: ['open'], to: 'won', label: { zh: '赢单', en: 'Win' } }],
        },
      },
    },
  }),
  visit: schema('/visits', {
    own: { ownedBy: ['lead_id'] },
    properties: { name: text(), lead_id: reference('lead', 'cascade') },
  }),
  remark: schema('/remarks', {
    properties: { name: text(), lead_id: reference('lead', 'clear') },
  }),
  offer: schema('/offers', {
    own: { ownedBy: ['seller_id'] },
    properties: {
      name: text(),
      seller_id: reference('user', 'clear', { 'x-default': { currentUser: true } }),
      lines: { type: 'array', 'x-children': { entity: 'offerLine' } },
    },
  }),
  offerLine: schema('/offers/lines', {
    own: { ownedBy: ['offer_id'] },
    required: ['name', 'offer_id'],
    properties: { name: text(), offer_id: reference('offer', 'cascade') },
  }),
  area: schema('/areas', {
    own: { kind: 'tree', parent: 'parent_id', ownedBy: ['keeper_id'] },
    properties: {
      name: text(),
      parent_id: reference('area', 'refuse'),
      keeper_id: reference('user', 'clear', { 'x-default': { currentUser: true } }),
    },
  }),
} as const satisfies Record<string, JsonObject>
