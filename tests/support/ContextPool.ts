import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A browser context and its one window. */
interface Taken {
  context: BrowserContext
  page: Page
  looks: BrowserContextOptions
}

/** The events that tests listen to. */
const events = ['console', 'dialog', 'pageerror', 'request', 'requestfailed', 'response']

/**
 * Browser contexts and their windows, which later tests use again. They keep only the file cache with everything loaded before,
 * and storages, which each visit empties. A process that has run the console once needs two thirds of the work to run it again.
 */
export class ContextPool {
  readonly #browser: Browser
  readonly #idle = new Map<string, Taken[]>()
  readonly #taken: Taken[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A blank window; one that is used `once` is not reused but closed by `giveBack`. */
  async take(looks: BrowserContextOptions, once: boolean): Promise<Omit<Taken, 'looks'>> {
    const idle = once ? undefined : this.#idle.get(JSON.stringify(looks))?.pop()
    if (idle) {
      this.#taken.push(idle)
      return idle
    }
    const context = await this.#browser.newContext(looks)
    const taken = { context, page: await context.newPage(), looks }
    // A service worker would outlive the test.
    if (!once && looks.serviceWorkers === 'block') this.#taken.push(taken)
    return taken
  }

  async giveBack(): Promise<void> {
    const taken = this.#taken.splice(0)
    const kept = new Set([...taken, ...[...this.#idle.values()].flat()].map(({ context }) => context))
    const others = this.#browser.contexts().filter((context) => !kept.has(context))
    await Promise.all(others.map((context) => context.close()))
    for (const each of taken) {
      if (each.page.isClosed()) {
        await each.context.close()
        continue
      }
      await clear(each)
      const looks = JSON.stringify(each.looks)
      this.#idle.set(looks, [...(this.#idle.get(looks) ?? []), each])
    }
  }
}

/** Resets a window. Scripts and clocks that a test put into it would stay. */
async function clear({ context, page, looks }: Taken): Promise<void> {
  for (const event of events) page.removeAllListeners(event)
  const further = context.pages().filter((each) => each !== page)
  await Promise.all(further.map((each) => each.close()))
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  await page.mouse.move(-1, -1)
  const { colorScheme = 'light', reducedMotion = 'no-preference', viewport } = looks
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none' })
  if (viewport) await page.setViewportSize(viewport)
  const developer = await context.newCDPSession(page)
  await developer.send('Page.resetNavigationHistory')
  await developer.detach()
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
}
