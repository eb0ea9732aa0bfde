import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { filledIn } from '#shared/validation/filledIn.ts'
import type { FindReferred as FindByReference, Making } from '#shared/validation/filledIn.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { fieldOf } from '../../session/entities/resourceOf.ts'
import { fieldsOfRows } from '../referred/fieldsOfRows.ts'
import { findThrough } from '../referred/followedIn.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'

/** Lays below what was entered what the server will fill in; the form itself keeps only what was entered. */
export type Completion = (entered: JsonObject) => JsonObject

/** Who fills in a form, whether of a new record, and what is known of others. */
export interface Filling extends Omit<Making, 'find'> {
  isNew: boolean
  find: FindReferred
}

/** How what a form holds is completed by what the record, if it is new, and its new rows get where nothing is given. */
export function completionOf(
  resource: Resource,
  { fills = {}, rowFills = {} }: Pick<ResourceForm, 'fills' | 'rowFills'>,
  { isNew, find, ...making }: Filling,
): Completion {
  const own = { ...making, find: findThrough(resource.fields, find) }
  return (entered) => {
    const record = isNew ? filledIn(fills, entered, own) : entered
    const lists = Object.entries(rowFills).flatMap(([list, fillsOfRow]): [string, Json][] => {
      const rows = entered[list]
      const ofRow = { ...making, find: findForRows(resource, list, { record, find }) }
      const filled = (row: Json) => (isObject(row) && isNewRow(row) ? filledIn(fillsOfRow, row, ofRow) : row)
      return rows === undefined ? [] : [[list, listOf(rows).map(filled)]]
    })
    return { ...record, ...Object.fromEntries(lists) }
  }
}

/** Finds what the references of rows lead to: that to their owner, to the record of the form. */
function findForRows(
  resource: Resource,
  list: string,
  { record, find }: { record: JsonObject; find: FindReferred },
): FindByReference {
  const { children } = fieldOf(resource, list) ?? {}
  const others = findThrough(fieldsOfRows(resource, list), find)
  return (reference, row) => (reference === children?.of ? record : others(reference, row))
}

/** Only rows that are stored have an id. */
export function isNewRow(row: JsonObject): boolean {
  return row['id'] === undefined
}
