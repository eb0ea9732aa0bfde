import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabases } from '#tests/support/database.ts'
import { openLogin } from './openLogin.ts'
import type { OpenLogin } from './openLogin.ts'

// Each test starts a browser session; a busy machine takes its time.
vi.setConfig({ testTimeout: 90_000 })

let shell: OpenLogin

const databases = testDatabases('embedded')

beforeAll(async () => {
  shell = await openLogin(databases)
}, 120_000)

afterAll(() => {
  expect(shell.complaints).toEqual([])
})

const addressOf = (page: Page) => new URL(page.url()).hash.slice(1)
const isAt = (page: Page, address: string) => page.waitForURL((url) => url.hash === `#${address}`)
const keysIn = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted())
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const logOutBy = async (page: Page, words: { menu: string; item: string; yes: string }) => {
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('menuitem', { name: words.item }).click()
  await page.getByRole('button', { name: words.yes }).click()
}
const chinese = { menu: '系统管理员', item: '退出登录', yes: '确定' }

describe('the log-in page', () => {
  it('is where everybody begins who is not logged in [S2.01] [S2.02]', async () => {
    const page = await shell.open()
    await isAt(page, '/login')
    await heading(page, '欢迎登录').waitFor()
    expect(await page.title()).toBe('登录 - Admin')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
    expect(await page.getByRole('checkbox', { name: '记住我' }).isChecked()).toBe(true)
  })

  it('says in English what is missing, where it is missing [S5.01]', async () => {
    const page = await shell.open('/login', { language: 'en-us' })
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Please input your username!').waitFor()
    await page.getByText('Please input your password!').waitFor()
    await page.getByText('Please input captcha!').waitFor()
    expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Username').fill('a')
    expect(await page.getByText('Please input your username!').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('username')
  })

  it('changes the language for good [S2.06] [S9.01]', async () => {
    const page = await shell.open('/login')
    await page.getByRole('button', { name: 'English' }).click()
    await heading(page, 'Welcome').waitFor()
    await page.reload()
    await heading(page, 'Welcome').waitFor()
    expect(
      await page.evaluate(() => [localStorage.getItem('fenxiao_lang'), document.documentElement.lang]),
    ).toEqual(['en-us', 'en-US'])
  })

  it('shows another captcha on a click and after a failure, and says what failed [S2.02] [S8.04]', async () => {
    const page = await shell.open('/login', { language: 'en-us' })
    const picture = page.locator('img[src*="captcha/image"]')
    const first = await picture.getAttribute('src')
    await page.getByRole('button', { name: /Captcha image/ }).click()
    await page.locator(`img[src*="captcha/image"]:not([src="${first}"])`).waitFor()
    const second = await picture.getAttribute('src')
    await shell.logIn(page, 'admin', 'not the password')
    const alert = page.getByRole('alert')
    await alert.getByText('Login failed, please try again!').waitFor()
    expect(await alert.textContent()).toContain('Wrong username or password')
    await page.locator(`img[src*="captcha/image"]:not([src="${second}"])`).waitFor()
    expect(await page.getByLabel('Captcha', { exact: true }).inputValue()).toBe('')
  })

  it('shows the password on demand and warns of Caps Lock', async () => {
    const page = await shell.open('/login')
    const password = page.locator('input[name=password]')
    await password.fill('geheim')
    await page.getByRole('button', { name: '显示密码' }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
    await page.getByText('大写锁定已打开').waitFor()
  })

  it('fits a phone', async () => {
    const page = await shell.open('/login', { viewport: { width: 375, height: 740 } })
    await heading(page, '欢迎登录').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  })
})

describe('a log-in', () => {
  it('stores who is logged in and goes to the first page [S3.14] [S4.01] [S4.02] [S2.42]', async () => {
    const page = await shell.open()
    await shell.logIn(page)
    await isAt(page, '/home')
    await page.getByText('登录成功！').waitFor()
    await page.getByRole('heading', { level: 2, name: /系统管理员/ }).waitFor()
    expect(await page.title()).toBe('首页 - Admin')
    const keys = await keysIn(page)
    for (const key of ['is_login', 'token', 'user_info', 'permission'])
      expect(keys).toContain(`fenxiao_${key}`)
  })

  it('goes back to the address that was asked for [S2.41]', async () => {
    const page = await shell.open('/role?page=1')
    await page.waitForURL(/#\/login\?redirect=%2Frole%3Fpage%3D1$/)
    await shell.logIn(page)
    await page.waitForURL((url) => url.hash.startsWith('#/role'))
    await heading(page, '角色').waitFor()
    expect(await page.title()).toBe('角色 - Admin')
  })

  it('does not follow an address of somebody else [S2.41]', async () => {
    const page = await shell.open('/login?redirect=%2F%2Fevil.example')
    await shell.logIn(page)
    await isAt(page, '/home')
  })

  it('is not offered twice [S2.01]', async () => {
    const page = await shell.open()
    await shell.logIn(page)
    await isAt(page, '/home')
    await page.evaluate(() => void (location.hash = '/login?redirect=%2Frole'))
    await isAt(page, '/role')
  })
})

describe('the way out', () => {
  it('asks first, then forgets everything but the language [S2.06] [S4.01]', async () => {
    const page = await shell.open('/role')
    await shell.logIn(page)
    await heading(page, '角色').waitFor()
    const token = await page.evaluate(() => localStorage.getItem('fenxiao_token'))
    await logOutBy(page, chinese)
    await heading(page, '欢迎登录').waitFor()
    expect(addressOf(page)).toBe('/login')
    expect(await keysIn(page)).toEqual([])
    const answer = await shell.server.app.inject({
      url: '/api/v1/current/user',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.statusCode).toBe(401)
  })

  it('is taken by every tab at once', async () => {
    const page = await shell.open()
    await shell.logIn(page)
    await isAt(page, '/home')
    const other = await page.context().newPage()
    await other.goto(page.url().replace('/home', '/role'))
    await heading(other, '角色').waitFor()
    await logOutBy(page, chinese)
    await heading(other, '欢迎登录').waitFor()
  })

  it('is taken without a toast when the session has ended, and leads back [S8.02]', async () => {
    const page = await shell.open()
    await shell.logIn(page)
    await isAt(page, '/home')
    const token = await page.evaluate(() => localStorage.getItem('fenxiao_token'))
    await shell.server.app.inject({
      method: 'POST',
      url: '/api/v1/current/logout',
      headers: { authorization: `Bearer ${token}` },
    })
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '角色' }).click()
    await page.getByText('登录已失效，请重新登录').waitFor()
    expect(await page.getByRole('alert').isVisible()).toBe(false)
    await shell.logIn(page)
    await page.waitForURL((url) => url.hash.startsWith('#/role'))
  })
})
