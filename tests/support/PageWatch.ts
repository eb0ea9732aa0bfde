import type { ConsoleMessage, Page, Request, Response } from 'playwright-core'

/** Chromium's own message about a failed answer; the answer itself is recorded already. */
const repeatsAnswer = /^Failed to load resource:/
/** Playwright's own message when the console registers a service worker that the test blocks. */
const isBlocking = 'Service Worker registration blocked by Playwright'

/** Records all faults of a page: console errors and warnings, exceptions, failed calls. */
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

  /** Announces a refusal that the test itself causes, such as `409 PUT /goods/`. */
  provoke(refusal: string): void {
    this.#provoked.add(refusal)
  }

  /** Announces a refusal that may or may not come, depending on timing. */
  tolerate(refusal: string): void {
    this.#tolerated.add(refusal)
  }

  /** The faults that were not announced, and the announced ones that did not happen. */
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
    // A page that is left, or a call that is no longer needed, aborts the request.
    if (reason !== 'net::ERR_ABORTED') this.#complaints.push(`${reason} ${nameOf(request)}`)
  }

  #read(response: Response): void {
    if (response.status() >= 400) this.#complaints.push(`${response.status()} ${nameOf(response.request())}`)
  }
}

function nameOf(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname.replace(/^\/api\/v1(?=\/)/, '')}`
}
