import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import type { Locator, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '#server/config/projectRoot.ts'
import { sql } from '#server/database/sql.ts'
import { notifyEndingKeys } from '#server/sessions/apiKeys.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { phone, wide } from './support/Looks.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { button, input, see, seeHeading, seeNothingOf } from './support/screen.ts'

const journey = openJourney({ LOGIN_PER_ACCOUNT: '1000' })
const png = readFileSync(join(projectRoot, 'docs', 'images', 'list.png'))
const picture = (name: string, buffer: Buffer = png) => ({ name, mimeType: 'image/png', buffer })

const profile = () =>
  journey.server().database.row<Record<string, string | null>>(sql`
    SELECT avatar, nickname, email, country, province, city, phone FROM "user" WHERE username = 'admin'`)

async function pick(page: Page, label: string, option: string) {
  const select = page.getByRole('combobox', { name: label, exact: true })
  await select.fill(option)
  await page.getByRole('option', { name: option, exact: true }).waitFor()
  // Uses the keyboard: on a busy machine the list may still be moving into place when a click arrives.
  await select.press('ArrowDown')
  await select.press('Enter')
  await expect.poll(() => select.getAttribute('aria-expanded')).toBe('false')
}

async function solve(page: Page) {
  const image = page.locator('img[src*="/captcha/image"]')
  await image.waitFor()
  const id = new URL((await image.getAttribute('src')) ?? '', page.url()).searchParams.get('id') ?? ''
  await page.locator('input[name=captcha_code]').fill(await journey.server().captchaAnswer(id))
}

/** The number of lines in which a text is drawn. */
function linesOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
}

/** By how many pixels a panel is wider than the window directly after a resize, before anything is redrawn. */
async function excessAtOnce(page: Page, viewport: typeof phone): Promise<number> {
  const excess = await page.evaluateHandle(() => {
    const excessNow = () =>
      Math.max(
        ...[...document.querySelectorAll('[role=tabpanel]')].map((box) => box.scrollWidth - box.clientWidth),
      )
    const measured = new Promise<number>((done) => {
      window.addEventListener('resize', () => done(excessNow()), { once: true })
    })
    return { measured }
  })
  await page.setViewportSize(viewport)
  return excess.evaluate(({ measured }) => measured)
}

