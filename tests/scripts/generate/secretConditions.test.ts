import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Crud } from '#tests/server/crud/openCrud.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { ifThen } from '#tests/support/ifThen.ts'
import { labelled, schemaOf } from './support/buildProject.ts'
import { servedProject } from './support/servedProject.ts'
import type { ServedProject } from './support/servedProject.ts'

const text = { type: 'string', maxLength: 40 }
/** A key shorter than the mask. */
const key = 'a key'
const logsIn = { required: ['logs_in'], properties: { logs_in: { const: true } } }

/** A mailer that logs in needs a key, and one with a key needs a note. */
function mailer(path: string, more: Readonly<Record<string, JsonObject>> = {}): JsonObject {
  const properties = {
    logs_in: { ...labelled('Logs in'), type: 'boolean' },
    key: { ...labelled('Key'), type: 'string', maxLength: 5, 'x-secret': 'encrypt' },
    note: { ...labelled('Note'), ...text },
    ...more,
  }
  return schemaOf(properties, {
    'x-entity': { path, label: { zh: '邮箱', en: 'Mailer' } },
    allOf: [ifThen(logsIn, { required: ['key'] })],
    dependencies: { key: ['note'] },
  })
}

const length = { ...labelled('Length'), type: 'integer', 'x-computed': 'isSet(note) ? 1 : 0' }

eachDatabase('a condition on whether a secret is set', (databases) => {
  let project: ServedProject
  let crud: Crud
  beforeAll(async () => {
    project = await servedProject({
      mailer: mailer('/mailers'),
      counter: mailer('/counters', { length }),
    })
    crud = await project.serve(databases)
  })
  afterAll(() => project.remove())

  describe.each(['/mailers', '/counters'])('of %s', (path) => {
    const told = (at: string) => ({ status: 400, error: { fields: [{ path: at, code: 'required' }] } })

    it('is checked for a new record [S5.13]', async () => {
      expect(await crud.call('POST', path, { name: 'a', logs_in: true })).toMatchObject(told('/key'))
      expect(await crud.call('POST', path, { name: 'a', key })).toMatchObject(told('/note'))
      expect((await crud.call('POST', path, { name: 'a', logs_in: true, key, note: 'b' })).status).toBe(200)
    })

    it('is checked for a change, in which a stored secret counts [S5.13]', async () => {
      const made = await crud.make(path, { name: 'b', logs_in: false })
      const at = `${path}/${idOf(made)}`
      expect(await crud.call('PUT', at, { ...made, logs_in: true })).toMatchObject(told('/key'))
      expect(await crud.call('PUT', at, { ...made, key })).toMatchObject(told('/note'))
      const given = await crud.call('PUT', at, { name: 'b', logs_in: true, key, note: 'c' })
      expect(given).toMatchObject({ status: 200, record: { key: '********' } })
      expect((await crud.call('PUT', at, given.record)).status).toBe(200)
      expect((await crud.call('PUT', at, { name: 'c', logs_in: true })).status).toBe(200)
      expect(await crud.call('PUT', at, { name: 'c', note: null })).toMatchObject(told('/note'))
    })
  })
})
