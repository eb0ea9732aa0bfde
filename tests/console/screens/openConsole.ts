import { chromium } from 'playwright-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { preview } from 'vite'
import { findChromium } from '#scripts/browser/findChromium.ts'
import type { Json } from '#shared/contracts/Json.ts'
import type { TestDatabases } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { consoleConfig } from '../../../vite.config.ts'
import { developmentConsole } from './developmentConsole.ts'

/** The console in a browser, on a server with a database of its own. */
export interface OpenConsole {
  /** Opens an address of the console as the administrator, in a window of its own. */
  open: (address: string, options?: OpenOptions) => Promise<Page>
  /** Calls the API as the administrator and answers what it said. */
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Json) => Promise<Answer>
  /** Closes the windows opened so far. */
  closeAll: () => Promise<void>
  /** What any page of the block complained about in its console. */
  complaints: readonly string[]
}

/** What the tests read from an envelope. */
export interface Answer {
  success: boolean
  data: { id: string; version: number } & Record<string, Json>
  total: number
}

interface OpenOptions extends BrowserContextOptions {
  /** Whose window it is; the administrator's unless said otherwise. */
  username?: string
  password?: string
  language?: 'zh-ch' | 'en-us'
}

/** Starts server and console on a database of the block. */
export async function openConsole(databases: TestDatabases): Promise<OpenConsole> {
  const server = await startTestServer(databases)
  const token = await server.logIn()
  const api = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const origin = await serveConsole(api, databases)
  const browser = await launch(databases)
  const complaints: string[] = []
  return {
    complaints,
    closeAll: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    call: async (method, url, payload) => {
      const headers = { authorization: `Bearer ${token}` }
      const request = {
        method,
        url: `/api/v1${url}`,
        headers,
        ...(payload !== undefined && { payload: { ...Object(payload) } }),
      }
      const answer = await server.app.inject(request)
      return answer.json<Answer>()
    },
    open: async (address, { language = 'zh-ch', username, password, ...options } = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        timezoneId: 'Asia/Shanghai',
        ...options,
      })
      const own = username ? await server.logIn(username, password) : token
      await context.addInitScript(rememberLogin, { token: own, language })
      const page = await context.newPage()
      listen(page, complaints)
      await page.goto(`${origin}/#${address}`)
      return page
    },
  }
}

async function serveConsole(api: string, databases: TestDatabases): Promise<string> {
  const server = await preview({
    ...consoleConfig,
    configFile: false,
    logLevel: 'error',
    build: { outDir: await developmentConsole() },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': { target: api } } },
  })
  databases.afterwards(() => server.close())
  return server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
}

async function launch(databases: TestDatabases): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ]
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args })
  databases.afterwards(() => browser.close())
  return browser
}

function rememberLogin({ token, language }: { token: string; language: string }): void {
  localStorage.setItem('fenxiao_is_login', 'true')
  localStorage.setItem('fenxiao_token', token)
  localStorage.setItem('fenxiao_lang', language)
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // The browser and, in development, react-admin report every answer that is no success; the screens show them.
    const isNetwork = /^(Failed to load resource|HttpError)/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isNetwork) complaints.push(message.text())
  })
}
