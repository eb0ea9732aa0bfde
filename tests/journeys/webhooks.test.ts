import { describe, expect, it } from 'vitest'
import { openReceiver } from '#tests/server/webhooks/receiver.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, input, row, see } from './support/screen.ts'

const journey = openJourney({ WEBHOOK_NETWORKS: '127.0.0.0/8' })

describe('a webhook in a browser', () => {
  it('is made with a secret that is shown once, and tells below it what became of each call', async () => {
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
    await goTo('/webhook')
    await see(row(page, '仓库系统'), '商品')
    await see(row(page, '仓库系统'), '正常')
  })
})
