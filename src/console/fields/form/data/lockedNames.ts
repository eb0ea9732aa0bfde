import type { Resource } from '#shared/contracts/Resource.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import type { Values } from '../../../session/entities/recordName.ts'

/** A test of whether the state of a stored record locks a property; undefined if nothing is locked. */
export function lockedNames(
  { states }: Resource,
  record: Values | undefined,
): ((name: string) => boolean) | undefined {
  const lock = record && lockOf(states, record)
  return states && lock && ((name) => isLocked(states, lock, name))
}
