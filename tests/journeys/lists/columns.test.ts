import { readFile } from 'node:fs/promises'
import { parse } from 'papaparse'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { phone } from '../support/Looks.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { popups } from '../support/popups.ts'
import { button, see } from '../support/screen.ts'

const journey = openJourney()

const titles = (page: Page) => page.getByRole('columnheader').allInnerTexts()
const items = (page: Page) => page.getByRole('menuitemcheckbox')
const item = (page: Page, name: string) => page.getByRole('menuitemcheckbox', { name, exact: true })

/** The columns of roles in the order of the schema; the time of a change is hidden. */
const inMenu = ['编码', '名称', '排序', '状态', '描述', '更新时间', '创建时间']

async function openMenu(page: Page, name = '列设置'): Promise<void> {
  await button(page, name).click()
  await items(page).first().waitFor()
}

async function closeMenu(page: Page): Promise<void> {
  await page.getByRole('menu').press('Escape')
  await page.getByRole('menu').waitFor({ state: 'hidden' })
}

/** Drags a column by its handle to the place of another one, and does not let go. */
async function hold(page: Page, name: string, to: string): Promise<{ drop: () => Promise<void> }> {
  const handle = item(page, name).locator('[data-tip]')
  // `hover` waits until the menu has come to rest, so everything can be measured.
  await handle.hover()
  const placeOf = () => item(page, to).boundingBox()
  const [from, target] = await Promise.all([handle.boundingBox(), placeOf()])
  if (!from || !target) throw new Error(`no ${name} or ${to} to be dragged`)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, target.y + target.height / 2, { steps: 8 })
  // The other column has made room for the dragged one.
  await expect.poll(async () => (await placeOf())?.y).not.toBe(target.y)
  return { drop: () => page.mouse.up() }
}

async function drag(page: Page, name: string, to: string): Promise<void> {
  const place = (await items(page).allInnerTexts()).indexOf(to)
  const inHand = await hold(page, name, to)
  await inHand.drop()
  await expect.poll(() => items(page).nth(place).innerText()).toBe(name)
}

/** The titles between the checkbox column and the actions. */
async function shown(page: Page): Promise<string[]> {
  return (await titles(page)).slice(1, -1)
}

async function exportedTitles(page: Page): Promise<string[]> {
  await button(page, '导出').click()
  const chosen = page.getByRole('menuitem', { name: 'CSV' })
  const [download] = await Promise.all([page.waitForEvent('download'), chosen.click()])
  const text = await readFile(await download.path(), 'utf8')
  return parse<string[]>(text.replace(/^\uFEFF/u, '')).data[0] ?? []
}

