import ipaddr from 'ipaddr.js'

/** The groups of an IPv6 address that name the network; its owner chooses the other four. */
const networkGroups = 4

/** The network by which limits count an address: an owner of an IPv6 address has the whole /64 around it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address on an IPv6 socket belongs to the same caller.
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  const network = read.parts.map((group, index) => (index < networkGroups ? group : 0))
  return `${new ipaddr.IPv6(network).toString()}/64`
}
