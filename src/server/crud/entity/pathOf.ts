import type { Entities } from '#generated/types/Entities.ts'

/** Where a refusal stands in a record: the JSON pointer of one of the entity's properties. */
export function pathOf<Name extends keyof Entities>(
  property: keyof Entities[Name]['record'] | keyof Entities[Name]['input'],
): string {
  return `/${String(property)}`
}
