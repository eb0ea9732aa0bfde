import { afterAll, beforeAll, expect, it } from 'vitest'
import { containsSql } from '#server/crud/query/containsSql.ts'
import { mayEqualSql } from '#server/crud/query/equalsSql.ts'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import { raw, sql } from '#server/database/sql.ts'
import { gramsFunction } from '#scripts/generate/emit/migration/shape/gramsFunction.ts'
import { createDatabase } from '#tests/support/database.ts'
import { product } from '../shop.ts'

let database: Database
let remove: () => Promise<unknown>

// `CREATE DATABASE` gives this locale on a server whose system has none: it only knows the small letters of ASCII.
beforeAll(async () => {
  const made = await createDatabase(undefined, 'C')
  remove = made.remove
  database = await openDatabase(made.options)
  await database.run(raw(gramsFunction))
})

afterAll(async () => {
  await database.close()
  await remove()
})

it.each(['Ärzte', 'Москва', 'ΑΘΗΝΑ', 'Ὀδός 7', 'İstanbul', '订单ÄB', 'Straße', 'a\u0001Bcd'])(
  'a search finds %s by its parts even in a database that lowercases only ASCII letters [S7.03]',
  async (text) => {
    const { indexed } = containsSql(product, 'name', text)
    const column = product.columns.find(({ name }) => name === 'name')
    if (!column || !indexed) throw new Error('the name of a product has an index of its parts')
    const equal = mayEqualSql({ column, values: [text] })
    const rows = await database.rows(
      sql`SELECT ${indexed} AS "isFound", ${equal} AS "isEqual" FROM (VALUES (${text}::text)) AS t (name)`,
    )
    expect(rows).toEqual([{ isFound: true, isEqual: true }])
  },
)
