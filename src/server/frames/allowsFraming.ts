/** Whether a site's answer lets pages of another origin show it in a frame. */
export function allowsFraming(headers: Headers, { site, embedder }: { site: URL; embedder: URL }): boolean {
  const ancestors = ancestorsOf(headers.get('content-security-policy') ?? '')
  // Browsers use the older header only where the newer one has no such directive.
  if (ancestors.length > 0) return ancestors.every((list) => isListed(list, { site, embedder }))
  const options = (headers.get('x-frame-options') ?? '').toLowerCase().split(',')
  return options.every((option) => {
    if (option.trim() === 'deny') return false
    return option.trim() !== 'sameorigin' || site.origin === embedder.origin
  })
}

/** One list of sources for each policy that has the directive. */
function ancestorsOf(policies: string): string[][] {
  const directives = policies.split(',').flatMap((policy) => policy.split(';'))
  return directives
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors')
    .map(([, ...sources]) => sources)
}

function isListed(sources: readonly string[], { site, embedder }: { site: URL; embedder: URL }): boolean {
  return sources.some((source) => {
    if (source === "'self'") return site.origin === embedder.origin
    if (source === '*') return true
    if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return source === embedder.protocol
    return matchesHost(source, site, embedder)
  })
}

/** `https://*.example.com:8443`, with the scheme and the port left out where they do not matter. */
function matchesHost(source: string, site: URL, embedder: URL): boolean {
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+)(?::(\d+|\*))?(?:\/.*)?$/.exec(source)
  if (!parts) return false
  const [, scheme = site.protocol.slice(0, -1), host = '', port] = parts
  const isSecured = scheme === 'http' && embedder.protocol === 'https:'
  if (`${scheme}:` !== embedder.protocol && !isSecured) return false
  if (port !== undefined && port !== '*' && port !== portOf(embedder)) return false
  if (port === undefined && embedder.port !== '') return false
  if (host === '*') return true
  return host.startsWith('*.') ? embedder.hostname.endsWith(host.slice(1)) : host === embedder.hostname
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80')
}
