import type { Unknown } from '../referred/ReferredContext.ts'

/** Something that is known, or why it is not. */
export type Known<Value> = { value: Value } | { unknown: Unknown }

/** Several things as a list, where all of them are known. */
export function allOf<Value>(several: readonly Known<Value>[]): Known<Value[]> {
  const unknown = several.flatMap((each) => ('unknown' in each ? [each.unknown] : []))
  const [why] = unknown
  // What cannot be seen stays so, whatever is being fetched.
  if (why !== undefined) return { unknown: unknown.includes('unseen') ? 'unseen' : why }
  return { value: several.flatMap((each) => ('value' in each ? [each.value] : [])) }
}

/** Several things by their names, where all of them are known. */
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
