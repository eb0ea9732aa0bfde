import { createServer } from 'node:http'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading } from './support/screen.ts'
import { setProperties } from './support/setProperties.ts'
import { closeSettings, openSettings } from './support/settingsDrawer.ts'

const journey = openJourney({ FRAME_NETWORKS: '127.0.0.0/8' })

/** A picture in the drawer, by the names of its group and of itself. */
function picture(drawer: Locator, group: string, name: string): Locator {
  return drawer.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
}

function boxOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect()
    return { left, top, width, bottom }
  })
}

function style(page: Page, selector: string, property: string): Promise<string> {
  const place = page.locator(selector).filter({ visible: true }).first()
  return place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}

/** Which entries are visible depends on their number; some always are. */
async function seeTopMenu(page: Page): Promise<void> {
  await page.locator('header nav').locator('a, button').filter({ visible: true }).first().waitFor()
}

describe('the settings [S2.07] [S2.08] [S9.02]', () => {
  it('apply each layout at once, by keyboard too, and unsaved values stay', async () => {
    const { page } = await journey.visit('/good/create')
    await input(page, '商品名称').fill('写了一半')
    const drawer = await openSettings(page)
    expect(await boxOf(page, 'header')).toMatchObject({ left: 220, top: 0 })
    await picture(drawer, '页面布局', '上下布局').check({ force: true })
    expect(await boxOf(page, 'header')).toMatchObject({ left: 0, width: 1440 })
    expect((await boxOf(page, '#side-menu')).top).toBe(60)
    await picture(drawer, '侧边菜单', '浅色').check({ force: true })
    await expect.poll(() => style(page, '[data-testid=side]', 'background-color')).toBe('rgb(255, 255, 255)')
    await picture(drawer, '顶栏', '深色').check({ force: true })
    await expect.poll(() => style(page, 'header', 'background-color')).toBe('rgb(20, 28, 43)')
    await picture(drawer, '菜单位置', '侧边').focus()
    await page.keyboard.press('ArrowRight')
    await seeTopMenu(page)
    expect(await page.locator('#side-menu').count()).toBe(0)
    await see(drawer, '顶部菜单下不适用')
    expect(await picture(drawer, '页面布局', '左右布局').isDisabled()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await page.locator('#side-menu').getByText('商品', { exact: true }).waitFor()
    expect(await page.locator('#side-menu').getByText('系统管理').count()).toBe(0)
    await picture(drawer, '内容宽度', '定宽').check({ force: true })
    await expect.poll(async () => (await boxOf(page, 'main form')).width).toBeLessThanOrEqual(1120)
    await picture(drawer, '明暗', '暗色').check({ force: true })
    await expect.poll(() => style(page, 'body', 'color-scheme')).toBe('dark')
    await drawer.getByLabel('自定义颜色', { exact: true }).fill('#7a1fa2')
    await drawer.getByRole('switch', { name: '色弱模式' }).check()
    await closeSettings(page)
    await seeHeading(page, '新建商品')
    expect(await input(page, '商品名称').inputValue()).toBe('写了一半')
  })

  it('are restored after a reload, can be copied as JSON, and can be reset', async () => {
    const { page, context } = await journey.visit('/good')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const drawer = await openSettings(page)
    await drawer.getByRole('radio', { name: '紫藤' }).check({ force: true })
    await picture(drawer, '菜单位置', '混合').check({ force: true })
    await drawer.getByRole('switch', { name: '色弱模式' }).check()
    await button(drawer, '复制设置').click()
    await see(page, '设置已复制到剪贴板')
    const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
    expect(copied).toMatchObject({ style: 'system', menuMode: 'mix', themeColor: '#6741d9', weak: true })
    await page.reload()
    await seeTopMenu(page)
    await see(page.locator('tbody'), '在售')
    const isReady = () => page.locator('tbody [data-color=success]').first().evaluate(signOf)
    await expect.poll(isReady).toContain('✓')
    expect(await style(page, 'main button.MuiButton-contained', 'background-color')).toBe('rgb(103, 65, 217)')
    await button(await openSettings(page), '恢复默认').click()
    await closeSettings(page)
    await expect.poll(() => page.locator('header nav').getByText('系统管理').count()).toBe(0)
    expect(await page.evaluate(() => sessionStorage.getItem('fenxiao_config'))).toBeNull()
  })

  it('let the header scroll away or hide while scrolling down, on a phone too', async () => {
    const { page } = await journey.visit('/good', { viewport: { width: 375, height: 700 } })
    await page.locator('main li, main tbody tr').first().waitFor()
    const scroll = (by: number) =>
      page.getByRole('tabpanel').evaluate((panel, top) => panel.scrollBy({ top, behavior: 'instant' }), by)
    const bottomOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().bottom)
    const bar = page.getByRole('tablist').locator('..')
    const bottoms = async () => [await bottomOf(page.locator('header')), await bottomOf(bar)]
    const drawer = await openSettings(page)
    await see(drawer, '窗口较窄时不适用')
    await drawer.getByRole('switch', { name: '下滑时隐藏顶栏' }).check()
    await closeSettings(page)
    await scroll(300)
    await expect.poll(bottoms).toEqual([0, 48])
    await scroll(-40)
    await expect.poll(bottoms).toEqual([60, 108])
    await (await openSettings(page)).getByRole('switch', { name: '固定顶栏' }).uncheck()
    await closeSettings(page)
    await scroll(300)
    await expect.poll(bottoms).toEqual([0, 0])
    await page.keyboard.press('Shift+Tab')
    await scroll(-9000)
    await expect.poll(bottoms).toEqual([60, 108])
  })

  it('can switch tabs off: one page at a time, which asks before values are lost [S4.08]', async () => {
    const { page } = await journey.visit('/good/create')
    await input(page, '商品名称').fill('写了一半')
    await page.getByRole('tab', { name: '首页' }).click()
    const question = page.getByRole('dialog', { name: '有未保存的修改' })
    const tabs = (await openSettings(page)).getByRole('switch', { name: '多页签' })
    await tabs.click()
    await button(question, '继续编辑').click()
    expect(await tabs.isChecked()).toBe(true)
    await tabs.click()
    await button(question, '离开').click()
    await expect.poll(() => page.getByRole('tablist').count()).toBe(0)
    await closeSettings(page)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '商品' }).click()
    await page.getByRole('link', { name: '新建商品' }).click()
    // The list's filter has an input of the same name.
    await seeHeading(page, '新建商品')
    await input(page, '商品名称').fill('又写了一半')
    await expect.poll(() => page.evaluate(mayUnload)).toBe(false)
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '订单' }).click()
    await button(question, '离开').click()
    await seeHeading(page, '订单')
    expect(await page.locator('main [id^="panel:"]').count()).toBe(1)
    await (await openSettings(page)).getByRole('switch', { name: '多页签' }).check()
    await closeSettings(page)
    await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['首页', '订单'])
  })
})

