import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Keeps only addresses in X-Forwarded-For: Fastify takes any text for one, and limits, sessions and logs keep it. */
export function addForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const sent = headers['x-forwarded-for']
    if (typeof sent === 'string') headers['x-forwarded-for'] = addressesIn(sent)
    done()
  })
}

/** The nearest proxy wrote the last address. Once an entry is no address, nobody we know has written the entries before it. */
export function addressesIn(header: string): string {
  const hops = header
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
    .map(addressIn)
  return hops.slice(hops.lastIndexOf(undefined) + 1).join(', ')
}

/** Some proxies write a port behind it, with which every connection would be another caller. */
const withPort = /^(?:(?<v4>[\d.]+):\d+|"?\[(?<v6>[\da-f:.]+)\](?::\d+)?"?)$/iu

function addressIn(hop: string): string | undefined {
  const { v4, v6 } = withPort.exec(hop)?.groups ?? {}
  // The zone of an address is of its sender's own choice.
  const [address = ''] = (v4 ?? v6 ?? hop).split('%')
  return isIP(address) === 0 ? undefined : address
}
