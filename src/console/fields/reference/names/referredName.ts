import type { Resource } from '#shared/contracts/Resource.ts'
import { recordName } from '../../../session/entities/recordName.ts'
import type { Values } from '../../../session/entities/recordName.ts'

/** The name of a record where others refer to it; for tree nodes with the same name it includes the names above. */
export function referredName(resource: Resource, { names_above: above, ...record }: Values): string {
  const name = recordName(resource, record)
  return Array.isArray(above) ? nameBelow(name, above) : name
}

/** An ambiguous name with the names above it: `101 · West Tower / F1`. */
export function nameBelow(name: string, above: readonly string[]): string {
  return above.length > 0 ? `${name} · ${above.join(' / ')}` : name
}
