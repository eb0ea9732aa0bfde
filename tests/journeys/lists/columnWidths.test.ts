import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, see } from '../support/screen.ts'

const journey = openJourney()

const title = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

async function widthsOf(page: Page): Promise<readonly number[]> {
  return page
    .locator('th[data-source]')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)))
}

async function widthOf(page: Page, name: string): Promise<number> {
  const box = await title(page, name).boundingBox()
  return Math.round(box?.width ?? 0)
}

/** Drags the end of a title and does not let go. */
async function takeEnd(page: Page, name: string, by: number): Promise<void> {
  await title(page, name).hover()
  const box = await title(page, name).boundingBox()
  if (!box) throw new Error(`no title ${name}`)
  const [x, y] = [box.x + box.width - 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const line = page.locator('body > div[style*="position: fixed"]')
  await line.waitFor()
  await page.mouse.move(x + by, y, { steps: 4 })
  await expect.poll(async () => Math.round((await line.boundingBox())?.x ?? 0)).toBe(Math.round(x + by))
}

async function openGoods() {
  const visit = await journey.visit('/good')
  await see(visit.page, /共 \d+ 条/u)
  await visit.page.getByRole('navigation', { name: /页/u }).first().waitFor()
  return visit
}

describe('the columns of a list', () => {
  it('are made wider or narrower at the end of their title, while the others keep their width', async () => {
    const { page } = await openGoods()
    const [picture, name = 0, ...others] = await widthsOf(page)
    await takeEnd(page, '商品名称', -70)
    await page.mouse.up()
    await expect.poll(() => widthOf(page, '商品名称')).toBe(name - 70)
    const after = await widthsOf(page)
    expect(after.slice(0, -1)).toEqual([picture, name - 70, ...others.slice(0, -1)])
    await takeEnd(page, '商品名称', 200)
    await page.mouse.up()
    await expect.poll(() => widthOf(page, '商品名称')).toBe(name + 130)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.reload()
    await expect.poll(() => widthOf(page, '商品名称')).toBe(name + 130)
  })

  it('are resized by keyboard, and by a drag that Escape cancels; a double click restores their own width', async () => {
    const { page } = await openGoods()
    const before = await widthOf(page, '商品名称')
    await title(page, '商品名称').getByRole('button').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => widthOf(page, '商品名称')).toBe(before + 16)
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => widthOf(page, '商品名称')).toBe(before)
    await takeEnd(page, '商品名称', 100)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await takeEnd(page, '价格', 60)
    await page.mouse.up()
    await expect.poll(() => widthOf(page, '价格')).toBeGreaterThan(150)
    expect(await widthOf(page, '商品名称')).toBe(before)
    const price = await title(page, '价格').boundingBox()
    if (!price) throw new Error('no title of the price')
    await page.mouse.dblclick(price.x + price.width - 2, price.y + 20)
    await expect.poll(() => widthOf(page, '价格')).toBeLessThan(120)
    await button(page, '列设置').click()
    await page.getByRole('menuitem', { name: '恢复默认' }).click()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('th[style*="--cell"]').count()).toBe(0)
  })

  it('keep their width while they are hidden, and the last one fills the rest', async () => {
    const { page } = await openGoods()
    const toggle = async (name: string) => {
      await button(page, '列设置').click()
      await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
      await page.keyboard.press('Escape')
    }
    await title(page, '价格').getByRole('button').focus()
    const price = (await widthOf(page, '价格')) + 16
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => widthOf(page, '价格')).toBe(price)
    const lastStyle = () => page.locator('th[data-source]').last().getAttribute('style')
    const last = await lastStyle()
    await toggle('价格')
    await expect.poll(() => title(page, '价格').count()).toBe(0)
    const name = await title(page, '商品名称').getAttribute('style')
    await title(page, '商品名称').getByRole('button').focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(() => title(page, '商品名称').getAttribute('style')).not.toBe(name)
    expect(await lastStyle()).toBe(last)
    await toggle('价格')
    await expect.poll(() => widthOf(page, '价格')).toBe(price)
  })

  it('are not resized by a press that ended before the code for it had loaded', async () => {
    const { page } = await openGoods()
    let answer: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/resizeColumn/u, async (route) => {
      await isAsked
      await route.continue()
    })
    const before = await widthOf(page, '商品名称')
    const box = await title(page, '商品名称').boundingBox()
    if (!box) throw new Error('no title')
    const [end, y] = [box.x + box.width - 2, box.y + box.height / 2]
    const press = async (x: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.up()
    }
    const answered = page.waitForResponse(/resizeColumn/u)
    await press(end)
    answer()
    await (await answered).finished()
    await press(end + 200)
    await takeEnd(page, '商品名称', 40)
    await page.mouse.up()
    await expect.poll(() => widthOf(page, '商品名称')).toBe(before + 40)
    await page.unroute(/resizeColumn/u)
  })

  it('are made wider by every key press, however quickly they follow each other', async () => {
    const { page } = await openGoods()
    const before = await widthOf(page, '商品名称')
    await title(page, '商品名称').evaluate((head) => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true })
      for (let presses = 0; presses < 3; presses++) head.dispatchEvent(press)
    })
    await expect.poll(() => widthOf(page, '商品名称')).toBe(before + 48)
  })

  it('scroll behind the names, which stay visible unless they are too wide', async () => {
    const { page } = await journey.visit('/order', { viewport: { width: 800, height: 800 } })
    const name = page.getByRole('row').nth(1).getByRole('cell').nth(1)
    const payer = page.getByRole('row').nth(1).getByRole('link').nth(1)
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('not to be seen')
      return box
    }
    const slideToEnd = () => name.evaluate((cell) => cell.closest('[data-scrolls]')?.scrollTo(9999, 0))
    const place = await boxOf(page.getByRole('table'))
    await slideToEnd()
    await expect.poll(async () => (await boxOf(name)).x).toBe(place.x)
    expect((await boxOf(title(page, '订单号'))).x).toBe(place.x)
    const shade = () => name.evaluate((cell) => getComputedStyle(cell, '::after').content)
    await expect.poll(shade).toBe('""')
    // A focused cell is not hidden below the names.
    await payer.focus()
    const { x, width } = await boxOf(name)
    expect((await boxOf(payer)).x).toBeGreaterThanOrEqual(x + width)
    expect(await accessibilityFaults(page)).toEqual([])

    await title(page, '订单号').getByRole('button').focus()
    for (let width = 0; width < 20; width++) await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => widthOf(page, '订单号')).toBeGreaterThan(360)
    await slideToEnd()
    await expect.poll(async () => (await boxOf(name)).x).toBeLessThan(place.x - 100)
  })
})
