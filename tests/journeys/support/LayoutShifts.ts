import type { Page } from 'playwright-core'

/** The largest part of the window that may shift while a screen loads. */
const most = 0.02

/** Sums up the layout shifts that the browser reports while a screen loads. */
export class LayoutShifts {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Watches the page from its next load on. */
  static async of(page: Page): Promise<LayoutShifts> {
    await page.addInitScript(() => {
      window.shifts = []
      const note = (list: PerformanceObserverEntryList) =>
        window.shifts.push(...list.getEntries().map(shiftOf))
      const shiftOf = (entry: PerformanceEntry & { value?: number; sources?: { node?: Node }[] }) => ({
        value: entry.value ?? 0,
        moved: (entry.sources ?? []).map(
          ({ node }) => node?.parentElement?.closest('[class]')?.outerHTML.slice(0, 120) ?? '',
        ),
      })
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    return new LayoutShifts(page)
  }

  /** Starts to count again, once all earlier shifts are reported. */
  async forget(): Promise<void> {
    await this.#page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
        }),
    )
    await this.#page.evaluate(() => void (window.shifts = []))
  }

  /** The faults since then: a sum of shifts above the limit, with the elements that moved most. */
  async faults(): Promise<string[]> {
    const shifts = await this.#page.evaluate(() => window.shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    if (sum < most) return []
    const [worst] = shifts.toSorted((one, other) => other.value - one.value)
    return [`layout shift of ${sum.toFixed(3)}, mostly ${worst?.moved.join(' and ') ?? ''}`]
  }
}

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}
