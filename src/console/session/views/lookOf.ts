import type { ListLook } from '#shared/contracts/SavedView.ts'
import { isJsonObject } from '#shared/json/isJsonObject.ts'
import { textsOf } from '#shared/json/listOf.ts'
import { textOf } from '../../kit/text/readValue.ts'

/** Reads the look of a list from an answer. */
export function lookOf(stored: unknown): ListLook | undefined {
  if (!isJsonObject(stored) || !isJsonObject(stored['filter']) || !isJsonObject(stored['sort']))
    return undefined
  const { filter, sort, rows, columns, board, calendar } = stored
  return {
    filter,
    sort: {
      property: textOf(sort['property']),
      direction: sort['direction'] === 'DESC' ? 'DESC' : 'ASC',
    },
    rows: Number(rows),
    ...(columns !== undefined && { columns: textsOf(columns) }),
    ...(board === true && { board }),
    ...(calendar === true && { calendar }),
  }
}
