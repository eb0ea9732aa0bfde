import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'

const good = {
  name: '正山小种',
  price: 100,
  min_price: 80,
  first_price: 0,
  sequence: 1,
  status: 'normal',
  description: '<p>产自武夷山的红茶，香气清新。</p>',
}

describe('the history of a record', () => {
  const journey = openJourney()

  it('is shown as a difference on its page, in both languages, and an unsaved form is kept meanwhile', async () => {
    const { api } = journey.server()
    const id = idOf(dataOf(await api.post('/goods', good)))
    const changed = { ...good, price: 120, description: '<p>产自武夷山的红茶，香气浓郁。</p>' }
    expect((await api.put(`/goods/${id}`, changed)).status).toBe(200)
    const { page } = await journey.visit(`/good/${id}`)
    await page.locator('input[name$="name"]').first().fill('未保存')
    await page.getByRole('tab', { name: '变更历史', exact: true }).click()
    const latest = page.getByRole('listitem').filter({ hasText: '修改' }).first()
    await latest.waitFor()
    expect(await latest.innerText()).toContain('admin')
    expect(await latest.locator('del').allInnerTexts()).toEqual(expect.arrayContaining(['¥100.00', '清新']))
    expect(await latest.locator('ins').allInnerTexts()).toEqual(expect.arrayContaining(['¥120.00', '浓郁']))
    await page.getByRole('tab', { name: '编辑', exact: true }).click()
    expect(await page.locator('input[name$="name"]').first().inputValue()).toBe('未保存')
    const english = await journey.visit(`/good/${id}/show`, {
      language: 'en-us',
      viewport: { width: 375, height: 812 },
    })
    await english.page.getByRole('tab', { name: 'History', exact: true }).click()
    await english.page.getByText('2 changes').waitFor()
  })

  it('is shown to the auditor with the labels of the record’s own screens', async () => {
    const { page } = await journey.visit('/audit')
    const row = page.getByRole('row').filter({ hasText: '正山小种' }).filter({ hasText: '修改' }).first()
    await row.getByText('商品').waitFor()
    await row.getByRole('link', { name: '正山小种', exact: true }).click()
    const change = page.getByRole('region', { name: '变更内容' })
    await change.getByText('¥120.00').waitFor()
    expect(await change.getByText('价格').count()).toBeGreaterThan(0)
  })

  it('tells the auditor as which role a user was viewing, in both languages', async () => {
    const server = journey.server()
    const { app, database } = server
    const role = await database.row<{ id: string; name: string }>(
      sql`SELECT id, name FROM "role" WHERE code = 'finance'`,
    )
    if (!role) throw new Error('no such role')
    const token = await server.logIn()
    const payload = { role_ids: [role.id] }
    const headers = { authorization: `Bearer ${token}` }
    await app.inject({ method: 'POST', url: '/api/v1/current/view-as', headers, payload })
    await app.inject({ method: 'POST', url: '/api/v1/current/logout', headers })
    const row = await database.row<{ id: string }>(
      sql`SELECT id FROM "audit" WHERE action = 'logout' ORDER BY id DESC LIMIT 1`,
    )
    const address = `/audit/${row?.id}/show`
    const chinese = await journey.visit(address)
    await chinese.page.getByText(`以 ${role.name} 的视角操作`).waitFor()
    const english = await journey.visit(address, {
      language: 'en-us',
      viewport: { width: 375, height: 812 },
      colorScheme: 'dark',
    })
    await english.page.getByText(`Done while viewing as ${role.name}`).waitFor()
  })
})
