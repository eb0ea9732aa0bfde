import { beforeAll, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { openOffice } from '../policy/openOffice.ts'
import type { Member, Method, Office } from '../policy/openOffice.ts'

eachDatabase('the input of a visitor on a sample form', (databases) => {
  let office: Office
  let clerk: Member
  let other: Member

  beforeAll(async () => {
    office = await openOffice(databases, { FENXIAO_SAMPLES: 'true' })
    clerk = await office.hire('clerk', ['system.department'])
    other = await office.hire('other', ['system.department'])
  })

  const call = (token: string, method: Method, form: string, payload?: object) =>
    office.call(token, method, `/current/sample-forms/${form}`, payload)
  const kept = async (token: string, form: string) => (await call(token, 'GET', form)).body.data

  it('can be saved unfinished, is seen by nobody else, and can be cleared again [S2.21]', async () => {
    expect(await kept(clerk.token, 'basic')).toEqual({
      state: 'empty',
      content: {},
      version: 0,
      updated_time: null,
    })
    const content = { name: '林冬', email: '还没写完' }
    const draft = await call(clerk.token, 'PUT', 'basic', { state: 'draft', content, version: 0 })
    expect(draft.body.data).toMatchObject({ state: 'draft', content, version: 1 })
    expect(await kept(clerk.token, 'basic')).toEqual(draft.body.data)
    for (const [token, form] of [
      [other.token, 'basic'],
      [clerk.token, 'step'],
    ] as const)
      expect(await kept(token, form)).toMatchObject({ state: 'empty', content: {} })
    await call(clerk.token, 'DELETE', 'basic')
    expect(await kept(clerk.token, 'basic')).toMatchObject({ state: 'empty', content: {}, version: 2 })
  })

  it('is validated by the entity when it is submitted, and refused with what the form does not ask for [S2.21] [S5.12]', async () => {
    const submit = (form: string, content: object) =>
      call(other.token, 'PUT', form, { state: 'submitted', content })
    const refused = async (answer: ReturnType<typeof submit>) => {
      const { status, body } = await answer
      const fields = body.success ? [] : (body.error?.fields ?? [])
      return [status, ...fields.map(({ path, code }) => `${path} ${code}`)]
    }
    expect(await refused(submit('basic', { username: 'lin', email: '不是邮箱' }))).toEqual(
      expect.arrayContaining([400, '/name required', '/email format']),
    )
    expect(await refused(submit('basic', { password: 'secret' }))).toEqual([
      400,
      '/password additionalProperties',
    ])
    const shapeless = { state: 'draft', content: { resources: 'rows' } }
    expect(await refused(call(other.token, 'PUT', 'advanced', shapeless))).toEqual([400, '/resources type'])
    expect(await kept(other.token, 'basic')).toMatchObject({ state: 'empty' })
    const content = { username: 'lindong', name: '林冬', email: 'lindong@example.com' }
    expect((await submit('basic', { ...content, phone: null })).body.data).toMatchObject({
      state: 'submitted',
      content,
    })
  })

  it('is not overwritten by a page that has not seen the latest version [S2.21]', async () => {
    const keep = (content: object, version: number) =>
      call(clerk.token, 'PUT', 'step', { state: 'draft', content, version })
    await keep({ name: '先到' }, 0)
    const late = await keep({ name: '后到' }, 0)
    expect([late.status, late.refusal]).toEqual([409, 'VERSION_OUTDATED'])
    expect(late.body).toMatchObject({ error: { facts: { name: '先到', version: 1 } } })
    const both = await Promise.all([keep({ name: '甲' }, 1), keep({ name: '乙' }, 1)])
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  })

  it('is refused if it is too large, of an unknown form, or of a page that the visitor may not open [S2.21]', async () => {
    const large = { state: 'draft', content: { profile: '长'.repeat(30_000) } }
    expect((await call(clerk.token, 'PUT', 'basic', large)).status).toBe(413)
    expect((await call(clerk.token, 'GET', 'nowhere')).status).toBe(400)
    expect((await call('', 'GET', 'basic')).status).toBe(401)
    const odd = { state: 'draft', content: { name: 'a\u0000b\ud800' } }
    expect((await call(clerk.token, 'PUT', 'advanced', odd)).status).toBe(200)
    expect(await kept(clerk.token, 'advanced')).toMatchObject({ content: odd.content })
    await office.server.database.run(
      sql`UPDATE "menu" SET status = 'disabled' WHERE code = 'samples.form.basic'`,
    )
    // Changes made directly in the database take effect within a second.
    for (const method of ['GET', 'DELETE'] as const)
      await expect
        .poll(async () => (await call(clerk.token, method, 'basic')).refusal, { timeout: 1000 })
        .toBe('FORBIDDEN')
  })
})
