import { readdirSync, readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#generated/routes/routes.ts'
import type { Json, JsonObject, JsonSchema } from '#shared/contracts/Json.ts'
import type { Validate, ValidationError } from '#shared/contracts/Route.ts'
import type { Column, Table } from '#shared/contracts/Table.ts'
import type { ColumnType } from '#shared/fields/ColumnType.ts'
import { arbitraryOf } from '#scripts/prove/values/arbitraryOf.ts'
import { badValuesOf } from '#tests/support/badValuesOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'

const folder = new URL('../../../generated/migrations/', import.meta.url)

const inputs = routes.flatMap(({ operation, table, schema, validateBody }) =>
  schema.body && validateBody && (operation === 'create' || operation === 'updateSingle')
    ? [{ entity: table.entity, table, schema: schema.body, validate: validateBody }]
    : [],
)

const kindOf = {
  text: 'string',
  uuid: 'string',
  timestamp: 'string',
  date: 'string',
  integer: 'number',
  decimal: 'number',
  double: 'number',
  boolean: 'boolean',
  json: 'object',
} as const satisfies Record<ColumnType, string>

const sqlTypeOf = {
  text: 'text',
  uuid: 'uuid',
  timestamp: 'timestamptz',
  date: 'date',
  integer: 'bigint',
  decimal: 'numeric',
  double: 'double precision',
  boolean: 'boolean',
  json: 'jsonb',
} as const satisfies Record<ColumnType, string>

describe('the validator and the database', () => {
  let database: PGlite
  beforeAll(async () => {
    // With the product's extension, which rules against overlaps need.
    database = await PGlite.create({ extensions: { btree_gist } })
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      await database.exec(readFileSync(new URL(name, folder), 'utf8'))
    }
    // Disables foreign keys: only the values count here.
    await database.exec('SET session_replication_role = replica')
  })
  afterAll(() => database.close())

  it.each(inputs)(
    'accept and refuse the same values of $entity [S5.06]',
    async ({ table, schema, validate }) => {
      const base = validRecord(schema, validate)
      const columns = table.columns.filter(
        ({ access, secret, type }) => access !== 'readOnly' && !secret && type !== 'json',
      )
      for (const column of columns) {
        for (const value of interesting(column, schema)) {
          const record: JsonObject = { ...base, [column.name]: value }
          const accepted = validate(record) || (validate.errors ?? []).every(isOfConditions)
          const refusal = await insert(database, table, record)
          // The driver silently replaces half a surrogate pair, so only the validator can refuse it.
          if (typeof value === 'string' && /\p{Surrogate}/u.test(value)) {
            expect([column.name, accepted]).toEqual([column.name, false])
            continue
          }
          const said = `${column.name} = ${JSON.stringify(value)?.slice(0, 80)}`
          // The database accepts more spellings of instants and ids than the schemas do.
          if (accepted || column.type === 'text' || kindOf[column.type] === 'number') {
            expect([said, accepted ? undefined : 'refused']).toEqual([
              said,
              refusal === undefined ? undefined : 'refused',
            ])
          }
        }
      }
    },
  )

  it('agree that the lowest price of a good must not exceed its price [S5.06]', async () => {
    const good = inputs.find(({ entity }) => entity === 'good')
    if (!good) throw new Error('no good')
    const cases = [
      [19.99, 19.99, undefined],
      [19.99, 20, 'good_min_price_at_most'],
      [0.4, 0.30000000000000004, 'good_min_price_multiple_of'],
    ] as const
    for (const [price, min_price, rule] of cases) {
      const record = { name: 'a', price, min_price }
      expect(good.validate(record)).toBe(rule === undefined)
      expect(await insert(database, good.table, record)).toBe(rule)
    }
  })
})

function validRecord(schema: JsonSchema, validate: Validate): JsonObject {
  const [record] = fc.sample(
    arbitraryOf(schema).filter((value) => validate(value)),
    { numRuns: 1, seed: 7 },
  )
  if (!isJsonObject(record)) throw new Error('no valid record found')
  return record
}

/** Only the validator judges conditions on several values together. */
function isOfConditions({ schemaPath }: ValidationError): boolean {
  return /^#\/(?:if|then|else|allOf|anyOf|oneOf|not|dependencies)\b/u.test(schemaPath)
}

/** Values around every bound of the column, of its type. */
function interesting(column: Column, schema: JsonSchema): Json[] {
  const { properties } = schema
  const property = isJsonObject(properties) ? properties[column.name] : undefined
  if (!isJsonObject(property)) return []
  const bad = badValuesOf({ properties: { [column.name]: property } }).map(({ value }) => value)
  const good = fc.sample(arbitraryOf(property), { numRuns: 10, seed: 7 })
  const kind = kindOf[column.type]
  const { maxLength, minimum, maximum } = property
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number')
  const near = bounds.flatMap((bound) => [bound, bound - 0.01, bound + 0.01, bound - 0.001, bound + 1])
  const long =
    typeof maxLength === 'number'
      ? ['龘'.repeat(maxLength), '𠮷'.repeat(maxLength), '𠮷'.repeat(maxLength + 1)]
      : []
  const edges: Json[] = [
    0,
    -1,
    1.5,
    1e300,
    2147483648,
    '',
    ' ',
    "'",
    '\0',
    '\n',
    'a\\b',
    null,
    ...near,
    ...long,
  ]
  return [...good, ...bad, ...edges].filter((value) => value === null || typeof value === kind)
}

/** Inserts a record and rolls it back; returns the name of the rule that refused it, or undefined. */
async function insert(database: PGlite, table: Table, record: JsonObject): Promise<string | undefined> {
  const columns = table.columns.filter(({ name }) => name in record)
  const missing = table.columns.filter(
    ({ name, required, default: value, auto }) =>
      required && value === undefined && !auto && !(name in record),
  )
  const names = [...columns, ...missing].map(({ name }) => `"${name}"`)
  const values = columns.map(({ type }, index) => `$${index + 1}::text::${sqlTypeOf[type]}`)
  const fillers = missing.map(() => `'x'`)
  const sql = `INSERT INTO "${table.name}" (id, ${names.join(', ')}) VALUES (gen_random_uuid(), ${[...values, ...fillers].join(', ')})`
  try {
    await database.transaction(async (tx) => {
      await tx.query(
        sql,
        columns.map(({ name, type }) => textOf(record[name] ?? null, type)),
      )
      await tx.rollback()
    })
    return undefined
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : error.message
  }
}

function textOf(value: Json, type: ColumnType): string | null {
  if (value === null) return null
  return type === 'json' || typeof value !== 'string' ? JSON.stringify(value) : value
}
