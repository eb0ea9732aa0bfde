import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readXlsx, writeXlsx } from 'hucre'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, choose, chooseInRow, input, row, see, seeHeading } from './support/screen.ts'

const journey = openJourney()

const picture = '/images/goods/teapot.svg'
const png = readFileSync(join(projectRoot, 'docs', 'images', 'list.png'))

function goodInput(name: string, more: JsonObject = {}): JsonObject {
  const prices = { price: 88, min_price: 60, first_price: 0 }
  return { name, ...prices, sequence: 900, status: 'normal', ...more }
}

async function createGood(name: string, more: JsonObject = {}): Promise<JsonObject> {
  return dataOf(await journey.server().api.post('/goods', goodInput(name, more)))
}

async function storedGood(name: string): Promise<JsonObject | undefined> {
  const answer = await journey.server().api.get<JsonObject[]>(`/goods?name_eq=${encodeURIComponent(name)}`)
  return dataOf(answer)[0]
}

async function search(page: Page): Promise<void> {
  await button(page, '查询').click()
}

/** The texts of a column, from top to bottom, once the list has settled. */
async function column(page: Page, title: string): Promise<string[]> {
  await page.locator('section[aria-busy=false]').waitFor()
  const titles = await page.getByRole('columnheader').allInnerTexts()
  const position = titles.indexOf(title) + 1
  return page.locator(`tbody td:nth-child(${position})`).allInnerTexts()
}

