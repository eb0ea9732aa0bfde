import type { Json } from '../contracts/Json.ts'
import type { UniqueKey } from '../contracts/Table.ts'

/**
 * The properties at which people see that the values of a key are taken. Of one record among those with a certain value,
 * this value is one too many, unless nobody fills it in or a record has it anyway.
 */
export function placesOfKey(
  { columns, where = {} }: UniqueKey,
  isUsual: (name: string, value: Json) => boolean,
): readonly string[] {
  const flags = Object.entries(where).flatMap(([name, values]) =>
    values.some((value) => isUsual(name, value)) ? [] : [name],
  )
  return flags.length > 0 ? flags : columns
}
