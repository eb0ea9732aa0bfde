import { createServer } from 'node:http'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { addConsoleFiles } from '#server/plugins/consoleFiles.ts'
import { listenOnLoopback } from '../../steps/listenOnLoopback.ts'

/** An application from a folder, on the API of a running server. */
export interface ServedFolder {
  origin: string
  close(): Promise<void>
}

/** Serves a folder as the server serves the console; API calls go directly to the given server. */
export async function serveFolder(folder: string, api: FastifyInstance): Promise<ServedFolder> {
  const files = fastify()
  await addConsoleFiles(files, folder)
  await Promise.all([files.ready(), api.ready()])
  const server = createServer((request, response) => {
    const app = request.url?.startsWith('/api/') ? api : files
    app.routing(request, response)
  })
  const port = await listenOnLoopback(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await files.close()
    },
  }
}
