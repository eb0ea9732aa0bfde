import { describe, expect, it } from 'vitest'
import { sql } from '#server/database/sql.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { adminPassword } from '#tests/support/testServer.ts'
import { phone, wide } from './support/Looks.ts'
import { accessibilityFaults } from './support/accessibility.ts'
import { button, row, see, seeHeading } from './support/screen.ts'

const journey = openJourney({ LOGIN_PER_ACCOUNT: '1000' })

describe('the sessions of all users', () => {
  it('are listed, searched and ended one by one, which takes effect at once', async () => {
    const server = journey.server()
    const other = await server.logIn()
    await server.database.run(sql`UPDATE session SET address = '203.0.113.7'
      WHERE id = (SELECT id FROM session ORDER BY id DESC LIMIT 1)`)
    const made = await server.app.inject({
      method: 'POST',
      url: '/api/v1/current/api-keys',
      headers: { authorization: `Bearer ${other}` },
      payload: { name: '库存同步', read_only: true, days: 30, password: adminPassword },
    })
    expect(made.statusCode).toBe(200)
    const { page: theirs, provoke } = await journey.visit('/good', { token: other })
    await seeHeading(theirs, '商品')

    const { page, goTo } = await journey.visit('/dashboard/sessions')
    await seeHeading(page, '登录会话')
    await row(page, '库存同步').getByText('从未使用').waitFor()
    await page.getByLabel('姓名、用户名、IP 地址或密钥名称').fill('库存')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('tbody').getByRole('row').count()).toBe(1)
    await row(page, '库存同步').getByText('只读').waitFor()
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])
    await button(page, '强制下线 系统管理员：库存同步').click()
    const question = page.getByRole('dialog', { name: '强制下线' })
    await see(question, '将被删除，使用它的程序立即无法访问')
    expect(await accessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: '强制下线' }).click()
    await see(page, '已下线')
    await see(page, '没有符合条件的会话')
    expect(page.url()).toContain('q=')

    await button(page, '清空').click()
    await button(page, '登录').click()
    await row(page, '当前').waitFor()
    expect(await row(page, '当前').getByRole('button').count()).toBe(0)
    provoke('401')
    await row(page, '203.0.113.7').getByRole('button', { name: '强制下线' }).click()
    await question.getByRole('button', { name: '强制下线' }).click()
    await row(page, '203.0.113.7').waitFor({ state: 'hidden' })
    // The other person's window learns of it without a click.
    await theirs.locator('input[name=username]').waitFor()

    await page.setViewportSize(phone)
    await see(page, 'IP 地址')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([])

    await page.setViewportSize(wide)
    await row(page, '当前').getByRole('link', { name: '系统管理员 (admin)' }).click()
    const panel = page.getByRole('region', { name: '登录会话' })
    await row(page, '当前').and(panel.getByRole('row')).waitFor()
    expect(await panel.getByRole('columnheader').allInnerTexts()).not.toContain('用户')

    // A page beyond the last becomes the last one, and a list in another tab keeps its own page.
    const { page: later } = await journey.visit('/dashboard/sessions?page=9')
    await row(later, '当前').waitFor()
    await goTo('/logger?page=3&perPage=10')
    await seeHeading(page, '系统日志')
    await expect.poll(() => page.getByRole('row').filter({ visible: true }).count()).toBeGreaterThan(1)
    expect(page.url()).toContain('page=3')
  })
})
