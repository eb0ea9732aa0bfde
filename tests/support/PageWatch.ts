import type { ConsoleMessage, Page, Request, Response } from 'playwright-core'

/** Chromium's own line about an answer; the answer itself is noted already. */
const repeatsAnswer = /^Failed to load resource:/
/** Playwright's own line when the console wants a service worker that the test does not. */
const isBlocking = 'Service Worker registration blocked by Playwright'

/** Notes everything that goes wrong on a page: console errors and warnings, exceptions, failed calls. */
export class PageWatch {
  readonly #complaints: string[] = []
  readonly #provoked = new Set<string>()
  readonly #tolerated = new Set<string>()

  constructor(page: Page) {
    page.on('console', (message) => this.#hear(message))
    page.on('pageerror', (error) => this.#complaints.push(`exception: ${error.stack ?? error.message}`))
    page.on('requestfailed', (request) => this.#miss(request))
    page.on('response', (response) => this.#read(response))
  }

  /** Tells that the test itself brings a refusal about, such as `409 PUT /goods/`. */
  provoke(refusal: string): void {
    this.#provoked.add(refusal)
  }

  /** Tells of a refusal that depends on the moment: it may come, or not. */
  tolerate(refusal: string): void {
    this.#tolerated.add(refusal)
  }

  /** What went wrong without having been provoked, and what was provoked in vain. */
  complaints(): string[] {
    const provoked = [...this.#provoked]
    const known = [...provoked, ...this.#tolerated]
    const unexpected = this.#complaints.filter((each) => !known.some((start) => each.startsWith(start)))
    const missing = provoked.filter((start) => !this.#complaints.some((each) => each.startsWith(start)))
    return [...unexpected, ...missing.map((start) => `never happened: ${start}`)]
  }

  #hear(message: ConsoleMessage): void {
    const text = message.text()
    if (text === isBlocking || repeatsAnswer.test(text)) return
    if (['error', 'warning'].includes(message.type()))
      this.#complaints.push(`console ${message.type()}: ${message.text()}`)
  }

  #miss(request: Request): void {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left, or a call that nobody waits for any more, is called off.
    if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`${reason} ${nameOf(request)}`)
  }

  #read(response: Response): void {
    if (response.status() >= 400) this.#complaints.push(`${response.status()} ${nameOf(response.request())}`)
  }
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api\/v1(?=\/)/, '')}`
}
