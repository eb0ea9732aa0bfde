import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { pacedPages } from '#server/crud/export/pacedPages.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'

const pageMs = 20
const pages: readonly (readonly JsonObject[])[] = [
  [{ name: 'Tea' }, { name: 'Cup' }],
  [{ name: 'Pot' }],
  [{ name: 'Can' }],
]

/** An export with slow pages, during each of which this many reads begin. */
function exportBeside(readsOfPage: number) {
  const reads = { begun: 1000 }
  const written: number[] = []
  async function* slowPages() {
    for (const page of pages) {
      const until = performance.now() + pageMs
      while (performance.now() < until);
      reads.begun += readsOfPage
      yield await Promise.resolve(page)
    }
  }
  return { paced: pacedPages(slowPages(), { reads, onRows: (rows) => written.push(rows) }), written }
}

/** Whether each page after the first comes before the process does anything else. */
async function comeAtOnce(paced: ReturnType<typeof exportBeside>['paced']): Promise<boolean[]> {
  await paced.next()
  const found: boolean[] = []
  for (const page of pages.slice(1)) {
    const next = paced.next()
    found.push((await Promise.race([next, turn('others')])) !== 'others')
    expect(await next).toEqual({ done: false, value: page })
  }
  return found
}

it('an export reads its pages without a pause while others read no more than it does', async () => {
  const { paced, written } = exportBeside(10)
  expect(await comeAtOnce(paced)).toEqual([true, true])
  expect(await paced.next()).toEqual({ done: true, value: undefined })
  expect(written).toEqual([2, 1, 1])
})

it('an export pauses for longer than a page took while others read more than it does', async () => {
  const { paced } = exportBeside(11)
  const began = performance.now()
  expect(await comeAtOnce(paced)).toEqual([false, false])
  // Three pages, and two rests between them.
  expect(performance.now() - began).toBeGreaterThan(3 * pageMs + 2 * 3 * pageMs)
  await paced.return(undefined)
})
