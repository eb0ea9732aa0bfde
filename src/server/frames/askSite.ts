import { allowsFraming } from './allowsFraming.ts'

/** What became of asking a site whether it may be shown in a frame. */
export interface FrameAnswer {
  /** moved: it leads on to another site, which the menu does not name. */
  answer: 'allowed' | 'refused' | 'moved' | 'unreachable'
  /** Where a site that moved is now. */
  address?: string
}

const patience = 5000
const mostHops = 5

/** Asks a site as a browser would, and judges its headers; of the page itself nothing is read. */
export async function askSite(address: string, embedder: URL): Promise<FrameAnswer> {
  const signal = AbortSignal.timeout(patience)
  let site = new URL(address)
  const { origin } = site
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const response = await ask(site, signal)
    if (!response) return { answer: 'unreachable' }
    const next = nextAddress(response, site)
    // Not followed: where a site leads is for the caller's browser to ask, not for the server in its own network.
    if (next && next.origin !== origin) return { answer: 'moved', address: next.href }
    if (next) {
      site = next
      continue
    }
    return { answer: allowsFraming(response.headers, { site, embedder }) ? 'allowed' : 'refused' }
  }
  return { answer: 'unreachable' }
}

async function ask(site: URL, signal: AbortSignal): Promise<Response | undefined> {
  try {
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'iframe' }
    const response = await fetch(site, { redirect: 'manual', headers, signal })
    await response.body?.cancel()
    return response
  } catch {
    return undefined
  }
}

function nextAddress({ status, headers }: Response, site: URL): URL | undefined {
  const location = headers.get('location')
  if (status < 300 || status > 399 || location === null || !URL.canParse(location, site.href))
    return undefined
  const next = new URL(location, site)
  return /^https?:$/.test(next.protocol) ? next : undefined
}