describe('the columns of a list', () => {
  it('are ordered by dragging and by keyboard, in the table and in its export, until they are reset [S2.30]', async () => {
    const { page } = await journey.visit('/role')
    await see(page, /^共 \d+ 条$/u)
    await openMenu(page)
    expect(await items(page).allInnerTexts()).toEqual(inMenu)
    await drag(page, '状态', '编码')
    // Escape puts the column back, and the menu stays open.
    const inHand = await hold(page, '名称', '创建时间')
    await page.keyboard.press('Escape')
    await inHand.drop()
    const dragged = ['状态', '编码', '名称', '排序', '描述', '更新时间', '创建时间']
    await expect.poll(() => items(page).allInnerTexts()).toEqual(dragged)
    // Neither the press nor the drop ticks anything.
    expect(await item(page, '状态').getAttribute('aria-checked')).toBe('true')
    await drag(page, '编码', '描述')
    const both = ['状态', '名称', '排序', '描述', '编码', '更新时间', '创建时间']
    await expect.poll(() => items(page).allInnerTexts()).toEqual(both)

    await item(page, '名称').press('Alt+ArrowDown')
    await item(page, '名称').and(page.locator(':focus')).press('Alt+ArrowDown')
    await item(page, '创建时间').press('Alt+ArrowUp')
    const moved = ['状态', '排序', '描述', '名称', '编码', '创建时间', '更新时间']
    await expect.poll(() => items(page).allInnerTexts()).toEqual(moved)
    await item(page, '创建时间').and(page.locator(':focus')).waitFor()
    await see(page.getByRole('status'), '“创建时间”已移至第 6 列，共 7 列')
    await item(page, '状态').press('Alt+ArrowUp')
    await item(page, '更新时间').press('Alt+ArrowDown')
    expect(await items(page).allInnerTexts()).toEqual(moved)
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])

    // A column keeps its place when it is hidden and shown again, and so does one that was never shown.
    await item(page, '描述').click()
    await item(page, '更新时间').press('Alt+ArrowUp')
    await item(page, '更新时间').click()
    await item(page, '描述').click()
    await closeMenu(page)
    const chosen = ['状态', '排序', '描述', '名称', '编码', '更新时间', '创建时间']
    await expect.poll(() => shown(page)).toEqual(chosen)
    await page.reload()
    await see(page, /^共 \d+ 条$/u)
    expect(await shown(page)).toEqual(chosen)
    expect(await exportedTitles(page)).toEqual(chosen)
    await page.getByRole('link', { name: '财务', exact: true }).waitFor()

    await openMenu(page)
    await page.getByRole('menuitem', { name: '恢复默认' }).click()
    expect(await items(page).allInnerTexts()).toEqual(inMenu)
    await closeMenu(page)
    await expect.poll(() => shown(page)).toEqual(inMenu.filter((title) => title !== '更新时间'))
  })

  it('keep their order in a saved view, which is unmarked once the order changes [S2.30]', async () => {
    const { page } = await journey.visit('/role')
    await openMenu(page)
    await item(page, '创建时间').press('Alt+ArrowUp')
    await item(page, '创建时间').press('Alt+ArrowUp')
    await closeMenu(page)
    const ordered = ['编码', '名称', '排序', '状态', '创建时间', '描述']
    await expect.poll(() => shown(page)).toEqual(ordered)
    await button(page, '视图').click()
    await page.getByRole('menuitem', { name: '保存当前列表为视图…' }).click()
    const dialog = page.getByRole('dialog', { name: '保存视图' })
    await dialog.getByRole('textbox').fill('新的在前')
    await button(dialog, '保存').click()
    await see(page, '视图已保存')

    const { page: other } = await journey.visit('/role', { token: await journey.server().logIn() })
    await see(other, /^共 \d+ 条$/u)
    await button(other, '视图').click()
    const view = other.getByRole('menuitemradio', { name: '新的在前' })
    expect(await view.getAttribute('aria-checked')).toBe('false')
    await view.click()
    await expect.poll(() => shown(other)).toEqual(ordered)
    await button(other, '视图').click()
    await expect.poll(() => view.getAttribute('aria-checked')).toBe('true')
    await closeMenu(other)
    await openMenu(other)
    await item(other, '创建时间').press('Alt+ArrowUp')
    await closeMenu(other)
    await button(other, '视图').click()
    await expect.poll(() => view.getAttribute('aria-checked')).toBe('false')
  })

  it('are in the order of the schema when a choice of an earlier version is stored [S2.30]', async () => {
    const { page } = await journey.visit('/role', { once: true })
    await see(page, /^共 \d+ 条$/u)
    await page.evaluate(() =>
      // After it was hidden and shown again, the code was at the end in that version.
      localStorage.setItem('RaStore.fenxiao_.role.columns', '["name","status","code"]'),
    )
    await page.reload()
    await see(page, /^共 \d+ 条$/u)
    expect(await shown(page)).toEqual(['编码', '名称', '状态'])
  })

  it('give their order to the cards on a phone, and to a tree [S2.30]', async () => {
    const { page, goTo } = await journey.visit('/role', { viewport: phone, language: 'en-us' })
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    const labels = () => card.locator('dt').allInnerTexts()
    await expect.poll(labels).toEqual(['Code', 'Sequence', 'Description', 'Created at'])
    await openMenu(page, 'Columns')
    await drag(page, 'Created at', 'Code')
    await item(page, 'Code').press('Alt+ArrowDown')
    await see(page.getByRole('status'), '“Code” is column 3 of 7 now')
    expect(await accessibilityFaults(page, { within: popups })).toEqual([])
    await closeMenu(page)
    await expect.poll(labels).toEqual(['Created at', 'Code', 'Sequence', 'Description'])

    await page.setViewportSize({ width: 1440, height: 900 })
    await goTo('/department')
    await page.getByRole('treegrid').waitFor()
    const former = await titles(page)
    await openMenu(page, 'Columns')
    await item(page, former[1] ?? '').press('Alt+ArrowUp')
    await closeMenu(page)
    const [first, second, ...rest] = former
    await expect.poll(() => titles(page)).toEqual([second, first, ...rest])
  })

  it('are all printed, even when the table is wider than the paper', async () => {
    const { page } = await journey.visit('/distributionLog')
    await openMenu(page)
    const left = page.getByRole('menuitemcheckbox', { checked: false })
    while ((await left.count()) > 0) await left.first().click()
    await closeMenu(page)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 1018 })
    const table = page.getByRole('table', { name: '分销记录' })
    const reach = await table.evaluate((element) => {
      const cutAt = (box: Element) =>
        getComputedStyle(box).overflowX === 'visible' ? Infinity : box.getBoundingClientRect().right
      const boxes: Element[] = []
      for (let box = element.parentElement; box; box = box.parentElement) boxes.push(box)
      return { end: element.getBoundingClientRect().right, cut: Math.min(...boxes.map(cutAt)) }
    })
    expect(reach.end).toBeGreaterThan(720)
    expect(reach.cut).toBeGreaterThanOrEqual(reach.end)
    // On the screen, a line at each title's end makes columns wider; the sheet shows none.
    const title = table.getByRole('columnheader').first()
    expect(await title.evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none')
  })
})