async function fillGood(page: Page): Promise<void> {
  await input(page, '商品名称').fill('旅途茶壶')
  await input(page, '简介').fill('路上也能泡一壶好茶')
  await page.getByRole('radio', { name: '在售', exact: true }).check()
  await input(page, '排序').fill('5')
  await input(page, '价格').fill('1,234.5')
  await input(page, '最低价').fill('1000')
  await input(page, '定金').fill('９９')
  await button(page, '填写图片地址 封面图').click()
  await input(page, '封面图 图片地址').fill(picture)
  for (const address of [picture, picture]) {
    await input(page, '商品图集 图片地址').fill(address)
    await button(page, '添加').click()
  }
  const description = page.getByRole('textbox', { name: '商品详情' })
  await description.click()
  await button(page, '加粗').click()
  await page.keyboard.type('紫砂')
  await button(page, '加粗').click()
  await page.keyboard.type('，一人一壶')
  await button(page, '链接').click()
  const dialog = page.getByRole('dialog', { name: '链接' })
  await input(dialog, '链接地址').fill('javascript:alert(1)')
  await input(dialog, '链接地址').press('Enter')
  await see(dialog, '请输入网页地址，如 https://example.com')
  await input(dialog, '链接地址').fill('example.com')
  await input(dialog, '链接地址').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

describe('a good', () => {
  it('is created with all its properties, listed, and shown in full [S3.07] [S5.06] [S8.04] [S9.10]', async () => {
    const { page } = await journey.visit('/good')
    await page.getByRole('link', { name: '新建商品' }).click()
    await seeHeading(page, '新建商品')
    await fillGood(page)
    await button(page, '保存').click()
    await see(page, '保存成功')
    await seeHeading(page, '商品')
    const line = row(page, '旅途茶壶')
    for (const text of ['¥1,234.50', '¥1,000.00', '¥99.00', '在售', /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/])
      await see(line, text)
    expect(await storedGood('旅途茶壶')).toMatchObject({
      price: 1234.5,
      min_price: 1000,
      first_price: 99,
      sequence: 5,
      status: 'normal',
      image: picture,
      images: [picture, picture],
      description: expect.stringMatching(
        /^<p><strong>紫砂<\/strong>，一人一壶<a [^>]*href="https:\/\/example\.com\/">https:\/\/example\.com\/<\/a><\/p>$/,
      ),
    })
    await page.getByRole('link', { name: '旅途茶壶', exact: true }).click()
    await seeHeading(page, '商品详情')
    const main = page.getByRole('main')
    for (const text of ['路上也能泡一壶好茶', '¥1,234.50', '紫砂', '，一人一壶']) await see(main, text)
    expect(await main.locator('strong').innerText()).toBe('紫砂')
    expect(await main.locator('dd img').count()).toBe(3)
    await main.getByRole('button', { name: '预览 旅途茶壶 2' }).press('Enter')
    const preview = page.getByRole('dialog', { name: '预览' })
    await see(preview, '2 / 2')
    await preview.getByRole('img').waitFor()
    await button(preview, '上一个').click()
    await see(preview, '1 / 2')
    await button(preview, '关闭').click()
    await preview.waitFor({ state: 'hidden' })
  })

  it('shows its image in the whole window from the list, which stays as it was [S1.05] [S4.16]', async () => {
    await createGood('看图茶壶', { image: picture })
    const { page } = await journey.visit('/good')
    await input(page, '商品名称').fill('看图茶壶')
    await input(page, '商品名称').press('Enter')
    await see(page, '共 1 条')
    const opener = button(row(page, '看图茶壶'), '预览 看图茶壶')
    await opener.click()
    const preview = page.getByRole('dialog', { name: '预览' })
    await see(preview, '1 / 1')
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await seeHeading(page, '商品')
  })

  it('takes no more changes of its formatted description while it is being saved', async () => {
    const { id } = await createGood('慢存茶壶', { description: '<p>紫砂</p>' })
    const { page } = await journey.visit(`/good/${textOf(id)}`)
    const description = page.getByRole('textbox', { name: '商品详情' })
    await description.press('End')
    await description.pressSequentially('！')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const path = `**/api/v1/goods/${textOf(id)}`
    await page.route(path, async (route) => {
      await held
      await route.continue()
    })
    await button(page, '保存').click()
    await expect.poll(() => description.getAttribute('contenteditable')).toBe('false')
    expect(await button(page, '加粗').isDisabled()).toBe(true)
    release()
    await expect.poll(() => storedGood('慢存茶壶')).toMatchObject({ description: '<p>紫砂！</p>' })
    await page.unroute(path)
  })

  it('with faults is refused by the form before it is sent, with messages at the fields [S5.06] [S5.12]', async () => {
    const { page } = await journey.visit('/good/create')
    await input(page, '价格').fill('10')
    await input(page, '最低价').fill('10.005')
    await input(page, '定金').fill('abc')
    await button(page, '保存').click()
    await see(page, /^有 \d 处填写有误，请检查标出的字段$/)
    await see(page, '请输入商品名称')
    for (const name of ['商品名称', '最低价', '定金'])
      expect([name, await input(page, name).getAttribute('aria-invalid')]).toEqual([name, 'true'])
    await input(page, '最低价').fill('11')
    await button(page, '保存').click()
    expect(await input(page, '最低价').getAttribute('aria-invalid')).toBe('true')
    expect(await storedGood('')).toBeUndefined()
  })

  it('is found by name, status and price, and sorted, and the address keeps the filter [S3.07] [S4.11]', async () => {
    await createGood('寻物甲', { price: 9, min_price: 0 })
    await createGood('寻物乙', { price: 702, status: 'sold_out' })
    await createGood('寻物丙', { price: 1201.5 })
    const { page } = await journey.visit('/good')
    await input(page, '商品名称').fill('寻物')
    await input(page, '商品名称').press('Enter')
    await see(page, '共 3 条')
    await button(page, '价格').click()
    await expect.poll(() => column(page, '价格')).toEqual(['¥9.00', '¥702.00', '¥1,201.50'])
    await button(page, '价格').click()
    await expect.poll(() => column(page, '价格')).toEqual(['¥1,201.50', '¥702.00', '¥9.00'])
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('descending')
    await choose(page, '状态', '在售')
    await search(page)
    await see(page, '共 2 条')
    expect((await column(page, '商品名称')).toSorted()).toEqual(['寻物丙', '寻物甲'].toSorted())
    await button(page, '展开').click()
    await input(page, '价格（起）').fill('702')
    await input(page, '价格（止）').fill('1201.5')
    await search(page)
    await see(page, '共 1 条')
    expect(await column(page, '商品名称')).toEqual(['寻物丙'])
    await page.reload()
    await see(page, '共 1 条')
    expect(decodeURIComponent(page.url())).toContain('寻物')
    await button(page, '重置').click()
    await see(page, /^共 (\d{2,}) 条$/)
  })

  it('is edited from its row, and untouched properties stay [S3.07]', async () => {
    await createGood('旧名', { summary: '不变', images: [picture], sequence: 0 })
    const { page } = await journey.visit('/good')
    await page.getByRole('link', { name: '编辑 旧名', exact: true }).click()
    await seeHeading(page, '编辑商品')
    await input(page, '商品名称').fill('新名')
    await input(page, '价格').fill('99.9')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await see(row(page, '新名'), '¥99.90')
    expect(await storedGood('新名')).toMatchObject({ price: 99.9, summary: '不变', images: [picture] })
    expect(await storedGood('旧名')).toBeUndefined()
  })

  it('cannot be saved while an image is uploading, and is saved with it afterwards', async () => {
    await createGood('待配图', { sequence: 0 })
    const { page } = await journey.visit('/good')
    let arrive = () => {}
    const way = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/files$/, async (route) => {
      await way
      await route.continue()
    })
    await page.getByRole('link', { name: '编辑 待配图', exact: true }).click()
    await seeHeading(page, '编辑商品')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: png })
    await button(page, '取消上传 tea.png').waitFor()
    await button(page, '保存').click()
    await see(page, '文件仍在上传，请等上传完成或取消后再保存')
    arrive()
    await button(page, '删除 封面图').waitFor()
    await button(page, '保存').click()
    await see(page, '保存成功')
    const address = textOf((await storedGood('待配图'))?.['image'])
    expect(address).toMatch(/^\/api\/v1\/files\/[\w-]{22}\.png$/)
    // Lists load the small picture, not the original.
    await page.locator(`img[src$="${address}?small=true"]`).first().waitFor()
    const small = await journey.server().app.inject(`${address}?small=true`)
    expect(small.headers['content-type']).toBe('image/webp')
    expect(small.rawPayload.length).toBeLessThan(png.length / 4)
  })

  it('with text from right to left is shown so, on its page and in its form', async () => {
    const good = await createGood('منتج', { summary: 'وصف قصير للمنتج 12.5%' })
    const { page, goTo } = await journey.visit(`/good/${textOf(good['id'])}/show`)
    const summary = page.getByText('12.5%').filter({ visible: true })
    await summary.waitFor()
    const [first, sign] = await summary.evaluate((element) => {
      const text = element.firstChild
      return [0, (text?.textContent?.length ?? 0) - 1].map((at) => {
        const letter = document.createRange()
        if (!text) throw new Error('no text')
        letter.setStart(text, at)
        letter.setEnd(text, at + 1)
        return letter.getBoundingClientRect().left
      })
    })
    // The text ends where its last character is: on the left.
    expect(sign).toBeLessThan(first ?? 0)
    await goTo(`/good/${textOf(good['id'])}`)
    const typed = input(page, '简介')
    await typed.waitFor()
    expect(await typed.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext')
  })

  it('with unsaved values is kept in its tab, and closing it asks first', async () => {
    const { page } = await journey.visit('/good/create')
    await input(page, '商品名称').fill('写了一半')
    await page.getByRole('link', { name: '订单', exact: true }).click()
    await seeHeading(page, '订单')
    await page.getByRole('tab', { name: '新建商品（未保存）' }).click()
    // The orders' filter has an input of the same name.
    await seeHeading(page, '新建商品')
    expect(await input(page, '商品名称').inputValue()).toBe('写了一半')
    await button(page, '取消').click()
    const dialog = page.getByRole('dialog', { name: '有未保存的修改' })
    await button(dialog, '继续编辑').click()
    await dialog.waitFor({ state: 'hidden' })
    expect(await input(page, '商品名称').inputValue()).toBe('写了一半')
    await button(page, '取消').click()
    await button(dialog, '离开').click()
    await seeHeading(page, '商品')
  })

  it('is deleted after a confirmation [S8.04] [S8.06]', async () => {
    await createGood('弃物', { sequence: 0 })
    const { page } = await journey.visit('/good')
    await row(page, '弃物').getByRole('button', { name: '弃物 的更多操作' }).press('Enter')
    await page.locator('[role=menuitem]:focus').waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '删除弃物' })
    await see(dialog, '确定要删除该商品吗？')
    await button(dialog, '取消').click()
    await dialog.waitFor({ state: 'hidden' })
    await chooseInRow(page, '弃物', '删除')
    await button(dialog, '删除').click()
    await see(page, '删除成功')
    await row(page, '弃物').waitFor({ state: 'hidden' })
    expect(await storedGood('弃物')).toBeUndefined()
  })

  it('changes its state by the buttons of its page [S4.11]', async () => {
    const good = await createGood('变物', { status: 'draft' })
    const { page } = await journey.visit(`/good/${textOf(good['id'])}/show`)
    await button(page, '上架').click()
    await see(page, '上架成功')
    await button(page, '下架').waitFor()
    expect(await button(page, '上架').count()).toBe(0)
    expect(await storedGood('变物')).toMatchObject({ status: 'normal' })
  })

  it('has its former state struck through in its history, and not the new one', async () => {
    const good = await createGood('划物', { status: 'draft' })
    const { page } = await journey.visit(`/good/${textOf(good['id'])}/show`)
    await button(page, '上架').click()
    await see(page, '上架成功')
    await page.getByRole('tab', { name: '变更历史' }).click()
    const lineThrough = (state: string) =>
      page
        .locator('del, ins')
        .getByText(state, { exact: true })
        .evaluate((chip) => getComputedStyle(chip).textDecorationLine)
    expect(await lineThrough('草稿')).toBe('line-through')
    expect(await lineThrough('在售')).toBe('none')
  })

  it('is imported from a file only after its faults are corrected at their cells', async () => {
    const { page } = await journey.visit('/good')
    await button(page, '导入').click()
    const dialog = page.getByRole('dialog', { name: '导入商品' })
    const lines = [
      '商品名称,价格,最低价（元）,状态,备注',
      '导入一号,"1,288.00",600,在售,x',
      '导入二号,无,60,草稿,',
      ',88,60,草稿,',
    ]
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'goods.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n')),
    })
    await see(dialog, '已识别 4/5 列')
    await see(dialog, '价格必须是数字')
    await see(dialog, '请输入商品名称')
    expect(await storedGood('导入一号')).toBeUndefined()
    await page.setViewportSize({ width: 375, height: 812 })
    const price = dialog
      .getByRole('listitem', { name: '第 3 行' })
      .getByRole('textbox', { name: '第 3 行，价格' })
    await price.waitFor()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const { x = 0, width = 0 } = (await price.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(375)
    await price.fill('88')
    await page.setViewportSize({ width: 1440, height: 900 })
    const name = dialog.getByRole('row').getByRole('textbox', { name: '第 4 行，商品名称' })
    await name.fill('导入三号')
    await name.press('Enter')
    await see(dialog, '检查通过，可以导入。')
    await button(dialog, '导入 3 条').click()
    await see(page, '导入完成：新建 3 条，修改 0 条')
    expect(await storedGood('导入一号')).toMatchObject({ price: 1288, min_price: 600, status: 'normal' })
    expect(await storedGood('导入三号')).toMatchObject({ price: 88, status: 'draft' })
  })

  it('is imported only once when the check and the import of its file are stopped and repeated', async () => {
    const { page } = await journey.visit('/good')
    await button(page, '导入').click()
    const dialog = page.getByRole('dialog', { name: '导入商品' })
    const path = '**/api/v1/goods/import?*'
    await page.route(path, () => undefined)
    const lines = ['商品名称,价格,最低价（元）,状态', '停一号,88,60,草稿', '停二号,无,60,草稿']
    const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
    await dialog.locator('input[type=file]').setInputFiles(file)
    await see(dialog, '正在检查，尚未写入任何数据')
    await button(dialog, '停止').click()
    await page.unroute(path)
    await button(dialog, '重新检查').click()
    const cell = dialog.getByRole('row').getByRole('textbox', { name: '第 3 行，价格' })
    await cell.fill('77')
    await button(dialog, '重新检查').click()
    await see(dialog, '检查通过，可以导入。')
    // The answer gets lost.
    await page.route(path, async (route) => void (await route.fetch()))
    await button(dialog, '导入 2 条').click()
    await expect.poll(() => storedGood('停二号')).toBeDefined()
    await button(dialog, '停止').click()
    await see(dialog, /^导入已停止/u)
    await page.unroute(path)
    await button(dialog, '导入 2 条').click()
    await see(page, '导入完成：新建 2 条，修改 0 条')
    const stored = await journey.server().api.get<JsonObject[]>('/goods?name_eq=停二号')
    expect(dataOf(stored)).toHaveLength(1)
  })

  it('is imported from an Excel workbook, for which a template with lists of choices is offered', async () => {
    const { page } = await journey.visit('/good')
    await button(page, '导入').click()
    const dialog = page.getByRole('dialog', { name: '导入商品' })
    const template = button(dialog, '下载模板')
    const [download] = await Promise.all([page.waitForEvent('download'), template.click()])
    expect(download.suggestedFilename()).toBe('商品.xlsx')
    const { sheets } = await readXlsx(await readFile(await download.path()))
    const heads = (sheets[0]?.rows[0] ?? []).map(String)
    expect(heads).toEqual(expect.arrayContaining(['商品名称', '价格', '最低价', '状态']))
    expect(sheets[1]?.rows.map((row) => row[heads.indexOf('状态')])).toEqual(['草稿', '在售', '售罄'])
    expect(sheets[0]?.dataValidations).toHaveLength(1)

    const values = new Map<string, string | number>([
      ['商品名称', '=1+1 工作簿'],
      ['价格', 0.1 + 0.2],
      ['最低价', 0.1],
      ['状态', '在售'],
    ])
    const rows = [heads, heads.map((head) => values.get(head) ?? null)]
    const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: '商品', rows }] }))
    await dialog.locator('input[type=file]').setInputFiles({ name: 'goods.xlsx', mimeType: '', buffer })
    await see(dialog, 'goods.xlsx，共 1 行，Excel')
    await see(dialog, '检查通过，可以导入。')
    await button(dialog, '导入 1 条').click()
    await see(page, '导入完成：新建 1 条，修改 0 条')
    expect(await storedGood('=1+1 工作簿')).toMatchObject({ price: 0.3, min_price: 0.1, status: 'normal' })
    await button(page, '导入').click()
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'broken.xlsx', mimeType: '', buffer: buffer.subarray(0, 300) })
    await see(dialog, '无法读取该文件')
  })
})
