import { Ajv } from 'ajv'
import type { Journal } from '#server/crud/entity/Journal.ts'
import { sql } from '#server/database/sql.ts'
import type { Route } from '#shared/contracts/Route.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'

/** A table with a column of every type, a table that it refers to, and one for journal lines. */
export const samplesSql = `
CREATE TABLE keeper (id uuid PRIMARY KEY, version integer NOT NULL, name text NOT NULL, deleted_at timestamptz);
CREATE TABLE sample (id uuid PRIMARY KEY, version integer NOT NULL, code text NOT NULL, name text, count bigint,
  price numeric, ratio float8, open boolean, keeper_id uuid REFERENCES keeper, at timestamptz, day date, notes jsonb,
  "createdAt" timestamptz NOT NULL, CONSTRAINT sample_code_key UNIQUE (code),
  CONSTRAINT sample_count_maximum CHECK (count <= 9007199254740991));
CREATE TABLE line (record_id uuid NOT NULL, after jsonb NOT NULL);
CREATE TABLE mark (record_id uuid NOT NULL REFERENCES sample, code text NOT NULL);`

function column(name: string, type: Column['type'], more: Partial<Column> = {}): Column {
  return { name, type, required: false, access: 'readWrite', sortable: true, ...more }
}

const plain = {
  derivedNames: [],
  links: [],
  referrers: [],
  search: [],
  order: [],
  kind: 'collection',
} as const

const keeper: Table = {
  ...plain,
  entity: 'keeper',
  name: 'keeper',
  path: '/keepers',
  softDelete: true,
  display: 'name',
  columns: [column('name', 'text', { required: true })],
  unique: [],
}

const sample: Table = {
  ...plain,
  entity: 'sample',
  name: 'sample',
  path: '/samples',
  softDelete: false,
  display: 'code',
  columns: [
    column('code', 'text', { required: true }),
    column('name', 'text'),
    column('count', 'integer'),
    column('price', 'decimal', { scale: 2 }),
    column('ratio', 'double'),
    column('open', 'boolean', { default: true }),
    column('keeper_id', 'uuid', {
      reference: { entity: 'keeper', table: 'keeper', display: 'name', onDelete: 'refuse' },
    }),
    column('at', 'timestamp'),
    column('day', 'date'),
    column('notes', 'json'),
    column('createdAt', 'timestamp', { access: 'readOnly', auto: 'created' }),
  ],
  unique: [{ name: 'sample_code_key', columns: ['code'] }],
}

const anything = new Ajv().compile({ type: 'object' })

export const sampleTables: readonly Table[] = [keeper, sample]

export const sampleRoutes: readonly Route[] = sampleTables.map((table) => ({
  operation: 'create',
  method: 'POST',
  url: table.path,
  table,
  permission: `shop.${table.entity}`,
  operationId: `create${table.entity}`,
  schema: {},
  validateBody: anything,
}))

/** A journal that writes one line for each record. */
export const lineJournal: Journal = {
  findHistory: async () => ({ ids: [], total: 0 }),
  readHistory: async () => [],
  note: async (tx, entries) => {
    const lines = entries.map(({ recordId, after }) => {
      const values = sql`${recordId}, ${JSON.stringify(after)}`
      return sql`INSERT INTO line (record_id, after) VALUES (${values})`
    })
    await tx.add(...lines)
  },
}
