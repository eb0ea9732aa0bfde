import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { raw, sql } from '#server/database/sql.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { schemaOf } from '#tests/scripts/generate/support/buildProject.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { evolving } from './evolving.ts'
import type { Evolving } from './evolving.ts'
import { text } from './shopSchemas.ts'

/** A coupon whose texts must be visible by the rule of an earlier version, or of this one. */
const couponOf = (version: JsonObject = {}): JsonObject =>
  schemaOf(
    {
      title: text('Title', { minLength: 1, maxLength: 20, ...version }),
      note: text('Note', { minLength: 1, ...version }),
    },
    { 'x-entity': { path: '/coupons', display: 'title' }, required: ['title'] },
  )

eachDatabase('invisible texts that an earlier version accepted', (databases) => {
  vi.setConfig({ testTimeout: 300_000 })
  let project: Evolving
  beforeAll(async () => {
    project = await evolving(databases, { coupon: couponOf({ pattern: '[^\\s]' }) })
  }, 300_000)
  afterAll(() => project.remove())

  it('do not stop the upgrade: a required one becomes the id of its record, an optional one becomes empty', async () => {
    const kept = { title: '\u200bA', note: 'a\u3164' }
    const hidden = { title: '\u200b\u2060', note: '\u3164' }
    const made = await project.served(async (crud) => [
      await crud.make('/coupons', kept),
      await crud.make('/coupons', hidden),
    ])
    const step = await project.change({ coupon: couponOf() })
    expect(step).toMatchObject({ refused: [], plan: { refusals: [] } })
    const rows = await project.inside((database) =>
      database.rows(raw('SELECT id, title, note FROM coupon ORDER BY id')),
    )
    const [first, second] = made.map((record) => textOf(record['id'] ?? null))
    expect(rows).toEqual([
      { id: first, ...kept },
      { id: second, title: second?.slice(-20), note: null },
    ])
    const hiding = project.inside((database) => database.run(sql`UPDATE coupon SET title = ${hidden.title}`))
    await expect(hiding).rejects.toThrow('coupon_title_pattern')
  })
})
