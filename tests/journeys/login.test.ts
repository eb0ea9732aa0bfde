import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openJourney } from '#tests/support/openJourney.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { button, input, see, seeHeading } from './support/screen.ts'

const journey = openJourney()

async function captchaId(page: Page): Promise<string> {
  const image = page.locator('img[src*="/captcha/image"]')
  await image.waitFor()
  const address = new URL((await image.getAttribute('src')) ?? '', page.url())
  return address.searchParams.get('id') ?? ''
}

async function logIn(page: Page, { username = 'admin', password = adminPassword, code = '' } = {}) {
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  const answer = code || (await journey.server().captchaAnswer(await captchaId(page)))
  await page.locator('input[name=captcha_code]').fill(answer)
  await page.locator('input[name=captcha_code]').press('Enter')
}

function ourKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((name) => name.includes('fenxiao_'))
      .toSorted(),
  )
}

const focused = (page: Page) => page.locator('input:focus').getAttribute('name')
const hashOf = (page: Page) => new URL(page.url()).hash
const seeWelcome = (page: Page) => page.getByRole('heading', { level: 1, name: '欢迎登录' }).waitFor()
const anotherCaptcha = (page: Page, former: string) => expect.poll(() => captchaId(page)).not.toBe(former)
const askToLeave = async (page: Page) => {
  await page.getByRole('button', { name: '系统管理员' }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
}

describe('the log-in', () => {
  it('leads from the bare address by the log-in page to the home page, with a greeting [S2.01] [S2.02] [S2.42] [S3.14] [S4.01] [S4.02] [S5.01] [S8.04]', async () => {
    const { page } = await journey.visit('/', { token: null })
    await seeWelcome(page)
    expect([hashOf(page), await page.title()]).toEqual(['#/login', '登录 - Admin'])
    expect(await focused(page)).toBe('username')
    expect(await page.getByRole('checkbox', { name: '记住我' }).isChecked()).toBe(true)
    await button(page, '登录').click()
    for (const word of ['请输入用户名！', '请输入密码！', '请输入验证码！']) await see(page, word)
    await logIn(page)
    await see(page, '登录成功！')
    await see(page, /，系统管理员$/)
    expect([hashOf(page), await page.title()]).toEqual(['#/home', '首页 - Admin'])
    const keys = ['is_login', 'permission', 'token', 'user_info'].map((key) => `fenxiao_${key}`)
    expect(await ourKeys(page)).toEqual(expect.arrayContaining(keys))
  })

  it('is in English when that is chosen, and reports missing values at their fields [S2.02] [S5.01] [S9.01]', async () => {
    const { page } = await journey.visit('/login', { token: null, viewport: { width: 1440, height: 620 } })
    await button(page, 'English').click()
    await page.getByRole('heading', { name: 'Welcome' }).waitFor()
    const kept = () =>
      page.evaluate(() => [localStorage.getItem('fenxiao_lang'), document.documentElement.lang])
    expect([...(await kept()), await page.title()]).toEqual(['en-us', 'en-US', 'Login - Admin'])
    const picture = () => page.locator('aside > svg').boundingBox()
    const before = await picture()
    expect(before?.height).toBeGreaterThan(100)
    await button(page, 'Log in').click()
    for (const word of ['your username', 'your password', 'captcha']) await see(page, `Please input ${word}!`)
    // The form is now higher than the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(620)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await picture()).toEqual(before)
    const username = input(page, 'Username')
    expect(await username.getAttribute('aria-invalid')).toBe('true')
    await username.fill('a')
    expect(await page.getByText('Please input your username!').count()).toBe(0)
    expect(await focused(page)).toBe('username')
  })

  it('tells why it failed, but not whether the name or the password is wrong, and shows another captcha [S2.02] [S8.04]', async () => {
    const { page, provoke } = await journey.visit('/login', { token: null })
    provoke('400 POST /login')
    const first = await captchaId(page)
    await page.getByRole('button', { name: /验证码图片/ }).click()
    await anotherCaptcha(page, first)
    for (const [wrong, said] of [
      [{ code: '????' }, '验证码错误或已过期'],
      [{ password: 'not the password' }, '用户名或密码错误'],
      [{ username: 'nobody' }, '用户名或密码错误'],
    ] as const) {
      const former = await captchaId(page)
      await logIn(page, wrong)
      await see(page.getByRole('alert'), '登录失败，请重试！')
      await see(page.getByRole('alert'), said)
      await anotherCaptcha(page, former)
      expect(await input(page, '验证码').inputValue()).toBe('')
    }
    expect(await input(page, '用户名').inputValue()).toBe('nobody')
    expect(await ourKeys(page)).toEqual(['fenxiao_lang'])
  })

  it('works without sight and by keyboard: the browser computes the captcha, also after a failure', async () => {
    const { page, provoke } = await journey.visit('/login', { token: null })
    provoke('400 POST /login')
    await captchaId(page)
    await input(page, '用户名').fill('admin')
    await input(page, '密码').fill('not the password')
    await button(page, '看不清图片？免图片验证').press('Enter')
    expect(await focused(page)).toBe('captcha_code')
    const solved = page.getByRole('status').filter({ hasText: '验证已通过，无需输入验证码' })
    await solved.waitFor()
    expect(await page.locator('img[src*="/captcha/image"]').isVisible()).toBe(false)
    await input(page, '密码').press('Enter')
    await see(page.getByRole('alert'), '用户名或密码错误')
    await solved.waitFor()
    await expect.poll(() => input(page, '验证码').inputValue()).toMatch(/^\d{6}$/)
    await input(page, '密码').fill(adminPassword)
    await input(page, '密码').press('Enter')
    await see(page, '登录成功！')
  })

  it('shows the password on request and warns of Caps Lock', async () => {
    const { page } = await journey.visit('/login', { token: null })
    const password = page.locator('input[name=password]')
    await password.fill('geheim')
    await button(page, '显示密码').click()
    expect(await password.getAttribute('type')).toBe('text')
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await see(page, '大写锁定已打开')
  })
})

describe('the guard of the console', () => {
  it('leads strangers by the log-in page to the requested address, in the chosen style [S2.08] [S2.41]', async () => {
    const { page } = await journey.visit('/order?page=2', { token: null, colorScheme: 'dark' })
    const style = () => page.locator('html').getAttribute('data-style')
    await seeWelcome(page)
    expect(new URLSearchParams(hashOf(page).split('?')[1]).get('redirect')).toBe('/order?page=2')
    expect(await style()).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await button(page, '切换到深色').waitFor()
    expect(await style()).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await button(page, '切换到浅色').click()
    expect(await style()).toBe('light')
    await logIn(page)
    await seeHeading(page, '订单')
    await see(page, /^第 21-40 条/)
    expect(await style()).toBe('light')
    await page.reload()
    await seeHeading(page, '订单')
    expect(await style()).toBe('light')
    expect(await page.title()).toBe('订单 - Admin')
  })

  it('follows no foreign address, and does not ask a logged-in person to log in again [S2.01] [S2.41]', async () => {
    const { page, goTo } = await journey.visit('/login?redirect=https%3A%2F%2Fexample.com%2F', {
      token: null,
    })
    await logIn(page)
    await see(page, /，系统管理员$/)
    for (const [asked, shown] of [
      ['/role', '/role'],
      ['//example.com', '/home'],
      ['/role', '/role'],
      ['/\\example.com', '/home'],
      ['/role', '/role'],
      ['javascript:alert(1)', '/home'],
    ] as const) {
      await goTo(`/login?redirect=${encodeURIComponent(asked)}`)
      await page.waitForURL((url) => url.hash.startsWith(`#${shown}`))
      expect(new URL(page.url()).origin).toBe(journey.server().origin)
    }
  })

  it('lets strangers see the not-found page [S2.04] [S2.41]', async () => {
    const { page, goTo } = await journey.visit('/404', { token: null })
    for (const address of ['/404', '/exception/404.vue']) {
      await goTo(address)
      await page.getByRole('heading', { name: '页面不存在' }).waitFor()
      expect(hashOf(page)).toBe(`#${address}`)
    }
    await page.getByRole('link', { name: '去登录' }).click()
    await seeWelcome(page)
  })
})

describe('the log-out', () => {
  it('asks first, and then leaves nothing of the person in any window of the browser [S2.06] [S4.01]', async () => {
    // A session of its own, because the other tests continue with theirs.
    const token = await journey.server().logIn()
    const { page, context } = await journey.visit('/good', { token })
    const other = await context.newPage()
    await other.goto(`${journey.server().origin}/#/role`)
    await seeHeading(other, '角色')
    await seeHeading(page, '商品')
    await askToLeave(page)
    const dialog = page.getByRole('dialog')
    await see(dialog, '确定要退出登录吗？')
    expect(await dialog.getByText('丢失').count()).toBe(0)
    await button(dialog, '取消').click()
    await dialog.waitFor({ state: 'hidden' })
    // Text that was typed in another window is lost with it, and only then is anything lost.
    await other.goto(`${journey.server().origin}/#/role/create`)
    await input(other, '名称').fill('还没保存')
    await expect.poll(() => ourKeys(other)).toContain('fenxiao_drafts')
    await askToLeave(page)
    await see(dialog, '有未保存的修改，退出后将丢失。')
    await button(dialog, '取消').click()
    await dialog.waitFor({ state: 'hidden' })
    await askToLeave(page)
    await button(dialog, '退出登录').click()
    await seeWelcome(page)
    await seeWelcome(other)
    expect(await ourKeys(page)).toEqual(['fenxiao_lang'])
    await page.goBack()
    await seeWelcome(page)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await journey.server().app.inject({ url: '/api/v1/current/user', headers })
    expect(answer.statusCode).toBe(401)
  })

  it('applies to pages that the browser restores from its cache, although they missed it', async () => {
    const { page } = await journey.visit('/good')
    await seeHeading(page, '商品')
    const bringBack = () =>
      page.evaluate(() => {
        const turn = (type: string) =>
          window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
        turn('pagehide')
        // Another window of this browser, in which the person logs out.
        if (document.title.startsWith('订单')) localStorage.clear()
        turn('pageshow')
      })
    await bringBack()
    await seeHeading(page, '商品')
    await page.evaluate(() => void (window.location.hash = '/order'))
    await seeHeading(page, '订单')
    await expect.poll(() => page.title()).toMatch(/^订单/u)
    await bringBack()
    await seeWelcome(page)
  })

  it('cancels calls in progress before it ends the session [S2.06]', async () => {
    const server = journey.server()
    const token = await server.logIn()
    const { page, goTo } = await journey.visit('/good', { token })
    await seeHeading(page, '商品')
    const asked = page.waitForRequest(/\/orders\?/)
    // The call is never answered.
    await page.route(/\/orders\?/, () => undefined)
    await goTo('/order')
    await asked
    const calledOff = page.waitForEvent('requestfailed', (request) => request.url().includes('/orders?'))
    await page.route(/\/current\/logout/, async (route) => {
      await calledOff
      await route.continue()
    })
    await askToLeave(page)
    await button(page.getByRole('dialog'), '退出登录').click()
    await seeWelcome(page)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await server.app.inject({ url: '/api/v1/current/user', headers })
    expect(answer.statusCode).toBe(401)
  })

  it('happens at once, without a toast, when the session is ended elsewhere, and a new log-in leads back [S8.02]', async () => {
    const server = journey.server()
    const token = await server.logIn()
    const { page, provoke } = await journey.visit('/good?page=2', { token })
    await see(page, /^共 \d+ 条$/)
    const headers = { authorization: `Bearer ${token}` }
    await server.app.inject({ method: 'POST', url: '/api/v1/current/logout', headers })
    provoke('401 GET /')
    await see(page, '登录已失效，请重新登录')
    expect(await page.getByRole('alert').isVisible()).toBe(false)
    await logIn(page)
    await seeHeading(page, '商品')
    expect(new URL(page.url()).hash).toBe('#/good?page=2')
  })
})
