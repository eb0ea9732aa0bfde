import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { button, input, see, seeHeading, seeNothingOf } from './support/screen.ts'
import { setProperties } from './support/setProperties.ts'
import { closeSettings, openSettings } from './support/settingsDrawer.ts'
import { settle } from './support/ScreenContent.ts'
import { labelsOff, poorTexts, setTextSize } from './support/textSize.ts'

const journey = openJourney()

const newPassword = 'another password for tests'

function menuOf(page: Page) {
  return page.getByRole('navigation', { name: '主导航' })
}

function isNoWiderThan(page: Page, width: number): Promise<boolean> {
  return page.evaluate((most) => document.documentElement.scrollWidth <= most, width)
}

/** Creates a user with a role that opens the given menus; without a password the user gets the default one. */
async function createMember(codes: readonly string[], password?: string): Promise<string> {
  const { api } = journey.server()
  const code = `r${Math.random().toString(36).slice(2, 8)}`
  const menus = dataOf(await api.get<JsonObject[]>('/menus?range=[0,499]'))
  const granted = menus.filter((menu) => codes.includes(textOf(menu['code'])))
  const role = dataOf(
    await api.post('/roles', {
      code,
      name: code,
      sequence: 1,
      status: 'enabled',
      menus: granted.map(({ id }) => ({ menu_id: id ?? '' })),
    }),
  )
  const user = {
    username: code,
    name: `成员 ${code}`,
    status: 'activated',
    roles: [{ role_id: role['id'] ?? '' }],
  }
  dataOf(await api.post('/users', { ...user, ...(password !== undefined && { password }) }))
  return code
}

it('the server sends an icon to a browser that requests /favicon.ico by itself', async () => {
  const answer = await fetch(`${journey.server().origin}/favicon.ico`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/vnd.microsoft.icon'])
})

it('a failure to load the menus is shown without the frame, and can be tried again [S8.03] [S9.11]', async () => {
  const { page, provoke } = await journey.visit('/good')
  await seeHeading(page, '商品')
  const menus = '**/api/v1/current/menus'
  provoke('500 GET /current/menus')
  const refusal = { success: false, code: 500, msg: '菜单读不出来' }
  await page.route(menus, (route) => route.fulfill({ status: 500, json: refusal }))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '菜单加载失败' }).waitFor()
  await see(page, '菜单读不出来')
  const logo = async () => {
    const facts = ({ src, naturalWidth }: HTMLImageElement) => [new URL(src).pathname, naturalWidth > 0]
    return page.locator('img[src$="logo.svg"]').first().evaluate(facts)
  }
  await expect.poll(logo).toEqual(['/images/logo.svg', true])
  expect(await menuOf(page).count()).toBe(0)
  await page.unroute(menus)
  await button(page, '重试').click()
  await seeHeading(page, '商品')
  await menuOf(page).getByRole('link', { name: '商品' }).waitFor()
  await expect.poll(logo).toEqual(['/images/logo.svg', true])
})

it('a person whose menus cannot be loaded can log out [S8.03]', async () => {
  const { page, provoke } = await journey.visit('/home', { token: await journey.server().logIn() })
  await seeHeading(page, '首页')
  provoke('net::ERR_CONNECTION_RESET GET /current/menus')
  await page.route('**/api/v1/current/menus', (route) => route.abort('connectionreset'))
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '菜单加载失败' }).waitFor()
  await button(page, '退出登录').click()
  await input(page, '用户名').waitFor()
})

