import { describe, expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { button, choose, input, see, seeNothingOf } from '#tests/journeys/support/screen.ts'

// everything.test.ts runs this in a copy of the project with the example as an entity.
const journey = openJourney({}, 'embedded')

describe('the example that is looked at by days, in a browser', () => {
  it('no longer says that a room is taken at that time once another one is chosen [S5.13]', async () => {
    const period = { starts_at: '2031-05-05T01:00:00.000Z', ends_at: '2031-05-05T02:00:00.000Z' }
    dataOf(await journey.server().api.post('/bookings', { title: '早会', room: 'east', ...period }))
    const { page, provoke } = await journey.visit('/booking/create')
    provoke('409 POST /bookings')
    await input(page, '主题').fill('晨会')
    await choose(page, '会议室', '东厅')
    await input(page, '开始时间').fill('2031-05-05 09:30:00')
    await input(page, '结束时间').fill('2031-05-05 10:30:00')
    await button(page, '保存').click()
    await see(page, '该会议室在此时段已被预订')
    await choose(page, '会议室', '西厅')
    await seeNothingOf(page, '该会议室在此时段已被预订')
    expect(await input(page, '开始时间').getAttribute('aria-invalid')).toBe('false')
  })

  it('makes a record on the day that was pressed, and shows it on each of its days', async () => {
    const { page } = await journey.visit('/booking')
    await button(page, '日历').click()
    const cell = page
      .getByRole('cell')
      .filter({ has: page.locator('time[datetime$="-15"]') })
      .first()
    const day = (await cell.locator('time').getAttribute('datetime')) ?? ''
    await cell.hover()
    await cell.getByRole('link', { name: /^新建/u }).click()
    await expect.poll(() => input(page, '开始时间').inputValue()).toBe(`${day} 09:00:00`)
    await input(page, '主题').fill('两天的会')
    await choose(page, '会议室', '东厅')
    await input(page, '结束时间').fill(`${day.slice(0, -2)}16 12:00:00`)
    await button(page, '保存').click()
    await see(page, '保存成功')
    await page.getByRole('cell').filter({ hasText: '09:00两天的会' }).waitFor()
    const days = page.getByRole('cell').filter({ hasText: '两天的会' }).locator('time')
    expect(await days.evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))).toEqual([
      day,
      `${day.slice(0, -2)}16`,
    ])
  })
})
