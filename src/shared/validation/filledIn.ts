import type { Json, JsonObject } from '../contracts/Json.ts'
import type { Fill, Fills } from '../contracts/Table.ts'
import { dayAt } from '../fields/dayAt.ts'
import { momentBefore } from '../fields/momentBefore.ts'

/** Gives the record that a reference of a record leads to; undefined where it is not set or not known. */
export type FindReferred = (reference: string, record: JsonObject) => JsonObject | undefined

/** Who makes a record, and when. */
export interface Making {
  user: string | undefined
  now: Date
  /** How far the server is from UTC, whose day counts; absent: it is here. */
  zone?: string | undefined
  /** Absent: nothing is filled in from other records. */
  find?: FindReferred | undefined
}

/** A new record with what it gets where nothing is given. */
export function filledIn(fills: Fills, record: JsonObject, making: Making): JsonObject {
  const missing = Object.entries(fills).filter(([name]) => record[name] === undefined)
  const own = missing.flatMap(([name, fill]): [string, Json][] =>
    isFollowed(fill) ? [] : [[name, filling(fill, record, making)]],
  )
  const filled = { ...record, ...Object.fromEntries(own) }
  // The reference may be filled in, too.
  const followed = missing.flatMap(([name, fill]): [string, Json][] => {
    const value = isFollowed(fill) ? making.find?.(fill.through, filled)?.[fill.property] : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return { ...filled, ...Object.fromEntries(followed) }
}

/** Whether a property is filled in from the record that a reference leads to. */
export function isFollowed(fill: Fill): fill is { property: string; through: string } {
  return 'through' in fill && fill.through !== undefined
}

function filling(fill: Fill, record: JsonObject, { user, now, zone }: Making): Json {
  if ('now' in fill)
    return fill.now === 'date' && zone !== undefined ? dayAt(now, zone) : momentBefore(now, 0, fill.now)
  return 'currentUser' in fill ? (user ?? null) : (record[fill.property] ?? null)
}
