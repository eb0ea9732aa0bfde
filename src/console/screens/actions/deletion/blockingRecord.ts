import { HttpError } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { objectAt, objectOf } from '#shared/json/objectOf.ts'

/** The record, among those that are left, that kept all of several records from being deleted. */
export function blockingRecord(error: unknown, left: readonly RaRecord[]): RaRecord | undefined {
  const body: unknown = error instanceof HttpError ? error.body : undefined
  const facts = objectAt(objectOf(body), 'facts')
  return left.find(({ id }) => id === facts['id'])
}
