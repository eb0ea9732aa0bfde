import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config/Config.ts'
import type { Database } from '#server/database/Database.ts'
import { openDatabase } from '#server/database/open/openDatabase.ts'
import type { buildApp } from '#server/app/app.ts'
import type { serverCatalog } from '#server/app/serverCatalog.ts'
import { adminPasswordFile } from '#server/sessions/adminPassword.ts'
import type { firstStart } from '#server/start/firstStart.ts'
import { listenError } from '#server/start/listen.ts'
import { startTexts } from '#shared/messages/startTexts.ts'
import { wordsIn } from '#shared/messages/words.ts'
import { followMigrations } from './followMigrations.ts'
import type { DatabaseProblems } from './followMigrations.ts'

/** The API during development: one address and one open database, while the code behind them changes. */
export interface DevelopmentApi {
  /** Updates the database to the schemas, allowing data loss at these places; returns the obstacles. */
  follow(agreed: readonly string[]): Promise<DatabaseProblems>
  /** The port it listens on. */
  port: number
  /** Sets the work that calls before the first swap wait for. */
  waitFor(work: () => Promise<void>): void
  /** Loads the changed server code, which answers from now on. */
  swap(vite: ViteDevServer): Promise<void>
  close(): Promise<void>
}

interface ServerCode {
  buildApp: typeof buildApp
  serverCatalog: typeof serverCatalog
  firstStart: typeof firstStart
}

/** Opens the database and listens; calls wait for the first swap. */
export async function openApi(config: Config): Promise<DevelopmentApi> {
  const folder = join(config.dataFolder, 'database')
  const database = await openDatabase({ url: config.databaseUrl, folder, poolSize: config.databasePool })
  let app: FastifyInstance | undefined
  let firstWork = () => Promise.resolve()
  const answer: RequestListener = (request, response) => {
    if (app) app.routing(request, response)
    else response.writeHead(503).end()
  }
  const listener: RequestListener = (request, response) => {
    if (app) answer(request, response)
    else void firstWork().then(() => answer(request, response))
  }
  const server = createServer({ maxHeaderSize: 65_536 }, listener)
  const port = await listenOn(server, config).catch(async (cause: unknown) => {
    await database.close()
    throw listenError(cause, config)
  })
  return {
    port,
    waitFor: (work) => {
      firstWork = work
    },
    follow: (agreed) => followMigrations(database, { config, agreed }),
    swap: async (vite) => {
      const next = await buildNext(vite, config, database)
      const former = app
      app = next
      // The former app still answers its running calls; its streams end, and pages open them again.
      await former?.close().catch(console.error)
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await app?.close()
      await database.close()
    },
  }
}

function listenOn(server: ReturnType<typeof createServer>, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : port)
    })
  })
}

async function buildNext(vite: ViteDevServer, config: Config, database: Database): Promise<FastifyInstance> {
  const code = await loadServer(vite)
  const catalog = code.serverCatalog(config)
  const admin = await code.firstStart({ config, database, catalog })
  if (admin?.isRandom === true) {
    const facts = { ...admin, file: adminPasswordFile(config.dataFolder) }
    for (const language of ['zh', 'en'] as const) console.log(wordsIn(startTexts.firstAdmin, language, facts))
  }
  const app = await code.buildApp({ config, database, catalog })
  await app.ready()
  return app
}

async function loadServer(vite: ViteDevServer): Promise<ServerCode> {
  const [app, catalog, start]: Pick<ServerCode, keyof ServerCode>[] = await Promise.all(
    ['app/app.ts', 'app/serverCatalog.ts', 'start/firstStart.ts'].map(async (file) =>
      Object(await vite.ssrLoadModule(`/src/server/${file}`)),
    ),
  )
  if (!app || !catalog || !start) throw new Error('the server did not load')
  return { buildApp: app.buildApp, serverCatalog: catalog.serverCatalog, firstStart: start.firstStart }
}
