import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { dataOf, openOffice } from './openOffice.ts'
import type { Member, Office } from './openOffice.ts'

const codes = ['distribution', 'distribution.good', 'distribution.good.export']
// Together more than the system buffers for a connection that is not read.
const partBytes = 500_000
const parts = 64

eachDatabase('the file of a finished export that is read slowly', (databases) => {
  let office: Office
  let address: string
  beforeAll(async () => {
    office = await openOffice(databases)
    address = await office.server.app.listen({ host: '127.0.0.1', port: 0 })
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
  const begin = (id: string, { token }: Member): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      get(`${address}/api/v1/current/exports/${id}/file`, { headers }, resolve).on('error', reject)
    })

  it('arrives as a whole while its reader may have it', async () => {
    const member = await office.hire('patient', codes)
    const file = await begin(await largeExport(member), member)
    expect(await bytesOf(file)).toBe(partBytes * parts)
  })

  it.each<[string, (member: Member) => Promise<unknown>]>([
    ['frozen', ({ id }) => office.call(office.admin, 'POST', `/users/${id}/freeze`)],
    ['moved', ({ roleId }) => office.grant(roleId, codes.slice(0, 2))],
    ['leaving', ({ token }) => office.call(token, 'POST', '/current/logout')],
  ])('is broken off when its reader is %s [S3.04]', async (name, withdraw) => {
    const member = await office.hire(name, codes)
    const file = await begin(await largeExport(member), member)
    expect(file.statusCode).toBe(200)
    await withdraw(member)
    await expect(bytesOf(file)).rejects.toThrow('aborted')
  })
})

async function bytesOf(file: IncomingMessage): Promise<number> {
  let bytes = 0
  for await (const chunk of file) bytes += Buffer.from(chunk).length
  return bytes
}
