import type { Page, Response } from 'playwright-core'

/** A text on the page, with its place: the frame around the pages, or the page. */
interface ShownText {
  text: string
  place: 'frame' | 'page'
}

/** The visible parts of a screen that the crawl judges. */
export interface ScreenContent {
  texts: readonly ShownText[]
  /** Pixels by which the page is wider than the window, or than its panel in it. */
  overflow: number
  /** Pixels at the end of a page that no scrolling brings into sight. */
  cut: number
}

/** A busy machine draws a large page slowly. */
const patience = 90_000

/** Waits until the screen, with this heading if it is known, has loaded everything and nothing moves any more. */
export async function settle(page: Page, heading?: string): Promise<void> {
  await page.waitForFunction(
    (title) => {
      const loading = document.querySelectorAll('.MuiSkeleton-root, [aria-busy=true], [role=progressbar]')
      // Pages of other tabs stay in the document, hidden.
      const isLoading = [...loading].some((element) => element.checkVisibility())
      const moving = document.getAnimations().filter(
        // Animations driven by scrolling never end, and only move while the page is scrolled.
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
  // React runs the effects of a render after the browser has painted it.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done()))),
  )
}

/** Reads what the screen shows now. */
export function readScreen(page: Page): Promise<ScreenContent> {
  return page.evaluate(() => {
    const placeOf = (element: Element | null) => (element?.closest(ofRecords) ? 'page' : 'frame')
    const ofRecords = 'main, [role=tab], [role=dialog], [role=menu], [role=listbox]'
    const { lang } = document.documentElement
    // Names of languages are written in these languages, and keys, times and names are not translated.
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

/** The faults of what a screen shows; `data` has the texts of the records. */
export function faultsOf(
  { texts, overflow, cut }: ScreenContent,
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
export function textsInNoCatalogue({ texts }: ScreenContent, data: RecordTexts): string[] {
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

/** The rest of a text without its wrapped parts, which may be nested. */
function unwrapped(text: string): string {
  const less = text.replaceAll(/⟦[^⟦⟧]*⟧/gu, ' ')
  return less === text ? text : unwrapped(less)
}

function isForeign({ text, place }: ShownText, data: RecordTexts): boolean {
  return chinese.test(text) && !(place === 'frame' ? data.isOfPerson(text) : data.explains(text))
}

/** Collects the texts of records in the API's answers to a page: they are the same in both languages. */
export class RecordTexts {
  readonly #texts = new Set<string>()
  readonly #explained = new Set<string>()
  #sorted: { count: number; words: readonly string[] } = { count: 0, words: [] }
  readonly #person = new Set<string>()
  readonly #reading = new Set<Promise<void>>()
  readonly #isMenuRecord: boolean

  /** If the console has labels of its own for each menu, a menu's name does not count as a record's text. */
  constructor(page: Page, { isMenuRecord = false } = {}) {
    this.#isMenuRecord = isMenuRecord
    page.on('response', (response) => {
      const reading = this.#read(response).finally(() => this.#reading.delete(reading))
      this.#reading.add(reading)
    })
  }

  /** Returns itself once all answers are read: a busy browser shows a record before it hands the answer to the test. */
  async read(): Promise<this> {
    await Promise.all(this.#reading)
    return this
  }

  /** Whether a text contains nothing Chinese besides texts of records. */
  explains(text: string): boolean {
    return !chinese.test(this.without(text))
  }

  /** The rest of a text without texts of records. */
  without(text: string): string {
    // Texts are only ever added: a text that they explain once stays explained.
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

  /** Whether a text is the name of the person who is logged in, or the first character of it. */
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

/** Whether an answer can be read to its end; the stream of events never ends. */
function isJson(response: Response): boolean {
  return response.headers()['content-type']?.startsWith('application/json') ?? false
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
}
