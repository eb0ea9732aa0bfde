import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { fieldsOfRows } from '../referred/fieldsOfRows.ts'
import { filledFrom } from '../referred/followedIn.ts'
import type { Edited, Target } from '../referred/followedIn.ts'
import { isNewRow } from './completionOf.ts'

/** The records that must be known to fill in a new record and new rows. */
export function wantedForFills(
  resource: Resource,
  { fills, rowFills = {} }: ResourceForm,
  edited: Edited,
): Target[] {
  const ofRows = Object.entries(rowFills).flatMap(([list, fillsOfRow]) => {
    const following = { fields: fieldsOfRows(resource, list), fills: fillsOfRow }
    const rows = listOf(edited.record[list]).filter(isObject).filter(isNewRow)
    return rows.flatMap((row) => filledFrom(following, { record: row }))
  })
  return [...filledFrom({ fields: resource.fields, fills }, edited), ...ofRows]
}
