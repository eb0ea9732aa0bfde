import { deepEquals } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { mergeRows } from './mergeRows.ts'

/** Three states of one record: as it was opened, as the form has it, as it is stored by now. */
export interface Edits {
  base: JsonObject
  mine: JsonObject
  theirs: JsonObject
}

/** What comes out when two people changed one record. */
export interface Merge {
  merged: JsonObject
  /** Properties that both changed, to different values: someone has to choose. */
  conflicts: string[]
}

/** The part of a value that people give. */
type GivenIn = (value: Json | undefined, name: string) => Json | undefined

interface MergeOptions {
  givenIn?: GivenIn
  /** Lists whose rows are records of other entities: they are joined row by row. */
  rowLists?: readonly string[]
}

/**
 * Joins both people's changes; where both changed the same property, mine stands in `merged` until one is chosen. What is
 * computed inside a value is nobody's change.
 */
export function mergeEdits(
  { base, mine, theirs }: Edits,
  { givenIn = (value) => value, rowLists = [] }: MergeOptions = {},
): Merge {
  const isSame = (name: string, one: JsonObject, other: JsonObject) =>
    deepEquals(givenIn(one[name], name), givenIn(other[name], name))
  const names = [...new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])]
  const changedByMe = names.filter((name) => !isSame(name, base, mine))
  const changedByThem = names.filter((name) => !isSame(name, base, theirs))
  const changedTwice = changedByMe.filter(
    (name) => changedByThem.includes(name) && !isSame(name, mine, theirs),
  )
  const joined = changedTwice.flatMap((name): [string, Json][] => {
    const isSameRow = (one: JsonObject, other: JsonObject) =>
      deepEquals(givenIn([one], name), givenIn([other], name))
    const lists = { base: base[name], mine: mine[name], theirs: theirs[name] }
    const rows = rowLists.includes(name) ? mergeRows(lists, isSameRow) : undefined
    return rows ? [[name, rows]] : []
  })
  const merged = { ...take(theirs, mine, changedByMe), ...Object.fromEntries(joined) }
  return { merged, conflicts: changedTwice.filter((name) => !joined.some(([list]) => list === name)) }
}

/** One record with the named properties as another has them, also where that one does not have them. */
export function take(target: JsonObject, source: JsonObject, names: readonly string[]): JsonObject {
  const kept = Object.entries(target).filter(([name]) => !names.includes(name))
  const taken = names.flatMap((name) => {
    const value = source[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries([...kept, ...taken])
}
