import type { Locator, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { entityScreens } from '../screens/entityScreens.ts'

vi.setConfig({ testTimeout: 120_000 })
const { screens, buildGood, isSaid, save } = entityScreens()

function tabsOf(page: Page): Locator {
  return page.getByRole('tablist', { name: '已打开的页面' }).getByRole('tab')
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true })
}

async function goTo(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name, exact: true }).click()
    await page.getByRole('tab', { name, exact: true, selected: true }).waitFor()
  }
}

async function chooseFor(page: Page, name: string, entry: string): Promise<void> {
  await tab(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

function filter(page: Page): Locator {
  return page.getByRole('tabpanel').getByLabel('商品名称')
}

describe('the tab bar', () => {
  it('opens a tab after the current one, and an open page in its own [S2.09] [S4.03] [S9.02]', async () => {
    const page = await screens().open('/home')
    await goTo(page, '商品', '订单', '商品', '角色')
    expect(await tabsOf(page).allInnerTexts()).toEqual(['首页', '商品', '角色', '订单'])
    const bar = page.getByRole('tablist').locator('..')
    expect((await bar.boundingBox())?.height).toBe(48)
    expect(await page.title()).toBe('角色 - Admin')
  })

  it('goes to the next tab when the active one closes, to the one before when it was the last [S4.04]', async () => {
    const page = await screens().open('/home')
    await goTo(page, '商品', '订单', '角色', '订单')
    await tab(page, '订单').locator('[title=关闭]').click()
    await page.getByRole('tab', { name: '角色', selected: true }).waitFor()
    await tab(page, '角色').click({ button: 'middle' })
    await page.getByRole('tab', { name: '商品', selected: true }).waitFor()
    expect(await tabsOf(page).allInnerTexts()).toEqual(['首页', '商品'])
    expect(await tab(page, '首页').locator('[title=关闭]').count()).toBe(0)
  })

  it('closes others, left and right from the menu, which offers less for a single tab [S2.09] [S4.05]', async () => {
    const page = await screens().open('/home')
    await tab(page, '首页').click({ button: 'right' })
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['重新加载'])
    await page.keyboard.press('Escape')
    await goTo(page, '商品', '订单', '角色')
    await chooseFor(page, '订单', '关闭左侧')
    await expect.poll(() => tabsOf(page).allInnerTexts()).toEqual(['首页', '订单', '角色'])
    await chooseFor(page, '订单', '关闭右侧')
    await page.getByRole('tab', { name: '订单', selected: true }).waitFor()
    await goTo(page, '商品', '角色')
    await chooseFor(page, '商品', '关闭其他')
    await page.getByRole('tab', { name: '商品', selected: true }).waitFor()
    expect(await tabsOf(page).allInnerTexts()).toEqual(['首页', '商品'])
  })

  it('is worked with keys alone', async () => {
    const page = await screens().open('/home')
    await goTo(page, '商品', '订单')
    await tab(page, '订单').focus()
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await expect.poll(() => tabsOf(page).allInnerTexts()).toEqual(['首页', '订单', '商品'])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: '商品', selected: true }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByRole('tab', { name: '订单', selected: true }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('订单')
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: '关闭', exact: true }).waitFor()
  })

  it('reorders tabs that are dragged [S2.09]', async () => {
    const page = await screens().open('/home')
    await goTo(page, '商品', '订单', '角色')
    const [from, to] = await Promise.all([tab(page, '角色').boundingBox(), tab(page, '商品').boundingBox()])
    if (!from || !to) throw new Error('no tabs to drag')
    // What dragging needs is loaded when the mouse first comes near.
    await vi.waitFor(
      async () => {
        await page.mouse.up()
        await page.mouse.move(from.x + 30, from.y + 10)
        await page.mouse.down()
        await page.mouse.move(from.x, from.y + 10, { steps: 4 })
        await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
        expect(await tab(page, '订单').evaluate(({ style }) => style.transition)).toContain('200ms')
      },
      { timeout: 20_000, interval: 500 },
    )
    await page.mouse.up()
    await expect.poll(() => tabsOf(page).allInnerTexts()).toEqual(['首页', '角色', '商品', '订单'])
  })

  it('opens the menu under a finger that rests on a tab', async () => {
    const page = await screens().open('/good', { hasTouch: true })
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 300, clientY: 80 }
    await tab(page, '商品').dispatchEvent('pointerdown', touch)
    await page.getByRole('menuitem', { name: '重新加载', exact: true }).waitFor()
  })

  it('offers scroll buttons and a list when there are more tabs than room', async () => {
    const page = await screens().open('/home', { viewport: { width: 375, height: 812 } })
    for (const address of ['/good', '/order', '/role', '/menu', '/good/create', '/role/create']) {
      await page.evaluate((hash) => void (location.hash = hash), address)
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
        await page.getByRole('button', { name: '向左滚动标签' }).click()
        expect(await isInSight()).toBe(true)
      },
      { timeout: 10_000, interval: 300 },
    )
    await page.getByRole('button', { name: '全部标签' }).click()
    await page.getByRole('menuitem', { name: '订单' }).click()
    await page.getByRole('tab', { name: '订单', selected: true }).waitFor()
  })
})

