import { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import type { Visitor } from '#tests/support/browser.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { zipOf } from '#tests/support/zipOf.ts'
import { button, see, seeNothingOf } from './support/screen.ts'

const journey = openJourney()

async function openImport(
  token?: string,
): Promise<{ page: Page; dialog: Locator; provoke: Visitor['provoke'] }> {
  const { page, provoke } = await journey.visit('/good', { token })
  await button(page, '导入').click()
  return { page, dialog: page.getByRole('dialog', { name: '导入商品' }), provoke }
}

async function give(dialog: Locator, name: string, content: readonly string[] | Uint8Array): Promise<void> {
  const buffer = content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content.join('\n'))
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
}

const codes = ['', '.import', '.create', '.edit'].map((end) => `distribution.good${end}`)

/** A role with all of the codes except one. */
async function roleWithout(code?: string): Promise<JsonObject> {
  const menus = await journey.server().database.rows<{
    menu_id: string
  }>(sql`SELECT id AS menu_id FROM "menu" WHERE code = ANY(${codes.filter((held) => held !== code)}::text[])`)
  return { code: 'importer', name: '导入员', sequence: 1, status: 'enabled', menus }
}

async function storedGood(name: string): Promise<JsonObject | undefined> {
  const answer = await journey.server().api.get<JsonObject[]>(`/goods?name_eq=${encodeURIComponent(name)}`)
  return dataOf(answer)[0]
}

const cell = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true })

it('every cell of a row with faults can be edited in an import, by click, by keyboard and on a phone', async () => {
  const { page, dialog } = await openImport()
  const heads = '商品名称,价格,最低价,简介'
  await give(dialog, 'goods.csv', [heads, '错名,无,60,"两行\n简介"', '也错,无,60,'])
  await dialog.getByRole('cell', { name: '错名' }).click()
  await expect
    .poll(() => cell(dialog, '第 2 行，商品名称').evaluate((box) => box === document.activeElement))
    .toBe(true)
  await cell(dialog, '第 2 行，商品名称').fill('对名')
  // A single-line input would remove the line breaks.
  await cell(dialog, '第 2 行，简介').press('ControlOrMeta+End')
  await cell(dialog, '第 2 行，简介').pressSequentially('好')
  await cell(dialog, '第 2 行，价格').fill('88')

  await button(dialog, '修改其他单元格 3').press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('也对')
  await page.setViewportSize({ width: 375, height: 812 })
  await button(dialog, '修改其他单元格 3').press('Enter')
  expect(await cell(dialog, '第 3 行，商品名称').inputValue()).toBe('也对')
  await cell(dialog, '第 3 行，最低价').fill('5')
  await cell(dialog, '第 3 行，价格').fill('6')
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await button(dialog, '重新检查').click()
  await see(dialog, '检查通过，可以导入。')
  await button(dialog, '导入 2 条').click()
  await see(page, '导入完成：新建 2 条，修改 0 条')
  expect(await storedGood('对名')).toMatchObject({ price: 88, summary: '两行\n简介好' })
  expect(await storedGood('也对')).toMatchObject({ price: 6, min_price: 5 })
})

it('an import tells at its end how many rows with faults were skipped', async () => {
  const { page, dialog } = await openImport()
  await give(dialog, 'goods.csv', ['商品名称,价格,最低价', '留下,8,6', '略去,无,6'])
  await dialog.getByRole('checkbox', { name: '跳过有误的 1 行' }).check()
  await button(dialog, '导入 1 条').click()
  await see(page, '导入完成：新建 1 条，修改 0 条，跳过有误的 1 行')
  expect(await storedGood('留下')).toMatchObject({ price: 8 })
  expect(await storedGood('略去')).toBeUndefined()
})

it('an import does not break the words of a row with faults while its table can be scrolled', async () => {
  const { dialog } = await openImport()
  await give(dialog, 'goods.csv', [
    '商品名称,价格,最低价,定金,排序,状态,简介',
    'Acetaminophen,无,无,无,无,无,',
  ])
  const name = dialog.getByRole('cell', { name: 'Acetaminophen' })
  const lines = () =>
    name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length
    })
  expect(await lines()).toBe(1)
})

