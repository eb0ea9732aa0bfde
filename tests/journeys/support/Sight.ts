import type { Page, Response } from 'playwright-core'

/** A text on the page, with where it stands: in the frame around the pages, or in the page. */
interface ShownText {
  text: string
  place: 'frame' | 'page'
}

/** What a screen shows, as far as the crawl judges it. */
export interface Sight {
  texts: readonly ShownText[]
  /** Pixels by which the page is wider than the window, or than its panel in it. */
  overflow: number
  /** Pixels at the end of a page that no scrolling brings into sight. */
  cut: number
}

/** A machine that does other things at the same time draws a large page slowly. */
const patience = 90_000

/** Waits until the screen, with this heading if it is known, has loaded everything and nothing moves any more. */
export async function settle(page: Page, heading?: string): Promise<void> {
  await page.waitForFunction(
    (title) => {
      const loading = document.querySelectorAll('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]')
      // Pages of other tabs stay in the document, out of sight.
      const isLoading = [...loading].some((element) => element.checkVisibility())
      const moving = document.getAnimations().filter(
        // What is driven by scrolling runs for ever, and moves when somebody scrolls.
        ({ playState, effect, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
      const shown = document.querySelector('h1')?.innerText.trim()
      return (title === undefined || shown === title) && !isLoading && moving.length === 0
    },
    heading,
    { timeout: patience },
  )
  // React runs the effects of what it has just drawn after the browser has painted it.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done()))),
  )
}

/** Looks at what the screen shows now. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const placeOf = (element: Element | null) => (element?.closest(ofRecords) ? 'page' : 'frame')
    const ofRecords = 'main, [role=tab], [role=dialog], [role=menu], [role=listbox]'
    const { lang } = document.documentElement
    // The names of languages are in these languages, and nobody translates a key, a time or a name.
    const isToldAsItIs = (element: Element) =>
      (element.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang ||
      element.closest('[translate=no], time, kbd, script, style, noscript') !== null
    const texts: ShownText[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const text = textContent?.trim() ?? ''
      if (text !== '' && parentElement?.checkVisibility() && !isToldAsItIs(parentElement))
        texts.push({ text, place: placeOf(parentElement) })
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!element.checkVisibility() || isToldAsItIs(element)) continue
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim() ?? ''
        if (text !== '') texts.push({ text, place: placeOf(element) })
      }
    }
    const panels = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) =>
      panel.checkVisibility(),
    )
    const excess = [document.documentElement, ...panels].map((box) => box.scrollWidth - box.clientWidth)
    const cut = panels
      .flatMap((panel) => [...panel.children])
      .filter((part) => ['hidden', 'clip'].includes(getComputedStyle(part).overflowY))
      .map((part) => part.scrollHeight - part.clientHeight)
    return { texts, overflow: Math.max(...excess), cut: Math.max(0, ...cut) }
  })
}

const messageKey = /\b(?:ra|resources|menus|shell|screens)\.[a-z]\w*/
const chinese = /\p{Script=Han}/u

/** What is wrong with what a screen shows; `data` are the texts that the records hold. */
export function faultsOf(
  { texts, overflow, cut }: Sight,
  language: 'zh' | 'en',
  data: RecordTexts,
): string[] {
  const keys = texts.filter(({ text }) => messageKey.test(text)).map(({ text }) => `message key: ${text}`)
  const foreign =
    language === 'zh'
      ? []
      : texts.filter((shown) => isForeign(shown, data)).map(({ text }) => `Chinese: ${text}`)
  const wide = overflow > 0 ? [`${overflow}px wider than the window`] : []
  const unseen = cut > 0 ? [`${cut}px of the page are never in sight`] : []
  return [...keys, ...foreign, ...wide, ...unseen]
}

/** Texts that come neither from a catalogue, where the pseudo-language puts them in ⟦ ⟧, nor from the records. */
export function textsInNoCatalogue({ texts }: Sight, data: RecordTexts): string[] {
  const isColor = (text: string) => /^#[\da-f]{6}$/iu.test(text)
  // Units are written alike in both languages.
  const isAmount = (text: string) => /^[\d.,]+ (?:ms|s|B|KB|MB|GB)$/u.test(text)
  const strange = texts.filter(
    ({ text }) =>
      !isColor(text) &&
      !isAmount(text) &&
      !data.isOfPerson(text) &&
      /\p{L}/u.test(data.without(unwrapped(text))),
  )
  return [...new Set(strange.map(({ text }) => `in no catalogue: ${text}`))]
}

/** What is left of a text without its wrapped parts, which may stand in one another. */
function unwrapped(text: string): string {
  const less = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ')
  return less === text ? text : unwrapped(less)
}

function isForeign({ text, place }: ShownText, data: RecordTexts): boolean {
  return chinese.test(text) && !(place === 'frame' ? data.isOfPerson(text) : data.explains(text))
}

/** Collects the texts in the records that the API gave to a page: they are as they are in both languages. */
export class RecordTexts {
  readonly #texts = new Set<string>()
  readonly #explained = new Set<string>()
  #sorted: { count: number; words: readonly string[] } = { count: 0, words: [] }
  readonly #person = new Set<string>()
  readonly #reading = new Set<Promise<void>>()
  readonly #isMenuRecord: boolean

  /** Where the console has words of its own for each menu, its name is none of the records' texts. */
  constructor(page: Page, { isMenuRecord = false } = {}) {
    this.#isMenuRecord = isMenuRecord
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#reading.delete(reading))
      this.#reading.add(reading)
    })
  }

  /** Itself, once all that the page got is read: a browser that is busy shows a record before it hands it to the test. */
  async read(): Promise<this> {
    await Promise.all(this.#reading)
    return this
  }

  /** Whether nothing Chinese is left of a text without what comes from records. */
  explains(text: string): boolean {
    return !chinese.test(this.without(text))
  }

  /** What is left of a text without what comes from records. */
  without(text: string): string {
    // Texts are only ever added: what they explain once, they explain later too.
    if (this.#explained.has(text)) return ''
    const known = this.#longestFirst()
    const left = known.some((each) => each.includes(text))
      ? ''
      : known.reduce((rest, each) => rest.replaceAll(each, ' '), text)
    if (left === '') this.#explained.add(text)
    return left
  }

  #longestFirst(): readonly string[] {
    if (this.#sorted.count !== this.#texts.size) {
      const words = [...this.#texts].filter((each) => /\p{L}/u.test(each))
      this.#sorted = {
        count: this.#texts.size,
        words: words.toSorted((one, other) => other.length - one.length),
      }
    }
    return this.#sorted.words
  }

  /** Whether a text is the name of the person logged in, or the character that stands for it. */
  isOfPerson(text: string): boolean {
    return [...this.#person].some((each) => each.startsWith(text))
  }

  async #read(response: Response): Promise<void> {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/v1/') || !isJson(response)) return
    if (pathname.endsWith('/current/menus') && !this.#isMenuRecord) return
    const body: unknown = await response.json().catch(() => undefined)
    const target = pathname.endsWith('/current/user') ? [this.#person, this.#texts] : [this.#texts]
    for (const text of textsIn(body)) for (const texts of target) texts.add(text)
  }
}

/** The stream of events never ends. */
function isJson(response: Response): boolean {
  return response.headers()['content-type']?.startsWith('application/json') ?? false
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
}
