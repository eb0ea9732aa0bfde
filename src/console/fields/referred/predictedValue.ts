import { computedValue } from '#shared/computed/computedValue.ts'
import { readsOf } from '#shared/computed/readsOf.ts'
import type { Json, JsonObject } from '#shared/contracts/Json.ts'
import { isLeft, targetsOf, throughOf } from './followedIn.ts'
import type { Edited, Following } from './followedIn.ts'
import type { FindReferred, Unknown } from './ReferredContext.ts'

/** A computed value as the server will store it, or why that is not known yet. */
export type Prediction = { value: Json } | { unknown: Unknown }

/** Computes a property of a record from what is filled in and from what its references lead to. */
export function predictedValue(
  name: string,
  following: Following,
  edited: Edited,
  find: FindReferred,
): Prediction {
  const computation = following.computed?.[name]
  if (!computation) return { value: null }
  const reads = readsOf(computation.expression)
  const { record, stored = {} } = edited
  if (isLeft(reads, edited)) return { value: stored[name] ?? null }
  const followed = new Set(reads.flatMap((read) => throughOf(read, following, edited) ?? []))
  const referred = new Map<string, JsonObject>()
  for (const source of followed) {
    for (const target of targetsOf(following.fields, source, record)) {
      const found = find(target)
      if (typeof found === 'string') return { unknown: found }
      referred.set(source, found)
    }
  }
  return { value: computedValue(computation, record, { referred: Object.fromEntries(referred) }) }
}
