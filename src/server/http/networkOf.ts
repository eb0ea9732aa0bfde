import ipaddr from 'ipaddr.js'

/** Groups of an IPv6 address that name the network; the other four are its owner's to choose. */
const networkGroups = 4

/** What limits count an address as: the owner of one IPv6 address has the whole /64 around it. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // An IPv4 address that came over an IPv6 socket is the same caller's.
  const read = ipaddr.process(address)
  if (!(read instanceof ipaddr.IPv6)) return read.toString()
  const network = read.parts.map((group, index) => (index < networkGroups ? group : 0))
  return `${new ipaddr.IPv6(network).toString()}/64`
}
