import type { Page } from 'playwright-core'

/** Answers for other sites that pages show in frames: they may be out of reach. */
export async function answerForOthers(page: Page, origins: readonly string[]): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Elsewhere</title><main><h1>Elsewhere</h1></main></html>'
  const isOther = (url: URL) => url.protocol.startsWith('http') && !origins.includes(url.origin)
  await page.route(isOther, (route) => route.fulfill({ contentType: 'text/html', body }))
}
