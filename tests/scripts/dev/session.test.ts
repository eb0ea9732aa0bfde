import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDevelopment } from '#scripts/bench/development/openDevelopment.ts'
import type { Development } from '#scripts/bench/development/openDevelopment.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import { PageWatch } from '#tests/support/PageWatch.ts'
import { idOf } from '#tests/support/idOf.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'
import { button, input } from '#tests/journeys/support/screen.ts'

const minutes = 60_000
const noProblem = { state: 'detached' } as const
const originProperty =
  '"origin": { "type": "string", "maxLength": 20, "x-label": { "zh": "产地", "en": "Origin" } }'

/** `npm run dev` in a copy of the project, with one page that stays open all the time. */
describe('the development server', () => {
  vi.setConfig({
    testTimeout: 15 * minutes,
    hookTimeout: 15 * minutes,
    expect: { poll: { timeout: 2 * minutes } },
  })
  let development: Development
  let watch: PageWatch

  beforeAll(async () => {
    development = await openDevelopment()
    watch = new PageWatch(development.page)
  })
  afterAll(() => development?.close())

  const goTo = (address: string) =>
    development.page.evaluate((hash) => void (window.location.hash = hash), address)
  const call = async (method: string, path: string, body?: JsonObject): Promise<JsonObject> => {
    const { page, output } = development
    const token = await page.evaluate(() => localStorage.getItem('fenxiao_token'))
    const response = await fetch(new URL(`/api/v1${path}`, page.url()), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const { data, msg }: { data?: Json; msg?: string } = await response.json()
    // The terminal shows the reason.
    if (!response.ok) throw new Error(`${msg}\n${output()}`)
    return objectOf(data)
  }
  const problem = (text: string | RegExp) => development.page.getByRole('alert').filter({ hasText: text })

  it('shows a saved schema in the open page and in the API, and keeps unsaved input', async () => {
    const { page, edit, output } = development
    await goTo('/department/create')
    const department = input(page, '名称')
    await department.fill('尚未保存的部门')
    await goTo('/good/create')
    const good = input(page, '商品名称')
    await good.fill('武夷岩茶')

    edit('schemas/good.json', '"properties": {', `"properties": { ${originProperty},`)
    await input(page, '产地').fill('武夷山')
    expect(await good.inputValue()).toBe('武夷岩茶')

    // The server picks up the change after the page.
    await expect.poll(output).toMatch(/[1-9]\d* files written/u)
    await input(page, '价格').fill('10')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await button(page, '保存').click()
    expect(await (await answer).json()).toMatchObject({ success: true, data: { origin: '武夷山' } })
    await goTo('/department/create')
    expect(await department.inputValue()).toBe('尚未保存的部门')
  })

  it('removes a deleted property from the open page, and asks before its data is lost', async () => {
    const { page, edit } = development
    await goTo('/good/create')
    const origin = input(page, '产地')
    await origin.waitFor()
    const name = input(page, '商品名称')
    await name.fill('安溪铁观音')
    edit('schemas/good.json', ` ${originProperty},`, '')
    const loss = problem('继续并丢弃这些数据')
    await loss.waitFor()
    await origin.waitFor(noProblem)
    expect(await name.inputValue()).toBe('安溪铁观音')
    edit('schemas/good.json', '"properties": {', `"properties": { ${originProperty},`)
    await loss.waitFor(noProblem)
    await origin.waitFor()
  })

  it('shows a changed label in table, heading and tabs, and the previous one while the schema is invalid', async () => {
    const { page, edit } = development
    await goTo('/good')
    const title = page.locator('thead').getByText('品名', { exact: true })
    edit('schemas/good.json', '"zh": "商品名称"', '"zh": "品名"')
    await title.waitFor()
    await goTo('/good/create')
    edit('schemas/good.json', '"zh": "商品", "en": "Good"', '"zh": "货品", "en": "Good"')
    await page.getByRole('tab', { name: '新建货品' }).waitFor()
    await goTo('/good')
    await page.getByRole('heading', { level: 2, name: '货品' }).waitFor()

    edit('schemas/good.json', '"zh": "品名"', '"zh": "名字", "cn": "名字"')
    const wrong = problem('schemas/good.json')
    await wrong.waitFor()
    expect(await title.count()).toBe(1)
    edit('schemas/good.json', '"zh": "名字", "cn": "名字"', '"zh": "商品名称"')
    edit('schemas/good.json', '"zh": "货品", "en": "Good"', '"zh": "商品", "en": "Good"')
    await wrong.waitFor(noProblem)
    await title.waitFor(noProblem)
    await page.getByRole('heading', { level: 2, name: '商品' }).waitFor()
    await goTo('/department/create')
  })

  it('shows an error in a schema, with its place, in the terminal and on the page until it is fixed', async () => {
    const { edit, output } = development
    edit('schemas/good.json', '"type": "object"', '"type": "objekt"')
    const wrong = problem('schemas/good.json:5:3')
    await wrong.waitFor()
    expect(await wrong.innerText()).toMatch(/>\s+5 \| {3}"type": "objekt"/u)
    expect(output()).toContain('schemas/good.json:5:3 /type  "type" cannot be "objekt". Write "object".')
    edit('schemas/good.json', '"type": "objekt"', '"type": "object"')
    await wrong.waitFor(noProblem)
  })

  it('says what to write when existing rows prevent a change, until the change is undone', async () => {
    const { edit, output } = development
    edit('schemas/good.json', '"maxLength": 200', '"maxLength": 3')
    const refused = problem(
      /in schemas\/good\.json:\d+:\d+, beside "name": "x-convert": \{ "rest": "nearest" \}/u,
    )
    await refused.waitFor()
    expect(output()).toMatch(
      /schemas\/good\.json:\d+:\d+ \/properties\/name {2}\d+ of good break good_name_\w+, .*\n→ in schemas\/good\.json:\d+:\d+, beside "name"/u,
    )
    // The generator rewrites its draft by itself.
    expect(output()).not.toContain('→ then: npm run generate -- --again')
    edit('schemas/good.json', '"maxLength": 3', '"maxLength": 200')
    await refused.waitFor(noProblem)

    edit('schemas/good.json', '"required": [', '"required": ["image", ')
    const missing = problem('"x-convert": { "missing": … }')
    await missing.waitFor()
    expect(output()).toMatch(
      /schemas\/good\.json:\d+:\d+ \/properties\/image {2}good\.image is required now.*x-convert/u,
    )
    edit('schemas/good.json', '"required": ["image", ', '"required": [')
    await missing.waitFor(noProblem)
  })

  it('causes no error on the page and keeps its unsaved input through all these changes', async () => {
    expect(await input(development.page, '名称').inputValue()).toBe('尚未保存的部门')
    // The terminal shows why a call was refused.
    expect(watch.complaints(), development.output()).toEqual([])
  })

  it('loads the rows of a record that is opened from a list, and keeps what another person changed in them', async () => {
    const { page, add } = development
    for (const entity of ['invoiceLine', 'invoice']) add(`schemas/${entity}.json`, exampleOf(entity))
    await expect.poll(() => call('GET', '/invoices')).toEqual({})
    const line = { description: '大红袍', quantity: 2, price: 30 }
    const made = await call('POST', '/invoices', { customer: '武夷茶行', lines: [line] })
    const [row] = listOf(made['lines']).filter(isJsonObject)
    if (!row) throw new Error('No row was made')

    await goTo('/home')
    await page.reload()
    // Loads the form before the record.
    await goTo('/invoice/create')
    await input(page, '客户').waitFor()
    await goTo('/invoice')
    await page.getByRole('link', { name: /^编辑 INV-/u }).click()
    const description = input(page, '名称 1')
    expect(await description.inputValue()).toBe('大红袍')
    await call('PUT', `/invoices/lines/${idOf(row)}`, {
      ...line,
      invoice_id: idOf(made),
      description: '肉桂',
    })
    await input(page, '客户').fill('天心茶行')
    await button(page, '保存').click()
    await page.getByRole('cell', { name: '天心茶行' }).waitFor()
    expect(await call('GET', `/invoices/${idOf(made)}`)).toMatchObject({
      customer: '天心茶行',
      lines: [{ ...line, description: '肉桂' }],
    })
  })
})

/** An entity of the documentation, as a developer writes it. */
function exampleOf(entity: string): string {
  const text = readFileSync(join(projectRoot, 'docs/examples', `${entity}.json`), 'utf8')
  return text.replace('../../schemas/dialect.json', './dialect.json')
}
