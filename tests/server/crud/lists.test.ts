import { beforeAll, describe, expect, it } from 'vitest'
import { createRecord } from '#server/crud/write/createRecord.ts'
import { inWriteTransaction } from '#server/crud/entity/inWriteTransaction.ts'
import { raw, sql } from '#server/database/sql.ts'
import { whereSql } from '#server/crud/query/filterSql.ts'
import type { Json } from '#shared/contracts/Json.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { fillPlaceholders } from '#shared/messages/words.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openShop } from './openShop.ts'
import { openCrud } from './openCrud.ts'
import type { Answer, Crud } from './openCrud.ts'
import { entry, product, shopRoutes, shopTables } from './shop.ts'

const names = [
  '红苹果',
  '绿苹果',
  '苹果汁 100%',
  '香蕉_干',
  'Orange JUICE',
  '梨',
  '葡萄',
  '樱桃',
  '西瓜',
  '芒果',
]

eachDatabase('lists', (databases) => {
  let shop: Crud
  let brandId: Json
  let tagId: Json

  beforeAll(async () => {
    shop = await openShop(databases)
    brandId = (await shop.make('/brands', { name: '果园' }))['id'] ?? null
    tagId = (await shop.make('/tags', { name: '新鲜' }))['id'] ?? null
    for (const [index, name] of names.entries()) {
      await shop.make('/products', {
        code: `p${index}`,
        name,
        price: 10 + index / 2,
        least: index < 5 ? index : null,
        stock: index % 3,
        active: index % 2 === 0,
        made_on: `2024-01-${String(index + 1).padStart(2, '0')}`,
        status: index < 4 ? 'draft' : 'open',
        brand_id: index === 0 ? brandId : null,
        tags: index < 2 ? [{ tag_id: tagId }] : [],
      })
    }
  })

  const get = (parameters: Record<string, Json>, server = shop): Promise<Answer> => {
    const texts = Object.entries(parameters).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return server.call('GET', `/products?${new URLSearchParams(texts).toString()}`)
  }
  /** Another server, which does not know the statistics of ANALYZE yet. */
  const reopened = (): Promise<Crud> =>
    openCrud({ ...shop.database }, { tables: shopTables, routes: shopRoutes, rules: {} })
  const codes = async (parameters: Record<string, Json>): Promise<string> => {
    const { status, records, error } = await get({ sort: 'code', ...parameters })
    if (status !== 200) throw new Error(JSON.stringify(error))
    return records.map(({ code }) => textOf(code).slice(1)).join('')
  }

  it('accept filter, range and sort, and answer with Content-Range [S7.03]', async () => {
    const { headers, body, records } = await get({
      filter: { status: 'draft' },
      range: [1, 2],
      sort: ['price', 'DESC'],
    })
    expect(records.map(({ code }) => code)).toEqual(['p2', 'p1'])
    expect(body).toMatchObject({ success: true, total: 4 })
    expect(headers['content-range']).toBe('product 1-2/4')
  })

  it('accept current, pageSize and field=value [S7.03]', async () => {
    const { headers, body, records } = await get({
      current: '2',
      pageSize: '3',
      status: 'draft',
      sort: '-price',
    })
    expect(records.map(({ code }) => code)).toEqual(['p0'])
    expect(body['total']).toBe(4)
    expect(headers['content-range']).toBe('product 3-3/4')
  })

  it('contain links and derived names but no secrets, the newest record first', async () => {
    const { records } = await get({})
    expect(records).toHaveLength(10)
    expect(records[9]).toMatchObject({
      code: 'p0',
      brand_name: '果园',
      tags: [{ tag_id: tagId, tag_name: '新鲜' }],
    })
    expect(records[0]).not.toHaveProperty('pin')
  })

  it('have a total even on a page beyond the end', async () => {
    const { headers, body, records } = await get({ range: [100, 119] })
    expect({ records, total: body['total'] }).toEqual({ records: [], total: 10 })
    expect(headers['content-range']).toBe('product */10')
  })

  it('contain exactly the records that are requested by id', async () => {
    const { records } = await get({})
    const ids = records.slice(2, 5).map(({ id }) => id ?? null)
    const asked = await get({ filter: { id: ids } })
    expect(new Set(asked.records.map(({ id }) => id))).toEqual(new Set(ids))
  })

  it.each<[Record<string, Json>, string]>([
    [{ name: '苹果' }, '012'],
    [{ name: '果' }, '0129'],
    [{ name: 'juice' }, '4'],
    [{ name: '100%' }, '2'],
    [{ name: '蕉_' }, '3'],
    [{ name: '%' }, '2'],
    [{ q: '苹果汁' }, '2'],
    [{ q: 'e J' }, '4'],
    [{ q: '梨' }, '5'],
    [{ q: '' }, '0123456789'],
    [{ filter: { q: '苹果', status: 'draft' } }, '012'],
    [{ filter: { status: ['draft', 'closed'] } }, '0123'],
    [{ status: 'all' }, '0123456789'],
    [{ status_ne: 'draft' }, '456789'],
    [{ filter: { status_ne: ['draft'] } }, '456789'],
    [{ price: '10.5' }, '1'],
    [{ filter: { price: 10.5 } }, '1'],
    [{ price_gte: '13', price_lt: '14' }, '67'],
    [{ price_gte: '1.3e1', price_lt: '14' }, '67'],
    [{ least_ne: '3' }, '012456789'],
    [{ least_null: 'true' }, '56789'],
    [{ filter: { least_null: false } }, '01234'],
    [{ filter: { least: null } }, '56789'],
    [{ stock_gt: '1' }, '258'],
    [{ stock: '99999999999' }, ''],
    [{ active: 'false' }, '13579'],
    [{ filter: { active: true } }, '02468'],
    [{ made_on_lte: '2024-01-03' }, '012'],
    [{ createdAt_gte: '2020-01-01' }, '0123456789'],
    [{ createdAt_lt: '2020-01-01T00:00:00+08:00' }, ''],
    [{ code_like: 'P1' }, '1'],
  ])('are filtered by %j', async (parameters, expected) => {
    expect(await codes(parameters)).toBe(expected)
  })

  it('are filtered by a reference and by a link', async () => {
    expect(await codes({ filter: { brand_id: brandId } })).toBe('0')
    expect(await codes({ filter: { tags: tagId } })).toBe('01')
    expect(await codes({ filter: { tags: [tagId] } })).toBe('01')
  })

  it.each<[string, string]>([
    ['range=[5,2]', 'range'],
    ['range=[-1,2]', 'range'],
    ['range=[2000000,2000001]', 'range'],
    ['range=[0]', 'range'],
    ['range=0-9', 'range'],
    ['range=[0.5,2]', 'range'],
    ['current=0', 'current'],
    ['current=1e3', 'current'],
    ['current=999999999&pageSize=500', 'current'],
    ['pageSize=0', 'pageSize'],
    ['filter={', 'filter'],
    ['filter=[]', 'filter'],
    ['filter=1', 'filter'],
    ['filter={"colour":1}', 'colour'],
    ['filter={"__proto__":1}', '__proto__'],
    ['filter={"price":{"a":1}}', 'price'],
    ['filter={"price":[[1]]}', 'price'],
    ['filter={"price":"x"}', 'price'],
    ['filter={"price":true}', 'price'],
    ['filter={"stock":1.5}', 'stock'],
    ['filter={"active":"yes"}', 'active'],
    ['filter={"brand_id":"12"}', 'brand_id'],
    ['filter={"brand_id_gt":"0197b0a0-0000-7000-8000-000000000000"}', 'brand_id_gt'],
    ['filter={"made_on":"2024-02-30"}', 'made_on'],
    ['filter={"createdAt_gte":"gestern"}', 'createdAt_gte'],
    ['filter={"createdAt_gte":"2026-01-01T00:00:00%2B20:00"}', 'createdAt_gte'],
    ['filter={"name":5}', 'name'],
    ['name=a%00b', 'name'],
    ['filter={"name":"a\\u0000b"}', 'name'],
    ['filter={"status":"a\\u0000b"}', 'status'],
    ['status=no-such-state', 'status'],
    ['filter={"least_null":1}', 'least_null'],
    ['price_gte=1e999', 'price_gte'],
    ['filter={"notes":1}', 'notes'],
    ['filter={"pin":"1234"}', 'pin'],
    ['filter={"api_key":"x"}', 'api_key'],
    ['filter={}&filter={}', 'filter'],
    ['sort=colour', 'sort'],
    ['sort=["price","UP"]', 'sort'],
    ['sort=["price","DESC","x"]', 'sort'],
    ['sort=[1]', 'sort'],
    ['sort=pin', 'sort'],
    ['sort=notes', 'sort'],
    ['colour=red', 'colour'],
    ['brand_name=x', 'brand_name'],
    [`q=${'x'.repeat(201)}`, 'q'],
    [`filter=${'['.repeat(20_000)}`, 'filter'],
  ])('refuse %s and name the invalid parameter [S7.03]', async (query, name) => {
    const { status, error } = await shop.call('GET', `/products?${query}`)
    expect({ status, error }).toMatchObject({ status: 400, error: { id: 'QUERY_INVALID', name } })
  })

  it.each([
    ['page=2', 'The query parameter "page" is not valid: write "current" instead'],
    ['sort=colour', /: rows are not sorted by "colour", but by id, code, /u],
    ['sort=["price","UP"]', /: write it as \["name","ASC"\] or as -price,name/u],
    ['colour=red', /: it is neither a parameter nor a property to filter by; those are q, id, code, /u],
    ['price_ge=2', 'The query parameter "price_ge" is not valid: write "price_gte" instead'],
    ['price__lt=2', 'The query parameter "price__lt" is not valid: write "price_lt" instead'],
    ['price.max=2', 'The query parameter "price.max" is not valid: write "price_lte" instead'],
    ['price[gte]=2', 'The query parameter "price[gte]" is not valid: write "price_gte" instead'],
    ['price>=2', 'The query parameter "price>" is not valid: write "price_gte" instead'],
    ['filter={"price":{"$gt":2}}', 'The query parameter "price" is not valid: write "price_gt" instead'],
    ['status_in=normal', 'The query parameter "status_in" is not valid: write "status" instead'],
    ['colour_ge=red', /: it is neither a parameter nor a property to filter by; those are q, id, code, /u],
    ['price=cheap', /: write a number$/u],
    ['current=0&pageSize=5', /: write a whole number from 1 to 999999999$/u],
    ['current=900000&pageSize=100', /: it lies beyond the first 1000000 rows; please narrow the filters$/u],
    ['filter={', /: it is not valid JSON$/u],
    ['brand_id.secret=x', /: what is referred to cannot be filtered by it in that way$/u],
  ])('refuse %s and say what to write instead [S7.03]', async (query, said) => {
    const { error } = await shop.call('GET', `/products?${query}`)
    const { en }: Record<string, unknown> = Object(error['message'])
    expect(fillPlaceholders(String(en), error)).toMatch(said)
  })

  it.each(['range', 'pageSize'])(
    'refuse a %s that is too large, and say how many rows a page may have [S7.03]',
    async (name) => {
      const query = { range: 'range=[0,500]', pageSize: 'pageSize=501' }[name]
      const { status, error } = await shop.call('GET', `/products?${query}`)
      expect({ status, error }).toMatchObject({
        status: 400,
        error: { id: 'PAGE_TOO_LARGE', name, limit: 500 },
      })
    },
  )

  it('refuse filters with too many values or conditions', async () => {
    const many = Array.from({ length: 501 }, () => 1)
    expect((await get({ filter: { price: many } })).error).toMatchObject({ name: 'price' })
    const wide = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`x${index}`, 1]))
    expect((await get({ filter: wide })).error).toMatchObject({ name: 'filter' })
  })

  it('never answer 500, whatever a value contains', async () => {
    const nasty = [
      "'",
      '"',
      '\\',
      '%',
      '_',
      '\ud800',
      '💥',
      'İ',
      'ß',
      'ΑΣ',
      '; DROP TABLE product',
      '$1',
      '\n',
      ' ',
    ]
    for (const value of nasty) {
      for (const name of [
        'name',
        'q',
        'status',
        'price',
        'id',
        'sort',
        'range',
        'filter',
        'made_on',
        value,
      ]) {
        expect([200, 400]).toContain((await get({ [name]: value })).status)
      }
    }
    expect((await get({})).body['total']).toBe(10)
  })

  it('refuse a character that no text can contain, and say so [S7.03]', async () => {
    for (const character of ['\0', '\ud800'])
      for (const [name, value] of Object.entries({
        name: 'a',
        name_eq: 'a',
        code_ne: ['a'],
        q: 'a',
        status: 'a',
      })) {
        const given = Array.isArray(value) ? value.map((text) => text + character) : value + character
        const { status, error } = await get({ filter: { [name]: given } })
        expect([status, error]).toMatchObject([
          400,
          {
            id: 'QUERY_INVALID',
            name,
            message: { en: expect.stringContaining('a character that no text has') },
          },
        ])
      }
  })

  it('differ from calls for one record, which refuse all query parameters [S7.03]', async () => {
    const [record] = (await get({})).records
    const path = `/products/${idOf(record ?? {})}?expand=brand`
    const calls = [
      await shop.call('GET', path),
      await shop.call('PUT', path, {}),
      await shop.call('DELETE', path),
      await shop.call('POST', '/products?expand=brand', {}),
    ]
    for (const { status, error } of calls)
      expect([status, error]).toMatchObject([400, { id: 'QUERY_INVALID', name: 'expand' }])
  })

  it('never repeat or lose a record between pages of equal values', async () => {
    const pages = await Promise.all(
      [0, 3, 6, 9].map((start) => get({ sort: 'status', range: [start, start + 2] })),
    )
    const seen = pages.flatMap(({ records }) => records.map(({ code }) => code))
    expect(new Set(seen).size).toBe(10)
  })

  describe('of many rows', () => {
    beforeAll(async () => {
      const context = { catalog: shop.catalog, isServer: true }
      await inWriteTransaction(shop.database, (tx) => createRecord(tx, entry, { message: '第一' }, context))
      await shop.database.run(sql`INSERT INTO entry (id, message, "createdAt")
        SELECT gen_random_uuid(), 'line ' || n, now() - n * interval '1 second' FROM generate_series(1, 15000) n`)
    })

    it('are counted exactly as long as that is cheap', async () => {
      const { body, headers } = await shop.call('GET', '/entries?pageSize=5')
      expect(body['total']).toBe(15_001)
      expect(headers).not.toHaveProperty('x-total-estimated')
      expect((await shop.call('GET', '/entries?message=line 1&pageSize=1')).body['total']).toBe(6112)
    })

    it('are counted again after this server changed something', async () => {
      const { total } = (await shop.call('GET', '/entries?pageSize=5')).body
      await shop.database.run(sql`DELETE FROM entry WHERE id IN (SELECT id FROM entry LIMIT 4000)`)
      await shop.make('/brands', { name: '新品牌' })
      expect((await shop.call('GET', '/entries?pageSize=5')).body['total']).toBe(Number(total) - 4000)
    })

    it('show own changes at once, and the changes of others within a few seconds', async () => {
      const total = async (filter = '') =>
        Number((await shop.call('GET', `/products?pageSize=5${filter}`)).body['total'])
      await shop.database
        .run(sql`INSERT INTO product (id, code, name, price, stock, active, status, "createdAt", "updatedAt")
        SELECT gen_random_uuid(), 'x' || n, 'x' || n, 1, 0, true, 'draft', now(), now() FROM generate_series(1, 2000) n`)
      const cheap = () => total('&price=1')
      const [all, first] = [await total(), await cheap()]
      const made = await shop.make('/products', { code: 'x0', name: 'x0', price: 1, status: 'draft' })
      expect([await total(), await cheap()]).toEqual([all + 1, first + 1])
      await shop.call('PUT', `/products/${textOf(made['id'])}`, { code: 'x0', name: 'x0', price: 2 })
      expect([await total(), await cheap()]).toEqual([all + 1, first])
      await shop.call('DELETE', `/products/${textOf(made['id'])}`)
      await shop.make('/products', { code: 'x01', name: 'x01', price: 2, status: 'draft' })
      expect(await total()).toBe(all + 1)
      await shop.database.run(sql`DELETE FROM product WHERE code LIKE 'x%'`)
      await expect.poll(cheap, { timeout: 4000 }).toBe(first - 2000)
    })

    it('have an estimated total if they are too long to be counted, and say so', async () => {
      await shop.database.run(sql`INSERT INTO entry (id, message, "createdAt")
        SELECT gen_random_uuid(), repeat('x', 400) || n, now() - n * interval '1 second' FROM generate_series(1, 100000) n`)
      await shop.database.run(sql`ANALYZE entry`)
      await shop.make('/brands', { name: '旧品牌' })
      const { body, headers } = await shop.call('GET', '/entries?pageSize=5')
      expect(headers['x-total-estimated']).toBe('true')
      expect(Number(body['total'])).toBeGreaterThan(80_000)
      const filtered = await shop.call('GET', '/entries?message=xxx&createdAt_gte=2020-01-01&pageSize=5')
      expect(filtered.headers['x-total-estimated']).toBe('true')
      expect(Number(filtered.body['total'])).toBeGreaterThan(10_000)
    })

    /** Searches for several words, one of them with another condition. */
    const findEither = async (server: Crud, word: string): Promise<void> => {
      const either: Json[] = [{ name: word }, { name: '品7', price_gte: 1 }, { name: 'b' }]
      const found = await get({ filter: { $or: either }, pageSize: 30, sort: 'price' }, server)
      const expected = await shop.database.rows<{ code: string; total: number }>(
        sql`SELECT code, count(*) OVER ()::int AS total FROM product WHERE strpos(lower(name), lower(${word})) > 0
          OR strpos(name, '品7') > 0 OR strpos(lower(name), 'b') > 0 ORDER BY price, id LIMIT 30`,
      )
      expect(found.records.map(({ code }) => code)).toEqual(expected.map(({ code }) => code))
      expect(found.body['total']).toBe(expected[0]?.total ?? 0)
    }

    /** Compares whole values, alone and as one of several conditions. */
    const findEqual = async (server: Crud, name: string): Promise<void> => {
      const asked: Json[] = [
        { name_eq: name },
        { name: [name, '品7'] },
        { $or: [{ name_eq: name }, { code_eq: 'r7' }] },
        { $or: [{ name_eq: name }, { name: [name, '品7'], price_gte: 1 }] },
      ]
      const conditions = [
        sql`name = ${name}`,
        sql`name IN (${name}, '品7')`,
        sql`(name = ${name} OR code = 'r7')`,
        sql`name IN (${name}, '品7')`,
      ]
      for (const [index, filter] of asked.entries()) {
        const found = await get({ filter, pageSize: 30, sort: 'price' }, server)
        const expected = await shop.database.rows<{ code: string; total: number }>(
          sql`SELECT code, count(*) OVER ()::int AS total FROM product WHERE ${conditions[index] ?? raw('FALSE')}
            ORDER BY price, id LIMIT 30`,
        )
        expect({ filter, codes: found.records.map(({ code }) => code) }).toEqual({
          filter,
          codes: expected.map(({ code }) => code),
        })
        expect(found.body['total']).toBe(expected[0]?.total ?? 0)
        expect(found.headers).not.toHaveProperty('x-search-partial')
      }
    }

    it('find what a plain comparison finds, whatever the word and however rare it is', async () => {
      await shop.database
        .run(sql`INSERT INTO product (id, code, name, price, stock, active, status, "createdAt", "updatedAt")
        SELECT gen_random_uuid(), 'r' || n, (SELECT string_agg(substr('商品订单77aAbB%_\\é', 1 + floor(random() * 15)::int, 1), '')
          FROM generate_series(1, 1 + n % 9)), 1, 1, true, 'open', now() - n * interval '1 second', now()
        FROM generate_series(1, 2000) n`)
      const words = await shop.database.rows<{ word: string }>(
        sql`SELECT DISTINCT substr(name, 1, 1 + length(name) % 7) AS word FROM product ORDER BY word LIMIT 40`,
      )
      for (const step of ['not analyzed', 'analyzed']) {
        const server = await reopened()
        for (const { word } of [
          ...words,
          { word: '龘龘' },
          { word: '品7%' },
          { word: 'BA' },
          { word: 'É' },
        ]) {
          const found = await get({ q: word, pageSize: 30, sort: 'price' }, server)
          const expected = await shop.database.rows<{ code: string; total: number }>(
            sql`SELECT code, count(*) OVER ()::int AS total FROM product
              WHERE strpos(lower(name), lower(${word})) > 0 ORDER BY price, id LIMIT 30`,
          )
          expect({ step, word, codes: found.records.map(({ code }) => code) }).toEqual({
            step,
            word,
            codes: expected.map(({ code }) => code),
          })
          expect(found.body['total']).toBe(expected[0]?.total ?? 0)
          await findEither(server, word)
          await findEqual(server, word)
        }
        await shop.database.run(sql`ANALYZE product`)
      }
    })

    it('say how many rows were searched if only old rows contain a word, and find all of them on request [S7.03]', async () => {
      const age = sql`now() + interval '1 day' - n * interval '1 second'`
      await shop.database
        .run(sql`INSERT INTO product (id, code, name, price, stock, active, status, "createdAt", "updatedAt")
        SELECT gen_random_uuid(), 'o' || n, CASE WHEN n > 30100 OR n = 7 THEN '旧' ELSE '新' END, 1, 1, true,
          CASE n % 100 WHEN 0 THEN 'closed' ELSE 'open' END, ${age}, now() FROM generate_series(1, 51000) n`)
      await shop.database.run(sql`ANALYZE product`)
      const later = await reopened()
      const found = async (asked: Record<string, Json>) => {
        const { body, headers, records } = await get({ pageSize: 3, ...asked }, later)
        return [records.map(({ code }) => code), body['total'], headers['x-search-partial']]
      }
      const ask = (more: Record<string, Json>) => found({ q: '旧', ...more })
      expect(await ask({})).toEqual([['o7'], 1, '30000'])
      expect(await ask({ q_all: 'true' })).toEqual([['o7', 'o30101', 'o30102'], 20_901, undefined])
      expect(await ask({ status: 'closed' })).toEqual([['o30200', 'o30300', 'o30400'], 209, undefined])
      expect((await ask({ sort: 'createdAt' }))[0]).toEqual(['o51000', 'o50999', 'o50998'])
      expect((await later.call('GET', '/products?q=x&q_all=perhaps')).status).toBe(400)
      const either = { filter: { $or: [{ name: '旧' }, { name: '龘龘' }] } }
      expect(await found(either)).toEqual([['o7'], 1, '30000'])
      expect(await found({ ...either, q_all: 'true' })).toEqual([
        ['o7', 'o30101', 'o30102'],
        20_901,
        undefined,
      ])
      expect((await found({ ...either, sort: 'createdAt' }))[0]).toEqual(['o51000', 'o50999', 'o50998'])
    })

    it('find rows with exactly a given text however old they are, through the search index [S7.03]', async () => {
      const found = async (asked: Record<string, Json>) => {
        const { body, headers, records } = await get({ pageSize: 3, ...asked })
        return [records.map(({ code }) => code), body['total'], headers['x-search-partial']]
      }
      expect(await found({ filter: { name_eq: '旧' } })).toEqual([
        ['o7', 'o30101', 'o30102'],
        expect.any(Number),
        undefined,
      ])
      expect(await found({ filter: { name_eq: '旧', stock: 1, code: ['o7', 'o30101'] } })).toEqual([
        ['o7', 'o30101'],
        2,
        undefined,
      ])
      const name = product.columns.find((column) => column.name === 'name')
      if (!name) throw new Error('products have names')
      const planOf = async (value: string) => {
        const where = whereSql(product, [{ kind: 'compare', column: name, comparison: 'eq', value }])
        const plan = await shop.database.rows<Record<string, string>>(
          sql`EXPLAIN SELECT * FROM product t ${where} ORDER BY t."createdAt" DESC, t.id DESC LIMIT 20`,
        )
        return plan.map((line) => line['QUERY PLAN']).join('\n')
      }
      expect(await planOf('nothing like this')).toContain('Index Cond: (fx_ngrams')
      expect(await planOf('')).toContain('Index Cond: (fx_ngrams')
    })
  })
})
