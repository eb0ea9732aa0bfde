import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { listOf } from '#shared/json/listOf.ts'
import { fillRecord } from '#shared/validation/fillRecord.ts'
import type { FindByReference, FillContext } from '#shared/validation/fillRecord.ts'
import { fieldOf } from '../../session/entities/resourceOf.ts'
import { fieldsOfRows } from '../referred/fieldsOfRows.ts'
import { findThrough } from '../referred/Target.ts'
import type { FindReferred } from '../referred/ReferredContext.ts'

/** Completes the entered values with those that the server will fill in; the form itself keeps only the entered ones. */
export type Completion = (entered: JsonObject) => JsonObject

/** The user who fills in a form, whether the record is new, and how to find other records. */
export interface CompletionOptions extends Omit<FillContext, 'find'> {
  isNew: boolean
  find: FindReferred
}

/**
 * Builds the completion of a form: a new record and its new rows get the values that the server fills in where none are given.
 */
export function completionOf(
  resource: Resource,
  { fills = {}, rowFills = {} }: Pick<ResourceForm, 'fills' | 'rowFills'>,
  { isNew, find, ...context }: CompletionOptions,
): Completion {
  const own = { ...context, find: findThrough(resource.fields, find) }
  return (entered) => {
    const record = isNew ? fillRecord(fills, entered, own) : entered
    const lists = Object.entries(rowFills).flatMap(([list, fillsOfRow]): [string, Json][] => {
      const rows = entered[list]
      const ofRow = { ...context, find: findForRows(resource, list, { record, find }) }
      const fillNew = (row: Json) =>
        isJsonObject(row) && isNewRow(row) ? fillRecord(fillsOfRow, row, ofRow) : row
      return rows === undefined ? [] : [[list, listOf(rows).map(fillNew)]]
    })
    return { ...record, ...Object.fromEntries(lists) }
  }
}

/** Finds the records that the rows' references lead to; the reference to the owner leads to the form's record. */
function findForRows(
  resource: Resource,
  list: string,
  { record, find }: { record: JsonObject; find: FindReferred },
): FindByReference {
  const { children } = fieldOf(resource, list) ?? {}
  const others = findThrough(fieldsOfRows(resource, list), find)
  return (reference, row) => (reference === children?.of ? record : others(reference, row))
}

/** Whether a row is new: only stored rows have an id. */
export function isNewRow(row: JsonObject): boolean {
  return row['id'] === undefined
}