describe('the page', () => {
  it('is printed without the frame and to its end', async () => {
    const { page, goTo } = await journey.visit('/good')
    const last = page.locator('tbody tr').nth(19)
    await last.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByTestId('side').isVisible()).toBe(false)
    expect(await page.getByRole('tablist').isVisible()).toBe(false)
    const bottom = await last.evaluate((row) => row.getBoundingClientRect().bottom)
    expect(bottom).toBeGreaterThan(900)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(bottom)
    // As wide as a sheet of A4: no column is cut off at its edge.
    await page.setViewportSize({ width: 794, height: 1123 })
    const edge = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().right)
    await expect.poll(edge).toBeLessThanOrEqual(794)
    await goTo('/menu')
    const tree = page.getByRole('treegrid')
    await tree.waitFor()
    await expect.poll(() => tree.evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(794)
    expect(await page.getByRole('search').isVisible()).toBe(false)
    await goTo('/dashboard/analysis')
    const figure = page.getByRole('table', { name: '热销商品' }).getByRole('cell').first()
    // Paper shows no backgrounds, so the bar is a border there.
    const bar = () =>
      figure.evaluate((cell) => cell.querySelector('div > div > div')?.getBoundingClientRect())
    await expect.poll(async () => (await bar())?.height).toBe(14)
    expect((await bar())?.width).toBeGreaterThan(50)
  })

  it('marks selected tabs, menus and buttons with lines in forced colours', async () => {
    const { page, goTo } = await journey.visit('/role')
    await seeHeading(page, '角色')
    await page.emulateMedia({ forcedColors: 'active' })
    const lineOf = (place: Locator) =>
      place.evaluate((element) => {
        const { borderTopWidth, outlineStyle } = getComputedStyle(element)
        return { borderTopWidth, outlineStyle }
      })
    expect((await lineOf(page.getByRole('tab', { selected: true }))).borderTopWidth).toBe('2px')
    expect((await lineOf(menuOf(page).locator('[aria-current=page]'))).outlineStyle).toBe('solid')
    expect((await lineOf(button(page, '查询'))).borderTopWidth).toBe('2px')
    await page.getByRole('checkbox').nth(1).check()
    expect((await lineOf(button(page, '删除所选'))).borderTopWidth).toBe('2px')
    await goTo('/role/create')
    await button(page, '保存').click()
    const message = page.getByRole('alert').filter({ hasText: '填写有误', visible: true }).first()
    expect((await lineOf(message)).borderTopWidth).toBe('1px')
  })

  it('has outlines in forced colours while the frame, rows, names and forms are loading', async () => {
    const { page, goTo } = await journey.visit('/404')
    await page.emulateMedia({ forcedColors: 'active' })
    const seeOutlined = async (place: Locator) => {
      await place.first().waitFor()
      await expect
        .poll(() => place.first().evaluate((element) => getComputedStyle(element).outlineStyle))
        .toBe('solid')
    }
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const hold = async (route: Route) => {
      await released
      await route.continue()
    }
    for (const calls of ['goods?*', 'users/options?*', 'orders/*'])
      await page.route(`**/api/v1/${calls}`, hold)
    await goTo('/good')
    await seeOutlined(page.getByRole('status', { name: '加载中' }).locator('div > div'))
    await goTo('/order')
    await seeOutlined(page.locator('tbody span[class*=pending]'))
    // A record of another page: values that the list knows would be shown at once.
    const [order] = dataOf(await journey.server().api.get<JsonObject[]>('/orders?current=3'))
    await goTo(`/order/${textOf(order?.['id'])}/show`)
    await seeOutlined(page.locator('main .MuiSkeleton-root').filter({ visible: true }))
    await page.route('**/api/v1/menus/**', hold)
    await page.route('**/api/v1/current/**', hold)
    const reloaded = page.reload()
    await seeOutlined(page.locator('[aria-busy=true] > div > span'))
    release()
    await reloaded
    await menuOf(page).first().waitFor()
  })

  it('is printed from dark style with switches that are off as visible as those that are on', async () => {
    const { page } = await journey.visit('/department', { colorScheme: 'dark' })
    const off = page.getByRole('switch', { checked: false }).first()
    await off.waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const track = page
      .locator('.MuiSwitch-track')
      .and(page.locator('.MuiSwitch-switchBase:not(.Mui-checked) + *'))
    const look = await track.first().evaluate((element) => {
      const { backgroundColor, opacity } = getComputedStyle(element)
      return { backgroundColor, opacity }
    })
    expect(look).toEqual({ backgroundColor: 'rgb(187, 187, 187)', opacity: '1' })
  })

  it('is printed from a phone without checkboxes, with its title and the range of its rows', async () => {
    const { page } = await journey.visit('/good', { viewport: { width: 375, height: 812 } })
    await page.getByRole('checkbox').first().waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('checkbox').filter({ visible: true }).count()).toBe(0)
    await see(page.getByRole('tabpanel'), /^第 1-20 条，共 \d+ 条$/)
    await seeNothingOf(page, /^共 \d+ 条$/)
    await page.setViewportSize({ width: 794, height: 1123 })
    await page.getByRole('heading', { level: 2, name: '商品' }).filter({ visible: true }).waitFor()
    await see(page.getByRole('tabpanel'), /^第 1-20 条，共 \d+ 条$/)
  })

  it('is printed with the dots and lines of a record’s steps, as printers omit backgrounds [S4.10]', async () => {
    const refunded = dataOf(await journey.server().api.get<JsonObject[]>('/orders?status=refused'))
    const { page, goTo } = await journey.visit(`/order/${textOf(refunded[0]?.['id'])}/show`)
    const isDrawn = (step: Locator, part: '::before' | '::after') =>
      step.evaluate((element, pseudo) => {
        const { borderTopWidth, borderLeftWidth, borderTopColor } = getComputedStyle(element, pseudo)
        return (
          borderTopColor !== 'rgba(0, 0, 0, 0)' &&
          [borderTopWidth, borderLeftWidth].some((width) => width !== '0px')
        )
      }, part)
    await page.emulateMedia({ media: 'print' })
    const steps = page.getByRole('main').locator('ol > li').filter({ visible: true })
    for (const address of [null, '/distribution']) {
      if (address !== null) await goTo(address)
      await steps.first().waitFor()
      expect(await isDrawn(steps.first(), '::before')).toBe(true)
      expect(await isDrawn(steps.first(), '::after')).toBe(true)
    }
  })

  it('takes the space of header, tabs and buttons in a low window, until one scrolls back up', async () => {
    const viewport = { width: 320, height: 256 }
    const { page, goTo } = await journey.visit('/good', { viewport })
    const panel = page.getByRole('tabpanel').filter({ visible: true })
    await page.getByRole('checkbox').first().waitFor()
    const topOfPanel = () => panel.evaluate((element) => element.getBoundingClientRect().top)
    const scroll = (top: number) =>
      panel.evaluate((element, by) => element.scrollBy({ top: by, behavior: 'instant' }), top)
    await scroll(900)
    await expect.poll(topOfPanel).toBe(0)
    await goTo('/good/create')
    await input(page, '商品名称').waitFor()
    await expect.poll(topOfPanel).toBeGreaterThan(100)
    await scroll(300)
    await expect.poll(topOfPanel).toBe(0)
    expect((await button(page, '保存').boundingBox())?.y).toBeGreaterThan(viewport.height)
    await scroll(-40)
    await expect.poll(topOfPanel).toBeGreaterThan(100)
    await scroll(9000)
    await expect.poll(async () => (await button(page, '保存').boundingBox())?.y).toBeLessThan(viewport.height)
    // The title and the buttons do not stay, so the whole dialog scrolls.
    await page.keyboard.press('?')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await button(dialog, '关闭').evaluate((element) => element.scrollIntoView())
    expect((await dialog.getByRole('heading', { level: 2 }).boundingBox())?.y).toBeLessThan(0)
  })
})

