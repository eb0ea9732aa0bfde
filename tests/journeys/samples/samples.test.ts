import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'
import type { Visitor } from '#tests/support/browser.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '../support/accessibility.ts'
import { button, input, see, seeHeading } from '../support/screen.ts'

const journey = openJourney()
const png = readFileSync(join(projectRoot, 'docs', 'images', 'list.png'))
const picture = (name: string, buffer: Buffer = png) => ({ name, mimeType: 'image/png', buffer })

async function visitWidget(name: string): Promise<Visitor> {
  const visitor = await journey.visit(`/samples/widgets?widget=${name}`)
  await seeHeading(visitor.page, '组件')
  await seeWidget(visitor.page)
  return visitor
}

async function openWidget(name: string): Promise<Page> {
  return (await visitWidget(name)).page
}

async function seeWidget(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: '属性' }).waitFor()
}

/** Selects another widget in the gallery. */
async function chooseWidget(page: Page, name: string): Promise<void> {
  await page.getByRole('tablist', { name: '组件列表' }).getByRole('tab', { name, exact: true }).click()
  await page.getByRole('tabpanel', { name, exact: true }).waitFor()
  await seeWidget(page)
}

describe('the sample pages', () => {
  it('are in the menu of a new database and found by search [S1.06]', async () => {
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

  it('show each widget with its properties and its code, which can be copied [S1.05]', async () => {
    const page = await openWidget('resizeBox')
    await see(page, '/** The smallest size; by default 100 by 100 pixels. */')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: '复制代码' }).click()
    await see(page, '代码已复制')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'export function ResizeBoxExample',
    )
  })
})

