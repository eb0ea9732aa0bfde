import type { Json, JsonObject } from '../contracts/Json.ts'
import type { Fill, Fills } from '../contracts/Table.ts'
import { dayAt } from '../fields/times/dayAt.ts'
import { momentBefore } from '../fields/times/momentBefore.ts'

/** Finds the record that a reference of a record leads to; undefined where the reference is not set or not known. */
export type FindByReference = (reference: string, record: JsonObject) => JsonObject | undefined

/** The user who makes a record, and the moment. */
export interface FillContext {
  user: string | undefined
  now: Date
  /** The server's offset from UTC, which decides the day; absent: the local offset. */
  zone?: string | undefined
  /** Absent: nothing is filled in from other records. */
  find?: FindByReference | undefined
}

/** Fills in a new record where no value is given. */
export function fillRecord(fills: Fills, record: JsonObject, context: FillContext): JsonObject {
  const missing = Object.entries(fills).filter(([name]) => record[name] === undefined)
  const own = missing.flatMap(([name, fill]): [string, Json][] =>
    isFilledByReference(fill) ? [] : [[name, filledValue(fill, record, context)]],
  )
  const followed = missing.filter(([, fill]) => isFilledByReference(fill))
  return withFollowed({ ...record, ...Object.fromEntries(own) }, followed, context)
}

/** Repeats the filling, because a reference through which a value is filled in may itself be filled in through another. */
function withFollowed(
  record: JsonObject,
  missing: readonly (readonly [name: string, fill: Fill])[],
  context: FillContext,
): JsonObject {
  const found = missing.flatMap(([name, fill]): [string, Json][] => {
    const value = isFilledByReference(fill)
      ? context.find?.(fill.through, record)?.[fill.property]
      : undefined
    return value === undefined ? [] : [[name, value]]
  })
  if (found.length === 0) return record
  const filled: JsonObject = { ...record, ...Object.fromEntries(found) }
  return withFollowed(
    filled,
    missing.filter(([name]) => filled[name] === undefined),
    context,
  )
}

/** Whether a property is filled in from the record that a reference leads to. */
export function isFilledByReference(fill: Fill): fill is { property: string; through: string } {
  return 'through' in fill && fill.through !== undefined
}

function filledValue(fill: Fill, record: JsonObject, { user, now, zone }: FillContext): Json {
  if ('now' in fill)
    return fill.now === 'date' && zone !== undefined ? dayAt(now, zone) : momentBefore(now, 0, fill.now)
  return 'currentUser' in fill ? (user ?? null) : (record[fill.property] ?? null)
}
