import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Keeps only addresses in X-Forwarded-For: Fastify accepts any text, which limits, sessions and logs would store. */
export function addForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const sent = headers['x-forwarded-for']
    if (typeof sent === 'string') headers['x-forwarded-for'] = addressesIn(sent)
    done()
  })
}

/** The reliable addresses of the header: the nearest proxy wrote the last one; entries before an invalid one are forgeable. */
export function addressesIn(header: string): string {
  const hops = header
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
    .map(addressIn)
  return hops.slice(hops.lastIndexOf(undefined) + 1).join(', ')
}

/** Some proxies append a port, with which every connection would count as another caller. */
const withPort = /^(?:(?<v4>[\d.]+):\d+|"?\[(?<v6>[\da-f:.]+)\](?::\d+)?"?)$/iu

function addressIn(hop: string): string | undefined {
  const { v4, v6 } = withPort.exec(hop)?.groups ?? {}
  // The sender chooses the zone of an address freely.
  const [address = ''] = (v4 ?? v6 ?? hop).split('%')
  return isIP(address) === 0 ? undefined : address
}
