import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { dataOf, openOffice } from './openOffice.ts'
import type { Member, Office } from './openOffice.ts'

const codes = ['distribution', 'distribution.good', 'distribution.good.export']
// Together more than the system buffers for a connection that is not read.
const partBytes = 500_000
const parts = 64
const longGoods = 400
const changes = 180
const longText = 'tea '.repeat(22_000)
const leastBytes = 30_000_000

eachDatabase('an answer that is read slowly', (databases) => {
  let office: Office
  let address: string
  beforeAll(async () => {
    office = await openOffice(databases)
    address = await office.server.app.listen({ host: '127.0.0.1', port: 0 })
    await office.server.database.run(sql`
      INSERT INTO "good" ("id", "name", "price", "min_price", "first_price", "sequence", "status", "description")
      SELECT ('01b00000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'G' || n, 1, 0, 0, 0, 'normal', ${longText}
      FROM generate_series(1, ${longGoods}::int) n`)
  })

  /** Makes an export and puts a large file in the place of its own. */
  const largeExport = async ({ token }: Member): Promise<string> => {
    const { database } = office.server
    const id = idOf(dataOf(await office.call(token, 'POST', '/goods/export')))
    const state = () => database.row(sql`SELECT state FROM export_job WHERE id = ${id}`)
    await expect.poll(state, { timeout: 20_000 }).toEqual({ state: 'done' })
    const bytes = gzipSync(Buffer.alloc(partBytes, 'tea '))
    await database.run(sql`DELETE FROM export_part WHERE job_id = ${id}`)
    await database.run(sql`INSERT INTO export_part (job_id, number, bytes)
      SELECT ${id}::uuid, n, ${bytes}::bytea FROM generate_series(0, ${parts - 1}::int) n`)
    await database.run(sql`UPDATE export_job SET bytes = ${partBytes * parts}::bigint WHERE id = ${id}`)
    return id
  }
  const begin = (path: string, { token }: Member): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
      get(`${address}/api/v1${path}`, { headers }, resolve).on('error', reject)
    })
  const fileOf = async (member: Member) => `/current/exports/${await largeExport(member)}/file`
  /** The path of a record's history, whose entries hold a long text twice. */
  const historyOf = async () => {
    const good = { name: 'Tea', price: 1, min_price: 0, first_price: 0, sequence: 0, status: 'normal' }
    const id = idOf(dataOf(await office.call(office.admin, 'POST', '/goods', good)))
    for (let at = 0; at < changes; at += 1)
      dataOf(await office.call(office.admin, 'PUT', `/goods/${id}`, { ...good, description: longText + at }))
    return `/goods/${id}/history?pageSize=${changes}`
  }
  const listOf = async () => `/goods?pageSize=${longGoods}`
  const withdrawals: [string, (member: Member) => Promise<unknown>][] = [
    ['is frozen', ({ id }) => office.call(office.admin, 'POST', `/users/${id}/freeze`)],
    ['loses the permission', ({ roleId }) => office.grant(roleId, codes.slice(0, 1))],
    ['logs out', ({ token }) => office.call(token, 'POST', '/current/logout')],
  ]

  describe.each<[string, (member: Member) => Promise<string>]>([
    ['export', fileOf],
    ['list', listOf],
    ['history', historyOf],
  ])('%s', (kind, pathFor) => {
    it('arrives as a whole while its reader may have it', async () => {
      const member = await office.hire(`patient-${kind}`, codes)
      expect(await bytesOf(await begin(await pathFor(member), member))).toBeGreaterThan(leastBytes)
    })

    it.each(withdrawals)('is broken off when its reader %s [S3.04]', async (reason, withdraw) => {
      const member = await office.hire(`${reason} ${kind}`.replaceAll(' ', '-'), codes)
      const answer = await begin(await pathFor(member), member)
      expect(answer.statusCode).toBe(200)
      await withdraw(member)
      await expect(bytesOf(answer)).rejects.toThrow('aborted')
    })
  })
})

async function bytesOf(file: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of file) bytes += Buffer.from(chunk).length
  return bytes
}
