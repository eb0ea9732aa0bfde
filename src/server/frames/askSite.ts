import { request as requestHttp } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { request as requestHttps } from 'node:https'
import { allowsFraming } from './allowsFraming.ts'
import { AddressRefused, guardedLookup } from '../outgoing/guardedLookup.ts'
import type { Networks } from '../outgoing/Networks.ts'

/** The result of asking a site whether it may be shown in a frame. */
export interface FrameAnswer {
  /** unknown: the server did not ask, or the site redirects, which the server does not follow. */
  answer: 'allowed' | 'refused' | 'unreachable' | 'unknown'
}

const patience = 5000

/** Requests a site as a browser would and judges its headers; reads nothing of the page and follows no redirect. */
export async function askSite(
  site: URL,
  { embedder, networks }: { embedder: URL; networks: Networks },
): Promise<FrameAnswer> {
  if (networks.forbids(site.hostname)) return { answer: 'unknown' }
  try {
    const { status, headers } = await ask(site, networks)
    if (status >= 300 && status <= 399) return { answer: 'unknown' }
    return { answer: allowsFraming(headers, { site, embedder }) ? 'allowed' : 'refused' }
  } catch (error) {
    return { answer: error instanceof AddressRefused ? 'unknown' : 'unreachable' }
  }
}

function ask(site: URL, networks: Networks): Promise<{ status: number; headers: Headers }> {
  const request = site.protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(patience)
  const options = {
    headers: { accept: 'text/html', 'sec-fetch-dest': 'iframe' },
    lookup: guardedLookup(networks, signal),
    signal,
    agent: false,
  } as const
  return new Promise((resolve, reject) => {
    const asking = request(site, options, (response) => {
      response.destroy()
      resolve({ status: response.statusCode ?? 0, headers: headersOf(response.headers) })
    })
    asking.on('error', reject).end()
  })
}

function headersOf(given: IncomingHttpHeaders): Headers {
  const names = ['content-security-policy', 'x-frame-options']
  return new Headers(names.map((name): [string, string] => [name, [given[name] ?? ''].flat().join(',')]))
}
