import { existsSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Database } from '#server/database/Database.ts'
import { frameOrigins } from '../frames/frameOrigins.ts'
import { coalesceRuns } from '../limits/coalesceRuns.ts'
import { inlineScripts } from './inlineScripts.ts'

/** Adds headers that block foreign scripts and frames. They are equal for all answers until the sites in frames change. */
export function addSecurityHeaders(app: FastifyInstance, database: Database, consoleFolder: string): void {
  const scripts = scriptsIn(join(consoleFolder, 'index.html'))
  let headers = headersFor(scripts, [])
  keepFrameOrigins(app, database, (origins) => {
    headers = headersFor(scripts, origins)
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

function scriptsIn(page: string): string[] {
  return existsSync(page) ? inlineScripts(readFileSync(page, 'utf8')) : []
}

/** The headers that helmet would add to an answer; computing them each time would take a tenth of a short call's time. */
function headersFor(scripts: readonly string[], origins: readonly string[]): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(settingsFor(scripts, origins))(request, response, (error) => {
    if (error !== undefined) throw error
  })
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  )
}

/** The settings of helmet. Styles may be inline, because Emotion writes them so. */
function settingsFor(scripts: readonly string[], origins: readonly string[]): Parameters<typeof helmet>[0] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Records may name pictures at any address.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // Only sites that a menu names; a compromised page must not show others.
        frameSrc: ["'self'", ...origins],
        frameAncestors: ["'self'"],
      },
    },
    // The product may be served without TLS inside a company; a proxy with TLS sets the header itself.
    strictTransportSecurity: false,
    // Without TLS, browsers ignore these two headers and complain in their console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  }
}

/** How long the console waits for the list before it is served with the previous one. */
const patience = 1000
const consolePage = /^\/(index\.html)?(\?|$)/

/** Reads the list of sites for each request of the console page, because menus change while the server runs. */
function keepFrameOrigins(
  app: FastifyInstance,
  database: Database,
  change: (origins: readonly string[]) => void,
): void {
  const read = async (): Promise<void> => {
    const waited = new Promise<void>((resolve) => setTimeout(resolve, patience))
    // If the list cannot be read, the console is served with the previous one.
    const changed = frameOrigins(database).then(change)
    const settled = changed.catch((err: unknown) =>
      app.log.warn({ err }, 'the sites in frames are not known'),
    )
    await Promise.race([settled, waited])
  }
  const readInTurn = coalesceRuns(read)
  app.addHook('onRequest', async ({ url, method }) => {
    if (method === 'GET' && consolePage.test(url)) await readInTurn()
  })
}
