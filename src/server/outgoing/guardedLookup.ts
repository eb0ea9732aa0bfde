import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { LookupTurns } from './LookupTurns.ts'
import type { Networks } from './Networks.ts'

/** A name that leads nowhere the server may ask; also one that nobody knows, or names of an inner network could be guessed. */
export class AddressRefused extends Error {}

const turns = new LookupTurns()

/**
 * Looks a name up, for as long as the call is not over, and hands only permitted addresses to the connection. Checked in the look-up
 * of the connection itself, since a name may lead elsewhere a moment later.
 */
export function guardedLookup(networks: Networks, over: AbortSignal): LookupFunction {
  return (host, options, answer) => {
    const tell = async () => {
      const found = await turns
        .take(host, () => lookup(host, { ...options, all: true }), over)
        .catch(() => [])
      const permitted = found.filter(({ address }) => networks.permits(address))
      const [first] = permitted
      if (!first) answer(new AddressRefused(`${host} has no address that may be asked`), '')
      else if (options.all) answer(null, permitted)
      else answer(null, first.address, first.family)
    }
    void tell()
  }
}
