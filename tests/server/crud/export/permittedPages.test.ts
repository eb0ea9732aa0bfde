import { expect, it } from 'vitest'
import { permittedPages } from '#server/crud/export/permittedPages.ts'

async function* threePages() {
  yield [{ name: 'Tea' }]
  yield [{ name: 'Cup' }]
  yield [{ name: 'Pot' }]
}

it('an export stops when its reader is no longer permitted to have it [S3.04]', async () => {
  const answers = [true, false]
  const mayContinue = async () => answers.shift() ?? true
  const pages = permittedPages(threePages(), { mayContinue, askEveryMs: 0 })
  expect(await pages.next()).toMatchObject({ value: [{ name: 'Tea' }] })
  await expect(pages.next()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await pages.next()).toMatchObject({ done: true })
})

it('an export checks permission from time to time, not at each page', async () => {
  const mayContinue = () => Promise.reject(new Error('was asked'))
  const pages = permittedPages(threePages(), { mayContinue, askEveryMs: 60_000 })
  let count = 0
  for await (const page of pages) count += page.length
  expect(count).toBe(3)
})
