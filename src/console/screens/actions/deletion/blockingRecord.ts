import { HttpError } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { objectAt, objectOf } from '#shared/json/objectOf.ts'

/** The record that kept all of several records from being deleted, as the refusal names it. */
export function blockingRecord(error: unknown, records: readonly RaRecord[]): RaRecord | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  const facts = objectAt(objectOf(body), 'facts')
  return records.length > 1 ? records.find(({ id }) => id === facts['id']) : undefined
}
