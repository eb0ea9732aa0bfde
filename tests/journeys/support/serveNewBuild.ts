import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** A server of the console that can release a new build. */
export interface ChangingServer {
  origin: string
  /** Makes the service worker that of another build from now on. */
  bringOut: (version: string) => void
  close: () => Promise<void>
}

/** A proxy before a server that passes everything on, except the version in the service worker. */
export async function serveNewBuild(behind: string): Promise<ChangingServer> {
  let version: string | undefined
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request
    const headers = new Headers({ authorization: request.headers.authorization ?? '' })
    const answer = await fetch(`${behind}${url}`, { method, headers })
    response.writeHead(answer.status, headersOf(answer))
    if (version === undefined || !url.endsWith('/service-worker.js'))
      response.end(Buffer.from(await answer.arrayBuffer()))
    else response.end((await answer.text()).replace(/"version":"\w+"/, `"version":"${version}"`))
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    bringOut: (next) => void (version = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The headers without those of the transport, which differs here. */
function headersOf({ headers }: Response): Record<string, string> {
  const own = /^(content-(encoding|length)|connection|transfer-encoding)$/
  return Object.fromEntries([...headers].filter(([name]) => !own.test(name)))
}
