import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { DatabaseOptions } from '#server/database/open/openDatabase.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import { copyEmbeddedTemplate } from '#tests/support/copyEmbeddedTemplate.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { startServerProcess } from '#tests/support/serverProcess.ts'
import { startedTemplate, testConfig } from '#tests/support/testServer.ts'

const rows = 2000
const sheetOf = (count: number) =>
  [
    'name,price,min_price,first_price,status',
    ...Array.from({ length: count }, (_, index) => `Good ${index},10,5,8,draft`),
  ].join('\n')
const sheet = sheetOf(rows)
/** One row is refused, so the others are stored row by row. */
const faulty = `${sheet}\nNo price,,5,8,draft`

eachDatabase('an import whose server is killed', (databases) => {
  let place: DatabaseOptions
  let environment: Record<string, string>
  let token: string
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fenxiao-import-'))
    databases.afterwards(() => rm(folder, { recursive: true, force: true }))
    const config = testConfig(folder)
    const template = await startedTemplate(config)
    place = await placeOf(folder, template)
    environment = {
      ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
      FENXIAO_DATA: folder,
      FENXIAO_SECRET_KEY: '07'.repeat(32),
      LOG_LEVEL: 'silent',
    }
    token = await look(async (database) => {
      const admin = await database.row<{ id: string }>(sql`SELECT id FROM "user" WHERE username = 'admin'`)
      const start = { userId: admin?.id ?? '', remember: false, address: '', agent: '' }
      return (await beginSession(database, start, { hours: 1, idleMinutes: 60, rememberDays: 1 })).token
    })
  })

  const placeOf = async (folder: string, template: Awaited<ReturnType<typeof startedTemplate>>) => {
    if (databases.kind === 'postgres') return databases.place(template)
    await copyEmbeddedTemplate(join(folder, 'database'), template)
    return { folder: join(folder, 'database') }
  }

  /** Opens the database while no server runs, as the embedded one requires. */
  const look = async <T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
    const database = await openDatabase(place)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  const found = () =>
    look((database) =>
      database.row(sql`SELECT (SELECT count(*)::int FROM good) AS goods,
        (SELECT count(*)::int FROM audit WHERE entity = 'good' AND action = 'create') AS lines`),
    )

  const send = (address: string, query: string, body: string) =>
    fetch(`${address}/api/v1/goods/import?key=name${query}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'text/csv',
        accept: 'application/x-ndjson',
      },
      body,
    })

  /** Kills a server when half of its import's rows are done. */
  const killAmid = async (query: string, body: string) => {
    const server = await startServerProcess(environment)
    const answer = await send(await server.address(), query, body)
    let told = ''
    const decoder = new TextDecoder()
    const reading = (async () => {
      for await (const chunk of answer.body ?? []) {
        told += decoder.decode(chunk, { stream: true })
        if (told.includes(`"done":${rows / 2},`)) server.signal('SIGKILL')
      }
    })()
    await reading.catch(() => undefined)
    // Such an answer would have told why nothing was imported.
    expect(told).not.toContain('"success"')
    await server.exitCode()
  }

  it('says that it was interrupted if the server is only asked to stop, and has stored nothing', async () => {
    const server = await startServerProcess({ ...environment, STOP_ANNOUNCED: '0' })
    const answer = await send(await server.address(), '', sheetOf(10 * rows))
    let told = ''
    for await (const chunk of answer.body ?? []) {
      if (told === '') server.signal('SIGTERM')
      told += Buffer.from(chunk).toString()
    }
    expect(JSON.parse(told.trim().split('\n').at(-1) ?? '')).toMatchObject({
      error: { id: 'IMPORT_INTERRUPTED' },
    })
    expect(await server.exitCode()).toBe(0)
    expect(await found()).toEqual({ goods: 0, lines: 0 })
  })

  it('has stored nothing, whether of all rows or of those without a fault, and can be repeated in full [S2.31]', async () => {
    await killAmid('', sheet)
    expect(await found()).toEqual({ goods: 0, lines: 0 })
    await killAmid('&partly=true', faulty)
    expect(await found()).toEqual({ goods: 0, lines: 0 })
    const server = await startServerProcess(environment)
    const address = await server.address()
    const last = async () =>
      (await (await send(address, '&partly=true', faulty)).text()).trim().split('\n').at(-1)
    expect(JSON.parse((await last()) ?? '')).toMatchObject({ data: { made: rows, refused: 1, done: true } })
    expect(JSON.parse((await last()) ?? '')).toMatchObject({ data: { made: 0, same: rows, refused: 1 } })
    server.signal('SIGTERM')
    await server.exitCode()
    expect(await found()).toEqual({ goods: rows, lines: rows })
  })
})
