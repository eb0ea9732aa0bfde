import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { rowsPerPage } from './comparedResources.ts'
import { mainThreadMs, waitUntilIdle, throttle } from './mainThreadMs.ts'
import { slowNetwork } from './slowNetwork.ts'

/** One of the two compared applications. */
export interface Application {
  origin: string
  /** The paths of the lists. */
  first: string
  next: string
  /** The query with which a list shows the compared number of rows. */
  query: string
  /** The browser's storage of a logged-in user. */
  storage: Readonly<Record<string, string>>
}

/** The time that the user waits and the work of the main thread in it, in milliseconds. */
export interface Wait {
  time: number
  work: number
}

/** The waits of one visit with an empty browser. */
export type Visit = Record<'login' | 'slow' | 'cold' | 'menu' | 'tick', Wait>

interface Window {
  page: Page
  cdp: CDPSession
}

/** Opens the log-in page, then a list over a slow and a fast network, goes to the next list by the menu, and ticks a row. */
export async function visit(browser: Browser, application: Application): Promise<Visit> {
  const login = await inWindow(browser, {}, async (window) =>
    arrival(window, `${application.origin}/#/login`, 'input[name=username]'),
  )
  const { origin, first, next, query } = application
  const list = `${origin}/#/${first}${query}`
  const slow = await inWindow(browser, application.storage, async (window) => {
    await slowNetwork(window.cdp)
    return arrival(window, list, 'tbody tr')
  })
  const rest = await inWindow(browser, application.storage, async (window) => {
    const row = `tbody tr:has(a[href^="#/${next}/"])`
    const cold = await arrival(window, list, 'tbody tr')
    await lastRow(window, 'tbody tr')
    await waitUntilIdle(window.page)
    const click = `a[href="#/${next}"]`
    await lead(window.page, click, `/${next}${query}`)
    const menu = await afterClick(window, { click, row })
    await waitUntilIdle(window.page)
    const tick = await afterClick(window, { click: `${row} input[type=checkbox]`, row })
    return { cold, menu, tick }
  })
  return { login, slow, ...rest }
}

async function inWindow<Result>(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  act: (window: Window) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  try {
    await remember(context, storage)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await throttle(cdp)
    return await act({ page, cdp })
  } finally {
    await context.close()
  }
}

async function remember(context: BrowserContext, storage: Readonly<Record<string, string>>): Promise<void> {
  await context.addInitScript((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value)
  }, Object.entries(storage))
}

/** Measures from the request of an address until an element of its page is visible. */
async function arrival({ page, cdp }: Window, address: string, selector: string): Promise<Wait> {
  await page.goto(address, { waitUntil: 'commit' })
  const time = await page.evaluate(async (wanted) => {
    while (!document.querySelector(wanted)?.checkVisibility()) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now()
  }, selector)
  return { time, work: await mainThreadMs(cdp) }
}

/** Lets a menu entry of the console lead to the compared number of rows; react-admin gets it from its list. */
function lead(page: Page, link: string, address: string): Promise<void> {
  return page
    .locator(link)
    .first()
    .evaluate((element, to) => element.setAttribute('data-to', to), address)
}

function lastRow({ page }: Window, row: string): Promise<unknown> {
  return page.waitForFunction(({ wanted, count }) => document.querySelectorAll(wanted).length >= count, {
    wanted: row,
    count: rowsPerPage,
  })
}

/** Measures from a click until all rows of a list are visible. */
async function afterClick({ page, cdp }: Window, what: { click: string; row: string }): Promise<Wait> {
  const before = await mainThreadMs(cdp)
  const time = await page.evaluate(
    async ({ click, row, count }) => {
      const start = performance.now()
      document.querySelector<HTMLElement>(click)?.click()
      while (!document.querySelectorAll(row)[count - 1]?.checkVisibility())
        await new Promise(requestAnimationFrame)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    },
    { ...what, count: rowsPerPage },
  )
  return { time, work: (await mainThreadMs(cdp)) - before }
}
