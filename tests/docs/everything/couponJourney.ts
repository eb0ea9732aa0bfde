import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { textOf } from '#console/kit/text/readValue.ts'
import { sql } from '#server/database/sql.ts'
import { beginSession } from '#server/sessions/sessions.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { accessibilityFaults } from '#tests/journeys/support/accessibility.ts'
import { button, choose, input, see, seeHeading } from '#tests/journeys/support/screen.ts'

// everything.test.ts runs this in a copy of the project with the example as an entity.
const journey = openJourney({}, 'embedded')

const words = {
  'zh-ch': {
    create: '新建优惠券',
    details: '优惠券详情',
    name: '名称',
    code: '券码',
    amount: '减免金额',
    rate: '减免比例',
    byRate: '折扣',
    starts: '开始日期',
    ends: '截止日期',
    daily: '每日生效时间',
    addTier: '添加 阶梯优惠',
    threshold: '订单满',
    extra: '再减',
    mostOff: '最多减免',
    up: '上移',
    good: '主推商品',
    perUser: '每人限领',
    limits: '领取限制',
    save: '保存',
    search: '查询',
    edit: '编辑',
    saved: '保存成功',
    reversed: '开始日期不能晚于截止日期',
    missing: '请输入再减',
    untimely: /^请输入有效的时间，例如 09:30$/,
    activate: '启用',
    question: '启用后客户即可领取，确定启用吗？',
    active: '生效中',
    withdraw: '撤回',
    reason: '撤回原因',
    noReason: '请输入撤回原因',
    locked: '状态为“生效中”时，灰色的内容不能修改。',
    delete: '删除',
    choose: '选择文件 活动细则',
    chooseAgreement: '选择文件 结算协议',
    preview: '预览 协议.txt',
    closed: '关闭',
    notThere: '文件不存在，或您无权查看',
    replace: '更换 活动细则',
    remove: '删除 活动细则',
    uploadError: '上传错误',
  },
  'en-us': {
    create: 'New coupon',
    details: 'Coupon details',
    name: 'Name',
    code: 'Code',
    amount: 'Amount off',
    rate: 'Percent off',
    byRate: 'Percent off',
    starts: 'Starts on',
    ends: 'Ends on',
    daily: 'Daily from',
    addTier: 'Add Tiers',
    threshold: 'Orders from',
    extra: 'Extra off',
    mostOff: 'Most off',
    up: 'Move up',
    good: 'Featured good',
    perUser: 'Per person',
    limits: 'Limits',
    save: 'Save',
    search: 'Search',
    edit: 'Edit',
    saved: 'Save successfully',
    reversed: 'Starts on must not be later than Ends on',
    missing: 'Extra off is required!',
    untimely: /^Please enter a valid time, such as 09:30$/,
    activate: 'Activate',
    question: 'Customers can take it at once. Activate it?',
    active: 'Active',
    withdraw: 'Withdraw',
    reason: 'Why withdrawn',
    noReason: 'Why withdrawn is required!',
    locked: 'What is greyed cannot be changed in the state “Active”.',
    delete: 'Delete',
    choose: 'Choose file Conditions',
    chooseAgreement: 'Choose file Agreement',
    preview: 'Preview 协议.txt',
    closed: 'Close',
    notThere: 'There is no such file, or you may not see it',
    replace: 'Replace Conditions',
    remove: 'Remove Conditions',
    uploadError: 'Upload error',
  },
} as const

