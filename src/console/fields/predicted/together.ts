import type { Unknown } from '../referred/ReferredContext.ts'

/** A known value, or the reason why it is unknown. */
export type Known<Value> = { value: Value } | { unknown: Unknown }

/** Combines several values into a list; unknown if any of them is. */
export function allOf<Value>(several: readonly Known<Value>[]): Known<Value[]> {
  const unknown = several.flatMap((each) => ('unknown' in each ? [each.unknown] : []))
  const [why] = unknown
  // "unseen" wins over "loading", because fetching other records does not make an invisible one visible.
  if (why !== undefined) return { unknown: unknown.includes('unseen') ? 'unseen' : why }
  return { value: several.flatMap((each) => ('value' in each ? [each.value] : [])) }
}

/** Combines several values into an object by name; unknown if any of them is. */
export function together<Value>(
  several: readonly (readonly [name: string, known: Known<Value>])[],
): Known<Record<string, Value>> {
  const entries = allOf(
    several.map(([name, known]): Known<[string, Value]> =>
      'unknown' in known ? known : { value: [name, known.value] },
    ),
  )
  return 'unknown' in entries ? entries : { value: Object.fromEntries(entries.value) }
}
