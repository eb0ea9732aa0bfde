import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { ResourceForm } from '#shared/contracts/Resource.ts'
import { filledIn } from '#shared/validation/filledIn.ts'
import type { Making } from '#shared/validation/filledIn.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'

/** Lays below what was entered what the server will fill in; the form itself keeps only what was entered. */
export type Completion = (entered: JsonObject) => JsonObject

/** What a form holds with what the record, if it is new, and its new rows get where nothing is given. */
export function withFills(
  { fills = {}, rowFills = {} }: Pick<ResourceForm, 'fills' | 'rowFills'>,
  entered: JsonObject,
  { isNew, ...making }: Making & { isNew: boolean },
): JsonObject {
  const lists = Object.entries(rowFills).flatMap(([list, fillsOfRow]): [string, Json][] => {
    const rows = entered[list]
    const filled = (row: Json) => (isObject(row) && isNewRow(row) ? filledIn(fillsOfRow, row, making) : row)
    return rows === undefined ? [] : [[list, listOf(rows).map(filled)]]
  })
  return { ...(isNew ? filledIn(fills, entered, making) : entered), ...Object.fromEntries(lists) }
}

/** Only rows that are stored have an id. */
export function isNewRow(row: JsonObject): boolean {
  return row['id'] === undefined
}