it('an import asks before edits are discarded, and only then', async () => {
  const { page, dialog } = await openImport()
  const lines = ['商品名称,价格,最低价', '丢不得,无,60']
  await give(dialog, 'goods.csv', lines)
  await see(dialog, '价格必须是数字')
  await button(dialog, '换一个文件').click()
  await button(dialog, '选择文件').waitFor()

  await give(dialog, 'goods.csv', lines)
  await cell(dialog, '第 2 行，价格').fill('也无')
  await button(dialog, '重新检查').click()
  await button(dialog, '导入').waitFor()
  const question = page.getByRole('dialog', { name: '放弃修改？' })
  for (const leave of ['换一个文件', '取消']) {
    await button(dialog, leave).click()
    await button(question, '继续修改').click()
    await question.waitFor({ state: 'hidden' })
  }
  await cell(dialog, '第 2 行，价格').press('Escape')
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await cell(dialog, '第 2 行，价格').inputValue()).toBe('也无')
  await button(dialog, '换一个文件').click()
  await button(question, '放弃').click()
  await button(dialog, '选择文件').waitFor()
  await button(dialog, '取消').click()
  await dialog.waitFor({ state: 'hidden' })
})

it('an import tells how many faulty rows it shows and offers for download, and reads that file again', async () => {
  const { page, dialog } = await openImport()
  await give(dialog, 'goods.csv', [
    '商品名称,价格',
    ...Array.from({ length: 1002 }, (_, row) => `茶${row},无`),
  ])
  await see(dialog, '仅显示前 50 行，共 1,002 行有误。')
  await see(dialog, '更正表只含其中前 1,000 行')
  const save = button(dialog, '下载更正表')
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const corrections = await readFile(await download.path())
  const { sheets } = await readXlsx(corrections)
  const rows = sheets[0]?.rows ?? []
  expect(rows).toHaveLength(1 + 1000)
  expect(rows[1]).toEqual(['茶0', '无', '价格必须是数字'])

  // The last column, which contains the faults, must not be assigned to a property.
  await button(dialog, '换一个文件').click()
  await give(dialog, 'corrections.xlsx', corrections)
  await see(dialog, '仅显示前 50 行，共 1,000 行有误。')
  expect(
    await dialog.locator('details').evaluateAll((all) => all.map((each) => each.hasAttribute('open'))),
  ).toEqual([false])
})

it('the template of an import contains only columns that can be imported', async () => {
  const { page, dialog } = await openImport()
  const save = button(dialog, '下载模板')
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const { sheets } = await readXlsx(await readFile(await download.path()), { readStyles: true })
  // Texts keep their leading zeros there, and figures remain figures.
  expect(['1,0', '1,4'].map((place) => sheets[0]?.cells?.get(place)?.style?.numFmt)).toEqual(['@', undefined])
  const heads = [
    '商品名称',
    '简介',
    '状态',
    '排序',
    '价格',
    '最低价',
    '定金',
    '封面图',
    '商品图集',
    '商品详情',
  ]
  expect(sheets[0]?.rows[0]).toEqual(heads)
})

it('an import offers no second check of a file that cannot be imported at all', async () => {
  const { dialog, provoke } = await openImport()
  provoke('400 POST /goods/import')
  await give(dialog, 'empty.csv', ['商品名称,价格', ''])
  await see(dialog, '文件中没有数据')
  expect(await button(dialog, '重新检查').count()).toBe(0)
  await button(dialog, '换一个文件').click()
  await give(dialog, 'twice.csv', ['价格,price', '1,2'])
  await see(dialog, '“price”与另一列对应同一字段')
  expect(await button(dialog, '重新检查').count()).toBe(0)
  await button(dialog, '换一个文件').click()
  await give(dialog, 'goods.json', ['[{"name":"茶","price":1}]'])
  await see(dialog, '无法读取该文件。请选择 Excel（.xlsx）或 CSV 文件')
  await give(dialog, 'quotes.csv', ['商品名称,简介', '茶,"好', '壶,好'])
  await see(dialog, '第 2 行的引号没有成对，无法读取该文件。')
  await seeNothingOf(dialog, '请选择 Excel')
  const heads = Array.from({ length: 201 }, (_, index) => `列${index}`)
  await give(dialog, 'wide.xlsx', await writeXlsx({ sheets: [{ name: '商品', rows: [heads] }] }))
  await see(dialog, '工作表超过 200 列，无法读取。请删除多余的列。')
  const part = { name: 'xl/sharedStrings.xml', content: '', said: 33_554_433 }
  await give(dialog, 'full.xlsx', zipOf([part]))
  await see(dialog, '文件解压后超过 32 MB，无法读取。请拆分为几个较小的文件。')
})

