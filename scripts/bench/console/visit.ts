import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { rowsPerPage } from './compared.ts'
import { mainThread, quiet, throttle } from './mainThread.ts'
import { slowNetwork } from './slowNetwork.ts'

/** One of the two applications that are compared. */
export interface Application {
  origin: string
  /** Path of each list. */
  first: string
  next: string
  /** What an address says so that a list shows as many rows as are compared. */
  query: string
  /** What the browser keeps for a user who is logged in. */
  storage: Readonly<Record<string, string>>
}

/** What the user waits for, and what the main thread works meanwhile, in milliseconds. */
export interface Wait {
  time: number
  work: number
}

/** One visit, from a browser that knows nothing yet. */
export type Visit = Record<'login' | 'slow' | 'cold' | 'menu' | 'tick', Wait>

interface Window {
  page: Page
  cdp: CDPSession
}

/** Opens the log-in page, then a list from far away and from nearby, goes on to the next one by the menu, and ticks a row there. */
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
    await quiet(window.page)
    const click = `a[href="#/${next}"]`
    await lead(window.page, click, `/${next}${query}`)
    const menu = await afterClick(window, { click, row })
    await quiet(window.page)
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

/** From asking for an address until something of its page is on the screen. */
async function arrival({ page, cdp }: Window, address: string, selector: string): Promise<Wait> {
  await page.goto(address, { waitUntil: 'commit' })
  const time = await page.evaluate(async (wanted) => {
    while (!document.querySelector(wanted)?.checkVisibility()) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now()
  }, selector)
  return { time, work: await mainThread(cdp) }
}

/** Lets an entry of the console's menu lead to as many rows as are compared; react-admin's own knows from its list. */
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

/** From a click until all rows of a list are on the screen. */
async function afterClick({ page, cdp }: Window, what: { click: string; row: string }): Promise<Wait> {
  const before = await mainThread(cdp)
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
  return { time, work: (await mainThread(cdp)) - before }
}
