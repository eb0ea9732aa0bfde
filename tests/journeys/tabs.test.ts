import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page, Request, Response } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { settle } from './support/ScreenContent.ts'
import { button, input, see } from './support/screen.ts'

const journey = openJourney()

function tabsOf(page: Page): Locator {
  return page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
}

async function namesOf(page: Page): Promise<string[]> {
  const names = await tabsOf(page).allInnerTexts()
  // A record's name and the name of its page are in separate boxes, side by side.
  return names.map((name) => name.replace('\n', ''))
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true })
}

function seeSelected(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
}

async function choosePages(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click()
    await seeSelected(page, name)
  }
}

async function chooseFor(page: Page, name: string, entry: string): Promise<void> {
  await tab(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

function panel(page: Page): Locator {
  return page.getByRole('tabpanel')
}

describe('the tab bar', () => {
  it('opens a tab after the current one; closing one selects the next, or the one before at the end [S2.09] [S4.03] [S4.04] [S9.02]', async () => {
    const { page } = await journey.visit('/home')
    await choosePages(page, '商品', '订单', '商品', '角色')
    expect(await namesOf(page)).toEqual(['首页', '商品', '角色', '订单'])
    const bar = page.getByRole('tablist').locator('..')
    expect((await bar.boundingBox())?.height).toBe(48)
    expect(await page.title()).toBe('角色 - Admin')
    await tab(page, '角色').locator('[title=关闭]').click()
    await seeSelected(page, '订单')
    await tab(page, '订单').click({ button: 'middle' })
    await seeSelected(page, '商品')
    expect(await namesOf(page)).toEqual(['首页', '商品'])
    expect(await tab(page, '首页').locator('[title=关闭]').count()).toBe(0)
  })

  it('closes other tabs, those to the left or to the right by a menu, which is shorter for a single tab [S2.09] [S4.05]', async () => {
    const { page } = await journey.visit('/home')
    await tab(page, '首页').click({ button: 'right' })
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['重新加载'])
    await page.getByRole('menuitem').press('Escape')
    await choosePages(page, '商品', '订单', '角色')
    await chooseFor(page, '订单', '关闭左侧')
    await expect.poll(() => namesOf(page)).toEqual(['首页', '订单', '角色'])
    await chooseFor(page, '订单', '关闭右侧')
    await seeSelected(page, '订单')
    await choosePages(page, '商品', '角色')
    await chooseFor(page, '商品', '关闭其他')
    await seeSelected(page, '商品')
    expect(await namesOf(page)).toEqual(['首页', '商品'])
  })

  it('keeps a pinned tab at the left until it is unpinned, also after a reload', async () => {
    const { page } = await journey.visit('/home')
    await choosePages(page, '商品', '订单', '角色')
    // The tab's name tells that it is pinned, so the test finds it by its path.
    const pinned = page.locator('[role=tab][data-path="/role"]')
    await chooseFor(page, '角色', '固定')
    await expect.poll(() => namesOf(page)).toEqual(['首页', '角色', '商品', '订单'])
    await pinned.click({ button: 'middle' })
    await pinned.press('Delete')
    await chooseFor(page, '订单', '关闭其他')
    await expect.poll(() => namesOf(page)).toEqual(['首页', '角色', '订单'])
    await page.reload()
    await expect.poll(() => namesOf(page)).toEqual(['首页', '角色', '订单'])
    await pinned.click({ button: 'right' })
    await page.getByRole('menuitem', { name: '取消固定' }).click()
    await pinned.locator('[title=关闭]').click()
    await expect.poll(() => namesOf(page)).toEqual(['首页', '订单'])
  })

  it('is operated by keyboard alone, and by dragging [S2.09]', async () => {
    const { page } = await journey.visit('/home', { reducedMotion: 'no-preference' })
    await choosePages(page, '商品', '订单')
    await tab(page, '订单').focus()
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await expect.poll(() => namesOf(page)).toEqual(['首页', '订单', '商品'])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await seeSelected(page, '商品')
    await page.keyboard.press('Delete')
    await seeSelected(page, '订单')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('订单')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: '关闭', exact: true }).press('Escape')

    await choosePages(page, '商品', '角色')
    const [from, to] = await Promise.all([tab(page, '角色').boundingBox(), tab(page, '订单').boundingBox()])
    if (!from || !to) throw new Error('no tabs to drag')
    const shiftOf = (name: string) => tab(page, name).evaluate(({ style }) => style.transform)
    // The code for dragging is loaded when the mouse first comes near; the press does not have to wait for it.
    await page.mouse.move(from.x + 30, from.y + 10)
    await page.mouse.down()
    await vi.waitFor(
      async () => {
        await page.mouse.move(from.x, from.y + 10, { steps: 4 })
        await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
        // The tab is at the mouse, and the one under it makes room: dropping now moves it there.
        const shift = Number.parseFloat((await shiftOf('角色')).replace('translate3d(', ''))
        expect(shift).toBeCloseTo(to.x + 10 - (from.x + 30), 0)
        expect(await shiftOf('订单')).toContain('translate3d')
      },
      { timeout: 20_000, interval: 500 },
    )
    await page.mouse.up()
    await expect.poll(() => namesOf(page)).toEqual(['首页', '角色', '订单', '商品'])
  })

  it('keeps the focus when a tab is closed by its menu, as when it is closed by a key [S2.09]', async () => {
    const { page } = await journey.visit('/home')
    await choosePages(page, '商品', '订单', '角色')
    for (const [closed, next] of [
      ['订单', '角色'],
      ['角色', '商品'],
    ] as const) {
      await tab(page, closed).press('Enter')
      await seeSelected(page, closed)
      await tab(page, closed).press('Shift+F10')
      await page.getByRole('menuitem', { name: '关闭', exact: true }).press('Enter')
      await seeSelected(page, next)
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(next)
    }
  })

  it('opens its menu by a long touch, and scrolls when there are too many tabs', async () => {
    const looks = { viewport: { width: 375, height: 812 }, hasTouch: true }
    const { page, goTo } = await journey.visit('/home', looks)
    for (const address of ['/good', '/order', '/role', '/menu', '/good/create', '/role/create']) {
      await goTo(address)
      await page.locator(`[role=tab][data-path="${address}"][aria-selected=true]`).waitFor()
    }
    const isInSight = () =>
      tab(page, '首页').evaluate((home) => {
        const bar = home.parentElement?.getBoundingClientRect()
        return home.getBoundingClientRect().left >= (bar?.left ?? 0)
      })
    await expect.poll(isInSight).toBe(false)
    await vi.waitFor(
      async () => {
        await button(page, '向左滚动标签').click()
        expect(await isInSight()).toBe(true)
      },
      { timeout: 60_000, interval: 300 },
    )
    await button(page, '全部标签').click()
    await page.getByRole('menuitem', { name: '订单' }).click()
    await seeSelected(page, '订单')
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 300, clientY: 80 }
    await tab(page, '订单').dispatchEvent('pointerdown', touch)
    await page.getByRole('menuitem', { name: '重新加载', exact: true }).waitFor()
  })
})

