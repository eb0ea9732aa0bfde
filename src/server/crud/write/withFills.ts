import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Fills, Table } from '#shared/contracts/Table.ts'
import { filledIn } from '#shared/validation/filledIn.ts'
import type { Context } from '../entity/Context.ts'

/** The values of a new record with what it gets where nothing is given; the server itself gives all that it wants. */
export function withFills(table: Table, values: JsonObject, { user, isServer }: Context): JsonObject {
  if (isServer) return values
  return filledIn(fillsOf(table), values, { user: user?.id, now: new Date() })
}

const fillsOfTables = new WeakMap<Table, Fills>()

function fillsOf(table: Table): Fills {
  const known = fillsOfTables.get(table)
  if (known) return known
  const fills = Object.fromEntries(table.columns.flatMap(({ name, fill }) => (fill ? [[name, fill]] : [])))
  fillsOfTables.set(table, fills)
  return fills
}
