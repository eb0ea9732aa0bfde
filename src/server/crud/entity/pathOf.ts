import type { Entities } from '#generated/types/Entities.ts'

/** The JSON pointer of one of the entity's properties, for the fields of a refusal. */
export function pathOf<Name extends keyof Entities>(
  property: keyof Entities[Name]['record'] | keyof Entities[Name]['input'],
): string {
  return `/${String(property)}`
}