describe('the widgets around a page', () => {
  it('are an action bar that stays visible, a breadcrumb that folds, and a search bar that searches on Enter [S1.05]', async () => {
    const page = await openWidget('actionBar')
    const save = button(page, '保存')
    const box = page.getByRole('group', { name: '表单页的操作栏' })
    const lowerEdge = async () => (await save.boundingBox())?.y
    const before = await lowerEdge()
    await box.evaluate((element) => element.scrollTo({ top: 100 }))
    await page.getByText('第 12 行内容').waitFor()
    expect(await lowerEdge()).toBe(before)
    await save.click()
    await see(page, '已点击：保存')
    await button(page, '再选一项').click()
    await see(page.getByRole('group', { name: '带说明的操作栏' }).getByRole('status'), '已选 2 项')
    expect(await accessibilityFaults(page)).toEqual([])

    await chooseWidget(page, '面包屑')
    const steps = page.getByRole('navigation', { name: '较长的示例路径' }).getByRole('listitem')
    await expect.poll(() => steps.allInnerTexts()).toEqual(['集团', '…', '杭州市', '西湖区', '门店详情'])
    await button(page, '显示收起的层级').press('Enter')
    await expect.poll(() => steps.count()).toBe(6)
    expect(await steps.last().getAttribute('aria-current')).toBe('page')
    expect(await accessibilityFaults(page)).toEqual([])

    await chooseWidget(page, '搜索栏')
    await input(page, '商品名称').fill('茶')
    await see(page, /^找到 5 件/u)
    await input(page, '商品名称').press('Enter')
    await see(page, '找到 2 件：茶具套装、武夷岩茶')
    await button(page, '清空').click()
    await see(page, /^找到 5 件/u)
    await expect
      .poll(() => input(page, '商品名称').evaluate((element) => element === document.activeElement))
      .toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a QR code', () => {
  it('is active, loading or expired, and can be refreshed after it expires [S4.14] [S8.05] [S9.07]', async () => {
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
  it('is never smaller than 100 by 100 pixels, and is resized by mouse and arrow keys [S5.10] [S9.08]', async () => {
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
  it('says that something is loading, and blocks what is below it [S1.05]', async () => {
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
  it('allows several tags or one per line, “all”, and more tags on request; its labels are 80 wide [S3.15] [S4.15] [S9.08]', async () => {
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
  it('stops at both ends, zooms out to 1, rotates by 90 degrees and is operated by arrow keys [S3.15] [S4.16]', async () => {
    const page = await openWidget('mediaPreview')
    const opener = page.getByRole('button', { name: '打开预览' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: '媒体预览' })
    const tool = (name: string) => dialog.getByRole('button', { name })
    const picture = dialog.getByRole('img')
    const width = async () => (await picture.boundingBox())?.width ?? 0
    await see(dialog, '1 / 4')
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
    await see(dialog, '2 / 4')
    expect(await picture.getAttribute('style')).toContain('rotate(0deg)')
    await tool('下一个').click()
    await see(dialog, '3 / 4')
    expect(await tool('放大').isDisabled()).toBe(true)
    await expect
      .poll(() => dialog.locator('audio').evaluate((sound: HTMLAudioElement) => sound.duration))
      .toBeGreaterThan(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await tool('下一个').click()
    await see(dialog, '4 / 4')
    await dialog.locator('pre').waitFor()
    expect([await tool('下一个').isDisabled(), await tool('放大').isDisabled()]).toEqual([true, true])
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

/** Waits until no chart has a pending timer for its first size. */
async function seeDrawn(page: Page): Promise<void> {
  await page
    .locator('figure')
    .first()
    .evaluate(
      (place) =>
        new Promise<void>((resolve) => {
          let timer: ReturnType<typeof setTimeout> | undefined
          const observer = new ResizeObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(() => {
              observer.disconnect()
              resolve()
            }, 200)
          })
          observer.observe(place)
        }),
    )
}

/** Makes the charts' container narrower and returns the milliseconds until the first chart follows. */
function redrawnAfter(page: Page): Promise<number> {
  return page.getByRole('button', { name: '变窄' }).evaluate(async (narrow: HTMLElement) => {
    const width = () => document.querySelector('figure canvas')?.clientWidth
    const before = width()
    const start = performance.now()
    narrow.click()
    while (width() === before) await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
}

describe('a chart', () => {
  it('is redrawn 100 ms after its container narrows, and is a table for screen readers [S1.05] [S9.08]', async () => {
    const page = await openWidget('chart')
    const canvas = page.locator('figure canvas').first()
    const width = async () => (await canvas.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(400)
    await seeDrawn(page)
    // A timer may fire a little early.
    expect(await redrawnAfter(page)).toBeGreaterThanOrEqual(99)
    await expect.poll(width).toBeLessThanOrEqual(360)
    const table = page.getByRole('table', { name: '柱状图' })
    expect(await table.getByRole('row', { name: '2 月' }).innerText()).toMatch(/200\s+24/u)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('is drawn at once for people who prefer reduced motion, and animated for others', async () => {
    const picturesOf = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page, goTo } = await journey.visit('/404', { reducedMotion })
      await see(page, '返回首页')
      await page.evaluate(() => {
        const seen = new Set<string>()
        const look = () => {
          const canvas = document.querySelector<HTMLCanvasElement>('figure canvas')
          const blank = document.createElement('canvas')
          blank.width = canvas?.width ?? 0
          blank.height = canvas?.height ?? 0
          const picture = canvas?.toDataURL()
          if (picture !== undefined && picture !== blank.toDataURL()) seen.add(picture)
          document.body.dataset['pictures'] = String(seen.size)
          requestAnimationFrame(look)
        }
        look()
      })
      await goTo('/samples/widgets?widget=chart')
      await seeWidget(page)
      await page.locator('figure canvas').first().waitFor()
      await seeDrawn(page)
      return Number(await page.locator('body').getAttribute('data-pictures'))
    }
    expect(await picturesOf('reduce')).toBe(1)
    expect(await picturesOf('no-preference')).toBeGreaterThan(1)
  })

  it('is drawn in the system’s colours in forced-colours mode', async () => {
    const { page, goTo } = await journey.visit('/404', { colorScheme: 'dark' })
    await page.evaluate(() => localStorage.setItem('fenxiao_style', 'light'))
    await page.reload()
    await page.emulateMedia({ forcedColors: 'active' })
    await goTo('/samples/widgets?widget=chart')
    await seeWidget(page)
    await page.locator('figure canvas').first().waitFor()
    await seeDrawn(page)
    const hasTextOfSystem = await page
      .locator('figure canvas')
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        const probe = document.body.appendChild(document.createElement('span'))
        probe.style.color = 'CanvasText'
        const wanted = getComputedStyle(probe).color
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        for (let at = 0; at < data.length; at += 4)
          if (data[at + 3] === 255 && `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})` === wanted)
            return true
        return false
      })
    expect(hasTextOfSystem).toBe(true)
  })
})

describe('a scrollbar', () => {
  it('is visible while its content scrolls, then hides, and its content scrolls by keyboard too [S9.08]', async () => {
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
  it('loads each level below the chosen one, and reports an answer without the success code [S1.05] [S7.10] [S8.05]', async () => {
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

describe('an image cropper', () => {
  it('crops any part or a square, in a dialog 568 wide, and returns a JPEG [S1.05] [S9.05]', async () => {
    const page = await openWidget('imageCropper')
    await see(page, '选区：宽 80%，高 80%')
    const inline = page.getByRole('region', { name: '直接裁剪' })
    await inline.getByRole('button', { name: '调整选区大小，用方向键 →' }).press('Shift+ArrowLeft')
    await see(inline, /^选区：宽 [67]\d%，高 80%$/u)
    const files = page.locator('input[type=file]')
    const dialog = page.getByRole('dialog', { name: '裁剪图片' })
    const result = page.getByRole('img', { name: '裁剪后的图片' })
    const shape = () => result.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)
    await files.setInputFiles(picture('list.png'))
    await expect.poll(() => button(dialog, '确定').isEnabled()).toBe(true)
    expect((await dialog.boundingBox())?.width).toBe(568)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(dialog, '确定').click()
    await see(page, /^裁剪结果：list\.jpg/u)
    await expect.poll(shape).toBeGreaterThan(1.2)
    await page.getByRole('switch', { name: '裁剪为正方形' }).check()
    await files.setInputFiles(picture('list.png'))
    await expect.poll(() => button(dialog, '确定').isEnabled()).toBe(true)
    await button(dialog, '确定').click()
    await expect.poll(shape).toBeCloseTo(1, 1)
    await files.setInputFiles(picture('torn.png', Buffer.from('no picture')))
    await see(dialog, '这张图片无法读取，请换一张')
    expect(await button(dialog, '确定').isDisabled()).toBe(true)
    await button(dialog, '取消').click()
    await dialog.waitFor({ state: 'hidden' })
  })
})

describe('the uploads', () => {
  it('wait, are sent, fail and can be sent again; waiting ones can be cancelled [S3.15] [S4.13] [S5.09] [S8.05]', async () => {
    const { page, provoke } = await visitWidget('imageUpload')
    const simulated = page.getByRole('region', { name: /^模拟上传/u })
    const files = simulated.locator('input[type=file]')
    const log = simulated.getByRole('log').getByRole('listitem')
    await files.setInputFiles(['one.png', 'two.png', 'three.png'].map((name) => picture(name)))
    await simulated.getByRole('img', { name: 'three.png: 等待上传' }).waitFor()
    await button(simulated, '取消上传 three.png').click()
    await simulated.getByRole('progressbar', { name: 'one.png' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(simulated, '删除 图集 2').waitFor()
    const steps = await log.allInnerTexts()
    expect(steps).toEqual(
      expect.arrayContaining([
        'three.png：等待',
        'three.png：已移除',
        'one.png：上传中',
        'one.png：完成',
        'two.png：完成',
      ]),
    )
    expect(steps).not.toContain('three.png：上传中')
    await simulated.getByRole('switch', { name: '让服务器拒绝' }).check()
    await files.setInputFiles(picture('four.png'))
    await see(simulated, '上传错误：模拟的服务器拒绝了文件')
    await expect.poll(() => log.allInnerTexts()).toContain('four.png：失败')
    expect(await accessibilityFaults(page)).toEqual([])
    await simulated.getByRole('switch', { name: '让服务器拒绝' }).uncheck()
    await button(simulated, '重新上传 four.png').click()
    await button(simulated, '删除 图集 3').waitFor()
    // A picture that could not be sent stays in its place, and can be sent from there.
    provoke('net::ERR_FAILED')
    const single = page.getByRole('region', { name: /^单张图片/u })
    await page.route(/api\/v1\/files$/u, (route) => route.abort())
    await single.locator('input[type=file]').setInputFiles(picture('five.png'))
    const cut = button(page.getByRole('dialog', { name: '裁剪图片' }), '确定')
    await expect.poll(() => cut.isEnabled()).toBe(true)
    await cut.click()
    const again = button(single, '重新上传 five.jpg')
    await again.waitFor()
    await see(single, /^上传错误/u)
    await button(single, '取消上传 five.jpg').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute(/api\/v1\/files$/u)
    await again.click()
    await again.waitFor({ state: 'detached' })
    expect(await single.getByText(/^上传错误/u).count()).toBe(0)
    const several = page.getByRole('region', { name: /^多张图片/u })
    await several
      .locator('input[type=file]')
      .setInputFiles([
        picture('large.png', Buffer.alloc(512 * 1024 + 1)),
        { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') },
      ])
    await see(several, '已忽略超过 512K 的文件')
    await several
      .locator('input[type=file]')
      .setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
    await see(several, '已忽略不是图片的文件')
  })

  it('store only the file’s name in a text field, after two seconds, and the whole file elsewhere [S1.05] [S5.09] [S9.04]', async () => {
    const page = await openWidget('textUpload')
    const text = input(page, '合同文件名')
    const files = page.locator('input[type=file]')
    const contract = { name: '合同.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
    await files.setInputFiles(contract)
    await page.getByRole('progressbar', { name: '合同.pdf' }).waitFor()
    await see(page, '保存的内容：无')
    await button(page, '取消上传 合同.pdf').click()
    expect(await text.inputValue()).toBe('')
    const from = Date.now()
    await files.setInputFiles(contract)
    await see(page, '保存的内容：合同.pdf')
    expect(Date.now() - from).toBeGreaterThanOrEqual(2000)
    await text.fill('补充协议.docx')
    await see(page, '保存的内容：补充协议.docx')
    expect(await accessibilityFaults(page)).toEqual([])
    await chooseWidget(page, '文件上传')
    await page.locator('input[type=file]').setInputFiles(contract)
    await page.getByRole('link', { name: '合同.pdf' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
  })
})

describe('a rich text editor', () => {
  it('is loaded on demand, again after a failure, 300 high or as configured, in Chinese and without branding [S1.05] [S7.12] [S9.06]', async () => {
    const { page, goTo, provoke } = await journey.visit('/samples/widgets?widget=searchBar')
    await seeWidget(page)
    provoke('net::ERR_INTERNET_DISCONNECTED')
    provoke('console error: TypeError: Failed to fetch dynamically imported module')
    await page.route(/assets\/RichTextEditor.*js/, (route) => route.abort('internetdisconnected'))
    await goTo('/samples/widgets?widget=richText')
    const edited = page.getByRole('region', { name: '编辑', exact: true })
    await see(edited, '编辑器没有加载成功，请检查网络后重试')
    await page.getByRole('heading', { level: 2, name: '示例代码' }).waitFor()
    await page.unroute(/assets\/RichTextEditor.*js/)
    await button(edited, '重试').click()
    const editor = edited.getByRole('textbox', { name: '商品详情' })
    await editor.waitFor()
    const room = (element: SVGElement | HTMLElement) => element.parentElement?.parentElement?.clientHeight
    expect(await editor.evaluate(room)).toBe(300)
    const tall = page.getByRole('region', { name: '更高的编辑器（480 像素）' })
    await button(tall, '重试').click()
    expect(await tall.getByRole('textbox', { name: '商品详情' }).evaluate(room)).toBe(480)
    await edited.getByRole('toolbar', { name: '文本格式' }).getByRole('button', { name: '加粗' }).waitFor()
    await editor.press('End')
    await editor.pressSequentially('！')
    await see(page.getByRole('region', { name: '保存的内容' }), /！/u)
    expect(await edited.getByText(/tiptap|tinymce|powered/iu).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('has a counterpart for Markdown, with a preview that follows the text and shows HTML as text [S7.12]', async () => {
    const { page } = await journey.visit('/samples/widgets?widget=richText')
    const notes = page.getByRole('textbox', { name: '使用说明' })
    await button(page, '预览 使用说明').click()
    const preview = page.getByRole('region', { name: '预览 使用说明' })
    await preview.getByRole('listitem').filter({ hasText: '自然晾干' }).waitFor()
    await notes.fill('## 保养\n\n<img src=x onerror=alert(1)> [说明](javascript:alert(1))')
    await preview.getByRole('heading', { level: 2, name: '保养' }).waitFor()
    await see(preview, '<img src=x onerror=alert(1)>')
    expect(await preview.locator('img, a[href]').count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '收起预览 使用说明').click()
    await preview.waitFor({ state: 'detached' })
  })
})

describe('a form table', () => {
  it('adds rows that can be typed into at once, moves and removes them, up to the allowed number [S1.05]', async () => {
    const page = await openWidget('formTable')
    const rows = page.getByRole('table', { name: '套餐内容' }).getByRole('row')
    const names = () =>
      rows
        .getByRole('textbox', { name: /^名称/u })
        .evaluateAll((boxes) => boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')))
    await button(page, '添加 套餐内容').click()
    await expect
      .poll(() => input(page, '名称 3').evaluate((box) => box === document.activeElement))
      .toBe(true)
    await page.keyboard.type('茶具')
    await button(page, '上移 3').click()
    await expect.poll(names).toEqual(['紫砂壶', '茶具', '茶叶'])
    await button(page, '删除 1').click()
    await expect.poll(names).toEqual(['茶具', '茶叶'])
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('添加 套餐内容')
    await button(page, '下移 1').press('Enter')
    // The last row cannot move further down, so the focus goes to the other button.
    await expect.poll(focused).toBe('上移 2')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(['茶具', '茶叶'])
    await expect.poll(focused).toBe('下移 1')
    for (let count = 2; count < 5; count += 1) await button(page, '添加 套餐内容').click()
    await expect.poll(() => button(page, '添加 套餐内容').isDisabled()).toBe(true)
    await button(page, '删除 5').press('Enter')
    await expect.poll(focused).toBe('添加 套餐内容')
    await button(page, '添加 套餐内容').press('Enter')
    expect(await accessibilityFaults(page)).toEqual([])
  })

  it('accepts cells pasted from a spreadsheet, to the right of and below the focused cell [S1.05]', async () => {
    const page = await openWidget('formTable')
    await input(page, '名称 2').evaluate((box) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '龙井\t¥1,280.00\t是\r\n茶巾\t15\t否\r\n')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect.poll(() => input(page, '名称 3').inputValue()).toBe('茶巾')
    expect(await input(page, '名称 1').inputValue()).toBe('紫砂壶')
    expect(await input(page, '名称 2').inputValue()).toBe('龙井')
    expect(await input(page, '价格 2').inputValue()).toBe('1280.00')
    expect(await input(page, '价格 3').inputValue()).toBe('15.00')
    expect(await page.getByRole('switch', { name: '赠品 2' }).isChecked()).toBe(true)
    expect(await page.getByRole('switch', { name: '赠品 3' }).isChecked()).toBe(false)
    expect(await page.getByRole('alert').count()).toBe(0)
    await input(page, '价格 3').evaluate((box) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '1\t也许\t多\n2\t是\n3\t是\n4\t是')
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    const told = page.getByRole('alert')
    await see(told, '有 4 个单元格没有粘贴')
    expect(await told.getByRole('listitem').allInnerTexts()).toEqual([
      '“赠品”中的内容无法识别',
      '右侧没有更多的列',
      '不能再添加行',
    ])
    expect(await accessibilityFaults(page)).toEqual([])
    await button(told, '关闭').press('Enter')
    await told.waitFor({ state: 'hidden' })
  })
})
