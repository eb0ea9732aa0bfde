import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

/**
 * The browser's profiles, used again by later tests with nothing of the earlier ones but the cache of files, where
 * what was loaded once is, and `localStorage`, which each window fills anew.
 */
export class ContextPool {
  readonly #browser: Browser
  readonly #idle = new Map<string, BrowserContext[]>()
  readonly #taken: { context: BrowserContext; looks: string }[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const looks = JSON.stringify(options)
    const context = this.#idle.get(looks)?.pop() ?? (await this.#browser.newContext(options))
    // A service worker would outlive the test.
    if (options.serviceWorkers === 'block') this.#taken.push({ context, looks })
    return context
  }

  async giveBack(): Promise<void> {
    const taken = this.#taken.splice(0)
    const kept = new Set(taken.map(({ context }) => context))
    const idle = new Set([...this.#idle.values()].flat())
    const others = this.#browser.contexts().filter((context) => !kept.has(context) && !idle.has(context))
    await Promise.all(others.map((context) => context.close()))
    for (const { context, looks } of taken) {
      await Promise.all(context.pages().map((page) => page.close()))
      await context.setOffline(false)
      await context.clearCookies()
      this.#idle.set(looks, [...(this.#idle.get(looks) ?? []), context])
    }
  }
}
