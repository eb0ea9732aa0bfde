import ipaddr from 'ipaddr.js'

// Other IPv6 networks map to IPv4 addresses or lead nowhere.
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** The networks to which the server may connect: the public internet, and those that the operator allows. */
export class Networks {
  readonly #allowed: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][]

  constructor(allowed: readonly string[]) {
    this.#allowed = allowed.map((network) => rangeOf(network))
  }

  /** Whether a URL's host is a forbidden address. Names are checked in the look-up (`guardedLookup.ts`), which addresses skip. */
  forbids(host: string): boolean {
    return ipaddr.isValid(bare(host)) && !this.permits(host)
  }

  /** Whether the server may connect to an address. */
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
