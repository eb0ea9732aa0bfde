import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'
import type { Context } from '../entity/Context.ts'

/** A record without the rows that the caller may not read. */
export async function readableRecord(
  { children = [] }: Table,
  record: JsonObject,
  { may }: Context,
): Promise<JsonObject> {
  const shown: Record<string, JsonObject[string]> = { ...record }
  for (const { property, permissions } of children) {
    if (!((await may?.(permissions.page)) ?? true)) delete shown[property]
  }
  return shown
}
