import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource } from '#shared/contracts/Resource.ts'
import { isLocked, lockOf } from '#shared/states/lockOf.ts'
import type { RowLock } from '../rows/RowsProps.ts'

/** The properties that the state of a row, a record of its own, locks in that row; a row that is not stored has no state yet. */
export function rowLockOf({ states }: Pick<Resource, 'states'>, row: JsonObject): RowLock | undefined {
  const lock = row['id'] === undefined ? undefined : lockOf(states, row)
  if (!states || !lock) return undefined
  return { isLocked: (name) => isLocked(states, lock, name), isKept: lock.delete }
}
