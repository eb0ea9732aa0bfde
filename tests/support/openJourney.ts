import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { LanguageCode } from '#console/kit/config/language.ts'
import type { Environment } from '#server/config/EnvironmentReader.ts'
import type { DatabaseKind } from '#server/database/Database.ts'
import { startBrowser } from './browser.ts'
import type { TestBrowser, Visitor } from './browser.ts'
import { startConsoleServer } from './consoleServer.ts'
import type { ConsoleServer } from './consoleServer.ts'
import { testDatabases } from './database.ts'

type Looks = Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'timezoneId' | 'hasTouch' | 'reducedMotion' | 'serviceWorkers'
>

/** The user and the settings of a window: by default 1440 px wide, in Chinese, without motion and service workers. */
export interface Visit extends Looks {
  language?: LanguageCode
  /** A token of the user; absent: the administrator; null: a visitor without log-in. */
  token?: string | null
  /** Set by a test that puts a script or a clock into its window, where it would stay. */
  once?: boolean
}

/** A server and a browser for the journeys of one file. */
export interface Journey {
  server(): ConsoleServer
  /** Opens an address of the console in a window of its own. Later tests reuse the window, cleared, unless it is used once. */
  visit(address: string, visit?: Visit): Promise<Visitor>
}

/**
 * The only way in which a test file gets a browser: a server with the demonstration's records, a Chromium, and windows with a
 * logged-in user. A test fails if one of its windows had a fault: a warning or an error in the browser's console, an exception, a
 * refused call that was not announced by `provoke`.
 */
export function openJourney(environment: Environment = {}, kind: DatabaseKind = 'postgres'): Journey {
  const databases = testDatabases(kind)
  let started: { server: ConsoleServer; browser: TestBrowser; admin: string } | undefined
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startConsoleServer(databases, environment), startBrowser()])
    started = { server, browser, admin: await server.logIn() }
  })
  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail'
    expect(await started?.browser.closeWindows({ name: task.name, failed })).toEqual([])
  })
  afterAll(() => started?.browser.close())
  const now = () => {
    if (!started) throw new Error('the journey has not started')
    return started
  }
  return {
    server: () => now().server,
    visit: async (address, { language = 'zh-ch', token, once = false, ...looks } = {}) => {
      const { server, browser, admin } = now()
      const kept = server.storageOf(language, token === null ? undefined : (token ?? admin))
      return browser.open(`${server.origin}/#${address}`, { looks, kept, once })
    },
  }
}
