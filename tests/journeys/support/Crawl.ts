import type { Page } from 'playwright-core'
import type { Language } from '#shared/contracts/Text.ts'
import type { Visitor } from '#tests/support/browser.ts'
import { LayoutShifts } from './LayoutShifts.ts'
import { looksOf, show, turnStyle } from './Looks.ts'
import type { Look } from './Looks.ts'
import { RecordTexts, faultsOf, readScreen, settle } from './ScreenContent.ts'
import { accessibilityFaults } from './accessibility.ts'
import { eachInnerTab } from './innerTabs.ts'
import { eachPopup, popups } from './popups.ts'
import { LinkedScreens, closeTab } from './screens.ts'
import type { Screen } from './screens.ts'

interface CrawlOptions {
  screens: readonly Screen[]
  language: Language
  /** Whether menus, lists of options and dialogs are opened too. */
  withPopups: boolean
}

interface Looking {
  looks: readonly Look[]
  /** A selector for the part that axe checks in each look; absent: the whole page. */
  within: string | undefined
  heading?: string | undefined
}

/** Goes from screen to screen in one language, also to further ones by their links, and records the faults of each. */
export class Crawl {
  readonly faults: string[] = []
  readonly screens: Screen[]
  readonly #visitor: Visitor
  readonly #page: Page
  readonly #language: Language
  readonly #withPopups: boolean
  readonly #data: RecordTexts
  readonly #shifts: LayoutShifts
  readonly #linked: LinkedScreens
  readonly #seen = new Set<string>()

  private constructor(
    visitor: Visitor,
    shifts: LayoutShifts,
    { screens, language, withPopups }: CrawlOptions,
  ) {
    this.#visitor = visitor
    this.#page = visitor.page
    this.#language = language
    this.#withPopups = withPopups
    this.#data = new RecordTexts(visitor.page)
    this.#shifts = shifts
    this.#linked = new LinkedScreens(screens)
    this.screens = [...screens]
  }

  /** Starts on the open page and reloads it, so that all its calls are seen. */
  static async from(visitor: Visitor, heading: string, options: CrawlOptions): Promise<Crawl> {
    const crawl = new Crawl(visitor, await LayoutShifts.of(visitor.page), options)
    await visitor.page.reload()
    await settle(visitor.page, heading)
    return crawl
  }

  /** Looks at every screen. */
  async goRound(): Promise<void> {
    // Links add further screens during the iteration.
    for (const [index, screen] of this.screens.entries()) {
      // The frame is the same around every screen, and makes up a third of what is visible.
      const within = index % 3 === 0 ? undefined : 'main'
      await this.#visit(screen, { looks: looksOf(index, this.#language), within }).catch((error: unknown) =>
        this.#note(screen.address, [String(error)]),
      )
    }
  }

  async #visit({ address, heading }: Screen, { looks, within }: Looking): Promise<void> {
    const page = this.#page
    await this.#load({ address, heading }, looks)
    await this.#lookInEach(address, { looks, within, heading })
    await eachInnerTab(page, {
      seen: this.#seen,
      look: (name) => this.#lookInEach(`${address}, ${name}`, { looks, within: 'main' }),
    })
    const place = page.locator(address === '/home' ? 'body' : 'main')
    if (this.#withPopups)
      await eachPopup(place, { seen: this.#seen, look: (name) => this.#lookAtPopup(`${address}, ${name}`) })
    await this.#follow()
    await closeTab(page)
  }

  async #load({ address, heading }: Screen, [first]: readonly Look[]): Promise<void> {
    if (first) await show(this.#page, first)
    await this.#shifts.forget()
    await this.#visitor.goTo(address)
    await settle(this.#page, heading)
    this.#note(`${address} at ${first?.viewport.width}px`, await this.#shifts.faults())
  }

  async #lookInEach(where: string, { looks, within, heading }: Looking): Promise<void> {
    for (const each of looks) {
      await show(this.#page, each, heading)
      const place = `${where} at ${each.viewport.width}px in ${each.colorScheme}`
      this.#note(place, faultsOf(await readScreen(this.#page), this.#language, await this.#data.read()))
      this.#note(place, await accessibilityFaults(this.#page, { within }))
    }
    await this.#follow()
  }

  async #lookAtPopup(where: string): Promise<void> {
    this.#note(where, faultsOf(await readScreen(this.#page), this.#language, await this.#data.read()))
    this.#note(where, await accessibilityFaults(this.#page, { within: popups }))
    const style = await turnStyle(this.#page)
    const colors = await accessibilityFaults(this.#page, { within: popups, ofColorsAlone: true })
    this.#note(`${where} in ${style}`, colors)
    await this.#follow()
  }

  async #follow(): Promise<void> {
    this.screens.push(...(await this.#linked.newOn(this.#page)))
  }

  #note(where: string, found: readonly string[]): void {
    this.faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
}
