import { Ajv } from 'ajv'
import { gramsFunction } from '#scripts/generate/emit/migration/shape/gramsFunction.ts'
import type { JsonSchema } from '#shared/contracts/Json.ts'
import type { Operation, Route } from '#shared/contracts/Route.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'

/** A small catalogue with one table of every kind and every way to refer to another, and the SQL that creates it. */
export const shopSql = `
${gramsFunction}
create table "brand" ("id" uuid primary key, "version" integer not null default 1, "name" text not null,
  constraint "brand_name_key" unique ("name"));
create table "tag" ("id" uuid primary key, "version" integer not null default 1, "deleted_at" timestamptz,
  "name" text not null);
create table "product" ("id" uuid primary key, "version" integer not null default 1, "code" text not null,
  "name" text not null, "price" numeric not null constraint "product_price_minimum" check ("price" >= 0),
  "least" numeric, "stock" integer not null, "active" boolean not null, "made_on" date, "notes" jsonb,
  "status" text not null, "brand_id" uuid constraint "product_brand_id_fkey" references "brand",
  "tag_id" uuid constraint "product_tag_id_fkey" references "tag", "pin" text, "api_key" text,
  "createdAt" timestamptz not null, "updatedAt" timestamptz not null,
  constraint "product_code_key" unique ("code"));
create index on "product" using gin (fx_ngrams("name"));
create table "product_tags" ("owner" uuid not null references "product" on delete cascade,
  "target" uuid not null references "tag", "position" integer not null, primary key ("owner", "target"));
create table "product_labels" ("owner" uuid not null references "product" on delete cascade,
  "target" uuid not null references "brand", "position" integer not null, primary key ("owner", "target"));
create table "folder" ("id" uuid primary key, "version" integer not null default 1, "name" text not null,
  "sequence" integer not null, "parent_id" uuid references "folder");
create table "leaf" ("id" uuid primary key, "version" integer not null default 1, "name" text not null,
  "folder_id" uuid references "folder", "keeper_id" uuid references "folder", "guest_id" uuid references "folder");
create table "setting" ("id" uuid primary key, "version" integer not null default 1, "address" text,
  "secret" text, "limit" integer not null);
create table "entry" ("id" uuid primary key, "message" text not null, "createdAt" timestamptz not null);
`

const ordered: ReadonlySet<Column['type']> = new Set(['integer', 'decimal', 'timestamp'])

function column(name: string, type: Column['type'], more: Partial<Column> = {}): Column {
  const index = ordered.has(type) ? ({ sortIndex: true } as const) : {}
  return {
    name,
    type,
    required: false,
    access: 'readWrite',
    sortable: true,
    ...index,
    filter: 'equals',
    ...more,
  }
}

const plain = { softDelete: false, derivedNames: [], links: [], referrers: [], unique: [], search: [] }

export const brand: Table = {
  ...plain,
  entity: 'brand',
  name: 'brand',
  path: '/brands',
  kind: 'collection',
  display: 'name',
  order: [{ property: 'name', direction: 'ASC' }],
  columns: [column('name', 'text', { required: true, filter: 'contains' })],
  referrers: [
    {
      entity: 'product',
      table: 'product',
      column: 'brand_id',
      onDelete: 'refuse',
      link: false,
      softDelete: false,
    },
    {
      entity: 'product',
      table: 'product_labels',
      column: 'target',
      onDelete: 'refuse',
      link: true,
      softDelete: false,
    },
  ],
  unique: [{ name: 'brand_name_key', columns: ['name'] }],
}

export const tag: Table = {
  ...plain,
  entity: 'tag',
  name: 'tag',
  path: '/tags',
  kind: 'collection',
  softDelete: true,
  display: 'name',
  order: [{ property: 'name', direction: 'ASC' }],
  columns: [column('name', 'text', { required: true, filter: 'contains' })],
  referrers: [
    {
      entity: 'product',
      table: 'product_tags',
      column: 'target',
      onDelete: 'clear',
      link: true,
      softDelete: false,
    },
    {
      entity: 'product',
      table: 'product',
      column: 'tag_id',
      onDelete: 'clear',
      link: false,
      softDelete: false,
    },
  ],
}

