import type { Field } from './Resource.ts'

/**
 * Whether a property is shown beside the values around it: each property named by `showWhen` must have one of its given values. A
 * rule is never shown.
 */
export function isShown(
  { showWhen = {}, rule }: { showWhen?: Field['showWhen'] | undefined; rule?: Field['rule'] },
  around: Readonly<Record<string, unknown>>,
): boolean {
  return (
    !rule &&
    Object.entries(showWhen).every(([name, values]) =>
      values.some((value) => value === (around[name] ?? null)),
    )
  )
}
