import type { Page, Request, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { resources } from '#generated/resources/resources.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import type { Visitor } from '#tests/support/browser.ts'
import { see } from './screen.ts'

const journey = openJourney()

const kilobyte = 1000
const loginBudget = 20 * kilobyte
const listBudget = 310 * kilobyte
/** Below it compressing is not worth a file of its own. */
const smallest = kilobyte

/** Scripts and styles that a page loads from now on, with their size as they travel. */
class Loaded {
  readonly #files = new Set<string>()
  readonly #sizes = new Map<string, number>()

  constructor(page: Page) {
    page.on('request', (request) => {
      // What the page before still asked for does not count.
      if (request.isNavigationRequest()) this.#files.clear()
      if (isCode(request)) this.#files.add(fileOf(request))
    })
    page.on('response', (response) => {
      if (isCode(response.request())) this.#sizes.set(fileOf(response.request()), sizeOf(response))
    })
  }

  bytes(): number {
    return [...this.#files].reduce((sum, file) => sum + (this.#sizes.get(file) ?? 0), 0)
  }

  /** Entities whose form was asked for. */
  forms(): string[] {
    const files = [...this.#files]
    const isLoaded = (entity: string) => files.some((file) => file.startsWith(`/assets/${entity}-`))
    return resources.flatMap(({ entity, form }) => (form && isLoaded(entity) ? [entity] : []))
  }
}

function isCode(request: Request): boolean {
  return ['script', 'stylesheet'].includes(request.resourceType())
}

function fileOf(request: Request): string {
  return new URL(request.url()).pathname
}

/** The length as the server names it: with brotli, and the same whether the browser's cache helps or not. */
function sizeOf(response: Response): number {
  const { 'content-length': length = '', 'content-encoding': encoding } = response.headers()
  const size = Number.parseInt(length, 10)
  if (encoding !== 'br' && size > smallest) throw new Error(`${response.url()} travels without brotli`)
  return size
}

async function loadAnew({ page }: Visitor): Promise<Loaded> {
  const loaded = new Loaded(page)
  await page.reload()
  return loaded
}

/** The network itself is never idle: the stream of events stays open. */
async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )
}

describe('what the browser has to load', () => {
  it('is at most 20 kB of code for the log-in page', async () => {
    const visitor = await journey.visit('/login', { token: null })
    // While the person types the console is loaded ahead, which is not what they wait for.
    await visitor.page.addInitScript(() => (window.requestIdleCallback = () => 0))
    const loaded = await loadAnew(visitor)
    await visitor.page.locator('img[src*="/captcha/image"]').waitFor()
    await visitor.page.waitForLoadState('networkidle')
    const bytes = loaded.bytes()
    expect(bytes).toBeGreaterThan(10 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(loginBudget)
  })

  it('is at most 310 kB of code up to the first list with rows', async () => {
    const visitor = await journey.visit('/good')
    const loaded = await loadAnew(visitor)
    await see(visitor.page, /^共 \d+ 条$/)
    await visitor.page.locator('tbody tr').first().waitFor()
    await untilIdle(visitor.page)
    const bytes = loaded.bytes()
    expect(bytes).toBeGreaterThan(loginBudget)
    expect(bytes).toBeLessThanOrEqual(listBudget)
    expect(loaded.forms()).toEqual([])
  })

  it('holds the form of an entity only once one of its forms is opened', async () => {
    const visitor = await journey.visit('/home')
    const { page, goTo } = visitor
    const loaded = await loadAnew(visitor)
    for (const { entity, kind, form } of resources) {
      const before = loaded.forms()
      await goTo(`/${entity}`)
      if (kind !== 'single') {
        await page.locator('tbody tr').filter({ visible: true }).first().waitFor()
        expect([entity, loaded.forms()]).toEqual([entity, before])
      }
      if (!form) continue
      if (kind !== 'single') await goTo(`/${entity}/create`)
      await expect.poll(() => loaded.forms()).toEqual([...before, entity])
      await page.locator('[data-field]').filter({ visible: true }).first().waitFor()
    }
  })
})
