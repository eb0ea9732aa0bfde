import type { Field } from '#shared/contracts/Resource.ts'
import type { Values } from './recordName.ts'

/** Whether a property is to be seen beside the record's other values: each that it asks for must hold one of those given. */
export function isShown({ showWhen = {} }: Pick<Field, 'showWhen'>, record: Values): boolean {
  return Object.entries(showWhen).every(([name, values]) =>
    values.some((value) => value === (record[name] ?? null)),
  )
}