describe('a page in a tab', () => {
  it('keeps filters, selection, scroll position and a half-filled form while others are looked at [S2.09]', async () => {
    await Promise.all(Array.from({ length: 20 }, () => buildGood()))
    const page = await screens().open('/good')
    const scrollTop = () => page.getByRole('tabpanel').evaluate((panel) => panel.scrollTop)
    await page.getByRole('row').nth(3).getByRole('checkbox').check()
    await page.getByRole('tabpanel').evaluate((panel) => panel.scrollTo(0, 120))
    await page.evaluate(() => void (location.hash = '/good/create'))
    await page.locator('#root_name').fill('写了一半')
    await goTo(page, '商品')
    expect(await scrollTop()).toBe(120)
    await page.getByText('已选择 1 项').waitFor()
    await filter(page).fill('没有这样的')
    await goTo(page, '订单')
    await tab(page, '商品').click()
    expect(await filter(page).inputValue()).toBe('没有这样的')
    await page.getByRole('tab', { name: '新建商品（未保存）' }).click()
    await page.getByRole('tab', { name: '新建商品（未保存）', selected: true }).waitFor()
    expect(await page.getByRole('tabpanel').getByLabel('商品名称').inputValue()).toBe('写了一半')
  })

  it('asks before it is closed or reloaded with something unsaved, from wherever', async () => {
    const page = await screens().open('/good/create')
    await page.getByLabel('商品名称').fill('写了一半')
    await goTo(page, '订单')
    const dialog = page.getByRole('dialog', { name: '有未保存的修改' })
    for (const entry of ['关闭', '重新加载']) {
      await chooseFor(page, '新建商品（未保存）', entry)
      await dialog.getByText('“新建商品”中有未保存的修改').waitFor()
      await dialog.getByRole('button', { name: '继续编辑' }).click()
    }
    await chooseFor(page, '订单', '关闭其他')
    await dialog.getByRole('button', { name: '离开' }).click()
    await expect.poll(() => tabsOf(page).allInnerTexts()).toEqual(['首页', '订单'])
  })

  it('closes once its form is saved', async () => {
    const page = await screens().open('/good/create')
    await page.getByLabel('商品名称').fill('页签里的茶')
    await page.getByRole('textbox', { name: '价格', exact: true }).fill('10')
    await save(page)
    await isSaid(page, '保存成功')
    await page.getByRole('tab', { name: '商品', exact: true, selected: true }).waitFor()
    expect(await tabsOf(page).allInnerTexts()).toEqual(['首页', '商品'])
  })

  it('starts anew when it is reloaded, with an icon that turns for a second [S4.06] [S9.03]', async () => {
    const page = await screens().open('/menu')
    const search = page.getByRole('tabpanel').getByRole('searchbox').or(page.locator('main input')).first()
    await search.fill('旧的')
    const icon = tab(page, '菜单').locator('[data-spins]')
    await icon.click()
    await expect.poll(() => icon.getAttribute('data-spins')).toBe('true')
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(() => icon.getAttribute('data-spins'), { timeout: 3000 }).toBe('false')
  })

  it('comes back with its name after the browser loads the console anew', async () => {
    const good = await buildGood()
    const page = await screens().open('/home')
    await goTo(page, '角色')
    await page.evaluate((hash) => void (location.hash = hash), `/good/${good.id}`)
    await tab(page, `${good.name} · 编辑商品`).waitFor()
    await goTo(page, '订单')
    await page.reload()
    await page.getByRole('tab', { name: '订单', selected: true }).waitFor()
    expect(await tabsOf(page).allInnerTexts()).toEqual(['首页', '角色', `${good.name} · 编辑商品`, '订单'])
  })

  it('is one tab even if its address leads nowhere and is replaced by another [S2.04]', async () => {
    const page = await screens().open('/good')
    await tab(page, '商品').waitFor()
    await page.evaluate(() => void (location.hash = '/no/such/page'))
    await page.getByRole('tab', { name: '页面不存在', selected: true }).waitFor()
    expect(await tabsOf(page).allInnerTexts()).toEqual(['首页', '商品', '页面不存在'])
  })
})
