import type { Resource } from '#shared/contracts/Resource.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import type { Values } from '../../../session/entities/recordName.ts'

/** What a record is called by those that refer to it; of nodes of a tree with the same name also where it stands. */
export function referredName(resource: Resource, { names_above: above, ...record }: Values): string {
  const name = recordName(resource, record)
  return Array.isArray(above) ? nameBelow(name, above) : name
}

/** A name that others have too, with the names above it: `101 · West Tower / F1`. */
export function nameBelow(name: string, above: readonly string[]): string {
  return above.length > 0 ? `${name} · ${above.join(' / ')}` : name
}
