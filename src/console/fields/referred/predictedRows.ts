import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { fieldsOfRows } from './fieldsOfRows.ts'
import { predictedValue } from './predictedValue.ts'
import type { ReferredRecords, Unknown } from './ReferredContext.ts'

/** The rows of a form's lists, as far as they can be computed. */
export interface PredictedRows {
  lists: JsonObject
  /** Why what the rows of a list compute in a property is not known of all of them. */
  whyUnknown: (list: string, item: string) => Unknown | undefined
}

/** Computes the rows that are records of other entities, before anything is summed up. */
export function predictedRows(
  resource: Resource,
  computedRows: NonNullable<ResourceForm['computedRows']>,
  { record, find, storedRow }: ReferredRecords & { record: JsonObject },
): PredictedRows {
  const unknown = new Map<string, Unknown>()
  const lists = Object.entries(computedRows).map(([list, computed]): [string, Json] => {
    const following = { fields: fieldsOfRows(resource, list), computed }
    const computedIn = (row: JsonObject): [string, Json][] =>
      Object.keys(computed).flatMap((name) => {
        const predicted = predictedValue(name, following, { record: row, stored: storedRow(row) }, find)
        if ('value' in predicted) return [[name, predicted.value]]
        unknown.set(keyOf(list, name), predicted.unknown)
        return []
      })
    const rows = listOf(record[list])
    return [
      list,
      rows.map((row) => (isObject(row) ? { ...row, ...Object.fromEntries(computedIn(row)) } : row)),
    ]
  })
  return {
    lists: Object.fromEntries(lists),
    whyUnknown: (list, item) => unknown.get(keyOf(list, item)),
  }
}

function keyOf(list: string, item: string): string {
  return `${list} ${item}`
}
