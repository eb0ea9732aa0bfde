import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from '#tests/support/ApiClient.ts'
import { idOf } from '#tests/support/idOf.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import { phone } from '#tests/journeys/support/Looks.ts'
import { button, see } from '#tests/journeys/support/screen.ts'

// everything.test.ts runs this in a copy of the project with the example as an entity.
const journey = openJourney({}, 'embedded')

/** The lines of the CSV download. */
async function exported(page: Page): Promise<string[]> {
  await button(page, '导出').click()
  const chosen = page.getByRole('menuitem', { name: 'CSV (.csv)', exact: true })
  const [download] = await Promise.all([page.waitForEvent('download'), chosen.click()])
  const text = await readFile(await download.path(), 'utf8')
  return text.replace('\uFEFF', '').trim().split(/\r?\n/u)
}

describe('the example that is a tree, in a browser', () => {
  beforeAll(async () => {
    const { api } = journey.server()
    const hall = idOf(dataOf(await api.post('/storage-places', { name: 'Hall', capacity: 900 })))
    const shelf = { name: 'Shelf', parent_id: hall, barcode: 'B-0815', capacity: 40 }
    dataOf(await api.post('/storage-places', shelf))
    dataOf(await api.post('/storage-places', { name: 'Yard', barcode: 'B-4711' }))
  })

  it('finds a line by each text that it shows, and exports what it found with what is above', async () => {
    const { page } = await journey.visit('/storagePlace')
    await see(page, 'Yard')
    expect(await exported(page)).toEqual(
      expect.arrayContaining(['名称,容量,条码,上级库位', 'Shelf,40,B-0815,Hall', 'Yard,,B-4711,']),
    )
    await page.getByRole('searchbox').fill('0815')
    await page.getByText('Yard').waitFor({ state: 'detached' })
    await see(page, 'Hall')
    expect(await exported(page)).toEqual(['名称,容量,条码,上级库位', 'Shelf,40,B-0815,Hall'])
    await page.getByRole('searchbox').fill('')
    await page.getByLabel('容量（起）').fill('100')
    await page.getByText('Shelf').waitFor({ state: 'detached' })
    expect(await exported(page)).toEqual(['名称,容量,条码,上级库位', 'Hall,900,,'])
  })

  it('takes the lines of a file in, below those that are there', async () => {
    const { page } = await journey.visit('/storagePlace', { viewport: phone })
    await button(page, '导入').click()
    const file = {
      name: 'places.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('名称,上级库位\nBox,Shelf\n'),
    }
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
    await button(page, '导入 1 条').click()
    const line = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Box', exact: true }) })
    await line.waitFor()
    expect(await line.getAttribute('aria-level')).toBe('3')
  })
})
