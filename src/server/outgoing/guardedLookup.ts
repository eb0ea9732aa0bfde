import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import pLimit from 'p-limit'
import type { Networks } from './Networks.ts'

/** A name that leads nowhere the server may ask; also one that nobody knows, or names of an inner network could be guessed. */
export class AddressRefused extends Error {}

// Each look-up takes one of the four threads that files and passwords need as well, for as long as the name's own server takes.
const takeTurn = pLimit(2)

/**
 * Looks a name up and hands only permitted addresses to the connection. Checked in the look-up of the connection itself,
 * since a name may lead elsewhere a moment later.
 */
export function guardedLookup(networks: Networks): LookupFunction {
  return (host, options, answer) => {
    const tell = async () => {
      const found = await takeTurn(() => lookup(host, { ...options, all: true })).catch(() => [])
      const permitted = found.filter(({ address }) => networks.permits(address))
      const [first] = permitted
      if (!first) answer(new AddressRefused(`${host} has no address that may be asked`), '')
      else if (options.all) answer(null, permitted)
      else answer(null, first.address, first.family)
    }
    void tell()
  }
}
