import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Caller } from '#server/crud/entity/Context.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { labelled, referenceTo, schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { servedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { ServedProject } from '#tests/scripts/generate/support/servedProject.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openConnections } from '#tests/support/openConnections.ts'

const entity = (path: string): JsonObject => ({ 'x-entity': { path, label: { zh: '事物', en: 'Thing' } } })
let project: ServedProject

beforeAll(async () => {
  project = await servedProject({
    bill: schemaOf(
      { lines: { ...labelled('Lines'), type: 'array', 'x-children': { entity: 'line' } } },
      entity('/bills'),
    ),
    line: schemaOf({ bill_id: referenceTo('bill', 'cascade') }, entity('/lines')),
  })
})

afterAll(() => project.remove())

eachDatabase('records that are saved with all their rows', (databases) => {
  const callers: Caller[] = []
  let crud: Crud

  beforeAll(async () => {
    crud = await project.serve(databases, undefined, () => callers.shift() ?? null)
    await openConnections(crud.database)
  })

  it('are read for users in turn, so that one user’s many requests do not delay the others', async () => {
    const bill = idOf(await crud.make('/bills', { name: 'bill', lines: [{ name: 'line' }] }))
    const answered: string[] = []
    const ask = async (name: string) => {
      callers.push({ id: `00000000-0000-4000-8000-00000000000${name.length}`, username: name, name })
      const { status, record } = await crud.call('GET', `/bills/${bill}`)
      expect([status, record['lines']]).toMatchObject([200, [{ name: 'line' }]])
      answered.push(name)
    }
    const greedy = Array.from({ length: 60 }, () => ask('greedy'))
    await Promise.all([...greedy, ask('other')])
    expect(answered.indexOf('other')).toBeLessThan(30)
  })
})
