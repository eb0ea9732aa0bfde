import { afterAll, expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { startStandIn } from '#tests/server/business/weChat/standIn.ts'
import { merchant } from '#tests/server/business/weChat/weChatPay.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { button, see } from './support/screen.ts'

const { mp_appid: appId, mp_app_secret: secret } = merchant
const codes = new Map([['a code', 'an open id']])
const weChat = await startStandIn({ appId, secret, codes })
const journey = openJourney({ WECHAT_API: weChat.base })
afterAll(() => weChat.close())

it('a WeChat account is linked in WeChat’s own browser, and unlinked after a question [S7.08]', async () => {
  dataOf(await journey.server().api.put('/weChat/config', { mp_appid: appId, mp_app_secret: secret }))
  const { page, provoke } = await journey.visit('/setting/binding', { once: true })
  await see(page, '未绑定。请在微信中打开本页面进行绑定')
  expect(await button(page, '绑定').count()).toBe(0)

  const asked: URL[] = []
  // WeChat's page asks the person nothing for this scope and returns at once.
  await page.route('https://open.weixin.qq.com/**', (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    const back = new URL(url.searchParams.get('redirect_uri') ?? '')
    back.searchParams.set('code', 'a code')
    back.searchParams.set('state', url.searchParams.get('state') ?? '')
    return route.fulfill({ status: 302, headers: { location: back.href } })
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 MicroMessenger/8.0' })
  })
  await page.reload()
  await button(page, '绑定').click()
  const dialog = page.getByRole('dialog', { name: '绑定微信' })
  await see(dialog, '请输入您的密码进行确认')
  await dialog.locator('input[name="password"]').fill('not the password')
  provoke('400 PUT /current/weChat')
  await button(dialog, '绑定').click()
  await see(dialog, '密码错误')
  await dialog.locator('input[name="password"]').fill(adminPassword)
  await button(dialog, '绑定').click()
  await see(page, '微信已绑定')
  await see(page, /^绑定于 \d{4}-/)
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    appid: appId,
    scope: 'snsapi_base',
    response_type: 'code',
  })
  expect(new URL(page.url()).search).toBe('')
  expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])

  await button(page, '解除绑定').click()
  await see(page.getByRole('dialog'), '解除绑定后，将不能再用微信登录此账号')
  await button(page.getByRole('dialog'), '解除绑定').click()
  await see(page, '微信已解除绑定')
  await button(page, '绑定').waitFor()
})

it('a WeChat code that this browser did not request links nothing [S7.08]', async () => {
  const { page } = await journey.visit('/home')
  codes.set('stolen', 'the open id of a thief')
  await page.goto(`${journey.server().origin}/?code=stolen&state=guessed#/setting/binding`)
  await see(page, /^未绑定/)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(codes.has('stolen')).toBe(true)
})
