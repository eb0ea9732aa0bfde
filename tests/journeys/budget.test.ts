import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request, Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { places } from '#generated/resources/places.ts'
import { resources } from '#generated/resources/resources.ts'
import type { JsonObject } from '#shared/contracts/Json.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import { textOf } from '#server/crud/entity/textOf.ts'
import { dataOf } from '#tests/support/ApiClient.ts'
import { openJourney } from '#tests/support/openJourney.ts'
import type { Visitor } from '#tests/support/browser.ts'
import { see } from './support/screen.ts'

const journey = openJourney()

const kilobyte = 1000
const loginBudget = 20 * kilobyte
/** The bytes for columns, filters, names and places of an entity, in one language; forms are loaded later. */
const eachEntity = 0.5 * kilobyte * resources.length
const rowBudget = 249 * kilobyte + eachEntity
const listBudget = 300 * kilobyte + eachEntity
const samplePageBudget = 40 * kilobyte
const firstFiles = /\/assets\/(?:start|console|showConsole|rolldown-runtime|consoleMessages)-[\w-]+\.\w+$/u
const consoleFile = /\/assets\/console-[\w-]+\.js$/u
/** Files below this size are not worth compressing. */
const smallest = kilobyte

/** Scripts and styles that a page loads from now on, with their transferred sizes. */
class Loaded {
  readonly #files = new Set<string>()
  readonly #sizes = new Map<string, number>()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isCode(request)) this.#files.add(fileOf(request))
    })
    page.on('response', (response) => {
      if (isCode(response.request())) this.#sizes.set(fileOf(response.request()), sizeOf(response))
    })
  }

  /** Whether every requested file has arrived. */
  isComplete(): boolean {
    return [...this.#files].every((file) => this.#sizes.has(file))
  }

  bytes(): number {
    return [...this.#files].reduce((sum, file) => sum + (this.#sizes.get(file) ?? 0), 0)
  }

  /** The chunks among these that were requested. */
  chunks(names: readonly string[]): string[] {
    return names.filter((name) => [...this.#files].some((file) => file.startsWith(`/assets/${name}-`)))
  }

  /** The entities whose form was requested. */
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

/** The length in the server's header: with brotli, and independent of the browser's cache. */
function sizeOf(response: Response): number {
  const { 'content-length': length = '', 'content-encoding': encoding } = response.headers()
  const size = Number.parseInt(length, 10)
  if (encoding !== 'br' && size > smallest) throw new Error(`${response.url()} travels without brotli`)
  return size
}

/** Opens the address in a page that has loaded nothing before, and keeps the browser from loading ahead when idle. */
async function openWithoutIdling(visitor: Pick<Visitor, 'page'>, address: string): Promise<Loaded> {
  const { page } = visitor
  const { origin } = journey.server()
  // The time at which a browser is idle depends on the machine, and people do not wait for files that it loads then.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0))
  // Leaves the earlier page first, so that its requests do not count.
  await page.goto('about:blank')
  const loaded = new Loaded(page)
  await page.goto(`${origin}/#${address}`)
  return loaded
}

/** The bytes that the page has loaded once everything on the screen is drawn. */
async function bytesOnceDrawn(page: Page, loaded: Loaded): Promise<number> {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
  await expect.poll(() => loaded.isComplete()).toBe(true)
  return loaded.bytes()
}

/** The widgets that show and edit pictures, charts and formatted text; a list needs none of them. */
const heavyWidgets = ['Chart', 'RichTextEditor', 'CropDialog', 'PictureCrop', 'MediaPreview', 'QrCode']

/** The components that a registry loads on demand, by the names of their files. */
function importedIn(registry: string): string[] {
  const text = readFileSync(join(projectRoot, registry), 'utf8')
  return [...text.matchAll(/import\('[^']*\/(?<name>\w+)\.tsx'\)/gu)].flatMap(
    ({ groups }) => groups?.['name'] ?? [],
  )
}

/** The chunks of the built console with their compressed sizes; of several with one name the largest. */
function chunksBuilt(): ReadonlyMap<string, number> {
  const folder = join(projectRoot, 'dist', 'console', 'assets')
  const sizes = new Map<string, number>()
  for (const file of readdirSync(folder)) {
    const name = /^(?<name>.+)-[\w-]{7}\.js$/u.exec(file)?.groups?.['name']
    if (name === undefined) continue
    const compressed = join(folder, `${file}.br`)
    const { size } = statSync(existsSync(compressed) ? compressed : join(folder, file))
    sizes.set(name, Math.max(size, sizes.get(name) ?? 0))
  }
  return sizes
}

describe('the code that a browser loads', () => {
  it('is at most 20 kB until the log-in page can be used', async () => {
    const visitor = await journey.visit('/login', { token: null, once: true })
    const loaded = await openWithoutIdling(visitor, '/login')
    await visitor.page.locator('img[src*="/captcha/image"]').waitFor()
    await visitor.page.waitForLoadState('networkidle')
    const bytes = await bytesOnceDrawn(visitor.page, loaded)
    expect(bytes).toBeGreaterThan(10 * kilobyte)
    expect(bytes).toBeLessThanOrEqual(loginBudget)
  })

  it('is at most 300 kB, plus 0.5 kB per entity, until the first list has rows', async () => {
    const visitor = await journey.visit('/good', { once: true })
    const loaded = await openWithoutIdling(visitor, '/good')
    await see(visitor.page, /^共 \d+ 条$/)
    await visitor.page.locator('tbody tr').first().waitFor()
    const bytes = await bytesOnceDrawn(visitor.page, loaded)
    expect(bytes).toBeGreaterThan(loginBudget)
    expect(bytes).toBeLessThanOrEqual(listBudget)
    expect(loaded.forms()).toEqual([])
    expect(loaded.chunks(heavyWidgets)).toEqual([])
  })

  it('without which the first list has no rows is at most 249 kB, plus 0.5 kB per entity', async () => {
    const { page } = await journey.visit('/home', { once: true })
    const row = page.locator('tbody tr').first()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\//u, async (route) => {
      if (!firstFiles.test(route.request().url())) await released
      await route.continue()
    })
    await page.goto('about:blank')
    const loaded = new Loaded(page)
    // The page does not count as loaded either before the rest has arrived.
    await page.goto(`${journey.server().origin}/#/good`, { waitUntil: 'commit' })
    await row.waitFor()
    const bytes = loaded.bytes()
    release()
    await expect.poll(() => loaded.isComplete()).toBe(true)
    expect(bytes).toBeGreaterThan(loginBudget)
    expect(bytes).toBeLessThanOrEqual(rowBudget)
  })

  it('is requested for a logged-in user at the same time as the code that starts it', async () => {
    const { page } = await journey.visit('/home', { once: true })
    const asked = page.waitForRequest(consoleFile)
    await page.route(/\/assets\/start-[\w-]+\.js$/u, async (route) => {
      await asked
      await route.continue()
    })
    await openWithoutIdling({ page }, '/home')
    await page.getByRole('tab').first().waitFor()
  })

  it('has a chunk for each sample page, widget and example, and at most 40 kB per page [S1.05] [S1.06]', () => {
    const built = chunksBuilt()
    const pages = importedIn('src/console/app/entities/sampleScreens.ts')
    const widgets = importedIn('src/console/screens/samples/widgets/examples.ts')
    expect([pages.length, widgets.length]).toEqual([16, 17])
    const chunks = [...pages, ...widgets, ...heavyWidgets]
    expect(chunks.filter((name) => !built.has(name))).toEqual([])
    const heavy = pages.filter((name) => (built.get(name) ?? Infinity) > samplePageBudget)
    expect(heavy).toEqual([])
  })

  it.each([
    ['/order', '/orders'],
    [`/order?filter=${encodeURIComponent('{"status":"success"}')}&page=2&perPage=10`, '/orders'],
    ['/user', '/users'],
    ['/audit', '/audits'],
    ['/menu', '/menus/tree'],
    ['/department', '/departments/tree'],
    ['/weChatConfig', places.weChatConfig.path],
    [`/good/:id/show`, '/goods/:id'],
    [`/good/:id`, '/goods/:id'],
  ])(
    'has not arrived when %s requests its records, which it does only once [S4.02]',
    async (address, path) => {
      const [good] = dataOf(await journey.server().api.get<JsonObject[]>('/goods'))
      const here = (place: string) => place.replace(':id', textOf(good?.['id']))
      const { page } = await journey.visit('/home', { once: true })
      const records = `/api/v1${here(path)}`
      // The home page counts its user's tasks, and may still be doing so.
      await page.goto('about:blank')
      const asked: string[] = []
      page.on('request', (request) => asked.push(fileOf(request)))
      const asking = page.waitForRequest((request) => fileOf(request) === records)
      await page.route(consoleFile, async (route) => {
        await asking
        await route.continue()
      })
      await openWithoutIdling({ page }, here(address))
      await page.locator('tbody tr, [data-field]').filter({ visible: true }).first().waitFor()
      expect(asked.filter((each) => each === records)).toEqual([records])
    },
  )

  it('contains the form of an entity only after one of its forms is opened', async () => {
    const visitor = await journey.visit('/home', { once: true })
    const { page, goTo } = visitor
    const loaded = await openWithoutIdling(visitor, '/home')
    for (const { entity, kind, form, fields } of resources) {
      const before = loaded.forms()
      await goTo(`/${entity}`)
      if (kind !== 'single') {
        const rows = page.locator('tbody tr').or(page.getByText(/^还没有/u))
        await rows.filter({ visible: true }).first().waitFor()
        expect([entity, loaded.forms()]).toEqual([entity, before])
      }
      if (!form) continue
      if (kind !== 'single') await goTo(`/${entity}/create`)
      // The form of rows is loaded with that of their owner.
      const within = fields.flatMap(({ children }) => (children ? [children.entity] : []))
      const opened = new Set([...before, entity, ...within])
      await expect.poll(() => new Set(loaded.forms())).toEqual(opened)
      await page.locator('[data-field]').filter({ visible: true }).first().waitFor()
    }
  })
})