export const product: Table = {
  ...plain,
  entity: 'product',
  name: 'product',
  path: '/products',
  kind: 'collection',
  display: 'name',
  order: [{ property: 'createdAt', direction: 'DESC' }],
  search: ['name'],
  columns: [
    column('code', 'text', { required: true }),
    column('name', 'text', { required: true, filter: 'contains', gramIndex: true }),
    column('price', 'decimal', { required: true, scale: 2 }),
    column('least', 'decimal', { scale: 2 }),
    column('stock', 'integer', { required: true, default: 0 }),
    column('active', 'boolean', { required: true, default: true }),
    column('made_on', 'date'),
    column('notes', 'json', { sortable: false }),
    column('status', 'text', { required: true, options: ['draft', 'open', 'closed'] }),
    column('brand_id', 'uuid', {
      reference: { entity: 'brand', table: 'brand', display: 'name', onDelete: 'refuse' },
    }),
    column('tag_id', 'uuid', {
      reference: { entity: 'tag', table: 'tag', display: 'name', onDelete: 'clear' },
    }),
    column('pin', 'text', { access: 'writeOnly', secret: 'hash' }),
    column('api_key', 'text', { secret: 'encrypt' }),
    column('createdAt', 'timestamp', { required: true, access: 'readOnly', auto: 'created' }),
    column('updatedAt', 'timestamp', { required: true, access: 'readOnly', auto: 'updated' }),
  ],
  derivedNames: [
    { property: 'brand_name', of: 'brand_id' },
    { property: 'tag_name', of: 'tag_id' },
  ],
  links: [
    {
      property: 'tags',
      table: 'product_tags',
      required: false,
      minItems: 0,
      key: 'tag_id',
      nameKey: 'tag_name',
      reference: { entity: 'tag', table: 'tag', display: 'name', onDelete: 'clear' },
    },
    {
      property: 'labels',
      table: 'product_labels',
      required: false,
      minItems: 0,
      reference: { entity: 'brand', table: 'brand', display: 'name', onDelete: 'refuse' },
    },
  ],
  unique: [{ name: 'product_code_key', columns: ['code'] }],
  states: {
    property: 'status',
    initial: ['draft', 'open'],
    moves: [
      { code: 'publish', permission: 'shop.product.publish', from: ['draft'], to: 'open' },
      { code: 'close', permission: 'shop.product.close', from: ['open'], to: 'closed' },
    ],
  },
}

export const folder: Table = {
  ...plain,
  entity: 'folder',
  name: 'folder',
  path: '/folders',
  kind: 'tree',
  display: 'name',
  order: [{ property: 'sequence', direction: 'ASC' }],
  columns: [
    column('name', 'text', { required: true, filter: 'contains' }),
    column('sequence', 'integer', { required: true, default: 0 }),
    column('parent_id', 'uuid', {
      reference: { entity: 'folder', table: 'folder', display: 'name', onDelete: 'cascade' },
    }),
  ],
  derivedNames: [{ property: 'parent_name', of: 'parent_id' }],
  referrers: [
    {
      entity: 'folder',
      table: 'folder',
      column: 'parent_id',
      onDelete: 'cascade',
      link: false,
      softDelete: false,
    },
    {
      entity: 'leaf',
      table: 'leaf',
      column: 'folder_id',
      onDelete: 'cascade',
      link: false,
      softDelete: false,
    },
    {
      entity: 'leaf',
      table: 'leaf',
      column: 'keeper_id',
      onDelete: 'refuse',
      link: false,
      softDelete: false,
    },
    { entity: 'leaf', table: 'leaf', column: 'guest_id', onDelete: 'clear', link: false, softDelete: false },
  ],
  parent: 'parent_id',
}

const toFolder = { entity: 'folder', table: 'folder', display: 'name' }

export const leaf: Table = {
  ...plain,
  entity: 'leaf',
  name: 'leaf',
  path: '/leaves',
  kind: 'collection',
  display: 'name',
  order: [],
  columns: [
    column('name', 'text', { required: true }),
    column('folder_id', 'uuid', { reference: { ...toFolder, onDelete: 'cascade' } }),
    column('keeper_id', 'uuid', { reference: { ...toFolder, onDelete: 'refuse' } }),
    column('guest_id', 'uuid', { reference: { ...toFolder, onDelete: 'clear' } }),
  ],
}

export const setting: Table = {
  ...plain,
  entity: 'setting',
  name: 'setting',
  path: '/setting',
  kind: 'single',
  display: 'address',
  order: [],
  columns: [
    column('address', 'text'),
    column('secret', 'text', { secret: 'encrypt' }),
    column('limit', 'integer', { required: true, default: 10 }),
  ],
}

export const entry: Table = {
  ...plain,
  entity: 'entry',
  name: 'entry',
  path: '/entries',
  kind: 'log',
  display: 'message',
  order: [{ property: 'createdAt', direction: 'DESC' }],
  search: [],
  columns: [
    column('message', 'text', { required: true, access: 'readOnly', filter: 'contains' }),
    column('createdAt', 'timestamp', { required: true, access: 'readOnly', auto: 'created' }),
  ],
}

