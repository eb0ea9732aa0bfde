import type { JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { fieldsOfRows } from './fieldsOfRows.ts'
import { followedIn } from './followedIn.ts'
import type { Edited, Target } from './followedIn.ts'
import type { FindRow } from './ReferredContext.ts'

/** The records that have to be known to compute and fill in what a form and its rows show. */
export function wantedIn(
  resource: Resource,
  { computed, fills, computedRows = {}, rowFills = {} }: ResourceForm,
  { record, stored, storedRow }: Edited & { storedRow: FindRow },
): Target[] {
  const ofRows = Object.keys({ ...computedRows, ...rowFills }).flatMap((list) => {
    const fields = fieldsOfRows(resource, list)
    const following = { fields, computed: computedRows[list], fills: rowFills[list] }
    return rowsIn(record, list).flatMap((row) =>
      followedIn(following, { record: row, stored: storedRow(row) }),
    )
  })
  return [...followedIn({ fields: resource.fields, computed, fills }, { record, stored }), ...ofRows]
}

/** Finds the rows of a record, as it is stored, by their ids. */
export function findRowsIn({ fields }: Resource, stored: JsonObject = {}): FindRow {
  const lists = fields.filter(({ children }) => children)
  const byId = new Map(
    lists.flatMap(({ source }) => rowsIn(stored, source).map((row) => [row['id'], row] as const)),
  )
  return ({ id }) => (id === undefined ? undefined : byId.get(id))
}

function rowsIn(record: JsonObject, list: string): JsonObject[] {
  return listOf(record[list]).filter(isObject)
}
