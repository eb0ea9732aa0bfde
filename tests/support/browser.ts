import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { chromiumFlags } from '#scripts/browser/chromiumFlags.ts'
import { findChromium } from '#scripts/browser/findChromium.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import { ContextPool } from './ContextPool.ts'
import { PageWatch } from './PageWatch.ts'
import type { BrowserStorage } from './consoleServer.ts'

/** A browser window with a user at the console. */
export interface Visitor {
  page: Page
  context: BrowserContext
  /** Opens an address within the console, like a link. */
  goTo: (address: string) => Promise<void>
  /** Announces a refusal that the test causes, such as `409 PUT /goods/`. */
  provoke: (refusal: string) => void
  /** Announces a refusal that the test may cause, depending on timing. */
  tolerate: (refusal: string) => void
}

interface Opened {
  looks: BrowserContextOptions
  kept: BrowserStorage
  /** Whether the window is closed after the test. */
  once: boolean
}

/** One Chromium and its open windows. */
export interface TestBrowser {
  /** Opens a window with these settings and with only these stored values from earlier visits. */
  open(address: string, opened: Opened): Promise<Visitor>
  /** Closes every window; returns the faults in them, and saves pictures if there were any. */
  closeWindows(test: { name: string; failed: boolean }): Promise<string[]>
  close(): Promise<void>
}

const pictures = join(projectRoot, '.cache', 'journeys')
const usual: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  timezoneId: 'Asia/Shanghai',
  // Tests would have to wait for animations.
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
}

/** Starts a Chromium. */
export async function startBrowser(): Promise<TestBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  const contexts = new ContextPool(browser)
  const windows: { page: Page; watch: PageWatch }[] = []
  const closeWindows: TestBrowser['closeWindows'] = async ({ name, failed }) => {
    const opened = windows.splice(0)
    const complaints = opened.flatMap(({ watch }) => watch.complaints())
    if (failed || complaints.length > 0) await takePictures(name, opened)
    await contexts.giveBack()
    return complaints
  }
  return {
    open: async (address, { looks, kept, once }) => {
      const { watch, ...visitor } = watched(await contexts.take({ ...usual, ...looks }, once))
      windows.push({ page: visitor.page, watch })
      await goWith(kept, visitor.page, address)
      return visitor
    },
    closeWindows,
    close: () => browser.close(),
  }
}

function chromiumPath(): string {
  const path = findChromium()
  if (!path) throw new Error('No Chromium found: run `npm test`, which installs one, or set CHROMIUM_PATH')
  return path
}

function watched({ context, page }: Pick<Visitor, 'context' | 'page'>): Visitor & { watch: PageWatch } {
  context.setDefaultTimeout(60_000)
  const watch = new PageWatch(page)
  return {
    page,
    context,
    watch,
    goTo: (address) => page.evaluate((hash) => void (window.location.hash = hash), address),
    provoke: (refusal) => watch.provoke(refusal),
    tolerate: (refusal) => watch.tolerate(refusal),
  }
}

/** Opens an address with stored values. Playwright's `storageState` would load a page in a further window each time. */
async function goWith(kept: BrowserStorage, page: Page, address: string): Promise<void> {
  const keeping = await page.addInitScript((given) => {
    if (window !== window.top) return
    sessionStorage.clear()
    localStorage.clear()
    for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value)
  }, kept)
  await page.goto(address)
  await keeping.dispose()
}

async function takePictures(name: string, windows: readonly { page: Page }[]): Promise<void> {
  await mkdir(pictures, { recursive: true })
  const file = name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80)
  for (const [index, { page }] of windows.entries()) {
    // One after the other, so that a window that hangs does not prevent pictures of the others.
    await page.screenshot({ path: join(pictures, `${file}-${index + 1}.png`), timeout: 5000 }).catch(() => {})
  }
}