export const shopTables = [brand, tag, product, folder, leaf, setting, entry]

const id = { type: 'string', pattern: '^[0-9a-fA-F-]{36}$' }
const optional = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema['type'] ?? 'string', 'null'],
})
const version = { type: 'integer', minimum: 1 }

const properties: Readonly<Record<string, Record<string, JsonSchema>>> = {
  brand: { name: { type: 'string', minLength: 1 } },
  tag: { name: { type: 'string', minLength: 1 } },
  product: {
    code: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    price: { type: 'number', maximum: 99_999_999.99 },
    least: optional({ type: 'number', minimum: 0 }),
    stock: optional({ type: 'integer' }),
    active: optional({ type: 'boolean' }),
    made_on: optional({ type: 'string' }),
    notes: {},
    status: { type: 'string', enum: ['draft', 'open', 'closed'] },
    brand_id: optional(id),
    tag_id: optional(id),
    pin: optional({ type: 'string', minLength: 4 }),
    api_key: optional({ type: 'string', minLength: 10 }),
    tags: {
      type: 'array',
      items: { type: 'object', required: ['tag_id'], properties: { tag_id: id, tag_name: {} } },
    },
    labels: { type: 'array', items: id },
    createdAt: {},
    updatedAt: {},
    brand_name: {},
    tag_name: {},
  },
  folder: {
    name: { type: 'string', minLength: 1 },
    sequence: { type: 'integer' },
    parent_id: optional(id),
    parent_name: {},
  },
  leaf: {
    name: { type: 'string' },
    folder_id: optional(id),
    keeper_id: optional(id),
    guest_id: optional(id),
  },
  setting: {
    address: optional({ type: 'string', maxLength: 50 }),
    secret: optional({ type: 'string', minLength: 10 }),
    limit: { type: 'integer', minimum: 1 },
  },
}

const required: Readonly<Record<string, readonly string[]>> = {
  product: ['code', 'name', 'price'],
  setting: ['limit'],
}

// A rule about two properties: free products have no stock.
const crossField: JsonSchema = {
  if: { properties: { price: { const: 0 } }, required: ['price'] },
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  then: { properties: { stock: { const: 0 } } },
}

const ajv = new Ajv({ allErrors: true, strict: false })

function validatorOf({ entity }: Table, isWhole: boolean) {
  return ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: { ...properties[entity], id: {}, version },
    ...(isWhole ? { required: required[entity] ?? ['name'] } : {}),
    ...(isWhole && entity === 'product' ? crossField : {}),
  })
}

const methodOf = {
  list: 'GET',
  export: 'GET',
  tree: 'GET',
  options: 'GET',
  get: 'GET',
  create: 'POST',
  exportLater: 'POST',
  import: 'POST',
  figures: 'GET',
  update: 'PUT',
  delete: 'DELETE',
  bulkDelete: 'DELETE',
  listDeleted: 'GET',
  restore: 'POST',
  bulkUpdate: 'PUT',
  purge: 'DELETE',
  move: 'POST',
  bulkMove: 'POST',
  history: 'GET',
  getSingle: 'GET',
  updateSingle: 'PUT',
} as const satisfies Record<Operation, Route['method']>

const operationsOf: Readonly<Record<Table['kind'], readonly Operation[]>> = {
  collection: ['list', 'get', 'create', 'update', 'delete', 'bulkDelete', 'bulkUpdate'],
  tree: ['list', 'tree', 'get', 'create', 'update', 'delete', 'bulkDelete', 'bulkUpdate'],
  single: ['getSingle', 'updateSingle'],
  log: ['list', 'get'],
}

function routeOf(table: Table, operation: Operation, move?: string): Route {
  const atRecord = operation === 'get' || operation === 'update' || operation === 'delete'
  const end = operation === 'tree' ? '/tree' : atRecord ? '/:id' : move ? `/:id/${move}` : ''
  const takesBody = operation === 'create' || operation.startsWith('update') || operation === 'bulkUpdate'
  return {
    operation,
    method: methodOf[operation],
    url: `${table.path}${end}`,
    table,
    permission: `shop.${table.entity}`,
    operationId: `${operation}${table.entity}`,
    schema: {},
    ...(takesBody ? { validateBody: validatorOf(table, operation !== 'bulkUpdate') } : {}),
    ...(move ? { move } : {}),
  }
}

export const shopRoutes: readonly Route[] = shopTables.flatMap((table) => [
  ...operationsOf[table.kind].map((operation) => routeOf(table, operation)),
  ...(table.states?.moves ?? []).map(({ code }) => routeOf(table, 'move', code)),
])
