import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { sql } from '#server/database/sql.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { EventReader } from '../server/notifications/EventReader.ts'
import { phone } from './support/Looks.ts'
import { button, input, see, seeHeading, seeNothingOf } from './support/screen.ts'
import { serveNewBuild } from './support/serveNewBuild.ts'
import type { ChangingServer } from './support/serveNewBuild.ts'
import { setProperties } from './support/setProperties.ts'

const journey = openJourney()

const search = (page: Page) => page.getByRole('combobox', { name: '搜索页面和操作' })
const options = (page: Page) => page.getByRole('option')
const noticeButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}(，|$)`) })

describe('page search', () => {
  it('opens by its shortcut, finds pages by pinyin, and opens the chosen one [S2.06]', async () => {
    const { page, context } = await journey.visit('/good')
    await seeHeading(page, '商品')
    await page.keyboard.press('Control+k')
    await search(page).fill('dd')
    await expect.poll(() => options(page).first().innerText()).toContain('订单')
    await page.keyboard.press('Enter')
    await seeHeading(page, '订单')
    await page.keyboard.press('Control+k')
    await expect.poll(() => options(page).allInnerTexts()).toSatisfy(beginsWith('订单', '商品'))
    await search(page).fill('xinjianjuese')
    await expect.poll(() => options(page).count()).toBe(1)
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    const other = await opened
    await seeHeading(other, '新建角色')
    await page.bringToFront()
    await page.keyboard.press('Control+k')
    await search(page).fill('没有这个页面')
    await see(page, '没有找到“没有这个页面”')
    await page.keyboard.press('Escape')
    await search(page).waitFor({ state: 'hidden' })
  })

  it('opens a page with target _blank in a new window [S2.06]', async () => {
    const { api } = journey.server()
    await setProperties(api, 'distribution.good', { target: '_blank' })
    onTestFinished(() => setProperties(api, 'distribution.good', { target: '_self' }))
    const { page, context } = await journey.visit('/home')
    await seeHeading(page, '首页')
    await page.keyboard.press('Control+k')
    await search(page).fill('商品')
    await expect.poll(() => options(page).first().innerText()).toContain('商品')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Enter')
    await seeHeading(await opened, '商品')
  })

  it('closes when the browser goes back, like the other menus of the header [S2.06]', async () => {
    const { page, goTo } = await journey.visit('/home')
    await seeHeading(page, '首页')
    const openers = [/^搜索/, /^帮助/, /^通知/, /系统管理员/].map((name) =>
      page.getByRole('banner').getByRole('button', { name }),
    )
    const opened = page.locator('[role=dialog], [role=menu]').filter({ visible: true })
    for (const opener of openers) {
      await goTo('/role')
      await seeHeading(page, '角色')
      await opener.click()
      await opened.waitFor()
      await page.goBack()
      await seeHeading(page, '首页')
      await opened.waitFor({ state: 'hidden' })
    }
  })

  it('finds every page by either language, a plural, or the page that it is a tab of [S2.06]', async () => {
    const { page } = await journey.visit('/home')
    await seeHeading(page, '首页')
    await page.keyboard.press('Control+k')
    const wanted = [
      ['goods', '商品'],
      ['users', '用户'],
      ['departments', '部门'],
      ['logs', '分销记录'],
      ['settings', '个人设置'],
      ['个人', '个人设置'],
      ['gr', '个人设置'],
      ['password', '安全设置'],
    ]
    for (const [text = '', name] of wanted) {
      await search(page).fill(text)
      await expect
        .poll(() => options(page).allInnerTexts(), { message: text })
        .toSatisfy((found: string[]) => found.some((each) => each.startsWith(`${name}`)))
    }
    await search(page).fill('password')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: '安全设置', selected: true }).waitFor()
  })

  it('accepts typing right after its shortcut, while its code is still loading [S2.06]', async () => {
    const { page } = await journey.visit('/good')
    await seeHeading(page, '商品')
    let arrive = () => {}
    const journeyOfPart = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/SearchDialog/, async (route) => {
      await journeyOfPart
      await route.continue()
    })
    const asked = page.waitForRequest(/SearchDialog/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('din')
    await asked
    expect(await search(page).count()).toBe(0)
    arrive()
    await search(page).waitFor()
    await page.keyboard.type('gd')
    await expect.poll(() => search(page).inputValue()).toBe('dingd')
    await expect.poll(() => options(page).first().innerText()).toContain('订单')
    await page.keyboard.press('Enter')
    await seeHeading(page, '订单')
  })

  it('moves through its results by the arrow keys, from the ends too [S2.06]', async () => {
    const { page } = await journey.visit('/home')
    await page.getByRole('button', { name: '搜索页面' }).click()
    await search(page).fill('fx')
    const chosen = () => page.getByRole('option', { selected: true }).innerText()
    await expect.poll(chosen).toMatch(/^分析/)
    await page.keyboard.press('ArrowUp')
    await expect.poll(chosen).not.toMatch(/^分析/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(chosen).toMatch(/^分析/)
    const active = await search(page).getAttribute('aria-activedescendant')
    expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(active)
  })
})

it('the language does not change when a person stays on a page with unsaved values [S2.06]', async () => {
  const { page } = await journey.visit('/good/create')
  const name = page.getByRole('textbox', { name: '商品名称', exact: true })
  await name.fill('写了一半')
  const chooseEnglish = async (answer: 'accept' | 'dismiss') => {
    await page.getByRole('banner').getByRole('button', { name: '语言' }).click()
    page.once('dialog', (question) => void question[answer]())
    await page.getByRole('menuitem', { name: 'English' }).click()
  }
  await chooseEnglish('dismiss')
  expect(await name.inputValue()).toBe('写了一半')
  expect(await page.evaluate(() => window.localStorage.getItem('fenxiao_lang'))).toBe('zh-ch')
  await chooseEnglish('accept')
  await seeHeading(page, 'New good')
  expect(new URL(page.url()).search).toBe('')
})

it('the help opens by its key, but not while a person types [S2.06]', async () => {
  const { page } = await journey.visit('/good')
  await seeHeading(page, '商品')
  await page.keyboard.press('Shift+?')
  const dialog = page.getByRole('dialog', { name: '帮助' })
  await see(dialog, /^Admin · 版本 \d+\.\d+\.\d+ · 服务器: 运行正常$/)
  await see(dialog, '键盘快捷键')
  await button(dialog, '关闭').click()
  await dialog.waitFor({ state: 'hidden' })
  const keyword = page.getByRole('textbox', { name: '关键字' })
  await keyword.press('Shift+?')
  expect([await keyword.inputValue(), await dialog.isVisible()]).toEqual(['?', false])
})

describe('the menus of notices', () => {
  it('count a new order at once, link to it, and stop counting it once it is read [S2.06]', async () => {
    const { page } = await journey.visit('/home')
    const bell = noticeButton(page, '通知')
    await bell.click()
    await button(page, '全部标为已读').click()
    await page.keyboard.press('Escape')
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('通知')
    const id = await makeOrder(12.5)
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('通知，1 条未读')
    await bell.click()
    await page.getByRole('link', { name: /^新订单：.*¥12\.50/ }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#/order/${id}/show`)
    await expect.poll(() => bell.getAttribute('aria-label')).toBe('通知')
  })

  it('show placeholders while their panel is loading [S2.06]', async () => {
    const { page } = await journey.visit('/home', { once: true })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/NoticePanel/, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: /^通知/u }).click()
    const popover = page.getByRole('dialog', { name: '通知' })
    await popover.locator('.MuiSkeleton-root').first().waitFor()
    release()
    await popover.getByRole('heading', { name: '通知' }).waitFor()
  })

  it('link to a page with all notices [S2.06]', async () => {
    const { page } = await journey.visit('/home')
    await noticeButton(page, '事件').click()
    await page.getByRole('link', { name: '查看全部' }).click()
    await seeHeading(page, '通知中心')
    await see(page.getByRole('main'), /^系统出错：/)
    await page.getByRole('tab', { name: '消息', exact: true }).click()
    await see(page.getByRole('main'), '还没有消息')
    await makeOrder(8.75)
    await page.getByRole('tab', { name: '通知', exact: true }).click()
    await page.getByRole('switch', { name: '只看未读' }).check()
    await see(page.getByRole('main'), /^新订单：.*¥8\.75/)
    await button(page.getByRole('main'), '全部标为已读').click()
    await see(page.getByRole('main'), '没有未读的通知')
  })
})

