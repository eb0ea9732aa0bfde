import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { LookupTurns } from './LookupTurns.ts'
import type { Networks } from './Networks.ts'

/** The error for a name without a permitted address, and for an unknown name, or names of an inner network could be guessed. */
export class AddressRefused extends Error {}

const turns = new LookupTurns()

/**
 * Looks up a name until the call is over, and gives the connection only permitted addresses. The check is in the connection's own
 * look-up, because a name may resolve to another address a moment later.
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
