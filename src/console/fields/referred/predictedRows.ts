import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import type { Resource, ResourceForm } from '#shared/contracts/Resource.ts'
import { isObject, listOf } from '../../kit/text/readValue.ts'
import { fieldsOfRows } from './fieldsOfRows.ts'
import { unfilledIn } from './followedIn.ts'
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
  { computedRows = {}, rowFills = {} }: ResourceForm,
  { record, find, storedRow }: ReferredRecords & { record: JsonObject },
): PredictedRows {
  const unknown = new Map<string, Unknown>()
  const lists = Object.keys({ ...computedRows, ...rowFills }).map((list): [string, Json] => {
    const computed = computedRows[list] ?? {}
    const following = { fields: fieldsOfRows(resource, list), computed, fills: rowFills[list] }
    const completed = (row: JsonObject): JsonObject => {
      const edited = { record: row, stored: storedRow(row) }
      const values = Object.keys(computed).flatMap((name): [string, Json][] => {
        const predicted = predictedValue(name, following, edited, find)
        if ('value' in predicted) return [[name, predicted.value]]
        unknown.set(keyOf(list, name), predicted.unknown)
        return []
      })
      for (const [name, why] of unfilledIn(following, edited, find)) unknown.set(keyOf(list, name), why)
      return { ...row, ...Object.fromEntries(values) }
    }
    return [list, listOf(record[list]).map((row) => (isObject(row) ? completed(row) : row))]
  })
  return {
    lists: Object.fromEntries(lists.filter(([list]) => record[list] !== undefined)),
    whyUnknown: (list, item) => unknown.get(keyOf(list, item)),
  }
}

function keyOf(list: string, item: string): string {
  return `${list} ${item}`
}
