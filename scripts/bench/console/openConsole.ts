import { chromium } from 'playwright-core'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { chromiumFlags } from '../../browser/chromiumFlags.ts'
import { findOrInstallChromium } from '../../browser/findOrInstallChromium.ts'
import { startServer } from '../../prove/startServer.ts'
import type { ProvedServer } from '../../prove/startServer.ts'

/** The built console in a browser, on a server with the demonstration's records. */
export interface BenchConsole {
  server: ProvedServer
  /** The address of the served console. */
  origin: string
  browser: Browser
  page: Page
  cdp: CDPSession
  /** Goes to an address and waits until its page has loaded everything. */
  goTo(address: string): Promise<void>
  /** Closes the visible tab. */
  closeTab(): Promise<void>
  /** The bytes of the heap in use after a garbage collection. */
  heap(): Promise<number>
  /** The ids of records below an API path, at most `count`. */
  idsOf(path: string, count: number): Promise<string[]>
  close(): Promise<void>
}

const collections = 4

/** Starts the server and the browser, logged in as the administrator. */
export async function openConsole(): Promise<BenchConsole> {
  const { CHROMIUM_PATH } = await findOrInstallChromium()
  const server = await startServer({ demo: true })
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: chromiumFlags })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  await context.addInitScript((token) => {
    localStorage.setItem('fenxiao_is_login', 'true')
    localStorage.setItem('fenxiao_token', token)
  }, server.token)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(`${origin}/#/home`)
  await settle(page, '/home')
  return {
    server,
    origin,
    browser,
    page,
    cdp,
    goTo: async (address) => {
      await page.evaluate((hash) => void (window.location.hash = hash), address)
      await settle(page, address)
    },
    closeTab: () => closeTab(page),
    heap: async () => {
      for (let round = 0; round < collections; round += 1) await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize
    },
    idsOf: async (path, count) => {
      const headers = { authorization: `Bearer ${server.token}` }
      const answer = await server.app.inject({ url: `/api/v1${path}?pageSize=${count}`, headers })
      return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)
    },
    close: async () => {
      await browser.close()
      await server.stop()
    },
  }
}

async function settle(page: Page, address: string): Promise<void> {
  const [path = ''] = address.split('?')
  await page.waitForFunction((wanted) => {
    const tab = document.querySelector('[role=tab][data-path][aria-selected=true]')
    const panel = [...document.querySelectorAll('[role=tabpanel]')].find((each) => each.checkVisibility())
    const loading = panel?.querySelectorAll('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]') ?? []
    const isLoading = [...loading].some((element) => element.checkVisibility())
    return tab?.getAttribute('data-path') === wanted && panel?.textContent !== '' && !isLoading
  }, path)
}

async function closeTab(page: Page): Promise<void> {
  const tab = page.locator('[role=tab][data-path][aria-selected=true]')
  const path = await tab.getAttribute('data-path')
  await tab.press('Delete')
  await page.waitForFunction((closed) => !document.querySelector(`[role=tab][data-path="${closed}"]`), path)
}
