import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { see, seeHeading } from './support/screen.ts'

const journey = openJourney()

async function openWidget(name: string, language: 'zh-ch' | 'en-us' = 'zh-ch'): Promise<Page> {
  const { page } = await journey.visit(`/samples/widgets?widget=${name}`, { language })
  await seeHeading(page, language === 'zh-ch' ? '组件' : 'Widgets')
  await page.getByRole('tabpanel').locator('pre').waitFor()
  return page
}

describe('the sample pages', () => {
  it('stand in the menu of a new database and are found by search, in both languages [S1.06]', async () => {
    const { page } = await journey.visit('/home', { language: 'en-us' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search pages and actions' }).fill('widgets')
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain('Widgets')
    await page.keyboard.press('Enter')
    await seeHeading(page, 'Widgets')
    const chinese = await openWidget('qrCode')
    await chinese.getByRole('navigation', { name: '主导航' }).getByText('组件').waitFor()
  })

  it('show each widget with the code that draws it, and copy that code [S1.05]', async () => {
    const page = await openWidget('resizeBox')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: '复制代码' }).click()
    await see(page, '代码已复制')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'export function ResizeBoxExample',
    )
  })
})

describe('a QR code', () => {
  it('is active, loading or expired, and is refreshed when it has expired [S4.14] [S9.07]', async () => {
    const page = await openWidget('qrCode')
    const active = page.getByRole('region', { name: '正常' }).locator('canvas')
    expect(await active.boundingBox()).toMatchObject({ width: 120, height: 120 })
    const expired = page.getByRole('region', { name: '已过期' })
    await expired.getByText('二维码已过期').waitFor()
    await expired.getByRole('button', { name: '点击刷新' }).click()
    await expired.getByRole('progressbar', { name: '二维码加载中' }).waitFor()
    await expired.getByText('已刷新 1 次').waitFor()
    await expired.locator('[aria-busy=false]').waitFor()
    expect(await expired.getByText('二维码已过期').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a resize box', () => {
  it('stays at 100 by 100 pixels while it is dragged, and follows the arrow keys [S5.10] [S9.08]', async () => {
    const page = await openWidget('resizeBox')
    const handle = page.getByRole('button', { name: /^调整大小/u })
    const at = await handle.boundingBox()
    if (!at) throw new Error('the handle is not drawn')
    await page.mouse.move(at.x + 12, at.y + 12)
    await page.mouse.down()
    await page.mouse.move(at.x - 900, at.y - 900)
    await see(page, '当前大小：100 × 100')
    await page.mouse.move(at.x + 32, at.y + 22)
    await see(page, '当前大小：300 × 170')
    await page.mouse.up()
    await handle.press('ArrowRight')
    await handle.press('Shift+ArrowUp')
    await see(page, '当前大小：310 × 169')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a loading overlay', () => {
  it('says that something loads, and lets nothing below it be used [S1.05]', async () => {
    const page = await openWidget('loadingOverlay')
    await page.getByRole('button', { name: '显示遮罩' }).click()
    await page.getByText('加载中…').waitFor()
    const button = page.getByText('按钮', { exact: true })
    await button.evaluate((element) => element.focus())
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: '隐藏遮罩' }).click()
    await button.click()
  })
})

describe('a filter panel', () => {
  it('has several tags or one in a line, all, and tags folded away; its labels are 80 wide [S4.15] [S9.08]', async () => {
    const page = await openWidget('filterPanel')
    const line = (name: string) => page.getByRole('group', { name })
    const tag = (label: string, name: string) => line(label).getByRole('button', { name, exact: true })
    expect(await line('类别').getByText('类别').boundingBox()).toMatchObject({ width: 80 })
    await tag('类别', '服装').click()
    await tag('类别', '食品').click()
    await see(page, '已选：服装、食品')
    await tag('类别', '全部').click()
    await see(page, '已选：全部')
    await tag('状态', '草稿').click()
    await tag('状态', '在售').click()
    await see(page, '已选：在售')
    await tag('状态', '在售').click()
    await see(page, '已选：全部')
    await line('地区').getByRole('button', { name: '展开' }).click()
    await tag('地区', '云南').click()
    await see(page, '已选：云南')
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a media preview', () => {
  it('stops at both ends, zooms out to 1, rotates by 90 degrees and goes by arrow keys [S4.16]', async () => {
    const page = await openWidget('mediaPreview')
    const opener = page.getByRole('button', { name: '打开预览' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '媒体预览' })
    const tool = (name: string) => dialog.getByRole('button', { name })
    const picture = dialog.getByRole('img')
    const width = async () => (await picture.boundingBox())?.width ?? 0
    await see(dialog, '1 / 3')
    expect([await tool('上一个').isDisabled(), await tool('缩小').isDisabled()]).toEqual([true, true])
    await expect.poll(width).toBeGreaterThan(0)
    const plain = await width()
    await tool('放大').click()
    await expect.poll(width).toBeCloseTo(plain * 1.5)
    await tool('向右旋转').click()
    expect(await picture.getAttribute('style')).toContain('rotate(90deg)')
    await tool('缩小').click()
    expect(await tool('缩小').isDisabled()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await see(dialog, '2 / 3')
    expect(await picture.getAttribute('style')).toContain('rotate(0deg)')
    await tool('下一个').click()
    await see(dialog, '3 / 3')
    expect([await tool('下一个').isDisabled(), await tool('放大').isDisabled()]).toEqual([true, true])
    await expect
      .poll(() => dialog.locator('audio').evaluate((sound: HTMLAudioElement) => sound.duration))
      .toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('a chart', () => {
  it('is drawn again when its place is wider or narrower, and is a table to screen readers [S1.05]', async () => {
    const page = await openWidget('chart')
    const canvas = page.locator('figure canvas').first()
    const width = async () => (await canvas.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(400)
    await page.getByRole('button', { name: '变窄' }).click()
    await expect.poll(width).toBeLessThanOrEqual(360)
    const table = page.getByRole('table', { name: '柱状图' })
    expect(await table.getByRole('row', { name: '2 月' }).innerText()).toMatch(/200\s+24/u)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a scrollbar', () => {
  it('is shown while something moves, hides itself, and scrolls by keyboard too [S9.08]', async () => {
    const page = await openWidget('scrollbar')
    const box = page.getByRole('group', { name: '停止滚动后 1.3 秒隐藏' })
    const bar = page.getByRole('region', { name: '停止滚动后 1.3 秒隐藏' }).locator('.os-scrollbar-vertical')
    const isHidden = () =>
      bar.evaluate((element) => element.classList.contains('os-scrollbar-auto-hide-hidden'))
    await expect.poll(isHidden).toBe(true)
    await box.hover()
    await page.mouse.wheel(0, 200)
    await expect.poll(isHidden).toBe(false)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.poll(isHidden).toBe(true)
    const last = box.getByText('第 30 行')
    await box.focus()
    await page.keyboard.press('End')
    await expect
      .poll(async () => ((await last.boundingBox())?.y ?? Infinity) - ((await box.boundingBox())?.y ?? 0))
      .toBeLessThan(180)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a cascading select', () => {
  it('loads each level below what was chosen, and says when the answer is not the code of success [S1.05] [S7.10] [S8.05]', async () => {
    const page = await openWidget('cascadingSelect')
    const regions = page.getByRole('region', { name: '省份与城市' })
    const city = regions.getByRole('combobox', { name: '城市' })
    expect(await city.isDisabled()).toBe(true)
    await regions.getByRole('combobox', { name: '省份' }).click()
    await page.getByRole('option', { name: '浙江省' }).click()
    await city.click()
    await page.getByRole('option', { name: '杭州市' }).click()
    await see(regions, '已选：浙江省 / 杭州市')
    await page.getByRole('region', { name: '服务器拒绝时' }).getByText('请求失败').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})
