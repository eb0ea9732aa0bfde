import { textOf } from '../../kit/text/readValue.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import type { Resource } from '#shared/contracts/Resource.ts'

/** A record's values by property name. */
export type Values = Readonly<Record<string, unknown>>

/** What people call a record: its display property, or its id where nothing of that is seen. */
export function recordName({ display }: Pick<Resource, 'display'>, record: Values): string {
  const name = textOf(record[display])
  return isBlank(name) ? textOf(record['id']) : name
}
