import { beforeAll, describe, expect, it } from 'vitest'
import { raw, sql } from '#server/database/sql.ts'
import type { ImportReport } from '#shared/contracts/import/ImportReport.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { connect, dataOf, errorOf } from '#tests/support/ApiClient.ts'
import type { ApiClient } from '#tests/support/ApiClient.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

const head = '商品名称,price,最低价（元）,定金,Sequence,status'

/** A column, and a faulty value for it. */
const faultKinds: readonly (readonly [number, string])[] = [
  [0, ''],
  [0, 'n'.repeat(201)],
  [0, 'Planted 1'],
  [1, ''],
  [1, 'ten'],
  [1, '1.1.1'],
  [1, '9.999'],
  [1, '100000000'],
  [1, '1,23'],
  [2, '10.01'],
  [2, '5 yuan'],
  [2, '-0.01'],
  [3, '11'],
  [3, '0.001'],
  [4, '1.5'],
  [4, 'first'],
  [5, 'gone'],
  [6, 's'.repeat(501)],
  [7, 'picture'],
  [8, 'picture'],
]

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text
}

eachDatabase('an import', (databases) => {
  let server: TestServer
  let client: ApiClient
  beforeAll(async () => {
    server = await startTestServer(databases)
    client = await connect(server)
  })

  const send = (
    query: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) =>
    client.send<ImportReport>('POST', `/goods/import${query}`, {
      body,
      headers: { 'content-type': 'text/csv', ...headers },
    })
  const report = async (
    query: string,
    body: string | Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ) => {
    return dataOf(await send(query, body, headers))
  }
  const goods = async () => dataOf(await client.get<JsonObject[]>('/goods?sort=name&pageSize=500'))
  const dump = () =>
    server.database.rows(sql`SELECT (SELECT json_agg(g ORDER BY id) FROM good g)::text AS goods,
      (SELECT count(*)::int FROM audit WHERE entity = 'good') AS lines`)

  it('reports in a dry run what would become of each row, and changes nothing in the database', async () => {
    const before = await dump()
    const rows = [
      'Good one,10.00,5,8,1,在售',
      'No price,,5,8,1,在售',
      ',ten,5,8,1,在售',
      'Choice,10,5,8,1,gone',
      ',10,5,8,1,Draft',
      'Less,10,50,8,1,draft',
      '"Comma, and ""quotes""","1,234.50",5,¥8,1,On sale',
    ]
    const found = await report('?dryRun=true', `${head}\n${rows.join('\n')}\n`)
    expect(found).toMatchObject({ dry_run: true, done: false, rows: 7, made: 2, changed: 0, refused: 5 })
    expect(found.faults.map(({ row, property }) => [row, property])).toEqual([
      [2, 'price'],
      [3, 'price'],
      [3, 'name'],
      [4, 'status'],
      [5, 'name'],
      [6, 'min_price'],
    ])
    expect(found.columns.map(({ property }) => property)).toEqual([
      'name',
      'price',
      'min_price',
      'first_price',
      'sequence',
      'status',
    ])
    expect(await dump()).toEqual(before)
  })

  it('stores all rows or none, or on request only those without a fault', async () => {
    const text = `${head}\nFirst,10,5,8,1,normal\nSecond,ten,5,8,1,normal\n`
    expect(await report('', text)).toMatchObject({ done: false, made: 1, refused: 1 })
    expect(await goods()).toEqual([])
    expect(await report('?partly=true', text)).toMatchObject({ done: true, made: 1, refused: 1 })
    expect(await goods()).toMatchObject([{ name: 'First', price: 10, status: 'normal' }])
    expect(await server.database.rows(sql`SELECT action FROM audit WHERE entity = 'good'`)).toEqual([
      { action: 'create' },
    ])
  })

  it('changes the records that a key finds, creates the others, and does nothing when repeated', async () => {
    const text = `${head}\nFirst,12,5,8,1,normal\nThird,10,5,8,1,draft\n`
    expect(await report('?key=name', text)).toMatchObject({
      faults: [],
      made: 1,
      changed: 1,
      same: 0,
      done: true,
    })
    expect(await report('?key=name', text)).toMatchObject({ made: 0, changed: 0, same: 2, done: false })
    expect(await goods()).toMatchObject([
      { name: 'First', price: 12, version: 2 },
      { name: 'Third', version: 1 },
    ])
    const twice = await report('?key=name&dryRun=true', `${text}First,13,5,8,1,normal\n`)
    expect(twice.faults).toMatchObject([{ row: 3, property: 'name', code: 'keyRepeated' }])
  })

  it('refuses a row with a value beyond the last column, as caused by an unquoted separator', async () => {
    const found = await report('?dryRun=true', 'name,price,status\nWide,1,234,draft\nNarrow,1,draft,,\n')
    expect(found).toMatchObject({ made: 1, faults: [{ row: 1, code: 'IMPORT_ROW_TOO_WIDE' }] })
  })

  it('explains how a spreadsheet has damaged a cell', async () => {
    const { faults } = await report('?dryRun=true', 'name,price,status\n1.1E+17,1,draft\n#N/A,1,draft\n')
    expect(faults.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Name was taken for a number and shortened/u),
      'Name holds a formula that failed, and nothing to import',
    ])
  })

  it('is done only once if it is repeated with the same idempotency key', async () => {
    const text = `${head}\nOnce,10,5,8,1,draft\n`
    const key = { 'idempotency-key': 'import-once' }
    const first = await report('', text, key)
    expect(await report('', text, key)).toEqual(first)
    expect((await goods()).filter(({ name }) => name === 'Once')).toHaveLength(1)
    expect((await send('', `${head}\nOther,10,5,8,1,draft\n`, key)).status).toBe(422)
  })

  describe('reads a file with any common encoding or separator', () => {
    const text = '商品名称;价格;最低价;定金;排序;状态\n绿茶;10;5;8;1;草稿\n'
    const utf16 = (marked: boolean) => Buffer.from(`${marked ? '\uFEFF' : ''}${text}`, 'utf16le')
    // The same in GBK, which Node can decode but not encode.
    const gbk = Buffer.from(
      'c9ccc6b7c3fbb3c63bbcdbb8f13bd7eeb5cdbcdb3bb6a8bdf03bc5c5d0f23bd7b4ccac0ac2ccb2e83b31303b353b383b313bb2ddb8e50a',
      'hex',
    )
    it.each([
      ['UTF-8', Buffer.from(text)],
      ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
      ['UTF-16 with a mark', utf16(true)],
      ['UTF-16 without one', utf16(false)],
      ['UTF-16, the other way round', Buffer.from(utf16(true)).swap16()],
      ['GBK', gbk],
      ['tabs', Buffer.from(text.replaceAll(';', '\t'))],
    ])('%s', async (_, bytes) => {
      const found = await report('?dryRun=true', new Uint8Array(bytes))
      expect(found).toMatchObject({ rows: 1, made: 1, faults: [] })
      expect(found.columns.every(({ property }) => property !== undefined)).toBe(true)
    })
  })

  it('reads back what an export has written, including formulas and line breaks', async () => {
    const atFirst = ['=1+1', "'=1", "''+2", '-x', '\ttab', '＝ＷＩＤＥ', ' space ', 'a\nb', '"q"', '-5']
    const later = ['x;=cmd', "x;'=cmd", '-a\n=b\n-5', 'a|b', '- a\n- b']
    const strange = [...atFirst, ...later]
    for (const summary of strange) {
      const made = await client.post('/goods', {
        name: `S ${strange.indexOf(summary)}`,
        price: 1,
        summary,
        status: 'sold_out',
      })
      expect(made.status).toBe(200)
    }
    const before = await goods()
    const file = await client.file(
      '/goods/export?columns=name,price,min_price,first_price,sequence,status,summary',
    )
    const found = await report('?key=name', file.text)
    expect(found).toMatchObject({ faults: [], made: 0, changed: 0, same: before.length })
    await server.database.run(sql`UPDATE good SET summary = 'lost'`)
    expect(await report('?key=name', file.text)).toMatchObject({ changed: before.length })
    // Where commas are decimal points, a semicolon always ends a cell.
    expect(file.text).toContain("x;'=cmd")
    const alone = await client.file('/goods/export?columns=summary')
    const columns = await report('?dryRun=true', alone.text)
    expect(columns).toMatchObject({ columns: [{ property: 'summary' }], rows: strange.length })
    const summaries = (records: readonly JsonObject[]) => records.map(({ name, summary }) => [name, summary])
    expect(summaries(await goods())).toEqual(summaries(before))
  })

  it('reports its progress on request, with its usual answer at the end', async () => {
    const lines = async (query: string, body: string) => {
      const answer = await fetch(`${client.address}/goods/import${query}`, {
        method: 'POST',
        headers: {
          authorization: client.authorization,
          'accept-language': 'en',
          'content-type': 'text/csv',
          accept: 'application/x-ndjson',
        },
        body,
      })
      const texts = (await answer.text()).trimEnd().split('\n')
      return texts.map((text): JsonObject => JSON.parse(text))
    }
    const rows = Array.from({ length: 1200 }, (_, index) => `Told ${index},10,5,8,1,draft`)
    const told = await lines('?dryRun=true', [head, ...rows].join('\n'))
    const progress = [500, 1000, 1200].map((done) => ({ progress: { done, rows: 1200 } }))
    expect(told.slice(0, -1)).toEqual(progress)
    expect(told.at(-1)).toMatchObject({ success: true, data: { made: 1200, done: false } })
    expect(await lines('', `${head},Colour\nA,1,1,1,1,draft,red\n`)).toMatchObject([
      { success: false, error: { id: 'IMPORT_COLUMNS' } },
    ])
    const missing = await lines('?key=name', `${head}\nA,1,1,1,1,draft\nA,1,1,1,1,draft\n`)
    expect(missing.at(-1)).toMatchObject({ success: true, data: { refused: 1, done: false } })
  })

  it('leaves the database byte for byte as it was after a dry run of 10,000 rows [S2.31]', async () => {
    const contents = async () => {
      const tables = await server.database.rows<{ name: string }>(
        sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
      )
      const sums: Record<string, unknown> = {}
      // The server's own rows, and the sessions, change with each call.
      for (const { name } of tables.filter((table) => !/^(?:logger|session|captcha)$/u.test(table.name))) {
        const row = await server.database.row<{ sum: string }>(
          sql`SELECT md5(coalesce(string_agg(t::text, '\n' ORDER BY t::text), '')) AS sum FROM ${raw(name)} t`,
        )
        sums[name] = row?.sum
      }
      return sums
    }
    const before = await contents()
    const rows = Array.from({ length: 10_000 }, (_, index) => `Dry ${index},10,5,8,1,draft`)
    const found = await report('?dryRun=true', [head, ...rows].join('\n'))
    expect(found).toMatchObject({ rows: 10_000, made: 10_000, refused: 0, done: false })
    expect(await contents()).toEqual(before)
  })

  it.runIf(databases.kind === 'postgres')('stores nothing if its caller disconnects', async () => {
    const before = await goods()
    const leave = new AbortController()
    const left = fetch(`${client.address}/goods/import`, {
      method: 'POST',
      headers: { authorization: client.authorization, 'content-type': 'text/csv' },
      body: `${head}\n${'Gone,10,5,8,1,draft\n'.repeat(50_000)}`,
      signal: leave.signal,
    })
    const underWay = async () => {
      const found = await server.database.row<{
        count: number
      }>(sql`SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`)
      return found?.count
    }
    await expect.poll(underWay, { interval: 5, timeout: 10_000 }).toBe(1)
    leave.abort()
    await expect(left).rejects.toThrow()
    await expect.poll(underWay, { timeout: 10_000 }).toBe(0)
    expect(await goods()).toEqual(before)
  })

  it.each([
    ['', '', 'IMPORT_EMPTY'],
    ['', head, 'IMPORT_EMPTY'],
    ['', `${head},Colour\nA,1,1,1,1,draft,red\n`, 'IMPORT_COLUMNS'],
    ['', `${head},价格\nA,1,1,1,1,draft,2\n`, 'IMPORT_COLUMN_TWICE'],
    ['?key=id', `${head}\nA,1,1,1,1,draft\n`, 'IMPORT_KEY_MISSING'],
    ['?key=price', `${head}\nA,1,1,1,1,draft\n`, 'QUERY_INVALID'],
    ['?dryRun=yes', `${head}\nA,1,1,1,1,draft\n`, 'QUERY_INVALID'],
    ['?filter=1', `${head}\nA,1,1,1,1,draft\n`, 'QUERY_INVALID'],
    ['', `name\n"A\n`, 'IMPORT_UNREADABLE'],
    ['', `name\n${'A\n'.repeat(100_001)}`, 'IMPORT_TOO_LARGE'],
  ])('says what is wrong with the file or the call: %s %.20s', async (query, body, id) => {
    expect(errorOf(await send(query, body))).toMatchObject({ id })
  })

  it('finds each of 137 planted faults of twenty kinds at its cell, and stores all rows once they are corrected', async () => {
    const heads = `${head},summary,image,images`
    const sound = (row: number) => [`Planted ${row}`, '10', '5', '8', '1', 'draft', 'fine', '', '']
    const properties = [
      'name',
      'price',
      'min_price',
      'first_price',
      'sequence',
      'status',
      'summary',
      'image',
      'images',
    ]
    const rows = Array.from({ length: 450 }, (_, index) => sound(index + 1))
    const planted = Array.from({ length: 137 }, (_, index) => {
      const [column, text] = faultKinds[index % faultKinds.length] ?? [0, '']
      const row = index * 3 + 1
      rows[row] = sound(row + 1).with(column, text)
      return [row + 1, properties[column]]
    })
    const csv = () => [heads, ...rows.map((row) => row.map(quoted).join(','))].join('\n')
    const before = await dump()
    const found = await report('?dryRun=true&key=name', csv())
    expect(found).toMatchObject({ rows: 450, made: 313, changed: 0, same: 0, refused: 137 })
    expect(found.faults.map(({ row, property }) => [row, property])).toEqual(planted)
    expect(await dump()).toEqual(before)
    for (const [row] of planted) rows[Number(row) - 1] = sound(Number(row))
    expect(await report('?key=name', csv())).toMatchObject({ made: 450, refused: 0, done: true })
    expect(await report('?key=name', csv())).toMatchObject({ made: 0, same: 450, done: false })
  })

  it('does not accept JSON, and other calls do not accept files', async () => {
    const headers = { 'content-type': 'application/json' }
    expect(errorOf(await client.send('POST', '/goods/import', { body: '{}', headers }))).toMatchObject({
      id: 'IMPORT_TYPE',
    })
    const csv = { body: head, headers: { 'content-type': 'text/csv' } }
    expect(errorOf(await client.send('POST', '/goods', csv))).toMatchObject({ id: 'MEDIA_TYPE_UNSUPPORTED' })
  })
})
