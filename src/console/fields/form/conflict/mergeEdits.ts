import { deepEquals } from '@rjsf/utils'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { mergeRows } from './mergeRows.ts'

/** Three states of one record: when it was opened, in the form, and as it is stored now. */
export interface Edits {
  base: JsonObject
  mine: JsonObject
  theirs: JsonObject
}

/** The result of merging two people's changes of one record. */
export interface Merge {
  merged: JsonObject
  /** The properties that both people changed to different values: the user must choose. */
  conflicts: string[]
}

/** The part of a value that people enter, without computed values. */
type GivenIn = (value: Json | undefined, name: string) => Json | undefined

interface MergeOptions {
  givenIn?: GivenIn
  /** The lists whose rows are records of other entities: they are merged row by row. */
  rowLists?: readonly string[]
}

/**
 * Merges both people's changes; where both changed the same property, `merged` has mine until the user chooses. Computed values
 * inside a property do not count as changes.
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
  const merged = { ...withPropertiesOf(theirs, mine, changedByMe), ...Object.fromEntries(joined) }
  return { merged, conflicts: changedTwice.filter((name) => !joined.some(([list]) => list === name)) }
}

/** A copy of one record that takes the named properties from another; a property absent there is absent in the copy. */
export function withPropertiesOf(
  target: JsonObject,
  source: JsonObject,
  names: readonly string[],
): JsonObject {
  const kept = Object.entries(target).filter(([name]) => !names.includes(name))
  const taken = names.flatMap((name) => {
    const value = source[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries([...kept, ...taken])
}
