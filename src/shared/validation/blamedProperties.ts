import type { Json } from '../contracts/Json.ts'
import type { UniqueKey } from '../contracts/Table.ts'

/**
 * The properties at which the form shows that the values of a key are taken. A rule about records with a certain value blames
 * the property of that value instead of the columns, unless the value is usual: no one fills it in, or a record has it anyway.
 */
export function blamedProperties(
  { columns, where = {} }: UniqueKey,
  isUsual: (name: string, value: Json) => boolean,
): readonly string[] {
  const flags = Object.entries(where).flatMap(([name, values]) =>
    values.some((value) => isUsual(name, value)) ? [] : [name],
  )
  return flags.length > 0 ? flags : columns
}
