import type { RaRecord } from 'ra-core'

/** Whether the server answered a record. */
export function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}
