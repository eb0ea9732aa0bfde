import { expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf, errorOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { eachEntity } from './eachEntity.ts'

const someId = '01900000-0000-7000-8000-000000000000'

eachEntity('logs', ['log'], ({ entity, table, client }) => {
  it('is listed with a total, and sorted by every property that can be [S3.06] [S3.10]', async () => {
    for (const { name } of table.columns.filter(({ sortable }) => sortable)) {
      const answer = await client().get<JsonObject[]>(
        `${table.path}?sort=${encodeURIComponent(`["${name}","DESC"]`)}`,
      )
      expect(answer.body, name).toMatchObject({ success: true, total: expect.any(Number) })
      expect(answer.headers.get('content-range'), name).toMatch(new RegExp(`^${entity} `, 'u'))
    }
  })

  it('has no call that writes [S3.06] [S3.10]', async () => {
    const calls: [string, string][] = [
      ['POST', table.path],
      ['PUT', `${table.path}/${someId}`],
      ['DELETE', `${table.path}/${someId}`],
      ['DELETE', table.path],
    ]
    for (const [method, path] of calls) {
      const answer = await client().send(method, path, {})
      // 400: the log's own path is below that of another entity and is read as an id of that entity.
      expect([400, 404, 405], `${method} ${path}`).toContain(answer.status)
    }
  })

  it('answers 404 for a line that does not exist', async () => {
    const answer = await client().get(`${table.path}/${someId}`)
    expect([answer.status, errorOf(answer).id]).toEqual([404, 'RECORD_NOT_FOUND'])
  })

  it('gives each line by its id', async () => {
    const rows = dataOf(await client().get<JsonObject[]>(`${table.path}?range=[0,2]`))
    for (const row of rows) expect(dataOf(await client().get(`${table.path}/${idOf(row)}`))).toEqual(row)
  })
})
