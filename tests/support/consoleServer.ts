import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { memoryStorage } from '#console/kit/config/availableStorage.ts'
import { config } from '#console/kit/config/config.ts'
import { createConsoleStorage } from '#console/kit/config/consoleStorage.ts'
import type { LanguageCode } from '#console/kit/config/language.ts'
import type { Environment } from '#server/config/EnvironmentReader.ts'
import { projectRoot } from '#server/config/projectRoot.ts'
import { sql } from '#server/database/sql.ts'
import { connect } from './ApiClient.ts'
import type { ApiClient } from './ApiClient.ts'
import type { TestDatabases } from './database.ts'
import { startTestServer } from './testServer.ts'
import type { TestServer } from './testServer.ts'

/** A server that listens and serves the built console, with the demonstration's records in its database. */
export interface ConsoleServer extends TestServer {
  origin: string
  /** Calls the API as the administrator. */
  api: ApiClient
  /** The answer of a captcha, read from the database. */
  captchaAnswer(id: string): Promise<string>
  /** The stored values of a browser for a user with this token, or for a visitor who only chose a language. */
  storageOf(language: LanguageCode, token?: string): BrowserStorage
}

/** The values that a browser keeps for the console between visits. */
export type BrowserStorage = Readonly<Record<string, string>>

/** Starts the server of a block's journeys. */
export async function startConsoleServer(
  databases: TestDatabases,
  environment: Environment = {},
): Promise<ConsoleServer> {
  requireBuild()
  const server = await startTestServer(databases, {
    FENXIAO_DEMO: 'true',
    FENXIAO_SAMPLES: 'true',
    ...environment,
  })
  const api = await connect(server)
  const origin = server.app.listeningOrigin
  return {
    ...server,
    origin,
    api,
    captchaAnswer: async (id) => {
      const row = await server.database.row<{ answer: string }>(
        sql`SELECT answer FROM captcha WHERE id = ${id}`,
      )
      if (!row) throw new Error(`No captcha has the id ${id}`)
      return row.answer
    },
    storageOf: storageFor,
  }
}

/** Throws an error with advice if there is no built console to serve. */
function requireBuild(): void {
  if (!existsSync(join(projectRoot, 'dist', 'console', 'index.html')))
    throw new Error('The console is not built: run `npm run build`, or `npm test`, which builds it')
}

function storageFor(language: LanguageCode, token?: string): BrowserStorage {
  const local = memoryStorage()
  const storage = createConsoleStorage({ local, session: memoryStorage() }, config.storageNamespace)
  storage.set('lang', language)
  if (token !== undefined) {
    storage.set('is_login', 'true')
    storage.set('token', token)
  }
  const names = Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
  return Object.fromEntries(names.map((name) => [name, local.getItem(name) ?? '']))
}
