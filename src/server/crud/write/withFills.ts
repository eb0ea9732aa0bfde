import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Fills, Table } from '#shared/contracts/Table.ts'
import { fillRecord, isFilledByReference } from '#shared/validation/fillRecord.ts'
import type { FindByReference } from '#shared/validation/fillRecord.ts'
import { memoize } from '#shared/memoize.ts'
import type { Context } from '../entity/Context.ts'
import { groupByReference } from '../entity/PropertiesByReference.ts'
import type { PropertiesByReference } from '../entity/PropertiesByReference.ts'

/** The given values of a new record, and the records that its references lead to, if known. */
export interface Given {
  values: JsonObject
  find?: FindByReference | undefined
}

/** The values of a new record with the filled-in ones. For the server itself nothing is filled in. */
export function withFills(table: Table, { values, find }: Given, { user, isServer }: Context): JsonObject {
  if (isServer) return values
  return fillRecord(fillsOf(table), values, { user: user?.id, now: new Date(), find })
}

/** The properties to read from referenced records to fill in missing values of new records. */
export function fillSourcesOf(table: Table, given: JsonObject = {}): PropertiesByReference {
  const missing = Object.entries(fillsOf(table)).filter(([name]) => given[name] === undefined)
  return groupByReference(missing.map(([, fill]) => fill).filter(isFilledByReference))
}

const fillsOf = memoize(({ columns }: Table): Fills =>
  Object.fromEntries(columns.flatMap(({ name, fill }) => (fill ? [[name, fill]] : []))),
)