it('an import keeps leading zeros from a workbook, and names a cell whose formula has no result', async () => {
  const { dialog } = await openImport()
  const workbook = (cells: Map<string, { value: CellValue; formula?: string }>) => {
    const columns = [{ numFmt: '00000' }, {}]
    return writeXlsx({
      sheets: [{ name: '商品', columns, rows: [[], ['商品名称', '价格'], [42, 9]], cells }],
    })
  }
  await give(dialog, 'open.xlsx', await workbook(new Map([['2,1', { value: null, formula: 'A3*2' }]])))
  await see(dialog, '单元格 B3 是公式，但文件中没有它的计算结果。请用电子表格软件打开并保存该文件')
  await give(dialog, 'codes.xlsx', await workbook(new Map()))
  await button(dialog, '导入 1 条').click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await storedGood('00042')).toMatchObject({ price: 9 })
})

it('an import keeps corrections when the permission is revoked, and names the missing permission', async () => {
  const { api, database, config } = journey.server()
  const roleId = idOf(dataOf(await api.post('/roles', await roleWithout())))
  const roles = [{ role_id: roleId }]
  const password = 'a password of their own'
  const user = { username: 'importer', name: '导入员', password, status: 'activated', roles }
  const userId = idOf(dataOf(await api.post('/users', user)))
  const start = { userId, remember: false, address: '127.0.0.1', agent: 'test' }
  const { token } = await beginSession(database, start, config.session)
  const { page, dialog, provoke } = await openImport(token)
  provoke('403 POST /goods/import')
  await give(dialog, 'goods.csv', ['商品名称,价格', '权限,无'])
  await cell(dialog, '第 2 行，价格').fill('5')
  dataOf(await api.put(`/roles/${roleId}`, await roleWithout('distribution.good.import')))
  await page
    .getByRole('button', { name: '导入', exact: true, includeHidden: true })
    .waitFor({ state: 'detached' })
  expect(await cell(dialog, '第 2 行，价格').inputValue()).toBe('5')
  await button(dialog, '重新检查').click()
  await see(dialog, '没有权限执行此操作')
  dataOf(await api.put(`/roles/${roleId}`, await roleWithout('distribution.good.create')))
  await button(dialog, '重新检查').click()
  await see(dialog, '需要商品的权限 distribution.good.create')
})

it('a list exported for a new import is recognised, and only corrected records are changed', async () => {
  const { page } = await journey.visit('/good')
  await button(page, '导出').click()
  const item = page.getByRole('menuitem', { name: '供再次导入（.xlsx）' })
  const [download] = await Promise.all([page.waitForEvent('download'), item.click()])
  const { sheets } = await readXlsx(await readFile(await download.path()))
  const rows = sheets[0]?.rows ?? []
  const [heads = [], first = []] = rows
  expect(heads.slice(0, 2)).toEqual(['id', '商品名称'])
  const giveWorkbook = async (file: readonly (readonly CellValue[])[]) => {
    await button(page, '导入').click()
    const dialog = page.getByRole('dialog', { name: '导入商品' })
    const buffer = Buffer.from(
      await writeXlsx({ sheets: [{ name: '商品', rows: file.map((cells) => [...cells]) }] }),
    )
    await dialog.locator('input[type=file]').setInputFiles({ name: 'goods.xlsx', mimeType: '', buffer })
    return dialog
  }
  const same = await giveWorkbook(rows)
  await see(same, '文件中的记录都已存在且内容相同，无需导入。')
  await see(same, '按“编号（ID）”查找并修改')
  await button(same, '取消').click()

  const dialog = await giveWorkbook([heads, first.with(1, '改过的名字')])
  await button(dialog, '导入 1 条').click()
  await see(page, '导入完成：新建 0 条，修改 1 条')
  expect(await storedGood('改过的名字')).toMatchObject({ id: first[0] })
})
