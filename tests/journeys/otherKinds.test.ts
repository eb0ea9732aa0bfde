import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { secretMask } from '#shared/secretMask.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, see, seeHeading, seeNothingOf } from './support/screen.ts'

const journey = openJourney()

async function storedSecret(): Promise<string | undefined> {
  const { database } = journey.server()
  const row = await database.row<{ secret: string }>(
    sql`SELECT mp_app_secret::text AS secret FROM we_chat_config`,
  )
  return row?.secret
}

describe('a single record', () => {
  it('shows a stored secret as a mask, and keeps it when the input is untouched or emptied [S3.11] [S7.09]', async () => {
    const { page } = await journey.visit('/weChatConfig')
    await seeHeading(page, '微信配置')
    const secret = page.getByLabel('公众号 AppSecret', { exact: true })
    await input(page, '公众号 AppID').fill('wx1')
    await secret.fill('a secret of mine')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await expect.poll(() => secret.inputValue()).toBe(secretMask)
    const stored = await storedSecret()
    expect(stored).toEqual(expect.any(String))
    expect(stored).not.toContain('a secret of mine')

    await page.reload()
    await expect.poll(() => secret.inputValue()).toBe(secretMask)
    expect(await page.content()).not.toContain('a secret of mine')
    await input(page, '公众号 AppID').fill('wx2')
    await button(page, '更换 公众号 AppSecret').click()
    expect(await secret.inputValue()).toBe('')
    await button(page, '保存').click()
    await see(page, '保存成功')
    await expect.poll(() => secret.inputValue()).toBe(secretMask)
    expect(await storedSecret()).toBe(stored)
    expect(dataOf(await journey.server().api.get('/weChat/config'))).toMatchObject({ mp_appid: 'wx2' })

    await button(page, '更换 公众号 AppSecret').click()
    await secret.fill('another secret')
    await button(page, '保存').click()
    await expect.poll(() => storedSecret()).not.toBe(stored)
  })

  it('keeps what was typed when it cannot be loaded again [S8.02]', async () => {
    const { page, provoke } = await journey.visit('/weChatConfig')
    const id = input(page, '公众号 AppID')
    await id.fill('half typed')
    const path = '**/api/v1/weChat/config'
    provoke('net::ERR_CONNECTION_RESET GET /weChat/config')
    const isRefused = page.waitForEvent('requestfailed')
    await page.route(path, (route) => route.abort('connectionreset'))
    // Only the browser's events: without a network, all other calls would fail too.
    await page.evaluate(() => {
      for (const change of ['offline', 'online']) window.dispatchEvent(new Event(change))
    })
    await isRefused
    await expect.poll(() => id.inputValue()).toBe('half typed')
    await button(page, '保存').waitFor()
  })
})

it('records of append-only logs can only be read [S3.06] [S3.10]', async () => {
  const { page, goTo } = await journey.visit('/home')
  for (const [entity, path, title] of [
    ['logger', '/loggers', '系统日志'],
    ['distributionLog', '/distributions/logs', '分销记录'],
  ] as const) {
    const [first] = dataOf(await journey.server().api.get<JsonObject[]>(path))
    await goTo(`/${entity}`)
    await seeHeading(page, title)
    const shown = page.getByRole('tabpanel')
    await see(shown, /^共 [\d,]+ 条/)
    for (const word of [/^新建/, /^编辑/, /更多操作$/]) {
      expect(await shown.getByRole('link', { name: word }).count()).toBe(0)
      expect(await shown.getByRole('button', { name: word }).count()).toBe(0)
    }
    expect(await shown.getByRole('checkbox').count()).toBe(0)
    await goTo(`/${entity}/${textOf(first?.['id'])}/show`)
    await seeHeading(page, `${title}详情`)
    await page.locator('dd').filter({ visible: true }).first().waitFor()
    await seeNothingOf(shown, '保存')
    expect(await button(shown, '删除').count()).toBe(0)
  }
})
