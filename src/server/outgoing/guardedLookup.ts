import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { Networks } from './Networks.ts'

/** A name that leads nowhere the server may ask; also one that nobody knows, or names of an inner network could be guessed. */
export class AddressRefused extends Error {}

/**
 * Looks a name up and hands only permitted addresses to the connection. Checked in the look-up of the connection itself,
 * since a name may lead elsewhere a moment later.
 */
export function guardedLookup(networks: Networks): LookupFunction {
  return (host, options, answer) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const permitted = error ? [] : found.filter(({ address }) => networks.permits(address))
      const [first] = permitted
      if (!first) answer(new AddressRefused(`${host} has no address that may be asked`), '')
      else if (options.all) answer(null, permitted)
      else answer(null, first.address, first.family)
    })
  }
}
