import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'

/**
 * The records that a call was about, as the cause in the log lines of records that went or came back along: first table, its
 * ids.
 */
export function causeOf(records: ReadonlyMap<Table, ReadonlySet<string>>): JsonObject {
  const [[table, ids] = []] = records
  const [first, ...others] = ids ?? []
  const about = { entity: table?.entity ?? '' }
  return others.length === 0 ? { ...about, id: first ?? null } : { ...about, ids: [...(ids ?? [])] }
}
