import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { popups } from '../support/popups.ts'
import { button, choose, input, row, see, seeNothingOf } from '../support/screen.ts'

const journey = openJourney()

async function openMenu(page: Page): Promise<void> {
  await button(page, '视图').click()
  await page.getByRole('menu').waitFor()
}

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })

async function saveAs(page: Page, title: string, confirm = '保存'): Promise<void> {
  await openMenu(page)
  await item(page, '保存当前列表为视图…').click()
  const dialog = page.getByRole('dialog', { name: '保存视图' })
  await input(dialog, '视图名称').fill(title)
  await button(dialog, confirm).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function createGoods(names: readonly string[]): Promise<void> {
  const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }
  await Promise.all(
    names.map(async (name) => dataOf(await journey.server().api.post('/goods', { ...rest, name }))),
  )
}

describe('views of a list', () => {
  it('restore filters, order, columns and rows per page, also in another browser [S2.30]', async () => {
    await createGoods(['视图甲', '视图乙', '视图丙'])
    const { page } = await journey.visit('/good')
    await input(page, '商品名称').fill('视图')
    await button(page, '查询').click()
    await see(page, '共 3 条')
    await page.getByRole('columnheader', { name: '商品名称' }).getByRole('button').click()
    await button(page, '列设置').click()
    await page.getByRole('menuitemcheckbox', { name: '价格', exact: true }).click()
    await page.keyboard.press('Escape')
    await saveAs(page, '我的草稿')
    await see(page, '视图已保存')

    const { page: other } = await journey.visit('/good', { token: await journey.server().logIn() })
    await see(other, /共 \d+ 条/u)
    await openMenu(other)
    await view(other, '我的草稿').click()
    await see(other, '共 3 条')
    await expect.poll(() => input(other, '商品名称').inputValue()).toBe('视图')
    await seeNothingOf(other.getByRole('table'), '价格')
    const titles = await other.getByRole('row').filter({ hasText: '视图' }).allInnerTexts()
    expect(titles).toHaveLength(3)
    const sorted = other.getByRole('columnheader', { name: '商品名称' })
    await expect.poll(() => sorted.getAttribute('aria-sort')).toMatch(/ascending|descending/u)
    await openMenu(other)
    expect(await view(other, '我的草稿').getAttribute('aria-checked')).toBe('true')
  })

  it('can be updated, replaced, renamed and deleted, and a deletion can be undone [S2.30]', async () => {
    const { page, provoke } = await journey.visit('/order')
    provoke('409 PUT /current/views/')
    await saveAs(page, '订单一')
    await choose(page, '状态', '支付成功')
    await button(page, '查询').click()
    await see(page, '支付成功')
    await openMenu(page)
    await item(page, '更新“订单一”').click()
    await see(page, '视图已保存')
    await saveAs(page, '订单二')
    await saveAs(page, '订单二', '替换')

    await openMenu(page)
    await item(page, '管理视图…').click()
    const dialog = page.getByRole('dialog', { name: '管理视图' })
    await button(dialog, '重命名“订单二”').click()
    await input(dialog, '视图名称').fill('  ')
    await button(dialog, '保存').click()
    await see(dialog, '请输入视图名称')
    await input(dialog, '视图名称').fill('订单一')
    await button(dialog, '保存').click()
    await see(dialog, /该值已被使用/u)
    await input(dialog, '视图名称').fill('订单三')
    await input(dialog, '视图名称').press('Enter')
    await button(dialog, '重命名“订单三”').and(page.locator(':focus')).waitFor()
    await button(dialog, '删除“订单一”').press('Enter')
    await button(dialog, '撤销').and(page.locator(':focus')).press('Enter')
    await button(dialog, '重命名“订单一”').and(page.locator(':focus')).waitFor()
    await button(dialog, '删除“订单三”').click()
    await see(dialog, '已删除“订单三”')
    await button(dialog, '关闭').click()
    // The focus goes back to the button.
    await button(page, '视图').and(page.locator(':focus')).press('Enter')
    await view(page, '订单一').waitFor()
    expect(await page.getByRole('menuitemradio').allInnerTexts()).toEqual(['订单一'])
  })

  it('can be updated under their new names, also after a deletion that was undone [S2.30]', async () => {
    const { page } = await journey.visit('/logger')
    await saveAs(page, '日志一')
    const dialog = page.getByRole('dialog', { name: '管理视图' })
    await openMenu(page)
    await item(page, '管理视图…').click()
    await button(dialog, '重命名“日志一”').click()
    await input(dialog, '视图名称').fill('日志二')
    await input(dialog, '视图名称').press('Enter')
    await button(dialog, '重命名“日志二”').waitFor()
    await button(dialog, '关闭').click()
    await input(page, '关键字').fill('登录')
    await button(page, '查询').click()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('登录')
    await openMenu(page)
    await item(page, '更新“日志二”').waitFor()
    await item(page, '管理视图…').click()
    await button(dialog, '删除“日志二”').click()
    await button(dialog, '撤销').click()
    await button(dialog, '重命名“日志二”').waitFor()
    await button(dialog, '关闭').click()
    await openMenu(page)
    await item(page, '更新“日志二”').click()
    await see(page, '视图已保存')
  })

  it('can be shared with others, who see the name of the owner and cannot change them [S2.30]', async () => {
    const { page } = await journey.visit('/role')
    await openMenu(page)
    await item(page, '保存当前列表为视图…').click()
    const saving = page.getByRole('dialog', { name: '保存视图' })
    await see(saving, '只有您自己可见。')
    await input(saving, '视图名称').fill('大家的')
    await saving.getByRole('checkbox', { name: '与他人共享' }).check()
    await see(saving, '能打开此列表的人都能使用此视图，只有您能修改它。')
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await button(saving, '保存').click()
    await see(page, '视图已保存')

    const [role = {}] = dataOf(await journey.server().api.get<JsonObject[]>('/roles'))
    const roles = [{ role_id: idOf(role) }]
    const password = 'a password of their own'
    const user = { username: 'sharer', name: '林分享', password, status: 'activated', roles }
    dataOf(await journey.server().api.post('/users', user))
    const token = await journey.server().logIn('sharer', password)
    const { page: other } = await journey.visit('/role', { token })
    await openMenu(other)
    const offered = other.getByRole('menuitemradio', { name: '大家的 由 系统管理员 共享' })
    await offered.waitFor()
    expect(await item(other, '管理视图…').count()).toBe(0)
    expect(await accessibilityFaults(other, { within: popups })).toEqual([])
    await offered.click()
    await input(other, '名称').fill('管理')
    await button(other, '查询').click()
    await expect.poll(() => decodeURIComponent(other.url())).toContain('管理')
    await openMenu(other)
    expect(await other.getByRole('menuitem').filter({ hasText: '大家的' }).count()).toBe(0)
    await other.keyboard.press('Escape')
    await saveAs(other, '自己的')
    await openMenu(other)
    await offered.click()
    await openMenu(other)
    await expect.poll(() => offered.getAttribute('aria-checked')).toBe('true')
    await item(other, '管理视图…').click()
    const own = other.getByRole('dialog', { name: '管理视图' })
    await button(own, '删除“自己的”').waitFor()
    expect(await own.getByRole('button', { name: /大家的/u }).count()).toBe(0)
    await button(own, '关闭').click()

    await openMenu(page)
    await item(page, '管理视图…').click()
    const dialog = page.getByRole('dialog', { name: '管理视图' })
    await see(dialog, /已共享/u)
    await button(dialog, '取消共享“大家的”').click()
    await button(dialog, '共享“大家的”').waitFor()
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await other.reload()
    await openMenu(other)
    await item(other, '保存当前列表为视图…').waitFor()
    expect(await offered.count()).toBe(0)
  })

  it('are found by the page search, by pinyin too [S2.06] [S2.30]', async () => {
    const look = { filter: { status: 'fail' }, sort: { property: 'num', direction: 'ASC' }, rows: 10 }
    const columns = ['trade_no', 'num']
    const { api } = journey.server()
    dataOf(
      await api.post('/current/views', { entity: 'order', title: '失败的单', look: { ...look, columns } }),
    )
    const { page } = await journey.visit('/order')
    await see(page.getByRole('table'), '付款用户')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: '搜索页面和操作' }).fill('sbdd')
    const found = page.getByRole('option', { name: /失败的单.*分销 \/ 订单/u })
    await found.waitFor()
    await page.keyboard.press('Enter')
    await found.waitFor({ state: 'hidden' })
    await seeNothingOf(page.getByRole('table'), '付款用户')
    const titles = page.getByRole('columnheader', { name: '支付金额' })
    await expect.poll(() => titles.getAttribute('aria-sort')).toBe('ascending')
    await openMenu(page)
    await expect.poll(() => view(page, '失败的单').getAttribute('aria-checked')).toBe('true')
  })

  it('are offered on a phone without faults of accessibility [S2.30]', async () => {
    const { page } = await journey.visit('/user', {
      viewport: { width: 375, height: 740 },
      language: 'en-us',
    })
    await button(page, 'Filters').click()
    await button(page, 'Views').click()
    await see(page.getByRole('menu'), /No views yet/u)
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await page.getByRole('menuitem', { name: /Save this list/u }).click()
    await page.getByRole('dialog', { name: 'Save view' }).waitFor()
    await see(page.getByRole('dialog'), /20 rows per page/u)
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await input(page, 'Name of the view').fill('Mine')
    await page.keyboard.press('Enter')
    await see(page, 'The view was saved')
    await button(page, 'Views').click()
    await page.getByRole('menuitem', { name: 'Manage views…' }).click()
    await see(page.getByRole('dialog', { name: 'Manage views' }), 'No filters · Sorted by')
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
  })

  it('say that they could not be loaded, and can be requested again [S8.01]', async () => {
    const { page, provoke } = await journey.visit('/good', { once: true })
    await row(page, '').first().waitFor()
    provoke('net::ERR_FAILED GET /current/views')
    await page.route('**/current/views', (route) => route.abort())
    await openMenu(page)
    await see(page.getByRole('menu'), /视图加载失败/u)
    await page.unroute('**/current/views')
    await item(page, '重试').click()
    await item(page, '保存当前列表为视图…').waitFor()
  })
})