describe('a page in a tab', () => {
  it('keeps filters, selection, scroll position and unsaved values while other tabs are shown [S2.09]', async () => {
    const { page, goTo } = await journey.visit('/good')
    const scrollTop = () => panel(page).evaluate((element) => element.scrollTop)
    const filter = () => panel(page).getByLabel('商品名称')
    await page.getByRole('row').nth(3).getByRole('checkbox').check()
    await panel(page).evaluate((element) => element.scrollTo(0, 120))
    await goTo('/good/create')
    await seeSelected(page, '新建商品')
    await input(page, '商品名称').fill('写了一半')
    const description = panel(page).getByRole('textbox', { name: '商品详情' })
    await description.click()
    await page.keyboard.type('好茶')
    await choosePages(page, '商品')
    expect(await scrollTop()).toBe(120)
    await see(page, '已选择 1 项')
    await filter().fill('没有这样的')
    await choosePages(page, '订单')
    await tab(page, '商品').click()
    await expect.poll(() => filter().inputValue()).toBe('没有这样的')
    await tab(page, '新建商品（未保存）').click()
    await seeSelected(page, '新建商品（未保存）')
    await expect.poll(() => filter().inputValue()).toBe('写了一半')
    await expect.poll(() => description.innerText()).toBe('好茶')
  })

  it('keeps its layout while hidden, and is shown before the router has followed', async () => {
    const { page, goTo } = await journey.visit('/good')
    await page.getByRole('row').nth(3).waitFor()
    await goTo('/order')
    await seeSelected(page, '订单')
    await settle(page)
    const chosen = await page.evaluate(async () => {
      const row = document.querySelector('[id$="/good"] tbody tr')
      const isLaidOut = (row?.getBoundingClientRect().height ?? 0) > 0
      document.querySelector<HTMLElement>('[role=tab][data-path="/good"]')?.click()
      await Promise.resolve()
      return [isLaidOut, row?.checkVisibility(), location.hash]
    })
    expect(chosen).toEqual([true, true, '#/order'])
    await seeSelected(page, '商品')
    await page.waitForURL(/#\/good/)
    await page.goBack()
    await seeSelected(page, '订单')
    expect(await panel(page).getAttribute('id')).toContain('order')
  })

  it('is shown again after going back, even before the tab chosen meanwhile has been drawn', async () => {
    const { page, goTo } = await journey.visit('/good')
    await seeSelected(page, '商品')
    await goTo('/order')
    await seeSelected(page, '订单')
    await settle(page)
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[role=tab][data-path="/good"]')?.click()
      while (!location.hash.startsWith('#/good')) await new Promise((resolve) => setTimeout(resolve))
      history.back()
    })
    await page.waitForURL(/#\/order/)
    await settle(page)
    await seeSelected(page, '订单')
    expect(await panel(page).getAttribute('id')).toContain('order')
  })

  it('is the one that was chosen last, however quickly', async () => {
    const { page, goTo } = await journey.visit('/good')
    await seeSelected(page, '商品')
    const others = { '/order': '订单', '/role': '角色', '/home': '首页' }
    for (const [path, name] of Object.entries(others)) {
      await goTo(path)
      await seeSelected(page, name)
    }
    await settle(page)
    for (const path of ['/good', '/order', '/role']) {
      await tabsOf(page)
        .and(page.locator(`[data-path="${path}"]`))
        .click()
      // The address changes before the page for it is drawn.
      await page.waitForFunction((wanted) => location.hash.startsWith(`#${wanted}`), path)
    }
    await seeSelected(page, '角色')
    await settle(page)
    expect(await panel(page).getAttribute('id')).toContain('role')
    expect(new URL(page.url()).hash).toContain('/role')
    // A tab that is closed at once does not come back either.
    await page.evaluate(() => {
      const chosen = document.querySelector<HTMLElement>('[role=tab][data-path="/good"]')
      chosen?.click()
      chosen?.querySelector<HTMLElement>('[title=关闭]')?.click()
    })
    await expect.poll(() => namesOf(page)).not.toContain('商品')
    await settle(page)
    expect(await namesOf(page)).not.toContain('商品')
    expect(new URL(page.url()).hash).not.toContain('/good')
  })

  it('shares no element id with pages in other tabs, so that labels belong to their own inputs', async () => {
    const { page, goTo } = await journey.visit('/department/create')
    await seeSelected(page, '新建部门')
    const addresses = ['/good/create', '/menu/create', '/good', '/order', '/user', '/role', '/setting']
    for (const [index, address] of addresses.entries()) {
      await goTo(address)
      // Besides the earlier tabs: home and the first one.
      await expect.poll(() => tabsOf(page).count()).toBe(index + 3)
      await settle(page)
    }
    expect(await page.evaluate(repeatedIds)).toEqual([])
  })

  it('fails alone, keeps its name, and is shown again after another try', async () => {
    const { page, provoke } = await journey.visit('/order')
    provoke('console error: TypeError: ')
    const isWhole = /^共 \d+ 条$/
    await see(page, isWhole)
    const goods = '**/api/v1/goods?*'
    const headers = { 'content-range': 'items 0-0/1' }
    const json = { success: true, data: [null], msg: '', total: 1 }
    await page.route(goods, (route) => route.fulfill({ json, headers }))
    await choosePages(page, '商品')
    await see(panel(page), '页面出错了')
    expect(await namesOf(page)).toEqual(['首页', '订单', '商品'])
    await tab(page, '订单').click()
    await see(panel(page), isWhole)
    await page.unroute(goods)
    await tab(page, '商品').click()
    await button(panel(page), '重试').click()
    await see(panel(page), isWhole)
  })

  it('does not share its filters and selection with another window', async () => {
    const { page, context } = await journey.visit('/good')
    const isWhole = /^共 \d+ 条$/
    const openOther = async () => {
      const other = await context.newPage()
      await other.goto(`${journey.server().origin}/#/good`)
      await see(other, isWhole)
      return other
    }
    const totalOf = (window: Page) => window.getByText(isWhole).filter({ visible: true }).innerText()
    await see(page, isWhole)
    const all = await totalOf(page)
    const other = await openOther()
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await panel(page).getByRole('textbox', { name: '关键字' }).fill('没有这样的')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toContain('filter=')
    for (const window of [other, await openOther()]) {
      expect([await totalOf(window), new URL(window.url()).hash]).toEqual([all, '#/good'])
      expect(await window.getByText('已选择 1 项').count()).toBe(0)
    }
  })

  it('with unsaved values asks before it is closed or reloaded, and is closed after it is saved', async () => {
    const { page, goTo } = await journey.visit('/good/create')
    await input(page, '商品名称').fill('写了一半')
    await choosePages(page, '订单')
    const dialog = page.getByRole('dialog', { name: '有未保存的修改' })
    for (const entry of ['关闭', '重新加载']) {
      await chooseFor(page, '新建商品（未保存）', entry)
      await see(dialog, '“新建商品”中有未保存的修改')
      await button(dialog, '继续编辑').click()
    }
    await chooseFor(page, '订单', '关闭其他')
    await button(dialog, '离开').click()
    await expect.poll(() => namesOf(page)).toEqual(['首页', '订单'])
    await goTo('/good/create')
    // The orders' filter has an input of the same name.
    await seeSelected(page, '新建商品')
    await panel(page).getByLabel('商品名称').fill('页签里的茶')
    await input(panel(page), '价格').fill('10')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await seeSelected(page, '商品')
    expect(await namesOf(page)).toEqual(['首页', '订单', '商品'])
  })

  it('closes after a save that ends while another tab is shown, and is offered again when the save fails', async () => {
    const { page, goTo, provoke } = await journey.visit('/order')
    await see(page, /^共 \d+ 条$/)
    const answer = await holdChanges(page, '**/api/v1/goods')
    const save = async (name: string) => {
      await goTo('/good/create')
      await seeSelected(page, '新建商品')
      await panel(page).getByLabel('商品名称').fill(name)
      await input(panel(page), '价格').fill('10')
      await button(page, '保存').click()
      await expect.poll(answer.waiting).toBe(1)
    }
    await save('存得慢的茶')
    await tab(page, '订单').click()
    await seeSelected(page, '订单')
    await answer.now()
    await see(page, '保存成功')
    await expect.poll(() => namesOf(page)).toEqual(['首页', '订单'])
    await seeSelected(page, '订单')
    expect(new URL(page.url()).hash).toMatch(/^#\/order/)

    await save('存不了的茶')
    await tab(page, '订单').click()
    await seeSelected(page, '订单')
    provoke('net::ERR_FAILED POST /goods')
    answer.fail()
    await see(page, '“新建商品”：保存失败：')
    await button(page, '返回该页').click()
    await seeSelected(page, '新建商品（未保存）')
    expect(await panel(page).getByLabel('商品名称').inputValue()).toBe('存不了的茶')
    await page.keyboard.press('Escape')
    await chooseFor(page, '新建商品（未保存）', '关闭')
    await button(page.getByRole('dialog'), '离开').click()
    await seeSelected(page, '订单')

    // A form that was begun in the place of the closed one is not disturbed either.
    await save('又一种慢茶')
    await chooseFor(page, '新建商品（未保存）', '重新加载')
    await button(page.getByRole('dialog'), '离开').click()
    await expect.poll(() => panel(page).getByLabel('商品名称').inputValue()).toBe('')
    await panel(page).getByLabel('商品名称').fill('另一种')
    await answer.now()
    await settle(page)
    await seeSelected(page, '新建商品（未保存）')
    expect(await panel(page).getByLabel('商品名称').inputValue()).toBe('另一种')
  })

  it('continues an import and a deletion while hidden, and asks before an import is cancelled', async () => {
    const { page, goTo } = await journey.visit('/order')
    const answer = await holdChanges(page, /\/goods\/(import\?partly|[\w-]{36}$)/)
    await choosePages(page, '商品')
    await button(page, '导入').click()
    const buffer = Buffer.from('商品名称,价格\n路上的茶,10\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'tea.csv', mimeType: 'text/csv', buffer })
    await button(page, '导入 1 条').click()
    await expect.poll(answer.waiting).toBe(1)
    // The dialog covers the tabs, but the browser's own buttons still work.
    await goTo('/order')
    await seeSelected(page, '订单')
    await tab(page, '商品').click({ button: 'middle' })
    await see(page, '“商品”正在导入，继续将会中断，不会导入任何内容。')
    await button(page.getByRole('dialog'), '取消').click()
    await answer.now()
    await see(page, '导入完成')
    await tab(page, '商品').click()
    await seeSelected(page, '商品')
    await panel(page).getByRole('textbox', { name: '关键字' }).fill('路上的茶')
    await page.keyboard.press('Enter')
    await see(panel(page), '共 1 条')
    expect(await page.getByRole('dialog').count()).toBe(0)

    await panel(page).getByRole('link', { name: '路上的茶', exact: true }).click()
    await button(panel(page), '删除').click()
    await button(page.getByRole('dialog'), '删除').click()
    await expect.poll(answer.waiting).toBe(1)
    await goTo('/order')
    await seeSelected(page, '订单')
    await answer.now()
    await see(page, '删除成功')
    await expect.poll(() => namesOf(page)).toEqual(['首页', '订单', '商品'])
    await seeSelected(page, '订单')
  })

  it('hides the message about its faults when it is left', async () => {
    const { page, goTo } = await journey.visit('/good/create')
    await button(page, '保存').click()
    const faults = page.getByText('有 2 处填写有误，请检查标出的字段')
    await faults.waitFor()
    await goTo('/order')
    await seeSelected(page, '订单')
    expect(await faults.count()).toBe(0)
  })

  it('reports that it cannot be saved offline, keeps what was typed, and is saved later [S8.04]', async () => {
    const { page, context, provoke } = await journey.visit('/good/create', { language: 'en-us' })
    // By then the code that shows messages is loaded, too.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/overlays-')),
    )
    provoke('net::ERR_INTERNET_DISCONNECTED ')
    await input(page, 'Name').fill('Tea from the train')
    await input(page, 'Price').fill('10')
    await context.setOffline(true)
    await see(page, 'You are offline now')
    await button(page, 'Save').click()
    const message = page.getByRole('alert').filter({ hasText: 'Failed to save: You are offline now' })
    const bar = await page.getByRole('tablist').locator('..').boundingBox()
    // The tabs stay within reach.
    expect((await message.boundingBox())?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? Infinity))
    await tab(page, 'New good (not saved)').waitFor()
    expect(await input(page, 'Name').inputValue()).toBe('Tea from the train')
    // A dialog that cannot be loaded leaves the page unchanged, and opens once it can be loaded.
    provoke('console error: TypeError: Failed to fetch dynamically imported module')
    let isOffline = true
    await page.route('**/assets/**', async (route) => {
      if (!isOffline) return route.continue()
      // Fails so late that a retry behind the closed dialog would still be failing when the dialog is opened next.
      await sleep(1000)
      await route.abort('internetdisconnected')
    })
    await button(page, 'Help').click()
    await see(page, 'This could not be loaded. Please check the network and try again')
    expect(await input(page, 'Name').inputValue()).toBe('Tea from the train')
    isOffline = false
    await context.setOffline(false)
    await button(page, 'Help').click()
    await page.getByRole('dialog', { name: 'Help' }).press('Escape')
    await button(page, 'Save').click()
    await see(page, 'Save successfully')
    await see(page, 'Tea from the train')
  })

  it('starts again when reloaded, with an icon that spins for a second, and keeps its name when the console is reloaded [S2.04] [S4.06] [S9.03]', async () => {
    const [good] = dataOf(await journey.server().api.get<JsonObject[]>('/goods'))
    const { page, goTo } = await journey.visit('/menu', { reducedMotion: 'no-preference' })
    const search = panel(page).getByRole('searchbox').or(page.locator('main input')).first()
    await search.fill('旧的')
    const icon = tab(page, '菜单').locator('[data-spins]')
    await icon.click()
    await expect.poll(() => icon.getAttribute('data-spins')).toBe('true')
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(() => icon.getAttribute('data-spins'), { timeout: 5000 }).toBe('false')

    const named = `${textOf(good?.['name'])} · 编辑商品`
    await goTo(`/good/${textOf(good?.['id'])}`)
    await seeSelected(page, named)
    // An address without a page is replaced by that of the error page, and is still only one tab.
    const names = ['首页', '菜单', named, '页面不存在']
    await goTo('/no/such/page')
    await page.waitForURL(/#\/exception\/404\.vue$/)
    await see(panel(page), '页面不存在')
    await expect.poll(() => namesOf(page)).toEqual(names)
    await page.reload()
    await seeSelected(page, '页面不存在')
    expect(await namesOf(page)).toEqual(names)
  })
})

/** Holds back changes until they are let through. */
async function holdChanges(page: Page, url: string | RegExp) {
  const held: ((isAnswered: boolean) => void)[] = []
  await page.route(url, async (route) => {
    const isAnswered =
      !isChange(route.request()) || (await new Promise<boolean>((resolve) => void held.push(resolve)))
    await (isAnswered ? route.continue() : route.abort())
  })
  const isChange = (request: Request) => request.method() !== 'GET'
  const isSaved = (response: Response) => isChange(response.request()) && response.ok()
  return {
    waiting: () => held.length,
    fail() {
      for (const answer of held.splice(0)) answer(false)
    },
    now: async () => {
      const saved = page.waitForResponse(isSaved)
      for (const answer of held.splice(0)) answer(true)
      await saved
    },
  }
}

/** The ids that more than one element of the document has. */
function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
}
