import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import { schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { text } from './shopSchemas.ts'

const settingsOf = (path: string, own: JsonObject = {}): JsonObject => ({
  ...schemaOf({ host: text('Host') }, { 'x-entity': { path, kind: 'single', ...own } }),
  required: [],
})

eachDatabase('a single record', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    const lists = schemaOf({ host: text('Host') }, { 'x-entity': { path: '/hosts' } })
    project = await evolving(databases, { mail: settingsOf('/mail'), host: lists })
  }, 300_000)
  afterAll(() => project.remove())

  it('keeps its values and its id when its entity is renamed', async () => {
    const saved = await project.served((crud) => crud.call('PUT', '/mail', { host: 'one.example' }))
    const { refused, hindered } = await project.change({
      mail: undefined,
      post: settingsOf('/post', { renamedFrom: 'mail' }),
    })
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    await project.served(async (crud) => {
      const { record } = await crud.call('GET', '/post')
      expect(record).toEqual(saved.record)
      const changed = await crud.call('PUT', '/post', { host: 'two.example', version: 2 })
      expect(changed.record).toEqual({ ...Object(saved.record), host: 'two.example', version: 3 })
    })
    const { rows } = await project.inside(async (database) => ({
      rows: await database.rows<{ host: string }>(sql`SELECT host FROM post`),
    }))
    expect(rows).toEqual([{ host: 'two.example' }])
  })

  it('is the oldest record of the list that it was before, whose other records go only with permission', async () => {
    const [first] = await project.served(async (crud) => [
      await crud.make('/hosts', { name: 'first', host: 'a' }),
      await crud.make('/hosts', { name: 'second', host: 'b' }),
    ])
    const host = settingsOf('/host')
    expect((await project.change({ host })).refused).toEqual([
      expect.stringMatching(
        /^schemas\/host\.json:\d+:\d+ .*would lose all rows of table host but the oldest\. .*--allow-loss host$/u,
      ),
    ])
    const { refused, hindered } = await project.change({ host }, 'host')
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    await project.served(async (crud) => {
      expect((await crud.call('GET', '/host')).record).toEqual(first)
    })
    expect(await project.inside((database) => database.rows(sql`SELECT name FROM host`))).toEqual([
      { name: 'first' },
    ])
  })
})
