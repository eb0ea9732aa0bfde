import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raw } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { idOf } from '#tests/support/idOf.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import { buyerOf, text } from './shopSchemas.ts'

const buyersWith = (phone: JsonObject, softDelete: boolean) =>
  buyerOf({ phone: text('Phone', { 'x-unique': true, ...phone }) }, { softDelete })

eachDatabase('deleted records of an entity without soft deletion any more', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { buyer: buyersWith({}, true) })
    await project.served(async (crud) => {
      const gone = await crud.make('/buyers', { name: 'deleted', phone: '1' })
      expect(await crud.call('DELETE', `/buyers/${idOf(gone)}`)).toMatchObject({ status: 200 })
      await crud.make('/buyers', { name: 'living', phone: '1' })
    })
  }, 300_000)
  afterAll(() => project.remove())

  it('stop the migration if they share a unique value with a record that is not deleted', async () => {
    const step = await project.change({ buyer: buyersWith({}, false) }, 'buyer.deleted_at')
    expect(step.hindered).toContain('2 of buyer break buyer_phone_key')
    const [refusal] = step.plan.refusals
    expect(refusal?.advice.join('\n')).toMatch(/"rest": "empty".*--allow-loss buyer\.phone/su)
  })

  it.each([
    ['as the option allows', {}, ['buyer.deleted_at', 'buyer.phone']],
    ['as x-convert says', { 'x-convert': { rest: 'empty' } }, ['buyer.deleted_at']],
  ])('leave a unique value to the record that is not deleted, %s', async (_, rule, places) => {
    await project.change({ buyer: buyersWith({}, true) })
    await project.inside((database) =>
      database.run(
        raw(`UPDATE buyer SET phone = '1', deleted_at = CASE name WHEN 'deleted' THEN current_timestamp END`),
      ),
    )
    const { refused, hindered } = await project.change({ buyer: buyersWith(rule, false) }, ...places)
    expect({ refused, hindered }).toEqual({ refused: [], hindered: undefined })
    const found = await project.inside((database) =>
      database.rows(raw('SELECT name, phone FROM buyer ORDER BY name')),
    )
    expect(found).toEqual([
      { name: 'deleted', phone: null },
      { name: 'living', phone: '1' },
    ])
  })
})