/** Whether the browser could leave the page without a question. */
function mayUnload(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** The text before an element that comes from its style alone. */
function signOf(element: Element): string {
  return getComputedStyle(element, '::before').content
}

describe('the properties of menus [S3.12]', () => {
  it('set the layout of a page, and whether it is kept alive [S2.05]', async () => {
    await setProperties(journey.server().api, 'system.role', { layout: 'routeView', keepAlive: false })
    await setProperties(journey.server().api, 'system.department', {
      layout: 'user',
      badge: '新',
      breadcrumb: ['人员'],
    })
    const { page, goTo } = await journey.visit('/role')
    await button(page, '返回首页').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('角色')
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(0)
    await input(page, '关键字').fill('旧的')
    await goTo('/department')
    await button(page, '简体中文').waitFor()
    await goTo('/role')
    await button(page, '返回首页').waitFor()
    expect(await input(page, '关键字').inputValue()).toBe('')
    await button(page, '返回首页').click()
    await page.getByRole('navigation', { name: '主导航' }).getByText('新', { exact: true }).waitFor()
  })

  it('that do not fit into the top menu are listed under “More”', async () => {
    const { api, database } = journey.server()
    const properties = { type: 'link', url: 'https://example.com/' }
    for (let count = 1; count <= 8; count += 1) {
      const menu = { code: `more${count}`, name: `更多入口 ${count}`, type: 'page', status: 'enabled' }
      const { id } = dataOf(await api.post('/menus', { ...menu, sequence: 100 + count, properties }))
      await database.run(sql`INSERT INTO "role_menus" (owner, target, position)
        SELECT id, ${textOf(id)}, ${7000 + count} FROM "role" WHERE code = 'administrator'`)
    }
    const { page } = await journey.visit('/home')
    await picture(await openSettings(page), '菜单位置', '顶部').check({ force: true })
    await closeSettings(page)
    await button(page, '更多菜单').click()
    const last = page.getByRole('menuitem', { name: '更多入口 8' })
    expect(await last.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await last.getAttribute('target')).toBe('_blank')
  })
})

describe('a site in a frame [S2.28]', () => {
  let site = ''
  const opened = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html')
    if (url === '/refuses') response.setHeader('x-frame-options', 'DENY')
    response.end('<title>a site</title><label>text <input></label>')
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve))
    const address = opened.address()
    site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    await setProperties(journey.server().api, 'external.reactAdmin', { url: `${site}/allows` })
    await setProperties(journey.server().api, 'external.jsonSchemaForms', { url: `${site}/refuses` })
  })
  afterAll(() => opened.close())

  it('is kept while other tabs are shown, and emptied for a moment when its tab is reloaded [S2.09] [S4.06] [S9.03]', async () => {
    const { page, provoke } = await journey.visit('/external/react-admin')
    // Chromium reports this about every such frame; a site of another origin has no way to lift its sandbox.
    provoke('console warning: An iframe which has both allow-scripts and allow-same-origin')
    const frame = page.frameLocator('iframe[title="react-admin 文档"]')
    await frame.getByRole('textbox').fill('写在框架里')
    await page.getByRole('tab', { name: '首页' }).click()
    await seeHeading(page, '首页')
    await page.getByRole('tab', { name: 'react-admin 文档' }).click()
    expect(await frame.getByRole('textbox').inputValue()).toBe('写在框架里')
    await page.evaluate(() => {
      const note = () => document.querySelector('iframe')?.src === 'about:blank' && (document.title = 'blank')
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    await page.getByRole('tab', { name: 'react-admin 文档' }).locator('[data-spins]').click()
    await expect.poll(() => frame.getByRole('textbox').inputValue()).toBe('')
    expect(await page.title()).toBe('blank')
    expect(await page.locator('iframe').getAttribute('src')).toBe(`${site}/allows`)
  })

  /** Opens a window in which the server gives this answer about the site; the answers of the site itself do not matter. */
  const visitFrame = async (answer: JsonObject, prepare: (page: Page) => Promise<unknown>) => {
    const { context } = await journey.visit('/home')
    const page = await context.newPage()
    await page.route('**/current/frames?*', (route) =>
      route.fulfill({ json: { success: true, data: answer, msg: '' } }),
    )
    await prepare(page)
    await page.goto(`${journey.server().origin}/#/external/react-admin`)
    return page
  }

  it('shows a message when it is slow, or when the console must be reloaded to allow it', async () => {
    const slow = await visitFrame({ answer: 'allowed' }, async (page) => {
      await page.clock.install()
      await page.route(`${site}/**`, () => {})
    })
    await slow.locator('iframe').waitFor()
    await slow.clock.fastForward(11_000)
    await see(slow, /响应较慢，请稍候/)

    // The window gets a menu that is missing in the policy it was loaded with.
    const blocked = await visitFrame({ answer: 'allowed' }, (page) =>
      page.route('**/current/menus', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.text()).replaceAll(`${site}/allows`, 'http://127.0.0.1:9/')
        await route.fulfill({ response: answer, body })
      }),
    )
    await see(blocked, '127.0.0.1:9 尚未放行')
    await button(blocked, '刷新控制台').waitFor()
  })

  it('that refuses to be framed has a message with a link to a new tab, where other external links open too', async () => {
    const { page } = await journey.visit('/external/json-schema-forms')
    await see(page, /不允许内嵌显示$/)
    const open = page.getByRole('alert').getByRole('link', { name: '在新标签页中打开' })
    expect(await open.getAttribute('href')).toBe(`${site}/refuses`)
    expect(await page.locator('iframe').count()).toBe(0)
    const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '代码仓库' })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
  })
})
