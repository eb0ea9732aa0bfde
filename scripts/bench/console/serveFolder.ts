import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { addConsoleFiles } from '#server/plugins/consoleFiles.ts'

/** An application in a folder, on the API of a server that is there already. */
export interface ServedFolder {
  origin: string
  close(): Promise<void>
}

/** Serves a folder as the server serves the console; calls go to the server itself, without a detour. */
export async function serveFolder(folder: string, api: FastifyInstance): Promise<ServedFolder> {
  const files = fastify()
  await addConsoleFiles(files, folder)
  await Promise.all([files.ready(), api.ready()])
  const server = createServer((request, response) => {
    const app = request.url?.startsWith('/api/') ? api : files
    app.routing(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await files.close()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the files are served on no port')
  return address.port
}
