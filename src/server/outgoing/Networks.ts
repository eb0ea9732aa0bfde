import ipaddr from 'ipaddr.js'

// Other networks of IPv6 lead back to addresses of IPv4, or nowhere.
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Where the server may ask a site: in the public internet, and in the networks that the operator allows. */
export class Networks {
  readonly #allowed: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][]

  constructor(allowed: readonly string[]) {
    this.#allowed = allowed.map((network) => rangeOf(network))
  }

  /** Whether the host of a URL is an address that may not be asked. A name is judged by its look-up (`guardedLookup.ts`), through which an address never goes. */
  forbids(host: string): boolean {
    return ipaddr.isValid(bare(host)) && !this.permits(host)
  }

  /** Whether an address may be asked. */
  permits(host: string): boolean {
    const address = ipaddr.process(bare(host))
    if (isPublic(address)) return true
    return this.#allowed.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )
  }
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(publicIpv6))
}

function bare(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1')
}

function rangeOf(network: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (network.includes('/')) return ipaddr.parseCIDR(network)
  const address = ipaddr.parse(network)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
