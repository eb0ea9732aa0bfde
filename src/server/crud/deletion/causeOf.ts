import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** What a call was about, for the lines of the records that went or came back along: the first of these tables, and its ids. */
export function causeOf(records: ReadonlyMap<Table, ReadonlySet<string>>): JsonObject {
  const [[table, ids] = []] = records
  const [first, ...others] = ids ?? []
  const about = { entity: table?.entity ?? '' }
  return others.length === 0 ? { ...about, id: first ?? null } : { ...about, ids: [...(ids ?? [])] }
}
