import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/Database.ts'
import { createMigrationTable } from '#server/database/migrate/migrate.ts'
import { sql } from '#server/database/sql.ts'
import { controlFile, openControl } from '#server/transfer/openControl.ts'
import { testDatabases } from '#tests/support/database.ts'

const patienceMs = 500

describe('a backup of the running embedded server', () => {
  const databases = testDatabases('embedded')
  const folder = mkdtempSync(join(tmpdir(), 'fenxiao-control-'))
  let database: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    database = await databases.open()
    await database.transaction(createMigrationTable)
    await database.run(sql`CREATE TABLE long AS SELECT n AS id, repeat(md5(n::text), 30) AS words
      FROM generate_series(1, 2000) AS n`)
    close = await openControl(database, folder, patienceMs)
  })
  afterAll(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = async (question = 'backup\n'): Promise<Socket> => {
    const socket = connect(readFileSync(controlFile(folder), 'utf8'))
    await once(socket, 'connect')
    socket.write(question)
    return socket
  }
  const wholeBackup = async () => {
    const lines = Buffer.concat(await (await ask()).toArray())
      .toString()
      .trimEnd()
      .split('\n')
    return lines.at(-1)
  }
  const isAnswered = () => database.row(sql`SELECT 1 AS one`)

  it('can be interrupted at any moment without harm to the server, and the next one is complete', async () => {
    for (const moment of ['asked', 'begun', 'sent'] as const) {
      for (const question of ['backup\n', 'backup', '']) {
        const socket = await ask(question)
        if (question === 'backup\n' && moment !== 'asked') await once(socket, 'readable')
        if (moment === 'sent') socket.end('more than was asked for\n')
        socket.destroy()
        await once(socket, 'close')
      }
    }
    expect(await isAnswered()).toEqual({ one: 1 })
    expect(await wholeBackup()).toContain('"end"')
  })

  it('is given up when its receiver stalls, while other calls and backups go on', async () => {
    const stalled = await ask()
    await once(stalled, 'readable')
    expect(await isAnswered()).toEqual({ one: 1 })
    expect(await wholeBackup()).toContain('"end"')
    const hungUp = once(stalled, 'close').catch(() => undefined)
    stalled.on('error', () => undefined)
    // A caller that keeps sending and reads nothing stalls as well.
    const knocking = setInterval(() => stalled.write('still there\n'), 50)
    await hungUp
    clearInterval(knocking)
    expect(stalled.readableEnded).toBe(false)
  })

  it('leaves no file behind', () => {
    expect(readdirSync(folder)).toEqual(['control-socket.txt'])
  })
})
