import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { fieldsOfRows } from '../referred/fieldsOfRows.ts'
import { fillTargets } from '../referred/Target.ts'
import type { EditedRecord, Target } from '../referred/Target.ts'
import { isNewRow } from './completionOf.ts'

/** The records that must be known to fill in a new record and new rows. */
export function wantedForFills(
  resource: Resource,
  { fills, rowFills = {} }: ResourceForm,
  edited: EditedRecord,
): Target[] {
  const ofRows = Object.entries(rowFills).flatMap(([list, fillsOfRow]) => {
    const derivations = { fields: fieldsOfRows(resource, list), fills: fillsOfRow }
    const rows = listOf(edited.record[list]).filter(isJsonObject).filter(isNewRow)
    return rows.flatMap((row) => fillTargets(derivations, { record: row }))
  })
  return [...fillTargets({ fields: resource.fields, fills }, edited), ...ofRows]
}
