import type { Page } from 'playwright-core'
import { buildAll } from '../../steps/buildAll.ts'
import type { Bench, Measure } from '../measures/Measure.ts'
import { medianOf } from '../measures/medianOf.ts'
import { compareWithBare } from './compareWithBare.ts'
import { mainThreadMs, waitUntilIdle, throttle } from './mainThreadMs.ts'
import { openConsole } from './openConsole.ts'
import type { BenchConsole } from './openConsole.ts'

const megabyte = 1_000_000
const openAndClosed = 200
const keptOpen = 20
const switches = 9

/** Measures the memory of open and closed tabs and the time to return to one, and compares the console with plain react-admin. */
export const consoleBench: Bench = async ({ say }) => {
  await buildAll()
  const opened = await openConsole()
  try {
    const addresses = await addressesIn(opened)
    // Code that runs often is compiled on the way, and its memory grows during the first runs; after as many tabs as are counted
    // it no longer grows. A leak of closed tabs would still show with each counted tab.
    say(`  opening and closing ${openAndClosed} tabs first`)
    await openAndClose(opened, addresses)
    const closed = await measureClosedTabs(opened, addresses, say)
    const tabs = [closed, await measureOpenTabs(opened, addresses), ...(await measureSwitch(opened))]
    return [...tabs, ...(await compareWithBare(opened, say))]
  } finally {
    await opened.close()
  }
}

const kinds = 8

/** The addresses of pages of several kinds in turn, each once. */
async function addressesIn(opened: BenchConsole): Promise<string[]> {
  const [goods, orders, users] = await Promise.all([
    opened.idsOf('/goods', 20),
    opened.idsOf('/orders', 60),
    opened.idsOf('/users', 20),
  ])
  const ofKind = [
    goods.map((id) => `/good/${id}`),
    orders.map((id) => `/order/${id}/show`),
    ['/order'],
    users.map((id) => `/user/${id}/show`),
    ['/good'],
    orders.map((id) => `/order/${id}`),
    ['/menu'],
    ['/good/create'],
  ]
  return Array.from({ length: openAndClosed }, (_, index) => {
    const some = ofKind[index % kinds] ?? []
    return some[Math.floor(index / kinds) % some.length] ?? '/good'
  })
}

/** Opens each address in its own tab and closes it again. */
export async function openAndClose(opened: BenchConsole, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await opened.goTo(address)
    await opened.closeTab()
  }
}

/** Measures the memory that opened and closed tabs leave behind. */
export async function measureClosedTabs(
  opened: BenchConsole,
  addresses: readonly string[],
  say: (line: string) => void,
): Promise<Measure> {
  const before = await opened.heap()
  say(`  opening and closing ${addresses.length} tabs`)
  await openAndClose(opened, addresses)
  const after = await opened.heap()
  return {
    name: `heap after ${addresses.length} tabs were opened and closed, of the heap before`,
    value: after / before,
    unit: 'x',
    limit: { atMost: 1.1 },
    detail: `${inMegabytes(before)} before, ${inMegabytes(after)} after`,
  }
}

async function measureOpenTabs(opened: BenchConsole, addresses: readonly string[]): Promise<Measure> {
  const before = await opened.heap()
  const distinct = [...new Set(addresses)].slice(0, keptOpen - 1)
  for (const address of distinct) await opened.goTo(address)
  const after = await opened.heap()
  for (const _ of distinct) await opened.closeTab()
  return {
    name: `heap of ${keptOpen} open tabs over that of one`,
    value: (after - before) / megabyte,
    unit: 'MB',
    limit: { atMost: 40 },
    detail: `${inMegabytes(before)} with one, ${inMegabytes(after)} with ${keptOpen}`,
  }
}

async function measureSwitch(opened: BenchConsole): Promise<Measure[]> {
  const { page, cdp } = opened
  await opened.goTo('/order?page=1&perPage=50')
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length >= 50)
  await opened.goTo('/home')
  await throttle(cdp)
  const painted: number[] = []
  const worked: number[] = []
  for (let round = 0; round < switches; round += 1) {
    await waitUntilIdle(page)
    const before = await mainThreadMs(cdp)
    painted.push(await clickThrough(page))
    await page.waitForFunction(() => window.location.hash.startsWith('#/order'))
    await waitUntilIdle(page)
    worked.push((await mainThreadMs(cdp)) - before)
    await opened.goTo('/home')
  }
  return [
    timesOf('until an open list of 50 rows is painted again, at a quarter of the speed', painted, {
      atMost: 100,
    }),
    timesOf('main-thread time of that and all that follows', worked),
  ]
}

function timesOf(name: string, times: readonly number[], limit?: Measure['limit']): Measure {
  const detail = times.map((time) => time.toFixed(0)).join(' ')
  return { name, value: medianOf(times), unit: 'ms', ...(limit ? { limit } : {}), detail }
}

/** Milliseconds from the click until the frame with the rows is painted; reactivating the page comes after that. */
function clickThrough(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const row = document.querySelector('[role=tabpanel] tbody tr')
    const { port1, port2 } = new MessageChannel()
    const frame = new Promise((resolve) => {
      port2.addEventListener('message', resolve)
      port2.start()
    })
    // Checks before the page does in each frame, so its message arrives before the page's later work.
    const visible = (async () => {
      do await new Promise(requestAnimationFrame)
      while (!row?.checkVisibility())
      port1.postMessage('')
    })()
    const start = performance.now()
    document.querySelector<HTMLElement>('[role=tab][data-path="/order"]')?.click()
    await visible
    await frame
    return performance.now() - start
  })
}

function inMegabytes(bytes: number): string {
  return `${(bytes / megabyte).toFixed(1)} MB`
}
