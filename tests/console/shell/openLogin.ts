import { chromium } from 'playwright-core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { findChromium } from '#scripts/browser/findChromium.ts'
import { sql } from '#server/database/sql.ts'
import { requireBuild } from '#tests/support/consoleServer.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { adminPassword, startTestServer } from '#tests/support/testServer.ts'
import type { TestServer } from '#tests/support/testServer.ts'

/** The built console in a browser where nobody is logged in yet. */
export interface OpenLogin {
  server: TestServer
  /** Opens an address in a browser of its own; without one the page is left to the test. */
  open: (address?: string, options?: OpenOptions) => Promise<Page>
  /** Fills in the log-in page, the captcha with a look into the database, and sends it. */
  logIn: (page: Page, username?: string, password?: string) => Promise<void>
  /** What any page of the block complained about in its console. */
  complaints: readonly string[]
}

interface OpenOptions extends BrowserContextOptions {
  language?: 'zh-ch' | 'en-us'
}

/** Starts a server with the built console on a database of the block. */
export async function openLogin(databases: TestDatabases): Promise<OpenLogin> {
  requireBuild()
  const server = await startTestServer(databases)
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  databases.afterwards(() => browser.close())
  const complaints: string[] = []
  return {
    server,
    complaints,
    logIn: (page, username = 'admin', password = adminPassword) =>
      fillIn(server, page, { username, password }),
    open: async (address = '/', { language, ...options } = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
      if (language)
        await context.addInitScript((code) => localStorage.setItem('fenxiao_lang', code), language)
      const page = await context.newPage()
      listen(page, complaints)
      await page.goto(`${origin}/#${address}`)
      return page
    },
  }
}

async function fillIn(
  { database }: TestServer,
  page: Page,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const picture = page.locator('img[src*="captcha/image"]')
  const address = await picture.getAttribute('src')
  const id = new URLSearchParams(address?.split('?')[1]).get('id')
  const row = await database.row<{ answer: string }>(sql`SELECT answer FROM captcha WHERE id = ${id}`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=captcha_code]').fill(row?.answer ?? '')
  await page.locator('input[name=captcha_code]').press('Enter')
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The browser itself reports every answer that is no success; the page shows them.
    const isNetwork = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isNetwork) complaints.push(message.text())
  })
}
