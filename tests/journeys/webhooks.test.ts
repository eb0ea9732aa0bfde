import { describe, expect, it } from 'vitest'
import { openReceiver } from '#tests/server/webhooks/receiver.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, chooseInRow, input, row, see } from './support/screen.ts'

const journey = openJourney({ WEBHOOK_NETWORKS: '127.0.0.0/8' })

describe('a webhook', () => {
  it('is created with a secret that is shown once, and lists its deliveries, which can be repeated', async () => {
    const receiver = await openReceiver()
    const { page, goTo } = await journey.visit('/webhook/create')
    await input(page, '名称').fill('仓库系统')
    await input(page, '推送地址').fill(`${receiver.origin}/stock`)
    await page.getByRole('combobox', { name: '数据类型' }).click()
    await page.getByRole('option', { name: '商品', exact: true }).click()
    await page.keyboard.press('Escape')
    await button(page, '保存').click()
    const dialog = page.getByRole('dialog', { name: '签名密钥' })
    expect(await dialog.getByRole('textbox').inputValue()).toMatch(/^whsec_/)
    await button(dialog, '完成').click()
    await journey.server().api.post('/goods', { name: '碧螺春', price: 10, min_price: 5 })
    await receiver.waitFor('/stock', 2)
    await goTo('/webhookDelivery')
    await see(row(page, 'good.create'), '碧螺春')
    await see(row(page, 'good.create'), '成功')
    await chooseInRow(page, 'good.create', '重新推送')
    const again = page.getByRole('dialog', { name: '重新推送' })
    await see(again, /“good\.create”（碧螺春）/u)
    await button(again, '重新推送').click()
    await see(page, '推送成功（HTTP 204）')
    await expect.poll(() => row(page, '碧螺春').count()).toBe(2)
    const sent = await receiver.waitFor('/stock', 3)
    expect(sent[2]?.headers['webhook-id']).toBe(sent[1]?.headers['webhook-id'])
    receiver.answer = 410
    await page.getByRole('button', { name: 'good.create 的更多操作', exact: true }).first().click()
    await page.getByRole('menuitem', { name: '重新推送', exact: true }).click()
    await button(again, '重新推送').click()
    await see(page, '推送失败：HTTP 410')
    receiver.answer = 204
    await goTo('/webhook')
    await see(row(page, '仓库系统'), '商品')
    await see(row(page, '仓库系统'), '正常')
  })
})
