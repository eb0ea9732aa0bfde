import { createServer } from 'node:http'
import { listenOnLoopback } from '../../steps/listenOnLoopback.ts'

/** Stands where WeChat's own server is asked. */
export interface RefusingWeChat {
  base: string
  close(): void
}

const refusal = JSON.stringify({ errcode: 40029, errmsg: 'invalid code' })

/** Knows no code, as WeChat's own server knows none of an attacker's: the attack stays on this machine and needs no network. */
export async function refusingWeChat(): Promise<RefusingWeChat> {
  const server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/plain').end(refusal)
  })
  const port = await listenOnLoopback(server)
  return {
    base: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
