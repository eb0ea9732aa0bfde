import { deepEquals } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { listOf } from '#shared/json/listOf.ts'
import { objectOf } from '#shared/json/objectOf.ts'

type Rows = readonly JsonObject[]

/** Three states of one list of rows, which have ids if they are stored: as opened, in the form, and as stored now. */
interface EditedRows {
  base: Json | undefined
  mine: Json | undefined
  theirs: Json | undefined
}

/**
 * Merges two people's changes of rows that are records, row by row. Undefined where both changed the same row, where one
 * removed a row that the other changed, or where both reordered rows: the user must choose.
 */
export function mergeRows(
  edits: EditedRows,
  isSame: (one: JsonObject, other: JsonObject) => boolean,
): Json[] | undefined {
  const [base, mine, theirs] = [edits.base, edits.mine, edits.theirs].map(rowsOf)
  if (!base || !mine || !theirs || [...base, ...theirs].some((row) => idOf(row) === undefined))
    return undefined
  const choose = choiceAmong({ base: byId(base), mine: byId(mine), theirs: byId(theirs) }, isSame)
  const chosen = new Map(base.map((row) => [idOf(row), choose(String(idOf(row)))] as const))
  if ([...chosen.values()].includes('conflict')) return undefined
  const settled = (rows: Rows) =>
    rows.flatMap((row): Json[] => {
      const found = chosen.get(idOf(row))
      if (found === undefined) return [row]
      return typeof found === 'object' ? [found] : []
    })
  const isNew = (row: JsonObject) => !chosen.has(idOf(row))
  if (keepsOrder(base, mine)) return [...settled(theirs), ...mine.filter(isNew)]
  if (keepsOrder(base, theirs)) return [...settled(mine), ...theirs.filter(isNew)]
  return undefined
}

type ById = ReadonlyMap<string | undefined, JsonObject>

/** Decides about a row of the opened form: it takes one person's version, is removed, or is a conflict. */
function choiceAmong(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', ById>>,
  isSame: (one: JsonObject, other: JsonObject) => boolean,
): (id: string) => JsonObject | 'gone' | 'conflict' {
  return (id) => {
    const [before, own, other] = [base.get(id), mine.get(id), theirs.get(id)]
    const isChanged = (row: JsonObject | undefined) => !(before && row && isSame(before, row))
    if (!isChanged(own)) return other ?? 'gone'
    if (!isChanged(other)) return own ?? 'gone'
    if (own && other) return isSame(own, other) ? other : 'conflict'
    return own || other ? 'conflict' : 'gone'
  }
}

/** Whether the remaining rows keep their former order, with the new ones after them. */
function keepsOrder(base: Rows, rows: Rows): boolean {
  const [before, after] = [base.map(idOf), rows.map(idOf)]
  const stay = before.filter((id) => after.includes(id))
  return deepEquals(after.slice(0, stay.length), stay)
}

function byId(rows: Rows): ById {
  return new Map(rows.map((row) => [idOf(row), row]))
}

function idOf({ id }: JsonObject): string | undefined {
  return typeof id === 'string' ? id : undefined
}

function rowsOf(value: Json | undefined): Rows {
  return listOf(value).map((row) => objectOf(row))
}