/** Makes an order of this amount, which the menus tell of, and returns its id. */
async function makeOrder(num: number): Promise<string> {
  const { api } = journey.server()
  const [latest] = dataOf(await api.get<JsonObject[]>('/orders?pageSize=1'))
  const { good_id = null, user_id = null } = latest ?? {}
  return idOf(dataOf(await api.post('/orders', { good_id, user_id, num, status: 'pending' })))
}

/** Creates a user who may open the list of goods by a role of their own, and returns a function that takes the role away. */
async function makeLooker(username: string) {
  const server = journey.server()
  const menu = await server.database.row<{ id: string }>(
    sql`SELECT id FROM "menu" WHERE code = 'distribution.good'`,
  )
  const role = { code: username, name: username, sequence: 1, status: 'enabled' }
  const made = dataOf(await server.api.post('/roles', { ...role, menus: [{ menu_id: menu?.id ?? null }] }))
  const password = 'a password of their own'
  const user = { username, name: username, password, status: 'activated' }
  dataOf(await server.api.post('/users', { ...user, roles: [{ role_id: idOf(made) }] }))
  const token = await server.logIn(username, password)
  const disable = async () =>
    dataOf(await server.api.put(`/roles/${idOf(made)}`, { ...made, status: 'disabled' }))
  return { token, disable }
}

