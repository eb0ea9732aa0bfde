import { describe, expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, chooseInRow, input, see, seeHeading } from '../support/screen.ts'

const journey = openJourney()

describe('a copy of a record', () => {
  it('is a new record with all values that two may share, and asks for the others [S5.13]', async () => {
    const { page } = await journey.visit('/role')
    await chooseInRow(page, '客服', '复制')
    await seeHeading(page, '复制“客服”')
    await expect.poll(() => input(page, '名称').inputValue()).toBe('客服')
    expect(await input(page, '编码').inputValue()).toBe('')
    await button(page, '保存').click()
    await see(page, '请输入编码')
    await input(page, '编码').fill('support-copy')
    await input(page, '名称').fill('客服乙')
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '保存').click()
    await see(page, '保存成功')
    const { api } = journey.server()
    const roles = dataOf(await api.get<{ name: string; menus: unknown[] }[]>('/roles?pageSize=100'))
    const [one, other] = ['客服', '客服乙'].map((name) => roles.find((role) => role.name === name))
    expect(other?.menus).toHaveLength(one?.menus.length ?? -1)
    expect(one?.menus.length).toBeGreaterThan(3)
  })

  it('can be created on the page of a record, in English on a phone, and leaves the original unchanged [S1.02]', async () => {
    const name = 'To be copied'
    const made = {
      name,
      price: 5,
      min_price: 1,
      first_price: 2,
      sequence: 4,
      status: 'normal',
      summary: 'Same',
    }
    const { api } = journey.server()
    const id = idOf(dataOf(await api.post('/goods', made)))
    const { page } = await journey.visit(`/good/${id}/show`, {
      language: 'en-us',
      viewport: { width: 375, height: 700 },
    })
    await page.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click()
    await see(page, `Duplicate “${name}”`)
    await input(page, 'Name').fill('A copy')
    await button(page, 'Save').click()
    await see(page, 'Save successfully')
    const goods = dataOf(await api.get<Record<string, unknown>[]>('/goods?name=A copy'))
    expect(goods).toHaveLength(1)
    expect(goods[0]).toMatchObject({ ...made, name: 'A copy', status: 'draft' })
    expect(dataOf(await api.get(`/goods/${id}`))).toMatchObject({ ...made, version: 1 })
  })

  it('takes the place of a new record with unsaved values, which are offered again [S2.09]', async () => {
    const { page } = await journey.visit('/good/create')
    await input(page, '商品名称').fill('刚开始填')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('刚开始填')
    await page.getByRole('link', { name: '商品', exact: true }).first().click()
    await chooseInRow(page, '短视频带货实战训练营', '复制')
    await expect.poll(() => input(page, '商品名称').inputValue()).toBe('短视频带货实战训练营')
    await button(page, '恢复').click()
    await expect.poll(() => input(page, '商品名称').inputValue()).toBe('刚开始填')
  })

  it('of a missing record says that it does not exist [S8.02]', async () => {
    const visitor = await journey.visit('/good/create?copy=01900000-0000-7000-8000-000000000000')
    visitor.provoke('404 GET')
    await see(visitor.page, '该商品不存在')
  })
})
