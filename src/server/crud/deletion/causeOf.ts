import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Table } from '#shared/contracts/Table.ts'

/** The records that a call was about, for the log entries of records deleted or restored along with them. */
export function causeOf(records: ReadonlyMap<Table, ReadonlySet<string>>): JsonObject {
  const [[table, ids] = []] = records
  const [first, ...others] = ids ?? []
  const about = { entity: table?.entity ?? '' }
  return others.length === 0 ? { ...about, id: first ?? null } : { ...about, ids: [...(ids ?? [])] }
}
