import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/database/Database.ts'
import { frameOrigins } from '../frames/frameOrigins.ts'

/** Headers that keep foreign scripts and frames out; styles may be inline, as Emotion writes them. */
export async function addSecurityHeaders(app: FastifyInstance, database: Database): Promise<void> {
  const frames = keepFrameOrigins(app, database)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Records name pictures by address, wherever they are.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // Only sites that a menu names; a page that was broken into must not show any other.
        frameSrc: ["'self'", () => frames().join(' ')],
        frameAncestors: ["'self'"],
      },
    },
    // The product may be served without TLS inside a company; who has TLS in front sets the header there.
    strictTransportSecurity: false,
    // Without TLS browsers ignore these two and complain in their console.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  })
}

/** How long the console may wait for the list before it is served with the one before. */
const patience = 1000

/** Reads the list anew whenever the console itself is asked for, since menus change while the server runs. */
function keepFrameOrigins(app: FastifyInstance, database: Database): () => readonly string[] {
  let origins: readonly string[] = []
  app.addHook('onRequest', async ({ url, method }) => {
    if (method !== 'GET' || !/^\/(index\.html)?(\?|$)/.test(url)) return
    const former = new Promise<readonly string[]>((resolve) => setTimeout(() => resolve(origins), patience))
    origins = await Promise.race([frameOrigins(database).catch(() => origins), former])
  })
  return () => origins
}