describe('the side menu [S2.05] [S2.40] [S9.02]', () => {
  it('marks the current page, is 220 wide, collapses to 60 and remembers that [S2.10]', async () => {
    const { page } = await journey.visit('/role')
    await page.getByRole('navigation', { name: '当前位置' }).getByText('系统管理').waitFor()
    expect(await menuOf(page).locator('[aria-current=page]').textContent()).toBe('角色')
    const width = async () => (await page.getByTestId('side').boundingBox())?.width
    expect(await width()).toBe(220)
    expect((await page.locator('header').boundingBox())?.height).toBe(60)
    await button(page, '收起菜单').click()
    await expect.poll(width).toBe(60)
    await page.reload()
    await expect.poll(width).toBe(60)
    await menuOf(page).getByRole('button', { name: '系统管理' }).click()
    await page.getByRole('menuitem', { name: '菜单' }).click()
    await seeHeading(page, '菜单')
  })

  it('scrolls away with the page when it is not fixed, but returns when it gets the focus [S2.08]', async () => {
    const { page } = await journey.visit('/order?perPage=50')
    await page.locator('tbody tr').nth(30).waitFor()
    await (await openSettings(page)).getByRole('switch', { name: '固定侧边菜单' }).uncheck()
    await closeSettings(page)
    const top = async () => (await page.locator('#side-menu').boundingBox())?.y
    await page.getByRole('tabpanel').evaluate((panel) => panel.scrollBy({ top: 300, behavior: 'instant' }))
    await expect.poll(top).toBe(-300)
    await page.locator('#side-menu a').first().focus()
    await expect.poll(top).toBe(0)
  })

  it('scrolls to the page that an address led to, unless that is visible already', async () => {
    const { page, goTo } = await journey.visit('/home')
    const line = (name: string) => menuOf(page).getByRole('link', { name, exact: true })
    const top = (name: string) => line(name).evaluate((each) => each.getBoundingClientRect().top)
    await expect.poll(() => top('首页')).toBeGreaterThan(0)
    await goTo('/samples/result/fail')
    await expect.poll(() => top('失败页')).toBeLessThan(860)
    const before = await top('失败页')
    await goTo('/samples/result/success')
    await see(page.getByRole('main'), '提交成功')
    expect(await top('失败页')).toBe(before)
    await goTo('/home')
    await expect.poll(() => top('首页')).toBeGreaterThan(0)
  })

  it('unfolds the groups that a page lists as openKeys [S3.12]', async () => {
    await setProperties(journey.server().api, 'distribution.good', { openKeys: ['system'] })
    const { page } = await journey.visit('/home')
    const group = page.getByTestId('side').getByRole('button', { name: '系统管理' })
    await group.click()
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('false')
    await page.getByTestId('side').getByRole('link', { name: '商品', exact: true }).click()
    await expect.poll(() => group.getAttribute('aria-expanded')).toBe('true')
  })

  it('is a drawer below the lg breakpoint, and closes when a page is chosen', async () => {
    const { page } = await journey.visit('/home', { viewport: { width: 375, height: 740 } })
    await button(page, '打开菜单').click()
    const [brand, header] = [menuOf(page).locator('a').first(), page.locator('header').first()]
    await expect.poll(async () => (await brand.boundingBox())?.y).toBe(0)
    expect((await brand.boundingBox())?.height).toBe((await header.boundingBox())?.height)
    await menuOf(page).getByRole('link', { name: '角色' }).click()
    await seeHeading(page, '角色')
    await menuOf(page).waitFor({ state: 'detached' })
    expect(await isNoWiderThan(page, 375)).toBe(true)
  })
})