describe('the example with everything, in a browser', () => {
  for (const language of ['zh-ch', 'en-us'] as const) {
    const say = words[language]
    const title = `Everything ${language}`
    const code = `EVERYTHING-${language === 'zh-ch' ? 'ZH' : 'EN'}`

    it(`is made, found, changed, moved and deleted (${language})`, async () => {
      const { page, goTo } = await journey.visit('/coupon/create', { language })
      await seeHeading(page, say.create)
      await fillIn(page)
      await button(page, say.save).click()
      await see(page, say.reversed)
      await see(page, say.missing)
      await see(page, say.untimely)
      await input(page, say.daily).fill('9:30')
      await input(page, say.ends).fill('2099-11-30')
      await input(page, `${say.extra} 2`).fill('30')
      const computed = page.getByRole('definition').filter({ hasText: '¥40.00' })
      await computed.waitFor()
      await see(page, say.mostOff)
      await button(page, `${say.up} 2`).click()
      await expect.poll(() => input(page, `${say.threshold} 1`).inputValue()).toBe('399.00')
      await button(page, say.save).click()
      await see(page, say.saved)

      await goTo('/coupon')
      await input(page, say.code).fill(code)
      await button(page, say.search).click()
      await page.getByRole('link', { name: title, exact: true }).click()
      await seeHeading(page, say.details)
      await see(page.getByRole('main'), '12.50%')
      await see(page.getByRole('main'), '¥399.00')
      await see(page.getByRole('main'), /^09:30$/)
      // A coupon by rate has no amount, and the page shows no label for one.
      const amount = page.getByRole('main').getByText(say.amount, { exact: true })
      expect(await amount.filter({ visible: true }).count()).toBe(0)

      await button(page, say.activate).click()
      await see(page, say.question)
      await page.getByRole('dialog').getByRole('button', { name: say.activate }).click()
      await see(page.getByRole('main'), say.active)
      await page.getByRole('main').getByRole('link', { name: say.edit, exact: true }).click()
      await see(page, say.locked)
      expect([await input(page, say.code).isEnabled(), await input(page, say.name).isEnabled()]).toEqual([
        false,
        true,
      ])
      expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
      await page.goBack()
      await button(page, say.withdraw).click()
      const dialog = page.getByRole('dialog')
      await expect.poll(() => input(dialog, say.reason).evaluate(isFocused)).toBe(true)
      await button(dialog, say.withdraw).click()
      await see(dialog, say.noReason)
      expect(await accessibilityFaults(page, { within: '[role=dialog]' })).toEqual([])
      await input(dialog, say.reason).fill('Wrong amount')
      // A second withdrawal would be refused, and a refusal fails the journey.
      await button(dialog, say.withdraw).dblclick()
      await page.getByRole('button', { name: say.activate, exact: true }).waitFor()
      await see(page.getByRole('main'), 'Wrong amount')

      await page.getByRole('main').getByRole('link', { name: say.edit, exact: true }).click()
      await page.getByRole('group', { name: say.limits }).getByLabel(say.perUser).fill('7')
      await button(page, say.save).click()
      await see(page, say.saved)
      await expectStored(code)
      await goTo('/coupon')
      await page.getByRole('link', { name: title, exact: true }).click()
      await button(page, say.delete).click()
      await page.getByRole('dialog').getByRole('button', { name: say.delete }).click()
      await expect.poll(() => storedUnder(code)).toEqual([])
    })

    async function fillIn(page: Page): Promise<void> {
      await input(page, say.name).fill(title)
      await input(page, say.code).fill(code)
      await page.getByRole('radio', { name: say.byRate }).check()
      await input(page, say.rate).fill('12.5')
      await input(page, say.starts).fill('2099-11-20')
      await input(page, say.ends).fill('2099-11-19')
      await input(page, say.daily).fill('25:00')
      await button(page, say.addTier).click()
      await input(page, `${say.threshold} 1`).fill('199')
      await input(page, `${say.extra} 1`).fill('10')
      await button(page, say.addTier).click()
      await input(page, `${say.threshold} 2`).fill('399')
      await choose(page, say.good, '短视频带货实战训练营')
    }

    async function storedUnder(name: string): Promise<unknown> {
      const { body } = await journey.server().api.get(`/coupons?code=${name}`)
      return body.success && body.data
    }

    /** The status of the answer when a person with these permissions requests the coupon's agreement. */
    async function statusFor(name: string, held: readonly string[]): Promise<number> {
      const { app, api, database, config } = journey.server()
      const menus = await database.rows<{ menu_id: string }>(
        sql`SELECT id AS menu_id FROM "menu" WHERE code = ANY(${[...held]}::text[])`,
      )
      const role = { code: name, name, sequence: 1, status: 'enabled', menus }
      const roles = [{ role_id: idOf(dataOf(await api.post('/roles', role))) }]
      const user = {
        username: name,
        name,
        password: 'a password of their own',
        status: 'activated',
        roles,
      }
      const userId = idOf(dataOf(await api.post('/users', user)))
      const start = { userId, remember: false, address: '127.0.0.1', agent: 'test' }
      const { token } = await beginSession(database, start, config.session)
      const [coupon = {}] = dataOf(await api.get<JsonObject[]>(`/coupons?code=${code}-FILE`))
      const url = `${textOf(coupon['agreement'])}&entity=coupon&id=${idOf(coupon)}`
      const headers = { authorization: `Bearer ${token}` }
      return (await app.inject({ url: encodeURI(url), headers })).statusCode
    }

    async function expectStored(name: string): Promise<void> {
      expect(await storedUnder(name)).toMatchObject([
        {
          kind: 'rate',
          number: expect.stringMatching(/^rate-\d{4}-\d{4}$/),
          rate: 12.5,
          most_off: 40,
          limits: { per_user: 7 },
          daily_from: '09:30:00+08:00',
          tiers: [
            { threshold: 399, extra: 30, channel: 'any' },
            { threshold: 199, extra: 10, channel: 'any' },
          ],
        },
      ])
    }

    it(`keeps an uploaded file with its name, in the form, the list and on the page (${language})`, async () => {
      const { page, goTo, provoke } = await journey.visit('/coupon/create', { language })
      const named = `${title} with a file`
      await seeHeading(page, say.create)
      await input(page, say.name).fill(named)
      await input(page, say.code).fill(`${code}-FILE`)
      await input(page, say.amount).fill('5')
      await input(page, say.starts).fill('2099-11-20')
      await input(page, say.ends).fill('2099-11-30')
      const choose = async (name: string, file: typeof conditions) => {
        const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).click()])
        await chooser.setFiles(file)
      }
      const privateFile = page.getByRole('main').getByRole('button', { name: agreement.name, exact: true })
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

      await choose(say.choose, { ...conditions, name: 'wrong.txt' })
      await link('wrong.txt').waitFor()
      await button(page, say.remove).click()
      await expect
        .poll(() => button(page, say.choose).evaluate((it) => it === document.activeElement))
        .toBe(true)
      await choose(say.choose, conditions)
      await link(conditions.name).waitFor()
      provoke('415 POST /files')
      const program = Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])
      await choose(say.replace, { ...conditions, name: 'setup.exe', buffer: program })
      await see(page, new RegExp(`^${say.uploadError}`))
      await link(conditions.name).waitFor()
      await choose(say.chooseAgreement, agreement)
      await privateFile.waitFor()
      expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
      await button(page, say.save).click()
      await see(page, say.saved)
      expect(await storedUnder(`${code}-FILE`)).toMatchObject([
        {
          conditions: expect.stringMatching(
            /^\/api\/v1\/files\/.{22}\.txt\?name=细则%20v1\.csv&size=7&type=text\/plain$/,
          ),
          agreement: expect.stringMatching(
            /^\/api\/v1\/files\/private\/.{22}~.{32}\.txt\?name=协议\.txt&size=10/,
          ),
        },
      ])

      await goTo('/coupon')
      const row = page.getByRole('row').filter({ hasText: named })
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('link', { name: conditions.name }).click(),
      ])
      expect(download.suggestedFilename()).toBe(conditions.name)
      expect(await readFile(await download.path(), 'utf8')).toBe('a,b\n1,2')
      await row.getByRole('link', { name: named, exact: true }).click()
      await seeHeading(page, say.details)
      await link(conditions.name).waitFor()
      await see(page.getByRole('main'), '7 B')

      // The file is fetched with the session, because its address alone is not enough.
      const saved = page.waitForEvent('download')
      const asked = page.waitForRequest(/\/files\/private\/.+&entity=coupon&id=[\da-f-]{36}$/)
      await Promise.all([asked, privateFile.click()])
      expect((await saved).suggestedFilename()).toBe(agreement.name)
      expect(await readFile(await (await saved).path(), 'utf8')).toBe('for us 五')
      await button(page, say.preview).click()
      await see(page.getByRole('dialog'), 'for us 五')
      await button(page, say.closed).click()
      expect(await statusFor(`seller-${language}`, ['distribution.coupon'])).toBe(200)
      expect(await statusFor(`stranger-${language}`, ['distribution.order'])).toBe(404)
      provoke('404 GET /files/private')
      await page.route('**/files/private/**', (route) =>
        route.continue({ url: route.request().url().replace('/private/', '/private/0') }),
      )
      await privateFile.click()
      await see(page, say.notThere)
    })
  }
})

/** Whether an element has the focus. */
function isFocused(element: Element): boolean {
  return element === document.activeElement
}

const conditions = { name: '细则 v1.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2') }
const agreement = { name: '协议.txt', mimeType: 'text/plain', buffer: Buffer.from('for us 五') }
