import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errorTable } from '#shared/errors/errorTable.ts'
import { AppError } from '#shared/errors/AppError.ts'
import { languageOf } from './languageOf.ts'

/** Serves the built console at `/`; files with a hash in their name may be cached for ever, others are revalidated each time. */
export async function addConsoleFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return addMissingConsole(app)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    redirect: false,
    setHeaders(response, path) {
      const isHashed = path.startsWith(join(folder, 'assets'))
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

function addMissingConsole(app: FastifyInstance): void {
  app.get('/', async (request, reply) => {
    if (!(request.headers.accept ?? '').includes('text/html')) throw new AppError('CONSOLE_NOT_BUILT')
    const language = languageOf(request.raw)
    const line = errorTable.CONSOLE_NOT_BUILT[language]
    const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Fenxiao</title><p>${line}</p></html>`
    return reply.code(errorTable.CONSOLE_NOT_BUILT.status).type('text/html; charset=utf-8').send(page)
  })
}
