import type { UnknownReason } from '../referred/ReferredContext.ts'

/** A known value, or the reason why it is unknown. */
export type KnownValue<Value> = { value: Value } | { unknown: UnknownReason }

/** Combines several values into a list; unknown if any of them is. */
export function knownList<Value>(several: readonly KnownValue<Value>[]): KnownValue<Value[]> {
  const unknown = several.flatMap((each) => ('unknown' in each ? [each.unknown] : []))
  const [why] = unknown
  // "unseen" wins over "loading", because fetching other records does not make an invisible one visible.
  if (why !== undefined) return { unknown: unknown.includes('unseen') ? 'unseen' : why }
  return { value: several.flatMap((each) => ('value' in each ? [each.value] : [])) }
}

/** Combines several values into an object by name; unknown if any of them is. */
export function knownObject<Value>(
  several: readonly (readonly [name: string, known: KnownValue<Value>])[],
): KnownValue<Record<string, Value>> {
  const entries = knownList(
    several.map(([name, known]): KnownValue<[string, Value]> =>
      'unknown' in known ? known : { value: [name, known.value] },
    ),
  )
  return 'unknown' in entries ? entries : { value: Object.fromEntries(entries.value) }
}
