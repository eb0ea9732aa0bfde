import type { Json, JsonObject } from '../contracts/Json.ts'
import type { Fill, Fills } from '../contracts/Table.ts'
import { dayAt } from '../fields/dayAt.ts'
import { momentBefore } from '../fields/momentBefore.ts'

/** Who makes a record, and when. */
export interface Making {
  user: string | undefined
  now: Date
  /** How far the server is from UTC, whose day counts; absent: it is here. */
  zone?: string | undefined
}

/** A new record with what it gets where nothing is given. */
export function filledIn(fills: Fills, record: JsonObject, making: Making): JsonObject {
  const filled = Object.entries(fills).flatMap(([name, fill]): [string, Json][] =>
    record[name] === undefined ? [[name, filling(fill, record, making)]] : [],
  )
  return { ...record, ...Object.fromEntries(filled) }
}

function filling(fill: Fill, record: JsonObject, { user, now, zone }: Making): Json {
  if ('now' in fill)
    return fill.now === 'date' && zone !== undefined ? dayAt(now, zone) : momentBefore(now, 0, fill.now)
  return 'currentUser' in fill ? (user ?? null) : (record[fill.property] ?? null)
}
