import { textOf } from '../../kit/text/readValue.ts'
import { isBlank } from '#shared/validation/isBlank.ts'
import type { Resource } from '#shared/contracts/Resource.ts'

/** A record's values by property name. */
export type Values = Readonly<Record<string, unknown>>

/** The name of a record: its display property, or its id where that is blank. */
export function recordName({ display }: Pick<Resource, 'display'>, record: Values): string {
  const name = textOf(record[display])
  return isBlank(name) ? textOf(record['id']) : name
}