describe('the account of the current user', () => {
  it('has a profile with a cropped picture, a region in levels, and faults at their fields [S2.26] [S5.09] [S9.04] [S9.05] [S5.11] [S4.13]', async () => {
    const { page } = await journey.visit('/setting')
    await seeHeading(page, '个人设置')
    expect(await excessAtOnce(page, phone)).toBe(0)
    await page.setViewportSize(wide)
    const files = page.locator('input[type=file]')
    await files.setInputFiles(picture('large.png', Buffer.alloc(2_097_153)))
    await see(page, '已忽略超过 2M 的文件')
    await files.setInputFiles(picture('me.png'))
    const dialog = page.getByRole('dialog', { name: '裁剪图片' })
    await dialog.getByRole('button', { name: '确定' }).waitFor()
    expect((await dialog.boundingBox())?.width).toBe(568)
    await dialog.getByRole('button', { name: '确定' }).click()
    await button(page, '删除 头像').waitFor()
    // The form shows the picture itself, not its address on the server.
    expect(await input(page, '头像 图片地址').count()).toBe(0)

    await input(page, '昵称').fill('小管')
    await input(page, '邮箱').fill('nothing')
    await page.getByRole('combobox', { name: '国家/地区' }).fill('中国')
    await pick(page, '省份', '浙江省')
    await pick(page, '城市', '杭州市')
    await button(page, '更新基本信息').click()
    await expect.poll(() => input(page, '邮箱').getAttribute('aria-invalid')).toBe('true')
    await input(page, '邮箱').fill('admin@example.com')
    await button(page, '更新基本信息').click()
    await see(page, '保存成功')
    expect(await profile()).toMatchObject({
      avatar: expect.stringMatching(/^\/api\/v1\/files\/[\w-]{22}\.jpg$/),
      nickname: '小管',
      email: 'admin@example.com',
      country: '中国',
      province: '浙江省',
      city: '杭州市',
    })
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
  })

  it('keeps a typed province while the list loads, and then the one picked with the mouse [S2.26] [S5.11]', async () => {
    await journey.server().database.run(sql`
      UPDATE "user" SET country = '中国', province = '浙江省', city = '杭州市' WHERE username = 'admin'`)
    const { page } = await journey.visit('/404')
    let arrive = () => {}
    const wayOfList = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/\/region$/, async (route) => {
      await wayOfList
      await route.continue()
    })
    await page.evaluate(() => void (window.location.hash = '/setting'))
    const province = page.getByRole('combobox', { name: '省份', exact: true })
    await expect.poll(() => province.inputValue()).toBe('浙江省')
    await province.fill('广')
    await see(page, '加载中')
    arrive()
    const options = page.getByRole('option')
    await expect.poll(() => options.allInnerTexts()).toEqual(['广东省', '广西壮族自治区'])
    expect(await province.inputValue()).toBe('广')
    await options.first().click()
    await expect.poll(() => province.inputValue()).toBe('广东省')
    const city = page.getByRole('combobox', { name: '城市', exact: true })
    expect(await city.inputValue()).toBe('')
    await city.click()
    await page.getByRole('option', { name: '深圳市', exact: true }).click()
    await expect.poll(() => city.inputValue()).toBe('深圳市')
  })

  it('names the tab whose values could not be saved after it was left, and leads back to it [S8.02]', async () => {
    const { page, provoke } = await journey.visit('/setting')
    provoke('net::ERR_FAILED PUT /current/user')
    let fail = () => {}
    const failed = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route('**/api/v1/current/user', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue()
      await failed
      return route.abort()
    })
    await input(page, '昵称').fill('存不了')
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await button(page, '更新基本信息').click()
    await sent
    await page.getByRole('tab', { name: '新消息通知' }).click()
    await page.getByRole('tab', { name: '新消息通知', selected: true }).waitFor()
    fail()
    await see(page, /^“基本设置”：/)
    await button(page, '返回该页').click()
    await page.getByRole('tab', { name: '基本设置', selected: true }).waitFor()
    expect(await input(page, '昵称').inputValue()).toBe('存不了')
  })

  it('ends other sessions, masks contacts and shows the strength of a new password [S2.26] [S4.12] [S5.05]', async () => {
    const other = await journey.server().logIn('admin', adminPassword)
    const { page } = await journey.visit('/setting/security')
    await see(page, '当前设备')
    await button(page, '修改手机号').click()
    const contact = page.getByRole('dialog', { name: '修改手机号' })
    await input(contact, '手机号').fill('13800008293')
    await button(contact, '保存').click()
    await see(page, '已绑定：138****8293')

    await button(page, '下线其他设备').click()
    await button(page.getByRole('dialog'), '下线').click()
    await see(page, '已下线')
    const answer = await journey.server().app.inject({
      url: '/api/v1/current/user',
      headers: { authorization: `Bearer ${other}` },
    })
    expect(answer.statusCode).toBe(401)

    await button(page, '修改账号密码').click()
    await page.getByLabel('新密码', { exact: true }).fill('password1')
    await see(page, '密码强度：弱')
    await page.getByLabel('新密码', { exact: true }).fill('x9$Kq!v7Rw2m')
    await see(page, '密码强度：强')
    await page.keyboard.press('Escape')
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
  })

  it('shows each date of a session in one line on a phone [S2.26] [S9.10]', async () => {
    await journey.server().logIn('admin', adminPassword)
    const { page } = await journey.visit('/setting/security', { viewport: phone })
    const devices = page.getByRole('region', { name: '登录设备', exact: true })
    const other = devices
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first()
    await other.waitFor()
    const linesOfDates = await other.evaluate((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const found: number[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        for (const { index } of (text.textContent ?? '').matchAll(/\d{4}-\d\d-\d\d/gu)) {
          const date = document.createRange()
          date.setStart(text, index)
          date.setEnd(text, index + 10)
          found.push(new Set([...date.getClientRects()].map(({ top }) => top)).size)
        }
      }
      return found
    })
    expect(linesOfDates).toEqual([1, 1])
  })

  it('has API keys that are shown once, announced before they expire, and deleted [S2.26]', async () => {
    const { page, provoke } = await journey.visit('/setting/security')
    const keys = page.getByRole('region', { name: 'API 密钥', exact: true })
    await keys.getByRole('button', { name: '新建 API 密钥' }).click()
    const dialog = page.getByRole('dialog', { name: '新建 API 密钥' })
    await dialog.getByRole('button', { name: '新建', exact: true }).click()
    await dialog.getByText('请输入名称！').waitFor()
    await dialog.getByLabel('名称').fill('库存同步')
    await dialog.getByLabel('登录密码', { exact: true }).fill('a wrong password')
    provoke('400 POST /current/api-keys')
    await dialog.getByRole('button', { name: '新建', exact: true }).click()
    await dialog.getByText('密码错误').waitFor()
    await dialog.getByLabel('登录密码', { exact: true }).fill(adminPassword)
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: '新建', exact: true }).click()
    const key = await dialog.getByLabel('密钥').inputValue()
    const { app, database } = journey.server()
    const asked = async (method: 'GET' | 'DELETE') =>
      (await app.inject({ method, url: '/api/v1/goods', headers: { authorization: `Bearer ${key}` } }))
        .statusCode
    expect(await asked('GET')).toBe(200)
    await dialog.getByRole('button', { name: '完成' }).click()
    const line = keys.getByRole('listitem').filter({ hasText: '库存同步' })
    await line.getByText('只读').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await database.run(sql`UPDATE session SET created_at = created_at - interval '28 days',
      expires_at = now() + interval '2 days' WHERE key_name = '库存同步'`)
    await notifyEndingKeys(database)
    await page.reload()
    await line.getByText('即将到期').waitFor()
    await page.getByRole('button', { name: /^事件/ }).click()
    await see(page, /API 密钥“库存同步”将于 \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} 到期/)
    await page.keyboard.press('Escape')
    await line.getByRole('button', { name: '删除 库存同步' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await see(page, 'API 密钥已删除')
    await keys.page().getByText('还没有 API 密钥').waitFor()
    expect(await asked('GET')).toBe(401)
  })

  it('tells that WeChat log-in is not enabled, and stores which notifications are wanted [S2.26]', async () => {
    const { page, goTo } = await journey.visit('/setting/binding')
    await see(page, '系统尚未启用微信登录')
    await page.getByRole('tab', { name: '新消息通知' }).click()
    const orders = page.getByRole('switch', { name: '新订单' })
    // The switch shows the choices that the console knows, which change one task after the click.
    await orders.click()
    await expect.poll(() => orders.isChecked()).toBe(false)
    await expect
      .poll(() => journey.server().database.rows(sql`SELECT kind FROM notification_choice`))
      .toEqual([{ kind: 'order.created' }])
    await goTo('/profile')
    await see(page, '超级管理员')
    await page.getByRole('tab', { name: '安全设置' }).and(page.locator(':visible')).waitFor()
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
  })

  it('saves the last of two quick choices of notices, even if the first one is slow [S2.26]', async () => {
    const { page } = await journey.visit('/setting/binding')
    const isChoice = (request: Request) =>
      request.method() === 'PUT' && request.url().endsWith('/current/notification-choices')
    let [sent, answered] = [0, 0]
    page.on('requestfinished', (request) => void (answered += isChoice(request) ? 1 : 0))
    await page.route('**/current/notification-choices', async (route) => {
      if (isChoice(route.request()) && (sent += 1) === 1) await sleep(1000)
      await route.continue()
    })
    await page.getByRole('tab', { name: '新消息通知' }).click()
    const orders = page.getByRole('switch', { name: '新订单' })
    const was = await orders.isChecked()
    await orders.click()
    await expect.poll(() => orders.isChecked()).toBe(!was)
    await orders.click()
    await expect.poll(() => orders.isChecked()).toBe(was)
    await expect.poll(() => answered).toBe(2)
    const unwanted = await journey.server().database.rows(sql`SELECT kind FROM notification_choice`)
    expect(unwanted).toHaveLength(was ? 0 : 1)
  })

  it('has a second factor: set up when a role demands it, asked for at log-in, and turned off with a recovery code [S2.26]', async () => {
    const { database } = journey.server()
    await database.run(sql`UPDATE "role" SET second_factor = true WHERE code = 'administrator'`)
    const { page, provoke } = await journey.visit('/home')
    await seeHeading(page, '请设置两步验证')
    await page.setViewportSize(phone)
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '下一步').click()
    await see(page, '请输入登录密码！')
    await page.locator('input[name=password]').fill(adminPassword)
    await button(page, '下一步').click()
    await page.getByRole('img', { name: '用于身份验证器的二维码' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '')
    const authenticator = new TOTP({ secret: Secret.fromBase32(secret) })
    // The next code is still valid if its half minute begins before it arrives; the last one would not be.
    const codeAt = (stepsAway: number) =>
      authenticator.generate({ timestamp: Date.now() + stepsAway * 30_000 })
    await page.locator('input[name=code]').fill('000000')
    provoke('400 PUT /current/second-factor')
    await page.locator('input[name=code]').press('Enter')
    await see(page, '动态验证码错误或已使用过')
    await page.locator('input[name=code]').fill(codeAt(0))
    await page.locator('input[name=code]').press('Enter')
    await see(page, /请保存以下恢复码/)
    const [recovery = ''] = await page.locator('main li').allInnerTexts()
    expect(await accessibilityFaults(page)).toEqual([])
    await button(page, '我已保存').click()
    await seeHeading(page, '首页')

    const { page: login, provoke: provokeLogin } = await journey.visit('/login', {
      token: null,
      viewport: phone,
    })
    await login.locator('input[name=username]').fill('admin')
    await login.locator('input[name=password]').fill(adminPassword)
    await solve(login)
    await button(login, '登录').click()
    await see(login, /6 位动态验证码/)
    expect(await login.locator('input:focus').getAttribute('name')).toBe('code')
    expect(await accessibilityFaults(login)).toEqual([])
    provokeLogin('400 POST /login/second-factor')
    await login.locator('input[name=code]').fill('000000')
    await login.keyboard.press('Enter')
    await see(login, '动态验证码错误或已使用过')
    await login.locator('input[name=code]').fill(codeAt(1))
    await login.keyboard.press('Enter')
    await seeHeading(login, '首页')

    await database.run(sql`UPDATE "role" SET second_factor = false`)
    await login.goto(`${journey.server().origin}/#/setting/security`)
    await see(login, /启用于 .*，剩余 10 个恢复码/)
    await button(login, '更换恢复码').click()
    await login.locator('input[name=password]').fill(adminPassword)
    await login.locator('input[name=code]').fill(recovery)
    await login.locator('input[name=code]').press('Enter')
    await see(login, /请保存以下恢复码/)
    const [renewed = ''] = await login.getByRole('dialog').locator('li').allInnerTexts()
    for (const viewport of [wide, phone]) {
      await login.setViewportSize(viewport)
      expect(await linesOf(login.getByRole('dialog').locator('li').first())).toBe(1)
    }
    await button(login, '我已保存').click()
    await see(login, '恢复码已更换')
    await button(login, '关闭 两步验证').click()
    await login.locator('input[name=password]').fill(adminPassword)
    await login.locator('input[name=code]').fill(renewed)
    await login.locator('input[name=code]').press('Enter')
    await see(login, '两步验证已关闭')
    await see(login, /^未启用/)
    expect(await accessibilityFaults(login, { within: 'main' })).toEqual([])
  })

  it('has a page with the tabs Basic Information and Security Settings [S2.26]', async () => {
    const { page } = await journey.visit('/profile', { language: 'en-us' })
    await expect
      .poll(() => page.locator('main').getByRole('tab').allInnerTexts())
      .toEqual(['Basic Information', 'Security Settings'])
  })

  it('can be applied for before the log-in, and is not stored permanently without “remember me” [S2.02] [S2.03]', async () => {
    const { page, context } = await journey.visit('/login', { token: null })
    // The window must learn of the end from the other tab, not from the server.
    await page.route('**/current/live', () => {})
    await page.getByRole('link', { name: '注册账号' }).click()
    // The previous page has a user name too.
    await page.locator('input[name=confirm_password]').waitFor()
    for (const [name, text] of [
      ['username', 'newcomer'],
      ['name', '新人'],
      ['password', 'a long password'],
      ['confirm_password', 'a long password'],
    ] as const)
      await page.locator(`input[name=${name}]`).fill(text)
    await solve(page)
    await button(page, '注册').click()
    await see(page, '注册申请已提交')
    await page.getByRole('link', { name: '返回登录' }).click()

    await page.locator('input[name=username]').fill('admin')
    await page.locator('input[name=password]').fill(adminPassword)
    await page.locator('input[name=remember]').uncheck()
    await solve(page)
    await button(page, '登录').click()
    await seeHeading(page, '首页')
    const token = () =>
      page.evaluate(() =>
        [localStorage, sessionStorage].map((each) => each.getItem('fenxiao_token') !== null),
      )
    expect(await token()).toEqual([false, true])

    const second = await context.newPage()
    await second.goto(`${journey.server().origin}/#/setting`)
    await seeHeading(second, '个人设置')
    await second.close()

    // Keeps the tab busy until the new tab has waited for its answer and shows the log-in page.
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/held', (route) => released.then(() => route.fulfill({ body: '' })))
    const busy = page.evaluate(() => {
      const request = new XMLHttpRequest()
      request.open('GET', '/held', false)
      request.send()
    })
    const third = await context.newPage()
    await third.goto(`${journey.server().origin}/#/setting`)
    await third.locator('input[name=username]').waitFor()
    release()
    await busy
    await seeHeading(third, '个人设置')

    await third.goto(`${journey.server().origin}/#/logout`)
    await third.locator('input[name=username]').waitFor()
    await page.locator('input[name=username]').waitFor()
    await seeNothingOf(page, '首页')
    expect(await token()).toEqual([false, false])
  })
})
