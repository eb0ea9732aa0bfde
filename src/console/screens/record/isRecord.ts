import type { RaRecord } from 'react-admin'

/** Whether the server returned a record. */
export function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}
