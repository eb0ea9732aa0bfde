import { textOf } from '../../kit/text/readValue.ts'
import type { Resource } from '#shared/contracts/Resource.ts'

/** A record's values by property name. */
export type Values = Readonly<Record<string, unknown>>

/** What people call a record: its display property, else its id. */
export function recordName({ display }: Pick<Resource, 'display'>, record: Values): string {
  return textOf(record[display]) || textOf(record['id'])
}
