import type { Field } from './Resource.ts'

/** Whether a property is to be seen beside the values around it: each that it asks for must hold one of those given. A rule never is. */
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
