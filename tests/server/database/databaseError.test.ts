import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { constraintOf } from '#server/database/databaseError.ts'
import type { ConstraintFact } from '#server/database/databaseError.ts'
import { sql } from '#server/database/sql.ts'
import type { Sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'

eachDatabase('the facts in a database error', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await database.run(sql`
      CREATE TABLE good (
        id int PRIMARY KEY, name varchar(5) NOT NULL, "minPrice" numeric(4, 2), price numeric(4, 2), at timestamptz,
        CONSTRAINT good_name_key UNIQUE (name, "minPrice"), CONSTRAINT good_price_check CHECK ("minPrice" <= price));
      CREATE UNIQUE INDEX good_lower_key ON good (lower(name));
      CREATE TABLE sale (good_id int CONSTRAINT sale_good_id_fkey REFERENCES good);
      INSERT INTO good VALUES (1, 'a', 1, 2); INSERT INTO sale VALUES (1)`)
  })

  const factOf = async (query: Sql): Promise<ConstraintFact | undefined> =>
    database.run(query).then(
      () => undefined,
      (error: unknown) => constraintOf(error),
    )

  it('name the columns of a value that is taken', async () => {
    const fact = { kind: 'unique', constraint: 'good_name_key', table: 'good', columns: ['name', 'minPrice'] }
    expect(await factOf(sql`INSERT INTO good VALUES (2, 'a', 1)`)).toEqual(fact)
    expect(await factOf(sql`INSERT INTO good VALUES (1, 'b')`)).toMatchObject({
      kind: 'unique',
      columns: ['id'],
    })
    const byIndex = { kind: 'unique', constraint: 'good_lower_key', columns: ['lower(name::text)'] }
    expect(await factOf(sql`INSERT INTO good VALUES (3, 'A')`)).toMatchObject(byIndex)
  })

  it('name the reference whose record is missing or is still referred to', async () => {
    const fact = { kind: 'reference', constraint: 'sale_good_id_fkey', table: 'sale' }
    expect(await factOf(sql`INSERT INTO sale VALUES (9)`)).toEqual({ ...fact, columns: ['good_id'] })
    expect(await factOf(sql`DELETE FROM good WHERE id = 1`)).toMatchObject(fact)
  })

  it('name a violated check, and a column that may not be empty', async () => {
    const check = { kind: 'check', constraint: 'good_price_check', columns: [] }
    expect(await factOf(sql`INSERT INTO good VALUES (4, 'd', 3, 2)`)).toMatchObject(check)
    const required = { kind: 'required', table: 'good', columns: ['name'] }
    expect(await factOf(sql`INSERT INTO good (id) VALUES (5)`)).toMatchObject(required)
  })

  it('distinguish a wrong format from a value out of range and a text that is too long', async () => {
    expect(await factOf(sql`SELECT ${'abc'}::int`)).toMatchObject({ kind: 'format' })
    expect(await factOf(sql`SELECT ${'2026-13-77x'}::timestamptz`)).toMatchObject({ kind: 'format' })
    expect(await factOf(sql`SELECT ${'2026-02-30'}::date`)).toMatchObject({ kind: 'range' })
    expect(await factOf(sql`INSERT INTO good (id, name, price) VALUES (6, 'f', 1000)`)).toMatchObject({
      kind: 'range',
    })
    expect(await factOf(sql`INSERT INTO good (id, name) VALUES (7, 'abcdef')`)).toMatchObject({
      kind: 'length',
    })
  })

  it('name a text with NUL, which PostgreSQL cannot store, and the database goes on', async () => {
    expect(await factOf(sql`SELECT ${'a\0b'}::text`)).toMatchObject({ kind: 'character' })
    expect(await factOf(sql`SELECT ${{ a: '\0' }}::jsonb`)).toMatchObject({ kind: 'character' })
    expect(await database.row(sql`SELECT count(*) FROM good`)).toEqual({ count: '1' })
  })

  it('are missing for errors that the data did not cause', async () => {
    expect(await factOf(sql`SELECT * FROM nowhere`)).toBeUndefined()
    expect(constraintOf(new Error('23505'))).toBeUndefined()
  })
})
