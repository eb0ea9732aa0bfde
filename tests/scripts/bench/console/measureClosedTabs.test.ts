import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureClosedTabs, openAndClose } from '#scripts/bench/console/consoleBench.ts'
import { openConsole } from '#scripts/bench/console/openConsole.ts'
import type { BenchConsole } from '#scripts/bench/console/openConsole.ts'
import { meetsLimit } from '#scripts/bench/measures/Measure.ts'

let opened: BenchConsole
beforeAll(async () => {
  opened = await openConsole()
})
afterAll(() => opened.close())

const say = () => undefined

it('the heap after closed tabs is within its limit, and exceeds it when each tab leaves something behind', async () => {
  const addresses = Array.from({ length: 10 }, () => '/good')
  await openAndClose(opened, [...addresses, ...addresses])
  expect(meetsLimit(await measureClosedTabs(opened, addresses, say))).toBe(true)
  await leaveBehind(opened)
  expect(meetsLimit(await measureClosedTabs(opened, addresses, say))).toBe(false)
})

/** Makes the page keep some hundred kilobytes for each address that is visited. */
function leaveBehind({ page }: BenchConsole): Promise<void> {
  return page.evaluate(() => {
    const kept: { index: number }[][] = []
    window.addEventListener('hashchange', () => {
      kept.push(Array.from({ length: 20_000 }, (_, index) => ({ index })))
    })
  })
}
