import { createServer } from 'node:http'
import { listenOnLoopback } from '../../steps/listenOnLoopback.ts'

/** A replacement for WeChat's server. */
export interface RefusingWeChat {
  base: string
  close(): void
}

const refusal = JSON.stringify({ errcode: 40029, errmsg: 'invalid code' })

/** Refuses every code, as WeChat's server refuses an attacker's: the attack stays on this machine and needs no network. */
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