it('a revoked permission takes effect at once, in the menu and on the open page [S3.04]', async () => {
  const { token, disable } = await makeLooker('looker')
  const { page } = await journey.visit('/good', { token })
  await see(page, /^共 \d+ 条$/)
  const live = page.waitForResponse('**/current/live')
  await page.reload()
  await live
  // The rows must have arrived: a call for them would now be refused.
  await see(page, /^共 \d+ 条$/)
  await disable()
  await see(page, '没有访问权限')
  await seeNothingOf(page.getByRole('navigation'), '商品')
})

it('a permission revoked before the page listens takes effect as soon as it does [S3.04]', async () => {
  const { token, disable } = await makeLooker('early')
  const { page } = await journey.visit('/home', { token, once: true })
  let listen = () => {}
  const held = new Promise<void>((resolve) => (listen = resolve))
  await page.route('**/current/live', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await page.goto(page.url().replace('/home', '/good'))
  await see(page, /^共 \d+ 条$/)
  await disable()
  listen()
  await see(page, '没有访问权限')
})

it('a window beyond the limit of live streams works without one and without an error [S2.06]', async () => {
  const server = journey.server()
  const token = await server.logIn()
  const streams = Array.from({ length: 12 }, () =>
    EventReader.open(`${server.origin}/api/v1/current/live`, token),
  )
  await Promise.all(streams)
  const { page } = await journey.visit('/home', { token })
  const live = page.waitForResponse('**/current/live')
  await page.reload()
  expect((await live).status()).toBe(204)
  for (const stream of streams) (await stream).close()
})

describe('the service worker', () => {
  let changing: ChangingServer
  afterAll(() => changing.close())

  it('stores only files of the console, offers a new build, and keeps nothing of a person [S8.04] [S4.01]', async () => {
    const server = journey.server()
    changing = await serveNewBuild(server.origin)
    const { page, context } = await journey.visit('/login', { token: null, serviceWorkers: 'allow' })
    const token = await server.logIn()
    await context.addInitScript((own) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'true')
      localStorage.setItem('fenxiao_is_login', 'true')
      localStorage.setItem('fenxiao_token', own)
    }, token)
    await page.clock.install()
    await page.goto(`${changing.origin}/#/good`)
    await see(page, /^共 \d+ 条$/)
    await page.clock.fastForward(25_000)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const kept = await keptFiles(page)
    expect(kept.length).toBeGreaterThan(50)
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([])

    changing.bringOut('another')
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
    await see(page, '有新内容可用')
    const reloaded = page.waitForEvent('load')
    await button(page.getByRole('status'), '刷新').click()
    await reloaded
    await see(page, /^共 \d+ 条$/)
    await seeNothingOf(page, '有新内容可用')
    const names = await page.evaluate(() => caches.keys())
    expect(names).toContain('fenxiao-assets-another')

    await page.evaluate(() => void (window.location.hash = '/logout'))
    await page.getByRole('textbox', { name: '用户名' }).waitFor()
    expect((await keptFiles(page)).filter((path) => !path.startsWith('/assets/'))).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['begun'])
  })
})

/** The paths of all files in the browser's caches. */
async function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

function beginsWith(...starts: readonly string[]): (texts: readonly string[]) => boolean {
  return (texts) => starts.every((start, index) => texts[index]?.startsWith(start))
}

it('the header names a page while its screen is still loading, also on a phone [S2.06]', async () => {
  const { page, goTo } = await journey.visit('/order', { viewport: phone, once: true })
  await seeHeading(page, '订单')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/EntityCreate-.*\.js/u, async (route) => {
    await isReleased
    await route.continue()
  })
  await goTo('/order/create')
  await page.getByRole('main').getByRole('status').waitFor()
  const heading = page.getByRole('banner').locator('h1 > span')
  expect(await heading.evaluate((place) => getComputedStyle(place, '::before').content)).toBe('"新建订单"')
  release()
  await input(page, '支付单号').waitFor()
  expect(await heading.evaluate((place) => getComputedStyle(place, '::before').content)).toBe('none')
  await seeHeading(page, '新建订单')
})