it('the console turns dark by a button, and stays dark when English is chosen [S1.02] [S2.06] [S2.08]', async () => {
  const { page } = await journey.visit('/home')
  await see(page, /，系统管理员$/)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await button(page, '切换到深色').click()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await page.getByRole('button', { name: '语言' }).click()
  await page.getByRole('menuitem', { name: 'English' }).click()
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await menu.getByRole('link', { name: 'Roles' }).waitFor()
  expect([await ground(), await page.title()]).toEqual([dark, 'Home - Admin'])
})

it('a window keeps its language until it is reloaded when another language is chosen in a second one [S1.02]', async () => {
  const { page, context } = await journey.visit('/good/create', { language: 'en-us' })
  await input(page, 'Name').fill('Half typed')
  const second = await context.newPage()
  await second.goto(`${journey.server().origin}/#/home`)
  await button(second, 'Language').click()
  await second.getByRole('menuitem', { name: '简体中文' }).click()
  await seeHeading(second, '首页')
  await button(page, 'Save').click()
  await see(page, 'Price is required!')
  expect(await input(page, 'Name').inputValue()).toBe('Half typed')
  await page.reload()
  await seeHeading(page, '新建商品')
})

it('the focus moves to the new page when a link is followed by keyboard', async () => {
  const { page } = await journey.visit('/home')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  for (const [list, link] of [
    ['部门', '新建部门'],
    ['商品', '新建商品'],
    ['用户', '新建用户'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).click()
    await page.getByRole('link', { name: link }).press('Enter')
    await seeHeading(page, link)
    await expect.poll(focused).toBe('MAIN')
  }
})

it('the frame is kept when the browser goes back, and tells when it is offline [S8.04]', async () => {
  const { page, context, goTo, tolerate } = await journey.visit('/home')
  // This part of the page loads last.
  await see(page, '我最近的操作')
  await settle(page, '首页')
  await page.evaluate(() => document.querySelector('header')?.setAttribute('data-same', 'yes'))
  await goTo('/role')
  await seeHeading(page, '角色')
  // The page requests the user's latest changes again, which would fail without a network.
  const asked = page.waitForResponse(/current\/activity/u)
  await page.goBack()
  await settle(page, '首页')
  await asked
  // The stream of events opens when the browser has time for it, and calls that it triggers may still be under way.
  tolerate('net::ERR_INTERNET_DISCONNECTED GET /current/')
  expect(await page.locator('header').getAttribute('data-same')).toBe('yes')
  await context.setOffline(true)
  const note = page.getByText('您当前处于离线状态')
  await note.waitFor()
  await context.setOffline(false)
  await note.waitFor({ state: 'detached' })
})

it('a password is changed after the input is checked and the server has accepted it [S5.05]', async () => {
  const name = await createMember(['distribution.good'], adminPassword)
  const token = await journey.server().logIn(name)
  const { page, provoke } = await journey.visit('/home', { token, language: 'en-us' })
  provoke('400 PUT /current/password')
  await page.getByRole('button', { name: `成员 ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  const fill = (field: string, text: string) => dialog.locator(`input[name=${field}]`).fill(text)
  const save = () => button(dialog, 'Save').click()
  await save()
  for (const which of ['Old', 'New', 'Confirm']) await see(dialog, `${which} password is required!`)
  await fill('old_password', 'wrong')
  await fill('password', newPassword)
  await fill('confirm_password', 'yet another password')
  await save()
  await see(dialog, 'The two passwords that you entered do not match!')
  await fill('confirm_password', newPassword)
  await save()
  await see(dialog, 'The old password is wrong')
  await fill('old_password', adminPassword)
  await fill('password', newPassword)
  await fill('confirm_password', newPassword)
  await save()
  await see(page, 'Your password was changed')
  expect(await journey.server().logIn(name, newPassword)).toEqual(expect.any(String))
})

describe('a person with a small role [S2.40] [S6.02]', () => {
  it('sees only what the role opens, and is refused everything else [S5.07]', async () => {
    const name = await createMember(['distribution.good', 'distribution.good.edit'], adminPassword)
    const token = await journey.server().logIn(name)
    const { page, goTo } = await journey.visit('/home', { token })
    await seeHeading(page, '首页')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await goTo('/role')
    await see(page, '没有访问权限')
    expect(asked).not.toContain('/api/v1/roles')
    expect(await menuOf(page).getByRole('list').getByRole('link').allTextContents()).toEqual([
      '首页',
      '商品',
      '组件',
    ])
    await menuOf(page).getByRole('link', { name: '商品' }).click()
    await page
      .getByRole('link', { name: /^编辑 / })
      .first()
      .waitFor()
    expect(await button(page, '导出').count()).toBe(0)
    expect(await page.getByRole('link', { name: '新建商品' }).count()).toBe(0)
    await page.getByRole('checkbox', { name: '选择本页全部' }).check()
    await button(page, '批量修改').waitFor()
    expect(await button(page, '删除所选').count()).toBe(0)
    await button(page, '取消选择').click()
    for (const path of ['/dashboard/analysis', '/dashboard/monitor']) {
      await goTo(path)
      await see(page, '没有访问权限')
      await goTo('/dashboard/nowhere')
      await see(page, '页面不存在')
    }
    expect(asked).not.toContain('/api/v1/monitor')
  })

  it('changes several records at once, their values or their state, without the permission to delete [S6.02]', async () => {
    const { api } = journey.server()
    const rest = { price: 10, min_price: 0, first_price: 0, sequence: 0, status: 'draft' }
    const made = [
      await api.post('/goods', { ...rest, name: '同改甲' }),
      await api.post('/goods', { ...rest, name: '同改乙' }),
    ]
    const goods = () =>
      Promise.all(made.map(async (one) => dataOf(await api.get(`/goods/${idOf(dataOf(one))}`))))
    const openAs = async (codes: readonly string[]) => {
      const token = await journey.server().logIn(await createMember(codes, adminPassword))
      const filter = encodeURIComponent(JSON.stringify({ q: '同改' }))
      const { page } = await journey.visit(`/good?filter=${filter}`, { token })
      await see(page, '共 2 条')
      await page.getByRole('checkbox', { name: '选择本页全部' }).check()
      return page
    }
    const editing = await openAs(['distribution.good', 'distribution.good.edit'])
    await button(editing, '批量修改').click()
    await editing.getByRole('combobox', { name: '要修改的字段' }).click()
    await editing.getByRole('option', { name: '排序', exact: true }).click()
    await editing.keyboard.press('Escape')
    await input(editing.getByRole('dialog'), '排序').fill('8')
    await button(editing, '修改 2 项').click()
    await see(editing, '已修改 2 项')
    expect(await goods()).toMatchObject([{ sequence: 8 }, { sequence: 8 }])
    const moving = await openAs(['distribution.good', 'distribution.good.publish'])
    expect(await button(moving, '批量修改').count()).toBe(0)
    await button(moving, '变更状态').click()
    await moving.getByRole('menuitem', { name: '上架' }).click()
    await button(moving.getByRole('dialog'), '上架').click()
    await expect.poll(goods).toMatchObject([{ status: 'normal' }, { status: 'normal' }])
  })

  it('replaces an initial password before anything else [S5.04]', async () => {
    const server = journey.server()
    const name = await createMember(['distribution.good'])
    const token = await server.logIn(name, server.config.defaultPassword ?? '')
    const { page } = await journey.visit('/', { token })
    await page.getByRole('heading', { name: '请先设置新密码' }).waitFor()
    expect(await page.locator('header').count()).toBe(0)
    await page.locator('input[name=old_password]').fill(server.config.defaultPassword ?? '')
    await page.locator('input[name=password]').fill(newPassword)
    await page.locator('input[name=confirm_password]').fill(newPassword)
    await button(page, '保存').click()
    await menuOf(page).getByRole('link', { name: '商品' }).waitFor()
  })
})

describe('a larger text size of the browser', () => {
  it('enlarges all texts, which still fit into their places', async () => {
    const { page, goTo } = await journey.visit('/order', { once: true })
    await seeHeading(page, '订单')
    await setTextSize(page, 32)
    for (const [address, heading] of [
      ['/order', '订单'],
      ['/good/create', '新建商品'],
      ['/department', '部门'],
      ['/dashboard/workplace', '工作台'],
      ['/role/create', '新建角色'],
      ['/setting', '个人设置'],
    ] as const) {
      await goTo(address)
      await settle(page, heading)
      // The smallest texts, counts beside a symbol, normally have 11 pixels.
      expect({ address, ...(await poorTexts(page, 22)) }).toEqual({ address, small: [], cut: [] })
      expect(await isNoWiderThan(page, 1440)).toBe(true)
      expect((await labelsOff(page)).filter((pixels) => Math.abs(pixels) > 3)).toEqual([])
    }
  })

  it('leaves the heading visible beside the breadcrumb', async () => {
    const { page } = await journey.visit('/menu/create', {
      once: true,
      viewport: { width: 1280, height: 800 },
    })
    await setTextSize(page, 32)
    await seeHeading(page, '新建菜单')
    const { width = 0 } = (await page.locator('header h1').boundingBox()) ?? {}
    expect(width).toBeGreaterThan(60)
  })

  it('cuts the breadcrumb off with an ellipsis, apart from the heading', async () => {
    const { page } = await journey.visit('/menu/create', {
      once: true,
      viewport: { width: 1280, height: 800 },
    })
    await setTextSize(page, 32)
    await seeHeading(page, '新建菜单')
    const way = page.getByRole('navigation', { name: '当前位置' })
    const { isCut, ending, end } = await way.evaluate((nav) => ({
      isCut: nav.scrollWidth > nav.clientWidth,
      ending: getComputedStyle(nav).textOverflow,
      end: nav.getBoundingClientRect().right,
    }))
    expect({ isCut, ending }).toEqual({ isCut: true, ending: 'ellipsis' })
    const { x = 0 } = (await page.locator('header h1').boundingBox()) ?? {}
    expect(x - end).toBeGreaterThan(16)
  })

  it('enlarges the texts of the log-in page too', async () => {
    const { page } = await journey.visit('/login', { token: null, once: true })
    await button(page, '登录').waitFor()
    await setTextSize(page, 32)
    expect(await poorTexts(page, 22)).toEqual({ small: [], cut: [] })
  })
})
