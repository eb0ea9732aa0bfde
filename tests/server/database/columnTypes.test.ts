import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'

eachDatabase('column types', ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })

  it('return instants as ISO text in UTC with milliseconds [S9.10]', async () => {
    const row = await database.row(sql`SELECT '2026-02-28 23:59:59.123456+08'::timestamptz AS zoned,
      '2026-02-28 23:59:59.9'::timestamp AS plain, 'infinity'::timestamptz AS never, NULL::timestamptz AS none`)
    expect(row).toEqual({
      zoned: '2026-02-28T15:59:59.123Z',
      plain: '2026-02-28T23:59:59.900Z',
      never: 'infinity',
      none: null,
    })
  })

  it('return dates and exact numbers as they are written', async () => {
    const row = await database.row(sql`SELECT '0099-12-31'::date AS day, 99999999.90::numeric(10, 2) AS money,
      9007199254740993::int8 AS big, 7::int4 AS small, 0.1::float8 AS double, true AS yes`)
    expect(row).toEqual({
      day: '0099-12-31',
      money: '99999999.90',
      big: '9007199254740993',
      small: 7,
      double: 0.1,
      yes: true,
    })
  })

  it('return JSON parsed and arrays item by item', async () => {
    const row =
      await database.row(sql`SELECT '{"b": [1, null], "名": "值"}'::jsonb AS json, 'null'::jsonb AS nothing,
      ARRAY['2026-01-01', NULL]::date[] AS days, ARRAY['2026-01-01 00:00+00']::timestamptz[] AS instants,
      ARRAY['a,"b', NULL] AS words`)
    expect(row).toEqual({
      json: { b: [1, null], 名: '值' },
      nothing: null,
      days: ['2026-01-01', null],
      instants: ['2026-01-01T00:00:00.000Z'],
      words: ['a,"b', null],
    })
  })

  it('accept values in the form in which they return them', async () => {
    await database.run(
      sql`CREATE TABLE kept (at timestamptz, day date, money numeric(10, 2), json jsonb, words text[])`,
    )
    const given = {
      at: '2026-02-28T15:59:59.123Z',
      day: '2024-02-29',
      money: '0.01',
      json: { text: '引号 " 和 \\' },
      words: ['分销', ''],
    }
    const { at, day, money, json, words } = given
    await database.run(sql`INSERT INTO kept VALUES (${at}, ${day}, ${money}, ${json}, ${words})`)
    expect(await database.row(sql`SELECT * FROM kept`)).toEqual(given)
  })

  it('compare text by code point and split Chinese into trigrams', async () => {
    const rows = await database.rows<{ name: string }>(
      sql`SELECT name FROM (VALUES ('b'), ('a'), ('B'), ('中')) AS list (name) ORDER BY name`,
    )
    expect(rows.map(({ name }) => name)).toEqual(['B', 'a', 'b', '中'])
    await database.run(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
    const trigrams = await database.row<{ found: number }>(
      sql`SELECT cardinality(show_trgm('分销订单')) AS found`,
    )
    expect(trigrams?.found).toBeGreaterThan(2)
  })
})
