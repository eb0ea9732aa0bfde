import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Fills, Table } from '#shared/contracts/Table.ts'
import { filledIn, isFollowed } from '#shared/validation/filledIn.ts'
import type { FindReferred } from '#shared/validation/filledIn.ts'
import { onceFor } from '#shared/onceFor.ts'
import type { Context } from '../entity/Context.ts'
import { followedBy } from '../entity/Followed.ts'
import type { Followed } from '../entity/Followed.ts'

/** What is given of a new record, and what its references lead to, where that is known. */
export interface Given {
  values: JsonObject
  find?: FindReferred | undefined
}

/** The values of a new record with what it gets where nothing is given; the server itself gives all that it wants. */
export function withFills(table: Table, { values, find }: Given, { user, isServer }: Context): JsonObject {
  if (isServer) return values
  return filledIn(fillsOf(table), values, { user: user?.id, now: new Date(), find })
}

/** What new records get, where it is not given, from the records that their references lead to. */
export function filledThrough(table: Table, given: JsonObject = {}): Followed {
  const missing = Object.entries(fillsOf(table)).filter(([name]) => given[name] === undefined)
  return followedBy(missing.map(([, fill]) => fill).filter(isFollowed))
}

const fillsOf = onceFor(({ columns }: Table): Fills =>
  Object.fromEntries(columns.flatMap(({ name, fill }) => (fill ? [[name, fill]] : []))),
)
