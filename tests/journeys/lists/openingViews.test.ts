import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { phone } from '../support/Looks.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { popups } from '../support/popups.ts'
import { button, row, see } from '../support/screen.ts'

const journey = openJourney()

const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
const view = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })
const sideMenu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true })

async function openMenu(page: Page, name = '视图'): Promise<void> {
  await button(page, name).click()
  await page.getByRole('menu').waitFor()
}

const failed = { filter: { status: 'fail' }, sort: { property: 'num', direction: 'ASC' }, rows: 10 }
const columns = ['num', 'trade_no', 'status']

async function saveView(title: string, rest: JsonObject = {}): Promise<string> {
  const body = { entity: 'order', title, look: { ...failed, columns }, ...rest }
  return idOf(dataOf(await journey.server().api.post('/current/views', body)))
}

/** The titles between the checkbox column and the actions. */
async function shown(page: Page): Promise<string[]> {
  return (await page.getByRole('columnheader').allInnerTexts()).slice(1, -1)
}

/** The filters and orders of the calls for orders that a page makes from now on. */
function askedOrders(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/v1/orders') asked.push(`${searchParams.get('filter')} ${searchParams.get('sort')}`)
  })
  return asked
}

/** Loads an address like a browser that is opened with it. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${journey.server().origin}/#${address}`)
  await page.locator('tbody tr').first().waitFor()
}

describe('the default view of a list', () => {
  it('is set and unset in the menu of views, which marks it [S2.30]', async () => {
    await saveView('失败的')
    const { page } = await journey.visit('/order')
    await see(page, /^共 \d+ 条$/u)
    await openMenu(page)
    // Without a view in sight, none can be made the default.
    expect(await page.getByRole('menuitem', { name: /默认/u }).count()).toBe(0)
    await view(page, '失败的').click()
    await expect.poll(() => page.url()).toContain('status')
    await openMenu(page)
    await item(page, '将“失败的”设为默认视图').press('Enter')
    await see(page, '以后打开此列表时，将先显示“失败的”')
    await button(page, '视图').and(page.locator(':focus')).press('Enter')
    await view(page, '失败的 默认').waitFor()
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await item(page, '管理视图…').click()
    await see(page.getByRole('dialog'), /默认 · 1 个筛选条件/u)
    await button(page.getByRole('dialog'), '删除“失败的”').click()
    await button(page.getByRole('dialog'), '撤销').click()
    await see(page.getByRole('dialog'), /默认 · 1 个筛选条件/u)
    await button(page.getByRole('dialog'), '关闭').click()
    await openMenu(page)
    await item(page, '取消默认视图“失败的”').click()
    await see(page, '以后打开此列表时，不再使用视图')
    await openMenu(page)
    await view(page, '失败的').waitFor()
    await item(page, '将“失败的”设为默认视图').waitFor()
    expect(dataOf(await journey.server().api.get('/current/user'))['opening_views']).toEqual({})
  })

  it('is requested at once when the console opens with the list, and then appears in the address [S2.30] [S4.02]', async () => {
    const id = await saveView('先看失败')
    const { page } = await journey.visit('/home', { once: true })
    await see(page, '首页')
    await page.evaluate(() => localStorage.setItem('fenxiao_user_info', 'no JSON'))
    await load(page, '/order')
    expect(page.url()).toMatch(/#\/order$/u)
    dataOf(await journey.server().api.put('/current/opening-views/order', { id }))
    const expected = ['{"status":"fail"} ["num","ASC"]']
    // The browser learns of the default view with the user; from then on it requests
    // these rows alone, also while the console loads.
    await load(page, '/order')
    await expect.poll(() => page.url()).toContain('fail')
    const asked = askedOrders(page)
    await load(page, '/order')
    await expect.poll(() => page.url()).toContain('perPage=10')
    expect(await shown(page)).toEqual(['支付金额', '订单号', '状态'])
    await expect
      .poll(() => page.getByRole('columnheader', { name: '支付金额' }).getAttribute('aria-sort'))
      .toBe('ascending')
    expect(asked).toEqual(expected)
    await page.reload()
    await page.locator('tbody tr').first().waitFor()
    await expect.poll(() => page.url()).toContain('fail')
    expect(asked).toEqual([...expected, ...expected])
    dataOf(await journey.server().api.delete('/current/opening-views/order'))
  })

  it('yields to filters in an address, to going back, and to what the window showed last [S2.30]', async () => {
    const id = await saveView('总是失败')
    dataOf(await journey.server().api.put('/current/opening-views/order', { id }))
    const { page, goTo } = await journey.visit('/home', { once: true })
    await goTo('/order?filter={"status":"success"}')
    await see(page.getByRole('table'), '支付成功')
    // The default view does not decide the order of an address's results either.
    expect(await page.getByRole('columnheader', { name: '支付金额' }).getAttribute('aria-sort')).toBeNull()

    const { page: other, goTo: goElsewhere } = await journey.visit('/home', { once: true })
    await sideMenu(other, '订单').click()
    await see(other.getByRole('table'), '支付失败')
    expect(await shown(other)).toEqual(['支付金额', '订单号', '状态'])
    await other.getByRole('table').getByRole('link').first().click()
    await expect.poll(() => other.url()).toMatch(/\/order\/[\w-]+\/show/u)
    await other.goBack()
    await see(other.getByRole('table'), '支付失败')
    await button(other, '重置').click()
    await see(other.getByRole('table'), '支付成功')
    await goElsewhere('/good')
    await other.locator('tbody tr').filter({ visible: true }).first().waitFor()
    await sideMenu(other, '订单').click()
    await see(other.getByRole('table'), '支付成功')
    await goElsewhere('/order')
    await see(other.getByRole('table'), '支付成功')
    dataOf(await journey.server().api.delete('/current/opening-views/order'))
  })

  it('that the server refuses is left by a reset, and can then be unset [S2.30] [S7.03]', async () => {
    const id = await saveView('没有了', { look: { ...failed, filter: { gone: 1 } } })
    dataOf(await journey.server().api.put('/current/opening-views/order', { id }))
    const { page, provoke } = await journey.visit('/home', { once: true })
    provoke('400 GET /orders')
    await sideMenu(page, '订单').click()
    // The reset button of the filters is there before the server has refused anything.
    await button(page.getByRole('main').getByRole('alert'), '重置').click()
    await row(page, '支付成功').first().waitFor()
    await openMenu(page)
    await item(page, '取消默认视图“没有了”').click()
    await see(page, '以后打开此列表时，不再使用视图')
  })

  it('can be a shared one, on a phone, until it is no longer shared [S2.30]', async () => {
    const id = await saveView('All failed', { shared: true })
    const [role = {}] = dataOf(await journey.server().api.get<JsonObject[]>('/roles'))
    const password = 'a password of their own'
    const roles = [{ role_id: idOf(role) }]
    const user = { username: 'opener', name: 'Opener', password, status: 'activated', roles }
    dataOf(await journey.server().api.post('/users', user))
    const token = await journey.server().logIn('opener', password)
    const looks = { viewport: phone, language: 'en-us', colorScheme: 'dark', token } as const
    const { page } = await journey.visit('/order', looks)
    await button(page, 'Filters').click()
    await openMenu(page, 'Views')
    await page.getByRole('menuitemradio', { name: /^All failed/u }).click()
    await openMenu(page, 'Views')
    await item(page, 'Make “All failed” the default view').click()
    await see(page, 'This list opens with “All failed” from now on')
    await openMenu(page, 'Views')
    await page.getByRole('menuitemradio', { name: /^All failed.*Default$/u }).waitFor()
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])

    const { page: later } = await journey.visit('/order', { ...looks, once: true })
    await see(later, 'Failed')
    await expect.poll(() => later.url()).toContain('fail')
    const shared = { title: 'All failed', look: failed, shared: false }
    dataOf(await journey.server().api.put(`/current/views/${id}`, shared))
    const { page: last } = await journey.visit('/home', { ...looks, once: true })
    await last.getByRole('main').waitFor()
    await last.goto(`${journey.server().origin}/#/order`)
    await see(last, 'Paid')
    expect(last.url()).toMatch(/#\/order$/u)
  })
})
