import type { Field } from './Resource.ts'

/** Whether a property is to be seen beside the values around it: each that it asks for must hold one of those given. */
export function isShown(
  { showWhen = {} }: { showWhen?: Field['showWhen'] | undefined },
  around: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(showWhen).every(([name, values]) =>
    values.some((value) => value === (around[name] ?? null)),
  )
}
