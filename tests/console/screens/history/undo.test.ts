import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { button, input, see, seeNothingOf } from '#tests/journeys/support/screen.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'

const good = {
  name: '正山小种',
  summary: '武夷山红茶',
  price: 100,
  min_price: 80,
  first_price: 0,
  sequence: 1,
  status: 'normal',
}

describe('a change in the history of a record', () => {
  const journey = openJourney()
  const stored = async (path: string): Promise<JsonObject> => dataOf(await journey.server().api.get(path))

  /** Creates a good whose price was raised and whose summary was removed, by one change. */
  const changedGood = async (): Promise<string> => {
    const { api } = journey.server()
    const id = idOf(dataOf(await api.post('/goods', good)))
    dataOf(await api.put(`/goods/${id}`, { ...good, price: 120, summary: null }))
    return `/goods/${id}`
  }
  const addressOf = (path: string) => path.replace('/goods/', '/good/')
  const openHistory = (page: Page) => page.getByRole('tab', { name: '变更历史', exact: true }).click()
  const undo = (page: Page) => button(page, '恢复为修改前')

  it('is undone in the form, where nothing is stored until it is saved', async () => {
    const path = await changedGood()
    const { page } = await journey.visit(`${addressOf(path)}/show`)
    await openHistory(page)
    await undo(page).click()
    await see(page, /^已填入 .+ 修改之前的内容（价格、简介），保存后生效。$/u)
    expect(await input(page, '价格').inputValue()).toBe('100.00')
    expect(await input(page, '简介').inputValue()).toBe('武夷山红茶')
    expect(await stored(path)).toMatchObject({ price: 120, summary: null, version: 2 })
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored(path)).toMatchObject({ price: 100, summary: '武夷山红茶', version: 3 })
  })

  it('is undone without losing typed values, also when the undo is discarded', async () => {
    const path = await changedGood()
    const { page } = await journey.visit(addressOf(path))
    await input(page, '商品名称').fill('改名')
    await openHistory(page)
    await undo(page).press('Enter')
    await see(page, /保存后生效。$/u)
    expect(await input(page, '价格').inputValue()).toBe('100.00')
    await page.locator('[role=tab]:focus').getByText('编辑').waitFor()
    expect(await input(page, '商品名称').inputValue()).toBe('改名')
    await button(page, '不恢复').click()
    await seeNothingOf(page, /保存后生效。$/u)
    expect(await input(page, '价格').inputValue()).toBe('120.00')
    expect(await input(page, '简介').inputValue()).toBe('')
    expect(await input(page, '商品名称').inputValue()).toBe('改名')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored(path)).toMatchObject({ name: '改名', price: 120, summary: null })
  })

  it('is undone in the form that is already open in another tab', async () => {
    const path = await changedGood()
    const { page, goTo } = await journey.visit(addressOf(path))
    await input(page, '商品名称').fill('改名')
    await goTo(`${addressOf(path)}/show`)
    await page.getByRole('tab', { name: '详情', exact: true }).waitFor()
    await openHistory(page)
    await undo(page).click()
    await see(page, /保存后生效。$/u)
    expect(await input(page, '价格').inputValue()).toBe('100.00')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored(path)).toMatchObject({ name: '改名', price: 100, summary: '武夷山红茶' })
  })

  it('is undone without losing values that were typed into the same fields before or afterwards', async () => {
    const path = await changedGood()
    const { page } = await journey.visit(addressOf(path))
    await input(page, '价格').fill('133')
    await openHistory(page)
    await undo(page).click()
    await see(page, /（价格、简介），保存后生效。$/u)
    await input(page, '简介').fill('另写')
    await see(page, /（价格），保存后生效。$/u)
    await button(page, '不恢复').click()
    expect(await input(page, '价格').inputValue()).toBe('133.00')
    expect(await input(page, '简介').inputValue()).toBe('另写')
  })

  it('is discarded together with another one that is undone in the same form', async () => {
    const path = await changedGood()
    const { api } = journey.server()
    dataOf(await api.put(path, { ...good, price: 120, summary: null, name: '小种' }))
    const { page } = await journey.visit(addressOf(path))
    for (const index of [0, 1]) {
      await openHistory(page)
      await see(page, '共 3 次变更')
      await undo(page).nth(index).click()
    }
    await see(page, /（商品名称、价格、简介），保存后生效。$/u)
    await button(page, '不恢复').click()
    expect(await input(page, '商品名称').inputValue()).toBe('小种')
    expect(await input(page, '价格').inputValue()).toBe('120.00')
  })

  it('is not undone again when the page is reloaded', async () => {
    const path = await changedGood()
    const { page } = await journey.visit(addressOf(path))
    await openHistory(page)
    await undo(page).click()
    await see(page, /保存后生效。$/u)
    await button(page, '不恢复').click()
    await page.reload()
    await input(page, '价格').waitFor()
    expect(await input(page, '价格').inputValue()).toBe('120.00')
    await seeNothingOf(page, /保存后生效。$/u)
  })

  it('can be undone only if that changes something, but never if it is a creation or a state move', async () => {
    const path = await changedGood()
    const { page } = await journey.visit(`${addressOf(path)}/show`)
    await openHistory(page)
    await see(page, '共 2 次变更')
    await undo(page).waitFor()
    expect(await undo(page).count()).toBe(1)
    const { api } = journey.server()
    dataOf(await api.put(path, { ...good, status: 'draft' }))
    dataOf(await api.put(path, { ...good, status: 'normal' }))
    const again = await journey.visit(`${addressOf(path)}/show`)
    await openHistory(again.page)
    await see(again.page, '共 4 次变更')
    await expect.poll(() => undo(again.page).count()).toBe(1)
  })

  it('cannot be undone when it emptied a reference to a deleted record', async () => {
    const server = journey.server()
    const { api } = server
    const [role] = await server.database.rows<{ id: string }>(
      sql`SELECT id FROM "role" WHERE code = 'observer'`,
    )
    const roles = [{ role_id: role?.id ?? '' }]
    const leader = { username: 'leaving', name: '离任者', status: 'activated', roles }
    const leaderId = idOf(dataOf(await api.post('/users', leader)))
    const department = { code: 'left', name: '旧部', sequence: 1, status: 'enabled', leader_id: leaderId }
    const id = idOf(dataOf(await api.post('/departments', department)))
    dataOf(await api.delete(`/users/${leaderId}`))
    const { page } = await journey.visit(`/department/${id}/show`)
    await openHistory(page)
    await see(page, '共 2 次变更')
    await see(page, '记录不存在')
    expect(await undo(page).count()).toBe(0)
  })

  it('cannot be undone by a person who may only read', async () => {
    const server = journey.server()
    const path = await changedGood()
    const [observer] = await server.database.rows<{ id: string }>(
      sql`SELECT id FROM "role" WHERE code = 'observer'`,
    )
    const token = await server.logIn()
    const headers = { authorization: `Bearer ${token}` }
    const payload = { role_ids: [observer?.id] }
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/v1/current/view-as', headers, payload }))
        .statusCode,
    ).toBe(200)
    const { page } = await journey.visit(`${addressOf(path)}/show`, { token })
    await openHistory(page)
    await see(page, '共 2 次变更')
    expect(await undo(page).count()).toBe(0)
  })

  it('of a single record is undone in its form', async () => {
    const { api } = journey.server()
    dataOf(await api.put('/weChat/config', { mp_appid: 'wx0000000000000001', mp_app_secret: 'a'.repeat(32) }))
    dataOf(await api.put('/weChat/config', { mp_appid: 'wx0000000000000002', mp_app_secret: 'b'.repeat(32) }))
    const { page } = await journey.visit('/weChatConfig')
    await openHistory(page)
    await undo(page).first().click()
    await see(page, /保存后生效。$/u)
    expect(await input(page, '公众号 AppID').inputValue()).toBe('wx0000000000000001')
    await button(page, '保存').click()
    await see(page, '保存成功')
    expect(await stored('/weChat/config')).toMatchObject({ mp_appid: 'wx0000000000000001' })
    await input(page, '公众号 AppID').fill('wx0000000000000003')
    await seeNothingOf(page, /保存后生效。$/u)
  })
})
